"""Why an action of The Grand Trunk Journey is good, in words, from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...engine.game import Board
from ...engine.text import Text
from .actions import KINDS
from .board import CARDS, CITIES, DEVELOPMENTS, LATE, PLACES, PROGRESS_CARDS, WINDOWS
from .explain import card, good, progress, use
from .rules import apply, legal
from .steps import goes_to, owns, why_not_accepted
from .why import MAY

LOADING = ("begin", "couple", "load", "lift", "recall", "fetch")  # verbs whose last word is a good


def reason(board: Board, s: np.record, seat: int, action: int) -> Text:
    """What an action brings at once, or what it is for."""
    verb, at = KINDS.named(action)
    if verb == "choose":
        return Text("grandtrunk-reason-choose")
    if verb == "acquire":
        effect = Text(f"grandtrunk-effect-{PROGRESS_CARDS[at[0]]}")
        return Text("grandtrunk-reason-acquire", card=progress(at[0]), effect=effect)
    after = s.copy()
    apply(board.record, after, action)
    if verb == "move":
        return _move(board, s, after, seat, int(goes_to(at[1])))
    if verb in LOADING:
        return _load(board, s, seat, at[-1])
    if (points := int(after.points[seat]) - int(s.points[seat])) > 0:
        return Text(f"grandtrunk-reason-{'achieve' if verb == 'achieve' else 'points'}", points=points)
    if verb == "maintain":
        return _maintain(board, s, seat)
    if verb == "uncouple":
        return Text("grandtrunk-reason-uncouple", card=card(board, at[0]))
    if verb == "develop":
        return Text(f"grandtrunk-reason-{DEVELOPMENTS[at[1]]}")
    if verb in ("deliver", "dump", "enlarge", "fill"):
        g = int(s.good[seat, at[0]])
        return Text(f"grandtrunk-reason-{verb}", good=good(g), count=int(after.delivered[seat, g]))
    if verb == "play":
        return Text(f"grandtrunk-reason-play-{use(board, int(s.company[seat]), at[0])[0]}")
    if verb in ("swap", "haul"):
        return Text(f"grandtrunk-reason-{verb}", place=board.names["place"][at[1]])
    if verb in ("discard", "turn", "signal", "park", "clear", "contract"):
        return Text(f"grandtrunk-reason-{verb}")
    return Text("grandtrunk-reason-end", cards=int(s.hand[seat]).bit_count())


def _maintain(board: Board, s: np.record, seat: int) -> Text:
    """New cards, where there are any, or the only thing that can be done."""
    stuck = not any(verb == "move" for verb, _ in _legal(board, s))
    rest = int(s.deck[seat]).bit_count() + int((s.top[seat] >= 0).sum()) + int(s.discard[seat]).bit_count()
    return Text("grandtrunk-reason-maintain", stuck="yes" if stuck else "no" if rest else "empty")


def _move(board: Board, s: np.record, after: np.record, seat: int, place: int) -> Text:
    """What can be delivered there, as the rules have it; else what can be loaded there, or where it is nearer."""
    b, here = board.record, board.names["place"][place]
    unloading = sorted(x for x in _legal(board, after) if x[0] in ("fulfil", "deliver"))  # deliveries first
    for verb, wagon in reversed(unloading):
        goods, then = good(int(s.good[seat, wagon])), after.copy()
        apply(b, then, KINDS.number(verb, wagon))
        points = int(then.points[seat]) - int(after.points[seat])
        if verb == "fulfil":
            return Text("grandtrunk-reason-special", place=here, good=goods, points=points)
        return Text("grandtrunk-reason-demand", place=here, good=goods)
    if loads := [g for verb, g in _legal(board, after) if verb in LOADING]:
        return Text("grandtrunk-reason-offers", place=here, good=good(loads[0]))
    cargo = [int(s.good[seat, c]) for c in range(CARDS) if int(s.train[seat]) >> c & 1 and s.cubes[seat, c] > 0]
    onwards = [(int(b.distance[place, i]), i, g) for g in cargo for i in _wanting(board, after, seat, g)]
    if onwards:
        days, to, g = min(onwards)
        return Text("grandtrunk-reason-towards", place=board.names["place"][to], good=good(g), days=days)
    return Text("grandtrunk-reason-day", day=int(after.day[seat]))


def _arrival(board: Board, s: np.record, seat: int, place: int) -> int:
    """The first day on which a train can be in another place, as far as links and speed go."""
    return int(s.day[seat]) + max(1, int(board.record.distance[s.at[seat], place]) - int(s.fast[seat]))


def _closes(board: Board, s: np.record, seat: int, k: int) -> int:
    """The last day of a special delivery for a seat."""
    return int(board.record.closes[k]) + int(owns(s, seat, LATE))


def _legal(board: Board, s: np.record) -> list[tuple[str, int]]:
    """The legal actions by their verb and what they are about: the good that is loaded, or the wagon."""
    out = np.zeros(KINDS.size, np.int32)
    found = (KINDS.named(int(action)) for action in out[: legal(board.record, s, out)])
    return [(verb, at[-1 if verb in LOADING else 0] if at else 0) for verb, at in found]


def _load(board: Board, s: np.record, seat: int, g: int) -> Text:
    """Where a good is asked for: a special delivery, or else the nearest place."""
    b, at = board.record, int(s.at[seat])
    for k, city, wanted in _specials(board, s):
        if wanted == g and city != at and _arrival(board, s, seat, city) <= _closes(board, s, seat, k):
            there = board.names["place"][city]
            return Text("grandtrunk-reason-for-special", good=good(g), place=there, points=int(b.worth[k]))
    wants = _wanting(board, s, seat, g)
    if not wants:
        return Text("grandtrunk-reason-later", good=good(g))
    place = min(wants, key=lambda i: (int(b.distance[at, i]), i))
    return Text("grandtrunk-reason-wanted", good=good(g), place=board.names["place"][place])


def _wanting(board: Board, s: np.record, seat: int, g: int) -> list[int]:
    """The other places where a seat could deliver a good."""
    return [i for i in range(PLACES) if i != s.at[seat] and _takes(board, s, seat, i, g)]


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
