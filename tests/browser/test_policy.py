"""The page keeps to its own policy: no browser has to refuse any part of it, and drawings have their styles."""

from __future__ import annotations

import random

import pytest

from browser.playing import click_something, new_game, wait_for_turn
from browser.test_games import GAMES
from sites import built_site

LISTEN = """
window.refused = [];
document.addEventListener('securitypolicyviolation', (e) => window.refused.push(
  `${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber} ${e.sample}`));
"""
DRAWN = """() => [...document.querySelectorAll('*')].filter((host) => host.shadowRoot?.querySelector('svg')).map(
  (host) => host.shadowRoot.adoptedStyleSheets.reduce((rules, sheet) => rules + sheet.cssRules.length, 0))"""


@pytest.fixture
def listening(page):
    """A page that remembers what was refused to it."""
    page.add_init_script(LISTEN)
    yield page
    assert page.evaluate("window.refused") == []


@pytest.mark.parametrize(("game", "map_name", "players"), GAMES, ids=[name for _, name, _ in GAMES])
def test_nothing_is_refused_at_a_table(listening, game, map_name, players):
    chance = random.Random(3)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    table = new_game(listening, game, seats, map=map_name)
    listening.goto(f"/table/{table}")
    for _ in range(5):
        if wait_for_turn(listening):
            click_something(listening, chance)
    rules = listening.evaluate(DRAWN)
    assert rules
    assert min(rules) > 20


@pytest.mark.parametrize("path", ["/", "/account", "/api/docs"])
def test_nothing_is_refused_elsewhere(listening, path):
    listening.goto(path)
    listening.wait_for_load_state("networkidle")
    assert listening.evaluate("document.body.innerText.length") > 20


def test_the_documentation_keeps_the_policy_and_is_searched(listening):
    """It is not of our making, and comes with scripts; found is what is written in either language."""
    built_site()
    asked = []
    listening.on("request", lambda request: asked.append(request.url))
    for address in ("/docs/reference/python/match.html", "/docs/learn/rules/paris.de.html", "/docs/"):
        listening.goto(address)
        listening.wait_for_load_state("networkidle")
        assert listening.evaluate("window.refused") == []
    listening.keyboard.press("s")
    for words, title in (("cutting off", "Cutting off"), ("abschneiden", "Abschneiden")):
        listening.locator("input.md-search__input").fill("")
        listening.keyboard.type(words)  # it listens to keys
        listening.locator(".md-search-result__item h2", has_text=title).first.wait_for(timeout=60_000)
    listening.keyboard.press("Enter")
    listening.wait_for_url("**/learn/rules/paris.de.html*")
    house = listening.url.split("/docs/")[0]
    assert [url for url in asked if not url.startswith((f"{house}/docs/", "data:", "blob:"))] == []


def test_what_is_smuggled_in_is_refused(page):
    """What browsers report of it is counted: tests/server/test_security.py."""
    victim = page.context.new_page()  # whose complaints are wanted
    victim.add_init_script(LISTEN)
    victim.goto("/")
    victim.evaluate("document.body.insertAdjacentHTML('beforeend', '<style>body { display: none }</style>')")
    victim.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">red</p>')")
    victim.wait_for_function("window.refused.length === 2")
    assert victim.evaluate("getComputedStyle(document.body).display") != "none"
