"""Actions of First Train to Nuremberg as they are offered to people, and what a click where nothing is lit means."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board, Offer
from ...engine.text import Text
from .actions import KINDS, LOWEST_BID, MEANS
from .auction import lowest_bid
from .board import BOXES, BROWN, COLOURS, COMPANIES, CUBES, RED, TRAIN_LABELS
from .explain import colour, company, ends, link_price, means_of, piece
from .explain import place as place_name
from .look import CUBES as CUBES_OF
from .look import POINTS
from .state import CHOICE, LOADS, PAYING, PHASES, TAKEOVERS
from .takeover import PER_POINT
from .transport import RATE, kind_of, load_of


def offer(board: Board, s: np.record, seat: int, action: int) -> Offer:
    """A legal action in words, with what it costs.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("nuremberg", players=3, seed=7)
    >>> [(x["text"], x["at"], x["cost"]) for x in m.offers() if x["action"] == "bid box5 3"]
    [('Bid 3 on box 5', ['box-5'], '3 cubes')]
    """
    match KINDS.named(action):
        case ("sell", (c, link, way)):
            return _offered_sale(board, s, c, link, way)
        case ("build", (link, way)):
            return _offered_build(board, s, link, way)
        case ("load", (cargo, area)):
            text = Text("nuremberg-offer-load", what=piece(board, cargo, "-acc"), place=place_name(board, area))
            then = ("points", "room" if load_of(cargo) == 0 else "seats")
            return Offer(text, "load", (f"area-{board.labels['area'][area]}",), then=then)
        case ("bid", (box, amount)):
            cost = Text("nuremberg-offer-cubes", cubes=amount)
            text = Text("nuremberg-offer-bid", box=box + 1, amount=amount)
            return Offer(text, "bid", (f"box-{box + 1}",), cost, ((CUBES_OF[seat], amount),), then=("cubes",))
        case ("buy", (train,)):
            return _offered_train(board, s, seat, train)
        case ("pay", (kind,)):
            return _offered_payment(s, seat, kind)
        case ("take", (c,)):
            text = Text("nuremberg-offer-take", colour=colour(RED + c))
            return Offer(text, "take", _influence_of(COMPANIES[c]), then=COLOURS)
        case ("load-all", _):
            return Offer(Text("nuremberg-offer-load-all"), "load-all", role="main", then=("points",))
        case ("finish", _):
            return _offered_finish(s)
    return Offer(Text(f"nuremberg-offer-pass-{PHASES[s.phase]}"), "pass", role="end")


def _offered_sale(board: Board, s: np.record, c: int, link: int, way: int) -> Offer:
    text = Text("nuremberg-offer-sell", company=company(c), **ends(board, link, way))
    cost = None if s.laid % PER_POINT else Text("nuremberg-offer-influence", **_influence(**{COMPANIES[c]: 1}))
    return Offer(text, "sell", (f"link-{board.labels['link'][link]}",), cost, then=(COMPANIES[c], "own"))


def _offered_build(board: Board, s: np.record, link: int, way: int) -> Offer:
    points, red, green, white = link_price(board, s, link, way)
    paid = _influence(red=red, green=green, white=white)
    key = "nuremberg-offer-price-influence" if red + green + white else "nuremberg-offer-price"
    text = Text("nuremberg-offer-build", **ends(board, link, way))
    then = ("cubes", *COLOURS, "owed", "links", "points")
    return Offer(text, "build", (f"link-{board.labels['link'][link]}",), Text(key, cost=points, **paid), then=then)


def _influence(red: int = 0, green: int = 0, white: int = 0) -> dict[str, int]:
    return {"red": red, "green": green, "white": white, "others": red + green}


def _offered_train(board: Board, s: np.record, seat: int, train: int) -> Offer:
    """Brown influence first, then three points of anything for each one missing."""
    b = board.record
    price = int(b.price[s.train_side, train])
    brown = min(price, int(s.influence[seat, BROWN]))
    said = {"seats": int(b.seats[s.train_side, train]), "room": int(b.room[s.train_side, train])}
    text = Text("nuremberg-offer-buy", train=TRAIN_LABELS[train], **said)
    cost = Text("nuremberg-offer-train", price=price, brown=brown, more=RATE * (price - brown))
    then = ("cubes", *COLOURS, "owed", "seats", "room")
    return Offer(text, "buy", (f"train-{TRAIN_LABELS[train]}",), cost, then=then)


def _offered_payment(s: np.record, seat: int, kind: int) -> Offer:
    at = _influence_of(COLOURS[kind - 1]) if kind else (f"seat-{seat}",)
    due = Text("nuremberg-offer-due", due=int(s.due))
    paid = POINTS[COLOURS[kind - 1]] if kind else CUBES_OF[seat]
    then = ("cubes", *COLOURS, "owed")
    return Offer(Text("nuremberg-offer-pay", means=means_of(kind)), "pay", at, due, ((paid, 1),), then=then)


def _influence_of(colour: str) -> tuple[str, str]:
    """Where influence of a colour lies: before whoever has it, and on its track."""
    return f"own-{colour}", f"track-{colour}"


def _offered_finish(s: np.record) -> Offer:
    if s.phase == TAKEOVERS:
        return Offer(
            Text("nuremberg-offer-finish-sell", count=int(s.laid), company=company(int(s.buyer))), "finish", role="end"
        )
    cost = Text("nuremberg-offer-price", cost=int(s.due))
    return Offer(Text("nuremberg-offer-finish-build", count=int(s.laid)), "finish", (), cost, role="end")


# ------------------------------------------------------------------------------------------- where nothing is lit


def asked(board: Board, s: np.record, seat: int, group: str) -> list[int]:
    """What clicking a group of the drawing most likely means, the likeliest first."""
    what, _, label = group.partition("-")
    if what == "link" and label in board.labels["link"]:
        return _at_link(board, s, seat, list(board.labels["link"]).index(label))
    if what == "area" and label in board.labels["area"]:
        return _in_area(board, s, list(board.labels["area"]).index(label))
    if what == "box" and label in map(str, range(1, BOXES + 1)):
        box = int(label) - 1
        least = min(max(int(lowest_bid(board.record, s, seat, box)), LOWEST_BID), CUBES)
        return [KINDS.number("bid", box, least)]
    if what == "train" and label in TRAIN_LABELS:
        return [KINDS.number("buy", TRAIN_LABELS.index(label))]
    if what in ("own", "track") and label in COLOURS and s.phase == PAYING:
        return [KINDS.number("pay", MEANS.index(label))]
    if what in ("own", "track") and label in COMPANIES and s.phase == CHOICE:
        return [KINDS.number("take", COMPANIES.index(label))]
    return [KINDS.number("pay", MEANS.index("cube"))] if group == f"seat-{seat}" and s.phase == PAYING else []


def _at_link(board: Board, s: np.record, seat: int, link: int) -> list[int]:
    """Building or selling a link, from the end where a chain stands or can begin before from the other."""
    b = board.record
    head = int(s.trail[s.laid]) if s.laid else -1
    ways = sorted((0, 1), key=lambda way: (b.end[link, way] != head, not s.company[b.end[link, way]]))
    if s.phase != TAKEOVERS:
        return [KINDS.number("build", link, way) for way in ways]
    return [KINDS.number("sell", c, link, way) for way in ways for c in _buyers(b, s, link, way)]


def _buyers(b: np.record, s: np.record, link: int, way: int) -> list[int]:
    """The companies, the one that is buying or whose town or station the link begins at first."""
    here = int(s.company[b.end[link, way]])
    return sorted(range(len(COMPANIES)), key=lambda c: (c != s.buyer, not here >> c & 1))


def _in_area(board: Board, s: np.record, area: int) -> list[int]:
    """Loading from an area, what lies there first."""
    pieces = [int(kind_of(board.record, load, area)) for load in range(LOADS)]
    return [KINDS.number("load", kind, area) for kind in sorted(pieces, key=lambda kind: not s.lying[area, kind])]
