"""The drawing of a Zug um Zug: Deutschland board as SVG text.

The drawing is made from the map document alone; a view adds wagons, players, cards and the marks of one's own tickets,
a scenery file adds the country around the tracks. It holds no scripts and needs nothing from outside. A page can put
it in line and attach clicks to the groups ``track-ID``, ``city-ID``, ``country-ID``, ``row-N``, ``deck`` and
``tickets-DECK``; all colours are CSS custom properties of the class ``deutschland``, and adding the class ``dark`` to
the root turns the whole drawing to its night palette.

How it is layered, from below: sea and land, one group for each track (free ones first, then those with wagons), the
missing pieces of tickets, cities and countries with their signs, and last frame, title, points and the panel.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from ... import drawing
from ...drawing import (
    LOCO_BODY,
    LOCO_WHEELS,
    MARGIN,
    Box,
    Country,
    Point,
    curved,
    draw_cartouche,
    draw_frame,
    draw_sea,
    draw_sign,
    find_room,
    in_language,
    layer,
    moved,
    number,
    pair,
    regular,
    scenery_of,
    straight,
    style_of,
    tag,
    whole,
    width_of,
    words,
)

# ---------------------------------------------------------------- measures

LONG, HIGH = 52.0, 19.0  # a wagon space
PAD = 64.0  # from the outermost things on the board to the frame
NAME_SIZE = 24.0
COUNTRY_SIZE = 22.0
DOT = 13.0  # the radius of a city
BUTTON = 17.0  # the radius of an endpoint
PIN = 25.0  # from the tip of a pin to the middle of its head
GAP = 12.0  # between the frame and the panel

# Each colour of cards has a letter, each player a colour and a shape, so that nobody depends on colours alone.
LETTERS = {
    "blue": "B", "red": "R", "green": "G", "yellow": "Y", "black": "K", "purple": "P", "white": "W", "orange": "O",
}  # fmt: skip
PLAYERS = (("red", "diamond"), ("blue", "circle"), ("green", "triangle"), ("yellow", "square"), ("purple", "star"))
SHAPES = {
    "diamond": "M-8.5 0L0-8L8.5 0L0 8Z",
    "circle": "M-6.8 0A6.8 6.8 0 1 1 6.8 0A6.8 6.8 0 1 1-6.8 0Z",
    "triangle": "M0-7.8L8 6H-8Z",
    "square": "M-6.2-6.2H6.2V6.2H-6.2Z",
    "star": regular(5, 8.8, 3.9),
}
CODES = {  # the letters on the back of a country's cars
    "daenemark": "DK", "frankreich": "F", "niederlande": "NL", "oesterreich": "A", "schweiz": "CH", "polen": "PL",
    "tschechien": "CZ", "belgien": "B", "luxemburg": "L",
}  # fmt: skip
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}

# ---------------------------------------------------------------- words

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "blue": "blue", "red": "red", "green": "green", "yellow": "yellow", "black": "black", "purple": "purple",
        "white": "white", "orange": "orange", "grey": "any colour", "locomotive": "locomotive", "wagon": "wagon",
        "wagons": "wagons", "cards": "cards", "tickets": "tickets", "points": "points", "player": "Player",
        "you": "you", "deck": "Deck", "discards": "Discards", "short": "Short tickets", "long": "Long tickets",
        "closed": "closed", "possible": "can be claimed", "way": "way into", "to_go": "to go", "lost": "no way left",
        "empty": "no card",
    },
    "de": {
        "blue": "blau", "red": "rot", "green": "grün", "yellow": "gelb", "black": "schwarz", "purple": "lila",
        "white": "weiß", "orange": "orange", "grey": "jede Farbe", "locomotive": "Lokomotive", "wagon": "Wagen",
        "wagons": "Wagen", "cards": "Karten", "tickets": "Zielkarten", "points": "Punkte", "player": "Spieler",
        "you": "du", "deck": "Stapel", "discards": "Ablage", "short": "Kurze Ziele", "long": "Lange Ziele",
        "closed": "gesperrt", "possible": "kann genutzt werden", "way": "Weg nach", "to_go": "fehlen",
        "lost": "kein Weg mehr", "empty": "keine Karte",
    },
}  # fmt: skip


def texts_of(language: str) -> dict[str, str]:
    """Give the words of a language, English where there are none."""
    return TEXTS.get(language.split("-")[0].lower(), TEXTS["en"])


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once for this drawing."""
    return drawing.use("deutschland-" + symbol, class_, transform)


# ---------------------------------------------------------------- the board


@dataclass(frozen=True)
class Place:
    """A city, or an endpoint of a country: `name` is then the country's."""

    key: str
    name: str
    x: float
    y: float
    country: str = ""

    @property
    def at(self) -> Point:
        """Give the middle."""
        return self.x, self.y


@dataclass(frozen=True)
class Track:
    """One of the tracks between two places."""

    key: str
    ends: tuple[str, str]
    colour: str
    spaces: tuple[tuple[float, float, float], ...]

    @property
    def centres(self) -> list[Point]:
        """Give the middles of the wagon spaces."""
        return [(x, y) for x, y, _ in self.spaces]


@dataclass(frozen=True)
class Chart:
    """What a map document says, ready to be drawn."""

    places: Mapping[str, Place]
    countries: Mapping[str, Place]
    tracks: Mapping[str, Track]

    def stops(self, key: str) -> list[str]:
        """Give the places that a ticket's end means: a city itself, or all endpoints of a country."""
        return [key] if key in self.places else [p.key for p in self.places.values() if p.country == key]

    def bounds(self) -> Box:
        """Give the rectangle around everything on the board."""
        points = [place.at for place in self.places.values()]
        points += [centre for track in self.tracks.values() for centre in track.centres]
        across, down = [x for x, _ in points], [y for _, y in points]
        return Box(min(across), min(down), max(across), max(down))


def chart_of(document: Mapping[str, Any], language: str) -> Chart:
    """Read a map document."""
    places: dict[str, Place] = {}
    countries: dict[str, Place] = {}
    for key, city in document["cities"].items():
        places[key] = Place(key, in_language(city["name"], language), float(city["x"]), float(city["y"]))
    for key, country in document.get("countries", {}).items():
        name = in_language(country["name"], language)
        countries[key] = Place(key, name, float(country["x"]), float(country["y"]))
        for index, (x, y) in enumerate(country["endpoints"], 1):
            end = key + "." + str(index)
            places[end] = Place(end, name, float(x), float(y), key)
    tracks: dict[str, Track] = {}
    for route in document["routes"]:
        one, other = map(str, route["between"])
        ends = (one, other + "." + str(route["endpoint"]) if "endpoint" in route else other)
        for index, track in enumerate(route["tracks"]):
            key = one + "-" + other + ("." + str(index + 1) if index else "")
            spaces = spaces_of(track, [places[end].at for end in ends], int(route["length"]), index)
            tracks[key] = Track(key, ends, str(track["colour"]), spaces)
    return Chart(places, countries, tracks)


def spaces_of(
    track: Mapping[str, Any], ends: Sequence[Point], length: int, index: int
) -> tuple[tuple[float, float, float], ...]:
    """Give the wagon spaces of a track, all turned the same way along it, and as upright as that allows.

    A track without spaces in the document gets them in a straight line.
    """
    (x1, y1), (x2, y2) = ends
    given = track.get("spaces")
    if not given:
        turn = math.atan2(y2 - y1, x2 - x1)
        side = index * (HIGH + 3.5)
        steps = [(step + 1) / (length + 1) for step in range(length)]
        given = [
            (x1 + (x2 - x1) * t - side * math.sin(turn), y1 + (y2 - y1) * t + side * math.cos(turn), math.degrees(turn))
            for t in steps
        ]
    points = [(x1, y1), *((float(x), float(y)) for x, y, _ in given), (x2, y2)]
    turned = []
    for (x, y, angle), before, after in zip(given, points, points[2:], strict=False):
        heading = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
        off = (float(angle) - heading + 90) % 180 - 90  # the document's angle may point either way
        turned.append((float(x), float(y), heading + off))
    if sum(math.cos(math.radians(angle)) for _, _, angle in turned) < -1e-6:
        turned = [(x, y, angle + 180) for x, y, angle in turned]
    return tuple((x, y, (angle + 180) % 360 - 180) for x, y, angle in turned)


# ---------------------------------------------------------------- where the signs go


@dataclass(frozen=True)
class Sign:
    """A sign that has found its place: its middle, and whether it may be larger on a phone."""

    x: float
    y: float
    width: float
    height: float
    roomy: bool = False

    @property
    def box(self) -> Box:
        """Give the rectangle it covers."""
        return Box(self.x - self.width / 2, self.y - self.height / 2, self.x + self.width / 2, self.y + self.height / 2)

    def scaled(self, by: float) -> Box:
        """Give the rectangle that it covers when it is drawn larger."""
        return Box(
            self.x - by * self.width / 2,
            self.y - by * self.height / 2,
            self.x + by * self.width / 2,
            self.y + by * self.height / 2,
        )


def sign_size(name: str) -> tuple[float, float]:
    """Give width and height of a city's sign."""
    return width_of(name, NAME_SIZE) + 9, NAME_SIZE * 0.92 + 3.5


def capsule_size(name: str) -> tuple[float, float]:
    """Give width and height of a country's capsule."""
    return width_of(name.upper(), COUNTRY_SIZE, 2) + 30, COUNTRY_SIZE + 12


def grains(space: tuple[float, float, float]) -> list[Point]:
    """Give points spread over a wagon space, more of them in the middle, where its letter is."""
    x, y, angle = space
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    spread = [(dx * LONG / 2, dy * HIGH / 2) for dx in (-1, -0.6, -0.2, 0.2, 0.6, 1) for dy in (-1, 0, 1)]
    spread += [(dx, dy) for dx in (-4, 0, 4) for dy in (-6, 0, 6)] * 3
    return [(x + dx * c - dy * s, y + dx * s + dy * c) for dx, dy in spread]


def spots_of(place: Place, width: float, height: float) -> list[tuple[float, Sign]]:
    """Give the places where the sign of a city may hang, each with how little it is liked: below is best."""
    spots = []
    for away in (0.0, 4.0, 8.0):
        down, across = DOT - 4 + height / 2 + away, DOT - 2 + width / 2 + away
        for shift in (step / 8 for step in range(-8, 9)):
            for liked, side in ((0.0, 1), (3.0, -1)):
                spots.append((liked + 4 * abs(shift) + away, (shift * (width / 2 - 4), side * down)))
            for side in (-1, 1):
                spots.append((5.0 + 4 * abs(shift) + away, (side * across, 0.7 * shift * down)))
    return [(liked, Sign(place.x + dx, place.y + dy, width, height)) for liked, (dx, dy) in spots]


def capsule_spots(country: Place, width: float, height: float) -> list[tuple[float, Sign]]:
    """Give the places where the capsule of a country may lie: near the one that the map says."""
    steps = [(x * 12.0, y * 9.0) for x in range(-10, 11) for y in range(-10, 11)]
    return [(math.hypot(dx, dy) / 8, Sign(country.x + dx, country.y + dy, width, height)) for dx, dy in steps]


def hang_signs(chart: Chart, frame: Box, fixed: Sequence[Box]) -> dict[str, Sign]:
    """Hang all signs so that they cover each other nowhere, and wagon spaces as little as can be.

    Each sign in turn takes the best place that the others leave it; after a few rounds nothing moves.
    """
    dust = [(space[0], space[1], grains(space)) for track in chart.tracks.values() for space in track.spaces]
    round_things = [
        (place.key, Box(place.x - r, place.y - r, place.x + r, place.y + r))
        for place in chart.places.values()
        for r in (BUTTON + 1 if place.country else DOT + 2,)
    ]
    inner = frame.grown(-10)
    choices: dict[str, list[tuple[float, Sign]]] = {}
    for place in (*chart.places.values(), *chart.countries.values()):
        if not place.country:
            is_country = place.key in chart.countries
            spots = (
                capsule_spots(place, *capsule_size(place.name))
                if is_country
                else spots_of(place, *sign_size(place.name))
            )
            near = Box(*place.at, *place.at).grown(240 if is_country else 170)
            dots = [box for key, box in round_things if key != place.key and near.meets(box)]
            specks = [
                found for found in dust if near.left < found[0] < near.right and near.top < found[1] < near.bottom
            ]
            choices[place.key] = [
                (liked + spoiled(sign.box, inner, [*dots, *fixed], specks), sign) for liked, sign in spots
            ]
    ranked = {key: [sign for _, sign in sorted(spots, key=lambda spot: spot[0])] for key, spots in choices.items()}
    hung = {key: order[0] for key, order in ranked.items()}
    for _ in range(8):
        before = dict(hung)
        for key, order in ranked.items():
            others = [sign.box.grown(4) for other, sign in hung.items() if other != key]
            free = (sign for sign in order if not any(sign.box.meets(other) for other in others))
            hung[key] = next(free, order[0])
        if hung == before:
            break
    return {key: roomy(key, hung, chart, inner) for key in hung}


def spoiled(box: Box, inner: Box, things: Iterable[Box], dust: Iterable[tuple[float, float, list[Point]]]) -> float:
    """Say how bad a place for a sign is: what it would cover."""
    tight, near = box.grown(1), box.grown(LONG / 2 + 4)
    covered = 0
    for x, y, specks in dust:
        if near.left < x < near.right and near.top < y < near.bottom:
            covered += sum(tight.left < x < tight.right and tight.top < y < tight.bottom for x, y in specks)
    outside = box.left < inner.left or box.right > inner.right or box.top < inner.top or box.bottom > inner.bottom
    return 5.0 * covered + 300.0 * sum(tight.meets(thing) for thing in things) + 5000.0 * outside


def roomy(key: str, hung: Mapping[str, Sign], chart: Chart, inner: Box) -> Sign:
    """Say whether a sign has room to grow by a sixth on a small screen."""
    sign = hung[key]
    larger = sign.scaled(1.17)
    others = [other.scaled(1.17) for name, other in hung.items() if name != key]
    others += [Box(p.x - 8, p.y - 8, p.x + 8, p.y + 8) for p in chart.places.values() if p.key != key]
    inside = larger.left > inner.left and larger.right < inner.right
    free = inside and not any(larger.meets(other) for other in others)
    return Sign(sign.x, sign.y, sign.width, sign.height, free)


def lean_of(key: str, tip: Point, signs: Mapping[str, Sign], chart: Chart, inner: Box) -> float:
    """Say which way a pin leans, in degrees from upright, so that it hides no name and stays in the frame."""
    things = [sign.scaled(1.17 if sign.roomy else 1) for sign in signs.values()]
    things += [Box(*place.at, *place.at).grown(DOT) for place in chart.places.values() if place.key != key]
    centres = [centre for track in chart.tracks.values() for centre in track.centres]

    def bad(lean: float) -> float:
        turn = math.radians(lean)
        head = (tip[0] + PIN * math.sin(turn), tip[1] - PIN * math.cos(turn))
        box = Box(*head, *head).grown(9)
        hidden = sum(math.dist(head, centre) < 17 for centre in centres)
        outside = box.top < inner.top or box.left < inner.left or box.right > inner.right
        return 1000 * sum(box.meets(thing) for thing in things) + 1000 * outside + 60 * hidden + abs(lean - 30)

    return min((30.0, -30.0, 0.0, 60.0, -60.0, 90.0, -90.0, 120.0, -120.0, 150.0, -150.0, 180.0), key=bad)


def pin_tip(key: str, signs: Mapping[str, Sign], chart: Chart) -> Point:
    """Say where a pin is stuck in: the middle of a city, the right end of a country's capsule."""
    if key in chart.places:
        return chart.places[key].at
    return signs[key].box.right - 9, signs[key].y


# ---------------------------------------------------------------- tracks


@dataclass(frozen=True)
class Scene:
    """What the parts of one drawing have in common."""

    plan: Plan
    view: Mapping[str, Any]
    lit: frozenset[str]
    closed: frozenset[str]

    @property
    def chart(self) -> Chart:
        """Give the map."""
        return self.plan.chart

    @property
    def text(self) -> Mapping[str, str]:
        """Give the words."""
        return self.plan.text

    def owner(self, track: str) -> int | None:
        """Give the seat whose wagons stand on a track."""
        found = (self.view.get("tracks") or {}).get(track)
        return None if found is None else int(found)

    def player(self, seat: int) -> str:
        """Name a player."""
        seats = self.view.get("seats") or []
        name = seats[seat].get("name") if seat < len(seats) else None
        return str(name or self.text["player"] + " " + str(seat + 1))


def livery(seat: int) -> tuple[str, str]:
    """Give colour and shape of a seat."""
    return PLAYERS[seat % len(PLAYERS)]


def draw_tracks(scene: Scene) -> str:
    """Draw all tracks, in an order that never changes, so that a track can be exchanged alone."""
    return tag("g", *(draw_track(track, scene) for track in scene.chart.tracks.values()), class_="tracks")


def draw_track(track: Track, scene: Scene) -> str:
    """Draw one track with its wagon spaces, or the train that stands on it."""
    key, seat = track.key, scene.owner(track.key)
    player = "" if seat is None else scene.player(seat)
    return track_group(scene.plan, key, seat, player, key in scene.lit, key in scene.closed)


@lru_cache(maxsize=4096)  # from one move to the next nearly all tracks stay as they are
def track_group(plan: Plan, key: str, seat: int | None, player: str, is_lit: bool, is_closed: bool) -> str:
    """Draw a track from all that it depends on."""
    track = plan.chart.tracks[key]
    ends = [plan.chart.places[end].at for end in track.ends]
    bed = curved([ends[0], *track.centres, ends[1]])
    said = [player] if seat is not None else [plan.text["closed"]] if is_closed else []
    said += [plan.text["possible"]] if is_lit else []
    hit = "".join(tag("path", d=reach(track), class_=line) for line in ("edge", "hit line"))
    parts = [tag("title", escape(" · ".join([track_title(track, plan), *said])))]
    classes = ["track", "c-" + track.colour]
    if seat is None:
        classes += ["closed" if is_closed else "free", *(["lit"] if is_lit else [])]
        parts += [tag("path", d=bed, class_="sleepers"), hit, draw_spaces(track)]
    else:
        colour, shape = livery(seat)
        classes += ["taken", "p-" + colour]
        parts.append(hit)
        parts += [tag("path", d=bed, class_=line) for line in ("train-halo", "train-line")]
        parts += [use("wagon", None, turned(*space)) for space in track.spaces]
        parts += [use("mark-" + shape, "mark", moved(*emblem_at(space))) for space in track.spaces]
    attributes: dict[str, object] = {
        "id": "track-" + track.key,
        "class_": " ".join(classes),
        "data_track": track.key,
        "data_colour": track.colour,
        "data_length": str(len(track.spaces)),
        "data_from": track.ends[0],
        "data_to": track.ends[1],
        "data_owner": None if seat is None else str(seat),
    }
    return tag("g", *parts, **attributes)


def turned(x: float, y: float, angle: float) -> str:
    """Write a shift and a turn."""
    return moved(x, y) + " rotate(" + number(angle) + ")"


def emblem_at(space: tuple[float, float, float]) -> Point:
    """Give the middle of a wagon's side, which lies a little above its wheels."""
    x, y, angle = space
    return x + 1.8 * math.sin(math.radians(angle)), y - 1.8 * math.cos(math.radians(angle))


def reach(track: Track) -> str:
    """Write the line from one end of the wagon spaces to the other."""
    ends: list[Point] = []
    for (x, y, angle), (nx, ny) in ((track.spaces[0], track.centres[-1]), (track.spaces[-1], track.centres[0])):
        dx, dy = LONG / 2 * math.cos(math.radians(angle)), LONG / 2 * math.sin(math.radians(angle))
        away = (x - nx) * dx + (y - ny) * dy
        sign = 1 if away > 0 or (away == 0 and not ends) else -1
        ends.append((x + sign * dx, y + sign * dy))
    return curved([ends[0], *track.centres, ends[1]])


def draw_spaces(track: Track) -> str:
    """Draw the wagon spaces and their letters, which stand upright whichever way the track runs."""
    spaces = "".join(use("space", None, turned(*space)) for space in track.spaces)
    letter = LETTERS.get(track.colour)
    if letter is None:
        return spaces
    across = " ".join(number(x) for x, _ in track.centres)
    down = " ".join(number(y + 5.6) for _, y in track.centres)
    return spaces + tag("text", letter * len(track.spaces), x=across, y=down, class_="letter")


def track_title(track: Track, plan: Plan) -> str:
    """Say in words what a track is."""
    text, places = plan.text, plan.chart.places
    length = len(track.spaces)
    parts = [
        " – ".join(places[end].name for end in track.ends),
        str(length) + " " + text["wagon" if length == 1 else "wagons"],
        text.get(track.colour, track.colour),
        str(POINTS.get(length, 0)) + " " + text["points"],
    ]
    return " · ".join(parts)


# ---------------------------------------------------------------- cities and countries


@lru_cache(maxsize=1024)
def draw_city(place: Place, sign: Sign, pin: str, lean: float) -> str:
    """Draw a city: its dot, its enamel sign and a pin where a ticket of one's own begins."""
    dx, dy = sign.x - place.x, sign.y - place.y
    plate = draw_sign([place.name], [NAME_SIZE], 400, sign.height / 2, "sign roomy" if sign.roomy else "sign")
    parts = [
        tag("title", escape(place.name)),
        use("station"),
        tag("g", plate, transform=moved(dx, dy)),
        use("pin", pin, turned(0, 0, lean)) if pin else "",
    ]
    return tag(
        "g",
        *parts,
        id="city-" + place.key,
        class_="city" + (" pinned" if pin else ""),
        transform=moved(*place.at),
        data_city=place.key,
        data_name=place.name,
    )


def draw_country_links(chart: Chart, signs: Mapping[str, Sign]) -> str:
    """Join every endpoint with the capsule of its country: dotted, since no train runs there."""
    lines = []
    for place in chart.places.values():
        if place.country:
            sign = signs[place.country]
            lines.append(straight((place.at, (sign.x, sign.y))))
    data = "".join(lines)
    return tag("path", d=data, class_="link-halo") + tag("path", d=data, class_="link") if data else ""


def draw_endpoint(place: Place, text: Mapping[str, str]) -> str:
    """Draw an endpoint as a brass button with the letters of its country."""
    code = CODES.get(place.country, place.name[:2].upper())
    size = 19.0 if len(code) == 1 else 16.0
    return tag(
        "g",
        tag("title", escape(text["way"] + " " + place.name)),
        use("button"),
        words(code, 0, size * 0.36, "code", size),
        id="city-" + place.key,
        class_="endpoint",
        transform=moved(*place.at),
        data_city=place.key,
        data_country=place.country,
        data_name=place.name,
    )


@lru_cache(maxsize=128)
def draw_capsule(country: Place, sign: Sign, pin: str, lean: float) -> str:
    """Draw the capsule of a country."""
    half, up = sign.width / 2, sign.height / 2
    box = Box(-half, -up, half, up)
    name = country.name.upper()
    parts = [
        tag("title", escape(country.name)),
        box.rect("plate capsule", up),
        box.rect("capsule-rim", up - 3, 3),
        words(name, 1, COUNTRY_SIZE * 0.35, "country-name", COUNTRY_SIZE, width_of(name, COUNTRY_SIZE, 2)),
        use("pin", pin, turned(half - 9, 0, lean)) if pin else "",
    ]
    return tag(
        "g",
        *parts,
        id="country-" + country.key,
        class_="country" + (" pinned" if pin else ""),
        transform=moved(sign.x, sign.y),
        data_country=country.key,
        data_name=country.name,
    )


# ---------------------------------------------------------------- tickets


def held_tickets(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Give the tickets of the seat that looks, as far as the view has them."""
    seat = view.get("seat")
    seats = view.get("seats") or []
    if seat is None or not 0 <= int(seat) < len(seats):
        return []
    return list(seats[int(seat)].get("held") or ())


def pins_of(view: Mapping[str, Any]) -> dict[str, str]:
    """Give for each end of a ticket the class of its pin; a ticket that is still open counts most."""
    pins: dict[str, str] = {}
    for ticket in sorted(held_tickets(view), key=lambda ticket: not ticket.get("complete")):
        for end in ticket["between"]:
            pins[str(end)] = ticket_class(ticket)
    return pins


def ticket_class(ticket: Mapping[str, Any]) -> str:
    """Give the class of a ticket's marks."""
    if ticket.get("complete"):
        return "done"
    return "open" if ticket.get("possible", True) else "lost"


def joined_with(keys: Iterable[str], scene: Scene, seat: int) -> list[str]:
    """Give all places that a seat's tracks connect with one of these."""
    beside: dict[str, list[str]] = {}
    for track in scene.chart.tracks.values():
        if scene.owner(track.key) == seat:
            one, other = track.ends
            beside.setdefault(one, []).append(other)
            beside.setdefault(other, []).append(one)
    found = list(keys)
    for key in found:
        found += [there for there in beside.get(key, ()) if there not in found]
    return found


MANY = 5  # so many dotted lines are clear; more are drawn finer


def draw_tickets(scene: Scene) -> str:
    """Draw for each of one's own open tickets a dotted line over the gap that is missing; above all, their points."""
    lines, stubs = [], []
    places = scene.chart.places
    taken: list[Box] = []
    # When the game is over, nothing is missing any more; the pins say what was won and lost.
    for ticket in held_tickets(scene.view) if not scene.view.get("over") else ():
        if ticket.get("complete"):
            continue
        ends = [joined_with(scene.chart.stops(str(end)), scene, int(scene.view["seat"])) for end in ticket["between"]]
        if not all(ends):
            continue
        pairs = ((places[one], places[other]) for one in ends[0] for other in ends[1])
        start, end = min(pairs, key=lambda two: (math.dist(two[0].at, two[1].at), two[0].key, two[1].key))
        if start.key != end.key:
            line, stub = draw_ticket(ticket, start, end, scene, taken)
            lines.append(line)
            stubs.append(stub)
    return layer("tickets", *lines, *stubs, class_="missing-ways many" if len(lines) > MANY else "missing-ways")


def fixed_boxes(layout: Layout, chart: Chart) -> list[Box]:
    """Give what the points of a ticket must not hide: signs and places."""
    found = [sign.scaled(1.17 if sign.roomy else 1) for sign in layout.signs.values()]
    return found + [Box(*p.at, *p.at).grown(BUTTON if p.country else DOT) for p in chart.places.values()]


@lru_cache(maxsize=2048)
def ticket_spots(plan: Plan, start: str, end: str) -> tuple[str, tuple[tuple[int, Box], ...]]:
    """Give the dotted line between two places, bent a little so that it lies on no straight track, and the places for
    a small ticket on it, each with how much it would hide there."""
    (x1, y1), (x2, y2) = (plan.chart.places[key].at for key in (start, end))
    bx, by = (x1 + x2) / 2 - (y2 - y1) * 0.1, (y1 + y2) / 2 + (x2 - x1) * 0.1
    data = "M" + pair((x1, y1)) + "Q" + pair((bx, by)) + " " + pair((x2, y2))
    spots = []
    for step in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6):
        t = 0.5 + step * 0.06
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t**2 * c for a, b, c in ((x1, bx, x2), (y1, by, y2)))
        spot = Box(x - 22, y - 15, x + 22, y + 15)
        spots.append((sum(spot.meets(box) for box in plan.fixed), spot))
    return data, tuple(spots)


def draw_ticket(ticket: Mapping[str, Any], start: Place, end: Place, scene: Scene, taken: list[Box]) -> tuple[str, str]:
    """Draw one dotted line, and on it a small ticket, which keeps clear of those that are there already."""
    data, spots = ticket_spots(scene.plan, start.key, end.key)
    _, spot = min(spots, key=lambda found: found[0] + sum(found[1].meets(other) for other in taken))
    taken.append(spot)
    crest = ((spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2)
    names = [scene.chart.countries.get(str(e)) or scene.chart.places.get(str(e)) for e in ticket["between"]]
    title = " – ".join(place.name for place in names if place) + " · " + str(ticket.get("points", "")) + " "
    title += scene.text["points"]
    if int(ticket.get("to_go", -1)) > 0:
        title += " · " + str(ticket["to_go"]) + " " + scene.text["wagons"] + " " + scene.text["to_go"]
    elif not ticket.get("possible", True):
        title += " · " + scene.text["lost"]
    name = str(ticket.get("ticket", "-".join(map(str, ticket["between"]))))
    kind = ticket_class(ticket)
    line = tag(
        "g",
        tag("title", escape(title)),
        *(tag("path", d=data, class_=line) for line in ("missing-halo", "missing")),
        class_="ticket " + kind,
        data_ticket=name,
    )
    points = words(str(ticket.get("points", "")), 0, 6, "stub-points", 18)
    return line, tag("g", use("stub"), points, class_="stub " + kind, transform=moved(*crest))


# ---------------------------------------------------------------- title, points, panel


def draw_title(box: Box, title: str) -> str:
    """Draw the title as a large enamel sign."""
    emblem = use("loco", "gilt", moved(box.left + 51, box.top + box.height / 2 + 2, 1.6))
    return draw_cartouche(box, emblem, "ZUG UM ZUG", title.upper(), 57)


SCORE = (104.0, 292.0)  # width and height of the sign with the points


def draw_points(box: Box, text: Mapping[str, str]) -> str:
    """Draw the sign that says what a track of each length is worth."""
    head_box = Box(box.left, box.top, box.right, box.top + 40)
    parts = [box.rect("panel", 10), tag("path", d=drawing.round_top(head_box, 10), class_="panel-head")]
    middle = (box.left + box.right) / 2
    head = text["points"].upper()
    parts.append(words(head, middle, box.top + 27, "heading centred", 18, min(width_of(head, 18, 1.5), box.width - 20)))
    for row, (length, points) in enumerate(POINTS.items()):
        y = box.top + 60 + row * 34
        parts.append(words(str(length), box.left + 14, y + 8, "length", 24))
        parts.append(use("wagon-side", "icon", moved(box.left + 47, y, 0.66)))
        parts.append(words(str(points), box.right - 16, y + 9, "big-number", 27))
    parts.append(box.rect("brass", 7, 4))
    return tag("g", *parts, class_="points")


SEAT_HEIGHT, TABLE_HEIGHT, KEY_HEIGHT = 118.0, 122.0, 72.0


def panel_height(view: Mapping[str, Any]) -> float:
    """Give the height of the panel: what a view lets it show."""
    seats = SEAT_HEIGHT if view.get("seats") else 0.0
    table = TABLE_HEIGHT if "row" in view else KEY_HEIGHT
    return seats + table + 8


def draw_panel(box: Box, scene: Scene) -> str:
    """Draw the panel below the map: the players, then the cards on the table, or what the letters mean."""
    parts = [box.rect("panel", 10)]
    seats = scene.view.get("seats") or []
    y = box.top + 4
    if seats:
        width = (box.width - 12) / len(seats)
        for index, seat in enumerate(seats):
            cell = Box(box.left + 6 + index * width, y, box.left + 6 + (index + 1) * width, y + SEAT_HEIGHT)
            parts.append(draw_seat(cell, seat, scene))
        y += SEAT_HEIGHT
        parts.append(tag("path", d=straight(((box.left + 16, y), (box.right - 16, y))), class_="rule"))
    parts.append(draw_table(box, y, scene) if "row" in scene.view else draw_key(box, y, scene.text))
    parts.append(box.rect("brass", 7, 4))
    return tag("g", *parts, class_="players")


def draw_seat(cell: Box, seat: Mapping[str, Any], scene: Scene) -> str:
    """Draw one player: train, name, points, and how many wagons, cards and tickets there are."""
    index = int(seat["seat"])
    colour, shape = livery(index)
    text = scene.text
    final = seat.get("final") or {}
    points = int(final.get("total", seat.get("points", 0)))
    tickets = seat.get("tickets") or 0
    counts = {
        "wagons": int(seat.get("wagons", 0)),
        "cards": int(seat.get("cards", 0)),
        "tickets": sum(tickets.values()) if isinstance(tickets, Mapping) else int(tickets),
    }
    name = scene.player(index)
    if scene.view.get("seat") == index and not seat.get("name"):
        name += " (" + text["you"] + ")"
    x, y = cell.left + 14, cell.top + 12
    title = name + " · " + str(points) + " " + text["points"]
    title += "".join(" · " + str(count) + " " + text[what] for what, count in counts.items())
    room = cell.width - 110 - width_of(str(points), 42)
    parts = [
        tag("title", escape(title)),
        cell.rect("cell", 6, 5),
        use("wagon", None, moved(x + 32, y + 26, 1.15)),
        use("mark-" + shape, "mark", moved(x + 32, y + 24, 1.15)),
        words(name, x + 68, y + 34, "player-name", 25, min(width_of(name, 25), room)),
        words(str(points), cell.right - 18, y + 38, "big-number", 42),
    ]
    step = min(96.0, (cell.width - 30) / 3)
    for place, (what, count) in enumerate(counts.items()):
        left = x + place * step
        parts.append(use(what[:-1] + "-icon", "icon", moved(left + 16, y + 74)))
        parts.append(words(str(count), left + 39, y + 83, "count", 26))
    on_turn = scene.view.get("actor") == index and not scene.view.get("over")
    classes = "seat p-" + colour + (" on-turn" if on_turn else "")
    return tag("g", *parts, id="seat-" + str(index), class_=classes, data_seat=str(index))


def draw_table(box: Box, y: float, scene: Scene) -> str:
    """Draw the five open cards, the deck, the discards and the two decks of tickets."""
    view, text = scene.view, scene.text
    parts = []
    x = box.left + 18
    for index, card in enumerate(view["row"]):
        parts.append(draw_card(x + 56, y + 61, index, card, text))
        x += 122
    x += 16
    discards = view.get("discards") or 0
    left = sum(discards.values()) if isinstance(discards, Mapping) else int(discards)
    piles = [("deck", "deck", view.get("deck")), ("discards", "discards", left)]
    decks = view.get("ticket_decks") or {}
    piles += [("tickets-" + deck, deck, count) for deck, count in decks.items()]
    step = (box.right - 14 - x) / max(len(piles), 1)
    for key, what, count in piles:
        if count is not None:
            parts.append(draw_pile(x + step / 2, y, key, text.get(what, what), int(count)))
        x += step
    return tag("g", *parts, class_="table")


def draw_card(x: float, y: float, index: int, card: Any, text: Mapping[str, str]) -> str:
    """Draw one of the open cards."""
    box = Box(-56, -42, 56, 42)
    name = "row-" + str(index + 1)
    if card is None:
        parts = [tag("title", escape(text["empty"])), box.rect("no-card", 8)]
        return tag("g", *parts, id=name, class_="card none", transform=moved(x, y))
    colour = str(card)
    parts = [tag("title", escape(text.get(colour, colour))), box.rect("card-face", 8)]
    if colour == "locomotive":
        parts += [use("rainbow"), use("loco", "card-loco", moved(0, 2, 1.6))]
    else:
        parts.append(use("wagon-side", "card-wagon", moved(8, 8, 1.3)))
        parts.append(words(LETTERS.get(colour, ""), -48, -14, "card-letter", 30))
    parts += [box.rect("card-rim", 5, 4), box.rect("hit", 8)]
    return tag("g", *parts, id=name, class_="card c-" + colour, transform=moved(x, y), data_card=colour)


def draw_pile(x: float, y: float, key: str, name: str, count: int) -> str:
    """Draw a pile of cards with how many there are, and its name below."""
    kind = "tickets" if key.startswith("tickets") else key
    layers = [Box(-36 + 3 * step, -30 - 3 * step, 36 + 3 * step, 26 - 3 * step).rect("pile", 7) for step in (-1, 0, 1)]
    parts = [
        tag("title", escape(name + ": " + str(count))),
        *(layers if count else [Box(-36, -30, 36, 26).rect("no-card", 7)]),
        use("ticket-mark", "pile-mark", moved(3, -5)) if kind == "tickets" and count else "",
        words(str(count), 3 if count else 0, 9, "pile-count" if count else "pile-count none", 34),
        words(name, 0, 52, "pile-name", 20, min(width_of(name, 20), 118)),
        Box(-42, -36, 42, 32).rect("hit", 9),
    ]
    return tag("g", *parts, id=key, class_="pile-of " + kind, transform=moved(x, y + 52))


def draw_key(box: Box, y: float, text: Mapping[str, str]) -> str:
    """Say what the letters and colours of the wagon spaces mean."""
    parts = []
    step = (box.width - 24) / (len(LETTERS) + 1)
    for index, colour in enumerate([*LETTERS, "grey"]):
        x = box.left + 12 + (index + 0.5) * step
        letter = words(LETTERS[colour], 0, 5.6, "letter", 16) if colour in LETTERS else ""
        parts.append(tag("g", use("space"), letter, class_="c-" + colour, transform=moved(x, y + 24, 1.1)))
        name = text[colour]
        parts.append(words(name, x, y + 58, "key centred", 21, min(width_of(name, 21), step - 6)))
    return tag("g", *parts, class_="key-row")


# ---------------------------------------------------------------- definitions

WAGON = "M-26 5.5V-5Q-26-10.5-19-10.5H19Q26-10.5 26-5V5.5Z"
WAGON_WHEELS = "".join(f"M{x - 3.8:g} 6a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0" for x in (-18, -9.5, 9.5, 18))
WINDOWS = "".join(f"M{x:g}-6.5h6.5v5h-6.5Z" for x in (-22.5, -14.5, 8, 16))


@lru_cache(maxsize=1)
def definitions() -> str:
    """Write everything that is drawn more than once."""
    space = Box(-LONG / 2, -HIGH / 2, LONG / 2, HIGH / 2)
    parts = [
        tag(
            "g",
            space.rect("deutschland-space", 4),
            space.rect("deutschland-space-rim", 2.5, 2.4),
            id="deutschland-space",
        ),
        tag(
            "g",
            tag("path", d=WAGON + WAGON_WHEELS, class_="deutschland-wagon-halo"),
            tag("path", d=WAGON_WHEELS, class_="deutschland-wheels"),
            tag("path", d=WAGON, class_="deutschland-wagon-body"),
            tag("path", d=WINDOWS, class_="deutschland-windows"),
            id="deutschland-wagon",
        ),
        tag("g", tag("path", d=WAGON), tag("path", d=WAGON_WHEELS), id="deutschland-wagon-side"),
        tag(
            "g",
            tag("circle", r=DOT, class_="deutschland-dot-edge"),
            tag("circle", r=DOT - 3, class_="deutschland-dot"),
            tag("circle", r=5.5, class_="deutschland-dot-core"),
            id="deutschland-station",
        ),
        tag(
            "g",
            tag("circle", r=BUTTON, class_="deutschland-button"),
            tag("circle", r=BUTTON - 3, class_="deutschland-button-rim"),
            id="deutschland-button",
        ),
        tag(
            "g",
            tag("path", d="M0 0V-20", class_="deutschland-needle"),
            tag("circle", cy=-PIN, r=9, class_="deutschland-pin"),
            tag("circle", cx=-2.5, cy=-PIN - 2.5, r=2.6, class_="deutschland-pin-light"),
            id="deutschland-pin",
        ),
        tag("g", tag("path", d=LOCO_BODY), tag("path", d=LOCO_WHEELS), id="deutschland-loco"),
        tag("path", id="deutschland-stub", d=STUB, class_="deutschland-stub"),
        tag("g", *rainbow(), id="deutschland-rainbow"),
        tag("use", id="deutschland-wagon-icon", href="#deutschland-wagon-side", transform="scale(.66)"),
        tag("path", id="deutschland-card-icon", d="M-6-12H8Q11-12 11-9V9Q11 12 8 12H-6Q-9 12-9 9V-9Q-9-12-6-12Z"),
        tag("path", id="deutschland-ticket-icon", d=STUB, transform="rotate(-12) scale(.8)"),
        tag("path", id="deutschland-ticket-mark", d=STUB, transform="scale(1.5)"),
        drawing.country_definitions("deutschland"),
    ]
    parts += [tag("path", id="deutschland-mark-" + shape, d=path) for shape, path in SHAPES.items()]
    return tag("defs", *parts)


STUB = "M-18-11H18V-4A4 4 0 0 0 18 4V11H-18V4A4 4 0 0 0-18-4Z"  # a ticket with its two notches


def rainbow() -> list[str]:
    """Draw the stripes of a locomotive's card, one for each colour."""
    width = 98 / len(LETTERS)
    return [
        tag("path", d=f"M{-49 + i * width:g}-35h{width:g}V35h-{width:g}Z", class_="deutschland-stripe c-" + colour)
        for i, colour in enumerate(LETTERS)
    ]


# ---------------------------------------------------------------- style

LIGHT = {
    "blue": "#2f6db3", "red": "#c8402f", "green": "#3f8a4e", "yellow": "#e6b93a", "black": "#34373d",
    "purple": "#8e5aa8", "white": "#fdfaf2", "orange": "#e08436", "grey": "#b9b4a6",
    "edge": "#1d2b3a", "sleeper": "#8d8268", "bed": "#fffaf0", "wheel": "#1d2b3a", "open": "#a67c26", "done": "#3f8a4e",
    "lost": "#c8402f", "capsule": "#c39a45", "capsule-ink": "#1d2b3a", "signal": "#c8402f", "pile": "#14304f",
    "discard": "#5d6a74",
    "glow": "#ffd43b", "glow-ink": "#1d2b3a",
    "p-red": "#cf3b2a", "p-blue": "#1f63b8", "p-green": "#2c8444", "p-yellow": "#f0b81f", "p-purple": "#8a46ad",
}  # fmt: skip
DARK = {
    "blue": "#3a7cc6", "red": "#d24c3a", "green": "#469a57", "yellow": "#e6bb45", "black": "#23272d",
    "purple": "#9b68b6", "white": "#ece6d6", "orange": "#e28b40", "grey": "#77797a",
    "edge": "#0a0f14", "sleeper": "#6d7d87", "bed": "#0c141b", "wheel": "#0a0f14", "open": "#d0a850", "done": "#57b06a",
    "lost": "#e0604d", "capsule": "#d0a850", "capsule-ink": "#0b1d31", "signal": "#d9503d", "pile": "#0b1d31",
    "discard": "#4b5a65",
    "glow": "#ffd43b", "glow-ink": "#0a0f14",
    "p-red": "#e24c39", "p-blue": "#3b82dd", "p-green": "#3fa35a", "p-yellow": "#f4c53c", "p-purple": "#a764c9",
}  # fmt: skip

RULES = """
.track{cursor:default}
.sleepers{fill:none;stroke:var(--sleeper);stroke-width:9;stroke-dasharray:2.4 4.2;opacity:.75}
.deutschland-space{fill:var(--c);stroke:var(--edge);stroke-width:1.4}
.deutschland-space-rim{fill:none;stroke:var(--rim,#fff);stroke-width:1;opacity:.38}
.letter{font-size:16px;font-weight:700;text-anchor:middle;fill:var(--l,#fff);pointer-events:none}
.closed{opacity:.3}
.train-halo{fill:none;stroke:var(--halo);stroke-width:11.5;stroke-linecap:round}
.train-line{fill:none;stroke:var(--p);stroke-width:7}
.deutschland-wagon-halo{fill:var(--halo);stroke:var(--halo);stroke-width:3.4;stroke-linejoin:round}
.deutschland-wagon-body{fill:var(--p)}.deutschland-wheels{fill:var(--wheel)}
.deutschland-windows{fill:#fff;opacity:.7}
.mark{fill:var(--m,#fff);pointer-events:none}
.lit{--edge:var(--glow-ink)}.edge{display:none;fill:none;stroke:var(--ink);stroke-width:35;pointer-events:none}
.card.lit>.hit,.pile-of.lit>.hit{fill-opacity:0;stroke-width:8}.card.lit:hover>.hit,.pile-of.lit:hover>.hit{stroke:var(--ink)}
.lit>.edge{display:inline}.chosen>.edge{display:inline;stroke-width:38}.track{--lit:var(--glow)}
.deutschland-dot-edge{fill:var(--night);stroke:var(--halo);stroke-width:1.2}.deutschland-dot{fill:var(--enamel-text)}
.deutschland-dot-core{fill:var(--signal)}
.sign .rim{stroke-width:.9}
.link-halo{fill:none;stroke:var(--halo);stroke-width:7;stroke-linecap:round;stroke-dasharray:0 10;opacity:.7}
.link{fill:none;stroke:var(--brass);stroke-width:4.6;stroke-linecap:round;stroke-dasharray:0 10}
.deutschland-button{fill:var(--capsule);stroke:var(--halo);stroke-width:1.5}
.deutschland-button-rim{fill:none;stroke:var(--capsule-ink);stroke-width:1.2;opacity:.7}
.code{text-anchor:middle;font-weight:700;fill:var(--capsule-ink)}
.capsule{fill:var(--capsule);stroke:var(--halo);stroke-width:1.5}
.capsule-rim{fill:none;stroke:var(--capsule-ink);stroke-width:1.1;opacity:.7}
.country-name{text-anchor:middle;letter-spacing:2px;fill:var(--capsule-ink);font-weight:700}
.missing-halo{fill:none;stroke:var(--halo);stroke-width:12.5;stroke-linecap:round;stroke-dasharray:0 17}
.missing{fill:none;stroke:var(--t);stroke-width:9;stroke-linecap:round;stroke-dasharray:0 17}
.many .missing-halo{stroke-width:8;stroke-dasharray:0 13}.many .missing{stroke-width:5.5;stroke-dasharray:0 13}
.missing-ways{pointer-events:none}
.open{--t:var(--open)}.done{--t:var(--done)}.lost{--t:var(--lost)}
.deutschland-stub{fill:var(--sheet);stroke:var(--t);stroke-width:2.2}
.stub-points{text-anchor:middle;font-weight:700}
.deutschland-needle{fill:none;stroke:var(--edge);stroke-width:2.6;stroke-linecap:round}
.deutschland-pin{fill:var(--t);stroke:var(--halo);stroke-width:1.8}.deutschland-pin-light{fill:#fff;opacity:.75}
.gilt{fill:var(--gold)}
.centred{text-anchor:middle}
.length{fill:var(--soft)}
.rule{stroke:var(--rule);stroke-width:1.6}
.cell{fill:none}.on-turn .cell{fill:var(--brass);fill-opacity:.2;stroke:var(--brass);stroke-width:2}
.count{fill:var(--ink)}.icon{fill:var(--soft)}.player-name{fill:var(--ink)}
.card-face{fill:var(--c,var(--pile));stroke:var(--edge);stroke-width:1.4}
.card-rim{fill:none;stroke:var(--rim,#fff);stroke-width:1.5;opacity:.55}
.card-wagon{fill:var(--l,#fff);opacity:.8}.card-letter{fill:var(--l,#fff);font-weight:700}
.card-loco{fill:#fff;stroke:#1d2b3a;stroke-width:3;paint-order:stroke;stroke-linejoin:round}
.no-card{fill:none;stroke:var(--soft);stroke-width:1.6;stroke-dasharray:5 4}
.pile{fill:var(--pile);stroke:var(--brass);stroke-width:1.3}
.discards .pile{fill:var(--discard);stroke:var(--sheet)}.tickets .pile{fill:var(--signal)}
.pile-mark{fill:none;stroke:#fff;stroke-width:1;opacity:.5}
.pile-count{text-anchor:middle;font-weight:700;fill:#fff}.pile-count.none{fill:var(--soft)}.pile-name{text-anchor:middle;fill:var(--soft)}
"""
PHONE = ".deutschland .roomy{transform:scale(1.17)}.deutschland .letter{font-size:18px}"


@lru_cache(maxsize=1)
def style() -> str:
    """Write the style."""
    own = [".deutschland .c-" + colour + "{--c:var(--" + colour + ")}" for colour in [*LETTERS, "grey"]]
    own += [".deutschland .p-" + colour + "{--p:var(--p-" + colour + ")}" for colour, _ in PLAYERS]
    # Letters and marks are white, on light colours dark.
    own.append(".deutschland .c-yellow,.deutschland .c-white,.deutschland .c-orange{--l:#1d2b3a}")
    own.append(".deutschland .c-white{--rim:#8d8268}.deutschland .p-yellow{--m:#1d2b3a}")
    own.append(".deutschland.dark .c-black:not(.lit){--edge:#a9b4b8}")
    stripes = [".deutschland-stripe.c-" + colour + "{fill:var(--" + colour + ")}" for colour in LETTERS]
    return style_of("deutschland", LIGHT, DARK, own, RULES + "\n".join(stripes), PHONE)


# ---------------------------------------------------------------- the whole


@dataclass(frozen=True)
class Layout:
    """Where the frame and the signs are."""

    frame: Box
    title: Box
    points: Box
    signs: Mapping[str, Sign]
    pins: Mapping[str, float]  # which way a pin in each of them leans


def layout_of(document: Mapping[str, Any], language: str) -> Layout:
    """Find a place for everything that is not on the board itself."""
    parts = {key: document[key] for key in ("cities", "countries", "routes") if key in document}
    return stored_layout(json.dumps(parts), language)


@lru_cache(maxsize=16)
def stored_layout(parts: str, language: str) -> Layout:
    """Find the places once for each map and language."""
    chart = chart_of(json.loads(parts), language)
    frame = chart.bounds().grown(PAD)
    taken = [Box(x, y, x, y).grown(LONG / 2) for t in chart.tracks.values() for x, y in t.centres]
    taken += [Box(*place.at, *place.at).grown(BUTTON + 4) for place in chart.places.values()]
    width = 122.0 + width_of("ZUG UM ZUG", 57)
    title = find_room(width, 128, frame, taken, (0, 0))
    if title is None:
        frame = Box(frame.left, frame.top - 136, max(frame.right, frame.left + width + 24), frame.bottom)
        title = Box(frame.left + 12, frame.top + 12, frame.left + 12 + width, frame.top + 140)
    points = find_room(*SCORE, frame, [*taken, title.grown(8)], (1, 0.75))
    if points is None:
        frame = Box(frame.left, frame.top, frame.right + SCORE[0] + 12, max(frame.bottom, frame.top + SCORE[1] + 24))
        left, top = frame.right - 12 - SCORE[0], frame.top + 12
        points = Box(left, top, left + SCORE[0], top + SCORE[1])
    signs = hang_signs(chart, frame, [title.grown(4), points.grown(4)])
    inner = frame.grown(-8)
    pins = {key: lean_of(key, pin_tip(key, signs, chart), signs, chart, inner) for key in signs}
    return Layout(frame, title, points, signs, pins)


def land_of(document: Mapping[str, Any], chart: Chart, frame: Box, language: str) -> str:
    """Draw the country, or plain paper for a map without scenery."""
    beside = {"scenery": str(document.get("id", "")) + ".scenery.json"}  # unless the document says otherwise
    scenery = scenery_of({**beside, **document}, Path(__file__).with_name("maps"))
    if scenery:
        return Country("deutschland", scenery, lambda x, y: (x, y)).draw(frame, language)
    left, top, right, bottom = frame.left + 26, frame.top + 26, frame.right - 26, frame.bottom - 26
    shore = straight(((left, top), (right, top), (right, bottom), (left, bottom)), close=True)
    return draw_sea("deutschland", frame, shore) + use("shore", "home") + frame.rect("fade")


@dataclass(frozen=True, eq=False)
class Plan:
    """All that depends on the map and the language alone: it is drawn once."""

    chart: Chart
    layout: Layout
    text: Mapping[str, str]
    title: str
    fixed: Sequence[Box]
    below: str  # the tracks: the country
    endpoints: str
    above: str  # everything on the map: frame, title and points


@lru_cache(maxsize=16)
def plan_of(written: str, language: str) -> Plan:
    """Draw what always stays, from a map document as text."""
    document, text = json.loads(written), texts_of(language)
    chart, layout = chart_of(document, language), layout_of(document, language)
    frame = layout.frame
    title = in_language(document.get("title", document.get("id", "")), language)
    land = tag("g", land_of(document, chart, frame, language), clip_path="url(#deutschland-window)", class_="map")
    ends = [draw_endpoint(place, text) for place in chart.places.values() if place.country]
    return Plan(
        chart=chart,
        layout=layout,
        text=text,
        title=title,
        fixed=fixed_boxes(layout, chart),
        below=land + draw_country_links(chart, layout.signs),
        endpoints=tag("g", *ends, class_="endpoints"),
        above=draw_frame(frame) + draw_title(layout.title, title) + draw_points(layout.points, text),
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

    `document` is a map document, `view` what a seat sees of a game (none: the empty board), `lit` the tracks to
    highlight: {"tracks": [...]}, `part` whether to draw all, the "map" alone, or the "panel" with players and cards
    that stands below it. The same arguments always give the same text.

    >>> cities = {"ulm": {"name": "Ulm", "x": 0, "y": 0}, "mainz": {"name": "Mainz", "x": 200, "y": 50}}
    >>> tiny = {"cities": cities, "routes": [{"between": ["ulm", "mainz"], "length": 2, "tracks": [{"colour": "red"}]}]}
    >>> svg = picture(tiny, {"tracks": {"ulm-mainz": 1}})
    >>> svg.startswith("<svg") and 'id="city-ulm"' in svg and 'data-owner="1"' in svg
    True
    """
    view = view or {}
    plan = plan_of(json.dumps(document), language)
    frame = plan.layout.frame
    lit_tracks = frozenset(map(str, (lit or {}).get("tracks") or ()))
    scene = Scene(plan, view, lit_tracks, frozenset(map(str, view.get("closed") or ())))
    panel = Box(frame.left, frame.bottom + GAP, frame.right, frame.bottom + GAP + panel_height(view))
    sheet = {"map": frame, "panel": panel}.get(part, Box(frame.left, frame.top, frame.right, panel.bottom)).grown(
        MARGIN
    )
    parts = [
        tag("title", escape("Zug um Zug · " + plan.title)),
        style(),
        definitions(),
        tag("defs", tag("clipPath", frame.rect("", 8), id="deutschland-window")),
        sheet.rect("paper"),
        draw_map(scene) if part != "panel" else "",
        draw_panel(panel, scene) if part != "map" else "",
    ]
    return whole("deutschland", sheet, parts, language, theme)


def draw_map(scene: Scene) -> str:
    """Draw the map with all that is on it."""
    plan, pins = scene.plan, pins_of(scene.view)
    signs, leans = plan.layout.signs, plan.layout.pins

    def signed(draw: Callable[[Place, Sign, str, float], str], place: Place) -> str:
        return draw(place, signs[place.key], pins.get(place.key, ""), leans[place.key])

    return "".join([
        plan.below,
        draw_tracks(scene),
        draw_tickets(scene),
        plan.endpoints,
        tag("g", *(signed(draw_city, p) for p in plan.chart.places.values() if not p.country), class_="cities"),
        tag("g", *(signed(draw_capsule, place) for place in plan.chart.countries.values()), class_="countries"),
        plan.above,
    ])  # fmt: skip
