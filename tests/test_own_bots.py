"""Bots of one's own: by an entry point or as module:Class, wherever bots are named; at a server only what it was given."""

from __future__ import annotations

import json
import pickle
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from nonsense import run
from server.house import House, Visitor
from stellwerk import BadSetup, Match, bots

CAREFUL = Path(__file__).parents[1] / "examples" / "bots" / "careful"


@pytest.fixture
def careful(tmp_path, monkeypatch):
    """The example, installed as pip does it: a module, and what it announces."""
    home = tmp_path / "site"
    facts = tomllib.loads((CAREFUL / "pyproject.toml").read_text())["project"]
    info = home / f"stellwerk_careful-{facts['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {facts['name']}\nVersion: {facts['version']}\n")
    entries = facts["entry-points"]["stellwerk.bots"]
    (info / "entry_points.txt").write_text("[stellwerk.bots]\n" + "".join(f"{k} = {v}\n" for k, v in entries.items()))
    shutil.copy(CAREFUL / "careful.py", home)
    (home / "foul.py").write_text(
        "from careful import Careful\nclass Foul(Careful):\n def pick(self, seat): return -1\n"
    )
    monkeypatch.syspath_prepend(home)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bots, "_loaded", {})
    bots._announced.cache_clear()
    yield home
    bots._announced.cache_clear()
    for name in ("careful", "foul"):
        sys.modules.pop(name, None)


def test_they_are_named_as_others_are(careful):
    assert bots.make("careful:20", seed=3).spec == "careful:20"
    assert "careful" in bots.bots()
    with pytest.raises(BadSetup, match=r"careful:0.*out of range"):
        bots.make("careful:0")
    with pytest.raises(BadSetup, match="no bot"):
        bots.make("foul:Foul")  # nobody has asked for that module
    assert "foul" not in sys.modules
    assert bots.make_own("foul:Foul").spec == "foul:Foul"
    assert bots.make("foul:Foul").spec == "foul:Foul"  # from now on it is known
    for spec in ("json:dumps", "json:nothing", "nowhere:Bot"):
        with pytest.raises(BadSetup):
            bots.make_own(spec)


def test_they_play_in_the_terminal_the_arena_the_lab_and_exports(careful):
    saved = []
    for file in ("one.json", "other.json"):
        done = run(["play", "paris", "--seed", "3", "--seats", "careful,greedy:50,random", "--save", file])
        assert done.exit_code == 0, done.output
        saved.append(Path(file).read_text())
    assert saved[0] == saved[1]  # the same seed is the same game, whoever plays
    rated = run(["arena", "paris", "--bots", "careful,foul:Careful", "--games", "3", "--processes", "1", "--json"])
    assert rated.exit_code == 0, (rated.output, rated.exception)
    assert {row["bot"] for row in json.loads(rated.stdout)["ratings"]} == {"careful", "foul:Careful"}
    assert run(["lab", "paris", "--games", "2", "--bots", "careful", "--json"]).exit_code == 0
    assert run(["export", "paris", "--games", "1", "--bots", "careful,random", "--to", "data"]).exit_code == 0
    (file,) = Path("data").iterdir()
    assert "careful" in Match.load(file).bots
    foul = run(["arena", "paris", "--bots", "foul:Foul,random", "--games", "3", "--processes", "1"])
    assert foul.exit_code == 1
    assert "does what it may not" in foul.output
    fault = bots.foul(bots.make("random"), Match.new("paris", 3, 7), -1)
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)  # workers tell it, too


def test_a_server_has_those_that_it_was_given_and_imports_nothing_that_a_stranger_names(careful, tmp_path):
    with House(f"sqlite:///{tmp_path}/house.db", bots=("careful",)) as house:
        ann = Visitor(house)
        assert "careful" in [bot["spec"] for bot in ann.ask("GET", "/api/bots?game=paris")]
        others = [{"kind": "bot", "bot": "careful"}, {"kind": "bot", "bot": "careful"}]
        table = ann.table("paris", [{"kind": "me"}, *others])
        with ann.live(table["id"], since=0) as live:
            state = ann.see(table["id"])
            while state["actor"] == 0:
                ann.act(
                    table["id"],
                    "stop" if "stop" in [o["action"] for o in state["offers"]] else state["offers"][0]["action"],
                    0,
                    state["seq"],
                )
                state = ann.see(table["id"])
            live.until(state["seq"] + 1)  # one of them has acted
        for spec in ("foul:Foul", "careful:9", "os:system"):
            ann.ask(
                "POST",
                "/api/tables",
                422,
                game="paris",
                seats=[{"kind": "me"}, {"kind": "bot", "bot": spec}, *others[1:]],
            )
        assert "foul" not in sys.modules
