"""The six steps of a journey in The Grand Trunk Journey: move, unload, take wagons off, hang them on, load, draw.

Hanging a wagon on and loading it are one action, since a wagon may not stay empty.  What may be done has one source: a
rule gives the reason why not, or MAY, and lists of legal actions hold what gives MAY.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import numpy as np

from ...engine.bits import FULL, ONE, lowest
from ...engine.random import below
from ...engine.rule import rule
from . import why
from .actions import FAST, SLOW, to_couple, to_deliver, to_dump, to_fulfil, to_load, to_move, to_uncouple
from .board import (
    CITIES,
    COAL,
    COAL_EXPORTER,
    EARLY,
    IRON,
    JUNCTION,
    JUNCTION_WAY,
    LATE,
    PORT_CARD,
    PORT_WAY,
    PORTS,
    SPECIALS,
    STEEL,
    TIMBER_EXPORTER,
    WAGON_CARD,
    WAREHOUSE,
    WAYS,
    WINDOWS,
    WOOD,
    WOOD_SPACES,
)  # fmt: skip
from .state import ARRIVED, BIG_HAND, HAND, LOADING, READY, STEEL_FROM_IRON, STEEL_POINTS, STEEL_ROOM, TOPS
from .why import MAY

LOSS = 1  # points lost for each cube that nobody asked for
NO_MOVE = -1, 99, 99  # in reserve, as long as no card is known that moves


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
def each(first, members, out, n):
    """The actions for each of a set on the last axis of a kind, `first` being the one at the axis's first place."""
    members = np.int64(members)
    while members != 0:
        out[n] = first + lowest(members)
        n += 1
        members &= members - 1
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
def days_left(b, s, p):
    """How far a disc can still go on the time track."""
    return int(b.last_day - s.day[p])


@rule
def why_not_there(s, p, way):
    """Trains go to another place, a port or a city with a station."""
    place = goes_to(way)
    if place == s.at[p]:
        return why.ALREADY_THERE
    return MAY if place >= CITIES or s.stations >> place & 1 != 0 else why.NO_STATION


@rule
def why_not_in_time(b, s, p, pace, way):
    """A move is as fast as can be, or without the fast train's day where that makes a difference."""
    return why_not_in_days(days_left(b, s, p), pace, days_of(b, s, p, way, s.fast[p]), days_of(b, s, p, way, 0))


@rule
def why_not_in_days(left, pace, quick, slow):
    """The same, from the days that are left and those of the way at either pace."""
    if (quick if pace == FAST else slow) > left:
        return why.TOO_LATE
    return why.NOT_SLOWER if pace == SLOW and slow == quick else MAY


@rule
def shortest(b, s, p, c):
    """The fewest days in which a location card gets the train anywhere."""
    best = 99
    for way in range(first_way(c), last_way(c)):
        if why_not_there(s, p, way) == MAY:
            best = min(best, days_of(b, s, p, way, s.fast[p]))
    return best


@rule
def legal_moves(b, s, p, c, out, n):
    """The moves with a location card; and the fewest days of its ways, as `shortest` has them."""
    best, left = 99, days_left(b, s, p)
    for way in range(first_way(c), last_way(c)):
        if why_not_there(s, p, way) == MAY:
            quick = days_of(b, s, p, way, s.fast[p])
            slow = days_of(b, s, p, way, 0) if s.fast[p] else quick
            best = min(best, quick)
            for pace in range(1 + s.fast[p]):
                if why_not_in_days(left, pace, quick, slow) == MAY:
                    out[n] = to_move(pace, way)
                    n += 1
    return n, best


@rule
def why_not_move(b, s, pace, way):
    """With a card in hand, to a place where trains go, within the days that are left."""
    p = int(s.turn)
    return why_not_in_hand(s, p, card_of(way)) or why_not_there(s, p, way) or why_not_in_time(b, s, p, pace, way)


@rule
def move(b, s, pace, way):
    """The old location card is discarded, the new one laid left of the locomotive, and the days are spent."""
    p = int(s.turn)
    days = days_of(b, s, p, way, 0 if pace == SLOW else s.fast[p])
    s.discard[p] |= bit(s.location[p])
    s.location[p] = card_of(way)
    s.hand[p] &= FULL ^ bit(s.location[p])
    s.known[p] &= s.hand[p]
    s.at[p] = goes_to(way)
    s.phase = ARRIVED
    spend(b, s, p, days)


# What must be left for it


@rule
def reserve(b, s, p):
    """Before the move: the card that moves cheapest, its days, and the days of the cheapest move without it.  So many
    must be left when a card is used otherwise; after the move, none."""
    if s.phase != READY:
        return -1, 0, 0
    kept = NO_MOVE
    cards = np.int64(s.hand[p]) & ((1 << WAGON_CARD) - 1)
    while cards != 0:
        c = lowest(cards)
        kept = keep(kept, c, shortest(b, s, p, c))
        cards &= cards - 1
    return kept


@rule
def keep(kept, c, days):
    """What is in reserve when there is another card that moves in some days."""
    cheapest, best, second = kept
    if days < best:
        return c, days, best
    return cheapest, best, min(second, days)


@rule
def without(b, s, p, c, kept):
    """The days to spare when a card (-1: none) is used up and a move must still follow, for which `kept` is in reserve;
    negative: it must not be used."""
    cheapest, best, second = kept
    return days_left(b, s, p) - (second if c == cheapest else best)


@rule
def why_not_spared(b, s, p, days, spare):
    """What takes some days needs as many to spare."""
    if days <= spare:
        return MAY
    return why.TOO_LATE if days > days_left(b, s, p) else why.MUST_MOVE


@rule
def why_not_left(b, s, p, c, days):
    """A card (-1: none) that is used up, and some days that are spent, must leave a move."""
    return why_not_spared(b, s, p, days, without(b, s, p, c, reserve(b, s, p)))


# ------------------------------------------------------------------------------------------------- step 2: unload goods


@rule
def legal_unloading(b, s, p, c, out, n):
    """What can be done with a cube of a wagon: deliver it, use it for a special delivery, or get rid of it."""
    if why_not_unload(s, p, c) != MAY:
        return n
    g = s.good[p, c]
    accepted = why_not_accepted(b, s, p, g)
    if accepted == MAY:
        out[n] = to_deliver(c)
        n += 1
    if window_for(b, s, p, g) >= 0:
        out[n] = to_fulfil(c)
        n += 1
    if why_not_rejected(accepted) == MAY:
        out[n] = to_dump(c)
        n += 1
    return n


@rule
def why_not_unload(s, p, c):
    """Goods are unloaded from wagons of the train, before anything is loaded."""
    if s.cubes[p, c] == 0:
        return why_not_coupled(s, p, c) or why.WAGON_EMPTY
    return why.LOADING_BEGUN if s.phase == LOADING else MAY


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
def is_wanted(b, s, p, place, g):
    """Whether a place takes a good from a player: by its tile, or at a port by an exporter's card."""
    if b.demand[s.tile[place]] == g:
        return True
    if place < CITIES:
        return False
    return (g == WOOD and owns(s, p, TIMBER_EXPORTER)) or (g == COAL and owns(s, p, COAL_EXPORTER))


@rule
def why_not_accepted(b, s, p, g):
    """What this place takes; a city full of steel takes no more iron."""
    if not is_wanted(b, s, p, s.at[p], g):
        return why.NOT_ASKED_FOR
    return why.IRON_FULL if g == IRON and s.steel[s.at[p]] >= STEEL_ROOM else MAY


@rule
def why_not_deliver(b, s, c):
    """A cube that is wanted here."""
    p = int(s.turn)
    return why_not_unload(s, p, c) or why_not_accepted(b, s, p, s.good[p, c])


@rule
def deliver(b, s, c):
    """The cube is kept: wood moves the wood disc, iron becomes steel in the city, steel makes points."""
    p = int(s.turn)
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
def why_not_fulfil(b, s, c):
    """A cube for which a special delivery is open here."""
    p = int(s.turn)
    return why_not_unload(s, p, c) or (why.NO_SPECIAL if window_for(b, s, p, s.good[p, c]) < 0 else MAY)


@rule
def fulfil(b, s, c):
    """The cube goes to the supply, with no effect but the points and the first-delivery tile."""
    p = int(s.turn)
    k = window_for(b, s, p, s.good[p, c])
    take_cube(s, p, c)
    s.done |= bit(k)
    s.specials[p] += 1
    s.points[p] += b.worth[k]
    first_delivery(s, p)


# III. At a loss


@rule
def why_not_rejected(accepted):
    """Only what is not asked for is got rid of; `accepted` says whether it would be delivered."""
    if accepted == why.NOT_ASKED_FOR:
        return MAY
    return why.ASKED_FOR if accepted == MAY else accepted


@rule
def why_not_dump(b, s, c):
    """A cube that nobody asks for here."""
    p = int(s.turn)
    return why_not_unload(s, p, c) or why_not_rejected(why_not_accepted(b, s, p, s.good[p, c]))


@rule
def dump(b, s, c):
    """The cube goes to the supply, and costs a point."""
    p = int(s.turn)
    take_cube(s, p, c)
    s.points[p] -= LOSS


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
def why_not_pulled(b, s, p):
    """Whether the locomotive pulls another wagon."""
    return MAY if has_room(b, s, p) else why.NO_POWER


@rule
def loads(b, s, p, c, goods):
    """Those of some goods that a card takes as a wagon."""
    return b.carries[s.company[p], c] & goods


@rule
def why_not_carried(b, s, p, c, g):
    """A wagon takes what it is for, of the goods that are to be loaded here."""
    if loads(b, s, p, c, available(b, s, s.at[p])) >> g & 1:
        return MAY
    return why.NOT_OFFERED if b.carries[s.company[p], c] >> g & 1 else why.DOES_NOT_CARRY


@rule
def hang_on(s, p, c, g):
    """A wagon of the train, loaded with a good."""
    s.train[p] |= bit(c)
    s.good[p, c] = g
    s.cubes[p, c] += 1


@rule
def take_on(s, p, c, g):
    """Load a good of this place; from here on nothing is unloaded this turn.  Steel comes from the city."""
    hang_on(s, p, c, g)
    if g == STEEL:
        s.steel[s.at[p]] -= 1
    if s.phase == ARRIVED:
        s.phase = LOADING


@rule
def legal_loading(b, s, p, goods, out, n):
    """With each wagon of the train: unload it, or take it off or load it where it is empty."""
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        if why_not_uncouple(b, s, c) == MAY:
            out[n] = to_uncouple(c)
            n = each(to_load(c, 0), loads(b, s, p, c, goods), out, n + 1)
        else:
            n = legal_unloading(b, s, p, c, out, n)
    return n


@rule
def why_not_coupled(s, p, c):
    """Whether a card is a wagon of the train."""
    return MAY if s.train[p] >> c & 1 != 0 else why.NOT_COUPLED


@rule
def why_not_uncouple(b, s, c):
    """An empty wagon of the train."""
    p = int(s.turn)
    if s.cubes[p, c] > 0:
        return why.STILL_LOADED
    return why_not_coupled(s, p, c)


@rule
def uncouple(b, s, c):
    """The wagon goes to the discard pile."""
    p = int(s.turn)
    s.train[p] &= FULL ^ bit(c)
    s.discard[p] |= bit(c)


@rule
def why_not_load(b, s, c, g):
    """An empty wagon of the train, and a good for it."""
    p = int(s.turn)
    if s.cubes[p, c] > 0:
        return why.WAGON_FULL
    return why_not_coupled(s, p, c) or why_not_carried(b, s, p, c, g)


@rule
def load(b, s, c, g):
    """Load a good of this place into an empty wagon."""
    take_on(s, int(s.turn), c, g)


@rule
def legal_coupling(b, s, p, goods, out, n):
    """Each wagon in hand, with each good that it takes here."""
    if has_room(b, s, p):
        cards = np.int64(s.hand[p])
        while cards != 0:
            c = lowest(cards)
            cards &= cards - 1
            n = each(to_couple(c, 0), loads(b, s, p, c, goods), out, n)
    return n


@rule
def why_not_couple(b, s, c, g):
    """A wagon in hand, a good for it, and a locomotive that pulls it."""
    p = int(s.turn)
    return why_not_in_hand(s, p, c) or why_not_carried(b, s, p, c, g) or why_not_pulled(b, s, p)


@rule
def couple(b, s, c, g):
    """Hang on a wagon from hand, and load it."""
    leave_hand(s, int(s.turn), c)
    take_on(s, int(s.turn), c, g)


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
def why_not_in_hand(s, p, c):
    """Whether a player has a card in hand."""
    return MAY if s.hand[p] >> c & 1 != 0 else why.NOT_IN_HAND


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
