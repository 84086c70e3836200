"""What lies beside the map in Zug um Zug: Deutschland."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk import Match
from stellwerk.bots import Seat, make
from stellwerk.games.deutschland.sheet import sheet
from stellwerk.sheet import Cards, Sheet
from stellwerk.texts import say


def start(players: int = 3, **options: Any) -> Match:
    return Match.new("deutschland", players, seed=7, options={"first": "1", **options})


def begun() -> Match:
    match = start()
    while match.view(None)["first_tickets"]:
        match.play("tickets 2+2")
        match.play("keep 1,2")
    return match


def of(match: Match, seat: int | None) -> Sheet:
    return sheet(match.board, match.view(seat))


def part(match: Match, seat: int | None, id: str) -> Any:
    return next(part for part in of(match, seat).parts if part.id == id)


def ids(match: Match, seat: int | None) -> list[str]:
    return [part.id for part in of(match, seat).parts]


@pytest.fixture(scope="module")
def over() -> Match:
    match, bot = begun(), make("greedy", 3)
    while not match.over:
        match.play(bot.choose(Seat(match, match.actor)))
    return match


def test_hand_and_tickets_are_for_their_seat_alone() -> None:
    match = begun()
    hand, tickets = part(match, 0, "hand"), part(match, 0, "tickets")
    assert hand.own
    assert tickets.own
    assert {item.id.removeprefix("hand-"): item.value for item in hand.items} == match.view(0)["seats"][0]["hand"]
    assert say(hand.aside) == "4 cards"
    assert len(tickets.items) == 2
    assert ids(match, None) == ["row", "piles", "routes"]


def test_first_tickets_are_announced_where_all_mixes_lie() -> None:
    match = start()
    mixes = part(match, 0, "mix")
    assert say(mixes.items[0].title) == "2 short, 2 long"
    assert [len(item.pieces) for item in mixes.items] == [4] * 5
    assert {offer["at"][0] for offer in match.offers()} == {item.id for item in mixes.items}
    assert "mix" not in ids(match, 1)


def test_tickets_to_choose_from_are_chosen_together() -> None:
    match = start()
    match.play("tickets 1+3")
    offer = part(match, 0, "offer")
    assert (offer.choose, len(offer.items)) == ("keep", 4)
    assert [item.pieces[0].letter.key for item in offer.items].count("deutschland-letter-short") == 1
    assert say(offer.title, "de") == "Behalte mindestens 2 dieser Zielkarten."
    assert "offer" not in ids(match, 1)
    match.play("keep 2,3")
    assert "offer" not in ids(match, 0)
    assert {item.title for item in part(match, 0, "tickets").items} == {item.title for item in offer.items[1:3]}


def test_a_look_at_a_ticket_points_out_its_way() -> None:
    match = begun()
    held = {ticket["ticket"]: ticket for ticket in match.view(0)["seats"][0]["held"]}
    countries = match.board.document["countries"]
    for item, ticket in zip(
        part(match, 0, "tickets").items, sorted(held.values(), key=lambda t: -t["points"]), strict=True
    ):
        ends = [("country-" if end in countries else "city-") + end for end in ticket["between"]]
        assert item.shows == (*ends, *(f"track-{track}" for track in ticket["way"]))
        assert say(item.text) == f"{ticket['to_go']} wagons to go"


def test_row_and_decks_can_be_clicked() -> None:
    match = begun()
    row, piles = part(match, 0, "row"), part(match, 0, "piles")
    assert [item.id for item in row.items] == ["row-1", "row-2", "row-3", "row-4", "row-5", "deck"]
    colours = [item.pieces[0].colour.replace("joker", "locomotive") for item in row.items[:5]]
    assert colours == match.view(0)["row"]
    assert row.items[5].value == match.view(0)["deck"]
    assert [item.id for item in piles.items] == ["tickets-short", "tickets-long", "discards"]
    assert [item.value for item in piles.items] == [*match.view(0)["ticket_decks"].values(), 0]


def test_what_lies_on_the_discards_is_told() -> None:
    match = begun()
    while not match.view(None)["discards"]:
        legal = match.legal()
        match.play(next((action for action in legal if action.startswith("claim")), "draw blind"))
    discards = part(match, None, "piles").items[2]
    (*cards,) = match.view(None)["discards"].items()
    assert discards.value == sum(n for _, n in cards)
    assert say(discards.said) == ", ".join(f"{n} {colour}" for colour, n in cards)


def test_what_others_took_openly_is_known_to_everybody() -> None:
    match = begun()
    assert "known" not in ids(match, 1)
    match.play(next(action for action in match.legal() if action.startswith("draw ") and action != "draw blind"))
    (item,) = part(match, 1, "known").items
    assert (item.seat, [piece.letter for piece in item.pieces]) == (0, [item.pieces[0].letter])
    assert "known" not in ids(match, 0), "one knows one's own hand"


def test_how_near_the_end_is(over: Match) -> None:
    assert say(of(start(), 0).course.text, "de") == "Die ersten Zielkarten"  # type: ignore[union-attr]
    near = []
    for n in range(8, len(over.history) + 1):
        match = over.at(n)
        view, course = match.view(None), of(match, None).course
        assert course is not None
        near.append(course.near)
        if view["over"]:
            assert say(course.text) == "The game is over."
        elif view["turns_left"] is not None:
            assert say(course.text).startswith("Last round: ")
        else:
            fewest = min(seat["wagons"] for seat in view["seats"])
            assert say(course.text).startswith(f"Fewest wagons left: {fewest} (")
            assert course.near == (fewest <= 9)
    assert near[0] is False
    assert near[-2] is True


def test_points_are_known_and_made_of_four_sources_in_the_end(over: Match) -> None:
    middle = over.at(60)
    assert [player.points for player in of(middle, 1).players] == [seat["points"] for seat in middle.view(1)["seats"]]
    shown = of(over, None)
    for seat, player in enumerate(shown.players):
        assert player.points == over.scores()[seat] == sum(points for _, points in player.why)
        assert player.points == sum(score.points[seat] or 0 for score in shown.scoring)
    assert [curve.value for curve in shown.curves] == over.scores()
    assert of(middle, 1).scoring == ()


def test_in_the_end_everybodys_tickets_are_shown(over: Match) -> None:
    parts = [part for part in of(over, 0).parts if isinstance(part, Cards) and "tickets" in part.id]
    assert [part.id for part in parts] == ["tickets", "tickets-of-1", "tickets-of-2"]
    for seat, cards in enumerate(parts):
        worth = over.view(None)["seats"][seat]["final"]["tickets"].values()
        assert sorted(item.value if item.state == "done" else -item.value for item in cards.items) == sorted(worth)


def test_whose_routes_are_where_is_said_though_the_map_shows_it(over: Match) -> None:
    routes = part(over, None, "routes")
    assert routes.on_map
    tracks = over.view(None)["tracks"]
    for item in routes.items:
        assert len(say(item.text).split(", ")) == sum(owner == item.seat for owner in tracks.values())
