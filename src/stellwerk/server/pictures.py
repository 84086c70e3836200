"""Drawings: made once for everybody who sees the same.  Who asks for a whole one does not hold up the loop that serves
everybody else; who follows a table is sent what changes (`live.py`), which costs little, and not more for many."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

from .. import drawings
from ..engine.game import Game
from ..match import Match
from ..scene import Scene
from .public import Public
from .rooms import Room

T = TypeVar("T")
THEMES = ("light", "dark")


class Pictures:
    """The drawings that were asked for lately; each has up to 250 KB."""

    def __init__(self, most: int = 150) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()

    async def draw(self, key: Hashable, make: Callable[[], T]) -> T:
        """A drawing by its key; made in a thread if it is not there yet."""
        if key not in self._kept:
            self._kept[key] = asyncio.ensure_future(asyncio.to_thread(make))
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            made: T = await asyncio.shield(self._kept[key])
            return made
        except Exception:
            self._kept.pop(key, None)
            raise

    async def board(
        self,
        game: Game,
        map: str | Mapping[str, Any],
        language: str,
        theme: str,
        part: str = "all",
        table: str | None = None,
    ) -> Public:
        """The empty board of a map, which is the same for everyone, or of one that a table has for itself."""
        key = map if isinstance(map, str) else ("own", table)

        def make() -> Public:
            svg = drawings.draw(game, game.board_of(map), None, language, theme, part)
            return Public.of(svg.encode(), "image/svg+xml", vary="Accept-Encoding, Accept-Language")

        return await self.draw(("board", game.id, key, language, theme, part), make)

    async def table(
        self, key: Hashable, match: Match, view: Any, language: str, theme: str = "light", part: str = "all"
    ) -> str:
        """The board of a match with what a view shows on it."""
        return await self.draw(
            (key, language, theme, part),
            lambda: drawings.draw(match.game, match.board, view, language, theme, part),
        )


class Sketch:
    """The drawing of a table as one seat sees it in one language: made once for each view, and what changes from one to
    the next found once, however many follow it."""

    def __init__(self, language: str, part: str) -> None:
        self._language = language
        self._part = part
        self._made: tuple[Any, Scene | None] = (None, None)
        self._changed: tuple[Scene | None, Scene | None, dict[str, str] | None] = (None, None, None)

    def scene(self, match: Match, view: Any) -> Scene:
        """The drawing of a view."""
        known, scene = self._made
        if scene is None or known is not view:
            scene = drawings.scene(match.game, match.board, view, self._language, self._part)
            self._made = view, scene
        return scene

    def changes(self, before: Scene, now: Scene) -> dict[str, str] | None:
        """The groups that differ, as SVG by id; None if all is another drawing."""
        if self._changed[0] is not before or self._changed[1] is not now:
            self._changed = before, now, now.changes(before)
        return self._changed[2]


def sketch(room: Room, seat: int | None, language: str, part: str) -> Sketch:
    """The drawing of a table that all share who see it from a seat."""
    known: Sketch = room.sketches.setdefault((seat, language, part), Sketch(language, part))
    return known
