"""The state of The Grand Trunk Journey, and what can be wrong with one."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board
from ...engine.invariant import Fault, Invariants, Position
from ...engine.record import Axes, Record, field
from ...engine.text import Text
from .board import (
    CARDS,
    CITIES,
    COAL,
    GOODS,
    HEAVIEST,
    JUNCTION,
    PLACES,
    PORT_CARD,
    PORT_TILE,
    PRINTED,
    SHOWN_FIRST,
    STEEL,
    TILES,
    WINDOWS,
    WOOD_SPACES,
)  # fmt: skip

SEATS = 4
HAND, BIG_HAND = 5, 6  # cards a hand is filled up to, without and with the warehouse
STEEL_ROOM = 4  # steel that a city holds
BOTH = 2  # cubes in a wagon at most
START_POINTS = 3
TOPS = 8  # cards that can lie known on a deck: one for each station built
PROGRESS_EACH = 3  # progress cards laid out for each player
OBJECTIVES_LAID = 3

# Where in a turn: choosing a start wagon; before the move; arrived (unload); loading; maintenance; all over.
STARTING, READY, ARRIVED, LOADING, MAINTAINING, OVER = range(6)
# What a card that was played still asks for.
NOTHING, ASK_DEPOT, ASK_OVERSIZE, ASK_SWAP, ASK_HAUL, ASK_STATION, ASK_PROGRESS, ASK_OBJECTIVE = range(8)

STATE = Record(
    {
        "word": 3, "seat": SEATS, "card": CARDS, "place": PLACES, "city": CITIES, "good": len(GOODS),
        "window": WINDOWS, "depth": TOPS,
    },
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("players", "i1", doc="how many play"),
        field("scenario", "i1", of="index:scenario", doc="the set of start cities"),
        field("turn", "i1", doc="the seat whose turn it is"),
        field("phase", "i1", doc="0 start wagons, 1 before the move, 2 arrived, 3 loading, 4 maintenance, 5 over"),
        field("asked", "i1", doc="what a played card still asks for: 0 nothing, 1 depot, 2 oversize, 3 swap, 4 haul, "
              "5 station, 6 progress card, 7 objective"),
        field("acted", "i1", doc="1 if an action was taken this turn, so that it must be a journey"),
        field("hurry", "i1", doc="days off this turn's move by right of way"),
        field("exported", "i1", doc="1 if steel was delivered at a port this turn"),
        field("used", "u4", of="mask:progress", doc="progress cards used this turn"),
        field("rung", "i1", doc="1 once the end of the game has been rung in"),
        field("day", "i1", "seat", doc="each disc on the time track"),
        field("rank", "i1", "seat", doc="the order of the discs' arrival: on one space, the lowest is at the bottom"),
        field("out", "i1", "seat", doc="1 for a seat that takes no more turns"),
        field("points", "i2", "seat", doc="each disc on the points track (may go below zero)"),
        field("wood", "i1", "seat", doc="each disc on the wood track"),
        field("company", "i1", "seat", of="index:company", doc="each seat's company"),
        field("at", "i1", "seat", of="index:place", doc="where each train is"),
        field("location", "i1", "seat", of="index:card", doc="the location card left of the locomotive"),
        field("power", "i1", "seat", doc="power of the locomotive, 1 to 4"),
        field("fast", "i1", "seat", doc="1 for a fast train"),
        field("hand", "u4", "seat", of="mask:card", doc="cards in hand (secret)"),
        field("known", "u4", "seat", of="mask:card", doc="of these, the cards that everybody can work out"),
        field("deck", "u4", "seat", of="mask:card", doc="cards in the deck, in no order (secret)"),
        field("top", "i1", "seat", "depth", of="index:card", doc="cards lying known on the deck, the last uppermost"),
        field("discard", "u4", "seat", of="mask:card", doc="the discard pile"),
        field("train", "u4", "seat", of="mask:card", doc="the wagons of the train"),
        field("siding", "i1", "seat", of="index:card", doc="the wagon on the siding"),
        field("good", "i1", "seat", "card", of="index:good", doc="what each wagon carries"),
        field("cubes", "i1", "seat", "card", doc="how many cubes of it"),
        field("delivered", "i1", "seat", "good", doc="cubes lying before each seat"),
        field("specials", "i1", "seat", doc="special deliveries made"),
        field("progress", "u4", "seat", of="mask:progress", doc="progress cards acquired"),
        field("objectives", "u4", "seat", of="mask:objective", doc="objectives acquired"),
        field("progress_left", "u4", of="mask:progress", doc="progress cards laid out"),
        field("objectives_left", "u4", of="mask:objective", doc="objectives laid out"),
        field("stations", "u4", of="mask:city", doc="the cities that have a station"),
        field("tile", "i1", "place", of="index:tile", doc="the tile at each place"),
        field("first", "i1", "city", doc="points of the first-delivery tile still there"),
        field("steel", "i1", "city", doc="steel in each city"),
        field("shown", "i1", doc="how many special tiles have been turned up"),
        field("special", "i1", "window", of="index:special", doc="the tile in each window, once turned up"),
        field("done", "u4", of="mask:window", doc="the special deliveries that were made"),
    ],
)  # fmt: skip


def axes(board: Board, players: int) -> Axes:
    """Labels for readable positions."""
    labels = board.labels
    axes = ("card", "place", "city", "good", "company", "progress", "objective", "special", "tile", "scenario")
    named = {axis: labels[axis] for axis in axes}
    return {"word": 3, "seat": players, "window": WINDOWS, "depth": TOPS, **named}


def _faults(board: Board, s: np.record) -> list[Text]:
    """What cannot be in a state: cards, tiles and cubes that do not add up, numbers off their tracks."""
    if not 2 <= s.players <= SEATS or not 0 <= s.turn < s.players:
        return [Text("grandtrunk-fault-seats", players=int(s.players), turn=int(s.turn))]
    found = _turn_faults(s) + _table_faults(board, s)
    for p in range(s.players):
        found += [Text("grandtrunk-fault-seat", seat=p + 1, fault=x) for x in _seat_faults(board, s, p)]
    return found


def _turn_faults(s: np.record) -> list[Text]:
    sound = (
        STARTING <= s.phase <= OVER
        and NOTHING <= s.asked <= ASK_OBJECTIVE
        and (s.asked == NOTHING or s.phase in (READY, ARRIVED, LOADING))
        and sorted(int(x) for x in s.rank[: s.players]) == list(range(s.players))
        and (s.phase == OVER or not s.out[s.turn])
        and (s.phase != OVER or all(s.out[: s.players]))
    )
    return [] if sound else [Text("grandtrunk-fault-turn")]


def _table_faults(board: Board, s: np.record) -> list[Text]:
    """The common pieces: tiles, steel, special deliveries, progress cards."""
    b, found = board.record, []
    in_order = sorted(int(x) for x in s.tile) == list(range(TILES))
    if not in_order or s.tile[PLACES - 1] != PRINTED or any(s.tile[:CITIES] >= PORT_TILE):
        found.append(Text("grandtrunk-fault-tiles"))
    if (s.steel < 0).any() or (s.steel > STEEL_ROOM).any():
        found.append(Text("grandtrunk-fault-steel", room=STEEL_ROOM))
    lying = [int(x) for x in s.special if x >= 0]
    fits = all(
        (k < s.shown) == (s.special[k] >= 0)
        and (s.special[k] < 0 or b.special_days[s.special[k]] == b.closes[k] - b.opens[k] + 1)
        for k in range(WINDOWS)
    )
    once = len(set(lying)) == len(lying) and SHOWN_FIRST <= s.shown <= WINDOWS
    made = int(s.specials[: s.players].sum())
    if not (fits and once and int(s.done).bit_count() == made and int(s.done) >> int(s.shown) == 0):
        found.append(Text("grandtrunk-fault-specials"))
    cards = [int(s.progress_left), *(int(x) for x in s.progress[: s.players])]
    if _overlap(cards) or _count(cards) != PROGRESS_EACH * s.players:
        found.append(Text("grandtrunk-fault-progress", of=PROGRESS_EACH * int(s.players)))
    cards = [int(s.objectives_left), *(int(x) for x in s.objectives[: s.players])]
    if _overlap(cards) or _count(cards) not in (0, OBJECTIVES_LAID):
        found.append(Text("grandtrunk-fault-objectives", of=OBJECTIVES_LAID))
    if int(b.starts[s.scenario]) & ~int(s.stations) or int(s.stations) >> CITIES:
        found.append(Text("grandtrunk-fault-stations"))
    if any(s.first[c] and int(b.starts[s.scenario]) >> c & 1 for c in range(CITIES)):
        found.append(Text("grandtrunk-fault-first"))
    companies = [int(x) for x in s.company[: s.players]]
    places = [int(x) for x in s.at[: s.players]]
    if len(set(companies)) < len(companies) or min(companies) < 0 or min(places) < 0:
        found.append(Text("grandtrunk-fault-companies"))
    return found


def _seat_faults(board: Board, s: np.record, p: int) -> list[Text]:
    """One player's cards, wagons and tracks."""
    b, found = board.record, []
    if s.company[p] < 0 or s.at[p] < 0:
        return []
    tops = [int(x) for x in s.top[p] if x >= 0]
    single = [1 << int(x) for x in (s.location[p], s.siding[p]) if x >= 0]
    zones = [int(s.hand[p]), int(s.deck[p]), int(s.discard[p]), int(s.train[p]), *single, *(1 << x for x in tops)]
    there = (1 << CARDS) - (1 << PORT_CARD) | int(s.stations)  # all but the cards of cities without a station
    if _overlap(zones) or sum(zones) != there:
        found.append(Text("grandtrunk-fault-cards"))
    if int(s.known[p]) & ~int(s.hand[p]):
        found.append(Text("grandtrunk-fault-known"))
    at, card = int(s.at[p]), int(s.location[p])
    if not (card == JUNCTION or card == at < CITIES or (PORT_CARD <= card < JUNCTION and at >= CITIES)):
        found.append(Text("grandtrunk-fault-place"))
    carries = b.carries[s.company[p]]
    for c in range(CARDS):
        coupled, cubes, good = int(s.train[p]) >> c & 1, int(s.cubes[p, c]), int(s.good[p, c])
        if not 0 <= cubes <= BOTH * coupled or (cubes > 0) != (good >= 0) or (cubes and not carries[c] >> good & 1):
            found.append(Text("grandtrunk-fault-load", card=board.labels["card"][c]))
        elif (coupled or s.siding[p] == c) and not carries[c]:
            found.append(Text("grandtrunk-fault-wagon", card=board.labels["card"][c]))
        elif coupled and not cubes and (p != s.turn or s.phase not in (ARRIVED, LOADING)):
            found.append(Text("grandtrunk-fault-empty", card=board.labels["card"][c]))
    strong = 1 <= s.power[p] <= HEAVIEST and int(s.train[p]).bit_count() <= b.wagons[s.power[p]]
    earned = strong and s.delivered[p, STEEL] >= b.steel_for[s.power[p]]
    if not earned or s.delivered[p, COAL] < b.coal_for_fast * s.fast[p]:
        found.append(Text("grandtrunk-fault-power"))
    if not (0 <= s.day[p] <= b.last_day and 0 <= s.wood[p] < WOOD_SPACES):
        found.append(Text("grandtrunk-fault-track"))
    if s.phase != STARTING and (s.day[p] >= b.end_day) > s.out[p] and p != s.turn:
        found.append(Text("grandtrunk-fault-track"))
    return found


def _overlap(sets: list[int]) -> bool:
    return sum(sets) != _union(sets)


def _union(sets: list[int]) -> int:
    union = 0
    for x in sets:
        union |= x
    return union


def _count(sets: list[int]) -> int:
    return sum(x.bit_count() for x in sets)


def _pieces_add_up(position: Position) -> list[Fault]:
    return [Fault("", text) for text in _faults(position.board, position.state)]


INVARIANTS = Invariants(stored=(_pieces_add_up,))
