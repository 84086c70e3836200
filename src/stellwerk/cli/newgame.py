"""`stellwerk new-game`: a game to start from, in a package of its own."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..engine.text import Text
from ..errors import BadSetup
from ..games import games
from ..texts import say
from . import Language, app, check_language, given

SKELETON = Path(__file__).parents[1] / "skeleton"
"""What is written, as a game called mygame: a package that can be installed and played as it is."""


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="What it is called: small letters and digits, such as tinyrail.")],
    to: Annotated[
        Path | None,
        typer.Option(
            help="The folder to write it to; without it, one of its name here.",
            metavar="DIR",
            callback=given.output_folder,
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Write a small game to start from, in a package of its own: it is playable as it is."""
    language = check_language(language)
    folder = to or Path(name)
    if (wrong := _wrong(name, folder)) is not None:
        raise BadSetup(wrong, language)
    try:
        for path, text in written(name):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
    except OSError as fault:
        raise BadSetup(Text("new-game-unwritable", folder=str(folder), fault=str(fault.strerror)), language) from None
    said = say(Text("new-game-written", folder=str(folder), game=name), language)
    Console(stderr=True).print(said, highlight=False, markup=False)


def _wrong(name: str, folder: Path) -> Text | None:
    """Why a game cannot be written under this name, or there."""
    if not re.fullmatch("[a-z][a-z0-9]{2,19}", name) or iskeyword(name):
        return Text("new-game-name", name=name)
    if name in games() or name in sys.stdlib_module_names:
        return Text("new-game-taken", name=name)
    if folder.exists():
        return Text("new-game-there", folder=str(folder))
    return Text("new-game-taken", name=name) if find_spec(name) else None


def written(name: str) -> Iterator[tuple[Path, str]]:
    """The files of a new game: where each is in its folder, and what it says.

    >>> dict(written("tinyrail"))[Path("README.md")].splitlines()[0]
    '# Tinyrail'
    """
    for path in sorted(path for path in SKELETON.rglob("*") if path.is_file()):
        place = path.relative_to(SKELETON)
        if not any(part.startswith((".", "__pycache__")) for part in place.parts):  # what tools keep for themselves
            yield Path(str(place).replace("mygame", name)), _named(path.read_text(encoding="utf-8"), name)


def _named(text: str, name: str) -> str:
    return text.replace("mygame", name).replace("Mygame", name.capitalize())
