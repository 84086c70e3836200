"""The drawing of the boards of First Train to Nuremberg and Last Train to Wensleydale as SVG text.

The drawing is made from the map document; a view adds pieces, links, boxes, trains and players. Where a scenery file
stands beside the map, it gives the areas outlines with room for their signs, and leads the rivers; without one the
outlines of the document are drawn. It holds no scripts and needs nothing from outside. A page can put it in line and
attach clicks to the groups ``area-ID``, ``link-ID``, ``box-N`` and ``train-N``; all colours are CSS custom properties
of the class ``nuremberg``, and adding the class ``dark`` to the root turns the whole drawing to its night palette.

How it is layered, from below: the ground of the areas with its texture, borders and rivers, rails, one group for each
area with its sign and pieces, one for each border with its wagon, and last frame, title, key and the panel.
"""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from ... import drawing
from ...drawing import (
    GROWTH,
    IMPRINT,
    LOCO_BODY,
    LOCO_WHEELS,
    MARGIN,
    Box,
    Point,
    curved,
    draw_cartouche,
    draw_frame,
    grown_names,
    growth_class,
    growth_rules,
    in_language,
    layer,
    moved,
    number,
    pair,
    regular,
    round_top,
    stored_scenery,
    straight,
    style_of,
    tag,
    whole,
    width_of,
    words,
)

# ---------------------------------------------------------------- measures

SIDE = 1340.0  # of the square that the areas of a map without scenery fill
EDGE = 16.0  # from the areas to the frame
HEAD = 138.0  # above the areas: title and key
GAP = 12.0  # between the frame and the panel
WAGON = 21.0  # the room that a wagon on a border wants around its middle
SIGN_SIZES = (25.0, 23.0, 21.0, 19.0, 17.0, 15.0)
PLAIN_SIZES = (20.0, 18.5, 17.0, 15.5, 14.0)
PIECE, PIECE_HIGH = 22.0, 28.0  # the room of a piece

PLAYERS = ("diamond", "circle", "triangle", "square")  # each seat has a shape with its colour
SHAPES = {
    "diamond": "M-7.5 0L0-7L7.5 0L0 7Z",
    "circle": "M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z",
    "triangle": "M0-7L7.2 5.4H-7.2Z",
    "square": "M-5.6-5.6H5.6V5.6H-5.6Z",
}
COMPANIES = ("red", "green")
TITLES = {"nuremberg": "FIRST TRAIN TO NUREMBERG", "wensleydale": "LAST TRAIN TO WENSLEYDALE"}
PIECES = ("red", "green", "landlord", "white", "yellow")
INFLUENCE = {"white": "W", "brown": "B", "red": "R", "green": "G"}

# ---------------------------------------------------------------- words

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "reconstructed": "Reconstructed map around real places, not the printed board", "turn": "Turn", "of": "of",
        "hop": "hop field", "hill": "stone hill", "goods": "goods", "station": "station", "town": "town",
        "valley": "valley", "river": "river", "red": "red passenger", "green": "green passenger",
        "landlord": "landlord", "beer": "beer", "post": "post", "stone": "stone", "cheese": "cheese",
        "member": "company", "link": "link", "costs": "costs", "free": "free", "never": "never a link",
        "only": "only out of", "possible": "possible", "player": "Player", "you": "you", "points": "points",
        "cubes": "cubes", "links": "links left", "profit": "Profit", "sets": "sets", "minimum": "from",
        "bid": "bid", "nobody": "no bid", "boxes": "Auction", "trains": "Trains", "tracks": "Influence",
        "token": "token", "price": "price", "passengers": "passengers", "box": "box", "train": "train",
        "auction": "auction", "choice": "choice of colour", "building": "building", "paying": "paying",
        "transport": "transport", "takeovers": "takeovers", "over": "game over", "order_player": "turn order",
        "order_build": "building", "order_train": "trains", "c_red": "Red", "c_green": "Green", "c_white": "White",
        "c_brown": "Brown", "two": "cost 2", "passed": "passed", "left": "left", "closed": "not yet open",
        "red or green": "red or green", "large": "large", "place": "free border",
    },
    "de": {
        "reconstructed": "Rekonstruierter Plan um wirkliche Orte, nicht der gedruckte", "turn": "Runde", "of": "von",
        "hop": "Hopfenfeld", "hill": "Steinhügel", "goods": "Waren", "station": "Station", "town": "Stadt",
        "valley": "Tal", "river": "Fluss", "red": "roter Passagier", "green": "grüner Passagier",
        "landlord": "Landbesitzer", "beer": "Bier", "post": "Post", "stone": "Stein", "cheese": "Käse",
        "member": "Gesellschaft", "link": "Verbindung", "costs": "kostet", "free": "frei",
        "never": "nie eine Verbindung", "only": "nur aus", "possible": "möglich", "player": "Spieler", "you": "du",
        "points": "Punkte", "cubes": "Würfel", "links": "Strecken übrig", "profit": "Gewinn", "sets": "Sätze",
        "minimum": "ab", "bid": "Gebot", "nobody": "kein Gebot", "boxes": "Auktion", "trains": "Züge",
        "tracks": "Einfluss", "token": "Marke", "price": "Preis", "passengers": "Passagiere", "box": "Feld",
        "train": "Zug", "auction": "Auktion", "choice": "Farbwahl", "building": "Bau", "paying": "Bezahlen",
        "transport": "Transport", "takeovers": "Übernahmen", "over": "Spielende", "order_player": "Reihenfolge",
        "order_build": "Bau", "order_train": "Züge", "c_red": "Rot", "c_green": "Grün", "c_white": "Weiß",
        "c_brown": "Braun", "two": "kostet 2", "passed": "gepasst", "left": "übrig", "closed": "noch nicht offen",
        "red or green": "rot oder grün", "large": "groß", "place": "freie Grenze",
    },
}  # fmt: skip


def texts_of(language: str) -> dict[str, str]:
    """Give the words of a language, English where there are none."""
    return TEXTS.get(language.split("-")[0].lower(), TEXTS["en"])


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once for this drawing."""
    return drawing.use("nuremberg-" + symbol, class_, transform)


# ---------------------------------------------------------------- the board


@dataclass(frozen=True)
class Area:
    """An area of the map."""

    key: str
    name: str
    kind: str  # town, station, goods or field
    ring: tuple[Point, ...]
    company: str = ""
    valley: bool = False
    large: bool = False
    passenger: str = ""
    extension: tuple[Point, ...] = ()

    @property
    def signed(self) -> bool:
        """Say whether its name stands on an enamel sign."""
        return self.kind in ("town", "station")

    @property
    def places(self) -> int:
        """Say for how many pieces there is to be room."""
        return {"town": 0, "station": 3 if self.large else 2}.get(self.kind, 2)


@dataclass(frozen=True)
class Link:
    """A border that a link can cross, or never can."""

    key: str
    ends: tuple[str, str]
    at: Point
    turn: float  # the direction in which it crosses the border, in degrees
    border: tuple[Point, Point]
    cost: int = 1
    river: bool = False
    forbidden: bool = False
    only: bool = False
    extension: bool = False


@dataclass(frozen=True)
class Spot:
    """Where the sign of an area hangs, and its pieces below it."""

    x: float
    y: float  # the middle of the sign
    size: float
    lines: tuple[str, ...]
    width: float
    height: float
    pieces_y: float
    larger: float = 1.0  # so many times its size it may have on a phone

    @property
    def small(self) -> str:
        """Give the class of a name that is so small that it grows a little on every screen, if it can."""
        return " small" if self.size * GROWTH[0] < LEGIBLE and self.larger >= GROWTH[0] else ""

    @property
    def plate(self) -> Box:
        """Give the rectangle of the sign."""
        return Box(self.x - self.width / 2, self.y - self.height / 2, self.x + self.width / 2, self.y + self.height / 2)


@dataclass(frozen=True, eq=False)
class Chart:
    """What a map document says, ready to be drawn."""

    areas: Mapping[str, Area]
    links: Mapping[str, Link]
    spots: Mapping[str, Spot]
    rivers: tuple[tuple[Point, ...], ...]
    becks: tuple[tuple[str, tuple[Point, ...]], ...]
    bounds: Box
    hops: bool  # fields are hop fields, not hills

    def edges(self) -> list[tuple[Point, Point]]:
        """Give every side of an area once."""
        rings = [area.ring for area in self.areas.values()]
        rings += [area.extension for area in self.areas.values() if area.extension]
        found = {frozenset(side): side for ring in rings for side in sides(ring)}
        return list(found.values())


def sides(ring: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Give the sides of a polygon."""
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def points_of(flat: Sequence[float]) -> tuple[Point, ...]:
    """Read x, y, x, y ..."""
    return tuple((float(x), float(y)) for x, y in zip(flat[::2], flat[1::2], strict=True))


def signed_area(ring: Sequence[Point]) -> float:
    """Give the area of a polygon, positive if it turns clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(ring)) / 2


def chart_of(document: Mapping[str, Any], language: str) -> Chart:
    """Read a map document and hang its signs; the same document is read once."""
    parts = {name: document.get(name) for name in ("id", "areas", "links", "goods", "scenery")}
    return stored_chart(json.dumps(parts, sort_keys=True), language.split("-")[0].lower())


@lru_cache(maxsize=8)
def stored_chart(parts: str, language: str) -> Chart:
    """Make the chart of a document given as text."""
    document = json.loads(parts)
    given = document.get("scenery")
    folder = Path(__file__).with_name("maps")
    scenery = given if isinstance(given, Mapping) else stored_scenery(folder, given) if isinstance(given, str) else {}
    outlines, extensions = scenery.get("outlines") or {}, scenery.get("extensions") or {}
    scenic = all(area["id"] in outlines for area in document["areas"])
    areas: dict[str, Area] = {}
    for area in document["areas"]:
        key = str(area["id"])
        ring = points_of(outlines[key]) if scenic else scaled(area["outline"])
        more = points_of(extensions[key]) if scenic and key in extensions else scaled(area.get("extension", []))
        areas[key] = Area(
            key=key,
            name=str(area["de"] if language == "de" and "de" in area else area["name"]),
            kind=str(area["kind"]),
            ring=ring if signed_area(ring) > 0 else ring[::-1],
            company=str(area.get("company", "")),
            valley=bool(area.get("valley")),
            large=area.get("pieces") == 3,
            passenger=str(area.get("passenger", "")),
            extension=more,
        )
    links = {link.key: link for link in (link_of(given, areas) for given in document["links"])}
    rivers = tuple(points_of(line) for line in scenery.get("rivers", [])) if scenic else ()
    if not rivers:
        rivers = tuple(link.border for link in links.values() if link.river)
    becks = tuple((str(beck["name"]), points_of(beck["line"])) for beck in scenery.get("becks", [])) if scenic else ()
    everything = [point for area in areas.values() for point in (*area.ring, *area.extension)]
    across, down = [x for x, _ in everything], [y for _, y in everything]
    bounds = Box(min(across), min(down), max(across), max(down))
    spots = {key: spot_of(area, [link for link in links.values() if key in link.ends]) for key, area in areas.items()}
    spots = with_growth(areas, spots, links.values(), bounds)
    return Chart(areas, links, spots, rivers, becks, bounds, (document.get("goods") or {}).get("white") == "beer")


def scaled(outline: Sequence[Sequence[float]]) -> tuple[Point, ...]:
    """Turn board coordinates, 0 to 1, into the drawing's."""
    return tuple((round(x * SIDE, 1), round(y * SIDE, 1)) for x, y in outline)


def link_of(given: Mapping[str, Any], areas: Mapping[str, Area]) -> Link:
    """Find the border that a link crosses, its middle and its direction."""
    one, two = (areas[str(end)] for end in given["between"])
    border = shared(one, two)
    if border is None:
        (ax, ay), (bx, by) = middle_of(one.ring), middle_of(two.ring)
        at = ((ax + bx) / 2, (ay + by) / 2)
        far = math.dist((ax, ay), (bx, by)) or 1.0
        dx, dy = 20 * (by - ay) / far, 20 * (ax - bx) / far
        border = ((at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy))
    (x1, y1), (x2, y2) = border
    bend = bend_of(*border) if shared(one, two) else (0.0, 0.0)
    river = bool(given.get("river"))
    return Link(
        key="/".join(map(str, given["between"])),
        ends=(one.key, two.key),
        at=((x1 + x2) / 2 + bend[0] * 0.75, (y1 + y2) / 2 + bend[1] * 0.75),
        turn=math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90,
        border=border,
        cost=2 if river or one.valley or two.valley else 1,
        river=river,
        forbidden=bool(given.get("forbidden")),
        only="only" in given,
        extension=bool(given.get("extension")),
    )


def shared(one: Area, two: Area) -> tuple[Point, Point] | None:
    """Give the longest border of two areas."""
    ours = {frozenset(side) for side in (*sides(one.ring), *(sides(one.extension) if one.extension else ()))}
    theirs = [*sides(two.ring), *(sides(two.extension) if two.extension else ())]
    common = [side for side in theirs if frozenset(side) in ours]
    return max(common, key=lambda side: math.dist(*side), default=None)


def middle_of(ring: Sequence[Point]) -> Point:
    """Give the centroid of a polygon."""
    total = 6 * signed_area(ring) or 1.0
    x = sum((a[0] + b[0]) * (a[0] * b[1] - b[0] * a[1]) for a, b in sides(ring)) / total
    y = sum((a[1] + b[1]) * (a[0] * b[1] - b[0] * a[1]) for a, b in sides(ring)) / total
    return x, y


def bend_of(start: Point, end: Point) -> Point:
    """Say how far a border bends to one side, always the same for the same two corners."""
    (x1, y1), (x2, y2) = sorted((start, end))
    if (x1 == x2 and (x1 <= 0 or x1 >= SIDE)) or (y1 == y2 and y1 <= 0) or max(y1, y2) > SIDE or y1 == y2 == SIDE:
        return 0.0, 0.0  # along the frame, or around a town below the map
    wave = math.sin(x1 * 12.9898 + y1 * 78.233 + x2 * 37.719 + y2 * 4.581)
    by = 0.07 * wave
    return -by * (y2 - y1), by * (x2 - x1)


def bent(start: Point, end: Point) -> str:
    """Write the way from one corner to the next as path data."""
    dx, dy = bend_of(start, end)
    if not dx and not dy:
        return "L" + pair(end)
    third = [(start[k] * 2 / 3 + end[k] / 3 + (dx, dy)[k], start[k] / 3 + end[k] * 2 / 3 + (dx, dy)[k]) for k in (0, 1)]
    return "C" + " ".join((pair((third[0][0], third[1][0])), pair((third[0][1], third[1][1])), pair(end)))


def bent_ring(ring: Sequence[Point]) -> str:
    """Write the outline of an area."""
    return "M" + pair(ring[0]) + "".join(bent(start, end) for start, end in sides(ring)) + "Z"


def bent_line(line: Sequence[Point]) -> str:
    """Write a line along borders."""
    return "M" + pair(line[0]) + "".join(bent(start, end) for start, end in itertools.pairwise(line))


# ---------------------------------------------------------------- hanging the signs


def spot_of(area: Area, links: Sequence[Link]) -> Spot:
    """Find the place in an area where its sign is largest and neither touches a border nor a wagon on one."""
    cuts: list[tuple[str, ...]] = [(area.name,)]
    if " " in area.name:
        cuts.append(tuple(area.name.split(" ", 1)))
    tries = [(size, cut) for size in (SIGN_SIZES if area.signed else PLAIN_SIZES) for cut in cuts]
    grid = grid_of(area.ring, [link.at for link in links])
    best: tuple[float, Spot] | None = None
    for size, lines in tries:
        width, height = sign_size(lines, size, area.signed)
        low = PIECE_HIGH if area.places else 0.0
        row = area.places * PIECE
        wing = width + {"station": 14.0, "town": 42.0}.get(area.kind, 6.0)
        boxes = ((0.0, -low / 2, wing, height), (0.0, height / 2, row, low))
        score, stand = -math.inf, grid[0]
        for point in grid:
            found = room(point, boxes, score)
            if found > score:
                score, stand = found, point
        x, y = stand[:2]
        spot = Spot(round(x, 1), round(y - low / 2, 1), size, lines, width, height, round(y + height / 2, 1))
        if score >= 3.0:
            return spot
        if best is None or score > best[0]:
            best = (score, spot)
    assert best is not None
    return best[1]


LARGEST = 36.0  # no name grows beyond this size
LEGIBLE = 24.5  # names that would still be smaller than this grow a little on every screen


def with_growth(
    areas: Mapping[str, Area], spots: Mapping[str, Spot], links: Iterable[Link], bounds: Box
) -> dict[str, Spot]:
    """Say of every name how large it may be on a phone: over borders, but over no other name, pieces or wagons."""

    def box_of(key: str) -> Callable[[float], Box]:
        spot, wing = spots[key], {"station": 14.0, "town": 42.0}.get(areas[key].kind, 4.0)

        def box(by: float) -> Box:
            by, bottom = min(by, LARGEST / spot.size), spot.y + spot.height / 2
            half = (spot.width + wing) * by / 2
            return Box(spot.x - half, bottom - spot.height * by, spot.x + half, bottom)

        return box

    fixed = [Box(*link.at, *link.at).grown(13) for link in links]
    for key, spot in spots.items():
        if areas[key].places:
            half = areas[key].places * PIECE / 2
            fixed.append(
                Box(spot.x - half, spot.y + spot.height / 2 + 1, spot.x + half, spot.pieces_y + PIECE_HIGH / 2)
            )
    found = grown_names({key: box_of(key) for key in spots}, fixed, bounds)
    return {
        key: replace(spot, larger=max(by for by in (1.0, *GROWTH) if by <= min(found[key], LARGEST / spot.size)))
        for key, spot in spots.items()
    }


Stand = tuple[float, float, tuple[tuple[float, float, float], ...], tuple[Point, ...]]


def grid_of(ring: Sequence[Point], wagons: Sequence[Point]) -> list[Stand]:
    """Give points in an area, each with its distance and direction from all sides, and where the wagons are."""
    across, down = [x for x, _ in ring], [y for _, y in ring]
    step = 7.0
    found: list[Stand] = []
    for row in range(1, int((max(down) - min(down)) / step)):
        for column in range(1, int((max(across) - min(across)) / step)):
            x, y = min(across) + column * step, min(down) + row * step
            away = []
            for (x1, y1), (x2, y2) in sides(ring):
                length = math.dist((x1, y1), (x2, y2)) or 1.0
                nx, ny = (y1 - y2) / length, (x2 - x1) / length
                away.append(((x - x1) * nx + (y - y1) * ny, nx, ny))
            if min(distance for distance, _, _ in away) > 9:
                found.append((x, y, tuple(away), tuple(wagons)))
    x, y = middle_of(ring)
    found.sort(key=lambda stand: math.dist(stand[:2], (x, y)))  # the nearest to the middle comes first
    return found or [(x, y, (), tuple(wagons))]


def room(stand: Stand, boxes: Sequence[tuple[float, float, float, float]], enough: float) -> float:
    """Say how far the boxes around a point stay from borders and wagons; below `enough` nobody wants it exactly."""
    x, y, away, wagons = stand
    least = 14.0  # more than that is not better
    for dx, dy, width, height in boxes:
        if not width or not height:
            continue
        for distance, nx, ny in away:
            gap = distance + dx * nx + dy * ny - abs(nx) * width / 2 - abs(ny) * height / 2
            if gap < least:
                if gap < enough:
                    return gap
                least = gap
        for wx, wy in wagons:
            gap_x = max(abs(wx - x - dx) - width / 2, 0.0)
            gap_y = max(abs(wy - y - dy) - height / 2, 0.0)
            least = min(least, math.hypot(gap_x, gap_y) - WAGON + 4)
    return least


def sign_size(lines: Sequence[str], size: float, signed: bool) -> tuple[float, float]:
    """Give width and height of a sign, or of a name without one."""
    width = max(width_of(line, size) for line in lines)
    if not signed:
        return width, len(lines) * size * 0.92
    return width + 13, len(lines) * size * 0.94 + 6


# ---------------------------------------------------------------- ground, borders, water


@dataclass(frozen=True)
class Scene:
    """What all parts of one drawing need."""

    plan: Plan
    view: Mapping[str, Any]
    shown: bool  # there is a view
    lit: Mapping[str, frozenset[str]]

    @property
    def chart(self) -> Chart:
        """Give the map."""
        return self.plan.chart

    @property
    def text(self) -> Mapping[str, str]:
        """Give the words."""
        return self.plan.text

    def owner_name(self, owner: Any) -> str:
        """Name a seat or a company."""
        if isinstance(owner, int):
            mine = self.view.get("seat") == owner
            return self.text["player"] + " " + str(owner + 1) + (" (" + self.text["you"] + ")" if mine else "")
        return self.text["c_" + str(owner)]

    @property
    def extended(self) -> bool:
        """Say whether all areas are in play."""
        return bool(self.view.get("extended")) or not self.shown


def ground_class(area: Area, chart: Chart) -> str:
    """Give the classes of an area's ground."""
    if area.kind == "town":
        return "ground town-" + (area.company or "none")
    if area.kind == "field":
        return "ground " + ("hop" if chart.hops else "hill")
    return "ground " + area.kind + (" large" if area.large else "") + (" dale" if area.valley else "")


def draw_ground(chart: Chart, extended: bool) -> str:
    """Colour the areas by kind and lay the textures over them."""
    grounds: dict[str, list[str]] = {}
    textures: dict[str, list[str]] = {}
    for area in chart.areas.values():
        data = bent_ring(area.ring)
        grounds.setdefault(ground_class(area, chart), []).append(data)
        if area.kind == "field":
            textures.setdefault("hops" if chart.hops else "stones", []).append(data)
        elif area.valley:
            textures.setdefault("dales", []).append(data)
        elif area.kind == "town":
            textures.setdefault("bricks", []).append(data)
        if area.extension:
            closed = "" if extended else " closed"
            grounds.setdefault(ground_class(area, chart) + closed, []).append(straight(area.extension, close=True))
    parts = [tag("path", d="".join(paths), class_=class_) for class_, paths in sorted(grounds.items())]
    parts += [tag("path", d="".join(paths), class_="texture " + name) for name, paths in sorted(textures.items())]
    return "".join(parts)


def draw_borders(chart: Chart) -> str:
    """Draw every border once."""
    data = "".join("M" + pair(start) + bent(start, end) for start, end in chart.edges())
    return tag("path", d=data, class_="borders")


def draw_water(chart: Chart) -> str:
    """Draw rivers along the borders, and the becks of the dales with their names."""
    parts = []
    if chart.rivers:
        data = "".join(bent_line(line) for line in chart.rivers)
        parts += [tag("path", d=data, class_=class_) for class_ in ("bank", "flow", "glint")]
    for _, line in chart.becks:
        parts += [tag("path", d=curved(line), class_=class_) for class_ in ("beck-bank", "beck")]
    return "".join(parts)


# ---------------------------------------------------------------- rails and links


def link_path(link: Link, chart: Chart) -> str:
    """Lead a link's rails from sign to sign, straight across the border."""
    (x, y), angle = link.at, math.radians(link.turn)
    dx, dy = 22 * math.cos(angle), 22 * math.sin(angle)
    ends = [chart.spots[end] for end in link.ends]
    start, end = ((spot.x, spot.y + 2) for spot in ends)
    # the direction across the border leads from the first area to the second
    if (end[0] - start[0]) * dx + (end[1] - start[1]) * dy < 0:
        dx, dy = -dx, -dy
    return curved((start, (x - dx, y - dy), (x, y), (x + dx, y + dy), end))


def owner_class(owner: Any) -> str:
    """Give the class that colours something of a seat or a company."""
    return "c-s" + str(owner % len(PLAYERS)) if isinstance(owner, int) else "c-" + str(owner)


def draw_rails(scene: Scene) -> str:
    """Draw ballast, sleepers and the two rails of every owner."""
    paths: dict[str, str] = {}
    for key, owner in (scene.view.get("links") or {}).items():
        if key in scene.chart.links:
            name = owner_class(owner)
            paths[name] = paths.get(name, "") + link_path(scene.chart.links[key], scene.chart)
    owners = [owner_class(owner) for owner in (*range(len(PLAYERS)), *COMPANIES)]
    return tag("g", *(draw_net(name, paths.get(name, "")) for name in sorted({*owners, *paths})), class_="rails")


def draw_net(name: str, data: str) -> str:
    """Draw the railway of one owner, the path being written once."""
    line = tag("path", id="nuremberg-net-" + name, d=data)
    tracks = (use("net-" + name, track) for track in ("ballast", "sleepers", "rail", "gap"))
    return layer("rails-" + name, *([tag("defs", line), *tracks] if data else ()), class_="net " + name)


def draw_links(scene: Scene) -> str:
    """Draw what stands on the borders, in an order that never changes, so that a link can be exchanged alone."""
    held, lit, extended = scene.view.get("links") or {}, scene.lit["links"], scene.extended
    drawn = []
    for key in scene.chart.links:
        owner = held.get(key)
        name = "" if owner is None else scene.owner_name(owner)
        drawn.append(link_group(scene.plan, key, owner, name, key in lit, extended))
    return tag("g", *drawn, class_="links")


@lru_cache(maxsize=4096)  # from one move to the next nearly all links stay as they are
def link_group(plan: Plan, key: str, owner: Any, owner_name: str, is_lit: bool, extended: bool) -> str:
    """Draw one border: a wagon, a free place with its cost, or the bar where no link may ever be."""
    link = plan.chart.links[key]
    if link.forbidden:
        return draw_barrier(link, plan)
    is_open = extended or not link.extension
    classes = ["link", "owned " + owner_class(owner) if owner is not None else "free"]
    classes += ["lit"] if is_lit else []
    classes += [] if is_open else ["closed"]
    turn = upright(link.turn)
    said = [link_title(link, plan), *([] if is_open else [plan.text["closed"]]), owner_name or plan.text["free"]]
    said += [plan.text["possible"]] if is_lit else []
    parts = [tag("title", escape(" · ".join(said))), tag("circle", r=21, class_="hit")]
    if owner is None:
        parts.append(use("stub", "stub", "rotate(" + number(turn) + ")"))
        if link.cost > 1:
            parts.append(tag("circle", r=9, class_="cost") + words(str(link.cost), 0, 5.2, "cost-figure", 15))
    else:
        parts.append(
            tag("g", use("wagon"), draw_emblem(owner, 0, -1, 0.92, -turn), transform=f"rotate({number(turn)})")
        )
    attributes: dict[str, object] = {
        "id": "link-" + link.key,
        "class_": " ".join(classes),
        "transform": moved(*link.at),
        "data_link": link.key,
        "data_from": link.ends[0],
        "data_to": link.ends[1],
        "data_cost": link.cost,
        "data_owner": owner,
    }
    return tag("g", *parts, **attributes)


def upright(turn: float) -> float:
    """Turn half around where something would stand on its head."""
    turn %= 360
    return turn - 180 if 90 < turn <= 270 else turn


def draw_emblem(owner: Any, x: float, y: float, scale: float, turn: float = 0.0) -> str:
    """Draw the sign of an owner: a seat's shape, or a company's letter."""
    at = moved(x, y, scale) + ("" if not turn else " rotate(" + number(turn) + ")")
    if isinstance(owner, int):
        return use("shape-" + PLAYERS[owner % len(PLAYERS)], "emblem", at)
    return tag("g", tag("text", str(owner)[0].upper(), y=6, class_="letter"), transform=at)


def link_title(link: Link, plan: Plan) -> str:
    """Say in words what a border is."""
    text = plan.text
    one, two = (plan.chart.areas[end].name for end in link.ends)
    parts = [one + " – " + two]
    if link.river:
        parts.append(text["river"])
    parts.append(text["costs"] + " " + str(link.cost))
    if link.only:
        parts.append(text["only"] + " " + one)
    return " · ".join(parts)


def draw_barrier(link: Link, plan: Plan) -> str:
    """Draw a red and white bar on a border that no link may cross."""
    (x1, y1), (x2, y2) = link.border
    ends = ((x1 * 0.8 + x2 * 0.2, y1 * 0.8 + y2 * 0.2), (x1 * 0.2 + x2 * 0.8, y1 * 0.2 + y2 * 0.8))
    names = " – ".join(plan.chart.areas[end].name for end in link.ends)
    bars = (tag("path", d=straight(ends), class_=bar) for bar in ("bar-edge", "bar-white", "bar-red"))
    posts = (tag("circle", cx=x, cy=y, r=5, class_="post") for x, y in ends)
    title = tag("title", escape(names + " · " + plan.text["never"]))
    return tag("g", title, *bars, *posts, id="link-" + link.key, class_="barrier", data_link=link.key)


# ---------------------------------------------------------------- signs and pieces


def pieces_in(area: Area, scene: Scene) -> tuple[str, ...]:
    """Give the pieces in an area one by one, always in the same order."""
    found = (scene.view.get("pieces") or {}).get(area.key) or {}
    return tuple(kind for kind in PIECES for _ in range(int(found.get(kind, 0))))


def draw_areas(scene: Scene) -> str:
    """Draw all areas; what has no sign comes first, so that nothing covers a sign."""
    ordered = sorted(scene.chart.areas.values(), key=lambda area: area.signed)
    return tag(
        "g", *(draw_area(area, scene) for area in ordered), class_="areas" if scene.chart.hops else "areas hills"
    )


def draw_area(area: Area, scene: Scene) -> str:
    """Draw the sign of an area and the pieces in it."""
    joined = (scene.view.get("companies") or {}).get(area.key) or ([area.company] if area.company else [])
    chain = area.key in ((scene.view.get("chain") or {}).get("areas") or ())
    is_lit, extended = area.key in scene.lit["areas"], bool(area.extension and scene.view.get("extended"))
    pieces = pieces_in(area, scene)
    return area_group(scene.plan, area.key, pieces, tuple(joined), is_lit, chain, extended, scene.shown)


@lru_cache(maxsize=4096)  # from one move to the next nearly all areas stay as they are
def area_group(
    plan: Plan,
    key: str,
    pieces: tuple[str, ...],
    joined: tuple[str, ...],
    is_lit: bool,
    chain: bool,
    extended: bool,
    shown: bool,
) -> str:
    """Draw an area from all that it depends on."""
    area, spot = plan.chart.areas[key], plan.chart.spots[key]
    classes = ["area", area.kind] + (["dale"] if area.valley else []) + (["lit"] if is_lit else [])
    data = bent_ring(area.ring)
    if extended:
        data += straight(area.extension, close=True)
    parts = [tag("title", escape(area_title(area, pieces, joined, plan, is_lit)))]
    parts.append(tag("path", d=data, class_="hit"))
    if chain:
        parts.append(tag("path", d=bent_ring(area.ring), class_="ring"))
    badges = [draw_badge(company, spot, area.kind == "town") for company in joined if company in COMPANIES]
    parts.append(tag("g", draw_name(area, spot), *badges, class_=f"named {growth_class(spot.larger)}{spot.small}"))
    parts.append(draw_pieces(pieces, spot.x, spot.pieces_y, max(area.places, 1) * PIECE + 14))
    if not shown and area.passenger:
        parts.append(tag("g", draw_pieces([area.passenger], spot.x, spot.pieces_y, PIECE), class_="printed"))
    attributes: dict[str, object] = {
        "id": "area-" + area.key,
        "class_": " ".join(classes),
        "data_area": area.key,
        "data_name": area.name,
        "data_kind": area.kind,
        "data_pieces": " ".join(pieces) or None,
        "data_companies": " ".join(joined) or None,
    }
    return tag("g", *parts, **attributes)


def area_title(area: Area, pieces: Sequence[str], joined: Sequence[str], plan: Plan, is_lit: bool) -> str:
    """Say in words what an area is and what is in it."""
    text = plan.text
    kind = text[("hop" if plan.chart.hops else "hill") if area.kind == "field" else area.kind]
    if area.kind == "goods":
        kind = plan.piece_name("yellow")
    parts = [area.name, kind + (" (" + text["large"] + ")" if area.large else "")]
    if area.valley:
        parts.append(text["valley"])
    if joined:
        parts.append(text["member"] + " " + ", ".join(text["c_" + company] for company in joined))
    parts += [str(pieces.count(kind)) + " " + plan.piece_name(kind) for kind in PIECES if kind in pieces]
    if is_lit:
        parts.append(text["possible"])
    return " · ".join(parts)


def draw_name(area: Area, spot: Spot) -> str:
    """Write the name of an area, on an enamel sign where there is a station."""
    lines = []
    step = spot.size * (0.94 if area.signed else 0.92)
    baseline = spot.y - spot.height / 2 + (3 if area.signed else 0)
    for line in spot.lines:
        baseline += step
        width = width_of(line, spot.size)
        lines.append(
            words(line, spot.x, baseline - spot.size * 0.15, "name" if area.signed else "plain", spot.size, width)
        )
    plate = spot.plate
    if not area.signed:
        return tag("g", plate.grown(2).rect("slip", 4) if area.kind == "goods" else "", *lines, class_="label")
    town = " t-" + area.company if area.kind == "town" and area.company else ""
    return tag("g", plate.rect("plate", 4), plate.rect("rim", 2.8, 1.7), *lines, class_="sign" + town)


def draw_badge(company: str, spot: Spot, town: bool) -> str:
    """Draw a company's badge at an end of a sign: red on the left, green on the right."""
    side = -1 if company == COMPANIES[0] else 1
    if town:
        return draw_company(company, spot.x + side * (spot.width / 2 + 10), spot.y, 1.15)
    return draw_company(company, spot.x + side * (spot.width / 2 + 2), spot.y - spot.height / 2, 0.95)


def draw_company(company: str, x: float, y: float, scale: float) -> str:
    """Draw the badge of a company: its colour, its shape and its letter."""
    letter = tag("text", company[0].upper(), y=5, class_="badge-letter")
    return tag("g", use("badge-" + company), letter, class_="badge c-" + company, transform=moved(x, y, scale))


def draw_pieces(pieces: Sequence[str], x: float, y: float, room_: float) -> str:
    """Draw pieces in a row around a middle."""
    step = min(PIECE, room_ / max(len(pieces), 1))
    start = x - step * (len(pieces) - 1) / 2
    return "".join(use("piece-" + kind, "piece", moved(start + step * index, y)) for index, kind in enumerate(pieces))


# ---------------------------------------------------------------- title and key


def draw_title(box: Box, id: str, title: str) -> str:
    """Draw the title as a large enamel sign with an engine on it."""
    engine = tag("path", d=LOCO_BODY + LOCO_WHEELS, class_="engine", transform=moved(box.left + 50, box.top + 60, 1.5))
    name = TITLES.get(id, TITLES["nuremberg"])
    return draw_cartouche(box, engine, name, title.upper(), 40)


def draw_key(box: Box, plan: Plan) -> str:
    """Explain the grounds and the pieces."""
    text, chart = plan.text, plan.chart
    entries: list[tuple[str, str]] = [
        ("swatch station", text["station"]),
        ("swatch goods", plan.piece_name("yellow")),
        ("swatch hop" if chart.hops else "swatch hill", text["hop" if chart.hops else "hill"]),
    ]
    if any(area.valley for area in chart.areas.values()):
        entries.append(("swatch station dale", text["valley"] + " · " + text["two"]))
    if any(link.river for link in chart.links.values()):
        entries.append(("river", text["river"] + " · " + text["two"]))
    entries += [("piece-" + kind, plan.piece_name(kind)) for kind in PIECES]
    entries += [("badges", text["member"]), ("stub", text["place"])]
    rows = 3
    columns = math.ceil(len(entries) / rows)
    parts = []
    wide = box.width / columns
    for index, (what, name) in enumerate(entries):
        column, row = divmod(index, rows)
        x, y = box.left + column * wide + 26, box.top + 22 + row * (box.height - 20) / rows
        if what == "river":
            line = "M" + pair((x - 17, y + 2)) + "q8-9 17-2t17-2"
            parts += [tag("path", d=line, class_=water) for water in ("bank", "flow", "glint")]
        elif what == "badges":
            parts += [
                draw_company(company, x + side, y, 0.8) for company, side in zip(COMPANIES, (-10, 11), strict=True)
            ]
        elif what == "stub":
            parts.append(use("stub", "stub", moved(x, y)))
        elif what.startswith("swatch"):
            patch = Box(x - 17, y - 12, x + 17, y + 12)
            texture = "hops" if "hop" in what else "stones" if "hill" in what else "dales" if "dale" in what else ""
            parts.append(patch.rect("ground " + what, 4))
            parts.append(patch.rect("texture " + texture, 4) if texture else "")
            parts.append(patch.rect("swatch-rim", 4))
        else:
            parts.append(use(what, "piece", moved(x, y)))
        parts.append(words(name, x + 26, y + 6.5, "key", 20, min(width_of(name, 20), wide - 58)))
    return tag("g", *parts, class_="key-row")


# ---------------------------------------------------------------- the panel

PANEL_HEAD, SEAT_HIGH, TABLE_HIGH, TRACK_HIGH = 50.0, 104.0, 276.0, 56.0


def panel_height(view: Mapping[str, Any]) -> float:
    """Say how high the panel is."""
    return PANEL_HEAD + SEAT_HIGH + 12 + TABLE_HIGH + 3 * TRACK_HIGH + 24 if view.get("seats") else 0.0


def draw_panel(box: Box, scene: Scene) -> str:
    """Draw the panel below the map: turn and phase, players, boxes, trains and tracks."""
    view, text = scene.view, scene.text
    head = Box(box.left, box.top, box.right, box.top + PANEL_HEAD)
    parts = [box.rect("panel", 10), tag("path", d=round_top(head, 10), class_="panel-head"), draw_status(head, scene)]
    seats = view["seats"]
    wide = (box.width - 20) / len(seats)
    top = head.bottom + 6
    for index, seat in enumerate(seats):
        x = box.left + 10 + index * wide
        parts.append(draw_seat(Box(x + 4, top, x + wide - 4, top + SEAT_HIGH), seat, scene))
    top += SEAT_HIGH + 6
    rule = straight(((box.left + 20, top), (box.right - 20, top)))
    parts.append(tag("path", d=rule, class_="rule"))
    split = box.left + box.width * 0.47
    parts.append(words(text["boxes"], box.left + 20, top + 27, "label-head", 20))
    parts.append(draw_boxes(Box(box.left + 14, top + 36, split - 10, top + TABLE_HIGH - 6), scene))
    parts.append(words(text["trains"], split + 14, top + 27, "label-head", 20))
    parts.append(draw_trains(Box(split + 8, top + 36, box.right - 14, top + TABLE_HIGH - 6), scene))
    top += TABLE_HIGH
    parts.append(draw_tracks(Box(box.left + 20, top + 4, box.right - 20, top + 4 + 3 * TRACK_HIGH), scene))
    parts.append(box.rect("brass", 7, 4))
    return tag("g", *parts, class_="players")


def draw_status(head: Box, scene: Scene) -> str:
    """Say the turn and the phase, and in which order the seats come."""
    view, text = scene.view, scene.text
    turn = f"{text['turn']} {view.get('turn', '')} {text['of']} {view.get('turns', '')}"
    phase = text.get(str(view.get("phase")), str(view.get("phase", "")))
    y = head.top + 34
    room_ = width_of(turn.upper(), 23, 1.5)
    parts = [words(turn.upper(), head.left + 22, y, "heading", 23, room_)]
    x = head.left + 42 + room_
    parts.append(words(phase, x, y, "phase", 23))
    x = head.right - 20
    for name in ("train", "build", "player"):
        order = (view.get("orders") or {}).get(name) or []
        x -= 27.0 * len(order)
        for index, seat in enumerate(order):
            parts.append(draw_token(int(seat), x + 13 + 27 * index, head.top + 25, 1.0))
        title = text["order_" + name]
        x -= width_of(title, 18) + 10
        parts.append(words(title, x, y - 2, "order", 18, width_of(title, 18)))
        x -= 24
    return layer("status", *parts, class_="status")


def draw_token(seat: int, x: float, y: float, scale: float) -> str:
    """Draw a disc of a seat with its shape."""
    shape = use("shape-" + PLAYERS[seat % len(PLAYERS)], "emblem")
    return tag("g", tag("circle", r=11.5, class_="disc"), shape, class_=owner_class(seat), transform=moved(x, y, scale))


def draw_seat(cell: Box, seat: Mapping[str, Any], scene: Scene) -> str:
    """Draw a player: wagon, name and points, below them cubes, links and what was carried."""
    index, view = int(seat["seat"]), scene.view
    acting = view.get("actor") == index and not view.get("over")
    left, top = cell.left, cell.top
    parts = [tag("title", escape(seat_title(seat, scene))), cell.rect("cell", 6, 1), cell.rect("hit", 6, 1)]
    emblem = draw_emblem(index, 0, -1, 0.92)
    parts.append(tag("g", use("wagon"), emblem, transform=moved(left + 38, top + 34, 1.45)))
    name = scene.owner_name(index)
    parts.append(words(name, left + 76, top + 41, "seat-name", 23, min(width_of(name, 23), cell.width - 150)))
    score = str(seat.get("score", seat.get("points", 0))).replace("-", "−")
    parts.append(words(score, cell.right - 16, top + 43, "big-number", 38))
    entries = [("cube-seat", seat.get("cubes", 0)), ("mini-link", seat.get("links_left", 0))]
    for kind in ("white", "yellow", "red", "green"):
        entries.append(("piece-" + kind, sum(int((seat.get(pile) or {}).get(kind, 0)) for pile in ("held", "carried"))))
    step = (cell.width - 24) / len(entries)
    for place, (symbol, count) in enumerate(entries):
        x = left + 24 + place * step
        parts.append(use(symbol, "piece", moved(x, top + 78, 0.9)))
        parts.append(words(str(count), x + 14, top + 86, "count", 22))
    classes = "seat " + owner_class(index) + (" acting" if acting else "") + (" passed" if seat.get("passed") else "")
    return tag("g", *parts, id="seat-" + str(index), class_=classes, data_seat=index)


def seat_title(seat: Mapping[str, Any], scene: Scene) -> str:
    """Say in words what a player has."""
    text = scene.text
    parts = [scene.owner_name(int(seat["seat"]))]
    for name, key in (("score", "points"), ("cubes", "cubes"), ("links_left", "links"), ("profit", "profit")):
        if name in seat:
            parts.append(text[key] + " " + str(seat[name]))
    if seat.get("sets"):
        parts.append(text["sets"] + " " + str(seat["sets"]))
    if seat.get("passed"):
        parts.append(text["passed"])
    return " · ".join(parts)


def draw_boxes(box: Box, scene: Scene) -> str:
    """Draw the boxes of the auction: printed points, the token on it, and the highest bid."""
    boxes = scene.view.get("boxes") or []
    columns = max(math.ceil(len(boxes) / 2), 1)
    wide, high = box.width / columns, box.height / 2
    parts = []
    for index, given in enumerate(boxes):
        row, column = divmod(index, columns)
        x, y = box.left + column * wide, box.top + row * high
        parts.append(draw_box(Box(x + 4, y + 3, x + wide - 4, y + high - 4), given, scene))
    return tag("g", *parts, class_="boxes")


def draw_box(cell: Box, given: Mapping[str, Any], scene: Scene) -> str:
    """Draw one box of the auction."""
    key, text = str(given["box"]), scene.text
    is_lit = key in scene.lit["boxes"]
    parts = [tag("title", escape(box_title(given, scene, is_lit))), cell.rect("slot", 6), cell.rect("hit", 6)]
    parts.append(words(key, cell.left + 10, cell.top + 25, "slot-number", 22))
    points = list(given.get("points") or ())
    for index, colour in enumerate(points):
        parts.append(draw_influence(str(colour), cell.left + 40 + index * 27, cell.top + 19, 0.95))
    if given.get("token"):
        parts.append(use("token", "token", moved(cell.right - 20, cell.top + 21)))
        parts.append(draw_influence(str(given["token"]), cell.right - 20, cell.top + 21, 0.95))
    line = cell.top + 40
    parts.append(tag("path", d=straight(((cell.left + 8, line), (cell.right - 8, line))), class_="rule"))
    bidder = given.get("bidder")
    middle = line + (cell.bottom - line) / 2
    if bidder is None:
        least = text["minimum"] + " " + str(given.get("minimum", ""))
        parts.append(words(least, cell.left + 12, middle + 7, "minimum", 20))
    else:
        parts.append(draw_token(int(bidder), cell.left + 26, middle, 1.2))
        parts.append(words(str(given.get("bid", "")), cell.left + 50, middle + 12, "bid", 34))
    classes = "box" + (" lit" if is_lit else "")
    return tag(
        "g", *parts, id="box-" + key, class_=classes, data_box=key, data_bid=given.get("bid"), data_bidder=bidder
    )


def box_title(given: Mapping[str, Any], scene: Scene, is_lit: bool) -> str:
    """Say in words what a box offers and who has bid."""
    text = scene.text
    named = [text.get("c_" + str(colour), text.get(str(colour), str(colour))) for colour in given.get("points") or ()]
    parts = [text["box"] + " " + str(given["box"]), ", ".join(named)]
    if given.get("token"):
        parts.append(text["token"] + " " + text["c_" + str(given["token"])])
    if given.get("bidder") is None:
        parts += [text["nobody"], text["minimum"] + " " + str(given.get("minimum", ""))]
    else:
        parts.append(text["bid"] + " " + str(given.get("bid")) + " " + scene.owner_name(int(given["bidder"])))
    if is_lit:
        parts.append(text["possible"])
    return " · ".join(parts)


def draw_influence(colour: str, x: float, y: float, scale: float) -> str:
    """Draw a point of influence: each colour has its own shape and letter."""
    if colour == "red or green":
        both = [tag("g", use("drop-red"), class_="influence i-red", transform=moved(-4.5, 0, 0.72))]
        both.append(tag("g", use("drop-green"), class_="influence i-green", transform=moved(5.5, 0, 0.72)))
        return tag("g", *both, transform=moved(x, y, scale))
    letter = tag("text", INFLUENCE.get(colour, "?"), y=5, class_="influence-letter")
    return tag("g", use("drop-" + colour), letter, class_="influence i-" + colour, transform=moved(x, y, scale))


def draw_trains(box: Box, scene: Scene) -> str:
    """Draw the trains by price, with their room for passengers and goods, and who has bought them."""
    trains = scene.view.get("trains") or []
    rows: dict[str, list[Mapping[str, Any]]] = {}
    for train in trains:
        rows.setdefault(str(train["train"]).split(".")[0], []).append(train)
    columns, most = max(len(rows), 1), max([1, *map(len, rows.values())])
    wide, high = box.width / columns, (box.height) / most
    parts = []
    for column, row in enumerate(rows.values()):
        for line, train in enumerate(row):
            x, y = box.left + column * wide, box.top + line * high
            parts.append(draw_train(Box(x + 4, y + 3, x + wide - 4, y + high - 4), train, scene))
    return tag("g", *parts, class_="trains")


def draw_train(cell: Box, train: Mapping[str, Any], scene: Scene) -> str:
    """Draw one train: price, room, owner."""
    key, owner = str(train["train"]), train.get("owner")
    is_lit = key in scene.lit["trains"]
    text = scene.text
    said = [text["train"] + " " + key, text["price"] + " " + str(train.get("price")),
            str(train.get("passengers")) + " " + text["passengers"], str(train.get("goods")) + " " + text["goods"],
            scene.owner_name(int(owner)) if owner is not None else text["free"]]  # fmt: skip
    said += [text["possible"]] if is_lit else []
    classes = "train" + (" sold " + owner_class(int(owner)) if owner is not None else "")
    classes += " lit" if is_lit else ""
    parts = [tag("title", escape(" · ".join(said))), cell.rect("slot", 6), cell.rect("hit", 6)]
    middle = cell.top + cell.height / 2
    price = tag("circle", cx=cell.left + 18, cy=middle, r=12.5, class_="coin")
    parts.append(price + words(str(train.get("price")), cell.left + 18, middle + 6.5, "coin-figure", 19))
    third = (cell.width - 36) / 2
    holds = (("mini-pawn", train.get("passengers")), ("mini-cube", train.get("goods")))
    for index, (symbol, count) in enumerate(holds):
        x = cell.left + 44 + index * third
        parts.append(use(symbol, "mini", moved(x, middle)))
        parts.append(words(str(count), x + 9, middle + 7.5, "count", 22))
    if owner is not None:
        parts.append(draw_token(int(owner), cell.right - 9, cell.top + 8, 1.0))
    return tag("g", *parts, id="train-" + key, class_=classes, data_train=key, data_owner=owner)


def draw_tracks(box: Box, scene: Scene) -> str:
    """Draw the tracks of influence, two beside each other, and the one of profit below them."""
    half = (box.width - 30) / 2
    parts = []
    for index, colour in enumerate(INFLUENCE):
        row, column = divmod(index, 2)
        x, y = box.left + column * (half + 30), box.top + row * TRACK_HIGH
        highest = max([8, *(int(seat["influence"].get(colour, 0)) for seat in scene.view["seats"])])
        values = {int(seat["seat"]): int(seat["influence"].get(colour, 0)) for seat in scene.view["seats"]}
        parts.append(draw_track(Box(x, y, x + half, y + TRACK_HIGH), colour, range(highest + 1), values, scene))
    values = {int(seat["seat"]): int(seat.get("profit", 0)) for seat in scene.view["seats"]}
    steps = range(min([-13, *values.values()]), max([5, *values.values()]) + 1)
    y = box.top + 2 * TRACK_HIGH
    parts.append(draw_track(Box(box.left, y, box.right, y + TRACK_HIGH), "profit", steps, values, scene))
    return tag("g", *parts, class_="tracks")


def draw_track(box: Box, name: str, steps: Sequence[int], values: Mapping[int, int], scene: Scene) -> str:
    """Draw one track; who is ahead among equals lies on top of the stack."""
    label = scene.text["profit"] if name == "profit" else scene.text["c_" + name]
    room_ = 112.0
    parts = [tag("title", escape(track_title(label, values, scene)))]
    if name in INFLUENCE:
        parts.append(box.rect("hit", 6, 1))
        parts.append(draw_influence(name, box.left + 14, box.top + 25, 1.15))
        parts.append(words(label, box.left + 34, box.top + 32, "key", 21, min(width_of(label, 21), 72)))
    else:
        parts.append(words(label, box.left + 2, box.top + 32, "key", 21))
    wide = (box.width - room_) / len(steps)
    stack = list((scene.view.get("stacks") or {}).get(name) or values)
    for index, step in enumerate(steps):
        cell = Box(box.left + room_ + index * wide, box.top + 2, box.left + room_ + (index + 1) * wide, box.bottom - 8)
        parts.append(cell.rect("step" + (" zero" if step == 0 else ""), 4, 1.2))
        parts.append(words(str(step).replace("-", "−"), cell.left + 6, cell.top + 16, "step-figure", 15))
        here = [seat for seat in reversed(stack) if values.get(seat) == step]
        across = min(14.0, (wide - 24) / max(len(here) - 1, 1))
        for height, seat in enumerate(here):  # the last one drawn lies on top
            x = cell.right - 13 - across * (len(here) - 1 - height)
            parts.append(draw_token(seat, x, cell.bottom - 13 - 6 * height, 0.9))
    return tag("g", *parts, id="track-" + name, class_="track")


def track_title(label: str, values: Mapping[int, int], scene: Scene) -> str:
    """Say in words who has how much on a track."""
    return label + ": " + ", ".join(scene.owner_name(seat) + " " + str(value) for seat, value in values.items())


# ---------------------------------------------------------------- definitions

PAWNS = {  # the outlines differ: a round head, a broad hat, a top hat
    "red": "M-8.5 12C-8.5 4-5-1-3.4-2.4A6 6 0 1 1 3.4-2.4C5-1 8.5 4 8.5 12Z",
    "green": "M-9 12L-3-2H-9.5Q-7-5-4.5-5.4Q-4.5-13 0-13T4.5-5.4Q7-5 9.5-2H3L9 12Z",
    "landlord": "M-8.5 12C-8.5 4-6 0-4.5-1V-4H-8V-6.8H-5V-14.5H5V-6.8H8V-4H4.5V-1C6 0 8.5 4 8.5 12Z",
}
CUBE_TOP = "M-9.5-6L0-11.5L9.5-6L0-.5Z"
CUBE_LEFT = "M-9.5-6L0-.5V10.5L-9.5 5Z"
CUBE_RIGHT = "M9.5-6L0-.5V10.5L9.5 5Z"
MARKS = {  # what is on the front of a cube
    "beer": "M-7.5 0V4.6M-5 1.4V6M-2.5 2.8V7.4M-8.5-1.5L-1 2.8",
    "stone": "M-8-1L-5 2L-6 4.5L-2 8",
    "post": "M-8.6-3.5L-4.4 3.6L-.8 1.3",
    "cheese": "M-7.5 0a1.3 1.6 0 1 0 .1 0ZM-3.4 2.2a1.5 1.9 0 1 0 .1 0Z",
}
WAGON_BODY = "M-19-9.5H19A2.5 2.5 0 0 1 21.5-7V7A2.5 2.5 0 0 1 19 9.5H-19A2.5 2.5 0 0 1-21.5 7V-7A2.5 2.5 0 0 1-19-9.5Z"
DROPS = {
    "white": regular(4, 12.5, turn=45),
    "brown": regular(6, 12),
    "red": regular(4, 13),
    "green": "M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z",
}
BADGES = {"red": "M0-13L13 0L0 13L-13 0Z", "green": "M-10.5 0A10.5 10.5 0 1 1 10.5 0A10.5 10.5 0 1 1-10.5 0Z"}


def definitions(goods: Mapping[str, str]) -> str:
    """Write everything that is drawn more than once."""
    parts = [pattern("hops", 30, 34, hop_plant(8, 4) + hop_plant(23, 21))]
    parts.append(pattern("stones", 46, 36, hill(14, 16, 1.0) + hill(37, 33, 0.8)))
    parts.append(pattern("dales", 54, 30, "M4 9q6-5 12 0t12 0M31 24q6-5 12 0t9 0M36 6l2-4 2 4M10 25l2-4 2 4"))
    parts.append(pattern("bricks", 26, 26, "M6 4h8v7h-8zM10 .5L15 4M10 .5L5 4M19 17h6v6h-6zM22 14l4 3M22 14l-4 3"))
    for kind, outline in PAWNS.items():
        halo = tag("path", d=outline, class_="nuremberg-halo")
        letter = ""
        if kind != "landlord":
            letter = tag("text", kind[0].upper(), y=10.3, class_="nuremberg-pawn-letter " + "nuremberg-on-" + kind)
        parts.append(tag("g", halo, tag("path", d=outline, class_="nuremberg-pawn nuremberg-" + kind), letter,
                         id="nuremberg-piece-" + kind))  # fmt: skip
    for kind in ("white", "yellow"):
        parts.append(cube_definition("piece-" + kind, "nuremberg-cube-" + kind, MARKS.get(goods.get(kind, ""), "")))
    parts.append(cube_definition("cube-seat", "nuremberg-cube-seat", ""))
    wheels = tag("path", d="M-24-6H24M-24 6H24M-17-9V9M-8-9V9M1-9V9M10-9V9M18-9V9", class_="nuremberg-undercarriage")
    body = tag("path", d=WAGON_BODY, class_="nuremberg-wagon-halo") + tag(
        "path", d=WAGON_BODY, class_="nuremberg-wagon"
    )
    parts.append(
        tag("g", wheels, body, tag("path", d="M-14-9.5V9.5M14-9.5V9.5", class_="nuremberg-doors"), id="nuremberg-wagon")
    )
    parts.append(tag("path", d="M-9-6.5V6.5M-3-6.5V6.5M3-6.5V6.5M9-6.5V6.5", id="nuremberg-stub"))
    parts.append(
        tag(
            "g",
            tag("path", d="M-12-4H12M-12 4H12M-9-7V7M-3-7V7M3-7V7M9-7V7", class_="nuremberg-mini-link"),
            id="nuremberg-mini-link",
        )
    )
    parts.append(tag("path", d=PAWNS["red"], transform="scale(.8)", id="nuremberg-mini-pawn"))
    parts.append(tag("path", d="M-8-8H8V8H-8Z", transform="scale(.8)", id="nuremberg-mini-cube"))
    parts.append(tag("circle", r=17, id="nuremberg-token"))
    parts += [tag("path", d=path, id="nuremberg-shape-" + name) for name, path in SHAPES.items()]
    parts += [tag("path", d=path, id="nuremberg-drop-" + name) for name, path in DROPS.items()]
    parts += [tag("path", d=path, id="nuremberg-badge-" + name) for name, path in BADGES.items()]
    return tag("defs", *parts)


def pattern(name: str, width: float, height: float, data: str) -> str:
    """Define a texture."""
    return tag(
        "pattern",
        tag("path", d=data, class_="nuremberg-mark-" + name),
        id="nuremberg-" + name,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def hop_plant(x: float, y: float) -> str:
    """Write a pole with a bine that winds up it."""
    at = "M" + pair((x, y))
    return (
        at
        + "v13M"
        + pair((x - 4, y + 2))
        + "q4-3 4 2M"
        + pair((x + 4, y + 6))
        + "q-4-3-4 2M"
        + pair((x - 4, y + 9))
        + "q4-3 4 2"
    )


def hill(x: float, y: float, scale: float) -> str:
    """Write a stony hill with a shaded side."""

    def at(dx: float, dy: float) -> str:
        return pair((x + dx * scale, y + dy * scale))

    return (
        "M"
        + at(-12, 0)
        + "L"
        + at(-1, -13)
        + "L"
        + at(11, 0)
        + "M"
        + at(-1, -13)
        + "L"
        + at(2, -6)
        + "L"
        + at(0, -4)
        + "L"
        + at(4, 0)
    )


def cube_definition(name: str, class_: str, mark: str) -> str:
    """Define a cube seen from a corner."""
    outline = "M-9.5-6L0-11.5L9.5-6V5L0 10.5L-9.5 5Z"
    faces = [tag("path", d=outline, class_="nuremberg-halo"), tag("path", d=outline, class_=class_ + " nuremberg-cube")]
    faces.append(tag("path", d=CUBE_RIGHT, class_="nuremberg-shade"))
    faces.append(tag("path", d=CUBE_TOP, class_="nuremberg-gleam"))
    faces.append(tag("path", d="M-9.5-6L0-.5L9.5-6M0-.5V10.5", class_="nuremberg-cube-lines"))
    if mark:
        faces.append(tag("path", d=mark, class_="nuremberg-cube-mark"))
    return tag("g", *faces, id="nuremberg-" + name)


# ---------------------------------------------------------------- style

LIGHT = {
    "station": "#fbf3de", "large": "#f5e6c0", "goods": "#f2dc95", "hop": "#c9d7b0", "hill": "#d3c9b9",
    "dale-station": "#d9e8cf", "dale-goods": "#dfe3a4", "town-red": "#e3988a", "town-green": "#a5cda6",
    "edge": "#a89670", "hop-mark": "#7c9a66", "hill-mark": "#94856c", "dale-mark": "#7fae8c", "brick": "#ffffff",
    "flow": "#3f8fb5", "bank": "#fdf8ea", "glint": "#9fd0e4", "beck": "#5fa9c4",
    "red": "#b5301f", "green": "#4fa35d", "green-deep": "#256b38", "white": "#fffdf6", "yellow": "#e2ac2c",
    "brown": "#7a4a22",
    "s0": "#dd7a1f", "s1": "#2463ab", "s2": "#8e5aa8", "s3": "#2a2d33",
    "ballast": "#fffaf0", "outline": "#2b2a2e", "free": "#8c7d5e", "barrier": "#c8402f",
    "slot": "#f6ecd2", "step": "#f1e6c9", "coin": "#d9b45f", "coin-ink": "#1d2b3a",
}  # fmt: skip
DARK = {
    "station": "#33414b", "large": "#3c4b55", "goods": "#5a4f2a", "hop": "#2c3f30", "hill": "#3d3a36",
    "dale-station": "#274a49", "dale-goods": "#455328", "town-red": "#6b2d26", "town-green": "#22502f",
    "edge": "#0f171d", "hop-mark": "#55795a", "hill-mark": "#77705f", "dale-mark": "#3f7470", "brick": "#ffffff",
    "flow": "#4fa3cc", "bank": "#0d1a24", "glint": "#a8dcf2", "beck": "#4b93b3",
    "red": "#c8402f", "green": "#6fc07c", "green-deep": "#1e6a36", "white": "#f6efdd", "yellow": "#e6b640",
    "brown": "#8a5a30",
    "s0": "#ee8f38", "s1": "#3f86d8", "s2": "#a874c4", "s3": "#14171b",
    "ballast": "#0c141b", "outline": "#0a0f14", "free": "#94a1a6", "barrier": "#e0523f",
    "slot": "#23313b", "step": "#22303a", "coin": "#d0a850", "coin-ink": "#0b1d31",
}  # fmt: skip

RULES = """
.map-back{fill:var(--paper)}
.ground{stroke:none}
.ground.station{fill:var(--station)}.ground.large{fill:var(--large)}.ground.goods{fill:var(--goods)}
.ground.hop{fill:var(--hop)}.ground.hill{fill:var(--hill)}
.ground.station.dale{fill:var(--dale-station)}.ground.goods.dale{fill:var(--dale-goods)}
.ground.town-red{fill:var(--town-red)}.ground.town-green{fill:var(--town-green)}.ground.closed{opacity:.35}
.texture.hops{fill:url(#nuremberg-hops)}.texture.stones{fill:url(#nuremberg-stones)}
.texture.dales{fill:url(#nuremberg-dales)}.texture.bricks{fill:url(#nuremberg-bricks);opacity:.35}
.texture{pointer-events:none}
.nuremberg-mark-hops{fill:none;stroke:var(--hop-mark);stroke-width:1.5;stroke-linecap:round}
.nuremberg-mark-stones{fill:none;stroke:var(--hill-mark);stroke-width:1.5;stroke-linejoin:round}
.nuremberg-mark-dales{fill:none;stroke:var(--dale-mark);stroke-width:1.5;stroke-linecap:round}
.nuremberg-mark-bricks{fill:none;stroke:var(--brick);stroke-width:1.1}
.borders{fill:none;stroke:var(--edge);stroke-width:1.6;stroke-linejoin:round}
.bank,.flow,.glint,.beck,.beck-bank{fill:none;stroke-linejoin:round;stroke-linecap:round;pointer-events:none}
.bank{stroke:var(--bank);stroke-width:14}.flow{stroke:var(--flow);stroke-width:10}
.glint{stroke:var(--glint);stroke-width:2;stroke-dasharray:26 18}
.beck-bank{stroke:var(--bank);stroke-width:7;opacity:.6}.beck{stroke:var(--beck);stroke-width:4}
.net{fill:none;stroke-linejoin:round;pointer-events:none}
.ballast{stroke:var(--ballast);stroke-width:14;stroke-linecap:round}
.sleepers{stroke:var(--c);stroke-width:12;stroke-dasharray:2.8 3.6}
.rail{stroke:var(--c);stroke-width:7.4}.gap{stroke:var(--gap,var(--ballast));stroke-width:3}
.stub{fill:none;stroke:var(--free);stroke-width:2.6;stroke-linecap:round;opacity:.8}
.cost{fill:var(--sheet);stroke:var(--free);stroke-width:1.4}.cost-figure{text-anchor:middle;font-weight:700}
.closed .stub,.closed .cost,.closed .cost-figure{opacity:.3}
.nuremberg-undercarriage{fill:none;stroke:var(--outline);stroke-width:2}
.nuremberg-wagon-halo{fill:var(--halo);stroke:var(--halo);stroke-width:4.5}
.nuremberg-wagon{fill:var(--c);stroke:var(--outline);stroke-width:1.2}
.nuremberg-doors{stroke:#fff;stroke-width:1;opacity:.55}
.emblem{fill:#fff}.letter{font-size:17px;font-weight:700;text-anchor:middle;fill:#fff}
.bar-edge{stroke:var(--ink);stroke-width:11;stroke-linecap:round}
.bar-white{stroke:#fff;stroke-width:8.4}.bar-red{stroke:var(--barrier);stroke-width:8.4;stroke-dasharray:7 6}
.post{fill:var(--barrier);stroke:#fff;stroke-width:2}.barrier{fill:none}
.plain{fill:var(--ink);font-style:italic;font-weight:600;text-anchor:middle}
.small{transform:scale(1.2);transform-box:fill-box;transform-origin:50% 100%}
.slip{fill:var(--goods)}.dale .slip{fill:var(--dale-goods)}
.field .plain{paint-order:stroke;stroke:var(--hop);stroke-width:5;stroke-linejoin:round}
.hills .field .plain{stroke:var(--hill)}
.t-red .plate{fill:#8f2013}.t-green .plate{fill:#185029}
.badge{stroke:var(--enamel-text);stroke-width:1.8}.badge.c-red{fill:var(--red)}.badge.c-green{fill:var(--green-deep)}
.badge-letter{font-size:14px;font-weight:700;text-anchor:middle;fill:#fff;stroke:none}
.printed{opacity:.55}
.nuremberg-halo{fill:var(--halo);stroke:var(--halo);stroke-width:3.6;stroke-linejoin:round}
.nuremberg-pawn,.nuremberg-cube{stroke:var(--outline);stroke-width:1.3;stroke-linejoin:round}
.nuremberg-pawn.nuremberg-red{fill:var(--red)}.nuremberg-pawn.nuremberg-green{fill:var(--green)}
.nuremberg-pawn.nuremberg-landlord{fill:var(--white)}
.nuremberg-pawn-letter{font-size:10px;font-weight:700;text-anchor:middle;fill:#fff}
.nuremberg-on-green{fill:#0d2416}
.nuremberg-cube-white{fill:var(--white)}.nuremberg-cube-yellow{fill:var(--yellow)}.nuremberg-cube-seat{fill:var(--c)}
.nuremberg-shade{fill:#000;opacity:.16}.nuremberg-gleam{fill:#fff;opacity:.3}
.nuremberg-cube-lines{fill:none;stroke:var(--outline);stroke-width:1}
.nuremberg-cube-mark{fill:none;stroke:var(--outline);stroke-width:1.2;opacity:.75}
.nuremberg-mini-link{fill:none;stroke:var(--soft);stroke-width:2}
.ring{fill:none;stroke:var(--brass);stroke-width:4;stroke-linejoin:round}
.engine{fill:var(--gold)}
.swatch-rim{fill:none;stroke:var(--edge);stroke-width:1.4}
.phase{fill:var(--gold)}.order{fill:var(--enamel-text);opacity:.85}
.disc{fill:var(--c);stroke:var(--halo);stroke-width:1.6}
.cell{fill:none}.acting .cell{fill:var(--brass);fill-opacity:.22;stroke:var(--brass);stroke-width:2}
.passed .seat-name{opacity:.55}
.count{font-weight:600}.rule{stroke:var(--rule);stroke-width:1.5}
.label-head{fill:var(--soft);letter-spacing:1px}
.slot{fill:var(--slot);stroke:var(--rule);stroke-width:1.2}
.slot-number{fill:var(--soft);font-weight:700}.minimum{fill:var(--soft)}.bid{font-weight:700}
.token{fill:var(--night);stroke:var(--brass);stroke-width:1.6}
.influence{stroke:var(--outline);stroke-width:1.1}.influence-letter{font-size:14px;font-weight:700;text-anchor:middle;stroke:none}
.i-white{fill:var(--white)}.i-brown{fill:var(--brown)}.i-red{fill:var(--red)}.i-green{fill:var(--green)}
.i-white .influence-letter{fill:#1d2b3a}.i-brown .influence-letter{fill:#fff}
.i-red .influence-letter{fill:#fff}.i-green .influence-letter{fill:#0d2416}
.coin{fill:var(--coin);stroke:var(--outline);stroke-width:1}.coin-figure{text-anchor:middle;font-weight:700;fill:var(--coin-ink)}
.mini{fill:var(--soft)}.train.sold .slot{stroke:var(--c);stroke-width:3}
.step{fill:var(--step)}.step.zero{stroke:var(--brass);stroke-width:1.5}.step-figure{fill:var(--soft)}
"""
PHONE = (
    growth_rules("nuremberg", "transform-box:fill-box;transform-origin:50% 100%")
    + ".nuremberg .stub{opacity:.4}.nuremberg .texture{opacity:.7}"
)


@lru_cache(maxsize=1)
def style() -> str:
    """Write the style."""
    own = [f".nuremberg .c-s{seat}{{--c:var(--s{seat})}}" for seat in range(len(PLAYERS))]
    own.append(".nuremberg .c-red{--c:var(--red)}.nuremberg .c-green{--c:var(--green-deep)}")
    own.append(".nuremberg.dark .net.c-s3{--ballast:#d8d1bd}")
    own.append(".nuremberg.dark .net.c-red{--ballast:#e9d6cf}.nuremberg.dark .net.c-green{--ballast:#cfe6d2}")
    return style_of("nuremberg", LIGHT, DARK, own, RULES, PHONE)


# ---------------------------------------------------------------- the whole


def draw_imprint(sheet: Box, frame: Box, document: Mapping[str, Any], text: Mapping[str, str]) -> str:
    """Say in small print that the map is reconstructed."""
    if not str(document.get("status", "")).startswith("reconstruct"):
        return ""
    return words(text["reconstructed"], frame.right - 4, sheet.bottom - 9, "imprint", 17)


def draw_compass(bounds: Box) -> str:
    """Draw a compass rose where a town below the map leaves a corner free."""
    at = {"compass": [bounds.left + 90, bounds.bottom - 38]}
    rose = drawing.Country("nuremberg", at, lambda x, y: (0.0, 0.0)).draw_compass()
    return tag("g", rose, transform=moved(at["compass"][0], at["compass"][1], 0.85))


def lit_of(lit: Mapping[str, Any] | None) -> dict[str, frozenset[str]]:
    """Read what is to be highlighted."""
    return {kind: frozenset(map(str, (lit or {}).get(kind) or ())) for kind in ("areas", "links", "boxes", "trains")}


@dataclass(frozen=True, eq=False)
class Plan:
    """All that depends on the map and the language alone: it is drawn once."""

    chart: Chart
    text: Mapping[str, str]
    goods: Mapping[str, str]

    def piece_name(self, kind: str) -> str:
        """Name a piece."""
        good = self.goods.get(kind)
        return self.text.get(good, good) if good else self.text.get(kind, kind)

    @property
    def frame(self) -> Box:
        """Give the frame around map, title and key."""
        bounds = self.chart.bounds
        return Box(bounds.left - EDGE, bounds.top - HEAD, bounds.right + EDGE, bounds.bottom + EDGE)


@lru_cache(maxsize=16)
def plan_of(written: str, language: str) -> Plan:
    """Read a map document given as text."""
    document = json.loads(written)
    goods = {str(kind): str(good) for kind, good in (document.get("goods") or {}).items()}
    return Plan(chart_of(document, language), texts_of(language), goods)


@lru_cache(maxsize=16)
def draw_defined(plan: Plan) -> str:
    """Write what is defined once, and the window of the map."""
    bounds = plan.chart.bounds
    clip = tag("clipPath", Box(bounds.left, bounds.top, bounds.right, bounds.bottom).rect(""), id="nuremberg-window")
    return definitions(plan.goods) + tag("defs", clip)


@lru_cache(maxsize=32)
def draw_below(plan: Plan, extended: bool) -> str:
    """Draw what lies below everything that can be built: ground, borders, water."""
    ground = draw_ground(plan.chart, extended) + draw_borders(plan.chart) + draw_water(plan.chart)
    return plan.frame.rect("panel", 8) + tag("g", ground, clip_path="url(#nuremberg-window)")


@lru_cache(maxsize=16)
def draw_above(plan: Plan, id: str, with_compass: bool, title: str) -> str:
    """Draw what stands above: compass, frame, title and key."""
    frame = plan.frame
    cartouche = Box(frame.left + 12, frame.top + 12, frame.left + 572, frame.top + 126)
    key = draw_key(Box(cartouche.right + 24, frame.top + 16, frame.right - 14, frame.top + 126), plan)
    compass = draw_compass(plan.chart.bounds) if with_compass else ""
    return compass + draw_frame(frame) + draw_title(cartouche, id, title) + key


def picture(
    document: Mapping[str, Any],
    view: Mapping[str, Any] | None = None,
    language: str = "en",
    theme: str = "light",
    lit: Mapping[str, Any] | None = None,
    part: str = "all",
) -> str:
    """Draw a board as SVG text.

    `document` is a map document, `view` what a seat sees of a game (none: the empty board), `lit` what to highlight:
    its "areas", "links", "boxes" and "trains", `part` whether to draw all, the "map" alone, or the "panel" with
    players, boxes, trains and tracks below it. The same arguments always give the same text.

    >>> from stellwerk.games import games
    >>> svg = picture(games()["nuremberg"].map_document("wensleydale"))
    >>> svg.startswith("<svg") and 'id="area-hawes"' in svg and 'id="link-hawes-junction/hawes"' in svg
    True
    """
    plan = plan_of(json.dumps(document), language)
    scene = Scene(plan, view or {}, view is not None, lit_of(lit))
    frame = plan.frame
    panel = Box(frame.left, frame.bottom + GAP, frame.right, frame.bottom + GAP + panel_height(scene.view))
    below = panel.bottom if panel.height and part == "all" else frame.bottom
    sheet = Box(frame.left - MARGIN, frame.top - MARGIN, frame.right + MARGIN, below + IMPRINT)
    if part == "panel":
        sheet = panel.grown(MARGIN)
    title, id = in_language(document.get("title", document.get("id", "")), language), str(document.get("id"))
    parts = [
        tag("title", escape(TITLES.get(id, TITLES["nuremberg"]).title() + " · " + title)),
        style(),
        draw_defined(plan),
        sheet.rect("paper"),
    ]
    if part != "panel":
        with_compass = any("extension" in area for area in document["areas"])
        parts += [draw_below(plan, scene.extended), draw_rails(scene), draw_areas(scene), draw_links(scene)]
        parts.append(draw_above(plan, id, with_compass, title))
    if part != "map" and panel.height:
        parts.append(draw_panel(panel, scene))
    if part != "panel":
        parts.append(draw_imprint(sheet, frame, document, plan.text))
    return whole("nuremberg", sheet, parts, language, theme)
