"""What lies on the table beside the map: the auction, the trains, the tracks, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, reduce
from typing import Any

from ...engine.game import Board
from ...engine.text import Text, listed, who
from ...sheet import (
    Cards,
    Counters,
    Course,
    Curve,
    Item,
    Lane,
    Note,
    Part,
    Player,
    Score,
    Sheet,
    Table,
    Track,
    Words,
    for_all,
)
from .board import COLOURS, COMPANIES, PIECES
from .explain import colour, piece, pieces, place
from .look import CUBES, LIVERIES, POINTS, RAILS, ROOM, SEAT, TOKENS
from .rules import SET_VALUE
from .state import CARGO
from .takeover import PER_POINT

View = Mapping[str, Any]
Counts = tuple[tuple[str, int], ...]
"""Kinds of pieces with their numbers."""

COURSE = ("auction", "building", "transport", "takeovers")
STEP = {"auction": 0, "choice": 0, "building": 1, "paying": 1, "transport": 2, "takeovers": 3, "over": -1}
ORDER = ("player", "build", "train", "player")
NAMES = {c: colour(i) for i, c in enumerate(COLOURS)} | {"red or green": Text("nuremberg-colour-either")}


@lru_cache(maxsize=None)
def _text(key: str) -> Text:
    """A text without numbers: always the same, so that it is said once."""
    return Text("nuremberg-" + key)


SEATS = tuple(map(who, range(len(LIVERIES))))


def sheet(board: Board, view: View) -> Sheet:
    """Everything beside the map; what the phase is about comes first.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("nuremberg", players=3, seed=7)
    >>> [part.id for part in sheet(m.board, m.view(0)).parts][:3]
    ['mine', 'boxes', 'account']
    """
    step = _step(view)
    return Sheet(
        ask="" if view["over"] else Text(f"nuremberg-ask-{view['phase']}", laid=_laid(view), due=view["due"]),
        parts=(*_parts(board, view, step), _areas(board, view), _links(board, view)),
        course=_course(view, step),
        players=_players(view),
        scoring=tuple(_scoring(view)) if view["over"] else (),
        curves=tuple(Curve(SEATS[seat["seat"]], seat["score"], seat=seat["seat"]) for seat in view["seats"]),
    )


def _parts(board: Board, view: View, step: int) -> Iterator[Part]:
    """What lies beside the map: what one has, which keeps its place, then what the phase is about."""
    boxes, tracks, trains = (_boxes(view),), _tracks(board, view), _trains(view)
    yield from _own(view)
    yield from _begun(board, view)
    if step == 0:
        yield from boxes
    elif step == 2:
        yield from trains
    yield from _prospects(board, view)
    yield from tracks
    yield from () if step == 2 else trains
    yield from () if step == 0 else boxes
    yield from _everybody(board, view)


def _step(view: View) -> int:
    """Which phase of the turn it is; trains are paid for while they are bought."""
    return 2 if view["buying"] else STEP[view["phase"]]


def _laid(view: View) -> int:
    """How many links the chain has."""
    return len(view["chain"]["areas"]) - 1 if view["chain"] else 0


def _course(view: View, step: int) -> Course:
    if view["over"]:
        return Course(Text("game-over"))
    text = Text("nuremberg-turn", turn=view["turn"], turns=view["turns"])
    phases = tuple(_text("course-" + name) for name in COURSE)
    return Course(text, phases, step, tuple(view["orders"][ORDER[step]]), near=view["turn"] == view["turns"])


def _begun(board: Board, view: View) -> Iterator[Note]:
    """The chain that is being built or sold, and what is still to be paid."""
    if chain := view["chain"]:
        names = [place(board, board.labels["area"].index(key)) for key in chain["areas"]]
        sold = _text("company-" + chain["company"]) if chain["company"] else ""
        yield Note("chain", Text(f"nuremberg-chain-{chain['what']}", company=sold), text=reduce(_onwards, names))
    if view["phase"] == "paying":
        yield Note("due", text=Text("nuremberg-due", due=view["due"]), state="now")


def _onwards(before: Words, next: Words) -> Text:
    """A way that goes on."""
    return Text("nuremberg-way", before=before, next=next)


# ------------------------------------------------------------------------------------------------------- what one has


def _own(view: View) -> Iterator[Part]:
    """What the seat that looks can spend."""
    if view["seat"] is None:
        return
    n, seat = view["seat"], view["seats"][view["seat"]]
    influence = seat["influence"]
    cubes = Item(f"seat-{n}", _text("cubes"), value=seat["cubes"], pieces=(CUBES[n],))
    points = [Item(f"own-{c}", NAMES[c], value=influence[c], pieces=(POINTS[c],)) for c in COLOURS]
    links = Item("", _text("links-left"), value=seat["links_left"], pieces=(RAILS[n],))
    yield Counters("mine", _text("own"), own=True, items=(cubes, *points, links))


def _prospects(board: Board, view: View) -> Iterator[Note]:
    """What the seat that looks can expect."""
    if view["seat"] is None:
        return
    seat = view["seats"][view["seat"]]
    influence, carried = seat["influence"], seat["carried"]
    yield Note("account", _text("prospects"), own=True, text=_account(board, view, seat))
    takes = {c: PER_POINT * influence[c] for c in COMPANIES}
    yield Note("takeover", own=True, text=Text("nuremberg-preview", **takes))
    if seat["trains"]:
        yield Note("room", own=True, text=Text("nuremberg-room-left", what=_room_left(view, seat)))
    if carried:
        yield Note("carried", own=True, text=Text("nuremberg-carried", what=_counted(board, tuple(carried.items()))))


def _account(board: Board, view: View, seat: View) -> Text:
    """The profit, and what the turn will make of it; once that is settled, what links will cost in the next."""
    profit, links, carried = seat["profit"], seat["links"], seat["carried"]
    if view["phase"] in ("takeovers", "over"):
        return Text("nuremberg-upkeep", profit=_signed(profit), links=links)
    earned = sum(carried.values()) + carried.get("white", 0)
    next = min(max(profit + earned - links, board.plain.low), board.plain.high)
    return Text("nuremberg-account", profit=_signed(profit), next=_signed(next), earned=earned, links=links)


def _signed(number: int) -> str:
    """A number with its sign.

    >>> _signed(3), _signed(0), _signed(-2)
    ('+3', '0', '−2')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"


def _room_left(view: View, seat: View) -> Text:
    """How much the seat's trains can still take."""
    trains = [train for train in view["trains"] if train["owner"] == seat["seat"]]
    goods = sum(train["goods"] for train in trains) - sum(seat["carried"].get(kind, 0) for kind in ("white", "yellow"))
    return Text(
        "nuremberg-room", passengers=sum(train["passengers"] - train["riders"] for train in trains), goods=goods
    )


def _counted(board: Board, counts: Counts) -> Words:
    """Pieces in words."""
    return listed([pieces(board, PIECES.index(kind), count) for kind, count in counts])


# ------------------------------------------------------------------------------------------------- what is everybody's


@for_all("boxes")
def _boxes(view: View) -> Cards:
    """The boxes of the auction with what is bid."""
    items = tuple(
        _box(box["box"], tuple(box["points"]), box["token"], box["minimum"], box["bidder"], box["bid"])
        for box in view["boxes"]
    )
    return Cards("boxes", _text("boxes"), items=items, look="tile")


@lru_cache(maxsize=4096)
def _box(box: int, points: tuple[str, ...], token: str | None, minimum: int, bidder: int | None, bid: int) -> Item:
    said: list[Words] = [NAMES[point] for point in points]
    said += [Text("nuremberg-token", colour=NAMES[token])] if token else []
    least = Text("nuremberg-from", minimum=minimum) if bidder is None else ""
    return Item(
        f"box-{box}",
        Text("nuremberg-box-title", box=box),
        text=least,
        said=listed(said + ([least] if least else [])),
        value=bid or None,
        pieces=(*(POINTS[point] for point in points), *([TOKENS[token]] if token else ())),
        seat=bidder,
    )


@for_all("trains", "buying")
def _trains(view: View) -> list[Cards]:
    """The trains by price, with the room they have and who bought them."""
    found: dict[int, list[Item]] = {}
    for train in view["trains"]:
        is_due = train["train"] == view["buying"]
        item = _train(train["train"], train["passengers"], train["goods"], train["owner"], is_due)
        found.setdefault(train["price"], []).append(item)
    return [
        Cards(f"trains-{price}", Text("nuremberg-trains-price", price=price), items=tuple(items), look="tile")
        for price, items in found.items()
    ]


@lru_cache(maxsize=1024)
def _train(label: str, passengers: int, goods: int, owner: int | None, is_due: bool) -> Item:
    return Item(
        f"train-{label}",
        Text("nuremberg-train", train=label),
        said=Text("nuremberg-room", passengers=passengers, goods=goods),
        pieces=(SEAT,) * passengers + (ROOM,) * goods,
        seat=owner,
        state="now" if is_due else "" if owner is None else "quiet",
    )


@for_all("stacks", "company_links", "seats")
def _tracks(board: Board, view: View) -> list[Part]:
    """How far everybody is on the five tracks, and the links that the companies have left."""
    b, stacks, left = board.plain, view["stacks"], view["company_links"]
    lanes = [
        Lane(NAMES[c], POINTS[c], tuple(seat["influence"][c] for seat in view["seats"]), f"track-{c}", tuple(stacks[c]))
        for c in COLOURS
    ]
    profits = tuple(seat["profit"] for seat in view["seats"])
    display = Lane(_text("profit"), None, profits, "track-profit", tuple(stacks["profit"]))
    links = (Item(f"stock-{c}", _text("company-" + c), value=left[c], pieces=(RAILS[c],)) for c in COMPANIES)
    return [
        Track("influence", _text("influence"), lanes=tuple(lanes), most=max(b.top)),
        Track("display", _text("display"), lanes=(display,), most=b.high, least=b.low),
        Counters("company-links", _text("company-links"), items=tuple(links)),
    ]


@for_all("seats", "orders")
def _everybody(board: Board, view: View) -> list[Part]:
    """What everybody has delivered, and in which orders they play."""
    kinds = PIECES[:CARGO]
    rows = (
        Item(
            seat=seat["seat"],
            cells=(*(seat["held"].get(kind, 0) + seat["carried"].get(kind, 0) for kind in kinds), seat["sets"]),
        )
        for seat in view["seats"]
    )
    orders = (
        Item(title=_text("order-" + name), text=listed([SEATS[seat] for seat in seats]))
        for name, seats in view["orders"].items()
    )
    return [
        Table("delivered", _text("delivered"), head=_head(board), items=tuple(rows)),
        Cards("orders", _text("orders"), items=tuple(orders), look="line"),
    ]


@lru_cache(maxsize=64)
def _head(board: Board) -> tuple[Words, ...]:
    return "", *(piece(board, kind) for kind in range(CARGO)), _text("sets")


@for_all("seats")
def _players(view: View) -> tuple[Player, ...]:
    return tuple(map(_player, view["seats"]))


def _player(seat: View) -> Player:
    """A seat in a line, and what its points are made of."""
    profit, left = _signed(seat["profit"]), seat["links_left"]
    why = tuple((label, points) for label, points in zip(SCORED, _points(seat), strict=True) if points)
    return Player(Text("nuremberg-line", cubes=seat["cubes"], profit=profit, links=left), seat["score"], why)


SCORED = tuple(Text(f"nuremberg-score-{source}") for source in ("points", "sets", "profit", "links"))


def _points(seat: View) -> tuple[int, ...]:
    """What each source of points brought a seat."""
    return seat["points"], SET_VALUE * seat["sets"], seat["profit"], -seat["links"]


def _scoring(view: View) -> Iterator[Score]:
    for label, points in zip(SCORED, zip(*map(_points, view["seats"]), strict=True), strict=True):
        yield Score(label, points)


# --------------------------------------------------------------------------------------------------- what the map shows


@for_all("pieces", "companies")
def _areas(board: Board, view: View) -> Cards:
    """The areas where something is."""
    lying, members = view["pieces"], view["companies"]
    items = (
        _area(board, i, tuple(lying.get(key, {}).items()), tuple(members.get(key, ())))
        for i, key in enumerate(board.labels["area"])
        if key in lying or key in members
    )
    return Cards("areas", _text("areas"), on_map=True, items=tuple(items), look="line")


@lru_cache(maxsize=16_384)
def _area(board: Board, i: int, lying: Counts, members: tuple[str, ...]) -> Item:
    said: list[Words] = [_text("company-" + member) for member in members]
    said += [pieces(board, PIECES.index(kind), count) for kind, count in lying]
    return Item(title=place(board, i), text=listed(said))


@for_all("links")
def _links(board: Board, view: View) -> Cards:
    """The links of every seat and company."""
    nets: dict[int | str, list[str]] = {}
    for key, owner in view["links"].items():
        nets.setdefault(owner, []).append(key)
    items = (_net(board, owner, tuple(keys)) for owner, keys in sorted(nets.items(), key=lambda net: str(net[0])))
    return Cards("links", _text("links"), on_map=True, items=tuple(items), look="line")


@lru_cache(maxsize=2048)
def _net(board: Board, owner: int | str, keys: tuple[str, ...]) -> Item:
    links, ends = board.labels["link"], board.plain.end
    names = [[place(board, end) for end in ends[links.index(key)]] for key in keys]
    said = listed([Text("nuremberg-between", one=one, two=two) for one, two in names])
    if isinstance(owner, int):
        return Item(text=said, seat=owner, pieces=(RAILS[owner],))
    return Item(title=_text("company-" + owner), text=said, pieces=(RAILS[owner],))
