"""Paris Connection, by David V.H. Peters (a new edition of SNCF): build railways, own the companies that grow."""

from pathlib import Path

from ...engine.document import Documents
from ...engine.game import Chapter, Game, Heuristic, Rules, Usage, first_player
from . import greedy, knowledge, rules
from .actions import KINDS
from .board import BOARD, check_map, read_map
from .explain import SECTIONS, mistake, refused
from .invariants import INVARIANTS
from .knowledge import HOLDINGS, OBSERVATION, view
from .lesson import LESSON
from .log import tell
from .notation import NOTATION, hint
from .offers import asked, offer
from .reasons import reason
from .scene import scene
from .sheet import sheet
from .state import SEATS, STATE, axes
from .terminal import terminal
from .usage import SIZE, things, use

game = Game(
    id="paris",
    title="Paris Connection",
    designer="David V.H. Peters",
    version="1",
    seats=range(3, SEATS + 1),
    maps=("france",),
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
    fixed_offers=True,
    asked=asked,
    tell=tell,
    open_log=True,
    options=(first_player(SEATS),),
    scene=scene,
    sheet=sheet,
    terminal=terminal,
    reason=reason,
    hint=hint,
    heuristic=Heuristic(greedy.MEMO, greedy.weigh, greedy.value, search={"c": 0.3, "margin": 0.7}),
    usage=Usage(SIZE, things, use),
    check_map=check_map,
    documents=Documents(f"{__name__}.document"),
    minutes=(20, 40),
    chapters=(
        Chapter("goal"),
        Chapter("turn"),
        Chapter("build", (330, 150, 420, 300)),
        Chapter("cut"),
        Chapter("trade"),
        Chapter("limit"),
        Chapter("end", (640, 870, 420, 290)),
    ),
    lesson=lambda view: "build" if view["building"] else "turn",
    lessons=(LESSON,),
    sections=SECTIONS,
)
