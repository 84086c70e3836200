"""Stopping: a server that is told to go is gone within five seconds, whatever it was doing.

First in good order: no new connections, streams end, requests finish (`GRACE`), what was accepted is stored, everything
is closed.  But much can hold a process up: a task that loses its cancellation, a thread in the middle of a search, a
database that does not answer.  So from the signal on a watch runs (`Watchdog`), and when it is up the process ends
where it stands.  Nothing that was answered is lost by that: it was stored before.

With several workers the parent needs up to half a second to pass the signal on, hence four seconds and not five.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

GRACE = 2  # seconds for requests to finish; then they are cancelled
LONGEST = 4.0  # seconds from the signal to the end of the process
FAREWELL = 0.3  # seconds for the process to end by itself after everything is closed, before threads are left behind
AGAIN = 0.1  # seconds after which a task that did not end is cancelled again
SIGNALS = (signal.SIGTERM, signal.SIGINT)

logger = logging.getLogger(__name__)


async def ended(tasks: Iterable[asyncio.Task[Any]], within: float = 1.0) -> bool:
    """Cancel tasks until they have ended; gives whether all did in time.

    Once is not enough: a cancellation can meet the very moment in which what a task waits for is done, and libraries
    then lose it.
    """
    left = {task for task in tasks if not task.done()}
    until = time.monotonic() + within
    while left and time.monotonic() < until:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    if left:
        logger.warning("tasks did not end: %s", ", ".join(sorted(task.get_name() for task in left)))
    return not left


async def in_time(work: Any, within: float = 1.0) -> None:
    """Close something, but do not wait for it for long: nobody will use it again."""
    with contextlib.suppress(TimeoutError, OSError):
        async with asyncio.timeout(within):
            await work


class Watchdog:
    """Ends this process some seconds after a signal, if nobody else has.

    `told` is called at the signal, in the main thread; `closed` says that there is nothing left worth waiting for.
    """

    def __init__(self) -> None:
        self.told: Callable[[], Any] = lambda: None
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._before: dict[int, Any] = {}

    def listen(self) -> None:
        """Hear signals before those who handle them now (the main thread only)."""
        for number in SIGNALS:
            self._before[number] = signal.getsignal(number)
            signal.signal(number, self._hear)

    def closed(self) -> None:
        """Everything is stored and closed."""
        self._closed.set()

    def _hear(self, number: int, frame: FrameType | None) -> None:
        with contextlib.suppress(RuntimeError):  # it runs already: the second signal
            self._thread.start()
        handler = self._before[number]
        if callable(handler):
            handler(number, frame)
        with contextlib.suppress(RuntimeError):  # the loop has ended already
            self.told()

    def _watch(self) -> None:
        in_order = self._closed.wait(LONGEST)
        if in_order:
            time.sleep(FAREWELL)
        else:
            logger.error("the server did not stop in time and is ended where it stands")
            faulthandler.dump_traceback(sys.stderr)
        os._exit(0 if in_order else 1)
