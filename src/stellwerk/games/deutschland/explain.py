"""Zug um Zug: Deutschland in words: why an action is refused, and what an action did."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

import numpy as np

from ...drawing import in_language
from ...engine.bits import has
from ...engine.game import Board, Event
from ...engine.text import Text, who
from .board import CARDS, COLOURS, DECKS, GREY, LOCOMOTIVE
from .notation import kept, mix_of, payment_text
from .rules import BLIND, CLAIM, KEEP, MIX, PASS, TAKE, WANT, in_deck, legal, must_keep
from .state import CHOOSE, CROWDED, DECK, FIRST_MIX, OFFERED, OVER, POINTS, SECOND_CARD, TURN


def explain(board: Board, s: np.record, seat: int | None, action: int) -> Text | None:
    """Why an action is refused to a seat, or None if it is legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("deutschland", players=3, seed=7)
    >>> m.explain("claim köln-frankfurt red")
    'You have to choose your first tickets before anything else: announce a mix, such as “tickets 2+2”.'
    """
    if s.phase == OVER:
        return Text("game-over")
    if seat != s.turn:
        return Text("not-your-turn", who=who(int(s.turn)))
    if not _exists(board, action):
        return Text("deutschland-no-such-action")
    if (out_of_turn := _out_of_turn(s, action)) is not None:
        return out_of_turn
    if action == PASS:
        return _refused_pass(board, s)
    if action <= BLIND:
        return _refused_card(s, action)
    if action < KEEP:
        return _refused_mix(board, s, *mix_of(action))
    if action < CLAIM:
        return _refused_choice(s, kept(action))
    if action < WANT:
        return _refused_claim(board, s, action - CLAIM)
    return _refused_want(board, s, action - WANT)


def _exists(board: Board, action: int) -> bool:
    """Whether the board has the track that an action is about, and a mix or a choice has tickets in it."""
    if action >= CLAIM:
        return bool(action < CLAIM + board.record.payments or WANT <= action < WANT + board.record.tracks)
    return action < MIX or action > KEEP or (action < KEEP and 1 <= sum(mix_of(action)) <= OFFERED)


def _out_of_turn(s: np.record, action: int) -> Text | None:
    """Actions that do not fit what has to be decided now."""
    if s.phase == FIRST_MIX and not MIX <= action < KEEP:
        return Text("deutschland-first-tickets")
    if s.phase == CHOOSE and not KEEP <= action < CLAIM:
        return Text("deutschland-choose-first", least=int(must_keep(s)))
    if s.phase == SECOND_CARD and not TAKE <= action <= BLIND:
        return Text("deutschland-second-card")
    if s.phase != CHOOSE and KEEP <= action < CLAIM:
        return Text("deutschland-nothing-offered")
    return None


def _refused_pass(board: Board, s: np.record) -> Text | None:
    """Passing is for those who can do nothing else."""
    out = np.zeros(WANT, np.int32)
    legal(board.record, s, out)
    return None if out[0] == PASS else Text("deutschland-no-pass")


def _refused_card(s: np.record, action: int) -> Text | None:
    if in_deck(s) == 0 and (s.phase == TURN or action == BLIND):
        return Text("deutschland-deck-empty")
    if action == BLIND:
        return None
    c = action - TAKE
    if c not in s.row:
        return Text("deutschland-not-face-up", colour=colour(c))
    if c == LOCOMOTIVE and s.phase == SECOND_CARD:
        return Text("deutschland-second-locomotive")
    return None


def _refused_mix(board: Board, s: np.record, *mix: int) -> Text | None:
    begins = board.record.begins
    left = [int((s.ticket[begins[d] : begins[d + 1]] == DECK).sum()) for d in range(len(DECKS))]
    count = min(OFFERED, sum(left))
    if count == 0:
        return Text("deutschland-no-tickets")
    if sum(mix) != count:
        return Text("deutschland-mix-sum", count=count, found=sum(mix))
    for d, deck in enumerate(DECKS):
        if mix[d] > left[d]:
            return Text("deutschland-mix-deck", deck=Text(f"deutschland-deck-{deck}"), left=left[d])
    return None


def _refused_choice(s: np.record, slots: list[int]) -> Text | None:
    offered = int((s.offer >= 0).sum())
    if any(s.offer[i] < 0 for i in slots):
        return Text("deutschland-not-offered", count=offered)
    if len(slots) < must_keep(s):
        return Text("deutschland-keep-more", least=int(must_keep(s)), found=len(slots))
    return None


def _refused_track(board: Board, s: np.record, t: int) -> Text | None:
    """Why a track is not to be had, whatever the cards."""
    b, p = board.record, int(s.turn)
    named = route(board, t)
    if s.owner[t] >= 0:
        key = "deutschland-own" if s.owner[t] == p else "deutschland-taken"
        return Text(key, route=named, seat=int(s.owner[t]) + 1)
    if not has(s.open[p], t):
        if s.players < CROWDED:
            return Text("deutschland-parallel-closed", route=named, players=int(s.players))
        return Text("deutschland-parallel-own", route=named)
    if b.length[t] > s.wagons[p]:
        return Text("deutschland-wagons", route=named, length=int(b.length[t]), wagons=int(s.wagons[p]))
    return None


def _refused_claim(board: Board, s: np.record, payment: int) -> Text | None:
    b = board.record
    t, c, jokers = (int(x[payment]) for x in (b.paid_track, b.paid_colour, b.paid_locomotives))
    if (refused := _refused_track(board, s, t)) is not None:
        return refused
    hand, cards = s.hand[s.turn], int(b.length[t]) - jokers
    if hand[LOCOMOTIVE] >= jokers and (cards == 0 or hand[c] >= cards):
        return None
    if (short := _too_few(board, s, t)) is not None:
        return short
    return Text(
        "deutschland-payment",
        payment=some_cards(c, cards, jokers),
        held=some_cards(c, int(hand[c]), int(hand[LOCOMOTIVE])),
    )


def _refused_want(board: Board, s: np.record, t: int) -> Text:
    """A claim without a payment, or with cards that the track does not take: say what it takes."""
    b = board.record
    refused = _refused_track(board, s, t) or _too_few(board, s, t)
    if refused is not None:
        return refused
    hand, jokers, length = s.hand[s.turn], int(s.hand[s.turn, LOCOMOTIVE]), int(b.length[t])
    count = 1 + length * (len(COLOURS) if b.colour[t] == GREY else 1)
    ways = [
        payment_text(board, i)
        for i in range(b.payment[t], b.payment[t] + count)
        if jokers >= b.paid_locomotives[i] and hand[b.paid_colour[i]] >= length - b.paid_locomotives[i]
    ]
    return Text("deutschland-say-payment", route=route(board, t), ways=", ".join(ways))


def _too_few(board: Board, s: np.record, t: int) -> Text | None:
    """What a track takes and how near the hand comes to it, if it does not suffice."""
    b, hand = board.record, s.hand[s.turn]
    length, wanted, jokers = int(b.length[t]), int(b.colour[t]), int(hand[LOCOMOTIVE])
    best = int(np.argmax(hand[:LOCOMOTIVE])) if wanted == GREY else wanted
    if hand[best] + jokers >= length:
        return None
    held = some_cards(best, int(hand[best]), jokers)
    if wanted == GREY:
        return Text("deutschland-needs-any", route=route(board, t), length=length, held=held)
    return Text("deutschland-needs", route=route(board, t), length=length, colour=colour(wanted), held=held)


# ------------------------------------------------------------------------------------------------------- what happened


def tell(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> list[Event]:
    """What happened."""
    return [Event("act", _told(board, before, after, seat, action))]


def _told(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> Text:
    """What the actor did: blind cards and tickets by name only to the one who holds them."""
    own = seat == before.turn
    if action == PASS:
        return Text("deutschland-told-pass")
    if action == BLIND:
        if not own:
            return Text("deutschland-told-blind")
        drawn = int(np.argmax(after.hand[seat] - before.hand[seat]))
        return Text("deutschland-told-blind-own", colour=colour(drawn))
    if action < BLIND:
        return Text("deutschland-told-take", colour=colour(action - TAKE))
    if action < KEEP:
        return _told_mix(board, after, own, *mix_of(action))
    if action < CLAIM:
        return _told_choice(board, before, own, kept(action))
    return _told_claim(board, action - CLAIM)


def _told_mix(board: Board, after: np.record, own: bool, short: int, long: int) -> Text:
    if not own:
        return Text("deutschland-told-mix", short=short, long=long)
    offered = [(i + 1, int(t)) for i, t in enumerate(after.offer) if t >= 0]
    named = [
        Text("deutschland-numbered", n=n, ticket=ticket(board, t), points=int(board.record.points[t]))
        for n, t in offered
    ]
    return Text("deutschland-told-mix-own", tickets=reduce(listed, named))


def _told_choice(board: Board, before: np.record, own: bool, slots: list[int]) -> Text:
    tickets = [int(before.offer[i]) for i in slots]
    if own:
        return Text("deutschland-told-keep-own", tickets=reduce(listed, (ticket(board, t) for t in tickets)))
    short = sum(board.record.deck[t] == 0 for t in tickets)
    offered = int((before.offer >= 0).sum())
    return Text("deutschland-told-keep", short=int(short), long=len(tickets) - int(short), offered=offered)


def _told_claim(board: Board, payment: int) -> Text:
    b = board.record
    t, c, jokers = (int(x[payment]) for x in (b.paid_track, b.paid_colour, b.paid_locomotives))
    length = int(b.length[t])
    paid = some_cards(c, length - jokers, jokers)
    return Text("deutschland-told-claim", route=route(board, t), payment=paid, gain=POINTS[length])


def reveals(before: np.record, after: np.record) -> bool:
    """Tickets that were drawn have been seen, even where no chance was involved."""
    return bool(before.offer[0] < 0 <= after.offer[0])


def secret(board: Board, before: np.record, action: int) -> bool:
    """Which tickets are kept is for the one who keeps them."""
    return KEEP <= action < CLAIM


# ----------------------------------------------------------------------------------------------------------- the words


def colour(c: int) -> Text:
    """A kind of card, to be said in any language."""
    return Text(f"deutschland-colour-{CARDS[c]}")


def place(board: Board, label: str) -> Text | str:
    """A city or country by its name; countries have one in each language."""
    document = board.document
    if label in document["cities"]:
        return str(document["cities"][label]["name"])
    name: Any = document["countries"][label]["name"]
    if not isinstance(name, Mapping):
        return str(name)
    return Text("deutschland-name", en=in_language(name, "en"), de=in_language(name, "de"))


def route(board: Board, t: int) -> Text:
    """A track by the names of its two ends."""
    a, z = board.labels["track"][t].partition(".")[0].split("-")
    return Text("deutschland-route", a=place(board, a), z=place(board, z))


def ticket(board: Board, t: int) -> Text:
    """A ticket by the names of its two ends."""
    a, z = board.labels["ticket"][t].split("-")
    return Text("deutschland-route", a=place(board, a), z=place(board, z))


def listed(first: Text, second: Text) -> Text:
    """One thing after the other."""
    return Text("deutschland-list", first=first, second=second)


def some_cards(c: int, cards: int, jokers: int) -> Text:
    """Some cards of a colour and some locomotives."""
    if c == LOCOMOTIVE or (cards == 0 and jokers > 0):
        return Text("deutschland-cards-locomotives", jokers=jokers)
    if jokers == 0:
        return Text("deutschland-cards", cards=cards, colour=colour(c))
    return Text("deutschland-cards-both", cards=cards, colour=colour(c), jokers=jokers)
