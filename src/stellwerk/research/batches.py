"""Batches: thousands of games at once as arrays, on the CPU or on a GPU, in memory that the caller may own.

>>> from stellwerk.research import batch
>>> games = batch("paris", 64, players=3, seed=1)
>>> games.observation.shape, games.mask.shape, games.actor.shape
((64, 1615), (64, 1609), (64,))
>>> for _ in range(300):
...     _ = games.step(games.sample())   # your policy goes here
>>> bool((games.played() > 0).all())
True

Game i of a batch begins as the match of seed `seed + i`.  When it ends, the next one in its place begins at once, with
the seed n further on: so every match of a batch is the match of its seed, the same as `Match.new(..., seed=...)` gives,
whatever n, the device or the number of threads.

After every step the arrays hold, for each game

- `actor`: the seat that has to decide next; `observation`: its features; `mask`: 1 for each action that is legal for it
  (`legal` and `count` have the same as a list);
- `done`: whether the last action ended a game, `cut`: whether it reached the `limit` of actions and was cut off;
  `reward`: what each seat got for that (all 0 while a game goes on), `score`: the final points of the last game that
  ended here.  Actor, observation and mask are then those of the next game.

This module needs NumPy and Numba alone; a GPU needs numba-cuda.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..engine.game import Board, Game, Rules
from ..engine.rule import load
from ..errors import BadSetup
from ..games import get
from ..match import check_options

HERE = Path(__file__).parent
DEVICES = ("cpu", "cuda")
LIMIT = 5000  # actions after which a game is cut off: some could last for ever
SHOWN = ("actor", "legal", "count", "mask", "observation")  # what follows from the states
FEW = 64  # games that are not worth a thread of their own


@dataclass
class Arrays:
    """What a batch writes after every step, one row for each game: memory of its own, or the caller's."""

    actor: Any
    """int8: the seat that decides."""
    observation: Any
    """float32, (n, game.size): what it knows."""
    mask: Any
    """uint8, (n, game.actions): 1 for what it may do."""
    legal: Any
    """int32, (n, game.actions): the same as a list, in the order of the rules."""
    count: Any
    """int32: the length of that list."""
    reward: Any
    """float32, (n, players): of each seat, by the last action."""
    score: Any
    """int32, (n, most players): final points of the last game that ended here."""
    won: Any
    """int32, (n, most players): 1 for each seat that won it."""
    done: Any
    """uint8: whether the last action ended a game."""
    cut: Any
    """uint8: whether a game was cut off for its length."""
    refused: Any
    """uint8: whether the last action was not legal; the game is then as it was."""


def shapes(game: Game, n: int, players: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of each of the arrays.

    >>> from stellwerk.games import get
    >>> shapes(get("paris"), 10, 3)["mask"]
    ((10, 1609), <class 'numpy.uint8'>)
    """
    most = game.seats[-1]
    return {
        "actor": ((n,), np.int8),
        "observation": ((n, game.size), np.float32),
        "mask": ((n, game.actions), np.uint8),
        "legal": ((n, game.actions), np.int32),
        "count": ((n,), np.int32),
        "reward": ((n, players), np.float32),
        "score": ((n, most), np.int32),
        "won": ((n, most), np.int32),
        "done": ((n,), np.uint8),
        "cut": ((n,), np.uint8),
        "refused": ((n,), np.uint8),
    }


def batch(
    game: str | Game,
    n: int,
    players: int | None = None,
    seed: int = 0,
    device: str = "cpu",
    map: str | Path | Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    out: Mapping[str, Any] | None = None,
    limit: int = LIMIT,
    strict: bool = True,
    threads: int | None = None,
) -> Batch:
    """n games at once, laid out and ready.

    `out` gives your own arrays to write to, by the names of `Arrays` (on a GPU anything with
    `__cuda_array_interface__`: PyTorch, CuPy, JAX by DLPack); the others are made here.  `strict` raises ValueError for
    an action that is not legal; on a GPU that waits for each step, so switch it off there once your program is right,
    and look at `refused`.
    """
    if device not in DEVICES:
        raise ValueError(f"there is no device {device!r}; devices: {', '.join(DEVICES)}")
    found = get(game) if isinstance(game, str) else game
    players = found.seats[0] if players is None else players
    if players not in found.seats or n < 1 or seed < 0:
        few, many = found.seats[0], found.seats[-1]
        raise ValueError(f"{found.title} is for {few} to {many} players; n is at least 1, a seed at least 0")
    board = found.board_of(map)
    chosen = check_options(found, options or {})
    if (reason := found.refusal(board, players, chosen)) is not None:
        raise BadSetup(reason)
    setting = Setting(found, board, n, players, seed, found.option_values(chosen), limit, strict)
    if device == "cuda":
        from .cuda import CudaBatch

        return CudaBatch(setting, out or {})
    return CpuBatch(setting, out or {}, threads or os.cpu_count() or 1)


@dataclass(frozen=True, eq=False)
class Setting:
    """What a batch plays."""

    game: Game
    board: Board
    n: int
    players: int
    seed: int
    options: Any
    limit: int
    strict: bool


class Batch:
    """n games at once; made by `batch`.  The arrays of `Arrays` are its attributes."""

    actor: Any
    observation: Any
    mask: Any
    legal: Any
    count: Any
    reward: Any
    score: Any
    won: Any
    done: Any
    cut: Any
    refused: Any

    seeds: Any
    """int64: the seed of the match that each game is."""
    lengths: Any
    """int32: actions so far in each game (in one that has just ended, of that game, until the next step)."""
    states: Any
    """The states themselves: a NumPy recarray (on a GPU, an array there)."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game, self.n, self.players = setting.game, setting.n, setting.players
        self._first = setting.seed

    def played(self) -> Any:
        """How many games have ended in each place before the present one (on the host, also for a GPU)."""
        seeds = self.seeds if isinstance(self.seeds, np.ndarray) else self.seeds.copy_to_host()
        return (seeds - self._first) // self.n

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.n} games of {self.game.title}, {self.players} players>"

    def reset(self, seed: int | None = None) -> Batch:
        """Begin anew: game i is the match of seed + i (the seed that the batch was made with, if not said)."""
        raise NotImplementedError

    def step(self, actions: Any) -> Batch:
        """One action in every game, as an array of n integers."""
        raise NotImplementedError

    def sample(self) -> Any:
        """Any legal action in every game, each as likely, from the dice of each game's seed."""
        raise NotImplementedError

    def observe(self, seat: int, out: Any = None) -> Any:
        """What one seat observes in every game, whoever has to decide: float32, (n, game.size)."""
        raise NotImplementedError

    def saved(self) -> dict[str, Any]:
        """All that is needed to go on from here later."""
        raise NotImplementedError

    def restore(self, kept: Mapping[str, Any]) -> Batch:
        """Go on from where `saved` was called, on a batch of the same setting."""
        raise NotImplementedError


def check_out(out: Mapping[str, Any], wanted: Mapping[str, tuple[tuple[int, ...], Any]]) -> None:
    """The caller's arrays have the shape and type that is wanted; ValueError names the one that has not."""
    for name, array in out.items():
        if name not in wanted:
            raise ValueError(f"a batch has no array {name!r}; arrays: {', '.join(wanted)}")
        shape, type = wanted[name]
        if tuple(array.shape) != shape or array.dtype != np.dtype(type):
            raise ValueError(f"{name}: expected {np.dtype(type)} {shape}, found {array.dtype} {tuple(array.shape)}")


class CpuBatch(Batch):
    """A batch on the CPU: one compiled pass for each step, shared out among threads, which hold no lock."""

    def __init__(self, setting: Setting, out: Mapping[str, Any], threads: int) -> None:
        super().__init__(setting)
        wanted, game, n = shapes(setting.game, setting.n, setting.players), setting.game, setting.n
        self._mine = {name: np.asarray(array) for name, array in out.items()}
        check_out(self._mine, wanted)
        for name, array in self._mine.items():
            if not (array.flags.c_contiguous and array.flags.writeable and hasattr(out[name], "__array__")):
                raise ValueError(f"{name}: expected an array in rows, without gaps, that can be written to")
        for name, (shape, type) in wanted.items():
            self._mine.setdefault(name, np.zeros(shape, type))
            setattr(self, name, out.get(name, self._mine[name]))
        self.states = game.state.new(n)
        self.seeds, self.lengths = np.zeros(n, np.int64), np.zeros(n, np.int32)
        self._dice, self._actions = np.zeros((n, 3), np.uint32), np.zeros(n, np.int32)
        _ = game.ready
        self._steps = steps(game)
        count = max(1, min(threads, n // FEW))
        self._parts = np.linspace(0, n, count + 1).astype(int).tolist()
        self._pool = ThreadPoolExecutor(count) if count > 1 else None
        self.reset()

    def _run(self, rule: Any, *args: Any) -> None:
        """A rule over all games, each thread having its part of them."""
        if self._pool is None:
            rule(*args, 0, self.n)
        else:
            pairs = zip(self._parts, self._parts[1:], strict=False)
            list(self._pool.map(lambda part: rule(*args, *part), pairs))

    def _arrays(self, *names: str) -> tuple[Any, ...]:
        return tuple(self._mine[name] for name in names)

    def reset(self, seed: int | None = None) -> CpuBatch:
        """Begin anew: game i is the match of seed + i (the seed that the batch was made with, if not said)."""
        self._first = self.setting.seed if seed is None else seed
        self.seeds[:] = np.arange(self._first, self._first + self.n)
        for array in (self.lengths, *self._arrays("reward", "done", "cut", "refused")):
            array[...] = 0
        self._run(
            self._steps.reset, self.setting.board.record, self.states, self._dice, self.seeds, self.players,
            self.setting.options, *self._arrays(*SHOWN),
        )  # fmt: skip
        return self

    def step(self, actions: Any) -> CpuBatch:
        """One action in every game, as an array of n integers."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions: expected {self.n} whole numbers, found {given.dtype} {given.shape}")
        if given is not self._actions:
            # what does not fit into 32 bits is no action either
            np.copyto(self._actions, np.clip(given, -1, self.game.actions), casting="unsafe")
        self._run(
            self._steps.step, self.setting.board.record, self.states, self._dice, self.seeds, self.lengths,
            self.players, self.setting.options, self.n, self.setting.limit, self._actions,
            *self._arrays(*SHOWN, "reward", "score", "won", "done", "cut", "refused"),
        )  # fmt: skip
        if self.setting.strict and (bad := np.flatnonzero(self._mine["refused"])).size:
            others = f"(and {len(bad) - 1} others)"
            raise ValueError(f"action {given[bad[0]]} is not legal in game {bad[0]} {others}; look at `mask`")
        return self

    def sample(self) -> Any:
        """Any legal action in every game, each as likely, from the dice of each game's seed."""
        self._run(self._steps.sample, self._dice, *self._arrays("legal", "count"), self._actions)
        return self._actions

    def observe(self, seat: int, out: Any = None) -> Any:
        """What one seat observes in every game, whoever has to decide: float32, (n, game.size)."""
        mine = np.zeros((self.n, self.game.size), np.float32) if out is None else np.asarray(out)
        check_out({"observation": mine}, shapes(self.game, self.n, self.players))
        self._run(
            self._steps.observe_seat, self.setting.board.record, self.states, check_seat(seat, self.players), mine
        )
        return mine if out is None else out

    def saved(self) -> dict[str, Any]:
        """All that is needed to go on from here later: copies of the states, seeds, dice and results."""
        kept = {name: array.copy() for name, array in self._mine.items() if name not in SHOWN}
        own = {"seeds": self.seeds, "lengths": self.lengths, "dice": self._dice.view(np.int32)}
        states = np.frombuffer(self.states.tobytes(), np.uint8)
        return {**kept, **{name: array.copy() for name, array in own.items()}, "states": states.copy()}

    def restore(self, kept: Mapping[str, Any]) -> CpuBatch:
        """Go on from where `saved` was called, on a batch of the same setting."""
        self.states[:] = np.frombuffer(kept["states"].tobytes(), self.game.state.dtype)
        self.seeds[:], self.lengths[:] = kept["seeds"], kept["lengths"]
        self._dice[:] = kept["dice"].view(np.uint32)
        for name, array in self._mine.items():
            if name not in SHOWN:
                array[...] = kept[name]
        self._run(
            self._steps.show_all, self.setting.board.record, self.states,
            *self._arrays(*SHOWN),
        )  # fmt: skip
        return self


def check_seat(seat: int, players: int) -> int:
    """The seat, if there is one of that number; ValueError otherwise."""
    if seat not in range(players):
        raise ValueError(f"there is no seat {seat}; seats: 0 to {players - 1}")
    return seat


def rules_of(game: Game) -> dict[str, Any]:
    """A game's rules by name, to be put into the globals of generic compiled code."""
    return {f.name: getattr(game.rules, f.name) for f in fields(Rules)}


@lru_cache(maxsize=None)
def steps(game: Game) -> ModuleType:
    """The compiled steps of a game."""
    own = (HERE / "steps.py", HERE / "rewards.py")
    return load(own[0], also=own, **rules_of(game))
