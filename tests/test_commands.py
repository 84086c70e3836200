"""Every command of `stellwerk`, as its registry has them: what Ctrl-C gets, and what nonsense gets."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from stellwerk import Match, cli

GONE = 20.0  # seconds, for a busy machine; most commands went on for minutes before


def commands(app: typer.Typer = cli.app, path: str = "") -> Iterator[tuple[str, Any]]:
    """All commands, by what one types, with the functions behind them."""
    for command in app.registered_commands:
        yield f"{path}{command.name or command.callback.__name__.replace('_', '-')}", command.callback
    for group in app.registered_groups:
        yield from commands(group.typer_instance, f"{path}{group.name or group.typer_instance.info.name} ")


# ------------------------------------------------------------------------------------------------------------- Ctrl-C


BUSY = {  # how each command is kept busy for hours
    "play": ["paris", "--seats", "search:3600s,search:3600s,search:3600s", "--save", "{folder}/game.json"],
    "simulate": ["paris", "--games", "3000000000"],
    "bench": ["paris", "--seconds", "3600"],
    "arena": ["paris", "--bots", "greedy,random", "--games", "30000"],
    "lab": ["paris", "--games", "100000000"],
    "export": ["paris", "--games", "3000000", "--to", "{folder}/matches"],
    "hint": ["{folder}/match.json", "--bot", "search:3600s"],
    "analyse": ["{folder}/match.json", "--samples", "1000000000"],
}
OTHERS = {"serve", "train"}  # told to stop in tests of their own
SHORT = {"games", "replay", "new-game", "check-database", "backup", "restore", "rotate-key", "map", "admin"}


def test_of_every_command_it_is_known_whether_it_may_take_long():
    assert {path for path, _ in commands() if path.split()[0] not in SHORT} == {*BUSY, *OTHERS}


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
    while spent(process.pid) < 3.0 and process.poll() is None:
        time.sleep(0.1)
    assert process.poll() is None, process.communicate()
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    pressed = time.monotonic()
    out, said = process.communicate(timeout=GONE)
    while of_session(process.pid) and time.monotonic() < pressed + GONE:
        time.sleep(0.05)
    assert of_session(process.pid) == []
    assert "Traceback" not in said
    if command in ("simulate", "arena", "export"):
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
