"""The named levels of strength: which bot stands for each, everywhere or in one game.

How these were found, and what else was tried, is told in docs/journal/search.md; the ratings are
in docs/explanation/ratings.md.
"""

from __future__ import annotations

from typing import Any

from ..engine.game import Game
from ..engine.text import Text
from . import Bot, Seat
from .network import has_network, network_of

LEVELS: dict[str, str] = {
    "apprentice": "greedy:30",
    "fireman": "greedy",
    "driver": "search:20",
    "stationmaster": "search:1s",
    "master": "search:1s",
}
"""For each level the bot that stands for it, unless a game names another (`Heuristic.levels`).  A game whose network
was measured to be stronger than the stationmaster names `net:1s` as its master; elsewhere there is none above that."""


class Level(Bot):
    """`apprentice`, `fireman`, `driver`, `stationmaster`, `master`: the bot of that strength for the game played."""

    def __init__(self, spec: str, seed: int = 0) -> None:
        if spec not in LEVELS:
            raise ValueError(spec)
        self.spec = spec
        self._seed = seed
        self._bots: dict[str, Bot] = {}

    def ready(self, game: Game) -> None:
        """Have the bot of this level ready."""
        self._bot(spec_of(self.spec, game)).ready(game)

    def pick(self, seat: Seat) -> int:
        """What the bot of this level picks."""
        return self._bot(spec_of(self.spec, seat.game, seat)).pick(seat)

    def _bot(self, spec: str) -> Bot:
        from . import make

        if spec not in self._bots:
            self._bots[spec] = make(spec, self._seed)
        return self._bots[spec]


def spec_of(level: str, game: Game, seat: Seat | None = None) -> str:
    """The bot that a level stands for in a game, and at the table of a seat.

    >>> from stellwerk.games import get
    >>> spec_of("fireman", get("paris"))
    'greedy'
    """
    own = game.heuristic.levels if game.heuristic is not None else {}
    found = own.get(level, LEVELS[level])
    if _is_net(found) and not _has_learnt(game, seat):
        return spec_of("stationmaster", game)
    return found


def _is_net(spec: str) -> bool:
    return spec.partition(":")[0] == "net"


def _has_learnt(game: Game, seat: Seat | None) -> bool:
    """Whether there is a network for a game with these rules, and it has learnt at tables like that of the seat."""
    if not has_network(game):
        return False
    return seat is None or network_of(game).knows(str(seat.board.document["id"]), seat.players)


def levels(game: Game | None = None) -> list[dict[str, Any]]:
    """The levels, weakest first: the spec to make them by, their name and words about them, as Texts.  A game has a
    master if it names a network as such, and that was made for its rules.

    >>> [level["spec"] for level in levels()]
    ['apprentice', 'fireman', 'driver', 'stationmaster', 'master']
    """
    return [
        {"spec": level, "name": Text(f"level-{level}"), "words": Text(f"level-{level}-words")}
        | ({"means": spec_of(level, game)} if game is not None else {})
        for level in LEVELS
        if game is None or level != "master" or _is_net(spec_of(level, game))
    ]
