"""The coach: what to do now and why, and after a match where it was won and lost.

A hint is made from what the seat knows and nothing else.  An analysis is of a finished match, whose secrets have been
shown: chances to win are those of an all-knowing observer (who does not know the coming chance), but what would have
been better at a turning point is judged from what the seat knew then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from .bots import Seat, make
from .bots.search import Search, Thought, Tree
from .engine.text import Text
from .errors import BadSetup
from .lab import plots
from .match import Match
from .texts import say

SAMPLES = 60  # ways to go on that are played for each moment of an analysis
MOMENTS = 8  # turning points at most
SWING = 0.08  # a chance that changes by less is no turning point
LOSS = 0.04  # an action that is worse by less is as good


def hint(match: Match, seat: int | None = None, bot: str = "search:1s", seed: int = 0) -> dict[str, Any]:
    """The best action for a seat that has to act, how good each alternative is, and why, as plain data.

    >>> m = Match.new("paris", players=3, seed=7)
    >>> advice = hint(m, bot="search:300")
    >>> advice["action"] == advice["actions"][0]["action"], advice["action"] in m.legal()
    (True, True)
    """
    seat = match.actor if seat is None else seat
    if match.over or seat != match.actor:
        fault = Text("game-over") if match.over else Text("not-your-turn", seat=match.actor + 1)
        raise BadSetup(fault, match.language)
    thought = _searcher(bot, seed).think(Seat(match, seat))
    order = np.lexsort((-thought.gains[:, seat], -thought.visits))
    actions = [_alternative(match, thought, seat, int(i)) for i in order]
    return {
        "seat": seat, **actions[0], "chances": _rounded(thought.gains[order[0]]), "actions": actions,
        "iterations": thought.iterations, "seconds": round(thought.seconds, 3),
    }  # fmt: skip


def _searcher(bot: str, seed: int) -> Search:
    found = make(bot, seed)
    if not isinstance(found, Search):
        raise BadSetup(Text("coach-bot", found=bot))
    return found


def _alternative(match: Match, thought: Thought, seat: int, i: int) -> dict[str, Any]:
    """One action: how good it is for the seat, and why; the chance of one that was not tried is None."""
    action, tried = int(thought.actions[i]), bool(thought.visits[i])
    offer = match.game.offer(match.board, match.guess(seat, 0), seat, action)
    return {
        "action": match.game.notation(match.board, action),
        "text": say(offer.text, match.language),
        "chance": round(float(thought.gains[i, seat]), 4) if tried else None,
        "tried": int(thought.visits[i]),
        "reason": reason(match, seat, action),
        "at": list(offer.at),
    }


def reason(match: Match, seat: int, action: int) -> str | None:
    """Why a legal action may be good, in words, from what the seat knows."""
    found = match.game.reason(match.board, match.guess(seat, 0), seat, action)
    return None if found is None else say(found, match.language)


def _rounded(values: Any) -> list[float]:
    return [round(float(x), 4) for x in values]


# ------------------------------------------------------------------------------------------------------- after a match


def analyse(
    match: Match,
    samples: int = SAMPLES,
    moments: int = MOMENTS,
    bot: str = "search:2000",
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Each seat's chance to win after every action of a finished match, its turning points, and what would have been
    better there, as plain data.

    `progress` is called with how many more of `steps(match, moments)` steps are done.
    """
    if not match.over:
        raise BadSetup(Text("coach-not-over"), match.language)
    _searcher(bot, seed).ready(match.game)
    rows, actors = _chances(match, samples, seed, progress)
    turning = []
    for n in _swings(rows, actors, moments):
        turning.append(_turning_point(match, rows, n, bot, seed))
        progress(1)
    return {
        "game": match.game.id, "players": match.players, "names": list(match.names), "bots": list(match.bots),
        "chances": [_rounded(row) for row in rows], "turning": turning, "scores": match.scores(),
        "winners": match.winners(),
    }  # fmt: skip


def steps(match: Match, moments: int = MOMENTS) -> int:
    """How many steps an analysis takes at most, for a progress bar."""
    return len(match.history) + 1 + moments


def _chances(match: Match, samples: int, seed: int, progress: Callable[[int], None]) -> tuple[list[Any], list[int]]:
    """Chances after 0, 1, 2, ... actions, and who acted."""
    past = match.copy()
    past._lay_out()
    settings = replace(Search("search:1").settings(match.game), horizon=-1)
    k, tree = settings.record(), Tree(match.game, match.board.record, seed)
    rows, actors = [], []
    for action in [*match._actions, None]:
        rows.append(tree.sample(past._s, k, 1 if past.over else samples))
        actors.append(past.actor)
        if action is not None:
            match.game.rules.apply(past._b, past._s, action)
        progress(1)
    return rows, actors[:-1]


def _swings(rows: list[Any], actors: list[int], moments: int) -> list[int]:
    """The actions after which the chance of the one who acted changed most, in order of time."""
    swing = [abs(rows[n + 1][p] - rows[n][p]) for n, p in enumerate(actors)]
    largest = sorted(range(len(swing)), key=lambda n: -swing[n])[:moments]
    return sorted(n for n in largest if swing[n] >= SWING)


def _turning_point(match: Match, rows: list[Any], n: int, bot: str, seed: int) -> dict[str, Any]:
    """What happened at action n, counted from 0, and what the seat could have known to be better."""
    past = match.copy()
    past._lay_out()
    past._play_all(match._actions[:n])
    seat, played = past.actor, match._actions[n]
    found: dict[str, Any] = {
        "n": n + 1, "seat": seat, "action": match.game.notation(match.board, played),
        "before": _rounded(rows[n]), "after": _rounded(rows[n + 1]), "better": None,
    }  # fmt: skip
    if len(past._legal()) < 2:
        return found
    thought = _searcher(bot, seed).think(Seat(past, seat))
    mine = list(thought.actions).index(played)
    best = thought.best
    if thought.visits[mine]:
        loss = float(thought.gains[best, seat] - thought.gains[mine, seat])
    else:
        loss = float(thought.gains[best, seat])  # not worth a single try
    if best != mine and loss >= LOSS:
        found["better"] = {**_alternative(past, thought, seat, best), "loss": round(loss, 4)}
    return found


def plot(analysis: dict[str, Any], language: str = "en", theme: str = "light") -> str:
    """The chances of an analysis as a drawing, turning points marked."""
    names = [
        name or say(Text("seat-name", seat=p + 1), language) for p, name in enumerate(analysis["names"])
    ]  # fmt: skip
    marked = [point["n"] for point in analysis["turning"]]
    return plots.chances(analysis["chances"], names, marked, say(Text("coach-chances"), language), theme)
