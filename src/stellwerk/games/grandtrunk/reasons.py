"""Why an action of The Grand Trunk Journey is good, in words, from what the seat knows."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board
from ...engine.text import Text
from .board import CARDS, WINDOWS
from .explain import card, good, objective, progress
from .notation import read
from .rules import apply
from .steps import goes_to


def reason(board: Board, s: np.record, seat: int, action: int) -> Text | None:
    """What an action brings at once, or what it is for."""
    verb, at = read(action)
    if verb == "acquire":
        return Text("grandtrunk-reason-acquire", card=progress(at[0]))
    if verb == "achieve":
        return Text("grandtrunk-reason-achieve", card=objective(at[0]))
    after = s.copy()
    apply(board.record, after, action)
    if verb == "move":
        return _move(board, s, after, seat, int(goes_to(at[1])))
    if verb in ("begin", "couple", "load", "lift", "recall", "fetch"):
        return _load(board, s, seat, at[-1])
    if (points := int(after.points[seat]) - int(s.points[seat])) > 0:
        return Text("grandtrunk-reason-points", points=points)
    if verb == "maintain":
        return Text("grandtrunk-reason-maintain", count=int(s.discard[seat]).bit_count())
    if verb == "uncouple":
        return Text("grandtrunk-reason-uncouple", card=card(board, at[0]))
    return None


def _move(board: Board, s: np.record, after: np.record, seat: int, place: int) -> Text | None:
    """What can be delivered there; else the special delivery that is out of reach from there."""
    b, here = board.record, board.names["place"][place]
    cargo = {int(s.good[seat, c]) for c in range(CARDS) if int(s.train[seat]) >> c & 1 and s.cubes[seat, c] > 0}
    for k in _specials(s):
        tile = int(s.special[k])
        city, wanted = int(b.special_city[tile]), int(b.special_good[tile])
        if city == place and wanted in cargo and b.opens[k] <= after.day[seat] <= b.closes[k]:
            return Text("grandtrunk-reason-special", place=here, good=good(wanted), points=int(b.worth[k]))
    demanded = int(b.demand[s.tile[place]])
    if demanded in cargo:
        return Text("grandtrunk-reason-demand", place=here, good=good(demanded))
    for k in _specials(s):
        tile = int(s.special[k])
        city, wanted = int(b.special_city[tile]), int(b.special_good[tile])
        before = int(s.day[seat]) + int(b.distance[s.at[seat], city])
        late = int(after.day[seat]) + int(b.distance[place, city])
        if wanted in cargo and before <= b.closes[k] < late:
            return Text("grandtrunk-reason-too-late", place=board.names["place"][city], good=good(wanted))
    return None


def _load(board: Board, s: np.record, seat: int, g: int) -> Text | None:
    """Where a good is asked for: a special delivery, or else the nearest place."""
    b, at = board.record, int(s.at[seat])
    for k in _specials(s):
        tile = int(s.special[k])
        if b.special_good[tile] == g and s.day[seat] + b.distance[at, b.special_city[tile]] <= b.closes[k]:
            there = board.names["place"][b.special_city[tile]]
            return Text("grandtrunk-reason-for-special", good=good(g), place=there, points=int(b.worth[k]))
    wants = [i for i in range(len(s.tile)) if i != at and b.demand[s.tile[i]] == g]
    if not wants:
        return None
    place = min(wants, key=lambda i: (int(b.distance[at, i]), i))
    return Text("grandtrunk-reason-wanted", good=good(g), place=board.names["place"][place])


def _specials(s: np.record) -> list[int]:
    """The windows of special deliveries that lie open and are not made."""
    return [k for k in range(WINDOWS) if s.special[k] >= 0 and not int(s.done) >> k & 1]
