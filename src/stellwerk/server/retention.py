"""Retention: what a house keeps, and for how long.

A finished table's events are packed into one compressed document after some time: a third of the space, and nothing
is lost, for `store.loaded` unpacks them whenever somebody opens the table.  Tables that guests have left unfinished are
deleted.  Both happen in small steps beside everything else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from . import store as db
from .rooms import Rooms
from .store import Store

DAY = 86_400.0
TOGETHER = 10  # tables that are looked for, or deleted, at once
PAUSE = 0.01  # seconds between two steps, for everybody else

logger = logging.getLogger(__name__)


class Retention:
    """Keeps a house tidy.  Both times are in days; 0 is never."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        pack_after: float,
        forget_guests_after: float,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._pack_after = pack_after
        self._forget_guests_after = forget_guests_after
        self._now = clock

    async def tidy(self) -> None:
        """Do all that is due."""
        if self._pack_after:
            await self._pack_all(self._now() - self._pack_after * DAY)
        if self._forget_guests_after:
            await self._forget_all(self._now() - self._forget_guests_after * DAY)

    # ----------------------------------------------------------------------------------------------------- packing

    async def _pack_all(self, before: float) -> None:
        last = ""
        while found := await self._store.rows(_FINISHED, before=before, last=last):
            for row in found:
                last = row["table_id"]
                await self._pack(last)
                await asyncio.sleep(PAUSE)

    async def _pack(self, id: str) -> None:
        """Pack a table.  What is added meanwhile stays beside it, and several processes may well do the same."""
        loaded = await self._store.load(id)
        if loaded is None:
            return
        events = loaded[1]
        if [event.seq for event in events] != list(range(1, len(events) + 1)):
            logger.warning("a table with gaps is not packed", extra={"table": id})
            return
        packed = await asyncio.to_thread(db.packed_events, events)
        await self._store.write(
            self._store.upsert(db.packed, table_id=id, seq=len(events), events=packed),
            db.event.delete().where(db.event.c.table_id == id, db.event.c.seq <= len(events)),
        )

    # ---------------------------------------------------------------------------------------------------- forgetting

    async def _forget_all(self, before: float) -> None:
        while gone := await self._store.transact(lambda connection: _forget(connection, before)):
            for id in gone:
                self._rooms.drop(id)
                await self._store.tell(f"{id}:gone")
            await asyncio.sleep(PAUSE)


def _forget(connection: sa.Connection, before: float) -> list[str]:
    """Delete some tables that guests have left, with everything that points to them; gives their ids."""
    due = _left_by_guests(before).limit(TOGETHER)
    if connection.dialect.name == "postgresql":
        due = due.with_for_update(of=db.turn, skip_locked=True)
    ids = list(connection.execute(due).scalars())
    if ids:
        delete_tables(connection, ids)
    return ids


def delete_tables(connection: sa.Connection, ids: list[str]) -> None:
    """Delete tables: rows that are about one go with it, others (a report) forget where it was."""
    for table in db.meta.sorted_tables:
        column = table.c.get("table_id")
        if column is not None and column.primary_key:
            connection.execute(table.delete().where(column.in_(ids)))
        elif column is not None:
            connection.execute(table.update().where(column.in_(ids)).values(table_id=None))
    connection.execute(db.game_table.delete().where(db.game_table.c.id.in_(ids)))


_t, _g, _s, _p = db.turn, db.game_table, db.seat, db.person
_FINISHED = (
    sa.select(_t.c.table_id)
    .outerjoin(db.packed, db.packed.c.table_id == _t.c.table_id)
    .where(_t.c.status == "over", _t.c.updated < sa.bindparam("before"), _t.c.table_id > sa.bindparam("last"))
    .where(sa.func.coalesce(db.packed.c.seq, 0) < _t.c.seq)
    .order_by(_t.c.table_id)
    .limit(TOGETHER)
)


def _left_by_guests(before: float) -> Any:
    """Unfinished tables that nobody has touched since, at which only guests sit who were not here since."""
    cares = _p.c.login.is_not(None) | (_p.c.seen > before)
    sits = sa.exists().where(_s.c.table_id == _t.c.table_id, _s.c.person == _p.c.id, cares)
    made = sa.exists().where(_g.c.creator == _p.c.id, cares)
    query = sa.select(_t.c.table_id).join(_g, _g.c.id == _t.c.table_id)
    return query.where(_t.c.status != "over", _t.c.updated < before, ~sits, ~made)
