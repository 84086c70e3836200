"""The board of Umweg: towns, the tracks that can be laid between them, and the orders."""

from collections.abc import Iterator, Mapping
from typing import Any

from stellwerk.drawing import scenery_faults
from stellwerk.engine.document import at
from stellwerk.engine.game import Board, MapError
from stellwerk.engine.record import Record, field
from stellwerk.engine.shape import LABEL, POINT, TEXT, WORDS, Each, Kind, misfits, whole
from stellwerk.engine.text import Text

TOWNS, TRACKS, ORDERS = 32, 48, 24  # room for that many on a map
MATERIALS = ("wood", "stone", "steel")
LONGEST = 3
FAR = 1000

BOARD = Record(
    {"town": TOWNS, "track": TRACKS, "order": ORDERS, "end": 2},
    [
        field("towns", "u4", of="mask:town", doc="all towns of the map"),
        field("count", "i4", doc="how many they are"),
        field("depot", "i4", doc="the town where the railway begins"),
        field("tracks", "i4", doc="how many tracks the map has"),
        field("orders", "i4", doc="how many orders the map has"),
        field("ends", "u1", "track", "end", doc="the two towns of a track"),
        field("length", "u1", "track", doc="its miles"),
        field("material", "u1", "track", doc="what it is best built with"),
        field("goal", "u1", "order", "end", doc="the two towns of an order"),
        field("direct", "u1", "order", doc="miles of the shortest way between them that could be laid"),
    ],
)

MATERIAL = Kind(f"one of {', '.join(MATERIALS)}", MATERIALS.__contains__)
SHAPE = {
    "id": LABEL, "title": WORDS, "depot": LABEL, "towns": Each({"name": TEXT, "at": POINT}), "orders": [[LABEL]],
    "tracks": [{"between": [LABEL], "length": whole(1, LONGEST), "material": MATERIAL}],
}  # fmt: skip


def read_map(document: Mapping[str, Any]) -> Board:
    """The board of a map document; MapError names every fault."""
    if faults := [*misfits(document, SHAPE)] or [*_faults(document), *scenery_faults(document)]:
        raise MapError(str(document.get("id", "?")), faults)
    towns, pairs, way = list(document["towns"]), _pairs(document), _distances(document)
    if apart := [town for town in towns if way[document["depot"], town] == FAR]:
        raise MapError(document["id"], [at("towns", Text("umweg-map-apart", town=town)) for town in apart])
    b = BOARD.new(1)[0]
    b.count, b.towns, b.depot = len(towns), (1 << len(towns)) - 1, towns.index(document["depot"])
    b.tracks, b.orders = len(pairs["track"]), len(pairs["order"])
    for i, track in enumerate(document["tracks"]):
        b.ends[i] = [towns.index(town) for town in pairs["track"][i]]
        b.length[i], b.material[i] = track["length"], MATERIALS.index(track["material"])
    for i, ends in enumerate(pairs["order"]):
        b.goal[i], b.direct[i] = [towns.index(town) for town in ends], way[tuple(ends)]
    name = {town: str(document["towns"][town]["name"]) for town in towns}
    labels = {axis: ["-".join(ends) for ends in found] for axis, found in pairs.items()}
    names = {axis: [" – ".join(name[end] for end in ends) for ends in found] for axis, found in pairs.items()}
    return Board(b, document, {"town": towns, **labels}, {"town": list(name.values()), **names})


def _pairs(document: Mapping[str, Any]) -> dict[str, list[list[str]]]:
    return {"track": [track["between"] for track in document["tracks"]], "order": document["orders"]}


def _faults(document: Mapping[str, Any]) -> Iterator[Text]:
    for key, least, most in (("towns", 2, TOWNS), ("tracks", 1, TRACKS), ("orders", 20, ORDERS)):
        if not least <= len(document[key]) <= most:
            yield at(key, Text("umweg-map-room", least=least, most=most, found=len(document[key])))
    if document["depot"] not in document["towns"]:
        yield at("depot", Text("umweg-map-depot", town=document["depot"]))
    for axis, pairs in _pairs(document).items():
        for i, ends in enumerate(pairs):
            if len(ends) != 2 or len({*ends} & {*document["towns"]}) != 2:
                yield at(f"{axis}s[{i}]", Text("umweg-map-pair", found="–".join(ends)))
            elif {"-".join(ends), "-".join(ends[::-1])} & {"-".join(others) for others in pairs[:i]}:
                yield at(f"{axis}s[{i}]", Text("umweg-map-twice", found="–".join(ends)))


def _distances(document: Mapping[str, Any]) -> dict[tuple[str, str], int]:
    """The miles between any two towns, by Floyd and Warshall."""
    towns = list(document["towns"])
    way = {(x, y): 0 if x == y else FAR for x in towns for y in towns}
    for track in document["tracks"]:
        x, y = track["between"]
        way[x, y] = way[y, x] = track["length"]
    for k in towns:
        for x, y in way:
            way[x, y] = min(way[x, y], way[x, k] + way[k, y])
    return way
