"""Offers: actions as buttons would say them; and why nothing can be done at a place.

The kit checks over random games that all have words and places and tell no secrets; here is what they say.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk import kit
from stellwerk.errors import BadSetup
from stellwerk.games import games, get
from stellwerk.match import Match


@cache
def started(id):
    return Match.new(id, seed=2)


def test_a_game_that_is_over_offers_nothing():
    *_, match = kit.Trial(get("paris"), 3).moments(every=1000)
    assert match.over
    assert match.offers() == []
    assert match.why_not(0, "space-8.22") == "The game is over."


HEADS = [
    "space",
    "company",
    "row",
    "deck",
    "tickets",
    "track",
    "place",
    "tile",
    "link",
    "wagon",
    "special",
    "progress",
    "siding",
    "area",
    "box",
    "train",
    "seat",
]


@settings(max_examples=60, deadline=None)
@given(head=st.sampled_from(HEADS), tail=st.text(max_size=12), between=st.sampled_from(["-", "", "--", "-0-"]))
def test_a_click_on_anything_whatever_breaks_nothing(head, tail, between):
    for match in map(started, games()):
        match.why_not(0, head + between + tail)
        match.why_not(1, tail)


def offered(match: Match, action: str) -> dict:
    [found] = [offer for offer in match.offers() if offer["action"] == action]
    return found


def test_paris_says_what_is_built_and_why_not():
    match = Match.new("paris", players=3, seed=7)
    match.play("build red 7.21")
    offer = offered(match, "build red 8.22")
    assert (offer["text"], offer["kind"], offer["at"]) == ("Build Red in Auxerre (+1)", "build", ["space-8.22"])
    assert match.why_not(match.actor, "space-8.22") is None
    assert "Red cannot be built in Marseille" in match.why_not(match.actor, "space-19.29")
    assert "You are building Red" in match.why_not(match.actor, "company-blue")
    assert "not your turn" in match.why_not((match.actor + 1) % 3, "space-8.22")
    assert match.why_not(match.actor, "seat-0") is None
    with pytest.raises(BadSetup):
        match.why_not(7, "space-8.22")


def test_deutschland_says_the_cards_of_a_claim_and_what_is_missing():
    trial = kit.Trial(get("deutschland"), 2, seed=3)
    claims = {}
    for match in trial.moments():
        claims |= {offer["text"]: offer for offer in match.offers(language="de") if offer["kind"] == "claim"}
        if claims:
            break
    text, offer = next(iter(claims.items()))
    assert text.startswith("Strecke ")
    assert " nutzen: " in text
    assert re.search(r"Waggons? \(\+", offer["cost"])
    dear = match.why_not(match.actor, "track-muenchen-nuernberg", "de")
    assert "München – Nürnberg" in dear
    assert match.why_not(match.actor, "deck") is None
    assert match.why_not(match.actor, "city-ulm") is None


def test_grandtrunk_says_days():
    match = Match.new("grandtrunk", players=2, seed=7)
    assert re.fullmatch(r"Wagon \d with \w+", match.offers()[0]["text"])
    for _ in range(2):
        match.play(match.legal()[0])
    moves = [offer for offer in match.offers() if offer["kind"] == "move"]
    assert moves
    assert all("day" in offer["cost"] and offer["at"][0].startswith("place-") for offer in moves)
    here = match.view(match.actor)["seats"][match.actor]["at"]
    assert "already" in match.why_not(match.actor, f"place-{here}")
    assert "play a card" in match.why_not(match.actor, "progress-workshop")


def test_nuremberg_says_what_a_link_costs():
    match = Match.new("nuremberg", players=2, seed=5)
    assert offered(match, "bid box5 3")["cost"] == "3 cubes"
    assert "belongs to building track" in match.why_not(match.actor, "link-furth/ronhof")
    while match.view(None)["phase"] != "building":
        match.play(match.legal()[0])
    builds = [offer for offer in match.offers() if offer["kind"] == "build"]
    assert any("build point" in offer["cost"] and "influence" in offer["cost"] for offer in builds)
    assert {offer["at"][0].split("-")[0] for offer in builds} == {"link"}


def test_offers_say_what_is_left():
    """Cards, wagons and points of a claim; the company and one’s own worth of a build; nothing of what only chance tells."""
    match = Match.new("paris", players=3, seed=7)
    match.play("build red 7.21")
    held = match.view(match.actor)["seats"][match.actor]["screen"]["red"]
    city = offered(match, "build red 8.22")["then"]
    assert city.startswith(f"Then: Red worth 1, yours worth {held}")
    match = Match.new("deutschland", players=2, seed=3)
    while not (claims := [offer for offer in match.offers() if offer["kind"] == "claim"]):
        assert {offer["then"] for offer in match.offers() if offer["kind"] in ("draw", "tickets")} <= {None}
        match.play(match.legal()[0])
    seat = match.actor
    before = match.view(seat)["seats"][seat]
    match.play(claims[0]["action"])
    after = match.view(seat)["seats"][seat]
    assert after["wagons"] < before["wagons"]
    assert f"{after['wagons']} wagons" in claims[0]["then"]


def test_what_a_chain_of_links_costs_is_what_cubes_pay_and_what_is_owed():
    match = Match.new("nuremberg", players=2, seed=5)
    while match.view(None)["phase"] != "building":
        match.play(match.legal()[0])
    game, seat, chain = match.game, match.actor, 0
    while builds := [action for action in match.state.legal() if match.offer(action).kind == "build"]:
        before = match.state.holdings(seat)
        cost = match.offer(builds[-1]).cost.args["cost"]
        match.play(game.notation(match.board, builds[-1]))
        after = match.state.holdings(seat)
        assert cost == before["cubes"] - after["cubes"] + after["owed"] - before["owed"]
        chain += 1
    assert chain > 2
