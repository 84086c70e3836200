"""The board: towns, and the tracks that can be laid between them."""

from collections.abc import Iterator, Mapping
from typing import Any

from stellwerk.engine.document import at
from stellwerk.engine.game import Board, MapError
from stellwerk.engine.record import Record, field
from stellwerk.engine.text import Text
from stellwerk.towns import faults

TOWNS, TRACKS = 16, 32  # room for that many on a map
LONGEST = 3  # miles of a track

BOARD = Record(
    {"town": TOWNS, "track": TRACKS, "end": 2},
    [
        field("towns", "i4", doc="how many towns the map has"),
        field("tracks", "i4", doc="how many tracks the map has"),
        field("depot", "i4", doc="the town where all trains begin"),
        field("goals", "u4", of="mask:town", doc="the towns that can be destinations"),
        field("ends", "u1", "track", "end", doc="the two towns of a track"),
        field("length", "u1", "track", doc="its miles"),
    ],
)


def read_map(document: Mapping[str, Any]) -> Board:
    """The board of a map document, which is as document.py says; MapError names every fault."""
    towns, tracks = document["towns"], document["tracks"]
    if found := list(_faults(document)):
        raise MapError(document["id"], found)
    labels = list(towns)
    b = BOARD.new(1)[0]
    b.towns, b.tracks, b.depot = len(towns), len(tracks), labels.index(document["depot"])
    b.goals = sum(1 << labels.index(town) for town in document["destinations"])
    for i, track in enumerate(tracks):
        b.ends[i] = [labels.index(town) for town in track["between"]]
        b.length[i] = track["length"]
    names = {"town": [town["name"] for town in towns.values()], "track": [_name(towns, track) for track in tracks]}
    return Board(b, document, {"town": labels, "track": ["-".join(track["between"]) for track in tracks]}, names)


def _name(towns: Mapping[str, Any], track: Mapping[str, Any]) -> str:
    return " – ".join(towns[end]["name"] for end in track["between"])


def _faults(document: Mapping[str, Any]) -> Iterator[Text]:
    """What types cannot say: that towns are there, that no two tracks are the same, that all can be reached."""
    towns, depot, goals = document["towns"], document["depot"], document["destinations"]
    yield from faults(towns, depot, [track["between"] for track in document["tracks"]])
    for i, town in enumerate(goals):
        if town not in towns or town == depot or town in goals[:i]:
            yield at(f"destinations[{i}]", Text("mygame-map-goal"))
