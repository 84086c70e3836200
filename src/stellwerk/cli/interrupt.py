"""Ctrl-C: whatever a command is doing, it is gone within a second.

Python tells the main thread of it between two lines.  A compiled search, or the compiler itself, has none for a long
time, and a pool waits for its threads.  So a thread of its own hears the signal as well: it raises the sign that
compiled loops look at (`bots/limit.py`), and ends the process where it stands if it is still there a moment later.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

from ..bots.limit import Limit

MOMENT = 0.8  # seconds for a command to end by itself
LONGER = 8.0  # if it has something to keep: on a busy machine its workers may need a while to go
CODE = 130  # what shells expect of who was ended by Ctrl-C
SHOW_CURSOR = b"\x1b[?25h\n"  # a progress bar has hidden it

_at_leisure, _keeps = threading.Event(), threading.Event()


def take_your_time() -> None:
    """The command has an ending of its own, however long it takes: what was learnt is written, tables are closed."""
    _at_leisure.set()


@contextmanager
def kept() -> Iterator[None]:
    """Work of which every part is of use: Ctrl-C ends it, and the command goes on with what there is."""
    _keeps.set()
    try:
        yield
    except KeyboardInterrupt:
        take_your_time()
        Console(stderr=True).print("Stopped. This is what was done so far:", highlight=False)


@contextmanager
def heard() -> Iterator[Callable[[], bool]]:
    """Hear Ctrl-C in the meantime (the main thread only); gives a function that tells whether it was pressed."""
    limit, pressed, over = Limit(), threading.Event(), threading.Event()
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)

    def listen() -> None:
        while not over.is_set() and (heard := ours.recv(1)):
            if heard[0] == signal.SIGINT and not over.is_set():
                pressed.set()
                limit.stop()
                if not over.wait(LONGER if _keeps.is_set() else MOMENT) and not _at_leisure.is_set():
                    _leave()

    before = signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
    threading.Thread(target=listen, name="ctrl-c", daemon=True).start()
    try:
        with limit:
            yield pressed.is_set
    finally:
        over.set()
        signal.set_wakeup_fd(before)
        theirs.close()


def _leave() -> None:
    """End here, with the cursor as it was."""
    if sys.stderr is not None and sys.stderr.isatty():
        os.write(sys.stderr.fileno(), SHOW_CURSOR)
    os._exit(CODE)
