"""Programs as players: the stream, and the sample bot as it is."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.house import House, Visitor

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


def test_the_sample_bot_plays_a_whole_match(house):
    owner, host = Visitor(house), Visitor(house)
    token = owner.ask("POST", "/api/tokens", label="sample")["token"]
    table = host.table(
        "paris", [{"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], public=True
    )
    run = subprocess.run(
        [sys.executable, str(BOT), house.url, token, "--join", "--once"],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert "refused" not in run.stdout
    end = host.see(table["id"])
    assert end["ended"]["by"] == "rules"
    assert end["seats"][1]["kind"] == "person"
