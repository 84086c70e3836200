"""A sensible player, to look at the balance of maps and boards with: no strong one, but one that plays like a person.

It bids low for what it lacks, tries some lines and takes the one that fetches most for its cost, buys the trains that
its pieces need, and sells as much as it can.  Random play says little about a game in which most lines lose money.
"""

from __future__ import annotations

from ...engine.bits import BITS
from ...engine.random import DICE, below, seed_into
from ...engine.rule import rule
from .actions import AMOUNTS, BID, BUILD, BUY, FINISH, LOAD, LOAD_ALL, LOWEST_BID, PASS, PAY, TAKE
from .board import AREAS, BROWN, COLOURS, FIELD, GREEN, RED, STATION, TRAINS, WHITE
from .rules import actor, apply, legal, setup
from .state import AUCTION, CARGO, CHOICE, PAYING, TAKEOVERS, TRANSPORT
from .transport import MAY_BUY, RATE, kind_of, room_for, survey, why_not_buy

NCOLOURS = len(COLOURS)
TRIES = 40  # lines and takeovers that are looked at for each decision
LONGEST_TRY = 7


@rule
def choose(b, states, dice, out):
    """The action that the actor of states[0] takes; states[1] is for trying things."""
    s = states[0]
    p = actor(b, s)
    n = legal(b, s, out)
    if n == 1:
        return out[0]
    if s.phase == AUCTION:
        return best_bid(b, s, p, dice, out, n)
    if s.phase == CHOICE:
        return TAKE if s.influence[p, RED] <= s.influence[p, GREEN] else TAKE + 1
    if s.phase == PAYING:
        return cheapest_payment(s, p)
    if s.phase == TRANSPORT:
        return best_transport(b, s, p, dice, out, n)
    return best_chain(b, states, p, dice, out)


@rule
def wish(s, p, colour):
    """What a point of influence is worth to a player: trains most, and each colour less the more there is of it."""
    have = int(s.influence[p, colour])
    if colour == BROWN:
        return 34 - 4 * have
    if colour == WHITE:
        return 22 - 4 * have
    return 20 - 4 * have


@rule
def best_bid(b, s, p, dice, out, n):
    """The lowest bid on the box that holds most of what is wished for."""
    best = -1000
    found = out[0]
    for i in range(n):
        box = (out[i] - BID) // AMOUNTS
        amount = (out[i] - BID) % AMOUNTS + LOWEST_BID
        if i > 0 and (out[i - 1] - BID) // AMOUNTS == box:
            continue  # only the lowest on each box
        value = -7 * amount + below(dice, 12)
        for c in range(NCOLOURS):
            points = b.points[s.side, box, c] + (1 if s.token[box] == c else 0)
            for k in range(points):
                value += max(2, wish(s, p, c) - 4 * k)
        value += 14 * b.either[s.side, box]
        if value > best:
            best = value
            found = out[i]
    return found


@rule
def cheapest_payment(s, p):
    """Cubes first, then the colour of which there is most, brown counting double."""
    if s.cubes[p] > 0:
        return PAY
    best = -1
    most = 0
    for c in range(NCOLOURS):
        have = s.influence[p, c] * (1 if c == BROWN else 2)
        if have > most:
            most = have
            best = c
    return PAY + 1 + best


@rule
def within_reach(b, s, p, load):
    """Pieces that a player's links can fetch."""
    count = 0
    for area in range(b.areas):
        if s.can[p, load, area // BITS] & s.there[load, area // BITS] & (1 << area % BITS):
            count += s.lying[area, kind_of(b, load, area)]
    return count


@rule
def best_transport(b, s, p, dice, out, n):
    """Load as long as there is something (beer and stone first), then buy what pays, then pass."""
    best = -1
    found = PASS
    for i in range(n):
        if out[i] == LOAD_ALL:
            return LOAD_ALL
        if out[i] >= LOAD:
            value = 10 + below(dice, 10)
            load = (out[i] - LOAD) // AREAS
            area = (out[i] - LOAD) % AREAS
            if load == 0 and b.kind[area] == FIELD:
                value += 10
            for q in range(s.players):  # what others could fetch goes first
                if q != p and s.can[q, load, area // BITS] & (1 << area % BITS):
                    value += 15
            if value > best:
                best = value
                found = out[i]
    if best >= 0:
        return found
    goods = within_reach(b, s, p, 0) - room_for(b, s, p, 0)
    people = within_reach(b, s, p, 1) + within_reach(b, s, p, 2) - room_for(b, s, p, 1)
    best = 0
    for train in range(TRAINS):
        if why_not_buy(b, s, p, train) == MAY_BUY:
            price = b.price[s.side, train]
            missing = max(0, price - s.influence[p, BROWN])
            seat = price if b.classes[s.side] else 1
            value = 22 * max(0, min(goods, b.room[s.side, train]))
            value += 10 * (1 + seat) * max(0, min(people, b.seats[s.side, train])) - 14 * price - 4 * RATE * missing
            if value > best:
                best = value
                found = BUY + train
    return found


@rule
def worth(b, s, p):
    """What a player's network promises when the line ends here."""
    survey(b, s)
    goods = 0
    white = 0
    for area in range(b.areas):
        if s.can[p, 0, area // BITS] & s.there[0, area // BITS] & (1 << area % BITS):
            pieces = s.lying[area, kind_of(b, 0, area)]
            goods += pieces
            if b.kind[area] == FIELD:
                white += pieces
    people = within_reach(b, s, p, 1) + within_reach(b, s, p, 2)
    brown = int(s.influence[p, BROWN])
    room = min(12, 2 * brown + 1) if brown > 0 else 2
    pieces = min(goods + people, room)
    value = 20 * pieces + 10 * min(white, pieces) + 3 * (goods + people - pieces)
    value -= 13 * s.track[p] + 3 * s.due
    for c in range(NCOLOURS):
        value += 4 * s.influence[p, c]
    return value


@rule
def best_chain(b, states, p, dice, out):
    """Try lines (or takeovers) at random, and begin the best one, if it is better than to end here."""
    s = states[1]
    selling = states[0].phase == TAKEOVERS
    begun = states[0].laid > 0
    best = -10000
    found = FINISH if begun else PASS
    if not selling:
        states[1] = states[0]
        best = worth(b, s, p)
    elif not begun or b.kind[states[0].trail[states[0].laid]] >= STATION:
        best = sold(states[0], p)
    for _ in range(TRIES):
        states[1] = states[0]
        first = -1
        for _ in range(1 + below(dice, LONGEST_TRY) if not selling else LONGEST_TRY * 2):
            n = legal(b, s, out)
            first_link = 0
            if out[0] == FINISH or out[0] == PASS:
                first_link = 1
            if n == first_link:
                break
            action = out[first_link + below(dice, n - first_link)]
            if first < 0:
                first = action
            apply(b, s, action)
            ended = not selling or b.kind[s.trail[s.laid]] >= STATION
            if ended:
                value = sold(s, p) if selling else worth(b, s, p)
                if value > best:
                    best = value
                    found = first
    if found < BUILD and selling and begun and b.kind[states[0].trail[states[0].laid]] < STATION:
        legal(b, states[0], out)
        found = out[0]
    return found


@rule
def sold(s, p):
    """How good it is to have sold so much: links cost money every turn."""
    return -18 * s.track[p] + 7 * (s.influence[p, RED] + s.influence[p, GREEN])


@rule
def sensible_game(b, states, dice, out, seed, players, options, record):
    """One game; `record` gets for each seat: pieces carried, links sold, points of the connection, turns."""
    s = states[0]
    setup(b, s, players, seed, options)
    seed_into(dice, seed, DICE)
    n = 0
    while actor(b, s) >= 0:
        p = actor(b, s)
        action = choose(b, states, dice, out)
        links = s.track[p]
        selling = s.phase == TAKEOVERS
        connected = s.scored
        if connected == 0:
            for q in range(players):
                record[q, 2] = s.points[q]
        apply(b, s, action)
        if s.scored != connected:
            for q in range(players):
                record[q, 2] = s.points[q] - record[q, 2]
        if selling:
            record[p, 1] += max(0, links - s.track[p])
        n += 1
    for q in range(players):
        for kind in range(CARGO):
            record[q, 0] += s.held[q, kind]
        record[q, 2] *= s.scored
        record[q, 3] = s.turn
    return n
