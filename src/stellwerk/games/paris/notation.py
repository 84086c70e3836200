"""Notation of Paris Connection: `build blue 7.12`, `stop`, `trade red blue 2` (give one red, take two blue)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from ...engine.game import Board
from ...texts import LANGUAGES, say
from .board import COLOURS, SPACES, colour
from .rules import BUILD, NCOLOURS, STOP, TRADE


def notation(board: Board, action: int) -> str:
    """The text of an action.

    >>> from stellwerk.games import games
    >>> notation(games()["paris"].board_of(), BUILD + 4 * SPACES)
    'build blue 0.18'
    """
    if action == STOP:
        return "stop"
    if action < BUILD:
        give, take, count = traded(action)
        return f"trade {COLOURS[give]} {COLOURS[take]} {count}"
    colour, space = built(action)
    return f"build {COLOURS[colour]} {board.labels['space'][space]}"


def parse(board: Board, text: str) -> int | None:
    """The action of a text.  Cities and stations may be called by their names, colours in any language: `build blau
    lyon`."""
    match slug(text).split():
        case ["stop"]:
            return STOP
        case ["trade", give, take, ("1" | "2") as count]:
            one, other = find_colour(give), find_colour(take)
            return None if one is None or other is None else TRADE + (one * NCOLOURS + other) * 2 + int(count) - 1
        case ["build", named, *place]:
            c, space = find_colour(named), find_space(board, " ".join(place))
            return None if c is None or space is None else BUILD + c * SPACES + space
    return None


def forms(board: Board) -> Iterator[str]:
    """Every well-formed notation: builds on all places of the grid, spaces or not, and at all names; trades of up to
    five of any colour for any; and to stop."""
    rows = [str(row) for row in board.document["rows"]]
    grid = [f"{r}.{c}" for r in range(len(rows) + 1) for c in range(max(map(len, rows)) + 1)]
    places = dict.fromkeys([*grid, *board.names["space"]])
    yield "stop"
    yield from (f"build {c} {place}" for c in COLOURS for place in places)
    yield from (f"trade {give} {take} {n}" for give in COLOURS for take in COLOURS for n in range(6))


def find_space(board: Board, text: str) -> int | None:
    """A space by its label or by the name of its city or station."""
    if text in board.labels["space"]:
        return board.labels["space"].index(text)
    names = names_typed(board)
    return names.index(text) if text in names else None


def names_typed(board: Board) -> list[str]:
    """The names of all spaces as people type them."""
    return [_slug_of_name(name) for name in board.names["space"]]


def find_colour(text: str) -> int | None:
    """A colour by its label, or by what it is called in some language."""
    return _colours().get(text)


@lru_cache(maxsize=None)
def _colours() -> dict[str, int]:
    called = {slug(say(colour(c), language)): c for c in range(NCOLOURS) for language in LANGUAGES}
    return called | {label: c for c, label in enumerate(COLOURS)}


def slug(text: str) -> str:
    """Small letters without accents, hyphens as blanks: what people type.

    >>> slug("Build  BLUE St-Étienne")
    'build blue st etienne'
    """
    plain = unicodedata.normalize("NFKD", text.replace("-", " ").casefold())
    return " ".join("".join(x for x in plain if x.isascii() or unicodedata.category(x) not in UNHEARD).split())


UNHEARD = ("Mn", "Cs", "Cf")  # accents, halves of characters, marks of direction
_slug_of_name = lru_cache(maxsize=2000)(slug)


def hint(board: Board, action: int) -> str:
    """The city that is built in, and its value."""
    if action < BUILD or built(action)[1] >= board.record.spaces:
        return ""
    space = built(action)[1]
    value = int(board.record.value[space])
    return f"{board.names['space'][space]}, {value}" if value else ""


def traded(action: int) -> tuple[int, int, int]:
    """Which colour a trade gives, which it takes, and how many."""
    which = action - TRADE
    return which // (2 * NCOLOURS), which // 2 % NCOLOURS, which % 2 + 1


def built(action: int) -> tuple[int, int]:
    """Which colour a build action places, and where."""
    return (action - BUILD) // SPACES, (action - BUILD) % SPACES
