"""The drawing of a board as SVG text: areas, rivers, valleys, stations as signs, pieces, and links on the borders.

It is made from the map document; a view adds the pieces.  A page can put it in line and attach clicks to the groups
``area-ID`` and ``link-ID``.  How it is layered, from below: the ground of the areas, rivers, links, then one group for
each area with its sign and pieces, and the imprint.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any
from xml.sax.saxutils import escape

from ...drawing import (
    IMPRINT,
    MARGIN,
    Box,
    Point,
    draw_frame,
    draw_sign,
    in_language,
    moved,
    straight,
    style_of,
    tag,
    whole,
    width_of,
    words,
)

WIDTH, HEIGHT = 1200.0, 1030.0  # of the part of the map that areas lie in, 0..1 both ways
NAME, SMALL = 17.5, 10.0  # sizes of names: as large as fits in their area
PIECE = 15.0  # from one piece to the next
SHAPES = ("◆", "●", "▲", "■")  # each seat has a shape too, so that nobody depends on the colour alone

LIGHT = {
    "station": "#f7efdb", "large": "#f1e2bf", "goods": "#efdd96", "valley": "#cfd9a8", "hop": "#c3d1ad",
    "hill": "#cfc4b2", "edge": "#cdbd95", "mark": "#7f9a6b", "stream": "#5fa3bf", "red": "#c8402f", "green": "#3f8a4e",
    "white": "#fdfbf5", "yellow": "#dba92f", "seat1": "#d9741f", "seat2": "#2f6db3", "seat3": "#8e5aa8",
    "seat4": "#34373d", "sleeper": "#4a4034", "free": "#9c8a68",
}  # fmt: skip
DARK = {
    "station": "#26333d", "large": "#2f3f4b", "goods": "#4a4426", "valley": "#2f4034", "hop": "#263a2c",
    "hill": "#3a3630", "edge": "#0d151b", "mark": "#55705a", "stream": "#3f86a6", "red": "#b8402f", "green": "#3d8450",
    "white": "#f1ead9", "yellow": "#d9ae45", "seat1": "#ea8b3c", "seat2": "#5a97dc", "seat3": "#b083c9",
    "seat4": "#c9c4b8", "sleeper": "#0a0f14", "free": "#7d8087",
}  # fmt: skip
RULES = """
.ground{stroke:var(--edge);stroke-width:2;stroke-linejoin:round}
.stream{fill:none;stroke:var(--stream);stroke-width:8;stroke-linecap:round;stroke-linejoin:round}
.dry{stroke-width:4;opacity:.7}
.free{fill:var(--free)}
.ban{stroke:var(--red);stroke-width:6;stroke-dasharray:9 5}
.sleepers{stroke:var(--sleeper);stroke-width:3}.rails{stroke:var(--sleeper);stroke-width:1.6}
.car{stroke:var(--sheet);stroke-width:1.5}.shape{font-weight:700;font-size:11px;fill:var(--sheet);text-anchor:middle}
.town.red .plate{fill:#8f2a1d}.town.green .plate{fill:#24592f}
.plain{font-style:italic;font-weight:500;fill:var(--ink);opacity:.8;text-anchor:middle;paint-order:stroke;stroke:var(--station);stroke-width:2.5;stroke-opacity:.55}
.piece{stroke:var(--sleeper);stroke-width:1.2}.hat{stroke:var(--sleeper);stroke-width:2.4}
.lit{stroke:var(--seat1);stroke-width:5;fill:none}
.mark{stroke:var(--mark);fill:none;stroke-width:1.4}
.foot{fill:var(--soft)}
""" + "".join(f".f-{name}{{fill:var(--{name})}}\n" for name in LIGHT)

TEXTS = {
    "en": {
        "reconstructed": "Reconstructed map around real places, not the printed board", "turn": "Turn", "of": "of",
        "field": "field", "goods": "goods", "station": "station", "town": "town", "white": "white cube",
        "yellow": "yellow cube", "red": "red passenger", "green": "green passenger", "landlord": "landlord",
        "seat": "Seat",
    },
    "de": {
        "reconstructed": "Rekonstruierter Plan um wirkliche Orte, nicht der gedruckte", "turn": "Runde", "of": "von",
        "field": "Feld", "goods": "Waren", "station": "Station", "town": "Stadt", "white": "weißer Würfel",
        "yellow": "gelber Würfel", "red": "roter Passagier", "green": "grüner Passagier", "landlord": "Landbesitzer",
        "seat": "Platz",
    },
}  # fmt: skip


def picture(
    document: Mapping[str, Any],
    view: Mapping[str, Any] | None = None,
    language: str = "en",
    theme: str = "light",
    lit: Mapping[str, Any] | None = None,
) -> str:
    """Draw a board as SVG text.

    `view` is what a seat sees of a game (none: the empty board), `lit` what to highlight: its "areas" and "links".

    >>> from stellwerk.games import games
    >>> svg = picture(games()["nuremberg"].map_document("wensleydale"))
    >>> svg.startswith("<svg") and 'id="area-hawes"' in svg and 'id="link-hawes-junction/hawes"' in svg
    True
    """
    texts, view, lit = TEXTS.get(language[:2], TEXTS["en"]), view or {}, lit or {}
    areas = {area["id"]: area for area in document["areas"]}
    deep = max(y for area in areas.values() for _, y in area["outline"])
    frame = Box(0, 0, WIDTH, HEIGHT * deep)
    sheet = Box(-MARGIN, -MARGIN, WIDTH + MARGIN, frame.bottom + IMPRINT)
    parts = [
        tag("title", escape("First Train to Nuremberg · " + in_language(document["title"], language))),
        style_of("nuremberg", LIGHT, DARK, [], RULES, ""),
        _patterns(),
        sheet.rect("paper"),
        *(_ground(area, view, document) for area in areas.values()),
        *_rivers(document, areas),
        draw_frame(Box(0, 0, WIDTH, HEIGHT)),
        *(_border(link, areas, view, lit) for link in document["links"]),
        *(_area(area, view, language, texts, lit) for area in areas.values()),
        _foot(document, view, language, texts, frame),
    ]
    return whole("nuremberg", sheet, parts, language, theme)


def _at(point: Sequence[float]) -> Point:
    return point[0] * WIDTH, point[1] * HEIGHT


def _patterns() -> str:
    """Hop poles for the fields of Nuremberg, hachures for hills, contour lines for valleys."""
    marks = (
        ("hop", 17, 20, "M8 3v12M4 7q4-3 4 1M12 10q-4-3-4 1"),
        ("hill", 19, 20, "M3 14l5-8 5 8M8 6v8"),
        ("valley", 24, 14, "M0 6q6-5 12 0t12 0"),
    )
    patterns = [
        tag(
            "pattern",
            tag("rect", width=w, height=h, class_="f-" + name),
            tag("path", d=path, class_="mark"),
            id="nuremberg-" + name,
            width=w,
            height=h,
            patternUnits="userSpaceOnUse",
        )
        for name, w, h, path in marks
    ]
    return tag("defs", *patterns)


# ---------------------------------------------------------------------------------------------------------------- areas


def _fill(area: Mapping[str, Any], document: Mapping[str, Any]) -> str:
    if area["kind"] == "town":
        return f"var(--{area['company']})"
    if area["kind"] == "field":
        return "url(#nuremberg-hop)" if document["goods"]["white"] == "beer" else "url(#nuremberg-hill)"
    if area.get("valley"):
        return "url(#nuremberg-valley)"
    return "var(--goods)" if area["kind"] == "goods" else "var(--large)" if area["pieces"] == 3 else "var(--station)"


def _ground(area: Mapping[str, Any], view: Mapping[str, Any], document: Mapping[str, Any]) -> str:
    """The ground of an area; of The South's extension only a hint where it is not played with."""
    fill = _fill(area, document)
    grounds = [tag("path", d=_outline(area["outline"]), class_="ground", fill=fill)]
    if "extension" in area:
        faint = None if view.get("extended") else "0.25"
        grounds.append(tag("path", d=_outline(area["extension"]), class_="ground", fill=fill, opacity=faint))
    return "".join(grounds)


def _outline(points: Sequence[Sequence[float]]) -> str:
    return straight([_at(point) for point in points], close=True)


def _span(outline: Sequence[Sequence[float]], y: float) -> tuple[float, float]:
    """Where a horizontal line enters and leaves an area."""
    points = [_at(point) for point in outline]
    crossings = [
        x1 + (x2 - x1) * (y - y1) / (y2 - y1)
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True)
        if min(y1, y2) <= y <= max(y1, y2) and y1 != y2
    ]
    return (min(crossings), max(crossings)) if crossings else (points[0][0], points[0][0])


def _centre(outline: Sequence[Sequence[float]]) -> Point:
    """The height at which an area is wide and has room below, and the middle of it there: the place for its sign."""
    heights = [_at(point)[1] for point in outline]
    low, high = min(heights), max(heights)
    best, found = -1.0, (0.0, 0.0)
    for i in range(3, 18):
        y = low + (high - low) * i / 20
        left, right = _span(outline, y)
        room = min(right - left, 2.4 * (y - low), 2.0 * (high - y))
        if room > best:
            best, found = room, ((left + right) / 2, y)
    return found


def _area(
    area: Mapping[str, Any], view: Mapping[str, Any], language: str, texts: Mapping[str, str], lit: Mapping[str, Any]
) -> str:
    """An area's sign and pieces, as one group to be clicked."""
    x, y = _centre(area["outline"])
    left, right = _span(area["outline"], y)
    name = area.get("de", area["name"]) if language.startswith("de") else area["name"]
    size = max(SMALL, min(NAME, (right - left - 12) / width_of(name, 1)))
    pieces = view.get("pieces", {}).get(area["id"], {})
    said = ", ".join([texts[area["kind"]], *(f"{n} {texts[kind]}" for kind, n in pieces.items())])
    parts = [tag("title", escape(f"{name}: {said}"))]
    if area["id"] in lit.get("areas", ()):
        parts.append(tag("path", d=_outline(area["outline"]), class_="lit"))
    if area["kind"] in ("station", "town"):
        sign = draw_sign(
            [name], [size], width_of(name, size) + 8, size / 2, f"{area['kind']} {area.get('company', '')}"
        )
        parts.append(tag("g", sign, transform=moved(x, y)))
    else:
        parts.append(words(name, x, y + size * 0.33, "plain", size, width_of(name, size)))
    companies = view.get("companies", {}).get(area["id"], [])
    joined = [company for company in companies if company != area.get("company")]
    parts += _pieces(x, y + size * 0.75 + 10, pieces, joined)
    return tag("g", *parts, id="area-" + area["id"], class_="area")


def _pieces(x: float, y: float, pieces: Mapping[str, int], joined: Sequence[str]) -> Iterator[str]:
    """In a row: flags of the companies that a station has joined, then pawns and cubes."""
    row = [(True, company) for company in joined] + [(False, kind) for kind, n in pieces.items() for _ in range(n)]
    for i, (is_flag, kind) in enumerate(row):
        at = moved(x + (i - (len(row) - 1) / 2) * PIECE, y)
        if is_flag:
            yield tag("path", class_=f"piece f-{kind}", transform=at, d="M-5 9V-8H7L4-4L7 0H-3V9Z")
        elif kind in ("white", "yellow"):
            yield tag("rect", class_=f"piece f-{kind}", transform=at, x=-6, y=-6, width=12, height=12, rx=2)
        else:
            colour = "white" if kind == "landlord" else kind
            body = tag("path", class_=f"piece f-{colour}", d="M-6 8Q-6 0-2-1A4 4 0 1 1 2-1Q6 0 6 8Z")
            hat = tag("path", class_="hat", d="M-6-6H6M-3-9H3") if kind == "landlord" else ""
            yield tag("g", body + hat, transform=at)


# -------------------------------------------------------------------------------------------------------------- borders


def _shared(one: Mapping[str, Any], two: Mapping[str, Any]) -> tuple[Point, Point] | None:
    """The two ends of the border between two areas, or None where the outlines have no two corners in common."""
    common = [_at(p) for p in one["outline"] if any(math.dist(p, q) < 0.0015 for q in two["outline"])]
    return max(combinations(common, 2), key=lambda ends: math.dist(*ends), default=None)


def _crossing(one: Mapping[str, Any], two: Mapping[str, Any]) -> tuple[Point, float]:
    """Where a link crosses a border, and in which direction (degrees)."""
    border = _shared(one, two)
    if border is None:  # along one edge of The South lie several areas
        middle = sum(sorted(x for x, y in two["outline"] if y > 0.999)) / 2
        return _at((middle, one["outline"][0][1])), 90.0
    (x1, y1), (x2, y2) = border
    return ((x1 + x2) / 2, (y1 + y2) / 2), math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90


def _border(link: Mapping[str, Any], areas: Mapping[str, Any], view: Mapping[str, Any], lit: Mapping[str, Any]) -> str:
    """A link on its border: rails and the owner's wagon; two dots where one could be built; a bar where never."""
    one, two = (areas[end] for end in link["between"])
    name = "/".join(link["between"])
    (x, y), angle = _crossing(one, two)
    owner = view.get("links", {}).get(name)
    if link.get("forbidden"):
        return tag("path", class_="ban", d=straight(_shared(one, two) or ((x, y), (x, y))))
    if owner is None:
        faint = "0.3" if link.get("extension") and not view.get("extended") else None
        inner = tag("circle", class_="free", cx=-5, r=2.3, opacity=faint) + tag(
            "circle", class_="free", cx=5, r=2.3, opacity=faint
        )
    else:
        colour, letter = (f"seat{owner + 1}", SHAPES[owner]) if isinstance(owner, int) else (owner, owner[0].upper())
        inner = "".join((
            tag("path", class_="sleepers", d="".join(f"M{dx}-8V8" for dx in (-15, -9, -3, 3, 9, 15))),
            tag("path", class_="rails", d="M-18-5H18M-18 5H18"),
            tag("rect", class_=f"car f-{colour}", x=-13, y=-7, width=26, height=14, rx=3),
            tag("text", letter, class_="shape", y=4, transform=f"rotate({-angle:.1f})"),
        ))  # fmt: skip
    ring = tag("circle", class_="lit", r=16) if name in lit.get("links", ()) else ""
    return tag("g", inner + ring, id="link-" + name, class_="link", transform=f"{moved(x, y)} rotate({angle:.1f})")


# --------------------------------------------------------------------------------------------------------------- rivers


def _rivers(document: Mapping[str, Any], areas: Mapping[str, Any]) -> Iterator[str]:
    """Rivers where links cross them; between those, thinner, along borders that no link can cross anyway."""
    wet = [_shared(*(areas[end] for end in link["between"])) for link in document["links"] if link.get("river")]
    courses = [[_corner(p) for p in border] for border in wet if border]
    for gap in _gaps(courses, document, areas):
        yield tag("path", class_="stream dry", d=straight(gap))
    for border in wet:
        if border:
            yield tag("path", class_="stream", d=straight(border))


def _corner(point: Point) -> Point:
    return round(point[0]), round(point[1])


def _gaps(courses: list[list[Point]], document: Mapping[str, Any], areas: Mapping[str, Any]) -> Iterator[list[Point]]:
    """Join the pieces of a river, the nearest first, by the shortest way along such borders."""
    ways = _dry_borders(document, areas)
    parts = [set(course) for course in courses]
    while len(parts) > 1:
        parts = _merged(parts)
        found = min(
            (_way(ways, part, set().union(*(p for p in parts if p is not part))) for part in parts), default=None
        )
        if found is None or found[0] > 0.25 * WIDTH:
            return
        parts.append(set(found[1]))
        yield found[1]


def _merged(parts: list[set[Point]]) -> list[set[Point]]:
    """Parts that have a point in common are one."""
    done: list[set[Point]] = []
    for part in parts:
        touching = [other for other in done if other & part]
        done = [other for other in done if not other & part] + [part.union(*touching)]
    return done


def _dry_borders(document: Mapping[str, Any], areas: Mapping[str, Any]) -> dict[Point, set[Point]]:
    """Borders that no link crosses: of fields, and those where it is forbidden; by corner."""
    ways: dict[Point, set[Point]] = {}
    banned = [_shared(*(areas[end] for end in link["between"])) for link in document["links"] if link.get("forbidden")]
    edges = [border for border in banned if border]
    for area in areas.values():
        if area["kind"] == "field":
            points = [_at(p) for p in area["outline"]]
            edges += zip(points, [*points[1:], points[0]], strict=True)
    for a, b in edges:
        one, two = _corner(a), _corner(b)
        if not all(p[0] in (0, WIDTH) or p[1] in (0, HEIGHT) for p in (one, two)):
            ways.setdefault(one, set()).add(two)
            ways.setdefault(two, set()).add(one)
    return ways


def _way(ways: Mapping[Point, set[Point]], start: set[Point], goal: set[Point]) -> tuple[float, list[Point]]:
    """The shortest way from one set of corners to another."""
    queue: list[tuple[float, list[Point]]] = [(0.0, [point]) for point in sorted(start)]
    seen = set()
    while queue:
        length, path = heapq.heappop(queue)
        here = path[-1]
        if here in goal:
            return length, path
        if here not in seen:
            seen.add(here)
            for there in ways.get(here, ()):
                heapq.heappush(queue, (length + math.dist(here, there), [*path, there]))
    return math.inf, []


def _foot(
    document: Mapping[str, Any], view: Mapping[str, Any], language: str, texts: Mapping[str, str], frame: Box
) -> str:
    """Small print: what it is, the turn, the seats with shape and score; and that the map is a reconstruction."""
    parts = [in_language(document["title"], language)]
    if "turn" in view:
        parts.append(f"{texts['turn']} {view['turn']} {texts['of']} {view['turns']}")
        parts += [f"{texts['seat']} {s['seat'] + 1} {SHAPES[s['seat']]} {s['score']}" for s in view["seats"]]
    y = frame.bottom + IMPRINT * 0.72
    return words("  ·  ".join(parts), 4, y, "foot", 15) + words(
        texts["reconstructed"], frame.right - 4, y, "imprint", 15
    )
