"""Whole games of greedy and random players, compiled, with what they use counted.  Loaded once per game, as `loops.py`.

The games are those that the bots `greedy`, `greedy:N` and `random` play at ordinary matches, action by action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stellwerk.engine.random import DICE, below, seed_into
from stellwerk.engine.rule import rule

# The game's own rules: `rule.load` has put them here before this file runs.
setup: Callable[..., Any]
actor: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
scores: Callable[..., Any]
winners: Callable[..., Any]
weigh: Callable[..., Any]
use: Callable[..., Any]

RANDOM = -1  # in place of how often a greedy player slips: always
WHOLE = 60  # a win, which up to six seats can share without a remainder
TIMES, GAMES, SEATS, WINS = range(4)  # what is summed up for each thing


@rule
def pick(b, s, memos, dice, out, n, weights, slips):
    """The action that the bot of a seat chooses among the n legal ones; it remembers nothing, as the greedy bot."""
    if slips == RANDOM:
        return out[below(dice, n)]
    if n == 1:
        return out[0]
    if below(dice, 100) < slips:
        return out[below(dice, n)]
    memos[0] = memos[1]
    weigh(b, s, memos[0], out, n, weights)
    most = weights[0]
    for i in range(1, n):
        most = max(most, weights[i])
    alike = 0
    for i in range(n):
        if weights[i] == most:
            alike += 1
    which = below(dice, alike)
    for i in range(n):
        if weights[i] == most:
            if which == 0:
                return out[i]
            which -= 1
    return out[0]


@rule
def one_game(b, s, memos, dice, out, weights, used, seed, players, options, slips, log, limit):
    """One game, determined by the seed; gives its length, negative where a seat had nothing to do.

    `slips` says for each bot how often in a hundred decisions it plays any action; seat p has bot p + seed, round and
    round.  `log` takes as many actions as it has room for.
    """
    setup(b, s, players, seed, options)
    table = len(dice) - 1
    seed_into(dice[table], seed, DICE)
    for p in range(players):
        seed_into(dice[p], below(dice[table], 1 << 31), DICE)
    n = 0
    while n < limit:
        p = actor(b, s)
        if p < 0:
            use(b, s, -1, used)
            return n
        count = legal(b, s, out)
        if count <= 0:
            return -n - 1
        action = pick(b, s, memos, dice[p], out, count, weights, slips[(p + seed) % len(slips)])
        if n < len(log):
            log[n] = action
        use(b, s, action, used)
        apply(b, s, action)
        n += 1
    return n


@rule
def told_game(b, s, used, seed, players, options, actions):
    """A game that was played elsewhere, from its actions."""
    setup(b, s, players, seed, options)
    for i in range(len(actions)):
        use(b, s, actions[i], used)
        apply(b, s, actions[i])
    use(b, s, -1, used)
    return len(actions)


@rule
def actors_of(b, s, seed, players, options, actions, seats):
    """Which seat did each of a game's actions; s is then its final state."""
    setup(b, s, players, seed, options)
    for i in range(len(actions)):
        seats[i] = actor(b, s)
        apply(b, s, actions[i])


@rule
def tally(used, players, won, sums):
    """Add what was used in a game to the sums, and clear it for the next."""
    sharing = 0
    for p in range(players):
        sharing += won[p]
    for thing in range(len(used[0])):
        seats = 0
        for p in range(players):
            if used[p, thing] > 0:
                seats += 1
                sums[TIMES, thing] += used[p, thing]
                if won[p]:
                    sums[WINS, thing] += WHOLE // sharing
                used[p, thing] = 0
        if seats > 0:
            sums[GAMES, thing] += 1
            sums[SEATS, thing] += seats


@rule
def many_games(
    b, states, memos, dice, out, weights, used, seeds, players, options, slips, log, limit, lengths, points, won, sums
):  # fmt: skip
    """A game for each seed, one after another."""
    s = states[0]
    for i in range(len(seeds)):
        lengths[i] = one_game(
            b, s, memos, dice, out, weights, used, seeds[i], players, options, slips, log, limit
        )  # fmt: skip
        scores(b, s, points[i])
        winners(b, s, won[i])
        if lengths[i] < limit:
            tally(used, players, won[i], sums)
        else:
            used[:] = 0


@rule
def told_games(b, states, used, seeds, players, options, logs, starts, points, won, sums):
    """Games that were played elsewhere: that of seeds[i] has the actions from starts[i] to starts[i + 1]."""
    s = states[0]
    for i in range(len(seeds)):
        told_game(b, s, used, seeds[i], players, options, logs[starts[i] : starts[i + 1]])
        scores(b, s, points[i])
        winners(b, s, won[i])
        tally(used, players, won[i], sums)
