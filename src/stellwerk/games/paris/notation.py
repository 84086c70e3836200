"""Notation of Paris Connection: `build blue 7.12`, `stop`, `trade red blue 2` (give one red, take two blue).

Cities and stations may be called by their names, colours in any language: `build blau lyon`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.game import Board
from ...notation import Notation
from .actions import KINDS
from .board import COLOURS


def more(board: Board) -> Iterator[str]:
    """Builds on all places of the grid, spaces or not, and at all names; trades of up to five of any colour for any."""
    rows = [str(row) for row in board.document["rows"]]
    grid = [f"{r}.{c}" for r in range(len(rows) + 1) for c in range(max(map(len, rows)) + 1)]
    places = dict.fromkeys([*grid, *board.names["space"]])
    yield from (f"build {c} {place}" for c in COLOURS for place in places)
    yield from (f"trade {give} {take} {n}" for give in COLOURS for take in COLOURS for n in range(6))


NOTATION = Notation(KINDS, more=more)


def hint(board: Board, action: int) -> str:
    """The city that is built in, and its value."""
    match KINDS.named(action):
        case ("build", (_, space)) if space < board.record.spaces and board.plain.value[space]:
            return f"{board.names['space'][space]}, {board.plain.value[space]}"
    return ""
