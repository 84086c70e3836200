"""A drawing of a simple board: places, the lines between them, and cards below; for games without a draughtsman.

A game says what is to be seen, and this draws it in the house style, in light and dark, with everything that can be
clicked as a group of its own: `town-linz`, `track-linz-wels`, `do-draw`.

>>> towns = [Spot("town-a", (100, 100), "Aach"), Spot("town-b", (300, 100), "Bern")]
>>> scene = Scene("tiny", "Tiny", towns, [Line("track-a-b", (100, 100), (300, 100), 2)], [Card("do-draw", "Draw")])
>>> scene.svg("en").count('class="hit')
4
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from xml.sax.saxutils import escape

from .drawing import (
    MARGIN,
    Box,
    Country,
    Point,
    country_definitions,
    draw_frame,
    draw_sign,
    layer,
    moved,
    straight,
    style,
    tag,
    whole,
    width_of,
    words,
)
from .engine.game import LIVERIES
from .palette import SHAPES, Tint

PAD = 60.0  # from the outermost places to the frame
NAME = 23.0
SLEEPER = 17.0  # from one sleeper of a track to the next
CARD = Box(0, 0, 238, 96)
GAP = 12.0
PANEL = 2 * CARD.width + GAP
LINE = 21.0  # of a card's text

RULES = """
.bed{fill:none;stroke:var(--sleeper);stroke-width:5}
.sleepers{fill:none;stroke-width:15}
.tag{fill:var(--sheet);stroke:var(--sleeper);stroke-width:1.5}.tag-text{text-anchor:middle;font-size:17px}
.rail{fill:none;stroke-width:11;stroke-linecap:round}.rail-mark{stroke:var(--paper);stroke-width:1.5}
.town{fill:var(--sheet);stroke:var(--ink);stroke-width:3}.reached .town{fill:var(--ink)}
.wanted .town{stroke:var(--chosen);stroke-width:6}
.home-town .town{fill:var(--brass)}
.card{fill:var(--sheet);stroke:var(--rule);stroke-width:1.5}
.card-title{font-size:21px;font-weight:700}.card-text{font-size:18px;fill:var(--soft)}
.stripe{stroke:none}
"""


@dataclass(frozen=True)
class Spot:
    """A place of the map: `look` may be "reached", "wanted", "home-town", or several of them."""

    id: str
    at: Point
    name: str
    look: str = ""


@dataclass(frozen=True)
class Line:
    """A line between two places; free, with as many sleepers as it is long, or with the rail of a seat."""

    id: str
    start: Point
    end: Point
    length: int
    colour: str = "sleeper"
    """A colour of the drawing, for its sleepers."""
    letter: str = ""
    """Said together with the length, so that nobody depends on the colour alone."""
    seat: int | None = None
    title: str = ""


@dataclass(frozen=True)
class Card:
    """Something beside the map: a title and lines below; `seat` gives it the stripe of that seat."""

    id: str
    title: str
    lines: Sequence[str] = ()
    seat: int | None = None


def spots(towns: Mapping[str, Any], look: Callable[[str], str]) -> list[Spot]:
    """The towns of a map document, by their labels, and how each looks."""
    return [Spot(f"town-{key}", tuple(town["at"]), town["name"], look(key)) for key, town in towns.items()]


def line(
    towns: Mapping[str, Any],
    track: Mapping[str, Any],
    laid: Mapping[str, int],
    words: str = "",
    colour: str = "sleeper",
    letter: str = "",
) -> Line:
    """A track of a map document, by the labels of its towns; `laid` says who laid which, `words` what follows its
    length."""
    key, (start, end) = "-".join(track["between"]), (towns[town] for town in track["between"])
    title = f"{start['name']} – {end['name']}: {track['length']} {words}".rstrip()
    ends = tuple(start["at"]), tuple(end["at"])
    return Line(f"track-{key}", *ends, track["length"], colour, letter, laid.get(key), title)


@dataclass(frozen=True)
class Scene:
    """Everything that is to be drawn; `name` is the class of the drawing."""

    name: str
    title: str
    spots: Sequence[Spot]
    lines: Sequence[Line] = ()
    cards: Sequence[Card] = ()
    scenery: Mapping[str, Any] = field(default_factory=dict)
    colours: Mapping[str, Tint] = field(default_factory=dict)
    """Further colours, by day and by night."""

    def svg(self, language: str, theme: str = "light", lit: Collection[str] = (), part: str = "all") -> str:
        """The drawing as SVG: "all", the "map" alone, or the "panel" with the cards."""
        frame = self._frame()
        if part == "panel":  # which stands beside the map, and is narrow
            frame = Box(frame.left, frame.top, frame.left + PANEL, frame.bottom)
        below = frame.bottom + GAP if part == "all" else MARGIN
        rows = self._rows(frame.width)
        cards = [self._card(card, box, lit) for card, box in self._laid_out(rows, frame, below)]
        panel_end = max((box.bottom for _, box in self._laid_out(rows, frame, below)), default=frame.bottom)
        rules = style(self.name, RULES, colours=self.colours)
        if part == "panel":
            sheet = Box(frame.left - 3, 0, frame.right + 3, panel_end + MARGIN)
            return whole(self.name, sheet, [rules, layer("cards", *cards)], language, theme)
        bottom = panel_end if part == "all" and self.cards else frame.bottom
        sheet = Box(frame.left - MARGIN, frame.top - MARGIN, frame.right + MARGIN, bottom + MARGIN)
        parts = [rules, tag("defs", country_definitions(self.name)), *self._map(frame, language, lit)]
        if part == "all":
            parts.append(layer("cards", *cards))
        return whole(self.name, sheet, parts, language, theme)

    def _frame(self) -> Box:
        across, down = zip(*(spot.at for spot in self.spots), strict=True)
        return Box(min(across) - PAD, min(down) - PAD, max(across) + PAD, max(down) + PAD)

    # ----------------------------------------------------------------------------------------------------- the map

    def _map(self, frame: Box, language: str, lit: Collection[str]) -> list[str]:
        country = Country(self.name, self.scenery, lambda x, y: (x, y))
        clip = tag("clipPath", frame.rect("", 8), id=self.name + "-clip")
        ground = country.draw(frame, language) if self.scenery else frame.rect("home", 8)
        return [
            tag("defs", clip),
            tag("g", ground, clip_path=f"url(#{self.name}-clip)"),
            *(self._line(line, lit) for line in self.lines),
            *(self._spot(spot, lit) for spot in self.spots),
            draw_frame(frame),
        ]

    def _line(self, line: Line, lit: Collection[str]) -> str:
        (x1, y1), (x2, y2) = line.start, line.end
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        way = straight((line.start, line.end))
        parts = [tag("title", escape(line.title or line.id))]
        if line.seat is None:
            parts += [tag("path", d=way, class_="bed"), self._sleepers(line)]
            text = f"{line.length}{line.letter}"
            half = width_of(text, 17) / 2 + 5
            parts += [Box(x - half, y - 11, x + half, y + 11).rect("tag", 5), words(text, x, y + 6, "tag-text")]
        else:
            livery = LIVERIES[line.seat]
            colour = f"var(--seat-{livery.colour})"
            parts += [tag("path", d=way, class_="rail", stroke=colour)]
            parts += [tag("path", d=SHAPES[livery.shape], class_="rail-mark", fill=colour, transform=moved(x, y, 1.3))]
        parts.append(tag("path", d=way, class_="hit line"))
        return tag("g", *parts, id=line.id, class_="lit" if line.id in lit else None)

    def _sleepers(self, line: Line) -> str:
        """A block of three sleepers for each step of its length, all in the line's colour."""
        (x1, y1), (x2, y2) = line.start, line.end
        far = math.hypot(x2 - x1, y2 - y1) or 1.0
        count = 4 * line.length
        steps = [far / 2 + SLEEPER * (i - (count - 1) / 2) for i in range(count)]
        dx, dy = (x2 - x1) / far, (y2 - y1) / far
        ends = [((x1 + dx * (s - 3), y1 + dy * (s - 3)), (x1 + dx * (s + 3), y1 + dy * (s + 3))) for s in steps]
        data = "".join(straight(pair) for pair in ends if 20 < math.hypot(pair[0][0] - x1, pair[0][1] - y1) < far - 20)
        return tag("path", d=data, class_="sleepers", stroke=f"var(--{line.colour})") if data else ""

    def _spot(self, spot: Spot, lit: Collection[str]) -> str:
        sign = draw_sign([spot.name], [NAME], 260, 40, "sign")
        parts = (tag("title", escape(spot.name)), tag("circle", r=11, class_="town"), sign)
        look = " ".join(filter(None, (spot.look, "lit" if spot.id in lit else "")))
        hit = tag("circle", r=17, class_="hit")
        return tag("g", *parts, hit, id=spot.id, class_=look or None, transform=moved(*spot.at))

    # --------------------------------------------------------------------------------------------------- the cards

    def _rows(self, width: float) -> list[list[Card]]:
        """The cards in rows of as many as find room."""
        per_row = max(1, int((width + GAP) // (CARD.width + GAP)))
        cards = list(self.cards)
        return [cards[i : i + per_row] for i in range(0, len(cards), per_row)]

    def _laid_out(self, rows: Sequence[Sequence[Card]], frame: Box, top: float) -> list[tuple[Card, Box]]:
        found = []
        per_row = len(rows[0]) if rows else 1
        width = (frame.width - GAP * (per_row - 1)) / per_row
        for row in rows:
            height = max(CARD.height, max(46 + LINE * len(card.lines) for card in row))
            for i, card in enumerate(row):
                left = frame.left + i * (width + GAP)
                found.append((card, Box(left, top, left + width, top + height)))
            top += height + GAP
        return found

    def _card(self, card: Card, box: Box, lit: Collection[str]) -> str:
        parts = [box.rect("card", 8)]
        if card.seat is not None:
            livery = LIVERIES[card.seat]
            colour = f"var(--seat-{livery.colour})"
            mark = moved(box.right - 22, box.top + 24)
            parts.append(tag("path", d=SHAPES[livery.shape], class_="stripe", fill=colour, transform=mark))
        room = box.width - 28 - (30 if card.seat is not None else 0)
        y = box.top + 31
        for i, line in enumerate((card.title, *card.lines)):
            size, class_ = (18.0, "card-text") if i else (21.0, "card-title")
            fit = room if width_of(line, size) > room else None
            parts.append(words(line, box.left + 14, y, class_, size, fit))
            y += LINE if i else LINE + 4
        parts.append(box.rect("hit", 8))
        return tag("g", *parts, id=card.id, class_="lit" if card.id in lit else None)
