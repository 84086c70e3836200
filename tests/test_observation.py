"""Observations: declared beside the record, named, and asked for by name."""

from __future__ import annotations

import numpy as np
import pytest

from stellwerk import games
from stellwerk.engine.game import Game
from stellwerk.engine.observation import Observation, each_seat, in_play, own, seen, told, whose
from stellwerk.engine.record import Record, field
from stellwerk.engine.rule import rule

STATE = Record(
    {"seat": 3, "colour": 2, "track": 4},
    [
        field("players", "i1", least=2, most=3, doc="how many play"),
        field("phase", "i1", most=2, doc="what is decided"),
        field("hand", "u1", "seat", "colour", most=8, doc="cards held (secret)"),
        field("open", "u1", of="mask:track", doc="tracks that can be claimed"),
        field("owner", "i1", "track", of="index:seat", doc="whose track it is"),
    ],
)


@rule
def cards(b, s, seat, p):
    return s.hand[p, 0] + s.hand[p, 1]


SEEN = Observation(
    __file__, STATE, own("hand"), seen("phase", 3), seen("open"), each_seat(whose("owner"), told("cards", cards, over=16), in_play)
)  # fmt: skip


@pytest.fixture
def observed():
    s = STATE.new(1)[0]
    s.players, s.phase, s.open = 2, 1, 0b1010
    s.hand[0], s.hand[1], s.owner[:] = (2, 0), (4, 8), (1, -1, 0, 1)
    out = np.full(SEEN.size, 9, np.float32)
    SEEN.rule(None, s, 1, out)
    return out


def of(observed, *names):
    return observed[SEEN.places(*names)].tolist()


def test_a_seat_sees_its_own_hand_as_a_part_of_the_most(observed):
    assert of(observed, "hand") == [0.5, 1.0]


def test_numbers_that_stand_for_something_are_a_one_among_zeros(observed):
    assert of(observed, "phase") == [0, 1, 0]


def test_sets_are_ones_and_zeros(observed):
    assert of(observed, "open") == [0, 1, 0, 1]


def test_the_observing_seat_comes_first_and_empty_seats_are_all_zero(observed):
    assert of(observed, "owner") == [1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]
    assert of(observed, "cards") == [0.75, 0.125, 0]
    assert of(observed, "in play") == [1, 1, 0]


def test_features_are_asked_for_by_name():
    assert SEEN.names[SEEN.places("cards")[1]] == "seat +1 cards"
    assert len(SEEN.places("seats")) == 3 * 6
    with pytest.raises(KeyError, match="no such features: wings; there are hand, phase"):
        SEEN.places("wings")


@pytest.mark.parametrize("game", games.games().values(), ids=lambda game: game.id)
def test_every_number_of_a_game_has_a_name_of_its_own(game: Game):
    names = game.observation.names
    assert len(set(names)) == len(names) == game.size == sum(size for _, size in game.features)
