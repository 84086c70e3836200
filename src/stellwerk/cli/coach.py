"""`stellwerk hint` and `stellwerk analyse`: the coach."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from .. import coach
from ..engine.text import Text
from ..match import Match
from ..texts import say
from . import At, Json, Language, _plain, _print_json, app, check_language, given, load, progress_bar, seat_name
from .given import MOST_GAMES

MatchFile = Annotated[Path, typer.Argument(help="A match file.")]


@app.command()
def hint(
    file: MatchFile,
    at: At = None,
    bot: Annotated[str, typer.Option(help="Who thinks about it: a search.")] = "search:1s",
    show: Annotated[int, typer.Option(help="How many alternatives to show.", min=1, max=1000)] = 8,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Suggest what to do now, how good the alternatives are, and why."""
    language = check_language(language)
    match = load(file, at, language)
    advice = coach.hint(match, bot=bot, language=language)
    if as_json:
        _print_json(advice)
        return
    table = Table(box=None, show_header=False)
    for row in advice["actions"][:show]:
        table.add_row(f"[bold]{_plain(row['action'])}[/]", _worth(row, language), _plain(row["reason"] or ""))
    console = Console()
    console.print(f"{seat_name(match, advice['seat'], language)}:", highlight=False)
    console.print(table)


@app.command()
def analyse(
    file: MatchFile,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the chances to this file (SVG).", callback=given.output)
    ] = None,
    samples: Annotated[
        int, typer.Option(help="Games played on from every moment.", min=1, max=MOST_GAMES)
    ] = coach.SAMPLES,
    bot: Annotated[str, typer.Option(help="Who thinks about turning points: a search.")] = "search:2000",
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show how the chances changed in a finished match, where it turned, and what would have been better there."""
    language = check_language(language)
    match = load(file, None, language)
    with progress_bar(match.game.title, coach.steps(match)) as done:
        found = coach.analyse(match, samples=samples, bot=bot, progress=done, language=language)
    if plot is not None:
        given.write(plot, coach.plot(found, language))
    if as_json:
        _print_json(found)
    else:
        _print_analysis(match, found, language)


def _worth(row: dict[str, Any], language: str) -> str:
    """How good an alternative is: as good as the best as far as one can tell, or its chance, where it was compared."""
    if row["alike"]:
        return say(Text("page-hint-alike"), language)
    return "" if row["chance"] is None else f"{row['chance']:.0%} ± {100 * row['doubt']:.0f}"


def _print_analysis(match: Match, found: dict[str, Any], language: str) -> None:
    console = Console()
    if not found["turning"]:
        console.print(_plain(say(Text("coach-no-turning"), language)), highlight=False)
    for point in found["turning"]:
        seat, better = point["seat"], point["better"]
        swing = f"{point['before'][seat]:.0%} → {point['after'][seat]:.0%}"
        text = (
            f"[dim]{point['n']:>4}[/]  {seat_name(match, seat, language)}: [bold]{_plain(point['action'])}[/]  {swing}"
        )
        console.print(text, highlight=False)
        if better is not None:
            why = f" ({better['reason']})" if better["reason"] else ""
            said = Text("coach-better", action=better["action"], why=why, loss=round(100 * better["loss"]))
            console.print(f"      {_plain(say(said, language))}", highlight=False)
