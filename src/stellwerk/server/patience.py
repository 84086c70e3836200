"""How long we wait for PostgreSQL: who asks gets an answer within seconds, even if the database hangs.

What does not come in time is given up, wherever it hangs; for a moment after that nobody else waits either, since
requests that wait for each other would add up their waiting.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

LONGEST = 3.5  # seconds
SILENCE = 1.0  # seconds in which nobody asks again
SERVER = {"statement_timeout": "10000", "lock_timeout": "3000"}  # milliseconds after which PostgreSQL itself gives up

T = TypeVar("T")


class NoAnswer(OSError):
    """The database did not answer in time."""


class Patience:
    """Waits for one database; `seconds` is None for somebody who has time."""

    def __init__(self, seconds: float | None, given_up: Callable[[], None]) -> None:
        self._seconds = seconds
        self._given_up = given_up
        self._silent = 0.0

    async def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work gives; NoAnswer if that takes too long."""
        if self._seconds is None:
            return await work
        if time.monotonic() < self._silent:
            work.close()
            raise NoAnswer("PostgreSQL did not answer a moment ago")
        task = asyncio.ensure_future(work)
        try:
            done, _ = await asyncio.wait((task,), timeout=self._seconds)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if not done:
            task.cancel()
            self._silent = time.monotonic() + SILENCE
            self._given_up()
            raise NoAnswer("PostgreSQL does not answer")
        return task.result()
