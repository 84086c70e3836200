"""The bot that searches with a network: that guides the tree (`nettree.py`) and judges its leaves."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from types import ModuleType

import numpy as np

from ..engine.game import Game, Rules, _interpreted_module
from ..engine.record import Record, field
from ..engine.rule import load
from . import Seat
from .network import Network, network_of, which_map
from .search import DEEPEST, NODES, Search, Settings, Tree, heuristic_of, tree_of

NETTREE = Path(__file__).with_name("nettree.py")
BATCH = 8  # positions that the network looks at together
CHILDREN = 16  # nodes for each of them, more or less
OPTIONS = ("c", "doubt", "sharp", "reuse", "mix", "through")  # settings that mean something here


@dataclass(frozen=True)
class NetSettings(Settings):
    """How a search with a network searches."""

    c: float = 0.3
    doubt: float = 1.0
    cores: int = 1
    through: int = 0
    """What the tree goes through: nothing that is drawn and no other seat's turn (0), other seats' turns (1), all (2).
    A node does not tell what was drawn or what another holds, and what the network likes depends on it."""
    mix: float = 0.0
    """How much of a leaf's worth comes from a playout by the heuristic, and not from the network."""


class NetTree(Tree):
    """A tree whose leaves the network judges."""

    def __init__(
        self, game: Game, board: np.record, map: str, seed: int, network: Network, settings: NetSettings
    ) -> None:
        super().__init__(game, board, seed)
        self.network = network
        self._steps = nettree_of(game)
        most, where = game.seats[-1], which_map(game, map)
        self._features = np.zeros((BATCH * most, game.size + len(where)), np.float32)
        self._features[:, game.size :] = where
        self._hidden = np.zeros((3, len(self._features), len(network.first[1])), np.float32)
        self._legals = np.zeros((BATCH, game.actions), np.int32)
        self._liking = np.zeros((BATCH, game.actions), np.float32)
        self._blank = heuristic_of(game).memo.new(2)
        self._leaves = _leaf(game).new(BATCH)
        self._how = Settings().record()
        self._k = ASKED.new(1)[0]
        plan = network.about.get("recipe", {}).get("plan", {})
        self._k.points, self._k.maps = plan.get("points", 40.0), len(where)
        self._k.mix, self._k.through = settings.mix, settings.through
        self._k.trust = 0 if network.trust is None else network.trust[0]

    def plant(self, guess: np.record, nodes: int, path: list[int] | None) -> None:
        """Make ready to search from a guess at the state, keeping what lies below a path of actions."""
        super().plant(guess, min(NODES, nodes * CHILDREN), path)

    def grow(self, k: np.record, iterations: int) -> int:
        """Search on for this many iterations."""
        self._k.c, self._k.doubt, self._k.sharp = k.c, k.doubt, k.sharp
        done: int = self._steps.grow(
            self.board, self.states, self._blank, self.belief, self.nodes, self.head, self._k, self._how, self.room,
            self.out, self.weights, self._leaves, self._features, self._legals, self._liking, self.network.packed,
            self._hidden, iterations, self.stop,
        )  # fmt: skip
        return done

    def trim(self) -> int:
        """Let go of the nodes that are not in use; gives the bytes that it keeps."""
        mine = (self._features, self._hidden, self._legals, self._liking, self._blank, self._leaves)
        return super().trim() + sum(array.nbytes for array in mine)


ASKED = Record(
    {},
    [
        *(field(name, "f4", doc="") for name in ("c", "doubt", "sharp", "points", "trust", "mix")),
        *(field(name, "i4", doc="") for name in ("maps", "through")),
    ],
)


@lru_cache(maxsize=None)
def _leaf(game: Game) -> Record:
    return Record(
        {"step": DEEPEST, "seats": game.seats[-1]},
        [
            field("path", "i4", "step", doc="the nodes on the way there"),
            field("depth", "i4", doc="how many they are, without the root"),
            field("seat", "i4", doc="who is to act"),
            field("count", "i4", doc="how many actions are legal"),
            field("gain", "f4", "seats", doc="what each seat got out of a playout from there"),
            field("ends", "u1", doc="whether the tree goes no further"),
            field("mix", "f4", doc="how much that counts"),
        ],
    )


@lru_cache(maxsize=None)
def nettree_of(game: Game) -> ModuleType:
    """The compiled tree for a game."""
    tree = tree_of(game)
    rules = {f.name: getattr(game.rules, f.name) for f in fields(Rules)}
    rules |= {"weigh": heuristic_of(game).weigh, "add": tree.add, "deal": tree.deal, "play_out": tree.play_out}
    sources = [Path(getattr(fn, "py_func", fn).__code__.co_filename) for fn in (rules["weigh"], tree.deal)]
    module = load(NETTREE, (NETTREE, *sources), **rules)
    return module if game.is_compiled else _interpreted_module(module)


class NetSearch(Search):
    """`net:1s`, `net:400`: a tree search of that many seconds or looks of the network for each decision."""

    def __init__(self, spec: str = "net:1s", seed: int = 0) -> None:
        name, _, rest = spec.partition(":")
        budget, *options = rest.split(",")
        super().__init__(f"search:{budget}", seed)
        self.spec = spec
        self.changes = NetSettings.read({name: text for name, _, text in (part.partition("=") for part in options)})
        if name != "net" or not set(self.changes) <= set(OPTIONS) or self.changes.get("mix", 0) > 1:
            raise ValueError(spec)

    def settings(self, game: Game) -> NetSettings:
        """What measured best, with the changes of the spec."""
        return NetSettings(**self.changes)

    def ready(self, game: Game) -> None:
        """Read the network and have the tree compiled."""
        super().ready(game)
        tree = NetTree(game, game.board_of().record, game.maps[0], 0, network_of(game), NetSettings())
        game.rules.setup(tree.board, tree.states[0], game.seats[0], 1, game.option_values())
        tree.plant(tree.states[0].copy(), 2, [])
        tree.grow(Settings().record(), 1)

    def _tree(self, seat: Seat, seed: int) -> Tree:
        game, map = seat.game, str(seat.board.document["id"])
        return NetTree(game, seat.board.record, map, seed, network_of(game), self.settings(game))
