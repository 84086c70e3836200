"""Rules as most games have them: what a game's `rules.py` does not say itself (`Rules.of`).

This module is loaded once for each game that wants some of it, with that game's `scores`, `why_not` and `size` (the
number of its actions) in its globals.
"""

from __future__ import annotations

from stellwerk.engine.random import GAME, seed_into
from stellwerk.engine.rule import rule


@rule
def legal(b, s, out):
    """All actions that nothing speaks against, in the order of their numbers: for games with up to some hundreds."""
    n = 0
    for action in range(size):
        if why_not(b, s, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def winners(b, s, out):
    """Most points; ties share the win."""
    scores(b, s, out)
    best = out[0]
    for p in range(1, s.players):
        best = max(best, out[p])
    for p in range(len(out)):
        out[p] = 1 if p < s.players and out[p] == best else 0


@rule
def refresh(b, s):
    """Nothing is worked out beforehand."""


@rule
def determinize(b, s, seat, seed):
    """Nothing is hidden but the coming random numbers."""
    seed_into(s.rng, seed, GAME)


@rule
def held(b, s, seat, out):
    """Nothing is counted."""


@rule
def reveals(b, before, after):
    """Only chance brings to light what nobody knew."""
    return False
