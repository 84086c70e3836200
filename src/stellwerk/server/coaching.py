"""The coach at the table: hints while one plays alone, an analysis when a match is over.

Both take seconds, so they are thought about in threads, fairly by who asks, and once for all who ask.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any

from .. import coach
from ..engine.text import Text
from ..match import Match
from .fairness import hand_on
from .refusals import Refusal
from .rooms import Room
from .tables import Table
from .thinking import Thinking

KEPT = 200  # hints and analyses
ADVISER = "search:1s"  # thinks of hints
AT_ONCE, FEW_TRIES = "search:200ms", 100  # for who does not want to wait for that
ANALYST = "search:2000"  # thinks of what would have been better
SAMPLES, MOMENTS = coach.SAMPLES, coach.MOMENTS
PATIENCE = 20.0  # seconds that a request waits for an analysis before it is told how far it is

Pay = Callable[[], Awaitable[None]]
"""Takes what new thinking costs out of somebody's budget; Refusal if that is used up."""


@dataclass
class Work:
    """Something being thought about, and how far it is."""

    result: asyncio.Future[dict[str, Any]]
    people: frozenset[str]
    """who is called by their names in it"""
    done: int = 0
    of: int = 1


class Coaching:
    """Hints and analyses of one process."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[Hashable, Work] = OrderedDict()

    async def hint(
        self, room: Room, person: str, seat: int, language: str, pay: Pay, quick: bool = False
    ) -> dict[str, Any]:
        """What to do now, and why: for anyone playing against bots, at one screen, or at an analysis table; `quick` is
        a first thought."""
        table = room.table
        if seat not in table.held(person):
            raise Refusal("not-your-seat")
        if table.match is None or table.actor != seat:
            raise Refusal("not-your-turn", Text("refused-hint-turn"))
        if any(place.kind == "person" and place.person != person for place in table.places):
            raise Refusal("not-now", Text("refused-hint-others"))
        match = _named(room, language)
        key = ("hint", quick, table.id, table.seq, seat, language, *match.names)
        adviser, tries = (AT_ONCE, FEW_TRIES) if quick else (ADVISER, coach.TRIES)

        def think() -> dict[str, Any]:
            return coach.hint(match, seat, adviser, language=language, tries=tries)

        work = await self._work(key, pay, table, lambda _: self._thinking.advise(person, think))
        return await asyncio.shield(work.result)

    async def analysis(self, room: Room, person: str, language: str, pay: Pay) -> Work:
        """How the chances went in a finished match; waits a while for it."""
        table = room.table
        if table.match is None or not table.match.over:
            raise Refusal("not-now", Text("refused-still-running"))
        match = _named(room, language)

        def think(work: Work) -> asyncio.Future[dict[str, Any]]:
            def progress(more: int) -> None:
                work.done += more

            return self._thinking.study(
                person, lambda: coach.analyse(match, SAMPLES, MOMENTS, ANALYST, progress=progress, language=language)
            )

        key = ("analysis", table.id, table.seq, language, *match.names)
        work = await self._work(key, pay, table, think, coach.steps(match, MOMENTS))
        await asyncio.wait([work.result], timeout=PATIENCE)
        return work

    async def _work(
        self,
        key: Hashable,
        pay: Pay,
        table: Table,
        think: Callable[[Work], asyncio.Future[dict[str, Any]]],
        steps: int = 1,
    ) -> Work:
        """Have something thought about, and paid for, or find what was."""
        if self._known(key) is None:
            await pay()
        work = self._known(key)
        if work is None:
            loop = asyncio.get_running_loop()
            people = frozenset(place.person for place in table.places if place.person)
            work = self._kept[key] = Work(loop.create_future(), people, 0, steps)
            think(work).add_done_callback(lambda found: hand_on(found, work.result))
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return work

    def forget(self, person: str) -> None:
        """Somebody was deleted: what was said about their matches calls them by their name."""
        for key in [key for key, work in self._kept.items() if person in work.people]:
            del self._kept[key]

    def _known(self, key: Hashable) -> Work | None:
        """What is being thought about, or was, unless that failed."""
        work = self._kept.get(key)
        failed = work is not None and work.result.done() and (work.result.cancelled() or work.result.exception())
        return None if failed else work


def _named(room: Room, language: str) -> Match:
    """The room's match, with the names of those who play, as they are called in a language."""
    assert room.table.match is not None
    match = room.table.match.copy()
    match.names = room.called(language)
    return match


def plot(analysis: dict[str, Any], language: str, theme: str) -> str:
    """The chances as a drawing."""
    return coach.plot(analysis, language, theme)
