"""Thinking: the server plays its own bots, each decision by exactly one worker.

Whose bot shall think is in the database (`turn.thinking`).  A worker claims tables for a while (a lease), so that no
other thinks about the same; if it dies, the lease ends and another takes over.  Even if two have thought of the same
turn, one action is stored: both come with the same key.
"""

from __future__ import annotations

import asyncio
import contextlib
import difflib
import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .. import bots
from ..bots.ranks import levels
from ..engine.game import Game
from ..engine.text import Text
from ..errors import BadSetup
from ..match import Match
from ..texts import DEFAULT, say
from .metrics import Metrics
from .refusals import Refusal
from .rooms import Rooms
from .stopping import ended
from .tables import BOT_NAMES

LEASE = 60.0  # seconds; no decision takes as long
LOOK = 1.0  # seconds between two looks for work that nobody told us of
REMEMBERED = 500  # bots kept between their decisions

T = TypeVar("T")
logger = logging.getLogger(__name__)


def offered(game: Game | None, language: str) -> list[dict[str, str]]:
    """The bots that people may seat: the levels, and the one that does anything.  No others: somebody might ask for one
    that thinks for hours."""
    named = [*levels(game), {"spec": "random", "name": BOT_NAMES["random"], "words": Text("bot-any-words")}]
    return [{"spec": b["spec"], "name": say(b["name"], language), "words": say(b["words"], language)} for b in named]


def check(spec: str) -> None:
    """Refuse a bot that is not offered."""
    known = [bot["spec"] for bot in offered(None, DEFAULT)]
    if spec not in known:
        near = difflib.get_close_matches(spec, known, 1, cutoff=0.0)[0]
        raise BadSetup(Text("bad-bot", found=spec, near=near, known=", ".join(known)))


class Thinking:
    """The worker of one process; `workers` decisions at a time."""

    def __init__(self, rooms: Rooms, metrics: Metrics, pace: float = 0.0, workers: int | None = None) -> None:
        """`pace` is how many seconds a bot takes at least, so that people can follow."""
        self._rooms = rooms
        self._metrics = metrics
        self._pace = pace
        self._workers = workers or max(1, os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(self._workers, thread_name_prefix="bot")
        self._coach = ThreadPoolExecutor(max(1, self._workers // 2), thread_name_prefix="coach")
        self._wake = asyncio.Event()
        self._busy: set[asyncio.Task[None]] = set()
        self._bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()
        rooms.think = self._wake.set

    async def run(self) -> None:
        """Look for work and do it, for ever."""
        if not self._rooms.store.shared:
            await self._rooms.store.release_all()
        while True:
            try:
                claimed = await self._claim()
            except Exception:
                logger.exception("no tables could be claimed")
                await asyncio.sleep(LOOK)
                continue
            if claimed == 0:
                self._wake.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._wake.wait()

    async def _claim(self) -> int:
        free = 4 * self._workers - len(self._busy)
        if free <= 0:
            await asyncio.wait(self._busy, return_when=asyncio.FIRST_COMPLETED)
            return 1
        claimed = await self._rooms.store.claim(free, self._rooms.now(), LEASE)
        for id, seq in claimed:
            task = asyncio.create_task(self._decide(id, seq))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
        return len(claimed)

    async def _decide(self, id: str, seq: int) -> None:
        """Think for the bot whose turn it is, and play what it chose."""
        try:
            room = await self._rooms.room(id)
            async with room.lock:  # what was stored a moment ago, and claimed at once, is put in its place first
                table = room.table
            seat = table.actor
            if table.seq != seq or seat < 0 or table.match is None or table.places[seat].bot is None:
                return
            bot, match = self._bot(id, seat, str(table.places[seat].bot)), table.match.copy()
            thought = asyncio.get_running_loop().run_in_executor(self._pool, self._choose, bot, match, seat)
            pause = asyncio.sleep(self._pace if table.people() else 0.0)
            text, _ = await asyncio.gather(thought, pause)
            await self._rooms.act_for_bot(id, seat, text, seq)
            self._metrics.decisions.inc()
        except Refusal:
            return  # the table has gone on without us
        except Exception:
            logger.exception("a bot could not decide", extra={"table": id})

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
        with self._metrics.thinking.time():
            return bot.choose(bots.Seat(match, seat))

    def think(self, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """Have something else thought about, which takes longer: in threads of its own, so that no bot waits for it."""
        return asyncio.get_running_loop().run_in_executor(self._coach, work, *args)

    async def close(self) -> None:
        """Stop thinking; what was begun is left to whoever comes next."""
        await ended(self._busy)
        for pool in (self._pool, self._coach):
            pool.shutdown(wait=False, cancel_futures=True)
