"""The drawing of the Zug um Zug: Deutschland board."""

from __future__ import annotations

import json
import random
import re
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk.games.deutschland.picture import (
    LETTERS,
    PLAYERS,
    POINTS,
    Box,
    chart_of,
    layout_of,
    picture,
    spaces_of,
)

MAPS = files("stellwerk.games.deutschland") / "maps"
GERMANY: dict[str, Any] = json.loads((MAPS / "deutschland.json").read_text("utf-8"))
TINY: dict[str, Any] = {
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
SVG = "{http://www.w3.org/2000/svg}"


def game(document: dict[str, Any], count: int, players: int = 4, seat: int | None = 0, seed: int = 1) -> dict[str, Any]:
    """Claim tracks at random until so many are taken, as far as the wagons last."""
    chance = random.Random(seed)
    tracks = chart_of(document, "en").tracks
    wagons, points = [45] * players, [0] * players
    owner: dict[str, int] = {}
    for key in chance.sample(sorted(tracks), len(tracks)):
        beside = [owner.get(other) for other, track in tracks.items() if track.ends == tracks[key].ends]
        length = len(tracks[key].spaces)
        able = [p for p in range(players) if wagons[p] >= length and p not in beside]
        if len(owner) < count and able:
            owner[key] = chance.choice(able)
            wagons[owner[key]] -= length
            points[owner[key]] += POINTS[length]
    seats: list[dict[str, Any]] = [
        {
            "seat": p,
            "points": points[p],
            "wagons": wagons[p],
            "cards": 20 + p,
            "known": {},
            "tickets": {"short": 1, "long": p},
        }
        for p in range(players)
    ]
    if seat is not None:
        seats[seat]["held"] = [
            {
                "ticket": "-".join(ticket["between"]),
                "complete": index == 0,
                "to_go": 5 * index,
                "possible": index != 2,
                "way": [],
                **ticket,
            }
            for index, ticket in enumerate(document.get("tickets", [])[::13])
        ]
    return {"players": players, "seat": seat, "actor": 1, "over": False, "tracks": owner, "closed": [],
            "row": ["blue", "locomotive", "white", None, "black"], "deck": 37, "discards": {"red": 5, "blue": 8},
            "ticket_decks": {"short": 21, "long": 17}, "seats": seats}  # fmt: skip


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def groups(root: ElementTree.Element, start: str) -> dict[str, ElementTree.Element]:
    return {e.attrib["id"]: e for e in root.iter(SVG + "g") if e.attrib.get("id", "").startswith(start)}


def uses(group: ElementTree.Element, symbol: str) -> int:
    return sum(use.attrib["href"] == "#deutschland-" + symbol for use in group.iter(SVG + "use"))


def texts(group: ElementTree.Element) -> list[str | None]:
    return [text.text for text in group.iter(SVG + "text")]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("document", [GERMANY, TINY], ids=["germany", "tiny"])
def test_every_track_and_city_has_its_group(document: dict[str, Any], language: str, theme: str) -> None:
    chart = chart_of(document, language)
    for view in (None, game(document, 30)):
        root = read(picture(document, view, language, theme))
        assert root.attrib["class"].split() == ["deutschland", theme]
        assert root.attrib["width"] == "100%"
        tracks, cities = groups(root, "track-"), groups(root, "city-")
        assert set(tracks) == {"track-" + key for key in chart.tracks}
        assert set(cities) == {"city-" + key for key in chart.places}
        assert set(groups(root, "country-")) == {"country-" + key for key in chart.countries}
        for key, track in chart.tracks.items():
            group = tracks["track-" + key]
            assert group.attrib["class"].split()[:2] == ["track", "c-" + track.colour]
            assert group.attrib["data-length"] == str(len(track.spaces))
            title = group.findtext(SVG + "title") or ""
            assert all(chart.places[end].name in title for end in track.ends)
        for key, place in chart.places.items():
            assert place.name in (cities["city-" + key].findtext(SVG + "title") or "")


def test_the_board_is_whole() -> None:
    chart = chart_of(GERMANY, "en")
    assert len(chart.tracks) == 110
    assert len(chart.places) == 49
    assert len(chart.countries) == 5
    spaces = sum(uses(group, "space") for group in groups(read(picture(GERMANY)), "track-").values())
    assert spaces == sum(len(track.spaces) for track in chart.tracks.values())


def test_every_claimed_track_shows_its_owner() -> None:
    view = game(GERMANY, 60, players=5)
    tracks = groups(read(picture(GERMANY, view)), "track-")
    assert len(view["tracks"]) == 60
    for key, track in chart_of(GERMANY, "en").tracks.items():
        group, seat = tracks["track-" + key], view["tracks"].get(key)
        assert group.attrib.get("data-owner") == (None if seat is None else str(seat))
        if seat is None:
            assert uses(group, "wagon") == 0
            assert uses(group, "space") == len(track.spaces)
        else:
            colour, shape = PLAYERS[seat]
            assert "p-" + colour in group.attrib["class"].split()
            assert uses(group, "wagon") == uses(group, "mark-" + shape) == len(track.spaces)
            assert f"Player {seat + 1}" in (group.findtext(SVG + "title") or "")


def test_nothing_depends_on_colour_alone() -> None:
    assert len(set(LETTERS.values())) == 8
    colours, shapes = zip(*PLAYERS, strict=True)
    assert len(set(colours)) == len(set(shapes)) == 5
    tracks = groups(read(picture(GERMANY)), "track-")
    for key, track in chart_of(GERMANY, "en").tracks.items():
        letters = texts(tracks["track-" + key])
        assert letters == ([] if track.colour == "grey" else [LETTERS[track.colour] * len(track.spaces)])


def test_letters_are_never_turned() -> None:
    for group in groups(read(picture(GERMANY)), "track-").values():
        assert "transform" not in group.attrib
        for text in group.iter(SVG + "text"):
            assert "transform" not in text.attrib
            assert "rotate" not in text.attrib


def test_wagons_of_a_train_face_one_way() -> None:
    for key, track in chart_of(GERMANY, "en").tracks.items():
        angles = [angle for _, _, angle in track.spaces]
        for one, other in pairwise(angles):
            assert abs((one - other + 180) % 360 - 180) < 100, key
    straight = {"spaces": [[0, 0, 90], [0, 60, -90], [0, 120, 90]]}
    assert len({angle for _, _, angle in spaces_of(straight, [(0, -50), (0, 170)], 3, 0)}) == 1


def plates(root: ElementTree.Element) -> dict[str, Box]:
    """Give the rectangle of every sign and capsule."""
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_signs_stay_clear_of_each_other(language: str) -> None:
    """No two signs overlap, no sign hides a city or a letter, and title and points cover nothing."""
    signs, layout = plates(read(picture(GERMANY, language=language))), layout_of(GERMANY, language)
    chart = chart_of(GERMANY, language)
    assert len(signs) == 40
    for (one, box), (other, second) in combinations(
        [*signs.items(), ("title", layout.title), ("points", layout.points)], 2
    ):
        assert not box.meets(second), (one, other)
    for name, box in signs.items():
        assert box.left > layout.frame.left
        assert box.right < layout.frame.right
        for place in chart.places.values():
            if name != "city-" + place.key:
                assert not box.meets(Box(place.x - 9, place.y - 9, place.x + 9, place.y + 9)), (name, place.key)
        for track in chart.tracks.values():
            for x, y in track.centres:
                assert not box.meets(Box(x, y, x, y)), (name, track.key)
    for track in chart.tracks.values():
        for x, y in track.centres:
            assert not layout.title.meets(Box(x, y, x, y).grown(20))
            assert not layout.points.meets(Box(x, y, x, y).grown(20))


def test_endpoints_belong_to_their_country() -> None:
    root = read(picture(GERMANY))
    ends = [group for group in groups(root, "city-").values() if "data-country" in group.attrib]
    assert len(ends) == 14
    link = next(path for path in root.iter(SVG + "path") if path.attrib.get("class") == "link")
    assert link.attrib["d"].count("M") == 14


def test_panel_shows_players_and_table() -> None:
    view = game(GERMANY, 40, players=5)
    root = read(picture(GERMANY, view))
    seats = groups(root, "seat-")
    assert len(seats) == 5
    for seat in view["seats"]:
        shown = texts(seats[f"seat-{seat['seat']}"])
        for number in (seat["points"], seat["wagons"], seat["cards"], 1 + seat["seat"]):
            assert str(number) in shown
    assert [index for index, group in enumerate(seats.values()) if "on-turn" in group.attrib["class"]] == [1]
    cards = groups(root, "row-")
    assert [group.attrib.get("data-card") for group in cards.values()] == view["row"]
    for key, count in (("deck", 37), ("discards", 13), ("tickets-short", 21), ("tickets-long", 17)):
        assert str(count) in texts(groups(root, key)[key])


def test_final_points_are_shown_at_the_end() -> None:
    view = game(GERMANY, 40, players=2)
    view["over"] = True
    view["seats"][1]["final"] = {"tracks": 60, "tickets": {}, "completed": 3, "bonus": 15, "total": 123}
    seats = groups(read(picture(GERMANY, view)), "seat-")
    assert "123" in texts(seats["seat-1"])
    assert not any("on-turn" in group.attrib["class"] for group in seats.values())


def test_own_tickets_are_marked_and_only_those() -> None:
    view = game(GERMANY, 20)
    root = read(picture(GERMANY, view))
    held = view["seats"][0]["held"]
    ends = {end for ticket in held for end in ticket["between"]}
    pinned = {
        e.attrib.get("data-city", e.attrib.get("data-country"))
        for e in root.iter(SVG + "g")
        if "pinned" in e.attrib.get("class", "").split()
    }
    assert pinned == ends
    drawn = {e.attrib["data-ticket"]: e.attrib["class"] for e in root.iter(SVG + "g") if "data-ticket" in e.attrib}
    assert drawn == {t["ticket"]: "ticket open" if t["possible"] else "ticket lost" for t in held if not t["complete"]}
    assert "pinned" in picture(GERMANY, {**view, "over": True})
    assert "data-ticket" not in picture(GERMANY, {**view, "over": True})
    for other in ({**view, "seat": None}, {**view, "seat": 1}):
        assert "pinned" not in picture(GERMANY, other)
        assert "data-ticket" not in picture(GERMANY, other)


def test_lit_and_closed_tracks_are_marked() -> None:
    view = {**game(GERMANY, 0, players=2), "closed": ["augsburg-muenchen.2"]}
    tracks = groups(read(picture(GERMANY, view, lit={"tracks": ["berlin-hamburg", "berlin-dresden"]})), "track-")
    marked = {
        word: {key for key, group in tracks.items() if word in group.attrib["class"].split()}
        for word in ("lit", "closed")
    }
    assert marked == {"lit": {"track-berlin-hamburg", "track-berlin-dresden"}, "closed": {"track-augsburg-muenchen.2"}}


def test_names_are_escaped() -> None:
    svg = picture(TINY, language="en")
    assert "<b>" not in svg
    assert groups(read(svg), "city-")["city-b"].attrib["data-name"] == 'Beta <b>"&'


def test_both_languages() -> None:
    english, german = picture(GERMANY), picture(GERMANY, language="de")
    for word in ("GERMANY", "DENMARK", "any colour"):
        assert word in english
        assert word not in german
    for word in ("DEUTSCHLAND", "DÄNEMARK", "jede Farbe"):
        assert word in german
        assert word not in english
    assert "GERMANY" in picture(GERMANY, language="xx")


def test_same_arguments_same_text() -> None:
    view = game(GERMANY, 60)
    assert picture(GERMANY, view, "de", "dark") == picture(GERMANY, json.loads(json.dumps(view)), "de", "dark")


def test_size_and_nothing_from_outside() -> None:
    svg = picture(GERMANY, game(GERMANY, 80, players=5), lit={"tracks": list(chart_of(GERMANY, "en").tracks)})
    assert len(svg.encode()) < 400_000
    assert "<script" not in svg
    assert "<image" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert all(target.startswith("#") for target in re.findall(r'href="([^"]*)"', svg))


def test_every_reference_is_defined_once() -> None:
    root = read(picture(GERMANY, game(GERMANY, 60)))
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {use.attrib["href"][1:] for use in root.iter(SVG + "use")} <= set(ids)


@pytest.mark.parametrize("scenery", [None, "missing.json", "../maps/deutschland.scenery.json", "/etc/passwd", 7, {}])
def test_map_without_usable_scenery(scenery: object) -> None:
    svg = picture({**GERMANY, "scenery": scenery})
    assert len(groups(read(svg), "track-")) == 110
    assert "river" not in re.sub(r"<style>.*?</style>", "", svg, flags=re.S)


def test_scenery_is_drawn() -> None:
    drawing = re.sub(r"<style>.*?</style>", "", picture(GERMANY), flags=re.S)
    for part in ("river", "relief", "beyond", "home", "border", "lake", "compass"):
        assert f'class="{part}' in drawing
