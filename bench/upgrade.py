"""An upgrade as it happens: a really older version of the program serves, and the new one is started beside it.

    python bench/upgrade.py fc7fea6                any revision of this repository's history

Both share one PostgreSQL; people play at both while the schema is brought up to date.  Every action that was answered
must be there afterwards, once and in its place, and every table must replay to what is stored about it.  At last the
older version is started again: it must say that the database is newer, and end.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.house import Visitor
from server.players import Player, check, played, until_played
from server.postgres import Cluster
from server.processes import Served
from stellwerk.server import backups, core  # noqa: F401  (with the core all tables are known)

HERE = Path(__file__).parents[1]


@contextmanager
def tree(revision: str) -> Iterator[Path]:
    """The sources of a revision."""
    git = ["git", "-C", str(HERE), "worktree"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "old"
        subprocess.run([*git, "add", "--detach", str(path), revision], check=True, capture_output=True)
        try:
            yield path
        finally:
            subprocess.run([*git, "remove", "--force", str(path)], check=True, capture_output=True)


def main() -> None:
    """Upgrade and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--actions", type=int, default=200, help="before, and again after")
    asked = parser.parse_args()
    with ExitStack() as stack:
        sources = stack.enter_context(tree(asked.revision))
        cluster = stack.enter_context(Cluster())
        url = cluster.database("upgrade")

        def schema() -> str:
            return cluster.run_sql("SELECT version_num FROM alembic_version", "upgrade")

        old = stack.enter_context(Served(url, environment={"PYTHONPATH": str(sources / "src")}))
        found: dict[str, object] = {"schema before": schema()}
        Visitor(old).table("paris")  # type: ignore[arg-type]  # it may have to compile its rules first
        houses = [old]
        players = [Player(houses, n, endless=True) for n in range(asked.players)]
        for player in players:
            player.start()
        until_played(players, asked.actions)
        houses.append(stack.enter_context(Served(url)))  # from now on both are asked
        found |= {"schema after": schema(), "answered before": played(players)}
        until_played(players, asked.actions)
        for player in players:
            player.stop.set()
            player.join(120)
        for house in houses:
            check(players, house)
        faults = backups.check(url).faults
        assert faults == [], faults
        found |= {"answered": played(players), "asked again": sum(player.again for player in players)}
        again = subprocess.run(
            [sys.executable, "-m", "stellwerk", "serve", "--port", "0", "--database", url],
            env={**os.environ, "PYTHONPATH": str(sources / "src")}, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
        found |= {"older version again": again.returncode, "says": again.stderr.strip()[-300:]}
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
