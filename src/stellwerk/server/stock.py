"""How much people keep here: open tables and seats, counted where they are stored; and what it costs to store more.

Budgets (limits.py) say how fast somebody may add; here is how much there may be.  Tables that are finished, or that
nobody has touched for a week, do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import orjson
import sqlalchemy as sa

from ..engine.text import Text
from . import store as db
from .limits import Limits
from .refusals import Refusal
from .store import Store

# Bytes in the database, with its own, beside what people write:
TABLE = 1000
EVENT = 300
LINE = 100

WEEK = 7 * 86_400.0


def size(document: Mapping[str, Any]) -> int:
    """The bytes of a table's document."""
    return TABLE + len(orjson.dumps(document))


class Stock:
    """What is open, by whose it is."""

    def __init__(self, store: Store, limits: Limits, clock: Callable[[], float]) -> None:
        self._store = store
        self._limits = limits
        self._now = clock

    async def check_table(self, person: str, address: str) -> None:
        """Refusal if somebody, or everybody at their address (as marked), has as many open tables as may be."""
        table, at = db.game_table, sa.select(db.person.c.id).where(db.person.c.address == address)
        await self._check("tables", table.c.id, table.c.creator == person)
        await self._check("address-tables", table.c.id, table.c.creator.in_(at))

    async def check_seat(self, person: str) -> None:
        """Refusal if somebody sits at as many open tables as may be."""
        await self._check("seats", db.seat.c.table_id, db.seat.c.person == person)

    async def _check(self, kind: str, table: sa.Column[Any], theirs: Any) -> None:
        most = self._limits.most(kind)
        if most is None:
            return
        turn = db.turn
        is_open = sa.and_(turn.c.table_id == table, turn.c.status != "over", turn.c.updated > self._now() - WEEK)
        found = sa.select(table).distinct().join(turn, is_open).where(theirs).limit(most)
        if len(await self._store.rows(found)) >= most:
            raise Refusal("too-many", Text(f"refused-too-many-{kind}", most=most))
