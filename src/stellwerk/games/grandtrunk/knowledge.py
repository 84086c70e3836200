"""What a seat of The Grand Trunk Journey knows: the view, a guess at the rest, and features for learning.

Discard piles, trains and tables are open, so everybody knows which cards a player has in hand and deck together, and
after a new deck was made, which of them stayed in hand.  Face-down special tiles are drawn when they are turned up, so
they are nowhere in a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from ...engine.bits import FULL
from ...engine.game import Board
from ...engine.observation import Observation, each_seat, own, seen, told
from ...engine.random import GAME, seed_into
from ...engine.record import NOT_NOW, Plain
from ...engine.rule import rule
from .actions import FAST, NGOODS, NOBJECTIVES, NPROGRESS
from .board import CARDS, CITIES, COMPANIES, DAYS, GOODS, PLACES, WAGON_CARD, WAYS, WINDOWS, WOOD_SPACES
from .rules import actor, progress_points, set_points, time_points
from .state import ARRIVED, BOTH, CHOOSING, LOADING, MAINTAINING, OVER, READY, SEATS, STARTING, STATE
from .steps import available, bit, days_of, goes_to, pick, shortest, size, why_not_move, why_not_there
from .why import MAY

if TYPE_CHECKING:
    from .document import Asked, Disc, Phase, Place, Seat, Shown, Special, Table, Way

T = TypeVar("T")

PHASES: dict[int, Phase] = {
    STARTING: "start", READY: "ready", ARRIVED: "arrived", LOADING: "loading", MAINTAINING: "maintenance", OVER: "over",
    CHOOSING: "choose",
}  # fmt: skip
TRIES = 50  # deals after which a hand gets a card for the move for certain
NO_COMPANY = "–"  # the name of a company not chosen yet
ASKS: tuple[Asked, ...] = ("depot", "oversize", "swap", "haul", "station", "progress", "objective")


# ------------------------------------------------------------------------------------------------------------- the view


def view(board: Board, s: np.record, seat: int | None, t: Plain) -> Shown:
    """What a seat may see: everything but the other hands and the decks.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("grandtrunk", players=2, seed=7)
    >>> view = m.view(0)
    >>> view["phase"], len(view["places"]), "hand" in view["seats"][1]
    ('start', 16, False)
    """
    table: Table = t.once(_table, board, s, t)
    seats: list[Seat] = t.once(_seats, board, s, t)
    ways = _ways_of(board, s, seat) if seat is not None and seat == t.turn and t.phase == READY else table["ways"]
    return {
        **table,
        "seat": seat,
        "ways": ways,
        "seats": [_with_hand(board, t, x) if x["seat"] == seat else x for x in seats],
    }


# In what follows, `t` is the state in plain numbers.


def _table(board: Board, s: np.record, t: Plain) -> Table:
    """What everybody sees."""
    b, labels = board.plain, board.labels
    return {
        "players": t.players,
        "seat": None,
        "actor": int(actor(board.record, s)),
        "over": t.phase == OVER,
        "turn": t.turn,
        "phase": PHASES[t.phase],
        "asked": ASKS[t.asked - 1] if t.asked else None,
        "rung": bool(t.rung),
        "scenario": labels["scenario"][t.scenario],
        "days": {"end": b.end_day, "last": b.last_day, "dark": [x for x in b.dark if x]},
        "places": [_place(board, t, i) for i in range(PLACES)],
        "specials": [_special(board, t, k) for k in range(WINDOWS)],
        "progress": _names(labels["progress"], t.progress_left),
        "objectives": _names(labels["objective"], t.objectives_left),
        "wood_track": list(b.wood_points),
        "track": _discs(t),
        "ways": _ways(board, s) if t.phase == READY else [],
    }


def _seats(board: Board, s: np.record, t: Plain) -> list[Seat]:
    """What everybody sees of the seats."""
    return [_seat(board, s, t, p) for p in range(t.players)]


def _names(labels: Sequence[T], members: int) -> list[T]:
    return [label for i, label in enumerate(labels) if members >> i & 1]


def _place(board: Board, t: Plain, i: int) -> Place:
    b, tile = board.plain, t.tile[i]
    shown: Place = {
        "id": board.labels["place"][i],
        "name": board.names["place"][i],
        "kind": "city" if i < CITIES else "port",
        "demand": GOODS[b.demand[tile]],
        "supply": _names(GOODS, b.supply[tile]),
    }
    if i < CITIES:
        return {**shown, "station": bool(t.stations >> i & 1), "steel": t.steel[i], "first": t.first[i]}
    return shown


def _special(board: Board, t: Plain, k: int) -> Special:
    b, tile = board.plain, t.special[k]
    shown: Special = {"days": [b.opens[k], b.closes[k]], "points": b.worth[k], "shown": b.dark[k]}
    if tile >= 0:
        city, good = board.labels["city"][b.special_city[tile]], GOODS[b.special_good[tile]]
        return {**shown, "city": city, "good": good, "done": bool(t.done >> k & 1)}
    return shown


def _discs(t: Plain) -> list[Disc]:
    """The discs on the time track in turn order; on one space, from the bottom."""
    order = sorted(range(t.players), key=lambda p: (t.day[p], t.rank[p]))
    return [{"seat": p, "day": t.day[p]} for p in order]


def _ways(board: Board, s: np.record) -> list[Way]:
    """Where the train on turn could go and in how many days, whatever cards there are: open to all."""
    b, p = board.record, int(s.turn)
    return [
        {"place": board.labels["place"][goes_to(way)], "days": int(days_of(b, s, p, way, s.fast[p]))}
        for way in range(PLACES)  # those of the city cards and of one port card
        if why_not_there(s, p, way) == MAY
    ]


def _ways_of(board: Board, s: np.record, seat: int) -> list[Way]:
    """The same with the cards that the seat has in hand: in how many days it really gets there."""
    b = board.record
    found: dict[str, int] = {}
    for way in range(WAYS):
        if why_not_move(b, s, FAST, way) == MAY:
            place = board.labels["place"][goes_to(way)]
            found[place] = min(found.get(place, DAYS), int(days_of(b, s, seat, way, s.fast[seat])))
    return [{"place": place, "days": days} for place, days in found.items()]


def missed(view: Mapping[str, Any]) -> list[bool]:
    """For which special deliveries nobody can be in time any more."""
    cards = [view["progress"], *(seat["progress"] for seat in view["seats"])]
    grace = any("late-delivery" in some for some in cards)  # somebody has it, or still can
    first = min(disc["day"] for disc in view["track"])
    return [not one.get("done") and (view["over"] or one["days"][1] + grace < first) for one in view["specials"]]


def _seat(board: Board, s: np.record, t: Plain, p: int) -> Seat:
    labels, company = board.labels, t.company[p]
    carries = board.plain.carries[company]
    chosen = company >= 0
    return {
        "seat": p,
        "company": labels["company"][company] if chosen else None,
        "name": board.names["company"][company] if chosen else NO_COMPANY,
        "colour": board.document["companies"][company].get("colour") if chosen else None,
        "day": t.day[p],
        "out": bool(t.out[p]),
        "points": t.points[p],
        "time": int(time_points(s, p)),
        "sets": int(set_points(s, p)),
        "wood": t.wood[p],
        "progress_points": int(progress_points(board.record, s, p)),
        "at": labels["place"][t.at[p]] if t.at[p] >= 0 else None,
        "location": labels["card"][t.location[p]] if t.location[p] >= 0 else None,
        "power": t.power[p],
        "fast": bool(t.fast[p]),
        "train": [
            {
                "card": labels["card"][c],
                "carries": _names(GOODS, carries[c]),
                "good": GOODS[t.good[p][c]] if t.good[p][c] >= 0 else None,
                "cubes": t.cubes[p][c],
            }
            for c in range(CARDS)
            if t.train[p] >> c & 1
        ],
        "delivered": dict(zip(GOODS, t.delivered[p], strict=True)),
        "specials": t.specials[p],
        "progress": _names(labels["progress"], t.progress[p]),
        "used": _names(labels["progress"], t.used) if p == t.turn else [],
        "objectives": _names(labels["objective"], t.objectives[p]),
        "siding": labels["card"][t.siding[p]] if t.siding[p] >= 0 else None,
        "hand_size": t.hand[p].bit_count(),
        "known": _names(labels["card"], t.known[p]),
        "deck_size": t.deck[p].bit_count() + sum(c >= 0 for c in t.top[p]),
        "top": [labels["card"][c] for c in t.top[p] if c >= 0],
        "discard": _names(labels["card"], t.discard[p]),
    }


def _with_hand(board: Board, t: Plain, shown: Seat) -> Seat:
    if t.company[shown["seat"]] < 0:
        return {**shown, "hand": []}
    cards = board.document["companies"][t.company[shown["seat"]]]["cards"]
    hand = _names(board.labels["card"], t.hand[shown["seat"]])
    return {**shown, "hand": [{"card": card, "does": cards[card]["does"]} for card in hand]}


# -------------------------------------------------------------------------------------------------------------- guesses


@rule
def determinize(b, s, seat, seed):
    """Deal the unknown part of every other hand again from what is in hand or deck.

    Who has taken an action before the move is known to have a card for it.
    """
    seed_into(s.rng, seed, GAME)
    for p in range(s.players):
        if p != seat:
            need = np.int64(0)
            if p == s.turn and s.phase == READY and s.acted:
                need = cards_to_move(b, s, p)
            deal_again(s, p, np.int64(0))
            for _ in range(TRIES):
                if need == 0 or need & s.hand[p] != 0:
                    break
                deal_again(s, p, np.int64(0))
            if need != 0 and need & s.hand[p] == 0:
                deal_again(s, p, need)


@rule
def cards_to_move(b, s, p):
    """The cards in hand or deck that would take the train anywhere in the days left."""
    found = np.int64(0)
    for c in range(WAGON_CARD):
        if (s.hand[p] | s.deck[p]) >> c & 1 and shortest(b, s, p, c) <= b.last_day - s.day[p]:
            found |= bit(c)
    return found


@rule
def deal_again(s, p, need):
    """Deal what is secret of a hand from hand and deck; one of the cards needed, if any are, for certain."""
    secret = np.int64(s.hand[p] & (FULL ^ s.known[p]))
    count = size(secret)
    pool = np.int64(s.deck[p]) | secret
    hand = np.int64(s.known[p])
    for i in range(count):
        c = pick(s.rng, need & pool if i == 0 and need & pool != 0 else pool)
        pool &= FULL ^ bit(c)
        hand |= bit(c)
    s.hand[p] = hand
    s.deck[p] = pool


# ------------------------------------------------------------------------------------------------------- what one has

HOLDINGS = ("days", "cards", "wagons", "points")


@rule
def held(b, s, seat, out):
    """Days spent, cards in hand, how many more wagons the locomotive pulls, points; nothing before the first turn."""
    if s.phase == CHOOSING or s.phase == STARTING:
        out[:] = NOT_NOW
        return
    out[0] = s.day[seat]
    out[1] = size(s.hand[seat])
    out[2] = b.wagons[s.power[seat]] - size(s.train[seat])
    out[3] = s.points[seat]


# ------------------------------------------------------------------------------------------------------------- features


# ---------------------------------------------------------------------------------------------------- what learners see


@rule
def is_demanded(b, s, seat, place, good):
    """Whether a place asks for a good."""
    return 1.0 if b.demand[s.tile[place]] == good else 0.0


@rule
def is_supplied(b, s, seat, place, good):
    """Whether a good can be had at a place."""
    return 1.0 if available(b, s, place) >> good & 1 else 0.0


@rule
def is_special_city(b, s, seat, window, city):
    """Whether the special delivery of a window is for a city."""
    tile = s.special[window]
    return 1.0 if tile >= 0 and b.special_city[tile] == city else 0.0


@rule
def is_special_good(b, s, seat, window, good):
    """Whether the special delivery of a window asks for a good."""
    tile = s.special[window]
    return 1.0 if tile >= 0 and b.special_good[tile] == good else 0.0


@rule
def is_choosing(b, s, seat):
    """Whether companies are being chosen."""
    return 1.0 if s.phase == CHOOSING else 0.0


@rule
def hand_size(b, s, seat, p):
    """How many cards a seat holds."""
    return size(s.hand[p])


@rule
def on_turn(b, s, seat, p):
    """Whose decision it is."""
    return 1.0 if p == s.turn and s.phase != OVER else 0.0


@rule
def cubes_of(b, s, seat, p, good, card):
    """How many cubes of a good a wagon carries."""
    return s.cubes[p, card] if s.good[p, card] == good else 0


OBSERVATION = Observation(
    __file__,
    STATE,
    told("demand", is_demanded, PLACES, NGOODS),
    told("supply", is_supplied, PLACES, NGOODS),
    seen("steel"),
    seen("first", name="first deliveries", over=2),
    seen("stations"),
    told("special city", is_special_city, WINDOWS, CITIES),
    told("special good", is_special_good, WINDOWS, NGOODS),
    seen("done", name="special done"),
    seen("progress_left", NPROGRESS, name="progress left"),
    seen("objectives_left", NOBJECTIVES, name="objectives left"),
    seen("phase", OVER + 1),
    seen("asked", len(ASKS) + 1),
    seen("acted"),
    seen("hurry", over=2),
    seen("exported"),
    seen("rung"),
    own("hand"),
    each_seat(
        seen("day", over=40),
        seen("rank", over=SEATS),
        seen("out"),
        seen("points", over=50),
        seen("wood", over=WOOD_SPACES),
        seen("power"),
        seen("fast"),
        seen("specials", over=5),
        told("hand size", hand_size, over=6),
        told("on turn", on_turn),
        seen("delivered", over=5),
        seen("at"),
        seen("company", COMPANIES),
        seen("known"),
        seen("discard"),
        seen("train"),
        seen("siding"),
        told("cubes", cubes_of, NGOODS, CARDS, over=BOTH),
        seen("progress", NPROGRESS),
        seen("objectives", NOBJECTIVES),
    ),
    told("choosing", is_choosing),
)
observe = OBSERVATION.rule
