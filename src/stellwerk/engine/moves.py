"""Moves: what an action set in motion on the table, told by the game, so that a page can show it.

>>> Move(Piece("card", "red", "R"), "row-3", "seat-1").json()
{'piece': {'kind': 'card', 'colour': 'red', 'letter': 'R'}, 'from': 'row-3', 'to': 'seat-1'}

Places are ids: groups of the drawing (`city-ulm`), things of the sheet (`row-3`, `deck`), or a player (`seat-1`, from
0).  A seat's train that is a group of its own on the drawing (`train-1`) is not seen while its `loco` moves.  A move
tells no more than the seat may know that is told: a card drawn face down is a back to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from .text import Text

Words: TypeAlias = "Text | str"


def _plainly(words: Words) -> str:
    """A text for who has no catalogue."""
    return words.plain() if isinstance(words, Text) else words


def kept_hash(value: Any) -> int:
    """The hash of a frozen dataclass, worked out once: for values that are compared and looked up again and again."""
    known: int | None = value.__dict__.get("_hash")
    if known is None:
        known = value.__dict__["_hash"] = hash(tuple(x for name, x in value.__dict__.items() if name[0] != "_"))
    return known


@dataclass(frozen=True)
class Piece:
    """Something of wood or cardboard, drawn alike wherever it lies."""

    kind: str
    """card, cube, disc, loco, wagon, ticket, tile, token, rail; `points` for a number that goes up or down."""
    colour: str = ""
    """By its name in the palette (`palette.py`); "" is face down, or has no colour."""
    letter: Words = ""
    """Said with the colour, so that nobody depends on it alone."""
    shape: str = ""
    """Of a piece that is told by its shape: of a seat's livery, of a good."""

    __hash__ = kept_hash

    def json(self, say: Callable[[Words], str] = _plainly) -> dict[str, str]:
        """As plain data, without what it does not have."""
        found = {f.name: getattr(self, f.name) for f in fields(self)}
        return {name: say(value) for name, value in found.items() if value}


def points(seat: int, count: int) -> Move:
    """A seat's points go up, or down.

    >>> points(2, -3).json()
    {'piece': {'kind': 'points'}, 'to': 'seat-2', 'count': -3}
    """
    return Move(Piece("points"), "", f"seat-{seat}", count)


@dataclass(frozen=True, slots=True)
class Move:
    """A piece that goes from one place to another; without a start it appears, without an end it vanishes."""

    piece: Piece
    start: str = ""
    end: str = ""
    count: int = 1
    """How many of them; of points, how many more or fewer."""
    via: tuple[str, ...] = ()
    """The places on its way, as a train runs through them."""

    def json(self, say: Callable[[Words], str] = _plainly) -> dict[str, Any]:
        """As plain data, in entries of the log; `say` gives its words in a language."""
        ends = {"from": self.start, "to": self.end, "via": list(self.via)}
        found: dict[str, Any] = {"piece": self.piece.json(say), **{name: end for name, end in ends.items() if end}}
        return found if self.count == 1 else {**found, "count": self.count}
