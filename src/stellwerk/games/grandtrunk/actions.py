"""The action space of The Grand Trunk Journey, block by block."""

from __future__ import annotations

from .board import CARDS, CITIES, COMPANIES, GOODS, KINDS, OBJECTIVES, PLACES, PORTS, PROGRESS_CARDS

NGOODS, NKINDS = len(GOODS), len(KINDS)
NPROGRESS, NOBJECTIVES = len(PROGRESS_CARDS), len(OBJECTIVES)

# A way to move: a city card to its city, one of two port cards to a port, the junction card to any place.
PORT_WAY = CITIES
JUNCTION_WAY = PORT_WAY + 2 * PORTS
WAYS = JUNCTION_WAY + PLACES

# The action space, block by block; CARD, GOOD and so on say what is counted inside a block.
END, MAINTAIN, STOP, CONTRACT, CLEAR = range(5)
THROW = 5  # CARD: discard in maintenance
BEGIN = THROW + CARDS  # CARD GOOD: start wagon with its load
MOVE = BEGIN + CARDS * NGOODS  # WAY, then the same WAYs without using the fast train's day
DELIVER = MOVE + 2 * WAYS  # CARD: a cube from this wagon, where it is asked for
FULFIL = DELIVER + CARDS  # CARD: a cube for a special delivery
DUMP = FULFIL + CARDS  # CARD: a cube that nobody asks for
UNCOUPLE = DUMP + CARDS  # CARD
LOAD = UNCOUPLE + CARDS  # CARD GOOD: into an empty wagon of the train
COUPLE = LOAD + CARDS * NGOODS  # CARD GOOD: a wagon from hand, with its load
PLAY = COUPLE + CARDS * NGOODS  # CARD: for its action
IMPROVE = PLAY + CARDS  # CARD KIND: a development
FETCH = IMPROVE + CARDS * NKINDS  # CARD GOOD: a wagon from the discard pile (depot)
ENLARGE = FETCH + CARDS * NGOODS  # CARD: second cube (oversize trailer)
SWAP = ENLARGE + CARDS  # PLACE PLACE
HAUL = SWAP + PLACES * PLACES  # CITY CITY
BUILD = HAUL + CITIES * CITIES  # CITY, card to the discard pile; then CITY, card on the deck
ACQUIRE = BUILD + 2 * CITIES  # PROGRESS
ACHIEVE = ACQUIRE + NPROGRESS  # OBJECTIVE
PARK = ACHIEVE + NOBJECTIVES  # CARD: onto the siding
RECALL = PARK + CARDS  # GOOD: the wagon from the siding, with its load
SIGNAL = RECALL + NGOODS  # CARD: discard
FILL = SIGNAL + CARDS  # CARD: second steel (large freight car)
TURN = FILL + CARDS  # CARD: discard and draw (roundhouse)
LIFT = TURN + CARDS  # CARD GOOD: a wagon from hand, with its load, before the move (crane)
CHOOSE = LIFT + CARDS * NGOODS  # COMPANY: whom to play, where companies are chosen
ACTIONS = CHOOSE + COMPANIES
