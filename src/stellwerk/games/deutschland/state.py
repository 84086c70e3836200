"""The state of Zug um Zug: Deutschland."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.bits import BITS
from ...engine.game import Board
from ...engine.record import Axes, Record, field
from .board import CARDS, CITIES, DECKS, LOCOMOTIVE, LONGEST, TICKETS, TRACKS

if TYPE_CHECKING:
    from .document import Phase

SEATS = 5
WAGONS = 45  # of each player
FEW_WAGONS = 2  # who ends a turn with so few brings on the last round
OF_COLOUR, LOCOMOTIVES = 12, 14  # cards: of each colour, and jokers
ALL_CARDS = OF_COLOUR * LOCOMOTIVE + LOCOMOTIVES
DEALT = 4  # cards in a first hand
FACE_UP = 5  # cards in the row
TOO_MANY = 3  # locomotives that sweep the row
OFFERED = 4  # tickets drawn at once
KEEP_FIRST, KEEP_LATER = 2, 1  # of which so many must be kept
POINTS = (0, 1, 2, 4, 7, 10, 15, 18)  # for a track, by its length
BONUS = 15  # for most completed tickets
MOST_POINTS = WAGONS * POINTS[LONGEST] // LONGEST  # for tracks: long ones bring most for each wagon
CROWDED = 4  # from so many players on, all parallel tracks may be used
OPEN, HIDDEN = "open", "hidden"  # the option `choice`: whether others see how the first tickets are chosen

# What has to be decided: the mix of the first tickets, which tickets to keep, a turn, its second card.
FIRST_MIX, CHOOSE, TURN, SECOND_CARD, OVER = 0, 1, 2, 3, 4
PHASES: tuple[Phase, ...] = ("mix", "choose", "turn", "second", "over")

# Where a ticket is: with a seat (by its number), offered to the player on turn, or in its deck.
OFFER, DECK = SEATS, SEATS + 1
PLACES = (*(f"seat {p}" for p in range(SEATS)), "offered", "deck")

STATE = Record(
    {
        "word": 3, "seat": SEATS, "colour": len(CARDS), "place": FACE_UP, "track": TRACKS, "ticket": TICKETS,
        "slot": OFFERED, "deck": len(DECKS), "city": CITIES, "card": ALL_CARDS, "bits": TRACKS // BITS,
        "length": LONGEST + 1,
    },
    [
        field("rng", "u4", "word", doc="random numbers: key, key, counter"),
        field("points", "i2", "seat", most=MOST_POINTS, doc="points for tracks so far"),
        field("players", "i1", least=2, most=SEATS, doc="how many play"),
        field("phase", "i1", most=OVER,
              doc="to be decided: 0 first mix, 1 tickets to keep, 2 a turn, 3 its second card, 4 over"),
        field("turn", "i1", of="index:seat", none=False, doc="the seat whose turn it is"),
        field("chosen", "i1", most=SEATS, doc="how many seats have chosen their first tickets"),
        field("hidden", "i1", most=1, doc="1 while first choices are hidden from the other seats"),
        field("announced", "i1", "seat", most=OFFERED + 1,
              doc="1 + how many of a seat's first four tickets were short, 0 before it has announced a mix"),
        field("last", "i1", least=-1, most=SEATS, doc="turns left in the last round, -1 before it"),
        field("passed", "i1", most=SEATS, doc="how many seats in a row had nothing to do"),
        field("wagons", "i1", "seat", most=WAGONS, doc="wagons left"),
        field("deck", "i1", "colour", most=LOCOMOTIVES,
              doc="cards in the deck (which ones is secret; their order is drawn when needed)"),
        field("discards", "i1", "colour", most=LOCOMOTIVES, doc="cards on the discard pile (public)"),
        field("row", "i1", "place", of="index:colour", none=False, doc="the cards that lie face up"),
        field("hand", "i1", "seat", "colour", most=LOCOMOTIVES, doc="cards in each hand (secret)"),
        field("known", "i1", "seat", "colour", most=LOCOMOTIVES,
              doc="of these, those taken face up and not spent since (public)"),
        field("owner", "i1", "track", of="index:seat", doc="whose wagons stand on each track"),
        field("offer", "i1", "slot", of="index:ticket", doc="tickets that the player on turn chooses from (secret)"),
        field("ticket", "i1", "ticket", of="index:where", doc="where each ticket is (secret)"),
        field("under", "u1", "ticket", most=TICKETS,
              doc="place among those returned under the deck, 1 is the next; 0 above them"),
        field("seen", "u1", "ticket", of="mask:seat", doc="the seats that know where this ticket is"),
    ],
    scratch=[
        field("open", "u4", "seat", "bits", doc="the tracks that a seat may still claim"),
        field("claimable", "u4", "bits", doc="legal: the tracks that the player on turn can claim now"),
        field("block", "i2", "length", doc="legal: where the payments for a grey track of each length were written"),
        field("cleared", "i2", "colour", doc="the last action: cards swept from the row, if it was swept"),
        field("shuffled", "i2", "colour", doc="the last action: discards that became the deck, if any did"),
        field("sweeps", "i2", doc="the last action: how often the row was swept"),
        field("shuffles", "i2", doc="the last action: how often discards became the deck"),
        field("turned", "i1", doc="the last action: the card that came into the row for the one taken, -1 for none"),
        field("like", "i1", "length", doc="legal: which track that was, -1 if there was none"),
        field("ways", "i1", "length", doc="legal: how many payments"),
        field("net", "u1", "seat", "city", doc="the smallest city that a seat's tracks connect with this one"),
        field("above", "i1", "deck", doc="tickets in the shuffled part of each deck"),
        field("below", "i1", "deck", doc="returned tickets under it"),
        field("lot", "u1", "card", doc="cards or tickets being dealt anew"),
        field("quota", "u1", "seat", doc="tickets to be dealt to each seat"),
        field("knowers", "u1", "ticket", doc="who knows each place under a deck; 255 where it is not dealt anew"),
    ],
)  # fmt: skip


def axes(board: Board, players: int) -> Axes:
    """Labels for readable positions."""
    return {
        "word": 3,
        "seat": players,
        "colour": board.labels["colour"],
        "place": FACE_UP,
        "track": board.labels["track"],
        "ticket": board.labels["ticket"],
        "slot": OFFERED,
        "where": PLACES,
    }
