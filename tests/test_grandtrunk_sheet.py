"""What lies beside the map in The Grand Trunk Journey."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from grandtrunk_positions import BOARD, play, position, seat
from stellwerk import Match
from stellwerk.games.grandtrunk.look import CUBES
from stellwerk.games.grandtrunk.sheet import sheet
from stellwerk.sheet import Cards, Note, Sheet, Table, Timeline, Track
from stellwerk.sheets import shown
from stellwerk.texts import say

P = TypeVar("P")


def of(match: Match, seat: int | None) -> Sheet:
    return sheet(match.board, match.view(seat))


def part(found: Sheet, id: str, kind: type[P]) -> P:
    (one,) = (part for part in found.parts if part.id == id)
    assert isinstance(one, kind)
    return one


def table(**more: Any) -> Match:
    """A game in which much has been delivered and acquired."""
    seats = (
        seat("watertown", ["burlington", "wagon-1"], train={"wagon-2": ("wood", 2)}, power=2, progress=["siding"],
             siding="wagon-3", discard=["port-1"]),
        seat("richmond", ["port-1"], train={"wagon-1": ("coal", 1)}, known=["port-1"], progress=["crane"], fast=True),
    )  # fmt: skip
    return position(*seats, **{"objectives": ["heavy-train", "ore-depot", "coal-depot"], **more})


def over() -> Match:
    match = Match.new("grandtrunk", players=3, seed=4)
    n = 0
    while not match.over:
        n += 1
        match.play(match.legal()[n * 7 % len(match.legal())])
    return match


def test_the_own_hand_and_train_come_first_and_the_hand_is_for_its_seat_alone() -> None:
    match = table()
    parts = of(match, 0).parts
    assert [one.id for one in parts if one.own] == ["hand", "discards", "acquired", "train-of-0", "reach"]
    assert parts[0].id == "hand"
    hand = part(of(match, 0), "hand", Cards)
    assert [item.id for item in hand.items] == ["card-burlington", "card-wagon-1"]
    assert [say(item.title) for item in hand.items] == ["Burlington", "Wagon 1"]
    for other in (1, None):
        assert not {"card-burlington", "card-wagon-1"} & set(of(match, other).ids())


def test_cards_say_what_they_do_besides_being_a_place() -> None:
    hand = {item.id: item for item in part(of(table(), 0), "hand", Cards).items}
    assert say(hand["card-wagon-1"].text).startswith("wagon for ")
    assert hand["card-wagon-1"].pieces
    assert say(hand["card-burlington"].text, "de") != say(hand["card-burlington"].text)


def test_a_train_shows_its_power_its_loads_and_the_siding() -> None:
    match = table()
    train = part(of(match, 0), "train-of-0", Cards)
    assert say(train.aside) == "Watertown, 1 of 2 wagons"
    engine, wagon, siding = train.items
    assert (engine.id, say(engine.title), engine.pieces[0].kind) == ("engine-0", "Power II", "loco")
    assert (wagon.id, wagon.pieces) == ("wagon-0-wagon-2", (CUBES["wood"], CUBES["wood"]))
    assert siding.id == "siding-0"
    (other,) = (one for one in of(match, 0).parts if one.id == "train-of-1")
    assert isinstance(other, Cards)
    assert say(other.items[0].title, "de") == "Antriebskraft I, schnell"
    assert other.items[0].seat == 1


def test_an_empty_wagon_says_what_it_takes() -> None:
    match = play(table(), "move burlington", "deliver wagon-2", "deliver wagon-2")
    wagon = part(of(match, 0), "train-of-0", Cards).items[1]
    assert say(wagon.text).startswith("empty, for ")
    assert [piece.kind for piece in wagon.pieces] == ["wagon"]


def test_days_with_discs_and_special_deliveries() -> None:
    match = table()
    view, time = match.view(0), part(of(match, 0), "time", Timeline)
    assert (time.last, time.end, time.marked) == (40, 36, (4, 8, 12, 16, 20, 23, 26, 29))
    assert time.discs == tuple((disc["seat"], disc["day"]) for disc in view["track"])
    assert [item.id for item in time.items] == [f"special-{n}" for n in range(1, 11)]
    for item, special in zip(time.items, view["specials"], strict=True):
        assert (item.value, item.when) == (special["points"], tuple(special["days"]))
        if "city" in special:
            assert item.pieces == (CUBES[special["good"]],)
            assert item.shows == (f"place-{special['city']}",)
        else:
            assert say(item.title) == f"face down until day {special['shown']}"


@pytest.mark.parametrize(
    ("day", "state"), [(4, ""), (5, "now"), (8, "now"), (9, "past")], ids=["before", "first", "last", "after"]
)
def test_special_deliveries_say_whether_their_days_have_come(day: int, state: str) -> None:
    view = table().view(0)
    view["seats"][0]["day"] = day
    view["track"] = [{"seat": 0, "day": day}, {"seat": 1, "day": 0}]
    assert part(sheet(BOARD, view), "time", Timeline).items[0].state == state


def test_special_deliveries_that_were_made_or_missed() -> None:
    view = table().view(0)
    view["specials"][0]["done"] = True
    view["track"] = [{"seat": 0, "day": 30}, {"seat": 1, "day": 30}]
    first, second, *_ = part(sheet(BOARD, view), "time", Timeline).items
    assert (first.state, second.state) == ("done", "lost")


def test_cards_that_lie_out_can_be_chosen_and_say_what_they_do() -> None:
    match = table()
    found = of(match, 0)
    progress, objectives = part(found, "progress", Cards), part(found, "objectives", Cards)
    assert [item.id for item in progress.items] == [f"progress-{label}" for label in match.view(0)["progress"]]
    assert {item.id for item in objectives.items} == {
        "objective-heavy-train", "objective-ore-depot", "objective-coal-depot",
    }  # fmt: skip
    assert {item.value for item in objectives.items} == {1, 3}
    assert all(say(item.text) for item in (*progress.items, *objectives.items))


def test_what_everybody_has_acquired() -> None:
    match = table()
    assert [say(item.title) for item in part(of(match, 0), "acquired", Cards).items] == ["Siding"]
    (theirs,) = part(of(match, 0), "acquired-by-others", Cards).items
    assert (theirs.seat, say(theirs.text)) == (1, "Railway Crane")


def test_tracks() -> None:
    found = of(table(), 0)
    power, wood = part(found, "development", Track), part(found, "wood-track", Track)
    assert (power.least, power.most, power.lanes[0].at) == (1, 4, (2, 1))
    assert (wood.least, wood.most) == (0, 7)
    assert say(part(found, "needs", Note).text) == "II: 1 steel, III: 2 steel, IV: 3 steel (+5), fast: 3 coal (+1)"


def test_what_was_delivered_and_whose_cards_are_where() -> None:
    match = table()
    view, found = match.view(0), of(match, 0)
    goods, cards = part(found, "goods", Table), part(found, "cards", Table)
    for n, row in enumerate(view["seats"]):
        assert goods.items[n].cells == tuple(row["delivered"].values())
        assert cards.items[n].cells == (row["hand_size"], row["deck_size"], len(row["discard"]))
    assert say(cards.items[1].text) == "surely holds Port 1"
    assert not cards.items[0].text


def test_within_reach() -> None:
    match = table()
    assert say(part(of(match, 0), "reach", Note).text) == "Within reach: Burlington 1 day"
    assert "Hamilton" in say(part(of(match, 1), "reach", Note).text)


def test_how_near_the_end_is() -> None:
    match = table()
    course = of(match, 0).course
    assert course is not None
    assert say(course.text) == f"Day {min(row['day'] for row in match.view(0)['seats'])} of 36"
    assert not course.near
    assert [say(phase) for phase in course.phases][course.phase] == "Move"
    assert course.order[0] == match.actor
    view = match.view(0)
    view["track"] = [{"seat": 0, "day": 31}, {"seat": 1, "day": 36}]
    near = sheet(BOARD, view).course
    assert near is not None
    assert near.near
    view["seats"][1]["out"] = True
    out = sheet(BOARD, {**view, "rung": True}).course
    assert out is not None
    assert out.order == (0,)
    assert say(out.text, "de") == "Tag 31 von 36 · das Ende ist eingeläutet"


def test_companies_are_chosen_beside_the_map() -> None:
    match = Match.new("grandtrunk", players=2, seed=3, options={"companies": "chosen"})
    companies = part(of(match, match.actor), "companies", Cards)
    assert {offer["at"][0] for offer in match.offers()} == {item.id for item in companies.items}
    assert len({item.pieces[0].shape for item in companies.items}) == 4
    match.play(match.legal()[0])
    assert len(part(of(match, match.actor), "companies", Cards).items) == 3


def test_points_are_made_of_four_things() -> None:
    match = over()
    found = of(match, None)
    for n, player in enumerate(found.players):
        assert player.points == match.scores()[n] == sum(points for _, points in player.why)
        assert player.points == sum(score.points[n] or 0 for score in found.scoring)
        assert found.curves[n].value == player.points
    assert of(table(), 0).scoring == ()
    assert found.ask == ""


def test_places_are_said_though_the_map_shows_them() -> None:
    places = part(of(table(), 0), "places", Cards)
    assert places.on_map
    said = {say(item.title): say(item.text) for item in places.items}
    assert said["Watertown"] == "station, wants iron, offers coal, wood, trains: Seat 1"


def test_cards_in_hand_are_where_their_actions_are_chosen() -> None:
    match = table()
    offers = match.offers()
    for offer in offers:
        if offer["kind"] in ("move", "play", "develop", "lift"):
            assert offer["at"][-1] in ("card-burlington", "card-wagon-1"), offer
    moves = [offer for offer in offers if offer["kind"] == "move"]
    assert {offer["at"][0] for offer in moves} == {"place-burlington"}


def test_a_click_on_a_card_says_why_not() -> None:
    match = table()
    assert match.why_not(0, "card-wagon-1") == "Move your train first."
    assert match.why_not(0, "card-burlington") is None  # it can be gone to
    assert match.why_not(0, "card-port-1") is None  # not in hand
    assert match.why_not(0, "card-nowhere") is None
    play(match, "maintain")
    assert match.why_not(0, "card-wagon-1") is None


def test_the_sheet_as_data_has_words_in_both_languages() -> None:
    match = table()
    for language in ("en", "de"):
        assert "grandtrunk-" not in str(shown(of(match, 0), language))
