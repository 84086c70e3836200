"""Phase six, buy trains and move goods and passengers, and phase seven, victory points and profit or loss."""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS, clear, drop, has, lowest, put
from ...engine.rule import rule
from .actions import (
    MAY,
    NEEDS_LINE,
    NEEDS_LINK,
    NEEDS_STATION,
    NO_AREA,
    NO_MEANS,
    NO_ROOM,
    NO_SEAT,
    NO_TRAIN,
    NO_WAGON,
    NOT_NOW,
    NOTHING,
    RIVAL,
    SAME_PRICE,
    SAME_ROW,
    SOLD,
    THREE,
    to_buy,
    to_load,
    to_load_all,
)  # fmt: skip
from .board import ABREAST, BROWN, COMPANIES, FIELD, GOODS, SEATS, TRAINS
from .building import find_own, means
from .state import (
    BITS_WORDS,
    BUY_TRAINS,
    CARGO,
    GREEN_PASSENGER,
    LOADS,
    PAYING,
    PLAYER,
    PROFIT,
    RED_PASSENGER,
    TRANSPORT,
    WHITE_CUBE,
    YELLOW_CUBE,
)  # fmt: skip
from .tracks import lift, spend

MOST_TRAINS = 3
RATE = 3  # points for one missing brown influence


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
        if why_not_add(b, s, p, train, own) == MAY:
            return True
    return False


@rule
def legal_transport(b, s, out, n):
    """Load everything at once, buy a train, load one piece."""
    p = s.order[BUY_TRAINS, s.at]
    if why_not_load_all(b, s) == MAY:
        out[n] = to_load_all()
        n += 1
    own = own_trains(s, p)
    for train in range(TRAINS):
        if why_not_add(b, s, p, train, own) == MAY:
            out[n] = to_buy(train)
            n += 1
    for load in range(LOADS):
        if room_for(b, s, p, load) > 0:
            for w in range(BITS_WORDS):
                areas = np.int64(s.can[p, load, w] & s.there[load, w])
                while areas != 0:
                    area = w * BITS + lowest(areas)
                    out[n] = to_load(kind_of(b, load, area), area)
                    n += 1
                    areas &= areas - 1
    return n


# --------------------------------------------------------------------------------------------------------------- trains


@rule
def why_not_buy(b, s, train):
    """A train that nobody has, three in all, one of each price (or of each row), paid in brown or three for one."""
    if s.phase != TRANSPORT:
        return NOT_NOW
    p = s.order[BUY_TRAINS, s.at]
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
            return SAME_PRICE if s.by_row == 0 else SAME_ROW
    if count >= MOST_TRAINS:
        return THREE
    brown = s.influence[p, BROWN]
    if brown < price and means(s, p) - brown < RATE * (price - brown):
        return NO_MEANS
    return MAY


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
    s.phase = PAYING
    return True


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
def load_of(cargo):
    """The load that a kind of piece is: goods, red or green passengers."""
    return 0 if cargo < RED_PASSENGER else cargo - RED_PASSENGER + 1


@rule
def why_not_load(b, s, cargo, area):
    """A piece must be there, room on a train, and the right links."""
    if s.phase != TRANSPORT:
        return NOT_NOW
    if area >= b.areas:
        return NO_AREA
    p = s.order[BUY_TRAINS, s.at]
    load = load_of(cargo)
    if not has(s.there[load], area) or kind_of(b, load, area) != cargo:
        return NOTHING
    if not has(s.can[p, load], area):
        if load > 0:
            return NEEDS_LINE
        return NEEDS_STATION if b.kind[area] == FIELD else NEEDS_LINK
    if room_for(b, s, p, load) > 0:
        return MAY
    return NO_WAGON if load == 0 else NO_SEAT


@rule
def load(b, s, cargo, area):
    """Load one piece."""
    carry(b, s, s.order[BUY_TRAINS, s.at], cargo, area)
    return True


@rule
def carry(b, s, p, cargo, area):
    """One piece from the board onto a train.  Goods score a point; passengers take the best seat that is free."""
    load = load_of(cargo)
    s.lying[area, cargo] -= 1
    if s.lying[area, cargo] == 0:
        drop(s.there[load], area)
    s.carried[p, cargo] += 1
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
def why_not_load_all(b, s):
    """Two pieces or more to be fetched, room for all, and nobody still in who can fetch any of them."""
    if s.phase != TRANSPORT:
        return NOT_NOW
    p = s.order[BUY_TRAINS, s.at]
    pieces = 0
    passengers = 0
    for load in range(LOADS):
        count = 0
        for w in range(BITS_WORDS):
            areas = np.int64(s.can[p, load, w] & s.there[load, w])
            for q in range(s.players):
                if q != p and s.passed >> q & 1 == 0 and areas & s.can[q, load, w] != 0:
                    return RIVAL
            while areas != 0:
                area = w * BITS + lowest(areas)
                count += s.lying[area, kind_of(b, load, area)]
                areas &= areas - 1
        pieces += count
        if load > 0:
            passengers += count
            count = passengers
        if count > room_for(b, s, p, load):
            return NO_ROOM
    return MAY if pieces >= 2 else NO_ROOM


@rule
def load_all(b, s):
    """Everything that can be fetched; then there is nothing more to do."""
    p = s.order[BUY_TRAINS, s.at]
    s.passed |= 1 << p
    for load in range(LOADS):
        for w in range(BITS_WORDS):
            areas = np.int64(s.can[p, load, w] & s.there[load, w])
            while areas != 0:
                area = w * BITS + lowest(areas)
                while has(s.there[load], area):
                    carry(b, s, p, kind_of(b, load, area), area)
                areas &= areas - 1
    return True


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
