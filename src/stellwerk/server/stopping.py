"""Stopping: a server that is told to go is gone within five seconds, whatever it was doing.

First in good order: no new connections, streams end, requests finish (`GRACE`), what was accepted is stored, everything
is closed.  But much can hold a process up: a task that loses its cancellation, a thread in the middle of a search, a
database that does not answer, something that never gives the interpreter's lock back.  So with the signal a clock
starts (`Watchdog`), and when it is up the process ends where it stands.  Nothing that was answered is lost by that: it
was stored before.

The clock is the kernel's, and what starts it is compiled: neither the main thread nor the interpreter's lock nor a
thread of ours has to be free for it.  With several workers the parent passes the signal on and has a clock of its own,
which takes a little longer; a worker does not outlive its parent, however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import faulthandler
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

import numba

GRACE = 2  # seconds for requests to finish; then they are cancelled
LONGEST = 3.5  # seconds from the signal to the end of the process
WORKERS = 0.5  # seconds more for the parent of several
FAREWELL = 0.3  # seconds for the process to end by itself after everything is closed, before threads are left behind
AGAIN = 0.1  # seconds after which a task that did not end is cancelled again
SIGNALS = (signal.SIGTERM, signal.SIGINT)
KERNEL = hasattr(signal, "setitimer")  # not on Windows
PR_SET_PDEATHSIG = 1

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

    def __init__(self, seconds: float = LONGEST) -> None:
        self.told: Callable[[], Any] = lambda: None
        self._seconds = seconds
        self._before: dict[int, Any] = {}

    def listen(self) -> None:
        """Hear signals before those who handle them now (the main thread only)."""
        for number in SIGNALS:
            self._before[number] = signal.getsignal(number)
            signal.signal(number, self._hear)
        if KERNEL:
            _light_at_signals(self._seconds)
        if any(_has_heard(handler) for handler in self._before.values()):
            os._exit(0)  # told before we listened: nothing is open yet

    def closed(self) -> None:
        """Everything is stored and closed: threads in the middle of something are not waited for."""
        farewell = threading.Timer(FAREWELL, os._exit, [0])
        farewell.daemon = True
        farewell.start()

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if not KERNEL:
            faulthandler.dump_traceback_later(self._seconds, exit=True)
        handler = self._before[number]
        if callable(handler):
            handler(number, frame)
        with contextlib.suppress(RuntimeError):  # the loop has ended already
            self.told()


def _has_heard(handler: Any) -> bool:
    """Whether a server that handles signals was told by one."""
    return getattr(getattr(handler, "__self__", None), "should_exit", False) is True


def _light_at_signals(seconds: float) -> None:
    """Have the kernel end this process some seconds after the first signal, with a trace of all threads.

    Python's own handlers wait until the main thread gets to them, and threads until the interpreter's lock is free.
    What is compiled here runs in the moment of the signal, and then calls what Python has there.
    """
    size, word = ctypes.c_size_t, ctypes.c_int
    get_timer, set_timer = _of_libc("getitimer", word, size), _of_libc("setitimer", word, size, size)
    compare, set_handler = _of_libc("memcmp", size, size, size), _of_libc("signal", word, size, gives=size)
    signal.signal(signal.SIGALRM, lambda *_: None)
    python = ctypes.CFUNCTYPE(None, word)(set_handler(signal.SIGALRM, 0))  # the same for all signals
    whole, rest = divmod(round(seconds * 1e6), 1_000_000)
    kept = [(ctypes.c_long * 4)(*values) for values in ((0, 0, whole, rest), (0, 0, 0, 0), (0, 0, 0, 0))]
    wanted, found, none = map(ctypes.addressof, kept)
    real, length = int(signal.ITIMER_REAL), ctypes.sizeof(kept[0])

    def hear(number: int) -> None:
        get_timer(real, found)
        if compare(found, none, length) == 0:  # it does not run yet: the first signal counts
            set_timer(real, wanted, 0)
        python(number)

    compiled = numba.cfunc("void(int32)")(hear)
    faulthandler.register(signal.SIGALRM, file=_unblocking(sys.stderr), chain=True)  # then as the kernel does: the end
    for number in SIGNALS:
        set_handler(number, compiled.address)
        signal.siginterrupt(number, True)
    _KEPT.append((kept, compiled))


_KEPT: list[Any] = []  # what the kernel knows by its address


def _of_libc(name: str, *takes: Any, gives: Any = ctypes.c_int) -> Any:
    """A function of the C library, for compiled code too."""
    function = getattr(ctypes.CDLL(None), name)
    function.argtypes, function.restype = takes, gives
    return function


def _unblocking(stream: Any) -> Any:
    """The same file once more, but nobody waits for its reader (where the system can do that)."""
    try:
        return os.open(f"/proc/self/fd/{stream.fileno()}", os.O_WRONLY | os.O_APPEND | os.O_NONBLOCK)
    except OSError:
        return stream


def end_with_parent() -> None:
    """Have the kernel end this process when the one that started it has ended, however it did (on Linux)."""
    parent = multiprocessing.parent_process()
    if parent is not None and sys.platform == "linux":
        _of_libc("prctl", ctypes.c_int, ctypes.c_ulong)(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:
            os._exit(1)
