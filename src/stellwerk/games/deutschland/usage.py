"""What of a map is used in Zug um Zug: Deutschland: tracks that are claimed, tickets kept and completed."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board, Thing
from ...engine.rule import rule
from .actions import CLAIM, KEEP, read
from .board import TICKETS, TRACKS
from .rules import is_complete
from .state import OFFERED

TRACK = 0
KEPT = TRACK + TRACKS
COMPLETED = KEPT + TICKETS
SIZE = COMPLETED + TICKETS


def things(board: Board, s: np.record) -> dict[int, Thing]:
    """The tracks, and the tickets of the edition being played."""
    b, cities = board.record, board.names["city"]
    found = {}
    for t, label in enumerate(board.labels["track"]):
        a, z = (cities[city] for city in b.ends[t])
        nth = int(t - b.parallel[t]) + 1
        found[TRACK + t] = Thing("track", f"{a} – {z}" + (f" ({nth})" if b.parallels[t] > 1 else ""), f"track-{label}")
    for first, kind in ((KEPT, "kept"), (COMPLETED, "completed")):
        for t in range(b.tickets):
            if s.ticket[t] >= 0:
                ends = " – ".join(_place(board, place) for place in board.labels["ticket"][t].split("-"))
                found[first + t] = Thing(kind, f"{ends}, {b.points[t]}")
    return found


def _place(board: Board, label: str) -> str:
    """The name of a city or a country."""
    labels = list(board.labels["city"])
    return str(board.names["city"][labels.index(label if label in labels else f"{label}.1")])


@rule
def use(b, s, action, used):
    """A claim uses its track, a choice the tickets that are kept; in the end those that are complete have been used."""
    if action < 0:
        for t in range(b.tickets):
            p = s.ticket[t]
            if 0 <= p < s.players and is_complete(b, s, p, t):
                used[p, COMPLETED + t] += 1
        return
    kind, x, _, _ = read(action)
    if kind == CLAIM:
        used[s.turn, TRACK + b.paid_track[x]] += 1
    elif kind == KEEP:
        for i in range(OFFERED):
            if x >> i & 1:
                used[s.turn, KEPT + s.offer[i]] += 1
