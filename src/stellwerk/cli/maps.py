"""`stellwerk map new`, `diff` and `apply`: a map to start from, and what differs between two versions of one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..engine.document import Unreadable, at, parsed
from ..engine.game import MapError
from ..match import find_game
from ..revisions import applied, correction, told
from ..studio import look
from ..texts import say
from . import GameId, Language, _find_map, _plain, _print_json, check_language, given, map_app

Version = Annotated[str, typer.Argument(help="A map file, or the name of a shipped map.")]


@map_app.command("new")
def map_new(
    game: GameId,
    file: Annotated[Path, typer.Argument(help="The map file to write.", callback=given.new_file)],
) -> None:
    """Write a map to start from, playable as it is: a small one that says how to go on, or else the game's first."""
    found = find_game(game)
    begin = found.starter
    text = begin.read_text(encoding="utf-8")
    id = "".join(c if c.isalnum() else "-" for c in file.stem.lower()) or "new"
    given.write(file, text.replace(f'"id": "{begin.stem}"', f'"id": {json.dumps(id)}', 1))
    Console(stderr=True).print(
        f"{file} is a map for {found.title}. Check it with 'stellwerk map check {file}', draw it with "
        f"'stellwerk map show {file} map.svg', play on it with 'stellwerk play {found.id} --map {file}', and see how "
        f"good it is with 'stellwerk lab {found.id} --map {file} --html report.html'.",
        highlight=False,
    )


@map_app.command("diff")
def map_diff(
    old: Version,
    new: Version,
    source: Annotated[str, typer.Option(help="Where the new values come from, such as printed or measured.")] = "",
    to: Annotated[
        Path | None, typer.Option(help="Write it as a correction to this file.", callback=given.output)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a correction, for 'stellwerk map apply'.")] = False,
    language: Language = None,
) -> None:
    """Say what differs between two versions of a map, value by value, or write a correction that others can apply."""
    spoken = check_language(language)
    (_, before), (_, after) = (_find_map(version, None) for version in (old, new))
    found = correction(before, after, source)
    if to is not None:
        given.write(to, _written(found))
    if as_json:
        _print_json(found)
        return
    console = Console()
    if not found["changes"]:
        console.print("Nothing differs.")
    for change in found["changes"]:
        console.print(_plain(say(told(change), spoken)), highlight=False)


@map_app.command("apply")
def map_apply(
    version: Annotated[str, typer.Argument(help="A map file, or the name of a shipped map.", metavar="MAP")],
    file: Annotated[Path, typer.Argument(help="The correction, as 'stellwerk map diff --json' writes it.")],
    out: Annotated[Path, typer.Argument(help="The map file to write.", callback=given.output)],
) -> None:
    """Apply a correction to a map; what does not fit, because something else is there already, is named."""
    game, document = _find_map(version, None)
    try:
        found = parsed(file.read_bytes())
    except Unreadable as fault:
        raise MapError(str(file), [at(fault.place, fault.text)]) from None
    made = applied(document, found)
    given.write(out, _written(made))
    faults = len(look(game, made).faults)
    Console(stderr=True).print(
        f"Changes: {len(found['changes'])}; the map is in {out}. "
        + (f"It has faults: see 'stellwerk map check {out}'." if faults else "It can be played on."),
        highlight=False,
    )


def _written(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
