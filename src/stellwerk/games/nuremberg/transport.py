"""Phase six, buy trains and move goods and passengers, and phase seven, victory points and profit or loss."""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS, clear, drop, has, lowest, put
from ...engine.rule import rule
from .actions import BUY, LOAD, LOAD_ALL, PASS
from .board import ABREAST, AREAS, BROWN, COMPANIES, FIELD, GOODS, SEATS, TRAINS
from .building import find_own, means
from .state import (
    BITS_WORDS,
    BUY_TRAINS,
    CARGO,
    GREEN_PASSENGER,
    LOADS,
    PLAYER,
    PROFIT,
    RED_PASSENGER,
    WHITE_CUBE,
    YELLOW_CUBE,
)  # fmt: skip
from .tracks import lift, spend

MOST_TRAINS = 3
RATE = 3  # points for one missing brown influence

# Why a train cannot be bought (0: it can)
MAY_BUY, NO_TRAIN, SOLD, SAME_STEP, THREE, NO_MEANS = range(6)
# Why a piece cannot be loaded (0: it can)
MAY_LOAD, NOTHING_THERE, NO_ROOM, NO_WAY = range(4)


# ------------------------------------------------------------------------------------------------- what links can fetch


@rule
def survey(b, s):
    """Work out what lies where and what each player's links can fetch; links stay as they are in this phase."""
    for load in range(LOADS):
        clear(s.there[load])
    for area in range(b.areas):
        if s.lying[area, WHITE_CUBE] + s.lying[area, YELLOW_CUBE] > 0:
            put(s.there[0], area)
        if s.lying[area, RED_PASSENGER] > 0:
            put(s.there[1], area)
        if s.lying[area, GREEN_PASSENGER] > 0:
            put(s.there[2], area)
    for p in range(s.players):
        survey_goods(b, s, p)
        for company in range(len(COMPANIES)):
            survey_passengers(b, s, p, company)


@rule
def survey_goods(b, s, p):
    """Cheese and post where an own link runs; stone and beer next to an own station that is no company's."""
    can = s.can[p, 0]
    clear(can)
    find_own(b, s, p)
    for area in range(b.areas):
        if b.kind[area] == GOODS:
            if has(s.own, area):
                put(can, area)
        elif b.kind[area] == FIELD:
            for i in range(b.serving[area]):
                station = b.serves[area, i]
                if s.company[station] == 0 and has(s.own, station):
                    put(can, area)


@rule
def survey_passengers(b, s, p, company):
    """The areas from which unbroken own links lead to a town or station of the company."""
    can = s.can[p, 1 + company]
    clear(can)
    head = 0
    tail = 0
    if s.track[p] == 0:
        return
    for area in range(b.areas):
        if s.company[area] >> company & 1:
            put(can, area)
            s.queue[tail] = area
            tail += 1
    while head < tail:
        area = int(s.queue[head])
        head += 1
        for i in range(b.sides[area]):
            link = b.side[area, i]
            there = b.end[link, 0] + b.end[link, 1] - area
            if s.owner[link] == p and not has(can, there):
                put(can, there)
                s.queue[tail] = there
                tail += 1


# --------------------------------------------------------------------------------------------------- the players' turns


@rule
def next_mover(b, s):
    """Go on round the table to the next who has not passed; who can do nothing any more passes unasked."""
    for i in range(1, s.players + 1):
        place = (s.at + i) % s.players
        p = s.order[BUY_TRAINS, place]
        if s.passed >> p & 1 == 0:
            if can_act(b, s, p):
                s.at = place
                return True
            s.passed |= 1 << p
    return False


@rule
def can_act(b, s, p):
    """Whether a player can buy a train or load a piece."""
    for load in range(LOADS):
        if room_for(b, s, p, load) > 0:
            for w in range(BITS_WORDS):
                if s.can[p, load, w] & s.there[load, w] != 0:
                    return True
    own = own_trains(s, p)
    for train in range(TRAINS):
        if why_not_add(b, s, p, train, own) == MAY_BUY:
            return True
    return False


@rule
def legal_transport(b, s, out):
    """Pass, load everything at once, buy a train, load one piece."""
    p = s.order[BUY_TRAINS, s.at]
    out[0] = PASS
    n = 1
    if can_load_all(b, s, p):
        out[n] = LOAD_ALL
        n += 1
    own = own_trains(s, p)
    for train in range(TRAINS):
        if why_not_add(b, s, p, train, own) == MAY_BUY:
            out[n] = BUY + train
            n += 1
    for load in range(LOADS):
        if room_for(b, s, p, load) > 0:
            for w in range(BITS_WORDS):
                areas = np.int64(s.can[p, load, w] & s.there[load, w])
                while areas != 0:
                    out[n] = LOAD + load * AREAS + w * BITS + lowest(areas)
                    n += 1
                    areas &= areas - 1
    return n


# --------------------------------------------------------------------------------------------------------------- trains


@rule
def why_not_buy(b, s, p, train):
    """A train that nobody has, three in all, one of each price (or of each row), paid in brown or three for one."""
    return why_not_add(b, s, p, train, own_trains(s, p))


@rule
def own_trains(s, p):
    """The trains that a player has, one bit each: looked up once for all trains that might be bought."""
    own = 0
    for train in range(TRAINS):
        if s.train[train] == p:
            own |= 1 << train
    return own


@rule
def why_not_add(b, s, p, train, own):
    """Why a train cannot be added to those that a player has."""
    price = b.price[s.train_side, train]
    if price == 0:
        return NO_TRAIN
    if s.train[train] >= 0:
        return SOLD
    count = 0
    while own != 0:
        other = lowest(own)
        own &= own - 1
        count += 1
        same_row = other // ABREAST == train // ABREAST
        if same_row or (s.by_row == 0 and b.price[s.train_side, other] == price):
            return SAME_STEP
    if count >= MOST_TRAINS:
        return THREE
    brown = s.influence[p, BROWN]
    if brown < price and means(s, p) - brown < RATE * (price - brown):
        return NO_MEANS
    return MAY_BUY


@rule
def buy(b, s, train):
    """Brown influence first; what is missing becomes due, three points for each."""
    p = s.order[BUY_TRAINS, s.at]
    price = b.price[s.train_side, train]
    brown = min(s.influence[p, BROWN], price)
    spend(s, p, BROWN, brown)
    s.train[train] = p
    s.buying = train
    s.due = RATE * (price - brown)


@rule
def room_for(b, s, p, load):
    """How many more goods (0) or passengers (1, 2) a player's trains can take."""
    room = 0
    for train in range(TRAINS):
        if s.train[train] == p:
            if load == 0:
                room += b.room[s.train_side, train]
            else:
                room += b.seats[s.train_side, train] - s.riders[train]
    if load == 0:
        room -= s.carried[p, WHITE_CUBE] + s.carried[p, YELLOW_CUBE]
    return room


# ------------------------------------------------------------------------------------------------------------ transport


@rule
def kind_of(b, load, area):
    """The kind of piece that a load from an area is."""
    if load == 0:
        return WHITE_CUBE if b.kind[area] == FIELD else YELLOW_CUBE
    return RED_PASSENGER - 1 + load


@rule
def why_not_load(b, s, p, load, area):
    """A piece must be there, room on a train, and the right links."""
    if area >= b.areas or not has(s.there[load], area):
        return NOTHING_THERE
    if not has(s.can[p, load], area):
        return NO_WAY
    if room_for(b, s, p, load) == 0:
        return NO_ROOM
    return MAY_LOAD


@rule
def carry(b, s, p, load, area):
    """One piece from the board onto a train.  Goods score a point; passengers take the best seat that is free."""
    kind = kind_of(b, load, area)
    s.lying[area, kind] -= 1
    if s.lying[area, kind] == 0:
        drop(s.there[load], area)
    s.carried[p, kind] += 1
    points = 1
    if load > 0:
        train = best_seat(b, s, p)
        s.riders[train] += 1
        if b.classes[s.train_side]:
            points = b.price[s.train_side, train]
    s.points[p] += points


@rule
def best_seat(b, s, p):
    """The dearest own train with a free seat: trains are in order of their price."""
    for train in range(TRAINS):
        if s.train[train] == p and s.riders[train] < b.seats[s.train_side, train]:
            return train
    return 0


@rule
def can_load_all(b, s, p):
    """Whether a player can fetch two pieces or more, has room for all, and nobody still in can fetch any of them."""
    pieces = 0
    passengers = 0
    for load in range(LOADS):
        count = 0
        for w in range(BITS_WORDS):
            areas = np.int64(s.can[p, load, w] & s.there[load, w])
            for q in range(s.players):
                if q != p and s.passed >> q & 1 == 0 and areas & s.can[q, load, w] != 0:
                    return False
            while areas != 0:
                area = w * BITS + lowest(areas)
                count += s.lying[area, kind_of(b, load, area)]
                areas &= areas - 1
        pieces += count
        if load > 0:
            passengers += count
            count = passengers
        if count > room_for(b, s, p, load):
            return False
    return pieces >= 2


@rule
def load_all(b, s, p):
    """Everything that can be fetched."""
    for load in range(LOADS):
        for w in range(BITS_WORDS):
            areas = np.int64(s.can[p, load, w] & s.there[load, w])
            while areas != 0:
                area = w * BITS + lowest(areas)
                while has(s.there[load], area):
                    carry(b, s, p, load, area)
                areas &= areas - 1


# ----------------------------------------------------------------------------------------- phase seven: profit and loss


@rule
def earnings(s, p):
    """Stone and beer earn 2, all else 1; each own link on the board costs 1."""
    money = 2 * s.carried[p, WHITE_CUBE] - s.track[p]
    return money + s.carried[p, YELLOW_CUBE] + s.carried[p, RED_PASSENGER] + s.carried[p, GREEN_PASSENGER]


@rule
def account(b, s):
    """In player order everyone's marker moves, or goes to the top of its stack; then the trains are emptied."""
    for i in range(s.players):
        p = s.order[PLAYER, i]
        s.profit[p] = max(b.low, min(b.high, s.profit[p] + earnings(s, p)))
        lift(s, PROFIT, p)
    for p in range(SEATS):
        for kind in range(CARGO):
            s.held[p, kind] += s.carried[p, kind]
            s.carried[p, kind] = 0
    for train in range(TRAINS):
        s.train[train] = -1
        s.riders[train] = 0
