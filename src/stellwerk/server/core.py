"""The server's parts, put together and kept running."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import logging
import re
import time
from collections.abc import Callable, Coroutine, MutableMapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fastapi import Request, WebSocket
from fastapi.requests import HTTPConnection

from .. import __version__, bots
from ..bots.ranks import levels
from ..games import games
from ..texts import DEFAULT, LANGUAGES
from . import bus, doors
from .clock import LOOK, HouseClock
from .coaching import Coaching
from .costs import Costs
from .factors import Factors, Safe, Site
from .farewells import EVERY as FAREWELLS_EVERY
from .farewells import Farewells
from .guesses import Guesses
from .keepers import Keepers
from .keys import EVERY as KEYS_EVERY
from .keys import Keys
from .letters import Letters
from .limits import SETTLE, Limits, household
from .metrics import Metrics
from .neighbours import Neighbours
from .notify import EVERY as NOTICES_EVERY
from .notify import Mail, Notifier
from .order import Order, Sanction
from .outside import Outside
from .people import People
from .pictures import Pictures
from .refusals import Refusal
from .retention import Retention
from .rooms import PRESENCE, Rooms
from .rounds import Rounds
from .security import credentials, new_key, spoken
from .sessions import Person, Sessions, SignIn
from .settings import Settings
from .stock import EVENT, Stock
from .stopping import ended
from .store import Store
from .streams import Streams
from .thinking import LOOK as THINKING_LOOK
from .thinking import LOOK_ALONE as THINKING_ALONE
from .thinking import Thinking
from .tickets import Tickets
from .tokens import Tokens

SWEEP = 1.0  # seconds between two looks at the clocks
TIDY = 3600.0
YOUNG = 20_000  # new objects between two looks of the garbage collector
PAGE = Path(__file__).parent / "page"

logger = logging.getLogger(__name__)


def build() -> str:
    """Which build this is: changes whenever the page or the package does, so that old tabs know."""
    words = [__version__, *(f"{game.id} {game.version}" for game in games().values())]
    index = PAGE / "index.html"
    if index.exists():
        words.append(index.read_text(encoding="utf-8"))
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:12]


class Server:
    """Everything that the routes use."""

    store: Store
    sessions: Sessions
    guesses: Guesses
    tokens: Tokens
    keys: Keys
    people: People
    rooms: Rooms
    stock: Stock
    retention: Retention
    thinking: Thinking
    streams: Streams
    notifier: Notifier
    tickets: Tickets
    factors: Factors
    letters: Letters
    coaching: Coaching
    order: Order
    farewells: Farewells
    keepers: Keepers
    neighbours: Neighbours

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        for spec in settings.bots:
            bots.make_own(spec)  # in this process it is known by its name from now on
        self.limits = Limits(factor=settings.limits)
        self.costs = Costs(self.limits)
        self.pictures = Pictures()
        self.rounds = Rounds()
        self.build = build()
        self.metrics = Metrics()
        self.started = time.monotonic()
        self.closed: Callable[[], None] = lambda: None
        """called when everything is stored and closed"""
        self._tasks: list[asyncio.Task[None]] = []
        self._soon: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the database and start what runs beside the requests."""
        settings = self.settings
        self.store = await Store.open(settings.database)
        self.store.stirred = self.rounds.stir
        if isinstance(settings.clock, HouseClock):
            await settings.clock.open(self.store)
            self.rounds.add("comparing clocks", settings.clock.keep, LOOK, first=LOOK)
        self.keys = await Keys.open(self.store, settings.clock)
        self.sessions = Sessions(self.store, self.keys.seal, settings.clock)
        self.guesses = Guesses(self.limits, self.keys.seal)
        self.tokens = Tokens(self.store, self.sessions, settings.clock)
        self.people = People(self.store, self.sessions, settings.clock, settings.guest_days)
        self.rooms = Rooms(self.store, self.keys, self.metrics, settings.clock)
        self.rooms.charge = self._charge_for_bot
        self.stock = Stock(self.store, self.limits, settings.clock)
        self.order = Order(self.store, settings.clock)
        await self.order.load()
        self.order.changed = self._reordered
        self.neighbours = Neighbours(self.store, self.rooms, self.order, settings.clock)
        self.keepers = Keepers(self.store, self.sessions, self.people, self.rooms, self.order, settings.clock)
        self.farewells = Farewells(self.rooms)
        self.people.parted = self.farewells.soon
        self.retention = Retention(
            self.store, self.rooms, settings.pack_after, settings.forget_guests_after, settings.clock
        )
        self.streams = Streams(self.rooms, self.sessions)
        self.thinking = Thinking(self.rooms, self.metrics, self.costs, settings.pace, settings.thinkers)
        self.rooms.compute = self.thinking.advise
        self.coaching = Coaching(self.thinking)
        self.rooms.forgotten = self.coaching.forget
        self.notifier = Notifier(
            self.store,
            Outside(settings.private_webhooks),
            key=self.keys.current,
            present=self._is_present,
            off=lambda feature: feature in self.order.off,
            mail=None if settings.mail is None else Mail(settings.mail, settings.sender),
            public_url=settings.public_url,
            clock=settings.clock,
        )
        self.tickets = Tickets(self.store, settings.clock)
        safe = Safe(await self.store.kept("safe", new_key()))  # not the key of cookies, which may be changed
        self.factors = Factors(self.store, self.tickets, safe, settings.clock)
        self.letters = Letters(self.store, self.tickets, self.notifier, settings.public_url)
        self._run(self.thinking.run())
        if settings.warm:
            self._run(self._make_ready())
        self._run(self.farewells.run())
        hears = self.rooms, self.sessions, self.order, self.streams.heard
        if self.store.shared:
            self.limits.share(self.store)
            self._run(bus.listen(*hears))
            await self.store.tell("house:")  # who rests looks whether the database's clock was set (see `_look_after`)
        self._look_after(hears)
        self._run(self.rounds.run())

    def _look_after(self, hears: tuple[Rooms, Sessions, Order, bus.Unknown]) -> None:
        """What is done beside the requests."""
        add, shared = self.rounds.add, self.store.shared
        # Should the database's clock just have been set, others say so before anybody's time is up.
        add("clocks", self.sweep_clocks, SWEEP, first=2 * LOOK if shared else SWEEP)
        add("work for bots", self.thinking.look, THINKING_LOOK if shared else THINKING_ALONE)
        add("notices", self.notifier.look_and_send, NOTICES_EVERY)
        add("keys", self.look_at_keys, KEYS_EVERY, KEYS_EVERY, first=KEYS_EVERY)
        add("farewells", self.farewells.look, FAREWELLS_EVERY)
        add("tidying", self.tidy, TIDY)
        if shared:
            add("settling", self.limits.settle, SETTLE)
            add("presence", self.rooms.refresh_presence, PRESENCE, first=PRESENCE)
        else:
            add("news", lambda: bus.look(*hears), bus.LOOK, bus.LOOK)

    def _reordered(self, person: str) -> None:
        """The order of the house has changed: whoever is banned is signed out, and what somebody does not want to see
        any more goes from their screen."""
        self.sessions.hang_up(self.ban)
        for room in self.rooms if person else ():
            if room.present.get(person):
                room.changed()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.create_task(work)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    def told(self) -> None:
        """We were told to stop."""
        logger.info("told to stop")
        self._end_streams()

    def _end_streams(self) -> None:
        """Whoever listens without end hears that it ends."""
        if hasattr(self, "streams"):
            self.streams.end()

    async def close(self) -> None:
        """Stop everything, in order."""
        logger.info("closing")
        self._end_streams()
        await ended((*self._tasks, *self._soon))
        await ended(self.rounds.tasks())
        await self.thinking.close()
        await self.store.close()
        logger.info("everything is closed")
        self.closed()

    async def _make_ready(self) -> None:
        """Have all rules and bots compiled before anybody asks: first what every table needs, searches last."""
        for game in games().values():
            await self.rooms.ready(game.id)
        for spec in (*(level["spec"] for level in levels()), *self.settings.bots):
            for game in games().values():
                await asyncio.to_thread(bots.make(spec).ready, game)
        leave_alone()

    def _is_present(self, table: str, person: str) -> bool:
        room = self.rooms.known(table)
        return room is not None and any(room.is_present(seat) for seat in room.table.held(person))

    async def sweep_clocks(self) -> float | None:
        """Let the clocks fall whose time is up; gives the seconds until the next one falls."""
        self.metrics.rooms.set(len(self.rooms))
        fallen, next_one = await self.store.fallen(self.rooms.now())
        for id in fallen:
            with contextlib.suppress(Refusal):
                await self.rooms.run_out(id)
        return None if next_one is None else next_one - self.rooms.now()

    async def look_at_keys(self) -> None:
        """Learn of keys that were changed."""
        await self.keys.look(self.store)
        self.notifier.key = self.keys.current

    async def tidy(self) -> None:
        """Let go of what has had its time."""
        await self.sessions.sweep()
        await self.tickets.sweep()
        await self.tokens.sweep()
        for id in await self.people.sweep():
            self.rooms.drop(id)
            await self.store.tell(f"{id}:gone")
        await self.retention.tidy()
        if self.store.shared:
            await self.store.sweep_buckets()

    def _charge_for_bot(self, maker: str | None) -> None:
        """A bot has moved: what that takes in the database is on whoever made the table."""
        self.limits.charge("bytes", person=maker, cost=EVENT)

    # ---------------------------------------------------------------------------------------------- about the caller

    async def caller(self, request: HTTPConnection) -> SignIn | None:
        """By what the caller is known."""
        self.rounds.stir()
        sign_in = await self.sessions.caller(self.shown(request))
        if sign_in is not None:
            self.costs.saw(sign_in.person.id, self.address(request))
            doors.know(request.scope, sign_in.person.id)
        return sign_in

    def ban(self, sign_in: SignIn | None, address: str) -> Sanction | None:
        """The ban that keeps a caller out: their own; for guests and strangers also that of their address."""
        if sign_in is not None and (own := self.order.ban(sign_in.person.id)) is not None:
            return own
        return self.order.ban_of(address) if sign_in is None or sign_in.person.is_guest else None

    async def knows(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether we know who is calling."""
        return await self.caller(HTTPConnection(scope)) is not None

    def shown(self, request: HTTPConnection) -> tuple[str, str] | None:
        """The cookie or token that the caller shows."""
        return credentials(request.headers, request.cookies, self.settings.secure)

    def site(self, request: Request) -> Site | None:
        """The address that passkeys are for: the operator's word; without it, the caller's own machine alone."""
        if self.settings.public_url:
            parts = urlsplit(self.settings.public_url)
            return Site(f"{parts.scheme}://{parts.netloc}")
        host = request.headers.get("host", "")
        return Site(f"http://{host}") if re.fullmatch(r"localhost(:\d+)?", host) else None

    def language(self, request: Request | WebSocket, person: Person | None) -> str:
        """The caller's language: as asked for, as chosen once, or as the browser says."""
        asked = request.query_params.get("language", "")
        if asked in LANGUAGES:
            return asked
        if person is not None and person.language in LANGUAGES:
            return person.language
        return spoken(request.scope, dict(request.scope["headers"])) or DEFAULT

    def take(self, kind: str, person: str | None = None, address: str | None = None) -> None:
        """Count something cheap against this process's own limit; Refusal if that is used up.  What costs more goes by
        `limits.spend`."""
        if wait := self.limits.take(kind, person, address):
            raise Refusal("rate", wait=wait, seconds=max(1, round(wait)))

    @staticmethod
    def address(request: HTTPConnection) -> str:
        """Where the caller calls from."""
        return household(request.client.host) if request.client else "?"


def leave_alone() -> None:
    """Have the garbage collector leave alone what is there now: compiled rules are a million objects that stay for
    good, and going through them again and again made everybody wait.  What comes later dies young and without cycles,
    so it can look more seldom too."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 50)
