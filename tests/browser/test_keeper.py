"""The page of those who run the house: a report becomes a ban, and the banned are told; by keyboard, phone and axe too."""

from __future__ import annotations

import subprocess
import sys

import pytest

from browser.playing import answers, new_game
from browser.test_access import faults

TABS = ("house", "reports", "people", "tables", "log")


def sign_up(page, name):
    page.goto("/account")
    form = page.locator("section", has=page.locator("#sign"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill("a slow train to Ulm")
    form.get_by_role("button", name="Create an account").click()
    page.get_by_role("button", name="Log out").wait_for()


def make_keeper(server, name):
    command = [sys.executable, "-m", "stellwerk", "admin", "role", name, "keeper", "--database", server.database]
    subprocess.run(command, check=True, capture_output=True, timeout=120)


@pytest.fixture
def keeper(visitors, server, request):
    """A keeper's page, made so at the command line while the server runs."""
    page, name = visitors(), f"Karla {request.node.name[-20:]}"
    sign_up(page, name)
    make_keeper(server, name)
    answers(page, "/api/me", "it.role === 'keeper'")
    page.goto("/")
    page.get_by_role("link", name="House").click()
    page.get_by_role("heading", name="Keeping the house").wait_for()
    return page


def test_a_report_becomes_a_ban_and_the_banned_are_told(visitors, keeper):
    rude, polite = visitors(), visitors()
    table = new_game(rude, "paris", [{"kind": "me"}] * 3, public=True)
    header = {"X-Stellwerk": "1"}
    rude.request.patch("/api/me", data={"name": "Rowdy"}, headers=header)
    rude.request.post(f"/api/tables/{table}/chat", data={"text": "you fools"}, headers=header)
    rude.goto(f"/table/{table}")
    polite.goto(f"/table/{table}")
    polite.locator("#under-chat").click()
    polite.get_by_role("button", name="Report or block: Rowdy").click()
    polite.get_by_label("What should the keepers").fill("insults")
    polite.get_by_role("button", name="Report", exact=True).click()
    polite.get_by_text("Thank you.").wait_for()

    keeper.get_by_role("link", name="Reports").click()
    keeper.get_by_text("you fools").wait_for()
    keeper.get_by_role("button", name="Ban: Rowdy", exact=True).click()
    keeper.get_by_label("How long").select_option("day")
    keeper.get_by_label("Reason").fill("no insults here")
    keeper.keyboard.press("Enter")
    keeper.get_by_text("Done.").wait_for()
    rude.get_by_role("heading", name="Closed to you").wait_for()
    assert "no insults here" in rude.get_by_role("alert").inner_text()
    keeper.get_by_role("button", name="Settle: Rowdy", exact=True).click()
    keeper.get_by_label("Outcome").fill("banned for a day")
    keeper.keyboard.press("Enter")
    keeper.get_by_text("No reports.").wait_for()
    keeper.get_by_role("link", name="Log").click()
    keeper.get_by_role("cell", name="no insults here").wait_for()


def test_a_switch_is_seen_by_visitors(visitors, keeper):
    chat = keeper.get_by_role("switch", name="New tables")
    chat.click()
    keeper.get_by_text("Done.").first.wait_for()
    try:
        guest = visitors()
        guest.goto("/")
        guest.get_by_text("New tables are switched off").wait_for()
        assert guest.get_by_role("button", name="New table", exact=True).is_disabled()
    finally:
        chat.click()
        answers(keeper, "/api/house", "it.features.tables")


def test_every_tab_is_accessible_and_fits_a_phone(keeper):
    keeper.set_viewport_size({"width": 390, "height": 844})
    for tab in TABS:
        keeper.goto(f"/keeper/{tab}")
        keeper.get_by_role("navigation", name="Keeping the house").wait_for()
        keeper.wait_for_load_state("networkidle")
        assert faults(keeper) == [], tab
        assert keeper.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab


def test_others_find_nothing_there(visitors):
    guest = visitors()
    guest.goto("/keeper/people")
    guest.get_by_role("heading", name="No such station").wait_for()
