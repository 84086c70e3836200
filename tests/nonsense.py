"""Nonsense for every parameter of every command, as the command line itself has them.

`commands` finds the commands with their parameters, `usual` says how each is called, and `nonsense` gives what a
parameter cannot be.  `tests/test_commands.py` tries it all; `tools/commands.py` writes docs/reference/commands.md from it.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import chdir, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin
from unittest.mock import patch

import typer
from typer.testing import CliRunner

from stellwerk import Match, cli

LONG = "x" * 300  # no file can be called so
FILES = {"empty.json": b"", "binary.json": bytes(range(256)), "none.json": b"{}", "nan.json": b'{"id": NaN}'}
FREE = {"reason", "outcome", "words", "source", "name of admin rename"}  # any text will do


@dataclass(frozen=True)
class Parameter:
    """A parameter of a command."""

    name: str
    kind: Any
    """its type: str, int, float, bool, Path, list[str]"""
    info: Any
    """what Typer knows of it"""
    option: str | None
    """what one types before it; None for an argument"""
    required: bool

    @property
    def look(self) -> str:
        """The function that looks at it (cli/given.py)."""
        return getattr(self.info.callback, "__name__", "")


@dataclass(frozen=True)
class Command:
    """A command: what one types, and its parameters."""

    path: str
    function: Callable[..., Any] = field(repr=False)
    parameters: tuple[Parameter, ...] = field(repr=False)

    @property
    def is_kept(self) -> bool:
        """Whether Ctrl-C ends it with what was done so far."""
        return "interrupt.kept()" in inspect.getsource(self.function)

    @property
    def is_at_leisure(self) -> bool:
        """Whether Ctrl-C has it end in an order of its own."""
        return "interrupt.take_your_time()" in inspect.getsource(self.function)

    @property
    def outputs(self) -> list[Parameter]:
        """The parameters that are files or folders to be written."""
        return [each for each in self.parameters if each.look in ("output", "output_folder", "new_file")]

    def line(self, **others: Sequence[str]) -> list[str]:
        """What one types to call it as usual, with other words for some of its parameters."""
        words = self.path.split()
        chosen = {**usual(self.path), **others}
        for parameter in self.parameters:
            for word in chosen.get(parameter.name, ()):
                words += [word] if parameter.option is None else [parameter.option, word]
        return words


def commands() -> list[Command]:
    """All commands."""
    functions = dict(_functions(cli.app))
    return [_command(path, functions[path], known) for path, known in _known(known_command())]


def _functions(app: typer.Typer, path: str = "") -> Iterator[tuple[str, Callable[..., Any]]]:
    for command in app.registered_commands:
        yield f"{path}{command.name or command.callback.__name__.replace('_', '-')}", command.callback
    for group in app.registered_groups:
        yield from _functions(group.typer_instance, f"{path}{group.name or group.typer_instance.info.name} ")


def _known(group: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from _known(command, f"{path}{name} ")
        else:
            yield f"{path}{name}", command


def _command(path: str, function: Callable[..., Any], known: Any) -> Command:
    options = {each.name: each.opts for each in known.params}
    signature = inspect.signature(function, eval_str=True).parameters
    parameters = tuple(_parameter(one, options[name]) for name, one in signature.items())
    return Command(path, function, parameters)


def _parameter(one: inspect.Parameter, options: list[str]) -> Parameter:
    kind, info = get_args(one.annotation)
    if get_origin(kind) is not list:
        kind = next((each for each in get_args(kind) if each is not type(None)), kind)
    kind = get_args(kind)[0] if get_origin(kind) is list else kind  # list[str]: each of its words
    option = next((word for word in options if word.startswith("--")), None)
    return Parameter(one.name, kind, info, option, one.default is inspect.Parameter.empty)


# -------------------------------------------------------------------------------------------------------- how it is used

HOUSE = {"database": ["sqlite:///house.db"]}
SOMEBODY = {**HOUSE, "who": ["Ann"], "reason": ["because"], "yes": []}
USUAL: dict[str, dict[str, list[str]]] = {
    "play": {"game": ["paris"], "save": ["game.json"]},
    "serve": {"port": ["0"]},
    "simulate": {"game": ["paris"], "count": ["10"]},
    "bench": {"game": ["paris"], "seconds": ["0.01"]},
    "replay": {"file": ["match.json"]},
    "arena": {"game": ["paris"], "bots": ["random,greedy"], "games": ["3"], "processes": ["1"]},
    "backup": {"file": ["backup.gz"], **HOUSE},
    "restore": {"file": ["good.gz"], **HOUSE},
    "check-database": HOUSE,
    "rotate-key": HOUSE,
    "hint": {"file": ["begun.json"], "bot": ["search:20"]},
    "analyse": {"file": ["match.json"], "samples": ["1"], "bot": ["search:20"]},
    "export": {"what": ["paris"], "to": ["matches"], "count": ["2"]},
    "lab": {"game": ["paris"], "games": ["2"]},
    "new-game": {"name": ["tinyrail"]},
    "train": {"game": ["paris"], "minutes": ["0"], "imitate": ["0"]},
    "map check": {"file": ["france"]},
    "map show": {"file": ["france"], "out": ["map.svg"]},
    "map diff": {"old": ["deutschland"], "new": ["deutschland"], "to": ["difference.json"]},
    "map apply": {"version": ["deutschland"], "file": ["correction.json"], "out": ["corrected.json"]},
    "map new": {"game": ["paris"], "file": ["new.json"]},
    "admin rename": {**SOMEBODY, "name": ["Bob"]},
    "admin role": {**SOMEBODY, "role": ["none"]},
    "admin switch": {**HOUSE, "feature": ["chat"], "state": ["on"]},
    "admin people find": {**HOUSE, "words": ["Ann"]},
    "admin tables show": {**HOUSE, "id": ["none"]},
    "admin tables close": {**HOUSE, "id": ["none"], "reason": ["because"]},
    "admin reports settle": {**HOUSE, "id": ["none"], "outcome": ["nothing"]},
}


def usual(path: str) -> dict[str, list[str]]:
    """A call that makes sense, by the names of parameters."""
    return USUAL.get(path, SOMEBODY if path.startswith("admin") else {})


@contextmanager
def sandbox(folder: Path) -> Iterator[Path]:
    """A folder with something of everything, to work in."""
    (folder / "folder").mkdir()
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    match = Match.new("paris", players=3, seed=5)
    match.save(folder / "begun.json")
    while not match.over:
        match.play(match.legal()[-1])
    match.save(folder / "match.json")
    home = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config"), "COLUMNS": "200"}
    with chdir(folder), patch.dict("os.environ", home):
        asyncio.run(_house())
        assert run(["map", "diff", "deutschland", "deutschland", "--to", "correction.json"]).exit_code == 0
        assert run(["backup", "good.gz", "--database", "sqlite:///house.db"]).exit_code == 0
        yield folder


async def _house() -> None:
    from stellwerk.server.store import Store

    store = await Store.open("sqlite:///house.db")
    await store.close()


def run(words: Sequence[str]) -> Any:
    """Run a command in this process, with nothing to read from the keyboard."""
    with patch("typer.testing._get_command", known_command):  # made once, not for every call
        return CliRunner().invoke(cli.app, list(words))


@cache
def known_command(app: Any = None) -> Any:
    """All commands, as Typer knows them."""
    return typer.main.get_command(cli.app)


# ------------------------------------------------------------------------------------------------------------- nonsense


def nonsense(command: Command, parameter: Parameter) -> list[str]:
    """What a parameter cannot be."""
    if parameter.kind is bool or f"{parameter.name} of {command.path}" in FREE or parameter.name in FREE:
        return []
    if parameter.kind in (int, float):
        least, most = parameter.info.min, parameter.info.max
        beyond = [str(least - 1), str(most + 1 if parameter.kind is int else 2 * most)]
        return [*beyond, "x", "nan", "inf", str(1 << 64)]
    if parameter.look in LOOKED_AT:
        return LOOKED_AT[parameter.look]
    if parameter.kind is Path or parameter.name in ("file", "what"):
        return ["missing.json", "folder", LONG, *FILES]
    return ["no-such", "no-such:0,x=y", "folder", LONG, "[red]" + "\N{TRAIN}" * 50]


UNWRITABLE = [f"{LONG}/x.svg", "match.json/x.svg", *(["/proc/nonsense/x.svg"] if Path("/proc/self").exists() else [])]
LOOKED_AT = {
    "output": ["folder", LONG, *UNWRITABLE],
    "new_file": ["folder", "match.json", LONG, *UNWRITABLE],
    "output_folder": ["match.json", *UNWRITABLE],
    "host": ["nonsense.invalid", "999.1.1.1", "192.0.2.1", LONG],
    "database": [
        "nonsense", "house.db", "sqlite:///folder", "sqlite://", "sqlite:///", "mysql://host/house", "postgresql:///x",
        "sqlite:///match.json", "sqlite:///match.json/house.db", "postgresql+asyncpg://127.0.0.1:1/house",
        "postgresql+asyncpg://127.0.0.1:99999/house",
    ],
    "public_url": ["nonsense", "ftp://x", "https://", "https://x:99999", "https://x y", "https://[x"],
    "mail_server": ["nonsense", "smtp://", "https://host", "smtp://host:99999", "smtp://[x"],
    "sender": ["nonsense", "a@b@c", "a@b\nBcc: c@d", "<a@b"],
    "names": ["https://play.example.org", "a b", "[x"],
}  # fmt: skip
