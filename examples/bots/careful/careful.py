"""A bot of one's own: of a few actions it takes the one after which it would have most points, as far as it can tell.

pip install ./examples/bots/careful
stellwerk arena paris --bots careful,careful:20,random --games 30
stellwerk serve --bot careful
"""

from __future__ import annotations

import numpy as np

from stellwerk.bots import Bot, Seat, whole

LOOKS = 8


class Careful(Bot):
    """`careful`, or `careful:20` to look at twenty actions instead of eight."""

    def __init__(self, spec: str, seed: int) -> None:
        _, _, looks = spec.partition(":")
        self.spec = spec
        self.looks = whole(looks, 1, 1000) if looks else LOOKS  # a ValueError is told to whoever asked for this
        self.dice = np.random.default_rng(seed)  # the same seed, the same game

    def pick(self, seat: Seat) -> int:
        """The number of an action."""
        actions = seat.actions()
        some = self.dice.permutation(actions)[: self.looks]
        guess = seat.guess(int(self.dice.integers(1 << 31)))  # what it cannot know is drawn; the rest is as it is
        points = [guess.apply(action).scores()[seat.seat] for action in some]
        return int(some[int(np.argmax(points))])
