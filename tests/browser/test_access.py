"""Accessibility: axe finds nothing serious on any page."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from browser.playing import click_something, new_game, wait_for_turn
from stellwerk.games import games, get

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter((v) => ['serious', 'critical'].includes(v.impact))
  .map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`)"""


def faults(page):
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(CHECK)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(visitors, theme):
    page = visitors(color_scheme=theme)
    for address, ready in (
        ("/", ".card img"),
        ("/learn", ".all a"),
        ("/learn/nuremberg", "section h2"),
        ("/account", "form"),
        ("/offline", "a"),
    ):
        page.goto(address)
        page.locator(ready).first.wait_for()
        assert faults(page) == [], address
    page.goto("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.locator("dialog[open] li select").first.wait_for()
    assert faults(page) == []
    table = new_game(page, "paris", [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}], start=False)
    page.goto(f"/table/{table}")
    page.locator(".page.lobby").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize(("game", "theme"), [(game, ("light", "dark")[i % 2]) for i, game in enumerate(games())])
def test_tables(visitors, game, theme):
    page = visitors(color_scheme=theme)
    bots = [{"kind": "bot", "bot": "random"}] * (get(game).seats[0] - 1)
    table = new_game(page, game, [{"kind": "me"}, *bots])
    page.goto(f"/table/{table}")
    rng = random.Random(5)
    for _ in range(8):
        if wait_for_turn(page):
            click_something(page, rng)
    wait_for_turn(page)
    assert faults(page) == []
    page.keyboard.press("t")
    page.locator("dialog[open] h3").first.wait_for()
    assert faults(page) == []
