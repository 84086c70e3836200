"""Paris Connection's documents, as types: its map files, and what a seat sees."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from ...typed import Heading, Name, ScenicMap, Seen, closed, described, exactly

Colour = Literal["purple", "brown", "black", "yellow", "blue", "red"]
Space = str
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
    rows: list[str]
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
