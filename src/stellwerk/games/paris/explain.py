"""Paris Connection in words: why an action is refused, and which rule a mistake breaks."""

from __future__ import annotations

import difflib

import numpy as np

from ...engine.bits import has
from ...engine.game import Board
from ...engine.text import Text, who
from .board import CITY, CLOSED, COLOURS, colour, neighbours
from .notation import built, find_colour, names_typed, slug, traded
from .rules import BUILD, STOP, cuts_off, is_full
from .state import RUNNING

QUOTED = 40  # letters of what somebody typed that are said again

# ---------------------------------------------------------------------------------------------------- why it is refused


def explain(board: Board, s: np.record, seat: int | None, action: int) -> Text | None:
    """Why an action is refused to a seat, or None if it is legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("paris", players=3, seed=7)
    >>> m.explain("build blue marseille")
    'Blue cannot be built in Marseille: it has no locomotive next to it.'
    """
    if (now := _not_now(s, seat)) is not None:
        return now
    if action == STOP:
        return None if s.placed else Text("paris-nothing-built")
    if action < BUILD:
        return _refused_trade(s, *traded(action))
    return _refused_build(board, s, *built(action))


def mistake(board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
    """The rule that a well-formed text breaks which names no action: a place or a colour that there is not, a trade for
    none or for too many, a pass."""
    match slug(text).split():
        case ["pass"]:
            rule = Text("paris-no-pass")
        case ["build", named, *place] if place:
            rule = _strange_colour(named) or _strange_place(board, " ".join(place))
        case ["trade", give, take, count] if count.isdecimal():
            rule = _strange_colour(give) or _strange_colour(take) or Text("paris-trade-count")
        case _:
            return None
    return _not_now(s, seat) or rule


def _not_now(s: np.record, seat: int | None) -> Text | None:
    """Why a seat can do nothing at all."""
    if s.ended != RUNNING:
        return Text("game-over")
    return None if seat == s.turn else Text("not-your-turn", who=who(int(s.turn)))


def _strange_colour(text: str) -> Text | None:
    """That there is no such colour, if there is not."""
    return Text("paris-no-such-colour", found=text[:QUOTED]) if find_colour(text) is None else None


def _strange_place(board: Board, text: str) -> Text:
    """That there is no such place; one that is called nearly so is named."""
    found, names = text[:QUOTED], names_typed(board)
    is_label = found.replace(".", "").isdecimal()
    near = [] if is_label else difflib.get_close_matches(found, names, 1)
    if not near:
        return Text("paris-no-such-space", place=found)
    return Text("paris-no-such-space-near", place=found, near=place(board, names.index(near[0])))


def _refused_build(board: Board, s: np.record, c: int, space: int) -> Text | None:
    b, bit = board.record, 1 << c
    if space >= b.spaces:
        return Text("paris-no-such-space", place=f"#{space}")
    said = {"colour": colour(c), "at": at(board, space)}
    if s.placed and c != s.building:
        return Text("paris-other-colour", colour=colour(c), building=colour(int(s.building)))
    if s.tray[c] == 0:
        return Text("paris-tray-empty", colour=colour(c))
    if b.kind[space] == CLOSED:
        return Text("paris-closed", at=said["at"])
    if s.lying[space] & bit:
        return Text("paris-same-colour", **said)
    if is_full(b, s, space):
        return Text("paris-city-taken" if b.kind[space] == CITY else "paris-landscape-full", **said)
    if not has(s.open[c], space):
        return Text(
            "paris-behind-blocked" if _behind_blocked_edge(board, s, bit, space) else "paris-not-adjacent", **said
        )
    victim = next((k for k in range(len(COLOURS)) if k != c and cuts_off(s, k, space)), None)
    if victim is not None:
        return Text("paris-cuts-off", victim=colour(victim), **said)
    return None


def _behind_blocked_edge(board: Board, s: np.record, bit: int, space: int) -> bool:
    """Whether a locomotive of the colour lies on a space that touches this one, with a blocked edge between."""
    labels = list(board.labels["space"])
    touching = [labels.index(x) for x in neighbours(labels[space]) if x in labels]
    return any(s.lying[i] & bit for i in touching)


def _refused_trade(s: np.record, give: int, take: int, count: int) -> Text | None:
    if s.placed:
        return Text("paris-trade-in-build", building=colour(int(s.building)))
    if give == take:
        return Text("paris-trade-same", colour=colour(give))
    if s.screen[s.turn, give] == 0:
        return Text("paris-trade-none-owned", colour=colour(give))
    if s.tray[take] < count:
        return Text("paris-trade-tray", colour=colour(take), left=int(s.tray[take]), count=count)
    return None


# ------------------------------------------------------------------------------------------------------------ the words


def at(board: Board, space: int) -> Text:
    """Where: in a city or station, or on a space that has no name."""
    named = place(board, space) != board.labels["space"][space]
    return Text("paris-in" if named else "paris-on", place=place(board, space))


def place(board: Board, space: int) -> str:
    """A city or station by its name, other spaces by their label."""
    return board.names["space"][space]
