"""How the house is doing, at a glance: counts, queues, slow statements, budgets that are nearly used up."""

from __future__ import annotations

import resource
import sys
import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from .. import __version__
from . import store as db
from .notify import notice

if TYPE_CHECKING:
    from .core import Server

SHOWN = 10  # statements and budgets
LOOKED_AT = 500  # shared budgets, those first that take longest to fill


async def overview(server: Server) -> dict[str, Any]:
    """Numbers of the database, and of this process."""
    rows = await server.store.rows(_COUNTS)
    counts = {name: int(number) for name, number in rows[0].items()}
    queues = {name: counts.pop(name) for name in ("bots", "notices", "reports")}
    return {
        "version": __version__,
        "uptime": round(time.monotonic() - server.started, 1),
        "memory_mb": round(_memory() / 1e6, 1),
        "counts": counts,
        "queues": queues,
        "here": {
            "rooms": len(server.rooms),
            "connections": server.metrics.value("stellwerk_connections"),
            "streams": server.metrics.value("stellwerk_streams"),
        },
        "statements": server.store.timing.slowest(SHOWN),
        "budgets": await _budgets(server),
    }


async def _budgets(server: Server) -> list[dict[str, Any]]:
    """The budgets of which most is used; people by name, addresses without one."""
    found = []
    shared = [(row["kind"], row["who"], row["left"]) for row in await server.store.filling(LOOKED_AT)]
    for kind, who, used in server.limits.fullest(SHOWN, shared):
        whose, _, name = who.partition(" ")
        found.append({"kind": kind, "whose": whose, "name": name, "used": round(used, 3)})
    ids = [one["name"] for one in found if one["whose"] == "person"]
    rows = await server.store.rows(sa.select(db.person.c.id, db.person.c.name).where(db.person.c.id.in_(ids)))
    names = {row["id"]: row["name"] for row in rows}
    return [{**one, "name": names.get(one["name"]) if one["whose"] == "person" else None} for one in found]


def _memory() -> int:
    """Bytes of memory that this process had at most."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _count(table: sa.Table, *where: Any) -> Any:
    return sa.select(sa.func.count()).select_from(table).where(*where).scalar_subquery()


_COUNTS = sa.select(
    _count(db.person, db.person.c.login.isnot(None)).label("accounts"),
    _count(db.person, db.person.c.login.is_(None)).label("guests"),
    _count(db.turn, db.turn.c.status == "lobby").label("lobby"),
    _count(db.turn, db.turn.c.status == "running").label("running"),
    _count(db.turn, db.turn.c.status == "over").label("over"),
    _count(db.turn, db.turn.c.thinking).label("bots"),
    _count(notice, notice.c.status.in_(("waiting", "sending"))).label("notices"),
    _count(db.report, db.report.c.settled.is_(None)).label("reports"),
)
