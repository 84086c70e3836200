"""Many games stepped at once on a GPU, one in each thread: the work in one game is that of `steps`, the same source.

The threads of a warp wait for one another between the parts.  In the last two they then do the same at the same time,
and what they write lies side by side in memory (arrays are laid out by columns there).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import cuda

from stellwerk.engine.random import below

# What is done in one game: `rule.load` has put it here before this file runs.
begin: Callable[..., Any]
act: Callable[..., Any]
list_legal: Callable[..., Any]
mark: Callable[..., Any]
observe: Callable[..., Any]


@cuda.jit
def reset(boards, states, dice, seeds, players, options, actors, legals, counts, masks, features):
    """Lay out the matches of their seeds and show them."""
    i = cuda.grid(1)
    plays = i < len(states)
    b = boards[0]
    if plays:
        begin(b, i, states, dice, seeds, players, options)
    cuda.syncwarp()
    if plays:
        list_legal(b, i, states, actors, legals, counts)
    cuda.syncwarp()
    if plays:
        mark(i, legals, counts, masks)
    cuda.syncwarp()
    if plays:
        observe(b, states[i], actors[i], features[i])


@cuda.jit
def step(
    boards, states, dice, seeds, lengths, players, options, stride, limit, actions, actors, legals, counts, masks,
    features, rewards, points, won, done, cut, refused,
):  # fmt: skip
    """One action in every game."""
    i = cuda.grid(1)
    plays = i < len(states)
    b = boards[0]
    if plays:
        act(
            b, i, states, dice, seeds, lengths, players, options, stride, limit, actions, legals, counts,
            rewards, points, won, done, cut, refused,
        )  # fmt: skip
    cuda.syncwarp()
    if plays:
        list_legal(b, i, states, actors, legals, counts)
    cuda.syncwarp()
    if plays:
        mark(i, legals, counts, masks)
    cuda.syncwarp()
    if plays:
        observe(b, states[i], actors[i], features[i])


@cuda.jit
def show_all(boards, states, actors, legals, counts, masks, features):
    """Show games as they stand."""
    i = cuda.grid(1)
    if i < len(states):
        list_legal(boards[0], i, states, actors, legals, counts)
        mark(i, legals, counts, masks)
        observe(boards[0], states[i], actors[i], features[i])


@cuda.jit
def take(given, most, actions):
    """The caller's actions, of whatever width, as ours: what is out of range is no action."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = given[i] if 0 <= given[i] < most else -1


@cuda.jit
def sample(dice, legals, counts, actions):
    """Any legal action in every game, each as likely, from the game's own dice."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = legals[i, below(dice[i], counts[i])]


@cuda.jit
def observe_seat(boards, states, seat, features):
    """What one seat observes in every game."""
    i = cuda.grid(1)
    if i < len(states):
        observe(boards[0], states[i], seat, features[i])
