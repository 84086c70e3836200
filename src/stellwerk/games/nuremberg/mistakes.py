"""What people may try by mistake, and the rule that it breaks: bids that cannot be, areas that do not touch, trains and
pieces that are not there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from ...engine.game import Board
from ...engine.text import Text
from .board import COLOURS, COMPANIES, FIELD
from .explain import not_now, not_the_actor, place, refused_bid, worded_goods
from .notation import MEANS, find_area, find_ends, read_bid, words_of
from .state import AUCTION, BUILDING, CHOICE, TAKEOVERS, TRANSPORT

GOODS_NAMES = ("stone", "beer", "cheese", "post")  # on whatever map
CARGO_NAMES = (*GOODS_NAMES, *COMPANIES, "landlord")


def forms(board: Board) -> Iterator[str]:
    """Every well-formed notation, whether there is such an action or not."""
    areas = board.labels["area"]
    yield from ("pass", "finish", "load all")
    yield from (f"take {colour}" for colour in COLOURS)
    yield from (f"pay {means}" for means in MEANS)
    yield from (f"buy {row}.{i}" for row in range(8) for i in range(5))
    yield from (f"bid box{box} {amount}" for box in range(11) for amount in range(18))
    yield from (f"load {what} {area}" for what in CARGO_NAMES for area in areas)
    for verb in ("build", *(f"sell {colour}" for colour in COLOURS)):
        yield from (f"{verb} {here} {there}" for here in areas for there in areas)


def mistake(board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
    """The rule that a well-formed text breaks which names no action; None for what is not well-formed."""
    found = _broken(board, s, seat, words_of(text))
    return None if found is None else not_the_actor(board, s, seat) or not_now(s, found[0]) or found[1]


def _broken(board: Board, s: np.record, seat: int | None, words: list[str]) -> tuple[int, Text | None] | None:
    """The phase that a text belongs to, and the rule."""
    match words:
        case ["take", colour] if colour in COLOURS:
            return CHOICE, Text("nuremberg-take-company")
        case ["buy", train] if re.fullmatch(r"\d{1,2}\.\d{1,2}", train):
            return TRANSPORT, Text("nuremberg-buy-no-train", train=train)
        case ["bid", *bid] if (read := read_bid(bid)) is not None:
            return AUCTION, refused_bid(board, s, -1 if seat is None else seat, read[0] - 1, read[1])
        case ["load", what, *area] if what in CARGO_NAMES and (found := find_area(board, area)) is not None:
            return TRANSPORT, _not_there(board, what, found)
        case ["build", *areas] if (ends := find_ends(board, areas)) is not None:
            return BUILDING, _no_border(board, *ends)
        case ["sell", colour, *areas] if colour in COLOURS and (ends := find_ends(board, areas)) is not None:
            no_company = Text("nuremberg-sell-no-company") if colour not in COMPANIES else None
            return TAKEOVERS, no_company or _no_border(board, *ends)
    return None


def _not_there(board: Board, what: str, area: int) -> Text:
    if what == "landlord":
        return Text("nuremberg-load-landlord")
    goods = board.document["goods"]
    if what in goods.values():
        return Text("nuremberg-load-nothing", what=Text(f"nuremberg-piece-{what}"), place=place(board, area))
    return Text("nuremberg-load-no-goods", what=Text(f"nuremberg-piece-{what}"), **worded_goods(board))


def _no_border(board: Board, here: int, there: int) -> Text:
    """Why no link can run from one area to another."""
    said = {"here": place(board, here), "there": place(board, there)}
    if here == there:
        return Text("nuremberg-no-border-same", **said)
    for area in (there, here):
        if board.plain.kind[area] == FIELD:
            white = board.document["goods"]["white"]
            return Text(
                "nuremberg-no-border-field", place=place(board, area), field="hops" if white == "beer" else "hill"
            )
    return Text("nuremberg-no-border", **said)
