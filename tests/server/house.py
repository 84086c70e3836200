"""A real server in a thread of the tests, and people who visit it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import connect

from stellwerk.cli.serve import WEBSOCKETS
from stellwerk.engine.random import below, seeded
from stellwerk.games import games
from stellwerk.server import doors, patches
from stellwerk.server.app import create
from stellwerk.server.settings import Settings

T = TypeVar("T")
PLAYERS = {game.id: game.seats[0] for game in games().values()}


class Watch:
    """A clock that tests can set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class House:
    """A running server."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.clock = Watch()
        chosen = {"limits": 0.0, "pace": 0.0, "warm": False, "clock": self.clock, **settings}
        self.app = create(Settings(database=database, **chosen))
        config = uvicorn.Config(
            self.app, port=0, log_config=None, timeout_keep_alive=75, http=doors.PROTOCOL, **WEBSOCKETS
        )
        self._uvicorn = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._uvicorn.run, daemon=True)

    @property
    def server(self) -> Any:
        return self.app.state.server

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done by the server's own parts, on its loop."""
        return asyncio.run_coroutine_threadsafe(work, self._uvicorn.servers[0].get_loop()).result(60)

    def __enter__(self) -> House:
        self._thread.start()
        until = time.monotonic() + 60
        while not self._uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.01)
        self.port = self._uvicorn.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: Any) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive(), "the server did not stop"


class Visitor(httpx.Client):
    """Somebody with a browser: keeps the cookie, sends the header."""

    def __init__(self, house: House, cookies: Any = None, **headers: str) -> None:
        super().__init__(
            base_url=house.url, headers={"X-Stellwerk": "1", **headers}, cookies=cookies,
            timeout=600,  # rules may have to be compiled
            verify=False,  # plain http: reading the machine's certificates would take longer than most visits
        )  # fmt: skip
        self.house = house
        self.me = self.get("/api/me").json() if "Authorization" not in headers else None

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """A request whose status is as expected; gives the JSON of the answer."""
        answer = self.request(method, path, json=body) if method != "GET" else self.get(path, params=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def table(self, game: str = "paris", seats: Any = None, **more: Any) -> Any:
        """A new table."""
        seats = seats or [{"kind": "me"}] * PLAYERS[game]
        return self.ask("POST", "/api/tables", game=game, seats=seats, **more)

    def see(self, id: str, seat: int | None = None) -> Any:
        return self.ask("GET", f"/api/tables/{id}", **({} if seat is None else {"seat": seat}))

    def act(self, id: str, action: str, seat: int, seq: int, status: int = 200, **more: Any) -> Any:
        return self.ask("POST", f"/api/tables/{id}/actions", status, action=action, seat=seat, seq=seq, **more)

    def play(self, id: str, actions: int, seed: int = 1) -> Any:
        """Play at random for all of one's seats."""
        dice = seeded(seed)
        for _ in range(actions):
            table = self.see(id)
            if table["over"]:
                break
            offers = table["offers"]
            chosen = offers[int(below(dice, len(offers)))]["action"]
            self.act(id, chosen, table["actor"], table["seq"])
        return self.see(id)

    @contextmanager
    def live(self, id: str, **query: Any) -> Iterator[Live]:
        words = "&".join(f"{k}={v}" for k, v in query.items())
        cookie = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        url = f"ws://127.0.0.1:{self.house.port}/api/tables/{id}/live?{words}"
        with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            yield Live(socket)


class Live:
    """A page that follows a table: it keeps the document up to date by the patches."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.table: Any = None
        self.messages: list[str] = []
        self.others: list[Any] = []

    def hear(self, timeout: float = 60.0) -> Any:
        """The next message; a server that was just started has all its rules to read first."""
        text = self.socket.recv(timeout=timeout)
        self.messages.append(text)
        message = json.loads(text)
        if message["type"] == "snapshot":
            self.table = message["table"]
        elif message["type"] == "patch" and self.table is not None:
            self.patch(message)
        else:
            self.others.append(message)
        if message["type"] == "ping":
            self.say(type="pong")
        return message

    def patch(self, message: Any) -> None:
        log = self.table["log"]
        self.table = patches.apply(self.table, message["set"], message["cut"], message.get("put", ()))
        if "log" in message:
            self.table = {**self.table, "log": log[: message["log_from"]] + message["log"]}

    def until(self, seq: int, most: float = 3600.0) -> Any:
        """Listen until the table is as far, or so many seconds have gone by; gives the document."""
        end = time.monotonic() + most
        while (self.table is None or self.table["seq"] < seq) and time.monotonic() < end:
            self.hear()
        return self.table

    def bots_take(self, turns: int, most: float = 3600.0) -> list[float]:
        """Play so many turns in the first seat; gives the seconds that each action of the bots took.  One that takes
        more than the most is not waited for."""
        taken: list[float] = []
        self.until(0)
        for _ in range(turns):
            while (now := self.table)["actor"] > 0:
                before = time.monotonic()
                self.until(now["seq"] + 1, most)
                taken.append(time.monotonic() - before)
                if taken[-1] >= most:
                    return taken
            if now["over"]:
                break
            self.say(type="action", seat=0, action=now["offers"][0]["action"], seq=now["seq"])
            self.until(now["seq"] + 1)
        return taken

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))
