"""The log of Paris Connection tells the whole game: every public number can be kept from its entries alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paris_positions import CORRIDOR, position
from stellwerk import Match
from stellwerk.bots import Seat, make
from stellwerk.engine.random import below, seeded
from stellwerk.games import get

PARIS = get("paris")


class Books:
    """What a reader writes down who saw the table laid out, and from then on reads the log alone."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.value = {company["colour"]: company["value"] for company in view["companies"]}
        self.trays = {company["colour"]: company["tray"] for company in view["companies"]}
        self.lying = {space: list(here) for space, here in view["spaces"].items()}
        self.owned = {seat["seat"]: seat["locomotives"] for seat in view["seats"]}
        self.traded = {seat: Counter[str]() for seat in self.owned}
        self.proven = {seat: Counter[str]() for seat in self.owned}
        self.empty: set[str] = set()
        self.turn, self.building, self.over = view["actor"], None, None
        self.points: dict[int, int] = {}

    def read(self, entry: dict[str, Any]) -> None:
        for event in entry["events"]:
            getattr(self, "_" + event["kind"].replace("-", "_"))(event)

    def _build(self, event: dict[str, Any]) -> None:
        colour = event["colour"]
        self.lying.setdefault(event["space"], []).append(colour)
        self.value[colour] += event["gain"]
        assert self.value[colour] == event["value"]
        self.trays[colour] -= 1
        assert event["trays"] == {colour: self.trays[colour]}
        placed = self.building["placed"] if self.building else 0
        self.building = {"colour": colour, "placed": placed + 1}

    def _stop(self, event: dict[str, Any]) -> None:
        assert self.building

    def _build_over(self, event: dict[str, Any]) -> None:
        assert self.building
        assert (event["why"] == "five") == (self.building["placed"] == 5)

    def _trade(self, event: dict[str, Any]) -> None:
        seat, give, take, count = event["seat"], event["give"], event["take"], event["count"]
        self.trays[give] += 1
        self.trays[take] -= count
        assert event["trays"] == {give: self.trays[give], take: self.trays[take]}
        self.owned[seat] += count - 1
        assert event["locomotives"] == self.owned[seat]
        self.traded[seat][give] -= 1
        self.proven[seat][give] = max(self.proven[seat][give], -self.traded[seat][give])
        self.traded[seat][take] += count
        assert event["certain"] == self.certain(seat)

    def _tray_empty(self, event: dict[str, Any]) -> None:
        assert self.trays[event["colour"]] == 0
        self.empty.add(event["colour"])

    def _tray_refilled(self, event: dict[str, Any]) -> None:
        self.empty.remove(event["colour"])

    def _turn(self, event: dict[str, Any]) -> None:
        self.turn, self.building = event["seat"], None

    def _end(self, event: dict[str, Any]) -> None:
        assert event["seat"] == self.turn
        self.turn, self.over = -1, event["why"]

    def _score(self, event: dict[str, Any]) -> None:
        worth = sum(n * self.value[colour] for colour, n in event["screen"].items())
        assert (worth, worth - event["penalty"]) == (event["worth"], event["points"])
        assert sum(event["screen"].values()) == self.owned[event["seat"]]
        self.points[event["seat"]] = event["points"]

    def certain(self, seat: int) -> dict[str, int]:
        counts = self.traded[seat].copy()
        counts.update(self.proven[seat])
        return {colour: n for colour, n in counts.items() if n}

    def agree_with(self, view: dict[str, Any]) -> None:
        assert {company["colour"]: company["value"] for company in view["companies"]} == self.value
        assert {company["colour"]: company["tray"] for company in view["companies"]} == self.trays
        assert {c for c, n in self.trays.items() if n == 0} == self.empty
        assert {space: set(here) for space, here in view["spaces"].items()} == {
            x: set(y) for x, y in self.lying.items()
        }
        assert [seat["locomotives"] for seat in view["seats"]] == list(self.owned.values())
        assert [seat["certain"] for seat in view["seats"]] == [self.certain(seat) for seat in self.owned]
        assert (view["actor"], view["building"], view["ending"]) == (self.turn, self.building, self.over)


def play(match: Match, seed: int, bot: str) -> None:
    dice, player = seeded(seed), make(bot, seed)
    while not match.over:
        legal = match.legal()
        chosen = player.choose(Seat(match, match.actor)) if bot != "random" else legal[int(below(dice, len(legal)))]
        match.play(chosen)


@pytest.mark.parametrize("seed", range(8))
def test_every_public_number_follows_from_the_log(seed):
    crowded = {**CORRIDOR, "rows": ["  E . .", " S S S .", "S . . 1 . 4", " S S . ."]}
    match = Match.new("paris", players=3 + seed % 4, seed=seed, map=crowded if seed % 3 == 2 else None)
    start = match.copy()
    play(match, seed, "greedy:20" if seed % 3 == 1 else "random")
    books = Books(start.view(None))
    for n, entry in enumerate(match.log(None), 1):
        books.read(entry)
        books.agree_with(match.at(n).view(None))
    assert [books.points[seat] for seat in range(match.players)] == match.scores()


def kinds(match: Match) -> list[str]:
    return [event["kind"] for event in match.log()[-1]["events"]]


def texts(match: Match, language: str = "en") -> list[str]:
    return [event["text"] for event in match.log(language=language)[-1]["events"]]


def test_a_build_that_ends_by_itself_says_why():
    match = position()
    for space in ("7.17", "7.19", "8.18", "8.20"):
        match.play(f"build blue {space}")
        assert kinds(match) == ["build"]
    match.play("build blue 8.16")
    assert texts(match)[1:] == ["Five locomotives are placed: the build is over.", "Seat 2 is next."]
    match = position({"brown": ["2.4", "2.6"], "red": ["2.4"]}, screens=[{"purple": 11}], map=CORRIDOR)
    match.play("build purple 2.2")
    assert texts(match)[1] == "No other locomotive of Purple can be placed: the build is over."


def test_a_tray_that_runs_out_and_is_filled_again_is_told():
    match = position(screens=[{"blue": 10}, {"blue": 10}], emptied={"blue": 1})
    match.play("build blue 7.17")
    assert kinds(match) == ["build", "tray-empty", "turn"]
    assert texts(match)[1].startswith("The tray of Blue is empty")
    match.play("trade blue red 1")
    assert kinds(match) == ["trade", "tray-refilled", "turn"]
    match = position(screens=[{"red": 10}], emptied={"blue": 2})
    match.play("trade red blue 2")
    assert kinds(match) == ["trade", "tray-empty", "turn"]


def test_the_end_is_told_with_who_brought_it_about_and_what_everybody_has():
    match = position({"blue": ["18.28"]}, screens=[{"blue": 2, "red": 19}, {"red": 10}], players=3)
    match.names = ["Ada", None, "Émile"]
    match.play("build blue marseille")
    assert kinds(match) == ["build", "end", "score", "score", "score"]
    assert texts(match)[:4] == [
        "builds Blue in Marseille (+4, Blue is now worth 4)",
        "Ada has reached Marseille with Blue: the game is over.",
        "Ada has −12 points: 2 Blue × 4 + 19 Red × 0 − 20 (1 over the limit).",
        "Seat 2 has 0 points: 10 Red × 0.",
    ]
    assert texts(match, "de")[1:3] == [
        "Ada hat mit Blau Marseille erreicht: Das Spiel ist zu Ende.",
        "Ada hat −12 Punkte: 2 Blau × 4 + 19 Rot × 0 − 20 (1 über der Grenze).",
    ]


def test_the_end_by_trays_is_told():
    match = position(screens=[{"blue": 10}], emptied={"purple": 0, "brown": 0, "black": 0, "yellow": 0, "red": 2})
    match.play("trade blue red 2")
    assert kinds(match)[:3] == ["trade", "tray-empty", "end"]
    assert texts(match)[2] == "Seat 1 has emptied all trays but that of Blue: the game is over."


def moves(match: Match, language: str = "en") -> list[dict[str, Any]]:
    return [move for event in match.log(None, language=language)[-1]["events"] for move in event.get("moves", [])]


def test_a_locomotive_comes_from_its_tray_along_its_line():
    match = position({"blue": ["7.17"]}, screens=[{"blue": 10}])
    match.play("build blue 8.18")
    loco = {"kind": "loco", "colour": "blue", "letter": "B", "shape": "pentagon"}
    assert moves(match) == [{"piece": loco, "from": "company-blue", "to": "space-8.18", "via": ["space-7.17"]}]


def test_a_city_makes_the_company_worth_more():
    match = position({"blue": ["18.28"]}, screens=[{"blue": 2, "red": 19}, {"red": 10}], players=3)
    match.play("build blue marseille")
    built, gained, *points = moves(match)
    assert (built["to"], gained) == (
        "space-19.29",
        {"piece": {"kind": "points", "colour": "blue"}, "to": "company-blue", "count": 4},
    )
    assert [(move["to"], move.get("count")) for move in points] == [("seat-0", -12), ("seat-1", 0), ("seat-2", 0)]


def test_trades_go_between_trays_and_seats():
    match = position(screens=[{"red": 10}])
    match.play("trade red blue 2")
    given, taken = moves(match, "de")
    assert (given["piece"]["letter"], given["from"], given["to"]) == ("R", "seat-0", "company-red")
    assert (taken["from"], taken["to"], taken["count"]) == ("company-blue", "seat-0", 2)
