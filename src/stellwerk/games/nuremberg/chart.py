"""Where everything lies in the drawing of a map: areas with room for their signs and pieces, and borders.

The board says which areas there are and which borders a link can cross; from the map document come coordinates alone.
Where a scenery file stands beside the map, it gives the areas outlines with room for their signs, and leads the rivers;
without one the outlines of the document are drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...drawing import GROWTH, Box, Point, grown_names, pair, scenery_of, width_of
from ...engine.game import Board
from .board import AREA_KINDS, COMPANIES

Ring = Sequence[Point]

SIDE = 1340.0  # of the square that the areas of a map without scenery fill
WAGON = 21.0  # the room that a wagon on a border wants around its middle
SIGN_SIZES = (25.0, 23.0, 21.0, 19.0, 17.0, 15.0)
PLAIN_SIZES = (20.0, 18.5, 17.0, 15.5, 14.0)
PIECE, PIECE_HIGH = 22.0, 28.0  # the room of a piece
BADGES = {"station": 14.0, "town": 42.0}  # the room of the companies' badges beside a sign
ENOUGH = 3.0  # room around a sign: with so much there is no need for a smaller one
LARGEST = 36.0  # no name grows beyond this size
LEGIBLE = 24.5  # names that would still be smaller than this grow a little on every screen


@dataclass(frozen=True)
class Area:
    """An area of the map."""

    key: str
    name: str
    kind: str
    """town, station, goods or field."""
    company: str
    """Whose town it is, or ""."""
    valley: bool
    large: bool
    passenger: str
    """The colour of the passenger that is printed there."""
    ring: Ring
    extension: Ring

    @property
    def signed(self) -> bool:
        """Whether its name stands on an enamel sign."""
        return self.kind in ("town", "station")

    @property
    def places(self) -> int:
        """For how many pieces there is to be room."""
        return {"town": 0, "station": 3 if self.large else 2}.get(self.kind, 2)

    @property
    def sides(self) -> list[tuple[Point, Point]]:
        """Its borders with others, and those of its extension."""
        return [*sides(self.ring), *sides(self.extension)]


@dataclass(frozen=True)
class Link:
    """A border that a link can cross, or never can."""

    key: str
    ends: tuple[str, str]
    at: Point
    turn: float
    """The direction in which it crosses the border, in degrees."""
    border: tuple[Point, Point]
    cost: int
    river: bool
    forbidden: bool
    one_way: bool
    extension: bool


@dataclass(frozen=True)
class Spot:
    """Where the sign of an area hangs, and its pieces below it."""

    x: float
    y: float
    """The middle of the sign."""
    size: float
    lines: Sequence[str]
    width: float
    height: float
    pieces_y: float
    larger: float = 1.0
    """So many times its size it may have on a phone."""

    @property
    def small(self) -> bool:
        """Whether a name is so small that it grows a little on every screen, if it can."""
        return self.size * GROWTH[0] < LEGIBLE and self.larger >= GROWTH[0]

    @property
    def plate(self) -> Box:
        """The rectangle of the sign."""
        return Box(self.x - self.width / 2, self.y - self.height / 2, self.x + self.width / 2, self.y + self.height / 2)


@dataclass(frozen=True, eq=False)
class Chart:
    """A map in a language, ready to be drawn."""

    areas: Mapping[str, Area]
    links: Mapping[str, Link]
    spots: Mapping[str, Spot]
    rivers: Sequence[Ring]
    becks: Sequence[Ring]
    bounds: Box


def chart_of(board: Board, language: str) -> Chart:
    """Find out where everything lies, and hang the signs."""
    scenery, areas = _scenery(board), areas_of(board, language)
    links = {key: link_of(board, i, areas) for i, key in enumerate(board.labels["link"])}
    rivers = [flat(line) for line in scenery.get("rivers", [])]
    rivers = rivers or [link.border for link in links.values() if link.river]
    becks = [flat(beck["line"]) for beck in scenery.get("becks", [])]
    across, down = zip(*(point for area in areas.values() for point in (*area.ring, *area.extension)), strict=True)
    bounds = Box(min(across), min(down), max(across), max(down))
    return Chart(areas, links, with_growth(areas, links, spots_of(areas, links), bounds), rivers, becks, bounds)


def _scenery(board: Board) -> Mapping[str, Any]:
    """The scenery of a map, if it has an outline for every area."""
    scenery = scenery_of(board.document, Path(__file__).with_name("maps"))
    return scenery if scenery.get("outlines", {}).keys() >= set(board.labels["area"]) else {}


def areas_of(board: Board, language: str) -> dict[str, Area]:
    """The areas of a map, in its order."""
    return {area.key: area for area in _areas(board, board.names["area-de" if language == "de" else "area"])}


def _areas(board: Board, names: Sequence[str]) -> Iterator[Area]:
    b, scenery = board.plain, _scenery(board)
    outlines, extensions = scenery.get("outlines"), scenery.get("extensions", {})
    for i, (key, given) in enumerate(zip(board.labels["area"], board.document["areas"], strict=True)):
        ring = flat(outlines[key]) if outlines else scaled(given["outline"])
        yield Area(
            key,
            names[i],
            AREA_KINDS[b.kind[i]],
            company="".join(company for k, company in enumerate(COMPANIES) if b.town[i] >> k & 1),
            valley=bool(b.valley[i]),
            large=b.drawn[i] == 3,
            passenger="".join(company for k, company in enumerate(COMPANIES) if b.printed[i] >> k & 1),
            ring=clockwise(ring),
            extension=flat(extensions[key]) if key in extensions else scaled(given.get("extension", [])),
        )


def flat(numbers: Sequence[float]) -> Ring:
    """Read x, y, x, y ..."""
    return [(float(x), float(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def scaled(outline: Sequence[Sequence[float]]) -> Ring:
    """Turn board coordinates, 0 to 1, into the drawing's."""
    return [(round(x * SIDE, 1), round(y * SIDE, 1)) for x, y in outline]


# ------------------------------------------------------------------------------------------------------------- polygons


def sides(ring: Ring) -> list[tuple[Point, Point]]:
    """The sides of a polygon."""
    return list(zip(ring, [*ring[1:], *ring[:1]], strict=True))


def signed_area(ring: Ring) -> float:
    """The area of a polygon, positive if it turns clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(ring)) / 2


def clockwise(ring: Ring) -> Ring:
    """A polygon that turns clockwise on the page, as all rings of areas do."""
    return ring if signed_area(ring) > 0 else ring[::-1]


def middle_of(ring: Ring) -> Point:
    """The centroid of a polygon."""
    total = 6 * signed_area(ring) or 1.0
    x = sum((a[0] + b[0]) * (a[0] * b[1] - b[0] * a[1]) for a, b in sides(ring)) / total
    y = sum((a[1] + b[1]) * (a[0] * b[1] - b[0] * a[1]) for a, b in sides(ring)) / total
    return x, y


# -------------------------------------------------------------------------------------------------------------- borders


def link_of(board: Board, i: int, areas: Mapping[str, Area]) -> Link:
    """A border that a link can cross, with its middle and its direction."""
    b = board.plain
    one, two = (areas[board.labels["area"][end]] for end in b.end[i])
    common = shared(one, two)
    (x1, y1), (x2, y2) = border = common or between(one, two)
    dx, dy = bend_of(*border) if common else (0.0, 0.0)
    return Link(
        board.labels["link"][i],
        (one.key, two.key),
        at=((x1 + x2) / 2 + dx * 0.75, (y1 + y2) / 2 + dy * 0.75),
        turn=math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90,
        border=border,
        cost=b.cost[i],
        river=bool(b.river[i]),
        forbidden=bool(b.forbidden[i]),
        one_way=bool(b.one_way[i]),
        extension=bool(b.extension[i]),
    )


def shared(one: Area, two: Area) -> tuple[Point, Point] | None:
    """The longest border of two areas."""
    ours = set(map(frozenset, one.sides))
    common = [side for side in two.sides if frozenset(side) in ours]
    return max(common, key=lambda side: math.dist(*side), default=None)


def between(one: Area, two: Area) -> tuple[Point, Point]:
    """A line halfway between two areas that do not touch, where a border would be."""
    (ax, ay), (bx, by) = middle_of(one.ring), middle_of(two.ring)
    far = math.dist((ax, ay), (bx, by)) or 1.0
    (x, y), dx, dy = ((ax + bx) / 2, (ay + by) / 2), 20 * (by - ay) / far, 20 * (ax - bx) / far
    return (x - dx, y - dy), (x + dx, y + dy)


def bend_of(start: Point, end: Point) -> Point:
    """How far a border bends to one side, always the same for the same two corners."""
    (x1, y1), (x2, y2) = sorted((start, end))
    at_side, at_top = x1 == x2 and not 0 < x1 < SIDE, y1 == y2 and y1 <= 0
    if at_side or at_top or max(y1, y2) > SIDE or y1 == y2 == SIDE:
        return 0.0, 0.0  # along the frame, or around a town below the map
    by = 0.07 * math.sin(x1 * 12.9898 + y1 * 78.233 + x2 * 37.719 + y2 * 4.581)
    return -by * (y2 - y1), by * (x2 - x1)


def bent(start: Point, end: Point) -> str:
    """Write the way from one corner to the next as path data."""
    dx, dy = bend_of(start, end)
    if not dx and not dy:
        return "L" + pair(end)
    (x1, y1), (x2, y2) = start, end
    one = x1 * 2 / 3 + x2 / 3 + dx, y1 * 2 / 3 + y2 / 3 + dy
    two = x1 / 3 + x2 * 2 / 3 + dx, y1 / 3 + y2 * 2 / 3 + dy
    return "C" + " ".join(map(pair, (one, two, end)))


def bent_ring(ring: Ring) -> str:
    """Write the outline of an area."""
    return bent_line([*ring, ring[0]]) + "Z"


def bent_line(line: Ring) -> str:
    """Write a line along borders."""
    return "M" + pair(line[0]) + "".join(bent(start, end) for start, end in pairwise(line))


# --------------------------------------------------------------------------------------------------- hanging the signs


Numbers = NDArray[np.float64]


class Stands(NamedTuple):
    """Points in an area where its sign may hang, the nearest to its middle first."""

    at: Numbers
    away: Numbers
    """How far each side is from each point."""
    across: Numbers
    """In which direction from each side the area lies."""


def spots_of(areas: Mapping[str, Area], links: Mapping[str, Link]) -> dict[str, Spot]:
    """Where each area has its sign."""
    wagons: dict[str, list[Point]] = {key: [] for key in areas}
    for link in links.values():
        for end in link.ends:
            wagons[end].append(link.at)
    return {key: spot_of(area, wagons[key]) for key, area in areas.items()}


def spot_of(area: Area, wagons: Sequence[Point]) -> Spot:
    """The place where a sign is largest and neither touches a border nor a wagon on one."""
    cuts = [[area.name], area.name.split(" ", 1)][: 1 + (" " in area.name)]
    low = PIECE_HIGH if area.places else 0.0
    stands, tried = stands_in(area.ring), []
    for size, lines in product(SIGN_SIZES if area.signed else PLAIN_SIZES, cuts):
        width, height = sign_size(lines, size, area.signed)
        sign = (0.0, -low / 2, width + BADGES.get(area.kind, 6.0), height)
        room = room_at(stands, (sign, (0.0, height / 2, area.places * PIECE, low)), wagons)
        free, (x, y) = room.max(), stands.at[room.argmax()].tolist()
        x, y, pieces_y = round(x, 1), round(y - low / 2, 1), round(y + height / 2, 1)
        tried.append((free, Spot(x, y, size, lines, width, height, pieces_y)))
        if free >= ENOUGH:
            return tried[-1][1]
    return max(tried, key=lambda found: found[0])[1]


def sign_size(lines: Sequence[str], size: float, signed: bool) -> tuple[float, float]:
    """Width and height of a sign, or of a name without one."""
    width = max(width_of(line, size) for line in lines)
    return (width + 13, len(lines) * size * 0.94 + 6) if signed else (width, len(lines) * size * 0.92)


def stands_in(ring: Ring) -> Stands:
    """Points in an area that are not too near to its borders."""
    corners, step, middle = np.array(ring), 7.0, np.array(middle_of(ring))
    (left, top), (wide, high) = corners.min(axis=0), np.ptp(corners, axis=0)
    down, right = np.mgrid[1 : int(high / step), 1 : int(wide / step)] * step
    at = np.stack([left + right.ravel(), top + down.ravel()], axis=1)
    along = np.roll(corners, -1, axis=0) - corners
    across = np.stack([-along[:, 1], along[:, 0]], axis=1) / np.hypot(*along.T)[:, None]
    away = ((at[:, None] - corners) * across).sum(axis=2)
    inside = away.min(axis=1) > 9
    if not inside.any():
        return Stands(middle[None], np.empty((1, 0)), np.empty((0, 2)))
    order = np.argsort(np.hypot(*(at[inside] - middle).T), kind="stable")
    return Stands(at[inside][order], away[inside][order], across)


def room_at(stands: Stands, boxes: Sequence[tuple[float, float, float, float]], wagons: Sequence[Point]) -> Numbers:
    """How far boxes that hang at each stand stay from borders and wagons; each box is so far to the side and so far
    below, so wide and so high."""
    most = 14.0  # more than that is not better
    least = np.full(len(stands.at), most)
    for *shift, width, height in boxes:
        if width and height:
            half = np.array([width, height]) / 2
            reach = np.abs(stands.across) @ half - stands.across @ shift
            gaps = np.maximum(np.abs(np.reshape(wagons, (-1, 2)) - stands.at[:, None] - shift) - half, 0.0)
            from_wagons = np.hypot(gaps[..., 0], gaps[..., 1]) - WAGON + 4
            for room in (stands.away - reach, from_wagons):
                least = np.minimum(least, room.min(axis=1, initial=most))
    return least


def with_growth(
    areas: Mapping[str, Area], links: Mapping[str, Link], spots: Mapping[str, Spot], bounds: Box
) -> dict[str, Spot]:
    """Say of every name how large it may be on a phone: over borders, but over no other name, pieces or wagons."""
    fixed = [Box(*link.at, *link.at).grown(13) for link in links.values()]
    fixed += [_pieces_box(spots[key], area.places * PIECE) for key, area in areas.items() if area.places]
    names = {key: _name_box(spot, BADGES.get(areas[key].kind, 4.0)) for key, spot in spots.items()}
    return {
        key: replace(
            spots[key], larger=max((by for by in GROWTH if by <= min(most, LARGEST / spots[key].size)), default=1.0)
        )
        for key, most in grown_names(names, fixed, bounds).items()
    }


def _pieces_box(spot: Spot, width: float) -> Box:
    top, bottom = spot.plate.bottom + 1, spot.pieces_y + PIECE_HIGH / 2
    return Box(spot.x - width / 2, top, spot.x + width / 2, bottom)


def _name_box(spot: Spot, wing: float) -> Callable[[float], Box]:
    """The box of a name that is so many times its size."""

    def box(by: float) -> Box:
        by, bottom = min(by, LARGEST / spot.size), spot.plate.bottom
        half = (spot.width + wing) * by / 2
        return Box(spot.x - half, bottom - spot.height * by, spot.x + half, bottom)

    return box


def edges_of(areas: Iterable[Area]) -> list[tuple[Point, Point]]:
    """Every side of an area once."""
    return list({frozenset(side): side for area in areas for side in area.sides}.values())
