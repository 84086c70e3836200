"""The game in a terminal: areas with their pieces and links, boxes, trains and players, with Rich markup."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...drawing import in_language
from ...engine.game import Board
from ...engine.text import Text
from ...texts import say
from .board import COLOURS, PIECES

# Colour and letter, so that nobody depends on the colour alone.
STYLES = {
    "white": "black on #f7f4ec",
    "brown": "white on #7a4a2b",
    "red": "white on #c8402f",
    "green": "white on #3f8a4e",
    "yellow": "black on #e6b93a",
    "landlord": "black on #b9b4a6",
}
LETTERS = {"white": "W", "brown": "B", "red": "R", "green": "G", "yellow": "Y", "landlord": "L", "red or green": "?"}
SEAT_STYLES = ("white on #b8651f", "white on #2f6db3", "white on #8e5aa8", "white on #34373d")
SYMBOLS = {"field": "^", "goods": "·", "station": "●", "town": "■"}
ABREAST = 3  # areas without links in a line


def terminal(board: Board, view: Mapping[str, Any], language: str) -> str:
    """Everything on the table."""
    parts = (_heading, _areas, _boxes, _trains, _seats)
    return "\n".join(line for part in parts for line in (*part(board, view, language), ""))


def chip(what: str) -> str:
    """One piece or point: its letter on its colour."""
    return f"[{STYLES.get(what, 'black on #e6b93a')}]{LETTERS[what]}[/]"


def seat_chip(owner: int | str | None) -> str:
    """A seat by its number, a company by its letter."""
    if owner is None:
        return "-"
    return chip(owner) if isinstance(owner, str) else f"[{SEAT_STYLES[owner]}]{owner + 1}[/]"


def _title(key: str, language: str) -> str:
    return f"[bold]{say(Text(f'nuremberg-{key}'), language)}[/]"


def _heading(board: Board, view: Mapping[str, Any], language: str) -> Iterator[str]:
    turn = say(Text("nuremberg-turn", turn=view["turn"], turns=view["turns"]), language)
    phase = say(Text("nuremberg-phase-" + view["phase"]), language)
    yield f"[bold]{in_language(board.document['title'], language)}[/]  {turn}: {phase}"
    for name, seats in view["orders"].items():
        yield f"  {say(Text(f'nuremberg-order-{name}'), language):<20} " + " ".join(map(seat_chip, seats))
    if view["chain"]:
        yield "  " + " → ".join(view["chain"]["areas"])


def _areas(board: Board, view: Mapping[str, Any], language: str) -> Iterator[str]:
    """Areas where there is something: kind, companies, pieces; first those that links run into, with the links."""
    yield _title("areas", language)
    links: dict[str, list[str]] = {}
    for link, owner in view["links"].items():
        here, there = link.split("/")
        links.setdefault(here, []).append(f"{seat_chip(owner)}{there}")
        links.setdefault(there, []).append(f"{seat_chip(owner)}{here}")
    cells = []
    for area in board.document["areas"]:
        name = area["id"]
        pieces, companies = view["pieces"].get(name, {}), view["companies"].get(name, [])
        if not (pieces or companies or name in links):
            continue
        owners = "".join(f"({chip(company)})" for company in companies)
        chips = "".join(chip(kind) * pieces.get(kind, 0) for kind in PIECES)
        blank = " " * max(0, 6 - sum(pieces.values()) - 3 * len(companies))
        cell = f"{SYMBOLS[area['kind']]} {name:<20} {owners}{chips}{blank}"
        if name in links:
            yield f"  {cell} {' '.join(links[name])}"
        else:
            cells.append(cell)
    for i in range(0, len(cells), ABREAST):
        yield "  " + "  ".join(cells[i : i + ABREAST]).rstrip()


def _boxes(board: Board, view: Mapping[str, Any], language: str) -> Iterator[str]:
    yield _title("boxes", language)
    for box in view["boxes"]:
        points = "".join(map(chip, box["points"])) + (f"+{chip(box['token'])}" if box["token"] else "")
        bid = f"{seat_chip(box['bidder'])} {box['bid']}" if box["bid"] else f"≥{box['minimum']}"
        blank = " " * (4 - len(box["points"]))
        yield f"  {box['box']}  {points}{blank} {bid}"


def _trains(board: Board, view: Mapping[str, Any], language: str) -> Iterator[str]:
    yield _title("trains", language)
    rows: dict[str, list[str]] = {}
    for train in view["trains"]:
        text = f"{train['train']} {train['passengers']}P {train['goods']}G {seat_chip(train['owner'])}"
        rows.setdefault(train["train"].split(".")[0], [f"  £{train['price']}  "]).append(text)
    yield from ("   ".join(row) for row in rows.values())


def _seats(board: Board, view: Mapping[str, Any], language: str) -> Iterator[str]:
    yield _title("seats", language)
    words = {key: say(Text(f"nuremberg-{key}"), language) for key in ("cubes", "profit", "points", "score", "links")}
    for seat in view["seats"]:
        mark = "▶" if seat["seat"] == view["actor"] else " "
        influence = " ".join(f"{seat['influence'][c]}{chip(c)}" for c in COLOURS)
        cargo = " ".join(
            f"{n}{chip(kind)}" for kind in PIECES if (n := seat["carried"].get(kind, 0) + seat["held"].get(kind, 0))
        )
        yield (
            f"{mark} {seat_chip(seat['seat'])}  {seat['cubes']:>2} {words['cubes']}  {influence}  "
            f"{words['profit']} {seat['profit']:+d}  {words['points']} {seat['points']} "
            f"({words['score']} {seat['score']})  {words['links']} {seat['links']}  {cargo}"
        )
    yield "  " + say(Text("nuremberg-company-stock", **view["company_links"]), language)
