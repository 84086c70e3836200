"""A short way out for live updates.

An update goes to everybody who watches a table, so most of what the server does is sending.  By ASGI each message takes
a dozen calls and as many objects before it reaches the socket.  `Frames`, uvicorn's own WebSocket protocol with one
more way to send, lets a connection hand over finished frames, and nobody has to wait as long as the client keeps up.
What is handed over in one turn of the loop, such as the answer to an action and what it changed, is written together.
Everything else (handshake, receiving, closing, slow clients) stays uvicorn's; and under any other ASGI server, which
does not offer the way, all messages go as usual.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .doors import DOOR, Unhurried, crowd_of

PROTOCOL = "stellwerk.server.frames:Frames"  # what uvicorn shall use for WebSockets
try:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError:  # another uvicorn, which keeps it elsewhere: then all messages go as usual
    PROTOCOL = "auto"
    WebSocketsSansIOProtocol = object  # type: ignore[assignment,misc]

Push = Callable[[bytes], bool]
WAY = "stellwerk.push"  # the extension of a connection's scope that holds it


class Frames(Unhurried, WebSocketsSansIOProtocol):
    """uvicorn's protocol for one WebSocket, which offers the short way."""

    def __init__(self, config: Any, server_state: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, server_state, *args, **more)
        self.crowd = crowd_of(server_state)
        self._handed: list[bytes] = []  # frames to be written in this turn of the loop

    def handle_connect(self, event: Any) -> None:
        """A client wants to connect: offer its application the short way."""
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            self.scope["extensions"].update({WAY: self.push, DOOR: self})  # type: ignore[union-attr,dict-item]

    def push(self, frame: bytes) -> bool:
        """Have a frame written in this turn of the loop; False if the connection is not open or the client is slow,
        then it will not be written."""
        if self.close_sent or self.disconnected or not self.handshake_complete:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._handed:
            self.loop.call_soon(self._write)
        self._handed.append(frame)
        return True

    def _write(self) -> None:
        """Write what was handed over; if we have hung up meanwhile, nobody waits for it any more."""
        if self._handed and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._handed))
        self._handed.clear()

    async def send(self, message: Any) -> None:
        """Send a message by ASGI, after what was handed over before it."""
        self._write()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops: write what was handed over, then hang up."""
        self._write()
        super().shutdown()


def way_of(scope: Mapping[str, Any]) -> Push | None:
    """The short way of a connection, if its server has one."""
    return scope.get("extensions", {}).get(WAY)  # type: ignore[no-any-return]


def text_frame(message: bytes) -> bytes:
    """A whole text message as a server sends it: one frame, not masked.

    >>> text_frame(b"hello")
    b'\\x81\\x05hello'
    >>> text_frame(bytes(300))[:4], text_frame(bytes(70_000))[:10].hex()
    (b'\\x81~\\x01,', '817f0000000000011170')
    """
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
