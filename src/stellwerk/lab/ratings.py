"""Ratings from results of games with any number of players, and how sure they are.

The model is Luce's choice: a seat wins with probability exp(r) / sum of exp(r) over all seats at the table; with two
players that is Bradley and Terry's, which Elo's scale belongs to.  Ratings are those that make the results likeliest,
found by Newton's method, with a weak pull towards the middle (as if each bot had once drawn with an average one), so
that a bot that has won every game has a rating too.  Intervals come from drawing whole blocks (all rotations of one
seed) anew.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

ELO = 400 / np.log(10)
Z = 1.96  # of a 95 % interval


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games.

    >>> wilson(0.5, 100)
    (0.4038, 0.5962)
    """
    if games <= 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * float(np.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)))
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def fit(
    seats: NDArray[np.int64], shares: NDArray[np.float64], bots: int, counts: NDArray[np.float64] | None = None
) -> NDArray[np.float64]:
    """Elo ratings, their mean being 0.

    `seats[g, p]` is the bot in seat p of game g (-1: no such seat), `shares[g, p]` its share of the win, `counts[g]`
    how often the game counts.

    >>> seats = np.array([[0, 1]] * 4)
    >>> shares = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]])
    >>> fit(seats, shares, 2).round().tolist()
    [78.0, -78.0]
    """
    counts = np.ones(len(seats)) if counts is None else counts
    sits = [(seats == bot).astype(float) for bot in range(bots)]
    won = np.array([(shares * at).sum(axis=1) @ counts for at in sits])
    rating = np.zeros(bots)
    for _ in range(100):
        force = np.where(seats >= 0, np.exp(rating[np.maximum(seats, 0)]), 0.0)
        chance = force / force.sum(axis=1, keepdims=True)
        each = np.array(
            [(chance * at).sum(axis=1) for at in sits]
        )  # the chance that a bot wins a game, in all its seats
        pull = 1 / (1 + np.exp(-rating))
        slope = won - each @ counts + 0.5 - pull
        bend = (each * counts) @ each.T - np.diag(each @ counts) - np.diag(pull * (1 - pull))
        step = np.clip(np.linalg.solve(bend, slope), -1.0, 1.0)
        rating = rating - step
        if np.abs(step).max() < 1e-9:
            break
    return np.asarray((rating - rating.mean()) * ELO)


def intervals(
    seats: NDArray[np.int64], shares: NDArray[np.float64], blocks: Sequence[object], bots: int,
    draws: int = 200, seed: int = 1,
) -> NDArray[np.float64]:  # fmt: skip
    """The 95 % interval of each rating: (bots, 2).  `blocks[g]` names the block that game g belongs to."""
    names = {block: i for i, block in enumerate(dict.fromkeys(blocks))}
    of = np.array([names[block] for block in blocks])
    dice = np.random.default_rng(seed)
    found = []
    for _ in range(draws):
        drawn = np.bincount(dice.integers(len(names), size=len(names)), minlength=len(names))
        found.append(fit(seats, shares, bots, drawn[of].astype(float)))
    return np.asarray(np.percentile(found, [2.5, 97.5], axis=0).T)
