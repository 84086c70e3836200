"""Notation of The Grand Trunk Journey: a verb and what it is done to.

`move watertown`, `move port-1 albany`, `move junction boston slow`, `deliver wagon-1`, `couple richmond steel`,
`play ottawa` and then `haul boston new-london`, `develop port-2 station` and then `build quebec top`, `end`.
"""

# mypy: disallow-untyped-calls=False
from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from ...engine.game import Board
from .actions import (
    ACHIEVE,
    ACQUIRE,
    BEGIN,
    BUILD,
    CLEAR,
    CONTRACT,
    COUPLE,
    DELIVER,
    DUMP,
    END,
    ENLARGE,
    FETCH,
    FILL,
    FULFIL,
    HAUL,
    IMPROVE,
    LIFT,
    LOAD,
    MAINTAIN,
    MOVE,
    PARK,
    PLAY,
    PORT_WAY,
    RECALL,
    SIGNAL,
    STOP,
    SWAP,
    THROW,
    TURN,
    UNCOUPLE,
    WAYS,
)  # fmt: skip
from .board import CARDS, CITIES, GOODS, KINDS, OBJECTIVES, PLACES, PROGRESS_CARDS
from .steps import card_of, goes_to


@dataclass(frozen=True)
class Block:
    """A run of actions with one verb: where it begins, and what its actions are counted by."""

    verb: str
    start: int
    axes: tuple[str, ...] = ()


SIZES = {
    "card": CARDS, "good": len(GOODS), "kind": len(KINDS), "place": PLACES, "city": CITIES, "way": WAYS, "pace": 2,
    "pile": 2, "progress": len(PROGRESS_CARDS), "objective": len(OBJECTIVES),
}  # fmt: skip
PILES = ("discard", "top")
PACES = ("", "slow")

BLOCKS = (
    Block("end", END),
    Block("maintain", MAINTAIN),
    Block("stop", STOP),
    Block("contract", CONTRACT),
    Block("clear", CLEAR),
    Block("discard", THROW, ("card",)),
    Block("begin", BEGIN, ("card", "good")),
    Block("move", MOVE, ("pace", "way")),
    Block("deliver", DELIVER, ("card",)),
    Block("fulfil", FULFIL, ("card",)),
    Block("dump", DUMP, ("card",)),
    Block("uncouple", UNCOUPLE, ("card",)),
    Block("load", LOAD, ("card", "good")),
    Block("couple", COUPLE, ("card", "good")),
    Block("play", PLAY, ("card",)),
    Block("develop", IMPROVE, ("card", "kind")),
    Block("fetch", FETCH, ("card", "good")),
    Block("enlarge", ENLARGE, ("card",)),
    Block("swap", SWAP, ("place", "place")),
    Block("haul", HAUL, ("city", "city")),
    Block("build", BUILD, ("pile", "city")),
    Block("acquire", ACQUIRE, ("progress",)),
    Block("achieve", ACHIEVE, ("objective",)),
    Block("park", PARK, ("card",)),
    Block("recall", RECALL, ("good",)),
    Block("signal", SIGNAL, ("card",)),
    Block("fill", FILL, ("card",)),
    Block("turn", TURN, ("card",)),
    Block("lift", LIFT, ("card", "good")),
)


def read(action: int) -> tuple[str, tuple[int, ...]]:
    """An action as its verb and the places on the verb's axes.

    >>> read(COUPLE + 1)
    ('couple', (0, 1))
    """
    block = next(x for x in reversed(BLOCKS) if x.start <= action)
    rest, found = action - block.start, []
    for axis in reversed(block.axes):
        found.append(rest % SIZES[axis])
        rest //= SIZES[axis]
    return block.verb, tuple(reversed(found))


def number(verb: str, *places: int) -> int:
    """The action of a verb and places on its axes: the other way round."""
    block = next(x for x in BLOCKS if x.verb == verb)
    action = 0
    for axis, place in zip(block.axes, places, strict=True):
        action = action * SIZES[axis] + place
    return block.start + action


def way_words(board: Board, way: int) -> str:
    """A way: a city card by its city, the others by card and place."""
    place = board.labels["place"][goes_to(way)]
    return place if way < PORT_WAY else f"{board.labels['card'][card_of(way)]} {place}"


def notation(board: Board, action: int) -> str:
    """The text of an action.

    >>> from stellwerk.games import games
    >>> notation(games()["grandtrunk"].board_of(), MOVE + PORT_WAY + 1)
    'move port-1 albany'
    """
    verb, at = read(action)
    match verb:
        case "move":
            return f"move {way_words(board, at[1])} {PACES[at[0]]}".strip()
        case "build":
            return f"build {board.labels['city'][at[1]]} {PILES[at[0]]}"
    axes = next(x.axes for x in BLOCKS if x.verb == verb)
    return " ".join((verb, *(_labels(board, axis)[i] for axis, i in zip(axes, at, strict=True))))


def hint(board: Board, action: int) -> str:
    """The name of the place, where the notation has no accents or shortens it."""
    verb, at = read(action)
    if verb == "move":
        return board.names["place"][int(goes_to(at[1]))]
    return board.names["place"][at[1]] if verb == "build" else ""


def parse(board: Board, text: str) -> int | None:
    """The action of a text; names of places may be written as people do (`move Québec`)."""
    verb, *words = slug(text).split() or [""]
    match verb, words:
        case "move", _:
            return _parse_move(board, words)
        case "build", [city, pile] if city in board.labels["city"] and pile in PILES:
            return number("build", PILES.index(pile), list(board.labels["city"]).index(city))
    block = next((x for x in BLOCKS if x.verb == verb), None)
    if block is None or block.verb == "build" or len(words) != len(block.axes):
        return None
    known = [list(_labels(board, axis)) for axis in block.axes]
    if any(word not in labels for word, labels in zip(words, known, strict=True)):
        return None
    places = [labels.index(word) for word, labels in zip(words, known, strict=True)]
    if verb in ("swap", "haul") and places[0] == places[1]:
        return None
    return number(verb, *(sorted(places) if verb == "swap" else places))


def _parse_move(board: Board, words: list[str]) -> int | None:
    pace = int(words[-1:] == ["slow"])
    text = " ".join(words[: len(words) - pace])
    ways = [way_words(board, way) for way in range(WAYS)]
    return number("move", pace, ways.index(text)) if text in ways else None


def _labels(board: Board, axis: str) -> tuple[str, ...]:
    return KINDS if axis == "kind" else tuple(board.labels[axis])


def slug(text: str) -> str:
    """Lower case, no accents: what people type.

    >>> slug("Move  Québec")
    'move quebec'
    """
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return " ".join(plain.lower().split())
