"""The actions of First Train to Nuremberg, and why one may be refused."""

from __future__ import annotations

from ...engine.actions import Axis, Kind, Kinds
from .board import AREAS, BOXES, COLOURS, COMPANIES, CUBES, LINKS, TRAIN_LABELS
from .state import CARGO

MEANS = ("cube", *COLOURS)  # of payment
LOWEST_BID = 2

COMPANY = Axis("company", COMPANIES)
BOX = Axis("box", tuple(f"box{i + 1}" for i in range(BOXES)))
PIECE = Axis("cargo", size=CARGO)  # goods are called what they are on the map
AREA = Axis("area", size=AREAS)
LINK = Axis("link", size=LINKS)
WAY = Axis("way", ("out", "back"))  # from its first area to its second, or back

KINDS = Kinds(
    __file__,
    Kind("pass"),  # build nothing, load nothing more, sell nothing
    Kind("finish"),  # the chain that was built or sold
    Kind("load-all"),  # load whatever can be loaded, and pass
    Kind("take", company=COMPANY),  # the point of two colours
    Kind("pay", means=Axis("means", MEANS)),  # one point
    Kind("buy", train=Axis("train", tuple(TRAIN_LABELS))),
    Kind("bid", box=BOX, amount=Axis.amounts("amount", LOWEST_BID, CUBES)),
    Kind("load", cargo=PIECE, area=AREA),
    Kind("build", link=LINK, way=WAY),
    Kind("sell", company=COMPANY, link=LINK, way=WAY),
)
PASS, FINISH, LOAD_ALL, TAKE, PAY, BUY, BID, LOAD, BUILD, SELL = KINDS.codes
to_pass, to_finish, to_load_all, to_take, to_pay, to_buy, to_bid, to_load, to_build, to_sell = KINDS.makers
read = KINDS.reader()

# Why not: each has words, `nuremberg-<kind>-<reason>`, but for what belongs to another phase.
REFUSALS = (
    "", "not-now", "begun", "nothing", "nowhere",
    "no-box", "own", "low", "over", "cubes",
    "none", "no-train", "sold", "same-price", "same-row", "three", "means",
    "no-area", "passenger", "area", "field", "no-seat", "no-wagon", "rival", "room",
    "no-border", "forbidden", "extension", "taken", "only-out", "no-links", "first-turn", "no-start",
    "not-on", "closed", "fork", "toll", "toll", "landlords", "dear",
    "not-yours", "other", "not-at-company", "no-influence", "no-end",
)  # fmt: skip
(
    MAY, NOT_NOW, BEGUN, NOTHING, NOWHERE,
    NO_BOX, OWN_BID, TOO_LOW, NOT_OVER, NO_CUBES,
    NONE_LEFT, NO_TRAIN, SOLD, SAME_PRICE, SAME_ROW, THREE, NO_MEANS,
    NO_AREA, NEEDS_LINE, NEEDS_LINK, NEEDS_STATION, NO_SEAT, NO_WAGON, RIVAL, NO_ROOM,
    NO_BORDER, FORBIDDEN, NO_EXTENSION, TAKEN, ONLY_OUT, NO_LINKS, FIRST_TURN, NO_START,
    NOT_ON, CLOSED, FORK, NO_RED, NO_GREEN, NO_WHITE, TOO_DEAR,
    NOT_YOURS, OTHER_COMPANY, NOT_AT_COMPANY, NO_INFLUENCE, NO_END,
) = range(len(REFUSALS))  # fmt: skip
