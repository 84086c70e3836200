"""The rules of The Grand Trunk Journey, in the order of the rulebook.

Small decisions: a turn is a string of actions, each one card, cube, wagon or place.  Hanging a wagon on and loading it
are one action, since a wagon may not stay empty; a card that needs a choice is played first and then asks for it.
Sets of cards, places and tiles are bits of one number.
"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

import numpy as np

from ...engine.bits import FULL, ONE, lowest
from ...engine.random import GAME, below, seed_into
from ...engine.rule import rule
from .board import (
    CARDS, CITIES, COAL, COAL_EXPORTER, COAL_MINE, COMPANIES, CRANE, DEMAND, DEPOT, DEVELOP, EARLY, FORESTRY, GOODS,
    HEAVIEST, IRON, IRON_MINE, JUNCTION, KINDS, LARGE_CAR, LATE, NO_ACTION, OBJECTIVE, OBJECTIVES, OVERLAND, OVERSIZE,
    PLACES, PORT_CARD, PORT_TILE, PORTS, POWER, PRINTED, PROGRESS, PROGRESS_CARDS, RIGHT_OF_WAY, ROUNDHOUSE, SHOWN_FIRST,
    SIDING, SIGNALS, SPECIALS, SPECULATOR, SPEED, START_TILES, STATION, STEEL, STEEL_CONTRACT, TIMBER_EXPORTER,
    WAGON_CARD, WAREHOUSE, WINDOWS, WOOD, WOOD_SPACES, WORKSHOP,
)  # fmt: skip
from .state import (
    ARRIVED, ASK_DEPOT, ASK_HAUL, ASK_OBJECTIVE, ASK_OVERSIZE, ASK_PROGRESS, ASK_STATION, ASK_SWAP, BIG_HAND, BOTH, HAND,
    LOADING, MAINTAINING, NOTHING, OBJECTIVES_LAID, OVER, PROGRESS_EACH, READY, SEATS, START_POINTS, STARTING, STEEL_ROOM,
    TOPS,
)  # fmt: skip

NGOODS, NKINDS = len(GOODS), len(KINDS)
NPROGRESS, NOBJECTIVES = len(PROGRESS_CARDS), len(OBJECTIVES)

STEEL_POINTS = 3  # for each steel delivered at a port
LOSS = 1  # points lost for each cube that nobody asked for
SET_POINTS = 3  # at the end, for each set of coal, wood and iron
STATION_POINTS = 2
STEEL_FROM_IRON = 2
MINED = 2  # cubes from a mine or forest

# Days that developments cost
UPGRADE_DAYS, STATION_DAYS, PROGRESS_DAYS, OBJECTIVE_DAYS = 1, 1, 2, 1

# A way to move: a city card to its city, one of two port cards to a port, the junction card to any place.
PORT_WAY = CITIES
JUNCTION_WAY = PORT_WAY + 2 * PORTS
WAYS = JUNCTION_WAY + PLACES

# The action space, block by block; CARD, GOOD and so on say what is counted inside a block.
END, MAINTAIN, STOP, CONTRACT, CLEAR = range(5)
THROW = 5  # CARD: discard in maintenance
BEGIN = THROW + CARDS  # CARD GOOD: start wagon with its load
MOVE = BEGIN + CARDS * NGOODS  # WAY, then the same WAYs without using the fast train's day
DELIVER = MOVE + 2 * WAYS  # CARD: a cube from this wagon, where it is asked for
FULFIL = DELIVER + CARDS  # CARD: a cube for a special delivery
DUMP = FULFIL + CARDS  # CARD: a cube that nobody asks for
UNCOUPLE = DUMP + CARDS  # CARD
LOAD = UNCOUPLE + CARDS  # CARD GOOD: into an empty wagon of the train
COUPLE = LOAD + CARDS * NGOODS  # CARD GOOD: a wagon from hand, with its load
PLAY = COUPLE + CARDS * NGOODS  # CARD: for its action
IMPROVE = PLAY + CARDS  # CARD KIND: a development
FETCH = IMPROVE + CARDS * NKINDS  # CARD GOOD: a wagon from the discard pile (depot)
ENLARGE = FETCH + CARDS * NGOODS  # CARD: second cube (oversize trailer)
SWAP = ENLARGE + CARDS  # PLACE PLACE
HAUL = SWAP + PLACES * PLACES  # CITY CITY
BUILD = HAUL + CITIES * CITIES  # CITY, card to the discard pile; then CITY, card on the deck
ACQUIRE = BUILD + 2 * CITIES  # PROGRESS
ACHIEVE = ACQUIRE + NPROGRESS  # OBJECTIVE
PARK = ACHIEVE + NOBJECTIVES  # CARD: onto the siding
RECALL = PARK + CARDS  # GOOD: the wagon from the siding, with its load
SIGNAL = RECALL + NGOODS  # CARD: discard
FILL = SIGNAL + CARDS  # CARD: second steel (large freight car)
TURN = FILL + CARDS  # CARD: discard and draw (roundhouse)
LIFT = TURN + CARDS  # CARD GOOD: a wagon from hand, with its load, before the move (crane)
ACTIONS = LIFT + CARDS * NGOODS


# ---------------------------------------------------------------------------------------------------- small helpers


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


# ---------------------------------------------------------------------------------------------------------- preparation


@rule
def setup(b, s, players, seed, options):
    """Lay out the table; then every player chooses a start wagon and its load."""
    seed_into(s.rng, seed, GAME)
    s.players = players
    s.scenario = options[0]
    s.phase = STARTING
    s.rung = 0
    forget_turn(s)
    starts = np.int64(b.starts[s.scenario])
    s.stations = starts
    lay_tiles(b, s, starts)
    lay_specials(b, s)
    lay_cards(s, players, options[1])
    first = below(s.rng, players)
    companies = np.int64(b.companies[s.scenario])
    for p in range(SEATS):
        clear_seat(s, p)
        if p < players:
            s.rank[p] = (p + players - first) % players
            if companies == 0:  # more players than the scenario is for: Match refuses, but let a batch play on
                companies = (1 << COMPANIES) - 1
                for q in range(p):
                    companies &= FULL ^ bit(s.company[q])
            s.company[p] = pick(s.rng, companies)
            companies &= FULL ^ bit(s.company[p])
            city = pick(s.rng, starts)
            starts &= FULL ^ bit(city)
            take_seat(s, p, city)
    s.turn = first


@rule
def lay_tiles(b, s, starts):
    """Tiles of start cities, of other cities and of ports, each kind at random; first-delivery tiles on the others."""
    for_starts = np.int64((1 << START_TILES) - 1)
    others = np.int64((1 << PORT_TILE) - (1 << START_TILES))
    firsts = np.int64((1 << (CITIES - START_TILES)) - 1)
    for city in range(CITIES):
        s.steel[city] = 0
        s.first[city] = 0
        if starts >> city & 1:
            s.tile[city] = pick(s.rng, for_starts)
            for_starts &= FULL ^ bit(s.tile[city])
        else:
            s.tile[city] = pick(s.rng, others)
            others &= FULL ^ bit(s.tile[city])
            k = pick(s.rng, firsts)
            firsts &= FULL ^ bit(k)
            s.first[city] = b.first_points[k]
    for_ports = np.int64((1 << PRINTED) - (1 << PORT_TILE))
    for port in range(CITIES, PLACES - 1):
        s.tile[port] = pick(s.rng, for_ports)
        for_ports &= FULL ^ bit(s.tile[port])
    s.tile[PLACES - 1] = PRINTED


@rule
def lay_specials(b, s):
    """Two special tiles are turned up.  The others are drawn when they are turned, which is the same to all who watch."""
    s.shown = 0
    s.done = 0
    for k in range(WINDOWS):
        s.special[k] = -1
    for _ in range(SHOWN_FIRST):
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


@rule
def lay_cards(s, players, objectives):
    """Three progress cards for each player, and three objectives if they are played with."""
    cards = np.int64((1 << NPROGRESS) - 1)
    for _ in range(NPROGRESS - PROGRESS_EACH * players):
        cards &= FULL ^ bit(pick(s.rng, cards))
    s.progress_left = cards
    s.objectives_left = 0
    if objectives:
        cards = np.int64((1 << NOBJECTIVES) - 1)
        for _ in range(NOBJECTIVES - OBJECTIVES_LAID):
            cards &= FULL ^ bit(pick(s.rng, cards))
        s.objectives_left = cards


@rule
def clear_seat(s, p):
    """Nothing anywhere."""
    s.day[p] = 0
    s.rank[p] = 0
    s.out[p] = 0
    s.points[p] = 0
    s.wood[p] = 0
    s.company[p] = -1
    s.at[p] = -1
    s.location[p] = -1
    s.siding[p] = -1
    s.power[p] = 0
    s.fast[p] = 0
    s.hand[p] = 0
    s.known[p] = 0
    s.deck[p] = 0
    s.discard[p] = 0
    s.train[p] = 0
    s.specials[p] = 0
    s.progress[p] = 0
    s.objectives[p] = 0
    for i in range(TOPS):
        s.top[p, i] = -1
    for c in range(CARDS):
        s.good[p, c] = -1
        s.cubes[p, c] = 0
    for g in range(NGOODS):
        s.delivered[p, g] = 0


@rule
def take_seat(s, p, city):
    """A train in its start city; the deck is the other start cities, ports, the junction and the wagons."""
    s.points[p] = START_POINTS
    s.power[p] = 1
    s.at[p] = city
    s.location[p] = city
    s.deck[p] = ((1 << CARDS) - (1 << PORT_CARD) | s.stations) & (FULL ^ bit(city))


@rule
def legal_beginnings(b, s, out):
    """A plain wagon that takes a good of the start city, with that good."""
    n = 0
    p = int(s.turn)
    for c in range(WAGON_CARD, CARDS):
        n = each_good(BEGIN, c, b.carries[s.company[p], c] & b.supply[s.tile[s.at[p]]], out, n)
    return n


@rule
def begin(s, c, g):
    """The next player chooses; after the last, all draw their hands."""
    p = int(s.turn)
    s.deck[p] &= FULL ^ bit(c)
    hang_on(s, p, c, g)
    for q in range(s.players):
        if s.rank[q] == s.rank[p] + 1:
            s.turn = q
            return
    for q in range(s.players):
        draw_up(s, q)
    next_turn(s)


# ---------------------------------------------------------------------------------------------------------- the course


@rule
def actor(b, s):
    """Whose decision: the player on turn, -1 when the game is over."""
    if s.phase == OVER:
        return -1
    return s.turn


@rule
def next_turn(s):
    """The lowest disc is next; on one space, the one at the bottom.  When all are out, the game is over."""
    forget_turn(s)
    s.phase = OVER
    for p in range(s.players):
        if s.out[p] == 0 and (s.phase == OVER or is_behind(s, p, s.turn)):
            s.phase = READY
            s.turn = p


@rule
def is_behind(s, p, q):
    """Whether the disc of p moves before that of q."""
    return s.day[p] < s.day[q] or (s.day[p] == s.day[q] and s.rank[p] < s.rank[q])


@rule
def forget_turn(s):
    """What only counts within a turn."""
    s.asked = NOTHING
    s.acted = 0
    s.hurry = 0
    s.exported = 0
    s.used = 0


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
def legal(b, s, out):
    """The legal actions of this moment."""
    if s.phase == STARTING:
        return legal_beginnings(b, s, out)
    if s.asked != NOTHING:
        return legal_answers(b, s, out)
    if s.phase == MAINTAINING:
        out[0] = END
        return each_card(THROW, s.hand[s.turn], out, 1)
    if s.phase == READY:
        return legal_before_move(b, s, out)
    return legal_after_move(b, s, out)


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


@rule
def apply(b, s, action):
    """Carry out an action."""
    if action < MOVE:
        if action >= BEGIN:
            begin(s, (action - BEGIN) // NGOODS, (action - BEGIN) % NGOODS)
        elif action >= THROW:
            throw_away(s, int(s.turn), action - THROW)
        elif action == END:
            end_turn(b, s)
        elif action == MAINTAIN:
            s.phase = MAINTAINING
            spend(b, s, int(s.turn), 1)
        elif action == STOP:
            s.out[s.turn] = 1
            next_turn(s)
        else:
            use_without_card(b, s, action)
    elif action < PLAY:
        travel(b, s, action)
    else:
        s.acted = 1
        if action < FETCH:
            play(b, s, action)
        elif action < PARK:
            answer(b, s, action)
        else:
            use(b, s, action)


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


# ------------------------------------------------------------------------- option 1: a journey.  Step 1: move the train


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
def legal_before_move(b, s, out):
    """Maintenance, a move, or an action that leaves a move possible; from the end bell on, also to stop for good."""
    p = int(s.turn)
    n = 0
    if s.acted == 0:
        out[n] = MAINTAIN
        n += 1
        if s.rung:
            out[n] = STOP
            n += 1
    left = int(b.last_day - s.day[p])
    # The card that moves cheapest, and the cheapest move without it: what must be left when a card is used otherwise.
    cheapest, best, second = -1, 99, 99
    cards = np.int64(s.hand[p]) & ((1 << WAGON_CARD) - 1)
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        days = shortest(b, s, p, c)
        if days < best:
            cheapest, best, second = c, days, best
        elif days < second:
            second = days
        n = legal_moves(b, s, p, c, left, out, n)
    if best > left:
        return n
    n = legal_cards(b, s, p, left, cheapest, best, second, out, n)
    return legal_uses(b, s, p, left, cheapest, best, second, out, n)


@rule
def legal_moves(b, s, p, c, left, out, n):
    """The moves with a location card: as fast as can be, and without the fast train's day where that makes a difference."""
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


@rule
def legal_after_move(b, s, out):
    """Unload, then take wagons off, hang on and load; actions at any time; the turn ends without an empty wagon."""
    p = int(s.turn)
    n = 0
    goods = available(b, s, s.at[p])
    empty = False
    wagons = np.int64(s.train[p])
    while wagons != 0:
        c = lowest(wagons)
        wagons &= wagons - 1
        if s.cubes[p, c] == 0:
            empty = True
            out[n] = UNCOUPLE + c
            n = each_good(LOAD, c, b.carries[s.company[p], c] & goods, out, n + 1)
        elif s.phase == ARRIVED:
            n = legal_unloading(b, s, p, c, out, n)
    if not empty:
        out[n] = END
        n += 1
    if has_room(b, s, p):
        cards = np.int64(s.hand[p])
        while cards != 0:
            c = lowest(cards)
            cards &= cards - 1
            n = each_good(COUPLE, c, b.carries[s.company[p], c] & goods, out, n)
    left = int(b.last_day - s.day[p])
    n = legal_cards(b, s, p, left, -1, 0, 0, out, n)
    return legal_uses(b, s, p, left, -1, 0, 0, out, n)


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


# ------------------------------------------------------------------------------------------------- step 6: draw cards


@rule
def end_turn(b, s):
    """Fill up the hand.  Who has used up the days is out, and the first to do so rings in the end."""
    p = int(s.turn)
    draw_up(s, p)
    if s.day[p] >= b.end_day:
        s.out[p] = 1
        s.rung = 1
    next_turn(s)


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


# --------------------------------------------------------------------------------------------------------- the actions


@rule
def spare(left, c, cheapest, best, second):
    """The days that can be spent when card c is used up and a move must still follow (negative: it must not be used)."""
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
        if does == NO_ACTION or days < 0:
            continue
        if does == DEVELOP:
            for kind in range(NKINDS):
                if b.develops[s.company[p], c] >> kind & 1 and may_develop(b, s, p, kind, days):
                    out[n] = IMPROVE + c * NKINDS + kind
                    n += 1
        elif may_play(b, s, p, c, does, left):
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
        for city in range(CITIES):
            if s.steel[city] > 0 and hauls_from(b, s, city) != 0:
                return True
        return False
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
        build_station(b, s, p, (action - BUILD) % CITIES, action >= BUILD + CITIES)
    elif action < ACHIEVE:
        acquire(b, s, p, action - ACQUIRE)
    else:
        s.points[p] += objective_worth(b, s, p, action - ACHIEVE)
        s.objectives_left &= FULL ^ bit(action - ACHIEVE)
        s.objectives[p] |= bit(action - ACHIEVE)
        spend(b, s, p, OBJECTIVE_DAYS)


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
        return (
            s.power[p] < HEAVIEST and s.delivered[p, STEEL] >= b.steel_for[s.power[p] + 1] and upgrade_days(s, p) <= days
        )
    if kind == SPEED:
        return s.fast[p] == 0 and s.delivered[p, COAL] >= b.coal_for_fast and upgrade_days(s, p) <= days
    if kind == STATION:
        return s.stations != (1 << CITIES) - 1 and STATION_DAYS <= days
    if kind == PROGRESS:
        return s.progress_left != 0 and PROGRESS_DAYS <= days
    if s.objectives_left == 0 or OBJECTIVE_DAYS > days:
        return False
    for i in range(NOBJECTIVES):
        if s.objectives_left >> i & 1 and objective_worth(b, s, p, i) > 0:
            return True
    return False


@rule
def develop(b, s, p, kind):
    """One step: a better locomotive at once, the others ask which."""
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
    elif kind == PROGRESS:
        s.asked = ASK_PROGRESS
    else:
        s.asked = ASK_OBJECTIVE


@rule
def build_station(b, s, p, city, on_deck):
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
    spend(b, s, p, STATION_DAYS)


@rule
def acquire(b, s, p, card):
    """A progress card; mines and forests give their goods at once, without steel or a step on the wood track."""
    s.progress_left &= FULL ^ bit(card)
    s.progress[p] |= bit(card)
    if card == IRON_MINE:
        s.delivered[p, IRON] += MINED
    elif card == COAL_MINE:
        s.delivered[p, COAL] += MINED
    elif card == FORESTRY:
        s.delivered[p, WOOD] += MINED
    spend(b, s, p, PROGRESS_DAYS)


# -------------------------------------------------------------------------- progress cards for actions, once a turn each


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


# ---------------------------------------------------------------------------------------------- end of the game, scoring


@rule
def time_points(s, p):
    """A point for each day less than the furthest disc."""
    furthest = s.day[p]
    for q in range(s.players):
        furthest = max(furthest, s.day[q])
    return furthest - s.day[p]


@rule
def set_points(s, p):
    """Three points for each set of coal, wood and iron."""
    return SET_POINTS * min(s.delivered[p, COAL], s.delivered[p, WOOD], s.delivered[p, IRON])


@rule
def progress_points(b, s, p):
    """The wood track says what each progress card is worth."""
    return size(s.progress[p]) * b.wood_points[s.wood[p]]


@rule
def scores(b, s, out):
    """Points so far and what the final scoring would add now."""
    for p in range(s.players):
        out[p] = s.points[p] + time_points(s, p) + set_points(s, p) + progress_points(b, s, p)


@rule
def cubes_delivered(s, p):
    """Goods of all kinds lying before a player."""
    total = 0
    for g in range(NGOODS):
        total += int(s.delivered[p, g])
    return total


@rule
def winners(b, s, out):
    """Most points; ties by steel, then by all goods delivered; then shared."""
    scores(b, s, out)
    best = 0
    for p in range(1, s.players):
        if out[p] > out[best] or (out[p] == out[best] and tie_break(s, p) > tie_break(s, best)):
            best = p
    most, tie = out[best], tie_break(s, best)
    for p in range(len(out)):
        out[p] = 1 if p < s.players and out[p] == most and tie_break(s, p) == tie else 0


@rule
def tie_break(s, p):
    """Steel first, then everything."""
    return int(s.delivered[p, STEEL]) * 1000 + cubes_delivered(s, p)


# ----------------------------------------------------------------------------------------------------------- objectives


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


@rule
def refresh(b, s):
    """Nothing here is kept that follows from the rest."""
