"""What can be done, and why it may be refused."""

from stellwerk.engine.actions import Axis, Kind, Kinds

from .board import TRACKS

KINDS = Kinds(
    __file__,
    Kind("load"),  # coal
    Kind("go", track=Axis("track", size=TRACKS)),  # along a track, and lay it if nobody has
)

# Why not: each has words in texts/.
REFUSALS = ("", "tender-full", "no-such-track", "elsewhere", "too-little-coal")
MAY, TENDER_FULL, NO_SUCH_TRACK, ELSEWHERE, TOO_LITTLE_COAL = range(len(REFUSALS))
