"""The game in words: why an action is refused, which rule a mistake breaks, what a link costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ...engine.bits import has
from ...engine.game import Board
from ...engine.text import Text, who
from ...notation import Missing, readings, slug
from .actions import (
    AREA,
    KINDS,
    MEANS,
    NEEDS_LINE,
    NEEDS_STATION,
    NO_AREA,
    NO_BORDER,
    NO_GREEN,
    NO_RED,
    NO_WHITE,
    NOT_NOW,
    NOTHING,
    REFUSALS,
    RIVAL,
    TOO_DEAR,
)  # fmt: skip
from .auction import lowest_bid, why_not_bid
from .board import BOXES, BROWN, COLOURS, COMPANIES, FIELD, GOODS_NAMES, LINKS_EACH, PIECES, RED, TRAIN_LABELS, WHITE
from .building import means, toll
from .notation import NOTATION, tidy
from .rules import actor
from .state import (
    AUCTION,
    BUILDING,
    CHOICE,
    FIRST_COMPANY,
    LANDLORD,
    LOADS,
    PAYING,
    PHASES,
    RED_PASSENGER,
    TAKEOVERS,
    TRANSPORT,
)  # fmt: skip
from .transport import RATE, kind_of, room_for

PHASE_OF = {
    "take": CHOICE, "pay": PAYING, "buy": TRANSPORT, "bid": AUCTION, "load": TRANSPORT, "load-all": TRANSPORT,
    "build": BUILDING, "sell": TAKEOVERS,
}  # fmt: skip

# Which section of the rules answers a refusal, and what comes up (`Game.sections`).
SECTIONS = {
    "turn": ("not-now", "no-pass"),
    "auction": ("bid-no-box", "bid-own", "bid-low", "bid-over", "bid-cubes", "take-company", ":auction", ":choice"),
    "build": (
        "pass-begun", "finish-nothing", "no-border", "no-border-same", "no-border-field", "build-no-border",
        "build-taken", "build-no-links", "build-first-turn", "build-no-start", "build-not-on", "build-closed",
        "build-fork", ":building",
    ),
    "map": ("build-forbidden", "build-extension", "build-only-out"),
    "cost": ("build-toll", "build-landlords", "build-dear", "pay-none", "load-landlord", ":paying"),
    "trains": ("buy-no-train", "buy-sold", "buy-same-price", "buy-same-row", "buy-three", "buy-means"),
    "transport": (
        "load-nothing", "load-no-area", "load-no-goods", "load-no-seat", "load-no-wagon", "load-passenger", "load-area",
        "load-field", "load-all-rival", "load-all-room", ":transport",
    ),
    "takeover": (
        "finish-nowhere", "sell-no-border", "sell-not-yours", "sell-nothing", "sell-no-company", "sell-other",
        "sell-not-at-company", "sell-not-on", "sell-closed", "sell-fork", "sell-no-influence", "sell-no-links",
        "sell-no-end", ":takeovers",
    ),
}  # fmt: skip


def refused(board: Board, s: np.record, why: int, action: int) -> Text:
    """Why an action is not legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("nuremberg", players=3, seed=7)
    >>> m.explain("bid box1 2")
    'Box 1 takes a bid of at least 3 cubes.'
    """
    kind, at = KINDS.named(action)
    return _refused(board, s, why, kind, *at)


def _refused(board: Board, s: np.record, why: int, kind: str, *at: int) -> Text:
    if why == NOT_NOW:
        return not_now(s, kind)
    facts = FACTS[kind](board, s, int(actor(board.record, s)), why, *at) if kind in FACTS else {}
    return Text(f"nuremberg-{kind}-{REFUSALS[why]}", **facts)


def not_now(s: np.record, kind: str) -> Text:
    """What is done in another phase."""
    if kind == "pass":
        return Text("nuremberg-no-pass", now=_phase(int(s.phase)))
    return Text("nuremberg-not-now", then=_phase(PHASE_OF[kind]), now=_phase(int(s.phase)))


def _phase(phase: int) -> Text:
    return Text(f"nuremberg-phase-{PHASES[phase]}")


# -------------------------------------------------------------------------------------------- what is said of an action


def _of_finish(board: Board, s: np.record, p: int, why: int) -> dict[str, Any]:
    return {"place": place(board, int(s.trail[s.laid]))} if s.laid else {}


def _of_bid(board: Board, s: np.record, p: int, why: int, box: int, amount: int) -> dict[str, Any]:
    b = board.record
    said = {"box": box + 1, "boxes": int(b.boxes[s.side]), "cubes": int(s.cubes[p])}
    if 0 <= box < b.boxes[s.side]:
        said |= {"least": int(lowest_bid(b, s, p, box)), "there": int(s.bid[box])}
    return said


def _of_pay(board: Board, s: np.record, p: int, why: int, kind: int) -> dict[str, Any]:
    return {"means": means_of(kind)}


def _of_buy(board: Board, s: np.record, p: int, why: int, train: int) -> dict[str, Any]:
    price, brown, buyer = int(board.record.price[s.train_side, train]), int(s.influence[p, BROWN]), int(s.train[train])
    return {
        "train": TRAIN_LABELS[train],
        "who": who(buyer) if buyer >= 0 else "",
        "price": price,
        "brown": brown,
        "need": RATE * (price - brown),
        "have": int(means(s, p)) - brown,
    }


def _of_load(board: Board, s: np.record, p: int, why: int, cargo: int, area: int) -> dict[str, Any]:
    if why == NO_AREA:
        return {}
    said = {"what": piece(board, cargo, "-none" if why == NOTHING else ""), "place": place(board, area)}
    if why == NEEDS_LINE:
        said["company"] = company(cargo - RED_PASSENGER, "-dat")
    elif why == NEEDS_STATION:
        serving = board.plain.serves[area][: board.plain.serving[area]]
        said["stations"] = ", ".join(board.names["area"][i] for i in serving if not s.company[i])
    return said


def _of_load_all(board: Board, s: np.record, p: int, why: int) -> dict[str, Any]:
    b = board.record
    if why != RIVAL:
        return {"goods": int(room_for(b, s, p, 0)), "passengers": int(room_for(b, s, p, 1))}
    rivals = [q for q in range(s.players) if q != p and not s.passed >> q & 1]
    load, area, q = next(
        (load, area, q)
        for load in range(LOADS)
        for area in range(b.areas)
        if has(s.there[load], area) and has(s.can[p, load], area)
        for q in rivals
        if has(s.can[q, load], area)
    )
    return {"who": who(q), "what": piece(board, int(kind_of(b, load, area))), "place": place(board, area)}


def _of_build(board: Board, s: np.record, p: int, why: int, link: int, way: int) -> dict[str, Any]:
    if why == NO_BORDER:
        return {}
    cost, red, green, white = link_price(board, s, link, way)
    said = {**_of_link(board, s, link, way), "count": LINKS_EACH}
    if why in (NO_RED, NO_GREEN):
        c, need = (0, red) if why == NO_RED else (1, green)
        said |= {"company": company(c, "-dat"), "need": need, "have": int(s.influence[p, RED + c])}
    elif why == NO_WHITE:
        said |= {"need": white, "have": int(s.influence[p, WHITE])}
    elif why == TOO_DEAR:
        tolls = red + green + white
        said |= {"cost": cost, "total": int(s.due) + cost, "tolls": tolls, "have": int(means(s, p)) - tolls}
    return said


def _of_sell(board: Board, s: np.record, p: int, why: int, c: int, link: int, way: int) -> dict[str, Any]:
    if why == NO_BORDER:
        return {}
    return {
        **_of_link(board, s, link, way),
        "company": company(c, "-dat"),
        "buyer": company(int(s.buyer), "-dat") if s.buyer >= 0 else "",
        "count": int(s.stock),
        "have": int(s.influence[p, RED + c]),
    }


def _of_link(board: Board, s: np.record, link: int, way: int) -> dict[str, Any]:
    return {
        **ends(board, link, way),
        "owner": owner(int(s.owner[link]), "-dat") if s.owner[link] >= 0 else "",
        "head": place(board, int(s.trail[s.laid])) if s.laid else "",
    }


FACTS: dict[str, Callable[..., dict[str, Any]]] = {
    "finish": _of_finish, "bid": _of_bid, "pay": _of_pay, "buy": _of_buy, "load": _of_load, "load-all": _of_load_all,
    "build": _of_build, "sell": _of_sell,
}  # fmt: skip


def link_price(board: Board, s: np.record, link: int, way: int) -> tuple[int, int, int, int]:
    """What a link costs now: build points, and influence of red, green and white."""
    b = board.record
    here, there = int(b.end[link, way]), int(b.end[link, 1 - way])
    return int(b.cost[link]), int(toll(s, 0, here, there)), int(toll(s, 1, here, there)), int(s.lying[there, LANDLORD])


# ------------------------------------------------------------------------------------------ what names no action at all


def mistake(board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
    """The rule that a well-formed text breaks which names no action; None for what is not well-formed."""
    kind, *words = slug(tidy(text)).split() or [""]
    if kind == "bid":
        return _bad_bid(board, s, words)
    rule = _broken(board, kind, words, NOTATION.read(board, text))
    return rule if rule is None or s.phase == PHASE_OF[kind] else not_now(s, kind)


def _bad_bid(board: Board, s: np.record, words: list[str]) -> Text | None:
    """A bid on any box, of any number of cubes."""
    match words:
        case ["box", box, amount] if box.isdecimal() and amount.isdecimal() and len(box + amount) < 6:
            why = why_not_bid(board.record, s, (int(box) or BOXES + 1) - 1, int(amount))
            return _refused(board, s, int(why), "bid", int(box) - 1, int(amount))
    return None


def _broken(board: Board, kind: str, words: list[str], found: int | Missing | None) -> Text | None:
    match kind, found:
        case "take", Missing("company"):
            return Text("nuremberg-take-company")
        case "sell", Missing("company"):
            return Text("nuremberg-sell-no-company")
        case "buy", Missing("train", train):
            return Text("nuremberg-buy-no-train", train=train)
        case "load", Missing("area"):
            return Text("nuremberg-load-no-area")
        case "load", Missing("cargo", "landlord"):
            return Text("nuremberg-load-landlord")
        case "load", Missing("cargo", what) if what in GOODS_NAMES:
            goods = {name: Text(f"nuremberg-piece-{good}") for name, good in board.document["goods"].items()}
            return Text("nuremberg-load-no-goods", what=Text(f"nuremberg-piece-{what}"), **goods)
        case "build" | "sell", None:
            areas = next(readings(board, words[kind == "sell" :], (AREA, AREA)), None)
            return None if areas is None else _no_border(board, *areas)
    return None


def _no_border(board: Board, here: int, there: int) -> Text:
    """Why no link can run from one area to another."""
    if max(here, there) >= board.record.areas:
        return Text("nuremberg-build-no-border")
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


# ---------------------------------------------------------------------------------------------------------------- words


def ends(board: Board, link: int, way: int) -> dict[str, Text | str]:
    """The two areas of a link, in the direction of an action."""
    here, there = (place(board, board.plain.end[link][end]) for end in (way, 1 - way))
    return {"here": here, "there": there}


def place(board: Board, area: int) -> Text | str:
    """An area by its name, which a few have in both languages."""
    en, de = board.names["area"][area], board.names["area-de"][area]
    return en if en == de else Text("nuremberg-place", en=en, de=de)


def colour(c: int) -> Text:
    """A colour of influence."""
    return Text(f"nuremberg-colour-{COLOURS[c]}")


def company(c: int, case: str = "") -> Text:
    """A company by its colour, in the case that a German sentence needs ("-dat": whom it belongs to)."""
    return Text(f"nuremberg-company-{COMPANIES[c]}{case}")


def piece(board: Board, kind: int, case: str = "") -> Text:
    """A kind of piece: goods by what they are on this map ("-acc": what is loaded; "-none": what is not there)."""
    name = PIECES[kind]
    return Text(f"nuremberg-piece-{board.document['goods'].get(name, name)}{case}")


def pieces(board: Board, kind: int, count: int) -> Text:
    """So many pieces of a kind."""
    name = PIECES[kind]
    return Text(f"nuremberg-pieces-{board.document['goods'].get(name, name)}", count=count)


def means_of(kind: int) -> Text:
    """A means of payment."""
    return Text(f"nuremberg-means-{MEANS[kind]}")


def owner(o: int, case: str = "") -> Text:
    """A seat or company."""
    return who(o) if o < FIRST_COMPANY else company(o - FIRST_COMPANY, case)
