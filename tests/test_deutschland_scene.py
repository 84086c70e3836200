"""The map of Zug um Zug: Deutschland: what stands where, that signs have room, and that only what changed is drawn anew."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk.drawing import Box
from stellwerk.engine.game import Board
from stellwerk.games import games
from stellwerk.games.deutschland.board import COLOURS, LETTERS
from stellwerk.games.deutschland.chart import Chart, chart_of, layout_of, upright
from stellwerk.games.deutschland.look import SEAT_LIVERIES
from stellwerk.games.deutschland.scene import plan_of, scene
from stellwerk.games.deutschland.state import POINTS
from stellwerk.texts import say

GAME = games()["deutschland"]
GERMANY = GAME.board_of("deutschland")
SVG = "{http://www.w3.org/2000/svg}"
TINY_MAP: dict[str, Any] = {
    "title": {"en": "Tiny <&> Small", "de": "Winzig"},
    "cities": {
        "a": {"name": "Alpha", "x": 0, "y": 0},
        "b": {"name": 'Beta <b>"&', "x": 250, "y": 40},
        "c": {"name": "Gamma-on-Sea", "x": 120, "y": 260},
    },
    "countries": {"far": {"name": {"en": "Faraway", "de": "Fernland"}, "x": 400, "y": 300, "endpoints": [[380, 250]]}},
    "routes": [
        {"between": ["a", "b"], "length": 3, "tracks": [{"colour": "red"}, {"colour": "grey"}]},
        {"between": ["c", "a"], "length": 2, "tracks": [{"colour": "white"}]},
        {"between": ["b", "far"], "endpoint": 1, "length": 3, "tracks": [{"colour": "black"}]},
    ],
}


@cache
def tiny() -> Board:
    """A map without scenery, and without places for its wagon spaces; nobody could play on it, but it can be drawn."""
    from stellwerk.games.deutschland import board

    document = {**GERMANY.document, "scenery": None, "tickets": [], **TINY_MAP}
    return board._build(document)


both_maps = pytest.mark.parametrize("board", [GERMANY, tiny()], ids=["germany", "tiny"])
languages = pytest.mark.parametrize("language", ["en", "de"])


def view(board: Board = GERMANY, count: int = 30, players: int = 4, seat: int | None = 0, over: bool = False) -> Any:
    """What a seat sees after so many tracks have been claimed at random, holding some tickets."""
    chance, labels = random.Random(1), board.labels["track"]
    tracks = {key: chance.randrange(players) for key in sorted(chance.sample(labels, min(count, len(labels))))}
    seats: list[dict[str, Any]] = [{"seat": p} for p in range(players)]
    if seat is not None:
        seats[seat]["held"] = [
            {**ticket, "ticket": "-".join(ticket["between"]), "complete": i == 0, "to_go": 5 * i, "possible": i != 2}
            for i, ticket in enumerate(board.document["tickets"][::13])
        ]
    return {"seat": seat, "over": over, "tracks": tracks, "closed": [], "seats": seats}


def drawn(board: Board, seen: Any, language: str = "en", theme: str = "light") -> ElementTree.Element:
    return ElementTree.fromstring(scene(board, seen, language).svg(theme))


def groups(root: ElementTree.Element, start: str) -> dict[str, ElementTree.Element]:
    """The groups whose ids begin so, by what follows."""
    found = {element.get("id", ""): element for element in root.iter(SVG + "g")}
    return {id.removeprefix(start): element for id, element in found.items() if id.startswith(start)}


def uses(group: ElementTree.Element, start: str) -> list[str]:
    """What of what is defined once a group draws."""
    hrefs = [found.attrib["href"].removeprefix("#deutschland-") for found in group.iter(SVG + "use")]
    return [href.removeprefix(start) for href in hrefs if href.startswith(start)]


def texts(group: ElementTree.Element) -> list[str | None]:
    return [text.text for text in group.iter(SVG + "text")]


def classes(group: ElementTree.Element) -> list[str]:
    return group.attrib["class"].split()


def pins(root: ElementTree.Element) -> dict[str, str]:
    """The class of the pin in each place that has one."""
    places = {**groups(root, "city-"), **groups(root, "country-")}
    stuck = {key: [use.get("class", "") for use in group.iter(SVG + "use")] for key, group in places.items()}
    return {key: pin.split()[1] for key, found in stuck.items() for pin in found if pin.startswith("pin ")}


# ---------------------------------------------------------------- what stands where


@both_maps
@languages
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_track_and_place_has_its_group(board: Board, language: str, theme: str) -> None:
    chart = chart_of(board, language)
    for seen in (None, view(board)):
        root = drawn(board, seen, language, theme)
        assert root.attrib["class"].split() == ["deutschland", theme]
        tracks, cities = groups(root, "track-"), groups(root, "city-")
        assert (set(tracks), set(cities)) == (set(chart.tracks), set(chart.places))
        assert set(groups(root, "country-")) == set(chart.countries)
        for key, track in chart.tracks.items():
            title = tracks[key].findtext(SVG + "title") or ""
            assert all(chart.places[end].name in title for end in track.ends)
        for key, place in chart.places.items():
            assert place.name in (cities[key].findtext(SVG + "title") or "")


def test_the_board_is_whole() -> None:
    chart = chart_of(GERMANY, "en")
    assert (len(chart.tracks), len(chart.places), len(chart.countries)) == (110, 49, 5)
    spaces = sum(len(uses(group, "space")) for group in groups(drawn(GERMANY, None), "track-").values())
    assert spaces == sum(len(track.spaces) for track in chart.tracks.values()) == sum(GERMANY.plain.length)


def test_a_claimed_track_is_never_taken_for_a_free_one() -> None:
    """Trains on wheels in place of spaces and letters, each in the colour of its seat, not of its track."""
    seen = view(count=60, players=5)
    tracks = groups(drawn(GERMANY, seen), "track-")
    for key, track in chart_of(GERMANY, "en").tracks.items():
        group, seat = tracks[key], seen["tracks"].get(key)
        length = len(track.spaces)
        if seat is None:
            assert classes(group) == ["track", "c-" + track.colour]
            assert uses(group, "") == ["space"] * length
        else:
            assert classes(group) == ["track", f"s{seat}", "taken"]
            assert sorted(uses(group, "")) == ["mark-" + SEAT_LIVERIES[seat].shape] * length + ["wagon"] * length
            assert not texts(group)
            assert f"Seat {seat + 1}" in (group.findtext(SVG + "title") or "")


@languages
def test_nothing_depends_on_colour_alone(language: str) -> None:
    assert len({say(letter, language) for letter in LETTERS.values()}) == 9
    assert len({livery.shape for livery in SEAT_LIVERIES}) == len(SEAT_LIVERIES) == 5
    tracks = groups(drawn(GERMANY, None, language), "track-")
    for key, track in chart_of(GERMANY, language).tracks.items():
        letters = "" if track.colour == "grey" else say(LETTERS[track.colour], language) * len(track.spaces)
        assert texts(tracks[key]) == ([letters] if letters else [])


@languages
def test_letters_and_colours_are_explained(language: str) -> None:
    key = next(e for e in drawn(GERMANY, None, language).iter(SVG + "g") if e.get("class") == "key-row")
    said = texts(key)
    letters = {colour: say(LETTERS[colour], language) for colour in COLOURS}
    assert [text for text in said if text in letters.values()] == list(letters.values())
    assert ("any colour" if language == "en" else "jede Farbe") in said
    assert len(said) == 2 * len(COLOURS) + 1


def test_the_sign_says_what_each_length_is_worth() -> None:
    sign = next(e for e in drawn(GERMANY, None).iter(SVG + "g") if e.get("class") == "points")
    assert texts(sign)[1:] == [str(n) for length, points in enumerate(POINTS[1:], 1) for n in (length, points)]


def test_letters_are_never_turned() -> None:
    for group in groups(drawn(GERMANY, None), "track-").values():
        assert "transform" not in group.attrib
        for text in group.iter(SVG + "text"):
            assert not {"transform", "rotate"} & set(text.attrib)


def test_wagons_of_a_train_face_one_way() -> None:
    for key, track in chart_of(GERMANY, "en").tracks.items():
        for one, other in pairwise(angle for _, _, angle in track.spaces):
            assert abs((one - other + 180) % 360 - 180) < 100, key
    assert len({angle for _, _, angle in upright([(0, 0, 90), (0, 60, -90), (0, 120, 90)], (0, -50), (0, 170))}) == 1


def test_endpoints_belong_to_their_country() -> None:
    root = drawn(GERMANY, None)
    ends = [group for group in groups(root, "city-").values() if group.get("class") == "endpoint"]
    assert len(ends) == 14
    link = next(path for path in root.iter(SVG + "path") if path.attrib.get("class") == "link")
    assert link.attrib["d"].count("M") == 14


def test_closed_tracks_are_marked_and_said() -> None:
    tracks = groups(drawn(GERMANY, {**view(count=0), "closed": ["augsburg-muenchen.2"]}), "track-")
    assert [key for key, group in tracks.items() if "closed" in classes(group)] == ["augsburg-muenchen.2"]
    title = tracks["augsburg-muenchen.2"].findtext(SVG + "title")
    assert title == "Augsburg – München · 2 wagons · any colour · 2 points · closed"


# ---------------------------------------------------------------- tickets


def test_own_tickets_are_marked_and_only_those() -> None:
    seen = view(count=20)
    held, root = seen["seats"][0]["held"], drawn(GERMANY, seen)
    assert set(pins(root)) == {end for ticket in held for end in ticket["between"]}
    missing = [e.attrib["class"] for e in groups(root, "layer-tickets")[""] if "ticket" in e.attrib["class"]]
    assert missing == ["ticket open" if ticket["possible"] else "ticket lost" for ticket in held[1:]]
    for other in ({**seen, "seat": None}, {**seen, "seat": 1}):
        root = drawn(GERMANY, other)
        assert not pins(root)
        assert not list(groups(root, "layer-tickets")[""])


def test_in_the_end_pins_say_what_was_won_and_lost() -> None:
    seen = view(over=True)
    first, *rest = seen["seats"][0]["held"]
    root = drawn(GERMANY, seen)
    assert not list(groups(root, "layer-tickets")[""])
    lost = {end for ticket in rest for end in ticket["between"]}
    assert pins(root) == {**dict.fromkeys(first["between"], "done"), **dict.fromkeys(lost, "lost")}


def test_a_missing_way_begins_where_ones_own_tracks_end() -> None:
    """What is dotted is the gap between what the tracks connect with either end."""
    ticket = {"ticket": "berlin-koeln", "between": ["berlin", "koeln"], "points": 9, "complete": False, "to_go": 3}
    seen = view(count=0)
    seen["seats"][0]["held"] = [{**ticket, "possible": True}]
    chart = chart_of(GERMANY, "en")

    def ends_of(tracks: dict[str, int]) -> str:
        layer = groups(drawn(GERMANY, {**seen, "tracks": tracks}), "layer-tickets")[""]
        return next(path.attrib["d"] for path in layer.iter(SVG + "path"))

    berlin, koeln, hannover = (chart.places[key] for key in ("berlin", "koeln", "hannover"))
    assert ends_of({}).startswith(f"M{berlin.x:g} {berlin.y:g}")
    assert ends_of({"berlin-hannover": 0}).startswith(f"M{hannover.x:g} {hannover.y:g}")
    assert ends_of({"berlin-hannover": 1}).startswith(f"M{berlin.x:g} {berlin.y:g}")
    assert ends_of({}).endswith(f" {koeln.x:g} {koeln.y:g}")


# ---------------------------------------------------------------- changes


def test_only_what_changed_is_drawn_anew() -> None:
    before, free = view(count=20), next(key for key in GERMANY.labels["track"] if key not in view(count=20)["tracks"])
    claimed = {**before, "tracks": {**before["tracks"], free: 1}}
    old, new = scene(GERMANY, before, "en"), scene(GERMANY, claimed, "en")
    assert set(new.changes(old) or ()) == {f"track-{free}"}
    assert scene(GERMANY, json.loads(json.dumps(before)), "en").changes(old) == {}
    own = {**before, "tracks": {**before["tracks"], free: 0}}
    assert set(scene(GERMANY, own, "en").changes(old) or ()) == {f"track-{free}", "layer-tickets"}
    assert new.changes(scene(GERMANY, None, "de")) is None


# ---------------------------------------------------------------- where signs hang


def plates(root: ElementTree.Element) -> dict[str, Box]:
    """The rectangle of every sign and capsule, by the id of its group."""
    found = {}

    def walk(element: ElementTree.Element, x: float, y: float, owner: str) -> None:
        shift = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)$", element.attrib.get("transform", ""))
        x, y = (x + float(shift[1]), y + float(shift[2])) if shift else (x, y)
        owner = element.attrib.get("id", owner)
        if "plate" in element.attrib.get("class", "").split():
            left, top, width, height = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
            found[owner] = Box(x + left, y + top, x + left + width, y + top + height)
        for child in element:
            walk(child, x, y, owner)

    walk(root, 0.0, 0.0, "")
    return found


@languages
def test_signs_stay_clear_of_each_other(language: str) -> None:
    """No two signs overlap, no sign hides a city or a letter, and title, points and key cover nothing."""
    chart = chart_of(GERMANY, language)
    layout, signs = layout_of(chart), plates(drawn(GERMANY, None, language))
    assert layout.key is not None
    fixed = {"title": layout.title, "points": layout.points, "key": layout.key}
    assert len(signs) == 40
    for (one, box), (other, second) in combinations([*signs.items(), *fixed.items()], 2):
        assert not box.meets(second), (one, other)
    for name, box in signs.items():
        assert layout.frame.left < box.left
        assert box.right < layout.frame.right
        assert [p.key for p in chart.places.values() if box.meets(Box(*p.at, *p.at).grown(9))] in ([], [name[5:]])
        assert not [centre for centre in chart.centres if box.meets(Box(*centre, *centre))], name
    for x, y in chart.centres:
        assert not [name for name, box in fixed.items() if box.meets(Box(x, y, x, y).grown(20))]


@languages
def test_signs_that_grow_on_a_phone_stay_clear_of_each_other(language: str) -> None:
    signs = plan_of(GERMANY, language).layout.signs
    assert sum(sign.larger > 1 for sign in signs.values()) > 30
    for (one, sign), (other, second) in combinations(signs.items(), 2):
        assert not sign.widest.meets(second.widest), (one, other)


# ---------------------------------------------------------------- the whole


def test_names_are_escaped() -> None:
    assert "<b>" not in scene(tiny(), None, "en").svg()
    assert 'Beta <b>"&' in "".join(groups(drawn(tiny(), None), "city-")["b"].itertext())


def test_both_languages() -> None:
    english, german = (scene(GERMANY, None, language).svg() for language in ("en", "de"))
    for word in ("GERMANY", "DENMARK", "any colour"):
        assert word in english
        assert word not in german
    for word in ("DEUTSCHLAND", "DÄNEMARK", "jede Farbe"):
        assert word in german
        assert word not in english


def test_nothing_comes_from_outside_and_every_reference_is_defined_once() -> None:
    svg = scene(GERMANY, view(count=80, players=5), "en").svg()
    assert len(svg.encode()) < 400_000
    assert "<script" not in svg
    assert "<image" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    ids = [found.attrib["id"] for found in ElementTree.fromstring(svg).iter() if "id" in found.attrib]
    assert len(ids) == len(set(ids))
    assert {target[1:] for target in re.findall(r'href="([^"]*)"', svg)} <= set(ids)


@pytest.mark.parametrize("scenery", [None, "missing.json", "../maps/deutschland.scenery.json", "/etc/passwd", {}])
def test_map_without_usable_scenery(scenery: object) -> None:
    board = GAME.read_map({**GERMANY.document, "scenery": scenery})
    assert 'class="river"' not in scene(board, None, "en").svg()


def test_scenery_is_drawn() -> None:
    svg = scene(GERMANY, None, "en").svg()
    assert all(f'class="{part}' in svg for part in ("river", "relief", "beyond", "home", "border", "lake", "compass"))


def test_a_map_without_room_gets_a_larger_frame() -> None:
    """Title and points always have a place; what the colours are called only where the map leaves one."""
    chart: Chart = chart_of(tiny(), "en")
    layout = layout_of(chart)
    assert layout.key is None or not [c for c in chart.centres if layout.key.meets(Box(*c, *c).grown(20))]
    for box in (layout.title, layout.points):
        assert not [c for c in chart.centres if box.meets(Box(*c, *c).grown(20))]
        assert layout.frame.left <= box.left
        assert box.bottom <= layout.frame.bottom
