"""What a position is made of, with the range of every number."""

from stellwerk.engine.record import Record, field

from .board import TOWNS, TRACKS

SEATS = 4
COAL = 2  # at the beginning, and whenever it is loaded
MOST_COAL = 5
PILE = 10  # coal for each player, until the game ends
ARRIVED = 5  # points for reaching the destination

STATE = Record(
    {"word": 3, "seat": SEATS, "town": TOWNS, "track": TRACKS},
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("players", "i1", least=2, most=SEATS, doc="how many play"),
        field("turn", "i1", of="index:seat", none=False, doc="the seat whose turn it is"),
        field("pile", "u1", most=PILE * SEATS, doc="coal in the pile"),
        field("coal", "u1", "seat", most=MOST_COAL, doc="coal in each tender"),
        field("at", "i1", "seat", of="index:town", none=False, doc="the town where each train is"),
        field("been", "u4", "seat", of="mask:town", doc="the towns where it has been"),
        field("goal", "i1", "seat", of="index:town", none=False, doc="its destination (secret)"),
        field("laid", "i1", "track", of="index:seat", doc="who has laid each track"),
    ],
)
