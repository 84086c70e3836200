"""Why an action of Zug um Zug: Deutschland is good, in words, from what the seat knows."""

from __future__ import annotations

import heapq
from functools import lru_cache, reduce

import numpy as np

from ...engine.bits import has
from ...engine.game import Board
from ...engine.text import Text
from .actions import KINDS, slots_in
from .board import LOCOMOTIVE
from .explain import colour, listed, route, ticket
from .rules import apply, is_complete
from .state import POINTS


def reason(board: Board, s: np.record, seat: int, action: int) -> Text | None:
    """What an action does for the seat's tickets, or else for its points."""
    match KINDS.named(action):
        case ("pass", _):
            return Text("deutschland-reason-pass")
        case ("draw", (card,)):
            return _card(board, s, seat, card) or _more(board, s, seat, card)
        case ("draw-blind", _):
            useful = any(_card(board, s, seat, int(card)) for card in s.row if card >= 0)
            return Text("deutschland-reason-blind", useful="yes" if useful else "no")
        case ("tickets", _):
            return Text("deutschland-reason-tickets", wagons=int(s.wagons[seat]), open=len(_open(board, s, seat)))
        case ("keep", (kept,)):
            return _tickets(board, s, seat, [int(s.offer[i]) for i in slots_in(kept)])
        case ("claim", (payment,)):
            return _claim(board, s, seat, action, int(board.record.paid_track[payment]))
    return None


def _claim(board: Board, s: np.record, seat: int, action: int, track: int) -> Text:
    b = board.record
    after = s.copy()
    apply(b, after, action)
    gain = POINTS[b.length[track]]
    open_before = _open(board, s, seat)
    done = [t for t in open_before if is_complete(b, after, seat, t)]
    if done:
        names, points = reduce(listed, (ticket(board, t) for t in done)), sum(int(b.points[t]) for t in done)
        return Text("deutschland-reason-completes", tickets=names, points=points)
    for t in sorted(open_before, key=lambda t: -int(b.points[t])):
        way = _way(board, s, seat, t)
        if way is not None and b.parallel[track] in [b.parallel[x] for x in way]:
            left = sum(int(b.length[x]) for x in way) - int(b.length[track])
            return Text("deutschland-reason-way", ticket=ticket(board, t), wagons=left)
    return Text("deutschland-reason-points", points=gain)


def _card(board: Board, s: np.record, seat: int, card: int) -> Text | None:
    """The longest planned track that takes this card and still lacks it."""
    b = board.record
    if card == LOCOMOTIVE:
        return Text("deutschland-reason-locomotive")
    planned = {x for t in _open(board, s, seat) for x in _way(board, s, seat, t) or ()}
    beside = {y for x in planned for y in range(b.parallel[x], b.parallel[x] + b.parallels[x]) if has(s.open[seat], y)}
    short = [x for x in beside if b.colour[x] == card and b.length[x] > s.hand[seat, card]]
    if not short:
        return None
    track = max(short, key=lambda x: (int(b.length[x]), -x))
    said = {"colour": colour(card), "held": int(s.hand[seat, card]), "length": int(b.length[track])}
    return Text("deutschland-reason-card", route=route(board, track), **said)


def _more(board: Board, s: np.record, seat: int, card: int) -> Text:
    """A card that no planned track lacks: of the tracks of its colour that cannot be paid yet, the one that needs the
    fewest more."""
    b, held = board.record, int(s.hand[seat, card]) + 1
    short = [x for x in range(b.tracks) if has(s.open[seat], x) and b.colour[x] == card and b.length[x] >= held]
    if not short:
        return Text("deutschland-reason-grey", colour=colour(card), held=held)
    track = min(short, key=lambda x: (int(b.length[x]), x))
    points = int(POINTS[b.length[track]])
    said = {"held": held, "length": int(b.length[track]), "points": points}
    return Text("deutschland-reason-more", colour=colour(card), route=route(board, track), **said)


def _tickets(board: Board, s: np.record, seat: int, chosen: list[int]) -> Text:
    """What the tickets that can still be completed bring, and the wagons that all of these take together; where there
    is none, what keeping them costs."""
    b = board.record
    ways = {t: way for t in chosen if (way := _way(board, s, seat, t)) is not None}
    if not ways:
        return Text("deutschland-reason-least", points=sum(int(b.points[t]) for t in chosen))
    tracks = {x for way in ways.values() for x in way}
    return Text(
        "deutschland-reason-keep", count=len(ways), points=sum(int(b.points[t]) for t in ways),
        wagons=sum(int(b.length[x]) for x in tracks), have=int(s.wagons[seat]),
    )  # fmt: skip


def _open(board: Board, s: np.record, seat: int) -> list[int]:
    """The seat's tickets that are not complete."""
    b = board.record
    return [t for t in range(b.tickets) if s.ticket[t] == seat and not is_complete(b, s, seat, t)]


def _way(board: Board, s: np.record, seat: int, t: int) -> list[int] | None:
    """The free tracks on the way that connects a ticket with the fewest wagons; None if there is none."""
    b, roads = board.record, _roads(board)
    owner = s.owner.tolist()
    goals = {int(x) for x in b.goals[t, 1] if x >= 0}
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, int(x), ()) for x in b.goals[t, 0] if x >= 0]
    seen: set[int] = set()
    while queue:
        far, city, way = heapq.heappop(queue)
        if city in goals:
            return list(way)
        if city in seen:
            continue
        seen.add(city)
        for track, other, length in roads[city]:
            if owner[track] == seat:
                heapq.heappush(queue, (far, other, way))
            elif owner[track] < 0 and other not in seen and has(s.open[seat], track):
                heapq.heappush(queue, (far + length, other, (*way, track)))
    return None


@lru_cache(maxsize=8)
def _roads(board: Board) -> list[list[tuple[int, int, int]]]:
    """For each city the tracks there, where they lead and their lengths."""
    b = board.record
    roads: list[list[tuple[int, int, int]]] = [[] for _ in range(b.cities)]
    for track in range(b.tracks):
        one, two = (int(end) for end in b.ends[track])
        roads[one].append((track, two, int(b.length[track])))
        roads[two].append((track, one, int(b.length[track])))
    return roads
