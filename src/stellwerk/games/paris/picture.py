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
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

# ---------------------------------------------------------------- measures

HALF = 32.0  # half the width of a hex, that is one column
SIDE = 37.0  # the side of a hex, and its reach upwards from the centre
PITCH = 55.5  # from one row to the next
PAD = 20.0  # from the outermost spaces to the frame
MARGIN = 12.0  # paper around the frame
IMPRINT = 30.0  # paper below the frame, which carries the small print
CORNERS: tuple[Point, ...] = (
    (0, -SIDE), (HALF, -SIDE / 2), (HALF, SIDE / 2), (0, SIDE), (-HALF, SIDE / 2), (-HALF, -SIDE / 2),
)  # fmt: skip
NAME_SIZE = 17.5
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


def in_language(value: Any, language: str) -> str:
    """Pick a text out of {"en": ..., "de": ...}; a plain text is itself.

    >>> in_language({"en": "France", "de": "Frankreich"}, "de")
    'Frankreich'
    """
    if not isinstance(value, Mapping):
        return str(value)
    found = value.get(language, value.get(language.split("-")[0].lower(), value.get("en")))
    return str(found if found is not None else next(iter(value.values()), ""))


# Widths of the letters of Barlow Condensed (semibold) in hundredths of the size. With another condensed face the text
# is squeezed to the same length, so that it never leaves its sign.
LETTER_WIDTHS = {
    16: "'", 18: "|ìíîï", 20: " ,`l", 22: ".;IijÌÍÎÏ", 26: "!:", 28: "()1t’", 30: '"f', 32: "-[]r{}", 36: "*z",
    38: "/\\×", 40: "7Z_syýÿ–", 42: "23569?FL^cevxçèéêë",
    44: "$+08<=>EJSabdghknopquÈÉÊËßàáâãäåñòóôõöùúûü", 48: "DHKUVÙÚÛÜ", 50: "NÑ", 54: "M", 58: "&", 60: "#wØ",
    66: "Wm", 68: "æœ", 74: "ÆŒ", 76: "@", 78: "%",
}  # fmt: skip
WIDTH_OF = {letter: width / 100 for width, letters in LETTER_WIDTHS.items() for letter in letters}


def width_of(text: str, size: float, spacing: float = 0.0) -> float:
    """Estimate how wide a text is set.

    >>> round(width_of("Lyon", 10), 1)
    17.0
    """
    return size * sum(WIDTH_OF.get(letter, 0.46) for letter in text) + spacing * len(text)


# ---------------------------------------------------------------- writing SVG


def number(value: float) -> str:
    """Write a number with at most one decimal.

    >>> number(18.5), number(32.0), number(-0.01)
    ('18.5', '32', '0')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def tag(tag_name: str, *children: str, **attributes: object) -> str:
    """Write an element; attribute names take '-' for '_', and numbers are shortened. None leaves one out.

    >>> tag("use", href="#hex", x=1.0)
    '<use href="#hex" x="1"/>'
    >>> tag("text", "A", class_="name", text_anchor="middle")
    '<text class="name" text-anchor="middle">A</text>'
    """
    parts = [tag_name]
    for key, value in attributes.items():
        if value is not None:
            written = number(value) if isinstance(value, float | int) else str(value)
            parts.append(key.rstrip("_").replace("_", "-") + "=" + quoteattr(written))
    opening = " ".join(parts)
    if not children:
        return "<" + opening + "/>"
    return "<" + opening + ">" + "".join(children) + "</" + tag_name + ">"


def words(text: str, x: float, y: float, class_: str, size: float | None = None, fit: float | None = None) -> str:
    """Write a text; `fit` is the length it must have whatever the typeface."""
    return tag(
        "text",
        escape(text),
        x=x,
        y=y,
        class_=class_,
        font_size=size,
        textLength=fit,
        lengthAdjust=None if fit is None else "spacingAndGlyphs",
    )


def moved(x: float, y: float, scale: float = 1.0) -> str:
    """Write a shift, and a change of size where there is one."""
    shift = "translate(" + number(x) + " " + number(y) + ")"
    return shift if scale == 1.0 else shift + " scale(" + f"{scale:g}" + ")"


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once in <defs>."""
    return tag("use", href="#paris-" + symbol, class_=class_, transform=transform)


def pair(point: Point) -> str:
    """Write a point."""
    return number(point[0]) + " " + number(point[1])


def straight(points: Sequence[Point], close: bool = False) -> str:
    """Write straight lines through points as path data."""
    return "M" + "L".join(pair(point) for point in points) + ("Z" if close else "")


def curved(points: Sequence[Point]) -> str:
    """Write a smooth line through points as path data (Catmull and Rom)."""
    ends = [points[0], *points, points[-1]]
    data = "M" + pair(points[0])
    for before, here, there, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        leave = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        reach = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        data += "C" + " ".join((pair(leave), pair(reach), pair(there)))
    return data


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


@dataclass(frozen=True)
class Box:
    """A rectangle of the drawing."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Give the width."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Give the height."""
        return self.bottom - self.top

    def meets(self, other: Box) -> bool:
        """Say whether two rectangles overlap."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def grown(self, by: float) -> Box:
        """Give the rectangle with a margin around it."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def rect(self, class_: str, round_: float = 0.0, inset: float = 0.0) -> str:
        """Draw it."""
        box = self.grown(-inset)
        corner = round_ or None
        return tag("rect", x=box.left, y=box.top, width=box.width, height=box.height, rx=corner, class_=class_)


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


# ---------------------------------------------------------------- the scenery


@lru_cache(maxsize=16)
def stored_scenery(name: str) -> Mapping[str, Any]:
    """Read a scenery file that stands beside the maps; a name with a path in it is not looked for."""
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)*\.json", name):
        return {}
    path = Path(__file__).with_name("maps") / name
    if not path.is_file():
        return {}
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def scenery_of(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give the scenery of a map: written in the document itself, in a file beside the maps, or none."""
    given = document.get("scenery")
    if isinstance(given, Mapping):
        return given
    return stored_scenery(given) if isinstance(given, str) else {}


def points_of(flat: Sequence[float]) -> list[Point]:
    """Read x, y, x, y ... in board coordinates."""
    return [place(float(x), float(y)) for x, y in zip(flat[::2], flat[1::2], strict=False)]


def draw_country(scenery: Mapping[str, Any], frame: Box, language: str) -> str:
    """Draw sea, land, borders, relief, rivers and their names."""
    beyond = "".join(straight(points_of(ring), close=True) for ring in scenery.get("beyond", []))
    home = "".join(straight(points_of(ring), close=True) for ring in scenery.get("home", []))
    borders = "".join(straight(points_of(line)) for line in scenery.get("borders", []))
    return "".join([
        draw_sea(frame, beyond + home),
        tag("path", d=beyond, class_="beyond") if beyond else "",
        tag("path", d=home, class_="home") if home else "",
        draw_relief(scenery.get("ridges", [])),
        tag("path", d=borders, class_="border") if borders else "",
        draw_rivers(scenery.get("rivers", [])),
        "".join(draw_label(label, language) for label in scenery.get("labels", [])),
        draw_compass(scenery.get("compass")),
        frame.rect("fade"),
    ])  # fmt: skip


def draw_sea(frame: Box, land: str) -> str:
    """Draw the sea with lines that follow the shore, as on old charts."""
    shore = tag("path", id="paris-shore", d=land)
    lines = "".join(use("shore", "water w" + str(step)) for step in (1, 2, 3))
    return frame.rect("sea") + tag("defs", shore) + lines


def draw_relief(ridges: Sequence[Mapping[str, Any]]) -> str:
    """Draw mountains as flat layers around their crest, with small peaks on it."""
    if not ridges:
        return ""
    layers = []
    for level, width in ((1, 66.0), (2, 42.0), (3, 20.0)):
        for ridge in ridges:
            data = curved(points_of(ridge["line"]))
            layers.append(tag("path", d=data, class_="relief r" + str(level), stroke_width=width * ridge["width"]))
    peaks = [
        use("peak", None, moved(x, y, round(0.6 + 0.5 * ridge["width"], 2)))
        for ridge in ridges
        for x, y in along(points_of(ridge["line"]), 25.0)
    ]
    return "".join(layers) + tag("g", *peaks, class_="peaks")


def along(points: Sequence[Point], step: float) -> list[Point]:
    """Give points at equal distances along a line, a little to either side in turn."""
    found: list[Point] = []
    left = step / 2
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        at = left
        while at < length:
            side = 7.0 if len(found) % 2 else -7.0
            found.append((x1 + (x2 - x1) * at / length + side, y1 + (y2 - y1) * at / length + side / 3))
            at += step
        left = at - length
    return found


def draw_rivers(rivers: Sequence[Mapping[str, Any]]) -> str:
    """Draw the rivers."""
    return "".join(
        tag("path", d=curved(points_of(river["line"])), class_="river", stroke_width=float(river["width"]))
        for river in rivers
    )


def draw_label(label: Mapping[str, Any], language: str) -> str:
    """Write the name of a sea or of a neighbour."""
    [(x, y)] = points_of(label["at"])
    kind = "sea" if label.get("kind") == "sea" else "land"
    turn = "rotate(" + number(float(label.get("turn", 0))) + ")"
    text = in_language(label["text"], language)
    return tag("g", words(text, 0, 0, "region " + kind), transform=moved(x, y) + " " + turn)


def draw_compass(at: Sequence[float] | None) -> str:
    """Draw a small compass rose where the scenery has a place for it."""
    if not at:
        return ""
    [(x, y)] = points_of(at)
    ring = tag("circle", r=27, class_="compass-ring")
    rose = tag("path", d=regular(4, 20, 6, 45), class_="compass-back") + tag("path", d=regular(4, 33, 6))
    return tag("g", ring, rose, words("N", 0, -38, "compass-north", 18), class_="compass", transform=moved(x, y))


def draw_island(spaces: Iterable[Space], frame: Box) -> str:
    """Draw land and shore from the spaces alone, for a map without scenery."""
    land = "".join(straight(space.corners(), close=True) for space in spaces)
    return draw_sea(frame, land) + use("shore", "home island") + frame.rect("fade")


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
    drawn = []
    for colour, data in paths.items():
        line = tag("path", id="paris-net-" + colour, d=data)
        layers = (use("net-" + colour, layer) for layer in ("ballast", "sleepers", "rail", "gap"))
        drawn.append(tag("g", tag("defs", line), *layers, class_="net c-" + colour))
    return tag("g", *drawn, class_="rails") if drawn else ""


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

    spaces: Mapping[str, Space]
    held: Mapping[str, list[str]]
    homes: Mapping[str, str]  # start space: the company that starts there
    lit: frozenset[str]
    lit_colour: str
    fresh: frozenset[str]
    text: Mapping[str, str]


def scene_of(
    spaces: Mapping[str, Space], view: Mapping[str, Any] | None, lit: Mapping[str, Any] | None, text: Mapping[str, str]
) -> Scene:
    """Gather what the spaces need."""
    view, lit = view or {}, lit or {}
    building = view.get("building") or {}
    return Scene(
        spaces=spaces,
        held=occupants(view),
        homes={str(company["start"]): str(company["colour"]) for company in companies_of(view) if "start" in company},
        lit=frozenset(map(str, lit.get("spaces") or ())),
        lit_colour=str(lit.get("colour") or building.get("colour") or ""),
        fresh=frozenset(map(str, building.get("spaces") or ())),
        text=text,
    )


def companies_of(view: Mapping[str, Any] | None) -> list[Mapping[str, Any]]:
    """Give the companies of a view; without one, the six colours."""
    given: list[Mapping[str, Any]] = list((view or {}).get("companies") or ())
    return given or [{"colour": colour} for colour in COMPANIES]


def draw_lit(scene: Scene) -> str:
    """Brighten the lit spaces below the rails; their edge belongs to the space itself."""
    lit = "".join(straight(space.corners(), close=True) for key, space in scene.spaces.items() if key in scene.lit)
    layers = (tag("path", d=lit, class_=layer) for layer in ("lit-light", "lit-tint"))
    return tag("g", *layers, class_="lit-ground c-" + scene.lit_colour) if lit else ""


def draw_spaces(scene: Scene) -> str:
    """Draw all spaces; those with a sign come last, so that nothing covers a name."""
    ordered = sorted(scene.spaces.values(), key=lambda space: (space.kind != "landscape", space.row, space.column))
    return tag("g", *(draw_space(space, scene) for space in ordered), class_="spaces")


def draw_space(space: Space, scene: Scene) -> str:
    """Draw one space and everything that stands on it."""
    colours = scene.held.get(space.key, [])
    is_lit, is_fresh = space.key in scene.lit, space.key in scene.fresh
    classes = ["space", space.kind]
    classes += ["taken"] if colours else []
    classes += ["lit", "c-" + scene.lit_colour] if is_lit else []
    classes += ["fresh"] if is_fresh else []
    parts = [tag("title", escape(space_title(space, colours, scene, is_lit))), use("hex", "hit")]
    if is_lit:
        parts.append(use("glow", "glow"))
    parts.append(draw_ground(space, scene, bool(colours)))
    x, y = space.centre
    for colour, at_x, at_y, scale in stands(space, colours):
        parts.append(draw_locomotive(colour, at_x - x, at_y - y, scale))
    if is_fresh:
        parts.append(use("ring", "ring"))
    parts.append(draw_name(space, scene))
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


def space_title(space: Space, colours: Sequence[str], scene: Scene, is_lit: bool) -> str:
    """Say in words what a space is and who stands there."""
    text = scene.text
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


def draw_ground(space: Space, scene: Scene, taken: bool) -> str:
    """Draw what belongs to the space itself: value, station hall, tower or coordinates."""
    if space.kind == "city":
        if taken or (space.barred and len(space.lines) > 1):
            return draw_badge(space.value, space.lean, -30 if space.lifted else -26, 0.6 if space.lifted else 0.68)
        return draw_badge(space.value, 0, -7 - (LIFT if space.lifted else 0), 0.94)
    if space.kind == "start":
        return use("hall", "hall c-" + scene.homes.get(space.key, "none"))
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


def draw_name(space: Space, scene: Scene) -> str:
    """Write the name of a city or station on an enamel sign."""
    lines = space.lines
    if not lines:
        return ""
    beside = [other for other in neighbours(space, scene.spaces) if other.row == space.row and other.name]
    bottom = 32.0 - (LIFT if space.barred else 0.0)
    if space.kind == "start":
        return draw_sign(lines, [9.0, 14.0][-len(lines) :], 62.0, bottom, "sign")
    sizes = [NAME_SIZE] if len(lines) == 1 else [15.0, 15.0]
    return draw_sign(lines, sizes, SIGN_WIDTH, bottom, "sign" if beside or space.barred else "sign roomy")


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


def draw_sign(lines: Sequence[str], sizes: Sequence[float], widest: float, bottom: float, class_: str) -> str:
    """Draw a sign of one or two lines; it is as wide as its text, which is squeezed where there is too much of it."""
    widths = [width_of(line, size) for line, size in zip(lines, sizes, strict=True)]
    squeeze = min(1.0, (widest - 7) / max(widths))
    widths = [width * squeeze for width in widths]
    heights = [size * 0.92 for size in sizes]
    half, height = max(widths) / 2 + 4.5, sum(heights) + 3.5
    top = bottom - height
    plate = Box(-half, top, half, top + height)
    parts = [plate.rect("plate", 3.5), plate.rect("rim", 2.5, 1.4)]
    baseline = top + 1.0
    for line, size, width, step in zip(lines, sizes, widths, heights, strict=True):
        baseline += step
        parts.append(words(line, 0, baseline - size * 0.12, "name", size, width))
    return tag("g", *parts, class_=class_)


# ---------------------------------------------------------------- title, companies, imprint


def find_room(width: float, height: float, frame: Box, taken: Sequence[Box], corner: Point) -> Box | None:
    """Look along the frame for a place where a sign covers no space, as near to a corner as can be."""
    inner = frame.grown(-12)
    free_x, free_y = inner.width - width, inner.height - height
    if free_x < 0 or free_y < 0:
        return None
    spots = [(side * free_x, step * free_y / 60) for side in (0, 1) for step in range(61)]
    spots += [(step * free_x / 60, side * free_y) for side in (0, 1) for step in range(61)]
    spots.sort(key=lambda spot: math.hypot(spot[0] - corner[0] * free_x, spot[1] - corner[1] * free_y))
    for dx, dy in spots:
        box = Box(inner.left + dx, inner.top + dy, inner.left + dx + width, inner.top + dy + height)
        if not any(box.grown(5).meets(other) for other in taken):
            return box
    return None


def draw_title(box: Box, title: str) -> str:
    """Draw the title as a large enamel sign."""
    middle = box.top + box.height / 2
    tower = use("tower", "tower", moved(box.left + 50, middle + 2, 1.25))
    big = words("PARIS CONNECTION", box.left + 96, middle + 5, "title", 45, box.width - 122)
    rule = tag("path", d=straight(((box.left + 96, middle + 18), (box.right - 26, middle + 18))), class_="title-rails")
    small_width = min(width_of(title.upper(), 21, 6), box.width - 122)
    small = words(title.upper(), box.left + 96, middle + 42, "subtitle", 21, small_width)
    return tag("g", box.rect("enamel", 12), box.rect("brass", 8, 5), tower, big, rule, small, class_="cartouche")


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


def round_top(box: Box, radius: float) -> str:
    """Write a rectangle whose upper corners are round."""
    start = "M" + pair((box.left, box.bottom)) + "V" + number(box.top + radius)
    corner = "a" + number(radius) + " " + number(radius) + " 0 0 1 "
    top = corner + pair((radius, -radius)) + "H" + number(box.right - radius)
    return start + top + corner + pair((radius, radius)) + "V" + number(box.bottom) + "Z"


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
    parts = [tag("title", escape(label)), cell.rect("cell", 5, 2.5), use("track", "track", moved(x + 37, y + 28))]
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


def regular(count: int, radius: float, inner: float | None = None, turn: float = 0.0) -> str:
    """Write a regular polygon, or a star if an inner radius is given."""
    radii = [radius] if inner is None else [radius, inner]
    total = count * len(radii)
    points = []
    for index in range(total):
        angle = 2 * math.pi * index / total - math.pi / 2 + math.radians(turn)
        reach = radii[index % len(radii)]
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return straight(points, close=True)


EMBLEMS = {  # shape: (path, how far down the letter stands)
    "diamond": ("M-12 0L0-8.5L12 0L0 8.5Z", 0.0),
    "square": ("M-8-7H8V7H-8Z", 0.0),
    "circle": ("M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z", 0.0),
    "triangle": ("M0-8.5L12 7.5H-12Z", 2.2),
    "pentagon": (regular(5, 8.8), 0.5),
    "star": (regular(6, 9.2, 6.2), 0.0),
}
LOCO_BODY = (  # a tank engine: its long flat side carries the emblem
    "M-20.5-14.5H-6.5V-12H-8V-9.5H2.300V-10.5A2.7 2.7 0 0 1 7.7-10.5V-9.5H10.5V-12.5L9-16H18"
    "L16.5-12.5V-7.5H17.5A2 2 0 0 1 19.5-5.5V4.5H21.5V8H-21V4.5H-19V-12H-20.5Z"
)
TOWER = (
    "M-1-35H1L1.8-22C2.5-12 4-4.5 5.5-1L9 9C11 15 14 21 18 27H10C9 20.5 5 17 0 17S-9 20.5-10 27H-18"
    "C-14 21-11 15-9 9L-5.5-1C-4-4.5-2.5-12-1.8-22Z"
)
TOWER_GAPS = "M-2.5 2.5H2.5L4.5 8H-4.5ZM0-18L1.7-4H-1.7Z"


def definitions() -> str:
    """Write everything that is drawn more than once."""
    hexagon = straight(CORNERS, close=True)
    inner = straight([(0.9 * x, 0.9 * y) for x, y in CORNERS], close=True)
    glow = ("fill", "line", "edge")
    parts = [
        tag("path", id="paris-hex", d=hexagon),
        tag("g", *(tag("path", d=inner, class_="paris-glow-" + layer) for layer in glow), id="paris-glow"),
        tag("path", id="paris-ring", d=inner),
        tag("path", id="paris-disc", d="M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z"),
        tag("path", id="paris-octagon", d=regular(8, 15.6, turn=22.5)),
        tag("path", id="paris-shield", d="M-14-13.5Q0-17 14-13.5V1C14 9 7 13.5 0 17C-7 13.5-14 9-14 1Z"),
        tag("path", id="paris-burst", d=regular(12, 19.5, 15)),
        tag("g", tag("path", d=TOWER), tag("path", d=TOWER_GAPS, class_="paris-gaps"), decks(), id="paris-tower"),
        tag("g", *hall_parts(), id="paris-hall"),
        tag("path", id="paris-peak", d="M-8 5L0-7L8 5M0-7L2.5-1L1-1L3.5 5"),
        tag("path", id="paris-track", d="M-27 17H27M-22 17V21M-11 17V21M0 17V21M11 17V21M22 17V21"),
        gradient(),
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


def gradient() -> str:
    """Let the country fade into the paper towards the frame."""
    stops = [tag("stop", offset=f"{at}%", class_=class_) for at, class_ in ((62, "clear"), (100, "faded"))]
    return tag("radialGradient", *stops, id="paris-fade", r="72%")


def locomotive_definition(colour: str) -> str:
    """Define the locomotive of one company: the same engine, its own emblem and letter."""
    letter, shape = COMPANIES[colour]
    path, drop = EMBLEMS[shape]
    wheels = (
        "".join("M" + pair((x - 4, 8)) + "a4 4 0 1 0 8 0a4 4 0 1 0-8 0" for x in (-13.5, -3, 7.5))
        + "M13.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"
    )
    emblem = tag(
        "g",
        tag("path", d=path, class_="paris-emblem"),
        tag("text", letter, y=4.0 + drop, class_="paris-letter"),
        transform=moved(0, -1),
    )
    outline = tag("path", d=LOCO_BODY + wheels, class_="paris-loco-halo")
    body = tag("path", d=LOCO_BODY, class_="paris-loco-body")
    return tag("g", outline, tag("path", d=wheels, class_="paris-wheels"), body, emblem, id="paris-loco-" + colour)


# ---------------------------------------------------------------- style

LIGHT = {
    "paper": "#f4ecd8", "frame": "#14304f", "sheet": "#fffaf0", "ink": "#1d2b3a", "soft": "#5d6a74", "rule": "#d9ccab",
    "night": "#14304f", "brass": "#b08a3c", "enamel-text": "#fdf8ea", "barrier": "#c8402f",
    "sea": "#bcd5db", "water": "#d9e8e8", "home": "#f3e7c6", "beyond": "#e4dac2", "shore": "#7d97a0",
    "river": "#8fb8c6", "relief": "#c9b383", "grid": "#8d8268", "city-line": "#5d6a74", "tile": "#fffaf0",
    "tile-opacity": ".3", "lit-light": ".6",
    "v1": "#fffdf6", "v2": "#cfe3cb", "v3": "#7fb58a", "v4": "#14304f", "start": "#efdcae", "eiffel": "#14304f",
    "b1": "#fffdf6", "b1-edge": "#1d2b3a", "b1-ink": "#1d2b3a", "b2": "#9bcaa0", "b2-edge": "#1f5a34",
    "b2-ink": "#12301d", "b3": "#1f6b3c", "b3-edge": "#fffdf6", "b3-ink": "#ffffff", "b4": "#e3b64f",
    "b4-edge": "#fffaf0", "b4-ink": "#14304f", "halo": "#fffaf0", "wheel": "#1d2b3a", "ballast": "#fffaf0",
    "purple": "#a066bd", "brown": "#63381a", "black": "#24272c", "yellow": "#e9b526", "blue": "#2463ab",
    "red": "#d8432f", "tower": "#d9b45f", "region": "#5b7f8c", "region-land": "#a8997a",
}  # fmt: skip
DARK = {
    "paper": "#10181f", "frame": "#33424d", "sheet": "#1a252e", "ink": "#f1ead9", "soft": "#9fabb2", "rule": "#33424d",
    "night": "#0b1d31", "brass": "#d0a850", "enamel-text": "#f6efdd", "barrier": "#e0523f",
    "sea": "#0d2032", "water": "#15304a", "home": "#2b3842", "beyond": "#1b262e", "shore": "#56707f",
    "river": "#3f6d88", "relief": "#6d6a58", "grid": "#6d7d87", "city-line": "#a9b4b8", "tile": "#3f4f5b",
    "tile-opacity": ".35", "lit-light": ".1",
    "v1": "#55636c", "v2": "#3f6a52", "v3": "#2b8a52", "v4": "#0b1d31", "start": "#5f5335", "eiffel": "#0b1d31",
    "b1": "#f6efdd", "b1-edge": "#10181f", "b1-ink": "#10181f", "b2": "#a5d6ab", "b2-edge": "#10181f",
    "b2-ink": "#0d2416", "b3": "#0e4d27", "b3-edge": "#d5efd6", "b3-ink": "#ffffff", "b4": "#e8bf5c",
    "b4-edge": "#fff3d2", "b4-ink": "#0b1d31", "halo": "#f6efdd", "wheel": "#0a0f14", "ballast": "#0c141b",
    "purple": "#ad75c9", "brown": "#74431f", "black": "#14171b", "yellow": "#f0c545", "blue": "#2f74c0",
    "red": "#e2503b", "tower": "#e3bd66", "region": "#6f97ab", "region-land": "#64727b",
}  # fmt: skip

FONT = (
    'font-weight:600;font-family:"Barlow Condensed","Roboto Condensed","Arial Narrow","Liberation Sans Narrow",'
    "sans-serif"
)
RULES = """
text{fill:var(--ink);user-select:none}
.paper{fill:var(--paper)}
.sea{fill:var(--sea)}
.water{fill:none;stroke:var(--water);stroke-linejoin:round}
.w1{stroke-width:54;opacity:.4}.w2{stroke-width:32;opacity:.5}.w3{stroke-width:14;opacity:.7}
.beyond{fill:var(--beyond);stroke:var(--shore);stroke-width:.8}
.home{fill:var(--home);stroke:var(--shore);stroke-width:1.5;stroke-linejoin:round}
.border{fill:none;stroke:var(--brass);stroke-width:1.8;stroke-dasharray:7 3 1.5 3;opacity:.7}
.river{fill:none;stroke:var(--river);stroke-linecap:round}
.relief{fill:none;stroke:var(--relief);stroke-linecap:round;stroke-linejoin:round;opacity:.16}
.peaks{fill:none;stroke:var(--relief);stroke-width:1.4;stroke-linejoin:round;opacity:.75}
.region{text-anchor:middle}
.region.sea{font-style:italic;font-weight:500;font-size:25px;letter-spacing:5px;fill:var(--region)}
.region.land{font-size:17px;letter-spacing:3px;text-transform:uppercase;fill:var(--region-land)}
.compass{fill:var(--region)}.compass-back{opacity:.55}
.compass-ring{fill:none;stroke:var(--region);stroke-width:1.2}.compass-north{text-anchor:middle;fill:var(--region)}
.fade{fill:url(#paris-fade);pointer-events:none}
.clear{stop-color:var(--paper);stop-opacity:0}.faded{stop-color:var(--paper);stop-opacity:.95}
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
.hit{fill:transparent;pointer-events:all}
.coordinates{font-size:9.5px;font-weight:500;text-anchor:middle;fill:var(--soft);opacity:.75}
.badge{stroke-width:1.8;stroke-linejoin:round}
.b1{fill:var(--b1);stroke:var(--b1-edge)}.b2{fill:var(--b2);stroke:var(--b2-edge)}
.b3{fill:var(--b3);stroke:var(--b3-edge)}.b4{fill:var(--b4);stroke:var(--b4-edge)}
.figure{font-size:20px;font-weight:700;text-anchor:middle;stroke:none}
.b1 .figure{fill:var(--b1-ink)}.b2 .figure{fill:var(--b2-ink)}
.b3 .figure{fill:var(--b3-ink)}.b4 .figure{fill:var(--b4-ink)}
.plate{fill:var(--night)}.rim{fill:none;stroke:var(--enamel-text);stroke-width:.7;opacity:.75}
.name{fill:var(--enamel-text);text-anchor:middle}
.paris-arch{fill:var(--line,var(--c,var(--brass)));fill-opacity:.28;stroke:var(--line,var(--c,var(--brass)));stroke-width:2.2}
.paris-arch-bars{fill:none;stroke:var(--line,var(--c,var(--brass)));stroke-width:1.2;opacity:.7}
.tower{fill:var(--tower)}.paris-gaps{fill:var(--eiffel)}.paris-decks{fill:none;stroke:var(--tower);stroke-width:2.6}
.paris-loco-halo{fill:var(--halo);stroke:var(--halo);stroke-width:3.6;stroke-linejoin:round}
.paris-loco-body{fill:var(--c)}.paris-wheels{fill:var(--wheel)}
.paris-emblem{fill:#fff}.paris-letter{font-size:11.5px;font-weight:700;text-anchor:middle;fill:#1d2b3a}
.paris-glow-fill{fill:var(--c,var(--brass));fill-opacity:var(--glow,0)}
.paris-glow-line{fill:none;stroke:var(--halo);stroke-width:5;stroke-linejoin:round;opacity:.8}
.paris-glow-edge{fill:none;stroke:var(--c,var(--brass));stroke-width:4;stroke-dasharray:9 4;stroke-linejoin:round}
.lit{cursor:pointer}.lit:hover{--glow:.35}
.lit-light{fill:var(--halo);opacity:var(--lit-light)}.lit-tint{fill:var(--c,var(--brass));opacity:.2}
.ring{fill:none;stroke:var(--brass);stroke-width:3.5;stroke-linejoin:round}
.enamel{fill:var(--night)}.brass{fill:none;stroke:var(--brass);stroke-width:1.6}
.title{fill:var(--enamel-text);font-weight:700}.subtitle{fill:var(--tower);letter-spacing:6px}
.title-rails{stroke:var(--brass);stroke-width:5;stroke-dasharray:2 5}
.panel{fill:var(--sheet)}.panel-head{fill:var(--night)}
.heading{fill:var(--enamel-text);letter-spacing:1.5px}.column-head{fill:var(--tower);text-anchor:end}
.cell{fill:none}.building .cell{fill:var(--brass);fill-opacity:.22;stroke:var(--brass);stroke-width:2}
.company-name{fill:var(--ink)}
.gauge{fill:var(--rule)}.gauge-fill{fill:var(--line,var(--c))}
.big-number{font-weight:700;text-anchor:end}.tray{text-anchor:end;fill:var(--soft)}
.track{fill:none;stroke:var(--soft);stroke-width:2}
.key{fill:var(--ink)}.imprint{text-anchor:end;fill:var(--soft);font-weight:500}
.frame{fill:none;stroke:var(--frame);stroke-width:4}.frame-line{fill:none;stroke:var(--brass);stroke-width:1.5}
"""
# On a phone the coordinates would only be dust, and the names want to be larger where they have room.
PHONE = (
    "@media (max-width:600px){.paris .coordinates{display:none}"
    ".paris .roomy{transform:scale(1.2);transform-origin:0 24px}}"
)


@lru_cache(maxsize=1)
def style() -> str:
    """Write the style; every rule is kept to this drawing, so that it changes nothing on the page around it."""
    lines = [".paris{" + FONT + "}", ".paris" + palette(LIGHT), ".paris.dark" + palette(DARK)]
    lines += [".paris .c-" + colour + "{--c:var(--" + colour + ")}" for colour in COMPANIES]
    # Yellow is weak on cream paper, black and brown at night: they get a bed of the other kind.
    lines.append(".paris.light .c-yellow{--gap:#6b5206}")
    lines.append(".paris.dark .c-black,.paris.dark .c-brown{--ballast:#d8d1bd}.paris.dark .c-black{--line:#d8d1bd}")
    for rule in RULES.replace("\\\n", "").strip().splitlines():
        for part in re.findall(r"[^{}]+\{[^{}]*\}", rule):
            # A browser matches what <use> copies without its surroundings: those classes carry the name themselves.
            lines.append(part if part.startswith(".paris-") else ".paris " + part)
    return tag("style", escape("\n".join([*lines, PHONE])))


def palette(colours: Mapping[str, str]) -> str:
    """Write colours as custom properties."""
    return "{" + ";".join("--" + name + ":" + value for name, value in colours.items()) + "}"


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


def picture(
    document: Mapping[str, Any],
    view: Mapping[str, Any] | None = None,
    language: str = "en",
    theme: str = "light",
    lit: Mapping[str, Any] | None = None,
) -> str:
    """Draw a board as SVG text.

    `document` is a map document, `view` what a seat sees of a game (none: the empty board), `lit` the spaces to
    highlight: {"spaces": [...], "colour": ...}. The same arguments always give the same text.

    >>> tiny = {"title": {"en": "Tiny"}, "rows": ["S .", " 1"], "cities": {"1.1": "Lyon"}, "stations": {"0.0": "Gare"}}
    >>> svg = picture(tiny, {"spaces": {"0.2": ["red"]}})
    >>> svg.startswith("<svg") and 'id="space-1.1"' in svg and 'data-companies="red"' in svg
    True
    """
    text = texts_of(language)
    spaces = spaces_of(document)
    layout = layout_of(spaces, len(companies_of(view)))
    frame = layout.frame
    scene = scene_of(spaces, view, lit, text)
    scenery = scenery_of(document)
    title = in_language(document.get("title", document.get("id", "")), language)
    land = draw_country(scenery, frame, language) if scenery else draw_island(spaces.values(), frame)
    sheet = Box(frame.left - MARGIN, frame.top - MARGIN, frame.right + MARGIN, frame.bottom + IMPRINT)
    clip = tag("clipPath", frame.rect("", 8), id="paris-window")
    parts = [
        tag("title", escape("Paris Connection · " + title)),
        style(),
        definitions(),
        tag("defs", clip),
        sheet.rect("paper"),
        tag("g", land, draw_tiles(spaces), clip_path="url(#paris-window)", class_="map"),
        draw_lit(scene),
        draw_rails(rail_paths(spaces, scene.held, blocked_edges(document))),
        draw_spaces(scene),
        draw_barriers(document, spaces, text),
        frame.rect("frame", 8),
        frame.rect("frame-line", 6, 4.5),
        draw_title(layout.title, title),
        draw_panel(layout.companies, layout.panel, view, text),
        draw_imprint(frame, document, text),
    ]
    view_box = " ".join(map(number, (sheet.left, sheet.top, sheet.width, sheet.height)))
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=view_box,
        width="100%",
        class_="paris dark" if theme == "dark" else "paris light",
        lang=language,
    )
