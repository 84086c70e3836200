"""Drawings for who asks for a whole one: made once for everybody who sees the same, and not on the loop that serves
everybody else.  What changes in a drawing costs next to nothing and is worked out where it is sent (`live.py`)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from .. import drawings
from ..engine.game import Game
from ..match import Match
from .public import Public

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

    async def board(self, game: Game, map: str, language: str, theme: str, part: str = "all") -> Public:
        """The empty board of a map, which is the same for everyone."""
        board = game.board_of(map)

        def make() -> Public:
            svg = drawings.draw(game, board, None, language, theme, part)
            return Public.of(svg.encode(), "image/svg+xml", vary="Accept-Encoding, Accept-Language")

        return await self.draw(("board", game.id, map, language, theme, part), make)

    async def table(
        self, key: Hashable, match: Match, view: Any, language: str, theme: str = "light", part: str = "all"
    ) -> str:
        """The board of a match with what a view shows on it."""
        return await self.draw(
            (key, language, theme, part),
            lambda: drawings.draw(match.game, match.board, view, language, theme, part),
        )
