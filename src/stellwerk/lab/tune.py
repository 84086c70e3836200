"""The tuner: settings of search, one after another, measured in the arena.

For each setting its values are tried against the same opponent with the same deals, every seat in turn; the best value
is kept for the settings that follow.  Each setting gets deals of its own, so that luck with one lot of deals does not
carry on.  What was found is in the games (`Heuristic.search`), and told in docs/journal/search.md.

    python -m stellwerk.lab.tune deutschland:2 search:500 --against greedy --games 100
        --try horizon=0,10,40,-1 noise=0,0.1,0.3 c=0.5,1,2
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..bots import make_own
from ..match import find_game
from .arena import Pairing, compare, run, tasks


def climb(
    table: tuple[str, int], bot: str, against: str, trials: Mapping[str, Sequence[str]], games: int, *,
    seed: int = 1000, processes: int = 0, file: Path | None = None,
    say: Callable[[Mapping[str, Any]], None] = lambda row: None,
) -> dict[str, str]:  # fmt: skip
    """The best value of each setting, those before it being kept; `say` is told of every trial."""
    game, players = table
    kept: dict[str, str] = {}
    for name, values in trials.items():
        pairs = [Pairing(game, players, spec_with(bot, {**kept, name: value}), against) for value in values]
        rows = run(tasks(pairs, games, seed), processes=processes, file=file)
        found = {pair["a"]: pair for pair in compare(rows)}
        for pairing in pairs:
            say(found[pairing.a])
        best = max(range(len(values)), key=lambda i: found[pairs[i].a]["share_a"])
        kept[name] = values[best]
        seed += games
    return kept


def spec_with(bot: str, settings: Mapping[str, str]) -> str:
    """A spec with more settings.

    >>> spec_with("search:500", {"c": "2", "noise": "0"})
    'search:500,c=2,noise=0'
    """
    return make_own(",".join([bot, *(f"{name}={value}" for name, value in settings.items())])).spec


def read_trials(texts: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Settings and the values to try, from "name=value,value"."""
    for text in texts:
        name, _, values = text.partition("=")
        yield name, values.split(",")


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune settings of search against an opponent, one setting after another."""
    parser = argparse.ArgumentParser(prog="python -m stellwerk.lab.tune", description=main.__doc__)
    parser.add_argument("table", help="GAME:PLAYERS, such as deutschland:2")
    parser.add_argument("bot", help="the search to tune, such as search:500")
    parser.add_argument("--against", default="greedy", help="the bot in all other seats")
    parser.add_argument("--try", dest="trials", nargs="+", required=True, help="NAME=VALUE,VALUE,... in order")
    parser.add_argument("--games", type=int, default=100, help="games for each value")
    parser.add_argument("--seed", type=int, default=1000, help="the first deal")
    parser.add_argument("--processes", type=int, default=0, help="how many at once; 0: one for each core")
    parser.add_argument("--resume", type=Path, help="file of results: those there are kept, new ones appended")
    chosen = parser.parse_args(arguments)
    game, players = chosen.table.split(":")

    def say(row: Mapping[str, Any]) -> None:
        print(
            f"{row['a']:60} {row['share_a']:.3f} ({row['low']:.3f} to {row['high']:.3f})", file=sys.stderr, flush=True
        )

    kept = climb(
        (find_game(game).id, int(players)), chosen.bot, chosen.against, dict(read_trials(chosen.trials)), chosen.games,
        seed=chosen.seed, processes=chosen.processes, file=chosen.resume, say=say,
    )  # fmt: skip
    print(json.dumps(kept))


if __name__ == "__main__":
    main()
