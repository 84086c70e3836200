"""The palette: every colour and every shape that means something, once, for all drawings and for the page.

A colour has a name and two values, by day and by night; in SVG and CSS it is the custom property of that name
(`var(--seat-red)`), and what is written on it has the colour `on-...` (`var(--on-seat-red)`).  Colours come in
families:

- *pieces*: wood and cardboard, tracks, cards, companies ("red"), and *goods* ("coal");
- *seats*: the liveries of the players ("seat-red").  Seats are told apart by hue, lightness and shape, whatever
  colours one sees, and none is the colour of a piece: what a player has built is never taken for what is free;
- *common*: paper, ink, enamel and brass; *land* for the country around a board; *page* for what the page alone needs.

>>> PALETTE["seat-red"].day
'#981030'
>>> PALETTE["on-yellow"] == INK
True

What `tools/palette.py` writes for the page is made from here.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Tint(NamedTuple):
    """A colour by day and by night."""

    day: str
    night: str


def luminance(colour: str) -> float:
    """How light a colour is, as contrast is measured by (WCAG).

    >>> luminance("#ffffff")
    1.0
    """
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour can be read on another: from 1 to 21.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


CREAM = Tint("#fffaf0", "#fffaf0")
INK = Tint("#0f1820", "#0f1820")


def ink_on(tint: Tint) -> Tint:
    """What is written on a colour in: cream or ink."""
    return Tint(*(max(CREAM.day, INK.day, key=lambda ink: contrast(ink, ground)) for ground in tint))


PIECES = {
    "blue": Tint("#2f6db3", "#3472b8"),
    "red": Tint("#c8402f", "#c9412f"),
    "green": Tint("#38813f", "#3f9250"),
    "yellow": Tint("#e6b93a", "#e6bb45"),
    "black": Tint("#34373d", "#23272d"),
    "purple": Tint("#8e5aa8", "#a678c0"),
    "white": Tint("#fdfaf2", "#ece6d6"),
    "orange": Tint("#e08436", "#e28b40"),
    "brown": Tint("#7a4a2a", "#8a5a30"),
    "grey": Tint("#b9b4a6", "#6b6f72"),
}
GOODS = {
    "coal": PIECES["black"],
    "wood": PIECES["green"],
    "iron": PIECES["blue"],
    "steel": Tint("#c3cad2", "#aab3bc"),
}
SEATS = {
    "seat-red": Tint("#981030", "#bb1042"),
    "seat-blue": Tint("#14379e", "#6aa0f5"),
    "seat-green": Tint("#4db380", "#86dcb8"),
    "seat-yellow": Tint("#ffd72e", "#fbee6a"),
    "seat-purple": Tint("#bb74e0", "#8a46b4"),
    "seat-grey": Tint("#66747f", "#979286"),
    "seat-orange": Tint("#d8611a", "#fba562"),
    "seat-black": Tint("#161d24", "#454a4f"),
}
COMMON = {
    "paper": Tint("#f4ecd8", "#10181f"),
    "sheet": Tint("#fffaf0", "#1a252e"),  # what lies on the paper: panels, cards
    "ink": Tint("#1d2b3a", "#f1ead9"),
    "soft": Tint("#56636d", "#a9b3b8"),  # ink that holds back
    "rule": Tint("#d9ccab", "#33424d"),
    "night": Tint("#14304f", "#0b1d31"),  # enamel
    "on-night": Tint("#fdf8ea", "#f6efdd"),
    "brass": Tint("#b08a3c", "#d0a850"),
    "gold": Tint("#d9b45f", "#dcb868"),
    "signal": Tint("#bf3a2a", "#c4432f"),
    "signal-ink": Tint("#a82f21", "#f0897b"),  # to write with: bad news
    "go": Tint("#2f7a40", "#57ac69"),
    "go-ink": Tint("#286b37", "#7fcb90"),  # good news
    "glow": Tint("#ffd43b", "#ffd43b"),
    "lit": Tint("#e57f00", "#ffb52e"),
    "chosen": Tint("#0a7d78", "#4fe0d4"),
    "shown": Tint("#b300ff", "#d23cff"),
}
LAND = {
    "frame": Tint("#14304f", "#33424d"),
    "halo": Tint("#fffaf0", "#f6efdd"),
    "sea": Tint("#bcd5db", "#0d2032"),
    "water": Tint("#d9e8e8", "#15304a"),
    "home": Tint("#f3e7c6", "#2b3842"),
    "beyond": Tint("#e4dac2", "#1b262e"),
    "shore": Tint("#7d97a0", "#56707f"),
    "river": Tint("#8fb8c6", "#3f6d88"),
    "relief": Tint("#c9b383", "#6d6a58"),
    "region": Tint("#5b7f8c", "#6f97ab"),
    "region-land": Tint("#a8997a", "#64727b"),
    "edge": Tint("#1d2b3a", "#0a0f14"),  # the outline of pieces, and their wheels
    "rim": Tint("#1d2b3a", "#5b6770"),  # the outline of pieces off the map, where it must be seen around black ones
    "bed": Tint("#fffaf0", "#0c141b"),  # ballast
    "sleeper": Tint("#8d8268", "#6d7d87"),
    "barrier": Tint("#c8402f", "#e0523f"),
    "nobody": Tint("#8b8778", "#818c95"),
}
PAGE = {
    "raised": Tint("#fffdf7", "#22303b"),
    "sunk": Tint("#ece1c6", "#0c1319"),
    "night-raised": Tint("#1d4067", "#16304b"),
    "on-night-soft": Tint("#c3cfda", "#c3cfda"),
    "brass-ink": Tint("#75581b", "#dcb868"),
    "brass-wash": Tint("#f2e6c5", "#2c2b22"),
    "signal-deep": Tint("#9c2b1e", "#a83525"),
    "focus": Tint("#0b63c5", "#7cbcff"),
}

_OTHERS = {name: {**COMMON, **LAND}[name] for name in ("gold", "signal", "glow", "nobody")}
_GROUNDS = {**PIECES, **GOODS, **SEATS, **_OTHERS}
PALETTE: Mapping[str, Tint] = {
    **COMMON, **LAND, **PIECES, **GOODS, **SEATS, **{"on-" + name: ink_on(tint) for name, tint in _GROUNDS.items()}
}  # fmt: skip
"""What drawings know by name."""


def properties(colours: Mapping[str, Tint], night: bool) -> str:
    """Colours as custom properties.

    >>> properties({"red": Tint("#c8402f", "#c9412f")}, night=True)
    '--red:#c9412f'
    """
    return ";".join(f"--{name}:{tint[night]}" for name, tint in colours.items())


# ---------------------------------------------------------------- shapes


def _regular(count: int, radius: float, inner: float | None = None) -> str:
    """A regular polygon, or a star if an inner radius is given."""
    radii: Sequence[float] = [radius] if inner is None else [radius, inner]
    total = count * len(radii)
    turns = [2 * math.pi * index / total - math.pi / 2 for index in range(total)]
    points = [
        (radii[i % len(radii)] * math.cos(turn), radii[i % len(radii)] * math.sin(turn)) for i, turn in enumerate(turns)
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


# Around the origin, within 10 to each side: of liveries (and companies' emblems), of goods, of passengers.
SHAPES: Mapping[str, str] = {
    "diamond": "M-9 0L0-9L9 0L0 9Z",
    "circle": "M-7.2 0A7.2 7.2 0 1 1 7.2 0A7.2 7.2 0 1 1-7.2 0Z",
    "triangle": "M0-8.4L8.4 6.4H-8.4Z",
    "square": "M-6.5-6.5H6.5V6.5H-6.5Z",
    "star": _regular(5, 9.4, 4.1),
    "pentagon": _regular(5, 8.8),
    "burst": _regular(6, 9.2, 6.2),
    "dot": "M-3 0A3 3 0 1 1 3 0A3 3 0 1 1-3 0Z",
    "coal": "M-10-2.8L-5.5-9.3L3.4-10L9.7-4.5L10 4.1L4.1 10L-5.9 9.3L-10 4.1Z",
    "wood": "M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0Z",
    "iron": "M-6.2-9.3H6.2L10 9.3H-10Z",
    "steel": "M-10-9.7H10V-4.5H6.9V4.5H10V9.7H-10V4.5H-6.9V-4.5H-10Z",
    "pawn": "M-7 10C-7 3.3-4.2-.8-2.8-2A5 5 0 1 1 2.8-2C4.2-.8 7 3.3 7 10Z",
    "hat": "M-7.5 10L-2.5-1.7H-7.9Q-5.8-4.2-3.8-4.5Q-3.8-10 0-10T3.8-4.5Q5.8-4.2 7.9-1.7H2.5L7.5 10Z",
    "top-hat": "M-6.4 10C-6.4 4-4.5 1-3.4 0V-2.2H-6V-4.3H-3.8V-10H3.8V-4.3H6V-2.2H3.4V0C4.5 1 6.4 4 6.4 10Z",
}
