"""What a game's heuristic thinks of all games of a batch at once: the teacher that a network imitates or listens to.

Loaded once per game with its `weigh` in the globals; the same source runs over a batch on the CPU and on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stellwerk.engine.rule import rule

# The game's own heuristic: `rule.load` has put it here before this file runs.
weigh: Callable[..., Any]


@rule
def prefer(b, i, states, memos, legals, counts, weights, labels, advice):
    """The legal action that weighs most in game i, and what each legal action weighs compared with it."""
    n = counts[i]
    weigh(b, states[i], memos[i], legals[i], n, weights[i])
    best = 0
    for k in range(1, n):
        if weights[i, k] > weights[i, best]:
            best = k
    labels[i] = legals[i, best]
    most = weights[i, best]
    for k in range(n):
        advice[i, legals[i, k]] = weights[i, k] / most if most > 0 else 1.0


@rule
def prefer_all(b, states, memos, legals, counts, weights, labels, advice, first, last):
    """The same in games first to last - 1."""
    for i in range(first, last):
        prefer(b, i, states, memos, legals, counts, weights, labels, advice)
