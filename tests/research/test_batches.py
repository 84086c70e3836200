"""Batches: the same games as single matches, step by step, whatever their number, threads and memory."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from stellwerk import Match
from stellwerk.engine.batch import simulate
from stellwerk.games import games
from stellwerk.research import batch
from stellwerk.research.batches import shapes

ALL = list(games().values())


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_batch_plays_the_matches_of_its_seeds_step_by_step(game):
    players, n = game.seats[-1], 6
    games_ = batch(game, n, players=players, seed=40)
    matches = [Match.new(game.id, players=players, seed=40 + i) for i in range(n)]
    features = np.zeros(game.size, np.float32)
    over = 0
    while over < 4:
        for i, match in enumerate(matches):
            assert games_.actor[i] == match.actor
            assert games_.legal[i, : games_.count[i]].tolist() == match.state.legal().tolist()
            assert np.flatnonzero(games_.mask[i]).tolist() == sorted(match.state.legal().tolist())
            game.rules.observe(match.board.record, match.state.record, match.actor, features)
            assert (games_.observation[i] == features).all()
        actions = games_.sample().copy()
        games_.step(actions)
        for i, match in enumerate(matches):
            match.play(game.notation(match.board, int(actions[i])))
            assert games_.done[i] == match.over
            if match.over:
                over += 1
                assert games_.score[i, :players].tolist() == match.scores()
                assert np.flatnonzero(games_.reward[i] == games_.reward[i].max()).tolist() == match.winners()
                assert games_.reward[i].sum() == pytest.approx(0, abs=1e-6)
                assert games_.lengths[i] == len(match.history)
                matches[i] = Match.new(game.id, players=players, seed=match.seed + n)
                assert games_.seeds[i] == match.seed + n
            else:
                assert not games_.reward[i].any()


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("threads", [1, 3])
def test_random_games_of_a_batch_are_those_of_simulate(game, threads):
    n = 200
    whole = simulate(game, game.seats[0], 2 * n, seed=7)
    games_ = batch(game, n, players=game.seats[0], seed=7, threads=threads)
    found = np.zeros(2 * n, bool)
    while not found.all():
        games_.step(games_.sample())
        for i in np.flatnonzero(games_.done):
            k = i + n * (int(games_.played()[i]) - 1)
            if k < 2 * n:
                found[k] = True
                assert games_.score[i, : game.seats[0]].tolist() == whole.scores[k].tolist()
                assert games_.lengths[i] == whole.lengths[k]


def test_the_callers_own_arrays_are_written_to():
    paris = games()["paris"]
    mine = {name: np.full(shape, 77, type) for name, (shape, type) in shapes(paris, 100, 4).items()}
    games_, other = batch("paris", 100, players=4, seed=3, out=mine), batch("paris", 100, players=4, seed=3)
    for _ in range(250):
        mine["mask"][:] = 9  # whatever is left in it
        actions = other.sample()
        games_.step(actions)
        other.step(actions)
    assert games_.mask is mine["mask"]
    for name in ("actor", "observation", "mask", "count", "reward", "done", "cut", "refused"):
        assert (mine[name] == getattr(other, name)).all(), name


@pytest.mark.parametrize("fault", [
    {"masks": np.zeros(1)},
    {"actor": np.zeros(8, np.int64)},
    {"actor": np.zeros(9, np.int8)},
    {"actor": [0] * 8},
    {"observation": np.zeros((1615, 8), np.float32).T},
])  # fmt: skip
def test_arrays_that_do_not_fit_are_named(fault):
    with pytest.raises(ValueError, match=next(iter(fault))):
        batch("paris", 8, out=fault)


def test_illegal_actions_are_refused_and_leave_the_game_as_it_was():
    games_ = batch("deutschland", 70, players=2, seed=1, strict=False)
    first = games_.sample().copy()
    before, shown = games_.states.tobytes(), games_.observation.copy()
    for actions in (
        np.full(70, -1),
        np.full(70, 1 << 40),
        np.full(70, games_.game.actions),
        games_.mask.argmin(axis=1),
    ):
        games_.step(actions)
        assert games_.refused.all()
        assert games_.states.tobytes() == before
        assert (games_.observation == shown).all()
    games_.step(games_.sample())
    assert not games_.refused.any()
    with pytest.raises(ValueError, match="not legal in game 5 "):
        batch("deutschland", 70, players=2, seed=1).step([*first[:5], *[-1] * 65])
    for actions in (np.zeros(69, int), np.zeros(70)):
        with pytest.raises(ValueError, match="70 whole numbers"):
            games_.step(actions)


def test_a_game_drawn_out_is_cut_off():
    games_ = batch("paris", 3, seed=1, limit=10)
    for n in range(1, 31):
        games_.step(games_.mask.argmax(axis=1))  # trades, for ever
        assert (games_.cut == (n % 10 == 0)).all()
        assert not games_.done.any()
        assert not games_.reward.any()
    assert games_.played().tolist() == [3, 3, 3]


def test_any_seat_can_be_observed_and_a_batch_begun_anew():
    games_ = batch("nuremberg", 70, players=3, seed=5)
    first = games_.observation.copy()
    for _ in range(30):
        games_.step(games_.sample())
    for seat in range(3):
        mine = games_.actor == seat
        assert (games_.observe(seat)[mine] == games_.observation[mine]).all()
    games_.reset()
    assert (games_.observation == first).all()
    games_.reset(seed=6)
    assert (games_.observation[:-1] == first[1:]).all()
    with pytest.raises(ValueError, match="no seat 3"):
        games_.observe(3)


@pytest.mark.parametrize("setting", [
    {"device": "abacus"}, {"players": 9}, {"n": 0}, {"seed": -1},
    {"game": "nuremberg", "map": "wensleydale", "players": 3, "options": {"side": "2-3"}, "accept": True},
])  # fmt: skip
def test_settings_that_there_are_not_are_told_so(setting):
    if setting.pop("accept", False):
        assert batch(n=2, **setting).players == 3
    else:
        with pytest.raises(ValueError, match=r"there is no device|players"):
            batch("paris", **{"n": 4, **setting})


def test_the_kernels_do_the_same_in_numbas_simulator():
    """No GPU here: the kernels run interpreted in Numba's simulator, against the same games stepped on the CPU."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "STELLWERK_INTERPRET": "1"}
    command = [sys.executable, str(Path(__file__).parents[1] / "simulated_gpu.py"), "paris", "deutschland"]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert run.stdout == "same\n", run.stderr[-2000:]
