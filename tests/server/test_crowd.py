"""A crowd that does anything at the same time: no table may stand still, and all must see the same."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

import httpx
import pytest

from server.house import PLAYERS, House, Live, Visitor
from stellwerk.games import games
from stellwerk.server.thinking import LEASE

WISHES = int(os.environ.get("STELLWERK_CROWD_WISHES", "60"))  # of each guest; more of them find rarer faults
PATIENCE = 120.0  # seconds: a busy machine may be slow
GUESTS = 6
ALONE = {"notes", "invite"}  # what of a document is for one person
BOT = {"kind": "bot", "bot": "random"}


class Guest(threading.Thread):
    """Somebody who makes tables, sits down, plays, takes back, gives up, talks and watches, all at random."""

    def __init__(self, house: House, tables: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(house)
        self.tables = tables
        self.dice = random.Random(seed)
        self.watched: dict[str, Live] = {}
        self.lines = ExitStack()
        self.faults: list[str] = []

    def run(self) -> None:
        wishes = [self.make, self.browse, self.watch, self.listen, *[self.visit] * 12]
        try:
            for _ in range(WISHES):
                self.dice.choice(wishes)()
        except Exception as fault:
            self.faults.append(repr(fault))

    def ask(self, method: str, path: str, **body: object) -> httpx.Response:
        answer = self.visitor.request(method, path, **({"params": body} if method == "GET" else {"json": body}))
        if answer.status_code >= 500:
            self.faults.append(f"{method} {path} {body}: {answer.status_code} {answer.text}")
        return answer

    def make(self) -> None:
        game = self.dice.choice(["paris", "paris", *PLAYERS])
        others = [self.dice.choice([BOT, BOT, {"kind": "open"}, {"kind": "me"}]) for _ in range(PLAYERS[game] - 1)]
        answer = self.ask("POST", "/api/tables", game=game, seats=[{"kind": "me"}, *others], public=True)
        assert answer.status_code == 200, answer.text
        self.tables.append(answer.json()["id"])

    def browse(self) -> None:
        self.ask("GET", "/api/tables", scope=self.dice.choice(["mine", "open", "watch"]))

    def watch(self) -> None:
        if self.tables and len(self.watched) < 4:
            id = self.dice.choice(self.tables[-10:])
            if id not in self.watched:
                self.watched[id] = self.lines.enter_context(self.visitor.live(id))

    def listen(self) -> None:
        for live in self.watched.values():
            self.hear_all(live, 0.01)

    def follow(self, live: Live) -> dict:
        """The table as it is after all patches so far."""
        self.hear_all(live, 0.1)
        return live.table or {"seats": []}

    @staticmethod
    def hear_all(live: Live, timeout: float) -> None:
        while True:
            try:
                if live.hear(timeout)["type"] == "ping":
                    live.say(type="pong")
            except TimeoutError:
                return

    def visit(self) -> None:
        if not self.tables:
            return
        id = self.dice.choice(self.tables[-8:])
        path = f"/api/tables/{id}"
        seen = self.ask("GET", path).json()
        seat, seq = seen["seat"], seen["seq"]
        if seen["status"] == "lobby":
            self.ask("POST", f"{path}/{self.dice.choice(['join', 'leave', 'start', 'start'])}")
        elif seen["status"] == "over":
            if seen["you"] and not self.dice.randrange(4):
                answer = self.ask("POST", f"{path}/rematch")
                if answer.status_code == 200:
                    self.tables.append(answer.json()["id"])
        elif seen["offers"]:
            action = self.dice.choice(seen["offers"])["action"]
            for _ in range(self.dice.choice([1, 1, 1, 2])):
                self.ask("POST", f"{path}/actions", action=action, seat=seat, seq=seq, key=f"at {seq}")
        elif seat is not None:
            self.interfere(path, seat, seq)
        else:
            self.ask("POST", f"{path}/chat", text="Who wins?")

    def interfere(self, path: str, seat: int, seq: int) -> None:
        """What can be done when it is somebody else's turn."""
        wish = self.dice.randrange(40)
        if wish == 0:
            self.ask("POST", f"{path}/resign", seat=seat)
        elif wish < 3:
            self.ask("POST", f"{path}/end-offer", seat=seat, accept=self.dice.random() < 0.5)
        elif wish < 10:
            self.ask("POST", f"{path}/undo", seat=seat, seq=seq)
        elif wish < 15:
            self.ask("POST", f"{path}/chat", text="Your turn!")


def crowd(houses: list[House]) -> tuple[list[str], list[Guest]]:
    """Let a crowd in, until all have gone quiet."""
    tables: list[str] = []
    guests = [Guest(houses[n % len(houses)], tables, seed=n) for n in range(GUESTS)]
    for guest in guests:
        guest.start()
    for guest in guests:
        guest.join(PATIENCE + WISHES)
        assert not guest.is_alive()
    assert [fault for guest in guests for fault in guest.faults] == []
    return tables, guests


def shown(document: dict) -> dict:
    """A document without what is for one person, or changes as people come and go."""
    seats = [{**seat, "present": None} for seat in document["seats"]]
    return {name: value for name, value in document.items() if name not in ALONE} | {"seats": seats}


def wait_for_bots(visitor: Visitor, tables: list[str]) -> None:
    """Every bot whose turn it is plays on, before its lease ends and another takes over."""
    for id in tables:
        seq, since = -1, 0.0
        while True:
            seen = visitor.see(id)
            if seen["actor"] < 0 or seen["seats"][seen["actor"]]["kind"] != "bot":
                break
            if seen["seq"] > seq:
                seq, since = seen["seq"], time.monotonic()
            assert time.monotonic() < since + 0.6 * LEASE, f"a bot at a table of {seen['game']} stands still at {seq}"
            time.sleep(0.05)


def agree(one: Callable[[], dict], other: Callable[[], dict]) -> bool:
    """Whether two documents become the same: news take a moment."""
    until = time.monotonic() + PATIENCE
    while shown(one()) != shown(other()):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def check_watchers(guests: list[Guest]) -> int:
    """Who followed a table by patches has the document that is there."""
    count = 0
    for guest in guests:
        for id, live in guest.watched.items():
            assert agree(partial(guest.follow, live), partial(guest.visitor.see, id))
            count += 1
        guest.lines.close()
    return count


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/crowd.db"
    return request.getfixturevalue("cluster").database("crowd")


def test_a_crowd_leaves_no_table_standing_still_and_all_see_the_same(database):
    assert all(games()[game].ready for game in PLAYERS), "compiled, so that nobody waits for that"
    with ExitStack() as stack:
        count = 2 if database.startswith("postgresql") else 1
        houses = [stack.enter_context(House(database)) for _ in range(count)]
        tables, guests = crowd(houses)
        assert len(tables) > 10
        wait_for_bots(guests[0].visitor, tables)
        assert check_watchers(guests) > 3
        spectators = [Visitor(house) for house in houses]
        for id in tables:
            assert agree(partial(spectators[0].see, id), partial(spectators[-1].see, id))
        seen = {id: shown(spectators[0].see(id)) for id in tables}
    with House(database) as later:
        spectator = Visitor(later)
        for id in tables:
            assert shown(spectator.see(id)) == seen[id], "what was stored is what was shown"
