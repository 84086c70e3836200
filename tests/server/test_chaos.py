"""Chaos: what stands still, is full, has another time or another version.  Everything answered is there afterwards.

Kills are in test_crash.py; bench/chaos.py does all of it at random, for as long as one likes.
"""

import shutil
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import httpx

from server.house import House
from server.players import Player, check, until_played
from server.postgres import Cluster
from server.processes import Served
from stellwerk.server import backups, core, store  # noqa: F401

TABLES = 3


def under_load(houses, url, *disturbances):
    """Play, disturb, play on; then everything acknowledged is there, and every table replays to what is stored."""
    players = [Player(houses, n, endless=True) for n in range(TABLES)]
    for player in players:
        player.start()
    for disturb in disturbances:
        until_played(players, 10)
        disturb()
        until_played(players, 6)
    for player in players:
        player.stop.set()
        player.join(120)
    check(players, houses[0])
    assert backups.check(url).faults == []
    return players


def test_servers_and_the_database_stand_still_for_a_while(cluster):
    url = cluster.database("still")
    with Served(url) as one, Served(url) as two:
        under_load([one, two], url, lambda: two.freeze(1), lambda: cluster.freeze(1), lambda: one.freeze(1))


def refused(house, cookies):
    """How a house answers that cannot write: soon, and in words."""
    begin = time.monotonic()
    answer = httpx.post(
        f"{house.url}/api/tables", headers={"X-Stellwerk": "1"}, cookies=cookies, timeout=60,
        json={"game": "paris", "seats": [{"kind": "me"}] * 3},
    )  # fmt: skip
    assert answer.status_code >= 500, answer.text
    assert answer.json()["text"]
    assert time.monotonic() - begin < 30
    return answer


def test_a_full_disk_is_answered_and_loses_nothing_sqlite(tmp_path):
    url = f"sqlite:///{tmp_path}/tables.db"
    with Served(url) as served:
        cookies = httpx.get(f"{served.url}/api/me").cookies

        def fill():
            served.limit_files(1)
            assert refused(served, cookies).json()["error"] == "busy"
            time.sleep(1)
            served.limit_files(-1)

        players = under_load([served], url, fill, fill)
        assert sum(player.again for player in players) > 0, "it was not full"


def test_a_full_disk_is_answered_and_loses_nothing_postgres():
    with Cluster() as cluster:
        url = cluster.database("full")
        with Served(url) as served:
            cookies = httpx.get(f"{served.url}/api/me").cookies

            def fill():
                cluster.limit_files(8192)
                time.sleep(1)
                refused(served, cookies)
                if cluster.is_running():
                    cluster.kill()
                cluster.start()  # there is room again

            players = under_load([served], url, fill)
            assert sum(player.again for player in players) > 0, "it was not full"


def test_a_clock_that_jumps_loses_nothing(new_database):
    url = new_database()
    with House(url) as house:

        def leap(jump):
            house.clock.ahead += jump

        under_load([house], url, *(partial(leap, jump) for jump in (3600.0, -3600.0, -3600.0, 90 * 86_400.0)))


# --------------------------------------------------------------------------------------------- two versions side by side

NEWER = """
from stellwerk.server import store
of_today = store.migrations
def migrations():
    config = of_today()
    config.set_main_option("script_location", {folder!r})
    return config
store.migrations = migrations
from stellwerk.cli import main
main()
"""
NEXT = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{newest}"
def upgrade():
    op.create_table("of_tomorrow", sa.Column("id", sa.Text, primary_key=True))
    op.add_column("game_table", sa.Column("mood", sa.Text, server_default="fine"))
    op.add_column("event", sa.Column("weather", sa.Text))
    op.create_index("event_of_tomorrow", "event", ["kind"])
"""


class Newer(Served):
    """The next version of the program: it knows one more version of the schema."""

    def __init__(self, database, folder):
        super().__init__(database)
        migrations = folder / "migrations"
        shutil.copytree(Path(store.__file__).parent / "migrations", migrations)
        (migrations / "versions" / "9999_next.py").write_text(NEXT.format(newest=backups.newest_schema()))
        (folder / "newer.py").write_text(NEWER.format(folder=str(migrations)))
        self._command = [sys.executable, str(folder / "newer.py"), *self._command[3:]]


def test_an_upgrade_while_the_older_version_serves(cluster, tmp_path):
    url = cluster.database("upgrade")
    with Served(url) as old:
        newer = Newer(url, tmp_path)
        houses = [old]

        def upgrade():
            newer.start()
            houses.append(newer)  # from now on both are asked

        try:
            players = [Player(houses, n, endless=True) for n in range(TABLES)]
            for player in players:
                player.start()
            until_played(players, 10)
            upgrade()
            until_played(players, 30)
            for player in players:
                player.stop.set()
                player.join(120)
            check(players, old)
            check(players, newer)
            assert cluster.run_sql("SELECT version_num FROM alembic_version", "upgrade") == "9999"
        finally:
            newer.__exit__()


def test_an_older_version_says_that_the_database_is_newer(cluster, tmp_path):
    url = cluster.database("newer")
    with Newer(url, tmp_path):
        pass
    run = subprocess.run(
        [sys.executable, "-m", "stellwerk", "serve", "--port", "0", "--database", url],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert run.returncode != 0
    assert "newer" in run.stderr
