"""Developments in The Grand Trunk Journey: better locomotives, stations, progress cards and objectives.

A card that develops is played first and then asks which station or card it is for.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

from ...engine.bits import FULL
from ...engine.rule import rule
from . import why
from .actions import DISCARDS, NGOODS, NOBJECTIVES, to_achieve
from .board import (
    CARDS,
    CITIES,
    COAL,
    COAL_MINE,
    COUNTED,
    FAST_TOO,
    FOR_EVERY,
    FORESTRY,
    HEAVIEST,
    IRON,
    IRON_MINE,
    OF_ALL,
    OF_EACH,
    OF_ONE,
    OF_SPECIALS,
    POWER,
    POWER_TOO,
    PROGRESS,
    SPECIALS_TOO,
    SPECULATOR,
    SPEED,
    STATION,
    STEEL,
    WOOD,
    WORKSHOP,
)  # fmt: skip
from .state import (
    ASK_OBJECTIVE,
    ASK_PROGRESS,
    ASK_STATION,
    MINED,
    NOTHING,
    OBJECTIVE_DAYS,
    PROGRESS_DAYS,
    STATION_DAYS,
    STATION_POINTS,
    TOPS,
    UPGRADE_DAYS,
)  # fmt: skip
from .steps import bit, days_left, owns, reserve, spend, throw_away, why_not_in_hand, why_not_spared, without
from .why import MAY


@rule
def days_to_develop(s, p, kind):
    """The days that a development takes; a workshop makes the locomotive better in no time."""
    if kind == POWER or kind == SPEED:
        return 0 if owns(s, p, WORKSHOP) else UPGRADE_DAYS
    if kind == STATION:
        return STATION_DAYS
    return PROGRESS_DAYS if kind == PROGRESS else OBJECTIVE_DAYS


@rule
def why_not_develop(b, s, c, kind):
    """A card in hand with a development on it that can be carried out."""
    p = int(s.turn)
    if b.develops[s.company[p], c] >> kind & 1 == 0:
        return why_not_in_hand(s, p, c) or why.NO_SUCH_DEVELOPMENT
    return why_not_in_hand(s, p, c) or why_not_developed(b, s, p, kind, without(b, s, p, c, reserve(b, s, p)))


@rule
def why_not_developed(b, s, p, kind, spare):
    """A development needs what it is for, and its days."""
    # A train that becomes fast saves a day of the move that must follow, if that takes more than one.
    saved = 1 if kind == SPEED and spare < days_left(b, s, p) - 1 else 0
    return why_not_better(b, s, p, kind) or why_not_spared(b, s, p, days_to_develop(s, p, kind), spare + saved)


@rule
def why_not_better(b, s, p, kind):
    """Whether a development would be possible, days aside."""
    if kind == POWER:
        if s.power[p] == HEAVIEST:
            return why.STRONGEST
        return MAY if s.delivered[p, STEEL] >= b.steel_for[s.power[p] + 1] else why.NEEDS_STEEL
    if kind == SPEED:
        if s.fast[p]:
            return why.FAST_ALREADY
        return MAY if s.delivered[p, COAL] >= b.coal_for_fast else why.NEEDS_COAL
    if kind == STATION:
        return MAY if without_station(s) != 0 else why.ALL_STATIONS
    if kind == PROGRESS:
        return MAY if s.progress_left != 0 else why.NO_PROGRESS_LEFT
    if s.objectives_left == 0:
        return why.NO_OBJECTIVES
    for i in range(NOBJECTIVES):
        if why_not_achieve(b, s, i) == MAY:
            return MAY
    return why.NO_OBJECTIVE


@rule
def develop(b, s, c, kind):
    """One step: a better locomotive at once; the others take their days first, which may turn up special deliveries,
    and then ask which."""
    p = int(s.turn)
    s.acted = 1
    throw_away(s, p, c)
    if kind == POWER:
        s.power[p] += 1
        s.points[p] += b.power_points[s.power[p]]
    elif kind == SPEED:
        s.fast[p] = 1
        s.points[p] += b.fast_points
    elif kind == STATION:
        s.asked = ASK_STATION
    elif kind == PROGRESS:
        s.asked = ASK_PROGRESS
    else:
        s.asked = ASK_OBJECTIVE
    spend(b, s, p, days_to_develop(s, p, kind))


# A station


@rule
def without_station(s):
    """The cities that have no station yet."""
    return (1 << CITIES) - 1 ^ s.stations


@rule
def why_not_build(b, s, pile, city):
    """A city without a station."""
    return MAY if without_station(s) >> city & 1 else why.HAS_STATION


@rule
def build(b, s, pile, city):
    """Everybody gets the city's card: the builder on the deck or the discard pile, the others on the discard pile."""
    p = int(s.turn)
    s.asked = NOTHING
    s.stations |= bit(city)
    s.points[p] += STATION_POINTS
    for q in range(s.players):
        if q != p:
            s.discard[q] |= bit(city)
            if owns(s, q, SPECULATOR):
                s.points[q] += 1
    if pile == DISCARDS:
        s.discard[p] |= bit(city)
        return
    for i in range(TOPS):
        if s.top[p, i] < 0:
            s.top[p, i] = city
            break


# A progress card


@rule
def why_not_acquire(b, s, card):
    """A progress card that is laid out."""
    return MAY if s.progress_left >> card & 1 else why.NOT_LAID_OUT


@rule
def acquire(b, s, card):
    """A progress card; mines and forests give their goods at once, without steel or a step on the wood track."""
    p = int(s.turn)
    s.asked = NOTHING
    s.progress_left &= FULL ^ bit(card)
    s.progress[p] |= bit(card)
    if card == IRON_MINE:
        s.delivered[p, IRON] += MINED
    elif card == COAL_MINE:
        s.delivered[p, COAL] += MINED
    elif card == FORESTRY:
        s.delivered[p, WOOD] += MINED


# An objective


@rule
def legal_objectives(b, s, out):
    """Each objective whose requirement is met."""
    n = 0
    for i in range(NOBJECTIVES):
        if why_not_achieve(b, s, i) == MAY:
            out[n] = to_achieve(i)
            n += 1
    return n


@rule
def why_not_achieve(b, s, i):
    """An objective that is laid out, and whose requirement is met."""
    if s.objectives_left >> i & 1 == 0:
        return why.NOT_LAID_OUT
    return MAY if objective_worth(b, s, s.turn, i) > 0 else why.OBJECTIVE_UNMET


@rule
def achieve(b, s, i):
    """The objective's points at once."""
    p = int(s.turn)
    s.asked = NOTHING
    s.points[p] += objective_worth(b, s, p, i)
    s.objectives_left &= FULL ^ bit(i)
    s.objectives[p] |= bit(i)


@rule
def objective_worth(b, s, p, i):
    """The points an objective would give a player now, 0 while its requirement is not met."""
    found = counted(s, p, COUNTED[i])
    if found < b.needs[i] or s.power[p] < POWER_TOO[i] or s.specials[p] < SPECIALS_TOO[i] or s.fast[p] < FAST_TOO[i]:
        return 0
    times = 1 if FOR_EVERY[i] == 0 else found // FOR_EVERY[i]
    return int(b.objective_points[i]) * times


@rule
def counted(s, p, what):
    """What an objective counts: cubes delivered, special deliveries, or cubes on the train."""
    if what < NGOODS:
        return int(s.delivered[p, what])
    coal, wood, iron, steel = s.delivered[p, COAL], s.delivered[p, WOOD], s.delivered[p, IRON], s.delivered[p, STEEL]
    if what == OF_ALL:
        return int(coal + wood + iron + steel)
    if what == OF_EACH:
        return int(min(coal, wood, iron))
    if what == OF_ONE:
        return int(max(coal, wood, iron, steel))
    if what == OF_SPECIALS:
        return int(s.specials[p])
    loaded = 0
    for c in range(CARDS):
        loaded += int(s.cubes[p, c])
    return loaded
