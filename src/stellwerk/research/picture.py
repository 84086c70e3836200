"""Drawings of a match for programs: the board as text, as SVG, or as pixels."""

from __future__ import annotations

import re
from io import BytesIO, StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import terminal
from ..extras import needed
from ..match import Match
from ..texts import DEFAULT

MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 960  # pixels


def render(match: Match, mode: str | None) -> Any:
    """The board as a spectator sees it: "human" prints it, "ansi" gives it as text, "svg" as a drawing, "rgb_array" as
    pixels; without a mode, nothing."""
    if mode == "human":
        print(text(match))
    elif mode == "ansi":
        return text(match)
    elif mode == "svg":
        return match.svg(None)
    elif mode == "rgb_array":
        return pixels(match.svg(None))
    return None


def text(match: Match) -> str:
    """The board in the terminal's colours."""
    from rich.console import Console

    page = StringIO()
    console = Console(width=100, force_terminal=True, color_system="truecolor", file=page)
    console.print(terminal.shown(match.game, match.board, match.view(None), DEFAULT))
    return page.getvalue()


def pixels(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """A drawing as pixels, (height, width, 3), by the library resvg."""
    with needed("research", "drawings as pixels need"):
        import resvg_py
        from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=_in_colour(svg), width=width, background="#ffffff"))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))


def _in_colour(svg: str) -> str:
    """A drawing with its colours in place of their names (`var(--sea)`), which resvg does not know: all would be black.
    What only its surroundings give a colour stays black: the trains and cards of some games."""
    by_day, by_night, *_ = re.findall(r"\{(--[^}]*)\}", svg)
    is_dark = re.match(r'<svg[^>]* class="[^"]*\bdark\b', svg) is not None
    colours = dict(re.findall(r"--([\w-]+):([^;]+)", by_night if is_dark else by_day))
    return re.sub(r"var\(--([\w-]+)\)", lambda found: colours.get(found[1], "black"), svg)
