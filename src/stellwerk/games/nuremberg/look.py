"""How everything looks: pieces and liveries, what is drawn more than once, and the style of the maps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ... import drawing
from ...drawing import growth_rules, moved, painted, pair, straight, tag
from ...engine.game import Livery
from ...engine.moves import Piece
from ...palette import SHAPES, Tint
from .board import COLOURS, COMPANIES

LIVERIES = (
    Livery("orange", "diamond"),
    Livery("blue", "circle"),
    Livery("purple", "triangle"),
    Livery("black", "square"),
)
CUBES = tuple(Piece("cube", f"seat-{livery.colour}") for livery in LIVERIES)
MARKERS = tuple(Piece("disc", f"seat-{livery.colour}", "", livery.shape) for livery in LIVERIES)
RAILS: Mapping[int | str, Piece] = {
    **{seat: Piece("rail", f"seat-{livery.colour}", "", livery.shape) for seat, livery in enumerate(LIVERIES)},
    **{company: Piece("rail", company, company[0].upper()) for company in COMPANIES},
}
"""The links of a seat or a company."""
POINTS: Mapping[str, Piece] = {
    **{colour: Piece("disc", colour, colour[0].upper()) for colour in COLOURS},
    "red or green": Piece("disc", "", "R/G"),
}
"""Influence; its letters are the same in German."""
TOKENS: Mapping[str, Piece] = {colour: Piece("token", colour, colour[0].upper()) for colour in COLOURS}
TRAIN = tuple(Piece("wagon", f"seat-{livery.colour}", "", livery.shape) for livery in LIVERIES)
COMPANY = {company: Piece("token", company, company[0].upper()) for company in COMPANIES}
LYING = {
    "white": Piece("cube", "white"),
    "yellow": Piece("cube", "yellow"),
    "red": Piece("pawn", "red", "R", "pawn"),
    "green": Piece("pawn", "green", "G", "hat"),
    "landlord": Piece("pawn", "white", "", "top-hat"),
}
"""What lies in the areas."""
SEAT, ROOM = Piece("pawn", shape="pawn"), Piece("cube")
"""Room for a passenger, and for a piece of goods, on a train."""

CUBE = "M-9.5-6L0-11.5L9.5-6V5L0 10.5L-9.5 5Z"
CUBE_TOP = "M-9.5-6L0-11.5L9.5-6L0-.5Z"
CUBE_RIGHT = "M9.5-6L0-.5V10.5L9.5 5Z"
CUBE_EDGES = "M-9.5-6L0-.5L9.5-6M0-.5V10.5"
MARKS = {  # what is on the front of a cube
    "beer": "M-7.5 0V4.6M-5 1.4V6M-2.5 2.8V7.4M-8.5-1.5L-1 2.8",
    "stone": "M-8-1L-5 2L-6 4.5L-2 8",
    "post": "M-8.6-3.5L-4.4 3.6L-.8 1.3",
    "cheese": "M-7.5 0a1.3 1.6 0 1 0 .1 0ZM-3.4 2.2a1.5 1.9 0 1 0 .1 0Z",
}
WAGON = "M-19-9.5H19A2.5 2.5 0 0 1 21.5-7V7A2.5 2.5 0 0 1 19 9.5H-19A2.5 2.5 0 0 1-21.5 7V-7A2.5 2.5 0 0 1-19-9.5Z"
UNDERCARRIAGE = "M-24-6H24M-24 6H24M-17-9V9M-8-9V9M1-9V9M10-9V9M18-9V9"
DALES = "M4 9q6-5 12 0t12 0M31 24q6-5 12 0t9 0M36 6l2-4 2 4M10 25l2-4 2 4"
BRICKS = "M6 4h8v7h-8zM10 .5L15 4M10 .5L5 4M19 17h6v6h-6zM22 14l4 3M22 14l-4 3"


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once for this drawing."""
    return drawing.use("nuremberg-" + symbol, class_, transform)


def owner_class(owner: int | str) -> str:
    """The class that colours something of a seat or a company."""
    return f"c-s{owner}" if isinstance(owner, int) else f"c-{owner}"


def draw_emblem(owner: int | str, turn: float = 0.0) -> str:
    """Draw the sign of an owner on its wagon: a seat's shape, or a company's letter."""
    upright = f"rotate({drawing.number(turn)})" if turn else ""
    if isinstance(owner, int):
        return use("shape-" + LIVERIES[owner].shape, "emblem", f"{moved(0, -1, 0.74)} {upright}")
    return tag("g", tag("text", owner[0].upper(), y=6, class_="letter"), transform=f"{moved(0, -1)} {upright}")


BADGES = {"red": "diamond", "green": "circle"}  # the shapes of the companies


def draw_badge(company: str, x: float, y: float, scale: float) -> str:
    """Draw the badge of a company: its colour, its shape and its letter."""
    shape = use("shape-" + BADGES[company], None, "scale(1.45)")
    letter = tag("text", company[0].upper(), y=5, class_="badge-letter")
    return tag("g", shape, letter, class_="badge c-" + company, transform=moved(x, y, scale))


# ------------------------------------------------------------------------------------------------ what is defined once


def definitions(goods: Mapping[str, str]) -> str:
    """Write everything that is drawn more than once, for the goods of a map."""
    parts = [
        pattern("hops", 30, 34, hop_plant(8, 4) + hop_plant(23, 21)),
        pattern("stones", 46, 36, hill(14, 16, 1.0) + hill(37, 33, 0.8)),
        pattern("dales", 54, 30, DALES),
        pattern("bricks", 26, 26, BRICKS),
        *(pawn(kind) for kind in ("red", "green", "landlord")),
        *(cube(colour, MARKS.get(good, "")) for colour, good in goods.items()),
        wagon(),
        tag("path", d="M-9-6.5V6.5M-3-6.5V6.5M3-6.5V6.5M9-6.5V6.5", id="nuremberg-stub"),
        *(
            tag("path", d=SHAPES[shape], id="nuremberg-shape-" + shape)
            for shape in (livery.shape for livery in LIVERIES)
        ),
    ]
    return tag("defs", *parts)


def pattern(name: str, width: float, height: float, data: str) -> str:
    """Define a texture."""
    mark = tag("path", d=data, class_="nuremberg-mark-" + name)
    return tag("pattern", mark, id="nuremberg-" + name, width=width, height=height, patternUnits="userSpaceOnUse")


def hop_plant(x: float, y: float) -> str:
    """Write a pole with a bine that winds up it."""
    bine = ((x - 4, y + 2, "q4-3 4 2"), (x + 4, y + 6, "q-4-3-4 2"), (x - 4, y + 9, "q4-3 4 2"))
    return f"M{pair((x, y))}v13" + "".join(f"M{pair((left, top))}{turn}" for left, top, turn in bine)


def hill(x: float, y: float, scale: float) -> str:
    """Write a stony hill with a shaded side."""
    outline, shade = ((-12, 0), (-1, -13), (11, 0)), ((-1, -13), (2, -6), (0, -4), (4, 0))
    return "".join(straight([(x + dx * scale, y + dy * scale) for dx, dy in line]) for line in (outline, shade))


def pawn(kind: str) -> str:
    """Define a passenger, who wears a letter, or a landlord; their outlines differ."""
    piece = LYING[kind]
    outline, larger = SHAPES[piece.shape], "translate(0 -.4) scale(1.24)"
    halo = tag("path", d=outline, class_="nuremberg-halo", transform=larger)
    body = tag("path", d=outline, class_="nuremberg-pawn nuremberg-" + piece.colour, transform=larger)
    letter = tag("text", str(piece.letter), y=10.3, class_="nuremberg-pawn-letter nuremberg-on-" + piece.colour)
    return tag("g", halo, body, letter, id="nuremberg-piece-" + kind)


def cube(colour: str, mark: str) -> str:
    """Define a cube seen from a corner."""
    looks = {
        "halo": CUBE, f"cube-{colour} nuremberg-cube": CUBE, "shade": CUBE_RIGHT, "gleam": CUBE_TOP,
        "cube-lines": CUBE_EDGES, "cube-mark": mark,
    }  # fmt: skip
    faces = [tag("path", d=data, class_="nuremberg-" + look) for look, data in looks.items() if data]
    return tag("g", *faces, id="nuremberg-piece-" + colour)


def wagon() -> str:
    """Define the wagon that stands on a link."""
    looks = {"undercarriage": UNDERCARRIAGE, "wagon-halo": WAGON, "wagon": WAGON, "doors": "M-14-9.5V9.5M14-9.5V9.5"}
    return tag(
        "g", *(tag("path", d=data, class_="nuremberg-" + look) for look, data in looks.items()), id="nuremberg-wagon"
    )


# --------------------------------------------------------------------------------------------------------------- style

OWN = {
    "station": Tint("#fbf3de", "#33414b"),
    "large": Tint("#f5e6c0", "#3c4b55"),
    "goods": Tint("#f2dc95", "#5a4f2a"),
    "hop": Tint("#c9d7b0", "#2c3f30"),
    "hill": Tint("#d3c9b9", "#3d3a36"),
    "dale-station": Tint("#d9e8cf", "#274a49"),
    "dale-goods": Tint("#dfe3a4", "#455328"),
    "town-red": Tint("#e3988a", "#6b2d26"),
    "town-green": Tint("#a5cda6", "#22502f"),
    "plate-red": Tint("#8f2013", "#8f2013"),
    "plate-green": Tint("#185029", "#185029"),
    "border": Tint("#a89670", "#0f171d"),
    "hop-mark": Tint("#7c9a66", "#55795a"),
    "hill-mark": Tint("#94856c", "#77705f"),
    "dale-mark": Tint("#7fae8c", "#3f7470"),
    "flow": Tint("#3f8fb5", "#4fa3cc"),
    "bank": Tint("#fdf8ea", "#0d1a24"),
    "glint": Tint("#9fd0e4", "#a8dcf2"),
    "beck": Tint("#5fa9c4", "#4b93b3"),
    "free": Tint("#8c7d5e", "#94a1a6"),
}
RULES = """
.ground{stroke:none}
.ground.station{fill:var(--station)}.ground.large{fill:var(--large)}.ground.goods{fill:var(--goods)}
.ground.hop{fill:var(--hop)}.ground.hill{fill:var(--hill)}
.ground.station.dale{fill:var(--dale-station)}.ground.goods.dale{fill:var(--dale-goods)}
.ground.town-red{fill:var(--town-red)}.ground.town-green{fill:var(--town-green)}.closed .ground{opacity:.35}
.texture.hops{fill:url(#nuremberg-hops)}.texture.stones{fill:url(#nuremberg-stones)}
.texture.dales{fill:url(#nuremberg-dales)}.texture.bricks{fill:url(#nuremberg-bricks);opacity:.35}
.texture{pointer-events:none}
.nuremberg-mark-hops{fill:none;stroke:var(--hop-mark);stroke-width:1.5;stroke-linecap:round}
.nuremberg-mark-stones{fill:none;stroke:var(--hill-mark);stroke-width:1.5;stroke-linejoin:round}
.nuremberg-mark-dales{fill:none;stroke:var(--dale-mark);stroke-width:1.5;stroke-linecap:round}
.nuremberg-mark-bricks{fill:none;stroke:#fff;stroke-width:1.1}
.borders{fill:none;stroke:var(--border);stroke-width:1.6;stroke-linejoin:round}
.bank,.flow,.glint,.beck,.beck-bank{fill:none;stroke-linejoin:round;stroke-linecap:round;pointer-events:none}
.bank{stroke:var(--bank);stroke-width:14}.flow{stroke:var(--flow);stroke-width:10}
.glint{stroke:var(--glint);stroke-width:2;stroke-dasharray:26 18}
.beck-bank{stroke:var(--bank);stroke-width:7;opacity:.6}.beck{stroke:var(--beck);stroke-width:4}
.net{fill:none;stroke-linejoin:round;pointer-events:none}
.ballast{stroke:var(--bed);stroke-width:14;stroke-linecap:round}
.sleepers{stroke:var(--c);stroke-width:12;stroke-dasharray:2.8 3.6}
.rail{stroke:var(--c);stroke-width:7.4}.gap{stroke:var(--gap,var(--bed));stroke-width:3}
.stub{fill:none;stroke:var(--free);stroke-width:2.6;stroke-linecap:round;opacity:.8}
.cost{fill:var(--sheet);stroke:var(--free);stroke-width:1.4}.cost-figure{text-anchor:middle;font-weight:700}
.closed .stub,.closed .cost,.closed .cost-figure{opacity:.3}
.nuremberg-undercarriage{fill:none;stroke:var(--edge);stroke-width:2}
.nuremberg-wagon-halo{fill:var(--halo);stroke:var(--halo);stroke-width:4.5}
.nuremberg-wagon{fill:var(--c);stroke:var(--edge);stroke-width:1.2}
.nuremberg-doors{stroke:var(--on);stroke-width:1;opacity:.55}
.emblem{fill:var(--on)}.letter{font-size:17px;font-weight:700;text-anchor:middle;fill:var(--on)}
.bar-edge{stroke:var(--ink);stroke-width:11;stroke-linecap:round}
.bar-white{stroke:#fff;stroke-width:8.4}.bar-red{stroke:var(--barrier);stroke-width:8.4;stroke-dasharray:7 6}
.post{fill:var(--barrier);stroke:#fff;stroke-width:2}.barrier{fill:none}
.plain{fill:var(--ink);font-style:italic;font-weight:600;text-anchor:middle}
.small{transform:scale(1.2);transform-box:fill-box;transform-origin:50% 100%}
.slip{fill:var(--goods)}.dale .slip{fill:var(--dale-goods)}
.field .plain{paint-order:stroke;stroke:var(--hop);stroke-width:5;stroke-linejoin:round}
.hills .field .plain{stroke:var(--hill)}
.t-red .plate{fill:var(--plate-red)}.t-green .plate{fill:var(--plate-green)}
.badge{fill:var(--c);stroke:var(--on-night);stroke-width:1.3}
.badge-letter{font-size:14px;font-weight:700;text-anchor:middle;fill:var(--on);stroke:none}
.printed{opacity:.55}
.nuremberg-halo{fill:var(--halo);stroke:var(--halo);stroke-width:3.6;stroke-linejoin:round}
.nuremberg-pawn,.nuremberg-cube{stroke:var(--edge);stroke-width:1.3;stroke-linejoin:round}
.nuremberg-pawn.nuremberg-red{fill:var(--red)}.nuremberg-pawn.nuremberg-green{fill:var(--green)}
.nuremberg-pawn.nuremberg-white{fill:var(--white)}
.nuremberg-pawn-letter{font-size:10px;font-weight:700;text-anchor:middle}
.nuremberg-on-red{fill:var(--on-red)}.nuremberg-on-green{fill:var(--on-green)}
.nuremberg-cube-white{fill:var(--white)}.nuremberg-cube-yellow{fill:var(--yellow)}
.nuremberg-shade{fill:#000;opacity:.16}.nuremberg-gleam{fill:#fff;opacity:.3}
.nuremberg-cube-lines{fill:none;stroke:var(--edge);stroke-width:1}
.nuremberg-cube-mark{fill:none;stroke:var(--edge);stroke-width:1.2;opacity:.75}
.ring{fill:none;stroke:var(--brass);stroke-width:4;stroke-linejoin:round}
.engine{fill:var(--gold)}
.swatch-rim{fill:none;stroke:var(--border);stroke-width:1.4}
"""
PALE_BEDS = {"s3": "#d8d1bd", "red": "#e9d6cf", "green": "#cfe6d2"}  # dark rails are seen by night on these
PHONE = (
    growth_rules("nuremberg", "transform-box:fill-box;transform-origin:50% 100%")
    + ".nuremberg .stub{opacity:.4}.nuremberg .texture{opacity:.7}"
)


@lru_cache(maxsize=1)
def style() -> str:
    """Write the style."""
    owners = {f"s{seat}": f"seat-{livery.colour}" for seat, livery in enumerate(LIVERIES)} | {c: c for c in COMPANIES}
    own = [f".nuremberg .c-{owner}{{{painted(colour)}}}" for owner, colour in owners.items()]
    own += [f".nuremberg.dark .net.c-{owner}{{--bed:{bed}}}" for owner, bed in PALE_BEDS.items()]
    return drawing.style("nuremberg", RULES, PHONE, own, OWN)
