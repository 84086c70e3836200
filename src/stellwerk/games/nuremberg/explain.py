"""The game in words: why an action is refused, what a link costs, what a piece needs."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board
from ...engine.text import Text, who
from . import building, takeover, transport
from .actions import BID, BUILD, BUY, LOAD, LOAD_ALL, PASS, PAY, SELL, TAKE
from .auction import lowest_bid
from .board import BROWN, COLOURS, COMPANIES, FIELD, KINDS, LINKS_EACH, RED, STATION, TRAIN_LABELS, WHITE
from .building import means, purse, refusal, toll
from .notation import MEANS, bidden, built, loaded, sold
from .rules import actor
from .state import (
    AUCTION,
    BUILDING,
    CHOICE,
    FIRST_COMPANY,
    LANDLORD,
    OVER,
    PAYING,
    PHASES,
    TAKEOVERS,
    TRANSPORT,
)  # fmt: skip
from .takeover import why_not_sell
from .transport import RATE, kind_of, room_for, why_not_buy, why_not_load


def explain(board: Board, s: np.record, seat: int | None, action: int) -> Text | None:
    """Why an action is refused to a seat, or None if it is legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("nuremberg", players=3, seed=7)
    >>> m.explain("bid box1 2")
    'Box 1 takes a bid of at least 3 cubes.'
    """
    if (other := not_the_actor(board, s, seat)) is not None:
        return other
    p = int(actor(board.record, s))
    if action >= SELL:
        return not_now(s, TAKEOVERS) or _refused_sale(board, s, p, *sold(action))
    if action >= BUILD:
        return not_now(s, BUILDING) or _refused_build(board, s, p, *built(action))
    if action >= LOAD:
        return not_now(s, TRANSPORT) or _refused_load(board, s, p, *loaded(action))
    if action >= BID:
        return not_now(s, AUCTION) or refused_bid(board, s, p, *bidden(action))
    if action >= BUY:
        return not_now(s, TRANSPORT) or _refused_purchase(board, s, p, action - BUY)
    if action >= PAY:
        return not_now(s, PAYING) or _refused_payment(s, p, action - PAY)
    if action >= TAKE:
        return not_now(s, CHOICE)
    if action == LOAD_ALL:
        return not_now(s, TRANSPORT) or _refused_load_all(board, s, p)
    return _refused_pass(s) if action == PASS else _refused_finish(board, s)


def not_the_actor(board: Board, s: np.record, seat: int | None) -> Text | None:
    """Why a seat cannot do anything at all now."""
    if s.phase == OVER:
        return Text("game-over")
    p = int(actor(board.record, s))
    return None if seat == p else Text("not-your-turn", who=who(p))


def not_now(s: np.record, phase: int) -> Text | None:
    """Why what belongs to a phase cannot be done: it is another one."""
    if s.phase == phase:
        return None
    return Text("nuremberg-not-now", then=_phase(phase), now=_phase(int(s.phase)))


def _phase(phase: int) -> Text:
    return Text(f"nuremberg-phase-{PHASES[phase]}")


def _refused_pass(s: np.record) -> Text | None:
    if s.phase in (AUCTION, CHOICE, PAYING):
        return Text("nuremberg-no-pass", now=_phase(int(s.phase)))
    return Text("nuremberg-pass-begun") if s.laid else None


def _refused_finish(board: Board, s: np.record) -> Text | None:
    if s.laid == 0:
        return Text("nuremberg-finish-nothing")
    head = int(s.trail[s.laid])
    if s.phase == TAKEOVERS and board.record.kind[head] < STATION:
        return Text("nuremberg-finish-nowhere", place=place(board, head))
    return None


def refused_bid(board: Board, s: np.record, p: int, box: int, amount: int) -> Text | None:
    """Why a bid on a box (from 0) cannot be made."""
    b = board.record
    if not 0 <= box < b.boxes[s.side]:
        return Text("nuremberg-bid-no-box", box=box + 1, boxes=int(b.boxes[s.side]))
    if s.bidder[box] == p:
        return Text("nuremberg-bid-own", box=box + 1)
    least = int(lowest_bid(b, s, p, box))
    if amount < least:
        key = "nuremberg-bid-low" if s.bidder[box] < 0 else "nuremberg-bid-over"
        return Text(key, box=box + 1, least=least, there=int(s.bid[box]))
    if amount > s.cubes[p]:
        return Text("nuremberg-bid-cubes", cubes=int(s.cubes[p]))
    return None


# ---------------------------------------------------------------------------------------------------------------- track


def _refused_build(board: Board, s: np.record, p: int, link: int, way: int) -> Text | None:
    b = board.record
    why = refusal(b, s, p, link, way)
    if why == building.MAY_BUILD:
        return None
    if why == building.NO_BORDER:
        return Text("nuremberg-build-no-border")
    here, there = int(b.end[link, way]), int(b.end[link, 1 - way])
    said = {"here": place(board, here), "there": place(board, there)}
    if why == building.TAKEN:
        return Text("nuremberg-build-taken", owner=owner(int(s.owner[link]), "-dat"), **said)
    if why == building.NO_LINKS:
        return Text("nuremberg-build-no-links", count=LINKS_EACH)
    if why == building.NO_START:
        return Text("nuremberg-build-first-turn" if s.turn == 1 else "nuremberg-build-no-start", **said)
    if why == building.NOT_ON:
        return Text("nuremberg-build-not-on", head=place(board, int(s.trail[s.laid])), **said)
    if why in (building.NO_RED, building.NO_GREEN):
        c = 0 if why == building.NO_RED else 1
        need, have = int(toll(s, c, here, there)), int(s.influence[p, RED + c])
        return Text("nuremberg-build-toll", company=company(c, "-dat"), need=need, have=have, **said)
    if why == building.NO_WHITE:
        need, have = int(s.lying[there, LANDLORD]), int(s.influence[p, WHITE])
        return Text("nuremberg-build-landlords", need=need, have=have, **said)
    if why == building.TOO_DEAR:
        tolls = sum(link_price(board, s, link, way)[1:])
        total, have = int(s.due) + int(b.cost[link]), int(means(s, p)) - tolls
        return Text("nuremberg-build-dear", cost=int(b.cost[link]), total=total, tolls=tolls, have=have, **said)
    keys = {building.FORBIDDEN: "forbidden", building.NO_EXTENSION: "extension", building.ONLY_OUT: "only-out",
            building.CLOSED: "closed", building.FORK: "fork"}  # fmt: skip
    return Text(f"nuremberg-build-{keys[why]}", **said)


def link_price(board: Board, s: np.record, link: int, way: int) -> tuple[int, int, int, int]:
    """What a link costs now: build points, and influence of red, green and white."""
    b = board.record
    here, there = int(b.end[link, way]), int(b.end[link, 1 - way])
    return int(b.cost[link]), int(toll(s, 0, here, there)), int(toll(s, 1, here, there)), int(s.lying[there, LANDLORD])


def _refused_payment(s: np.record, p: int, kind: int) -> Text | None:
    return None if purse(s, p, kind) else Text("nuremberg-pay-none", means=means_of(kind))


# ---------------------------------------------------------------------------------------------------- trains and pieces


def _refused_purchase(board: Board, s: np.record, p: int, train: int) -> Text | None:
    b, said = board.record, {"train": TRAIN_LABELS[train]}
    why = why_not_buy(b, s, p, train)
    price, brown = int(b.price[s.train_side, train]), int(s.influence[p, BROWN])
    if why == transport.MAY_BUY:
        return None
    if why == transport.NO_TRAIN:
        return Text("nuremberg-buy-no-train", **said)
    if why == transport.SOLD:
        return Text("nuremberg-buy-sold", who=who(int(s.train[train])), **said)
    if why == transport.SAME_STEP:
        return Text("nuremberg-buy-same-row" if s.by_row else "nuremberg-buy-same-price", price=price, **said)
    if why == transport.THREE:
        return Text("nuremberg-buy-three")
    need, have = RATE * (price - brown), int(means(s, p)) - brown
    return Text("nuremberg-buy-means", price=price, brown=brown, need=need, have=have, **said)


def _refused_load(board: Board, s: np.record, p: int, load: int, area: int) -> Text | None:
    b = board.record
    why = why_not_load(b, s, p, load, area)
    if why == transport.MAY_LOAD:
        return None
    if area >= b.areas:
        return Text("nuremberg-no-area")
    said = {"what": piece(board, int(kind_of(b, load, area))), "place": place(board, area)}
    if why == transport.NOTHING_THERE:
        return Text("nuremberg-load-nothing", **said)
    if why == transport.NO_ROOM:
        return Text("nuremberg-load-no-seat" if load else "nuremberg-load-no-wagon", **said)
    return needs(board, s, load, area)


def needs(board: Board, s: np.record, load: int, area: int) -> Text:
    """What a piece in an area needs to be moved."""
    b = board.record
    said = {"what": piece(board, int(kind_of(b, load, area))), "place": place(board, area)}
    if load:
        return Text("nuremberg-load-passenger", company=company(load - 1, "-dat"), **said)
    if b.kind[area] != FIELD:
        return Text("nuremberg-load-area", **said)
    stations = [board.names["area"][i] for i in b.serves[area, : b.serving[area]] if not s.company[i]]
    return Text("nuremberg-load-field", stations=", ".join(stations), **said)


def _refused_load_all(board: Board, s: np.record, p: int) -> Text | None:
    b = board.record
    if transport.can_load_all(b, s, p):
        return None
    pieces = [(load, area) for load in range(3) for area in range(b.areas) if why_not_load(b, s, p, load, area) == 0]
    for load, area in pieces:
        for q in range(s.players):
            if q != p and not s.passed >> q & 1 and s.can[q, load, area >> 5] >> (area & 31) & 1:
                what = piece(board, int(kind_of(b, load, area)))
                return Text("nuremberg-load-all-rival", who=who(q), what=what, place=place(board, area))
    rooms = (int(room_for(b, s, p, 0)), int(room_for(b, s, p, 1)))
    return Text("nuremberg-load-all-room", goods=rooms[0], passengers=rooms[1])


# ------------------------------------------------------------------------------------------------------------ takeovers


def _refused_sale(board: Board, s: np.record, p: int, c: int, link: int, way: int) -> Text | None:
    b = board.record
    why = why_not_sell(b, s, p, c, link, way)
    if why == takeover.MAY_SELL:
        return None
    if link >= b.links:
        return Text("nuremberg-build-no-border")
    said = {
        "here": place(board, int(b.end[link, way])),
        "there": place(board, int(b.end[link, 1 - way])),
        "company": company(c, "-dat"),
    }
    if why == takeover.OTHER_COMPANY:
        return Text("nuremberg-sell-other", buyer=company(int(s.buyer), "-dat"), **said)
    if why == takeover.NOT_ON:
        return Text("nuremberg-sell-not-on", head=place(board, int(s.trail[s.laid])), **said)
    if why == takeover.NO_COMPANY_LINKS:
        return Text("nuremberg-sell-no-links", count=int(s.stock), **said)
    if why == takeover.NOT_YOURS:
        return _not_yours(s, link, said)
    keys = {takeover.NOT_AT_COMPANY: "not-at-company", takeover.CLOSED: "closed",
            takeover.FORK: "fork", takeover.NO_INFLUENCE: "no-influence", takeover.NO_END: "no-end"}  # fmt: skip
    return Text(f"nuremberg-sell-{keys[why]}", have=int(s.influence[p, RED + c]), **said)


def _not_yours(s: np.record, link: int, said: dict[str, Text | str]) -> Text:
    """Whose a link is that somebody would like to sell."""
    if s.owner[link] < 0:
        return Text("nuremberg-sell-nothing", **said)
    return Text("nuremberg-sell-not-yours", owner=owner(int(s.owner[link]), "-dat"), **said)


# ---------------------------------------------------------------------------------------------------------------- words


def ends(board: Board, link: int, way: int) -> dict[str, Text | str]:
    """The two areas of a link, in the direction of an action."""
    here, there = (int(end) for end in board.record.end[link])
    return {"here": place(board, there if way else here), "there": place(board, here if way else there)}


def place(board: Board, area: int) -> Text | str:
    """An area by its name, which a few have in both languages."""
    found = board.document["areas"][area]
    return Text("nuremberg-place", en=found["name"], de=found["de"]) if "de" in found else str(found["name"])


def colour(c: int) -> Text:
    """A colour of influence."""
    return Text(f"nuremberg-colour-{COLOURS[c]}")


def company(c: int, case: str = "") -> Text:
    """A company by its colour, in the case that a German sentence needs ("-dat": whom it belongs to)."""
    return Text(f"nuremberg-company-{COMPANIES[c]}{case}")


def piece(board: Board, kind: int, case: str = "") -> Text:
    """A kind of piece: goods by what they are on this map ("-acc": what is loaded)."""
    name = KINDS[kind]
    return Text(f"nuremberg-piece-{board.document['goods'].get(name, name)}{case}")


def worded_goods(board: Board) -> dict[str, Text]:
    """The goods of a map by their colours."""
    return {name: Text(f"nuremberg-piece-{what}") for name, what in board.document["goods"].items()}


def means_of(kind: int) -> Text:
    """A means of payment."""
    return Text(f"nuremberg-means-{MEANS[kind]}")


def owner(o: int, case: str = "") -> Text:
    """A seat or company."""
    return who(o) if o < FIRST_COMPANY else company(o - FIRST_COMPANY, case)
