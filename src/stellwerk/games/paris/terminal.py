"""The map of Paris Connection as text, with Rich markup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.game import Board
from ...terminal import letter
from .board import CITY, CLOSED, LOCOS

WIDE = 2  # characters for each column of the map


def terminal(board: Board, view: Mapping[str, Any], language: str) -> str:
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
            text, width_used = _space(board, view, at[f"{r}.{c}"], language)
            cells.append(text)
            used = c * WIDE + width_used
        lines.append("".join(cells))
    return "\n".join(lines)


def _space(board: Board, view: Mapping[str, Any], i: int, language: str) -> tuple[str, int]:
    """The text of a space and how many characters it takes on the screen (at most three, so that it never collides)."""
    b, label = board.record, board.labels["space"][i]
    lying = view["spaces"].get(label, [])
    chips = "".join(letter(LOCOS[colour], language) for colour in lying)
    if b.kind[i] == CITY:
        short = board.names["space"][i].replace("-", "").replace(" ", "")[: 2 - len(lying)]
        return f"{chips}[bold]{short}{b.value[i]}[/]", 3
    if b.kind[i] == CLOSED:
        return (chips, 1) if lying else ("[bold]▲[/]", 1)
    return (chips, len(lying)) if lying else ("[dim]·[/]", 1)
