"""Taking back at the table."""

from __future__ import annotations

from browser.playing import new_game

ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def ask(page, table, what, **body):
    """A request of somebody at the table."""
    answer = page.request.post(f"/api/tables/{table}/{what}", data=body, headers={"X-Stellwerk": "1"})
    assert answer.ok, answer.text()


def trade(page, table):
    """Trade by the API, which ends the turn in Paris."""
    now = page.request.get(f"/api/tables/{table}").json()
    action = next(offer["action"] for offer in now["offers"] if offer["kind"] == "trade")
    ask(page, table, "actions", seat=now["seat"], seq=now["seq"], action=action)


def test_the_last_step_of_a_turn_goes_back_at_once_and_more_when_the_others_agree(visitors):
    ada, emil, zoe = visitors(), visitors(), visitors()
    table = new_game(ada, "paris", [ME, OPEN, OPEN], options={"first": "1"}, start=False)
    for seat, other in enumerate((emil, zoe), 1):
        other.request.get("/api/me")
        ask(other, table, "join", seat=seat)
    emil.goto(f"/table/{table}")
    ada.goto(f"/table/{table}")
    ada.locator(".bar.mine").wait_for()
    trade(ada, table)
    ada.locator(".bar:not(.mine)").wait_for()
    ada.get_by_role("button", name="Take back").click()
    ada.locator(".bar.mine").wait_for()
    trade(ada, table)
    trade(emil, table)
    ada.get_by_role("button", name="Ask to take back").click()
    ada.get_by_text("Waiting for the others").wait_for()
    asked = emil.locator(".wish")
    asked.wait_for()
    assert "would like to take back 2 actions" in asked.inner_text()
    ask(zoe, table, "undo-answer", seat=2, accept=True)
    asked.get_by_role("button", name="Agree").click()
    ada.locator(".bar.mine").wait_for()
    assert ada.request.get(f"/api/tables/{table}").json()["n"] == 0


def test_against_bots_what_they_did_goes_back_too(page):
    table = new_game(page, "paris", [ME, RANDOM, RANDOM], options={"first": "1"})
    page.goto(f"/table/{table}")
    page.locator(".bar.mine").wait_for()
    trade(page, table)
    page.wait_for_function(
        "() => document.querySelector('.bar.mine') && document.querySelectorAll('#under ol button').length > 2"
    )
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelectorAll('#under ol button').length === 1")  # that it was taken back
    page.locator(".bar.mine").wait_for()
