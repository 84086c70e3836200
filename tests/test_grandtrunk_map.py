"""The Grand Trunk Journey: its data file, notation, words and drawing."""

from __future__ import annotations

import copy
import re
import xml.etree.ElementTree as ET

import pytest
from rich.markup import render

from grandtrunk_positions import BOARD, CITIES, GAME, position, seat
from stellwerk import BadSetup, Match
from stellwerk.engine.game import MapError
from stellwerk.games.grandtrunk.board import SCENARIOS, SOURCES, check_map
from stellwerk.games.grandtrunk.why import REFUSALS
from stellwerk.terminal import shown
from stellwerk.texts import LANGUAGES, say

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
        # what types say
        ("game", "paris", "game: This must be 'grandtrunk', not 'paris'."),
        ("links/0/between", ["boston"], "links[0].between: This has too few entries. Needed: 2, found: 1."),
        ("cities/0/id", "Boston!", "cities[0].id: This "),
        ("cities/0/sign", [1], "cities[0].sign: This has too few entries"),
        ("start tiles/0/demand", "steel", "start tiles[0].demand: This must be 'coal', 'wood' or 'iron', not 'steel'."),
        ("port tiles/0/demand", "coal", "port tiles[0].demand: This must be 'steel', not 'coal'."),
        ("start tiles/0/supply", [], "start tiles[0].supply: This has too few entries"),
        ("ports/3/tile", {}, "ports[3].tile.demand: This is missing."),
        ("first deliveries/points", [1], "first deliveries.points: This has too few entries. Needed: 8, found: 1."),
        ("special tiles/0/good", "steel", "special tiles[0].good: This must be 'coal', 'wood' or 'iron', not 'steel'."),
        ("special tiles", [], "special tiles: This has too few entries. Needed: 22, found: 0."),
        ("special windows/0/days", 7, "special windows[0].days: This must be a list, not 7."),
        ("wood track/points", [0], "wood track.points: This has too few entries. Needed: 8, found: 1."),
        ("locomotives/0/wagons", 9, "locomotives[0].wagons: This must be at most 4, not 9."),
        ("scenarios/1/start", ["boston"], "scenarios[1].start: This has too few entries. Needed: 4, found: 1."),
        ("scenarios/1/companies", ["central-vermont"], "scenarios[1].companies: This has too few entries. Needed: 2"),
        ("fast/source", "rumour", "fast.source: This must be 'exact', 'deduced' or 'reconstructed', not 'rumour'."),
        ("special windows/0/source/points", "rumour", "special windows[0].source.points: This must be 'exact', "),
        ("objectives/0/needs", "three", "objectives[0].needs: This must be a whole number, not 'three'."),
        # what they do not say
        ("links/0/between", ["burlington", "atlantis"], "links[0].between: There is no place atlantis. Places: burl"),
        ("links/0/between", ["montreal", "richmond"], "montreal and richmond already are"),
        ("links/0/between", ["boston", "boston"], "links[0].between: A link joins two places"),
        ("cities/0/id", "boston", "cities: There are several called boston."),
        ("cities/0/id", "wagon-1", "cities: There are several called wagon-1."),
        ("companies/0/id", "quebec-richmond", "companies: There are several called quebec-richmond."),
        ("cities/0", {"id": "burlington", "name": "Burlington"}, "cities[0]: Either “sign” or “at” "),
        ("start tiles/0/supply", ["coal"], "start tiles[0].supply: A tile does not offer what it asks for: coal."),
        ("ports/0/tile", {"demand": "steel", "supply": ["coal"]}, "ports[0]: The last port, and no other"),
        ("ports/3", {"id": "hamilton", "name": "Hamilton", "at": [43.3, -79.9]}, "ports[3]: The last port, and"),
        ("time track/last", 36, "time track.end: 36 is out of range; it must be from 5 to 35."),
        ("special windows/1/days", [8, 10], "special windows[1].days: This special delivery must open after the one"),
        ("special windows/1/days", [12, 10], "special windows[1].days: The first day must not come after the last"),
        ("special windows/0/shown", 3, "special windows[0].shown: The first two special deliveries are face up"),
        ("special windows/3/shown", 4, "special windows[3].shown: This must be later than for the special delivery"),
        ("special windows/9/days", [35, 39], "tiles for special deliveries of 5 days. Needed: 1, found: 0."),
        ("special tiles/0/city", "albany", "special tiles[0].city: There is no city albany."),
        ("locomotives/0/power", 2, "locomotives: The “power” of the entries must be, in this order: 1, 2, 3, 4."),
        ("companies/0/cards/boston/does", "teleport", "companies[0].cards.boston.does: “teleport” is nothing that a"),
        ("companies/0/cards/wagon-1/does", "wagon gold", "“wagon gold” is nothing that a card does. Cards do this: "),
        ("companies/0/cards/wagon-1/does", "depot", "companies[0].cards: The cards wagon-1 to wagon-3 must be wagons."),
        ("companies/0/cards/dover", {"does": "depot"}, "companies[0].cards: A company has exactly these cards: burl"),
        ("progress/0/id", "monopoly", "progress: The “id” of the entries must be, in this order: workshop"),
        ("scenarios/1/start/0", "utica", "scenarios[1].start: Something is listed twice."),
        ("scenarios/1/companies/0", "union", "scenarios[1].companies: There is no company union."),
    ],
)
def test_a_fault_is_named(path, value, fault):
    with pytest.raises(MapError) as refused:
        GAME.board_of(spoilt(path, value))
    assert fault in say(refused.value.text)
    assert say(refused.value.text, "de") != say(refused.value.text)


def test_all_faults_are_named_at_once():
    document = spoilt("special tiles/0/city", "albany")
    document["special windows"][0]["shown"] = 3
    document["companies"][0]["cards"]["boston"]["does"] = "teleport"
    with pytest.raises(MapError) as refused:
        GAME.board_of(document)
    assert [say(fault, "de").split(":")[0] for fault in refused.value.faults] == [
        "special tiles[0].city",
        "special windows[0].shown",
        "companies[0].cards.boston.does",
    ]


def test_of_many_faults_the_first_five_are_said():
    with pytest.raises(MapError) as refused:
        GAME.board_of(spoilt("cities/0/id", "boston"))
    faults = refused.value.faults
    for language, rest in (
        ("en", f"And {len(faults) - 5} more faults."),
        ("de", f"Und {len(faults) - 5} weitere Fehler."),
    ):
        words = [say(fault, language) for fault in faults[:5]]
        assert say(refused.value.text, language).endswith(" ".join([*words, rest]))


def test_no_start_wagon_fits_a_start_city():
    document = copy.deepcopy(dict(BOARD.document))
    for k in (1, 2, 3):
        document["companies"][0]["cards"][f"wagon-{k}"]["does"] = "wagon steel"
    with pytest.raises(MapError) as refused:
        GAME.board_of(document)
    assert [say(fault) for fault in refused.value.faults] == [
        f"companies[0].cards: None of the cards wagon-1 to wagon-3 takes anything offered by start tiles[{i}]."
        for i in range(4)
    ]


def test_an_unreachable_place_is_named():
    links = [x for x in BOARD.document["links"] if "quebec" not in x["between"]]
    with pytest.raises(MapError) as refused:
        GAME.board_of(spoil(links=links))
    assert [say(fault) for fault in refused.value.faults] == ["links: No way leads from burlington to quebec."]


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
        for key in re.findall(r'Text\("(grandtrunk-[\w-]*\w)"', source.read_text(encoding="utf-8")):
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
    text = render(shown(GAME, BOARD, m.view(0), "de")).plain
    assert all(BOARD.names["place"][CITIES.index(x)] in text for x in CITIES)
    assert "Entwicklung: einen neuen Güterbahnhof oder eine Fortschrittskarte" in text
