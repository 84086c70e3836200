"""Progress cards for actions in The Grand Trunk Journey, once a turn each."""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import numpy as np

from ...engine.bits import FULL, lowest
from ...engine.rule import rule
from . import why
from .actions import to_clear, to_contract, to_fill, to_lift, to_park, to_recall, to_signal, to_turn
from .board import CRANE, LARGE_CAR, ROUNDHOUSE, SIDING, SIGNALS, STEEL, STEEL_CONTRACT
from .cards import wagons_with_one, why_no_second
from .state import READY
from .steps import (
    available,
    bit,
    days_left,
    draw,
    each,
    has_room,
    leave_hand,
    loads,
    reserve,
    spend,
    take_on,
    throw_away,
    why_not_carried,
    why_not_coupled,
    why_not_in_hand,
    why_not_left,
    why_not_pulled,
    why_not_spared,
    without,
)  # fmt: skip
from .why import MAY


@rule
def why_not_usable(s, p, card):
    """A player has a progress card for actions and has not used it this turn."""
    if s.progress[p] >> card & 1 == 0:
        return why.NOT_YOURS
    return MAY if s.used >> card & 1 == 0 else why.USED_ALREADY


@rule
def use(s, card):
    """Use a progress card for its action."""
    s.acted = 1
    s.used |= bit(card)


@rule
def legal_uses(b, s, p, kept, out, n):
    """What progress cards can be used for now."""
    if s.progress[p] >> SIDING == 0:
        return n
    if why_not_usable(s, p, SIDING) == MAY:
        n = legal_siding(b, s, p, kept, out, n)
    if s.phase != READY:
        if why_not_contract(b, s) == MAY:
            out[n] = to_contract()
            n += 1
        if why_not_usable(s, p, LARGE_CAR) == MAY and days_left(b, s, p) >= 1:
            n = each(to_fill(0), wagons_to_fill(b, s, p), out, n)
    return legal_uses_of_hand(b, s, p, kept, out, n)


@rule
def legal_uses_of_hand(b, s, p, kept, out, n):
    """What signals, roundhouse and crane can do with each card in hand."""
    signals = why_not_usable(s, p, SIGNALS) == MAY
    roundhouse = why_not_usable(s, p, ROUNDHOUSE) == MAY
    crane = s.phase == READY and why_not_usable(s, p, CRANE) == MAY and has_room(b, s, p)
    if not (signals or roundhouse or crane):
        return n
    goods = available(b, s, s.at[p])
    cards = np.int64(s.hand[p])
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        spare = without(b, s, p, c, kept)
        if signals and spare >= 0:
            out[n] = to_signal(c)
            n += 1
        if roundhouse and spare >= 0:
            out[n] = to_turn(c)
            n += 1
        if crane and spare >= 1:
            n = each(to_lift(c, 0), loads(b, s, p, c, goods), out, n)
    return n


# Siding


@rule
def legal_siding(b, s, p, kept, out, n):
    """Park a wagon from hand or an empty one of the train; later hang it on for a day, or discard it."""
    if s.siding[p] >= 0:
        if without(b, s, p, -1, kept) >= 0:
            out[n] = to_clear()
            n += 1
        if s.phase != READY and days_left(b, s, p) >= 1 and has_room(b, s, p):
            n = each(to_recall(0), loads(b, s, p, s.siding[p], available(b, s, s.at[p])), out, n)
        return n
    n = legal_parking(b, s, p, s.hand[p], kept, out, n)
    return legal_parking(b, s, p, s.train[p], kept, out, n)


@rule
def legal_parking(b, s, p, cards, kept, out, n):
    """Each of some cards that can be parked."""
    cards = np.int64(cards)
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        if why_not_parked(b, s, p, c, without(b, s, p, c, kept)) == MAY:
            out[n] = to_park(c)
            n += 1
    return n


@rule
def why_not_park(b, s, c):
    """A free siding, and a wagon for it."""
    p = int(s.turn)
    if s.siding[p] >= 0:
        return why_not_usable(s, p, SIDING) or why.SIDING_TAKEN
    return why_not_usable(s, p, SIDING) or why_not_parked(b, s, p, c, without(b, s, p, c, reserve(b, s, p)))


@rule
def why_not_parked(b, s, p, c, spare):
    """A wagon from hand that the move does not need, or an empty one of the train."""
    if s.cubes[p, c] > 0:
        return why.STILL_LOADED
    found = MAY
    if why_not_coupled(s, p, c) != MAY:
        found = why_not_in_hand(s, p, c) or (why.NO_WAGON if b.carries[s.company[p], c] == 0 else MAY)
    return found or why_not_spared(b, s, p, 0, spare)


@rule
def park(b, s, c):
    """A wagon from hand or from the train onto the siding."""
    p = int(s.turn)
    use(s, SIDING)
    leave_hand(s, p, c)
    s.train[p] &= FULL ^ bit(c)
    s.siding[p] = c


@rule
def why_not_recall(b, s, g):
    """A wagon on the siding, a good for it, a locomotive that pulls it, and a day."""
    p = int(s.turn)
    if s.siding[p] < 0:
        return why_not_usable(s, p, SIDING) or why.SIDING_EMPTY
    found = why_not_usable(s, p, SIDING) or why_not_carried(b, s, p, s.siding[p], g) or why_not_pulled(b, s, p)
    return found or why_not_left(b, s, p, -1, 1)


@rule
def recall(b, s, g):
    """Hang on the wagon from the siding, and load it, for a day."""
    p = int(s.turn)
    use(s, SIDING)
    take_on(s, p, s.siding[p], g)
    s.siding[p] = -1
    spend(b, s, p, 1)


@rule
def why_not_clear(b, s):
    """A wagon on the siding, and a move that can follow."""
    p = int(s.turn)
    if s.siding[p] < 0:
        return why_not_usable(s, p, SIDING) or why.SIDING_EMPTY
    return why_not_usable(s, p, SIDING) or why_not_left(b, s, p, -1, 0)


@rule
def clear(b, s):
    """The wagon on the siding is discarded."""
    p = int(s.turn)
    use(s, SIDING)
    s.discard[p] |= bit(s.siding[p])
    s.siding[p] = -1


# Foreign steel contract


@rule
def why_not_contract(b, s):
    """Steel delivered at a port this turn, and a day."""
    p = int(s.turn)
    if not s.exported:
        return why_not_usable(s, p, STEEL_CONTRACT) or why.NO_EXPORT
    return why_not_usable(s, p, STEEL_CONTRACT) or why_not_left(b, s, p, -1, 1)


@rule
def contract(b, s):
    """A day for a point."""
    p = int(s.turn)
    use(s, STEEL_CONTRACT)
    s.points[p] += 1
    spend(b, s, p, 1)


# Signals


@rule
def why_not_signal(b, s, c):
    """A card in hand that the move does not need."""
    return why_not_discarded(b, s, SIGNALS, c)


@rule
def why_not_discarded(b, s, card, c):
    """A progress card has a card in hand discarded, if a move is left without it."""
    p = int(s.turn)
    return why_not_usable(s, p, card) or why_not_in_hand(s, p, c) or why_not_left(b, s, p, c, 0)


@rule
def signal(b, s, c):
    """Discard a card."""
    use(s, SIGNALS)
    throw_away(s, int(s.turn), c)


# Large freight car


@rule
def wagons_to_fill(b, s, p):
    """The wagons with one steel, where there is more."""
    return wagons_with_one(s, p, available(b, s, s.at[p]) & (1 << STEEL))


@rule
def why_not_fill(b, s, c):
    """A wagon with one steel where there is more, and a day."""
    p = int(s.turn)
    found = MAY
    if wagons_to_fill(b, s, p) >> c & 1 == 0:
        found = why.CAR_STEEL if s.cubes[p, c] > 0 and s.good[p, c] != STEEL else why_no_second(s, p, c)
    return why_not_usable(s, p, LARGE_CAR) or found or why_not_left(b, s, p, -1, 1)


@rule
def fill(b, s, c):
    """A second steel in a wagon, for a day."""
    p = int(s.turn)
    use(s, LARGE_CAR)
    take_on(s, p, c, STEEL)
    spend(b, s, p, 1)


# Roundhouse


@rule
def why_not_turn(b, s, c):
    """A card in hand that the move does not need."""
    return why_not_discarded(b, s, ROUNDHOUSE, c)


@rule
def turn(b, s, c):
    """Discard a card and draw one."""
    p = int(s.turn)
    use(s, ROUNDHOUSE)
    throw_away(s, p, c)
    draw(s, p)


# Railway crane


@rule
def why_not_lift(b, s, c, g):
    """A wagon in hand, a good for it, a locomotive that pulls it, and a day besides the move's."""
    p = int(s.turn)
    found = why_not_usable(s, p, CRANE) or why_not_in_hand(s, p, c) or why_not_carried(b, s, p, c, g)
    return found or why_not_pulled(b, s, p) or why_not_left(b, s, p, c, 1)


@rule
def lift(b, s, c, g):
    """Hang on a wagon from hand and load it before the move, for a day."""
    p = int(s.turn)
    use(s, CRANE)
    leave_hand(s, p, c)
    take_on(s, p, c, g)
    spend(b, s, p, 1)
