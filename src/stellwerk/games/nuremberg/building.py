"""Phase five: build track.

A player builds one chain of links, one action for each.  Influence for companies and landlords is paid with the link,
build points at the end: cubes first, then influence of the player's choice.
"""

from __future__ import annotations

from ...engine.bits import clear, has, put
from ...engine.rule import rule
from .actions import (
    CLOSED,
    FIRST_TURN,
    FORBIDDEN,
    FORK,
    MAY,
    MEANS,
    NO_BORDER,
    NO_EXTENSION,
    NO_GREEN,
    NO_LINKS,
    NO_RED,
    NO_START,
    NO_WHITE,
    NONE_LEFT,
    NOT_NOW,
    NOT_ON,
    ONLY_OUT,
    TAKEN,
    TOO_DEAR,
    to_build,
    to_pay,
)  # fmt: skip
from .board import COLOURS, GREEN, LINKS_EACH, RED, WHITE
from .connection import score_connection
from .state import BUILD_TRACK, BUILDING, BUY_TRAINS, LANDLORD, LONGEST, PAYING
from .tracks import spend

NCOLOURS, NMEANS = len(COLOURS), len(MEANS)


# ------------------------------------------------------------------------------------------------------------ the chain


@rule
def find_own(b, s, p):
    """The areas that a player's links touch: new chains can begin there."""
    clear(s.own)
    for link in range(b.links):
        if s.owner[link] == p:
            put(s.own, b.end[link, 0])
            put(s.own, b.end[link, 1])


@rule
def in_chain(s, area):
    """Whether the chain has been in an area."""
    if s.laid > 0:
        for i in range(s.laid + 1):
            if s.trail[i] == area:
                return True
    return False


@rule
def why_not_go_on(s, here, there):
    """Why the chain under way cannot go on with a link: it goes on where it stands and never forks, but may come back
    to its start, where it ends."""
    if s.trail[s.laid] != here:
        return NOT_ON
    if here == s.trail[0]:
        return CLOSED
    return FORK if in_chain(s, there) and there != s.trail[0] else MAY


@rule
def go_on(s, here, there):
    """Note that the chain went from an area to the next."""
    s.trail[s.laid] = here
    s.laid += 1
    s.trail[s.laid] = there


@rule
def end_chain(s):
    """Nothing is under way any more."""
    s.laid = 0
    s.buyer = -1
    for i in range(LONGEST):
        s.trail[i] = -1


# ------------------------------------------------------------------------------------------------------ what is allowed


@rule
def why_not_build(b, s, link, way):
    """A link that nobody has laid, from where the chain stands or can begin, and that can be paid for."""
    if s.phase != BUILDING:
        return NOT_NOW
    if link >= b.links:
        return NO_BORDER
    p = s.order[BUILD_TRACK, s.at]
    here = b.end[link, way]
    there = b.end[link, 1 - way]
    if b.forbidden[link]:
        return FORBIDDEN
    if b.extension[link] and s.extended == 0:
        return NO_EXTENSION
    if s.owner[link] >= 0:
        return TAKEN
    if b.one_way[link] and way == 1:
        return ONLY_OUT
    if s.track[p] >= LINKS_EACH:
        return NO_LINKS
    if s.laid == 0:
        # in the first turn nobody has links yet, so that only company towns are left
        if s.company[here] == 0 and not has(s.own, here):
            return FIRST_TURN if s.turn == 1 else NO_START
    else:
        why = why_not_go_on(s, here, there)
        if why != MAY:
            return why
    return cannot_pay(b, s, p, link, here, there)


@rule
def toll(s, company, here, there):
    """Influence for building out of or into towns and stations of a company: once for each area in a turn."""
    points = 0
    if s.laid == 0 and s.company[here] >> company & 1:
        points += 1
    if s.company[there] >> company & 1 and not in_chain(s, there):
        points += 1
    return points


@rule
def cannot_pay(b, s, p, link, here, there):
    """The influence a link needs must be there, and after it enough for all the build points of the chain."""
    red = toll(s, 0, here, there)
    green = toll(s, 1, here, there)
    white = s.lying[there, LANDLORD]
    if s.influence[p, RED] < red:
        return NO_RED
    if s.influence[p, GREEN] < green:
        return NO_GREEN
    if s.influence[p, WHITE] < white:
        return NO_WHITE
    if means(s, p) - red - green - white < s.due + b.cost[link]:
        return TOO_DEAR
    return MAY


@rule
def means(s, p):
    """Cubes and influence of all colours together."""
    points = int(s.cubes[p])
    for c in range(NCOLOURS):
        points += s.influence[p, c]
    return points


@rule
def next_build(b, s, number):
    """The first link from this number on that can be built (two numbers a link, one for each direction), or -1."""
    if s.laid > 0:
        return next_from(b, s, s.trail[s.laid], number)
    while number < 2 * b.links:
        link = number >> 1
        if s.owner[link] >= 0:
            number += 2 - (number & 1)
        elif why_not_build(b, s, link, number & 1) == MAY:
            return number
        else:
            number += 1
    return -1


@rule
def next_from(b, s, area, number):
    """The same for a chain under way: only links out of the area where it stands, in order of their number."""
    for i in range(b.sides[area]):
        link = b.side[area, i]
        found = 2 * link + (0 if b.end[link, 0] == area else 1)
        if found >= number and s.owner[link] < 0 and why_not_build(b, s, link, found & 1) == MAY:
            return found
    return -1


@rule
def legal_builds(b, s, out, n):
    """All links that can be built next."""
    number = 0
    while True:  # one call, so that compilers write it out once
        number = next_build(b, s, number)
        if number < 0:
            return n
        out[n] = to_build(number >> 1, number & 1)
        n += 1
        number += 1


@rule
def next_builder(b, s):
    """Go on in building order to the next who can build something; False when the phase is over."""
    while s.at + 1 < s.players:
        s.at += 1
        find_own(b, s, s.order[BUILD_TRACK, s.at])
        if next_build(b, s, 0) >= 0:
            return True
    return False


# ------------------------------------------------------------------------------------------------------------- building


@rule
def build(b, s, link, way):
    """Lay a link; pay companies and landlords, who leave the board.  The builder goes on."""
    p = s.order[BUILD_TRACK, s.at]
    here = b.end[link, way]
    there = b.end[link, 1 - way]
    spend(s, p, RED, toll(s, 0, here, there))
    spend(s, p, GREEN, toll(s, 1, here, there))
    spend(s, p, WHITE, s.lying[there, LANDLORD])
    s.boxed[LANDLORD] += s.lying[there, LANDLORD]
    s.lying[there, LANDLORD] = 0
    s.due += b.cost[link]
    s.owner[link] = p
    s.track[p] += 1
    go_on(s, here, there)
    if b.scoring and s.scored == 0:
        score_connection(b, s)
    return False


# --------------------------------------------------------------------------------------------------------------- paying


@rule
def pay_with_cubes(s, p):
    """Build points are paid with cubes as long as there are any."""
    cubes = min(s.cubes[p], s.due)
    s.cubes[p] -= cubes
    s.due -= cubes


@rule
def payer(s):
    """Who is paying: the buyer of a train or the builder."""
    return s.order[BUY_TRAINS if s.buying >= 0 else BUILD_TRACK, s.at]


@rule
def purse(s, p, kind):
    """What a player has of a means of payment: cubes, then influence by colour."""
    if kind == 0:
        return int(s.cubes[p])
    return int(s.influence[p, kind - 1])


@rule
def pay(b, s, kind):
    """Pay one point."""
    hand_over(s, kind, 1)
    return True


@rule
def why_not_pay(b, s, kind):
    """One point of whatever the payer has.

    What has to be spent first is gone by then: cubes when track is paid for, brown influence when a train is.
    """
    if s.phase != PAYING:
        return NOT_NOW
    return MAY if purse(s, payer(s), kind) > 0 else NONE_LEFT


@rule
def hand_over(s, kind, points):
    """Pay points with cubes, which go into the stock, or with influence of a colour."""
    p = payer(s)
    if kind == 0:
        s.cubes[p] -= points
    else:
        spend(s, p, kind - 1, points)
    s.due -= points


@rule
def pay_what_is_forced(s):
    """Pay as long as there is no choice; True when all is paid."""
    p = payer(s)
    kinds = 0
    total = 0
    for kind in range(NMEANS):
        if purse(s, p, kind) > 0:
            kinds += 1
            total += purse(s, p, kind)
    if kinds == 1 or total == s.due:
        for kind in range(NMEANS):
            hand_over(s, kind, min(purse(s, p, kind), int(s.due)))
    return s.due == 0


@rule
def legal_payments(b, s, out):
    """The means that there is a choice of."""
    n = 0
    for kind in range(NMEANS):
        if why_not_pay(b, s, kind) == MAY:
            out[n] = to_pay(kind)
            n += 1
    return n
