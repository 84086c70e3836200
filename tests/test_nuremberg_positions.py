"""Positions of First Train to Nuremberg that no game can have: for every invariant a real position with one thing changed,
refused with its reason at its place."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from nuremberg_positions import build, play, position, sell
from stellwerk import BadDocument, Match
from stellwerk.engine.game import MapError
from stellwerk.games import get
from stellwerk.games.nuremberg.invariants import INVARIANTS

RICH = {"white": 5, "brown": 5, "red": 5, "green": 5}
Change = Callable[[dict[str, Any]], Any]


def new() -> Match:
    return Match.new("nuremberg", players=3, seed=1, options={"first": "1"})


def bidding() -> Match:
    return play(position(phase="auction", cubes=[12, 13, 12]), "bid box1 4", "bid box5 2", "bid box2 3")


def choosing() -> Match:
    match = position(phase="auction", side="2-3", cubes=[12, 12, 12], token=[*["white"] * 3, *["brown"] * 3])
    return play(match, "bid box2 3", "bid box1 3", "bid box3 3", "bid box4 2", "bid box5 2", "bid box6 2")


def building() -> Match:
    links = {"1": ["furth weikershof"], "2": ["nuremberg-south gostenhof"], "red": ["furth ronhof poppenreuth"]}
    pieces = {"leyh": {"yellow": 1}, "doos": {"green": 1}, "espan": {"white": 1}}
    match = position(phase="building", links=links, pieces=pieces, cubes=[9, 9, 9], influence=[RICH] * 3)
    return build(match, "weikershof doos muggenhof")


def first_turn_building() -> Match:
    match = position(phase="building", turn=1, cubes=[9, 9, 9], influence=[RICH] * 3)
    return build(match, "furth weikershof")


def paying_for_track() -> Match:
    match = position(phase="building", cubes=[1, 0, 0], influence=[{"white": 3, "brown": 3, "red": 3}])
    return play(build(match, "furth weikershof leyh sundersbuhl"), "finish")


def paying_for_a_train() -> Match:
    match = position(phase="transport", cubes=[4], influence=[{"brown": 1, "white": 3}],
                     links={"1": ["furth weikershof leyh"]}, pieces={"leyh": {"yellow": 1}})  # fmt: skip
    return play(match, "buy 3.1")


def transporting() -> Match:
    links = {"1": ["furth weikershof doos leyh"], "2": ["nuremberg-south steinbuhl"]}
    pieces = {"leyh": {"yellow": 2}, "doos": {"red": 1}, "steinbuhl": {"yellow": 2}}
    match = position(phase="transport", links=links, pieces=pieces, influence=[{"brown": 5}, {"brown": 4}])
    return play(match, "buy 3.1", "buy 3.2", "load red doos", "pass")


def selling() -> Match:
    links = {"1": ["furth weikershof doos muggenhof"], "2": ["nuremberg-south gostenhof"]}
    match = position(phase="takeovers", links=links, influence=[{"red": 3}, {"green": 1}])
    return sell(match, "red", "furth weikershof")


def over() -> Match:
    match = position(phase="takeovers", turn=5, links={"1": ["furth weikershof doos"]}, influence=[{"red": 1}])
    return play(match, "pass")


def put(*path: Any, value: Any) -> Change:
    """Change one thing."""

    def change(state: dict[str, Any]) -> None:
        for step in path[:-1]:
            state = state[step]
        state[path[-1]] = value

    return change


def both(*changes: Change) -> Change:
    return lambda state: [change(state) for change in changes]


CASES: list[tuple[str, Callable[[], Match], Change, str, str]] = [
    ("sides are for so many players", lambda: Match.new("nuremberg", players=2, seed=1), put("side", value="3-4"),
     "side", "Side 3-4 of the board is not for 2 players."),
    ("options are followed", new, put("by_row", value=1), "by_row", "The match was set up with trains = price."),
    ("options are followed", new, put("extended", value=1), "extended", "set up with south = printed."),
    ("options are followed", new, put("all_branches", value=1), "all_branches", "set up with bonus = shortest."),
    ("options are followed", new, put("train_side", value="2-3"), "train_side", "set up with train-side = same."),
    ("options are followed", new, put("stock", value=60), "stock", "The match was set up with links = 35."),
    ("turn is one of the game", lambda: Match.new("nuremberg", players=4, seed=1), put("turn", value=5), "turn",
     "This game has 4 turns."),
    ("turn is one of the game", over, put("turn", value=4), "phase", "The game is over only after turn 5."),
    ("somebody is at that place", new, put("at", value=3), "at", "Nobody is at this place."),
    ("everybody is once in each order", new, put("order", "build", value=[0, 0, 1]), "order.build",
     "Not every seat is there once."),
    ("everybody is once in each stack", new, put("stack", "red", value=[0, 0, 1]), "stack.red",
     "Not every marker is there once."),
    ("markers lie on their tracks", building, put("influence", 2, "white", value=9), "influence[2].white",
     "The track ends at 8."),
    ("markers lie on their tracks", building, put("profit", 1, value=-14), "profit[1]", "goes from −13 to 5."),
    ("nothing is under way out of its phase", new, put("due", value=4), "due", "while the phase is the auction."),
    ("nothing is under way out of its phase", building, put("crediting", value=2), "crediting", "building track."),
    ("nothing is under way out of its phase", building, put("passed", value=[1]), "passed", "building track."),
    ("nothing is under way out of its phase", transporting, put("buying", value="3.1"), "buying", "transport."),
    ("nothing is under way out of its phase", building, put("buyer", value="red"), "buyer", "building track."),
    ("bids lie in boxes", bidding, put("bid", 0, value=0), "bid[0]", "Cubes in a box belong to somebody"),
    ("bids lie in boxes", bidding, put("bid", 0, value=2), "bid[0]", "This box takes at least 3 cubes."),
    ("bids lie in boxes", building, both(put("bid", 0, value=3), put("bidder", 0, value=1)), "bid[0]",
     "Bids lie in the boxes only during the auction."),
    ("bids lie in boxes", choosing, both(put("bid", 7, value=3), put("bidder", 7, value=1)), "bid[7]",
     "This side of the board has 6 boxes."),
    ("nobody has three bids", bidding, both(*(put(name, k, value=v) for k in (5, 6) for name, v in
     (("bid", 2), ("bidder", 0)))), "bidder[6]", "Seat 1 has more than two bids."),
    ("cubes add up", bidding, put("cubes", 0, value=15), "cubes[0]",
     "19 cubes in hand and boxes, but there are only 15."),
    ("cubes add up", bidding, put("cubes", 0, value=1), "cubes[0]", "there are at least 12."),
    ("cubes add up", new, put("cubes", 0, value=13), "cubes[0]", "In the first turn it cannot have come to that yet."),
    ("tokens were drawn", new, put("token", 0, value=None), "token[0]", "One token lies in each of the boxes 1 to 8"),
    ("tokens were drawn", new, put("token", value=["red"] * 8), "token", "There are only 5 red tokens in the bag."),
    ("links lie where they can", building, put("owner", "nuremberg-north/nuremberg-south", value="1"),
     "owner.nuremberg-north/nuremberg-south", "No link can be there."),
    ("links lie where they can", building, put("owner", "furth/dambach", value="4"), "owner.furth/dambach",
     "Seat 4 is not in play."),
    ("links are counted", building, put("owner", "furth/dambach", value="1"), "track.1", "4 links are on the board."),
    ("links are counted", building, put("track", "2", value=2), "track.2", "One link is on the board."),
    ("pieces add up", building, put("boxed", "red", value=24), "boxed.red", "24 pieces in all, but there should be 25."),
    ("pieces add up", transporting, put("carried", 0, "red", value=2), "boxed.red", "26 pieces in all"),
    ("pieces lie where they belong", building, both(put("lying", "leyh", "yellow", value=3),
     put("boxed", "yellow", value=57)), "lying.leyh.yellow", "At most 2 such pieces can lie here."),
    ("pieces lie where they belong", building, both(put("lying", "furth", value={"green": 1}),
     put("boxed", "green", value=23)), "lying.furth", "No such pieces can lie here."),
    ("landlords leave for links", building, both(put("lying", "doos", "landlord", value=1),
     put("boxed", "landlord", value=24)), "lying.doos.landlord", "A link runs here, so the landlord has left."),
    ("chain is one line", building, put("laid", value=1), "trail[2]", "The chain under way has 2 areas."),
    ("chain is one line", building, put("trail", 1, value="leyh"), "trail[1]", "does not go on across a border"),
    ("chain is one line", building, put("trail", 2, value="weikershof"), "trail", "comes to an area twice"),
    ("chain is one line", selling, put("buyer", value=None), "buyer", "A takeover has a buyer as soon as it has begun"),
    ("stations belong to whoever runs there", building, put("company", "doos", value=["red"]), "company.doos",
     "belongs to the companies whose links run there"),
    ("stations belong to whoever runs there", building, put("company", "poppenreuth", value=["red", "green"]),
     "company.poppenreuth", "belongs to the companies whose links run there"),
    ("stations belong to whoever runs there", new, put("company", "furth", value=["green"]), "company.furth",
     "a town to its own too"),
    ("stations belong to whoever runs there", new, put("company", "leyh", value=["red"]), "company.leyh",
     "anything else to none"),
    ("company lines end in stations", building, both(put("owner", "furth/weikershof", value="red"),
     put("track", "red", value=3), put("track", "1", value=2)), "company.weikershof",
     "A line of the red company ends here"),
    ("lines begin in towns", building, both(put("owner", "stein/eibach", value="2"), put("track", "2", value=2)),
     "owner.stein/eibach", "No line leads from a company town to this link."),
    ("pieces that can never move are gone", building, both(put("lying", "ronhof", value={"yellow": 1}),
     put("boxed", "yellow", value=58)), "lying.ronhof.yellow", "A company’s link runs here"),
    ("pieces that can never move are gone", building, both(put("lying", "poppenreuth", value={"red": 1}),
     put("boxed", "red", value=24)), "lying.poppenreuth.red", "The station belongs to the red company"),
    ("connection scores when it is made", building, put("scored", value=1), "scored", "has not been made"),
    ("trains can be owned together", transporting, put("train", "4.1", value=0), "train.4.1",
     "Seat 1 can have 3 trains, one of each price or row."),
    ("trains can be owned together", building, put("train", "4.1", value=0), "train.4.1", "only in the transport phase"),
    ("passengers sit in trains", transporting, put("riders", "5.1", value=1), "riders.5.1", "has no seats"),
    ("pieces carried fit the trains", transporting, put("riders", "3.1", value=2), "carried[0]",
     "2 passengers ride in these trains."),
    ("points come from what was carried", transporting, put("points", 0, value=2), "points[0]", "at least 1 and at most 1"),
    ("first turn begins as set up", new, put("order", "player", value=[0, 2, 1]), "order.player", "as they sit"),
    ("first turn begins as set up", new, both(*(put("order", name, value=[1, 2, 0]) for name in
     ("player", "build", "train"))), "order.player", "from the starting player on"),
    ("first turn begins as set up", new, put("profit", 1, value=1), "profit[1]", "In the first turn"),
    ("first auction begins as set up", new, put("influence", 0, "red", value=2), "influence[0].red", "first turn"),
    ("first auction begins as set up", new, put("order", "train", value=[1, 2, 0]), "order.train", "first turn"),
    ("nobody has built before their turn", first_turn_building, both(put("owner", "furth/dambach", value="2"),
     put("track", "2", value=1)), "track.2", "In the first turn it cannot have come to that yet."),
    ("player order follows profit", building, put("profit", 2, value=1), "order.player", "has to follow the profit"),
    ("building order follows influence", building, put("influence", 2, "white", value=6), "order.build",
     "in the order of their influence"),
    ("building order follows influence", building, put("influence", 2, "brown", value=6), "order.train",
     "in the order of their influence"),
    ("whoever is asked can bid", lambda: position(phase="auction", cubes=[12] * 3), put("at", value=1), "at",
     "The first bid is the first player’s."),
    ("whoever is asked can bid", lambda: play(bidding(), "bid box6 2"), put("at", value=0), "at",
     "Seat 1 has two bids or too few cubes"),
    ("auction is over before points are credited", choosing, put("crediting", value=0), "crediting",
     "Nobody has won a point of two colours there."),
    ("auction is over before points are credited", choosing, both(put("bid", 5, value=0), put("bidder", 5, value=None),
     put("cubes", 2, value=9)), "phase", "Seat 3 still has to bid."),
    ("chain has a start", building, both(put("owner", "doos/weikershof", value="2"), put("laid", value=1),
     put("trail", value=["doos", "muggenhof", *[None] * 14]), put("due", value=1), put("track", value={"1": 2, "2": 2,
     "red": 2})), "trail[0]", "The chain cannot have begun there."),
    ("debts are those made", building, put("due", value=1), "due", "The line under way costs 2."),
    ("debts are those made", paying_for_track, put("due", value=4), "due", "What is due lies between 1 and 3."),
    ("debts are those made", paying_for_a_train, both(put("train", value={"3.1": 1})), "train.3.1",
     "Seat 1 is paying for this train, so it is theirs."),
    ("debts can be paid", building, both(put("cubes", 0, value=0), put("influence", 0, value={"red": 1})), "due",
     "Only 1 point is there to pay with."),
    ("debts can be paid", paying_for_track, put("cubes", 0, value=1), "cubes[0]", "spent before anything else"),
    ("debts can be paid", paying_for_a_train, put("influence", 0, "brown", value=1), "influence[0].brown",
     "spent before anything else"),
    ("debts can be paid", paying_for_track, put("influence", 0, value={"red": 5}), "due", "so it is paid already"),
    ("whoever has passed is not asked", transporting, put("passed", value=[0, 1]), "passed", "Seat 1 has passed"),
    ("nobody is asked in vain", transporting, both(put("at", value=2), put("passed", value=[1])), "at",
     "Seat 3 can do nothing in this phase"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "made", "change", "place", "said"), CASES,
                         ids=[f"{case[0]}: {case[3]} {i}" for i, case in enumerate(CASES)])  # fmt: skip
def test_what_cannot_be_is_refused_at_its_place(name, made, change, place, said):
    document = made().position()
    Match.from_position(document)
    change(document["state"])
    with pytest.raises(BadDocument) as refusal:
        Match.from_position(document)
    assert f"state.{place}: " in str(refusal.value)
    assert said in str(refusal.value)
    assert name in INVARIANTS.names


def test_every_invariant_has_its_test():
    # That a stock is 35 or 60 is said by the option before, in every position that has options
    assert set(INVARIANTS.names) - {case[0] for case in CASES} == {"stock is of an edition"}


def test_a_stock_of_another_size_is_refused_without_options_too():
    match = new()
    faults = match.game.faults(match.board, match.state.copy(stock=40).record)
    assert [fault.place for fault in faults] == ["stock"]


def test_a_connection_that_is_there_has_scored():
    links = {"1": ["furth weikershof leyh sundersbuhl eberhardshof gostenhof nuremberg-south"]}
    document = position(phase="building", links=links, cubes=[9] * 3, influence=[RICH] * 3).position()
    document["state"]["scored"] = 0
    with pytest.raises(BadDocument, match=re.escape("state.scored: The connection is there, so it has scored.")):
        Match.from_position(document)


@pytest.mark.parametrize("players", [127, -1, 0, 1, 5, 255])
def test_a_number_of_players_that_nobody_plays_with_is_refused(players):
    document = new().position()
    document["state"]["players"] = players
    with pytest.raises(BadDocument, match="players"):
        Match.from_position(document)
    match = new()
    if -128 <= players < 128:
        other = match.state.copy(players=players).record
        assert [fault.place for fault in match.game.faults(match.board, other)] == ["players"]


@pytest.mark.parametrize(
    ("field", "value"),
    [("at", 100), ("at", -1), ("crediting", 99), ("laid", 16), ("laid", -1), ("due", 127), ("turn", 0), ("cubes", [200] * 3),
     ("trail", ["nowhere"] * 16), ("order", {"player": [0, 1, None]}), ("buying", "9.9"), ("phase", None)],
)  # fmt: skip
def test_numbers_out_of_range_never_come_to_the_rules(field, value):
    document = new().position()
    document["state"][field] = value
    with pytest.raises(BadDocument, match=f"state.{field}"):
        Match.from_position(document)


def test_extra_boards_that_states_have_no_room_for_are_refused():
    game = get("nuremberg")
    document = {**game.map_document("nuremberg"), "boards": game.board_of().document["boards"]}
    for path, value in ((("tracks", "red", "top"), 500), (("pieces", "white"), 200), (("profit", "low"), -1000),
                        (("sides", 0, "turns"), {}), (("sides", 0, "bag", "red"), 90), (("tracks",), None)):  # fmt: skip
        changed = copy.deepcopy(document)
        put("boards", *path, value=value)(changed)
        with pytest.raises(MapError, match="boards"):
            game.board_of(changed)
