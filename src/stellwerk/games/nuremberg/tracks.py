"""Markers on the tracks: influence, profit and loss, and the orders that follow from them.

Markers that share a space lie in a stack, the last comer on top.  So it is enough to remember in which order the
markers of a track last moved.
"""

from __future__ import annotations

from ...engine.rule import rule
from .state import PROFIT


@rule
def lift(s, track, p):
    """A marker that moved, or would have, lies on top of those in its space."""
    was = s.stack[track, p]
    for q in range(s.players):
        if s.stack[track, q] > was:
            s.stack[track, q] -= 1
    s.stack[track, p] = s.players - 1


@rule
def gain(b, s, p, colour, points):
    """Influence points, up to the end of the track; at the end the marker still goes to the top of its stack."""
    if points > 0:
        s.influence[p, colour] = min(b.top[colour], s.influence[p, colour] + points)
        lift(s, colour, p)


@rule
def spend(s, p, colour, points):
    """Influence points back; the marker goes down, onto those that lie there."""
    if points > 0:
        s.influence[p, colour] -= points
        lift(s, colour, p)


@rule
def is_ahead(s, track, q, p):
    """Whether q is ahead of p on a track: further up, or higher in the same stack."""
    if track == PROFIT:
        there = s.profit[q]
        here = s.profit[p]
    else:
        there = s.influence[q, track]
        here = s.influence[p, track]
    return there > here or (there == here and s.stack[track, q] > s.stack[track, p])


@rule
def set_order(s, which, track):
    """Arrange a display of playing order by a track, the player who is ahead first."""
    for p in range(s.players):
        place = 0
        for q in range(s.players):
            if is_ahead(s, track, q, p):
                place += 1
        s.order[which, place] = p
