"""Bots: every one of them sees only what its seat may see.

A bot is named by a spec text, the same everywhere: `random`, `playouts`, `playouts:5000`.

>>> import stellwerk
>>> m = stellwerk.Match.new("paris", players=3, seed=7)
>>> m.play(make("random", seed=1).choose(Seat(m, m.actor)))
>>> len(m.history)
1
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from ..engine.text import Text
from ..errors import BadSetup
from ..match import Match
from ..texts import DEFAULT


class Seat:
    """A seat at a match, as its bot has it: what it sees, what it may do, and guesses at what it cannot see."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat
        self.game = match.game
        self.board = match.board
        self.players = match.players

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._match.view(self.seat)

    def legal(self) -> list[str]:
        """Its legal actions; none while it is another's decision."""
        return self._match.legal() if self._match.actor == self.seat else []

    def guess(self, seed: int) -> np.record:
        """A full state as it may be for all the seat knows, different for every seed."""
        return self._match.guess(self.seat, seed)


class Bot(Protocol):
    """Anything that chooses an action for a seat that has to act."""

    spec: str

    def choose(self, seat: Seat) -> str:
        """The action, in notation."""
        ...


def _registry() -> dict[str, Callable[[str, int], Bot]]:
    from .playouts import Playouts
    from .random import Random

    return {"random": Random, "playouts": Playouts}


def bots() -> list[str]:
    """The names of all bots."""
    return list(_registry())


def make(spec: str, seed: int = 0, language: str = DEFAULT) -> Bot:
    """A bot by its spec: a name, and after a colon what it takes; BadSetup if there is none.

    >>> make("playouts:500").spec
    'playouts:500'
    """
    known = _registry()
    try:
        return known[spec.partition(":")[0]](spec, seed)
    except (KeyError, ValueError):
        raise BadSetup(Text("bad-bot", found=spec, known=", ".join(known)), language) from None
