"""The state of Paris Connection, and what can be wrong with one."""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS
from ...engine.game import Board
from ...engine.invariant import Fault, Invariants, Position
from ...engine.record import Axes, Record, field
from ...engine.text import Text
from .board import CITY, CLOSED, COLOURS, SPACES

SEATS = 6
LOCOMOTIVES = 32  # of each colour: 33, less the one on the value track
DEALT = (0, 0, 0, 10, 8, 6, 5)  # locomotives drawn at the start, by number of players
MAY_OWN = (0, 0, 0, 20, 15, 12, 10)  # what a player may own without penalty, by number of players
PENALTY = 20  # points lost for each locomotive over that
LONGEST_BUILD = 5

RUNNING, GOAL_REACHED, TRAYS_EMPTY, NOBODY_CAN_ACT = 0, 1, 2, 3

STATE = Record(
    {
        "word": 3,
        "seat": SEATS,
        "colour": len(COLOURS),
        "space": SPACES,
        "bits": SPACES // BITS,
        "slot": SEATS * max(DEALT),
    },
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("players", "i1", doc="how many play"),
        field("turn", "i1", doc="the seat whose turn it is"),
        field("ended", "i1", doc="0 running, 1 Marseille reached, 2 trays empty, 3 nobody can act"),
        field("building", "i1", of="index:colour", doc="the colour being built this turn, or none"),
        field("placed", "i1", doc="how many locomotives were placed this turn"),
        field("value", "i2", "colour", doc="each company's place on the value track"),
        field("tray", "u1", "colour", doc="locomotives left in each tray"),
        field("screen", "u1", "seat", "colour", doc="locomotives behind each screen (secret)"),
        field("traded", "i1", "seat", "colour", doc="what trades, which are public, added to or took from a screen"),
        field("proven", "u1", "seat", "colour", doc="of the first draw, what trades have since proven to be in it"),
        field("lying", "u1", "space", of="mask:colour", doc="the colours that have a locomotive on each space"),
    ],
    scratch=[
        field("open", "u4", "colour", "bits", doc="where a colour finds room next to a locomotive of its own"),
        field("barred", "u4", "colour", "bits", doc="where a colour can never build (any more)"),
        field("vital", "u4", "colour", "bits", doc="the spaces that would cut a colour off if they filled up"),
        field("ways", "u4", "colour", "bits", doc="the spaces of a colour's known ways to a city"),
        field("filling", "u4", "bits", doc="the spaces that one more locomotive fills up"),
        field("seen", "u4", "bits", doc="search: where it has been"),
        field("came", "u1", "space", doc="search: where from"),
        field("queue", "u1", "space", doc="search: where next"),
        field("shut", "u4", "bits", doc="search: where it must not go"),
        field("way", "u4", "bits", doc="search: the first way found"),
        field("lot", "u1", "slot", doc="locomotives being dealt anew"),
        field("linked", "u1", doc="the colours that have a locomotive in a city"),
        field("watched", "u1", doc="the colours that may have vital spaces"),
    ],
)


def axes(board: Board, players: int) -> Axes:
    """Labels for readable positions."""
    return {"word": 3, "seat": players, "colour": board.labels["colour"], "space": board.labels["space"]}


def _faults(board: Board, s: np.record) -> list[Text]:
    """What cannot be in a state: pieces that do not add up, spaces too full, values that do not fit the board."""
    b = board.record
    found = []
    if not 3 <= s.players <= SEATS or not 0 <= s.turn < s.players:
        return [Text("paris-fault-seats", players=int(s.players), turn=int(s.turn))]
    dealt = DEALT[s.players]
    for c, colour in enumerate(COLOURS):
        here = [i for i in range(b.spaces) if s.lying[i] >> c & 1]
        count = len(here) + int(s.tray[c]) + int(s.screen[:, c].sum())
        if count != LOCOMOTIVES:
            found.append(Text("paris-fault-pieces", colour=colour, count=count, of=LOCOMOTIVES))
        worth = sum(int(b.value[i]) for i in here)
        if worth != s.value[c]:
            found.append(Text("paris-fault-value", colour=colour, value=int(s.value[c]), worth=worth))
        if sum(b.kind[i] == CLOSED for i in here) != 1:
            found.append(Text("paris-fault-start", colour=colour))
    for i in range(b.spaces):
        room = 2 if b.kind[i] not in (CITY, CLOSED) else 1
        if int(s.lying[i]).bit_count() > room:
            found.append(Text("paris-fault-room", space=board.labels["space"][i], room=room))
    for p in range(SEATS):
        drawn = s.screen[p].astype(int) - s.traded[p]
        expected = dealt if p < s.players else 0
        if drawn.sum() != expected or (drawn < s.proven[p]).any():
            found.append(Text("paris-fault-draw", seat=p, drawn=int(drawn.sum()), of=expected))
    if not (RUNNING <= s.ended <= NOBODY_CAN_ACT and 0 <= s.placed < LONGEST_BUILD + 1):
        found.append(Text("paris-fault-turn"))
    if (s.building >= 0) != (s.placed > 0) and not s.ended:
        found.append(Text("paris-fault-turn"))
    return found


def _pieces_add_up(position: Position) -> list[Fault]:
    return [Fault("", text) for text in _faults(position.board, position.state)]


INVARIANTS = Invariants(stored=(_pieces_add_up,))
