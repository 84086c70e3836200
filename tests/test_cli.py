"""The command line, as a user runs it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout

import pytest
from rich.console import Console

from paris_positions import CORRIDOR
from stellwerk import Match
from stellwerk.cli import main, print_entry
from stellwerk.games import games

ENVIRONMENT = {"COLUMNS": "200", "LANG": "C"}


def stellwerk(*arguments: str, typed: str | None = None, rc: int = 0, **env: str) -> str:
    """What the command says, run in this process: starting Python and Numba takes longer than most of what is tested."""
    said, told = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(told):
        patch.setattr("sys.argv", ["stellwerk", *map(str, arguments)])
        patch.setattr("sys.stdin", io.StringIO(typed or ""))
        for name, value in {**ENVIRONMENT, **env}.items():
            patch.setenv(name, value)
        code = 0
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    assert code == rc, said.getvalue() + told.getvalue()
    return said.getvalue() + told.getvalue()


@pytest.mark.parametrize(
    ("arguments", "code", "said"), [(["--version"], 0, "stellwerk "), (["replay", "x"], 1, "Error:")]
)
def test_as_a_process_of_its_own(arguments, code, said):
    """What the other tests take for granted: the module runs `main`, which ends the process with its code."""
    run = subprocess.run(
        [sys.executable, "-m", "stellwerk", *arguments], env={**os.environ, **ENVIRONMENT},
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert (run.returncode, (run.stdout + run.stderr)[: len(said)]) == (code, said), run.stderr


def test_help_names_every_command():
    text = stellwerk("--help")
    for command in ("games", "play", "simulate", "bench", "replay", "map"):
        assert command in text
        assert "--help" in stellwerk(command, "--help")


def test_games_lists_all_games():
    text, data = stellwerk("games"), json.loads(stellwerk("games", "--json"))
    assert [game["id"] for game in data] == list(games())
    for game in games().values():
        assert game.title in text


def test_simulate_reports_and_is_reproducible():
    first = json.loads(stellwerk("simulate", "paris", "--players", 4, "--games", 500, "--seed", 9, "--json"))
    again = json.loads(
        stellwerk("simulate", "paris", "--players", 4, "--games", 500, "--seed", 9, "--device", "core", "--json")
    )
    assert first["seats"] == again["seats"]
    assert abs(sum(seat["wins"] for seat in first["seats"]) - 1) < 0.001
    assert "games/s" in stellwerk("simulate", "paris", "--games", 200)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("simulate", "parris"), "Did you mean “paris”"),
        (("simulate", "paris", "--players", "9"), "3 to 6 players, not 9"),
        (("simulate", "paris", "--map", "nowhere.json"), "no such file"),
        (("simulate", "paris", "--option", "x"), "expected NAME=CHOICE"),
        (("simulate", "paris", "--option", "x=y"), "has no option “x”"),
        (("simulate", "paris", "--device", "abacus"), "choose core, cores or gpu"),
        (("play", "paris", "--seats", "you,genius,random"), "There is no bot “genius”"),
        (("play", "paris", "--seats", "you,random", "--players", "3"), "2 seats for 3 players"),
        (("play", "paris", "--language", "fr"), "choose one of en, de"),
        (("play", "paris", "--resume", "nothing.json"), "cannot be read"),
        (("replay", "nothing.json"), "cannot be read"),
        (("bench", "paris", "--gpu"), "--gpu"),
    ],
)
def test_bad_arguments_get_one_clear_line_and_exit_code_one(arguments, fault):
    text = stellwerk(*arguments, rc=1)
    assert fault in text
    assert text.startswith("Error:")


def test_unknown_commands_get_exit_code_two():
    stellwerk("fly", rc=2)


# -------------------------------------------------------------------------------------------------------------- play


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_whole_game_in_the_terminal_against_bots(game, tmp_path):
    """Always the first choice, until the game is over."""
    file, bots = tmp_path / "game.json", ["random"] * (game.seats[0] - 1)
    seats = ",".join(["you", *bots])
    text = stellwerk("play", game.id, "--seed", 3, "--seats", seats, "--save", file, typed="1\n" * 4000)
    assert "The game is over" in text
    match = Match.load(file)
    assert match.over
    assert match.bots == [None, *bots]


def test_the_terminal_takes_notation_explains_undoes_saves_and_resumes(tmp_path):
    start = Match.new("paris", players=3, seed=3)
    build = next(a for a in start.legal() if a.startswith("build"))
    file, copy = tmp_path / "game.json", tmp_path / "copy.json"
    typed = (
        f"help\nwhy build red marseille\nbuild red marseille\n{build}\nundo\n{build}\nlog\nshow\nsave {copy}\nquit\n"
    )
    text = stellwerk("play", "paris", "--seed", 3, "--seats", "you,you,you", "--save", file, typed="\n" + typed)
    assert "no locomotive next to it" in text
    assert f"Taken back: {build}" in text
    assert f"Saved to {copy}" in text
    assert "stellwerk play paris --resume" in text
    assert Match.load(file).history == Match.load(copy).history == [build]
    text = stellwerk("play", "--resume", file, typed="\nstop\nquit\n")
    assert Match.load(file).history == [build, "stop"]


def test_against_bots_undo_goes_back_to_the_own_action_unless_something_hidden_came_out(tmp_path):
    start = Match.new("paris", players=3, seed=3, options={"first": "1"})
    trade = next(a for a in start.legal() if a.startswith("trade"))
    file = tmp_path / "a.json"
    options = ("paris", "--seed", 3, "--option", "first=1", "--seats", "you,random,random", "--save", file)
    text = stellwerk("play", *options, typed=f"undo\n{trade}\nundo\nquit\n")
    assert "There is nothing to take back." in text
    assert f"Taken back: {trade}" in text
    assert Match.load(file).history == []


def test_between_two_people_the_screen_is_cleared_and_handed_over(tmp_path):
    start = Match.new("paris", players=3, seed=3)
    trade = next(a for a in start.legal() if a.startswith("trade"))
    text = stellwerk(
        "play",
        "paris",
        "--seed",
        3,
        "--seats",
        "you,you,you",
        "--save",
        tmp_path / "a.json",
        typed=f"\n{trade}\n\nquit\n",
    )
    assert text.count("take the keyboard") == 2


def test_the_terminal_speaks_german(tmp_path):
    text = stellwerk(
        "play", "paris", "--seed", 3, "--language", "de", "--save", tmp_path / "a.json", typed="hilfe\nende\n"
    )
    assert "du bist am Zug" in text
    assert "Gesellschaft" in text
    text = stellwerk("play", "paris", "--seed", 3, "--save", tmp_path / "b.json", typed="ende\n", LANG="de_DE.UTF-8")
    assert "du bist am Zug" in text


def test_every_action_is_kept_at_once(tmp_path):
    """The match file is whole after every action: what was accepted survives any crash."""
    file = tmp_path / "game.json"
    stellwerk("play", "paris", "--seed", 3, "--seats", "you,random,random", "--save", file, typed="1\n1\n1\n")
    assert Match.load(file).history


# ------------------------------------------------------------------------------------------------------------ replay


@pytest.fixture
def match_file(tmp_path):
    match = Match.new("paris", players=3, seed=5)
    while not match.over:
        match.play(match.legal()[-1])
    match.save(tmp_path / "match.json")
    return tmp_path / "match.json"


def test_replay_tells_and_shows(match_file, tmp_path):
    text = stellwerk("replay", match_file)
    assert "gives 1" in text
    assert "points" in text
    drawing = tmp_path / "board.svg"
    data = json.loads(stellwerk("replay", match_file, "--json", "--at", 10, "--svg", drawing, "--seat", 2))
    assert len(data["log"]) == 10
    assert data["view"]["seat"] == 1
    assert drawing.read_text().startswith("<svg")
    assert "--seat 4: this match has seats 1 to 3" in stellwerk("replay", match_file, "--seat", 4, rc=1)


def test_an_entry_of_the_log_is_told_with_what_followed():
    console = Console(file=io.StringIO(), width=100)
    match = Match.new("paris", players=3, seed=5, names=["Ada", "[Ben]"])
    followed = {"kind": "turn", "seat": 2, "text": "Seat 3 is next [or not]."}
    line = {"n": 1, "seat": 1, "action": "stop", "text": "stops", "events": [{"text": "stops"}, followed]}
    print_entry(console, match, line, "en", "1 ")
    assert console.file.getvalue() == "1 [Ben] stops\n        Seat 3 is next [or not].\n"


def test_replay_names_what_is_wrong_with_a_file(match_file):
    match_file.write_text(match_file.read_text().replace('"seed": 5', '"seed": 6'))
    assert "Error:" in stellwerk("replay", match_file, rc=1)
    stellwerk("replay", match_file, "--at", 99999, rc=1)


# -------------------------------------------------------------------------------------------------------------- maps


def test_map_check_reports_on_shipped_maps():
    for game in games().values():
        for name in game.maps:
            data = json.loads(stellwerk("map", "check", name, "--json"))
            assert data["sound"], data
            assert data["facts"]
    assert "reconstructed" in stellwerk("map", "check", "france")


def test_map_check_names_every_fault(tmp_path):
    file = tmp_path / "bad.json"
    file.write_text(
        json.dumps({**CORRIDOR, "blocked": [{"between": ["2.2", "2.8"]}], "cities": {"2.6": "Tours", "9.9": "X"}})
    )
    text = stellwerk("map", "check", file, rc=1)
    assert "There is no city at 9.9" in text
    assert "The city at 2.10 has no name" in text


def test_map_show_draws_a_map_of_ones_own(tmp_path):
    file, out = tmp_path / "corridor.json", tmp_path / "corridor.svg"
    file.write_text(json.dumps(CORRIDOR))
    stellwerk("map", "show", file, out, "--theme", "dark")
    assert out.read_text().startswith("<svg")
