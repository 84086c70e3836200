"""Bots: legal, deterministic for a seed, and blind to what their seat cannot see."""

from __future__ import annotations

import pytest

from stellwerk import BadSetup, Match
from stellwerk.bots import Seat, bots, make
from stellwerk.games import games

SPECS = ["random", "playouts:60"]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_bots_play_whole_games_of_legal_actions(game, spec):
    match = Match.new(game.id, seed=2)
    seats = [make(spec if p == 0 else "random", seed=p) for p in range(match.players)]
    while not match.over and len(match.history) < 400:
        match.play(seats[match.actor].choose(Seat(match, match.actor)))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_bots_choose_the_same_for_the_same_seed_whatever_is_hidden(game, spec):
    match = Match.new(game.id, seed=2)
    for _ in range(12):
        match.play(match.legal()[0])
    seat = match.actor
    chosen = make(spec, seed=5).choose(Seat(match, seat))
    other = match.copy()
    other._states[0] = match.guess(seat, 77)  # another truth, the same for all this seat knows
    assert make(spec, seed=5).choose(Seat(other, seat)) == chosen


def test_playouts_beat_random():
    won = 0
    for seed in range(6):
        match = Match.new("paris", players=3, seed=seed)
        seats = [make("playouts:400" if p == seed % 3 else "random", seed=seed * 3 + p) for p in range(3)]
        while not match.over:
            match.play(seats[match.actor].choose(Seat(match, match.actor)))
        won += match.winners() == [seed % 3]
    assert won >= 4


@pytest.mark.parametrize("spec", ["", "genius", "playouts:0", "playouts:many", "random:3"])
def test_a_bot_that_there_is_not_is_told_so(spec):
    with pytest.raises(BadSetup, match="There is no bot"):
        make(spec)


def test_a_seat_has_nothing_to_choose_while_another_acts():
    match = Match.new("paris", players=3, seed=2)
    assert Seat(match, (match.actor + 1) % 3).legal() == []
    assert set(bots()) == {"random", "playouts"}
