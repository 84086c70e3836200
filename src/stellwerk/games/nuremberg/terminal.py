"""The areas of Nuremberg and Wensleydale with all that lies on them and runs into them, as text with Rich markup."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...engine.game import Board
from ...terminal import BLANK, Cell, chip, flow, joined, padded, word
from .board import PIECES
from .look import LIVERIES

LETTERS = {"white": "W", "yellow": "Y", "red": "R", "green": "G", "landlord": "L"}
"""Of pieces and companies: the first of their names."""
COLOURS = {"landlord": "grey"}  # the colours of the others are called as they are
SYMBOLS = {"field": "^", "goods": "·", "station": "●", "town": "■"}
NAME, LYING = 19, 9  # columns for the name of an area, and for what lies in it
ABREAST = 2  # areas without links in a line


def terminal(board: Board, view: Mapping[str, Any], language: str) -> str:
    """Areas where there is something: kind, companies, pieces; first those that links run into, with the links."""
    links: dict[str, list[Cell]] = {}
    for link, owner in view["links"].items():
        for here, there in (link.split("/"), reversed(link.split("/"))):
            links.setdefault(here, []).append(joined((_owner(owner), word(there)), ""))
    linked, alone = [], []
    for area, cell in _areas(board, view):
        if area in links:
            linked += flow((cell, *links[area]), indent=0)
        elif area in view["pieces"] or area in view["companies"]:
            alone.append(padded(cell, cell.width))
    rows = ("  ".join(alone[i : i + ABREAST]).rstrip() for i in range(0, len(alone), ABREAST))
    return "\n".join((*linked, *rows))


def _areas(board: Board, view: Mapping[str, Any]) -> Iterator[tuple[str, Cell]]:
    """Each area with what lies in it."""
    for area in board.document["areas"]:
        pieces, companies = view["pieces"].get(area["id"], {}), view["companies"].get(area["id"], [])
        members = (joined((word("("), _chip(company), word(")")), "") for company in companies)
        chips = (chip(LETTERS[kind] * pieces[kind], COLOURS.get(kind, kind)) for kind in PIECES if kind in pieces)
        lying = joined((BLANK, *members, *chips), "")
        cell = f"{SYMBOLS[area['kind']]} {area['id']:<{NAME}} {padded(lying, LYING)}"
        yield area["id"], Cell(cell, 3 + NAME + max(LYING, lying.width))


def _chip(company: str) -> Cell:
    return chip(LETTERS[company], company)


def _owner(owner: int | str) -> Cell:
    """A seat by its number, a company by its letter."""
    return _chip(owner) if isinstance(owner, str) else chip(str(owner + 1), f"seat-{LIVERIES[owner].colour}")
