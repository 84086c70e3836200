"""The drawing of a table: the map with what stands on it, and the panel with what lies beside it.

`part` is "map", "panel", or "all": the map with the panel below.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .drawing import Box, in_language
from .engine.game import Board, Game
from .scene import Ground, Scene

NOWHERE = Box(0, 0, 0, 0)


def title_of(board: Board, language: str) -> str:
    """What a map is called."""
    return in_language(board.document.get("title", board.document.get("id", "")), language)


def scene(game: Game, board: Board, view: Mapping[str, Any] | None, language: str, part: str = "all") -> Scene:
    """The drawing of a view, or of the empty board, as a value."""
    if game.scene is not None:
        return game.scene(board, view, language)
    svg = game.picture(board.document, view, language, "light", part=part)
    return _AsText(Ground(game.id, NOWHERE, language, [svg]), {})


class _AsText(Scene):
    """A drawing that was made as text, and is always another one: of games that have no scene yet."""

    def svg(self, theme: str = "light") -> str:
        return str(self.ground.parts[0])


def draw(
    game: Game, board: Board, view: Mapping[str, Any] | None, language: str, theme: str = "light", part: str = "all"
) -> str:
    """The same as SVG."""
    if game.scene is not None:
        return scene(game, board, view, language, part).svg(theme)
    return game.picture(board.document, view, language, theme, part=part)
