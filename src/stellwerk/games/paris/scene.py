"""The map of Paris Connection with the locomotives on it, as a scene.

From below: sea and land, tiles and their thin lines; the rails of each company (`layer-rails-red`); each space with all
that stands on it (`space-7.21`); barriers, frame and title.  Nothing on it depends on a colour alone: each company has
a letter and an emblem, each value of a city a shape.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from ... import drawing, texts
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
    layer,
    moved,
    pair,
    regular,
    scenery_of,
    straight,
    tag,
    width_of,
    words,
)
from ...drawings import title_of
from ...engine.game import Board
from ...engine.moves import Piece
from ...engine.text import Text
from ...palette import SHAPES, Tint
from ...scene import Ground, Group, Scene, wrapped
from .board import CITY, COLOURS, GOAL, LANDSCAPE, LOCOS, neighbours

Say = Callable[..., str]
Lying = tuple[str, ...]
"""The colours of the locomotives in a space, in the order of COLOURS."""

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
TITLE = 452.0, 124.0
KEY = 244.0, 96.0

BADGES = {1: "disc", 2: "octagon", 3: "shield", 4: "burst"}  # the shape that goes with a city's value

# Where locomotives stand in a landscape space: (x, y, scale). Two stand askew, so that the rails of two companies
# which run side by side never cover each other, in whichever of the six directions they go.
STANDS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0, -3, 1.1),),
    2: ((-13, -11.5, 0.82), (13, 10, 0.82)),
}
SIGN_STAND = (0.0, -2.0, 0.88)  # in a city or station: between its value and its sign
LIFTED_STAND = (0.0, -10.0, 0.76)  # the same where the sign is two lines high, or pushed up by a barrier
LIFT = 12.0


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once for this drawing."""
    return drawing.use("paris-" + symbol, class_, transform)


def place(column: float, row: float) -> Point:
    """Turn board coordinates into the drawing's."""
    return HALF * (column + 1), SIDE + PITCH * row


# ---------------------------------------------------------------- the spaces


@dataclass(frozen=True, eq=False)
class Space:
    """A hex of the map in a language: all of it that never changes."""

    label: str
    kind: str
    """landscape, city, start or eiffel."""
    value: int
    lines: Sequence[str]
    """Of its sign; none where there is no sign."""
    title: str
    """What it is, in words."""
    barred: bool
    """A barrier on one of the two lower edges wants room below the sign."""
    lean: float
    """A barrier on an upper edge wants the value to step aside, this way."""
    is_alone: bool
    """Whether no space with a sign is beside it."""
    say: Say

    @property
    def centre(self) -> Point:
        """The middle of the hex in the drawing."""
        row, column = map(int, self.label.split("."))
        return place(column, row)

    @property
    def lifted(self) -> bool:
        """Whether the sign needs so much room that what stands above it must move up."""
        return self.barred or (self.kind == "city" and len(self.lines) > 1)

    @property
    def corners(self) -> list[Point]:
        """The six corners, the top one first, then clockwise."""
        x, y = self.centre
        return [(x + dx, y + dy) for dx, dy in CORNERS]

    @property
    def box(self) -> Box:
        """The rectangle around it."""
        x, y = self.centre
        return Box(x - HALF, y - SIDE, x + HALF, y + SIDE)

    def stand(self, lying: Lying, colour: str) -> tuple[float, float, float]:
        """Where a locomotive stands among those in the space: how far from the centre, and its scale."""
        if self.kind != "landscape":
            return LIFTED_STAND if self.lifted else SIGN_STAND
        return STANDS[len(lying)][lying.index(colour)]


def spaces_of(board: Board, say: Say) -> Iterator[Space]:
    """The spaces of a board in the drawing's language."""
    b, labels, names = board.plain, board.labels["space"], board.names["space"]
    upper, lean = set(), dict.fromkeys(labels, 0.0)
    for edge in board.document["blocked"]:
        above, below = sorted(edge["between"], key=_row)
        if _row(above) < _row(below):
            upper.add(above)
            lean[below] += 9.0 if _column(above) < _column(below) else -9.0
    named = {label for label, name in zip(labels, names, strict=True) if label != name}
    for i, (label, name) in enumerate(zip(labels, names, strict=True)):
        kind = "city" if b.kind[i] == CITY else "start" if i in b.starts else "eiffel"
        kind = "landscape" if b.kind[i] == LANDSCAPE else kind
        lines = station_lines(name) if kind == "start" else city_lines(name) if kind == "city" else []
        title = name if label in named else say(f"paris-space-{kind}")
        facts = [title, label]
        facts += [say("paris-space-value", value=b.value[i])] if b.value[i] else []
        facts += [say("paris-space-ends")] if b.value[i] == GOAL else []
        is_alone = not named.intersection(neighbours(label)[1::3])  # the two in its row
        yield Space(label, kind, b.value[i], lines, " · ".join(facts), label in upper, lean[label], is_alone, say)


def _row(label: str) -> int:
    return int(label.partition(".")[0])


def _column(label: str) -> int:
    return int(label.partition(".")[2])


def shared_edge(one: Space, other: Space) -> tuple[Point, Point]:
    """The two corners that neighbours share."""
    ours = {pair(corner): corner for corner in one.corners}
    first, second = (ours[pair(corner)] for corner in other.corners if pair(corner) in ours)
    return first, second


# ---------------------------------------------------------------- what can change


def draw_space(space: Space, lying: Lying) -> str:
    """Draw a space and everything that stands on it."""
    told = [space.title, *([", ".join(space.say(f"paris-colour-{colour}") for colour in lying)] if lying else [])]
    parts = [tag("title", escape(" · ".join(told))), use("hex", "hit"), draw_ground(space, lying)]
    parts += [draw_locomotive(colour, *space.stand(lying, colour)) for colour in lying]
    return tag(
        "g",
        *parts,
        draw_name(space),
        id="space-" + space.label,
        class_="space " + space.kind + (" taken" if lying else ""),
        transform=moved(*space.centre),
        data_companies=" ".join(lying) or None,
    )


def draw_ground(space: Space, lying: Lying) -> str:
    """Draw what belongs to the space itself: value, station hall, tower or coordinates."""
    if space.kind == "city":
        if lying or (space.barred and len(space.lines) > 1):
            return draw_badge(space.value, space.lean, -30 if space.lifted else -26, 0.6 if space.lifted else 0.68)
        return draw_badge(space.value, 0, -7 - (LIFT if space.lifted else 0), 0.94)
    if space.kind == "start":
        return use("hall", " ".join(["hall", *("c-" + colour for colour in lying)]))
    if space.kind == "eiffel":
        return use("tower", "tower", moved(0, 2, 0.9))
    return words(space.label, 0, 30.5, "coordinates")


def draw_badge(value: int, x: float, y: float, scale: float) -> str:
    """Draw a city's value: shape, colour and number all say it."""
    figure = tag("text", str(value), y=6.6, class_="figure")
    return tag("g", use(BADGES[value]), figure, class_=f"badge b{value}", transform=moved(x, y, scale))


def draw_locomotive(colour: str, x: float, y: float, scale: float) -> str:
    """Draw a locomotive with the emblem of its company."""
    return use("loco-" + colour, "loco c-" + colour, moved(x, y, scale))


def draw_name(space: Space) -> str:
    """Write the name of a city or station on an enamel sign."""
    lines = space.lines
    if not lines:
        return ""
    bottom = 32.0 - (LIFT if space.barred else 0.0)
    if space.kind == "start":
        return draw_sign(lines, [9.0, 14.0][-len(lines) :], 62.0, bottom, "sign")
    sizes = [NAME_SIZE] if len(lines) == 1 else [15.0, 15.0]
    if space.barred or not space.is_alone:
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


def draw_rails(plan: Plan, colour: str, net: tuple[tuple[str, Lying], ...]) -> str:
    """Draw ballast, sleepers and the two rails of a company, the path being written once; `net` are the spaces where it
    has a locomotive, with all that lie there."""
    at = {}
    for label, lying in net:
        x, y = plan.spaces[label].centre
        dx, dy, _ = plan.spaces[label].stand(lying, colour)
        at[label] = x + dx, y + dy
    data = "".join(straight((at[one], at[other])) for one in at for other in plan.links[one] if other in at)
    line = tag("path", id="paris-net-" + colour, d=data)
    tracks = (use("net-" + colour, track) for track in ("ballast", "sleepers", "rail", "gap"))
    return layer("rails-" + colour, *([tag("defs", line), *tracks] if data else ()), class_="net c-" + colour)


# ---------------------------------------------------------------- what always stays


def draw_island(spaces: Iterable[Space], frame: Box) -> str:
    """Draw land and shore from the spaces alone, for a map without scenery."""
    land = "".join(straight(space.corners, close=True) for space in spaces)
    return draw_sea("paris", frame, land) + use("shore", "home island") + frame.rect("fade")


def draw_tiles(spaces: Iterable[Space]) -> str:
    """Colour the spaces by kind, one path each, and draw every edge between them once."""
    kinds: dict[str, list[str]] = {}
    edges: dict[frozenset[str], str] = {}
    for space in spaces:
        corners = space.corners
        kind = f"v{space.value}" if space.kind == "city" else space.kind
        kinds.setdefault(kind, []).append(straight(corners, close=True))
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            edges.setdefault(frozenset((pair(start), pair(end))), straight((start, end)))
    tiles = [tag("path", d="".join(paths), class_="tile " + kind) for kind, paths in sorted(kinds.items())]
    return "".join(tiles) + tag("path", d="".join(edges.values()), class_="grid")


def draw_barriers(board: Board, spaces: Mapping[str, Space], say: Say) -> str:
    """Draw a red and white bar with two posts on each blocked edge."""
    name = dict(zip(board.labels["space"], board.names["space"], strict=True))
    drawn = []
    for edge in board.document["blocked"]:
        one, other = edge["between"]
        title = say("paris-space-blocked", one=name[one], other=name[other])
        drawn.append(draw_barrier(shared_edge(spaces[one], spaces[other]), title))
    return tag("g", *drawn, class_="barriers") if drawn else ""


def draw_barrier(ends: tuple[Point, Point], title: str) -> str:
    """Draw one barrier from end to end."""
    data = straight(ends)
    bars = (tag("path", d=data, class_=layer) for layer in ("bar-edge", "bar-white", "bar-red"))
    posts = (tag("circle", cx=x, cy=y, r=5, class_="post") for x, y in ends)
    return tag("g", tag("title", escape(title)), *bars, *posts, class_="barrier")


def draw_title(box: Box, title: str) -> str:
    """Draw the title as a large enamel sign."""
    tower = use("tower", "tower", moved(box.left + 50, box.top + box.height / 2 + 2, 1.25))
    return draw_cartouche(box, tower, "PARIS CONNECTION", title.upper())


def draw_key(box: Box, say: Say) -> str:
    """Explain the values of the cities and the barriers."""
    x, y, closed = box.left + 20, box.top + 32, say("paris-key-closed")
    parts = [box.rect("panel", 10), box.rect("brass", 7, 4), words(say("paris-key-cities"), x, y + 6, "key", 18)]
    parts += [draw_badge(value, x + 44 + value * 37, y, 0.85) for value in BADGES]
    parts.append(draw_barrier(((x + 5, y + 35), (x + 43, y + 35)), closed))
    return tag("g", *parts, words(closed, x + 62, y + 41, "key", 18), class_="key-row")


@dataclass(frozen=True)
class Layout:
    """Where the frame and the signs are."""

    frame: Box
    title: Box
    key: Box | None
    """None where the map leaves no room for it."""


def layout_of(spaces: Iterable[Space]) -> Layout:
    """Put the signs where the map leaves room; where it leaves none for the title, make the frame larger."""
    taken = [space.box for space in spaces]
    left, right = min(box.left for box in taken), max(box.right for box in taken)
    top, bottom = min(box.top for box in taken), max(box.bottom for box in taken)
    spare = max(0.0, (TITLE[0] - (right - left)) / 2)
    frame = Box(left - spare, top, right + spare, bottom).grown(PAD)
    title = find_room(*TITLE, frame, taken, (0, 0))
    if title is None:
        frame = Box(frame.left, frame.top - TITLE[1] - 4, frame.right, frame.bottom)
        title = Box(frame.left + 12, frame.top + 12, frame.left + 12 + TITLE[0], frame.top + 12 + TITLE[1])
    return Layout(frame, title, find_room(*KEY, frame, [*taken, title.grown(8)], (0, 1)))


# ---------------------------------------------------------------- definitions

TOWER = (
    "M-1-35H1L1.8-22C2.5-12 4-4.5 5.5-1L9 9C11 15 14 21 18 27H10C9 20.5 5 17 0 17S-9 20.5-10 27H-18"
    "C-14 21-11 15-9 9L-5.5-1C-4-4.5-2.5-12-1.8-22Z"
)
TOWER_GAPS = "M-2.5 2.5H2.5L4.5 8H-4.5ZM0-18L1.7-4H-1.7Z"


def definitions(language: str) -> str:
    """Write everything that is drawn more than once."""
    parts = [
        tag("path", id="paris-hex", d=straight(CORNERS, close=True)),
        tag("path", id="paris-disc", d="M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z"),
        tag("path", id="paris-octagon", d=regular(8, 15.6, turn=22.5)),
        tag("path", id="paris-shield", d="M-14-13.5Q0-17 14-13.5V1C14 9 7 13.5 0 17C-7 13.5-14 9-14 1Z"),
        tag("path", id="paris-burst", d=regular(12, 19.5, 15)),
        tag("g", tag("path", d=TOWER), tag("path", d=TOWER_GAPS, class_="paris-gaps"), decks(), id="paris-tower"),
        tag("g", *hall_parts(), id="paris-hall"),
        drawing.country_definitions("paris"),
    ]
    return tag("defs", *parts, *(locomotive_definition(piece, language) for piece in LOCOS.values()))


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


def locomotive_definition(piece: Piece, language: str) -> str:
    """Define the locomotive of one company: the same engine, its own emblem and letter."""
    drop = 2.2 if piece.shape == "triangle" else 0.0  # it is widest at its foot
    emblem = tag("path", d=SHAPES[piece.shape], class_="paris-emblem", transform=moved(0, -1, 1.15))
    letter = tag("text", texts.say(piece.letter, language), y=3.0 + drop, class_="paris-letter")
    outline = tag("path", d=LOCO_BODY + LOCO_WHEELS, class_="paris-loco-halo")
    body = tag("path", d=LOCO_BODY, class_="paris-loco-body")
    wheels = tag("path", d=LOCO_WHEELS, class_="paris-wheels")
    return tag("g", outline, wheels, body, emblem, letter, id="paris-loco-" + piece.colour)


# ---------------------------------------------------------------- style

COLOURS_OF_SPACES = {
    "tile": Tint("#fffaf0", "#3f4f5b"),
    "start": Tint("#efdcae", "#5f5335"),
    "v1": Tint("#fffdf6", "#55636c"),
    "v2": Tint("#cfe3cb", "#3f6a52"),
    "v3": Tint("#7fb58a", "#2b8a52"),
    "b2": Tint("#9bcaa0", "#a5d6ab"),
    "b3": Tint("#1f6b3c", "#0e4d27"),
}
RULES = """
.tile.landscape{fill:var(--tile);fill-opacity:.32}
.tile.v1,.tile.v2,.tile.v3,.tile.v4,.tile.start{stroke:var(--soft);stroke-width:2}
.tile.v1{fill:var(--v1)}.tile.v2{fill:var(--v2)}.tile.v3{fill:var(--v3)}.tile.v4{fill:var(--night)}
.tile.start{fill:var(--start)}.tile.eiffel{fill:var(--night)}
.grid{fill:none;stroke:var(--sleeper);stroke-width:1.1;stroke-linecap:round}
.net{fill:none;stroke-linejoin:round;pointer-events:none}
.ballast{stroke:var(--bed);stroke-width:14.5;stroke-linecap:round}
.sleepers{stroke:var(--c);stroke-width:12;stroke-dasharray:2.8 3.2}
.rail{stroke:var(--c);stroke-width:7.4}.gap{stroke:var(--gap,var(--bed));stroke-width:2.6}
.bar-edge{stroke:var(--ink);stroke-width:10.5;stroke-linecap:round}
.bar-white{stroke:var(--halo);stroke-width:8}.bar-red{stroke:var(--barrier);stroke-width:8;stroke-dasharray:6 5.5}
.post{fill:var(--barrier);stroke:var(--halo);stroke-width:2}
.barrier{fill:none}
.coordinates{font-size:9.5px;font-weight:500;text-anchor:middle;fill:var(--soft);opacity:.75}
.badge{stroke-width:1.8;stroke-linejoin:round}
.b1{fill:var(--halo);stroke:var(--edge)}.b2{fill:var(--b2);stroke:var(--edge)}
.b3{fill:var(--b3);stroke:var(--halo)}.b4{fill:var(--gold);stroke:var(--halo)}
.figure{font-size:20px;font-weight:700;text-anchor:middle;stroke:none;fill:var(--edge)}.b3 .figure{fill:var(--halo)}
.paris-arch{fill:var(--line,var(--c,var(--brass)));fill-opacity:.28;stroke:var(--line,var(--c,var(--brass)));stroke-width:2.2}
.paris-arch-bars{fill:none;stroke:var(--line,var(--c,var(--brass)));stroke-width:1.2;opacity:.7}
.tower{fill:var(--gold)}.paris-gaps{fill:var(--night)}.paris-decks{fill:none;stroke:var(--gold);stroke-width:2.6}
.paris-loco-halo{fill:var(--halo);stroke:var(--halo);stroke-width:3.6;stroke-linejoin:round}
.paris-loco-body{fill:var(--c)}.paris-wheels{fill:var(--edge)}
.paris-emblem{fill:var(--halo)}.paris-letter{font-size:11.5px;font-weight:700;text-anchor:middle;fill:var(--edge)}
"""
# On a phone the coordinates would only be dust, and the names want to be larger where they have room.
PHONE = ".paris .coordinates{display:none}" + growth_rules("paris", "transform-origin:0 26px")


OWN = [
    *(f".paris .c-{colour}{{--c:var(--{colour})}}" for colour in COLOURS),
    # Yellow is weak on cream paper, black and brown at night: they get a bed of the other kind.
    ".paris.light .c-yellow{--gap:#6b5206}",
    ".paris.dark .c-black,.paris.dark .c-brown{--bed:#d8d1bd}.paris.dark .c-black{--line:#d8d1bd}",
]

# ---------------------------------------------------------------- the whole


@dataclass(frozen=True, eq=False)
class Plan:
    """What depends on the board and the language alone."""

    spaces: Mapping[str, Space]
    links: Mapping[str, Sequence[str]]
    """The neighbours of each space to which a line may run, each pair once."""
    ground: Ground
    bare: Mapping[str, Group]
    """The groups of the empty board."""

    def net(self, colour: str, held: Mapping[str, Lying]) -> Group:
        """The rails of a company."""
        return Group(draw_rails, (self, colour, tuple(there for there in held.items() if colour in there[1])))


@lru_cache(maxsize=16)
def plan_of(board: Board, language: str) -> Plan:
    """Draw what always stays."""
    words_of = partial(_said, language)
    spaces = {space.label: space for space in spaces_of(board, words_of)}
    b, labels = board.plain, board.labels["space"]
    links = {label: [labels[j] for j in b.next[i][: b.sides[i]] if j > i] for i, label in enumerate(labels)}
    bare = {f"space-{label}": Group(draw_space, (space, ())) for label, space in spaces.items()}
    plan = Plan(spaces, links, ground_of(board, spaces, words_of, language), bare)
    bare |= {f"layer-rails-{colour}": plan.net(colour, {}) for colour in COLOURS}
    return plan


def _said(language: str, key: str, **args: Any) -> str:
    """A message of the catalogue in the drawing's language."""
    return texts.say(Text(key, **args), language)


def ground_of(board: Board, spaces: Mapping[str, Space], say: Say, language: str) -> Ground:
    """Draw land, tiles, barriers and signs, and say where the groups stand among them."""
    layout, title = layout_of(spaces.values()), title_of(board, language)
    frame = layout.frame
    scenery = scenery_of(board.document, Path(__file__).with_name("maps"))
    land = Country("paris", scenery, place).draw(frame, language) if scenery else draw_island(spaces.values(), frame)
    sheet = Box(frame.left - MARGIN, frame.top - MARGIN, frame.right + MARGIN, frame.bottom + IMPRINT)
    note = say("paris-reconstructed") if board.document.get("status") == "reconstructed" else ""
    # Spaces with a sign come last, so that nothing covers a name.
    order = sorted(spaces.values(), key=lambda space: space.kind != "landscape")
    parts = [
        tag("title", escape("Paris Connection · " + title)),
        drawing.style("paris", RULES, PHONE, OWN, COLOURS_OF_SPACES),
        definitions(language),
        tag("defs", tag("clipPath", frame.rect("", 8), id="paris-window")),
        sheet.rect("paper"),
        tag("g", land, draw_tiles(spaces.values()), clip_path="url(#paris-window)", class_="map"),
        *wrapped("rails", (f"layer-rails-{colour}" for colour in sorted(COLOURS))),
        *wrapped("spaces", (f"space-{space.label}" for space in order)),
        draw_barriers(board, spaces, say),
        draw_frame(frame),
        draw_title(layout.title, title),
        draw_key(layout.key, say) if layout.key else "",
        words(note, frame.right - 4, frame.bottom + 22, "imprint", 17) if note else "",
    ]
    return Ground("paris", sheet, language, parts)


def scene(board: Board, view: Mapping[str, Any] | None, language: str) -> Scene:
    """The map with the locomotives of a view on it; without one, the empty map.

    >>> from stellwerk.games import games
    >>> board = games()["paris"].board_of("france")
    >>> red = scene(board, {"spaces": {"7.21": ["red"], "8.22": ["red"]}}, "en")
    >>> list(red.changes(scene(board, {"spaces": {"7.21": ["red"]}}, "en")))
    ['space-8.22', 'layer-rails-red']
    """
    plan = plan_of(board, language)
    if view is None:
        return Scene(plan.ground, plan.bare)
    held = {label: tuple(colours) for label, colours in view["spaces"].items()}
    spaces = {f"space-{label}": Group(draw_space, (plan.spaces[label], lying)) for label, lying in held.items()}
    rails = {f"layer-rails-{colour}": plan.net(colour, held) for colour in COLOURS}
    return Scene(plan.ground, {**plan.bare, **spaces, **rails})
