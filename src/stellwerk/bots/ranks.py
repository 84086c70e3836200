"""The named levels of strength: which bot stands for each, everywhere or in one game.

How these were found, and what else was tried, is told in docs/bots.md; the ratings are in docs/ratings.md.
"""

from __future__ import annotations

from typing import Any

from ..engine.game import Game
from ..engine.text import Text
from . import Bot, Seat

LEVELS: dict[str, str] = {
    "apprentice": "greedy:30",
    "fireman": "greedy",
    "driver": "search:20",
    "stationmaster": "search:1s",
}
"""For each level the bot that stands for it, unless a game names another (`Heuristic.levels`)."""


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
            self._bots[game.id] = make(spec_of(self.spec, game), self._seed)
        return self._bots[game.id]


def spec_of(level: str, game: Game) -> str:
    """The bot that a level stands for in a game.

    >>> from stellwerk.games import get
    >>> spec_of("fireman", get("paris"))
    'greedy'
    """
    own = game.heuristic.levels if game.heuristic is not None else {}
    return own.get(level, LEVELS[level])


def levels(game: Game | None = None) -> list[dict[str, Any]]:
    """The levels, weakest first: the spec to make them by, their name and words about them, as Texts.

    >>> [level["spec"] for level in levels()]
    ['apprentice', 'fireman', 'driver', 'stationmaster']
    """
    return [
        {"spec": level, "name": Text(f"level-{level}"), "words": Text(f"level-{level}-words")}
        | ({"means": spec_of(level, game)} if game is not None else {})
        for level in LEVELS
    ]
