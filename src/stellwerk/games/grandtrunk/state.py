"""The state of The Grand Trunk Journey."""

from __future__ import annotations

from ...engine.game import Board
from ...engine.record import Axes, Record, field
from .board import (
    CARDS,
    CITIES,
    COAL,
    COAL_MINE,
    DAYS,
    DEMAND,
    DEPOT,
    FORESTRY,
    GOODS,
    HEAVIEST,
    IRON,
    IRON_MINE,
    OBJECTIVE,
    OVERLAND,
    OVERSIZE,
    PLACES,
    PROGRESS,
    SHOWN_FIRST,
    STATION,
    WINDOWS,
    WOOD,
    WOOD_SPACES,
)  # fmt: skip

SEATS = 4
HAND, BIG_HAND = 5, 6  # cards a hand is filled up to, without and with the warehouse
STEEL_ROOM = 4  # steel that a city holds
STEEL_FROM_IRON = 2
STEEL_POINTS = 3  # for each steel delivered at a port
STATION_POINTS = 2
MINED = 2  # cubes from a mine or forest
BOTH = 2  # cubes in a wagon at most
TRAINLOAD = HEAVIEST * BOTH  # cubes that a train brings in one turn at most
START_POINTS = 3
TOPS = 8  # cards that can lie known on a deck: one for each station built
PROGRESS_EACH = 3  # progress cards laid out for each player
OBJECTIVES_LAID = 3
# Days that developments take
UPGRADE_DAYS, STATION_DAYS, PROGRESS_DAYS, OBJECTIVE_DAYS = 1, 1, 2, 1

# Where in a turn: choosing a start wagon; before the move; arrived (unload); loading; maintenance; all over; and before
# all that, choosing a company.
STARTING, READY, ARRIVED, LOADING, MAINTAINING, OVER, CHOOSING = range(7)
BEFORE_PLAY, TRAVELLING = (STARTING, CHOOSING), (READY, ARRIVED, LOADING)
# What a card that was played still asks for.
NOTHING, ASK_DEPOT, ASK_OVERSIZE, ASK_SWAP, ASK_HAUL, ASK_STATION, ASK_PROGRESS, ASK_OBJECTIVE = range(8)
ASKED_BY = {ASK_DEPOT: DEPOT, ASK_OVERSIZE: OVERSIZE, ASK_SWAP: DEMAND, ASK_HAUL: OVERLAND}  # actions that ask
DEVELOPED_BY = {ASK_STATION: STATION, ASK_PROGRESS: PROGRESS, ASK_OBJECTIVE: OBJECTIVE}  # developments that ask

CHOSEN = "chosen"  # the choice of the option `companies` besides the lot
MINES = {IRON_MINE: IRON, COAL_MINE: COAL, FORESTRY: WOOD}

STATE = Record(
    {
        "word": 3, "seat": SEATS, "card": CARDS, "place": PLACES, "city": CITIES, "good": len(GOODS),
        "window": WINDOWS, "depth": TOPS,
    },
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("players", "i1", least=2, most=SEATS, doc="how many play"),
        field("scenario", "i1", of="index:scenario", none=False, doc="the set of start cities"),
        field("turn", "i1", of="index:seat", none=False, doc="the seat whose turn it is"),
        field("phase", "i1", most=CHOOSING, doc="0 start wagons, 1 before the move, 2 arrived, 3 loading, "
              "4 maintenance, 5 over, 6 companies"),
        field("asked", "i1", most=ASK_OBJECTIVE, doc="what a played card still asks for: 0 nothing, 1 depot, "
              "2 oversize, 3 swap, 4 haul, 5 station, 6 progress card, 7 objective"),
        field("acted", "i1", most=1, doc="1 if an action was taken this turn, so that it must be a journey"),
        field("hurry", "i1", most=CARDS + 1, doc="days off this turn's move by right of way"),
        field("exported", "i1", most=1, doc="1 if steel was delivered at a port this turn"),
        field("used", "u4", of="mask:progress", doc="progress cards used this turn"),
        field("rung", "i1", most=1, doc="1 once the end of the game has been rung in"),
        field("day", "i1", "seat", most=DAYS - 1, doc="each disc on the time track"),
        field("rank", "i1", "seat", most=SEATS - 1,
              doc="the order of the discs' arrival: on one space, the lowest is at the bottom"),
        field("out", "i1", "seat", most=1, doc="1 for a seat that takes no more turns"),
        field("points", "i2", "seat", least=-10_000, most=10_000,
              doc="each disc on the points track (may go below zero)"),
        field("wood", "i1", "seat", most=WOOD_SPACES - 1, doc="each disc on the wood track"),
        field("company", "i1", "seat", of="index:company", doc="each seat's company, none until it is chosen"),
        field("at", "i1", "seat", of="index:place", doc="where each train is, nowhere until companies are chosen"),
        field("location", "i1", "seat", of="index:card", doc="the location card left of the locomotive"),
        field("power", "i1", "seat", least=1, most=HEAVIEST, doc="power of the locomotive"),
        field("fast", "i1", "seat", most=1, doc="1 for a fast train"),
        field("hand", "u4", "seat", of="mask:card", doc="cards in hand (secret)"),
        field("known", "u4", "seat", of="mask:card", doc="of these, the cards that everybody can work out"),
        field("deck", "u4", "seat", of="mask:card", doc="cards in the deck, in no order (secret)"),
        field("top", "i1", "seat", "depth", of="index:card", doc="cards lying known on the deck, the last uppermost"),
        field("discard", "u4", "seat", of="mask:card", doc="the discard pile"),
        field("train", "u4", "seat", of="mask:card", doc="the wagons of the train"),
        field("siding", "i1", "seat", of="index:card", doc="the wagon on the siding"),
        field("good", "i1", "seat", "card", of="index:good", doc="what each wagon carries"),
        field("cubes", "i1", "seat", "card", most=BOTH, doc="how many cubes of it"),
        field("delivered", "i2", "seat", "good", most=DAYS * TRAINLOAD, doc="cubes lying before each seat"),
        field("specials", "i1", "seat", most=WINDOWS, doc="special deliveries made"),
        field("progress", "u4", "seat", of="mask:progress", doc="progress cards acquired"),
        field("objectives", "u4", "seat", of="mask:objective", doc="objectives acquired"),
        field("progress_left", "u4", of="mask:progress", doc="progress cards laid out"),
        field("objectives_left", "u4", of="mask:objective", doc="objectives laid out"),
        field("stations", "u4", of="mask:city", doc="the cities that have a station"),
        field("tile", "i1", "place", of="index:tile", none=False, doc="the tile at each place"),
        field("first", "i1", "city", most=9, doc="points of the first-delivery tile still there"),
        field("steel", "i1", "city", most=STEEL_ROOM, doc="steel in each city"),
        field("shown", "i1", least=SHOWN_FIRST, most=WINDOWS, doc="how many special tiles have been turned up"),
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
