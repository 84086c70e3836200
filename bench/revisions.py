"""How fast the games play by the rules of two revisions, in turns in one run, so that a busy machine bears on both.

    git worktree add ../before REVISION && (cd ../before && make setup)
    python bench/revisions.py ../before --rounds 15
    python bench/revisions.py ../before --only grandtrunk --rounds 41 --json out.json

Both keep a process of their own in which all rules are compiled; they take turns, one game and round after the other.
What counts is the processor time of random play on one core with full legal generation, per action: random games of
two revisions need not be the same games.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
WORKER = """
import json, sys, time
from stellwerk.engine.batch import simulate
from stellwerk.games import get

for line in sys.stdin:
    id, games, seed = json.loads(line)
    game = get(id)
    players = game.seats[len(game.seats) // 2]
    began = time.process_time()
    actions = simulate(game, players, games, seed=seed, device="core").actions if games else 0
    print(json.dumps([int(actions), time.process_time() - began]), flush=True)
"""


class Revision:
    """A worktree whose rules play in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [folder / ".venv" / "bin" / "python", "-c", WORKER],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, game: str, games: int, seed: int) -> tuple[int, float]:
        """How many actions so many games had, and the seconds of processor time that they took."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([game, games, seed]) + "\n")
        self.process.stdin.flush()
        actions, seconds = json.loads(self.process.stdout.readline())
        return actions, seconds

    def enough(self, game: str, seconds: float) -> int:
        """So many games that they take about so long, after the rules were compiled."""
        self.play(game, 64, 0)
        games = 64
        while (took := self.play(game, games, 1)[1]) < seconds / 2:
            games *= 2
        return max(1, int(games * seconds / took))


def compare(old: Revision, new: Revision, game: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Nanoseconds an action, the medians of all rounds, and the median of what each round says."""
    games = new.enough(game, seconds)
    old.enough(game, seconds)
    before, after = [], []
    for n in range(rounds):
        for revision, times in ((old, before), (new, after)) if n % 2 else ((new, after), (old, before)):
            actions, took = revision.play(game, games, n)
            times.append(took / actions * 1e9)
    ratios = sorted(b / a for b, a in zip(before, after, strict=True))
    return {
        "old_ns": round(statistics.median(before), 1),
        "new_ns": round(statistics.median(after), 1),
        "faster_%": round(100 * (statistics.median(ratios) - 1), 2),
        "middle_half_%": [round(100 * (ratios[i] - 1), 2) for i in (len(ratios) // 4, -1 - len(ratios) // 4)],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, help="a worktree of the other revision, set up")
    parser.add_argument("--only", default="paris,deutschland,grandtrunk,nuremberg", help="which games, by commas")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each round of each revision")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    asked = parser.parse_args()
    old, new = Revision(asked.old.resolve()), Revision(HERE)
    found = {}
    for game in asked.only.split(","):
        found[game] = compare(old, new, game, asked.rounds, asked.seconds)
        print(game, json.dumps(found[game]), flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
