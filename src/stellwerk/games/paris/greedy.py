"""What a good player of Paris Connection knows: which company to build for oneself, and which will be worth owning.

A build is good if the own locomotives gain more by it than those that others own on average; the other screens are
guessed from what was drawn in all.  A trade is good if what is taken will be worth more than what is given.  Marseille
is for those who are ahead.
"""

from __future__ import annotations

import numpy as np

from ...engine.record import Record, field
from ...engine.rule import rule
from .actions import BUILD, TRADE, read
from .board import CITY, GOAL, SPACES
from .rules import NCOLOURS, is_full
from .state import DEALT, LOCOMOTIVES, LONGEST_BUILD, MAY_OWN, PENALTY, RUNNING, SEATS

MOST_REACH = 10.0  # no build adds more to a company
NEVER = -1000.0  # what no sensible player does

# What things are worth, in points; found by playing against itself (docs/explanation/greedy.md).
RIVALS = 1.10  # what others gain, against what oneself gains
LEFT_OVER = 0.05  # a locomotive that the way to a city leaves for another
PROGRESS = 0.40  # part of a city's value that the way there is worth, if it is not reached in this turn
TRADING = 0.65  # part of what a trade gains that counts: it only lasts if the companies grow as expected
GROWTH = 7.78  # what a company will still gain, at the beginning
REACH = 2.04  # and part of what the next build can add
OWNED = 1.04  # and for each locomotive of it that a player owns on average
MINE = 0.60  # and for each that oneself owns more than the others
LIFE = 1.20  # part of its locomotives that a company will still build, against the time that is left
SAFE = 0.0  # points ahead that are enough to end the game
WIN = 50.0  # ending the game when ahead
LEAST_DOUBT = 3.0  # points that a forecast is wrong by in the end
TIME_DOUBT = 30.0  # and more at the beginning
LIKELY = 0.6  # part of the expected growth that a forecast counts on
SWAP = 2.60  # what a locomotive must be worth more than one given for it

MEMO = Record(
    {"seat": SEATS, "colour": NCOLOURS, "space": SPACES},
    [
        field("mine", "f4", "colour", doc="own locomotives of each colour, less what the others own on average"),
        field("other", "f4", "seat", "colour", doc="locomotives that each seat owns, as far as the actor can tell"),
        field("final", "f4", "colour", doc="what each company is expected to be worth in the end"),
        field("reach", "f4", "colour", doc="the best build of each company"),
        field("lead", "f4", doc="points by which the actor is ahead of the best other"),
    ],
    scratch=[
        field("gain", "i2", "space", doc="search: value of the cities on the way there"),
        field("depth", "u1", "space", doc="search: locomotives that it takes, 0 where it has not been"),
        field("root", "u1", "space", doc="search: where the way begins"),
        field("queue", "u1", "space", doc="search: where next"),
        field("best", "f4", "space", doc="the best build that begins there"),
    ],
)


# ------------------------------------------------------------------------------------------------------------- weighing


@rule
def weigh(b, s, memo, out, n, weights):
    """How good each legal action of the player on turn looks, from 1 for the best down to 0."""
    p = s.turn
    guess_screens(s, memo, p)
    i = 0
    while i < n:
        kind, _, _, _ = read(out[i])
        if kind == BUILD:
            i = weigh_builds(b, s, memo, p, out, i, n, weights)
        else:
            weights[i] = 0.0  # to stop; trades are weighed when all builds are known
            i += 1
    if s.placed == 0:
        expect(s, memo)
        for i in range(n):
            kind, give, take, count = read(out[i])
            if kind == TRADE:
                weights[i] = weigh_trade(s, memo, p, give, take, count)
    sharpen(n, weights)


@rule
def sharpen(n, weights):
    """From points to weights: the best gets 1, and what is some points worse next to nothing."""
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    for i in range(n):
        near = 1 / (1 + (best - weights[i]) / 2)
        weights[i] = near * near * near * near


@rule
def guess_screens(s, memo, p):
    """What each player owns: the certain part, and of the rest of the first draws as much as the average."""
    unknown = 0.0
    for c in range(NCOLOURS):
        memo.reach[c] = 0.0
        memo.final[c] = 0.0
        for q in range(s.players):
            if q != p:
                certain = s.proven[q, c] + s.traded[q, c]
                memo.other[q, c] = certain
                memo.final[c] += s.screen[q, c] - certain
        unknown += memo.final[c]
    for q in range(s.players):
        proven = 0
        for c in range(NCOLOURS):
            proven += s.proven[q, c]
        for c in range(NCOLOURS):
            if q == p:
                memo.other[q, c] = s.screen[q, c]
            elif unknown > 0:
                memo.other[q, c] += (DEALT[s.players] - proven) * memo.final[c] / unknown
    compare(s, memo, p)


@rule
def compare(s, memo, p):
    """The own share in each company against the others', and the lead."""
    for c in range(NCOLOURS):
        rest = 0.0
        for q in range(s.players):
            if q != p:
                rest += memo.other[q, c]
        memo.mine[c] = memo.other[p, c] - RIVALS * rest / (s.players - 1)
    best = -1e6
    own = 0.0
    for q in range(s.players):
        worth = 0.0
        owned = 0.0
        for c in range(NCOLOURS):
            worth += memo.other[q, c] * s.value[c]
            owned += memo.other[q, c]
        worth -= PENALTY * max(0.0, owned - MAY_OWN[s.players])
        if q == p:
            own = worth
        else:
            best = max(best, worth)
    memo.lead = own - best


# ------------------------------------------------------------------------------------------------------------- building


@rule
def weigh_builds(b, s, memo, p, out, i, n, weights):
    """Weigh the builds of one colour, which stand together from i on; gives where they end."""
    _, colour, _, _ = read(out[i])
    end = i
    while end < n and is_build_of(out[end], colour):
        end += 1
    left = min(LONGEST_BUILD - s.placed, s.tray[colour])
    explore(b, s, memo, colour, left, out, i, end)
    memo.reach[colour] = 0.0
    for k in range(i, end):
        _, _, space, _ = read(out[k])
        best = memo.best[space]
        memo.reach[colour] = max(memo.reach[colour], best)
        weights[k] = best if best == NEVER or best > WIN else memo.mine[colour] * best
    return end


@rule
def is_build_of(action, colour):
    """Whether an action builds a colour."""
    kind, built, _, _ = read(action)
    return kind == BUILD and built == colour


@rule
def explore(b, s, memo, colour, left, out, first, last):
    """The best way to cities that begins at each space where a colour can be built, with so many locomotives left.

    The ways are as short as can be; among ways of one length those over more cities.
    """
    for space in range(b.spaces):
        memo.depth[space] = 0
    tail = 0
    for k in range(first, last):
        _, _, space, _ = read(out[k])
        memo.best[space] = NEVER if b.value[space] == GOAL else 0.0
        memo.depth[space] = 1
        memo.gain[space] = b.value[space]
        memo.root[space] = space
        memo.queue[tail] = space
        tail += 1
    head = 0
    while head < tail:
        space = memo.queue[head]
        head += 1
        depth = memo.depth[space]
        if b.kind[space] == CITY:
            note_city(b, s, memo, colour, left, space)
        if depth <= left + 1 and b.value[space] != GOAL:
            for side in range(b.sides[space]):
                to = b.next[space, side]
                if memo.depth[to] == 0:
                    if s.lying[to] >> colour & 1 == 0 and not is_full(b, s, to):
                        memo.depth[to] = depth + 1
                        memo.gain[to] = memo.gain[space] + b.value[to]
                        memo.root[to] = memo.root[space]
                        memo.queue[tail] = to
                        tail += 1
                elif memo.depth[to] == depth + 1 and memo.gain[space] + b.value[to] > memo.gain[to]:
                    memo.gain[to] = memo.gain[space] + b.value[to]
                    memo.root[to] = memo.root[space]


@rule
def note_city(b, s, memo, colour, left, city):
    """A city on the way: worth what it adds, and what the locomotives left over may add; Marseille only to a leader."""
    depth = memo.depth[city]
    gain = np.float64(memo.gain[city])
    root = memo.root[city]
    if depth > left:
        gain *= PROGRESS * left / depth
    else:
        gain += LEFT_OVER * (left - depth)
    if b.value[city] == GOAL:
        if depth > left:
            return
        if memo.lead + memo.mine[colour] * memo.gain[city] < SAFE:
            return
        gain += WIN
    memo.best[root] = max(memo.best[root], gain)


# -------------------------------------------------------------------------------------------------------------- trading


@rule
def expect(s, memo):
    """What each company will be worth in the end: after its next build, and after those that follow."""
    life = LIFE * time_left(s)
    for c in range(NCOLOURS):
        later = min(life, s.tray[c] / LOCOMOTIVES) * (growth(s, memo, c) + MINE * memo.mine[c])
        memo.final[c] = s.value[c] + REACH * min(memo.reach[c], MOST_REACH) + later


@rule
def time_left(s):
    """What part of the locomotives that will be built or traded before the trays are empty is still there."""
    left = np.int64(0)
    most = 0
    for c in range(NCOLOURS):
        left += s.tray[c]
        most = max(most, s.tray[c])
    return (left - most) / ((NCOLOURS - 1) * LOCOMOTIVES)


@rule
def growth(s, memo, colour):
    """What a company gains in a whole game: more if more of it is owned, which in all everybody can count."""
    owned = np.int64(0)
    for p in range(s.players):
        owned += s.screen[p, colour]
    return GROWTH + OWNED * owned / s.players


@rule
def weigh_trade(s, memo, p, give, take, count):
    """What is taken is worth more than what is given, and within what a player may own.

    One for one is only for what is worth clearly more already.  Trades leave that as it is, so every swap makes a
    screen worth more; by what trades do change, such as an empty tray, players would swap to and fro for ever.
    """
    if count == 1 and s.value[take] < s.value[give] + SWAP:
        return NEVER
    gain = count * memo.final[take] - memo.final[give]
    owned = np.int64(0)
    for c in range(NCOLOURS):
        owned += s.screen[p, c]
    over = count > 1 and owned + 1 > MAY_OWN[s.players]
    return TRADING * gain - (PENALTY if over else 0)


# ------------------------------------------------------------------------------------------------------------ the value


@rule
def value(b, s, memo, values):
    """Each seat's chance to win, from what everybody's locomotives are expected to be worth in the end."""
    time = time_left(s) if s.ended == RUNNING else 0.0
    for c in range(NCOLOURS):
        memo.final[c] = s.value[c] + LIKELY * min(LIFE * time, s.tray[c] / LOCOMOTIVES) * growth(s, memo, c)
    doubt = LEAST_DOUBT + TIME_DOUBT * time * (1 + time) if s.ended == RUNNING else 1e-3
    best = -1e6
    for p in range(s.players):
        worth = 0.0
        owned = np.int64(0)
        for c in range(NCOLOURS):
            worth += s.screen[p, c] * memo.final[c]
            owned += s.screen[p, c]
        values[p] = (worth - PENALTY * max(0, owned - MAY_OWN[s.players])) / doubt
        best = max(best, values[p])
    total = 0.0
    for p in range(len(values)):
        values[p] = np.exp(values[p] - best) if p < s.players else 0.0
        total += values[p]
    for p in range(len(values)):
        values[p] /= total
