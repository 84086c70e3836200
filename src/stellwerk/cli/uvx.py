"""`uvx stellwerk serve`: uv runs the bare package in an environment of its own keeping, and brings extras as well."""

from __future__ import annotations

import json
import os
import sys
from importlib.metadata import distribution
from pathlib import Path

from rich.console import Console

from ..extras import MissingExtra

KEPT = "archive-v0"  # the folder of uv's cache where such environments lie; those that somebody made lie elsewhere
AGAIN = "STELLWERK_UVX"  # set when a command was started again, so that it is not started for ever


def start_again_with(missing: MissingExtra) -> None:
    """Start the same command again with an extra, if it is uvx that runs this one; else do nothing."""
    uv = os.environ.get("UV")
    if not uv or KEPT not in Path(sys.prefix).parts or AGAIN in os.environ:
        return
    Console(stderr=True).print("uv brings what else is needed (once) ...", highlight=False)
    command = [uv, "tool", "run", "--from", wanted(missing.extra), "stellwerk", *sys.argv[1:]]
    os.execve(uv, command, {**os.environ, AGAIN: missing.extra})  # noqa: S606  no shell is wanted


def wanted(extra: str) -> str:
    """This very version of the package, with an extra, from where it came."""
    found = distribution("stellwerk")
    origin = json.loads(found.read_text("direct_url.json") or "{}").get("url")
    return f"stellwerk[{extra}] @ {origin}" if origin else f"stellwerk[{extra}]=={found.version}"
