"""The state of Umweg."""

from stellwerk.engine.record import Record, field

from .board import MATERIALS, ORDERS, TOWNS, TRACKS

SEATS = 4
CUBES = 20  # of each material
MOST_CUBES = 10  # that a player can hold
DRAWN = 2  # cubes in a turn
FIRST_CUBES = 3
FIRST_ORDERS, MOST_ORDERS = 3, 5  # of a player
DISPLAY = 3  # orders that can be accepted

STATE = Record(
    {"word": 3, "seat": SEATS, "material": len(MATERIALS), "track": TRACKS, "order": ORDERS, "town": TOWNS},
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("players", "i1", least=2, most=SEATS, doc="how many play"),
        field("turn", "i1", of="index:seat", none=False, doc="the seat whose turn it is, or who laid the last track"),
        field("bag", "u1", "material", most=CUBES, doc="cubes in the bag"),
        field("held", "u1", "seat", "material", most=MOST_CUBES, doc="cubes behind each screen (secret)"),
        field("pile", "u1", "order", most=1, doc="1 for each order that lies in the pile (secret)"),
        field("secret", "u1", "order", most=1, doc="1 for each order that was dealt at the beginning (secret)"),
        field("taken", "i1", "order", of="index:seat", doc="who has each order (secret for these)"),
        field("laid", "i1", "track", of="index:seat", doc="who has laid each track"),
    ],
    scratch=[
        field("linked", "u4", doc="the towns that the railway reaches"),
        field("miles", "i2", "town", doc="how far each of them is from the depot"),
        field("up", "u1", "town", doc="the town before it on the way from the depot"),
    ],
)
