"""The action space: every decision of the game has a number."""

from __future__ import annotations

from .board import AREAS, BOXES, COLOURS, CUBES, LINKS, TRAINS
from .state import LOADS

LOWEST_BID = 2
AMOUNTS = CUBES - LOWEST_BID + 1

PASS = 0  # build nothing, load nothing more, sell nothing
FINISH = 1  # end the chain that was built or sold
LOAD_ALL = 2  # load whatever can be loaded, and pass
TAKE = 3  # the point of two colours as: red, green
PAY = TAKE + 2  # one point: a cube, or influence of a colour
BUY = PAY + 1 + len(COLOURS)  # a train
BID = BUY + TRAINS  # on a box, an amount
LOAD = BID + BOXES * AMOUNTS  # goods, a red or a green passenger, from an area
BUILD = LOAD + LOADS * AREAS  # a link, from its first area to its second or back
SELL = BUILD + 2 * LINKS  # to the red or the green company, a link, in one direction or the other
ACTIONS = SELL + 4 * LINKS
