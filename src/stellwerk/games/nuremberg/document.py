"""The documents of First Train to Nuremberg, as types: its map files with their extra boards, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from ...engine.document import at
from ...engine.game import Board
from ...engine.text import Text
from ...typed import (
    AnyMap,
    Heading,
    Label,
    Line,
    Name,
    Number,
    Point,
    SceneryIn,
    Seen,
    closed,
    described,
    drawn_as,
    drawn_at,
    exactly,
)
from .board import ABREAST, AREAS, BOXES, LINKS, MOST, MOST_INFLUENCE, MOST_PIECES, MOST_PROFIT, ROWS
from .chart import SIDE, areas_of, shared

Colour = Literal["white", "brown", "red", "green"]
"""Of influence: government, trains, the two companies."""
Company = Literal["red", "green"]
Good = Literal["beer", "post", "stone", "cheese"]
Piece = Literal["white", "yellow", "red", "green", "landlord"]
"""White and yellow cubes are goods, red and green pieces passengers."""
BoxPoint = Literal["red or green", "white", "brown", "red", "green"]
AreaKind = Literal["field", "goods", "station", "town"]
Side = Literal["2-3", "3-4"]
"""Of an extra board, by the players it is for."""
Phase = Literal["auction", "choice", "building", "paying", "transport", "takeovers", "over"]

Area = str
"""The id of an area."""
Border = str
"""Two areas, as in wohrd/thon."""
TrainPlace = str
"""ROW.PLACE, both counted from 1."""
Count = Annotated[int, Field(ge=0)]
Influence = Annotated[int, Field(ge=0, le=MOST_INFLUENCE)]
Profit = Annotated[int, Field(ge=-MOST_PROFIT, le=MOST_PROFIT)]
Room = Annotated[int, Field(ge=0, le=9)]
Pieces = Annotated[int, Field(ge=0, le=MOST_PIECES)]


@closed
class ByColour(TypedDict):
    """A number of influence for each colour."""

    white: Influence
    brown: Influence
    red: Influence
    green: Influence


# ----------------------------------------------------------------------------------------------------- the extra boards


@described
class Track(TypedDict):
    """An influence track: where its markers begin, and where it ends."""

    start: Influence
    top: Influence


@described
class Tracks(TypedDict):
    """The influence tracks."""

    white: Track
    brown: Track
    red: Track
    green: Track


@described
class Display(TypedDict):
    """The profit and loss display, from its lowest to its highest place."""

    low: Profit
    start: Profit
    high: Profit


@described
class PiecesInTheBox(TypedDict):
    """How many pieces of each kind there are in all."""

    white: Pieces
    yellow: Pieces
    red: Pieces
    green: Pieces
    landlord: Pieces


@described
class PrintedBox(TypedDict):
    """An influence box: three points in the upper row, two in the lower."""

    row: Literal["upper", "lower"]
    points: list[BoxPoint]


@described
class Row(TypedDict):
    """A row of trains of one price, in brown points."""

    price: Literal[1, 2, 3]
    trains: Annotated[list[Annotated[list[Room], exactly(2)]], Field(min_length=1, max_length=ABREAST)]
    """For each train how many passengers and how many goods it takes."""


@described
class BoardSide(TypedDict):
    """One side of the two extra boards: influence boxes, and trains."""

    side: Side
    turns: dict[Literal["2", "3", "4"], Literal[4, 5]]
    """How many turns a game has, by the number of players."""
    bag: ByColour
    """Tokens in the bag."""
    boxes: Annotated[list[PrintedBox], Field(min_length=2, max_length=BOXES)]
    rows: Annotated[list[Row], exactly(ROWS)]
    """From the dearest to the cheapest."""


@described
class Boards(TypedDict):
    """The extra boards, of which each game uses one side."""

    format: Literal["stellwerk-boards/1"]
    tracks: Tracks
    profit: Display
    pieces: PiecesInTheBox
    sides: list[BoardSide]
    """Side 2-3, then side 3-4."""


# ----------------------------------------------------------------------------------------------------------------- maps


@described
class MapArea(TypedDict):
    """An area of the map, with what lies there at the start."""

    id: Annotated[Label, drawn_as("area-{}")]
    name: Name
    de: NotRequired[Name]
    """Its name in German, where that is another."""
    kind: AreaKind
    """`field` a hill or a hop field, `goods` a place of cheese or post."""
    company: NotRequired[Company]
    """Whose town it is."""
    pieces: NotRequired[Literal[2, 3]]
    """People drawn for a station: 3 for a large one."""
    passenger: NotRequired[Company]
    """The colour of the passenger printed in a station."""
    valley: NotRequired[bool]
    """Links into and out of a valley cost 2."""
    at: NotRequired[Point]
    """Its middle, from [0, 0] to [1, 1]."""
    outline: NotRequired[Annotated[list[Point], Field(min_length=3), drawn_at(scale=(SIDE, SIDE), unless="scenery")]]
    """The corners of its border, shared with its neighbours."""
    extension: NotRequired[list[Point]]
    """The border of a part that only some games have."""


@described
class MapLink(TypedDict):
    """A border that a link can cross."""

    between: Annotated[list[Area], exactly(2), drawn_as("link-{0}/{1}")]
    river: NotRequired[bool]
    """A link across a river costs 2."""
    forbidden: NotRequired[bool]
    """Never to be built."""
    only: NotRequired[Literal["out"]]
    """Built from the first area to the second alone."""
    extension: NotRequired[bool]
    """There only where the extension of an area is."""


@described
class Goods(TypedDict):
    """The goods of a map: white ones come from fields."""

    white: Good
    yellow: Good


# one of its names is a word of Python
Bonus = TypedDict("Bonus", {"from": list[Area], "to": list[Area]})
Bonus.__doc__ = "The connection that scores: the areas of its two ends."


@described
class Beck(TypedDict):
    """A beck with its name, which means nothing in the game."""

    name: Name
    line: Line


@described
class Ground(TypedDict):
    """Room for every sign: the areas as they are drawn; made by tools/areas.py."""

    size: NotRequired[Number]
    """Of the square that the areas fill."""
    outlines: NotRequired[dict[Area, Annotated[Line, Field(min_length=6)]]]
    extensions: NotRequired[dict[Area, Line]]
    rivers: NotRequired[list[Line]]
    becks: NotRequired[list[Beck]]


@described
class Map(AnyMap):
    """A map: areas, the borders that links can cross, and which stations serve the fields."""

    game: Literal["nuremberg"]
    scenery: NotRequired[SceneryIn[Ground]]
    """A file beside the map, or the scenery itself."""
    goods: Goods
    areas: Annotated[list[MapArea], Field(max_length=AREAS)]
    links: Annotated[list[MapLink], Field(max_length=LINKS)]
    fields: dict[Annotated[Area, drawn_as("area-{}")], Annotated[list[Area], Field(min_length=1, max_length=MOST)]]
    """For each field the stations that serve it."""
    bonus: NotRequired[Bonus]
    boards: NotRequired[Boards]
    """Extra boards of its own."""


# ---------------------------------------------------------------------------------------------------------------- views


@closed
class Orders(TypedDict):
    """The seats in the three orders of play, first to last."""

    player: list[Count]
    build: list[Count]
    train: list[Count]


@closed
class Stacks(TypedDict):
    """The seats along each track, the one ahead first."""

    white: list[Count]
    brown: list[Count]
    red: list[Count]
    green: list[Count]
    profit: list[Count]


@closed
class Box(TypedDict):
    """An influence box, and the bid that lies in it."""

    box: int
    """Its number, from 1."""
    points: list[BoxPoint]
    token: Colour | None
    """One more point."""
    minimum: Count
    """The cubes of a first bid."""
    bidder: int | None
    bid: Count


@closed
class Train(TypedDict):
    """A train, with its room for passengers and goods."""

    train: TrainPlace
    price: Count
    passengers: Count
    goods: Count
    owner: int | None
    riders: Count
    """Passengers on it."""


@closed
class Chain(TypedDict):
    """The chain of links that is being built, or sold to a company."""

    what: Literal["build", "sell"]
    company: Company | None
    areas: list[Area]
    """From its start."""


Step = TypedDict("Step", {"from": Area, "to": Area, "cost": Count, "red": Count, "green": Count, "white": Count})
Step.__doc__ = "A link that the builder can lay next, with its price: build points, and influence by colour."


@closed
class CompanyLinks(TypedDict):
    """Links that the companies have left."""

    red: int
    green: int


@closed
class Seat(TypedDict):
    """A seat."""

    seat: Count
    cubes: Count
    """In hand."""
    stock: Count
    """Cubes that are out of reach until a new turn."""
    influence: ByColour
    profit: Profit
    points: int
    """Scored on the way."""
    links: Count
    """On the board: what it has to pay for each turn."""
    links_left: Count
    trains: list[TrainPlace]
    carried: dict[Piece, Count]
    """On its trains this turn."""
    held: dict[Piece, Count]
    """Kept from earlier turns."""
    sets: Count
    passed: bool
    score: int
    """If the game ended now."""


@closed
class Shown(Seen):
    """What a seat sees: everything but the tokens still to be drawn."""

    goods: Goods
    phase: Phase
    turn: int
    turns: int
    side: Side
    """Of the board with the boxes."""
    train_side: Side
    bonus: Literal["shortest", "all"]
    """Which branches of the scoring connection score."""
    extended: bool
    """Whether areas have their extensions."""
    orders: Orders
    stacks: Stacks
    boxes: list[Box]
    trains: list[Train]
    links: dict[Border, Count | Company]
    """Who owns the links that have been built: a seat or a company."""
    companies: dict[Area, list[Company]]
    """The companies that have a place in an area."""
    company_links: CompanyLinks
    pieces: dict[Area, dict[Piece, Count]]
    """What lies in the areas."""
    chain: Chain | None
    offers: list[Step]
    due: Count
    """Points still to be paid."""
    buying: TrainPlace | None
    """The train that is being paid for."""
    connected: bool | None
    """Whether the scoring connection has been made; none where the map has no such thing."""
    seats: list[Seat]


@closed
class View(Heading, Shown):
    """What a seat sees, and of which game."""


# -------------------------------------------------------------------------------------------------- doubts about maps


def doubts(board: Board) -> Iterator[Text]:
    """Links across no border, and stations that serve a field which they do not touch.

    >>> from stellwerk.games import games
    >>> list(doubts(games()["nuremberg"].board_of("wensleydale")))
    []
    """
    areas = areas_of(board, "en")
    for i, link in enumerate(board.document["links"]):
        one, two = (areas[end] for end in link["between"])
        if not link.get("extension") and shared(one, two) is None:
            yield at(f"links[{i}].between", Text("nuremberg-doubt-border", one=one.name, two=two.name))
    for field, stations in board.document["fields"].items():
        for station in stations:
            if shared(areas[field], areas[station]) is None:
                words = Text("nuremberg-doubt-field", field=areas[field].name, station=areas[station].name)
                yield at(f"fields.{field}", words)
