"""How many iterations a second the search makes on one core, over all decisions of whole games.

    python bench/search_speed.py --games 2 --iterations 10000 --json out.json

One seat searches, the others play greedily.  *Plain* playouts take any legal action, *guided* ones follow the game's
heuristic, as the search does when it plays; both go on to the end of the game, so that the first decisions are the
slowest.  Counted is processor time of the search alone, so that other work on the machine disturbs it little.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from pathlib import Path

from stellwerk.bots import Seat, make
from stellwerk.bots.search import Search
from stellwerk.games import games
from stellwerk.match import Match

TABLES = tuple((game.id, game.seats[0]) for game in games().values())
KINDS = {"plain": "search:{n},guided=no,priors=no", "guided": "search:{n}"}


def measure(game: str, players: int, spec: str, games: int) -> dict[str, object]:
    """Play so many games; gives iterations a second: of all decisions together, of the slowest, and of the median."""
    spent, done, rates = 0.0, 0, []
    for seed in range(1, games + 1):
        match = Match.new(game, players, seed)
        search, greedy = make(spec, seed), make("greedy", seed)
        assert isinstance(search, Search)
        search.ready(match.game)
        while not match.over:
            seat = Seat(match, match.actor)
            if match.actor == 0 and len(seat.actions()) > 1:
                before = time.process_time()
                thought = search.think(seat)
                seconds = time.process_time() - before
                action = int(thought.actions[thought.best])
                spent, done = spent + seconds, done + thought.iterations
                rates.append(thought.iterations / seconds)
            else:
                action = greedy.pick(seat)
            match.play(match.legal()[list(seat.actions()).index(action)])
    return {
        "game": game, "players": players, "bot": spec, "decisions": len(rates), "iterations": done,
        "per_second": round(done / spent), "slowest": round(min(rates)), "median": round(statistics.median(rates)),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1, help="whole games of each kind")
    parser.add_argument("--iterations", type=int, default=5000, help="of each decision")
    parser.add_argument("--only", default=",".join(game for game, _ in TABLES), help="games, separated by commas")
    parser.add_argument("--kinds", default=",".join(KINDS), help="plain, guided")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    chosen = parser.parse_args()
    rows = []
    for game, players in TABLES:
        if game in chosen.only.split(","):
            for kind in chosen.kinds.split(","):
                row = measure(game, players, KINDS[kind].format(n=chosen.iterations), chosen.games)
                rows.append({"kind": kind, **row})
                print(
                    f"{game:12} {players} players  {kind:7} {row['per_second']:>7,}/s over {row['decisions']} decisions"
                    f" (slowest {row['slowest']:,}, median {row['median']:,})",
                    flush=True,
                )
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
