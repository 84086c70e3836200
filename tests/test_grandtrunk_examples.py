"""The Grand Trunk Journey: the worked examples of the rulebook, in its order, set up as positions."""

from __future__ import annotations

import pytest

from grandtrunk_positions import hand, me, place, play, position, seat, spent
from stellwerk import IllegalAction, Match


def test_the_player_at_the_bottom_of_the_stack_begins():
    """Red is first, purple second, green third, all on space 0."""
    m = position(
        seat("burlington", ["watertown"]), seat("white-river-jct", ["richmond"]), seat("watertown", ["richmond"]),
        turn=0, rank=[0, 1, 2],
    )  # fmt: skip
    assert m.view(None)["track"] == [{"seat": p, "day": 0} for p in range(3)]
    play(m, "move watertown", "end")
    assert m.actor == 1


def test_start_in_burlington_with_iron():
    m = Match.new("grandtrunk", players=3, seed=1)
    while m.actor >= 0 and m.view(None)["phase"] == "start":
        start = me(m, m.actor)["at"]
        for action in m.legal():
            _, wagon, good = action.split()
            assert wagon.startswith("wagon-")
            assert good in place(m, start)["supply"]
        m.play(m.legal()[0])
    for p in range(3):
        shown = me(m, p)
        assert shown["location"] == shown["at"]
        assert [wagon["cubes"] for wagon in shown["train"]] == [1]
        assert len(hand(m, p)) == 5
        assert shown["deck_size"] == 3


def test_white_river_jct_is_a_place_or_a_wood_wagon():
    both = seat("burlington", ["white-river-jct", "watertown"], company="central-vermont")
    play(position(both), "move white-river-jct")
    m = play(position(both), "move watertown")  # Watertown gives wood
    assert "couple white-river-jct wood" in m.legal()
    play(m, "couple white-river-jct wood")
    assert "white-river-jct" not in hand(m)


def test_ottawa_as_overland_transport_is_not_a_place_any_more():
    m = position(
        seat("burlington", ["ottawa", "watertown"], company="central-vermont"),
        stations=["ottawa"],
        steel={"richmond": 1},
    )
    assert "move ottawa" in m.legal()
    play(m, "play ottawa", "haul richmond quebec")
    assert "move ottawa" not in m.legal()
    assert "ottawa" in me(m)["discard"]


def test_a_port_card_is_a_place_or_a_development():
    here = seat("burlington", ["port-1", "watertown"], company="central-vermont")
    m = play(position(here), "move port-1 albany")
    assert not [x for x in m.legal() if x.startswith("develop")]
    m = position(here)
    assert {"develop port-1 station", "develop port-1 progress"} < set(m.legal())
    play(m, "develop port-1 station", "build boston discard")
    assert not [x for x in m.legal() if x.startswith("move port-1")]


def test_burlington_to_watertown_takes_a_day_and_by_grand_trunk_jct_two():
    here = seat("burlington", ["watertown", "junction"])
    m = play(position(here), "move watertown")
    assert spent(m) == 1
    assert "burlington" in me(m)["discard"]
    assert me(m)["location"] == "watertown"
    m = play(position(here), "move junction watertown")
    assert spent(m) == 2
    assert me(m)["location"] == "junction"


def test_coal_to_new_london_with_the_first_delivery_tile():
    m = position(seat("white-river-jct", ["new-london"], train={"wagon-1": "coal"}), stations=["new-london"])
    play(m, "move new-london", "deliver wagon-1")
    assert me(m)["delivered"]["coal"] == 1
    assert me(m)["points"] == 3 + 1
    assert place(m, "new-london")["first"] == 0


def test_two_wood_to_burlington_move_the_wood_disc_twice():
    train = {"wagon-2": "wood", "white-river-jct": "wood"}
    m = position(
        seat("watertown", ["burlington"], train=train, company="central-vermont"), seat("richmond", ["watertown"])
    )
    play(m, "move burlington", "deliver wagon-2", "deliver white-river-jct")
    assert me(m)["delivered"]["wood"] == 2
    assert me(m)["wood"] == 2


def test_iron_to_white_river_jct_makes_two_steel():
    m = position(seat("burlington", ["white-river-jct"], train={"wagon-3": "iron"}))
    play(m, "move white-river-jct", "deliver wagon-3")
    assert me(m)["delivered"]["iron"] == 1
    assert place(m, "white-river-jct")["steel"] == 2


def test_space_4_turns_up_the_third_special_delivery():
    m = position(seat("watertown", ["burlington", "richmond"], day=3))
    assert sum("city" in x for x in m.view(None)["specials"]) == 2
    play(m, "move burlington")
    specials = m.view(None)["specials"]
    assert sum("city" in x for x in specials) == 3
    assert specials[2]["days"][1] - specials[2]["days"][0] + 1 == 3  # the second of three days


@pytest.mark.parametrize(("day", "made"), [(8, False), (9, True), (10, True), (11, True), (12, False)])
def test_special_delivery_of_iron_in_quebec_on_days_10_to_12(day, made):
    m = position(
        seat("richmond", ["quebec"], train={"wagon-3": "iron"}, day=day),
        stations=["quebec"],
        first={"quebec": 0},
    )
    play(m, "move quebec")
    assert ("fulfil wagon-3" in m.legal()) is made
    assert "deliver wagon-3" in m.legal()
    if made:
        play(m, "fulfil wagon-3")
        assert me(m)["points"] == 3 + 4
        assert me(m)["delivered"]["iron"] == 0  # to the supply
        assert place(m, "quebec")["steel"] == 0
        assert m.view(None)["specials"][1]["done"]
    else:
        with pytest.raises(IllegalAction, match="10 to 12"):
            m.play("fulfil wagon-3")


def test_what_richmond_and_montreal_give():
    cards = ["richmond", "wagon-1", "wagon-2", "wagon-3", "quebec"]  # Québec is a steel wagon there
    here = seat("burlington", cards, power=4, company="central-vermont")
    m = play(position(here, steel={"richmond": 2}, stations=["quebec"]), "move richmond")
    assert {x for x in m.legal() if x.startswith("couple")} == {
        "couple wagon-2 wood", "couple wagon-3 iron", "couple wagon-3 steel", "couple quebec steel",
    }  # fmt: skip
    play(m, "couple wagon-3 steel", "couple quebec steel")
    assert place(m, "richmond")["steel"] == 0
    m = position(seat("burlington", ["port-1", "wagon-1", "wagon-2", "wagon-3"]))
    play(m, "move port-1 montreal")
    assert [x for x in m.legal() if x.startswith("couple")] == ["couple wagon-2 wood"]


def test_power_from_two_to_three():
    m = position(
        seat("watertown", ["richmond", "burlington"], power=2, delivered={"steel": 2}, company="central-vermont")
    )
    play(m, "develop richmond power")
    assert (me(m)["power"], spent(m)) == (3, 1)
    assert me(m)["points"] == 3


def test_becoming_fast_reaches_quebec_in_time_for_a_7_point_special_delivery():
    """Three links in two days: the special delivery of one day is met."""
    here = {"train": {"wagon-1": "coal"}, "delivered": {"coal": 3}, "company": "central-vermont"}
    m = position(
        seat("burlington", ["richmond", "quebec"], day=28, **here), seat("watertown", ["burlington"], day=30),
        stations=["quebec"], first={"quebec": 0},
    )  # fmt: skip
    play(m, "develop richmond speed")
    assert (me(m)["day"], me(m)["points"]) == (29, 4)
    play(m, "move quebec")
    assert me(m)["day"] == 31
    play(m, "fulfil wagon-1")
    assert me(m)["points"] == 4 + 7
    slow = position(seat("burlington", ["quebec"], day=29, **here), stations=["quebec"])
    assert "fulfil wagon-1" not in play(slow, "move quebec").legal()


@pytest.mark.parametrize(
    ("progress", "days"),
    [([], range(14, 17)), (["early-delivery"], range(13, 17)), (["late-delivery"], range(14, 18)),
     (["early-delivery", "late-delivery"], range(13, 18))],
)  # fmt: skip
def test_early_and_late_delivery_of_coal_to_utica(progress, days):
    found = []
    for day in range(11, 20):
        here = seat("watertown", ["utica"], train={"wagon-1": "coal"}, day=day - 1, progress=progress)
        m = play(position(here, stations=["utica"]), "move utica")
        if "fulfil wagon-1" in m.legal():
            found.append(day)
    assert found == list(days)


def test_the_end_and_final_scoring():
    """Marion stops at 36, Nicole at 37, Angelika passes at 34: 1, 0 and 3 points; 3 sets are 9; 3 cards of 4 are 12."""
    marion = seat(
        "burlington", ["junction"], day=33, wood=4, delivered={"coal": 3, "wood": 3, "iron": 4},
        progress=["speculator", "signals", "warehouse"],
    )  # fmt: skip
    m = position(
        marion,
        seat("watertown", ["junction"], day=34),
        seat("richmond", ["watertown"], day=34),
        rank=[2, 0, 1],
    )
    assert "stop" not in m.legal()
    play(m, "move junction richmond", "end")  # two links and a day for the junction card
    assert (m.actor, me(m)["day"]) == (1, 36)
    play(m, "move junction white-river-jct", "end", "stop")
    assert m.over
    assert [me(m, p)["day"] for p in range(3)] == [36, 37, 34]
    assert [me(m, p)["time"] for p in range(3)] == [1, 0, 3]
    assert me(m)["sets"] == 9
    assert me(m)["progress_points"] == 12
    assert m.scores() == [3 + 1 + 9 + 12, 3, 3 + 3]
    assert m.winners() == [0]


def test_coal_depot_and_national_certificate():
    m = position(
        seat("burlington", ["port-1", "watertown"], delivered={"coal": 4}),
        objectives=["coal-depot", "ore-depot", "heavy-train"],
    )
    play(m, "develop port-1 objective", "achieve coal-depot")
    assert (me(m)["points"], spent(m), me(m)["objectives"]) == (3 + 4, 1, ["coal-depot"])
    goods = {"coal": 4, "wood": 3, "iron": 0, "steel": 3}
    three = ["national-certificate", "ore-depot", "heavy-train"]
    here = {"power": 4, "fast": True, "delivered": goods}
    m = position(seat("burlington", ["port-1", "watertown"], specials=2, day=10, **here), objectives=three, done=[0, 1],
                 stations=["quebec"])  # fmt: skip
    play(m, "develop port-1 objective", "achieve national-certificate")
    assert me(m)["points"] == 3 + 7
    m = position(seat("burlington", ["port-1", "watertown"], specials=1, day=10, **here), objectives=three, done=[0])
    assert "develop port-1 objective" not in m.legal()
