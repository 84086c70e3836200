"""First Train to Nuremberg outside its rules: notation, views, explanations, texts, terminal, sizes."""

from __future__ import annotations

import re

import numpy as np
import pytest
from rich.markup import render

from nuremberg_positions import build, play, position
from stellwerk import IllegalAction, Match, coach
from stellwerk.engine.random import below, seeded
from stellwerk.games import get
from stellwerk.games.nuremberg.actions import AREA
from stellwerk.notation import place_on, spelled_out

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
        ("build Nuremberg-North St. Johannis", "build nuremberg-north st-johannis"),
        ("build Nürnberg Süd Gostenhof", "build nuremberg-south gostenhof"),
        ("build NÜRNBERG NORD GROSSREUTH", "build nuremberg-north grossreuth"),
        ("build Nuernberg Nord Großreuth", "build nuremberg-north grossreuth"),
        ("build Fuerth Weikershof", "build furth weikershof"),
        ("build Stein Eibach", "build stein eibach"),
        ("build Herzogenauracher Straße Vach", "build herzogenaurach-road vach"),
        ("build herzogenauracher strasse vach", "build herzogenaurach-road vach"),
        ("sell rot St. Johannis Muggenhof", "sell red st-johannis muggenhof"),
        ("load beer Höfen", "load beer hofen"),
        ("load Bier Höfen", "load beer hofen"),
        ("load roter Passagier in Doos", "load red doos"),
        ("load green passenger in Stein", "load green stein"),
        ("pay Grün", "pay green"),
        ("pay Stein", "pay cube"),
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


@pytest.mark.parametrize("map", GAME.maps)
def test_every_name_of_an_area_is_read_back(map):
    board = GAME.board_of(map)
    for i, area in enumerate(board.document["areas"]):
        for name in {area["id"], area["name"], area.get("de", area["name"])}:
            for typed in (name, name.upper(), name.lower(), name.replace("-", " "), spelled_out(name)):
                assert place_on(board, AREA, typed) == i, typed
    for link in range(board.record.links):
        here, there = (board.document["areas"][end] for end in board.record.end[link])
        text = f"build {here.get('de', here['name'])} {there.get('de', there['name'])}"
        assert GAME.notation(board, GAME.parse(board, text)) == f"build {here['id']} {there['id']}"


# ------------------------------------------------------------------------------------------------------------- mistakes


def mistaken(match: Match, text: str, language: str = "en") -> str:
    with pytest.raises(IllegalAction) as refusal:
        match.play(text, language)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bid box1 1", "Box 1 takes a bid of at least 3 cubes."),
        ("bid box1 0", "Box 1 takes a bid of at least 3 cubes."),
        ("bid box5 1", "Box 5 takes a bid of at least 2 cubes."),
        ("bid box2 16", "You have only 12 cubes."),
        ("bid 99 on 2", "You have only 12 cubes."),
        ("bid box0 3", "There is no box 0: this side of the board has 8."),
        ("bid box9 3", "There is no box 9: this side of the board has 8."),
        ("buy 7.1", "That belongs to trains and transport; now it is the auction."),
        ("take brown", "That belongs to the choice of a colour; now it is the auction."),
    ],
)
def test_bids_that_cannot_be_get_their_rule(text, said):
    assert mistaken(Match.new("nuremberg", players=3, seed=3), text) == said


@pytest.mark.parametrize(
    ("text", "en", "de"),
    [
        ("build Fürth Doos", "Fürth and Doos do not touch: a link crosses the border between two areas.",
         "Fürth und Doos grenzen nicht aneinander: Ein Streckenteil liegt auf der Grenze zwischen zwei Gebieten."),
        ("build doos espan", "Espan is a hop field, where no link is ever built: a link into a station next to it fetches "
         "what lies there.", "Espan ist ein Hopfenfeld, dort wird nie gebaut: Was dort liegt, holt ein Streckenteil in "
         "eine angrenzende Station."),
        ("build furth furth", "A link runs from one area into another, not from Fürth to Fürth.",
         "Ein Streckenteil führt von einem Gebiet in ein anderes, nicht von Fürth nach Fürth."),
    ],
)  # fmt: skip
def test_links_that_cannot_be_get_their_rule(text, en, de):
    match = position(phase="building", cubes=[9], influence=[RICH])
    assert mistaken(match, text) == en
    assert mistaken(match, text, "de") == de


def test_pieces_and_trains_that_are_not_there_get_their_rule():
    match = position(phase="transport", influence=[{"brown": 5}], links={"1": ["furth weikershof leyh"]})
    assert mistaken(match, "buy 7.1") == "There is no train 7.1 on this side of the board."
    assert mistaken(match, "load beer leyh") == "There is no beer in Leyh."
    assert mistaken(match, "load cheese leyh") == "There is no cheese on this map: its goods are beer and post."
    assert mistaken(match, "load landlord leyh").startswith("Landlords do not travel")
    assert mistaken(match, "load post leyh", "de") == "In Leyh gibt es keine Post."


def test_sales_that_cannot_be_get_their_rule():
    links = {"1": ["furth weikershof doos"], "2": ["furth dambach"]}
    match = position(phase="takeovers", links=links, influence=[{"red": 1}])
    assert mistaken(match, "sell white furth weikershof") == "Only the red and the green company take links over."
    assert mistaken(match, "sell red furth doos").startswith("Fürth and Doos do not touch")
    match.names = [None, "Ada", None]
    assert (
        mistaken(match, "sell red furth dambach")
        == "The link between Fürth and Dambach is not yours: it belongs to Ada."
    )
    assert mistaken(match, "sell green furth weikershof", "de") == (
        "Fürth gehört nicht der grünen Gesellschaft: Eine Übernahme beginnt in einer ihrer Städte oder Stationen."
    )


def test_wensleydales_fields_are_hills():
    match = position(map="wensleydale", phase="building", cubes=[9], influence=[RICH])
    assert "is a hill, where no link is ever built" in mistaken(match, "build settle whernside")


@pytest.mark.parametrize("map", GAME.maps)
def test_forms_hold_every_notation(map):
    board = GAME.board_of(map)
    forms = set(GAME.forms(board))
    assert {text for action in range(GAME.actions) if "#" not in (text := GAME.notation(board, action))} <= forms


def test_goods_are_called_what_they_are_on_the_map():
    names = {map: GAME.notation(GAME.board_of(map), GAME.parse(GAME.board_of(map), text)) for map, text in
             (("nuremberg", "load post leyh"), ("wensleydale", "load stone whernside"))}  # fmt: skip
    assert names == {"nuremberg": "load post leyh", "wensleydale": "load stone whernside"}


def test_the_view_tells_what_each_link_would_take():
    links = {"1": ["furth weikershof"], "red": ["furth dambach weikershof leyh doos"]}
    match = position(phase="building", cubes=[9], influence=[RICH], links=links, pieces={"muggenhof": {"landlord": 2}})
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
    pieces = {"leyh": {"yellow": 1}, "hofen": {"white": 1}, "doos": {"red": 1}}
    match = position(phase="transport", influence=[{"brown": 5}], pieces=pieces)
    assert match.explain("load post leyh") == "The post in Leyh needs a link of yours that runs into that area."
    assert match.explain("load beer hofen").startswith(
        "The beer in Höfen needs a link of yours into a station next to it"
    )
    assert match.explain("load red doos").startswith(
        "The red passenger in Doos needs an unbroken line of your own links"
    )


def test_german_places_have_german_names():
    match = position(phase="building", cubes=[9], influence=[RICH])
    assert (
        match.explain("build nuremberg-north nuremberg-south", language="de")
        == "Nürnberg Nord und Nürnberg Süd dürfen nie verbunden werden."
    )


def test_actions_of_another_phase_are_refused_by_name():
    match = Match.new("nuremberg", players=3, seed=3)
    said = match.explain("build furth weikershof")
    assert said == "That belongs to building track; now it is the auction."


@pytest.mark.parametrize("map", GAME.maps)
def test_the_terminal_draws_the_areas_with_pieces_companies_and_links(map):
    match = Match.new("nuremberg", players=4, seed=3, map=map)
    shown = render(GAME.terminal(match.board, match.view(0), "en")).plain
    assert all(area in shown for area in (*match.view(0)["pieces"], *match.view(0)["companies"]))
    view = match.view(0)
    view["links"] = {match.board.labels["link"][0]: 1, match.board.labels["link"][1]: "red"}
    one, other = (link.split("/") for link in view["links"])
    shown = render(GAME.terminal(match.board, view, "en")).plain
    for here, owner, there in ((one[0], "2", one[1]), (one[1], "2", one[0]), (other[0], "R", other[1])):
        line = next(line for line in shown.splitlines() if line[2:].startswith(here + " "))
        assert owner + there in line


# --------------------------------------------------------------------------------------------------- states and positions


def test_a_state_fits_into_4_kib_and_the_action_space_is_small():
    assert GAME.state.dtype.itemsize <= 4096
    assert GAME.actions <= 2000


def test_a_guess_changes_nothing_but_the_coming_draws():
    match = Match.new("nuremberg", players=3, seed=9)
    guess = match.state.determinize(1, 77).record
    changed = [f.name for f in GAME.state.fields if not np.array_equal(guess[f.name], match.state.record[f.name])]
    assert changed == ["rng"]


def test_a_payment_can_be_taken_back_until_it_is_complete():
    match = position(phase="building", cubes=[0, 5, 5], influence=[{"white": 2, "brown": 2, "red": 2}])
    play(build(match, "furth weikershof leyh"), "finish", "pay white")
    assert match.undo() == "pay white"
    said = coach.reason(match, match.actor, match.parse("pay white"))
    assert said == "1 white is left then", "no cube is kept where none is left"
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
