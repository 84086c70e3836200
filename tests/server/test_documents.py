"""Whatever a stranger may send: anything at every place of every request, message and document.  Nothing is answered
with a 5xx, nothing hangs, and afterwards honest people still play."""

from __future__ import annotations

import contextlib
import copy
import json
import random
import socket
from collections import Counter
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI

from server.house import House, Visitor
from stellwerk.bots import make
from stellwerk.games import games
from stellwerk.match import Match
from stellwerk.mutants import STRANGE, SURROGATE, _paths, _set, mutant
from stellwerk.server import coaching

ME = {"kind": "me"}
DEEP = json.loads("[" * 60 + "]" * 60)
ANYTHING = (*STRANGE, 10**400, 1e308, "x" * 5000, "\x00", "é\u202e", SURROGATE + "x", [SURROGATE], {SURROGATE: 1}, DEEP)
QUERIES = (
    "",
    "0",
    "1",
    "-1",
    "x",
    "99999999999999999999",
    "9" * 5000,
    "²",
    "1e9",
    "NaN",
    "true",
    "null",
    "a\x00b",
    "%",
)
RAW = (
    b"", b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe\x00", b'{"text":"\xed\xa0\x80"}', b"[" * 100_000,
    b'{"a":' * 30_000, b"9" * 50_000, b'{"\\ud800":1}', b"NaN", b"\xef\xbb\xbf{}", '{"text":"x"}'.encode("utf-16"),
)  # fmt: skip
KINDS = ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", "é/;=", "")
GOOD = {
    "game": "deutschland", "map": "deutschland", "options": {"tickets": "2012"}, "action": "stop", "n": 0, "seat": 0,
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}], "key": "0", "to": None, "seq": 1,
    "clock": {"kind": "live", "minutes": 5, "increment": 1}, "webhook": "https://example.org/", "email": None,
    "push": {"endpoint": "https://example.org/", "keys": {"p256dh": "BA" * 20, "auth": "AA"}}, "code": "1",
    "document": Match.new("paris", players=3, seed=7).document(),
}  # what gets a request as far as the rules  # fmt: skip
LISTENING = "/api/bot/stream"  # never ends: tests/server/test_streams.py


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with (
        pytest.MonkeyPatch.context() as patch,
        House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('documents')}/tables.db") as made,
    ):
        page = tmp_path_factory.mktemp("page")
        (page / "index.html").write_text("<!doctype html><title>Stellwerk</title>")
        patch.setattr("stellwerk.server.app.PAGE", page)
        patch.setattr(coaching, "ADVISER", "search:20")
        patch.setattr(coaching, "ANALYST", "search:20")
        patch.setattr(coaching, "SAMPLES", 1)
        patch.setattr(coaching, "MOMENTS", 1)
        for game in games().values():
            make("search:1").ready(game)
        yield made


@pytest.fixture(scope="module")
def honest(house):
    """Somebody whose table has to go on, whatever others do."""
    visitor = Visitor(house)
    visitor.honest = visitor.table("paris")["id"]
    return visitor


def check(answer, *about):
    """An answer that is none of a broken server; if it says no, then in words."""
    assert answer.status_code < 500, (answer.status_code, answer.text[:300], *about)
    if answer.status_code >= 400:
        said = answer.json()
        assert set(said) >= {"error", "text"}, (said, *about)
        assert said["text"], about
    return answer


def plays_on(honest):
    before = honest.see(honest.honest)["n"]
    assert honest.play(honest.honest, 1, seed=before)["n"] == before + 1


# ------------------------------------------------------------------------------------------------- made-up requests


def example(schema, document):
    """A value that a schema describes."""
    if "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return example(schema[key][0], document)
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    match schema.get("type"):
        case "object":
            parts = schema.get("properties", {}).items()
            return {name: GOOD[name] if name in GOOD else example(part, document) for name, part in parts}
        case "array":
            return [example(schema["items"], document)] * max(1, schema.get("minItems", 1))
        case "string":
            return "x" * max(1, schema.get("minLength", 1))
        case "boolean":
            return True
        case _:
            return 1


def spoilt(body):
    """The body with anything at every place, one at a time; with a place too many; and with one too few."""
    for path in [(), *_paths(body)]:
        for value in ANYTHING:
            if not path:
                yield value
                continue
            other = copy.deepcopy(body)
            _set(other, path, value)
            yield other
    for name in ("x", "", SURROGATE, "__proto__", "x" * 5000):
        yield {**body, name: 1}
    for name in body:
        yield {key: value for key, value in body.items() if key != name}


def operations(document):
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if path != LISTENING:
                yield method.upper(), path, operation


def asked(operation, document):
    """The JSON bodies and raw bodies to be tried, as bytes."""
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" in content:
        body = example(content["application/json"]["schema"], document)
        for value in spoilt(body):
            yield json.dumps(value).encode(), "application/json"
        for kind in KINDS:
            yield json.dumps(body).encode(), kind
    for raw in RAW:
        yield raw, "application/json"


def test_anything_in_the_bodies_of_requests(house, honest):
    document = honest.get("/openapi.json").json()
    tried = Counter()
    for method, path, operation in operations(document):
        if method == "GET":
            continue
        visitor = Visitor(house)
        id = visitor.table("paris")["id"]
        for body, kind in asked(operation, document):
            url = path.replace("{id}", id if "/tables/" in path else "x")
            answer = visitor.request(method, url, content=body, headers={"Content-Type": kind.encode()})
            check(answer, method, path, body[:300], kind)
            tried[answer.status_code] += 1
            if answer.status_code == 401:  # the account was deleted, as asked
                visitor = Visitor(house)
        plays_on(honest)
    assert sum(tried.values()) > 2000
    assert {200, 204, 422} <= set(tried)


def test_anything_in_addresses_and_queries(house, honest):
    document = honest.get("/openapi.json").json()
    visitor = Visitor(house)
    ids = (visitor.table("paris")["id"], visitor.table("paris", [ME, {"kind": "open"}, ME])["id"])
    tried = 0
    for method, path, operation in operations(document):
        places = operation.get("parameters", [])
        for wanted in places:
            for value in QUERIES:
                parts = {p["name"]: example(p["schema"], document) for p in places if p["in"] == "path"}
                query = f"?{wanted['name']}={quote(value, safe='%')}" if wanted["in"] == "query" else ""
                for id in ids if "/tables/" in path else ("x",):
                    named = {**parts, "id": id, **({wanted["name"]: value} if wanted["in"] == "path" else {})}
                    url = path.format(**{name: quote(str(part), safe="%") for name, part in named.items()}) + query
                    if len(url) < 60_000:
                        check(visitor.request(method, url, json={}), method, url)
                        tried += 1
    plays_on(honest)
    assert tried > 500


@pytest.mark.parametrize("map", ["/dev/zero", "/etc/passwd", "../maps/france", "france.json", ".", "\x00", "/" * 60])
def test_a_map_is_one_of_the_games_and_no_file_of_the_server(honest, map):
    answer = honest.post("/api/tables", json={"game": "paris", "map": map, "seats": [ME, ME, ME]})
    assert answer.status_code == 422
    assert "france" in answer.json()["text"]


def raw_answer(house, request):
    """What the server answers to bytes that no tidy client would send."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        answer = b""
        while data := line.recv(65536):
            answer += data
    return answer


@pytest.mark.parametrize(
    "head",
    [
        "GET /{long} HTTP/1.1", "GET /assets/{long} HTTP/1.1", "GET /api/tables/{long} HTTP/1.1",
        "GET /%ED%A0%80 HTTP/1.1", "GET /?language=%ED%A0%80 HTTP/1.1", "GET /api/me?language={long} HTTP/1.1",
        "GET /api/me HTTP/1.1\r\nAccept-Language: {long}", "GET /api/me HTTP/1.1\r\nAccept-Language: \xff,\xfe;q=x",
        "GET /api/me HTTP/1.1\r\nCookie: stellwerk=\xff\xfe; ;;=;\"", "GET /api/me HTTP/1.1\r\nCookie: {long}",
        "GET /api/me HTTP/1.1\r\nAuthorization: Bearer \xff\xfe", "GET /api/me HTTP/1.1\r\nAuthorization: Bearer {long}",
        "POST /api/logout HTTP/1.1\r\nX-Stellwerk: 1\r\nContent-Length: {digits}",
        "POST /api/logout HTTP/1.1\r\nX-Stellwerk: 1\r\nContent-Length: -1",
        "POST /api/logout HTTP/1.1\r\nX-Stellwerk: 1\r\nOrigin: http://[", "POST /api/logout HTTP/1.1\r\nX-Stellwerk: \xff",
        "GET / HTTP/1.1\r\nRange: bytes=9-1,x", "GET / HTTP/1.1\r\nIf-Modified-Since: \xff", "BREW / HTTP/1.1",
        "PATCH /api/version HTTP/1.1\r\nX-Stellwerk: 1", "TRACE /api/me HTTP/1.1", "GET /openapi.json?x=%00 HTTP/1.1",
    ],
)  # fmt: skip
def test_anything_in_the_heads_of_requests(house, honest, head):
    head = head.format(long="x" * 3000, digits="9" * 5000)
    answer = raw_answer(house, f"{head}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode("latin-1"))
    assert answer == b"" or 200 <= int(answer.split()[1]) < 500, answer[:300]
    plays_on(honest)


# ------------------------------------------------------------------------------------------------------ live messages


def test_anything_in_live_messages(house, honest):
    visitor = Visitor(house)
    table = visitor.table("paris")
    action = {"type": "action", "seat": 0, "action": "stop", "seq": table["seq"], "key": "k"}
    tried = 0
    with visitor.live(table["id"]) as live:
        live.hear()
        for message in (action, {"type": "seat", "seat": 1}, {"type": "pong"}):
            for value in spoilt(message):
                live.socket.send(json.dumps(value))
                live.socket.send(json.dumps({"type": "unknown", "key": f"mark-{tried}"}))
                while True:
                    heard = live.hear()
                    assert heard["type"] in ("refused", "done", "snapshot", "patch", "ping"), value
                    if heard.get("key") == f"mark-{tried}":
                        break
                tried += 1
    plays_on(honest)
    assert tried > 300


def test_anything_in_the_address_of_a_live_connection(house, honest):
    visitor = Visitor(house)
    id = visitor.table("paris")["id"]
    for name in ("seat", "since", "draw", "part", "language"):
        for value in QUERIES:
            with (
                contextlib.suppress(ConnectionClosed, InvalidStatus, InvalidURI),  # refused before it was opened
                visitor.live(id, **{name: quote(value, safe="%")}) as live,
            ):
                assert live.hear()["type"] in ("snapshot", "patch", "gone"), (name, value)
    plays_on(honest)


# ------------------------------------------------------------------------------------ positions and match files


def opened(visitor, document):
    """Post a document as an analysis table; gives the table, or None if it was refused in words."""
    body = json.dumps({"document": document}).encode()
    answer = check(visitor.post("/api/analysis", content=body, headers={"Content-Type": "application/json"}))
    return answer.json() if answer.status_code == 200 else None


def look_at(visitor, table):
    """Everything that can be asked of an analysis table."""
    path = f"/api/tables/{table['id']}"
    for look in ("", "/picture", "/at/0", "/export", "/hint", "/analysis", "/explain?action=stop", "/explain?group=x"):
        check(visitor.get(path + look), look)
    check(visitor.post(f"{path}/what-if", json={"n": table["n"]}))
    if table["offers"]:
        offer, seat = table["offers"][-1]["action"], table["actor"]
        check(visitor.post(f"{path}/actions", json={"seat": seat, "action": offer, "seq": table["seq"]}))
        check(visitor.post(f"{path}/undo", json={"seat": seat, "seq": table["seq"] + 1, "to": 0}))


@pytest.mark.parametrize("game", games())
def test_mutants_of_positions_are_refused_or_can_be_looked_at(house, honest, game):
    visitor, cache, found = Visitor(house), {}, 0
    for i in range(60):
        table = opened(visitor, mutant(games()[game], 3, i, cache))
        if table is not None:
            look_at(visitor, table)
            found += 1
    assert 0 < found < 60
    plays_on(honest)


def match_file(game, dice):
    match = Match.new(game, seed=dice.getrandbits(40), names=["Ada", "Émile"])
    for _ in range(dice.choice((0, 5, 40))):
        if not match.over:
            match.play(dice.choice(match.legal()))
    return match.document()


@pytest.mark.parametrize("game", games())
def test_mutated_match_files_are_refused_or_can_be_looked_at(house, honest, game):
    visitor, dice, found = Visitor(house), random.Random(game), 0
    file = match_file(game, dice)
    for path in [*_paths({**file, "actions": file["actions"][:2]})]:
        for value in dice.sample(ANYTHING, 6):
            other = copy.deepcopy(file)
            _set(other, path, copy.deepcopy(value))
            if (table := opened(visitor, other)) is not None:
                look_at(visitor, table)
                found += 1
    for text in ("x" * 5000, "9" * 5000, "bid 1 " + "9" * 5000, "build 1 ²", "\x00", "", " ", "take ٣", "keep 1" * 900):
        assert opened(visitor, {**file, "actions": [text], "hashes": {}}) is None
    for name in ("x" * 41, "a\x00b", "a\nb\x1b[31m", "a\u202eb"):
        assert opened(visitor, {**file, "seats": [{"name": name}, *file["seats"][1:]]}) is None
    assert opened(visitor, file) is not None
    plays_on(honest)
    assert found
