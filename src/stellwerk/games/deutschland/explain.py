"""Zug um Zug: Deutschland in words: why an action is refused, and which rule a mistake breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

import numpy as np

from ...drawing import in_language
from ...engine.bits import has
from ...engine.game import Board
from ...engine.text import Text, who
from .board import CARDS, DECKS, EDITIONS, GREY, LOCOMOTIVE
from .notation import kept, mix_of, read
from .rules import BLIND, CLAIM, KEEP, MIX, PASS, TAKE, WANT, in_deck, legal, must_keep
from .state import CHOOSE, CROWDED, DECK, FIRST_MIX, HIDDEN, OFFERED, OVER, SECOND_CARD


def explain(board: Board, s: np.record, seat: int | None, action: int) -> Text | None:
    """Why an action is refused to a seat, or None if it is legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("deutschland", players=3, seed=7)
    >>> m.explain("claim köln-frankfurt red")
    'You have to choose your first tickets before anything else: announce a mix, such as “tickets 2+2”.'
    """
    if (early := _too_early(s, seat, action)) is not None:
        return early
    if not _exists(board, action):
        return Text("deutschland-no-such-action")
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
    return _refused_route(board, s, action - WANT)


def _exists(board: Board, action: int) -> bool:
    """Whether the board has the track that an action is about, and a mix or a choice has tickets in it."""
    if action >= CLAIM:
        return bool(action < CLAIM + board.record.payments or WANT <= action < WANT + board.record.tracks)
    return action < MIX or action > KEEP or (action < KEEP and 1 <= sum(mix_of(action)) <= OFFERED)


def _too_early(s: np.record, seat: int | None, action: int) -> Text | None:
    """Actions that do not fit what has to be decided now, and by whom."""
    if s.phase == OVER:
        return Text("game-over")
    if seat != s.turn:
        return Text("not-your-turn", who=who(int(s.turn)))
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
    if in_deck(s) == 0:
        return Text("deutschland-deck-empty")
    if action == BLIND:
        return None
    c = action - TAKE
    if c not in s.row:
        return of_card("deutschland-not-face-up", c)
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
            return Text(f"deutschland-mix-{deck}", left=left[d])
    return None


def _refused_choice(s: np.record, slots: Sequence[int]) -> Text | None:
    offered = int((s.offer >= 0).sum())
    if any(not 0 <= i < offered for i in slots):
        return Text("deutschland-not-offered", count=offered)
    if len(slots) < must_keep(s):
        return Text("deutschland-keep-more", least=int(must_keep(s)), found=len(slots))
    return None


# ---------------------------------------------------------------------------------------------------- refused claims


def _refused_claim(board: Board, s: np.record, payment: int) -> Text | None:
    """A claim with cards that the track takes."""
    b = board.plain
    t, c, jokers = b.paid_track[payment], b.paid_colour[payment], b.paid_locomotives[payment]
    hand, length = s.hand[s.turn].tolist(), b.length[t]
    if not has(s.open[s.turn], t) or length > s.wagons[s.turn]:
        return _refused_route(board, s, t)
    if hand[LOCOMOTIVE] >= jokers and (c == LOCOMOTIVE or hand[c] >= length - jokers):
        return None
    if not (ways := _ways(board, hand, _open_beside(board, s, t))):
        return _refused_route(board, s, t)
    paid, held = some_cards(c, length - jokers, jokers), _held(hand, [c])
    return Text("deutschland-payment", payment=paid, held=held, ways=either(ways))


def _refused_route(board: Board, s: np.record, t: int) -> Text:
    """Why a track is not to be had, or what it takes: with which cards, as far as the hand has them.  Where it is
    claimed but another beside it is open, that one is named."""
    shut, tracks = _shut(board, s, t), _open_beside(board, s, t)
    if shut is not None and not tracks:
        return shut
    length, wagons = board.plain.length[t], int(s.wagons[s.turn])
    if length <= wagons:
        takes = _takes(board, s, tracks)
    else:
        takes = Text("deutschland-wagons", route=route(board, t), length=length, wagons=wagons)
    return takes if shut is None else Text("deutschland-sentences", first=shut, second=takes)


def _shut(board: Board, s: np.record, t: int) -> Text | None:
    """Why nobody, or not this seat, can claim a track any more."""
    named, owner, p = route(board, t), int(s.owner[t]), int(s.turn)
    if owner >= 0:
        return Text("deutschland-own", route=named) if owner == p else _taken(board, s, t)
    if has(s.open[p], t):
        return None
    if s.players < CROWDED:
        return Text("deutschland-parallel-closed", route=named, players=int(s.players))
    return Text("deutschland-parallel-own", route=named)


def _taken(board: Board, s: np.record, t: int) -> Text:
    """Who has claimed a track; of parallel ones, which that is if another is open."""
    named, owner = route(board, t), who(int(s.owner[t]))
    if _open_beside(board, s, t):
        return Text("deutschland-taken-track", route=named, number=_number(board, t), who=owner)
    return Text("deutschland-taken", route=named, who=owner)


def _open_beside(board: Board, s: np.record, t: int) -> list[int]:
    """The track and those beside it, as far as they are open to the player on turn."""
    first, count = board.plain.parallel[t], board.plain.parallels[t]
    return [u for u in range(first, first + count) if has(s.open[s.turn], u)]


def _number(board: Board, t: int) -> int:
    """Which of parallel tracks it is, from 1."""
    return t - int(board.plain.parallel[t]) + 1


def _takes(board: Board, s: np.record, tracks: list[int]) -> Text:
    """What open tracks beside each other take, and which payments would do; if none would, what the hand has."""
    b, hand, named = board.plain, s.hand[s.turn].tolist(), route(board, tracks[0])
    colours, length = [b.colour[t] for t in tracks], b.length[tracks[0]]
    if GREY in colours:
        takes = Text("deutschland-any-colour", length=length)
        colours = [max(range(LOCOMOTIVE), key=lambda c: hand[c])]
    else:
        takes = either([_on(board, t, some_cards(b.colour[t], length, 0)) for t in tracks])
    if ways := _ways(board, hand, tracks):
        return Text("deutschland-say-payment", route=named, takes=takes, ways=either(ways))
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
    said = read(board, text)
    if said is None or not said.fault:
        return None
    if (early := _too_early(s, seat, said.action)) is not None:
        return early
    match said.fault:
        case "mix" if len(said.numbers) == 1:
            return Text("deutschland-mix-how")
        case "mix":
            return _refused_mix(board, s, *said.numbers)
        case "keep":
            return _refused_choice(s, [slot - 1 for slot in said.numbers])
        case "grey":
            return Text("deutschland-grey-card")
        case "cards":
            return Text("deutschland-one-card", count=said.numbers[0])
        case "number":
            first, number = said.numbers
            count = int(board.plain.parallels[first])
            return Text("deutschland-no-track", route=route(board, first), count=count, number=number)
    a, z = (place(board, label) for label in said.places)
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


def reveals(before: np.record, after: np.record) -> bool:
    """Tickets that were drawn have been seen, even where no chance was involved."""
    return bool(before.offer[0] < 0 <= after.offer[0])


def secret(board: Board, before: np.record, action: int) -> bool:
    """Which tickets are kept is for the one who keeps them; so is the mix where first choices are hidden."""
    return KEEP <= action < CLAIM or bool(before.hidden and MIX <= action < KEEP)


# ----------------------------------------------------------------------------------------------------------- the words


def colour(c: int) -> Text:
    """A kind of card, to be said in any language."""
    return Text(f"deutschland-colour-{CARDS[c]}")


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
    a, z = board.labels["ticket"][t].split("-")
    return Text("deutschland-route", a=place(board, a), z=place(board, z))


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
