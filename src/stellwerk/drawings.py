"""The drawing of a table: the map with what stands on it, and the panel with what lies beside it.

`part` is "map", "panel", or "all": the map with the panel below, or beside it where the map is tall.

>>> import stellwerk
>>> match = stellwerk.Match.new("paris", players=3, seed=7)
>>> before = scene(match.game, match.board, match.view(None), "en")
>>> match.play("build red 7.21")
>>> sorted(scene(match.game, match.board, match.view(None), "en").changes(before))
['layer-rails-red', 'panel-companies', 'panel-players', 'space-7.21']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from . import panel, pieces
from . import scene as scenes
from .drawing import Box, in_language
from .engine.game import Board, Game, Livery, livery_of
from .scene import Ground, Scene

NOWHERE = Box(0, 0, 0, 0)
Names = Sequence["str | None"]


def title_of(board: Board, language: str) -> str:
    """What a map is called."""
    return in_language(board.document.get("title", board.document.get("id", "")), language)


def liveries_of(game: Game, view: Mapping[str, Any]) -> tuple[Livery, ...]:
    """The livery of each seat: that of its place, or of the colour that it has in the game."""
    return tuple(livery_of(game.liveries, seat.get("colour"), n) for n, seat in enumerate(view["seats"]))


def scene(
    game: Game, board: Board, view: Mapping[str, Any] | None, language: str, part: str = "all", names: Names = ()
) -> Scene:
    """The drawing of a view, or of the empty board, as a value; `names` say who sits where."""
    if game.scene is None:
        svg = game.picture(board.document, view, language, "light", part=part)
        return _AsText(Ground(game.id, NOWHERE, language, [svg]), {})
    if part == "map" or view is None or game.sheet is None:
        return game.scene(board, view, language)
    reader = panel.reader_of(language, liveries_of(game, view), tuple(names))
    drawn = None if part == "panel" else game.scene(board, view, language)
    width = panel.WIDE if drawn is None else panel.room_at(drawn.ground.sheet)
    laid = panel.laid_out(game.sheet(board, view), view.get("actor"), width, reader)
    return panel.alone(game.id, laid, width, language) if drawn is None else panel.joined(drawn, laid)


THEMES = ("light", "dark")


class _AsText(Scene):
    """A drawing that was made as text, and is always another one: of games that have no scene yet."""

    def svg(self, theme: str = "light") -> str:
        return str(self.ground.parts[0])


def forget() -> None:
    """Forget all groups that have been drawn, but not the grounds: what they cost is then seen again (`bench.py`)."""
    for module in (scenes, panel, pieces):
        for made in vars(module).values():
            if hasattr(made, "cache_clear"):
                made.cache_clear()


def draw(
    game: Game,
    board: Board,
    view: Mapping[str, Any] | None,
    language: str,
    theme: str = "light",
    part: str = "all",
    names: Names = (),
) -> str:
    """The same as SVG."""
    if game.scene is not None:
        return scene(game, board, view, language, part, names).svg(theme)
    return game.picture(board.document, view, language, theme, part=part)
