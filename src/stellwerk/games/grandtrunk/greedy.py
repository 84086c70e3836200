"""What a good player of The Grand Trunk Journey knows: loads and where they are wanted, days, cards and developments.

Everything is weighed in points.  A cube is worth most where it is asked for, less for every day until then; a day is
worth what a good player makes of it; a card is worth its best use.  A turn is planned by looking at every place where
the train could go: what is delivered there, and what the train can promise when it leaves.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import math

import numpy as np

from ...engine.bits import FULL, lowest
from ...engine.record import Record, field
from ...engine.rule import rule
from .actions import (
    ACQUIRE,
    BUILD,
    CLEAR,
    CONTRACT,
    COUPLE,
    DELIVER,
    DISCARDS,
    DUMP,
    END,
    ENLARGE,
    FAST,
    FETCH,
    FILL,
    FULFIL,
    HAUL,
    IMPROVE,
    LOAD,
    MAINTAIN,
    MOVE,
    NDEVELOPMENTS,
    NGOODS,
    NOBJECTIVES,
    NPROGRESS,
    PLAY,
    RECALL,
    SIGNAL,
    SLOW,
    STOP,
    SWAP,
    TURN,
    UNCOUPLE,
    read,
)  # fmt: skip
from .board import (
    CITIES,
    COAL,
    COAL_EXPORTER,
    COAL_MINE,
    CRANE,
    DEMAND,
    DEPOT,
    DEVELOP,
    EARLY,
    FORESTRY,
    HEAVIEST,
    IRON,
    IRON_MINE,
    JUNCTION,
    LARGE_CAR,
    LATE,
    OVERLAND,
    OVERSIZE,
    PLACES,
    PORT_CARD,
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
    TIMBER_EXPORTER,
    WAGON_CARD,
    WAREHOUSE,
    WOOD,
    WOOD_SPACES,
    WORKSHOP,
)  # fmt: skip
from .development import days_to_develop, objective_worth, why_not_better
from .rules import progress_points
from .state import ARRIVED, CHOOSING, MAINTAINING, NOTHING, READY, SEATS, STARTING, STEEL_POINTS, STEEL_ROOM
from .steps import available, bit, card_of, days_of, goes_to, is_wanted, owns, size
from .why import MAY

MEMO = Record(
    {"place": PLACES, "good": NGOODS, "seat": SEATS, "wagon": 8},
    [
        field("worth", "f4", "place", "good", doc="points that a cube makes where it is asked for"),
        field("keep", "f4", "good", doc="points that a cube on the train promises at the place looked at"),
        field("trip", "f4", "place", doc="what it takes to have the card for a place"),
        field("special", "i1", "place", "good", doc="the special delivery open or coming for a good, plus 1"),
        field("aims", "f4", "good", doc="what a cube of each good makes at the next place to go to, or after it"),
        field("trying", "f4", "good", doc="the same for the place being looked at"),
        field("cargo", "f4", "good", doc="cubes on the train when it leaves"),
        field("empty", "u1", "wagon", doc="the goods that could be loaded into each empty wagon"),
        field("empties", "i4", doc="how many empty wagons there are"),
        field("spare", "u1", "wagon", doc="the goods that could be loaded into each wagon in hand"),
        field("spares", "i4", doc="how many wagons there are in hand"),
        field("goods", "u1", doc="the goods to be loaded here"),
        field("hand", "f4", doc="the best that a wagon in hand makes at the next place to go to, or after it"),
        field("hand_keep", "f4", doc="the best that a wagon in hand promises"),
        field("best", "f4", "good", doc="the best that each good could make anywhere"),
        field("stands", "f4", "seat", doc="the points that each seat will have at the end"),
    ],
)  # fmt: skip

# What was found by play against itself, in points unless said otherwise.
# Time
DAY = 1.2  # what a day is worth while there is much to do; at the end a point
SOON = 8.7  # days before the end from which on what takes time pays less
RIDE = 0.93  # share of a ride's days that is set against its loads
NEXT_RIDE = 0.45  # part of what the next ride promises
WAITING = 0.47  # part of what the train promises when it waits
LATER = 0.86  # part of what a cube promises after the next place
PATIENCE = 2.8  # days that one waits at most for a special delivery
WAIT = 1.1  # what each of them costs
NEW_HAND = -0.15  # what new cards are worth

# Deliveries
FIRST_OF_SET = 0.57  # a good of the set that is begun
SECOND_OF_SET = 0.35  # a good of the set after it
COMING_CARDS = 3.4  # progress cards to come in a whole game
COMING_WOOD = 4.8  # wood to come in a whole game
STEEL_MADE = 2.0  # a steel that iron makes
STEEL_FOR_POWER = 3.8  # a steel towards a stronger locomotive
COAL_FOR_SPEED = 0.7  # a coal towards a fast train
LEAST_LOAD = 0.19  # a load that promises less is left

# Developments, at the beginning of the game
STRONGER = 8.5  # a stronger locomotive
FASTER = 3.4  # a fast train
OPENING = 0.088  # part of what could be delivered at a new station
EFFECT = 1.5  # a progress card of middling use

# Cards
NO_CARD = 1.3  # a place whose card is not in hand
BY_JUNCTION = 1.6  # the junction card, which goes everywhere
CARD = 0.17  # any card
DEVELOPING = 0.4  # part of the developments in hand that a turn with a move is worth
CARD_TO_DEVELOP = 0.34  # part of the best development on a card
WAGON_IN_HAND = 0.3  # a wagon for which there is room
KEEPING = 1.1  # a card that is worth less is discarded in maintenance

# Companies, by what their cards of the start cities do
USE_OF_CARD = 0.5  # a kind of development on a card, or an oversize trailer
USE_OF_WAGON = 0.3  # a good that a wagon takes
OTHER_USE = 0.15  # anything else

# Weights and chances
SOFTNESS = 0.6  # points by which a weight falls to a third
DOUBT = 10.0  # points by which a whole game can turn

# What things at hand add to the result on top of their points, in a whole game (fitted to the results of many games)
SETS_LATER, POWER_LATER, SPEED_LATER, CARDS_LATER, WOOD_LATER = 3.3, 9.2, 6.7, 9.2, 2.3


# ----------------------------------------------------------------------------------------------------- what is it worth


@rule
def share_left(b, s, p):
    """How much of what takes time will still pay: 1 for most of the game, 0 at its end."""
    left = float(b.end_day - s.day[p])
    return max(0.0, min(1.0, left / SOON))


@rule
def days_cost(b, day, days):
    """What some days are worth: what could be done in them, and at the end a point each."""
    inside = max(0, min(days, b.end_day - day))
    left = b.end_day - day
    return days + inside * (DAY - 1.0) * min(1.0, left / 8.0)


@rule
def set_promise(coal, wood, iron, share):
    """Points of the sets and of those begun."""
    sets = min(coal, wood, iron)
    one = min(1, coal - sets) + min(1, wood - sets) + min(1, iron - sets)
    two = min(2, coal - sets) + min(2, wood - sets) + min(2, iron - sets) - one
    return 3.0 * sets + share * (FIRST_OF_SET * one + SECOND_OF_SET * two)


@rule
def set_gain(s, p, good, share):
    """What another delivery of a good adds to the sets."""
    coal = int(s.delivered[p, COAL])
    wood = int(s.delivered[p, WOOD])
    iron = int(s.delivered[p, IRON])
    before = set_promise(coal, wood, iron, share)
    if good == COAL:
        coal += 1
    elif good == WOOD:
        wood += 1
    else:
        iron += 1
    return set_promise(coal, wood, iron, share) - before


@rule
def good_worth(b, s, p, good):
    """The points that a delivered cube makes in the long run, wherever that is."""
    share = share_left(b, s, p)
    long = float(b.end_day - s.day[p]) / b.end_day
    if good == STEEL:
        worth = float(STEEL_POINTS)
        if s.power[p] < HEAVIEST and s.delivered[p, STEEL] < b.steel_for[HEAVIEST]:
            worth += STEEL_FOR_POWER * long
        return worth
    worth = set_gain(s, p, good, share)
    if good == WOOD and s.wood[p] < WOOD_SPACES - 1:
        cards = size(s.progress[p]) + COMING_CARDS * long * (1.0 if s.progress_left != 0 else 0.0)
        worth += cards * (b.wood_points[s.wood[p] + 1] - b.wood_points[s.wood[p]])
    elif good == COAL and s.fast[p] == 0 and s.delivered[p, COAL] < b.coal_for_fast:
        worth += COAL_FOR_SPEED * long
    return worth


@rule
def look_around(b, s, p, memo):
    """What every good makes at every place that trains go to."""
    share = share_left(b, s, p)
    for good in range(NGOODS):
        memo.best[good] = good_worth(b, s, p, good)
    for place in range(PLACES):
        opened = place >= CITIES or s.stations >> place & 1 != 0
        for good in range(NGOODS):
            memo.special[place, good] = 0
            worth = 0.0
            if opened and is_wanted(b, s, p, place, good):
                worth = memo.best[good]
                if place < CITIES:
                    worth += s.first[place]
                    if good == IRON:
                        room = STEEL_ROOM - int(s.steel[place])
                        worth += STEEL_MADE * share * min(2, room)
                        if room <= 0:
                            worth = 0.0
            memo.worth[place, good] = worth
    for k in range(s.shown):
        if s.done >> k & 1 == 0 and s.day[p] <= b.closes[k] + 1:
            memo.special[b.special_city[s.special[k]], b.special_good[s.special[k]]] = k + 1


@rule
def look_at_hand(s, p, memo, gone):
    """How easily each place can be reached with the cards in hand, without one that is about to go."""
    hand = np.int64(s.hand[p]) & (FULL ^ gone)
    other = NO_CARD
    if hand >> JUNCTION & 1:
        other = min(other, BY_JUNCTION)
    port = other
    if hand >> PORT_CARD & 3:
        port = 0.0
    for place in range(PLACES):
        if place >= CITIES:
            memo.trip[place] = port
        else:
            memo.trip[place] = 0.0 if hand >> place & 1 else other


@rule
def special_here(b, s, p, place, good, day):
    """The points of a special delivery that could be made at a place on a day, 0 if there is none."""
    points = 0
    for k in range(s.shown):
        if s.done >> k & 1 == 0 and b.special_city[s.special[k]] == place and b.special_good[s.special[k]] == good:
            early = 1 if owns(s, p, EARLY) else 0
            late = 1 if owns(s, p, LATE) else 0
            if b.opens[k] - early <= day <= b.closes[k] + late:
                points = max(points, int(b.worth[k]))
    return points


@rule
def promise(b, s, p, memo, here, day):
    """Fill in what a cube of each good on the train promises when it leaves a place on a day."""
    for good in range(NGOODS):
        memo.keep[good] = 0.0
    if day >= b.end_day:
        return
    left = float(b.last_day - day)
    ride = RIDE * DAY
    for place in range(PLACES):
        if place == here or (place < CITIES and s.stations >> place & 1 == 0):
            continue
        far = max(1, int(b.distance[here, place]) - int(s.fast[p]))
        if far > left:
            continue
        cost = ride * far + memo.trip[place]
        for good in range(NGOODS):
            if memo.worth[place, good] > 0.0:
                memo.keep[good] = max(memo.keep[good], memo.worth[place, good] - cost)
    for k in range(s.shown):
        if s.done >> k & 1 == 0:
            place = int(b.special_city[s.special[k]])
            good = int(b.special_good[s.special[k]])
            if place == here or s.stations >> place & 1 == 0:
                continue
            early = 1 if owns(s, p, EARLY) else 0
            late = 1 if owns(s, p, LATE) else 0
            far = max(1, int(b.distance[here, place]) - int(s.fast[p]))
            then = day + far
            wait = int(b.opens[k]) - early - then
            if then <= b.closes[k] + late and wait <= PATIENCE:
                cost = ride * far + memo.trip[place] + WAIT * max(0, wait)
                memo.keep[good] = max(memo.keep[good], b.worth[k] + s.first[place] - cost)


@rule
def best_load(memo, goods):
    """The most that a wagon for some goods promises."""
    best = 0.0
    for good in range(NGOODS):
        if goods >> good & 1 and memo.keep[good] > best:
            best = float(memo.keep[good])
    return best


@rule
def aim(b, s, p, memo, here, day, free):
    """The most that the train promises when it leaves a place: the best next place for what it carries and could load.

    `cargo`, `empty` and `spare` say what that is; `aims` gets what each good makes there, or later.
    """
    best = 0.0
    for good in range(NGOODS):
        memo.aims[good] = memo.keep[good] * LATER
        best += memo.cargo[good] * memo.aims[good]
    if day >= b.end_day:
        return 0.0
    early = 1 if owns(s, p, EARLY) else 0
    late = 1 if owns(s, p, LATE) else 0
    for place in range(PLACES):
        if place == here or (place < CITIES and s.stations >> place & 1 == 0):
            continue
        far = max(1, int(b.distance[here, place]) - int(s.fast[p]))
        if day + far > b.last_day:
            continue
        total = -RIDE * days_cost(b, day, far) - memo.trip[place]
        for good in range(NGOODS):
            worth = float(memo.worth[place, good])
            k = int(memo.special[place, good]) - 1
            if k >= 0 and place < CITIES:
                wait = int(b.opens[k]) - early - day - far
                if day + far <= b.closes[k] + late and wait <= PATIENCE:
                    worth = max(worth, b.worth[k] + s.first[place] - WAIT * max(0, wait))
            worth = max(worth, memo.keep[good] * LATER)
            memo.trying[good] = worth
            total += memo.cargo[good] * worth
        for i in range(memo.empties):
            total += best_try(memo, memo.empty[i])
        if free > 0:
            most = 0.0
            next = 0.0
            for i in range(memo.spares):
                load = best_try(memo, memo.spare[i]) - CARD
                if load > most:
                    next = most
                    most = load
                elif load > next:
                    next = load
            total += most
            if free > 1:
                total += next
        if total > best:
            best = total
            for good in range(NGOODS):
                memo.aims[good] = memo.trying[good]
    return best


@rule
def best_try(memo, goods):
    """The most that a wagon for some goods makes at the place being looked at."""
    best = 0.0
    for good in range(NGOODS):
        if goods >> good & 1 and memo.trying[good] > best:
            best = float(memo.trying[good])
    return best


@rule
def note_spares(b, s, p, memo, goods, gone):
    """The wagons in hand that could be loaded with some goods."""
    memo.spares = 0
    cards = np.int64(s.hand[p]) & (FULL ^ gone)
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        if b.carries[s.company[p], c] & goods:
            memo.spare[memo.spares] = b.carries[s.company[p], c] & goods
            memo.spares += 1


@rule
def note_empty(memo, goods):
    """Another empty wagon."""
    memo.empty[memo.empties] = goods
    memo.empties += 1


@rule
def best_aim(memo, goods):
    """The most that a wagon for some goods makes at the next place to go to, or after it."""
    best = 0.0
    for good in range(NGOODS):
        if goods >> good & 1 and memo.aims[good] > best:
            best = float(memo.aims[good])
    return best


@rule
def arrival(b, s, p, memo, place, day, gone):
    """What it is worth to arrive at a place on a day: deliveries, and what the train promises when it leaves."""
    promise(b, s, p, memo, place, day)
    goods = available(b, s, place)
    company = s.company[p]
    total = 0.0
    first = float(s.first[place]) if place < CITIES else 0.0
    done = False
    memo.empties = 0
    for good in range(NGOODS):
        memo.cargo[good] = 0.0
    wagons = np.int64(s.train[p])
    while wagons != 0:  # iron makes the steel that other wagons take
        c = lowest(wagons)
        wagons &= wagons - 1
        if s.good[p, c] == IRON and memo.worth[place, IRON] > 0.0:
            goods |= 1 << STEEL
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        good = int(s.good[p, c])
        if good < 0:
            continue
        cubes = int(s.cubes[p, c])
        keep = float(memo.keep[good])
        worth = float(memo.worth[place, good])
        if worth > 0.0 and done:
            worth -= first
        special = float(special_here(b, s, p, place, good, day))
        if special > 0.0 and not done:
            special += first
        if max(worth, special) <= keep:
            memo.cargo[good] += cubes
            continue
        done = True
        total += max(worth, special)
        if cubes > 1:
            again = worth - first if worth > first else 0.0
            if again > keep:
                total += again
            else:
                memo.cargo[good] += 1
                continue
        note_empty(memo, int(b.carries[company, c]) & goods)
    note_spares(b, s, p, memo, goods, gone)
    return total + NEXT_RIDE * aim(b, s, p, memo, place, day, int(b.wagons[s.power[p]]) - size(s.train[p]))


@rule
def note_train(b, s, p, memo, goods):
    """What the train carries as it stands, and its empty wagons."""
    memo.empties = 0
    for good in range(NGOODS):
        memo.cargo[good] = 0.0
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        if s.good[p, c] >= 0:
            memo.cargo[s.good[p, c]] += s.cubes[p, c]
        else:
            note_empty(memo, int(b.carries[s.company[p], c]) & goods)


@rule
def waiting(b, s, p, memo, days):
    """What the train promises where it stands, some days later."""
    day = int(s.day[p]) + days
    promise(b, s, p, memo, int(s.at[p]), day)
    note_train(b, s, p, memo, 0)
    memo.spares = 0
    return WAITING * aim(b, s, p, memo, int(s.at[p]), day, 0)


# ---------------------------------------------------------------------------------------------------------- development


@rule
def progress_worth(b, s, p, card):
    """What a progress card is worth: its points at the end, and what it does."""
    long = float(b.end_day - s.day[p]) / b.end_day
    long = max(0.0, long)
    wood = min(float(WOOD_SPACES - 1), s.wood[p] + COMING_WOOD * long)
    low = int(wood)
    points = float(b.wood_points[low])
    if low < WOOD_SPACES - 1:
        points += (wood - low) * (b.wood_points[low + 1] - b.wood_points[low])
    share = share_left(b, s, p)
    if card == IRON_MINE or card == COAL_MINE or card == FORESTRY:
        coal = int(s.delivered[p, COAL])
        wooden = int(s.delivered[p, WOOD])
        iron = int(s.delivered[p, IRON])
        before = set_promise(coal, wooden, iron, share)
        if card == IRON_MINE:
            iron += 2
        elif card == COAL_MINE:
            coal += 2
        else:
            wooden += 2
        points += set_promise(coal, wooden, iron, share) - before
        if card == COAL_MINE and s.fast[p] == 0:
            points += 2 * COAL_FOR_SPEED * long
        return points
    effect = 1.0
    if card == WAREHOUSE or card == TIMBER_EXPORTER or card == COAL_EXPORTER:
        effect = 1.6
    elif card == EARLY or card == LATE:
        effect = 0.9
    elif card == WORKSHOP:
        effect = 0.5 * (HEAVIEST - s.power[p]) + 0.5 * (1 - s.fast[p])
    elif card == SPECULATOR:
        effect = 0.25 * (CITIES - size(s.stations))
    elif card == SIDING or card == CRANE or card == STEEL_CONTRACT or card == SIGNALS:
        effect = 0.3
    elif card == LARGE_CAR:
        effect = 0.5
    elif card == ROUNDHOUSE:
        effect = 0.7
    return points + EFFECT * long * effect


@rule
def best_progress(b, s, p):
    """The most that a progress card on the table is worth."""
    best = 0.0
    for card in range(NPROGRESS):
        if s.progress_left >> card & 1:
            best = max(best, progress_worth(b, s, p, card))
    return best


@rule
def station_worth(b, s, p, memo, city, days):
    """What a station in a city is worth that stands in some days: two points, and what could then be delivered and
    made there."""
    share = share_left(b, s, p)
    demand = int(b.demand[s.tile[city]])
    near = float(b.distance[s.at[p], city])
    worth = 2.0 + share * OPENING * (0.5 * s.first[city] + memo.best[demand] / (1.0 + near))
    for k in range(s.shown):
        if s.done >> k & 1 == 0 and b.special_city[s.special[k]] == city:
            then = s.day[p] + days + 1 + near
            if then <= b.closes[k]:
                worth += share * OPENING * b.worth[k] * 0.5
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        if s.good[p, c] == demand:
            worth += share * (OPENING if is_wanted_anywhere(memo, demand) else 0.5 * memo.best[demand])
    return worth


@rule
def is_wanted_anywhere(memo, good):
    """Whether any place that trains go to takes a good."""
    for place in range(PLACES):
        if memo.worth[place, good] > 0.0:
            return True
    return False


@rule
def best_station(b, s, p, memo):
    """The best city for a station."""
    best = 0.0
    for city in range(CITIES):
        if s.stations >> city & 1 == 0:
            best = max(best, station_worth(b, s, p, memo, city, 1))
    return best


@rule
def best_objective(b, s, p):
    """The most points that an objective gives now."""
    best = 0
    for i in range(NOBJECTIVES):
        if s.objectives_left >> i & 1:
            best = max(best, objective_worth(b, s, p, i))
    return best


@rule
def development(b, s, p, memo, kind):
    """What a development is worth, its days taken off."""
    long = max(0.0, float(b.end_day - s.day[p]) / b.end_day)
    if kind == POWER:
        gain = STRONGER * long * long + b.power_points[s.power[p] + 1]
        if s.power[p] + 2 <= HEAVIEST:
            gain += 0.5 * STEEL_FOR_POWER * long
    elif kind == SPEED:
        gain = FASTER * long + b.fast_points
    elif kind == STATION:
        gain = best_station(b, s, p, memo)
    elif kind == PROGRESS:
        gain = best_progress(b, s, p)
    else:
        gain = float(best_objective(b, s, p))
    return gain - days_cost(b, int(s.day[p]), days_to_develop(s, p, kind))


@rule
def use_worth(b, s, p, memo, c):
    """What a card in hand is worth for something else than the train's next place."""
    company = s.company[p]
    does = b.does[company, c]
    best = CARD
    if does == DEVELOP:
        for kind in range(NDEVELOPMENTS - 1):
            if b.develops[company, c] >> kind & 1 and why_not_better(b, s, p, kind) == MAY:
                best = max(best, CARD_TO_DEVELOP * development(b, s, p, memo, kind))
    elif b.carries[company, c] and size(s.train[p]) < b.wagons[s.power[p]]:
        best = max(best, WAGON_IN_HAND)
    return best


@rule
def develop_worth(b, s, p, memo, gone):
    """What the developments in hand are worth in a turn with a move, without a card that goes."""
    total = 0.0
    cards = np.int64(s.hand[p]) & (FULL ^ gone)
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        if b.does[s.company[p], c] == DEVELOP:
            best = 0.0
            for kind in range(NDEVELOPMENTS - 1):
                if b.develops[s.company[p], c] >> kind & 1 and why_not_better(b, s, p, kind) == MAY:
                    best = max(best, development(b, s, p, memo, kind))
            total += best
    return total


@rule
def throw_worth(b, s, p, memo, c):
    """What a card is worth in hand for the next turns: its use, or the place that it leads to."""
    best = use_worth(b, s, p, memo, c)
    if c >= WAGON_CARD:
        return best
    if c == JUNCTION:
        return max(best, 1.0)
    wagons = np.int64(s.train[p])
    while wagons != 0:
        w = lowest(wagons)
        wagons &= wagons - 1
        good = int(s.good[p, w])
        if good < 0:
            continue
        if c < CITIES:
            worth = memo.worth[c, good] - 0.5 * b.distance[s.at[p], c]
            if c == s.at[p]:
                worth = 0.0
            best = max(best, 0.5 * worth)
        else:
            for place in range(CITIES, PLACES):
                if place != s.at[p]:
                    best = max(best, 0.5 * (memo.worth[place, good] - 0.5 * b.distance[s.at[p], place]))
    return best


# --------------------------------------------------------------------------------------------------------- the company


@rule
def company_worth(b, s, company):
    """What a company is worth: its cards of the start cities are the first that come up again and again."""
    total = 0.0
    for c in range(CITIES):
        if s.stations >> c & 1:
            does = b.does[company, c]
            if does == DEVELOP:
                total += USE_OF_CARD * (size(int(b.develops[company, c])) - 1)  # the last is on all of them
            elif does == OVERSIZE:
                total += USE_OF_CARD
            elif b.carries[company, c]:
                total += USE_OF_WAGON * size(int(b.carries[company, c]))
            else:
                total += OTHER_USE
    return total


# ------------------------------------------------------------------------------------------------------------ the moves


@rule
def weigh_ready(b, s, p, memo, out, n, weights):
    """Before the move: every way by what arrival brings, maintenance by what waiting promises."""
    day = int(s.day[p])
    look_at_hand(s, p, memo, 0)
    here = waiting(b, s, p, memo, 1)
    extra = DEVELOPING * develop_worth(b, s, p, memo, 0)
    for i in range(n):
        kind, pace, way, _ = read(out[i])
        gain = -5.0
        if kind == MAINTAIN:
            gain = here + NEW_HAND - days_cost(b, day, 1)
        elif kind == STOP:
            gain = 0.0
        elif kind == MOVE:
            card = card_of(way)
            days = days_of(b, s, p, way, s.fast[p] if pace == FAST else 0)
            look_at_hand(s, p, memo, bit(card))
            gain = arrival(b, s, p, memo, goes_to(way), day + days, bit(card)) - days_cost(b, day, days)
            gain += extra - use_worth(b, s, p, memo, card)
            if b.does[s.company[p], card] == DEVELOP:
                gain -= extra - DEVELOPING * develop_worth(b, s, p, memo, bit(card))
            if card == JUNCTION:
                gain -= BY_JUNCTION
            if pace == SLOW:
                gain -= 0.01
        weights[i] = gain
    best = -99.0
    for i in range(n):
        best = max(best, float(weights[i]))
    for i in range(n):
        kind, c, what, _ = read(out[i])
        if kind == IMPROVE:
            faster = what == SPEED and development(b, s, p, memo, SPEED) > 0.0
            weights[i] = best + 0.5 if faster else best - 3.0
        elif kind == PLAY:
            hurry = b.does[s.company[p], c] == RIGHT_OF_WAY
            weights[i] = hurry_gain(b, s, p, out, n, weights, best) if hurry else best - 3.0
        elif kind == TURN:
            weights[i] = best - (1.0 if use_worth(b, s, p, memo, c) <= CARD else 2.0)
        elif kind != MAINTAIN and kind != STOP and kind != MOVE:
            weights[i] = best - 2.0


@rule
def hurry_gain(b, s, p, out, n, weights, best):
    """Right of way is worth its day if the best move takes more than one and needs another card."""
    for i in range(n):
        kind, pace, way, _ = read(out[i])
        best_move = kind == MOVE and pace == FAST and weights[i] >= best
        if best_move and card_of(way) != JUNCTION and days_of(b, s, p, way, s.fast[p]) > 1:
            return best + 0.1
    return best - 3.0


@rule
def look_here(b, s, p, memo):
    """What the train promises where it stands, and the best loads of wagons still in hand."""
    look_at_hand(s, p, memo, 0)
    at = int(s.at[p])
    day = int(s.day[p])
    goods = available(b, s, at)
    memo.goods = goods
    promise(b, s, p, memo, at, day)
    note_train(b, s, p, memo, goods)
    note_spares(b, s, p, memo, goods, 0)
    aim(b, s, p, memo, at, day, int(b.wagons[s.power[p]]) - size(s.train[p]))
    memo.hand = 0.0
    memo.hand_keep = 0.0
    cards = np.int64(s.hand[p])
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        memo.hand = max(memo.hand, best_aim(memo, int(b.carries[s.company[p], c]) & goods) - CARD)
        memo.hand_keep = max(memo.hand_keep, best_load(memo, int(b.carries[s.company[p], c]) & goods) - CARD)


@rule
def weigh_arrived(b, s, p, memo, out, n, weights):
    """After the move: unload what pays, then load what promises most, and develop where it is worth the days."""
    look_here(b, s, p, memo)
    for i in range(n):
        kind, c, x, _ = read(out[i])
        if kind == END:
            gain = 0.0
        elif kind == DELIVER or kind == FULFIL:
            gain = delivery_gain(b, s, p, memo, kind, int(s.good[p, c]))
        elif kind == DUMP:
            gain = dump_gain(b, s, p, memo, c)
        elif kind == UNCOUPLE:
            gain = uncouple_gain(b, s, p, memo, c)
        elif kind == LOAD:
            gain = float(memo.aims[x]) - LEAST_LOAD + 0.4 if memo.aims[x] > LEAST_LOAD else -0.2
        elif kind == COUPLE:
            gain = couple_gain(b, s, p, memo, c, x)
        elif kind == PLAY:
            gain = weigh_play(b, s, p, memo, c)
        elif kind == IMPROVE:
            gain = develop_gain(b, s, p, memo, c, x)
        else:
            gain = weigh_use(b, s, p, memo, kind, c)
        weights[i] = gain


@rule
def delivery_gain(b, s, p, memo, kind, good):
    """What a delivery makes against keeping the cube; iron first, for the steel."""
    at = int(s.at[p])
    if kind == DELIVER:
        gain = float(memo.worth[at, good] - memo.keep[good])
        return gain + 20.0 + (5.0 if good == IRON else 0.0) if gain > 0.0 else gain
    gain = float(special_here(b, s, p, at, good, int(s.day[p]))) + s.first[at] - memo.keep[good]
    return gain + 20.0 if gain > 0.0 else gain


@rule
def dump_gain(b, s, p, memo, c):
    """A cube that is in the way of a better one."""
    if s.day[p] >= b.end_day:
        return -1.0
    load = best_load(memo, int(b.carries[s.company[p], c]) & memo.goods)
    if size(s.train[p]) >= b.wagons[s.power[p]]:
        load = max(load, float(memo.hand_keep))
    gain = load - 2.0 - memo.keep[s.good[p, c]]
    return gain + 10.0 if gain > 0.0 else gain


@rule
def uncouple_gain(b, s, p, memo, c):
    """An empty wagon that takes nothing good, or less than one in hand would."""
    full = size(s.train[p]) >= b.wagons[s.power[p]]
    load = best_aim(memo, int(b.carries[s.company[p], c]) & memo.goods)
    if load > LEAST_LOAD and (not full or memo.hand <= load + 0.3):
        return 0.01
    return 0.5 + (max(0.0, memo.hand - load) if full else 0.0)


@rule
def couple_gain(b, s, p, memo, c, good):
    """What its load makes; plain wagons, and those for few goods, come first."""
    if s.day[p] >= b.end_day:
        return -1.0
    gain = float(memo.aims[good]) - LEAST_LOAD
    return gain - 0.1 * size(int(b.carries[s.company[p], c])) - (0.2 if c < WAGON_CARD else 0.0)


@rule
def develop_gain(b, s, p, memo, c, kind):
    """A development, if the card has no better one; cards with few go first."""
    printed = b.develops[s.company[p], c]
    gain = development(b, s, p, memo, kind) + window_opens(b, s, p, kind)
    for other in range(NDEVELOPMENTS - 1):
        possible = other != kind and printed >> other & 1 and why_not_better(b, s, p, other) == MAY
        if possible and development(b, s, p, memo, other) > gain:
            gain -= 0.5
    return gain - 0.05 * size(int(printed))


@rule
def window_opens(b, s, p, kind):
    """What it is worth that a development lets a day or two pass until a special delivery is open."""
    if s.phase != ARRIVED:
        return 0.0
    days = 2 if kind == PROGRESS else 1
    best = 0.0
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        good = int(s.good[p, c])
        if good >= 0 and special_here(b, s, p, int(s.at[p]), good, int(s.day[p])) == 0:
            best = max(best, float(special_here(b, s, p, int(s.at[p]), good, int(s.day[p]) + days)))
    return best


@rule
def weigh_play(b, s, p, memo, c):
    """A card for its action after the move."""
    at = int(s.at[p])
    does = b.does[s.company[p], c]
    if does == DEPOT:
        best = 0.0
        goods = available(b, s, at)
        cards = np.int64(s.discard[p])
        while cards != 0:
            w = lowest(cards)
            cards &= cards - 1
            best = max(best, best_aim(memo, int(b.carries[s.company[p], w]) & goods))
        return best - LEAST_LOAD - CARD
    if does == OVERSIZE:
        goods = available(b, s, at) & ((1 << STEEL) - 1)
        best = 0.0
        wagons = np.int64(s.train[p])
        while wagons != 0:
            w = lowest(wagons)
            wagons &= wagons - 1
            if s.cubes[p, w] == 1 and goods >> s.good[p, w] & 1:
                best = max(best, float(memo.aims[s.good[p, w]]))
        return best - CARD
    if does == DEMAND:
        best = 0.0
        if s.phase == ARRIVED and at < CITIES:
            for place in range(CITIES):
                if place != at:
                    best = max(best, swap_gain(b, s, p, memo, at, place))
        return best + 20.0 if best > 0.8 else -1.0
    if does == OVERLAND:
        return haul_gain(b, s, p, memo) - CARD
    return -1.0


@rule
def swap_gain(b, s, p, memo, at, place):
    """What could be delivered here at once if this place had the other's tile, against keeping it."""
    demand = int(b.demand[s.tile[place]])
    if demand == b.demand[s.tile[at]] or (demand == IRON and s.steel[at] >= STEEL_ROOM):
        return 0.0
    gain = 0.0
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        good = int(s.good[p, c])
        if good == demand:
            gain += (memo.best[demand] - memo.keep[good]) * s.cubes[p, c]
        elif good >= 0 and memo.worth[at, good] > 0.0:
            return 0.0  # first what is wanted now
    if gain > 0.0:
        gain += s.first[at]
    return gain


@rule
def wants_steel(b, s, p, memo):
    """What a steel that comes here is worth: a wagon must be there to take it."""
    company = s.company[p]
    if s.steel[s.at[p]] > 0 or s.phase == READY:
        return 0.0
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        if s.cubes[p, c] == 0 and b.carries[company, c] >> STEEL & 1:
            return float(memo.aims[STEEL])
    if size(s.train[p]) < b.wagons[s.power[p]]:
        cards = np.int64(s.hand[p])
        while cards != 0:
            c = lowest(cards)
            cards &= cards - 1
            if b.carries[company, c] >> STEEL & 1:
                return float(memo.aims[STEEL])
    return 0.0


@rule
def haul_gain(b, s, p, memo):
    """A steel over land pays if it comes here and can be loaded."""
    at = int(s.at[p])
    if at >= CITIES:
        return 0.0
    for city in range(CITIES):
        if s.steel[city] > 0 and b.linked[city] >> at & 1:
            return wants_steel(b, s, p, memo)
    return 0.0


@rule
def weigh_use(b, s, p, memo, kind, x):
    """Progress cards used after the move."""
    day = int(s.day[p])
    if kind == CONTRACT:
        return 1.0 - days_cost(b, day, 1) + 0.01
    if kind == CLEAR:
        return -2.0
    if kind == RECALL:
        return float(memo.aims[x]) - days_cost(b, day, 1)
    if kind == FILL:
        return float(memo.aims[STEEL]) - days_cost(b, day, 1)
    if kind == TURN:
        return 0.3 if throw_worth(b, s, p, memo, x) < KEEPING else -0.5
    if kind == SIGNAL:
        return 0.2 if throw_worth(b, s, p, memo, x) < 0.5 * KEEPING else -0.5
    return -0.5


@rule
def weigh_answer(b, s, p, memo, out, n, weights):
    """What a card that was played is best used for."""
    look_here(b, s, p, memo)
    at = int(s.at[p])
    for i in range(n):
        kind, x, y, _ = read(out[i])
        if kind == FETCH:
            gain = float(memo.aims[y])
        elif kind == ENLARGE:
            gain = float(memo.aims[s.good[p, x]])
        elif kind == SWAP:
            gain = -1.0
            if x == at or y == at:
                gain = swap_gain(b, s, p, memo, at, y if x == at else x)
        elif kind == HAUL:
            gain = 1.0 if y == at else 0.0
        elif kind == BUILD:
            gain = station_worth(b, s, p, memo, y, 0) + (0.01 if x == DISCARDS else 0.0)
        elif kind == ACQUIRE:
            gain = progress_worth(b, s, p, x)
        else:
            gain = float(objective_worth(b, s, p, x))
        weights[i] = gain


@rule
def weigh(b, s, memo, out, n, weights):
    """How good each legal action looks, from what the actor knows."""
    if n == 1:
        weights[0] = 1.0
        return
    p = int(s.turn)
    if s.phase == CHOOSING:
        for i in range(n):
            _, company, _, _ = read(out[i])
            weights[i] = company_worth(b, s, company)
        soften(n, weights)
        return
    look_around(b, s, p, memo)
    if s.phase == STARTING:
        look_at_hand(s, p, memo, 0)
        promise(b, s, p, memo, int(s.at[p]), 0)
        for i in range(n):
            _, _, good, _ = read(out[i])
            weights[i] = memo.keep[good]
    elif s.asked != NOTHING:
        weigh_answer(b, s, p, memo, out, n, weights)
    elif s.phase == MAINTAINING:
        for i in range(n):
            kind, c, _, _ = read(out[i])
            weights[i] = 0.0 if kind == END else KEEPING - throw_worth(b, s, p, memo, c)
    elif s.phase == READY:
        weigh_ready(b, s, p, memo, out, n, weights)
    else:
        weigh_arrived(b, s, p, memo, out, n, weights)
    soften(n, weights)


@rule
def soften(n, weights):
    """Points into weights: the best gets 1, what is a little worse a little less."""
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = math.exp(max(-12.0, float(weights[i] - best) / SOFTNESS))


# ----------------------------------------------------------------------------------------------------------- the chance


@rule
def stands_at(b, s, p):
    """The points that a seat will have at the end, but for what all will make alike in the days to come."""
    coal, wood, iron = int(s.delivered[p, COAL]), int(s.delivered[p, WOOD]), int(s.delivered[p, IRON])
    points = float(s.points[p] + progress_points(b, s, p) - s.day[p])  # a point for each day behind the furthest disc
    if s.out[p]:
        return points + set_promise(coal, wood, iron, 0.0)
    long = max(0.0, float(b.end_day - s.day[p]) / b.end_day)
    points += set_promise(coal, wood, iron, SETS_LATER * long)
    points += long * (POWER_LATER * s.power[p] + SPEED_LATER * s.fast[p])
    return points + long * (CARDS_LATER * size(s.progress[p]) - WOOD_LATER * s.wood[p])


@rule
def value(b, s, memo, values):
    """The chance to win of each seat: the surer, the further ahead it is and the less time is left."""
    left = 0.0
    for p in range(s.players):
        memo.stands[p] = stands_at(b, s, p)
        if s.out[p] == 0:
            left += max(0.0, float(b.end_day - s.day[p]))
    most = memo.stands[0]
    for p in range(1, s.players):
        most = max(most, memo.stands[p])
    doubt = 0.5 + DOUBT * math.sqrt(left / (b.end_day * s.players))
    total = 0.0
    for p in range(s.players):
        values[p] = math.exp((memo.stands[p] - most) / doubt)
        total += values[p]
    for p in range(s.players):
        values[p] /= total
