"""One guest attacks in every way at once while an honest player at another table goes on playing."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

from server.house import Visitor
from server.processes import Served
from stellwerk.bots import make
from stellwerk.games import games

ATTACK = Path(__file__).with_name("hostile.py")
SECONDS = 8.0  # two minutes by `bench/hostile.py`
LEAST, LONGER = 5, 120.0  # actions of the honest player; the seconds that they may take on a slow machine


def memory(served: Served) -> float:
    """MB of the server's process."""
    words = Path(f"/proc/{served._process.pid}/status").read_text(encoding="utf-8").split()
    return int(words[words.index("VmRSS:") + 1]) / 1024


def honest(visitor: Visitor, seconds: float) -> tuple[list[float], list[float]]:
    """Play Paris Connection alone and against bots for so long; gives the seconds that each own action took, and those
    until the bots had answered."""
    own, bots = [], []
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "fireman"}
    until, id, seed = time.monotonic() + seconds, "", 0
    while (now := time.monotonic()) < until or (len(own) < LEAST and now < until + LONGER):
        table = visitor.see(id) if id else {"over": True}
        if table["over"]:
            id = visitor.table("paris", [me, bot, bot], start=True)["id"]
            continue
        if 0 not in table["you"] or table["actor"] != 0:
            time.sleep(0.02)
            continue
        seed += 1
        offers = table["offers"]
        began = time.perf_counter()
        visitor.act(id, offers[seed % len(offers)]["action"], 0, table["seq"])
        own.append(time.perf_counter() - began)
        time.sleep(0.1)  # a person takes at least that long
        with visitor.live(id) as live:
            live.hear()
            while live.table["actor"] != 0 and not live.table["over"]:
                live.hear()
        bots.append(time.perf_counter() - began)
    return own, bots


def part(found: list[float], share: float) -> float:
    """The time within which this share of them was done."""
    return sorted(found)[int(share * (len(found) - 1))]


def attacked(served: Served, seconds: float) -> dict[str, object]:
    """What an honest player sees before and during the attack."""
    visitor = Visitor(served)
    honest(visitor, 1)
    alone = honest(visitor, seconds / 3)
    attack = subprocess.Popen(
        [sys.executable, str(ATTACK), served.url, str(seconds + 2)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    time.sleep(1)
    during = honest(visitor, seconds)
    answers = json.loads(attack.communicate(timeout=300)[0])
    return {
        "actions": len(during[0]),
        "own p99 alone": part(alone[0], 0.99), "own p99 attacked": part(during[0], 0.99),
        "bots median alone": part(alone[1], 0.5), "bots median attacked": part(during[1], 0.5),
        "bots longest alone": part(alone[1], 1), "bots longest attacked": part(during[1], 1),
        "MB": memory(served), "attack": answers,
    }  # fmt: skip


def test_an_honest_player_hardly_notices_a_hostile_guest(tmp_path, monkeypatch):
    monkeypatch.setenv("STELLWERK_WARM", "1")
    for game in games().values():  # a server that compiles meanwhile is slow for that reason alone
        make("stationmaster").ready(game)
    with Served(f"sqlite:///{tmp_path}/house.db", "--limits", "1") as served:
        seen = attacked(served, SECONDS)
    answers = seen["attack"]
    assert not [way for way in answers if way.endswith(" 500")], answers
    assert any(way.endswith(" 429") for way in answers), answers
    assert answers["half-sent"] > 100
    assert answers["table 200"] < 60
    assert answers["hint 200"] > 0  # really asked for, and not only refused; analyses need longer
    assert seen["actions"] >= LEAST, seen
    # Figures are measured by bench/hostile.py; here it is seen that nobody is locked out, however slow the machine.
    assert seen["own p99 attacked"] < 5.0, seen
    assert seen["MB"] < 1500, seen
