"""The studio's part of the server: maps are checked whole, drawn, and played on, whatever is in them."""

from __future__ import annotations

import copy
import json
from xml.etree import ElementTree

import pytest

from server.house import House, Visitor
from stellwerk.engine.document import parsed
from stellwerk.games import games
from stellwerk.revisions import applied, correction
from stellwerk.studio import look
from stellwerk.texts import LANGUAGES, say

STARTERS = {game.id: parsed(game.starter.read_bytes()) for game in games().values()}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('studio')}/house.db") as house:
        yield house


@pytest.fixture(scope="module")
def visitor(house):
    return Visitor(house)


def places(document, at=()):
    """Every place of a document with its value, the deepest first."""
    inner = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for part, value in inner:
        yield from places(value, (*at, part))
        yield (*at, part), value


def changed(document, place, value):
    """A copy with another value at a place; without one (None) there is nothing there any more."""
    document = copy.deepcopy(document)
    here = document
    for part in place[:-1]:
        here = here[part]
    if value is None:
        del here[place[-1]]
    else:
        here[place[-1]] = value
    return document


@pytest.mark.parametrize("game", games())
def test_a_map_is_begun_with_looked_at_and_played_to_the_end(visitor, game):
    document = visitor.ask("GET", f"/api/games/{game}/maps/new/document")
    assert document == STARTERS[game]
    seen = visitor.ask("POST", "/api/studio/look", game=game, document=document)
    assert seen["faults"] == []
    assert seen["facts"]
    ElementTree.fromstring(seen["svg"])
    again = visitor.ask("POST", "/api/studio/look", game=game, document=document, drawn=seen["drawn"])
    assert again["svg"] is None
    assert again["drawn"] == seen["drawn"]
    own = {**document, "id": "of-mine", "title": {"en": "Of Mine", "de": "Eigener"}}
    table = visitor.table(game, map=own, start=True)
    assert (table["map"], table["own_map"], table["view"]["map"]) == ("of-mine", True, "of-mine")
    assert visitor.get(f"/api/tables/{table['id']}/picture").text.startswith("<svg")
    over = visitor.play(table["id"], 4000)
    assert over["over"]
    assert visitor.ask("GET", f"/api/tables/{table['id']}/export")["map"].items() >= own.items()
    assert visitor.ask("POST", f"/api/tables/{table['id']}/what-if", n=3)["map"] == "of-mine"
    assert "of-mine" in [line["map"] for line in visitor.ask("GET", "/api/tables", scope="mine")]


def test_a_table_on_a_map_with_faults_is_refused_in_words(visitor):
    document = changed(STARTERS["paris"], ("cities", "0.4"), None)
    answer = visitor.ask(
        "POST", "/api/tables", 422, game="paris", map=document, seats=[{"kind": "me"}] * 3
    )  # fmt: skip
    assert "0.4" in answer["text"]
    waiting = visitor.table("paris", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], map=STARTERS["paris"])
    assert visitor.get(f"/api/tables/{waiting['id']}/picture").text.startswith("<svg")


def test_a_correction_fits_a_map_that_has_changed_elsewhere(visitor):
    """Whatever is changed, applying what differs gives the new version; where both have changed, it is refused."""
    for id, starter in STARTERS.items():
        seen = set()
        for place, value in places(starter):
            if place[0] in seen or isinstance(value, dict | list) or place[0] in ("format", "game"):
                continue
            seen.add(place[0])
            new = changed(starter, place, f"{value}x" if isinstance(value, str) else value + 1)
            shorter = changed(new, place[:2], None) if len(place) > 1 else new
            for version in (new, shorter):
                asked = {"old": starter, "new": version, "source": "printed"}
                found = visitor.ask("POST", "/api/studio/changes", **asked) if not seen - {place[0]} else None
                correct = found["correction"] if found else correction(starter, version, "printed")
                assert correct["changes"], (id, place)
                made = applied(starter, correct)
                assert made == version
                assert list(made) == list(version)
                back = applied(version, correction(version, starter))
                assert json.dumps(back) == json.dumps(starter)
    starter = STARTERS["nuremberg"]
    correct = correction(starter, changed(starter, ("areas", 2, "pieces"), 2))
    moved = {**starter, "areas": starter["areas"][1:] + starter["areas"][:1]}
    assert visitor.ask("POST", "/api/studio/apply", document=moved, correction=correct)["areas"][1]["pieces"] == 2
    other = changed(starter, ("areas", 2, "pieces"), 7)
    refused = visitor.ask("POST", "/api/studio/apply", 422, document=other, correction=correct)
    assert "7" in refused["text"]
    for strange in ({}, {"format": "stellwerk-correction/1", "game": "nuremberg", "changes": [7, {"at": [{}, []]}]}):
        visitor.ask("POST", "/api/studio/apply", 422, document=starter, correction=strange)


# --------------------------------------------------------------------------------------------------- faults, by kind


def mistakes(document):
    """A map with one thing changed, for every way to get each kind of value wrong; of entries alike, the first few."""
    seen = {}
    for place, value in places(document):
        shape = tuple("*" if isinstance(part, int) else part for part in place)
        seen[shape] = seen.get(shape, 0) + 1
        if place[0] in ("about", "how to read", "status", "title", "scenery") or seen[shape] > 1:
            continue
        wrong = [None]
        if isinstance(value, str):
            wrong += ["", "nowhere", 7]
        elif isinstance(value, bool):
            wrong += ["yes"]
        elif isinstance(value, int | float):
            wrong += [-3, 1_000_000, "many"]
        elif isinstance(value, list):
            wrong += [value[:1], [*value, *value], [*value, value[0]] if value else ["nothing"]]
        elif isinstance(value, dict):
            wrong += [{}, []]
        yield from (changed(document, place, each) for each in wrong)


def test_each_kind_of_fault_is_told_in_both_languages_and_most_with_their_place():
    """Faults are not listed here: they are all that comes of getting each kind of value wrong in each way."""
    kinds, placed, told = {}, 0, 0
    for id, game in games().items():
        for document in mistakes(STARTERS[id]):
            for fault in look(game, document).faults:
                told += 1
                placed += bool(fault.place or fault.about)
                kinds.setdefault(fault.text.key, fault)
                here = document
                for part in fault.place[:-1]:  # which leads there, or to where something is missing
                    assert isinstance(here, dict | list), (id, fault)
                    here = here[part]
    for key, fault in kinds.items():
        words = [say(fault.text, language) for language in LANGUAGES]
        assert key not in words, words
        assert "{ $" not in "".join(words), words
        assert len(set(words)) == 2, words
    assert len(kinds) >= 30, sorted(kinds)
    assert placed > 0.9 * told


def test_doubts_are_no_faults_and_have_places():
    doubtful = {
        "deutschland": (("tickets", 0, "points"), 99), "grandtrunk": (("cities", 1, "sign"), [190, 171]),
        "nuremberg": (("links", 0, "between"), ["aalbach", "feucht"]),
    }  # fmt: skip
    for id, (place, value) in doubtful.items():
        found = look(games()[id], changed(STARTERS[id], place, value))
        assert not found.faults
        assert place[:2] in [doubt.place[:2] for doubt in found.doubts], id
    twice = changed(STARTERS["deutschland"], ("cities", "dahlen", "name"), "Birkenau")
    assert [doubt.text.key for doubt in look(games()["deutschland"], twice).doubts] == ["doubt-namesake"]


# --------------------------------------------------------------------------------------------------- hostile documents

SCRIPT = """x"'><script>alert(1)</script><image href=x onerror=alert(1)>&amp;"""


@pytest.mark.parametrize("game", games())
def test_words_of_a_map_stay_words(game):
    """Whatever a map calls things, its drawing has no script, nothing that calls one, and no address but its own ids."""
    hostile = STARTERS[game]
    for place, value in places(STARTERS[game]):
        if isinstance(value, str) and place[0] != "game":
            tried = changed(hostile, place, SCRIPT + str(len(str(place))) + "-".join(map(str, place)))
            if not look(games()[game], tried).faults:
                hostile = tried
    assert SCRIPT in json.dumps(hostile).replace("\\", "")
    from stellwerk import drawings

    board = games()[game].board_of(hostile)
    for part in ("all", "map"):
        for element in ElementTree.fromstring(drawings.draw(games()[game], board, None, "en", "light", part)).iter():
            assert element.tag.rpartition("}")[2] not in ("script", "image", "foreignObject", "iframe", "a")
            for name, value in element.attrib.items():
                assert not name.lower().startswith("on")
                assert not name.endswith("href") or value.startswith("#")


def heavy(game):
    """Documents of as many bytes as a request may have, each heavy in another way."""
    starter = STARTERS[game]
    yield {**starter, "more": [[]] * 40_000}
    yield {**starter, **{f"field-{i}": i for i in range(9_000)}}
    for name, several in starter.items():
        if isinstance(several, list) and several:
            size = len(json.dumps(several[0])) + 2
            yield {**starter, name: several[:1] * (190_000 // size)}
            yield {**starter, name: ["." * 190_000]}
        elif isinstance(several, dict) and several and name not in ("title", "about"):
            key, value = next(iter(several.items()))
            count = 190_000 // (len(json.dumps(value)) + 12)
            yield {**starter, name: {f"{key}x{i}": value for i in range(count)}}
    line = [float(i % 997) for i in range(15_000)]
    yield {**starter, "scenery": {"home": [line], "lakes": [line[:60]] * 60, "rivers": [{"line": line, "width": 3}]}}


@pytest.mark.parametrize("game", games())
def test_documents_that_are_hard_to_look_at_are_answered(visitor, game):
    for document in heavy(game):
        seen = visitor.ask("POST", "/api/studio/look", game=game, document=document)
        assert seen["faults"] or seen["svg"] or seen["drawn"]
        assert len(seen["faults"]) <= 60


def test_what_is_no_map_is_refused(visitor):
    visitor.ask("POST", "/api/studio/look", 422, game="chess", document={})
    assert visitor.ask("POST", "/api/studio/look", game="paris", document={})["faults"]
    deep = '{"game": "paris", "document": {"a": ' + "[" * 2000 + "]" * 2000 + "}}"
    for body in (deep, deep[:-5], '{"game": "paris", "document": {"rows": [NaN]}}', "x" * 300_000):
        answer = visitor.post("/api/studio/look", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (200, 400, 413, 422), answer.text
        assert answer.status_code != 200 or answer.json()["faults"]
    visitor.ask("GET", "/api/games/paris/maps/..%2Fnew/document", 404)
