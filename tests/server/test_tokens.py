"""Tokens: what each may do, and until when."""

import time

import httpx
import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.house import House, Live, Visitor
from server.test_migration import SESSION, before, fill
from stellwerk.server import backups, core, scopes  # noqa: F401
from stellwerk.server.app import create
from stellwerk.server.security import Seal
from stellwerk.server.sessions import hashed
from stellwerk.server.settings import Settings

ME, OPEN = {"kind": "me"}, {"kind": "open"}
DAY = 86_400.0
ROUTES = create(Settings(database="sqlite://"))._app.routes
THERE = {f"{method} {route.path}" for route in ROUTES for method in getattr(route, "methods", None) or ["WEBSOCKET"]}
EACH = sorted(scopes.NEEDED)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite:///{tmp_path_factory.mktemp('house')}/tokens.db") as made:
        yield made


@pytest.fixture
def ann(house):
    return Visitor(house)


def program(house, token):
    return httpx.Client(base_url=house.url, headers={"Authorization": f"Bearer {token}"}, timeout=600)


def made(ann, *wanted, **more):
    return program(ann.house, ann.ask("POST", "/api/tokens", label="a program", scopes=list(wanted), **more)["token"])


# ------------------------------------------------------------------------------------------------------- every route


def test_every_route_states_its_scope():
    assert scopes.unstated(ROUTES) == []
    assert set(scopes.NEEDED) <= THERE, "a route that is gone"
    assert set(scopes.NEEDED.values()) == {*scopes.SCOPES, scopes.ANYONE, scopes.BROWSER}


def test_a_route_that_states_none_is_for_no_token(house, ann, monkeypatch):
    table = ann.table("paris", [ME, OPEN, OPEN])
    route = "GET /api/tables/{id}"
    monkeypatch.setattr(scopes, "NEEDED", {k: v for k, v in scopes.NEEDED.items() if k != route})
    assert scopes.unstated(house.app._app.routes) == [route]
    refused = made(ann, *scopes.SCOPES).get(f"/api/tables/{table['id']}").json()
    assert (refused["error"], "log in with a browser" in refused["text"]) == ("missing-scope", True)
    assert ann.see(table["id"])["id"] == table["id"], "browsers do not need scopes"


@pytest.mark.parametrize("route", [each for each in EACH if not each.startswith("WEBSOCKET")])
def test_a_token_without_the_scope_is_refused_in_words_before_anything_happens(house, route):
    ann = Visitor(house)
    needed = scopes.NEEDED[route]
    lacking = [scope for scope in scopes.SCOPES if not scopes.allows({scope}, needed)] or [scopes.WATCH]
    method, path = route.split()
    path = path.replace("{id}", "none").replace("{n}", "0").replace("{game}", "paris").replace("{map}", "france")
    answer = made(ann, *lacking).request(method, path, json={} if method != "GET" else None)
    if needed == scopes.ANYONE:
        assert answer.status_code != 403
    else:
        assert (answer.status_code, answer.json()["error"]) == (403, "missing-scope")
        assert needed in answer.json()["text"]


@given(st.sets(st.sampled_from(scopes.SCOPES)), st.sampled_from(EACH))
def test_more_scopes_never_allow_less(held, route):
    needed = scopes.NEEDED[route]
    for more in scopes.SCOPES:
        assert scopes.allows(held, needed) <= scopes.allows({*held, more}, needed)
    assert scopes.allows(set(scopes.SCOPES), needed) == (needed != scopes.BROWSER)
    assert scopes.allows(None, needed)


# -------------------------------------------------------------------------------------------------- what they may do


def test_a_token_that_may_play_plays_and_does_nothing_else(ann):
    table = ann.table("paris", [ME, ME, ME])
    bot = made(ann, "play")
    seen = bot.get(f"/api/tables/{table['id']}").json()
    offer = {"action": seen["offers"][0]["action"], "seat": seen["actor"], "seq": seen["seq"]}
    assert bot.post(f"/api/tables/{table['id']}/actions", json=offer).status_code == 200
    assert bot.post("/api/tables", json={"game": "paris", "seats": [ME, ME, ME]}).json()["error"] == "missing-scope"
    assert bot.get("/api/account/export").json()["error"] == "missing-scope"
    german = bot.get("/api/sessions", params={"language": "de"}).json()
    assert "Berechtigung „account“" in german["text"]


def test_a_token_that_may_watch_follows_a_table_but_does_not_act_by_the_socket(ann):
    table = ann.table("paris", [ME, ME, ME])
    made = ann.ask("POST", "/api/tokens", label="tv", scopes=["watch"])
    url = f"{ann.house.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
    with connect(url, additional_headers={"Authorization": f"Bearer {made['token']}"}) as socket:
        live = Live(socket)
        seen = live.until(table["seq"])
        live.say(type="action", action=seen["offers"][0]["action"], seat=seen["actor"], seq=seen["seq"], key="k")
        assert live.hear()["error"] == "missing-scope"
    assert ann.see(table["id"])["seq"] == table["seq"]
    account = ann.ask("POST", "/api/tokens", label="settings", scopes=["account"])
    with connect(url, additional_headers={"Authorization": f"Bearer {account['token']}"}) as socket:
        assert Live(socket).hear()["error"] == "missing-scope"


def test_addresses_are_for_tokens_of_the_account_alone(ann):
    ann.ask("PATCH", "/api/me", webhook="https://example.com/hook")
    assert made(ann, "play").get("/api/me").json()["webhook"] is None
    assert made(ann, "account").get("/api/me").json()["webhook"] == "https://example.com/hook"


def test_a_token_makes_no_token_that_may_more_or_lasts_longer(ann):
    maker = made(ann, "account", "watch", days=10)
    assert maker.post("/api/tokens", json={"label": "x", "scopes": ["play"]}).json()["error"] == "not-yours"
    child = maker.post("/api/tokens", json={"label": "x", "scopes": ["watch"], "days": None}).json()
    assert abs(child["expires"] - time.time() - 10 * DAY) < 60


def test_without_a_choice_a_token_does_what_programs_need_for_ninety_days(ann):
    token = ann.ask("POST", "/api/tokens", label="my bot")
    assert token["scopes"] == list(scopes.USUAL)
    assert abs(token["expires"] - time.time() - 90 * DAY) < 60
    assert ann.ask("POST", "/api/tokens", label="my bot", days=None)["expires"] is None
    for bad in ({"days": 0}, {"days": 367}, {"scopes": []}, {"scopes": ["admin"]}):
        ann.ask("POST", "/api/tokens", 422, label="my bot", **bad)


# ------------------------------------------------------------------------------------------------------- until when


def hear_all(live):
    while True:
        live.hear()


def test_a_token_ends(house, ann):
    token = ann.ask("POST", "/api/tokens", label="my bot", days=1)
    bot = program(house, token["token"])
    house.clock.ahead += DAY - 60
    try:
        assert bot.get("/api/tables").status_code == 200
        assert bot.post("/api/tables", json={"game": "paris", "seats": [ME, ME, ME]}).status_code == 200
        house.clock.ahead += 120
        answer = bot.post("/api/tables", json={"game": "paris", "seats": [ME, ME, ME]})
        assert (answer.status_code, "expired" in answer.json()["text"]) == (401, True)
        assert [found["id"] for found in ann.ask("GET", "/api/tokens")] == [token["id"]], "still listed for a while"
    finally:
        house.clock.ahead = 0.0


def test_what_is_open_closes_when_the_token_ends(house, ann):
    table = ann.table("paris", [ME, OPEN, OPEN])
    token = ann.ask("POST", "/api/tokens", label="tv", days=1)
    url = f"{house.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
    house.clock.ahead += DAY - 8
    try:
        with connect(url, additional_headers={"Authorization": f"Bearer {token['token']}"}) as socket:
            live = Live(socket)
            live.until(table["seq"])
            with pytest.raises(ConnectionClosed) as closed:
                hear_all(live)
            assert closed.value.rcvd.code == 4001
    finally:
        house.clock.ahead = 0.0


def test_a_token_shows_when_it_was_last_used(house, ann):
    token = ann.ask("POST", "/api/tokens", label="my bot")
    assert token["seen"] is None
    program(house, token["token"]).get("/api/me")
    [found] = ann.ask("GET", "/api/tokens")
    assert abs(found["seen"] - time.time()) < 60


def test_tokens_from_before_keep_all_they_could_do(tmp_path):
    url, token = f"sqlite:///{tmp_path}/old.db", "sw_from_long_ago"
    (tmp_path / "old.db").touch()

    def work(connection):
        fill(connection, before("tokens"))
        person = connection.execute(sa.text("SELECT id FROM person WHERE name = 'Ann'")).scalar_one()
        connection.execute(sa.text("DELETE FROM token"))
        row = {"person": person, "hash": hashed(token)}
        connection.execute(sa.text("INSERT INTO token VALUES ('t', :person, :hash, 'old bot', 1.0)"), row)
        return connection.execute(sa.text("SELECT value FROM setting WHERE name = 'key'")).scalar_one()

    key = backups.within(url, work, backups.CHANGE)
    with House(url) as house:
        bot = program(house, token)
        assert bot.get("/api/me").json()["name"] == "Ann"
        assert bot.patch("/api/me", json={"name": "Ada"}).json()["name"] == "Ada"
        assert bot.post("/api/tables", json={"game": "paris", "seats": [ME, ME, ME]}).status_code == 200
        [found] = Visitor(house, cookies={"stellwerk": Seal(key).close(SESSION)}).ask("GET", "/api/tokens")
        assert (set(found["scopes"]), found["expires"]) == (set(scopes.SCOPES), None)
