"""Games from packages of their own, played to the end by clicks: the page knows them only by what the server says."""

from __future__ import annotations

import pytest

import outside
from browser.house import Server
from browser.test_games import plays_to_the_end


@pytest.fixture(scope="module")
def server(page_built, tmp_path_factory):
    """A server with two more games: the example, and a new one."""
    folders = outside.installed(outside.UMWEG), outside.new_game("tinyrail")
    running = Server(tmp_path_factory.mktemp("server"), environment=outside.environment(*folders))
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize(("game", "players", "bot"), [("umweg", 3, "fireman"), ("tinyrail", 2, "random")])
def test_a_whole_game_by_clicks(page, game, players, bot):
    assert plays_to_the_end(page, game, players, bot) > 1


def test_it_is_listed_taught_and_spoken_of_in_both_languages(page):
    page.goto("/learn/umweg")
    page.get_by_role("heading", name="Laying a track").wait_for()
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("heading", name="Eine Strecke bauen").wait_for()
