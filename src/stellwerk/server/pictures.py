"""Drawings for who asks for a whole one: made once for everybody who sees the same, and not on the loop that serves
everybody else.  What changes in a drawing costs next to nothing and is worked out where it is sent (`live.py`)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from .. import drawings
from ..engine.game import Game
from ..match import Match

THEMES = ("light", "dark")


class Pictures:
    """The drawings that were asked for lately; each has up to 250 KB."""

    def __init__(self, most: int = 150) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, asyncio.Future[str]] = OrderedDict()

    async def draw(self, key: Hashable, make: Callable[[], str]) -> str:
        """A drawing by its key; made in a thread if it is not there yet."""
        if key not in self._kept:
            self._kept[key] = asyncio.ensure_future(asyncio.to_thread(make))
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)
            raise

    async def board(self, game: Game, map: str, language: str, theme: str, part: str = "all") -> str:
        """The empty board of a map."""
        board = game.board_of(map)
        return await self.draw(
            ("board", game.id, map, language, theme, part),
            lambda: drawings.draw(game, board, None, language, theme, part),
        )

    async def table(
        self, key: Hashable, match: Match, view: Any, language: str, theme: str = "light", part: str = "all"
    ) -> str:
        """The board of a match with what a view shows on it."""
        return await self.draw(
            (key, language, theme, part),
            lambda: drawings.draw(match.game, match.board, view, language, theme, part),
        )
