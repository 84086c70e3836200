"""Tickets: long random secrets that are good for one thing, once, and for a short time.

A link that was mailed is one, and so is the challenge that a passkey signs.  The database has their hashes alone.

    text = await tickets.issue("recover", 1800.0, person.id)
    row = await tickets.look("recover", text)     # None if there is no such ticket, or no more
    row = await tickets.take("recover", text)     # the same, and now it is used up: one caller alone gets it
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import sqlalchemy as sa

from . import store as db
from .sessions import hashed
from .store import Store

BYTES = 32


class Tickets:
    """All tickets that are out."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._now = clock

    async def issue(self, kind: str, seconds: float, person: str | None = None, data: str = "") -> str:
        """A new ticket."""
        text = secrets.token_urlsafe(BYTES)
        values = {"hash": hashed(text), "kind": kind, "person": person, "data": data, "expires": self._now() + seconds}
        await self._store.write(db.ticket.insert().values(**values))
        return text

    async def look(self, kind: str, text: str) -> Mapping[str, Any] | None:
        """What a ticket is for."""
        return await self._store.row(sa.select(db.ticket).where(self._valid(kind, text)))

    async def take(self, kind: str, text: str) -> Mapping[str, Any] | None:
        """What a ticket is for; it is used up by that."""
        rows = await self._store.write_rows(db.ticket.delete().where(self._valid(kind, text)).returning(*db.ticket.c))
        return rows[0] if rows else None

    def _valid(self, kind: str, text: str) -> Any:
        return (db.ticket.c.hash == hashed(text)) & (db.ticket.c.kind == kind) & (db.ticket.c.expires > self._now())

    async def sweep(self) -> None:
        """Forget those that are too old."""
        await self._store.write(db.ticket.delete().where(db.ticket.c.expires <= self._now()))


def void(person: str) -> Any:
    """The statement that makes all tickets of a person worthless."""
    return db.ticket.delete().where(db.ticket.c.person == person)
