"""Positions of The Grand Trunk Journey that no game can have: each invariant refuses one, in words and at its place."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from grandtrunk_positions import GAME, play, position, seat
from stellwerk import BadDocument, Match
from stellwerk.texts import LANGUAGES

Document = dict[str, Any]
State = dict[str, Any]


def starting(**options: str) -> Match:
    return Match.new("grandtrunk", 2, 7, options)


def choosing() -> Match:
    m = starting(companies="chosen")
    return play(m, m.legal()[0])


def before_the_move(others_day: int = 6, **more: Any) -> Match:
    here = seat("burlington", ["watertown", "port-1", "wagon-1"], train={"wagon-3": "iron"}, day=6, **more)
    other = seat("richmond", ["burlington"], day=others_day, train={"wagon-2": "wood"})
    return position(here, other, stations=["boston"])


def arrived() -> Match:
    return play(before_the_move(), "move watertown")


def asked(**more: Any) -> Match:
    return play(before_the_move(**more), "develop port-1 station")


def with_cards() -> Match:
    """One seat has a special delivery, mines and an objective, another rang in the end."""
    rich = seat(
        "burlington", ["watertown", "junction"], day=35, specials=1, progress=["coal-mine", "siding", "large-car"],
        objectives=["coal-depot"], delivered={"coal": 5, "wood": 2, "iron": 1, "steel": 2}, power=2, siding="wagon-1",
        points=12,
    )  # fmt: skip
    rang = seat("richmond", ["watertown"], day=37, out=True)
    m = position(rich, rang, done=[1], rung=True, stations=["quebec"], objectives=["ore-depot", "heavy-train"])
    return m


def stopped() -> Match:
    """One still plays, one rang in the end, one stopped."""
    days = (("burlington", 30, False), ("richmond", 36, True), ("watertown", 30, True))
    return position(*(seat(at, ["wagon-1"], day=day, out=out) for at, day, out in days), rung=True, rank=[2, 1, 0])


def put(name: str, value: Any, *path: Any) -> Callable[[State], None]:
    """A change: what stands at a place of a field."""

    def change(state: State) -> None:
        if not path:
            state[name] = value
            return
        inside = state[name]
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value

    return change


def swap(name: str, one: Any, other: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        state[name][one], state[name][other] = state[name][other], state[name][one]

    return change


def both(*changes: Callable[[State], None]) -> Callable[[State], None]:
    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


def built(*cities: str) -> Callable[[State], None]:
    """Stations whose cards lie in the discards of all."""

    def change(state: State) -> None:
        state["stations"] += cities
        for pile in state["discard"]:
            pile += cities

    return change


Case = tuple[Callable[[], Match], Callable[[State], None], str, str]
CASES: dict[str, list[Case]] = {
    "discs_lie_in_an_order": [
        (before_the_move, put("rank", [0, 0]), "rank", "every place in the order is taken once"),
        (lambda: Match.new("grandtrunk", 3, 7), lambda s: s["rank"].reverse(), "rank", "from the starting player on"),
    ],
    "options_agree": [
        (starting, put("scenario", "ontario-expert"), "scenario", "option “start”: classic"),
        (starting, put("phase", 6), "phase", "option “companies”: lot"),
        (lambda: starting(first="2"), put("rank", [0, 1]), "rank", "option “first”: 2"),
    ],
    "companies_are_of_the_scenario": [
        (before_the_move, put("company", None, 1), "company[1]", "needs a company"),
        (choosing, put("company", ["central-vermont"] * 2), "company[1]", "has not chosen yet"),
        (lambda: starting(start="gateway-expert"), put("company", "central-vermont", 0), "company[0]", "not for this"),
        (before_the_move, put("company", ["central-vermont"] * 2), "company", "the same company"),
    ],
    "stations_stand_where_the_game_began": [
        (before_the_move, lambda s: s["stations"].remove("richmond"), "stations", "start cities have stations"),
    ],
    "tiles_fit_their_places": [
        (before_the_move, put("tile", "start-1", "boston"), "tile", "exactly one place"),
        (before_the_move, swap("tile", "boston", "albany"), "tile.boston", "one port’s goods are printed"),
        (before_the_move, swap("tile", "hamilton", "albany"), "tile.albany", "one port’s goods are printed"),
    ],
    "trains_stand_in_stations": [
        (choosing, put("at", "burlington", 0), "at[0]", "once all companies have been chosen"),
        (before_the_move, put("at", "quebec", 0), "at[0]", "a city with a station"),
        (before_the_move, put("at", None, 0), "at[0]", "a city with a station"),
        (before_the_move, put("at", "albany", 0), "location[0]", "does not go where the train is"),
    ],
    "cards_are_each_in_one_place": [
        (before_the_move, lambda s: s["deck"][0].append("wagon-1"), "hand[0]", "in two places"),
        (before_the_move, lambda s: s["deck"][0].pop(), "deck[0]", "missing or too many"),
        (before_the_move, lambda s: s["deck"][0].append("quebec"), "deck[0]", "missing or too many"),
    ],
    "cards_on_decks_were_put_there": [
        (before_the_move, both(lambda s: s["deck"][0].remove("boston"), put("top", "boston", 0, 1)), "top[0]", "gap"),
        (before_the_move, both(lambda s: s["deck"][0].remove("port-2"), put("top", "port-2", 0, 0)), "top[0]", "built"),
        (before_the_move, lambda s: [s["deck"][p].remove("boston") or put("top", "boston", p, 0)(s) for p in (0, 1)],
         "top", "built once"),
    ],
    "progress_cards_are_each_once": [
        (before_the_move, lambda s: s["progress_left"].pop(), "progress_left", "6 progress cards are in play"),
        (before_the_move, lambda s: s["progress"][0].append(s["progress_left"][0]), "progress_left", "each once"),
    ],
    "objectives_are_each_once": [
        (before_the_move, put("objectives_left", ["ore-depot"]), "objectives_left", "without objectives"),
        (with_cards, lambda s: s["objectives_left"].pop(), "objectives_left", "3 objectives are in play"),
    ],
    "hands_are_not_too_large": [
        (before_the_move, lambda s: [s["hand"][0].append(s["deck"][0].pop()) for _ in range(3)], "hand[0]", "than 5"),
        (before_the_move, put("known", ["port-2"], 0), "known[0]", "is not there"),
    ],
    "trains_are_made_of_wagons": [
        (before_the_move, lambda s: s["train"].__setitem__(0, ["wagon-3", s["hand"][0].pop(1)]), "train[0]", "is not a wagon"),
        (before_the_move, lambda s: put("siding", s["hand"][0].pop(), 0)(s), "siding[0]", "owns the Siding"),
        (before_the_move, lambda s: s["train"][0].append(s["hand"][0].pop()), "train[0]", "no more than 1 wagon"),
    ],
    "wagons_carry_what_they_can": [
        (before_the_move, put("cubes", {}, 0), "cubes[0].wagon-3", "cubes need a good"),
        (before_the_move, put("good", {"wagon-3": "coal"}, 0), "good[0].wagon-3", "only a good that it takes"),
        (before_the_move, both(put("good", "steel", 0, "wagon-3"), put("cubes", 2, 0, "wagon-3")), "cubes[0].wagon-3",
         "Large Freight Car"),
    ],
    "wagons_are_empty_only_while_unloading": [
        (before_the_move, both(put("good", {}, 0), put("cubes", {}, 0)), "train[0]", "wagon-3 is empty"),
        (arrived, both(put("phase", 3), put("good", {}, 0), put("cubes", {}, 0)), "phase", "has loaded something"),
    ],
    "specials_are_shown_by_the_days": [
        (before_the_move, put("shown", 4), "shown", "With a disc on day 6, 3 special deliveries lie open"),
        (before_the_move, put("special", None, 2), "special[2]", "each window that was turned up"),
        (before_the_move, swap("special", 0, 1), "special[0]", "as many days long"),
        (before_the_move, lambda s: s["special"].__setitem__(2, s["special"][1]), "special", "in one window"),
    ],
    "specials_made_were_possible": [
        (with_cards, put("done", []), "specials", "not the same number"),
        (before_the_move, both(put("done", [1]), put("specials", 1, 0)), "done", "delivery 2 cannot have been made yet"),
        (with_cards, put("done", [2]), "done", "its city has no station"),
    ],
    "whose_turn_follows_from_the_discs": [
        (before_the_move, put("turn", 1), "turn", "Another disc is further back"),
        (arrived, put("rank", [0, 1]), "rank", "has moved the disc last"),
    ],
    "the_end_comes_when_it_is_due": [
        (with_cards, put("out", [0, 0]), "out[1]", "day 36 or later takes no more turns"),
        (with_cards, put("rung", 0), "rung", "rung in once a seat"),
        (before_the_move, put("rung", 1), "rung", "and not before"),
        (before_the_move, put("out", [0, 1]), "out", "Nobody stops before"),
        (stopped, put("day", [29, 36, 30]), "out", "nobody still playing can be further back"),
        (with_cards, put("phase", 5), "phase", "when nobody takes another turn"),
        (stopped, put("turn", 2), "turn", "takes no more turns"),
    ],
    "what_happened_this_turn_agrees": [
        (before_the_move, put("hurry", 1), "acted", "does not fit where the turn stands"),
        (before_the_move, put("acted", 1), "acted", "no card for it lies on the discard pile"),
        (arrived, put("exported", 1), "exported", "No steel can have been delivered"),
        (lambda: play(before_the_move(), "develop port-1 station", "build utica top"), put("hurry", 1), "hurry",
         "than cards were played for it"),
    ],
    "progress_cards_used_are_owned": [
        (asked, put("used", ["crane"]), "used", "only uses progress cards of its own"),
        (lambda: play(before_the_move(progress=["steel-contract"]), "develop port-1 station"),
         put("used", ["steel-contract"]), "used", "after steel was delivered"),
        (lambda: play(before_the_move(progress=["large-car"]), "develop port-1 station"),
         put("used", ["large-car"]), "used", "used while loading"),
    ],
    "what_is_asked_was_played": [
        (asked, put("asked", 1), "asked", "No card that asks for this"),
        (asked, put("asked", 4), "asked", "No card that asks for this"),
        (lambda: asked(others_day=9), put("rank", [0, 1]), "asked", "No card that asks for this"),
    ],
    "goods_of_mines_were_taken": [
        (with_cards, put("delivered", 1, 0, "coal"), "delivered[0].coal", "has given 2 cubes"),
        (with_cards, put("wood", 3, 0), "wood[0]", "counts the wood that was delivered: 2"),
    ],
    "locomotives_were_paid_for": [
        (with_cards, put("power", 4, 0), "power[0]", "Too little steel"),
        (before_the_move, put("fast", 1, 0), "fast[0]", "Too little coal"),
    ],
    "steel_was_made_of_iron": [
        (before_the_move, put("steel", {"boston": 1}), "steel", "There are 1 steel, but the iron delivered makes 0"),
    ],
    "first_delivery_tiles_are_left_or_taken": [
        (before_the_move, put("first", 1, "richmond"), "first.richmond", "Start cities have no"),
        (before_the_move, lambda s: s["first"].pop("utica"), "first.utica", "city without a station"),
        (before_the_move, put("first", 9, "boston"), "first.boston", "no such first-delivery tile"),
        (before_the_move, lambda s: s["first"].pop("boston"), "first", "than deliveries were made"),
    ],
    "nothing_has_happened_before_play": [
        (starting, put("points", 4, 1), "points[1]", "as it was set up"),
        (starting, put("delivered", {"coal": 1}, 0), "delivered[0]", "as it was set up"),
        (starting, built("boston"), "discard[0]", "as it was set up"),
        (starting, swap("tile", "boston", "richmond"), "tile.richmond", "as it was set up"),
    ],
    "start_wagons_are_chosen_in_order": [
        (starting, lambda s: [put("at", s["at"][0], 1)(s), put("location", s["at"][0], 1)(s), put("deck", s["deck"][0], 1)(s)],
         "at", "a city of its own"),
        (starting, lambda s: s["rank"].reverse() or put("turn", 1 - s["turn"])(s) or _begin(s, s["turn"]),
         "train", "in turn order, one each"),
        (lambda: play(starting(), starting().legal()[0]), lambda s: _two_cubes(s), "train", "carries one good"),
    ],
    "days_suffice_for_what_was_done": [
        (before_the_move, put("delivered", {"coal": 60}, 0), "day[0]", "took more days than that"),
        (lambda: position(seat("burlington", ["watertown"])), built("boston"), "stations", "took more days"),
    ],
    "a_move_is_left": [
        (asked, lambda s: s["deck"][0].append(s["hand"][0].pop(0)), "hand[0]", "no days are left for the move"),
    ],
    "objectives_were_met": [
        (with_cards, both(put("objectives", ["ore-depot"], 0), put("objectives_left", ["coal-depot", "heavy-train"])),
         "objectives[0]", "the requirement of ore-depot"),
    ],
    "points_were_earned": [
        (before_the_move, put("points", 30, 0), "points[0]", "lie between"),
        (before_the_move, put("points", -60, 0), "points[0]", "lie between"),
    ],
}  # fmt: skip


def _begin(state: State, p: int) -> None:
    """A start wagon for the seat whose turn it is to choose one."""
    state["deck"][p].remove("wagon-1")
    state["train"][p] = ["wagon-1"]
    state["good"][p], state["cubes"][p] = {"wagon-1": "coal"}, {"wagon-1": 1}


def _two_cubes(state: State) -> None:
    for cubes in state["cubes"]:
        cubes.update(dict.fromkeys(cubes, 2))


ALL = [(name, *case) for name, cases in CASES.items() for case in cases]


@pytest.mark.parametrize(("name", "match", "change", "where", "why"), ALL, ids=[f"{x[0]}-{x[4][:20]}" for x in ALL])
def test_what_no_game_can_have_is_refused(name, match, change, where, why):
    document = match().position()
    Match.from_position(document)  # without the change it is sound
    change(document["state"])
    with pytest.raises(BadDocument) as refusal:
        Match.from_position(document)
    assert f"state.{where}" in str(refusal.value)
    assert why in str(refusal.value)
    for language in LANGUAGES:
        with pytest.raises(BadDocument, match=f"state.{where}".replace("[", r"\[").replace("]", r"\]")):
            Match.from_position(document, language=language)


def test_every_invariant_has_its_test():
    assert {name.replace("_", " ") for name in CASES} == set(GAME.invariants.names)


def test_a_question_without_an_answer_is_refused_at_once():
    """A position that asked what has no answer once made a hint spin for ever."""
    document = before_the_move().position()
    for question in range(1, 8):
        document["state"]["asked"] = question
        with pytest.raises(BadDocument):
            Match.from_position(document)


def test_a_guess_at_a_hand_in_mid_turn_can_move():
    m = asked()
    for seed in range(40):
        assert not GAME.faults(m.board, m.state.determinize(1, seed).record, m.options)


def test_reading_a_position_is_fast():
    document = with_cards().position()
    times = []
    for _ in range(30):
        started = time.perf_counter()
        Match.from_position(document)
        times.append(time.perf_counter() - started)
    assert min(times) < 0.005
