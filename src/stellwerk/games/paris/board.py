"""The board of Paris Connection: spaces, which of them touch, and what a locomotive there is worth."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from ...drawing import scenery_faults
from ...engine.game import Board, MapError
from ...engine.record import Record, field
from ...engine.shape import TEXT, WORDS, misfits
from ...engine.text import Text

COLOURS = ("purple", "brown", "black", "yellow", "blue", "red")  # the six companies; they have no names
SPACES = 256  # room for maps of up to 255 spaces
NOWHERE = 255
SIDES = 6

LANDSCAPE, CITY, CLOSED = 0, 1, 2
GOAL = 4  # the value of the city that ends the game (Marseille)

BOARD = Record(
    {"colour": len(COLOURS), "space": SPACES, "side": SIDES},
    [
        field("spaces", "i4", doc="how many spaces the map has"),
        field("starts", "i4", "colour", doc="the six start spaces"),
        field("kind", "u1", "space", doc="0 landscape, 1 city, 2 closed (Eiffel and start spaces)"),
        field("value", "u1", "space", doc="what a locomotive here adds to its company"),
        field("sides", "u1", "space", doc="how many spaces are next to this one"),
        field("next", "i2", "space", "side", doc="the spaces next to this one, blocked edges left out"),
    ],
)

KINDS = {
    ".": (LANDSCAPE, 0),
    "1": (CITY, 1),
    "2": (CITY, 2),
    "3": (CITY, 3),
    "4": (CITY, GOAL),
    "S": (CLOSED, 0),
    "E": (CLOSED, 0),
}


def colour(c: int) -> Text:
    """A company's colour, to be said in any language."""
    return Text(f"paris-colour-{COLOURS[c]}")


def read_map(document: Mapping[str, Any]) -> Board:
    """The board of a map document (docs/maps.md has the format); MapError names every fault.

    >>> from stellwerk.games import games
    >>> board = games()["paris"].board_of("france")
    >>> board.names["space"][board.labels["space"].index("13.27")]
    'Lyon'
    """
    faults: list[str] = []
    grid = _grid(document, faults)
    _check_names(document, grid, faults)
    blocked = _blocked(document, grid, faults)
    faults += [*misfits(document.get("title"), WORDS, "title"), *scenery_faults(document)]
    if faults:
        raise MapError(str(document.get("id", "?")), faults)
    labels = list(grid)
    at = {label: i for i, label in enumerate(labels)}
    records = BOARD.new(1)
    b = records[0]
    b.spaces = len(labels)
    b.starts[:] = [at[label] for label in labels if grid[label] == "S"]
    for i, label in enumerate(labels):
        b.kind[i], b.value[i] = KINDS[grid[label]]
        near = [at[n] for n in neighbours(label) if n in at and frozenset((label, n)) not in blocked]
        b.sides[i] = len(near)
        b.next[i, :] = near + [-1] * (SIDES - len(near))
    cities = {**document["cities"], **document["stations"]}
    board = Board(b, document, {"colour": COLOURS, "space": labels}, {"space": [cities.get(x, x) for x in labels]})
    if unreachable := _unreachable(board):
        raise MapError(str(document["id"]), [f"no company can ever reach {', '.join(unreachable)}"])
    return board


def neighbours(label: str) -> list[str]:
    """The labels of the six places around a space, whether the map has them or not, clockwise from the north-east.

    >>> neighbours("5.19")
    ['4.20', '5.21', '6.20', '6.18', '5.17', '4.18']
    """
    row, column = map(int, label.split("."))
    around = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
    return [f"{row + r}.{column + c}" for r, c in around]


def _grid(document: Mapping[str, Any], faults: list[str]) -> dict[str, str]:
    """The spaces of the map with the character of each, checked."""
    if document.get("format") != "stellwerk-map/1" or document.get("game") != "paris":
        faults.append('expected "format": "stellwerk-map/1" and "game": "paris"')
    for name, type in (
        ("id", str),
        ("title", dict),
        ("rows", list),
        ("cities", dict),
        ("stations", dict),
        ("blocked", list),
    ):
        if not isinstance(document.get(name), type):
            faults.append(
                f'"{name}" is missing or is no {"list" if type is list else "object" if type is dict else "text"}'
            )
    rows: Sequence[Any] = document.get("rows", []) if isinstance(document.get("rows"), list) else []
    grid = {}
    for r, row in enumerate(rows):
        if not isinstance(row, str):
            faults.append(f"rows[{r}] is no text")
            continue
        for c, kind in enumerate(row):
            if kind == " ":
                continue
            if kind not in KINDS:
                faults.append(f"row {r}, column {c}: {kind!r} is no kind of space; use one of {' '.join(KINDS)}")
            grid[f"{r}.{c}"] = kind
    return grid if _shape_is_sound(grid, faults) else {}


def _shape_is_sound(grid: Mapping[str, str], faults: list[str]) -> bool:
    kinds = list(grid.values())
    before = len(faults)
    parities = {(int(r) + int(c)) % 2 for r, c in (label.split(".") for label in grid)}
    if len(parities) > 1:
        odd = [x for x in grid if sum(map(int, x.split("."))) % 2 != sum(map(int, next(iter(grid)).split("."))) % 2]
        faults.append(f"rows must be shifted by one column against each other: {odd[0]} stands between the hexes")
    if len(grid) > NOWHERE:
        faults.append(f"{len(grid)} spaces, but a map has at most {NOWHERE}")
    if kinds.count("S") != len(COLOURS):
        faults.append(f"{kinds.count('S')} start spaces (S), but there are {len(COLOURS)} companies")
    if kinds.count("E") != 1:
        faults.append(f"{kinds.count('E')} Eiffel spaces (E), but there must be one")
    if "4" not in kinds:
        faults.append("no city of value 4: nothing on the map ends the game")
    return len(faults) == before


def _check_names(document: Mapping[str, Any], grid: Mapping[str, str], faults: list[str]) -> None:
    """Every city and station has one name of its own, and every name its place."""
    if faults:
        return
    for key, kinds, what in (("cities", "1234", "city"), ("stations", "S", "start space")):
        names: Mapping[str, Any] = document[key]
        for label, name in names.items():
            if grid.get(label, " ") not in kinds:
                faults.append(f"{key}: there is no {what} at {label} ({name})")
        for label, kind in grid.items():
            if kind in kinds and label not in names:
                faults.append(f"{key}: the {what} at {label} has no name")
        for name in names.values():
            if not TEXT.fits(name):
                faults.append(f"{key}: {name!r} is no name")
            elif list(names.values()).count(name) > 1:
                faults.append(f"{key}: there are several places called {name}")


def _blocked(document: Mapping[str, Any], grid: Mapping[str, str], faults: list[str]) -> set[frozenset[str]]:
    """The blocked (dashed) edges: pairs of spaces that touch but are not neighbours."""
    edges: set[frozenset[str]] = set()
    if faults:
        return edges
    for i, edge in enumerate(document["blocked"]):
        pair = edge.get("between", []) if isinstance(edge, Mapping) else []
        known = isinstance(pair, list) and len(pair) == 2 and all(isinstance(end, str) and end in grid for end in pair)
        if not known or pair[1] not in neighbours(pair[0]):
            faults.append(f'blocked[{i}]: "between" must name two spaces of the map that touch, found {pair}')
        else:
            edges.add(frozenset(pair))
    return edges


def _unreachable(board: Board) -> list[str]:
    """Cities that cannot be reached from some start space."""
    b = board.record
    found: set[int] = set()
    for start in b.starts:
        seen, queue = {int(start)}, deque([int(start)])
        while queue:
            space = queue.popleft()
            for n in b.next[space, : b.sides[space]]:
                if int(n) not in seen and b.kind[n] != CLOSED:
                    seen.add(int(n))
                    queue.append(int(n))
        found |= {i for i in range(b.spaces) if b.kind[i] == CITY and i not in seen}
    return [board.names["space"][i] for i in sorted(found)]


def check_map(document: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Facts about a sound map, for `stellwerk map check`."""
    b = read_map(document).record
    values = [int(b.value[i]) for i in range(b.spaces) if b.kind[i] == CITY]
    return [
        ("spaces", str(b.spaces)),
        ("landscape", str(sum(b.kind[i] == LANDSCAPE for i in range(b.spaces)))),
        ("cities", ", ".join(f"{values.count(v)} of value {v}" for v in sorted(set(values)))),
        ("blocked edges", str(len(document["blocked"]))),
        ("status", str(document.get("status", "not said"))),
    ]
