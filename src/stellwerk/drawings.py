"""The drawing of a table: the map with what stands on it, and the panel with what lies beside it.

`part` is "map", "panel", or "all": the map with the panel below.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .drawing import in_language
from .engine.game import Board, Game
from .scene import Scene


def title_of(board: Board, language: str) -> str:
    """What a map is called."""
    return in_language(board.document.get("title", board.document.get("id", "")), language)


def scene(game: Game, board: Board, view: Mapping[str, Any] | None, language: str, part: str = "all") -> Scene:
    """The drawing of a view, or of the empty board, as a value."""
    assert game.scene is not None
    return game.scene(board, view, language)


def draw(
    game: Game, board: Board, view: Mapping[str, Any] | None, language: str, theme: str = "light", part: str = "all"
) -> str:
    """The same as SVG."""
    if game.scene is not None:
        return scene(game, board, view, language, part).svg(theme)
    assert game.picture is not None
    return game.picture(board.document, view, language, theme, part=part)
