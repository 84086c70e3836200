"""The tables of levels in docs/explanation/ratings.md, from results of the arena: at every table (game, map and
number of players) what each bot wins against the ones below it, and everybody's rating.

    python -m stellwerk.lab.arena paris:3 paris:4 --pairs apprentice/random fireman/apprentice --resume levels.jsonl
    python tools/ratings.py levels.jsonl
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from stellwerk.bots.ranks import LEVELS
from stellwerk.lab.arena import read, report
from stellwerk.match import find_game

RUNGS = ("random", *LEVELS)
Row = Mapping[str, Any]


def steps(pairings: Sequence[Row]) -> Iterator[str]:
    """For each table a line: the share of wins of each bot against the other, its interval and games."""
    games = {(_table(row), row["a"], row["b"]): row for row in pairings}
    pairs = sorted({(a, b) for _, a, b in games}, key=lambda pair: (_rung(pair[1]), _rung(pair[0])))
    yield from _line(["table", *(f"{a} v {b}" for a, b in pairs)], heading=True)
    for table in dict.fromkeys(table for table, _, _ in games):
        yield from _line([table, *(_share(games.get((table, a, b))) for a, b in pairs)])


def ratings(rows: Sequence[Row]) -> Iterator[str]:
    """For each table a line: the rating of each bot, and its interval."""
    rated = {(_table(row), row["bot"]): row for row in rows}
    bots = sorted({bot for _, bot in rated}, key=_rung)
    yield from _line(["table", *bots], heading=True)
    for table in dict.fromkeys(table for table, _ in rated):
        yield from _line([table, *(_rating(rated.get((table, bot))) for bot in bots)])


def _rung(bot: str) -> tuple[int, str]:
    """Levels from the weakest on, then all others."""
    return (RUNGS.index(bot) if bot in RUNGS else len(RUNGS)), bot


def _share(row: Row | None) -> str:
    if row is None:
        return ""
    share, low, high = (round(100 * row[name]) for name in ("share_a", "low", "high"))
    return f"{share} % ({low} to {high}) of {row['games']}"


def _rating(row: Row | None) -> str:
    return "" if row is None else f"{row['rating']:.0f} ({row['low']:.0f} to {row['high']:.0f})"


def _table(row: Row) -> str:
    name = row["game"] if row["map"] == find_game(row["game"]).maps[0] else row["map"]
    return f"{name}, {row['players']}"


def _line(cells: Sequence[str], heading: bool = False) -> Iterator[str]:
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
    print("\n".join([*steps(found["pairings"]), "", *ratings(found["ratings"])]))


if __name__ == "__main__":
    main()
