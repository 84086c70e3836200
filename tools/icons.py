"""The icons of the installed page, made from `web/public/signal.svg`: `python tools/icons.py`.

The picture has a rounded plate; where a device cuts the corners itself ("maskable", and Apple's) the plate fills the
square, and for masks the signal keeps to the middle that no mask cuts (a circle of four fifths).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
FOLDER = PUBLIC / "icons"
PLATE = '<rect width="64" height="64" rx="14" fill="#14304f"/>'
WHOLE = '<rect width="64" height="64" fill="#14304f"/>'
MIDDLE = '<g transform="translate(32 32) scale(0.72) translate(-34 -32)">'


def _whole(svg: str, inner: str = "<g>") -> str:
    """The picture with a plate that fills the square."""
    head, rest = svg.split(PLATE)
    return f"{head}{WHOLE}{inner}{rest.replace('</svg>', '</g></svg>')}"


def icons() -> dict[str, bytes]:
    """Every icon by its name, as PNG."""
    import resvg_py

    svg = (PUBLIC / "signal.svg").read_text(encoding="utf-8")
    wanted: dict[str, tuple[str, int]] = {
        "small.png": (svg, 192), "large.png": (svg, 512), "touch.png": (_whole(svg), 180),
        "masked.png": (_whole(svg, MIDDLE), 512),
    }  # fmt: skip
    draw: Any = resvg_py.svg_to_bytes
    return {name: bytes(draw(svg_string=picture, width=size)) for name, (picture, size) in wanted.items()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, content in icons().items():
        (FOLDER / name).write_bytes(content)
