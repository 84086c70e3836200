"""The boards: areas and the borders that links can cross, and the two extra boards with boxes, tracks and trains."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ...engine.document import at
from ...engine.game import Board, MapError
from ...engine.record import Record, field
from ...engine.text import Text

if TYPE_CHECKING:
    from .document import AreaKind, Colour, Company, Good, Piece, Side

SEATS = 4
COLOURS: tuple[Colour, ...] = ("white", "brown", "red", "green")  # influence: government, trains, the two companies
WHITE, BROWN, RED, GREEN = range(4)
COMPANIES: tuple[Company, ...] = ("red", "green")
# pieces: stone/beer, cheese/post, passengers, landlords
PIECES: tuple[Piece, ...] = ("white", "yellow", "red", "green", "landlord")
SIDES: tuple[Side, ...] = ("2-3", "3-4")  # of the extra boards

AREAS, LINKS = 104, 136  # room for maps of up to so many
MOST = 8  # links that meet in an area, stations that serve a field, fields that a station serves
BOXES = 8
ROWS, ABREAST = 6, 3  # the trains' rows, and most trains in one
TRAINS = ROWS * ABREAST
PRICES = [3, 3, 2, 2, 1, 1]  # of their rows

FIELD, GOODS, STATION, TOWN = range(4)
AREA_KINDS: tuple[AreaKind, ...] = ("field", "goods", "station", "town")
GOODS_NAMES: tuple[Good, ...] = ("beer", "post", "stone", "cheese")

BOARD = Record(
    {
        "area": AREAS, "link": LINKS, "most": MOST, "end": 2, "side": len(SIDES), "box": BOXES, "colour": len(COLOURS),
        "players": SEATS + 1, "train": TRAINS, "kind": len(PIECES), "company": len(COMPANIES),
    },
    [
        field("areas", "i4", doc="how many areas the map has"),
        field("links", "i4", doc="how many borders a link could cross"),
        field("kind", "u1", "area", doc="0 field (hill or hops), 1 cheese or post, 2 station, 3 company town"),
        field("town", "u1", "area", of="mask:company", doc="the company whose town this is"),
        field("drawn", "u1", "area", doc="people drawn for a station at the start"),
        field("printed", "u1", "area", of="mask:company", doc="the colour of a passenger printed here"),
        field("goal", "u1", "area", doc="the connection that scores: 1 one end (Nuremberg), 2 the other (Fürth)"),
        field("scoring", "u1", doc="whether the map has such a connection"),
        field("valley", "u1", "area", doc="whether an area is a valley"),
        field("sides", "i2", "area", doc="how many links meet here"),
        field("side", "i2", "area", "most", of="index:link", doc="the links that meet here"),
        field("end", "i2", "link", "end", of="index:area", doc="the two areas of a link"),
        field("cost", "i2", "link", doc="build points"),
        field("river", "u1", "link", doc="whether a link crosses a river"),
        field("forbidden", "u1", "link", doc="never to be built"),
        field("one_way", "u1", "link", doc="built only from its first area to its second (The South)"),
        field("extension", "u1", "link", doc="there only if The South is extended"),
        field("serving", "i2", "area", doc="how many stations serve a field, how many fields a station serves"),
        field("serves", "i2", "area", "most", of="index:area", doc="those stations or fields"),
        field("boxes", "i4", "side", doc="influence boxes"),
        field("points", "u1", "side", "box", "colour", doc="points printed in a box"),
        field("either", "u1", "side", "box", doc="whether a box also has the point of two colours"),
        field("minimum", "i2", "side", "box", doc="cubes of the lowest bid"),
        field("bag", "u1", "side", "colour", doc="tokens in the bag"),
        field("turns", "u1", "side", "players", doc="turns of a game, 0 where the side is not for so many players"),
        field("price", "i2", "side", "train", doc="brown points for a train, 0 where there is none"),
        field("seats", "i2", "side", "train", doc="passengers a train takes"),
        field("room", "i2", "side", "train", doc="goods a train takes"),
        field("classes", "u1", "side", doc="whether passengers score the price of their train instead of 1"),
        field("start", "i2", "colour", doc="where the influence tracks begin"),
        field("top", "i2", "colour", doc="where the influence tracks end"),
        field("even", "i4", doc="where the profit and loss display begins"),
        field("low", "i4", doc="lowest profit"),
        field("high", "i4", doc="highest profit"),
        field("pieces", "u1", "kind", doc="pieces in the box"),
    ],
)  # fmt: skip

LINKS_EACH, CUBES = 15, 15  # in the box; not in the files: states and actions have room for so many
COMPANY_LINKS = (35, 60)  # of each company: in the game of 2010, in that of 2009
MOST_INFLUENCE, MOST_PROFIT, MOST_PIECES = 20, 100, 120  # what states have room for: extra boards stay within these
HOME = Path(__file__).parent


@lru_cache(maxsize=None)
def extra_boards() -> dict[str, Any]:
    """The document of the extra boards, the same for both maps."""
    document: dict[str, Any] = json.loads((HOME / "maps" / "boards.json").read_text(encoding="utf-8"))
    return document


def read_map(document: Mapping[str, Any]) -> Board:
    """The board of a map document (document.py has its type); MapError names every fault.

    A document may bring extra boards of its own ("boards").

    >>> from stellwerk.games import games
    >>> board = games()["nuremberg"].board_of("wensleydale")
    >>> board.names["area"][board.labels["area"].index("hawes-junction")]
    'Hawes Junction'
    """
    extra = document.get("boards", extra_boards())
    if faults := [*_faults_of_map(document), *_faults_of_pieces(document, extra), *_faults_of_boards(extra)]:
        raise MapError(str(document["id"]), faults)
    records = BOARD.new(1)
    b = records[0]
    areas, goods = document["areas"], document["goods"]
    labels = [area["id"] for area in areas]
    place = {label: i for i, label in enumerate(labels)}
    _read_areas(b, document, place)
    _read_links(b, document, place)
    _read_extra_boards(b, extra)
    if faults := list(_unreachable(b, labels)):
        raise MapError(str(document["id"]), faults)
    keys = {
        "area": labels,
        "link": ["/".join(link["between"]) for link in document["links"]],
        "train": TRAIN_LABELS,
        "cargo": [goods["white"], goods["yellow"], *COMPANIES],
    }
    names = {"area": [area["name"] for area in areas], "area-de": [area.get("de", area["name"]) for area in areas]}
    return Board(b, {**document, "boards": extra}, keys, names)


NO_BONUS: Mapping[str, Sequence[str]] = {"from": (), "to": ()}
TRAIN_LABELS = [f"{row + 1}.{i + 1}" for row in range(ROWS) for i in range(ABREAST)]


def _read_areas(b: np.record, document: Mapping[str, Any], place: Mapping[str, int]) -> None:
    b.areas = len(place)
    b.serves[:] = -1
    for i, area in enumerate(document["areas"]):
        b.kind[i] = AREA_KINDS.index(area["kind"])
        b.town[i] = _mask(area.get("company"))
        b.drawn[i] = area.get("pieces", 0)
        b.printed[i] = _mask(area.get("passenger"))
        b.valley[i] = area.get("valley", False)
    for name, stations in document["fields"].items():
        for station in stations:
            _note(b.serving, b.serves, place[name], place[station])
            _note(b.serving, b.serves, place[station], place[name])
    bonus = document.get("bonus", NO_BONUS)
    for name in bonus["from"]:
        b.goal[place[name]] = 1
    for name in bonus["to"]:
        b.goal[place[name]] = 2
    b.scoring = bool(bonus["from"])


def _mask(company: str | None) -> int:
    return 0 if company is None else 1 << COMPANIES.index(company)


def _note(counts: Any, lists: Any, i: int, value: int) -> None:
    lists[i, counts[i]] = value
    counts[i] += 1


def _read_links(b: np.record, document: Mapping[str, Any], place: Mapping[str, int]) -> None:
    b.links = len(document["links"])
    b.side[:] = -1
    b.end[:] = -1
    for i, link in enumerate(document["links"]):
        ends = [place[name] for name in link["between"]]
        b.end[i] = ends
        b.river[i] = link.get("river", False)
        b.forbidden[i] = link.get("forbidden", False)
        b.one_way[i] = link.get("only") == "out"
        b.extension[i] = link.get("extension", False)
        b.cost[i] = 2 if b.river[i] or b.valley[ends].any() else 1
        for area in ends:
            _note(b.sides, b.side, area, i)


def _read_extra_boards(b: np.record, extra: Mapping[str, Any]) -> None:
    for c, colour in enumerate(COLOURS):
        b.start[c], b.top[c] = extra["tracks"][colour]["start"], extra["tracks"][colour]["top"]
    b.low, b.even, b.high = (extra["profit"][key] for key in ("low", "start", "high"))
    b.pieces[:] = [extra["pieces"][kind] for kind in PIECES]
    for i, side in enumerate(extra["sides"]):
        b.boxes[i] = len(side["boxes"])
        b.bag[i] = [side["bag"][colour] for colour in COLOURS]
        b.classes[i] = side["side"] == "2-3"
        for players, turns in side["turns"].items():
            b.turns[i, int(players)] = turns
        for k, box in enumerate(side["boxes"]):
            b.minimum[i, k] = len(box["points"])
            b.either[i, k] = "red or green" in box["points"]
            b.points[i, k] = [box["points"].count(colour) for colour in COLOURS]
        for r, row in enumerate(side["rows"]):
            for k, (seats, room) in enumerate(row["trains"]):
                train = r * ABREAST + k
                b.price[i, train], b.seats[i, train], b.room[i, train] = row["price"], seats, room


# ----------------------------------------------------------------------------------------------------------- validation


def _faults_of_map(document: Mapping[str, Any]) -> Iterator[Text]:
    """What is wrong with the areas, and if nothing is with what refers to them."""
    areas = document["areas"]
    if faults := list(_faults_of_areas(areas)):
        yield from faults
        return
    yield from _faults_of_outlines(document)
    kinds = {area["id"]: area["kind"] for area in areas}
    yield from _faults_of_links(document["links"], kinds)
    yield from _faults_of_fields(document["fields"], kinds)
    yield from _faults_of_bonus(document, kinds)


def _faults_of_areas(areas: Sequence[Mapping[str, Any]]) -> Iterator[Text]:
    """Every area has a name of its own and what belongs to its kind, and each company has a town."""
    for key in ("id", "name"):
        for value, count in Counter(area[key] for area in areas).items():
            if count > 1:
                yield at("areas", Text(f"nuremberg-map-same-{key}", name=value))
    for i, area in enumerate(areas):
        for key, kind in (("company", "town"), ("pieces", "station")):
            if (key in area) != (area["kind"] == kind):
                yield at(f"areas[{i}]", Text(f"nuremberg-map-{key}", area=area["id"]))
        if "passenger" in area and area["kind"] != "station":
            yield at(f"areas[{i}].passenger", Text("nuremberg-map-passenger", area=area["id"]))
    for company in COMPANIES:
        if not any(area.get("company") == company for area in areas):
            yield at("areas", Text("nuremberg-map-no-town", company=Text(f"nuremberg-company-{company}")))


def _faults_of_outlines(document: Mapping[str, Any]) -> Iterator[Text]:
    """Every area can be drawn: it has its border, or the scenery that the map brings along has those of all."""
    scenery = document.get("scenery")
    drawn = {} if scenery is None or isinstance(scenery, str) else scenery.get("outlines", {})
    if all(area["id"] in drawn for area in document["areas"]):
        return
    for i, area in enumerate(document["areas"]):
        if "outline" not in area:
            yield at(f"areas[{i}]", Text("nuremberg-map-outline", area=area["id"]))


def _faults_of_links(links: Sequence[Mapping[str, Any]], kinds: Mapping[str, AreaKind]) -> Iterator[Text]:
    """A link lies between two areas that are no fields, alone, and no more meet than there is room for."""
    seen: set[frozenset[str]] = set()
    for i, link in enumerate(links):
        one, two = link["between"]
        for end in (one, two):
            if end not in kinds:
                yield at(f"links[{i}].between", Text("nuremberg-map-no-area", area=end))
            elif kinds[end] == "field":
                yield at(f"links[{i}].between", Text("nuremberg-map-link-field", area=end))
        if one == two or {one, two} in seen:
            yield at(f"links[{i}].between", Text("nuremberg-map-link-twice", one=one, two=two))
        seen.add(frozenset((one, two)))
    for area, count in Counter(end for link in links for end in link["between"]).items():
        if count > MOST:
            yield at("links", Text("nuremberg-map-links", area=area, count=count, most=MOST))


def _faults_of_fields(fields: Mapping[str, Sequence[str]], kinds: Mapping[str, AreaKind]) -> Iterator[Text]:
    """Every field is served by a station, and only by stations."""
    for name, stations in fields.items():
        if kinds.get(name) != "field":
            yield at("fields", Text("nuremberg-map-no-field", area=name))
        for station, count in Counter(stations).items():
            if kinds.get(station) != "station":
                yield at(f"fields.{name}", Text("nuremberg-map-no-station", area=station))
            if count > 1:
                yield at(f"fields.{name}", Text("nuremberg-map-station-twice", area=station))
    for name, kind in kinds.items():
        if kind == "field" and name not in fields:
            yield at("fields", Text("nuremberg-map-unserved", area=name))
    for station, count in Counter(station for stations in fields.values() for station in stations).items():
        if count > MOST:
            yield at("fields", Text("nuremberg-map-serves", area=station, count=count, most=MOST))


def _faults_of_bonus(document: Mapping[str, Any], kinds: Mapping[str, AreaKind]) -> Iterator[Text]:
    """The ends of the connection that scores are on the map, and no link lies within the first."""
    bonus = document.get("bonus", NO_BONUS)
    for end in ("from", "to"):
        for name in bonus[end]:
            if name not in kinds:
                yield at(f"bonus.{end}", Text("nuremberg-map-no-area", area=name))
    forbidden = [set(link["between"]) for link in document["links"] if link.get("forbidden")]
    for one, two in pairwise(bonus["from"]):
        if {one, two} not in forbidden:
            yield at("bonus.from", Text("nuremberg-map-bonus", one=one, two=two))


def _faults_of_pieces(document: Mapping[str, Any], extra: Mapping[str, Any]) -> Iterator[Text]:
    """The goods are of two kinds, and there are enough pieces for the first layout."""
    goods, areas, pieces = document["goods"], document["areas"], extra["pieces"]
    if goods["white"] == goods["yellow"]:
        yield at("goods", Text("nuremberg-map-goods"))
    cubes = 2 * sum(area["kind"] in ("goods", "field") for area in areas)
    people = sum(area.get("pieces", 0) for area in areas)
    for key, drawn, kinds in (("cubes", cubes, PIECES[:2]), ("people", people, PIECES[2:])):
        there = sum(pieces[kind] for kind in kinds)
        if drawn > there:
            yield at("areas", Text(f"nuremberg-map-{key}", drawn=drawn, there=there))


def _faults_of_boards(extra: Mapping[str, Any]) -> Iterator[Text]:
    """What is wrong with extra boards."""
    for colour in COLOURS:
        if extra["tracks"][colour]["start"] > extra["tracks"][colour]["top"]:
            yield at(f"boards.tracks.{colour}", Text("nuremberg-map-track"))
    profit = extra["profit"]
    if not profit["low"] <= profit["start"] <= profit["high"]:
        yield at("boards.profit", Text("nuremberg-map-profit"))
    if [side["side"] for side in extra["sides"]] != list(SIDES):
        yield at("boards.sides", Text("nuremberg-map-sides", one=SIDES[0], two=SIDES[1]))
    for players in map(str, range(2, SEATS + 1)):
        if not any(players in side["turns"] for side in extra["sides"]):
            yield at("boards.sides", Text("nuremberg-map-players", players=players))
    for i, side in enumerate(extra["sides"]):
        yield from _faults_of_side(side, f"boards.sides[{i}]")


def _faults_of_side(side: Mapping[str, Any], place: str) -> Iterator[Text]:
    """What is wrong with one side of the extra boards."""
    tokens, boxes = sum(side["bag"].values()), side["boxes"]
    if tokens < len(boxes):
        yield at(f"{place}.bag", Text("nuremberg-map-bag", tokens=tokens, boxes=len(boxes)))
    for k, box in enumerate(boxes):
        if len(box["points"]) != {"upper": 3, "lower": 2}[box["row"]]:
            yield at(f"{place}.boxes[{k}].points", Text("nuremberg-map-points"))
        if box["points"].count("red or green") > 1:
            yield at(f"{place}.boxes[{k}].points", Text("nuremberg-map-either"))
    if [row["price"] for row in side["rows"]] != PRICES:
        yield at(f"{place}.rows", Text("nuremberg-map-prices", prices=", ".join(map(str, PRICES))))


def _unreachable(b: np.record, labels: Sequence[str]) -> Iterator[Text]:
    """Areas that no line from a town can ever reach, and towns that no line can leave."""
    starts = [i for i in range(b.areas) if b.town[i]]
    seen, queue = set(starts), deque(starts)
    while queue:
        for area, _ in ways_out(b, queue.popleft()):
            if area not in seen:
                seen.add(area)
                queue.append(area)
    for i, label in enumerate(labels):
        if b.kind[i] != FIELD and i not in seen:
            yield Text("nuremberg-map-unreachable", area=label)
        if b.town[i] and not ways_out(b, i):
            yield Text("nuremberg-map-no-way-out", area=label)


def ways_out(b: np.record, area: int) -> list[tuple[int, int]]:
    """The areas that a link could be built into from here, each with the link."""
    found = []
    for link in b.side[area, : b.sides[area]]:
        first, second = (int(end) for end in b.end[link])
        if not b.forbidden[link] and not (b.one_way[link] and second == area):
            found.append((second if first == area else first, int(link)))
    return found


def check_map(document: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Facts about a sound map, for `stellwerk map check`."""
    b = read_map(document).record
    kinds = [AREA_KINDS[b.kind[i]] for i in range(b.areas)]
    costs = [int(b.cost[i]) for i in range(b.links) if not b.forbidden[i]]
    return [
        ("areas", ", ".join(f"{kinds.count(kind)} {kind}" for kind in AREA_KINDS)),
        ("links", ", ".join(f"{costs.count(cost)} of cost {cost}" for cost in sorted(set(costs)))),
        ("people drawn", str(int(b.drawn.sum()))),
        ("status", str(document.get("status", "not said"))),
    ]
