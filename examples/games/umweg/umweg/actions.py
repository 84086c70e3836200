"""The actions of Umweg, and why one may be refused."""

from stellwerk.engine.actions import Axis, Kind, Kinds

from .board import MATERIALS, ORDERS, TRACKS

KINDS = Kinds(
    __file__,
    Kind("draw"),  # cubes from the bag
    Kind("accept", order=Axis("order", size=ORDERS)),  # one of those on display
    Kind("lay", track=Axis("track", size=TRACKS), material=Axis("material", MATERIALS, words="umweg-material")),
)
DRAW, ACCEPT, LAY = KINDS.codes
read = KINDS.reader()

# Why not: each has words, `umweg-<reason>`.
REFUSALS = ("", "too-many-cubes", "no-such-order", "not-on-display", "too-many-orders", "no-such-track", "is-laid",
            "closes-circle", "not-linked", "too-few-cubes")  # fmt: skip
(MAY, TOO_MANY_CUBES, NO_SUCH_ORDER, NOT_ON_DISPLAY, TOO_MANY_ORDERS, NO_SUCH_TRACK, IS_LAID, CLOSES_CIRCLE,
 NOT_LINKED, TOO_FEW_CUBES) = range(len(REFUSALS))  # fmt: skip
