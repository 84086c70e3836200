"""Umweg: a small railway game in which everybody is paid for the detour."""

from pathlib import Path

from stellwerk.engine.document import Documents
from stellwerk.engine.game import Chapter, Game, Heuristic, Rules
from stellwerk.wording import Wording, axes_of

from . import greedy, knowledge, rules
from .actions import KINDS, REFUSALS
from .board import BOARD, MATERIALS, read_map
from .invariants import INVARIANTS
from .knowledge import OBSERVATION, view
from .picture import picture
from .state import SEATS, STATE

RULES = Rules.of(rules, knowledge)

game = Game(
    id="umweg", title="Umweg", designer="Stellwerk", version="1", home=Path(__file__).parent,
    seats=range(2, SEATS + 1), minutes=(15, 25), maps=("hinterland",), read_map=read_map, board=BOARD, state=STATE,
    axes=axes_of(STATE, material=MATERIALS), kinds=KINDS, rules=RULES, observation=OBSERVATION, invariants=INVARIANTS,
    documents=Documents(f"{__name__}.document"), view=view, picture=picture, lesson=lambda view: "turn",
    heuristic=Heuristic(greedy.MEMO, greedy.weigh, greedy.value), **Wording("umweg", KINDS, RULES, REFUSALS).entries,
    chapters=tuple(map(Chapter, ("goal", "turn", "lay", "end"))),
)  # fmt: skip
