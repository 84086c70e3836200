"""Why an action of The Grand Trunk Journey is good, in words, from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...engine.game import Board
from ...engine.text import Text
from .actions import ACTIONS
from .board import CARDS, CITIES, WINDOWS
from .explain import card, good, objective, progress
from .notation import read
from .rules import apply, legal
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
    if verb == "maintain" and (count := int(s.discard[seat]).bit_count()):
        return Text("grandtrunk-reason-maintain", count=count)
    if verb == "uncouple":
        return Text("grandtrunk-reason-uncouple", card=card(board, at[0]))
    return None


def _move(board: Board, s: np.record, after: np.record, seat: int, place: int) -> Text | None:
    """What can be delivered there, as the rules have it; else the special delivery that is out of reach from there."""
    b, here = board.record, board.names["place"][place]
    for verb in ("fulfil", "deliver"):
        for action, wagon in _legal(board, after, verb):
            goods, then = good(int(s.good[seat, wagon])), after.copy()
            apply(b, then, action)
            points = int(then.points[seat]) - int(after.points[seat])
            if verb == "fulfil":
                return Text("grandtrunk-reason-special", place=here, good=goods, points=points)
            return Text("grandtrunk-reason-demand", place=here, good=goods)
    cargo = {int(s.good[seat, c]) for c in range(CARDS) if int(s.train[seat]) >> c & 1 and s.cubes[seat, c] > 0}
    for k, city, wanted in _specials(board, s):
        before = int(s.day[seat]) + int(b.distance[s.at[seat], city])
        late = int(after.day[seat]) + int(b.distance[place, city])
        if wanted in cargo and city != place and before <= b.closes[k] < late:
            return Text("grandtrunk-reason-too-late", place=board.names["place"][city], good=good(wanted))
    return None


def _legal(board: Board, s: np.record, verb: str) -> list[tuple[int, int]]:
    """The legal actions of a verb about a wagon: each with its wagon."""
    out = np.zeros(ACTIONS, np.int32)
    actions = [int(action) for action in out[: legal(board.record, s, out)]]
    return [(action, read(action)[1][0]) for action in actions if read(action)[0] == verb]


def _load(board: Board, s: np.record, seat: int, g: int) -> Text | None:
    """Where a good is asked for: a special delivery, or else the nearest place."""
    b, at = board.record, int(s.at[seat])
    for k, city, wanted in _specials(board, s):
        if wanted == g and s.day[seat] + b.distance[at, city] <= b.closes[k]:
            there = board.names["place"][city]
            return Text("grandtrunk-reason-for-special", good=good(g), place=there, points=int(b.worth[k]))
    wants = [i for i in range(len(s.tile)) if i != at and b.demand[s.tile[i]] == g and _has_trains(s, i)]
    if not wants:
        return None
    place = min(wants, key=lambda i: (int(b.distance[at, i]), i))
    return Text("grandtrunk-reason-wanted", good=good(g), place=board.names["place"][place])


def _specials(board: Board, s: np.record) -> Iterator[tuple[int, int, int]]:
    """The special deliveries that lie open, are not made, and can be reached by train: window, city and good."""
    b = board.record
    for k in range(WINDOWS):
        if s.special[k] >= 0 and not int(s.done) >> k & 1:
            city, wanted = int(b.special_city[s.special[k]]), int(b.special_good[s.special[k]])
            if _has_trains(s, city):
                yield k, city, wanted


def _has_trains(s: np.record, place: int) -> bool:
    """Whether a place is a port or a city with a station."""
    return place >= CITIES or bool(int(s.stations) >> place & 1)
