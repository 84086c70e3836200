"""The keys of a house: they sign cookies and the links of invitations, and can be changed while servers run.

They are kept in the database, each with the moment from which it signs.  A new one begins to sign `LEAD` seconds after
it was made; servers look every `EVERY` seconds, so all of them know it before the first of them uses it.  One that was
replaced is believed for as long as a cookie lives.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from . import store as db
from .security import COOKIE_DAYS, Seal, new_key
from .store import Store

NAME, FIRST = "keys", "key"  # the settings that keep them; the second is of before they could be changed
LEAD = 300.0
EVERY = 60.0


class Key(NamedTuple):
    """A key and the moment from which it signs."""

    text: str
    since: float


def rotated(keys: Sequence[Key], now: float, at_once: bool = False) -> list[Key]:
    """The keys with a new one; `at_once` for when the old ones are known to others and must not be believed any more.

    >>> first = Key("first", 0.0)
    >>> [key.since for key in rotated([first], now=1000.0)], len(rotated([first], now=1000.0, at_once=True))
    ([0.0, 1300.0], 1)
    """
    if at_once:
        return [Key(new_key(), now)]
    return [*_believed(keys, now), Key(new_key(), now + LEAD)]


def _believed(keys: Sequence[Key], now: float) -> list[Key]:
    """Those of which something may still be out there."""
    ends = [key.since + COOKIE_DAYS * 86_400 for key in keys[1:]]
    return [key for key, end in zip(keys, [*ends, now + 1], strict=True) if end > now]


def signing(keys: Sequence[Key], now: float) -> Key:
    """The key that signs now."""
    return next((key for key in reversed(keys) if key.since <= now), keys[0])


def read(text: str | None, first: str | None) -> list[Key]:
    """The keys as they are kept: all of them, or the one that was there before they could be changed."""
    if text is not None:
        return [Key(*entry) for entry in json.loads(text)]
    return [] if first is None else [Key(first, 0.0)]


def written(keys: Sequence[Key]) -> str:
    """The keys, to be kept."""
    return json.dumps(keys)


class Keys:
    """The keys of a running server, opened with `await Keys.open(store)`."""

    def __init__(self, keys: Sequence[Key], clock: Callable[[], float] = time.time) -> None:
        self._now = clock
        self._keys = list(keys)
        self.seal = Seal(*self._texts(), clock=clock)
        """follows the keys"""

    @classmethod
    async def open(cls, store: Store, clock: Callable[[], float] = time.time) -> Keys:
        """Those in the database; the first server makes the first one."""
        await store.kept(FIRST, new_key())
        return cls(await _stored(store), clock)

    async def look(self, store: Store) -> None:
        """Take what is in the database now; and the time for a new one may have come."""
        self._keys = await _stored(store)
        self.seal.change(*self._texts())

    @property
    def current(self) -> str:
        """The key that signs."""
        return self._texts()[0]

    def _texts(self) -> list[str]:
        """The key that signs, then all others that are believed."""
        now = self._now()
        first = signing(self._keys, now)
        return [first.text, *(key.text for key in reversed(_believed(self._keys, now)) if key != first)]

    def sign(self, words: str) -> str:
        """A signature of words."""
        return _signature(self.current, words)

    def is_signed(self, words: str, shown: str) -> bool:
        """Whether a signature is ours."""
        return any(hmac.compare_digest(_signature(key, words).encode(), shown.encode()) for key in self._texts())


def _signature(key: str, words: str) -> str:
    return hmac.new(key.encode(), words.encode(), hashlib.sha256).hexdigest()[:32]


async def _stored(store: Store) -> list[Key]:
    rows = await store.rows(KEPT)
    found = {row["name"]: row["value"] for row in rows}
    return read(found.get(NAME), found.get(FIRST))


KEPT = sa.select(db.setting).where(db.setting.c.name.in_((NAME, FIRST)))
