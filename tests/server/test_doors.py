"""The doors: whoever is slow, large or many does not keep others out, without a proxy too."""

import contextlib
import resource
import socket
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.house import House, Visitor
from server.processes import Served
from stellwerk.server import doors
from stellwerk.server.frames import Frames

ME, OPEN = {"kind": "me"}, {"kind": "open"}
HALF = b"POST /api/login HTTP/1.1\r\nHost: x\r\nX-Stellwerk: 1\r\nContent-Length: 50\r\n\r\n{"
HEAD = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('doors')}/tables.db") as made:
        yield made


@pytest.fixture
def hasty(monkeypatch):
    """Times to send a request that a test can wait for."""
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(doors, "BODY_SECONDS", 1.0)


@pytest.fixture
def impatient(monkeypatch):
    """A time to read an answer that a test can wait for."""
    monkeypatch.setattr(doors, "READ_SECONDS", 1.0)


def connected(house, *sent):
    """A bare connection, by which something was sent."""
    raw = socket.create_connection(("127.0.0.1", house.port), timeout=60)
    for data in sent:
        raw.sendall(data)
    return raw


def answered(raw):
    """All that comes until the other side hangs up."""
    answer = b""
    with contextlib.suppress(ConnectionResetError), raw:
        while data := raw.recv(65536):
            answer += data
    return answer


def is_open(raw):
    raw.setblocking(False)
    try:
        return raw.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def connections(house):
    """The connections that a server has."""
    return set(house._uvicorn.server_state.connections)


def until(true, seconds=30.0):
    """Wait for something."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


# -------------------------------------------------------------------------------------------------- one slow connection


@pytest.mark.parametrize("sent", [b"", b"\r\n", b"GET", HEAD, HALF, HALF.replace(b"50", b"5") + b'{"a'])
def test_a_request_that_does_not_go_on_is_ended(house, hasty, sent):
    answer = answered(connected(house, sent))
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"too-slow"' in answer


def test_a_request_byte_by_byte_is_ended(house, hasty):
    with connected(house) as raw, contextlib.suppress(OSError):
        begin = time.monotonic()
        for n in range(1000):
            raw.sendall(HEAD[n : n + 1] or b"a")
            time.sleep(0.05)
            if not is_open(raw):
                break
        assert time.monotonic() - begin < 20
        assert n < 900


def test_the_next_request_of_a_connection_has_a_time_limit_too(house, monkeypatch):
    begun = (b"GET / HT", b"\r\n")
    known = [connected(house, HEAD + b"\r\n") for _ in begun]
    for raw in known:
        assert raw.recv(65536).startswith(b"HTTP/1.1 200 ")
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.5)
    time.sleep(1.0)  # between two requests there is more time
    for raw, sent in zip(known, begun, strict=True):
        raw.sendall(sent)
        assert b"HTTP/1.1 408 " in answered(raw)


def test_a_slow_request_within_the_limit_is_answered(house):
    request = HEAD + b"Connection: close\r\n\r\n"
    with connected(house) as raw:
        for n in range(len(request)):
            raw.sendall(request[n : n + 1])
            time.sleep(0.005)
        assert raw.recv(65536).startswith(b"HTTP/1.1 200 ")
    body = b'{"name":"nobody","password":"wrong wrong"}'
    head = b"POST /api/login HTTP/1.1\r\nHost: x\r\nX-Stellwerk: 1\r\nConnection: close\r\n"
    head += b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    with connected(house, head % len(body)) as raw:
        for n in range(len(body)):
            time.sleep(0.01)
            raw.sendall(body[n : n + 1])
        assert raw.recv(65536).startswith(b"HTTP/1.1 403 ")


def test_a_head_that_is_too_large_is_refused(house):
    large = b"a" * (doors.HEAD_BYTES + 1)
    for sent in (
        HEAD + b"X: " + large + b"\r\n\r\n",
        HEAD + b"X: 123456789\r\n" * 5000 + b"\r\n",
        b"GET /" + large + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        HEAD + b"X: " + large,  # and no end
        b"GET /" + large,
    ):
        assert answered(connected(house, sent)).startswith(b"HTTP/1.1 431 "), sent[:50]
    raw = connected(house, HEAD + b"X: ")  # in small pieces
    with contextlib.suppress(OSError):
        for _ in range(300):
            raw.sendall(b"a" * 1024)
            time.sleep(0.001)
    assert answered(raw)[:13] in (b"HTTP/1.1 431 ", b"")
    fits = HEAD + b"X: " + b"a" * (doors.HEAD_BYTES - 1000) + b"\r\nConnection: close\r\n\r\n"
    assert answered(connected(house, fits)).startswith(b"HTTP/1.1 200 ")


def test_what_is_no_request_is_refused_in_words(house):
    answer = answered(connected(house, b"\x16\x03\x01 no request\r\n\r\n"))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"bad-input"' in answer


def test_requests_one_after_the_other_are_answered_in_turn(house):
    many = HEAD + b"\r\n" + HEAD + b"\r\n" + HEAD + b"Connection: close\r\n\r\n"
    assert answered(connected(house, many)).count(b"HTTP/1.1 200 OK") == 3


def test_who_does_not_read_an_answer_is_cut_off(house, impatient):
    before = connections(house)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", house.port))
    with raw:
        until(lambda: connections(house) - before)
        ours = connections(house) - before
        with contextlib.suppress(OSError):  # cut off while we ask
            for _ in range(300):
                raw.sendall(b"GET /api/games/paris/maps/france/picture HTTP/1.1\r\nHost: x\r\n\r\n")
        until(lambda: not ours & connections(house))


def test_who_does_not_read_a_live_table_is_cut_off(house, impatient):
    ann = Visitor(house)
    id = ann.table("paris", [ME, ME, ME])["id"]
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", house.port))
    url = f"ws://127.0.0.1:{house.port}/api/tables/{id}/live?draw=true"
    with connect(url, sock=raw, max_queue=1, max_size=None, close_timeout=1) as live:
        [frames] = [each for each in connections(house) if isinstance(each, Frames)]

        def is_gone():
            with contextlib.suppress(ConnectionClosed):
                live.send('{"type":"seat","seat":null}')  # is answered with everything there is to see
            return frames not in connections(house)

        until(is_gone)


# ------------------------------------------------------------------------------------------------------ many of them


class Narrow(Served):
    """A server that may have few descriptors."""

    def start(self, wait=True):
        self._command = ["bash", "-c", 'ulimit -n 1024 && exec "$@"', "narrow", *self._command]
        super().start(wait)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory):
    with Narrow(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('narrow')}/tables.db") as made:
        yield made


@pytest.fixture
def many():
    """Room for many connections in this process, which are closed in the end."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 4096:
        pytest.skip("there are too few descriptors for this test")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 4096), hard))
    opened = []
    yield opened
    for raw in opened:
        raw.close()
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("sent", [b"", HEAD, HALF])
def test_half_sent_requests_lock_nobody_out(narrow, many, sent):
    ann = Visitor(narrow)
    for _ in range(13):
        with ThreadPoolExecutor(8) as pool:
            made = pool.map(lambda _: connected(narrow, sent), range(100))
            many.extend(made)
        assert ann.get("/api/me").status_code == 200  # by the connection that was there
        assert httpx.get(f"{narrow.url}/api/me", timeout=30).status_code == 200  # by a new one
    assert len(many) == 1300


def test_strangers_who_stay_give_way_to_people_we_know(narrow, many):
    ann = Visitor(narrow)
    for _ in range(12):
        for _ in range(100):
            raw = connected(narrow, HEAD + b"\r\n")
            with contextlib.suppress(OSError):
                raw.recv(4096)
            many.append(raw)
        assert ann.ask("GET", "/api/me")["id"] == ann.me["id"]
        again = Visitor(narrow, cookies=dict(ann.cookies))
        assert again.me["id"] == ann.me["id"]


def test_nobody_has_too_many_connections(house):
    ann = Visitor(house)
    cookie = "; ".join(f"{k}={v}" for k, v in ann.cookies.items()).encode()
    asked = HEAD + b"Cookie: " + cookie + b"\r\n\r\n"
    opened = []
    for _ in range(doors.OF_ONE + 50):
        raw = connected(house, asked)
        assert raw.recv(65536).startswith(b"HTTP/1.1 200 ")
        opened.append(raw)
    until(lambda: sum(map(is_open, opened)) <= doors.OF_ONE)
    assert is_open(opened[-1])
    for raw in opened:
        raw.close()
