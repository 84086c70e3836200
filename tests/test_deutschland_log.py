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
