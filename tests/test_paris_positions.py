"""Positions of Paris Connection: a real one with one thing changed is refused by the invariant it breaks, at its place."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from paris_positions import CORRIDOR, position
from stellwerk import BadDocument, Match
from stellwerk.games import get
from stellwerk.games.paris.board import COLOURS

PARIS = get("paris")
State = dict[str, Any]

# ------------------------------------------------------------------------------------------------------- real positions


def fresh() -> Match:
    """A new match, in which seat 2 was named to begin."""
    return Match.new("paris", players=3, seed=7, options={"first": "2"})


def traded() -> Match:
    """Seat 1, who drew red alone, has traded one for two blue."""
    match = position(screens=[{"red": 10}])
    match.play("trade red blue 2")
    return match


def building() -> Match:
    """Blue is being built: Orléans and one more."""
    match = position(emptied={"blue": 3})
    match.play("build blue orleans")
    match.play("build blue 8.18")
    return match


def closed_in() -> Match:
    """Brown and red have closed the corridor, to which trades belong."""
    return position({"brown": ["2.4", "2.6"], "red": ["2.4"]}, screens=[{"purple": 11}], map=CORRIDOR)


def at_goal() -> Match:
    """Blue has reached Marseille, with red the only other tray."""
    empty = {"purple": 0, "brown": 0, "black": 0, "yellow": 0, "red": 1}
    match = position({"blue": ["18.28"], "red": ["7.21"]}, [{"purple": 10}, {"brown": 10}], emptied=empty)
    match.play("build blue marseille")
    return match


def traded_out() -> Match:
    """Seat 1 has taken the last locomotives of the last tray but one."""
    match = position(screens=[{"blue": 10}], emptied={"purple": 0, "brown": 0, "black": 0, "yellow": 0, "red": 2})
    match.play("trade blue red 2")
    return match


def built_out() -> Match:
    """Seat 1 has built the last locomotive of the last tray but one."""
    empty = {"purple": 0, "brown": 0, "black": 0, "yellow": 0, "red": 1}
    match = position({"blue": ["7.19"]}, emptied=empty)
    match.play("build red 7.21")
    return match


# ------------------------------------------------------------------------------------------------------- what is changed


def changes(**fields: Any) -> Callable[[State], None]:
    return lambda state: state.update(fields)


def puts(colour: str, space: str, worth: int = 0) -> Callable[[State], None]:
    """A locomotive goes from its tray onto a space."""

    def put(state: State) -> None:
        state["lying"].setdefault(space, []).append(colour)
        state["tray"][colour] -= 1
        state["value"][colour] = state["value"].get(colour, 0) + worth

    return put


def takes_the_last(colour: str) -> Callable[[State], None]:
    """Seat 3 has traded for the last locomotive of a tray."""

    def take(state: State) -> None:
        assert state["tray"].pop(colour) == 1
        for counts in (state["screen"][2], state["traded"][2]):
            counts[colour] = counts.get(colour, 0) + 1

    return take


def shares_a_start(state: State) -> None:
    state["lying"]["4.18"] += state["lying"].pop("4.20")


def passes_one_on(state: State) -> None:
    state["screen"][0]["red"] -= 1
    state["screen"][1]["red"] += 1


def forgets_the_proof(state: State) -> None:
    state["traded"][0], state["proven"][0] = {"blue": 1}, {}


def trades_down(state: State) -> None:
    """Two red given for one blue."""
    state["screen"][0], state["traded"][0], state["proven"][0] = (
        {"red": 8, "blue": 1},
        {"red": -2, "blue": 1},
        {"red": 2},
    )
    state["tray"]["red"] += 1
    state["tray"]["blue"] += 1


def draws_purple_alone(state: State) -> None:
    """All that the four drew was purple, since traded for what they have."""
    for screen, changed, proven in zip(state["screen"], state["traded"], state["proven"], strict=True):
        changed |= {c: screen.get(c, 0) - (8 if c == "purple" else 0) for c in COLOURS}
        proven["purple"] = 8


def never_traded(state: State) -> None:
    state["screen"][0]["purple"] -= 1
    state["tray"]["purple"] += 1
    state["traded"][0], state["proven"][0] = {}, {}


BROKEN: list[tuple[str, Callable[[], Match], Callable[[State], None], str, str]] = [
    ("locomotives add up", fresh, lambda s: s["tray"].update(blue=7), "tray.blue", "Blue must have 32 in all, but"),
    ("nothing lies on the eiffel space", building, puts("blue", "5.19"), "lying.5.19", "on the Eiffel space"),
    ("every colour has one start", position, shares_a_start, "lying.4.18", "Each start space holds one locomotive"),
    ("spaces have room", building, puts("black", "7.17", 1), "lying.7.17", "room for one locomotive here, not for 2"),
    ("railways are connected", building, puts("blue", "10.12"), "lying.10.12", "to the start space of Blue"),
    ("values agree with cities", building, lambda s: s["value"].update(blue=2), "value.blue", "Blue is worth 1 by"),
    ("draws are complete", fresh, passes_one_on, "screen[0]", "Seat 1 drew 9 locomotives, but everybody draws 10"),
    ("what was given is proven", traded, changes(proven=[{}] * 3), "proven[0].red", "at least 1 Red in the first draw"),
    (
        "screens hold what is certain", traded, lambda s: s["proven"][0].update(brown=1),
        "screen[0].brown", "at least 1 Brown behind this screen, not 0",
    ),
    ("trades cost no locomotives", traded, trades_down, "traded[0]", "nobody can have lost any"),
    ("the first trade proves", traded, forgets_the_proof, "proven[0]", "nothing is proven here"),
    (
        "the bag held what was drawn", lambda: position(players=4), draws_purple_alone,
        "screen", "32 Purple were drawn, but only 31",
    ),
    ("a build has a colour", building, changes(building=None), "placed", "A build has a colour"),
    ("a build has a colour", fresh, changes(building="blue"), "placed", "A build has a colour"),
    ("the fifth locomotive ends a turn", building, changes(placed=5), "placed", "The fifth locomotive ends a turn"),
    ("what was placed lies", building, changes(placed=3), "placed", "Blue has only 2 on the map, but 3 are said"),
    ("reaching the goal ends the game", at_goal, changes(ended=0), "ended", "Marseille has been reached, which ends"),
    ("the goal was reached last", building, changes(ended=1), "ended", "has one locomotive there"),
    ("the goal was reached last", at_goal, changes(building="red"), "ended", "has one locomotive there"),
    ("the goal was reached last", at_goal, puts("blue", "19.31", 3), "lying.19.29", "built on from there"),
    ("two trays keep the game going", traded_out, changes(ended=0), "ended", "Fewer than two trays"),
    ("two trays keep the game going", at_goal, takes_the_last("red"), "ended", "Fewer than two trays"),
    ("the last tray but one ran out", traded, changes(ended=2), "ended", "one tray with locomotives, not 6"),
    ("the last tray but one ran out", built_out, changes(building="blue"), "ended", "emptied the tray of Blue"),
    ("the last tray but one ran out", traded_out, changes(turn=1), "ended", "Seat 2 ended the game by a trade"),
    ("the named seat begins", fresh, changes(turn=0), "turn", "Seat 2 begins"),
    ("a build can go on", building, takes_the_last("blue"), "building", "No other locomotive of Blue can be placed"),
    ("nobody was cut off", closed_in, never_traded, "lying", "Purple has no city and no way to one"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "real", "change", "place", "words"), BROKEN, ids=[case[0] for case in BROKEN])
def test_a_position_that_no_game_has_is_refused(name, real, change, place, words):
    document = real().position()
    Match.from_position(document)
    change(document["state"])
    with pytest.raises(BadDocument) as refusal:
        Match.from_position(document)
    assert f"This position is impossible. state.{place}: " in str(refusal.value)
    assert words in str(refusal.value)


def test_every_invariant_has_been_broken_above():
    assert {case[0] for case in BROKEN} == set(PARIS.invariants.names)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (changes(turn=3), "turn"),
        (changes(turn=None), "turn"),
        (changes(ended=3), "ended"),
        (changes(placed=6), "placed"),
        (changes(placed=-1), "placed"),
        (lambda s: s["tray"].update(blue=32), "tray.blue"),
        (lambda s: s["screen"][0].update(red=-1), "screen[0].red"),
        (lambda s: s["traded"][0].update(red=-11), "traded[0].red"),
        (lambda s: s["proven"][0].update(red=11), "proven[0].red"),
        (lambda s: s["lying"].update({"5.20": ["red"]}), "lying"),
        (lambda s: s["lying"].update({"7.17": ["green"]}), "lying.7.17"),
    ],
)
def test_numbers_and_names_out_of_range_are_refused(change, place):
    document = position().position()
    change(document["state"])
    with pytest.raises(BadDocument, match=rf"^state\.{place.replace('[', '.').replace(']', '.')}: "):
        Match.from_position(document)


def test_a_position_is_read_in_milliseconds():
    document = at_goal().position()
    Match.from_position(document)
    times = []
    for _ in range(20):
        start = time.perf_counter()
        Match.from_position(document)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.005
