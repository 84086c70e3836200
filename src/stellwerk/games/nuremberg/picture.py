"""The drawing of a board as SVG text: areas, rivers, valleys, stations as signs, pieces, and links on the borders.

It is made from the map document; a view adds the pieces.  There are no scripts in it and it needs nothing from outside.
A page can put it in line and attach clicks to the groups ``area-ID`` and ``link-ID``; all colours are CSS custom
properties of the class ``nuremberg``, and the class ``dark`` turns the drawing to its night palette.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

WIDTH, HEIGHT = 1200.0, 1030.0  # of the part of the map that areas lie in, 0..1 both ways
MARGIN = 22.0
FOOT = 34.0
NAME, SMALL = 17.0, 9.0  # sizes of names: as large as fits in their area
LETTER = 0.46  # mean width of a letter of a condensed face, in sizes
PIECE = 15.0  # from one piece to the next

LIGHT = {
    "paper": "#f4ecd8", "ink": "#1d2b3a", "soft": "#5d6a74", "rule": "#cdbd95", "night": "#14304f",
    "plate": "#fffaf0", "station": "#f7efdb", "large": "#f1e2bf", "goods": "#efdd96", "valley": "#cfd9a8",
    "hop": "#c3d1ad", "hill": "#cfc4b2", "mark": "#7f9a6b", "river": "#5fa3bf", "red": "#c8402f",
    "green": "#3f8a4e", "white": "#fdfbf5", "yellow": "#dba92f", "seat1": "#d9741f", "seat2": "#2f6db3",
    "seat3": "#8e5aa8", "seat4": "#34373d", "sleeper": "#4a4034", "free": "#a8987a",
}  # fmt: skip
DARK = {
    "paper": "#10181f", "ink": "#f1ead9", "soft": "#9aa7ae", "rule": "#33424d", "night": "#0b1d31",
    "plate": "#1a252e", "station": "#26333d", "large": "#2f3f4b", "goods": "#4a4426", "valley": "#2f4034",
    "hop": "#263a2c", "hill": "#3a3630", "mark": "#55705a", "river": "#3f86a6", "red": "#d2523f",
    "green": "#4f9f5f", "white": "#f1ead9", "yellow": "#d9ae45", "seat1": "#ea8b3c", "seat2": "#5a97dc",
    "seat3": "#b083c9", "seat4": "#c9c4b8", "sleeper": "#0a0f14", "free": "#6d6f66",
}  # fmt: skip
SHAPES = ("◆", "●", "▲", "■")  # each seat has a shape too, so that nobody depends on the colour alone

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
    words = TEXTS.get(language[:2], TEXTS["en"])
    view = view or {}
    areas = {area["id"]: area for area in document["areas"]}
    deep = max(y for area in areas.values() for _, y in area["outline"])
    width, height = WIDTH + 2 * MARGIN, HEIGHT * deep + 2 * MARGIN + FOOT
    parts = [
        f"<title>{escape(_in(document['title'], language))}</title>",
        _style(),
        _patterns(),
        f'<rect class="sheet" width="{_n(width)}" height="{_n(height)}"/>',
        *(_ground(area, view, document) for area in areas.values()),
        *_rivers(document, areas),
        *(_border(link, areas, view, lit or {}) for link in document["links"]),
        *(_area(area, view, language, words, lit or {}) for area in areas.values()),
        _foot(document, view, language, words, height),
    ]
    theme_class = "nuremberg dark" if theme == "dark" else "nuremberg"
    root = f'xmlns="http://www.w3.org/2000/svg" class="{theme_class}" viewBox="0 0 {_n(width)} {_n(height)}" role="img"'
    return f"<svg {root}>{''.join(parts)}</svg>"


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _in(value: Any, language: str) -> str:
    return str(value.get(language[:2], value["en"]) if isinstance(value, Mapping) else value)


def _at(point: Sequence[float]) -> Point:
    return MARGIN + point[0] * WIDTH, MARGIN + point[1] * HEIGHT


def _style() -> str:
    def palette(colours: Mapping[str, str]) -> str:
        return "".join(f"--{name}:{colour};" for name, colour in colours.items())

    rules = [
        f".nuremberg{{{palette(LIGHT)}}}",
        f".nuremberg.dark{{{palette(DARK)}}}",
        ".nuremberg text{font-family:'Barlow Condensed','Arial Narrow',sans-serif;fill:var(--ink)}",
        ".nuremberg .sheet{fill:var(--paper)}",
        ".nuremberg .ground{stroke:var(--rule);stroke-width:2;stroke-linejoin:round}",
        ".nuremberg .river{fill:none;stroke:var(--river);stroke-width:8;stroke-linecap:round}",
        ".nuremberg .free{fill:var(--free);opacity:.75}",
        ".nuremberg .ban{stroke:var(--red);stroke-width:5}",
        ".nuremberg .sleeper{stroke:var(--sleeper);stroke-width:3}",
        ".nuremberg .rail{stroke:var(--sleeper);stroke-width:1.6}",
        ".nuremberg .car{stroke:var(--plate);stroke-width:1.5}",
        ".nuremberg .letter{font-weight:700;fill:var(--plate)}",
        ".nuremberg .sign{fill:var(--night);stroke:var(--plate);stroke-width:1.2}",
        ".nuremberg .sign.red{fill:var(--red)}",
        ".nuremberg .sign.green{fill:var(--green)}",
        ".nuremberg .sign~text.name{fill:#fff;font-weight:600}",
        ".nuremberg .plain{font-style:italic;fill:var(--soft)}",
        ".nuremberg .piece{stroke:var(--sleeper);stroke-width:1.2}",
        ".nuremberg .lit{stroke:var(--seat1);stroke-width:5;fill:none}",
        ".nuremberg .foot{font-size:15px;fill:var(--soft)}",
        ".nuremberg .mark{stroke:var(--mark);fill:none;stroke-width:1.4}",
        *(f".nuremberg .f-{name}{{fill:var(--{name})}}" for name in LIGHT),
    ]
    return f"<style>{''.join(rules)}</style>"


def _patterns() -> str:
    """Hop poles for the fields of Nuremberg, hachures for hills, contour lines for valleys."""
    hop = '<path class="mark" d="M8 3v12M4 7q4-3 4 1M12 10q-4-3-4 1"/>'
    hill = '<path class="mark" d="M3 14l5-8 5 8M8 6v8"/>'
    valley = '<path class="mark" opacity=".55" d="M0 6q6-5 12 0t12 0"/>'
    return "<defs>" + "".join(
        f'<pattern id="nuremberg-{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse">'
        f'<rect class="f-{name}" width="{w}" height="{h}"/>{marks}</pattern>'
        for name, w, h, marks in (("hop", 17, 20, hop), ("hill", 19, 20, hill), ("valley", 24, 14, valley))
    ) + "</defs>"  # fmt: skip


# -------------------------------------------------------------------------------------------------------------- areas


def _fill(area: Mapping[str, Any], document: Mapping[str, Any]) -> str:
    if area["kind"] == "town":
        return f"var(--{area['company']})"
    if area["kind"] == "field":
        return "url(#nuremberg-hop)" if document["goods"]["white"] == "beer" else "url(#nuremberg-hill)"
    if area.get("valley"):
        return "url(#nuremberg-valley)"
    return "var(--goods)" if area["kind"] == "goods" else "var(--large)" if area["pieces"] == 3 else "var(--station)"


def _ground(area: Mapping[str, Any], view: Mapping[str, Any], document: Mapping[str, Any]) -> str:
    grounds = [_polygon(area["outline"], _fill(area, document))]
    if "extension" in area:
        shown = 1.0 if view.get("extended") else 0.25
        grounds.append(_polygon(area["extension"], _fill(area, document), shown))
    return "".join(grounds)


def _polygon(outline: Sequence[Sequence[float]], fill: str, opacity: float = 1.0) -> str:
    points = " ".join(f"{_n(x)},{_n(y)}" for x, y in map(_at, outline))
    return f'<polygon class="ground" points="{points}" fill="{fill}" opacity="{opacity}"/>'


def _width_at(outline: Sequence[Sequence[float]], y: float) -> tuple[float, float]:
    """Where a horizontal line enters and leaves an area, in drawing units."""
    crossings = []
    points = [_at(p) for p in outline]
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if min(y1, y2) <= y <= max(y1, y2) and y1 != y2:
            crossings.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    return (min(crossings), max(crossings)) if crossings else (points[0][0], points[0][0])


def _centre(outline: Sequence[Sequence[float]]) -> Point:
    """The height at which an area is wide and roomy, and the middle of it there: the place for its sign."""
    ys = [_at(p)[1] for p in outline]
    low, high = min(ys), max(ys)
    best, found = -1.0, (0.0, 0.0)
    for i in range(3, 18):
        y = low + (high - low) * i / 20
        left, right = _width_at(outline, y)
        roomy = min(right - left, 2.4 * (y - low), 2.0 * (high - y))
        if roomy > best:
            best, found = roomy, ((left + right) / 2, y)
    return found


def _area(
    area: Mapping[str, Any], view: Mapping[str, Any], language: str, words: Mapping[str, str], lit: Mapping[str, Any]
) -> str:
    """An area's sign and pieces, as one group to be clicked."""
    x, y = _centre(area["outline"])
    left, right = _width_at(area["outline"], y)
    name = area.get("de", area["name"]) if language.startswith("de") else area["name"]
    size = max(SMALL, min(NAME, (right - left - 8) / (len(name) * LETTER + 1)))
    pieces = view.get("pieces", {}).get(area["id"], {})
    said = ", ".join([words[area["kind"]], *(f"{n} {words[kind]}" for kind, n in pieces.items())])
    parts = [f"<title>{escape(f'{name}: {said}')}</title>"]
    if area["id"] in lit.get("areas", ()):
        points = " ".join(f"{_n(px)},{_n(py)}" for px, py in map(_at, area["outline"]))
        parts.append(f'<polygon class="lit" points="{points}"/>')
    if area["kind"] in ("station", "town"):
        wide, tall = len(name) * LETTER * size + size, size * 1.45
        parts.append(
            f'<rect class="sign {area.get("company", "")}" x="{_n(x - wide / 2)}" y="{_n(y - tall / 2)}" '
            f'width="{_n(wide)}" height="{_n(tall)}" rx="3"/>'
        )
    style = "name" if area["kind"] in ("station", "town") else "name plain"
    parts.append(
        f'<text class="{style}" x="{_n(x)}" y="{_n(y + size * 0.33)}" font-size="{_n(size)}" text-anchor="middle" '
        f'textLength="{_n(len(name) * LETTER * size)}" lengthAdjust="spacingAndGlyphs">{escape(name)}</text>'
    )
    companies = view.get("companies", {}).get(area["id"], [])
    joined = [company for company in companies if company != area.get("company")]
    parts += _pieces(x, y + size * 0.75 + 10, pieces, joined)
    return f'<g id={quoteattr("area-" + area["id"])} class="area">{"".join(parts)}</g>'


def _pieces(x: float, y: float, pieces: Mapping[str, int], joined: Sequence[str]) -> Iterator[str]:
    """In a row: flags of the companies that a station has joined, then pawns and cubes."""
    row = [("flag", company) for company in joined] + [("", kind) for kind, n in pieces.items() for _ in range(n)]
    for i, (what, kind) in enumerate(row):
        at = f'transform="translate({_n(x + (i - (len(row) - 1) / 2) * PIECE)} {_n(y)})"'
        if what:
            yield f'<path class="piece f-{kind}" {at} d="M-5 9V-8H7L4-4L7 0H-3V9Z"/>'
        elif kind in ("white", "yellow"):
            yield f'<rect class="piece f-{kind}" {at} x="-6" y="-6" width="12" height="12" rx="2"/>'
        else:
            colour = "white" if kind == "landlord" else kind
            hat = '<path d="M-5-5H5" class="sleeper"/>' if kind == "landlord" else ""
            body = f'<path class="piece f-{colour}" d="M-6 8Q-6 0-2-1A4 4 0 1 1 2-1Q6 0 6 8Z"/>'
            yield f"<g {at}>{body}{hat}</g>"


# -------------------------------------------------------------------------------------------------------------- borders


def _shared(one: Mapping[str, Any], two: Mapping[str, Any]) -> tuple[Point, Point] | None:
    """The two ends of the border between two areas, or None where the outlines do not meet."""
    outlines = [area["outline"] + area.get("extension", []) for area in (one, two)]
    common = [_at(p) for p in outlines[0] if any(math.dist(p, q) < 0.0015 for q in outlines[1])]
    if len(common) >= 2:
        return max(((p, q) for p in common for q in common if p < q), key=lambda pair: math.dist(*pair), default=None)
    return None


def _crossing(one: Mapping[str, Any], two: Mapping[str, Any]) -> tuple[Point, float]:
    """Where a link crosses a border, and in which direction (degrees)."""
    border = _shared(one, two)
    if border is None:
        (x1, y1), (x2, y2) = _at(one["at"]), _at(two["at"])
        if "extension" in one:  # a long edge area: straight up from its own edge
            middle = (min(x for x, _ in two["outline"]) + max(x for x, _ in two["outline"])) / 2
            return (_at((middle, one["outline"][0][1])), 90.0)
        return ((x1 + x2) / 2, (y1 + y2) / 2), math.degrees(math.atan2(y2 - y1, x2 - x1))
    (x1, y1), (x2, y2) = border
    return ((x1 + x2) / 2, (y1 + y2) / 2), math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90


def _rivers(document: Mapping[str, Any], areas: Mapping[str, Any]) -> Iterator[str]:
    for link in document["links"]:
        if link.get("river") and (border := _shared(*(areas[end] for end in link["between"]))):
            (x1, y1), (x2, y2) = border
            yield f'<path class="river" d="M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}"/>'


def _border(link: Mapping[str, Any], areas: Mapping[str, Any], view: Mapping[str, Any], lit: Mapping[str, Any]) -> str:
    """A link on its border: rails and the owner's wagon; two dots where one could be built; a bar where never."""
    one, two = (areas[end] for end in link["between"])
    name = "/".join(link["between"])
    (x, y), angle = _crossing(one, two)
    owner = view.get("links", {}).get(name)
    if link.get("forbidden"):
        border = _shared(one, two)
        (x1, y1), (x2, y2) = border or ((x, y), (x, y))
        return f'<path class="ban" d="M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}"/>'
    if owner is None:
        inner = '<circle class="free" cx="-5" r="2.2"/><circle class="free" cx="5" r="2.2"/>'
    else:
        colour, letter = (f"seat{owner + 1}", SHAPES[owner]) if isinstance(owner, int) else (owner, owner[0].upper())
        sleepers = "".join(f'<path class="sleeper" d="M{dx}-8V8"/>' for dx in (-15, -9, -3, 3, 9, 15))
        rails = '<path class="rail" d="M-18-5H18M-18 5H18"/>'
        car = f'<rect class="car f-{colour}" x="-13" y="-7" width="26" height="14" rx="3"/>'
        turned = f'transform="rotate({_n(-angle)})"'
        text = f'<text class="letter" {turned} y="4" font-size="11" text-anchor="middle">{letter}</text>'
        inner = f"{sleepers}{rails}{car}{text}"
    ring = '<circle class="lit" r="16"/>' if name in lit.get("links", ()) else ""
    where = f"translate({_n(x)} {_n(y)}) rotate({_n(angle)})"
    return f'<g id={quoteattr("link-" + name)} class="link" transform="{where}">{inner}{ring}</g>'


def _foot(
    document: Mapping[str, Any], view: Mapping[str, Any], language: str, words: Mapping[str, str], height: float
) -> str:
    parts = [_in(document["title"], language)]
    if "turn" in view:
        parts.append(f"{words['turn']} {view['turn']} {words['of']} {view['turns']}")
        parts += [
            f"{words['seat']} {seat['seat'] + 1} {SHAPES[seat['seat']]} {seat['score']}" for seat in view["seats"]
        ]
    parts.append(words["reconstructed"])
    text = escape("  ·  ".join(parts))
    return f'<text class="foot" x="{_n(MARGIN)}" y="{_n(height - MARGIN * 0.7)}">{text}</text>'
