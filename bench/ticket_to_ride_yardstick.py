"""Random games per second of Zug um Zug: Deutschland beside catanatron, measured in one run on one core.

catanatron (https://pypi.org/project/catanatron/) is the well-kept pure-Python engine nearest in kind that PyPI has: a
board game of cards and routes for up to four, with full generation of playable actions for random players.  It is no
dependency of Stellwerk; put it into an environment of its own and name that environment's interpreter:

    python -m venv peer && peer/bin/pip install catanatron
    python bench/ticket_to_ride_yardstick.py --peer peer/bin/python

Without --peer this interpreter is used for both.  The two take turns, and processor time is counted, so that other work
on the machine disturbs the ratio little.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time

from stellwerk.engine.batch import simulate
from stellwerk.games import get

PLAYERS = 4
ROUNDS = 3

PEER = """
import json, sys, time
from importlib.metadata import version
from catanatron import Color, Game, RandomPlayer
seconds, seed, games, actions = float(sys.argv[1]), int(sys.argv[2]), 0, 0
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
started = time.process_time()
while time.process_time() - started < seconds:
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed + games)
    game.play()
    state = game.state
    actions += len(getattr(state, "action_records", None) or state.actions)
    games += 1
print(json.dumps([version("catanatron"), games, actions, time.process_time() - started]))
"""


def ours(seconds: float, seed: int) -> tuple[int, int, float]:
    """Games, actions and seconds of random play on one core, in batches until the time is over."""
    game = get("deutschland")
    simulate(game, PLAYERS, 256, device="core")  # compiles, and warms up
    games = actions = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        result = simulate(game, PLAYERS, 2048, seed=seed + games, device="core")
        games, actions = games + 2048, actions + result.actions
    return games, actions, time.process_time() - started


def theirs(python: str, seconds: float, seed: int) -> tuple[str, int, int, float]:
    """The same of catanatron, in an interpreter that has it."""
    try:
        run = subprocess.run([python, "-c", PEER, str(seconds), str(seed)], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as fault:
        said = (getattr(fault, "stderr", "") or str(fault)).strip().splitlines()
        reason = said[-1] if said else "no reason given"
        sys.exit(f"{python} cannot play catanatron ({reason}).\n{(__doc__ or '').strip().split(chr(10) * 2)[2]}")
    version, games, actions, taken = json.loads(run.stdout)
    return version, games, actions, taken


def main() -> None:
    """Measure both and print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", default=sys.executable, help="an interpreter that has catanatron")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of the two")
    chosen = parser.parse_args()
    own, peer, version = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], ""
    for seed in range(1, ROUNDS * 1_000_000, 1_000_000):
        version, *measured = theirs(chosen.peer, chosen.seconds / ROUNDS, seed)
        peer = [total + part for total, part in zip(peer, measured, strict=True)]
        own = [total + part for total, part in zip(own, ours(chosen.seconds / ROUNDS, seed), strict=True)]
    print(f"random games, {PLAYERS} players, one core{'':<9}{'games/s':>10}{'actions/s':>13}")
    for name, (games, actions, taken) in (("stellwerk deutschland", own), (f"catanatron {version}", peer)):
        print(f"{name:<40}{games / taken:>10,.1f}{actions / taken:>13,.0f}")
    games, actions = ((own[i] / own[2]) / (peer[i] / peer[2]) for i in (0, 1))
    print(f"{'ratio':<40}{games:>10,.0f}{actions:>13,.0f}")


if __name__ == "__main__":
    main()
