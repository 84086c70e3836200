"""What a seat of Paris Connection knows: the view, a guess at the rest, and features for learning.

Trades are public, so all that is hidden is what each player drew at the start; trades prove parts of that too, and the
trays show how many of each colour were drawn in all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np

from ...engine.game import Board
from ...engine.observation import Observation, each_seat, in_play, own, seen, told
from ...engine.random import GAME, below, seed_into, shuffle
from ...engine.record import Plain
from ...engine.rule import rule
from .board import COLOURS
from .rules import NCOLOURS, actor, scores
from .state import (
    DEALT,
    GOAL_REACHED,
    LOCOMOTIVES,
    MAY_OWN,
    PENALTY,
    RUNNING,
    STATE,
    TRAYS_EMPTY,
)

if TYPE_CHECKING:
    from .document import Colour, Seat, Shown, Table

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


# ------------------------------------------------------------------------------------------------------- what one has

HOLDINGS = (*(f"value-{c}" for c in COLOURS), *(f"tray-{c}" for c in COLOURS), "owned", "worth")


@rule
def held(b, s, seat, out):
    """Locomotives and what they are worth, on the table and to the seat."""
    scores(b, s, out)
    worth, owned = out[seat], 0
    for c in range(NCOLOURS):
        out[c] = s.value[c]
        out[NCOLOURS + c] = s.tray[c]
        owned += s.screen[seat, c]
    out[2 * NCOLOURS] = owned
    out[2 * NCOLOURS + 1] = worth


# ---------------------------------------------------------------------------------------------------- what learners see


@rule
def certain(b, s, seat, p, c):
    """How many locomotives of a colour a seat surely owns."""
    return s.screen[p, c] if p == seat else s.proven[p, c] + s.traded[p, c]


@rule
def owned(b, s, seat, p):
    """How many locomotives a seat owns, as part of what it may own."""
    count = 0
    for c in range(NCOLOURS):
        count += s.screen[p, c]
    return count / MAY_OWN[s.players]


@rule
def on_turn(b, s, seat, p):
    """Whose decision it is."""
    return 1.0 if p == actor(b, s) else 0.0


OBSERVATION = Observation(
    __file__,
    STATE,
    seen("lying"),
    seen("tray", over=LOCOMOTIVES),
    seen("value", over=30),
    own("screen", over=10),
    each_seat(
        told("certain", certain, NCOLOURS, over=10), told("locomotives", owned), in_play, told("on turn", on_turn)
    ),
    seen("building"),
    seen("placed"),
)
observe = OBSERVATION.rule
