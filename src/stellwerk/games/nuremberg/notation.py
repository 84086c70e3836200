"""Notation: `bid box5 3`, `take red`, `build hawes askrigg`, `pay white`, `buy 3.1`, `load cheese garsdale`, `pass`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.game import Board
from ...notation import Missing, Notation, label, readings, slug
from .actions import AREA, KINDS, LINK, WAY
from .board import COLOURS, COMPANIES, GOODS_NAMES

GERMAN = {
    "weiss": "white", "braun": "brown", "rot": "red", "roter": "red", "roten": "red", "grun": "green",
    "gruner": "green", "grunen": "green", "bier": "beer", "stein": "stone", "kase": "cheese",
    "investitionsstein": "cube", "wurfel": "cube",
}  # fmt: skip
FILLING = ("in", "passenger", "passagier")  # words between a piece and its place that say nothing


def tidy(text: str) -> str:
    """What people type in the words of the notation.

    >>> tidy("bid 3 on 5"), tidy("load roter Passagier in Doos"), tidy("pay Stein")
    ('bid box5 3', 'load red doos', 'pay cube')
    """
    match slug(text).split():
        case ["bid", amount, "on", box]:
            return f"bid box{box} {amount}"
        case ["pay", "stein" | "stone"]:
            return "pay cube"
        case [("take" | "pay" | "load" | "sell") as verb, what, *rest]:
            while rest and rest[0] in FILLING:
                del rest[0]
            return " ".join([verb, GERMAN.get(what, what), *rest])
    return text


# ---------------------------------------------------------------------------------------------------------------- links


def _ends(board: Board, link: int, way: int) -> str:
    """A link by its two areas, in the direction of an action."""
    if link >= board.record.links:
        return f"{label(board, LINK, link)} {label(board, WAY, way)}"
    return " ".join(board.labels["area"][board.plain.end[link][end]] for end in (way, 1 - way))


def _read_ends(board: Board, words: Sequence[str]) -> tuple[int, ...] | None:
    """Two areas with a border between them, as link and direction."""
    for here, there in readings(board, words, (AREA, AREA)):
        if (link := link_between(board, here, there)) is not None:
            return link, board.plain.end[link].index(here)
    return next(readings(board, words, (LINK, WAY)), None)


def _read_build(board: Board, rest: str) -> int | None:
    at = _read_ends(board, slug(rest).split())
    return None if at is None else KINDS.number("build", *at)


def _read_sell(board: Board, rest: str) -> int | Missing | None:
    company, *words = slug(rest).split() or [""]
    if company not in COMPANIES:
        return Missing("company", company)
    at = _read_ends(board, words)
    return None if at is None else KINDS.number("sell", COMPANIES.index(company), *at)


def link_between(board: Board, here: int, there: int) -> int | None:
    """The link that crosses the border between two areas, None if they have none that a link can cross."""
    b = board.plain
    if max(here, there) >= b.areas or here == there:
        return None
    return next((link for link in b.side[here][: b.sides[here]] if there in b.end[link]), None)


def more(board: Board) -> Iterator[str]:
    """Whatever else is well-formed: colours, trains, boxes, amounts and goods that there are not, and any two areas."""
    areas = board.labels["area"]
    yield from (f"take {colour}" for colour in COLOURS)
    yield from (f"buy {row}.{i}" for row in range(8) for i in range(5))
    yield from (f"bid box{box} {amount}" for box in range(11) for amount in range(18))
    yield from (f"load {what} {area}" for what in (*GOODS_NAMES, "landlord") for area in areas)
    for verb in ("build", *(f"sell {colour}" for colour in COLOURS)):
        yield from (f"{verb} {here} {there}" for here in areas for there in areas)


NOTATION = Notation(
    KINDS,
    writers={
        "build": lambda board, link, way: f"build {_ends(board, link, way)}",
        "sell": lambda board, company, link, way: f"sell {COMPANIES[company]} {_ends(board, link, way)}",
    },
    readers={"build": _read_build, "sell": _read_sell},
    more=more,
    tidy=tidy,
)
