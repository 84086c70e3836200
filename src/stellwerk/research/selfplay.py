"""Self-play to learn from: stretches of games, each played by one call anywhere and told again where it is needed.

What a worker sends back are the actions alone; as with a match file, everything else follows from them.  A stretch is
determined by what it is given, so that it comes out the same on every machine, and one that was lost is played again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games import get
from .batches import CpuBatch, batch
from .network import Network

APART = 1 << 32  # between the seeds of two parts: they never meet


@dataclass(frozen=True)
class Plan:
    """How to train; the defaults are for Deutschland with two players on two cores."""

    game: str = "deutschland"
    players: int = 2
    seed: int = 1
    games: int = 128
    """Games at once."""
    parts: int = 4
    """Pieces of work that these games are divided into: so many workers can play at once."""
    stretch: int = 96
    """Steps between two lessons."""
    width: int = 128
    """Neurons of each of the two hidden layers."""
    rate: float = 1e-3
    epochs: int = 2
    """How often each step is learnt from."""
    portion: int = 2048
    """Steps learnt from at once."""
    clip: float = 0.2
    entropy: float = 0.01
    points: float = 100.0
    """A lead of this many points counts as 1."""

    def batch(self, part: int, threads: int = 1) -> CpuBatch:
        """The games of a part, at their beginning."""
        if self.games % self.parts:
            raise ValueError(f"{self.games} games cannot be divided into {self.parts} parts")
        made = batch(
            get(self.game), self.games // self.parts, self.players, self.seed + part * APART, threads=threads
        )  # fmt: skip
        assert isinstance(made, CpuBatch)
        return made


@dataclass(frozen=True)
class Stretch:
    """A piece of work: a part of the games, from where they are, by one network."""

    plan: Plan
    part: int
    lesson: int
    net: Network
    games: dict[str, Any]
    """As `CpuBatch.saved` gives them."""


@dataclass(frozen=True)
class Played:
    """What was done in a stretch, step by step and game by game."""

    part: int
    actions: NDArray[np.int64]
    chances: NDArray[np.float32]
    """The log of the chance that the network gave each of them."""


def play(stretch: Stretch) -> Played:
    """Play a stretch, every action drawn as likely as the network finds it.

    >>> plan = Plan(game="paris", players=3, games=8, parts=2, stretch=5)
    >>> net, games = Network.random(get("paris"), 8), plan.batch(1)
    >>> played = play(Stretch(plan, 1, 0, net, games.saved()))
    >>> played.part, played.actions.shape
    (1, (5, 4))
    """
    plan = stretch.plan
    games = plan.batch(stretch.part).restore(stretch.games)
    dice = np.random.default_rng([plan.seed, stretch.lesson, stretch.part]).random((plan.stretch, games.n))
    actions, chances = np.zeros(dice.shape, np.int64), np.zeros(dice.shape, np.float32)
    for t in range(plan.stretch):
        actions[t], chances[t] = stretch.net.drawn(games.observation, games.mask, dice[t])
        games.step(actions[t])
    return Played(stretch.part, actions, chances)
