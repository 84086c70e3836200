"""The Grand Trunk Journey: one test per rule, named after it, in the order of the rulebook."""

from __future__ import annotations

import pytest

from grandtrunk_positions import BOARD, GAME, SPECIALS, hand, me, place, play, position, seat, spent
from stellwerk import BadSetup, IllegalAction, Match, UndoRefused
from stellwerk.games.grandtrunk.board import OBJECTIVES, PROGRESS_CARDS, SCENARIOS


def refused(match: Match, action: str) -> str:
    before = match.hash
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert match.hash == before, "a refused action changes nothing"
    return str(refusal.value)


def legal(match: Match, *verbs: str) -> list[str]:
    return [x for x in match.legal() if x.split()[0] in verbs]


# ---------------------------------------------------------------------------------------------------------- preparation


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup(players):
    m = Match.new("grandtrunk", players=players, seed=5)
    view = m.view(None)
    places = {x["id"]: x for x in view["places"]}
    stations = {x["id"] for x in view["places"] if x.get("station")}
    assert stations == {"burlington", "richmond", "watertown", "white-river-jct"}
    assert sorted(x["first"] for x in view["places"] if x["kind"] == "city") == [0] * 4 + [1] * 4 + [2] * 4
    assert all(places[x]["first"] == 0 for x in stations)
    assert all(x["demand"] == "steel" for x in view["places"] if x["kind"] == "port")
    assert (places["hamilton"]["demand"], places["hamilton"]["supply"]) == ("steel", ["coal"])
    assert ["city" in x for x in view["specials"]] == [True] * 2 + [False] * 8
    assert len(view["progress"]) == 3 * players
    assert view["objectives"] == []
    seats = view["seats"]
    assert len({x["company"] for x in seats}) == len({x["at"] for x in seats}) == players
    assert {x["at"] for x in seats} <= stations
    assert all((x["points"], x["day"], x["wood"], x["power"], x["fast"]) == (3, 0, 0, 1, False) for x in seats)


def test_start_tiles_lie_on_start_cities_at_random():
    demands = set()
    for seed in range(12):
        m = Match.new("grandtrunk", players=2, seed=seed)
        starts = [x for x in m.view(None)["places"] if x.get("station")]
        assert sorted(x["demand"] for x in starts) == ["coal", "iron", "iron", "wood"]
        assert all(len(x["supply"]) == 2 for x in starts)
        demands.add(tuple(x["demand"] for x in starts))
    assert len(demands) > 3


def test_start_wagons_are_chosen_in_turn_order_and_hands_drawn_after_all():
    m = Match.new("grandtrunk", players=4, seed=3)
    order = [x["seat"] for x in m.view(None)["track"]]
    for p in order:
        assert m.actor == p
        assert all(me(m, q)["hand_size"] == 0 for q in range(4))
        m.play(m.legal()[-1])
    assert m.actor == order[0]
    assert all(len(hand(m, q)) == 5 for q in range(4))


def test_a_start_wagon_must_take_what_the_start_city_gives():
    m = Match.new("grandtrunk", players=2, seed=3)
    gives = place(m, me(m, m.actor)["at"])["supply"]
    other = next(x for x in ("coal", "wood", "iron") if x not in gives)
    wagon = {"coal": "wagon-1", "wood": "wagon-2", "iron": "wagon-3"}[other]
    assert "no" in refused(m, f"begin {wagon} {other}")
    assert "not a start wagon" in refused(m, f"begin junction {other}")


def test_the_starting_player_is_drawn_or_named():
    drawn = {Match.new("grandtrunk", players=3, seed=seed).actor for seed in range(12)}
    assert drawn == {0, 1, 2}
    for first in (1, 2, 3):
        m = Match.new("grandtrunk", players=3, seed=5, options={"first": str(first)})
        assert [x["seat"] for x in m.view(None)["track"]] == [(first - 1 + k) % 3 for k in range(3)]
        same = ("places", "specials", "progress")
        lot = Match.new("grandtrunk", players=3, seed=5).view(None)
        assert all(m.view(None)[part] == lot[part] for part in same), "who begins changes nothing else"
    with pytest.raises(BadSetup, match="Seat 4 cannot go first"):
        Match.new("grandtrunk", players=3, options={"first": "4"})


def test_companies_are_chosen_in_turn_order_before_start_cities_are_dealt():
    """Everybody plays the colour of their choice (preparation, H); start cities are dealt later (L)."""
    m = Match.new("grandtrunk", players=3, seed=5, options={"companies": "chosen", "first": "2"})
    chosen = ["quebec-richmond", "central-vermont", "grand-trunk-railway"]
    for k, (p, company) in enumerate(zip((1, 2, 0), chosen, strict=True)):
        assert (m.actor, m.view(None)["phase"]) == (p, "choose")
        assert len(m.legal()) == 4 - k
        assert all(x["at"] is None for x in m.view(None)["seats"])
        m.play(f"choose {company}")
    assert [x["company"] for x in m.view(None)["seats"]] == [chosen[2], chosen[0], chosen[1]]
    assert (m.actor, m.view(None)["phase"]) == (1, "start")
    assert len({x["at"] for x in m.view(None)["seats"]}) == 3
    assert all(x["deck_size"] == 9 for x in m.view(None)["seats"])


def test_a_company_is_chosen_once_and_from_those_of_the_scenario():
    m = Match.new("grandtrunk", players=2, seed=5, options={"companies": "chosen", "start": "lake-ontario-advanced"})
    assert "not played with these start cities" in refused(m, "choose Québec & Richmond")
    assert "Choose your company first" in refused(m, "maintain")
    play(m, "choose St. Lawrence & Atlantic")
    assert "belongs to Seat" in refused(m, "choose st-lawrence-atlantic")
    play(m, m.legal()[0])
    assert "before the game begins" in refused(m, "choose central-vermont")


# ----------------------------------------------------------------------------------------------------- the time track


def test_the_lowest_disc_moves_next_even_several_times():
    m = position(seat("burlington", ["watertown", "junction"]), seat("watertown", ["burlington"], day=5))
    play(m, "move watertown", "end")
    assert m.actor == 0
    assert m.view(None)["track"][0] == {"seat": 0, "day": 1}


def test_a_disc_arriving_lies_on_top():
    m = position(
        seat("burlington", ["watertown"]),
        seat("watertown", ["burlington"], day=1),
        seat("richmond", ["watertown"], day=1),
    )
    play(m, "move watertown", "end")
    assert [x["seat"] for x in m.view(None)["track"]] == [1, 2, 0]
    assert m.actor == 1


# ------------------------------------------------------------------------------------------------------ the two options


def test_maintenance_takes_a_day_and_refills_the_hand():
    m = position(seat("burlington", ["watertown", "richmond", "junction", "wagon-1", "wagon-2"]))
    play(m, "maintain")
    assert spent(m) == 1
    assert legal(m, "move", "play", "develop", "couple") == []
    play(m, "discard wagon-1", "discard richmond", "end")
    assert len(hand(m)) == 5
    assert m.actor == 1


def test_maintenance_may_discard_nothing_or_everything():
    five = ["watertown", "richmond", "junction", "wagon-1", "wagon-2"]
    m = play(position(seat("burlington", five)), "maintain", "end")
    assert set(hand(m)) == set(five)
    m = play(position(seat("burlington", five)), "maintain", *[f"discard {c}" for c in five])
    assert m.legal() == ["end"]


def test_after_an_action_the_turn_must_be_a_journey():
    m = position(seat("burlington", ["port-1", "watertown"]))
    play(m, "develop port-1 station", "build boston discard")
    assert "journey" in refused(m, "maintain")
    assert legal(m, "maintain", "end") == []


def test_an_action_must_leave_a_card_to_move_with():
    m = position(seat("burlington", ["port-1", "wagon-1"]))
    assert "has to move" in refused(m, "develop port-1 station")
    assert legal(m, "develop") == []
    assert len(legal(m, "move")) == 4


def test_who_cannot_move_does_maintenance():
    m = position(seat("burlington", ["wagon-1", "wagon-2"]))
    assert m.legal() == ["maintain"]


# --------------------------------------------------------------------------------------------- step 1: move the train


def test_trains_go_only_to_cities_with_a_station_but_pass_through_any():
    m = position(seat("watertown", ["junction", "port-1"]))
    assert "no station" in refused(m, "move junction utica")
    play(m, "move port-1 albany")  # by way of Utica or Burlington
    assert spent(m) == 2


def test_the_shortest_way_counts():
    for start in ("burlington", "richmond", "watertown", "white-river-jct"):
        other = "watertown" if start != "watertown" else "burlington"
        m = play(position(seat(start, [other]), seat("richmond", ["burlington"])), f"move {other}")
        b = BOARD.record
        places = list(BOARD.labels["place"])
        assert spent(m) == b.distance[places.index(start), places.index(other)]


def test_a_port_card_goes_to_any_of_the_four_ports():
    m = position(seat("burlington", ["port-2"]))
    assert legal(m, "move") == [f"move port-2 {x}" for x in ("montreal", "albany", "portland", "hamilton")]


def test_from_port_to_port_but_not_to_the_same():
    m = position(seat("albany", ["port-2"]))
    assert "already" in refused(m, "move port-2 albany")
    play(m, "move port-2 portland")
    assert "port-1" in me(m)["discard"]


def test_grand_trunk_jct_goes_to_any_station_or_port_for_a_day_more():
    m = position(seat("burlington", ["junction"]), stations=["kingston"])
    goals = {x.split()[2] for x in legal(m, "move")}
    assert goals == {
        "richmond",
        "watertown",
        "white-river-jct",
        "kingston",
        "montreal",
        "albany",
        "portland",
        "hamilton",
    }
    play(m, "move junction albany")
    assert (me(m)["at"], spent(m)) == ("albany", 2)


def test_early_and_late_delivery_are_told_to_their_owners():
    def why(day: int, **more) -> str:
        here = seat("richmond", ["quebec"], train={"wagon-3": "iron"}, day=day, **more)
        return refused(play(position(here, stations=["quebec"]), "move quebec"), "fulfil wagon-3")

    assert "days 10 to 12; your disc is on day 9" in why(8)
    assert "days 9 to 12; your disc is on day 8" in why(7, progress=["early-delivery"])
    assert "days 9 to 13; your disc is on day 14" in why(13, progress=["early-delivery", "late-delivery"])


def test_a_fast_train_may_save_a_day():
    m = position(seat("burlington", ["richmond"], fast=True))
    assert legal(m, "move") == ["move richmond", "move richmond slow"]
    assert spent(play(m.copy(), "move richmond")) == 1
    assert spent(play(m.copy(), "move richmond slow")) == 2


def test_a_move_takes_at_least_a_day():
    m = position(seat("burlington", ["watertown"], fast=True))
    assert legal(m, "move") == ["move watertown"]
    assert "takes 1 day either way" in refused(m, "move watertown slow")
    assert spent(play(m, "move watertown")) == 1


def test_fast_and_right_of_way_with_the_minimum_of_a_day():
    m = position(seat("burlington", ["richmond", "junction"], fast=True))
    play(m, "play junction", "move richmond")
    assert spent(m) == 1
    m = position(seat("burlington", ["quebec", "junction"], fast=True), stations=["quebec"])
    play(m, "play junction", "move quebec")
    assert spent(m) == 1  # three links, less two
    m = position(seat("burlington", ["quebec", "junction"]), stations=["quebec"])
    assert spent(play(m, "play junction", "move quebec")) == 2


# ------------------------------------------------------------------------------------------------- step 2: unload goods


def test_unloading_is_optional():
    m = position(seat("burlington", ["watertown"], train={"wagon-3": "iron"}))
    play(m, "move watertown", "end")
    assert me(m)["train"][0]["cubes"] == 1


def test_unloading_where_nobody_asks_costs_a_point():
    m = position(seat("burlington", ["watertown"], train={"wagon-1": "coal", "wagon-2": "wood"}, points=1))
    play(m, "move watertown", "dump wagon-1", "dump wagon-2")
    assert me(m)["points"] == -1  # it may go below zero
    assert sum(me(m)["delivered"].values()) == 1  # the steel for the power


def test_what_is_asked_for_cannot_be_unloaded_at_a_loss():
    m = play(position(seat("burlington", ["watertown"], train={"wagon-3": "iron"})), "move watertown")
    assert "wants iron" in refused(m, "dump wagon-3")


def test_only_what_is_asked_for_is_delivered():
    m = play(position(seat("burlington", ["watertown"], train={"wagon-1": "coal"})), "move watertown")
    assert "does not want coal, but iron" in refused(m, "deliver wagon-1")


def test_iron_into_a_city_with_three_steel_makes_one():
    m = position(seat("burlington", ["watertown"], train={"wagon-3": "iron", "peterborough": "iron"}, company="central-vermont"),
                 seat("richmond", ["burlington"]), stations=["peterborough"], steel={"watertown": 3})  # fmt: skip
    play(m, "move watertown", "deliver wagon-3")
    assert place(m, "watertown")["steel"] == 4
    assert me(m)["delivered"]["iron"] == 1
    assert "no more iron can be unloaded here" in refused(m, "deliver peterborough")
    assert "no more iron can be unloaded here" in refused(m, "dump peterborough")  # nor at a loss
    assert legal(m, "dump") == []


def test_iron_for_a_special_delivery_needs_no_room_for_steel():
    m = position(
        seat("richmond", ["quebec"], train={"wagon-3": "iron"}, day=10),
        stations=["quebec"],
        steel={"quebec": 4},
    )
    play(m, "move quebec")
    assert legal(m, "deliver", "fulfil") == ["fulfil wagon-3"]
    play(m, "fulfil wagon-3")
    assert place(m, "quebec")["steel"] == 4
    assert me(m)["points"] == 3 + 4 + 2  # and the first-delivery tile


def test_steel_at_a_port_makes_three_points_each():
    train = {"wagon-3": "steel", "quebec": "steel"}
    m = position(seat("burlington", ["port-2"], train=train, company="central-vermont"), stations=["quebec"])
    play(m, "move port-2 albany", "deliver wagon-3", "deliver quebec")
    assert me(m)["points"] == 3 + 6
    assert me(m)["delivered"]["steel"] == 1 + 2


def test_steel_is_not_asked_for_in_cities():
    m = play(position(seat("burlington", ["watertown"], train={"wagon-3": "steel"})), "move watertown")
    assert legal(m, "deliver", "dump") == ["dump wagon-3"]


def test_the_first_delivery_tile_goes_once():
    m = position(seat("richmond", ["quebec"], train={"wagon-3": ("iron", 2)}), stations=["quebec"])
    play(m, "move quebec", "deliver wagon-3", "deliver wagon-3")
    assert me(m)["points"] == 3 + 2
    assert place(m, "quebec")["steel"] == 4


def test_getting_rid_of_goods_leaves_the_first_delivery_tile():
    m = position(seat("richmond", ["quebec"], train={"wagon-1": "coal"}), stations=["quebec"])
    play(m, "move quebec", "dump wagon-1")
    assert (me(m)["points"], place(m, "quebec")["first"]) == (3 - 1, 2)


def test_the_wood_track_ends():
    m = position(seat("watertown", ["burlington"], train={"wagon-2": "wood"}, wood=7), seat("richmond", ["watertown"]))
    play(m, "move burlington", "deliver wagon-2")
    assert me(m)["wood"] == 7


# Special deliveries


def test_special_and_demand_with_one_cube_is_a_choice():
    m = position(seat("richmond", ["quebec"], train={"wagon-3": "iron"}, day=10), stations=["quebec"])
    play(m, "move quebec")
    assert legal(m, "deliver", "fulfil", "dump") == ["deliver wagon-3", "fulfil wagon-3"]
    kept = play(m.copy(), "deliver wagon-3")
    assert (me(kept)["delivered"]["iron"], me(kept)["points"]) == (1, 3 + 2)


def test_special_and_demand_with_two_cubes_are_both_met():
    m = position(seat("richmond", ["quebec"], train={"wagon-3": ("iron", 2)}, day=10), stations=["quebec"])
    play(m, "move quebec", "fulfil wagon-3", "deliver wagon-3")
    assert me(m)["points"] == 3 + 4 + 2
    assert me(m)["delivered"]["iron"] == 1
    assert place(m, "quebec")["steel"] == 2


def test_a_special_delivery_is_made_once():
    two = {"wagon-3": ("iron", 2)}
    m = play(
        position(seat("richmond", ["quebec"], train=two, day=10), stations=["quebec"]),
        "move quebec",
        "fulfil wagon-3",
    )
    assert "No special delivery" in refused(m, "fulfil wagon-3")


def test_a_special_delivery_of_wood_does_not_move_the_wood_disc():
    m = position(
        seat("burlington", ["richmond"], train={"wagon-2": "wood"}, day=4), seat("watertown", ["burlington"], day=6)
    )
    play(m, "move richmond", "fulfil wagon-2")
    assert (me(m)["wood"], me(m)["points"], me(m)["specials"]) == (0, 3 + 3, 1)


def test_days_spent_after_the_move_count_for_a_special_delivery():
    here = seat("richmond", ["quebec", "port-1"], train={"wagon-3": "iron"}, day=8)
    m = play(position(here, stations=["quebec"]), "move quebec")
    assert "10 to 12" in refused(m, "fulfil wagon-3")  # day 9
    play(m, "develop port-1 station", "build boston discard", "fulfil wagon-3")
    assert me(m)["points"] == 3 + 2 + 4 + 2


def test_what_is_asked_for_specially_may_be_unloaded_at_a_loss_if_the_tile_does_not_ask():
    m = position(
        seat("burlington", ["richmond"], train={"wagon-2": "wood"}, day=4), seat("watertown", ["burlington"], day=6)
    )
    play(m, "move richmond")
    assert legal(m, "deliver", "fulfil", "dump") == ["fulfil wagon-2", "dump wagon-2"]


def test_reveals_passed_by_a_long_move():
    m = position(seat("richmond", ["port-1"], day=3), seat("burlington", ["watertown"], day=3), rank=[0, 1])
    play(m, "move port-1 hamilton")  # four links: from 3 to 7
    assert m.state.record.shown == 3
    m = position(seat("white-river-jct", ["junction"], day=3), seat("burlington", ["watertown"], day=3))
    play(m, "move junction hamilton")  # six days: from 3 to 9, over 4 and 8
    assert m.state.record.shown == 4


def test_a_dark_space_turns_a_tile_only_the_first_time():
    m = position(seat("burlington", ["watertown"], day=3), seat("watertown", ["burlington"], day=3))
    play(m, "move watertown", "end", "move burlington")
    assert m.state.record.shown == 3


def test_special_tiles_turned_up_are_all_different_and_of_their_length():
    b = BOARD.record
    for seed in range(8):
        m = Match.new("grandtrunk", players=2, seed=seed)
        while not m.over:
            m.play(m.legal()[len(m.history) * 7 % len(m.legal())])
        tiles = [int(x) for x in m.state.record.special if x >= 0]
        assert len(set(tiles)) == len(tiles) >= 8
        assert all(b.special_days[t] == b.closes[k] - b.opens[k] + 1 for k, t in enumerate(tiles))


# ---------------------------------------------------------------------------------- steps 3 to 5: wagons and their loads


def test_no_wagon_travels_empty():
    m = position(seat("burlington", ["watertown"], train={"wagon-3": "iron"}))
    play(m, "move watertown", "deliver wagon-3")
    assert legal(m, "move", "end") == []


def test_a_wagon_with_one_of_two_cubes_left_is_not_empty():
    m = position(seat("burlington", ["watertown"], train={"wagon-3": ("iron", 2)}))
    play(m, "move watertown", "deliver wagon-3")
    assert legal(m, "uncouple", "load") == []
    play(m, "end")
    assert me(m)["train"][0]["cubes"] == 1


def test_a_stronger_locomotive_pulls_more_in_the_same_turn():
    here = {"train": {"wagon-2": "wood"}, "delivered": {"steel": 1}, "company": "central-vermont"}
    m = play(position(seat("burlington", ["watertown", "wagon-1", "richmond"], **here)), "move watertown")
    assert legal(m, "couple") == []
    play(m, "develop richmond power")
    assert legal(m, "couple") == ["couple wagon-1 coal"]


def test_no_turn_ends_with_an_empty_wagon():
    m = position(seat("burlington", ["watertown"], train={"wagon-3": "iron"}))
    play(m, "move watertown", "deliver wagon-3")
    assert "empty wagon" in refused(m, "end")
    play(m, "uncouple wagon-3", "end")
    assert "wagon-3" in me(m)["discard"]
    assert me(m)["train"] == []


def test_a_wagon_leaves_only_when_empty():
    m = play(position(seat("burlington", ["watertown"], train={"wagon-3": "iron"})), "move watertown")
    assert "still carries" in refused(m, "uncouple wagon-3")


def test_an_emptied_wagon_can_be_loaded_again():
    m = position(seat("burlington", ["watertown"], train={"wagon-3": "iron"}), steel={"watertown": 1})
    play(m, "move watertown", "deliver wagon-3", "load wagon-3 steel", "end")
    assert me(m)["train"] == [{"card": "wagon-3", "carries": ["iron", "steel"], "good": "steel", "cubes": 1}]
    assert place(m, "watertown")["steel"] == 2


def test_a_wagon_takes_only_its_goods_and_those_of_the_place():
    m = play(position(seat("burlington", ["watertown", "wagon-1", "wagon-3"])), "move watertown")
    assert "cannot carry wood" in refused(m, "couple wagon-1 wood")
    assert "no iron to load" in refused(m, "couple wagon-3 iron")
    assert legal(m, "couple") == ["couple wagon-1 coal"]


def test_the_locomotive_pulls_as_many_wagons_as_its_power():
    m = play(position(seat("burlington", ["watertown", "wagon-1", "wagon-2"])), "move watertown", "couple wagon-1 coal")
    assert "no more than 1 wagon" in refused(m, "couple wagon-2 wood")
    m = position(seat("burlington", ["watertown", "wagon-1", "wagon-2"], power=2))
    play(m, "move watertown", "couple wagon-1 coal", "couple wagon-2 wood", "end")
    assert len(me(m)["train"]) == 2


def test_nothing_is_unloaded_after_loading():
    m = position(seat("burlington", ["watertown", "wagon-1"], train={"wagon-3": "iron"}, power=2))
    play(m, "move watertown", "couple wagon-1 coal")
    assert "begun to load" in refused(m, "deliver wagon-3")


def test_steel_comes_from_the_city():
    here = seat("burlington", ["watertown", "wagon-3", "richmond"], power=2, company="grand-trunk-railway")
    m = play(position(here, steel={"watertown": 1}), "move watertown")
    assert legal(m, "couple") == ["couple richmond steel", "couple wagon-3 steel"]
    play(m, "couple wagon-3 steel")
    assert place(m, "watertown")["steel"] == 0
    assert "no steel to load" in refused(m, "couple richmond steel")


def test_a_wagon_is_hung_on_after_the_move_only():
    m = position(seat("burlington", ["watertown", "wagon-1"]))
    assert "Move your train first" in refused(m, "couple wagon-1 coal")


# ------------------------------------------------------------------------------------------------- step 6: draw cards


def test_the_hand_is_filled_to_five():
    m = position(seat("burlington", ["watertown", "wagon-1"]))
    play(m, "move watertown", "end")
    assert len(hand(m)) == 5


def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    others = ["richmond", "white-river-jct", "port-1", "port-2", "junction", "wagon-2", "wagon-3"]
    m = position(seat("burlington", ["watertown", "wagon-1"], discard=others))
    assert me(m)["deck_size"] == 0
    play(m, "move watertown", "end")
    assert len(hand(m)) == 5
    assert me(m)["discard"] == []
    assert me(m)["deck_size"] == 4
    assert m.view(1)["seats"][0]["known"] == ["wagon-1"]  # all see that it was not shuffled in


def test_too_few_cards_leave_a_smaller_hand():
    train = {"wagon-1": "coal", "wagon-2": "wood", "wagon-3": "iron", "white-river-jct": "wood"}
    here = {"train": train, "siding": "watertown", "progress": ["siding"], "company": "central-vermont"}
    m = position(
        seat("burlington", ["richmond"], discard=["port-2", "junction", "port-1"], **here),
        seat("richmond", ["burlington"]),
    )
    play(m, "move richmond", "end")
    assert len(hand(m)) == 4
    assert me(m)["deck_size"] == 0


def test_a_hand_of_six_with_the_warehouse():
    m = position(seat("burlington", ["watertown"], progress=["warehouse"]))
    play(m, "move watertown", "end")
    assert len(hand(m)) == 6
    m = play(position(seat("burlington", ["watertown"], progress=["warehouse"])), "maintain", "end")
    assert len(hand(m)) == 6


# --------------------------------------------------------------------------------------------------------- the actions


def test_depot_fetches_a_wagon_from_the_discard_pile():
    here = {
        "discard": ["wagon-1", "wagon-3", "port-1"],
        "company": "quebec-richmond",
    }  # White River Jct is a depot there
    m = position(seat("burlington", ["watertown", "white-river-jct", "wagon-2"], **here))
    assert "Move your train first" in refused(m, "play white-river-jct")
    play(m, "move watertown", "play white-river-jct")
    assert m.legal() == ["fetch wagon-1 coal"]  # not the wagon in hand, not one that finds no load
    play(m, "fetch wagon-1 coal", "end")
    assert me(m)["train"][0]["card"] == "wagon-1"


def test_depot_may_take_the_location_card_just_left():
    m = position(seat("white-river-jct", ["watertown", "boston"], company="central-vermont"), stations=["boston"])
    play(m, "move watertown", "play boston")
    assert m.legal() == ["fetch white-river-jct wood"]


def test_depot_needs_room_in_the_train():
    here = {"discard": ["wagon-1"], "company": "quebec-richmond", "train": {"wagon-2": "wood"}}
    m = play(position(seat("burlington", ["watertown", "white-river-jct"], **here)), "move watertown")
    assert "pulls no more" in refused(m, "play white-river-jct")


def test_oversize_trailer_adds_a_second_cube_of_the_same_kind():
    here = {"company": "central-vermont", "train": {"wagon-1": "coal"}}
    m = position(seat("richmond", ["watertown", "burlington"], **here))
    assert "Move" in refused(m, "play burlington")
    play(m, "move watertown", "play burlington", "enlarge wagon-1", "end")
    assert me(m)["train"][0]["cubes"] == 2


def test_oversize_trailer_takes_no_steel_and_no_third_cube():
    here = {"company": "central-vermont", "train": {"wagon-3": "steel"}}
    m = play(position(seat("richmond", ["watertown", "burlington"], **here), steel={"watertown": 2}), "move watertown")
    assert "carries a single cube" in refused(m, "play burlington")
    here = {"company": "central-vermont", "train": {"wagon-1": ("coal", 2)}}
    m = play(position(seat("richmond", ["watertown", "burlington"], **here)), "move watertown")
    assert legal(m, "play") == []


def test_change_of_demand_swaps_two_cities_or_two_ports():
    here = {"company": "st-lawrence-atlantic", "train": {"wagon-1": "coal"}}  # Richmond is a change of demand there
    m = position(seat("burlington", ["watertown", "richmond"], **here))
    play(m, "move watertown")
    assert legal(m, "deliver") == []
    play(m, "play richmond")
    assert len(m.legal()) == 66 + 3
    assert "printed" in refused(m, "swap albany hamilton")
    assert "two cities or two ports" in refused(m, "swap albany boston")
    play(m, "swap watertown boston")  # now Watertown asks for coal and gives iron
    assert (place(m, "watertown")["demand"], place(m, "boston")["demand"]) == ("coal", "iron")
    assert legal(m, "deliver") == ["deliver wagon-1"]


def test_change_of_demand_before_the_move():
    m = position(seat("burlington", ["watertown", "richmond"], company="st-lawrence-atlantic"))
    play(m, "play richmond", "swap albany montreal")
    assert place(m, "albany")["supply"] == ["wood"]


def test_overland_transport_moves_a_steel_to_the_next_city():
    here = {"company": "grand-trunk-railway"}  # Watertown is an overland transport there
    m = position(seat("burlington", ["richmond", "watertown"], **here), steel={"utica": 1, "watertown": 4, "quebec": 1})
    play(m, "play watertown")
    assert set(m.legal()) == {
        "haul utica niagara", "haul quebec richmond", "haul watertown burlington", "haul watertown kingston",
        "haul watertown utica",
    }  # fmt: skip
    assert "4 steel already" in refused(m, "haul utica watertown")
    assert "not linked" in refused(m, "haul utica boston")
    play(m, "haul utica niagara")
    assert (place(m, "utica")["steel"], place(m, "niagara")["steel"]) == (0, 1)


def test_overland_transport_needs_steel():
    m = position(seat("burlington", ["richmond", "watertown"], company="grand-trunk-railway"))
    assert "no steel in any city" in refused(m, "play watertown")


def test_right_of_way_takes_a_day_off_the_move():
    m = position(seat("burlington", ["richmond", "junction"]))
    play(m, "play junction", "move richmond")
    assert spent(m) == 1


def test_right_of_way_needs_a_move_to_shorten():
    m = position(seat("burlington", ["watertown", "junction"]))
    assert "shorter" in refused(m, "play junction")
    m = play(position(seat("burlington", ["richmond", "junction"])), "move richmond")
    assert "moved already" in refused(m, "play junction")


# ---------------------------------------------------------------------------------------------------------- development


def test_power_rises_one_step_a_card_and_needs_steel_delivered():
    for power, steel in ((1, 1), (2, 2), (3, 3)):
        here = {"company": "central-vermont", "power": power}
        m = position(seat("burlington", ["watertown", "richmond"], delivered={"steel": steel}, **here))
        play(m, "develop richmond power")
        assert (me(m)["power"], spent(m)) == (power + 1, 1)
        assert me(m)["points"] == 3 + (5 if power == 3 else 0)
        m = position(seat("burlington", ["watertown", "richmond"], **here))
        assert f"must have delivered {steel} steel" in refused(m, "develop richmond power")
    m = position(seat("burlington", ["watertown", "richmond"], company="central-vermont", power=4))
    assert "greatest power" in refused(m, "develop richmond power")


def test_speed_needs_three_coal_and_gives_a_point():
    here = {"company": "central-vermont", "delivered": {"coal": 3}}
    m = play(position(seat("burlington", ["watertown", "richmond"], **here)), "develop richmond speed")
    assert (me(m)["fast"], me(m)["points"], spent(m)) == (True, 4, 1)
    m = position(seat("burlington", ["watertown", "richmond"], company="central-vermont", delivered={"coal": 2}))
    assert "must have delivered 3 coal, and you have delivered 2" in refused(m, "develop richmond speed")


def test_a_card_allows_only_its_developments():
    m = position(seat("burlington", ["watertown", "richmond"], company="central-vermont", delivered={"coal": 3}))
    assert "does not allow" in refused(m, "develop richmond station")
    m = position(
        seat("burlington", ["watertown", "kingston"], company="central-vermont", delivered={"coal": 3, "steel": 1}),
        stations=["kingston"],
    )
    assert {x.split()[2] for x in legal(m, "develop")} == {"power", "speed", "station", "progress"}


def test_a_new_station_gives_everybody_its_card():
    m = position(
        seat("burlington", ["watertown", "port-1"]), seat("richmond", ["watertown"]), seat("watertown", ["richmond"])
    )
    play(m, "develop port-1 station")
    assert "has a station already" in refused(m, "build burlington top")
    assert len(m.legal()) == 16
    play(m, "build boston discard")
    assert (me(m)["points"], spent(m)) == (5, 1)
    assert place(m, "boston")["station"]
    assert all("boston" in me(m, p)["discard"] for p in range(3))


@pytest.mark.parametrize(
    ("kind", "days", "answer"),
    [
        ("station", 1, "build boston discard"),
        ("progress", 2, "acquire signals"),
        ("objective", 1, "achieve coal-depot"),
    ],
)
def test_the_days_of_a_development_pass_before_the_choice(kind, days, answer):
    """The disc is moved first and turns up what it passes; then city, card or objective are chosen."""
    here = seat("burlington", ["watertown", "port-1"], day=3, delivered={"coal": 3})
    goals = ["coal-depot", "ore-depot", "heavy-train"] if kind == "objective" else None
    m = position(here, seat("richmond", ["burlington"], day=3), laid_out=["signals"], objectives=goals)
    assert m.state.record.shown == 2
    play(m, f"develop port-1 {kind}")
    assert (spent(m), m.state.record.shown, m.view(None)["asked"]) == (days, 3, kind)
    assert answer in m.legal()
    with pytest.raises(UndoRefused):
        m.undo()  # a tile was turned up
    play(m, answer)
    assert spent(m) == days


def test_the_builder_may_put_the_card_on_the_deck():
    m = position(seat("burlington", ["watertown", "port-1", "wagon-1", "wagon-2", "wagon-3"]))
    play(m, "develop port-1 station", "build boston top")
    assert me(m)["top"] == ["boston"]
    assert "boston" in me(m, 1)["discard"]
    play(m, "move watertown", "end")
    assert "boston" in hand(m)
    assert m.view(1)["seats"][0]["known"] == ["boston"]  # all have seen it


def test_a_progress_card_takes_two_days():
    m = position(seat("burlington", ["watertown", "port-1"]), laid_out=["signals"])
    play(m, "develop port-1 progress")
    assert "not laid out" in refused(m, "acquire crane")
    play(m, "acquire signals")
    assert (me(m)["progress"], spent(m)) == (["signals"], 2)
    assert "signals" not in m.view(None)["progress"]
    assert legal(m, "signal") == []  # Watertown is the only card to move with
    assert "has to move" in refused(m, "signal watertown")


def test_a_progress_card_has_its_effect_at_once():
    m = position(seat("burlington", ["watertown", "port-1", "wagon-1"]), laid_out=["crane"])
    play(m, "develop port-1 progress", "acquire crane", "lift wagon-1 coal", "move watertown")
    assert spent(m) == 2 + 1 + 1
    m = position(seat("burlington", ["watertown", "port-1"]), laid_out=["warehouse"])
    play(m, "develop port-1 progress", "acquire warehouse", "move watertown", "end")
    assert len(hand(m)) == 6


# -------------------------------------------------------------------------------------------------- the progress cards


def with_progress(*owned: str, at: str = "burlington", cards: list[str] | None = None, **more) -> Match:
    table = {k: more.pop(k) for k in ("steel", "stations", "shown", "first") if k in more}
    return position(seat(at, cards or ["watertown", "port-1"], progress=list(owned), **more), **table)


def test_workshop_upgrades_in_no_time():
    m = with_progress(
        "workshop", cards=["watertown", "richmond"], company="central-vermont", delivered={"steel": 1, "coal": 3}
    )
    assert spent(play(m.copy(), "develop richmond power")) == 0
    assert spent(play(m.copy(), "develop richmond speed")) == 0


@pytest.mark.parametrize(
    ("card", "wagon", "good", "wood"),
    [("timber-exporter", "wagon-2", "wood", 1), ("coal-exporter", "wagon-1", "coal", 0)],
)
def test_exporters_deliver_at_ports(card, wagon, good, wood):
    m = play(with_progress(card, train={wagon: good}), "move port-1 albany")
    assert legal(m, "deliver", "dump") == [f"deliver {wagon}"]
    play(m, f"deliver {wagon}")
    assert (me(m)["delivered"][good], me(m)["wood"], me(m)["points"]) == (1, wood, 3)
    other = "coal-exporter" if card == "timber-exporter" else "timber-exporter"
    m = play(with_progress(other, train={wagon: good}), "move port-1 albany")
    assert legal(m, "deliver", "dump") == [f"dump {wagon}"]


def test_speculator_earns_from_the_stations_of_others():
    m = position(seat("burlington", ["watertown", "port-1"]), seat("richmond", ["watertown"], progress=["speculator"]))
    play(m, "develop port-1 station", "build boston discard")
    assert me(m, 1)["points"] == 4
    m = play(with_progress("speculator"), "develop port-1 station", "build boston discard")
    assert me(m)["points"] == 5


@pytest.mark.parametrize(("card", "good"), [("iron-mine", "iron"), ("coal-mine", "coal"), ("forestry", "wood")])
def test_mines_and_forest_give_two_at_once(card, good):
    m = position(seat("burlington", ["watertown", "port-1"]), laid_out=[card])
    play(m, "develop port-1 progress", f"acquire {card}")
    assert me(m)["delivered"][good] == 2
    assert me(m)["wood"] == 0
    assert all(x.get("steel", 0) == 0 for x in m.view(None)["places"])


def test_coal_of_a_mine_counts_for_speed():
    here = {"company": "central-vermont", "delivered": {"coal": 1}}
    m = position(seat("burlington", ["watertown", "port-1", "richmond"], **here), laid_out=["coal-mine"])
    assert legal(m, "develop") == ["develop port-1 station", "develop port-1 progress"]
    play(m, "develop port-1 progress", "acquire coal-mine", "develop richmond speed")
    assert me(m)["fast"]


def test_siding_parks_a_wagon_from_hand_and_gives_it_back_for_a_day():
    m = with_progress("siding", cards=["watertown", "wagon-1", "burlington"], at="richmond")
    play(m, "park wagon-1")
    assert me(m)["siding"] == "wagon-1"
    assert "used Siding already" in refused(m, "clear")
    play(m, "move watertown")
    assert "used" in refused(m, "recall coal")
    m = with_progress("siding", cards=["watertown"], siding="wagon-1")
    play(m, "move watertown", "recall coal")
    assert (spent(m), me(m)["siding"], me(m)["train"][0]["good"]) == (2, None, "coal")


def test_siding_takes_an_emptied_wagon_of_the_train_and_can_be_cleared():
    m = with_progress("siding", train={"wagon-3": "iron"})
    play(m, "move watertown")
    assert "still carries" in refused(m, "park wagon-3")
    play(m, "deliver wagon-3", "park wagon-3", "end")
    assert (me(m)["siding"], me(m)["train"]) == ("wagon-3", [])
    m = play(with_progress("siding", siding="wagon-3"), "clear")
    assert "wagon-3" in me(m)["discard"]
    assert spent(m) == 0


def test_siding_holds_one_wagon_and_no_other_card():
    m = with_progress("siding", cards=["watertown", "wagon-1", "port-1"], siding="wagon-3")
    assert "stands on your siding" in refused(m, "park wagon-1")
    m = with_progress("siding", cards=["watertown", "port-1"])
    assert "not a wagon" in refused(m, "park port-1")


def test_foreign_steel_contract():
    m = play(with_progress("steel-contract", "large-car", train={"wagon-3": ("steel", 2)}), "move port-1 albany")
    assert "no steel at a port" in refused(m, "contract")
    play(m, "deliver wagon-3", "deliver wagon-3", "contract")
    assert (me(m)["points"], spent(m)) == (3 + 6 + 1, 2)
    assert "used" in refused(m, "contract")


def test_signals_discard_a_card_once_a_turn():
    m = with_progress("signals", cards=["watertown", "port-1", "wagon-1"])
    play(m, "signal wagon-1")
    assert "wagon-1" in me(m)["discard"]
    assert "used" in refused(m, "signal port-1")


def test_large_freight_car_takes_a_second_steel():
    m = with_progress("large-car", train={"wagon-3": "steel"}, steel={"watertown": 2})
    play(m, "move watertown", "fill wagon-3")
    assert (me(m)["train"][0]["cubes"], spent(m)) == (2, 2)
    assert place(m, "watertown")["steel"] == 1
    assert "used" in refused(m, "fill wagon-3")
    m = play(with_progress("large-car", train={"wagon-3": "iron"}, steel={"watertown": 2}), "move watertown")
    assert legal(m, "fill") == []
    m = play(with_progress("large-car", train={"wagon-3": "steel"}), "move watertown")
    assert "no steel" in refused(m, "fill wagon-3")


def test_large_freight_car_needs_a_day():
    cards = ["port-1", "port-2", "watertown"]
    m = with_progress("large-car", cards=cards, train={"wagon-3": "steel"}, steel={"watertown": 2}, day=35)
    for card in cards[:2]:
        play(m, f"develop {card} progress", f"acquire {m.view(None)['progress'][0]}")
    play(m, "move watertown")
    assert "takes 1 day, but none is left" in refused(m, "fill wagon-3")


def test_roundhouse_changes_a_card():
    m = with_progress("roundhouse", cards=["watertown", "port-1", "wagon-1"])
    play(m, "turn wagon-1")
    assert len(hand(m)) == 3
    assert "wagon-1" not in hand(m)
    with pytest.raises(UndoRefused):
        m.undo()


def test_crane_loads_a_wagon_before_the_move():
    m = with_progress("crane", cards=["watertown", "wagon-1", "wagon-2"])
    assert legal(m, "lift") == ["lift wagon-1 coal"]  # Burlington gives coal and iron
    play(m, "lift wagon-1 coal")
    assert (spent(m), me(m)["train"][0]["good"]) == (1, "coal")
    m = play(with_progress("crane", cards=["watertown", "wagon-1"]), "move watertown")
    assert "moved already" in refused(m, "lift wagon-1 coal")
    m = with_progress("crane", cards=["watertown", "wagon-1"], train={"wagon-3": "iron"})
    assert "pulls no more" in refused(m, "lift wagon-1 coal")


def test_every_progress_card_has_its_test():
    assert len(PROGRESS_CARDS) == 16


# ------------------------------------------------------------------------------------------------------ end of the game


def test_day_36_at_the_end_of_a_turn_rings_in_the_end():
    m = position(seat("burlington", ["watertown"], day=35), seat("watertown", ["burlington"], day=35))
    assert "rung in" in refused(m, "stop")
    play(m, "move watertown", "end")
    assert me(m)["out"]
    assert m.view(None)["rung"]
    assert m.actor == 1
    play(m, "stop")
    assert m.over
    assert me(m, 1)["day"] == 35


def test_the_others_may_play_on_after_the_end_was_rung_in():
    m = position(
        seat("burlington", ["watertown"], day=36, out=True),
        seat("watertown", ["burlington"], day=30),
        turn=1,
        rung=True,
    )
    play(m, "move burlington", "end")
    assert (m.actor, m.over) == (1, False)


def test_stopping_is_for_the_beginning_of_a_turn():
    m = position(
        seat("burlington", ["watertown"], day=36, out=True),
        seat("watertown", ["burlington"], day=30),
        turn=1,
        rung=True,
    )
    play(m, "move burlington")
    assert "begun" in refused(m, "stop")


def test_no_disc_goes_past_40():
    m = position(seat("richmond", ["junction", "port-1"], day=35), seat("watertown", ["burlington"], day=35), rank=[0, 1],
                 stations=["niagara", "utica"])  # fmt: skip
    assert "only 5 are left" in refused(m, "move junction niagara")  # five links and a day
    assert "move junction utica" in m.legal()  # four and one: just 40
    play(m, "develop port-1 progress", f"acquire {m.view(None)['progress'][0]}")
    assert "move junction utica" not in m.legal()
    assert "move junction burlington" in m.legal()  # 37 + 3


def test_actions_leave_days_for_the_move():
    cards = ["port-1", "port-2", "watertown", "kingston"]
    m = position(seat("burlington", cards, day=35, company="central-vermont"), seat("watertown", ["burlington"], day=35), stations=["kingston"])  # fmt: skip
    for card in ("port-1", "port-2"):
        play(m, f"develop {card} progress", f"acquire {m.view(None)['progress'][0]}")
    assert me(m)["day"] == 39
    assert "has to move" in refused(m, "develop kingston station")
    assert legal(m, "move") == ["move watertown"]
    play(m, "move watertown")
    assert me(m)["day"] == 40
    assert legal(m, "develop") == []
    assert "none is left" in refused(m, "develop kingston station")


def test_right_of_way_may_bring_a_long_move_within_the_track():
    m = position(seat("quebec", ["niagara", "junction"], day=35), seat("watertown", ["burlington"], day=35), rank=[0, 1],
                 stations=["niagara", "quebec"])  # fmt: skip
    assert "only 5 are left" in refused(m, "move niagara")  # six links
    play(m, "play junction")
    assert m.legal() == ["move niagara"]
    assert me(play(m, "move niagara"))["day"] == 40


def test_becoming_fast_may_pay_for_its_own_day():
    here = {"day": 35, "company": "grand-trunk-railway", "delivered": {"coal": 3}}
    other = seat("watertown", ["burlington"], day=35)
    m = position(seat("richmond", ["white-river-jct", "niagara"], **here), other, stations=["niagara"])
    play(m, "develop white-river-jct speed")
    assert m.legal() == ["move niagara"]  # five links in four days
    assert me(play(m, "move niagara"))["day"] == 40
    far = {**here, "progress": ["workshop"]}
    m = position(seat("quebec", ["white-river-jct", "niagara"], **far), other, stations=["niagara", "quebec"])
    play(m, "develop white-river-jct speed")
    assert m.legal() == ["move niagara"]  # six links in five days
    cards = ["port-1", "port-2", "white-river-jct", "quebec"]
    m = position(seat("richmond", cards, **here), other, stations=["quebec"])
    for card in cards[:2]:
        play(m, f"develop {card} progress", f"acquire {m.view(None)['progress'][-1]}")
    assert legal(m, "develop") == []  # a day's way to Québec, and a day is left


def test_ties_are_broken_by_steel_and_then_by_all_goods():
    def winners(*delivered: dict[str, int]) -> list[int]:
        seats = [
            seat(at, ["wagon-1"], day=36, out=True, delivered=goods)
            for at, goods in zip(("burlington", "watertown"), delivered, strict=True)
        ]
        return position(*seats, phase=5, rung=True).winners()

    assert winners({"coal": 2}, {"steel": 1}) == [1]
    assert winners({"coal": 2, "steel": 1, "iron": 1}, {"coal": 1, "steel": 1, "iron": 1}) == [0]
    assert winners({"coal": 2}, {"wood": 2}) == [0, 1]


def test_points_are_what_the_discs_and_the_final_scoring_make():
    m = position(
        seat("burlington", ["wagon-1"], day=36, out=True, points=6, wood=5, progress=["crane", "siding"], delivered={"coal": 2, "iron": 1}),
        seat("watertown", ["wagon-1"], day=38, out=True), phase=5, rung=True, stations=["new-london"], first={"new-london": 0},
    )  # fmt: skip
    assert m.scores() == [6 + 2 + 3 + 2 * 5, 3]


# ----------------------------------------------------------------------------------------------------------- objectives

NEARLY = {
    "ore-depot": ({"delivered": {"iron": 4}}, 4, {"delivered": {"iron": 2}}),
    "freight-station": ({"delivered": {"coal": 4, "iron": 4}}, 4, {"delivered": {"coal": 5}}),
    "common-deliveries": (
        {"delivered": {"coal": 3, "iron": 3, "wood": 3}, "power": 3}, 5, {"delivered": {"coal": 3, "iron": 3, "wood": 3}, "power": 2},
    ),
    "timber-depot": ({"delivered": {"wood": 3}}, 3, {"delivered": {"wood": 2}}),
    "coal-depot": ({"delivered": {"coal": 5}}, 5, {"delivered": {"coal": 2}}),
    "national-certificate": (
        {"delivered": {"coal": 7, "steel": 3}, "power": 4, "fast": True, "specials": 2, "day": 10}, 7,
        {"delivered": {"coal": 6, "steel": 3}, "power": 4, "fast": True, "specials": 2, "day": 10},
    ),
    "heavy-train": (
        {"train": {"wagon-1": ("coal", 2), "wagon-2": ("wood", 2)}}, 3, {"train": {"wagon-1": ("coal", 2), "wagon-2": "wood"}},
    ),
    "haulier-of-the-year": ({"specials": 4, "day": 18}, 5, {"specials": 3, "day": 18}),
    "specialised-deliveries": ({"delivered": {"wood": 6}}, 5, {"delivered": {"wood": 5, "coal": 5}}),
    "steel-warehouse": ({"delivered": {"steel": 3}}, 3, {"delivered": {"steel": 2}}),
}  # fmt: skip


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_objectives(objective):
    met, points, unmet = NEARLY[objective]
    others = [x for x in ("heavy-train", "haulier-of-the-year", "national-certificate") if x != objective][:2]

    def table(**more):
        done = list(range(more.get("specials", 0)))
        here = seat("burlington", ["port-1", "watertown"], **more)
        cities = ["quebec", "utica", "kingston"] if done else []
        return position(here, objectives=[objective, *others], done=done, stations=cities)

    m = play(table(**met), "develop port-1 objective", f"achieve {objective}")
    assert (me(m)["points"], spent(m), me(m)["objectives"]) == (3 + points, 1, [objective])
    assert objective not in m.view(None)["objectives"]
    assert "requirement" in refused(table(**unmet), "develop port-1 objective")


def test_later_deliveries_add_nothing_to_an_objective():
    here = {"delivered": {"coal": 3}, "train": {"wagon-1": "coal"}}
    m = position(
        seat("burlington", ["port-1", "richmond"], **here), objectives=["coal-depot", "ore-depot", "heavy-train"]
    )
    play(m, "develop port-1 objective", "achieve coal-depot", "move richmond", "deliver wagon-1")
    assert (me(m)["points"], me(m)["delivered"]["coal"]) == (3 + 3, 4)


def test_three_objectives_lie_out_if_they_are_played_with():
    m = Match.new("grandtrunk", players=2, seed=1, options={"objectives": "with"})
    assert len(m.view(None)["objectives"]) == 3


# ------------------------------------------------------------------------------------------------------- start cities


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_other_start_cities(scenario):
    written = next(x for x in BOARD.document["scenarios"] if x["id"] == scenario)
    for seed in range(4):
        m = Match.new("grandtrunk", players=2, seed=seed, options={"start": scenario})
        view = m.view(None)
        assert {x["id"] for x in view["places"] if x.get("station")} == set(written["start"])
        assert {x["at"] for x in view["seats"]} <= set(written["start"])
        assert {x["company"] for x in view["seats"]} <= set(written["companies"])
        starts = [x for x in view["places"] if x["id"] in written["start"]]
        assert sorted(x["demand"] for x in starts) == ["coal", "iron", "iron", "wood"]
        assert all(x["first"] == 0 for x in starts)
        assert all(x["deck_size"] == 9 for x in view["seats"])


def test_levels_say_whether_the_start_deck_has_a_card_for_power_and_speed():
    """Deduced from the table of scenarios: the reconstruction keeps it for every company and scenario."""
    b, labels = BOARD.record, BOARD.labels
    for scenario in BOARD.document["scenarios"][1:]:
        for company in scenario["companies"]:
            k = list(labels["company"]).index(company)
            cards = [list(labels["card"]).index(city) for city in scenario["start"]]
            found = any(b.develops[k, c] & 1 for c in cards)
            assert found is scenario["id"].endswith("advanced"), (scenario["id"], company)


# ------------------------------------------------------------------------------------------------------------------ undo


def test_undo_inside_the_turn_until_cards_are_drawn_or_a_tile_is_turned():
    m = position(
        seat("burlington", ["watertown", "port-1", "richmond"], train={"wagon-3": "iron"}, day=1),
        seat("richmond", ["burlington"], day=3),
    )
    start = m.hash
    play(m, "develop port-1 station", "build boston top", "move watertown", "deliver wagon-3", "uncouple wagon-3")
    while m.history:
        m.undo()
    assert m.hash == start
    play(m, "develop port-1 station", "build boston top", "move richmond")  # to the dark space 4
    with pytest.raises(UndoRefused):
        m.undo()
    m = play(
        position(seat("burlington", ["watertown"], day=1), seat("richmond", ["burlington"], day=9)),
        "move watertown",
        "end",
    )
    with pytest.raises(UndoRefused):
        m.undo()


# ------------------------------------------------------------------------------------------------------------- secrets


def test_hands_and_decks_are_secret_but_what_was_seen_is_known():
    m = position(
        seat("burlington", ["watertown", "wagon-1"], known=["wagon-1"]), seat("richmond", ["burlington", "junction"])
    )
    assert "hand" not in m.view(1)["seats"][0]
    assert m.view(1)["seats"][0]["known"] == ["wagon-1"]
    seen = set()
    for seed in range(20):
        guess = m.state.determinize(1, seed).record
        held = {c for i, c in enumerate(BOARD.labels["card"]) if int(guess.hand[0]) >> i & 1}
        assert "wagon-1" in held
        assert len(held) == 2
        assert int(guess.hand[1]) == int(m.state.record.hand[1])
        seen |= held
    assert len(seen) > 5


def test_face_down_special_tiles_are_nowhere_in_the_state():
    m = Match.new("grandtrunk", players=2, seed=1)
    assert [int(x) for x in m.state.record.special[2:]] == [-1] * 8
    assert len(SPECIALS) == 10


def test_a_state_is_small():
    assert GAME.state.dtype.itemsize <= 4096
    assert GAME.actions <= 2000
