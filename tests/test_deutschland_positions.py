"""Zug um Zug: Deutschland: one test for each invariant, a real position with one thing changed that cannot be."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from stellwerk import Match
from stellwerk.errors import BadDocument
from stellwerk.games import games

GAME = games()["deutschland"]
BOARD = GAME.board_of()
State = dict[str, Any]

LAID_OUT: State = {"actions": 0}
CHOOSING: State = {"actions": 3}
BEGUN: State = {"actions": 6}
PLAYED: State = {"actions": 90}


@lru_cache(maxsize=None)
def _played(actions: int, players: int, seed: int, options: tuple[tuple[str, str], ...]) -> Match:
    m, dice = Match.new("deutschland", players, seed, dict(options)), random.Random(seed)
    for _ in range(actions):
        m.play(dice.choice(m.legal()))
    return m


def position(actions: int = 0, players: int = 3, seed: int = 3, **options: str) -> dict[str, Any]:
    """A position after so many random actions."""
    return _played(actions, players, seed, tuple(options.items())).position()


def last_round() -> dict[str, Any]:
    """A position in the last round, which somebody has begun: two turns are left."""
    m, dice = Match.new("deutschland", 3, 3), random.Random(3)
    while m.view(None)["turns_left"] != 2:
        m.play(dice.choice(m.legal()))
    return m.position()


def second_card() -> dict[str, Any]:
    """A position in which a second card has to be taken."""
    m = _played(90, 3, 3, ()).copy()
    while m.view(None)["phase"] != "second":
        m.play("draw blind" if "draw blind" in m.legal() else m.legal()[0])
    return m.position()


def nothing_left(passed: int = 1) -> dict[str, Any]:
    """A position in which seat 0 has passed: all cards and tickets are with seat 1."""
    doc = position(6)
    s = doc["state"]
    s.update(turn=passed, passed=passed, discards={}, deck={}, known=[{}, {}, {}], row=["blue"] * 5)
    s["hand"] = [{}, {c: 14 if c == "locomotive" else 12 for c in BOARD.labels["colour"]}, {}]
    s["hand"][1]["blue"] -= 5
    s["ticket"] = {t: "seat 1" if where == "deck" else where for t, where in s["ticket"].items()}
    s["seen"] = {t: [int(where.split()[1])] for t, where in s["ticket"].items()}
    return doc


def two_and_two() -> dict[str, Any]:
    """A position in which somebody chooses from two short and two long tickets."""
    m = Match.new("deutschland", 3, 3)
    m.play("tickets 2+2")
    return m.position()


def test_the_positions_that_are_changed_are_sound() -> None:
    docs = [position(n) for n in (0, 1, 3, 4, 6, 90)]
    docs += [
        last_round(),
        second_card(),
        two_and_two(),
        nothing_left(),
        position(4, choice="hidden"),
        position(4, first="2"),
    ]
    for doc in docs:
        assert Match.from_position(doc).position() == doc


def set_to(**fields: Any) -> Callable[[State], None]:
    return lambda s: s.update(fields)


def own_parallels(s: State) -> None:
    s["owner"].update({"berlin-hamburg": 0, "berlin-hamburg.2": 1})


def other_wagons(s: State) -> None:
    s["wagons"][1] -= 1


def other_points(s: State) -> None:
    s["points"][2] += 1


def one_more_card(s: State) -> None:
    s["deck"]["red"] = s["deck"].get("red", 0) + 1


def know_too_much(s: State) -> None:
    s["known"][0]["green"] = s["hand"][0].get("green", 0) + 1


def deck_to_discards(s: State) -> None:
    s["discards"] = {c: s["deck"].get(c, 0) + s["discards"].get(c, 0) for c in BOARD.labels["colour"]}
    s["deck"] = {}


def three_locomotives(s: State) -> None:
    for i in range(3):
        s["deck"][s["row"][i]] = s["deck"].get(s["row"][i], 0) + 1
        s["deck"]["locomotive"] -= 1
        s["row"][i] = "locomotive"


def ticket_of_2017(s: State) -> None:
    strange = next(t for i, t in enumerate(BOARD.labels["ticket"]) if not BOARD.record.edition[i] & 1)
    s["ticket"][strange] = "deck"


def ticket_out_of_play(s: State) -> None:
    del s["ticket"]["hamburg-rostock"]
    s["seen"].pop("hamburg-rostock", None)


def ticket_of_an_empty_seat(s: State) -> None:
    s["ticket"]["hamburg-rostock"] = "seat 4"


def offer_another(s: State) -> None:
    s["offer"][0] = next(t for t, where in s["ticket"].items() if where == "deck")


def long_before_short(s: State) -> None:
    s["offer"] = s["offer"][::-1]


def offer_in_the_middle(s: State) -> None:
    ticket = next(t for t, where in s["ticket"].items() if where == "deck")
    s["ticket"][ticket], s["seen"][ticket], s["offer"] = "offered", [s["turn"]], [ticket, None, None, None]


def offer_fewer(s: State) -> None:
    back = s["offer"].pop()
    s["offer"].append(None)
    s["ticket"][back] = "deck"
    del s["seen"][back]


def unnumbered(s: State) -> None:
    s["under"][next(iter(s["under"]))] += 3


def unknown_to_its_holder(s: State) -> None:
    ticket = next(t for t, where in s["ticket"].items() if where == "seat 1")
    s["seen"][ticket] = [0]


def unknown_offer(s: State) -> None:
    s["seen"][s["offer"][0]] = [(s["turn"] + 1) % 3]


def returned_by_nobody(s: State) -> None:
    del s["seen"][next(iter(s["under"]))]


def known_in_the_deck(s: State) -> None:
    ticket = next(t for t, where in s["ticket"].items() if where == "deck" and t not in s["under"])
    s["seen"][ticket] = [0]


def claimed_early(s: State) -> None:
    s["owner"]["karlsruhe-mannheim"], s["wagons"][0], s["points"][0] = 0, 44, 1


def discarded_early(s: State) -> None:
    card = next(c for c, n in s["deck"].items() if c != "locomotive" and n)
    s["deck"][card] -= 1
    s["discards"][card] = s["discards"].get(card, 0) + 1


def drawn_early(s: State) -> None:
    card = next(c for c, n in s["deck"].items() if n)
    s["deck"][card] -= 1
    s["hand"][0][card] = s["hand"][0].get(card, 0) + 1


def known_early(s: State) -> None:
    card = next(iter(s["hand"][2]))
    s["known"][2][card] = 1


def only_one_ticket(s: State) -> None:
    for ticket in [t for t, where in s["ticket"].items() if where == "seat 1"][1:]:
        s["ticket"][ticket], s["seen"][ticket] = "seat 0", [0]


def tickets_before_choosing(s: State) -> None:
    ticket = next(t for t, where in s["ticket"].items() if where == "deck")
    s["ticket"][ticket], s["seen"][ticket] = f"seat {s['turn']}", [s["turn"]]


def other_turn(s: State) -> None:
    s["turn"] = (s["turn"] + 1) % 3


def not_announced(s: State) -> None:
    s["announced"][s["turn"]] = 0


def other_mix(s: State) -> None:
    s["announced"][s["turn"]] = 1 + s["announced"][s["turn"]] % 5


def second_without_deck(s: State) -> None:
    s["hand"][(s["turn"] + 1) % 3] = {
        c: n + s["deck"].get(c, 0) + s["discards"].get(c, 0)
        for c, n in {**dict.fromkeys(BOARD.labels["colour"], 0), **s["hand"][(s["turn"] + 1) % 3]}.items()
    }
    s["deck"], s["discards"] = {}, {}


def no_last_round(s: State) -> None:
    s["last"] = -1


def last_round_of_another(s: State) -> None:
    s["last"] = 1


CHANGES: list[tuple[str, dict[str, Any] | Callable[[], dict[str, Any]], Callable[[State], None], str, str]] = [
    ("tracks keep the rules of parallels", PLAYED, own_parallels, "owner.berlin-hamburg", "more of the parallel"),
    ("wagons agree with the tracks", PLAYED, other_wagons, "wagons[1]", "Wagons of Seat 2"),
    ("points agree with the tracks", PLAYED, other_points, "points[2]", "the tracks say"),
    ("cards add up", PLAYED, one_more_card, "deck.red", "Cards of the kind “red”: 13"),
    ("known cards are in the hand", PLAYED, know_too_much, "known[0].green", "Seat 1 is known to hold"),
    ("discards replace an empty deck", PLAYED, deck_to_discards, "discards", "The deck is empty"),
    ("play begins when all have chosen", LAID_OUT, set_to(phase=2), "chosen", "does not go with 0 seats"),
    ("tickets are those of the edition", PLAYED, ticket_of_2017, "ticket.", "not in the 2012 edition"),
    (
        "tickets are those of the edition",
        PLAYED,
        ticket_out_of_play,
        "ticket.hamburg-rostock",
        "not in the 2012 edition",
    ),
    ("tickets are with seats that play", PLAYED, ticket_of_an_empty_seat, "ticket.hamburg-rostock", "Seat 5"),
    ("the offer holds the offered tickets", CHOOSING, offer_another, "offer", "not the same"),
    ("the offer holds the offered tickets", two_and_two, long_before_short, "offer", "short ones before long ones"),
    ("tickets are offered to be chosen", BEGUN, offer_in_the_middle, "offer", "nobody has to choose"),
    ("tickets are offered to be chosen", BEGUN, set_to(phase=1), "offer", "none are offered"),
    ("tickets are offered to be chosen", CHOOSING, offer_fewer, "offer", "Only 3 tickets are offered"),
    ("tickets under a deck are numbered", CHOOSING, unnumbered, "under", "1, 2, 3"),
    ("tickets are known to those who saw them", BEGUN, unknown_to_its_holder, "seen.", "Seat 2 has it"),
    ("tickets are known to those who saw them", CHOOSING, unknown_offer, "seen.", "must know it"),
    ("tickets are known to those who saw them", CHOOSING, returned_by_nobody, "seen.", "put under its deck"),
    ("tickets are known to those who saw them", BEGUN, known_in_the_deck, "seen.", "nobody can know it"),
    ("first choices are hidden if the option says so", CHOOSING, set_to(hidden=1), "hidden", "only with the option"),
    ("first choices come before play", CHOOSING, claimed_early, "owner", "after everybody"),
    ("first choices come before play", CHOOSING, discarded_early, "discards", "after everybody"),
    (
        "first choices come before play",
        CHOOSING,
        drawn_early,
        "hand[0]",
        "Cards of Seat 1: 5, but everybody begins with 4",
    ),
    ("first choices come before play", CHOOSING, known_early, "known[2]", "after everybody"),
    ("first choices go round", BEGUN, only_one_ticket, "ticket", "Seat 2 holds 1 ticket"),
    ("first choices go round", {"actions": 2}, tickets_before_choosing, "ticket", "holds 1 ticket"),
    ("mixes are announced by those who choose", CHOOSING, not_announced, "announced[", "must have announced"),
    ("first tickets agree with the mixes", CHOOSING, other_mix, "announced[", "First tickets ("),
    ("a second card follows a first", second_card, second_without_deck, "phase", "while the deck has some"),
    ("a second card follows a first", nothing_left, set_to(phase=3, turn=0, passed=0), "phase", "holds cards"),
    ("few wagons bring on the last round", last_round, no_last_round, "last", "the last round must have begun"),
    ("few wagons bring on the last round", last_round, last_round_of_another, "last", "wagons left"),
    ("few wagons bring on the last round", PLAYED, set_to(last=3), "last", "must have begun the last round"),
    ("few wagons bring on the last round", last_round, set_to(last=5), "last", "more than the last round has"),
    ("passes are of those who have nothing left", PLAYED, set_to(passed=1), "passed", "1 seat cannot have passed"),
    ("the game ends when it must", PLAYED, set_to(phase=4), "phase", "The game is over after"),
    ("too many locomotives are swept", PLAYED, three_locomotives, "row", "The row must be swept"),
    ("nobody passed who could claim", nothing_left, set_to(turn=2, passed=1), "passed", "Seat 2 cannot have passed"),
]


@pytest.mark.parametrize(("name", "start", "change", "place", "words"), CHANGES)
def test_a_position_that_breaks_an_invariant_is_refused(
    name: str, start: Any, change: Callable[[State], None], place: str, words: str
) -> None:
    doc = start() if callable(start) else position(**start)
    change(doc["state"])
    with pytest.raises(BadDocument) as fault:
        Match.from_position(doc)
    assert f"state.{place}" in str(fault.value)
    assert words in str(fault.value)


def test_every_invariant_has_its_test() -> None:
    assert {name for name, *_ in CHANGES} == set(GAME.invariants.names)


def test_a_named_seat_must_have_begun_to_choose() -> None:
    doc = position(4, first="2")
    doc["options"]["first"] = "3"
    with pytest.raises(BadDocument, match=r"state\.turn: Seat 3 begins"):
        Match.from_position(doc)


def test_a_hidden_choice_stays_hidden_until_all_have_chosen() -> None:
    doc = position(4, choice="hidden")
    doc["state"]["hidden"] = 0
    with pytest.raises(BadDocument, match=r"state\.hidden"):
        Match.from_position(doc)


@pytest.mark.parametrize(
    ("field", "value"),
    [("phase", 5), ("turn", 3), ("turn", None), ("chosen", 6), ("last", -2), ("passed", -1), ("hidden", 2)],
)
def test_a_number_out_of_its_range_is_refused(field: str, value: Any) -> None:
    doc = position(90)
    doc["state"][field] = value
    with pytest.raises(BadDocument, match=rf"state\.{field}"):
        Match.from_position(doc)


def test_the_row_has_no_gaps() -> None:
    """A card that is taken is replaced at once, and no card is taken from the row while there is none to replace it."""
    doc = position(90)
    doc["state"]["row"][2] = None
    with pytest.raises(BadDocument, match=r"state\.row\[2\]"):
        Match.from_position(doc)


def test_faults_are_told_in_german_too() -> None:
    doc = position(90)
    other_wagons(doc["state"])
    with pytest.raises(BadDocument, match=r"Waggons von Platz 2: laut Stellung \d+"):
        Match.from_position(doc, language="de")
