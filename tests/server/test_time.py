"""Clocks of machines that are wrong, or are set while people play: nobody is signed out, no match ends on time."""

import asyncio
import sys
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.house import House, Visitor
from server.processes import Served
from stellwerk.server.clock import GENTLY, JUMP, LOOK, HouseClock
from stellwerk.server.security import Seal

HOUR, DAY = 3600.0, 86_400.0
ME, OPEN = {"kind": "me"}, {"kind": "open"}
LIVE = {"kind": "live", "minutes": 10, "increment": 0}


class Machine:
    """A machine whose clock can be set."""

    def __init__(self, wall=1e9):
        self.wall = wall
        self.steady = 50.0

    def clock(self):
        return HouseClock(wall=lambda: self.wall, steady=lambda: self.steady)

    def wait(self, seconds):
        self.wall += seconds
        self.steady += seconds


# -------------------------------------------------------------------------------------------------------- one process


jumps = st.floats(-2 * HOUR, 2 * HOUR).filter(lambda jump: abs(jump) > 2 * JUMP)


@given(st.lists(st.tuples(st.floats(0, 100), jumps), max_size=20))
def test_time_goes_on_evenly_however_the_clock_is_set(steps):
    async def work():
        machine = Machine()
        clock = machine.clock()
        for seconds, jump in steps:
            before = clock()
            machine.wait(seconds)
            machine.wall += jump
            assert clock() - before == pytest.approx(seconds, abs=1e-6)
            await clock.look()
            assert clock() - before == pytest.approx(seconds, abs=GENTLY * LOOK + 1e-6)

    asyncio.run(work())


class Shared:
    """A database whose clock can be set, as the clocks of several processes know it."""

    shared = True

    def __init__(self, machine):
        self.machine, self.value = machine, None

    async def kept(self, name, value):
        self.value = self.value or value

    async def row(self, statement):
        return {"value": self.value, "now": self.machine.wall}

    async def write(self, statement):
        asked = statement.compile().params
        if asked["value_1"] != self.value:
            return [0]
        self.value = asked["value"]
        return [1]


PROCESSES = 3
deeds = st.one_of(
    st.tuples(st.just("wait"), st.floats(0, 2 * LOOK)),
    st.tuples(st.just("look"), st.integers(0, PROCESSES - 1)),
    st.tuples(st.just("set"), st.sampled_from([1, -1])),
)


@given(st.lists(deeds, max_size=40))
def test_time_goes_on_evenly_in_all_processes_whoever_looks_when(steps):
    """Also where one gives up a little of a correction, and the clock is set before another has seen that."""

    async def work():
        machine, jump = Machine(), 3 * JUMP
        store, clocks = Shared(machine), [machine.clock() for _ in range(PROCESSES)]
        for clock in clocks:
            await clock.open(store)
        for deed, what in [*steps, *(("look", n) for n in range(PROCESSES))]:
            before, waited = [clock() for clock in clocks], 0.0
            if deed == "wait":
                waited = what
                machine.wait(waited)
            elif deed == "look":
                await clocks[what].look()
            elif jump < DAY:
                machine.wall += what * jump
                jump *= 3  # so that none of them makes up for others
            for clock, then in zip(clocks, before, strict=True):
                assert clock() - then == pytest.approx(waited, abs=JUMP)

    asyncio.run(work())


@given(st.lists(st.floats(-JUMP / 4, JUMP / 4), max_size=40))
def test_a_clock_that_drifts_is_followed(drifts):
    async def work():
        machine = Machine()
        clock = machine.clock()
        for drift in drifts:
            machine.wait(LOOK)
            machine.wall += drift
            await clock.look()
            assert clock() == pytest.approx(machine.wall, abs=1e-6)

    asyncio.run(work())


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 17.5])
def test_in_the_end_the_time_is_right(jump):
    async def work():
        machine = Machine()
        clock = machine.clock()
        machine.wall += jump
        looks = 0
        while abs(clock() - machine.wall) > 0.01:
            machine.wait(LOOK)
            before = clock()
            await clock.look()
            assert abs(clock() - before) < 2 * GENTLY * LOOK
            looks += 1
        assert looks * LOOK == pytest.approx(abs(jump) / GENTLY, rel=0.1)

    asyncio.run(work())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_seal_does_not_mind_the_clock(jump):
    now = 1e9
    seal = Seal("key", clock=lambda: now)
    closed = seal.close("session")
    now += jump
    assert seal.open(closed) == "session"
    now += 401 * DAY
    assert seal.open(closed) is None


def do(house, work):
    """Do something in the server's own loop."""
    loop = house.server._tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


def look(*houses):
    """What every server does every few seconds."""
    for house in houses:
        do(house, house.server.settings.clock.look())
        do(house, house.server.sweep_clocks())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_machine_whose_clock_is_set_plays_on(tmp_path, jump):
    ahead = 0.0
    with House(f"sqlite:///{tmp_path}/time.db", clock=HouseClock(wall=lambda: time.time() + ahead)) as house:
        ann = Visitor(house)
        bot = ann.ask("POST", "/api/tokens", label="my bot", days=1)
        table = ann.table("deutschland", [ME, ME], clock=LIVE)
        for step in (jump, 25 * jump):
            ahead += step
            for _ in range(2):
                look(house)
            house.server.sessions.missed()  # nothing is remembered
            seen = ann.see(table["id"])
            assert seen["status"] == "running"
            assert seen["you"] == [0, 1], "still signed in"
            ann.act(table["id"], seen["offers"][0]["action"], seen["actor"], seen["seq"])
            assert all(300 < seat["clock"]["left"] <= 600 for seat in ann.see(table["id"])["seats"])
        program = Visitor(house, Authorization=f"Bearer {bot['token']}")
        assert program.ask("GET", "/api/me")["id"] == ann.me["id"]


# -------------------------------------------------------------------------------------------------- several processes


SKEWED = """
import runpy, time
now, time.time = time.time, lambda: now() + {ahead}
runpy.run_module("stellwerk", run_name="__main__", alter_sys=True)
"""


class Skewed(Served):
    """A process on a machine whose clock is wrong."""

    def __init__(self, database, ahead):
        super().__init__(database)
        self._command[:3] = [sys.executable, "-c", SKEWED.format(ahead=ahead)]


def test_machines_an_hour_apart_have_one_time(cluster):
    url = cluster.database("apart")
    late, early = Skewed(url, -HOUR), Skewed(url, HOUR)
    late.start(wait=False)
    early.start(wait=False)
    with late, early:
        for served in (late, early):
            served.await_ready()
        ann = Visitor(early)
        ann.ask("POST", "/api/account", name="Ann", password="correct horse")
        there, bob = Visitor(late, ann.cookies), Visitor(late)
        assert there.me["id"] == ann.me["id"], "signed in at the early one, known at the late one"
        assert Visitor(early, bob.cookies).me["id"] == bob.me["id"], "and the other way round"
        [session] = [found for found in ann.ask("GET", "/api/sessions") if found["here"]]
        assert abs(session["created"] - time.time()) < 60
        table = ann.table("deutschland", [ME, OPEN], clock=LIVE)
        bob.ask("POST", f"/api/tables/{table['id']}/join")
        bot = bob.ask("POST", "/api/tokens", label="my bot", days=1)
        until = time.monotonic() + 3 * LOOK  # all have looked at the clocks several times
        while time.monotonic() < until:
            for who in (ann, bob, there):
                seen = who.see(table["id"])
                assert seen["status"] == "running"
                assert all(300 < seat["clock"]["left"] <= 600 for seat in seen["seats"])
                if seen["actor"] in seen["you"]:
                    who.act(table["id"], seen["offers"][0]["action"], seen["actor"], seen["seq"])
            time.sleep(0.2)
        program = Visitor(early, Authorization=f"Bearer {bot['token']}")
        assert program.ask("GET", "/api/me")["id"] == bob.me["id"]


@pytest.fixture
def jumping(cluster, request):
    """A PostgreSQL whose clock can be set: gives its address, and a function that sets it."""
    name = request.node.name.replace("[", "_").rstrip("]")
    url = cluster.database(name)
    for sql in (
        "CREATE TABLE skew (ahead interval)",
        "INSERT INTO skew VALUES ('0')",
        """CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
           'SELECT pg_catalog.clock_timestamp() + (SELECT ahead FROM public.skew)'""",
        f'ALTER DATABASE "{name}" SET search_path = public, pg_catalog',
    ):
        cluster.run_sql(sql, name)
    return url, lambda seconds: cluster.run_sql(f"UPDATE skew SET ahead = '{seconds} seconds'", name)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_database_whose_clock_is_set_ends_nothing(jumping, jump):
    url, set_forward = jumping
    with House(url, clock=HouseClock()) as one, House(url, clock=HouseClock()) as two:
        ann = Visitor(one)
        table = ann.table("deutschland", [ME, ME], clock=LIVE)
        set_forward(jump)
        with House(url, clock=HouseClock()) as new:  # takes the wrong time at first, and ends nothing before it agrees
            look(one, two)
            do(new, new.server.settings.clock.look())
            look(one, two, new)
            clocks = [house.server.settings.clock for house in (one, two, new)]
            assert max(clock() for clock in clocks) - min(clock() for clock in clocks) < 1
            assert abs(clocks[0]() - time.time()) < 2
            with House(url, clock=HouseClock()) as newer:
                assert abs(newer.server.settings.clock() - time.time()) < 2, "who comes later knows it at once"
            for house in (one, two, new):
                there = Visitor(house, ann.cookies)
                seen = there.see(table["id"])
                assert (there.me["id"], seen["status"]) == (ann.me["id"], "running")
                there.act(table["id"], seen["offers"][0]["action"], seen["actor"], seen["seq"])
            assert all(300 < seat["clock"]["left"] <= 600 for seat in ann.see(table["id"])["seats"])
        set_forward(0)  # and back again
        look(one, two)
        assert abs(one.server.settings.clock() - time.time()) < 2
        assert ann.see(table["id"])["status"] == "running"
