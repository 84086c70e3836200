"""Why an action of The Grand Trunk Journey is good, in words, from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...engine.game import Board
from ...engine.text import Text
from .actions import KINDS
from .board import CARDS, CITIES, LATE, PLACES, PROGRESS_CARDS, WINDOWS
from .explain import card, good, progress
from .rules import apply, legal
from .steps import goes_to, owns, why_not_accepted
from .why import MAY


def reason(board: Board, s: np.record, seat: int, action: int) -> Text | None:
    """What an action brings at once, or what it is for."""
    verb, at = KINDS.named(action)
    if verb == "choose":
        return None
    if verb == "acquire":
        effect = Text(f"grandtrunk-effect-{PROGRESS_CARDS[at[0]]}")
        return Text("grandtrunk-reason-acquire", card=progress(at[0]), effect=effect)
    after = s.copy()
    apply(board.record, after, action)
    if verb == "move":
        return _move(board, s, after, seat, int(goes_to(at[1])))
    if verb in ("begin", "couple", "load", "lift", "recall", "fetch"):
        return _load(board, s, seat, at[-1])
    if (points := int(after.points[seat]) - int(s.points[seat])) > 0:
        return Text(f"grandtrunk-reason-{'achieve' if verb == 'achieve' else 'points'}", points=points)
    if verb == "maintain":
        return _maintain(board, s, seat)
    if verb == "uncouple":
        return Text("grandtrunk-reason-uncouple", card=card(board, at[0]))
    return None


def _maintain(board: Board, s: np.record, seat: int) -> Text | None:
    """New cards, where there are any, or the only thing that can be done."""
    stuck = not any(verb == "move" for verb, _ in _legal(board, s))
    rest = int(s.deck[seat]).bit_count() + int((s.top[seat] >= 0).sum()) + int(s.discard[seat]).bit_count()
    return Text("grandtrunk-reason-maintain", stuck="yes" if stuck else "no") if stuck or rest else None


def _move(board: Board, s: np.record, after: np.record, seat: int, place: int) -> Text | None:
    """What can be delivered there, as the rules have it; else the special delivery that is out of reach from there."""
    b, here = board.record, board.names["place"][place]
    unloading = sorted(x for x in _legal(board, after) if x[0] in ("fulfil", "deliver"))  # deliveries first
    for verb, wagon in reversed(unloading):
        goods, then = good(int(s.good[seat, wagon])), after.copy()
        apply(b, then, KINDS.number(verb, wagon))
        points = int(then.points[seat]) - int(after.points[seat])
        if verb == "fulfil":
            return Text("grandtrunk-reason-special", place=here, good=goods, points=points)
        return Text("grandtrunk-reason-demand", place=here, good=goods)
    cargo = {int(s.good[seat, c]) for c in range(CARDS) if int(s.train[seat]) >> c & 1 and s.cubes[seat, c] > 0}
    for k, city, wanted in _specials(board, s):
        before, late = _arrival(board, s, seat, city), _arrival(board, after, seat, city)
        if wanted in cargo and city != place and before <= _closes(board, s, seat, k) < late:
            return Text("grandtrunk-reason-too-late", place=board.names["place"][city], good=good(wanted))
    return None


def _arrival(board: Board, s: np.record, seat: int, place: int) -> int:
    """The first day on which a train can be in another place, as far as links and speed go."""
    return int(s.day[seat]) + max(1, int(board.record.distance[s.at[seat], place]) - int(s.fast[seat]))


def _closes(board: Board, s: np.record, seat: int, k: int) -> int:
    """The last day of a special delivery for a seat."""
    return int(board.record.closes[k]) + int(owns(s, seat, LATE))


def _legal(board: Board, s: np.record) -> list[tuple[str, int]]:
    """The legal actions by their verb and what comes first after it: a wagon, where there is one."""
    out = np.zeros(KINDS.size, np.int32)
    found = (KINDS.named(int(action)) for action in out[: legal(board.record, s, out)])
    return [(verb, at[0] if at else 0) for verb, at in found]


def _load(board: Board, s: np.record, seat: int, g: int) -> Text | None:
    """Where a good is asked for: a special delivery, or else the nearest place."""
    b, at = board.record, int(s.at[seat])
    for k, city, wanted in _specials(board, s):
        if wanted == g and city != at and _arrival(board, s, seat, city) <= _closes(board, s, seat, k):
            there = board.names["place"][city]
            return Text("grandtrunk-reason-for-special", good=good(g), place=there, points=int(b.worth[k]))
    wants = [i for i in range(PLACES) if i != at and _takes(board, s, seat, i, g)]
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


def _takes(board: Board, s: np.record, seat: int, place: int, g: int) -> bool:
    """Whether a seat could deliver a good in a place if its train was there now."""
    there = s.copy()
    there.at[seat] = place
    return _has_trains(s, place) and bool(why_not_accepted(board.record, there, seat, g) == MAY)


def _has_trains(s: np.record, place: int) -> bool:
    """Whether a place is a port or a city with a station."""
    return place >= CITIES or bool(int(s.stations) >> place & 1)
