"""Zug um Zug: Deutschland: what a seat may know, and that nobody is told more."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk import Match, State
from stellwerk.errors import UndoRefused
from stellwerk.games import games

GAME = games()["deutschland"]
BOARD = GAME.board_of()


def played(seed: int, actions: int, players: int = 3, edition: str = "2012") -> Match:
    """A match after some random actions."""
    m = Match.new("deutschland", players=players, seed=seed, options={"tickets": edition})
    dice = np.random.default_rng(seed)
    for _ in range(actions):
        if not m.over:
            m.play(str(dice.choice(m.legal())))
    return m


def guess(m: Match, seat: int, seed: int) -> np.record:
    """What `determinize` makes of the match for a seat."""
    return m.state.determinize(None if seat < 0 else seat, seed).record


anywhere = {
    "seed": st.integers(0, 10_000), "actions": st.integers(0, 420), "players": st.integers(2, 5),
    "edition": st.sampled_from(["2012", "2017"]),
}  # fmt: skip


@settings(max_examples=40, deadline=None)
@given(**anywhere)
def test_a_guess_depends_on_nothing_hidden_and_adds_up(seed: int, actions: int, players: int, edition: str) -> None:
    m = played(seed, actions, players, edition)
    for seat in range(-1, players):
        once = guess(m, seat, 5)
        twice = guess(m, seat, 99)
        GAME.rules.determinize(BOARD.record, twice, seat, 5)
        assert GAME.state.raw(once) == GAME.state.raw(twice)
        assert GAME.faults(BOARD, once) == []


@settings(max_examples=40, deadline=None)
@given(**anywhere)
def test_a_guess_keeps_all_that_a_seat_sees(seed: int, actions: int, players: int, edition: str) -> None:
    m = played(seed, actions, players, edition)
    for seat in [None, *range(players)]:
        s = guess(m, -1 if seat is None else seat, 7)
        seen = GAME.view(BOARD, s, seat, GAME.state.plain(s))
        assert {"game": "deutschland", "map": "deutschland", **seen} == m.view(seat)
    features = np.zeros((2, GAME.size), np.float32)
    for seat in range(players):
        GAME.rules.observe(BOARD.record, m.state.record, seat, features[0])
        GAME.rules.observe(BOARD.record, guess(m, seat, 7), seat, features[1])
        assert (features[0] == features[1]).all()


def test_cards_taken_face_up_and_not_spent_are_known() -> None:
    m = _after_first_tickets()
    m.play("draw green")
    m.play("draw blind")
    seat = m.view(None)["seats"][0]
    assert seat["known"] == {"green": 1}
    for seed in range(50):
        assert guess(m, 1, seed).hand[0, 2] >= 1


def test_what_is_paid_counts_as_taken_face_up_first() -> None:
    m = _after_first_tickets(
        known=[{"green": 2, "locomotive": 1}, {}], hand=[{"green": 3, "locomotive": 2, "red": 1}, {}]
    )
    m.play("claim hamburg-schwerin green+1")
    assert m.view(None)["seats"][0]["known"] == {"green": 1}


def test_other_hands_are_guessed_from_all_unseen_cards() -> None:
    m = Match.new("deutschland", players=2, seed=3)
    seat = 0
    mine = m.view(seat)
    unseen = 14 - mine["row"].count("locomotive") - mine["seats"][0]["hand"].get("locomotive", 0)
    unseen -= mine["discards"].get("locomotive", 0)
    pool = 110 - 5 - 4 - sum(mine["discards"].values())
    held = np.mean([guess(m, seat, seed).hand[1, 8] for seed in range(4000)])
    assert held == pytest.approx(4 * unseen / pool, abs=0.05)


def test_other_players_tickets_are_guessed_from_the_right_deck() -> None:
    m = Match.new("deutschland", players=2, seed=3)
    m.play("tickets 3+1")
    m.play("keep 1,4")
    actor, other = 1 - m.actor, m.actor
    held = set()
    for seed in range(200):
        s = guess(m, other, seed)
        mine = [t for t in range(BOARD.record.tickets) if s.ticket[t] == actor]
        assert [int(BOARD.record.deck[t]) for t in mine] == [0, 1]
        held.update(mine)
    assert len(held) > 50


def test_every_unseen_ticket_and_card_is_guessed_as_often_as_it_should_be() -> None:
    """A third seat's hand, and the place under a deck where another has put a ticket back."""
    m = next(m for m in (played(seed, 120) for seed in range(50)) if m.state.record.below.min() > 0 and not m.over)
    seat, s, guesses = m.actor, m.state.record, 4000
    unseen = [t for t in range(BOARD.record.tickets) if s.ticket[t] >= 0 and not s.seen[t] >> seat & 1]
    at, cards = np.zeros((2, len(s.ticket)), int), np.zeros((guesses, len(s.deck)))
    other = (seat + 1) % 3
    for n in range(guesses):
        found = guess(m, seat, n)
        at[0] += found.ticket == other
        at[1] += found.under == 1
        cards[n] = found.hand[other] - s.known[other]
    for deck in range(2):
        these = [t for t in unseen if BOARD.record.begins[deck] <= t < BOARD.record.begins[deck + 1]]
        for counts in at[:, these]:
            assert abs(counts - counts.mean()).max() < 5 * np.sqrt(max(1, counts.mean()))
    pool = s.deck + sum(s.hand[p] - s.known[p] for p in range(3) if p != seat)
    hidden = (s.hand[other] - s.known[other]).sum()
    assert abs(cards.mean(axis=0) - hidden * pool / pool.sum()).max() < 5 * np.sqrt(hidden / guesses)


def test_who_returned_tickets_knows_where_they_lie() -> None:
    m = _after_first_tickets()
    m.play("tickets 2+2")
    returned = [t["ticket"] for t in m.view(0)["offer"]][1:]
    m.play("keep 1")
    at = [BOARD.labels["ticket"].index(t) for t in returned]
    for seed in range(20):
        assert [int(guess(m, 0, seed).under[t]) for t in at] == [1, 1, 2]
    assert any([int(guess(m, 1, seed).under[t]) for t in at] != [1, 1, 2] for seed in range(5))


def test_others_forget_a_returned_ticket_when_it_may_have_been_kept() -> None:
    m = _after_first_tickets()
    s, b = m.state.copy().record, BOARD.record
    first, second = 0, 1  # two short tickets that seat 1 has returned and seat 0 now draws
    for t in range(b.begins[1]):
        if s.ticket[t] == 6:
            s.ticket[t], s.seen[t] = 1, 2
    for place, t in enumerate((first, second)):
        s.ticket[t], s.seen[t], s.under[t] = 6, 2, place + 1
    m = m.copy(State.of(GAME, BOARD, s))
    twin = m.copy()
    m.play("tickets 2+2")
    m.play("keep 1")
    assert [int(m.state.record.seen[t]) for t in (first, second)] == [1, 1]
    twin.play("tickets 2+2")
    twin.play("keep 1,2,3")
    seen = twin.state.record.seen.tolist()
    assert [seen[first], seen[second]] == [3, 3]  # all short ones were kept: everybody can tell


def test_a_blind_card_is_told_only_to_the_one_who_drew_it() -> None:
    m = _after_first_tickets()
    m.play("draw blind")
    assert m.log(1)[-1]["text"] == m.log(None)[-1]["text"] == "draws a card blind"
    assert m.log(0)[-1]["text"].startswith("draws a card blind: ")


def test_a_view_of_others_shows_counts_only() -> None:
    m = played(4, 60)
    for seat in m.view(0)["seats"][1:]:
        assert set(seat) == {"seat", "points", "wagons", "cards", "known", "tickets"}


def test_a_view_is_plain_data() -> None:
    for actions in (0, 1, 40, 10_000):
        m = played(9, actions)
        assert json.loads(json.dumps(m.view(0))) == m.view(0)


def test_when_the_game_is_over_everything_is_open() -> None:
    view = played(2, 10_000).view(None)
    assert view["over"]
    assert all({"hand", "held", "final"} <= set(seat) for seat in view["seats"])
    assert [seat["final"]["total"] for seat in view["seats"]] == played(2, 10_000).scores()


def test_tickets_that_were_seen_cannot_be_put_back() -> None:
    m = _after_first_tickets()
    s = m.state.copy().record
    for t in range(BOARD.record.tickets):
        if s.ticket[t] == 6:
            s.ticket[t], s.seen[t] = 1, 2
    s.ticket[0], s.under[0] = 6, 1
    m = Match.from_position(m.copy(State.of(GAME, BOARD, s)).position())
    m.play("tickets 1+0")  # from under the deck: no chance involved
    with pytest.raises(UndoRefused, match="revealed"):
        m.undo()
    m.undo(force=True)
    assert "tickets 1+0" in m.legal()


def _after_first_tickets(**fields: Any) -> Match:
    """Two players, first tickets chosen, seat 0 to begin; hands may be given, the rest goes to the deck."""
    m = Match.new("deutschland", players=2, seed=11)
    while m.view(None)["first_tickets"]:
        m.play("tickets 2+2")
        m.play("keep 1,2")
    doc = m.position()
    doc["state"].update(turn=0, row=["blue", "red", "green", "yellow", "black"], discards={}, known=[{}, {}])
    doc["state"].update(fields)
    of = {card: 14 if card == "locomotive" else 12 for card in BOARD.labels["colour"]}
    state = doc["state"]
    state["deck"] = {c: n - state["row"].count(c) - sum(h.get(c, 0) for h in state["hand"]) for c, n in of.items()}
    return Match.from_position(doc)


def test_a_guess_agrees_with_locomotives_that_were_not_swept() -> None:
    """Three of them stay in the row only if the deck can do no better: so everybody knows what the deck is made of."""
    m = _after_first_tickets()
    doc = m.position()
    state = doc["state"]
    row = ["locomotive", "locomotive", "locomotive", "green", "blue"]
    of = {card: 14 if card == "locomotive" else 12 for card in BOARD.labels["colour"]}
    mine = {"red": 5, "locomotive": 2}
    rest = {c: n - row.count(c) - mine.get(c, 0) - (4 if c == "locomotive" else 0) for c, n in of.items()}
    state.update(row=row, deck={"locomotive": 4}, hand=[mine, rest])
    m = Match.from_position(doc)
    for seat in (-1, 0, 1):
        for seed in range(20):
            s = guess(m, seat, seed)
            assert s.deck[8] == 4
            assert GAME.faults(BOARD, s, m.options) == []


def test_hidden_first_choices_are_guessed_in_any_mix() -> None:
    m = Match.new("deutschland", players=3, seed=3, options={"choice": "hidden", "first": "1"})
    for text in ("tickets 4+0", "keep 1,2", "tickets 1+3", "keep 2,3,4", "tickets 0+4"):
        m.play(text)
    own = [t for t in range(BOARD.record.tickets) if m.state.record.ticket[t] == 1]
    mixes, kept = set(), set()
    for seed in range(200):
        s = guess(m, 1, seed)
        assert GAME.faults(BOARD, s, m.options) == []
        assert [t for t in range(BOARD.record.tickets) if s.ticket[t] == 1] == own
        mixes.add((int(s.announced[0]), int(s.announced[2])))
        kept.add(int((s.ticket == 0).sum()))
    assert len(mixes) == 25
    assert kept == {2, 3, 4}
