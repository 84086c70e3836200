"""What a map file is, and what a seat sees, as types."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from stellwerk.typed import Heading, Label, Pair, ScenicMap, Seen, Town, closed, described
from typing_extensions import TypedDict

from .board import LONGEST, TOWNS, TRACKS

Count = Annotated[int, Field(ge=0)]


@described
class Track(TypedDict):
    """A track that can be laid between two towns."""

    between: Pair
    length: Annotated[int, Field(ge=1, le=LONGEST)]


@described
class Map(ScenicMap):
    """A map."""

    game: Literal["mygame"]
    depot: Label
    destinations: Annotated[list[Label], Field(min_length=1)]
    towns: Annotated[dict[Label, Town], Field(min_length=2, max_length=TOWNS)]
    tracks: Annotated[list[Track], Field(min_length=1, max_length=TRACKS)]


@closed
class Seat(TypedDict):
    """A seat, as everybody sees it; its destination only for whoever sits there, and for all when the game is over."""

    seat: Count
    points: Count
    coal: Count
    at: Label
    been: list[Label]
    goal: NotRequired[Label]


@closed
class Shown(Seen):
    """What a seat sees."""

    laid: dict[str, Count]
    """Who has laid each track."""
    pile: Count
    seats: list[Seat]


@closed
class View(Heading, Shown):
    """What a seat sees, and of which game."""
