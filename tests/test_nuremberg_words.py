"""First Train to Nuremberg outside its rules: notation, views, explanations, texts, terminal, drawings, sizes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest

from nuremberg_positions import build, play, position
from stellwerk import BadDocument, Match
from stellwerk.engine.random import below, seeded
from stellwerk.games import get
from stellwerk.games.nuremberg.explain import needs

GAME = get("nuremberg")
RICH = {"white": 5, "brown": 5, "red": 5, "green": 5}


def texts(language: str) -> dict[str, str]:
    words = (GAME.home / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) = ?((?:.*\n?)(?:[ }].*\n?)*)", words, flags=re.M))


def test_both_languages_have_the_same_messages_with_the_same_arguments():
    english, german = texts("en"), texts("de")
    assert list(english) == list(german)
    for key, words in english.items():
        if key != "nuremberg-place":
            assert set(re.findall(r"\$\w+", words)) == set(re.findall(r"\$\w+", german[key])), key


@pytest.mark.parametrize("map", GAME.maps)
def test_every_action_number_has_a_notation_that_parses_back(map):
    board = GAME.board_of(map)
    notations = [GAME.notation(board, action) for action in range(GAME.actions)]
    assert len(set(notations)) == GAME.actions
    assert [GAME.parse(board, text) for text in notations] == list(range(GAME.actions))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build Fürth Weikershof", "build furth weikershof"),
        ("BUILD nuremberg south gostenhof", "build nuremberg-south gostenhof"),
        ("build Nuremberg-North St. Johannis", None),
        ("load beer Höfen", "load beer hofen"),
        ("bid box5 3", "bid box5 3"),
        ("bid 3 on 5", "bid box5 3"),
        ("bid box9 3", None),
        ("load cheese leyh", None),
        ("build furth doos", None),
        ("bid 16 on 1", None),
        ("buy 7.1", None),
        ("", None),
    ],
)
def test_notation_is_read_as_people_type_it(typed, meant):
    board = GAME.board_of("nuremberg")
    action = GAME.parse(board, typed)
    assert (None if action is None else GAME.notation(board, action)) == meant


def test_goods_are_called_what_they_are_on_the_map():
    names = {map: GAME.notation(GAME.board_of(map), GAME.parse(GAME.board_of(map), text)) for map, text in
             (("nuremberg", "load post leyh"), ("wensleydale", "load stone whernside"))}  # fmt: skip
    assert names == {"nuremberg": "load post leyh", "wensleydale": "load stone whernside"}


def test_the_view_tells_what_each_link_would_take():
    match = position(phase="building", cubes=[9], influence=[RICH], links={"1": ["furth weikershof"]},
                     companies={"doos": ["red", "green"]}, pieces={"muggenhof": {"landlord": 2}})  # fmt: skip
    build(match, "weikershof doos")
    offers = {(o["from"], o["to"]): o for o in match.view(0)["offers"]}
    assert offers["doos", "muggenhof"] == {
        "from": "doos",
        "to": "muggenhof",
        "cost": 1,
        "red": 0,
        "green": 0,
        "white": 2,
    }
    assert offers["doos", "schniegling"]["cost"] == 2
    assert {f"build {a} {b}" for a, b in offers} == {a for a in match.legal() if a.startswith("build")}
    assert match.view(0)["chain"] == {"what": "build", "company": None, "areas": ["weikershof", "doos"]}


def test_everybody_sees_the_same():
    match = Match.new("nuremberg", players=4, seed=3)
    views = [match.view(seat) for seat in (0, 1, 2, 3, None)]
    assert all({**view, "seat": 0} == views[0] for view in views)


def test_what_a_piece_needs_is_said():
    match = Match.new("nuremberg", players=3, seed=3)
    areas = match.board.labels["area"]
    said = [
        needs(match.board, match._s, load, areas.index(name)).key
        for load, name in ((0, "leyh"), (0, "hofen"), (1, "doos"))
    ]
    assert said == ["nuremberg-load-area", "nuremberg-load-field", "nuremberg-load-passenger"]


def test_german_places_have_german_names():
    match = Match.new("nuremberg", players=3, seed=3, language="de")
    match = position(phase="building", cubes=[9], influence=[RICH])
    match.language = "de"
    assert (
        match.explain("build nuremberg-north nuremberg-south")
        == "Nürnberg Nord und Nürnberg Süd dürfen nie verbunden werden."
    )


def test_actions_of_another_phase_are_refused_by_name():
    match = Match.new("nuremberg", players=3, seed=3)
    said = match.explain("build furth weikershof")
    assert said == "That belongs to building track; now it is the auction."


@pytest.mark.parametrize("map", GAME.maps)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_terminal_shows_boxes_trains_players_and_areas(map, language):
    match = Match.new("nuremberg", players=4, seed=3, map=map, language=language)
    shown = GAME.terminal(match.board, match.view(0), language)
    assert shown.count("\n") > 40
    assert not re.search(r"nuremberg-(?!north|south)", shown)


# ---------------------------------------------------------------------------------------------------------- the drawing


@pytest.mark.parametrize("map", GAME.maps)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_drawing_has_every_area_and_every_link(map, theme):
    document = GAME.map_document(map)
    svg = GAME.picture(document, Match.new("nuremberg", players=4, seed=3, map=map).view(0), "de", theme)
    ids = {element.get("id") for element in ET.fromstring(svg).iter() if element.get("id")}
    assert {f"area-{area['id']}" for area in document["areas"]} <= ids
    assert {"link-" + "/".join(link["between"]) for link in document["links"] if not link.get("forbidden")} <= ids
    assert "nicht der gedruckte" in svg


def test_the_drawing_can_light_areas_and_links():
    document = GAME.map_document("nuremberg")
    svg = GAME.picture(document, None, "en", "light", {"areas": ["furth"], "links": ["furth/weikershof"]})
    assert svg.count(' lit"') == 2


# --------------------------------------------------------------------------------------------------- states and positions


def test_a_state_fits_into_4_kib_and_the_action_space_is_small():
    assert GAME.state.dtype.itemsize <= 4096
    assert GAME.actions <= 2000


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: s["boxed"].update(red=3), "red: "),
        (lambda s: s["owner"].update({"furth/weikershof": "1"}), "1: 1 links on the board, 0 counted"),
        (lambda s: s.update(owner={"nuremberg-north/nuremberg-south": "1"}, track={"1": 1}), "no link can be there"),
        (lambda s: s["cubes"].__setitem__(0, 16), "seat 1 has 16 cubes"),
        (lambda s: s["influence"][0].update(white=9), "beyond the end of its track"),
        (lambda s: s.update(token=["red"] * 8), "tokens"),
        (lambda s: s["order"].update(build=[0, 0, 1]), "build: not every seat"),
        (lambda s: s["company"].update(leyh=["red"]), "leyh: that cannot be its company"),
        (lambda s: s["company"].pop("furth"), "furth: that cannot be its company"),
        (lambda s: s.update(due=4), "due"),
        (lambda s: s.update(turn=6), "do not fit the side"),
        (lambda s: s.update(at=7), "phase and player do not fit together"),
        (lambda s: s.update(cubes=[0, 0, 0]), "phase and player do not fit together"),
        (lambda s: s.update(phase="choice", crediting=1), "phase and player do not fit together"),
        (lambda s: s.update(phase="choice", crediting=99), "phase and player do not fit together"),
        (lambda s: s.update(buying="3.1"), "cannot be owned together"),
        (lambda s: s.update(laid=2), "chain"),
        (lambda s: s["train"].update({"1.1": 0, "1.2": 0}), "cannot be owned together"),
        (lambda s: s.update(bid=[1, 0, 0, 0, 0, 0, 0, 0], bidder=[0, *[None] * 7]), "box 1: that cannot be a bid"),
    ],
)
def test_positions_that_cannot_be_are_refused(change, said):
    document = Match.new("nuremberg", players=3, seed=1).position()
    change(document["state"])
    with pytest.raises(BadDocument, match=re.escape(said)):
        Match.from_position(document)


@pytest.mark.parametrize(
    ("paying", "said"),
    [
        ({"train": {"3.1": 0}, "influence": [{"white": 1, "red": 1}]}, "what is due cannot be paid"),
        ({"train": {"3.1": 0}, "influence": [{"white": 3, "red": 3, "brown": 1}]}, "what is due cannot be paid"),
        ({"train": {"3.1": 1}, "influence": [{"white": 3, "red": 3}]}, "cannot be owned together"),
    ],
)
def test_a_train_that_its_buyer_cannot_be_paying_for_is_a_fault(paying, said):
    fields = {"phase": "paying", "buying": "3.1", "due": 3, "links": {"1": ["furth weikershof"]}}
    assert position(**fields, train={"3.1": 0}, influence=[{"white": 3, "red": 3}]).legal() == ["pay white", "pay red"]
    with pytest.raises(BadDocument, match=said):
        position(**fields, **paying)


def test_track_is_not_being_paid_for_with_influence_while_there_are_cubes():
    with pytest.raises(BadDocument, match="what is due cannot be paid"):
        position(phase="paying", due=2, cubes=[3], influence=[{"red": 2, "white": 1}])


def test_pieces_that_should_have_been_removed_are_a_fault():
    links = {"red": ["furth weikershof doos"]}
    with pytest.raises(BadDocument, match="weikershof: pieces that should have been removed"):
        position(phase="building", links=links, companies={"doos": ["red"]}, pieces={"weikershof": {"yellow": 1}})
    with pytest.raises(BadDocument, match="doos: pieces that should have been removed"):
        position(phase="building", links=links, companies={"doos": ["red"]}, pieces={"doos": {"red": 1}})
    with pytest.raises(BadDocument, match="a landlord stands in its way"):
        position(phase="building", links=links, companies={"doos": ["red"]}, pieces={"doos": {"landlord": 1}})


def test_a_guess_changes_nothing_but_the_coming_draws():
    match = Match.new("nuremberg", players=3, seed=9)
    guess = match._states.copy()[0]
    GAME.rules.determinize(match._b, guess, 1, 77)
    changed = [f.name for f in GAME.state.fields if not np.array_equal(guess[f.name], match._s[f.name])]
    assert changed == ["rng"]


def test_a_payment_can_be_taken_back_until_it_is_complete():
    match = position(phase="building", cubes=[0, 5, 5], influence=[{"white": 2, "brown": 2, "red": 2}, RICH, RICH])
    play(build(match, "furth weikershof leyh"), "finish", "pay white")
    assert match.undo() == "pay white"
    assert match.undo() == "finish"
    assert match.view(0)["phase"] == "building"


@pytest.mark.parametrize(
    ("map", "players", "options"), [("nuremberg", 4, {}), ("wensleydale", 2, {"trains": "row", "south": "extended"})]
)
def test_interpreted_and_compiled_rules_and_observations_are_the_same(map, players, options):
    slow, board = GAME.interpreted(), GAME.board_of(map)
    b, states, out, dice = board.record, GAME.state.new(2), GAME.buffer(2), seeded(players)
    for rules, s in ((GAME.rules, states[0]), (slow.rules, states[1])):
        rules.setup(b, s, players, 11, GAME.option_values(options))
    while GAME.rules.actor(b, states[0]) >= 0:
        n = GAME.rules.legal(b, states[0], out[0])
        assert n == slow.rules.legal(b, states[1], out[1])
        assert (out[0, :n] == out[1, :n]).all()
        action = int(out[0, below(dice, n)])
        GAME.rules.apply(b, states[0], action)
        slow.rules.apply(b, states[1], action)
        assert GAME.state.raw(states[0]) == GAME.state.raw(states[1])
        if dice[2] % 20 == 0:
            seen = np.zeros((2, GAME.size), np.float32)
            GAME.rules.observe(b, states[0], 1, seen[0])
            slow.rules.observe(b, states[1], 1, seen[1])
            assert (seen[0] == seen[1]).all()
            assert np.abs(seen).max() < 3
