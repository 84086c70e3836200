"""What of a map is used in Paris Connection: spaces built in, companies that build or are taken in trades."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board, Thing
from ...engine.rule import rule
from .actions import BUILD, TRADE, read
from .board import CLOSED, COLOURS, SPACES
from .rules import NCOLOURS

SPACE = 0
BUILDS = SPACE + SPACES
TAKES = BUILDS + NCOLOURS
SIZE = TAKES + NCOLOURS


def things(board: Board, s: np.record) -> dict[int, Thing]:
    """The spaces that can be built in, and the six companies."""
    b, labels, names = board.record, board.labels["space"], board.names["space"]
    found = {SPACE + i: Thing("space", names[i], f"space-{labels[i]}") for i in range(b.spaces) if b.kind[i] != CLOSED}
    for first, kind in ((BUILDS, "builds"), (TAKES, "takes")):
        found |= {first + c: Thing(kind, colour, f"company-{colour}") for c, colour in enumerate(COLOURS)}
    return found


@rule
def use(b, s, action, used):
    """A build uses its space and its company; a trade the company whose locomotives are taken."""
    if action < 0:
        return
    kind, x, y, _ = read(action)
    if kind == BUILD:
        used[s.turn, BUILDS + x] += 1
        used[s.turn, SPACE + y] += 1
    elif kind == TRADE:
        used[s.turn, TAKES + y] += 1
