"""Packages with games of their own, installed beside Stellwerk as anybody would, but into a folder for the tests."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from stellwerk.cli.newgame import written

ROOT = Path(__file__).parents[1]
UMWEG = ROOT / "examples" / "games" / "umweg"
OWNER = os.getuid() if hasattr(os, "getuid") else "me"  # Windows has a folder for each of its people
FOLDER = Path(tempfile.gettempdir()) / f"stellwerk-outside-{OWNER}"


def installed(package: Path) -> Path:
    """The folder into which a package was installed: always the same one for the same sources, so that rules which were
    compiled once are found again."""
    sources = [path for path in sorted(package.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    name = hashlib.sha1(b"".join(str(path.relative_to(package)).encode() + path.read_bytes() for path in sources))
    folder = FOLDER / name.hexdigest()[:16]
    if not (folder / "complete").exists():
        ready_made = ["--no-build-isolation"] if importlib.util.find_spec("hatchling") else []
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade", *ready_made]
        done = subprocess.run([*command, "--target", str(folder), str(package)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        (folder / "complete").touch()
    return folder


def new_game(name: str) -> Path:
    """The folder into which what `stellwerk new-game` writes was installed."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / name
        for path, text in written(name):
            (package / path).parent.mkdir(parents=True, exist_ok=True)
            (package / path).write_text(text, encoding="utf-8")
        return installed(package)


def environment(*folders: Path, **more: str) -> dict[str, str]:
    """The environment of a process that finds what was installed there."""
    paths = [*map(str, folders), str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "STELLWERK_QUIET": "1", **more}


def run(folder: Path, *arguments: str, **options: Any) -> str:
    """What a Python process says that finds what was installed there."""
    options = {"env": environment(folder), "cwd": ROOT, "capture_output": True, "text": True, "timeout": 500, **options}
    done = subprocess.run([sys.executable, *arguments], **options)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return str(done.stdout)


def stellwerk(folder: Path, *arguments: str, **options: Any) -> str:
    """What the command line says."""
    return run(folder, "-m", "stellwerk", *arguments, **options)
