"""What of a map is used in First Train to Nuremberg: links built and sold, areas loaded from, boxes, trains."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board, Thing
from ...engine.rule import rule
from .actions import BID, BUILD, BUY, LOAD, SELL, read
from .board import AREAS, BOXES, LINKS, TOWN, TRAIN_LABELS, TRAINS
from .rules import actor

BUILT = 0
SOLD = BUILT + LINKS
LOADED = SOLD + LINKS
BOX = LOADED + AREAS
TRAIN = BOX + BOXES
SIZE = TRAIN + TRAINS


def things(board: Board, s: np.record) -> dict[int, Thing]:
    """The links that may be built, the areas where pieces lie, the boxes and trains of the side being played."""
    b, labels, names = board.record, board.labels, board.names["area"]
    found = {}
    for i, label in enumerate(labels["link"]):
        if not b.forbidden[i] and (s.extended or not b.extension[i]):
            ends = " – ".join(names[end] for end in b.end[i])
            found[BUILT + i] = Thing("built", ends, f"link-{label}")
            found[SOLD + i] = Thing("sold", ends, f"link-{label}")
    for i, label in enumerate(labels["area"]):
        if b.kind[i] != TOWN:
            found[LOADED + i] = Thing("loaded", names[i], f"area-{label}")
    found |= {BOX + k: Thing("box", str(k + 1), f"box-{k + 1}") for k in range(b.boxes[s.side])}
    for t, label in enumerate(TRAIN_LABELS):
        if b.price[s.train_side, t]:
            found[TRAIN + t] = Thing("train", label, f"train-{label}")
    return found


@rule
def use(b, s, action, used):
    """What an action uses; a box is used by every bid on it."""
    if action < 0:
        return
    p = actor(b, s)
    kind, x, y, _ = read(action)
    if kind == SELL:
        used[p, SOLD + y] += 1
    elif kind == BUILD:
        used[p, BUILT + x] += 1
    elif kind == LOAD:
        used[p, LOADED + y] += 1
    elif kind == BID:
        used[p, BOX + x] += 1
    elif kind == BUY:
        used[p, TRAIN + x] += 1
