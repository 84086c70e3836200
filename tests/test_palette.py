"""The palette: seats are told apart whatever colours one sees, text can be read, and the page has the same colours."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from stellwerk import palette
from stellwerk.engine.game import LIVERIES
from stellwerk.games import games
from stellwerk.palette import COMMON, GOODS, PALETTE, PIECES, SEATS, SHAPES, contrast

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import palette as tool

NIGHTS = pytest.mark.parametrize("night", [0, 1], ids=["day", "night"])
APART = 0.12  # between seats of one table, in OKLab: well apart, side by side or not
OTHER = 0.075  # between a seat and a piece, side by side
READ = 4.5  # contrast of text (WCAG AA)

# How linear RGB is seen without the red, green and blue cones (Machado, Oliveira and Fernandes 2009, severity 1).
EYES = {
    "all colours": np.eye(3),
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
CONES = [[0.41222147, 0.53633254, 0.05144599], [0.2119035, 0.68069955, 0.10739696], [0.08830246, 0.28171884, 0.6299787]]
OKLAB = [
    [0.21045426, 0.79361779, -0.00407205],
    [1.9779985, -2.4285922, 0.45059371],
    [0.02590404, 0.78277177, -0.80867577],
]


def seen(colour: str, eyes: str) -> np.ndarray:
    """A colour as somebody sees it, in OKLab, where distances are those that one sees."""
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return np.array(OKLAB) @ np.cbrt(np.array(CONES) @ np.clip(np.array(EYES[eyes]) @ linear, 0, 1))


def apart(one: str, other: str, eyes: str = "all colours") -> float:
    return float(np.linalg.norm(seen(one, eyes) - seen(other, eyes)))


def tables() -> list[tuple[str, ...]]:
    """The seats' colours that can meet at a table."""
    return sorted({tuple(livery.colour for livery in game.liveries[: game.seats[-1]]) for game in games().values()})


def test_distances_are_those_that_one_sees():
    assert apart("#000000", "#ffffff") == pytest.approx(1, abs=1e-3)
    red, green = "#c8402f", "#748220"  # which one without green cones takes for each other
    assert apart(red, green, "deuteranopia") < 0.01 < 0.2 < apart(red, green)


@NIGHTS
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("table", [tuple(livery.colour for livery in LIVERIES), *tables()], ids="-".join)
def test_seats_of_a_table_are_told_apart(table, eyes, night):
    near = {
        (one, other): found
        for one, other in combinations(table, 2)
        if (found := apart(SEATS[f"seat-{one}"][night], SEATS[f"seat-{other}"][night], eyes)) < APART
    }
    assert near == {}


def test_seats_of_a_table_have_shapes_of_their_own():
    for liveries in (LIVERIES, *(game.liveries for game in games().values())):
        shapes = [SHAPES[livery.shape] for livery in liveries]
        assert len(set(shapes)) == len(shapes)


@NIGHTS
def test_what_a_player_has_built_is_never_taken_for_a_piece(night):
    """Not for one of the same colour, nor for any other."""
    pieces = {**PIECES, **GOODS}
    near = [
        (seat, piece) for seat in SEATS for piece in pieces if apart(SEATS[seat][night], pieces[piece][night]) < OTHER
    ]
    assert near == []


@NIGHTS
def test_pieces_of_one_game_are_told_apart(night):
    """Those who do not see all colours read the letters."""
    for family in (PIECES, GOODS):
        for one, other in combinations(family, 2):
            assert apart(family[one][night], family[other][night]) > 0.07, (one, other)


@NIGHTS
def test_text_can_be_read_on_every_colour(night):
    written = {name.removeprefix("on-"): tint for name, tint in PALETTE.items() if name.startswith("on-")}
    assert {*PIECES, *GOODS, *SEATS, "night"} <= set(written)
    dim = {name for name, ink in written.items() if contrast(PALETTE[name][night], ink[night]) < READ}
    assert dim == set()


@NIGHTS
def test_text_can_be_read_on_paper(night):
    for ground in ("paper", "sheet"):
        for ink in ("ink", "soft", "signal-ink", "go-ink"):
            assert contrast(COMMON[ground][night], COMMON[ink][night]) >= READ, (ground, ink)


def test_the_palette_of_the_page_is_up_to_date():
    assert tool.stale() == [], "run tools/palette.py"


def test_there_are_no_colours_beside_the_palette():
    assert {livery.colour for game in games().values() for livery in game.liveries} <= {
        n.removeprefix("seat-") for n in SEATS
    }
    assert not set(palette.PAGE) & set(PALETTE)
