"""What a server does again and again while nobody plays costs next to nothing, however many tables there are."""

import asyncio
import itertools
import time

import pytest
import sqlalchemy as sa

from stellwerk.server import store as db
from stellwerk.server.notify import ALL_EVERY, AWAITED, Notifier, notice
from stellwerk.server.outside import Outside
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
