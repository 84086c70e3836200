"""What the others probably hold in Zug um Zug: Deutschland: tickets that explain the tracks they have claimed.

A guess deals hidden tickets evenly, and evenly dealt tickets seldom fit: late in the game everybody seems to be about
to lose most of theirs.  But people claim tracks *because* of their tickets.  So hidden tickets are dealt again, one
after another, each the more likely the more of its way is done, if it begins or ends where a player's tracks lead, and
if it gives a reason for tracks and tips of tracks that the player's other tickets leave without one.
"""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS, clear, lowest, put
from ...engine.random import below
from ...engine.record import Record, field
from ...engine.rule import rule
from .board import CITIES, GOALS, GREY, LOCOMOTIVE, TICKETS
from .rules import NCARDS, NDECKS, WORDS
from .state import DECK, SEATS, WAGONS

FAR = np.float32(1e6)
SWEEPS = 2  # times that every hidden ticket is dealt again
FINE = 1 << 30  # steps of a random number between 0 and 1
SIDES = 2
PLACES = CITIES // BITS  # words that hold a set of cities

# How much likelier a ticket is, as powers of e; fitted to the tickets of greedy players (docs/explanation/search.md).
DONE = 1.7  # all of its way done, against nothing
ENDS = (0.0, 0.7, 2.3)  # none, one or both of its ends are where the player's tracks lead
LATE = 1.2  # it is complete, towards the end: who takes new tickets then keeps those that fit
CARD = 0.19  # a card that it still takes is one that the player is known to hold
TIP = 0.95  # an end is where they come to an end, and no other ticket's is
REASON = 0.175  # a wagon on its way that no other ticket gives a reason for

BELIEF = Record(
    {"seat": SEATS, "ticket": TICKETS, "city": CITIES, "bits": WORDS, "side": SIDES, "place": PLACES, "colour": NCARDS},
    [
        field("fits", "f4", "seat", "ticket", doc="how likely a seat is to hold a ticket, whatever else it holds"),
        field("way", "u4", "seat", "ticket", "bits", doc="the seat's tracks on the ticket's cheapest way"),
        field("tips", "u4", "seat", "ticket", "side", "place", doc="its ends where the seat's tracks come to an end"),
        field("ends", "u4", "ticket", "place", doc="all cities at which a ticket may begin or end"),
        field("full", "f4", "ticket", doc="wagons that a ticket takes on an empty board"),
        field("far", "f4", "city", "city", doc="search: wagons from one city to another"),
        field("onward", "i1", "city", "city", doc="search: the next city on the way"),
        field("by", "i1", "city", "city", doc="search: the cheapest track between neighbours, -1 for others"),
        field("touch", "i1", "city", doc="a seat's tracks at each city"),
        field("need", "i2", "colour", doc="cards of each colour that a way still takes"),
        field("reasons", "u4", "bits", doc="tracks for which the seat's other tickets give a reason"),
        field("known", "u4", "place", doc="the ends of these"),
        field("chance", "f4", "ticket", doc="how likely each ticket of a deck is to be the one"),
    ],
)


# -------------------------------------------------------------------------------------------------- once for a decision


@rule
def prepare(b, s, seat, belief):
    """Work out how well each ticket fits each other seat's tracks: public knowledge, once for a decision."""
    measure(b, s, -1, belief)
    for t in range(b.tickets):
        belief.full[t] = max(1, nearest(b, belief, t)[0])
        clear(belief.ends[t])
        for side in range(SIDES):
            for i in range(GOALS):
                if b.goals[t, side, i] >= 0:
                    put(belief.ends[t], b.goals[t, side, i])
    for p in range(s.players):
        if p != seat:
            measure(b, s, p, belief)
            for t in range(b.tickets):
                done, reached, late, cards = judge(b, s, p, t, belief)
                belief.fits[p, t] = DONE * done + ENDS[reached] + LATE * late + CARD * cards


@rule
def measure(b, s, p, belief):
    """The cheapest ways between any two cities in wagons that a player lacks: own tracks take none (p = -1: on an empty
    board); and how many tracks the player has at each city."""
    far = belief.far
    for a in range(b.cities):
        belief.touch[a] = 0
        for z in range(b.cities):
            far[a, z] = 0 if a == z else FAR
            belief.by[a, z] = -1
    for t in range(b.tracks):
        length = np.float32(FAR)
        a = b.ends[t, 0]
        z = b.ends[t, 1]
        if p < 0 or s.owner[t] < 0:
            length = np.float32(b.length[t])
        elif s.owner[t] == p:
            length = np.float32(0)
            belief.touch[a] += 1
            belief.touch[z] += 1
        if length < far[a, z]:
            far[a, z] = far[z, a] = length
            belief.by[a, z] = belief.by[z, a] = t
            belief.onward[a, z] = z
            belief.onward[z, a] = a
    for via in range(b.cities):
        for a in range(b.cities):
            first = far[a, via]
            if first < FAR:
                for z in range(b.cities):
                    if first + far[via, z] < far[a, z]:
                        far[a, z] = first + far[via, z]
                        belief.onward[a, z] = belief.onward[a, via]


@rule
def nearest(b, belief, ticket):
    """Wagons between the two ends of a ticket, and these ends: of a country's endpoints the nearest."""
    least = FAR
    one = -1
    two = -1
    for i in range(GOALS):
        a = b.goals[ticket, 0, i]
        for j in range(GOALS):
            z = b.goals[ticket, 1, j]
            if a >= 0 and z >= 0 and belief.far[a, z] < least:
                least = belief.far[a, z]
                one = a
                two = z
    return least, one, two


@rule
def judge(b, s, p, ticket, belief):
    """How well a ticket fits a player's tracks, whatever else the player holds: the part of its way that is done, how
    many of its ends the tracks reach, if it is complete how near the end is, and how many of the cards that the player
    is known to hold its way still takes.  Notes its tracks and tips too."""
    missing, here, there = nearest(b, belief, ticket)
    clear(belief.way[p, ticket])
    for c in range(NCARDS):
        belief.need[c] = 0
    while here != there:
        onward = belief.onward[here, there]
        track = belief.by[here, onward]
        if s.owner[track] == p:
            put(belief.way[p, ticket], track)
        else:
            belief.need[card_for(b, s, p, b.parallel[track])] += b.length[track]
        here = onward
    cards = 0
    for c in range(LOCOMOTIVE):
        cards += min(belief.need[c], s.known[p, c])
    reached = 0
    for side in range(SIDES):
        clear(belief.tips[p, ticket, side])
        touched = False
        for i in range(GOALS):
            city = b.goals[ticket, side, i]
            if city >= 0 and belief.touch[city] > 0:
                touched = True
                if belief.touch[city] == 1:
                    put(belief.tips[p, ticket, side], city)
        reached += touched
    done = max(0.0, 1 - missing / belief.full[ticket]) if missing <= s.wagons[p] else 0.0
    late = (1 - s.wagons[p] / WAGONS) ** 4 if missing == 0 else 0.0
    return done, reached, late, cards


@rule
def card_for(b, s, p, track):
    """The card that a player would claim one of parallel tracks with: of their colours the one of which most are known;
    a locomotive stands for grey."""
    card = LOCOMOTIVE
    most = -1
    for t in range(track, track + b.parallels[track]):
        if s.owner[t] < 0 and b.colour[t] != GREY and s.known[p, b.colour[t]] > most:
            card = b.colour[t]
            most = s.known[p, card]
    return card


# -------------------------------------------------------------------------------------------------------- for each deal


@rule
def believe(b, s, seat, belief):
    """Deal the tickets that a guess has dealt to the others once more, by how well they fit: one after another, each
    from those in its deck of which the seat does not know where they are."""
    for _ in range(SWEEPS):
        for d in range(NDECKS):
            for t in range(b.begins[d], b.begins[d + 1]):
                p = s.ticket[t]
                if 0 <= p < s.players and p != seat and s.seen[t] >> seat & 1 == 0:
                    exchange(b, s, seat, belief, d, t, p)


@rule
def exchange(b, s, seat, belief, d, ticket, p):
    """Exchange a player's ticket for one from its deck, or for itself, each as likely as it fits the others."""
    note_reasons(b, s, belief, ticket, p)
    belief.chance[ticket] = likelihood(b, belief, ticket, p)
    total = np.float64(belief.chance[ticket])
    for t in range(b.begins[d], b.begins[d + 1]):
        if is_loose(s, seat, t):
            belief.chance[t] = likelihood(b, belief, t, p)
            total += belief.chance[t]
    left = total * below(s.rng, FINE) / FINE - belief.chance[ticket]
    if left < 0:
        return
    for t in range(b.begins[d], b.begins[d + 1]):
        if is_loose(s, seat, t):
            left -= belief.chance[t]
            if left < 0:
                s.ticket[t], s.ticket[ticket] = s.ticket[ticket], s.ticket[t]
                s.seen[t], s.seen[ticket] = s.seen[ticket], s.seen[t]
                s.under[t], s.under[ticket] = s.under[ticket], s.under[t]
                return


@rule
def note_reasons(b, s, belief, ticket, p):
    """The tracks and ends of all tickets that a player holds besides one."""
    clear(belief.reasons)
    clear(belief.known)
    for t in range(b.tickets):
        if s.ticket[t] == p and t != ticket:
            for w in range(WORDS):
                belief.reasons[w] |= belief.way[p, t, w]
            for w in range(PLACES):
                belief.known[w] |= belief.ends[t, w]


@rule
def likelihood(b, belief, ticket, p):
    """How likely a player is to hold a ticket beside those of which the reasons were noted."""
    tips, wagons = news(b, belief, ticket, p)
    return np.exp(belief.fits[p, ticket] + TIP * tips + REASON * wagons)


@rule
def news(b, belief, ticket, p):
    """What a ticket gives a reason for and the others do not: ends at tips of tracks, and wagons on its way."""
    tips = 0
    for side in range(SIDES):
        fresh = np.int64(0)
        for w in range(PLACES):
            fresh |= np.int64(belief.tips[p, ticket, side, w]) & ~np.int64(belief.known[w])
        tips += fresh != 0
    wagons = 0
    for w in range(WORDS):
        tracks = np.int64(belief.way[p, ticket, w]) & ~np.int64(belief.reasons[w])
        while tracks != 0:
            wagons += b.length[w * BITS + lowest(tracks)]
            tracks &= tracks - 1
    return tips, wagons


@rule
def is_loose(s, seat, ticket):
    """Whether a ticket is in its deck, shuffled or returned under it, and need not be there for all the seat knows."""
    return s.ticket[ticket] == DECK and s.seen[ticket] >> seat & 1 == 0
