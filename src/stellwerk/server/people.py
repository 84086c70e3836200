"""People: guests who play at once, accounts for those who want to come back from elsewhere, tokens for programs.

A cookie holds a sealed session id; the database has its hash, so that signing out ends it for good.  A guest is a
person without a password, and becomes an account by choosing one: seats and tables stay theirs.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ..engine.text import Text
from . import passwords
from . import store as db
from .refusals import Refusal
from .security import Seal
from .store import Store

REMEMBERED = 20_000  # sign-ins kept in memory
FRESH = 60.0  # seconds; in between, changes by other processes come by the bus
GUESTS_STAY = 30 * 86_400.0  # seconds that a guest without any table is kept after the last visit
SEEN_EVERY = 3600.0

_hasher = PasswordHasher()  # Argon2id with the library's parameters (RFC 9106, low-memory)


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


class People:
    """All people who have ever called, and how they are known again."""

    def __init__(self, store: Store, seal: Seal, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._seal = seal
        self._now = clock
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    # ---------------------------------------------------------------------------------------------- who is calling

    async def caller(self, shown: tuple[str, str] | None) -> Person | None:
        """The person that a cookie or a token stands for."""
        if shown is None:
            return None
        way, text = shown
        if way == "cookie":
            opened = self._seal.open(text)
            if opened is None:
                return None
            text = opened
        hash = hashed(text)
        at, person = self._known.get(hash, (0.0, None))
        if person is None or time.monotonic() - at > FRESH:
            person = await self._look_up(way, hash)
            if person is None:
                self._known.pop(hash, None)
                return None
            self._known[hash] = (time.monotonic(), person)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return person

    async def _look_up(self, way: str, hash: str) -> Person | None:
        if way == "cookie":
            link = sa.select(db.session.c.person).where(db.session.c.id == hash)
        else:
            link = sa.select(db.token.c.person).where(db.token.c.hash == hash)
        row = await self._store.row(sa.select(db.person).where(db.person.c.id == link.scalar_subquery()))
        if row is None:
            return None
        if self._now() - row["seen"] > SEEN_EVERY:
            await self._store.write(db.person.update().where(db.person.c.id == row["id"]).values(seen=self._now()))
        return _person(row)

    def forget(self, id: str) -> None:
        """Something about a person has changed: look again next time."""
        for hash, (_, person) in list(self._known.items()):
            if person.id == id:
                del self._known[hash]

    async def _changed(self, id: str) -> None:
        self.forget(id)
        await self._store.tell(f"person:{id}")

    # ----------------------------------------------------------------------------------------------- guests, signing in

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the cookie by which we know them again."""
        now = self._now()
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9), "name": name, "login": None, "password": None, "language": None,
            "theme": None, "webhook": None, "email": None, "push": None, "created": now, "seen": now,
        }  # fmt: skip
        text, session = self._new_session(row["id"])
        await self._store.write(db.person.insert().values(**row), session)
        return _person(row), self._seal.close(text)

    def _new_session(self, person: str) -> tuple[str, Any]:
        text = secrets.token_urlsafe(24)
        return text, db.session.insert().values(id=hashed(text), person=person, created=self._now())

    async def sign_up(self, guest: Person, login: str, password: str) -> None:
        """Make an account of a guest."""
        if not guest.is_guest:
            raise Refusal("not-now", Text("refused-has-account"))
        passwords.check(password, login)
        hash = await asyncio.to_thread(_hasher.hash, password)
        taken = sa.select(db.person.c.id).where(db.person.c.login == _folded(login))
        if await self._store.row(taken) is not None:
            raise Refusal("taken", Text("refused-name-taken"))
        change = db.person.update().where(db.person.c.id == guest.id, db.person.c.login.is_(None))
        try:
            await self._store.write(change.values(login=_folded(login), name=login, password=hash))
        except sa.exc.IntegrityError:
            raise Refusal("taken", Text("refused-name-taken")) from None
        await self._changed(guest.id)

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """The person of an account, and a cookie; one refusal for a wrong name and for a wrong password."""
        row = await self._store.row(sa.select(db.person).where(db.person.c.login == _folded(login)))
        if not await asyncio.to_thread(_verified, _NOBODY if row is None else row["password"], password) or row is None:
            raise Refusal("wrong-password")
        text, session = self._new_session(row["id"])
        await self._store.write(session)
        return _person(row), self._seal.close(text)

    async def sign_out(self, shown: tuple[str, str] | None) -> None:
        """End a session: its cookie is worth nothing any more, wherever copies of it are."""
        if shown is not None and shown[0] == "cookie" and (text := self._seal.open(shown[1])) is not None:
            person = await self.caller(shown)
            await self._store.write(db.session.delete().where(db.session.c.id == hashed(text)))
            if person is not None:
                await self._changed(person.id)

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """Change a password; all sessions end, the answer is a cookie for a new one."""
        if not await asyncio.to_thread(_verified, person.row["password"] or _NOBODY, old):
            raise Refusal("wrong-password")
        passwords.check(new, person.login or person.name)
        hash = await asyncio.to_thread(_hasher.hash, new)
        text, session = self._new_session(person.id)
        await self._store.write(
            db.person.update().where(db.person.c.id == person.id).values(password=hash),
            db.session.delete().where(db.session.c.person == person.id),
            session,
        )
        await self._changed(person.id)
        return self._seal.close(text)

    # --------------------------------------------------------------------------------------------------- one's own data

    async def change(self, person: Person, **values: Any) -> Person:
        """Change name, language, theme or ways to be notified."""
        await self._store.write(db.person.update().where(db.person.c.id == person.id).values(**values))
        await self._changed(person.id)
        return _person({**person.row, **values})

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept about a person."""
        kept = {key: value for key, value in person.row.items() if key != "password"}
        return {
            "person": kept,
            "tokens": await self.tokens(person),
            "sessions": await self._all(db.session, person, "created"),
            "tables": await self._all(db.game_table, person, "id", "created"),
            "seats": await self._all(db.seat, person, "table_id", "seat"),
            "events": await self._all(db.event, person, "table_id", "seq", "kind", "seat", "text", "at"),
            "chat": await self._all(db.chat, person, "table_id", "n", "text", "at"),
            "notes": await self._all(db.note, person, "table_id", "text"),
        }

    async def _all(self, table: sa.Table, person: Person, *columns: str) -> list[dict[str, Any]]:
        owner = table.c.creator if table is db.game_table else table.c.person
        rows = await self._store.rows(sa.select(*(table.c[name] for name in columns)).where(owner == person.id))
        return [dict(row) for row in rows]

    async def delete(self, person: Person) -> None:
        """Forget a person.  What they did at tables stays, as done by someone who left."""
        mine = person.id
        await self._store.write(
            db.session.delete().where(db.session.c.person == mine),
            db.token.delete().where(db.token.c.person == mine),
            db.note.delete().where(db.note.c.person == mine),
            db.chat.delete().where(db.chat.c.person == mine),
            db.person.delete().where(db.person.c.id == mine),
        )
        await self._changed(mine)

    async def check_password(self, person: Person, password: str | None) -> None:
        """That it is really them; guests have no password to check."""
        if not person.is_guest and not await asyncio.to_thread(_verified, person.row["password"], password or ""):
            raise Refusal("wrong-password")

    async def sweep(self) -> None:
        """Forget guests who never sat at a table and have not been here for long."""
        seated = sa.select(db.seat.c.person).union(
            sa.select(db.game_table.c.creator).where(db.game_table.c.creator.isnot(None))
        )
        old = sa.select(db.person.c.id).where(
            db.person.c.login.is_(None), db.person.c.seen < self._now() - GUESTS_STAY, db.person.c.id.not_in(seated)
        )
        await self._store.write(
            db.session.delete().where(db.session.c.person.in_(old)),
            db.token.delete().where(db.token.c.person.in_(old)),
            db.person.delete().where(db.person.c.id.in_(old)),
        )

    # ----------------------------------------------------------------------------------------------------------- tokens

    async def tokens(self, person: Person) -> list[dict[str, Any]]:
        """The tokens of a person, without their secrets."""
        rows = await self._store.rows(_TOKENS.where(db.token.c.person == person.id).order_by(db.token.c.created))
        return [dict(row) for row in rows]

    async def new_token(self, person: Person, label: str) -> dict[str, Any]:
        """A new token; its text is shown this once."""
        text = "sw_" + secrets.token_urlsafe(30)
        row = {"id": secrets.token_urlsafe(6), "label": label, "created": self._now()}
        await self._store.write(db.token.insert().values(person=person.id, hash=hashed(text), **row))
        return {**row, "token": text}

    async def drop_token(self, person: Person, id: str) -> None:
        """Revoke a token."""
        if not id.isprintable():
            raise Refusal("not-found")
        [gone] = await self._store.write(db.token.delete().where(db.token.c.person == person.id, db.token.c.id == id))
        if not gone:
            raise Refusal("not-found")
        await self._changed(person.id)


_TOKENS = sa.select(db.token.c.id, db.token.c.label, db.token.c.created)
_NOBODY = _hasher.hash(secrets.token_urlsafe(16))  # what a password is compared with when there is no such account


def _person(row: Mapping[str, Any]) -> Person:
    return Person(row["id"], row["name"], row["login"], row["language"], row["theme"], dict(row))


def hashed(secret: str) -> str:
    """How secrets that are long and random are kept: nobody can sign in with what the database has."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _verified(hash: str, password: str) -> bool:
    try:
        return _hasher.verify(hash, password)
    except VerificationError:
        return False


def _folded(login: str) -> str:
    """Names of accounts differ by more than upper and lower case, or letters of the same look."""
    return unicodedata.normalize("NFKC", login).strip().casefold()
