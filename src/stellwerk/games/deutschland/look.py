"""How the map looks: what is drawn more than once, and the style."""

from __future__ import annotations

from functools import lru_cache

from ... import drawing
from ...drawing import LOCO_BODY, LOCO_WHEELS, Box, growth_rules, painted, tag
from ...engine.game import LIVERIES
from ...palette import SHAPES
from .board import COLOURS
from .chart import BUTTON, DOT, HIGH, LONG, PIN
from .state import SEATS

NAME = "deutschland"
SEAT_LIVERIES = LIVERIES[:SEATS]

WAGON = "M-26 5.5V-5Q-26-10.5-19-10.5H19Q26-10.5 26-5V5.5Z"
WAGON_WHEELS = "".join(f"M{x - 3.8:g} 6a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0" for x in (-18, -9.5, 9.5, 18))
WINDOWS = "".join(f"M{x:g}-6.5h6.5v5h-6.5Z" for x in (-22.5, -14.5, 8, 16))
STUB = "M-18-11H18V-4A4 4 0 0 0 18 4V11H-18V4A4 4 0 0 0-18-4Z"  # a ticket with its two notches


def use(symbol: str, class_: str | None = None, transform: str | None = None) -> str:
    """Draw something defined once for this drawing."""
    return drawing.use(f"{NAME}-{symbol}", class_, transform)


def defined(symbol: str, *parts: str) -> str:
    """Define what `use` draws."""
    return tag("g", *parts, id=f"{NAME}-{symbol}")


def path(data: str, class_: str | None = None) -> str:
    """Draw a path; what is copied by `use` is styled by classes that begin with the drawing's name."""
    return tag("path", d=data, class_=class_ and f"{NAME}-{class_}")


def disc(radius: float, class_: str, x: float | None = None, y: float | None = None) -> str:
    """Draw a circle of what is copied."""
    return tag("circle", cx=x, cy=y, r=radius, class_=f"{NAME}-{class_}")


@lru_cache(maxsize=1)
def definitions() -> str:
    """Write everything that is drawn more than once."""
    space = Box(-LONG / 2, -HIGH / 2, LONG / 2, HIGH / 2)
    parts = [
        defined("space", space.rect(f"{NAME}-space", 4), space.rect(f"{NAME}-gleam", 2.5, 2.4)),
        defined(
            "wagon",
            path(WAGON + WAGON_WHEELS, "wagon-halo"),
            path(WAGON_WHEELS, "wheels"),
            path(WAGON, "wagon-body"),
            path(WINDOWS, "windows"),
        ),
        defined("wagon-side", path(WAGON), path(WAGON_WHEELS)),
        defined("station", disc(DOT, "dot-edge"), disc(DOT - 3, "dot"), disc(5.5, "dot-core")),
        defined("button", disc(BUTTON, "button"), disc(BUTTON - 3, "button-rim")),
        defined("pin", path("M0 0V-20", "needle"), disc(9, "pin", y=-PIN), disc(2.6, "pin-light", -2.5, -PIN - 2.5)),
        defined("loco", path(LOCO_BODY), path(LOCO_WHEELS)),
        defined("stub", path(STUB, "stub")),
        *(defined("mark-" + livery.shape, path(SHAPES[livery.shape])) for livery in SEAT_LIVERIES),
        drawing.country_definitions(NAME),
    ]
    return tag("defs", *parts)


RULES = """
.track{cursor:default}
.sleepers{fill:none;stroke:var(--sleeper);stroke-width:9;stroke-dasharray:2.4 4.2;opacity:.75}
.deutschland-space{fill:var(--c);stroke:var(--edge);stroke-width:1.4}
.deutschland-gleam{fill:none;stroke:var(--on);stroke-width:1;opacity:.38}
.letter{font-size:16px;font-weight:700;text-anchor:middle;fill:var(--on);pointer-events:none}
.closed{opacity:.3}
.train-halo{fill:none;stroke:var(--halo);stroke-width:11.5;stroke-linecap:round}
.train-line{fill:none;stroke:var(--c);stroke-width:7}
.deutschland-wagon-halo{fill:var(--halo);stroke:var(--halo);stroke-width:3.4;stroke-linejoin:round}
.deutschland-wagon-body{fill:var(--c)}.deutschland-wheels{fill:var(--edge)}
.deutschland-windows{fill:var(--halo);opacity:.7}
.mark{fill:var(--on);pointer-events:none}
.lit{--edge:var(--on-glow)}.edge{display:none;fill:none;stroke:var(--ink);stroke-width:35;pointer-events:none}
.lit>.edge{display:inline}.chosen>.edge{display:inline;stroke-width:38}.track{--lit:var(--glow)}
.deutschland-dot-edge{fill:var(--night);stroke:var(--halo);stroke-width:1.2}.deutschland-dot{fill:var(--on-night)}
.deutschland-dot-core{fill:var(--signal)}
.sign .rim{stroke-width:.9}
.link-halo{fill:none;stroke:var(--halo);stroke-width:7;stroke-linecap:round;stroke-dasharray:0 10;opacity:.7}
.link{fill:none;stroke:var(--brass);stroke-width:4.6;stroke-linecap:round;stroke-dasharray:0 10}
.deutschland-button{fill:var(--gold);stroke:var(--halo);stroke-width:1.5}
.deutschland-button-rim{fill:none;stroke:var(--on-gold);stroke-width:1.2;opacity:.7}
.code{text-anchor:middle;font-weight:700;fill:var(--on-gold)}
.capsule{fill:var(--gold);stroke:var(--halo);stroke-width:1.5}
.capsule-rim{fill:none;stroke:var(--on-gold);stroke-width:1.1;opacity:.7}
.country-name{text-anchor:middle;letter-spacing:2px;fill:var(--on-gold);font-weight:700}
.missing-halo{fill:none;stroke:var(--halo);stroke-width:12.5;stroke-linecap:round;stroke-dasharray:0 17}
.missing{fill:none;stroke:var(--t);stroke-width:9;stroke-linecap:round;stroke-dasharray:0 17}
.many .missing-halo{stroke-width:8;stroke-dasharray:0 13}.many .missing{stroke-width:5.5;stroke-dasharray:0 13}
.missing-ways{pointer-events:none}
.open{--t:var(--brass)}.done{--t:var(--go)}.lost{--t:var(--signal)}
.deutschland-stub{fill:var(--sheet);stroke:var(--t);stroke-width:2.2}
.stub-points{text-anchor:middle;font-weight:700}
.deutschland-needle{fill:none;stroke:var(--edge);stroke-width:2.6;stroke-linecap:round}
.deutschland-pin{fill:var(--t);stroke:var(--halo);stroke-width:1.8}.deutschland-pin-light{fill:var(--halo);opacity:.75}
.gilt{fill:var(--gold)}
.centred{text-anchor:middle}
.length,.icon{fill:var(--soft)}
"""
PHONE = growth_rules(NAME, "transform-origin:0 0") + f".{NAME} .letter{{font-size:18px}}"


@lru_cache(maxsize=1)
def style() -> str:
    """Write the style: `c-red` colours what is free in red, `s0` what belongs to the first seat."""
    own = [f".{NAME} .c-{colour}{{{painted(colour)}}}" for colour in (*COLOURS, "grey")]
    own += [f".{NAME} .s{seat}{{{painted(f'seat-{livery.colour}')}}}" for seat, livery in enumerate(SEAT_LIVERIES)]
    own.append(f".{NAME}.dark .c-black:not(.lit){{--edge:var(--soft)}}")  # else it is lost in the night
    return drawing.style(NAME, RULES, PHONE, own)
