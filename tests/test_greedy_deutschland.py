"""The knowledge of good play in Zug um Zug: Deutschland."""

from __future__ import annotations

import numpy as np
import pytest

from greedy_play import (
    Table,
    check_distinct,
    check_interpreted,
    check_shortlist,
    check_values,
    check_weights,
    favourites,
    match,
    share_of_one,
)
from stellwerk.games import get
from stellwerk.games.deutschland.actions import KINDS
from stellwerk.games.deutschland.rules import completed
from stellwerk.games.deutschland.state import DECK

GAME = get("deutschland")
BOARD = GAME.board_of()


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("tickets", ["2012", "2017"])
def test_weights_depend_on_what_the_seat_knows_alone(players, tickets):
    check_weights(GAME, players, tickets=tickets)


@pytest.mark.parametrize("players", GAME.seats)
def test_values_are_chances(players):
    check_values(GAME, players)


def test_interpreted_and_compiled_agree():
    check_interpreted(GAME, 3)


@pytest.mark.parametrize("players", GAME.seats)
def test_the_best_action_is_on_the_shortlist(players):
    check_shortlist(GAME, players)


@pytest.mark.parametrize("players", GAME.seats)
def test_a_tree_has_one_branch_for_each_track(players):
    b = BOARD.record

    def same(action):
        """Which of parallel tracks is claimed, and how it is paid for, comes to the same."""
        kind, at = KINDS.named(action)
        return (kind, int(b.parallel[b.paid_track[at[0]]])) if kind == "claim" else action

    check_distinct(GAME, players, lambda action: str(same(action)))


def test_values_tell_who_will_win():
    assert favourites(GAME, 2, 60, when=0.95) >= 0.65


def test_greedy_beats_chance():
    assert share_of_one(GAME, 2, 40) >= 0.95
    assert share_of_one(GAME, 3, 30) >= 0.9
    assert share_of_one(GAME, 5, 20, tickets="2017") >= 0.9


def test_greedy_scores_like_a_good_player():
    tables = [match(GAME, 2, seed, {0, 1}) for seed in range(30)]
    assert np.mean([t.scores().mean() for t in tables]) > 100
    done = [completed(t.board, t.s, p) for t in tables for p in (0, 1)]
    held = [int((t.s.ticket == p).sum()) for t in tables for p in (0, 1)]
    assert sum(done) > 0.7 * sum(held)


def test_the_network_for_the_tickets_is_planned_and_built():
    """With one ticket, Frankfurt to Hamburg, the plan leads from one to the other, round what others take."""
    table = Table(GAME, 2, 1)
    while table.s.chosen < 2:
        table.play_best()
    seat, labels = table.actor, BOARD.labels["track"]
    table.s.ticket[table.s.ticket == seat] = DECK
    table.s.ticket[BOARD.labels["ticket"].index("frankfurt-hamburg")] = seat

    def planned():
        table.weigh()
        return [t for t in range(len(labels)) if table.memo.plan[seat, t // 32] >> (t % 32) & 1]

    def own(tracks, owner):
        before = table.s.owner.copy()
        table.s.owner[tracks] = owner
        GAME.rules.refresh(table.board, table.s)
        return before

    first = planned()
    before = own(first, seat)
    assert completed(table.board, table.s, seat) == 1
    table.s.owner[:] = before
    own(first[0], 1 - seat)
    second = planned()
    assert first[0] not in second
    own(second, seat)
    assert completed(table.board, table.s, seat) == 1


def test_locomotives_are_not_wasted():
    """Of two payments for a track the one with fewer locomotives is the better, unless the plan needs the colour."""
    table = Table(GAME, 2, 3)
    seen = 0
    while table.actor >= 0:
        actions, weights = table.weigh()
        best = int(actions[weights.argmax()])
        if best in KINDS.range("claim") and table.s.last < 0:
            b, (payment,) = table.board, KINDS.named(best).at
            others = [KINDS.named(a).at[0] for a in actions if a in KINDS.range("claim")]
            lighter = [
                other
                for other in others
                if b.paid_track[other] == b.paid_track[payment]
                and b.paid_colour[other] == b.paid_colour[payment]
                and b.paid_locomotives[other] < b.paid_locomotives[payment]
            ]
            assert not lighter
            seen += 1
        table.play_best()
    assert seen > 10


def test_tickets_are_drawn_again_when_the_network_is_good_for_more():
    drawn = 0
    for seed in range(12):
        table = Table(GAME, 2, seed)
        while table.actor >= 0:
            actions, weights = table.weigh()
            drawn += table.s.chosen == 2 and actions[weights.argmax()] in KINDS.range("tickets")
            table.play_best()
    assert drawn > 0
