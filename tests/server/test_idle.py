"""What a server does again and again while nobody plays costs next to nothing, however many tables there are."""

import asyncio
import contextlib
import itertools
import time

import pytest
import sqlalchemy as sa

from stellwerk.server import store as db
from stellwerk.server.core import Server
from stellwerk.server.notify import ALL_EVERY, AWAITED, Notifier, notice
from stellwerk.server.outside import Outside
from stellwerk.server.rounds import QUIET, REST, Rounds
from stellwerk.server.settings import Settings
from stellwerk.server.store import Store

TABLES = 400
DAY = 86_400.0


def rows(now):
    """A few people, many tables that wait for them, and as many that are over."""
    for n in range(4):
        yield db.person.insert().values(id=f"p{n}", name=f"p{n}", webhook="https://example.org", created=0.0, seen=0.0)
    for n in range(TABLES):
        id, running = f"t{n}", n % 2 == 0
        turn = {"seq": 3, "status": "running" if running else "over", "actor": 0 if running else -1, "thinking": False}
        when = {"lease": 0.0, "deadline": now + DAY if running else None, "updated": now - 120 * n}
        yield db.game_table.insert().values(id=id, creator="p0", public=True, created=now, document={"game": "paris"})
        yield db.turn.insert().values(table_id=id, **turn, **when)
        yield db.seat.insert().values(table_id=id, seat=0, person=f"p{n % 4}")
        for seq in (1, 2, 3):
            yield db.event.insert().values(table_id=id, seq=seq, kind="action", actor=seq % 2, key=f"k{seq}", at=now)


class Watched(Store):
    """A store that keeps the plans of all that is asked of it."""

    async def begin(self):
        self.plans = []
        engine = self._sync_engine or self._async_engine.sync_engine
        sa.event.listen(engine, "before_cursor_execute", self._explain)

    def _explain(self, connection, cursor, statement, values, context, many):
        if statement.lstrip().startswith(("SELECT", "UPDATE")) and not many:
            if self.shared:
                cursor.execute("SET LOCAL enable_seqscan = off", ())  # a few hundred rows are read faster than searched
            cursor.execute(f"{'EXPLAIN' if self.shared else 'EXPLAIN QUERY PLAN'} {statement}", values)
            self.plans.append((statement, "\n".join(str(row[-1]) for row in cursor.fetchall())))


async def _fill(url, statements):
    """Carry out many statements as a visitor, who has time: a server gives a database up that takes seconds."""
    visitor = await Store.visit(url)
    try:
        await visitor.write(*statements)
    finally:
        await visitor.close()


async def _idle(url, now):
    """Do once what is done all the time; gives the plans, and how many turns the notifier found."""
    store = await Watched.open(url)
    try:
        await _fill(url, rows(now))
        notifier = Notifier(store, Outside(), key="k", clock=lambda: now)
        await store.begin()
        await notifier.look()
        first = len(await store.rows(sa.select(notice.c.table_id)))
        await notifier.look()
        await store.row(sa.select(notice.c.began).where(notice.c.status == "waiting", notice.c.due < now - DAY))
        await store.claim(8, 2, (), now, 60.0)
        await store.fallen(now)
        return first, store.plans
    finally:
        await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whatever_is_asked_all_the_time_is_found_by_an_index(kind, tmp_path, request):
    shared = kind == "postgres"
    url = request.getfixturevalue("cluster").database("idle") if shared else f"sqlite:///{tmp_path}/idle.db"
    found, plans = asyncio.run(_idle(url, time.time()))
    assert found > TABLES / 4
    assert len(plans) >= 5
    for statement, plan in plans:
        for table in ("turn", "event", "seat", "person"):
            assert f"Seq Scan on {table}" not in plan, (statement, plan)
            assert f"SCAN {table}" not in plan, (statement, plan)
    wanted = ("turn_updated", "turn_deadline", "turn_thinking", "notice_due")
    assert all(any(index in plan for _, plan in plans) for index in wanted), plans


def test_a_look_is_at_what_is_new_and_now_and_then_at_all(tmp_path):
    async def scene():
        now = [time.time()]
        store = await Store.open(f"sqlite:///{tmp_path}/look.db")
        asked = []
        ask = store.rows

        async def rows_of(statement, **values):
            asked.append(values)
            return await ask(statement, **values)

        store.rows = rows_of
        notifier = Notifier(store, Outside(), key="k", clock=lambda: now[0])
        for seconds in (0, 5, 5, ALL_EVERY, 5):
            now[0] += seconds
            await notifier.look()
        spans = [values["newest"] - values["oldest"] for values in asked]
        assert [span > DAY / 2 for span in spans] == [True, False, False, True, False]
        assert all(span >= AWAITED for span in spans)
        for before, after in itertools.pairwise(asked):  # nothing lies between two looks
            assert after["oldest"] <= before["newest"]
        await store.close()

    asyncio.run(scene())


class Hurried(Rounds):
    """Rounds whose time passes as soon as everything is done: `times` says when they were woken."""

    def __init__(self, until=0.0):
        self.now, self.until, self.times = 0.0, until, []
        super().__init__(lambda: self.now)

    async def _sleep(self, seconds):
        if going := [task for task in self.tasks() if not task.done()]:
            await asyncio.wait(going)
        if self._wake.is_set():
            return
        self.now = min(self.now + seconds, self.until)
        if self.now == self.until:
            raise asyncio.CancelledError
        self.times.append(self.now)
        await self.pause()

    async def pause(self):
        pass


def made(rounds, **work):
    """Make rounds for a time, of which each is given as (work, every, rest); gives when each was made."""
    found = {name: [] for name in work}

    def noting(name, what):
        async def note():
            found[name].append(rounds.now)
            return what()

        return note

    for name, (what, *pace) in work.items():
        rounds.add(name, noting(name, what), *pace)

    async def scene():
        with contextlib.suppress(asyncio.CancelledError):
            await rounds.run()

    asyncio.run(scene())
    return found


def test_rounds_come_as_often_as_they_must_and_rest_in_a_quiet_house():
    rounds = Hurried(until=QUIET + 4 * REST)
    found = made(rounds, often=(lambda: None, 1.0), seldom=(lambda: None, 5.0))
    assert found["often"][: int(QUIET)] == list(range(int(QUIET)))
    assert [at for at in found["seldom"] if at < QUIET] == list(range(0, int(QUIET), 5))
    late = [at for at in rounds.times if at > QUIET + 5]
    assert late == [120.0, 180.0, 240.0, 300.0]
    assert set(late) <= set(found["often"]) & set(found["seldom"])  # all of them at one wake-up


def test_whatever_happens_in_a_quiet_house_wakes_the_rounds_at_once():
    class Visited(Hurried):
        async def _sleep(self, seconds):
            if self.now == 300.0:
                await asyncio.wait(self.tasks())
                self.now = 310.5
                self.stir()
            await super()._sleep(seconds)

    found = made(Visited(until=400.0), often=(lambda: None, 1.0))
    assert [at for at in found["often"] if 300 < at < 320] == [310.5, *range(311, 320)]


def test_a_round_that_says_when_it_is_wanted_is_made_then_but_never_sooner_than_it_may():
    answers = iter([*[None] * 77, 7.5, 0.0])  # the next is that of 120, in a quiet house
    found = made(Hurried(until=400.0), clocks=(lambda: next(answers, None), 1.0))
    assert found["clocks"][75:] == [75.0, 76.0, 120.0, 127.5, 128.5, 180.0, 240.0, 300.0, 360.0]


def test_a_round_that_fails_is_made_again(caplog):
    def fail():
        raise OSError("the database is away")

    found = made(Hurried(until=10.0), notices=(fail, 2.0))
    assert found["notices"] == [0.0, 2.0, 4.0, 6.0, 8.0]
    assert "notices failed" in caplog.text


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_quiet_house_wakes_once_a_minute_and_asks_its_database_ten_things(kind, tmp_path, request):
    shared = kind == "postgres"
    url = request.getfixturevalue("cluster").database("quiet") if shared else f"sqlite:///{tmp_path}/quiet.db"
    asked = []

    class Hour(Hurried):
        async def pause(self):
            await asyncio.sleep(0.01 if self.now % REST else 0.1)  # whoever was woken does what there is to do

    async def scene():
        server = Server(Settings(database=url, warm=False))
        server.rounds = Hour(until=QUIET + 3600.0)
        await server.open()
        server.store.timing.note = lambda statement, seconds: asked.append((server.rounds.now, statement))
        await asyncio.wait(server._tasks, return_when=asyncio.FIRST_COMPLETED)
        await server.close()
        return [at for at in server.rounds.times if at > QUIET + 5]

    times = asyncio.run(scene())
    quiet = [statement for at, statement in asked if at > QUIET + 5]
    assert all(any(table in statement for statement in quiet) for table in ("turn", "notice", "setting", "farewell"))
    assert len(quiet) <= 10 * 60, quiet[-20:]
    woken = times if shared else [at for at in times if at % REST == 0]  # besides, SQLite's file is looked at
    assert 55 <= len(woken) <= 61
