"""First Train to Nuremberg: one test per rule and per worked example, named after it, in the order of the rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from nuremberg_positions import BLUE, ORANGE, PURPLE, build, legal, play, position, seat, sell
from stellwerk import BadDocument, BadSetup, IllegalAction, Match

RICH = {"white": 5, "brown": 5, "red": 5, "green": 5}


def refused(match: Match, action: str) -> str:
    before = match.hash
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert match.hash == before, "a refused action changes nothing"
    return str(refusal.value)


def new(players: int = 3, seed: int = 1, map: str = "nuremberg", **options: str) -> Match:
    return Match.new("nuremberg", players=players, seed=seed, map=map, options=options)


# ---------------------------------------------------------------------------------------------------------- preparation


@pytest.mark.parametrize("map", ["nuremberg", "wensleydale"])
def test_setup_draws_two_cubes_for_a_goods_area_and_keeps_those_of_its_colour(map):
    counts: Counter[int] = Counter()
    for seed in range(20):
        match = new(seed=seed, map=map)
        pieces = match.view(None)["pieces"]
        for area in match.board.document["areas"]:
            here = pieces.get(area["id"], {})
            expected = {"goods": "yellow", "field": "white"}.get(area["kind"])
            if expected:
                assert set(here) <= {expected}
                counts[here.get(expected, 0)] += 1
    share = {n: counts[n] / counts.total() for n in range(3)}
    assert set(counts) == {0, 1, 2}
    assert abs(share[1] - 0.5) < 0.05, "about a quarter, a half, a quarter"
    assert abs(share[0] - 0.25) < 0.05


@pytest.mark.parametrize("map", ["nuremberg", "wensleydale"])
def test_setup_draws_three_people_for_a_large_station_two_for_a_small_one_none_for_a_town(map):
    match = new(map=map)
    pieces = match.view(None)["pieces"]
    for area in match.board.document["areas"]:
        people = sum(n for kind, n in pieces.get(area["id"], {}).items() if kind in ("red", "green", "landlord"))
        assert people == area.get("pieces", 0)


def test_setup_puts_printed_passengers_into_their_stations():
    for seed in range(10):
        match = new(seed=seed)
        for area in match.board.document["areas"]:
            if "passenger" in area:
                assert match.view(None)["pieces"][area["id"]][area["passenger"]] >= 1


def test_setup_starts_the_tracks_at_1_2_1_1_and_profit_at_0():
    for p in range(3):
        assert seat(new(), p)["influence"] == {"white": 1, "brown": 2, "red": 1, "green": 1}
        assert (seat(new(), p)["profit"], seat(new(), p)["points"]) == (0, 0)


def test_setup_draws_the_first_player_and_the_others_follow_clockwise():
    firsts = set()
    for seed in range(40):
        order = new(4, seed).view(None)["orders"]["player"]
        assert [(p - order[0]) % 4 for p in order] == [0, 1, 2, 3]
        firsts.add(order[0])
    assert firsts == {0, 1, 2, 3}


def test_setup_stacks_the_markers_in_player_order():
    view = new(4, 3).view(None)
    for track in ("white", "brown", "red", "green", "profit"):
        assert view["stacks"][track] == view["orders"]["player"][::-1], "the last placed lies on top"


@pytest.mark.parametrize(
    ("players", "option", "side", "turns"),
    [(2, "players", "2-3", 5), (2, "2-3", "2-3", 5), (3, "players", "3-4", 5), (3, "3-4", "3-4", 5),
     (3, "2-3", "2-3", 4), (4, "players", "3-4", 4), (4, "3-4", "3-4", 4)],
)  # fmt: skip
def test_the_side_of_the_boards_is_a_choice_for_three_players_only(players, option, side, turns):
    match = new(players, side=option)
    view = match.view(None)
    assert (view["side"], view["train_side"], view["turns"]) == (side, side, turns)
    assert len(view["boxes"]) == {"2-3": 6, "3-4": 8}[side]
    assert match.options["side"] == option


@pytest.mark.parametrize("option", ["side", "train-side"])
@pytest.mark.parametrize(("players", "side", "printed"), [(2, "3-4", "2-3"), (4, "2-3", "3-4")])
def test_a_side_that_is_not_printed_for_so_many_players_is_refused(option, players, side, printed):
    with pytest.raises(BadSetup, match=f"with {players} players side {side} cannot be chosen.*only side {printed}"):
        new(players, **{option: side})
    document = new(players).document()
    document["options"][option] = side
    with pytest.raises(BadDocument, match=f"only side {printed} is printed for so many"):
        Match.from_json(document)


def test_the_train_board_has_a_side_of_its_own_which_says_what_passengers_are_worth():
    """Turns go by the influence board ("Wahl der Anzeigentableauseite"), classes by the train board."""
    view = new(side="3-4", **{"train-side": "2-3"}).view(None)
    assert (view["side"], view["train_side"], view["turns"], len(view["boxes"])) == ("3-4", "2-3", 5, 8)
    assert len(view["trains"]) == 12, "two trains a row"
    fields = {"pieces": {"doos": {"red": 2}}, "links": {"1": ["furth weikershof doos"]}, "train": {"1.1": 0}}
    match = transporting(options={"train-side": "2-3"}, train_side="2-3", **fields)
    assert seat(play(match, "load red doos"), ORANGE)["points"] == 3
    match = transporting(side="2-3", options={"train-side": "3-4"}, train_side="3-4", **fields)
    assert seat(play(match, "load red doos"), ORANGE)["points"] == 1


def test_a_named_seat_begins_and_the_others_follow_as_they_sit():
    for first in range(4):
        view = new(4, seed=9, first=str(first + 1)).view(None)
        assert view["orders"]["player"] == [(first + i) % 4 for i in range(4)]
        assert view["actor"] == first
        drawn = new(4, seed=9).view(None)
        assert (view["pieces"], view["boxes"]) == (drawn["pieces"], drawn["boxes"]), "whoever begins, the same layout"
    with pytest.raises(BadSetup, match="4"):
        new(3, first="4")


# ------------------------------------------------------------------------------------------ phase one: investment cubes


def test_players_take_twelve_cubes_and_hold_fifteen_at_most():
    assert [seat(new(), p)["cubes"] for p in range(3)] == [12, 12, 12]
    assert [seat(new(), p)["stock"] for p in range(3)] == [3, 3, 3]
    match = position(phase="takeovers", cubes=[0, 2, 9], links={"1": ["furth weikershof doos"]}, influence=[{"red": 1}])
    match.play("pass")
    assert match.view(None)["phase"] == "auction"
    assert [seat(match, p)["cubes"] for p in range(3)] == [12, 14, 15]


# ------------------------------------------------------------------------------------------- phase two: influence points


@pytest.mark.parametrize(("side", "most"), [("3-4", (5, 5, 5, 5)), ("2-3", (4, 4, 2, 2))])
def test_one_token_for_every_box_out_of_the_bag_of_the_side(side, most):
    seen: Counter[str] = Counter()
    for seed in range(150):
        tokens = Counter(box["token"] for box in new(seed=seed, side=side).view(None)["boxes"])
        assert tokens.total() == {"3-4": 8, "2-3": 6}[side]
        assert all(tokens[colour] <= n for colour, n in zip(("white", "brown", "red", "green"), most, strict=True))
        seen += tokens
    share = [seen[colour] / seen.total() for colour in ("white", "brown", "red", "green")]
    assert share == pytest.approx([n / sum(most) for n in most], abs=0.05)


def test_tokens_go_back_into_the_bag_for_the_next_turn():
    match = position(phase="takeovers", links={"1": ["furth weikershof doos"]}, influence=[{"red": 1}])
    before = match.view(None)["boxes"]
    match.play("pass")
    assert [b["token"] for b in match.view(None)["boxes"]] != [b["token"] for b in before]
    assert not match.can_undo(), "chance has spoken"


# ------------------------------------------------------------------------------------------------ phase three: the auction


def auction(**changes):
    fields = {"phase": "auction", "cubes": [12, 12, 12], "influence": [{"white": 1, "brown": 2}] * 3}
    return position(**{**fields, **changes})


def test_the_minimum_bid_is_three_above_and_two_below():
    match = auction()
    bids = [action.removeprefix("box").split() for action in legal(match, "bid")]
    lowest = {box: min(int(amount) for where, amount in bids if where == str(box)) for box in range(1, 9)}
    assert lowest == {1: 3, 2: 3, 3: 3, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2}
    assert "at least 3" in refused(match, "bid box1 2")


def test_nobody_bids_more_cubes_than_they_have():
    assert "12 cubes" in refused(auction(), "bid box1 13")


def test_bids_go_in_player_order():
    match = auction(orders={"player": [2, 0, 1]})
    for p in (2, 0, 1, 2, 0, 1):
        assert match.actor == p
        match.play(legal_first(match))
    assert match.view(None)["phase"] != "auction"


def legal_first(match: Match) -> str:
    """A bid on a box where nobody has bidden."""
    free = [box["box"] for box in match.view(None)["boxes"] if not box["bid"]]
    return f"bid box{free[0]} 3"


def test_an_overbid_takes_more_cubes_and_gives_the_others_back():
    match = play(auction(), "bid box1 4")
    assert seat(match, 0)["cubes"] == 8
    assert "at least 5" in refused(match, "bid box1 4")
    match.play("bid box1 5")
    assert (seat(match, 0)["cubes"], seat(match, 1)["cubes"]) == (12, 7)
    assert match.view(None)["boxes"][0]["bidder"] == BLUE


def test_nobody_overbids_themselves():
    match = play(auction(), "bid box1 4", "bid box2 3", "bid box3 3")
    assert match.actor == ORANGE
    assert "nobody overbids themselves" in refused(match, "bid box1 5")


def test_a_player_with_two_bids_is_passed_over_until_one_is_displaced():
    match = play(auction(), "bid box5 2", "bid box1 3", "bid box2 3", "bid box6 2", "bid box5 3")
    assert match.actor == PURPLE
    match.play("bid box3 3")
    assert match.actor == ORANGE, "displaced from box 5, so to bid again"
    match.play("bid box7 2")
    assert match.view(None)["phase"] != "auction"


def test_bidding_is_not_a_choice_as_long_as_one_can():
    assert "cannot pass" in refused(auction(), "pass")


def test_a_player_who_cannot_bid_is_left_out_and_the_auction_ends_without():
    match = play(auction(), "bid box1 12", "bid box2 3", "bid box3 3")
    assert match.actor == BLUE, "Orange has no cubes left"
    play(match, "bid box5 2", "bid box6 2")
    assert match.view(None)["phase"] != "auction"
    assert seat(match, 0)["influence"] != {"white": 1, "brown": 2, "red": 0, "green": 0}, "the one bid counts"


def test_too_few_cubes_for_any_box_is_as_good_as_none():
    match = auction(cubes=[2, 12, 12], token=TOKENS, bidder=[0, *[None] * 7], bid=[10, *[0] * 7])
    play(match, "bid box5 2", "bid box5 3", "bid box6 3")
    # Orange has two cubes again, and boxes 7 and 8 take them
    assert set(legal(match, "bid")) == {"box7 2", "box8 2"}
    play(match, "bid box7 2", "bid box7 3")
    assert match.actor == PURPLE
    match.play("bid box8 3")
    assert match.view(None)["phase"] != "auction", "Orange is outbid everywhere and cannot bid"


TOKENS = ["white", "white", "white", "white", "brown", "brown", "brown", "brown"]


def test_points_printed_and_drawn_are_credited_to_the_winners():
    match = auction(token=TOKENS)
    play(match, "bid box1 3", "bid box2 3", "bid box3 3", "bid box5 2", "bid box6 2", "bid box7 2")
    # box 1: white brown red + white; box 5: white brown + brown
    assert seat(match, 0)["influence"] == {"white": 4, "brown": 5, "red": 1, "green": 0}
    assert seat(match, 1)["influence"] == {"white": 3, "brown": 4, "red": 1, "green": 2}


def test_cubes_of_winning_bids_go_back_to_the_stock():
    match = auction(token=TOKENS)
    play(match, "bid box1 3", "bid box2 4", "bid box3 5", "bid box5 2", "bid box6 2", "bid box7 2")
    assert [seat(match, p)["cubes"] for p in range(3)] == [7, 6, 5]
    assert [seat(match, p)["stock"] for p in range(3)] == [8, 9, 10]


def test_boxes_are_credited_in_number_order_and_the_last_comer_lies_on_top():
    match = auction(token=["red"] * 4 + ["green"] * 4, orders={"player": [0, 1, 2]})
    # Orange's brown comes from box 5, Blue's from box 2: both end on 3 brown, Orange on top
    play(match, "bid box3 3", "bid box2 3", "bid box4 3", "bid box5 2", "bid box6 2", "bid box7 2")
    assert seat(match, 0)["influence"]["brown"] == seat(match, 1)["influence"]["brown"] == 3
    assert match.view(None)["stacks"]["brown"].index(ORANGE) < match.view(None)["stacks"]["brown"].index(BLUE)


def test_influence_ends_at_the_top_of_the_track_and_the_marker_still_goes_on_top():
    full = {"white": 8, "brown": 8, "red": 8, "green": 8}
    match = auction(
        influence=[full, full, full],
        token=TOKENS,
        stack={"white": [0, 1, 2], "brown": [0, 1, 2], "red": [0, 1, 2], "green": [0, 1, 2], "profit": [2, 1, 0]},
    )
    play(match, "bid box1 3", "bid box6 2", "bid box4 3", "bid box5 2", "bid box7 2", "bid box8 2")
    assert seat(match, 0)["influence"]["white"] == 8
    # boxes 1 and 5 (Orange), then box 7 (Blue) have white
    assert match.view(None)["stacks"]["white"] == [BLUE, ORANGE, PURPLE]


def test_the_point_of_two_colours_is_the_winners_choice():
    match = auction(side="2-3", token=["white"] * 3 + ["brown"] * 3)
    play(match, "bid box2 3", "bid box1 3", "bid box3 3", "bid box4 2", "bid box5 2", "bid box6 2")
    assert (match.actor, match.legal()) == (ORANGE, ["take red", "take green"])
    assert seat(match, 1)["influence"]["red"] == 1, "box 1 has been credited before"
    assert seat(match, 2)["influence"]["green"] == 0, "box 3 has not"
    match.play("take green")
    assert seat(match, 0)["influence"] == {"white": 4, "brown": 4, "red": 1, "green": 1}
    assert seat(match, 2)["influence"]["green"] == 2


def test_no_choice_where_nobody_won_the_box_of_two_colours():
    match = auction(players=2, side="2-3", cubes=[12, 12], influence=[{}, {}])
    play(match, "bid box1 3", "bid box3 3", "bid box4 2", "bid box5 2")
    assert match.view(None)["phase"] != "choice"


def test_worked_example_of_the_auction():
    """Orange overbids Purple with three cubes in a lower box; Purple wins box 6 with two; Orange lies on top of Blue."""
    match = auction(side="2-3", orders={"player": [PURPLE, ORANGE, BLUE]}, token=["green", "brown", "white", "white", "red", "white"],
                    influence=[{"white": 1, "brown": 2, "red": 1, "green": 1}] * 3)  # fmt: skip
    play(match, "bid box5 2", "bid box5 3", "bid box2 3")  # Orange displaces Purple
    assert seat(match, PURPLE)["cubes"] == 12
    play(match, "bid box1 3", "bid box3 3", "bid box4 2", "bid box6 2")
    assert match.actor == BLUE
    match.play("take green")
    # Blue: box 2 (two colours, white, brown + brown) and box 4 (white, red + white)
    assert seat(match, BLUE)["influence"] == {"white": 4, "brown": 4, "red": 2, "green": 2}
    # Both end on 4 brown, Orange only with box 5 and so on top
    assert seat(match, ORANGE)["influence"]["brown"] == 4
    stack = match.view(None)["stacks"]["brown"]
    assert stack.index(ORANGE) < stack.index(BLUE)


# ------------------------------------------------------------------------------------- phase four: the orders of the phases


def test_track_is_built_by_white_and_trains_bought_by_brown_influence_ties_by_the_stack():
    start = [{"white": 1, "brown": 5}, {"white": 3, "brown": 1}, {"white": 3, "brown": 1}]
    match = auction(influence=start, token=["red"] * 4 + ["green"] * 4)
    play(match, "bid box6 2", "bid box3 12", "bid box7 2", "bid box4 3", "bid box8 2")
    # White: Blue 4 from box 3, then Purple 4 from box 7 and so on top; brown: Orange 6, Purple 2, Blue 1
    orders = match.view(None)["orders"]
    assert orders["build"] == [PURPLE, BLUE, ORANGE]
    assert orders["train"] == [ORANGE, PURPLE, BLUE]
    assert match.actor == PURPLE


# ------------------------------------------------------------------------------------------------- phase five: build track


def building(**changes):
    fields = {"phase": "building", "cubes": [12, 12, 12], "influence": [RICH] * 3}
    return position(**{**fields, **changes})


def test_the_first_line_begins_in_a_red_or_green_town():
    match = building(turn=1)
    starts = {a.split()[0] for a in legal(match, "build")}
    assert starts == {"nuremberg-north", "nuremberg-south", "furth"}
    assert "red or green town" in refused(match, "build doos weikershof")


def test_later_lines_begin_at_own_links_too():
    match = building(links={"1": ["furth weikershof doos"], "2": ["nuremberg-north thon almoshof"]})
    starts = {a.split()[0] for a in legal(match, "build")}
    assert starts == {"nuremberg-north", "nuremberg-south", "furth", "weikershof", "doos"}
    assert "so not in Thon" in refused(match, "build thon grossreuth")


def test_later_lines_begin_at_company_stations_too():
    match = building(links={"red": ["furth weikershof doos"]})
    assert "doos muggenhof" in legal(match, "build")
    assert "weikershof leyh" not in legal(match, "build"), "a company's link alone is no station"


def test_a_line_is_one_chain_that_goes_on_where_it_has_come_to():
    match = build(building(), "furth weikershof leyh")
    assert {a.split()[0] for a in legal(match, "build")} == {"leyh"}
    assert "has to go on from there" in refused(match, "build weikershof doos")


def test_one_link_across_a_border():
    match = building(links={"2": ["furth weikershof"]})
    assert "already a link" in refused(match, "build furth weikershof")
    match = build(building(), "furth weikershof")
    assert "already a link" in refused(match, "build weikershof furth")


def test_building_nothing_is_allowed():
    match = play(building(), "pass")
    assert match.actor == BLUE
    assert seat(match, ORANGE)["links"] == 0


def test_a_line_need_not_end_in_a_station():
    match = play(build(building(), "furth weikershof"), "finish")
    assert match.actor == BLUE


def test_fields_are_never_built_into():
    for map in ("nuremberg", "wensleydale"):
        match = new(map=map)
        kinds = {area["id"]: area["kind"] for area in match.board.document["areas"]}
        for link in match.board.labels["link"]:
            assert all(kinds[end] != "field" for end in link.split("/"))


def test_the_south_is_built_out_of_and_never_into():
    match = building(map="wensleydale", links={"1": ["settle airton gargrave"]})
    assert "the-south gargrave" in legal(match, "build")
    assert "never into" in refused(match, "build gargrave the-south")


def test_the_south_without_and_with_its_extension():
    match = building(map="wensleydale")
    assert {a for a in legal(match, "build") if a.startswith("the-south")} == {"the-south gargrave", "the-south embsay"}
    assert "only when The South is extended" in refused(match, "build the-south blubberhouses")
    match = building(map="wensleydale", options={"south": "extended"}, extended=1)
    assert {a.split()[1] for a in legal(match, "build") if a.startswith("the-south")} == {
        "gargrave", "embsay", "bolton-abbey", "blubberhouses",
    }  # fmt: skip
    assert "never into" in refused(build(match, "harrogate blubberhouses"), "build blubberhouses the-south")


def test_the_south_takes_red_influence():
    match = build(building(map="wensleydale"), "the-south embsay")
    assert seat(match, ORANGE)["influence"]["red"] == 4


def test_nuremberg_north_and_south_are_never_linked():
    for action in ("build nuremberg-north nuremberg-south", "build nuremberg-south nuremberg-north"):
        assert "may never be linked" in refused(building(), action)


def test_a_build_may_end_in_own_track():
    match = building(links={"1": ["furth weikershof doos"]})
    build(match, "furth dambach weikershof")
    match.play("finish")
    assert seat(match, ORANGE)["links"] == 4


def test_a_build_may_run_through_own_track_and_other_peoples():
    match = building(links={"1": ["nuremberg-south gostenhof"], "2": ["furth weikershof leyh"]})
    build(match, "furth dambach weikershof doos")
    play(match, "finish")
    assert seat(match, ORANGE)["links"] == 4


def test_a_line_may_close_a_loop_but_not_cross_itself():
    match = build(building(links={"1": ["furth weikershof"]}), "weikershof doos muggenhof sundersbuhl leyh")
    assert "make a fork" in refused(match, "build leyh doos")
    build(match, "leyh weikershof")
    assert match.legal() == ["finish"]
    assert "can only be finished" in refused(match, "build weikershof dambach")
    match.play("finish")
    assert seat(match, ORANGE)["links"] == 6


def test_a_link_costs_one_build_point_and_two_across_a_river():
    match = play(build(building(), "furth weikershof"), "finish")
    assert seat(match, ORANGE)["cubes"] == 11
    match = play(build(building(), "furth dambach"), "finish")
    assert seat(match, ORANGE)["cubes"] == 10


@pytest.mark.parametrize(
    ("line", "cost"),
    [("richmond catterick", 1), ("richmond marske", 2), ("hawes-junction hawes askrigg", 4), ("settle malham", 2)],
)
def test_a_link_costs_two_where_either_area_is_a_valley(line, cost):
    match = play(build(building(map="wensleydale"), line), "finish")
    assert seat(match, ORANGE)["cubes"] == 12 - cost


def test_building_out_of_a_company_town_takes_one_influence_of_it():
    match = build(building(), "furth weikershof leyh")
    assert seat(match, ORANGE)["influence"] == {**RICH, "red": 4}
    assert "influence with the red company" in refused(building(influence=[{"green": 3}]), "build furth weikershof")


def test_into_and_out_of_a_company_area_takes_one_influence_only():
    match = building(links={"red": ["furth weikershof doos"], "1": ["nuremberg-south gostenhof"]})
    build(match, "gostenhof eberhardshof muggenhof doos leyh")
    assert seat(match, ORANGE)["influence"]["red"] == 4


DOOS_OF_BOTH = {
    "red": ["furth weikershof doos"], "green": ["nuremberg-north st-johannis wetzendorf schniegling doos"],
    "1": ["nuremberg-south gostenhof eberhardshof muggenhof"],
}  # fmt: skip


def test_a_station_of_both_companies_takes_influence_of_both():
    match = build(building(links=DOOS_OF_BOTH), "muggenhof doos leyh")
    assert seat(match, ORANGE)["influence"] == {**RICH, "red": 4, "green": 4}
    poor = building(links=DOOS_OF_BOTH, influence=[{"red": 5}])
    assert "influence with the green company" in refused(poor, "build muggenhof doos")


def test_the_start_of_a_ring_is_paid_once():
    match = build(building(), "furth weikershof dambach furth")
    assert seat(match, ORANGE)["influence"]["red"] == 4


def test_a_landlord_takes_one_white_influence_and_leaves():
    match = building(pieces={"doos": {"landlord": 2, "green": 0}}, links={"1": ["furth weikershof"]})
    build(match, "weikershof doos")
    assert seat(match, ORANGE)["influence"]["white"] == 3
    assert "doos" not in match.view(None)["pieces"]
    poor = building(
        pieces={"doos": {"landlord": 2}}, links={"1": ["furth weikershof"]}, influence=[{"white": 1, "red": 5}]
    )
    assert "2 landlords live in Doos" in refused(poor, "build weikershof doos")


def test_landlords_ask_only_those_who_build_into_their_area():
    match = building(pieces={"doos": {"landlord": 2}}, links={"1": ["furth weikershof"]})
    build(match, "weikershof leyh sundersbuhl")
    assert seat(match, ORANGE)["influence"]["white"] == 5


def test_worked_example_of_building_costs():
    """Out of Nuremberg South, a green town, past two landlords: one green and two white influence."""
    match = building(pieces={"gostenhof": {"landlord": 1, "red": 1}, "schweinau": {"landlord": 1}}, turn=1)
    play(build(match, "nuremberg-south gostenhof schweinau gibitzenhof"), "finish")
    assert seat(match, ORANGE)["influence"] == {"white": 3, "brown": 5, "red": 5, "green": 4}
    assert seat(match, ORANGE)["cubes"] == 9
    assert match.view(None)["pieces"] == {"gostenhof": {"red": 1}}


def test_cubes_are_paid_first_and_then_influence_of_the_players_choice():
    match = building(cubes=[2, 0, 0], influence=[{"white": 2, "brown": 1, "red": 2, "green": 1}])
    build(match, "furth weikershof leyh sundersbuhl schweinau")
    match.play("finish")
    assert (match.view(None)["phase"], match.view(None)["due"], seat(match, ORANGE)["cubes"]) == ("paying", 2, 0)
    assert match.legal() == ["pay white", "pay brown", "pay red", "pay green"]
    assert "investment cube" in refused(match, "pay cube")
    play(match, "pay white", "pay green")
    assert seat(match, ORANGE)["influence"] == {"white": 1, "brown": 1, "red": 1, "green": 0}
    assert seat(match, ORANGE)["stock"] == 15


def test_payments_without_a_choice_are_made_unasked():
    match = building(cubes=[1, 0, 0], influence=[{"brown": 4, "red": 1}])
    play(build(match, "furth weikershof leyh sundersbuhl"), "finish")
    assert seat(match, ORANGE)["influence"] == {"white": 0, "brown": 2, "red": 0, "green": 0}
    match = building(cubes=[1, 0, 0], influence=[{"brown": 1, "green": 1, "red": 1}])
    play(build(match, "furth weikershof leyh sundersbuhl"), "finish")
    assert seat(match, ORANGE)["influence"] == {"white": 0, "brown": 0, "red": 0, "green": 0}


def test_a_build_that_cannot_be_paid_is_not_legal():
    match = building(cubes=[2, 0, 0], influence=[{"red": 1}])
    assert "furth dambach" in legal(match, "build")
    build(match, "furth weikershof leyh")
    assert match.legal() == ["finish"]
    assert "would have 2 points of cubes and influence left" in refused(match, "build leyh sundersbuhl")


def test_influence_kept_for_tolls_is_not_counted_twice():
    match = building(cubes=[0, 0, 0], influence=[{"red": 1, "white": 2}], pieces={"doos": {"landlord": 1}})
    build(match, "furth weikershof")
    assert legal(match, "build") == ["weikershof leyh"], "two points are left, for two links, not for a landlord too"
    assert "the line would cost 2, and you would have 1" in refused(match, "build weikershof doos")


def test_a_player_has_fifteen_links():
    line = "furth weikershof doos muggenhof sundersbuhl schweinau gibitzenhof lichtenhof steinbuhl zerzabelshof mogeldorf laufamholz brunn fischbach langwasser"
    match = building(links={"1": [line]})
    assert seat(match, ORANGE)["links_left"] == 1
    build(match, "langwasser kleinschwarzenlohe")
    assert "All 15 of your links" in refused(match, "build kleinschwarzenlohe reichelsdorf")
    assert match.legal() == ["finish"]


def test_who_cannot_build_anything_is_passed_over():
    match = building(cubes=[12, 0, 12], influence=[RICH, {}, RICH])
    match.play("pass")
    assert match.actor == PURPLE


def test_a_builder_can_take_back_links_until_another_player_has_acted():
    match = build(building(), "furth weikershof leyh")
    before = building().hash
    assert match.undo() == "build weikershof leyh"
    match.undo()
    assert match.hash == before
    play(build(match, "furth weikershof"), "finish")
    assert match.undo() == "finish"


def test_a_marker_that_goes_down_lies_on_top_in_its_new_space():
    stack = {track: [0, 1, 2] for track in ("white", "brown", "red", "green", "profit")}
    influence = [{"white": 3, "brown": 2, "red": 2}, {"white": 1, "red": 1}, {"white": 1, "red": 1}]
    orders = {"player": [2, 1, 0], "build": [0, 2, 1], "train": [0, 2, 1]}
    match = building(stack=stack, influence=influence, pieces={"doos": {"landlord": 2}}, orders=orders)
    build(match, "furth weikershof doos")
    assert [seat(match, p)["influence"]["white"] for p in range(3)] == [1, 1, 1]
    assert match.view(None)["stacks"]["white"] == [ORANGE, PURPLE, BLUE]
    assert match.view(None)["stacks"]["red"] == [ORANGE, PURPLE, BLUE]


# The connection of Nuremberg and Fürth

FORK = {
    "1": ["sack hofles schniegling muggenhof st-johannis gostenhof"],  # Orange, five
    "green": ["gostenhof nuremberg-south"],  # a company, one (red in the rulebook, whose board we have not)
    "3": ["sack buch kraftshof almoshof thon grossreuth nuremberg-north"],  # Purple, six
    "2": ["furth unterfarrnbach stadeln"],  # Blue, two so far
}
LONGER = {**FORK, "3": ["sack buch kraftshof tennenlohe heroldsberg buchenbuhl ziegelstein grossreuth nuremberg-north"]}
BLUE_FIRST = {"build": [BLUE, ORANGE, PURPLE]}


@pytest.mark.parametrize("bonus", ["shortest", "all"])
def test_worked_example_of_nuremberg_and_fuerth_with_a_fork(bonus):
    """Orange scores 5, Blue 3, Purple 6 (because of the fork); the company's link scores for nobody."""
    match = building(links=FORK, orders=BLUE_FIRST, options={"bonus": bonus}, all_branches=int(bonus == "all"))
    assert match.view(None)["connected"] is False
    build(match, "stadeln sack")
    assert [seat(match, p)["points"] for p in range(3)] == [5, 3, 6]
    assert match.view(None)["connected"] is True


def test_of_two_connections_only_the_shortest_scores():
    """A ruling: "Always use the shortest connection" is the shortest of all, so a longer branch scores nothing."""
    match = build(building(links=LONGER, orders=BLUE_FIRST), "stadeln sack")
    assert [seat(match, p)["points"] for p in range(3)] == [5, 3, 0]


def all_of(links: dict[str, list[str]], last: str, **changes) -> list[int]:
    """The points of the connection when it is completed, with all branches."""
    fields = {"options": {"bonus": "all"}, "all_branches": 1, "orders": BLUE_FIRST, "links": links, **changes}
    match = build(building(**fields), last)
    return [seat(match, p)["points"] for p in range(3)]


def test_with_all_branches_a_longer_one_scores_for_whoever_has_no_part_in_the_shortest():
    """The option: "die kürzeste Verbindung eines Spielers", each player's own, and where it forks, "alle beteiligten
    Spieler sämtlicher Teilstrecken"."""
    assert all_of(LONGER, "stadeln sack") == [5, 3, 8]


def test_with_all_branches_a_player_scores_one_connection_the_shortest_of_their_own():
    ring = {**LONGER, "3": [*LONGER["3"], "kraftshof almoshof thon grossreuth"]}
    # Purple can go by Almoshof (six links) or by Heroldsberg (eight): a loop, of which the shorter way counts
    assert all_of({**ring, "1": [*FORK["1"]]}, "stadeln sack") == [5, 3, 6]
    longer = {**FORK, "1": ["sack hofles schniegling muggenhof st-johannis gostenhof"], "2": [*FORK["2"], "sack buch"],
              "3": ["buch kraftshof tennenlohe heroldsberg buchenbuhl ziegelstein grossreuth nuremberg-north"]}  # fmt: skip
    # Blue's link to Buch lies on Purple's branch only: Blue scores the three of the shortest connection
    assert all_of(longer, "stadeln sack") == [5, 3, 7]


def test_with_all_branches_a_spur_that_leads_nowhere_scores_nothing():
    spur = {**FORK, "3": ["sack buch kraftshof neunhof", "nuremberg-north thon grossreuth"]}
    assert all_of(spur, "stadeln sack") == [5, 3, 0]


def test_equal_ways_round_both_count_for_the_connection_and_a_spur_does_not():
    links = {"1": ["nuremberg-south gostenhof eberhardshof sundersbuhl leyh doos", "gostenhof schweinau sundersbuhl"]}
    match = building(links=links, influence=[RICH] * 3)
    build(match, "leyh weikershof furth")
    # South, Gostenhof, then either way round to Sündersbühl (both two links), Leyh, Weikershof, Fürth; Doos is a spur
    assert seat(match, ORANGE)["points"] == 8


def test_the_connection_scores_once():
    made = {**FORK, "2": ["furth unterfarrnbach stadeln sack"]}
    match = build(building(links=made, orders=BLUE_FIRST), "furth ronhof sack")
    assert [seat(match, p)["points"] for p in range(3)] == [0, 0, 0]


def test_wensleydale_has_no_such_connection():
    assert new(map="wensleydale").view(None)["connected"] is None


# ----------------------------------------------------------------------------------------- phase six: trains and transport


def transporting(**changes):
    fields = {"phase": "transport", "influence": [{"brown": 5}, {}, {}], "links": {"1": ["furth weikershof leyh"]}}
    return position(**{**fields, **changes})


def test_a_train_is_bought_with_brown_influence():
    match = play(transporting(), "buy 3.1")
    assert seat(match, ORANGE)["influence"]["brown"] == 3
    assert seat(match, ORANGE)["trains"] == ["3.1"]


def test_one_train_of_each_price_and_three_in_all():
    match = play(transporting(influence=[{"brown": 8}]), "buy 1.1")
    assert "train of price 3" in refused(match, "buy 2.1")
    play(match, "buy 3.1", "buy 5.1")
    assert seat(match, ORANGE)["trains"] == []  # nothing left to do: the phase and the turn went on
    match = transporting(influence=[{"brown": 8}], pieces={"leyh": {"yellow": 1}})
    play(match, "buy 1.1", "buy 3.1", "buy 5.1")
    assert legal(match, "buy") == []


def test_one_train_of_each_row_in_the_game_of_2009():
    match = transporting(influence=[{"brown": 8}], options={"trains": "row"}, by_row=1, pieces={"leyh": {"yellow": 1}})
    play(match, "buy 3.1")
    assert "train of this row" in refused(match, "buy 3.2")
    play(match, "buy 4.1", "buy 5.1")
    assert "three trains" in refused(match, "buy 6.1")


def test_each_train_is_sold_once():
    match = transporting(
        influence=[{"brown": 5}, {"brown": 5}], links={"1": ["furth weikershof leyh"], "2": ["furth dambach"]}
    )
    play(match, "buy 3.1")
    assert match.actor == BLUE
    assert "Seat 1 has already bought train 3.1" in refused(match, "buy 3.1")


def test_missing_brown_influence_is_three_for_one_from_anything():
    match = transporting(influence=[{"brown": 1, "white": 3, "red": 1}], cubes=[4], pieces={"leyh": {"yellow": 1}})
    assert "buy 3.1" in match.legal(), "one missing: three points of eight"
    play(match, "buy 3.1")
    assert (match.view(None)["phase"], match.view(None)["due"]) == ("paying", 3)
    assert match.legal() == ["pay cube", "pay white", "pay red"]
    play(match, "pay cube", "pay white", "pay red")
    assert seat(match, ORANGE)["influence"] == {"white": 2, "brown": 0, "red": 0, "green": 0}
    assert (seat(match, ORANGE)["cubes"], seat(match, ORANGE)["stock"]) == (3, 12)
    assert "need 6 other points for the rest" in refused(
        transporting(influence=[{"brown": 1, "white": 5}], cubes=[0]), "buy 1.1"
    )


def test_brown_influence_is_spent_before_anything_is_exchanged():
    match = transporting(influence=[{"brown": 2, "white": 9 - 1}], cubes=[9], pieces={"leyh": {"yellow": 1}})
    play(match, "buy 3.1")
    assert seat(match, ORANGE)["influence"] == {"white": 8, "brown": 0, "red": 0, "green": 0}
    assert seat(match, ORANGE)["cubes"] == 9


def test_transport_needs_a_train_with_room():
    match = transporting(pieces={"leyh": {"yellow": 2}})
    assert "room for the post in Leyh" in refused(match, "load post leyh")
    play(match, "buy 5.3", "load post leyh")
    assert "room for the post" in refused(match, "load post leyh")
    assert seat(match, ORANGE)["carried"] == {"yellow": 1}


def test_some_trains_take_passengers_or_goods_only():
    match = transporting(
        pieces={"leyh": {"yellow": 1}, "doos": {"red": 1}}, links={"1": ["furth weikershof leyh doos"]}
    )
    play(match, "buy 6.1")
    assert "room for the post" in refused(match, "load post leyh")
    match.play("load red doos")
    assert seat(match, ORANGE)["points"] == 1


def test_post_and_cheese_need_an_own_link_into_the_area():
    match = transporting(pieces={"leyh": {"yellow": 1}, "sundersbuhl": {"yellow": 1}}, train={"3.1": 0}, influence=[{}])
    assert legal(match, "load") == ["post leyh"]
    assert "needs a link of yours" in refused(match, "load post sundersbuhl")


def test_beer_and_stone_need_an_own_link_into_a_station_next_to_the_field():
    match = transporting(pieces={"espan": {"white": 1}, "hofen": {"white": 1}}, train={"3.1": 0},
                         links={"1": ["furth weikershof leyh"]})  # fmt: skip
    assert legal(match, "load") == [], "neither Leyh nor Weikershof is a station"
    match = transporting(pieces={"espan": {"white": 1}, "hofen": {"white": 1}}, train={"3.1": 0}, influence=[{}],
                         links={"1": ["furth weikershof doos"]})  # fmt: skip
    assert legal(match, "load") == ["beer espan"]
    assert "a station next to it that belongs to no company: Gebersdorf, Schweinau" in refused(match, "load beer hofen")


def test_beer_is_not_loaded_in_a_companys_station_but_may_leave_by_another():
    links = {"1": ["furth weikershof doos"], "red": ["furth dambach weikershof leyh doos"]}
    match = transporting(pieces={"espan": {"white": 1}}, train={"3.1": 0}, links=links)
    assert "no company: Poppenreuth, Schniegling" in refused(match, "load beer espan")


def test_a_passenger_needs_own_unbroken_links_to_a_town_of_its_colour():
    pieces = {"doos": {"red": 1, "green": 1}}
    match = transporting(pieces=pieces, train={"3.1": 0}, links={"1": ["furth weikershof doos"]})
    assert legal(match, "load") == ["red doos"]
    assert "unbroken line of your own links to a town or station of the green company" in refused(
        match, "load green doos"
    )
    broken = transporting(
        pieces=pieces, train={"3.1": 0}, links={"1": ["weikershof doos", "furth dambach"], "2": ["furth weikershof"]}
    )
    assert "load red doos" not in broken.legal()
    joined = transporting(
        pieces=pieces,
        train={"3.1": 0},
        links={
            "1": ["weikershof doos muggenhof"],
            "red": ["furth dambach weikershof leyh sundersbuhl muggenhof"],
            "green": ["nuremberg-north st-johannis muggenhof"],
        },
    )
    assert legal(joined, "load") == ["all", "red doos", "green doos"]


def test_a_passenger_may_leave_a_station_of_the_other_company():
    match = transporting(
        pieces={"doos": {"red": 1}},
        train={"3.1": 0},
        links={"1": ["furth weikershof doos"], "green": ["nuremberg-north st-johannis muggenhof doos"]},
    )
    assert legal(match, "load") == ["red doos"]


def test_all_own_networks_count():
    match = transporting(pieces={"leyh": {"yellow": 1}, "steinbuhl": {"yellow": 1}}, train={"3.1": 0},
                         links={"1": ["furth weikershof leyh", "nuremberg-south steinbuhl"]})  # fmt: skip
    assert legal(match, "load") == ["all", "post leyh", "post steinbuhl"]


def test_players_act_in_turn_until_all_have_passed_and_passing_is_final():
    links = {"1": ["furth weikershof leyh"], "2": ["nuremberg-south steinbuhl"]}
    match = transporting(
        links=links, influence=[{"brown": 4}, {"brown": 4}], pieces={"leyh": {"yellow": 2}, "steinbuhl": {"yellow": 2}}
    )
    play(match, "buy 3.1", "buy 3.2", "load post leyh")
    assert match.actor == BLUE
    match.play("pass")
    assert match.actor == ORANGE
    match.play("load post leyh")
    assert match.actor == ORANGE, "Blue has passed"
    match.play("pass")
    assert match.view(None)["phase"] != "transport"


def test_who_can_do_nothing_passes_unasked():
    match = transporting(influence=[{"brown": 1}, {}, {"brown": 1}], pieces={"leyh": {"yellow": 1}})
    play(match, "buy 5.1")
    assert match.actor == PURPLE


def test_who_is_not_in_competition_can_load_everything_at_once():
    pieces = {"leyh": {"yellow": 2}, "doos": {"red": 1}, "espan": {"white": 1}}
    links = {"1": ["furth weikershof doos leyh"]}
    match = transporting(pieces=pieces, links=links, train={"1.1": 0})
    match.play("load all")
    assert seat(match, ORANGE)["held"] == {"white": 1, "yellow": 2, "red": 1}
    assert seat(match, ORANGE)["points"] == 4
    rival = transporting(
        pieces=pieces, links={**links, "2": ["leyh sundersbuhl"]}, train={"1.1": 0}, influence=[{"brown": 1}] * 2
    )
    assert "Seat 2 can fetch the post in Leyh too" in refused(rival, "load all")
    small = transporting(pieces=pieces, links=links, train={"5.1": 0})
    assert "room for 1 piece of goods and 2 passengers" in refused(small, "load all")


def test_worked_example_of_transport_and_of_profit_and_loss():
    """Nine actions, two trains, seven pieces; 6 points for passengers in a train of price 2, 4 for goods; profit 1."""
    network = [
        "nuremberg-south gostenhof eberhardshof sundersbuhl schweinau gibitzenhof lichtenhof",
        "sundersbuhl leyh gebersdorf",
    ]
    pieces = {
        "gostenhof": {"green": 1}, "schweinau": {"green": 1}, "lichtenhof": {"green": 1},
        "eberhardshof": {"yellow": 1}, "sundersbuhl": {"yellow": 1}, "leyh": {"yellow": 1},
        "hofen": {"white": 2}, "rothenbach": {"white": 1}, "dutzendteich": {"white": 1},
    }  # fmt: skip
    red = "furth weikershof doos muggenhof st-johannis nuremberg-north wohrd steinbuhl lichtenhof"
    match = position(phase="transport", side="2-3", links={"1": network, "red": [red]}, pieces=pieces,
                     influence=[{"brown": 3}])  # fmt: skip
    assert "no company: Zerzabelshof" in refused(match, "load beer dutzendteich")
    play(match, "buy 3.1", "buy 5.1", "load green gostenhof", "load green schweinau", "load green lichtenhof")
    assert seat(match, ORANGE)["points"] == 6
    play(match, "load post eberhardshof", "load post sundersbuhl", "load beer hofen", "load beer hofen")
    assert seat(match, ORANGE)["points"] == 10
    assert match.view(None)["phase"] != "transport", "the trains are full"
    assert match.view(None)["pieces"] == {
        "leyh": {"yellow": 1},
        "rothenbach": {"white": 1},
        "dutzendteich": {"white": 1},
    }
    assert seat(match, ORANGE)["profit"] == 3 + 2 + 4 - 8
    assert seat(match, ORANGE)["held"] == {"white": 2, "yellow": 2, "green": 3}


# ------------------------------------------------------------------------------- phase seven: victory points, profit and loss


@pytest.mark.parametrize(("side", "points"), [("3-4", 1), ("2-3", 3)])
def test_a_passenger_scores_one_or_the_price_of_its_train(side, points):
    match = transporting(
        side=side,
        pieces={"doos": {"red": 1, "green": 1}},
        links={"1": ["furth weikershof doos"]},
        train={"1.1": 0, "5.1": 0},
    )
    match.play("load red doos")
    assert seat(match, ORANGE)["points"] == points


def test_passengers_take_the_dearest_seat_that_is_free():
    match = transporting(side="2-3", pieces={"doos": {"red": 2}, "leyh": {"yellow": 1}, "muggenhof": {"red": 2}}, train={"1.2": 0, "5.1": 0},
                         links={"1": ["furth weikershof doos muggenhof", "weikershof leyh"]})  # fmt: skip
    points = [0]
    for action in ("load red doos", "load red doos", "load red muggenhof"):
        match.play(action)
        points.append(seat(match, ORANGE)["points"])
    assert points == [0, 3, 6, 7]


def test_goods_score_one_point_on_both_sides():
    for side in ("3-4", "2-3"):
        match = transporting(
            side=side, pieces={"espan": {"white": 2}}, links={"1": ["furth weikershof doos"]}, train={"1.1": 0}
        )
        match.play("load beer espan")
        assert seat(match, ORANGE)["points"] == 1


def account(**changes) -> Match:
    """Pass in the transport phase, so that profit and loss are worked out."""
    fields = {"links": {"1": ["furth weikershof"], "2": ["furth dambach"], "3": ["nuremberg-south steinbuhl"]}}
    match = transporting(**{**fields, **changes})
    while match.view(None)["phase"] == "transport":
        match.play("pass")
    return match


def test_profit_is_two_for_beer_and_one_for_all_else_less_one_for_each_own_link():
    match = account(carried=[{"white": 2, "yellow": 1, "red": 1}], train={"1.1": 0}, riders={"1.1": 1})
    assert seat(match, ORANGE)["profit"] == 4 + 1 + 1 - 1
    assert seat(match, BLUE)["profit"] == -1


def test_profit_stays_between_minus_13_and_plus_5():
    match = account(profit=[4, -13, -12], carried=[{"white": 3}], train={"1.1": 0})
    assert [seat(match, p)["profit"] for p in range(3)] == [5, -13, -13]


def test_markers_move_in_player_order_and_the_last_lies_on_top():
    match = account(profit=[0, 0, 0], orders={"player": [1, 2, 0]})
    assert match.view(None)["stacks"]["profit"] == [ORANGE, PURPLE, BLUE]


def test_a_result_of_zero_moves_to_the_top_of_its_stack():
    match = account(links={"1": ["furth weikershof"]}, orders={"player": [1, 2, 0]}, carried=[{"yellow": 1}],
                    train={"1.1": 0})  # fmt: skip
    assert [seat(match, p)["profit"] for p in range(3)] == [0, 0, 0]
    assert match.view(None)["stacks"]["profit"] == [ORANGE, PURPLE, BLUE]


def test_trains_go_back_and_pieces_are_kept():
    match = account(carried=[{"white": 1}], train={"1.1": 0}, held=[{"white": 2}])
    assert seat(match, ORANGE)["trains"] == []
    assert seat(match, ORANGE)["held"] == {"white": 3}


# ---------------------------------------------------------------------------------------------- phase eight: player order


def test_player_order_follows_profit_and_loss_and_ties_the_stack():
    match = account(profit=[-3, 2, 2])
    assert match.view(None)["orders"]["player"] == [PURPLE, BLUE, ORANGE]


# ------------------------------------------------------------------------------------------------- phase nine: takeovers

LINE = "nuremberg-north st-johannis gostenhof eberhardshof sundersbuhl muggenhof doos"


def takeover(**changes):
    links = {"1": [LINE, "sundersbuhl leyh weikershof"], "red": ["furth ronhof poppenreuth hofles schniegling doos"]}
    return position(**{"phase": "takeovers", "influence": [{"red": 3, "green": 2}], "links": links, **changes})


def backwards(line: str) -> str:
    return " ".join(reversed(line.split()))


def test_worked_example_of_a_takeover_with_six_links():
    """All six links to red for three influence; only two to green, whose next station is too far; the fork never."""
    match = sell(takeover(), "red", backwards(LINE))
    assert seat(match, ORANGE)["influence"]["red"] == 0
    match.play("finish")
    assert seat(match, ORANGE)["links"] == 2
    assert "leyh/weikershof" not in [k for k, v in match.view(None)["links"].items() if v == "red"]
    match = sell(takeover(), "green", "nuremberg-north st-johannis gostenhof")
    assert match.legal() == ["finish"], "the next station is five links away, two influence pay for four"
    assert "lead to no town or station" in refused(match, "sell green gostenhof eberhardshof")
    assert seat(match, ORANGE)["influence"]["green"] == 1
    for company in ("red", "green"):
        assert "sundersbuhl leyh" not in [
            a.split(" ", 1)[1] for a in takeover().legal() if a.startswith(f"sell {company}")
        ]


def test_a_takeover_is_voluntary():
    match = play(takeover(), "pass")
    assert seat(match, ORANGE)["links"] == 8


def test_a_takeover_begins_at_a_town_or_station_of_the_company():
    match = takeover()
    assert set(legal(match, "sell")) == {"red doos muggenhof", "green nuremberg-north st-johannis"}
    assert "does not belong to the red company" in refused(match, "sell red nuremberg-north st-johannis")


def test_a_takeover_ends_in_a_town_or_station():
    match = sell(takeover(), "green", "nuremberg-north st-johannis")
    assert "none in St. Johannis" in refused(match, "finish")
    assert legal(match, "sell") == ["green st-johannis gostenhof"]


def test_one_influence_for_two_links_rounded_up():
    match = takeover()
    spent = []
    areas = backwards(LINE).split()
    for a, b in pairwise(areas):
        match.play(f"sell red {a} {b}")
        spent.append(3 - seat(match, ORANGE)["influence"]["red"])
    assert spent == [1, 1, 2, 2, 3, 3]


def test_a_takeover_never_comes_to_where_influence_cannot_end_it():
    links = {"1": ["doos leyh gebersdorf", "leyh sundersbuhl schweinau"], "red": ["furth weikershof doos"]}
    match = takeover(links=links, influence=[{"red": 1}])
    match.play("sell red doos leyh")
    assert legal(match, "sell") == ["red leyh gebersdorf"], "one point pays for two links, Schweinau is the third"
    assert "lead to no town or station" in refused(match, "sell red leyh sundersbuhl")


def test_a_takeover_without_influence_is_not_possible():
    match = takeover(influence=[{"red": 1}])
    assert legal(match, "sell") == ["red doos muggenhof"]
    assert "no influence left" in refused(match, "sell green nuremberg-north st-johannis")


def test_a_takeover_has_no_forks_and_one_company():
    match = sell(takeover(), "red", "doos muggenhof sundersbuhl")
    assert legal(match, "sell") == ["red sundersbuhl eberhardshof"], "not into the branch without a station"
    assert "by the red company, not by the green" in refused(match, "sell green sundersbuhl eberhardshof")
    assert "not yours: it belongs to the red company" in refused(match, "sell red sundersbuhl muggenhof")
    assert "There is no link between" in refused(match, "sell red sundersbuhl schweinau")


def test_stations_on_the_line_join_the_company_and_may_belong_to_both():
    match = play(sell(takeover(), "red", backwards(LINE)), "finish")
    companies = match.view(None)["companies"]
    assert companies["muggenhof"] == companies["gostenhof"] == ["red"]
    assert companies["nuremberg-north"] == ["red", "green"], "a town can belong to both, too"


def test_takeovers_go_once_round_in_player_order():
    links = {"1": ["furth weikershof doos"], "2": ["nuremberg-south gostenhof"]}
    match = position(phase="takeovers", orders={"player": [1, 0, 2]}, links=links, influence=[{"red": 2}, {"green": 1}])
    assert match.actor == BLUE
    play(match, "sell green nuremberg-south gostenhof", "finish")
    assert match.actor == ORANGE
    match.play("pass")
    assert match.view(None)["phase"] == "auction"


def test_who_can_sell_nothing_is_passed_over():
    links = {"1": ["furth weikershof doos"], "2": ["nuremberg-south steinbuhl"], "3": ["nuremberg-south gostenhof"]}
    match = position(phase="takeovers", links=links, influence=[{"red": 2}, {"green": 1}, {"green": 1}])
    play(match, "pass")
    assert match.actor == PURPLE, "Blue's link ends in no station"


def test_a_company_has_thirty_five_links():
    links = {"1": ["furth weikershof doos"], "red": RED_NETWORK}
    match = position(phase="takeovers", links=links, influence=[{"red": 2}])
    assert match.view(None)["company_links"]["red"] == 2
    assert "sell red furth weikershof" in match.legal()
    links |= {"red": [*RED_NETWORK, "zirndorf oberasbach"], "green": ["nuremberg-north st-johannis muggenhof doos"]}
    more = position(phase="takeovers", links=links, influence=[{"red": 2, "green": 1}])
    assert more.view(None)["company_links"]["red"] == 1
    assert "lead to no town or station" in refused(more, "sell red furth weikershof"), "one is left, two are needed"


def test_a_company_of_the_first_edition_has_sixty_links():
    links = {"1": ["furth weikershof doos"], "red": [*RED_NETWORK, "zirndorf oberasbach"]}
    match = position(phase="takeovers", links=links, influence=[{"red": 2}], options={"links": "60"}, stock=60)
    assert match.view(None)["company_links"] == {"red": 26, "green": 60}
    sell(match, "red", "furth weikershof doos")
    assert match.view(None)["company_links"]["red"] == 24


RED_NETWORK = [
    "furth ronhof poppenreuth hofles buch", "furth dambach unterfarrnbach furth", "poppenreuth sack stadeln",
    "buch sack ronhof unterfarrnbach", "stadeln unterfarrnbach burgfarrnbach", "buch kraftshof almoshof thon",
    "stadeln vach atzenhof unterfarrnbach", "vach herzogenaurach-road eltersdorf grossgrundlach",
    "grossgrundlach neunhof tennenlohe heroldsberg buchenbuhl erlenstegen", "thon nuremberg-north", "dambach zirndorf",
    "erlenstegen laufamholz", "thon grossreuth ziegelstein",
]  # fmt: skip


def test_a_link_from_the_south_can_be_taken_over_by_red():
    match = position(map="wensleydale", phase="takeovers", links={"1": ["the-south embsay"]}, influence=[{"red": 1}])
    play(match, "sell red the-south embsay", "finish")
    assert match.view(None)["companies"]["embsay"] == ["red"]


def test_a_ring_can_be_taken_over():
    match = position(phase="takeovers", links={"1": ["furth weikershof dambach furth"]}, influence=[{"red": 2}])
    sell(match, "red", "furth weikershof dambach furth")
    assert match.legal() == ["finish"]


# Pieces that can never move again


def test_post_where_a_company_has_a_link_is_removed():
    match = sell(
        takeover(pieces={"sundersbuhl": {"yellow": 2}, "leyh": {"yellow": 1}}), "red", "doos muggenhof sundersbuhl"
    )
    assert match.view(None)["pieces"] == {"leyh": {"yellow": 1}}


def test_a_passenger_in_a_station_of_its_own_colour_is_removed():
    match = sell(takeover(pieces={"muggenhof": {"red": 1, "green": 1}}), "red", "doos muggenhof")
    assert match.view(None)["pieces"] == {"muggenhof": {"green": 1}}


def test_a_station_that_joins_the_second_company_loses_that_companys_passengers_too():
    links = {"1": ["furth weikershof doos"], "green": ["nuremberg-north st-johannis muggenhof doos"]}
    match = position(phase="takeovers", links=links, pieces={"doos": {"red": 2}}, influence=[{"red": 1}])
    sell(match, "red", "furth weikershof doos")
    assert match.view(None)["companies"]["doos"] == ["red", "green"]
    assert match.view(None)["pieces"] == {}


def test_beer_is_removed_when_all_its_stations_belong_to_companies():
    pieces = {"espan": {"white": 2}, "hofen": {"white": 1}}
    links = {"1": ["furth ronhof poppenreuth"], "green": ["nuremberg-north st-johannis muggenhof doos"]}
    shut = {**links, "green": [*links["green"], "muggenhof schniegling"]}
    match = position(phase="takeovers", links=shut, pieces=pieces, influence=[{"red": 1}])
    sell(match, "red", "furth ronhof poppenreuth")
    assert match.view(None)["pieces"] == {"hofen": {"white": 1}}
    match = position(phase="takeovers", links=links, pieces=pieces, influence=[{"red": 1}])
    sell(match, "red", "furth ronhof poppenreuth")
    assert match.view(None)["pieces"] == pieces, "it can still leave by Schniegling"


# ------------------------------------------------------------------------------------------------- phase ten, and the end


def test_the_game_ends_after_the_printed_number_of_turns():
    for players, turns in ((2, 5), (3, 5), (4, 4)):
        match = position(players=players, side="2-3" if players == 2 else "3-4", phase="takeovers", turn=turns,
                         links={"1": ["furth weikershof doos"]}, influence=[{"red": 1}])  # fmt: skip
        match.play("pass")
        assert match.over
    match = position(phase="takeovers", turn=4, links={"1": ["furth weikershof doos"]}, influence=[{"red": 1}])
    assert play(match, "pass").view(None)["turn"] == 5


def ended(profit: list[int] | None = None, **changes) -> Match:
    profit = profit or [0, 0, 0]
    at = sum(there > profit[0] for there in profit)
    fields = {"phase": "takeovers", "turn": 5, "links": {"1": ["furth weikershof doos"]}, "influence": [{"red": 1}]}
    return play(position(**{**fields, "profit": profit, "at": at, **changes}), "pass")


def carried(*points: int) -> list[dict[str, int]]:
    """Cheese worth so many points."""
    return [{"yellow": n} for n in points]


def test_a_set_of_four_different_pieces_scores_two():
    full = {"white": 2, "yellow": 3, "red": 2, "green": 2}
    assert ended(held=[{}, full, {"white": 5, "yellow": 5, "red": 5}]).scores() == [-2, 9 + 4, 15]


def test_profit_is_added_loss_taken_off_and_each_own_link_costs_one():
    assert ended(held=carried(20, 20, 20), profit=[0, 4, -7]).scores() == [18, 24, 13]


def test_most_points_win_and_a_tie_goes_to_the_higher_profit():
    assert ended(held=carried(13, 7, 5), profit=[0, 2, 5]).winners() == [0]
    assert ended(held=carried(12, 10, 5), profit=[0, 0, 5]).winners() == [2]
    tied = ended(held=carried(0, 10, 10), orders={"player": [0, 2, 1]})
    assert tied.winners() == [2], "on one space, the higher in the stack"
