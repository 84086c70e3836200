"""People: guests who play at once, accounts for those who want to come back from elsewhere.

A guest is a person without a password, and becomes an account by choosing one: seats and tables stay theirs.  How
callers are known again is in sessions.py.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ..engine.text import Text
from . import names, passwords
from . import store as db
from .factors import forgetting
from .refusals import Refusal
from .retention import delete_tables
from .sessions import Person as Person
from .sessions import Sessions, ending
from .store import Store
from .tickets import void

DAY = 86_400.0
MARKED = 30 * DAY  # seconds for which we know from which address a guest called last
TOGETHER = 500  # guests that are forgotten at a time
UNPACKED = 20  # tables that are unpacked at a time
SHOWN = ("seq", "kind", "seat", "text", "at")  # of an event, in somebody's own data

_hasher = PasswordHasher()  # Argon2id with the library's parameters (RFC 9106, low-memory)
HASHED = 2  # passwords at a time: each takes 64 MB, and a core for a while

T = TypeVar("T")


class People:
    """All people who have ever called, and how they are known again."""

    def __init__(
        self, store: Store, sessions: Sessions, clock: Callable[[], float] = time.time, guest_days: float = 7.0
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._now = clock
        self.parted: Callable[[str], None] = lambda person: None
        """called when somebody was deleted"""
        self._guest_days = guest_days
        self._hashing = asyncio.Semaphore(HASHED)

    async def known(self, id: str) -> Person:
        """The person with this id; Refusal if there is none."""
        row = await self._store.row(sa.select(db.person).where(db.person.c.id == id))
        if row is None:
            raise Refusal("not-found")
        return Person.of(row)

    # ----------------------------------------------------------------------------------------------- guests, signing in

    async def welcome(self, name: str, address: str | None = None) -> Person:
        """A new guest, and the mark of the address from which they call (see `Order.mark`)."""
        now = self._now()
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9), "name": name, "login": None, "password": None, "language": None,
            "theme": None, "webhook": None, "email": None, "push": None, "created": now, "seen": now, "role": None,
            "address": address, "skeleton": None,
            "mail_turns": True,
        }  # fmt: skip
        await self._store.write(db.person.insert().values(**row))
        return Person.of(row)

    async def sign_up(self, guest: Person, login: str, password: str) -> Person:
        """Make an account of a guest."""
        if not guest.is_guest:
            raise Refusal("not-now", Text("refused-has-account"))
        passwords.check(password, login)
        name = names.name(login)
        taken = sa.select(db.person.c.id).where(db.person.c.login == names.folded(name))
        if await self._store.row(taken) is not None:
            raise Refusal("taken", Text("refused-name-taken"))
        values = {"login": names.folded(name), "address": None, **await self.naming(guest.id, name, name)}
        values["password"] = await self._hashed(_hasher.hash, password)
        still_guest = db.person.update().where(db.person.c.id == guest.id, db.person.c.login.is_(None))
        try:
            [changed] = await self._sessions.change(guest.id, still_guest.values(**values))
        except sa.exc.IntegrityError:
            raise Refusal("taken", Text("refused-name-taken")) from None
        if not changed:
            raise Refusal("not-now", Text("refused-has-account"))
        return Person.of({**guest.row, **values})

    async def sign_in(self, login: str, password: str) -> Person:
        """The person of an account; one refusal for a wrong name and for a wrong password."""
        row = await self._store.row(sa.select(db.person).where(db.person.c.login == names.folded(login)))
        hash = _NOBODY if row is None else row["password"]
        if not await self._hashed(_verified, hash, password) or row is None:
            raise Refusal("wrong-password")
        return Person.of(row)

    async def account(self, id: str) -> Person | None:
        """The person of an account by its id."""
        row = await self._store.row(sa.select(db.person).where(db.person.c.id == id, db.person.c.login.is_not(None)))
        return None if row is None else Person.of(row)

    async def change_password(self, person: Person, new: str) -> None:
        """Change a password; all sessions end, and so do links that were mailed."""
        if person.is_guest:
            raise Refusal("not-now", Text("account-needed"))
        passwords.check(new, person.login or person.name)
        hash = await self._hashed(_hasher.hash, new)
        changed = db.person.update().where(db.person.c.id == person.id).values(password=hash)
        await self._sessions.change(person.id, changed, ending(person.id), void(person.id))

    async def _hashed(self, work: Callable[..., T], *words: str) -> T:
        """Hash or compare a password in a thread, a few at a time."""
        async with self._hashing:
            return await asyncio.to_thread(work, *words)

    # --------------------------------------------------------------------------------------------------- one's own data

    async def change(self, person: Person, **values: Any) -> Person:
        """Change name, language, theme or ways to be notified."""
        if "name" in values:
            values.update(await self.naming(person.id, person.login, values["name"]))
        links = [void(person.id)] if "email" in values else []  # those that were mailed to the old address
        try:
            change = db.person.update().where(db.person.c.id == person.id).values(**values)
            await self._sessions.change(person.id, change, *links)
        except sa.exc.IntegrityError:
            raise Refusal("taken", Text("refused-name-alike")) from None
        return Person.of({**person.row, **values})

    async def naming(self, person: str, login: str | None, name: str) -> dict[str, Any]:
        """What to store when somebody is called so; Refusal if others are."""
        await self.check_name(name, person)
        return {"name": name, "skeleton": None if login is None else names.skeleton(name)}

    async def check_name(self, name: str, person: str) -> None:
        """Refusal if a name looks like that of somebody else who has an account."""
        alike = db.person.c.skeleton.in_(names.variants(name))
        if await self._store.row(sa.select(db.person.c.id).where(alike, db.person.c.id != person)) is not None:
            raise Refusal("taken", Text("refused-name-alike"))

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept about a person."""
        kept = {key: value for key, value in person.row.items() if key != "password"}
        return {
            "person": kept,
            "tokens": await self._all(db.token, person, "id", "label", "created", "seen", "scopes", "expires"),
            "sessions": await self._all(db.session, person, "created", "seen", "browser"),
            "tables": await self._all(db.game_table, person, "id", "created"),
            "seats": await self._all(db.seat, person, "table_id", "seat"),
            "events": [
                *await self._all(db.event, person, "table_id", *SHOWN),
                *await self._packed_events(person),
            ],
            "chat": await self._all(db.chat, person, "table_id", "n", "text", "at"),
            "notes": await self._all(db.note, person, "table_id", "text"),
            "two_step": await self._all(db.second_step, person, "created"),
            "passkeys": await self._all(db.passkey, person, "id", "label", "created", "used"),
            "blocks": await self._all(db.block, person, "other", "at"),
        }

    async def _all(self, table: sa.Table, person: Person, *columns: str) -> list[dict[str, Any]]:
        owner = table.c.creator if table is db.game_table else table.c.person
        rows = await self._store.rows(sa.select(*(table.c[name] for name in columns)).where(owner == person.id))
        return [dict(row) for row in rows]

    async def _packed_events(self, person: Person) -> list[dict[str, Any]]:
        """What a person did at tables that are packed by now: there may be thousands, so few at a time, in a thread."""
        packed = db.packed
        seats = sa.select(db.seat.c.table_id).where(db.seat.c.person == person.id)
        made = sa.select(db.game_table.c.id).where(db.game_table.c.creator == person.id)
        query = sa.select(packed).where(packed.c.table_id.in_(seats.union(made)))
        query = query.where(packed.c.table_id > sa.bindparam("last")).order_by(packed.c.table_id).limit(UNPACKED)
        found: list[dict[str, Any]] = []
        last = ""
        while rows := await self._store.rows(query, last=last):
            found += await asyncio.to_thread(_done_by, person.id, rows)
            last = rows[-1]["table_id"]
        return found

    async def delete(self, person: Person) -> None:
        """Forget a person at once; they get up from their tables in the background (see farewells.py).  What they did
        there stays, as done by someone who left."""
        mine = person.id
        await self._sessions.change(
            mine,
            ending(mine),
            void(mine),
            *forgetting(mine),
            db.token.delete().where(db.token.c.person == mine),
            db.note.delete().where(db.note.c.person == mine),
            db.chat.delete().where(db.chat.c.person == mine),
            db.block.delete().where(sa.or_(db.block.c.person == mine, db.block.c.other == mine)),
            db.sanction.delete().where(db.sanction.c.subject == mine),
            db.report.update().where(db.report.c.author == mine).values(author=None),
            db.report.update().where(db.report.c.person == mine).values(person=None, text=None),
            db.person.delete().where(db.person.c.id == mine),
            self._store.upsert(db.farewell, person=mine, lease=0.0),
        )
        self.parted(mine)

    async def check_password(self, person: Person, password: str | None) -> None:
        """That it is really them; guests have no password to check."""
        if not person.is_guest and not await self._hashed(_verified, person.row["password"], password or ""):
            raise Refusal("wrong-password")

    async def sweep(self) -> list[str]:
        """Forget guests who never made a move and have not been here for long, and their tables at which nobody else
        sits; gives the ids of these tables."""
        tables = [row["id"] for row in await self._store.rows(self._unplayed())]
        people = [row["id"] for row in await self._store.rows(self._idle(tables))]
        marked = sa.and_(db.person.c.seen < self._now() - MARKED, db.person.c.address.isnot(None))

        def work(connection: sa.Connection) -> None:
            delete_tables(connection, tables)
            for table in (db.session, db.token, db.note):
                connection.execute(table.delete().where(table.c.person.in_(people)))
            connection.execute(db.person.delete().where(db.person.c.id.in_(people)))
            connection.execute(db.person.update().where(marked).values(address=None))

        await self._store.transact(work)
        return tables

    def _strangers(self) -> Any:
        """Guests who have not been here for long."""
        long_ago = self._now() - (self._guest_days or math.inf) * DAY
        return sa.select(db.person.c.id).where(db.person.c.login.is_(None), db.person.c.seen < long_ago)

    def _unplayed(self) -> Any:
        """Unfinished tables of such guests, at which no person has made a move or sits beside who made it."""
        table, turn, event, seat = db.game_table, db.turn, db.event, db.seat
        is_theirs = sa.and_(turn.c.table_id == table.c.id, turn.c.status != "over")
        moved = sa.exists().where(event.c.table_id == table.c.id, event.c.kind == "action", event.c.person.isnot(None))
        others = sa.exists().where(seat.c.table_id == table.c.id, seat.c.person != table.c.creator)
        query = sa.select(table.c.id).join(turn, is_theirs).where(table.c.creator.in_(self._strangers()))
        return query.where(~moved, ~others).limit(TOGETHER)

    def _idle(self, tables: Sequence[str]) -> Any:
        """Such guests who sit nowhere but at these tables."""
        seated = sa.exists().where(db.seat.c.person == db.person.c.id, db.seat.c.table_id.not_in(tables))
        return self._strangers().where(~seated).limit(TOGETHER)


def _done_by(person: str, packed: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What a person did at some packed tables."""
    return [
        {"table_id": row["table_id"], **{name: getattr(event, name) for name in SHOWN}}
        for row in packed
        for event in db.unpacked_events(row["events"])
        if event.person == person
    ]


_NOBODY = _hasher.hash(secrets.token_urlsafe(16))  # what a password is compared with when there is no such account


def _verified(hash: str, password: str) -> bool:
    try:
        return _hasher.verify(hash, password)
    except VerificationError:
        return False
