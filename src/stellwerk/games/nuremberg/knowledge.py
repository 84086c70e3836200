"""What a seat knows: the view, a guess at the rest, and features for learning.

All lies open but the tokens still to be drawn, so every seat, and a spectator too, sees the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np

from ...engine.game import Board
from ...engine.observation import Observation, each_seat, in_play, seen, told, whose
from ...engine.random import GAME, seed_into
from ...engine.record import NOT_NOW, Plain
from ...engine.rule import rule
from .board import (
    AREAS,
    BOXES,
    COLOURS,
    COMPANIES,
    CUBES,
    LINKS,
    LINKS_EACH,
    PIECES,
    SEATS,
    SIDES,
    TRAINS,
)  # fmt: skip
from .building import next_build
from .explain import link_price
from .rules import actor, scores, sets_of
from .state import (
    BUILD_TRACK,
    BUILDING,
    BUY_TRAINS,
    CARGO,
    FIRST_COMPANY,
    ORDERS,
    OVER,
    PAYING,
    PHASES,
    PLAYER,
    PROFIT,
    STATE,
    TRANSPORT,
)
from .tracks import is_ahead
from .transport import room_for

if TYPE_CHECKING:
    from .document import (
        Box,
        BoxPoint,
        ByColour,
        Chain,
        Company,
        CompanyLinks,
        Orders,
        Piece,
        Seat,
        Shown,
        Stacks,
        Step,
        Train,
    )

NCOLOURS, NCOMPANIES, NPHASES = len(COLOURS), len(COMPANIES), len(PHASES)


def view(board: Board, s: np.record, seat: int | None, t: Plain) -> Shown:
    """What a seat may see, which is everything.

    >>> import stellwerk
    >>> view = stellwerk.Match.new("nuremberg", players=3, seed=7).view(0)
    >>> view["phase"], view["turn"], view["turns"], view["seats"][0]["cubes"]
    ('auction', 1, 5, 12)
    """
    table: Shown = t.once(_table, board, s, t)
    return {**table, "seat": seat}


def _table(board: Board, s: np.record, t: Plain) -> Shown:
    """What everybody sees."""
    b, labels, goods = board.plain, board.labels, board.document["goods"]
    areas = labels["area"]
    return {
        "goods": {"white": goods["white"], "yellow": goods["yellow"]},
        "players": t.players,
        "seat": None,
        "actor": int(actor(board.record, s)),
        "over": t.phase == OVER,
        "phase": PHASES[t.phase],
        "turn": t.turn,
        "turns": b.turns[t.side][t.players],
        "side": SIDES[t.side],
        "train_side": SIDES[t.train_side],
        "bonus": "all" if t.all_branches else "shortest",
        "extended": bool(t.extended),
        "orders": _orders(t),
        "stacks": _stacks(s, t.players),
        "boxes": [_box(b, t, k) for k in range(b.boxes[t.side])],
        "trains": [_train(board, t, i) for i in range(TRAINS) if b.price[t.train_side][i]],
        "links": {labels["link"][i]: _owner(t.owner[i]) for i in range(b.links) if t.owner[i] >= 0},
        "companies": {areas[i]: _companies(t.company[i]) for i in range(b.areas) if t.company[i]},
        "company_links": _company_links(t),
        "pieces": {areas[i]: _counts(t.lying[i]) for i in range(b.areas) if any(t.lying[i])},
        "chain": _chain(board, t),
        "offers": _offers(board, s) if t.phase == BUILDING else [],
        "due": t.due,
        "buying": labels["train"][t.buying] if t.buying >= 0 else None,
        "connected": bool(t.scored) if b.scoring else None,
        "seats": _seats(board, s, t),
    }


# In what follows, `t` is the state in plain numbers.


def _orders(t: Plain) -> Orders:
    player, build, train = (t.order[which][: t.players] for which in (PLAYER, BUILD_TRACK, BUY_TRAINS))
    return {"player": player, "build": build, "train": train}


def _stacks(s: np.record, players: int) -> Stacks:
    white, brown, red, green, profit = (_along(s, players, track) for track in (*range(NCOLOURS), PROFIT))
    return {"white": white, "brown": brown, "red": red, "green": green, "profit": profit}


def _along(s: np.record, players: int, track: int) -> list[int]:
    """The seats along a track, the one ahead first."""
    seats = range(players)
    return sorted(seats, key=lambda p: sum(bool(is_ahead(s, track, q, p)) for q in seats))


def _box(b: SimpleNamespace, t: Plain, k: int) -> Box:
    points: list[BoxPoint] = [colour for c, colour in enumerate(COLOURS) for _ in range(b.points[t.side][k][c])]
    if b.either[t.side][k]:
        points.append("red or green")
    return {
        "box": k + 1,
        "points": points,
        "token": COLOURS[t.token[k]] if t.token[k] >= 0 else None,
        "minimum": b.minimum[t.side][k],
        "bidder": t.bidder[k] if t.bidder[k] >= 0 else None,
        "bid": t.bid[k],
    }


def _train(board: Board, t: Plain, i: int) -> Train:
    b = board.plain
    return {
        "train": board.labels["train"][i],
        "price": b.price[t.train_side][i],
        "passengers": b.seats[t.train_side][i],
        "goods": b.room[t.train_side][i],
        "owner": t.train[i] if t.train[i] >= 0 else None,
        "riders": t.riders[i],
    }


def _companies(mask: int) -> list[Company]:
    return [company for k, company in enumerate(COMPANIES) if mask >> k & 1]


def _company_links(t: Plain) -> CompanyLinks:
    red, green = (t.stock - t.track[FIRST_COMPANY + k] for k in range(NCOMPANIES))
    return {"red": red, "green": green}


def _owner(owner: int) -> int | Company:
    return owner if owner < FIRST_COMPANY else COMPANIES[owner - FIRST_COMPANY]


def _counts(pieces: Sequence[int]) -> dict[Piece, int]:
    return {kind: n for kind, n in zip(PIECES, pieces, strict=False) if n}


def _chain(board: Board, t: Plain) -> Chain | None:
    if t.laid == 0:
        return None
    return {
        "what": "build" if t.phase == BUILDING else "sell",
        "company": COMPANIES[t.buyer] if t.buyer >= 0 else None,
        "areas": [board.labels["area"][area] for area in t.trail[: t.laid + 1]],
    }


def _offers(board: Board, s: np.record) -> list[Step]:
    """The links that the builder can lay next, and what each takes: build points, and influence by colour."""
    b, end, areas = board.record, board.plain.end, board.labels["area"]
    found: list[Step] = []
    number = next_build(b, s, 0)
    while number >= 0:
        link, way = number // 2, number % 2
        cost, red, green, white = link_price(board, s, link, way)
        here, there = areas[end[link][way]], areas[end[link][1 - way]]
        found.append({"from": here, "to": there, "cost": cost, "red": red, "green": green, "white": white})
        number = next_build(b, s, number + 1)
    return found


def _seats(board: Board, s: np.record, t: Plain) -> list[Seat]:
    out = np.zeros(SEATS, np.int32)
    scores(board.record, s, out)
    return [_seat(board, s, t, p, score) for p, score in enumerate(out[: t.players].tolist())]


def _seat(board: Board, s: np.record, t: Plain, p: int, score: int) -> Seat:
    bids = sum(t.bid[k] for k in range(BOXES) if t.bidder[k] == p)
    return {
        "seat": p,
        "cubes": t.cubes[p],
        "stock": CUBES - t.cubes[p] - bids,
        "influence": _by_colour(t.influence[p]),
        "profit": t.profit[p],
        "points": t.points[p],
        "links": t.track[p],
        "links_left": LINKS_EACH - t.track[p],
        "trains": [board.labels["train"][i] for i in range(TRAINS) if t.train[i] == p],
        "carried": _counts(t.carried[p]),
        "held": _counts(t.held[p]),
        "sets": int(sets_of(s, p)),
        "passed": bool(t.passed >> p & 1),
        "score": score,
    }


def _by_colour(influence: Sequence[int]) -> ByColour:
    white, brown, red, green = influence
    return {"white": white, "brown": brown, "red": red, "green": green}


@rule
def determinize(b, s, seat, seed):
    """Nothing but the coming draws is unknown: fresh random numbers are all that it takes."""
    seed_into(s.rng, seed, GAME)


# ------------------------------------------------------------------------------------------------------- what one has

HOLDINGS = ("cubes", "owed", "own", "links", "points", "room", "seats", *COLOURS)


@rule
def held(b, s, seat, out):
    """Cubes, influence, links and points.  What links cost that are built is as good as paid, cubes first; what cubes
    do not pay is owed.  While trains run, also the room in them."""
    due = s.due if s.phase == BUILDING or s.phase == PAYING else 0
    paid = min(s.cubes[seat], due) if s.phase == BUILDING else 0
    out[0] = s.cubes[seat] - paid
    out[1] = due - paid
    out[2] = s.track[seat]
    out[3] = LINKS_EACH - s.track[seat]
    out[4] = s.points[seat]
    running = s.phase == TRANSPORT or (s.phase == PAYING and s.buying >= 0)
    for load in range(2):
        out[5 + load] = room_for(b, s, seat, load) if running else NOT_NOW
    for c in range(len(s.influence[seat])):
        out[7 + c] = s.influence[seat, c]


# ---------------------------------------------------------------------------------------------------- what learners see


@rule
def is_company_link(b, s, seat, company, link):
    """Whether a link is a company's."""
    return 1.0 if s.owner[link] == FIRST_COMPANY + company else 0.0


@rule
def is_token(b, s, seat, colour, box):
    """Whether a box has a token of a colour."""
    return 1.0 if s.token[box] == colour else 0.0


@rule
def in_chain(b, s, seat, area):
    """Whether the chain that is being built or sold goes through an area."""
    if s.laid > 0:
        for i in range(s.laid + 1):
            if s.trail[i] == area:
                return 1.0
    return 0.0


@rule
def turns_left(b, s, seat):
    """How many turns will still be played after this one."""
    return int(b.turns[s.side, s.players]) - int(s.turn)


@rule
def pieces(b, s, seat, p, kind):
    """Pieces that a seat has delivered, this turn and before."""
    return int(s.held[p, kind]) + int(s.carried[p, kind])


@rule
def place_in(b, s, seat, p, which):
    """How far ahead a seat is in an order: 1 for the first."""
    for place in range(s.players):
        if s.order[which, place] == p:
            return int(s.players - place) / int(s.players)
    return 0.0


@rule
def bid_on(b, s, seat, p, box):
    """What a seat bids on a box."""
    return s.bid[box] if s.bidder[box] == p else 0


@rule
def is_to_act(b, s, seat, p):
    """Whose decision it is."""
    return 1.0 if p == actor(b, s) else 0.0


@rule
def has_passed(b, s, seat, p):
    """Whether a seat has passed."""
    return 1.0 if s.passed >> p & 1 else 0.0


OBSERVATION = Observation(
    __file__,
    STATE,
    told("links of each company", is_company_link, NCOMPANIES, LINKS),
    seen("company", NCOMPANIES, name="companies of areas"),
    seen("lying", name="pieces in areas", over=3),
    told("token in a box", is_token, NCOLOURS, BOXES),
    each_seat(
        whose("owner", "links"),
        seen("influence", over=8),
        seen("cubes"),
        seen("profit", over=13),
        seen("points", over=40),
        seen("track", name="links on the board", over=LINKS_EACH),
        told("pieces", pieces, CARGO, over=10),
        told("place in each order", place_in, len(ORDERS)),
        told("bid on a box", bid_on, BOXES, over=CUBES),
        whose("train", "trains"),
        in_play,
        told("to act", is_to_act),
        told("passed", has_passed),
    ),
    told("areas of the chain", in_chain, AREAS),
    seen("phase", NPHASES),
    seen("due", over=CUBES),
    told("turns left", turns_left, over=5),
)
observe = OBSERVATION.rule
