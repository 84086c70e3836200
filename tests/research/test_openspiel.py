"""OpenSpiel's own tests over every game: random simulations, playthroughs, its IS-MCTS bot."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from stellwerk import Match
from stellwerk.games import games
from stellwerk.research import openspiel

ALL = list(games().values())


def dealt(name, seed, **parameters):
    state = pyspiel.load_game(name, parameters).new_initial_state()
    for byte in seed.to_bytes(openspiel.BYTES, "big"):
        state.apply_action(byte)
    return state


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_openspiels_random_simulation_passes(game):
    spiel = pyspiel.load_game(f"stellwerk_{game.id}", {"players": game.seats[0]})
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_openspiel_writes_and_replays_a_playthrough(game, tmp_path):
    """Its regression tests are files like this one: all of the API is asked at every state, and replayed."""
    name = f"stellwerk_{game.id}(max_game_length=8)"
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, [1, 2, 3, 4], alsologtostdout=False, seed=1))
    flags.FLAGS.mark_as_parsed()
    original, again = generate_playthrough.replay(str(file))
    assert again == original
    assert f'GameType.short_name = "stellwerk_{game.id}"' in original


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_history_is_the_match_of_its_seed(game):
    state, match = dealt(f"stellwerk_{game.id}", 77), Match.new(game.id, seed=77)
    dice = np.random.default_rng(1)
    while not state.is_terminal():
        assert state.current_player() == match.actor
        assert {state.action_to_string(a) for a in state.legal_actions()} == set(match.legal())
        action = int(dice.choice(state.legal_actions()))
        match.play(state.action_to_string(action))
        state.apply_action(action)
    won = [p for p, reward in enumerate(state.returns()) if reward == max(state.returns())]
    assert won == match.winners()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_resampled_states_look_the_same_to_the_player_and_hide_the_truth(game):
    state = dealt(f"stellwerk_{game.id}", 5)
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    player, sampler = state.current_player(), np.random.default_rng(2).random
    before = str(state)
    other = state.resample_from_infostate(player, sampler)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert (other.table.match.state.record.rng != state.table.match.state.record.rng).any()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_openspiels_ismcts_plays(game):
    state = dealt(f"stellwerk_{game.id}", 9)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=2.0, max_simulations=4, max_world_samples=-1, use_observation_string=True,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    for _ in range(2):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_its_learning_environment_runs():
    env = rl_environment.Environment("stellwerk_paris", players=3)
    step, dice = env.reset(), np.random.default_rng(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([int(dice.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) > 0


def test_a_game_drawn_out_is_cut_off():
    state = dealt("stellwerk_paris", 5, max_game_length=60)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])  # trades, for ever
    assert len(state.history()) == 60 + openspiel.BYTES
    assert state.returns() == [0.0] * 3


def test_features_have_names():
    state = dealt("stellwerk_paris", 5)
    seen = make_observation(state.get_game())
    seen.set_from(state, 0)
    assert seen.dict["screen"].shape == (6,)
    assert seen.tensor.tolist() == state.observation_tensor(0)


def test_states_and_games_survive_pickling():
    state = dealt("stellwerk_deutschland", 5, players=3, tickets=2017)
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.get_game().num_players() == 3
    guess = state.resample_from_infostate(0, lambda: 0.5)
    assert str(pickle.loads(pickle.dumps(guess))) == str(guess)


def test_games_are_pickled():
    game = pyspiel.load_game("stellwerk_grandtrunk", {"players": 3, "seed_bytes": 1})
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_an_information_state_is_what_a_seat_has_known_and_nothing_else():
    state = dealt("stellwerk_paris", 7, players=3)
    seat = state.current_player()
    before = state.information_state_string(seat)
    hidden = state.resample_from_infostate(seat, np.random.default_rng(3).random)
    assert hidden.information_state_string(seat) == before
    assert state.information_state_string((seat + 1) % 3) != before
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(seat) != before
    with pytest.raises(ValueError, match="no bound"):
        state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).set_from(state, 0)


def test_cfr_by_sampling_learns():
    game = pyspiel.load_game("stellwerk_paris", {"players": 3, "seed_bytes": 1, "max_game_length": 60})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(7)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)
    with pytest.raises(ValueError, match="1 to 7 bytes"):
        pyspiel.load_game("stellwerk_paris", {"seed_bytes": 8})
