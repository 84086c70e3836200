"""Zug um Zug: Deutschland in a terminal: every route with its spaces, and the table beside it, with Rich markup."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...engine.game import Board
from ...engine.text import Text
from ...texts import say
from .board import CARDS, LETTERS
from .explain import place, progress

MARKS = {**LETTERS, "grey": "·"}
STYLES = {
    "blue": "white on #2f6db3",
    "red": "white on #c8402f",
    "green": "white on #3f7d3d",
    "yellow": "black on #e6b93a",
    "black": "white on #34373d",
    "purple": "white on #8e5aa8",
    "white": "black on #f7f4ea",
    "orange": "black on #e08a3c",
    "grey": "black on #a7a59c",
    "locomotive": "bold black on #d8c48a",
}
COLUMNS = 3  # of routes beside each other
NAME = 25  # characters for the name of a route
SPACES = 16  # characters for its tracks


def terminal(board: Board, view: Mapping[str, Any], language: str) -> str:
    """The routes and what stands on them, then the cards, the seats, and the own tickets."""
    parts = (
        _routes(board, view, language),
        _table(view, language),
        _seats(view, language),
        _tickets(board, view, language),
    )
    return "\n\n".join("\n".join(part) for part in parts if part)


def chip(colour: str, count: int = 1) -> str:
    """Cards or spaces of a colour: its letter on its colour."""
    return f"[{STYLES[colour]}]{MARKS[colour] * count}[/]"


def _routes(board: Board, view: Mapping[str, Any], language: str) -> list[str]:
    """Each route with its tracks: the colour's letter for each space, the seat's number where wagons stand on it."""
    cells = [_route(board, view, language, route) for route in board.document["routes"]]
    rows = -(-len(cells) // COLUMNS)
    return ["  ".join(cells[i::rows]) for i in range(rows)]


def _route(board: Board, view: Mapping[str, Any], language: str, route: Mapping[str, Any]) -> str:
    name = " – ".join(say(place(board, label), language) for label in route["between"])
    parts = []
    for i, track in enumerate(route["tracks"]):
        label = "-".join(route["between"]) + (f".{i + 1}" if i else "")
        parts.append(_track(track["colour"], route["length"], view["tracks"].get(label), label in view["closed"]))
    width = (route["length"] + 1) * len(parts) - 1
    return f"{name[:NAME]:<{NAME}} {' '.join(parts)}{' ' * (SPACES - width)}"


def _track(colour: str, length: int, owner: int | None, closed: bool) -> str:
    if owner is not None:
        return f"[bold reverse]{str(owner + 1) * length}[/]"
    return f"[dim]{'x' * length}[/]" if closed else chip(colour, length)


def _table(view: Mapping[str, Any], language: str) -> list[str]:
    """The row, the decks and the discards."""
    row = " ".join(map(chip, view["row"]))
    decks = say(Text("deutschland-ticket-decks", **view["ticket_decks"]), language)
    lines = [
        f"{_word('row', language)}: {row}   {_word('deck', language)}: {view['deck']}   "
        f"{_word('discards', language)}: {_cards(view['discards'])}   {decks}"
    ]
    if view["turns_left"]:
        lines.append(f"[bold]{say(Text('deutschland-last-round', turns=view['turns_left']), language)}[/]")
    return lines


def _seats(view: Mapping[str, Any], language: str) -> list[str]:
    lines = []
    for seat in view["seats"]:
        mark = "▶" if seat["seat"] == view["actor"] else " "
        numbers = (("points", seat["points"]), ("wagons-left", seat["wagons"]), ("cards-held", seat["cards"]))
        parts = [f"{mark} {seat['seat'] + 1}:", *(f"{_word(key, language)} {value:>3}" for key, value in numbers)]
        parts.append(say(Text("deutschland-ticket-decks", **seat["tickets"]), language))
        if "hand" in seat:
            parts.append(f"{_word('hand', language)} {_cards(seat['hand'])}")
        elif seat["known"]:
            parts.append(say(Text("deutschland-known", what=_cards(seat["known"])), language))
        if "final" in seat:
            final = {**seat["final"], "tickets": sum(seat["final"]["tickets"].values())}
            parts.append(f"[bold]{say(Text('deutschland-final', **final), language)}[/]")
        lines.append("  ".join(parts))
    return lines


def _tickets(board: Board, view: Mapping[str, Any], language: str) -> list[str]:
    """The tickets to choose from, numbered, and those that the seat holds."""
    lines = [f"{i + 1}. {_ticket(board, ticket, language)}" for i, ticket in enumerate(view["offer"])]
    own = next((seat for seat in view["seats"] if seat["seat"] == view["seat"]), None)
    held = own.get("held", []) if own else []
    if held:
        lines.append(f"{_word('tickets', language)}:")
        lines += [f"   {_ticket(board, ticket, language)}" for ticket in held]
    return lines


def _ticket(board: Board, ticket: Mapping[str, Any], language: str) -> str:
    name = " – ".join(say(place(board, label), language) for label in ticket["between"])
    return f"{name:<{NAME}} {ticket['points']:>3}  {say(progress(ticket), language)}"


def _cards(counts: Mapping[str, int]) -> str:
    return _joined(f"{counts[card]}{chip(card)}" for card in CARDS if counts.get(card))


def _joined(parts: Iterable[str]) -> str:
    return " ".join(parts) or "–"


def _word(key: str, language: str) -> str:
    return say(Text(f"deutschland-{key}"), language)
