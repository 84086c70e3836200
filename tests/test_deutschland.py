"""Zug um Zug: Deutschland, one test for each rule, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from stellwerk import Match
from stellwerk.errors import BadDocument, BadSetup, IllegalAction
from stellwerk.games import games

GAME = games()["deutschland"]
BOARD = GAME.board_of()
CARDS = BOARD.labels["colour"]
OF = {card: 14 if card == "locomotive" else 12 for card in CARDS}
SHORT, LONG = (
    [t for i, t in enumerate(BOARD.labels["ticket"]) if BOARD.record.deck[i] == d and BOARD.record.edition[i] & 1]
    for d in (0, 1)
)
TRACKS = [
    "berlin-hamburg",
    "berlin-hannover",
    "erfurt-regensburg",
    "dresden-regensburg",
    "chemnitz-regensburg",
    "berlin-rostock",
]  # 40 wagons
PLAIN = ["blue", "red", "green", "yellow", "black"]  # a row without locomotives
KEPT = [
    ("dortmund-erfurt", "dortmund-magdeburg"),
    ("koblenz-ulm", "frankfurt-muenchen"),
    ("leipzig-nuernberg", "hamburg-koeln"),
    ("nuernberg-stuttgart", "karlsruhe-niederlande"),
    ("frankfurt-lindau", "koeln-nuernberg"),
]  # two first tickets for each seat, which nobody completes here: they cost everybody 16 points
FAILED = -16

# ------------------------------------------------------------------------------------------- positions, built from words


def begun(players: int = 2, seed: int = 1, **options: str) -> Match:
    """A match in which all have chosen their first tickets and seat 0 is to begin."""
    m = Match.new("deutschland", players=players, seed=seed, options=options)
    while m.view(None)["first_tickets"]:
        m.play("tickets 2+2")
        m.play("keep 1,2")
    doc = m.position()
    doc["state"]["turn"] = 0
    return Match.from_position(doc)


def lay(
    m: Match,
    row: Sequence[str | None] = PLAIN,
    deck: Mapping[str, int] | None = None,
    discards: Mapping[str, int] | None = None,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    **fields: Any,
) -> Match:
    """The match with the cards laid as named; all others are in the deck, or with the last seat if that is named."""
    doc = m.position()
    state = doc["state"]
    hand = [dict((hands or {}).get(p, {})) for p in range(m.players)]
    named = [dict(deck or {}), dict(discards or {}), *hand]
    rest = {c: OF[c] - list(row).count(c) - sum(part.get(c, 0) for part in named) for c in CARDS}
    heir = named[0] if deck is None else hand[-1]
    for card, count in rest.items():
        heir[card] = heir.get(card, 0) + count
    state.update(row=list(row), deck=named[0], discards=named[1], hand=hand, known=[{} for _ in hand])
    state.update(fields)
    return Match.from_position(doc)


def own(m: Match, owners: Mapping[int, Sequence[str]], **fields: Any) -> Match:
    """The match with these tracks, and no others, claimed."""
    doc = m.position()
    state, points = doc["state"], (0, 1, 2, 4, 7, 10, 15, 18)
    lengths = {label: int(BOARD.record.length[t]) for t, label in enumerate(BOARD.labels["track"])}
    state["owner"] = {track: p for p, tracks in owners.items() for track in tracks}
    for p in range(m.players):
        mine = [lengths[track] for track in owners.get(p, [])]
        state["wagons"][p], state["points"][p] = 45 - sum(mine), sum(points[n] for n in mine)
    state.update(fields)
    return Match.from_position(doc)


def tickets(m: Match, held: Mapping[int, Sequence[str]], deck: Sequence[str] | None = None) -> Match:
    """The match with these tickets in hand beside the two that everybody has kept; the others are in the deck, or with
    the last seat if that is named."""
    doc = m.position()
    state = doc["state"]
    for label in state["ticket"]:
        owner = next((p for p in range(m.players) if label in (*held.get(p, ()), *KEPT[p])), None)
        if owner is None and deck is not None and label not in deck:
            owner = m.players - 1
        state["ticket"][label] = "deck" if owner is None else f"seat {owner}"
    state["seen"] = {t: [int(w.split()[1])] for t, w in state["ticket"].items() if w != "deck"}
    state["under"] = {}
    return Match.from_position(doc)


def refused(m: Match, action: str) -> str:
    """The words with which an action is refused; the match is as it was."""
    before = m.hash
    with pytest.raises(IllegalAction) as fault:
        m.play(action)
    assert m.hash == before
    return str(fault.value)


def claims(m: Match, track: str) -> list[str]:
    return m.view(m.actor)["claims"].get(track, [])


def state(m: Match) -> Any:
    return m.position()["state"]


def pass_turn(m: Match) -> None:
    """A turn that changes as little as possible: two cards."""
    actor = m.actor
    while m.actor == actor:
        m.play("draw blind")


# ---------------------------------------------------------------------------------------------------------- preparation


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_cards_each_five_face_up_and_45_wagons(players: int) -> None:
    view = Match.new("deutschland", players=players, seed=players).view(None)
    assert [(seat["cards"], seat["wagons"], seat["points"]) for seat in view["seats"]] == [(4, 45, 0)] * players
    assert all(view["row"])
    assert view["deck"] + sum(view["discards"].values()) == 110 - 5 - 4 * players
    assert view["ticket_decks"] == {"short": 33, "long": 29}


def test_the_deck_of_2017_has_55_short_and_34_long_tickets() -> None:
    view = Match.new("deutschland", seed=1, options={"tickets": "2017"}).view(None)
    assert view["ticket_decks"] == {"short": 55, "long": 34}


def test_who_begins_is_drawn() -> None:
    assert {Match.new("deutschland", players=4, seed=seed).actor for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_named_seat_begins_with_the_same_cards(first: int) -> None:
    """The oldest begins: players who know who that is say so, and everything else stays as it would have been."""
    m, drawn = (Match.new("deutschland", 3, seed=5, options=o) for o in ({"first": str(first)}, {}))
    assert m.actor == first - 1
    assert {**state(m), "turn": 0} == {**state(drawn), "turn": 0}
    for _ in range(3):
        m.play("tickets 2+2")
        m.play("keep 1,2")
    assert m.actor == first - 1


def test_a_seat_that_does_not_play_cannot_begin() -> None:
    with pytest.raises(BadSetup, match="Seat 4 cannot go first"):
        Match.new("deutschland", players=3, options={"first": "4"})


def test_first_tickets_are_four_in_any_mix_that_is_announced() -> None:
    m = Match.new("deutschland", seed=1)
    assert m.legal() == [f"tickets {k}+{4 - k}" for k in range(5)]
    m.play("tickets 3+1")
    assert [t["deck"] for t in m.view(m.actor)["offer"]] == ["short"] * 3 + ["long"]


def test_of_the_first_tickets_at_least_two_are_kept() -> None:
    m = Match.new("deutschland", seed=1)
    m.play("tickets 2+2")
    assert len(m.legal()) == 6 + 4 + 1
    assert refused(m, "keep 3") == "You must keep at least 2 tickets, not 1."


def test_after_the_first_choice_both_decks_are_shuffled_again() -> None:
    m = Match.new("deutschland", players=3, seed=1)
    first = m.actor
    for _ in range(3):
        assert state(m)["chosen"] < 3
        m.play("tickets 1+3")
        m.play("keep 1,4")
    assert state(m)["under"] == {}
    assert all(where != "deck" for label, where in state(m)["ticket"].items() if label in state(m)["seen"])
    assert m.view(None)["ticket_decks"] == {"short": 30, "long": 26}
    assert m.actor == first
    assert m.view(None)["phase"] == "turn"


def test_returned_first_tickets_lie_under_their_deck_until_all_have_chosen() -> None:
    m = Match.new("deutschland", players=2, seed=1)
    m.play("tickets 2+2")
    returned = [t["ticket"] for t in m.view(m.actor)["offer"][1:3]]
    m.play("keep 1,4")
    assert state(m)["under"] == dict.fromkeys(returned, 1)


def test_claiming_before_the_first_tickets_are_chosen_is_refused() -> None:
    m = Match.new("deutschland", seed=1)
    assert "first tickets" in refused(m, "claim mainz-mannheim locomotive")
    assert "first tickets" in refused(m, "draw blind")
    m.play("tickets 2+2")
    assert "keep at least 2" in refused(m, "claim mainz-mannheim locomotive")
    assert "keep at least 2" in refused(m, "tickets 2+2")


def test_first_choices_are_secret_from_one_another() -> None:
    m = Match.new("deutschland", players=3, seed=5)
    first, other = m.actor, (m.actor + 1) % 3
    m.play("tickets 4+0")
    assert m.view(other)["offer"] == []
    twin = m.copy()
    m.play("keep 1,2")
    twin.play("keep 3,4")
    assert m.view(other) == twin.view(other)
    assert m.view(first) != twin.view(first)
    assert m.log(other)[1]["action"] is None
    assert m.log(other) == twin.log(other)
    assert m.log(first)[1]["action"] == "keep 1,2"


def test_hidden_first_choices_have_not_happened_for_others_until_all_have_chosen() -> None:
    """A ruling: at the table all choose at once, so nobody can be guided by what others have drawn and kept."""
    m = Match.new("deutschland", players=3, seed=5, options={"choice": "hidden", "first": "1"})
    start = m.view(1)
    m.play("tickets 4+0")
    assert m.view(1) == {**start, "phase": "choose", "must_keep": 2}
    assert m.view(0)["offered"] == {"short": 4, "long": 0}
    m.play("keep 1,2,3")
    assert m.view(1) == {**start, "actor": 1}
    assert m.view(0)["seats"][0]["tickets"] == {"short": 3, "long": 0}
    assert m.view(0)["ticket_decks"] == {"short": 30, "long": 29}
    assert [entry["action"] for entry in m.log(1)] == [None, None]
    assert [entry["action"] for entry in m.log(0)] == ["tickets 4+0", "keep 1,2,3"]
    for text in ("tickets 1+3", "keep 1,4", "tickets 2+2", "keep 1,2,3,4"):
        m.play(text)
    assert [seat["tickets"] for seat in m.view(1)["seats"]] == [
        {"short": 3, "long": 0}, {"short": 1, "long": 1}, {"short": 2, "long": 2},
    ]  # fmt: skip
    told = [event for event in m.log(1)[-1]["events"] if event["kind"] == "reveal"]
    assert [(event["short"], event["kept"]) for event in told] == [
        (4, {"short": 3, "long": 0}), (1, {"short": 1, "long": 1}), (2, {"short": 2, "long": 2}),
    ]  # fmt: skip


@pytest.mark.parametrize("action", ["tickets 4+0", "tickets 0+4"])
def test_a_hidden_mix_changes_nothing_that_others_are_shown(action: str) -> None:
    m, twin = (Match.new("deutschland", 3, seed=5, options={"choice": "hidden", "first": "1"}) for _ in range(2))
    m.play(action)
    twin.play("tickets 2+2")
    for _ in range(2):
        for seat in (1, 2, None):
            assert m.view(seat) == twin.view(seat)
            assert m.log(seat) == twin.log(seat)
            assert m.svg(seat) == twin.svg(seat)
        if m.actor == 0:
            m.play("keep 1,2,3,4")
            twin.play("keep 1,2")


def test_first_choices_are_hidden_only_where_no_deck_can_run_out() -> None:
    """Else the mixes that are left would tell what others have drawn."""
    few = [t for t in GAME.map_document()["tickets"] if t["deck"] == "short"]
    few += [t for t in GAME.map_document()["tickets"] if t["deck"] == "long" and "2012" in t["editions"]][:11]
    board = {**GAME.map_document(), "tickets": few}
    Match.new("deutschland", 2, options={"choice": "hidden"}, map=board)
    with pytest.raises(BadSetup, match="at least 12: on this map the long one has 11"):
        Match.new("deutschland", 3, options={"choice": "hidden"}, map=board)


# ---------------------------------------------------------------------------------------------------------- wagon cards


def test_a_turn_of_cards_is_two_cards_face_up_or_blind() -> None:
    m = lay(begun())
    m.play("draw red")
    assert m.actor == 0
    m.play("draw blind")
    assert m.actor == 1
    assert m.view(0)["seats"][0]["cards"] == 2


def test_a_face_up_card_is_replaced_at_once() -> None:
    m = lay(begun(), deck={"white": 5})
    m.play("draw red")
    assert m.view(None)["row"] == ["blue", "white", "green", "yellow", "black"]


def test_a_face_up_locomotive_is_the_only_card_of_the_turn() -> None:
    m = lay(begun(), row=["locomotive", *PLAIN[1:]])
    m.play("draw locomotive")
    assert m.actor == 1


def test_a_face_up_locomotive_as_second_card_is_refused() -> None:
    m = lay(begun(), row=["locomotive", *PLAIN[1:]])
    m.play("draw blind")
    assert "draw locomotive" not in m.legal()
    assert "second card" in refused(m, "draw locomotive")


def test_a_locomotive_that_replaces_the_first_card_cannot_be_taken() -> None:
    m = lay(begun(), deck={"locomotive": 1}, discards={"white": 3})
    m.play("draw red")
    assert m.view(None)["row"][1] == "locomotive"
    assert "second card" in refused(m, "draw locomotive")


def test_a_blind_locomotive_counts_as_a_normal_card() -> None:
    m = lay(begun(), deck={"locomotive": 2})
    m.play("draw blind")
    assert m.actor == 0
    m.play("draw blind")
    assert m.view(0)["seats"][0]["hand"] == {"locomotive": 2}
    assert m.actor == 1


def test_only_a_card_that_lies_face_up_can_be_taken() -> None:
    assert refused(lay(begun()), "draw white") == "No white card lies face up."


def test_after_the_first_card_only_a_second_card_is_possible() -> None:
    m = lay(begun(), hands={0: {"blue": 1}})
    m.play("draw blind")
    assert "second one" in refused(m, "claim karlsruhe-mannheim blue")
    assert "second one" in refused(m, "tickets 2+2")


def test_three_face_up_locomotives_are_cleared() -> None:
    row = ["locomotive", "locomotive", "red", "green", "blue"]
    m = lay(begun(), row=row, deck={"locomotive": 1, "white": 9})
    seen = set()
    for seed in range(30):
        doc = m.position()
        doc["state"]["rng"] = [seed, 0, 0]
        twin = Match.from_position(doc)
        twin.play("draw red")
        seen.add(tuple(twin.view(None)["row"]))
        assert twin.view(None)["row"].count("locomotive") < 3
    swept = ("white",) * 5
    assert swept in seen  # the replacement was the third locomotive: all five were discarded
    assert ("locomotive", "locomotive", "white", "green", "blue") in seen


def test_three_face_up_locomotives_are_cleared_repeatedly() -> None:
    # After the red one, the deck holds nothing but locomotives: sweep follows sweep until the discards come back.
    row = ["locomotive", "locomotive", "red", "green", "blue"]
    m = lay(begun(), row=row, deck={"locomotive": 9}, discards={"white": 12, "black": 12, "orange": 12})
    m.play("draw red")
    view = m.view(None)
    assert view["row"].count("locomotive") < 3
    assert view["discards"].get("locomotive", 0) + view["row"].count("locomotive") <= 11
    assert view["deck"] + sum(view["discards"].values()) == 9 + 36 - 1


def test_locomotives_stay_when_only_locomotives_remain() -> None:
    row = ["locomotive", "locomotive", "red", "green", "blue"]
    m = lay(begun(), row=row, deck={"locomotive": 5})
    m.play("draw red")
    assert m.view(None)["row"] == ["locomotive", "locomotive", "locomotive", "green", "blue"]
    m.play("draw green")
    m.play("draw locomotive")
    assert m.view(None)["row"] == ["locomotive"] * 4 + ["blue"]


def test_locomotives_that_had_to_stay_are_cleared_as_soon_as_discards_come() -> None:
    row = ["locomotive", "locomotive", "locomotive", "green", "blue"]
    m = lay(begun(), row=row, deck={"locomotive": 5}, hands={0: {"orange": 4}})
    m.play("claim berlin-leipzig orange")
    assert m.view(None)["row"].count("locomotive") < 3


def test_two_fives_with_three_locomotives_each_do_not_take_turns_for_ever() -> None:
    # Three other cards are left, but not in one five: without new cards the same ten would change places for ever.
    row = ["locomotive", "locomotive", "red", "green", "blue"]
    m = lay(begun(), row=row, deck={"locomotive": 5, "white": 1})
    for seed in range(40):
        doc = m.position()
        doc["state"]["rng"] = [seed, 0, 0]
        Match.from_position(doc).play("draw red")


def test_an_empty_deck_is_reshuffled_in_the_middle_of_a_draw() -> None:
    m = lay(begun(), deck={"white": 1}, discards={"orange": 3})
    m.play("draw blind")
    view = m.view(0)
    assert (view["deck"], view["discards"], view["seats"][0]["hand"]) == (3, {}, {"white": 1})
    m.play("draw blind")
    assert m.view(0)["seats"][0]["hand"] == {"white": 1, "orange": 1}


def test_an_empty_deck_is_reshuffled_in_the_middle_of_refilling_the_row() -> None:
    row = ["locomotive", "locomotive", "red", "green", "blue"]
    m = lay(begun(), row=row, deck={"locomotive": 1, "white": 2}, discards={"orange": 12, "purple": 12})
    for seed in range(20):
        doc = m.position()
        doc["state"]["rng"] = [seed, 0, 0]
        twin = Match.from_position(doc)
        twin.play("draw red")
        view = twin.view(None)
        assert None not in view["row"]
        assert view["row"].count("locomotive") < 3
        assert view["deck"] + sum(view["discards"].values()) == 3 + 24 - 1
        if view["deck"] > 3:  # it was swept: two white ones, then three from the discards
            assert view["row"][:2] == ["white", "white"]
            assert view["discards"] == {}


def test_without_deck_and_discards_no_cards_can_be_taken() -> None:
    m = lay(begun(), deck={}, hands={0: {"blue": 1}})
    assert not [a for a in m.legal() if a.startswith("draw")]
    assert "empty" in refused(m, "draw blind")
    assert "empty" in refused(m, "draw red")
    assert {a.split()[0] for a in m.legal()} == {"tickets", "claim"}


@pytest.mark.parametrize("first", ["draw red", "draw blind"])
def test_the_turn_ends_when_the_first_card_was_the_last_of_the_deck(first: str) -> None:
    """With neither deck nor discards no wagon cards can be drawn, so there is no second one either: not even face up."""
    m = lay(begun(), deck={"white": 1})
    m.play(first)
    assert m.actor == 1
    assert m.view(None)["row"] == ["blue", "white" if first == "draw red" else "red", "green", "yellow", "black"]
    assert "empty" in refused(m, "draw blue")


def test_a_second_card_can_be_taken_when_discards_become_the_deck() -> None:
    m = lay(begun(), deck={"white": 1}, discards={"orange": 1})
    m.play("draw red")
    assert m.legal() == ["draw blue", "draw green", "draw yellow", "draw black", "draw white", "draw blind"]
    m.play("draw green")
    assert m.view(None)["row"] == ["blue", "white", "orange", "yellow", "black"]


def test_cards_paid_are_the_new_deck_when_there_is_none() -> None:
    m = lay(begun(), deck={}, hands={0: {"orange": 4}})
    m.play("claim berlin-leipzig orange")
    view = m.view(None)
    assert (view["row"], view["deck"], view["discards"]) == (PLAIN, 4, {})
    m.play("draw blue")
    assert m.view(None)["row"] == ["orange", *PLAIN[1:]]


def test_a_hand_has_no_limit() -> None:
    m = lay(begun(), deck={"white": 2}, discards={"orange": 1})
    assert m.view(None)["seats"][1]["cards"] > 90
    m.play("draw blind")
    m.play("draw blind")
    assert m.view(None)["seats"][0]["cards"] == 2


# -------------------------------------------------------------------------------------------------------- claim a route


def test_a_coloured_track_takes_its_colour_and_locomotives() -> None:
    m = lay(begun(), hands={0: {"blue": 3, "red": 5, "locomotive": 3}})
    assert claims(m, "bremen-emden") == ["locomotive", "blue", "blue+1", "blue+2"]


def test_a_grey_track_takes_any_one_colour() -> None:
    m = lay(begun(), hands={0: {"red": 2, "yellow": 1, "locomotive": 2}})
    assert claims(m, "frankfurt-mannheim") == ["locomotive", "red", "red+1", "yellow+1"]


def test_a_set_of_locomotives_alone_pays_for_any_track() -> None:
    m = lay(begun(), hands={0: {"locomotive": 7}})
    assert claims(m, "berlin-hannover") == ["locomotive"]
    m.play("claim berlin-hannover locomotives")
    assert m.view(None)["tracks"] == {"berlin-hannover": 0}


def test_paying_with_the_wrong_cards_is_refused() -> None:
    m = lay(begun(), hands={0: {"green": 3, "locomotive": 1, "red": 2}})
    assert (
        refused(m, "claim berlin-dresden red")
        == "Berlin – Dresden needs 5 green or locomotives: you hold 3 green + 1 locomotive."
    )
    assert refused(m, "claim lindau-muenchen green+1") == (
        "Lindau – München needs 5 cards of one colour or locomotives: you hold 3 green + 1 locomotive."
    )
    assert refused(m, "claim mannheim-frankfurt green+2") == (
        "Frankfurt – Mannheim takes 2 cards of one colour: you could pay 2 red or 2 green."
    )
    assert refused(m, "claim mannheim-frankfurt blue+1") == (
        "You cannot pay 1 blue + 1 locomotive: you hold 1 locomotive. 2 red or 2 green would do."
    )


def test_a_payment_that_would_do_is_named() -> None:
    m = lay(begun(), hands={0: {"orange": 3, "locomotive": 1}})
    assert refused(m, "claim berlin-leipzig orange") == (
        "You cannot pay 4 orange: you hold 3 orange + 1 locomotive. 3 orange + 1 locomotive would do."
    )
    assert refused(m, "claim berlin-leipzig green+1") == (
        "Berlin – Leipzig takes 4 orange: you could pay 3 orange + 1 locomotive."
    )
    assert refused(m, "claim leipzig – berlin 2 orange + 1 locomotive") == (
        "Berlin – Leipzig takes 4 orange: you could pay 3 orange + 1 locomotive."
    )
    m.play("claim Leipzig – Berlin 3 × Orange + 1 Lokomotive")
    assert m.last == "claim berlin-leipzig orange+1"


def test_the_cards_paid_go_to_the_discards() -> None:
    m = lay(begun(), hands={0: {"orange": 3, "locomotive": 2}})
    m.play("claim berlin-leipzig orange+1")
    assert m.view(None)["discards"] == {"orange": 3, "locomotive": 1}
    assert m.view(0)["seats"][0]["hand"] == {"locomotive": 1}
    assert m.actor == 1  # one route, and the turn is over


@pytest.mark.parametrize(
    ("track", "length", "points"),
    [
        ("karlsruhe-mannheim", 1, 1), ("hamburg-schwerin", 2, 2), ("berlin-magdeburg", 3, 4), ("chemnitz-erfurt", 4, 7),
        ("berlin-dresden", 5, 10), ("berlin-rostock", 6, 15), ("dresden-regensburg", 7, 18),
    ],
)  # fmt: skip
def test_a_track_scores_at_once_by_its_length(track: str, length: int, points: int) -> None:
    m = lay(begun(), hands={0: {"locomotive": 7}})
    m.play(f"claim {track} locomotive")
    seat = m.view(None)["seats"][0]
    assert (seat["points"], seat["wagons"]) == (points, 45 - length)


def test_a_claimed_track_need_not_touch_the_own_network() -> None:
    m = own(lay(begun(), hands={0: {"blue": 1}}), {0: ["kiel-rostock"]})
    m.play("claim karlsruhe-mannheim blue")


def test_a_claimed_track_is_taken() -> None:
    m = own(lay(begun(), hands={0: {"orange": 4}}), {1: ["berlin-leipzig"]})
    assert refused(m, "claim berlin-leipzig orange") == "Berlin – Leipzig is taken: Seat 2 has claimed it."


def test_a_route_needs_as_many_wagons() -> None:
    m = own(lay(begun(), hands={0: {"locomotive": 8}}), {0: [*TRACKS, "muenchen-regensburg"]}, last=1)
    assert m.view(0)["seats"][0]["wagons"] == 2
    assert "berlin-schwerin" not in m.view(0)["claims"]
    assert "hamburg-schwerin" in m.view(0)["claims"]
    assert refused(m, "claim berlin-schwerin locomotive") == "Berlin – Schwerin needs 5 wagons: you have 2 left."


@pytest.mark.parametrize("route", ["berlin-hamburg", "duesseldorf-koeln"])
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_one_claim_closes_the_parallel_tracks(players: int, route: str) -> None:
    m = own(lay(begun(players), hands={0: {"locomotive": 7}}), {1: [route]})
    assert not [track for track in m.view(0)["claims"] if track.startswith(route)]
    assert f"in a game for {players}" in refused(m, f"claim {route}.2 locomotive")
    assert f"{route}.2" in m.view(0)["closed"]


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_all_parallel_tracks_are_used(players: int) -> None:
    m = own(lay(begun(players), hands={0: {"locomotive": 7}}), {1: ["berlin-hamburg"], 2: ["duesseldorf-koeln.2"]})
    assert "berlin-hamburg.2" in m.view(0)["claims"]
    m.play("claim duesseldorf-koeln locomotive")
    assert m.view(None)["tracks"]["duesseldorf-koeln"] == 0
    assert "duesseldorf-koeln.3" in m.view(0)["closed"]
    assert "duesseldorf-koeln.3" not in m.view(3)["closed"]


def test_a_taken_track_does_not_hide_an_open_one_beside_it() -> None:
    m = own(lay(begun(4), hands={0: {"yellow": 6, "blue": 2, "locomotive": 1}}), {1: ["berlin-hamburg"]})
    assert refused(m, "claim berlin-hamburg") == (
        "Seat 2 has claimed track 1 of Berlin – Hamburg. "
        "Berlin – Hamburg takes 7 yellow (track 2): you could pay 6 yellow + 1 locomotive (track 2)."
    )
    assert refused(m, "claim hamburg-berlin blue") == refused(m, "claim berlin-hamburg")
    m = own(lay(begun(4), hands={0: {"yellow": 4, "locomotive": 1}}), {1: ["berlin-hamburg"]})
    assert refused(m, "claim berlin-hamburg") == (
        "Seat 2 has claimed track 1 of Berlin – Hamburg. "
        "Berlin – Hamburg needs 7 yellow (track 2) or locomotives: you hold 4 yellow + 1 locomotive."
    )


def test_all_open_parallel_tracks_are_named() -> None:
    m = lay(begun(2), hands={0: {"yellow": 7, "blue": 7}})
    assert refused(m, "claim berlin-hamburg red") == (
        "Berlin – Hamburg takes 7 blue or 7 yellow (track 2): you could pay 7 blue or 7 yellow (track 2)."
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_player_never_owns_two_parallel_tracks(players: int) -> None:
    m = own(lay(begun(players), hands={0: {"locomotive": 7}}), {0: ["berlin-hamburg", "duesseldorf-koeln.2"]})
    mine = [track for track in m.view(0)["claims"] if track.startswith(("berlin-hamburg", "duesseldorf-koeln"))]
    assert mine == []
    said = refused(m, "claim berlin-hamburg.2 locomotive")
    assert ("two parallel tracks" in said) == (players >= 4)


def test_a_position_in_which_parallel_tracks_are_owned_against_the_rules_is_refused() -> None:
    with pytest.raises(BadDocument, match="parallel"):
        own(begun(3), {0: ["berlin-hamburg"], 1: ["berlin-hamburg.2"]})
    with pytest.raises(BadDocument, match="parallel"):
        own(begun(4), {0: ["berlin-hamburg", "berlin-hamburg.2"]})
    own(begun(4), {0: ["berlin-hamburg"], 1: ["berlin-hamburg.2"]})


# --------------------------------------------------------------------------------------------------------------- tickets


def test_tickets_are_drawn_in_an_announced_mix_and_at_least_one_is_kept() -> None:
    m = begun()
    m.play("tickets 1+3")
    assert m.view(0)["must_keep"] == 1
    assert len(m.legal()) == 15
    before = m.view(None)["seats"][0]["tickets"]
    m.play("keep 2")
    after = m.view(None)["seats"][0]["tickets"]
    assert after == {"short": before["short"], "long": before["long"] + 1}
    assert m.actor == 1


def test_returned_tickets_lie_at_the_bottom_of_their_own_deck() -> None:
    m = tickets(begun(), {0: []}, deck=[*SHORT[:2], *LONG[:2]])
    m.play("tickets 2+2")
    offer = [t["ticket"] for t in m.view(0)["offer"]]
    m.play("keep 1")
    assert state(m)["under"] == {offer[1]: 1, offer[2]: 1, offer[3]: 2}
    m.play("tickets 1+2")
    assert [t["ticket"] for t in m.view(1)["offer"]] == offer[1:]


def test_returned_tickets_come_only_after_those_above_them() -> None:
    m = tickets(begun(), {}, deck=[*SHORT[:3], *LONG[:2]])
    m.play("tickets 2+2")
    returned = m.view(0)["offer"][1]["ticket"]
    m.play("keep 1,3,4")
    m.play("tickets 2+0")
    assert [t["ticket"] for t in m.view(1)["offer"]][1] == returned


@pytest.mark.parametrize(
    ("left", "mixes"),
    [
        ((2, 1), ["tickets 2+1"]),
        ((0, 1), ["tickets 0+1"]),
        ((0, 0), []),
        ((1, 5), ["tickets 0+4", "tickets 1+3"]),
    ],
)
def test_drawing_tickets_when_few_are_left(left: tuple[int, int], mixes: list[str]) -> None:
    m = tickets(begun(), {}, deck=[*SHORT[: left[0]], *LONG[: left[1]]])
    assert [a for a in m.legal() if a.startswith("tickets")] == mixes
    if not mixes:
        assert refused(m, "tickets 2+2") == "Both ticket decks are empty."
    for mix in mixes[:1]:
        m.play(mix)
        assert "keep 1" in m.legal()


def test_a_mix_never_asks_a_deck_for_more_than_it_holds() -> None:
    m = tickets(begun(), {}, deck=["hamburg-rostock", *LONG])
    assert refused(m, "tickets 2+2") == "Only one short ticket is left."
    assert refused(m, "tickets 1+1") == "You draw four tickets, not 2."


def test_tickets_may_not_be_kept_that_were_not_drawn() -> None:
    m = tickets(begun(), {}, deck=["hamburg-rostock"])
    assert "no tickets to keep" in refused(m, "keep 1")
    m.play("tickets 1+0")
    assert refused(m, "keep 2") == "You have only one ticket to choose from."


def held(m: Match, seat: int = 0) -> dict[str, dict[str, Any]]:
    return {t["ticket"]: t for t in m.view(seat)["seats"][seat]["held"]}


def test_a_ticket_is_complete_when_own_tracks_connect_its_ends() -> None:
    m = tickets(own(begun(), {0: ["hamburg-schwerin"], 1: ["rostock-schwerin"]}), {0: ["hamburg-rostock"]})
    assert not held(m)["hamburg-rostock"]["complete"]
    m = own(m, {0: ["hamburg-schwerin", "rostock-schwerin"]})
    assert held(m)["hamburg-rostock"] | {"way": []} == {
        "ticket": "hamburg-rostock", "between": ["hamburg", "rostock"], "deck": "short", "points": 4,
        "complete": True, "to_go": 0, "possible": True, "way": [],
    }  # fmt: skip


@pytest.mark.parametrize("end", ["freiburg-schweiz", "konstanz-schweiz", "lindau-schweiz"])
def test_a_ticket_to_a_country_is_complete_over_any_of_its_endpoints(end: str) -> None:
    way = [
        "karlsruhe-mannheim",
        "freiburg-karlsruhe",
        "freiburg-konstanz",
        "konstanz-lindau",
        "frankfurt-mannheim",
        "frankfurt-koeln",
    ]
    m = tickets(own(begun(), {0: way}), {0: ["koeln-schweiz"]})
    assert held(m)["koeln-schweiz"]["to_go"] == 1  # Konstanz - Schweiz
    assert held(own(m, {0: [*way, end]}))["koeln-schweiz"]["complete"]


def test_no_way_leads_through_a_country() -> None:
    m = own(begun(), {0: ["freiburg-frankreich", "saarbruecken-frankreich", "karlsruhe-frankreich"]})
    s = m.state.record
    cities = BOARD.labels["city"]
    nets = {int(s.net[0, cities.index(city)]) for city in ("freiburg", "saarbruecken", "karlsruhe")}
    assert len(nets) == 3


def test_a_ticket_between_two_countries_is_complete_over_any_of_their_endpoints() -> None:
    ends = ["bremerhaven-daenemark", "bremerhaven-emden", "emden-niederlande"]
    m = tickets(own(begun(), {0: ends}), {0: ["daenemark-niederlande"]})
    assert held(m)["daenemark-niederlande"]["complete"]
    m = own(m, {0: ["kiel-daenemark", *ends[1:]]})
    assert held(m)["daenemark-niederlande"]["to_go"] == 3


def test_what_is_missing_for_a_ticket_is_its_shortest_remaining_connection() -> None:
    m = tickets(begun(), {0: ["hamburg-rostock"]})
    assert (held(m)["hamburg-rostock"]["to_go"], held(m)["hamburg-rostock"]["way"]) == (
        4,
        ["hamburg-schwerin", "rostock-schwerin"],
    )
    m = own(m, {0: ["rostock-schwerin"]})
    assert (held(m)["hamburg-rostock"]["to_go"], held(m)["hamburg-rostock"]["way"]) == (2, ["hamburg-schwerin"])
    m = own(m, {1: ["rostock-schwerin"]})
    assert held(m)["hamburg-rostock"]["to_go"] == 6
    m = own(m, {1: ["rostock-schwerin", "kiel-rostock", "berlin-rostock"]})
    assert (held(m)["hamburg-rostock"]["to_go"], held(m)["hamburg-rostock"]["possible"]) == (-1, False)


# ------------------------------------------------------------------------------------------------------ end of the game


@pytest.mark.parametrize("players", [2, 3, 5])
def test_two_wagons_left_bring_one_more_turn_for_everybody(players: int) -> None:
    m = own(lay(begun(players), hands={0: {"orange": 3}}), {0: TRACKS})  # five wagons left
    m.play("claim muenchen-regensburg orange")
    assert m.view(None)["turns_left"] == players
    for i in range(1, players + 1):
        assert m.actor == i % players
        pass_turn(m)
    assert m.over


def test_three_wagons_left_are_too_many_for_the_last_round() -> None:
    m = own(lay(begun(), hands={0: {"red": 2}}), {0: TRACKS})
    m.play("claim rostock-schwerin red")
    assert m.view(None)["seats"][0]["wagons"] == 3
    assert m.view(None)["turns_left"] is None


def test_the_last_round_is_not_prolonged_by_others_who_run_out_of_wagons() -> None:
    others = [
        "muenchen-nuernberg",
        "lindau-muenchen",
        "berlin-dresden",
        "berlin-schwerin",
        "erfurt-hannover",
        "bremerhaven-daenemark",
    ]
    rest = ["regensburg-oesterreich", "emden-muenster", "dortmund-kassel"]
    m = own(lay(begun(), hands={0: {"orange": 3}, 1: {"green": 3}}), {0: TRACKS, 1: [*others, *rest]})
    m.play("claim muenchen-regensburg orange")
    m.play("claim nuernberg-regensburg green")
    assert m.view(None)["seats"][1]["wagons"] == 0
    pass_turn(m)
    assert m.over


def finished(m: Match) -> Match:
    """The match as if it were over now."""
    return m.copy(m.state.copy(phase=4))


def test_completed_tickets_add_and_failed_ones_take_their_value() -> None:
    m = tickets(
        own(begun(), {0: ["hamburg-schwerin", "rostock-schwerin"]}), {0: ["hamburg-rostock", "mainz-stuttgart"], 1: []}
    )
    assert m.scores() == [4 + 4 - 3 + 15 + FAILED, FAILED]


def test_the_bonus_is_for_most_completed_tickets() -> None:
    owners = {0: ["hamburg-schwerin", "rostock-schwerin"], 1: ["karlsruhe-mannheim"]}
    m = finished(tickets(own(begun(), owners), {0: ["hamburg-rostock"], 1: ["mainz-stuttgart"]}))
    assert [seat["final"]["bonus"] for seat in m.view(None)["seats"]] == [15, 0]
    worth = {"dortmund-erfurt": -7, "dortmund-magdeburg": -9, "hamburg-rostock": 4}
    assert m.view(None)["seats"][0]["final"] == {
        "tracks": 4, "tickets": worth, "completed": 1, "bonus": 15, "total": 23 + FAILED,
    }  # fmt: skip


def test_the_bonus_goes_to_all_who_are_tied() -> None:
    owners = {0: ["hamburg-schwerin", "rostock-schwerin"], 1: ["mainz-mannheim", "mannheim-stuttgart"]}
    m = finished(tickets(own(begun(3), owners), {0: ["hamburg-rostock"], 1: ["mainz-stuttgart"], 2: []}))
    assert [seat["final"]["bonus"] for seat in m.view(None)["seats"]] == [15, 15, 0]


def test_nobody_gets_the_bonus_for_no_completed_ticket() -> None:
    m = tickets(begun(), {0: ["hamburg-rostock"], 1: ["mainz-stuttgart"]})
    assert m.scores() == [FAILED - 4, FAILED - 3]


def test_most_points_win() -> None:
    m = finished(tickets(own(begun(), {1: ["karlsruhe-mannheim"]}), {0: [], 1: []}))
    assert m.winners() == [1]


def test_a_tie_is_won_by_most_completed_tickets() -> None:
    # Seat 0: 18 for a long track.  Seat 1: 4 for tracks, 4 + 15 for a ticket, less 5 for another: 18 as well.
    owners = {0: ["berlin-hannover"], 1: ["hamburg-schwerin", "rostock-schwerin"]}
    five = next(
        t for i, t in enumerate(BOARD.labels["ticket"]) if BOARD.record.points[i] == 5 and BOARD.record.edition[i] & 1
    )
    m = finished(tickets(own(begun(), owners), {0: [], 1: ["hamburg-rostock", five]}))
    assert m.scores() == [18 + FAILED, 18 + FAILED]
    assert m.winners() == [1]


def test_a_full_tie_is_shared() -> None:
    m = finished(tickets(own(begun(3), {0: ["berlin-hannover"], 1: ["dresden-regensburg"]}), {0: [], 1: [], 2: []}))
    assert m.winners() == [0, 1]


def stuck(m: Match, hands: Mapping[int, Mapping[str, int]] | None = None, **fields: Any) -> Match:
    """The match with all tickets and cards in hands: seat 0 holds none of them, unless that is said."""
    m = lay(tickets(m, {}, deck=[]), deck={}, hands=hands)
    doc = m.position()
    doc["state"].update(fields)
    return Match.from_position(doc)


def test_a_player_with_nothing_to_do_passes() -> None:
    m = stuck(begun())
    assert m.legal() == ["pass"]
    m.play("pass")
    assert m.actor == 1
    assert "pass" not in m.legal()
    assert "may not pass" in refused(m, "pass")


def test_when_everybody_has_to_pass_the_game_is_over() -> None:
    m = stuck(begun(3), hands={0: {}, 1: {}})
    m.play("pass")
    m.play("pass")
    assert m.actor == 2
    hand = m.state.record.hand.copy()
    hand[2] = 0  # as if the others' cards were lost: nobody can do anything
    twin = m.copy(m.state.copy(hand=hand))
    twin.play("pass")
    assert twin.over
    assert [event["kind"] for event in twin.log(None)[-1]["events"][:2]] == ["pass", "end"]


def test_an_action_ends_the_row_of_passes() -> None:
    m = stuck(begun())
    m.play("pass")
    assert state(m)["passed"] == 1
    m.play("claim karlsruhe-mannheim blue")
    assert state(m)["passed"] == 0
