"""The account page: sessions and keys are seen and ended there, with the keyboard too."""

from __future__ import annotations

import re
from typing import Any

PASSWORD = "a railway of 1835"


def log_in(page: Any, name: str, button: str) -> None:
    """Sign up or in on the account page."""
    page.goto("/account")
    panel = page.get_by_role("region", name=re.compile("Create an account"))
    panel.get_by_label("Name").fill(name)
    panel.get_by_label("Password").fill(PASSWORD)
    panel.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("heading", name="Where you are logged in").wait_for()


def test_a_session_elsewhere_is_seen_and_ended(visitors: Any) -> None:
    here, there = visitors(), visitors()
    log_in(here, "Ada of the page", "Create an account")
    log_in(there, "Ada of the page", "Log in")
    table = there.evaluate(
        """async () => (await (await fetch('/api/tables', {method: 'POST', headers: {'X-Stellwerk': '1',
        'Content-Type': 'application/json'}, body: JSON.stringify({game: 'paris',
        seats: [{kind: 'me'}, {kind: 'open'}, {kind: 'open'}]})})).json()).id"""
    )
    there.goto(f"/table/{table}")
    there.get_by_role("button", name="Start now").first.wait_for()
    here.reload()
    sessions = here.get_by_role("region", name="Where you are logged in")
    sessions.get_by_role("listitem").nth(1).wait_for()
    assert sessions.get_by_role("listitem").count() == 2
    assert sessions.get_by_text("This browser").count() == 1
    end = sessions.get_by_role("button", name=re.compile("End the session of"))
    end.focus()
    here.keyboard.press("Enter")
    there.get_by_text("You have been logged out.").wait_for()
    end.wait_for(state="detached")
    assert sessions.get_by_role("listitem").count() == 1
    there.get_by_role("button", name="Sit here").first.wait_for()  # now a guest, who may sit down


def test_a_key_says_what_it_may_do_and_until_when(visitors: Any) -> None:
    page = visitors()
    page.goto("/account")
    keys = page.get_by_role("region", name="API keys")
    keys.get_by_label("What is it for?").fill("my bot")
    keys.get_by_label("open tables and analyses").uncheck()
    keys.get_by_label("Valid").select_option("never")
    keys.get_by_role("button", name="New key").click()
    secret = keys.locator("code").inner_text()
    assert secret.startswith("sw_")
    line = keys.get_by_role("listitem")
    said = line.inner_text()
    assert "look at tables · play" in said or "play: sit down, act, chat · look at tables" in said
    assert "without end · never used" in said
    assert "open tables" not in said
    keys.get_by_role("button", name="Remove the key “my bot”").click()
    line.wait_for(state="detached")
