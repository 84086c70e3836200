"""The rules of The Grand Trunk Journey, in the order of the rulebook: preparation, the course, end and scoring.

Small decisions: a turn is a string of actions, each one card, cube, wagon or place.  The six steps of a journey are in
`steps`, what cards do in `cards`, `development` and `progress`.  Sets of cards, places and tiles are bits of a number.
"""

# mypy: disallow-untyped-decorators=False, disallow-untyped-calls=False
from __future__ import annotations

import numpy as np

from ...engine.bits import FULL, lowest
from ...engine.random import GAME, below, seed_into
from ...engine.rule import rule
from . import cards, development, progress, steps, why
from .actions import (
    ANSWERS,
    BEGIN,
    CHOOSE,
    DISCARD,
    END,
    KINDS,
    NGOODS,
    NOBJECTIVES,
    NPROGRESS,
    ONLY_ARRIVED,
    ONLY_READY,
    read,
    to_begin,
    to_choose,
    to_discard,
    to_end,
    to_maintain,
    to_stop,
)  # fmt: skip
from .board import (
    CARDS,
    CITIES,
    COAL,
    COMPANIES,
    IRON,
    OF_ALL,
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
from .cards import legal_answers, legal_cards
from .development import counted
from .progress import legal_uses
from .state import (
    ASK_DEPOT,
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
    NO_MOVE,
    available,
    bit,
    draw_up,
    each,
    hang_on,
    keep,
    legal_coupling,
    legal_loading,
    legal_moves,
    loads,
    pick,
    reserve,
    size,
    spend,
    throw_away,
    turn_up,
    why_not_carried,
    why_not_in_hand,
)  # fmt: skip
from .why import MAY

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
def why_not_choose(b, s, company):
    """A company of the scenario that nobody has."""
    if companies_left(b, s) >> company & 1:
        return MAY
    for p in range(s.players):
        if s.company[p] == company:
            return why.COMPANY_TAKEN
    return why.COMPANY_ELSEWHERE


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
    """Each plain wagon with each good of the start city that it takes."""
    n = 0
    p = int(s.turn)
    goods = available(b, s, s.at[p])
    for c in range(WAGON_CARD, CARDS):
        n = each(to_begin(c, 0), loads(b, s, p, c, goods), out, n)
    return n


@rule
def why_not_begin(b, s, c, g):
    """A plain wagon, and a good for it."""
    return why_not_carried(b, s, int(s.turn), c, g) if c >= WAGON_CARD else why.NO_START_WAGON


@rule
def begin(b, s, c, g):
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
        return each(to_choose(0), companies_left(b, s), out, 0)
    if s.asked != NOTHING:
        return legal_answers(b, s, out)
    if s.phase == MAINTAINING:
        out[0] = to_end()
        return each(to_discard(0), s.hand[s.turn], out, 1)
    if s.phase == READY:
        return legal_before_move(b, s, out)
    return legal_after_move(b, s, out)


@rule
def why_not(b, s, action):
    """First it has to be the time for an action of this kind, then comes what speaks against this one."""
    kind, _, _, _ = read(action)
    return why_not_now(s, kind) or why_not_this(b, s, action)


@rule
def why_not_now(s, kind):
    """Whether it is the time for actions of a kind."""
    if s.phase == CHOOSING or kind == CHOOSE:
        if s.phase != CHOOSING:
            return why.CHOOSE_OVER
        return MAY if kind == CHOOSE else why.CHOOSE_FIRST
    if s.phase == STARTING or kind == BEGIN:
        if s.phase != STARTING:
            return why.START_OVER
        return MAY if kind == BEGIN else why.START_FIRST
    if s.asked != NOTHING:
        return MAY if kind == ANSWERS[s.asked - ASK_DEPOT] else why.ANSWER_FIRST
    if kind in ANSWERS:
        return why.PLAY_FIRST
    if s.phase == MAINTAINING:
        return MAY if kind == DISCARD or kind == END else why.IN_MAINTENANCE
    if kind == DISCARD:
        return why.ONLY_MAINTENANCE
    if s.phase == READY:
        return why.MOVE_FIRST if kind in ONLY_ARRIVED else MAY
    return why.MOVED_ALREADY if kind in ONLY_READY else MAY


# --------------------------------------------------------------------------------------------------------------- a turn


@rule
def legal_before_move(b, s, out):
    """Maintenance, a move, or an action that leaves a move possible; from the end bell on, also to stop for good."""
    p = int(s.turn)
    n = 0
    if why_not_maintain(b, s) == MAY:
        out[n] = to_maintain()
        n += 1
    if why_not_stop(b, s) == MAY:
        out[n] = to_stop()
        n += 1
    kept = NO_MOVE  # in the end what `reserve` gives: the days of all ways are seen here anyway
    hand = np.int64(s.hand[p]) & ((1 << WAGON_CARD) - 1)
    while hand != 0:
        c = lowest(hand)
        n, days = legal_moves(b, s, p, c, out, n)
        kept = keep(kept, c, days)
        hand &= hand - 1
    n = legal_cards(b, s, p, kept, out, n)
    return legal_uses(b, s, p, kept, out, n)


@rule
def legal_after_move(b, s, out):
    """Unload, then take wagons off, hang on and load; actions at any time; the turn ends without an empty wagon."""
    p = int(s.turn)
    goods = available(b, s, s.at[p])
    n = legal_loading(b, s, p, goods, out, 0)
    if why_not_end(b, s) == MAY:
        out[n] = to_end()
        n += 1
    n = legal_coupling(b, s, p, goods, out, n)
    kept = reserve(b, s, p)
    n = legal_cards(b, s, p, kept, out, n)
    return legal_uses(b, s, p, kept, out, n)


@rule
def why_not_maintain(b, s):
    """A turn of maintenance is nothing else."""
    return why.TURN_BEGUN if s.phase != READY or s.acted else MAY


@rule
def maintain(b, s):
    """A day for a new hand."""
    s.phase = MAINTAINING
    spend(b, s, int(s.turn), 1)


@rule
def why_not_discard(b, s, c):
    """In maintenance, any card in hand."""
    return why_not_in_hand(s, int(s.turn), c)


@rule
def discard(b, s, c):
    """A card of the hand is not kept."""
    throw_away(s, int(s.turn), c)


@rule
def why_not_stop(b, s):
    """In place of a turn, once the end has been rung in."""
    return why_not_maintain(b, s) or (MAY if s.rung else why.NOT_RUNG)


@rule
def stop(b, s):
    """No more turns."""
    s.out[s.turn] = 1
    next_turn(s)


@rule
def why_not_end(b, s):
    """No wagon may stay empty."""
    wagons = np.int64(s.train[s.turn])
    while wagons != 0:
        if s.cubes[s.turn, lowest(wagons)] == 0:
            return why.EMPTY_WAGONS
        wagons &= wagons - 1
    return MAY


@rule
def end(b, s):
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
    return int(s.delivered[p, STEEL]) * 1000 + counted(s, p, OF_ALL)


@rule
def refresh(b, s):
    """Nothing here is kept that follows from the rest."""


# The rules of a kind of action are called as the kind is: `move` and `why_not_move`.
RULES = vars(steps) | vars(cards) | vars(development) | vars(progress) | globals()
apply = KINDS.each("apply", **{kind.name: RULES[kind.name] for kind in KINDS})
why_not_this = KINDS.each("why_not_this", **{kind.name: RULES[f"why_not_{kind.name}"] for kind in KINDS})
