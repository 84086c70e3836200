"""Everything at once that can keep a server from stopping: sockets, streams, bots that think, half-sent requests."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Any

import httpx

from server.house import Visitor

HALF_SENT = 20
SOCKETS = 6
STREAMS = 3


class Burden:
    """A busy house: made, then closed when the server is gone; `stored` tells what was answered as stored.

    with Burden(served) as burden:
        served.stop()
    """

    def __init__(self, house: Any) -> None:
        self._house = house
        self._visitor = Visitor(house)
        self._sockets: list[socket.socket] = []
        self._leaving, self._acted = threading.Event(), threading.Event()
        self._player = threading.Thread(target=self._play, daemon=True)
        self.table = self._visitor.table("paris")["id"]
        self.answered = 0

    def __enter__(self) -> Burden:
        strongest = [bot["spec"] for bot in self._visitor.ask("GET", "/api/bots") if bot["spec"] != "random"][-1]
        bots = [{"kind": "bot", "bot": strongest}] * 3
        thinking = [self._visitor.table("paris", bots)["id"] for _ in range(3)]
        for n in range(SOCKETS):
            self._open(f"GET /api/tables/{thinking[n % 3]}/live HTTP/1.1", *UPGRADE)
        for _ in range(STREAMS):
            self._open("GET /api/bot/stream HTTP/1.1")
        for n in range(HALF_SENT):  # some have not said all they ask for, some not all they want to say
            lengthy = ("POST /api/tables HTTP/1.1", "Content-Length: 1000", "", "{")
            self._open(*(lengthy if n % 2 else ("GET / HTTP/1.1", "X-Half")), end="" if n % 2 == 0 else "\r\n")
        self._open(f"GET /api/tables/{self.table}/hint HTTP/1.1")
        self._player.start()
        assert self._acted.wait(120), "nothing could be played"
        return self

    def __exit__(self, *_: Any) -> None:
        self._leaving.set()
        self._player.join(60)
        for opened in self._sockets:
            opened.close()

    def _open(self, request: str, *lines: str, end: str = "\r\n\r\n") -> None:
        """Send a request and read nothing of the answer."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._visitor.cookies.items())
        head = [request, f"Host: 127.0.0.1:{self._house.port}", f"Cookie: {cookie}", "X-Stellwerk: 1", *lines]
        opened = socket.create_connection(("127.0.0.1", self._house.port))
        opened.sendall(("\r\n".join(head) + end).encode())
        self._sockets.append(opened)

    def _play(self) -> None:
        """Act as fast as it goes, and remember what was answered."""
        with contextlib.suppress(
            httpx.HTTPError, AssertionError, ValueError, KeyError
        ):  # the server goes: it is meant to
            while not self._leaving.is_set():
                seen = self._visitor.see(self.table)
                self._visitor.act(self.table, seen["offers"][0]["action"], seen["actor"], seen["seq"])
                self.answered = seen["seq"] + 1
                self._acted.set()


UPGRADE = (
    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)  # fmt: skip
