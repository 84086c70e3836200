"""The board of Paris Connection: spaces, which of them touch, and what a locomotive there is worth."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ...engine.document import at
from ...engine.game import Board, MapError
from ...engine.moves import Piece
from ...engine.record import Record, field
from ...engine.text import Text

if TYPE_CHECKING:
    from .document import Colour

# The six companies have no names; each has a letter and an emblem, so that nobody depends on its colour alone.
LOCOS: dict[Colour, Piece] = {
    "purple": Piece("loco", "purple", Text("paris-letter-purple"), "diamond"),
    "brown": Piece("loco", "brown", Text("paris-letter-brown"), "square"),
    "black": Piece("loco", "black", Text("paris-letter-black"), "circle"),
    "yellow": Piece("loco", "yellow", Text("paris-letter-yellow"), "triangle"),
    "blue": Piece("loco", "blue", Text("paris-letter-blue"), "pentagon"),
    "red": Piece("loco", "red", Text("paris-letter-red"), "burst"),
}
COLOURS: tuple[Colour, ...] = tuple(LOCOS)
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
    """The board of a map document (document.py has its type); MapError names every fault.

    >>> from stellwerk.games import games
    >>> board = games()["paris"].board_of("france")
    >>> board.names["space"][board.labels["space"].index("13.27")]
    'Lyon'
    """
    grid = {f"{r}.{c}": kind for r, row in enumerate(document["rows"]) for c, kind in enumerate(row) if kind != " "}
    faults = list(_faults_of_grid(grid)) or [*_faults_of_names(document, grid), *_faults_of_edges(document, grid)]
    if faults:
        raise MapError(str(document["id"]), faults)
    blocked = {frozenset(edge["between"]) for edge in document["blocked"]}
    labels = list(grid)
    place = {label: i for i, label in enumerate(labels)}
    records = BOARD.new(1)
    b = records[0]
    b.spaces = len(labels)
    b.starts[:] = [place[label] for label in labels if grid[label] == "S"]
    for i, label in enumerate(labels):
        b.kind[i], b.value[i] = KINDS[grid[label]]
        near = [place[n] for n in neighbours(label) if n in place and frozenset((label, n)) not in blocked]
        b.sides[i] = len(near)
        b.next[i, :] = near + [-1] * (SIDES - len(near))
    cities = {**document["cities"], **document["stations"]}
    board = Board(b, document, {"colour": COLOURS, "space": labels}, {"space": [cities.get(x, x) for x in labels]})
    if unreachable := _unreachable(board):
        raise MapError(str(document["id"]), [Text("paris-map-unreachable", places=", ".join(unreachable))])
    return board


def neighbours(label: str) -> list[str]:
    """The labels of the six places around a space, whether the map has them or not, clockwise from the north-east.

    >>> neighbours("5.19")
    ['4.20', '5.21', '6.20', '6.18', '5.17', '4.18']
    """
    row, column = map(int, label.split("."))
    around = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
    return [f"{row + r}.{column + c}" for r, c in around]


def _faults_of_grid(grid: Mapping[str, str]) -> Iterator[Text]:
    """What is wrong with the spaces of a map, each with its character."""
    for label, kind in grid.items():
        if kind not in KINDS:
            yield Text("paris-map-kind", space=label, found=kind, known=" ".join(KINDS))
    odd = [label for label in grid if _is_odd(label) != _is_odd(next(iter(grid)))]
    if odd:
        yield Text("paris-map-shifted", space=odd[0])
    kinds = Counter(grid.values())
    if len(grid) > NOWHERE:
        yield Text("paris-map-large", count=len(grid), most=NOWHERE)
    if kinds["S"] != len(COLOURS):
        yield Text("paris-map-starts", count=kinds["S"], companies=len(COLOURS))
    if kinds["E"] != 1:
        yield Text("paris-map-eiffel", count=kinds["E"])
    if not kinds["4"]:
        yield Text("paris-map-goal")


def _is_odd(label: str) -> bool:
    return sum(map(int, label.split("."))) % 2 == 1


def _faults_of_names(document: Mapping[str, Any], grid: Mapping[str, str]) -> Iterator[Text]:
    """Every city and station has one name of its own, and every name its place."""
    for key, kinds in (("cities", "1234"), ("stations", "S")):
        names: Mapping[str, str] = document[key]
        for label, name in names.items():
            if grid.get(label, " ") not in kinds:
                yield at(key, Text(f"paris-map-no-{key}", space=label, name=name))
        for label, kind in grid.items():
            if kind in kinds and label not in names:
                yield at(key, Text(f"paris-map-nameless-{key}", space=label))
        for name, count in Counter(names.values()).items():
            if count > 1:
                yield at(key, Text("paris-map-namesakes", name=name))


def _faults_of_edges(document: Mapping[str, Any], grid: Mapping[str, str]) -> Iterator[Text]:
    """Blocked (dashed) edges lie between two spaces that touch."""
    for i, edge in enumerate(document["blocked"]):
        one, other = edge["between"]
        if one not in grid or other not in grid or other not in neighbours(one):
            yield at(f"blocked[{i}]", Text("paris-map-edge", one=one, other=other))


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
