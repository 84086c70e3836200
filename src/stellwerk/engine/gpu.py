"""Batch play on a GPU: one game per thread, by Numba-CUDA, from the very source that the CPU runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

if not hasattr(np, "row_stack"):
    # numba-cuda still asks for a name that NumPy 2.5 has dropped.
    np.row_stack = np.vstack  # type: ignore[attr-defined]

from ..extras import needed
from .batch import Games
from .game import LIMIT, Board, Game, Rules
from .rule import ENGINE, load

with needed("gpu", "games on a GPU need"):
    from numba import cuda

# Threads of a block and games in flight, enough to fill the largest GPUs: one game in each thread; or, where there are
# phases, games that are grouped by them within a block and make room for others when they are over.
PLAIN = (128, 1 << 18)
GROUPED = (512, 1 << 17)
ROUNDS = 8  # games that one place of a grouped launch takes, one after another


def available() -> bool:
    """Whether there is a GPU that Numba can use."""
    try:
        return bool(cuda.is_available())
    except Exception:  # a driver that is half there fails in many ways, and each of them means no
        return False


@lru_cache(maxsize=None)
def kernels(game: Game) -> ModuleType:
    """The kernels of a game, compiled on first use."""
    rules = {f.name: getattr(game.rules, f.name) for f in fields(Rules)}
    return load(ENGINE / "kernels.py", **rules)


def random_games(
    game: Game, board: Board, players: int, games: int, seed: int, options: NDArray[np.int64],
    keep: bool, progress: Callable[[int], None],
) -> Games:  # fmt: skip
    """Random games on the GPU; the same as on the CPU for the same seeds."""
    if not available():
        raise RuntimeError("there is no GPU that Numba can use here; play on the device 'cores' instead")
    grouped = "phase" in (game.state.dtype.names or ())
    kernel = kernels(game).grouped_games if grouped else kernels(game).random_games
    threads, places = GROUPED if grouped else PLAIN
    most, at_once = game.seats[-1], min(games, places)
    in_launch = min(games, at_once * ROUNDS) if grouped and not keep else at_once
    boards = cuda.to_device(np.array([board.record], game.board.dtype))
    states = cuda.device_array(at_once, game.state.dtype)
    dice = cuda.device_array((at_once, 3), np.uint32)
    out = cuda.device_array((at_once, game.actions), np.int32)
    d_options = cuda.to_device(options)
    lengths = cuda.to_device(np.zeros(in_launch, np.int32))
    points, won = (cuda.to_device(np.zeros((in_launch, most), np.int32)) for _ in range(2))
    seeds = np.arange(seed, seed + games, dtype=np.int64)
    all_lengths = np.zeros(games, np.int32)
    all_points, all_won = np.zeros((games, most), np.int32), np.zeros((games, most), np.int32)
    all_states = game.state.new(games) if keep else None

    def launch(first: int, count: int) -> None:
        d_seeds = cuda.to_device(seeds[first : first + count])
        blocks = -(-min(count, at_once) // threads)
        kernel[blocks, threads](boards, states, dice, out, d_seeds, players, d_options, LIMIT, lengths, points, won)
        for host, device in ((all_lengths, lengths), (all_points, points), (all_won, won), (all_states, states)):
            if host is not None:
                host[first : first + count] = device.copy_to_host()[:count]

    launch(0, 1)  # compiles, outside the time that is measured
    started = time.perf_counter()
    for first in range(0, games, in_launch):
        count = min(in_launch, games - first)
        launch(first, count)
        progress(count)
    seconds = time.perf_counter() - started
    return Games(seeds, all_lengths, all_points[:, :players], all_won[:, :players], seconds, all_states)
