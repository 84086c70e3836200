"""What First Train to Nuremberg knows of good play, with which the balance of its maps is looked at."""

from __future__ import annotations

import numpy as np
import pytest

from freight_players import Table, check_weights, share_of_wins
from stellwerk.engine.rule import interpreted
from stellwerk.games import get

GAME = get("nuremberg")
CASES = [
    (map, players, side) for map in GAME.maps for players, side in ((2, "2-3"), (3, "2-3"), (3, "3-4"), (4, "3-4"))
]


@pytest.mark.parametrize(("map", "players", "side"), CASES)
def test_weights_are_sound_and_know_nothing_hidden(map, players, side):
    for seed in range(2):
        check_weights(Table(GAME, players, seed, map, side=side))


@pytest.mark.parametrize("options", [{"trains": "row"}, {"south": "extended"}])
def test_it_plays_with_every_option(options):
    check_weights(Table(GAME, 3, 2, "wensleydale", **options))


@pytest.mark.parametrize("map", GAME.maps)
@pytest.mark.parametrize(("players", "least"), [(2, 0.95), (3, 0.9)])
def test_it_beats_random_players(map, players, least):
    assert share_of_wins(GAME, players, range(30), map) >= least


@pytest.mark.parametrize("map", GAME.maps)
def test_its_games_are_good_ones(map):
    scores, pieces = [], []
    for seed in range(20):
        table = Table(GAME, 2, seed, map)
        table.finish({0, 1})
        scores += list(table.scores)
        pieces += list(table.s.held[:2].sum(axis=1) / int(table.s.turn))
    assert np.mean(scores) > 50, "reports of real games speak of about 40 for a good score"
    assert np.mean(pieces) > 5.6, "and of about 5.6 pieces for a player and turn"


def test_chances_at_the_end_are_the_result_nearly():
    right = 0
    for seed in range(20):
        table = Table(GAME, 3, seed)
        table.finish({0, 1})
        right += int(table.chances.argmax() == table.won.argmax())
    assert right >= 18, "but for ties"


def test_a_line_that_leaves_the_plan_is_planned_anew():
    table = Table(GAME, 2, 1)
    for weights in table.play({0, 1}):
        if table.s.laid > 0 and len(weights) > 2:
            fresh = table.weigh(table.s, table.heuristic.memo.new(1)[0])
            assert fresh.max() == 1
            table.memos[:] = 0  # as if another had begun the line
    assert table.scores.min() > 20


def test_interpreted_it_weighs_the_same():
    table = Table(GAME, 2, 3)
    slow = interpreted(table.heuristic.weigh)
    for step, weights in enumerate(table.play({0, 1})):
        if step % 25 == 0:
            n, again = GAME.rules.legal(table.b, table.s, table.out), np.zeros(GAME.actions, np.float32)
            memo = table.heuristic.memo.new(2)
            fresh = table.weigh(table.s, memo[0])
            slow(table.b, table.s, memo[1], table.out, n, again)
            assert np.allclose(again[:n], fresh, atol=1e-3), weights
