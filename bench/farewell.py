"""How long it takes to delete somebody who has played thousands of games: until the answer, and until all is done.

    python bench/farewell.py                               SQLite
    python bench/farewell.py --postgres

5,000 finished tables of 150 events each, at which the person holds all seats, and 200 open ones, which they leave.
Another person plays meanwhile: the longest that one of their actions took is shown, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import sqlalchemy as sa

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from idle import fill, rows

from server.house import Visitor
from server.postgres import Cluster
from server.processes import Served
from stellwerk.server import backups, core  # noqa: F401  (with the core all tables are known)
from stellwerk.server import store as db

ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Other(threading.Thread):
    """Somebody who plays meanwhile, and notes how long each action takes."""

    def __init__(self, served: Served) -> None:
        super().__init__(daemon=True)
        self._visitor = Visitor(served)  # type: ignore[arg-type]
        self.took: list[float] = []
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.is_set():
            table = self._visitor.table("paris")
            while not table["over"] and not self.over.is_set():
                begin = time.perf_counter()
                self._visitor.act(table["id"], table["offers"][0]["action"], table["actor"], table["seq"])
                self.took.append(time.perf_counter() - begin)
                table = self._visitor.see(table["id"])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--finished", type=int, default=5000)
    parser.add_argument("--open", type=int, default=200)
    parser.add_argument("--events", type=int, default=150)
    parser.add_argument("--settle", type=float, default=40.0, help="seconds to make all rules ready first")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        cluster = stack.enter_context(Cluster()) if asked.postgres else None
        url = f"sqlite:///{folder}/house.db" if cluster is None else cluster.database("house")
        served = stack.enter_context(Served(url, "--pack-after", "0"))
        ann = Visitor(served)  # type: ignore[arg-type]
        for _ in range(asked.open):
            ann.table("paris", [ME, OPEN, OPEN])
        served.stop()
        asyncio.run(fill(url, rows(asked.finished, 0, asked.events, [ann.me["id"]])))
        served.start()
        time.sleep(asked.settle)
        other = Other(served)
        other.start()
        time.sleep(3)
        before, begin = max(other.took), time.perf_counter()
        other.took.clear()
        ann.ask("DELETE", "/api/account", 204)
        answered = time.perf_counter() - begin
        while backups.within(url, left, backups.READ):
            time.sleep(0.1)
        done = time.perf_counter() - begin
        other.over.set()
        other.join()
        found = {"answered": answered, "done": done, "another's action before": before, "meanwhile": max(other.took)}
        print(json.dumps({name: round(seconds, 3) for name, seconds in found.items()}))


def left(connection: sa.Connection) -> bool:
    """Whether there is still something to do."""
    return connection.execute(sa.select(sa.func.count()).select_from(db.farewell)).scalar_one() > 0


if __name__ == "__main__":
    main()
