"""Thinking: the server plays its own bots, each decision by exactly one worker.

Whose bot shall think is in the database (`turn.thinking`).  A worker claims tables for a while (a lease), so that no
other thinks about the same; if it dies, the lease ends and another takes over.  Even if two have thought of the same
turn, one action is stored: both come with the same key.

One person's tables, however many, do not keep another's bots from thinking: tables are claimed in turn by who made
them, and what is claimed waits in a fair queue (`fairness.py`).  Whatever thinks has a hard limit of time.
"""

from __future__ import annotations

import asyncio
import difflib
import logging
import os
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from typing import TypeVar

from opentelemetry import trace

from .. import bots
from ..bots.ranks import levels
from ..bots.shelf import SHELF
from ..engine.game import Game
from ..engine.text import Text
from ..errors import BadSetup
from ..match import Match
from ..texts import DEFAULT, say
from .costs import Costs
from .fairness import FairQueue
from .metrics import Metrics
from .refusals import Refusal
from .rooms import Rooms
from .stopping import ended
from .store import Claim
from .tables import BOT_NAMES, bot_name

LEASE = 60.0  # seconds; no decision takes as long
LOOK = 1.0  # seconds between two looks for work that nobody told us of: that of other processes
LOOK_ALONE = 10.0  # where there are none, only what once failed is left to be found
REMEMBERED = 500  # bots kept between their decisions
TREES = 96 << 20  # bytes of their search trees
DECISION = 10.0  # seconds that a decision or a hint takes at most
HURRIED = 0.1  # seconds that it takes at most at the tables of those whose budget is used up
STUDY = 60.0  # seconds that an analysis takes at most
AHEAD = 32  # tables claimed at most for each thread, so that those of many people are there to choose from

TRACER = trace.get_tracer("stellwerk")  # does nothing unless traces are sent somewhere

T = TypeVar("T")
logger = logging.getLogger(__name__)


def offered(game: Game | None, language: str, own: Iterable[str] = ()) -> list[dict[str, str]]:
    """The bots that people may seat: the levels, the one that does anything, and the house's own.  No others: somebody
    might ask for one that thinks for hours."""
    named = [*levels(game), {"spec": "random", "name": BOT_NAMES["random"], "words": Text("bot-any-words")}]
    named += [{"spec": spec, "name": bot_name(spec), "words": Text("bot-own-words")} for spec in own]
    return [{"spec": b["spec"], "name": say(b["name"], language), "words": say(b["words"], language)} for b in named]


def check(spec: str, own: Iterable[str] = ()) -> None:
    """Refuse a bot that is not offered."""
    known = [bot["spec"] for bot in offered(None, DEFAULT, own)]
    if spec not in known:
        near = difflib.get_close_matches(spec, known, 1, cutoff=0.0)[0]
        raise BadSetup(Text("bad-bot", found=spec, near=near, known=", ".join(known)))


class Thinking:
    """The worker of one process; `workers` decisions at a time for one person, and two more for others."""

    def __init__(
        self, rooms: Rooms, metrics: Metrics, costs: Costs, pace: float = 0.0, workers: int | None = None
    ) -> None:
        """`pace` is how many seconds a bot takes at least, so that people can follow."""
        self._rooms = rooms
        self._metrics = metrics
        self._costs = costs
        self._pace = pace
        self._threads = 2 + (workers or max(1, os.cpu_count() or 1))
        self._decisions = FairQueue(self._threads, "bot", costs.charge)
        self._studies = FairQueue(max(3, self._threads // 2), "coach")
        self._wake = asyncio.Event()
        self._busy: set[asyncio.Task[None]] = set()
        self._claimed: Counter[str] = Counter()
        """tables that wait for a thread or have one, by who made them"""
        self._bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()
        SHELF.most = TREES
        rooms.think = self._wake.set

    async def run(self) -> None:
        """Look for work and do it, for ever."""
        if not self._rooms.store.shared:
            await self._rooms.store.release_all()
        while True:
            self._wake.clear()
            try:
                claimed = await self._claim()
            except Exception:
                logger.exception("no tables could be claimed")
                await asyncio.sleep(LOOK)
                continue
            if claimed == 0:
                await self._wake.wait()

    async def look(self) -> None:
        """Look for work that nobody told us of."""
        self._wake.set()

    async def _claim(self) -> int:
        """Claim tables for the threads there are: of nobody more than twice as many as one may have threads."""
        free = AHEAD * self._threads - self._claimed.total()
        if free <= 0:
            return 0
        full = [owner for owner, count in self._claimed.items() if count >= self._threads]
        claims = await self._rooms.store.claim(free, self._threads, full, self._rooms.now(), LEASE)
        for claim in claims:
            self._claimed[claim.owner] += 1
            task = asyncio.create_task(self._decide(claim))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
        return len(claims)

    async def _decide(self, claim: Claim) -> None:
        """Think for the bot whose turn it is, and play what it chose."""
        id, seq, owner = claim
        begun = time.monotonic()
        try:
            try:
                found = await self._think_of(claim)
            finally:
                self._let_go(owner)
            if found is None:
                return
            seat, text, followed = found
            await asyncio.sleep(self._pace - (time.monotonic() - begun) if followed else 0.0)
            await self._rooms.act_for_bot(id, seat, text, seq)
            self._metrics.decisions.inc()
        except Refusal:
            return  # the table has gone on without us
        except Exception:
            logger.exception("a bot could not decide", extra={"table": id})

    async def _think_of(self, claim: Claim) -> tuple[int, str, bool] | None:
        """What the bot whose turn it is chooses: its seat, the action, and whether people want to follow; None if the
        table has gone on."""
        id, seq, owner = claim
        room = await self._rooms.room(id)
        async with room.lock:  # what was stored a moment ago, and claimed at once, is put in its place first
            table = room.table
        seat = table.actor
        if table.seq != seq or seat < 0 or table.match is None or table.places[seat].bot is None:
            return None
        bot, match = self._bot(id, seat, str(table.places[seat].bot)), table.match.copy()
        most = HURRIED if await self._costs.is_in_debt(owner) else DECISION
        text = await self._decisions.do(owner, lambda: self._choose(bot, match, seat), most, self._costs.party(owner))
        return seat, text, bool(table.people()) and not room.is_in_a_hurry()

    def _let_go(self, owner: str) -> None:
        """A claimed table needs no thread any more: another may be claimed."""
        self._claimed[owner] -= 1
        if not self._claimed[owner]:
            del self._claimed[owner]
        self._wake.set()

    def _bot(self, id: str, seat: int, spec: str) -> bots.Bot:
        """The bot of a seat: the same one from turn to turn, as long as there is room."""
        key = (id, seat, spec)
        if key not in self._bots:
            self._bots[key] = bots.make(spec, seed=secrets.randbits(62))
            while len(self._bots) > REMEMBERED:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]

    def _choose(self, bot: bots.Bot, match: Match, seat: int) -> str:
        facts = {"stellwerk.bot": bot.spec, "stellwerk.game": match.game.id}
        with self._metrics.thinking.time(), TRACER.start_as_current_span("bot decides", attributes=facts):
            return bot.choose(bots.Seat(match, seat))

    def advise(self, person: str, work: Callable[[], T]) -> asyncio.Future[T]:
        """Have something worked out for somebody that takes seconds at most (a hint, a match file, a drawing): as a
        decision of a bot of theirs."""
        return self._decisions.do(person, work, DECISION, self._costs.party(person))

    def study(self, person: str, work: Callable[[], T]) -> asyncio.Future[T]:
        """Have something thought about that takes longer: in threads of its own, so that no bot waits for it."""
        return self._studies.do(person, work, STUDY, self._costs.party(person))

    def waiting(self) -> int:
        """How many decisions, hints and the like wait for a thread."""
        return self._decisions.waiting()

    async def close(self) -> None:
        """Stop thinking within moments; what was begun is left to whoever comes next."""
        await ended(self._busy)
        for queue in (self._decisions, self._studies):
            queue.close()
