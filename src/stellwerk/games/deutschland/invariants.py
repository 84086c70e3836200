"""What is true of every state of Zug um Zug: Deutschland that a game can reach: other positions are refused."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.game import LOT
from ...engine.invariant import Fault, Invariants, Position
from ...engine.text import Text, who
from .actions import MAY
from .board import CARDS, DECKS, EDITIONS, LOCOMOTIVE
from .rules import swept, why_not_pass
from .state import (
    CHOOSE,
    CROWDED,
    DEALT,
    DECK,
    FACE_UP,
    FEW_WAGONS,
    FIRST_MIX,
    HIDDEN,
    KEEP_FIRST,
    LOCOMOTIVES,
    OF_COLOUR,
    OFFER,
    OFFERED,
    OPEN,
    OVER,
    PLACES,
    POINTS,
    SECOND_CARD,
    TOO_MANY,
    TURN,
    WAGONS,
)

# ------------------------------------------------------------------------------------------------- tracks and wagons


def tracks_keep_the_rules_of_parallels(p: Position) -> Iterator[Fault]:
    """Nobody owns two parallel tracks; with two or three players only one of them is used."""
    s, b = p.s, p.b
    for t, label in enumerate(p.board.labels["track"]):
        if b.parallel[t] == t and b.parallels[t] > 1:
            owners = [q for q in s.owner[t : t + b.parallels[t]] if q >= 0]
            if len(owners) > (1 if s.players < CROWDED else len(set(owners))):
                yield Fault(f"owner.{label}", Text("deutschland-fault-parallel", track=label))


def wagons_agree_with_the_tracks(p: Position) -> Iterator[Fault]:
    """What is not on the board is left."""
    s, left = p.s, [WAGONS] * p.s.players
    for owner, length in zip(s.owner, p.b.length, strict=True):
        if owner >= 0:
            left[owner] -= length
    for q, wagons in enumerate(left):
        if s.wagons[q] != wagons:
            text = Text("deutschland-fault-wagons", who=who(q), wagons=s.wagons[q], left=wagons)
            yield Fault(f"wagons[{q}]", text)


def points_agree_with_the_tracks(p: Position) -> Iterator[Fault]:
    """Points before the end are those of the tracks."""
    s, worth = p.s, [0] * p.s.players
    for owner, length in zip(s.owner, p.b.length, strict=True):
        if owner >= 0:
            worth[owner] += POINTS[length]
    for q, points in enumerate(worth):
        if s.points[q] != points:
            text = Text("deutschland-fault-points", who=who(q), points=s.points[q], worth=points)
            yield Fault(f"points[{q}]", text)


# ------------------------------------------------------------------------------------------------------- wagon cards


def cards_add_up(p: Position) -> Iterator[Fault]:
    """Every card is in a hand, in the row, in the deck or among the discards."""
    s = p.s
    for c, colour in enumerate(CARDS):
        count = s.deck[c] + s.discards[c] + s.row.count(c) + sum(hand[c] for hand in s.hand)
        of = LOCOMOTIVES if c == LOCOMOTIVE else OF_COLOUR
        if count != of:
            text = Text("deutschland-fault-cards", colour=_colour(c), count=count, of=of)
            yield Fault(f"deck.{colour}", text)


def known_cards_are_in_the_hand(p: Position) -> Iterator[Fault]:
    """What was taken face up and not spent is still there."""
    s = p.s
    for q in range(s.players):
        if s.known[q] != (held := list(map(min, s.known[q], s.hand[q]))):
            c = next(c for c in range(len(CARDS)) if s.known[q][c] != held[c])
            text = Text("deutschland-fault-known", who=who(q), colour=_colour(c), known=s.known[q][c], held=held[c])
            yield Fault(f"known[{q}].{CARDS[c]}", text)


def discards_replace_an_empty_deck(p: Position) -> Iterator[Fault]:
    """They become the deck at once."""
    if not any(p.s.deck) and any(p.s.discards):
        yield Fault("discards", Text("deutschland-fault-deck", discards=sum(p.s.discards)))


def too_many_locomotives_are_swept(p: Position) -> Iterator[Fault]:
    """Three of them lie there only if the cards outside the hands can do no better."""
    if swept(p.state):
        yield Fault("row", Text("deutschland-fault-sweep", count=p.s.row.count(LOCOMOTIVE)))


def _colour(c: int) -> Text:
    return Text(f"deutschland-colour-{CARDS[c]}")


# ------------------------------------------------------------------------------------------------------------ tickets


def tickets_are_those_of_the_edition(p: Position) -> Iterator[Fault]:
    """Those in play are all of one edition, which the option names."""
    editions = range(len(EDITIONS)) if p.options is None else (EDITIONS.index(p.options["tickets"]),)
    for e in editions:
        strange = [t for t in range(p.b.tickets) if (p.s.ticket[t] >= 0) != bool(p.b.edition[t] >> e & 1)]
        if not strange:
            return
    label = p.board.labels["ticket"][strange[0]]
    yield Fault(f"ticket.{label}", Text("deutschland-fault-edition", edition=EDITIONS[e], ticket=label))


def tickets_are_with_seats_that_play(p: Position) -> Iterator[Fault]:
    """Nobody else holds any."""
    for t, label in enumerate(p.board.labels["ticket"]):
        if p.s.players <= p.s.ticket[t] < OFFER:
            yield Fault(f"ticket.{label}", Text("deutschland-fault-ticket", ticket=label, who=who(p.s.ticket[t])))


def the_offer_holds_the_offered_tickets(p: Position) -> Iterator[Fault]:
    """Each of them once, in the first slots, short ones before long ones, as they were drawn."""
    s = p.s
    found = [t for t in s.offer if t >= 0]
    if sorted(found) != [t for t in range(p.b.tickets) if s.ticket[t] == OFFER]:
        yield Fault("offer", Text("deutschland-fault-offer"))
    elif s.offer[: len(found)] != found or (decks := [p.b.deck[t] for t in found]) != sorted(decks):
        yield Fault("offer", Text("deutschland-fault-offer-order"))


def tickets_are_offered_to_be_chosen(p: Position) -> Iterator[Fault]:
    """Tickets lie there while somebody chooses, and then only: four, or all there were if there were fewer."""
    offered, in_decks = (sum(deck[place] for deck in _places(p)) for place in (OFFER, DECK))
    if (p.s.phase == CHOOSE) != (offered > 0):
        yield Fault("offer", Text("deutschland-fault-asked", count=offered))
    elif 0 < offered < OFFERED and in_decks > 0:
        yield Fault("offer", Text("deutschland-fault-few", count=offered))


def tickets_under_a_deck_are_numbered(p: Position) -> Iterator[Fault]:
    """1 is the next that will be drawn when those above are gone."""
    s, b = p.s, p.b
    for d, deck in enumerate(DECKS):
        mine = range(b.begins[d], b.begins[d + 1])
        order = sorted(s.under[t] for t in mine if s.under[t])
        if order != list(range(1, len(order) + 1)) or any(s.under[t] and s.ticket[t] != DECK for t in mine):
            yield Fault("under", Text("deutschland-fault-under", deck=Text(f"deutschland-deck-{deck}")))


def tickets_are_known_to_those_who_saw_them(p: Position) -> Iterator[Fault]:
    """Whoever holds a ticket or chooses from it knows it, and whoever put it back; what was shuffled nobody knows."""
    s = p.s
    for t, label in enumerate(p.board.labels["ticket"]):
        where, seen = s.ticket[t], s.seen[t]
        holder = s.turn if where == OFFER else where
        if 0 <= where <= OFFER and not seen >> holder & 1:
            yield Fault(f"seen.{label}", Text("deutschland-fault-seen", ticket=label, who=who(holder)))
        elif s.under[t] > 0 and not seen:
            yield Fault(f"seen.{label}", Text("deutschland-fault-returned", ticket=label))
        elif seen and s.under[t] == 0 and (where == DECK or where < 0):
            yield Fault(f"seen.{label}", Text("deutschland-fault-shuffled", ticket=label))


def _places(p: Position) -> list[list[int]]:
    """How many tickets of each deck are at each place."""
    found: list[list[int]] = p.s.once(_count_places, p)
    return found


def _count_places(p: Position) -> list[list[int]]:
    decks = [p.s.ticket[p.b.begins[d] : p.b.begins[d + 1]] for d in range(len(DECKS))]
    return [[deck.count(place) for place in range(len(PLACES))] for deck in decks]


# --------------------------------------------------------------------------------------------------- the first choice


def play_begins_when_all_have_chosen(p: Position) -> Iterator[Fault]:
    """The first mix is announced by those who have not, a turn is taken when all have."""
    s = p.s
    if s.chosen > s.players or (s.phase != CHOOSE and (s.phase == FIRST_MIX) != (s.chosen < s.players)):
        yield Fault("chosen", Text("deutschland-fault-chosen", chosen=s.chosen))


def first_choices_come_before_play(p: Position) -> Iterator[Fault]:
    """Until all have chosen nobody has claimed, drawn or passed: four cards each, a row that was swept at most."""
    s = p.s
    if s.chosen == s.players:
        return
    swept, rest = divmod(sum(s.discards), FACE_UP)
    if any(q >= 0 for q in s.owner):
        yield Fault("owner", Text("deutschland-fault-early"))
    elif rest or s.discards[LOCOMOTIVE] < swept * TOO_MANY:
        yield Fault("discards", Text("deutschland-fault-early"))
    for q in range(s.players):
        if sum(s.hand[q]) != DEALT:
            yield Fault(f"hand[{q}]", Text("deutschland-fault-first-hand", who=who(q), count=sum(s.hand[q]), of=DEALT))
        elif any(s.known[q]):
            yield Fault(f"known[{q}]", Text("deutschland-fault-early"))


def first_choices_go_round(p: Position) -> Iterator[Fault]:
    """Whoever has chosen holds at least two tickets, whoever has not holds none; a named seat begins."""
    s, first = p.s, p.option("first", LOT)
    for q in range(s.players):
        held = sum(deck[q] for deck in _places(p))
        if _has_chosen(p, q) != (held > 0) or 0 < held < KEEP_FIRST or (s.chosen < s.players and held > OFFERED):
            yield Fault("ticket", Text("deutschland-fault-first-tickets", who=who(q), count=held))
    if first != LOT and s.chosen < s.players and (s.turn - s.chosen) % s.players != int(first) - 1:
        yield Fault("turn", Text("deutschland-fault-first", who=who(int(first) - 1)))


def mixes_are_announced_by_those_who_choose(p: Position) -> Iterator[Fault]:
    """By all who have chosen, and by the seat that is choosing its first tickets."""
    s = p.s
    for q in range(s.players):
        choosing = s.phase == CHOOSE and q == s.turn
        if (s.announced[q] > 0) != (_has_chosen(p, q) or choosing):
            yield Fault(f"announced[{q}]", Text("deutschland-fault-announced", who=who(q)))


def first_tickets_agree_with_the_mixes(p: Position) -> Iterator[Fault]:
    """Of the announced tickets each is kept, returned under its deck, or still to be chosen from."""
    s, b = p.s, p.b
    if s.chosen == s.players:
        return
    for d, held in enumerate(_places(p)):
        mine = range(b.begins[d], b.begins[d + 1])
        untouched = any(s.ticket[t] == DECK and not s.under[t] for t in mine)
        for q in range(s.players):
            drawn = 0 if not s.announced[q] else s.announced[q] - 1 if d == 0 else OFFERED + 1 - s.announced[q]
            back = sum(s.under[t] > 0 and s.seen[t] == 1 << q for t in mine)
            there = held[q] + (held[OFFER] if q == s.turn else back)
            if there > drawn or (untouched and there != drawn):
                deck = Text(f"deutschland-deck-{DECKS[d]}")
                text = Text("deutschland-fault-mix", who=who(q), deck=deck, drawn=drawn, found=there)
                yield Fault(f"announced[{q}]", text)


def first_choices_are_hidden_if_the_option_says_so(p: Position) -> Iterator[Fault]:
    """Until all have chosen."""
    choosing = p.s.chosen < p.s.players
    hidden = choosing and p.option("choice", HIDDEN if p.s.hidden else OPEN) == HIDDEN
    if p.s.hidden != hidden:
        yield Fault("hidden", Text("deutschland-fault-hidden"))


def _has_chosen(p: Position, q: int) -> bool:
    """Whether a seat has chosen its first tickets: those before the one on turn have."""
    return bool((p.s.turn - q - 1) % p.s.players < p.s.chosen)


# ------------------------------------------------------------------------------------------------ the turn and the end


def a_second_card_follows_a_first(p: Position) -> Iterator[Fault]:
    """Who has to take one holds a card, and there is one to be had."""
    s = p.s
    if s.phase == SECOND_CARD and not (any(s.hand[s.turn]) and any(s.deck)):
        yield Fault("phase", Text("deutschland-fault-second"))


def few_wagons_bring_on_the_last_round(p: Position) -> Iterator[Fault]:
    """Whoever ended a turn with two wagons or fewer has begun it; nobody else with so few is still to have a turn."""
    s = p.s
    if s.last > s.players:
        yield Fault("last", Text("deutschland-fault-last", turns=s.last))
        return
    began = (s.turn + s.last - 1) % s.players
    for i in range(s.players if s.last < 0 else s.last):
        q = (s.turn + i) % s.players
        if s.wagons[q] <= FEW_WAGONS and (s.last < 0 or q != began):
            yield Fault("last", Text("deutschland-fault-no-last", who=who(q), wagons=s.wagons[q]))
    if s.last >= 0 and s.wagons[began] > FEW_WAGONS:
        yield Fault("last", Text("deutschland-fault-began", who=who(began), wagons=s.wagons[began]))


def the_game_ends_when_it_must(p: Position) -> Iterator[Fault]:
    """After the last round, or when all have passed, and not otherwise."""
    s = p.s
    if (s.phase == OVER) != (s.last == 0 or s.passed == s.players):
        yield Fault("phase", Text("deutschland-fault-over"))


def passes_are_of_those_who_have_nothing_left(p: Position) -> Iterator[Fault]:
    """Nobody passes while there are cards or tickets to draw; the last round has no more passes than turns."""
    s = p.s
    if s.passed == 0:
        return
    drawable = any(s.deck) or any(deck[DECK] for deck in _places(p))
    most = s.players - max(0, s.last)
    if drawable or s.passed > most or s.phase not in (TURN, OVER):
        yield Fault("passed", Text("deutschland-fault-passed", count=s.passed))


def nobody_passed_who_could_claim(p: Position) -> Iterator[Fault]:
    """Nothing has changed since they passed."""
    s = p.s
    if s.passed == 0:
        return
    trial = p.state.copy()
    trial.phase = TURN
    for i in range(1, s.passed + 1):
        q = trial.turn = (s.turn - i) % s.players
        if why_not_pass(p.board.record, trial) != MAY:
            yield Fault("passed", Text("deutschland-fault-could", who=who(q)))


INVARIANTS = Invariants(
    stored=(
        tracks_keep_the_rules_of_parallels,
        wagons_agree_with_the_tracks,
        points_agree_with_the_tracks,
        cards_add_up,
        known_cards_are_in_the_hand,
        discards_replace_an_empty_deck,
        play_begins_when_all_have_chosen,
        tickets_are_those_of_the_edition,
        tickets_are_with_seats_that_play,
        the_offer_holds_the_offered_tickets,
        tickets_are_offered_to_be_chosen,
        tickets_under_a_deck_are_numbered,
        tickets_are_known_to_those_who_saw_them,
        first_choices_are_hidden_if_the_option_says_so,
        first_choices_come_before_play,
        first_choices_go_round,
        mixes_are_announced_by_those_who_choose,
        first_tickets_agree_with_the_mixes,
        a_second_card_follows_a_first,
        few_wagons_bring_on_the_last_round,
        passes_are_of_those_who_have_nothing_left,
        the_game_ends_when_it_must,
    ),
    ready=(too_many_locomotives_are_swept, nobody_passed_who_could_claim),
)
