"""Neighbours: what players can do about each other without a keeper, and how they call one.

Whom somebody has blocked stays between them and the house: the other one is not told, but cannot sit down at their
tables or seat them at a rematch, and they no longer see what the other one says.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from ..engine.text import Text
from . import store as db
from .order import Order
from .refusals import Refusal
from .rooms import Room, Rooms
from .store import Store

MOST_BLOCKED = 500  # people that one person can block
MOST_WAITING = 20  # reports of one person that wait to be settled


class Neighbours:
    """Blocks and reports."""

    def __init__(self, store: Store, rooms: Rooms, order: Order, clock: Callable[[], float]) -> None:
        self._store = store
        self._rooms = rooms
        self._order = order
        self._now = clock

    async def blocked(self, me: str) -> list[dict[str, Any]]:
        """Whom somebody has blocked, by name; those who left are left out."""
        person, block = db.person, db.block
        query = sa.select(block.c.other.label("id"), person.c.name, block.c.at).select_from(
            block.join(person, person.c.id == block.c.other)
        ).where(block.c.person == me).order_by(block.c.at.desc())  # fmt: skip
        return [dict(row) for row in await self._store.rows(query)]

    async def block(self, me: str, table: str, seat: int | None, line: int | None) -> None:
        """Block whoever sits at a seat of a table, or said a line there."""
        other = await self._meant(await self._rooms.room(table), seat, line)
        if other is None or other == me:
            raise Refusal("bad-input", Text("refused-no-neighbour"))
        if len(self._order.blocked(me)) >= MOST_BLOCKED:
            raise Refusal("not-now", Text("refused-many-blocks", count=MOST_BLOCKED))
        await self._store.write(self._store.upsert(db.block, person=me, other=other, at=self._now()))
        await self._order.tell(me)

    async def unblock(self, me: str, other: str) -> None:
        """Have nothing against somebody any more."""
        drop = db.block.delete().where(db.block.c.person == me, db.block.c.other == other)
        if not other.isprintable() or not (await self._store.write(drop))[0]:
            raise Refusal("not-found")
        await self._order.tell(me)

    async def report(self, me: str, table: str, seat: int | None, line: int | None, reason: str) -> str:
        """Tell the keepers of a table, of somebody at it, or of what was said there; gives the report's id."""
        room = await self._rooms.room(table)
        about = await self._meant(room, seat, line) if (seat, line) != (None, None) else None
        if about == me or (about is None and seat is not None):
            raise Refusal("bad-input", Text("refused-no-neighbour"))
        await self._check_waiting(me)
        said = None if line is None else (await self._line(room, line))["text"]
        id = secrets.token_hex(6)
        row = {"author": me, "person": about, "table_id": table, "line": line, "text": said, "reason": reason}
        await self._store.write(db.report.insert().values(id=id, at=self._now(), **row))
        return id

    async def _check_waiting(self, me: str) -> None:
        waiting = sa.select(sa.func.count()).select_from(db.report)
        mine = db.report.c.author == me, db.report.c.settled.is_(None)
        [row] = await self._store.rows(waiting.where(*mine))
        if next(iter(row.values())) >= MOST_WAITING:
            raise Refusal("not-now", Text("refused-many-reports"))

    async def _meant(self, room: Room, seat: int | None, line: int | None) -> str | None:
        """Who sits there, or said that."""
        if line is not None:
            said: str | None = (await self._line(room, line))["person"]
            return said
        if seat is None or seat >= room.table.players:
            return None
        return room.table.places[seat].person

    async def _line(self, room: Room, n: int) -> dict[str, Any]:
        found = next((line for line in room.chat if line["n"] == n), None)
        if found is None:
            raise Refusal("not-found")
        return found
