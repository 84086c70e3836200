"""Deleting a person: an answer at once, the rest in the background, and nothing of what they said stays anywhere."""

import asyncio
import time

import pytest
import sqlalchemy as sa

from server.house import House, Visitor
from server.processes import Served
from stellwerk.server import coaching
from stellwerk.server import store as db
from stellwerk.server.snapshots import Look
from stellwerk.server.store import Store

FINISHED = 2000
WORD, NAME = "Ostkreuzgeheimnis", "Kilimandscharo"
ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite:///{tmp_path_factory.mktemp('farewells')}/house.db") as made:
        yield made


def until(look, seconds=60):
    end = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def in_store(house, work):
    """Do something in the database of a house that is running."""
    loop = house.server.rooms.store._tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work(house.server.store), loop).result(60)


def past_tables(person, number):
    """Tables of long ago that nobody could open any more, which is of no account."""
    for n in range(number):
        id = f"past{n}"
        document = {"game": "paris", "seats": [{"kind": "person", "name": NAME, "person": person, "bot": None}]}
        turn = {"seq": 1, "status": "over", "actor": -1, "thinking": False, "lease": 0.0, "updated": 0.0}
        yield db.game_table.insert().values(id=id, creator=person, public=False, created=0.0, document=document)
        yield db.turn.insert().values(table_id=id, **turn)
        yield db.seat.insert().values(table_id=id, seat=0, person=person)


def test_who_played_thousands_of_games_is_gone_at_once_and_gets_up_in_the_background(house):
    ann, bob = Visitor(house), Visitor(house)
    in_store(house, lambda store: store.write(*past_tables(ann.me["id"], FINISHED)))
    table = ann.table("paris", [ME, OPEN, OPEN])["id"]
    duel = ann.table("deutschland", [ME, OPEN])["id"]
    bob.ask("POST", f"/api/tables/{duel}/join")
    rooms = len(house.server.rooms)
    begin = time.monotonic()
    ann.ask("DELETE", "/api/account", 204)
    assert time.monotonic() - begin < 20
    assert len(house.server.rooms) <= rooms  # none of the old tables was opened for it
    until(lambda: bob.see(duel)["over"])
    until(lambda: bob.see(table)["seats"][0]["kind"] == "open")
    until(lambda: in_store(house, lambda store: store.rows(sa.select(db.farewell))) == [])
    [row] = in_store(house, lambda store: store.rows(sa.select(sa.func.count()).where(
        sa.cast(db.game_table.c.document, sa.Text).contains(NAME)
    )))  # fmt: skip
    assert list(row.values()) == [0]


def test_a_farewell_that_was_interrupted_is_taken_up_again(tmp_path):
    url = f"sqlite:///{tmp_path}/again.db"
    with House(url) as house:
        ann, bob = Visitor(house), Visitor(house)
        duel = ann.table("deutschland", [ME, OPEN])["id"]
        bob.ask("POST", f"/api/tables/{duel}/join")
        cookies, gone = bob.cookies, ann.me["id"]

    async def die():  # as if the process had died right after the answer
        store = await Store.open(url)
        await store.write(db.person.delete().where(db.person.c.id == gone))
        await store.write(db.farewell.insert().values(person=gone, lease=time.time() + 1000))
        await store.close()

    asyncio.run(die())
    with House(url) as house:
        bob = Visitor(house, cookies=cookies)
        until(lambda: bob.see(duel)["over"])


def remembered(server):
    """All that the rooms of a server could still show."""
    seen = []
    for room in server.rooms:
        seen += [room.names, room.chat, room.told, room.seen, room.shared, [vars(place) for place in room.table.places]]
        seen += [room.table.match.names if room.table.match else None]
        seen += [look._parts for look in room.looks.values() if isinstance(look, Look)]
    return repr(seen)


def test_the_words_of_somebody_who_was_deleted_go_from_memory_too(house):
    ann, bob = Visitor(house), Visitor(house)
    ann.ask("PATCH", "/api/me", name=NAME)
    seats = [{"kind": "me", "name": WORD}, ME, OPEN]
    table = ann.table("paris", seats)["id"]
    quiet = ann.table("paris", [{"kind": "me", "name": WORD}, ME, ME])["id"]
    ann.play(quiet, 2)
    bob.ask("POST", f"/api/tables/{table}/join")
    for id in (table, quiet):
        ann.ask("POST", f"/api/tables/{id}/chat", 204, text=WORD)
        ann.ask("PUT", f"/api/tables/{id}/notes", 204, text=WORD)
        bob.see(id)
    with bob.live(table) as live:
        live.until(1)
        while WORD not in repr(live.table["chat"]):
            live.hear()
        assert WORD in remembered(house.server)
        ann.ask("DELETE", "/api/account", 204)
        while WORD in repr(live.table) or NAME in repr(live.table):
            live.hear()
        for word in (WORD, NAME):
            until(lambda word=word: word not in remembered(house.server))


def test_what_the_coach_said_about_somebody_goes_too(house, monkeypatch):
    for name, small in (("SAMPLES", 1), ("MOMENTS", 1), ("ANALYST", "search:20"), ("ADVISER", "search:20")):
        monkeypatch.setattr(coaching, name, small)
    ann, bob = Visitor(house), Visitor(house)
    ann.ask("PATCH", "/api/me", name=NAME)
    table = ann.table("paris")["id"]
    ann.play(table, 1000)

    def analysis():
        return until(lambda: (found := bob.get(f"/api/tables/{table}/analysis")).status_code == 200 and found.text)

    assert NAME in analysis()
    kept = house.server.coaching._kept
    assert NAME in repr(kept)
    ann.ask("DELETE", "/api/account", 204)
    assert NAME not in repr(kept)
    assert NAME not in analysis()


def test_the_words_go_from_other_processes_too(cluster):
    url = cluster.database("farewells")
    with Served(url) as one, Served(url) as two:
        ann = Visitor(one)
        ann.ask("PATCH", "/api/me", name=NAME)
        table = ann.table("paris", [{"kind": "me", "name": WORD}, ME, OPEN])["id"]
        bob = Visitor(two)
        bob.ask("POST", f"/api/tables/{table}/join")
        ann.ask("POST", f"/api/tables/{table}/chat", 204, text=WORD)
        with bob.live(table) as live:
            live.until(1)
            while WORD not in repr(live.table["chat"]):
                live.hear()
            ann.ask("DELETE", "/api/account", 204)
            while WORD in repr(live.table) or NAME in repr(live.table):
                live.hear()
