"""Cards in hand, played for their actions in The Grand Trunk Journey.

A card that needs a choice is played first and then asks for it.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import numpy as np

from ...engine.bits import FULL, lowest
from ...engine.rule import rule
from . import why
from .actions import (
    DISCARDS,
    NDEVELOPMENTS,
    TOP,
    to_acquire,
    to_build,
    to_develop,
    to_enlarge,
    to_fetch,
    to_haul,
    to_play,
    to_swap,
)  # fmt: skip
from .board import (
    CARDS,
    CITIES,
    DEMAND,
    DEPOT,
    DEVELOP,
    NO_ACTION,
    OVERLAND,
    OVERSIZE,
    PLACES,
    RIGHT_OF_WAY,
    STEEL,
    WAGON_CARD,
)  # fmt: skip
from .development import legal_objectives, why_not_developed, without_station
from .state import (
    ASK_DEPOT,
    ASK_HAUL,
    ASK_OVERSIZE,
    ASK_PROGRESS,
    ASK_STATION,
    ASK_SWAP,
    BOTH,
    NOTHING,
    READY,
    STEEL_ROOM,
)  # fmt: skip
from .steps import (
    available,
    bit,
    days_left,
    days_of,
    each,
    first_way,
    has_room,
    last_way,
    loads,
    reserve,
    take_on,
    throw_away,
    why_not_carried,
    why_not_coupled,
    why_not_in_hand,
    why_not_spared,
    why_not_there,
    without,
)  # fmt: skip
from .why import MAY


@rule
def legal_cards(b, s, p, kept, out, n):
    """The actions on cards in hand that can be carried out now."""
    cards = np.int64(s.hand[p])
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        does = b.does[s.company[p], c]
        if does == DEVELOP:
            spare = without(b, s, p, c, kept)
            for kind in range(NDEVELOPMENTS):
                if b.develops[s.company[p], c] >> kind & 1 and why_not_developed(b, s, p, kind, spare) == MAY:
                    out[n] = to_develop(c, kind)
                    n += 1
        elif does != NO_ACTION:
            spare = without(b, s, p, c, kept)  # the quickest to see, so it comes first
            if (spare >= 0 or does == RIGHT_OF_WAY) and why_not_played(b, s, p, c, spare) == MAY:
                out[n] = to_play(c)
                n += 1
    return n


@rule
def why_not_play(b, s, c):
    """A card in hand that has an action."""
    p = int(s.turn)
    return why_not_in_hand(s, p, c) or why_not_played(b, s, p, c, without(b, s, p, c, reserve(b, s, p)))


@rule
def why_not_played(b, s, p, c, spare):
    """A card cannot be played for an action that cannot be carried out, nor if no move is left without it."""
    does = b.does[s.company[p], c]
    if does == NO_ACTION:
        return why.NO_ACTION
    if does == DEVELOP:
        return why.SAY_WHICH
    if does == RIGHT_OF_WAY:  # sees for itself that a move is left: it may be the one that brings it within the track
        return why_not_hurry(b, s, p, c)
    found = MAY
    if does == DEPOT:
        found = why_no_depot(b, s, p)
    elif does == OVERSIZE:
        found = why_no_oversize(b, s, p)
    elif does == OVERLAND:
        found = why_no_haul(b, s)
    return found or why_not_spared(b, s, p, 0, spare)


@rule
def play(b, s, c):
    """The card is discarded; most then ask for a choice."""
    p = int(s.turn)
    s.acted = 1
    throw_away(s, p, c)
    does = b.does[s.company[p], c]
    if does == RIGHT_OF_WAY:
        s.hurry += 1
    elif does == DEPOT:
        s.asked = ASK_DEPOT
    elif does == OVERSIZE:
        s.asked = ASK_OVERSIZE
    elif does == DEMAND:
        s.asked = ASK_SWAP
    else:
        s.asked = ASK_HAUL


@rule
def legal_answers(b, s, out):
    """What a card that was played can be used for."""
    p = int(s.turn)
    if s.asked == ASK_DEPOT:
        return legal_fetches(b, s, p, out)
    if s.asked == ASK_OVERSIZE:
        return each(to_enlarge(0), wagons_to_enlarge(b, s, p), out, 0)
    if s.asked == ASK_SWAP:
        return legal_swaps(b, s, out)
    if s.asked == ASK_HAUL:
        return legal_hauls(b, s, out)
    if s.asked == ASK_STATION:
        n = each(to_build(DISCARDS, 0), without_station(s), out, 0)
        return each(to_build(TOP, 0), without_station(s), out, n)
    if s.asked == ASK_PROGRESS:
        return each(to_acquire(0), s.progress_left, out, 0)
    return legal_objectives(b, s, out)


# Depot


@rule
def wagons_for(b, s, p, cards):
    """The wagons among some cards that can be loaded here."""
    goods = available(b, s, s.at[p])
    found = np.int64(0)
    cards = np.int64(cards)
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        if loads(b, s, p, c, goods):
            found |= bit(c)
    return found


@rule
def why_no_depot(b, s, p):
    """A depot needs room in the train and a discarded wagon that can be loaded here."""
    if s.phase == READY:
        return why.MOVE_FIRST
    if not has_room(b, s, p):
        return why.NO_POWER
    return MAY if wagons_for(b, s, p, s.discard[p]) != 0 else why.NO_DEPOT


@rule
def legal_fetches(b, s, p, out):
    """Each wagon of the discard pile, with each good that it takes here."""
    n = 0
    goods = available(b, s, s.at[p])
    for c in range(CARDS):
        if s.discard[p] >> c & 1:
            n = each(to_fetch(c, 0), loads(b, s, p, c, goods), out, n)
    return n


@rule
def why_not_fetch(b, s, c, g):
    """A wagon of the discard pile, and a good for it."""
    p = int(s.turn)
    return why_not_carried(b, s, p, c, g) if s.discard[p] >> c & 1 else why.NOT_DISCARDED


@rule
def fetch(b, s, c, g):
    """The wagon is hung on and loaded."""
    p = int(s.turn)
    s.asked = NOTHING
    s.discard[p] &= FULL ^ bit(c)
    take_on(s, p, c, g)


# Oversize trailer


@rule
def why_no_oversize(b, s, p):
    """An oversize trailer needs a wagon to take a second cube."""
    if s.phase == READY:
        return why.MOVE_FIRST
    return MAY if wagons_to_enlarge(b, s, p) != 0 else why.NO_OVERSIZE


@rule
def wagons_to_enlarge(b, s, p):
    """The wagons with one coal, wood or iron of which there is more here."""
    return wagons_with_one(s, p, available(b, s, s.at[p]) & ((1 << STEEL) - 1))


@rule
def wagons_with_one(s, p, goods):
    """The wagons of the train that carry one cube of these goods."""
    found = np.int64(0)
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        if 0 < s.cubes[p, c] < BOTH and goods >> s.good[p, c] & 1:
            found |= bit(c)
    return found


@rule
def why_not_enlarge(b, s, c):
    """A wagon with one coal, wood or iron of which there is more here."""
    p = int(s.turn)
    if wagons_to_enlarge(b, s, p) >> c & 1:
        return MAY
    return why.OVERSIZE_STEEL if s.good[p, c] == STEEL else why_no_second(s, p, c)


@rule
def why_no_second(s, p, c):
    """Why a wagon takes no second cube of its good."""
    if s.cubes[p, c] == 0:
        return why_not_coupled(s, p, c) or why.WAGON_EMPTY
    return why.TWO_ALREADY if s.cubes[p, c] == BOTH else why.NOT_OFFERED


@rule
def enlarge(b, s, c):
    """A second cube of what the wagon carries."""
    s.asked = NOTHING
    take_on(s, int(s.turn), c, s.good[s.turn, c])


# Change of demand


@rule
def legal_swaps(b, s, out):
    """Each two tiles that can be exchanged."""
    n = 0
    for a in range(PLACES):
        for z in range(a + 1, PLACES):
            if why_not_swap(b, s, a, z) == MAY:
                out[n] = to_swap(a, z)
                n += 1
    return n


@rule
def why_not_swap(b, s, a, z):
    """Two cities or two ports, the first first; what is printed on the board stays."""
    if max(a, z) == PLACES - 1:
        return why.PRINTED
    return MAY if a < z and (a < CITIES) == (z < CITIES) else why.SWAP_KINDS


@rule
def swap(b, s, a, z):
    """Exchange the tiles of two places."""
    s.asked = NOTHING
    s.tile[a], s.tile[z] = s.tile[z], s.tile[a]


# Overland transport


@rule
def hauls_from(b, s, city):
    """The cities to which a steel can go from a city: one link away, with room for it."""
    found = np.int64(0)
    if s.steel[city] > 0:
        for z in range(CITIES):
            if b.linked[city] >> z & 1 and s.steel[z] < STEEL_ROOM:
                found |= bit(z)
    return found


@rule
def why_no_haul(b, s):
    """Overland transport needs a steel that can go anywhere."""
    found = why.NO_STEEL_ANYWHERE
    for city in range(CITIES):
        if hauls_from(b, s, city) != 0:
            return MAY
        if s.steel[city] > 0:
            found = why.NO_HAUL
    return found


@rule
def legal_hauls(b, s, out):
    """One steel from a city to the next."""
    n = 0
    for city in range(CITIES):
        n = each(to_haul(city, 0), hauls_from(b, s, city), out, n)
    return n


@rule
def why_not_haul(b, s, city, to):
    """From a city with steel to one that is linked with it and has room."""
    if hauls_from(b, s, city) >> to & 1:
        return MAY
    if b.linked[city] >> to & 1 == 0:
        return why.NOT_LINKED
    return why.NO_STEEL if s.steel[city] == 0 else why.STEEL_FULL


@rule
def haul(b, s, city, to):
    """One steel goes over land."""
    s.asked = NOTHING
    s.steel[city] -= 1
    s.steel[to] += 1


# Right of way


@rule
def why_not_hurry(b, s, p, card):
    """Some move with another card takes more than a day, and one day less would be within the track."""
    if s.phase != READY:
        return why.MOVED_ALREADY
    left = days_left(b, s, p)
    cards = np.int64(s.hand[p]) & ((1 << WAGON_CARD) - 1) & (FULL ^ bit(card))
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        for way in range(first_way(c), last_way(c)):
            longer = why_not_there(s, p, way) == MAY and days_of(b, s, p, way, 0) > 1
            if longer and days_of(b, s, p, way, s.fast[p] + 1) <= left:
                return MAY
    return why.NO_HURRY
