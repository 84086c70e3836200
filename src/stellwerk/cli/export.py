"""`stellwerk export`: matches as data."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..bots import make_own, split
from ..games import games
from ..lab import data
from ..lab.study import Plan
from ..match import Match, find_game
from . import (
    Choices,
    FirstSeed,
    Json,
    MapName,
    Players,
    Ray,
    UsageError,
    _print_json,
    app,
    given,
    interrupt,
    progress_bar,
    read_options,
)
from .given import MOST_GAMES


@app.command("export")
def export(
    what: Annotated[
        list[str], typer.Argument(help="A game to simulate, or match files and folders.", metavar="GAME|FILES…")
    ],
    to: Annotated[Path, typer.Option(help="The folder to write to.", callback=given.output_folder)],
    format: Annotated[
        str,
        typer.Option(help="match (a file for each match), parquet (one file), or npz (decision by decision)."),
    ] = "match",
    count: Annotated[int, typer.Option("--games", help="How many matches to simulate.", min=1, max=MOST_GAMES)] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or several that rotate.")] = "greedy",
    seed: FirstSeed = 0,
    map_name: MapName = None,
    option: Choices = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Write matches, simulated or stored, as match files or as Parquet."""
    if format not in data.FORMATS:
        raise UsageError(f"--format {format}: choose one of {', '.join(data.FORMATS)}")
    matches: Iterable[Match]
    if len(what) == 1 and what[0] in games():
        found = find_game(what[0])
        given.seeds(seed, count)
        chosen: Any = map_name if map_name is None or map_name in found.maps else found.map_document(map_name)
        options, specs = read_options(found, option, "en"), tuple(make_own(spec).spec for spec in split(bots))
        players = found.seats[0] if players is None else players
        Match.new(found.id, players, seed=0, options=options, map=chosen)  # says what cannot be
        plan = Plan(found.id, players, specs, chosen, options)
        matches, title, total = data.simulated(plan, count, seed, ray=ray), found.title, count
    else:
        matches, title, total = data.read(*what), "matches", len(data.files(*what))
    n = 0

    def written(more: int) -> None:
        nonlocal n
        n += more
        done(more)

    with progress_bar(title, total) as done, interrupt.kept():
        data.write(matches, to, format, written)
    if as_json:
        _print_json({"matches": n, "to": str(to), "format": format})
    else:
        Console(stderr=True).print(f"Wrote {n} {'match' if n == 1 else 'matches'} to {to}.", highlight=False)
