"""What is given on the command line: tried as it is read, before any work is done and before anything is written.

Whatever a parameter cannot be is refused with a sentence that names it: by the bounds of a number, or by one of the
callbacks in this file (`callback=given.output`).  What a command finds out later, it says in one line, too
(`Commands`).
"""

from __future__ import annotations

import ipaddress
import math
import os
import re
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import SplitResult, urlsplit

import typer
from typer.core import TyperGroup

T = TypeVar("T")

MOST_SEED = (1 << 63) - 1
MOST_GAMES = 10**12
MOST_PLAYERS = 99  # how many a game is for, it says itself
LONG = 1e9  # seconds, days ...: more than anybody waits
SQLITE = b"SQLite format 3\0"  # how its files begin
NAME = re.compile(r"(\*\.)?[\w-]+(\.[\w-]+)*\.?")


class UsageError(ValueError):
    """A mistake on the command line."""


class Commands(TyperGroup):
    """The commands, each of which answers what it cannot do with a sentence and exit code 1."""

    faults: tuple[type[Exception], ...] = (UsageError,)
    """what is meant for people"""
    say: Callable[[Exception], None]
    """how they are told"""

    def main(self, args: Any = None, *more: Any, **others: Any) -> Any:
        """Run what was typed."""
        for word in sys.argv[1:] if args is None else args:
            if not word or (shown := word.encode(errors="replace").decode()) != word:
                said = f"“{shown}” cannot be read as text" if word else "“” is nothing: leave it out, or say something"
                Commands.say(UsageError(said))
                sys.exit(1)
        return super().main(args, *more, **others)

    def invoke(self, ctx: Any) -> Any:
        """Carry out a command."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # whoever read what we print has had enough: Typer knows what to do
        except OSError as fault:
            about = "" if fault.filename is None else f"{fault.filename}: "
            Commands.say(UsageError(about + why(fault)))
        except Commands.faults as fault:
            Commands.say(fault)
        raise typer.Exit(1)


def why(fault: Exception) -> str:
    """Why something failed, without the numbers that systems give their errors.

    >>> why(FileNotFoundError(2, "No such file or directory", "maps/x.json"))
    'No such file or directory'
    """
    return (isinstance(fault, OSError) and fault.strerror) or str(fault) or type(fault).__name__


def look(at: Callable[[T], T]) -> Callable[[T | None], T | None]:
    """A callback for a parameter from a function that looks at what was given: ValueError says what is wrong."""

    def callback(value: T | None) -> T | None:
        try:
            return None if value is None else at(value)
        except (OSError, ValueError) as fault:
            raise typer.BadParameter(why(fault)) from None

    callback.__name__, callback.__doc__ = at.__name__, at.__doc__
    return callback


# -------------------------------------------------------------------------------------------------- files and folders


@look
def output(path: Path) -> Path:
    """A file that can be written.  A folder that is missing is made when there is something to write."""
    path = path.expanduser()
    if path.is_dir():
        raise ValueError(f"“{path}” is a folder: name a file in it")
    _try_folder(path.parent)
    if path.is_file():
        path.open("ab").close()
    return path


@look
def output_folder(path: Path) -> Path:
    """A folder that can be written to, or can be made."""
    path = path.expanduser()
    if path.exists() and not path.is_dir():
        raise ValueError(f"“{path}” is a file: name a folder")
    _try_folder(path)
    return path


@look
def new_file(path: Path) -> Path:
    """A file that is not there yet."""
    if os.path.lexists(path.expanduser()):
        raise ValueError(f"“{path}” already exists and is not overwritten")
    return output(path) or path


def _try_folder(folder: Path) -> None:
    """Write something where files are to go, or where their folder will have to be made; it is gone at once."""
    folder = folder.absolute()
    there = next(place for place in (folder, *folder.parents) if os.path.lexists(place))
    if not there.is_dir():
        raise ValueError(f"“{there}” is a file, no folder")
    for part in folder.relative_to(there).parts:
        os.stat(there / part) if (there / part).exists() else None
    try:
        tempfile.TemporaryFile(dir=there).close()
    except OSError as fault:
        raise ValueError(f"nothing can be written in “{there}”: {why(fault)}") from None


def write(path: Path, text: str) -> None:
    """Write a file; the folder is made if it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# ------------------------------------------------------------------------------------------------------------ numbers


@look
def finite(number: float) -> float:
    """A number that is one."""
    if not math.isfinite(number):
        raise ValueError(f"{number} is no number to reckon with")
    return number


def number(help: str, min: float = 0, max: float = LONG, **more: Any) -> Any:
    """An option that is a number, within bounds."""
    return typer.Option(help=help, min=min, max=max, callback=finite, **more)


def seeds(first: int, count: int) -> None:
    """UsageError if there are not so many seeds from the first on."""
    if first + count - 1 > MOST_SEED:
        raise UsageError(f"--seed {first}: there are no {count:,} seeds from there on; the last is {MOST_SEED}")


# ---------------------------------------------------------------------------------------------------------- addresses


@look
def database(url: str) -> str:
    """The address of a database of a kind that we work with."""
    kind, _, rest = url.partition("://")
    if kind in ("sqlite", "sqlite+aiosqlite") and rest.startswith("/") and rest[1:]:
        path = Path(rest[1:].partition("?")[0])
        output(path)
        if path.is_file() and path.stat().st_size and path.open("rb").read(len(SQLITE)) != SQLITE:
            raise ValueError(f"“{path}” is no SQLite database")
        return url
    if kind in ("postgresql", "postgresql+asyncpg") and (_address(url).hostname or "host=" in _address(url).query):
        return url.replace("postgresql://", "postgresql+asyncpg://", 1)
    raise ValueError(f"“{url}” is no address of a database: sqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME")


@look
def public_url(url: str) -> str:
    """The address under which people reach a server."""
    parts = _address(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or not NAME.fullmatch(_bare(parts.hostname)):
        raise ValueError(f"“{url}” is no address of a page: write it as https://play.example.org")
    return url.rstrip("/")


@look
def mail_server(url: str) -> str:
    """The address of a mail server."""
    parts = _address(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ValueError(f"“{url}” is no mail server: smtp://user:password@host:587 or smtps://user:password@host:465")
    return url


@look
def sender(address: str) -> str:
    """Who mails are from: an address, with a name before it if wanted."""
    bare = re.fullmatch(r"(?:[^<>\r\n]*<)?([^@\s<>]+@[^@\s<>]+)>?", address)
    if bare is None or address.endswith(">") != ("<" in address):
        raise ValueError(f"“{address}” is no address for mail: house@example.org or House <house@example.org>")
    return address


@look
def names(given: list[str]) -> list[str]:
    """Names by which a server may be called."""
    for name in given:
        if name != "*" and not NAME.fullmatch(_bare(name)):
            raise ValueError(f"“{name}” is no name of a server: play.example.org, *.example.org, or * for any")
    return given


@look
def host(name: str) -> str:
    """An address of this machine to listen on."""
    try:
        socket.getaddrinfo(name or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise ValueError(f"“{name}” is no address of this machine") from None
    return name


def _address(url: str) -> SplitResult:
    parts = urlsplit(url)
    _ = parts.port  # ValueError if there is none so high
    if re.search(r"\s", url):
        raise ValueError(f"“{url}” has a space in it")
    return parts


def _bare(host: str) -> str:
    """A name, or an address in numbers as something that looks like one."""
    try:
        return str(ipaddress.ip_address(host)).replace(":", "-")
    except ValueError:
        return host


def free(host: str, port: int) -> None:
    """UsageError if nobody can listen there, since somebody else does or since it is not ours."""
    family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind, proto) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
        try:
            trial.bind(address)
            trial.listen(1)
        except OSError as fault:
            raise UsageError(
                f"nobody can listen at {host}, port {port}: {why(fault)} (choose another --port)"
            ) from None
