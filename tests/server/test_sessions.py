"""Sessions: new ones where it matters, seen and ended by their owner, and nothing stays open under one that has ended."""

import contextlib
import json
import threading
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.house import House, Visitor
from stellwerk.server.sessions import browser_words

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SIGNED_OUT = 4001
ME, OPEN = {"kind": "me"}, {"kind": "open"}
PASSWORD = "correct horse"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def houses(request, tmp_path_factory):
    """Two servers that share a PostgreSQL, or one with a file, twice."""
    if request.param == "sqlite":
        with House(f"sqlite:///{tmp_path_factory.mktemp('house')}/sessions.db") as made:
            yield made, made
    else:
        url = request.getfixturevalue("cluster").database("sessions")
        with House(url) as one, House(url) as two:
            yield one, two


@pytest.fixture
def house(houses):
    return houses[0]


def account(house, **headers):
    """Somebody with an account, signed in."""
    ann = Visitor(house, **headers)
    ann.ask("POST", "/api/account", name="Ann " + ann.me["id"], password=PASSWORD)
    return ann


def signed_in_elsewhere(ann, house, **headers):
    """The same person, signed in by another browser."""
    there = Visitor(house, **headers)
    there.ask("POST", "/api/login", name="Ann " + ann.me["id"], password=PASSWORD)
    return there


def cookie(visitor):
    return visitor.cookies["stellwerk"]


def is_known(house, sealed, visitor):
    return Visitor(house, {"stellwerk": sealed}).me["id"] == visitor.me["id"]


def hears_the_end(live):
    """Wait until the server hangs up; gives the code."""
    try:
        while True:
            live.hear(30)
    except ConnectionClosed as closed:
        return closed.rcvd.code


# ------------------------------------------------------------------------------------------------------- no fixation


def test_signing_up_ends_the_session_of_the_guest(house):
    ann = Visitor(house)
    before = cookie(ann)
    ann.ask("POST", "/api/account", name="Ann " + ann.me["id"], password=PASSWORD)
    assert cookie(ann) != before
    assert is_known(house, cookie(ann), ann)
    assert not is_known(house, before, ann)


def test_signing_in_ends_the_session_that_the_browser_came_with(house):
    ann = account(house)
    bob = Visitor(house)
    planted = cookie(bob)
    bob.ask("POST", "/api/login", name="Ann " + ann.me["id"], password=PASSWORD)
    assert not is_known(house, planted, ann)
    assert not is_known(house, planted, bob)
    first = cookie(bob)
    bob.ask("POST", "/api/login", name="Ann " + ann.me["id"], password=PASSWORD)  # and once more, as the same person
    assert not is_known(house, first, ann)
    assert is_known(house, cookie(ann), ann), "another browser's session stays"


def test_a_new_password_ends_all_sessions_and_begins_one(houses):
    ann = account(houses[0])
    there, before = signed_in_elsewhere(ann, houses[1]), cookie(ann)
    ann.ask("POST", "/api/account/password", 204, old=PASSWORD, new="battery staple")
    assert is_known(houses[0], cookie(ann), ann)
    assert not is_known(houses[0], before, ann)
    assert len(ann.ask("GET", "/api/sessions")) == 1
    eventually(lambda: not is_known(houses[1], cookie(there), ann))


def eventually(happens):
    """News takes a moment from one process to the other."""
    until = time.monotonic() + 30
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.02)


# ----------------------------------------------------------------------------------------------- what is open, closes


@pytest.mark.parametrize("how", ["logout", "one", "others", "password", "delete", "sign-up"])
def test_sockets_close_when_their_session_ends(houses, how):
    here, there = houses
    ann = Visitor(here) if how == "sign-up" else account(here)
    table = ann.table("paris", [ME, OPEN, OPEN])
    watched = Visitor(there, ann.cookies) if how in ("logout", "sign-up") else signed_in_elsewhere(ann, there)
    stranger = Visitor(there)
    with watched.live(table["id"]) as live, stranger.live(table["id"]) as other:
        live.until(table["seq"])
        other.until(table["seq"])
        if how == "logout":
            ann.ask("POST", "/api/logout", 204)
        elif how == "one":
            [session] = [found for found in ann.ask("GET", "/api/sessions") if not found["here"]]
            ann.ask("DELETE", f"/api/sessions/{session['id']}", 204)
        elif how == "others":
            ann.ask("DELETE", "/api/sessions", 204)
        elif how == "password":
            ann.ask("POST", "/api/account/password", 204, old=PASSWORD, new="battery staple")
        elif how == "delete":
            ann.ask("DELETE", "/api/account", 204, password=PASSWORD)
        else:
            ann.ask("POST", "/api/account", name="Ann " + ann.me["id"], password=PASSWORD)
        assert hears_the_end(live) == SIGNED_OUT
        stranger.ask("POST", f"/api/tables/{table['id']}/chat", 204, text="still here")
        while not other.table["chat"]:
            other.hear(30)


def test_streams_close_when_their_token_is_revoked(houses):
    here, there = houses
    ann = Visitor(here)
    made = ann.ask("POST", "/api/tokens", label="my bot")
    kept = ann.ask("POST", "/api/tokens", label="my other bot")
    with stream(there, made["token"]) as ends, stream(there, kept["token"]) as stays:
        ann.ask("DELETE", f"/api/tokens/{made['id']}", 204)
        ends.join(30)
        assert not ends.is_alive()
        assert stays.is_alive()
        ann.ask("DELETE", f"/api/tokens/{kept['id']}", 204)
        stays.join(30)


@contextlib.contextmanager
def stream(house, token):
    """A program that listens; the thread ends when the stream does."""
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.stream("GET", f"{house.url}/api/bot/stream", headers=headers, timeout=60) as answer:
        lines = (line for line in answer.iter_lines() if line)
        assert json.loads(next(lines))["type"] == "hello"
        listener = threading.Thread(target=list, args=(lines,), daemon=True)
        listener.start()
        yield listener


def test_a_change_of_name_closes_nothing(houses):
    here, there = houses
    ann = Visitor(here)
    table = ann.table("paris", [ME, OPEN, OPEN])
    with Visitor(there, ann.cookies).live(table["id"]) as live:
        live.until(table["seq"])
        ann.ask("PATCH", "/api/me", name="Ada")
        while live.table["seats"][0]["name"] != "Ada":
            live.hear(30)


# --------------------------------------------------------------------------------------------------------- the list


def test_the_owner_sees_and_ends_sessions(house):
    ann = account(house, **{"User-Agent": FIREFOX})
    there = signed_in_elsewhere(ann, house, **{"User-Agent": "curl/8.5.0"})
    here, other = sorted(ann.ask("GET", "/api/sessions"), key=lambda found: not found["here"])
    assert (here["here"], here["browser"]) == (True, "Firefox, Linux")
    assert (other["here"], other["browser"]) == (False, "curl")
    assert set(here) == {"id", "created", "seen", "browser", "here"}, "no address, no secret"
    assert abs(here["seen"] - time.time()) < 60
    Visitor(house).ask("DELETE", f"/api/sessions/{other['id']}", 404)
    assert is_known(house, cookie(there), ann)
    ann.ask("DELETE", f"/api/sessions/{other['id']}", 204)
    ann.ask("DELETE", f"/api/sessions/{other['id']}", 404)
    assert not is_known(house, cookie(there), ann)
    assert [found["here"] for found in ann.ask("GET", "/api/sessions")] == [True]
    assert httpx.get(f"{house.url}/api/sessions").status_code == 401


def test_when_a_session_was_last_seen_is_noted(house):
    ann = account(house)
    [before] = ann.ask("GET", "/api/sessions")
    house.clock.ahead += 4000
    house.server.sessions.missed()
    ann.ask("GET", "/api/me")
    [after] = ann.ask("GET", "/api/sessions")
    house.clock.ahead -= 4000
    assert 3900 < after["seen"] - before["seen"] < 4100
    assert after["created"] == before["created"]


@pytest.mark.parametrize(
    ("says", "words"),
    [
        ("", ""),
        ("Mozilla/5.0", ""),
        ("python-httpx/0.28.1", "python-httpx"),
        ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
         "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
         "Edge, Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36", "Chrome, Linux"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, macOS"),
        ("<script>alert(1)</script>/" * 9, ""),
    ],
)  # fmt: skip
def test_browsers_are_told_in_short_words(says, words):
    assert browser_words(says) == words
