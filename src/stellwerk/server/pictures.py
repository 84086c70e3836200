"""Drawings for the page: made once for everybody who sees the same, and not on the loop that serves everybody else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import orjson

from .. import drawing
from ..engine.game import Game

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
        document = game.board_of(map).document
        return await self.draw(
            ("board", game.id, map, language, theme, part),
            lambda: game.picture(document, None, language, theme, part=part),
        )

    async def table(
        self, key: Hashable, match: Any, view: Any, language: str, theme: str = "light", part: str = "all"
    ) -> str:
        """The board of a match with what a view shows on it."""
        game, document = match.game, match.board.document
        return await self.draw(
            (key, language, theme, part), lambda: game.picture(document, view, language, theme, part=part)
        )

    async def changes(self, key: Hashable, old: str, new: str) -> str:
        """What changed from one drawing of a table to another, as JSON: groups by id, or null if too much did."""
        return await self.draw(key, lambda: orjson.dumps(drawing.changes(old, new)).decode())
