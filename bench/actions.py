"""What an action costs a server besides storing and sending it: played, told, and worked out for all who look.

    python bench/actions.py                                       sixty tables of Paris Connection, 600 actions
    PYTHONPATH=../before/src python bench/actions.py              the same of another revision, in its own worktree

Each table has three players of different names and a spectator, all in one thread and without a database.  Milliseconds
on the clock, as quartiles: on a busy machine the lowest says most.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import stellwerk
from stellwerk.server import snapshots
from stellwerk.server.rooms import Room
from stellwerk.server.store import Event
from stellwerk.server.tables import Table

SEATS = 3


class Seen:
    """A table with those who look at it."""

    def __init__(self, game: str, n: int) -> None:
        match, self.dice = stellwerk.Match.new(game, SEATS), random.Random(n)
        people = [f"person-{n}-{seat}" for seat in range(SEATS)]
        seats = [{"kind": "person", "name": None, "person": person, "bot": None} for person in people]
        document = {
            "game": game, "map": match.map, "options": match.options, "rules": match.game.version, "seed": n,
            "seats": seats, "clock": {"kind": "none"}, "absent": "bot", "analysis": False, "ready": True,
        }  # fmt: skip
        header = {"id": f"table-{n}", "creator": people[0], "public": True, "created": 0.0, "document": document}
        self.room = Room(Table(header, [Event(1, "start", None, None, None, None, -1, "start", 0.0)]), {})
        self.room.call({person: f"Guest {person}" for person in people})
        audiences = [snapshots.audience(self.room.table, person, None, "en") for person in (*people, None)]
        looks = [snapshots.look(self.room, who) for who in audiences]
        self.has = [(look, look.parts(self.room), self.room.version) for look in looks]

    def act(self) -> float:
        """A random action, and what everybody is sent of it: how long that took."""
        room, match = self.room, self.room.table.match
        assert match is not None
        text, began = self.dice.choice(match.legal()), time.perf_counter()
        after = match.copy()
        after.play(text)
        event = Event(room.table.seq + 1, "action", match.actor, text, "", after.hash, after.actor, text, 0.0)
        room.put(room.table.after(event, match=after), event)
        for look, had, version in self.has:
            look.patch(room, had, version)
        self.has = [(look, look.parts(room), room.version) for look, _, _ in self.has]
        room.shared.clear()
        return 1000 * (time.perf_counter() - began)


def main() -> None:
    """Act at all tables in turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="paris")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--actions", type=int, default=600)
    arguments = parser.parse_args()
    tables = [Seen(arguments.game, n) for n in range(arguments.tables)]
    took: list[float] = []
    while len(took) < arguments.actions and tables:
        tables = [table for table in tables if table.room.table.status == "running"]
        took += [table.act() for table in tables]
    print(f"{arguments.game}: {', '.join(f'{part:.3f}' for part in statistics.quantiles(took))} ms")


if __name__ == "__main__":
    main()
