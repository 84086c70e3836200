"""The drawing of the boards of First Train to Nuremberg and Last Train to Wensleydale."""

from __future__ import annotations

import json
import random
import re
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk.drawing import Box
from stellwerk.games.nuremberg.picture import (
    BADGES,
    DROPS,
    PAWNS,
    PLAYERS,
    bent,
    chart_of,
    picture,
    shared,
    sides,
    signed_area,
)

FOLDER = files("stellwerk.games.nuremberg") / "maps"
MAPS: dict[str, dict[str, Any]] = {
    name: json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in ("nuremberg", "wensleydale")
}
TINY: dict[str, Any] = {
    "id": "tiny",
    "title": {"en": "Tiny <&> Small", "de": "Winzig"},
    "goods": {"white": "beer", "yellow": "post"},
    "areas": [
        {
            "id": "a",
            "name": 'A <b>"&',
            "kind": "town",
            "company": "red",
            "outline": [[0, 0], [0.5, 0], [0.5, 1], [0, 1]],
        },
        {"id": "b", "name": "B", "kind": "station", "pieces": 3, "outline": [[0.5, 0], [1, 0], [1, 1], [0.5, 1]]},
    ],
    "links": [{"between": ["a", "b"], "river": True}],
}
SVG = "{http://www.w3.org/2000/svg}"
both_maps = pytest.mark.parametrize("document", MAPS.values(), ids=MAPS)


def game(document: dict[str, Any], players: int = 4, seed: int = 1) -> dict[str, Any]:
    """Scatter links, companies and pieces over a map, as no game would but every drawing must bear."""
    chance = random.Random(seed)
    keys = ["/".join(link["between"]) for link in document["links"] if not link.get("forbidden")]
    kinds = {"station": ("red", "green", "landlord"), "goods": ("yellow",), "field": ("white",)}
    pieces: dict[str, dict[str, int]] = {}
    for area in document["areas"]:
        for _ in range(chance.randint(0, 3)):
            if area["kind"] in kinds:
                found = pieces.setdefault(area["id"], {})
                kind = chance.choice(kinds[area["kind"]])
                found[kind] = found.get(kind, 0) + 1
    stations = [area["id"] for area in document["areas"] if area["kind"] == "station"]
    tracks = ("white", "brown", "red", "green")
    seats = [
        {"seat": seat, "cubes": seat + 1, "influence": {c: chance.randint(0, 8) for c in tracks}, "profit": -seat,
         "points": 3, "links_left": 15, "carried": {}, "held": {"white": 2}, "passed": seat == 1, "score": 10 - seat}
        for seat in range(players)
    ]  # fmt: skip
    order = list(range(players))
    return {
        "seat": 0, "actor": 1, "over": False, "phase": "auction", "turn": 2, "turns": 5, "extended": False,
        "orders": {"player": order, "build": order[::-1], "train": order},
        "stacks": dict.fromkeys((*tracks, "profit"), order),
        "boxes": [
            {"box": n, "points": ["red or green", "white"], "token": "brown" if n % 2 else None, "minimum": 2,
             "bidder": n % players if n > 3 else None, "bid": n}
            for n in range(1, 9)
        ],
        "trains": [
            {"train": f"{row}.{n}", "price": 4 - row, "passengers": n, "goods": row, "owner": 1 if n == 2 else None}
            for row in (1, 2, 3) for n in (1, 2, 3)
        ],
        "links": {key: chance.choice([*order, "red", "green"]) for key in chance.sample(keys, len(keys) // 2)},
        "companies": {key: chance.choice((["red"], ["green"], ["red", "green"])) for key in chance.sample(stations, 6)},
        "pieces": pieces, "chain": {"areas": stations[:2]}, "seats": seats,
    }  # fmt: skip


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def groups(root: ElementTree.Element, start: str) -> dict[str, ElementTree.Element]:
    return {e.attrib["id"]: e for e in root.iter(SVG + "g") if e.attrib.get("id", "").startswith(start)}


def uses(group: ElementTree.Element, start: str) -> list[str]:
    return [use.attrib["href"] for use in group.iter(SVG + "use") if use.attrib["href"].startswith(start)]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
@both_maps
def test_every_area_and_every_border_has_its_group(document: dict[str, Any], language: str, theme: str) -> None:
    for view in (None, game(document)):
        root = read(picture(document, view, language, theme))
        assert root.attrib["class"].split() == ["nuremberg", theme]
        areas, links = groups(root, "area-"), groups(root, "link-")
        assert set(areas) == {"area-" + area["id"] for area in document["areas"]}
        assert set(links) == {"link-" + "/".join(link["between"]) for link in document["links"]}
        for group in (*areas.values(), *links.values()):
            assert group.findtext(SVG + "title")
        for area in document["areas"]:
            name = area.get("de", area["name"]) if language == "de" else area["name"]
            assert areas["area-" + area["id"]].attrib["data-name"] == name


@both_maps
def test_every_piece_is_drawn_in_its_area(document: dict[str, Any]) -> None:
    view = game(document)
    areas = groups(read(picture(document, view)), "area-")
    for key, group in areas.items():
        counts = view["pieces"].get(key.removeprefix("area-"), {})
        drawn = uses(group, "#nuremberg-piece-")
        assert {kind: drawn.count("#nuremberg-piece-" + kind) for kind in counts} == counts
        assert len(drawn) == sum(counts.values())


@both_maps
def test_every_owned_link_has_rails_and_the_wagon_of_its_owner(document: dict[str, Any]) -> None:
    view = game(document)
    root = read(picture(document, view))
    rails = next(group for group in root.iter(SVG + "g") if group.attrib.get("class") == "rails")
    assert sum(path.attrib["d"].count("M") for path in rails.iter(SVG + "path")) == len(view["links"])
    for key, group in groups(root, "link-").items():
        owner = view["links"].get(key.removeprefix("link-"))
        assert len(uses(group, "#nuremberg-wagon")) == (owner is not None)
        if isinstance(owner, int):
            assert uses(group, "#nuremberg-shape-") == ["#nuremberg-shape-" + PLAYERS[owner]]
            assert group.attrib["data-owner"] == str(owner)
        elif owner is not None:
            assert [text.text for text in group.iter(SVG + "text")] == [owner[0].upper()]


@both_maps
def test_stations_carry_the_badges_of_their_companies(document: dict[str, Any]) -> None:
    view = game(document)
    areas = groups(read(picture(document, view)), "area-")
    for key, companies in view["companies"].items():
        assert uses(areas["area-" + key], "#nuremberg-badge-") == ["#nuremberg-badge-" + c for c in companies]


@pytest.mark.parametrize("language", ["en", "de"])
@both_maps
def test_signs_and_wagons_stay_clear_of_each_other(document: dict[str, Any], language: str) -> None:
    """No two signs overlap, no sign leaves its area, and no wagon covers one."""
    chart = chart_of(document, language)
    for (one, first), (two, second) in combinations(chart.spots.items(), 2):
        assert not first.plate.meets(second.plate), (one, two)
    for key, spot in chart.spots.items():
        assert spot.size >= (17 if chart.areas[key].signed else 14), key
        for link in chart.links.values():
            x, y = link.at
            assert not Box(x - 9, y - 9, x + 9, y + 9).meets(spot.plate), (key, link.key)
        ring, plate = chart.areas[key].ring, spot.plate
        for x in (plate.left, plate.right):
            for y in (plate.top, plate.bottom):
                assert all((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0 for a, b in sides(ring)), key


@both_maps
def test_the_drawn_outlines_keep_who_borders_on_whom(document: dict[str, Any]) -> None:
    drawn = chart_of(document, "en")
    plain = chart_of({**document, "scenery": None}, "en")
    assert drawn.areas.keys() == plain.areas.keys()
    assert all(signed_area(area.ring) > 7000 for area in drawn.areas.values())
    meetings = []
    for chart in (drawn, plain):
        owners: dict[frozenset[Any], list[str]] = {}
        for key, area in chart.areas.items():
            for side in sides(area.ring):
                owners.setdefault(frozenset(side), []).append(key)
        meetings.append({frozenset(keys) for keys in owners.values() if len(keys) == 2 and "the-south" not in keys})
    assert meetings[0] == meetings[1]
    for link in drawn.links.values():
        assert shared(*(drawn.areas[end] for end in link.ends)) == link.border


def test_rivers_have_no_gaps_and_cross_no_dry_link() -> None:
    chart = chart_of(MAPS["nuremberg"], "en")
    wet = {frozenset(pair) for line in chart.rivers for pair in pairwise(line)}
    for link in chart.links.values():
        assert (frozenset(link.border) in wet) == (link.river or link.forbidden), link.key
    joined: list[set[Any]] = []
    for edge in wet:
        near = [part for part in joined if part & edge]
        joined = [part for part in joined if not part & edge] + [set(edge).union(*near)]
    assert len(joined) == 1


@both_maps
def test_what_is_possible_is_lit(document: dict[str, Any]) -> None:
    link = "/".join(document["links"][3]["between"])
    area = document["areas"][5]["id"]
    root = read(
        picture(document, game(document), lit={"areas": [area], "links": [link], "boxes": [2], "trains": ["1.2"]})
    )
    lit = {g.attrib["id"] for g in root.iter(SVG + "g") if "lit" in g.attrib.get("class", "").split()}
    assert lit == {"area-" + area, "link-" + link, "box-2", "train-1.2"}
    assert all(any(e.attrib.get("class") == "hit" for e in g) for g in root.iter(SVG + "g") if g.get("id") in lit)


@both_maps
def test_the_panel_shows_boxes_trains_tracks_and_players(document: dict[str, Any]) -> None:
    for players in (2, 3, 4):
        view = game(document, players)
        root = read(picture(document, view, "de"))
        boxes, trains = groups(root, "box-"), groups(root, "train-")
        assert set(boxes) == {f"box-{box['box']}" for box in view["boxes"]}
        assert set(trains) == {f"train-{train['train']}" for train in view["trains"]}
        for box in view["boxes"]:
            group = boxes[f"box-{box['box']}"]
            assert len(uses(group, "#nuremberg-token")) == (box["token"] is not None)
            assert len(uses(group, "#nuremberg-shape-")) == (box["bidder"] is not None)
        for track in groups(root, "track-").values():
            assert len(uses(track, "#nuremberg-shape-")) == players
        assert len(groups(root, "track-")) == 5
        for seat in view["seats"]:
            texts = [text.text for text in groups(root, "seat-")[f"seat-{seat['seat']}"].iter(SVG + "text")]
            assert {str(seat["score"]), str(seat["cubes"]), str(seat["links_left"])} <= set(texts)
    assert not groups(read(picture(document)), "box-")


def test_nobody_depends_on_colours_alone() -> None:
    for shapes in (PLAYERS, PAWNS.values(), DROPS.values(), BADGES.values()):
        assert len(set(shapes)) == len(shapes)


@both_maps
def test_small_print_says_that_the_map_is_reconstructed(document: dict[str, Any]) -> None:
    assert "Reconstructed map around real places, not the printed board" in picture(document)
    assert "nicht der gedruckte" in picture(document, language="de")
    assert "Reconstructed" not in picture({**document, "status": "printed"})


@both_maps
def test_same_arguments_same_text_and_not_too_much_of_it(document: dict[str, Any]) -> None:
    view = game(document)
    svg = picture(document, view, "de", "dark")
    assert svg == picture(json.loads(json.dumps(document)), json.loads(json.dumps(view)), "de", "dark")
    assert len(svg.encode()) < 400_000
    assert "<script" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    root = read(svg)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {use.attrib["href"][1:] for use in root.iter(SVG + "use")} <= set(ids)
    assert set(re.findall(r"url\(#([^)]*)\)", svg)) - {"nuremberg-fade"} <= set(ids)


@pytest.mark.parametrize("scenery", [None, "missing.json", "../boards.json", 7, {}])
def test_map_without_usable_scenery(scenery: object) -> None:
    for document in MAPS.values():
        root = read(picture({**document, "scenery": scenery}, game(document)))
        assert len(groups(root, "area-")) == len(document["areas"])


def test_names_are_escaped_and_a_small_map_is_drawn() -> None:
    svg = picture(TINY)
    assert "<b>" not in svg
    assert groups(read(svg), "area-")["area-a"].attrib["data-name"] == 'A <b>"&'
    assert "WINZIG" in picture(TINY, language="de")


def test_a_border_bends_the_same_way_from_both_sides() -> None:
    there, back = bent((100.0, 100.0), (200.0, 150.0)), bent((200.0, 150.0), (100.0, 100.0))
    assert re.findall(r"[\d.]+ [\d.]+", there)[:2] == re.findall(r"[\d.]+ [\d.]+", back)[1::-1]


def test_the_larger_south_opens_its_links() -> None:
    document = MAPS["wensleydale"]
    for extended in (False, True):
        root = read(picture(document, {**game(document), "links": {}, "extended": extended}))
        group = groups(root, "link-")["link-the-south/bolton-abbey"]
        assert ("closed" in group.attrib["class"].split()) is not extended
