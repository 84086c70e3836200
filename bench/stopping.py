"""How long a server takes to stop: started, put under load, told to go; again and again.

    python bench/stopping.py --times 50
    python bench/stopping.py --times 50 --workers 2        with PostgreSQL

The load is that of tests/server/burden.py: WebSockets and streams that nobody reads, bots that think, requests of which
half was sent, and somebody who plays as fast as it goes.  Everything that was answered must be stored.  Beside each
time stands what it went to: until the loop heard of it, until requests were through, until all was closed, until the
process was gone (of the last process that says so, with several; `-` where it was ended before it got there).
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from datetime import datetime
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.burden import Burden
from server.postgres import Cluster
from server.processes import Served


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance, took = random.Random(asked.seed), []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(Cluster()) if asked.workers > 1 else None
        url = f"sqlite:///{folder}/stopping.db" if cluster is None else cluster.database("stopping")
        served = stack.enter_context(Served(url, "--workers", str(asked.workers)))
        for n in range(asked.times):
            if n:
                served.start()
            with Burden(served) as burden:
                time.sleep(chance.uniform(0.0, 1.5))
                begin = time.time()
                took.append(served.stop())
            query = f"SELECT max(seq) FROM event WHERE table_id = '{burden.table}'"
            stored = int(cluster.run_sql(query, "stopping")) if cluster else _ask(folder / "stopping.db", query)
            went = _phases(served.log(1_000_000), begin, begin + took[-1])
            print(f"{n + 1:4} {took[-1]:6.2f} s ({went}), {burden.answered} answered, {stored} stored", flush=True)
            assert stored >= burden.answered, "something that was answered is not stored"
    over = sum(seconds > 5 for seconds in took)
    print(f"{len(took)} times: median {statistics.median(took):.2f} s, longest {max(took):.2f} s, {over} over 5 s")


def _phases(log: str, begin: float, end: float) -> str:
    """The seconds from one sign in the log to the next."""
    said: dict[str, float] = {}
    for line in log.splitlines():
        with suppress(ValueError, KeyError, TypeError):
            entry = json.loads(line)
            at = datetime.strptime(entry["at"], "%Y-%m-%d %H:%M:%S,%f").astimezone().timestamp()
            if at > begin - 0.1:
                said[entry["says"]] = at
    moments = [begin, *(said.get(sign) for sign in ("told to stop", "closing", "everything is closed")), end]
    return " ".join("-" if None in pair else f"{pair[1] - pair[0]:.2f}" for pair in pairwise(moments))  # type: ignore[operator]


def _ask(file: Path, query: str) -> int:
    with sqlite3.connect(file) as database:
        return int(database.execute(query).fetchone()[0])


if __name__ == "__main__":
    main()
