"""Paris Connection's documents, as types: its map files, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from ...engine.document import at
from ...engine.game import Board
from ...engine.text import Text
from ...typed import Heading, Name, ScenicMap, Seen, closed, described, drawn_as, exactly, painted
from .board import CLOSED, GOAL, KINDS, neighbours

Colour = Literal["purple", "brown", "black", "yellow", "blue", "red"]
Space = Annotated[str, drawn_as("space-{}")]
"""A space, ROW.COLUMN, both counted from 0."""
Count = Annotated[int, Field(ge=0)]


@described
class Blocked(TypedDict):
    """A dashed edge: two spaces that touch, but are not neighbours."""

    between: Annotated[list[Space], exactly(2)]
    why: NotRequired[str]


@described
class Map(ScenicMap):
    """A map: rows of hexes, and the names of what is there."""

    game: Literal["paris"]
    rows: Annotated[list[str], painted("space-{0}.{1}", " " + "".join(KINDS))]
    """The map as text: `.` landscape, `1` to `4` a city of that value, `S` a start space, `E` the Eiffel space, blank
    nothing.  Rows are shifted by one column against each other."""
    cities: dict[Space, Name]
    stations: dict[Space, Name]
    blocked: list[Blocked]


@closed
class Company(TypedDict):
    """A company, as everybody sees it."""

    colour: Colour
    start: Space
    station: str
    value: Count
    tray: Count
    """Locomotives left to build with."""


@closed
class Building(TypedDict):
    """The build that is going on."""

    colour: Colour
    placed: Count


@closed
class Seat(TypedDict):
    """A seat; what is behind its screen only for whoever sits there, and for all when the game is over."""

    seat: Count
    locomotives: Count
    limit: Count
    """How many may be owned without a penalty."""
    certain: dict[Colour, Count]
    """What everybody can tell that it owns."""
    screen: NotRequired[dict[Colour, Count]]
    worth: NotRequired[Count]
    penalty: NotRequired[Count]


@closed
class Table(Seen):
    """What everybody sees."""

    ending: Literal["goal", "trays"] | None
    building: Building | None
    companies: list[Company]
    spaces: dict[Space, list[Colour]]
    """Locomotives by the space where they lie."""


@closed
class Shown(Table):
    """What a seat sees."""

    seats: list[Seat]


@closed
class View(Heading, Shown):
    """What a seat sees, and of which game."""


# -------------------------------------------------------------------------------------------------- doubts about maps

SOON = 5  # a company that gets to the goal in fewer steps can end the game before it has begun


def doubts(board: Board) -> Iterator[Text]:
    """Start spaces that lie away from the middle, and goals that are reached at once.

    >>> from stellwerk.games import games
    >>> list(doubts(games()["paris"].board_of("france")))
    []
    """
    b, labels, names = board.record, board.labels["space"], board.names["space"]
    starts = {labels[int(i)] for i in b.starts}
    middle = next(label for i, label in enumerate(labels) if b.kind[i] == CLOSED and label not in starts)
    for label in sorted(starts - set(neighbours(middle))):
        yield at(f"stations.{label}", Text("paris-doubt-apart", space=label))
    far = _steps(board)
    for i, label in enumerate(labels):
        if b.value[i] == GOAL and far[i] < SOON:
            yield at(f"cities.{label}", Text("paris-doubt-near", name=names[i], steps=far[i]))


def _steps(board: Board) -> dict[int, int]:
    """How many locomotives lead from the nearest start space to each space that can be reached."""
    b = board.record
    far = {int(start): 0 for start in b.starts}
    edge = list(far)
    for space in edge:  # which grows on the way
        for near in map(int, b.next[space, : b.sides[space]]):
            if near not in far and b.kind[near] != CLOSED:
                far[near] = far[space] + 1
                edge.append(near)
    return far
