"""Tables to learn at: batches of one game side by side, for each map and number of players, as PyTorch's tensors.

On a GPU nothing leaves it: the batches write where the tensors look.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np

from ..bots.network import FAINT, which_map
from ..engine.game import Game
from ..engine.rule import load
from ..extras import needed
from .batches import HERE, Batch, batch, rules_of

with needed("train", "training needs"):
    import torch

LIMIT = 1500  # actions after which a game is cut off
FAR = 1 << 40  # between the seeds of two tables: they never meet
SHOWN = ("observation", "mask", "actor", "done", "cut", "score", "won", "lengths")

Kind = tuple[str, int]  # a map and a number of players


class Tables:
    """As many games of each kind of table; rows of all arrays are those of the first kind, then of the second ..."""

    def __init__(self, game: Game, kinds: Sequence[Kind], each: int, seed: int, device: str) -> None:
        self.game, self.kinds, self.each, self.device = game, list(kinds), each, device
        self.n, self.seats = each * len(self.kinds), game.seats[-1]
        self.batches: list[Batch] = [
            batch(game, each, players, seed + k * FAR, device, map, strict=False, limit=LIMIT)
            for k, (map, players) in enumerate(self.kinds)
        ]
        self._shown = {name: [self._tensor(getattr(b, name)) for b in self.batches] for name in SHOWN}
        counts = [torch.full((each,), players, device=device) for _, players in self.kinds]
        self.players = torch.cat(counts)
        self.sits = torch.arange(self.seats, device=device)[None, :] < self.players[:, None]
        self._map = torch.cat([self._which(map) for map, _ in self.kinds])

    def _tensor(self, array: Any) -> Any:
        return torch.as_tensor(array, device=self.device)

    def look(self, name: str, dtype: Any = None) -> Any:
        """One of the batches' arrays, of all games: a copy."""
        return torch.cat([part if dtype is None else part.to(dtype) for part in self._shown[name]])

    def _which(self, map: str) -> Any:
        return torch.from_numpy(which_map(self.game, map)).to(self.device).expand(self.each, -1)

    def seen(self, dtype: Any = None) -> Any:
        """What a network sees in every game: the features of the seat to act, and which map it is."""
        return self._with_map(self.look("observation", dtype))

    def observe(self, seat: int, dtype: Any = None) -> Any:
        """The same as a seat sees it (where it does not play: as the first does)."""
        seen = [self._tensor(b.observe(seat if seat < b.players else 0)) for b in self.batches]
        return self._with_map(torch.cat([part if dtype is None else part.to(dtype) for part in seen]))

    def _with_map(self, seen: Any) -> Any:
        return torch.cat((seen, self._map.to(seen.dtype)), dim=1) if self._map.shape[1] else seen

    def step(self, actions: Any) -> None:
        """One action in every game."""
        actions = actions.int() if self.device == "cuda" else actions.numpy()
        for k, b in enumerate(self.batches):
            b.step(actions[k * self.each : (k + 1) * self.each])

    def ended(self) -> Any:
        """Which games the last action ended, or cut off."""
        return (self.look("done") | self.look("cut")).bool()

    def shares(self) -> Any:
        """Of the games that the last action ended: each seat's share of the win."""
        won = self.look("won").float() * self.sits * self.look("done")[:, None]  # of one cut off, nobody knows
        return won / won.sum(1, keepdim=True).clamp(min=1)

    def leads(self) -> Any:
        """Of the last game that ended in each place: how far each seat finished ahead of the best other one."""
        score = torch.where(self.sits, self.look("score").float(), torch.full((), -1e6, device=self.device))
        best = score.topk(2, dim=1).values
        return (score - torch.where(score == best[:, :1], best[:, 1:], best[:, :1])) * self.sits

    def rewards(self, points: float) -> Any:
        """What a seat gets: half the win, and its lead in units of so many points, within 2 either way."""
        fair = 1.0 / self.players[:, None]
        return (0.5 * (self.shares() - fair) / (1 - fair) + (self.leads() / points).clamp(-2, 2)) * self.sits

    def saved(self) -> list[dict[str, Any]]:
        """All that is needed to go on from here."""
        return [{name: torch.from_numpy(array) for name, array in b.saved().items()} for b in self.batches]

    def restore(self, kept: list[dict[str, Any]]) -> None:
        """Go on from where `saved` was called."""
        for b, saved in zip(self.batches, kept, strict=True):
            b.restore({name: array.numpy() for name, array in saved.items()})


class Teacher:
    """The game's own heuristic, asked about all games of the tables at once."""

    def __init__(self, tables: Tables) -> None:
        game, self._tables = tables.game, tables
        if game.heuristic is None:
            raise ValueError(f"{game.title} has no heuristic to imitate")
        self._memo, self._each = game.heuristic.memo, tables.each
        shape = (tables.each, game.actions)
        if tables.device == "cuda":
            from .cuda import cuda

            self._memos = cuda.device_array(tables.each, self._memo.dtype)
            self._weights = cuda.device_array(shape, np.float32, order="F")
            self._labels = cuda.device_array(tables.each, np.int32)
            self._advice = cuda.to_device(np.zeros(shape, np.float32, order="F"))
            size = tables.each * self._memo.dtype.itemsize
            raw = cuda.devicearray.DeviceNDArray((size,), (1,), np.uint8, gpu_data=self._memos.gpu_data)
            self._raw = torch.as_tensor(raw, device="cuda")
        else:
            self._memos = self._memo.new(tables.each)
            self._weights, self._labels = np.zeros(shape, np.float32), np.zeros(tables.each, np.int32)
            self._advice = np.zeros(shape, np.float32)
            self._raw = torch.from_numpy(self._memos.view(np.uint8).reshape(-1))

    def labels(self) -> Any:
        """The action that the heuristic likes best in every game."""
        return self.ask()[0]

    def ask(self, dtype: Any = None) -> tuple[Any, Any]:
        """The action that the heuristic likes best in every game, and its counsel: the logarithm of what each action
        weighs compared with that one."""
        asked = [self._asked(b, dtype) for b in self._tables.batches]
        return torch.cat([labels for labels, _ in asked]).long(), torch.cat([counsel for _, counsel in asked])

    def _asked(self, b: Batch, dtype: Any) -> tuple[Any, Any]:
        self._raw.zero_()  # plans are made anew for every decision
        legal, count = b._arrays("legal", "count")  # type: ignore[attr-defined]
        common = (b.states, self._memos, legal, count, self._weights, self._labels, self._advice)
        if self._tables.device == "cuda":
            from .cuda import THREADS

            _kernels(self._tables.game).prefer_all[-(-self._each // THREADS), THREADS](b._boards, *common)  # type: ignore[attr-defined]
        else:
            _loops(self._tables.game).prefer_all(b.setting.board.record, *common, 0, self._each)
        device = self._tables.device
        counsel = (torch.as_tensor(self._advice, device=device) + FAINT).log()
        return torch.as_tensor(self._labels, device=device).clone(), counsel if dtype is None else counsel.to(dtype)


_loaded: dict[tuple[str, str], ModuleType] = {}


def _loops(game: Game) -> ModuleType:
    """The teacher of a game, compiled."""
    key = ("loops", game.id)
    if key not in _loaded:
        assert game.heuristic is not None
        own = (HERE / "teacher.py",)
        rules = {**rules_of(game), "weigh": game.heuristic.weigh}
        _loaded[key] = load(own[0], also=own, **rules)
    return _loaded[key]


def _kernels(game: Game) -> ModuleType:
    """The same as kernels of a GPU."""
    key = ("kernels", game.id)
    if key not in _loaded:
        own = (HERE / "teacher_kernels.py", HERE / "teacher.py")
        rules = {**rules_of(game), "prefer": _loops(game).prefer}
        _loaded[key] = load(own[0], also=own, **rules)
    return _loaded[key]
