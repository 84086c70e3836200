"""Live updates by WebSocket.

A connection remembers the document that its client has.  When the table changes it is woken, works out what changed
since, and sends that.  While a slow client has not taken the last message nothing piles up for it: the next patch leads
from what it has to what is then the case.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Hashable
from typing import Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from ..texts import say
from . import models, snapshots
from .core import Server
from .people import Person
from .refusals import Refusal
from .rooms import Room
from .snapshots import Audience, Document
from .tables import Table

PING = 20.0  # seconds of silence after which we ask whether anybody is there
SLOW = 20.0  # seconds that a message may take to be taken
GONE = 4000  # the code of a connection that we close, with a reason


class Connection:
    """One client that watches one table."""

    def __init__(self, server: Server, socket: WebSocket, person: Person | None, room: Room, **wants: Any) -> None:
        self._server = server
        self._socket = socket
        self._person = person
        self._id = None if person is None else person.id
        self._room = room
        self._seat: int | None = wants["seat"]
        self._draw: bool = wants["draw"]
        self._part: str = wants["part"]
        self._drawn: tuple[Hashable, str] | None = None  # the drawing that the client has
        self._language: str = wants["language"]
        self._wake = asyncio.Event()
        self._heard = time.monotonic()
        self._who = self._audience()
        self._document: Document = {}
        self._version = -1

    def _audience(self) -> Audience:
        return snapshots.audience(self._room.table, self._id, self._seat, self._language)

    async def run(self, since: int | None) -> None:
        """Serve the client until it goes."""
        room = self._room
        room.watchers.add(self._wake.set)
        first = not room.watchers - {self._wake.set}
        self._come(1)
        if first:
            self._server.soon(self._server.rooms.ask_around(room))
        reading = asyncio.create_task(self._read())
        try:
            await self._first(since)
            while not reading.done():
                await self._follow()
        finally:
            room.watchers.discard(self._wake.set)
            self._come(-1)
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await reading

    def _come(self, step: int) -> None:
        """Somebody came or went; the others see whether people are there."""
        if self._id is None:
            return
        there = bool(self._room.present[self._id])
        self._room.present[self._id] += step
        if bool(self._room.present[self._id]) != there and self._room.table.held(self._id):
            self._room.changed()
            self._server.soon(self._server.rooms.announce(self._room))
        if not self._room.present[self._id]:
            del self._room.present[self._id]

    # ------------------------------------------------------------------------------------------------------- sending

    async def _first(self, since: int | None) -> None:
        """What the client is missing: a patch if it has an earlier document, else everything."""
        past = None if since is None else await self._past(since)
        if past is None:
            await self._send_snapshot()
            return
        message = snapshots.resume(self._room, self._who, past)
        self._remember()
        await self._send(await self._with_drawing(message))

    async def _past(self, since: int) -> Table | None:
        room = self._room
        if not 0 <= since <= room.table.seq:
            return None
        if since == room.table.seq:
            return room.table
        loaded = await self._server.store.load(room.table.id)
        return None if loaded is None else Table(loaded[0], [event for event in loaded[1] if event.seq <= since])

    async def _send_snapshot(self) -> None:
        extra = await personal(self._server, self._room, self._id)
        self._remember()
        message: Document = {"type": "snapshot", "seq": self._document["seq"], "table": {**self._document, **extra}}
        self._drawn = None
        await self._send(await self._with_drawing(orjson.dumps(message).decode()))

    async def _with_drawing(self, message: str) -> str:
        """The message with what changed in the drawing since the last one, for clients that want it."""
        if not self._draw or self._document["view"] is None:
            return message
        before, key = self._drawn, ("table", self._room.table.id, self._document["seq"], self._who.seat)
        svg = await self._picture(key)
        self._drawn = key, svg
        changes = "null"
        if before is not None:
            kept = ("changes", before[0], key, self._language, self._part)
            changes = await self._server.pictures.changes(kept, before[1], svg)
        extra = f'"svg":{orjson.dumps(svg).decode()}' if changes == "null" else f'"draw":{changes}'
        return f"{message[:-1]},{extra}}}"

    async def _picture(self, key: Hashable) -> str:
        match, view = self._room.table.match, self._document["view"]
        return await self._server.pictures.table(key, match, view, self._who.language, part=self._part)

    def _remember(self) -> None:
        self._document = snapshots.document(self._room, self._who)
        self._version = self._room.version

    async def _follow(self) -> None:
        """Send what changed, or wait until something does."""
        if self._room.version == self._version:
            await self._wait()
            return
        try:
            who = self._audience()
        except Refusal:  # the seat was lost
            self._seat = None
            who = self._audience()
        if who != self._who:
            self._who = who
            await self._send_snapshot()
            return
        message = snapshots.patch(self._room, who, self._document, self._version)
        self._remember()
        if message:
            await self._send(await self._with_drawing(message))

    async def _wait(self) -> None:
        self._wake.clear()
        try:
            async with asyncio.timeout(PING):
                await self._wake.wait()
        except TimeoutError:
            if time.monotonic() - self._heard > 3 * PING:
                raise WebSocketDisconnect(GONE) from None
            await self._send('{"type":"ping"}')

    async def _send(self, message: str) -> None:
        async with asyncio.timeout(SLOW):
            await self._socket.send_text(message)

    # ------------------------------------------------------------------------------------------------------ receiving

    async def _read(self) -> None:
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                self._heard = time.monotonic()
                await self._take(message.get("text") or "")
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            self._wake.set()

    async def _take(self, text: str) -> None:
        """Do what the client asks for."""
        key: Any = None
        try:
            self._server.take("frame", f"{id(self)}")
            try:
                asked = orjson.loads(text)
            except orjson.JSONDecodeError:
                raise Refusal("bad-input") from None
            if not isinstance(asked, dict):
                raise Refusal("bad-input")
            key = asked.get("key")
            await self._do(asked)
        except Refusal as fault:
            words = say(fault.text, self._language)
            await self._send(
                orjson.dumps({"type": "refused", "key": key, "error": fault.code, "text": words}, default=str).decode()
            )

    async def _do(self, asked: dict[str, Any]) -> None:
        kind = asked.get("type")
        if kind == "action":
            await self._act({name: value for name, value in asked.items() if name != "type"})
        elif kind == "seat":
            seat = asked.get("seat")
            if seat is not None and seat not in self._room.table.held(self._id):
                raise Refusal("not-your-seat")
            self._seat = seat
            self._version = -1
            self._wake.set()
        elif kind != "pong":
            raise Refusal("bad-input")

    async def _act(self, asked: dict[str, Any]) -> None:
        if self._id is None:
            raise Refusal("not-signed-in")
        try:
            act = models.Act.model_validate(asked)
        except ValidationError:
            raise Refusal("bad-input") from None
        self._server.take("action", self._id)
        # Who sends an action and hangs up must not interrupt it half-way.
        acting = self._server.rooms.act(self._room.table.id, self._id, act.seat, act.action, act.seq, act.key)
        done = await asyncio.shield(asyncio.ensure_future(acting))
        await self._send(orjson.dumps({"type": "done", "key": act.key, "seq": done}).decode())


async def personal(server: Server, room: Room, person: str | None) -> Document:
    """What is for this caller alone: their note, and the links by which they invite others."""
    table = room.table
    invite = {}
    if person is not None and person == table.creator and table.status == "lobby":
        invite = {
            str(n): f"/table/{table.id}#key={server.rooms.invitation(table, n)}"
            for n, place in enumerate(table.places)
            if place.kind == "invite"
        }
    note = "" if person is None else await server.rooms.note(table.id, person)
    return {"notes": note, "invite": invite}


async def serve(
    server: Server, socket: WebSocket, id: str, seat: int | None, since: int | None, draw: bool, part: str
) -> None:
    """Serve one WebSocket."""
    await socket.accept()
    person = await server.caller(socket)
    language = server.language(socket, person)
    holder = person.id if person is not None else server.address(socket)
    with (
        server.limits.hold("live", holder) as free,
        contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError),
    ):
        try:
            if not free:
                raise Refusal("rate", seconds=60)
            room = await server.rooms.room(id)
            connection = Connection(server, socket, person, room, seat=seat, draw=draw, part=part, language=language)
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
