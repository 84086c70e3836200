"""Finished tables are packed and show as before; what guests left unfinished goes, and everything that points to it."""

import threading
import time

import pytest
import sqlalchemy as sa

from server.house import House, Visitor
from server.lived_in import ME, OPEN, contents, do, live_in
from stellwerk.server import backups, core, people
from stellwerk.server import store as db

DAY = 86_400.0


@pytest.fixture(autouse=True)
def often(monkeypatch):
    monkeypatch.setattr(core, "TIDY", 0.2)


def count(url, table, id):
    query = sa.select(sa.func.count()).select_from(table).where(table.c.table_id == id)
    return backups.within(url, lambda connection: connection.execute(query).scalar_one(), backups.READ)


def until(look, seconds=60):
    end = time.monotonic() + seconds
    while not look():
        assert time.monotonic() < end
        time.sleep(0.05)


def sign_up(visitor, name):
    visitor.ask("POST", "/api/account", name=name, password="seven trains to Ulm")


def test_a_packed_table_shows_as_before(new_database, tmp_path):
    url = new_database()
    with House(url) as house:
        tables = live_in(house)
        id, bob = tables["over"], tables["bob"]
        before = {path: bob.ask("GET", f"/api/tables/{id}{path}") for path in ("", "/export", "/at/1")}
        mine = bob.ask("GET", "/api/account/export")
    with House(url, forget_guests_after=0) as house:
        house.clock.ahead = 31 * DAY
        until(lambda: count(url, db.event, id) == 0)
        assert count(url, db.packed, id) == 1
        assert count(url, db.packed, tables["running"]) == 0
        bob = Visitor(house, cookies=bob.cookies)
        for path, shown in before.items():
            again = bob.ask("GET", f"/api/tables/{id}{path}")
            assert {k: v for k, v in again.items() if k != "version"} == {
                k: v for k, v in shown.items() if k != "version"
            }
        events = lambda data: sorted((e["table_id"], e["seq"], e["text"] or "") for e in data["events"])  # noqa: E731
        assert events(bob.ask("GET", "/api/account/export")) == events(mine)
        study = bob.ask("POST", f"/api/tables/{id}/what-if", n=0)
        assert study["analysis"]
        other = bob.ask("POST", f"/api/tables/{id}/rematch")["id"]  # one more event, beside those that are packed
        assert count(url, db.event, id) == 1
    with House(url, pack_after=0, forget_guests_after=30, guest_days=0) as house:
        assert Visitor(house, cookies=bob.cookies).see(id)["rematch"] == other
    assert backups.check(url).faults == []
    assert backups.back_up(url, tmp_path / "b").faults == []
    copy = new_database()
    backups.restore(copy, tmp_path / "b")
    assert contents(copy)["packed"] == contents(url)["packed"]


def test_damage_of_what_is_packed_is_named(new_database):
    url = new_database()
    with House(url) as house:
        id = live_in(house)["over"]
        house.clock.ahead = 31 * DAY
        until(lambda: count(url, db.event, id) == 0)
    do(
        url,
        f"UPDATE packed SET events = CAST('no' AS {'BYTEA' if 'postgres' in url else 'BLOB'}) WHERE table_id = '{id}'",
    )
    assert [fault.where for fault in backups.check(url).faults] == [id]


def test_what_guests_left_unfinished_is_deleted_whole(new_database):
    url = new_database()
    with House(url, pack_after=0, forget_guests_after=30, guest_days=0) as house:
        tables = live_in(house)
        ids = {name: id for name, id in tables.items() if isinstance(id, str)}
        left = ids["left"] = tables["ann"].table("paris")["id"]
        tables["ann"].play(left, 5)
        tables["ann"].ask("POST", f"/api/tables/{left}/chat", 204, text="back in a minute")
        tables["ann"].ask("PUT", f"/api/tables/{left}/notes", 204, text="Lyon first")
        cat = Visitor(house)
        sign_up(cat, "Cat")
        kept = cat.table("paris")["id"]
        together = tables["ann"].table("nuremberg", [ME, OPEN])["id"]
        cat.ask("POST", f"/api/tables/{together}/join")
        house.clock.ahead = 20 * DAY
        dan = Visitor(house)
        lately = dan.table("paris")["id"]
        house.clock.ahead = 31 * DAY
        until(lambda: sum(count(url, db.turn, ids[name]) for name in ("left", "lobby", "study")) == 0)
        for id in (kept, together, lately, ids["over"]):
            assert count(url, db.turn, id) == 1
        cat.see(kept)
        cat.ask("GET", f"/api/tables/{left}", 404)
    for name in ("left", "lobby", "study"):
        for table in db.meta.sorted_tables:
            if "table_id" in table.c:
                assert count(url, table, ids[name]) == 0, table.name
    assert backups.check(url).faults == []


def test_a_rematch_that_was_left_and_is_gone_can_be_had_again(new_database):
    url = new_database()
    with House(url, pack_after=0, forget_guests_after=30, guest_days=0) as house:
        tables = live_in(house)
        ann = tables["ann"]
        first = ann.ask("POST", f"/api/tables/{tables['over']}/rematch")["id"]
        house.clock.ahead = 31 * DAY
        until(lambda: count(url, db.turn, first) == 0)
        again = Visitor(house, cookies=ann.cookies).ask("POST", f"/api/tables/{tables['over']}/rematch")["id"]
        assert again != first


def test_ones_own_data_is_unpacked_beside_everything_else(tmp_path, monkeypatch):
    """Thousands of games take seconds: nobody else waits for that."""
    monkeypatch.setattr(people, "UNPACKED", 2)
    unpack, threads = db.unpacked_events, []
    with House(f"sqlite:///{tmp_path}/house.db", forget_guests_after=0) as house:
        ann = Visitor(house)
        ids = [ann.table("paris")["id"] for _ in range(5)]
        for id in ids:
            ann.play(id, 3)
            for seat in range(3):
                ann.ask("POST", f"/api/tables/{id}/end-offer", seat=seat, accept=True)
        before = ann.ask("GET", "/api/account/export")["events"]
        house.clock.ahead = 31 * DAY
        until(lambda: not house.run(house.server.store.rows(sa.select(db.event))))
        monkeypatch.setattr(
            db, "unpacked_events", lambda packed: threads.append(threading.current_thread()) or unpack(packed)
        )
        after = Visitor(house, cookies=ann.cookies).ask("GET", "/api/account/export")["events"]
    by_place = lambda events: sorted(events, key=lambda event: (event["table_id"], event["seq"]))  # noqa: E731
    assert by_place(after) == by_place(before)
    assert len(threads) == len(ids)
    assert house._thread not in threads
