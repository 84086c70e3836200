"""What was measured: the settings of search that are best for each game, and the named levels of strength.

How these were found, and what else was tried, is told in docs/bots.md; the ratings are in docs/ratings.md.
"""

from __future__ import annotations

from typing import Any

from ..engine.game import Game
from ..engine.text import Text
from . import Bot, Seat

TUNED: dict[str, dict[str, Any]] = {
    # Points tell more than the win where playouts are long and games are close.  A track that ruins another's plans is
    # one of dozens that look useless, and does so only in some deals: all of them get several tries.  What comes after
    # the action at hand depends on what is drawn, which a tree forgets and the heuristic does not: so no deeper tree.
    "deutschland": {"c": 1.0, "doubt": 8.0, "even": 0.5, "deep": 1, "margin": 0.8, "spread": 30.0},
    "nuremberg": {"margin": 0.5},
    "paris": {"c": 0.3, "margin": 0.7},
}
"""What differs from the defaults of `Settings`, by game."""

LEVELS: dict[str, dict[str, str]] = {
    "apprentice": {"": "greedy:30"},
    "fireman": {"": "greedy"},
    "driver": {"": "search:20", "grandtrunk": "search:60", "deutschland": "search:200"},
    "stationmaster": {"": "search:1s"},
}
"""For each level the bot that stands for it: by game, "" for all others."""


class Level(Bot):
    """`apprentice`, `fireman`, `driver`, `stationmaster`: the bot of that strength for the game being played."""

    def __init__(self, spec: str, seed: int = 0) -> None:
        if spec not in LEVELS:
            raise ValueError(spec)
        self.spec = spec
        self._seed = seed
        self._bots: dict[str, Bot] = {}

    def ready(self, game: Game) -> None:
        """Have the bot of this level ready."""
        self._bot(game).ready(game)

    def pick(self, seat: Seat) -> int:
        """What the bot of this level picks."""
        return self._bot(seat.game).pick(seat)

    def _bot(self, game: Game) -> Bot:
        from . import make

        if game.id not in self._bots:
            self._bots[game.id] = make(spec_of(self.spec, game.id), self._seed)
        return self._bots[game.id]


def spec_of(level: str, game: str) -> str:
    """The bot that a level stands for in a game.

    >>> spec_of("fireman", "paris")
    'greedy'
    """
    return LEVELS[level].get(game, LEVELS[level][""])


def levels(game: str | None = None) -> list[dict[str, Any]]:
    """The levels, weakest first: the spec to make them by, their name and words about them, as Texts.

    >>> [level["spec"] for level in levels()]
    ['apprentice', 'fireman', 'driver', 'stationmaster']
    """
    return [
        {"spec": level, "name": Text(f"level-{level}"), "words": Text(f"level-{level}-words")}
        | ({"means": spec_of(level, game)} if game else {})
        for level in LEVELS
    ]
