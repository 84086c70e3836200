"""kill -9 under load, of a server and of PostgreSQL: what was acknowledged is there, once, and the tables go on."""

import random
import threading
import time

import httpx
import pytest

from server.house import Visitor
from server.processes import Served

TABLES = 4
pytestmark = pytest.mark.xdist_group("postgres")


class Player(threading.Thread):
    """Plays at a table of their own as fast as it goes, and writes down what the server acknowledged.

    An answer that does not come is asked for again with the same key, as a page does it.
    """

    def __init__(self, houses, number):
        super().__init__(daemon=True)
        self._chance = random.Random(number)
        self._houses = houses
        self.visitor = Visitor(houses[0])
        self.visitor.timeout = httpx.Timeout(60)
        self.table = self.visitor.table("paris")["id"]
        self.acknowledged = {}
        self.again = 0
        self.stop = threading.Event()
        self.fault = None

    def run(self):
        try:
            while not self.stop.is_set():
                seen = self._ask("GET", "", {})
                if seen is None or seen["over"]:
                    return
                action = self._chance.choice(seen["offers"])["action"]
                body = {"seat": seen["actor"], "action": action, "seq": seen["seq"], "key": f"k{seen['seq']}"}
                done = self._ask("POST", "/actions", body)
                if done is None:
                    return
                assert done["seq"] not in self.acknowledged
                self.acknowledged[done["seq"]] = action
        except BaseException as fault:
            self.fault = fault
            raise

    def _ask(self, method, path, body):
        """Ask until there is an answer; None when the test is over."""
        until = time.monotonic() + 120
        while not self.stop.is_set():
            house = self._chance.choice(self._houses)
            try:
                url = f"{house.url}/api/tables/{self.table}{path}"
                answer = self.visitor.request(method, url, **({"json": body} if body else {}))
            except httpx.HTTPError:
                answer = None
            if answer is not None and answer.status_code < 500:
                assert answer.status_code == 200, answer.text
                return answer.json()
            self.again += 1
            assert time.monotonic() < until, "no answer for two minutes"
            time.sleep(0.1)
        return None


def check(players, house):
    """Everything that was acknowledged is in the log, once, as it was sent; at most one more that was not."""
    for player in players:
        assert player.fault is None, player.fault
        seen = Visitor(house, cookies=player.visitor.cookies).see(player.table)
        actions = [line["action"] for line in seen["log"] if line.get("kind") is None]
        said = [player.acknowledged[seq] for seq in sorted(player.acknowledged)]
        assert actions[: len(said)] == said
        assert len(actions) - len(said) in (0, 1)


def played(players):
    return sum(len(player.acknowledged) for player in players)


def until_played(players, more):
    """Wait until so many more actions were acknowledged, or all matches are over."""
    goal, until = played(players) + more, time.monotonic() + 180
    while played(players) < goal and any(player.is_alive() for player in players):
        assert time.monotonic() < until
        time.sleep(0.01)


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
