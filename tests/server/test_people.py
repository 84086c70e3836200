"""Guests, accounts, tokens, and what is kept about a person."""

import time

import pytest

from server.house import House, Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house')}/people.db") as made:
        yield made


@pytest.fixture
def ann(house):
    return Visitor(house)


ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_a_guest_is_known_again(house, ann):
    assert ann.me["guest"] is True
    assert Visitor(house, ann.cookies).me == ann.me
    assert Visitor(house).me["id"] != ann.me["id"]
    cookie = ann.get("/api/me")
    assert "set-cookie" not in cookie.headers
    fresh = Visitor.__mro__[1](base_url=house.url).get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in fresh
    assert "samesite=lax" in fresh


def test_name_language_and_theme_can_be_chosen(house, ann):
    changed = ann.ask("PATCH", "/api/me", name="  Ada  ", language="de", theme="dark")
    assert (changed["name"], changed["language"], changed["theme"]) == ("Ada", "de", "dark")
    table = ann.table("paris", [ME, OPEN, OPEN])
    assert table["seats"][0]["name"] == "Ada"
    ann.ask("PATCH", "/api/me", name="Ada L.")
    assert Visitor(house).see(table["id"])["seats"][0]["name"] == "Ada L."
    assert "gibt" in ann.ask("POST", "/api/tables", 422, game="chess", seats=[ME])["text"]
    for bad in ({"name": ""}, {"name": "x" * 41}, {"name": "a\u202eb"}, {"language": "fr"}, {"colour": "red"}):
        ann.ask("PATCH", "/api/me", 422, **bad)


def test_a_guest_becomes_an_account_and_keeps_the_tables(house, ann):
    table = ann.table("paris")
    name = "Grace " + ann.me["id"]
    me = ann.ask("POST", "/api/account", name=name, password="correct horse")
    assert me["guest"] is False
    assert me["id"] == ann.me["id"]
    ann.ask("POST", "/api/account", 409, name="again", password="correct horse")
    elsewhere = Visitor(house)
    elsewhere.ask("POST", "/api/account", 409, name=name.upper(), password="battery staple")
    elsewhere.ask("POST", "/api/login", 403, name=name, password="wrong horse")
    elsewhere.ask("POST", "/api/login", 403, name="nobody at all", password="wrong horse")
    assert elsewhere.ask("POST", "/api/login", name=name.lower(), password="correct horse")["id"] == me["id"]
    assert elsewhere.see(table["id"])["you"] == [0, 1, 2]


def test_signing_out_ends_the_session_for_good(house, ann):
    copy = dict(ann.cookies)
    ann.ask("POST", "/api/logout", 204)
    assert Visitor(house, copy).me["id"] != ann.me["id"]


def test_changing_the_password_ends_all_other_sessions(house, ann):
    name = "Mary " + ann.me["id"]
    ann.ask("POST", "/api/account", name=name, password="first password")
    other = Visitor(house)
    other.ask("POST", "/api/login", name=name, password="first password")
    ann.ask("POST", "/api/account/password", 403, old="not the password", new="second password")
    ann.ask("POST", "/api/account/password", 204, old="first password", new="second password")
    assert ann.ask("GET", "/api/me")["id"] == ann.me["id"]
    assert other.ask("GET", "/api/me")["id"] != ann.me["id"]
    other.ask("POST", "/api/login", 403, name=name, password="first password")
    other.ask("POST", "/api/login", name=name, password="second password")


def test_tokens_are_for_programs(house, ann):
    made = ann.ask("POST", "/api/tokens", label="my bot")
    assert made["token"].startswith("sw_")
    assert "token" not in ann.ask("GET", "/api/tokens")[0]
    program = Visitor.__mro__[1](base_url=house.url, headers={"Authorization": f"Bearer {made['token']}"})
    assert program.get("/api/me").json()["id"] == ann.me["id"]
    answer = program.post("/api/tables", json={"game": "paris", "seats": [ME, ME, ME]})
    assert answer.status_code == 200
    Visitor(house).ask("DELETE", f"/api/tokens/{made['id']}", 404)
    ann.ask("DELETE", f"/api/tokens/{made['id']}", 204)
    assert program.post("/api/tables", json={"game": "paris", "seats": [ME, ME, ME]}).status_code == 401


def test_ones_data_can_be_taken_along_and_deleted(house, ann):
    bob = Visitor(house)
    name = "Rosa " + ann.me["id"]
    ann.ask("POST", "/api/account", name=name, password="correct horse")
    table = ann.table("paris", [ME, OPEN, ME])
    bob.ask("POST", f"/api/tables/{table['id']}/join")
    ann.ask("POST", f"/api/tables/{table['id']}/chat", 204, text="my words")
    ann.ask("PUT", f"/api/tables/{table['id']}/notes", 204, text="my note")
    data = ann.ask("GET", "/api/account/export")
    assert data["person"]["name"] == name
    assert "password" not in data["person"]
    assert data["notes"][0]["text"] == "my note"
    assert data["chat"][0]["text"] == "my words"
    assert {seat["seat"] for seat in data["seats"]} == {0, 2}
    ann.ask("DELETE", "/api/account", 403, password="wrong horse")
    ann.ask("DELETE", "/api/account", 204, password="correct horse")
    assert name not in str(bob.see(table["id"]))  # at once; the rest a moment later
    end = time.monotonic() + 60
    while (seen := bob.see(table["id"]))["seats"][0]["kind"] != "bot" or seen["seats"][2]["kind"] != "bot":
        assert time.monotonic() < end
    assert seen["seats"][0]["name"] is None
    bob.ask("POST", "/api/login", 403, name=name, password="correct horse")


def test_notifications_are_set_up_and_tried(ann):
    ways = ann.ask("GET", "/api/notifications")
    assert ways["email"] is False
    assert ways["push_key"]
    assert ann.ask("PATCH", "/api/me", 422, webhook="http://example.com/")["error"] == "not-sent"
    assert ann.ask("PATCH", "/api/me", webhook="https://example.com/hook")["webhook"] == "https://example.com/hook"
    ann.ask("PATCH", "/api/me", 422, email="ada@example.com")
    assert ann.ask("POST", "/api/notifications/test", 422, way="email")["error"] == "not-sent"
    assert ann.ask("PATCH", "/api/me", webhook=None)["webhook"] is None
