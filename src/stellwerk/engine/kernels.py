"""GPU kernels, loaded once per game with that game's rules in their globals, as `loops` is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import cuda

from stellwerk.engine.random import DICE, below, seed_into

# The game's own rules: `rule.load` has put them here before this file runs.
setup: Callable[..., Any]
actor: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
scores: Callable[..., Any]
winners: Callable[..., Any]


@cuda.jit
def random_games(boards, states, dice, out, seeds, players, options, limit, lengths, points, won):
    """One whole random game in each thread: the same as `loops.random_game`, action by action.

    The loop is written out here: with that of `loops` as a device function about one game in a thousand went wrong on a
    GPU, always many of one warp (docs/decisions.md; the cause is not known).  That the threads of a warp wait for one
    another after every action is a precaution.
    """
    i = cuda.grid(1)
    b = boards[0]
    plays = i < len(seeds)
    n = 0
    if plays:
        setup(b, states[i], players, seeds[i], options)
        seed_into(dice[i], seeds[i], DICE)
    going = plays and actor(b, states[i]) >= 0
    while cuda.any_sync(0xFFFFFFFF, going):
        if going:
            count = legal(b, states[i], out[i])
            if count <= 0:
                n = -n - 1
                going = False
            else:
                apply(b, states[i], out[i][below(dice[i], count)])
                n += 1
                going = n < limit and actor(b, states[i]) >= 0
        cuda.syncwarp()
    if plays:
        lengths[i] = n
        scores(b, states[i], points[i])
        winners(b, states[i], won[i])
