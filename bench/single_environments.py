"""Steps per second of processor time of single environments (PettingZoo, Gymnasium, OpenSpiel), one after another.

    python bench/single_environments.py [--seconds 3] [--game paris] [--old WORKTREE]

Each plays random legal games.  With `--old`, another revision's work tree is measured in turns with this one, so that
both meet the same other work on the machine; the best round of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

ROUNDS = 3
ROOT = Path(__file__).parents[1]


def pettingzoo(game: str) -> Callable[[], int]:
    from stellwerk.research.pettingzoo import raw_env

    env, dice, box = raw_env(game), np.random.default_rng(1), [0]

    def run() -> int:
        env.reset(seed=box[0])
        box[0] += 1
        n = 0
        while env.agents and n < 5000:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
            n += 1
        return n

    return run


def gymnasium(game: str) -> Callable[[], int]:
    from stellwerk.research.gymnasium import SeatEnv

    env, dice, box = SeatEnv(game, bots="random"), np.random.default_rng(1), [0]

    def run() -> int:
        observation, _ = env.reset(seed=box[0])
        box[0] += 1
        over, n = False, 0
        while not over and n < 5000:
            observation, _, over, _, _ = env.step(dice.choice(np.flatnonzero(observation["action_mask"])))
            n += 1
        return n

    return run


def openspiel(game: str) -> Callable[[], int]:
    import pyspiel

    from stellwerk.research import openspiel as ours

    spiel, dice = pyspiel.load_game(ours.PREFIX + game), np.random.default_rng(1)
    observer = spiel.make_py_observer()

    def run() -> int:
        state, n = spiel.new_initial_state(), 0
        while state.is_chance_node():
            state.apply_action(int(dice.integers(256)))
        while not state.is_terminal() and n < 5000:
            observer.set_from(state, state.current_player())
            state.apply_action(int(dice.choice(state.legal_actions())))
            n += 1
        return n

    return run


KINDS = {"pettingzoo": pettingzoo, "gymnasium": gymnasium, "openspiel": openspiel}


def measure(game: str, seconds: float) -> dict[str, float]:
    """Steps per second of processor time of each kind."""
    found = {}
    for name, kind in KINDS.items():
        run = kind(game)
        run()
        began, steps = time.process_time(), 0
        while (spent := time.process_time() - began) < seconds:
            steps += run()
        found[name] = steps / spent
    return found


def main() -> None:
    """Measure, and print a line for each kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--game", default="paris")
    parser.add_argument("--old", type=Path)
    parser.add_argument("--json", action="store_true", help="measure once, here")
    chosen = parser.parse_args()
    if chosen.json:
        print(json.dumps(measure(chosen.game, chosen.seconds)))
        return
    best: dict[tuple[str, str], float] = {}
    trees = {"new": ROOT, **({"old": chosen.old} if chosen.old else {})}
    for turn in range(ROUNDS):
        for which in sorted(trees, reverse=bool(turn % 2)):
            env = {**os.environ, "PYTHONPATH": str(trees[which] / "src"), "STELLWERK_QUIET": "1"}
            command = [sys.executable, __file__, "--json", "--seconds", str(chosen.seconds), "--game", chosen.game]
            done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
            for name, speed in json.loads(done.stdout).items():
                best[which, name] = max(speed, best.get((which, name), 0.0))
    for (which, name), speed in sorted(best.items(), key=lambda row: row[0][::-1]):
        print(f"{name:<12} {which}  {speed:10,.0f} steps/s")


if __name__ == "__main__":
    main()
