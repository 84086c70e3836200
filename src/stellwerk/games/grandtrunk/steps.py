"""The six steps of a journey in The Grand Trunk Journey: move, unload, take wagons off, hang them on, load, draw.

Hanging a wagon on and loading it are one action, since a wagon may not stay empty.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import numpy as np

from ...engine.bits import FULL, ONE, lowest
from ...engine.random import below
from ...engine.rule import rule
from .actions import COUPLE, DELIVER, DUMP, FULFIL, JUNCTION_WAY, LOAD, MOVE, NGOODS, PORT_WAY, UNCOUPLE, WAYS
from .board import (
    CITIES,
    COAL,
    COAL_EXPORTER,
    EARLY,
    IRON,
    JUNCTION,
    LATE,
    PORT_CARD,
    PORTS,
    SPECIALS,
    STEEL,
    TIMBER_EXPORTER,
    WAREHOUSE,
    WINDOWS,
    WOOD,
    WOOD_SPACES,
)  # fmt: skip
from .state import ARRIVED, BIG_HAND, HAND, LOADING, STEEL_FROM_IRON, STEEL_POINTS, STEEL_ROOM, TOPS

LOSS = 1  # points lost for each cube that nobody asked for


# -------------------------------------------------------------------------------------------------------- small helpers


@rule
def bit(i):
    """The set of one thing."""
    return ONE << i


@rule
def size(members):
    """How many there are in a set."""
    members = np.int64(members)
    members -= members >> 1 & 0x55555555
    members = (members & 0x33333333) + (members >> 2 & 0x33333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F
    return (members * 0x01010101 & FULL) >> 24


@rule
def pick(rng, members):
    """One out of a set, each as likely."""
    members = np.int64(members)
    for _ in range(below(rng, size(members))):
        members &= members - 1
    return lowest(members)


@rule
def owns(s, p, card):
    """Whether a player has a progress card."""
    return s.progress[p] >> card & 1 != 0


@rule
def may_use(s, p, card):
    """Whether a player has a progress card for actions and has not used it this turn."""
    return s.progress[p] >> card & 1 != 0 and s.used >> card & 1 == 0


@rule
def each_card(block, cards, out, n):
    """An action of a block for each card of a set."""
    cards = np.int64(cards)
    while cards != 0:
        out[n] = block + lowest(cards)
        n += 1
        cards &= cards - 1
    return n


@rule
def each_good(block, c, goods, out, n):
    """An action of a block for a card and each good of a set."""
    for g in range(NGOODS):
        if goods >> g & 1:
            out[n] = block + c * NGOODS + g
            n += 1
    return n


# ------------------------------------------------------------------------------------------------------- the time track


@rule
def spend(b, s, p, days):
    """Move a disc on, on top of those that lie there; dark spaces reached or passed first turn up special tiles."""
    if days == 0:
        return
    s.day[p] += days
    for q in range(s.players):
        if s.rank[q] > s.rank[p]:
            s.rank[q] -= 1
    s.rank[p] = s.players - 1
    while s.shown < WINDOWS and s.day[p] >= b.dark[s.shown]:
        turn_up(b, s)


@rule
def turn_up(b, s):
    """Turn up the next special tile: one of its length that has not been seen."""
    k = s.shown
    tiles = np.int64(0)
    for i in range(SPECIALS):
        if b.special_days[i] == b.closes[k] - b.opens[k] + 1:
            tiles |= bit(i)
    for i in range(k):
        tiles &= FULL ^ bit(s.special[i])
    s.special[k] = pick(s.rng, tiles)
    s.shown += 1


# ----------------------------------------------------------------------------------------------- step 1: move the train


@rule
def goes_to(way):
    """The place a way leads to."""
    if way < PORT_WAY:
        return way
    if way < JUNCTION_WAY:
        return CITIES + (way - PORT_WAY) % PORTS
    return way - JUNCTION_WAY


@rule
def card_of(way):
    """The location card a way takes."""
    if way < PORT_WAY:
        return way
    if way < JUNCTION_WAY:
        return PORT_CARD + (way - PORT_WAY) // PORTS
    return JUNCTION


@rule
def days_of(b, s, p, way, haste):
    """What a way costs: a day for each link, one more by the junction card, some less, and always at least one."""
    days = b.distance[s.at[p], goes_to(way)] - s.hurry - haste
    if way >= JUNCTION_WAY:
        days += 1
    return max(1, days)


@rule
def first_way(c):
    """Where a location card's ways begin; those of other cards are none."""
    if c < PORT_CARD:
        return c
    if c < JUNCTION:
        return PORT_WAY + (c - PORT_CARD) * PORTS
    return JUNCTION_WAY


@rule
def last_way(c):
    """Where they end."""
    if c < PORT_CARD:
        return c + 1
    if c < JUNCTION:
        return PORT_WAY + (c - PORT_CARD + 1) * PORTS
    return WAYS if c == JUNCTION else JUNCTION_WAY


@rule
def is_open(s, p, way):
    """Trains go to another place, a port or a city with a station."""
    place = goes_to(way)
    return place != s.at[p] and (place >= CITIES or s.stations >> place & 1 != 0)


@rule
def shortest(b, s, p, c):
    """The fewest days in which a location card gets the train anywhere."""
    best = 99
    for way in range(first_way(c), last_way(c)):
        if is_open(s, p, way):
            best = min(best, days_of(b, s, p, way, s.fast[p]))
    return best


@rule
def legal_moves(b, s, p, c, left, out, n):
    """The moves with a location card: as fast as can be, and without the fast train's day where that differs."""
    for way in range(first_way(c), last_way(c)):
        if is_open(s, p, way):
            quick = days_of(b, s, p, way, s.fast[p])
            if quick <= left:
                out[n] = MOVE + way
                n += 1
            slow = days_of(b, s, p, way, 0)
            if quick < slow <= left:
                out[n] = MOVE + WAYS + way
                n += 1
    return n


@rule
def move(b, s, way, slowly):
    """The old location card is discarded, the new one laid left of the locomotive, and the days are spent."""
    p = int(s.turn)
    days = days_of(b, s, p, way, 0 if slowly else s.fast[p])
    s.discard[p] |= bit(s.location[p])
    s.location[p] = card_of(way)
    s.hand[p] &= FULL ^ bit(s.location[p])
    s.known[p] &= s.hand[p]
    s.at[p] = goes_to(way)
    s.phase = ARRIVED
    spend(b, s, p, days)


# ------------------------------------------------------------------------------------------------- step 2: unload goods


@rule
def legal_unloading(b, s, p, c, out, n):
    """What can be done with a cube of a wagon: deliver it, use it for a special delivery, or get rid of it."""
    g = s.good[p, c]
    if may_deliver(b, s, p, g):
        out[n] = DELIVER + c
        n += 1
    if window_for(b, s, p, g) >= 0:
        out[n] = FULFIL + c
        n += 1
    if not is_wanted(b, s, p, g):
        out[n] = DUMP + c
        n += 1
    return n


@rule
def take_cube(s, p, c):
    """A cube off a wagon."""
    s.cubes[p, c] -= 1
    if s.cubes[p, c] == 0:
        s.good[p, c] = -1


@rule
def first_delivery(s, p):
    """The first to deliver here takes the tile's points."""
    at = s.at[p]
    if at < CITIES:
        s.points[p] += s.first[at]
        s.first[at] = 0


# I. Where it is asked for


@rule
def is_wanted(b, s, p, g):
    """Whether this place takes a good from this player: by its tile, or at a port by an exporter's card."""
    at = s.at[p]
    if b.demand[s.tile[at]] == g:
        return True
    if at < CITIES:
        return False
    return (g == WOOD and owns(s, p, TIMBER_EXPORTER)) or (g == COAL and owns(s, p, COAL_EXPORTER))


@rule
def may_deliver(b, s, p, g):
    """A city full of steel takes no more iron."""
    return is_wanted(b, s, p, g) and (g != IRON or s.steel[s.at[p]] < STEEL_ROOM)


@rule
def deliver(b, s, p, c):
    """The cube is kept: wood moves the wood disc, iron becomes steel in the city, steel makes points."""
    g = s.good[p, c]
    take_cube(s, p, c)
    s.delivered[p, g] += 1
    first_delivery(s, p)
    if g == WOOD:
        s.wood[p] = min(WOOD_SPACES - 1, s.wood[p] + 1)
    elif g == IRON:
        s.steel[s.at[p]] = min(STEEL_ROOM, s.steel[s.at[p]] + STEEL_FROM_IRON)
    elif g == STEEL:
        s.points[p] += STEEL_POINTS
        s.exported = 1


# II. Special deliveries


@rule
def window_for(b, s, p, g):
    """The special delivery that a good would make here and now (the best if there are several), or -1."""
    found = -1
    early = 1 if owns(s, p, EARLY) else 0
    late = 1 if owns(s, p, LATE) else 0
    for k in range(s.shown):
        if s.done >> k & 1 == 0 and b.special_city[s.special[k]] == s.at[p] and b.special_good[s.special[k]] == g:
            in_time = b.opens[k] - early <= s.day[p] <= b.closes[k] + late
            if in_time and (found < 0 or b.worth[k] > b.worth[found]):
                found = k
    return found


@rule
def fulfil(b, s, p, c):
    """The cube goes to the supply, with no effect but the points and the first-delivery tile."""
    k = window_for(b, s, p, s.good[p, c])
    take_cube(s, p, c)
    s.done |= bit(k)
    s.specials[p] += 1
    s.points[p] += b.worth[k]
    first_delivery(s, p)


# --------------------------------------------------------------------------------- steps 3 to 5: wagons and their loads


@rule
def available(b, s, at):
    """The goods to be loaded at a place: those of its tile, and steel that lies there."""
    goods = int(b.supply[s.tile[at]])
    if at < CITIES and s.steel[at] > 0:
        goods |= 1 << STEEL
    return goods


@rule
def has_room(b, s, p):
    """Whether the locomotive pulls another wagon."""
    return size(s.train[p]) < b.wagons[s.power[p]]


@rule
def hang_on(s, p, c, g):
    """A wagon of the train, loaded with a good."""
    s.train[p] |= bit(c)
    s.good[p, c] = g
    s.cubes[p, c] += 1


@rule
def load(s, p, c, g):
    """Load a good of this place; from here on nothing is unloaded this turn.  Steel comes from the city."""
    hang_on(s, p, c, g)
    if g == STEEL:
        s.steel[s.at[p]] -= 1
    if s.phase == ARRIVED:
        s.phase = LOADING


# --------------------------------------------------------------------------------------------------- step 6: draw cards


@rule
def draw_up(s, p):
    """Draw to five cards, or six with the warehouse."""
    full = BIG_HAND if owns(s, p, WAREHOUSE) else HAND
    for _ in range(full - size(s.hand[p])):
        draw(s, p)


@rule
def draw(s, p):
    """A card from the deck: the known one on top, else any.  An empty deck is made anew from the discard pile."""
    for i in range(TOPS - 1, -1, -1):
        if s.top[p, i] >= 0:
            s.hand[p] |= bit(s.top[p, i])
            s.known[p] |= bit(s.top[p, i])
            s.top[p, i] = -1
            return
    if s.deck[p] == 0:
        # All that is not in sight is in hand now, so everybody knows the hand.
        s.known[p] = s.hand[p]
        s.deck[p] = s.discard[p]
        s.discard[p] = 0
    if s.deck[p] != 0:
        c = pick(s.rng, s.deck[p])
        s.deck[p] &= FULL ^ bit(c)
        s.hand[p] |= bit(c)


@rule
def leave_hand(s, p, c):
    """A card is played from hand."""
    s.hand[p] &= FULL ^ bit(c)
    s.known[p] &= s.hand[p]


@rule
def throw_away(s, p, c):
    """From hand onto the discard pile."""
    leave_hand(s, p, c)
    s.discard[p] |= bit(c)


# ------------------------------------------------------------------------------------------------- the steps as actions


@rule
def travel(b, s, action):
    """The six steps of a journey, but for the last."""
    p = int(s.turn)
    if action < DELIVER:
        move(b, s, (action - MOVE) % WAYS, action >= MOVE + WAYS)
    elif action < FULFIL:
        deliver(b, s, p, action - DELIVER)
    elif action < DUMP:
        fulfil(b, s, p, action - FULFIL)
    elif action < UNCOUPLE:
        take_cube(s, p, action - DUMP)
        s.points[p] -= LOSS
    elif action < LOAD:
        s.train[p] &= FULL ^ bit(action - UNCOUPLE)
        s.discard[p] |= bit(action - UNCOUPLE)
    elif action < COUPLE:
        load(s, p, (action - LOAD) // NGOODS, (action - LOAD) % NGOODS)
    else:
        c = (action - COUPLE) // NGOODS
        leave_hand(s, p, c)
        load(s, p, c, (action - COUPLE) % NGOODS)
