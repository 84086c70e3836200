"""What is known of good play in a game that says nothing about it: nothing.  All actions look alike, and seats too."""

from __future__ import annotations

from ..engine.game import Belief, Heuristic
from ..engine.record import Record, field
from ..engine.rule import rule


@rule
def weigh(b, s, memo, out, n, weights):
    """All legal actions weigh the same."""
    for i in range(n):
        weights[i] = 1


@rule
def value(b, s, memo, values):
    """All seats are as likely to win."""
    for p in range(len(values)):
        values[p] = 1 / s.players if p < s.players else 0


@rule
def prepare(b, s, seat, belief):
    """There is nothing to work out."""


@rule
def believe(b, s, seat, belief):
    """Every guess is as likely."""


NOTHING = Record({}, [field("nothing", "u1", doc="there is nothing to remember")])
PLAIN = Heuristic(NOTHING, weigh, value)
OPEN = Belief(NOTHING, prepare, believe)
