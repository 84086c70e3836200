"""What a seat of Umweg knows: the view, a guess at the rest, and features for learning."""

from typing import Any

import numpy as np

from stellwerk.engine.game import Board
from stellwerk.engine.observation import Observation, each_seat, in_play, own, told, whose
from stellwerk.engine.random import GAME, seed_into
from stellwerk.engine.record import Plain
from stellwerk.engine.rule import rule

from .board import MATERIALS, ORDERS
from .rules import SORTS, actor, cubes_of, deal_order, detour, is_linked, orders_of, pays, take_cube
from .state import FIRST_ORDERS, MOST_CUBES, MOST_ORDERS, STATE


def view(board: Board, s: np.record, seat: int | None, p: Plain) -> dict[str, Any]:
    """What a seat may see: everything but the cubes and secret orders of others, which are shown in the end."""
    acts, labels = int(actor(board.record, s)), board.labels
    return {
        "players": p.players, "seat": seat, "actor": acts, "over": acts < 0, "bag": sum(p.bag), "pile": sum(p.pile),
        "laid": {label: who for label, who in zip(labels["track"], p.laid, strict=False) if who >= 0},
        "reached": [town for i, town in enumerate(labels["town"]) if is_linked(s, i)],
        "display": [label for i, label in enumerate(labels["order"]) if not p.pile[i] and p.taken[i] < 0],
        "seats": [_seat(board, s, who, p, acts < 0 or who == seat) for who in range(p.players)],
    }  # fmt: skip


def _seat(board: Board, s: np.record, who: int, p: Plain, shown: bool) -> dict[str, Any]:
    b, labels = board.record, board.labels["order"]
    miles = sum(board.plain.length[i] for i, layer in enumerate(p.laid) if layer == who)
    mine = [i for i, taker in enumerate(p.taken) if taker == who and (shown or not p.secret[i])]
    paid = {labels[i]: int(detour(b, s, i)) if pays(b, s, i) else None for i in mine}
    points = miles + sum(points or 0 for points in paid.values())
    seen = {"seat": who, "points": points, "miles": miles, "cubes": sum(p.held[who]), "orders": p.taken.count(who)}
    held = {"held": dict(zip(MATERIALS, p.held[who], strict=True))} if shown else {}
    return {**seen, "pays": paid, **held}


@rule
def determinize(b, s, seat, seed):
    """All that others hide goes back into bag and pile, and they draw as much again."""
    seed_into(s.rng, seed, GAME)
    if actor(b, s) < 0:
        return  # everything has been shown
    cubes = 0  # how many each of them holds: four bits for each
    for p in range(s.players):
        if p != seat:
            cubes |= cubes_of(s, p) << 4 * p
            for material in range(SORTS):
                s.bag[material] += s.held[p, material]
                s.held[p, material] = 0
    for order in range(b.orders):
        if s.secret[order] and s.taken[order] != seat:
            s.pile[order] = 1
            s.secret[order] = 0
            s.taken[order] = -1
    for p in range(s.players):
        for _ in range(FIRST_ORDERS if p != seat else 0):
            deal_order(b, s, p)
        for _ in range(cubes >> 4 * p & 15):
            take_cube(s, p)


@rule
def own_order(b, s, seat, order):
    """Whether an order is the seat's own."""
    return 1.0 if s.taken[order] == seat else 0.0


@rule
def known_order(b, s, seat, order):
    """Whether an order is another's that everybody knows, or lies on display."""
    is_known = order < b.orders and not s.pile[order] and not s.secret[order] and s.taken[order] != seat
    return (1.0 if s.taken[order] < 0 else -1.0) if is_known else 0.0


@rule
def cubes_seen(b, s, seat, p):
    """How many cubes a player holds."""
    return cubes_of(s, p)


@rule
def orders_seen(b, s, seat, p):
    """How many orders a player has."""
    return orders_of(b, s, p)


OBSERVATION = Observation(
    __file__, STATE, own("held"), told("own orders", own_order, ORDERS), told("known orders", known_order, ORDERS),
    each_seat(whose("laid"), whose("turn"), told("cubes", cubes_seen, over=MOST_CUBES),
              told("orders", orders_seen, over=MOST_ORDERS), in_play),
)  # fmt: skip
observe = OBSERVATION.rule
