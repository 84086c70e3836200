"""The tables of levels in docs/ratings.md, from results of the arena: at every table (game, map and number of players)
what each level wins against the one below it, and everybody's rating.

    python -m stellwerk.lab.arena paris:3 paris:4 --pairs apprentice/random fireman/apprentice --resume levels.jsonl
    python tools/ratings.py levels.jsonl
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from stellwerk.bots.ranks import LEVELS
from stellwerk.lab.arena import read, report
from stellwerk.match import find_game

RUNGS = ("random", *LEVELS)
STEPS = (*zip(RUNGS[1:], RUNGS[:-1], strict=True), ("playouts", "apprentice"))
Row = Mapping[str, Any]


def steps(found: Mapping[str, Sequence[Row]]) -> Iterator[str]:
    """For each table a line: the share of wins of each level against the one below, its interval and games."""
    games = {(_table(row), row["a"], row["b"]): row for row in found["pairings"]}
    yield from _lines(["table", *(f"{a} v {b}" for a, b in STEPS)])
    for table in dict.fromkeys(table for table, _, _ in games):
        yield from _lines([table, *(_share(games.get((table, a, b))) for a, b in STEPS)], heading=False)


def ratings(found: Mapping[str, Sequence[Row]]) -> Iterator[str]:
    """For each table a line: the rating of each bot, and its interval."""
    rated = {(_table(row), row["bot"]): row for row in found["ratings"]}
    bots = [*RUNGS, "playouts"]
    yield from _lines(["table", *bots])
    for table in dict.fromkeys(table for table, _ in rated):
        yield from _lines([table, *(_rating(rated.get((table, bot))) for bot in bots)], heading=False)


def _share(row: Row | None) -> str:
    if row is None:
        return ""
    share, low, high = (round(100 * row[name]) for name in ("share_a", "low", "high"))
    return f"{share} % ({low} to {high}) of {row['games']}"


def _rating(row: Row | None) -> str:
    return "" if row is None else f"{row['rating']:.0f} ({row['low']:.0f} to {row['high']:.0f})"


def _table(row: Row) -> str:
    maps = find_game(row["game"]).maps
    name = row["game"] if row["map"] == maps[0] else row["map"]
    return f"{name}, {row['players']}"


def _lines(cells: Iterable[str], heading: bool = True) -> Iterator[str]:
    cells = list(cells)
    yield "| " + " | ".join(cells) + " |"
    if heading:
        yield "|" + "---|" * len(cells)


def main() -> None:
    """Print both tables for the results in these files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", nargs="+", type=Path, help="files written by the arena's --resume")
    files = parser.parse_args().results
    if missing := [str(file) for file in files if not file.exists()]:
        parser.error(f"no such file: {', '.join(missing)}")
    found = report([row for file in files for row in read(file)])
    print("\n".join([*steps(found), "", *ratings(found)]))


if __name__ == "__main__":
    main()
