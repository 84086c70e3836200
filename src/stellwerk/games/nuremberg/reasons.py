"""Why an action of First Train to Nuremberg is good, in words, from what the seat knows."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board
from ...engine.text import Text
from .actions import BID, BUILD, BUY, FINISH, LOAD, LOAD_ALL, PASS, PAY, SELL, TAKE
from .board import COLOURS, RED
from .explain import colour, company
from .notation import bidden, sold
from .rules import apply
from .state import LOADS
from .tell import listed
from .transport import kind_of, survey


def reason(board: Board, s: np.record, seat: int, action: int) -> Text | None:
    """What an action brings: pieces within reach, points, influence, a lighter load of links."""
    b = board.record
    if action in (PASS, FINISH) or PAY <= action < BUY:
        return None
    if action >= SELL:
        c, _, _ = sold(action)
        return Text("nuremberg-reason-sell", company=company(c), links=int(s.track[seat]))
    if action >= BUILD:
        after = s.copy()
        apply(b, after, action)
        more = _within_reach(board, after, seat) - _within_reach(board, s, seat)
        return Text("nuremberg-reason-reach", count=more) if more > 0 else None
    if action >= LOAD or action == LOAD_ALL:
        after = s.copy()
        apply(b, after, action)
        return Text("nuremberg-reason-points", points=int(after.points[seat]) - int(s.points[seat]))
    if action >= BID:
        return _bid(board, s, seat, *bidden(action))
    if action >= BUY:
        train = action - BUY
        seats, room = int(b.seats[s.train_side, train]), int(b.room[s.train_side, train])
        return Text("nuremberg-reason-buy", seats=seats, room=room, count=_within_reach(board, s, seat))
    c = RED + action - TAKE
    return Text("nuremberg-reason-take", colour=colour(c), have=int(s.influence[seat, c]))


def _bid(board: Board, s: np.record, seat: int, box: int, amount: int) -> Text | None:
    """The influence in a box."""
    b = board.record
    gains = [(c, int(b.points[s.side, box, c]) + int(s.token[box] == c)) for c in range(len(COLOURS))]
    named = [Text("nuremberg-reason-influence", count=n, colour=colour(c)) for c, n in gains if n]
    if not named:
        return None
    return Text("nuremberg-reason-bid", influence=listed(named), amount=amount)


def _within_reach(board: Board, s: np.record, seat: int) -> int:
    """Pieces that the seat's links can fetch."""
    b, after = board.record, s.copy()
    survey(b, after)
    count = 0
    for load in range(LOADS):
        for area in range(b.areas):
            if after.can[seat, load, area >> 5] >> (area & 31) & 1:
                count += int(after.lying[area, kind_of(b, load, area)])
    return count
