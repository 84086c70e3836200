"""The map of The Grand Trunk Journey with all that is on it, as a scene.

From below: sea and land; each railway (`link-boston-portland`); each place with its sign, its tile, steel, the first
delivery and the special deliveries that it waits for (`place-boston`); each seat's train (`train-0`); how many days it
takes to get to each place with the cards in hand (`way-boston`); frame and title.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from ...drawing import (
    GROWTH,
    IMPRINT,
    MARGIN,
    Box,
    Country,
    Point,
    draw_frame,
    draw_sea,
    grown_names,
    growth_class,
    moved,
    pair,
    scenery_of,
    straight,
    tag,
    width_of,
    words,
)
from ...engine.game import Board, Livery
from ...engine.text import Text, who
from ...scene import Ground, Group, Scene, wrapped
from ...texts import say
from .board import CITIES
from .explain import Tile, special_said, tile_said
from .knowledge import missed
from .look import definitions, livery_of, style, use
from .state import SEATS

FRAME = Box(0, 0, 1080, 916)
ACROSS, DOWN = (8.0, 1.095), (28.0, 1.27)  # from the coordinates of the map document to those of the drawing
TITLE = Box(14, 14, 362, 148)
NAME_SIZE = 27.0
LARGEST = GROWTH[1]  # so many times its size a sign may have on a phone,
BESIDE = 26.0  # with what is pinned to its corners
TILE = Box(-69, 17, 69, 57)  # what a place takes and gives, below its sign
FOOT = TILE.top - 2  # of a sign

# ----------------------------------------------------------------------------------------------------- places and links


@dataclass(frozen=True, eq=False)
class Place:
    """A city or a port: all of it that never changes."""

    key: str
    name: str
    at: Point
    """The middle of its sign."""
    port: bool

    @property
    def lines(self) -> list[str]:
        """The lines of its sign: a long name of several words takes two, as even as can be."""
        cuts = [i + 1 for i, letter in enumerate(self.name) if letter in " -"]
        if len(self.name) < 14 or not cuts:
            return [self.name]
        cut = min(cuts, key=lambda at: abs(2 * at - len(self.name)))
        return [self.name[:cut].strip(), self.name[cut:]]

    @property
    def size(self) -> float:
        """The size of its name."""
        return NAME_SIZE if len(self.lines) == 1 else NAME_SIZE - 4

    @property
    def plate(self) -> Box:
        """The rectangle of its sign, seen from its middle; the tile hangs below."""
        half = (max(width_of(line, self.size) for line in self.lines) + 40) / 2
        return Box(-half, FOOT - self.size * 0.92 * len(self.lines) - 4.5, half, FOOT)

    @property
    def emblem(self) -> Point:
        """Where on its sign the roundel or the anchor is."""
        return self.plate.left + 17, (self.plate.top + self.plate.bottom) / 2

    def sign(self, by: float) -> Box:
        """The box of its sign if that is so many times its size, but no more than LARGEST; its foot stays."""
        by, plate, (x, y) = min(by, LARGEST), self.plate, self.at
        half = (plate.width / 2 + BESIDE) * by
        return Box(x - half, y + FOOT - plate.height * by, x + half, y + FOOT)

    @property
    def tile(self) -> Box:
        """The rectangle of its tile."""
        x, y = self.at
        return Box(TILE.left + x, TILE.top + y, TILE.right + x, TILE.bottom + y)


@dataclass(frozen=True, eq=False)
class Link:
    """A railway between two places."""

    key: str
    ends: tuple[Place, Place]
    line: str
    """The railway that it stands for."""

    @property
    def course(self) -> tuple[Point, Point, Point]:
        """Its ends, and between them the point that bends it a little."""
        (x1, y1), (x2, y2) = (place.at for place in self.ends)
        return (x1, y1), ((x1 + x2) / 2 - (y2 - y1) * 0.05, (y1 + y2) / 2 + (x2 - x1) * 0.05), (x2, y2)


class Lying(NamedTuple):
    """What lies in a place."""

    tile: Tile
    station: bool
    steel: int
    first: int
    specials: tuple[tuple[int, str], ...]
    """The special deliveries that it waits for: their number, counted from 0, and the good."""


@dataclass(frozen=True, eq=False)
class Plan:
    """What depends on the board and the language alone."""

    board: Board
    language: str
    places: Mapping[str, Place]
    links: Mapping[str, Link]
    larger: Mapping[str, str]
    """The class of each sign, which says how much it grows on a phone."""
    ground: Ground
    bare: Mapping[str, Group]
    """The groups of the empty map."""

    def say(self, text: Text | str) -> str:
        """Words in the drawing's language."""
        return say(text, self.language)


@lru_cache(maxsize=16)
def plan_of(board: Board, language: str) -> Plan:
    """Find out where everything lies, and draw what always stays."""
    document, names = board.document, board.names["place"]
    sites = [*document["cities"], *document["ports"]]
    keys = board.labels["place"]
    places = {key: Place(key, names[i], spot(sites[i]), i >= CITIES) for i, key in enumerate(keys)}
    links = {link.key: link for link in links_of(board, places)}
    bare: dict[str, Group] = {}
    larger = {key: growth_class(by) for key, by in growth_of(places).items()}
    plan = Plan(board, language, places, links, larger, ground_of(board, language, places, links), bare)
    bare |= {"link-" + key: Group(draw_link, (link,)) for key, link in links.items()}
    bare |= {"place-" + key: Group(draw_place, (plan, key, None)) for key in places}
    bare |= {"way-" + key: Group(draw_way, (plan, key, 0)) for key in places}
    bare |= {f"train-{seat}": Group(draw_nothing, (f"train-{seat}",)) for seat in range(SEATS)}
    return plan


def spot(site: Mapping[str, Any]) -> Point:
    """Where a place is drawn: at its sign if the document has one, else by its latitude and longitude."""
    if "sign" in site:
        return to_sheet(*site["sign"])
    latitude, longitude = site["at"]
    return to_sheet(60 + (longitude + 79.9) * 88, 60 + (46.9 - latitude) * 104)


def to_sheet(x: float, y: float) -> Point:
    """Bring coordinates of the map document into the drawing."""
    return ACROSS[0] + ACROSS[1] * x, DOWN[0] + DOWN[1] * y


def links_of(board: Board, places: Mapping[str, Place]) -> Iterator[Link]:
    """The railways of a board."""
    for link in board.document["links"]:
        one, other = link["between"]
        yield Link(f"{one}-{other}", (places[one], places[other]), link.get("line", ""))


def growth_of(places: Mapping[str, Place]) -> dict[str, float]:
    """How many times its size the sign of each place may have on a phone."""
    fixed = [*(place.tile for place in places.values()), TITLE]
    names = {key: partial(Place.sign, place) for key, place in places.items()}
    return {key: min(by, LARGEST) for key, by in grown_names(names, fixed, FRAME).items()}


# ----------------------------------------------------------------------------------------------------- what can change


def scene(board: Board, view: Mapping[str, Any] | None, language: str) -> Scene:
    """The map with the tiles, steel, trains and special deliveries of a view on it; without one, the empty map.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("grandtrunk", players=2, seed=7)
    >>> before = scene(m.board, m.view(None), "en")
    >>> m.play(m.legal()[0])
    >>> sorted(scene(m.board, m.view(None), "en").changes(before))  # steam shows whose turn it is
    ['train-0', 'train-1']
    """
    plan = plan_of(board, language)
    if view is None:
        return Scene(plan.ground, plan.bare)
    return Scene(
        plan.ground, {**plan.bare, **dict(_places(plan, view)), **dict(_trains(plan, view)), **_ways(plan, view)}
    )


def _places(plan: Plan, view: Mapping[str, Any]) -> Iterator[tuple[str, Group]]:
    late = missed(view)
    waiting: dict[str, tuple[tuple[int, str], ...]] = {}
    for i, special in enumerate(view["specials"]):
        if "city" in special and not special["done"] and not late[i]:
            city = special["city"]
            waiting[city] = (*waiting.get(city, ()), (i, special["good"]))
    for place in view["places"]:
        key, get = place["id"], place.get
        tile = place["demand"], tuple(place["supply"])
        lying = Lying(tile, get("station", True), get("steel", 0), get("first", 0), waiting.get(key, ()))
        yield "place-" + key, Group(draw_place, (plan, key, lying))


def _trains(plan: Plan, view: Mapping[str, Any]) -> Iterator[tuple[str, Group]]:
    there: dict[str, list[Mapping[str, Any]]] = {}
    for seat in view["seats"]:
        if seat["at"] is not None:
            there.setdefault(seat["at"], []).append(seat)
    on_turn = None if view["over"] else view["turn"]
    for key, seats in there.items():
        for i, seat in enumerate(seats):
            n = seat["seat"]
            args = (plan, n, livery_of(seat, n), seat["name"], key, (i, len(seats)), n == on_turn)
            yield f"train-{n}", Group(draw_train, args)


def _ways(plan: Plan, view: Mapping[str, Any]) -> dict[str, Group]:
    """For whoever is on turn: where the cards in hand lead."""
    if view["seat"] != view["turn"] or view["asked"]:
        return {}
    return {"way-" + way["place"]: Group(draw_way, (plan, way["place"], way["days"])) for way in view["ways"]}


def draw_nothing(id: str) -> str:
    """Draw nothing, in the place of something that may come."""
    return tag("g", id=id)


def draw_link(link: Link) -> str:
    """Draw a railway: ballast, sleepers, two rails."""
    start, bend, end = link.course
    data = f"M{pair(start)}Q{pair(bend)} {pair(end)}"
    ends = " – ".join(place.name for place in link.ends)
    return tag(
        "g",
        title(ends, link.line),
        *(tag("path", d=data, class_=line) for line in ("hit line", "ballast", "rails", "between", "sleepers")),
        id="link-" + link.key,
        class_="link",
    )


def title(*parts: str) -> str:
    """Say in words what something is."""
    return tag("title", escape(" · ".join(filter(None, parts))))


def draw_place(plan: Plan, key: str, lying: Lying | None) -> str:
    """Draw a place: its sign, its tile, steel, the first delivery, and special deliveries."""
    place, larger = plan.places[key], plan.larger[key]
    is_open = place.port or lying is None or lying.station
    plate = place.plate
    parts = [plate.rect("hit " + larger, 10, -7), TILE.rect("hit", 10, -7)]
    seal = ""
    if lying is None:
        told = tile_said(place.port, is_open, None)
        parts.append(TILE.rect("no-tile", 6))
    else:
        told = tile_said(place.port, is_open, lying.tile, lying.steel, lying.first)
        parts += [*draw_tile(*lying.tile), *draw_steel(lying.steel), *draw_waiting(plan, key, lying.specials)]
        seal = draw_first(plate, lying.first) if lying.first else ""
    sign = tag("g", draw_plate(place, is_open), seal, class_=larger)
    class_ = "place port" if place.port else "place city" if is_open else "place city closed"
    said = title(place.name, plan.say(told))
    return tag("g", said, *parts, sign, id="place-" + key, class_=class_, transform=moved(*place.at))


def draw_plate(place: Place, is_open: bool) -> str:
    """Draw the enamel sign: a roundel for a station, a dashed one where there is none yet, an anchor for a port."""
    plate, size = place.plate, place.size
    icon = "anchor" if place.port else "station" if is_open else "no-station"
    parts = [plate.rect("plate", 5), plate.rect("rim", 3.5, 1.8), use(icon, None, moved(*place.emblem))]
    for row, line in enumerate(place.lines):
        y = plate.top + 2 + size * (0.92 * row + 0.8)
        parts.append(words(line, (plate.left + 34 + plate.right - 6) / 2, y, "name", size, width_of(line, size)))
    return tag("g", *parts, class_="sign")


def draw_tile(demand: str, supply: Sequence[str]) -> Iterator[str]:
    """Draw what a place takes, with an arrow down, and what it gives, with an arrow up."""
    middle = (TILE.top + TILE.bottom) / 2
    takes = Box(TILE.left, TILE.top, TILE.left + 53, TILE.bottom)
    yield TILE.rect("tile-face", 6) + takes.rect("tile-takes", 6)
    yield tag("path", d=f"M{takes.left + 5:g} {middle - 4:g}h11l-5.5 9Z", class_="arrow takes")
    yield use("good-" + demand, None, moved(takes.right - 19, middle))
    yield tag("path", d=f"M{takes.right + 5:g} {middle + 5:g}h11l-5.5-9Z", class_="arrow gives")
    for i, good in enumerate(supply):
        yield use("good-" + good, None, moved(takes.right + 34 + i * 33, middle))
    yield TILE.rect("tile-rim", 6)


def draw_steel(count: int) -> Iterator[str]:
    """Draw the steel that lies in a city."""
    for i in range(count):
        yield use("good-steel", "stored", moved(TILE.right - 12 - 21 * i, TILE.bottom + 9, 0.66))


def draw_waiting(plan: Plan, key: str, specials: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Draw a star for every special delivery that a place waits for."""
    for i, (special, good) in enumerate(specials):
        told = title(plan.say(special_said(plan.board, special, key, good)))
        at = moved(TILE.left + 12 + 34 * i, TILE.bottom + 11)
        star = use("star") + use("good-" + good, None, "scale(.6)")
        yield tag("g", told, star, class_="special-mark", transform=at)


def draw_first(plate: Box, points: int) -> str:
    """Draw the tile of the first delivery: a seal at the corner of the sign."""
    at = moved(plate.right + 9, plate.top - 1)
    return tag("g", use("seal"), words(f"+{points}", 0, 6.6, "seal-points", 19), class_="first", transform=at)


def draw_train(
    plan: Plan, seat: int, livery: Livery, company: str, key: str, place: tuple[int, int], on_turn: bool
) -> str:
    """Draw a train above the sign of the place where it is, beside those that are there too; that of the seat on turn
    is under steam."""
    (which, many), at = place, plan.places[key]
    x, y = (which - (many - 1) / 2) * (46.0 if many < 4 else 43.0), at.plate.top - 12.5
    told = title(plan.say(who(seat)), company)
    engine = use("loco") + use("mark-" + livery.shape, "mark", "translate(-1 -2.4) scale(.85)")
    train = tag(
        "g", told, use("steam") if on_turn else "", engine, class_="train p-" + livery.colour, transform=moved(x, y)
    )
    return tag("g", tag("g", train, class_=plan.larger[key]), id=f"train-{seat}", transform=moved(*at.at))


def draw_way(plan: Plan, key: str, days: int) -> str:
    """Draw how many days the way to a place takes, as a small clock on its sign: there nothing else is in the way."""
    place = plan.places[key]
    if not days:
        return draw_nothing("way-" + key)
    told = title(plan.say(Text("grandtrunk-way", place=place.name, days=days)))
    at = moved(*place.emblem)
    clock = tag("circle", r=15, class_="clock") + words(str(days), 0, 7.4, "clock-days", 22)
    grown = tag("g", tag("g", told, clock, transform=at), class_=plan.larger[key])
    return tag("g", grown, id="way-" + key, class_="way", transform=moved(*place.at))


# --------------------------------------------------------------------------------------------------- what always stays


def ground_of(board: Board, language: str, places: Mapping[str, Place], links: Mapping[str, Link]) -> Ground:
    """Draw country, frame and title, and say where the groups stand among them."""
    note = say(Text("grandtrunk-reconstructed"), language) if board.document.get("status") == "reconstructed" else ""
    below = IMPRINT if note else MARGIN
    sheet = Box(FRAME.left - MARGIN, FRAME.top - MARGIN, FRAME.right + MARGIN, FRAME.bottom + below)
    parts = [
        tag("title", escape(say(Text("grandtrunk-title"), language))),
        style(FOOT),
        definitions(language),
        tag("defs", tag("clipPath", FRAME.rect("", 8), id="grandtrunk-window")),
        sheet.rect("paper"),
        tag("g", draw_land(board, language), clip_path="url(#grandtrunk-window)", class_="map"),
        *wrapped("links", ("link-" + key for key in links)),
        *wrapped("places", ("place-" + key for key in places)),
        *wrapped("trains", (f"train-{seat}" for seat in range(SEATS))),
        *wrapped("ways", ("way-" + key for key in places)),
        draw_frame(FRAME),
        draw_title(TITLE),
        words(note, FRAME.right, FRAME.bottom + 22, "imprint", 19, width_of(note, 19)) if note else "",
    ]
    return Ground("grandtrunk", sheet, language, parts)


def draw_land(board: Board, language: str) -> str:
    """Draw the country, or plain paper for a map without scenery."""
    beside = {"scenery": str(board.document.get("id", "")) + ".scenery.json"}  # unless the document says otherwise
    scenery = scenery_of({**beside, **board.document}, Path(__file__).with_name("maps"))
    if scenery:
        return Country("grandtrunk", scenery, to_sheet).draw(FRAME, language)
    inner = FRAME.grown(-26)
    left, top, right, bottom = inner.left, inner.top, inner.right, inner.bottom
    land = straight(((left, top), (right, top), (right, bottom), (left, bottom)), close=True)
    return draw_sea("grandtrunk", FRAME, land) + use("shore", "home") + FRAME.rect("fade")


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
