"""First Train to Nuremberg with Last Train to Wensleydale, by Martin Wallace: build, fetch, and sell in time."""

from pathlib import Path

from ...engine.document import Documents
from ...engine.game import Chapter, Game, Heuristic, Rules, Usage
from . import greedy, knowledge, rules
from .actions import KINDS
from .board import BOARD, check_map, read_map
from .explain import SECTIONS, mistake, refused
from .invariants import INVARIANTS
from .knowledge import HOLDINGS, OBSERVATION, view
from .lesson import NUREMBERG, WENSLEYDALE
from .log import tell
from .look import LIVERIES
from .notation import NOTATION
from .offers import asked, offer
from .reasons import reason
from .scene import scene
from .setting import OPTIONS, refuse
from .sheet import sheet
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
    kinds=KINDS,
    observation=OBSERVATION,
    rules=Rules.of(rules, knowledge),
    read_map=read_map,
    axes=axes,
    invariants=INVARIANTS,
    notation=NOTATION.write,
    parse=NOTATION.parse,
    forms=NOTATION.forms,
    mistake=mistake,
    view=view,
    refused=refused,
    offer=offer,
    holdings=HOLDINGS,
    asked=asked,
    tell=tell,
    open_log=True,
    scene=scene,
    sheet=sheet,
    terminal=terminal,
    reason=reason,
    heuristic=Heuristic(greedy.MEMO, greedy.weigh, greedy.value, search={"margin": 0.5}),
    usage=Usage(SIZE, things, use),
    check_map=check_map,
    documents=Documents(f"{__name__}.document"),
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
    lessons=(NUREMBERG, WENSLEYDALE),
    sections=SECTIONS,
    liveries=LIVERIES,
)
