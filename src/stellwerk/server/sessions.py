"""Sessions: how callers are known again, and what ends at once when a session does.

A cookie holds a sealed session id, a program shows a token; the database has the hash of either, so that ending one
ends it for good, wherever copies of it are.  Whoever signs in, signs up or changes the password gets a new session in
the place of the old one: an id that somebody planted or overheard before is worth nothing afterwards.

    cookie = await sessions.begin(person.id, browser_words(user_agent), instead=ask.sign_in)
    sign_in = await sessions.caller(("cookie", cookie))
    async with sessions.wire(sign_in, address, hang_up):   # called as soon as the sign-in ends, in any process
        ...

Changes go through `change`, which tells all processes within the same transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from . import store as db
from .refusals import Refusal
from .security import COOKIE_DAYS, Seal
from .store import Store

REMEMBERED = 20_000  # sign-ins kept in memory
FRESH = 60.0  # seconds; in between, changes by other processes come by the bus
SEEN_EVERY = 600.0  # seconds between two notes of when a session or person was last seen
STRANGERS = ""  # whose sockets are open under no sign-in
SHORT = 16  # letters of a session's hash by which its owner names it


@dataclass(frozen=True)
class Person:
    """Who is calling."""

    id: str
    name: str
    login: str | None
    language: str | None
    theme: str | None
    row: Mapping[str, Any]

    @property
    def is_guest(self) -> bool:
        """Whether there is no account behind."""
        return self.login is None

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> Person:
        """The person of a row of the database."""
        return cls(row["id"], row["name"], row["login"], row["language"], row["theme"], dict(row))


@dataclass(frozen=True)
class SignIn:
    """By what a caller is known: a browser's session or a program's token, and whose it is."""

    id: str
    """the hash of the session's or token's secret"""
    person: Person
    scopes: frozenset[str] | None = None
    """what a token may do (see scopes.py); None for a session, which may do everything"""
    expires: float | None = None


@dataclass(frozen=True, eq=False)
class _Wire:
    """A socket or stream that is open, and for whom."""

    sign_in: SignIn | None
    address: str
    close: Callable[[], None]


class Sessions:
    """All sign-ins: those in the database, those known in this process, and what is open under them here."""

    def __init__(self, store: Store, seal: Seal, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._seal = seal
        self._now = clock
        self._known: OrderedDict[str, tuple[float, SignIn]] = OrderedDict()
        self._changes = 0
        self._wires: dict[str, set[_Wire]] = {}

    # ---------------------------------------------------------------------------------------------- who is calling

    async def caller(self, shown: tuple[str, str] | None) -> SignIn | None:
        """The sign-in that a cookie or a token stands for."""
        if shown is None:
            return None
        way, text = shown
        if way == "cookie":
            opened = self._seal.open(text)
            if opened is None:
                return None
            text = opened
        hash = hashed(text)
        at, known = self._known.get(hash, (0.0, None))
        if known is not None and time.monotonic() - at <= FRESH and not self._is_over(known):
            return known
        self._known.pop(hash, None)
        before = self._changes
        found = await self._look_up(way, hash)
        if found is not None and before == self._changes:  # else it may have ended while we were looking
            self._known[hash] = (time.monotonic(), found)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found

    async def _look_up(self, way: str, hash: str) -> SignIn | None:
        query = _SESSION if way == "cookie" else _TOKEN
        row = await self._store.row(query, hash=hash)
        if row is None:
            return None
        now, row = self._now(), dict(row)
        noted, scopes, expires = row.pop("noted"), row.pop("scopes"), row.pop("expires")
        sign_in = SignIn(hash, Person.of(row), None if scopes is None else frozenset(scopes.split()), expires)
        if self._is_over(sign_in):
            return None
        if now - row["seen"] > SEEN_EVERY:
            await self._store.write(db.person.update().where(db.person.c.id == row["id"]).values(seen=now))
        if noted is None or now - noted > SEEN_EVERY:
            shown = db.session.c.id if way == "cookie" else db.token.c.hash
            await self._store.write(shown.table.update().where(shown == hash).values(seen=now))
        return sign_in

    def _is_over(self, sign_in: SignIn) -> bool:
        return sign_in.expires is not None and sign_in.expires <= self._now()

    # ----------------------------------------------------------------------------------------- beginning and ending

    async def begin(self, person: str, browser: str, instead: SignIn | None = None) -> str:
        """A new session, in the place of the caller's old one; gives the cookie for it."""
        text, now = secrets.token_urlsafe(24), self._now()
        new = db.session.insert().values(id=hashed(text), person=person, created=now, seen=now, browser=browser)
        if instead is None:
            await self._store.write(new)
        else:
            await self.change(instead.person.id, new, db.session.delete().where(db.session.c.id == instead.id))
        return self._seal.close(text)

    async def sessions(self, sign_in: SignIn) -> list[dict[str, Any]]:
        """The sessions of the caller, the latest first, and which of them is this one."""
        columns = db.session.c
        rows = await self._store.rows(
            sa.select(columns.id, columns.created, columns.seen, columns.browser)
            .where(columns.person == sign_in.person.id)
            .order_by(columns.seen.desc(), columns.created.desc())
        )
        return [{**row, "id": row["id"][:SHORT], "here": row["id"] == sign_in.id} for row in rows]

    async def end(self, person: Person, id: str) -> None:
        """End one of a person's sessions, named as in the list."""
        named = (db.session.c.person == person.id) & (sa.func.substr(db.session.c.id, 1, SHORT) == id)
        [gone] = await self.change(person.id, db.session.delete().where(named)) if id.isprintable() else [0]
        if not gone:
            raise Refusal("not-found")

    async def leave(self, sign_in: SignIn) -> None:
        """End the session that is calling."""
        await self.change(sign_in.person.id, db.session.delete().where(db.session.c.id == sign_in.id))

    async def end_all(self, person: Person, but: SignIn | None = None) -> None:
        """End all sessions of a person, but for one."""
        await self.change(person.id, ending(person.id, but))

    async def change(self, person: str, *statements: Any) -> list[int]:
        """Change something about a person: all processes hear of it, and what is open under a sign-in that is no more
        is closed.  Gives how many rows each statement touched."""
        touched = await self._store.write(*statements, *self._store.telling(f"person:{person}"))
        await self.hear(person)
        return touched[: len(statements)]

    # ---------------------------------------------------------------------------------------------- what is open

    @contextlib.asynccontextmanager
    async def wire(self, sign_in: SignIn | None, address: str, close: Callable[[], None]) -> AsyncIterator[None]:
        """While this is open, have `close` called at once when the sign-in ends, or whoever it is gets banned."""
        person, wire = STRANGERS if sign_in is None else sign_in.person.id, _Wire(sign_in, address, close)
        self._wires.setdefault(person, set()).add(wire)
        timer = None
        if sign_in is not None and sign_in.expires is not None:
            timer = asyncio.get_running_loop().call_later(sign_in.expires - self._now(), close)
        try:
            if sign_in is not None and sign_in.id not in self._known:  # it may have ended just before
                await self._check_wires(person)
            yield
        finally:
            if timer is not None:
                timer.cancel()
            self._wires[person].discard(wire)
            if not self._wires[person]:
                del self._wires[person]

    def hang_up(self, banned: Callable[[SignIn | None, str], object]) -> None:
        """Close what is open of those who are banned: their sign-ins are there, but worth nothing."""
        for wire in [wire for wires in self._wires.values() for wire in wires]:
            if banned(wire.sign_in, wire.address):
                wire.close()

    async def hear(self, person: str) -> None:
        """Something about a person has changed, here or in another process: look again, close what has ended."""
        self._changes += 1
        for hash, (_, sign_in) in list(self._known.items()):
            if sign_in.person.id == person:
                del self._known[hash]
        await self._check_wires(person)

    async def _check_wires(self, person: str) -> None:
        wires = {wire: wire.sign_in.id for wire in self._wires.get(person, ()) if wire.sign_in is not None}
        if not wires:
            return
        hashes = set(wires.values())
        rows = await self._store.rows(
            sa.select(db.session.c.id).where(db.session.c.id.in_(hashes))
            .union(sa.select(db.token.c.hash).where(db.token.c.hash.in_(hashes)))
        )  # fmt: skip
        alive = {row["id"] for row in rows}
        for wire, hash in wires.items():
            if hash not in alive:
                wire.close()

    def missed(self) -> list[str]:
        """News may have been missed: nothing counts as known; gives the people who have something open, to look at."""
        self._changes += 1
        self._known.clear()
        return [person for person in self._wires if person != STRANGERS]

    async def sweep(self) -> None:
        """Forget sessions whose cookies no browser keeps any more."""
        await self._store.write(db.session.delete().where(db.session.c.seen < self._now() - COOKIE_DAYS * 86_400))


def ending(person: str, but: SignIn | None = None) -> Any:
    """The statement that ends all sessions of a person, but for one."""
    return db.session.delete().where(db.session.c.person == person, db.session.c.id != ("" if but is None else but.id))


_NONE = sa.null()
_SESSION = (
    sa.select(db.person, db.session.c.seen.label("noted"), _NONE.label("scopes"), _NONE.label("expires"))
    .join(db.session, db.session.c.person == db.person.c.id)
    .where(db.session.c.id == sa.bindparam("hash"))
)
_TOKEN = (
    sa.select(db.person, db.token.c.seen.label("noted"), db.token.c.scopes, db.token.c.expires)
    .join(db.token, db.token.c.person == db.person.c.id)
    .where(db.token.c.hash == sa.bindparam("hash"))
)


def hashed(secret: str) -> str:
    """How secrets that are long and random are kept: nobody can sign in with what the database has."""
    return hashlib.sha256(secret.encode()).hexdigest()


_BROWSERS = {  # the first that is named wins: most of them also claim to be those below
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chromium": "Chromium", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "CrOS": "ChromeOS", "Windows": "Windows",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def browser_words(user_agent: str) -> str:
    """A browser in short words, by which its owner knows it again; nothing if it says nothing that we know.

    >>> browser_words("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> browser_words("curl/8.5.0")
    'curl'
    """
    named = next((name for mark, name in _BROWSERS.items() if re.search(rf"{mark}\w*/", user_agent)), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in user_agent), "")
    if not named and (program := re.match(r"[A-Za-z][\w.-]{0,30}(?=/)", user_agent)):
        named = "" if program[0] == "Mozilla" else program[0]
    return ", ".join(word for word in (named, system) if word)
