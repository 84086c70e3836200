"""The state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.game import Board
from ...engine.record import Axes, Record, field
from .board import (
    AREAS,
    BOXES,
    COLOURS,
    COMPANIES,
    COMPANY_LINKS,
    CUBES,
    LINKS,
    LINKS_EACH,
    MOST_INFLUENCE,
    MOST_PIECES,
    MOST_PROFIT,
    PIECES,
    SEATS,
    SIDES,
    TRAINS,
)  # fmt: skip

if TYPE_CHECKING:
    from .document import Phase

AUCTION, CHOICE, BUILDING, PAYING, TRANSPORT, TAKEOVERS, OVER = range(7)
PHASES: tuple[Phase, ...] = ("auction", "choice", "building", "paying", "transport", "takeovers", "over")

PLAYER, BUILD_TRACK, BUY_TRAINS = range(3)  # the three displays of playing order
ORDERS = ("player", "build", "train")

WHITE_CUBE, YELLOW_CUBE, RED_PASSENGER, GREEN_PASSENGER, LANDLORD = range(5)  # PIECES
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
        "train": TRAINS, "link": LINKS, "area": AREAS, "kind": len(PIECES), "cargo": CARGO, "owner": len(OWNERS),
        "place": LONGEST, "bits": BITS_WORDS, "load": LOADS,
    },
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("players", "i1", least=2, most=SEATS, doc="how many play"),
        field("side", "i1", of="index:side", none=False, doc="the side of the Influence & Play Order board"),
        field("train_side", "i1", of="index:side", none=False, doc="the side of the Available Trains board"),
        field("by_row", "i1", most=1, doc="1: one train of each row (2009), 0: one of each price"),
        field("extended", "i1", most=1, doc="1: The South with its extension"),
        field("all_branches", "i1", most=1, doc="1: longer branches of the scoring connection score too"),
        field("stock", "i1", least=COMPANY_LINKS[0], most=COMPANY_LINKS[1], doc="links that each company has in all"),
        field("turn", "i1", least=1, most=5, doc="the turn, from 1"),
        field("phase", "i1", of="index:phase", none=False, doc="what is being decided"),
        field("at", "i1", most=SEATS - 1, doc="whose decision: the place on the display of the phase's order"),
        field("crediting", "i1", most=BOXES - 1, doc="the box whose points are being credited"),
        field("passed", "u1", of="mask:seat", doc="who has passed in the transport phase"),
        field("buying", "i1", of="index:train", doc="the train being paid for"),
        field("due", "i1", most=2 * LINKS_EACH, doc="points still to be paid for the track or train"),
        field("buyer", "i1", of="index:company", doc="the company that takes over the chain"),
        field("laid", "i1", most=LINKS_EACH, doc="links of the chain so far"),
        field("trail", "i1", "place", of="index:area", doc="the areas of the chain, from its start"),
        field("scored", "i1", most=1, doc="whether the scoring connection was made"),
        field("order", "i1", "order", "seat", of="index:seat", none=False,
              doc="the seats on the three displays, first to last"),
        field("cubes", "i1", "seat", most=CUBES, doc="investment cubes in hand (the others lie in boxes or the stock)"),
        field("influence", "i1", "seat", "colour", most=MOST_INFLUENCE, doc="influence points"),
        field("profit", "i1", "seat", least=-MOST_PROFIT, most=MOST_PROFIT, doc="place on the profit and loss display"),
        field("stack", "i1", "track", "seat", most=SEATS - 1,
              doc="which marker moved later: the higher one lies on top in a space"),
        field("points", "i2", "seat", most=999, doc="victory points"),
        field("carried", "i1", "seat", "cargo", most=MOST_PIECES, doc="pieces on a seat's trains this turn"),
        field("held", "i1", "seat", "cargo", most=MOST_PIECES, doc="pieces kept from earlier turns"),
        field("token", "i1", "box", of="index:colour", doc="the token drawn into a box"),
        field("bidder", "i1", "box", of="index:seat", doc="whose cubes lie in a box"),
        field("bid", "i1", "box", most=CUBES, doc="how many cubes lie in a box"),
        field("train", "i1", "train", of="index:seat", doc="who bought a train this turn"),
        field("riders", "i1", "train", most=MOST_PIECES, doc="passengers on a train"),
        field("owner", "i1", "link", of="index:owner", doc="whose link crosses a border"),
        field("track", "i1", "owner", most=COMPANY_LINKS[1], doc="links on the board"),
        field("company", "u1", "area", of="mask:company", doc="the companies that a town or station belongs to"),
        field("lying", "i1", "area", "kind", most=MOST_PIECES, doc="pieces in an area"),
        field("boxed", "i1", "kind", most=MOST_PIECES, doc="pieces out of the game"),
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
        "train": board.labels["train"], "link": board.labels["link"], "area": board.labels["area"], "kind": PIECES,
        "cargo": PIECES[:CARGO], "owner": OWNERS, "place": LONGEST, "phase": PHASES, "side": SIDES,
        "company": COMPANIES,
    }  # fmt: skip
