"""Rooms: the tables in memory, and everything that can be done at one.

A `Room` holds one table with those who watch it; it can be thrown away at any time, for the store has all of it.
`Rooms` keeps those in use and carries out what people and bots want: it checks, has the event stored, and only then
puts the new table in the place of the old one.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import sqlite3
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ..engine.lesson import ANY, fits
from ..engine.text import Text, who
from ..errors import BadDocument, BadSetup, IllegalAction, StellwerkError, UndoRefused
from ..match import SEED_BITS, Match, check_options, find_game
from ..texts import say
from . import names
from . import store as db
from .keys import Keys
from .metrics import Metrics
from .refusals import Refusal
from .store import Append, Event, Store
from .tables import WAIT, Place, Table, read_match

ID_BYTES = 9  # 72 random bits: nobody guesses the address of a table
LESSON_ID = 24  # digits of the address of somebody's lesson
TOGETHER = 50  # tables whose documents are changed in one transaction
KEPT = 1000  # rooms kept in memory beyond those that somebody watches
LATELY = 100  # of these, rooms that keep how they look from each seat in each language: up to 3 MB
CHAT_KEPT = 200  # lines of chat that are shown
TRIES = 20  # to store one, when others talk at the same moment
NO_CLOCK = {"kind": "none"}
PRESENCE = 60.0  # seconds after which processes tell each other again who is there
LONGEST = 5000  # actions of a match that can be opened as an analysis
FRESH = 86_400.0  # seconds; who opened a table to all and was not joined in this time is not waiting any more
ADDRESS = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Room:
    """A table in memory: its chat, those who watch it, and what was worked out for them."""

    def __init__(self, table: Table, keys: Mapping[str, int]) -> None:
        self.table = table
        self.keys = dict(keys)
        """the events by their idempotency keys"""
        self.names: dict[str, str] = {}
        """of the people at the table: changed by `call`"""
        self.renamed = table.seq
        """the sequence number up to which names that were told may be others than now"""
        self.chat: list[dict[str, Any]] = []
        self.present: Counter[str] = Counter()
        """how many connections each person has"""
        self.hurried: Counter[str] = Counter()
        """how many connections of each person want bots to act at once"""
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """the seats of those who look at it in other processes, and when these said so"""
        self.version = 0
        """goes up whenever anything that can be seen has changed"""
        self.rest = 0
        """goes up whenever something has changed that is not an event: names, chat, who is there"""
        self.told: dict[Any, tuple[list[str | None], list[dict[str, Any]]]] = {}
        """the log so far, for each way of looking at it, and the names that are in it"""
        self.seen: dict[Any, Any] = {}
        """what each seat sees of the match (see snapshots.py)"""
        self.looks: dict[Any, Any] = {}
        """how each audience sees the table (see snapshots.py)"""
        self.sketches: dict[Any, Any] = {}
        """its drawing as each seat sees it (see pictures.py)"""
        self.shared: dict[Any, Any] = {}
        """what was worked out for this version and several of them share, until all have been told"""
        self.watchers: set[Callable[[], None]] = set()
        self.readers: set[Callable[[str], None]] = set()
        """told who is writing a line: that is passed on, and kept nowhere"""
        self.lock = asyncio.Lock()
        self._telling = False

    def put(self, table: Table, *events: Event) -> None:
        """Put a newer table in the place of the old one."""
        self.table = table
        for _, told in self.told.values():
            del told[table.kept :]
        self.keys.update((event.key, event.seq) for event in events if event.key is not None)
        self._changed()

    def call(self, names: Mapping[str, str | None]) -> None:
        """Learn what people are called now; None for someone who left."""
        if any(self.names.get(person) != name for person, name in names.items()):
            self.renamed = self.table.seq
            known = {**self.names, **names}
            self.names = {person: name for person, name in known.items() if name is not None}

    def forget(self, person: str) -> None:
        """Forget what somebody is called and what they said, and everything that was worked out from it."""
        self.call({person: None})
        self.chat = [line for line in self.chat if line["person"] != person]
        self.retell()

    def retell(self) -> None:
        """Work out anew whatever can be seen."""
        self.forget_looks()
        self.changed()

    def forget_looks(self) -> None:
        """Forget what was worked out for those who look."""
        for known in (self.told, self.seen, self.looks, self.shared):
            known.clear()

    def called(self, language: str) -> list[str | None]:
        """What those who sit there are called, in a language."""
        called = self.table.called(self.names)
        return [say(name, language) if isinstance(name, Text) else name for name in called]

    def refusal(self, code: str, text: Text) -> Refusal:
        """A refusal that calls those at the table by their names, in whichever language it will be said."""
        named = text.named(self.table.called(self.names))
        assert isinstance(named, Text)
        return Refusal(code, named, rule=self.table.game.rule_of(text))

    def here(self) -> frozenset[int]:
        """The seats of those who look at the table in this process."""
        places = enumerate(self.table.places)
        return frozenset(n for n, place in places if place.kind == "person" and self.present.get(place.person or ""))

    def is_in_a_hurry(self) -> bool:
        """Whether everybody who looks from a seat wants bots to act at once."""
        here = {self.table.places[seat].person or "" for seat in self.here()}
        return bool(here) and all(self.hurried.get(person) for person in here)

    def is_present(self, seat: int) -> bool:
        """Whether the person in that seat is looking at the table, in whichever process."""
        return seat in self.here() or any(seat in seats for _, seats in self.elsewhere.values())

    def write(self, person: str) -> None:
        """Somebody is writing a line: tell those who watch here."""
        for tell in tuple(self.readers):
            tell(person)

    def changed(self) -> None:
        """Something that can be seen has changed, beside the events: tell those who watch."""
        self.rest += 1
        self._changed()

    def _changed(self) -> None:
        """Tell those who watch, once for all that changes in this turn of the loop."""
        self.version += 1
        if self.watchers and not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._telling = False
        for follow in tuple(self.watchers):
            follow()
        self.shared.clear()


Compute = Callable[[str, Callable[[], Match]], Awaitable[Match]]


class Rooms:
    """All tables of this server."""

    def __init__(self, store: Store, keys: Keys, metrics: Metrics, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = clock
        self.think: Callable[[], None] = lambda: None
        """called when there may be work for bots"""
        self.charge: Callable[[str | None], None] = lambda person: None
        """called when a bot has moved, with who made the table"""
        self.told: Callable[[Room, Event], None] = lambda room, event: None
        """called when something has happened at a table"""
        self.forgotten: Callable[[str], None] = lambda person: None
        """called when somebody was deleted, with who it was"""
        self.compute: Compute = lambda person, work: asyncio.to_thread(work)
        """has something worked out for somebody that takes a while"""
        self._metrics = metrics
        self._keys = keys
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._lately: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._ready: dict[str, asyncio.Future[bool]] = {}

    async def ready(self, game: str) -> None:
        """Wait until a game's rules are compiled, which takes a while the very first time."""
        if game not in self._ready:
            found = find_game(game)
            self._ready[game] = asyncio.ensure_future(asyncio.to_thread(lambda: found.ready))
        await asyncio.shield(self._ready[game])

    # --------------------------------------------------------------------------------------------------- coming in

    async def room(self, id: str, seq: int | None = None) -> Room:
        """The room of a table, up to date; Refusal if there is none.

        For what is checked when it is stored, it is enough to know as much as the caller does, who says which `seq`
        they saw: news from other processes comes in by itself.
        """
        room = self._rooms.get(id)
        if room is None:
            if not ADDRESS.fullmatch(id):
                raise Refusal("not-found")
            room = await self._loaded(id)
        else:
            self._rooms.move_to_end(id)
        self._note(room)
        enough = self.store.hears and seq is not None and seq <= room.table.seq
        if self.store.shared and not enough:  # even one just loaded: another caller may have begun that a while ago
            await self.catch_up(room)
        return room

    def known(self, id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(id)

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Any:
        return iter(tuple(self._rooms.values()))

    async def _loaded(self, id: str) -> Room:
        """Load a room, once for all who ask at the same time."""
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        loaded = await self.store.load(id)
        if loaded is None:
            raise Refusal("not-found")
        header, events = loaded
        try:
            await self.ready(header["document"]["game"])
            table = Table(header, events)
        except (BadDocument, BadSetup, KeyError) as fault:
            text = fault.text if isinstance(fault, StellwerkError) else Text("refused-not-found")
            raise Refusal("other-version", text) from fault
        room = Room(table, {event.key: event.seq for event in events if event.key is not None})
        await self._learn_names(room)
        await self._read_chat(room)
        self._rooms[id] = room
        self._forget()
        return room

    def _note(self, room: Room) -> None:
        """Somebody asks for a room: another, which nobody has asked for of late or watches, forgets how it looks."""
        self._lately[room.table.id] = room
        self._lately.move_to_end(room.table.id)
        if len(self._lately) > LATELY:
            _, other = self._lately.popitem(last=False)
            if not other.watchers:
                other.forget_looks()

    def _forget(self) -> None:
        """Let go of the rooms that were not used for longest."""
        for id, room in list(self._rooms.items())[: max(0, len(self._rooms) - KEPT)]:
            if not room.watchers and not room.lock.locked():
                del self._rooms[id]

    def drop(self, id: str) -> None:
        """Forget a table that was deleted."""
        self._rooms.pop(id, None)

    async def catch_up(self, room: Room) -> None:
        """Learn what other processes have stored."""
        await self._learn(room, await self.store.events(room.table.id, room.table.seq))

    async def hear_news(self, rooms: Sequence[Room]) -> None:
        """Learn what other processes have stored about many tables."""
        news = await self.store.news({room.table.id: room.table.seq for room in rooms})
        for room in rooms:
            async with room.lock:
                await self._learn(room, news.get(room.table.id, []))

    async def _learn(self, room: Room, events: Sequence[Event]) -> None:
        new = [event for event in events if event.seq > room.table.seq]
        if new:
            table = room.table.after(*new)
            room.put(table, *new)
            if any(event.kind == "sit" for event in new):
                await self._learn_names(room)
                room.changed()
            for event in new:
                self.told(room, event)

    async def _learn_names(self, room: Room) -> None:
        ids = {place.person for place in room.table.places if place.person} | {
            line["person"] for line in room.chat if line["person"]
        }
        rows = await self.store.rows(sa.select(db.person.c.id, db.person.c.name).where(db.person.c.id.in_(ids)))
        room.call({row["id"]: row["name"] for row in rows})

    async def _read_chat(self, room: Room) -> None:
        chat = db.chat
        query = sa.select(chat, db.person.c.name).select_from(
            chat.outerjoin(db.person, db.person.c.id == chat.c.person)
        ).where(chat.c.table_id == room.table.id, sa.not_(chat.c.hidden))  # fmt: skip
        rows = await self.store.rows(query.order_by(chat.c.n.desc()).limit(CHAT_KEPT))
        room.chat = [
            {"n": row["n"], "person": row["person"], "seat": row["seat"], "text": row["text"], "at": row["at"]}
            for row in reversed(rows)
        ]
        room.call({row["person"]: row["name"] for row in rows if row["person"] and row["name"]})

    # ------------------------------------------------------------------------------------------------ new tables

    async def create(
        self,
        person: str,
        game: str,
        seats: Sequence[Mapping[str, Any]],
        *,
        map: str | Mapping[str, Any] | None = None,
        options: Mapping[str, str] | None = None,
        public: bool = False,
        clock: Mapping[str, Any] = NO_CLOCK,
        absent: str = "bot",
        several: bool = False,
        start: bool = False,
        ready: bool = True,
    ) -> Room:
        """Make a table; if no seat is free (or `start` says so) it starts at once, bots in the free seats."""
        await self.ready(game)
        if isinstance(map, Mapping):
            match = await self.compute(person, lambda: Match.new(game, len(seats), options=options, map=map))
        else:
            match = Match.new(game, len(seats), options=options, map=_shipped(game, map))
        document = {
            "game": match.game.id, "map": match.map, "options": match.options, "rules": match.game.version,
            "seed": secrets.randbits(SEED_BITS), "seats": [_place(seat, person) for seat in seats],
            "clock": dict(clock), "absent": absent, "several": several, "ready": ready,
            "analysis": False,
        }  # fmt: skip
        room = await self._create(person, document, public)
        if start or not any(place.is_free for place in room.table.places):
            await self._start(room, person)
        return room

    async def analyse(self, person: str, document: Mapping[str, Any]) -> Room:
        """An analysis table from a match file or position: the person holds all seats, undo is free."""
        if not isinstance(document.get("actions", []), list) or len(document.get("actions", [])) > LONGEST:
            raise Refusal("bad-input")
        await self.ready(str(document.get("game")))
        match = await self.compute(person, lambda: read_match(document))
        match.names = [_name(name, seat) for seat, name in enumerate(match.names)]
        match.bots = [None] * match.players
        seats = [{"kind": "person", "name": name, "person": person, "bot": None} for name in match.names]
        made = {
            "game": match.game.id, "map": match.map, "options": match.options, "rules": match.game.version,
            "begin": match.document(), "seats": seats, "clock": NO_CLOCK, "absent": "bot", "analysis": True,
        }  # fmt: skip
        return await self._create(person, made, public=False)

    async def lesson(self, person: str, game: str, map: str | None) -> Room:
        """The table of a guided first game: everybody has one of each, and comes back to it."""
        await self.ready(game)
        found = find_game(game)
        lesson = found.lesson_on(_shipped(game, map) or found.maps[0])
        if lesson is None:
            raise Refusal("not-found")
        id = self._keys.sign(f"lesson {person} {found.id} {found.version} {lesson.digest}")[:LESSON_ID]
        try:
            return await self.room(id)
        except Refusal as fault:
            if fault.code != "not-found":
                raise
        others = iter(lesson.others)
        seats = [
            vars(Place("person", None, person) if seat == lesson.seat else Place("bot", next(others)))
            for seat in range(lesson.players)
        ]
        options = check_options(found, lesson.options)
        document = {
            "game": found.id, "map": lesson.map, "options": options, "rules": found.version, "seed": lesson.seed,
            "seats": seats, "clock": NO_CLOCK, "absent": "bot", "analysis": False, "lesson": lesson.digest,
        }  # fmt: skip
        return await self._create(person, document, public=False, id=id)

    async def go_to_step(self, id: str, person: str, step: int) -> Room:
        """Go to a step of a lesson, back or forth: what lies between is taken back, or done as it is written down."""
        room = await self.room(id)
        async with room.lock:
            lesson = room.table.lesson
            if lesson is None or not 0 <= step < len(lesson.steps):
                raise Refusal("not-found")
            if not room.table.held(person):
                raise Refusal("not-your-seat")
            begin, had = lesson.begins[step], len(room.table.actions)
            if had > begin:
                await self._store(room, "undo", lesson.seat, str(begin), person, match=room.table.at(begin))
            for wanted in lesson.line[had - len(lesson.before) : begin - len(lesson.before)]:
                await self._play_wanted(room, wanted, person)
            if room.table.step != step:
                await self._store(room, "step", None, str(step), person)
        return room

    async def _play_wanted(self, room: Room, wanted: str, person: str) -> None:
        """Do what is written down in a lesson."""
        match = room.table.match
        assert match is not None
        text = next(action for action in match.legal() if fits(action, wanted)) if wanted.endswith(ANY) else wanted
        await self._play(room, match, person, match.actor, text, None)

    async def what_if(self, id: str, person: str, n: int) -> Room:
        """An analysis table that begins at a moment of a finished match or of another analysis."""
        room = await self.room(id)
        table = room.table
        if table.match is None or not (table.status == "over" or (table.analysis and table.held(person))):
            raise Refusal("not-now", Text("refused-still-running"))
        past = await self.compute(person, lambda: table.at(n))
        past.names = [table.name_of(seat, room.names) for seat in range(table.players)]
        return await self.analyse(person, past.document())

    async def _create(self, person: str, document: Mapping[str, Any], public: bool, id: str | None = None) -> Room:
        now = self.now()
        header = {
            "id": id or secrets.token_urlsafe(ID_BYTES), "creator": person, "public": public, "created": now,
            "document": document,
        }  # fmt: skip
        table = Table(header)
        held = {n: place.person for n, place in enumerate(table.places) if place.person}
        # Known before it is stored: else somebody who finds it in a list at once would load a second room for it.
        room = self._rooms[table.id] = Room(table, {})
        try:
            await self.store.create(header, {**table.turn(), "updated": now}, held)
        except BaseException:
            del self._rooms[table.id]
            raise
        await self._learn_names(room)
        self._note(room)
        self._forget()
        return room

    async def rematch(self, id: str, person: str) -> Room:
        """The same people in the same seats once more; whoever asks second is shown the same new table."""
        room = await self.room(id)
        async with room.lock:
            table = room.table
            if table.rematch is not None:
                with contextlib.suppress(Refusal):  # unless it was left and is gone
                    return await self.room(table.rematch)
            if table.status != "over" or table.alone or not table.held(person):
                raise Refusal("not-now", Text("refused-still-running"))
            sat = [Place("person", place.name, place.person) if place.person else place for place in table.places]
            document = {
                **table.document, "seats": [vars(place) for place in sat], "seed": secrets.randbits(SEED_BITS),
                "options": _passed_on(table), "rules": table.game.version,
            }  # fmt: skip
            other = await self._create(person, document, table.public)
            await self._store(room, "rematch", None, other.table.id, person)
        await self._start(other, person)
        return other

    # ----------------------------------------------------------------------------------------------- sitting down

    async def join(self, id: str, person: str, seat: int | None, key: str | None, ready: bool = True) -> Room:
        """Sit down: at a seat, or at the first that is free; an invited seat needs the key of the table's link."""
        room = await self.room(id)
        async with room.lock:
            table = room.table
            if seat is None:
                seat = self._first_free(table, key)
            if table.status != "lobby" or seat is None or not 0 <= seat < table.players:
                raise Refusal("taken")
            place = table.places[seat]
            if place.kind == "invite" and not self._is_invited(table, seat, key):
                raise Refusal("not-your-seat")
            if not place.is_free:
                raise Refusal("taken")
            if table.held(person) and not table.may_take_several(person):
                raise Refusal("not-now", Text("refused-one-seat"))
            event = await self._store(room, "sit", seat, None if ready else WAIT, person)
            await self._learn_names(room)
            room.changed()
            self.told(room, event)
        return await self._begin(room, person)

    async def be_ready(self, id: str, person: str, ready: bool) -> Room:
        """Say that one is ready to begin, or not any more."""
        room = await self.room(id)
        async with room.lock:
            if not room.table.held(person):
                raise Refusal("not-your-seat")
            if room.table.status != "lobby":
                raise Refusal("not-now", Text("refused-started"))
            if ready != (person in room.table.ready):
                await self._store(room, "ready", room.table.held(person)[0], None if ready else WAIT, person)
        return await self._begin(room, person)

    async def _begin(self, room: Room, person: str) -> Room:
        """Start if nobody is waited for any more."""
        if room.table.is_complete:
            await self._start(room, person)
        return room

    def _first_free(self, table: Table, key: str | None) -> int | None:
        for n, place in enumerate(table.places):
            if place.kind == "open" or (place.kind == "invite" and self._is_invited(table, n, key)):
                return n
        return None

    def invitation(self, table: Table) -> str:
        """The secret of the link that invites to a table: whoever has it may take any free seat."""
        return self._keys.sign(_invitation(table))

    def _is_invited(self, table: Table, seat: int, key: str | None) -> bool:
        # Links that were sent by earlier versions are for one seat each.
        words = (_invitation(table), f"{_invitation(table)} {seat}")
        return key is not None and any(self._keys.is_signed(each, key) for each in words)

    async def leave(self, id: str, person: str) -> Room:
        """Get up again, before the match has started; once it runs, leaving is resigning."""
        room = await self.room(id)
        for seat in room.table.held(person):
            if room.table.status == "running":
                await self.resign(id, person, seat)
                continue
            async with room.lock:
                if room.table.status == "lobby" and seat in room.table.held(person):
                    await self._store(room, "leave", seat, None, person)
        return room

    async def start(self, id: str, person: str) -> Room:
        """Start now: only whoever made the table may; bots take the free seats."""
        room = await self.room(id)
        if room.table.creator != person:
            raise Refusal("not-yours")
        if room.table.status != "lobby":
            raise Refusal("not-now", Text("refused-started"))
        await self._start(room, person)
        return room

    async def _start(self, room: Room, person: str) -> None:
        async with room.lock:
            if room.table.status == "lobby":
                await self._store(room, "start", None, None, person, key="start")

    # ----------------------------------------------------------------------------------------------------- playing

    async def act(self, id: str, person: str | None, seat: int, text: str, seq: int, key: str | None) -> int:
        """Carry out an action; gives the sequence number of its event."""
        room = await self.room(id, seq)
        async with room.lock:
            key = f"{person}/{key}" if key else None
            if key in room.keys:
                return room.keys[key]
            match = self._its_turn(room, person, seat, seq)
            if room.table.lesson is not None:
                _check_wanted(room, match, text)
            return await self._play(room, match, person, seat, text, key)

    async def act_for_bot(self, id: str, seat: int, text: str, seq: int) -> int:
        """Carry out what a bot has chosen; a second choice for the same turn changes nothing."""
        room = await self.room(id, seq)
        async with room.lock:
            key = f"bot-{seq}"
            if key in room.keys:
                return room.keys[key]
            table = room.table
            if table.match is None or table.seq != seq or table.actor != seat or table.places[seat].kind != "bot":
                raise Refusal("stale")
            return await self._play(room, table.match, None, seat, text, key)

    async def _play(self, room: Room, match: Match, person: str | None, seat: int, text: str, key: str | None) -> int:
        after = match.copy()
        try:
            after.play(text)
        except IllegalAction as fault:
            raise room.refusal("illegal", fault.text) from None
        event = await self._store(room, "action", seat, after.last, person, key=key, match=after)
        return event.seq

    def _its_turn(self, room: Room, person: str | None, seat: int, seq: int) -> Match:
        """The match, if the person may act in it now."""
        match = self._in_play(room, person, seat, seq)
        if room.table.actor != seat:
            raise room.refusal("not-your-turn", Text("not-your-turn", who=who(room.table.actor)))
        return match

    def _in_play(self, room: Room, person: str | None, seat: int, seq: int) -> Match:
        """The match, if it is running and the person has that seat and has seen how it stands."""
        table = room.table
        if seat not in table.held(person):
            raise Refusal("not-your-seat")
        if table.match is None or table.status != "running":
            raise Refusal("not-now", Text("refused-not-running"))
        if not table.acted <= seq <= table.seq:
            raise Refusal("stale")
        return table.match

    async def undo(self, id: str, person: str, seat: int, seq: int, key: str | None, to: int | None) -> int:
        """Take back one's last action; at analysis tables any number of them."""
        room = await self.room(id)
        async with room.lock:
            key = f"{person}/{key}" if key else None
            if key in room.keys:
                return room.keys[key]
            table = room.table
            if table.alone:
                after = self._rewound(table, person, seq, to)
            else:
                after = self._in_play(room, person, seat, seq).copy()
                try:
                    after.undo(seat=seat)
                except UndoRefused as fault:
                    raise room.refusal("illegal", fault.text) from None
            n = len(table.actions) - 1 if to is None or not table.alone else to
            return (await self._store(room, "undo", seat, str(n), person, key=key, match=after)).seq

    def _rewound(self, table: Table, person: str, seq: int, to: int | None) -> Match:
        if not table.held(person):
            raise Refusal("not-your-seat")
        if not table.acted <= seq <= table.seq:
            raise Refusal("stale")
        least = 0 if table.lesson is None else table.lesson.begins[table.step]
        if not table.may_go_back or (to is not None and not least <= to < len(table.actions)):
            raise Refusal("illegal", Text("undo-nothing"))
        return table.at(len(table.actions) - 1 if to is None else to)

    async def wish_undo(self, id: str, person: str, seat: int, seq: int) -> Room:
        """Ask to go back to before one's last action, though others have acted since: the other people are asked; bots
        agree unless something hidden has come out."""
        room = await self.room(id)
        async with room.lock:
            table = room.table
            if table.alone:
                raise Refusal("not-now")
            match = self._in_play(room, person, seat, seq)
            try:
                n = match.before_last_of(seat)
            except UndoRefused as fault:
                raise room.refusal("illegal", fault.text) from None
            if any(place.kind == "bot" for place in table.places) and (shown := match.shown_since(n)) is not None:
                raise room.refusal("illegal", shown)
            if table.others(person):
                await self._store(room, "undo-wish", seat, str(n), person)
            else:
                await self._store(room, "undo", seat, str(n), person, match=table.at(n))
        return room

    async def answer_undo(self, id: str, person: str, seat: int, accept: bool) -> Room:
        """Agree that somebody takes back what they wish to (when all people do, it is done), or refuse; whoever
        wished it can think better of it."""
        room = await self.room(id)
        async with room.lock:
            table, wish = room.table, room.table.wish
            if seat not in table.held(person):
                raise Refusal("not-your-seat")
            if wish is None or table.status != "running" or (accept and seat == wish.seat):
                raise Refusal("not-now", Text("refused-no-wish"))
            asked = table.others(table.places[wish.seat].person)
            if accept and asked <= wish.agreed | set(table.held(person)):
                await self._store(room, "undo", wish.seat, str(wish.n), person, match=table.at(wish.n))
            else:
                await self._store(room, "undo-answer", seat, "yes" if accept else "no", person)
        return room

    async def resign(self, id: str, person: str, seat: int) -> Room:
        """Give up: a match of two ends, in others a bot takes the seat."""
        return await self._decide(id, person, seat, "resign", None)

    async def offer_end(self, id: str, person: str, seat: int, accept: bool) -> Room:
        """Offer or agree to end without a result (when all people do, it ends), or refuse."""
        return await self._decide(id, person, seat, "end-offer", "yes" if accept else "no")

    async def _decide(self, id: str, person: str, seat: int, kind: str, text: str | None) -> Room:
        room = await self.room(id)
        async with room.lock:
            if seat not in room.table.held(person):
                raise Refusal("not-your-seat")
            if room.table.status != "running" or room.table.alone:
                raise Refusal("not-now", Text("refused-not-running"))
            await self._store(room, kind, seat, text, person)
        return room

    async def close(self, id: str) -> Room:
        """End a table without a result: its keeper says so."""
        room = await self.room(id)
        async with room.lock:
            if room.table.status == "over":
                raise Refusal("not-now", Text("refused-not-running"))
            await self._store(room, "close", None, None, None, key="close")
        return room

    async def run_out(self, id: str) -> None:
        """The actor's time is up, if it really is."""
        room = await self.room(id)
        async with room.lock:
            turn = room.table.turn()
            if turn["deadline"] is not None and turn["deadline"] <= self.now():
                await self._store(room, "time", room.table.actor, None, None, key=f"time-{room.table.seq}")

    async def _store(
        self,
        room: Room,
        kind: str,
        seat: int | None,
        text: str | None,
        person: str | None,
        *,
        key: str | None = None,
        match: Match | None = None,
    ) -> Event:
        """Have an event stored, then let it happen.  The caller holds the room's lock."""
        old, now = room.table, self.now()
        event = Event(
            old.seq + 1, kind, seat, text, person, hash=None if match is None else match.hash,
            actor=old.actor if match is None else match.actor, key=key or secrets.token_urlsafe(12), at=now,
        )  # fmt: skip
        table = old.after(event, match=match)
        if table.actor != event.actor:
            event = event._replace(actor=table.actor)
            table = old.after(event, match=table.match)
        turn = {f"new_{name}": value for name, value in table.turn().items()} | {"new_updated": now}
        begin = time.perf_counter()
        try:
            stored = await self.store.append(Append(old.id, event, turn))
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as fault:
            raise Refusal("busy") from fault  # whether it was stored shows when the caller tries again
        self._metrics.storing.observe(time.perf_counter() - begin)
        if not stored:
            await self.catch_up(room)
            if event.key in room.keys:  # it was ours: the database had it, but could not say so any more
                return event._replace(seq=room.keys[event.key])
            raise Refusal("stale")
        if room.table.seq < event.seq:  # else news of it came in by the bus meanwhile
            room.put(table, event)
        self._metrics.events.labels(kind).inc()
        if person is None:
            self.charge(old.creator)
        self.told(room, event)
        if turn["new_thinking"]:
            self.think()
        return event

    # ----------------------------------------------------------------------------------------------- chat and notes

    async def say(self, id: str, person: str, name: str, text: str) -> None:
        """Say something at the table: plain text, shown as such."""
        room = await self.room(id)
        async with room.lock:
            seat = next(iter(room.table.held(person)), None)
            line = {"person": person, "seat": seat, "text": text, "at": self.now()}
            line = {"n": await self._store_line(id, line), **line}
            room.call({person: name})
            room.chat = [*room.chat, line][-CHAT_KEPT:]
            room.changed()
        await self.store.tell(f"{id}:chat")

    async def _store_line(self, id: str, line: Mapping[str, Any]) -> int:
        """Store a line of chat; gives its number, the next that nobody took."""
        number = sa.select(sa.func.coalesce(sa.func.max(db.chat.c.n), 0) + 1).where(db.chat.c.table_id == id)
        insert = db.chat.insert().values(table_id=id, n=number.scalar_subquery(), **line).returning(db.chat.c.n)
        for _ in range(TRIES):
            with contextlib.suppress(sa.exc.IntegrityError):  # somebody said something in another process
                return int((await self.store.write_rows(insert))[0]["n"])
        raise Refusal("busy")

    async def hear(self, room: Room) -> None:
        """Somebody said something in another process."""
        await self._read_chat(room)
        room.changed()

    async def write_note(self, id: str, person: str, text: str) -> None:
        """Keep a note that nobody else sees."""
        await self.room(id)
        await self.store.write(self.store.upsert(db.note, table_id=id, person=person, text=text))

    async def note(self, id: str, person: str | None) -> str:
        """One's own note."""
        row = await self.store.row(
            sa.select(db.note.c.text).where(db.note.c.table_id == id, db.note.c.person == person)
        )
        return "" if row is None else str(row["text"])

    # ------------------------------------------------------------------------------------------------------- people

    async def rename(self, person: str, name: str | None) -> None:
        """Somebody has another name now; None for someone who left."""
        for room in self:
            if person in room.names:
                room.call({person: name})
                room.changed()

    async def hear_name(self, person: str) -> None:
        """Something about somebody has changed in another process: perhaps the name."""
        row = await self.store.row(sa.select(db.person.c.name).where(db.person.c.id == person))
        if row is None:
            self.forget(person)
        else:
            await self.rename(person, row["name"])

    def forget(self, person: str) -> None:
        """Somebody was deleted: their name and words go from memory, too."""
        self.forgotten(person)
        for room in self:
            if person in room.names or any(place.person == person for place in room.table.places):
                room.forget(person)

    async def part(self, person: str) -> bool:
        """Have somebody who was deleted get up from all open tables; gives whether all of that could be done."""
        await self._forget_names(person)
        turn, done = db.turn, True
        held = sa.select(db.seat.c.table_id).join(turn, turn.c.table_id == db.seat.c.table_id)
        held = held.where(db.seat.c.person == person, turn.c.status != "over").distinct()
        for row in await self.store.rows(held):
            try:
                await self.leave(row["table_id"], person)
            except Refusal as fault:  # one that does not open any more cannot be left either
                done &= fault.code not in ("busy", "stale")
        return done

    async def _forget_names(self, person: str) -> None:
        """Forget the names that somebody gave to those at their own screen."""
        table = db.game_table
        made = [row["id"] for row in await self.store.rows(sa.select(table.c.id).where(table.c.creator == person))]
        for some in (made[n : n + TOGETHER] for n in range(0, len(made), TOGETHER)):
            changes: list[Any] = []
            for row in await self.store.rows(sa.select(table.c.id, table.c.document).where(table.c.id.in_(some))):
                seats = [{**place, "name": None} if place["person"] else place for place in row["document"]["seats"]]
                if seats != row["document"]["seats"]:
                    document = {**row["document"], "seats": seats}
                    changes.append(table.update().where(table.c.id == row["id"]).values(document=document))
                    changes += self.store.telling(f"{row['id']}:anew")
            await self.store.write(*changes)
            for id in some:
                await self.hear_anew(id)

    async def hear_anew(self, id: str) -> None:
        """The document of a table has changed: read it again, where it is in memory."""
        room = self._rooms.get(id)
        if room is not None:
            async with room.lock:
                if (loaded := await self.store.load(id)) is not None:
                    room.put(Table(*loaded))
                    room.retell()

    # ----------------------------------------------------------------------------------------------------- presence

    async def announce(self, room: Room) -> None:
        """Tell other processes who looks at a table here."""
        if self.store.shared:
            seats = ",".join(str(n) for n in sorted(room.here()))
            await self.store.tell(f"{room.table.id}:here:{self.store.process}:{seats}")

    async def ask_around(self, room: Room) -> None:
        """Ask other processes who looks at a table there."""
        if self.store.shared:
            await self.store.tell(f"{room.table.id}:who:{self.store.process}")

    async def hear_presence(self, room: Room, news: str) -> None:
        """Take what another process says or asks about who is there."""
        what, process, *seats = news.split(":")
        if process == self.store.process:
            return
        if what == "who":
            if room.here():
                await self.announce(room)
            return
        before = {n for n in range(room.table.players) if room.is_present(n)}
        room.elsewhere[process] = (self.now(), frozenset(int(n) for n in seats[0].split(",") if n))
        if before != {n for n in range(room.table.players) if room.is_present(n)}:
            room.changed()

    async def write(self, room: Room, person: str) -> None:
        """Somebody here is writing a line: tell those who watch, in all processes."""
        room.write(person)
        if self.store.shared:
            await self.store.tell(f"{room.table.id}:typing:{self.store.process}:{person}")

    def hear_writing(self, room: Room, news: str) -> None:
        """Take from another process that somebody there is writing."""
        _, process, person = news.split(":", 2)
        if process != self.store.process:
            room.write(person)

    async def refresh_presence(self) -> None:
        """Say again who is here, now and then, and forget what processes said that have gone silent."""
        for room in self:
            gone = [process for process, (at, _) in room.elsewhere.items() if at < self.now() - 3 * PRESENCE]
            for process in gone:
                del room.elsewhere[process]
            if gone:
                room.changed()
            if room.here():
                await self.announce(room)

    # -------------------------------------------------------------------------------------------------------- lists

    async def lists(
        self, scope: str, person: str | None, most: int = 50, pay: Callable[[int], Awaitable[None]] | None = None
    ) -> list[Room]:
        """Tables: those `open` to anyone, `mine`, those of mine that are `playing`, or those to `watch`; the latest
        first.  `pay` is told how many have to be read from the database."""
        turn, table = db.turn, db.game_table
        query = sa.select(table.c.id).join(turn, turn.c.table_id == table.c.id)
        if scope in ("mine", "playing"):
            mine = sa.select(db.seat.c.table_id).where(db.seat.c.person == person)
            query = query.where(sa.or_(table.c.id.in_(mine), table.c.creator == person))
            query = query.where(turn.c.status == "running") if scope == "playing" else query
        else:
            query = query.where(table.c.public, turn.c.status == ("lobby" if scope == "open" else "running"))
            query = query.where(turn.c.updated > self.now() - FRESH) if scope == "open" else query
        rows = await self.store.rows(query.order_by(turn.c.updated.desc()).limit(most))
        if pay is not None:
            await pay(sum(self.known(row["id"]) is None for row in rows))
        found = []
        for row in rows:
            try:
                room = await self.room(row["id"])
            except Refusal:  # one that no longer opens: its own page says why
                continue
            if room.table.lesson is None:
                found.append(room)
        return found


def _check_wanted(room: Room, match: Match, text: str) -> None:
    """Refusal for what is legal, but not what the lesson is about."""
    number, wanted = match.game.parse(match.board, text), room.table.wanted
    if number is None or number not in match.state.legal():
        return  # the rules refuse it
    if wanted is None or not fits(match.game.notation(match.board, number), wanted):
        raise Refusal("illegal", room.table.other())


def _invitation(table: Table) -> str:
    """What the key of an invitation signs."""
    return f"invitation {table.id}"


def _passed_on(table: Table) -> dict[str, str]:
    """The options of another match at a table: the seat after the one that began has the start, where that can be
    chosen."""
    options = dict(table.document["options"])
    if "first" in options:
        options["first"] = str((table.at(0).actor + 1) % table.players + 1)
    return options


def _name(name: str | None, seat: int) -> str | None:
    """A name in a match file, if people may have such a one here."""
    try:
        return names.name(name) if name else None
    except names.Unsayable as fault:
        raise Refusal("bad-input", Text("bad-place", place=f"seats[{seat}].name", fault=fault.text)) from None


def _shipped(game: str, map: str | None) -> str | None:
    """A map that comes with the game, by its name: any other name would be that of a file of ours."""
    found = find_game(game)
    if map is not None and map not in found.maps:
        raise BadSetup(Text("unknown-map", game=found.title, found=map, known=", ".join(found.maps)))
    return map


def _place(seat: Mapping[str, Any], person: str) -> dict[str, Any]:
    """A seat as it was asked for, as it is kept."""
    kind = seat["kind"]
    return {
        "kind": "person" if kind == "me" else kind,
        "name": seat.get("name") if kind in ("me", "bot") else None,
        "person": person if kind == "me" else None,
        "bot": seat.get("bot") if kind == "bot" else None,
    }
