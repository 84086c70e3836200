"""Balance of First Train to Nuremberg: greedy players on both maps, for every number of players and side.

    python tools/nuremberg_balance.py --games 10000 > balance.md

Prints a table in Markdown: scores, pieces carried, links sold, profit, wins by seat, and how often the bonus comes.
"""

from __future__ import annotations

import argparse
import sys

from matches import final_states, results

from stellwerk.games import get
from stellwerk.games.nuremberg.actions import SELL

GAME = get("nuremberg")
SIDES = ((2, "2-3"), (3, "2-3"), (3, "3-4"), (4, "3-4"))
CASES = [(map, players, side) for map in GAME.maps for players, side in SIDES]


def row(map: str, players: int, side: str, games: int) -> str:
    """One line of the table."""
    states, counts = final_states(GAME, map, players, {"side": side}, games)
    scores, won = results(GAME, map, states, players)
    shares = " ".join(f"{x:.2f}".lstrip("0") for x in won.mean(axis=0))
    pieces = states.held[:, :players].sum(axis=2).mean() / states.turn[0]
    sold = counts[:, :, SELL:].sum(axis=2).mean()
    cells = [map.title(), players, side, f"{scores.mean():.1f}", f"{scores.max(axis=1).mean():.1f}", f"{pieces:.1f}"]
    cells += [f"{sold:.1f}", f"{states.profit[:, :players].mean():+.1f}", shares]
    cells.append(f"{states.scored.mean():.0%}" if GAME.board_of(map).record.scoring else "")
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games for each row")
    games = parser.parse_args().games
    for i, (map, players, side) in enumerate(CASES):
        print(f"{i + 1} of {len(CASES)}: {map}, {players} players, side {side}", file=sys.stderr)
        print(row(map, players, side, games), flush=True)


if __name__ == "__main__":
    main()
