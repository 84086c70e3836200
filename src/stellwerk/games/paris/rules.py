"""The rules of Paris Connection, in the order of the rulebook.

Small decisions: a build is one action for each locomotive, and one to stop; a trade is one action.
"""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS, FULL, clear, drop, has, lowest, put
from ...engine.random import GAME, below, seed_into, shuffle
from ...engine.rule import rule
from .board import CITY, CLOSED, COLOURS, GOAL, LANDSCAPE, NOWHERE, SPACES
from .state import (
    DEALT,
    GOAL_REACHED,
    LOCOMOTIVES,
    LONGEST_BUILD,
    MAY_OWN,
    NOBODY_CAN_ACT,
    PENALTY,
    RUNNING,
    TRAYS_EMPTY,
)

NCOLOURS = len(COLOURS)
ALL = (1 << NCOLOURS) - 1  # the set of all colours
WORDS = SPACES // BITS  # words of a set of spaces

# The action space: stop a build; trade GIVE for 1 or 2 of TAKE; build COLOUR on SPACE.
STOP = 0
TRADE = 1
BUILD = TRADE + NCOLOURS * NCOLOURS * 2
ACTIONS = BUILD + NCOLOURS * SPACES


# ---------------------------------------------------------------------------------------------------------- preparation


@rule
def setup(b, s, players, seed, options):
    """Six locomotives on the start spaces at random, a blind draw for every player, the rest into the trays."""
    seed_into(s.rng, seed, GAME)
    s.players = players
    s.ended = RUNNING
    s.building = -1
    s.placed = 0
    for i in range(SPACES):
        s.lying[i] = 0
    for c in range(NCOLOURS):
        s.value[c] = 0
        s.tray[c] = LOCOMOTIVES - 1
        s.lot[c] = c
    shuffle(s.rng, s.lot, NCOLOURS)
    for i in range(NCOLOURS):
        s.lying[b.starts[i]] = 1 << s.lot[i]
    for p in range(len(s.screen)):
        for c in range(NCOLOURS):
            s.screen[p, c] = 0
            s.traded[p, c] = 0
            s.proven[p, c] = 0
        if p < players:
            draw_from_bag(s, p, DEALT[players])
    s.turn = below(s.rng, players)
    refresh(b, s)


@rule
def draw_from_bag(s, p, count):
    """The bag holds all that the trays will hold: drawing from it leaves the trays as they will be."""
    in_bag = 0
    for c in range(NCOLOURS):
        in_bag += s.tray[c]
    for _ in range(count):
        k = below(s.rng, in_bag)
        c = 0
        while k >= s.tray[c]:
            k -= s.tray[c]
            c += 1
        s.tray[c] -= 1
        s.screen[p, c] += 1
        in_bag -= 1


# ---------------------------------------------------------------------------------------------------------- the course


@rule
def actor(b, s):
    """Whose decision: the player on turn, -1 when the game is over."""
    if s.ended != RUNNING:
        return -1
    return s.turn


@rule
def legal(b, s, out):
    """All builds and trades; in the middle of a build, its next locomotives or to stop."""
    if s.placed > 0:
        out[0] = STOP
        return legal_builds(s, int(s.building), out, 1)
    n = 0
    for c in range(NCOLOURS):
        if s.tray[c] > 0:
            n = legal_builds(s, c, out, n)
    return legal_trades(s, out, n)


@rule
def apply(b, s, action):
    """Carry out an action and hand the turn on where it ends."""
    if action == STOP:
        end_turn(b, s)
    elif action < BUILD:
        trade(b, s, action - TRADE)
    else:
        build(b, s, (action - BUILD) // SPACES, (action - BUILD) % SPACES)


@rule
def end_turn(b, s):
    """Clockwise to the next player who can do something; if nobody can, the game is over (a ruling)."""
    s.building = -1
    s.placed = 0
    may_build = False
    for c in range(NCOLOURS):
        if may_go_on(s, c):
            may_build = True
            break
    for i in range(1, s.players + 1):
        p = (s.turn + i) % s.players
        if may_build or can_trade(s, p):
            s.turn = p
            return
    s.ended = NOBODY_CAN_ACT


# ------------------------------------------------------------------------------------------------------ build a railway


@rule
def build(b, s, colour, space):
    """Place one locomotive.  The turn ends by itself after five, or when no other can be placed."""
    s.building = colour
    s.placed += 1
    place(b, s, colour, space)
    if b.value[space] == GOAL:
        s.ended = GOAL_REACHED
    elif trays_left(s) <= 1:
        s.ended = TRAYS_EMPTY
    else:
        guard(b, s, space)
        if s.placed == LONGEST_BUILD or not may_go_on(s, colour):
            end_turn(b, s)


@rule
def place(b, s, colour, space):
    """From its tray onto the map; the company's value grows at once."""
    s.tray[colour] -= 1
    s.value[colour] += b.value[space]
    s.lying[space] |= 1 << colour
    if b.kind[space] == CITY:
        s.linked |= 1 << colour
    open_up(b, s, colour, space)


@rule
def legal_builds(s, colour, out, n):
    """Where the next locomotive of this colour can be placed."""
    for w in range(WORDS):
        spaces = may_place(s, colour, w)
        while spaces != 0:
            out[n] = BUILD + colour * SPACES + w * BITS + lowest(spaces)
            n += 1
            spaces &= spaces - 1
    return n


@rule
def may_place(s, colour, w):
    """Word w of the set of spaces where this colour can be built: those open to it that cut nobody off."""
    spaces = np.int64(s.open[colour, w])
    if s.watched != 0:
        for c in range(NCOLOURS):
            if c != colour:
                spaces &= FULL ^ s.vital[c, w]
    return spaces


@rule
def may_go_on(s, colour):
    """Whether some locomotive of this colour can be placed."""
    if s.tray[colour] > 0:
        for w in range(WORDS):
            if may_place(s, colour, w) != 0:
                return True
    return False


# The building rules


@rule
def is_full(b, s, space):
    """A city holds one locomotive, a landscape two; Eiffel and start spaces are closed."""
    here = s.lying[space]
    if b.kind[space] == LANDSCAPE:
        return here > 0 and here & (here - 1) != 0  # more than one colour
    return b.kind[space] == CLOSED or here != 0


@rule
def open_up(b, s, colour, space):
    """Keep `open` right after a locomotive was placed: less room here, and new neighbours to build on."""
    drop(s.open[colour], space)
    if is_full(b, s, space):
        for c in range(NCOLOURS):
            drop(s.open[c], space)
    bit = 1 << colour
    for i in range(b.sides[space]):
        n = b.next[space, i]
        if s.lying[n] & bit == 0 and not is_full(b, s, n):
            put(s.open[colour], n)


# Cutting off


@rule
def guard(b, s, space):
    """Keep `vital` right after a locomotive was placed on this space.

    A colour that has two ways to a city with no space in common cannot be cut off by one locomotive.  It has to be
    looked at again only when another colour filled up a space on one of those ways; a colour without two such ways,
    always.
    """
    filled = is_full(b, s, space)
    for c in range(NCOLOURS):
        if s.watched >> c & 1 or (filled and has(s.ways[c], space) and s.lying[space] >> c & 1 == 0):
            look_for_ways(b, s, c)


@rule
def look_for_ways(b, s, colour):
    """Find two ways of a colour to a city that have no space in common; failing that, its vital spaces.

    Only colours without a city and with locomotives in their tray are protected, and a colour that has no way at all
    left has nothing to lose (a ruling).
    """
    s.watched &= ALL ^ (1 << colour)
    clear(s.ways[colour])
    clear(s.vital[colour])
    if s.tray[colour] == 0 or s.linked >> colour & 1:
        return
    length = mark_way(s, colour, find_city(b, s, colour))
    if length == 0 or mark_way(s, colour, find_city(b, s, colour)) > 0:
        return
    # There is no second way: a space of the first is vital if there is no way around just that one.
    s.watched |= 1 << colour
    clear(s.ways[colour])
    for i in range(length):
        if fills_up(b, s, s.way[i]):
            put(s.ways[colour], s.way[i])
            if find_city(b, s, colour) == NOWHERE:
                put(s.vital[colour], s.way[i])
            drop(s.ways[colour], s.way[i])


@rule
def fills_up(b, s, space):
    """Whether one more locomotive leaves no room for others."""
    return b.kind[space] == CITY or s.lying[space] != 0


@rule
def find_city(b, s, colour):
    """The nearest free city that a colour can reach over spaces it may still build on and that `ways` leaves out.

    `came` then leads back to where the way began, a space that came from itself.
    """
    head = 0
    tail = 0
    for w in range(WORDS):
        s.seen[w] = s.open[colour, w] | s.ways[colour, w]
        first = s.open[colour, w] & (FULL ^ s.ways[colour, w])
        while first != 0:
            space = w * BITS + lowest(first)
            s.came[space] = space
            s.queue[tail] = space
            tail += 1
            first &= first - 1
    while head < tail:
        space = s.queue[head]
        head += 1
        if b.kind[space] == CITY:
            return space
        for i in range(b.sides[space]):
            n = b.next[space, i]
            if not has(s.seen, n) and s.lying[n] >> colour & 1 == 0 and not is_full(b, s, n):
                put(s.seen, n)
                s.came[n] = space
                s.queue[tail] = n
                tail += 1
    return NOWHERE


@rule
def mark_way(s, colour, city):
    """Follow `came` back from a city, keep the way in `way`, mark it in `ways`, and give its length (0 for none)."""
    length = 0
    while city != NOWHERE:
        s.way[length] = city
        put(s.ways[colour], city)
        length += 1
        city = s.came[city] if s.came[city] != city else NOWHERE
    return length


@rule
def refresh(b, s):
    """Work out again what follows from the locomotives that lie."""
    s.linked = 0
    s.watched = 0
    for c in range(NCOLOURS):
        clear(s.open[c])
        clear(s.vital[c])
        clear(s.ways[c])
    for space in range(b.spaces):
        for c in range(NCOLOURS):
            if s.lying[space] >> c & 1:
                open_up(b, s, c, space)
                if b.kind[space] == CITY:
                    s.linked |= 1 << c
    for c in range(NCOLOURS):
        look_for_ways(b, s, c)


# ------------------------------------------------------------------------------------------------------------- trading


@rule
def legal_trades(s, out, n):
    """Give one own locomotive, take one or two of another colour."""
    for give in range(NCOLOURS):
        if s.screen[s.turn, give] > 0:
            for take in range(NCOLOURS):
                if take != give:
                    for count in range(1, min(2, s.tray[take]) + 1):
                        out[n] = TRADE + (give * NCOLOURS + take) * 2 + count - 1
                        n += 1
    return n


@rule
def can_trade(s, p):
    """Whether this player owns a locomotive and a tray of another colour has one."""
    for give in range(NCOLOURS):
        if s.screen[p, give] > 0:
            for take in range(NCOLOURS):
                if take != give and s.tray[take] > 0:
                    return True
    return False


@rule
def trade(b, s, which):
    """Trades are public: what they prove about the first draw is kept with them."""
    give = which // (2 * NCOLOURS)
    take = which // 2 % NCOLOURS
    count = which % 2 + 1
    p = s.turn
    s.screen[p, give] -= 1
    s.tray[give] += 1
    s.traded[p, give] -= 1
    if s.proven[p, give] + s.traded[p, give] < 0:
        s.proven[p, give] += 1
    s.tray[take] -= count
    s.screen[p, take] += count
    s.traded[p, take] += count
    if trays_left(s) <= 1:
        s.ended = TRAYS_EMPTY
    else:
        if s.tray[give] == 1:  # a colour with locomotives again is protected again
            look_for_ways(b, s, give)
        if s.tray[take] == 0:
            look_for_ways(b, s, take)
        end_turn(b, s)


# ------------------------------------------------------------------------------------------------------ end of the game


@rule
def trays_left(s):
    """How many trays still have locomotives: with one or none the game ends at once."""
    n = 0
    for c in range(NCOLOURS):
        if s.tray[c] > 0:
            n += 1
    return n


@rule
def scores(b, s, out):
    """The value of its company for every own locomotive, less 20 for each over the limit."""
    for p in range(s.players):
        points = 0
        owned = 0
        for c in range(NCOLOURS):
            points += s.screen[p, c] * s.value[c]
            owned += s.screen[p, c]
        if owned > MAY_OWN[s.players]:
            points -= PENALTY * (owned - MAY_OWN[s.players])
        out[p] = points


@rule
def winners(b, s, out):
    """Most points; ties share the win."""
    scores(b, s, out)
    best = out[0]
    for p in range(1, s.players):
        best = max(best, out[p])
    for p in range(len(out)):
        out[p] = 1 if p < s.players and out[p] == best else 0
