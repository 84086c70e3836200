"""What a seat knows: the view, a guess at the rest, and features for learning.

All lies open but the tokens still to be drawn, so every seat, and a spectator too, sees the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from ...engine.game import Board
from ...engine.random import GAME, seed_into
from ...engine.record import Plain
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
from .state import BUILDING, CARGO, FIRST_COMPANY, ORDERS, OVER, PHASES, TRACKS
from .tracks import is_ahead

NCOLOURS, NCOMPANIES, NPHASES = len(COLOURS), len(COMPANIES), len(PHASES)

FEATURES = (
    ("links of each seat", SEATS * LINKS),
    ("links of each company", NCOMPANIES * LINKS),
    ("companies of areas", NCOMPANIES * AREAS),
    ("pieces in areas", AREAS * len(PIECES)),
    ("influence of each seat", SEATS * NCOLOURS),
    ("cubes of each seat", SEATS),
    ("profit of each seat", SEATS),
    ("points of each seat", SEATS),
    ("links on the board of each seat", SEATS),
    ("pieces of each seat", SEATS * CARGO),
    ("place in each order", 3 * SEATS),
    ("bid of each seat on a box", SEATS * BOXES),
    ("token in a box", NCOLOURS * BOXES),
    ("trains of each seat", SEATS * TRAINS),
    ("seats in play", SEATS),
    ("to act", SEATS),
    ("passed", SEATS),
    ("areas of the chain", AREAS),
    ("phase", NPHASES),
    ("due", 1),
    ("turns left", 1),
)


def view(board: Board, s: np.record, seat: int | None, t: Plain) -> dict[str, Any]:
    """What a seat may see, which is everything.

    >>> import stellwerk
    >>> view = stellwerk.Match.new("nuremberg", players=3, seed=7).view(0)
    >>> view["phase"], view["turn"], view["turns"], view["seats"][0]["cubes"]
    ('auction', 1, 5, 12)
    """
    return {**t.once(_table, board, s, t), "seat": seat}


def _table(board: Board, s: np.record, t: Plain) -> dict[str, Any]:
    """What everybody sees."""
    b, labels = board.plain, board.labels
    areas = labels["area"]
    return {
        "goods": dict(board.document["goods"]),
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
        "orders": {name: t.order[which][: t.players] for which, name in enumerate(ORDERS)},
        "stacks": {name: _along(s, t.players, track) for track, name in enumerate(TRACKS)},
        "boxes": [_box(b, t, k) for k in range(b.boxes[t.side])],
        "trains": [_train(board, t, i) for i in range(TRAINS) if b.price[t.train_side][i]],
        "links": {labels["link"][i]: _owner(t.owner[i]) for i in range(b.links) if t.owner[i] >= 0},
        "companies": {areas[i]: _companies(t.company[i]) for i in range(b.areas) if t.company[i]},
        "company_links": {c: t.stock - t.track[FIRST_COMPANY + k] for k, c in enumerate(COMPANIES)},
        "pieces": {areas[i]: _counts(t.lying[i]) for i in range(b.areas) if any(t.lying[i])},
        "chain": _chain(board, t),
        "offers": _offers(board, s) if t.phase == BUILDING else [],
        "due": t.due,
        "buying": labels["train"][t.buying] if t.buying >= 0 else None,
        "connected": bool(t.scored) if b.scoring else None,
        "seats": _seats(board, s, t),
    }


# In what follows, `t` is the state in plain numbers.


def _along(s: np.record, players: int, track: int) -> list[int]:
    """The seats along a track, the one ahead first."""
    seats = range(players)
    return sorted(seats, key=lambda p: sum(bool(is_ahead(s, track, q, p)) for q in seats))


def _box(b: SimpleNamespace, t: Plain, k: int) -> dict[str, Any]:
    points = [colour for c, colour in enumerate(COLOURS) for _ in range(b.points[t.side][k][c])]
    return {
        "box": k + 1,
        "points": points + ["red or green"] * b.either[t.side][k],
        "token": COLOURS[t.token[k]] if t.token[k] >= 0 else None,
        "minimum": b.minimum[t.side][k],
        "bidder": t.bidder[k] if t.bidder[k] >= 0 else None,
        "bid": t.bid[k],
    }


def _train(board: Board, t: Plain, i: int) -> dict[str, Any]:
    b = board.plain
    return {
        "train": board.labels["train"][i],
        "price": b.price[t.train_side][i],
        "passengers": b.seats[t.train_side][i],
        "goods": b.room[t.train_side][i],
        "owner": t.train[i] if t.train[i] >= 0 else None,
        "riders": t.riders[i],
    }


def _companies(mask: int) -> list[str]:
    return [company for k, company in enumerate(COMPANIES) if mask >> k & 1]


def _owner(owner: int) -> int | str:
    return owner if owner < FIRST_COMPANY else COMPANIES[owner - FIRST_COMPANY]


def _counts(pieces: Sequence[int]) -> dict[str, int]:
    return {kind: n for kind, n in zip(PIECES, pieces, strict=False) if n}


def _chain(board: Board, t: Plain) -> dict[str, Any] | None:
    if t.laid == 0:
        return None
    return {
        "what": "build" if t.phase == BUILDING else "sell",
        "company": COMPANIES[t.buyer] if t.buyer >= 0 else None,
        "areas": [board.labels["area"][area] for area in t.trail[: t.laid + 1]],
    }


def _offers(board: Board, s: np.record) -> list[dict[str, Any]]:
    """The links that the builder can lay next, and what each takes: build points, and influence by colour."""
    b, end, areas, found = board.record, board.plain.end, board.labels["area"], []
    number = next_build(b, s, 0)
    while number >= 0:
        link, way = number // 2, number % 2
        cost, red, green, white = link_price(board, s, link, way)
        here, there = areas[end[link][way]], areas[end[link][1 - way]]
        found.append({"from": here, "to": there, "cost": cost, "red": red, "green": green, "white": white})
        number = next_build(b, s, number + 1)
    return found


def _seats(board: Board, s: np.record, t: Plain) -> list[dict[str, Any]]:
    out = np.zeros(SEATS, np.int32)
    scores(board.record, s, out)
    return [{**_seat(board, t, p), "sets": int(sets_of(s, p)), "passed": bool(t.passed >> p & 1), "score": score}
            for p, score in enumerate(out[: t.players].tolist())]  # fmt: skip


def _seat(board: Board, t: Plain, p: int) -> dict[str, Any]:
    bids = sum(t.bid[k] for k in range(BOXES) if t.bidder[k] == p)
    return {
        "seat": p,
        "cubes": t.cubes[p],
        "stock": CUBES - t.cubes[p] - bids,
        "influence": dict(zip(COLOURS, t.influence[p], strict=True)),
        "profit": t.profit[p],
        "points": t.points[p],
        "links": t.track[p],
        "links_left": LINKS_EACH - t.track[p],
        "trains": [board.labels["train"][i] for i in range(TRAINS) if t.train[i] == p],
        "carried": _counts(t.carried[p]),
        "held": _counts(t.held[p]),
    }


@rule
def determinize(b, s, seat, seed):
    """Nothing but the coming draws is unknown: fresh random numbers are all that it takes."""
    seed_into(s.rng, seed, GAME)


@rule
def observe(b, s, seat, out):
    """Features, scaled to about 0..1, with the observing seat first."""
    n = 0
    for i in range(SEATS + NCOMPANIES):
        owner = -2
        if i >= SEATS:
            owner = i
        elif i < s.players:
            owner = (seat + i) % s.players
        for link in range(LINKS):
            out[n + link] = 1.0 if s.owner[link] == owner else 0.0
        n += LINKS
    for c in range(NCOMPANIES):
        for area in range(AREAS):
            out[n + area] = s.company[area] >> c & 1
        n += AREAS
    for area in range(AREAS):
        for kind in range(len(PIECES)):
            out[n] = int(s.lying[area, kind]) / 3
            n += 1
    n = observe_seats(b, s, seat, out, n)
    for area in range(AREAS):
        out[n + area] = 0.0
    if s.laid > 0:
        for i in range(s.laid + 1):
            out[n + int(s.trail[i])] = 1.0
    n += AREAS
    for phase in range(NPHASES):
        out[n + phase] = 1.0 if s.phase == phase else 0.0
    out[n + NPHASES] = int(s.due) / CUBES
    out[n + NPHASES + 1] = int(b.turns[s.side, s.players] - s.turn) / 5


@rule
def observe_seats(b, s, seat, out, n):
    """What each seat has, field by field, the observing seat first."""
    acting = actor(b, s)
    start = n
    for i in range(SEATS):
        n = start
        plays = i < s.players
        p = (seat + i) % s.players if plays else i
        for c in range(NCOLOURS):
            out[n + i * NCOLOURS + c] = int(s.influence[p, c]) / 8 if plays else 0.0
        n += SEATS * NCOLOURS
        out[n + i] = int(s.cubes[p]) / CUBES
        out[n + SEATS + i] = int(s.profit[p]) / 13
        out[n + 2 * SEATS + i] = int(s.points[p]) / 40
        out[n + 3 * SEATS + i] = int(s.track[p]) / LINKS_EACH
        n += 4 * SEATS
        for kind in range(CARGO):
            out[n + i * CARGO + kind] = int(s.held[p, kind] + s.carried[p, kind]) / 10
        n += SEATS * CARGO
        for which in range(3):
            out[n + which * SEATS + i] = 0.0
            for place in range(s.players):
                if plays and s.order[which, place] == p:
                    out[n + which * SEATS + i] = int(s.players - place) / int(s.players)
        n += 3 * SEATS
        for box in range(BOXES):
            out[n + i * BOXES + box] = int(s.bid[box]) / CUBES if plays and s.bidder[box] == p else 0.0
        n += SEATS * BOXES
        for box in range(BOXES):
            for c in range(NCOLOURS):
                out[n + c * BOXES + box] = 1.0 if s.token[box] == c else 0.0
        n += NCOLOURS * BOXES
        for train in range(TRAINS):
            out[n + i * TRAINS + train] = 1.0 if plays and s.train[train] == p else 0.0
        n += SEATS * TRAINS
        out[n + i] = 1.0 if plays else 0.0
        out[n + SEATS + i] = 1.0 if plays and p == acting else 0.0
        out[n + 2 * SEATS + i] = 1.0 if plays and s.passed >> p & 1 else 0.0
        n += 3 * SEATS
    return n
