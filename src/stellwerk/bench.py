"""Benchmarks: how fast each game runs here: interpreted, on one core, on all cores, on a GPU, all in one run; and how
fast it is drawn."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from . import drawings
from .engine.batch import Games, simulate
from .engine.game import Game
from .scene import Scene

COPIES = 1_000_000
COLD = 40  # drawings from nothing


def measure(
    game: Game,
    seconds: float = 3.0,
    gpu: bool = False,
    compiling: bool = True,
    say: Callable[[str], None] = lambda what: None,
) -> dict[str, Any]:
    """All about one game: speed of random play with full legal generation, sizes, copying, replay, drawing, compiling
    the rules."""
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
    say("drawing")
    found |= _drawing(game, players)
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


def _drawing(game: Game, players: int) -> dict[str, dict[str, float]]:
    """Milliseconds of processor time for a drawing from a view, and for what an action changes in it; medians over a
    match of random play, after another match has been drawn.

    `draw_ms`: the map with its panel as SVG. "usual": most groups were drawn before, as in a process that has been
    running for a while; "cold": no group was ever drawn (the ground was: it is drawn once for a map and a language).
    `change_ms`: from the view after an action to the SVG of the groups that differ, those that nobody has drawn yet
    included. "map" is what the page is sent, "all" has the panel as well.
    """
    board, first, second = game.board_of(), _views(game, players, 1), _views(game, players, 2)
    scene = partial(drawings.scene, game, board, language="en")
    drawings.forget()
    for view in first:
        scene(view).svg()
    changes: dict[str, float] = {}
    for part in ("map", "all"):  # what the map has drawn by then is no more to be drawn, so it comes first
        old = [scene(view, part=part) for view in first[:1]]
        changes[part] = _median_ms(partial(_change, partial(scene, part=part), old), second)
    usual = _median_ms(lambda view: scene(view).svg(), second)
    cold = []
    for view in second[:: max(1, len(second) // COLD)]:
        drawings.forget()
        cold.append(_median_ms(lambda view: scene(view).svg(), [view]))
    return {"draw_ms": {"usual": usual, "cold": round(float(np.median(cold)), 3)}, "change_ms": changes}


def _views(game: Game, players: int, seed: int) -> list[dict[str, Any]]:
    """What the first seat sees in the course of a match of random play."""
    from .match import Match

    match, dice = Match.new(game.id, players=players, seed=seed), np.random.default_rng(seed)
    found = [match.view(0)]
    while not match.over:
        match.play(str(dice.choice(match.legal())))
        found.append(match.view(0))
    return found


def _change(scene: Callable[[Any], Scene], old: list[Scene], view: Any) -> None:
    """Find out and draw what has changed since the last view."""
    now = scene(view)
    now.changes(old[0])
    old[0] = now


def _median_ms(act: Callable[[Any], Any], on: Sequence[Any]) -> float:
    """The median of what doing something costs this thread."""
    times = []
    for thing in on:
        started = time.thread_time()
        act(thing)
        times.append(time.thread_time() - started)
    return round(float(np.median(times)) * 1e3, 3)


def _compile_s(game: Game, cache: str) -> float:
    """Seconds until the rules are ready in a new process with this cache folder."""
    code = (
        "import time; from stellwerk.games import get; "
        f"game = get({game.id!r}); t = time.perf_counter(); game.ready; print(time.perf_counter() - t)"
    )
    env = {**os.environ, "STELLWERK_CACHE": cache, "STELLWERK_QUIET": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return round(float(run.stdout), 2)
