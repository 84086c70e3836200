"""Compile what the tests of one game use into their cache: `python tests/warm.py paris`."""

from __future__ import annotations

import sys

from stellwerk.bots import make
from stellwerk.games import get
from stellwerk.research import batch


def warm(id: str) -> None:
    """Rules, players' knowledge, search, batches."""
    game = get(id)
    for spec in ("greedy", "search:8"):
        make(spec).ready(game)
    games = batch(id, 4)
    games.step(games.sample())


if __name__ == "__main__":
    warm(sys.argv[1])
