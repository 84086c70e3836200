"""The state of Paris Connection."""

from __future__ import annotations

from ...engine.bits import BITS
from ...engine.game import Board
from ...engine.record import Axes, Record, field
from .board import COLOURS, GOAL, SPACES

SEATS = 6
LOCOMOTIVES = 32  # of each colour: 33, less the one on the value track
IN_THE_BAG = LOCOMOTIVES - 1  # those that are drawn and put into the trays: one more lies on the start space
DEALT = (0, 0, 0, 10, 8, 6, 5)  # locomotives drawn at the start, by number of players
MAY_OWN = (0, 0, 0, 20, 15, 12, 10)  # what a player may own without penalty, by number of players
PENALTY = 20  # points lost for each locomotive over that
LONGEST_BUILD = 5

RUNNING, GOAL_REACHED, TRAYS_EMPTY = 0, 1, 2

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
        field("players", "i1", least=3, most=SEATS, doc="how many play"),
        field("turn", "i1", of="index:seat", none=False, doc="the seat whose turn it is, or who ended the game"),
        field("ended", "i1", most=TRAYS_EMPTY, doc="0 running, 1 Marseille reached, 2 only one tray left"),
        field("building", "i1", of="index:colour", doc="the colour being built this turn, or none"),
        field("placed", "i1", most=LONGEST_BUILD, doc="how many locomotives were placed this turn"),
        field("value", "i2", "colour", most=GOAL * IN_THE_BAG, doc="each company's place on the value track"),
        field("tray", "u1", "colour", most=IN_THE_BAG, doc="locomotives left in each tray"),
        field("screen", "u1", "seat", "colour", most=IN_THE_BAG, doc="locomotives behind each screen (secret)"),
        field(
            "traded",
            "i1",
            "seat",
            "colour",
            least=-max(DEALT),
            most=IN_THE_BAG,
            doc="what trades, which are public, added to or took from a screen",
        ),
        field(
            "proven",
            "u1",
            "seat",
            "colour",
            most=max(DEALT),
            doc="of the first draw, what trades have since proven to be in it",
        ),
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
