"""Farewells: what is still to be done when somebody was deleted, while nobody waits for it.

Name, words and sign-ins go at once, in one transaction (`People.delete`), which also leaves a row in `farewell`.
Whoever finds the row has the person get up from their open tables, which takes a while if there are many; then it
goes.  If a process dies over it, the row is found again when its lease has ended.
"""

from __future__ import annotations

import asyncio
import logging

import sqlalchemy as sa

from . import store as db
from .rooms import Rooms

EVERY = 10.0  # seconds between two looks for what others have left
LEASE = 300.0  # seconds after which somebody else goes on; twice does no harm

logger = logging.getLogger(__name__)


class Farewells:
    """The worker of one process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._wake = asyncio.Event()

    def soon(self, person: str) -> None:
        """Somebody was deleted here: forget what they said, and see to the rest."""
        self._rooms.forget(person)
        self._wake.set()

    async def run(self) -> None:
        """See people off, for ever."""
        if not self._store.shared:  # what the last process was at, nobody is now
            await self._store.write(db.farewell.update().values(lease=0.0))
        while True:
            self._wake.clear()
            try:
                while (person := await self._claim()) is not None:
                    if await self._rooms.part(person):
                        await self._store.write(db.farewell.delete().where(db.farewell.c.person == person))
            except Exception:
                logger.exception("a farewell failed")  # the database may be away for a moment
            await self._wake.wait()

    async def look(self) -> None:
        """Look for what others have left."""
        self._wake.set()

    async def _claim(self) -> str | None:
        """Somebody to see off, whom nobody else sees off meanwhile."""
        now, row = self._rooms.now(), db.farewell
        if await self._store.row(sa.select(row.c.person).where(row.c.lease < now).limit(1)) is None:
            return None
        next_one = sa.select(row.c.person).where(row.c.lease < now).limit(1)
        next_one = next_one.with_for_update(skip_locked=True) if self._store.shared else next_one
        change = row.update().where(row.c.person.in_(next_one)).values(lease=now + LEASE).returning(row.c.person)
        claimed = await self._store.write_rows(change)
        return str(claimed[0]["person"]) if claimed else None
