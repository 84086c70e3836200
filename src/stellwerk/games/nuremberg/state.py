"""The state of a game, and what can be wrong with one."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...engine.game import Board
from ...engine.invariant import Fault, Invariants, Position
from ...engine.record import Axes, Record, field
from ...engine.text import Text
from .board import (
    ABREAST,
    AREAS,
    BOXES,
    BROWN,
    COLOURS,
    COMPANIES,
    COMPANY_LINKS,
    CUBES,
    FIELD,
    GOODS,
    KINDS,
    LINKS,
    LINKS_EACH,
    SEATS,
    STATION,
    TRAINS,
)  # fmt: skip

AUCTION, CHOICE, BUILDING, PAYING, TRANSPORT, TAKEOVERS, OVER = range(7)
PHASES = ("auction", "choice", "building", "paying", "transport", "takeovers", "over")

PLAYER, BUILD_TRACK, BUY_TRAINS = range(3)  # the three displays of playing order
ORDERS = ("player", "build", "train")

WHITE_CUBE, YELLOW_CUBE, RED_PASSENGER, GREEN_PASSENGER, LANDLORD = range(5)  # KINDS
CARGO = 4  # the kinds that trains carry
PROFIT = len(COLOURS)  # the fifth track
TRACKS = (*COLOURS, "profit")
LONGEST = LINKS_EACH + 1  # areas of the longest chain
BITS_WORDS = 4  # words of a set of areas
LOADS = 3  # what an area can give: its goods, red passengers, green passengers

OWNERS = ("1", "2", "3", "4", *COMPANIES)  # of a link: a seat (counted from 1, as people do) or a company
FIRST_COMPANY = SEATS

STATE = Record(
    {
        "word": 3, "seat": SEATS, "order": len(ORDERS), "colour": len(COLOURS), "track": len(TRACKS), "box": BOXES,
        "train": TRAINS, "link": LINKS, "area": AREAS, "kind": len(KINDS), "cargo": CARGO, "owner": len(OWNERS),
        "place": LONGEST, "bits": BITS_WORDS, "load": LOADS,
    },
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("players", "i1", doc="how many play"),
        field("side", "i1", of="index:side", doc="the side of the extra boards"),
        field("by_row", "i1", doc="1: one train of each row (2009), 0: one of each price"),
        field("extended", "i1", doc="1: The South with its extension"),
        field("turn", "i1", doc="the turn, from 1"),
        field("phase", "i1", of="index:phase", doc="what is being decided"),
        field("at", "i1", doc="whose decision: the place on the display of the phase's order"),
        field("crediting", "i1", doc="the box whose points are being credited"),
        field("passed", "u1", of="mask:seat", doc="who has passed in the transport phase"),
        field("buying", "i1", of="index:train", doc="the train being paid for"),
        field("due", "i1", doc="points still to be paid for the track or train"),
        field("buyer", "i1", of="index:company", doc="the company that takes over the chain"),
        field("laid", "i1", doc="links of the chain so far"),
        field("trail", "i1", "place", of="index:area", doc="the areas of the chain, from its start"),
        field("scored", "i1", doc="whether the scoring connection was made"),
        field("order", "i1", "order", "seat", of="index:seat", doc="the seats on the three displays, first to last"),
        field("cubes", "i1", "seat", doc="investment cubes in hand (the others lie in boxes or the stock)"),
        field("influence", "i1", "seat", "colour", doc="influence points"),
        field("profit", "i1", "seat", doc="place on the profit and loss display"),
        field("stack", "i1", "track", "seat", doc="which marker moved later: the higher one lies on top in a space"),
        field("points", "i2", "seat", doc="victory points"),
        field("carried", "i1", "seat", "cargo", doc="pieces on a seat's trains this turn"),
        field("held", "i1", "seat", "cargo", doc="pieces kept from earlier turns"),
        field("token", "i1", "box", of="index:colour", doc="the token drawn into a box"),
        field("bidder", "i1", "box", of="index:seat", doc="whose cubes lie in a box"),
        field("bid", "i1", "box", doc="how many cubes lie in a box"),
        field("train", "i1", "train", of="index:seat", doc="who bought a train this turn"),
        field("riders", "i1", "train", doc="passengers on a train"),
        field("owner", "i1", "link", of="index:owner", doc="whose link crosses a border"),
        field("track", "i1", "owner", doc="links on the board"),
        field("company", "u1", "area", of="mask:company", doc="the companies that a town or station belongs to"),
        field("lying", "i1", "area", "kind", doc="pieces in an area"),
        field("boxed", "i1", "kind", doc="pieces out of the game"),
    ],
    scratch=[
        field("can", "u4", "seat", "load", "bits", doc="the areas from which a seat's links can fetch a load"),
        field("there", "u4", "load", "bits", doc="the areas that have such a load"),
        field("own", "u4", "bits", doc="the areas that the builder's links touch"),
        field("seen", "u4", "bits", doc="search: where it has been"),
        field("queue", "u1", "area", doc="search: where next"),
        field("far", "u1", "area", doc="search: links from one end"),
        field("near", "u1", "area", doc="search: links from the other end"),
        field("bag", "i2", "kind", doc="what is in the bag while drawing"),
    ],
)  # fmt: skip


def axes(board: Board, players: int) -> Axes:
    """Labels for readable positions."""
    return {
        "word": 3, "seat": players, "order": ORDERS, "colour": COLOURS, "track": TRACKS, "box": BOXES,
        "train": board.labels["train"], "link": board.labels["link"], "area": board.labels["area"], "kind": KINDS,
        "cargo": KINDS[:CARGO], "owner": OWNERS, "place": LONGEST, "phase": PHASES, "side": ("2-3", "3-4"),
        "company": COMPANIES,
    }  # fmt: skip


def _faults(board: Board, s: np.record) -> list[Text]:
    """What cannot be in a state: pieces, cubes, links and tokens that do not add up, pieces where none can be."""
    b = board.record
    if not 2 <= s.players <= SEATS or not 0 <= s.side < 2 or not 1 <= s.turn <= b.turns[s.side, s.players]:
        return [Text("nuremberg-fault-game", players=int(s.players), turn=int(s.turn))]
    checks = (_seats, _orders, _bids, _links, _pieces, _places, _trains, _chain, _decision)
    return [fault for check in checks for fault in check(board, b, s)]


def _seats(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """Cubes, influence and profit within their limits."""
    for p in range(SEATS):
        bids = sum(int(s.bid[k]) for k in range(BOXES) if s.bidder[k] == p)
        if p >= s.players and (s.cubes[p] or bids or s.influence[p].any() or s.points[p] or s.held[p].any()):
            yield Text("nuremberg-fault-empty-seat", seat=p + 1)
        if not 0 <= s.cubes[p] <= CUBES - bids:
            yield Text("nuremberg-fault-cubes", seat=p + 1, count=int(s.cubes[p]) + bids, of=CUBES)
        if (s.influence[p] < 0).any() or (s.influence[p] > b.top).any() or not b.low <= s.profit[p] <= b.high:
            yield Text("nuremberg-fault-track", seat=p + 1)


def _orders(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """Every seat once on every display, and once in every stack."""
    everyone = list(range(s.players))
    for which, name in enumerate(ORDERS):
        if sorted(s.order[which, : s.players]) != everyone:
            yield Text("nuremberg-fault-order", order=name)
    for track, name in enumerate(TRACKS):
        if sorted(s.stack[track, : s.players]) != everyone:
            yield Text("nuremberg-fault-order", order=name)
    if not (0 <= s.at < s.players or s.phase in (CHOICE, OVER)) or s.passed >> s.players:
        yield Text("nuremberg-fault-turn")


def _bids(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """A token in every box, no more than there are; two bids each at most, and only while there is an auction."""
    boxes = b.boxes[s.side]
    drawn = [list(s.token).count(c) for c in range(len(COLOURS))]
    if sum(drawn) != boxes or (s.token[boxes:] >= 0).any() or (np.array(drawn) > b.bag[s.side]).any():
        yield Text("nuremberg-fault-tokens")
    for k in range(BOXES):
        if s.bidder[k] >= 0 and (k >= boxes or s.bid[k] < b.minimum[s.side, k] or s.phase not in (AUCTION, CHOICE)):
            yield Text("nuremberg-fault-bid", box=k + 1)
        if (s.bidder[k] < 0) != (s.bid[k] == 0) or s.bidder[k] >= s.players:
            yield Text("nuremberg-fault-bid", box=k + 1)
    for p in range(s.players):
        if list(s.bidder).count(p) > 2:
            yield Text("nuremberg-fault-bids", seat=p + 1)


def _links(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """Fifteen links for a player, 35 for a company, none where none can be."""
    for o, owner in enumerate(OWNERS):
        count, of = list(s.owner).count(o), LINKS_EACH if o < SEATS else COMPANY_LINKS
        if count != s.track[o] or count > of:
            yield Text("nuremberg-fault-links", owner=owner, count=count, track=int(s.track[o]), of=of)
    for link in range(LINKS):
        if s.owner[link] < 0:
            continue
        if link >= b.links or b.forbidden[link] or (b.extension[link] and not s.extended):
            yield Text("nuremberg-fault-link", link=board.labels["link"][link] if link < b.links else str(link))
        elif any(s.lying[area, LANDLORD] for area in b.end[link]):
            yield Text("nuremberg-fault-landlord", link=board.labels["link"][link])


def _pieces(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """On the board, on trains, kept or out of the game: always as many as there are."""
    for k, kind in enumerate(KINDS):
        count = int(s.lying[:, k].sum()) + int(s.boxed[k])
        if k < CARGO:
            count += int(s.carried[:, k].sum()) + int(s.held[:, k].sum())
        if count != b.pieces[k]:
            yield Text("nuremberg-fault-pieces", kind=kind, count=count, of=int(b.pieces[k]))


def _places(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """Pieces only where they can lie, and none that should have been removed."""
    for area in range(AREAS):
        white, yellow, red, green, landlords = (int(n) for n in s.lying[area])
        kind = int(b.kind[area]) if area < b.areas else -1
        room = (2 if kind == FIELD else 0, 2 if kind == GOODS else 0, int(b.drawn[area]))
        if min(s.lying[area]) < 0 or white > room[0] or yellow > room[1] or red + green + landlords > room[2]:
            yield Text("nuremberg-fault-place", area=_name(board, area))
        if s.company[area] & b.town[area] != b.town[area] or (s.company[area] and kind < STATION):
            yield Text("nuremberg-fault-company", area=_name(board, area))
        shut = white and all(s.company[station] for station in b.serves[area, : b.serving[area]])
        lines = [s.owner[link] for link in b.side[area, : b.sides[area]]]
        sold = yellow and any(owner >= FIRST_COMPANY for owner in lines)
        home = (red and s.company[area] & 1) or (green and s.company[area] & 2)
        if shut or sold or home:
            yield Text("nuremberg-fault-stranded", area=_name(board, area))


def _name(board: Board, area: int) -> str:
    return board.labels["area"][area] if area < board.record.areas else str(area)


def _trains(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """Three trains at most, one of each price or row; nobody carries more than fits."""
    for p in range(SEATS):
        own = [t for t in range(TRAINS) if s.train[t] == p]
        steps = [t // ABREAST if s.by_row else int(b.price[s.side, t]) for t in own]
        if len(own) > 3 or len(set(steps)) < len(steps) or any(b.price[s.side, t] == 0 for t in own):
            yield Text("nuremberg-fault-trains", seat=p + 1)
        passengers = int(s.carried[p, RED_PASSENGER]) + int(s.carried[p, GREEN_PASSENGER])
        goods = int(s.carried[p, WHITE_CUBE]) + int(s.carried[p, YELLOW_CUBE])
        riders = [int(s.riders[t]) for t in own]
        full = any(s.riders[t] > b.seats[s.side, t] for t in own)
        if full or sum(riders) != passengers or goods > sum(int(b.room[s.side, t]) for t in own):
            yield Text("nuremberg-fault-carried", seat=p + 1)
    if any(s.riders[t] and s.train[t] < 0 for t in range(TRAINS)):
        yield Text("nuremberg-fault-turn")


def _chain(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """The chain under way is one of links that lie, its areas as many as they need."""
    if not AUCTION <= s.phase <= OVER or not 0 <= s.laid < LONGEST or s.due < 0:
        yield Text("nuremberg-fault-turn")
        return
    if not 0 <= s.at < s.players:
        return
    areas = [int(area) for area in s.trail]
    length = s.laid + 1 if s.laid else 0
    misplaced = min(areas[:length], default=0) < 0 or max(areas[length:], default=-1) >= 0
    if misplaced or (s.laid and s.phase not in (BUILDING, TAKEOVERS)):
        yield Text("nuremberg-fault-chain")
        return
    p = s.order[BUILD_TRACK if s.phase == BUILDING else PLAYER, s.at]
    owner = p if s.phase == BUILDING else FIRST_COMPANY + s.buyer
    for i in range(s.laid):
        joined = [link for link in b.side[areas[i], : b.sides[areas[i]]] if areas[i + 1] in b.end[link]]
        if not joined or s.owner[joined[0]] != owner:
            yield Text("nuremberg-fault-chain")
    if (s.due and s.phase not in (BUILDING, PAYING)) or (s.phase == PAYING and not s.due):
        yield Text("nuremberg-fault-due")


def _decision(board: Board, b: np.record, s: np.record) -> Iterator[Text]:
    """Whoever has to act can: a bid can be made, a choice is there, what is due can be paid."""
    if s.phase == CHOICE:
        box = int(s.crediting)
        if not 0 <= box < b.boxes[s.side] or s.bidder[box] < 0 or not b.either[s.side, box]:
            yield Text("nuremberg-fault-turn")
    if s.phase in (CHOICE, OVER) or not 0 <= s.at < s.players:
        return
    if s.phase == AUCTION:
        p = s.order[PLAYER, s.at]
        boxes = [k for k in range(b.boxes[s.side]) if s.bidder[k] != p]
        least = min((max(int(b.minimum[s.side, k]), s.bid[k] + 1) for k in boxes), default=CUBES + 1)
        if b.boxes[s.side] - len(boxes) > 1 or s.cubes[p] < least:
            yield Text("nuremberg-fault-turn")
    p = s.order[BUY_TRAINS if s.buying >= 0 else BUILD_TRACK, s.at]
    if s.buying >= 0 and (s.phase != PAYING or s.train[s.buying] != p):
        yield Text("nuremberg-fault-trains", seat=p + 1)
    too_dear = s.phase in (BUILDING, PAYING) and s.due > int(s.cubes[p]) + int(s.influence[p].sum())
    if too_dear or (s.phase == PAYING and (s.influence[p, BROWN] if s.buying >= 0 else s.cubes[p])):
        yield Text("nuremberg-fault-due")


def _pieces_add_up(position: Position) -> list[Fault]:
    return [Fault("", text) for text in _faults(position.board, position.state)]


INVARIANTS = Invariants(stored=(_pieces_add_up,))
