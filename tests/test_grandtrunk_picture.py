"""The drawing of a table of The Grand Trunk Journey."""

from __future__ import annotations

import json
import random
import re
from importlib.resources import files
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk.drawing import Box
from stellwerk.games.grandtrunk.picture import FRAME, GOODS, LETTERS, SHAPES, TITLE, picture, plan_of

MAPS = files("stellwerk.games.grandtrunk") / "maps"
MAP: dict[str, Any] = json.loads((MAPS / "grandtrunk.json").read_text("utf-8"))
CITIES = [city["id"] for city in MAP["cities"]]
PORTS = [port["id"] for port in MAP["ports"]]
LINKS = ["-".join(link["between"]) for link in MAP["links"]]
SVG = "{http://www.w3.org/2000/svg}"


def table(players: int = 4, seed: int = 1, together: bool = False) -> dict[str, Any]:
    """Make up what a seat sees in the middle of a game; `together` puts all trains into one place."""
    chance = random.Random(seed)
    goods = list(GOODS)
    places: list[dict[str, Any]] = []
    for key in CITIES:
        demand, *supply = chance.sample(goods[:3], 3)
        places.append({"id": key, "kind": "city", "demand": demand, "supply": supply[: chance.randint(1, 2)],
                       "station": chance.random() < 0.8, "steel": chance.randint(0, 4),
                       "first": chance.randint(0, 2)})  # fmt: skip
    places += [{"id": key, "kind": "port", "demand": "steel", "supply": [chance.choice(goods[:3])]} for key in PORTS]
    specials: list[dict[str, Any]] = []
    for index, window in enumerate(MAP["special windows"]):
        special = {key: window[key] for key in ("days", "points", "shown")}
        if index < 6:
            special |= {"city": chance.choice(CITIES), "good": chance.choice(goods[:3]), "done": index == 1}
        specials.append(special)
    companies = [MAP["companies"][seat] for seat in range(players)]
    seats: list[dict[str, Any]] = []
    for seat, company in enumerate(companies):
        cubes = [chance.randint(0, 2) for _ in range(1 + seat)]
        train = [
            {"card": f"wagon-{i}", "carries": ["iron", "steel"], "good": "steel" if n else None, "cubes": n}
            for i, n in enumerate(cubes)
        ]
        seats.append({
            "seat": seat, "company": company["id"], "name": company["name"], "colour": company["colour"],
            "day": 7 + seat % 2, "out": False, "points": 11 + seat, "wood": seat, "power": 1 + seat, "fast": seat == 2,
            "at": "quebec" if together else chance.choice([*CITIES, *PORTS]), "train": train,
            "delivered": {good: chance.randint(0, 5) for good in goods}, "siding": "wagon-3" if seat == 1 else None,
            "progress": [card["id"] for card in MAP["progress"][seat::4]],
            "objectives": [card["id"] for card in MAP["objectives"][seat::5]],
            "hand_size": 4, "deck_size": 21 + seat, "discard": ["boston"] * (31 + seat),
        })  # fmt: skip
    return {
        "game": "grandtrunk", "map": "grandtrunk", "players": players, "seat": 0, "actor": 1, "turn": 1, "over": False,
        "places": places, "specials": specials, "progress": ["crane", "siding"], "objectives": ["heavy-train"],
        "wood_track": MAP["wood track"]["points"], "seats": seats,
        "track": sorted(({"seat": s["seat"], "day": s["day"]} for s in seats), key=lambda disc: disc["day"]),
        "ways": [{"place": "boston", "days": 3}, {"place": "albany", "days": 1}],
    }  # fmt: skip


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def groups(root: ElementTree.Element, start: str) -> dict[str, ElementTree.Element]:
    return {e.attrib["id"]: e for e in root.iter(SVG + "g") if e.attrib.get("id", "").startswith(start)}


def classed(root: ElementTree.Element, word: str) -> list[ElementTree.Element]:
    return [e for e in root.iter() if word in e.attrib.get("class", "").split()]


def uses(group: ElementTree.Element, symbol: str, class_: str | None = None) -> int:
    found = (use for use in group.iter(SVG + "use") if use.attrib["href"] == "#grandtrunk-" + symbol)
    return sum(class_ is None or use.attrib.get("class") == class_ for use in found)


def texts(group: ElementTree.Element) -> list[str | None]:
    return [text.text for text in group.iter(SVG + "text")]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("view", [None, table(), table(2, 5), table(1)], ids=["empty", "four", "two", "one"])
def test_everything_has_its_group(view: dict[str, Any] | None, language: str, theme: str) -> None:
    root = read(picture(MAP, view, language, theme))
    assert root.attrib["class"].split() == ["grandtrunk", theme]
    assert root.attrib["width"] == "100%"
    places = groups(root, "place-")
    assert set(places) == {"place-" + key for key in (*CITIES, *PORTS)}
    assert set(groups(root, "link-")) == {"link-" + key for key in LINKS}
    assert set(groups(root, "tile-")) == {"tile-" + key for key in (*CITIES, *PORTS)}
    assert set(groups(root, "day-")) == {f"day-{day}" for day in range(41)}
    assert set(groups(root, "special-")) == {f"special-{index}" for index in range(1, 11)}
    assert set(groups(root, "wood-")) == {f"wood-{count}" for count in range(8)}
    for start in ("place-", "link-", "tile-", "day-", "special-", "wood-", "seat-", "progress-", "objective-"):
        assert all(group.findtext(SVG + "title") for group in groups(root, start).values()), start
    for entry in (*MAP["cities"], *MAP["ports"]):
        place = places["place-" + entry["id"]]
        assert place.attrib["data-name"] == entry["name"]
        assert entry["name"] in (place.findtext(SVG + "title") or "")
        assert place.attrib["data-kind"] == ("port" if entry["id"] in PORTS else "city")
        assert uses(place, "anchor") == (entry["id"] in PORTS)


def test_a_link_leads_where_its_document_says() -> None:
    links = groups(read(picture(MAP)), "link-")
    for link in MAP["links"]:
        group = links["link-" + "-".join(link["between"])]
        assert [group.attrib["data-from"], group.attrib["data-to"]] == link["between"]
        assert link["line"] in (group.findtext(SVG + "title") or "")


def test_every_cube_is_drawn() -> None:
    view = table()
    root = read(picture(MAP, view))
    places, tiles = groups(root, "place-"), groups(root, "tile-")
    for place in view["places"]:
        tile = tiles["tile-" + place["id"]]
        wanted = [place["demand"], *place["supply"]]
        assert {good: uses(tile, "good-" + good) for good in GOODS} == {good: wanted.count(good) for good in GOODS}
        assert tile.attrib["data-demand"] == place["demand"]
        assert tile.attrib["data-supply"].split() == place["supply"]
        assert uses(places["place-" + place["id"]], "good-steel", "stored") == place.get("steel", 0)
    seats = groups(root, "seat-")
    for seat in view["seats"]:
        wagons = classed(seats[f"seat-{seat['seat']}"], "wagon")
        assert [int(wagon.attrib["data-cubes"]) for wagon in wagons] == [wagon["cubes"] for wagon in seat["train"]]
        for wagon, shown in zip(seat["train"], wagons, strict=True):
            loads = [use for use in shown.iter(SVG + "use") if "#grandtrunk-good-" in use.attrib["href"]]
            assert len(loads) == (wagon["cubes"] or 2)
            assert all((use.attrib.get("class") == "ghost") == (not wagon["cubes"]) for use in loads)


@pytest.mark.parametrize("together", [False, True])
def test_every_train_is_drawn(together: bool) -> None:
    view = table(together=together)
    places = groups(read(picture(MAP, view)), "place-")
    for key in (*CITIES, *PORTS):
        here = [str(seat["seat"]) for seat in view["seats"] if seat["at"] == key]
        trains = classed(places["place-" + key], "train")
        assert [train.attrib["data-seat"] for train in trains] == here
        for train in trains:
            colour = view["seats"][int(train.attrib["data-seat"])]["colour"]
            assert "p-" + colour in train.attrib["class"].split()
            assert uses(train, "mark-" + colour) == 1


def test_stations_and_first_deliveries() -> None:
    view = table()
    places = groups(read(picture(MAP, view)), "place-")
    for place in view["places"][: len(CITIES)]:
        group = places["place-" + place["id"]]
        assert group.attrib["data-station"] == ("yes" if place["station"] else "no")
        assert (uses(group, "station"), uses(group, "no-station")) == (place["station"], not place["station"])
        assert [e.attrib["data-points"] for e in classed(group, "first")] == [str(place["first"])][: place["first"]]


def test_time_track_shows_discs_in_their_order() -> None:
    view = table()
    discs = groups(read(picture(MAP, view)), "disc-")
    assert {key: group.attrib["data-day"] for key, group in discs.items()} == {
        f"disc-{seat['seat']}": str(seat["day"]) for seat in view["seats"]
    }
    heights: dict[int, list[float]] = {}
    for disc in view["track"]:
        shift = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)$", discs[f"disc-{disc['seat']}"].attrib["transform"])
        assert shift
        heights.setdefault(disc["day"], []).append(float(shift[2]))
    assert all(stack == sorted(stack, reverse=True) and len(set(stack)) == len(stack) for stack in heights.values())


def test_days_of_the_time_track() -> None:
    days = groups(read(picture(MAP)), "day-")
    kinds = {
        kind: [int(g.attrib["data-day"]) for g in days.values() if kind in g.attrib["class"].split()]
        for kind in ("dark", "end", "after")
    }
    assert kinds == {"dark": [4, 8, 12, 16, 20, 23, 26, 29], "end": [36], "after": [37, 38, 39, 40]}


def test_specials_show_what_is_known() -> None:
    view = table()
    specials = groups(read(picture(MAP, view)), "special-")
    for index, special in enumerate(view["specials"], 1):
        group = specials[f"special-{index}"]
        state = "back" if "city" not in special else "done" if special["done"] else "open"
        assert group.attrib["class"].split()[1] == state
        assert group.attrib.get("data-city") == special.get("city")
        assert group.attrib.get("data-good") == special.get("good")
        assert group.attrib["data-days"] == "-".join(map(str, special["days"]))
        assert group.attrib["data-points"] == str(special["points"])
    waiting = sum("city" in special and not special["done"] for special in view["specials"])
    assert len(classed(read(picture(MAP, view)), "special-mark")) == waiting
    late = {**view, "track": [{**disc, "day": 40} for disc in view["track"]]}
    assert not classed(read(picture(MAP, late)), "special-mark")
    assert len(classed(read(picture(MAP, late)), "missed")) == 9
    assert not classed(read(picture(MAP, view)), "missed")
    assert len(classed(read(picture(MAP, {**view, "over": True})), "missed")) == 9


@pytest.mark.parametrize("late", [False, True])
def test_a_late_delivery_may_still_come(late: bool) -> None:
    view = table()
    view["track"] = [{**disc, "day": 9} for disc in view["track"]]  # the first special delivery was for the eighth
    for seat in view["seats"]:
        seat["progress"] = ["late-delivery"] if late and seat["seat"] == 3 else []
    missed = [group.attrib["id"] for group in classed(read(picture(MAP, view)), "missed")]
    assert missed == ([] if late else ["special-1"])


def test_players_and_display() -> None:
    view = table()
    root = read(picture(MAP, view))
    seats = groups(root, "seat-")
    assert len(seats) == 4
    for seat in view["seats"]:
        shown = texts(seats[f"seat-{seat['seat']}"])
        for number in (seat["points"], seat["hand_size"], seat["deck_size"], len(seat["discard"])):
            assert str(number) in shown
        assert ("I", "II", "III", "IV")[seat["power"] - 1] in shown
        assert uses(seats[f"seat-{seat['seat']}"], "fast") == seat["fast"]
    assert [index for index, group in enumerate(seats.values()) if "on-turn" in group.attrib["class"]] == [1]
    assert set(groups(root, "progress-")) == {"progress-crane", "progress-siding"}
    assert set(groups(root, "objective-")) == {"objective-heavy-train"}
    everything = read(picture(MAP))
    assert len(groups(everything, "progress-")) == 16
    assert len(groups(everything, "objective-")) == 10
    wood = groups(root, "wood-")
    for seat in view["seats"]:
        assert uses(wood[f"wood-{seat['wood']}"], "mark-" + seat["colour"]) == 1


def test_who_is_out_is_pale_until_the_end() -> None:
    view = table()
    view["seats"][2]["out"] = True
    assert [group.attrib["id"] for group in classed(read(picture(MAP, view)), "out")] == ["seat-2"]
    assert not classed(read(picture(MAP, {**view, "over": True})), "out")


def test_nothing_depends_on_colour_alone() -> None:
    assert len(set(GOODS.values())) == 4
    assert len(set(SHAPES.values())) == 5
    assert {company["colour"] for company in MAP["companies"]} | {"none"} == set(SHAPES)
    for letters in LETTERS.values():
        assert len(set(letters.values())) == 4


def plates(root: ElementTree.Element) -> dict[str, Box]:
    """Give the rectangle of every sign."""
    found = {}

    def walk(element: ElementTree.Element, x: float, y: float, owner: str) -> None:
        shift = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)$", element.attrib.get("transform", ""))
        x, y = (x + float(shift[1]), y + float(shift[2])) if shift else (x, y)
        owner = element.attrib.get("id", owner)
        for word in ("plate", "tile-face", "no-tile"):
            if word in element.attrib.get("class", "").split():
                left, top, width, height = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
                found[owner] = Box(x + left, y + top, x + left + width, y + top + height)
        for child in element:
            walk(child, x, y, owner)

    walk(root, 0.0, 0.0, "")
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("view", [None, table()], ids=["empty", "four"])
def test_signs_stay_clear_of_each_other(view: dict[str, Any] | None, language: str) -> None:
    """No two signs or tiles overlap, and all are in the frame, clear of the title."""
    signs = plates(read(picture(MAP, view, language)))
    assert len(signs) == 32
    for (one, box), (other, second) in combinations([*signs.items(), ("title", TITLE)], 2):
        assert not box.meets(second), (one, other)
    for name, box in signs.items():
        assert FRAME.left + 8 < box.left, name
        assert box.right < FRAME.right - 8, name
        assert FRAME.top + 8 < box.top, name
        assert box.bottom < FRAME.bottom - 8, name


def test_links_pass_no_other_place() -> None:
    plan = plan_of(json.dumps(MAP), "en")
    for link in plan.links:
        (x1, y1), (bx, by), (x2, y2) = link.course
        for place in plan.places.values():
            if place not in link.ends:
                box = Box(place.x - 60, place.y - 10, place.x + 60, place.y + 50)
                for step in range(101):
                    t = step / 100
                    x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * bx + t**2 * x2
                    y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * by + t**2 * y2
                    assert not box.meets(Box(x, y, x, y)), (link.key, place.key)


def test_what_is_lit_is_marked() -> None:
    lit = {"places": ["boston", "albany", "utica"], "links": ["utica-albany"], "days": [9, 10], "specials": [2]}
    root = read(picture(MAP, table(), lit=lit))
    marked = {element.attrib["id"] for element in classed(root, "lit")}
    places = {"place-boston", "place-albany", "place-utica"}
    assert marked == places | {"link-utica-albany", "day-9", "day-10", "special-2"}
    found = groups(root, "place-")
    days = {key: texts(clock) for key, group in found.items() for clock in classed(group, "way")}
    assert days == {"place-boston": ["3"], "place-albany": ["1"]}
    assert groups(root, "way-")["way-boston"].attrib["data-days"] == "3"
    assert not classed(read(picture(MAP, table())), "lit")


def test_names_are_escaped() -> None:
    cities = [{**city, "name": 'A <b>"&'} if city["id"] == "boston" else city for city in MAP["cities"]]
    svg = picture({**MAP, "cities": cities}, table())
    assert "<b>" not in svg
    assert groups(read(svg), "place-")["place-boston"].attrib["data-name"] == 'A <b>"&'


def test_both_languages() -> None:
    english, german = picture(MAP, table()), picture(MAP, table(), language="de-AT")
    for word in ("Lake Ontario", "Railway Crane", "TIME TRACK", "Reconstructed board", "coal"):
        assert word in english
    for word in ("Ontariosee", "Schienendrehkran", "ZEITLEISTE", "Rekonstruierter Plan", "Kohle"):
        assert word in german
        assert word not in english
    assert "Lake Ontario" in picture(MAP, language="xx")


def test_same_arguments_same_text() -> None:
    view = table()
    assert picture(MAP, view, "de", "dark") == picture(MAP, json.loads(json.dumps(view)), "de", "dark")


def test_size_and_nothing_from_outside() -> None:
    svg = picture(MAP, table(), lit={"places": CITIES, "links": LINKS, "days": list(range(41))})
    assert len(svg.encode()) < 200_000
    assert "<script" not in svg
    assert "<image" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert all(target.startswith("#") for target in re.findall(r'href="([^"]*)"', svg))


def test_rules_are_kept_to_this_drawing() -> None:
    """Every one of several selectors, so that nothing of the page around it changes."""
    style = read(picture(MAP, table())).find(SVG + "style")
    assert style is not None
    rules = re.sub(
        r"@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", style.text or ""
    )  # but for steps of a motion, and phones
    selectors = [s.strip() for group in re.findall(r"([^{}]+)\{[^{}]*\}", rules) for s in group.split(",")]
    assert len(selectors) > 50
    assert [s for s in selectors if not s.startswith(".grandtrunk")] == []


def test_every_reference_is_defined_once() -> None:
    root = read(picture(MAP, table()))
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {use.attrib["href"][1:] for use in root.iter(SVG + "use")} <= set(ids)


@pytest.mark.parametrize("scenery", [None, "missing.json", "../maps/grandtrunk.scenery.json", "/etc/passwd", 7, {}])
def test_map_without_usable_scenery(scenery: object) -> None:
    svg = picture({**MAP, "scenery": scenery})
    assert len(groups(read(svg), "place-")) == 16
    assert "river" not in re.sub(r"<style>.*?</style>", "", svg, flags=re.S).replace("white-river", "")


def test_scenery_is_drawn() -> None:
    drawing = re.sub(r"<style>.*?</style>", "", picture(MAP), flags=re.S)
    for part in ("river", "relief", "home", "border", "lake", "compass"):
        assert f'class="{part}' in drawing
