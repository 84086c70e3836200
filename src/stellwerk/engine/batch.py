"""Batch play: many random games at once, on one core, on all cores, or on a GPU, the same games everywhere.

Game `i` of a batch has the seed `seed + i` and is the same as the match of that seed played with the dice of that seed:
how many are played at once, and where, changes nothing.
"""

from __future__ import annotations

import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .game import LIMIT, Board, Game

__all__ = ["DeadEnd", "Games", "Tally", "simulate"]

DEVICES = ("core", "cores", "gpu")
CHUNK = 256  # games between two looks at the progress


class DeadEnd(RuntimeError):
    """A game in which a seat had nothing to do, or that never ended; `seed` brings it back."""

    def __init__(self, game: Game, seed: int, length: int) -> None:
        self.seed = seed
        what = "went on for ever" if length >= 0 else f"had no legal action after {-length - 1} actions"
        super().__init__(f"{game.id}: the game of seed {seed} {what}")


@dataclass(frozen=True)
class Games:
    """The results of a batch, one row for each game."""

    seeds: NDArray[np.int64]
    lengths: NDArray[np.int32]
    """Actions played."""
    scores: NDArray[np.int32]
    """Points by seat."""
    won: NDArray[np.int32]
    """1 for each seat that won (ties may share)."""
    seconds: float
    states: NDArray[Any] | None = None
    """The final states, where they were asked for."""

    @property
    def actions(self) -> int:
        """Actions in all games together."""
        return int(self.lengths.sum(dtype=np.int64))

    def win_shares(self) -> NDArray[np.float64]:
        """For each seat its share of the wins, a shared win counting in parts."""
        shares: NDArray[np.float64] = (self.won / self.won.sum(axis=1, keepdims=True)).mean(axis=0)
        return shares


class Tally:
    """What many games come to: how often each number was reached. It needs no more room for billions of them.

    >>> from stellwerk.games import games
    >>> tally = Tally(3)
    >>> for first in (1, 6):
    ...     tally.add(simulate(games()["paris"], players=3, games=5, seed=first))
    >>> tally.games, tally.spread(tally.lengths)["mean"] > 20
    (10, True)
    """

    def __init__(self, players: int) -> None:
        self.games = self.actions = 0
        self.seconds = 0.0
        self.lengths: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]
        self._shares = np.zeros(players)

    def add(self, some: Games) -> None:
        """Count some more games."""
        self.games += len(some.seeds)
        self.actions += some.actions
        self.seconds += some.seconds
        self._shares += some.win_shares() * len(some.seeds)
        for found, values in zip((self.lengths, *self.scores), (some.lengths, *some.scores.T), strict=True):
            found.update(dict(zip(*(column.tolist() for column in np.unique(values, return_counts=True)), strict=True)))

    def win_shares(self) -> NDArray[np.float64]:
        """For each seat its share of the wins, a shared win counting in parts."""
        return self._shares / self.games

    @staticmethod
    def spread(found: Counter[int]) -> dict[str, float]:
        """The mean, and between what nine tenths lie, as `np.percentile` has it.

        >>> Tally.spread(Counter([1, 1, 2, 10]))
        {'mean': 3.5, 'low': 1.0, 'high': 8.8}
        """
        values = np.array(sorted(found))
        upto = np.cumsum([found[int(value)] for value in values])

        def reached(part: float) -> float:
            place = part * (upto[-1] - 1)
            least = int(place)
            below, above = values[np.searchsorted(upto, (least, np.ceil(place)), "right")]
            return float(below + (place - least) * (above - below))

        low, high = reached(0.05), reached(0.95)
        mean = sum(value * count for value, count in found.items()) / int(upto[-1])
        return {"mean": round(mean, 3), "low": round(low, 3), "high": round(high, 3)}


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    device: str = "cores",
    board: Board | None = None,
    options: Mapping[str, str] | None = None,
    keep: bool = False,
    progress: Callable[[int], None] | None = None,
    threads: int | None = None,
) -> Games:
    """Play random games with full legal generation on every step.

    `progress` is called with the number of games done since the last call; `keep` gives the final states too.

    >>> from stellwerk.games import games
    >>> result = simulate(games()["paris"], players=3, games=10, seed=1)
    >>> result.scores.shape, bool((result.lengths > 20).all())
    ((10, 3), True)
    """
    if device not in DEVICES:
        raise ValueError(f"there is no device {device!r}; devices: {', '.join(DEVICES)}")
    _ = game.ready
    board = board or game.board_of()
    run = _on_gpu if device == "gpu" else _on_cores
    count = 1 if device == "core" else threads or os.cpu_count() or 1
    result = run(
        game, board, players, games, seed, game.option_values(options), keep, progress or (lambda n: None), count
    )
    for bad in np.flatnonzero((result.lengths < 0) | (result.lengths >= LIMIT))[:1]:
        raise DeadEnd(game, int(result.seeds[bad]), int(result.lengths[bad]))
    return result


def _on_cores(
    game: Game, board: Board, players: int, games: int, seed: int, options: NDArray[np.int64],
    keep: bool, progress: Callable[[int], None], threads: int,
) -> Games:  # fmt: skip
    """Threads that take the next chunk when they have finished one: compiled rules hold no lock."""
    most = game.seats[-1]
    seeds = np.arange(seed, seed + games, dtype=np.int64)
    lengths = np.zeros(games, np.int32)
    points, won = np.zeros((games, most), np.int32), np.zeros((games, most), np.int32)
    states = game.state.new(games if keep else threads)
    chunk = CHUNK if game.is_compiled else 1
    chunks, lock = iter(range(0, games, chunk)), threading.Lock()

    def following() -> int | None:
        with lock:
            return next(chunks, None)

    def work(thread: int) -> None:
        mine = states if keep else states[thread : thread + 1]
        dice, out = np.zeros((1, 3), np.uint32), game.buffer()
        while (first := following()) is not None:
            last = min(first + chunk, games)
            game.loops.random_games(
                board.record, mine, dice, out, seeds, players, options, LIMIT, lengths, points, won, first, last
            )
            with lock:
                progress(last - first)

    started = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        try:
            list(pool.map(work, range(threads)))
        finally:  # who was interrupted does not wait for the rest
            with lock:
                chunks = iter(())
    seconds = time.perf_counter() - started
    return Games(seeds, lengths, points[:, :players], won[:, :players], seconds, states if keep else None)


def _on_gpu(
    game: Game, board: Board, players: int, games: int, seed: int, options: NDArray[np.int64],
    keep: bool, progress: Callable[[int], None], threads: int,
) -> Games:  # fmt: skip
    from . import gpu

    return gpu.random_games(game, board, players, games, seed, options, keep, progress)
