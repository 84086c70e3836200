"""Pieces: cards, cubes, discs, locomotives and the rest, drawn alike in all games and on the page.

A piece (`engine/moves.py`) has a kind, which says what it looks like (`LOOKS`), and a colour of the palette; what tells
it from the others beside its colour is a shape or a letter.  `tools/palette.py` writes the same looks for the page.

>>> from stellwerk.engine.moves import Piece
>>> draw_piece(Piece("disc", "seat-red", "", "diamond"), "", 20, 20, 30)[:41]
'<g class="piece" style="--c:var(--seat-re'
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple
from xml.sax.saxutils import escape

from .drawing import LOCO_BODY, LOCO_WHEELS, moved, number, painted, tag
from .engine.moves import Piece
from .palette import PALETTE, SHAPES


class Look(NamedTuple):
    """What a kind of piece looks like, around the origin."""

    width: float
    height: float
    layers: tuple[tuple[str, str], ...]
    """Class and path of each layer, the lowest first."""
    mark: tuple[float, float, float] = (0, 0, 1)
    """Where its shape or its letter is, and how large."""
    figure: tuple[float, float, float] = (0, 0, 1)
    """Where a number on it is, and how large."""


def _disc(x: float, y: float, radius: float) -> str:
    """A circle as path data."""
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0Z"


def _sheet(width: float, height: float) -> str:
    """A rectangle with round corners as path data."""
    across, down = number(width - 5), number(height - 5)
    start = f"M{number(2.5 - width / 2)} {number(-height / 2)}"
    return f"{start}h{across}q2.5 0 2.5 2.5v{down}q0 2.5-2.5 2.5h-{across}q-2.5 0-2.5-2.5v-{down}q0-2.5 2.5-2.5Z"


CARD, RIM = _sheet(26, 36), _sheet(22.4, 32.4)
CORNERS = {"mark": (7, 12.2, 0.55), "figure": (-5.5, -10.5, 0.8)}  # of a card
BANDS = ("purple", "blue", "green", "yellow", "orange", "red")
RAINBOW = tuple((f"in-{colour}", f"M{-11.2 + i * 3.73:.1f}-16.2h3.8v32.4h-3.8Z") for i, colour in enumerate(BANDS))
VAN = "M-8 3V-1Q-8-3-6-3H6Q8-3 8-1V3Z" + _disc(-4.5, 4, 1.8) + _disc(4.5, 4, 1.8)
ENGINE = (
    "M-9-4h5v7h-5ZM-4-1h11v4h-11ZM3.5-5h2.5v4h-2.5ZM7 3h2.5l-2 2.5h-1Z"
    + _disc(-6, 4.5, 2)
    + _disc(-1, 4.5, 2)
    + _disc(4, 4.5, 2)
)
WAY = _disc(-5.5, 6, 2.6) + _disc(5.5, -6, 2.6) + "M-4.6 3.2L3-5L4.6-3.2L-3 5Z"
VAN_WHEELS = "".join(_disc(x, 8, 4) for x in (-14, -5, 5, 14))
STRIPES = "M-11.2-6L-1-16.2M-11.2 4L9-16.2M-11.2 14L11.2-8.4M-3.4 16.2L11.2 1.6M6.6 16.2L11.2 11.6"

LOOKS: Mapping[str, Look] = {
    "card": Look(26, 36, (("body", CARD), ("gleam", RIM), ("on", VAN)), **CORNERS),
    "joker": Look(26, 36, (("body", CARD), *RAINBOW, ("gleam", RIM), ("on cut", ENGINE)), **CORNERS),
    "back": Look(26, 36, (("body", CARD), ("gleam", RIM), ("gleam", STRIPES)), (0, 8, 0.7), (0, 0, 1)),
    "ticket": Look(26, 36, (("body", CARD), ("gleam", RIM), ("on", WAY)), **CORNERS),
    "cube": Look(26, 28, (
        ("body", "M-12-7L0-13.5L12-7V6.5L0 13L-12 6.5Z"), ("light", "M-12-7L0-13.5L12-7L0-.5Z"),
        ("shade", "M12-7L0-.5V13L12 6.5Z"), ("edges", "M-12-7L0-.5L12-7M0-.5V13"),
    ), (-6, 4, 0.6)),
    "disc": Look(28, 28, (("body", _disc(0, 0, 13)),), (0, 0, 0.95)),
    "token": Look(28, 28, (("body", _disc(0, 0, 13)), ("gleam", _disc(0, 0, 10.6))), (0, 0, 0.85)),
    "tile": Look(28, 28, (("body", _sheet(26, 26)), ("gleam", _sheet(22, 22))), (0, 0, 0.95)),
    "loco": Look(46, 32, (("body", LOCO_BODY), ("wheel", LOCO_WHEELS)), (-1, -2, 1.1)),
    "wagon": Look(46, 32, (
        ("body", "M-21 7V-6Q-21-11-15-11H15Q21-11 21-6V7Z"), ("wheel", VAN_WHEELS),
    ), (0, -2.5, 0.85)),
    "rail": Look(46, 28, (
        ("wood", "M-17-11V11M-9-11V11M9-11V11M17-11V11"), ("rails", "M-22-6H22M-22 6H22"), ("body", _sheet(22, 17)),
    ), (0, 0, 0.8)),
}  # fmt: skip
BACKS = {"card": "night", "ticket": "signal"}  # of what lies face down
BODIES = ("cube", "pawn")  # their shape is what they are, not a mark on them
BODY, WITHIN = 1.4, (0, 0, 0.85)  # so large it is, and its letter

# On the page these hold as they are; `--c` is the colour of the piece, `--on` what is written on it in.
RULES = """
.piece .body{fill:var(--c);stroke:var(--rim);stroke-width:1;stroke-linejoin:round}
.piece .gleam{fill:none;stroke:var(--on);stroke-width:1;opacity:.45}
.piece .light{fill:#fff;opacity:.25}.piece .shade{fill:#000;opacity:.18}
.piece .edges{fill:none;stroke:var(--edge);stroke-width:.8}
.piece .on,.piece .letter{fill:var(--on)}.piece .cut{stroke:var(--edge);stroke-width:.6}
.piece .wheel{fill:var(--rim);stroke:var(--sheet);stroke-width:1}
.piece .wood{fill:none;stroke:var(--sleeper);stroke-width:4}.piece .rails{fill:none;stroke:var(--ink);stroke-width:2}
.piece .letter{font-size:17px;font-weight:700;text-anchor:middle}.piece .letter.over{font-size:11px;fill:var(--c)}
.piece .figure{paint-order:stroke;stroke:var(--c);stroke-width:2}
""" + "".join(f".piece .in-{colour}{{fill:var(--{colour})}}" for colour in BANDS)


def look_of(piece: Piece) -> str:
    """The name of a piece's look.

    >>> look_of(Piece("card", "red")), look_of(Piece("card"))
    ('card', 'back')
    """
    if piece.kind == "card" and not piece.colour:
        return "back"
    return piece.colour if piece.colour in LOOKS else piece.kind if piece.kind in LOOKS else "cube"


def width_at(piece: Piece, height: float) -> float:
    """How wide a piece of a height is."""
    look = LOOKS[look_of(piece)]
    return look.width * height / look.height


def colour_of(piece: Piece) -> str:
    """The colour of a piece by its name in the palette."""
    return piece.colour if piece.colour in PALETTE else BACKS.get(piece.kind, "nobody")


def draw_piece(piece: Piece, letter: str, x: float, y: float, height: float, count: str = "") -> str:
    """Draw a piece around a point; `letter` is its letter in the language of the drawing, `count` a number on it."""
    at = moved(x, y, height / LOOKS[look_of(piece)].height)
    return tag("g", _parts(piece, letter, count), class_="piece", style=painted(colour_of(piece)), transform=at)


@lru_cache(maxsize=2048)
def _parts(piece: Piece, letter: str, count: str) -> str:
    """What a piece is drawn of."""
    look = LOOKS[look_of(piece)]
    shape, is_body = SHAPES.get(piece.shape), piece.kind in BODIES
    if shape and is_body:
        parts = [tag("path", class_="body", d=shape, transform=f"scale({BODY})")]
    else:
        parts = [tag("path", class_=class_, d=data) for class_, data in look.layers]
    at = moved(*(WITHIN if shape and is_body else look.mark))
    if shape and not is_body:
        parts.append(tag("path", class_="on", d=shape, transform=at))
    if letter:
        over = bool(shape and not is_body)
        parts.append(
            tag("text", escape(letter), class_="letter over" if over else "letter", y=4 if over else 6, transform=at)
        )
    if count:
        parts.append(tag("text", escape(count), class_="letter figure", y=6, transform=moved(*look.figure)))
    return "".join(parts)
