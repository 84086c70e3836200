"""The board of Umweg: towns, the tracks that can be laid between them, and the orders."""

from collections.abc import Mapping
from typing import Any

from stellwerk.engine.game import Board, MapError
from stellwerk.engine.record import Record, field
from stellwerk.towns import distances, faults

TOWNS, TRACKS, ORDERS = 32, 48, 24  # room for that many on a map
MATERIALS = ("wood", "stone", "steel")
LONGEST = 3

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


def read_map(document: Mapping[str, Any]) -> Board:
    """The board of a map document, which is as document.py says; MapError names every fault."""
    towns = list(document["towns"])
    pairs = {"track": [track["between"] for track in document["tracks"]], "order": document["orders"]}
    if found := list(faults(document["towns"], document["depot"], pairs["track"], orders=pairs["order"])):
        raise MapError(document["id"], found)
    b, way = BOARD.new(1)[0], distances(document["tracks"], towns)
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
