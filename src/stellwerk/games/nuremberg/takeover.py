"""Phase nine: takeovers.  A player sells one chain of links to a company, one action for each link."""

from __future__ import annotations

from ...engine.bits import clear, has, put
from ...engine.rule import rule
from .actions import FINISH, PASS, SELL
from .board import LINKS, RED, STATION
from .building import go_on, in_chain, is_closed
from .state import FIRST_COMPANY, PLAYER, RED_PASSENGER, WHITE_CUBE, YELLOW_CUBE
from .tracks import spend

PER_POINT = 2  # links for one point of influence

# Why a link cannot be sold (0: it can)
(
    MAY_SELL, NOT_YOURS, OTHER_COMPANY, NOT_AT_COMPANY, NOT_ON, CLOSED, FORK, NO_INFLUENCE, NO_COMPANY_LINKS, NO_END,
) = range(10)  # fmt: skip


@rule
def why_not_sell(b, s, p, company, link, way):
    """Why a link cannot be the next of the chain that a company takes over; MAY_SELL if nothing is against it."""
    if link >= b.links or s.owner[link] != p:
        return NOT_YOURS
    here = b.end[link, way]
    there = b.end[link, 1 - way]
    if s.laid == 0:
        if s.company[here] >> company & 1 == 0:
            return NOT_AT_COMPANY
    elif s.buyer != company:
        return OTHER_COMPANY
    elif s.trail[s.laid] != here:
        return NOT_ON
    elif is_closed(s):
        return CLOSED
    elif in_chain(s, there) and there != s.trail[0]:
        return FORK
    influence = int(s.influence[p, RED + company])
    if s.laid % PER_POINT == 0:
        if influence == 0:
            return NO_INFLUENCE
        influence -= 1
    stock = int(s.stock) - int(s.track[FIRST_COMPANY + company])
    if stock == 0:
        return NO_COMPANY_LINKS
    more = PER_POINT * influence + (s.laid + 1) % PER_POINT  # links that can still be sold after this one
    if not can_end(b, s, p, link, here, there, min(more, stock - 1)):
        return NO_END
    return MAY_SELL


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
def next_sale(b, s, p, number):
    """The first link from this number on that can be sold (for each company two numbers a link), or -1."""
    while number < 4 * LINKS:
        company = number // (2 * LINKS)
        link = number // 2 % LINKS
        if not is_buyer(s, p, company):
            number = (company + 1) * 2 * LINKS
        elif s.owner[link] != p:
            number += 2 - number % 2
        elif why_not_sell(b, s, p, company, link, number % 2) == MAY_SELL:
            return number
        else:
            number += 1
    return -1


@rule
def is_buyer(s, p, company):
    """Whether a company can take over another link of a player at all: it is the buyer, and the influence is there."""
    if s.laid > 0 and s.buyer != company:
        return False
    return s.laid % PER_POINT != 0 or s.influence[p, RED + company] > 0


@rule
def next_seller(b, s):
    """Go on in player order to the next who can sell something; False when the phase is over."""
    while s.at + 1 < s.players:
        s.at += 1
        p = s.order[PLAYER, s.at]
        if s.track[p] > 0 and next_sale(b, s, p, 0) >= 0:
            return True
    return False


@rule
def legal_sales(b, s, out):
    """The links that can be sold next; the chain can end in any town or station."""
    n = 0
    p = s.order[PLAYER, s.at]
    if s.laid == 0:
        out[0] = PASS
        n = 1
    elif b.kind[s.trail[s.laid]] >= STATION:
        out[0] = FINISH
        n = 1
    number = 0
    while True:
        number = next_sale(b, s, p, number)
        if number < 0:
            return n
        out[n] = SELL + number
        n += 1
        number += 1


@rule
def sell(b, s, number):
    """The company's link takes the place of the player's; a point of influence pays for two."""
    p = s.order[PLAYER, s.at]
    company = number // (2 * LINKS)
    link = number // 2 % LINKS
    here = b.end[link, number % 2]
    there = b.end[link, 1 - number % 2]
    if s.laid % PER_POINT == 0:
        spend(s, p, RED + company, 1)
    s.buyer = company
    s.owner[link] = FIRST_COMPANY + company
    s.track[p] -= 1
    s.track[FIRST_COMPANY + company] += 1
    go_on(s, here, there)
    reach(b, s, company, here)
    reach(b, s, company, there)


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
