"""Batch play and the benchmark."""

from __future__ import annotations

import json

import numpy as np
import pytest

from stellwerk import Match, bench
from stellwerk.engine.batch import DeadEnd, simulate
from stellwerk.engine.random import below, seeded
from stellwerk.games import games

ALL = list(games().values())


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_one_core_and_all_cores_play_the_same_games(game):
    one = simulate(game, game.seats[0], 600, seed=3, device="core", keep=True)
    many = simulate(game, game.seats[0], 600, seed=3, device="cores", threads=4, keep=True)
    assert (one.scores == many.scores).all()
    assert (one.won == many.won).all()
    assert (one.lengths == many.lengths).all()
    assert all(game.state.raw(a) == game.state.raw(b) for a, b in zip(one.states, many.states, strict=True))


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_game_of_a_batch_is_the_match_of_its_seed(game):
    result = simulate(game, game.seats[-1], 5, seed=100)
    for i in range(5):
        match, dice = Match.new(game.id, players=game.seats[-1], seed=100 + i), seeded(100 + i)
        while not match.over:
            legal = match.legal()
            match.play(legal[int(below(dice, len(legal)))])
        assert match.scores() == list(result.scores[i])
        assert len(match.history) == result.lengths[i]
        assert match.winners() == list(np.flatnonzero(result.won[i]))


def test_a_batch_does_not_depend_on_its_size():
    paris = games()["paris"]
    whole, part = simulate(paris, 3, 700, seed=0), simulate(paris, 3, 100, seed=600)
    assert (whole.scores[600:] == part.scores).all()


def test_progress_counts_all_games():
    done = []
    simulate(games()["paris"], 3, 1000, progress=done.append)
    assert sum(done) == 1000


def test_an_unknown_device_is_told_so():
    with pytest.raises(ValueError, match="devices: core, cores, gpu"):
        simulate(games()["paris"], 3, 1, device="abacus")


def test_a_dead_end_names_its_seed():
    assert "seed 12 had no legal action after 3 actions" in str(DeadEnd(games()["paris"], 12, -4))
    assert "seed 12 went on for ever" in str(DeadEnd(games()["paris"], 12, 100_000))


def test_the_benchmark_reports_what_was_measured():
    found = bench.measure(games()["paris"], seconds=0.05, compiling=False)
    json.dumps(found)
    for speed in ("interpreted", "core", "cores"):
        assert found[speed]["actions_per_s"] > found[speed]["games_per_s"] > 0
    assert 0 < found["state_bytes"] <= 2048
    assert found["copy_ns"] > 1
    assert found["replay_us"] > 1
    assert 0 < found["draw_ms"]["usual"] < found["draw_ms"]["cold"]  # groups are kept
    assert 0 < found["change_ms"]["map"] < found["change_ms"]["all"]
