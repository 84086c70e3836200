"""A fair queue for what thinks: threads are shared among those who ask, not among all that they ask for.

Who has fewer threads comes first, and of these who used less time lately; nobody ever has all threads, so that somebody
else's work begins at once, however much one has waiting.  What takes too long is told to end (`bots/limit.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from ..bots.limit import Limit

HALF = 30.0  # seconds after which the time that somebody used counts half
REMEMBERED = 10_000  # people whose time is remembered

T = TypeVar("T")


class Usage:
    """Seconds that each used lately: what was long ago counts little.

    >>> now = 0.0
    >>> usage = Usage(clock=lambda: now)
    >>> usage.add("ada", 8.0)
    >>> now = 2 * HALF
    >>> usage.of("ada"), usage.of("bob")
    (2.0, 0.0)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, who: str) -> float:
        """What counts of the time that somebody used."""
        seconds, at = self._used.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - at) / HALF) if seconds else 0.0

    def add(self, who: str, seconds: float) -> None:
        """Count time that somebody used."""
        self._used[who] = self.of(who) + seconds, self._clock()
        self._used.move_to_end(who)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)


@dataclass(eq=False)
class _Job:
    owner: str
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
        """One person's work has at most all threads but one; `charge` is told how many seconds it took."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._each = max(1, threads - 1)
        self._charge = charge
        self._waiting: dict[str, deque[_Job]] = {}
        self._running: set[_Job] = set()
        self._held: Counter[str] = Counter()
        self._usage = Usage()

    def do(self, owner: str, work: Callable[[], T], most: float) -> asyncio.Future[T]:
        """Have something done for somebody; after `most` seconds of it, it is told to end with what it has."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(_Job(owner, work, most, done))
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
            self._held[job.owner] += 1
            self._running.add(job)
            loop = asyncio.get_running_loop()
            timer = loop.call_later(job.most, job.limit.stop)
            running = loop.run_in_executor(self._pool, job.run)
            running.add_done_callback(partial(self._end, job, timer))
            job.done.add_done_callback(job.give_up)

    def _next(self) -> _Job | None:
        """Whose turn it is, and the first of what they wait for."""
        owners = [owner for owner in self._waiting if self._held[owner] < self._each]
        if not owners:
            return None
        owner = min(owners, key=lambda owner: (self._held[owner], self._usage.of(owner)))
        jobs = self._waiting[owner]
        job = jobs.popleft()
        if not jobs:
            del self._waiting[owner]
        return job

    def _end(self, job: _Job, timer: asyncio.TimerHandle, found: asyncio.Future[Any]) -> None:
        timer.cancel()
        self._free += 1
        self._running.discard(job)
        self._held[job.owner] -= 1
        if not self._held[job.owner]:
            del self._held[job.owner]
        self._usage.add(job.owner, job.seconds)
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
