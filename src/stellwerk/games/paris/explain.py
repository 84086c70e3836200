"""Paris Connection in words: why an action is refused, and what an action did."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ...engine.bits import has
from ...engine.game import Board, Event
from ...engine.text import Text, who
from .board import CITY, CLOSED, COLOURS, neighbours
from .notation import built, traded
from .rules import BUILD, STOP, cuts_off, is_full
from .state import RUNNING


def explain(board: Board, s: np.record, seat: int | None, action: int) -> Text | None:
    """Why an action is refused to a seat, or None if it is legal.

    >>> import stellwerk
    >>> m = stellwerk.Match.new("paris", players=3, seed=7)
    >>> m.explain("build blue marseille")
    'Blue cannot be built in Marseille: it has no locomotive next to it.'
    """
    if s.ended != RUNNING:
        return Text("game-over")
    if seat != s.turn:
        return Text("not-your-turn", who=who(int(s.turn)))
    if action == STOP:
        return None if s.placed else Text("paris-nothing-built")
    if action < BUILD:
        return _refused_trade(s, *traded(action))
    return _refused_build(board, s, *built(action))


def _refused_build(board: Board, s: np.record, c: int, space: int) -> Text | None:
    b, bit = board.record, 1 << c
    if space >= b.spaces:
        return Text("paris-no-such-space")
    said = {"colour": colour(c), "place": place(board, space)}
    if s.placed and c != s.building:
        return Text("paris-other-colour", colour=colour(c), building=colour(int(s.building)))
    if s.tray[c] == 0:
        return Text("paris-tray-empty", **said)
    if b.kind[space] == CLOSED:
        return Text("paris-closed", **said)
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


def tell(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> list[Event]:
    """What happened."""
    return [Event("act", _told(board, before, after, seat, action))]


def _told(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> Text:
    """What the actor did.  Everything in this game is done openly, so all seats are told the same."""
    if action == STOP:
        return Text("paris-told-stop")
    if action < BUILD:
        give, take, count = traded(action)
        return Text("paris-told-trade", give=colour(give), take=colour(take), count=count)
    c, space = built(action)
    gain = board.plain.value[space]
    return _told_build(c, place(board, space), gain, int(after.value[c]) if gain else 0)


@lru_cache(maxsize=20_000)
def _told_build(c: int, place: str, gain: int, value: int) -> Text:
    """What the company is worth now is told only if that has changed: so the same words come again and again, at many
    tables, and a text that was said once is said faster."""
    return Text("paris-told-build", colour=colour(c), place=place, gain=gain, value=value)


def colour(c: int) -> Text:
    """A company's colour, to be said in any language."""
    return Text(f"paris-colour-{COLOURS[c]}")


def place(board: Board, space: int) -> str:
    """A city or station by its name, other spaces by their label."""
    return board.names["space"][space]
