"""The maps of First Train to Nuremberg and Last Train to Wensleydale with all that lies on them, as scenes.

From below: grounds with their textures, borders and water; the rails of each owner (`layer-rails-c-s0`); each area with
its sign and pieces (`area-doos`); each border with its wagon (`link-doos/muggenhof`); compass, frame, title and key.
Nothing depends on a colour alone: seats have shapes, companies letters, passengers hats.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, TypeAlias
from xml.sax.saxutils import escape

from ...drawing import (
    IMPRINT,
    LOCO_BODY,
    LOCO_WHEELS,
    MARGIN,
    Box,
    Country,
    curved,
    draw_cartouche,
    draw_frame,
    growth_class,
    layer,
    moved,
    number,
    pair,
    straight,
    tag,
    width_of,
    words,
)
from ...drawings import title_of
from ...engine.game import Board
from ...engine.text import Text, who
from ...scene import Ground, Group, Part, Scene, Slot, wrapped
from ...texts import say
from .board import COMPANIES, PIECES, SEATS
from .chart import PIECE, Area, Chart, Link, Spot, bent, bent_line, bent_ring, chart_of, edges_of
from .look import definitions, draw_badge, draw_emblem, owner_class, style, use

Owner: TypeAlias = int | str
"""A seat, or a company."""
Pieces: TypeAlias = tuple[tuple[str, int], ...]
"""What lies somewhere: kinds with their numbers."""

EDGE = 16.0  # from the areas to the frame
HEAD = 138.0  # above the areas: title and key
OWNERS: tuple[Owner, ...] = (*range(SEATS), *COMPANIES)


@dataclass(frozen=True, eq=False)
class Plan:
    """What depends on the board and the language alone."""

    board: Board
    language: str
    chart: Chart

    def say(self, key: str, **args: Any) -> str:
        """A message of the catalogue in the drawing's language."""
        return say(Text("nuremberg-" + key, **args), self.language)

    @property
    def goods(self) -> Mapping[str, str]:
        """What white and yellow cubes are on this map."""
        goods: Mapping[str, str] = self.board.document["goods"]
        return goods

    @property
    def hops(self) -> bool:
        """Whether fields are hop fields, not stone hills."""
        return self.goods["white"] == "beer"

    def piece(self, kind: str) -> str:
        """The name of a piece."""
        return self.say("piece-" + self.goods.get(kind, kind))

    def owner(self, owner: Owner) -> str:
        """Whose link it is."""
        return say(who(owner), self.language) if isinstance(owner, int) else self.say("company-" + owner)

    @cached_property
    def outlines(self) -> Mapping[str, str]:
        """The borders of the areas as path data."""
        return {key: bent_ring(area.ring) for key, area in self.chart.areas.items()}

    @cached_property
    def reaches(self) -> Mapping[str, str]:
        """Where each area is hit."""
        return {key: draw_reach(area, self.outlines[key]) for key, area in self.chart.areas.items()}

    @cached_property
    def signs(self) -> Mapping[str, str]:
        """The signs of the areas."""
        return {key: draw_name(area, self.chart.spots[key]) for key, area in self.chart.areas.items()}

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """What each area is, in words."""
        return {key: escape(area_title(self, area)) for key, area in self.chart.areas.items()}

    @cached_property
    def tracks(self) -> Mapping[str, str]:
        """The rails of every link as path data."""
        return {key: link_path(link, self.chart.spots) for key, link in self.chart.links.items()}

    @cached_property
    def ground(self) -> Ground:
        """What always stays."""
        return draw_ground(self)

    @cached_property
    def bare(self) -> Sequence[Mapping[str, Group]]:
        """The groups of a map without anything on it, without and with its extension."""
        return [dict(self._bare(extended)) for extended in (False, True)]

    def _bare(self, extended: bool) -> Iterator[tuple[str, Group]]:
        yield "layer-extension", Group(draw_extension, (self, extended))
        for owner in OWNERS:
            yield "layer-rails-" + owner_class(owner), Group(draw_rails, (self, owner, ()))
        for key, area in self.chart.areas.items():
            yield "area-" + key, Group(draw_area, (self, key, (), (area.company,) if area.company else (), False))
        for key, link in self.chart.links.items():
            barrier = Group(draw_barrier, (self, key))
            yield (
                "link-" + key,
                barrier if link.forbidden else Group(draw_free, (self, key, extended or not link.extension)),
            )

    @cached_property
    def empty(self) -> Mapping[str, Group]:
        """The groups of the map as it is printed."""
        printed = {key: area for key, area in self.chart.areas.items() if area.passenger}
        return {**self.bare[True], **{"area-" + key: Group(draw_printed, (self, key)) for key in printed}}


@lru_cache(maxsize=16)
def plan_of(board: Board, language: str) -> Plan:
    """Find out where everything lies."""
    return Plan(board, language, chart_of(board, language))


def scene(board: Board, view: Mapping[str, Any] | None, language: str) -> Scene:
    """The map with the pieces, links and companies of a view on it; without one, the map as it is printed.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("nuremberg", players=3, seed=7)
    >>> before = scene(m.board, m.view(None), "en")
    >>> m.play("bid box1 3")
    >>> m.play("bid box2 3")
    >>> scene(m.board, m.view(None), "en").changes(before)
    {}
    """
    plan = plan_of(board, language)
    if view is None:
        return Scene(plan.ground, plan.empty)
    groups = dict(plan.bare[view["extended"]])
    pieces, companies, chain = view["pieces"], view["companies"], view["chain"]["areas"] if view["chain"] else ()
    for key in {*pieces, *companies, *chain}:
        lying = tuple(pieces[key].items()) if key in pieces else ()
        groups["area-" + key] = Group(draw_area, (plan, key, lying, tuple(companies.get(key, ())), key in chain))
    nets: dict[Owner, list[str]] = {}
    for key, owner in view["links"].items():
        groups["link-" + key] = Group(draw_owned, (plan, key, owner))
        nets.setdefault(owner, []).append(key)
    for owner, links in nets.items():
        groups["layer-rails-" + owner_class(owner)] = Group(draw_rails, (plan, owner, tuple(links)))
    return Scene(plan.ground, groups)


# --------------------------------------------------------------------------------------------------------------- areas


def draw_area(plan: Plan, key: str, pieces: Pieces, companies: tuple[str, ...], in_chain: bool, more: str = "") -> str:
    """Draw the sign of an area and the pieces in it."""
    area, spot = plan.chart.areas[key], plan.chart.spots[key]
    badges = [draw_company(company, spot, area.kind == "town") for company in companies]
    grown = growth_class(spot.larger) + (" small" if spot.small else "")
    lying = [plan.say("pieces-" + plan.goods.get(kind, kind), count=count) for kind, count in pieces]
    members = [plan.say("company-" + company) for company in companies]
    return tag(
        "g",
        tag("title", " · ".join([plan.titles[key], *members, *lying])),
        plan.reaches[key],
        tag("path", d=plan.outlines[key], class_="ring") if in_chain else "",
        tag("g", plan.signs[key], *badges, class_="named " + grown),
        draw_pieces(pieces, spot, max(area.places, 1) * PIECE + 14),
        more,
        id="area-" + key,
        class_=f"area {area.kind}" + (" dale" if area.valley else ""),
    )


def draw_printed(plan: Plan, key: str) -> str:
    """Draw an area with the passenger that is printed there."""
    area, spot = plan.chart.areas[key], plan.chart.spots[key]
    passenger = tag("g", draw_pieces(((area.passenger, 1),), spot, PIECE), class_="printed")
    return draw_area(plan, key, (), (), False, passenger)


def area_title(plan: Plan, area: Area) -> str:
    """Say what an area is."""
    kind = {"station": "large" if area.large else "station", "field": "hops" if plan.hops else "hill"}.get(area.kind)
    told = [area.name, plan.piece("yellow") if area.kind == "goods" else plan.say(f"area-{kind or area.kind}")]
    return " · ".join(told + ([plan.say("area-valley")] if area.valley else []))


def draw_reach(area: Area, outline: str) -> str:
    """Draw where an area is hit, its extension included."""
    more = straight(area.extension, close=True) if area.extension else ""
    return tag("path", d=outline + more, class_="hit")


def draw_name(area: Area, spot: Spot) -> str:
    """Write the name of an area, on an enamel sign where there is a station."""
    step = spot.size * (0.94 if area.signed else 0.92)
    first = spot.plate.top + (3 if area.signed else 0) + step - spot.size * 0.15
    lines = [
        words(line, spot.x, first + i * step, "name" if area.signed else "plain", spot.size, width_of(line, spot.size))
        for i, line in enumerate(spot.lines)
    ]
    if area.signed:
        town = " t-" + area.company if area.company else ""
        return tag("g", spot.plate.rect("plate", 4), spot.plate.rect("rim", 2.8, 1.7), *lines, class_="sign" + town)
    return tag("g", spot.plate.grown(2).rect("slip", 4) if area.kind == "goods" else "", *lines, class_="label")


def draw_company(company: str, spot: Spot, in_town: bool) -> str:
    """Draw a company's badge at an end of a sign: red on the left, green on the right."""
    side = -1 if company == COMPANIES[0] else 1
    if in_town:
        return draw_badge(company, spot.x + side * (spot.width / 2 + 10), spot.y, 1.15)
    return draw_badge(company, spot.x + side * (spot.width / 2 + 2), spot.plate.top, 0.95)


def draw_pieces(pieces: Pieces, spot: Spot, room: float) -> str:
    """Draw pieces in a row below a sign."""
    kinds = [kind for kind, count in pieces for _ in range(count)]
    step = min(PIECE, room / max(len(kinds), 1))
    start = spot.x - step * (len(kinds) - 1) / 2
    return "".join(
        use("piece-" + kind, "piece", moved(start + step * i, spot.pieces_y)) for i, kind in enumerate(kinds)
    )


# --------------------------------------------------------------------------------------------------------------- links


def draw_free(plan: Plan, key: str, is_open: bool) -> str:
    """Draw a border that a link can cross, with its cost where it is more than 1."""
    link = plan.chart.links[key]
    cost = tag("circle", r=9, class_="cost") + words(str(link.cost), 0, 5.2, "cost-figure", 15)
    stub = use("stub", "stub", f"rotate({number(upright(link.turn))})")
    return _draw_link(plan, link, "free" if is_open else "closed", stub + (cost if link.cost > 1 else ""))


def draw_owned(plan: Plan, key: str, owner: Owner) -> str:
    """Draw a link: the wagon of its owner."""
    link = plan.chart.links[key]
    turn = upright(link.turn)
    wagon = tag("g", use("wagon"), draw_emblem(owner, -turn), transform=f"rotate({number(turn)})")
    return _draw_link(plan, link, owner_class(owner), wagon, owner)


def _draw_link(plan: Plan, link: Link, class_: str, inner: str, owner: Owner | None = None) -> str:
    told = [_between(plan, link), *([plan.say("link-river")] if link.river else [])]
    told.append(plan.say("link-cost", cost=link.cost))
    told += [plan.say("link-only", place=plan.chart.areas[link.ends[0]].name)] if link.one_way else []
    told.append(plan.say("link-" + class_) if owner is None else plan.owner(owner))
    title, hit = tag("title", escape(" · ".join(told))), tag("circle", r=21, class_="hit")
    return tag("g", title, hit, inner, id="link-" + link.key, class_="link " + class_, transform=moved(*link.at))


def _between(plan: Plan, link: Link) -> str:
    return " – ".join(plan.chart.areas[end].name for end in link.ends)


def upright(turn: float) -> float:
    """Turn half around where something would stand on its head.

    >>> upright(100.0), upright(270.0), upright(300.0)
    (-80.0, 90.0, 300.0)
    """
    turn %= 360
    return turn - 180 if 90 < turn <= 270 else turn


def draw_barrier(plan: Plan, key: str) -> str:
    """Draw a red and white bar on a border that no link may cross."""
    link = plan.chart.links[key]
    (x1, y1), (x2, y2) = link.border
    ends = ((x1 * 0.8 + x2 * 0.2, y1 * 0.8 + y2 * 0.2), (x1 * 0.2 + x2 * 0.8, y1 * 0.2 + y2 * 0.8))
    bars = (tag("path", d=straight(ends), class_=bar) for bar in ("bar-edge", "bar-white", "bar-red"))
    posts = (tag("circle", cx=x, cy=y, r=5, class_="post") for x, y in ends)
    title = tag("title", escape(_between(plan, link) + " · " + plan.say("link-never")))
    return tag("g", title, *bars, *posts, id="link-" + key, class_="barrier")


def draw_rails(plan: Plan, owner: Owner, links: tuple[str, ...]) -> str:
    """Draw ballast, sleepers and the two rails of an owner, the path being written once."""
    name, data = owner_class(owner), "".join(plan.tracks[key] for key in links)
    line = tag("path", id="nuremberg-net-" + name, d=data)
    tracks = (use("net-" + name, track) for track in ("ballast", "sleepers", "rail", "gap"))
    return layer("rails-" + name, *([tag("defs", line), *tracks] if links else ()), class_="net " + name)


def link_path(link: Link, spots: Mapping[str, Spot]) -> str:
    """Lead a link's rails from sign to sign, straight across the border."""
    (x, y), angle = link.at, math.radians(link.turn)
    dx, dy = 22 * math.cos(angle), 22 * math.sin(angle)
    start, end = ((spots[key].x, spots[key].y + 2) for key in link.ends)
    if (end[0] - start[0]) * dx + (end[1] - start[1]) * dy < 0:  # it leads from the first area to the second
        dx, dy = -dx, -dy
    return curved((start, (x - dx, y - dy), (x, y), (x + dx, y + dy), end))


# ---------------------------------------------------------------------------------------------------- what always stays


def draw_ground(plan: Plan) -> Ground:
    """Draw grounds, borders, water and signs, and say where the groups stand among them."""
    chart, document = plan.chart, plan.board.document
    frame = Box(
        chart.bounds.left - EDGE, chart.bounds.top - HEAD, chart.bounds.right + EDGE, chart.bounds.bottom + EDGE
    )
    sheet = Box(frame.left - MARGIN, frame.top - MARGIN, frame.right + MARGIN, frame.bottom + IMPRINT)
    sign = Box(frame.left + 12, frame.top + 12, frame.left + 572, frame.top + 126)
    named = plan.say("title-wensleydale" if document["id"] == "wensleydale" else "title")
    title, is_printed = title_of(plan.board, plan.language), not document.get("status", "").startswith("reconstruct")
    ordered = sorted(chart.areas.values(), key=lambda area: area.signed)  # nothing covers a sign
    return Ground("nuremberg", sheet, plan.language, [
        tag("title", escape(f"{named} · {title}")),
        style(),
        definitions(plan.goods),
        tag("defs", tag("clipPath", chart.bounds.rect(""), id="nuremberg-window")),
        sheet.rect("paper"),
        frame.rect("panel", 8),
        *_map(plan),
        *wrapped("rails", ("layer-rails-" + owner_class(owner) for owner in OWNERS)),
        *wrapped("areas" if plan.hops else "areas hills", ("area-" + area.key for area in ordered)),
        *wrapped("links", ("link-" + key for key in chart.links)),
        draw_compass(chart.bounds) if any(area.extension for area in ordered) else "",
        draw_frame(frame),
        draw_title(sign, named, title),
        draw_key(Box(sign.right + 24, frame.top + 16, frame.right - 14, frame.top + 126), plan),
        "" if is_printed else words(plan.say("reconstructed"), frame.right - 4, sheet.bottom - 9, "imprint", 17),
    ])  # fmt: skip


def _map(plan: Plan) -> list[Part]:
    """Grounds, borders and water."""
    borders = "".join("M" + pair(start) + bent(start, end) for start, end in edges_of(plan.chart.areas.values()))
    return [
        '<g clip-path="url(#nuremberg-window)">',
        draw_grounds(plan),
        Slot("layer-extension"),
        tag("path", d=borders, class_="borders"),
        draw_water(plan.chart),
        "</g>",
    ]


def draw_grounds(plan: Plan) -> str:
    """Colour the areas by kind and lay the textures over them."""
    grounds: dict[str, str] = {}
    textures: dict[str, str] = {}
    for key, area in plan.chart.areas.items():
        kind, texture = ground_of(area, plan.hops), texture_of(area, plan.hops)
        grounds[kind] = grounds.get(kind, "") + plan.outlines[key]
        textures[texture] = textures.get(texture, "") + plan.outlines[key]
    parts = [tag("path", d=data, class_="ground " + kind) for kind, data in sorted(grounds.items())]
    return "".join(
        parts + [tag("path", d=data, class_="texture " + name) for name, data in sorted(textures.items()) if name]
    )


def ground_of(area: Area, hops: bool) -> str:
    """The classes of an area's ground."""
    if area.kind == "town":
        return "town-" + area.company
    if area.kind == "field":
        return "hop" if hops else "hill"
    return area.kind + (" large" if area.large else "") + (" dale" if area.valley else "")


def texture_of(area: Area, hops: bool) -> str:
    """The texture of an area's ground, or ""."""
    if area.kind == "field":
        return "hops" if hops else "stones"
    return "dales" if area.valley else "bricks" if area.kind == "town" else ""


def draw_extension(plan: Plan, is_open: bool) -> str:
    """Draw the part of an area that only some games have."""
    areas = [area for area in plan.chart.areas.values() if area.extension]
    grounds = [
        tag("path", d=straight(a.extension, close=True), class_="ground " + ground_of(a, plan.hops)) for a in areas
    ]
    return layer("extension", *grounds, class_=None if is_open else "closed")


def draw_water(chart: Chart) -> str:
    """Draw rivers along the borders, and the becks of the dales."""
    rivers = "".join(map(bent_line, chart.rivers))
    return (_river(rivers) if rivers else "") + "".join(
        tag("path", d=curved(line), class_=class_) for line in chart.becks for class_ in ("beck-bank", "beck")
    )


def _river(data: str) -> str:
    return "".join(tag("path", d=data, class_=class_) for class_ in ("bank", "flow", "glint"))


def draw_compass(bounds: Box) -> str:
    """Draw a compass rose where a town below the map leaves a corner free."""
    rose = Country("nuremberg", {"compass": (0, 0)}, lambda x, y: (x, y)).draw_compass()
    return tag("g", rose, transform=moved(bounds.left + 90, bounds.bottom - 38, 0.85))


def draw_title(box: Box, named: str, title: str) -> str:
    """Draw the title as a large enamel sign with an engine on it."""
    engine = tag("path", d=LOCO_BODY + LOCO_WHEELS, class_="engine", transform=moved(box.left + 50, box.top + 60, 1.5))
    return draw_cartouche(box, engine, named.upper(), title.upper(), 40)


def draw_key(box: Box, plan: Plan) -> str:
    """Explain grounds and pieces, in columns of three."""
    samples, rows = list(_samples(plan)), 3
    wide, high = box.width / math.ceil(len(samples) / rows), (box.height - 20) / rows
    parts = []
    for i, (sample, name) in enumerate(samples):
        column, row = divmod(i, rows)
        said = words(name, 26, 6.5, "key", 20, min(width_of(name, 20), wide - 58))
        parts.append(tag("g", sample, said, transform=moved(box.left + column * wide + 26, box.top + 22 + row * high)))
    return tag("g", *parts, class_="key-row")


def _samples(plan: Plan) -> Iterator[tuple[str, str]]:
    """What the key explains: each drawn around (0, 0), and named."""
    yield _swatch("station"), plan.say("area-station")
    yield _swatch("goods"), plan.piece("yellow")
    yield (
        (_swatch("hop", "hops"), plan.say("area-hops"))
        if plan.hops
        else (_swatch("hill", "stones"), plan.say("area-hill"))
    )
    if any(area.valley for area in plan.chart.areas.values()):
        yield _swatch("station dale", "dales"), plan.say("key-valley")
    if any(link.river for link in plan.chart.links.values()):
        yield _river("M-17 2q8-9 17-2t17-2"), plan.say("key-river")
    for kind in (*PIECES[2:], *PIECES[:2]):  # people, then goods
        yield use("piece-" + kind, "piece"), plan.piece(kind)
    yield draw_badge("red", -10, 0, 0.8) + draw_badge("green", 11, 0, 0.8), plan.say("key-company")
    yield use("stub", "stub"), plan.say("key-border")


def _swatch(ground: str, texture: str = "") -> str:
    """A patch of a ground."""
    patch = Box(-17, -12, 17, 12)
    laid = patch.rect("texture " + texture, 4) if texture else ""
    return patch.rect("ground " + ground, 4) + laid + patch.rect("swatch-rim", 4)
