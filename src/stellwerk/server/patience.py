"""How long we wait for PostgreSQL: who asks gets an answer within seconds, even if the database hangs.

What does not come in time is given up, wherever it hangs.  From then on nobody waits any more (the waits of one
request, and of requests that wait for each other, would add up) until a question of our own is answered again.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

LONGEST = 2.5  # seconds
MOMENT = 0.25  # seconds, of which so many are waited for: while this process itself hangs, one of them gets long
SIMPLE = 2.0  # seconds in which the simplest question is answered
AGAIN = 0.5  # seconds until we ask a silent database again
SERVER = {"statement_timeout": "10000", "lock_timeout": "3000"}  # milliseconds after which PostgreSQL itself gives up

T = TypeVar("T")


class NoAnswer(OSError):
    """The database did not answer in time."""


class Patience:
    """Waits for one database.

    `seconds` is None for somebody who has time; `given_up` is called when it is found silent, `ask` asks it anything.
    """

    def __init__(
        self, seconds: float | None, given_up: Callable[[], None], ask: Callable[[], Coroutine[Any, Any, Any]]
    ) -> None:
        self._seconds = seconds
        self._given_up = given_up
        self._ask = ask
        self._asking: asyncio.Task[None] | None = None

    async def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work gives; NoAnswer if that takes too long."""
        if self._seconds is None:
            return await work
        if self._asking is not None:
            work.close()
            raise NoAnswer("PostgreSQL is silent")
        begin = time.monotonic()
        task = asyncio.ensure_future(work)
        try:
            for _ in range(math.ceil(self._seconds / MOMENT)):
                await asyncio.wait((task,), timeout=MOMENT)
                if task.done():
                    break
        except asyncio.CancelledError:
            task.cancel()
            raise
        if task.done():
            return task.result()
        task.cancel()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_again(), name="asking a silent database")
        raise NoAnswer(f"PostgreSQL did not answer for {time.monotonic() - begin:.1f} s")

    async def _ask_again(self) -> None:
        """Ask until there is an answer; at once, if it was only one question that took long."""
        while True:
            task = asyncio.ensure_future(self._ask())
            await asyncio.wait((task,), timeout=SIMPLE)
            if task.done() and task.exception() is None:
                break
            task.cancel()
            self._given_up()
            await asyncio.sleep(AGAIN)
        self._asking = None

    def close(self) -> None:
        """Ask no more."""
        if self._asking is not None:
            self._asking.cancel()
