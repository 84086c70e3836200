"""Attackers' attempts: another's seat, guessed ids, replayed cookies, other sites, sizes, scripts, paths, webhooks."""

import contextlib
import json
import logging
import socket

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.house import House, Visitor
from stellwerk.server.limits import BODY, FRAME
from stellwerk.server.security import Seal

ME, OPEN, INVITE = {"kind": "me"}, {"kind": "open"}, {"kind": "invite"}
SCRIPT = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('attack')}/tables.db") as made:
        yield made


@pytest.fixture
def ann(house):
    return Visitor(house)


@pytest.fixture
def eve(house):
    return Visitor(house)


@pytest.fixture
def running(ann):
    """A table at which ann plays alone, and eve has no business."""
    return ann.table("paris")


def refused(answer, *statuses):
    """An answer that says no, in the form that all refusals have."""
    assert answer.status_code in statuses, (answer.status_code, answer.text[:500])
    assert set(answer.json()) >= {"error", "text"}
    return answer.json()["error"]


def drain(live):
    """Hear everything until the connection ends."""
    while True:
        live.socket.recv(timeout=60)


# ------------------------------------------------------------------------------------------------------ another's seat


def test_another_seat_can_be_neither_played_nor_seen(ann, eve, running):
    id, offer = running["id"], running["offers"][0]["action"]
    body = {"seat": 0, "action": offer, "seq": running["seq"]}
    assert refused(eve.post(f"/api/tables/{id}/actions", json=body), 403) == "not-your-seat"
    assert refused(eve.post(f"/api/tables/{id}/undo", json={"seat": 0, "seq": running["seq"]}), 403) == "not-your-seat"
    assert refused(eve.post(f"/api/tables/{id}/resign", json={"seat": 0}), 403) == "not-your-seat"
    assert refused(eve.post(f"/api/tables/{id}/end-offer", json={"seat": 0, "accept": True}), 403) == "not-your-seat"
    for look in ("", "/picture", "/at/0", "/explain", "/export", "/hint"):
        answer = eve.get(f"/api/tables/{id}{look}", params={"seat": 0, "action": offer})
        assert look == "/hint" or refused(answer, 403) == "not-your-seat"
        assert answer.status_code in (403, 404)
    for key in ("start", "rematch"):
        assert refused(eve.post(f"/api/tables/{id}/{key}"), 403, 409)
    assert refused(eve.post(f"/api/tables/{id}/what-if", json={"n": 0}), 409) == "not-now"
    assert refused(eve.post(f"/api/tables/{id}/join", json={"seat": 0}), 409) == "taken"
    assert eve.post(f"/api/tables/{id}/leave").json()["status"] == "running"
    assert ann.see(id)["seq"] == running["seq"]


def test_another_seat_cannot_be_watched_live(eve, running):
    with eve.live(running["id"], seat=0) as live:
        assert live.hear()["type"] == "gone"
    with eve.live(running["id"]) as live:
        table = live.hear()["table"]
        assert table["seat"] is None
        assert table["offers"] == []
        assert all("screen" not in seat for seat in table["view"]["seats"])
        live.say(type="seat", seat=0)
        assert live.hear()["error"] == "not-your-seat"
        live.say(type="action", seat=0, action=running["offers"][0]["action"], seq=running["seq"], key="k")
        assert live.hear()["error"] == "not-your-seat"


def test_what_a_spectator_gets_of_a_running_match_has_no_seed_and_no_hash(eve, running):
    id = running["id"]
    for look in ("", "/export", "/at/0"):
        text = eve.get(f"/api/tables/{id}{look}").text
        assert '"seed"' not in text
        assert '"hash":"' not in text
        assert '"screen":{' not in text


def test_notes_and_invitations_are_for_their_owner(ann, eve):
    table = ann.table("paris", [ME, INVITE, INVITE])
    ann.ask("PUT", f"/api/tables/{table['id']}/notes", 204, text="my secret plan")
    seen = eve.get(f"/api/tables/{table['id']}").text
    assert "secret plan" not in seen
    assert "key=" not in seen
    key = table["invite"].rpartition("key=")[2]
    assert len(key) == 32
    other = ann.table("paris", [ME, INVITE, INVITE])["invite"].rpartition("key=")[2]
    for guess in (None, "", "0" * 32, key[:-1], other):
        assert refused(eve.post(f"/api/tables/{table['id']}/join", json={"seat": 1, "key": guess}), 403, 409)
    eve.ask("POST", f"/api/tables/{table['id']}/join", seat=1, key=key)


def test_another_persons_idempotency_key_tells_nothing(ann, eve, running):
    id = running["id"]
    body = {"seat": running["actor"], "action": running["offers"][0]["action"], "seq": running["seq"], "key": "abc"}
    done = ann.post(f"/api/tables/{id}/actions", json=body).json()
    assert ann.post(f"/api/tables/{id}/actions", json=body).json() == done
    assert refused(eve.post(f"/api/tables/{id}/actions", json=body), 403) == "not-your-seat"


# --------------------------------------------------------------------------------------------------------- guessed ids


@pytest.mark.parametrize(
    "id", ["x", "0", "-1", "null", "a" * 12, "a" * 5000, "..", "%00", "%ff%fe", "é", "' OR 1=1 --"]
)
def test_guessed_tables_are_not_found(eve, id):
    for look in ("", "/export", "/picture", "/at/0"):
        answer = eve.get(f"/api/tables/{id}{look}")
        assert answer.status_code in (404, 422) or (id == ".." and answer.status_code in (200, 404))
    assert eve.post(f"/api/tables/{id}/join", json={}).status_code in (404, 405, 422)


def test_ids_are_long_random_and_differ(ann):
    ids = {ann.table("paris", [ME, OPEN, OPEN])["id"] for _ in range(5)}
    assert len(ids) == 5
    assert all(len(id) >= 12 for id in ids)


# --------------------------------------------------------------------------------------------- cookies and tokens


def test_forged_and_damaged_cookies_are_nobodys(house, ann):
    [(name, value)] = ann.cookies.items()
    forged = [
        Seal("guess").close(value.split(".")[0]),
        value[:-2],
        value + "A",
        value.replace(".", ""),
        "x" * 4000,
        "a.b.c",
    ]
    for fake in forged:
        answer = httpx.get(f"{house.url}/api/me", headers={"Cookie": f"{name}={fake}"})
        assert answer.status_code == 200
        assert answer.json()["id"] != ann.me["id"]


def test_an_old_cookie_is_worth_nothing(house, ann):
    def opens(cookies):
        return httpx.get(f"{house.url}/api/me", cookies=dict(cookies)).json()["id"] == ann.me["id"]

    guest = dict(ann.cookies)
    ann.ask("POST", "/api/account", name=f"ann-{ann.me['id']}", password="correct horse")
    first = dict(ann.cookies)
    assert opens(first)
    ann.ask("POST", "/api/account/password", 204, old="correct horse", new="battery staple")
    second = dict(ann.cookies)
    assert [opens(cookies) for cookies in (guest, first, second)] == [False, False, True]
    ann.ask("POST", "/api/logout", 204)
    assert not opens(second)
    ann.ask("POST", "/api/login", 403, name=f"ann-{ann.me['id']}", password="correct horse")
    ann.ask("POST", "/api/login", name=f"ann-{ann.me['id']}", password="battery staple")
    third = dict(ann.cookies)
    assert opens(third)
    ann.ask("DELETE", "/api/account", 403, password="guess guess")
    ann.ask("DELETE", "/api/account", 204, password="battery staple")
    assert not opens(third)


def test_cookies_are_closed_to_scripts_and_other_sites(house):
    cookie = httpx.get(f"{house.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_wrong_name_and_a_wrong_password_look_the_same(house, ann):
    name = f"real-{ann.me['id']}"
    ann.ask("POST", "/api/account", name=name, password="correct horse")
    eve = Visitor(house)
    answers = [
        eve.post("/api/login", json={"name": who, "password": "wrong wrong"}) for who in (name, "nobody-" + name)
    ]
    assert answers[0].status_code == answers[1].status_code == 403
    assert answers[0].content == answers[1].content


def test_tokens_stop_at_once_and_do_not_mix_with_cookies(house, ann):
    made = ann.ask("POST", "/api/tokens", label="my bot")
    program = Visitor(house, Authorization=f"Bearer {made['token']}")
    assert program.ask("GET", "/api/me")["id"] == ann.me["id"]
    assert "token" not in json.dumps(ann.ask("GET", "/api/tokens")).replace('"token": null', "")
    both = httpx.Client(base_url=house.url, cookies=dict(ann.cookies), headers={"Authorization": "Bearer guess"})
    assert refused(both.post("/api/tables", json={"game": "paris", "seats": [ME, OPEN, OPEN]}), 401) == "not-signed-in"
    eve = Visitor(house)
    assert refused(eve.request("DELETE", f"/api/tokens/{made['id']}"), 404) == "not-found"
    ann.ask("DELETE", f"/api/tokens/{made['id']}", 204)
    assert program.get("/api/tokens").status_code == 401


# --------------------------------------------------------------------------------------------------------- other sites


def test_other_sites_cannot_act_in_a_visitors_name(house, ann, running):
    id = running["id"]
    body = json.dumps({"seat": running["actor"], "action": running["offers"][0]["action"], "seq": running["seq"]})
    site = httpx.Client(base_url=house.url, cookies=dict(ann.cookies))
    for headers in (
        {"Content-Type": "text/plain"},  # what a form of another site can send
        {"Content-Type": "application/x-www-form-urlencoded", "Origin": "https://evil.example"},
        {"Content-Type": "application/json", "X-Stellwerk": "1", "Origin": "https://evil.example"},
        {"Content-Type": "application/json", "X-Stellwerk": "1", "Origin": "null"},
    ):
        assert refused(site.post(f"/api/tables/{id}/actions", content=body, headers=headers), 403) == "cross-site"
    asked = site.options(
        f"/api/tables/{id}/actions",
        headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"},
    )
    assert "access-control-allow-origin" not in asked.headers
    assert "access-control-allow-origin" not in site.get("/api/me", headers={"Origin": "https://evil.example"}).headers
    assert ann.see(id)["seq"] == running["seq"]


def test_other_sites_cannot_open_live_connections(house, ann, running):
    url = f"ws://127.0.0.1:{house.port}/api/tables/{running['id']}/live"
    cookie = "; ".join(f"{k}={v}" for k, v in ann.cookies.items())
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(url, additional_headers={"Cookie": cookie}, origin="https://evil.example"),
    ):
        pass


# ----------------------------------------------------------------------------------------------- sizes, broken input


def test_bodies_that_are_too_large_or_no_json(ann, running):
    url = f"/api/tables/{running['id']}/chat"
    assert refused(ann.post(url, content=b"x" * (BODY + 1)), 413) == "too-large"
    assert refused(ann.post(url, content=(b"x" * 65536 for _ in range(BODY // 65536 + 2))), 413) == "too-large"
    broken = [
        b"", b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b'{"text":1}', b'{"text":"\\ud800"}', b'{"text":"a\\u0000b"}',
        b'{"text":NaN}', b'{"text":"hi","seat":0}', b"[" * 50_000, b'{"a":' * 20_000, b'{"text":"' + b"x" * 501 + b'"}',
    ]  # fmt: skip
    for content in broken:
        assert refused(ann.post(url, content=content, headers={"Content-Type": "application/json"}), 400, 422)
    for number in ("1e999", "-1", "99999999999999999999999", "true", '"0"', "0.5", "null", "[]"):
        body = f'{{"seat":{number},"action":"stop","seq":{running["seq"]}}}'
        headers = {"Content-Type": "application/json"}
        answer = ann.post(f"/api/tables/{running['id']}/actions", content=body, headers=headers)
        assert refused(answer, 400, 422)
    assert ann.see(running["id"])["chat"] == []


def test_actions_that_are_none(ann, running):
    for action in (
        "",
        "x" * 201,
        SCRIPT,
        "build",
        "build red",
        "build red 99.99",
        "\x00",
        "DROP TABLE event",
        "stop\nstop",
    ):
        body = {"seat": running["actor"], "action": action, "seq": running["seq"]}
        answer = ann.post(f"/api/tables/{running['id']}/actions", json=body)
        assert refused(answer, 422) in ("illegal", "bad-input")
        assert answer.headers["content-type"] == "application/json"
    assert ann.see(running["id"])["seq"] == running["seq"]


def test_frames_that_are_too_large_close_the_connection_alone(ann, running):
    with ann.live(running["id"]) as other:
        other.hear()
        with ann.live(running["id"]) as live:
            live.hear()
            live.socket.send("x" * (FRAME + 1))
            with pytest.raises(ConnectionClosed) as closed:
                drain(live)
            assert closed.value.rcvd.code == 1009
        ann.act(running["id"], running["offers"][0]["action"], running["actor"], running["seq"])
        assert other.until(running["seq"] + 1)


def test_frames_that_are_broken_are_refused_and_the_connection_lives(ann, running):
    with ann.live(running["id"]) as live:
        live.hear()
        frames = [
            "", "{", "[]", "null", "1", '"x"', "[" * 5000, '{"type":[]}', '{"type":"unknown"}', '{"type":"action"}',
            '{"type":"action","seat":true,"action":"stop","seq":0,"key":"k"}', '{"type":"seat","seat":[]}',
            '{"type":"seat","seat":99}', '{"type":"action","seat":0,"action":{},"seq":0,"key":{}}', b"\x00\xff", b"",
            '{"type":"action","seat":0,"action":"stop","seq":1e999,"key":"k"}', '{"type":"seat","seat":{"a":1}}',
        ]  # fmt: skip
        for frame in frames:
            live.socket.send(frame)
            assert live.hear()["type"] == "refused", frame
        live.say(
            type="action", seat=running["actor"], action=running["offers"][0]["action"], seq=running["seq"], key="k"
        )
        while live.hear()["type"] != "done":
            pass


def test_bytes_that_are_no_websocket_hurt_nobody(house, ann, running):
    for junk in (b"\x81\xff" + b"\xff" * 8, b"\x00" * 100, b"\xf1\x80\x00\x00\x00\x00", b"\x81\x05hello"):
        with ann.live(running["id"]) as live:
            live.hear()
            raw: socket.socket = live.socket.socket
            raw.sendall(junk)
            with contextlib.suppress(OSError):  # the server has hung up already
                raw.shutdown(socket.SHUT_WR)  # some of it is the beginning of something: there is no more
            with pytest.raises((ConnectionClosed, OSError)):
                drain(live)
    assert ann.see(running["id"])["status"] == "running"


# ---------------------------------------------------------------------------------------------- scripts, paths, logs


def test_scripts_in_names_and_chat_stay_text(house, ann):
    ann.ask("PATCH", "/api/me", name=SCRIPT)
    table = ann.table("paris", [{"kind": "me", "name": SCRIPT}, ME, ME])
    ann.ask("POST", f"/api/tables/{table['id']}/chat", 204, text=SCRIPT)
    answer = ann.get(f"/api/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["chat"][0]["text"] == SCRIPT
    picture = ann.get(f"/api/tables/{table['id']}/picture")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "<script" not in picture.text
    assert picture.headers["content-security-policy"].startswith("default-src 'none'; style-src"), "no script at all"
    for query in ("language", "theme", "seat", "n"):
        assert SCRIPT not in ann.get(f"/api/tables/{table['id']}/picture", params={query: SCRIPT}).text.replace(
            "\\", ""
        )
    for name in ("", " ", "x" * 41, "a\x00b", "a\u202eb", "a\nb\x1b[31m"):
        assert refused(ann.patch("/api/me", json={"name": name}), 422)


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
        "/assets/../../../../etc/passwd", "/assets/..%5c..%5c", "/%00", "/etc/passwd%00.html", "/api/../etc/passwd",
        "/assets/%2e%2e/%2e%2e/core.py", "/../core.py",
    ],
)  # fmt: skip
def test_paths_lead_nowhere_else(house, path):
    with socket.create_connection(("127.0.0.1", house.port)) as raw:  # no client tidies the path up
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while data := raw.recv(65536):
            answer += data
    assert b"root:" not in answer
    assert b"import" not in answer
    assert answer.split()[1] in (b"200", b"400", b"404")


def test_the_log_holds_no_secrets(ann, caplog, running):
    with caplog.at_level(logging.INFO):
        made = ann.ask("POST", "/api/tokens", label="logged")
        table = ann.table("paris", [ME, INVITE, INVITE])
        ann.ask("POST", "/api/account", name=f"log-{ann.me['id']}", password="a secret teakettle")
        ann.post("/api/login", json={"name": "nobody", "password": "another password"})
        ann.act(running["id"], "nonsense", running["actor"], running["seq"], 422)
    secrets = [made["token"], table["invite"].rpartition("=")[2], "a secret teakettle", "another password"]
    secrets += [value.split(".")[0] for value in ann.cookies.values()]
    said = "\n".join(
        record.getMessage() for record in caplog.records if not record.name.startswith(("http", "websockets"))
    )
    assert not any(secret in said for secret in secrets)


# ------------------------------------------------------------------------------------------------- webhooks, rates


@pytest.mark.parametrize(
    ("url", "status"),
    [
        ("http://example.org/", 422), ("ftp://example.org/", 422), ("https://a:b@example.org/", 422), ("nonsense", 422),
        ("https://127.0.0.1/", 200), ("https://localhost:5432/", 200), ("https://169.254.169.254/latest/", 200),
        ("https://[::ffff:127.0.0.1]/", 200), ("https://[::1]/", 200), ("https://0x7f000001/", 200),
    ],
)  # fmt: skip
def test_webhooks_cannot_be_pointed_inwards(ann, url, status):
    answer = ann.patch("/api/me", json={"webhook": url})
    if status == 200:  # a name may come to mean something else: what counts is where it leads when something is sent
        assert answer.status_code == 200
        answer = ann.post("/api/notifications/test", json={"way": "webhook"})
    assert answer.status_code in (400, 422, 502)
    assert "public" in answer.json()["text"] or "https" in answer.json()["text"]


def test_an_email_address_must_be_ones_own(ann):
    for code in (None, "", "00000000", "x"):
        body = {"email": "victim@example.org", **({} if code is None else {"code": code})}
        assert refused(ann.patch("/api/me", json=body), 422)
    assert ann.ask("GET", "/api/me")["email"] is None


def test_who_asks_too_often_waits(tmp_path):
    with House(f"sqlite+aiosqlite:///{tmp_path}/tables.db", limits=1.0) as house:
        ann = Visitor(house)
        tries = [ann.post("/api/login", json={"name": "victim", "password": "guess guess"}) for _ in range(12)]
        assert [answer.status_code for answer in tries[:10]] == [403] * 10
        assert refused(tries[-1], 429) == "rate"
        assert int(tries[-1].headers["retry-after"]) > 0
        codes = [ann.patch("/api/me", json={"email": "victim@example.org", "code": f"{n:08}"}) for n in range(12)]
        assert (codes[0].status_code, codes[-1].status_code) == (422, 429)
        table = ann.table("paris", [ME, OPEN, OPEN])
        chats = [ann.post(f"/api/tables/{table['id']}/chat", json={"text": "hi"}).status_code for _ in range(50)]
        assert chats[:10] == [204] * 10
        assert 429 in chats
        with ann.live(table["id"]) as live:
            live.hear()
            for _ in range(1000):
                live.say(type="pong")
            assert live.hear()["error"] == "rate"
        assert ann.get("/api/version").status_code == 200
        house.server.limits.charge("request", address="127.0.0.1", cost=1000)  # as many requests, however slow we are
        assert ann.get("/api/version").status_code == 429
