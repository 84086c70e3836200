"""The drawing of the Paris Connection board."""

from __future__ import annotations

import json
import random
import re
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk.games.paris.picture import (
    COMPANIES,
    Box,
    blocked_edges,
    bounds_of,
    layout_of,
    neighbours,
    picture,
    rail_paths,
    spaces_of,
)

FRANCE: dict[str, Any] = json.loads((files("stellwerk.games.paris") / "maps" / "france.json").read_text("utf-8"))
TINY: dict[str, Any] = {
    "title": {"en": "Tiny <&> Small", "de": "Winzig"},
    "rows": ["  . 1 .", "   S S .", " 2 S E S 3", "  . S S .", "   . 4"],
    "cities": {"0.4": "Alpha", "2.1": 'Beta <b>"&', "2.9": "Gammaville-sur-Mer", "4.5": "Omega"},
    "stations": {"1.3": "Gare A", "1.5": "North", "2.3": "Gare W", "2.7": "Gare E", "3.4": "S", "3.6": "SE"},
    "blocked": [{"between": ["3.8", "2.9"]}],
}
SVG = "{http://www.w3.org/2000/svg}"


def game(document: dict[str, Any], count: int, seed: int = 1) -> dict[str, Any]:
    """Grow connected networks at random until so many locomotives stand on the board."""
    chance = random.Random(seed)
    spaces, blocked = spaces_of(document), blocked_edges(document)
    starts = [key for key, space in spaces.items() if space.kind == "start"]
    held = {key: [colour] for key, colour in zip(starts, COMPANIES, strict=True)}
    while sum(map(len, held.values())) < count:
        key = chance.choice(sorted(held))
        colour = chance.choice(held[key])
        to = chance.choice(neighbours(spaces[key], spaces))
        there = held.get(to.key, [])
        room = {"landscape": 2, "city": 1}.get(to.kind, 0)
        if len(there) < room and colour not in there and frozenset((key, to.key)) not in blocked:
            held.setdefault(to.key, []).append(colour)
    companies = [
        {"colour": colour, "start": start, "station": spaces[start].name, "tray": 9, "value": index * 5}
        for index, (start, colour) in enumerate(zip(starts, COMPANIES, strict=True))
    ]
    building = {"colour": "blue", "placed": 1, "spaces": [starts[4]]}
    return {"players": 3, "seat": None, "actor": 0, "over": False, "building": building,
            "companies": companies, "spaces": held, "seats": []}  # fmt: skip


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def groups(root: ElementTree.Element, start: str) -> dict[str, ElementTree.Element]:
    return {e.attrib["id"]: e for e in root.iter(SVG + "g") if e.attrib.get("id", "").startswith(start)}


def locomotives(root: ElementTree.Element) -> int:
    return sum(
        use.attrib["href"].startswith("#paris-loco-")
        for group in groups(root, "space-").values()
        for use in group.iter(SVG + "use")
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("document", [FRANCE, TINY], ids=["france", "tiny"])
def test_every_space_has_its_group(document: dict[str, Any], language: str, theme: str) -> None:
    for view in (None, game(document, 16)):
        root = read(picture(document, view, language, theme))
        spaces = groups(root, "space-")
        assert set(spaces) == {"space-" + key for key in spaces_of(document)}
        assert root.attrib["class"].split() == ["paris", theme]
        assert root.attrib["width"] == "100%"
        for key, space in spaces_of(document).items():
            group = spaces["space-" + key]
            assert group.attrib["class"].split()[:2] == ["space", space.kind]
            title = group.findtext(SVG + "title")
            assert title
            assert key in title


def test_every_locomotive_is_drawn() -> None:
    for count in (6, 40, 90):
        view = game(FRANCE, count)
        assert locomotives(read(picture(FRANCE, view))) == count
    assert locomotives(read(picture(FRANCE))) == 0


def test_companies_show_value_and_tray() -> None:
    view = game(FRANCE, 20)
    companies = groups(read(picture(FRANCE, view)), "company-")
    assert set(companies) == {"company-" + colour for colour in COMPANIES}
    for company in view["companies"]:
        texts = [text.text for text in companies["company-" + company["colour"]].iter(SVG + "text")]
        assert str(company["value"]) in texts
        assert str(company["tray"]) in texts


def test_companies_differ_without_colour() -> None:
    letters, shapes = zip(*COMPANIES.values(), strict=True)
    assert len(set(letters)) == len(set(shapes)) == 6


def test_rails_join_neighbours_but_not_across_barriers() -> None:
    spaces, blocked = spaces_of(FRANCE), blocked_edges(FRANCE)
    near = rail_paths(spaces, {"7.13": ["red"], "7.15": ["red"], "7.17": ["blue"]}, blocked)
    assert list(near) == ["red"]
    assert near["red"].count("M") == 1
    for edge in blocked:
        assert rail_paths(spaces, {key: ["red"] for key in edge}, blocked) == {}


def test_lit_spaces_are_marked() -> None:
    root = read(picture(FRANCE, game(FRANCE, 10), lit={"spaces": ["7.13", "7.15"], "colour": "blue"}))
    lit = {key for key, group in groups(root, "space-").items() if "lit" in group.attrib["class"].split()}
    assert lit == {"space-7.13", "space-7.15"}


def test_barriers_are_drawn() -> None:
    root = read(picture(FRANCE))
    layer = next(group for group in root.iter(SVG + "g") if group.attrib.get("class") == "barriers")
    assert len(layer) == len(FRANCE["blocked"])


def test_names_are_escaped() -> None:
    svg = picture(TINY, language="en")
    assert "<b>" not in svg
    group = groups(read(svg), "space-")["space-2.1"]
    assert group.attrib["data-name"] == 'Beta <b>"&'
    assert 'Beta <b>"&' in "".join(group.itertext())


def test_small_print_says_that_the_map_is_reconstructed() -> None:
    assert "Reconstructed map, not the printed board" in picture(FRANCE)
    assert "Rekonstruierter Plan, nicht der gedruckte" in picture(FRANCE, language="de")
    assert "Reconstructed map" not in picture({**FRANCE, "status": "printed"})


def test_title_in_both_languages() -> None:
    assert "FRANCE" in picture(FRANCE)
    assert "FRANKREICH" in picture(FRANCE, language="de")
    assert "FRANCE" in picture(FRANCE, language="xx")


def test_same_arguments_same_text() -> None:
    view = game(FRANCE, 60)
    assert picture(FRANCE, view, "de", "dark") == picture(FRANCE, json.loads(json.dumps(view)), "de", "dark")


def test_size_and_nothing_from_outside() -> None:
    svg = picture(FRANCE, game(FRANCE, 130), lit={"spaces": list(spaces_of(FRANCE)), "colour": "red"})
    assert len(svg.encode()) < 300_000
    assert "<script" not in svg
    assert "<image" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert all(target.startswith("#") for target in re.findall(r'href="([^"]*)"', svg))


def test_every_reference_is_defined_once() -> None:
    root = read(picture(FRANCE, game(FRANCE, 60)))
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {use.attrib["href"][1:] for use in root.iter(SVG + "use")} <= set(ids)


@pytest.mark.parametrize("scenery", [None, "missing.json", "../maps/france.scenery.json", "/etc/passwd", 7, {}])
def test_map_without_usable_scenery(scenery: object) -> None:
    svg = picture({**FRANCE, "scenery": scenery})
    assert len(groups(read(svg), "space-")) == len(spaces_of(FRANCE))
    assert "river" not in re.sub(r"<style>.*?</style>", "", svg, flags=re.S)


def test_scenery_is_drawn() -> None:
    drawing = re.sub(r"<style>.*?</style>", "", picture(FRANCE), flags=re.S)
    for part in ("river", "relief", "beyond", "border", "compass"):
        assert f'class="{part}' in drawing


def test_signs_stay_clear_of_each_other() -> None:
    """The plates of two names never overlap, nor does a panel cover a space."""
    plates = []
    for key, group in groups(read(picture(FRANCE)), "space-").items():
        x, y = map(float, re.findall(r"-?[\d.]+", group.attrib["transform"])[:2])
        for rect in group.iter(SVG + "rect"):
            if rect.attrib["class"] == "plate":
                left, top, width, height = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
                plates.append((key, Box(x + left, y + top, x + left + width, y + top + height)))
    assert len(plates) == len(FRANCE["cities"]) + len(FRANCE["stations"])
    for index, (one, box) in enumerate(plates):
        for other, second in plates[index + 1 :]:
            assert not box.meets(second), (one, other)
    layout = layout_of(spaces_of(FRANCE), 6)
    for space in spaces_of(FRANCE).values():
        hexagon = bounds_of([space])
        assert not hexagon.meets(layout.title)
        assert not hexagon.meets(layout.companies)
