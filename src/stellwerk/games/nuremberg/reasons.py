"""Why an action of First Train to Nuremberg is good, in words, from what the seat knows."""

from __future__ import annotations

import numpy as np

from ...engine.bits import has
from ...engine.game import Board
from ...engine.text import Text, listed
from .actions import KINDS
from .board import COLOURS, RED
from .explain import colour, company
from .rules import apply
from .state import LOADS
from .transport import kind_of, survey


def reason(board: Board, s: np.record, seat: int, action: int) -> Text | None:
    """What an action brings: pieces within reach, points, influence, a lighter load of links."""
    b, cubes = board.record, int(s.cubes[seat])
    match KINDS.named(action):
        case ("sell", (c, _, _)):
            return Text("nuremberg-reason-sell", company=company(c), links=int(s.track[seat]))
        case ("build", _):
            more = _within_reach(board, _after(b, s, action), seat) - _within_reach(board, s, seat)
            if more > 0:
                return Text("nuremberg-reason-reach", count=more)
            return Text("nuremberg-reason-longer", links=int(s.track[seat]) + 1)
        case ("load" | "load-all", _):
            points = int(_after(b, s, action).points[seat]) - int(s.points[seat])
            return Text("nuremberg-reason-points", points=points)
        case ("bid", (box, amount)):
            return _bid(board, s, seat, box, amount)
        case ("buy", (train,)):
            seats, room = int(b.seats[s.train_side, train]), int(b.room[s.train_side, train])
            return Text("nuremberg-reason-buy", seats=seats, room=room, count=_within_reach(board, s, seat))
        case ("take", (c,)):
            return Text("nuremberg-reason-take", colour=colour(RED + c), have=int(s.influence[seat, RED + c]))
        case ("pay", (0,)):
            return Text("nuremberg-reason-cube", left=cubes - 1)
        case ("pay", (means,)):
            left = int(s.influence[seat, means - 1]) - 1
            return Text("nuremberg-reason-pay", colour=colour(means - 1), left=left, cubes=cubes)
    return Text("nuremberg-reason-save", cubes=cubes)


def _after(b: np.record, s: np.record, action: int) -> np.record:
    """The state that an action leads to."""
    after = s.copy()
    apply(b, after, action)
    return after


def _bid(board: Board, s: np.record, seat: int, box: int, amount: int) -> Text:
    """The influence in a box."""
    b = board.record
    gains = [(c, int(b.points[s.side, box, c]) + int(s.token[box] == c)) for c in range(len(COLOURS))]
    named = [Text("nuremberg-reason-influence", count=n, colour=colour(c)) for c, n in gains if n]
    if not named:
        return Text("nuremberg-reason-place", amount=amount)
    return Text("nuremberg-reason-bid", influence=listed(named), amount=amount)


def _within_reach(board: Board, s: np.record, seat: int) -> int:
    """Pieces that the seat's links can fetch."""
    b, after = board.record, s.copy()
    survey(b, after)
    count = 0
    for load in range(LOADS):
        for area in range(b.areas):
            if has(after.can[seat, load], area):
                count += int(after.lying[area, kind_of(b, load, area)])
    return count
