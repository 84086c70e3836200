"""The drawing of a Paris Connection board as SVG text.

The drawing is made from the map document alone; a view adds the pieces, a scenery file adds the country around
the spaces. It holds no scripts and needs nothing from outside. A page can put it in line and attach clicks to the
groups ``space-ROW.COLUMN`` and ``company-COLOUR``; all colours are CSS custom properties of the class ``paris``, and
adding the class ``dark`` to the root turns the whole drawing to its night palette.

How it is layered, from below: sea and land, tiles and their thin lines, rails, then one group for each
space with all that stands on it, barriers, and last the signs: frame, title, companies, imprint.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
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
    Country,
    Point,
    draw_cartouche,
    draw_frame,
    draw_sea,
    draw_sign,
    find_room,
    growth_class,
    growth_rules,
    in_language,
    layer,
    moved,
    pair,
    regular,
    round_top,
    scenery_of,
    straight,
    style_of,
    tag,
    whole,
    width_of,
    words,
)

# ---------------------------------------------------------------- measures

HALF = 32.0  # half the width of a hex, that is one column
SIDE = 37.0  # the side of a hex, and its reach upwards from the centre
PITCH = 55.5  # from one row to the next
PAD = 20.0  # from the outermost spaces to the frame
CORNERS: tuple[Point, ...] = (
    (0, -SIDE), (HALF, -SIDE / 2), (HALF, SIDE / 2), (0, SIDE), (-HALF, SIDE / 2), (-HALF, -SIDE / 2),
)  # fmt: skip
NAME_SIZE = 17.5
WIDEST = 94.0  # a sign that has grown on a phone may reach over the edge of the hexes beside it
SIGN_WIDTH = 80.0  # the widest sign: it may reach a little over its hex, never as far as a neighbour's sign

# Each company has a colour, a letter and the shape of its emblem, so that nobody depends on the colour alone.
COMPANIES: dict[str, tuple[str, str]] = {
    "purple": ("P", "diamond"),
    "brown": ("N", "square"),
    "black": ("K", "circle"),
    "yellow": ("Y", "triangle"),
    "blue": ("B", "pentagon"),
    "red": ("R", "star"),
}
BADGES = {1: "disc", 2: "octagon", 3: "shield", 4: "burst"}  # the shape that goes with a city's value

# Where locomotives stand in a landscape space: (x, y, scale). Two stand askew, so that the rails of two companies
# which run side by side never cover each other, in whichever of the six directions they go.
SLOTS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0, -3, 1.1),),
    2: ((-13, -11.5, 0.82), (13, 10, 0.82)),
    3: ((0, -19, 0.68), (-14, 1, 0.68), (14, 12, 0.68)),
}
SIGN_SLOT = (0.0, -2.0, 0.88)  # in a city or station: between its value and its sign
LIFTED_SLOT = (0.0, -10.0, 0.76)  # the same where the sign is two lines high, or pushed up by a barrier
LIFT = 12.0

# ---------------------------------------------------------------- words

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "landscape": "landscape", "city": "city", "start": "station", "eiffel": "Eiffel Tower", "value": "value",
        "left": "left", "companies": "Railways", "cities": "Cities", "closed": "no line", "empty": "empty",
        "reconstructed": "Reconstructed map, not the printed board", "blocked": "no line may cross here",
        "purple": "purple", "brown": "brown", "black": "black", "yellow": "yellow", "blue": "blue", "red": "red",
        "possible": "possible build", "ends": "ends the game",
    },
    "de": {
        "landscape": "Landschaft", "city": "Stadt", "start": "Bahnhof", "eiffel": "Eiffelturm", "value": "Wert",
        "left": "übrig", "companies": "Bahnen", "cities": "Städte", "closed": "gesperrt", "empty": "leer",
        "reconstructed": "Rekonstruierter Plan, nicht der gedruckte", "blocked": "hier führt keine Strecke hinüber",
        "purple": "lila", "brown": "braun", "black": "schwarz", "yellow": "gelb", "blue": "blau", "red": "rot",
        "possible": "Bau möglich", "ends": "beendet das Spiel",
    },
}  # fmt: skip


def texts_of(language: str) -> dict[str, str]:
    """Give the words of a language, English where there are none."""
    return TEXTS.get(language.split("-")[0].lower(), TEXTS["en"])


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once for this drawing."""
    return drawing.use("paris-" + symbol, class_, transform)


# ---------------------------------------------------------------- the board


@dataclass(frozen=True)
class Space:
    """One hex of the map."""

    row: int
    column: int
    kind: str  # landscape, city, start or eiffel
    value: int = 0
    name: str = ""
    barred: bool = False  # a barrier on one of the two lower edges wants room below the sign
    lean: float = 0.0  # a barrier on an upper edge wants the value to step aside, this way

    @property
    def key(self) -> str:
        """Give the name used in the notation, ROW.COLUMN."""
        return str(self.row) + "." + str(self.column)

    @property
    def centre(self) -> Point:
        """Give the middle of the hex in the drawing."""
        return place(self.column, self.row)

    @property
    def lines(self) -> list[str]:
        """Give the lines of the sign, none where there is no sign."""
        if not self.name or self.kind not in ("city", "start"):
            return []
        return station_lines(self.name) if self.kind == "start" else city_lines(self.name)

    @property
    def lifted(self) -> bool:
        """Say whether the sign needs so much room that what stands above it must move up."""
        return self.barred or (self.kind == "city" and len(self.lines) > 1)

    def corners(self) -> list[Point]:
        """Give the six corners, the top one first, then clockwise."""
        x, y = self.centre
        return [(x + dx, y + dy) for dx, dy in CORNERS]


def place(column: float, row: float) -> Point:
    """Turn board coordinates into the drawing's."""
    return HALF * (column + 1), SIDE + PITCH * row


def spaces_of(document: Mapping[str, Any]) -> dict[str, Space]:
    """Read the rows of a map document."""
    names = {**document.get("cities", {}), **document.get("stations", {})}
    barred = blocked_edges(document)
    spaces: dict[str, Space] = {}
    for row, line in enumerate(document["rows"]):
        for column, sign in enumerate(str(line)):
            if sign == " ":
                continue
            kind = {".": "landscape", "S": "start", "E": "eiffel"}.get(sign, "city")
            value = int(sign) if sign.isdigit() else 0
            key = str(row) + "." + str(column)
            above, below = (bars_beside(row, column, step, barred) for step in (-1, 1))
            lean = 9.0 * ((-1 in above) - (1 in above))
            spaces[key] = Space(row, column, kind, value, str(names.get(key, "")), bool(below), lean)
    return spaces


def bars_beside(row: int, column: int, down: int, barred: set[frozenset[str]]) -> set[int]:
    """Say on which sides (-1 left, 1 right) of the row above or below a barrier stands."""
    key = str(row) + "." + str(column)
    return {side for side in (-1, 1) if frozenset((key, str(row + down) + "." + str(column + side))) in barred}


def neighbours(space: Space, spaces: Mapping[str, Space]) -> list[Space]:
    """Give the spaces that share an edge, clockwise from the north-east."""
    steps = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
    keys = (str(space.row + down) + "." + str(space.column + across) for down, across in steps)
    return [spaces[key] for key in keys if key in spaces]


def blocked_edges(document: Mapping[str, Any]) -> set[frozenset[str]]:
    """Give the pairs of spaces between which no line may run."""
    return {frozenset(map(str, edge["between"])) for edge in document.get("blocked", [])}


def shared_edge(one: Space, other: Space) -> tuple[Point, Point] | None:
    """Give the two corners that neighbours share."""
    ours = {pair(corner): corner for corner in one.corners()}
    shared = [ours[pair(corner)] for corner in other.corners() if pair(corner) in ours]
    return (shared[0], shared[1]) if len(shared) == 2 else None


def bounds_of(spaces: Iterable[Space]) -> Box:
    """Give the rectangle around all spaces."""
    centres = [space.centre for space in spaces] or [place(0, 0)]
    across = [x for x, _ in centres]
    down = [y for _, y in centres]
    return Box(min(across) - HALF, min(down) - SIDE, max(across) + HALF, max(down) + SIDE)


def draw_island(spaces: Iterable[Space], frame: Box) -> str:
    """Draw land and shore from the spaces alone, for a map without scenery."""
    land = "".join(straight(space.corners(), close=True) for space in spaces)
    return draw_sea("paris", frame, land) + use("shore", "home island") + frame.rect("fade")


# ---------------------------------------------------------------- tiles, rails, barriers


def draw_tiles(spaces: Mapping[str, Space]) -> str:
    """Colour the spaces by kind, one path each, and draw every edge between them once."""
    kinds: dict[str, list[str]] = {}
    edges: dict[frozenset[str], str] = {}
    for space in spaces.values():
        corners = space.corners()
        kinds.setdefault(tile_class(space), []).append(straight(corners, close=True))
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            edges.setdefault(frozenset((pair(start), pair(end))), straight((start, end)))
    tiles = [tag("path", d="".join(paths), class_="tile " + kind) for kind, paths in sorted(kinds.items())]
    return "".join(tiles) + tag("path", d="".join(edges.values()), class_="grid")


def tile_class(space: Space) -> str:
    """Give the class of a tile: cities differ by value."""
    return "v" + str(min(space.value, 4)) if space.kind == "city" else space.kind


def occupants(view: Mapping[str, Any] | None) -> dict[str, list[str]]:
    """Give the colours in each space, always in the same order, so that rails side by side stay side by side."""
    order = list(COMPANIES)
    rank = {colour: index for index, colour in enumerate(order)}
    held = (view or {}).get("spaces") or {}
    return {str(key): sorted(map(str, found), key=lambda c: (rank.get(c, 99), c)) for key, found in held.items()}


def slots(space: Space, count: int) -> tuple[tuple[float, float, float], ...]:
    """Give the places of the locomotives in a space."""
    if space.kind != "landscape" and count == 1:
        return (LIFTED_SLOT if space.lifted else SIGN_SLOT,)
    return SLOTS.get(count, SLOTS[3])


def stands(space: Space, colours: Sequence[str]) -> list[tuple[str, float, float, float]]:
    """Give colour, place and scale of each locomotive in a space, in the drawing's coordinates."""
    x, y = space.centre
    places = slots(space, len(colours))
    return [(colour, x + dx, y + dy, scale) for colour, (dx, dy, scale) in zip(colours, places, strict=False)]


def rail_paths(
    spaces: Mapping[str, Space], held: Mapping[str, Sequence[str]], blocked: set[frozenset[str]]
) -> dict[str, str]:
    """Join the neighbouring locomotives of each company, except over barriers."""
    spots: dict[str, dict[str, Point]] = {}
    for key, colours in held.items():
        if key in spaces:
            for colour, x, y, _ in stands(spaces[key], colours):
                spots.setdefault(colour, {})[key] = (x, y)
    paths: dict[str, str] = {}
    for colour in sorted(spots):
        for key, here in spots[colour].items():
            for other in neighbours(spaces[key], spaces)[:3]:  # three of six directions: each link once
                there = spots[colour].get(other.key)
                if there is not None and frozenset((key, other.key)) not in blocked:
                    paths[colour] = paths.get(colour, "") + straight((here, there))
    return paths


def draw_rails(paths: Mapping[str, str]) -> str:
    """Draw ballast, sleepers and the two rails of every company, the path being written once."""
    return tag(
        "g", *(draw_net(colour, paths.get(colour, "")) for colour in sorted({*COMPANIES, *paths})), class_="rails"
    )


def draw_net(colour: str, data: str) -> str:
    """Draw the railway of one company."""
    line = tag("path", id="paris-net-" + colour, d=data)
    tracks = (use("net-" + colour, track) for track in ("ballast", "sleepers", "rail", "gap"))
    return layer("rails-" + colour, *([tag("defs", line), *tracks] if data else ()), class_="net c-" + colour)


def draw_barriers(document: Mapping[str, Any], spaces: Mapping[str, Space], text: Mapping[str, str]) -> str:
    """Draw a red and white bar with two posts on each blocked edge."""
    drawn = []
    for edge in document.get("blocked", []):
        one, other = (spaces.get(str(key)) for key in edge["between"])
        ends = shared_edge(one, other) if one and other else None
        if ends is not None:
            names = " – ".join(space_name(space, text) for space in (one, other) if space)
            drawn.append(draw_barrier(ends, names + ": " + text["blocked"]))
    return tag("g", *drawn, class_="barriers") if drawn else ""


def draw_barrier(ends: tuple[Point, Point], title: str) -> str:
    """Draw one barrier from end to end."""
    data = straight(ends)
    bars = (tag("path", d=data, class_=layer) for layer in ("bar-edge", "bar-white", "bar-red"))
    posts = (tag("circle", cx=x, cy=y, r=5, class_="post") for x, y in ends)
    return tag("g", tag("title", escape(title)), *bars, *posts, class_="barrier")


# ---------------------------------------------------------------- what stands on a space


@dataclass(frozen=True)
class Scene:
    """What the spaces of one drawing have in common."""

    plan: Plan
    held: Mapping[str, list[str]]
    homes: Mapping[str, str]  # start space: the company that starts there
    lit: frozenset[str]
    lit_colour: str
    fresh: frozenset[str]


def scene_of(plan: Plan, view: Mapping[str, Any] | None, lit: Mapping[str, Any] | None) -> Scene:
    """Gather what the spaces need."""
    view, lit = view or {}, lit or {}
    building = view.get("building") or {}
    return Scene(
        plan=plan,
        held=occupants(view),
        homes={str(company["start"]): str(company["colour"]) for company in companies_of(view) if "start" in company},
        lit=frozenset(map(str, lit.get("spaces") or ())),
        lit_colour=str(lit.get("colour") or building.get("colour") or ""),
        fresh=frozenset(map(str, building.get("spaces") or ())),
    )


def companies_of(view: Mapping[str, Any] | None) -> list[Mapping[str, Any]]:
    """Give the companies of a view; without one, the six colours."""
    given: list[Mapping[str, Any]] = list((view or {}).get("companies") or ())
    return given or [{"colour": colour} for colour in COMPANIES]


def draw_spaces(scene: Scene) -> str:
    """Draw all spaces; those with a sign come last, so that nothing covers a name."""
    return tag("g", *(draw_space(space, scene) for space in scene.plan.ordered), class_="spaces")


def draw_space(space: Space, scene: Scene) -> str:
    """Draw one space and everything that stands on it."""
    key = space.key
    colours, home = tuple(scene.held.get(key, ())), scene.homes.get(key, "none")
    return space_group(
        scene.plan, key, colours, home, scene.lit_colour if key in scene.lit else None, key in scene.fresh
    )


@lru_cache(maxsize=8192)  # from one move to the next nearly all spaces stay as they are
def space_group(
    plan: Plan, key: str, colours: tuple[str, ...], home: str, lit_colour: str | None, is_fresh: bool
) -> str:
    """Draw a space from all that it depends on."""
    space, is_lit = plan.spaces[key], lit_colour is not None
    classes = ["space", space.kind]
    classes += ["taken"] if colours else []
    classes += ["lit", "c-" + lit_colour] if lit_colour is not None else []
    classes += ["fresh"] if is_fresh else []
    parts = [tag("title", escape(space_title(space, colours, plan.text, is_lit))), use("hex", "hit")]
    parts.append(draw_ground(space, home, bool(colours)))
    x, y = space.centre
    for colour, at_x, at_y, scale in stands(space, colours):
        parts.append(draw_locomotive(colour, at_x - x, at_y - y, scale))
    if is_fresh:
        parts.append(use("ring", "ring"))
    parts.append(draw_name(space, plan.spaces))
    attributes: dict[str, object] = {
        "id": "space-" + space.key,
        "class_": " ".join(classes),
        "transform": moved(x, y),
        "data_space": space.key,
        "data_name": space.name or None,
        "data_value": space.value or None,
        "data_companies": " ".join(colours) or None,
    }
    return tag("g", *parts, **attributes)


def space_name(space: Space, text: Mapping[str, str]) -> str:
    """Name a space for people."""
    if space.kind == "eiffel":
        return text["eiffel"]
    return space.name or text[space.kind] + " " + space.key


def space_title(space: Space, colours: Sequence[str], text: Mapping[str, str], is_lit: bool) -> str:
    """Say in words what a space is and who stands there."""
    parts = [space_name(space, text)]
    if space.name or space.kind == "eiffel":
        parts.append(space.key)
    if space.value:
        parts.append(text["value"] + " " + str(space.value))
    if space.value >= 4:
        parts.append(text["ends"])
    if colours:
        parts.append(", ".join(text.get(colour, colour) for colour in colours))
    if is_lit:
        parts.append(text["possible"])
    return " · ".join(parts)


def draw_ground(space: Space, home: str, taken: bool) -> str:
    """Draw what belongs to the space itself: value, station hall, tower or coordinates."""
    if space.kind == "city":
        if taken or (space.barred and len(space.lines) > 1):
            return draw_badge(space.value, space.lean, -30 if space.lifted else -26, 0.6 if space.lifted else 0.68)
        return draw_badge(space.value, 0, -7 - (LIFT if space.lifted else 0), 0.94)
    if space.kind == "start":
        return use("hall", "hall c-" + home)
    if space.kind == "eiffel":
        return use("tower", "tower", moved(0, 2, 0.9))
    return words(space.key, 0, 30.5, "coordinates")


def draw_badge(value: int, x: float, y: float, scale: float) -> str:
    """Draw a city's value: shape, colour and number all say it."""
    shape = BADGES[max(1, min(value, 4))]
    figure = tag("text", str(value), y=6.6, class_="figure")
    return tag("g", use(shape), figure, class_="badge b" + str(min(value, 4)), transform=moved(x, y, scale))


def draw_locomotive(colour: str, x: float, y: float, scale: float) -> str:
    """Draw a locomotive with the emblem of its company."""
    return use("loco-" + known(colour), "loco c-" + known(colour), moved(x, y, scale))


def known(colour: str) -> str:
    """Give a colour that has a drawing."""
    return colour if colour in COMPANIES else "black"


def draw_name(space: Space, spaces: Mapping[str, Space]) -> str:
    """Write the name of a city or station on an enamel sign."""
    lines = space.lines
    if not lines:
        return ""
    beside = [other for other in neighbours(space, spaces) if other.row == space.row and other.name]
    bottom = 32.0 - (LIFT if space.barred else 0.0)
    if space.kind == "start":
        return draw_sign(lines, [9.0, 14.0][-len(lines) :], 62.0, bottom, "sign")
    sizes = [NAME_SIZE] if len(lines) == 1 else [15.0, 15.0]
    if beside or space.barred:
        return draw_sign(lines, sizes, SIGN_WIDTH, bottom, "sign")
    width = min(SIGN_WIDTH, max(map(width_of, lines, sizes)) + 9)
    larger = max((by for by in GROWTH[:3] if by * width <= WIDEST), default=GROWTH[0])
    return draw_sign(lines, sizes, SIGN_WIDTH, bottom, "sign " + growth_class(larger))


def station_lines(name: str) -> list[str]:
    """Set the first word of a station small above the rest.

    >>> station_lines("Gare du Nord")
    ['Gare', 'du Nord']
    """
    return name.split(" ", 1)


def city_lines(name: str) -> list[str]:
    """Break a name that is too wide for one line where its halves are most alike.

    >>> city_lines("Lyon"), city_lines("Clermont-Ferrand")
    (['Lyon'], ['Clermont-', 'Ferrand'])
    """
    if width_of(name, NAME_SIZE) <= SIGN_WIDTH - 7:
        return [name]
    breaks = [match.end() for match in re.finditer(r"[ -]", name)]
    if not breaks:
        return [name]
    best = min(breaks, key=lambda at: max(width_of(name[:at], 1), width_of(name[at:], 1)))
    return [name[:best].strip(), name[best:].strip()]


# ---------------------------------------------------------------- title, companies, imprint


def draw_title(box: Box, title: str) -> str:
    """Draw the title as a large enamel sign."""
    tower = use("tower", "tower", moved(box.left + 50, box.top + box.height / 2 + 2, 1.25))
    return draw_cartouche(box, tower, "PARIS CONNECTION", title.upper())


@dataclass(frozen=True)
class Panel:
    """How the sign with the companies is laid out: one tall column, or a strip of three."""

    columns: int
    count: int

    CELL_WIDTH = 232.0
    CELL_HEIGHT = 60.0
    HEAD = 46.0
    FOOT = 84.0

    @property
    def width(self) -> float:
        """Give the width of the sign."""
        return self.columns * self.CELL_WIDTH + 12

    @property
    def height(self) -> float:
        """Give the height of the sign."""
        foot = self.FOOT if self.columns == 1 else 50.0
        return self.HEAD + math.ceil(self.count / self.columns) * self.CELL_HEIGHT + foot


def draw_panel(box: Box, panel: Panel, view: Mapping[str, Any] | None, text: Mapping[str, str]) -> str:
    """Draw the companies with emblem, station, value and the locomotives they have left, and the key below."""
    companies = companies_of(view)
    head = Box(box.left, box.top, box.right, box.top + panel.HEAD)
    parts = [box.rect("panel", 10), tag("path", d=round_top(head, 10), class_="panel-head")]
    parts.append(words(text["companies"].upper(), box.left + 18, box.top + 31, "heading", 21))
    if any("value" in company for company in companies):
        for column in range(panel.columns):
            parts.append(draw_headings(box.left + 6 + column * panel.CELL_WIDTH, box.top + 30, text))
    most = max([24, *(int(company.get("value", 0)) for company in companies)])
    building = ((view or {}).get("building") or {}).get("colour")
    for index, company in enumerate(companies):
        row, column = divmod(index, panel.columns)
        x = box.left + 6 + column * panel.CELL_WIDTH
        y = box.top + panel.HEAD + row * panel.CELL_HEIGHT
        parts.append(draw_company(x, y, company, most, company.get("colour") == building, text))
    parts.append(draw_key(box, panel, text))
    parts.append(box.rect("brass", 7, 4))
    return tag("g", *parts, class_="companies")


def draw_headings(x: float, y: float, text: Mapping[str, str]) -> str:
    """Say what the two numbers of a company are."""
    value = words(text["value"], x + 180, y, "column-head", 15)
    left = words(text["left"], x + 222, y, "column-head", 15)
    return value + left


def draw_company(
    x: float, y: float, company: Mapping[str, Any], most: int, building: bool, text: Mapping[str, str]
) -> str:
    """Draw one line of the sign with the companies."""
    colour = str(company["colour"])
    station = str(company.get("station") or "")
    name = station_lines(station)[-1] if station else text.get(colour, colour)
    cell = Box(x, y, x + Panel.CELL_WIDTH, y + Panel.CELL_HEIGHT)
    label = text.get(colour, colour) + (" · " + station if station else "")
    parts = [tag("title", escape(label)), cell.rect("cell", 5, 2.5), cell.rect("hit", 5, 2.5)]
    parts.append(use("track", "track", moved(x + 37, y + 28)))
    parts.append(draw_locomotive(colour, x + 37, y + 28, 1.2))
    middle = y + (28 if "value" in company else 36)
    size, room = (16.0, 74.0) if "value" in company else (20.0, 150.0)
    parts.append(words(name, x + 68, middle, "company-name", size, min(width_of(name, size), room)))
    if "value" in company:
        value = int(company["value"])
        length = 70.0 * value / most
        parts.append(Box(x + 68, y + 36, x + 138, y + 43).rect("gauge", 3.5))
        parts.append(Box(x + 68, y + 36, x + 68 + max(length, 7), y + 43).rect("gauge-fill", 3.5) if value else "")
        parts.append(words(str(value), x + 180, y + 43, "big-number", 37))
    if "tray" in company:
        parts.append(words(str(company["tray"]), x + 222, y + 42, "tray", 25))
    classes = "company c-" + known(colour) + (" building" if building else "")
    return tag("g", *parts, id="company-" + colour, class_=classes)


def draw_key(box: Box, panel: Panel, text: Mapping[str, str]) -> str:
    """Explain the values of the cities and the barriers."""
    tall = panel.columns == 1
    top = box.bottom - (panel.FOOT if tall else 50.0)
    x, y = box.left + 18, top + 27
    parts = [words(text["cities"], x, y + 6, "key", 18)]
    for value in (1, 2, 3, 4):
        parts.append(draw_badge(value, x + 44 + value * 37, y, 0.85))
    bar_x, bar_y = (x, y + 35) if tall else (x + 290, y)
    parts.append(draw_barrier(((bar_x + 5, bar_y), (bar_x + 43, bar_y)), text["blocked"]))
    parts.append(words(text["closed"], bar_x + 62, bar_y + 6, "key", 18))
    return tag("g", *parts, class_="key-row")


def draw_imprint(frame: Box, document: Mapping[str, Any], text: Mapping[str, str]) -> str:
    """Say in small print below the frame what kind of map this is."""
    if document.get("status") != "reconstructed":
        return ""
    note = text["reconstructed"]
    return words(note, frame.right - 4, frame.bottom + 22, "imprint", 17)


# ---------------------------------------------------------------- definitions


EMBLEMS = {  # shape: (path, how far down the letter stands)
    "diamond": ("M-12 0L0-8.5L12 0L0 8.5Z", 0.0),
    "square": ("M-8-7H8V7H-8Z", 0.0),
    "circle": ("M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z", 0.0),
    "triangle": ("M0-8.5L12 7.5H-12Z", 2.2),
    "pentagon": (regular(5, 8.8), 0.5),
    "star": (regular(6, 9.2, 6.2), 0.0),
}
TOWER = (
    "M-1-35H1L1.8-22C2.5-12 4-4.5 5.5-1L9 9C11 15 14 21 18 27H10C9 20.5 5 17 0 17S-9 20.5-10 27H-18"
    "C-14 21-11 15-9 9L-5.5-1C-4-4.5-2.5-12-1.8-22Z"
)
TOWER_GAPS = "M-2.5 2.5H2.5L4.5 8H-4.5ZM0-18L1.7-4H-1.7Z"


@lru_cache(maxsize=1)
def definitions() -> str:
    """Write everything that is drawn more than once."""
    hexagon = straight(CORNERS, close=True)
    inner = straight([(0.9 * x, 0.9 * y) for x, y in CORNERS], close=True)
    parts = [
        tag("path", id="paris-hex", d=hexagon),
        tag("path", id="paris-ring", d=inner),
        tag("path", id="paris-disc", d="M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z"),
        tag("path", id="paris-octagon", d=regular(8, 15.6, turn=22.5)),
        tag("path", id="paris-shield", d="M-14-13.5Q0-17 14-13.5V1C14 9 7 13.5 0 17C-7 13.5-14 9-14 1Z"),
        tag("path", id="paris-burst", d=regular(12, 19.5, 15)),
        tag("g", tag("path", d=TOWER), tag("path", d=TOWER_GAPS, class_="paris-gaps"), decks(), id="paris-tower"),
        tag("g", *hall_parts(), id="paris-hall"),
        tag("path", id="paris-track", d="M-27 17H27M-22 17V21M-11 17V21M0 17V21M11 17V21M22 17V21"),
        drawing.country_definitions("paris"),
    ]
    parts += [locomotive_definition(colour) for colour in COMPANIES]
    return tag("defs", *parts)


def decks() -> str:
    """Draw the platforms of the tower."""
    return tag("path", d="M-11.5 8.5H11.5M-7-1H7M-3.5-20.5H3.5", class_="paris-decks")


def hall_parts() -> list[str]:
    """Draw a station hall: a great arched window with its bars."""
    arch = tag("path", d="M-26 14V-3A26 26 0 0 1 26-3V14Z", class_="paris-arch")
    angles = map(math.radians, range(22, 160, 27))
    rays = [straight(((0, -3), (26 * math.cos(angle), -3 - 26 * math.sin(angle)))) for angle in angles]
    bars = "".join(rays) + "M-26-3H26M-15-3A15 15 0 0 1 15-3"
    return [arch, tag("path", d=bars, class_="paris-arch-bars")]


def locomotive_definition(colour: str) -> str:
    """Define the locomotive of one company: the same engine, its own emblem and letter."""
    letter, shape = COMPANIES[colour]
    path, drop = EMBLEMS[shape]
    emblem = tag(
        "g",
        tag("path", d=path, class_="paris-emblem"),
        tag("text", letter, y=4.0 + drop, class_="paris-letter"),
        transform=moved(0, -1),
    )
    outline = tag("path", d=LOCO_BODY + LOCO_WHEELS, class_="paris-loco-halo")
    body = tag("path", d=LOCO_BODY, class_="paris-loco-body")
    return tag("g", outline, tag("path", d=LOCO_WHEELS, class_="paris-wheels"), body, emblem, id="paris-loco-" + colour)


# ---------------------------------------------------------------- style

LIGHT = {
    "barrier": "#c8402f", "grid": "#8d8268", "city-line": "#5d6a74", "tile": "#fffaf0", "tile-opacity": ".3",
    "v1": "#fffdf6", "v2": "#cfe3cb", "v3": "#7fb58a", "v4": "#14304f", "start": "#efdcae",
    "eiffel": "#14304f", "b1": "#fffdf6", "b1-edge": "#1d2b3a", "b1-ink": "#1d2b3a", "b2": "#9bcaa0",
    "b2-edge": "#1f5a34", "b2-ink": "#12301d", "b3": "#1f6b3c", "b3-edge": "#fffdf6", "b3-ink": "#ffffff",
    "b4": "#e3b64f", "b4-edge": "#fffaf0", "b4-ink": "#14304f", "wheel": "#1d2b3a", "ballast": "#fffaf0",
    "purple": "#a066bd", "brown": "#63381a", "black": "#24272c", "yellow": "#e9b526", "blue": "#2463ab",
    "red": "#d8432f",
}  # fmt: skip
DARK = {
    "barrier": "#e0523f", "grid": "#6d7d87", "city-line": "#a9b4b8", "tile": "#3f4f5b", "tile-opacity": ".35",
    "v1": "#55636c", "v2": "#3f6a52", "v3": "#2b8a52", "v4": "#0b1d31", "start": "#5f5335",
    "eiffel": "#0b1d31", "b1": "#f6efdd", "b1-edge": "#10181f", "b1-ink": "#10181f", "b2": "#a5d6ab",
    "b2-edge": "#10181f", "b2-ink": "#0d2416", "b3": "#0e4d27", "b3-edge": "#d5efd6", "b3-ink": "#ffffff",
    "b4": "#e8bf5c", "b4-edge": "#fff3d2", "b4-ink": "#0b1d31", "wheel": "#0a0f14", "ballast": "#0c141b",
    "purple": "#ad75c9", "brown": "#74431f", "black": "#14171b", "yellow": "#f0c545", "blue": "#2f74c0",
    "red": "#e2503b",
}  # fmt: skip

RULES = """
.tile.landscape{fill:var(--tile);fill-opacity:var(--tile-opacity)}
.tile.v1,.tile.v2,.tile.v3,.tile.v4,.tile.start{stroke:var(--city-line);stroke-width:2}
.tile.v1{fill:var(--v1)}.tile.v2{fill:var(--v2)}.tile.v3{fill:var(--v3)}.tile.v4{fill:var(--v4)}
.tile.start{fill:var(--start)}.tile.eiffel{fill:var(--eiffel)}
.grid{fill:none;stroke:var(--grid);stroke-width:1.1;stroke-linecap:round}
.net{fill:none;stroke-linejoin:round;pointer-events:none}
.ballast{stroke:var(--ballast);stroke-width:14.5;stroke-linecap:round}
.sleepers{stroke:var(--c);stroke-width:12;stroke-dasharray:2.8 3.2}
.rail{stroke:var(--c);stroke-width:7.4}.gap{stroke:var(--gap,var(--ballast));stroke-width:2.6}
.bar-edge{stroke:var(--ink);stroke-width:10.5;stroke-linecap:round}
.bar-white{stroke:#fff;stroke-width:8}.bar-red{stroke:var(--barrier);stroke-width:8;stroke-dasharray:6 5.5}
.post{fill:var(--barrier);stroke:#fff;stroke-width:2}
.barrier{fill:none}
.coordinates{font-size:9.5px;font-weight:500;text-anchor:middle;fill:var(--soft);opacity:.75}
.badge{stroke-width:1.8;stroke-linejoin:round}
.b1{fill:var(--b1);stroke:var(--b1-edge)}.b2{fill:var(--b2);stroke:var(--b2-edge)}
.b3{fill:var(--b3);stroke:var(--b3-edge)}.b4{fill:var(--b4);stroke:var(--b4-edge)}
.figure{font-size:20px;font-weight:700;text-anchor:middle;stroke:none}
.b1 .figure{fill:var(--b1-ink)}.b2 .figure{fill:var(--b2-ink)}
.b3 .figure{fill:var(--b3-ink)}.b4 .figure{fill:var(--b4-ink)}
.paris-arch{fill:var(--line,var(--c,var(--brass)));fill-opacity:.28;stroke:var(--line,var(--c,var(--brass)));stroke-width:2.2}
.paris-arch-bars{fill:none;stroke:var(--line,var(--c,var(--brass)));stroke-width:1.2;opacity:.7}
.tower{fill:var(--gold)}.paris-gaps{fill:var(--eiffel)}.paris-decks{fill:none;stroke:var(--gold);stroke-width:2.6}
.paris-loco-halo{fill:var(--halo);stroke:var(--halo);stroke-width:3.6;stroke-linejoin:round}
.paris-loco-body{fill:var(--c)}.paris-wheels{fill:var(--wheel)}
.paris-emblem{fill:#fff}.paris-letter{font-size:11.5px;font-weight:700;text-anchor:middle;fill:#1d2b3a}
.ring{fill:none;stroke:var(--brass);stroke-width:3.5;stroke-linejoin:round}
.cell{fill:none}.building .cell{fill:var(--brass);fill-opacity:.22;stroke:var(--brass);stroke-width:2}
.company-name{fill:var(--ink)}
.gauge{fill:var(--rule)}.gauge-fill{fill:var(--line,var(--c))}
.tray{text-anchor:end;fill:var(--soft)}
.track{fill:none;stroke:var(--soft);stroke-width:2}
"""
# On a phone the coordinates would only be dust, and the names want to be larger where they have room.
PHONE = ".paris .coordinates{display:none}" + growth_rules("paris", "transform-origin:0 26px")


@lru_cache(maxsize=1)
def style() -> str:
    """Write the style."""
    own = [f".paris .c-{colour}{{--c:var(--{colour})}}.paris .lit.c-{colour}{{--lit:var(--c)}}" for colour in COMPANIES]
    # Yellow is weak on cream paper, black and brown at night: they get a bed of the other kind.
    own.append(".paris.light .c-yellow{--gap:#6b5206}")
    own.append(".paris.dark .c-black,.paris.dark .c-brown{--ballast:#d8d1bd}.paris.dark .c-black{--line:#d8d1bd}")
    own.append(".paris.dark .lit.c-black{--lit:#d8d1bd}")
    return style_of("paris", LIGHT, DARK, own, RULES, PHONE)


# ---------------------------------------------------------------- the whole


@dataclass(frozen=True)
class Layout:
    """Where the frame and the signs are."""

    frame: Box
    title: Box
    companies: Box
    panel: Panel


def layout_of(spaces: Mapping[str, Space], count: int) -> Layout:
    """Put the signs where the map leaves room; where it leaves none, make the frame larger."""
    frame = bounds_of(spaces.values()).grown(PAD)
    taken = [bounds_of([space]) for space in spaces.values()]
    title_width, title_height = 452.0, 124.0
    tall, wide = Panel(1, count), Panel(3, count)
    least = max(frame.width, title_width + 2 * PAD)
    if find_room(tall.width, tall.height, frame, taken, (0, 1)) is None:
        least = max(least, wide.width + 2 * PAD)
    spare = (least - frame.width) / 2
    frame = Box(frame.left - spare, frame.top, frame.right + spare, frame.bottom)
    title = find_room(title_width, title_height, frame, taken, (0, 0))
    if title is None:
        frame = Box(frame.left, frame.top - title_height - 4, frame.right, frame.bottom)
        title = Box(frame.left + 12, frame.top + 12, frame.left + 12 + title_width, frame.top + 12 + title_height)
    panel = tall
    companies = find_room(tall.width, tall.height, frame, [*taken, title.grown(8)], (0, 1))
    if companies is None:
        panel = wide
        frame = Box(frame.left, frame.top, frame.right, frame.bottom + wide.height + 4)
        left = (frame.left + frame.right - wide.width) / 2
        companies = Box(left, frame.bottom - 12 - wide.height, left + wide.width, frame.bottom - 12)
    return Layout(frame, title, companies, panel)


@dataclass(frozen=True, eq=False)
class Plan:
    """All that depends on the map, the language and the number of companies alone: it is drawn once."""

    spaces: Mapping[str, Space]
    ordered: Sequence[Space]
    blocked: set[frozenset[str]]
    layout: Layout
    text: Mapping[str, str]
    title: str
    below: str  # the pieces: definitions, country and tiles
    above: str  # the pieces: barriers, frame and title
    imprint: str


@lru_cache(maxsize=16)
def plan_of(written: str, language: str, count: int) -> Plan:
    """Draw what always stays, from a map document as text."""
    document, text = json.loads(written), texts_of(language)
    spaces = spaces_of(document)
    layout = layout_of(spaces, count)
    frame = layout.frame
    scenery = scenery_of(document, Path(__file__).with_name("maps"))
    title = in_language(document.get("title", document.get("id", "")), language)
    land = Country("paris", scenery, place).draw(frame, language) if scenery else draw_island(spaces.values(), frame)
    return Plan(
        spaces=spaces,
        ordered=sorted(spaces.values(), key=lambda space: (space.kind != "landscape", space.row, space.column)),
        blocked=blocked_edges(document),
        layout=layout,
        text=text,
        title=title,
        below=tag("g", land, draw_tiles(spaces), clip_path="url(#paris-window)", class_="map"),
        above=draw_barriers(document, spaces, text) + draw_frame(frame) + draw_title(layout.title, title),
        imprint=draw_imprint(frame, document, text),
    )


def picture(
    document: Mapping[str, Any],
    view: Mapping[str, Any] | None = None,
    language: str = "en",
    theme: str = "light",
    lit: Mapping[str, Any] | None = None,
    part: str = "all",
) -> str:
    """Draw a board as SVG text.

    `document` is a map document, `view` what a seat sees of a game (none: the empty board), `lit` the spaces to
    highlight: {"spaces": [...], "colour": ...}, `part` whether to draw all, the "map" without the sign of the
    companies, or that sign, the "panel". The same arguments always give the same text.

    >>> tiny = {"title": {"en": "Tiny"}, "rows": ["S .", " 1"], "cities": {"1.1": "Lyon"}, "stations": {"0.0": "Gare"}}
    >>> svg = picture(tiny, {"spaces": {"0.2": ["red"]}})
    >>> svg.startswith("<svg") and 'id="space-1.1"' in svg and 'data-companies="red"' in svg
    True
    """
    plan = plan_of(json.dumps(document), language, len(companies_of(view)))
    frame, layout, scene = plan.layout.frame, plan.layout, scene_of(plan, view, lit)
    sheet = Box(frame.left - MARGIN, frame.top - MARGIN, frame.right + MARGIN, frame.bottom + IMPRINT)
    if part == "panel":
        sheet = layout.companies.grown(MARGIN)
    clip = tag("clipPath", frame.rect("", 8), id="paris-window")
    parts = [
        tag("title", escape("Paris Connection · " + plan.title)),
        style(),
        definitions(),
        tag("defs", clip),
        sheet.rect("paper"),
    ]
    if part != "panel":
        rails = draw_rails(rail_paths(plan.spaces, scene.held, plan.blocked))
        parts += [plan.below, rails, draw_spaces(scene), plan.above]
    if part != "map":
        parts.append(draw_panel(layout.companies, layout.panel, view, plan.text))
    if part != "panel":
        parts.append(plan.imprint)
    return whole("paris", sheet, parts, language, theme)
