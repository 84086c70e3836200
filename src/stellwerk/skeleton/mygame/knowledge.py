"""What a seat knows: the view, a guess at the rest, and what learners observe."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from stellwerk.engine.game import Board
from stellwerk.engine.observation import Observation, each_seat, in_play, own, seen, whose
from stellwerk.engine.random import GAME, seed_into
from stellwerk.engine.record import Plain
from stellwerk.engine.rule import rule

from .rules import actor, draw_goal, scores
from .state import STATE

if TYPE_CHECKING:
    from .document import Seat, Shown


def view(board: Board, s: np.record, seat: int | None, p: Plain) -> Shown:
    """What a seat may see: everything but where the others are going, which is shown in the end."""
    acts, points = int(actor(board.record, s)), np.zeros(p.players, np.int32)
    scores(board.record, s, points)
    return {
        "players": p.players,
        "seat": seat,
        "actor": acts,
        "over": acts < 0,
        "laid": {label: who for label, who in zip(board.labels["track"], p.laid, strict=False) if who >= 0},
        "pile": p.pile,
        "seats": [_seat(board, p, who, int(points[who]), acts < 0 or who == seat) for who in range(p.players)],
    }


def _seat(board: Board, p: Plain, who: int, points: int, shown: bool) -> Seat:
    towns = board.labels["town"]
    been = [town for i, town in enumerate(towns) if p.been[who] >> i & 1]
    seat: Seat = {"seat": who, "points": points, "coal": p.coal[who], "at": towns[p.at[who]], "been": been}
    return {**seat, "goal": towns[p.goal[who]]} if shown else seat


@rule
def determinize(b, s, seat, seed):
    """The others may be going to any destination where they have not been."""
    seed_into(s.rng, seed, GAME)
    if actor(b, s) < 0:
        return  # everything has been shown
    for p in range(s.players):
        if p != seat:
            draw_goal(b, s, p)


OBSERVATION = Observation(
    __file__,
    STATE,
    seen("pile"),
    own("goal"),
    each_seat(seen("coal"), seen("at"), seen("been"), whose("laid"), whose("turn"), in_play),
)
observe = OBSERVATION.rule
