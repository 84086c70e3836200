"""What The Grand Trunk Journey knows of good play."""

from __future__ import annotations

import numpy as np
import pytest

from freight_players import Table, check_weights, share_of_wins
from stellwerk.engine.rule import interpreted
from stellwerk.games import get
from stellwerk.games.grandtrunk.board import SCENARIOS

GAME = get("grandtrunk")


@pytest.mark.parametrize("players", GAME.seats)
def test_weights_are_sound_and_know_nothing_hidden(players):
    for seed in range(3):
        check_weights(Table(GAME, players, seed, objectives="with"))


@pytest.mark.parametrize("start", SCENARIOS)
def test_it_plays_from_every_set_of_start_cities(start):
    table = Table(GAME, 2, 5, start=start)
    table.finish({0, 1})
    assert table.scores.min() > 15


@pytest.mark.parametrize(("players", "least"), [(2, 0.95), (3, 0.9)])
def test_it_beats_random_players(players, least):
    assert share_of_wins(GAME, players, range(60)) >= least


def test_its_games_are_good_ones():
    scores = []
    for seed in range(40):
        table = Table(GAME, 2, seed)
        table.finish({0, 1})
        scores += list(table.scores)
    assert np.mean(scores) > 50, "random play makes about 6, a simple planner 32"


def test_it_rarely_throws_goods_away():
    delivered = dumped = 0
    for seed in range(20):
        table = Table(GAME, 3, seed)
        for weights in table.play({0, 1, 2}):
            kind, _ = GAME.kinds.named(int(table.out[int(weights.argmax())]))
            delivered += kind in ("deliver", "fulfil")
            dumped += kind == "dump"
    assert delivered > 15 * dumped


def test_chances_at_the_end_are_the_result_nearly():
    right = 0
    for seed in range(20):
        table = Table(GAME, 2, seed)
        table.finish({0})
        right += int(table.chances.argmax() == table.won.argmax())
    assert right >= 19


def test_interpreted_it_weighs_the_same():
    table = Table(GAME, 2, 3)
    slow = interpreted(table.heuristic.weigh)
    for step, weights in enumerate(table.play({0, 1})):
        if step % 20 == 0:
            n, again = GAME.rules.legal(table.b, table.s, table.out), np.zeros(GAME.actions, np.float32)
            slow(table.b, table.s, table.heuristic.memo.new(1)[0], table.out, n, again)
            assert np.allclose(again[:n], weights, atol=1e-3)
