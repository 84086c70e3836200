"""Matches: the public API, positions and match files, and what is wrong with bad ones."""

from __future__ import annotations

import contextlib
import copy
import json
import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stellwerk
from paris_positions import CORRIDOR
from stellwerk import BadDocument, BadSetup, IllegalAction, Match, OtherVersion, UndoRefused
from stellwerk.engine.random import below, seeded
from stellwerk.games import games
from stellwerk.wording import ENDS


def played(actions: int = 10_000, seed: int = 7, **more) -> Match:
    match, dice = Match.new("paris", players=3, seed=seed, **more), seeded(seed)
    while not match.over and len(match.history) < actions:
        legal = match.legal()
        match.play(legal[int(below(dice, len(legal)))])
    return match


def test_a_match_is_the_same_for_the_same_seed_and_another_for_another():
    assert Match.new("paris", players=3, seed=7).hash == Match.new("paris", players=3, seed=7).hash
    assert Match.new("paris", players=3, seed=7).hash != Match.new("paris", players=3, seed=8).hash


def test_without_a_seed_one_is_drawn_and_recorded():
    one, other = Match.new("paris", players=3), Match.new("paris", players=3)
    assert one.seed != other.seed
    assert Match.new("paris", players=3, seed=one.seed).hash == one.hash
    assert json.loads(one.to_json())["seed"] == one.seed


def test_play_takes_what_legal_gives():
    match = played()
    assert match.over
    assert match.actor == -1
    assert match.legal() == []
    assert len(match.scores()) == 3
    assert match.winners()


def test_an_illegal_action_explains_itself_and_leaves_the_match_untouched():
    match = played(5)
    before = match.to_json()
    with pytest.raises(IllegalAction, match="cannot be built in Marseille") as refusal:
        match.play(
            f"build {match.view(None)['building']['colour'] if match.view(None)['building'] else 'red'} marseille"
        )
    assert refusal.value.text.key == "paris-not-adjacent"
    assert match.to_json() == before


def test_an_illegal_action_explains_itself_in_german():
    match = Match.new("paris", players=3, seed=7)
    with pytest.raises(IllegalAction, match="kann nicht in Marseille gebaut werden"):
        match.play("build red marseille", language="de")


@pytest.mark.parametrize(
    "text", ["", "nonsense", "build", "build green 7.12", "build red 99.99", "trade red blue 3", "trade red", None, 7]
)
def test_what_is_no_action_is_told_so(text):
    match = Match.new("paris", players=3, seed=7)
    with pytest.raises(IllegalAction):
        match.play(text)
    assert match.history == []


def test_a_suggestion_is_legal_now_and_of_the_same_kind():
    match = Match.new("paris", players=3, seed=7)
    with pytest.raises(IllegalAction, match=r"not an action in this game\. Did you mean “build ") as refusal:
        match.play("build red")
    assert refusal.value.text.args["near"] in match.legal()
    for text in ("fly to the moon", "stopp", "", "x" * 100_000):
        with pytest.raises(IllegalAction, match=r"is not an action in this game\.$") as refusal:
            match.play(text)
        assert len(str(refusal.value)) < 200


def test_cities_can_be_called_by_name_and_are_kept_by_their_label():
    match = Match.new("paris", players=3, seed=7)
    colour = next(c["colour"] for c in match.view(None)["companies"] if c["start"] == "6.18")
    match.play(f"  Build  {colour.upper()}   ORLÉANS ")
    assert match.history == [f"build {colour} 7.17"]


def test_explain_says_why_without_playing():
    match = Match.new("paris", players=3, seed=7)
    assert match.explain(match.legal()[0]) is None
    assert "not your turn" in match.explain(match.legal()[0], seat=(match.actor + 1) % 3)


# ---------------------------------------------------------------------------------------------------------- offers


@pytest.mark.parametrize("game", games())
def test_offers_that_pass_or_end_something_say_so(game):
    match, dice = Match.new(game, players=3, seed=7), seeded(7)
    said = set()
    while not match.over:
        said |= {(offer["kind"], offer["role"]) for offer in match.offers()}
        legal = match.legal()
        match.play(legal[int(below(dice, len(legal)))])
    assert {kind for kind, role in said if role == "end"} == {kind for kind, _ in said} & {*ENDS}


def test_of_several_payments_those_with_locomotives_are_rarer_and_look_like_what_they_are():
    match, dice = Match.new("deutschland", players=2, seed=3), seeded(3)
    seen = 0
    while not match.over and seen < 200:
        for offer in match.offers():
            if offer["kind"] == "claim":
                jokers = sum(n for piece, n in offer["pieces"] if piece["colour"] == "joker")
                assert offer["rare"] == jokers
                assert (jokers > 0) == ("locomotive" in offer["text"])
                assert sum(n for _, n in offer["pieces"]) == int(re.search(r"(\d+) wagon", offer["cost"])[1])
                seen += 1
        legal = [a for a in match.legal() if a.startswith("draw")] or match.legal()
        match.play(legal[int(below(dice, len(legal)))])
    assert seen


# ------------------------------------------------------------------------------------------------------------ undo


def test_undo_of_nothing_is_refused():
    with pytest.raises(UndoRefused, match="nothing to take back"):
        Match.new("paris", players=3, seed=7).undo()


@pytest.mark.parametrize("game", games())
def test_what_is_offered_says_what_can_be_taken_back_the_last_step_of_a_turn_included(game):
    match, dice, ended = Match.new(game, players=3, seed=7), seeded(7), 0
    for _ in range(60):
        seat, offers = match.actor, match.offers()
        offer = offers[int(below(dice, len(offers)))]
        match.play(offer["action"])
        back = match.can_undo(seat=seat)
        if offer["final"] != "undo-other":
            assert back == (offer["final"] is None), offer
        else:
            ended += back
    assert ended > 1, "turns that could be taken up again"


def test_undo_is_refused_when_the_game_is_over():
    match = played()
    with pytest.raises(UndoRefused, match="over"):
        match.undo()
    assert not match.can_undo()
    last = match.history[-1]
    assert match.undo(force=True) == last
    assert not match.over


def test_a_copy_goes_its_own_way():
    match = played(20)
    twin = match.copy()
    twin.play(twin.legal()[0])
    twin.names[0] = "Ada"
    assert len(match.history) == 20
    assert match.names[0] is None


# ------------------------------------------------------------------------------------------------------- positions


def test_a_position_is_readable_and_leads_on():
    match = played(30)
    document = json.loads(json.dumps(match.position()))
    assert document["format"] == "stellwerk-position/1"
    assert set(document["state"]["tray"]) <= {"purple", "brown", "black", "yellow", "blue", "red"}
    again = Match.from_position(document)
    assert again.legal() == match.legal()
    again.play(again.legal()[0])
    assert Match.from_json(again.to_json()).hash == again.hash, "a match that began at a position is saved with it"


def spoil(document: dict, **state) -> dict:
    document = copy.deepcopy(document)
    document["state"].update(state)
    return document


POSITION = played(30).position()


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        ("{", "not a JSON document"),
        ("[" * 100_000, "nested too deeply"),
        ('{"format": NaN}', "format: This number cannot be read"),
        ('{"format": ' + "9" * 5000 + "}", "not a JSON document"),
        ({**POSITION, "game": chr(0xD800)}, "half a character"),
        ({**POSITION, "game": ["paris"]}, "There is no game"),
        ({**POSITION, "map": ["france"]}, "has no map"),
        ({**POSITION, "options": []}, "This must be an object"),
        ({**POSITION, 7: 8}, "Names in an object must be texts"),
        ({**POSITION, "state": {**POSITION["state"], "players": 4}}, "heading says 3"),
        ([], "Expected a document of the format"),
        ({**POSITION, "format": "stellwerk-match/1"}, "Expected a document of the format “stellwerk-position/1”"),
        ({**POSITION, "game": "chess"}, "There is no game “chess”"),
        ({**POSITION, "map": "atlantis"}, "has no map “atlantis”. Maps: france"),
        ({**POSITION, "players": 2}, "for 3 to 6 players, not 2"),
        ({**POSITION, "players": 4}, r"state\..*This must be a list of 4, not 3"),
        ({**POSITION, "options": {"speed": "fast"}}, "has no option “speed”"),
        ({**POSITION, "colour": 1}, "Unknown field “colour”"),
        ({k: v for k, v in POSITION.items() if k != "state"}, "state: This must be an object"),
        ({k: v for k, v in POSITION.items() if k != "rules"}, "rules: This is missing"),
        (spoil(POSITION, wings=2), "state.wings: There is no such field"),
        (spoil(POSITION, tray={"blue": 99}), "tray.blue: 99 is out of range"),
        (spoil(POSITION, tray={"blue": 9}), "impossible.*on the map, in the tray and behind screens"),
        (spoil(POSITION, tray={"blue": -1}), "state.tray.blue: −1 is out of range"),
        (spoil(POSITION, lying={"7.7": ["green"]}), "There is no colour 'green'"),
        (spoil(POSITION, lying={"99.9": ["red"]}), "There is no space '99.9'"),
        (spoil(POSITION, turn=3), "There is no seat 3"),
    ],
)
def test_a_bad_position_names_its_fault(document, fault):
    with pytest.raises(BadDocument, match=fault):
        Match.from_position(document)


def test_nothing_is_kept_by_reference():
    document = copy.deepcopy(POSITION)
    match = Match.from_position(document)
    hash = match.hash
    document["state"]["tray"].clear()
    document["options"]["x"] = "y"
    given = match.position()
    given["state"]["tray"].clear()
    given["options"]["x"] = "y"
    match.document()["position"]["tray"].clear()
    assert Match.from_json(match.to_json()).hash == match.at(0).hash == hash
    assert match.position() == POSITION


def test_nothing_of_a_map_is_kept_by_reference():
    document = copy.deepcopy(CORRIDOR)
    match = Match.new("paris", players=3, seed=1, map=document)
    document.clear()
    match.position()["map"].clear()
    assert Match.from_position(match.position()).hash == match.hash


# ----------------------------------------------------------------------------------------------------- match files


def test_a_match_file_brings_the_match_back(tmp_path):
    match = played(names=["Ada", None, "Émile"])
    match.save(tmp_path / "a.json")
    again = Match.load(tmp_path / "a.json")
    assert (again.hash, again.history, again.names) == (match.hash, match.history, ["Ada", None, "Émile"])
    assert again.to_json() == match.to_json()
    assert [p.name for p in tmp_path.iterdir()] == ["a.json"], "nothing half-written is left"


def test_a_match_on_a_map_of_ones_own_carries_the_map(tmp_path):
    file = tmp_path / "corridor.json"
    file.write_text(json.dumps(CORRIDOR))
    match = Match.new("paris", players=3, seed=1, map=file)
    file.unlink()
    assert Match.from_json(match.to_json()).hash == match.hash
    assert Match.from_position(match.position()).hash == match.hash


MATCH = json.loads(played(40).to_json())


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            {"actions": [*MATCH["actions"][:17], "build red marseille", *MATCH["actions"][18:]]},
            r"Action 18 \(“build red marseille”\) is not legal: Red",
        ),
        (
            {"actions": ["fly to the moon"], "hashes": {}},
            r"Action 1 \(“fly to the moon”\) is not legal: “fly to the moon” is not an action",
        ),
        ({"actions": "stop"}, "actions: This must be a list of actions"),
        ({"actions": [3]}, "actions: This must be a list of actions"),
        ({"hashes": {**MATCH["hashes"], "32": "0" * 16}}, "state after 32 actions is not the one that was recorded"),
        ({"hashes": {"41": "0"}}, "hashes: This must be an object"),
        ({"hashes": {"²": "0"}}, "hashes: This must be an object"),
        ({"hashes": {"9" * 5000: "0"}}, "hashes: This must be an object"),
        ({"hashes": ["0"]}, "hashes: This must be an object"),
        ({"seed": MATCH["seed"] + 1}, "after 0 actions is not the one"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"seed": None}, "either a seed or a position"),
        ({"seats": [{}]}, "seats: This must be a list"),
        ({"seats": [{"name": 7}, {}, {}]}, r"seats\[0\].name"),
        ({"wings": 2}, "Unknown field “wings”"),
        ({"game": "pariss"}, "Did you mean “paris”"),
    ],
)
def test_a_bad_match_file_names_its_fault(change, fault):
    with pytest.raises(BadDocument, match=fault):
        Match.from_json(json.dumps({**MATCH, **change}))


def test_a_file_that_is_not_there_is_told_so(tmp_path):
    with pytest.raises(BadDocument, match="cannot be read"):
        Match.load(tmp_path / "nothing.json")


def test_a_file_of_another_rules_version_that_plays_the_same_opens_and_says_so():
    with pytest.warns(UserWarning, match="version 0 of the rules; it plays the same"):
        match = Match.from_json(json.dumps({**MATCH, "rules": "0"}))
    assert match.history == MATCH["actions"]


def test_a_file_of_another_rules_version_that_plays_differently_says_why_not():
    with pytest.raises(OtherVersion, match="version 0 of the rules; under version 1"):
        Match.from_json(json.dumps({**MATCH, "rules": "0", "hashes": {"0": "0" * 16}}))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda x: st.lists(x, max_size=3) | st.dictionaries(st.text(max_size=5), x, max_size=3),
        max_leaves=5,
    ),
    st.sampled_from([*MATCH]),
)
@settings(max_examples=150, deadline=None)
@pytest.mark.filterwarnings("ignore:The file was made with version")
def test_whatever_stands_in_a_match_file_gives_a_match_or_a_clear_error(value, key):
    with contextlib.suppress(BadDocument):
        Match.from_json(json.dumps({**MATCH, key: value}))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda x: st.lists(x, max_size=3) | st.dictionaries(st.sampled_from(["blue", "7.17", "x"]), x, max_size=3),
        max_leaves=5,
    ),
    st.sampled_from([*POSITION["state"]]),
)
@settings(max_examples=150, deadline=None)
def test_whatever_stands_in_a_position_gives_a_match_or_a_clear_error(value, key):
    try:
        match = Match.from_position(spoil(POSITION, **{key: value}))
    except BadDocument:
        return
    match.legal()


# --------------------------------------------------------------------------------------------------------- setting up


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"game": "parris"}, "Did you mean “paris”"),
        ({"game": "paris", "seed": -1}, "A seed is a whole number from 0"),
        ({"game": "paris", "seed": 2**63}, "A seed is a whole number from 0"),
        ({"game": "paris", "seed": 1.5}, "A seed is a whole number from 0"),
        ({"game": "paris", "options": {"x": "y"}}, "has no option “x”"),
        ({"game": "paris", "map": "nowhere"}, "has no such map"),
        ({"game": "paris", "map": {"game": "paris"}}, "format: This is missing"),
    ],
)
def test_a_bad_setup_is_told_so(arguments, fault):
    with pytest.raises(BadSetup, match=fault):
        Match.new(**arguments)


def test_seats_that_there_are_not_are_told_so():
    with pytest.raises(BadSetup, match="There is no seat 3"):
        Match.new("paris", players=3, seed=1).view(3)


def test_pictures_are_drawn_for_every_seat_and_in_notebooks():
    match = played(60)
    for text in (match.svg(0), match.svg(None, theme="dark"), match._repr_svg_()):
        assert ET.fromstring(text).tag.endswith("svg")


def test_the_log_tells_what_happened():
    match = played(6)
    assert [line["n"] for line in match.log()] == [1, 2, 3, 4, 5, 6]
    assert [line["action"] for line in match.log(0)] == match.history


def test_views_are_plain_data():
    match = played(25)
    for seat in (0, 1, 2, None):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)


def test_both_catalogues_have_the_same_messages_with_the_same_arguments():
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.visitor import Visitor

    class Arguments(Visitor):
        def __init__(self):
            self.found = set()

        def visit_VariableReference(self, node):  # noqa: N802 - named by the visitor
            self.found.add(node.id.name)

    def messages(language: str) -> dict[str, set[str]]:
        found = {}
        for path in stellwerk.texts.catalogue(language):
            resource = FluentParser().parse(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                assert not isinstance(entry, ast.Junk), (path, entry.content)
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in found, (path, entry.id.name)
                    arguments = Arguments()
                    arguments.visit(entry)
                    # a name may be given in every language: each catalogue takes its own
                    found[entry.id.name] = {"by language" if x == language else x for x in arguments.found}
        return found

    assert messages("en") == messages("de")
