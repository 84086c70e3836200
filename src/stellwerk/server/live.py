"""Live updates by WebSocket.

A connection remembers the document that its client has.  When the table changes, what changed since is worked out
(once for all who see the same) and sent at once (see frames.py).  Where that cannot be, because a drawing has to be
made first or the client is slow, a task sends it, and nothing piles up meanwhile: the next patch leads from what the
client has to what is then the case.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from ..engine.document import Unreadable, parsed
from ..scene import Scene
from ..texts import say
from . import models, scopes, snapshots
from .core import Server
from .frames import text_frame, way_of
from .pictures import sketch
from .refusals import Refusal
from .rooms import Room
from .sessions import SignIn
from .snapshots import Audience, Document
from .stock import EVENT
from .tables import Table

PING = 20.0  # seconds after which we ask again whether anybody is there; three such without a word, and we hang up
SLOW = 20.0  # seconds that a message may take to be taken
GONE = 4000  # the code of a connection that we close, with a reason
SIGNED_OUT = 4001  # the code of one whose session or token has ended

logger = logging.getLogger(__name__)


class Connection:
    """One client that watches one table."""

    def __init__(self, server: Server, socket: WebSocket, sign_in: SignIn | None, room: Room, **wants: Any) -> None:
        self._server = server
        self._socket = socket
        self._push = way_of(socket.scope)
        self._sign_in = sign_in
        self._id = None if sign_in is None else sign_in.person.id
        self._address = server.address(socket)
        self._room = room
        self._seat: int | None = wants["seat"]
        self._draw: bool = wants["draw"]
        self._part: str = wants["part"]
        self._hurry: bool = wants["hurry"]
        self._drawn: Scene | None = None  # the drawing that the client has
        self._language: str = wants["language"]
        self._sending: asyncio.Task[None] | None = None  # what is being sent and takes a while
        self._heard = time.monotonic()
        self._closed = False
        self._look_as(snapshots.audience(room.table, self._id, self._seat, self._language, self._hides))
        self._places = room.table.places  # who sat there when we found out who looks
        self._has = snapshots.NOTHING  # the table as the client has it
        self._version = -1

    def _audience(self) -> Audience:
        """Who looks, from which seat, as things are now: a seat can be lost."""
        table = self._room.table
        if self._seat is not None and self._seat not in table.held(self._id):
            self._seat = None
        return snapshots.audience(table, self._id, self._seat, self._language, self._hides)

    @property
    def _hides(self) -> frozenset[str]:
        """Whose chat the client does not want to see."""
        return self._server.order.blocked(self._id)

    def _look_as(self, who: Audience) -> None:
        self._who = who
        self._look = snapshots.look(self._room, who)

    async def run(self, since: int | None) -> None:
        """Serve the client until it goes."""
        room = self._room
        first = not room.watchers
        room.watchers.add(self.follow)
        room.readers.add(self._see_writing)
        self._come(1)
        if first:
            self._server.soon(self._server.rooms.ask_around(room))
        pinging = asyncio.create_task(self._ping())
        self._start(partial(self._first, since))
        try:
            async with self._server.sessions.wire(self._sign_in, self._address, self._sign_out):
                await self._read()
        finally:
            room.watchers.discard(self.follow)
            room.readers.discard(self._see_writing)
            self._come(-1)
            for task in (pinging, self._sending):
                if task is not None:
                    task.cancel()

    def _come(self, step: int) -> None:
        """Somebody came or went; the others see whether people are there."""
        if self._id is None:
            return
        if self._hurry:
            self._room.hurried[self._id] += step
            self._room.hurried += Counter()  # keeps those above 0
        there = bool(self._room.present[self._id])
        self._room.present[self._id] += step
        if bool(self._room.present[self._id]) != there and self._room.table.held(self._id):
            self._room.changed()
            self._server.soon(self._server.rooms.announce(self._room))
        if not self._room.present[self._id]:
            del self._room.present[self._id]

    # ------------------------------------------------------------------------------------------------------- sending

    def follow(self) -> None:
        """Send what changed: at once if that can be, else by a task; while one is at it, it will see to it."""
        if self._sending is not None or self._closed or self._version == self._room.version:
            return
        try:
            snapshot, message = self._news()
            if snapshot:
                self._start(self._send_snapshot)
            elif message and (self._draw or not self._push_text(message)):
                self._start(partial(self._send, message, draw=True))
        except Exception:
            logger.exception("a live update failed")
            self._start(self._close)

    def _news(self) -> tuple[bool, bytes]:
        """Whether the client needs everything anew, else the patch for it."""
        if self._version < 0 or (self._may_look_otherwise() and self._audience() != self._who):
            return True, b""
        message = self._look.patch(self._room, self._has, self._version)
        self._remember()
        return False, message

    def _may_look_otherwise(self) -> bool:
        """Whether the client may by now look from another seat, or have blocked somebody: strangers never do."""
        if self._id is None:
            return False
        return self._seat is None or self._places is not self._room.table.places or self._who.hides != self._hides

    def _remember(self) -> None:
        """What the client has from now on."""
        self._has = self._look.parts(self._room)
        self._version = self._room.version
        self._places = self._room.table.places

    def _push_text(self, message: bytes) -> bool:
        return self._sending is None and self._push is not None and self._push(text_frame(message))

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have something sent that takes a while; afterwards the client is brought up to date."""
        self._sending = asyncio.create_task(self._finish(work))

    async def _finish(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            async with asyncio.timeout(SLOW):
                await work()
        except (TimeoutError, WebSocketDisconnect, RuntimeError, Refusal):
            await self._close()
        except Exception:
            logger.exception("a live update failed")
            await self._close()
        self._sending = None
        self.follow()

    async def _close(self, code: int = GONE) -> None:
        """Hang up; the client will come again if it wants to."""
        self._closed = True
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(1):
                await self._socket.close(code)

    def _sign_out(self) -> None:
        """The session or token has ended: hang up, whatever is just being sent."""
        self._closed = True
        if self._sending is not None:
            self._sending.cancel()
        self._server.soon(self._close(SIGNED_OUT))

    async def _first(self, since: int | None) -> None:
        """What the client is missing: a patch if it has an earlier document, else everything."""
        past = None if since is None else await self._past(since)
        if past is None:
            await self._send_snapshot()
            return
        self._look_as(self._audience())
        message = snapshots.resume(self._room, self._who, past)
        self._remember()
        await self._send(message, draw=True)

    async def _past(self, since: int) -> Table | None:
        room = self._room
        if not room.renamed < since <= room.table.seq:  # else the log that the client has may name others
            return None
        if since == room.table.seq:
            return room.table
        loaded = await self._server.store.load(room.table.id)
        return None if loaded is None else Table(loaded[0], [event for event in loaded[1] if event.seq <= since])

    async def _send_snapshot(self) -> None:
        extra = await personal(self._server, self._room, self._id)
        self._look_as(self._audience())
        self._remember()
        shown = self._look.document(self._room)
        now = round(self._server.rooms.now(), 3)  # for clocks: the client's own may be wrong
        message: Document = {"type": "snapshot", "seq": shown["seq"], "now": now, "table": {**shown, **extra}}
        self._drawn = None
        await self._send(orjson.dumps(message), draw=True)

    async def _send(self, message: bytes, draw: bool = False) -> None:
        if draw and self._draw and self._has.position["view"] is not None:
            message = await self._with_drawing(message)
        await self._socket.send_text(message.decode())

    async def _with_drawing(self, message: bytes) -> bytes:
        """The message with what changed in the drawing since the last one, for clients that want it."""
        match, view, before = self._room.table.match, self._has.position["view"], self._drawn
        assert match is not None
        shared = sketch(self._room, self._who.seat, self._language, self._part)
        # The ground of a drawing takes a while, once for all; what stands on it does not.
        now = shared.scene(match, view) if before else await asyncio.to_thread(shared.scene, match, view)
        changes, self._drawn = None if before is None else shared.changes(before, now), now
        extra = {"svg": now.svg()} if changes is None else {"draw": changes}
        return message[:-1] + b"," + orjson.dumps(extra)[1:]

    async def _say(self, message: Document) -> None:
        """Send something beside the updates."""
        text = orjson.dumps(message)
        if not self._push_text(text):
            async with asyncio.timeout(SLOW):
                await self._send(text)

    def _see_writing(self, person: str) -> None:
        """Somebody is writing a line.  Whoever is busy with something else misses that: nothing piles up."""
        name = self._room.names.get(person)
        if self._closed or name is None or person == self._id or person in self._hides:
            return
        seat = next(iter(self._room.table.held(person)), None)
        text = orjson.dumps({"type": "typing", "seat": seat, "name": name})
        if not self._push_text(text) and self._push is None:
            self._server.soon(self._send(text))

    async def _ping(self) -> None:
        """Ask the client now and then whether it is still there."""
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            while time.monotonic() - self._heard < 3 * PING:
                await asyncio.sleep(PING)
                await self._say({"type": "ping"})
        await self._close()

    # ------------------------------------------------------------------------------------------------------ receiving

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect" or self._closed:
                return
            self._heard = time.monotonic()
            await self._take(message.get("text") or "")

    async def _take(self, text: str) -> None:
        """Do what the client asks for."""
        key: str | None = None
        try:
            self._server.take("frame", f"{id(self)}")
            asked = _read(text)
            key = asked.get("key") if isinstance(asked.get("key"), str) else None
            await self._do(asked)
        except Refusal as fault:
            words = say(fault.text, self._language)
            await self._say({"type": "refused", "key": key, "error": fault.code, "text": words})

    async def _do(self, asked: dict[str, Any]) -> None:
        kind = asked.get("type")
        if kind == "action":
            await self._act({name: value for name, value in asked.items() if name != "type"})
        elif kind == "seat":
            seat = asked.get("seat")
            if seat is not None and (type(seat) is not int or seat not in self._room.table.held(self._id)):
                raise Refusal("not-your-seat")
            self._server.take("look", self._id, self._address)  # the answer is the whole table, and its drawing
            self._seat = seat
            self._version = -1
            self.follow()
        elif kind == "typing":
            await self._write()
        elif kind != "pong":
            raise Refusal("bad-input")

    async def _write(self) -> None:
        """The client's person is writing a line.  Whoever may not, or does it too often, is not seen: why is said when
        they send it."""
        server, person = self._server, self._id
        if person is None or self._sign_in is None or server.ban(self._sign_in, self._address) is not None:
            return
        scopes.check(self._sign_in.scopes, scopes.PLAY)
        silent = "chat" in server.order.off or server.order.mute(person) is not None
        if not silent and not server.limits.take("typing", person, self._address):
            await server.rooms.write(self._room, person)

    async def _act(self, asked: dict[str, Any]) -> None:
        if self._id is None or self._sign_in is None:
            raise Refusal("not-signed-in")
        scopes.check(self._sign_in.scopes, scopes.PLAY)
        if (ban := self._server.ban(self._sign_in, self._address)) is not None:
            raise ban.refusal()
        try:
            act = models.Act.model_validate(asked)
        except ValidationError:
            raise Refusal("bad-input") from None
        await self._server.limits.spend("action", person=self._id, address=self._address)
        await self._server.limits.spend("bytes", person=self._id, address=self._address, cost=EVENT)
        # Who sends an action and hangs up does not interrupt it: their going is only noticed by the next `receive`.
        done = await self._server.rooms.act(self._room.table.id, self._id, act.seat, act.action, act.seq, act.key)
        await self._say({"type": "done", "key": act.key, "seq": done})


def _read(text: str) -> dict[str, Any]:
    """A message from a client; Refusal if it is none."""
    try:
        asked = parsed(text)
    except Unreadable as fault:
        raise Refusal("bad-input", fault.text) from None
    if not isinstance(asked, dict):
        raise Refusal("bad-input")
    return asked


async def personal(server: Server, room: Room, person: str | None) -> Document:
    """What is for this caller alone: their note, and the link by which they invite others."""
    table, invite = room.table, None
    if person is not None and person == table.creator and table.status == "lobby":
        invite = f"/table/{table.id}#key={server.rooms.invitation(table)}"
    note = "" if person is None else await server.rooms.note(table.id, person)
    return {"notes": note, "invite": invite}


async def serve(server: Server, socket: WebSocket, id: str, seat: int | None, since: int | None, **wants: Any) -> None:
    """Serve one WebSocket."""
    await socket.accept()
    sign_in = await server.caller(socket)
    person = None if sign_in is None else sign_in.person
    language = server.language(socket, person)
    holder = person.id if person is not None else server.address(socket)
    with (
        server.limits.hold("live", holder) as free,
        contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError),
    ):
        try:
            if not free:
                raise Refusal("rate", seconds=60)
            scopes.check(None if sign_in is None else sign_in.scopes, scopes.needed("WEBSOCKET", socket.scope["route"]))
            if (ban := server.ban(sign_in, server.address(socket))) is not None:
                raise ban.refusal()
            who = None if person is None else person.id
            if server.rooms.known(id) is None:
                await server.limits.spend("read", person=who, address=server.address(socket))
            await server.limits.spend("look", person=who, address=server.address(socket))
            room = await server.rooms.room(id)
            connection = Connection(server, socket, sign_in, room, seat=seat, language=language, **wants)
        except Refusal as fault:
            text = orjson.dumps({"type": "gone", "error": fault.code, "text": say(fault.text, language)}).decode()
            await socket.send_text(text)
            await socket.close(GONE)
            return
        server.metrics.connections.inc()
        try:
            await connection.run(since)
        finally:
            server.metrics.connections.dec()
        await socket.close(GONE)
