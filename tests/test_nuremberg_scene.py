"""The drawing of both maps: what stands where, that signs have room, and that only what changed is drawn anew."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk import Match
from stellwerk.drawing import Box
from stellwerk.engine.game import Board
from stellwerk.games import games
from stellwerk.games.nuremberg.board import COMPANIES
from stellwerk.games.nuremberg.chart import bent, chart_of, shared, sides, signed_area
from stellwerk.games.nuremberg.look import BADGES, LIVERIES, LYING
from stellwerk.games.nuremberg.scene import scene

GAME = games()["nuremberg"]
BOARDS = {name: GAME.board_of(name) for name in GAME.maps}
NEW = GAME.map_document(GAME.home / "maps" / "new.json")
SVG = "{http://www.w3.org/2000/svg}"
both_maps = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
languages = pytest.mark.parametrize("language", ["en", "de"])


@cache
def late(board: Board) -> dict[str, Any]:
    """A view of a game in which much has been built, sold and carried."""
    match = Match.new("nuremberg", players=3, map=board.document["id"], seed=4)
    while match.view(None)["turn"] < 4:
        legal = [action for action in match.legal() if action != "pass"] or match.legal()
        match.play(legal[len(match.history) * 7 % len(legal)])
    return match.view(None)


def drawn(board: Board, view: dict[str, Any] | None, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(scene(board, view, language).svg())


def groups(root: ElementTree.Element, start: str) -> dict[str, ElementTree.Element]:
    """The groups whose ids begin so, by what follows."""
    found = {element.get("id", ""): element for element in root.iter(SVG + "g")}
    return {id.removeprefix(start): element for id, element in found.items() if id.startswith(start)}


def uses(group: ElementTree.Element, start: str) -> list[str]:
    """What of what is defined once a group draws."""
    hrefs = [found.attrib["href"].removeprefix("#nuremberg-") for found in group.iter(SVG + "use")]
    return [href.removeprefix(start) for href in hrefs if href.startswith(start)]


def titles(root: ElementTree.Element, start: str) -> dict[str, str]:
    return {key: group.findtext(SVG + "title") or "" for key, group in groups(root, start).items()}


# ------------------------------------------------------------------------------------------------- what stands where


@both_maps
def test_every_piece_lies_in_its_area(board: Board) -> None:
    view = late(board)
    for key, group in groups(drawn(board, view), "area-").items():
        counts = view["pieces"].get(key, {})
        assert uses(group, "piece-") == [kind for kind, count in counts.items() for _ in range(count)]


@both_maps
def test_the_empty_map_has_the_passengers_that_are_printed_on_it(board: Board) -> None:
    printed = {area["id"]: area["passenger"] for area in board.document["areas"] if "passenger" in area}
    lying = {key: uses(group, "piece-") for key, group in groups(drawn(board, None), "area-").items()}
    assert {key: kinds for key, kinds in lying.items() if kinds} == {key: [kind] for key, kind in printed.items()}


@both_maps
def test_every_link_has_rails_and_the_wagon_of_its_owner(board: Board) -> None:
    view = late(board)
    root = drawn(board, view)
    rails = groups(root, "layer-rails-c-")
    for owner, name in [*((seat, f"s{seat}") for seat in range(4)), *((c, c) for c in COMPANIES)]:
        paths = [path.get("d", "") for path in rails[name].iter(SVG + "path")]
        assert "".join(paths).count("M") == list(view["links"].values()).count(owner)
    for key, group in groups(root, "link-").items():
        owner = view["links"].get(key)
        assert bool(uses(group, "wagon")) == (owner is not None)
        if isinstance(owner, int):
            assert uses(group, "shape-") == [LIVERIES[owner].shape]
        elif owner is not None:
            assert [text.text for text in group.iter(SVG + "text")] == [owner[0].upper()]


@both_maps
def test_towns_and_stations_carry_the_badges_of_their_companies(board: Board) -> None:
    view = late(board)
    for key, group in groups(drawn(board, view), "area-").items():
        assert uses(group, "shape-") == [BADGES[company] for company in view["companies"].get(key, [])]


def test_areas_and_borders_say_what_they_are() -> None:
    nuremberg, dales = BOARDS.values()
    view = {**late(nuremberg), "pieces": {"doos": {"red": 1, "landlord": 2}}, "companies": {"doos": ["green"]}}
    view |= {"links": {"furth/dambach": 1, "furth/weikershof": "red"}}
    root, german = drawn(nuremberg, view), drawn(nuremberg, view, "de")
    areas, borders = titles(root, "area-"), titles(root, "link-")
    assert areas["doos"] == "Doos · station · the green company · 1 red passenger · 2 landlords"
    assert (
        titles(german, "area-")["doos"]
        == "Doos · Station · die grüne Gesellschaft · 1 roter Passagier · 2 Landbesitzer"
    )
    assert areas["hofen"] == "Höfen · hop field"
    assert areas["leyh"] == "Leyh · post"
    assert borders["furth/dambach"] == "Fürth – Dambach · river · costs 2 · Seat 2"
    assert borders["furth/weikershof"] == "Fürth – Weikershof · costs 1 · the red company"
    assert borders["nuremberg-north/nuremberg-south"].endswith(" · no link can be built here")
    dale = titles(drawn(dales, None, "de"), "area-")
    assert dale["keld"] == "Keld · Station · Tal"
    assert dale["penhill"] == "Penhill · Steinhügel"


def test_the_south_opens_its_links_where_it_is_extended() -> None:
    board = BOARDS["wensleydale"]
    for extended in (False, True):
        root = drawn(board, {**late(board), "links": {}, "extended": extended})
        is_closed = "closed" in groups(root, "link-")["the-south/bolton-abbey"].attrib["class"]
        assert is_closed is not extended
        assert (groups(root, "layer-")["extension"].get("class") == "closed") is not extended


def test_nobody_depends_on_colours_alone() -> None:
    shapes = [livery.shape for livery in LIVERIES], BADGES.values(), [LYING[kind].shape for kind in PEOPLE]
    assert all(len(set(found)) == len(found) for found in shapes)


PEOPLE = ("red", "green", "landlord")


# --------------------------------------------------------------------------------------------------- what has changed


def test_only_what_changed_is_drawn_anew() -> None:
    board = BOARDS["nuremberg"]
    view = late(board)
    before = scene(board, {**view, "chain": None}, "en")

    def changed(**more: Any) -> set[str]:
        return set(scene(board, {**view, "chain": None, **more}, "en").changes(before) or ())

    free = next(key for key in board.labels["link"] if key not in view["links"])
    area = next(iter(view["pieces"]))
    assert changed() == changed(boxes=[], seats=[], phase="transport") == set()
    assert changed(links={**view["links"], free: 2}) == {"link-" + free, "layer-rails-c-s2"}
    assert changed(pieces={**view["pieces"], area: {}}) == {"area-" + area}
    assert changed(chain={"areas": ["doos", "leyh"]}) == {"area-doos", "area-leyh"}
    assert before.changes(scene(board, view, "de")) is None


# ------------------------------------------------------------------------------------------------------ room for signs


@languages
@both_maps
def test_signs_and_wagons_stay_clear_of_each_other(board: Board, language: str) -> None:
    """No two signs overlap, no sign leaves its area, and no wagon covers one."""
    chart = chart_of(board, language)
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
def test_the_drawn_outlines_keep_who_borders_on_whom(board: Board) -> None:
    drawn = chart_of(board, "en")
    plain = chart_of(GAME.read_map({**board.document, "scenery": None}), "en")
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
    chart = chart_of(BOARDS["nuremberg"], "en")
    wet = {frozenset(pair) for line in chart.rivers for pair in pairwise(line)}
    for link in chart.links.values():
        assert (frozenset(link.border) in wet) == (link.river or link.forbidden), link.key
    joined: list[set[Any]] = []
    for edge in wet:
        near = [part for part in joined if part & edge]
        joined = [part for part in joined if not part & edge] + [set(edge).union(*near)]
    assert len(joined) == 1


def test_a_border_bends_the_same_way_from_both_sides() -> None:
    there, back = bent((100.0, 100.0), (200.0, 150.0)), bent((200.0, 150.0), (100.0, 100.0))
    assert re.findall(r"[\d.]+ [\d.]+", there)[:2] == re.findall(r"[\d.]+ [\d.]+", back)[1::-1]


@pytest.mark.parametrize("scenery", [None, "missing.json", "../boards.json", {}])
def test_a_map_without_usable_scenery_is_drawn_from_its_own_outlines(scenery: object) -> None:
    for board in BOARDS.values():
        plain = GAME.read_map({**board.document, "scenery": scenery})
        assert len(groups(drawn(plain, None), "area-")) == len(board.labels["area"])


# -------------------------------------------------------------------------------------------------------- the drawing


@languages
@both_maps
def test_everything_that_is_used_is_there_and_not_too_much_of_it(board: Board, language: str) -> None:
    svg = scene(board, late(board), language).svg("dark")
    assert len(svg.encode()) < 300_000
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert "<script" not in svg
    root = ElementTree.fromstring(svg)
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    assert {use.attrib["href"][1:] for use in root.iter(SVG + "use")} <= ids
    assert set(re.findall(r"url\(#([^)]*)\)", svg)) - {"nuremberg-fade"} <= ids


def test_names_are_escaped() -> None:
    areas = [{**NEW["areas"][0], "name": 'A <b>"&'}, *NEW["areas"][1:]]
    board = GAME.board_of({**NEW, "areas": areas, "title": {"en": "Tiny <&> Small", "de": "Winzig"}})
    assert "<b>" not in scene(board, None, "en").svg()
    assert titles(drawn(board, None), "area-")[NEW["areas"][0]["id"]].startswith('A <b>"& · ')
    assert "WINZIG" in scene(board, None, "de").svg()


@both_maps
def test_small_print_says_that_the_map_is_reconstructed(board: Board) -> None:
    assert "Reconstructed map and boards, not the printed ones" in scene(board, None, "en").svg()
    assert "Rekonstruierter Plan und rekonstruierte Tableaus" in scene(board, None, "de").svg()
    assert "Reconstructed" not in scene(GAME.read_map({**board.document, "status": "exact"}), None, "en").svg()
