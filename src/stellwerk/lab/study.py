"""Many games on a map, and what they show: wins by seat, points, lengths, and how often each thing is used.

Game i has the seed `seed + i`; seat p of it has the bot `bots[(p + seed + i) % len(bots)]`.  Greedy and random players
play in one compiled loop, hundreds to thousands of games a second; other bots at ordinary matches, a process for each
core.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import Seat, foul, greedy, make_own, seated
from ..bots import random as plain_random
from ..bots.search import heuristic_of
from ..engine.batch import DeadEnd
from ..engine.game import Board, Game, Rules, Thing, Usage, _interpreted_module
from ..engine.rule import load, rule
from ..match import Match, find_board, find_game
from . import play
from .workers import spread

LONGEST = 20_000  # actions: a game that takes more is broken off
CHUNK = 256  # games between two looks at the progress
SUMS = 4  # what `play.tally` adds up

SOURCE = Path(play.__file__)


@dataclass(frozen=True)
class Plan:
    """What is to be played: enough to do it anywhere."""

    game: str
    players: int
    bots: tuple[str, ...] = ("greedy",)
    map: str | Mapping[str, Any] | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def board(self) -> tuple[Game, Board]:
        """The game and the board to play on."""
        found = find_game(self.game)
        return found, find_board(found, self.map, "en")

    def seats(self, seed: int) -> list[str]:
        """Who sits where in the game of a seed."""
        return [self.bots[(p + seed) % len(self.bots)] for p in range(self.players)]


@dataclass(frozen=True)
class Study:
    """What was found, game by game and thing by thing."""

    plan: Plan
    seeds: NDArray[np.int64]
    lengths: NDArray[np.int32]
    """Actions played."""
    scores: NDArray[np.int32]
    """Points by seat."""
    won: NDArray[np.int32]
    """1 for each seat that won (ties may share)."""
    sums: NDArray[np.int64]
    """For each thing: how often used, in how many games, by how many seats, and the wins of these (in 60ths)."""
    seconds: float
    endless: tuple[int, ...] = ()
    """Seeds of games that were broken off, the bots having found no end; they count nowhere else."""

    def win_shares(self) -> NDArray[np.float64]:
        """For each seat its share of the wins, a shared win counting in parts."""
        shares: NDArray[np.float64] = (self.won / self.won.sum(axis=1, keepdims=True)).mean(axis=0)
        return shares


def study(
    plan: Plan,
    games: int,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
    processes: int = 0,
    ray: str | None = None,
) -> Study:
    """Play so many games of a plan; the same numbers on one core, on all, and on a Ray cluster.

    >>> found = study(Plan("paris", 3), games=20, seed=1)
    >>> found.scores.shape, bool((found.won.sum(axis=1) >= 1).all())
    ((20, 3), True)
    """
    game, _ = plan.board()
    fast = slips_of(plan.bots) is not None
    for spec in plan.bots:
        make_own(spec).ready(game)
    if fast and ray is None:
        play_part((plan, np.array([seed], np.int64)))  # have the loop compiled before the clock runs
    started = time.perf_counter()
    firsts = range(seed, seed + games, CHUNK if fast else max(1, min(CHUNK, games // (8 * (os.cpu_count() or 1)))))
    parts = [(plan, np.arange(first, min(first + firsts.step, seed + games), dtype=np.int64)) for first in firsts]
    run = _on_threads(parts, processes) if fast and ray is None else spread(play_part, parts, processes, ray)
    found = []
    for part in run:
        found.append(part)
        progress(len(part.seeds))
    found.sort(key=lambda part: int(part.seeds[0]))
    columns: dict[str, Any] = {
        name: np.concatenate([getattr(part, name) for part in found]) for name in ("seeds", "lengths", "scores", "won")
    }
    sums = np.sum([part.sums for part in found], axis=0)
    result = Study(plan, **columns, sums=sums, seconds=time.perf_counter() - started)
    return _ended(game, result)


def _ended(game: Game, found: Study) -> Study:
    """The games that came to an end; a game in which a seat had nothing to do is a fault of the rules."""
    for bad in np.flatnonzero(found.lengths < 0)[:1]:
        raise DeadEnd(game, int(found.seeds[bad]), int(found.lengths[bad]))
    ended = found.lengths < LONGEST
    if not ended.any():
        raise DeadEnd(game, int(found.seeds[0]), int(found.lengths[0]))
    columns = {name: getattr(found, name)[ended] for name in ("seeds", "lengths", "scores", "won")}
    return replace(found, **columns, endless=tuple(int(seed) for seed in found.seeds[~ended]))


def _on_threads(parts: Sequence[tuple[Plan, NDArray[np.int64]]], processes: int) -> Iterator[Study]:
    """Compiled games hold no lock: threads of this process do."""
    with ThreadPoolExecutor(processes or os.cpu_count() or 1) as pool:
        yield from pool.map(play_part, parts)


def things_of(plan: Plan) -> dict[int, Thing]:
    """What there is to be used at a table, by number."""
    game, board = plan.board()
    s = game.state.new(1)[0]
    game.rules.setup(board.record, s, plan.players, 0, game.option_values(plan.options))
    return usage_of(game).things(board, s)


# ---------------------------------------------------------------------------------------------------- the games


@rule
def _use_nothing(b: Any, s: Any, action: Any, used: Any) -> None:
    """A game that says nothing about what is used."""


NOTHING = Usage(1, lambda board, s: {}, _use_nothing)


def usage_of(game: Game) -> Usage:
    """What a game counts; nothing where it says nothing."""
    return game.usage or NOTHING


def slips_of(bots: Sequence[str]) -> NDArray[np.int64] | None:
    """The bots as the compiled loop takes them: how often each slips; None if one of them cannot play there."""
    made = [make_own(spec) for spec in bots]
    if not all(isinstance(bot, greedy.Greedy | plain_random.Random) for bot in made):
        return None
    return np.array([getattr(bot, "slips", play.RANDOM) for bot in made], np.int64)


@lru_cache(maxsize=None)
def loop_of(game: Game) -> ModuleType:
    """The compiled games of greedy and random players."""
    rules = {f.name: getattr(game.rules, f.name) for f in fields(Rules)}
    rules |= {"weigh": heuristic_of(game).weigh, "use": usage_of(game).use}
    sources = [Path(getattr(rules[name], "py_func", rules[name]).__code__.co_filename) for name in ("weigh", "use")]
    module = load(SOURCE, (SOURCE, *sources), **rules)
    return module if game.is_compiled else _interpreted_module(module)


class Table:
    """Everything that the compiled loop of a game needs, made once and used again for every part."""

    def __init__(self, game: Game) -> None:
        self.loop = loop_of(game)
        self.states = game.state.new(1)
        self.memos = heuristic_of(game).memo.new(2)
        self.dice = np.zeros((game.seats[-1] + 1, 3), np.uint32)
        self.out, self.weights = game.buffer(), np.zeros(game.actions, np.float32)
        self.used = np.zeros((game.seats[-1], usage_of(game).size), np.int16)


_tables = threading.local()


def table_of(game: Game) -> Table:
    """A table for this thread alone."""
    tables: dict[str, Table] = _tables.__dict__
    if game.id not in tables:
        tables[game.id] = Table(game)
    return tables[game.id]


def play_part(part: tuple[Plan, NDArray[np.int64]]) -> Study:
    """Some games of a plan, one after another."""
    plan, seeds = part
    game, board = plan.board()
    _ = game.ready
    t, n, most = table_of(game), len(seeds), game.seats[-1]
    lengths = np.zeros(n, np.int32)
    points, won = np.zeros((n, most), np.int32), np.zeros((n, most), np.int32)
    sums = np.zeros((SUMS, usage_of(game).size), np.int64)
    options, slips = game.option_values(plan.options), slips_of(plan.bots)
    started = time.perf_counter()
    if slips is not None:
        t.loop.many_games(
            board.record, t.states, t.memos, t.dice, t.out, t.weights, t.used, seeds, plan.players, options, slips,
            np.zeros(0, np.int32), LONGEST, lengths, points, won, sums,
        )  # fmt: skip
    else:
        logs = [np.array(play_match(plan, int(seed)).actions, np.int32) for seed in seeds]
        lengths[:] = [len(log) for log in logs]
        starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
        t.loop.told_games(
            board.record, t.states, t.used, seeds, plan.players, options, np.concatenate(logs), starts, points, won,
            sums,
        )  # fmt: skip
    seconds = time.perf_counter() - started
    return Study(plan, seeds, lengths, points[:, : plan.players], won[:, : plan.players], sums, seconds)


def play_match(plan: Plan, seed: int) -> Match:
    """The match of a seed: from the compiled loop where all its bots can play there, else move by move.

    >>> match = play_match(Plan("paris", 3, ("greedy", "random")), 7)
    >>> match.over, match.bots
    (True, ['random', 'greedy', 'random'])
    """
    seats = plan.seats(seed)
    match = Match.new(plan.game, plan.players, seed, plan.options, plan.map, bots=seats)
    slips = slips_of(plan.bots)
    if slips is not None:
        actions = logged(match, slips)
        if match.play_all(actions) != len(actions):
            raise AssertionError(f"the compiled games play illegally in {match!r}, seed {seed}")
        return match
    play_on(match, seed)
    return match


def logged(match: Match, slips: NDArray[np.int64]) -> list[int]:
    """The actions of a game in the compiled loop."""
    options, seed = match.game.option_values(match.options), int(match.seed or 0)
    actions, _, _ = logged_game(match.game, match.board, match.players, options, slips, seed)
    return [int(action) for action in actions]


def logged_game(
    game: Game, board: Board, players: int, options: NDArray[np.int64], slips: NDArray[np.int64], seed: int
) -> tuple[NDArray[np.int32], NDArray[np.int32], np.record]:
    """A game in the compiled loop: its actions, the seats that did them, and its final state."""
    t, log, seats = table_of(game), np.zeros(LONGEST, np.int32), np.zeros(LONGEST, np.int32)
    n = t.loop.one_game(
        board.record, t.states[0], t.memos, t.dice, t.out, t.weights, t.used, seed, players, options, slips, log,
        LONGEST,
    )  # fmt: skip
    t.used[:] = 0
    if not 0 <= n < LONGEST:
        raise DeadEnd(game, seed, int(n))
    t.loop.actors_of(board.record, t.states[0], seed, players, options, log[:n], seats)
    return log[:n], seats[:n], t.states[0].copy()


def play_on(match: Match, seed: int) -> None:
    """Let the bots of a match play it to its end, the dice of all of them following from the seed."""
    bots = seated([spec or "random" for spec in match.bots], seed)
    while not match.over:
        bot = bots[match.actor]
        assert bot is not None
        if len(match.actions) >= LONGEST:
            raise DeadEnd(match.game, seed, LONGEST)
        action = bot.pick(Seat(match, match.actor))
        if not match.play_all([action]):
            raise foul(bot, match, action)
