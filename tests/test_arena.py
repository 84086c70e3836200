"""The arena: every seat in turn, the same deals for all, nothing played twice, ratings that make sense."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from typer.testing import CliRunner

from stellwerk.cli import app
from stellwerk.lab import arena, plots
from stellwerk.lab.ratings import fit, intervals, wilson


def results(a_wins: int, games: int, players: int = 2) -> list[arena.Row]:
    """Results of a pairing of which `a` has won some."""
    pairing = arena.Pairing("paris", players, "a", "b")
    rows = []
    for i in range(games):
        at = i % players
        won = [0.0] * players
        won[at if i < a_wins else (at + 1) % players] = 1.0
        thought = {"a": [10, 1.0, 0.2], "b": [10, 0.1, 0.05]}
        heading = {"game": "paris", "players": players, "a": "a", "b": "b", "map": "", "options": {}}
        rows.append(
            {**heading, "seed": i // players, "at": at, "won": won, "scores": [3] * players, "thought": thought}
        )
        assert arena.task_of(rows[-1]).pairing == pairing
    return rows


def test_every_pairing_is_played_from_every_seat_with_the_same_seeds():
    chosen = arena.pairings("paris", 3, ["greedy", "random"])
    assert [(p.a, p.b) for p in chosen] == [("greedy", "random"), ("random", "greedy")]
    plan = list(arena.tasks(chosen, games=7, seed=5))
    for pairing in chosen:
        played = [(task.seed, task.at) for task in plan if task.pairing == pairing]
        assert played == [(seed, at) for seed in (5, 6, 7) for at in range(3)]
    assert len(arena.pairings("deutschland", 2, ["a", "b", "c"])) == 3


def test_a_run_goes_on_where_it_was_broken_off(tmp_path):
    file = tmp_path / "results.jsonl"
    chosen = [arena.Pairing("paris", 3, "random", "greedy:90")]
    first = arena.run(arena.tasks(chosen, 3), processes=1, file=file)
    file.write_text(file.read_text() + '{"game": "par')  # broken off in the middle of a line
    seen = []
    rows = arena.run(arena.tasks(chosen, 6), processes=1, file=file, progress=seen.append)
    assert seen == [3, 1, 1, 1]
    assert rows[:3] == first
    assert len(arena.read(file)) == 6
    fresh = arena.run(arena.tasks(chosen, 6), processes=1)
    assert [row["scores"] for row in rows] == [row["scores"] for row in fresh]


def test_two_processes_find_what_one_finds():
    plan = list(arena.tasks([arena.Pairing("paris", 3, "random", "greedy:90")], 3))
    one, two = (arena.run(plan, processes=n) for n in (1, 2))
    key = [(row["seed"], row["at"], row["scores"]) for row in one]
    assert sorted(key) == sorted((row["seed"], row["at"], row["scores"]) for row in two)


def test_no_game_begins_after_the_time_is_up():
    plan = list(arena.tasks([arena.Pairing("paris", 3, "random", "greedy:90")], 300))
    assert len(arena.run(plan, processes=1, seconds=0.001)) <= 1


def test_the_report_has_ratings_and_pairings():
    found = arena.report(results(150, 200))
    assert set(found) == {"ratings", "pairings"}
    (pair,) = found["pairings"]
    assert (pair["a"], pair["b"], pair["players"], pair["games"], pair["share_a"]) == ("a", "b", 2, 200, 0.75)
    assert pair["low"] < 0.75 < pair["high"]
    first, last = found["ratings"]
    assert (first["bot"], last["bot"]) == ("a", "b")
    assert first["low"] < first["rating"] < first["high"]
    assert first["rating"] - last["rating"] == pytest.approx(191, abs=4)  # 75 % are 191 points apart
    assert (first["seconds"], first["longest"]) == (0.1, 0.2)
    ET.fromstring(plots.ratings(found, "A & B", "dark"))


def test_bots_of_the_same_strength_get_the_same_rating_at_any_table():
    for players in (2, 3, 4):
        rows = results(60 // players, 60, players)  # as many as a seat gets by chance
        ratings = [row["rating"] for row in arena.rate(rows)]
        assert max(ratings) - min(ratings) < 25


def test_a_bot_that_wins_every_game_still_has_a_rating():
    rows = results(40, 40)
    best, worst = arena.rate(rows)
    assert 300 < best["rating"] - worst["rating"] < 2000
    assert wilson(1.0, 400)[0] > 0.98
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_ratings_are_found_from_who_beats_whom():
    """Strengths that are known, games drawn from the model: the ratings come near them, within their intervals."""
    dice, true = np.random.default_rng(3), np.array([-150.0, 0.0, 150.0])
    seats = np.array([[dice.permutation(3)[:2], [0, 2]][i % 2] for i in range(3000)])
    chance = 1 / (1 + 10 ** ((true[seats[:, 1]] - true[seats[:, 0]]) / 400))
    first = dice.random(3000) < chance
    shares = np.column_stack([first, ~first]).astype(float)
    found = fit(seats, shares, 3)
    assert found == pytest.approx(true, abs=30)
    limits = intervals(seats, shares, [i // 2 for i in range(3000)], 3, draws=60)
    assert (limits[:, 0] < found).all()
    assert (found < limits[:, 1]).all()
    assert (limits[:, 1] - limits[:, 0] < 60).all()


def test_on_the_command_line(tmp_path):
    plot = tmp_path / "ratings.svg"
    common = ["arena", "paris", "--bots", "random,greedy:90", "--games", "3", "--processes", "1"]
    told = CliRunner().invoke(app, [*common, "--json", "--plot", str(plot)], catch_exceptions=False)
    found = json.loads(told.stdout)
    assert {(p["a"], p["b"]) for p in found["pairings"]} == {("random", "greedy:90"), ("greedy:90", "random")}
    assert "greedy:90" in plot.read_text()
    shown = CliRunner().invoke(app, common, catch_exceptions=False)
    assert "2 × random" in shown.stdout


def test_by_itself_without_the_command_line_libraries(tmp_path):
    """The arena runs on machines that have NumPy and Numba alone."""
    code = (
        "import sys\n"
        "for name in ('typer', 'rich', 'fluent', 'fluent.runtime'): sys.modules[name] = None\n"
        "from stellwerk.lab import arena\n"
        f"arena.main(['paris:3', '--pairs', 'greedy:90/random', '--games', '3', '--processes', '1', '--out', {str(tmp_path / 'r.json')!r}])"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert json.loads((tmp_path / "r.json").read_text())["pairings"][0]["games"] == 3


def test_the_tuner_keeps_the_better_value(tmp_path):
    """Against random players, playing a game to its end tells more than nothing at all does."""
    from stellwerk.lab import tune

    told = []
    trials = dict(tune.read_trials(["c=0.5,1", "noise=0"]))
    file = tmp_path / "trials.jsonl"
    kept = tune.climb(("paris", 3), "search:8", "random", trials, 3, processes=1, file=file, say=told.append)
    assert len(told) == 3
    shares = {row["a"]: row["share_a"] for row in told}
    assert shares[f"search:8,c={kept['c']}"] == max(shares[f"search:8,c={value}"] for value in ("0.5", "1"))
    assert kept["noise"] == "0"
