"""Documents with a type: what is wrong with one, in words, and what is published of it."""

from __future__ import annotations

import copy
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

import stellwerk
from server.house import House, Visitor
from stellwerk import Match
from stellwerk.engine.document import ANY, FAULTS
from stellwerk.engine.game import MapError
from stellwerk.engine.text import Text
from stellwerk.games import games
from stellwerk.kit import KitError, Trial, documents_have_their_types
from stellwerk.texts import LANGUAGES, say

TYPED = [game for game in games().values() if game.documents is not ANY]
OURS = [game for game in games().values() if game.home.is_relative_to(Path(stellwerk.__file__).parent)]
GAMES = pytest.mark.parametrize("game", TYPED, ids=lambda game: game.id)


def view_of(game):
    match = Match.new(game.id, seed=3)
    match.play(match.legal()[0])
    return match.view(0)


def test_all_games_of_ours_have_types():
    assert [game.id for game in OURS if game not in TYPED] == []


@GAMES
def test_shipped_maps_and_views_are_as_their_types_say_and_as_the_schemas_say(game):
    map_schema, view_schema = game.documents.schemas["map"], game.documents.schemas["view"]
    for schema in (map_schema, view_schema):
        jsonschema.Draft202012Validator.check_schema(schema)
    for name in game.maps:
        document = game.map_document(name)
        assert game.documents.misfits("map", document) == []
        jsonschema.validate(document, map_schema)
    jsonschema.validate(view_of(game), view_schema)


@GAMES
def test_a_scenery_that_a_map_brings_along_has_a_type(game):
    document = {**game.map_document(), "scenery": {"rivers": [7]}}
    assert [fault.args["place"] for fault in game.documents.misfits("map", document)] == ["scenery.rivers[0]"]


@GAMES
def test_a_view_has_no_field_too_few_or_too_many(game):
    view = view_of(game)
    assert game.documents.misfits("view", view) == []
    for name in view:
        less = {key: value for key, value in view.items() if key != name}
        faults = game.documents.misfits("view", less)
        assert [say(fault) for fault in faults] == [f"{name}: This is missing."]
    more = {**copy.deepcopy(view), "secret": 7}
    assert [say(fault, "de") for fault in game.documents.misfits("view", more)] == [
        "secret: Ein solches Feld gibt es nicht."
    ]
    more = copy.deepcopy(view)
    more["seats"][1]["cards"] = "all"
    assert [fault.args["place"] for fault in game.documents.misfits("view", more)] == ["seats[1].cards"]


@GAMES
def test_the_kit_finds_a_view_that_is_not_as_its_type_says(game):
    documents_have_their_types(Trial(game, game.seats[0]))
    planted = replace(game, view=lambda *args: {**game.view(*args), "more": 1})
    with pytest.raises(KitError, match="the view of seat 0: more: There is no such field"):
        documents_have_their_types(Trial(planted, game.seats[0]))


@GAMES
def test_a_game_without_types_of_its_own_is_held_against_what_all_have_in_common(game):
    plain = replace(game, documents=ANY)
    documents_have_their_types(Trial(plain, game.seats[0]))
    document = {name: value for name, value in game.map_document().items() if name != "title"}
    with pytest.raises(MapError, match="place: title, fault: document-missing"):
        plain.board_of(document)
    planted = replace(plain, view=lambda *args: {**game.view(*args), "over": "no"})
    with pytest.raises(KitError, match="the view of seat 0: over: "):
        documents_have_their_types(Trial(planted, game.seats[0]))


def test_every_fault_has_words_in_both_languages():
    facts = {"expected": "x", "ge": 1, "le": 1, "min_length": 2, "max_length": 2, "actual_length": 1, "pattern": "x"}
    for key in {*FAULTS.values(), "shape-other"}:
        said = {say(Text(key, found="7", **facts), language) for language in LANGUAGES}
        assert len(said) == 2
        assert not any(key in text or "{" in text for text in said)


def test_the_server_publishes_the_schemas(tmp_path):
    with House(f"sqlite+aiosqlite:///{tmp_path}/house.db") as house:
        guest = Visitor(house)
        assert guest.ask("GET", "/api/schemas") == {id: ["map", "view"] for id in games()}
        for game in TYPED:
            for name, schema in game.documents.schemas.items():
                assert guest.ask("GET", f"/api/schemas/{game.id}/{name}") == schema
        guest.ask("GET", "/api/schemas/paris/hand", status=404)
        guest.ask("GET", "/api/schemas/chess/map", status=404)
