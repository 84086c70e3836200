"""`stellwerk check-database`, `backup`, `restore` and `rotate-key`: for who runs a house."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..engine.text import Text
from ..extras import needed
from ..texts import say
from . import Json, Language, _plain, _print_json, app, check_language, given

if TYPE_CHECKING:
    from ..server.checking import Findings

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql+asyncpg://…; without it, the file in your data folder.",
        envvar="STELLWERK_DATABASE",
        callback=given.database,
    ),
]
Progressing = Callable[[int, int], None]
Replace = Annotated[bool, typer.Option("--replace", help="Give up what is there already.")]


@app.command("check-database")
def check_database(database: Database = None, language: Language = None, as_json: Json = False) -> None:
    """Replay every table and compare it with what is stored: also while the server runs."""
    _check(lambda backups, progress: backups.check(_url(database), progress), None, language, as_json)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", callback=given.output)],
    database: Database = None,
    replace: Replace = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Write everything into one compressed file, while the server runs, and replay every table from it."""

    def done() -> Text:
        return Text("keeper-backed-up", path=str(file), megabytes=f"{file.stat().st_size / 1e6:.1f}")

    _check(lambda backups, progress: backups.back_up(_url(database), file, replace, progress), done, language, as_json)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that 'stellwerk backup' has written.")],
    database: Database = None,
    replace: Replace = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Restore a backup into an empty database of either kind; servers must be stopped."""

    def done() -> Text:
        return Text("keeper-restored")

    _check(lambda backups, progress: backups.restore(_url(database), file, replace, progress), done, language, as_json)


@app.command("rotate-key")
def rotate_key(
    at_once: Annotated[
        bool,
        typer.Option("--at-once", help="Somebody else may have the keys: believe no old one. Signs everybody out."),
    ] = False,
    database: Database = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Have a new key sign cookies and invitations, while servers run; nobody is signed out."""
    language = check_language(language)
    keys = _backups().rotate_key(_url(database), at_once)
    if as_json:
        _print_json({"since": keys[-1].since, "believed": len(keys)})
    else:
        text = Text("keeper-key-at-once") if at_once else Text("keeper-key", count=len(keys) - 1)
        Console().print(say(text, language), highlight=False, soft_wrap=True)


def _backups() -> Any:
    with needed("server", "the server needs"):
        from ..server import backups, core  # noqa: F401  (with the core all tables are known)
    return backups


def _url(database: str | None) -> str:
    from ..server.settings import Settings

    return database or Settings().database


@contextmanager
def _bar(language: str) -> Iterator[Progressing]:
    """A progress bar on standard error; gives a function that is told how much is done, of how much."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say(Text("keeper-checking"), language), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def _check(
    work: Callable[[Any, Progressing], Findings], done: Callable[[], Text] | None, language: str | None, as_json: bool
) -> None:
    """Have every table replayed; tell what was done and found, and exit with 1 if there are faults."""
    language = check_language(language)
    with _bar(language) as progress:
        found = work(_backups(), progress)
    if as_json:
        faults = [{"where": fault.where, "text": say(fault.text, language)} for fault in found.faults]
        _print_json({"tables": found.tables, "events": found.events, "faults": faults})
    else:
        console = Console()
        if done is not None:
            console.print(_plain(say(done(), language)), highlight=False, soft_wrap=True)
        _print_findings(console, found, language)
    if found.faults:
        raise typer.Exit(1)


def _print_findings(console: Console, found: Findings, language: str) -> None:
    if not found.faults:
        sound = Text("keeper-sound", tables=found.tables, events=found.events)
        console.print(f"[green]✓[/] {say(sound, language)}", highlight=False)
        return
    heading = Text("keeper-faulty", count=len(found.faults), tables=found.tables)
    console.print(f"[bold red]✗[/] {say(heading, language)}", highlight=False)
    for fault in found.faults:
        console.print(f"  [bold]{_plain(fault.where)}[/]  {_plain(say(fault.text, language))}", soft_wrap=True)
