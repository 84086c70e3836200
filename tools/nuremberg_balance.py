"""Balance of First Train to Nuremberg: sensible players on both maps, for every number of players and side.

    python tools/nuremberg_balance.py --games 10000 > balance.md

Prints a table in Markdown: scores, pieces carried, links sold, profit, wins by seat, and how often the bonus comes.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from stellwerk.games import get
from stellwerk.games.nuremberg.sensible import sensible_game

SIDES = ((2, "2-3"), (3, "2-3"), (3, "3-4"), (4, "3-4"))
CASES = [(map, players, side) for map in ("nuremberg", "wensleydale") for players, side in SIDES]
PIECES, SOLD, CONNECTION, TURNS = range(4)  # columns of a record


def play(map: str, players: int, side: str, games: int) -> dict[str, np.ndarray]:
    """Games of seeds 0 to games - 1, on all cores."""
    game = get("nuremberg")
    b, options = game.board_of(map).record, game.option_values({"side": side})
    record = np.zeros((games, 4, 4), np.int32)
    scores, won, profit = (np.zeros((games, 4), np.int32) for _ in range(3))

    def work(part: range) -> None:
        states, dice, out = game.state.new(2), np.zeros(3, np.uint32), game.buffer()
        for i in part:
            sensible_game(b, states, dice, out, i, players, options, record[i])
            game.rules.scores(b, states[0], scores[i])
            game.rules.winners(b, states[0], won[i])
            profit[i] = states[0].profit[:4]

    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(work, [range(k, games, cores) for k in range(cores)]))
    seats = slice(0, players)
    return {"record": record[:, seats], "scores": scores[:, seats], "won": won[:, seats], "profit": profit[:, seats]}


def row(map: str, players: int, side: str, games: int) -> str:
    """One line of the table."""
    found = play(map, players, side, games)
    record, scores, won = found["record"], found["scores"], found["won"]
    shares = " ".join(f"{x:.2f}".lstrip("0") for x in (won / won.sum(axis=1, keepdims=True)).mean(axis=0))
    pieces = (record[..., PIECES] / record[:, :, TURNS]).mean()
    points = record[..., CONNECTION].sum(axis=1)
    bonus = f"{(points > 0).mean():.0%} | {points[points > 0].mean():.1f}" if map == "nuremberg" else " | "
    cells = [map.title(), players, side, f"{scores.mean():.1f}", f"{scores.max(axis=1).mean():.1f}", f"{pieces:.1f}"]
    cells += [f"{record[..., SOLD].mean():.1f}", f"{found['profit'].mean():+.1f}", shares, bonus]
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
