"""A learning curve as a drawing: lines over the number of steps, in SVG, with nothing but text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from ..palette import PALETTE

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 56, 52
PAPER, INK, GRID = (PALETTE[name].day for name in ("paper", "ink", "rule"))
COLOURS = tuple(PALETTE[name].day for name in ("signal", "go", "brown", "blue"))
DASHES = ("", "9 4", "2 4", "12 4 2 4")  # so that no line is known by its colour alone


def curve(
    title: str,
    lines: Mapping[str, Sequence[tuple[float, float]]],
    across: str,
    up: str,
    level: tuple[str, float] | None = None,
    top: float | None = None,
) -> str:
    """Lines of points (across, up) as an SVG drawing; `level` is a thin line to compare with.

    >>> drawing = curve("Learning", {"against random": [(0, 0.5), (1000, 0.9)]}, "steps", "share of wins")
    >>> drawing.startswith("<svg"), "against random" in drawing
    (True, True)
    """
    points = [point for line in lines.values() for point in line]
    right = max([x for x, _ in points], default=1.0) or 1.0
    heights = [y for _, y in points] + ([level[1]] if level is not None else [])
    low, high = min([0.0, *heights]), max(heights, default=1.0)
    high = (top if top is not None else high) if high > low or top is not None else low + 1

    def place(x: float, y: float) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - RIGHT) * x / right
        return round(across, 1), round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (y - low) / (high - low), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="Barlow Condensed, Arial Narrow, sans-serif" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        _words(LEFT, 26, title, 16, "start", "600"),
        _words(LEFT, HEIGHT - 12, across, 13, "start"),
        _words(12, TOP - 12, up, 13, "start"),
    ]
    for i in range(5):
        y = low + (high - low) * i / 4
        (x0, at), (x1, _) = place(0, y), place(right, y)
        parts.append(f'<path d="M{x0} {at}H{x1}" stroke="{GRID}"/>')
        parts.append(_words(x0 - 8, at + 4, f"{y:.0f}" if high - low > 10 else f"{y:.2f}", 12, "end"))
        x, base = place(right * i / 4, low)
        parts.append(_words(x, base + 18, _short(right * i / 4), 12, "middle"))
    if level is not None:
        (x0, at), (x1, _) = place(0, level[1]), place(right, level[1])
        parts.append(f'<path d="M{x0} {at}H{x1}" stroke="{INK}" stroke-width="1" stroke-dasharray="3 3"/>')
        parts.append(_words(x1, at - 5, level[0], 12, "end"))
    for i, (name, line) in enumerate(lines.items()):
        colour, dash = COLOURS[i % len(COLOURS)], DASHES[i % len(DASHES)]
        path = "L".join(f"{x} {y}" for x, y in (place(*point) for point in line))
        parts.append(
            f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}" '
            'stroke-linejoin="round"/>'
        )
        end = place(*line[-1]) if line else (LEFT, TOP)
        parts.append(f'<g fill="{colour}">{_words(end[0], end[1] - 8, name, 13, "end", "600")}</g>')
    return "\n".join([*parts, "</svg>\n"])


def _words(x: float, y: float, text: str, size: int, anchor: str, weight: str = "400") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}">{escape(text)}</text>'
    )


def _short(number: float) -> str:
    """A round number for an axis: 1.2 M, 300 k."""
    for unit, name in ((1e6, " M"), (1e3, " k")):
        if number >= unit:
            return f"{number / unit:.3g}{name}"
    return f"{number:.3g}"
