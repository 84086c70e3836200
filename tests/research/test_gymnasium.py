"""Gymnasium's own check over every game; bots at the other seats."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stellwerk.games import games
from stellwerk.research.gymnasium import SeatEnv, env_id, register_envs

ALL = list(games().values())


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_gymnasiums_own_check_passes(game):
    env = gymnasium.make(env_id(game.id, game.version), render_mode="rgb_array")
    check_env(env.unwrapped, skip_render_check=game.id != "paris")  # drawing is slow, and one for all


def test_an_environment_is_found_by_module_and_name():
    env = gymnasium.make("stellwerk.research.gymnasium:stellwerk/Deutschland-v2", players=3)
    assert env.unwrapped.table.players == 3
    register_envs()  # once more changes nothing


def test_naming_the_module_is_enough():
    """In a program that has imported nothing of ours: Gymnasium has no plugins since 1.0, but imports what an id names."""
    program = "import gymnasium; print(gymnasium.make('stellwerk.research.gymnasium:stellwerk/Paris-v1').spec.id)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "stellwerk/Paris-v1\n"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_whole_episode_against_bots(game):
    env = SeatEnv(game.id, players=game.seats[-1], seat=None)
    ends = []
    for seed in (3, 3, 4):
        env.reset(seed=seed)
        dice, over, steps = np.random.default_rng(seed), False, 0
        while not over:
            assert env.table.actor == env.seat
            _, reward, over, truncated, info = env.step(dice.choice(np.flatnonzero(env.action_masks())))
            steps += 1
            assert not truncated
            assert not info
        ends.append((steps, reward, env.table.match.hash))
    assert ends[0] == ends[1] != ends[2]
    assert -1 <= ends[0][1] <= 1


def test_an_illegal_action_ends_the_episode_and_says_why():
    env = SeatEnv("paris")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


@pytest.mark.parametrize("setting", [{"seat": 3}, {"bots": ["random"]}])
def test_seats_and_bots_have_to_fit(setting):
    with pytest.raises(ValueError, match="3 players need"):
        SeatEnv("paris", players=3, **setting)


def test_points_can_be_the_reward_and_a_match_can_be_cut_off():
    env = SeatEnv("paris", players=3, bots="random", limit=12, reward="score")
    observation, _ = env.reset(seed=7)
    assert env.observation_space.contains(observation)  # whose numbers have an end
    assert np.isfinite(env.observation_space["observation"].high).all()
    over = cut = False
    while not (over or cut):
        observation, reward, over, cut, _ = env.step(int(observation["action_mask"].argmax()))
    assert (cut, over, reward, env.table.length) == (True, False, 0.0, 12)
    env, turn = SeatEnv("paris", players=3, bots="random", reward="score"), 0
    observation, _ = env.reset(seed=7)
    while not env.table.match.over and turn < 2000:
        turn, actions = turn + 1, np.flatnonzero(observation["action_mask"])
        observation, reward, _, _, _ = env.step(actions[turn % len(actions)])
    points = env.table.match.scores()
    assert reward == points[0] - (points[1] + points[2]) / 2
    with pytest.raises(ValueError, match="no reward"):
        SeatEnv("paris", reward="glory")
