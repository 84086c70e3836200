"""The Grand Trunk Journey: its data file, notation, words and drawing."""

from __future__ import annotations

import copy
import re
import xml.etree.ElementTree as ET

import pytest

from grandtrunk_positions import BOARD, CITIES, GAME, position, seat
from stellwerk import BadSetup, Match
from stellwerk.engine.game import MapError
from stellwerk.games.grandtrunk.board import SCENARIOS, SOURCES, check_map
from stellwerk.games.grandtrunk.why import REFUSALS
from stellwerk.texts import LANGUAGES

PLACES = list(BOARD.labels["place"])


def distance(a: str, z: str) -> int:
    return int(BOARD.record.distance[PLACES.index(a), PLACES.index(z)])


# --------------------------------------------------------------------------------- what the rulebook fixes is kept


def test_facts_of_the_rulebook():
    document = BOARD.document
    assert distance("burlington", "watertown") == 1
    assert distance("burlington", "quebec") == 3
    windows = document["special windows"]
    assert (windows[1]["days"], windows[1]["points"]) == ([10, 12], 4)
    assert windows[2]["days"] == [14, 16]
    assert windows[2]["shown"] == 4
    assert [z - a + 1 for a, z in (x["days"] for x in windows)] == [4, 3, 3, 3, 2, 2, 2, 1, 1, 1]
    assert any(x["points"] == 7 for x in windows)
    tiles = document["special tiles"]
    assert [sum(x["days"] == n for x in tiles) for n in (4, 3, 2, 1)] == [4, 6, 6, 6]
    assert {"days": 3, "city": "quebec", "good": "iron", "source": "exact"} in tiles
    assert {"days": 3, "city": "utica", "good": "coal", "source": "exact"} in tiles
    assert document["time track"] == {"end": 36, "last": 40, "source": "exact"}
    assert sorted(set(document["first deliveries"]["points"])) == [1, 2]
    assert (min(document["wood track"]["points"]), max(document["wood track"]["points"])) == (0, 7)
    red = next(x for x in document["companies"] if x["id"] == "central-vermont")["cards"]
    assert red["white-river-jct"]["does"] == "wagon wood"
    assert red["ottawa"]["does"] == "overland"
    assert red["port-1"]["does"] == "develop station progress"


def test_every_company_has_the_same_functions():
    decks = [sorted(card["does"] for card in x["cards"].values()) for x in BOARD.document["companies"]]
    assert all(deck == decks[0] for deck in decks)


def test_every_value_says_where_it_comes_from():
    document = BOARD.document
    for part in (
        "cities",
        "ports",
        "links",
        "start tiles",
        "city tiles",
        "port tiles",
        "special windows",
        "special tiles",
    ):
        assert all("source" in x for x in document[part]), part
    assert all("source" in card for x in document["companies"] for card in x["cards"].values())
    facts = dict(check_map(document))
    assert all(source in facts["values"] for source in SOURCES)


# ------------------------------------------------------------------------------------------------------- validation


def spoil(**changes):
    document = copy.deepcopy(dict(BOARD.document))
    document.update(changes)
    return document


def spoilt(path: str, value) -> dict:
    """The document with one value changed, named by its path."""
    document = copy.deepcopy(dict(BOARD.document))
    *way, last = path.split("/")
    part = document
    for step in way:
        part = part[int(step)] if isinstance(part, list) else part[step]
    part[int(last) if isinstance(part, list) else last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("game", "paris", "expected"),
        ("links/0/between", ["burlington", "atlantis"], "there is no place 'atlantis'"),
        ("links/0/between", ["montreal", "richmond"], "linked already"),
        ("links/0/between", ["boston"], "must name two places"),
        ("cities/0/id", "boston", "several called boston"),
        ("start tiles/0/demand", "steel", "ports ask for steel and cities do not"),
        ("start tiles/0/supply", ["coal"], "not what it asks for"),
        ("ports/0/tile", {}, "printed on the board"),
        ("first deliveries/points", [1], "of 8 tiles"),
        ("special windows/1/days", [8, 10], "must open after the one before"),
        ("special windows/0/shown", 3, "face up from the start"),
        ("special windows/3/shown", 4, "from 5 to 40"),
        ("special tiles/0/good", "steel", "no city asks for steel"),
        ("special tiles/0/city", "albany", "there is no city 'albany'"),
        ("wood track/points", [0], "of 8 spaces"),
        ("locomotives/0/wagons", 9, "from 1 to 4"),
        ("companies/0/cards/boston/does", "teleport", "'teleport' is nothing that a card does"),
        ("companies/0/cards/wagon-1/does", "depot", "must be wagons"),
        ("companies/0/cards/wagon-1/does", "wagon gold", "there is no good 'gold'"),
        ("progress/0/id", "monopoly", "in this order"),
        ("scenarios/1/start", ["boston"], "4 start cities"),
        ("scenarios/1/companies", ["central-vermont"], "at least two companies"),
        ("fast/source", "rumour", "'rumour' is none of"),
        ("objectives/0/needs", "three", "whole number"),
        ("special tiles", [], "must be 22"),
        ("special windows/0/days", 7, "specials"),
    ],
)
def test_a_fault_is_named(path, value, fault):
    with pytest.raises(MapError, match=re.escape(fault)):
        GAME.read_map(spoilt(path, value))


def test_an_unreachable_place_is_named():
    links = [x for x in BOARD.document["links"] if "quebec" not in x["between"]]
    with pytest.raises(MapError, match="no way leads from burlington to quebec"):
        GAME.read_map(spoil(links=links))


def test_a_corrected_document_is_played():
    document = spoilt("companies/0/cards/boston/does", "wagon coal wood iron steel")
    m = Match.new("grandtrunk", players=2, seed=1, map=document)
    while not m.over:
        m.play(m.legal()[0])
    assert Match.from_json(m.to_json()).hash == m.hash


def test_a_scenario_refuses_more_players_than_it_has_companies():
    for scenario in SCENARIOS:
        companies = next(x for x in BOARD.document["scenarios"] if x["id"] == scenario)["companies"]
        for players in (2, 3, 4):
            if players <= len(companies):
                Match.new("grandtrunk", players=players, seed=1, options={"start": scenario})
            else:
                with pytest.raises(BadSetup, match=f"at most {len(companies)} players"):
                    Match.new("grandtrunk", players=players, seed=1, options={"start": scenario})


# ---------------------------------------------------------------------------------------------------------- notation


def test_every_action_has_a_notation_that_parses_back():
    for action in range(GAME.actions):
        text = GAME.notation(BOARD, action)
        verb, at = GAME.kinds.named(action)
        unused = verb in ("swap", "haul") and (at[0] == at[1] or (verb == "swap" and at[0] > at[1]))
        assert unused or GAME.parse(BOARD, text) == action, text


@pytest.mark.parametrize(
    ("text", "same"),
    [("Move Québec", "move quebec"), ("swap boston burlington", "swap burlington boston"), ("  END ", "end")],
)
def test_what_people_type(text, same):
    assert GAME.parse(BOARD, text) == GAME.parse(BOARD, same) is not None


@pytest.mark.parametrize(
    "text",
    ["", "move", "move atlantis", "move boston fast", "build boston", "swap boston boston", "couple wagon-1", "jump"],
)
def test_what_is_no_action(text):
    assert GAME.parse(BOARD, text) is None


# -------------------------------------------------------------------------------------------------------------- words


def test_both_languages_say_the_same_messages():
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (GAME.home / "texts" / f"{language}.ftl").read_text(encoding="utf-8"), re.M)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])


def test_every_message_asked_for_is_there():
    text = (GAME.home / "texts" / "en.ftl").read_text(encoding="utf-8")
    for source in GAME.home.glob("*.py"):
        for key in re.findall(r'(?<!words=)"(grandtrunk-[\w-]+)"', source.read_text(encoding="utf-8")):
            assert f"\n{key} =" in text, key
    for reason in REFUSALS.values():
        assert f"\ngrandtrunk-{reason} =" in text, reason


# ----------------------------------------------------------------------------------------------------------- drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_drawing_shows_every_place(language, theme):
    m = position(seat("burlington", ["watertown"], train={"wagon-3": ("iron", 2)}), steel={"boston": 3})
    svg = m.svg(0, theme, language=language)
    root = ET.fromstring(svg)
    ids = {x.get("id") for x in root.iter()}
    assert {f"place-{x}" for x in PLACES} <= ids
    assert "<script" not in svg
    assert len(svg) < 200_000


def test_the_terminal_shows_the_table():
    m = position(seat("burlington", ["watertown", "port-1"]))
    text = GAME.terminal(BOARD, m.view(0), "de")
    assert all(BOARD.names["place"][CITIES.index(x)] in text for x in CITIES)
    assert "Entwicklung: einen neuen Güterbahnhof oder eine Fortschrittskarte" in text
