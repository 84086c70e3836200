"""Paris Connection in words: why an action is refused, and which rule a mistake breaks."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...engine.game import Board
from ...engine.text import Text
from ...notation import Missing, slug
from .actions import KINDS, NOT_ADJACENT, REFUSALS
from .board import CITY, COLOURS, colour, neighbours
from .notation import NOTATION
from .rules import cuts_off

# Which section of the rules answers a refusal, and what comes up (`Game.sections`).
SECTIONS = {
    "turn": ("no-pass", "nothing-built", "trade-in-build", ":turn"),
    "build": ("other-colour", "tray-empty", "same-colour", "not-adjacent", "behind-blocked", ":build"),
    "spaces": ("no-such-space", "no-such-space-near", "closed", "city-taken", "landscape-full"),
    "cut": ("cuts-off",),
    "trade": ("trade-same", "no-such-count", "trade-none-owned", "trade-tray", "no-such-colour"),
}


def refused(board: Board, s: np.record, why: int, action: int) -> Text:
    """Why an action is not legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("paris", players=3, seed=7)
    >>> m.explain("build blue marseille")
    'Blue cannot be built in Marseille: it has no locomotive next to it.'
    """
    match KINDS.named(action):
        case ("build", (c, space)):
            is_blocked = why == NOT_ADJACENT and _behind_blocked_edge(board, s, c, space)
            reason = "behind-blocked" if is_blocked else REFUSALS[why]
            return Text(f"paris-{reason}", building=_building(s), **_of_build(board, s, c, space))
        case ("trade", (give, take, count)):
            said = colour(take) if REFUSALS[why] == "trade-tray" else colour(give)
            return Text(
                f"paris-{REFUSALS[why]}", building=_building(s), colour=said, left=int(s.tray[take]), count=count
            )
    return Text(f"paris-{REFUSALS[why]}")


def mistake(board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
    """The rule that a well-formed text breaks which names no action: a place or a colour that there is not, a trade for
    none or for too many, a pass."""
    if slug(text) == "pass":
        return Text("paris-no-pass")
    found = NOTATION.read(board, text)
    if not isinstance(found, Missing):
        return None
    if found.axis == "space" and found.near is not None:
        return Text("paris-no-such-space-near", found=found.found, near=place(board, found.near))
    return Text(f"paris-no-such-{found.axis}", found=found.found)


def _building(s: np.record) -> Text | str:
    """The colour that is being built, if one is."""
    return colour(int(s.building)) if s.building >= 0 else ""


def _of_build(board: Board, s: np.record, c: int, space: int) -> dict[str, Any]:
    """What can be said of a build."""
    if space >= board.record.spaces:
        return {"found": f"#{space}"}
    victim = next((colour(k) for k in range(len(COLOURS)) if k != c and cuts_off(s, k, space)), "")
    return {"colour": colour(c), "at": at(board, space), "victim": victim}


def _behind_blocked_edge(board: Board, s: np.record, c: int, space: int) -> bool:
    """Whether a locomotive of the colour lies on a space that touches this one, with a blocked edge between."""
    labels = list(board.labels["space"])
    touching = [labels.index(x) for x in neighbours(labels[space]) if x in labels]
    return any(s.lying[i] >> c & 1 for i in touching)


# ------------------------------------------------------------------------------------------------------------ the words


def at(board: Board, space: int) -> Text:
    """Where: in a city, on a start space with its station, or on a space that has no name."""
    named = place(board, space) != board.labels["space"][space]
    where = "paris-on" if not named else "paris-in" if board.plain.kind[space] == CITY else "paris-at-start"
    return Text(where, place=place(board, space))


def place(board: Board, space: int) -> str:
    """A city or station by its name, other spaces by their label."""
    return board.names["space"][space]
