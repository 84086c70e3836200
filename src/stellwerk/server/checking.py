"""Whether a database is sound: every table is replayed and compared with what is stored about it.

Nothing is changed.  `check` reads within one transaction, so that it can be used while servers are writing.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import sqlalchemy as sa

from ..engine.text import Text
from ..errors import StellwerkError
from . import store as db
from .store import Event
from .tables import Table, read_match

STANDING = ("seq", "status", "actor", "thinking")  # what `turn` says, beside the deadline; leases come and go
OWNED = {"session": "person", "token": "person"}  # tables whose rows are worth nothing without their person
MOST_NAMED = 5  # lost rows of one kind that are named

Progress = Callable[[int, int], None]
"""is told how many tables are done, of how many"""


class Fault(NamedTuple):
    """Something that is wrong, and where: a table of the house by its id, or a table of the database by its name."""

    where: str
    text: Text


@dataclass
class Findings:
    """What a check has found."""

    tables: int = 0
    events: int = 0
    faults: list[Fault] = field(default_factory=list)


def check(connection: sa.Connection, progress: Progress = lambda done, of: None) -> Findings:
    """Check a whole database: the file itself, rows that belong to nothing, and every table."""
    ids = connection.execute(sa.select(db.game_table.c.id).order_by(db.game_table.c.created)).scalars().all()
    found = Findings(faults=[*_damage(connection), *_strays(connection)])
    progress(0, len(ids))
    for n, id in enumerate(ids, 1):
        try:
            loaded = db.loaded(connection, id)
            assert loaded is not None
        except (ValueError, zlib.error) as fault:  # what was packed is damaged
            found.faults.append(Fault(id, Text("keeper-unreadable", fault=str(fault))))
            continue
        header, events = loaded
        turn = connection.execute(sa.select(db.turn).where(db.turn.c.table_id == id)).first()
        seats = connection.execute(sa.select(db.seat.c.seat, db.seat.c.person).where(db.seat.c.table_id == id))
        standing, held = None if turn is None else turn._asdict(), {row.seat: row.person for row in seats}
        found.faults += (Fault(id, text) for text in faults_of(header, events, standing, held))
        found.tables, found.events = n, found.events + len(events)
        progress(n, len(ids))
    return found


def _damage(connection: sa.Connection) -> Iterator[Fault]:
    """What SQLite finds wrong with its file; PostgreSQL watches over its own."""
    if connection.dialect.name == "sqlite":
        for (line,) in connection.exec_driver_sql("PRAGMA integrity_check(10)"):
            if line != "ok":
                yield Fault("sqlite", Text("keeper-damage", fault=line))


def _strays(connection: sa.Connection) -> Iterator[Fault]:
    """Rows that point to a table or a person that is not there."""
    there = set(sa.inspect(connection).get_table_names())
    for table in db.meta.sorted_tables:
        if table.name in there and "table_id" in table.c:
            yield from _lost(connection, table, table.c.table_id, db.game_table.c.id)
        if table.name in there and table.name in OWNED:
            yield from _lost(connection, table, table.c[OWNED[table.name]], db.person.c.id)


def _lost(connection: sa.Connection, table: sa.Table, points: Any, to: Any) -> Iterator[Fault]:
    lost = sa.select(points).where(points.is_not(None), ~sa.exists().where(to == points)).distinct()
    for (id,) in connection.execute(lost.limit(MOST_NAMED)):
        yield Fault(table.name, Text("keeper-stray", id=str(id)))


def faults_of(
    header: Mapping[str, Any], events: Sequence[Event], turn: Mapping[str, Any] | None, seats: Mapping[int, str]
) -> list[Text]:
    """What is wrong with a table, by its document, its events, and what is stored about where it stands."""
    if [event.seq for event in events] != list(range(1, len(events) + 1)):
        missing = next(n for n in range(1, len(events) + 2) if all(event.seq != n for event in events))
        return [Text("keeper-gap", n=missing)]
    try:
        table = Table(header, events)
        _compare_hashes(table, len(Table(header).actions), events)
    except StellwerkError as fault:
        return [fault.text]
    except Exception as fault:  # whatever a damaged table does to its reader is a fault of the table
        return [Text("keeper-unreadable", fault=f"{type(fault).__name__}: {fault}"[:200])]
    return [*_standing_faults(table, turn), *_seat_faults(table, seats)]


def _compare_hashes(table: Table, count: int, events: Sequence[Event]) -> None:
    """Replay with all hashes that were stored, so that drift is placed; BadDocument if they are not the same.

    `count` is the number of actions with which the table began.
    """
    if table.match is None:
        return
    hashes: dict[int, str] = {}
    for event in events:
        if event.kind == "action":
            count += 1
        elif event.kind == "undo":
            count = int(event.text or 0)
            hashes = {n: hash for n, hash in hashes.items() if n <= count}
        if event.hash is not None:
            hashes[count] = event.hash
    read_match({**table.match.document(), "hashes": {str(n): hash for n, hash in hashes.items()}})


def _standing_faults(table: Table, turn: Mapping[str, Any] | None) -> Iterator[Text]:
    if turn is None:
        yield Text("keeper-no-turn")
        return
    replayed = table.turn()
    for name in STANDING:
        if turn[name] != replayed[name]:
            yield Text("keeper-turn", name=name, expected=str(replayed[name]), found=str(turn[name]))
    if not _same_time(replayed["deadline"], turn["deadline"]):
        yield Text("keeper-turn", name="deadline", expected=str(replayed["deadline"]), found=str(turn["deadline"]))


def _same_time(one: float | None, other: float | None) -> bool:
    return one is other if one is None or other is None else math.isclose(one, other, abs_tol=0.001)


def _seat_faults(table: Table, seats: Mapping[int, str]) -> Iterator[Text]:
    sat = {n: place.person for n, place in enumerate(table.places) if place.person}
    for n in sorted({*sat, *seats}):
        if sat.get(n) != seats.get(n):
            yield Text("keeper-seat", seat=n + 1, expected=sat.get(n) or "-", found=seats.get(n) or "-")
