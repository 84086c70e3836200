"""The bot that searches: information-set Monte-Carlo tree search (`tree.py`), by time or iterations, on all cores."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.game import Belief, Game, Heuristic, Rules, _interpreted_module
from ..engine.random import below, seed_into, seeded
from ..engine.record import Record, field
from ..engine.rule import is_compiled, load
from . import Bot, Seat, decimal, limit, whole
from .plain import OPEN, PLAIN
from .shelf import SHELF

TREE = Path(__file__).with_name("tree.py")
NODES = 1 << 18  # of one tree, at most: some 19 MB
DEEPEST = 256  # actions from the root to a leaf, at most
ROUNDS = 20  # how often, at least, a search looks at the clock and whether it is decided
ALMOST = 0.01  # part of the time that is not worth another round
MANY = 10  # actions from which on a decision gets all its time, with fewer of them a part
UNLIKELY = 0.75  # part of the tries left that the second action seldom gets: a search by time does not wait for that


def cores() -> int:
    """How many trees a search by time grows at once: `STELLWERK_CORES`, else one for each core."""
    return int(os.environ.get("STELLWERK_CORES") or 0) or os.cpu_count() or 1


# ---------------------------------------------------------------------------------------------------------- settings


@dataclass(frozen=True)
class Settings:
    """How a search searches.  What is measured to be best differs by game: `Heuristic.search`."""

    c: float = 0.5
    """How much it explores: the exploration constant of PUCT."""
    sharp: float = 1.0
    """How far the heuristic's favourites are preferred: weights to this power are the priors (1 / temperature)."""
    doubt: float = 0.0
    """Prior visits: this many tries with the mean result of all are added to those of each action."""
    even: float = 0.1
    """The part of the priors that is uniform."""
    widen: float = 2.0
    """Progressive widening: a node has 1 + widen · visits ^ grow children."""
    grow: float = 0.5
    deep: int = DEEPEST
    """Actions from the root that the tree remembers, at most; 1: it only compares those at hand."""
    horizon: int = -1
    """Actions that are played on from a leaf before the rest is estimated; -1: play to the end."""
    guided: bool = True
    """Whether playouts follow the heuristic, or are plain: any legal action."""
    priors: bool = True
    """Whether the tree follows the heuristic, or takes all actions for alike."""
    estimate: bool = True
    """Whether the heuristic estimates what a playout leaves open, or points alone do."""
    noise: float = 0.0
    """The part of a guided playout's actions that is plain."""
    margin: float = 0.0
    """The part of a finished game's value that goes by points instead of the win."""
    spread: float = 20.0
    """Where chances go by points, this many more make the chance e times as high."""
    reuse: bool = True
    """Whether a tree is kept from one decision to the next."""
    cores: int = 0
    """Trees grown at once; 0: one for a search by iterations, so that it plays the same everywhere, all for one by
    time."""

    @classmethod
    def read(cls, texts: Mapping[str, str]) -> dict[str, Any]:
        """Settings named in a spec; ValueError with what is wrong."""
        known = {f.name: type(f.default) for f in fields(cls)}
        return {name: _number(name, text, known) for name, text in texts.items()}

    def record(self) -> np.record:
        """As the compiled tree takes them."""
        k: np.record = SETTINGS.new(1)[0]
        for f in SETTINGS.fields:
            k[f.name] = getattr(self, f.name) * (1000 if f.name == "noise" else 1)
        return k


LEAST = {"deep": 1, "horizon": -1, "spread": 1}
"""The least that a setting may be, where that is not 0."""
MOST = {"cores": 256}
"""The most that a setting may be, where that is less than a million."""


def _number(name: str, text: str, known: Mapping[str, type]) -> Any:
    if name not in known:
        raise ValueError(f"{name}: known are {', '.join(known)}")
    if known[name] is bool:
        if text not in ("yes", "no"):
            raise ValueError(f"{name}={text}: yes or no")
        return text == "yes"
    least, most = LEAST.get(name, 0), MOST.get(name, 1_000_000)
    if known[name] is int:
        return whole(text, least, most)
    if not least <= decimal(text) <= most:
        raise ValueError(f"{name}={text} is out of range: {least} to {most}")
    return decimal(text)


SETTINGS = Record(
    {},
    [
        *(field(name, "f4", doc="") for name in ("c", "sharp", "doubt", "even", "widen", "grow", "margin", "spread")),
        field("noise", "i4", doc="of a thousand"),
        *(field(name, "i4", doc="") for name in ("deep", "horizon")),
        *(field(name, "u1", doc="") for name in ("guided", "priors", "estimate")),
    ],
)


# ----------------------------------------------------------------------------------------------------------- the tree


def heuristic_of(game: Game) -> Heuristic:
    """What a game knows of good play; nothing where it says nothing."""
    return game.heuristic or PLAIN


def belief_of(game: Game) -> Belief:
    """What a game knows of what others hide; nothing where it says nothing."""
    return heuristic_of(game).belief or OPEN


@lru_cache(maxsize=None)
def tree_of(game: Game) -> ModuleType:
    """The compiled tree for a game."""
    rules = {f.name: getattr(game.rules, f.name) for f in fields(Rules)}
    known, believe = heuristic_of(game), belief_of(game).believe
    sources = [Path(getattr(fn, "py_func", fn).__code__.co_filename) for fn in (known.weigh, believe)]
    rules |= {"weigh": known.weigh, "value": known.value, "believe": believe}
    rules |= {"shortlist": known.shortlist, "distinct": known.distinct}
    module = load(TREE, (TREE, *sources), **rules)
    return module if game.is_compiled else _interpreted_module(module)


@lru_cache(maxsize=None)
def _room(game: Game) -> Record:
    """What a tree needs beside its nodes."""
    return Record(
        {"word": 3, "action": game.actions, "step": DEEPEST, "seat": game.seats[-1]},
        [
            field("stamp", "i8", doc="which node's legal actions are marked"),
            field("mark", "i8", "action", doc="the stamp where legal, its negative where there is a child"),
            field("dice", "u4", "word", doc="random numbers"),
            field("luck", "i8", doc="the first of the seeds of this search"),
            field("path", "i4", "step", doc="the nodes on the way down"),
            field("fair", "u1", doc="whether the root's actions are compared: given, and tried in turn"),
            field("gain", "f4", "seat", doc="what each seat gets out of an iteration"),
            field("chance", "f4", "seat", doc="each seat's part of the win in it"),
            field("won", "i4", "seat", doc="who wins"),
            field("points", "i4", "seat", doc="everybody's points"),
        ],
    )


@lru_cache(maxsize=None)
def _node(game: Game) -> Record:
    return Record(
        {"seat": game.seats[-1]},
        [
            field("action", "i4", doc="the action that leads here"),
            field("child", "i4", doc="the newest child; 0 if there is none"),
            field("sibling", "i4", doc="the next older child of the same parent; 0 if there is none"),
            field("visits", "i4", doc="iterations that came through"),
            field("offered", "i4", doc="iterations in which it could have been chosen"),
            field("prior", "f4", doc="how likely the heuristic thinks it to be the best"),
            field("value", "f4", "seat", doc="what each seat got out of the iterations, in all"),
            field("won", "f4", "seat", doc="each seat's part of the win in them, in all"),
        ],
    )


class Tree:
    """One growing tree and everything its thread needs."""

    def __init__(self, game: Game, board: np.record, seed: int) -> None:
        self.game, self.board = game, board
        self.loops = tree_of(game)
        self.states = game.state.new(2)
        self.memos = heuristic_of(game).memo.new(2)
        self.belief = belief_of(game).record.new(1)[0]
        self.room = _room(game).new(1)[0]
        self.out, self.weights = game.buffer(), np.zeros(game.actions, np.float32)
        self.nodes = _node(game).new(1)
        self.head = np.zeros(2, np.int64)
        self.dice = seeded(seed)
        self.stop = limit.sign()
        """ends what it does: whoever uses it again, within another limit, puts that one's here"""
        seed_into(self.room.dice, seed, 1)

    def plant(self, guess: np.record, nodes: int, path: list[int] | None) -> None:
        """Make ready to search from a guess at the state, keeping what lies below a path of actions."""
        top = self._find(path)
        fresh = _node(self.game).new(nodes)
        self.head[:] = 1, 0
        if top is not None:
            self.head[0] = self.loops.keep(self.nodes, fresh, np.zeros(nodes, np.int32), top)
        self.nodes = fresh
        self.room.fair = False
        self.room.luck = below(self.dice, 1 << 31)
        self.states[0] = guess
        self.memos[:] = np.zeros(1, self.memos.dtype)
        belief_of(self.game).prepare(self.board, self.states[0], self.game.rules.actor(self.board, guess), self.belief)
        if (n := self.game.rules.legal(self.board, self.states[0], self.out)) > 1:
            # what the searching seat plans at the root holds in every deal
            heuristic_of(self.game).weigh(self.board, self.states[0], self.memos[0], self.out, n, self.weights)

    def _find(self, path: list[int] | None) -> int | None:
        """The node at the end of a path of actions, if it was visited."""
        if path is None:
            return None
        at = 0
        for action in path:
            at = next((int(c) for c in self._children(at) if self.nodes[c].action == action), 0)
            if at == 0:
                return None
        return at

    def _children(self, at: int) -> Iterator[int]:
        child = int(self.nodes[at].child)
        while child:
            yield child
            child = int(self.nodes[child].sibling)

    def grow(self, k: np.record, iterations: int) -> int:
        """Search on for this many iterations; other threads run meanwhile.  Gives how many there were."""
        done: int = self.loops.grow(
            self.board, self.states, self.memos, self.belief, self.nodes, self.head, k, self.room, self.out,
            self.weights, iterations, self.stop,
        )  # fmt: skip
        return done

    def sample(self, s: np.record, k: np.record, games: int, luck: int = 0) -> NDArray[np.float64]:
        """Each seat's part of the wins in so many ways to go on from a state as it is: for finished matches alone.

        With equal `luck` what comes is alike, so that two moments differ by less than they would by chance.
        """
        self.states[0] = s
        self.memos[:] = np.zeros(1, self.memos.dtype)
        total = np.zeros(self.game.seats[-1])
        buffers = (self.room, self.out, self.weights)
        done: int = self.loops.sample(self.board, self.states, self.memos, k, *buffers, games, luck, total, self.stop)
        return total[: s.players] / done

    def compare(
        self, guess: np.record, actions: Sequence[int], k: np.record, tries: int, nodes: int
    ) -> NDArray[np.float64]:
        """Each seat's part of the win in each try of each of these actions of the root: (tries, actions, seats)."""
        self.plant(guess, nodes, None)
        for i, action in enumerate(actions):
            self.nodes[i + 1].action, self.nodes[i + 1].sibling = action, i  # the one before; the first has none
        self.nodes[0].child, self.head[0], self.room.fair = len(actions), len(actions) + 1, True
        sums = np.zeros((tries + 1, len(actions), int(guess.players)))
        for n in range(tries):
            self.grow(k, len(actions))
            sums[n + 1] = self.nodes["won"][1 : len(actions) + 1, : sums.shape[2]]
            if self.stop[0]:
                sums = sums[: n + 2]
                break
        return np.diff(sums, axis=0)

    def trim(self) -> int:
        """Let go of the nodes that are not in use; gives the bytes that it keeps."""
        self.nodes = self.nodes[: self.head[0]].copy()
        mine = (self.states, self.memos, self.belief, self.room, self.out, self.weights, self.nodes)
        return sum(array.nbytes for array in mine)

    def add_to(self, visits: NDArray[np.int64], gains: NDArray[np.float64], place: Mapping[int, int]) -> None:
        """Add what each legal action of the root got."""
        for child in self._children(0):
            node = self.nodes[child]
            if (i := place.get(int(node.action))) is not None:
                visits[i] += node.visits
                gains[i] += node.value[: gains.shape[1]]


# ------------------------------------------------------------------------------------------------------------- the bot


@dataclass(frozen=True)
class Thought:
    """What a search found: for each legal action how often it was tried, and what each seat got out of it."""

    seat: int
    actions: NDArray[np.int32]
    visits: NDArray[np.int64]
    gains: NDArray[np.float64]
    """Mean gain of each seat after each action: its part of the win, or of that and of the points where the settings
    say so (`margin`); rows of actions that were not tried are zero."""
    iterations: int
    seconds: float

    @property
    def order(self) -> NDArray[np.intp]:
        """The places of the actions, those tried most first, of two that were tried as often the better."""
        return np.lexsort((-self.gains[:, self.seat], -self.visits))

    @property
    def best(self) -> int:
        """The place of the action tried most."""
        return int(self.order[0])


class Search(Bot):
    """`search:1s`, `search:20000`: a tree search of that many seconds or iterations for each decision."""

    def __init__(self, spec: str = "search:1s", seed: int = 0) -> None:
        name, _, rest = spec.partition(":")
        budget, *options = rest.split(",")
        if name != "search" or not budget:
            raise ValueError(spec)
        self.spec = spec
        self.seconds, self.iterations = read_budget(budget)
        self.changes = Settings.read({name: text for name, _, text in (part.partition("=") for part in options)})
        self._dice = seeded(seed)
        self._trees: list[Tree] = []
        self._trace: tuple[Any, ...] = ()

    def settings(self, game: Game) -> Settings:
        """The settings measured to be best for a game, with the changes of the spec."""
        found = replace(Settings(), **{**heuristic_of(game).search, **self.changes})
        return found if game.heuristic else replace(found, horizon=-1, guided=False, priors=False)

    def ready(self, game: Game) -> None:
        """Have the tree compiled."""
        _ = game.ready
        make_ready(game)

    def pick(self, seat: Seat) -> int:
        """The action tried most."""
        actions = seat.actions()
        if len(actions) == 1:
            return int(actions[0])
        thought = self.think(seat)
        return int(thought.actions[thought.best])

    def think(self, seat: Seat, whole: bool = False) -> Thought:
        """Search, and tell what was found about every legal action.

        `whole` spends the whole budget, even if what to do is clear before.
        """
        started = time.perf_counter()
        SHELF.take(self)
        actions, settings = seat.actions(), self.settings(seat.game)
        count = settings.cores or (cores() if self.seconds else 1)
        seconds = self.seconds * (1 if whole else min(1, len(actions) / MANY))
        self._plant(seat, count, settings)
        place = {int(a): i for i, a in enumerate(actions)}
        k = settings.record()
        done = 0
        for iterations in self._rounds(started, seconds, count):
            done += self._grow(k, iterations)
            visits, gains = self._merged(place, seat.players)
            if limit.is_reached() or (not whole and self._decided(visits, done, count, seconds, started)):
                break
        SHELF.put(self, sum(tree.trim() for tree in self._trees))
        tried = np.maximum(visits, 1)[:, None]
        return Thought(seat.seat, actions, visits, gains / tried, done, time.perf_counter() - started)

    def compare(self, seat: Seat, actions: Sequence[int], tries: int) -> NDArray[np.float64]:
        """Each seat's part of the win in so many tries of each of these actions: (tries, actions, seats).

        A search tries most often what it likes, and knows little about the rest; here all have as many tries, with the
        same deals and the same luck, and as much of a tree below them.
        """
        settings = self.settings(seat.game)
        count = settings.cores or (cores() if self.seconds else 1)
        k, each = settings.record(), -(-tries // count)
        guess = seat.guess(int(below(self._dice, 1 << 31))).record
        trees = [Tree(seat.game, seat.board.record, int(below(self._dice, 1 << 31))) for _ in range(count)]
        nodes = (each + 1) * len(actions) + 1
        tried = _pool(count).map(lambda tree: tree.compare(guess, actions, k, each, nodes), trees)
        return np.concatenate(list(tried))

    def _plant(self, seat: Seat, count: int, settings: Settings) -> None:
        """Trees for this decision, grown on from the last one where the way here is known."""
        trace = seat.trace()
        path = None
        kept = settings.reuse and settings.deep > 1 and len(self._trees) == count and self._trace
        if kept and trace[: len(self._trace)] == self._trace:
            path = list(trace[len(self._trace) :])
        else:
            seeds = [int(below(self._dice, 1 << 31)) for _ in range(count)]
            self._trees = [self._tree(seat, seed) for seed in seeds]
        self._trace = trace
        nodes = NODES if self.seconds else min(NODES, 2 * self.iterations // count + 2)
        guess = seat.guess(int(below(self._dice, 1 << 31))).record
        for tree in self._trees:
            tree.stop = limit.sign()
            tree.plant(guess, nodes, path)

    def _tree(self, seat: Seat, seed: int) -> Tree:
        return Tree(seat.game, seat.board.record, seed)

    def forget(self) -> None:
        """Let go of the trees: the next decision begins with new ones."""
        self._trees, self._trace = [], ()

    def _rounds(self, started: float, seconds: float, count: int) -> Iterator[int]:
        """Iterations of each tree in one round after another, until the budget is spent."""
        if not seconds:
            each = max(1, self.iterations // count)
            done = 0
            for i in range(1, ROUNDS + 1):
                if (more := each * i // ROUNDS - done) > 0:
                    yield more
                    done += more
            return
        iterations, last = 4, time.perf_counter()
        while True:
            yield iterations
            now = time.perf_counter()
            left = seconds - (now - started)
            pace, last = iterations / (now - last), now
            # half of what is left at most: should the machine be slower all of a sudden, there is time to notice
            iterations = min(int(min(left / 2, seconds / ROUNDS) * pace), 4 * iterations)
            if iterations < 1 or left < ALMOST * seconds:
                return

    def _grow(self, k: np.record, iterations: int) -> int:
        if len(self._trees) == 1:
            return self._trees[0].grow(k, iterations)
        return sum(_pool(len(self._trees)).map(lambda tree: tree.grow(k, iterations), self._trees))

    def _merged(self, place: Mapping[int, int], players: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        visits, gains = np.zeros(len(place), np.int64), np.zeros((len(place), players))
        for tree in self._trees:
            tree.add_to(visits, gains, place)
        return visits, gains

    def _decided(self, visits: NDArray[np.int64], done: int, count: int, seconds: float, started: float) -> bool:
        """Whether the iterations left could not put another action in front; by time, whether that is unlikely."""
        if seconds:
            spent = time.perf_counter() - started
            left = done * max(0.0, seconds / spent - 1)
            lead = left * (2 * UNLIKELY - 1)
        else:
            lead = max(0, self.iterations // count * count - done)
        second, first = np.sort(visits)[-2:] if len(visits) > 1 else (0, lead + 1)
        return bool(first - second > lead)


def read_budget(text: str) -> tuple[float, int]:
    """Seconds or iterations: "1s", "200ms", "20000".

    >>> read_budget("200ms"), read_budget("20000")
    ((0.2, 0), (0.0, 20000))
    """
    for unit, factor in (("ms", 0.001), ("s", 1.0)):
        if text.endswith(unit):
            seconds = decimal(text.removesuffix(unit)) * factor
            if not 0 < seconds <= 3600:
                raise ValueError(text)
            return seconds, 0
    return 0.0, whole(text, 1, 1_000_000_000)


@lru_cache(maxsize=None)
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="search")


@lru_cache(maxsize=None)
def make_ready(game: Game) -> None:
    """Compile the tree for a game, or get it from the cache; says so where it takes time."""
    started = time.perf_counter()
    tree = Tree(game, game.board_of().record, 0)
    fresh = is_compiled(tree.loops.grow) and not _is_cached(tree.loops.grow)
    quiet = not fresh or os.environ.get("STELLWERK_QUIET", "") not in ("", "0") or sys.stderr is None
    if not quiet:
        sys.stderr.write(f"Compiling the search for {game.title} for this machine (once) ...\n")
    game.rules.setup(tree.board, tree.states[0], game.seats[0], 1, game.option_values())
    tree.plant(tree.states[0].copy(), 2, [])
    tree.grow(Settings(horizon=1).record(), 1)
    if not quiet:
        sys.stderr.write(f"Compiled the search for {game.title} in {time.perf_counter() - started:.1f} s.\n")


def _is_cached(fn: Any) -> bool:
    """Whether Numba has compiled this function before, in this process or another."""
    try:
        return any(Path(fn._cache._cache_path).glob(f"*{fn.py_func.__name__}*.nbc"))
    except (AttributeError, OSError):
        return True
