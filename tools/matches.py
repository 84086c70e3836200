"""Whole games of greedy players in the lab's compiled loop, for looking at the balance of a game."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from stellwerk.engine.game import Game
from stellwerk.lab.study import Plan, logged_game, slips_of


def final_states(
    game: Game, map: str, players: int, options: dict[str, str], games: int
) -> tuple[np.recarray, np.ndarray]:
    """The final states of the games of seeds 0 to games - 1, on all cores, and how often each seat did each action."""
    plan = Plan(game.id, players, ("greedy",), map, options)
    board, values, slips = game.board_of(map), game.option_values(options), slips_of(plan.bots)
    states, counts = game.state.new(games).view(np.recarray), np.zeros((games, players, game.actions), np.uint16)

    def work(part: range) -> None:
        for i in part:
            actions, seats, states[i] = logged_game(game, board, players, values, slips, i)
            np.add.at(counts[i], (seats, actions), 1)

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
