"""Chaos for as long as one likes: servers and database killed, frozen and full, at random, while people play.

    python bench/chaos.py --seconds 300
    python bench/chaos.py --seconds 300 --sqlite
    python bench/chaos.py --seconds 300 --disk             as root: on a small disk that is really filled

Every action that was answered must be there afterwards, once and in its place, and every table must replay to what is
stored about it (as `stellwerk check-database` does).  Prints what was done, as JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.disks import Disk, small_disk
from server.players import Player, check, played, until_played
from server.postgres import Cluster
from server.processes import Served
from stellwerk.server import backups, core  # noqa: F401  (with the core all tables are known)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--sqlite", action="store_true", help="one server on SQLite instead of two on PostgreSQL")
    parser.add_argument("--disk", action="store_true", help="fill a disk, instead of limiting the size of files")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk(64 if asked.sqlite else 300)) if asked.disk else None
        if asked.sqlite:
            folder = stack.enter_context(tempfile.TemporaryDirectory(dir=disk.folder if disk else None))
            url = f"sqlite:///{folder}/chaos.db"
            servers = [stack.enter_context(Served(url))]
            harms = of_servers(servers) | {"disk full": lambda: limit(servers[0])}
        else:
            cluster = stack.enter_context(Cluster(disk.folder if disk else None))
            url = cluster.database("chaos")
            servers = [stack.enter_context(Served(url)) for _ in range(2)]
            harms = of_servers(servers) | of_database(cluster)
        if disk is not None:
            harms["disk full"] = lambda: fill(disk, None if asked.sqlite else cluster)
        print(json.dumps(disturbed(servers, url, harms, asked), indent=1))


def of_servers(servers: Sequence[Served]) -> dict[str, Callable[[], None]]:
    def kill() -> None:
        served = random.choice(servers)
        served.kill()
        served.start()

    return {"server killed": kill, "server frozen": lambda: random.choice(servers).freeze(2)}


def of_database(cluster: Cluster) -> dict[str, Callable[[], None]]:
    def kill() -> None:
        cluster.kill()
        cluster.start()

    def limit() -> None:
        cluster.limit_files(8192)
        time.sleep(2)
        kill()

    return {"database killed": kill, "database frozen": lambda: cluster.freeze(2), "disk full": limit}


def limit(served: Served) -> None:
    served.limit_files(1)
    time.sleep(2)
    served.limit_files(-1)


def fill(disk: Disk, cluster: Cluster | None) -> None:
    disk.fill()
    time.sleep(6)  # what a database has reserved it can still use
    disk.free()
    if cluster is not None and not cluster.is_running():
        cluster.start()


def disturbed(
    servers: Sequence[Served], url: str, harms: dict[str, Callable[[], None]], asked: argparse.Namespace
) -> dict[str, object]:
    random.seed(asked.seed)
    players = [Player(servers, n, endless=True) for n in range(asked.players)]
    for player in players:
        player.start()
    done: Counter[str] = Counter()
    until = time.monotonic() + asked.seconds
    while time.monotonic() < until:
        until_played(players, 2 * len(players))
        name = random.choice(list(harms))
        harms[name]()
        done[name] += 1
    until_played(players, 2 * len(players))
    for player in players:
        player.stop.set()
        player.join(120)
    check(players, servers[0])
    found = backups.check(url)
    assert found.faults == [], found.faults
    answered, again = played(players), sum(player.again for player in players)
    return {"done": done, "answered": answered, "asked again": again, "tables": found.tables, "lost": 0, "doubled": 0}


if __name__ == "__main__":
    main()
