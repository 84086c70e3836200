"""Notation of Paris Connection: `build blue 7.12`, `stop`, `trade red blue 2` (give one red, take two blue)."""

from __future__ import annotations

import unicodedata

from ...engine.game import Board
from .board import COLOURS, SPACES
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
    """The action of a text.  A city may be called by its name: `build blue lyon`."""
    match slug(text).split():
        case ["stop"]:
            return STOP
        case ["trade", give, take, ("1" | "2") as count] if give in COLOURS and take in COLOURS:
            return TRADE + (COLOURS.index(give) * NCOLOURS + COLOURS.index(take)) * 2 + int(count) - 1
        case ["build", colour, *place] if colour in COLOURS:
            space = find_space(board, " ".join(place))
            return None if space is None else BUILD + COLOURS.index(colour) * SPACES + space
    return None


def find_space(board: Board, text: str) -> int | None:
    """A space by its label or by the name of its city."""
    if text in board.labels["space"]:
        return board.labels["space"].index(text)
    names = [slug(name) for name in board.names["space"]]
    return names.index(text) if text in names else None


def slug(text: str) -> str:
    """Lower case, no accents, hyphens as blanks: what people type."""
    plain = unicodedata.normalize("NFKD", text.replace("-", " ")).encode("ascii", "ignore").decode()
    return " ".join(plain.lower().split())


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
