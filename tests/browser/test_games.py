"""Whole games, played by clicks against bots."""

from __future__ import annotations

import random

import pytest

from browser.playing import new_game, play_on
from stellwerk.games import games

GAMES = [(game.id, name, game.seats[0]) for game in games().values() for name in game.maps]


@pytest.mark.parametrize(("game", "map_name", "players"), GAMES, ids=[name for _, name, _ in GAMES])
def test_a_whole_game_by_clicks(page, game, map_name, players):
    assert plays_to_the_end(page, game, players, "random", map=map_name) > 10


def plays_to_the_end(page, game, players, bot, **more):
    """A game against bots, until the page shows the totals of the server; gives the number of clicks."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
    table = new_game(page, game, seats, **more)
    page.goto(f"/table/{table}")
    clicks = play_on(page, random.Random(7))
    page.get_by_role("button", name="Final scoring").click()
    page.locator("dialog[open] .sheet tfoot td").first.wait_for()
    totals = page.locator("dialog[open] .sheet tfoot td").all_inner_texts()
    found = page.request.get(f"/api/tables/{table}").json()
    assert found["over"]
    assert sorted(int(total.replace("−", "-")) for total in totals) == sorted(found["scores"])
    return clicks
