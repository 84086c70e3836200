"""How much memory the trees of many bots take between their decisions, as on a server with many tables.

    python bench/trees.py --tables 20 --turns 8 --bot search:1s --json out.json

Tables of four bots each, played in turn in one process: every bot thinks, and keeps what it found for the next
decision.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from stellwerk.bots import Bot, Seat, make
from stellwerk.match import Match

GAMES = ("paris", "deutschland")  # which four can play
PLAYERS = 4


def resident() -> float:
    """Memory of this process, in MB (Linux)."""
    words = Path("/proc/self/status").read_text(encoding="utf-8").split()
    return int(words[words.index("VmRSS:") + 1]) / 1024


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--turns", type=int, default=8, help="actions at each table")
    parser.add_argument("--bot", default="search:1s")
    parser.add_argument("--keep", type=int, help="MB of trees that are kept, as on a server; without it, as elsewhere")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    asked = parser.parse_args()
    if asked.keep is not None:
        from stellwerk.bots.shelf import SHELF

        SHELF.most = asked.keep << 20
    matches = [Match.new(GAMES[n % len(GAMES)], PLAYERS, seed=n) for n in range(asked.tables)]
    seats: list[list[Bot]] = [[make(asked.bot, 10 * n + p) for p in range(PLAYERS)] for n in range(asked.tables)]
    for bots, match in zip(seats, matches, strict=True):
        bots[0].ready(match.game)
    found = {"before": resident()}
    for turn in range(1, asked.turns + 1):
        for bots, match in zip(seats, matches, strict=True):
            match.play(bots[match.actor].choose(Seat(match, match.actor)))
        found[f"after {turn}"] = resident()
        print(f"turn {turn}: {asked.tables * PLAYERS} bots, {resident():.0f} MB", flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
