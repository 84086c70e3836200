"""The teacher on a GPU, one game in each thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import cuda

# What is done in one game: `rule.load` has put it here before this file runs.
prefer: Callable[..., Any]


@cuda.jit
def prefer_all(boards, states, memos, legals, counts, weights, labels, advice):
    """The action that weighs most in every game."""
    i = cuda.grid(1)
    if i < len(states):
        prefer(boards[0], i, states, memos, legals, counts, weights, labels, advice)
