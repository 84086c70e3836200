"""Whole games of greedy players, compiled, for looking at the balance of a game."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numba
import numpy as np

from stellwerk.engine.game import Game
from stellwerk.engine.random import DICE, below, seed_into


def player(game: Game) -> Callable[..., None]:
    """A compiled function that plays one game, every seat greedily, and counts what each seat does."""
    setup, actor, legal, apply = (getattr(game.rules, name) for name in ("setup", "actor", "legal", "apply"))
    assert game.heuristic is not None
    weigh = game.heuristic.weigh

    @numba.njit(nogil=True)
    def play(b, s, memos, dice, out, weights, seed, options, counts):  # type: ignore[no-untyped-def]
        setup(b, s, len(memos), seed, options)
        seed_into(dice, seed, DICE)
        while True:
            p = actor(b, s)
            if p < 0:
                return
            n = legal(b, s, out)
            weigh(b, s, memos[p], out, n, weights)
            best = 0
            ties = 1
            for i in range(1, n):
                if weights[i] > weights[best]:
                    best = i
                    ties = 1
                elif weights[i] == weights[best]:
                    ties += 1
                    if below(dice, ties) == 0:
                        best = i
            counts[p, out[best]] += 1
            apply(b, s, out[best])

    return play


def final_states(
    game: Game, map: str, players: int, options: dict[str, str], games: int
) -> tuple[np.recarray, np.ndarray]:
    """The final states of the games of seeds 0 to games - 1, on all cores, and how often each seat did each action."""
    board, values, play = game.board_of(map), game.option_values(options), player(game)
    states, counts = game.state.new(games), np.zeros((games, players, game.actions), np.uint16)
    assert game.heuristic is not None
    memo = game.heuristic.memo

    def work(part: range) -> None:
        dice, out, weights = np.zeros(3, np.uint32), game.buffer(), np.zeros(game.actions, np.float32)
        for i in part:
            play(board.record, states[i], memo.new(players), dice, out, weights, i, values, counts[i])

    cores = int(os.environ.get("THREADS", os.cpu_count() or 1))
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(work, [range(k, games, cores) for k in range(cores)]))
    return states, counts


def results(game: Game, map: str, states: np.recarray, players: int) -> tuple[np.ndarray, np.ndarray]:
    """Scores and shares of the win, by game and seat."""
    b = game.board_of(map).record
    points, won = (np.zeros((len(states), players), np.int32) for _ in range(2))
    for i, s in enumerate(states):
        game.rules.scores(b, s, points[i])
        game.rules.winners(b, s, won[i])
    return points, won / won.sum(axis=1, keepdims=True)
