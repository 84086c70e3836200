"""The map of Zug um Zug: Deutschland with the wagons on it, as a scene.

From below: sea and land, each track with its wagon spaces or the train that stands on it (`track-berlin-hamburg`), the
missing ways of one's own tickets (`layer-tickets`), the endpoints, cities (`city-ulm`) and countries (`country-polen`)
with their signs and the pins of one's own tickets; last frame, title, points and what the colours are called.

Nothing depends on a colour alone: colours of tracks have letters, seats have shapes.  And nothing that somebody has
claimed can be taken for what is free: there a train stands, on wheels, and there are neither spaces nor letters.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from ...drawing import (
    MARGIN,
    Box,
    Country,
    Point,
    curved,
    draw_cartouche,
    draw_frame,
    draw_sea,
    draw_sign,
    growth_class,
    layer,
    moved,
    number,
    pair,
    round_top,
    scenery_of,
    straight,
    tag,
    width_of,
    words,
)
from ...drawings import title_of
from ...engine.game import Board
from ...engine.text import Text, who
from ...scene import Ground, Group, Scene, wrapped
from ...texts import say
from .board import COLOURS, LETTERS
from .chart import (
    COUNTRY_SIZE,
    LONG,
    NAME_SIZE,
    TITLE_SIZE,
    Chart,
    Layout,
    Place,
    Sign,
    Space,
    Track,
    chart_of,
    layout_of,
)
from .explain import colour_of, progress, route, ticket_named
from .look import NAME, SEAT_LIVERIES, definitions, style, use
from .state import POINTS

CODES = {  # the letters on the back of a country's cars
    "daenemark": "DK", "frankreich": "F", "niederlande": "NL", "oesterreich": "A", "schweiz": "CH", "polen": "PL",
    "tschechien": "CZ", "belgien": "B", "luxemburg": "L",
}  # fmt: skip
MANY = 5  # so many dotted lines are clear; more are drawn finer


class Wanted(NamedTuple):
    """A ticket that its seat has still to connect."""

    name: str
    points: int
    to_go: int
    possible: bool

    @property
    def state(self) -> str:
        """The class of its marks."""
        return "open" if self.possible else "lost"


class Way(NamedTuple):
    """What of a track always stays, drawn once."""

    title: str
    free: str
    """Where it is hit, and its spaces with their letters."""
    train: str
    """The same with the wagons that may stand on it, without the shapes on them."""
    marks: Sequence[str]
    """Where on each wagon its shape is."""


@dataclass(frozen=True, eq=False)
class Plan:
    """What depends on the board and the language alone."""

    board: Board
    language: str
    chart: Chart
    layout: Layout

    def say(self, key: str, **args: Any) -> str:
        """A message of the catalogue in the drawing's language."""
        return say(Text("deutschland-" + key, **args), self.language)

    @cached_property
    def ways(self) -> Mapping[str, Way]:
        """What always stays of the tracks."""
        return {key: draw_way(self, t, self.chart.tracks[key]) for t, key in enumerate(self.board.labels["track"])}

    @cached_property
    def signs(self) -> Mapping[str, str]:
        """What always stays of cities and countries."""
        countries = self.chart.countries
        return {p.key: (draw_plate if p.key in countries else draw_stop)(self, p) for p in self.chart.signed}

    @cached_property
    def fixed(self) -> Sequence[Box]:
        """What the points of a ticket must not hide."""
        return self.layout.fixed(self.chart)

    @cached_property
    def ground(self) -> Ground:
        """What always stays."""
        return draw_ground(self)

    @cached_property
    def bare(self) -> Mapping[str, Group]:
        """The groups of the empty board."""
        return {
            **{f"track-{key}": Group(draw_track, (self, key, None, False)) for key in self.chart.tracks},
            "layer-tickets": Group(draw_missing_ways, (self, (), ())),
            **{self.signed(place.key): self.place(place.key, "") for place in self.chart.signed},
        }

    def signed(self, key: str) -> str:
        """The id of a city or a country."""
        return ("country-" if key in self.chart.countries else "city-") + key

    def place(self, key: str, pin: str) -> Group:
        """A city or a country with the pin of a ticket, or without one."""
        return Group(draw_place, (self, key, pin))


@lru_cache(maxsize=16)
def plan_of(board: Board, language: str) -> Plan:
    """Find out where everything lies."""
    chart = chart_of(board, language)
    return Plan(board, language, chart, layout_of(chart))


def scene(board: Board, view: Mapping[str, Any] | None, language: str) -> Scene:
    """The map with the wagons of a view and the marks of one's own tickets; without a view, the empty map.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("deutschland", players=3, seed=7)
    >>> view = m.view(None)
    >>> claimed = scene(m.board, {**view, "tracks": {"berlin-hamburg": 2}}, "en")
    >>> list(claimed.changes(scene(m.board, view, "en")))
    ['track-berlin-hamburg']
    """
    plan = plan_of(board, language)
    if view is None:
        return Scene(plan.ground, plan.bare)
    groups = dict(plan.bare)
    groups |= {f"track-{key}": Group(draw_track, (plan, key, None, True)) for key in view["closed"]}
    groups |= {f"track-{key}": Group(draw_track, (plan, key, seat, False)) for key, seat in view["tracks"].items()}
    held = () if view["seat"] is None else view["seats"][view["seat"]].get("held", ())
    for end, pin in pins_of(held, view["over"]).items():
        groups[plan.signed(end)] = plan.place(end, pin)
    if not view["over"]:  # then nothing is missing any more; the pins say what was won and lost
        wanted = tuple(Wanted(t["ticket"], t["points"], t["to_go"], t["possible"]) for t in held if not t["complete"])
        if wanted:
            own = tuple(key for key, seat in view["tracks"].items() if seat == view["seat"])
            groups["layer-tickets"] = Group(draw_missing_ways, (plan, wanted, own))
    return Scene(plan.ground, groups)


def pins_of(held: Iterable[Mapping[str, Any]], over: bool) -> dict[str, str]:
    """For each end of a ticket the class of its pin; a ticket that is still open counts most."""
    pins: dict[str, str] = {}
    for ticket in sorted(held, key=lambda ticket: not ticket["complete"]):
        state = "done" if ticket["complete"] else "lost" if over or not ticket["possible"] else "open"
        pins |= dict.fromkeys(ticket["between"], state)
    return pins


# ---------------------------------------------------------------- tracks


def draw_track(plan: Plan, key: str, seat: int | None, is_closed: bool) -> str:
    """Draw a track with its wagon spaces, or with a train: a wagon in each, with the shape of its seat."""
    way, title = plan.ways[key], plan.ways[key].title
    if seat is None:
        class_ = f"track c-{plan.chart.tracks[key].colour}" + " closed" * is_closed
        title, drawn = title + f" · {plan.say('closed')}" * is_closed, way.free
    else:
        class_, title = f"track s{seat} taken", f"{title} · {say(who(seat), plan.language)}"
        mark = "mark-" + SEAT_LIVERIES[seat].shape
        drawn = way.train + "".join(use(mark, "mark", place) for place in way.marks)
    return tag("g", tag("title", escape(title)), drawn, id="track-" + key, class_=class_)


def draw_way(plan: Plan, t: int, track: Track) -> Way:
    """Draw what of a track always stays."""
    points, named = POINTS[len(track.spaces)], route(plan.board, t)
    bed = curved([plan.chart.places[track.ends[0]].at, *track.centres, plan.chart.places[track.ends[1]].at])
    data = reach_of(track)
    reach = "".join(tag("path", d=data, class_=line) for line in ("edge", "hit line"))
    wagons = (use("wagon", None, turned(*space)) for space in track.spaces)
    return Way(
        plan.say("track", route=named, length=len(track.spaces), colour=colour_of(track.colour), points=points),
        tag("path", d=bed, class_="sleepers") + reach + draw_spaces(track, plan.language),
        "".join([reach, *(tag("path", d=bed, class_=line) for line in ("train-halo", "train-line")), *wagons]),
        [moved(*emblem_at(space), 0.94) for space in track.spaces],
    )


def draw_spaces(track: Track, language: str) -> str:
    """Draw the wagon spaces and their letters, which stand upright whichever way the track runs."""
    spaces = "".join(use("space", None, turned(*space)) for space in track.spaces)
    if track.colour not in LETTERS:
        return spaces
    letter = say(LETTERS[track.colour], language)
    across = " ".join(number(x) for x, _ in track.centres)
    down = " ".join(number(y + 5.6) for _, y in track.centres)
    return spaces + tag("text", letter * len(track.spaces), x=across, y=down, class_="letter")


def turned(x: float, y: float, angle: float) -> str:
    """Write a shift and a turn."""
    return moved(x, y) + " rotate(" + number(angle) + ")"


def emblem_at(space: Space) -> Point:
    """The middle of a wagon's side, which lies a little above its wheels."""
    x, y, angle = space
    return x + 1.8 * math.sin(math.radians(angle)), y - 1.8 * math.cos(math.radians(angle))


def reach_of(track: Track) -> str:
    """Write the line from one end of the wagon spaces to the other."""
    ends: list[Point] = []
    for (x, y, angle), (nx, ny) in ((track.spaces[0], track.centres[-1]), (track.spaces[-1], track.centres[0])):
        dx, dy = LONG / 2 * math.cos(math.radians(angle)), LONG / 2 * math.sin(math.radians(angle))
        away = (x - nx) * dx + (y - ny) * dy
        sign = 1 if away > 0 or (away == 0 and not ends) else -1
        ends.append((x + sign * dx, y + sign * dy))
    return curved([ends[0], *track.centres, ends[1]])


# ---------------------------------------------------------------- cities and countries


def draw_place(plan: Plan, key: str, pin: str) -> str:
    """Draw a city or a country, with a pin by its class where a ticket of one's own begins."""
    sign, is_country = plan.layout.signs[key], key in plan.chart.countries
    x, y = (sign.x, sign.y) if is_country else plan.chart.places[key].at
    tip = (sign.width / 2 - 9 if is_country else 0.0, 0.0)
    needle = use("pin", "pin " + pin, turned(*tip, plan.layout.pins[key])) if pin else ""
    class_ = "country" if is_country else "city"
    return tag("g", plan.signs[key], needle, id=f"{class_}-{key}", class_=class_, transform=moved(x, y))


def draw_stop(plan: Plan, city: Place) -> str:
    """Draw the dot of a city and its enamel sign."""
    sign = plan.layout.signs[city.key]
    plate = draw_sign([city.name], [NAME_SIZE], 400, sign.height / 2, grown("sign", sign))
    hung = tag("g", plate, transform=moved(sign.x - city.x, sign.y - city.y))
    return tag("title", escape(city.name)) + use("station") + hung


def draw_plate(plan: Plan, country: Place) -> str:
    """Draw the capsule of a country."""
    sign, name = plan.layout.signs[country.key], country.name.upper()
    half, up = sign.width / 2, sign.height / 2
    box = Box(-half, -up, half, up)
    written = words(name, 1, COUNTRY_SIZE * 0.35, "country-name", COUNTRY_SIZE, width_of(name, COUNTRY_SIZE, 2))
    parts = [box.rect("plate capsule", up), box.rect("capsule-rim", up - 3, 3), written]
    return tag("title", escape(country.name)) + tag("g", *parts, class_=grown("sign", sign))


def grown(class_: str, sign: Sign) -> str:
    """The class of a sign that may be larger on a phone."""
    return class_ if sign.larger == 1 else f"{class_} {growth_class(sign.larger)}"


def draw_country_links(chart: Chart, signs: Mapping[str, Sign]) -> str:
    """Join every endpoint with the capsule of its country: dotted, since no train runs there."""
    ends = [place for place in chart.places.values() if place.country]
    data = "".join(straight((end.at, (signs[end.country].x, signs[end.country].y))) for end in ends)
    return tag("path", d=data, class_="link-halo") + tag("path", d=data, class_="link") if data else ""


def draw_endpoint(plan: Plan, end: Place) -> str:
    """Draw an endpoint as a brass button with the letters of its country."""
    code = CODES.get(end.country, end.name[:2].upper())
    size = 19.0 if len(code) == 1 else 16.0
    title = tag("title", escape(plan.say("way-into", country=end.name)))
    code = words(code, 0, size * 0.36, "code", size)
    return tag("g", title, use("button"), code, id="city-" + end.key, class_="endpoint", transform=moved(*end.at))


# ---------------------------------------------------------------- tickets


def draw_missing_ways(plan: Plan, wanted: tuple[Wanted, ...], own: tuple[str, ...]) -> str:
    """Draw for each of one's own open tickets a dotted line over the gap that is missing; above all, their points."""
    lines, stubs = [], []
    taken: list[Box] = []
    for ticket, start, end in missing_ways(plan.chart, wanted, own):
        line, stub = draw_missing_way(plan, ticket, (start, end), taken)
        lines.append(line)
        stubs.append(stub)
    return layer("tickets", *lines, *stubs, class_="missing-ways many" if len(lines) > MANY else "missing-ways")


def missing_ways(chart: Chart, wanted: Sequence[Wanted], own: Sequence[str]) -> Iterator[tuple[Wanted, Place, Place]]:
    """For each ticket the two places nearest to each other that one's own tracks connect with either of its ends."""
    beside: dict[str, list[str]] = {}
    for key in own:
        one, other = chart.tracks[key].ends
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    for ticket in wanted:
        starts, ends = (joined_with(chart.stops(end), beside) for end in ticket.name.split("-"))
        pairs = ((chart.places[one], chart.places[other]) for one in starts for other in ends)
        start, end = min(pairs, key=lambda two: (math.dist(two[0].at, two[1].at), two[0].key, two[1].key))
        yield ticket, start, end


def joined_with(keys: Iterable[str], beside: Mapping[str, Sequence[str]]) -> list[str]:
    """All places that are connected with one of these."""
    found = list(keys)
    for key in found:
        found += [there for there in dict.fromkeys(beside.get(key, ())) if there not in found]
    return found


@lru_cache(maxsize=2048)
def ticket_spots(plan: Plan, start: Place, end: Place) -> tuple[str, Sequence[tuple[int, Box]]]:
    """The dotted line between two places, bent a little so that it lies on no straight track, and the places for a
    small ticket on it, each with how much it would hide there."""
    (x1, y1), (x2, y2) = start.at, end.at
    bx, by = (x1 + x2) / 2 - (y2 - y1) * 0.1, (y1 + y2) / 2 + (x2 - x1) * 0.1
    data = "M" + pair((x1, y1)) + "Q" + pair((bx, by)) + " " + pair((x2, y2))
    spots = []
    for step in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6):
        t = 0.5 + step * 0.06
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t**2 * c for a, b, c in ((x1, bx, x2), (y1, by, y2)))
        spot = Box(x - 22, y - 15, x + 22, y + 15)
        spots.append((sum(spot.meets(box) for box in plan.fixed), spot))
    return data, spots


def draw_missing_way(plan: Plan, ticket: Wanted, ends: tuple[Place, Place], taken: list[Box]) -> tuple[str, str]:
    """Draw one dotted line, and on it a small ticket, which keeps clear of those that are there already."""
    data, spots = ticket_spots(plan, *ends)
    _, spot = min(spots, key=lambda found: found[0] + sum(found[1].meets(other) for other in taken))
    taken.append(spot)
    crest = ((spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2)
    named = plan.say("ticket-worth", ticket=ticket_named(plan.board, ticket.name), points=ticket.points)
    title = f"{named} · {say(progress({**ticket._asdict(), 'complete': False}), plan.language)}"
    paths = (tag("path", d=data, class_=line) for line in ("missing-halo", "missing"))
    points = words(str(ticket.points), 0, 6, "stub-points", 18)
    return (
        tag("g", tag("title", escape(title)), *paths, class_="ticket " + ticket.state),
        tag("g", use("stub"), points, class_="stub " + ticket.state, transform=moved(*crest)),
    )


# ---------------------------------------------------------------- what always stays


def draw_title(box: Box, title: str) -> str:
    """Draw the title as a large enamel sign."""
    emblem = use("loco", "gilt", moved(box.left + 51, box.top + box.height / 2 + 2, 1.6))
    return draw_cartouche(box, emblem, "ZUG UM ZUG", title.upper(), TITLE_SIZE)


def draw_points(box: Box, heading: str) -> str:
    """Draw the sign that says what a track of each length is worth."""
    head_box = Box(box.left, box.top, box.right, box.top + 40)
    parts = [box.rect("panel", 10), tag("path", d=round_top(head_box, 10), class_="panel-head")]
    middle, head = (box.left + box.right) / 2, heading.upper()
    parts.append(words(head, middle, box.top + 27, "heading centred", 18, min(width_of(head, 18, 1.5), box.width - 20)))
    for length, points in enumerate(POINTS[1:], 1):
        y = box.top + 26 + length * 34
        parts.append(words(str(length), box.left + 14, y + 8, "length", 24))
        parts.append(use("wagon-side", "icon", moved(box.left + 47, y, 0.66)))
        parts.append(words(str(points), box.right - 16, y + 9, "big-number", 27))
    return tag("g", *parts, box.rect("brass", 7, 4), class_="points")


def draw_key(box: Box, plan: Plan) -> str:
    """Say what the colours of the wagon spaces are called."""
    parts = [box.rect("panel", 10), box.rect("brass", 7, 4)]
    across = (box.width - 24) / 2
    for i, colour in enumerate((*COLOURS, "grey")):
        x, y = box.left + 16 + i % 2 * across, box.top + 26 + i // 2 * 29
        swatch = Box(x, y - 9.5, x + 24, y + 9.5).rect(f"{NAME}-space", 4)
        letter = words(say(LETTERS[colour], plan.language), x + 12, y + 5.6, "letter") if colour in LETTERS else ""
        name, room = say(colour_of(colour), plan.language), across * (2 if colour == "grey" else 1) - 34
        parts += [
            tag("g", swatch, letter, class_="c-" + colour),
            words(name, x + 31, y + 6, "key", 18, min(width_of(name, 18), room)),
        ]
    return tag("g", *parts, class_="key-row")


def draw_land(board: Board, frame: Box, language: str) -> str:
    """Draw the country, or plain paper for a map without scenery."""
    beside = {"scenery": f"{board.document['id']}.scenery.json"}  # unless the document says otherwise
    scenery = scenery_of({**beside, **board.document}, Path(__file__).with_name("maps"))
    if scenery:
        return Country(NAME, scenery, lambda x, y: (x, y)).draw(frame, language)
    left, top, right, bottom = frame.left + 26, frame.top + 26, frame.right - 26, frame.bottom - 26
    shore = straight(((left, top), (right, top), (right, bottom), (left, bottom)), close=True)
    return draw_sea(NAME, frame, shore) + use("shore", "home") + frame.rect("fade")


def draw_ground(plan: Plan) -> Ground:
    """Draw land, endpoints, frame and signs, and say where the groups stand among them."""
    chart, layout = plan.chart, plan.layout
    frame, title = layout.frame, title_of(plan.board, plan.language)
    sheet = frame.grown(MARGIN)
    land = draw_land(plan.board, frame, plan.language)
    parts = [
        tag("title", escape("Zug um Zug · " + title)),
        style(),
        definitions(),
        tag("defs", tag("clipPath", frame.rect("", 8), id=f"{NAME}-window")),
        sheet.rect("paper"),
        tag("g", land, clip_path=f"url(#{NAME}-window)", class_="map"),
        draw_country_links(chart, layout.signs),
        *wrapped("tracks", (f"track-{key}" for key in chart.tracks)),
        *wrapped("tickets", ["layer-tickets"]),
        tag("g", *(draw_endpoint(plan, end) for end in chart.places.values() if end.country), class_="endpoints"),
        *wrapped("signs", (plan.signed(place.key) for place in chart.signed)),
        draw_frame(frame),
        draw_title(layout.title, title),
        draw_points(layout.points, plan.say("points")),
        draw_key(layout.key, plan) if layout.key else "",
    ]
    return Ground(NAME, sheet, plan.language, parts)
