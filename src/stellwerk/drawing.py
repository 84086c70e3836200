"""What the drawings of the boards have in common: writing SVG, the country around a board, signs, frame and style.

A drawing is SVG text without scripts that needs nothing from outside. It has a name, which is the class of its root
and begins the names of all that it defines, so that two drawings on one page do not clash. All colours
are CSS custom properties of that class (`palette.py`), and adding the class ``dark`` to the root turns the drawing to
its night colours.

What can change during a game stands in groups with an id, so that a page can exchange these alone (`scene.py`). What
can be clicked is such a group with a shape of the class ``hit`` in it; a page lights it with the class ``lit``, shows a
choice with ``chosen``, and what has just happened with ``changed``.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from .palette import PALETTE, Tint, properties

Point = tuple[float, float]

MARGIN = 12.0  # paper around the frame
IMPRINT = 30.0  # paper below the frame where there is small print

# ---------------------------------------------------------------- words


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


@lru_cache(maxsize=16_384)
def width_of(text: str, size: float, spacing: float = 0.0) -> float:
    """Estimate how wide a text is set.

    >>> round(width_of("Lyon", 10), 1)
    17.0
    """
    return size * sum(WIDTH_OF.get(letter, 0.46) for letter in text) + spacing * len(text)


# ---------------------------------------------------------------- writing SVG


@lru_cache(maxsize=16_384)  # the same few places, again and again
def number(value: float) -> str:
    """Write a number with at most one decimal.

    >>> number(18.5), number(32.0), number(-0.01)
    ('18.5', '32', '0')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


NUMBERS = (float, int)
ENTITIES = {'"': "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"}
SPECIAL = re.compile('[&<>"\n\r\t]').search  # what an attribute's value must not hold as it is: rare, so looked for


@lru_cache(maxsize=256)
def attribute(key: str) -> str:
    """Write the name of an attribute as SVG has it."""
    return " " + key.rstrip("_").replace("_", "-") + '="'


def tag(tag_name: str, *children: str, **attributes: object) -> str:
    """Write an element; attribute names take '-' for '_', and numbers are shortened. None leaves one out.

    >>> tag("use", href="#hex", x=1.0)
    '<use href="#hex" x="1"/>'
    >>> tag("text", "A", class_="name", text_anchor="middle")
    '<text class="name" text-anchor="middle">A</text>'
    """
    opening = "<" + tag_name
    for key, value in attributes.items():
        if value is None:
            continue
        written = value if type(value) is str else number(value) if isinstance(value, NUMBERS) else str(value)
        opening += attribute(key) + (escape(written, ENTITIES) if SPECIAL(written) else written) + '"'
    return opening + ">" + "".join(children) + "</" + tag_name + ">" if children else opening + "/>"


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
    return tag("use", href="#" + symbol, class_=class_, transform=transform)


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


# ---------------------------------------------------------------- rectangles


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


# On a phone a whole map is small: there every name grows as far as it can without covering others.
GROWTH = (1.2, 1.35, 1.5, 1.7, 1.9)


def grown_names(names: Mapping[str, Callable[[float], Box]], fixed: Sequence[Box], inner: Box) -> dict[str, float]:
    """Say how many times its size each name can have: `names` give the box of a name of some times its size.

    >>> wide, free = (lambda by: Box(0, 0, 10 * by, 9)), (lambda by: Box(90, 90, 90 + by, 91))
    >>> grown_names({"wide": wide, "free": free}, [Box(14, 0, 20, 9)], Box(0, 0, 99, 99))
    {'wide': 1.35, 'free': 1.9}
    """
    found = dict.fromkeys(names, 1.0)
    for step in GROWTH:
        boxes = {key: box(found[key]) for key, box in names.items()}
        for key, box_of in names.items():
            box = box_of(step)
            others = (other for name, other in boxes.items() if name != key)
            inside = inner.left <= box.left and box.right <= inner.right and inner.top <= box.top
            if inside and not any(box.meets(other) for other in (*others, *fixed)):
                found[key], boxes[key] = step, box
    return found


def growth_class(by: float) -> str:
    """Give the class of what may grow on a phone."""
    return f"grow-{round(100 * by)}"


def growth_rules(name: str, origin: str) -> str:
    """Write the rules by which names grow on a phone; `origin` says which point of them stays."""
    scales = (f".{name} .{growth_class(by)}{{transform:scale({by:g})}}" for by in GROWTH)
    return f".{name} [class*=grow-]{{{origin}}}" + "".join(scales)


def round_top(box: Box, radius: float) -> str:
    """Write a rectangle whose upper corners are round."""
    start = "M" + pair((box.left, box.bottom)) + "V" + number(box.top + radius)
    corner = "a" + number(radius) + " " + number(radius) + " 0 0 1 "
    top = corner + pair((radius, -radius)) + "H" + number(box.right - radius)
    return start + top + corner + pair((radius, radius)) + "V" + number(box.bottom) + "Z"


# ---------------------------------------------------------------- the scenery


@lru_cache(maxsize=16)
def stored_scenery(folder: Path, name: str) -> Mapping[str, Any]:
    """Read a scenery file that stands beside the maps; a name with a path in it is not looked for."""
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)*\.json", name):
        return {}
    path = folder / name
    if not path.is_file():
        return {}
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def scenery_of(document: Mapping[str, Any], folder: Path) -> Mapping[str, Any]:
    """Give the scenery of a map: written in the document itself, in a file beside the maps, or none."""
    given = document.get("scenery")
    if isinstance(given, Mapping):
        return given
    return stored_scenery(folder, given) if isinstance(given, str) else {}


def draw_sea(name: str, frame: Box, land: str) -> str:
    """Draw the sea with lines that follow the shore, as on old charts."""
    shore = tag("path", id=name + "-shore", d=land)
    lines = "".join(use(name + "-shore", "water w" + str(step)) for step in (1, 2, 3))
    return frame.rect("sea") + tag("defs", shore) + lines


@dataclass(frozen=True)
class Country:
    """The country around a board, and how board coordinates become those of the drawing."""

    name: str  # of the drawing
    scenery: Mapping[str, Any]
    place: Callable[[float, float], Point]

    def draw(self, frame: Box, language: str) -> str:
        """Draw sea, land, borders, relief, rivers and their names."""
        beyond, home = self.shapes("beyond"), self.shapes("home")
        lakes = "".join(curved(self.points([*shore, *shore[:2]])) for shore in self.scenery.get("lakes", []))
        borders = "".join(straight(self.points(line)) for line in self.scenery.get("borders", []))
        return "".join([
            draw_sea(self.name, frame, beyond + home),
            tag("path", d=beyond, class_="beyond") if beyond else "",
            tag("path", d=home, class_="home") if home else "",
            self.draw_relief(),
            tag("path", d=borders, class_="border") if borders else "",
            self.draw_rivers(),
            tag("path", d=lakes, class_="lake") if lakes else "",
            "".join(self.draw_label(label, language) for label in self.scenery.get("labels", [])),
            self.draw_compass(),
            frame.rect("fade"),
        ])  # fmt: skip

    def points(self, flat: Sequence[float]) -> list[Point]:
        """Read x, y, x, y ... in board coordinates."""
        return [self.place(float(x), float(y)) for x, y in zip(flat[::2], flat[1::2], strict=False)]

    def shapes(self, key: str) -> str:
        """Write closed shapes as path data."""
        return "".join(straight(self.points(ring), close=True) for ring in self.scenery.get(key, []))

    def draw_relief(self) -> str:
        """Draw mountains as flat layers around their crest, with small peaks on it."""
        ridges = self.scenery.get("ridges", [])
        if not ridges:
            return ""
        layers = []
        for level, width in ((1, 66.0), (2, 42.0), (3, 20.0)):
            for ridge in ridges:
                data = curved(self.points(ridge["line"]))
                layers.append(tag("path", d=data, class_="relief r" + str(level), stroke_width=width * ridge["width"]))
        peaks = [
            use(self.name + "-peak", None, moved(x, y, round(0.6 + 0.5 * ridge["width"], 2)))
            for ridge in ridges
            for x, y in along(self.points(ridge["line"]), 25.0)
        ]
        return "".join(layers) + tag("g", *peaks, class_="peaks")

    def draw_rivers(self) -> str:
        """Draw the rivers."""
        return "".join(
            tag("path", d=curved(self.points(river["line"])), class_="river", stroke_width=float(river["width"]))
            for river in self.scenery.get("rivers", [])
        )

    def draw_label(self, label: Mapping[str, Any], language: str) -> str:
        """Write the name of a sea or of a neighbour."""
        [(x, y)] = self.points(label["at"])
        kind = "sea" if label.get("kind") == "sea" else "land"
        turn = "rotate(" + number(float(label.get("turn", 0))) + ")"
        text = in_language(label["text"], language)
        return tag("g", words(text, 0, 0, "region " + kind), transform=moved(x, y) + " " + turn)

    def draw_compass(self) -> str:
        """Draw a small compass rose where the scenery has a place for it."""
        at = self.scenery.get("compass")
        if not at:
            return ""
        [(x, y)] = self.points(at)
        ring = tag("circle", r=27, class_="compass-ring")
        rose = tag("path", d=regular(4, 20, 6, 45), class_="compass-back") + tag("path", d=regular(4, 33, 6))
        return tag("g", ring, rose, words("N", 0, -38, "compass-north", 18), class_="compass", transform=moved(x, y))


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


def country_definitions(name: str) -> str:
    """Define what the country is drawn with: a peak, and how it fades into the paper towards the frame."""
    stops = [tag("stop", offset=f"{at}%", class_=class_) for at, class_ in ((62, "clear"), (100, "faded"))]
    peak = tag("path", id=name + "-peak", d="M-8 5L0-7L8 5M0-7L2.5-1L1-1L3.5 5")
    return peak + tag("radialGradient", *stops, id=name + "-fade", r="72%")


# ---------------------------------------------------------------- signs


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


def draw_cartouche(box: Box, emblem: str, title: str, subtitle: str, size: float = 45) -> str:
    """Draw the title as a large enamel sign with an emblem on its left."""
    middle = box.top + box.height / 2
    big = words(title, box.left + 96, middle + 5, "title", size, box.width - 122)
    rule = tag("path", d=straight(((box.left + 96, middle + 18), (box.right - 26, middle + 18))), class_="title-rails")
    small_width = min(width_of(subtitle, 21, 6), box.width - 122)
    small = words(subtitle, box.left + 96, middle + 42, "subtitle", 21, small_width)
    return tag("g", box.rect("enamel", 12), box.rect("brass", 8, 5), emblem, big, rule, small, class_="cartouche")


LOCO_BODY = (  # a tank engine: its long flat side carries the emblem
    "M-20.5-14.5H-6.5V-12H-8V-9.5H2.3V-10.5A2.7 2.7 0 0 1 7.7-10.5V-9.5H10.5V-12.5L9-16H18"
    "L16.5-12.5V-7.5H17.5A2 2 0 0 1 19.5-5.5V4.5H21.5V8H-21V4.5H-19V-12H-20.5Z"
)
LOCO_WHEELS = (
    "".join("M" + pair((x - 4, 8)) + "a4 4 0 1 0 8 0a4 4 0 1 0-8 0" for x in (-13.5, -3, 7.5))
    + "M13.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"
)


# ---------------------------------------------------------------- style

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
.lake{fill:var(--sea);stroke:var(--river);stroke-width:1.2}
.relief{fill:none;stroke:var(--relief);stroke-linecap:round;stroke-linejoin:round;opacity:.16}
.peaks{fill:none;stroke:var(--relief);stroke-width:1.4;stroke-linejoin:round;opacity:.75}
.hit{fill:transparent;stroke-linejoin:round;pointer-events:all}
.hit.line{fill:none;stroke:transparent;stroke-width:22;pointer-events:stroke}
.lit{cursor:pointer}
.lit>.hit{fill:var(--lit);fill-opacity:.3;stroke:var(--lit);stroke-width:5}
.lit:hover>.hit{fill-opacity:.6}.lit:focus-visible>.hit{fill-opacity:.6}
.lit>.hit.line{fill:none;stroke:var(--lit);stroke-width:30}.lit:hover>.hit.line{stroke:var(--halo)}
.chosen>.hit{fill:var(--chosen);fill-opacity:.45;stroke:var(--chosen);stroke-width:7}
.chosen>.hit.line{fill:none;stroke:var(--chosen);stroke-width:32}
.region{text-anchor:middle}
.region.sea{font-style:italic;font-weight:500;font-size:25px;letter-spacing:5px;fill:var(--region)}
.region.land{font-size:17px;letter-spacing:3px;text-transform:uppercase;fill:var(--region-land)}
.compass{fill:var(--region)}.compass-back{opacity:.55}
.compass-ring{fill:none;stroke:var(--region);stroke-width:1.2}.compass-north{text-anchor:middle;fill:var(--region)}
.fade{fill:url(#NAME-fade);pointer-events:none}
.clear{stop-color:var(--paper);stop-opacity:0}.faded{stop-color:var(--paper);stop-opacity:.95}
.plate{fill:var(--night)}.rim{fill:none;stroke:var(--on-night);stroke-width:.7;opacity:.75}
.name{fill:var(--on-night);text-anchor:middle}
.enamel{fill:var(--night)}.brass{fill:none;stroke:var(--brass);stroke-width:1.6}
.title{fill:var(--on-night);font-weight:700}.subtitle{fill:var(--gold);letter-spacing:6px}
.title-rails{stroke:var(--brass);stroke-width:5;stroke-dasharray:2 5}
.panel{fill:var(--sheet)}.panel-head{fill:var(--night)}
.heading{fill:var(--on-night);letter-spacing:1.5px}.column-head{fill:var(--gold);text-anchor:end}
.big-number{font-weight:700;text-anchor:end}
.key{fill:var(--ink)}.imprint{text-anchor:end;fill:var(--soft);font-weight:500}
.frame{fill:none;stroke:var(--frame);stroke-width:4}.frame-line{fill:none;stroke:var(--brass);stroke-width:1.5}
"""

# A page lights what can be done by the class `lit` on a group, what is chosen by `chosen`, and for a moment what has
# just changed by `changed`; whoever wants less motion sees the same standing still.
MOTION = """@keyframes NAME-pulse{50%{opacity:.5}}
@keyframes NAME-changed{0%{opacity:0}30%{opacity:1}55%{opacity:.3}100%{opacity:1}}
@media (prefers-reduced-motion:no-preference){
.NAME .lit>.hit{animation:NAME-pulse 1.8s ease-in-out infinite}
.NAME .changed{animation:NAME-changed 1.2s ease-out}
}"""


def style(
    name: str, rules: str, phone: str = "", own: Sequence[str] = (), colours: Mapping[str, Tint] | None = None
) -> str:
    """Write a style; every rule is kept to this drawing, so that it changes nothing on the page around it.

    `rules` are added to the common ones, `phone` holds on a narrow page, `own` are lines to be written as they are,
    `colours` those that this drawing has besides the palette's.
    """
    known = {**PALETTE, **(colours or {})}
    day, night = (f"{{{properties(known, dark)}}}" for dark in (False, True))
    lines = ["." + name + "{" + FONT + "}", "." + name + day, "." + name + ".dark" + night, *own]
    lines += [MOTION.replace("NAME", name), *scoped(name, RULES.replace("NAME", name) + rules)]
    return tag("style", escape("\n".join([*lines, "@media (max-width:600px){" + phone + "}"])))


def painted(colour: str) -> str:
    """Give the style attribute of a piece of a colour: `--c` is the colour, `--on` what is written on it in.

    >>> painted("seat-red")
    '--c:var(--seat-red);--on:var(--on-seat-red)'
    """
    return f"--c:var(--{colour});--on:var(--on-{colour})"


def scoped(name: str, rules: str) -> Iterator[str]:
    """Keep rules to a drawing.

    >>> list(scoped("tiny", ".a,.tiny-b{fill:red}"))
    ['.tiny .a,.tiny-b{fill:red}']
    """
    for rule in rules.strip().splitlines():
        for selectors, body in re.findall(r"([^{}]+)(\{[^{}]*\})", rule):
            # A browser matches what <use> copies without its surroundings: those classes carry the name themselves.
            kept = (s if s.startswith("." + name + "-") else "." + name + " " + s for s in selectors.split(","))
            yield ",".join(kept) + body


# ---------------------------------------------------------------- the whole


def draw_frame(frame: Box) -> str:
    """Draw the frame with its thin brass line."""
    return frame.rect("frame", 8) + frame.rect("frame-line", 6, 4.5)


def whole(name: str, sheet: Box, parts: Sequence[str], language: str, theme: str) -> str:
    """Put the parts together to one drawing."""
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, (sheet.left, sheet.top, sheet.width, sheet.height))),
        width="100%",
        class_=name + (" dark" if theme == "dark" else " light"),
        lang=language,
    )


def layer(name: str, *parts: str, class_: str | None = None) -> str:
    """Draw a part that depends on the view; it is there even when it is empty, so that it can be exchanged."""
    return tag("g", *(parts or ("",)), id="layer-" + name, class_=class_)
