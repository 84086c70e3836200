"""A house in which people have lived: every kind of table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa

from server.house import Visitor
from stellwerk.server import backups

ME, OPEN, INVITE, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}


def live_in(house: Any) -> dict[str, Any]:
    """Tables of every kind; gives them by name, with those who sit there."""
    ann, bob = Visitor(house), Visitor(house)
    running = ann.table("paris", clock={"kind": "days", "days": 3})
    ann.play(running["id"], 12)
    ann.ask("POST", f"/api/tables/{running['id']}/chat", 204, text="[see] “you” tomorrow 🚂")
    ann.ask("PUT", f"/api/tables/{running['id']}/notes", 204, text="Lyon first")
    over = ann.table("nuremberg", [ME, OPEN])
    bob.ask("POST", f"/api/tables/{over['id']}/join")
    seen = (ann if ann.see(over["id"])["actor"] == 0 else bob).see(over["id"])
    actor = ann if seen["actor"] == 0 else bob
    actor.act(over["id"], seen["offers"][0]["action"], seen["actor"], seen["seq"])
    bob.ask("POST", f"/api/tables/{over['id']}/resign", seat=1)
    lobby = ann.table("deutschland", [ME, INVITE])
    file = ann.get(f"/api/tables/{over['id']}/export").json()
    study = bob.ask("POST", "/api/analysis", document=file)
    seen = bob.play(study["id"], 6)
    bob.ask("POST", f"/api/tables/{study['id']}/undo", seat=0, seq=seen["seq"], to=3)
    tables = {"running": running, "over": over, "lobby": lobby, "study": study}
    return {"ann": ann, "bob": bob, **{name: table["id"] for name, table in tables.items()}}


def do(url: str, *statements: str) -> None:
    """Damage a database."""

    def work(connection: sa.Connection) -> None:
        for statement in statements:
            connection.execute(sa.text(statement))

    if url.startswith("sqlite"):
        Path(url.partition(":///")[2]).touch()
    backups.within(url, work, backups.CHANGE)


def contents(url: str) -> dict[str, list[Any]]:
    """All rows of a database."""

    def work(connection: sa.Connection) -> dict[str, list[Any]]:
        return {
            table.name: [tuple(row) for row in connection.execute(sa.select(table).order_by(*table.c.values()[:2]))]
            for table in backups.reflected(connection)
        }

    return backups.within(url, work, backups.READ)
