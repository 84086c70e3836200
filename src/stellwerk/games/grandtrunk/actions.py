"""The actions of The Grand Trunk Journey.  Why one may be refused is in `why`."""

from __future__ import annotations

from ...engine.actions import Axis, Kind, Kinds
from .board import CARDS, CITIES, COMPANIES, DEVELOPMENTS, GOODS, OBJECTIVES, PLACES, PROGRESS_CARDS, WAYS

NGOODS, NDEVELOPMENTS = len(GOODS), len(DEVELOPMENTS)
NPROGRESS, NOBJECTIVES = len(PROGRESS_CARDS), len(OBJECTIVES)

CARD = Axis("card", size=CARDS, words="grandtrunk-card")
GOOD = Axis("good", GOODS, words="grandtrunk-good")
PLACE = Axis("place", size=PLACES)
CITY = Axis("city", size=CITIES)
WAY = Axis("way", size=WAYS)
PACE = Axis("pace", ("fast", "slow"))  # slow: without the fast train's day
PILE = Axis("pile", ("discard", "top"))  # where a new station's card goes
FAST, SLOW = range(2)
DISCARDS, TOP = range(2)

KINDS = Kinds(
    __file__,
    Kind("end"),
    Kind("maintain"),
    Kind("stop"),
    Kind("contract"),
    Kind("clear"),  # the siding
    Kind("discard", card=CARD),  # in maintenance
    Kind("begin", card=CARD, good=GOOD),  # start wagon with its load
    Kind("move", pace=PACE, way=WAY),
    Kind("deliver", card=CARD),  # a cube from this wagon, where it is asked for
    Kind("fulfil", card=CARD),  # a special delivery
    Kind("dump", card=CARD),  # a cube that nobody asks for
    Kind("uncouple", card=CARD),
    Kind("load", card=CARD, good=GOOD),  # into an empty wagon of the train
    Kind("couple", card=CARD, good=GOOD),  # a wagon from hand, with its load
    Kind("play", card=CARD),  # for its action
    Kind("develop", card=CARD, development=Axis("development", DEVELOPMENTS)),
    Kind("fetch", card=CARD, good=GOOD),  # a wagon from the discard pile (depot)
    Kind("enlarge", card=CARD),  # second cube (oversize trailer)
    Kind("swap", place=PLACE, other=PLACE),  # tiles (change of demand)
    Kind("haul", city=CITY, to=CITY),  # steel (overland transport)
    Kind("build", pile=PILE, city=CITY),  # a station
    Kind("acquire", card=Axis("progress", PROGRESS_CARDS, words="grandtrunk-progress")),
    Kind("achieve", card=Axis("objective", OBJECTIVES, words="grandtrunk-objective")),
    Kind("park", card=CARD),  # onto the siding
    Kind("recall", good=GOOD),  # the wagon from the siding, with its load
    Kind("signal", card=CARD),  # discard (signals)
    Kind("fill", card=CARD),  # second steel (large freight car)
    Kind("turn", card=CARD),  # discard and draw (roundhouse)
    Kind("lift", card=CARD, good=GOOD),  # a wagon from hand, with its load, before the move (crane)
    Kind("choose", company=Axis("company", size=COMPANIES)),  # where companies are chosen
)
(
    END, MAINTAIN, STOP, CONTRACT, CLEAR, DISCARD, BEGIN, MOVE, DELIVER, FULFIL, DUMP, UNCOUPLE, LOAD, COUPLE, PLAY,
    IMPROVE, FETCH, ENLARGE, SWAP, HAUL, BUILD, ACQUIRE, ACHIEVE, PARK, RECALL, SIGNAL, FILL, TURN, LIFT, CHOOSE,
) = KINDS.codes  # fmt: skip
(
    to_end, to_maintain, to_stop, to_contract, to_clear, to_discard, to_begin, to_move, to_deliver, to_fulfil, to_dump,
    to_uncouple, to_load, to_couple, to_play, to_develop, to_fetch, to_enlarge, to_swap, to_haul, to_build, to_acquire,
    to_achieve, to_park, to_recall, to_signal, to_fill, to_turn, to_lift, to_choose,
) = KINDS.makers  # fmt: skip
read = KINDS.reader()

ANSWERS = (FETCH, ENLARGE, SWAP, HAUL, BUILD, ACQUIRE, ACHIEVE)  # to what a card asks for, in the order of `asked`
ONLY_ARRIVED = (DELIVER, FULFIL, DUMP, UNCOUPLE, LOAD, COUPLE, RECALL, CONTRACT, FILL, END)  # after the move
ONLY_READY = (MOVE, LIFT)  # before the move
