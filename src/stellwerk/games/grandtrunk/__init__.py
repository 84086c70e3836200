"""The Grand Trunk Journey, by Claude Sirois: carry goods by rail along the Grand Trunk, day by day."""

from pathlib import Path

from ...engine.game import LOT, Game, Heuristic, Option, Rules, Usage, first_player
from . import greedy, knowledge, rules
from .actions import ACTIONS
from .board import BOARD, SCENARIOS, check_map, read_map, refuse
from .explain import explain, mistake
from .knowledge import FEATURES, view
from .log import tell
from .notation import forms, hint, notation, parse
from .offers import asked, offer
from .picture import picture
from .reasons import reason
from .state import CHOSEN, INVARIANTS, SEATS, STATE, axes
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
    actions=ACTIONS,
    features=FEATURES,
    rules=Rules.of(rules, knowledge),
    read_map=read_map,
    axes=axes,
    invariants=INVARIANTS,
    notation=notation,
    parse=parse,
    view=view,
    explain=explain,
    offer=offer,
    asked=asked,
    tell=tell,
    picture=picture,
    terminal=terminal,
    reason=reason,
    options=(
        Option("start", SCENARIOS),
        Option("objectives", ("without", "with")),
        first_player(SEATS),
        Option("companies", (LOT, CHOSEN)),
    ),
    refuse=refuse,
    forms=forms,
    mistake=mistake,
    hint=hint,
    heuristic=Heuristic(greedy.MEMO, greedy.weigh, greedy.value),
    usage=Usage(SIZE, things, use),
    check_map=check_map,
)
