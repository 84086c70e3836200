"""Many games stepped at once on the CPU: loaded once per game with that game's rules in its globals, as `loops` is.

What is done in one game (`act`, `list_legal`, `mark`) the kernels of a GPU call as well; the loops at the end are the
CPU's, over games first to last - 1 of a batch, so that threads can share a batch out among themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stellwerk.engine.random import DICE, below, seed_into
from stellwerk.engine.rule import rule
from stellwerk.research.rewards import share_out

# The game's own rules: `rule.load` has put them here before this file runs.
setup: Callable[..., Any]
actor: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
scores: Callable[..., Any]
winners: Callable[..., Any]
observe: Callable[..., Any]


# --------------------------------------------------------------------------------------------------------- in one game


@rule
def begin(b, i, states, dice, seeds, players, options):
    """Lay out the match of a game's seed, with the dice of those who play it at random."""
    setup(b, states[i], players, seeds[i], options)
    seed_into(dice[i], seeds[i], DICE)


@rule
def act(
    b, i, states, dice, seeds, lengths, players, options, stride, limit, actions, legals, counts,
    rewards, points, won, done, cut, refused,
):  # fmt: skip
    """One action; a game that ends leaves its results and begins anew with the seed `stride` further on.

    An action that is not legal is refused, and the game stays as it was.
    """
    s = states[i]
    if done[i] or cut[i]:
        for p in range(players):
            rewards[i, p] = 0.0
        done[i] = 0
        cut[i] = 0
        lengths[i] = 0
    action = actions[i]
    refused[i] = 1
    for k in range(counts[i]):
        if legals[i, k] == action:
            refused[i] = 0
            break
    if refused[i]:
        return
    apply(b, s, action)
    lengths[i] += 1
    if actor(b, s) < 0:
        done[i] = 1
        winners(b, s, won[i])
        share_out(won[i], players, rewards[i])
    elif lengths[i] >= limit:
        cut[i] = 1
    if done[i] or cut[i]:
        scores(b, s, points[i])
        seeds[i] += stride
        begin(b, i, states, dice, seeds, players, options)


@rule
def list_legal(b, i, states, actors, legals, counts):
    """Whose decision it is, and what is legal."""
    actors[i] = actor(b, states[i])
    counts[i] = legal(b, states[i], legals[i])


@rule
def mark(i, legals, counts, masks):
    """The list of what is legal as a mask.  All of it is written: the memory may be the caller's."""
    for action in range(masks.shape[1]):
        masks[i, action] = 0
    for k in range(counts[i]):
        masks[i, legals[i, k]] = 1


# --------------------------------------------------------------------------------------------------------- in all games


@rule
def show(b, i, states, actors, legals, counts, masks, features):
    """All that the actor of a game is to know before it decides."""
    list_legal(b, i, states, actors, legals, counts)
    mark(i, legals, counts, masks)
    observe(b, states[i], actors[i], features[i])


@rule
def reset(b, states, dice, seeds, players, options, actors, legals, counts, masks, features, first, last):
    """Lay out the matches of their seeds and show them."""
    for i in range(first, last):
        begin(b, i, states, dice, seeds, players, options)
        show(b, i, states, actors, legals, counts, masks, features)


@rule
def show_all(b, states, actors, legals, counts, masks, features, first, last):
    """Show games as they stand."""
    for i in range(first, last):
        show(b, i, states, actors, legals, counts, masks, features)


@rule
def step(
    b, states, dice, seeds, lengths, players, options, stride, limit, actions, actors, legals, counts, masks, features,
    rewards, points, won, done, cut, refused, first, last,
):  # fmt: skip
    """One action in every game."""
    for i in range(first, last):
        act(
            b, i, states, dice, seeds, lengths, players, options, stride, limit, actions, legals, counts,
            rewards, points, won, done, cut, refused,
        )  # fmt: skip
        show(b, i, states, actors, legals, counts, masks, features)


@rule
def sample(dice, legals, counts, actions, first, last):
    """Any legal action in every game, each as likely, from the game's own dice."""
    for i in range(first, last):
        actions[i] = legals[i, below(dice[i], counts[i])]


@rule
def observe_seat(b, states, seat, features, first, last):
    """What one seat observes in every game."""
    for i in range(first, last):
        observe(b, states[i], seat, features[i])
