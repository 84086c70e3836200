"""Zug um Zug: Deutschland as a whole: its map, its words, its formats, and that it runs the same at every speed."""

from __future__ import annotations

import copy
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.markup import render

from stellwerk import Match
from stellwerk.engine.batch import simulate
from stellwerk.engine.game import MapError
from stellwerk.engine.random import below, seeded
from stellwerk.games import games
from stellwerk.games.deutschland.actions import KINDS
from stellwerk.games.deutschland.board import check_map, shortest
from stellwerk.texts import say

GAME = games()["deutschland"]
BOARD = GAME.board_of()
DOCUMENT = GAME.map_document()

# -------------------------------------------------------------------------------------------------------------- the map


def test_the_totals_of_the_map() -> None:
    facts = dict(check_map(DOCUMENT))
    assert facts["pairs"] == "85 (62 single, 21 double, 2 triple)"
    assert facts["tracks"].startswith("110 ")
    assert facts["wagon cards"].startswith("110 ")
    assert facts["tickets 2012"] == "62 (33 short, 29 long)"
    assert facts["tickets 2017"] == "89 (55 short, 34 long)"
    assert facts["countries"] == "5 with 14 endpoints"


def test_tickets_are_worth_their_shortest_connection_but_for_one() -> None:
    assert dict(check_map(DOCUMENT))["ticket values"] == "kiel-stuttgart is worth 17, the way is 16"
    for t in range(BOARD.record.tickets):
        if BOARD.record.edition[t] & 1:
            assert shortest(BOARD.record, t) == BOARD.record.points[t]


def test_wagon_spaces_lie_on_the_sheet_from_one_end_to_the_other() -> None:
    places = {**DOCUMENT["cities"], **DOCUMENT["countries"]}
    for route in DOCUMENT["routes"]:
        a = places[route["between"][0]]
        for track in route["tracks"]:
            assert len(track["spaces"]) == route["length"]
            far = [(x - a["x"]) ** 2 + (y - a["y"]) ** 2 for x, y, _ in track["spaces"]]
            assert far == sorted(far)
            assert all(0 <= x <= DOCUMENT["size"][0] and 0 <= y <= DOCUMENT["size"][1] for x, y, _ in track["spaces"])


def _spoil(path: list[Any], value: Any) -> dict[str, Any]:
    document = copy.deepcopy(DOCUMENT)
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return document


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (["format"], "x", "format: This must be 'stellwerk-map/1', not 'x'."),
        (["cities"], [], "cities: This must be an object, not []."),
        (["cities", "berlin", "name"], "", "cities.berlin.name: This must be a text that can be shown, at most 200"),
        (["cities", "berlin", "x"], "left", "cities.berlin.x: This must be a number, not 'left'."),
        (["cities", "Köln"], {"name": "Köln", "x": 1, "y": 1}, "cities.Köln: This must be small letters and digits"),
        (
            ["countries", "berlin"],
            {"name": "Berlin", "x": 1, "y": 1, "endpoints": [[1, 1]]},
            "countries.berlin: There is a city of this name already",
        ),
        (
            ["countries", "schweiz", "name"],
            {},
            "countries.schweiz.name: This has too few entries. Needed: 1, found: 0.",
        ),
        (["countries", "schweiz", "name", "de"], 7, "countries.schweiz.name.de: This must be a text, not 7."),
        (["countries", "schweiz", "endpoints"], [], "endpoints: This has too few entries. Needed: 1, found: 0."),
        (["countries", "schweiz", "endpoints", 0], [1], "endpoints[0]: This has too few entries. Needed: 2, found: 1."),
        (["routes", 0], "x", "routes[0]: This must be an object, not 'x'."),
        (["routes", 0, "between"], ["augsburg", "rom"], "routes[0].between: There is no city or country called rom"),
        (["routes", 0, "between"], ["augsburg", "nuernberg"], "another route between augsburg and nuernberg"),
        (["routes", 0, "between"], ["augsburg"], "routes[0].between: This has too few entries."),
        (["routes", 18, "between"], ["daenemark", "bremerhaven"], "daenemark is a country: name the city first"),
        (["routes", 0, "endpoint"], 1, "routes[0].endpoint: muenchen is not a country: only a route into a country"),
        (["routes", 18, "endpoint"], 3, "routes[18].endpoint: The country daenemark has 2 endpoints"),
        (["routes", 18, "endpoint"], 2, ".endpoint: Another route ends at endpoint 2 of daenemark already"),
        (["routes", 18, "endpoint"], 5, "routes[18].endpoint: This must be at most 4, not 5."),
        (["routes", 0, "length"], 8, "routes[0].length: This must be at most 7, not 8."),
        (["routes", 0, "length"], True, "routes[0].length: This must be a whole number, not True."),
        (["routes", 0, "tracks"], [], "routes[0].tracks: This has too few entries. Needed: 1, found: 0."),
        (["routes", 0, "tracks", 1, "colour"], "pink", "routes[0].tracks[1].colour: This must be 'blue', 'red'"),
        (["routes", 0, "tracks", 1, "spaces"], [[1, 1, 0]], "tracks[1].spaces: A track has as many wagon spaces as"),
        (["routes", 0, "tracks"], [{"colour": "red"}] * 130, "routes: There are too many tracks. Found: 238"),
        (["routes", 0, "tracks"], [{"colour": "grey"}] * 20, "too many ways to pay for tracks"),
        (["tickets", 0, "between"], ["berlin", "berlin"], "tickets[0].between: Both ends are berlin"),
        (["tickets", 1, "between"], ["karlsruhe", "augsburg"], "another ticket for karlsruhe and augsburg"),
        (["tickets", 0, "points"], 0, "tickets[0].points: This must be at least 1, not 0."),
        (["tickets", 0, "deck"], "middle", "tickets[0].deck: This must be 'short' or 'long', not 'middle'."),
        (["tickets", 0, "editions"], ["1900"], "editions[0]: This must be '2012' or '2017', not '1900'."),
        (["tickets", 0, "editions"], ["2012", "2012"], "tickets[0].editions: An edition is named twice"),
        (["tickets"], DOCUMENT["tickets"] * 2, "tickets: This has too many entries. At most: 96, found: 182."),
        (["tickets"], DOCUMENT["tickets"][:15], "too few tickets of the edition of 2012 for five players. Needed: 20"),
        (["scenery"], {"rivers": [{"line": [0, 1], "width": "x"}]}, "scenery.rivers[0].width: This must be a number"),
    ],
)
def test_a_fault_of_a_map_is_named(path: list[Any], value: Any, fault: str) -> None:
    with pytest.raises(MapError) as refused:
        GAME.board_of(_spoil(path, value))
    assert fault in say(refused.value.text)
    german = say(refused.value.text, "de")
    assert german.startswith("Plan deutschland: ")
    assert "deutschland-map" not in german


def test_all_faults_of_a_map_are_named_at_once() -> None:
    document = _spoil(["cities"], {f"{name}-am-see": city for name, city in list(DOCUMENT["cities"].items())[:1]})
    document["routes"][0] = {"between": ["augsburg", "augsburg"], "length": 0, "tracks": None}
    with pytest.raises(MapError) as refused:
        GAME.board_of(document)
    assert [say(fault, "de") for fault in refused.value.faults] == [
        "cities.augsburg-am-see: Hierher gehören kleine Buchstaben und Ziffern wie in koeln "
        "(als Muster: ^[a-z0-9_]+$), nicht 'augsburg-am-see'.",
        "routes[0].length: Hierher gehört mindestens 1, nicht 0.",
        "routes[0].tracks: Hierher gehört eine Liste, nicht None.",
    ]
    document = _spoil(["routes", 18, "endpoint"], 3)
    document["routes"][0]["between"] = ["schweiz", "rom"]
    document["tickets"][0]["between"] = ["rom", "rom"]
    with pytest.raises(MapError) as refused:
        GAME.board_of(document)
    assert [say(fault) for fault in refused.value.faults] == [
        "routes[0].between: There is no city or country called rom on the map.",
        "routes[0].between: schweiz is a country: name the city first and the country second.",
        "routes[18].endpoint: The country daenemark has 2 endpoints: this must be a number from 1 to 2.",
        "tickets[0].between: There is no city or country called rom on the map.",
        "tickets[0].between: There is no city or country called rom on the map.",
        "tickets[0].between: Both ends are rom: there must be two different places.",
    ]


def test_a_map_has_room_for_64_places() -> None:
    more = {f"city_{n}": {"name": f"City {n}", "x": n, "y": 0} for n in range(20)}
    with pytest.raises(MapError) as refused:
        GAME.board_of({**DOCUMENT, "cities": {**DOCUMENT["cities"], **more}})
    assert "cities: There are too many cities and endpoints. Found: 69, at most: 64." in say(refused.value.text)


def test_a_ticket_that_no_tracks_connect_is_a_fault() -> None:
    document = _spoil(["routes"], [r for r in DOCUMENT["routes"] if "rostock" not in r["between"]])
    with pytest.raises(MapError) as refused:
        GAME.board_of(document)
    assert "No tracks lead from one end to the other of these tickets: " in say(refused.value.text)
    assert "rostock" in say(refused.value.text)


def test_a_map_of_ones_own_can_be_played() -> None:
    cities = set(DOCUMENT["cities"])
    inland = {part: [x for x in DOCUMENT[part] if set(x["between"]) <= cities] for part in ("routes", "tickets")}
    m = Match.new("deutschland", players=2, seed=1, map={**DOCUMENT, **inland, "id": "inland", "countries": {}})
    dice = random.Random(1)
    while not m.over:
        m.play(dice.choice(m.legal()))
    assert Match.from_json(m.to_json()).hash == m.hash


# ------------------------------------------------------------------------------------------------------- notation, words


def test_every_action_is_written_and_read() -> None:
    mixes = [KINDS.number("tickets", k, n) for k in range(5) for n in range(5) if 1 <= k + n <= 4]
    cards = [*KINDS.range("pass"), *KINDS.range("draw"), *KINDS.range("draw-blind")]
    claims = [*KINDS.range("claim")[: BOARD.record.payments], *KINDS.range("ask")[: BOARD.record.tracks]]
    actions = [*cards, *mixes, *KINDS.range("keep"), *claims]
    texts = [GAME.notation(BOARD, action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert [GAME.parse(BOARD, text) for text in texts] == actions


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("claim Köln-Frankfurt red+1", "claim frankfurt-koeln red+1"),
        ("claim berlin-hamburg yellow", "claim berlin-hamburg.2 yellow"),
        ("claim dänemark-kiel locomotives", "claim kiel-daenemark locomotive"),
        ("claim koeln-frankfurt.1 red", "claim frankfurt-koeln red"),
        ("keep 3,1", "keep 1,3"),
        ("claim Köln – Frankfurt Rot", "claim frankfurt-koeln red"),
        ("CLAIM Denmark-Kiel 1 Weiß + 1 Lokomotive", "claim kiel-daenemark white+1"),
        ("claim Saarbru\u0308cken–Frankreich grün", "claim saarbruecken-frankreich green"),
        ("claim berlin-hamburg 7 x yellow", "claim berlin-hamburg.2 yellow"),
        ("claim berlin-hamburg.2", "claim berlin-hamburg.2"),
        ("draw Weiß", "draw white"),
        ("take 1 Lokomotive", "draw locomotive"),
        ("tickets 3 + 1", "tickets 3+1"),
        ("keep 1, 3", "keep 1,3"),
        ("claim berlin-dresden red", "claim berlin-dresden"),
        ("claim berlin-dresden green+7", "claim berlin-dresden"),
    ],
)
def test_what_people_type_is_understood(text: str, same: str) -> None:
    action = GAME.parse(BOARD, text)
    assert action is not None
    assert GAME.notation(BOARD, action) == same


@pytest.mark.parametrize(
    "text", ["", "claim", "claim rom-paris red", "claim frankfurt-koeln.3 red", "claim frankfurt-koeln pink", "draw pink",
             "tickets 5+0", "tickets 4", "tickets 0+0", "keep 5", "keep", "pass on"],
)  # fmt: skip
def test_what_is_no_action_is_not_understood(text: str) -> None:
    assert GAME.parse(BOARD, text) is None


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("claim berlin-münchen red", "No route leads straight from Berlin to München."),
        ("claim berlin-berlin", "No route leads straight from Berlin to Berlin."),
        ("claim frankfurt-köln.3 red", "Frankfurt – Köln has 2 tracks: there is no track 3."),
        ("claim berlin-dresden.2", "Berlin – Dresden has only one track: there is no track 2."),
        ("draw grey", "There are no grey cards: grey tracks take cards of any one colour."),
        ("draw 2 red", "Take your cards one after the other, not 2 at once."),
        ("tickets 4", "Say how many short and how many long tickets you draw, such as “tickets 2+2”."),
        ("tickets 5+0", "You draw four tickets, not 5."),
        ("tickets 0+0", "You draw four tickets, not 0."),
        ("keep", "There are no tickets to keep: draw some first, with “tickets 2+2” for instance."),
        ("keep 7", "There are no tickets to keep: draw some first, with “tickets 2+2” for instance."),
    ],
)
def test_what_is_well_formed_but_no_action_gets_its_rule(text: str, rule: str) -> None:
    m = Match.new("deutschland", seed=1)
    for action in ("tickets 2+2", "keep 1,2") * 2:
        m.play(action)
    assert GAME.parse(BOARD, text) is None
    assert m.explain(text) == rule
    assert m.explain(text, 1 - m.actor) == f"It is not your turn; it is Seat {m.actor + 1}’s."


def test_more_tickets_than_offered_cannot_be_kept() -> None:
    m = Match.new("deutschland", seed=1)
    m.play("tickets 2+2")
    assert m.explain("keep 1,5") == "You have 4 tickets to choose from, numbered 1 to 4."
    assert m.explain("keep") == "You must keep at least 2 tickets, not 0."


def _messages(language: str) -> dict[str, set[str]]:
    """The keys of a catalogue with the arguments that each uses."""
    text = (GAME.home / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        if start := re.match(r"([a-z][\w-]*) =", line):
            key = start[1]
            found[key] = set()
        if not line.startswith("#"):
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return found


def test_both_languages_have_the_same_messages() -> None:
    en, de = _messages("en"), _messages("de")
    assert list(en) == list(de)
    assert {k: v for k, v in en.items() if k != "deutschland-name"} == {
        k: v for k, v in de.items() if k != "deutschland-name"
    }


def test_every_message_that_the_code_names_is_there() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in GAME.home.glob("*.py"))
    named = set(re.findall(r'(?<!words=)"(deutschland-[a-z-]+[a-z])"', source))
    assert named - set(_messages("en")) == set()


def test_countries_are_named_in_each_language() -> None:
    m = Match.new("deutschland", seed=1)
    m.play("tickets 2+2")
    m.play("keep 1,2")
    m.play("tickets 2+2")
    m.play("keep 1,2")
    action = GAME.parse(BOARD, "claim kiel-dänemark")
    assert action is not None
    fault = GAME.explain(BOARD, m.state.record, m.actor, action)
    assert fault is not None
    assert "Denmark" in say(fault, "en")
    assert "Dänemark" in say(fault, "de")


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 1000), st.integers(0, 200), st.integers(2, 5))
def test_exactly_the_illegal_actions_are_explained(seed: int, actions: int, players: int) -> None:
    m = Match.new("deutschland", players=players, seed=seed)
    dice = random.Random(seed)
    for _ in range(actions):
        if not m.over:
            m.play(dice.choice(m.legal()))
    legal = {GAME.parse(BOARD, text) for text in m.legal()}
    for action in range(GAME.actions):
        fault = GAME.explain(BOARD, m.state.record, m.actor if not m.over else 0, action)
        assert (fault is None) == (action in legal), action
        if fault is not None:
            assert "deutschland-" not in say(fault, "en")
            assert "deutschland-" not in say(fault, "de")


# --------------------------------------------------------------------------------------------------- speeds and formats


def test_the_state_is_small() -> None:
    assert GAME.state.dtype.itemsize <= 2048


@pytest.mark.parametrize("players", [2, 3, 5])
def test_interpreted_and_compiled_are_the_same_byte_for_byte(players: int) -> None:
    slow, b, options = GAME.interpreted(), BOARD.record, GAME.option_values()
    states, out, other = GAME.state.new(2), GAME.buffer(), GAME.buffer()
    GAME.rules.setup(b, states[0], players, 5, options)
    slow.rules.setup(b, states[1], players, 5, options)
    dice = seeded(players)
    while GAME.rules.actor(b, states[0]) >= 0:
        assert GAME.state.raw(states[0]) == GAME.state.raw(states[1])
        n = GAME.rules.legal(b, states[0], out)
        assert n == slow.rules.legal(b, states[1], other)
        assert (out[:n] == other[:n]).all()
        action = int(out[below(dice, n)])
        GAME.rules.apply(b, states[0], action)
        slow.rules.apply(b, states[1], action)
    won = np.zeros((2, 5), np.int32)
    GAME.rules.winners(b, states[0], won[0])
    slow.rules.winners(b, states[1], won[1])
    assert (won[0] == won[1]).all()


@pytest.mark.parametrize("edition", ["2012", "2017"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_and_every_state_on_the_way_is_sound(players: int, edition: str) -> None:
    result = simulate(GAME, players, 500, seed=players, device="core", options={"tickets": edition}, keep=True)
    assert result.lengths.max() < 1000
    assert result.states is not None
    assert all(GAME.faults(BOARD, s) == [] for s in result.states[:50])
    m = Match.new("deutschland", players=players, seed=players, options={"tickets": edition})
    dice = random.Random(players)
    while not m.over:
        m.play(dice.choice(m.legal()))
        assert GAME.faults(BOARD, m.state.record) == []


def test_what_follows_from_the_state_is_kept_right() -> None:
    b, states, out = BOARD.record, GAME.state.new(2), GAME.buffer()
    GAME.rules.setup(b, states[0], 4, 1, GAME.option_values())
    dice = seeded(1)
    while GAME.rules.actor(b, states[0]) >= 0:
        states[1] = states[0]
        GAME.rules.refresh(b, states[1])
        assert all((states[0][name] == states[1][name]).all() for name in ("open", "net", "above", "below"))
        GAME.rules.apply(b, states[0], int(out[below(dice, GAME.rules.legal(b, states[0], out))]))


def test_positions_and_matches_are_read_back() -> None:
    m = Match.new("deutschland", players=4, seed=8, options={"tickets": "2017"})
    dice = random.Random(3)
    while not m.over:
        m.play(dice.choice(m.legal()))
        if len(m.history) % 25 == 0:
            assert Match.from_position(m.position()).hash == m.hash
    again = Match.from_json(m.to_json())
    assert again.hash == m.hash
    assert again.winners() == m.winners()


def test_the_terminal_draws_every_route_with_what_stands_on_it() -> None:
    m = Match.new("deutschland", players=2, seed=8)
    view = {**m.view(None), "tracks": {"berlin-hamburg": 1}, "closed": ["berlin-hamburg.2"]}
    lines = render(GAME.terminal(BOARD, view, "en")).plain.splitlines()
    assert any(line.startswith("Berlin – Hamburg       2222222 xxxxxxx") for line in lines)
    assert sum(line.count(" – ") for line in lines) == len(BOARD.document["routes"])
    assert max(map(len, lines)) <= 80


def test_the_own_files_are_all_there() -> None:
    names = {path.name for path in Path(GAME.home).iterdir()}
    assert {
        "board.py",
        "state.py",
        "invariants.py",
        "rules.py",
        "knowledge.py",
        "notation.py",
        "explain.py",
        "log.py",
        "scene.py",
        "sheet.py",
        "terminal.py",
    } <= names
