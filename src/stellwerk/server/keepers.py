"""What keepers and moderators do, from the page or from the command line.

Each deed is checked against the role, carried out, and written into the log of deeds in the same transaction; then all
processes are told.  Keepers may do everything; moderators settle reports, mute, hide lines of chat, and ban for up to a
month, but not each other or a keeper.  Whoever sits at the console has the database in their hands and is a keeper.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ..engine.text import Text
from . import factors, names
from . import store as db
from .order import FEATURES, OFF, Order
from .people import People
from .refusals import Refusal
from .rooms import Rooms
from .sessions import Sessions
from .store import Store
from .tables import map_of

ROLES = ("keeper", "moderator")
MODERATORS_DO = frozenset(("mute", "unmute", "ban", "unban", "hide", "settle"))
OF_PERSONS = frozenset(("rename", "role"))  # what sessions have to know
NOT_BY_NAME = frozenset(("role", "two-step"))  # what opens doors is done to an account: anybody can choose a name
MONTH = 31 * 86_400.0  # seconds: the longest ban by a moderator
Row = dict[str, Any]


@dataclass(frozen=True)
class Actor:
    """Who does it."""

    id: str | None
    name: str
    role: str


CONSOLE = Actor(None, "console", "keeper")


class Keepers:
    """Everything that keepers and moderators can see and do."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        people: People,
        rooms: Rooms,
        order: Order,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._people = people
        self._rooms = rooms
        self._order = order
        self._now = clock

    # ---------------------------------------------------------------------------------------------------------- looking

    async def people(self, find: str = "", most: int = 50, skip: int = 0) -> list[Row]:
        """People, those seen last first; `find` is a part of a name, an account's name, or an id."""
        query = sa.select(*_PERSON).order_by(db.person.c.seen.desc()).limit(most).offset(skip)
        if find:
            words = find.casefold()
            query = query.where(
                sa.or_(
                    sa.func.lower(db.person.c.name).contains(words, autoescape=True),
                    db.person.c.login.contains(words, autoescape=True),
                    db.person.c.id == find,
                )
            )
        rows = await self._store.rows(query)
        under = await self._sanctions([row["id"] for row in rows])
        return [_shown(row, under) for row in rows]

    async def find(self, who: str, by_name: bool = True) -> Row:
        """The one person with this id, account or (everybody chooses one) name; Refusal if there is none, or more."""
        query = sa.select(*_PERSON).limit(10)
        ways = [db.person.c.id == who, db.person.c.login == who.casefold()]
        if by_name:
            ways.append(sa.func.lower(db.person.c.name) == who.casefold())
        for means in ways:
            rows = await self._store.rows(query.where(means))
            if len(rows) > 1:
                raise Refusal("not-found", Text("keeper-several", name=who, known=", ".join(row["id"] for row in rows)))
            if rows:
                return dict(rows[0])
        raise Refusal("not-found", Text("keeper-nobody", name=who))

    async def person(self, who: str) -> Row:
        """What there is to know about a person: sanctions, tables, reports, deeds."""
        row = await self.find(who)
        id = row["id"]
        held = sa.select(sa.func.count()).select_from(db.seat).where(db.seat.c.person == id)
        made = sa.select(sa.func.count()).select_from(db.game_table).where(db.game_table.c.creator == id)
        counts = await self._store.row(sa.select(held.scalar_subquery().label("h"), made.scalar_subquery().label("m")))
        assert counts is not None
        return {
            **_shown(row, await self._sanctions([id])),
            "seats": counts["h"],
            "tables": counts["m"],
            "reports": await self.reports(about=id, settled=None),
            "deeds": await self.log(whom=id),
        }

    async def _sanctions(self, ids: list[str]) -> Mapping[tuple[str, str], Row]:
        rows = await self._store.rows(sa.select(db.sanction).where(db.sanction.c.subject.in_(ids)))
        return {
            (row["subject"], row["kind"]): {"until": row["until"], "reason": row["reason"]}
            for row in rows
            if row["until"] is None or row["until"] > self._now()
        }

    async def tables(
        self, status: str | None = None, who: str | None = None, most: int = 50, skip: int = 0
    ) -> list[Row]:
        """Tables, those where something happened last first."""
        query = _TABLES.order_by(db.turn.c.updated.desc()).limit(most).offset(skip)
        if status is not None:
            query = query.where(db.turn.c.status == status)
        if who is not None:
            id = (await self.find(who))["id"]
            held = sa.select(db.seat.c.table_id).where(db.seat.c.person == id)
            query = query.where(sa.or_(db.game_table.c.creator == id, db.game_table.c.id.in_(held)))
        return [_table(row) for row in await self._store.rows(query)]

    async def table(self, id: str) -> Row:
        """A table with those who sit there and what was said, hidden lines too."""
        row = await self._store.row(_TABLES.where(db.game_table.c.id == id))
        if row is None:
            raise Refusal("not-found", Text("keeper-no-table", name=id))
        person, chat, seat = db.person, db.chat, db.seat
        sits = seat.outerjoin(person, person.c.id == seat.c.person)
        says = chat.outerjoin(person, person.c.id == chat.c.person)
        seats = sa.select(seat.c.seat, seat.c.person, person.c.name).select_from(sits).where(seat.c.table_id == id)
        lines = sa.select(chat.c.n, chat.c.person, person.c.name, chat.c.text, chat.c.at, chat.c.hidden).select_from(
            says
        )
        said = await self._store.rows(lines.where(chat.c.table_id == id).order_by(chat.c.n.desc()).limit(200))
        return {
            **_table(row),
            "seats": [dict(one) for one in await self._store.rows(seats.order_by(seat.c.seat))],
            "chat": [dict(one) for one in reversed(said)],
        }

    async def reports(self, about: str | None = None, settled: bool | None = False, most: int = 100) -> list[Row]:
        """Reports by players, the latest first: those that wait (False), those settled (True), or all (None)."""
        query = _REPORTS.order_by(db.report.c.at.desc()).limit(most)
        if settled is not None:
            query = query.where(db.report.c.settled.isnot(None) if settled else db.report.c.settled.is_(None))
        if about is not None:
            query = query.where(db.report.c.person == about)
        return [dict(row) for row in await self._store.rows(query)]

    async def log(self, whom: str | None = None, most: int = 100, before: int | None = None) -> list[Row]:
        """The log of deeds, the latest first."""
        query = sa.select(db.deed).order_by(db.deed.c.n.desc()).limit(most)
        if whom is not None:
            query = query.where(db.deed.c.whom == whom)
        if before is not None:
            query = query.where(db.deed.c.n < before)
        return [dict(row) for row in await self._store.rows(query)]

    # ------------------------------------------------------------------------------------------------------ of people

    async def mute(self, actor: Actor, who: str, until: float | None, reason: str) -> None:
        """Take somebody's voice: no chat, no new names."""
        row = await self._whom(actor, "mute", who)
        self._check_end(until)
        await self._do(actor, "mute", row, reason, self._sanction("mute", row["id"], until, reason), until=until)

    async def unmute(self, actor: Actor, who: str, reason: str | None = None) -> None:
        """Give it back."""
        await self._lift(actor, "mute", who, reason)

    async def ban(self, actor: Actor, who: str, until: float | None, reason: str, address: bool = False) -> None:
        """Shut somebody out; with `address` (and an end) also all guests who call from where this one did."""
        row = await self._whom(actor, "ban", who)
        self._check_end(until)
        if not self._is_for(actor, until):
            raise Refusal("not-keeper", Text("keeper-a-month"))
        statements = [self._sanction("ban", row["id"], until, reason)]
        if address:
            if until is None:
                raise Refusal("bad-input", Text("keeper-address-end"))
            if row["address"] is None:
                raise Refusal("bad-input", Text("keeper-no-address", name=row["name"]))
            statements.append(self._sanction("ban", row["address"], until, reason))
        await self._do(actor, "ban", row, reason, *statements, until=until, address=address)

    async def unban(self, actor: Actor, who: str, reason: str | None = None) -> None:
        """Let somebody in again, and the guests of their address."""
        await self._lift(actor, "ban", who, reason)

    async def _lift(self, actor: Actor, kind: str, who: str, reason: str | None) -> None:
        row = await self._whom(actor, f"un{kind}", who)
        under = (await self._sanctions([row["id"]])).get((row["id"], kind))
        if under is None:
            raise Refusal("not-now", Text(f"keeper-not-{kind}", name=row["name"]))
        if kind == "ban" and not self._is_for(actor, under["until"]):
            raise Refusal("not-keeper", Text("keeper-of-keepers"))
        subjects = [row["id"], *([row["address"]] if row["address"] and kind == "ban" else [])]
        lift = db.sanction.delete().where(db.sanction.c.kind == kind, db.sanction.c.subject.in_(subjects))
        await self._do(actor, f"un{kind}", row, reason, lift)

    async def rename(self, actor: Actor, who: str, name: str, reason: str) -> None:
        """Give somebody another name; how they sign in stays the same."""
        row = await self._whom(actor, "rename", who)
        name = names.name(name)
        values = await self._people.naming(row["id"], row["login"], name)
        change = db.person.update().where(db.person.c.id == row["id"]).values(**values)
        await self._do(actor, "rename", row, reason, change, old=row["name"], new=name)
        await self._rooms.rename(row["id"], name)

    async def delete(self, actor: Actor, who: str, reason: str) -> None:
        """Delete somebody, as they could themselves: they resign, and what they did stays without their name."""
        row = await self._whom(actor, "delete", who)
        person = await self._people.known(row["id"])
        await self._do(actor, "delete", row, reason)
        await self._people.delete(person)

    async def set_role(self, actor: Actor, who: str, role: str | None, reason: str | None = None) -> None:
        """Make somebody keeper or moderator, or neither."""
        row = await self._whom(actor, "role", who)
        if role not in (*ROLES, None):
            raise Refusal("bad-input", Text("keeper-no-role", name=role, known=", ".join(ROLES)))
        if role is not None and row["login"] is None:
            raise Refusal("not-now", Text("keeper-guest", name=row["name"]))
        change = db.person.update().where(db.person.c.id == row["id"]).values(role=role)
        await self._do(actor, "role", row, reason, change, old=row["role"], new=role)

    async def end_two_step(self, actor: Actor, who: str, reason: str) -> None:
        """For somebody who has lost phone and recovery codes: forget both and all passkeys, so that the password alone
        signs them in again."""
        row = await self._whom(actor, "two-step", who)
        if await self._store.row(sa.select(db.second_step).where(db.second_step.c.person == row["id"])) is None:
            raise Refusal("not-now", Text("keeper-not-two-step", name=row["name"]))
        await self._do(actor, "two-step", row, reason, *factors.forgetting(row["id"]))

    # ------------------------------------------------------------------------------------- of tables, chat and reports

    async def close_table(self, actor: Actor, id: str, reason: str) -> None:
        """End a table without a result."""
        _check_role(actor, "close")
        row = await self.table(id)
        await self._rooms.close(id)
        await self._do(actor, "close", {"id": id, "name": row["game"]}, reason)

    async def hide_line(self, actor: Actor, id: str, n: int, reason: str) -> None:
        """Hide a line of chat from everybody."""
        _check_role(actor, "hide")
        query = sa.select(db.chat).where(db.chat.c.table_id == id, db.chat.c.n == n)
        line = await self._store.row(query)
        if line is None:
            raise Refusal("not-found")
        hide = db.chat.update().where(db.chat.c.table_id == id, db.chat.c.n == n).values(hidden=True)
        await self._do(actor, "hide", {"id": id, "name": None}, reason, hide, line=n, person=line["person"])
        if (room := self._rooms.known(id)) is not None:
            await self._rooms.hear(room)
        await self._store.tell(f"{id}:chat")

    async def settle(self, actor: Actor, id: str, outcome: str) -> None:
        """Settle a report; the outcome is for the log."""
        _check_role(actor, "settle")
        report = db.report
        if await self._store.row(sa.select(report.c.id).where(report.c.id == id, report.c.settled.is_(None))) is None:
            raise Refusal("not-found", Text("keeper-no-report", name=id))
        change = report.update().where(report.c.id == id).values(settled=self._now(), outcome=outcome)
        await self._do(actor, "settle", {"id": id, "name": None}, outcome, change)

    async def switches(self) -> dict[str, bool]:
        """The features, and whether they are on."""
        rows = await self._store.rows(sa.select(db.setting.c.name).where(db.setting.c.name.startswith(OFF)))
        off = {row["name"].removeprefix(OFF) for row in rows}
        return {feature: feature not in off for feature in FEATURES}

    async def switch(self, actor: Actor, feature: str, on: bool, reason: str | None = None) -> None:
        """Switch a feature on or off."""
        _check_role(actor, "switch")
        if feature not in FEATURES:
            raise Refusal("bad-input", Text("keeper-no-feature", name=feature, known=", ".join(FEATURES)))
        name = OFF + feature
        change = db.setting.delete().where(db.setting.c.name == name)
        if not on:
            change = self._store.upsert(db.setting, name=name, value="off")
        await self._do(actor, "switch", {"id": feature, "name": None}, reason, change, on=on)

    # ------------------------------------------------------------------------------------------------------- the doing

    async def _whom(self, actor: Actor, what: str, who: str) -> Row:
        """The person it is done to, if the actor may."""
        _check_role(actor, what)
        row = await self.find(who, by_name=what not in NOT_BY_NAME)
        if actor.id == row["id"]:
            raise Refusal("not-keeper", Text("keeper-yourself"))
        if actor.role != "keeper" and row["role"] is not None:
            raise Refusal("not-keeper", Text("keeper-of-keepers"))
        return row

    def _is_for(self, actor: Actor, until: float | None) -> bool:
        """Whether a ban with that end is the actor's to decide."""
        return actor.role == "keeper" or (until is not None and until <= self._now() + MONTH)

    def _check_end(self, until: float | None) -> None:
        if until is not None and until <= self._now():
            raise Refusal("bad-input", Text("keeper-past"))

    def _sanction(self, kind: str, subject: str, until: float | None, reason: str) -> Any:
        return self._store.upsert(db.sanction, kind=kind, subject=subject, until=until, reason=reason, at=self._now())

    async def _do(
        self, actor: Actor, what: str, whom: Mapping[str, Any], reason: str | None, *statements: Any, **facts: Any
    ) -> None:
        """Carry out statements, write into the log what was done, and let all processes know: all or nothing."""
        entry = db.deed.insert().values(
            at=self._now(), actor=actor.id, actor_name=actor.name, what=what, whom=whom["id"], whom_name=whom["name"],
            reason=reason, facts=facts,
        )  # fmt: skip
        news = f"person:{whom['id']}" if what in OF_PERSONS else "house:"
        await self._store.write(*statements, entry, *self._store.telling(news))
        if what in OF_PERSONS:
            await self._sessions.hear(whom["id"])
        else:
            await self._order.hear()


def _check_role(actor: Actor, what: str) -> None:
    """Refusal if this is not for the actor's role."""
    if actor.role != "keeper" and not (actor.role == "moderator" and what in MODERATORS_DO):
        raise Refusal("not-keeper")


_PERSON = [db.person.c[name] for name in ("id", "name", "login", "role", "created", "seen", "address")]
_TABLES = sa.select(
    db.game_table.c.id, db.game_table.c.creator, db.person.c.name.label("creator_name"), db.game_table.c.public,
    db.game_table.c.created, db.game_table.c.document, db.turn.c.status, db.turn.c.seq, db.turn.c.updated,
).select_from(
    db.game_table.join(db.turn, db.turn.c.table_id == db.game_table.c.id)
    .outerjoin(db.person, db.person.c.id == db.game_table.c.creator)
)  # fmt: skip
_author, _accused = db.person.alias(), db.person.alias()
_REPORTS = sa.select(
    db.report, _author.c.name.label("author_name"), _accused.c.name.label("person_name")
).select_from(
    db.report.outerjoin(_author, _author.c.id == db.report.c.author)
    .outerjoin(_accused, _accused.c.id == db.report.c.person)
)  # fmt: skip


def _shown(row: Mapping[str, Any], under: Mapping[tuple[str, str], Row]) -> Row:
    """A person as keepers see them: nothing that is theirs alone, such as where they can be reached."""
    shown = {key: value for key, value in row.items() if key not in ("login", "address")}
    return {
        **shown, "guest": row["login"] is None, "ban": under.get((row["id"], "ban")),
        "mute": under.get((row["id"], "mute")),
    }  # fmt: skip


def _table(row: Mapping[str, Any]) -> Row:
    document = row["document"]
    return {
        **{key: value for key, value in row.items() if key != "document"},
        "game": document["game"], "map": map_of(document), "players": len(document["seats"]),
        "analysis": document["analysis"],
    }  # fmt: skip
