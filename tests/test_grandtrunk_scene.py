"""The drawing of The Grand Trunk Journey: what stands where, and that only what changed is drawn anew."""

from __future__ import annotations

import json
import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from grandtrunk_positions import BOARD, CITIES, GAME, play, position, seat
from stellwerk import Match
from stellwerk.drawing import Box
from stellwerk.games.grandtrunk.board import GOODS
from stellwerk.games.grandtrunk.look import CUBES, LIVERIES
from stellwerk.games.grandtrunk.scene import FRAME, TILE, TITLE, plan_of, scene
from stellwerk.texts import say

PORTS = [port["id"] for port in BOARD.document["ports"]]
PLACES = [*CITIES, *PORTS]
LINKS = ["-".join(link["between"]) for link in BOARD.document["links"]]
SVG = "{http://www.w3.org/2000/svg}"


def table(turn: int = 0, **more: Any) -> Match:
    """A game in which much has been built and delivered."""
    seats = (
        seat("watertown", ["burlington", "port-1"], train={"wagon-1": ("coal", 1)}, power=2),
        seat("watertown", ["boston"], train={"wagon-2": ("wood", 1)}),
        seat("albany", ["port-2", "junction"], train={}, delivered={"iron": 2}),
    )
    return position(*seats, turn=turn, stations=["boston", "utica"], steel={"utica": 3, "boston": 1}, **more)


def drawn(view: dict[str, Any] | None, language: str = "en", board: Any = BOARD) -> ElementTree.Element:
    return ElementTree.fromstring(scene(board, view, language).svg())


def groups(root: ElementTree.Element, start: str) -> dict[str, ElementTree.Element]:
    return {e.attrib["id"]: e for e in root.iter(SVG + "g") if e.attrib.get("id", "").startswith(start)}


def classed(root: ElementTree.Element, word: str) -> list[ElementTree.Element]:
    return [e for e in root.iter() if word in e.attrib.get("class", "").split()]


def uses(group: ElementTree.Element, symbol: str) -> int:
    return sum(use.attrib["href"] == "#grandtrunk-" + symbol for use in group.iter(SVG + "use"))


def texts(group: ElementTree.Element) -> list[str | None]:
    return [text.text for text in group.iter(SVG + "text")]


def board_with(**changed: Any) -> Any:
    return GAME.board_of({**GAME.map_document(), **changed})


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_its_group_and_says_what_it_is(language: str) -> None:
    for view in (None, table().view(0)):
        root = drawn(view, language)
        places, links = groups(root, "place-"), groups(root, "link-")
        assert set(places) == {"place-" + key for key in PLACES}
        assert set(links) == {"link-" + key for key in LINKS}
        assert all(group.findtext(SVG + "title") for group in (*places.values(), *links.values()))
        for site in (*BOARD.document["cities"], *BOARD.document["ports"]):
            place = places["place-" + site["id"]]
            assert (place.findtext(SVG + "title") or "").startswith(site["name"])
            assert uses(place, "anchor") == (site["id"] in PORTS)


def test_links_say_which_railway_they_stand_for() -> None:
    links = groups(drawn(None), "link-")
    for link in BOARD.document["links"]:
        assert link["line"] in (links["link-" + "-".join(link["between"])].findtext(SVG + "title") or "")


def test_every_cube_is_drawn() -> None:
    view = table().view(0)
    places = groups(drawn(view), "place-")
    for place in view["places"]:
        group = places["place-" + place["id"]]
        waiting = [s["good"] for s in view["specials"] if s.get("city") == place["id"] and not s["done"]]
        wanted = [place["demand"], *place["supply"], *["steel"] * place.get("steel", 0), *waiting]
        assert {good: uses(group, "good-" + good) for good in GOODS} == {good: wanted.count(good) for good in GOODS}
        assert uses(group, "star") == len(waiting)


def test_a_place_says_what_lies_there() -> None:
    view = table().view(0)
    english, german = (groups(drawn(view, language), "place-") for language in ("en", "de"))
    assert english["place-utica"].findtext(SVG + "title") == (
        "Utica · station, wants coal, offers wood, 3 steel in store, first delivery +"
        f"{next(place['first'] for place in view['places'] if place['id'] == 'utica')}"
    )
    assert (german["place-quebec"].findtext(SVG + "title") or "").startswith(
        "Québec · kein Güterbahnhof, braucht Eisen"
    )


def test_every_train_is_drawn_where_it_stands_and_one_is_under_steam() -> None:
    match = table()
    view = match.view(None)
    trains = groups(drawn(view), "train-")
    for shown in view["seats"]:
        train = trains[f"train-{shown['seat']}"]
        place = plan_of(BOARD, "en").places[shown["at"]]
        assert train.attrib["transform"] == f"translate({place.at[0]:.1f} {place.at[1]:.1f})".replace(".0", "")
        (livery,) = (livery for livery in LIVERIES if livery.colour == shown["colour"])
        assert uses(train, "mark-" + livery.shape) == 1
        assert f"p-{livery.colour}" in classed(train, "train")[0].attrib["class"]
        assert uses(train, "steam") == (shown["seat"] == match.actor)
    both = {classed(trains[f"train-{n}"], "train")[0].attrib["transform"] for n in (0, 1)}
    assert len(both) == 2  # side by side
    assert not list(trains["train-3"])
    assert not any(uses(train, "steam") for train in groups(drawn({**view, "over": True}), "train-").values())


def test_stations_and_first_deliveries() -> None:
    view = table().view(0)
    places = groups(drawn(view), "place-")
    for place in view["places"][: len(CITIES)]:
        group = places["place-" + place["id"]]
        assert (uses(group, "station"), uses(group, "no-station")) == (place["station"], not place["station"])
        assert [seal for first in classed(group, "first") for seal in texts(first)] == (
            [f"+{place['first']}"] if place["first"] else []
        )


def test_days_are_those_of_the_cards_in_hand_and_for_their_seat_alone() -> None:
    """Watertown is a link away from Burlington; by the junction card it would take a day more."""
    match = position(seat("watertown", ["burlington", "junction", "wagon-1"]), seat("richmond", ["port-1"]))
    days = {way["place"]: way["days"] for way in match.view(0)["ways"]}
    legal = {offer["at"][0]: offer["cost"] for offer in match.offers() if offer["kind"] == "move"}
    assert set(legal) == {"place-" + key for key in days}
    junction = position(seat("watertown", ["junction", "wagon-1"]), seat("richmond", ["port-1"]))
    assert days["burlington"] == 1
    assert {way["place"]: way["days"] for way in junction.view(0)["ways"]}["burlington"] == 2
    clocks = {id: texts(way) for id, way in groups(drawn(junction.view(0)), "way-").items() if texts(way)}
    assert clocks["way-burlington"] == ["2"]
    for other in (1, None):
        assert {way["place"]: way["days"] for way in junction.view(other)["ways"]}["burlington"] == 1
        assert not any(texts(way) for way in groups(drawn(junction.view(other)), "way-").values())


@pytest.mark.parametrize("seed", range(3))
def test_days_shown_are_the_fewest_that_a_move_there_takes(seed: int) -> None:
    match = Match.new("grandtrunk", players=3, seed=seed)
    for n in range(120):
        if match.over:
            break
        view = match.view(match.actor)
        if view["phase"] == "ready" and not view["asked"]:
            moves: dict[str, list[int]] = {}
            for offer in match.offers():
                if offer["kind"] == "move":
                    moves.setdefault(offer["at"][0], []).append(int(offer["cost"].split()[0]))
            assert {"place-" + way["place"]: way["days"] for way in view["ways"]} == {
                place: min(days) for place, days in moves.items()
            }
        match.play(match.legal()[n * 7 % len(match.legal())])


def test_specials_that_nobody_can_make_any_more_are_not_waited_for() -> None:
    view = table().view(0)
    waiting = sum("city" in special and not special["done"] for special in view["specials"])
    assert len(classed(drawn(view), "special-mark")) == waiting > 0
    late = {**view, "track": [{**disc, "day": 40} for disc in view["track"]]}
    assert not classed(drawn(late), "special-mark")
    assert not classed(drawn({**view, "over": True}), "special-mark")


@pytest.mark.parametrize("late", [False, True])
def test_a_late_delivery_may_still_come(late: bool) -> None:
    view = table().view(0)
    first = view["specials"][0]
    view["track"] = [{**disc, "day": first["days"][1] + 1} for disc in view["track"]]
    view["progress"] = ["late-delivery"] if late else []
    view["specials"] = [first]
    assert len(classed(drawn(view), "special-mark")) == late


def test_only_what_changed_is_drawn_anew() -> None:
    match = position(
        seat("watertown", ["burlington", "wagon-1"], train={"wagon-2": ("wood", 1)}), seat("richmond", ["port-1"])
    )
    before = scene(BOARD, match.view(None), "en")
    assert scene(BOARD, match.view(None), "en").changes(before) == {}
    play(match, "move burlington")
    moved = scene(BOARD, match.view(None), "en")
    assert set(moved.changes(before) or ()) == {"train-0"}
    play(match, "deliver wagon-2")
    assert scene(BOARD, match.view(None), "en").changes(moved) == {}
    assert moved.changes(scene(BOARD, None, "de")) is None


def test_nothing_depends_on_colour_alone() -> None:
    assert len({cube.shape for cube in CUBES.values()}) == len({livery.shape for livery in LIVERIES}) == 4
    for language in ("en", "de"):
        assert len({say(cube.letter, language) for cube in CUBES.values()}) == 4
    assert {company["colour"] for company in BOARD.document["companies"]} == {livery.colour for livery in LIVERIES}


@pytest.mark.parametrize("language", ["en", "de"])
def test_signs_stay_clear_of_each_other(language: str) -> None:
    """No two signs or tiles overlap, and all are in the frame, clear of the title."""
    places = plan_of(BOARD, language).places
    boxes = [("title", TITLE), *((key, place.tile) for key, place in places.items())]
    for key, place in places.items():
        (x, y), plate = place.at, place.plate
        boxes.append((key + " sign", Box(x + plate.left, y + plate.top, x + plate.right, y + plate.bottom)))
    for (one, box), (other, second) in combinations(boxes, 2):
        assert not box.meets(second), (one, other)
    for name, box in boxes:
        assert FRAME.left + 8 < box.left, name
        assert box.right < FRAME.right - 8, name
        assert FRAME.top + 8 < box.top, name
        assert box.bottom < FRAME.bottom - 8, name


def test_clocks_lie_on_their_own_signs() -> None:
    for place in plan_of(BOARD, "en").places.values():
        x, y = place.emblem
        assert place.plate.left < x < place.plate.right
        assert place.plate.top < y < place.plate.bottom < TILE.top


def test_links_pass_no_other_place() -> None:
    plan = plan_of(BOARD, "en")
    for link in plan.links.values():
        (x1, y1), (bx, by), (x2, y2) = link.course
        for place in plan.places.values():
            if place not in link.ends:
                px, py = place.at
                box = Box(px - 60, py - 10, px + 60, py + 50)
                for step in range(101):
                    t = step / 100
                    x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * bx + t**2 * x2
                    y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * by + t**2 * y2
                    assert not box.meets(Box(x, y, x, y)), (link.key, place.key)


def test_names_are_escaped() -> None:
    cities = [{**city, "name": 'A <b>"&'} if city["id"] == "boston" else city for city in BOARD.document["cities"]]
    root = drawn(None, board=board_with(cities=cities))
    assert 'A <b>"&' in texts(groups(root, "place-")["place-boston"])


def test_a_place_without_a_sign_lies_where_it_lies_on_the_globe() -> None:
    cities = [{k: v for k, v in city.items() if k != "sign"} for city in BOARD.document["cities"]]
    places = plan_of(board_with(cities=cities), "en").places
    assert places["niagara"].at[0] < places["utica"].at[0] < places["boston"].at[0]
    assert places["quebec"].at[1] < places["kingston"].at[1] < places["new-london"].at[1]


def test_both_languages() -> None:
    view = table().view(0)
    english, german = scene(BOARD, view, "en").svg(), scene(BOARD, view, "de").svg()
    for word in ("Lake Ontario", "Reconstructed board", "coal"):
        assert word in english
    for word in ("Ontariosee", "Rekonstruierter Plan", "Kohle"):
        assert word in german
        assert word not in english


def test_day_and_night() -> None:
    drawing = scene(BOARD, table().view(0), "en")
    assert 'class="grandtrunk light"' in drawing.svg()
    assert drawing.svg("dark") == drawing.svg().replace('class="grandtrunk light"', 'class="grandtrunk dark"')


def test_nothing_comes_from_outside_and_every_reference_is_defined_once() -> None:
    svg = scene(BOARD, table().view(0), "en").svg()
    assert len(svg.encode()) < 150_000
    assert "<script" not in svg
    assert "<image" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    ids = [found.attrib["id"] for found in ElementTree.fromstring(svg).iter() if "id" in found.attrib]
    assert len(ids) == len(set(ids))
    assert {target[1:] for target in re.findall(r'href="([^"]*)"', svg)} <= set(ids)


def test_rules_are_kept_to_this_drawing() -> None:
    """Every one of several selectors, so that nothing of the page around it changes."""
    style = drawn(None).find(SVG + "style")
    assert style is not None
    rules = re.sub(r"@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", style.text or "")  # but for motion, and phones
    selectors = [s.strip() for group in re.findall(r"([^{}]+)\{[^{}]*\}", rules) for s in group.split(",")]
    assert len(selectors) > 50
    assert [s for s in selectors if not s.startswith(".grandtrunk")] == []


def test_every_class_of_a_colour_is_in_the_style() -> None:
    svg = scene(BOARD, table().view(0), "en").svg()
    for name in (*(f"p-{livery.colour}" for livery in LIVERIES), *(f"grandtrunk-{good}" for good in GOODS)):
        assert f".{name}{{" in svg, name


@pytest.mark.parametrize("scenery", [None, "missing.json", "../maps/grandtrunk.scenery.json", "/etc/passwd", {}])
def test_map_without_usable_scenery(scenery: object) -> None:
    svg = scene(GAME.read_map({**BOARD.document, "scenery": scenery}), None, "en").svg()
    assert len(groups(ElementTree.fromstring(svg), "place-")) == 16
    assert 'class="river' not in svg


def test_scenery_is_drawn() -> None:
    svg = scene(BOARD, None, "en").svg()
    assert all(f'class="{part}' in svg for part in ("river", "relief", "home", "border", "lake", "compass"))


def test_small_print_says_that_the_board_is_reconstructed() -> None:
    assert "Reconstructed board" in scene(BOARD, None, "en").svg()
    assert "Reconstructed board" not in scene(board_with(status="exact"), None, "en").svg()


def test_the_same_view_gives_the_same_drawing() -> None:
    view = table().view(0)
    assert scene(BOARD, view, "de").groups == scene(BOARD, json.loads(json.dumps(view)), "de").groups
