"""Notation of The Grand Trunk Journey: a verb and what it is done to.

`move watertown`, `move port-1 albany`, `move junction boston slow`, `deliver wagon-1`, `couple richmond steel`,
`play ottawa` and then `haul boston new-london`, `develop port-2 station` and then `build quebec top`, `end`.
"""

# mypy: disallow-untyped-calls=False
from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from ...engine.game import Board
from ...engine.text import Text
from ...texts import LANGUAGES, say
from .actions import (
    ACHIEVE,
    ACQUIRE,
    BEGIN,
    BUILD,
    CHOOSE,
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
from .board import (
    CARDS,
    CITIES,
    COMPANIES,
    GOODS,
    JUNCTION,
    KINDS,
    OBJECTIVES,
    PLACES,
    PORT_CARD,
    PORTS,
    PROGRESS_CARDS,
    WAGON_CARD,
)  # fmt: skip
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
    "company": COMPANIES,
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
    Block("choose", CHOOSE, ("company",)),
)
# What people may say in place of what there is: steel is hauled between cities and stations are built in them, but any
# place can be named; a move is said with a card and a place.
WIDER = {"haul": ("place", "place"), "build": ("place", "pile"), "move": ("card", "place")}
SPOKEN = {**{block.verb: block.axes for block in BLOCKS}, **WIDER}


@lru_cache(maxsize=None)
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
    return " ".join((verb, *(labels_of(board, axis)[i] for axis, i in zip(SPOKEN[verb], at, strict=True))))


def hint(board: Board, action: int) -> str:
    """The name of the place, where the notation has no accents or shortens it."""
    verb, at = read(action)
    if verb == "move":
        return board.names["place"][int(goes_to(at[1]))]
    return board.names["place"][at[1]] if verb == "build" else ""


# ------------------------------------------------------------------------------------------------- reading what is said


@dataclass(frozen=True)
class Said:
    """A text taken apart: its verb, places on the axes that it can be said with (None if they are not those), and
    whether a move is slow."""

    verb: str
    at: tuple[int, ...] | None
    slow: bool = False


def parse(board: Board, text: str) -> int | None:
    """The action of a text; everything may be named as people do (`move Québec`, `deliver Wagon 1`).

    >>> from stellwerk.games import games
    >>> board = games()["grandtrunk"].board_of()
    >>> parse(board, "begin Waggon 1 Kohle") == parse(board, "begin wagon-1 coal")
    True
    """
    said = heard(board, text)
    if said is None or said.at is None:
        return None
    at = said.at
    match said.verb:
        case "move":
            way = way_of(*at)
            return None if way is None else number("move", said.slow, way)
        case "build":
            return number("build", at[1], at[0]) if at[0] < CITIES else None
        case "haul" if max(at) >= CITIES or at[0] == at[1]:
            return None
        case "swap":
            return number("swap", *sorted(at)) if at[0] != at[1] else None
    return number(said.verb, *at)


def heard(board: Board, text: str) -> Said | None:
    """A text taken apart; None if it begins with no verb of this game."""
    verb, *words = slug(text).split() or [""]
    if verb not in SPOKEN:
        return None
    slow = verb == "move" and words[-1:] == ["slow"]
    words = words[:-1] if slow else words
    if verb == "move" and len(found := _places(board, words, ("place",))) == 1:
        place = found[0][0]
        return Said(verb, (place if place < CITIES else NO_CARD, place), slow)  # a city's card is named after it
    ways = _places(board, words, SPOKEN[verb])
    return Said(verb, ways[0] if ways else None, slow)


NO_CARD = -1  # a move to a port that names no card


def way_of(card: int, place: int) -> int | None:
    """The way by a card to a place; None if the card never leads there."""
    if card == JUNCTION:
        return PORT_WAY + 2 * PORTS + place
    if PORT_CARD <= card < JUNCTION and place >= CITIES:
        return PORT_WAY + (card - PORT_CARD) * PORTS + place - CITIES
    return place if 0 <= card == place < CITIES else None


def _places(board: Board, words: Sequence[str], axes: Sequence[str]) -> list[tuple[int, ...]]:
    """The ways to read words as names on axes, one after the other."""
    if not axes:
        return [] if words else [()]
    known = names_on(board, axes[0])
    return [
        (known[name], *rest)
        for n in range(1, len(words) + 1)
        if (name := " ".join(words[:n])) in known
        for rest in _places(board, words[n:], axes[1:])
    ]


def labels_of(board: Board, axis: str) -> Sequence[str]:
    """The stable labels of an axis."""
    return KINDS if axis == "kind" else PILES if axis == "pile" else board.labels[axis]


@lru_cache(maxsize=64)
def names_on(board: Board, axis: str) -> dict[str, int]:
    """All that the things of an axis are called: their labels, and their names in both languages."""
    found = {slug(label): i for i, label in enumerate(labels_of(board, axis))}
    for language in LANGUAGES:
        for i, name in enumerate(_shown(board, axis, language)):
            found.setdefault(slug(name), i)
    return found


def _shown(board: Board, axis: str, language: str) -> list[str]:
    """The names of the things of an axis as people see them."""
    match axis:
        case "place" | "company":
            return list(board.names[axis])
        case "city":
            return list(board.names["place"][:CITIES])
        case "card":
            return [say(text, language) if isinstance(text, Text) else text for text in _card_names(board)]
        case "good" | "progress" | "objective":
            return [say(Text(f"grandtrunk-{axis}-{label}"), language) for label in board.labels[axis]]
    return []


def _card_names(board: Board) -> list[Text | str]:
    return [card(board, c) for c in range(CARDS)]


def card(board: Board, c: int) -> Text | str:
    """A card by its place, or by what it is."""
    if c < CITIES:
        return board.names["place"][c]
    if c == JUNCTION:
        return Text("grandtrunk-card-junction")
    if c < JUNCTION:
        return Text("grandtrunk-card-port", number=c - CITIES + 1)
    return Text("grandtrunk-card-wagon", number=c - WAGON_CARD + 1)


def slug(text: str) -> str:
    """Lower case, no accents, nothing but letters, figures and blanks: what people type.

    >>> slug("Move  Québec"), slug("St. Lawrence & Atlantic")
    ('move quebec', 'st lawrence atlantic')
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return " ".join(re.findall("[a-z0-9]+", plain))


def forms(board: Board) -> Iterator[str]:
    """Every well-formed text: all verbs with all cards, places, goods and so on, whether there is such an action or
    not."""
    for verb, axes in SPOKEN.items():
        for words in product(*(labels_of(board, axis) for axis in axes)):
            yield " ".join((verb, *words))
            if verb == "move":
                yield " ".join((verb, *words, "slow"))
    for place in board.labels["place"]:
        yield from (f"move {place}", f"move {place} slow")
