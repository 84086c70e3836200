"""The rules, in the order of the rulebook: preparation, the ten phases of a turn, the end of the game.

The phases in which players decide have files of their own: `auction`, `building`, `transport`, `takeover`; `tracks` has
what they share.  A turn is split into small decisions: one bid, one link, one point of a payment, one train, one piece.

For each kind of action there is a rule that carries it out and says whether the player's part has ended, and one that
says why it may not be done.
"""

from __future__ import annotations

from ...engine.random import GAME, below, seed_into
from ...engine.rule import rule
from .actions import BEGUN, KINDS, MAY, NOT_NOW, NOTHING, NOWHERE, to_finish, to_pass, to_take
from .auction import (
    bid,
    clear_boxes,
    credit_boxes,
    draw,
    draw_tokens,
    legal_bids,
    next_bidder,
    set_orders,
    take,
    why_not_bid,
    why_not_take,
)  # fmt: skip
from .board import (
    AREAS,
    BOXES,
    COLOURS,
    COMPANIES,
    COMPANY_LINKS,
    CUBES,
    FIELD,
    GOODS,
    LINKS,
    PIECES,
    SEATS,
    STATION,
    TRAINS,
)
from .building import (
    build,
    end_chain,
    find_own,
    legal_builds,
    legal_payments,
    next_builder,
    pay,
    pay_what_is_forced,
    pay_with_cubes,
    payer,
    why_not_build,
    why_not_pay,
)  # fmt: skip
from .state import (
    AUCTION,
    BUILD_TRACK,
    BUILDING,
    BUY_TRAINS,
    CARGO,
    CHOICE,
    ORDERS,
    OVER,
    OWNERS,
    PAYING,
    PLAYER,
    PROFIT,
    RED_PASSENGER,
    TAKEOVERS,
    TRACKS,
    TRANSPORT,
    WHITE_CUBE,
)  # fmt: skip
from .takeover import legal_sales, next_seller, sell, why_not_sell
from .tracks import is_ahead, set_order
from .transport import (
    account,
    buy,
    legal_transport,
    load,
    load_all,
    next_mover,
    survey,
    why_not_buy,
    why_not_load,
    why_not_load_all,
)  # fmt: skip

NPIECES = len(PIECES)
DRAWN_CUBES = 12  # taken from the stock in a turn, at most
SET_VALUE = 2
SIDE, TRAIN_SIDE, LIMIT, SOUTH, BONUS, FIRST, STOCK = range(7)  # the options, in the order of `Game.options`


# ---------------------------------------------------------------------------------------------------------- preparation


@rule
def setup(b, s, players, seed, options):
    """Lay out goods and people at random, the markers at their starts, and begin the first turn."""
    seed_into(s.rng, seed, GAME)
    s.players = players
    s.side = side_for(b, options[SIDE], 1, players)
    s.train_side = side_for(b, options[TRAIN_SIDE], s.side, players)
    s.by_row = options[LIMIT]
    s.extended = options[SOUTH]
    s.all_branches = options[BONUS]
    s.stock = COMPANY_LINKS[1] if options[STOCK] == 1 else COMPANY_LINKS[0]
    s.scored = 0
    clear_table(s)
    lay_out_goods(b, s)
    lay_out_people(b, s)
    place_markers(b, s, options[FIRST])
    s.turn = 0
    begin_turn(b, s)
    proceed(b, s)


@rule
def side_for(b, choice, otherwise, players):
    """The side of an extra board: as chosen, or else the one that is printed for so many players."""
    side = otherwise if choice == 0 else 2 - choice
    if b.turns[side, players] == 0:
        side = 1 - side
    return side


@rule
def clear_table(s):
    """An empty board."""
    s.passed = 0
    s.buying = -1
    s.due = 0
    end_chain(s)
    clear_boxes(s)
    for link in range(LINKS):
        s.owner[link] = -1
    for owner in range(len(OWNERS)):
        s.track[owner] = 0
    for area in range(AREAS):
        for kind in range(NPIECES):
            s.lying[area, kind] = 0
    for train in range(TRAINS):
        s.train[train] = -1
        s.riders[train] = 0
    for box in range(BOXES):
        s.token[box] = -1
    for p in range(SEATS):
        for kind in range(CARGO):
            s.carried[p, kind] = 0
            s.held[p, kind] = 0


@rule
def lay_out_goods(b, s):
    """Two cubes out of one bag for every goods area and field; those of the wrong colour leave the game."""
    total = 0
    for kind in range(2):
        s.bag[kind] = b.pieces[kind]
        s.boxed[kind] = b.pieces[kind]
        total += b.pieces[kind]
    for area in range(b.areas):
        if b.kind[area] == FIELD or b.kind[area] == GOODS:
            for _ in range(2):
                kind = draw(s, 2, total)
                total -= 1
                if (kind == WHITE_CUBE) == (b.kind[area] == FIELD):
                    s.lying[area, kind] += 1
                    s.boxed[kind] -= 1


@rule
def lay_out_people(b, s):
    """Passengers and landlords out of one bag: three for a large station, two for a small one.

    A passenger printed in a station takes one of its places and is not in the bag.
    """
    total = 0
    for area in range(b.areas):
        for company in range(len(COMPANIES)):
            s.lying[area, RED_PASSENGER + company] = b.printed[area] >> company & 1
        s.company[area] = b.town[area]
    for area in range(b.areas, AREAS):
        s.company[area] = 0
    for kind in range(RED_PASSENGER, NPIECES):
        s.bag[kind - RED_PASSENGER] = b.pieces[kind]
        for area in range(b.areas):
            s.bag[kind - RED_PASSENGER] -= s.lying[area, kind]
        total += s.bag[kind - RED_PASSENGER]
    for area in range(b.areas):
        for _ in range(b.drawn[area] - (1 if b.printed[area] else 0)):
            kind = draw(s, NPIECES - RED_PASSENGER, total)
            total -= 1
            s.lying[area, RED_PASSENGER + kind] += 1
    for kind in range(RED_PASSENGER, NPIECES):
        s.boxed[kind] = s.bag[kind - RED_PASSENGER]


@rule
def place_markers(b, s, named):
    """The first player drawn by lot or named, the others clockwise; markers are placed in that order, each on top of
    those before.  The lot is drawn in any case, so that a seed lays out the same board whoever begins."""
    first = below(s.rng, s.players)
    if named > 0:
        first = (named - 1) % s.players
    for i in range(SEATS):
        p = (first + i) % s.players if i < s.players else i
        for which in range(len(ORDERS)):
            s.order[which, i] = p if i < s.players else -1
        for track in range(len(TRACKS)):
            s.stack[track, p] = i if i < s.players else 0
        for c in range(len(COLOURS)):
            s.influence[p, c] = b.start[c] if i < s.players else 0
        s.cubes[p] = 0
        s.profit[p] = b.even if i < s.players else 0
        s.points[p] = 0


# ----------------------------------------------------------------------------------------------------------- the course


@rule
def actor(b, s):
    """Whose decision it is, -1 when the game is over."""
    if s.phase == OVER:
        return -1
    if s.phase == CHOICE:
        return int(s.bidder[s.crediting])
    if s.phase == PAYING:
        return int(payer(s))
    if s.phase == BUILDING:
        return int(s.order[BUILD_TRACK, s.at])
    if s.phase == TRANSPORT:
        return int(s.order[BUY_TRAINS, s.at])
    return int(s.order[PLAYER, s.at])


@rule
def legal(b, s, out):
    """The decisions that the phase allows, first to pass or to finish what was begun."""
    n = 0
    if why_not_pass(b, s) == MAY:
        out[0] = to_pass()
        n = 1
    elif why_not_finish(b, s) == MAY:
        out[0] = to_finish()
        n = 1
    if s.phase == AUCTION:
        return legal_bids(b, s, out)
    if s.phase == CHOICE:
        for company in range(len(COMPANIES)):
            out[company] = to_take(company)
        return len(COMPANIES)
    if s.phase == BUILDING:
        return legal_builds(b, s, out, n)
    if s.phase == PAYING:
        return legal_payments(b, s, out)
    if s.phase == TRANSPORT:
        return legal_transport(b, s, out, n)
    if s.phase == TAKEOVERS:
        return legal_sales(b, s, out, n)
    return 0


@rule
def apply(b, s, action):
    """Carry out a decision; when it ends a player's part, go on to the next decision."""
    if carry_out(b, s, action):
        proceed(b, s)


@rule
def pass_(b, s):
    """Build nothing, load nothing more in this turn, or sell nothing."""
    if s.phase == TRANSPORT:
        s.passed |= 1 << s.order[BUY_TRAINS, s.at]
    return True


@rule
def why_not_pass(b, s):
    """Bids, choices and payments have to be made, and a chain that was begun is finished."""
    if s.phase == BUILDING or s.phase == TRANSPORT or s.phase == TAKEOVERS:
        return MAY if s.laid == 0 else BEGUN
    return NOT_NOW


@rule
def finish(b, s):
    """End the chain; what was built is paid for."""
    end_chain(s)
    if s.phase == BUILDING:
        pay_with_cubes(s, s.order[BUILD_TRACK, s.at])
        s.phase = PAYING
    return True


@rule
def why_not_finish(b, s):
    """A line can end anywhere, a takeover only in a town or station."""
    if s.laid == 0:
        return NOTHING
    if s.phase == TAKEOVERS and b.kind[s.trail[s.laid]] < STATION:
        return NOWHERE
    return MAY


@rule
def proceed(b, s):
    """Go on to the next player who has something to decide, through as many phases as it takes."""
    while True:
        if s.phase == PAYING:
            if s.due > 0 and not pay_what_is_forced(s):
                return
            s.phase = TRANSPORT if s.buying >= 0 else BUILDING  # where the debt was made
            s.buying = -1
        elif s.phase == AUCTION:
            if next_bidder(b, s):
                return
            s.phase = CHOICE
        elif s.phase == CHOICE:
            if not credit_boxes(b, s):
                return
            clear_boxes(s)
            set_orders(s)
            begin_phase(s, BUILDING)
        elif s.phase == BUILDING:
            if next_builder(b, s):
                return
            survey(b, s)
            begin_phase(s, TRANSPORT)
        elif s.phase == TRANSPORT:
            if next_mover(b, s):
                return
            s.passed = 0
            account(b, s)
            set_order(s, PLAYER, PROFIT)  # phase eight
            begin_phase(s, TAKEOVERS)
        elif next_seller(b, s):
            return
        elif s.turn == b.turns[s.side, s.players]:
            s.phase = OVER
            s.at = 0
            return
        else:
            begin_turn(b, s)


@rule
def begin_phase(s, phase):
    """Nobody has acted yet."""
    s.phase = phase
    s.at = -1


@rule
def begin_turn(b, s):
    """Phase ten of the turn before, and phases one and two: cubes from the stock, tokens from the bag."""
    s.turn += 1
    for p in range(s.players):
        s.cubes[p] = min(CUBES, s.cubes[p] + DRAWN_CUBES)
    draw_tokens(b, s)
    begin_phase(s, AUCTION)


@rule
def refresh(b, s):
    """Work out again what follows from what lies on the board."""
    survey(b, s)
    if s.phase == BUILDING and 0 <= s.at < s.players:
        find_own(b, s, s.order[BUILD_TRACK, s.at])


# ------------------------------------------------------------------------------------------------------ end of the game


@rule
def sets_of(s, p):
    """Sets of four different pieces that a player has carried."""
    least = 127
    for kind in range(CARGO):
        least = min(least, s.held[p, kind] + s.carried[p, kind])
    return least


@rule
def scores(b, s, out):
    """Points, 2 for each set, profit or loss, less 1 for each own link on the board."""
    for p in range(s.players):
        out[p] = s.points[p] + SET_VALUE * sets_of(s, p) + s.profit[p] - s.track[p]


@rule
def winners(b, s, out):
    """Most points; of those who tie, the one ahead on the profit and loss display."""
    scores(b, s, out)
    best = 0
    for p in range(1, s.players):
        if out[p] > out[best] or (out[p] == out[best] and is_ahead(s, PROFIT, p, best)):
            best = p
    for p in range(len(out)):
        out[p] = 1 if p == best else 0


carry_out = KINDS.each(
    "carry_out", pass_=pass_, finish=finish, load_all=load_all, take=take, pay=pay, buy=buy, bid=bid, load=load,
    build=build, sell=sell,
)  # fmt: skip
why_not = KINDS.each(
    "why_not", pass_=why_not_pass, finish=why_not_finish, load_all=why_not_load_all, take=why_not_take, pay=why_not_pay,
    buy=why_not_buy, bid=why_not_bid, load=why_not_load, build=why_not_build, sell=why_not_sell,
)  # fmt: skip
