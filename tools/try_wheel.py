"""Build sdist and wheel, install each into fresh environments, with each extra alone, and use it as somebody would.

    python tools/try_wheel.py                  # everything that goes without gigabytes: not `train` and `yardsticks`
    python tools/try_wheel.py server train     # these extras (`core` is none)

All of it happens in a folder outside the repository, with a home and a cache of rules of its own.  uv is used where it
is there, since it is faster than pip.  The packages that are built lie in dist/ afterwards.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.ports import free_port

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LARGE = {"train", "yardsticks", "dev"}  # CUDA's libraries, JAX; and what only a checkout needs
UV = os.environ.get("UV") or shutil.which("uv")
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
SECONDS = 900  # for anything, on a busy machine

# What shows that an extra is there, and what says that it is not: a command, or a module to import.
USES: dict[str, list[str]] = {
    "server": ["stellwerk", "check-database", "--database", "sqlite:///{folder}/none.db"],
    "data": ["stellwerk", "export", "paris", "--games", "2", "--to", "{folder}/{extra}", "--format", "parquet"],
    "ray": ["stellwerk", "simulate", "paris", "--games", "20", "--ray", "127.0.0.1:1"],
    "train": ["stellwerk", "train", "paris", "--device", "abacus"],
    "research": ["python", "-c", "import stellwerk.research.gymnasium, stellwerk.research.openspiel"],
}
# Commands that end with a refusal also where the extra is there, and what they say then.
REFUSALS = {"server": "none.db", "ray": "no Ray cluster", "train": "abacus"}


class Place:
    """A fresh environment with Stellwerk in it."""

    def __init__(self, folder: Path, package: Path, extra: str) -> None:
        self.extra, self.folder = extra, folder
        self.home = folder / f"{package.suffix[1:]}-{extra}"
        self.bin = self.home / SCRIPTS
        self.install(f"stellwerk{'' if extra == 'core' else f'[{extra}]'} @ {package.as_uri()}")

    def install(self, wanted: str) -> None:
        if UV:
            subprocess.run([UV, "venv", "-q", "--python", sys.executable, str(self.home)], check=True)
            subprocess.run([UV, "pip", "install", "-q", "--python", str(self.bin / "python"), wanted], check=True)
        else:
            subprocess.run([sys.executable, "-m", "venv", str(self.home)], check=True)
            subprocess.run([str(self.bin / "python"), "-m", "pip", "install", "-q", wanted], check=True)

    def environment(self) -> dict[str, str]:
        """That of somebody who has never had Stellwerk, but for rules that another of these places has compiled."""
        ours = ("PYTHON", "STELLWERK_", "VIRTUAL_ENV", "XDG_")
        left = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        own = {"HOME": str(self.folder / "home"), "STELLWERK_CACHE": str(self.folder / "rules"), "COLUMNS": "200"}
        return {**left, **own, "STELLWERK_LANGUAGE": "en", "STELLWERK_QUIET": "1"}

    def command(self, words: list[str]) -> list[str]:
        filled = [word.format(folder=self.folder, extra=self.extra) for word in words]
        return [str(self.bin / filled[0]), *filled[1:]]

    def run(self, *words: str, code: int = 0) -> str:
        """What a command says; it has to end with this code and without a traceback."""
        done = subprocess.run(
            self.command(list(words)), cwd=self.folder, env=self.environment(), timeout=SECONDS,
            capture_output=True, text=True, encoding="utf-8",
        )  # fmt: skip
        said = done.stdout + done.stderr
        assert done.returncode == code, f"{' '.join(words)} ended with {done.returncode}, not {code}:\n{said}"
        assert words[0] == "python" or "Traceback" not in said, said
        return said

    def serve(self) -> None:
        """Start the server, fetch the page and the games, stop it."""
        port = free_port()
        words = [
            "stellwerk",
            "serve",
            "--port",
            str(port),
            "--database",
            f"sqlite:///{self.folder}/{self.home.name}.db",
        ]
        process = subprocess.Popen(
            self.command(words), cwd=self.folder, env=self.environment(), stderr=subprocess.DEVNULL
        )
        try:
            page = fetched(f"http://127.0.0.1:{port}/", process)
            assert b"<div id=" in page, page[:300]
            script = page.split(b'src="')[1].split(b'"')[0].decode()
            assert len(fetched(f"http://127.0.0.1:{port}{script}", process)) > 10_000
            assert len(json.loads(fetched(f"http://127.0.0.1:{port}/api/games", process))) >= 4
        finally:
            process.terminate()
            process.wait(60)


def fetched(url: str, process: subprocess.Popen[bytes]) -> bytes:
    """What lies at an address, as soon as the server answers."""
    until = time.monotonic() + SECONDS
    while True:
        try:
            return bytes(urllib.request.urlopen(url, timeout=60).read())
        except urllib.error.HTTPError:
            raise
        except OSError:
            assert process.poll() is None, f"the server ended with {process.returncode}"
            assert time.monotonic() < until, f"{url} did not answer"
            time.sleep(0.2)


def everybody_can(place: Place) -> None:
    """What works with any extra, and with none."""
    assert place.run("stellwerk", "--version").startswith("stellwerk ")
    assert "simulate" in place.run("stellwerk", "--help")
    assert len(json.loads(place.run("stellwerk", "games", "--json"))) == 4
    simulated = json.loads(place.run("stellwerk", "simulate", "paris", "--games", "200", "--seed", "1", "--json"))
    assert abs(sum(seat["wins"] for seat in simulated["seats"]) - 1) < 0.001
    drawing = place.folder / "board.svg"
    place.run("stellwerk", "map", "show", "france", str(drawing))
    assert drawing.read_text(encoding="utf-8").startswith("<svg")


def extras_are_there_or_named(place: Place) -> None:
    """The extra of this place does what it is for, and what the others are for is refused in a sentence naming them."""
    for extra, words in USES.items():
        there = extra == place.extra
        refused = not there or extra in REFUSALS
        said = place.run(*words, code=1 if refused else 0)
        wanted = REFUSALS.get(extra, "") if there else f"pip install 'stellwerk[{extra}]'"
        assert wanted in said, f"{extra} at {place.extra}: “{wanted}” is not in {said}"
    if place.extra == "server":
        place.serve()
    else:
        assert "stellwerk[server]" in place.run("stellwerk", "serve", code=1)


def built() -> list[Path]:
    """sdist and wheel, the wheel made from the sdist: so it has all that is needed to make one."""
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder) / SCRIPTS / "python")
        subprocess.run([python, "-m", "pip", "install", "-q", "build"], check=True)
        subprocess.run([python, "-m", "build", "--outdir", str(DIST), str(ROOT)], check=True)
    return [next(DIST.glob("*.whl")), next(DIST.glob("*.tar.gz"))]


def main() -> int:
    """Build, install and try."""
    known = list(
        tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    )
    wanted = sys.argv[1:] or ["core", *(extra for extra in known if extra not in LARGE)]
    if strange := set(wanted) - {"core", *known}:
        print(f"There is no extra {', '.join(sorted(strange))}: core, {', '.join(known)}.", file=sys.stderr)
        return 2
    wheel, sdist = built()
    tries: list[Callable[[Place], None]] = [everybody_can, extras_are_there_or_named]
    with tempfile.TemporaryDirectory(prefix="stellwerk-try-") as folder:
        for package, extra in [*((wheel, extra) for extra in wanted), (sdist, "server")]:
            began = time.monotonic()
            place = Place(Path(folder), package, extra)
            for one in tries:
                one(place)
            print(f"{package.name}, {extra}: works ({time.monotonic() - began:.0f} s)", flush=True)
            shutil.rmtree(place.home)
    return 0


if __name__ == "__main__":
    sys.exit(main())
