"""Whole games, played by clicks against bots, and told to the end."""

from __future__ import annotations

import random

import pytest

from browser.playing import click_something, new_game, wait_for_turn
from stellwerk.games import games

GAMES = [(game.id, name, game.seats[0]) for game in games().values() for name in game.maps]
DESK, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}

# Remembers what is sent, and whether it was to be seen before that click what it would be.
WATCH = """
window.sent = [];
let foretold = false;
addEventListener('click', () => (foretold = !!document.querySelector('.bar .do-it, .chooser')), true);
const ask = window.fetch;
window.fetch = (where, how) => {
  if (String(where).endsWith('/actions')) window.sent.push([...['seq', 'action'].map((what) => JSON.parse(how.body)[what]), foretold]);
  return ask(where, how);
};"""


@pytest.mark.parametrize(("game", "map_name", "players"), GAMES, ids=[name for _, name, _ in GAMES])
def test_a_whole_game_by_clicks(page, game, map_name, players):
    assert plays_to_the_end(page, game, players, "random", map=map_name) > 10


def plays_to_the_end(page, game, players, bot, **more):
    """A game against bots: nothing final is done by one click; and at the end all is told, on a desk and on a phone.

    Gives the number of actions.
    """
    page.add_init_script(WATCH)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
    table = new_game(page, game, seats, **more)
    page.goto(f"/table/{table}")
    asks = play(page, table)
    sent = page.evaluate("window.sent")
    assert [action for seq, action, foretold in sent if not foretold and asks.get((seq, action))] == []
    found = page.request.get(f"/api/tables/{table}").json()
    assert found["over"]
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        the_end_is_told(page, found)
    return len(sent)


def play(page, table, most=400):
    """Play until it is over; gives the actions that were offered, each at its time, with whether they have to ask."""
    rng, asks = random.Random(7), {}
    for _ in range(most):
        if not wait_for_turn(page):
            return asks
        now = page.request.get(f"/api/tables/{table}").json()
        for offer in now["offers"]:
            early = offer["role"] == "end" and len(now["offers"]) > 1
            asks[now["seq"], offer["action"]] = bool(offer["final"]) or early
        click_something(page, rng)
    raise AssertionError(f"not over after {most} clicks")


def number(text):
    """A number as it is seen, before what is said of it."""
    return int(text.split()[0].replace("−", "-"))


def the_end_is_told(page, found):
    """Who has won, with the board in sight; points by source, which add up; what next; and nothing is cut off."""
    ending, size = page.locator(".ending"), page.viewport_size
    seats = ending.locator("ol li")
    seats.first.wait_for()
    assert page.locator("dialog[open]").count() == 0, "nothing covers the board"
    assert page.locator("div.frame").bounding_box()["height"] > 200
    assert seats.first.bounding_box()["y"] < size["height"] - 40, "in sight, whatever was read last"
    winner = seats.first.locator(".name").inner_text().split("★")[0].strip()
    announced = page.locator(".bar .words").inner_text()
    assert winner in announced
    assert str(found["scores"][found["winners"][0]]).replace("-", "−") in announced
    totals = []
    for seat in seats.all():
        totals.append(number(seat.locator("> b").inner_text()))
        if found["sheet"]:  # which says where points come from
            assert sum(map(number, seat.locator(".sources b").all_inner_texts())) == totals[-1], "signs and all"
    assert sorted(totals) == sorted(found["scores"])
    for name in ("Play again", "Analyse", "Share", "Save a picture"):
        assert ending.get_by_role("button", name=name).count() == 1, name
    assert ending.get_by_role("link", name="Save the match file").count() == 1
    assert ending.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    page.get_by_role("button", name="Final scoring").click()
    sheet = page.locator("dialog[open] .sheet")
    sheet.locator("tfoot td").first.wait_for()
    assert sorted(map(number, sheet.locator("tfoot td").all_inner_texts())) == sorted(found["scores"])
    assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth"), "every column is seen"
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
