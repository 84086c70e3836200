"""The Grand Trunk Journey's documents, as types: its map files, and what a seat sees."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, Literal, NotRequired

from pydantic import Discriminator, Field, Tag
from typing_extensions import TypedDict

from ...engine.document import at
from ...engine.game import Board
from ...engine.text import Text
from ...typed import Heading, Label, Name, Point, ScenicMap, Seen, closed, described, drawn_as, drawn_at, exactly
from .board import (
    CITIES,
    COMPANIES,
    DAYS,
    HEAVIEST,
    OBJECTIVES,
    PORTS,
    PROGRESS_CARDS,
    SCENARIOS,
    SPECIALS,
    START_TILES,
    WINDOWS,
    WOOD_SPACES,
)
from .scene import ACROSS, DOWN

Good = Literal["coal", "wood", "iron", "steel"]
Raw = Literal["coal", "wood", "iron"]
"""What cities ask for and tiles offer: steel is only made from iron."""
Card = str
"""A card by what it is as a place: a city's label, `port-1`, `port-2`, `junction`, or `wagon-1` to `wagon-3`."""
Day = Annotated[int, Field(ge=0, le=DAYS - 1)]
Points = Annotated[int, Field(ge=0, le=20)]
Count = Annotated[int, Field(ge=0)]


# ------------------------------------------------------------------------------------------------------------- the map

Source = Literal["exact", "deduced", "reconstructed"]


@described
class Sourced(TypedDict):
    """A part of a map that says where its values come from, so that nothing reconstructed passes for fact."""

    source: NotRequired[
        Annotated[
            Annotated[Source, Tag("(one)")] | Annotated[dict[str, Source], Tag("(by value)")],
            Discriminator(lambda source: "(by value)" if isinstance(source, dict) else "(one)"),
        ]
    ]
    """Of all its values, or by value: `exact` is stated by the rulebook, `deduced` follows from what it states."""


@described
class Site(Sourced):
    """Where a city or a port lies; one of `sign` and `at` has to say where it is drawn."""

    id: Annotated[Label, drawn_as("place-{}")]
    name: Name
    sign: NotRequired[Annotated[Point, drawn_at(start=(ACROSS[0], DOWN[0]), scale=(ACROSS[1], DOWN[1]))]]
    """In a field of 960 by 690."""
    at: NotRequired[Point]
    """Latitude and longitude."""


@described
class CityTile(Sourced):
    """What a city asks for and offers."""

    demand: Raw
    supply: Annotated[list[Raw], Field(min_length=1)]


@described
class PortTile(Sourced):
    """What a port offers; all of them ask for steel."""

    demand: Literal["steel"]
    supply: Annotated[list[Raw], Field(min_length=1)]


@described
class Port(Site):
    """A port."""

    tile: NotRequired[PortTile]
    """Printed on the board: at the last port and at no other."""


@described
class Link(Sourced):
    """A link joins two places."""

    between: Annotated[list[Label], exactly(2), drawn_as("link-{0}-{1}")]
    line: NotRequired[str]
    """The railway that it stands for."""


@described
class FirstDeliveries(Sourced):
    """The tiles that a city's first delivery takes."""

    points: Annotated[list[Annotated[int, Field(ge=1, le=9)]], exactly(CITIES - START_TILES)]


@described
class TimeTrack(Sourced):
    """The days."""

    end: Annotated[int, Field(ge=5, le=DAYS - 2)]
    """A disc here at the end of a turn is out, and rings in the end."""
    last: Annotated[int, Field(ge=10, le=DAYS - 1)]
    """No disc goes further."""


@described
class Window(Sourced):
    """A special delivery's place below the time track."""

    days: Annotated[list[Annotated[int, Field(ge=1, le=DAYS - 1)]], exactly(2)]
    """The first and the last."""
    points: Annotated[int, Field(ge=1, le=20)]
    shown: Day
    """The dark space that turns its tile up; 0 for setup."""


@described
class SpecialTile(Sourced):
    """What a special delivery asks for, and how many days long the windows are that it is for."""

    days: Annotated[int, Field(ge=1, le=4)]
    city: Label
    good: Raw


@described
class WoodTrack(Sourced):
    """The spaces of the wood track."""

    points: Annotated[list[Points], exactly(WOOD_SPACES)]
    """For each progress card."""


@described
class Locomotive(Sourced):
    """A locomotive, by its power."""

    power: Annotated[int, Field(ge=1, le=HEAVIEST)]
    wagons: Annotated[int, Field(ge=1, le=HEAVIEST)]
    """How many it pulls."""
    steel: Annotated[int, Field(ge=0, le=9)]
    """What has to be delivered for it."""
    points: Points


@described
class Fast(Sourced):
    """What makes a train fast."""

    coal: Annotated[int, Field(ge=0, le=9)]
    """What has to be delivered for it."""
    points: Points


@described
class Ability(Sourced):
    """What a card is besides a place."""

    does: Name
    """`wagon` and the goods it takes; `depot`, `oversize`, `demand`, `overland`, `right-of-way`; or `develop` and any
    of `power`, `speed`, `station`, `progress`."""


@described
class Company(Sourced):
    """A company and its 18 cards."""

    id: Label
    name: Name
    colour: NotRequired[Name]
    cards: dict[Card, Ability]


@described
class ProgressCard(Sourced):
    """A progress card."""

    id: Label
    kind: NotRequired[Literal["lasting", "once", "action"]]


@described
class Objective(Sourced):
    """An objective."""

    id: Label
    needs: Annotated[int, Field(ge=1, le=30)]
    points: Annotated[int, Field(ge=1, le=20)]


@described
class Scenario(Sourced):
    """The cities to start with, and the companies that can."""

    id: Label
    start: Annotated[list[Label], exactly(START_TILES)]
    companies: Annotated[list[Label], Field(min_length=2)]


Spaced = TypedDict(
    "Spaced",
    {
        "start tiles": Annotated[list[CityTile], exactly(START_TILES)],
        "city tiles": Annotated[list[CityTile], exactly(CITIES - START_TILES)],
        "port tiles": Annotated[list[PortTile], exactly(PORTS - 1)],
        "first deliveries": FirstDeliveries,
        "time track": TimeTrack,
        "special windows": Annotated[list[Window], exactly(WINDOWS)],
        "special tiles": Annotated[list[SpecialTile], exactly(SPECIALS)],
        "wood track": WoodTrack,
    },
)


@described
class Map(ScenicMap, Spaced):
    """A map: places, links and tiles, the tracks, and all cards."""

    game: Literal["grandtrunk"]
    cities: Annotated[list[Site], exactly(CITIES)]
    ports: Annotated[list[Port], exactly(PORTS)]
    links: list[Link]
    locomotives: Annotated[list[Locomotive], exactly(HEAVIEST)]
    """From the weakest to the strongest."""
    fast: Fast
    companies: Annotated[list[Company], exactly(COMPANIES)]
    progress: Annotated[list[ProgressCard], exactly(len(PROGRESS_CARDS))]
    objectives: Annotated[list[Objective], exactly(len(OBJECTIVES))]
    scenarios: Annotated[list[Scenario], exactly(len(SCENARIOS))]


# ------------------------------------------------------------------------------------------------------------ the view

Phase = Literal["start", "ready", "arrived", "loading", "maintenance", "over", "choose"]
Asked = Literal["depot", "oversize", "swap", "haul", "station", "progress", "objective"]


@closed
class Days(TypedDict):
    """The time track."""

    end: Day
    """A disc here at the end of a turn is out."""
    last: Day
    dark: list[Day]
    """Where special deliveries are turned up."""


@closed
class Place(TypedDict):
    """A city or a port."""

    id: Label
    name: str
    kind: Literal["city", "port"]
    demand: Good
    supply: list[Good]
    station: NotRequired[bool]
    """Whether a city has one; like what follows, not said of ports."""
    steel: NotRequired[Count]
    """Steel lying there."""
    first: NotRequired[Count]
    """Points that the first delivery still brings."""


@closed
class Special(TypedDict):
    """A special delivery; what it asks for only once it was turned up."""

    days: Annotated[list[Day], exactly(2)]
    """The first and the last."""
    points: Count
    shown: Day
    """The day that turns it up."""
    city: NotRequired[Label]
    good: NotRequired[Good]
    done: NotRequired[bool]


@closed
class Disc(TypedDict):
    """A seat's disc on the time track."""

    seat: Count
    day: Day


@closed
class Way(TypedDict):
    """Where the train on turn could go, and in how many days: to its own seat, with the cards in hand."""

    place: Label
    days: Count


@closed
class Wagon(TypedDict):
    """A wagon of a train."""

    card: Card
    carries: list[Good]
    """What it may carry."""
    good: Good | None
    cubes: Count


@closed
class Held(TypedDict):
    """A card in hand."""

    card: Card
    does: str
    """As the map says it: `wagon coal wood`."""


@closed
class Seat(TypedDict):
    """A seat; its hand only for whoever sits there."""

    seat: Count
    company: Label | None
    name: str
    """The company's."""
    colour: str | None
    day: Day
    out: bool
    points: int
    """On the points track; what follows comes on top of it at the end."""
    time: int
    """Points for days left."""
    sets: int
    """Points for sets of goods."""
    wood: Count
    """The space on the wood track."""
    progress_points: int
    at: Label | None
    """Where the train is."""
    location: Card | None
    """The card left of the locomotive."""
    power: Count
    fast: bool
    train: list[Wagon]
    delivered: dict[Good, Count]
    specials: Count
    """Special deliveries made."""
    progress: list[Label]
    used: list[Label]
    """Progress cards used this turn."""
    objectives: list[Label]
    siding: Card | None
    """The wagon on the siding."""
    hand_size: Count
    known: list[Card]
    """Cards in hand that everybody can work out."""
    deck_size: Count
    top: list[Card]
    """Cards lying known on the deck, the last uppermost."""
    discard: list[Card]
    hand: NotRequired[list[Held]]


@closed
class Table(Seen):
    """What everybody sees."""

    turn: Count
    """The seat whose turn it is."""
    phase: Phase
    asked: Asked | None
    """What a played card still asks for."""
    rung: bool
    """Whether the end of the game has been rung in."""
    scenario: Label
    days: Days
    places: list[Place]
    specials: list[Special]
    progress: list[Label]
    """Progress cards laid out."""
    objectives: list[Label]
    wood_track: list[Count]
    """Points for each progress card, by space."""
    track: list[Disc]
    """In turn order; on one space, from the bottom."""
    ways: list[Way]
    """To the others, whatever cards there are in hand."""


@closed
class Shown(Table):
    """What a seat sees."""

    seats: list[Seat]


@closed
class View(Heading, Shown):
    """What a seat sees, and of which game."""


# -------------------------------------------------------------------------------------------------- doubts about maps

APART = 60.0  # signs nearer than that cover each other


def doubts(board: Board) -> Iterator[Text]:
    """Signs that cover each other.

    >>> from stellwerk.games import games
    >>> list(doubts(games()["grandtrunk"].board_of("grandtrunk")))
    []
    """
    document = board.document
    sites = [(f"{key}[{i}]", site) for key in ("cities", "ports") for i, site in enumerate(document[key])]
    for (_, one), (place, other) in combinations(sites, 2):
        if "sign" in one and "sign" in other and math.dist(one["sign"], other["sign"]) < APART:
            yield at(f"{place}.sign", Text("grandtrunk-doubt-covers", one=one["name"], other=other["name"]))
