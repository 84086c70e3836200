"""What a good player of Zug um Zug: Deutschland knows: which tracks the tickets need, and what to do about it now.

A seat plans a network: the cheapest tracks that connect its open tickets, sharing what can be shared, within its wagons
and the turns that are left.  The plan depends on the tracks and on the own tickets alone, so it is kept until one of
them changes.  Everything is weighed in points: a card towards the plan, a track of it, a track for its own sake, new
tickets.
"""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS, clear, drop, has, lowest, put
from ...engine.record import Record, field
from ...engine.rule import rule
from .actions import BLIND, CLAIM, DRAW, MIX, read
from .board import CITIES, GOALS, GREY, LOCOMOTIVE, LONGEST, TICKETS, TRACKS
from .rules import (
    NCARDS,
    NDECKS,
    WORDS,
    find_claimable,
    has_cards,
    is_complete,
    legal,
    legal_alone,
    legal_cards,
    legal_mixes,
    legal_with,
    winners,
)
from .state import (
    CHOOSE,
    FACE_UP,
    FEW_WAGONS,
    FIRST_MIX,
    LOCOMOTIVES,
    OF_COLOUR,
    OFFERED,
    OVER,
    POINTS,
    SEATS,
    SECOND_CARD,
    TURN,
)

FAR = 1e6  # there is no way
HOPELESS = 12.0  # points behind the best that leave no weight
UNWISE = -20.0  # what a sensible player does not do
MOST_DETOUR = 30.0  # points: so much is lost at most where a track is taken away
SAME, KEPT, NEW = 0, 1, 2  # of a plan, since the last look
OPEN_TICKETS = 16  # a plan looks at so many open tickets: nobody completes more

# What things are worth, in points; found by playing against itself (docs/explanation/greedy.md).
PER_WAGON = 0.21  # turns to claim tracks, by wagon
USABLE = 0.70  # cards of a hand that will be used
TURN_COST = 2.56  # a turn
WAGON_COST = 1.37  # a wagon
LEAST_COST = 0.52  # a planned track: less would lead the long way round
TICKET_EXTRA = 2.80  # a completed ticket, towards the bonus
SLACK = 2.75  # wagons that a plan leaves over for detours
HURRY = 1.06  # turns that a plan may take, as a part of those that are left
PLANNED = 0.85  # claiming a track of the plan
PLANNED_POINTS = 0.27  # and for each point that it scores
CONTESTED = 0.57  # and where others are at one of its ends
CRITICAL = 0.06  # and for each point that the way round it costs
CROWD_COST = 0.35  # a planned track, for each player beyond the second, who may take it away
RUSH = 9.37  # with fewer turns left than this, cards and wagons for later lose their worth
CARD_NEEDED = 3.38  # a card that the plan lacks
NEARLY = 0.09  # and as a part of that, if it is the last one lacking
CARD_HELD = 0.55  # a card held, towards a track that takes it
UNBUILT = 0.49  # a planned track that a new ticket would count on, for each other player
CARD_GREY = 1.35  # a card for grey tracks of the plan
CARD_SPARE = 0.22  # any other card
CARD_LONG = 0.66  # a card towards a long track when the plan leaves wagons over
JOKER = 3.83  # a locomotive
SPARE_POINTS = 0.48  # a point of a track that is not in the plan
SPARE_WAGON = 1.03  # and a wagon on it
SURE_TICKETS = 1.0  # part that counts of a new ticket that would be complete at once
NEW_TICKETS = 0.6  # and of one that takes more tracks, or planned ones
BAD_TICKETS = 6.84  # having to keep a ticket that does not fit
BUSY = 1.55  # with more tracks to claim than this a player takes no new tickets
LEAST_DOUBT = 13.0  # points that a forecast is wrong by in the end
TURN_DOUBT = 0.9  # and for each turn before
WAGON_POINTS = 1.5  # a wagon left
LIKELY = 0.4  # part of the points of a planned ticket
DONE_POINTS = 3.00  # a completed ticket, towards the bonus
CARD_POINTS = 0.3  # a card in the hand
FIRST_SHORT = 1  # how many of the first four tickets are short

MEMO = Record(
    {
        "seat": SEATS,
        "track": TRACKS,
        "bits": WORDS,
        "ticket": TICKETS,
        "held": TICKETS // BITS,
        "city": CITIES,
        "colour": NCARDS,
        "open": OPEN_TICKETS,
        "deck": NDECKS,
        "upto": LONGEST + 1,
    },
    [
        field("owner", "i1", "seat", "track", doc="whose the tracks were when a seat last planned"),
        field("held", "u4", "seat", "held", doc="the tickets that it held then"),
        field("seen", "u4", "seat", "held", doc="and all those of which it knew where they were"),
        field("plan", "u4", "seat", "bits", doc="tracks that it means to claim (of parallel ones the first)"),
        field("claims", "i2", "seat", doc="how many these are"),
        field("length", "i2", "seat", doc="and how many wagons they take"),
        field("aims", "u4", "seat", "held", doc="open tickets that it completes"),
        field("promise", "f4", "seat", "deck", doc="points that a new ticket of a deck promises that may be put back"),
        field("misfits", "f4", "seat", "deck", doc="how likely it is to promise none"),
        field("worth", "f4", "seat", "track", doc="what claiming a planned track is worth"),
        field("hoped", "u1", "seat", doc="whether the promise of new tickets is up to date"),
        field("detour", "f4", "seat", "track", doc="what the way round a planned track costs"),
        field("longest", "i1", "seat", "colour", doc="longest track of a colour that the plan leaves wagons for"),
    ],
    scratch=[
        field("usable", "i1", "track", doc="tracks that can still be claimed, one of parallel ones"),
        field("one", "u1", "track", doc="the network at one end of each"),
        field("two", "u1", "track", doc="and at the other"),
        field("cost", "f4", "track", doc="what each costs"),
        field("price", "f4", "track", doc="the same in a plan being made: little or nothing once it is planned"),
        field("fresh", "i1", "track", doc="wagons that each takes beyond those planned"),
        field("usables", "i2", doc="how many these are"),
        field("trial", "u4", "bits", doc="a plan being made"),
        field("trial_claims", "i2", doc="its tracks"),
        field("trial_length", "i2", doc="its wagons"),
        field("trial_aims", "u4", "held", doc="its tickets"),
        field("far", "f4", "city", doc="search: how far from where it began"),
        field("wagons", "i2", "city", doc="search: and how many wagons"),
        field("by", "i1", "city", doc="search: by which usable track, -1 where it began"),
        field("others", "u1", "city", doc="whether other players' tracks lead there"),
        field("final", "i4", "seat", doc="who has won"),
        field("todo", "i1", "open", doc="tickets to plan for, best first"),
        field("greys", "i2", doc="cards that the grey tracks of the plan take"),
        field("rush", "f4", doc="what is left of the worth of cards and wagons for later, 1 before the end comes near"),
        field("need", "i2", "colour", doc="cards of each colour that the plan takes; the last: longest grey track"),
        field("gain", "f4", "colour", doc="what a card of each colour is worth now"),
        field("spare", "f4", "upto", doc="what a track of each length is worth for its own sake"),
        field("spend", "f4", "colour", "upto", doc="what it costs to pay with so many of a colour"),
    ],
)


# ------------------------------------------------------------------------------------------------------------- weighing


@rule
def weigh(b, s, memo, out, n, weights):
    """How good each legal action of the player on turn looks, from 1 for the best down to 0."""
    p = s.turn
    if s.phase == FIRST_MIX:
        weigh_first_mix(memo, out, n, weights)
    elif s.phase == CHOOSE:
        weigh_choice(b, s, memo, p, out, n, weights)
    else:
        look_ahead(b, s, memo, p)
        count_needs(b, s, memo, p)
        value_cards(b, s, memo, p)
        for i in range(n):
            weights[i] = weigh_action(b, s, memo, p, out[i])
    sharpen(n, weights)


@rule
def shortlist(b, s, memo, out):
    """The legal actions without those that cannot weigh most: hundreds of ways to pay for tracks that nobody needs."""
    if s.phase != TURN or s.last >= 0 or not has_cards(s):
        return legal(b, s, out)
    p = s.turn
    look_ahead(b, s, memo, p)
    n = legal_cards(s, out)
    if memo.claims[p] <= BUSY:
        n = legal_mixes(b, s, out, n)
    least = shortest_spare(s, memo)
    spare = s.wagons[p] - memo.length[p]
    find_claimable(b, s)
    for w in range(WORDS):
        tracks = np.int64(s.claimable[w])
        while tracks != 0:
            t = w * BITS + lowest(tracks)
            tracks &= tracks - 1
            if least <= b.length[t] <= spare or has(memo.plan[p], b.parallel[t]):
                n = payments(b, s, t, out, n)
    return n


@rule
def distinct(b, s, memo, out):
    """The legal actions, with one way to pay for each track: the best one, and for parallel tracks one together."""
    if s.phase != TURN:
        return legal(b, s, out)
    p = s.turn
    look_ahead(b, s, memo, p)
    count_needs(b, s, memo, p)
    value_cards(b, s, memo, p)
    n = legal_mixes(b, s, out, legal_cards(s, out) if has_cards(s) else 0)
    t = 0
    while t < b.tracks:
        after = t + b.parallels[t]
        end = n
        while t < after:
            if has(s.open[p], t) and b.length[t] <= s.wagons[p]:
                end = payments(b, s, t, out, end)
            t += 1
        if end > n:
            out[n] = best_payment(b, s, memo, p, out, n, end)
            n += 1
    return n if n > 0 else legal(b, s, out)


@rule
def best_payment(b, s, memo, p, out, first, end):
    """Of some ways to pay the one that weighs most."""
    best = out[first]
    most = weigh_action(b, s, memo, p, best)
    for i in range(first + 1, end):
        worth = weigh_action(b, s, memo, p, out[i])
        if worth > most:
            best = out[i]
            most = worth
    return best


@rule
def shortest_spare(s, memo):
    """The shortest track that may be worth more for its own sake than two cards: in a rush even a short one is."""
    rush = min(1.0, turns_left(s, memo) / RUSH)
    length = 1
    while length <= LONGEST:
        worth = SPARE_POINTS * POINTS[length] - (SPARE_WAGON + CARD_SPARE) * rush * length
        if worth >= CARD_SPARE * (1 + rush):
            break
        length += 1
    return length


@rule
def payments(b, s, track, out, n):
    """The ways to pay for a track that the hand allows."""
    hand = s.hand[s.turn]
    jokers = hand[LOCOMOTIVE]
    length = b.length[track]
    payment = b.payment[track]
    n = legal_alone(jokers, length, payment, out, n)
    if b.colour[track] != GREY:
        return legal_with(hand[b.colour[track]], jokers, length, payment + 1, out, n)
    for c in range(LOCOMOTIVE):
        n = legal_with(hand[c], jokers, length, payment + 1 + c * length, out, n)
    return n


@rule
def sharpen(n, weights):
    """From points to weights: the best gets 1, what is a few points worse next to nothing, what is far worse 0."""
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    for i in range(n):
        behind = best - weights[i]
        if behind > HOPELESS:
            weights[i] = 0.0
        else:
            near = 1 / (1 + behind)
            weights[i] = near * near * near * near


@rule
def weigh_action(b, s, memo, p, action):
    """What an action in the course of a turn is worth, in points."""
    kind, x, y, _ = read(action)
    if kind == CLAIM:
        return weigh_claim(b, s, memo, p, x)
    if kind == MIX:
        return weigh_mix(b, s, memo, p, x, y)
    if kind == BLIND:
        return value_blind(s, memo, p) + second_card(s, memo, -1)
    if kind == DRAW:
        return memo.gain[x] + (second_card(s, memo, x) if x != LOCOMOTIVE else 0.0)
    return 0.0


@rule
def weigh_first_mix(memo, out, n, weights):
    """The first four tickets: a fixed mix."""
    for i in range(n):
        _, short, _, _ = read(out[i])
        weights[i] = -abs(short - FIRST_SHORT)


@rule
def weigh_choice(b, s, memo, p, out, n, weights):
    """Tickets to keep: each set of them is planned for, together with those held."""
    list_usable(b, s, memo, p)
    for i in range(n):
        _, kept, _, _ = read(out[i])
        weights[i] = make_trial(b, s, memo, p, kept, True)


@rule
def weigh_mix(b, s, memo, p, short, long):
    """Four new tickets: what they promise, less the chance that one must be kept that does not fit."""
    if memo.claims[p] > BUSY:
        return UNWISE
    if memo.hoped[p] == 0:
        value_tickets(b, s, memo, p)
    misfit = 1.0
    for _ in range(short):
        misfit *= memo.misfits[p, 0]
    for _ in range(long):
        misfit *= memo.misfits[p, 1]
    hope = short * memo.promise[p, 0] + long * memo.promise[p, 1]
    return hope - BAD_TICKETS * misfit * (1.0 + long / OFFERED)


@rule
def weigh_claim(b, s, memo, p, payment):
    """A track of the plan, or one for its own sake as far as the plan leaves wagons over; less the cards it takes."""
    t = b.paid_track[payment]
    if s.last >= 0:
        return last_claim(b, s, memo, p, t)
    length = b.length[t]
    planned = has(memo.plan[p], b.parallel[t])
    if not planned and s.wagons[p] - memo.length[p] < length:
        return UNWISE
    colour = b.paid_colour[payment]
    jokers = b.paid_locomotives[payment]
    cards = length - jokers
    spent = jokers * memo.gain[LOCOMOTIVE]
    if not planned:
        spent += memo.spend[colour, cards]
        return memo.spare[length] - spent
    if cards > 0 and b.colour[t] != GREY:
        spare = s.hand[p, colour] - memo.need[colour] + length  # the plan needs them for this very track
        spent += memo.rush * (CARD_SPARE * cards + (CARD_NEEDED - CARD_SPARE) * max(0, cards - max(0, spare)))
    elif cards > 0:
        spent += memo.spend[colour, cards]
    return memo.worth[p, b.parallel[t]] - spent + CARD_SPARE * memo.rush * length


@rule
def last_claim(b, s, memo, p, t):
    """In the last turn only points count, those of tickets that the track completes among them."""
    points = POINTS[b.length[t]]
    one = s.net[p, b.ends[t, 0]]
    two = s.net[p, b.ends[t, 1]]
    if one != two:
        for ticket in range(b.tickets):
            if s.ticket[ticket] == p and joins(b, s, p, ticket, one, two):
                points += 2 * b.points[ticket]
    return np.float64(points)


@rule
def joins(b, s, p, ticket, one, two):
    """Whether joining two networks completes a ticket that is still open."""
    if is_complete(b, s, p, ticket):
        return False
    touched = 0
    for side in range(2):
        for i in range(GOALS):
            city = b.goals[ticket, side, i]
            if city >= 0:
                if s.net[p, city] == one:
                    touched |= 1 << side
                if s.net[p, city] == two:
                    touched |= 4 << side
    return touched & 9 == 9 or touched & 6 == 6


# ------------------------------------------------------------------------------------------------------------ the cards


@rule
def count_needs(b, s, memo, p):
    """Cards of each colour that the plan takes, and the longest of its grey tracks."""
    memo.greys = 0
    for c in range(NCARDS):
        memo.need[c] = 0
    for w in range(WORDS):
        tracks = np.int64(memo.plan[p, w])
        while tracks != 0:
            t = preferred(b, s, p, w * BITS + lowest(tracks))
            tracks &= tracks - 1
            if b.colour[t] == GREY:
                memo.need[LOCOMOTIVE] = max(memo.need[LOCOMOTIVE], b.length[t])
                memo.greys += b.length[t]
            else:
                memo.need[b.colour[t]] += b.length[t]


@rule
def preferred(b, s, p, track):
    """Of parallel tracks the open one of whose colour the hand holds most."""
    found = track
    most = -1
    for t in range(track, track + b.parallels[track]):
        if has(s.open[p], t):
            cards = s.hand[p, b.colour[t]] if b.colour[t] != GREY else OF_COLOUR
            if cards > most:
                found = t
                most = cards
    return found


@rule
def value_cards(b, s, memo, p):
    """What one more card of each colour is worth: most if the plan lacks it."""
    memo.rush = min(1.0, turns_left(s, memo) / RUSH) if s.last < 0 else 0.0
    longest = memo.need[LOCOMOTIVE]
    for c in range(LOCOMOTIVE):
        spare = s.hand[p, c] - memo.need[c]
        gain = CARD_SPARE
        if spare < 0:
            gain = CARD_NEEDED * (1 + NEARLY / -spare)
        elif spare < memo.greys:
            gain += (CARD_GREY - CARD_SPARE) * min(spare + 1, longest) / longest
        elif s.hand[p, c] < memo.longest[p, c]:
            gain += CARD_LONG * (s.hand[p, c] + 1) / memo.longest[p, c]
        memo.gain[c] = gain * memo.rush
        memo.spend[c, 0] = 0.0
        for cards in range(1, LONGEST + 1):
            worth = CARD_SPARE if cards <= spare else CARD_NEEDED
            memo.spend[c, cards] = memo.spend[c, cards - 1] + memo.rush * worth
    memo.gain[LOCOMOTIVE] = JOKER * memo.rush
    memo.spend[LOCOMOTIVE, 0] = 0.0
    for length in range(1, LONGEST + 1):
        memo.spare[length] = SPARE_POINTS * POINTS[length] - SPARE_WAGON * memo.rush * length


@rule
def value_blind(s, memo, p):
    """What a card from the deck is worth: the average of all that the seat has not seen."""
    total = 0.0
    cards = 0
    for c in range(NCARDS):
        unseen = (LOCOMOTIVES if c == LOCOMOTIVE else OF_COLOUR) - s.discards[c] - s.hand[p, c]
        for q in range(s.players):
            if q != p:
                unseen -= s.known[q, c]
        for i in range(FACE_UP):
            if s.row[i] == c:
                unseen -= 1
        total += unseen * memo.gain[c]
        cards += unseen
    return total / max(1, cards)


@rule
def second_card(s, memo, first):
    """What the second card of a turn will be worth: the best in the row besides the first.  There is none after the
    last card of the deck, unless discards become a new one."""
    if s.phase == SECOND_CARD or is_last_card(s):
        return 0.0
    best = CARD_SPARE
    for i in range(FACE_UP):
        c = s.row[i]
        if c != LOCOMOTIVE:
            if c == first:
                first = -1
            else:
                best = max(best, memo.gain[c])
    return best


@rule
def is_last_card(s):
    """Whether the deck is down to its last card and there are no discards."""
    cards = np.int64(0)
    for c in range(NCARDS):
        cards += s.deck[c] + s.discards[c]
    return cards == 1


# ------------------------------------------------------------------------------------------------------------- the plan


@rule
def look_ahead(b, s, memo, p):
    """Keep the plan right: made anew if it has lost a track, if other tracks were claimed than planned, if there are
    other tickets, or if time runs out."""
    change = note_changes(b, s, memo, p)
    if change == SAME:
        return
    if change == NEW or not in_time(s, memo, p, memo.claims[p], memo.length[p]):
        list_usable(b, s, memo, p)
        best_trial(b, s, memo, p)
        memo.claims[p] = memo.trial_claims
        memo.length[p] = memo.trial_length
        for w in range(WORDS):
            memo.plan[p, w] = memo.trial[w]
        for w in range(TICKETS // BITS):
            memo.aims[p, w] = memo.trial_aims[w]
        value_detours(memo, p)
    memo.hoped[p] = 0
    value_tracks(b, s, memo, p)


@rule
def note_changes(b, s, memo, p):
    """What has changed since the last time: nothing, tracks that leave the plan right, or so much that there must be a
    new one.  Planned tracks that were claimed leave the plan."""
    change = SAME
    for t in range(b.tracks):
        before = memo.owner[p, t]
        now = s.owner[t]
        if before != now:
            memo.owner[p, t] = now
            planned = has(memo.plan[p], b.parallel[t])
            if before >= 0 or planned != (now == p):
                if before >= 0 or now == p or not still_open(b, s, p, b.parallel[t]):
                    change = NEW
            elif planned:
                drop(memo.plan[p], b.parallel[t])
                memo.claims[p] -= 1
                memo.length[p] -= b.length[t]
            change = max(change, KEPT)
    for w in range(TICKETS // BITS):
        held = np.int64(0)
        seen = np.int64(0)
        for i in range(BITS):
            t = w * BITS + i
            held |= np.int64(s.ticket[t] == p) << i
            seen |= np.int64(s.seen[t] >> p & 1) << i
        if memo.held[p, w] != held or memo.seen[p, w] != seen:
            memo.held[p, w] = held
            memo.seen[p, w] = seen
            change = NEW
    return change


@rule
def still_open(b, s, p, track):
    """Whether a seat may still claim one of parallel tracks."""
    for t in range(track, track + b.parallels[track]):
        if has(s.open[p], t):
            return True
    return False


@rule
def longest_open(b, s, p, colour, wagons):
    """The length of the longest open track of a colour (0 if it is below four)."""
    for length in range(min(wagons, LONGEST), 3, -1):
        for w in range(WORDS):
            if b.within[colour, length, w] & (b.within[colour, length - 1, w] ^ 0xFFFFFFFF) & s.open[p, w] != 0:
                return length
    return 0


@rule
def list_usable(b, s, memo, p):
    """The tracks that can still be claimed between different networks of a seat."""
    memo.usables = 0
    t = 0
    while t < b.tracks:
        after = t + b.parallels[t]
        one = s.net[p, b.ends[t, 0]]
        two = s.net[p, b.ends[t, 1]]
        if one != two and b.length[t] <= s.wagons[p] and still_open(b, s, p, t):
            i = memo.usables
            memo.usable[i] = t
            memo.one[i] = one
            memo.two[i] = two
            memo.cost[i] = price(b, s, memo, p, t)
            memo.usables += 1
        t = after


@rule
def price(b, s, memo, p, track):
    """What a track on the way costs, in points: turns to collect its cards and to claim it, and wagons, less points."""
    length = b.length[track]
    held = 0
    for t in range(track, track + b.parallels[track]):
        if has(s.open[p], t):
            if b.colour[t] == GREY:
                for c in range(LOCOMOTIVE):
                    held = max(held, s.hand[p, c])
            else:
                held = max(held, s.hand[p, b.colour[t]])
    cost = TURN_COST * (1 + length / 2) + WAGON_COST * length - POINTS[length] - CARD_HELD * min(length, held)
    return max(LEAST_COST, cost) + CROWD_COST * (s.players - 2)


@rule
def best_trial(b, s, memo, p):
    """Plan for the tickets held, the cheapest or the dearest first, whichever gives the better plan."""
    cheap = make_trial(b, s, memo, p, 0, False)
    if make_trial(b, s, memo, p, 0, True) < cheap:
        make_trial(b, s, memo, p, 0, False)


@rule
def make_trial(b, s, memo, p, chosen, dearest_first):
    """Add the tickets one after another to a plan, each by its cheapest way, as far as wagons and turns suffice."""
    count, value = list_tickets(b, s, memo, p, chosen, dearest_first)
    clear(memo.trial)
    memo.trial_claims = 0
    memo.trial_length = 0
    clear(memo.trial_aims)
    for i in range(memo.usables):
        memo.price[i] = memo.cost[i]
        memo.fresh[i] = b.length[memo.usable[i]]
    for i in range(count):
        value += add_ticket(b, s, memo, p, memo.todo[i])
    return value


@rule
def list_tickets(b, s, memo, p, chosen, dearest_first):
    """The open tickets held or chosen into `todo`, in order of their points; gives their number, and the points of
    chosen ones that are complete already."""
    count = 0
    value = 0.0
    for t in range(b.tickets):
        mine = s.ticket[t] == p
        if not mine and chosen != 0:
            for i in range(OFFERED):
                if chosen >> i & 1 and s.offer[i] == t:
                    mine = True
        if mine:
            if is_complete(b, s, p, t):
                value += b.points[t] + TICKET_EXTRA
            elif count < OPEN_TICKETS:
                i = count
                while i > 0 and (b.points[memo.todo[i - 1]] < b.points[t]) == dearest_first:
                    memo.todo[i] = memo.todo[i - 1]
                    i -= 1
                memo.todo[i] = t
                count += 1
    return count, value


@rule
def add_ticket(b, s, memo, p, ticket):
    """Add the cheapest way of a ticket to the trial, if it is worth it; gives what that changes."""
    points = np.float64(b.points[ticket])
    start_search(memo)
    for i in range(GOALS):
        if b.goals[ticket, 0, i] >= 0:
            start_from(memo, s.net[p, b.goals[ticket, 0, i]])
    search(memo)
    goal = -1
    far = FAR
    for i in range(GOALS):
        if b.goals[ticket, 1, i] >= 0:
            city = s.net[p, b.goals[ticket, 1, i]]
            if memo.far[city] < far:
                far = memo.far[city]
                goal = city
    if goal < 0 or far > 2 * points + TICKET_EXTRA or not in_reach(s, memo, p, goal):
        return -points
    while memo.by[goal] >= 0:
        i = memo.by[goal]
        t = memo.usable[i]
        if not has(memo.trial, t):
            put(memo.trial, t)
            memo.price[i] = 0.0
            memo.fresh[i] = 0
            memo.trial_claims += 1
            memo.trial_length += b.length[t]
        goal = memo.two[i] if memo.one[i] == goal else memo.one[i]
    put(memo.trial_aims, ticket)
    return points + TICKET_EXTRA - far


@rule
def in_reach(s, memo, p, city):
    """Whether wagons and turns suffice for the trial and the way found to a city."""
    length = memo.trial_length + memo.wagons[city]
    if length > s.wagons[p] or (s.wagons[p] > 25 and length > s.wagons[p] - SLACK):
        return False
    return in_time(s, memo, p, memo.trial_claims, length)


@rule
def in_time(s, memo, p, claims, wagons):
    """Whether the turns that are left suffice for so many claims and wagons."""
    return claims + 0.5 * max(0.0, wagons - USABLE * cards_of(s, p)) <= HURRY * turns_left(s, memo)


@rule
def cards_of(s, p):
    """How many cards a seat holds."""
    cards = np.int64(0)
    for c in range(NCARDS):
        cards += s.hand[p, c]
    return cards


@rule
def turns_left(s, memo):
    """How many turns each player will still have: as many as the quickest needs for the wagons left."""
    if s.last >= 0:
        return 1.0
    fewest = FAR
    for q in range(s.players):
        wagons = s.wagons[q] - FEW_WAGONS
        fewest = min(fewest, PER_WAGON * wagons + 0.5 * max(0.0, wagons - USABLE * cards_of(s, q)))
    return 1.0 + max(1.0, fewest)


@rule
def start_search(memo):
    """Forget where the last search has been."""
    for city in range(CITIES):
        memo.far[city] = FAR
        memo.by[city] = -1
        memo.wagons[city] = 0


@rule
def start_from(memo, city):
    """One of the places where the search begins."""
    memo.far[city] = 0.0


@rule
def search(memo):
    """The cheapest ways from where the search began: tracks are tried until none makes a way cheaper."""
    better = True
    while better:
        better = False
        for i in range(memo.usables):
            one = memo.one[i]
            two = memo.two[i]
            price = memo.price[i]
            if memo.far[one] + price < memo.far[two]:
                step(memo, i, one, two)
                better = True
            elif memo.far[two] + price < memo.far[one]:
                step(memo, i, two, one)
                better = True


@rule
def step(memo, i, here, there):
    """Go by a track."""
    memo.far[there] = memo.far[here] + memo.price[i]
    memo.by[there] = i
    memo.wagons[there] = memo.wagons[here] + memo.fresh[i]


@rule
def value_detours(memo, p):
    """What it would cost to go round each planned track, should another player claim it."""
    for i in range(memo.usables):
        t = memo.usable[i]
        if has(memo.plan[p], t):
            memo.price[i] = FAR
            start_search(memo)
            start_from(memo, memo.one[i])
            search(memo)
            memo.detour[p, t] = min(MOST_DETOUR, memo.far[memo.two[i]])
            memo.price[i] = 0.0


@rule
def value_tracks(b, s, memo, p):
    """What claiming each planned track is worth, more where others are at its ends; and the longest others."""
    for city in range(b.cities):
        memo.others[city] = 0
    for t in range(b.tracks):
        if s.owner[t] >= 0 and s.owner[t] != p:
            memo.others[b.ends[t, 0]] = 1
            memo.others[b.ends[t, 1]] = 1
    for w in range(WORDS):
        tracks = np.int64(memo.plan[p, w])
        while tracks != 0:
            t = w * BITS + lowest(tracks)
            tracks &= tracks - 1
            others = memo.others[b.ends[t, 0]] + memo.others[b.ends[t, 1]]
            memo.worth[p, t] = (
                PLANNED
                + PLANNED_POINTS * POINTS[b.length[t]]
                + CONTESTED * others
                + CRITICAL * (1 + others) * memo.detour[p, t]
            )
    spare = s.wagons[p] - memo.length[p]
    for c in range(LOCOMOTIVE):
        memo.longest[p, c] = longest_open(b, s, p, c, spare)


@rule
def value_tickets(b, s, memo, p):
    """What a new ticket of each deck promises: the points of those that the network, planned tracks included, completes
    or nearly completes."""
    memo.hoped[p] = 1
    list_usable(b, s, memo, p)
    for d in range(NDECKS):
        memo.promise[p, d] = 0.0
        memo.misfits[p, d] = 1.0
    start_search(memo)
    start_from(memo, heart(b, s, memo, p))
    for i in range(memo.usables):
        if has(memo.plan[p], memo.usable[i]):
            memo.price[i] = UNBUILT * (s.players - 1)
            memo.fresh[i] = 0
        else:
            memo.price[i] = memo.cost[i]
            memo.fresh[i] = b.length[memo.usable[i]]
    search(memo)
    for d in range(NDECKS):
        unseen = 0
        fits = 0
        total = 0.0
        for t in range(b.begins[d], b.begins[d + 1]):
            if s.ticket[t] >= 0 and s.seen[t] >> p & 1 == 0:
                unseen += 1
                gain = value_ticket(b, s, memo, p, t)
                if gain > 0:
                    fits += 1
                    total += gain
        if unseen > 0:
            memo.promise[p, d] = total / unseen
            memo.misfits[p, d] = 1 - fits / unseen


@rule
def heart(b, s, memo, p):
    """A city of the largest network of a seat; of its plan where it has none yet."""
    found = -1
    most = 1
    for city in range(b.cities):
        if s.net[p, city] == city:
            size = 0
            for other in range(city, b.cities):
                if s.net[p, other] == city:
                    size += 1
            if size > most:
                most = size
                found = city
    if found < 0:
        found = 0
        for i in range(memo.usables):
            if has(memo.plan[p], memo.usable[i]):
                found = memo.one[i]
    return found


@rule
def value_ticket(b, s, memo, p, ticket):
    """What a ticket would be worth if it had to be completed with the planned network."""
    far = np.float64(0.0)
    wagons = 0
    for side in range(2):
        near = FAR
        more = 0
        for i in range(GOALS):
            if b.goals[ticket, side, i] >= 0:
                city = s.net[p, b.goals[ticket, side, i]]
                if memo.far[city] < near:
                    near = memo.far[city]
                    more = memo.wagons[city]
        far += near
        wagons += more
    if wagons > s.wagons[p] - memo.length[p]:
        return -1.0
    if wagons > 0 and not in_time(s, memo, p, memo.claims[p] + 1 + wagons / 3, memo.length[p] + wagons):
        return -1.0
    gain = b.points[ticket] + TICKET_EXTRA - far
    return SURE_TICKETS * gain if far == 0 else NEW_TICKETS * gain


# ------------------------------------------------------------------------------------------------------------ the value


@rule
def value(b, s, memo, values):
    """Each seat's chance to win, from what everybody is expected to score in the end."""
    if s.phase == OVER:
        winners(b, s, memo.final)
        for p in range(len(values)):
            values[p] = memo.final[p]
    else:
        doubt = 1 / (LEAST_DOUBT + TURN_DOUBT * turns_left(s, memo))
        best = -FAR
        for p in range(s.players):
            values[p] = expected_score(b, s, memo, p) * doubt
            best = max(best, values[p])
        for p in range(len(values)):
            values[p] = np.exp(values[p] - best) if p < s.players else 0.0
    share(values)


@rule
def share(values):
    """Have them add up to 1."""
    total = 0.0
    for p in range(len(values)):
        total += values[p]
    for p in range(len(values)):
        values[p] /= total


@rule
def expected_score(b, s, memo, p):
    """Points so far, those of tickets that are complete or likely to be, and some for what is left."""
    look_ahead(b, s, memo, p)
    points = s.points[p] + WAGON_POINTS * s.wagons[p] + CARD_POINTS * cards_of(s, p)
    for t in range(b.tickets):
        if s.ticket[t] == p:
            if is_complete(b, s, p, t):
                points += b.points[t] + DONE_POINTS
            elif has(memo.aims[p], t):
                points += LIKELY * b.points[t]
            else:
                points -= b.points[t]
    return points
