"""A small network that plays, without PyTorch: two hidden layers, compiled, the same numbers wherever it runs.

Training (`training.py`) needs PyTorch; playing with what was learnt, and playing to learn from it, does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import Seat, make
from ..engine.game import Game
from ..lab.ratings import wilson
from ..match import Match
from .batches import batch
from .layers import choose
from .table import Table

LONGEST = 5000  # actions of a match against a bot: one that takes more is lost

Layer = NDArray[np.float32]


@dataclass(frozen=True)
class Network:
    """The weights: each layer's by row of what goes in, and what is added to it."""

    first: Layer
    first_bias: Layer
    second: Layer
    second_bias: Layer
    policy: Layer
    policy_bias: Layer

    @classmethod
    def random(cls, game: Game, width: int, seed: int = 0) -> Network:
        """A network that has learnt nothing.

        >>> from stellwerk.games import get
        >>> Network.random(get("paris"), 8).policy.shape
        (8, 1609)
        """
        dice = np.random.default_rng(seed)
        sizes = [(game.size, width), (width, width), (width, game.actions)]
        layers = [dice.normal(0, size[0] ** -0.5, size).astype(np.float32) for size in sizes]
        return cls(*(part for layer in layers for part in (layer, np.zeros(layer.shape[1], np.float32))))

    def likeliest(self, features: NDArray[np.float32], masks: NDArray[Any]) -> NDArray[np.int64]:
        """The actions that it finds best, one for each row."""
        return self._choose(features, masks, np.full(len(features), -1.0))[0]

    def drawn(
        self, features: NDArray[np.float32], masks: NDArray[Any], dice: NDArray[np.float64]
    ) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """Actions drawn as likely as it finds them, by a number from 0 to 1 a row, and the logs of their chances."""
        return self._choose(features, masks, dice)

    def _choose(
        self, features: NDArray[np.float32], masks: NDArray[Any], dice: NDArray[np.float64]
    ) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        actions, chances = np.zeros(len(features), np.int64), np.zeros(len(features), np.float32)
        choose(
            np.ascontiguousarray(features, np.float32), np.ascontiguousarray(masks, np.uint8), dice, self.first,
            self.first_bias, self.second, self.second_bias, self.policy, self.policy_bias, actions, chances,
            np.zeros(len(self.first_bias), np.float32), np.zeros(len(self.second_bias), np.float32),
            np.zeros(len(self.policy_bias), np.float32),
        )  # fmt: skip
        return actions, chances

    def save(self, path: str | Path) -> None:
        """Write it as arrays (`.npz`)."""
        np.savez_compressed(path, **asdict(self))

    @classmethod
    def load(cls, path: str | Path) -> Network:
        """Read it back."""
        with np.load(path) as kept:
            return cls.of(kept)

    @classmethod
    def of(cls, arrays: Mapping[str, Any]) -> Network:
        """The network of arrays by name."""
        return cls(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in cls.__dataclass_fields__})


# ------------------------------------------------------------------------------------------------------------ measuring


@dataclass(frozen=True)
class Result:
    """Games against others: the share won (ties in parts), with Wilson's 95 % interval."""

    games: int
    share: float

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one probably lies."""
        low, high = wilson(self.share, self.games)
        return low, high

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} of {self.games} games ({low:.1%} to {high:.1%})"


def against_random(net: Network, game: Game, players: int, games: int = 400, seed: int = 1 << 40) -> Result:
    """Against random players, a seat in turn in each game.

    >>> from stellwerk.games import get
    >>> deutschland = get("deutschland")
    >>> against_random(Network.random(deutschland, 8), deutschland, players=2, games=20).games
    20
    """
    place, counted, won = np.arange(games) % players, np.zeros(games, bool), 0.0
    table = batch(game, games, players=players, seed=seed)
    while not counted.all():
        actions = table.sample().copy()
        mine = np.flatnonzero((table.actor == place) & ~counted)
        if len(mine):
            actions[mine] = net.likeliest(table.observation[mine], table.mask[mine])
        table.step(actions)
        for i in np.flatnonzero((table.done | table.cut).astype(bool) & ~counted):
            counted[i] = True
            wins = table.won[i, :players]
            won += wins[place[i]] / wins.sum() if table.done[i] else 0.0
    return Result(games, float(won / games))


def against(net: Network, game: Game, players: int, bot: str, games: int = 60, seed: int = 1 << 40) -> Result:
    """Against a bot at all other seats, a seat in turn in each match."""
    won = 0.0
    for i in range(games):
        match, mine = Match.new(game.id, players=players, seed=seed + i), i % players
        table, other = Table(match), make(bot, seed=i)
        while not match.over and table.length < LONGEST:
            if match.actor == mine:
                table.play(int(net.likeliest(table.observe(mine)[None], table.mask()[None])[0]))
            else:
                table.play(other.pick(Seat(match, match.actor)))
        winners = match.winners()
        won += (mine in winners) / max(1, len(winners))
    return Result(games, float(won / games))
