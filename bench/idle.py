"""What a server costs that nobody uses: it is given a database full of tables, left alone, and its CPU time is read.

    python bench/idle.py                                   SQLite
    python bench/idle.py --postgres --seconds 60           PostgreSQL: the server's own time and the database's
    python bench/idle.py --against /tmp/before/src         another revision's source too, in turn with this one

5,000 finished and 2,000 open tables of 150 events each; half of the open ones wait for somebody who has not moved for
hours, a tenth of the people want to be notified.  Old tables are left unpacked: packing them is work, done once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.postgres import Cluster
from server.processes import Served
from stellwerk.server import store as db
from stellwerk.server.notify import notice

DAY = 86_400.0
TOGETHER = 20_000
MAKING_READY = 0.1  # of a core
SOURCE = Path(__file__).parents[1] / "src"


def everybody() -> list[dict[str, Any]]:
    """The rows of people."""
    now, hook = time.time(), "https://example.org/hook"
    named = [(n, f"p{n}") for n in range(2000)]
    return [{"id": id, "name": id, "webhook": None if n % 10 else hook, "created": now, "seen": now} for n, id in named]


def rows(
    finished: int, running: int, events: int, people: Sequence[str]
) -> Iterator[tuple[sa.Table, list[dict[str, Any]]]]:
    """The rows of a house that has been open for a year; the first of these people made all tables."""
    chance, now = random.Random(1), time.time()
    document = {"game": "paris", "map": "france", "options": {}, "seats": [], "clock": {"kind": "days", "days": 3}}
    for n in range(finished + running):
        id, over = f"t{n}", n < finished
        updated = now - (chance.uniform(DAY, 365 * DAY) if over else chance.uniform(0, DAY))
        header = {"id": id, "creator": people[0], "public": True, "created": updated - DAY, "document": document}
        sat = [{"table_id": id, "seat": seat, "person": chance.choice(people)} for seat in range(3)]
        turn = {
            "table_id": id, "seq": events, "status": "over" if over else "running", "actor": -1 if over else 0,
            "thinking": False, "lease": 0.0, "deadline": None if over else updated + 3 * DAY, "updated": updated,
        }  # fmt: skip
        yield db.game_table, [header]
        yield db.turn, [turn]
        yield db.seat, sat
        yield db.event, [
            {
                "table_id": id, "seq": seq, "kind": "action", "seat": seq % 3, "text": "place Paris",
                "person": people[0], "actor": (events - seq) % 3, "hash": "0" * 16, "key": f"{id}-{seq}", "at": updated,
            }
            for seq in range(1, events + 1)
        ]  # fmt: skip
        if not over and n % 2:
            told = {"seat": 0, "person": sat[0]["person"], "status": "sent", "tries": 0, "due": updated}
            yield notice, [{"table_id": id, "began": events - 1, **told}]


async def fill(url: str, content: Iterable[tuple[sa.Table, list[dict[str, Any]]]]) -> None:
    """Make the database and put rows into it."""
    store = await db.Store.open(url)
    plain = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    direct = await asyncpg.connect(plain) if store.shared else None
    waiting: dict[sa.Table, list[dict[str, Any]]] = {}

    async def put(table: sa.Table) -> None:
        batch = waiting.pop(table, [])
        if direct is not None and batch:  # a million rows take minutes otherwise
            values = [[json.dumps(v) if isinstance(v, dict) else v for v in row.values()] for row in batch]
            await direct.copy_records_to_table(table.name, columns=list(batch[0]), records=values)
        elif batch:
            await store._do(lambda connection: connection.execute(table.insert(), batch), db.BEGIN)

    for table, more in content:
        waiting.setdefault(table, []).extend(more)
        if len(waiting[table]) >= TOGETHER:
            await put(table)
    for table in tuple(waiting):
        await put(table)
    await store.close()


def cpu(pids: list[int]) -> float:
    """The seconds that processes, and those of their children that have ended, have computed."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += sum(map(int, fields[11:15]))
    return total / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--settle", type=float, default=90.0, help="seconds of quiet before, when all rules are ready")
    parser.add_argument("--finished", type=int, default=5000)
    parser.add_argument("--running", type=int, default=2000)
    parser.add_argument("--events", type=int, default=150)
    parser.add_argument("--against", type=Path, help="the source folder of another revision")
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        cluster = stack.enter_context(Cluster()) if asked.postgres else None
        url = f"sqlite:///{folder}/idle.db" if cluster is None else cluster.database("idle")
        people = everybody()
        tables = rows(asked.finished, asked.running, asked.events, [one["id"] for one in people])
        asyncio.run(fill(url, chain([(db.person, people)], tables)))
        if cluster is not None:
            cluster.run_sql("VACUUM ANALYZE", "idle")
        sources = {"before": asked.against, "now": SOURCE} if asked.against else {"now": SOURCE}
        for _ in range(asked.rounds):
            for name, source in sources.items():
                used = idle(url, source, asked.settle, asked.seconds, cluster)
                print(json.dumps({"revision": name, "percent of a core": used}), flush=True)


def idle(url: str, source: Path, settle: float, seconds: float, cluster: Cluster | None) -> dict[str, float]:
    """What a server of a revision uses, in percent of a core, and its database."""
    with Served(url, "--pack-after", "0", environment={"PYTHONPATH": str(source)}) as served:
        settled = 0.0
        while settled < settle:  # so long nothing but rounds: until then rules and bots are made ready
            had = cpu([served.pid])
            time.sleep(5)
            settled = settled + 5 if cpu([served.pid]) - had < MAKING_READY * 5 else 0.0
        parts = {"server": lambda: [served.pid]} | ({} if cluster is None else {"database": cluster.pids})
        before, begin = {name: cpu(pids()) for name, pids in parts.items()}, time.monotonic()
        time.sleep(seconds)
        spent = time.monotonic() - begin
        return {name: round(100 * (cpu(pids()) - before[name]) / spent, 2) for name, pids in parts.items()}


if __name__ == "__main__":
    main()
