"""A database that hangs, and one that another server works with: who asks gets an answer soon, and in words."""

import statistics
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from typer.testing import CliRunner

from server.house import House, Visitor
from server.processes import Served
from stellwerk.cli import app
from stellwerk.server.alone import Alone, InUse
from stellwerk.server.hosts import Hosts

SECONDS = 5.0
BUSY = 4  # times as long, where the machine is busy with other tests


@pytest.fixture(scope="module")
def served(cluster):
    with Served(cluster.database("hanging"), "--limits", "1") as made:
        yield made


def timed(ask):
    begin = time.perf_counter()
    answer = ask()
    return answer.status_code, time.perf_counter() - begin


def test_a_hung_database_gets_an_answer_within_seconds_and_all_goes_on_when_it_is_back(cluster, served):
    ann = Visitor(served)
    table = ann.table("paris")
    turn = {"seat": table["actor"], "action": table["offers"][0]["action"], "seq": table["seq"], "key": "once"}
    asks = [
        lambda: httpx.get(f"{served.url}/healthz", timeout=60),
        lambda: httpx.get(f"{served.url}/api/me", timeout=60),
        lambda: ann.get("/api/tables?scope=mine"),
        lambda: ann.get(f"/api/tables/{table['id']}"),
        lambda: ann.post(f"/api/tables/{table['id']}/actions", json=turn),
        lambda: ann.post("/api/tables", json={"game": "paris", "seats": [{"kind": "me"}] * 3}),
    ]
    for _ in range(2):
        with cluster.stopped(), ThreadPoolExecutor(4 * len(asks)) as pool:
            answers = list(pool.map(timed, asks * 4))
        assert {status for status, _ in answers} == {503}
        assert statistics.median(seconds for _, seconds in answers) < SECONDS
        assert max(seconds for _, seconds in answers) < BUSY * SECONDS
        end = time.monotonic() + 60
        while httpx.get(f"{served.url}/healthz", timeout=60).status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.2)
    done = ann.ask("POST", f"/api/tables/{table['id']}/actions", **turn)  # the same key: once, whatever happened before
    assert done["seq"] == table["seq"] + 1
    assert ann.see(table["id"])["seq"] == table["seq"] + 1


def test_a_server_stops_even_if_its_database_hangs(cluster):
    with Served(cluster.database("stopping")) as served, cluster.stopped():
        assert served.stop() < BUSY * SECONDS


def test_a_second_server_on_one_file_is_refused_with_a_sentence(tmp_path):
    file = tmp_path / "house.db"
    with House(f"sqlite:///{file}"):
        with pytest.raises(InUse):
            Alone(file)
        second = subprocess.run(
            [sys.executable, "-m", "stellwerk", "serve", "--port", "0", "--database", f"sqlite:///{file}"],
            capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert second.returncode == 1
        assert "Another server is already working with" in " ".join(second.stderr.split())
        assert "Traceback" not in second.stderr
    with House(f"sqlite:///{file}") as again:  # once it is gone, the next may
        assert httpx.get(f"{again.url}/healthz").status_code == 200


def test_whom_the_server_answers_to(tmp_path):
    with House(f"sqlite:///{tmp_path}/house.db", public_url="https://play.example.org") as house:
        for host, status in (
            ("play.example.org", 200), ("localhost:8000", 200), ("laptop", 200), ("192.168.1.7", 200), ("[::1]:80", 200),
            ("evil.example", 421), ("evil.example:8000", 421), ("play.example.org.evil.example", 421),
        ):  # fmt: skip
            answer = httpx.get(f"{house.url}/api/version", headers={"Host": host})
            assert answer.status_code == status, host
        assert "--allow-host" in httpx.get(f"{house.url}/api/version", headers={"Host": "evil.example"}).json()["text"]
    with House(f"sqlite:///{tmp_path}/house.db", hosts=("one.example",)) as house:
        for host, status in (("one.example", 200), ("two.example", 421), ("localhost", 421)):
            assert httpx.get(f"{house.url}/api/version", headers={"Host": host}).status_code == status
            assert httpx.get(f"{house.url}/healthz", headers={"Host": host}).status_code == 200  # by whatever name


@pytest.mark.parametrize("way", ["options", "environment"])
def test_names_are_allowed_at_the_command_line(monkeypatch, way):
    names, begun = ["one.example", "*.example.net"], []
    monkeypatch.setattr("stellwerk.cli.serve.serve", lambda settings, *_: begun.append(settings))
    if way == "environment":
        monkeypatch.setenv("STELLWERK_ALLOW_HOSTS", " ".join(names))
    words = [word for name in names for word in ("--allow-host", name)] if way == "options" else []
    done = CliRunner().invoke(app, ["serve", *words])
    assert done.exit_code == 0, done.output
    allowed = Hosts(begun[0].hosts, begun[0].public_url).allow
    assert [allowed(name) for name in ("one.example", "a.example.net:80", "two.example", "localhost")] == [1, 1, 0, 0]
