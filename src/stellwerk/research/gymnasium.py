"""Gymnasium environments: one seat is yours, bots hold the others.

Importing this module registers them (Gymnasium 1.0 and later knows no plugins); so does naming it before the id:
`gymnasium.make("stellwerk.research.gymnasium:stellwerk/Paris-v1")`.

>>> import gymnasium
>>> import stellwerk.research.gymnasium
>>> env = gymnasium.make("stellwerk/Paris-v1", players=3, bots="random")
>>> observation, info = env.reset(seed=7)
>>> action = int(observation["action_mask"].argmax())
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> float(reward), terminated
(0.0, False)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import Seat, make
from ..errors import IllegalAction
from ..extras import needed
from ..games import games
from ..match import SEED_BITS
from .pettingzoo import ILLEGAL, spaces_of
from .picture import MODES, render
from .table import Table

__all__ = ["SeatEnv", "env_id", "register_envs"]

with needed("research", "Gymnasium's environments need"):
    import gymnasium

NAMESPACE = "stellwerk"
MOST_ACTIONS = 1 << 31  # without a limit


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """A seat at a match against bots.

    `bots` is one spec for all the others (`"random"`) or a list with one for each of them, in the order of the table
    after your seat.  `seat=None` draws your seat anew for every match.  Rewards come at the end, as everywhere
    (`reward="score"`: your points less the mean of the others'); an illegal action ends the match with reward -1, and
    `info["illegal"]` says why.  `limit` cuts a match off (truncation) after this many actions of all seats.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  Gymnasium's own form

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        map: str | Path | Mapping[str, Any] | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        limit: int | None = None,
        reward: str = "win",
    ) -> None:
        self._setting: dict[str, Any] = {
            "game": game, "players": players, "map": map, "options": options, "reward": reward,
        }  # fmt: skip
        self.limit = MOST_ACTIONS if limit is None else limit
        self.table = Table.new(**self._setting, seed=0)
        self.seat = seat or 0
        self._drawn = seat is None
        self._specs = [bots] * (self.table.players - 1) if isinstance(bots, str) else list(bots)
        if self.seat not in range(self.table.players) or len(self._specs) != self.table.players - 1:
            raise ValueError(f"{self.table.players} players need a seat below that and {self.table.players - 1} bots")
        self.observation_space, self.action_space = spaces_of(self.table.game)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Lay out the match of a seed (or of one that is drawn) and have the bots play up to your first decision."""
        super().reset(seed=seed)
        if self._drawn:
            self.seat = int(self.np_random.integers(self.table.players))
        seed = int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed
        self.table = Table.new(**self._setting, seed=seed)
        others = [(self.seat + i) % self.table.players for i in range(1, self.table.players)]
        self._bots = {
            p: make(spec, seed=int(self.np_random.integers(1 << 31)))
            for p, spec in zip(others, self._specs, strict=True)
        }
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Your action, and then the bots' up to your next decision."""
        try:
            self.table.play(int(action))
        except IllegalAction as fault:
            return self._observation(), ILLEGAL, True, False, {"illegal": str(fault)}
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        over = self.table.match.over
        cut = not over and self.table.length >= self.limit
        return self._observation(), self.table.rewards()[self.seat], over, cut, {}

    def _let_bots_play(self) -> None:
        match = self.table.match
        while (actor := match.actor) not in (-1, self.seat) and len(match.actions) < self.limit:
            self.table.play(self._bots[actor].pick(Seat(match, actor)))

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Your legal actions, by the name that maskable learners (sb3-contrib) ask for."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The board as a spectator sees it, in the render mode chosen."""
        return render(self.table.match, self.render_mode)


def env_id(game: str, version: str) -> str:
    """The name of a game's environment: `stellwerk/Paris-v1`."""
    return f"{NAMESPACE}/{game.capitalize()}-v{version}"


def register_envs() -> None:
    """Register the environments of all games; what is registered already is left alone."""
    for game in games().values():
        name = env_id(game.id, game.version)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": game.id})


register_envs()
