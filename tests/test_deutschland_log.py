"""Zug um Zug: Deutschland: the log tells the whole game, so that every public number can be rebuilt from it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from stellwerk import Match
from stellwerk.bots import Seat, make

DECKS = ("short", "long")


class Books:
    """The table as a reader of the log keeps it, from how it was laid out and what was told since."""

    def __init__(self, view: dict[str, Any]) -> None:
        players = range(view["players"])
        self.row: list[str] = list(view["row"])
        self.deck: int = view["deck"]
        self.discards = Counter(view["discards"])
        self.ticket_decks = Counter(view["ticket_decks"])
        self.points, self.wagons, self.cards = (
            [seat[k] for seat in view["seats"]] for k in ("points", "wagons", "cards")
        )
        self.known = [Counter[str]() for _ in players]
        self.tickets = [Counter[str]() for _ in players]
        self.tracks: dict[str, int] = {}
        self.turns_left: int | None = None
        self.over = False
        self.final: list[dict[str, Any]] = [{} for _ in players]

    def read(self, entry: dict[str, Any]) -> None:
        """Enter all that an action brought about."""
        for event in entry["events"]:
            getattr(self, "_" + event["kind"].replace("-", "_"))(event["seat"], event)

    def _pass(self, seat: int, event: dict[str, Any]) -> None:
        assert event["text"]

    def _blind(self, seat: int, event: dict[str, Any]) -> None:
        self.cards[seat] += 1
        self.deck -= 1

    def _take(self, seat: int, event: dict[str, Any]) -> None:
        self.cards[seat] += 1
        self.known[seat][event["card"]] += 1

    def _refill(self, seat: int, event: dict[str, Any]) -> None:
        self.row[event["place"]] = event["card"]
        self.deck -= 1

    def _sweep(self, seat: int, event: dict[str, Any]) -> None:
        assert event["cards"]["locomotive"] >= 3 * event["times"]
        assert sum(event["cards"].values()) == 5 * event["times"]
        self.discards.update(event["cards"])
        self.deck -= 5 * event["times"]
        self.row = event["row"]

    def _shuffle(self, seat: int, event: dict[str, Any]) -> None:
        self.discards.subtract(event["cards"])
        self.deck += sum(event["cards"].values())

    def _tickets(self, seat: int, event: dict[str, Any]) -> None:
        self.ticket_decks.subtract({deck: event.get(deck, 0) for deck in DECKS})

    def _keep(self, seat: int, event: dict[str, Any]) -> None:
        self.tickets[seat].update({deck: event.get(deck, 0) for deck in DECKS})
        self.ticket_decks.update(event.get("returned", {}))

    def _reveal(self, seat: int, event: dict[str, Any]) -> None:
        self.tickets[seat].update(event["kept"])
        self.ticket_decks.subtract(event["kept"])

    def _begin(self, seat: int, event: dict[str, Any]) -> None:
        assert all(sum(held.values()) >= 2 for held in self.tickets)

    def _claim(self, seat: int, event: dict[str, Any]) -> None:
        self.tracks[event["track"]] = seat
        self.points[seat] += event["points"]
        self.wagons[seat] -= event["wagons"]
        self.cards[seat] -= sum(event["cards"].values())
        self.known[seat] -= Counter(event["cards"])
        self.discards.update(event["cards"])

    def _last_round(self, seat: int, event: dict[str, Any]) -> None:
        assert self.wagons[seat] <= 2
        self.turns_left = event["turns"]

    def _end(self, seat: int, event: dict[str, Any]) -> None:
        assert event["reason"] in ("last-round", "passes")
        self.over = True

    def _tickets_scored(self, seat: int, event: dict[str, Any]) -> None:
        done = sum(points > 0 for points in event["tickets"].values())
        self.final[seat] = {"tracks": self.points[seat], "tickets": event["tickets"], "completed": done, "bonus": 0}

    def _bonus(self, seat: int, event: dict[str, Any]) -> None:
        assert self.final[seat]["completed"] == event["completed"] == max(f["completed"] for f in self.final)
        self.final[seat]["bonus"] = event["points"]

    def _score(self, seat: int, event: dict[str, Any]) -> None:
        final = self.final[seat]
        final["total"] = final["tracks"] + sum(final["tickets"].values()) + final["bonus"]
        assert event["total"] == final["total"]

    def public(self) -> dict[str, Any]:
        """Every public number, as a view gives it."""
        seats = zip(self.points, self.wagons, self.cards, self.known, self.tickets, strict=True)
        return {
            "row": self.row,
            "deck": self.deck,
            "discards": {c: n for c, n in self.discards.items() if n},
            "ticket_decks": dict(self.ticket_decks),
            "tracks": self.tracks,
            "over": self.over,
            "seats": [
                {"points": p, "wagons": w, "cards": c, "known": dict(k), "tickets": {d: t[d] for d in DECKS}}
                for p, w, c, k, t in seats
            ],
        }


def seen(view: dict[str, Any]) -> dict[str, Any]:
    keys = ("row", "deck", "discards", "ticket_decks", "tracks", "over")
    seats = [{k: x[k] for k in ("points", "wagons", "cards", "known", "tickets")} for x in view["seats"]]
    return {**{key: view[key] for key in keys}, "seats": seats}


def play(m: Match, sensible: bool, seed: int) -> list[dict[str, Any]]:
    """Play to the end; gives what a spectator sees at the start and after each action."""
    dice, bot, views = random.Random(seed), make("greedy:10", seed), [m.view(None)]
    while not m.over:
        m.play(bot.choose(Seat(m, m.actor)) if sensible else dice.choice(m.legal()))
        views.append(m.view(None))
    return views


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("choice", ["open", "hidden"])
def test_every_public_number_can_be_rebuilt_from_the_log(choice: str, seed: int) -> None:
    m = Match.new("deutschland", 2 + seed % 4, seed, {"choice": choice, "tickets": "2017" if seed % 2 else "2012"})
    views = play(m, sensible=seed >= 3, seed=seed)
    books = Books(views[0])
    for entry, view in zip(m.log(None), views[1:], strict=True):
        books.read(entry)
        assert books.public() == seen(view), entry
    assert books.final == [seat["final"] for seat in views[-1]["seats"]]


@pytest.mark.parametrize("seed", range(4))
def test_cards_and_the_last_round_are_told_where_few_are_left(seed: int) -> None:
    """Nearly all cards are in one hand: decks run out, rows are swept again and again, and seats pass."""
    m = Match.new("deutschland", 3, seed)
    while m.view(None)["first_tickets"]:
        m.play("tickets 2+2")
        m.play("keep 1,2")
    doc = m.position()
    s = doc["state"]
    s.update(row=["locomotive", "locomotive", "red", "green", "blue"], discards={"white": 2, "black": 1})
    s["deck"], s["known"] = {"locomotive": 7, "orange": 3}, [{}, {}, {}]
    there = [*s["row"], "white", "white", "black", *["locomotive"] * 7, *["orange"] * 3]
    s["hand"] = [{}, {}, {c: (14 if c == "locomotive" else 12) - there.count(c) for c in s["hand"][0] | COLOURS}]
    m = Match.from_position(doc)
    views = play(m, sensible=False, seed=seed)
    books = Books(views[0])
    books.tickets = [Counter(seat["tickets"]) for seat in views[0]["seats"]]
    kinds = set()
    for entry, view in zip(m.log(None), views[1:], strict=True):
        books.read(entry)
        kinds |= {event["kind"] for event in entry["events"]}
        assert books.public() == seen(view), entry
    assert kinds >= {"refill", "shuffle", "sweep", "last-round", "end", "score"}


COLOURS = dict.fromkeys(("blue", "red", "green", "yellow", "black", "purple", "white", "orange", "locomotive"), 0)


def test_the_end_is_told_in_words() -> None:
    m = Match.new("deutschland", 2, 1, names=["Ada", "Émile"])
    play(m, sensible=True, seed=1)
    log = m.log(None)
    told = [event["text"] for entry in log for event in entry["events"][1:]]
    assert any(text.endswith("left: everybody has one more turn.") for text in told)
    assert "The last round is over: the game ends." in told
    assert any(text.startswith("Tickets of Émile: ") for text in told)
    assert any(text.startswith("Most completed tickets: ") for text in told)
    assert sum(" wins: tracks +" in text for text in told) == len(m.winners())


def test_what_only_one_seat_may_know_is_told_to_it_alone() -> None:
    m = Match.new("deutschland", 2, 1, {"first": "1"})
    m.play("tickets 3+1")
    own, others = (m.log(seat)[-1]["events"][0] for seat in (0, 1))
    assert len(own["tickets"]) == 4
    assert "tickets" not in others
    assert (others["short"], others["long"]) == (3, 1)
    m.play("keep 1,4")
    own, others = (m.log(seat)[-1]["events"][0] for seat in (0, 1))
    assert len(own["tickets"]) == 2
    assert {k: others[k] for k in ("short", "long", "returned")} == {
        "short": 1, "long": 1, "returned": {"short": 2, "long": 0},
    }  # fmt: skip


# ---------------------------------------------------------------------------------------------------------------- moves


def moves(m: Match, seat: int | None) -> list[tuple[str, str, str, int]]:
    """What the last action set in motion: each piece by kind and letter (or colour), where from, where to, how many."""
    events = m.log(seat)[-1]["events"]
    found = [move for event in events for move in event.get("moves", [])]
    named = [
        " ".join(filter(None, (move["piece"][k] for k in ("kind", "letter") if k in move["piece"]))) for move in found
    ]
    return [
        (name, move.get("from", ""), move.get("to", ""), move.get("count", 1))
        for name, move in zip(named, found, strict=True)
    ]


def begun(**hand: int) -> Match:
    """A match in which all have chosen their first tickets; the first seat is to begin, with these cards."""
    m = Match.new("deutschland", 2, 1, {"first": "1"})
    while m.view(None)["first_tickets"]:
        m.play("tickets 2+2")
        m.play("keep 1,2")
    doc = m.position()
    s, of = doc["state"], {c: 14 if c == "locomotive" else 12 for c in COLOURS}
    s["row"], s["discards"], s["known"] = ["red", "green", "blue", "red", "locomotive"], {}, [{}, {}]
    s["hand"] = [hand or {"white": 4}, {"black": 4}]
    s["deck"] = {c: n - s["row"].count(c) - sum(h.get(c, 0) for h in s["hand"]) for c, n in of.items()}
    return Match.from_position(doc)


def test_cards_fly_from_the_row_to_the_hand_and_others_into_their_place() -> None:
    m = begun()
    m.play("draw red")
    letter = {"red": "R", "locomotive": "L", "yellow": "Y", "black": "K", "white": "W"}
    new = letter.get(m.view(None)["row"][0], m.view(None)["row"][0][0].upper())
    refilled = (f"card {new}", "deck", "row-1", 1)
    assert moves(m, 0) == [("card R", "row-1", "hand-red", 1), refilled]
    assert moves(m, 1) == moves(m, None) == [("card R", "row-1", "seat-0", 1), refilled]


def test_a_card_drawn_blind_is_a_back_to_the_others() -> None:
    m = begun()
    m.play("draw blind")
    (own,) = m.log(0)[-1]["events"][0]["moves"]
    assert own["piece"]["colour"]
    assert own["to"].startswith("hand-")
    assert moves(m, 1) == moves(m, None) == [("card", "deck", "seat-0", 1)]


def test_a_claim_pays_cards_places_wagons_and_brings_points() -> None:
    m = begun(white=4, locomotive=2)
    m.play(
        "claim bremen-bremerhaven locomotive" if "claim bremen-bremerhaven locomotive" in m.legal() else m.legal()[-1]
    )
    event = m.log(None)[-1]["events"][0]
    train = ("wagon", "seat-0", f"track-{event['track']}", event["wagons"])
    paid = [(f"card {'L' if card == 'locomotive' else card[0].upper()}", n) for card, n in event["cards"].items()]
    assert moves(m, None)[: len(paid)] == [(card, "seat-0", "discards", n) for card, n in paid]
    assert moves(m, None)[len(paid) :] == [train, ("points", "", "seat-0", event["points"])]
    assert {start for _, start, end, _ in moves(m, 0) if end == "discards"} == {f"hand-{c}" for c in event["cards"]}
    (wagon,) = (move["piece"] for move in event["moves"] if move["piece"]["kind"] == "wagon")
    assert (wagon["colour"], wagon["shape"]) == ("seat-red", "diamond")


def test_tickets_go_where_everybody_sees_them_go() -> None:
    m = Match.new("deutschland", 2, 1, {"first": "1"})
    m.play("tickets 3+1")
    assert moves(m, 0) == [("ticket S", "tickets-short", "offer", 3), ("ticket L", "tickets-long", "offer", 1)]
    assert moves(m, 1) == [("ticket S", "tickets-short", "seat-0", 3), ("ticket L", "tickets-long", "seat-0", 1)]
    m.play("keep 1,4")
    kept = [("ticket S", "offer", "tickets", 1), ("ticket L", "offer", "tickets", 1)]
    assert moves(m, 0) == [*kept, ("ticket S", "offer", "tickets-short", 2)]
    assert moves(m, 1) == [("ticket S", "seat-0", "tickets-short", 2)]


def test_what_is_hidden_moves_only_when_it_is_shown() -> None:
    m = Match.new("deutschland", 2, 1, {"first": "1", "choice": "hidden"})
    for action in ("tickets 2+2", "keep 1,2", "tickets 0+4"):
        m.play(action)
        assert moves(m, None) == []
    m.play("keep 1,2")
    assert moves(m, None) == [("ticket S", "tickets-short", "seat-0", 2), ("ticket L", "tickets-long", "seat-1", 2)]
    assert ("ticket L", "tickets-long", "seat-1", 2) not in moves(m, 1), "they have long been there"


def test_whatever_is_told_to_move_adds_up() -> None:
    """Cards, wagons and points, kept from the moves alone, are those of the table, swept rows and all."""
    for seed in range(3):
        m = Match.new("deutschland", 3, seed)
        views = play(m, sensible=False, seed=seed)
        row, points = list(views[0]["row"]), [0, 0, 0]
        count = Counter({"discards": 0, "deck": views[0]["deck"], **{f"seat-{p}": 4 for p in range(3)}})
        for entry, view in zip(m.log(None), views[1:], strict=True):
            for event in entry["events"]:
                for move in event.get("moves", []):
                    piece, n, ends = move["piece"], move.get("count", 1), (move.get("from", ""), move.get("to", ""))
                    if piece["kind"] == "points":
                        points[int(ends[1][-1])] += n
                    elif piece["kind"] == "card":
                        count.subtract({ends[0]: n})
                        count.update({ends[1]: n})
                        if ends[1].startswith("row-"):
                            row[int(ends[1][4:]) - 1] = piece["colour"].replace("joker", "locomotive")
                        elif ends[0].startswith("row-"):
                            assert row[int(ends[0][4:]) - 1] == piece["colour"].replace("joker", "locomotive")
            assert row == view["row"]
            assert (count["deck"], count["discards"]) == (view["deck"], sum(view["discards"].values()))
            assert [count[f"seat-{p}"] for p in range(3)] == [seat["cards"] for seat in view["seats"]]
            final = [seat["final"]["total"] if view["over"] else seat["points"] for seat in view["seats"]]
            assert points == final
