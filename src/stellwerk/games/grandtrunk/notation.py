"""Notation of The Grand Trunk Journey: a verb and what it is done to.

`move watertown`, `move port-1 albany`, `move junction boston slow`, `deliver wagon-1`, `couple richmond steel`,
`play ottawa` and then `haul boston new-london`, `develop port-2 station` and then `build quebec top`, `end`.
"""

# mypy: disallow-untyped-calls=False
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ...engine.actions import Axis
from ...engine.game import Board
from ...notation import Notation, labels, readings, slug
from .actions import CARD, FAST, KINDS, PILE, PLACE, SLOW
from .board import CITIES, JUNCTION, JUNCTION_WAY, PORT_CARD, PORT_WAY, PORTS
from .steps import goes_to

# What people may say in place of what there is: steel is hauled between cities and stations are built in them, but any
# place can be named; a move is said with a card and a place.
WIDER = {"move": (CARD, PLACE), "haul": (PLACE, PLACE), "build": (PLACE, PILE)}
NO_CARD = -1  # a move to a port that names no card


def spoken(verb: str) -> Sequence[Axis]:
    """The things that are named after a verb."""
    return WIDER.get(verb) or tuple(KINDS[verb].axes.values())


def heard(board: Board, verb: str, rest: str) -> tuple[int, ...] | None:
    """What is named after a verb, and a move's pace; None if it is not what can be said with that verb."""
    words = slug(rest).split()
    if verb != "move":
        return next(readings(board, words, spoken(verb)), None)
    pace = SLOW if words[-1:] == ["slow"] else FAST
    words = words[:-1] if pace == SLOW else words
    if (found := next(readings(board, words, [PLACE]), None)) is not None:
        place = found[0]
        return place if place < CITIES else NO_CARD, place, pace  # a city's card is named after it
    found = next(readings(board, words, spoken(verb)), None)
    return None if found is None else (*found, pace)


def way_of(card: int, place: int) -> int | None:
    """The way by a card to a place; None if the card never leads there."""
    if card == JUNCTION:
        return JUNCTION_WAY + place
    if PORT_CARD <= card < JUNCTION and place >= CITIES:
        return PORT_WAY + (card - PORT_CARD) * PORTS + place - CITIES
    return place if 0 <= card == place < CITIES else None


# -------------------------------------------------------------------------------- what is written in a way of its own


def _write_move(board: Board, pace: int, way: int) -> str:
    return f"move {board.labels['way'][way]}{' slow' if pace == SLOW else ''}"


def _read_move(board: Board, rest: str) -> int | None:
    match heard(board, "move", rest):
        case (card, place, pace) if (way := way_of(card, place)) is not None:
            return KINDS.number("move", pace, way)
    return None


def _write_build(board: Board, pile: int, city: int) -> str:
    return f"build {board.labels['city'][city]} {PILE.labels[pile]}"


def _read_build(board: Board, rest: str) -> int | None:
    match heard(board, "build", rest):
        case (place, pile) if place < CITIES:
            return KINDS.number("build", pile, place)
    return None


def _read_haul(board: Board, rest: str) -> int | None:
    match heard(board, "haul", rest):
        case (a, z) if a != z and max(a, z) < CITIES:
            return KINDS.number("haul", a, z)
    return None


def _read_swap(board: Board, rest: str) -> int | None:
    match heard(board, "swap", rest):
        case (a, z) if a != z:
            return KINDS.number("swap", min(a, z), max(a, z))
    return None


def more(board: Board) -> Iterator[str]:
    """Moves with any card to any place, and what is only done in cities, in ports too."""
    for verb in WIDER:
        for words in product(*(labels(board, axis) for axis in spoken(verb))):
            yield " ".join((verb, *words))
    for way in (*board.labels["way"], *board.labels["place"]):
        yield from (f"move {way}", f"move {way} slow")


NOTATION = Notation(
    KINDS,
    writers={"move": _write_move, "build": _write_build},
    readers={"move": _read_move, "build": _read_build, "haul": _read_haul, "swap": _read_swap},
    more=more,
)


def hint(board: Board, action: int) -> str:
    """The name of the place, where the notation has no accents or shortens it."""
    match KINDS.named(action):
        case ("move", (_, way)):
            return board.names["place"][int(goes_to(way))]
        case ("build", (_, city)):
            return board.names["city"][city]
    return ""
