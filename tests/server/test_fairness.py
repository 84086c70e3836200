"""One person's thinking does not keep another's bots, hints and analyses waiting."""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from typing import Any

import httpx
import pytest

from server.house import House, Visitor
from stellwerk.bots import make
from stellwerk.bots.limit import is_reached
from stellwerk.bots.shelf import SHELF
from stellwerk.games import games
from stellwerk.server import coaching, thinking
from stellwerk.server.fairness import FairQueue
from stellwerk.server.limits import BUDGETS, Budget, Rate
from stellwerk.server.store import Store

ME = {"kind": "me"}
STRONG, QUICK = {"kind": "bot", "bot": "stationmaster"}, {"kind": "bot", "bot": "driver"}
PATIENCE = 60.0  # seconds, on a busy machine


# ------------------------------------------------------------------------------------------------------------- the queue


def queued(test, threads: int = 3) -> None:
    """Run a test of a queue in a loop of its own."""

    async def run() -> None:
        queue = FairQueue(threads, "test")
        try:
            async with asyncio.timeout(PATIENCE):
                await test(queue)
        finally:
            queue.close()

    asyncio.run(run())


@pytest.mark.parametrize("party", ["the same household", "another"])
def test_nobody_has_all_threads_and_another_begins_at_once(party):
    async def test(queue: FairQueue) -> None:
        gate = threading.Event()
        held = [queue.do("hog", gate.wait, 60, "the same household") for _ in range(50)]
        assert await queue.do("ann", lambda: "now", 60, party) == "now", "while all that the hog may have is held"
        assert queue.waiting() == 49
        gate.set()
        assert all(await asyncio.gather(*held))

    queued(test)


def test_who_used_less_comes_first():
    async def test(queue: FairQueue) -> None:
        order: list[str] = []
        await asyncio.gather(*(queue.do("hog", lambda: time.sleep(0.05), 60) for _ in range(4)))
        gate = threading.Event()
        blocked = queue.do("one", gate.wait, 60)
        waiting = [queue.do(name, lambda name=name: order.append(name), 60) for name in ("hog", "hog", "ann", "bob")]
        gate.set()
        await asyncio.gather(blocked, *waiting)
        assert order == ["ann", "bob", "hog", "hog"]

    queued(test, threads=1)  # more of them would write down the order in any


def test_many_guests_from_one_address_are_one_party():
    async def test(queue: FairQueue) -> None:
        gate = threading.Event()
        held = [queue.do(f"guest {n}", gate.wait, 60, "192.0.2.1") for n in range(50)]
        assert await queue.do("ann", lambda: "now", 60, "192.0.2.2") == "now"
        gate.set()
        assert all(await asyncio.gather(*held))

    queued(test)


def test_people_of_one_party_come_in_turn():
    async def test(queue: FairQueue) -> None:
        order: list[str] = []
        gate = threading.Event()
        blocked = queue.do("hog", gate.wait, 60, "school")
        names = ["hog", "hog", "hog", "ann", "bob"]
        waiting = [queue.do(name, lambda name=name: order.append(name), 60, "school") for name in names]
        await asyncio.sleep(0.05)
        gate.set()
        await asyncio.gather(blocked, *waiting)
        assert order == ["ann", "bob", "hog", "hog", "hog"]

    queued(test, threads=2)


def test_what_takes_too_long_is_told_to_end_and_faults_come_back():
    begun = threading.Event()

    def endless() -> str:
        begun.set()
        while not is_reached():
            time.sleep(0.001)
        return "ended"

    async def test(queue: FairQueue) -> None:
        assert await queue.do("ann", endless, 0.1) == "ended"
        with pytest.raises(ZeroDivisionError):
            await queue.do("ann", lambda: 1 // 0, 60)
        begun.clear()
        given_up = queue.do("ann", endless, 3600)
        await asyncio.to_thread(begun.wait, PATIENCE)
        given_up.cancel()
        assert await queue.do("ann", lambda: "free", 60) == "free"

    queued(test, threads=1)


def test_closing_ends_what_runs():
    begun, ended = threading.Event(), threading.Event()

    def endless() -> None:
        begun.set()
        while not is_reached():
            time.sleep(0.001)
        ended.set()

    async def run() -> None:
        queue = FairQueue(1, "test")
        running, waiting = queue.do("ann", endless, 3600), queue.do("ann", endless, 3600)
        await asyncio.to_thread(begun.wait, PATIENCE)
        queue.close()
        assert waiting.cancelled()
        await asyncio.wait([running], timeout=PATIENCE)

    asyncio.run(run())
    assert ended.wait(PATIENCE)


# ------------------------------------------------------------------------------------------------------------ the claims


async def claims(url: str) -> None:
    """Many tables of one person and few of others are claimed in turn."""
    store = await Store.open(url)
    try:
        for n, owner in enumerate([*["hog"] * 20, "ann", "bob", "bob", None]):
            header = {"id": f"t{n:02}", "creator": owner, "public": False, "created": 0.0, "document": {}}
            turn = {"seq": n, "status": "running", "actor": 0, "thinking": True, "lease": 0.0, "updated": float(n)}
            await store.create(header, turn, {})
        first = await store.claim(5, 2, (), 10.0, 60.0)
        assert sorted(first) == [("t00", 0, "hog"), ("t01", 1, "hog"), ("t20", 20, "ann"), ("t21", 21, "bob"),
                                 ("t23", 23, "")]  # fmt: skip
        assert await store.claim(5, 2, ("hog",), 10.0, 60.0) == [("t22", 22, "bob")]
        rest = [await store.claim(50, 3, (), 10.0, 60.0) for _ in range(7)]
        assert [len(found) for found in rest] == [3, 3, 3, 3, 3, 3, 0]
        assert len(await store.claim(50, 50, (), 71.0, 60.0)) == 24, "leases have ended"
    finally:
        await store.close()


def test_tables_are_claimed_in_turn_by_who_made_them(tmp_path):
    asyncio.run(claims(f"sqlite:///{tmp_path}/claims.db"))


def test_tables_are_claimed_in_turn_by_who_made_them_in_postgres(cluster):
    asyncio.run(claims(cluster.database("claims")))


def test_no_table_is_claimed_twice_by_processes_at_the_same_moment(cluster):
    async def run() -> None:
        url = cluster.database("claimed_once")
        stores = [await Store.open(url) for _ in range(3)]
        try:
            for n in range(60):
                header = {"id": f"t{n}", "creator": f"p{n % 7}", "public": False, "created": 0.0, "document": {}}
                turn = {"seq": 0, "status": "running", "actor": 0, "thinking": True, "lease": 0.0, "updated": float(n)}
                await stores[0].create(header, turn, {})
            found: list[str] = []
            while len(found) < 60:
                more = await asyncio.gather(*(store.claim(4, 2, (), 10.0, 60.0) for store in stores for _ in range(2)))
                new = [claim.table_id for claims in more for claim in claims]
                assert new, "while there are some, some are found"
                found += new
            assert len(set(found)) == 60
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


# ------------------------------------------------------------------------------------------------------------ the server


def test_twenty_tables_of_strong_bots_do_not_keep_another_waiting(tmp_path):
    with House(f"sqlite:///{tmp_path}/fair.db", pace=0.4, thinkers=2) as house:
        ann, hog = Visitor(house), Visitor(house)
        with ann.live(ann.table("paris", [ME, QUICK, QUICK])["id"]) as live:
            live.bots_take(2)  # all is compiled and warm
            usual = statistics.median(live.bots_take(5))
            tables = [hog.table("paris", [STRONG] * 4)["id"] for _ in range(20)]
            until = time.monotonic() + 180
            while not any(hog.see(id)["n"] for id in tables):  # the search is compiled too
                assert time.monotonic() < until
                time.sleep(0.1)
            attacked = live.bots_take(5)
        # Without shares not one action came within a minute.  How little it is with them bench/fairness.py measures:
        # here the machine may be busy with something else.
        assert statistics.median(attacked) < 2 * usual + 2
        assert max(attacked) < 2 * usual + 15
        assert 0 < SHELF.size <= thinking.TREES
        assert house.server.thinking.waiting() > 0, "all the while there was more to think about"
        before = time.monotonic()
    assert time.monotonic() - before < 20, "a server that thinks does not think to the end before it stops"


def test_bots_of_those_whose_budget_is_used_up_hurry(tmp_path, monkeypatch):
    monkeypatch.setattr(thinking, "DECISION", 30.0)
    house = House(f"sqlite:///{tmp_path}/fair.db", limits=1.0)
    with house:
        make("search:1").ready(games()["paris"])
        ann = Visitor(house)
        monkeypatch.setattr("stellwerk.bots.ranks.spec_of", lambda *_: "search:1000000000")
        house.server.costs.charge(ann.me["id"], 10_000)
        id, until = ann.table("paris", [STRONG] * 3)["id"], time.monotonic() + PATIENCE
        while (now := ann.see(id)["n"]) < 10:
            assert time.monotonic() < until, f"{now} decisions"
            time.sleep(0.2)


def test_new_hints_and_analyses_are_paid_for_by_who_asks(tmp_path, monkeypatch):
    monkeypatch.setattr(coaching, "ADVISER", "search:20")
    budgets = {**BUDGETS, "hint": Budget(person=Rate(0.001, 1), address=Rate(0.001, 2))}
    house = House(f"sqlite:///{tmp_path}/fair.db")
    house.server.limits.__init__(budgets)
    with house:
        ann, bob, eve = Visitor(house), Visitor(house), Visitor(house)

        def hint(who: Visitor, table: Any, status: int) -> None:
            who.ask("GET", f"/api/tables/{table['id']}/hint", status, seat=table["actor"])

        table = ann.table("paris", [ME, ME, ME])
        hint(ann, table, 200)
        hint(ann, table, 200)  # the same again costs nothing
        hint(ann, ann.play(table["id"], 1), 429)
        hint(bob, bob.table("paris", [ME, ME, ME]), 200)
        hint(eve, eve.table("paris", [ME, ME, ME]), 429)  # all three have one address


def test_hints_and_analyses_have_a_limit_of_time(tmp_path, monkeypatch):
    monkeypatch.setattr(coaching, "ADVISER", "search:1000000000")
    monkeypatch.setattr(coaching, "SAMPLES", 1_000_000)
    monkeypatch.setattr(thinking, "DECISION", 0.3)
    monkeypatch.setattr(thinking, "STUDY", 0.3)
    with House(f"sqlite:///{tmp_path}/fair.db") as house:
        ann = Visitor(house)
        table = ann.table("paris", [ME, ME, ME])
        path = f"/api/tables/{table['id']}"
        assert ann.ask("GET", f"{path}/hint", seat=table["actor"])["action"]
        end = ann.play(table["id"], 1000)
        assert end["over"]
        found = ann.ask("GET", f"{path}/analysis")
        assert len(found["chances"]) == end["n"] + 1


def test_analyses_and_their_pictures_are_for_those_who_are_known(tmp_path, monkeypatch):
    for name, small in (("SAMPLES", 1), ("MOMENTS", 1), ("ANALYST", "search:20")):
        monkeypatch.setattr(coaching, name, small)
    with House(f"sqlite:///{tmp_path}/fair.db") as house:
        ann = Visitor(house)
        id = ann.table("paris", [ME, ME, ME])["id"]
        ann.play(id, 1000)
        for path in (f"/api/tables/{id}/analysis", f"/api/tables/{id}/analysis/picture"):
            assert httpx.get(house.url + path, timeout=PATIENCE).status_code == 401
            assert ann.get(path).status_code == 200


def test_files_what_ifs_and_pictures_wait_in_the_fair_queue(tmp_path, monkeypatch):
    for name, small in (("SAMPLES", 1), ("MOMENTS", 1), ("ANALYST", "search:20")):
        monkeypatch.setattr(coaching, name, small)
    with House(f"sqlite:///{tmp_path}/fair.db") as house:
        ann, bob = Visitor(house), Visitor(house)
        id = ann.table("paris", [ME, ME, ME])["id"]
        ann.play(id, 1000)
        file = ann.ask("GET", f"/api/tables/{id}/export")
        while ann.get(f"/api/tables/{id}/analysis").status_code != 200:
            pass  # it waits by itself
        asked, do = [], FairQueue.do
        monkeypatch.setattr(FairQueue, "do", lambda queue, owner, *rest: asked.append(owner) or do(queue, owner, *rest))
        for want in (
            lambda: bob.ask("POST", "/api/analysis", document=file),
            lambda: bob.ask("POST", f"/api/tables/{id}/what-if", n=3),
            lambda: bob.get(f"/api/tables/{id}/analysis/picture"),
        ):
            asked.clear()
            want()
            assert set(asked) == {bob.me["id"]}
