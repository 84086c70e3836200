"""Generic compiled code: random play, replay, playouts.  Loaded once per game with that game's rules in its globals."""

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
determinize: Callable[..., Any]
held: Callable[..., Any]
reveals: Callable[..., bool]


@rule
def play_on(b, s, dice, out, limit):
    """Random legal actions to the end: gives their number, or a negative one where a seat had nothing to do."""
    n = 0
    while n < limit and actor(b, s) >= 0:
        count = legal(b, s, out)
        if count <= 0:
            return -n - 1
        apply(b, s, out[below(dice, count)])
        n += 1
    return n


@rule
def random_game(b, s, dice, out, seed, players, options, limit):
    """One whole game of random legal actions, all of it determined by the seed."""
    setup(b, s, players, seed, options)
    seed_into(dice, seed, DICE)
    return play_on(b, s, dice, out, limit)


@rule
def random_games(b, states, dice, out, seeds, players, options, limit, lengths, points, won, first, last):
    """Games first to last - 1 of a batch, one after another; game i is played in states[i % len(states)]."""
    for i in range(first, last):
        s = states[i % len(states)]
        lengths[i] = random_game(b, s, dice[0], out, seeds[i], players, options, limit)
        scores(b, s, points[i])
        winners(b, s, won[i])


@rule
def replay(b, s, actions, out):
    """Play a list of actions, each checked against the legal ones; gives how many were played."""
    for i in range(len(actions)):
        if actor(b, s) < 0:
            return i
        count = legal(b, s, out)
        found = False
        for k in range(count):
            if out[k] == actions[i]:
                found = True
                break
        if not found:
            return i
        apply(b, s, actions[i])
    return len(actions)


@rule
def try_each(b, states, actions, ends, has):
    """Each action tried once from states[0], in states[1]: whether it ends the game (1), hands on to another seat (2),
    draws random numbers (3), shows what was hidden (4), or none of these (0); and what the actor has, before in has[0],
    after each action in the rows that follow."""
    s = states[1]
    seat = actor(b, states[0])
    held(b, states[0], seat, has[0])
    for i in range(len(actions)):
        states[1] = states[0]
        apply(b, s, actions[i])
        held(b, s, seat, has[i + 1])
        now = actor(b, s)
        if now < 0:
            ends[i] = 1
        elif now != seat:
            ends[i] = 2
        elif s.rng[0] != states[0].rng[0] or s.rng[1] != states[0].rng[1] or s.rng[2] != states[0].rng[2]:
            ends[i] = 3
        elif reveals(b, states[0], s):
            ends[i] = 4
        else:
            ends[i] = 0


@rule
def playouts(b, states, action, games, dice, out, won, limit):
    """Share of wins of an action for the actor of states[0], over random games played in states[1].

    Each game starts from a fresh guess at what the actor cannot know, so nothing of the true state gets through.  One
    that comes to a seat with nothing to do is won by nobody.
    """
    s = states[1]
    seat = actor(b, states[0])
    total = 0.0
    for _ in range(games):
        states[1] = states[0]
        determinize(b, s, seat, below(dice, 1 << 31))
        apply(b, s, action)
        if play_on(b, s, dice, out, limit) < 0:
            continue
        winners(b, s, won)
        sharing = 0
        for p in range(len(won)):
            sharing += won[p]
        if sharing > 0:
            total += won[seat] / sharing
    return total / games


@rule
def copy_many(states, n):
    """Copy states round in a ring n times (for the benchmark: so that no copy can be left out)."""
    for i in range(n):
        states[(i + 1) % len(states)] = states[i % len(states)]
