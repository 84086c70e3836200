"""What the documents of games have in common, as types.

A game's `document.py` builds on these: `Map` is what its map files are, `View` what a seat sees (`engine/document.py`
says what becomes of the two).  All are TypedDicts, so documents stay plain data, and mypy knows what makes them.

Only what checks or publishes documents imports this (it needs pydantic); rules and batches run without it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeVar

from pydantic import AfterValidator, ConfigDict, Discriminator, Field, Tag, TypeAdapter, with_config
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import PydanticCustomError
from pydantic_core.core_schema import DataclassSchema
from typing_extensions import TypedDict, get_original_bases, is_typeddict

from . import sheet
from .engine.text import Text

T = TypeVar("T")


def _describe_inherited(schema: dict[str, Any], type: type) -> None:
    """Fields that come from a base are described there, and pydantic reads a type's own docstrings alone."""
    for base in filter(is_typeddict, get_original_bases(type)):
        for name, field in TypeAdapter(base).json_schema()["properties"].items():
            if "description" in field:
                schema["properties"][name].setdefault("description", field["description"])


DESCRIBED = ConfigDict(use_attribute_docstrings=True, json_schema_extra=_describe_inherited)
CLOSED = ConfigDict(extra="forbid", **DESCRIBED)


def described(type: type[T]) -> type[T]:
    """A document whose fields are described by their docstrings; what else is in it is nobody's business."""
    return with_config(DESCRIBED)(type)


def closed(type: type[T]) -> type[T]:
    """The same for what we write ourselves: it has these fields and no others."""
    return with_config(CLOSED)(type)


# ------------------------------------------------------------------------------------------------ what maps are made of


def _is_printable(text: str) -> str:
    if not text.isprintable() or not text.strip():
        raise PydanticCustomError("name", "a text that can be shown")
    return text


def _is_line(numbers: list[float]) -> list[float]:
    if len(numbers) % 2:
        raise PydanticCustomError("line", "points of two numbers each")
    return numbers


Name = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_is_printable)]
"""A name or a short text."""
Words = dict[str, Name]
"""The same text by language."""
Label = Annotated[str, Field(max_length=200, pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
"""Small letters, digits and hyphens, such as st-gallen."""
Number = Annotated[float, Field(gt=-1e6, lt=1e6)]
Line = Annotated[list[Number], Field(min_length=2), AfterValidator(_is_line)]
"""Points of a line: x, y, x, y ..."""


def exactly(count: int) -> Any:
    """Of a list: as many entries as that, no more and no fewer."""
    return Field(min_length=count, max_length=count)


def drawn_as(group: str) -> Any:
    """Of a label, or a list of them: the group of the drawing that shows it (`city-{}`, `track-{0}-{1}`)."""
    return Field(json_schema_extra={"group": group})


def drawn_at(
    axes: str = "xy", scale: tuple[float, float] = (1, 1), start: tuple[float, float] = (0, 0), unless: str = ""
) -> Any:
    """Of a point, a list of points or one coordinate: where it lies on the drawing, which is `start` and so many times
    `scale`; of one coordinate, on which axis; not on maps that have a field `unless`."""
    drawn: dict[str, Any] = {"axes": axes, "scale": [*scale], "start": [*start], "unless": unless}
    return Field(json_schema_extra={"drawn": drawn})


def painted(group: str, kinds: str) -> Any:
    """Of rows of text in which each letter is a space: which group shows one, by row and column, and what letters there
    are."""
    return Field(json_schema_extra={"painted": {"group": group, "kinds": kinds}})


Point = Annotated[list[Number], exactly(2)]
Pair = Annotated[list[Label], exactly(2), drawn_as("track-{0}-{1}")]
"""Two places, by their labels."""
TownLabel = Annotated[Label, drawn_as("town-{}")]
"""A town, by its label."""


@described
class Town(TypedDict):
    """A town, and where it is drawn."""

    name: Name
    at: Annotated[Point, drawn_at()]


@described
class Drawn(TypedDict):
    """A line with a width, such as a river."""

    line: Line
    width: Number


@described
class Lettering(TypedDict):
    """Words on the drawing."""

    at: Line
    text: Any


@described
class Scenery(TypedDict):
    """The country around a board, in the coordinates of the board; made by tools/scenery.py."""

    home: NotRequired[list[Line]]
    beyond: NotRequired[list[Line]]
    borders: NotRequired[list[Line]]
    lakes: NotRequired[list[Line]]
    rivers: NotRequired[list[Drawn]]
    ridges: NotRequired[list[Drawn]]
    labels: NotRequired[list[Lettering]]


@described
class AnyMap(TypedDict):
    """What the maps of all games have."""

    format: Literal["stellwerk-map/1"]
    id: Name
    """A short name, such as france."""
    title: Words
    status: NotRequired[str]
    """`exact` or `reconstructed`: printed on the drawing."""
    about: NotRequired[Any]
    """What is known and what is not, by language."""


SceneryIn = Annotated[
    Annotated[str, Tag("(file)")] | Annotated[T, Tag("(inside)")],
    Discriminator(lambda scenery: "(file)" if isinstance(scenery, str) else "(inside)"),
]
"""A file beside the map, or the scenery itself."""


@described
class ScenicMap(AnyMap):
    """A map with the country around its board."""

    scenery: NotRequired[SceneryIn[Scenery]]
    """A file beside the map, or the scenery itself."""


@closed
class Seen(TypedDict):
    """What the views of all games have."""

    players: int
    seat: int | None
    """Who looks; none for a spectator."""
    actor: int
    """Whose decision it is; -1 when the game is over."""
    over: bool


@closed
class Heading(TypedDict):
    """What every view begins with."""

    game: str
    map: str


@described
class AnyView(Heading, Seen):
    """What is known of a view, whichever game it is of."""


# ---------------------------------------------------------------------------------------------------------- sheets


class _AsShown(GenerateJsonSchema):
    """Values of a sheet as `sheets.shown` gives them: texts are words by then, and parts say of which kind they are."""

    def dataclass_schema(self, schema: DataclassSchema) -> dict[str, Any]:
        kind = schema["cls"]
        if kind is Text:
            return {"type": "string"}
        found = super().dataclass_schema(schema)
        if issubclass(kind, sheet.Named):
            found["properties"] = {"part": {"const": kind.__name__.lower()}, **found["properties"]}
            found["required"] = ["part", *found["required"]]
        if kind is sheet.Sheet:
            found["required"] = list(found["properties"])
        return found


def sheet_schema() -> dict[str, Any]:
    """What `sheets.shown` gives, as a JSON Schema.

    >>> sheet_schema()["$defs"]["Meter"]["required"]
    ['part', 'id']
    """
    return TypeAdapter(sheet.Sheet).json_schema(schema_generator=_AsShown)
