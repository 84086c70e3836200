"""GPU kernels, loaded once per game with that game's rules in their globals, as `loops` is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import cuda

# The game's own: `rule.load` has put them here before this file runs.
random_game: Callable[..., Any]
scores: Callable[..., Any]
winners: Callable[..., Any]


@cuda.jit
def random_games(boards, states, dice, out, seeds, players, options, limit, lengths, points, won):
    """One whole random game in each thread."""
    i = cuda.grid(1)
    if i < len(seeds):
        b = boards[0]
        s = states[i]
        lengths[i] = random_game(b, s, dice[i], out[i], seeds[i], players, options, limit)
        scores(b, s, points[i])
        winners(b, s, won[i])
