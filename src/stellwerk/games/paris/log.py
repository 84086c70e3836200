"""The log of Paris Connection: what an action did and all that followed from it, in words and as data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ...engine.game import Board, Event
from ...engine.moves import Move, Piece, points
from ...engine.text import Text, who
from .actions import KINDS
from .board import COLOURS, LOCOS, colour
from .explain import place
from .knowledge import ENDINGS, by_colour
from .state import GOAL_REACHED, LONGEST_BUILD, MAY_OWN, PENALTY, RUNNING

if TYPE_CHECKING:
    from .document import Colour


def tell(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> list[Event]:
    """What happened.  Everything in this game is done openly, so all seats are told the same: the action, trays that
    ran out or have something again, why a build ended by itself, whose turn it is; in the end what everybody has."""
    actor = int(before.turn)
    match KINDS.named(action):
        case ("build", (c, space)):
            events = _built(board, before, after, c, space)
            if after.turn != actor and after.ended == RUNNING:
                events += _build_ended(before, after, c)
        case ("trade", (give, take, count)):
            events, c, space = _traded(before, after, actor, give, take, count), give, 0
        case _:
            return [STOPPED, _turn(int(after.turn))]
    if after.ended != RUNNING:
        return [*events, _ending(board, after, actor, c, space), *_scores(after)]
    return events if after.turn == actor else [*events, _turn(int(after.turn))]


STOPPED = Event("stop", Text("paris-told-stop"))


def _built(board: Board, before: np.record, after: np.record, c: int, space: int) -> list[Event]:
    labels, b = board.labels["space"], board.plain
    gain, value, tray = b.value[space], int(after.value[c]), int(after.tray[c])
    facts = {
        "colour": COLOURS[c],
        "space": labels[space],
        "gain": gain,
        "value": value,
        "trays": {COLOURS[c]: tray},
    }
    beside = next(i for i in b.next[space] if before.lying[i] >> c & 1)
    moves = _moves_of_build(COLOURS[c], labels[space], labels[beside], gain)
    told = Event("build", _told_build(c, place(board, space), gain, value if gain else 0), None, facts, moves)
    return [told] if tray else [told, _tray_event("tray-empty", c)]


@lru_cache(maxsize=4096)
def _moves_of_build(colour: Colour, space: str, beside: str, gain: int) -> tuple[Move, ...]:
    """The locomotive comes from the tray, along its line; a city makes its company worth more."""
    company = f"company-{colour}"
    laid = Move(LOCOS[colour], company, f"space-{space}", via=(f"space-{beside}",))
    return (laid, Move(Piece("points", colour), "", company, gain)) if gain else (laid,)


@lru_cache(maxsize=20_000)
def _told_build(c: int, place: str, gain: int, value: int) -> Text:
    """What the company is worth now is told only if that has changed: so the same words come again and again, at many
    tables, and a text that was said once is said faster."""
    if not gain:
        return Text("paris-told-build", colour=colour(c), place=place)
    return Text("paris-told-city", colour=colour(c), place=place, gain=gain, value=value)


def _traded(before: np.record, after: np.record, actor: int, give: int, take: int, count: int) -> list[Event]:
    facts = {
        "give": COLOURS[give],
        "take": COLOURS[take],
        "count": count,
        "trays": {COLOURS[give]: int(after.tray[give]), COLOURS[take]: int(after.tray[take])},
        "locomotives": int(after.screen[actor].sum()),
        "certain": by_colour((after.proven[actor] + after.traded[actor]).tolist()),
    }
    seat = f"seat-{actor}"
    moves = (
        Move(LOCOS[COLOURS[give]], seat, f"company-{COLOURS[give]}"),
        Move(LOCOS[COLOURS[take]], f"company-{COLOURS[take]}", seat, count),
    )
    events = [Event("trade", _told_trade(give, take, count), None, facts, moves)]
    if not before.tray[give]:
        events.append(_tray_event("tray-refilled", give))
    if not after.tray[take]:
        events.append(_tray_event("tray-empty", take))
    return events


@lru_cache(maxsize=None)
def _told_trade(give: int, take: int, count: int) -> Text:
    return Text("paris-told-trade", give=colour(give), take=colour(take), count=count)


@lru_cache(maxsize=None)
def _tray_event(kind: str, c: int) -> Event:
    """A tray ran out, or has something again."""
    return Event(kind, Text(f"paris-{kind}-now", colour=colour(c)), None, {"colour": COLOURS[c]})


def _build_ended(before: np.record, after: np.record, c: int) -> Iterator[Event]:
    """Why the turn ended though its player did not stop; an empty tray has been told already."""
    if before.placed + 1 == LONGEST_BUILD:
        yield _build_over("five", c)
    elif after.tray[c]:
        yield _build_over("no-room", c)


@lru_cache(maxsize=None)
def _build_over(why: str, c: int) -> Event:
    return Event("build-over", Text(f"paris-build-over-{why}", colour=colour(c)), None, {"why": why})


@lru_cache(maxsize=None)
def _turn(seat: int) -> Event:
    """Whose turn it is now."""
    return Event("turn", Text("paris-told-turn", who=who(seat)), seat)


def _ending(board: Board, after: np.record, actor: int, c: int, space: int) -> Event:
    """Why the game is over, and by whom; the goal is reached by a build of the colour c on a space."""
    if after.ended == GOAL_REACHED:
        text = Text("paris-ending-goal", who=who(actor), colour=colour(c), place=place(board, space))
    else:
        text = Text("paris-ending-trays", who=who(actor), colour=colour(int(after.tray.argmax())))
    return Event("end", text, None, {"why": ENDINGS[int(after.ended)]})


def _scores(after: np.record) -> Iterator[Event]:
    """What everybody has behind the screen, and what that is worth, part by part."""
    values, limit = after.value.tolist(), MAY_OWN[after.players]
    for seat, held in enumerate(after.screen[: after.players].tolist()):
        over = max(0, sum(held) - limit)
        worth = sum(n * value for n, value in zip(held, values, strict=True))
        facts = {
            "screen": by_colour(held),
            "worth": worth,
            "penalty": PENALTY * over,
            "points": worth - PENALTY * over,
        }
        text = Text("paris-told-score", who=who(seat), points=facts["points"], parts=_parts(held, values, over))
        yield Event("score", text, seat, facts, (points(seat, facts["points"]),))


def _parts(held: list[int], values: list[int], over: int) -> Text:
    """The sum of which a score is made."""
    parts = [Text("paris-score-part", count=n, colour=colour(c), value=values[c]) for c, n in enumerate(held) if n]
    found = parts[0]
    for part in parts[1:]:
        found = Text("paris-score-sum", left=found, right=part)
    return Text("paris-score-penalty", left=found, penalty=PENALTY * over, over=over) if over else found
