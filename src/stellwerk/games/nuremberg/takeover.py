"""Phase nine: takeovers.  A player sells one chain of links to a company, one action for each link."""

from __future__ import annotations

from ...engine.bits import clear, has, put
from ...engine.rule import rule
from .actions import (
    MAY,
    NO_BORDER,
    NO_END,
    NO_INFLUENCE,
    NO_LINKS,
    NOT_AT_COMPANY,
    NOT_NOW,
    NOT_YOURS,
    NOTHING,
    OTHER_COMPANY,
    to_sell,
)  # fmt: skip
from .board import COMPANIES, RED, STATION
from .building import go_on, why_not_go_on
from .state import FIRST_COMPANY, PLAYER, RED_PASSENGER, TAKEOVERS, WHITE_CUBE, YELLOW_CUBE
from .tracks import spend

PER_POINT = 2  # links for one point of influence


@rule
def why_not_sell(b, s, company, link, way):
    """In the takeover phase, a link of one's own that goes on with a chain which can be paid for and ended."""
    if s.phase != TAKEOVERS:
        return NOT_NOW
    if link >= b.links:
        return NO_BORDER
    p = s.order[PLAYER, s.at]
    if s.owner[link] != p:
        return NOTHING if s.owner[link] < 0 else NOT_YOURS
    here = b.end[link, way]
    there = b.end[link, 1 - way]
    if s.laid == 0 and s.company[here] >> company & 1 == 0:
        return NOT_AT_COMPANY
    why = why_not_take_over(s, p, company)
    if why == MAY and s.laid > 0:
        why = why_not_go_on(s, here, there)
    if why != MAY:
        return why
    return MAY if can_end(b, s, p, link, here, there, sales_left(s, p, company) - 1) else NO_END


@rule
def why_not_take_over(s, p, company):
    """One company in a turn; a point of influence pays for two links, and the company needs links of its own."""
    if s.laid > 0 and s.buyer != company:
        return OTHER_COMPANY
    if s.laid % PER_POINT == 0 and s.influence[p, RED + company] == 0:
        return NO_INFLUENCE
    return MAY if s.track[FIRST_COMPANY + company] < s.stock else NO_LINKS


@rule
def sales_left(s, p, company):
    """How many links more a player can sell to a company, as far as influence and its links go."""
    paid_for = PER_POINT * int(s.influence[p, RED + company]) + int(s.laid) % PER_POINT
    return min(paid_for, int(s.stock) - int(s.track[FIRST_COMPANY + company]))


@rule
def can_end(b, s, p, link, here, there, more):
    """Whether the chain, gone on to `there`, can come to a town or station with so many more of the player's links."""
    if b.kind[there] >= STATION:
        return True
    first = s.trail[0] if s.laid > 0 else here
    clear(s.seen)
    for i in range(s.laid + 1 if s.laid > 0 else 0):
        put(s.seen, s.trail[i])
    put(s.seen, here)
    put(s.seen, there)
    s.queue[0] = there
    s.far[there] = 0
    head = 0
    tail = 1
    while head < tail:
        area = int(s.queue[head])
        head += 1
        if s.far[area] >= more:
            return False
        for i in range(b.sides[area]):
            other = b.side[area, i]
            n = b.end[other, 0] + b.end[other, 1] - area
            if s.owner[other] == p and other != link and (n == first or not has(s.seen, n)):
                if b.kind[n] >= STATION:
                    return True
                put(s.seen, n)
                s.far[n] = s.far[area] + 1
                s.queue[tail] = n
                tail += 1
    return False


@rule
def next_sale(b, s, company, number):
    """The first link from this number on that a company can take over (two numbers a link, one for each direction), or
    -1: without a look at each where it can take over none."""
    p = s.order[PLAYER, s.at]
    if why_not_take_over(s, p, company) != MAY:
        return -1
    while number < 2 * b.links:
        link = number >> 1
        if s.owner[link] != p:
            number += 2 - (number & 1)
        elif why_not_sell(b, s, company, link, number & 1) == MAY:
            return number
        else:
            number += 1
    return -1


@rule
def can_sell(b, s):
    """Whether the seller can sell something."""
    for company in range(len(COMPANIES)):
        if next_sale(b, s, company, 0) >= 0:
            return True
    return False


@rule
def next_seller(b, s):
    """Go on in player order to the next who can sell something; False when the phase is over."""
    while s.at + 1 < s.players:
        s.at += 1
        if s.track[s.order[PLAYER, s.at]] > 0 and can_sell(b, s):
            return True
    return False


@rule
def legal_sales(b, s, out, n):
    """All links that can be sold next."""
    for company in range(len(COMPANIES)):
        number = next_sale(b, s, company, 0)
        while number >= 0:
            out[n] = to_sell(company, number >> 1, number & 1)
            n += 1
            number = next_sale(b, s, company, number + 1)
    return n


@rule
def sell(b, s, company, link, way):
    """The company's link takes the place of the player's; a point of influence pays for two.  The seller goes on."""
    p = s.order[PLAYER, s.at]
    here = b.end[link, way]
    there = b.end[link, 1 - way]
    if s.laid % PER_POINT == 0:
        spend(s, p, RED + company, 1)
    s.buyer = company
    s.owner[link] = FIRST_COMPANY + company
    s.track[p] -= 1
    s.track[FIRST_COMPANY + company] += 1
    go_on(s, here, there)
    reach(b, s, company, here)
    reach(b, s, company, there)
    return False


@rule
def reach(b, s, company, area):
    """A company's link runs into an area: its station joins the company, and pieces that can never move again leave."""
    discard(s, area, YELLOW_CUBE)
    if b.kind[area] < STATION or s.company[area] >> company & 1:
        return
    s.company[area] |= 1 << company
    discard(s, area, RED_PASSENGER + company)
    for i in range(b.serving[area]):
        field = b.serves[area, i]
        shut = True
        for k in range(b.serving[field]):
            if s.company[b.serves[field, k]] == 0:
                shut = False
        if shut:
            discard(s, field, WHITE_CUBE)


@rule
def discard(s, area, kind):
    """Put the pieces of a kind in an area back into the box."""
    s.boxed[kind] += s.lying[area, kind]
    s.lying[area, kind] = 0
