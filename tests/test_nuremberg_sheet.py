"""What lies beside the maps: the auction, the trains, the tracks, and what everybody has."""

from __future__ import annotations

from typing import Any

from stellwerk import Match
from stellwerk.games import games
from stellwerk.games.nuremberg.sheet import sheet
from stellwerk.sheets import shown

BOARD = games()["nuremberg"].board_of("nuremberg")


def view(**changed: Any) -> dict[str, Any]:
    """What the first of three players sees at the beginning, with some of it changed."""
    return {**Match.new("nuremberg", players=3, seed=7).view(0), **changed}


def seat(seen: dict[str, Any], n: int, **changed: Any) -> dict[str, Any]:
    """A view in which a seat has something else."""
    return {**seen, "seats": [{**one, **changed} if one["seat"] == n else one for one in seen["seats"]]}


def parts(seen: dict[str, Any], language: str = "en") -> dict[str, Any]:
    """The parts of the sheet as the page gets them, by their ids."""
    return {part["id"]: part for part in shown(sheet(BOARD, seen), language, ("Ada", "Émile", None))["parts"]}


def items(part: dict[str, Any]) -> dict[str, Any]:
    return {item["id"]: item for item in part["items"]}


def test_what_one_has_keeps_its_place_and_what_the_phase_is_about_comes_next() -> None:
    def order(**changed: Any) -> list[str]:
        return [id for id in parts(view(**changed)) if id in ("boxes", "mine", "trains-3", "influence")]

    assert order() == ["mine", "boxes", "influence", "trains-3"]
    assert order(phase="building") == ["mine", "influence", "trains-3", "boxes"]
    assert order(phase="transport") == order(phase="paying", buying="1.1") == ["mine", "trains-3", "influence", "boxes"]
    assert "mine" not in parts(view(seat=None))


def test_what_a_seat_has() -> None:
    seen = seat(view(phase="transport"), 0, cubes=4, profit=-2, links=3, links_left=12, trains=["1.1"])
    seen = seat(seen, 0, carried={"white": 1, "red": 1}, influence={"white": 0, "brown": 2, "red": 1, "green": 3})
    seen["trains"] = [
        {**train, "owner": 0, "riders": 1} if train["train"] == "1.1" else train for train in seen["trains"]
    ]
    found = parts(seen)
    mine = found["mine"]["items"]
    assert [item.get("id") for item in mine] == ["seat-0", "own-white", "own-brown", "own-red", "own-green", None]
    assert [item["value"] for item in mine] == [4, 0, 2, 1, 3, 12]
    assert mine[0]["pieces"] == [{"kind": "cube", "colour": "seat-orange"}]
    assert found["account"]["text"] == "Profit −2 now; −2 at the end of the turn (earned 3, links cost 3)"
    assert found["takeover"]["text"].startswith("Takeovers: red could take 2 links, green 6")
    assert found["room"]["text"] == "Room left on your trains: 3 passengers, 2 pieces of goods"
    assert found["carried"]["text"] == "Carried this turn: 1 beer, 1 red passenger"


def test_once_the_turn_is_settled_links_cost_in_the_next() -> None:
    seen = seat(view(phase="takeovers"), 0, profit=3, links=5)
    assert parts(seen)["account"]["text"] == "Profit +3 now; your links cost 5 per turn"


def test_boxes_show_points_token_and_bid() -> None:
    seen = view()
    box = {"box": 1, "points": ["white", "red or green"], "token": "brown", "minimum": 2, "bidder": None, "bid": 0}
    free, taken = (
        items(parts({**seen, "boxes": [found]}, "de")["boxes"])["box-1"]
        for found in (box, {**box, "bidder": 1, "bid": 5})
    )
    assert [(piece["kind"], piece.get("colour"), piece["letter"]) for piece in free["pieces"]] == [
        ("disc", "white", "W"),
        ("disc", None, "R/G"),
        ("token", "brown", "B"),
    ]
    assert (free["title"], free["text"], free.get("seat")) == ("Feld 1", "ab 2", None)
    assert free["said"] == "Weiß, Rot oder Grün, Einflussmarker Braun, ab 2"
    assert (taken["value"], taken["seat"], taken.get("text")) == (5, 1, None)


def test_trains_stand_by_price_with_room_and_owner() -> None:
    seen = view()
    seen["trains"] = [{**train, "owner": 2} if train["train"] == "1.1" else train for train in seen["trains"]]
    found = parts({**seen, "buying": "1.2"})
    trains = items(found["trains-3"])
    assert found["trains-3"]["title"] == "Trains at price 3"
    assert list(trains) == ["train-1.1", "train-1.2", "train-1.3", "train-2.1", "train-2.2", "train-2.3"]
    assert (trains["train-1.1"]["seat"], trains["train-1.1"]["state"]) == (2, "quiet")
    assert trains["train-1.1"]["said"] == "4 passengers, 3 pieces of goods"
    assert [piece["kind"] for piece in trains["train-1.1"]["pieces"]] == ["pawn"] * 4 + ["cube"] * 3
    assert trains["train-1.2"]["state"] == "now"


def test_tracks_say_who_is_ahead() -> None:
    found = parts(seat(view(), 1, influence={"white": 3, "brown": 0, "red": 0, "green": 0}))
    lanes = {lane["id"]: lane for lane in found["influence"]["lanes"]}
    assert list(lanes) == ["track-white", "track-brown", "track-red", "track-green"]
    assert lanes["track-white"]["at"][1] == 3
    assert sorted(lanes["track-white"]["order"]) == [0, 1, 2]
    assert (found["display"]["least"], found["display"]["most"]) == (BOARD.plain.low, BOARD.plain.high)


def test_the_chain_and_what_is_due() -> None:
    line = {"what": "build", "company": None, "areas": ["furth", "dambach", "zirndorf"]}
    found = parts(view(phase="building", chain=line))
    assert (found["chain"]["title"], found["chain"]["text"]) == ("Line so far", "Fürth → Dambach → Zirndorf")
    sold = parts(view(phase="takeovers", chain={**line, "what": "sell", "company": "red"}), "de")
    assert sold["chain"]["title"] == "Verkauf an die rote Gesellschaft"
    assert parts(view(phase="paying", due=2))["due"]["text"] == "2 still to pay"
    assert not {"chain", "due"} & set(parts(view()))


def test_the_course_of_the_game() -> None:
    def course(**changed: Any) -> tuple[Any, ...]:
        found = sheet(
            BOARD, view(orders={"player": [2, 0, 1], "build": [0, 1, 2], "train": [1, 0, 2]}, **changed)
        ).course
        assert found is not None
        return found.phase, found.order, found.near

    assert course() == (0, (2, 0, 1), False)
    assert course(phase="paying") == (1, (0, 1, 2), False)
    assert course(phase="paying", buying="1.1") == (2, (1, 0, 2), False)
    assert course(turn=5) == (0, (2, 0, 1), True)
    assert shown(sheet(BOARD, view()), "de")["course"]["text"] == "Runde 1 von 5"


def test_players_and_what_their_points_are_made_of() -> None:
    seen = seat(view(), 1, points=9, sets=2, profit=-3, links=4, score=6, cubes=1, links_left=11)
    player = shown(sheet(BOARD, seen), "en")["players"][1]
    assert player["line"] == "1 cube · profit −3 · 11 links left"
    assert player["points"] == 6 == sum(points for _, points in player["why"])
    assert sheet(BOARD, seen).scoring == ()
    over = sheet(BOARD, {**seen, "over": True, "phase": "over", "actor": -1})
    assert [row.points[1] for row in over.scoring] == [9, 4, -3, -4]
    assert over.ask == ""


def test_what_the_map_shows_is_said_too() -> None:
    seen = view(pieces={"doos": {"red": 2}}, companies={"furth": ["red"], "doos": ["green"]})
    found = parts({**seen, "links": {"furth/dambach": 0, "furth/weikershof": "red", "doos/muggenhof": 0}})
    areas, links = found["areas"], found["links"]
    assert areas["on_map"]
    assert links["on_map"]
    assert {item["title"]: item["text"] for item in areas["items"]} == {
        "Fürth": "the red company",
        "Doos": "the green company, 2 red passengers",
    }
    assert [(item.get("seat"), item.get("title"), item["text"]) for item in links["items"]] == [
        (0, None, "Fürth – Dambach, Doos – Muggenhof"),
        (None, "the red company", "Fürth – Weikershof"),
    ]
