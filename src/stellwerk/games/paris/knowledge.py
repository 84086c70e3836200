"""What a seat of Paris Connection knows: the view, a guess at the rest, and features for learning.

Trades are public, so all that is hidden is what each player drew at the start; trades prove parts of that too, and the
trays show how many of each colour were drawn in all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np

from ...engine.game import Board
from ...engine.random import GAME, below, seed_into, shuffle
from ...engine.record import Plain
from ...engine.rule import rule
from .board import COLOURS, SPACES
from .rules import NCOLOURS, actor
from .state import (
    DEALT,
    GOAL_REACHED,
    LOCOMOTIVES,
    LONGEST_BUILD,
    MAY_OWN,
    PENALTY,
    RUNNING,
    SEATS,
    TRAYS_EMPTY,
)

if TYPE_CHECKING:
    from .document import Colour, Seat, Shown, Table

FEATURES = (
    ("lying", NCOLOURS * SPACES),
    ("tray", NCOLOURS),
    ("value", NCOLOURS),
    ("own screen", NCOLOURS),
    ("certain of each seat", SEATS * NCOLOURS),
    ("locomotives of each seat", SEATS),
    ("seats in play", SEATS),
    ("on turn", SEATS),
    ("building", NCOLOURS),
    ("placed", 1),
)

SETS = [[c for k, c in enumerate(COLOURS) if mask >> k & 1] for mask in range(1 << len(COLOURS))]  # colours by mask
ENDINGS: dict[int, Literal["goal", "trays"] | None] = {RUNNING: None, GOAL_REACHED: "goal", TRAYS_EMPTY: "trays"}


def view(board: Board, s: np.record, seat: int | None, p: Plain) -> Shown:
    """What a seat may see: everything but the other screens, which are put aside when the game is over.

    >>> import stellwerk
    >>> view = stellwerk.Match.new("paris", players=3, seed=7).view(0)
    >>> sum(view["seats"][0]["screen"].values()), "screen" in view["seats"][1]
    (10, False)
    """
    table: Table = p.once(_table, board, s, p)
    seats: list[Seat] = p.once(_seats, p)
    if p.ended != RUNNING:
        return {**table, "seat": seat, "seats": [_with_screen(p, shown) for shown in seats]}
    return {**table, "seat": seat, "seats": [_with_screen(p, x) if x["seat"] == seat else x for x in seats]}


def _table(board: Board, s: np.record, p: Plain) -> Table:
    """What everybody sees."""
    labels, names = board.labels["space"], board.names["space"]
    lying = {label: SETS[there] for label, there in zip(labels, p.lying, strict=False) if there}
    starts = {lying[labels[i]][0]: i for i in board.plain.starts}
    return {
        "players": p.players,
        "seat": None,
        "actor": int(actor(board.record, s)),
        "over": p.ended != RUNNING,
        "ending": ENDINGS[p.ended],
        "building": {"colour": COLOURS[p.building], "placed": p.placed} if p.building >= 0 else None,
        "companies": [
            {
                "colour": colour,
                "start": labels[starts[colour]],
                "station": names[starts[colour]],
                "value": p.value[c],
                "tray": p.tray[c],
            }
            for c, colour in enumerate(COLOURS)
        ],
        "spaces": lying,
    }


def _seats(p: Plain) -> list[Seat]:
    """What everybody sees of the seats."""
    limit = MAY_OWN[p.players]
    return [
        {
            "seat": n,
            "locomotives": sum(p.screen[n]),
            "limit": limit,
            "certain": by_colour([x + y for x, y in zip(p.proven[n], p.traded[n], strict=True)]),
        }
        for n in range(p.players)
    ]


def _with_screen(p: Plain, shown: Seat) -> Seat:
    screen = p.screen[shown["seat"]]
    return {
        **shown,
        "screen": by_colour(screen),
        "worth": sum(x * y for x, y in zip(screen, p.value, strict=True)),
        "penalty": PENALTY * max(0, shown["locomotives"] - shown["limit"]),
    }


def by_colour(counts: list[int]) -> dict[Colour, int]:
    """Numbers by colour, zeros left out."""
    return {colour: n for colour, n in zip(COLOURS, counts, strict=True) if n}


@rule
def determinize(b, s, seat, seed):
    """Deal the unknown part of the first draws again among the other players."""
    seed_into(s.rng, seed, GAME)
    if s.ended != RUNNING:
        return  # the screens have been put aside
    slots = gather(s, seat)
    shuffle_unproven(s, seat, slots)


@rule
def gather(s, seat):
    """Lay what the other players drew, by colour, into `lot`, all of it in an order that tells nothing.

    Their screens are left holding what is certain: the proven part of the draw and what trades changed.
    """
    slots = 0
    for c in range(NCOLOURS):
        for p in range(s.players):
            if p != seat:
                certain = s.proven[p, c] + s.traded[p, c]
                for _ in range(s.screen[p, c] - certain):
                    s.lot[slots] = c
                    slots += 1
                s.screen[p, c] = certain
    return slots


@rule
def shuffle_unproven(s, seat, slots):
    """Deal `lot` to the other screens, each getting as many as it drew beyond what is proven.

    Dealing the proven ones first and the rest blindly would favour even hands a little: players with a proven colour
    would get more of it than the draw allows.  So pairs of locomotives are then exchanged at random among all that were
    drawn, wherever no proof forbids it, which makes every draw that fits the proofs equally likely.
    """
    shuffle(s.rng, s.lot, slots)
    at = 0
    proofs = 0
    for p in range(s.players):
        if p != seat:
            drawn = 0
            for c in range(NCOLOURS):
                drawn += s.proven[p, c]
            proofs += drawn
            for _ in range(DEALT[s.players] - drawn):
                s.screen[p, s.lot[at]] += 1
                at += 1
    if proofs > 0:
        for _ in range(4 * (slots + proofs)):
            exchange(s, seat)


@rule
def exchange(s, seat):
    """Two drawn locomotives, picked blindly behind two other screens, change places unless a proof forbids it."""
    dealt = DEALT[s.players]
    players = int(s.players)
    pick = below(s.rng, players * players * dealt * dealt)
    p = pick % s.players
    pick //= s.players
    q = pick % s.players
    pick //= s.players
    if p == q or p == seat or q == seat:
        return
    a = drawn_at(s, p, pick % dealt)
    z = drawn_at(s, q, pick // dealt)
    if s.screen[p, a] - s.traded[p, a] > s.proven[p, a] and s.screen[q, z] - s.traded[q, z] > s.proven[q, z]:
        s.screen[p, a] -= 1
        s.screen[q, a] += 1
        s.screen[q, z] -= 1
        s.screen[p, z] += 1


@rule
def drawn_at(s, p, k):
    """The colour of the k-th locomotive of a player's first draw, in order of colour."""
    for c in range(NCOLOURS):
        k -= s.screen[p, c] - s.traded[p, c]
        if k < 0:
            return c
    return 0


@rule
def observe(b, s, seat, out):
    """Features, scaled to about 0..1, with the observing seat first."""
    n = 0
    for c in range(NCOLOURS):
        for space in range(SPACES):
            out[n] = s.lying[space] >> c & 1
            n += 1
    for c in range(NCOLOURS):
        out[n + c] = s.tray[c] / LOCOMOTIVES
        out[n + NCOLOURS + c] = s.value[c] / 30
        out[n + 2 * NCOLOURS + c] = s.screen[seat, c] / 10
    n += 3 * NCOLOURS
    limit = MAY_OWN[s.players]
    for i in range(SEATS):
        p = (seat + i) % s.players
        plays = i < s.players
        owned = 0
        for c in range(NCOLOURS):
            certain = s.screen[p, c] if i == 0 else s.proven[p, c] + s.traded[p, c]
            owned += s.screen[p, c]
            out[n + i * NCOLOURS + c] = certain / 10 if plays else 0.0
        rest = n + SEATS * NCOLOURS + i
        out[rest] = owned / limit if plays else 0.0
        out[rest + SEATS] = 1.0 if plays else 0.0
        out[rest + 2 * SEATS] = 1.0 if plays and p == s.turn and s.ended == RUNNING else 0.0
    n += SEATS * (NCOLOURS + 3)
    for c in range(NCOLOURS):
        out[n + c] = 1.0 if s.building == c else 0.0
    out[n + NCOLOURS] = s.placed / LONGEST_BUILD
