"""Actions of Paris Connection as they are offered to people, and what a click where nothing is lit means."""

from __future__ import annotations

import numpy as np

from ...engine.game import Board, Offer
from ...engine.text import Text
from .actions import KINDS
from .board import COLOURS, LOCOS, colour, neighbours
from .explain import place
from .rules import NCOLOURS


def offer(board: Board, s: np.record, seat: int, action: int) -> Offer:
    """A legal action in words: builds are chosen on the map, trades at the company whose locomotives are taken.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("paris", players=3, seed=7)
    >>> m.play("build red 7.21")
    >>> [x["text"] for x in m.offers() if x["kind"] == "stop" or x["at"] == ["space-8.22"]]
    ['End the build', 'Build Red in Auxerre (+1)']
    """
    match KINDS.named(action):
        case ("trade", (give, take, count)):
            text = Text("paris-offer-trade", give=colour(give), take=colour(take), count=count)
            pieces = ((LOCOS[COLOURS[give]], 1), (LOCOS[COLOURS[take]], count))
            return Offer(text, "trade", (f"company-{COLOURS[take]}",), pieces=pieces, then=("owned", "worth"))
        case ("build", (c, space)):
            gain = int(board.record.value[space])
            said = {"colour": colour(c), "place": place(board, space)}
            text = Text("paris-offer-city", gain=gain, **said) if gain else Text("paris-offer-build", **said)
            then = (f"value-{COLOURS[c]}", "worth", f"tray-{COLOURS[c]}")
            return Offer(text, "build", (f"space-{board.labels['space'][space]}",), then=then)
    return Offer(Text("paris-offer-stop"), "stop", role="end")


def asked(board: Board, s: np.record, seat: int, group: str) -> list[int]:
    """What clicking a group of the drawing most likely means, the likeliest first."""
    what, _, label = group.partition("-")
    if what == "space" and label in board.labels["space"]:
        space = list(board.labels["space"]).index(label)
        return [KINDS.number("build", c, space) for c in _likely_colours(board, s, space)]
    if what == "company" and label in COLOURS:
        take = COLOURS.index(label)
        owned = [give for give in range(NCOLOURS) if s.screen[seat, give] and give != take] or [take]
        return [KINDS.number("trade", give, take, 1) for give in owned]
    return []


def _likely_colours(board: Board, s: np.record, space: int) -> list[int]:
    """The colour being built; else those that lie next to the space before the others."""
    if s.building >= 0:
        return [int(s.building)]
    labels = list(board.labels["space"])
    beside = [labels.index(x) for x in neighbours(labels[space]) if x in labels]
    near = int(np.bitwise_or.reduce(s.lying[beside])) if beside else 0
    return sorted(range(NCOLOURS), key=lambda c: not near >> c & 1)
