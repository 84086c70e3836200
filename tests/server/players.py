"""People who play as fast as it goes, whatever happens to the servers, and write down what was acknowledged."""

import random
import threading
import time

import httpx

from server.house import Visitor


class Player(threading.Thread):
    """Plays at a table of their own as fast as it goes, and writes down what the server acknowledged.

    An answer that does not come is asked for again with the same key, as a page does it.
    """

    def __init__(self, houses, number, endless=False):
        """An endless one begins another match when one is over."""
        super().__init__(daemon=True)
        self._endless = endless
        self._chance = random.Random(number)
        self._houses = houses
        self.visitor = Visitor(houses[0])
        self.table = self.visitor.table("paris")["id"]  # rules may have to be compiled first
        self.visitor.timeout = httpx.Timeout(60)
        self.acknowledged = {}
        self.before = []
        """the matches that are over: table and what was acknowledged there"""
        self.again = 0
        self.stop = threading.Event()
        self.fault = None

    def run(self):
        try:
            while not self.stop.is_set():
                seen = self._ask("GET", f"/{self.table}", {})
                if seen is not None and seen["over"] and self._endless:
                    self._begin_another()
                    continue
                if seen is None or seen["over"]:
                    return
                action = self._chance.choice(seen["offers"])["action"]
                body = {"seat": seen["actor"], "action": action, "seq": seen["seq"], "key": f"k{seen['seq']}"}
                done = self._ask("POST", f"/{self.table}/actions", body)
                if done is None:
                    return
                assert done["seq"] not in self.acknowledged
                self.acknowledged[done["seq"]] = action
        except BaseException as fault:
            self.fault = fault
            raise

    def _begin_another(self):
        made = self._ask("POST", "", {"game": "paris", "seats": [{"kind": "me"}] * 3})
        if made is not None:
            self.before.append((self.table, self.acknowledged))
            self.table, self.acknowledged = made["id"], {}

    def _ask(self, method, path, body):
        """Ask until there is an answer; None when the test is over."""
        until = time.monotonic() + 120
        while not self.stop.is_set():
            house = self._chance.choice(self._houses)
            try:
                url = f"{house.url}/api/tables{path}"
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
        visitor = Visitor(house, cookies=player.visitor.cookies)
        for table, acknowledged in [*player.before, (player.table, player.acknowledged)]:
            seen = visitor.see(table)
            actions = [line["action"] for line in seen["log"] if line.get("kind") is None]
            said = [acknowledged[seq] for seq in sorted(acknowledged)]
            assert actions[: len(said)] == said
            assert len(actions) - len(said) in (0, 1)


def played(players):
    return sum(len(player.acknowledged) + sum(len(a) for _, a in player.before) for player in players)


def until_played(players, more):
    """Wait until so many more actions were acknowledged, or all matches are over."""
    goal, until = played(players) + more, time.monotonic() + 180
    while played(players) < goal and any(player.is_alive() for player in players):
        assert time.monotonic() < until
        time.sleep(0.01)
