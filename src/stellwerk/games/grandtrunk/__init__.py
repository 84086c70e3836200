"""The Grand Trunk Journey, by Claude Sirois: carry goods by rail along the Grand Trunk, day by day."""

from pathlib import Path

from ...engine.document import Documents
from ...engine.game import LOT, Chapter, Game, Heuristic, Option, Rules, Usage, first_player
from . import greedy, knowledge, rules
from .actions import KINDS
from .board import BOARD, SCENARIOS, check_map, read_map, refuse
from .explain import SECTIONS, mistake, refused
from .invariants import INVARIANTS
from .knowledge import HOLDINGS, OBSERVATION, view
from .lesson import LESSON
from .log import tell
from .look import LIVERIES
from .notation import NOTATION, hint
from .offers import asked, offer
from .reasons import reason
from .scene import scene
from .sheet import sheet
from .state import CHOSEN, SEATS, STATE, axes
from .terminal import terminal
from .usage import SIZE, things, use

game = Game(
    id="grandtrunk",
    title="The Grand Trunk Journey",
    designer="Claude Sirois",
    version="2",
    seats=range(2, 5),
    maps=("grandtrunk",),
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
    scene=scene,
    sheet=sheet,
    terminal=terminal,
    reason=reason,
    options=(
        Option("start", SCENARIOS),
        Option("objectives", ("without", "with")),
        first_player(SEATS),
        Option("companies", (LOT, CHOSEN)),
    ),
    refuse=refuse,
    hint=hint,
    heuristic=Heuristic(greedy.MEMO, greedy.weigh, greedy.value, levels={"driver": "search:60"}),
    usage=Usage(SIZE, things, use),
    check_map=check_map,
    documents=Documents(f"{__name__}.document"),
    minutes=(60, 100),
    chapters=(
        Chapter("goal"),
        Chapter("time"),
        Chapter("turn", (420, 120, 480, 330)),
        Chapter("cards"),
        Chapter("deliver", (40, 420, 460, 330)),
        Chapter("special"),
        Chapter("develop"),
        Chapter("end"),
    ),
    lesson=lambda view: view["asked"] or view["phase"],
    lessons=(LESSON,),
    sections=SECTIONS,
    liveries=LIVERIES,
)
