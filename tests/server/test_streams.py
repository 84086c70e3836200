"""Programs as players: the stream, and the sample bot as it is."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.house import House, Visitor
from stellwerk.server import streams

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house')}/streams.db") as made:
        yield made


def test_the_stream_tells_of_starts_turns_and_the_end(house):
    ann, bob = Visitor(house), Visitor(house)
    running = ann.table("paris")  # was there before anybody listened
    with ann.stream("GET", "/api/bot/stream", timeout=30) as answer:
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        assert next(lines)["type"] == "hello"
        assert [next(lines)["type"] for _ in range(2)] == ["start", "turn"]
        table = ann.table("deutschland", [{"kind": "me"}, {"kind": "open"}])
        bob.ask("POST", f"/api/tables/{table['id']}/join")
        start = next(lines)
        assert (start["type"], start["table"], start["you"]) == ("start", table["id"], [0])
        turn = next(lines) if ann.see(table["id"])["actor"] == 0 else None
        if turn is not None:
            assert turn["view"] == ann.see(table["id"])["view"]
            assert turn["offers"] == ann.see(table["id"])["offers"]
            ann.act(table["id"], turn["offers"][0]["action"], turn["seat"], turn["seq"])
        bob.ask("POST", f"/api/tables/{table['id']}/resign", seat=1)
        over = next(line for line in lines if line["type"] == "over")
        assert (over["table"], over["winners"]) == (table["id"], [0])
        assert running["id"] != table["id"]


def test_strangers_hear_nothing(house):
    assert httpx.get(f"{house.url}/api/bot/stream").status_code == 401


def test_a_turn_that_is_not_answered_is_told_again(house, monkeypatch):
    monkeypatch.setattr(streams, "AGAIN", 0.01)
    monkeypatch.setattr(streams, "PING", 0.02)
    ann = Visitor(house)
    table = ann.table("paris")
    with ann.stream("GET", "/api/bot/stream", timeout=60) as answer:
        turns = (turn for line in answer.iter_lines() if line and (turn := json.loads(line))["type"] == "turn")
        first, second = next(turns), next(turns)
        assert (first["again"], second["again"]) == (False, True)
        assert {**first, "again": True} == second
        ann.act(table["id"], first["offers"][0]["action"], first["seat"], first["seq"], key="turn")
        ann.act(table["id"], first["offers"][0]["action"], first["seat"], first["seq"], key="turn")  # is done once
        assert next(turn for turn in turns if turn["seq"] > first["seq"])["again"] is False


def test_the_sample_bot_plays_a_whole_match_against_itself_at_a_server_that_slows_it_down(tmp_path):
    with House(f"sqlite:///{tmp_path}/house.db", limits=0.25) as house:
        owners, host = [Visitor(house), Visitor(house)], Visitor(house)
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
        table = host.table("paris", seats, public=True)
        runs = []
        for owner in owners:
            token = owner.ask("POST", "/api/tokens", label="sample")["token"]
            command = [sys.executable, str(BOT), house.url, token, "--join", "--once"]
            runs.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
        said = [run.communicate(timeout=300)[0] for run in runs]
        assert [run.returncode for run in runs] == [0, 0], said
        assert not any("refused" in words for words in said), said
        end = host.see(table["id"])
        assert end["ended"]["by"] == "rules"
        assert [seat["kind"] for seat in end["seats"]] == ["person", "bot", "person"]
        refused = house.server.metrics.refused.labels("rate")._value.get()
    assert refused > 0, "nobody had to wait: the test shows nothing"
