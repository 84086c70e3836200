"""Phases two to four: tokens into the boxes, the auction of influence, and the orders of building and transport."""

from __future__ import annotations

from ...engine.random import below
from ...engine.rule import rule
from .actions import MAY, NO_BOX, NO_CUBES, NOT_NOW, NOT_OVER, OWN_BID, TOO_LOW, to_bid
from .board import BOXES, BROWN, COLOURS, RED, WHITE
from .state import AUCTION, BUILD_TRACK, BUY_TRAINS, CHOICE, PLAYER
from .tracks import gain, set_order

NCOLOURS = len(COLOURS)

# ------------------------------------------------------------------------------------------ phase two: influence points


@rule
def draw(s, kinds, total):
    """One piece out of the bag, each as likely; gives its kind."""
    k = below(s.rng, total)
    kind = 0
    while kind < kinds - 1 and k >= s.bag[kind]:
        k -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    return kind


@rule
def draw_tokens(b, s):
    """All tokens are in the bag again: draw one for every box."""
    total = 0
    for c in range(NCOLOURS):
        s.bag[c] = b.bag[s.side, c]
        total += s.bag[c]
    for box in range(b.boxes[s.side]):
        s.token[box] = draw(s, NCOLOURS, total - box)


# --------------------------------------------------------------------------------------------- phase three: the auction


@rule
def lowest_bid(b, s, p, box):
    """What a bid in a box takes at least; more than anyone has where the player's own cubes lie there."""
    if s.bidder[box] == p:
        return 127
    return max(b.minimum[s.side, box], s.bid[box] + 1)


@rule
def must_bid(b, s, p):
    """Whether a player has fewer than two bids, and cubes enough for another."""
    bids = 0
    able = False
    for box in range(b.boxes[s.side]):
        if s.bidder[box] == p:
            bids += 1
        elif s.cubes[p] >= lowest_bid(b, s, p, box):
            able = True
    return bids < 2 and able


@rule
def next_bidder(b, s):
    """Go on in player order to the next who has to bid; False when there is none and the auction is over."""
    for i in range(1, s.players + 1):
        place = (s.at + i) % s.players
        if must_bid(b, s, s.order[PLAYER, place]):
            s.at = place
            return True
    return False


@rule
def legal_bids(b, s, out):
    """Any box, any number of cubes above what lies there."""
    n = 0
    p = s.order[PLAYER, s.at]
    for box in range(b.boxes[s.side]):
        for amount in range(lowest_bid(b, s, p, box), s.cubes[p] + 1):
            out[n] = to_bid(box, amount)
            n += 1
    return n


@rule
def why_not_bid(b, s, box, amount):
    """More than what lies in a box that is not one's own, as far as the cubes go."""
    if s.phase != AUCTION:
        return NOT_NOW
    p = s.order[PLAYER, s.at]
    if box >= b.boxes[s.side]:
        return NO_BOX
    if s.bidder[box] == p:
        return OWN_BID
    if amount < lowest_bid(b, s, p, box):
        return TOO_LOW if s.bidder[box] < 0 else NOT_OVER
    return MAY if amount <= s.cubes[p] else NO_CUBES


@rule
def bid(b, s, box, amount):
    """Place cubes in a box; those that lay there go back to their player."""
    p = s.order[PLAYER, s.at]
    take_back(s, box)
    s.bidder[box] = p
    s.bid[box] = amount
    s.cubes[p] -= amount
    return True


@rule
def take_back(s, box):
    """A displaced bid: the cubes return to the player's hand."""
    if s.bidder[box] >= 0:
        s.cubes[s.bidder[box]] += s.bid[box]
    s.bidder[box] = -1
    s.bid[box] = 0


@rule
def credit_boxes(b, s):
    """Credit the boxes from the lowest number on; False where the winner first has to choose a colour."""
    while s.crediting < b.boxes[s.side]:
        if s.bidder[s.crediting] >= 0:
            if b.either[s.side, s.crediting]:
                return False
            credit(b, s)
        s.crediting += 1
    return True


@rule
def credit(b, s):
    """The points of one box, printed and drawn, to the player who won it."""
    box = s.crediting
    for c in range(NCOLOURS):
        gain(b, s, s.bidder[box], c, b.points[s.side, box, c] + (1 if s.token[box] == c else 0))


@rule
def why_not_take(b, s, company):
    """Whoever won a box with the point of two colours has the choice."""
    return MAY if s.phase == CHOICE else NOT_NOW


@rule
def take(b, s, company):
    """The point of two colours as red or as green, and the box's other points."""
    gain(b, s, s.bidder[s.crediting], RED + company, 1)
    credit(b, s)
    s.crediting += 1
    return True


@rule
def clear_boxes(s):
    """The cubes of winning bids go back into the stock; the tokens stay till the end of the turn."""
    s.crediting = 0
    for box in range(BOXES):
        s.bidder[box] = -1
        s.bid[box] = 0


# ----------------------------------------------------------------------------- phase four: the orders of the two phases


@rule
def set_orders(s):
    """Building by influence with the government, trains by influence with the engine yards."""
    set_order(s, BUILD_TRACK, WHITE)
    set_order(s, BUY_TRAINS, BROWN)
