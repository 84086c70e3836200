"""The knowledge of good play in Paris Connection."""

from __future__ import annotations

import numpy as np
import pytest

from greedy_play import Table, check_interpreted, check_values, check_weights, favourites, match, share_of_one
from stellwerk.games import get
from stellwerk.games.paris.actions import KINDS
from stellwerk.games.paris.rules import NCOLOURS
from stellwerk.games.paris.state import GOAL_REACHED, MAY_OWN

GAME = get("paris")
BOARD = GAME.board_of()


@pytest.mark.parametrize("players", GAME.seats)
def test_weights_depend_on_what_the_seat_knows_alone(players):
    check_weights(GAME, players)


@pytest.mark.parametrize("players", GAME.seats)
def test_values_are_chances(players):
    check_values(GAME, players)


def test_interpreted_and_compiled_agree():
    check_interpreted(GAME, 4)


def test_values_tell_who_will_win():
    assert favourites(GAME, 3, 40) >= 0.5


@pytest.mark.parametrize("players", GAME.seats)
def test_greedy_beats_chance(players):
    assert share_of_one(GAME, players, 40) >= 0.9


def test_greedy_trades_up_to_what_it_may_own():
    """And hardly ever beyond: only for what is worth more than it costs."""
    for players in GAME.seats:
        owned = [match(GAME, players, seed, set(range(players))).s.screen[:players].sum(axis=1) for seed in range(10)]
        assert 0.7 * MAY_OWN[players] < np.mean(owned) <= MAY_OWN[players] + 0.5


@pytest.mark.parametrize("colour", range(NCOLOURS))
def test_a_build_is_of_the_own_colour_and_reaches_a_city(colour):
    table = Table(GAME, 3, 5)
    seat = table.actor
    table.s.screen[seat] = [10 if c == colour else 0 for c in range(NCOLOURS)]
    actions, weights = table.weigh()
    builds = actions >= KINDS.range("build").start
    GAME.rules.apply(table.board, table.s, actions[builds][weights[builds].argmax()])
    while table.actor == seat:
        table.play_best()
    assert table.s.value[colour] > 0
    assert table.s.value.sum() == table.s.value[colour]


@pytest.mark.parametrize("ahead", [True, False])
def test_marseille_is_for_those_who_are_ahead(ahead):
    """Red stands before Marseille and is worth 20: who owns it ends the game in this turn, who does not keeps away."""
    red, goal = NCOLOURS - 1, BOARD.names["space"].index("Marseille")
    table = Table(GAME, 3, 5)
    seat = table.actor
    for p in range(3):
        table.s.screen[p] = [0, 0, 0, 0, 0, 10] if (p == seat) == ahead else [10, 0, 0, 0, 0, 0]
    table.s.lying[table.board.next[goal, 0]] |= 1 << red
    table.s.value[red] = 20
    GAME.rules.refresh(table.board, table.s)
    while table.actor == seat:
        table.play_best()
    assert (table.s.ended == GOAL_REACHED) == ahead


def test_nobody_swaps_for_ever():
    """Every game between greedy seats ends soon; in the first two of these a tray that ran empty once tempted all to
    take and give back its last locomotive without end."""
    games = [(3, 785), (5, 841), *((players, seed) for players in GAME.seats for seed in range(25))]
    for players, seed in games:
        table, actions = Table(GAME, players, seed), 0
        while table.actor >= 0:
            table.play_best()
            actions += 1
            assert actions < 600, (players, seed)
