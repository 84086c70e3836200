"""Actions of Zug um Zug: Deutschland as they are offered to people, and what a click where nothing is lit means."""

from __future__ import annotations

from functools import reduce

import numpy as np

from ...engine.game import Board, Offer
from ...engine.text import Text
from .actions import KINDS, slots_in
from .board import CARDS, DECKS, PIECES
from .explain import listed, of_card, route, some_cards, ticket
from .state import FACE_UP, FIRST_MIX, OFFERED, POINTS


def offer(board: Board, s: np.record, seat: int, action: int) -> Offer:
    """A legal action in words: cards and tickets are chosen on the table, tracks on the map.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("deutschland", players=3, seed=7)
    >>> [(x["text"], x["at"]) for x in m.offers() if x["action"] == "tickets 4+0"]
    [('Draw 4 short tickets', ['mix-4-0', 'tickets-short'])]
    """
    match KINDS.named(action):
        case ("draw", (card,)):
            there = tuple(f"row-{i + 1}" for i in range(FACE_UP) if s.row[i] == card)
            return Offer(of_card("deutschland-offer-take", card), "draw", there)
        case ("draw-blind", _):
            return Offer(Text("deutschland-offer-blind"), "draw", ("deck",))
        case ("tickets", mix):
            return _offered_mix(s.phase == FIRST_MIX, *mix)
        case ("keep", (kept,)):
            return _offered_choice(board, s, slots_in(kept))
        case ("claim", (payment,)):
            return _offered_claim(board, payment)
    return Offer(Text("deutschland-offer-pass"), "pass", role="end")


def _offered_mix(is_first: bool, short: int, long: int) -> Offer:
    """A mix is chosen at either deck; the first one also where all of them lie side by side."""
    piles = tuple(f"tickets-{deck}" for deck, count in zip(DECKS, (short, long), strict=True) if count)
    text = Text("deutschland-offer-mix", short=short, long=long, count=short + long)
    return Offer(text, "tickets", (f"mix-{short}-{long}", *piles) if is_first else piles)


def _offered_choice(board: Board, s: np.record, slots: list[int]) -> Offer:
    tickets = [int(s.offer[i]) for i in slots]
    named = [
        Text("deutschland-ticket-worth", ticket=ticket(board, t), points=int(board.record.points[t])) for t in tickets
    ]
    return Offer(Text("deutschland-offer-keep", tickets=reduce(listed, named)), "keep", then=("tickets",))


def _offered_claim(board: Board, payment: int) -> Offer:
    b = board.record
    t, c, jokers = (int(x[payment]) for x in (b.paid_track, b.paid_colour, b.paid_locomotives))
    length = int(b.length[t])
    paid = some_cards(c, length - jokers, jokers)
    text = Text("deutschland-offer-claim", route=route(board, t), payment=paid)
    cost = Text("deutschland-offer-cost", payment=paid, wagons=length, points=POINTS[length])
    cards = ((CARDS[c], length - jokers), (CARDS[-1], jokers))
    pieces = tuple((PIECES[card], count) for card, count in cards if count)
    then = ("cards", "wagons", "points")
    return Offer(text, "claim", (f"track-{board.labels['track'][t]}",), cost, pieces, rare=jokers, then=then)


def asked(board: Board, s: np.record, seat: int, group: str) -> list[int]:
    """What clicking a group of the drawing most likely means, the likeliest first."""
    what, _, label = group.partition("-")
    if group == "deck":
        return [KINDS.number("draw-blind")]
    if what == "row" and label in map(str, range(1, FACE_UP + 1)):
        return [KINDS.number("draw", int(s.row[int(label) - 1]))]
    if what == "tickets" and label in DECKS:
        return _mixes_with(DECKS.index(label))
    if what == "track" and label in board.labels["track"]:
        t = list(board.labels["track"]).index(label)
        payments = np.flatnonzero(board.record.paid_track[: board.record.payments] == t)
        return [KINDS.number("ask", t), *(KINDS.number("claim", int(i)) for i in payments)]
    return []


def _mixes_with(deck: int) -> list[int]:
    """All mixes with tickets of a deck, those of four and the most even ones first."""
    mixes = [(short, many - short) for many in range(OFFERED, 0, -1) for short in range(many + 1)]
    mixes.sort(key=lambda mix: (-sum(mix), abs(mix[0] - mix[1])))
    return [KINDS.number("tickets", *mix) for mix in mixes if mix[deck]]
