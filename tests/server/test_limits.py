"""Budgets: nobody spends more than a person, an address and the house may, in one process or in several."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.house import House, Visitor
from stellwerk.engine.game import Game
from stellwerk.server import rooms
from stellwerk.server.limits import BUDGETS, WHOSE, Budget, Limits, Rate
from stellwerk.server.refusals import Refusal
from stellwerk.server.store import Store

HINTS = {"hint": Budget(person=Rate(1, 4), address=Rate(2, 6), house=Rate(4, 8))}


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


async def tried(limits, times, kind="hint", **who):
    """How often one may, out of some times; and the last refusal."""
    done, refusal = 0, None
    for _ in range(times):
        try:
            await limits.spend(kind, **who)
            done += 1
        except Refusal as fault:
            refusal = fault
    return done, refusal


def test_a_person_an_address_and_the_house_each_have_their_part():
    async def work():
        limits = Limits(HINTS, clock=lambda: 0.0)
        done, refusal = await tried(limits, 10, person="ada", address="home")
        assert (done, refusal.code, refusal.wait) == (4, "rate", 1.0)
        done, refusal = await tried(limits, 10, person="bob", address="home")
        assert (done, refusal.code, refusal.wait) == (2, "rate", 0.5)
        done, refusal = await tried(limits, 10, person="cleo", address="elsewhere")
        assert (done, refusal.code, refusal.status) == (2, "busy", 503)

    asyncio.run(work())


def test_what_is_refused_costs_nothing():
    async def work():
        limits = Limits(HINTS, clock=lambda: 0.0)
        assert (await tried(limits, 100, person="ada", address="home"))[0] == 4
        assert (await tried(limits, 100, person="bob", address="elsewhere"))[0] == 4

    asyncio.run(work())


def test_costs_can_be_fractions_and_are_charged_afterwards():
    async def work():
        clock = Clock()
        limits = Limits(HINTS, clock=clock)
        await limits.spend("hint", person="ada", cost=0)
        limits.charge("hint", person="ada", cost=5.5)
        with pytest.raises(Refusal) as refused:
            await limits.spend("hint", person="ada", cost=0)
        assert refused.value.wait == 1.5
        clock.now = 2.0
        await limits.spend("hint", person="ada", cost=0.25)
        limits.charge("hint", person="ada", cost=-3)  # it took less than was spent
        assert (await tried(limits, 10, person="ada"))[0] == 3

    asyncio.run(work())


def test_what_costs_more_than_a_bucket_holds_is_done_once():
    async def work():
        limits = Limits(HINTS, clock=lambda: 0.0)
        await limits.spend("hint", person="ada", cost=7)
        with pytest.raises(Refusal) as refused:
            await limits.spend("hint", person="ada", cost=7)
        assert refused.value.wait == 7

    asyncio.run(work())


@given(st.lists(st.tuples(st.floats(0, 3), st.floats(0, 5)), max_size=40))
def test_nobody_gets_more_than_the_bucket_and_what_flows_in(spent):
    async def work():
        clock, total = Clock(), 0.0
        limits = Limits({"hint": Budget(person=Rate(0.5, 5))}, clock=clock)
        for seconds, cost in spent:
            clock.now += seconds
            try:
                await limits.spend("hint", person="ada", cost=cost)
                total += cost
            except Refusal as fault:
                clock.now += fault.wait + 1e-6
                await limits.spend("hint", person="ada", cost=cost)  # after the wait it is there
                total += cost
        assert total <= 5 + 0.5 * clock.now + 1e-6

    asyncio.run(work())


def test_every_budget_is_wider_for_more():
    for kind, budget in BUDGETS.items():
        rates = [rate for whose in WHOSE if (rate := getattr(budget, whose)) is not None]
        assert rates, kind
        assert all(a.burst <= b.burst and a.per_second <= b.per_second for a, b in pairwise(rates))


# ------------------------------------------------------------------------------------------------- several processes


async def opened(url, budgets):
    """What one process has."""
    store, limits = await Store.open(url), Limits(budgets)
    limits.share(store)
    return store, limits


def test_processes_share_their_buckets(cluster):
    slow = {"hint": Budget(Rate(1e-6, 100), Rate(1e-6, 150), Rate(1e-6, 170))}

    async def work():
        url = cluster.database("budgets")
        (one, first), (two, second) = await opened(url, slow), await opened(url, slow)
        try:

            async def both(person, address):
                tries = (tried(limits, 120, person=person, address=address) for limits in (first, second))
                spent = await asyncio.gather(*tries)
                return sum(done for done, _ in spent), {refusal.code for _, refusal in spent}

            ada, why = await both("ada", "home")
            assert 100 - 100 / 8 <= ada <= 100  # each may be left with a portion that is too small
            assert why == {"rate"}
            bob, why = await both("bob", "home")
            assert 150 - 150 / 8 <= ada + bob <= 150
            assert why == {"rate"}
            eve, why = await both("eve", "away")
            assert 170 - 170 / 8 <= ada + bob + eve <= 170
            assert why == {"busy"}
        finally:
            await one.close()
            await two.close()

    asyncio.run(work())


def test_a_debt_in_one_process_is_known_in_the_other(cluster):
    slow = {"thinking": Budget(person=Rate(1e-3, 16), house=Rate(10, 1000))}

    async def work():
        url = cluster.database("debts")
        (one, first), (two, second) = await opened(url, slow), await opened(url, slow)
        try:
            await first.spend("thinking", person="ada", cost=0)
            first.charge("thinking", person="ada", cost=40)
            await first.settle()
            for limits in (first, second):
                with pytest.raises(Refusal) as refused:
                    await limits.spend("thinking", person="ada", cost=0)
                assert refused.value.wait == pytest.approx(24_000, rel=0.1)
            first.charge("thinking", person="ada", cost=-30)
            assert (await tried(first, 3, "thinking", person="ada"))[0] == 3  # what is given back is there again
            await second.spend("thinking", person="bob", cost=8)
            await one.sweep_buckets()
            rows = cluster.run_sql("SELECT who FROM bucket WHERE kind = 'thinking' ORDER BY who", "debts").split("\n")
            assert rows[-2:] == ["person ada", "person bob"]
        finally:
            await one.close()
            await two.close()

    asyncio.run(work())


def test_a_bucket_that_was_just_made_is_not_swept_away(cluster):
    async def work():
        url = cluster.database("swept")
        store, limits = await opened(url, {"hint": Budget(person=Rate(1e-6, 4))})
        ask = store._leasing.ask

        async def ask_and_sweep(sql, *values):
            rows = await ask(sql, *values)
            await store.sweep_buckets()  # as another process may in this very moment
            return rows

        store._leasing.ask = ask_and_sweep
        try:
            assert (await tried(limits, 6, person="ada"))[0] == 4
        finally:
            await store.close()

    asyncio.run(work())


def test_leases_make_most_spending_free_of_queries(cluster):
    async def work():
        store, limits = await opened(cluster.database("leases"), {"chat": Budget(person=Rate(1e-6, 1600))})
        asked = 0
        lease = store.lease

        async def counted(leases):
            nonlocal asked
            asked += 1
            return await lease(leases)

        store.lease = counted
        try:
            assert (await tried(limits, 1600, "chat", person="ada"))[0] == 1600
            assert asked == 16
        finally:
            await store.close()

    asyncio.run(work())


def test_two_servers_give_one_person_the_tables_of_one(cluster):
    url = cluster.database("two")
    with House(url, limits=1.0) as one, House(url, limits=1.0) as two:
        ann = Visitor(one)
        there = Visitor(two, cookies=dict(ann.cookies))
        body = {"game": "paris", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        answers = [who.post("/api/tables", json=body) for _ in range(15) for who in (ann, there)]
        made = sum(answer.status_code == 200 for answer in answers)
        assert 17 <= made <= 23  # 20, what flows in meanwhile, and what the other had taken in advance
        assert {answer.status_code for answer in answers} == {200, 429}
        assert int(answers[-1].headers["retry-after"]) >= 1


# ------------------------------------------------------------------------------------------------------- in the house


def test_explanations_and_whole_tables_by_the_socket_are_views_that_count(tmp_path):
    with House(f"sqlite:///{tmp_path}/looks.db", limits=1.0) as house:
        ann = Visitor(house)
        table = ann.table("paris")
        with ann.live(table["id"]) as live:
            live.hear()
            live.say(type="seat", seat=1)
            assert live.hear()["type"] == "snapshot"
            ann.ask("GET", f"/api/tables/{table['id']}/explain", seat=0, action="stop")
            house.server.limits.charge("look", person=ann.me["id"], cost=10_000)
            live.say(type="seat", seat=0)
            assert live.hear()["error"] == "rate"
            ann.ask("GET", f"/api/tables/{table['id']}/explain", 429, seat=0, action="stop")


def test_what_anybody_may_ask_for_is_worked_out_once(tmp_path, monkeypatch):
    with House(f"sqlite:///{tmp_path}/games.db", limits=1.0) as house:
        ann = Visitor(house)
        first = ann.ask("GET", "/api/games")
        monkeypatch.setattr(Game, "map_document", None)  # reading all maps took a fiftieth of a second each time
        assert ann.ask("GET", "/api/games") == first


def test_tables_that_have_to_be_read_first_are_paid_for(tmp_path):
    """More than a server keeps in memory can be had by one address, and each takes a hundredth of a second to read."""
    with House(f"sqlite:///{tmp_path}/reads.db", limits=1.0) as house:
        ann, bob = Visitor(house), Visitor(house)
        here, there = (ann.table("paris")["id"] for _ in range(2))
        house.server.rooms.drop(there)
        house.server.limits.charge("read", person=ann.me["id"], cost=1000)
        ann.see(here)
        asks = (
            "/api/tables?scope=mine",
            "/api/bot/stream",
            *(f"/api/tables/{there}{w}" for w in ("", "/export", "/at/0")),
        )
        for ask in asks:
            answer = ann.get(ask)
            assert (answer.status_code, answer.json()["error"]) == (429, "rate"), ask
        with ann.live(there) as live:
            assert live.hear()["error"] == "rate"
        bob.see(there)
        ann.see(there)  # now it is in memory
        assert len(ann.ask("GET", "/api/tables", scope="mine")) == 2


def test_tables_that_nobody_looked_at_lately_forget_how_they_look(tmp_path, monkeypatch):
    """From each seat in each language that is some megabytes, which one guest could have of a thousand tables."""
    monkeypatch.setattr(rooms, "LATELY", 3)
    with House(f"sqlite:///{tmp_path}/looks.db") as house:
        ann = Visitor(house)
        ids = [ann.table("paris")["id"] for _ in range(6)]
        ann.play(ids[0], 5)
        with ann.live(ids[0]) as live:
            live.hear()
            before = [ann.see(id, 1) for id in ids]
            assert [bool(house.server.rooms.known(id).looks) for id in ids] == [True, False, False, True, True, True]
            assert [ann.see(id, 1) for id in ids] == before
            live.until(ann.play(ids[0], 1)["seq"])
