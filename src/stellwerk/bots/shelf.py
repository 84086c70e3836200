"""Where search trees wait for their bot's next decision: at most so many bytes in a process, the least used go first.

A bot takes its trees off the shelf to think, and puts them back.  Those that had to go it grows anew, as it does at its
first decision.
"""

from __future__ import annotations

import threading
import weakref
from collections import OrderedDict
from typing import Protocol

MOST = 1 << 30  # bytes, where nobody says otherwise


class Keeper(Protocol):
    """A bot with trees."""

    def forget(self) -> None:
        """Let go of them."""


class Shelf:
    """The trees of all bots of a process, by bot; safe for threads.

    >>> class Bot:
    ...     trees = "many"
    ...     def forget(self) -> None:
    ...         self.trees = "none"
    >>> shelf, ann, bob = Shelf(most=100), Bot(), Bot()
    >>> shelf.put(ann, 60)
    >>> shelf.put(bob, 60)
    >>> ann.trees, bob.trees, shelf.size
    ('none', 'many', 60)
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        """bytes on it now"""
        self._there: OrderedDict[weakref.ref[Keeper], int] = OrderedDict()
        self._lock = threading.RLock()  # what is thrown away under it may throw away a bot, which comes here again

    def put(self, bot: Keeper, size: int) -> None:
        """Put a bot's trees there; those of the bots that have waited longest go, until there is room."""
        with self._lock:
            self.take(bot)
            self._there[weakref.ref(bot, self._drop)] = size
            self.size += size
            while self.size > self.most:
                oldest = next(iter(self._there))
                self._drop(oldest)
                if (found := oldest()) is not None:
                    found.forget()

    def take(self, bot: Keeper) -> None:
        """Take a bot's trees off, to be used: nobody throws them away meanwhile."""
        self._drop(weakref.ref(bot))

    def _drop(self, key: weakref.ref[Keeper]) -> None:
        with self._lock:
            self.size -= self._there.pop(key, 0)


SHELF = Shelf()
"""That of this process."""
