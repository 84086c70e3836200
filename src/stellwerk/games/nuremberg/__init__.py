"""First Train to Nuremberg with Last Train to Wensleydale, by Martin Wallace: build, fetch, and sell in time."""

from pathlib import Path

from ...engine.actions import Axis, Kind, Kinds
from ...engine.game import Chapter, Game, Heuristic, Livery, Rules, Usage
from ...engine.text import Text
from . import greedy, knowledge, rules
from .actions import ACTIONS
from .board import BOARD, check_map, read_map
from .explain import explain, mistake
from .invariants import INVARIANTS
from .knowledge import OBSERVATION, view
from .log import tell
from .notation import forms, notation, parse
from .offers import asked, offer
from .picture import picture
from .reasons import reason
from .setting import OPTIONS, refuse
from .state import STATE, axes
from .terminal import terminal
from .usage import SIZE, things, use

game = Game(
    id="nuremberg",
    title="First Train to Nuremberg",
    designer="Martin Wallace",
    version="2",
    seats=range(2, 5),
    maps=("nuremberg", "wensleydale"),
    home=Path(__file__).parent,
    board=BOARD,
    state=STATE,
    kinds=Kinds(__file__, Kind("action", number=Axis("number", size=ACTIONS))),  # TODO
    observation=OBSERVATION,
    rules=Rules.of(rules, knowledge),
    read_map=read_map,
    axes=axes,
    invariants=INVARIANTS,
    notation=notation,
    parse=parse,
    view=view,
    refused=lambda board, s, why, action: Text(""),  # TODO
    explained=explain,  # TODO
    offer=offer,
    asked=asked,
    forms=forms,
    mistake=mistake,
    tell=tell,
    open_log=True,
    picture=picture,
    terminal=terminal,
    reason=reason,
    heuristic=Heuristic(greedy.MEMO, greedy.weigh, greedy.value, search={"margin": 0.5}),
    usage=Usage(SIZE, things, use),
    check_map=check_map,
    hides=False,  # but for the coming draws all lies open
    options=OPTIONS,
    refuse=refuse,
    minutes=(90, 150),
    chapters=(
        Chapter("goal"),
        Chapter("auction"),
        Chapter("build", (180, 480, 520, 360)),
        Chapter("transport", (620, 60, 520, 360)),
        Chapter("profit"),
        Chapter("takeover", (700, 560, 520, 360)),
        Chapter("end"),
    ),
    lesson=lambda view: view["phase"],
    liveries=(
        Livery("orange", "diamond"),
        Livery("blue", "circle"),
        Livery("purple", "triangle"),
        Livery("black", "square"),
    ),
)
