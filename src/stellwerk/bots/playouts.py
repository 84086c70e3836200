"""The bot that tries every action in many random games and plays the one that wins most.

It knows nothing of any game, needs no tree, and is no fool: a good first opponent everywhere.
"""

from __future__ import annotations

import numpy as np

from ..engine.random import below, seeded
from . import Bot, Seat, limit, whole

GAMES = 4000  # random games for a decision, if not said otherwise
LONGEST = 10_000  # actions of one: no game takes as many, but a position may come from anywhere
TOGETHER = 20  # games between two looks at the limit of time


class Playouts(Bot):
    """`playouts:N`: N random games for each decision, spent on ever fewer actions (sequential halving)."""

    def __init__(self, spec: str = "playouts", seed: int = 0) -> None:
        name, _, games = spec.partition(":")
        if name != "playouts" or spec == "playouts:":
            raise ValueError(spec)
        self.games = whole(games or str(GAMES), 1, 1_000_000_000)
        self.spec = spec
        self._dice = seeded(seed)

    def pick(self, seat: Seat) -> int:
        """The action that won the most random games, each from a fresh guess at what is hidden."""
        actions = seat.actions()
        won, tried = np.zeros(len(actions)), np.zeros(len(actions))
        left = np.arange(len(actions))
        rounds = max(1, int(np.ceil(np.log2(len(actions)))))
        while len(left) > 1 and not limit.is_reached():
            games = max(1, self.games // (rounds * len(left)))
            for i in left:
                won[i] += self._wins(seat, int(actions[i]), games)
                tried[i] += games
            order = np.argsort(-(won[left] / tried[left]), kind="stable")
            left = left[order[: (len(left) + 1) // 2]]
        return int(actions[left[0]])

    def _wins(self, seat: Seat, action: int, games: int) -> float:
        """The seat's wins in random games after an action; those after the limit of time are not played."""
        game, board = seat.game, seat.board.record
        states = game.state.new(2)
        states[0] = seat.guess(int(below(self._dice, 1 << 31))).record
        won, out = np.zeros(game.seats[-1], np.int32), game.buffer()
        wins = 0.0
        for n in range(0, games, TOGETHER):
            if limit.is_reached():
                break
            more = min(TOGETHER, games - n)
            wins += more * float(game.loops.playouts(board, states, action, more, self._dice, out, won, LONGEST))
        return wins
