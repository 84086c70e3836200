"""Batches on a GPU: all arrays live there, and PyTorch, JAX and CuPy share them without a copy.

    games = stellwerk.research.batch("paris", 1 << 17, device="cuda", strict=False)
    seen = torch.as_tensor(games.observation, device="cuda")     # shared: it changes with every step
    games.step(policy(seen, torch.as_tensor(games.mask, device="cuda")))

Work is queued on the default stream, in order with that of the libraries as they come.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import ModuleType
from typing import Any

import numpy as np

from ..engine import gpu
from ..engine.game import Game
from ..engine.rule import load
from .batches import HERE, SHOWN, Batch, Setting, check_out, check_seat, rules_of, shapes, steps

cuda: Any = gpu.cuda  # type: ignore[attr-defined]  # from there: it mends a name that numba-cuda misses in newer NumPy
THREADS = 128  # of a block
WIDE = ("observation", "mask", "legal")  # laid out by columns: neighbouring threads write neighbouring memory


@lru_cache(maxsize=None)
def kernels(game: Game) -> ModuleType:
    """The kernels of a game, compiled on first use."""
    parts = steps(game)
    one_game = {name: getattr(parts, name) for name in ("begin", "act", "list_legal", "mark")}
    own = (HERE / "kernels.py", HERE / "steps.py", HERE / "rewards.py")
    return load(own[0], also=own, **{**rules_of(game), **one_game})


def shared(array: Any) -> Any:
    """An array on the GPU, of whatever library, as Numba's: the same memory."""
    return array if hasattr(array, "copy_to_host") else cuda.as_cuda_array(array)


class CudaBatch(Batch):
    """A batch on a GPU: one kernel for each step, one game in each thread."""

    def __init__(self, setting: Setting, out: Mapping[str, Any]) -> None:
        super().__init__(setting)
        if not gpu.available():
            raise RuntimeError("there is no GPU that Numba can use here; use the device 'cpu' instead")
        game, n = setting.game, setting.n
        wanted = shapes(game, n, setting.players)
        self._mine = {name: shared(array) for name, array in out.items()}
        check_out(self._mine, wanted)
        for name, (shape, type) in wanted.items():
            if name not in out:
                wide = name in WIDE  # all that is read of these is written first
                self._mine[name] = (
                    cuda.device_array(shape, type, order="F") if wide else cuda.to_device(np.zeros(shape, type))
                )
            setattr(self, name, out.get(name, self._mine[name]))
        self._boards = cuda.to_device(np.array([setting.board.record], game.board.dtype))
        self._options = cuda.to_device(setting.options)
        self.states = cuda.device_array(n, game.state.dtype)
        self.seeds, self.lengths = cuda.to_device(np.zeros(n, np.int64)), cuda.to_device(np.zeros(n, np.int32))
        self._dice, self._actions = cuda.device_array((n, 3), np.uint32), cuda.device_array(n, np.int32)
        self._kernels = kernels(game)
        self.reset()

    def _launch(self, kernel: Any, *args: Any) -> None:
        kernel[-(-self.n // THREADS), THREADS](*args)

    def _arrays(self, *names: str) -> tuple[Any, ...]:
        return tuple(self._mine[name] for name in names)

    def reset(self, seed: int | None = None) -> CudaBatch:
        """Begin anew: game i is the match of seed + i (the seed that the batch was made with, if not said)."""
        self._first = self.setting.seed if seed is None else seed
        self.seeds.copy_to_device(np.arange(self._first, self._first + self.n, dtype=np.int64))
        self.lengths.copy_to_device(np.zeros(self.n, np.int32))
        for array in self._arrays("reward", "done", "cut", "refused"):
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        self._launch(
            self._kernels.reset, self._boards, self.states, self._dice, self.seeds, self.players, self._options,
            *self._arrays(*SHOWN),
        )  # fmt: skip
        return self

    def step(self, actions: Any) -> CudaBatch:
        """One action in every game: an array of n integers on the GPU."""
        given = shared(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions: expected {self.n} whole numbers, found {given.dtype} {given.shape}")
        if given is not self._actions:
            self._launch(self._kernels.take, given, self.game.actions, self._actions)
        self._launch(
            self._kernels.step, self._boards, self.states, self._dice, self.seeds, self.lengths, self.players,
            self._options, self.n, self.setting.limit, self._actions,
            *self._arrays(*SHOWN, "reward", "score", "won", "done", "cut", "refused"),
        )  # fmt: skip
        if self.setting.strict:
            bad = np.flatnonzero(self._mine["refused"].copy_to_host())
            if len(bad):
                raise ValueError(
                    f"the action is not legal in game {bad[0]} (and {len(bad) - 1} others); look at `mask`"
                )
        return self

    def sample(self) -> Any:
        """Any legal action in every game, each as likely, from the dice of each game's seed."""
        self._launch(self._kernels.sample, self._dice, *self._arrays("legal", "count"), self._actions)
        return self._actions

    def observe(self, seat: int, out: Any = None) -> Any:
        """What one seat observes in every game, whoever has to decide: float32, (n, game.size), on the GPU."""
        shape = (self.n, self.game.size)
        mine = cuda.device_array(shape, np.float32, order="F") if out is None else shared(out)
        check_out({"observation": mine}, shapes(self.game, self.n, self.players))
        self._launch(self._kernels.observe_seat, self._boards, self.states, check_seat(seat, self.players), mine)
        return mine if out is None else out

    def saved(self) -> dict[str, Any]:
        """All that is needed to go on from here later, on the host: the states, seeds, dice and results."""
        kept = {name: array.copy_to_host() for name, array in self._mine.items() if name not in SHOWN}
        own = {"seeds": self.seeds, "lengths": self.lengths}
        states = np.frombuffer(self.states.copy_to_host().tobytes(), np.uint8)
        dice = self._dice.copy_to_host().view(np.int32)
        return {**kept, **{name: array.copy_to_host() for name, array in own.items()}, "dice": dice, "states": states}

    def restore(self, kept: Mapping[str, Any]) -> CudaBatch:
        """Go on from where `saved` was called, on a batch of the same setting, here or on a CPU."""
        self.states.copy_to_device(np.frombuffer(kept["states"].tobytes(), self.game.state.dtype))
        self._dice.copy_to_device(np.ascontiguousarray(kept["dice"]).view(np.uint32))
        for name, array in {**self._mine, "seeds": self.seeds, "lengths": self.lengths}.items():
            if name not in SHOWN:
                array.copy_to_device(np.ascontiguousarray(kept[name]))
        self._launch(self._kernels.show_all, self._boards, self.states, *self._arrays(*SHOWN))
        return self
