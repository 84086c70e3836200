"""Benchmarks: how fast each game runs here: interpreted, on one core, on all cores, on a GPU, all in one run."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from .engine.batch import Games, simulate
from .engine.game import Game

COPIES = 1_000_000


def measure(
    game: Game,
    seconds: float = 3.0,
    gpu: bool = False,
    compiling: bool = True,
    say: Callable[[str], None] = lambda what: None,
) -> dict[str, Any]:
    """All about one game: speed of random play with full legal generation, sizes, copying, replay, compiling."""
    players = game.seats[len(game.seats) // 2]
    found: dict[str, Any] = {"players": players}
    say("one core")
    found["core"] = _speed(lambda n: simulate(game, players, n, seed=1, device="core"), seconds)
    say("all cores")
    found["cores"] = {
        **_speed(lambda n: simulate(game, players, n, seed=1, device="cores"), seconds),
        "cores": os.cpu_count(),
    }
    say("interpreted")
    slow = game.interpreted()
    found["interpreted"] = _speed(
        lambda n: simulate(slow, players, n, seed=1, device="core"), min(seconds, 1.0), first=1
    )
    if gpu:
        say("GPU")
        found["gpu"] = _speed(lambda n: simulate(game, players, n, seed=1, device="gpu"), seconds, first=1 << 17)
    say("copying and replaying")
    found["state_bytes"] = game.state.dtype.itemsize
    found["copy_ns"] = _copy_ns(game)
    found["replay_us"] = _replay_us(game, players)
    if compiling:
        say("compiling from nothing")
        with tempfile.TemporaryDirectory() as cache:
            found["compile_cold_s"] = _compile_s(game, cache)
            say("start-up from the cache")
            found["compile_cached_s"] = _compile_s(game, cache)
    return found


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    import numba

    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            return next(line.split(":", 1)[1].strip() for line in info if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def _speed(play: Callable[[int], Games], seconds: float, first: int = 64) -> dict[str, float]:
    """Play more and more games until a run takes long enough to trust; speeds are of that last run."""
    games = first
    while True:
        result = play(games)
        if result.seconds >= seconds / 2:
            return {
                "actions_per_s": round(result.actions / result.seconds, 1),
                "games_per_s": round(len(result.lengths) / result.seconds, 1),
            }
        games = int(games * min(16.0, max(2.0, seconds / max(result.seconds, 1e-9))))


def _copy_ns(game: Game) -> float:
    """Nanoseconds to copy a state."""
    states = game.state.new(64)
    game.loops.copy_many(states, 1)
    started = time.perf_counter()
    game.loops.copy_many(states, COPIES)
    return round((time.perf_counter() - started) / COPIES * 1e9, 1)


def _replay_us(game: Game, players: int) -> float:
    """Microseconds to replay a whole match from its list of actions, every one checked; the median of some matches."""
    from .match import Match

    times = []
    for seed in range(20):
        match = Match.new(game.id, players=players, seed=seed)
        dice = np.random.default_rng(seed)
        while not match.over:
            match.play(str(dice.choice(match.legal())))
        again = Match.new(game.id, players=players, seed=seed)
        started = time.perf_counter()
        again.play_all(match.actions)
        times.append(time.perf_counter() - started)
    return round(float(np.median(times)) * 1e6, 1)


def _compile_s(game: Game, cache: str) -> float:
    """Seconds until the rules are ready in a new process with this cache folder."""
    code = (
        "import time; from stellwerk.games import get; "
        f"game = get({game.id!r}); t = time.perf_counter(); game.ready; print(time.perf_counter() - t)"
    )
    env = {**os.environ, "STELLWERK_CACHE": cache, "STELLWERK_QUIET": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return round(float(run.stdout), 2)
