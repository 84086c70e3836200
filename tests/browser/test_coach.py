"""The coach: hints while one plays, the analysis of a finished game, a guided first game."""

from __future__ import annotations

import random
import re

import pytest

import stellwerk
from browser.playing import click_something, do_it, new_game, settled, wait_for_turn
from browser.test_access import faults
from stellwerk.games import games

ME, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "random"}
SHOWN = """() => [
  ...[...document.querySelector('.host').shadowRoot.querySelectorAll('.shown')].map((group) => group.id),
  ...[...document.querySelectorAll('.spot.shown')].map((spot) => spot.dataset.spot),
]"""


def test_a_hint_is_shown_and_followed(page):
    table = new_game(page, "paris", [ME, RANDOM, RANDOM])
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    board = settled(page)["map"]
    with page.expect_response(
        lambda answer: "/hint?" in answer.url and "quick=0" in answer.url, timeout=240_000
    ) as answer:
        page.get_by_role("button", name="Hint").click()
        page.get_by_text("The coach is looking more closely").wait_for()
    advice = answer.value.json()
    hint = page.locator(".hint[aria-busy=false]")
    first = hint.get_by_role("listitem").first
    first.wait_for()
    assert re.search(r"\d+ % chance to win", first.inner_text())
    for other in hint.get_by_role("listitem").all()[1:]:
        assert re.search(r"\d+ % chance to win|about as good", other.inner_text())
    assert settled(page)["map"] == board, "the map keeps its room"
    assert set(page.evaluate(SHOWN)) == set(advice["at"]) != set(), "on the map or beside it"
    hint.get_by_role("listitem").nth(1).get_by_role("button").hover()
    assert set(page.evaluate(SHOWN)) == set(advice["actions"][1]["at"])
    first.get_by_role("button").click()
    do_it(page)
    page.locator("#under ol button").first.wait_for()
    hint.wait_for(state="detached")
    assert page.evaluate(SHOWN) == []
    log = page.request.get(f"/api/tables/{table}").json()["log"]
    assert next(line["action"] for line in log if line["seat"] == 0) == advice["action"]


def lopsided():
    """A short match in which seats blunder: two play at random, one well."""
    match, rng = stellwerk.Match.new("paris", players=3, seed=5), random.Random(3)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match.document()


def test_the_analysis_of_a_finished_game(page):
    page.goto("/")
    answer = page.request.post("/api/analysis", data={"document": lopsided()}, headers={"X-Stellwerk": "1"})
    table = answer.json()["id"]
    page.goto(f"/table/{table}?at=5")
    page.get_by_role("button", name="Analyse").click()
    strip = page.get_by_role("group", name="Chances of winning")
    strip.wait_for(timeout=280_000)
    found = page.request.get(f"/api/tables/{table}/analysis").json()
    assert strip.locator("svg path").count() == 3 + 1, "a line for each player, and the moment"
    points = page.get_by_role("group", name="Turning points").get_by_role("button")
    assert points.count() == strip.locator("i").count() == len(found["turning"]) > 0
    point = next(p for p in found["turning"] if p["better"])
    points.filter(has_text=re.compile(f"^{point['n']}$")).click()
    page.get_by_text(f"Move {point['n'] - 1} of").first.wait_for()
    better = page.locator(".study .better")
    better.wait_for()
    assert point["better"]["text"] in better.inner_text(), "in words"
    assert point["better"]["action"] not in better.inner_text(), "not in notation"
    marked = [at for at in point["better"]["at"] if at.startswith("space-")]
    page.wait_for_function(f"(ids) => ids.every((id) => ({SHOWN})().includes(id))", arg=marked)
    assert faults(page) == [], "to look at as well"
    box = strip.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 8)
    page.get_by_text(f"Move {round(len(found['chances'][1:]) / 2)} of").first.wait_for()

    page.get_by_role("button", name="Back to the game").click()
    page.get_by_role("button", name="Final scoring").click()
    turning = page.locator("dialog[open] .turning li")
    assert turning.count() == len(found["turning"]), "already thought about"
    assert faults(page) == []
    turning.first.get_by_role("button").click()
    page.get_by_text(f"Move {found['turning'][0]['n'] - 1} of").first.wait_for()
    page.get_by_role("button", name="Deutsch").click()
    page.locator(".bar", has_text="Schritt").wait_for()


@pytest.mark.parametrize("game", games())
def test_a_guided_first_game(page, game):
    """Rules come up one at a time, each once, and can be waved away."""
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Practice game").first.click()
    wait_for_turn(page, 240_000)
    heard = []
    rng = random.Random(2)
    for _ in range(24):
        if not wait_for_turn(page):
            break
        if page.locator(".coach").count():
            heard.append(page.locator(".coach p").inner_text())
            page.get_by_role("button", name="Got it").click()
        click_something(page, rng)
    assert len(heard) >= 2
    assert len(set(heard)) == len(heard)
