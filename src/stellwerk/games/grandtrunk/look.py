"""How everything looks: pieces and liveries, what is drawn more than once, and the style of the map.

Each good has a colour, a letter and a shape, each company a colour and a shape: nobody depends on colours alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ... import drawing
from ...drawing import LOCO_BODY, LOCO_WHEELS, growth_rules, painted, regular, tag, words
from ...engine.game import Livery
from ...engine.game import livery_of as of_colour
from ...engine.moves import Piece
from ...engine.text import Text
from ...palette import SHAPES, Tint
from ...texts import say
from .board import GOODS

LIVERIES = (
    Livery("red", "diamond"),
    Livery("yellow", "triangle"),
    Livery("purple", "square"),
    Livery("green", "circle"),
)
POWERS = ("", "I", "II", "III", "IV")
CUBES: Mapping[str, Piece] = {good: Piece("cube", good, Text(f"grandtrunk-letter-{good}"), good) for good in GOODS}
BACK = Piece("card")


def livery_of(company: Mapping[str, Any], seat: int) -> Livery:
    """The livery of a company on the map, or of a seat in a view; of its place where it has no colour."""
    return of_colour(LIVERIES, company.get("colour"), seat)


@lru_cache(maxsize=None)
def piece(kind: str, livery: Livery) -> Piece:
    """Something of a player: a loco, a wagon, a disc."""
    return Piece(kind, f"seat-{livery.colour}", "", livery.shape)


@lru_cache(maxsize=None)
def card(livery: Livery) -> Piece:
    """A card of a company, face up."""
    return Piece("card", f"seat-{livery.colour}")


# ------------------------------------------------------------------------------------------------ what is defined once

ANCHOR = "M0-6.5V9M-5-2.5H5M-8.5 3Q-7 9.5 0 9.5Q7 9.5 8.5 3M-8.5 3l-1.5 3.5M-8.5 3l3.5 2M8.5 3l1.5 3.5M8.5 3l-3.5 2"
PUFFS = (13, -19.5, 4.2), (5.5, -24, 5.2), (-4, -26, 4)  # of steam: where, and how large
FACETS = {
    "coal": "M-14.5-4L-2-4L5-14.5M-2-4L2 6L14.5 6M2 6L-8.5 13.5",
    "wood": "M-10.5 0A10.5 10.5 0 1 1 10.5 0A10.5 10.5 0 1 1-10.5 0Z",
    "iron": "M-9.5-13.5L-6.5-8.5H6.5L9.5-13.5M-6.5-8.5L-10.5 13.5M6.5-8.5L10.5 13.5",
    "steel": "M-14.5-6.5H14.5M-14.5 6.5H14.5",
}


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once for this drawing."""
    return drawing.use("grandtrunk-" + symbol, class_, transform)


def definitions(language: str) -> str:
    """Write everything that is drawn more than once."""
    parts = [draw_good(good, language) for good in GOODS]
    parts += [tag("path", id="grandtrunk-mark-" + livery.shape, d=SHAPES[livery.shape]) for livery in LIVERIES]
    halo = tag("path", d=LOCO_BODY + LOCO_WHEELS, class_="grandtrunk-halo")
    wheels = tag("path", d=LOCO_WHEELS, class_="grandtrunk-wheels")
    body = tag("path", d=LOCO_BODY, class_="grandtrunk-body")
    roundel = tag("circle", r=11, class_="grandtrunk-roundel") + tag("circle", r=5, class_="grandtrunk-roundel-core")
    ring = tag("circle", cy=-9, r=2.6, class_="grandtrunk-anchor-line")
    parts += [
        tag("g", halo, wheels, body, id="grandtrunk-loco"),
        tag(
            "g",
            *(tag("circle", cx=x, cy=y, r=r) for x, y, r in PUFFS),
            class_="grandtrunk-steam",
            id="grandtrunk-steam",
        ),
        tag("g", tag("path", d=LOCO_BODY), tag("path", d=LOCO_WHEELS), id="grandtrunk-loco-side"),
        tag("g", roundel, id="grandtrunk-station"),
        tag("circle", r=9.5, class_="grandtrunk-no-roundel", id="grandtrunk-no-station"),
        tag("g", ring, tag("path", d=ANCHOR, class_="grandtrunk-anchor-line"), id="grandtrunk-anchor"),
        tag("path", id="grandtrunk-seal", d=regular(12, 19, 16), class_="grandtrunk-gold"),
        tag("path", id="grandtrunk-star", d=regular(8, 21, 15.5), class_="grandtrunk-gold"),
        drawing.country_definitions("grandtrunk"),
    ]
    return tag("defs", *parts)


def draw_good(good: str, language: str) -> str:
    """Define a cube of a good: its shape, a light edge and its letter."""
    own, on = "grandtrunk-" + good, "grandtrunk-on-" + good
    letter = say(CUBES[good].letter, language)
    return tag(
        "g",
        tag("path", d=SHAPES[good], class_="grandtrunk-good " + own, transform="scale(1.45)"),
        tag("path", d=FACETS[good], class_="grandtrunk-facet " + on),
        words(letter, 0, 7.4, "grandtrunk-letter " + on, 21),
        id="grandtrunk-good-" + good,
    )


# --------------------------------------------------------------------------------------------------------------- style

OWN = {
    "port": Tint("#1f6668", "#17595c"),
    "closed": Tint("#6c6a60", "#3c474f"),
    "steel-rail": Tint("#3c3a36", "#b4bec3"),
    "tile": Tint("#fffaf0", "#e9e1cd"),
    "takes": Tint("#ecd9a6", "#cdb377"),
}
RULES = """
.ballast{fill:none;stroke:var(--bed);stroke-width:17;opacity:.85}
.rails{fill:none;stroke:var(--steel-rail);stroke-width:10}.between{fill:none;stroke:var(--bed);stroke-width:6.4}
.sleepers{fill:none;stroke:var(--sleeper);stroke-width:14;stroke-dasharray:3 7.5;opacity:.8}
.place.lit>.hit{fill-opacity:1}
.fade{opacity:.5}
.port .plate{fill:var(--port)}.closed .plate{fill:var(--closed)}
.plate{stroke:var(--halo);stroke-width:1.2}
.grandtrunk-roundel{fill:var(--on-night)}.grandtrunk-roundel-core{fill:var(--signal)}
.grandtrunk-no-roundel{fill:none;stroke:var(--on-night);stroke-width:2.4;stroke-dasharray:4 3.4}
.grandtrunk-anchor-line{fill:none;stroke:var(--on-night);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.tile-face{fill:var(--tile)}.tile-takes{fill:var(--takes)}
.tile-rim{fill:none;stroke:var(--edge);stroke-width:1.4}
.no-tile{fill:var(--sheet);fill-opacity:.55;stroke:var(--soft);stroke-width:1.5;stroke-dasharray:6 4}
.arrow{fill:var(--on-gold)}
.grandtrunk-good{stroke:var(--edge);stroke-width:.9;stroke-linejoin:round}
.grandtrunk-facet{fill:none;stroke-width:1.1;opacity:.4}
.grandtrunk-letter{font-weight:700;text-anchor:middle;pointer-events:none}
.grandtrunk-gold{fill:var(--gold);stroke:var(--edge);stroke-width:1.3;stroke-linejoin:round}
.seal-points{text-anchor:middle;font-weight:700;fill:var(--on-gold)}
.grandtrunk-halo{fill:var(--halo);stroke:var(--halo);stroke-width:4;stroke-linejoin:round}
.grandtrunk-body{fill:var(--c)}.grandtrunk-wheels{fill:var(--edge)}
.grandtrunk-steam{fill:var(--halo);stroke:var(--edge);stroke-width:1}
.train{pointer-events:none}.mark{fill:var(--on)}
.clock{fill:var(--glow);stroke:var(--on-glow);stroke-width:2.4}
.clock-days{text-anchor:middle;font-weight:700;fill:var(--on-glow)}
.gilt{fill:var(--gold)}
"""


@lru_cache(maxsize=1)
def style(foot: float) -> str:
    """Write the style; names grow on a phone, but their foot stays."""
    own = [f".grandtrunk-{good}{{fill:var(--{good})}}.grandtrunk-letter.grandtrunk-on-{good}{{fill:var(--on-{good})}}"
           f".grandtrunk-facet.grandtrunk-on-{good}{{stroke:var(--on-{good})}}" for good in GOODS]  # fmt: skip
    own += [f".grandtrunk .p-{livery.colour}{{{painted('seat-' + livery.colour)}}}" for livery in LIVERIES]
    phone = growth_rules("grandtrunk", f"transform-origin:0 {foot:g}px")
    return drawing.style("grandtrunk", RULES, phone, own, OWN)
