"""`stellwerk lab`: a map put to the test."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ..bots import make_own, split
from ..engine.game import Game
from ..lab import report
from ..lab.study import Plan, study
from ..match import Match, find_game
from . import (
    Choices,
    FirstSeed,
    GameId,
    Json,
    Language,
    MapName,
    Ray,
    UsageError,
    _plain,
    _print_json,
    app,
    check_language,
    given,
    progress_bar,
    read_options,
)
from .given import MOST_GAMES

PROBES = 2000  # games of random players, to tell what is out of reach from what is of no use


@app.command("lab")
def run_lab(
    game: GameId,
    map_name: MapName = None,
    players: Annotated[str | None, typer.Option("--players", "-n", help="Numbers of players, such as 2,3,4.")] = None,
    games: Annotated[int, typer.Option(help="Games for each number of players.", min=2, max=MOST_GAMES)] = 2000,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or several that rotate: greedy,random.")] = "greedy",
    against: Annotated[str | None, typer.Option(help="Another map to compare with.")] = None,
    html: Annotated[
        Path | None, typer.Option(help="Write the report, with heat maps, to this file.", callback=given.output)
    ] = None,
    option: Choices = None,
    seed: FirstSeed = 0,
    ray: Ray = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Play many games on a map and report what is fair, what players use, and what nobody uses."""
    found, language = find_game(game), check_language(language)
    given.seeds(seed, games)
    counts = _read_counts(players) if players else [found.seats[0]]
    specs = tuple(make_own(spec).spec for spec in split(bots))
    options = read_options(found, option, "en")
    results = []
    plans = [
        [_plan(found, map, count, specs, options) for count in counts]
        for map in ([map_name, against] if against else [map_name])
    ]
    for of_map in plans:
        studies, data = [], []
        for plan in of_map:
            probes, random = min(games, PROBES), replace(plan, bots=("random",))
            title = f"{found.title}, {plan.board()[1].document['id']}, {plan.players} players"
            with progress_bar(title, games + probes) as done:
                studies.append(study(plan, games, seed, done, ray=ray))
                data.append(report.summary(studies[-1], study(random, probes, seed, done, ray=ray)))
        results.append(report.Found(studies, data))
    if html is not None:
        given.write(html, report.page(results, language))
    if as_json:
        maps = [one for result in results for one in result.data]
        _print_json({"maps": maps, "comparison": report.compare(results)} if against else {"maps": maps})
    else:
        for result in results:
            for one in result.data:
                _print_study(one)
    if html is not None:
        Console(stderr=True).print(f"The report is in {html}.", highlight=False)


def _plan(game: Game, map: str | None, players: int, bots: tuple[str, ...], options: dict[str, str]) -> Plan:
    """What is to be played; says what cannot be."""
    chosen: Any = map if map is None or map in game.maps else game.map_document(map)
    Match.new(game.id, players, seed=0, options=options, map=chosen)
    return Plan(game.id, players, bots, chosen, options)


def _read_counts(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise UsageError(f"--players {text}: expected numbers separated by commas, such as 2,3,4") from None


FINDINGS = {
    "unreachable": "out of reach?", "never": "never used", "rarely": "hardly used",
    "strong": "its users win more", "weak": "its users win less",
}  # fmt: skip


def _print_study(data: dict[str, Any]) -> None:
    console = Console()
    title = f"{data['game']}, {data['map']}, {data['players']} players, {', '.join(data['bots'])}"
    console.print(f"[bold]{_plain(title)}[/]", highlight=False)
    table = Table(box=None, header_style="bold")
    for heading in ("seat", "wins", "95 % interval", "mean score", "5 % .. 95 %"):
        table.add_column(heading, justify="right")
    for row in data["seats"]:
        (low, high), score = row["interval"], row["score"]
        spread = f"{score['low']:g} .. {score['high']:g}"
        table.add_row(
            str(row["seat"] + 1), f"{row['wins']:.1%}", f"{low:.1%} .. {high:.1%}", f"{score['mean']:.1f}", spread
        )
    console.print(table)
    length, margin = data["length"], data["margin"]
    console.print(
        f"{data['games']:,} games of {length['mean']:.0f} actions ({length['low']:g} to {length['high']:g} for 90 %), "
        f"{data['games_per_s']:,.0f} games/s; the winner leads by {margin['mean']:.1f}, {data['ties']:.1%} shared.",
        highlight=False,
    )
    if endless := data["endless"]:
        games = "1 game" if len(endless) == 1 else f"{len(endless)} games"
        console.print(f"Left out {games} without an end (seeds {endless[:5]} …).", highlight=False)
    for use in data["usage"]:
        most = ", ".join(f"{row['name']} {row['games']:.0%}" for row in use["things"][:3])
        console.print(
            f"[bold]{use['kind']}[/]: {len(use['things'])}, evenness {use['evenness']:.2f}; most: {_plain(most)}",
            highlight=False,
        )
        for key, words in FINDINGS.items():
            if names := use[key]:
                console.print(f"  {words} ({len(names)}): {_plain(', '.join(names))}", highlight=False)
    console.print()
