"""The registry of games: those shipped here, and those that other packages announce as entry points.

Each folder here that defines `game` is a game; nothing else has to be told about it.
"""

from __future__ import annotations

import difflib
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from ..engine.game import Game

__all__ = ["games", "get", "register"]

_registered: dict[str, Game] = {}


@lru_cache(maxsize=None)
def _found() -> dict[str, Game]:
    found = {}
    for module in iter_modules(__path__, __name__ + "."):
        if module.ispkg:
            game = import_module(module.name).game
            found[game.id] = game
    for entry in entry_points(group="stellwerk.games"):
        game = entry.load()
        found.setdefault(game.id, game)
    return found


def games() -> dict[str, Game]:
    """All games by id.

    >>> games()["paris"].title
    'Paris Connection'
    """
    return {**_found(), **_registered}


def register(game: Game) -> Game:
    """Add a game for this process (packages use the entry point group `stellwerk.games` instead)."""
    _registered[game.id] = game
    return game


def get(id: str) -> Game:
    """The game of that id; KeyError with a suggestion if there is none."""
    known = games()
    if id not in known:
        near = difflib.get_close_matches(id, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise KeyError(f"there is no game {id!r}{hint} Games: {', '.join(sorted(known))}")
    return known[id]
