"""The routes of Deutschland with their spaces, as text with Rich markup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.game import Board
from ...terminal import Cell, chip, joined, padded, word
from ...texts import say
from .board import LETTERS
from .explain import place
from .look import SEAT_LIVERIES

GREY = "·"  # any colour
COLUMNS = 2  # of routes beside each other
NAME = 22  # characters for the name of a route
SPACES = 15  # characters for its tracks


def terminal(board: Board, view: Mapping[str, Any], language: str) -> str:
    """Each route with its tracks: the colour's letter for each space, the seat's number where wagons stand on it."""
    cells = [_route(board, view, language, route) for route in board.document["routes"]]
    rows = -(-len(cells) // COLUMNS)
    return "\n".join("  ".join(cells[i::rows]).rstrip() for i in range(rows))


def _route(board: Board, view: Mapping[str, Any], language: str, route: Mapping[str, Any]) -> str:
    ends = "-".join(route["between"])
    labels = [f"{ends}.{i + 1}" if i else ends for i in range(len(route["tracks"]))]
    tracks = [
        _track(_mark(track["colour"], language), route["length"], view["tracks"].get(label), label in view["closed"])
        for label, track in zip(labels, route["tracks"], strict=True)
    ]
    name = _shortened([say(place(board, end), language) for end in route["between"]])
    return f"{padded(word(name), NAME)} {padded(joined(tracks), SPACES)}"


def _shortened(ends: list[str]) -> str:
    """Two names with as many letters of each as there is room for; the shorter one leaves room for the longer.

    >>> _shortened(["Ulm", "Kaiserslautern"]), _shortened(["Frankfurt", "Kaiserslautern"])
    ('Ulm – Kaiserslautern', 'Frankfurt – Kaisersla.')
    """
    room = NAME - len(" – ")
    short = min(map(len, ends))
    most = max(room // 2, room - short)
    return " – ".join(end if len(end) <= most else end[: most - 1] + "." for end in ends)


def _mark(colour: str, language: str) -> tuple[str, str]:
    """The letter of a colour, and the colour."""
    return (say(LETTERS[colour], language) if colour in LETTERS else GREY), colour


def _track(mark: tuple[str, str], length: int, owner: int | None, closed: bool) -> Cell:
    if owner is not None:
        return chip(str(owner + 1) * length, f"seat-{SEAT_LIVERIES[owner].colour}")
    return word("x" * length, "dim") if closed else chip(mark[0] * length, mark[1])
