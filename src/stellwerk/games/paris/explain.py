"""Paris Connection in words: why an action is refused, and what an action did."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from ...engine.bits import has
from ...engine.game import Board, Event
from ...engine.text import Text, who
from .board import CITY, CLOSED, COLOURS, colour, neighbours
from .knowledge import ENDINGS, by_colour
from .notation import built, find_colour, names_typed, slug, traded
from .rules import BUILD, STOP, cuts_off, is_full
from .state import GOAL_REACHED, LONGEST_BUILD, MAY_OWN, PENALTY, RUNNING

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


# ------------------------------------------------------------------------------------------------------- what it did


def tell(board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> list[Event]:
    """What happened.  Everything in this game is done openly, so all seats are told the same: the action, trays that
    ran out or have something again, why a build ended by itself, whose turn it is; in the end what everybody has."""
    actor = int(before.turn)
    if action == STOP:
        return [STOPPED, _turn(int(after.turn))]
    events = _traded(before, after, actor, action) if action < BUILD else _built(board, after, action)
    if after.ended != RUNNING:
        return [*events, _ending(board, after, actor, action), *_scores(after)]
    if after.turn == actor:
        return events  # the build may go on
    if action >= BUILD:
        events += _build_ended(before, after, built(action)[0])
    return [*events, _turn(int(after.turn))]


STOPPED = Event("stop", Text("paris-told-stop"))


def _built(board: Board, after: np.record, action: int) -> list[Event]:
    c, space = built(action)
    gain, value, tray = board.plain.value[space], int(after.value[c]), int(after.tray[c])
    facts = {
        "colour": COLOURS[c],
        "space": board.labels["space"][space],
        "gain": gain,
        "value": value,
        "trays": {COLOURS[c]: tray},
    }
    told = Event("build", _told_build(c, place(board, space), gain, value if gain else 0), None, facts)
    return [told] if tray else [told, _tray_event("tray-empty", c)]


@lru_cache(maxsize=20_000)
def _told_build(c: int, place: str, gain: int, value: int) -> Text:
    """What the company is worth now is told only if that has changed: so the same words come again and again, at many
    tables, and a text that was said once is said faster."""
    if not gain:
        return Text("paris-told-build", colour=colour(c), place=place)
    return Text("paris-told-city", colour=colour(c), place=place, gain=gain, value=value)


def _traded(before: np.record, after: np.record, actor: int, action: int) -> list[Event]:
    give, take, count = traded(action)
    facts = {
        "give": COLOURS[give],
        "take": COLOURS[take],
        "count": count,
        "trays": {COLOURS[give]: int(after.tray[give]), COLOURS[take]: int(after.tray[take])},
        "locomotives": int(after.screen[actor].sum()),
        "certain": by_colour((after.proven[actor] + after.traded[actor]).tolist()),
    }
    events = [Event("trade", _told_trade(give, take, count), None, facts)]
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


def _ending(board: Board, after: np.record, actor: int, action: int) -> Event:
    """Why the game is over, and by whom."""
    if after.ended == GOAL_REACHED:
        c, space = built(action)
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
        yield Event("score", text, seat, facts)


def _parts(held: list[int], values: list[int], over: int) -> Text:
    """The sum of which a score is made."""
    parts = [Text("paris-score-part", count=n, colour=colour(c), value=values[c]) for c, n in enumerate(held) if n]
    found = parts[0]
    for part in parts[1:]:
        found = Text("paris-score-sum", left=found, right=part)
    return Text("paris-score-penalty", left=found, penalty=PENALTY * over, over=over) if over else found


def at(board: Board, space: int) -> Text:
    """Where: in a city or station, or on a space that has no name."""
    named = place(board, space) != board.labels["space"][space]
    return Text("paris-in" if named else "paris-on", place=place(board, space))


def place(board: Board, space: int) -> str:
    """A city or station by its name, other spaces by their label."""
    return board.names["space"][space]
