"""kill -9 under load, of a server and of PostgreSQL: what was acknowledged is there, once, and the tables go on."""

import time

from server.house import Visitor
from server.players import Player, check, until_played
from server.processes import Served

TABLES = 4


def under_load(houses, disturb, rounds=2):
    players = [Player(houses, n) for n in range(TABLES)]
    for player in players:
        player.start()
    for _ in range(rounds):
        until_played(players, 12)
        disturb()
        until_played(players, 6)  # it goes on
    for player in players:
        player.stop.set()
        player.join(60)
    assert sum(player.again for player in players) > 0, "nothing was disturbed"
    check(players, houses[0])
    return players


def test_a_server_killed_under_load_loses_and_doubles_nothing_sqlite(tmp_path):
    with Served(f"sqlite+aiosqlite:///{tmp_path}/tables.db") as served:

        def disturb():
            served.kill()
            served.start()

        under_load([served], disturb)


def test_one_of_two_servers_killed_under_load(cluster):
    url = cluster.database("crash")
    with Served(url) as one, Served(url) as two:

        def disturb():
            two.kill()
            time.sleep(0.5)
            two.start()

        under_load([one, two], disturb)


def test_postgres_killed_under_load(cluster):
    with Served(cluster.database("dies")) as served:

        def disturb():
            cluster.kill()
            time.sleep(0.5)
            cluster.start()

        players = under_load([served], disturb)
        ann = players[0].visitor
        table = ann.table("paris")
        with ann.live(table["id"]) as live:  # live updates come again as well
            live.until(table["seq"])
            done = ann.act(table["id"], table["offers"][0]["action"], table["actor"], table["seq"])
            live.until(done["seq"])


def test_a_bot_goes_on_after_its_server_was_killed(tmp_path):
    bot = {"kind": "bot", "bot": "random"}
    with Served(f"sqlite+aiosqlite:///{tmp_path}/tables.db", "--pace", "0.2") as served:
        ann = Visitor(served)
        table = ann.table("paris", [{"kind": "me"}, bot, bot])
        id = table["id"]
        seen = table
        while seen["actor"] != 0 or not seen["offers"]:
            time.sleep(0.1)
            seen = ann.see(id)
        while seen["actor"] == 0 and not seen["over"]:  # until it is a bot's turn
            ann.act(id, seen["offers"][-1]["action"], 0, seen["seq"])
            seen = ann.see(id)
        served.kill()
        served.start()
        until = time.monotonic() + 60
        while ann.see(id)["actor"] != 0 and not ann.see(id)["over"]:
            assert time.monotonic() < until, "the bots have stopped"
            time.sleep(0.1)
