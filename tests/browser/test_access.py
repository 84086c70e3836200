"""Accessibility: axe finds nothing on any page, by day and by night."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import stellwerk
from browser.playing import click_something, new_game, wait_for_turn
from stellwerk.games import games, get

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async () => {
  do await new Promise(requestAnimationFrame);  // until the other colours are there
  while (document.getAnimations().some((one) => one instanceof CSSTransition));
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`);
}"""
ME, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def faults(page):
    """What axe finds on a page as it is now, in both themes."""
    found = []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {fault}" for fault in page.evaluate(CHECK)]
    return found


def test_pages(page):
    """All but those of accounts, of the house's keepers, and of an analysis, whose own tests ask as well."""
    for address, ready in (
        ("/", ".card img"),
        ("/learn", ".all a"),
        *((f"/learn/{game}", "section h2") for game in games()),
        ("/account", "form"),
        ("/keeper", "main h1"),
        ("/offline", "a"),
        ("/nowhere", "main h1"),
        ("/table/nowhere", "main h2"),
        ("/api/docs", "h2"),
    ):
        page.goto(address)
        page.locator(ready).first.wait_for()
        assert faults(page) == [], address
    page.goto("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.locator("dialog[open] li select").first.wait_for()
    assert faults(page) == [], "a new table"
    for seats, ready in (([ME, {"kind": "invite"}, {"kind": "open"}], ".page.lobby"), ([ME] * 3, ".curtain")):
        page.goto(f"/table/{new_game(page, 'paris', seats, start=seats == [ME] * 3)}")
        page.locator(ready).wait_for()
        assert faults(page) == [], ready


@pytest.mark.parametrize("game", games())
def test_tables(page, game):
    table = new_game(page, game, [ME, *[RANDOM] * (get(game).seats[0] - 1)])
    page.goto(f"/table/{table}")
    rng = random.Random(5)
    for _ in range(8):
        if wait_for_turn(page):
            click_something(page, rng)
    wait_for_turn(page)
    assert faults(page) == []
    page.keyboard.press("t")
    page.locator("dialog[open] h3").first.wait_for()
    assert faults(page) == [], "the board in words"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator(".drawer h3").first.wait_for()
    assert faults(page) == [], "the rules beside the board"


def test_what_opens_at_a_table_and_what_comes_after_the_game(page):
    match, rng = stellwerk.Match.new("paris", players=3, seed=5), random.Random(3)
    while not match.over:
        match.play(rng.choice(match.legal()))
    page.request.get("/api/me")
    answer = page.request.post("/api/analysis", data={"document": match.document()}, headers={"X-Stellwerk": "1"})
    page.goto(f"/table/{answer.json()['id']}")
    page.locator(".host svg").wait_for()
    for key, ready in (("?", "dialog[open] dt"), ("[", "input[type=range]")):
        page.keyboard.press(key)
        page.locator(ready).first.wait_for()
        assert faults(page) == [], key
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Tap twice for").wait_for()
    assert faults(page) == [], "settings"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to the game").click()
    page.get_by_role("button", name="Final scoring").click()
    page.locator("dialog[open] tfoot td").first.wait_for()
    assert faults(page) == [], "the score sheet"
