"""Zug um Zug: Deutschland in words: why an action is refused, and which rule a mistake breaks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

import numpy as np

from ...drawing import in_language
from ...engine.bits import has
from ...engine.game import Board
from ...engine.text import Text, who
from ...notation import Missing
from .actions import (
    CLAIM,
    DRAW,
    KINDS,
    MIX,
    NOT_FACE_UP,
    OTHER_PAYMENT,
    OWN,
    REFUSALS,
    SAY_PAYMENT,
    TAKEN,
    TOO_FEW_CARDS,
    TOO_FEW_WAGONS,
    slots_in,
)
from .board import CARDS, DECKS, EDITIONS, GREY, LOCOMOTIVE
from .notation import NOTATION, numbers, set_of
from .rules import must_keep, offered, tickets_left, to_be_drawn, untimely, why_not_ask, why_not_keep, why_not_mix
from .state import HIDDEN, OFFERED

# Which section of the rules answers a refusal, and what comes up (`Game.sections`).
SECTIONS = {
    "setup": ("first-tickets", ":mix", ":choose"),
    "turn": ("no-pass", "no-such-action", ":turn"),
    "cards": (
        "second-card", "deck-empty", "not-face-up", "not-face-up-locomotive", "second-locomotive", "one-card",
        "grey-card", ":second",
    ),
    "claim": ("own", "taken", "taken-track", "wagons", "needs", "payment", "say-payment", "no-route", "no-track"),
    "double": ("parallel-closed", "parallel-own", "sentences"),
    "tickets": (
        "choose-first", "nothing-offered", "no-tickets", "mix-sum", "mix-short", "mix-long", "mix-how", "not-offered",
        "keep-more",
    ),
}  # fmt: skip


def refused(board: Board, s: np.record, why: int, action: int) -> Text:
    """Why an action is not legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("deutschland", players=3, seed=7)
    >>> m.explain("claim köln-frankfurt red")
    'You have to choose your first tickets before anything else: announce a mix, such as “tickets 2+2”.'
    """
    match KINDS.named(action):
        case ("draw", (card,)) if why == NOT_FACE_UP:
            return of_card("deutschland-not-face-up", card)
        case ("tickets", mix):
            return _refused_mix(s, why, *mix)
        case ("keep", (kept,)):
            return _refused_choice(s, why, len(slots_in(kept)))
        case ("claim", (payment,)) if why == OTHER_PAYMENT:
            return _refused_payment(board, s, payment)
        case ("claim", (payment,)) if why >= OWN:
            return _refused_track(board, s, why, board.plain.paid_track[payment])
        case ("ask", (track,)) if why >= OWN:
            return _refused_track(board, s, why, track)
    return _said(s, why)


def _said(s: np.record, why: int, **facts: int) -> Text:
    """A reason with its facts."""
    return Text(f"deutschland-{REFUSALS[why]}", least=int(must_keep(s)), **facts)


def _refused_mix(s: np.record, why: int, short: int, long: int) -> Text:
    """A mix that cannot be drawn; how many tickets a deck has left, which may be hidden, only if that is the reason."""
    deck = REFUSALS[why].removeprefix("mix-")
    left = {"left": int(tickets_left(s, DECKS.index(deck)))} if deck in DECKS else {}
    return _said(s, why, count=int(to_be_drawn(s)), found=short + long, **left)


def _refused_choice(s: np.record, why: int, found: int) -> Text:
    return _said(s, why, count=int(offered(s)), found=found)


# ---------------------------------------------------------------------------------------------------- refused claims


def _refused_payment(board: Board, s: np.record, payment: int) -> Text:
    """Cards that the hand has not, for a track that could be claimed with others."""
    b = board.plain
    t, c, jokers = b.paid_track[payment], b.paid_colour[payment], b.paid_locomotives[payment]
    hand, paid = s.hand[s.turn].tolist(), some_cards(c, b.length[t] - jokers, jokers)
    ways = _ways(board, hand, _open_beside(board, s, t))
    return Text("deutschland-payment", payment=paid, held=_held(hand, [c]), ways=either(ways))


def _refused_track(board: Board, s: np.record, why: int, t: int) -> Text:
    """Why a track is not to be had, or what it takes: with which cards, as far as the hand has them.  Where it is
    claimed but another beside it is open, that one is named."""
    beside = _open_beside(board, s, t)
    if why in (TOO_FEW_CARDS, SAY_PAYMENT):
        return _takes(board, s, why, beside)
    if why == TOO_FEW_WAGONS:
        length, wagons = board.plain.length[t], int(s.wagons[s.turn])
        return Text("deutschland-wagons", route=route(board, t), length=length, wagons=wagons)
    shut = _shut(board, s, why, t, bool(beside))
    if not beside:
        return shut
    other = _refused_track(board, s, int(why_not_ask(board.record, s, beside[0])), beside[0])
    return Text("deutschland-sentences", first=shut, second=other)


def _shut(board: Board, s: np.record, why: int, t: int, beside: bool) -> Text:
    """Why nobody, or not this seat, can claim a track any more; of parallel ones, which that is if another is open."""
    reason = f"{REFUSALS[why]}-track" if why == TAKEN and beside else REFUSALS[why]
    by = {"who": who(int(s.owner[t]))} if why == TAKEN else {}
    return Text(f"deutschland-{reason}", route=route(board, t), number=_number(board, t), players=int(s.players), **by)


def _open_beside(board: Board, s: np.record, t: int) -> list[int]:
    """The track and those beside it, as far as they are open to the player on turn."""
    first, count = board.plain.parallel[t], board.plain.parallels[t]
    return [u for u in range(first, first + count) if has(s.open[s.turn], u)]


def _number(board: Board, t: int) -> int:
    """Which of parallel tracks it is, from 1."""
    return t - int(board.plain.parallel[t]) + 1


def _takes(board: Board, s: np.record, why: int, tracks: list[int]) -> Text:
    """What open tracks beside each other take, and which payments would do; if none would, what the hand has."""
    b, hand, named = board.plain, s.hand[s.turn].tolist(), route(board, tracks[0])
    colours, length = [b.colour[t] for t in tracks], b.length[tracks[0]]
    if GREY in colours:
        takes = Text("deutschland-any-colour", length=length)
        colours = [max(range(LOCOMOTIVE), key=lambda c: hand[c])]
    else:
        takes = either([_on(board, t, some_cards(b.colour[t], length, 0)) for t in tracks])
    if why == SAY_PAYMENT:
        return Text("deutschland-say-payment", route=named, takes=takes, ways=either(_ways(board, hand, tracks)))
    return Text("deutschland-needs", route=named, takes=takes, held=_held(hand, colours))


def _ways(board: Board, hand: list[int], tracks: list[int]) -> list[Text]:
    """For each colour that a hand can pay one of the tracks with the way that spends fewest locomotives; locomotives
    alone where nothing else will do."""
    b, length, jokers = board.plain, board.plain.length[tracks[0]], hand[LOCOMOTIVE]
    found = []
    for c in range(LOCOMOTIVE):
        track = next((t for t in tracks if b.colour[t] in (c, GREY)), None)
        if track is not None and hand[c] > 0 and hand[c] + jokers >= length:
            cards = min(hand[c], length)
            found.append(_on(board, track, some_cards(c, cards, length - cards)))
    if not found and jokers >= length:
        found.append(_on(board, tracks[0], some_cards(LOCOMOTIVE, 0, length)))
    return found


def _on(board: Board, t: int, cards: Text) -> Text:
    """Cards, with the number of the track that they are for where it has to be said: the first needs none."""
    number = _number(board, t)
    return cards if number == 1 else Text("deutschland-on-track", cards=cards, number=number)


def _held(hand: list[int], colours: list[int]) -> Text:
    """The cards of some colours in a hand, and its locomotives."""
    jokers = hand[LOCOMOTIVE]
    some = [c for c in colours if c != LOCOMOTIVE and hand[c]]
    if not some:
        return some_cards(LOCOMOTIVE, 0, jokers) if jokers else Text("deutschland-cards-none")
    return reduce(listed, [some_cards(c, hand[c], 0 if c != some[-1] else jokers) for c in some])


# ------------------------------------------------------------------------------------------ what names no action at all


def mistake(board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
    """The rule that a well-formed text breaks which names no action; None for what is not well-formed.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("deutschland", players=3, seed=7)
    >>> m.explain("tickets 3+3")
    'You draw four tickets, not 6.'
    """
    said = NOTATION.read(board, text)
    if not isinstance(said, Missing):
        return None
    b, some = board.record, numbers(said.found) or []
    match said.axis:
        case "mix" if len(some) == 2:
            return _refused_mix(s, int(why_not_mix(b, s, *some)), *some)
        case "kept":
            return _refused_choice(s, int(why_not_keep(b, s, set_of(some))), len(set(some)))
    if why := int(untimely(s, {"mix": MIX, "card": DRAW}.get(said.axis, CLAIM))):
        return _said(s, why)
    match said.axis:
        case "mix":
            return Text("deutschland-mix-how")
        case "card" if some:
            return Text("deutschland-one-card", count=some[0])
        case "card":
            return Text("deutschland-grey-card")
        case "number":
            first = said.near or 0
            count = int(board.plain.parallels[first])
            return Text("deutschland-no-track", route=route(board, first), count=count, number=some[0])
    a, z = (place(board, label) for label in said.found.split("-"))
    return Text("deutschland-no-route", a=a, z=z)


def refuse(board: Board, players: int, options: Mapping[str, str]) -> Text | None:
    """A hidden choice tells nothing only if each deck has the tickets for every mix, whatever the others draw."""
    edition, b = EDITIONS.index(options["tickets"]), board.plain
    if options["choice"] == HIDDEN:
        for d, deck in enumerate(DECKS):
            count = sum(b.edition[t] >> edition & 1 for t in range(b.begins[d], b.begins[d + 1]))
            if count < OFFERED * players:
                least = OFFERED * players
                return Text("deutschland-bad-hidden", deck=Text(f"deutschland-deck-{deck}"), count=count, least=least)
    return None


# ------------------------------------------------------------------------------------- what is seen and what is secret


def secret(board: Board, before: np.record, action: int) -> bool:
    """Which tickets are kept is for the one who keeps them; so is the mix where first choices are hidden."""
    kind = KINDS.named(action).kind
    return kind == "keep" or bool(before.hidden and kind == "tickets")


# ----------------------------------------------------------------------------------------------------------- the words


def colour(c: int) -> Text:
    """A kind of card, to be said in any language."""
    return Text(f"deutschland-colour-{CARDS[c]}")


def colour_of(track: str) -> Text:
    """The colour of a track; grey ones take any."""
    return Text("deutschland-colour-any" if track == "grey" else f"deutschland-colour-{track}")


def of_card(key: str, c: int) -> Text:
    """A text about a card: of a locomotive people speak otherwise than of a colour."""
    return Text(f"{key}-locomotive") if c == LOCOMOTIVE else Text(key, colour=colour(c))


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
    return ticket_named(board, board.labels["ticket"][t])


def ticket_named(board: Board, label: str) -> Text:
    """The same by its label."""
    a, z = label.split("-")
    return Text("deutschland-route", a=place(board, a), z=place(board, z))


def progress(ticket: Mapping[str, Any]) -> Text:
    """How far a ticket is, in words."""
    if ticket["complete"]:
        return Text("deutschland-ticket-complete")
    if ticket["to_go"] < 0:
        return Text("deutschland-ticket-lost")
    key = "to-go" if ticket["possible"] else "too-far"
    return Text(f"deutschland-ticket-{key}", wagons=ticket["to_go"])


def listed(first: Text, second: Text) -> Text:
    """One thing after the other."""
    return Text("deutschland-list", first=first, second=second)


def either(things: list[Text]) -> Text:
    """One of some things: "this, that or the other"."""
    if len(things) == 1:
        return things[0]
    return Text("deutschland-or", first=reduce(listed, things[:-1]), second=things[-1])


def some_cards(c: int, cards: int, jokers: int) -> Text:
    """Some cards of a colour and some locomotives."""
    if c == LOCOMOTIVE or (cards == 0 and jokers > 0):
        return Text("deutschland-cards-locomotives", jokers=jokers)
    if jokers == 0:
        return Text("deutschland-cards", cards=cards, colour=colour(c))
    return Text("deutschland-cards-both", cards=cards, colour=colour(c), jokers=jokers)
