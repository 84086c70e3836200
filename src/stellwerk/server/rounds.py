"""Rounds: what a server looks after beside the requests, again and again, each thing at its own pace.

As long as something happens in the house (somebody asks for something, an action is stored, another process has news)
each round is made as often as it must be; `stir` says that something does.  When all has been quiet for a while there
is nothing new to find, and the rounds are made once a minute, all at the same wake-up.  A round that knows when there
will be something to do says so, and is made then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

QUIET = 75.0  # seconds after which nothing follows any more from what has happened: notices, after 60, come last
REST = 60.0  # seconds between two rounds of a quiet house

Work = Callable[[], Awaitable[float | None]]

logger = logging.getLogger(__name__)


@dataclass
class Round:
    """Something that is looked after: `work` gives the seconds until it wants to be done again, or None."""

    name: str
    work: Work
    every: float
    """seconds between two of them while something happens; never sooner"""
    rest: float
    """and while nothing does"""
    due: float
    last: float = -math.inf
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Rounds:
    """The rounds of one process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = self._stirred = clock()
        self._rounds: list[Round] = []
        self._wake = asyncio.Event()
        self._asleep_until = math.inf

    def add(self, name: str, work: Work, every: float, rest: float = REST, first: float = 0.0) -> None:
        """Look after something: `first` in so many seconds."""
        self._rounds.append(Round(name, work, every, max(every, rest), self._clock() + first))

    def stir(self) -> None:
        """Something happens in the house: no round rests any more."""
        now, before = self._clock(), self._stirred
        self._stirred = now
        if now - before > QUIET:
            for each in self._rounds:
                each.due = min(each.due, max(now, each.last + each.every))
            self._wake.set()

    async def run(self) -> None:
        """Make the rounds, for ever."""
        while True:
            self._wake.clear()
            now = self._clock()
            for each in self._rounds:
                if each.due <= now:
                    self._begin(each, now)
            self._asleep_until = min((each.due for each in self._rounds), default=math.inf)
            await self._sleep(self._asleep_until - now)

    def tasks(self) -> list[asyncio.Task[None]]:
        """The rounds that are being made."""
        return [each.task for each in self._rounds if each.task is not None]

    async def _sleep(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds if math.isfinite(seconds) else None):
                await self._wake.wait()

    def _begin(self, each: Round, now: float) -> None:
        """Make a round, unless the one before still goes on; say when the next is due."""
        pace = each.rest if now - self._stirred > QUIET else each.every
        each.due = self._begun + pace * (math.floor((now - self._begun) / pace) + 1)  # so that many fall together
        if each.task is None or each.task.done():
            each.last = now
            each.task = asyncio.create_task(self._make(each), name=each.name)

    async def _make(self, each: Round) -> None:
        try:
            wanted = await each.work()
        except Exception:
            logger.exception("%s failed", each.name)  # the database may be away for a moment
            return
        if wanted is not None:
            each.due = min(each.due, self._clock() + max(wanted, each.every))
            if each.due < self._asleep_until:
                self._wake.set()
