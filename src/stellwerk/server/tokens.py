"""Tokens: how programs act for a person.  Each has scopes (scopes.py), and an end unless it was made without one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Any

import sqlalchemy as sa

from ..engine.text import Text
from . import scopes
from . import store as db
from .refusals import Refusal
from .sessions import Person, Sessions, SignIn, hashed
from .store import Store

DAY = 86_400.0
KEPT = 30 * DAY  # seconds that a token is still listed after its end


class Tokens:
    """The tokens of all people."""

    def __init__(self, store: Store, sessions: Sessions, clock: Callable[[], float]) -> None:
        self._store = store
        self._sessions = sessions
        self._now = clock

    async def of(self, person: Person) -> list[dict[str, Any]]:
        """The tokens of a person, without their secrets."""
        rows = await self._store.rows(_SHOWN.where(db.token.c.person == person.id).order_by(db.token.c.created))
        return [_shown(row) for row in rows]

    async def make(self, maker: SignIn, label: str, wanted: Collection[str], days: float | None) -> dict[str, Any]:
        """A new token; its text is shown this once.  One that a token has made may do no more, and ends no later."""
        if not all(scopes.allows(maker.scopes, scope) for scope in wanted):
            raise Refusal("not-yours", Text("refused-more-scopes"))
        now, text = self._now(), "sw_" + secrets.token_urlsafe(30)
        ends = [end for end in (None if days is None else now + days * DAY, maker.expires) if end is not None]
        row = {
            "id": secrets.token_urlsafe(6), "label": label, "created": now, "seen": None,
            "scopes": " ".join(scope for scope in scopes.SCOPES if scope in wanted), "expires": min(ends, default=None),
        }  # fmt: skip
        await self._store.write(db.token.insert().values(person=maker.person.id, hash=hashed(text), **row))
        return {**_shown(row), "token": text}

    async def drop(self, person: Person, id: str) -> None:
        """Revoke a token."""
        owned = (db.token.c.person == person.id) & (db.token.c.id == id)
        [gone] = await self._sessions.change(person.id, db.token.delete().where(owned)) if id.isprintable() else [0]
        if not gone:
            raise Refusal("not-found")

    async def sweep(self) -> None:
        """Forget tokens that ended long ago."""
        await self._store.write(db.token.delete().where(db.token.c.expires < self._now() - KEPT))


_SHOWN = sa.select(*(db.token.c[name] for name in ("id", "label", "created", "seen", "scopes", "expires")))


def _shown(row: Mapping[str, Any]) -> dict[str, Any]:
    return {**row, "scopes": row["scopes"].split()}
