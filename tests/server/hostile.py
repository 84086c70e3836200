"""A hostile guest: everything that costs a server something, all at once, from an address of its own.

python tests/server/hostile.py http://127.0.0.1:8000 60     # for so many seconds, in as many ways as there are
"""

from __future__ import annotations

import collections
import contextlib
import json
import random
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx

from stellwerk.games import games

HERE = "127.0.0.66"  # the attacker's address: an honest player has another
ME, STRONG, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "stationmaster"}, {"kind": "bot", "bot": "random"}
LONGER = 60.0  # seconds, at most, until the attack has come to something
GAMES = {game.id: min(4, game.seats[-1]) for game in games().values()}


class Hostile:
    """Attacks a server in several threads until it is told to stop; counts answers by way and status."""

    def __init__(self, url: str, seed: int = 1) -> None:
        self.url, self.seed = url, seed
        self.answers: collections.Counter[str] = collections.Counter()
        self._over = threading.Event()
        self._tables: list[str] = []
        self._at: dict[str, str] = {}
        """the table that each way has for itself"""

    def run(self, seconds: float) -> None:
        """All ways at the same time, for so long; on a slow machine longer, until they have come to something."""
        ways = (
            self.seat_bots, self.ask_hints, self.ask_analyses, self.store_much, self.half_ask, self.open_sockets,
            self.be_many,
        )  # fmt: skip
        threads = [threading.Thread(target=self._keep_on, args=(way,), daemon=True) for way in ways]
        for thread in threads:
            thread.start()
        time.sleep(seconds)
        until = time.monotonic() + LONGER
        while not self._has_hurt() and time.monotonic() < until:
            time.sleep(0.1)
        self._over.set()
        for thread in threads:
            thread.join(30)

    def _has_hurt(self) -> bool:
        """Whether something that takes long was done, and something was too much."""
        answers = list(self.answers)
        return "hint 200" in answers and any(answer.endswith(" 429") for answer in answers)

    def _keep_on(self, way: Callable[[httpx.Client, random.Random], None]) -> None:
        rng, transport = random.Random(f"{self.seed} {way.__name__}"), httpx.HTTPTransport(local_address=HERE)
        with httpx.Client(base_url=self.url, transport=transport, headers={"X-Stellwerk": "1"}, timeout=30) as guest:
            while not self._over.is_set():
                with contextlib.suppress(httpx.HTTPError, OSError):
                    if not guest.cookies:
                        self._count("guest", guest.get("/api/me"))
                    way(guest, rng)
                time.sleep(0.01)  # as much as one machine can do beside the server that it attacks

    def _count(self, way: str, answer: httpx.Response) -> Any:
        self.answers[f"{way} {answer.status_code}"] += 1
        with contextlib.suppress(ValueError):
            return answer.json()
        return {}

    # ------------------------------------------------------------------------------------------------------- the ways

    def seat_bots(self, guest: httpx.Client, rng: random.Random) -> None:
        """Tables at which strong bots play each other."""
        game = rng.choice(sorted(GAMES))
        body = {"game": game, "seats": [STRONG] * GAMES[game], "start": True}
        self._count("table", guest.post("/api/tables", json=body))

    def ask_hints(self, guest: httpx.Client, rng: random.Random) -> None:
        """A hint at every turn of a match at one screen, with drawings and explanations."""
        path, seen = self._own("hint", guest, {"game": rng.choice(sorted(GAMES)), "seats": [ME] * 3})
        if seen.get("over", True):
            return
        seat = seen["actor"]
        for what in (f"hint?seat={seat}", "picture?part=all", f"explain?seat={seat}&group=deck"):
            self._count(what.split("?")[0], guest.get(f"{path}/{what}"))
        act = {"seat": seat, "action": rng.choice(seen["offers"])["action"], "seq": seen["seq"]}
        self._count("act", guest.post(f"{path}/actions", json=act))

    def ask_analyses(self, guest: httpx.Client, rng: random.Random) -> None:
        """Analyses of finished matches, their pictures, what-ifs, and the match files read in again."""
        path, seen = self._own("analysis", guest, {"game": "paris", "seats": [RANDOM] * 3, "start": True})
        if not seen.get("over"):
            return
        for what in ("analysis", "analysis/picture", f"at/{rng.randrange(seen['n'])}"):
            self._count(what.partition("at/")[0] or "moment", guest.get(f"{path}/{what}"))
        self._count("what-if", guest.post(f"{path}/what-if", json={"n": rng.randrange(seen["n"])}))
        file = self._count("export", guest.get(f"{path}/export"))
        self._count("import", guest.post("/api/analysis", json={"document": file}))
        if rng.random() < 0.1:
            del self._at["analysis"]

    def _own(self, way: str, guest: httpx.Client, wish: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """A table of one's own for a way to attack, and how it stands; another one when it is over for good."""
        if way not in self._at:
            made = self._count("table", guest.post("/api/tables", json=wish))
            if "id" not in made:
                return "", {}
            self._at[way] = f"/api/tables/{made['id']}"
            self._tables.append(made["id"])
        seen = self._count("see", guest.get(self._at[way]))
        path = self._at[way]
        if seen.get("over") and way == "hint":
            del self._at[way]
        return path, seen

    def store_much(self, guest: httpx.Client, rng: random.Random) -> None:
        """Long names, notes and chat; documents that are none."""
        much = rng.choice(["x", "😀", "\u202e", "＜"]) * rng.choice([60, 4000, 80_000])
        self._count("name", guest.patch("/api/me", json={"name": much}))
        if self._tables:
            path = f"/api/tables/{rng.choice(self._tables)}"
            self._count("chat", guest.post(f"{path}/chat", json={"text": much}))
            self._count("notes", guest.put(f"{path}/notes", json={"text": much}))
        self._count("no match", guest.post("/api/analysis", json={"document": {"format": much, "actions": [much] * 9}}))

    def half_ask(self, guest: httpx.Client, rng: random.Random) -> None:
        """Requests that are never finished, by the hundred."""
        where = urlsplit(self.url)
        begun = []
        for _ in range(200):
            with contextlib.suppress(OSError):
                line = socket.create_connection((where.hostname, where.port), 5, source_address=(HERE, 0))
                line.sendall(
                    rng.choice([b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-", b"POST /api/me HTTP/1.1\r\nContent-Le"])
                )
                begun.append(line)
        self.answers["half-sent"] += len(begun)
        self._over.wait(5)
        for line in begun:
            line.close()

    def open_sockets(self, guest: httpx.Client, rng: random.Random) -> None:
        """WebSockets to every table there is, with frames that mean nothing."""
        from websockets.sync.client import connect

        if not self._tables:
            return
        where = urlsplit(self.url)
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        url = f"ws://{where.netloc}/api/tables/{rng.choice(self._tables)}/live"
        with contextlib.suppress(Exception), contextlib.ExitStack() as stack:
            for _ in range(50):
                line = socket.create_connection((where.hostname, where.port), 5, source_address=(HERE, 0))
                live = stack.enter_context(
                    connect(url, sock=line, additional_headers={"Cookie": cookie}, open_timeout=5)
                )
                for _ in range(20):
                    live.send(rng.choice(["{", "[]", '{"type":"act"}', '{"type":"ping","x":"' + "y" * 9000 + '"}']))
                self.answers["socket"] += 1

    def be_many(self, guest: httpx.Client, rng: random.Random) -> None:
        """A new guest for every request, and wrong passwords."""
        guest.cookies.clear()
        self._count("guest", guest.get("/api/me"))
        self._count("login", guest.post("/api/login", json={"login": "ada", "password": str(rng.random())}))


def main() -> None:
    """Attack, and print what was answered."""
    hostile = Hostile(sys.argv[1])
    hostile.run(float(sys.argv[2]))
    print(json.dumps(dict(sorted(hostile.answers.items()))))


if __name__ == "__main__":
    main()
