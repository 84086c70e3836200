"""Zug um Zug: Deutschland, by Alan R. Moon: collect wagon cards, claim tracks, connect the cities on your tickets."""

from pathlib import Path

from ...engine.document import Documents
from ...engine.game import Belief, Chapter, Game, Heuristic, Option, Rules, Usage, first_player
from . import belief, greedy, knowledge, rules
from .actions import KINDS
from .board import BOARD, EDITIONS, check_map, read_map
from .explain import SECTIONS, mistake, refuse, refused, secret
from .invariants import INVARIANTS
from .knowledge import HOLDINGS, OBSERVATION, view
from .lesson import LESSON
from .log import tell
from .notation import NOTATION
from .offers import asked, offer
from .reasons import reason
from .scene import scene
from .sheet import sheet
from .state import HIDDEN, OPEN, SEATS, STATE, axes
from .terminal import terminal
from .usage import SIZE, things, use

game = Game(
    id="deutschland",
    title="Zug um Zug: Deutschland",
    designer="Alan R. Moon",
    version="2",
    seats=range(2, 6),
    maps=("deutschland",),
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
    options=(Option("tickets", EDITIONS), first_player(SEATS), Option("choice", (OPEN, HIDDEN))),
    refuse=refuse,
    secret=secret,
    heuristic=Heuristic(
        greedy.MEMO,
        greedy.weigh,
        greedy.value,
        Belief(belief.BELIEF, belief.prepare, belief.believe),
        greedy.shortlist,
        greedy.distinct,
        # Points tell more than the win where playouts are long and games are close.  A track that ruins another's plans
        # is one of dozens that look useless, and does so only in some deals: all of them get several tries.  What comes
        # after the action at hand depends on what is drawn, which a tree forgets and the heuristic does not: so no
        # deeper tree.
        search={"c": 1.0, "doubt": 8.0, "even": 0.5, "deep": 1, "margin": 0.8, "spread": 30.0},
        levels={"driver": "search:200"},
    ),
    usage=Usage(SIZE, things, use),
    check_map=check_map,
    documents=Documents(f"{__name__}.document"),
    minutes=(30, 60),
    chapters=(
        Chapter("goal"),
        Chapter("turn"),
        Chapter("cards"),
        Chapter("claim", (330, 520, 480, 330)),
        Chapter("tickets", (180, 700, 480, 330)),
        Chapter("end"),
    ),
    lesson=lambda view: view["phase"] if view["phase"] in ("mix", "choose", "turn", "second") else None,
    lessons=(LESSON,),
    sections=SECTIONS,
)
