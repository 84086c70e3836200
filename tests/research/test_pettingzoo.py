"""PettingZoo's own tests over every game, and what they do not look at."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from stellwerk import IllegalAction, Match
from stellwerk.games import games
from stellwerk.research import pettingzoo
from stellwerk.research.picture import pixels

ALL = list(games().values())


@pytest.mark.filterwarnings("ignore::UserWarning")  # it warns of dictionaries as observations, which masks need
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_pettingzoos_own_tests_pass(game, capsys):
    api_test(pettingzoo.env(game.id, players=game.seats[-1]), num_cycles=300)
    seed_test(lambda: pettingzoo.env(game.id), num_cycles=100)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_pettingzoos_render_test_passes(game, capsys):
    check = {"svg": lambda drawing: drawing.startswith("<svg"), "ansi": lambda text: "\x1b[" in text}
    render_test(lambda render_mode: pettingzoo.env(game.id, render_mode=render_mode), custom_tests=check)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_pixels_show_the_drawing(game):
    match = Match.new(game.id, seed=1)
    by_day, by_night = (pixels(match.svg(theme=theme), width=200) for theme in ("light", "dark"))
    assert by_day.shape[1] == by_night.shape[1] == 200
    assert len(np.unique(by_day.reshape(-1, 3), axis=0)) > 50
    assert by_night.mean() < 90 < 160 < by_day.mean()


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_an_episode_is_the_match_of_its_seed(game):
    env, match = pettingzoo.env(game.id, players=game.seats[-1]), Match.new(game.id, players=game.seats[-1], seed=5)
    env.reset(seed=5)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        rewards[agent] = reward
        if termination:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert agent == f"seat_{match.actor}"
        assert sorted(match.parse(text) for text in match.legal()) == legal.tolist()
        action = int(legal[len(match.history) * 7 % len(legal)])
        match.play(game.notation(match.board, action))
        env.step(action)
    assert match.over
    assert sum(rewards.values()) == pytest.approx(0)
    best = [int(agent.removeprefix("seat_")) for agent, reward in rewards.items() if reward == max(rewards.values())]
    assert sorted(best) == match.winners()


def test_resets_without_a_seed_go_on_from_the_last_one():
    firsts = []
    for _ in range(2):
        env = pettingzoo.env("paris")
        env.reset(seed=3)
        env.reset()
        firsts.append(env.unwrapped.table.match.seed)
        env.reset()
        assert env.unwrapped.table.match.seed != firsts[-1]
    assert firsts[0] == firsts[1]


def test_an_illegal_action_ends_the_wrapped_game_and_is_explained_by_the_bare_one():
    env = pettingzoo.env("paris")
    env.reset(seed=1)
    actor = env.agent_selection
    env.step(0)  # nothing has been built that could be stopped
    assert env.terminations[actor]
    assert env.rewards[actor] == pettingzoo.ILLEGAL
    bare = pettingzoo.raw_env("paris")
    bare.reset(seed=1)
    with pytest.raises(IllegalAction):
        bare.step(0)
    for number in (-1, bare.table.game.actions, 1 << 40):
        with pytest.raises(IllegalAction):
            bare.step(number)


def test_a_game_drawn_out_is_cut_off():
    env = pettingzoo.env("paris", limit=30)
    env.reset(seed=1)
    for n, _ in enumerate(env.agent_iter()):
        observation, _, termination, truncation, _ = env.last()
        assert not termination
        assert truncation == (n >= 30)
        env.step(None if truncation else int(observation["action_mask"].argmax()))  # trades, for ever
    assert n == 32


def test_every_seat_observes_what_it_knows_and_nothing_else():
    env = pettingzoo.raw_env("deutschland", players=3)
    env.reset(seed=4)
    for _ in range(30):
        env.step(env.table.legal()[0])
    for seat in range(3):
        twin = env.table.guess(seat, 99)
        assert (twin.observe(seat) == env.table.observe(seat)).all()
        assert (twin.mask(seat) == env.table.mask(seat)).all()
    assert env.state().shape == (3, env.table.game.size)
