"""The maps and extra boards of First Train to Nuremberg: what they hold, and that every fault in one is named."""

from __future__ import annotations

import copy
import json
import re
from functools import reduce
from operator import getitem

import pytest

from stellwerk import Match
from stellwerk.engine.game import MapError
from stellwerk.games import get
from stellwerk.games.nuremberg.board import extra_boards, ways_out
from stellwerk.texts import say

GAME = get("nuremberg")
MAPS = GAME.maps


@pytest.fixture(params=MAPS)
def document(request):
    return copy.deepcopy(GAME.map_document(request.param))


def faults_of(document) -> str:
    with pytest.raises(MapError) as fault:
        GAME.board_of(document)
    return "; ".join(map(say, fault.value.faults))


def area(document, name):
    return next(a for a in document["areas"] if a["id"] == name)


def test_the_maps_have_the_areas_and_links_of_the_reconstruction():
    facts = {name: dict(GAME.check_map(GAME.map_document(name))) for name in MAPS}
    assert facts["nuremberg"]["areas"] == "26 field, 27 goods, 30 station, 3 town"
    assert facts["nuremberg"]["links"] == "77 of cost 1, 20 of cost 2"
    assert facts["nuremberg"]["people drawn"] == "68"
    assert facts["wensleydale"]["areas"] == "27 field, 28 goods, 32 station, 12 town"
    assert facts["wensleydale"]["links"] == "68 of cost 1, 62 of cost 2"
    assert facts["wensleydale"]["people drawn"] == "72"


def test_every_area_and_every_kind_of_value_says_where_it_comes_from(document):
    words = ("exact", "deduced", "designed")
    assert all(any(word in a["confidence"] for word in words) for a in document["areas"])
    for values in (document["confidence"], extra_boards()["confidence"]):
        assert all(any(word in said for word in words) for said in values.values())
    assert "not the printed board" in document["status"]


def test_the_forbidden_border_and_the_scoring_towns_are_on_the_nuremberg_map():
    board = GAME.board_of("nuremberg")
    labels, b = board.labels["area"], board.record
    link = board.labels["link"].index("nuremberg-north/nuremberg-south")
    assert b.forbidden[link]
    assert sum(b.forbidden) == 1
    goals = {labels[i]: int(b.goal[i]) for i in range(b.areas) if b.goal[i]}
    assert goals == {"nuremberg-north": 1, "nuremberg-south": 1, "furth": 2}
    assert not GAME.board_of("wensleydale").record.scoring


def test_the_south_can_only_be_left():
    board = GAME.board_of("wensleydale")
    labels, b = board.labels["area"], board.record
    south = labels.index("the-south")
    assert {labels[a] for a, _ in ways_out(b, south)} == {"gargrave", "embsay", "bolton-abbey", "blubberhouses"}
    assert all(south not in [a for a, _ in ways_out(b, i)] for i in range(b.areas))


def test_extra_boards_of_a_maps_own_say_where_the_markers_begin(document):
    boards = copy.deepcopy(extra_boards())
    boards["tracks"]["brown"]["start"], boards["profit"]["start"] = 3, 2
    view = Match.new("nuremberg", players=3, seed=1, map={**document, "boards": boards}).view(None)
    assert [(seat["influence"]["brown"], seat["profit"]) for seat in view["seats"]] == [(3, 2)] * 3


def test_the_extra_boards_have_the_boxes_and_trains_that_the_rulebook_tells_of():
    small, large = extra_boards()["sides"]
    assert [len(box["points"]) for box in small["boxes"]] == [3, 3, 3, 2, 2, 2]
    assert [len(box["points"]) for box in large["boxes"]] == [3, 3, 3, 3, 2, 2, 2, 2]
    assert [i for i, box in enumerate(small["boxes"]) if "red or green" in box["points"]] == [1]
    assert all(passengers and goods for row in small["rows"] for passengers, goods in row["trains"])
    assert any(0 in train for row in large["rows"] for train in row["trains"]), "only there some take one kind only"
    # the scoring example: three passengers in one train of price 2, four goods in it and a train of price 1
    twos = [train for row in small["rows"] if row["price"] == 2 for train in row["trains"]]
    ones = [train for row in small["rows"] if row["price"] == 1 for train in row["trains"]]
    assert any(p >= 3 and g + max(x[1] for x in ones) >= 4 for p, g in twos)


def test_the_boards_keep_within_the_pieces(document):
    for name in ("white", "yellow"):
        assert extra_boards()["pieces"][name] == 60
    assert 2 * sum(a["kind"] in ("goods", "field") for a in document["areas"]) <= 118, "some cubes stay in the bag"
    assert sum(a.get("pieces", 0) for a in document["areas"]) <= 75


def test_a_document_that_is_none_is_refused():
    said = faults_of({"format": "stellwerk-map/2", "game": "nuremberg"})
    assert "format: This must be 'stellwerk-map/1'" in said
    assert "areas: This is missing" in said


def test_faults_are_said_in_german_too(document):
    del document["areas"][0]["company"]
    with pytest.raises(MapError) as fault:
        GAME.board_of(document)
    assert [say(each, "de") for each in fault.value.faults] == [
        f"areas[0]: Nur eine Stadt hat eine Gesellschaft, und jede hat eine: {document['areas'][0]['id']}."
    ]


def test_a_field_that_no_station_serves_is_a_fault(document):
    name = next(iter(document["fields"]))
    del document["fields"][name]
    assert f"fields: No station serves {name}" in faults_of(document)


def test_a_field_served_by_a_town_is_a_fault(document):
    name = next(iter(document["fields"]))
    town = next(a["id"] for a in document["areas"] if a["kind"] == "town")
    document["fields"][name].append(town)
    assert f"fields.{name}: {town} is no station" in faults_of(document)


def test_a_link_into_a_field_is_a_fault(document):
    name = next(iter(document["fields"]))
    document["links"].append({"between": [name, document["areas"][0]["id"]]})
    assert f"{name} is a field, where no link can be built" in faults_of(document)


def test_two_links_across_a_border_are_a_fault(document):
    document["links"].append({"between": list(reversed(document["links"][0]["between"]))})
    assert f"links[{len(document['links']) - 1}].between: Only one link crosses a border" in faults_of(document)


def test_a_link_to_nowhere_is_a_fault(document):
    document["links"][0]["between"][0] = "atlantis"
    assert "links[0].between: There is no area atlantis" in faults_of(document)


def test_an_area_that_no_line_can_reach_is_a_fault(document):
    name = next(a["id"] for a in document["areas"] if a["kind"] == "goods")
    document["links"] = [link for link in document["links"] if name not in link["between"]]
    assert f"No line can ever reach {name}" in faults_of(document)


def test_a_town_without_a_company_and_a_station_without_pieces_are_faults(document):
    del next(a for a in document["areas"] if a["kind"] == "town")["company"]
    del next(a for a in document["areas"] if a["kind"] == "station")["pieces"]
    said = faults_of(document)
    assert "A town has a company" in said
    assert "A station has 2 or 3 pieces" in said


def test_two_areas_of_one_name_are_a_fault(document):
    document["areas"][1]["id"] = document["areas"][0]["id"]
    assert "Several areas have the id" in faults_of(document)


def test_a_kind_of_area_that_there_is_not_is_a_fault(document):
    document["areas"][5]["kind"] = "lake"
    assert "areas[5].kind: This must be 'field', 'goods', 'station' or 'town', not 'lake'" in faults_of(document)


def test_more_people_than_there_are_is_a_fault(document):
    for a in document["areas"]:
        if a["kind"] == "station":
            a["pieces"] = 3
    people = 3 * sum(a["kind"] == "station" for a in document["areas"])
    assert f"Needed: {people}, in the box: 75" in faults_of(document)


def test_the_border_within_nuremberg_has_to_be_forbidden():
    document = copy.deepcopy(GAME.map_document("nuremberg"))
    document["links"] = [link for link in document["links"] if not link.get("forbidden")]
    assert "must be forbidden" in faults_of(document)


@pytest.mark.parametrize(
    ("place", "value", "fault"),
    [
        (
            ("sides", 0, "boxes", 0, "points", 0),
            "blue",
            r"sides\[0\].boxes\[0\].points\[0\]: This must be 'red or green', 'white'",
        ),
        (("sides", 0, "boxes", 0, "points"), ["white"], r"boxes\[0\].points: A box has three points in the upper row"),
        (("sides", 0, "boxes", 1, "points"), ["red or green", "red or green", "white"], "Only one point of a box"),
        (("sides", 0, "bag"), {"white": 5, "brown": 0, "red": 0, "green": 0}, "Tokens: 5, boxes: 6"),
        (("sides", 0, "bag", "red"), 90, r"sides\[0\].bag.red: This must be at most 20, not 90"),
        (("sides", 1, "rows", 0, "price"), 2, "prices: 3, 3, 2, 2, 1, 1"),
        (("sides", 1, "rows", 0, "trains", 0), [1, True], r"rows\[0\].trains\[0\]\[1\]: This must be a whole number"),
        (("sides", 1, "turns", "4"), 7, r"sides\[1\].turns.4: This must be 4 or 5, not 7"),
        (("sides", 1, "turns", "5"), 4, r"sides\[1\].turns.5: This must be '2', '3' or '4', not '5'"),
        (("sides", 1, "turns"), {"3": 4}, "sides: No side is for so many players: 4"),
        (("sides", 1, "side"), "2-3", "There must be two sides: 2-3, then 3-4"),
        (("tracks", "red", "start"), 9, "tracks.red: The track begins beyond its end"),
        (("profit", "start"), 6, "profit: The display must begin between"),
        (("pieces", "landlord"), 200, "pieces.landlord: This must be at most 120, not 200"),
        (("format",), None, "boards.format: This must be 'stellwerk-boards/1', not None"),
    ],
)
def test_a_fault_of_the_extra_boards_is_named(place, value, fault):
    boards = copy.deepcopy(extra_boards())
    *path, last = place
    reduce(getitem, path, boards)[last] = value
    assert re.search(fault, faults_of({**GAME.map_document("nuremberg"), "boards": boards}))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda d: d["goods"].update(white="post"), "goods: White and yellow goods must not be the same"),
        (lambda d: d["goods"].update(white="gold"), "goods.white: This must be 'beer', 'post', 'stone' or 'cheese'"),
        (lambda d: area(d, "furth").pop("outline"), "Without an outline .*, furth cannot be drawn"),
        (
            lambda d: area(d, "furth")["outline"][1].pop(),
            r"outline\[1\]: This has too few entries. Needed: 2, found: 1",
        ),
        (lambda d: area(d, "furth").update(passenger="red"), "A printed passenger stands in a station: furth is none"),
        (lambda d: area(d, "furth").update(company="blue"), "company: This must be 'red' or 'green', not 'blue'"),
        (lambda d: area(d, "furth").update(company="green"), "There is no town for the red company"),
        (lambda d: area(d, "furth").update(name=7), "name: This must be a text, not 7"),
        (lambda d: d["fields"]["boxdorf"].append("buch"), "fields.boxdorf: buch is named twice"),
        (lambda d: d["fields"].update(boxdorf=[]), "fields.boxdorf: This has too few entries"),
        (lambda d: d["fields"].update(buch=["buch"]), "fields: buch is no field"),
        (lambda d: d["fields"].update({f: ["buch"] for f in d["fields"]}), "buch serves too many fields. Found: 26"),
        (
            lambda d: d["links"].extend({"between": ["buch", a["id"]]} for a in d["areas"][:9]),
            "Too many links meet in buch",
        ),
        (lambda d: d["links"][0].update(between=["furth"]), r"links\[0\].between: This has too few entries"),
        (lambda d: d["links"][0].update(only="in"), r"links\[0\].only: This must be 'out', not 'in'"),
        (lambda d: d["bonus"].update(to=["atlantis"]), "bonus.to: There is no area atlantis"),
        (lambda d: d.update(areas=d["areas"] * 2), "areas: This has too many entries. At most: 104, found: 172"),
        (lambda d: d.update(scenery={"rivers": [[1, 2, 3]]}), r"scenery.rivers\[0\]: A line is points of two numbers"),
        (lambda d: d.update(boards={"pieces": 60}), "boards.pieces: This must be an object, not 60"),
    ],
)
def test_a_fault_of_a_map_is_named(change, fault):
    document = copy.deepcopy(GAME.map_document("nuremberg"))
    change(document)
    assert re.search(fault, faults_of(document))


def test_a_town_that_no_line_can_leave_is_a_fault():
    document = copy.deepcopy(GAME.map_document("nuremberg"))
    for link in document["links"]:
        if "furth" in link["between"]:
            link["between"].sort(key="furth".__eq__)
            link["only"] = "out"
    assert "No line can leave furth" in faults_of(document)


def test_a_map_can_bring_extra_boards_of_its_own(document):
    boards = copy.deepcopy(extra_boards())
    boards["tracks"]["white"]["top"] = 12
    board = GAME.board_of({**document, "boards": boards})
    assert board.record.top[0] == 12
    assert json.dumps(board.document), "and stays plain data"
