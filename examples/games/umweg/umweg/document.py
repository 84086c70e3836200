"""What a map file of Umweg is, and what a seat sees, as types."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from stellwerk.typed import Heading, Label, Pair, ScenicMap, Seen, Town, TownLabel, closed, described

from .board import LONGEST, ORDERS, TOWNS, TRACKS

Material = Literal["wood", "stone", "steel"]


@described
class Track(TypedDict):
    """A track that can be laid, and what it is best built with."""

    between: Pair
    length: Annotated[int, Field(ge=1, le=LONGEST)]
    material: Material


@described
class Map(ScenicMap):
    """A map: its towns, tracks and orders, and where the railway begins."""

    game: Literal["umweg"]
    depot: Label
    towns: Annotated[dict[TownLabel, Town], Field(min_length=2, max_length=TOWNS)]
    tracks: Annotated[list[Track], Field(min_length=1, max_length=TRACKS)]
    orders: Annotated[list[Pair], Field(min_length=20, max_length=ORDERS)]


@closed
class Seat(TypedDict):
    """A seat; what is behind its screen only for whoever sits there, and for all when the game is over."""

    seat: int
    points: int
    miles: int
    cubes: int
    orders: int
    pays: dict[str, int | None]
    held: NotRequired[dict[Material, int]]


@closed
class View(Heading, Seen):
    """What a seat sees: what is in bag and pile, who has laid what, and the players."""

    bag: int
    pile: int
    laid: dict[str, int]
    reached: list[Label]
    display: list[str]
    seats: list[Seat]
