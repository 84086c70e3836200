"""`stellwerk arena`: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ..bots import make_own, split
from ..lab import arena, plots
from ..match import Match, find_game
from . import (
    Choices,
    GameId,
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
from .given import MOST_GAMES, MOST_SEED


@app.command("arena")
def run_arena(
    game: GameId,
    bots: Annotated[str, typer.Option(help="Two or more bots, separated by commas: random,greedy,search:1s.")],
    games: Annotated[
        int, typer.Option(help="Games for each pairing, rounded up to whole rotations.", min=1, max=MOST_GAMES)
    ] = 100,
    players: Players = None,
    map_name: MapName = None,
    option: Choices = None,
    seed: Annotated[
        int, typer.Option(help="The i-th deal of each pairing has the seed SEED + i.", min=0, max=MOST_SEED)
    ] = 0,
    processes: Annotated[int, typer.Option(help="Games at the same time; 0: one for each core.", min=0, max=1024)] = 0,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep results in this file, and continue where it ends.", callback=given.output),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the ratings to this file (SVG).", callback=given.output)
    ] = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other, each in every seat with the same deals, and rate them."""
    found = find_game(game)
    given.seeds(seed, games)
    players = found.seats[0] if players is None else players
    specs = [make_own(spec).spec for spec in dict.fromkeys(split(bots))]
    if len(specs) < 2:
        raise UsageError(f"--bots {bots}: name at least two different bots")
    options = read_options(found, option, "en")
    Match.new(found.id, players, seed=0, options=options, map=map_name)  # says what cannot be
    chosen = arena.pairings(found.id, players, specs, map_name or "", **options)
    plan = list(arena.tasks(chosen, games, seed))
    rows: list[arena.Row] = []
    with progress_bar(f"{found.title}, {players} players", len(plan)) as done, interrupt.kept():
        arena.run(plan, processes=processes, file=resume, progress=done, ray=ray, rows=rows)
    if not rows:
        raise KeyboardInterrupt
    result = arena.report(rows)
    if plot is not None:
        given.write(plot, plots.ratings(result, f"{found.title}, {players}"))
    if as_json:
        _print_json(result)
    else:
        _print_report(result)


def _print_report(result: dict[str, Any]) -> None:
    console = Console()
    table = Table(box=None, header_style="bold")
    table.add_column("bot")
    for title in ("rating", "95 % interval", "games", "mean score", "per decision", "longest"):
        table.add_column(title, justify="right")
    for row in result["ratings"]:
        table.add_row(
            row["bot"], f"{row['rating']:.0f}", f"{row['low']:.0f} .. {row['high']:.0f}", str(row["games"]),
            f"{row['score']:.1f}", f"{row['seconds'] * 1000:.2f} ms", f"{row['longest'] * 1000:.0f} ms",
        )  # fmt: skip
    console.print(table)
    console.print()
    table = Table(box=None, header_style="bold")
    for title in ("bot", "against"):
        table.add_column(title)
    for title in ("wins", "95 % interval", "games", "scores"):
        table.add_column(title, justify="right")
    for row in result["pairings"]:
        against = f"{row['players'] - 1} × {row['b']}" if row["players"] > 2 else row["b"]
        table.add_row(
            row["a"], against, f"{row['share_a']:.1%}", f"{row['low']:.1%} .. {row['high']:.1%}", str(row["games"]),
            f"{row['score_a']:.1f} : {row['score_b']:.1f}",
        )  # fmt: skip
    console.print(table)
