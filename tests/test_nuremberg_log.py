"""The log of First Train to Nuremberg tells the whole game: everything public is rebuilt from its events alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nuremberg_positions import BLUE, build, play, position, sell
from stellwerk import Match
from stellwerk.bots import Seat, make
from stellwerk.engine.moves import Piece
from stellwerk.engine.random import below, seeded
from stellwerk.games.nuremberg.look import CUBES, MARKERS

CASES = [
    ("nuremberg", 2, {}, "random"),
    ("nuremberg", 3, {"side": "2-3", "bonus": "all", "trains": "row"}, "random"),
    ("nuremberg", 3, {"side": "2-3", "train-side": "3-4"}, "greedy"),
    ("nuremberg", 4, {"bonus": "all", "links": "60"}, "greedy"),
    ("wensleydale", 2, {"south": "extended"}, "greedy"),
    ("wensleydale", 3, {"first": "2"}, "random"),
    ("wensleydale", 4, {}, "greedy"),
]


class Books:
    """What somebody keeps who was there at the beginning, and then reads nothing but events."""

    def __init__(self, view: dict[str, Any]) -> None:
        seats = view["seats"]
        self.cubes = [seat["cubes"] for seat in seats]
        self.influence = [Counter(seat["influence"]) for seat in seats]
        self.profit = [seat["profit"] for seat in seats]
        self.points = [seat["points"] for seat in seats]
        self.passed = [seat["passed"] for seat in seats]
        self.trains: list[list[str]] = [[] for _ in seats]
        self.carried: list[Counter[str]] = [Counter() for _ in seats]
        self.held: list[Counter[str]] = [Counter() for _ in seats]
        self.orders, self.links = dict(view["orders"]), dict(view["links"])
        self.companies = {area: set(names) for area, names in view["companies"].items()}
        self.pieces = {area: Counter(pieces) for area, pieces in view["pieces"].items()}
        self.tokens = [box["token"] for box in view["boxes"]]
        self.bids: dict[int, tuple[int, int]] = {}
        self.turn, self.connected, self.over = view["turn"], view["connected"], view["over"]
        self.scores: dict[int, int] = {}
        self.winner: int | None = None

    def enter(self, event: dict[str, Any]) -> None:
        """Write an event into the books."""
        seat = event["seat"]
        for colour, n in event.get("spent", {}).items():
            self.influence[seat][colour] -= n
        for colour, n in event.get("gained", {}).items():
            self.influence[seat][colour] += n
        if event["kind"] in ("load", "load-all", "bonus"):
            self.points[seat] += event["points"]
        getattr(self, "on_" + event["kind"].replace("-", "_"), lambda seat, event: None)(seat, event)

    def on_bid(self, seat: int, event: dict[str, Any]) -> None:
        self.cubes[seat] -= event["cubes"]
        self.bids[event["box"]] = seat, event["cubes"]

    def on_displaced(self, seat: int, event: dict[str, Any]) -> None:
        self.cubes[seat] += event["cubes"]

    def on_order(self, seat: int, event: dict[str, Any]) -> None:
        self.orders.update(event["order"])
        self.bids.clear()

    def on_build(self, seat: int, event: dict[str, Any]) -> None:
        self.links[event["link"]] = seat
        self.take(event["to"], "landlord", event["landlords"])

    def on_pay(self, seat: int, event: dict[str, Any]) -> None:
        self.cubes[seat] -= event.get("cubes", 0)

    on_paid = on_pay

    def on_buy(self, seat: int, event: dict[str, Any]) -> None:
        self.trains[seat].append(event["train"])

    def on_load(self, seat: int, event: dict[str, Any]) -> None:
        self.take(event["from"], event["piece"], 1)
        self.carried[seat][event["piece"]] += 1

    def on_load_all(self, seat: int, event: dict[str, Any]) -> None:
        for area, pieces in event["pieces"].items():
            for kind, n in pieces.items():
                self.take(area, kind, n)
                self.carried[seat][kind] += n
        self.passed[seat] = True

    def on_pass(self, seat: int, event: dict[str, Any]) -> None:
        if event["phase"] == "transport":
            self.passed[seat] = True

    on_skip = on_pass

    def on_account(self, seat: int, event: dict[str, Any]) -> None:
        assert event["before"] == self.profit[seat]
        assert event["links"] == list(self.links.values()).count(seat)
        self.profit[seat], self.passed[seat] = event["profit"], False
        self.held[seat] += self.carried[seat]
        self.carried[seat], self.trains[seat] = Counter(), []

    def on_sell(self, seat: int, event: dict[str, Any]) -> None:
        self.links[event["link"]] = event["company"]

    def on_joined(self, seat: int, event: dict[str, Any]) -> None:
        self.companies.setdefault(event["area"], set()).add(event["company"])

    def on_removed(self, seat: int, event: dict[str, Any]) -> None:
        self.take(event["area"], event["piece"], event["count"])

    def on_connection(self, seat: int, event: dict[str, Any]) -> None:
        self.connected = True

    def on_turn(self, seat: int, event: dict[str, Any]) -> None:
        self.turn, self.tokens = event["turn"], event["tokens"]

    def on_cubes(self, seat: int, event: dict[str, Any]) -> None:
        self.cubes[seat] += event["cubes"]

    def on_end(self, seat: int, event: dict[str, Any]) -> None:
        self.over = True

    def on_score(self, seat: int, event: dict[str, Any]) -> None:
        self.scores[seat] = event["points"] + 2 * event["sets"] + event["profit"] - event["links"]
        assert self.scores[seat] == event["score"]

    def on_win(self, seat: int, event: dict[str, Any]) -> None:
        self.winner = seat

    def take(self, area: str, kind: str, n: int) -> None:
        """Pieces leave the board."""
        if n:
            self.pieces[area][kind] -= n

    def shown(self) -> dict[str, Any]:
        """The books in the words of a view."""
        return {
            "cubes": self.cubes, "influence": [+counts for counts in self.influence], "profit": self.profit,
            "points": self.points, "passed": self.passed, "trains": [sorted(own) for own in self.trains],
            "carried": [dict(+counts) for counts in self.carried], "held": [dict(+counts) for counts in self.held],
            "links left": [15 - list(self.links.values()).count(seat) for seat in range(len(self.cubes))],
            "orders": self.orders, "links": self.links,
            "companies": {area: sorted(names) for area, names in self.companies.items()},
            "pieces": {area: dict(+counts) for area, counts in self.pieces.items() if +counts},
            "boxes": [(token, *self.bids.get(k + 1, (None, 0))) for k, token in enumerate(self.tokens)],
            "turn": self.turn, "connected": self.connected, "over": self.over,
        }  # fmt: skip


def table(view: dict[str, Any]) -> dict[str, Any]:
    """What the books should say."""
    seats = view["seats"]
    names = ("cubes", "profit", "points", "passed", "carried", "held")
    return {
        **{name: [seat[name] for seat in seats] for name in names},
        "influence": [+Counter(seat["influence"]) for seat in seats],
        "trains": [sorted(seat["trains"]) for seat in seats],
        "links left": [seat["links_left"] for seat in seats],
        "orders": view["orders"],
        "links": view["links"],
        "companies": {area: sorted(names) for area, names in view["companies"].items()},
        "pieces": view["pieces"],
        "boxes": [(box["token"], box["bidder"], box["bid"]) for box in view["boxes"]],
        "turn": view["turn"],
        "connected": view["connected"],
        "over": view["over"],
    }


def played(map: str, players: int, options: dict[str, str], how: str, seed: int) -> Match:
    match, dice, bot = Match.new("nuremberg", players, seed, options, map), seeded(seed), make("greedy:10", seed)
    while not match.over:
        legal = match.legal()
        greedy = how == "greedy" and below(dice, 4)
        match.play(bot.choose(Seat(match, match.actor)) if greedy else legal[int(below(dice, len(legal)))])
    return match


@pytest.mark.parametrize(("map", "players", "options", "how"), CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_public_follows_from_the_log(map, players, options, how, seed):
    match = played(map, players, options, how, seed)
    past = match.at(0)
    books = Books(past.view(None))
    for entry in match.log(None):
        past.play(match.history[entry["n"] - 1])
        for event in entry["events"]:
            books.enter(event)
        assert books.shown() == table(past.view(None)), (entry["n"], entry)
    assert [books.scores[seat] for seat in range(players)] == match.scores()
    assert [books.winner] == match.winners()


def told(match: Match, language: str = "en") -> list[str]:
    return [event["text"] for event in match.log(None, language=language)[-1]["events"]]


RICH = {"white": 5, "brown": 5, "red": 5, "green": 5}


def test_the_connection_is_told_with_who_is_paid_what():
    links = {"1": ["nuremberg-south gostenhof eberhardshof sundersbuhl"], "2": ["furth weikershof leyh"]}
    match = position(phase="building", links=links, cubes=[9, 9, 9], influence=[RICH] * 3)
    match.names = ["Ada", "Émile", None]
    build(match, "sundersbuhl leyh")
    assert told(match) == [
        "builds from Sündersbühl to Leyh (1 build point)",
        "Nuremberg and Fürth are connected.",
        "Ada scores 4 points: so many links are part of the connection.",
        "Émile scores 2 points: so many links are part of the connection.",
    ]
    assert told(match, "de")[1] == "Nürnberg und Fürth sind verbunden."


def test_a_takeover_tells_what_joins_and_what_leaves():
    links = {"1": ["furth weikershof doos"]}
    pieces = {"weikershof": {"yellow": 2}, "doos": {"red": 1, "green": 1}}
    match = position(phase="takeovers", links=links, pieces=pieces, influence=[{"red": 1}])
    play(match, "sell red furth weikershof")
    assert told(match) == [
        "sells the link from Fürth to Weikershof to the red company (1 influence)",
        "Out of the game, stuck in Weikershof for good: 2 post.",
    ]
    play(match, "sell red weikershof doos")
    assert told(match) == [
        "sells the link from Weikershof to Doos to the red company",
        "Doos now belongs to the red company.",
        "Out of the game, stuck in Doos for good: 1 red passenger.",
    ]


def test_whoever_is_not_asked_is_named_with_the_end_of_the_phase():
    match = position(phase="building", cubes=[1, 0, 0], influence=[{"red": 1}, {}, {}])
    match.names = ["Ada", None, "Clara"]
    match.play("pass")
    said = told(match)
    assert said[:4] == ["builds nothing", "Seat 2 can build nothing.", "Clara can build nothing.",
                        "Ada can neither buy nor load anything and passes."]  # fmt: skip
    assert "New player order: Clara, Seat 2, Ada." in said, "all on one space: the last to move lies on top"
    assert said[-4].startswith("Turn 3 of 5 begins. Tokens drawn: 1 ")
    assert said[-3:] == ["Ada takes 12 cubes from the stock.", "Seat 2 takes 12 cubes from the stock.",
                         "Clara takes 12 cubes from the stock."]  # fmt: skip


def test_an_overbid_and_the_end_of_the_auction_are_told():
    match = position(phase="auction", cubes=[12, 12, 12], token=["white"] * 4 + ["brown"] * 4)
    play(match, "bid box1 4", "bid box1 5")
    assert told(match) == ["bids 5 cubes on box 1", "Seat 1 is displaced from box 1 and takes 4 cubes back."]
    play(match, "bid box2 3", "bid box5 2", "bid box6 2", "bid box7 2", "bid box8 2")
    assert told(match) == [
        "bids 2 cubes on box 8",
        "Seat 2 wins box 1: 2 white, 1 brown, 1 red.",
        "Seat 3 wins box 2: 2 white, 1 brown, 1 green.",
        "Seat 1 wins box 5: 1 white, 2 brown.",
        "Seat 2 wins box 6: 1 brown, 1 red, 1 green.",
        "Seat 3 wins box 7: 1 white, 1 brown, 1 green.",
        "Seat 1 wins box 8: 2 brown, 1 red.",
        "Track is built in the order Seat 3, Seat 2, Seat 1, trains are bought in the order Seat 1, Seat 3, Seat 2.",
    ]
    assert match.log(None)[-1]["events"][-1]["order"] == {"build": [2, 1, 0], "train": [0, 2, 1]}


def test_the_end_is_told_with_the_parts_of_the_score_and_how_a_tie_is_broken():
    fields = {"turn": 5, "links": {"1": ["furth weikershof doos"]}, "influence": [{"red": 1}], "profit": [0, 0, 1]}
    held = [{"white": 1, "yellow": 1, "red": 1, "green": 1}, {"yellow": 4}, {"yellow": 3}]
    match = position(phase="takeovers", held=held, orders={"player": [2, 0, 1]}, at=1, **fields)
    match.play("pass")
    assert told(match) == [
        "sells nothing",
        "Seat 2 can sell nothing.",
        "Turn 5 was the last: the game is over.",
        "Seat 1: 4 points on the way, 2 for 1 set, profit +0, minus 2 for links of one’s own: 4 in all.",
        "Seat 2: 4 points on the way, 0 for 0 sets, profit +0, minus 0 for links of one’s own: 4 in all.",
        "Seat 3: 3 points on the way, 0 for 0 sets, profit +1, minus 0 for links of one’s own: 4 in all.",
        "Seat 3 wins with 4 points: others have as many, but stand lower on the profit and loss display.",
    ]


def test_payments_without_a_choice_are_told():
    match = position(phase="building", cubes=[1, 0, 0], influence=[{"brown": 4, "red": 1}])
    build(match, "furth weikershof leyh")
    match.play("finish")
    assert told(match)[:2] == [
        "ends a line of 2 links for 2 build points",
        "Seat 1 pays 1 cube, 1 brown.",
    ]
    assert match.log(None)[-1]["events"][1]["spent"] == {"brown": 1}


def test_a_line_that_only_companies_own_connects_and_pays_nobody():
    links = {"red": ["furth weikershof doos"], "2": ["nuremberg-south gostenhof"]}
    match = position(phase="takeovers", links=links, influence=[{}, {"green": 1}, {}], orders={"player": [BLUE, 0, 2]})
    sell(match, "green", "nuremberg-south gostenhof")
    assert [event["kind"] for event in match.log(None)[-1]["events"]] == ["sell", "joined"]


def test_moves_follow_the_table():
    """Who watches the moves alone knows every cube, marker and point; and they go where things lie."""
    match = played("nuremberg", 3, {}, "greedy", 3)
    past = match.at(0)
    before = past.view(None)
    cubes, scores = [seat["cubes"] for seat in before["seats"]], [seat["score"] for seat in before["seats"]]
    markers = {
        (seat["seat"], f"track-{name}"): n
        for seat in before["seats"]
        for name, n in [*seat["influence"].items(), ("profit", seat["profit"])]
    }
    for entry in match.log(None):
        past.play(match.history[entry["n"] - 1])
        for move in [move for event in entry["events"] for move in event.get("moves", [])]:
            piece, start, end, count = move["piece"], move.get("from", ""), move.get("to", ""), move.get("count", 1)
            if piece["kind"] == "points":
                scores[int(end[5:])] += count
            elif piece in map(Piece.json, CUBES):
                seat = list(map(Piece.json, CUBES)).index(piece)
                cubes[seat] += count * ((end == f"seat-{seat}") - (start == f"seat-{seat}"))
            elif end.startswith("track"):
                track, _, step = end.partition("-")[2].partition("-")
                seat = list(map(Piece.json, MARKERS)).index(piece)
                assert start == f"track-{track}-{markers[seat, 'track-' + track]}", move
                markers[seat, "track-" + track] = int(step)
        seats = past.view(None)["seats"]
        assert cubes == [seat["cubes"] for seat in seats], entry
        assert scores == [seat["score"] for seat in seats], entry
        for seat in seats:
            stands = {**seat["influence"], "profit": seat["profit"]}
            assert stands == {name: markers[seat["seat"], f"track-{name}"] for name in stands}, entry
    assert past.over


def moves(match: Match) -> list[tuple[str, str, str, int]]:
    """What the last action set in motion: piece, from, to, how many."""
    told = [move for event in match.log(None)[-1]["events"] for move in event.get("moves", [])]
    return [(move["piece"]["kind"], move.get("from", ""), move.get("to", ""), move.get("count", 1)) for move in told]


def test_what_is_built_bid_and_loaded_moves():
    match = position(phase="auction", cubes=[12, 12, 12], token=["white"] * 4 + ["brown"] * 4)
    play(match, "bid box1 4", "bid box1 5")
    assert moves(match) == [("cube", "seat-1", "box-1", 5), ("cube", "box-1", "seat-0", 4)]
    match = position(phase="building", links={"1": ["furth weikershof"]}, cubes=[9, 9, 9])
    build(match, "weikershof leyh")
    assert moves(match) == [("rail", "seat-0", "link-leyh/weikershof", 1), ("points", "", "seat-0", -1)]
