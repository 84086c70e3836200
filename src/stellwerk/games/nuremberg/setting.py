"""What is chosen before the game, and which choices go together."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Board, Option, first_player
from ...engine.text import Text
from .board import COMPANY_LINKS, SEATS, SIDES


def _several_sides(board: Board, players: int) -> bool:
    """Whether both sides of the extra boards are printed for so many."""
    return bool(all(turns[players] for turns in board.plain.turns))


OPTIONS = (
    Option("side", ("players", "3-4", "2-3"), _several_sides),  # of the Influence & Play Order board
    Option("train-side", ("same", "3-4", "2-3"), _several_sides),  # of the Available Trains board
    Option("trains", ("price", "row")),  # one train of each price (2010) or of each row (2009)
    # The South as it was in 2009, or with its extension
    Option("south", ("printed", "extended"), lambda board, players: any(board.plain.extension)),
    # which branches of Nuremberg - Fürth score
    Option("bonus", ("shortest", "all"), lambda board, players: bool(board.plain.scoring)),
    first_player(SEATS),
    Option("links", tuple(map(str, COMPANY_LINKS))),  # of each company: 2010, 2009
)


def refuse(board: Board, players: int, options: Mapping[str, str]) -> Text | None:
    """A side of an extra board that is not printed for so many players cannot be chosen."""
    for option in ("side", "train-side"):
        choice = options.get(option)
        if choice in SIDES and not board.plain.turns[SIDES.index(choice)][players]:
            printed = next(name for i, name in enumerate(SIDES) if board.plain.turns[i][players])
            board_name = Text(f"nuremberg-option-{option}")
            return Text("nuremberg-refused-side", board=board_name, players=players, side=choice, printed=printed)
    return None
