"""The actions of The Grand Trunk Journey: cards in hand, developments, progress cards and objectives.

A card that needs a choice is played first and then asks for it.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import numpy as np

from ...engine.bits import FULL, lowest
from ...engine.rule import rule
from .actions import (
    ACHIEVE,
    ACQUIRE,
    BUILD,
    CLEAR,
    CONTRACT,
    ENLARGE,
    FETCH,
    FILL,
    HAUL,
    IMPROVE,
    LIFT,
    NGOODS,
    NKINDS,
    NOBJECTIVES,
    PARK,
    PLAY,
    RECALL,
    SIGNAL,
    SWAP,
    TURN,
)  # fmt: skip
from .board import (
    CARDS,
    CITIES,
    COAL,
    COAL_MINE,
    CRANE,
    DEMAND,
    DEPOT,
    DEVELOP,
    FORESTRY,
    HEAVIEST,
    IRON,
    IRON_MINE,
    LARGE_CAR,
    NO_ACTION,
    OVERLAND,
    OVERSIZE,
    PLACES,
    POWER,
    PROGRESS,
    RIGHT_OF_WAY,
    ROUNDHOUSE,
    SIDING,
    SIGNALS,
    SPECULATOR,
    SPEED,
    STATION,
    STEEL,
    STEEL_CONTRACT,
    WAGON_CARD,
    WOOD,
    WORKSHOP,
)  # fmt: skip
from .state import (
    ASK_DEPOT,
    ASK_HAUL,
    ASK_OBJECTIVE,
    ASK_OVERSIZE,
    ASK_PROGRESS,
    ASK_STATION,
    ASK_SWAP,
    BOTH,
    MINED,
    NOTHING,
    OBJECTIVE_DAYS,
    PROGRESS_DAYS,
    READY,
    STATION_DAYS,
    STATION_POINTS,
    STEEL_ROOM,
    TOPS,
    UPGRADE_DAYS,
)  # fmt: skip
from .steps import (
    available,
    bit,
    days_of,
    draw,
    each_card,
    each_good,
    first_way,
    has_room,
    is_open,
    last_way,
    leave_hand,
    load,
    may_use,
    owns,
    spend,
    throw_away,
)  # fmt: skip

# -------------------------------------------------------------------------------------------------------- cards in hand


@rule
def spare(left, c, cheapest, best, second):
    """The days to spare when card c is used up and a move must still follow (negative: it must not be used)."""
    return left - (second if c == cheapest else best)


@rule
def legal_cards(b, s, p, left, cheapest, best, second, out, n):
    """The actions on cards in hand that can be carried out now."""
    cards = np.int64(s.hand[p])
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        does = b.does[s.company[p], c]
        days = spare(left, c, cheapest, best, second)
        if does == DEVELOP:
            for kind in range(NKINDS):
                # A train that becomes fast saves a day of the move that must follow, if that takes more than one.
                saved = 1 if kind == SPEED and days < left - 1 else 0
                if b.develops[s.company[p], c] >> kind & 1 and may_develop(b, s, p, kind, days + saved):
                    out[n] = IMPROVE + c * NKINDS + kind
                    n += 1
        # Right of way sees for itself that a move is left: it may be the one that brings it within the track.
        elif does != NO_ACTION and (days >= 0 or does == RIGHT_OF_WAY) and may_play(b, s, p, c, does, left):
            out[n] = PLAY + c
            n += 1
    return n


@rule
def may_play(b, s, p, c, does, left):
    """A card cannot be played for an action that cannot be carried out."""
    arrived = s.phase != READY
    if does == DEPOT:
        return arrived and has_room(b, s, p) and wagons_for(b, s, p, s.discard[p]) != 0
    if does == OVERSIZE:
        return arrived and wagons_to_enlarge(b, s, p) != 0
    if does == OVERLAND:
        return can_haul(b, s)
    if does == RIGHT_OF_WAY:
        return not arrived and can_hurry(b, s, p, c, left)
    return True


@rule
def play(b, s, action):
    """The card is discarded; most then ask for a choice."""
    p = int(s.turn)
    if action >= IMPROVE:
        throw_away(s, p, (action - IMPROVE) // NKINDS)
        develop(b, s, p, (action - IMPROVE) % NKINDS)
        return
    c = action - PLAY
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
        return each_card(ENLARGE, wagons_to_enlarge(b, s, p), out, 0)
    if s.asked == ASK_SWAP:
        return legal_swaps(out)
    if s.asked == ASK_HAUL:
        return legal_hauls(b, s, out)
    if s.asked == ASK_STATION:
        n = each_card(BUILD, (1 << CITIES) - 1 ^ s.stations, out, 0)
        return each_card(BUILD + CITIES, (1 << CITIES) - 1 ^ s.stations, out, n)
    if s.asked == ASK_PROGRESS:
        return each_card(ACQUIRE, s.progress_left, out, 0)
    n = 0
    for i in range(NOBJECTIVES):
        if s.objectives_left >> i & 1 and objective_worth(b, s, p, i) > 0:
            out[n] = ACHIEVE + i
            n += 1
    return n


@rule
def answer(b, s, action):
    """Carry out what was asked for."""
    p = int(s.turn)
    s.asked = NOTHING
    if action < ENLARGE:
        c = (action - FETCH) // NGOODS
        s.discard[p] &= FULL ^ bit(c)
        load(s, p, c, (action - FETCH) % NGOODS)
    elif action < SWAP:
        load(s, p, action - ENLARGE, s.good[p, action - ENLARGE])
    elif action < HAUL:
        a = (action - SWAP) // PLACES
        z = (action - SWAP) % PLACES
        s.tile[a], s.tile[z] = s.tile[z], s.tile[a]
    elif action < BUILD:
        s.steel[(action - HAUL) // CITIES] -= 1
        s.steel[(action - HAUL) % CITIES] += 1
    elif action < ACQUIRE:
        build_station(s, p, (action - BUILD) % CITIES, action >= BUILD + CITIES)
    elif action < ACHIEVE:
        acquire(s, p, action - ACQUIRE)
    else:
        s.points[p] += objective_worth(b, s, p, action - ACHIEVE)
        s.objectives_left &= FULL ^ bit(action - ACHIEVE)
        s.objectives[p] |= bit(action - ACHIEVE)


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
        if b.carries[s.company[p], c] & goods:
            found |= bit(c)
    return found


@rule
def legal_fetches(b, s, p, out):
    """A wagon of the discard pile, hung on and loaded."""
    n = 0
    goods = available(b, s, s.at[p])
    for c in range(CARDS):
        if s.discard[p] >> c & 1:
            n = each_good(FETCH, c, b.carries[s.company[p], c] & goods, out, n)
    return n


# Oversize trailer


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


# Change of demand


@rule
def legal_swaps(out):
    """Two cities or two ports; what is printed on the board stays."""
    n = 0
    for a in range(PLACES - 1):
        for z in range(a + 1, CITIES if a < CITIES else PLACES - 1):
            out[n] = SWAP + a * PLACES + z
            n += 1
    return n


# Overland transport


@rule
def hauls_from(b, s, city):
    """The cities one link away that have room for steel."""
    found = np.int64(0)
    for z in range(CITIES):
        if b.linked[city] >> z & 1 and s.steel[z] < STEEL_ROOM:
            found |= bit(z)
    return found


@rule
def can_haul(b, s):
    """Whether a steel can go anywhere."""
    ways = np.int64(0)
    for city in range(CITIES):
        if s.steel[city] > 0:
            ways |= hauls_from(b, s, city)
    return ways != 0


@rule
def legal_hauls(b, s, out):
    """One steel from a city to the next."""
    n = 0
    for city in range(CITIES):
        if s.steel[city] > 0:
            n = each_card(HAUL + city * CITIES, hauls_from(b, s, city), out, n)
    return n


# Right of way


@rule
def can_hurry(b, s, p, card, left):
    """Whether some move with another card takes more than a day, and one day less would be within the track."""
    cards = np.int64(s.hand[p]) & ((1 << WAGON_CARD) - 1) & (FULL ^ bit(card))
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        for way in range(first_way(c), last_way(c)):
            if is_open(s, p, way) and days_of(b, s, p, way, 0) > 1 and days_of(b, s, p, way, s.fast[p] + 1) <= left:
                return True
    return False


# ---------------------------------------------------------------------------------------------------------- development


@rule
def upgrade_days(s, p):
    """A workshop makes the locomotive better in no time."""
    return 0 if owns(s, p, WORKSHOP) else UPGRADE_DAYS


@rule
def may_develop(b, s, p, kind, days):
    """Whether a development can be carried out within some days."""
    if kind == POWER:
        if s.power[p] == HEAVIEST or s.delivered[p, STEEL] < b.steel_for[s.power[p] + 1]:
            return False
        return upgrade_days(s, p) <= days
    if kind == SPEED:
        return s.fast[p] == 0 and s.delivered[p, COAL] >= b.coal_for_fast and upgrade_days(s, p) <= days
    if kind == STATION:
        return s.stations != (1 << CITIES) - 1 and days >= STATION_DAYS
    if kind == PROGRESS:
        return s.progress_left != 0 and days >= PROGRESS_DAYS
    if s.objectives_left == 0 or days < OBJECTIVE_DAYS:
        return False
    met = 0
    for i in range(NOBJECTIVES):
        if s.objectives_left >> i & 1 and objective_worth(b, s, p, i) > 0:
            met += 1
    return met > 0


@rule
def develop(b, s, p, kind):
    """One step: a better locomotive at once; the others take their days first, which may turn up special deliveries,
    and then ask which."""
    if kind == POWER:
        s.power[p] += 1
        s.points[p] += b.power_points[s.power[p]]
        spend(b, s, p, upgrade_days(s, p))
    elif kind == SPEED:
        s.fast[p] = 1
        s.points[p] += b.fast_points
        spend(b, s, p, upgrade_days(s, p))
    elif kind == STATION:
        s.asked = ASK_STATION
        spend(b, s, p, STATION_DAYS)
    elif kind == PROGRESS:
        s.asked = ASK_PROGRESS
        spend(b, s, p, PROGRESS_DAYS)
    else:
        s.asked = ASK_OBJECTIVE
        spend(b, s, p, OBJECTIVE_DAYS)


@rule
def build_station(s, p, city, on_deck):
    """Everybody gets the city's card: the builder on the deck or the discard pile, the others on the discard pile."""
    s.stations |= bit(city)
    s.points[p] += STATION_POINTS
    for q in range(s.players):
        if q != p:
            s.discard[q] |= bit(city)
            if owns(s, q, SPECULATOR):
                s.points[q] += 1
    if on_deck:
        for i in range(TOPS):
            if s.top[p, i] < 0:
                s.top[p, i] = city
                break
    else:
        s.discard[p] |= bit(city)


@rule
def acquire(s, p, card):
    """A progress card; mines and forests give their goods at once, without steel or a step on the wood track."""
    s.progress_left &= FULL ^ bit(card)
    s.progress[p] |= bit(card)
    if card == IRON_MINE:
        s.delivered[p, IRON] += MINED
    elif card == COAL_MINE:
        s.delivered[p, COAL] += MINED
    elif card == FORESTRY:
        s.delivered[p, WOOD] += MINED


# ------------------------------------------------------------------------- progress cards for actions, once a turn each


@rule
def legal_uses(b, s, p, left, cheapest, best, second, out, n):
    """What progress cards can be used for now."""
    if s.progress[p] >> SIDING == 0:
        return n
    arrived = s.phase != READY
    any_days = left - best
    if may_use(s, p, SIDING):
        n = legal_siding(b, s, p, any_days, cheapest, best, second, out, n)
    if arrived and s.exported and any_days >= 1 and may_use(s, p, STEEL_CONTRACT):
        out[n] = CONTRACT
        n += 1
    if arrived and any_days >= 1 and may_use(s, p, LARGE_CAR) and available(b, s, s.at[p]) >> STEEL & 1:
        n = each_card(FILL, wagons_with_one(s, p, 1 << STEEL), out, n)
    signals = may_use(s, p, SIGNALS)
    roundhouse = may_use(s, p, ROUNDHOUSE)
    crane = not arrived and may_use(s, p, CRANE) and has_room(b, s, p)
    if signals or roundhouse or crane:
        goods = available(b, s, s.at[p])
        cards = np.int64(s.hand[p])
        while cards != 0:
            c = lowest(cards)
            cards &= cards - 1
            days = spare(left, c, cheapest, best, second)
            if signals and days >= 0:
                out[n] = SIGNAL + c
                n += 1
            if roundhouse and days >= 0:
                out[n] = TURN + c
                n += 1
            if crane and days >= 1:
                n = each_good(LIFT, c, b.carries[s.company[p], c] & goods, out, n)
    return n


@rule
def legal_siding(b, s, p, any_days, cheapest, best, second, out, n):
    """Park a wagon from hand or an empty one of the train; later hang it on for a day, or discard it."""
    if s.siding[p] >= 0:
        out[n] = CLEAR
        n += 1
        if s.phase != READY and any_days >= 1 and has_room(b, s, p):
            goods = b.carries[s.company[p], s.siding[p]] & available(b, s, s.at[p])
            n = each_good(RECALL, 0, goods, out, n)
        return n
    cards = np.int64(s.hand[p])
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        if b.carries[s.company[p], c] and spare(any_days + best, c, cheapest, best, second) >= 0:
            out[n] = PARK + c
            n += 1
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        if s.cubes[p, c] == 0:
            out[n] = PARK + c
            n += 1
    return n


@rule
def use_without_card(b, s, action):
    """The foreign steel contract, and clearing the siding."""
    p = int(s.turn)
    s.acted = 1
    if action == CONTRACT:
        s.used |= bit(STEEL_CONTRACT)
        s.points[p] += 1
        spend(b, s, p, 1)
    else:
        s.used |= bit(SIDING)
        s.discard[p] |= bit(s.siding[p])
        s.siding[p] = -1


@rule
def use(b, s, action):
    """Use a progress card on a card, a wagon or a good."""
    p = int(s.turn)
    if action < RECALL:
        s.used |= bit(SIDING)
        leave_hand(s, p, action - PARK)
        s.train[p] &= FULL ^ bit(action - PARK)
        s.siding[p] = action - PARK
    elif action < SIGNAL:
        s.used |= bit(SIDING)
        c = s.siding[p]
        s.siding[p] = -1
        load(s, p, c, action - RECALL)
        spend(b, s, p, 1)
    elif action < FILL:
        s.used |= bit(SIGNALS)
        throw_away(s, p, action - SIGNAL)
    elif action < TURN:
        s.used |= bit(LARGE_CAR)
        load(s, p, action - FILL, STEEL)
        spend(b, s, p, 1)
    elif action < LIFT:
        s.used |= bit(ROUNDHOUSE)
        throw_away(s, p, action - TURN)
        draw(s, p)
    else:
        s.used |= bit(CRANE)
        leave_hand(s, p, (action - LIFT) // NGOODS)
        load(s, p, (action - LIFT) // NGOODS, (action - LIFT) % NGOODS)
        spend(b, s, p, 1)


# ----------------------------------------------------------------------------------------------------------- objectives


@rule
def cubes_delivered(s, p):
    """Goods of all kinds lying before a player."""
    total = 0
    for g in range(NGOODS):
        total += int(s.delivered[p, g])
    return total


@rule
def objective_worth(b, s, p, i):
    """The points an objective would give a player now, 0 while its requirement is not met."""
    points = int(b.objective_points[i])
    needs = b.needs[i]
    total = cubes_delivered(s, p)
    coal, wood, iron, steel = s.delivered[p, COAL], s.delivered[p, WOOD], s.delivered[p, IRON], s.delivered[p, STEEL]
    if i == 0:  # ore depot
        return points * iron if iron >= needs else 0
    if i == 1:  # freight station
        return points * (total // 3) if total >= needs else 0
    if i == 2:  # common deliveries
        return points if min(coal, wood, iron) >= needs and s.power[p] >= 3 else 0
    if i == 3:  # timber depot
        return points * wood if wood >= needs else 0
    if i == 4:  # coal depot
        return points * coal if coal >= needs else 0
    if i == 5:  # national certificate
        return points if total >= needs and s.specials[p] >= 2 and s.power[p] >= HEAVIEST and s.fast[p] else 0
    if i == 6:  # heavy train
        loaded = 0
        for c in range(CARDS):
            loaded += s.cubes[p, c]
        return points if loaded >= needs else 0
    if i == 7:  # haulier of the year
        return points if s.specials[p] >= needs else 0
    if i == 8:  # specialised deliveries
        return points if max(coal, wood, iron, steel) >= needs else 0
    return points * steel if steel >= needs else 0  # steel warehouse
