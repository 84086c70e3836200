"""The coach: what to do now and why, and after a match where it was won and lost.

A hint is made from what the seat knows and nothing else.  An analysis is of a finished match, whose secrets have been
shown: chances to win are those of an all-knowing observer (who does not know the coming chance), but what would have
been better at a turning point is judged from what the seat knew then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .bots import Seat, limit, make
from .bots.search import Search, Thought, Tree
from .engine.text import Text, who
from .errors import BadSetup
from .lab import plots
from .match import Match
from .texts import DEFAULT, say

__all__ = ["analyse", "hint"]

CHOICES = 4  # actions that a search likes best, which are compared for a hint
TRIES = 500  # of each of them
SAMPLES = 60  # ways to go on that are played for each moment of an analysis
MOMENTS = 8  # turning points at most
SWING = 0.08  # a chance that changes by less is no turning point
CLOSER = 5  # times as many samples on both sides of what may be a turning point
LOSS = 0.04  # an action that is worse by less is as good
SURE = 2.0  # standard errors: what differs by less may be chance


def hint(
    match: Match,
    seat: int | None = None,
    bot: str = "search:1s",
    seed: int = 0,
    language: str = DEFAULT,
    tries: int = TRIES,
) -> dict[str, Any]:
    """The best action for a seat that has to act, how good each alternative is (by so many `tries`), and why, as plain
    data.

    >>> m = Match.new("paris", players=3, seed=7)
    >>> advice = hint(m, bot="search:300")
    >>> advice["action"] == advice["actions"][0]["action"], advice["action"] in m.legal()
    (True, True)
    """
    seat = match.actor if seat is None else seat
    if match.over or seat != match.actor:
        fault = Text("game-over") if match.over else Text("not-your-turn", who=who(match.actor))
        raise BadSetup(fault, language, match.names)
    searcher, looking = _searcher(bot, seed), Seat(match, seat)
    if not len(looking.actions()):
        raise BadSetup(Text("fault-no-answer", seat=seat + 1), language)
    searcher.ready(match.game)  # or the first hint would spend its time with that
    thought = searcher.think(looking, whole=True)
    order = thought.order
    chosen = order[:CHOICES]
    tried = searcher.compare(looking, thought.actions[chosen].tolist(), tries)
    first, *others = _ranked(tried[:, :, seat])
    actions = [_alternative(match, language, thought, int(chosen[first]), tried[:, first, seat])]
    actions += [
        _alternative(match, language, thought, int(chosen[i]), tried[:, i, seat], tried[:, first, seat]) for i in others
    ]
    actions += [_alternative(match, language, thought, int(i)) for i in order[CHOICES:]]
    return {
        "seat": seat, **actions[0], "chances": _rounded(tried[:, first].mean(axis=0)), "actions": actions,
        "iterations": thought.iterations, "seconds": round(thought.seconds, 3),
    }  # fmt: skip


def _ranked(tries: NDArray[np.float64]) -> list[int]:
    """The order of actions by their tries (tries, actions): first what the search likes best (0), unless another is
    better beyond doubt, then by the chance to win."""
    chances, first = tries.mean(axis=0), 0
    by_chance = [int(i) for i in np.argsort(-chances, kind="stable")]
    while better := [i for i in by_chance if chances[i] > chances[first] and not _alike(tries[:, i], tries[:, first])]:
        first = better[0]
    return [first, *(i for i in by_chance if i != first)]


def _alike(one: NDArray[np.float64], other: NDArray[np.float64]) -> bool:
    """Whether the difference between two actions, tried with the same luck, may be chance."""
    difference = one - other
    return bool(abs(difference.mean()) <= SURE * difference.std() / np.sqrt(len(difference)))


def _searcher(bot: str, seed: int) -> Search:
    found = make(bot, seed)
    if not isinstance(found, Search):
        raise BadSetup(Text("coach-bot", found=bot))
    return found


def _alternative(
    match: Match, language: str, thought: Thought, i: int,
    tries: NDArray[np.float64] | None = None, best: NDArray[np.float64] | None = None,
) -> dict[str, Any]:  # fmt: skip
    """One action: how good it is for the seat, by its tries, how sure that is, and why; without tries its chance is
    None."""
    seat, action = thought.seat, int(thought.actions[i])
    offer = match.game.offer(match.board, match.state.determinize(seat, 0).record, seat, action)
    return {
        "action": match.game.notation(match.board, action),
        "text": say(offer.text, language, match.names),
        "chance": None if tries is None else round(float(tries.mean()), 4),
        "doubt": None if tries is None else round(SURE * float(tries.std()) / len(tries) ** 0.5, 4),
        "alike": tries is not None and best is not None and _alike(tries, best),
        "tried": int(thought.visits[i]),
        "reason": reason(match, seat, action, language),
        "at": list(offer.at),
    }


def reason(match: Match, seat: int, action: int, language: str = DEFAULT) -> str | None:
    """Why a legal action may be good, in words, from what the seat knows."""
    found = match.game.reason(match.board, match.state.determinize(seat, 0).record, seat, action)
    return None if found is None else say(found, language, match.names)


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
    language: str = DEFAULT,
) -> dict[str, Any]:
    """Each seat's chance to win after every action of a finished match, its turning points, and what would have been
    better there, as plain data.

    `progress` is called with how many more of `steps(match, moments)` steps are done.
    """
    if not match.over:
        raise BadSetup(Text("coach-not-over"), language)
    _searcher(bot, seed).ready(match.game)
    rows, turns = _chances(match, samples, seed, moments, progress)
    turning = []
    for n in turns:
        if limit.is_reached():
            break  # what it would say now is not thought through
        turning.append(_turning_point(match, language, rows, n, bot, seed))
        progress(1)
    return {
        "game": match.game.id, "players": match.players, "names": list(match.names), "bots": list(match.bots),
        "chances": [_rounded(row) for row in rows], "turning": turning, "scores": match.scores(),
        "winners": match.winners(),
    }  # fmt: skip


def steps(match: Match, moments: int = MOMENTS) -> int:
    """How many steps an analysis takes at most, for a progress bar."""
    return len(match.actions) + 1 + 3 * moments


def _chances(
    match: Match, samples: int, seed: int, moments: int, progress: Callable[[int], None]
) -> tuple[list[Any], list[int]]:
    """Chances after 0, 1, 2, ... actions, and the actions that were turning points, counted from 0."""
    tree = Tree(match.game, match.board.record, seed)
    k = replace(Search("search:1").settings(match.game), horizon=-1).record()
    states, rows = list(match.states()), []
    for state in states:
        rows.append(tree.sample(state.record, k, 1 if state.over else samples))
        progress(1)
    actors = [state.actor for state in states[:-1]]
    # of two hundred differences some are large by chance alone: they are looked at again, more closely
    likely = _swings(rows, actors, range(len(actors)), 2 * moments)
    for n in likely:
        for at in (n, n + 1):
            if at < len(actors):
                rows[at] = tree.sample(states[at].record, k, CLOSER * samples, luck=samples)
        progress(1)
    return rows, _swings(rows, actors, likely, moments)


def _swings(rows: list[Any], actors: list[int], among: Iterable[int], moments: int) -> list[int]:
    """The actions after which the chance of the one who acted changed most, in order of time."""
    swing = {n: abs(rows[n + 1][actors[n]] - rows[n][actors[n]]) for n in among}
    largest = sorted(swing, key=lambda n: -swing[n])[:moments]
    return sorted(n for n in largest if swing[n] >= SWING)


def _turning_point(match: Match, language: str, rows: list[Any], n: int, bot: str, seed: int) -> dict[str, Any]:
    """What happened at action n, counted from 0, and what the seat could have known to be better."""
    past = match.at(n)
    seat, played = past.actor, match.actions[n]
    found: dict[str, Any] = {
        "n": n + 1, "seat": seat, "action": match.game.notation(match.board, played),
        "before": _rounded(rows[n]), "after": _rounded(rows[n + 1]), "better": None,
    }  # fmt: skip
    if len(past.state.legal()) < 2:
        return found
    searcher, looking = _searcher(bot, seed), Seat(past, seat)
    thought = searcher.think(looking)
    best = int(thought.actions[thought.best])
    if best != played:
        tries = searcher.compare(looking, [best, played], TRIES)[:, :, seat]
        loss = float((tries[:, 0] - tries[:, 1]).mean())
        if loss >= LOSS and not _alike(tries[:, 0], tries[:, 1]):
            found["better"] = {
                **_alternative(past, language, thought, thought.best, tries[:, 0]),
                "loss": round(loss, 4),
            }
    return found


def plot(analysis: dict[str, Any], language: str = DEFAULT, theme: str = "light") -> str:
    """The chances of an analysis as a drawing, turning points marked."""
    names = [
        name or say(Text("seat-name", seat=p + 1), language) for p, name in enumerate(analysis["names"])
    ]  # fmt: skip
    marked = [point["n"] for point in analysis["turning"]]
    return plots.chances(analysis["chances"], names, marked, say(Text("coach-chances"), language), theme)
