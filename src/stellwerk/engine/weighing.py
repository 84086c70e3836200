"""From points to weights and chances: what a heuristic's `weigh` and `value` have to give in the end."""

from __future__ import annotations

import numpy as np

from .rule import rule


@rule
def sharpen(n, weights):
    """Points of n actions as weights: the best gets 1, and what is some points worse next to nothing.

    >>> weights = np.array([3.0, 1.0, 2.0])
    >>> sharpen(3, weights)
    >>> weights.round(2).tolist()
    [1.0, 0.01, 0.06]
    """
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    for i in range(n):
        near = 1 / (1 + best - weights[i])
        weights[i] = near * near * near * near


@rule
def chances(players, values, doubt):
    """Points that seats will probably have as their chances to win, where a forecast is wrong by `doubt` points.

    >>> values = np.array([30.0, 30.0, 0.0])
    >>> chances(2, values, 5.0)
    >>> values.tolist()
    [0.5, 0.5, 0.0]
    """
    best = values[0]
    for p in range(1, players):
        best = max(best, values[p])
    total = 0.0
    for p in range(players):
        values[p] = np.exp((values[p] - best) / doubt)
        total += values[p]
    for p in range(len(values)):
        values[p] = values[p] / total if p < players else 0.0
