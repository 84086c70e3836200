"""The doors: how connections come in, before anything is known about who comes.

Whoever is slow, on purpose or not, must not keep others out.  `Door` is uvicorn's own HTTP protocol with sizes and time
limits; `Crowd` counts all connections of a process and knows whom to send away:

- A request's head has 10 seconds and 32 KB, its body 30 seconds; an answer that is not read for 30 seconds is cut off.
- Connections that have not sent a whole request yet wait in a line.  Where it is too long, for an address or in all,
  the one that has waited longest goes, never the newcomer: an honest request is whole within moments of its connection,
  so thousands of half-sent ones only push each other out.
- The last quarter of the connections is for people whom we know: strangers are then answered with 503, and their
  connections do not stay open.  Nobody has more than `OF_ONE` connections beside WebSockets.

A proxy in front does the same and more, further away from the games (docs/howto/host.md); this is for those without.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..engine.text import Text
from ..texts import DEFAULT, say
from .limits import household

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

PROTOCOL = "stellwerk.server.doors:Door"  # what uvicorn shall use for HTTP
try:
    from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
except ImportError:  # another uvicorn, which keeps it elsewhere: then it serves as it does
    PROTOCOL = "auto"
    HttpToolsProtocol = object  # type: ignore[assignment,misc]

if TYPE_CHECKING:
    from uvicorn.server import ServerState

HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
READ_SECONDS = 30.0  # to read what fills the buffers of an answer
HEAD_BYTES = 32 * 1024
PATIENCE = 1.0  # seconds after which a half-sent request gives way to others of its address
OF_ADDRESS = 100  # half-sent requests of one address
OF_ONE = 64  # connections of one person, beside WebSockets
WANTED = 65_536  # descriptors, if the system lets us have as many
KEPT_FREE = 128  # descriptors for files and the database
WITHOUT_LIMIT = 8192  # connections where the system does not say

DOOR = "stellwerk.door"  # the extension of a scope that holds the connection's protocol, with its `crowd`
HEAD, BODY, REST = "head", "body", "rest"  # what is awaited of a connection; nothing, while it rests
TOO_LARGE = (431, "too-large", Text("refused-large", kilobytes=HEAD_BYTES // 1024))


def widen() -> None:
    """Have as many descriptors as the system lets us, for this process and those that it starts."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _room() -> int:
    """How many connections this process can have."""
    soft = resource.RLIM_INFINITY if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if resource is None or soft == resource.RLIM_INFINITY:
        return WITHOUT_LIMIT
    return int(soft - min(KEPT_FREE, soft // 4))


class Crowd:
    """All connections of a process."""

    def __init__(self, state: ServerState) -> None:
        self._all = state.connections
        self._room = _room()
        self._line: OrderedDict[Door, float] = OrderedDict()
        """those who have not sent a whole request, and since when"""
        self._of: dict[str, OrderedDict[Door, None]] = {}
        """the same by address"""
        self._idle: OrderedDict[Door, None] = OrderedDict()
        """strangers between two requests"""
        self._people: dict[str, OrderedDict[Door, None]] = {}

    @property
    def dense(self) -> bool:
        """Whether the rest of the room is for those whom we know."""
        return len(self._all) > self._room * 3 // 4

    def has_room(self) -> bool:
        """Whether one more can come in, for whom others may have to go."""
        if self.dense and self._idle:
            next(iter(self._idle)).drop()
        while len(self._line) >= self._room // 2:
            next(iter(self._line)).drop()
        return len(self._all) <= self._room

    def line_up(self, door: Door, now: float) -> None:
        """A request is expected, and not whole yet."""
        self._line[door] = now
        same = self._of.setdefault(door.address, OrderedDict())
        same[door] = None
        while len(same) > OF_ADDRESS and now - self._line[first := next(iter(same))] > PATIENCE:
            first.drop()

    def step_out(self, door: Door) -> None:
        """The request is whole."""
        if self._line.pop(door, None) is not None:
            same = self._of[door.address]
            del same[door]
            if not same:
                del self._of[door.address]

    def rest(self, door: Door) -> None:
        """Between two requests of a connection."""
        if door.person is None:
            self._idle[door] = None

    def wake(self, door: Door) -> None:
        """The next request of a connection."""
        self._idle.pop(door, None)

    def know(self, door: Door, person: str) -> None:
        """We know whose connection it is."""
        theirs = self._people.setdefault(person, OrderedDict())
        theirs[door] = None
        if len(theirs) > OF_ONE:
            next((other for other in theirs if other.is_idle), door).leave()

    def leave(self, door: Door) -> None:
        """A connection has ended, or is none of ours any more."""
        self.step_out(door)
        self._idle.pop(door, None)
        if door.person is not None and (theirs := self._people.get(door.person)) is not None:
            theirs.pop(door, None)
            if not theirs:
                del self._people[door.person]


def crowd_of(state: ServerState) -> Crowd:
    """The crowd of a server."""
    if not hasattr(state, "crowd"):
        state.crowd = Crowd(state)  # type: ignore[attr-defined]
    crowd: Crowd = state.crowd  # type: ignore[attr-defined]
    return crowd


class Unhurried:
    """The part of a protocol that cuts off who does not read: for HTTP and for WebSockets."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _cut: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The buffers are full: wait for the reader, but not for ever."""
        super().pause_writing()  # type: ignore[misc]
        self.cut_later()

    def resume_writing(self) -> None:
        """The reader has read on."""
        super().resume_writing()  # type: ignore[misc]
        if self._cut is not None and not self.transport.is_closing():
            self._cut.cancel()
            self._cut = None

    def cut_later(self) -> None:
        """Cut the connection off unless what is written is read in time."""
        if self._cut is None:
            self._cut = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def connection_lost(self, fault: Exception | None) -> None:
        """It has ended."""
        if self._cut is not None:
            self._cut.cancel()
        super().connection_lost(fault)  # type: ignore[misc]


class Door(Unhurried, HttpToolsProtocol):
    """uvicorn's protocol for one HTTP connection, with sizes and time limits."""

    def __init__(self, config: Any, server_state: ServerState, *args: Any, **more: Any) -> None:
        super().__init__(config, server_state, *args, **more)
        self.crowd = crowd_of(server_state)
        self.address = "?"
        self.person: str | None = None
        self._stage = HEAD
        self._awaited: str | None = None  # the stage whose end the timer waits for
        self._timer: asyncio.TimerHandle | None = None
        self._size = self._came = 0  # bytes of the head: of its lines, and all that came in while it was not whole
        self._fault = (400, "bad-input", Text("refused-bad-input"))

    @property
    def is_idle(self) -> bool:
        """Whether nothing is asked and nothing answered."""
        return self._stage == REST and self.cycle is not None and self.cycle.response_complete

    # ------------------------------------------------------------------------------------------------ coming and going

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected: a request has to follow soon."""
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else "?"
        if self.crowd.has_room():
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._go()
        super().connection_lost(exc)

    def drop(self) -> None:
        """End the connection at once, to make room."""
        self._go()
        self.transport.abort()

    def leave(self) -> None:
        """End the connection once nothing is being answered."""
        if self.is_idle:
            self.drop()
        else:
            self.cycle.keep_alive = False

    def know(self, person: str) -> None:
        """We know who it is."""
        if self.person != person:
            self.crowd.leave(self)
            self.person = person
            self.crowd.know(self, person)

    def handle_websocket_upgrade(self) -> None:
        """It becomes a WebSocket, which is counted by others."""
        self._go()
        super().handle_websocket_upgrade()

    def _go(self) -> None:
        self._stop_waiting()
        self.crowd.leave(self)

    # ------------------------------------------------------------------------------------------------------- requests

    def data_received(self, data: bytes) -> None:
        """Bytes have come in: parts of a request, or several."""
        if self._stage == REST:
            self._stage, self._came = HEAD, 0
            self.crowd.wake(self)
        self._came += len(data) if self._stage == HEAD else 0
        super().data_received(data)
        if self._stage == HEAD and self._came > HEAD_BYTES:
            self._refuse(*TOO_LARGE)  # a line without an end
        elif self._stage == REST:
            self._stop_waiting()
        elif self._stage != self._awaited and not self.transport.is_closing():
            self._wait()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._stage, self._size = HEAD, 0
        super().on_message_begin()
        self.scope["extensions"] = {DOOR: self}  # type: ignore[dict-item]

    def on_url(self, url: bytes) -> None:
        """Some of the address."""
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head."""
        self._count(name, value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._stage, self._came = BODY, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is there."""
        self._stage = REST
        super().on_message_complete()

    def _count(self, *parts: bytes) -> None:
        self._size += sum(map(len, parts))
        if self._size > HEAD_BYTES:
            self._fault = TOO_LARGE  # `send_400_response` says it, when the parser has stopped
            raise ValueError("the head of the request is too large")

    def on_response_complete(self) -> None:
        """An answer was written: the connection may stay for the next request, if there is room."""
        super().on_response_complete()
        if self.person is None and self.crowd.dense:
            self.transport.close()
        if self.transport.is_closing():
            self.cut_later()
        elif self.is_idle:
            self.crowd.rest(self)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for long."""
        super().timeout_keep_alive_handler()
        self.cut_later()

    # -------------------------------------------------------------------------------------------------------- waiting

    def _wait(self) -> None:
        """Wait for the rest of the head, or of the body."""
        self._stop_waiting()
        self._awaited = self._stage
        self._timer = self.loop.call_later(HEAD_SECONDS if self._stage == HEAD else BODY_SECONDS, self._too_slow)
        self.crowd.line_up(self, self.loop.time())

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._awaited = None
            self.crowd.step_out(self)

    def _too_slow(self) -> None:
        self._refuse(408, "too-slow", Text("refused-too-slow"))

    def send_400_response(self, msg: str) -> None:
        """What came in is no request that we take."""
        self._refuse(*self._fault)

    def _refuse(self, status: int, code: str, text: Text) -> None:
        """Answer, unless that has begun already, and hang up."""
        self._stop_waiting()
        if not self.transport.is_closing() and not self._is_answered():
            body = json.dumps({"error": code, "text": say(text, DEFAULT)}).encode()
            head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()
        self.cut_later()

    def _is_answered(self) -> bool:
        """Whether an answer to this request, or still to the one before, has begun."""
        cycle = self.cycle
        return cycle is not None and cycle.response_started and (self._stage == BODY or not cycle.response_complete)


def dense(scope: Mapping[str, Any]) -> bool:
    """Whether the server of a request has only room for those whom it knows."""
    door = scope.get("extensions", {}).get(DOOR)
    return door is not None and door.crowd.dense


def know(scope: Mapping[str, Any], person: str) -> None:
    """We know who sends a request."""
    door = scope.get("extensions", {}).get(DOOR)
    if isinstance(door, Door):
        door.know(person)
