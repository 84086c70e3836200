"""Random games per second of Zug um Zug: Deutschland beside catanatron, measured in one run on one core.

catanatron (https://pypi.org/project/catanatron/) is the well-kept pure-Python engine nearest in kind that PyPI has: a
board game of cards and routes for up to four, with full generation of playable actions for random players.  It is no
dependency of Stellwerk; put it into an environment of its own and name that environment's interpreter:

    python -m venv peer && peer/bin/pip install catanatron
    python bench/ticket_to_ride_yardstick.py --peer peer/bin/python

Without --peer this interpreter is used for both.
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

PEER = """
import json, sys, time
from importlib.metadata import version
from catanatron import Color, Game, RandomPlayer
seconds, games, actions = float(sys.argv[1]), 0, 0
started = time.perf_counter()
while time.perf_counter() - started < seconds:
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=games + 1)
    game.play()
    state = game.state
    actions += len(getattr(state, "action_records", None) or state.actions)
    games += 1
print(json.dumps([version("catanatron"), games, actions, time.perf_counter() - started]))
"""


def ours(seconds: float) -> tuple[int, int, float]:
    """Games, actions and seconds of random play on one core, in batches until the time is over."""
    game = get("deutschland")
    simulate(game, PLAYERS, 256, device="core")  # compiles, and warms up
    games = actions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        result = simulate(game, PLAYERS, 4096, seed=games, device="core")
        games, actions = games + 4096, actions + result.actions
    return games, actions, time.perf_counter() - started


def theirs(python: str, seconds: float) -> tuple[str, int, int, float]:
    """The same of catanatron, in an interpreter that has it."""
    try:
        run = subprocess.run([python, "-c", PEER, str(seconds)], capture_output=True, text=True, check=True)
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
    version, *peer = theirs(chosen.peer, chosen.seconds)
    own = ours(chosen.seconds)
    print(f"random games, {PLAYERS} players, one core{'':<9}{'games/s':>10}{'actions/s':>13}")
    for name, (games, actions, taken) in (("stellwerk deutschland", own), (f"catanatron {version}", peer)):
        print(f"{name:<40}{games / taken:>10,.1f}{actions / taken:>13,.0f}")
    games, actions = ((own[i] / own[2]) / (peer[i] / peer[2]) for i in (0, 1))
    print(f"{'ratio':<40}{games:>10,.0f}{actions:>13,.0f}")


if __name__ == "__main__":
    main()
