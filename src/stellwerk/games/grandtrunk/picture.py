"""The drawing of a table of The Grand Trunk Journey as SVG text.

The map, the time track and the display are drawn from the map document alone; a view adds tiles, steel, trains, discs
and players, a scenery file the country. It holds no scripts and needs nothing from outside. A page can put it in line
and attach clicks to the groups ``place-ID``, ``link-A-B``, ``tile-ID``, ``day-N``, ``special-N``, ``seat-N``,
``progress-ID`` and ``objective-ID``; all colours are CSS custom properties of the class ``grandtrunk``, and adding the
class ``dark`` to the root turns the whole drawing to its night palette.

How it is layered, from below: sea and land, the links, the places with their signs, tiles and trains, frame and title;
then, each on a panel of its own below the map, the time track, the players and the display.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
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
    draw_frame,
    draw_sea,
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
    scenery_of,
    straight,
    style_of,
    tag,
    whole,
    width_of,
    words,
)
from ...engine.text import Text
from ...texts import say

NAME = "grandtrunk"

# ---------------------------------------------------------------- measures

FRAME = Box(0, 0, 1080, 916)  # the map
ACROSS, DOWN = (8.0, 1.095), (28.0, 1.27)  # from the coordinates of the map document to those of the drawing
TITLE = Box(14, 14, 362, 148)
NAME_SIZE = 27.0
LARGEST = GROWTH[1]  # so many times its size a sign may have on a phone,
BESIDE = 26.0  # with what is pinned to its corners
TILE = Box(-69, 17, 69, 57)  # what a place takes and gives, below its sign
DISC = (45.0, 19.0)  # the side of a disc on the time track
DAY = 49.0  # the width of a day
TURN = 20  # the last day of the upper row
GAP = 12.0  # between the panels
HEAD = 38.0  # the headline of a panel
SEAT_HEIGHT = 164.0  # without the names of cards
CHIP = 38.0  # a card of the display

# Each good has a colour, a letter and a shape, each company a colour and a shape: nobody depends on colours alone.
LETTERS = {
    "en": {"coal": "C", "wood": "W", "iron": "I", "steel": "S"},
    "de": {"coal": "K", "wood": "H", "iron": "E", "steel": "S"},
}
GOODS = {
    "coal": "M-14.5-4L-8-13.5L5-14.5L14-6.5L14.5 6L6 14.5L-8.5 13.5L-14.5 6Z",  # a lump
    "wood": "M-14.5 0A14.5 14.5 0 1 1 14.5 0A14.5 14.5 0 1 1-14.5 0Z",  # a log
    "iron": "M-9.5-13.5H9.5L15.5 13.5H-15.5Z",  # an ingot
    "steel": "M-14.5-14H14.5V-6.5H10V6.5H14.5V14H-14.5V6.5H-10V-6.5H-14.5Z",  # a girder
}
SHAPES = {
    "red": "M-8.5 0L0-8L8.5 0L0 8Z",
    "yellow": "M0-7.8L8 6H-8Z",
    "purple": "M-6.2-6.2H6.2V6.2H-6.2Z",
    "green": "M-6.8 0A6.8 6.8 0 1 1 6.8 0A6.8 6.8 0 1 1-6.8 0Z",
    "none": "M-3 0A3 3 0 1 1 3 0A3 3 0 1 1-3 0Z",  # no company yet
}
POWERS = ("", "I", "II", "III", "IV")

# ---------------------------------------------------------------- words

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "station": "station", "port": "port", "takes": "takes", "gives": "gives", "nothing": "no tile yet",
        "special": "Special delivery", "days": "days", "day": "day", "points": "points", "first": "first delivery",
        "turns": "turns up a special delivery", "last": "end of the game", "after": "after the end",
        "reachable": "can be reached", "train": "train", "power": "power", "hand": "hand", "deck": "deck",
        "discards": "discards", "delivered": "delivered", "wood-per": "points per progress card, by wood delivered",
        "siding": "on the siding", "you": "you",
    },
    "de": {
        "station": "Güterbahnhof", "port": "Hafen", "takes": "braucht", "gives": "bietet",
        "nothing": "noch kein Plättchen", "special": "Sonderlieferung", "days": "Tage", "day": "Tag",
        "points": "Punkte", "first": "erste Lieferung", "turns": "deckt eine Sonderlieferung auf",
        "last": "Spielende", "after": "nach dem Spielende", "reachable": "erreichbar", "train": "Zug",
        "power": "Antriebskraft", "hand": "Hand", "deck": "Deck", "discards": "Ablagestapel",
        "delivered": "geliefert", "wood-per": "Punkte je Fortschrittskarte, nach Holzlieferungen",
        "siding": "auf dem Abstellgleis", "you": "du",
    },
}  # fmt: skip


def language_of(language: str) -> str:
    """Give the language that the drawing has words in, English where there are none."""
    short = language.split("-")[0].lower()
    return short if short in TEXTS else "en"


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once for this drawing."""
    return drawing.use(NAME + "-" + symbol, class_, transform)


# ---------------------------------------------------------------- what is drawn


@dataclass(frozen=True)
class Place:
    """A city or a port."""

    key: str
    name: str
    x: float
    y: float
    port: bool

    @property
    def at(self) -> Point:
        """Give the middle of its sign."""
        return self.x, self.y

    @property
    def lines(self) -> list[str]:
        """Give the lines of its sign: a long name of several words takes two, as even as can be."""
        cuts = [index + 1 for index, letter in enumerate(self.name) if letter in " -"]
        if len(self.name) < 14 or not cuts:
            return [self.name]
        cut = min(cuts, key=lambda index: abs(2 * index - len(self.name)))
        return [self.name[:cut].strip(), self.name[cut:]]

    @property
    def plate(self) -> Box:
        """Give the rectangle of its sign, seen from its middle; the tile hangs below."""
        size = self.size
        width = max(width_of(line, size) for line in self.lines) + 40
        height = size * 0.92 * len(self.lines) + 4.5
        return Box(-width / 2, TILE.top - 2 - height, width / 2, TILE.top - 2)

    @property
    def size(self) -> float:
        """Give the size of its name."""
        return NAME_SIZE if len(self.lines) == 1 else NAME_SIZE - 4


@dataclass(frozen=True)
class Link:
    """A railway between two places."""

    key: str
    ends: tuple[Place, Place]
    line: str

    @property
    def course(self) -> tuple[Point, Point, Point]:
        """Give its ends and between them the point that bends it a little."""
        (x1, y1), (x2, y2) = (place.at for place in self.ends)
        return (x1, y1), ((x1 + x2) / 2 - (y2 - y1) * 0.05, (y1 + y2) / 2 + (x2 - x1) * 0.05), (x2, y2)


@dataclass(frozen=True)
class Scene:
    """What the parts of one drawing have in common."""

    plan: Plan
    view: Mapping[str, Any]
    lit: Mapping[str, frozenset[str]]

    @property
    def document(self) -> Mapping[str, Any]:
        """Give the map document."""
        return self.plan.document

    @property
    def places(self) -> Mapping[str, Place]:
        """Give the places."""
        return self.plan.places

    @property
    def language(self) -> str:
        """Give the language."""
        return self.plan.language

    def word(self, key: str) -> str:
        """Give one of the drawing's own words."""
        return TEXTS[self.language][key]

    def good(self, good: str) -> str:
        """Name a good."""
        return said(f"{NAME}-good-{good}", self.language)

    def card(self, kind: str, card: str) -> str:
        """Name a progress card or an objective."""
        return said(f"{NAME}-{kind}-{card}", self.language)

    @property
    def seats(self) -> Sequence[Mapping[str, Any]]:
        """Give the players, in the order of their seats."""
        return self.view.get("seats") or ()

    def missed(self, special: Mapping[str, Any]) -> bool:
        """Say whether nobody can be in time for a special delivery any more."""
        if special.get("done"):
            return False
        cards = [self.view.get("progress") or (), *(seat.get("progress") or () for seat in self.seats)]
        grace = int(any("late-delivery" in some for some in cards))  # owned by somebody, or still to be had
        first = min((int(disc["day"]) for disc in self.view.get("track") or ()), default=0)
        return bool(self.view.get("over")) or int(special["days"][1]) + grace < first

    @cached_property
    def shown(self) -> Mapping[str, Mapping[str, Any]]:
        """Give what a view says about each place."""
        return {str(place["id"]): place for place in self.view.get("places") or ()}


@lru_cache(maxsize=512)
def said(key: str, language: str) -> str:
    """Say a message that has no arguments."""
    return say(Text(key), language)


def to_sheet(x: float, y: float) -> Point:
    """Bring coordinates of the map document into the drawing."""
    return ACROSS[0] + ACROSS[1] * x, DOWN[0] + DOWN[1] * y


def spot(entry: Mapping[str, Any]) -> Point:
    """Say where a place is drawn: at its sign if the document has one, else by its latitude and longitude."""
    if "sign" in entry:
        return to_sheet(float(entry["sign"][0]), float(entry["sign"][1]))
    latitude, longitude = entry["at"]
    return to_sheet(60 + (longitude + 79.9) * 88, 60 + (46.9 - latitude) * 104)


@dataclass(frozen=True, eq=False)
class Plan:
    """All that depends on the map and the language alone: it is drawn once."""

    document: Mapping[str, Any]
    language: str
    places: Mapping[str, Place]
    links: Sequence[Link]
    larger: Mapping[str, float]  # how many times its size the sign of each place may have on a phone
    below: str  # the pieces: the country
    above: str  # the pieces: frame and title


@lru_cache(maxsize=16)
def plan_of(written: str, language: str) -> Plan:
    """Read a map document given as text, and draw what always stays."""
    document = json.loads(written)
    places: dict[str, Place] = {}
    for kind in ("cities", "ports"):
        for entry in document.get(kind, ()):
            key = str(entry["id"])
            places[key] = Place(key, in_language(entry["name"], language), *spot(entry), kind == "ports")
    links = []
    for link in document.get("links", ()):
        one, other = map(str, link["between"])
        links.append(Link(one + "-" + other, (places[one], places[other]), str(link.get("line", ""))))
    land = tag("g", draw_land(document, language), clip_path=f"url(#{NAME}-window)", class_="map")
    tiles = [moved_box(TILE, place.at) for place in places.values()]
    names = {key: partial(sign_box, place) for key, place in places.items()}
    larger = {key: min(by, LARGEST) for key, by in grown_names(names, [*tiles, TITLE], FRAME).items()}
    return Plan(document, language, places, links, larger, land, draw_frame(FRAME) + draw_title(TITLE))


def moved_box(box: Box, by: Point) -> Box:
    """Give a box in another place."""
    return Box(box.left + by[0], box.top + by[1], box.right + by[0], box.bottom + by[1])


def sign_box(place: Place, by: float) -> Box:
    """Give the box of a sign that is so many times its size, but no more than LARGEST; its foot stays."""
    by, plate = min(by, LARGEST), place.plate
    half = (plate.width / 2 + BESIDE) * by
    return moved_box(Box(-half, plate.bottom - plate.height * by, half, plate.bottom), place.at)


def livery(colour: object) -> str:
    """Give a company's colour, green for one that has none of ours; a seat may have no company yet."""
    return "none" if colour is None else str(colour) if colour in SHAPES else "green"


def mark(colour: object, x: float, y: float, scale: float = 1.0) -> str:
    """Draw a company's shape."""
    return use("mark-" + livery(colour), "mark", moved(x, y, scale))


def piece(good: str, x: float, y: float, scale: float = 1.0, class_: str | None = None) -> str:
    """Draw a cube of a good."""
    return use("good-" + good, class_, moved(x, y, scale))


def title(*parts: str) -> str:
    """Say in words what something is."""
    return tag("title", escape(" · ".join(part for part in parts if part)))


# ---------------------------------------------------------------- links


@lru_cache(maxsize=512)
def draw_link(link: Link, is_lit: bool) -> str:
    """Draw a railway: ballast, sleepers, two rails."""
    start, bend, end = link.course
    data = "M" + pair(start) + "Q" + pair(bend) + " " + pair(end)
    lines = ("hit line", "ballast", "rails", "between", "sleepers")
    return tag(
        "g",
        title(" – ".join(place.name for place in link.ends), link.line),
        *(tag("path", d=data, class_=line) for line in lines),
        id="link-" + link.key,
        class_="link lit" if is_lit else "link",
        data_from=link.ends[0].key,
        data_to=link.ends[1].key,
    )


# ---------------------------------------------------------------- places


def draw_place(place: Place, scene: Scene) -> str:
    """Draw a place: its sign, its tile, steel, the first delivery, special deliveries and the trains there."""
    shown = scene.shown.get(place.key, {})
    station = place.port or bool(shown.get("station", True))
    is_lit = place.key in scene.lit.get("places", ())
    days = next((way["days"] for way in scene.view.get("ways") or () if way["place"] == place.key), None)
    plate = place.plate
    kind = "port" if place.port else "city"
    none = said(f"{NAME}-station-none", scene.language)
    told = [place.name, scene.word("port" if place.port else "station") if station else none]
    if shown:
        told.append(scene.word("takes") + " " + scene.good(shown["demand"]))
        told.append(scene.word("gives") + " " + ", ".join(map(scene.good, shown["supply"])))
    if is_lit:
        told.append(scene.word("reachable"))
    parts = [title(*told)]
    larger = growth_class(scene.plan.larger[place.key])
    parts += [plate.rect("hit " + larger, 10, -7), TILE.rect("hit", 10, -7), draw_tile(place, shown, scene)]
    parts += [
        piece("steel", TILE.right - 12 - 21 * index, TILE.bottom + 9, 0.66, "stored")
        for index in range(int(shown.get("steel", 0)))
    ]
    parts += draw_special_marks(place, scene)
    first = draw_first(plate, int(shown["first"]), scene) if shown.get("first") else ""
    signs = [draw_plate(place, plate, station), first, draw_trains(place, scene), draw_days(place, days, scene)]
    parts.append(tag("g", *signs, class_=larger))
    classes = ["place", kind, *([] if station else ["closed"]), *(["lit"] if is_lit else [])]
    return tag(
        "g",
        *parts,
        id="place-" + place.key,
        class_=" ".join(classes),
        transform=moved(*place.at),
        data_place=place.key,
        data_name=place.name,
        data_kind=kind,
        data_station="yes" if station else "no",
    )


def draw_plate(place: Place, plate: Box, station: bool) -> str:
    """Draw the enamel sign: a roundel for a station, a dashed one where there is none yet, an anchor for a port."""
    icon = "anchor" if place.port else "station" if station else "no-station"
    middle = (plate.top + plate.bottom) / 2
    size = place.size
    parts = [plate.rect("plate", 5), plate.rect("rim", 3.5, 1.8), use(icon, None, moved(plate.left + 17, middle))]
    for row, line in enumerate(place.lines):
        y = plate.top + 2 + size * (0.92 * row + 0.8)
        parts.append(words(line, (plate.left + 34 + plate.right - 6) / 2, y, "name", size, width_of(line, size)))
    return tag("g", *parts, class_="sign")


def draw_tile(place: Place, shown: Mapping[str, Any], scene: Scene) -> str:
    """Draw what a place takes, with an arrow down, and what it gives, with an arrow up."""
    attributes: dict[str, object] = {"id": "tile-" + place.key, "class_": "tile", "data_place": place.key}
    if not shown:
        parts = [title(place.name, scene.word("nothing")), TILE.rect("no-tile", 6)]
        return tag("g", *parts, **attributes)
    middle = (TILE.top + TILE.bottom) / 2
    takes = Box(TILE.left, TILE.top, TILE.left + 53, TILE.bottom)
    told = [scene.word("takes") + " " + scene.good(shown["demand"])]
    told.append(scene.word("gives") + " " + ", ".join(map(scene.good, shown["supply"])))
    parts = [title(place.name, *told), TILE.rect("tile-face", 6), takes.rect("tile-takes", 6)]
    parts.append(tag("path", d=f"M{takes.left + 5:g} {middle - 4:g}h11l-5.5 9Z", class_="arrow takes"))
    parts.append(piece(shown["demand"], takes.right - 19, middle))
    parts.append(tag("path", d=f"M{takes.right + 5:g} {middle + 5:g}h11l-5.5-9Z", class_="arrow gives"))
    for index, good in enumerate(shown["supply"]):
        parts.append(piece(good, takes.right + 34 + index * 33, middle))
    attributes |= {"data_demand": shown["demand"], "data_supply": " ".join(shown["supply"])}
    return tag("g", *parts, TILE.rect("tile-rim", 6), TILE.rect("hit", 6), **attributes)


def draw_first(plate: Box, points: int, scene: Scene) -> str:
    """Draw the tile of the first delivery: a seal at the corner of the sign."""
    return tag(
        "g",
        title(scene.word("first"), f"+{points}"),
        use("seal"),
        words(f"+{points}", 0, 6.6, "seal-points", 19),
        class_="first",
        transform=moved(plate.right + 9, plate.top - 1),
        data_points=str(points),
    )


def draw_special_marks(place: Place, scene: Scene) -> list[str]:
    """Draw a star for every special delivery that this place waits for."""
    marks: list[str] = []
    for index, special in enumerate(scene.view.get("specials") or ()):
        if special.get("city") == place.key and not special.get("done"):
            if scene.missed(special):
                continue
            told = special_title(index, special, scene)
            star = [title(told), use("star"), piece(special["good"], 0, 0, 0.6)]
            x = TILE.left + 12 + 34 * len(marks)
            marks.append(tag("g", *star, class_="special-mark", transform=moved(x, TILE.bottom + 11)))
    return marks


def draw_trains(place: Place, scene: Scene) -> str:
    """Draw the trains that are in a place, above its sign."""
    here = [seat for seat in scene.seats if seat.get("at") == place.key]
    step, y = 46.0 if len(here) < 4 else 43.0, place.plate.top - 12.5
    marks = [draw_train_mark(seat, (i - (len(here) - 1) / 2) * step, y, scene) for i, seat in enumerate(here)]
    return tag("g", *marks, id="trains-" + place.key)


def draw_train_mark(seat: Mapping[str, Any], x: float, y: float, scene: Scene) -> str:
    """Draw a train on the map as a little engine."""
    turn = scene.view.get("turn") == seat["seat"] and not scene.view.get("over")
    return tag(
        "g",
        title(str(seat["name"]), scene.word("train")),
        use("loco"),
        mark(seat.get("colour"), -1, -2.4, 0.85),
        class_="train p-" + livery(seat.get("colour")) + (" on-turn" if turn else ""),
        transform=moved(x, y),
        data_seat=str(seat["seat"]),
    )


def draw_days(place: Place, days: int | None, scene: Scene) -> str:
    """Draw how many days the way to a place takes, as a small clock, which is seen while the place is lit."""
    name = "way-" + place.key  # a group of its own: after a move all ways change, but hardly any place
    if days is None:
        return tag("g", id=name)
    told = f"{days} " + scene.word("day" if days == 1 else "days")
    parts = [title(told), tag("circle", r=17, class_="clock"), words(str(days), 0, 8, "clock-days", 24)]
    at = moved(place.plate.left - 4, place.plate.top - 9)
    return tag("g", *parts, id=name, class_="way", transform=at, data_days=str(days))


# ---------------------------------------------------------------- the time track


def day_at(day: int, box: Box) -> Point:
    """Give the middle of a day: the upper row runs to the right, the lower one back to the left."""
    column = day if day <= TURN else 2 * TURN + 1 - day
    row = 0 if day <= TURN else 1
    return box.left + 18 + (column + 0.5) * DAY, box.top + HEAD + 102 + row * 184.0


TRACK_HEIGHT = HEAD + 102 + 184 + 110.0


def special_title(index: int, special: Mapping[str, Any], scene: Scene) -> str:
    """Say in words what a special delivery is."""
    first, last = special["days"]
    when = scene.word("day") + f" {first}" if first == last else scene.word("days") + f" {first}–{last}"
    told = [scene.word("special") + f" {index + 1}", when, f"{special['points']} " + scene.word("points")]
    if "city" in special:
        told[1:1] = [scene.good(special["good"]) + " → " + scene.places[special["city"]].name]
        if special.get("done"):
            told.append(said(f"{NAME}-done", scene.language))
    elif special.get("shown"):
        told.append(say(Text(f"{NAME}-face-down", day=special["shown"]), scene.language))
    return " · ".join(told)


def draw_time_track(box: Box, scene: Scene) -> str:
    """Draw the days, the special deliveries below theirs, and the discs above theirs."""
    track = scene.document["time track"]
    end, last = int(track["end"]), int(track["last"])
    specials: Sequence[Mapping[str, Any]] = scene.view.get("specials") or scene.document.get("special windows") or ()
    dark = {int(special["shown"]) for special in specials if special.get("shown")}
    parts = [panel(box, said(f"{NAME}-time-track", scene.language)), draw_track_key(box, scene)]
    (x1, y1), (_, y2) = day_at(TURN, box), day_at(TURN + 1, box)
    right = x1 + DAY / 2
    bend = f"M{number(right - 4)} {number(y1)}h8q9 0 9 9V{number(y2 - 9)}q0 9-9 9h-8"
    x3, y3 = day_at(last, box)
    stop = f"M{number(x3 - DAY / 2)} {number(y3)}h-26M{number(x3 - DAY / 2 - 26)} {number(y3 - 15)}v30"
    parts += [tag("path", d=bend, class_="turn"), tag("path", d=stop, class_="turn")]
    lit = scene.lit.get("days", ())
    for day in range(last + 1):
        parts.append(draw_day(day, day_at(day, box), day in dark, end, str(day) in lit, scene.language))
    parts += [draw_special(index, special, box, scene) for index, special in enumerate(specials)]
    stacks: dict[int, int] = {}
    discs: list[str] = []
    for disc in scene.view.get("track") or ():
        day = int(disc["day"])
        height = stacks[day] = stacks.get(day, 0) + 1
        x, y = day_at(min(day, last), box)
        discs.append(draw_disc(int(disc["seat"]), day, x, y - 22 - (height - 0.5) * DISC[1], scene))
    parts.append(layer("discs", *discs))
    return tag("g", *parts, class_="time-track")


def draw_track_key(box: Box, scene: Scene) -> str:
    """Say in the headline what the coloured days mean."""
    parts = []
    x = box.right - 20
    for class_, key in (("day end", "last"), ("day dark", "turns")):
        text = scene.word(key)
        x -= width_of(text, 21)
        parts.append(words(text, x, box.top + 26, "head-note", 21, width_of(text, 21)))
        x -= 34
        star = use("star", None, moved(x + 13, box.top + 19.5, 0.4)) if key == "turns" else ""
        parts.append(tag("g", Box(x, box.top + 8, x + 26, box.top + 31).rect("day-face", 4), star, class_=class_))
        x -= 26
    return "".join(parts)


@lru_cache(maxsize=1024)
def draw_day(day: int, at: Point, dark: bool, end: int, is_lit: bool, language: str) -> str:
    """Draw a day of the time track."""
    text = TEXTS[language]
    kind = " dark" if dark else " end" if day == end else " after" if day > end else ""
    told = text["turns"] if dark else text["last"] if day == end else ""
    face = Box(-DAY / 2, -20, DAY / 2, 20)
    return tag(
        "g",
        title(text["day"].capitalize() + f" {day}", told or (text["after"] if day > end else "")),
        face.rect("day-face", 5, 1),
        tag("path", d="M-17-14.5H17M-17 14.5H17", class_="day-rail"),
        use("star", None, moved(16, -14, 0.36)) if dark else "",
        words(str(day), 0, 9.5, "day-number", 27),
        face.rect("hit", 5, 1),
        id=f"day-{day}",
        class_="day" + kind + (" lit" if is_lit else ""),
        transform=moved(*at),
        data_day=str(day),
    )


def draw_disc(index: int, day: int, x: float, y: float, scene: Scene) -> str:
    """Draw a disc, seen from the side, so that a stack shows all of its discs."""
    seat = scene.seats[index]
    side = Box(-DISC[0] / 2, -DISC[1] / 2, DISC[0] / 2, DISC[1] / 2)
    parts = [
        title(str(seat["name"]), scene.word("day") + f" {day}"),
        side.rect("disc-face", 6, 0.6),
        tag("path", d=f"M{number(side.left + 5)} -5H{number(side.right - 5)}", class_="disc-light"),
        mark(seat.get("colour"), 0, 0.6, 0.82),
    ]
    return tag(
        "g",
        *parts,
        id=f"disc-{index}",
        class_="disc p-" + livery(seat.get("colour")),
        transform=moved(x, y),
        data_seat=str(index),
        data_day=str(day),
    )


def draw_special(index: int, special: Mapping[str, Any], box: Box, scene: Scene) -> str:
    """Draw a special delivery: a bracket below its days, and its tile, which may lie face down."""
    first, last = map(int, special["days"])
    (x1, y), (x2, _) = day_at(first, box), day_at(last, box)
    left, right = min(x1, x2) - DAY / 2, max(x1, x2) + DAY / 2
    middle = (left + right) / 2
    half = max(right - left, 2 * DAY) / 2 - 3
    tile = Box(middle - half, y + 33, middle + half, y + 99)
    bracket = f"M{number(left + 4)} {number(y + 22)}v6H{number(right - 4)}v-6M{number(middle)} {number(y + 28)}v6"
    parts = [title(special_title(index, special, scene)), tag("path", d=bracket, class_="bracket")]
    open_, done = "city" in special, bool(special.get("done"))
    points = f"+{special['points']}"
    parts.append(tile.rect("special-face", 7))
    if open_:
        name = scene.places[special["city"]].name
        room = tile.width - 12
        parts.append(words(name, middle, tile.top + 26, "special-name", 23, min(width_of(name, 23), room)))
        parts.append(piece(special["good"], middle - 20, tile.top + 47, 0.92))
        parts.append(words("✓" if done else points, middle + 20, tile.top + 57, "special-points", 29))
    else:
        parts.append(use("loco-side", "special-back", moved(middle - 21, tile.top + 35, 0.9)))
        parts.append(words(points, middle + 24, tile.top + 43, "special-points", 29))
    parts += [tile.rect("special-rim", 5, 3), tile.rect("hit", 7)]
    state = "done" if done else "open" if open_ else "back"
    if scene.missed(special):
        state += " missed"
    return tag(
        "g",
        *parts,
        id=f"special-{index + 1}",
        class_="special " + state + (" lit" if str(index + 1) in scene.lit.get("specials", ()) else ""),
        data_special=str(index + 1),
        data_days=f"{first}-{last}",
        data_points=str(special["points"]),
        data_city=special.get("city"),
        data_good=special.get("good"),
    )


# ---------------------------------------------------------------- panels


def panel(box: Box, heading: str) -> str:
    """Draw a panel with its headline."""
    head = Box(box.left, box.top, box.right, box.top + HEAD)
    name = heading.upper()
    return "".join([
        box.rect("panel", 10),
        tag("path", d=round_top(head, 10), class_="panel-head"),
        words(name, box.left + 20, box.top + 27, "heading", 22, width_of(name, 22, 1.5)),
        box.rect("brass", 7, 4),
    ])  # fmt: skip


def rows_of(names: Iterable[str], room: float, size: float, gap: float) -> list[list[str]]:
    """Break names into rows."""
    rows: list[list[str]] = []
    left = 0.0
    for name in names:
        width = width_of(name, size) + gap
        if not rows or width > left + gap:
            rows.append([])
            left = room
        rows[-1].append(name)
        left -= width
    return rows


# ---------------------------------------------------------------- the players


def cards_of(seat: Mapping[str, Any], scene: Scene) -> list[str]:
    """Name the progress cards and objectives of a player."""
    names = [scene.card("progress", card) for card in seat.get("progress") or ()]
    return names + ["★ " + scene.card("objective", card) for card in seat.get("objectives") or ()]


def seat_height(scene: Scene, width: float) -> float:
    """Give the height that each player needs."""
    rows = max((len(rows_of(cards_of(seat, scene), width - 40, 21, 18)) for seat in scene.seats), default=0)
    return SEAT_HEIGHT + 25 * rows + (6 if rows else 0)


def players_height(scene: Scene) -> float:
    """Give the height of the panel of the players."""
    rows = (len(scene.seats) + 1) // 2
    return rows * (seat_height(scene, FRAME.width / 2) + 6) + 14 if rows else 0.0


def draw_players(box: Box, scene: Scene) -> str:
    """Draw all players, two in a row."""
    height = seat_height(scene, box.width / 2)
    parts = [box.rect("panel", 10), box.rect("brass", 7, 4)]
    alone = len(scene.seats) == 1
    for index, seat in enumerate(scene.seats):
        width = box.width - 16 if alone else (box.width - 22) / 2
        left = box.left + 8 + (index % 2) * (width + 6)
        top = box.top + 8 + (index // 2) * (height + 6)
        parts.append(draw_seat(Box(left, top, left + width, top + height), seat, scene))
    return tag("g", *parts, class_="players")


def draw_seat(cell: Box, seat: Mapping[str, Any], scene: Scene) -> str:
    """Draw one player: name and points, the train, the cards, what was delivered, and what cards are owned."""
    index, colour = int(seat["seat"]), livery(seat.get("colour"))
    x, y = cell.left + 14, cell.top
    points = str(seat["points"])
    name = str(seat["name"]) + (f" ({scene.word('you')})" if scene.view.get("seat") == index else "")
    room = cell.width - 84 - width_of(points, 42)
    counts = [("hand", seat["hand_size"]), ("deck", seat["deck_size"]), ("discards", len(seat["discard"]))]
    told = [name, points + " " + scene.word("points"), scene.word("power") + " " + POWERS[int(seat["power"])]]
    told += [f"{count} " + scene.word(what) for what, count in counts]
    parts = [
        title(*told),
        cell.rect("cell", 7),
        cell.rect("hit", 7) if scene.view.get("phase") == "choose" else "",  # where a company is chosen
        tag("circle", cx=x + 16, cy=y + 27, r=15, class_="badge"),
        mark(colour, x + 16, y + 27, 1.2),
        words(name, x + 40, y + 36, "player-name", 27, min(width_of(name, 27), room)),
        words(points, cell.right - 16, y + 41, "big-number", 42),
        draw_train(x, y + 96, cell.right - 14, seat, scene),
    ]
    left = x + 4
    for what, count in counts:
        group = [title(scene.word(what), str(count)), use(what, "icon", moved(left + 12, y + 141))]
        group.append(words(str(count), left + 30, y + 150, "count", 27))
        parts.append(tag("g", *group, class_="cards-" + what, data_count=str(count)))
        left += 34 + width_of("00", 27) + 8
    left = max(left + 6, cell.right - 14 - 4 * 66)
    for good, count in seat["delivered"].items():
        group = [title(scene.word("delivered"), scene.good(good), str(count)), piece(good, left + 15, y + 141, 0.85)]
        group.append(words(f"×{count}", left + 32, y + 150, "count", 25))
        parts.append(tag("g", *group, class_="delivered" if count else "delivered none", data_good=good))
        left += 66
    for row, names in enumerate(rows_of(cards_of(seat, scene), cell.width - 40, 21, 18)):
        line = " · ".join(names)
        parts.append(words(line, x + 4, y + 183 + 25 * row, "owned", 21, min(width_of(line, 21), cell.width - 30)))
    on_turn = scene.view.get("actor") == index and not scene.view.get("over")
    classes = (
        "seat p-"
        + colour
        + (" on-turn" if on_turn else "")
        + (" out" if seat.get("out") and not scene.view.get("over") else "")
    )
    return tag("g", *parts, id=f"seat-{index}", class_=classes, data_seat=str(index))


def draw_train(x: float, y: float, right: float, seat: Mapping[str, Any], scene: Scene) -> str:
    """Draw a train on its rails: the engine with its power, then the wagons with their loads."""
    rails = straight(((x, y + 17.5), (right, y + 17.5)))
    parts = [tag("path", d=rails, class_="platform-sleepers"), tag("path", d=rails, class_="platform-rail")]
    power = POWERS[int(seat["power"])]
    told = [scene.word("power") + " " + power]
    if seat.get("fast"):
        told.append(said(f"{NAME}-fast", scene.language))
        parts.append(use("fast", "fast", moved(x + 9, y - 2)))
    engine = [
        title(*told),
        use("loco", None, f"translate({number(x + 56)} {number(y)}) scale(-1.5 1.5)"),
        words(power, x + 57, y + 4.5, "power", 20),
    ]
    parts.append(tag("g", *engine, class_="engine", data_power=str(seat["power"])))
    step, trail = 88.0, x + 138
    for index in range(len(seat["train"]), int(seat["power"])):  # wagons that it could pull besides
        parts.append(use("no-wagon", "no-wagon", moved(trail + index * step, y)))
    parts += [draw_wagon(trail + index * step, y, wagon, seat, scene) for index, wagon in enumerate(seat["train"])]
    if seat.get("siding"):
        at = moved(right - 30, y + 3, 0.6)
        wagon = [title(scene.word("siding")), WAGON_ROOM.rect("hit", 6), use("wagon")]
        parts.append(tag("g", *wagon, id=f"siding-{seat['seat']}", class_="siding", transform=at))
    return tag("g", *parts, class_="rolling-stock")


def draw_wagon(x: float, y: float, wagon: Mapping[str, Any], seat: Mapping[str, Any], scene: Scene) -> str:
    """Draw a wagon with its load; an empty one shows palely what it could carry."""
    count = int(wagon["cubes"])
    goods = [str(wagon["good"])] * count if count else [str(good) for good in wagon["carries"]]
    load = ", ".join(map(scene.good, goods)) if count else said(f"{NAME}-empty", scene.language)
    parts = [title(load), WAGON_ROOM.rect("hit", 6)]
    for index, good in enumerate(goods):
        parts.append(piece(good, (index - (len(goods) - 1) / 2) * 33, -8, 1.0, None if count else "ghost"))
    parts.append(use("wagon"))
    card = str(wagon["card"])
    return tag(
        "g",
        *parts,
        id=f"wagon-{seat['seat']}-{card}",
        class_="wagon",
        transform=moved(x, y),
        data_card=card,
        data_cubes=str(count),
    )


# ---------------------------------------------------------------- the display


@dataclass(frozen=True)
class Display:
    """The cards that lie out for all, broken into rows."""

    progress: list[list[str]]
    objectives: list[list[str]]

    @property
    def height(self) -> float:
        """Give the height of the panel."""
        rows = len(self.progress) + len(self.objectives)
        return HEAD + 116 + (rows * (CHIP + 6) + 36 * (bool(self.progress) + bool(self.objectives)) + 8)


def display_of(scene: Scene) -> Display:
    """Break the cards into rows."""
    found: list[list[list[str]]] = []
    for kind, key in (("progress", "progress"), ("objective", "objectives")):
        stock = scene.document.get(key, ())
        cards = scene.view[key] if key in scene.view else [card["id"] for card in stock]
        rows: list[list[str]] = []
        left = 0.0
        for card in map(str, cards):
            width = chip_width(kind, card, scene) + 8
            if not rows or width > left + 8:
                rows.append([])
                left = FRAME.width - 40
            rows[-1].append(card)
            left -= width
        found.append(rows)
    return Display(*found)


def chip_text(kind: str, card: str, scene: Scene) -> tuple[str, str]:
    """Give the name of a card, and for an objective its points."""
    entries = {str(entry["id"]): entry for entry in scene.document.get(kind + "s" * (kind == "objective"), ())}
    points = entries.get(card, {}).get("points")
    return scene.card(kind, card), "" if points is None else f"+{points}"


def chip_width(kind: str, card: str, scene: Scene) -> float:
    """Give the width of a card of the display."""
    name, points = chip_text(kind, card, scene)
    return width_of(name, 23) + (width_of(points, 25) + 10 if points else 0) + 26


def draw_display(box: Box, shown: Display, scene: Scene) -> str:
    """Draw the wood track, what the letters of the goods mean, the progress cards and the objectives."""
    parts = [panel(box, said(f"{NAME}-wood-track", scene.language)), draw_wood(box, scene)]
    y = box.top + HEAD + 112
    for kind, key, rows in (("progress", "progress", shown.progress), ("objective", "objectives", shown.objectives)):
        if not rows:
            continue
        parts.append(tag("path", d=straight(((box.left + 18, y), (box.right - 18, y))), class_="rule"))
        heading = said(f"{NAME}-{key}", scene.language)
        parts.append(words(heading, box.left + 20, y + 27, "subhead", 22, width_of(heading, 22)))
        y += 36
        for row in rows:
            x = box.left + 18
            for card in row:
                parts.append(draw_chip(x, y, kind, card, scene))
                x += chip_width(kind, card, scene) + 8
            y += CHIP + 6
    return tag("g", *parts, class_="display")


def draw_chip(x: float, y: float, kind: str, card: str, scene: Scene) -> str:
    """Draw a card of the display."""
    name, points = chip_text(kind, card, scene)
    box = Box(0, 0, chip_width(kind, card, scene), CHIP)
    effect = said(f"{NAME}-effect-{card}", scene.language) if kind == "progress" else ""
    parts = [title(name, effect, points), box.rect("chip", 7), box.rect("chip-rim", 5, 2.6)]
    parts.append(words(name, 13, 26.5, "chip-name", 23, width_of(name, 23)))
    if points:
        parts.append(words(points, box.right - 12, 27.5, "chip-points", 25))
    parts.append(box.rect("hit", 7))
    return tag("g", *parts, id=f"{kind}-{card}", class_="card " + kind, transform=moved(x, y), data_card=card)


def draw_wood(box: Box, scene: Scene) -> str:
    """Draw the wood track with the players' shapes, and beside it the goods."""
    points = scene.view.get("wood_track") or scene.document.get("wood track", {}).get("points") or ()
    y = box.top + HEAD + 12
    step = 60.0
    parts = []
    for count, worth in enumerate(points):
        x = box.left + 18 + count * step
        here = [seat for seat in scene.seats if min(int(seat.get("wood", 0)), len(points) - 1) == count]
        group = [
            title(f"{count} × " + scene.good("wood"), f"{worth} " + scene.word("wood-per")),
            Box(x, y, x + step - 5, y + 56).rect("log", 7),
            tag("circle", cx=x + (step - 5) / 2, cy=y + 20, r=18, class_="log-ring"),
            words(str(worth), x + (step - 5) / 2, y + 29, "log-points", 25),
        ]
        for index, seat in enumerate(here):
            wide = 21.0 if len(here) < 3 else 15.5
            at = x + (step - 5) / 2 + (index - (len(here) - 1) / 2) * wide
            peg = tag("circle", r=wide / 2, class_="badge") + mark(seat.get("colour"), 0, 0, round(wide / 25, 2))
            group.append(tag("g", peg, class_="peg p-" + livery(seat.get("colour")), transform=moved(at, y + 51)))
        parts.append(tag("g", *group, id=f"wood-{count}", class_="wood-space", data_wood=str(count)))
    note = scene.word("wood-per")
    width = len(points) * step - 6
    parts.append(words(note, box.left + 20, y + 86, "note", 21, min(width_of(note, 21), width)))
    left = box.left + 18 + len(points) * step + 26
    wide = (box.right - 18 - left) / len(GOODS)
    for index, good in enumerate(GOODS):
        x = left + (index + 0.5) * wide
        name = scene.good(good)
        parts.append(piece(good, x, y + 26, 1.25))
        parts.append(words(name, x, y + 76, "key centred", 23, min(width_of(name, 23), wide - 8)))
    return "".join(parts)


# ---------------------------------------------------------------- title


def draw_title(box: Box) -> str:
    """Draw the title as a large enamel sign."""
    left, right = box.left + 92, box.right - 22
    parts = [
        box.rect("enamel", 12),
        box.rect("brass", 8, 5),
        use("loco-side", "gilt", moved(box.left + 50, box.top + 68, 1.5)),
        words("THE", left, box.top + 31, "subtitle", 19, width_of("THE", 19, 6)),
        words("GRAND TRUNK", left, box.top + 79, "title", 50, right - left),
        tag("path", d=straight(((left, box.top + 92), (right, box.top + 92))), class_="title-rails"),
        words("JOURNEY", left, box.top + 117, "subtitle", 23, width_of("JOURNEY", 23, 8)),
    ]
    return tag("g", *parts, class_="cartouche")


# ---------------------------------------------------------------- definitions

WAGON = "M-38-2H-33V6H33V-2H38V12H-38Z"
WAGON_ROOM = Box(-41, -27, 41, 20)  # a wagon with its load
WAGON_WHEELS = "".join(f"M{x - 5.2:g} 12.5a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0" for x in (-25, 25))
ANCHOR = "M0-6.5V9M-5-2.5H5M-8.5 3Q-7 9.5 0 9.5Q7 9.5 8.5 3M-8.5 3l-1.5 3.5M-8.5 3l3.5 2M8.5 3l1.5 3.5M8.5 3l-3.5 2"
CARD = "M-8-11H8Q10-11 10-9V9Q10 11 8 11H-8Q-10 11-10 9V-9Q-10-11-8-11Z"


def own(name: str) -> str:
    """Give the class or id of something defined once; it carries the name of the drawing."""
    return NAME + "-" + name


@lru_cache(maxsize=4)
def definitions(language: str) -> str:
    """Write everything that is drawn more than once."""
    parts = [draw_good(good, language) for good in GOODS]
    parts += [tag("path", id=own("mark-" + colour), d=shape) for colour, shape in SHAPES.items()]
    wheels, body = LOCO_WHEELS, LOCO_BODY
    parts += [
        tag(
            "g",
            tag("path", d=body + wheels, class_=own("halo")),
            tag("path", d=wheels, class_=own("wheels")),
            tag("path", d=body, class_=own("body")),
            id=own("loco"),
        ),
        tag("g", tag("path", d=body), tag("path", d=wheels), id=own("loco-side")),
        tag(
            "g",
            tag("path", d="M-44 8H44", class_=own("coupling")),
            tag("path", d=WAGON + WAGON_WHEELS, class_=own("halo")),
            tag("path", d=WAGON_WHEELS, class_=own("wheels")),
            tag("path", d=WAGON, class_=own("body")),
            id=own("wagon"),
        ),
        tag("path", d=WAGON, id=own("no-wagon")),
        tag(
            "g",
            tag("circle", r=11, class_=own("roundel")),
            tag("circle", r=5, class_=own("roundel-core")),
            id=own("station"),
        ),
        tag("circle", r=9.5, class_=own("no-roundel"), id=own("no-station")),
        tag(
            "g",
            tag("circle", cy=-9, r=2.6, class_=own("anchor-line")),
            tag("path", d=ANCHOR, class_=own("anchor-line")),
            id=own("anchor"),
        ),
        tag("path", id=own("seal"), d=regular(12, 19, 16), class_=own("gold")),
        tag("path", id=own("star"), d=regular(8, 21, 15.5), class_=own("gold")),
        tag("path", id=own("fast"), d="M6-10L-3 0L6 10M15-10L6 0L15 10"),
        tag("g", *(tag("path", d=CARD, transform=f"rotate({turn} 0 12)") for turn in (-18, 0, 18)), id=own("hand")),
        tag("g", *(tag("path", d=CARD, transform=moved(-up, up)) for up in (3, 0, -3)), id=own("deck")),
        tag("path", d=CARD, transform="rotate(90)", id=own("discards")),
        drawing.country_definitions(NAME),
        tag("clipPath", FRAME.rect("", 8), id=own("window")),
    ]
    return tag("defs", *parts)


def draw_good(good: str, language: str) -> str:
    """Define a cube of a good: its shape, a light edge and its letter."""
    inside = {
        "coal": "M-14.5-4L-2-4L5-14.5M-2-4L2 6L14.5 6M2 6L-8.5 13.5",
        "wood": "M-10.5 0A10.5 10.5 0 1 1 10.5 0A10.5 10.5 0 1 1-10.5 0Z",
        "iron": "M-9.5-13.5L-6.5-8.5H6.5L9.5-13.5M-6.5-8.5L-10.5 13.5M6.5-8.5L10.5 13.5",
        "steel": "M-14.5-6.5H14.5M-14.5 6.5H14.5",
    }
    return tag(
        "g",
        tag("path", d=GOODS[good], class_=own("good") + " " + own(good)),
        tag("path", d=inside[good], class_=own("facet") + " " + own("on-" + good)),
        words(LETTERS[language][good], 0, 7.4, own("letter") + " " + own("on-" + good), 21),
        id=own("good-" + good),
    )


# ---------------------------------------------------------------- style

LIGHT = {
    "coal": "#2b2e34", "wood": "#3f8a4e", "iron": "#2f6db3", "steel": "#c3cad2", "edge": "#1d2b3a",
    "port": "#1f6668", "closed": "#6c6a60", "signal": "#c8402f", "wheel": "#1d2b3a", "bed": "#fffaf0",
    "rail": "#3c3a36", "sleeper": "#8d7a55", "tile": "#fffaf0", "takes": "#ecd9a6", "day": "#efe4c6", "log": "#dcb98a",
    "log-line": "#8a5f2f", "coal-edge": "#1d2b3a", "back": "#14304f", "done": "#e4dac2",
    "glow": "#ffd75e", "glow-edge": "#8a6414",
    "p-red": "#cf3b2a", "p-yellow": "#f0b81f", "p-purple": "#8a46ad", "p-green": "#2c8444",
    "p-none": "#8b8778",
}  # fmt: skip
DARK = {
    "coal": "#1c2025", "wood": "#469a57", "iron": "#3a7cc6", "steel": "#aab3bc", "edge": "#0a0f14",
    "port": "#17595c", "closed": "#3c474f", "signal": "#d9503d", "wheel": "#0a0f14", "bed": "#0c141b",
    "rail": "#b4bec3", "sleeper": "#6d7d87", "tile": "#e9e1cd", "takes": "#cdb377", "day": "#2a3741", "log": "#6b4f30",
    "log-line": "#c69a63", "coal-edge": "#8d989f", "back": "#0b1d31", "done": "#26313a",
    "glow": "#ffd75e", "glow-edge": "#0a0f14",
    "p-red": "#e24c39", "p-yellow": "#f4c53c", "p-purple": "#a764c9", "p-green": "#3fa35a",
    "p-none": "#75808a",
}  # fmt: skip

RULES = """
.ballast{fill:none;stroke:var(--bed);stroke-width:17;opacity:.85}
.rails{fill:none;stroke:var(--rail);stroke-width:10}.between{fill:none;stroke:var(--bed);stroke-width:6.4}
.sleepers{fill:none;stroke:var(--sleeper);stroke-width:14;stroke-dasharray:3 7.5;opacity:.8}
.tile.lit>.hit,.special.lit>.hit,.card.lit>.hit{fill-opacity:.1}
.place.lit>.hit{fill-opacity:1}.way{display:none}.lit .way{display:inline}
.fade{opacity:.5}
.port .plate{fill:var(--port)}.closed .plate{fill:var(--closed)}
.plate{stroke:var(--halo);stroke-width:1.2}
.grandtrunk-roundel{fill:var(--enamel-text)}.grandtrunk-roundel-core{fill:var(--signal)}
.grandtrunk-no-roundel{fill:none;stroke:var(--enamel-text);stroke-width:2.4;stroke-dasharray:4 3.4}
.grandtrunk-anchor-line{fill:none;stroke:var(--enamel-text);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.tile-face{fill:var(--tile)}.tile-takes{fill:var(--takes)}
.tile-rim{fill:none;stroke:var(--edge);stroke-width:1.4}
.no-tile{fill:var(--sheet);fill-opacity:.55;stroke:var(--soft);stroke-width:1.5;stroke-dasharray:6 4}
.arrow{fill:#1d2b3a}
.grandtrunk-good{stroke:var(--edge);stroke-width:1.3;stroke-linejoin:round}
.grandtrunk-coal{fill:var(--coal);stroke:var(--coal-edge)}.grandtrunk-wood{fill:var(--wood)}
.grandtrunk-iron{fill:var(--iron)}.grandtrunk-steel{fill:var(--steel)}
.grandtrunk-facet{fill:none;stroke:#fff;stroke-width:1.1;opacity:.4}
.grandtrunk-letter{font-weight:700;text-anchor:middle;fill:#fff;pointer-events:none}
.grandtrunk-letter.grandtrunk-on-steel{fill:#1d2b3a}.grandtrunk-facet.grandtrunk-on-steel{stroke:#1d2b3a}
.grandtrunk-gold{fill:var(--gold);stroke:var(--edge);stroke-width:1.3;stroke-linejoin:round}
.seal-points{text-anchor:middle;font-weight:700;fill:#1d2b3a}
.grandtrunk-halo{fill:var(--halo);stroke:var(--halo);stroke-width:4;stroke-linejoin:round}
.grandtrunk-body{fill:var(--p)}.grandtrunk-wheels{fill:var(--wheel)}
.grandtrunk-coupling{stroke:var(--rail);stroke-width:2.4}
.mark{fill:var(--m,#fff);pointer-events:none}
.train.on-turn{--halo:var(--glow)}
.clock{fill:var(--glow);stroke:var(--glow-edge);stroke-width:2.4}
.clock-days{text-anchor:middle;font-weight:700;fill:#1d2b3a}
.head-note{fill:var(--gold)}
.turn{fill:none;stroke:var(--brass);stroke-width:5;stroke-linejoin:round}
.day-face{fill:var(--day);stroke:var(--brass);stroke-width:1.3}
.day-rail{stroke:var(--brass);stroke-width:1.6;stroke-dasharray:2 2.8;opacity:.8}
.day-number{text-anchor:middle;font-weight:700}
.day.dark .day-face{fill:var(--back);stroke:var(--gold)}.day.dark .day-number{fill:var(--gold)}
.day.end .day-face{fill:var(--signal)}.day.end .day-number{fill:#fff}
.day.after .day-face{fill-opacity:.35;stroke-dasharray:4 3}.day.after .day-number{fill:var(--soft)}
.disc-face{fill:var(--p);stroke:var(--halo);stroke-width:1.3}
.disc-light{stroke:#fff;stroke-width:1.4;opacity:.45;stroke-linecap:round}
.bracket{fill:none;stroke:var(--brass);stroke-width:2.4}
.special-face{fill:var(--tile);stroke:var(--edge);stroke-width:1.2}
.special-rim{fill:none;stroke:var(--brass);stroke-width:1.5}
.special-name{text-anchor:middle;fill:#1d2b3a}.special-points{text-anchor:middle;fill:#1d2b3a;font-weight:700}
.back .special-face{fill:var(--back)}.back .special-points{fill:var(--gold)}.special-back{fill:var(--gold);opacity:.75}
.done .special-face{fill:var(--done)}.done .special-name{fill:var(--soft)}.done .special-points{fill:var(--soft)}
.missed .special-face{fill:var(--done)}.missed .special-name{fill:var(--soft)}
.missed .special-points{fill:var(--soft);text-decoration:line-through}
.cell{fill:none}.on-turn .cell{fill:var(--brass);fill-opacity:.2;stroke:var(--brass);stroke-width:2}
.badge{fill:var(--p);stroke:var(--halo);stroke-width:1.6}
.platform-sleepers{stroke:var(--sleeper);stroke-width:6;stroke-dasharray:3 6;opacity:.7}
.platform-rail{stroke:var(--rail);stroke-width:2}
.power{text-anchor:middle;font-weight:700;fill:var(--m,#fff)}
.fast{fill:none;stroke:var(--brass);stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.no-wagon{fill:none;stroke:var(--soft);stroke-width:1.3;stroke-dasharray:4 3;opacity:.7}
.ghost{opacity:.34}.siding{opacity:.6}
.icon{fill:var(--soft);stroke:var(--sheet);stroke-width:1.6}
.count{fill:var(--ink)}.delivered.none{opacity:.45}.owned{fill:var(--soft)}.out{opacity:.6}
.rule{stroke:var(--rule);stroke-width:1.6}.subhead{fill:var(--ink);font-weight:700}
.chip{fill:var(--back)}.chip-rim{fill:none;stroke:var(--brass);stroke-width:1.2}
.chip-name{fill:var(--enamel-text)}.chip-points{fill:var(--gold);text-anchor:end;font-weight:700}
.objective .chip{fill:var(--port)}
.log{fill:var(--log);stroke:var(--log-line);stroke-width:1.4}
.log-ring{fill:none;stroke:var(--log-line);stroke-width:1.4;opacity:.7}
.log-points{text-anchor:middle;font-weight:700}
.note{fill:var(--soft)}.centred{text-anchor:middle}.gilt{fill:var(--gold)}
"""
PHONE = ".grandtrunk .day-number{font-size:29px}" + growth_rules(NAME, f"transform-origin:0 {TILE.top - 2:g}px")


@lru_cache(maxsize=1)
def style() -> str:
    """Write the style."""
    lines = [f".{NAME} .p-{colour}{{--p:var(--p-{colour})}}" for colour in SHAPES]
    lines.append(f".{NAME} .p-yellow{{--m:#1d2b3a}}")  # shapes are white, on yellow dark
    return style_of(NAME, LIGHT, DARK, lines, RULES, PHONE)


# ---------------------------------------------------------------- the whole


def draw_land(document: Mapping[str, Any], language: str) -> str:
    """Draw the country, or plain paper for a map without scenery."""
    beside = {"scenery": str(document.get("id", "")) + ".scenery.json"}  # unless the document says otherwise
    scenery = scenery_of({**beside, **document}, Path(__file__).with_name("maps"))
    if scenery:
        return Country(NAME, scenery, to_sheet).draw(FRAME, language)
    inner = FRAME.grown(-26)
    corners = (
        (inner.left, inner.top),
        (inner.right, inner.top),
        (inner.right, inner.bottom),
        (inner.left, inner.bottom),
    )
    return draw_sea(NAME, FRAME, straight(corners, close=True)) + use("shore", "home") + FRAME.rect("fade")


def picture(
    document: Mapping[str, Any],
    view: Mapping[str, Any] | None = None,
    language: str = "en",
    theme: str = "light",
    lit: Mapping[str, Any] | None = None,
    part: str = "all",
) -> str:
    """Draw the table as SVG text: the map alone from its document, with pieces from a view.

    `lit` says what to highlight: {"places": [...], "links": [...], "days": [...], "specials": [...]}; a place that is
    lit also shows how many days the way there takes. `part` says whether to draw all, the "map" alone, or the "panel"
    below it with time track, players and cards. The same arguments always give the same text.

    >>> import stellwerk
    >>> svg = picture(stellwerk.games.get("grandtrunk").map_document())
    >>> svg.startswith("<svg"), 'id="place-quebec"' in svg
    (True, True)
    """
    language = language_of(language)
    plan = plan_of(json.dumps(document), language)
    scene = Scene(plan, view or {}, {kind: frozenset(map(str, keys)) for kind, keys in (lit or {}).items()})
    frame = FRAME
    track = Box(frame.left, frame.bottom + GAP, frame.right, frame.bottom + GAP + TRACK_HEIGHT)
    players = Box(frame.left, track.bottom + GAP, frame.right, track.bottom + GAP + players_height(scene))
    shown = display_of(scene)
    top = players.bottom + GAP if scene.seats else track.bottom + GAP
    display = Box(frame.left, top, frame.right, top + shown.height)
    rebuilt = document.get("status") == "reconstructed"
    below = IMPRINT if rebuilt else MARGIN
    bottom = frame.bottom if part == "map" else display.bottom
    top = track.top if part == "panel" else frame.top
    sheet = Box(frame.left - MARGIN, top - MARGIN, frame.right + MARGIN, bottom + below)
    parts = [
        tag("title", escape(said(f"{NAME}-title", language))),
        style(),
        definitions(language),
        sheet.rect("paper"),
        draw_map(scene) if part != "panel" else "",
    ]
    if part != "map":
        parts.append(draw_time_track(track, scene))
        parts.append(draw_players(players, scene) if scene.seats else "")
        parts.append(draw_display(display, shown, scene))
    if rebuilt:
        note = said(f"{NAME}-reconstructed", language)
        parts.append(words(note, frame.right, bottom + 22, "imprint", 19, width_of(note, 19)))
    return whole(NAME, sheet, parts, language, theme)


def draw_map(scene: Scene) -> str:
    """Draw the map with all that is on it."""
    lit = scene.lit.get("links", ())
    links = tag("g", *(draw_link(link, link.key in lit) for link in scene.plan.links), class_="links")
    places = tag("g", *(draw_place(place, scene) for place in scene.places.values()), class_="places")
    return scene.plan.below + links + places + scene.plan.above
