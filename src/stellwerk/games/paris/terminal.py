"""Paris Connection in a terminal: the map as text, and the table beside it, with Rich markup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.game import Board
from ...engine.text import Text
from ...texts import say
from .board import CITY, CLOSED, COLOURS

# Colour and letter, so that nobody depends on the colour alone; K is black, as everywhere in Stellwerk.
LETTERS = {"purple": "P", "brown": "N", "black": "K", "yellow": "Y", "blue": "B", "red": "R"}
STYLES = {
    "purple": "white on #8e5aa8",
    "brown": "white on #7a4a2b",
    "black": "white on #34373d",
    "yellow": "black on #e6b93a",
    "blue": "white on #2f6db3",
    "red": "white on #c8402f",
}
WIDE = 2  # characters for each column of the map


def terminal(board: Board, view: Mapping[str, Any], language: str) -> str:
    """The board and what lies on it, then companies and seats."""
    return "\n".join((*_map(board, view), "", *_companies(view, language), "", *_seats(view, language)))


def chip(colour: str) -> str:
    """One locomotive: its letter on its colour."""
    return f"[{STYLES[colour]}]{LETTERS[colour]}[/]"


def _map(board: Board, view: Mapping[str, Any]) -> list[str]:
    """Row by row; a space is two characters for its locomotives, a city its first letters and value."""
    rows = board.document["rows"]
    width = max(map(len, rows)) * WIDE
    lines = ["    " + "".join(f"{c:<{WIDE * 2}}" for c in range(0, width // WIDE, 2)).rstrip()]
    at = {label: i for i, label in enumerate(board.labels["space"])}
    for r, row in enumerate(rows):
        cells, used = [f"[dim]{r:>3}[/] "], 0
        for c, kind in enumerate(row):
            if kind == " ":
                continue
            cells.append(" " * (c * WIDE - used))
            text, width_used = _space(board, view, at[f"{r}.{c}"])
            cells.append(text)
            used = c * WIDE + width_used
        lines.append("".join(cells))
    return lines


def _space(board: Board, view: Mapping[str, Any], i: int) -> tuple[str, int]:
    """The text of a space and how many characters it takes on the screen (at most three, so that it never collides)."""
    b, label = board.record, board.labels["space"][i]
    lying = view["spaces"].get(label, [])
    chips = "".join(chip(colour) for colour in lying)
    if b.kind[i] == CITY:
        short = board.names["space"][i].replace("-", "").replace(" ", "")[: 2 - len(lying)]
        return f"{chips}[bold]{short}{b.value[i]}[/]", 3
    if b.kind[i] == CLOSED:
        return (chips, 1) if lying else ("[bold]▲[/]", 1)
    return (chips, len(lying)) if lying else ("[dim]·[/]", 1)


def _companies(view: Mapping[str, Any], language: str) -> list[str]:
    title = " ".join(f"{say(Text(f'paris-{key}'), language):>8}" for key in ("value", "tray"))
    lines = [f"[bold]{say(Text('paris-company'), language):<28}{title}[/]"]
    for company in view["companies"]:
        name = say(Text(f"paris-colour-{company['colour']}"), language)
        station = f"{name} ({company['station']})"
        lines.append(f"{chip(company['colour'])} {station:<26}{company['value']:>8} {company['tray']:>8}")
    return lines


def _seats(view: Mapping[str, Any], language: str) -> list[str]:
    lines = []
    for seat in view["seats"]:
        mark = "▶" if seat["seat"] == view["actor"] else " "
        count = say(Text("paris-locomotives", count=seat["locomotives"], limit=seat["limit"]), language)
        parts = [f"{mark} {seat['seat'] + 1}: {count}"]
        shown = seat.get("screen", seat["certain"])
        held = " ".join(f"{shown[c]}{chip(c)}" for c in COLOURS if shown.get(c))
        if "screen" in seat:
            parts += [held, say(Text("paris-worth", worth=seat["worth"]), language)]
            if seat["penalty"]:
                over = seat["locomotives"] - seat["limit"]
                parts.append(say(Text("paris-over-limit", over=over, penalty=seat["penalty"]), language))
        elif held:
            parts.append(say(Text("paris-certain", what=held), language))
        lines.append("  ".join(parts))
    return lines
