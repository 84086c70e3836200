"""Mygame: a small railway game."""

from pathlib import Path

from stellwerk.engine.document import Documents
from stellwerk.engine.game import Chapter, Game, Rules
from stellwerk.wording import Wording, axes_of

from . import knowledge, rules
from .actions import KINDS, REFUSALS
from .board import BOARD, read_map
from .invariants import INVARIANTS
from .knowledge import OBSERVATION, view
from .picture import picture
from .state import SEATS, STATE

RULES = Rules.of(rules, knowledge)

game = Game(
    id="mygame",
    title="Mygame",
    designer="you",
    version="1",
    home=Path(__file__).parent,
    seats=range(2, SEATS + 1),
    minutes=(5, 10),
    maps=("heath",),
    read_map=read_map,
    board=BOARD,
    state=STATE,
    axes=axes_of(STATE),
    kinds=KINDS,
    rules=RULES,
    observation=OBSERVATION,
    invariants=INVARIANTS,
    documents=Documents(f"{__name__}.document"),
    view=view,
    picture=picture,
    chapters=(Chapter("goal"), Chapter("turn")),
    **Wording("mygame", KINDS, RULES, REFUSALS).entries,
)
