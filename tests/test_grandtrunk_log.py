"""The log of The Grand Trunk Journey tells the whole game: every public number follows from its events alone."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any

import pytest

from grandtrunk_positions import BOARD, play, position, seat
from stellwerk import Match, kit
from stellwerk.engine.random import below, seeded
from stellwerk.games import get
from stellwerk.games.grandtrunk.moves import route
from stellwerk.texts import LANGUAGES

GAME = get("grandtrunk")
DOCUMENT = BOARD.document
SHOWN = (
    "company", "day", "out", "points", "wood", "at", "location", "power", "fast", "train", "delivered", "specials",
    "progress", "objectives", "siding", "hand_size", "deck_size", "known", "top", "discard",
)  # fmt: skip


class Books:
    """A table kept by reading the log, beginning with what lies open before the first action."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = copy.deepcopy(view)
        self.seats = self.view["seats"]
        self.places = {place["id"]: place for place in self.view["places"]}
        self.order = [disc["seat"] for disc in self.view["track"]]  # of arrival
        self.asking: dict[str, Any] | None = None

    def read(self, entry: dict[str, Any]) -> None:
        for event in entry["events"]:
            own = self.seats[event["seat"]]
            own["points"] += event.get("points", 0)
            self.spend(event["seat"], event.get("days", 0))
            own["hand_size"] += event.get("drawn", 0)
            drawn = event.get("drawn", 0)
            own["deck_size"] -= drawn
            for _ in range(min(drawn, len(own["top"]))):
                own["top"].pop()
            getattr(self, "on_" + event["kind"].replace("-", "_"))(own, event)
            own["known"] = event.get("known", own["known"])

    def spend(self, p: int, days: int) -> None:
        self.seats[p]["day"] += days
        if days:
            self.order.remove(p)
            self.order.append(p)

    # What an action does with cards: out of the hand, onto the discards

    def from_hand(self, own: dict[str, Any], card: str) -> None:
        own["hand_size"] -= 1
        own["known"] = [c for c in own["known"] if c != card]

    def drop(self, own: dict[str, Any], card: str) -> None:
        order = list(BOARD.labels["card"])
        own["discard"] = sorted({*own["discard"], card}, key=order.index)

    def throw(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.from_hand(own, event["card"])
        self.drop(own, event["card"])

    on_discard = on_play = on_develop = on_signal = on_turn = throw

    # What it does with the train

    def wagon(self, own: dict[str, Any], event: dict[str, Any]) -> dict[str, Any]:
        return next(x for x in own["train"] if x["card"] == event["card"])

    def hang(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        does = next(x for x in DOCUMENT["companies"] if x["id"] == own["company"])["cards"][event["card"]]["does"]
        carries = [good for good in BOARD.labels["good"] if good in does.split()]
        own["train"].append({"card": event["card"], "carries": carries, "good": None, "cubes": 0})
        own["train"].sort(key=lambda x: list(BOARD.labels["card"]).index(x["card"]))
        self.on_load(own, event)

    def on_load(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        wagon = self.wagon(own, event)
        wagon["good"] = event["good"]
        wagon["cubes"] += 1
        if event["good"] == "steel":
            self.places[event["place"]]["steel"] -= 1

    on_enlarge = on_fill = on_load

    def unload(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        wagon = self.wagon(own, event)
        wagon["cubes"] -= 1
        wagon["good"] = wagon["good"] if wagon["cubes"] else None

    on_dump = unload

    def on_begin(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["deck_size"] -= 1
        self.hang(own, event)

    def on_couple(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.from_hand(own, event["card"])
        self.hang(own, event)

    on_lift = on_couple

    def on_fetch(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["discard"].remove(event["card"])
        self.hang(own, event)

    def on_recall(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["siding"] = None
        self.hang(own, event)

    def on_uncouple(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["train"].remove(self.wagon(own, event))
        self.drop(own, event["card"])

    def on_park(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["siding"] = event["card"]
        if any(x["card"] == event["card"] for x in own["train"]):
            own["train"].remove(self.wagon(own, event))
        else:
            self.from_hand(own, event["card"])

    def on_clear(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["siding"] = None
        self.drop(own, event["card"])

    def on_move(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.from_hand(own, event["card"])
        self.drop(own, event["left"])
        own["location"], own["at"] = event["card"], event["place"]
        days = event["links"] + event["junction"] - event["hurry"] - event["fast"]
        assert event["days"] == max(1, days), "the days are explained"

    def on_deliver(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.unload(own, event)
        own["delivered"][event["good"]] += 1

    def on_fulfil(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.unload(own, event)
        own["specials"] += 1
        self.view["specials"][event["window"] - 1]["done"] = True

    # What it does with the table

    def on_choose(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["company"] = event["company"]

    def on_placed(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["at"] = own["location"] = event["place"]
        own["deck_size"] = 9

    def on_swap(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        one, other = self.places[event["place"]], self.places[event["to"]]
        for part in ("demand", "supply"):
            one[part], other[part] = other[part], one[part]

    def on_haul(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.places[event["place"]]["steel"] -= 1
        self.places[event["to"]]["steel"] += 1

    def on_build(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.places[event["place"]]["station"] = True
        if event["pile"] == "top":
            own["top"].append(event["place"])
            own["deck_size"] += 1
        else:
            self.drop(own, event["place"])

    def on_card(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        for other in self.seats:
            if other is not own:
                self.drop(other, event["place"])

    def on_acquire(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.view["progress"].remove(event["card"])
        own["progress"] = sorted([*own["progress"], event["card"]], key=list(BOARD.labels["progress"]).index)

    def on_achieve(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.view["objectives"].remove(event["card"])
        own["objectives"] = sorted([*own["objectives"], event["card"]], key=list(BOARD.labels["objective"]).index)

    def on_mined(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["delivered"][event["good"]] += event["count"]

    def on_power(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["power"] = event["power"]

    def on_fast(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["fast"] = True

    def on_first(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.places[event["place"]]["first"] -= event["points"]

    def on_steel(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.places[event["place"]]["steel"] += event["count"]

    def on_wood(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["wood"] = event["space"]

    def on_special(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        found = {"city": event["place"], "good": event["good"], "done": False}
        self.view["specials"][event["window"] - 1].update(found)

    def on_new_deck(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        assert len(own["discard"]) == event["count"]
        own["discard"] = []
        own["deck_size"] += event["count"]

    def on_rung(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.view["rung"] = True

    def on_out(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        own["out"] = True

    on_stop = on_out

    def on_over(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        self.view["over"] = True

    def nothing(self, own: dict[str, Any], event: dict[str, Any]) -> None:
        """Points and days are in the books already."""

    on_end = on_maintain = on_contract = on_draw = on_speculator = on_score = on_won = nothing

    def same(self, view: dict[str, Any]) -> None:
        """Hold the books against what can be seen."""
        for own, shown in zip(self.seats, view["seats"], strict=True):
            assert {key: own[key] for key in SHOWN} == {key: shown[key] for key in SHOWN}
        assert list(self.places.values()) == view["places"]
        assert self.view["specials"] == view["specials"]
        for key in ("progress", "objectives", "rung", "over"):
            assert self.view[key] == view[key]
        discs = sorted(range(len(self.seats)), key=lambda p: (self.seats[p]["day"], self.order.index(p)))
        assert discs == [disc["seat"] for disc in view["track"]]


def kept(match: Match) -> Books:
    """Keep the books of a whole match, comparing after every action."""
    past = match.at(0)
    books = Books(past.view(None))
    for entry in match.log(None):
        past.play(match.history[entry["n"] - 1])
        books.read(entry)
        books.same(past.view(None))
    return books


def random_match(trial: kit.Trial) -> Match:
    *_, match = trial.moments(every=10_000)
    return match


@pytest.mark.parametrize("trial", kit.trials(GAME), ids=lambda trial: "-".join(trial.options.values()))
def test_every_public_number_follows_from_the_log(trial):
    kept(random_match(trial))


def test_the_log_of_sensible_play_tells_everything_too():
    from stellwerk.bots import Seat, make

    kinds = set()
    for seed in range(6):
        m = Match.new("grandtrunk", 2 + seed % 3, seed, {"objectives": "with", "companies": "chosen"})
        bot, dice = make("greedy:10", seed), seeded(seed)
        while not m.over:
            legal = m.legal()
            m.play(legal[int(below(dice, len(legal)))] if below(dice, 6) == 0 else bot.choose(Seat(m, m.actor)))
        kept(m)
        kinds |= {event["kind"] for entry in m.log(None) for event in entry["events"]}
    expected = {"first", "steel", "wood", "special", "new-deck", "rung", "out", "over", "score", "won", "card", "power"}
    assert expected <= kinds


def events(match: Match, n: int = -1) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.log(None)[n]["events"]
    return found


def test_the_speculator_s_point_is_told():
    m = position(seat("burlington", ["watertown", "port-1"]), seat("richmond", ["watertown"], progress=["speculator"]))
    play(m, "develop port-1 station", "build boston discard")
    assert events(m)[-1] == {
        "kind": "speculator",
        "seat": 1,
        "text": "Seat 2 earns from it as Speculator (+1).",
        "points": 1,
        "moves": [{"piece": {"kind": "points"}, "to": "seat-1"}],
    }


def test_iron_and_the_first_delivery_are_told_apart():
    m = play(position(seat("richmond", ["quebec"], train={"wagon-3": "iron"}), stations=["quebec"]), "move quebec")
    play(m, "deliver wagon-3")
    assert [event["text"] for event in events(m)] == [
        "delivers iron in Québec",
        "Seat 1 takes the first-delivery tile of Québec (+2).",
        "The iron becomes 2 steel in Québec.",
    ]


def test_the_card_explains_the_days_of_a_move():
    m = play(position(seat("burlington", ["junction", "richmond"], fast=True)), "move junction richmond")
    assert events(m)[0]["text"] == (
        "goes to Richmond with Grand Trunk Jct, 2 days (2 links, 1 day more for the junction card, "
        "1 day less for the fast train)"
    )


def test_maintenance_that_draws_nothing_says_so():
    five = ["watertown", "richmond", "junction", "wagon-1", "wagon-2"]
    m = play(position(seat("burlington", five)), "maintain", "end")
    assert m.log(None)[-1]["text"] == "ends the turn and draws no card"


def test_the_special_delivery_that_turns_up_is_told():
    m = play(
        position(seat("watertown", ["burlington"], day=3), seat("richmond", ["burlington"], day=3)), "move burlington"
    )
    turned = events(m)[1]
    special = m.view(None)["specials"][2]
    assert (turned["kind"], turned["window"]) == ("special", 3)
    assert (turned["place"], turned["good"]) == (special["city"], special["good"])
    assert "days 14 to 16, 4 points" in turned["text"]


def test_the_end_is_told_with_its_scoring():
    m = position(
        seat("burlington", ["watertown"], day=35), seat("watertown", ["burlington"], day=35, delivered={"coal": 1, "wood": 1, "iron": 1}),
    )  # fmt: skip
    play(m, "move watertown", "end", "stop")
    assert [event["kind"] for event in events(m, -2)] == ["end", "rung", "out"]
    assert [event["kind"] for event in events(m)] == ["stop", "over", "score", "score", "won"]
    assert "3 for sets" in events(m)[3]["text"]
    assert events(m)[3]["total"] == m.scores()[1]
    assert events(m)[-1]["text"] == "Seat 2 wins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_counts_one_of_several(language):
    m = random_match(kit.trials(GAME)[1])
    for entry in m.log(None, language=language):
        for event in entry["events"]:
            assert not any(wrong in event["text"] for wrong in (" 1 days", " 1 cards", " 1 Tage", " 1 Karten", "(+0)"))


# ------------------------------------------------------------------------------------------------------------- the moves


def moves(match: Match, seat: int | None = None) -> list[tuple[str, ...]]:
    """What the last action moved, as a seat sees it: kind and colour, from where, over where, to where, how many."""
    found = [move for event in match.log(seat)[-1]["events"] for move in event.get("moves", [])]
    return [
        (" ".join(filter(None, (m["piece"]["kind"], m["piece"].get("colour")))), m.get("from", ""), *m.get("via", ()),
         m.get("to", ""), *([str(m["count"])] if "count" in m else []))
        for m in found
    ]  # fmt: skip


def test_a_train_runs_along_its_way_and_its_disc_steps():
    m = position(seat("burlington", ["port-1"]), seat("richmond", ["port-1"]))
    play(m, "move port-1 portland")
    assert moves(m, 0) == [
        ("card seat-red", "engine-0", "cards-0"),
        ("card seat-red", "card-port-1", "engine-0"),
        ("loco seat-red", "place-burlington", *moves(m, 0)[2][2:-1], "place-portland"),
        ("disc seat-red", "time-0", "time-3"),
    ]
    assert moves(m, 0)[2][2:-1] in {("place-montreal", "place-richmond"), ("place-white-river-jct", "place-boston"),
                                    ("place-white-river-jct", "place-richmond")}  # fmt: skip


@pytest.mark.parametrize("start", range(16))
def test_ways_are_shortest_and_along_links(start):
    linked = BOARD.plain.linked
    for end in range(16):
        way = [start, *route(BOARD, start, end), end]
        assert start == end or len(way) == BOARD.record.distance[start, end] + 1
        assert all(linked[one] >> other & 1 for one, other in pairwise(way) if start != end)


def test_a_delivery_moves_its_cube_its_tile_and_its_points():
    m = play(position(seat("richmond", ["quebec"], train={"wagon-3": "iron"}), stations=["quebec"]), "move quebec")
    play(m, "deliver wagon-3")
    assert moves(m) == [
        ("cube iron", "wagon-0-wagon-3", "goods-0"),
        ("token gold", "place-quebec", "seat-0"),
        ("points", "", "seat-0", "2"),
        ("cube steel", "", "place-quebec", "2"),
    ]


def test_a_wagon_is_hung_on_and_loaded():
    m = play(position(seat("richmond", ["watertown", "wagon-1", "junction"], power=2)), "move watertown")
    action = next(action for action in m.legal() if action.startswith("couple wagon-1"))
    play(m, action)
    good = action.split()[-1]
    assert moves(m, 0) == [
        ("wagon seat-red", "card-wagon-1", "wagon-0-wagon-1"),
        (f"cube {good}", "place-watertown", "wagon-0-wagon-1"),
    ]
    assert moves(m, 1)[0] == ("wagon seat-red", "seat-0", "wagon-0-wagon-1")


def test_cards_are_drawn_face_down_to_the_others():
    m = play(position(seat("richmond", ["watertown", "port-1"])), "maintain", "discard port-1")
    assert moves(m, 0) == [("card seat-red", "card-port-1", "cards-0")]
    assert moves(m, 1) == [("card seat-red", "seat-0", "cards-0")]
    play(m, "end")
    hand = {held["card"] for held in m.view(0)["seats"][0]["hand"]} - {"watertown"}
    assert moves(m, 1) == moves(m, None) == [("card", "cards-0", "seat-0", "4")]
    assert set(moves(m, 0)) == {("card seat-red", "cards-0", f"card-{card}") for card in hand}


def test_a_station_brings_everybody_its_card():
    m = position(seat("burlington", ["watertown", "port-1"]), seat("richmond", ["watertown"]))
    play(m, "develop port-1 station", "build boston discard")
    found = moves(m)
    assert ("token night", "", "place-boston") in found
    assert {move[-1] for move in found if move[0].startswith("card")} == {"cards-0", "cards-1"}


def test_companies_that_are_chosen_move_to_their_seats_and_trains_to_their_places():
    m = Match.new("grandtrunk", 2, 3, {"companies": "chosen"})
    play(m, m.legal()[0])
    ((piece, start, end),) = moves(m)
    assert (piece.split()[0], start.split("-")[0], end) == ("loco", "company", f"seat-{m.log(None)[-1]['seat']}")
    play(m, m.legal()[0])
    assert {move[-1].split("-")[0] for move in moves(m)} == {"seat", "place"}
