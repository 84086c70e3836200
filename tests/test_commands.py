"""Every command of `stellwerk`, as the command line has them: what Ctrl-C, nonsense and a missing folder get."""

from __future__ import annotations

import importlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from commands import PAGE, page

from nonsense import commands, nonsense, run, sandbox
from stellwerk import Match

GONE = 60.0  # seconds, for a busy machine; most commands went on for minutes before
COMMANDS = {command.path: command for command in commands()}


# ------------------------------------------------------------------------------------------------------------- Ctrl-C


BUSY = {  # how each command is kept busy for hours
    "play": ["paris", "--seats", "search:3600s,search:3600s,search:3600s", "--save", "{folder}/game.json"],
    "simulate": ["paris", "--games", "3000000000"],
    "bench": ["paris", "--seconds", "3600"],
    "arena": ["paris", "--bots", "greedy,random", "--games", "30000", "--resume", "{folder}/results"],
    "lab": ["paris", "--games", "100000000"],
    "export": ["paris", "--games", "3000000", "--to", "{folder}/matches"],
    "hint": ["{folder}/match.json", "--bot", "search:3600s"],
    "analyse": ["{folder}/match.json", "--samples", "1000000000"],
}
BEGUN = {"arena": "results", "export": "matches"}  # what is there once something was done that can be kept
OTHERS = {"serve", "train"}  # told to stop in tests of their own
SHORT = {"games", "replay", "new-game", "check-database", "backup", "restore", "rotate-key", "map", "admin"}


def test_of_every_command_it_is_known_whether_it_may_take_long():
    assert {path for path in COMMANDS if path.split()[0] not in SHORT} == {*BUSY, *OTHERS}


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    match = Match.new("paris", players=3, seed=5)
    for _ in range(20):
        match.play(match.legal()[-1])
    match.save(tmp_path / "match.json")
    return tmp_path / "match.json"


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("command", BUSY)
def test_ctrl_c_ends_whatever_takes_long_and_leaves_nobody_behind(command, tmp_path, match_file):
    if command == "analyse":
        finish(match_file)
    arguments = [word.format(folder=tmp_path) for word in BUSY[command]]
    process = subprocess.Popen(
        [sys.executable, "-m", "stellwerk", command, *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # also where the tests ignore it
    )  # fmt: skip
    begun = tmp_path / BEGUN.get(command, "match.json")
    while (spent(process.pid) < 3.0 or not begun.exists()) and process.poll() is None:
        time.sleep(0.1)
    assert process.poll() is None, process.communicate()
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    pressed = time.monotonic()
    out, said = process.communicate(timeout=GONE)
    while of_session(process.pid) and time.monotonic() < pressed + GONE:
        time.sleep(0.05)
    assert of_session(process.pid) == []
    assert "Traceback" not in said
    if COMMANDS[command].is_kept:
        assert "Stopped" in said, (out, said)
    assert process.returncode in ((0, 130) if command == "play" else (130,)), (out, said)


def finish(file: Path) -> None:
    match = Match.load(file)
    while not match.over:
        match.play(match.legal()[-1])
    match.save(file)


def of_session(id: int) -> list[int]:
    """The processes of a session."""
    return [pid for pid, facts in processes() if facts[3] == str(id) and facts[0] != "Z"]


def spent(id: int) -> float:
    """Seconds of processor time that the processes of a session have taken."""
    ticks = sum(int(facts[11]) + int(facts[12]) for _, facts in processes() if facts[3] == str(id))
    return ticks / os.sysconf("SC_CLK_TCK")


def processes() -> Iterator[tuple[int, list[str]]]:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            yield int(folder.name), (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue


# ----------------------------------------------------------------------------------------------------------- nonsense


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    with sandbox(tmp_path_factory.mktemp("nonsense")) as made:
        yield made


def things(folder: Path) -> dict[str, bytes | None]:
    """All that lies in a folder; a database may move what it has between its own files."""
    found = [path for path in folder.rglob("*") if ".db" not in path.name]
    return {str(path): path.read_bytes() if path.is_file() else None for path in found}


KEY = re.compile(r"\b[a-z]+(-[a-z]+)+\(\w+: ")  # of a text that was not put into words
SEEN: set[str] = set()
"""Kinds of parameters all of whose nonsense has been tried: elsewhere one word of it shows that it is looked at."""


@pytest.fixture
def no_server(monkeypatch):
    serving = importlib.import_module("stellwerk.cli.serve")
    monkeypatch.setattr(serving, "_run", lambda *_: pytest.fail("the server was started"))


@pytest.mark.parametrize("command", COMMANDS)
def test_whatever_a_parameter_cannot_be_is_refused_with_a_sentence_and_nothing_is_written(command, folder, no_server):
    before = things(folder)
    for parameter in COMMANDS[command].parameters:
        assert parameter.kind not in (int, float) or None not in (parameter.info.min, parameter.info.max), parameter
        words, kind = nonsense(COMMANDS[command], parameter), parameter.look or f"{parameter.kind} {parameter.name}"
        for word in words[:1] if kind in SEEN else words:
            SEEN.add(kind)
            done = run(COMMANDS[command].line(**{parameter.name: [word]}))
            assert done.exit_code in (1, 2), (parameter.name, word, done.output)
            assert isinstance(done.exception, SystemExit), (parameter.name, word, done.exception)
            assert "Error" in done.output, (parameter.name, word)
            assert not KEY.search(done.output), (parameter.name, word, done.output)
            assert things(folder) == before, (parameter.name, word)


def test_words_that_are_nothing_or_no_text_are_refused_wherever_they_stand(folder):
    for words in (["play", ""], ["simulate", "paris", "--map", ""], ["replay", "\udcff"], ["fly"], ["admin", "fly"]):
        done = run(words)
        assert (done.exit_code, type(done.exception)) in ((1, SystemExit), (2, SystemExit)), (words, done.output)
        assert "Error" in done.output


def test_a_port_that_is_taken_a_broken_database_and_the_last_seed(folder, no_server):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port}" in run(["serve", "--port", port]).output
    (folder / "broken.db").write_bytes(b"SQLite format 3\0" + b"nonsense" * 500)
    assert "does not answer" in run(["serve", "--port", "0", "--database", "sqlite:///broken.db"]).output
    done = run(["play", "paris", "--seed", str((1 << 63) - 1)])
    assert done.exit_code == 0, done.output
    assert "last is" in run(["simulate", "paris", "--seed", str((1 << 63) - 1), "--games", "2"]).output


def test_the_page_about_all_this_is_up_to_date(folder):
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/commands.py"


@pytest.mark.parametrize("command", [path for path in COMMANDS if COMMANDS[path].outputs and path != "train"])
def test_a_folder_that_is_missing_is_made(command, folder, monkeypatch):
    monkeypatch.setattr("stellwerk.coach.SWING", 2.0)  # analyses look no further
    for parameter in COMMANDS[command].outputs:
        to = folder / "missing" / command.replace(" ", "-") / parameter.name / "out"
        done = run(COMMANDS[command].line(**{parameter.name: [str(to)]}))
        assert done.exit_code == 0, done.output
        assert to.exists()
