"""The boards: areas and the borders that links can cross, and the two extra boards with boxes, tracks and trains."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ...drawing import scenery_faults
from ...engine.game import Board, MapError
from ...engine.record import Record, field
from ...engine.shape import LABEL, POINT, TEXT, TRUTH, WORDS, Each, Kind, misfits, whole

SEATS = 4
COLOURS = ("white", "brown", "red", "green")  # influence: government, trains, the two companies
WHITE, BROWN, RED, GREEN = range(4)
COMPANIES = ("red", "green")
PIECES = ("white", "yellow", "red", "green", "landlord")  # pieces: stone/beer, cheese/post, passengers, landlords
SIDES = ("2-3", "3-4")  # of the extra boards

AREAS, LINKS = 104, 136  # room for maps of up to so many
MOST = 8  # links that meet in an area, stations that serve a field, fields that a station serves
BOXES = 8
ROWS, ABREAST = 6, 3  # the trains' rows, and most trains in one
TRAINS = ROWS * ABREAST

FIELD, GOODS, STATION, TOWN = range(4)
AREA_KINDS = ("field", "goods", "station", "town")
GOODS_NAMES = ("beer", "post", "stone", "cheese")

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
    """The board of a map document; MapError names every fault.

    A document may bring extra boards of its own ("boards").

    >>> from stellwerk.games import games
    >>> board = games()["nuremberg"].board_of("wensleydale")
    >>> board.names["area"][board.labels["area"].index("hawes-junction")]
    'Hawes Junction'
    """
    faults = scenery_faults(document)
    extra = document.get("boards", extra_boards())
    if _is_sound(document, faults):
        _check_areas(document, faults)
        _check_outlines(document, faults)
        _check_links(document, faults)
        _check_fields(document, faults)
        _check_pieces(document, extra, faults)
    _check_extra_boards(extra, faults)
    if faults:
        raise MapError(str(document.get("id", "?")), faults)
    records = BOARD.new(1)
    b = records[0]
    labels = [area["id"] for area in document["areas"]]
    _read_areas(b, document, labels)
    _read_links(b, document, labels)
    _read_extra_boards(b, extra)
    if faults := _unreachable(b, document["areas"]):
        raise MapError(str(document["id"]), faults)
    links = ["/".join(link["between"]) for link in document["links"]]
    goods = document["goods"]
    keys = {
        "area": labels,
        "link": links,
        "train": TRAIN_LABELS,
        "cargo": [goods["white"], goods["yellow"], *COMPANIES],
    }
    names = {
        "area": [area["name"] for area in document["areas"]],
        "area-de": [area.get("de", area["name"]) for area in document["areas"]],
    }
    return Board(b, {**document, "boards": extra}, keys, names)


TRAIN_LABELS = [f"{row + 1}.{i + 1}" for row in range(ROWS) for i in range(ABREAST)]


def _read_areas(b: np.record, document: Mapping[str, Any], labels: Sequence[str]) -> None:
    b.areas = len(labels)
    b.serves[:] = -1
    for i, area in enumerate(document["areas"]):
        b.kind[i] = AREA_KINDS.index(area["kind"])
        b.town[i] = _mask(area.get("company"))
        b.drawn[i] = area.get("pieces", 0)
        b.printed[i] = _mask(area.get("passenger"))
        b.valley[i] = area.get("valley", False)
    for name, stations in document["fields"].items():
        for station in stations:
            _note(b.serving, b.serves, labels.index(name), labels.index(station))
            _note(b.serving, b.serves, labels.index(station), labels.index(name))
    bonus = document.get("bonus", {"from": [], "to": []})
    for name in bonus["from"]:
        b.goal[labels.index(name)] = 1
    for name in bonus["to"]:
        b.goal[labels.index(name)] = 2
    b.scoring = bool(bonus["from"])


def _mask(company: str | None) -> int:
    return 0 if company is None else 1 << COMPANIES.index(company)


def _note(counts: Any, lists: Any, i: int, value: int) -> None:
    lists[i, counts[i]] = value
    counts[i] += 1


def _read_links(b: np.record, document: Mapping[str, Any], labels: Sequence[str]) -> None:
    b.links = len(document["links"])
    b.side[:] = -1
    b.end[:] = -1
    for i, link in enumerate(document["links"]):
        ends = [labels.index(name) for name in link["between"]]
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


SHAPE = {
    "id": TEXT,
    "title": WORDS,
    "goods": Each(LABEL),
    "areas": [
        {
            "id": LABEL, "name": TEXT, "de?": TEXT, "kind": TEXT, "company?": TEXT, "passenger?": TEXT,
            "pieces?": whole(0, 3), "valley?": TRUTH, "at?": POINT, "outline?": [POINT], "extension?": [POINT],
        }
    ],
    "links": [{"between": [TEXT], "river?": TRUTH, "forbidden?": TRUTH, "only?": TEXT, "extension?": TRUTH}],
    "fields": Each([TEXT]),
    "bonus?": {"from": [TEXT], "to": [TEXT]},
}  # fmt: skip
_SMALL = whole(0, 9)
TRAIN = Kind("seats and room, 0 to 9 each", lambda x: isinstance(x, list) and len(x) == 2 and all(map(_SMALL.fits, x)))
BOARDS = {
    "tracks": {colour: {"start": whole(0, 99), "top": whole(0, 99)} for colour in COLOURS},
    "profit": {"low": whole(-99, 0), "start": whole(-99, 99), "high": whole(0, 99)},
    "pieces": {kind: whole(0, 200) for kind in PIECES},
    "sides": [
        {
            "side": TEXT,
            "turns": Each(whole(1, 9)),
            "bag": {colour: whole(0, 99) for colour in COLOURS},
            "boxes": [{"row": TEXT, "points": [TEXT]}],
            "rows": [{"price": whole(1, 9), "trains": [TRAIN]}],
        }
    ],
}


def _is_sound(document: Mapping[str, Any], faults: list[str]) -> bool:
    """Whether the document has all its parts, so that they can be looked at."""
    before = len(faults)
    if document.get("format") != "stellwerk-map/1" or document.get("game") != "nuremberg":
        faults.append('expected "format": "stellwerk-map/1" and "game": "nuremberg"')
    parts = {"id": str, "title": dict, "goods": dict, "areas": list, "links": list, "fields": dict}
    said = {str: "text", dict: "object", list: "list"}
    for name, type in parts.items():
        if not isinstance(document.get(name), type):
            faults.append(f'"{name}" is missing or is no {said[type]}')
    if len(faults) > before:
        return False
    for i, area in enumerate(document["areas"]):
        if not isinstance(area, Mapping) or not {"id", "name", "kind"} <= set(area):
            faults.append(f'areas[{i}]: an area needs "id", "name" and "kind"')
    for i, link in enumerate(document["links"]):
        pair = link.get("between") if isinstance(link, Mapping) else None
        if not isinstance(pair, list) or len(pair) != 2:
            faults.append(f'links[{i}]: a link needs two areas "between" which it runs')
    faults += misfits(document, SHAPE) if len(faults) == before else ()
    return len(faults) == before


def _check_areas(document: Mapping[str, Any], faults: list[str]) -> None:
    areas = document["areas"]
    if len(areas) > AREAS:
        faults.append(f"{len(areas)} areas, but a map has at most {AREAS}")
    for key in ("id", "name"):
        values = [area[key] for area in areas]
        twice = sorted({value for value in values if values.count(value) > 1})
        faults += [f"several areas have the {key} {value!r}" for value in twice]
    for area in areas:
        name, kind = area["id"], area["kind"]
        if kind not in AREA_KINDS:
            faults.append(f"{name}: {kind!r} is no kind of area; use one of {', '.join(AREA_KINDS)}")
        if (kind == "town") != (area.get("company") in COMPANIES):
            faults.append(f"{name}: a town has a company, red or green, and nothing else has")
        if (kind == "station") != (area.get("pieces") in (2, 3)):
            faults.append(f"{name}: a station has 2 or 3 pieces, and nothing else has")
        if "passenger" in area and (kind != "station" or area["passenger"] not in COMPANIES):
            faults.append(f"{name}: a printed passenger is red or green and stands in a station")
    for company in COMPANIES:
        if not any(area.get("company") == company for area in areas):
            faults.append(f"no town of the {company} company")
    if not {"white", "yellow"} <= set(document["goods"]):
        faults.append('"goods" must name the "white" and the "yellow" ones')
    elif (
        not set(document["goods"].values()) <= set(GOODS_NAMES)
        or document["goods"]["white"] == document["goods"]["yellow"]
    ):
        faults.append(f'"goods" must be two of {", ".join(GOODS_NAMES)}')


def _check_outlines(document: Mapping[str, Any], faults: list[str]) -> None:
    """Every area can be drawn: it has its border, or the scenery that the map brings along has those of all."""
    scenery = document.get("scenery")
    drawn = scenery.get("outlines") if isinstance(scenery, Mapping) else None
    if isinstance(drawn, Mapping) and all(len(drawn.get(area["id"], ())) >= 6 for area in document["areas"]):
        return
    for area in document["areas"]:
        outline = area.get("outline")
        if not isinstance(outline, list) or len(outline) < 3 or any(len(point) != 2 for point in outline):
            faults.append(f'{area["id"]}: "outline" must be the corners of its border, [x, y] from 0 to 1')


def _check_links(document: Mapping[str, Any], faults: list[str]) -> None:
    kinds = {area["id"]: area["kind"] for area in document["areas"]}
    if len(document["links"]) > LINKS:
        faults.append(f"{len(document['links'])} links, but a map has at most {LINKS}")
    seen: set[frozenset[str]] = set()
    for link in document["links"]:
        pair = link["between"]
        name = "/".join(map(str, pair))
        if unknown := [end for end in pair if end not in kinds]:
            faults.append(f"link {name}: there is no area {unknown[0]!r}")
            continue
        if fields := [end for end in pair if kinds[end] == "field"]:
            faults.append(f"link {name}: {fields[0]} is a field, where no link can be built")
        if frozenset(pair) in seen or len(set(pair)) < 2:
            faults.append(f"link {name}: only one link crosses a border, between two areas")
        seen.add(frozenset(pair))
        if link.get("only", "out") != "out":
            faults.append(f'link {name}: "only" can be "out" and nothing else')
    for area in kinds:
        if sum(area in link["between"] for link in document["links"]) > MOST:
            faults.append(f"{area}: more than {MOST} links meet")
    for end in ("from", "to"):
        for name in document.get("bonus", {}).get(end, []):
            if name not in kinds:
                faults.append(f"bonus: there is no area {name!r}")
    goals = document.get("bonus", {}).get("from", [])
    for a, z in pairwise(goals):
        if not any(link.get("forbidden") and set(link["between"]) == {a, z} for link in document["links"]):
            faults.append(f"the border between {a} and {z}, one end of the scoring line, must be forbidden")


def _check_fields(document: Mapping[str, Any], faults: list[str]) -> None:
    """Every field is served by a station, and only by stations."""
    kinds = {area["id"]: area["kind"] for area in document["areas"]}
    for name, stations in document["fields"].items():
        if kinds.get(name) != "field":
            faults.append(f"fields: {name} is no field")
        for station in stations:
            if kinds.get(station) != "station":
                faults.append(f"fields: {name} is served by {station}, which is no station")
    for name, kind in kinds.items():
        if kind == "field" and not document["fields"].get(name):
            faults.append(f"fields: no station serves {name}")
        served = sum(name in stations for stations in document["fields"].values())
        if max(served, len(document["fields"].get(name, []))) > MOST:
            faults.append(f"fields: more than {MOST} are served by or serve {name}")


def _check_pieces(document: Mapping[str, Any], extra: Mapping[str, Any], faults: list[str]) -> None:
    """There are enough pieces for the first layout."""
    areas, pieces = document["areas"], extra.get("pieces", {})
    goods = 2 * sum(area["kind"] in ("goods", "field") for area in areas)
    people = sum(area.get("pieces", 0) for area in areas)
    cubes = pieces.get("white", 0) + pieces.get("yellow", 0)
    folk = pieces.get("red", 0) + pieces.get("green", 0) + pieces.get("landlord", 0)
    if goods > cubes:
        faults.append(f"{goods} goods cubes would be drawn, but there are {cubes}")
    if people > folk:
        faults.append(f"{people} people would be drawn, but there are {folk}")


def _check_extra_boards(extra: Any, faults: list[str]) -> None:
    if not isinstance(extra, Mapping) or extra.get("format") != "stellwerk-boards/1":
        faults.append('the extra boards: expected "format": "stellwerk-boards/1"')
        return
    if wrong := list(misfits(extra, BOARDS, "boards")):
        faults += wrong
        return
    if [side.get("side") for side in extra["sides"]] != list(SIDES):
        faults.append(f"the extra boards: the sides must be {' and '.join(SIDES)}")
    _check_amounts(extra, faults)
    for side in extra["sides"]:
        where = f"side {side['side']}"
        if not 2 <= len(side["boxes"]) <= BOXES or sum(side["bag"].values()) < len(side["boxes"]):
            faults.append(f"{where}: 2 to {BOXES} boxes, and a token in the bag for each")
        for k, box in enumerate(side["boxes"]):
            if len(box["points"]) != {"upper": 3, "lower": 2}.get(box["row"]):
                faults.append(f"{where}, box {k + 1}: three points in the upper row, two in the lower")
            if unknown := [p for p in box["points"] if p not in (*COLOURS, "red or green")]:
                faults.append(f"{where}, box {k + 1}: {unknown[0]!r} is no colour of influence")
            if box["points"].count("red or green") > 1:
                faults.append(f"{where}, box {k + 1}: only one point can be red or green")
        if [row["price"] for row in side["rows"]] != [3, 3, 2, 2, 1, 1]:
            faults.append(f"{where}: the rows of trains cost 3, 3, 2, 2, 1, 1")
        if any(not 1 <= len(row["trains"]) <= ABREAST for row in side["rows"]):
            faults.append(f"{where}: 1 to {ABREAST} trains in a row")
        if not all(players in ("2", "3", "4") and turns in (4, 5) for players, turns in side["turns"].items()):
            faults.append(f"{where}: a game is for 2 to 4 players and has four or five turns")
    for players in map(str, range(2, SEATS + 1)):
        if not any(players in side["turns"] for side in extra["sides"]):
            faults.append(f"the extra boards: no side is for {players} players")


def _check_amounts(extra: Mapping[str, Any], faults: list[str]) -> None:
    """Every number of the extra boards is one that a state has room for."""
    for colour in COLOURS:
        track = extra["tracks"][colour]
        if not 0 <= track["start"] <= track["top"] <= MOST_INFLUENCE:
            faults.append(f"the {colour} track: it starts at 0 or above and ends at {MOST_INFLUENCE} or below")
    profit = extra["profit"]
    if not -MOST_PROFIT <= profit["low"] <= profit["start"] <= profit["high"] <= MOST_PROFIT:
        faults.append(f"the profit and loss display: between -{MOST_PROFIT} and {MOST_PROFIT}, with its start on it")
    for kind in PIECES:
        if not 0 <= extra["pieces"][kind] <= MOST_PIECES:
            faults.append(f"pieces: 0 to {MOST_PIECES} of each kind, not {extra['pieces'][kind]} {kind}")
    for side in extra["sides"]:
        amounts = [*side["bag"].values(), *(n for row in side["rows"] for train in row["trains"] for n in train)]
        if not all(0 <= n <= MOST_INFLUENCE for n in amounts):
            faults.append(f"side {side['side']}: tokens, seats and room for goods are 0 to {MOST_INFLUENCE}")


def _unreachable(b: np.record, areas: Sequence[Mapping[str, Any]]) -> list[str]:
    """Areas that no line from a town can ever reach, and towns that no line can leave."""
    faults = []
    starts = [i for i in range(b.areas) if b.town[i]]
    seen, queue = set(starts), deque(starts)
    while queue:
        for area, _ in ways_out(b, queue.popleft()):
            if area not in seen:
                seen.add(area)
                queue.append(area)
    for i in range(b.areas):
        if b.kind[i] != FIELD and i not in seen:
            faults.append(f"no line can reach {areas[i]['id']}")
        if b.town[i] and not ways_out(b, i):
            faults.append(f"no line can leave {areas[i]['id']}")
    return faults


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
