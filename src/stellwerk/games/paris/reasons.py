"""Why an action of Paris Connection is good, in words, from what the seat knows."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board
from ...engine.text import Text
from .actions import KINDS
from .board import CITY, colour
from .explain import place
from .rules import is_full

FAR = 4  # spaces: a city further away is no reason


def reason(board: Board, s: np.record, seat: int, action: int) -> Text | None:
    """What an action does for the seat's own companies."""
    match KINDS.named(action):
        case ("trade", (give, take, count)):
            said = {"give": colour(give), "take": colour(take), "count": count}
            lost, won = int(s.value[give]), count * int(s.value[take])
            if won <= lost:
                return Text("paris-reason-rise", tray=int(s.tray[take]), **said)
            return Text("paris-reason-trade", lost=lost, won=won, **said)
        case ("build", (c, space)):
            return _reason_to_build(board, s, seat, c, space)
    c = int(s.building)
    return Text("paris-reason-stop", colour=colour(c), tray=int(s.tray[c]), held=int(s.screen[seat, c]))


def _reason_to_build(board: Board, s: np.record, seat: int, c: int, space: int) -> Text:
    said = {"colour": colour(c), "held": int(s.screen[seat, c])}
    if gain := int(board.record.value[space]):
        return Text("paris-reason-city", gain=gain, value=int(s.value[c]) + gain, **said)
    if found := _next_city(board, s, c, space):
        city, steps = found
        return Text("paris-reason-way", place=place(board, city), steps=steps, **said)
    return Text("paris-reason-far", tray=int(s.tray[c]) - 1, **said)


def _next_city(board: Board, s: np.record, c: int, space: int) -> tuple[int, int] | None:
    """The nearest city that is still free, and how many locomotives it takes to get there from a space."""
    b = board.record
    near, seen = [space], {space}
    for steps in range(1, FAR + 1):
        around = {int(i) for x in near for i in b.next[x, : b.sides[x]]} - seen
        near = [i for i in sorted(around) if not is_full(b, s, i) and not int(s.lying[i]) >> c & 1]
        seen |= around
        cities = [i for i in near if b.kind[i] == CITY and b.value[i] > 0 and not s.lying[i]]
        if cities:
            return max(cities, key=lambda i: (int(b.value[i]), -i)), steps
    return None
