"""A fair queue for what thinks: threads are shared among those who ask, not among all that they ask for.

Who has fewer threads comes first, and of these who used less time lately.  That goes for parties (an address, where it
is known: one may be many guests there), and then for the people of a party.  Nobody ever has all threads: one is left
for others of the same party, and one more for other parties, so that somebody else's work begins at once, however much
one has waiting.  What takes too long is told to end (`bots/limit.py`).
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from ..bots.limit import Limit

HALF = 30.0  # seconds after which the time that somebody used counts half
REMEMBERED = 10_000  # parties and people whose time is remembered

T = TypeVar("T")


class Shares:
    """How many threads each has now, and how many seconds each used lately: what was long ago counts little.

    >>> shares = Shares()
    >>> shares.begin("ada")
    >>> shares.rank("ada", now=10.0), shares.rank("bob", now=10.0)
    ((1, 0.0), (0, 0.0))
    >>> shares.end("ada", seconds=8.0, now=10.0)
    >>> shares.rank("ada", now=10.0 + 2 * HALF)
    (0, 2.0)
    """

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def rank(self, who: str, now: float) -> tuple[int, float]:
        """The lower, the sooner it is their turn."""
        return self.held[who], self._lately(who, now)

    def begin(self, who: str) -> None:
        """Somebody has one more thread."""
        self.held[who] += 1

    def end(self, who: str, seconds: float, now: float) -> None:
        """Somebody has one thread less, and used it for so long."""
        self.held[who] -= 1
        if not self.held[who]:
            del self.held[who]
        self._used[who] = self._lately(who, now) + seconds, now
        self._used.move_to_end(who)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)

    def _lately(self, who: str, now: float) -> float:
        seconds, at = self._used.get(who, (0.0, now))
        return seconds * math.exp2((at - now) / HALF)


@dataclass(eq=False)
class _Job:
    owner: str
    party: str
    work: Callable[[], Any]
    most: float
    done: asyncio.Future[Any]
    limit: Limit = field(default_factory=Limit)
    seconds: float = 0.0

    def run(self) -> Any:
        """Do the work, in a thread."""
        begun = time.perf_counter()
        try:
            with self.limit:
                return self.work()
        finally:
            self.seconds = time.perf_counter() - begun

    def give_up(self, done: asyncio.Future[Any]) -> None:
        """End it if nobody waits for it any more."""
        if done.cancelled():
            self.limit.stop()


class FairQueue:
    """Threads that think for many people; used from one event loop."""

    def __init__(
        self, threads: int, name: str, charge: Callable[[str, float], None] = lambda owner, seconds: None
    ) -> None:
        """One party has all threads but one at most, one person all but two; `charge` is told how long work took."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._by_party, self._by_owner = max(1, threads - 1), max(1, threads - 2)
        self._charge = charge
        self._waiting: dict[str, deque[_Job]] = {}
        self._running: set[_Job] = set()
        self._parties, self._owners = Shares(), Shares()

    def do(self, owner: str, work: Callable[[], T], most: float, party: str | None = None) -> asyncio.Future[T]:
        """Have something done for somebody, who belongs to a party or is one; after `most` seconds of it, it is told to
        end with what it has."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(_Job(owner, party or owner, work, most, done))
        self._start()
        return done

    def waiting(self) -> int:
        """How much work waits for a thread."""
        return sum(map(len, self._waiting.values()))

    def close(self) -> None:
        """End what runs with what it has, and do no more."""
        for jobs in self._waiting.values():
            for job in jobs:
                job.done.cancel()
        self._waiting.clear()
        for job in self._running:
            job.limit.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        """Begin what may be begun."""
        while self._free and (job := self._next()) is not None:
            if job.done.cancelled():
                continue
            self._free -= 1
            self._parties.begin(job.party)
            self._owners.begin(job.owner)
            self._running.add(job)
            loop = asyncio.get_running_loop()
            timer = loop.call_later(job.most, job.limit.stop)
            running = loop.run_in_executor(self._pool, job.run)
            running.add_done_callback(partial(self._end, job, timer))
            job.done.add_done_callback(job.give_up)

    def _next(self) -> _Job | None:
        """The first of what those wait for whose turn it is."""
        firsts = [jobs[0] for jobs in self._waiting.values() if self._may(jobs[0])]
        if not firsts:
            return None
        now = time.monotonic()
        job = min(firsts, key=lambda job: (self._parties.rank(job.party, now), self._owners.rank(job.owner, now)))
        jobs = self._waiting[job.owner]
        jobs.popleft()
        if not jobs:
            del self._waiting[job.owner]
        return job

    def _may(self, job: _Job) -> bool:
        """Whether it leaves threads for others."""
        return self._parties.held[job.party] < self._by_party and self._owners.held[job.owner] < self._by_owner

    def _end(self, job: _Job, timer: asyncio.TimerHandle, found: asyncio.Future[Any]) -> None:
        timer.cancel()
        self._free += 1
        self._running.discard(job)
        now = time.monotonic()
        self._parties.end(job.party, job.seconds, now)
        self._owners.end(job.owner, job.seconds, now)
        self._charge(job.owner, job.seconds)
        hand_on(found, job.done)
        self._start()


def hand_on(found: asyncio.Future[T], to: asyncio.Future[T]) -> None:
    """Give what one future came to on to another that is still waited for."""
    fault = None if found.cancelled() else found.exception()
    if to.done():
        return
    if found.cancelled():
        to.cancel()
    elif fault is not None:
        to.set_exception(fault)
    else:
        to.set_result(found.result())
