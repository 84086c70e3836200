"""Run the tests that concern what was changed since a commit (the last one, unless another is named), for a while.

A changed test runs itself.  A changed source runs its own examples, the tests named after it or its game, and those
that import it.  The nearest come first; what has no time left is skipped, and the report says so: `make test` runs all.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 30
ALWAYS = ("tests/test_texts.py",)  # words are everywhere


def changed(since: str) -> list[Path]:
    """Files that differ from a commit, and new ones."""
    commands = (
        ["git", "diff", "--name-only", "--diff-filter=d", since],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    lines = [subprocess.run(c, cwd=ROOT, capture_output=True, text=True, check=True).stdout for c in commands]
    return [Path(line) for line in "".join(lines).splitlines()]


def imported(test: Path) -> set[str]:
    """The modules that a test imports, by their full names."""
    names = set()
    for node in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def module_of(path: Path) -> str:
    """The name by which a source is imported: `src/` and `tests/` are on the path."""
    parts = path.with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def game_of(path: Path) -> str | None:
    """The game that a source belongs to."""
    return path.parts[3] if path.parts[:3] == ("src", "stellwerk", "games") and len(path.parts) > 4 else None


def concerned(path: Path, tests: dict[Path, set[str]]) -> Iterator[tuple[int, str]]:
    """The tests that a changed file concerns, each with how near it is (0: nearest)."""
    if path.suffix == ".md" or (path.suffix == ".py" and path.parts[0] == "src"):
        yield 0, str(path)  # its examples
    if path in tests:
        yield 0, str(path)
    game = game_of(path)
    for test, modules in tests.items():
        words = test.stem.split("_")
        if path.parts[0] == "src" and path.stem in words and game in (None, *words):
            yield 1, str(test)
        elif game in words or (path.suffix == ".py" and module_of(path) in modules):
            yield 2, str(test)


def tests() -> dict[Path, set[str]]:
    """All tests but those of the page, with what they import."""
    paths = (path for path in sorted((ROOT / "tests").rglob("test_*.py")) if path.parent.name != "browser")
    return {path.relative_to(ROOT): imported(path) for path in paths}


def chosen(since: str) -> list[str]:
    """All tests that concern what was changed, the nearest first."""
    known, files = tests(), [path for path in changed(since) if (ROOT / path).is_file()]
    found = sorted(pair for path in files for pair in concerned(path, known))
    return list(dict.fromkeys([*(name for _, name in found), *(ALWAYS if files else ())]))


def main() -> int:
    """Run them."""
    since = sys.argv[1] if sys.argv[1:] else "HEAD"
    names = chosen(since)
    if any(path.parts[0] == "web" for path in changed(since)):
        subprocess.run([sys.executable, "tools/build_page.py", "test"], cwd=ROOT, check=True)
    if not names:
        print(f"Nothing was changed since {since} that tests know of.")
        return 0
    print("Tests: " + " ".join(names))
    environment = {**os.environ, "STELLWERK_TEST_SECONDS": str(SECONDS)}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "load", "-r", "fE", *names]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
