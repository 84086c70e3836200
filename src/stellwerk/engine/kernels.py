"""GPU kernels, loaded once per game with that game's rules in their globals, as `loops` is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import cuda, int32

from stellwerk.engine.random import DICE, below, seed_into

# The game's own rules: `rule.load` has put them here before this file runs.
setup: Callable[..., Any]
actor: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
scores: Callable[..., Any]
winners: Callable[..., Any]

GROUPS = 32  # kinds of decisions that games are grouped by; the last is for those that are over
MOST = 1024  # threads of a block


@cuda.jit
def random_games(boards, states, dice, out, seeds, players, options, limit, lengths, points, won):
    """One whole random game in each thread: the same as `loops.random_game`, action by action.

    The loop is written out here: with that of `loops` as a device function about one game in a thousand went wrong on a
    GPU, always many of one warp (docs/explanation/decisions.md; the cause is not known).  That the threads of a warp
    wait for one another after every action is a precaution.
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


@cuda.jit(device=True)
def regroup(kind, counts, order):
    """Order the games of a block by the kind of their next decision (a counting sort); gives this thread's game."""
    t = cuda.threadIdx.x
    if t < GROUPS:
        counts[t] = 0
    cuda.syncthreads()
    rank = cuda.atomic.add(counts, kind, 1)
    cuda.syncthreads()
    if t == 0:
        before = 0
        for k in range(GROUPS):
            count = counts[k]
            counts[k] = before
            before += count
    cuda.syncthreads()
    order[counts[kind] + rank] = t
    cuda.syncthreads()
    return order[t]


@cuda.jit
def grouped_games(boards, states, dice, out, seeds, players, options, limit, lengths, points, won):
    """The same games for rules with phases: before every action the games of a block are ordered by their phase.

    Threads of a warp run in step.  With games in different phases side by side each waits for all the others: of 32
    threads fewer than two were at work in one game.  A game that is over makes room for the next one.
    """
    counts = cuda.shared.array(GROUPS, int32)
    order = cuda.shared.array(MOST, int32)
    number = cuda.shared.array(MOST, int32)
    length = cuda.shared.array(MOST, int32)
    t = cuda.threadIdx.x
    base = cuda.blockIdx.x * cuda.blockDim.x
    b = boards[0]
    number[t] = base + t
    length[t] = 0
    if number[t] < len(seeds):
        setup(b, states[base + t], players, seeds[number[t]], options)
        seed_into(dice[base + t], seeds[number[t]], DICE)
    while cuda.syncthreads_or(int32(number[t] < len(seeds))):
        game = regroup(states[base + t].phase if number[t] < len(seeds) else GROUPS - 1, counts, order)
        if number[game] < len(seeds):
            i = base + game
            n = number[game]
            count = legal(b, states[i], out[i])
            if count > 0:
                apply(b, states[i], out[i][below(dice[i], count)])
                length[game] += 1
            else:
                length[game] = -length[game] - 1
            if count <= 0 or length[game] >= limit or actor(b, states[i]) < 0:
                lengths[n] = length[game]
                scores(b, states[i], points[n])
                winners(b, states[i], won[n])
                length[game] = 0
                number[game] = n + cuda.gridsize(1)
                if number[game] < len(seeds):
                    setup(b, states[i], players, seeds[number[game]], options)
                    seed_into(dice[i], seeds[number[game]], DICE)
        cuda.syncthreads()  # the numbers are read again, by other threads
