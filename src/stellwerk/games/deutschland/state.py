"""The state of Zug um Zug: Deutschland, and what can be wrong with one."""

from __future__ import annotations

import numpy as np

from ...engine.bits import BITS
from ...engine.game import Board
from ...engine.invariant import Fault, Invariants, Position
from ...engine.record import Axes, Record, field
from ...engine.text import Text
from .board import CARDS, CITIES, DECKS, EDITIONS, LOCOMOTIVE, LONGEST, TICKETS, TRACKS

SEATS = 5
WAGONS = 45  # of each player
FEW_WAGONS = 2  # who ends a turn with so few brings on the last round
OF_COLOUR, LOCOMOTIVES = 12, 14  # cards: of each colour, and jokers
ALL_CARDS = OF_COLOUR * LOCOMOTIVE + LOCOMOTIVES
DEALT = 4  # cards in a first hand
FACE_UP = 5  # cards in the row
TOO_MANY = 3  # locomotives that sweep the row
OFFERED = 4  # tickets drawn at once
KEEP_FIRST, KEEP_LATER = 2, 1  # of which so many must be kept
POINTS = (0, 1, 2, 4, 7, 10, 15, 18)  # for a track, by its length
BONUS = 15  # for most completed tickets
CROWDED = 4  # from so many players on, all parallel tracks may be used

# What has to be decided: the mix of the first tickets, which tickets to keep, a turn, its second card.
FIRST_MIX, CHOOSE, TURN, SECOND_CARD, OVER = 0, 1, 2, 3, 4
PHASES = ("mix", "choose", "turn", "second", "over")

# Where a ticket is: with a seat (by its number), offered to the player on turn, or in its deck.
OFFER, DECK = SEATS, SEATS + 1
PLACES = (*(f"seat {p}" for p in range(SEATS)), "offered", "deck")

STATE = Record(
    {
        "word": 3, "seat": SEATS, "colour": len(CARDS), "place": FACE_UP, "track": TRACKS, "ticket": TICKETS,
        "slot": OFFERED, "deck": len(DECKS), "city": CITIES, "card": ALL_CARDS, "bits": TRACKS // BITS,
        "length": LONGEST + 1,
    },
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("points", "i2", "seat", doc="points for tracks so far"),
        field("players", "i1", doc="how many play"),
        field("phase", "i1", doc="to be decided: 0 first mix, 1 tickets to keep, 2 a turn, 3 its second card, 4 over"),
        field("turn", "i1", doc="the seat whose turn it is"),
        field("chosen", "i1", doc="how many seats have chosen their first tickets"),
        field("last", "i1", doc="turns left in the last round, -1 before it"),
        field("passed", "i1", doc="how many seats in a row had nothing to do"),
        field("wagons", "i1", "seat", doc="wagons left"),
        field("deck", "i1", "colour", doc="cards in the deck (which ones is secret; their order is drawn when needed)"),
        field("discards", "i1", "colour", doc="cards on the discard pile (public)"),
        field("row", "i1", "place", of="index:colour", doc="the cards that lie face up"),
        field("hand", "i1", "seat", "colour", doc="cards in each hand (secret)"),
        field("known", "i1", "seat", "colour", doc="of these, those taken face up and not spent since (public)"),
        field("owner", "i1", "track", of="index:seat", doc="whose wagons stand on each track"),
        field("offer", "i1", "slot", of="index:ticket", doc="tickets that the player on turn chooses from (secret)"),
        field("ticket", "i1", "ticket", of="index:where", doc="where each ticket is (secret)"),
        field("under", "u1", "ticket", doc="place among those returned under the deck, 1 is the next; 0 above them"),
        field("seen", "u1", "ticket", of="mask:seat", doc="the seats that know where this ticket is"),
    ],
    scratch=[
        field("open", "u4", "seat", "bits", doc="the tracks that a seat may still claim"),
        field("block", "i2", "length", doc="legal: where the payments for a grey track of each length were written"),
        field("like", "i1", "length", doc="legal: which track that was, -1 if there was none"),
        field("ways", "i1", "length", doc="legal: how many payments"),
        field("net", "u1", "seat", "city", doc="the smallest city that a seat's tracks connect with this one"),
        field("above", "i1", "deck", doc="tickets in the shuffled part of each deck"),
        field("below", "i1", "deck", doc="returned tickets under it"),
        field("lot", "u1", "card", doc="cards or tickets being dealt anew"),
        field("quota", "u1", "seat", doc="tickets to be dealt to each seat"),
        field("knowers", "u1", "ticket", doc="who knows each place under a deck; 255 where it is not dealt anew"),
    ],
)  # fmt: skip


def axes(board: Board, players: int) -> Axes:
    """Labels for readable positions."""
    return {
        "word": 3,
        "seat": players,
        "colour": board.labels["colour"],
        "place": FACE_UP,
        "track": board.labels["track"],
        "ticket": board.labels["ticket"],
        "slot": OFFERED,
        "where": PLACES,
    }


def _faults(board: Board, s: np.record) -> list[Text]:
    """What cannot be in a state: cards, tickets or wagons that do not add up, tracks owned against the rules."""
    if not 2 <= s.players <= SEATS or not 0 <= s.turn < s.players:
        return [Text("deutschland-fault-seats", players=int(s.players), turn=int(s.turn))]
    return [*_card_faults(s), *_track_faults(board, s), *_ticket_faults(board, s), *_turn_faults(s)]


def _card_faults(s: np.record) -> list[Text]:
    found = []
    for c, colour in enumerate(CARDS):
        counts = [int(n) for n in (*s.hand[:, c], s.deck[c], s.discards[c], sum(s.row == c))]
        of = LOCOMOTIVES if c == LOCOMOTIVE else OF_COLOUR
        if sum(counts) != of or min(counts) < 0:
            found.append(Text("deutschland-fault-cards", colour=colour, count=sum(counts), of=of))
    for p in range(SEATS):
        if (s.known[p] > s.hand[p]).any() or (s.known[p] < 0).any():
            found.append(Text("deutschland-fault-known", seat=p))
    deck, discards, lying = int(s.deck.sum()), int(s.discards.sum()), int((s.row >= 0).sum())
    if (deck == 0 and discards > 0) or (deck > 0 and lying < FACE_UP):
        found.append(Text("deutschland-fault-deck", deck=deck, discards=discards, row=lying))
    return found


def _track_faults(board: Board, s: np.record) -> list[Text]:
    b, players, found = board.record, int(s.players), []
    owner, length, first, count = (x.tolist() for x in (s.owner, b.length, b.parallel, b.parallels))
    wagons, points = [WAGONS] * players, [0] * players
    for t, label in enumerate(board.labels["track"]):
        if not -1 <= owner[t] < players:
            found.append(Text("deutschland-fault-owner", track=label, owner=owner[t]))
        elif owner[t] >= 0:
            wagons[owner[t]] -= length[t]
            points[owner[t]] += POINTS[length[t]]
        owners = [p for p in owner[t : t + count[t]] if p >= 0]
        limit = 1 if players < CROWDED else len(set(owners))
        if t == first[t] and len(owners) > limit:
            found.append(Text("deutschland-fault-parallel", track=label))
    for p in range(players):
        if s.wagons[p] != wagons[p] or wagons[p] < 0:
            found.append(Text("deutschland-fault-wagons", seat=p, wagons=int(s.wagons[p]), left=wagons[p]))
        if s.points[p] != points[p]:
            found.append(Text("deutschland-fault-points", seat=p, points=int(s.points[p]), worth=points[p]))
    return found


def _ticket_faults(board: Board, s: np.record) -> list[Text]:
    b, players, found = board.record, int(s.players), []
    where, seen, under, edition = (x.tolist() for x in (s.ticket, s.seen, s.under, b.edition))
    tickets = range(b.tickets)
    if not any(all((where[t] >= 0) == bool(edition[t] >> e & 1) for t in tickets) for e in range(len(EDITIONS))):
        found.append(Text("deutschland-fault-edition"))
    if sorted(t for t in s.offer.tolist() if t >= 0) != [t for t in tickets if where[t] == OFFER]:
        found.append(Text("deutschland-fault-offer"))
    for t, label in enumerate(board.labels["ticket"]):
        if players <= where[t] < OFFER:
            found.append(Text("deutschland-fault-ticket", ticket=label))
        elif 0 <= where[t] < OFFER and not seen[t] >> where[t] & 1:
            found.append(Text("deutschland-fault-seen", ticket=label))
    for d, deck in enumerate(DECKS):
        mine = range(b.begins[d], b.begins[d + 1])
        order = sorted(under[t] for t in mine if under[t])
        if order != list(range(1, len(order) + 1)) or any(under[t] and where[t] != DECK for t in mine):
            found.append(Text("deutschland-fault-under", deck=deck))
    return found


def _turn_faults(s: np.record) -> list[Text]:
    choosing = s.phase == CHOOSE
    sound = (
        FIRST_MIX <= s.phase <= OVER
        and 0 <= s.chosen <= s.players
        and (s.phase != FIRST_MIX or s.chosen < s.players)
        and (s.phase not in (TURN, SECOND_CARD, OVER) or s.chosen == s.players)
        and -1 <= s.last <= s.players
        and (s.last == 0) <= (s.phase == OVER)
        and choosing == (s.offer >= 0).any()
    )
    return [] if sound else [Text("deutschland-fault-turn")]


def _pieces_add_up(position: Position) -> list[Fault]:
    return [Fault("", text) for text in _faults(position.board, position.state)]


INVARIANTS = Invariants(stored=(_pieces_add_up,))
