"""What a seat gets at the end of a game: one formula for every interface."""

from __future__ import annotations

from ..engine.rule import rule


@rule
def share_out(won, players, rewards):
    """1 for the only winner, -1 / (players - 1) for the others; who share a win share it, so that all add up to 0.

    >>> import numpy as np
    >>> rewards = np.zeros(3, np.float32)
    >>> share_out(np.array([0, 1, 0], np.int32), 3, rewards)
    >>> rewards.tolist()
    [-0.5, 1.0, -0.5]
    """
    sharing = 0
    for p in range(players):
        sharing += won[p]
    for p in range(players):
        rewards[p] = (players * won[p] / sharing - 1) / (players - 1)
