"""Streams: how programs hear of their tables, as lines of JSON for as long as they listen.

Whoever holds a token (or a cookie) asks for `/api/bot/stream` and is told which of their matches started, whose turn
has come with all that is needed to decide, and what is over.  A stream that is read slowly is told less often, never
wrongly: it always hears of the present.  A turn that nobody answers is told again after a while, in case it was missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import orjson
import sqlalchemy as sa

from . import snapshots
from . import store as db
from .refusals import Refusal
from .rooms import Room, Rooms
from .sessions import Sessions, SignIn
from .store import Event

MOST_PLAYING = 1000  # tables of one listener
PING = 15.0  # seconds of silence after which an empty line is sent
AGAIN = 30.0  # seconds after which a turn is told again, then twice as long each time


class Turn(NamedTuple):
    """A turn that was told: after which action it was, when it is told again, and how long that is from now."""

    acted: int
    due: float
    wait: float


class Stream:
    """One listener: which of its tables it has to hear of, and what it has been told."""

    def __init__(self, person: str, language: str) -> None:
        self.person = person
        self.language = language
        self.news: dict[str, None] = {}
        self.wake = asyncio.Event()
        self.over = False
        self._told: dict[str, tuple[str, int]] = {}
        self._turns: dict[str, Turn] = {}

    def tell(self, id: str) -> None:
        """Something has happened at a table."""
        self.news[id] = None
        self.wake.set()

    async def more(self) -> bool:
        """Wait until there is something to say; False after a while of silence."""
        self.wake.clear()
        if self.news or self.over:
            return True
        try:
            async with asyncio.timeout(PING):
                return await self.wake.wait()
        except TimeoutError:
            return False

    def remind(self) -> None:
        """Have turns told again that wait for long."""
        now = time.monotonic()
        for id, turn in self._turns.items():
            if turn.due <= now and self._told.get(id) == ("running", turn.acted):
                self._told[id] = ("running", -1)
                self.tell(id)

    def end(self) -> None:
        """The sign-in has ended: nothing more is said."""
        self.over = True
        self.wake.set()

    def lines(self, room: Room) -> list[dict[str, Any]]:
        """What there is to say about a table that was not said yet."""
        table = room.table
        status, acted = self._told.get(table.id, ("lobby", -1))
        if table.status == "lobby" or table.analysis or (table.status, table.acted) == (status, acted):
            return []
        self._told[table.id] = (table.status, table.acted)
        before = self._turns.pop(table.id, None)
        said: list[dict[str, Any]] = []
        you = [n for n, place in enumerate(table.places) if place.person == self.person]
        about = {"table": table.id, "game": table.game.id, "you": you}
        if status == "lobby":
            said.append({"type": "start", **about})
        if table.status == "over":
            scores = table.match.scores() if table.match is not None and table.match.over else None
            said.append({"type": "over", **about, "ended": table.ended, "scores": scores, "winners": table.winners()})
            del self._told[table.id]
        elif table.actor in table.held(self.person):
            who = snapshots.audience(table, self.person, table.actor, self.language)
            shown = snapshots.document(room, who)
            names = ("seat", "seq", "view", "offers")
            again = before is not None and before.acted == table.acted
            wait = 2 * before.wait if again and before is not None else AGAIN
            self._turns[table.id] = Turn(table.acted, time.monotonic() + wait, wait)
            said.append({"type": "turn", **about, **{name: shown[name] for name in names}, "again": again})
        return said


class Streams:
    """All listeners of this process."""

    def __init__(self, rooms: Rooms, sessions: Sessions) -> None:
        self._rooms = rooms
        self._sessions = sessions
        self._open: dict[str, set[Stream]] = {}
        rooms.told = self._happened

    def end(self) -> None:
        """End all streams: the server stops."""
        for streams in self._open.values():
            for stream in streams:
                stream.end()

    def _happened(self, room: Room, event: Event) -> None:
        if self._open:
            for person in {place.person for place in room.table.places}:
                for stream in self._open.get(person or "", ()):
                    stream.tell(room.table.id)

    async def heard(self, id: str) -> None:
        """Something happened in another process, at a table that is not in memory here."""
        if self._open:
            rows = await self._rooms.store.rows(sa.select(db.seat.c.person).where(db.seat.c.table_id == id))
            for row in rows:
                for stream in self._open.get(row["person"], ()):
                    stream.tell(id)

    async def listen(self, sign_in: SignIn, address: str, language: str) -> AsyncIterator[bytes]:
        """The lines for a listener, for as long as they are signed in: first how things stand, then what happens."""
        person = sign_in.person.id
        stream = Stream(person, language)
        self._open.setdefault(person, set()).add(stream)
        try:
            async with self._sessions.wire(sign_in, address, stream.end):
                for room in await self._rooms.lists("playing", person, MOST_PLAYING):
                    stream.tell(room.table.id)
                yield b'{"type":"hello"}\n'
                while not stream.over:
                    stream.remind()
                    async for line in self._lines(stream):
                        yield line
                    if not await stream.more():
                        yield b"\n"
        finally:
            self._open[person].discard(stream)
            if not self._open[person]:
                del self._open[person]

    async def _lines(self, stream: Stream) -> AsyncIterator[bytes]:
        while stream.news and not stream.over:
            id = next(iter(stream.news))
            del stream.news[id]
            with contextlib.suppress(Refusal):
                room = await self._rooms.room(id)
                for line in stream.lines(room) if not stream.over else ():
                    yield orjson.dumps(line) + b"\n"
