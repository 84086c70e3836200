"""The shield around the app: headers, other sites' requests, sizes, rates; and the seal on cookies."""

import asyncio
import json

import httpx
import pytest

from stellwerk.server.limits import Budget, Limits, Rate
from stellwerk.server.policy import REPORTS
from stellwerk.server.security import CSP, Seal, Shield

HOST = "play.example"
OURS = {"X-Stellwerk": "1", "Origin": f"https://{HOST}"}


async def echo(scope, receive, send):
    """An app that reads the whole body and answers with its length."""
    length, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise RuntimeError("the body broke off")
        length += len(message.get("body", b""))
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"x-own", b"1")]})
    await send({"type": "http.response.body", "body": str(length).encode()})


def ask(method="GET", path="/api/me", app=None, **kwargs):
    async def asking():
        transport = httpx.ASGITransport(app or Shield(echo))
        async with httpx.AsyncClient(transport=transport, base_url=f"https://{HOST}") as client:
            return await client.request(method, path, **kwargs)

    return asyncio.run(asking())


def knock(app=None, **headers):
    """Open a WebSocket as far as the shield: gives what was sent, empty when the app was reached."""
    sent, reached = [], []

    async def inner(scope, receive, send):
        reached.append(scope)

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        sent.append(message)

    raw = [(k.replace("_", "-").lower().encode(), v.encode()) for k, v in {"host": HOST, **headers}.items()]
    scope = {"type": "websocket", "path": "/api/tables/x/live", "headers": raw, "client": ("192.0.2.7", 1)}
    asyncio.run((app or Shield)(inner)(scope, receive, send))
    assert bool(sent) != bool(reached)
    return sent


def test_every_answer_carries_the_headers():
    answer = ask()
    assert answer.headers["content-security-policy"] == CSP
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-own"] == "1"
    assert "strict-transport-security" in answer.headers
    assert answer.headers["cache-control"] == "no-store"
    assert "unsafe" not in CSP  # neither eval nor inline styles
    assert "script-src 'self'; style-src 'self';" in CSP
    assert f"report-uri {REPORTS}; report-to page" in CSP
    assert answer.headers["reporting-endpoints"] == f'page="{REPORTS}"'
    assert ask(app=Shield(echo, headers={"X-Stellwerk-Build": "7"})).headers["x-stellwerk-build"] == "7"


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": f"https://{HOST}"},
        {"X-Stellwerk": "1", "Origin": "https://evil.example"},
        {"X-Stellwerk": "1", "Origin": "null"},
        {"X-Stellwerk": "1", "Origin": f"https://{HOST}.evil.example"},
        {"X-Stellwerk": "1", "Origin": f"https://evil.example/{HOST}"},
        {"X-Stellwerk": "1", "Origin": f"https://{HOST}@evil.example"},
        {"X-Stellwerk": "1", "Origin": f"https://{HOST}:8443"},
        {"X-Stellwerk": "1", "Sec-Fetch-Site": "cross-site"},
        {"X-Stellwerk": "1", "Sec-Fetch-Site": "same-site"},
        {"Authorization": "Basic YTpi"},  # browsers do add this by themselves
    ],
)
def test_what_another_site_could_send_is_refused(method, headers):
    answer = ask(method, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"] == "cross-site"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    "headers", [OURS, {"X-Stellwerk": "1"}, {"Authorization": "Bearer x"}, {**OURS, "Sec-Fetch-Site": "same-origin"}]
)
def test_the_own_page_and_programs_get_through(headers):
    assert ask("POST", content=b"123", headers=headers).text == "3"


def test_websockets_of_other_sites_are_refused():
    assert knock(origin="https://evil.example")[0]["type"] == "websocket.close"
    assert knock(sec_fetch_site="cross-site")[0]["type"] == "websocket.close"
    assert knock(origin=f"https://{HOST}") == []
    assert knock() == []
    assert knock(authorization="Bearer x", origin="https://tools.example") == []
    assert knock(lambda app: Shield(app, origins=["http://localhost:5173"]), origin="http://localhost:5173") == []


def test_bodies_have_a_size_announced_or_not():
    async def chunks():
        for _ in range(30):
            yield b"x" * 10

    small = Shield(echo, body=100)
    assert ask("POST", app=small, content=b'"%b"' % (b"x" * 98), headers=OURS).text == "100"
    for content in (b"x" * 101, chunks()):
        answer = ask("POST", app=small, content=content, headers={**OURS, "Accept-Language": "de-DE,de;q=0.9"})
        assert answer.status_code == 413
        assert answer.json()["error"] == "too-large"
        assert "zu groß" in answer.json()["text"]


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b"{", ""), (b"\xff", ""), (b'{"a": [1, NaN]}', "a[1]: "), (b'{"a": {"b": "\\ud800"}}', "a.b: "), (b"1e999", ""),
        (b'{"a": 99999999999999999999}', "a: "), (b"[" * 50, ""), (b"[" * 100_000, ""), (b'"\xed\xa0\x80"', ""),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "de"])
def test_bodies_that_cannot_be_read_are_refused_in_words(content, place, language):
    answer = ask("POST", content=content, headers=OURS, params={"language": language})
    assert answer.status_code == 422
    assert answer.json()["error"] == "bad-input"
    assert answer.json()["text"].startswith(place)
    assert ("This" in answer.json()["text"]) == (language == "en")


def test_an_error_of_the_app_is_not_swallowed():
    async def broken(scope, receive, send):
        raise KeyError("bug")

    with pytest.raises(KeyError):
        ask("POST", app=Shield(broken), headers=OURS)


def test_an_address_that_asks_too_often_waits():
    limits = Limits({"request": Budget(address=Rate(0.25, 2))}, clock=lambda: 0.0)
    shield = Shield(echo, limits=limits)
    assert [ask(app=shield).status_code for _ in range(3)] == [200, 200, 429]
    answer = ask(app=shield, params={"language": "de"})
    assert answer.headers["retry-after"] == "4"
    assert json.loads(answer.content) == {
        "error": "rate",
        "text": "Das war zu viel auf einmal. Bitte warte 4 Sekunden.",
    }
    knocks = [knock(lambda app: Shield(app, limits=limits)) for _ in range(3)]
    assert knocks[:2] == [[], []]
    assert knocks[2][0]["code"] == 1008


def test_buckets_are_forgotten_not_hoarded(monkeypatch):
    monkeypatch.setattr("stellwerk.server.limits.REMEMBERED", 10)
    limits = Limits()
    for n in range(1000):
        limits.take("request", address=str(n))
    assert len(limits._here._full) == 10
    assert all(not Limits(factor=0).take("chat", "ada") for _ in range(1000))


def test_a_seal_is_known_again_and_nothing_else_is():
    seal, other = Seal("key one"), Seal("key two")
    closed = seal.close("session-1")
    assert seal.open(closed) == "session-1"
    assert other.open(closed) is None
    assert Seal("key two", "key one").open(closed) == "session-1"
    assert seal.open(closed, days=-1) is None
    for n in range(len(closed)):  # any character changed
        changed = closed[:n] + ("A" if closed[n] != "A" else "B") + closed[n + 1 :]
        assert seal.open(changed) in (None, "session-1")
        assert n >= len("session-1.") or seal.open(changed) is None
    for junk in ("", ".", "..", "a.b.c", "é.ü.ß", "\x00", closed * 50, closed.split(".")[0]):
        assert seal.open(junk) is None
