"""The rules of Paris Connection, in the order of the rulebook.

Small decisions: a build is one action for each locomotive, and one to stop; a trade is one action.
"""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS, FULL, clear, drop, has, lowest, put
from ...engine.random import GAME, below, seed_into, shuffle
from ...engine.rule import rule
from .actions import (
    CITY_TAKEN,
    CLOSED_SPACE,
    CUTS_OFF,
    KINDS,
    LANDSCAPE_FULL,
    MAY,
    NO_SUCH_SPACE,
    NOT_ADJACENT,
    NOTHING_BUILT,
    OTHER_COLOUR,
    SAME_COLOUR,
    TRADE_IN_BUILD,
    TRADE_NONE_OWNED,
    TRADE_SAME,
    TRADE_TRAY,
    TRAY_EMPTY,
    to_build,
    to_stop,
    to_trade,
)
from .board import CITY, CLOSED, COLOURS, GOAL, LANDSCAPE, SPACES
from .state import (
    DEALT,
    GOAL_REACHED,
    IN_THE_BAG,
    LONGEST_BUILD,
    MAY_OWN,
    PENALTY,
    RUNNING,
    TRAYS_EMPTY,
)

NCOLOURS = len(COLOURS)
ALL = (1 << NCOLOURS) - 1  # the set of all colours
WORDS = SPACES // BITS  # words of a set of spaces
FIRST = 0  # the place of the option `first`: 0 for the lot, else a seat counted from 1


# ---------------------------------------------------------------------------------------------------------- preparation


@rule
def setup(b, s, players, seed, options):
    """Six locomotives on the start spaces at random, a blind draw for every player, the rest into the trays.

    The starting player is drawn, whoever is named by the option `first`: so a seed deals the same to everybody.
    """
    seed_into(s.rng, seed, GAME)
    s.players = players
    s.ended = RUNNING
    s.building = -1
    s.placed = 0
    for i in range(SPACES):
        s.lying[i] = 0
    for c in range(NCOLOURS):
        s.value[c] = 0
        s.tray[c] = IN_THE_BAG
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
    if options[FIRST] > 0:
        s.turn = options[FIRST] - 1
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
        out[0] = to_stop()
        return legal_builds(s, int(s.building), out, 1)
    n = 0
    for c in range(NCOLOURS):
        if s.tray[c] > 0:
            n = legal_builds(s, c, out, n)
    return legal_trades(b, s, out, n)


@rule
def stop(b, s):
    """End the build, and with it the turn."""
    end_turn(b, s)


@rule
def why_not_stop(b, s):
    """Nobody passes: something has to be built first."""
    return MAY if s.placed > 0 else NOTHING_BUILT


@rule
def end_turn(b, s):
    """Clockwise to the next player, who always can do something: nobody ever owns fewer locomotives than were drawn,
    and while two trays have some, one of them is of another colour than a locomotive to give."""
    if s.building >= 0 and s.watched >> s.building & 1:
        look_for_ways(b, s, int(s.building))  # what was built may have opened ways
    s.building = -1
    s.placed = 0
    s.turn = (s.turn + 1) % s.players


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
        guard(b, s, colour, space)
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
            out[n] = to_build(colour, w * BITS + lowest(spaces))
            n += 1
            spaces &= spaces - 1
    return n


@rule
def why_not_build(b, s, colour, space):
    """One colour in a turn; next to a locomotive of the colour, where there is room, and cutting nobody off."""
    if space >= b.spaces:
        return NO_SUCH_SPACE
    if s.placed > 0 and colour != s.building:
        return OTHER_COLOUR
    if s.tray[colour] == 0:
        return TRAY_EMPTY
    if may_place(s, colour, space // BITS) >> (space % BITS) & 1:
        return MAY
    if b.kind[space] == CLOSED:
        return CLOSED_SPACE
    if s.lying[space] >> colour & 1:
        return SAME_COLOUR
    if is_full(b, s, space):
        return CITY_TAKEN if b.kind[space] == CITY else LANDSCAPE_FULL
    return CUTS_OFF if has(s.open[colour], space) else NOT_ADJACENT


@rule
def may_place(s, colour, w):
    """Word w of the set of spaces where this colour can be built: those open to it that cut nobody off."""
    spaces = np.int64(s.open[colour, w])
    if s.watched != 0:
        for c in range(NCOLOURS):
            if c != colour:
                spaces &= FULL ^ (s.vital[c, w] & s.filling[w])
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
    """Keep `open`, `barred` and `filling` right after a locomotive was placed: less room here, and new neighbours to
    build on."""
    put(s.filling, space)
    if is_full(b, s, space):
        for c in range(NCOLOURS):
            put(s.barred[c], space)
            drop(s.open[c], space)
    else:
        put(s.barred[colour], space)
        drop(s.open[colour], space)
    for i in range(b.sides[space]):
        n = b.next[space, i]
        if not has(s.barred[colour], n):
            put(s.open[colour], n)


# Cutting off


@rule
def guard(b, s, colour, space):
    """Keep `vital` of all others right after a locomotive of a colour was placed on a space.

    What is known about a colour rests on the ways that were found for it.  Another's locomotive changes that only by
    filling up a space on one of them; its own can open new ways, which matters to others, once its turn is over.
    """
    for c in range(NCOLOURS):
        if c != colour and has(s.ways[c], space) and has(s.barred[c], space) and s.lying[space] >> c & 1 == 0:
            look_for_ways(b, s, c)


@rule
def cuts_off(s, colour, space):
    """Whether another's locomotive on this space would take the last way of a colour to a city."""
    return has(s.vital[colour], space) and has(s.filling, space)


@rule
def look_for_ways(b, s, colour):
    """Find two ways of a colour to a city that have no space in common; failing that, its vital spaces.

    A colour that has two such ways cannot be cut off by one locomotive.  Only colours without a city and with
    locomotives in their tray are protected, and a colour that has no way at all left has nothing to lose (a ruling).
    """
    s.watched &= ALL ^ (1 << colour)
    clear(s.ways[colour])
    clear(s.vital[colour])
    if s.tray[colour] == 0 or s.linked >> colour & 1:
        return
    clear(s.shut)
    if not find_way(b, s, colour):
        return
    for w in range(WORDS):
        s.way[w] = s.shut[w] = s.ways[colour, w]
    if find_way(b, s, colour):
        return
    # There is no second way: a space of the first is vital if there is no way around just that one.
    s.watched |= 1 << colour
    clear(s.shut)
    for w in range(WORDS):
        spaces = np.int64(s.way[w])
        while spaces != 0:
            space = w * BITS + lowest(spaces)
            spaces &= spaces - 1
            put(s.shut, space)
            if not find_way(b, s, colour):
                put(s.vital[colour], space)
            drop(s.shut, space)


@rule
def find_way(b, s, colour):
    """Whether a colour can reach a free city over spaces it may still build on, but for those that are `shut`; the
    spaces of the shortest way there are added to its `ways`."""
    head = 0
    tail = 0
    for w in range(WORDS):
        s.seen[w] = s.open[colour, w] | s.shut[w] | s.barred[colour, w]
        first = s.open[colour, w] & (FULL ^ s.shut[w])
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
            mark_way(s, colour, space)
            return True
        for i in range(b.sides[space]):
            n = b.next[space, i]
            if not has(s.seen, n):
                put(s.seen, n)
                s.came[n] = space
                s.queue[tail] = n
                tail += 1
    return False


@rule
def mark_way(s, colour, city):
    """Follow `came` back from a city to where the way began, a space that came from itself."""
    space = city
    put(s.ways[colour], space)
    while s.came[space] != space:
        space = s.came[space]
        put(s.ways[colour], space)


@rule
def refresh(b, s):
    """Work out again what follows from the locomotives that lie."""
    s.linked = 0
    s.watched = 0
    for c in range(NCOLOURS):
        clear(s.open[c])
        clear(s.barred[c])
        clear(s.vital[c])
        clear(s.ways[c])
    clear(s.filling)
    for space in range(b.spaces):
        if b.kind[space] == CITY:
            put(s.filling, space)
        if b.kind[space] == CLOSED:
            for c in range(NCOLOURS):
                put(s.barred[c], space)
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
def legal_trades(b, s, out, n):
    """Give one own locomotive, take one or two of another colour."""
    for give in range(NCOLOURS):
        if s.screen[s.turn, give] > 0:
            for take in range(NCOLOURS):
                for count in range(1, 3):
                    if why_not_trade(b, s, give, take, count) == MAY:
                        out[n] = to_trade(give, take, count)
                        n += 1
    return n


@rule
def why_not_trade(b, s, give, take, count):
    """A whole turn: one own locomotive for what the tray of another colour has."""
    if s.placed > 0:
        return TRADE_IN_BUILD
    if give == take:
        return TRADE_SAME
    if s.screen[s.turn, give] == 0:
        return TRADE_NONE_OWNED
    return MAY if s.tray[take] >= count else TRADE_TRAY


@rule
def trade(b, s, give, take, count):
    """Trades are public: what they prove about the first draw is kept with them."""
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
    """How many trays still have locomotives: with only one the game ends at once."""
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


apply = KINDS.each("apply", stop=stop, trade=trade, build=build)
why_not = KINDS.each("why_not", stop=why_not_stop, trade=why_not_trade, build=why_not_build)
