"""The actions of Paris Connection, and why one may be refused."""

from __future__ import annotations

from ...engine.actions import Axis, Kind, Kinds
from .board import COLOURS, SPACES

COLOUR = Axis("colour", COLOURS, words="paris-colour")
SPACE = Axis("space", size=SPACES)
COUNT = Axis.amounts("count", 1, 2)

KINDS = Kinds(
    __file__,
    Kind("stop"),  # the build
    Kind("trade", give=COLOUR, take=COLOUR, count=COUNT),
    Kind("build", colour=COLOUR, space=SPACE),
)
STOP, TRADE, BUILD = KINDS.codes
to_stop, to_trade, to_build = KINDS.makers
read = KINDS.reader()

# Why not: each has words, `paris-<reason>`.
REFUSALS = (
    "", "no-such-space", "nothing-built", "other-colour", "tray-empty", "closed", "same-colour", "city-taken",
    "landscape-full", "not-adjacent", "cuts-off", "trade-in-build", "trade-same", "trade-none-owned", "trade-tray",
)  # fmt: skip
(
    MAY, NO_SUCH_SPACE, NOTHING_BUILT, OTHER_COLOUR, TRAY_EMPTY, CLOSED_SPACE, SAME_COLOUR, CITY_TAKEN,
    LANDSCAPE_FULL, NOT_ADJACENT, CUTS_OFF, TRADE_IN_BUILD, TRADE_SAME, TRADE_NONE_OWNED, TRADE_TRAY,
) = range(len(REFUSALS))  # fmt: skip
