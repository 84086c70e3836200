"""Print what CHANGELOG.md says about a version: `python tools/release_notes.py 1.0.0`; fails if it is not this one."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    """The version of the sources."""
    text = (ROOT / "src" / "stellwerk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.M)
    assert found is not None
    return found[1]


def notes(wanted: str) -> str:
    """The section of a version, without its heading."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(wanted)} \(\d{{4}}-\d\d-\d\d\)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if found is None:
        sys.exit(f"CHANGELOG.md has no section “## {wanted} (YYYY-MM-DD)”.")
    return found[1].strip()


if __name__ == "__main__":
    if sys.argv[1:] != [version()]:
        sys.exit(f"The sources are version {version()}, not {' '.join(sys.argv[1:])}.")
    print(notes(version()))
