"""What a good player of Umweg knows: lay what makes the own orders long, and leave alone what would cut them short."""

from stellwerk.engine.record import Record, field
from stellwerk.engine.rule import rule
from stellwerk.engine.weighing import chances, sharpen

from .actions import ACCEPT, LAY, read
from .board import TOWNS, TRACKS
from .rules import detour, is_linked, pays, price, scores, way
from .state import SEATS

# What things are worth, in points; found by playing against itself.
CUBE = 0.5
DRAWING = 1.4
ORDERING = 3.0  # an order whose towns are not both reached
WAITING = 8.0  # what an accepted order might pay more if another came along, at the beginning
HOPE = 0.2  # part of the miles from the depot that an order may gain from by its second town
LEFT = 0.8  # part of the best way to a town that is still to be had if it is left
DOUBT = 5.0  # points that a forecast is wrong by at the beginning

MEMO = Record(
    {"town": TOWNS, "track": TRACKS, "seat": SEATS},
    [
        field("points", "i4", "seat", doc="what each seat has now"),
        field("gain", "f4", "track", doc="what the own orders gain by each track that could be laid next"),
        field("best", "f4", "town", doc="the most that they gain by any track to a town"),
    ],
)


@rule
def weigh(b, s, memo, out, n, weights):
    """How good each legal action looks, from 1 for the best down to 0."""
    look(b, s, memo)
    for i in range(n):
        kind, thing, material, _ = read(out[i])
        weights[i] = DRAWING
        if kind == LAY:
            left = LEFT * memo.best[far_end(b, s, thing)]
            weights[i] = b.length[thing] + memo.gain[thing] - left - CUBE * price(b, thing, material)
        elif kind == ACCEPT:
            weights[i] = (detour(b, s, thing) if pays(b, s, thing) else ORDERING) - WAITING * to_go(b, s)
    sharpen(n, weights)


@rule
def to_go(b, s):
    """What part of the towns the railway does not reach yet."""
    reached = 0
    for town in range(b.count):
        reached += is_linked(s, town)
    return 1 - reached / b.count


@rule
def far_end(b, s, track):
    """The town to which the railway would go by a track."""
    return b.ends[track, 1] if is_linked(s, b.ends[track, 0]) else b.ends[track, 0]


@rule
def look(b, s, memo):
    """What the own orders gain by each track that leads on, and the most for each town."""
    for town in range(TOWNS):
        memo.best[town] = 0.0
    for track in range(b.tracks):
        memo.gain[track] = 0.0
        if is_linked(s, b.ends[track, 0]) != is_linked(s, b.ends[track, 1]):
            far = far_end(b, s, track)
            for order in range(b.orders):
                if s.taken[order] == s.turn and (b.goal[order, 0] == far or b.goal[order, 1] == far):
                    memo.gain[track] += gained(b, s, order, track, far)
            memo.best[far] = max(memo.best[far], memo.gain[track])


@rule
def gained(b, s, order, track, far):
    """What an order gains if a track reaches one of its towns."""
    near = b.ends[track, 0] + b.ends[track, 1] - far
    other = b.goal[order, 0] + b.goal[order, 1] - far
    if is_linked(s, other):
        return 1.0 * (way(s, near, other) + b.length[track] - b.direct[order])
    return HOPE * (s.miles[near] + b.length[track])


@rule
def value(b, s, memo, values):
    """Each seat's chance to win, from the points that it has and the orders that do not pay yet."""
    scores(b, s, memo.points)
    for p in range(s.players):
        values[p] = memo.points[p]
    for order in range(b.orders):
        if s.taken[order] >= 0 and not pays(b, s, order):
            values[s.taken[order]] += ORDERING
    chances(s.players, values, 0.1 + DOUBT * to_go(b, s))
