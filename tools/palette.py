"""Write what the page needs of the palette to web/src/; with --check, say whether it is up to date."""

from __future__ import annotations

import sys
from pathlib import Path

from stellwerk.palette import PAGE, PALETTE, SHAPES, Tint

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src"
MADE = "Made by tools/palette.py from src/stellwerk/palette.py"


def value(tint: Tint) -> str:
    """A colour that the page's theme chooses."""
    return tint.day if tint.day == tint.night else f"light-dark({tint.day}, {tint.night})"


def files() -> dict[str, str]:
    """The text of each file by its name."""
    colours = "".join(f"  --{name}: {value(tint)};\n" for name, tint in {**PALETTE, **PAGE}.items())
    shapes = "".join(f"  '{name}': '{path}',\n" for name, path in SHAPES.items())
    return {
        "palette.css": f"/* {MADE}. */\n:root {{\n{colours}}}\n",
        "lib/shapes.ts": f"// {MADE}.\nexport const SHAPES: Record<string, string> = {{\n{shapes}}};\n",
    }


def stale() -> list[str]:
    """The files that are not what the palette says."""
    paths = {name: FOLDER / name for name in files()}
    there = {name: path.read_text(encoding="utf-8") for name, path in paths.items() if path.exists()}
    return [name for name, text in files().items() if there.get(name) != text]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(f"Run tools/palette.py: {', '.join(stale())}" if stale() else 0)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
