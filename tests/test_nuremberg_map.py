"""The maps and extra boards of First Train to Nuremberg: what they hold, and that every fault in one is named."""

from __future__ import annotations

import copy
import json

import pytest

from stellwerk.engine.game import MapError
from stellwerk.games import get
from stellwerk.games.nuremberg.board import extra_boards, ways_out

GAME = get("nuremberg")
MAPS = GAME.maps


@pytest.fixture(params=MAPS)
def document(request):
    return copy.deepcopy(GAME.map_document(request.param))


def faults_of(document) -> str:
    with pytest.raises(MapError) as fault:
        GAME.read_map(document)
    return "; ".join(fault.value.faults)


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
    assert "expected" in faults_of({})
    assert '"areas" is missing' in faults_of({"format": "stellwerk-map/1", "game": "nuremberg"})


def test_a_field_that_no_station_serves_is_a_fault(document):
    name = next(iter(document["fields"]))
    del document["fields"][name]
    assert f"no station serves {name}" in faults_of(document)


def test_a_field_served_by_a_town_is_a_fault(document):
    name = next(iter(document["fields"]))
    town = next(a["id"] for a in document["areas"] if a["kind"] == "town")
    document["fields"][name].append(town)
    assert f"{name} is served by {town}, which is no station" in faults_of(document)


def test_a_link_into_a_field_is_a_fault(document):
    name = next(iter(document["fields"]))
    document["links"].append({"between": [name, document["areas"][0]["id"]]})
    assert f"{name} is a field, where no link can be built" in faults_of(document)


def test_two_links_across_a_border_are_a_fault(document):
    document["links"].append({"between": list(reversed(document["links"][0]["between"]))})
    assert "only one link crosses a border" in faults_of(document)


def test_a_link_to_nowhere_is_a_fault(document):
    document["links"][0]["between"][0] = "atlantis"
    assert "there is no area 'atlantis'" in faults_of(document)


def test_an_area_that_no_line_can_reach_is_a_fault(document):
    name = next(a["id"] for a in document["areas"] if a["kind"] == "goods")
    document["links"] = [link for link in document["links"] if name not in link["between"]]
    assert f"no line can reach {name}" in faults_of(document)


def test_a_town_without_a_company_and_a_station_without_pieces_are_faults(document):
    del next(a for a in document["areas"] if a["kind"] == "town")["company"]
    del next(a for a in document["areas"] if a["kind"] == "station")["pieces"]
    said = faults_of(document)
    assert "a town has a company" in said
    assert "a station has 2 or 3 pieces" in said


def test_two_areas_of_one_name_are_a_fault(document):
    document["areas"][1]["id"] = document["areas"][0]["id"]
    assert "several areas have the id" in faults_of(document)


def test_a_kind_of_area_that_there_is_not_is_a_fault(document):
    document["areas"][5]["kind"] = "lake"
    assert "'lake' is no kind of area" in faults_of(document)


def test_more_people_than_there_are_is_a_fault(document):
    for a in document["areas"]:
        if a["kind"] == "station":
            a["pieces"] = 3
    assert "people would be drawn, but there are 75" in faults_of(document)


def test_the_border_within_nuremberg_has_to_be_forbidden():
    document = copy.deepcopy(GAME.map_document("nuremberg"))
    document["links"] = [link for link in document["links"] if not link.get("forbidden")]
    assert "must be forbidden" in faults_of(document)


def test_faults_of_the_extra_boards_are_named(document):
    boards = copy.deepcopy(extra_boards())
    boards["sides"][0]["boxes"][0]["points"].append("blue")
    boards["sides"][1]["rows"][0]["price"] = 4
    boards["sides"][1]["turns"]["4"] = 7
    said = faults_of({**document, "boards": boards})
    assert "three points in the upper row" in said
    assert "'blue' is no colour" in said
    assert "cost 3, 3, 2, 2, 1, 1" in said
    assert "four or five turns" in said


def test_a_map_can_bring_extra_boards_of_its_own(document):
    boards = copy.deepcopy(extra_boards())
    boards["tracks"]["white"]["top"] = 12
    board = GAME.read_map({**document, "boards": boards})
    assert board.record.top[0] == 12
    assert json.dumps(board.document), "and stays plain data"
