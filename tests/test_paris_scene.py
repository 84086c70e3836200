"""The drawing of Paris Connection: what stands where, and that only what changed is drawn anew."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk import Match
from stellwerk.drawing import Box
from stellwerk.games import games
from stellwerk.games.paris.board import COLOURS, LOCOS
from stellwerk.games.paris.scene import Space, layout_of, plan_of, scene

GAME = games()["paris"]
FRANCE = GAME.board_of("france")
NEW = GAME.map_document(GAME.home / "maps" / "new.json")
TINY = GAME.board_of({**NEW, "title": {"en": "Tiny <&> Small"}, "cities": {**NEW["cities"], "0.4": 'Beta <b>"&'}})
SVG = "{http://www.w3.org/2000/svg}"


def view(**spaces: list[str]) -> dict[str, Any]:
    """A view with these locomotives: `s7_21=["red"]`."""
    return {"spaces": {label[1:].replace("_", "."): lying for label, lying in spaces.items()}}


def late() -> dict[str, Any]:
    """A view of a game in which much has been built."""
    match = Match.new("paris", players=3, seed=5)
    for _ in range(110):
        builds = [action for action in match.legal() if action.startswith("build")]
        match.play(builds[len(match.history) * 7 % len(builds)] if builds else match.legal()[0])
        if match.over:
            break
    return match.view(0)


def drawn(board: Any, seen: dict[str, Any] | None, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(scene(board, seen, language).svg())


def group(root: ElementTree.Element, id: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("id") == id)


def engines(element: ElementTree.Element) -> list[str]:
    hrefs = (found.attrib["href"] for found in element.iter(SVG + "use"))
    return [href.removeprefix("#paris-loco-") for href in hrefs if href.startswith("#paris-loco-")]


def test_locomotives_stand_where_the_view_says() -> None:
    seen = late()
    root = drawn(FRANCE, seen)
    for label in FRANCE.labels["space"]:
        assert engines(group(root, f"space-{label}")) == seen["spaces"].get(label, [])
    assert not any(engines(group(drawn(FRANCE, None), f"space-{label}")) for label in FRANCE.labels["space"])


def test_a_space_says_what_it_is_and_who_stands_there() -> None:
    seen = view(s8_22=["red"], s7_19=["purple", "blue"])
    titles = {
        language: {
            label: group(drawn(FRANCE, seen, language), f"space-{label}").findtext(SVG + "title")
            for label in ("8.22", "7.19", "19.29", "5.19")
        }
        for language in ("en", "de")
    }
    assert titles["en"]["8.22"] == "Auxerre · 8.22 · value 1 · Red"
    assert titles["de"]["7.19"] == "Landschaft · 7.19 · Lila, Blau"
    assert titles["en"]["19.29"] == "Marseille · 19.29 · value 4 · ends the game"
    assert titles["de"]["5.19"] == "Eiffelturm · 5.19"


def test_only_what_changed_is_drawn_anew() -> None:
    before = scene(FRANCE, view(s7_21=["red"], s8_22=["red"]), "en")
    built = scene(FRANCE, view(s7_21=["red"], s8_22=["red"], s9_23=["red"]), "en")
    assert set(built.changes(before) or ()) == {"space-9.23", "layer-rails-red"}
    assert scene(FRANCE, view(s7_21=["red"], s8_22=["red"]), "en").changes(before) == {}
    assert built.changes(scene(FRANCE, None, "de")) is None


def test_rails_join_neighbours_but_not_across_barriers() -> None:
    joined = drawn(FRANCE, view(s7_13=["red"], s7_15=["red"], s7_17=["blue"]))
    assert group(joined, "paris-net-red").attrib["d"].count("M") == 1
    assert not list(group(joined, "layer-rails-blue"))
    for edge in FRANCE.document["blocked"]:
        beside = drawn(FRANCE, {"spaces": {label: ["red"] for label in edge["between"]}})
        assert not list(group(beside, "layer-rails-red"))


def test_rails_move_aside_for_a_second_company() -> None:
    alone = scene(FRANCE, view(s7_13=["red"], s7_15=["red"]), "en")
    both = scene(FRANCE, view(s7_13=["red"], s7_15=["blue", "red"]), "en")
    assert "layer-rails-red" in (both.changes(alone) or ())


def test_barriers_are_drawn() -> None:
    root = drawn(FRANCE, None)
    barriers = next(found for found in root.iter(SVG + "g") if found.get("class") == "barriers")
    assert len(barriers) == len(FRANCE.document["blocked"])


def test_companies_differ_without_colour() -> None:
    assert len({piece.letter for piece in LOCOS.values()}) == len({piece.shape for piece in LOCOS.values()}) == 6


def test_names_are_escaped() -> None:
    assert "<b>" not in scene(TINY, None, "en").svg()
    assert 'Beta <b>"&' in "".join(group(drawn(TINY, None), "space-0.4").itertext())


def test_small_print_says_that_the_map_is_reconstructed() -> None:
    assert "Reconstructed map, not the printed board" in scene(FRANCE, None, "en").svg()
    assert "Rekonstruierter Plan, nicht der gedruckte" in scene(FRANCE, None, "de").svg()
    assert "Reconstructed map" not in scene(TINY, None, "en").svg()


def test_title_in_both_languages() -> None:
    assert "FRANCE" in scene(FRANCE, None, "en").svg()
    assert "FRANKREICH" in scene(FRANCE, None, "de").svg("dark")


def test_nothing_comes_from_outside_and_every_reference_is_defined_once() -> None:
    svg = scene(FRANCE, late(), "en").svg()
    assert len(svg.encode()) < 300_000
    assert "<script" not in svg
    assert "<image" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    ids = [found.attrib["id"] for found in ElementTree.fromstring(svg).iter() if "id" in found.attrib]
    assert len(ids) == len(set(ids))
    assert {target[1:] for target in re.findall(r'href="([^"]*)"', svg)} <= set(ids)


@pytest.mark.parametrize("scenery", [None, "missing.json", "../maps/france.scenery.json", "/etc/passwd", {}])
def test_map_without_usable_scenery(scenery: object) -> None:
    board = GAME.read_map({**FRANCE.document, "scenery": scenery})
    assert 'class="river"' not in scene(board, None, "en").svg()


def test_scenery_is_drawn() -> None:
    svg = scene(FRANCE, None, "en").svg()
    assert all(f'class="{part}' in svg for part in ("river", "relief", "beyond", "border", "compass"))


@pytest.mark.parametrize("board", [FRANCE, TINY], ids=["france", "tiny"])
def test_signs_cover_no_space(board: Any) -> None:
    spaces = plan_of(board, "en").spaces.values()
    layout = layout_of(spaces)
    for space in spaces:
        assert not space.box.meets(layout.title)
        assert layout.key is None or not space.box.meets(layout.key)


def test_names_stay_clear_of_each_other() -> None:
    root = drawn(FRANCE, None)
    plates = [plate for space in plan_of(FRANCE, "en").spaces.values() for plate in plates_of(root, space)]
    assert len(plates) == len(FRANCE.document["cities"]) + len(FRANCE.document["stations"])
    assert not [(one, other) for one in plates for other in plates if one is not other and one.meets(other)]


def plates_of(root: ElementTree.Element, space: Space) -> list[Box]:
    x, y = space.centre
    found = []
    for rect in group(root, f"space-{space.label}").iter(SVG + "rect"):
        if rect.attrib["class"] == "plate":
            left, top, width, height = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
            found.append(Box(x + left, y + top, x + left + width, y + top + height))
    return found


def test_a_board_without_a_view_has_all_companies() -> None:
    assert {f"layer-rails-{colour}" for colour in COLOURS} <= set(scene(TINY, None, "en").groups)
