"""What has happened since one's last turn, and the end."""

from __future__ import annotations

import random
import time

from browser.playing import new_game, wait_for_turn
from browser.test_games import number

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
SHOWN = """() => [document, document.querySelector('.host').shadowRoot]
  .flatMap((root) => [...root.querySelectorAll('.shown')]).length"""


def play_by_api(page, table, until=lambda found: False, seconds=120):
    """Play at random without the page, until the game is over or as far as wanted; gives the table."""
    rng, end = random.Random(11), time.monotonic() + seconds
    while time.monotonic() < end:
        found = page.request.get(f"/api/tables/{table}").json()
        if found["over"] or (found["actor"] == found["seat"] and until(found)):
            return found
        if found["actor"] == found["seat"]:
            body = {"seat": found["seat"], "seq": found["seq"], "action": rng.choice(found["offers"])["action"]}
            page.request.post(f"/api/tables/{table}/actions", data=body, headers={"X-Stellwerk": "1"})
        time.sleep(0.01)
    raise AssertionError("the game does not get on")


def test_points_run_up_source_by_source_unless_one_has_seen_enough_and_then_there_is_more_to_do(visitors):
    page = visitors(reduced_motion="no-preference")
    table = new_game(page, "paris", SEATS)
    found = play_by_api(page, table)
    page.goto(f"/table/{table}")
    totals = page.locator(".ending ol li > b")
    totals.first.wait_for()
    assert sorted(map(number, totals.all_inner_texts()), reverse=True) != sorted(found["scores"], reverse=True)
    page.get_by_role("button", name="Show the result").click()
    page.locator(".ending li.won").first.wait_for()
    assert [number(text) for text in totals.all_inner_texts()] == sorted(found["scores"], reverse=True)
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save a picture").click()
    assert picture.value.suggested_filename.endswith(".png")
    page.locator(".ending").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator(".bar").wait_for()


def test_who_comes_back_is_told_what_the_others_did(page):
    table = new_game(page, "paris", SEATS)
    found = play_by_api(
        page, table, lambda now: {0, 1, 2} <= {line["seat"] for line in now["log"]} and now["log"][-1]["seat"]
    )
    own = max(line["n"] for line in found["log"] if line["seat"] == 0)
    page.goto(f"/table/{table}")
    recap = page.locator(".recap:visible")
    recap.locator("li").first.wait_for()
    told = recap.inner_text()
    assert [line["text"] for line in found["log"] if line["n"] > own and line["text"] not in told] == []
    assert page.evaluate(SHOWN), "on the table as well"
    recap.get_by_role("button", name="Watch it again").click()
    page.locator("input[type=range]").wait_for()
    page.locator(".bar.mine").wait_for(timeout=30_000)
    assert page.url.endswith(f"/table/{table}"), "back in the game"
    recap.get_by_role("button", name="Close").click()
    recap.wait_for(state="detached")
    assert page.evaluate(SHOWN) == 0
    page.keyboard.press("r")
    recap.wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    recap.locator("li").first.wait_for()  # where there is room for one thing, it is this
    recap.get_by_role("button", name="Close").click()
    page.locator("#tab-mine[aria-selected=true]").wait_for()


def test_bots_play_step_by_step_for_who_wants_that(page):
    page.goto("/")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({pace: 'step'}))")
    table = new_game(page, "paris", SEATS, options={"first": "2"})
    page.goto(f"/table/{table}")
    page.locator(".bar").wait_for()
    play_by_api(
        page, table, lambda found: found["n"] > 2
    )  # bots have acted behind our back: a snapshot shows all of it
    page.reload()
    wait_for_turn(page)
    lines = page.locator("#under ol button")
    before = lines.count()
    found = page.request.get(f"/api/tables/{table}").json()
    trade = next(offer["action"] for offer in found["offers"] if offer["kind"] == "trade")
    body = {"seat": found["seat"], "seq": found["seq"], "action": trade}
    page.request.post(f"/api/tables/{table}/actions", data=body, headers={"X-Stellwerk": "1"})
    step = page.get_by_role("button", name="Next step")
    step.wait_for()
    assert lines.count() == before + 1, "our own action alone"
    page.keyboard.press("n")
    assert lines.count() == before + 2
    while step.count():
        step.click()
        page.wait_for_timeout(50)
        page.wait_for_function("() => document.querySelector('.bar.mine, .bar .buttons .main')")
    page.locator(".bar.mine").wait_for()
