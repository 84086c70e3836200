"""The rules of Zug um Zug: Deutschland, in the order of the rulebook.

Small decisions: each card drawn is one action; drawing tickets is two, the mix announced and the tickets kept.
"""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS, FULL, drop, has, lowest
from ...engine.random import GAME, below, seed_into
from ...engine.rule import rule
from .actions import (
    BLIND,
    CHOOSE_FIRST,
    CLAIM,
    DECK_EMPTY,
    DRAW,
    FIRST_TICKETS,
    KEEP,
    KEEP_MORE,
    KINDS,
    MAY,
    MIX,
    MIX_LONG,
    MIX_SHORT,
    MIX_SUM,
    NO_PASS,
    NO_SUCH_ACTION,
    NO_TICKETS,
    NOT_FACE_UP,
    NOT_OFFERED,
    NOTHING_OFFERED,
    OTHER_PAYMENT,
    OWN,
    PARALLEL_CLOSED,
    PARALLEL_OWN,
    PASS,
    SAY_PAYMENT,
    SECOND_FIRST,
    SECOND_LOCOMOTIVE,
    TAKEN,
    TOO_FEW_CARDS,
    TOO_FEW_WAGONS,
    to_blind,
    to_claim,
    to_draw,
    to_keep,
    to_mix,
    to_pass,
)
from .board import DECKS, GOALS, GREY, LOCOMOTIVE, LONGEST, TICKETS, TRACKS
from .state import (
    BONUS,
    CHOOSE,
    CROWDED,
    DEALT,
    DECK,
    FACE_UP,
    FEW_WAGONS,
    FIRST_MIX,
    KEEP_FIRST,
    KEEP_LATER,
    LOCOMOTIVES,
    OF_COLOUR,
    OFFER,
    OFFERED,
    OVER,
    POINTS,
    SEATS,
    SECOND_CARD,
    TOO_MANY,
    TURN,
    WAGONS,
)

NCARDS = LOCOMOTIVE + 1  # kinds of cards
NDECKS = len(DECKS)
SHORT, LONG = 0, 1
WORDS = TRACKS // BITS


# ---------------------------------------------------------------------------------------------------------- preparation


@rule
def setup(b, s, players, seed, options):
    """Four cards for everyone, five face up, the tickets in two decks.  Who starts is drawn (for the oldest player)
    unless a seat is named; either way the same cards are dealt."""
    seed_into(s.rng, seed, GAME)
    s.players = players
    s.phase = FIRST_MIX
    s.chosen = 0
    s.hidden = options[2]
    s.last = -1
    s.passed = 0
    for p in range(SEATS):
        s.points[p] = 0
        s.wagons[p] = WAGONS if p < players else 0
        s.announced[p] = 0
        for c in range(NCARDS):
            s.hand[p, c] = 0
            s.known[p, c] = 0
    for t in range(TRACKS):
        s.owner[t] = -1
    for i in range(OFFERED):
        s.offer[i] = -1
    for t in range(TICKETS):
        s.ticket[t] = DECK if t < b.tickets and b.edition[t] >> options[0] & 1 else -1
        s.under[t] = 0
        s.seen[t] = 0
    deal(s)
    lot = below(s.rng, players)
    s.turn = lot if options[1] == 0 else options[1] - 1
    refresh(b, s)


@rule
def deal(s):
    """The first hands and the row."""
    for c in range(NCARDS):
        s.deck[c] = LOCOMOTIVES if c == LOCOMOTIVE else OF_COLOUR
        s.discards[c] = 0
    for p in range(s.players):
        for _ in range(DEALT):
            s.hand[p, draw(s)] += 1
    begin_books(s)
    for i in range(FACE_UP):
        s.row[i] = draw(s)
    sweep(s)


@rule
def refresh(b, s):
    """Work out again what follows from the tracks owned and from where the tickets are."""
    begin_books(s)
    for p in range(SEATS):
        for city in range(len(s.net[p])):
            s.net[p, city] = city
        for w in range(WORDS):
            s.open[p, w] = FULL
    for t in range(b.tracks):
        if s.owner[t] >= 0:
            shut(b, s, t, s.owner[t])
            connect(b, s, t, s.owner[t])
    for d in range(NDECKS):
        s.above[d] = 0
        s.below[d] = 0
        for t in range(b.begins[d], b.begins[d + 1]):
            if s.ticket[t] == DECK:
                if s.under[t] == 0:
                    s.above[d] += 1
                else:
                    s.below[d] += 1


# ---------------------------------------------------------------------------------------------------------- the course


@rule
def actor(b, s):
    """Whose decision: the player on turn, -1 when the game is over."""
    if s.phase == OVER:
        return -1
    return s.turn


@rule
def legal(b, s, out):
    """Cards, tickets or a track; in the middle of a turn, what goes on with it.  Who can do none of it passes."""
    n = 0
    if why_not_draw_blind(b, s) == MAY:
        n = legal_cards(s, out)
    if untimely(s, MIX) == MAY:
        n = legal_mixes(b, s, out, n)
    if untimely(s, KEEP) == MAY:
        n = legal_choices(b, s, out, n)
    if untimely(s, CLAIM) == MAY:
        n = legal_claims(b, s, out, n)
    if n == 0:
        out[0] = to_pass()
        n = 1
    return n


@rule
def untimely(s, kind):
    """Why it is not the time for a kind of action: something else has to be decided first."""
    if s.phase == FIRST_MIX and kind != MIX:
        return FIRST_TICKETS
    if s.phase == CHOOSE and kind != KEEP:
        return CHOOSE_FIRST
    if s.phase == SECOND_CARD and kind != DRAW and kind != BLIND:
        return SECOND_FIRST
    if s.phase != CHOOSE and kind == KEEP:
        return NOTHING_OFFERED
    return MAY


@rule
def why_not_pass(b, s):
    """Passing is for those who can do nothing else."""
    why = untimely(s, PASS)
    if why != MAY:
        return why
    if has_cards(s) or to_be_drawn(s) > 0:
        return NO_PASS
    find_claimable(b, s)
    for w in range(WORDS):
        if s.claimable[w] != 0:
            return NO_PASS
    return MAY


@rule
def pass_turn(b, s):
    """Once everybody has passed, nobody can do anything and nothing will ever change: the game is over (a ruling)."""
    s.passed += 1
    end_turn(s)
    if s.passed == s.players:
        s.phase = OVER


@rule
def apply(b, s, action):
    """Carry out an action and hand the turn on where it ends."""
    begin_books(s)
    carry_out(b, s, action)


@rule
def begin_books(s):
    """Nothing has been turned up, swept or shuffled yet: what an action does to the row and the deck is for the log."""
    s.turned = -1
    s.sweeps = 0
    s.shuffles = 0


@rule
def end_turn(s):
    """Clockwise to the next player, until the last round has been played."""
    if s.last > 0:
        s.last -= 1
    elif s.wagons[s.turn] <= FEW_WAGONS:
        s.last = s.players
    s.turn = (s.turn + 1) % s.players
    s.phase = TURN if s.last != 0 else OVER


# ---------------------------------------------------------------------------------------------------------- wagon cards


@rule
def legal_cards(s, out):
    """A face-up card of each colour that may be taken, or a blind one; not to be asked while the deck is empty."""
    n = 0
    cards = may_take(s)
    for card in range(NCARDS):
        if cards >> card & 1:
            out[n] = to_draw(card)
            n += 1
    out[n] = to_blind()
    return n + 1


@rule
def may_take(s):
    """The set of cards that may be taken from the row: a locomotive only as the first card."""
    cards = 0
    for i in range(FACE_UP):
        cards |= 1 << int(s.row[i])
    if s.phase == SECOND_CARD:
        cards &= (1 << LOCOMOTIVE) - 1
    return cards


@rule
def why_not_take(b, s, card):
    """A card that lies face up, as long as there is one in the deck to take its place."""
    why = why_not_draw_blind(b, s)
    if why != MAY:
        return why
    if may_take(s) >> card & 1:
        return MAY
    for i in range(FACE_UP):
        if s.row[i] == card:
            return SECOND_LOCOMOTIVE
    return NOT_FACE_UP


@rule
def why_not_draw_blind(b, s):
    """While the deck is empty no card can be taken, not even one that lies face up."""
    why = untimely(s, BLIND)
    if why != MAY:
        return why
    return MAY if has_cards(s) else DECK_EMPTY


@rule
def take(b, s, card):
    """Take a face-up card, seen by all; the next of the deck takes its place.  A locomotive is a whole turn."""
    s.hand[s.turn, card] += 1
    s.known[s.turn, card] += 1
    i = 0
    while s.row[i] != card:
        i += 1
    s.row[i] = s.turned = draw(s)
    sweep(s)
    if card == LOCOMOTIVE:
        s.passed = 0
        end_turn(s)
    else:
        after_card(s)


@rule
def draw_blind(b, s):
    """Take the top card of the deck; whatever it is, it counts as one card."""
    s.hand[s.turn, draw(s)] += 1
    sweep(s)
    after_card(s)


@rule
def after_card(s):
    """The second card; if the first was the last of the deck and there are no discards, the turn is over."""
    s.passed = 0
    if s.phase == SECOND_CARD or not has_cards(s):
        end_turn(s)
    else:
        s.phase = SECOND_CARD


@rule
def in_deck(s):
    """How many cards are in the deck."""
    n = np.int64(0)
    for c in range(NCARDS):
        n += s.deck[c]
    return n


@rule
def has_cards(s):
    """Whether the deck has cards.  It is empty only while there are no discards either."""
    for c in range(NCARDS):
        if s.deck[c] > 0:
            return True
    return False


@rule
def draw(s):
    """The top card of the deck, off it.  A deck's order is not kept but drawn: each card left is as likely."""
    left = in_deck(s)
    k = below(s.rng, left)
    c = 0
    while k >= s.deck[c]:
        k -= s.deck[c]
        c += 1
    s.deck[c] -= 1
    if left == 1:
        reshuffle(s)
    return c


@rule
def reshuffle(s):
    """An empty deck is replaced by the discards at once, if there are any."""
    cards = 0
    for c in range(NCARDS):
        if s.shuffles == 0:
            s.shuffled[c] = 0
        s.shuffled[c] += s.discards[c]
        cards += s.discards[c]
        s.deck[c] = s.discards[c]
        s.discards[c] = 0
    if cards > 0:
        s.shuffles += 1


@rule
def sweep(s):
    """Three locomotives face up sweep the row, again and again.

    Called whenever cards have moved, so that what could not be swept before is as soon as it can be.
    """
    while swept(s):
        for c in range(NCARDS):
            if s.sweeps == 0:
                s.cleared[c] = 0
        s.sweeps += 1
        for i in range(FACE_UP):
            s.cleared[s.row[i]] += 1
            s.discards[s.row[i]] += 1
        for i in range(FACE_UP):
            s.row[i] = draw(s)


@rule
def swept(s):
    """Whether three locomotives lie there.  They stay if no five cards with fewer locomotives can be turned up."""
    locomotives = 0
    for i in range(FACE_UP):
        if s.row[i] == LOCOMOTIVE:
            locomotives += 1
    if locomotives < TOO_MANY:
        return False
    discards = 0
    others = 0
    for c in range(NCARDS):
        discards += s.discards[c]
        if c != LOCOMOTIVE:
            others += s.deck[c] + s.discards[c]
    if discards == 0 and in_deck(s) == FACE_UP and s.deck[LOCOMOTIVE] >= TOO_MANY:
        return False  # these five and the last five of the deck would only take turns, for ever
    for i in range(FACE_UP):
        if s.row[i] != LOCOMOTIVE:
            others += 1
    return others > FACE_UP - TOO_MANY


# -------------------------------------------------------------------------------------------------------- claim a route


@rule
def legal_claims(b, s, out, n):
    """Every track that can be claimed, with every payment that the hand allows."""
    hand = s.hand[s.turn]
    jokers = hand[LOCOMOTIVE]
    for length in range(LONGEST + 1):
        s.like[length] = -1
    find_claimable(b, s)
    for w in range(WORDS):
        tracks = np.int64(s.claimable[w])
        while tracks != 0:
            t = w * BITS + lowest(tracks)
            tracks &= tracks - 1
            if b.colour[t] == GREY:
                n = legal_for_grey(b, s, t, out, n)
            else:
                length = b.length[t]
                payment = b.payment[t]
                n = legal_alone(jokers, length, payment, out, n)
                n = legal_with(hand[b.colour[t]], jokers, length, payment + 1, out, n)
    return n


@rule
def find_claimable(b, s):
    """Note the tracks that the player on turn can claim: open ones that cards and wagons suffice for."""
    hand = s.hand[s.turn]
    jokers = hand[LOCOMOTIVE]
    wagons = min(s.wagons[s.turn], LONGEST)
    most = 0
    for c in range(LOCOMOTIVE):
        most = max(most, hand[c])
    for w in range(WORDS):
        tracks = np.int64(b.within[GREY, min(wagons, most + jokers), w])
        for c in range(LOCOMOTIVE):
            tracks |= b.within[c, min(wagons, hand[c] + jokers), w]
        s.claimable[w] = tracks & s.open[s.turn, w]


@rule
def legal_for_grey(b, s, track, out, n):
    """A grey track takes all locomotives or any one colour.  Those of the same length take the same: copy the first."""
    length = b.length[track]
    if s.like[length] >= 0:
        further = to_claim(b.payment[track]) - to_claim(b.payment[s.like[length]])
        first = s.block[length]
        for i in range(first, first + s.ways[length]):
            out[n] = out[i] + further
            n += 1
        return n
    s.like[length] = track
    s.block[length] = n
    hand = s.hand[s.turn]
    jokers = hand[LOCOMOTIVE]
    payment = b.payment[track]
    n = legal_alone(jokers, length, payment, out, n)
    for c in range(LOCOMOTIVE):
        n = legal_with(hand[c], jokers, length, payment + 1 + c * length, out, n)
    s.ways[length] = n - s.block[length]
    return n


@rule
def legal_alone(jokers, length, payment, out, n):
    """The first payment for a track: with locomotives alone."""
    if jokers >= length:
        out[n] = to_claim(payment)
        n += 1
    return n


@rule
def legal_with(cards, jokers, length, payment, out, n):
    """The payments with a colour: the first of them is without locomotives."""
    if cards > 0:
        for k in range(fewest_locomotives(cards, length), most_locomotives(jokers, length) + 1):
            out[n] = to_claim(payment + k)
            n += 1
    return n


@rule
def fewest_locomotives(cards, length):
    """How many locomotives have to be paid for a track beside all cards of a colour."""
    return max(0, length - cards)


@rule
def most_locomotives(jokers, length):
    """How many locomotives can be paid for a track beside at least one card of a colour."""
    return min(jokers, length - 1)


@rule
def why_not_claim(b, s, payment):
    """An open track, wagons for it, and the cards of the payment in the hand."""
    why = untimely(s, CLAIM)
    if why != MAY:
        return why
    if payment >= b.payments:
        return NO_SUCH_ACTION
    track = b.paid_track[payment]
    if can_claim(b, s, track):
        return MAY if can_pay(b, s, payment) else OTHER_PAYMENT
    why = why_not_ask(b, s, track)
    return OTHER_PAYMENT if why == SAY_PAYMENT else why


@rule
def can_pay(b, s, payment):
    """Whether the hand of the player on turn has the cards of a payment."""
    hand = s.hand[s.turn]
    length = b.length[b.paid_track[payment]]
    if b.paid_colour[payment] == LOCOMOTIVE:
        return hand[LOCOMOTIVE] >= length
    fewest = fewest_locomotives(hand[b.paid_colour[payment]], length)
    return fewest <= b.paid_locomotives[payment] <= most_locomotives(hand[LOCOMOTIVE], length)


@rule
def why_not_ask(b, s, track):
    """Why a track is not to be had, or else that a payment has to be named: for it, or for one beside it."""
    why = untimely(s, CLAIM)
    if why != MAY:
        return why
    if track >= b.tracks:
        return NO_SUCH_ACTION
    if not has(s.open[s.turn], track):
        return why_shut(s, track)
    if b.length[track] > s.wagons[s.turn]:
        return TOO_FEW_WAGONS
    for t in range(b.parallel[track], b.parallel[track] + b.parallels[track]):
        if can_claim(b, s, t):
            return SAY_PAYMENT
    return TOO_FEW_CARDS


@rule
def can_claim(b, s, track):
    """Whether the player on turn can claim a track."""
    find_claimable(b, s)
    return has(s.claimable, track)


@rule
def why_shut(s, track):
    """Why the player on turn cannot claim a track any more."""
    if s.owner[track] >= 0:
        return OWN if s.owner[track] == s.turn else TAKEN
    return PARALLEL_CLOSED if s.players < CROWDED else PARALLEL_OWN


@rule
def ask(b, s, track):
    """Never legal, so nothing happens."""


@rule
def claim(b, s, payment):
    """Pay, place the wagons, score at once.  The cards go to the discards (or become the deck where it is empty)."""
    p = s.turn
    t = b.paid_track[payment]
    length = b.length[t]
    jokers = b.paid_locomotives[payment]
    pay(s, p, LOCOMOTIVE, jokers)
    if jokers < length:
        pay(s, p, b.paid_colour[payment], length - jokers)
    s.owner[t] = p
    s.wagons[p] -= length
    s.points[p] += POINTS[length]
    shut(b, s, t, p)
    connect(b, s, t, p)
    if not has_cards(s):
        reshuffle(s)
    sweep(s)
    s.passed = 0
    end_turn(s)


@rule
def pay(s, p, colour, count):
    """From the hand to the discards.  What was taken face up counts as spent first: only the rest is still certain."""
    s.hand[p, colour] -= count
    s.known[p, colour] = max(0, s.known[p, colour] - count)
    s.discards[colour] += count


@rule
def shut(b, s, track, p):
    """A track that is claimed is closed to all; those beside it to its owner, with two or three players to all."""
    for t in range(b.parallel[track], b.parallel[track] + b.parallels[track]):
        for q in range(s.players):
            if q == p or t == track or s.players < CROWDED:
                drop(s.open[q], t)


@rule
def connect(b, s, track, p):
    """Join the two networks that a new track connects.  Endpoints of countries end one route each: none leads on."""
    one = s.net[p, b.ends[track, 0]]
    other = s.net[p, b.ends[track, 1]]
    low = min(one, other)
    high = max(one, other)
    if low != high:
        for city in range(b.cities):
            if s.net[p, city] == high:
                s.net[p, city] = low


# -------------------------------------------------------------------------------------------------------- draw tickets


@rule
def legal_mixes(b, s, out, n):
    """Four tickets in any mix that the decks can give; all that are left where there are fewer."""
    count = to_be_drawn(s)
    if count > 0:
        fewest, most = short_in_mix(s, count)
        for short in range(fewest, most + 1):
            out[n] = to_mix(short, count - short)
            n += 1
    return n


@rule
def tickets_left(s, deck):
    """How many tickets are in a deck."""
    return s.above[deck] + s.below[deck]


@rule
def to_be_drawn(s):
    """How many tickets are drawn at once."""
    return min(OFFERED, tickets_left(s, SHORT) + tickets_left(s, LONG))


@rule
def short_in_mix(s, count):
    """The fewest and the most short tickets in a mix of so many: no more of a deck than it has."""
    return max(0, count - tickets_left(s, LONG)), min(count, tickets_left(s, SHORT))


@rule
def why_not_mix(b, s, short, long):
    """As many as have to be drawn, as far as each deck has them."""
    why = untimely(s, MIX)
    if why != MAY:
        return why
    count = to_be_drawn(s)
    if count == 0:
        return NO_TICKETS
    if short + long != count:
        return MIX_SUM
    fewest, most = short_in_mix(s, count)
    if short > most:
        return MIX_SHORT
    return MAY if short >= fewest else MIX_LONG


@rule
def draw_tickets(b, s, short, long):
    """Draw the announced mix, to choose from."""
    if s.chosen < s.players:
        s.announced[s.turn] = 1 + short
    offer(b, s, SHORT, short)
    offer(b, s, LONG, long)
    s.phase = CHOOSE


@rule
def offer(b, s, deck, count):
    """Draw tickets from a deck for the player on turn."""
    for _ in range(count):
        t = draw_ticket(b, s, deck)
        s.ticket[t] = OFFER
        s.seen[t] |= 1 << s.turn
        i = 0
        while s.offer[i] >= 0:
            i += 1
        s.offer[i] = t


@rule
def draw_ticket(b, s, deck):
    """The top ticket: any of the shuffled part; when that is gone, the one that was returned first."""
    first = b.begins[deck]
    last = b.begins[deck + 1]
    found = first
    if s.above[deck] > 0:
        k = below(s.rng, np.int64(s.above[deck]))
        s.above[deck] -= 1
        for t in range(first, last):
            if s.ticket[t] == DECK and s.under[t] == 0:
                if k == 0:
                    return t
                k -= 1
    else:
        s.below[deck] -= 1
        for t in range(first, last):
            if s.under[t] == 1:
                found = t
            if s.under[t] > 0:
                s.under[t] -= 1
    return found


@rule
def offered(s):
    """How many tickets there are to choose from."""
    n = 0
    for i in range(OFFERED):
        if s.offer[i] >= 0:
            n += 1
    return n


@rule
def must_keep(s):
    """How many of the offered tickets must be kept at least."""
    return min(offered(s), KEEP_FIRST if s.chosen < s.players else KEEP_LATER)


@rule
def legal_choices(b, s, out, n):
    """Every set of the offered tickets that is large enough."""
    for kept in range(1, 1 << OFFERED):
        if why_not_keep(b, s, kept) == MAY:
            out[n] = to_keep(kept)
            n += 1
    return n


@rule
def why_not_keep(b, s, kept):
    """Offered tickets (the first slots hold them), and enough of them."""
    why = untimely(s, KEEP)
    if why != MAY:
        return why
    if kept >> offered(s) != 0:
        return NOT_OFFERED
    return MAY if members(kept) >= must_keep(s) else KEEP_MORE


@rule
def members(chosen):
    """How many of the slots are in a set."""
    n = 0
    for i in range(OFFERED):
        n += chosen >> i & 1
    return n


@rule
def keep(b, s, chosen):
    """Keep the chosen tickets and put the others under their decks, in the order in which they were drawn."""
    for deck in range(NDECKS):
        forget(b, s, chosen, deck)
    for i in range(OFFERED):
        t = s.offer[i]
        if t >= 0:
            s.offer[i] = -1
            if chosen >> i & 1:
                s.ticket[t] = s.turn
            else:
                deck = b.deck[t]
                s.ticket[t] = DECK
                s.below[deck] += 1
                s.under[t] = s.below[deck]
    s.passed = 0
    if s.chosen < s.players:
        chosen_first(b, s)
    else:
        end_turn(s)


@rule
def forget(b, s, chosen, deck):
    """Others may have known an offered ticket, having returned it once.  Unless all or none of that deck were kept,
    they no longer know where it is."""
    kept = 0
    returned = 0
    for i in range(OFFERED):
        if s.offer[i] >= 0 and b.deck[s.offer[i]] == deck:
            if chosen >> i & 1:
                kept += 1
            else:
                returned += 1
    if kept > 0 and returned > 0:
        for i in range(OFFERED):
            if s.offer[i] >= 0 and b.deck[s.offer[i]] == deck:
                s.seen[s.offer[i]] = 1 << s.turn


@rule
def chosen_first(b, s):
    """On to the next player's first tickets.  When all have chosen, the decks are shuffled again and play begins; what
    was hidden is no longer."""
    s.chosen += 1
    s.turn = (s.turn + 1) % s.players
    s.phase = FIRST_MIX
    if s.chosen == s.players:
        s.phase = TURN
        s.hidden = 0
        for t in range(b.tickets):
            if s.ticket[t] == DECK:
                s.under[t] = 0
                s.seen[t] = 0
        for deck in range(NDECKS):
            s.above[deck] += s.below[deck]
            s.below[deck] = 0


# ------------------------------------------------------------------------------------------------------ end of the game


@rule
def is_complete(b, s, p, ticket):
    """Whether a player's tracks connect the two ends of a ticket: for a country, any of its endpoints."""
    for i in range(GOALS):
        a = b.goals[ticket, 0, i]
        if a < 0:
            return False
        for j in range(GOALS):
            z = b.goals[ticket, 1, j]
            if z < 0:
                break
            if s.net[p, a] == s.net[p, z]:
                return True
    return False


@rule
def completed(b, s, p):
    """How many tickets a player has completed."""
    n = 0
    for t in range(b.tickets):
        if s.ticket[t] == p and is_complete(b, s, p, t):
            n += 1
    return n


@rule
def scores(b, s, out):
    """Tracks, plus completed and minus failed tickets, and the bonus for those who completed most."""
    most = 1  # nobody is best with none
    for p in range(s.players):
        most = max(most, completed(b, s, p))
    for p in range(s.players):
        points = np.int64(s.points[p])
        done = 0
        for t in range(b.tickets):
            if s.ticket[t] == p:
                if is_complete(b, s, p, t):
                    done += 1
                    points += b.points[t]
                else:
                    points -= b.points[t]
        out[p] = points + BONUS if done == most else points


@rule
def winners(b, s, out):
    """Most points; among those, most completed tickets; else they share the win."""
    scores(b, s, out)
    best = out[0]
    for p in range(1, s.players):
        best = max(best, out[p])
    most = 0
    for p in range(s.players):
        if out[p] == best:
            most = max(most, completed(b, s, p))
    for p in range(len(out)):
        out[p] = 1 if p < s.players and out[p] == best and completed(b, s, p) == most else 0


carry_out = KINDS.each(
    "carry_out", pass_=pass_turn, draw=take, draw_blind=draw_blind, tickets=draw_tickets, keep=keep, claim=claim,
    ask=ask,
)  # fmt: skip
why_not = KINDS.each(
    "why_not", pass_=why_not_pass, draw=why_not_take, draw_blind=why_not_draw_blind, tickets=why_not_mix,
    keep=why_not_keep, claim=why_not_claim, ask=why_not_ask,
)  # fmt: skip
