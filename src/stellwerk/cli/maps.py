"""`stellwerk map new`: a map to start from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..match import find_game
from . import GameId, given, map_app


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
