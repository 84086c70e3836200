"""Maps of towns and the tracks between them: what is wrong with one, and how far it is from town to town."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .engine.document import at
from .engine.text import Text

FAR = 1_000_000  # miles to where no track leads
Pairs = Sequence[Sequence[str]]


def faults(towns: Mapping[str, Any], depot: str, tracks: Pairs, **others: Pairs) -> Iterator[Text]:
    """What is wrong with a map that is as its type says: there must be all towns that are named, no pair of them may be
    named twice, and tracks must lead from the depot to all.  `others` are further pairs, by the name of their list.

    >>> for fault in faults({"aach": {}, "bern": {}}, "aach", [], orders=[["bern", "ulm"]]):
    ...     print(fault.plain())
    bad-place(place: orders[0], fault: map-no-town(town: ulm))
    bad-place(place: towns, fault: map-apart(town: bern))
    """
    if depot not in towns:
        yield at("depot", Text("map-no-town", town=depot))
    for name, pairs in {"tracks": tracks, **others}.items():
        for i, ends in enumerate(pairs):
            if strange := [town for town in ends if town not in towns]:
                yield at(f"{name}[{i}]", Text("map-no-town", town=strange[0]))
            elif len({*ends}) < 2 or {*ends} in [{*others} for others in pairs[:i]]:
                yield at(f"{name}[{i}]", Text("map-twice"))
    reached = {depot}
    while found := {town for ends in tracks if reached & {*ends} for town in ends} - reached:
        reached |= found
    if apart := [town for town in towns if town not in reached]:
        yield at("towns", Text("map-apart", town=apart[0]))


def distances(tracks: Sequence[Mapping[str, Any]], towns: Iterable[str]) -> dict[tuple[str, str], int]:
    """The miles of the shortest way between any two towns, by Floyd and Warshall.

    >>> tracks = [{"between": ["aach", "bern"], "length": 2}, {"between": ["bern", "chur"], "length": 3}]
    >>> distances(tracks, ["aach", "bern", "chur"])["chur", "aach"]
    5
    """
    towns = list(towns)
    way = {(x, y): 0 if x == y else FAR for x in towns for y in towns}
    for track in tracks:
        x, y = track["between"]
        way[x, y] = way[y, x] = track["length"]
    for k in towns:
        for x, y in way:
            way[x, y] = min(way[x, y], way[x, k] + way[k, y])
    return way
