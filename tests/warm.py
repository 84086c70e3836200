"""Compile what the tests of all games use into their cache, the games side by side: `python tests/warm.py`.

Tests do it themselves where several workers share them (conftest.py): else each worker would compile the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

OWNER = os.getuid() if hasattr(os, "getuid") else "me"  # Windows has a folder for each of its people
CACHE = os.environ.setdefault("STELLWERK_CACHE", str(Path(tempfile.gettempdir()) / f"stellwerk-tests-{OWNER}"))
os.environ.setdefault("STELLWERK_QUIET", "1")


def warm(id: str) -> None:
    """Rules, players' knowledge, search, batches of one game."""
    from stellwerk.bots import make
    from stellwerk.games import get
    from stellwerk.research import batch

    game = get(id)
    for spec in ("greedy", "search:8"):
        make(spec).ready(game)
    games = batch(id, 4)
    games.step(games.sample())
    mark(id).touch()


def mark(id: str) -> Path:
    """A file that is there once the present sources of a game, and of all that works with its rules, were compiled."""
    import stellwerk
    from stellwerk.engine.rule import cache_folder
    from stellwerk.games import get

    home, game = Path(stellwerk.__file__).parent, get(id).home
    others = (game, home / "bots", home / "research", home / "lab")
    also = sorted(path for folder in others for path in folder.glob("*.py"))
    return cache_folder(game, tuple(also)).with_suffix(".warm")


def cold() -> Iterator[str]:
    """The games that are not compiled yet, the longest first: they take longest."""
    from stellwerk.games import games

    longest = sorted(games(), key=lambda id: -sum(path.stat().st_size for path in games()[id].home.glob("*.py")))
    return (id for id in longest if not mark(id).exists())


def warm_all() -> None:
    """Compile what is not compiled yet, one process for each game."""
    if missing := list(cold()):
        print(f"Compiling for the tests: {', '.join(missing)} ...", flush=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda id: subprocess.run([sys.executable, __file__, id], check=True), missing))


if __name__ == "__main__":
    if sys.argv[1:]:
        warm(sys.argv[1])
    else:
        warm_all()
