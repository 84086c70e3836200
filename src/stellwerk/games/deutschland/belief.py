"""What the others probably hold in Zug um Zug: Deutschland: tickets that fit the tracks they have claimed.

A guess deals hidden tickets evenly, and evenly dealt tickets seldom fit: late in the game everybody seems to be about
to lose most of theirs.  But people claim tracks *because* of their tickets.  So hidden tickets are dealt again, each
the more likely the more of its way its owner's tracks have already covered.
"""

from __future__ import annotations

import numpy as np

from ...engine.random import below
from ...engine.record import Record, field
from ...engine.rule import rule
from .board import CITIES, GOALS, TICKETS
from .rules import NDECKS
from .state import DECK, SEATS

FAR = np.float32(1e6)
FIT = 5.0  # a complete ticket is exp(FIT) times as likely as one of which nothing is done
SWEEPS = 2  # times that every hidden ticket is dealt again
FINE = 1 << 30  # steps of a random number between 0 and 1

BELIEF = Record(
    {"seat": SEATS, "ticket": TICKETS, "city": CITIES},
    [
        field("likely", "f4", "seat", "ticket", doc="how likely a seat is to hold a ticket, against others"),
        field("far", "f4", "city", "city", doc="search: wagons from one city to another"),
        field("full", "f4", "ticket", doc="wagons that a ticket takes on an empty board"),
    ],
)


@rule
def prepare(b, s, seat, belief):
    """Work out how well each ticket fits each other seat's tracks: public knowledge, once for a decision."""
    measure(b, s, -1, belief.far)
    for t in range(b.tickets):
        belief.full[t] = wagons_for(b, belief.far, t)
    for p in range(s.players):
        if p != seat:
            measure(b, s, p, belief.far)
            for t in range(b.tickets):
                missing = wagons_for(b, belief.far, t)
                done = max(0.0, 1 - missing / max(1, belief.full[t]))
                belief.likely[p, t] = np.exp(FIT * done)


@rule
def measure(b, s, p, far):
    """Wagons that a player lacks between any two cities: own tracks take none (p = -1: on an empty board)."""
    for a in range(b.cities):
        for z in range(b.cities):
            far[a, z] = 0 if a == z else FAR
    for t in range(b.tracks):
        length = np.float32(FAR)
        if p < 0 or s.owner[t] < 0:
            length = np.float32(b.length[t])
        elif s.owner[t] == p:
            length = np.float32(0)
        a = b.ends[t, 0]
        z = b.ends[t, 1]
        if length < far[a, z]:
            far[a, z] = length
            far[z, a] = length
    for via in range(b.cities):
        for a in range(b.cities):
            first = far[a, via]
            if first < FAR:
                for z in range(b.cities):
                    far[a, z] = min(far[a, z], first + far[via, z])


@rule
def wagons_for(b, far, ticket):
    """Wagons between the two ends of a ticket: for a country, the nearest of its endpoints."""
    least = FAR
    for i in range(GOALS):
        a = b.goals[ticket, 0, i]
        if a < 0:
            break
        for j in range(GOALS):
            z = b.goals[ticket, 1, j]
            if z < 0:
                break
            least = min(least, far[a, z])
    return least


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
    """Exchange a player's ticket for one from its deck, or for itself, each as likely as it fits."""
    total = belief.likely[p, ticket]
    for t in range(b.begins[d], b.begins[d + 1]):
        if is_loose(s, seat, t):
            total += belief.likely[p, t]
    left = total * below(s.rng, FINE) / FINE - belief.likely[p, ticket]
    if left < 0:
        return
    for t in range(b.begins[d], b.begins[d + 1]):
        if is_loose(s, seat, t):
            left -= belief.likely[p, t]
            if left < 0:
                s.ticket[t], s.ticket[ticket] = s.ticket[ticket], s.ticket[t]
                s.seen[t], s.seen[ticket] = s.seen[ticket], s.seen[t]
                return


@rule
def is_loose(s, seat, ticket):
    """Whether a ticket lies in the shuffled part of its deck, for all the seat knows."""
    return s.ticket[ticket] == DECK and s.under[ticket] == 0 and s.seen[ticket] >> seat & 1 == 0
