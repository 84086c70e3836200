"""Zug um Zug: Deutschland's documents, as types: its map files, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, NotRequired

from pydantic import Discriminator, Field, Tag
from typing_extensions import TypedDict

from ...engine.document import at
from ...engine.game import Board
from ...engine.text import Text
from ...typed import (
    Heading,
    Name,
    Number,
    Point,
    ScenicMap,
    Seen,
    Words,
    closed,
    described,
    drawn_as,
    drawn_at,
    exactly,
)
from .board import DECKS, GOALS, LONGEST, TICKETS, shortest
from .state import WAGONS

Colour = Literal["blue", "red", "green", "yellow", "black", "purple", "white", "orange"]
Card = Literal[Colour, "locomotive"]
Deck = Literal["short", "long"]
Edition = Literal["2012", "2017"]
Phase = Literal["mix", "choose", "turn", "second", "over"]
Count = Annotated[int, Field(ge=0)]

# ------------------------------------------------------------------------------------------------------------- its maps

Place = Annotated[str, Field(pattern="^[a-z0-9_]+$", max_length=200)]
"""A city or a country: small letters, digits and underscores, such as koeln."""
Between = Annotated[list[Place], exactly(2), drawn_as("track-{0}-{1}")]
Across = Annotated[Number, drawn_at("x")]
Down = Annotated[Number, drawn_at("y")]
Space = Annotated[list[Number], exactly(3)]
"""A wagon space: x, y and its angle in degrees."""
Named = Annotated[
    Annotated[Name, Tag("(text)")] | Annotated[Words, Field(min_length=1), Tag("(words)")],
    Discriminator(lambda name: "(text)" if isinstance(name, str) else "(words)"),
]
"""A name, the same in all languages or by language."""


@described
class City(TypedDict):
    """A city."""

    name: Name
    x: Across
    y: Down
    lat: NotRequired[Number]
    lon: NotRequired[Number]


@described
class Country(TypedDict):
    """A neighbour of the country on the map."""

    name: Named
    x: Across
    y: Down
    endpoints: Annotated[list[Point], Field(min_length=1, max_length=GOALS), drawn_at()]
    """Where routes end there; each ends one route, and connects nothing else."""


@described
class Track(TypedDict):
    """One of the parallel tracks of a route."""

    colour: Literal[Colour, "grey"]
    """The colour of the cards it takes; grey: any one colour."""
    spaces: NotRequired[list[Space]]
    """Its wagon spaces, as many as it is long, from the first end to the second; without them they lie in a line."""


@described
class Route(TypedDict):
    """A route, with one, two or three parallel tracks."""

    between: Between
    """A city, and another city or a country."""
    endpoint: NotRequired[Annotated[int, Field(ge=1, le=GOALS)]]
    """At which endpoint of the country it ends, counted from 1."""
    length: Annotated[int, Field(ge=1, le=LONGEST)]
    """How many wagons and cards each of its tracks takes."""
    tracks: Annotated[list[Track], Field(min_length=1)]


@described
class Ticket(TypedDict):
    """A ticket: two places to be connected."""

    between: Between
    points: Annotated[int, Field(ge=1, le=100)]
    deck: Deck
    editions: Annotated[list[Edition], Field(min_length=1)]
    """The editions it belongs to, each named once."""


@described
class Map(ScenicMap):
    """A map: places, the routes between them, and the tickets."""

    game: Literal["deutschland"]
    size: NotRequired[Point]
    """Width and height of the sheet that all coordinates are on: x to the right, y down."""
    cities: dict[Annotated[Place, drawn_as("city-{}")], City]
    countries: dict[Annotated[Place, drawn_as("country-{}")], Country]
    routes: list[Route]
    tickets: Annotated[list[Ticket], Field(max_length=TICKETS)]


# ----------------------------------------------------------------------------------------------------- what a seat sees

TrackLabel = str
"""A track: augsburg-muenchen; those beside it augsburg-muenchen.2 and so on."""


@closed
class Decks(TypedDict):
    """A number of tickets of each deck."""

    short: Count
    long: Count


@closed
class Goal(TypedDict):
    """A ticket, as whoever holds it or chooses it sees it."""

    ticket: str
    between: list[str]
    """The two places that it names."""
    deck: Deck
    points: Count
    complete: bool
    to_go: int
    """The fewest wagons that would complete it; -1 if others have closed every way."""
    possible: bool
    """Whether the wagons left are enough for that."""
    way: list[TrackLabel]
    """The tracks still to be claimed on that way."""


@closed
class Final(TypedDict):
    """The final scoring of a seat, part by part."""

    tracks: Count
    tickets: dict[str, int]
    """What each ticket brought or cost."""
    completed: Count
    bonus: Count
    total: int


@closed
class Seat(TypedDict):
    """A seat; hand and tickets only for whoever sits there, and for all when the game is over."""

    seat: Count
    points: Count
    """For tracks so far."""
    wagons: Count
    cards: Count
    """How many it holds."""
    known: dict[Card, Count]
    """Of these, what it took face up and has not spent since."""
    tickets: Decks
    final: NotRequired[Final]
    hand: NotRequired[dict[Card, Count]]
    held: NotRequired[list[Goal]]


@closed
class Table(Seen):
    """What everybody sees, and what is to be chosen from."""

    phase: Phase
    first_tickets: bool
    """Whether first tickets are still being chosen."""
    hidden_choice: bool
    """Whether others' first choices are hidden now."""
    turns_left: Count | None
    """Turns left in the last round; none before it."""
    tracks: dict[TrackLabel, Count]
    """Claimed tracks, each with its owner's seat."""
    closed: list[TrackLabel]
    """Tracks that nobody owns and that the seat (a spectator: nobody) can claim any more."""
    row: list[Card]
    deck: Count
    discards: dict[Card, Count]
    ticket_decks: Decks
    offer: list[Goal]
    """Tickets that the seat chooses from."""
    offered: Decks | None
    """How many tickets of each deck somebody is choosing from."""
    must_keep: Count | None
    """How many of these at least must be kept."""
    claims: dict[TrackLabel, list[str]]
    """For each track that the seat can claim now, the payments to choose from, such as red+1."""


@closed
class Shown(Table):
    """What a seat sees."""

    seats: list[Seat]


@closed
class View(Heading, Shown):
    """What a seat sees, and of which game."""


# -------------------------------------------------------------------------------------------------- doubts about maps


def doubts(board: Board) -> Iterator[Text]:
    """Tickets that are not worth their way or longer than the wagons last, and cities that no route leads to.

    >>> from stellwerk.games import games
    >>> [doubt.plain() for doubt in doubts(games()["deutschland"].board_of("deutschland"))]
    ['bad-place(place: tickets[79].points, fault: deutschland-doubt-value(points: 17, way: 16))']
    """
    document = board.document
    tickets = sorted(enumerate(document["tickets"]), key=lambda ticket: DECKS.index(ticket[1]["deck"]))
    for t, (i, ticket) in enumerate(tickets):
        way = shortest(board.record, t)
        if way > WAGONS:
            yield at(f"tickets[{i}].between", Text("deutschland-doubt-long", way=way, wagons=WAGONS))
        if way != ticket["points"]:
            yield at(f"tickets[{i}].points", Text("deutschland-doubt-value", points=ticket["points"], way=way))
    led_to = {place for route in document["routes"] for place in route["between"]}
    for label, city in document["cities"].items():
        if label not in led_to:
            yield at(f"cities.{label}", Text("deutschland-doubt-lonely", name=city["name"]))
