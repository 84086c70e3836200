"""What a seat of Zug um Zug: Deutschland knows: the view, a guess at the rest, and features for learning.

Public are the row and the discards, what others took face up and have not spent since, how many cards they hold, and
how many tickets of which deck.  Hidden are the other hands, the order of the deck, and other players' tickets.  Who
returned tickets knows where under the deck they lie.  Where first choices are hidden, what others draw and keep has not
happened for a seat until all have chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

import numpy as np

from ...engine.bits import BITS
from ...engine.game import Board
from ...engine.observation import Observation, each_seat, in_play, own, seen, told, whose
from ...engine.random import GAME, below, draw_lots, seed_into
from ...engine.record import Plain
from ...engine.rule import rule
from .actions import KINDS
from .board import CARDS, DECKS, LOCOMOTIVE, TICKETS, TRACKS
from .rules import (
    LONG,
    NCARDS,
    NDECKS,
    SHORT,
    actor,
    completed,
    draw_ticket,
    in_deck,
    is_complete,
    legal_claims,
    members,
    must_keep,
    scores,
    swept,
)
from .state import (
    ALL_CARDS,
    CHOOSE,
    DECK,
    KEEP_FIRST,
    OFFER,
    OFFERED,
    OVER,
    PHASES,
    SEATS,
    STATE,
    TURN,
)

if TYPE_CHECKING:
    from .document import Card, Decks, Final, Goal, Seat, Shown, Table

Steps = dict[int, list[tuple[int, int, int]]]


# ------------------------------------------------------------------------------------------------------------- the view


def view(board: Board, s: np.record, seat: int | None, plain: Plain) -> Shown:
    """What a seat may see: the table, its own cards and tickets; when the game is over, everything.

    >>> import stellwerk
    >>> view = stellwerk.Match.new("deutschland", players=3, seed=7).view(0)
    >>> sum(view["seats"][0]["hand"].values()), "hand" in view["seats"][1], len(view["row"])
    (4, False, 5)
    """
    table: Table = plain.once(_table, board, s, plain)
    seats: list[Seat] = plain.once(_seats, board, s, plain)
    over = table["over"]
    mine = seat is not None and seat == plain.turn and not over
    if plain.hidden:
        table, seats = _unseen(board, plain, seat, table, seats)
    return {
        **table,
        "seat": seat,
        "closed": _closed(board, plain, seat),
        "offer": _tickets(board, s, plain.turn, [t for t in plain.offer if t >= 0]) if mine else [],
        "claims": _claims(board, s) if mine and plain.phase == TURN else {},
        "seats": [_with_secrets(board, s, x) if over or x["seat"] == seat else x for x in seats],
    }


def _table(board: Board, s: np.record, plain: Plain) -> Table:
    """What everybody sees."""
    phase, chooses = plain.phase, plain.phase == CHOOSE
    return {
        "players": plain.players,
        "seat": None,
        "actor": int(actor(board.record, s)),
        "over": phase == OVER,
        "phase": PHASES[phase],
        "first_tickets": plain.chosen < plain.players,
        "hidden_choice": bool(plain.hidden),
        "turns_left": plain.last if plain.last >= 0 else None,
        "tracks": {label: p for label, p in zip(board.labels["track"], plain.owner, strict=False) if p >= 0},
        "closed": [],
        "row": [CARDS[c] for c in plain.row],
        "deck": int(in_deck(s)),
        "discards": _by_colour(plain.discards),
        "ticket_decks": _decks(board, plain, DECK),
        "offer": [],
        "offered": _decks(board, plain, OFFER) if chooses else None,
        "must_keep": int(must_keep(s)) if chooses else None,
        "claims": {},
    }


def _unseen(board: Board, plain: Plain, seat: int | None, table: Table, seats: list[Seat]) -> tuple[Table, list[Seat]]:
    """The table and the seats while first choices are hidden: for a seat the others have not drawn yet."""
    others = [p for p in range(plain.players) if p != seat]
    away = [*others, OFFER] if plain.turn != seat else others
    inside = [_decks(board, plain, place) for place in (DECK, *away)]
    decks: Decks = {"short": sum(n["short"] for n in inside), "long": sum(n["long"] for n in inside)}
    none: Decks = {"short": 0, "long": 0}
    return (
        {**table, "ticket_decks": decks, "offered": table["offered"] if plain.turn == seat else None},
        [x if x["seat"] == seat else {**x, "tickets": none} for x in seats],
    )


def _closed(board: Board, plain: Plain, seat: int | None) -> list[str]:
    """The tracks that nobody owns and that the seat (a spectator: nobody) can claim any more."""
    seats = range(plain.players) if seat is None else (seat,)
    is_open = set().union(*(open_tracks(plain.open[p]) for p in seats))
    return [x for t, x in enumerate(board.labels["track"]) if plain.owner[t] < 0 and t not in is_open]


def _seats(board: Board, s: np.record, plain: Plain) -> list[Seat]:
    """What everybody sees of the seats."""
    return [_seat(board, s, plain, p) for p in range(plain.players)]


def _seat(board: Board, s: np.record, plain: Plain, p: int) -> Seat:
    shown: Seat = {
        "seat": p,
        "points": plain.points[p],
        "wagons": plain.wagons[p],
        "cards": sum(plain.hand[p]),
        "known": _by_colour(plain.known[p]),
        "tickets": _decks(board, plain, p),
    }
    if plain.phase == OVER:
        shown["final"] = final(board, s, p)
    return shown


def _with_secrets(board: Board, s: np.record, shown: Seat) -> Seat:
    """A seat with what it sees of itself alone, until the game is over."""
    p = shown["seat"]
    held = np.flatnonzero(s.ticket == p).tolist()
    return {**shown, "hand": _by_colour(s.hand[p].tolist()), "held": _tickets(board, s, p, held)}


def _tickets(board: Board, s: np.record, p: int, tickets: list[int]) -> list[Goal]:
    """Tickets, whether they are complete, and the shortest way to complete each."""
    owner, is_open = tuple(s.owner.tolist()), tuple(s.open[p].tolist())
    return [_ticket(board, s, p, t, *missing(board, p, owner, is_open, t)) for t in tickets]


def _ticket(board: Board, s: np.record, p: int, t: int, to_go: int, way: Sequence[str]) -> Goal:
    return {
        "ticket": board.labels["ticket"][t],
        "between": board.labels["ticket"][t].split("-"),
        "deck": DECKS[board.record.deck[t]],
        "points": int(board.record.points[t]),
        "complete": to_go == 0,
        "to_go": to_go,
        "possible": bool(0 <= to_go <= s.wagons[p]),
        "way": list(way),
    }


@lru_cache(maxsize=256)
def open_steps(board: Board, p: int, owner: tuple[int, ...], is_open: tuple[int, ...]) -> Steps:
    """From each city the tracks that a seat owns (at no cost) or may still claim: (wagons, track, where to)."""
    ends, length, tracks = board.plain.ends, board.plain.length, open_tracks(is_open)
    steps: Steps = {}
    for t in range(board.plain.tracks):
        if owner[t] == p or t in tracks:
            a, z = ends[t]
            cost = 0 if owner[t] == p else length[t]
            steps.setdefault(a, []).append((cost, t, z))
            steps.setdefault(z, []).append((cost, t, a))
    return steps


@lru_cache(maxsize=4096)
def missing(
    board: Board, p: int, owner: tuple[int, ...], is_open: tuple[int, ...], ticket: int
) -> tuple[int, tuple[str, ...]]:
    """The fewest wagons that would complete a seat's ticket, and on which tracks; -1 if others have closed every way.
    It is asked for at every action and changes with the tracks alone, so it is kept."""
    steps = open_steps(board, p, owner, is_open)
    starts, goals = ({city for city in side if city >= 0} for side in board.plain.goals[ticket])
    queue: list[tuple[int, int, int, int]] = [(0, city, -1, -1) for city in sorted(starts)]
    came: dict[int, tuple[int, int]] = {}
    while queue:
        far, city, track, before = heappop(queue)
        if city in came:
            continue
        came[city] = track, before
        if city in goals:
            return far, _way(board, owner, came, city)
        for cost, t, there in steps.get(city, []):
            heappush(queue, (far + cost, there, t, city))
    return -1, ()


def _way(board: Board, owner: tuple[int, ...], came: dict[int, tuple[int, int]], city: int) -> tuple[str, ...]:
    """The tracks still to be claimed on the way that `came` leads back, from its beginning."""
    way = []
    track, city = came[city]
    while track >= 0:
        if owner[track] < 0:
            way.append(board.labels["track"][track])
        track, city = came[city]
    return tuple(reversed(way))


def _claims(board: Board, s: np.record) -> dict[str, list[str]]:
    """For each track that the player on turn can claim, the payments to choose from."""
    out = np.zeros(KINDS.size, np.int32)
    found: dict[str, list[str]] = {}
    for action in out[: legal_claims(board.record, s, out, 0)]:
        _, (payment,) = KINDS.named(action)
        track, cards = board.labels["payment"][payment].split(" ")
        found.setdefault(track, []).append(cards)
    return found


def final(board: Board, s: np.record, p: int) -> Final:
    """The final scoring of a seat, part by part."""
    b = board.record
    total = np.zeros(SEATS, np.int32)
    scores(b, s, total)
    held = np.flatnonzero(s.ticket == p).tolist()
    worth = {board.labels["ticket"][t]: int(b.points[t]) * (1 if is_complete(b, s, p, t) else -1) for t in held}
    rest = int(total[p]) - int(s.points[p]) - sum(worth.values())
    return {
        "tracks": int(s.points[p]),
        "tickets": worth,
        "completed": int(completed(b, s, p)),
        "bonus": rest,
        "total": int(total[p]),
    }


def open_tracks(words: Sequence[int]) -> set[int]:
    """The tracks that a seat may still claim, cards and wagons aside: its row of the state's `open`."""
    return {w * BITS + i for w, word in enumerate(words) for i in range(BITS) if word >> i & 1}


def _decks(board: Board, plain: Plain, place: int) -> Decks:
    """How many tickets of each deck are at a place."""
    short, long, end = board.plain.begins
    return {"short": plain.ticket[short:long].count(place), "long": plain.ticket[long:end].count(place)}


def _by_colour(counts: list[int]) -> dict[Card, int]:
    return {card: n for card, n in zip(CARDS, counts, strict=True) if n}


# ------------------------------------------------------------------------------------------------- a guess at the rest


@rule
def determinize(b, s, seat, seed):
    """Deal all cards and tickets that this seat has not seen again, among the other hands and the decks."""
    seed_into(s.rng, seed, GAME)
    if s.phase == OVER:
        return  # everything has been laid open
    redeal_cards(s, seat)
    agree_with_row(s, seat)
    if s.hidden:
        redeal_first_choices(b, s, seat)
    else:
        for deck in range(NDECKS):
            redeal_tickets(b, s, seat, deck)


@rule
def redeal_cards(s, seat):
    """Other hands keep what was taken face up; the rest of them and the deck are dealt anew from all unseen cards."""
    cards = 0
    hidden = 0
    for c in range(NCARDS):
        in_hands = 0
        for p in range(s.players):
            if p != seat:
                in_hands += s.hand[p, c] - s.known[p, c]
        hidden += in_hands
        for _ in range(s.deck[c] + in_hands):
            s.lot[cards] = c
            cards += 1
    draw_lots(s.rng, s.lot, cards, hidden)
    at = 0
    for p in range(s.players):
        if p != seat:
            unknown = 0
            for c in range(NCARDS):
                unknown += s.hand[p, c] - s.known[p, c]
                s.hand[p, c] = s.known[p, c]
            for _ in range(unknown):
                s.hand[p, s.lot[at]] += 1
                at += 1
    for c in range(NCARDS):
        s.deck[c] = 0
    for i in range(at, cards):
        s.deck[s.lot[i]] += 1


@rule
def agree_with_row(s, seat):
    """Three locomotives that lie face up say that the deck could do no better: a guess that would have swept them gets
    locomotives into the deck, for others from it, until it could not."""
    for p in range(s.players):
        if p != seat:
            c = 0
            while c < LOCOMOTIVE and s.hand[p, LOCOMOTIVE] > s.known[p, LOCOMOTIVE] and swept(s):
                if s.deck[c] == 0:
                    c += 1
                else:
                    s.hand[p, c] += 1
                    s.deck[c] -= 1
                    s.hand[p, LOCOMOTIVE] -= 1
                    s.deck[LOCOMOTIVE] += 1


@rule
def redeal_first_choices(b, s, seat):
    """While first choices are hidden the others may, for all that a seat knows, have kept any tickets of any mix."""
    mine = 1 << seat if seat >= 0 else 0
    for deck in range(NDECKS):
        s.above[deck] = 0
        s.below[deck] = 0
    for t in range(b.tickets):
        if s.ticket[t] >= 0 and s.seen[t] & mine == 0:
            put(s, t, DECK, 0, 0)
            s.above[b.deck[t]] += 1
    returned = list_returned(b, s)
    for i in range(s.chosen, 0, -1):
        p = (s.turn - i + s.players) % s.players
        if p != seat:
            imagine_choice(b, s, p)
        else:
            for k in range(returned):
                put_under(b, s, s.lot[k], seat)
    if s.phase == CHOOSE and s.turn != seat:
        imagine_offer(b, s)


@rule
def list_returned(b, s):
    """List the tickets that lie under the decks into the lot, in that order; gives their number."""
    n = 0
    for t in range(b.tickets):
        if s.under[t] > 0:
            i = n
            while i > 0 and s.under[s.lot[i - 1]] > s.under[t]:
                s.lot[i] = s.lot[i - 1]
                i -= 1
            s.lot[i] = t
            n += 1
    return n


@rule
def put_under(b, s, ticket, seat):
    """Under its deck, the last there; whoever put it back knows it."""
    deck = b.deck[ticket]
    s.below[deck] += 1
    put(s, ticket, DECK, s.below[deck], 1 << seat)


@rule
def imagine_mix(s, p):
    """Any mix as likely; gives how many of the four are short."""
    short = below(s.rng, OFFERED + 1)
    s.announced[p] = 1 + short
    return short


@rule
def imagine_choice(b, s, p):
    """A first choice as it may have been: any mix, and any tickets of it kept."""
    short = imagine_mix(s, p)
    kept = below(s.rng, 1 << OFFERED)
    while members(kept) < KEEP_FIRST:
        kept = below(s.rng, 1 << OFFERED)
    for i in range(OFFERED):
        t = draw_ticket(b, s, SHORT if i < short else LONG)
        if kept >> i & 1:
            put(s, t, p, 0, 1 << p)
        else:
            put_under(b, s, t, p)


@rule
def imagine_offer(b, s):
    """Four tickets as the player on turn may be choosing from them."""
    short = imagine_mix(s, s.turn)
    for i in range(OFFERED):
        t = draw_ticket(b, s, SHORT if i < short else LONG)
        s.offer[i] = t
        put(s, t, OFFER, 0, 1 << s.turn)


@rule
def redeal_tickets(b, s, seat, deck):
    """Tickets of one deck whose place the seat does not know are dealt anew to the places that it does not know."""
    mine = 1 << seat if seat >= 0 else 0
    first = b.begins[deck]
    last = b.begins[deck + 1]
    for p in range(SEATS):
        s.quota[p] = 0
    unknown = 0
    for t in range(first, last):
        is_mine = s.seen[t] & mine != 0
        if s.under[t] > 0:
            s.knowers[s.under[t] - 1] = 255 if is_mine else s.seen[t]
        if s.ticket[t] >= 0 and not is_mine:
            s.lot[unknown] = t
            unknown += 1
            if s.ticket[t] < SEATS:
                s.quota[s.ticket[t]] += 1
    draw_lots(s.rng, s.lot, unknown, unknown - s.above[deck])
    at = 0
    for i in range(OFFERED):
        if first <= s.offer[i] < last and s.seen[s.offer[i]] & mine == 0:
            s.offer[i] = s.lot[at]
            put(s, s.lot[at], OFFER, 0, 1 << s.turn)
            at += 1
    for p in range(s.players):
        for _ in range(s.quota[p]):
            put(s, s.lot[at], p, 0, 1 << p)
            at += 1
    for place in range(s.below[deck]):
        if s.knowers[place] != 255:
            put(s, s.lot[at], DECK, place + 1, s.knowers[place])
            at += 1
    for _ in range(s.above[deck]):  # what is left, in any order
        put(s, s.lot[at], DECK, 0, 0)
        at += 1


@rule
def put(s, ticket, place, under, seen):
    """Put a ticket somewhere, known to those who know that place."""
    s.ticket[ticket] = place
    s.under[ticket] = under
    s.seen[ticket] = seen


# ------------------------------------------------------------------------------------------------------- what one has

HOLDINGS = ("cards", "wagons", "points", "tickets")


@rule
def held(b, s, seat, out):
    """Cards, wagons, points and tickets."""
    cards = tickets = 0
    for c in range(NCARDS):
        cards += s.hand[seat, c]
    for t in range(TICKETS):
        if s.ticket[t] == seat:
            tickets += 1
    out[0] = cards
    out[1] = s.wagons[seat]
    out[2] = s.points[seat]
    out[3] = tickets


@rule
def reveals(b, before, after):
    """Tickets that were drawn have been seen, even where no chance was involved."""
    return before.offer[0] < 0 <= after.offer[0]


# ------------------------------------------------------------------------------------------------ features for learning


# ---------------------------------------------------------------------------------------------------- what learners see


@rule
def is_open(b, s, seat, t):
    """Whether the seat may still claim a track."""
    return s.open[seat, t // BITS] >> (t % BITS) & 1 if t < b.tracks else 0


@rule
def is_held(b, s, seat, t):
    """Whether the seat holds a ticket."""
    return 1.0 if s.ticket[t] == seat else 0.0


@rule
def is_completed(b, s, seat, t):
    """Whether the seat holds a ticket and has completed it."""
    return 1.0 if s.ticket[t] == seat and is_complete(b, s, seat, t) else 0.0


@rule
def is_offered(b, s, seat, t):
    """Whether the seat may choose a ticket now."""
    return 1.0 if s.ticket[t] == OFFER and s.turn == seat else 0.0


@rule
def lies_open(b, s, seat, c):
    """How many cards of a colour lie face up."""
    count = 0
    for i in range(len(s.row)):
        if s.row[i] == c:
            count += 1
    return count


@rule
def deck_size(b, s, seat):
    """How many cards are in the deck."""
    return in_deck(s)


@rule
def tickets_left(b, s, seat, deck):
    """How many tickets are in a deck, as a seat can tell: what is hidden from it has not been drawn yet."""
    left = s.above[deck] + s.below[deck]
    if s.hidden:
        for t in range(b.begins[deck], b.begins[deck + 1]):
            p = s.turn if s.ticket[t] == OFFER else s.ticket[t]
            if 0 <= p < s.players and p != seat:
                left += 1
    return left


@rule
def known_cards(b, s, seat, p, c):
    """Cards of a colour that a seat surely holds."""
    return s.hand[p, c] if p == seat else s.known[p, c]


@rule
def hand_size(b, s, seat, p):
    """How many cards a seat holds."""
    count = np.int64(0)
    for c in range(NCARDS):
        count += s.hand[p, c]
    return count


@rule
def tickets_held(b, s, seat, p, deck):
    """How many tickets of a deck a seat holds, as the observing one can tell."""
    held = np.int64(0)
    for t in range(b.begins[deck], b.begins[deck + 1]):
        held += s.ticket[t] == p and (p == seat or not s.hidden)
    return held


@rule
def on_turn(b, s, seat, p):
    """Whose decision it is."""
    return 1.0 if p == s.turn and s.phase != OVER else 0.0


@rule
def turns_left(b, s, seat):
    """How much of the last round is left; all of it before it has begun."""
    return s.last / s.players if s.last >= 0 else 1.0


OBSERVATION = Observation(
    __file__,
    STATE,
    told("tracks open to me", is_open, TRACKS),
    told("own tickets", is_held, TICKETS),
    told("own tickets completed", is_completed, TICKETS),
    told("tickets offered to me", is_offered, TICKETS),
    own("hand", over=8),
    told("row", lies_open, NCARDS, over=2),
    seen("discards", over=12),
    told("cards in the deck", deck_size, over=ALL_CARDS),
    told("tickets in each deck", tickets_left, NDECKS, over=30),
    each_seat(
        whose("owner", "tracks"),
        told("known cards", known_cards, NCARDS, over=8),
        told("cards", hand_size, over=20),
        seen("wagons"),
        seen("points", over=100),
        told("tickets", tickets_held, NDECKS, over=5),
        in_play,
        told("on turn", on_turn),
    ),
    seen("phase", len(PHASES)),
    told("turns left", turns_left),
)
observe = OBSERVATION.rule
