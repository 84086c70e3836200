"""How much one person or one address can keep here, and what goes by itself."""

import asyncio
import secrets
import time

import pytest
import sqlalchemy as sa

from server.house import House, Visitor
from stellwerk.server import stock
from stellwerk.server import store as db

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
DAY = 86_400.0


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A database of either kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("cluster").database(f"stock_{secrets.token_hex(4)}")


def house_at(url, most=None, **settings):
    """A house; `most` says how many of what there may be."""
    made = House(url, **settings)
    made.server.limits._most.update(most or {})
    return made


def opened(visitor, seats=(ME, OPEN, OPEN), **more):
    """Try to open a table."""
    return visitor.post("/api/tables", json={"game": "paris", "seats": list(seats), **more})


def do(house, work):
    """Have something done in the house."""
    return asyncio.run_coroutine_threadsafe(work, house.server._tasks[0].get_loop()).result(60)


def count(house, table, **where):
    """How many rows there are."""
    matching = [table.c[name].in_(values) for name, values in where.items()]
    return do(house, house.server.store.row(sa.select(sa.func.count()).select_from(table).where(*matching)))["count_1"]


def test_open_tables_of_a_person_and_of_an_address_are_counted(url):
    with house_at(url, {"tables": 5, "address-tables": 8}, limits=1.0) as house:
        ann, bob = Visitor(house), Visitor(house)
        ids = [opened(ann).json()["id"] for _ in range(5)]
        refused = opened(ann)
        assert (refused.status_code, refused.json()["error"]) == (409, "too-many")
        assert "5 tables" in refused.json()["text"]
        assert (
            "5 Tische" in ann.post("/api/tables?language=de", json={"game": "paris", "seats": [ME] * 3}).json()["text"]
        )
        what_if = ann.post(f"/api/tables/{ids[0]}/what-if", json={"n": 0})
        assert what_if.status_code == 409
        assert [opened(bob).status_code for _ in range(4)] == [200, 200, 200, 409]
        house.clock.ahead = 8 * DAY  # what nobody has touched for a week does not count
        assert opened(ann).status_code == 200


def test_what_is_finished_does_not_count(url):
    with house_at(url, {"tables": 2}, limits=1.0) as house:
        ann = Visitor(house)
        for _ in range(4):
            table = opened(ann, [ME, ME, ME]).json()
            for seat in range(3):
                ann.ask("POST", f"/api/tables/{table['id']}/end-offer", seat=seat, accept=True)
            assert ann.see(table["id"])["status"] == "over"


def test_seats_are_counted(url):
    with house_at(url, {"seats": 3}, limits=1.0) as house:
        ann, bob = Visitor(house), Visitor(house)
        ids = [opened(ann).json()["id"] for _ in range(5)]
        joined = [bob.post(f"/api/tables/{id}/join", json={}).status_code for id in ids]
        assert joined == [200, 200, 200, 409, 409]


def test_bytes_are_counted(url):
    with house_at(url, limits=1.0) as house:
        ann = Visitor(house)
        id = opened(ann, [ME, ME, ME]).json()["id"]
        house.server.limits.charge("bytes", person=ann.me["id"], cost=17e6)
        table = ann.see(id)
        act = {"seat": table["actor"], "action": table["offers"][0]["action"], "seq": table["seq"]}
        asked = [
            ann.post("/api/tables", json={"game": "paris", "seats": [ME, OPEN, OPEN]}),
            ann.post(f"/api/tables/{id}/chat", json={"text": "hello"}),
            ann.put(f"/api/tables/{id}/notes", json={"text": "hello"}),
            ann.post(f"/api/tables/{id}/actions", json=act),
        ]
        assert [answer.status_code for answer in asked] == [429] * 4
        with ann.live(id) as live:
            live.hear()
            live.say(type="action", key="k", **act)
            while (answer := live.hear())["type"] == "ping":
                pass
            assert (answer["type"], answer["error"]) == ("refused", "rate")
        assert Visitor(house).post(f"/api/tables/{id}/chat", json={"text": "hello"}).status_code == 204


def test_what_bots_store_is_their_makers(url):
    with house_at(url) as house:
        charged, charge = [], house.server.limits.charge

        def counted(kind, **more):
            charged.append((kind, more["person"], more["cost"]))
            charge(kind, **more)

        house.server.limits.charge = counted
        ann = Visitor(house)
        id = opened(ann, [BOT, BOT, BOT], start=True).json()["id"]
        until = time.monotonic() + 120
        while ann.see(id)["status"] != "over":
            assert time.monotonic() < until
            time.sleep(0.1)
        mine = [cost for kind, person, cost in charged if (kind, person) == ("bytes", ann.me["id"])]
        assert mine[0] > stock.TABLE
        assert mine[1:] == [stock.EVENT] * ann.see(id)["n"]


def test_one_address_cannot_fill_the_disk_nor_can_all(url):
    with house_at(url, limits=1.0) as house:
        guest, other = Visitor(house), Visitor(house)
        house.server.limits.charge("bytes", address="127.0.0.1", cost=65e6)
        refused = opened(guest)
        assert (refused.status_code, refused.json()["error"]) == (429, "rate")
        assert int(refused.headers["retry-after"]) > 100
        house.server.limits.charge("bytes", address="127.0.0.1", cost=-65e6)
        assert opened(guest).status_code == 200
        house.server.limits.charge("bytes", cost=1100e6)
        refused = opened(other)
        assert (refused.status_code, refused.json()["error"]) == (503, "busy")


def test_an_address_has_so_many_guests(url):
    with house_at(url, limits=1.0) as house:
        guests = [Visitor(house).me for _ in range(45)]
        assert 40 <= sum("id" in guest for guest in guests) < 45


# -------------------------------------------------------------------------------------------------------------- sweeping


def test_guests_without_a_move_go_with_their_tables(url):
    with house_at(url) as house:
        idle, mover, account, host, waiting = (Visitor(house) for _ in range(5))
        mine = opened(idle).json()["id"]
        idle.ask("POST", f"/api/tables/{mine}/chat", 204, text="is there anybody?")
        idle.ask("PUT", f"/api/tables/{mine}/notes", 204, text="nobody")
        bots = opened(idle, [BOT, BOT, ME], start=True).json()["id"]
        moved = opened(mover, [ME, ME, ME]).json()["id"]
        mover.play(moved, 1)
        account.ask("POST", "/api/account", name="Sweeping Account", password="a horse with a staple 7")
        kept = opened(account).json()["id"]
        joint = opened(host).json()["id"]
        waiting.ask("POST", f"/api/tables/{joint}/join")
        house.clock.ahead = 8 * DAY
        new = Visitor(house)
        do(house, house.server.tidy())
        for id, status in ((mine, 404), (bots, 404), (moved, 200), (kept, 200), (joint, 200)):
            assert new.get(f"/api/tables/{id}").status_code == status, id
        for visitor in (mover, account, host, waiting):
            assert Visitor(house, cookies=dict(visitor.cookies)).me["id"] == visitor.me["id"]
        assert count(house, db.person, id=[idle.me["id"]]) == count(house, db.session, person=[idle.me["id"]]) == 0
        assert count(house, db.game_table, id=[mine, bots]) == 0
        for table in (db.event, db.turn, db.seat, db.chat, db.note):
            assert count(house, table, table_id=[mine, bots]) == 0, table


@pytest.mark.parametrize("days", [0.0, 30.0])
def test_how_long_guests_stay_can_be_chosen(url, days):
    with house_at(url, guest_days=days) as house:
        idle = Visitor(house)
        house.clock.ahead = 8 * DAY
        do(house, house.server.tidy())
        assert count(house, db.person, id=[idle.me["id"]]) == 1
