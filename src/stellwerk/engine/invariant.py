"""Invariants: what is true of every state that a game can reach, so that a position which no game has is refused.

A game states them in its `invariants.py` as short functions, each named after what it says (`pieces_add_up`).  They
run in order, and each may rely on those before it: the first that does not hold is the one that is told.  `stored`
invariants look at what a position stores, before any compiled rule has seen it; `ready` ones come after `refresh` and
may ask the rules.  Together they have to be closed: whatever is legal in a state that keeps them leads to another that
does, which is what the kit's mutants try.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np

from .record import Plain
from .text import Text

if TYPE_CHECKING:
    from .game import Board


@dataclass(frozen=True)
class Fault:
    """One thing that cannot be: where in the state's document (`tray.blue`), and why."""

    place: str
    text: Text


@dataclass(frozen=True, eq=False)
class Position:
    """What an invariant looks at."""

    board: Board
    state: np.record
    options: Mapping[str, str] | None
    """The options of the match, every one of them; None where they are not known."""

    @cached_property
    def s(self) -> Plain:
        """The state in Python's own numbers and lists: much faster to read."""
        return Plain(self.state)

    @property
    def b(self) -> SimpleNamespace:
        """The board's record in Python's own numbers and lists."""
        return self.board.plain

    def option(self, name: str, default: str) -> str:
        """The choice made for an option; the default where options are not known."""
        return default if self.options is None else self.options[name]


Check = Callable[[Position], Iterable[Fault]]


@dataclass(frozen=True)
class Invariants:
    """A game's invariants, in the order in which they are tried."""

    stored: tuple[Check, ...] = ()
    ready: tuple[Check, ...] = ()

    @property
    def names(self) -> list[str]:
        """What they say: `pieces add up`."""
        return [check.__name__.strip("_").replace("_", " ") for check in (*self.stored, *self.ready)]


def first_broken(checks: Iterable[Check], position: Position) -> list[Fault]:
    """The faults of the first invariant that does not hold; empty if all do."""
    return next((found for check in checks if (found := list(check(position)))), [])
