"""The bot that does what looks best: the game's own heuristic (`games/<id>/greedy.py`), without looking ahead."""

from __future__ import annotations

import numpy as np

from ..engine.random import below, seeded
from . import Bot, Seat, whole
from .search import heuristic_of


class Greedy(Bot):
    """`greedy`: what the game's heuristic likes best; `greedy:30` plays at random 30 % of the time."""

    def __init__(self, spec: str = "greedy", seed: int = 0) -> None:
        name, _, slips = spec.partition(":")
        if name != "greedy" or spec == "greedy:":
            raise ValueError(spec)
        self.slips = whole(slips or "0", 0, 100)
        self.spec = spec
        self._dice = seeded(seed)

    def pick(self, seat: Seat) -> int:
        """The action of the highest weight, any of them where several are."""
        actions = seat.actions()
        if len(actions) == 1:
            return int(actions[0])
        if below(self._dice, 100) < self.slips:
            return int(actions[below(self._dice, len(actions))])
        best = np.flatnonzero((weights := weigh(seat)) == weights.max())
        return int(actions[best[below(self._dice, len(best))]])


def weigh(seat: Seat) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """How good each legal action looks to the game's heuristic, which gets a guess in place of the true state."""
    known, actions = heuristic_of(seat.game), seat.actions()
    weights = np.zeros(len(actions), np.float32)
    known.weigh(seat.board.record, seat.guess(0).record, known.memo.new(1)[0], actions, len(actions), weights)
    return weights
