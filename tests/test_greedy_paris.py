"""The knowledge of good play in Paris Connection."""

from __future__ import annotations

import numpy as np
import pytest
from greedy_play import Table, check_values, check_weights, favourites, match, share_of_one

from stellwerk.games import get
from stellwerk.games.paris.rules import BUILD, STOP
from stellwerk.games.paris.state import MAY_OWN

GAME = get("paris")
BOARD = GAME.board_of()


@pytest.mark.parametrize("players", GAME.seats)
def test_weights_depend_on_what_the_seat_knows_alone(players):
    check_weights(GAME, players)


@pytest.mark.parametrize("players", GAME.seats)
def test_values_are_chances(players):
    check_values(GAME, players)


def test_values_tell_who_will_win():
    assert favourites(GAME, 3, 40) >= 0.5


@pytest.mark.parametrize("players", GAME.seats)
def test_greedy_beats_chance(players):
    assert share_of_one(GAME, players, 40) >= 0.9


def test_greedy_owns_what_it_may_and_not_more():
    for players in GAME.seats:
        owned = [match(GAME, players, seed, set(range(players))).s.screen[:players].sum(axis=1) for seed in range(8)]
        assert np.max(owned) <= MAY_OWN[players]
        assert np.mean(owned) > 0.6 * MAY_OWN[players]


def test_a_build_goes_to_a_city_and_stops_when_nothing_more_can_be_reached():
    table, reached, builds = Table(GAME, 3, 5), 0, 0
    while table.actor >= 0:
        before = table.s.value.sum()
        actions, weights = table.weigh()
        if actions[weights.argmax()] >= BUILD and table.s.placed == 0:
            builds += 1
            seat = table.actor
            while table.actor == seat and (table.s.placed > 0 or table.s.value.sum() == before):
                table.play_best()
                if table.s.placed == 0:
                    break
            reached += table.s.value.sum() > before
        else:
            table.play_best()
    assert builds > 5 and reached > 0.7 * builds


def test_the_game_is_ended_in_marseille_by_one_who_is_ahead():
    ended = [match(GAME, 3, seed, {0, 1, 2}) for seed in range(30)]
    in_marseille = [t for t in ended if t.s.ended == 1]
    ahead = [t.winners()[t.s.turn] > 0 for t in in_marseille]
    assert len(in_marseille) > 5 and np.mean(ahead) > 0.5


def test_nobody_swaps_for_ever():
    """Every game between greedy seats ends soon."""
    for players in GAME.seats:
        for seed in range(10):
            table, actions = Table(GAME, players, seed), 0
            while table.actor >= 0:
                table.play_best()
                actions += 1
                assert actions < 1000
    assert STOP == 0
