"""The actions of Zug um Zug: Deutschland, and why one may be refused."""

from __future__ import annotations

from ...engine.actions import Axis, Kind, Kinds
from .board import CARDS, PAYMENTS, TRACKS
from .state import OFFERED

CARD = Axis("card", CARDS, words="deutschland-colour")
SHORT, LONG = (Axis.amounts(deck, 0, OFFERED) for deck in ("short", "long"))
TRACK = Axis("track", size=TRACKS)
# Which track is paid for, with which colour, and with how many locomotives.  That is one list of the board's: on three
# axes there would be six times as many actions, most of them of no track, and buffers and networks as much larger.
PAYMENT = Axis("payment", size=PAYMENTS)


def slots_in(kept: int) -> list[int]:
    """The places, from 0, of the offered tickets in a set.

    >>> slots_in(5)
    [0, 2]
    """
    return [i for i in range(OFFERED) if kept >> i & 1]


SETS = range(1, 1 << OFFERED)  # of offered tickets, one bit each
KEPT = Axis("kept", tuple(",".join(str(i + 1) for i in slots_in(kept)) for kept in SETS), first=SETS[0])

KINDS = Kinds(
    __file__,
    Kind("pass"),
    Kind("draw", card=CARD),  # one that lies face up
    Kind("draw-blind"),
    Kind("tickets", short=SHORT, long=LONG),  # the mix is announced,
    Kind("keep", kept=KEPT),  # and some are kept
    Kind("claim", payment=PAYMENT),
    Kind("ask", track=TRACK),  # what a track takes: never legal, but good to know
)
PASS, DRAW, BLIND, MIX, KEEP, CLAIM, ASK = KINDS.codes
to_pass, to_draw, to_blind, to_mix, to_keep, to_claim, to_ask = KINDS.makers
read = KINDS.reader()

# Why not: each has words, `deutschland-<reason>`.
REFUSALS = (
    "", "no-such-action", "first-tickets", "choose-first", "second-card", "nothing-offered", "no-pass", "deck-empty",
    "not-face-up", "second-locomotive", "no-tickets", "mix-sum", "mix-short", "mix-long", "not-offered", "keep-more",
    "own", "taken", "parallel-closed", "parallel-own", "wagons", "needs", "payment", "say-payment",
)  # fmt: skip
(
    MAY, NO_SUCH_ACTION, FIRST_TICKETS, CHOOSE_FIRST, SECOND_FIRST, NOTHING_OFFERED, NO_PASS, DECK_EMPTY,
    NOT_FACE_UP, SECOND_LOCOMOTIVE, NO_TICKETS, MIX_SUM, MIX_SHORT, MIX_LONG, NOT_OFFERED, KEEP_MORE,
    OWN, TAKEN, PARALLEL_CLOSED, PARALLEL_OWN, TOO_FEW_WAGONS, TOO_FEW_CARDS, OTHER_PAYMENT, SAY_PAYMENT,
) = range(len(REFUSALS))  # fmt: skip
