"""The rules of The Grand Trunk Journey, in the order of the rulebook: preparation, the course, end and scoring.

Small decisions: a turn is a string of actions, each one card, cube, wagon or place.  The six steps of a journey are in
`steps`, what cards do in `cards`.  Sets of cards, places and tiles are bits of one number.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import numpy as np

from ...engine.bits import FULL, lowest
from ...engine.random import GAME, below, seed_into
from ...engine.rule import rule
from .actions import (
    BEGIN,
    CHOOSE,
    COUPLE,
    END,
    FETCH,
    LOAD,
    MAINTAIN,
    MOVE,
    NGOODS,
    NOBJECTIVES,
    NPROGRESS,
    PARK,
    PLAY,
    STOP,
    THROW,
    UNCOUPLE,
)  # fmt: skip
from .board import (
    CARDS,
    CITIES,
    COAL,
    COMPANIES,
    IRON,
    PLACES,
    PORT_CARD,
    PORT_TILE,
    PRINTED,
    SHOWN_FIRST,
    START_TILES,
    STEEL,
    WAGON_CARD,
    WINDOWS,
    WOOD,
)  # fmt: skip
from .cards import answer, cubes_delivered, legal_answers, legal_cards, legal_uses, play, use, use_without_card
from .state import (
    ARRIVED,
    CHOOSING,
    MAINTAINING,
    NOTHING,
    OBJECTIVES_LAID,
    OVER,
    PROGRESS_EACH,
    READY,
    SEATS,
    START_POINTS,
    STARTING,
    TOPS,
)  # fmt: skip
from .steps import (
    available,
    bit,
    draw_up,
    each_card,
    each_good,
    hang_on,
    has_room,
    legal_moves,
    legal_unloading,
    pick,
    shortest,
    size,
    spend,
    throw_away,
    travel,
    turn_up,
)  # fmt: skip

SET_POINTS = 3  # at the end, for each set of coal, wood and iron


# ---------------------------------------------------------------------------------------------------------- preparation


@rule
def setup(b, s, players, seed, options):
    """Lay out the table; then companies are drawn or chosen, and every player chooses a start wagon and its load."""
    seed_into(s.rng, seed, GAME)
    s.players = players
    s.scenario = options[0]
    s.rung = 0
    forget_turn(s)
    s.stations = b.starts[s.scenario]
    lay_tiles(b, s, np.int64(s.stations))
    lay_specials(b, s)
    lay_cards(s, players, options[1])
    first = int(below(s.rng, players))  # drawn in any case: who begins changes nothing else
    if options[2] > 0:
        first = int(options[2]) - 1
    for p in range(SEATS):
        clear_seat(s, p)
        if p < players:
            s.rank[p] = (p + players - first) % players
            s.points[p] = START_POINTS
            s.power[p] = 1
    s.turn = first
    s.phase = CHOOSING
    if options[3] == 0:
        deal(b, s, True)


@rule
def deal(b, s, companies):
    """Each player's start city at random, and the company too unless it was chosen."""
    starts = np.int64(s.stations)
    for p in range(s.players):
        if companies:
            s.company[p] = pick(s.rng, companies_left(b, s))
        city = pick(s.rng, starts)
        starts &= FULL ^ bit(city)
        take_seat(s, p, city)
    s.phase = STARTING


@rule
def companies_left(b, s):
    """The companies of the scenario that nobody has; all others where it has too few: Match refuses that, but a batch
    plays on."""
    taken = np.int64(0)
    for p in range(s.players):
        if s.company[p] >= 0:
            taken |= bit(s.company[p])
    left = np.int64(b.companies[s.scenario]) & (FULL ^ taken)
    return left if left != 0 else np.int64((1 << COMPANIES) - 1) & (FULL ^ taken)


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
    """Two special tiles are turned up.  The others are drawn when they are turned: to all who watch, the same."""
    s.shown = 0
    s.done = 0
    for k in range(WINDOWS):
        s.special[k] = -1
    for _ in range(SHOWN_FIRST):
        turn_up(b, s)


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
    s.at[p] = city
    s.location[p] = city
    s.deck[p] = ((1 << CARDS) - (1 << PORT_CARD) | s.stations) & (FULL ^ bit(city))


@rule
def choose(b, s, company):
    """The next player chooses; after the last, start cities are dealt and the first chooses a start wagon."""
    p = int(s.turn)
    s.company[p] = company
    s.turn = seat_of_rank(s, s.rank[p] + 1)
    if s.turn < 0:
        deal(b, s, False)
        s.turn = seat_of_rank(s, 0)


@rule
def seat_of_rank(s, rank):
    """Whose disc has this place in the order of arrival; -1 for none."""
    for p in range(s.players):
        if s.rank[p] == rank:
            return p
    return -1


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
    s.turn = seat_of_rank(s, s.rank[p] + 1)
    if s.turn < 0:
        for q in range(s.players):
            draw_up(s, q)
        next_turn(s)


# ----------------------------------------------------------------------------------------------------------- the course


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
def legal(b, s, out):
    """The legal actions of this moment."""
    if s.phase == STARTING:
        return legal_beginnings(b, s, out)
    if s.phase == CHOOSING:
        return each_card(CHOOSE, companies_left(b, s), out, 0)
    if s.asked != NOTHING:
        return legal_answers(b, s, out)
    if s.phase == MAINTAINING:
        out[0] = END
        return each_card(THROW, s.hand[s.turn], out, 1)
    if s.phase == READY:
        return legal_before_move(b, s, out)
    return legal_after_move(b, s, out)


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
    elif action >= CHOOSE:
        choose(b, s, action - CHOOSE)
    else:
        s.acted = 1
        if action < FETCH:
            play(b, s, action)
        elif action < PARK:
            answer(b, s, action)
        else:
            use(b, s, action)


# --------------------------------------------------------------------------------------------------------------- a turn


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
    n = legal_cards(b, s, p, left, cheapest, best, second, out, n)
    if best > left:
        return n
    return legal_uses(b, s, p, left, cheapest, best, second, out, n)


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


@rule
def end_turn(b, s):
    """Fill up the hand.  Who has used up the days is out, and the first to do so rings in the end."""
    p = int(s.turn)
    draw_up(s, p)
    if s.day[p] >= b.end_day:
        s.out[p] = 1
        s.rung = 1
    next_turn(s)


# --------------------------------------------------------------------------------------------- end of the game, scoring


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


@rule
def refresh(b, s):
    """Nothing here is kept that follows from the rest."""
