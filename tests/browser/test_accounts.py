"""Accounts on the page: a password that is too weak, recovery and sign-in by mail, two steps, passkeys in a real browser.

The passkeys are those of Chromium's own virtual authenticator, which makes and keeps real keys.
"""

from __future__ import annotations

import re
import secrets

import pyotp
import pytest

from browser.house import Server
from browser.test_access import faults
from server.mailbox import Mailbox

PASSWORD, OTHER = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def box():
    with Mailbox() as made:
        yield made


@pytest.fixture(scope="module")
def server(page_built, box, tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("server"), "--mail", box.url)
    running.address = f"http://localhost:{running.port}"
    running._more += ["--public-url", running.address]
    running.start()
    yield running
    running.stop()


def toast(page, words):
    page.locator(".toast", has_text=words).first.wait_for()


def sign_up(page):
    """A new account; gives its name."""
    name = "Ann " + secrets.token_hex(4)
    page.goto("/account")
    form = page.get_by_role("region", name="Create an account / Log in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill("password123")
    form.get_by_role("button", name="Create an account").click()
    toast(page, "guessed first")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Create an account").click()
    page.get_by_role("heading", name="Password and security").wait_for()
    return name


def sign_in(page, name, password=PASSWORD):
    page.goto("/account")
    form = page.get_by_role("region", name="Create an account / Log in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Log in", exact=True).click()


def prove(page):
    dialog = page.get_by_role("dialog", name="Is it really you?")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Continue").click()


def who(page):
    return page.request.get("/api/me").json()


def with_authenticator(page):
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey(page):
    with_authenticator(page)
    name = sign_up(page)
    page.get_by_label("Name of the passkey").fill("my phone")
    page.get_by_role("button", name="Add a passkey").click()
    prove(page)
    page.get_by_role("button", name="Remove the passkey my phone").wait_for()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in with a passkey").click()
    page.get_by_role("heading", name="Password and security").wait_for()
    assert who(page)["name"] == name
    page.get_by_role("button", name="Use my passkeys for this").click()
    page.get_by_role("dialog").get_by_role("button", name="Use a passkey").click()  # the passkey as the proof
    page.get_by_text("On: a passkey after the password.").wait_for()
    assert page.locator(".codes li").count() == 10
    page.get_by_role("button", name="Log out").click()
    sign_in(page, name)
    page.get_by_role("heading", name="One more step").wait_for()
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_role("heading", name="Password and security").wait_for()
    assert who(page)["name"] == name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_two_steps_with_an_app(visitors, theme):
    page = visitors(color_scheme=theme)
    name = sign_up(page)
    page.get_by_role("button", name="Set up an app").click()
    prove(page)
    page.get_by_role("img", name="QR code").wait_for()
    assert faults(page) == []
    app = pyotp.TOTP(page.locator(".part code").first.inner_text())
    page.get_by_label("Code from the app").fill(app.now())
    page.get_by_role("button", name="Turn on").click()
    page.locator(".codes li").first.wait_for()
    assert faults(page) == []
    recovery = page.locator(".codes li").first.inner_text()
    page.get_by_role("button", name="Log out").click()
    sign_in(page, name)
    page.get_by_label("Code from your app, or a recovery code").fill("000000")
    page.keyboard.press("Enter")
    toast(page, "wrong, too old, or was used before")
    page.get_by_label("Code from your app, or a recovery code").fill(recovery)
    page.keyboard.press("Enter")
    page.get_by_text("9 recovery codes are left").wait_for()
    assert who(page)["name"] == name


def test_an_address_and_back_into_the_account_by_it(visitors, box):
    page, elsewhere = visitors(), visitors(locale="de")
    name = sign_up(page)
    email = f"ann-{secrets.token_hex(4)}@example.org"
    page.get_by_label("Address", exact=True).fill(email)
    page.get_by_role("button", name="Send a code to this address").click()
    page.get_by_label(f"Code sent to {email}").fill(box.code())
    page.get_by_role("button", name="Confirm").click()
    prove(page)
    page.get_by_label("Write to me when it is my turn").uncheck()
    toast(page, "Saved.")
    assert (who(page)["email"], who(page)["mail_turns"]) == (email, False)

    elsewhere.goto("/account")
    elsewhere.get_by_role("button", name="Passwort vergessen?").click()
    elsewhere.get_by_label("Deine E-Mail-Adresse").fill(email)
    assert faults(elsewhere) == []
    elsewhere.get_by_role("button", name="Link zum Anmelden schicken").click()
    link = re.search(r"http://\S+#link=\S+", box.next().get_content())[0]
    elsewhere.goto(link)
    elsewhere.get_by_role("button", name="Anmelden", exact=True).click()
    elsewhere.get_by_role("heading", name="Passwort und Sicherheit").wait_for()
    assert who(elsewhere)["name"] == name
    elsewhere.get_by_role("button", name="Abmelden").click()

    elsewhere.get_by_role("button", name="Passwort vergessen?").click()
    elsewhere.get_by_label("Deine E-Mail-Adresse").fill(email)
    elsewhere.get_by_role("button", name="Link für ein neues Passwort schicken").click()
    link = re.search(r"http://\S+#recover=\S+", box.next().get_content())[0]
    elsewhere.goto(link)
    elsewhere.get_by_role("textbox", name="Neues Passwort").fill(OTHER)
    elsewhere.keyboard.press("Enter")
    toast(elsewhere, "Passwort wurde geändert")
    assert who(page)["guest"] is True
    page.goto("/")
    sign_in(page, name, OTHER)
    page.get_by_role("heading", name="Password and security").wait_for()
