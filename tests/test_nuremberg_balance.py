"""The sensible player, with which the balance of the reconstructed maps was looked at (docs/nuremberg.md)."""

from __future__ import annotations

import numpy as np
import pytest

from stellwerk.engine.random import seeded
from stellwerk.games import get
from stellwerk.games.nuremberg.sensible import sensible_game

GAME = get("nuremberg")


def games(map: str, players: int, count: int, first: int = 0):
    """Scores and pieces carried in a turn, by game and seat."""
    b, options = GAME.board_of(map).record, GAME.option_values({"side": "2-3" if players == 2 else "3-4"})
    states, out = GAME.state.new(2), GAME.buffer()
    scores, pieces = [], []
    for seed in range(first, first + count):
        record, points = np.zeros((4, 4), np.int64), np.zeros(4, np.int32)
        sensible_game(b, states, seeded(seed), out, seed, players, options, record)
        assert not GAME.faults(GAME.board_of(map), states[0])
        GAME.rules.scores(b, states[0], points)
        scores.append(points[:players].copy())
        pieces.append(record[:players, 0] / record[:players, 3])
    return np.array(scores), np.array(pieces)


@pytest.mark.parametrize("map", GAME.maps)
def test_sensible_games_come_out_as_reports_of_real_ones(map):
    scores, pieces = games(map, 2, 20)
    assert 3.5 < pieces.mean() < 8, "reports say about 5.6 pieces for a player and turn"
    assert 20 < scores.mean() < 70, "and about 40 points for a good score"


def test_the_same_seed_gives_the_same_sensible_game():
    assert (games("nuremberg", 4, 2)[0] == games("nuremberg", 4, 2)[0]).all()


def test_sensible_play_beats_random_play_by_far():
    from stellwerk.engine.batch import simulate

    by_chance = simulate(GAME, 4, 200, seed=1, device="core").scores.mean()
    assert games("nuremberg", 4, 10)[0].mean() > by_chance + 15
