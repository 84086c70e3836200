"""First Train to Nuremberg with Last Train to Wensleydale, by Martin Wallace: build, fetch, and sell in time."""

from pathlib import Path

from ...engine.game import Game, Heuristic, Option, Rules, Usage
from . import greedy, knowledge, rules
from .actions import ACTIONS
from .board import BOARD, check_map, read_map
from .explain import explain, tell
from .knowledge import FEATURES, view
from .notation import notation, parse
from .offers import asked, offer
from .picture import picture
from .reasons import reason
from .state import INVARIANTS, STATE, axes
from .terminal import terminal
from .usage import SIZE, things, use

game = Game(
    id="nuremberg",
    title="First Train to Nuremberg",
    designer="Martin Wallace",
    version="1",
    seats=range(2, 5),
    maps=("nuremberg", "wensleydale"),
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
    open_log=True,
    picture=picture,
    terminal=terminal,
    reason=reason,
    heuristic=Heuristic(greedy.MEMO, greedy.weigh, greedy.value),
    usage=Usage(SIZE, things, use),
    check_map=check_map,
    hides=False,  # but for the coming draws all lies open
    options=(
        Option("side", ("3-4", "2-3")),  # of the extra boards: a choice for three players only
        Option("trains", ("price", "row")),  # one train of each price (2010) or of each row (2009)
        Option("south", ("printed", "extended")),  # The South as it was in 2009, or with its extension
    ),
)
