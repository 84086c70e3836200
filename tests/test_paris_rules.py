"""Paris Connection: one test per rule, named after it, in the order of the rulebook."""

from __future__ import annotations

import copy
from collections import Counter

import numpy as np
import pytest

import stellwerk
from paris_positions import CORRIDOR, STARTS, builds, position, tray, value
from stellwerk import IllegalAction, Match
from stellwerk.engine.bits import has
from stellwerk.engine.random import below, seeded
from stellwerk.games import get
from stellwerk.games.paris.actions import KINDS
from stellwerk.games.paris.board import CITY, CLOSED, COLOURS
from stellwerk.games.paris.board import colour as paris_colour
from stellwerk.games.paris.rules import cuts_off
from stellwerk.games.paris.state import DEALT
from stellwerk.texts import say

PARIS = get("paris")


def refused(match: Match, action: str) -> str:
    before = match.hash
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert match.hash == before, "a refused action changes nothing"
    return str(refusal.value)


# ------------------------------------------------------------------------------------------------------- preparation


@pytest.mark.parametrize(("players", "dealt"), [(3, 10), (4, 8), (5, 6), (6, 5)])
def test_setup_deals_by_number_of_players(players, dealt):
    match = Match.new("paris", players=players, seed=3)
    view = match.view(None)
    assert [seat["locomotives"] for seat in view["seats"]] == [dealt] * players
    assert sum(c["tray"] for c in view["companies"]) == 6 * 31 - players * dealt


def test_setup_puts_one_locomotive_of_each_colour_on_a_start_space():
    view = Match.new("paris", players=3, seed=3).view(None)
    assert sorted(view["spaces"]) == sorted(STARTS.values())
    assert sorted(here for (here,) in view["spaces"].values()) == sorted(COLOURS)


def test_setup_puts_the_colours_on_the_start_spaces_at_random():
    on_first = Counter(Match.new("paris", players=3, seed=i).view(None)["spaces"]["4.18"][0] for i in range(300))
    assert set(on_first) == set(COLOURS)
    assert min(on_first.values()) > 25


def test_setup_starts_all_companies_at_zero():
    view = Match.new("paris", players=3, seed=3).view(None)
    assert [company["value"] for company in view["companies"]] == [0] * 6


def test_setup_uses_33_locomotives_of_each_colour_less_one_on_the_value_track():
    match = Match.new("paris", players=4, seed=9)
    for c, colour in enumerate(COLOURS):
        owned = sum(match.view(p)["seats"][p]["screen"].get(colour, 0) for p in range(4))
        assert owned + match.view(None)["companies"][c]["tray"] + 1 == 32


def test_setup_draws_the_start_player():
    first = Counter(Match.new("paris", players=3, seed=i).actor for i in range(300))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 60


@pytest.mark.parametrize("seat", range(4))
def test_a_named_seat_begins_and_all_else_is_as_the_seed_deals_it(seat):
    """The starting player is drawn; in a rematch the start passes to the left, so the next match names its seat."""
    drawn = Match.new("paris", players=4, seed=3, options={"first": "lot"})
    named = Match.new("paris", players=4, seed=3, options={"first": str(seat + 1)})
    assert named.actor == named.at(0).actor == seat
    assert {**named.position()["state"], "turn": 0} == {**drawn.position()["state"], "turn": 0}
    named.play(named.legal()[-1])
    assert (named.actor, named.at(0).actor) == ((seat + 1) % 4, seat)


def test_the_lot_decides_as_it_did_before_a_seat_could_be_named():
    assert [Match.new("paris", players=3, seed=i).actor for i in range(1, 13)] == [2, 1, 2, 2, 1, 2, 0, 0, 0, 1, 1, 0]


def test_a_seat_that_does_not_play_cannot_begin():
    with pytest.raises(stellwerk.BadSetup, match="Seat 4 cannot go first"):
        Match.new("paris", players=3, options={"first": "4"})


@pytest.mark.parametrize("players", [0, 1, 2, 7, True, "3"])
def test_setup_is_for_three_to_six_players(players):
    with pytest.raises(stellwerk.BadSetup, match="3 to 6 players"):
        Match.new("paris", players=players)


# -------------------------------------------------------------------------------------------------------- the course


def test_players_take_turns_clockwise():
    match = position(players=4, turn=2, screens=[{"red": 2}] * 4)
    for expected in (2, 3, 0, 1, 2):
        assert match.actor == expected
        match.play("trade red blue 1" if "trade red blue 1" in match.legal() else "trade blue red 1")


def test_a_turn_is_a_build_or_a_trade_and_never_a_pass():
    match = Match.new("paris", players=3, seed=1)
    assert {a.split()[0] for a in match.legal()} == {"build", "trade"}
    assert "nobody may pass" in refused(match, "stop")
    assert "Nobody may pass" in refused(match, "pass")


def test_a_turn_is_never_a_build_and_a_trade():
    match = position(screens=[{"red": 3}])
    match.play("build blue 7.17")
    assert {a.split()[0] for a in match.legal()} == {"build", "stop"}
    assert "either a build or a trade" in refused(match, "trade red blue 1")


# ---------------------------------------------------------------------------------------------------- build a railway


def test_a_build_places_one_to_five_locomotives():
    match = position()
    match.play("build blue 7.17")
    match.play("stop")
    assert match.actor == 1
    match = position()
    before = tray(match, "blue")
    for n, space in enumerate(("7.17", "7.19", "8.18", "8.20", "8.16")):
        assert (match.actor, match.view(0)["building"]) == (0, {"colour": "blue", "placed": n} if n else None)
        match.play(f"build blue {space}")
    assert match.actor == 1, "the fifth ends the turn by itself"
    assert tray(match, "blue") == before - 5


def test_a_build_is_of_one_colour():
    match = position()
    match.play("build blue 7.17")
    assert all(a == "stop" or a.startswith("build blue") for a in match.legal())
    assert "you are building Blue" in refused(match, "build red 7.21")


def test_any_colour_can_be_built_whoever_owns_it():
    match = position(screens=[{"red": 1}])
    assert {a.split()[1] for a in match.legal() if a.startswith("build")} == set(COLOURS)


def test_a_colour_with_an_empty_tray_cannot_be_built():
    match = position(emptied={"blue": 0})
    assert builds(match, "blue") == set()
    assert "no locomotives are left in its tray" in refused(match, "build blue 7.17")


def test_a_tray_running_empty_in_the_middle_of_a_build_ends_it():
    match = position(emptied={"blue": 2})
    match.play("build blue 7.17")
    assert match.actor == 0
    match.play("build blue 7.19")
    assert (match.actor, tray(match, "blue")) == (1, 0)


def test_a_build_that_cannot_go_on_ends_by_itself():
    match = position({"brown": ["2.4", "2.6"], "red": ["2.4"]}, screens=[{"purple": 11}], map=CORRIDOR)
    match.play("build purple 2.2")
    assert match.actor == 1, "2.4 is full and all else around 2.2 is closed"


# Streckenbau-Regeln


def test_a_locomotive_goes_next_to_one_of_its_colour():
    match = position()
    assert builds(match, "blue") == {"6.16", "7.17", "7.19"}, "blue starts on 6.18; Eiffel and stations are closed"
    assert "no locomotive next to it" in refused(match, "build blue 8.18")


def test_a_locomotive_just_placed_counts_for_the_next():
    match = position()
    match.play("build blue 7.17")
    match.play("build blue 8.18")


def test_a_build_may_branch():
    match = position()
    for space in ("7.17", "7.19", "8.16"):
        match.play(f"build blue {space}")
    assert {"9.15", "9.17", "8.18", "8.20"} <= builds(match, "blue")


def test_a_dashed_edge_is_no_adjacency():
    match = position({"blue": ["4.16", "3.15", "3.13"]})  # Rouen to Le Havre; Caen lies across the Seine estuary
    assert "4.12" not in builds(match, "blue")
    assert "4.14" in builds(match, "blue")
    assert "dashed edge" in refused(match, "build blue caen")


def test_a_dashed_edge_blocks_in_both_directions():
    match = position({"blue": ["5.13", "4.12"]})
    assert "3.13" not in builds(match, "blue")
    assert "dashed edge" in refused(match, "build blue le havre")


def test_a_dashed_edge_does_not_close_the_space_behind_it():
    match = position({"blue": ["3.13", "4.14"]})
    assert "4.12" in builds(match, "blue"), "Caen can be reached over 4.14"


def test_never_two_locomotives_of_one_colour_in_a_space():
    match = position({"blue": ["7.17", "7.19"]})
    assert not {"7.17", "7.19"} & builds(match, "blue")
    assert "already has a locomotive" in refused(match, "build blue 7.19")


def test_a_landscape_holds_two_locomotives_of_different_colours():
    match = position({"blue": ["7.19"]})
    match.play("build red 7.19")
    assert match.view(None)["spaces"]["7.19"] == ["blue", "red"]
    match = position({"blue": ["7.19"], "red": ["7.19"], "black": ["7.21"]})
    assert "two locomotives are there already" in refused(match, "build black 7.19")


def test_a_city_holds_one_locomotive():
    match = position({"blue": ["7.17"], "black": ["7.15"]})
    assert "a city holds only one" in refused(match, "build black orleans")


@pytest.mark.parametrize("space", ["5.19", *STARTS.values()])
def test_eiffel_and_start_spaces_are_closed(space):
    match = position({c: [] for c in COLOURS})
    for colour in COLOURS:
        assert space not in builds(match, colour)
    assert "closed" in refused(match, f"build red {space}")


# Abschneiden


def test_cutting_off_a_colour_is_not_allowed():
    # 2.4 has one locomotive already: a second would close the corridor for everybody behind it.
    match = position({"brown": ["2.4"]}, map=CORRIDOR)
    assert "2.4" not in builds(match, "yellow") | builds(match, "red") | builds(match, "black")
    assert "has no city yet and could no longer reach one" in refused(match, "build red 2.4")


def test_cutting_off_counts_cities_that_are_taken():
    # Taking the last city within reach cuts off all others.
    match = position({"brown": ["2.4"]}, map=CORRIDOR)
    assert "2.6" not in builds(match, "brown")
    assert "could no longer reach one" in refused(match, "build brown tours")


def test_cutting_off_is_allowed_once_a_colour_has_reached_a_city():
    # Ruling (help page of the online version): a colour that has a city may be cut off.
    around = copy.deepcopy(CORRIDOR)
    around["rows"] = ["  E 1 1", " S S S .", "S 1 . 1 . 4", " S S .", "  1 1"]
    around["cities"] |= {"0.4": "Nantes", "0.6": "Angers", "4.2": "Laval", "4.4": "Blois", "2.2": "Vichy"}
    lying = {"brown": ["0.4", "2.4"], "black": ["0.6"], "blue": ["4.2"], "red": ["4.4"], "yellow": ["2.2"]}
    match = position(lying, map=around, emptied={"purple": 0})
    match.play("build red 2.4")
    around["rows"][2] = "S . . 1 . 4"
    del around["cities"]["2.2"]
    match = position(lying, map=around, emptied={"purple": 0})
    assert "Yellow has no city yet" in refused(match, "build red 2.4")


def test_cutting_off_protects_only_colours_with_locomotives_in_their_tray():
    empty = {colour: 0 for colour in COLOURS if colour not in ("black", "brown")}
    match = position({"brown": ["2.4"]}, map=CORRIDOR, emptied=empty)
    assert "2.4" in builds(match, "black"), "all that would be cut off have no locomotives left"
    del empty["yellow"]
    match = position({"brown": ["2.4"]}, map=CORRIDOR, emptied=empty)
    assert "Yellow has no city yet" in refused(match, "build black 2.4")


def test_a_trade_that_fills_a_tray_again_protects_its_colour_again():
    empty = {colour: 0 for colour in COLOURS if colour not in ("black", "brown")}
    match = position({"brown": ["2.4"]}, screens=[{"yellow": 1}], map=CORRIDOR, emptied=empty)
    assert "2.4" in builds(match, "black")
    match.play("trade yellow brown 1")
    assert "2.4" not in builds(match, "black")


def test_a_colour_may_build_on_its_own_last_way():
    empty = {colour: 0 for colour in COLOURS if colour not in ("red", "brown")}
    match = position({"brown": ["2.4"]}, map=CORRIDOR, emptied=empty)
    assert "2.4" in builds(match, "red"), "nobody else is cut off by it"
    assert "2.6" not in builds(match, "brown"), "but the last city would be lost to red"


def test_a_colour_that_was_cut_off_before_has_nothing_to_lose():
    # Ruling: only an action that takes away the last way is illegal. Here the corridor was closed while trays were empty.
    match = position({"brown": ["2.4", "2.6"], "red": ["2.4"]}, screens=[{"purple": 11}], map=CORRIDOR)
    assert builds(match, "yellow") == {"2.2"}


def naive_cut_off(match: Match, colour: int, space: int) -> bool:
    """The rule word for word, with no cleverness: does the placement take some other colour's last way to a city?"""
    b, lying = match.board.record, [int(x) for x in match.state.record.lying]

    def reaches(c: int) -> bool:
        mine = [i for i in range(b.spaces) if lying[i] >> c & 1]
        seen, stack = set(mine), list(mine)
        while stack:
            here = stack.pop()
            for n in map(int, b.next[here, : b.sides[here]]):
                room = b.kind[n] != CLOSED and lying[n].bit_count() < (1 if b.kind[n] == CITY else 2)
                if n in seen or not room:
                    continue
                if b.kind[n] == CITY:
                    return True
                seen.add(n)
                stack.append(n)
        return False

    protected = []
    for c in range(6):
        city = any(lying[i] >> c & 1 and b.kind[i] == CITY for i in range(b.spaces))
        if c != colour and not city and match.state.record.tray[c] > 0 and reaches(c):
            protected.append(c)
    lying[space] |= 1 << colour
    return not all(reaches(c) for c in protected)


@pytest.mark.parametrize("seed", range(8))
def test_cutting_off_agrees_with_the_rule_read_naively(seed):
    """The clever search (two ways without a common space) and the plain rule never differ, also on a cramped map."""
    cramped = copy.deepcopy(CORRIDOR)
    cramped["rows"] = ["  E . .", " S S S .", "S . . 1 . 4", " S S . .", "1 . . ."]
    cramped["cities"] = {"2.6": "Tours", "2.10": "Marseille", "4.0": "Nantes"}
    match = Match.new("paris", players=3, seed=seed, map=cramped if seed % 2 else None)
    dice, cramped_map = seeded(seed), match.board.record.spaces < 40
    while not match.over:
        b, s = match.board.record, match.state.record
        for c in [int(s.building)] if s.placed else range(6):
            for space in range(b.spaces):
                if has(s.open[c], space) and s.tray[c] and (cramped_map or (c + space) % 5 == 0):
                    claimed = any(k != c and cuts_off(s, k, space) for k in range(6))
                    assert claimed == naive_cut_off(match, c, space)
        legal = match.legal()
        match.play(legal[int(below(dice, len(legal)))])


# Wertung


@pytest.mark.parametrize(("space", "worth"), [("7.19", 0), ("7.17", 1)])
def test_the_value_grows_at_once_by_what_the_space_is_worth(space, worth):
    match = position()
    match.play(f"build blue {space}")
    assert value(match, "blue") == worth


@pytest.mark.parametrize(
    ("city", "near", "worth"),
    [("Brest", "6.2", 3), ("Strasbourg", "6.32", 2), ("Calais", "0.20", 1), ("Marseille", "18.28", 4)],
)
def test_cities_are_worth_one_two_three_and_marseille_four(city, near, worth):
    match = position({"blue": [near]})
    match.play(f"build blue {city}")
    assert value(match, "blue") == worth


def test_values_add_up_over_a_build():
    match = position({"blue": ["12.14", "13.15"]})
    match.play("build blue limoges")
    match.play("build blue angouleme")
    assert value(match, "blue") == 1 + 2


# ----------------------------------------------------------------------------------------------------------- trading


def test_a_trade_gives_one_and_takes_one_or_two_of_another_colour():
    match = position(screens=[{"red": 10}])
    match.play("trade red blue 2")
    assert match.view(0)["seats"][0]["screen"] == {"red": 9, "blue": 2}
    assert match.actor == 1
    match = position(screens=[{"red": 10}])
    match.play("trade red blue 1")
    assert match.view(0)["seats"][0]["screen"] == {"red": 9, "blue": 1}


def test_a_trade_puts_the_locomotive_given_into_its_tray():
    match = position(screens=[{"red": 3}])
    before = tray(match, "red"), tray(match, "blue")
    match.play("trade red blue 2")
    assert (tray(match, "red"), tray(match, "blue")) == (before[0] + 1, before[1] - 2)


def test_a_trade_takes_another_colour_than_it_gives():
    match = position(screens=[{"red": 3}])
    assert "same colour" in refused(match, "trade red red 1")


def test_a_trade_gives_what_one_owns():
    match = position(screens=[{"red": 10}])
    assert {a.split()[1] for a in match.legal() if a.startswith("trade")} == {"red"}
    assert "You have no Blue" in refused(match, "trade blue red 1")


def test_a_trade_of_two_with_one_left_takes_one():
    match = position(screens=[{"red": 3}], emptied={"blue": 1})
    assert "its tray has only one" in refused(match, "trade red blue 2")
    match.play("trade red blue 1")
    assert tray(match, "blue") == 0


def test_a_trade_takes_nothing_from_an_empty_tray():
    match = position(screens=[{"red": 3}], emptied={"blue": 0})
    assert "its tray is empty" in refused(match, "trade red blue 1")


@pytest.mark.parametrize("count", [0, 3, 4, 5])
def test_a_trade_takes_one_or_two_and_never_more(count):
    assert "takes one or two" in refused(position(), f"trade red blue {count}")


@pytest.mark.parametrize(("players", "limit"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_owning_more_than_the_limit_is_allowed_and_costs_20_points_each(players, limit):
    match = position({"blue": ["7.17"]}, screens=[{"blue": limit}], players=players)
    assert match.scores()[0] == limit * 1
    match.play("trade blue red 2")
    assert match.view(0)["seats"][0]["locomotives"] == limit + 1
    assert match.scores()[0] == (limit - 1) * 1 - 20
    assert match.view(0)["seats"][0]["penalty"] == 20


# --------------------------------------------------------------------------------------------------- end of the game


def test_the_game_ends_at_once_when_marseille_is_reached_and_its_four_count():
    match = position({"blue": ["18.28"]}, screens=[{"blue": 2}])
    match.play("build blue marseille")
    assert match.over
    assert match.view(None)["ending"] == "goal"
    assert match.scores()[0] == 2 * 4


def test_marseille_in_the_middle_of_a_build_ends_the_game():
    match = position({"blue": ["17.27"]}, screens=[{"blue": 2}])
    match.play("build blue 18.28")
    match.play("build blue marseille")
    assert match.over
    assert match.legal() == []
    assert "over" in refused(match, "stop")


def test_the_game_ends_at_once_when_only_one_tray_has_locomotives_by_a_build():
    match = position(emptied={"purple": 0, "brown": 0, "black": 0, "yellow": 0, "red": 2})
    match.play("build red 7.21")
    assert not match.over
    match.play("build red 8.22")
    assert match.over
    assert match.view(None)["ending"] == "trays"


def test_the_game_ends_at_once_when_only_one_tray_has_locomotives_by_a_trade():
    match = position(screens=[{"blue": 3}], emptied={"purple": 0, "brown": 0, "black": 0, "yellow": 0, "red": 2})
    match.play("trade blue red 1")
    assert not match.over
    match = position(screens=[{"blue": 3}], emptied={"purple": 0, "brown": 0, "black": 0, "yellow": 0, "red": 2})
    match.play("trade blue red 2")
    assert match.over


def test_all_screens_are_put_aside_at_the_end():
    match = position({"blue": ["18.28"]}, screens=[{"blue": 2}, {"red": 10}])
    assert "screen" not in match.view(0)["seats"][1]
    match.play("build blue marseille")
    for seat in (0, None):
        assert match.view(seat)["seats"][1]["screen"] == {"red": 10}


def test_the_scoring_example_of_the_rulebook():
    """Four players; Blue 6 x 12, Yellow 3 x 9, Red 4 x 8 and a fourth colour 2 x 3 make 137 points."""
    match = position(
        {
            "blue": ["17.25", "17.27", "19.21", "20.20"],
            "yellow": ["18.16", "19.11", "18.8"],
            "red": ["7.7", "6.4", "7.1", "6.0"],
            "brown": ["18.34"],
        },
        screens=[{"blue": 6, "yellow": 3, "red": 4, "brown": 2}],
        players=4,
    )
    assert [value(match, c) for c in ("blue", "yellow", "red", "brown")] == [12, 9, 8, 3]
    assert match.scores()[0] == 72 + 27 + 32 + 6 == 137


def test_each_locomotive_over_the_limit_costs_20_but_still_counts_its_value():
    match = position({"blue": ["7.17"]}, screens=[{"blue": 17}], players=4)
    assert match.scores()[0] == 17 - 2 * 20


def test_most_points_win():
    match = position({"blue": ["18.28"]}, screens=[{"blue": 2}, {"blue": 3}])
    assert match.winners() == [], "nobody has won yet"
    match.play("build blue marseille")
    assert match.scores() == [8, 12, 0]
    assert match.winners() == [1]


def test_ties_share_the_win():
    match = position({"blue": ["18.28"]}, screens=[{"blue": 3}, {"blue": 3}])
    match.play("build blue marseille")
    assert match.winners() == [0, 1]


@pytest.mark.parametrize("players", PARIS.seats)
def test_nobody_is_ever_without_something_to_do(players):
    """No ruling is needed for that: nobody ever owns fewer locomotives than were drawn, and while two trays have any,
    one of them is of another colour than what is given.  So there is no passing and no skipping."""
    for seed in range(5):
        match, dice = Match.new("paris", players=players, seed=seed), seeded(seed)
        while not match.over:
            assert min(seat["locomotives"] for seat in match.view(None)["seats"]) >= DEALT[players]
            legal = match.legal()
            assert legal[0] == "stop" or any(action.startswith("trade") for action in legal)
            match.play(legal[int(below(dice, len(legal)))])


# ------------------------------------------------------------------------------------------------ what a seat knows


def test_the_first_draw_is_hidden_and_trades_are_public():
    match = position(screens=[{"red": 3, "blue": 7}, {"red": 10}, {"red": 10}])
    assert "screen" not in match.view(1)["seats"][0]
    assert match.view(1)["seats"][0]["locomotives"] == 10


def test_a_trade_proves_what_was_drawn():
    match = Match.new("paris", players=3, seed=4)
    seat = match.actor
    give = next(iter(match.view(seat)["seats"][seat]["screen"]))
    take = next(c for c in COLOURS if c != give)
    match.play(f"trade {give} {take} 2")
    assert match.view(None)["seats"][seat]["certain"] == {take: 2}
    other = (seat + 1) % 3
    for seed in range(20):
        guess = match.state.determinize(other, seed).record
        drawn = guess.screen[seat].astype(int) - guess.traded[seat]
        assert drawn[COLOURS.index(give)] >= 1, "what was given must have been drawn"
        assert guess.screen[seat, COLOURS.index(take)] >= 2, "what was taken is there"


def test_guesses_follow_the_odds_of_the_draw():
    """Every draw that fits what is known is as likely as it is by the rules (checked against plain rejection)."""
    match = Match.new("paris", players=4, seed=11)
    giver = match.actor
    give = next(c for c, n in match.view(giver)["seats"][giver]["screen"].items() if n)
    match.play(f"trade {give} {next(c for c in COLOURS if c != give)} 1")
    me, c = (giver + 1) % 4, COLOURS.index(give)
    guessed = np.mean(
        [
            (
                match.state.determinize(me, s).record.screen[giver, c]
                - match.state.determinize(me, s).record.traded[giver, c]
            )
            for s in range(3000)
        ]
    )
    drawn = match.state.record.screen.astype(int)[:4] - match.state.record.traded[:4]
    pool = [k for k in range(6) for p in range(4) if p != me for _ in range(drawn[p, k])]
    dice, counts = np.random.default_rng(1), []
    while len(counts) < 3000:
        hand = dice.permutation(pool)[:8]
        if (hand == c).sum() >= 1:
            counts.append((hand == c).sum())
    assert abs(guessed - np.mean(counts)) < 0.1


def test_all_spaces_of_a_build_stay_connected_to_the_start():
    """However a game goes, every locomotive of a colour is joined to its start space by locomotives of that colour."""
    match, dice = Match.new("paris", players=3, seed=5), seeded(5)
    while not match.over:
        legal = match.legal()
        match.play(legal[int(below(dice, len(legal)))])
    b = match.board.record
    for c in range(6):
        mine = {i for i in range(b.spaces) if match.state.record.lying[i] >> c & 1}
        seen = {i for i in mine if b.kind[i] == CLOSED}
        grown = True
        while grown:
            new = {int(n) for i in seen for n in b.next[i, : b.sides[i]]} & mine
            grown = not new <= seen
            seen |= new
        assert seen == mine


def test_undo_is_free_until_somebody_else_has_acted():
    match = position(screens=[{"red": 2}])
    match.play("build blue 7.17")
    match.play("build blue 8.18")
    assert match.undo() == "build blue 8.18"
    assert match.undo() == "build blue 7.17"
    match.play("trade red blue 1")
    assert match.undo(seat=0) == "trade red blue 1", "the last step of the turn included"
    match.play("trade red blue 1")
    match.play("build blue 7.17")
    with pytest.raises(stellwerk.UndoRefused, match="Seat 2 has acted"):
        match.undo(seat=0)
    assert match.before_last_of(0) == 0
    assert match.shown_since(0) is None


def test_the_shipped_map_has_235_spaces_52_cities_and_says_that_it_is_reconstructed():
    board = PARIS.board_of()
    kinds = Counter(int(k) for k in board.record.kind[: board.record.spaces])
    assert board.record.spaces == 235
    assert (kinds[CITY], kinds[CLOSED]) == (52, 7)
    assert board.document["status"] == "reconstructed"


# --------------------------------------------------------------------------------------------------------- the words


def test_every_name_that_is_shown_is_read():
    board = PARIS.board_of()
    for space, (label, name) in enumerate(zip(board.labels["space"], board.names["space"], strict=True)):
        for text in (label, name, name.upper(), name.lower(), name.replace("-", " ")):
            assert PARIS.parse(board, f"build blue {text}") == KINDS.number("build", 4, space)


def test_colours_are_read_as_they_are_shown_in_both_languages():
    board = PARIS.board_of()
    for c, label in enumerate(COLOURS):
        for text in (label, *(say(paris_colour(c), language) for language in ("en", "de"))):
            assert PARIS.parse(board, f"trade {text} Rot 2") == PARIS.parse(board, f"trade {label} red 2")
            assert PARIS.parse(board, f"build {text.upper()} 7.17") == PARIS.parse(board, f"build {label} 7.17")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("build blue 5.20", "There is no space 5.20 on this map."),
        ("build blue lion", "There is no “lion” on this map. Did you mean Lyon?"),
        ("build pink 7.17", "There is no company “pink”: they are Purple, Brown, Black, Yellow, Blue and Red."),
        ("trade red blue 0", "A trade gives one locomotive and takes one or two of another colour."),
        ("trade red pink 1", "There is no company “pink”: they are Purple, Brown, Black, Yellow, Blue and Red."),
        ("pass", "Nobody may pass: a turn is a build or a trade."),
    ],
)
def test_what_is_well_formed_and_no_action_gets_its_rule(text, rule):
    match = position()
    assert refused(match, text) == match.explain(text) == rule
    assert match.explain(text, seat=1) == "It is not your turn; it is Seat 1’s."
