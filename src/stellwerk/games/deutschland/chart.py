"""What the map of a board says, ready to be drawn: where places and wagon spaces lie, and where the signs hang."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ...drawing import GROWTH, Box, Point, find_room, width_of
from ...engine.game import Board
from ...texts import say
from .board import COLOURS, GREY
from .explain import place

LONG, HIGH = 52.0, 19.0  # a wagon space
PAD = 64.0  # from the outermost things on the board to the frame
NAME_SIZE = 24.0
COUNTRY_SIZE = 22.0
DOT = 13.0  # the radius of a city
BUTTON = 17.0  # the radius of an endpoint
PIN = 25.0  # from the tip of a pin to the middle of its head
LEANS = (30.0, -30.0, 0.0, 60.0, -60.0, 90.0, -90.0, 120.0, -120.0, 150.0, -150.0, 180.0)  # of pins, in degrees
TITLE_SIZE = 57.0
SCORE = (104.0, 292.0)  # the sign with the points
KEY = (186.0, 166.0)  # the sign that explains the colours

Space = tuple[float, float, float]
"""Middle and angle of a wagon space."""
Numbers = NDArray[np.float64]


# ---------------------------------------------------------------- the board


@dataclass(frozen=True)
class Place:
    """A city, a country, or an endpoint of one: `name` is then the country's."""

    key: str
    name: str
    x: float
    y: float
    country: str = ""

    @property
    def at(self) -> Point:
        """The middle."""
        return self.x, self.y

    @property
    def dot(self) -> float:
        """The radius of what is drawn there."""
        return BUTTON if self.country else DOT


@dataclass(frozen=True)
class Track:
    """One of the tracks between two places."""

    key: str
    ends: tuple[str, str]
    colour: str
    spaces: tuple[Space, ...]

    @property
    def centres(self) -> list[Point]:
        """The middles of the wagon spaces."""
        return [(x, y) for x, y, _ in self.spaces]


@dataclass(frozen=True, eq=False)
class Chart:
    """A map in a language."""

    places: Mapping[str, Place]
    """Cities and endpoints."""
    countries: Mapping[str, Place]
    tracks: Mapping[str, Track]

    @property
    def centres(self) -> list[Point]:
        """The middles of all wagon spaces."""
        return [centre for track in self.tracks.values() for centre in track.centres]

    @property
    def signed(self) -> list[Place]:
        """The places that have a sign: cities and countries."""
        return [*(place for place in self.places.values() if not place.country), *self.countries.values()]

    def stops(self, key: str) -> list[str]:
        """The places that a ticket's end means: a city itself, or all endpoints of a country."""
        return [key] if key in self.places else [p.key for p in self.places.values() if p.country == key]

    def bounds(self) -> Box:
        """The rectangle around everything on the board."""
        across, down = zip(*(place.at for place in self.places.values()), *self.centres, strict=True)
        return Box(min(across), min(down), max(across), max(down))


def chart_of(board: Board, language: str) -> Chart:
    """Find out where everything lies.

    >>> from stellwerk.games import games
    >>> chart = chart_of(games()["deutschland"].board_of("deutschland"), "en")
    >>> len(chart.tracks), chart.places["daenemark.1"].name
    (110, 'Denmark')
    """
    document, b, labels = board.document, board.plain, board.labels["city"]
    cities, countries = document["cities"], document["countries"]

    def place_of(key: str) -> Place:
        name, _, end = key.partition(".")
        x, y = countries[name]["endpoints"][int(end) - 1] if end else (cities[key]["x"], cities[key]["y"])
        return Place(key, say(place(board, name), language), float(x), float(y), name if end else "")

    places = {key: place_of(key) for key in labels}
    capsules = {
        key: Place(key, say(place(board, key), language), float(country["x"]), float(country["y"]))
        for key, country in countries.items()
    }
    given = [track.get("spaces") for route in document["routes"] for track in route["tracks"]]
    tracks = {}
    for t, key in enumerate(board.labels["track"]):
        start, end = (labels[end] for end in b.ends[t])
        colour = "grey" if b.colour[t] == GREY else COLOURS[b.colour[t]]
        spaces = given[t] or straight_spaces(places[start].at, places[end].at, b.length[t], t - b.parallel[t])
        tracks[key] = Track(key, (start, end), colour, upright(spaces, places[start].at, places[end].at))
    return Chart(places, capsules, tracks)


def straight_spaces(start: Point, end: Point, length: int, beside: int) -> list[Space]:
    """Wagon spaces in a straight line, for a track whose document says nothing; parallel ones lie beside each other."""
    (x1, y1), (x2, y2) = start, end
    turn, side = math.atan2(y2 - y1, x2 - x1), beside * (HIGH + 3.5)
    right, down = -side * math.sin(turn), side * math.cos(turn)
    steps = [(step + 1) / (length + 1) for step in range(length)]
    return [(x1 + (x2 - x1) * t + right, y1 + (y2 - y1) * t + down, math.degrees(turn)) for t in steps]


def upright(spaces: Sequence[Sequence[float]], start: Point, end: Point) -> tuple[Space, ...]:
    """Wagon spaces all turned the same way along their track, and as upright as that allows; a document's angle may
    point either way."""
    points = [start, *((float(x), float(y)) for x, y, _ in spaces), end]
    turned = []
    for (x, y, angle), before, after in zip(spaces, points, points[2:], strict=False):
        heading = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
        off = (float(angle) - heading + 90) % 180 - 90
        turned.append((float(x), float(y), heading + off))
    down = sum(math.cos(math.radians(angle)) for _, _, angle in turned) < -1e-6
    return tuple((x, y, (angle + 180 * down + 180) % 360 - 180) for x, y, angle in turned)


# ---------------------------------------------------------------- where the signs go


@dataclass(frozen=True)
class Sign:
    """A sign that has found its place: its middle, and how many times its size it may have on a phone."""

    x: float
    y: float
    width: float
    height: float
    larger: float = 1.0

    @property
    def box(self) -> Box:
        """The rectangle it covers."""
        return self.scaled(1.0)

    @property
    def widest(self) -> Box:
        """The rectangle it covers on a phone."""
        return self.scaled(self.larger)

    def scaled(self, by: float) -> Box:
        """The rectangle that it would cover at some times its size."""
        dx, dy = by * self.width / 2, by * self.height / 2
        return Box(self.x - dx, self.y - dy, self.x + dx, self.y + dy)


def sign_size(name: str) -> tuple[float, float]:
    """Width and height of a city's sign."""
    return width_of(name, NAME_SIZE) + 9, NAME_SIZE * 0.92 + 3.5


def capsule_size(name: str) -> tuple[float, float]:
    """Width and height of a country's capsule."""
    return width_of(name.upper(), COUNTRY_SIZE, 2) + 30, COUNTRY_SIZE + 12


def specks_of(chart: Chart) -> Numbers:
    """Points spread over all wagon spaces, more of them in the middle, where the letters are."""
    spread = [(dx * LONG / 2, dy * HIGH / 2) for dx in (-1, -0.6, -0.2, 0.2, 0.6, 1) for dy in (-1, 0, 1)]
    spread += [(dx, dy) for dx in (-4, 0, 4) for dy in (-6, 0, 6)] * 3
    spaces = np.array([space for track in chart.tracks.values() for space in track.spaces])
    (dx, dy), turn = np.array(spread).T, np.radians(spaces[:, 2:])
    across = spaces[:, :1] + dx * np.cos(turn) - dy * np.sin(turn)
    down = spaces[:, 1:2] + dx * np.sin(turn) + dy * np.cos(turn)
    return np.stack([across.ravel(), down.ravel()], axis=1)


def spots_of(city: Place) -> list[tuple[float, Sign]]:
    """The places where the sign of a city may hang, each with how little it is liked: below is best."""
    width, height = sign_size(city.name)
    spots = []
    for away in (0.0, 4.0, 8.0):
        down, across = DOT - 4 + height / 2 + away, DOT - 2 + width / 2 + away
        for shift in (step / 8 for step in range(-8, 9)):
            for liked, side in ((0.0, 1), (3.0, -1)):
                spots.append((liked + 4 * abs(shift) + away, (shift * (width / 2 - 4), side * down)))
            for side in (-1, 1):
                spots.append((5.0 + 4 * abs(shift) + away, (side * across, 0.7 * shift * down)))
    return [(liked, Sign(city.x + dx, city.y + dy, width, height)) for liked, (dx, dy) in spots]


def capsule_spots(country: Place) -> list[tuple[float, Sign]]:
    """The places where the capsule of a country may lie: near the one that the map says."""
    size = capsule_size(country.name)
    steps = [(x * 12.0, y * 9.0) for x in range(-10, 11) for y in range(-10, 11)]
    return [(math.hypot(dx, dy) / 8, Sign(country.x + dx, country.y + dy, *size)) for dx, dy in steps]


def hang_signs(chart: Chart, frame: Box, fixed: Sequence[Box]) -> dict[str, Sign]:
    """Hang all signs so that they cover each other nowhere, and wagon spaces as little as can be.

    Each sign in turn takes the best place that the others leave it; after a few rounds nothing moves.
    """
    specks, inner = specks_of(chart), frame.grown(-10)
    dots = {p.key: Box(*p.at, *p.at).grown(p.dot + (1 if p.country else 2)) for p in chart.places.values()}
    ranked = {}
    for city in chart.signed:
        spots = capsule_spots(city) if city.key in chart.countries else spots_of(city)
        things = [*(box for key, box in dots.items() if key != city.key), *fixed]
        bad = np.array([liked for liked, _ in spots]) + spoiled([sign.box for _, sign in spots], inner, things, specks)
        ranked[city.key] = [spots[i][1] for i in np.argsort(bad, kind="stable")]
    hung = {key: order[0] for key, order in ranked.items()}
    for _ in range(8):
        before = dict(hung)
        for key, order in ranked.items():
            others = [sign.box.grown(4) for other, sign in hung.items() if other != key]
            free = (sign for sign in order if not any(sign.box.meets(other) for other in others))
            hung[key] = next(free, order[0])
        if hung == before:
            break
    return {key: replace(sign, larger=growth_of(key, hung, chart, inner)) for key, sign in hung.items()}


def spoiled(boxes: Sequence[Box], inner: Box, things: Sequence[Box], specks: Numbers) -> Numbers:
    """How bad each place for a sign is: what it would cover, and whether it would leave the frame."""
    left, top, right, bottom = edges = np.array([(b.left, b.top, b.right, b.bottom) for b in boxes]).T[..., None]
    out = (left < inner.left) | (right > inner.right) | (top < inner.top) | (bottom > inner.bottom)
    near = (specks > (left.min() - 1, top.min() - 1)) & (specks < (right.max() + 1, bottom.max() + 1))
    x, y = specks[near.all(axis=1)].T
    left, top, right, bottom = edges + np.array([-1, -1, 1, 1])[:, None, None]
    covered = (left < x) & (x < right) & (top < y) & (y < bottom)
    sides = np.array([(b.left, b.top, b.right, b.bottom) for b in things]).T
    met = (left < sides[2]) & (sides[0] < right) & (top < sides[3]) & (sides[1] < bottom)
    found: Numbers = 5.0 * covered.sum(axis=1) + 300.0 * met.sum(axis=1) + 5000.0 * out[:, 0]
    return found


def growth_of(key: str, hung: Mapping[str, Sign], chart: Chart, inner: Box) -> float:
    """How many times its size a sign may have on a small screen, where all grow: over no place and no other sign; a
    little over tracks, but not much over the letters on them."""
    dots = [Box(*p.at, *p.at).grown(8) for p in chart.places.values() if p.key != key]
    letters = [Box(*centre, *centre).grown(7) for centre in chart.centres]

    def fits(by: float) -> bool:
        box = hung[key].scaled(by)
        others = [sign.scaled(by) for other, sign in hung.items() if other != key] + dots
        inside = inner.left < box.left and box.right < inner.right
        return inside and not any(box.meets(other) for other in (others if by == GROWTH[0] else others + letters))

    return max((by for by in GROWTH if fits(by)), default=1.0)


def lean_of(key: str, tip: Point, signs: Mapping[str, Sign], chart: Chart, inner: Box) -> float:
    """Which way a pin leans, in degrees from upright, so that it hides no name and stays in the frame."""
    things = [sign.widest for sign in signs.values()]
    things += [Box(*place.at, *place.at).grown(DOT) for place in chart.places.values() if place.key != key]
    near = [centre for centre in chart.centres if math.dist(centre, tip) < 2 * PIN]

    def bad(lean: float) -> float:
        turn = math.radians(lean)
        head = (tip[0] + PIN * math.sin(turn), tip[1] - PIN * math.cos(turn))
        box = Box(*head, *head).grown(9)
        hidden = sum(math.dist(head, centre) < 17 for centre in near)
        outside = box.top < inner.top or box.left < inner.left or box.right > inner.right
        return 1000 * sum(box.meets(thing) for thing in things) + 1000 * outside + 60 * hidden + abs(lean - 30)

    return min(LEANS, key=bad)


def pin_tip(key: str, signs: Mapping[str, Sign], chart: Chart) -> Point:
    """Where a pin is stuck in: the middle of a city, the right end of a country's capsule."""
    return chart.places[key].at if key in chart.places else (signs[key].box.right - 9, signs[key].y)


# ---------------------------------------------------------------- the whole


@dataclass(frozen=True, eq=False)
class Layout:
    """Where everything is that the board itself does not place."""

    frame: Box
    title: Box
    points: Box
    key: Box | None
    """None where the map leaves no room for it."""
    signs: Mapping[str, Sign]
    pins: Mapping[str, float]
    """Which way a pin in each of them leans."""

    def fixed(self, chart: Chart) -> list[Box]:
        """What the points of a ticket must not hide: signs and places."""
        dots = [Box(*p.at, *p.at).grown(p.dot) for p in chart.places.values()]
        return [*(sign.widest for sign in self.signs.values()), *dots]


def layout_of(chart: Chart) -> Layout:
    """Put the signs where the map leaves room; where it leaves none for title and points, make the frame larger."""
    frame = chart.bounds().grown(PAD)
    taken = [Box(*centre, *centre).grown(LONG / 2) for centre in chart.centres]
    taken += [Box(*place.at, *place.at).grown(BUTTON + 4) for place in chart.places.values()]
    width = 122.0 + width_of("ZUG UM ZUG", TITLE_SIZE)
    title = find_room(width, 128, frame, taken, (0, 0))
    if title is None:
        frame = Box(frame.left, frame.top - 136, max(frame.right, frame.left + width + 24), frame.bottom)
        title = Box(frame.left + 12, frame.top + 12, frame.left + 12 + width, frame.top + 140)
    points = find_room(*SCORE, frame, [*taken, title.grown(8)], (1, 0.75))
    if points is None:
        frame = Box(frame.left, frame.top, frame.right + SCORE[0] + 12, max(frame.bottom, frame.top + SCORE[1] + 24))
        left, top = frame.right - 12 - SCORE[0], frame.top + 12
        points = Box(left, top, left + SCORE[0], top + SCORE[1])
    used = [*taken, title.grown(8), points.grown(8)]
    used += [Sign(*country.at, *capsule_size(country.name)).box for country in chart.countries.values()]
    key = find_room(*KEY, frame, used, (0, 1))
    signs = hang_signs(chart, frame, [box.grown(4) for box in (title, points, key) if box])
    inner = frame.grown(-8)
    pins = {name: lean_of(name, pin_tip(name, signs, chart), signs, chart, inner) for name in signs}
    return Layout(frame, title, points, key, signs, pins)
