"""PettingZoo environments (AEC) of all games.

>>> from stellwerk.research import pettingzoo
>>> env = pettingzoo.env("paris", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
>>> env.metadata["name"]
'stellwerk_paris_v1'

Agents are `seat_0`, `seat_1`, ...  An observation has the acting seat's features (`observation`) and its legal actions
(`action_mask`).  `reset(seed=7)` lays out the match of seed 7; without a seed the next one is drawn.  The only rewards
come at the end: 1 for the only winner, less for the others, adding up to 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..extras import needed
from ..match import SEED_BITS, find_game
from .picture import MODES, render
from .table import BOUND, Table

__all__ = ["env", "raw_env"]

with needed("research", "PettingZoo's environments need"):
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

ILLEGAL = -1.0  # reward for an action that is not legal, which ends the game


def env(game: str, **settings: Any) -> AECEnv:
    """An environment with the customary wrappers: an illegal action ends the game for its seat with reward -1.

    Settings are those of `raw_env`.
    """
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def spaces_of(game: Any) -> tuple[spaces.Dict, spaces.Discrete]:
    """The spaces of a seat's observations and actions."""
    observation = spaces.Dict({
        "observation": spaces.Box(-BOUND, BOUND, (game.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
    })  # fmt: skip
    return observation, spaces.Discrete(game.actions)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's own name for it
    """The bare environment: an illegal action raises IllegalAction, with the reason.

    `limit` cuts a game off (truncation) after this many actions: some games could last for ever.  With `reward="score"`
    a seat gets, in the end, its points less the mean of the others'.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        map: str | Path | Mapping[str, Any] | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        limit: int | None = None,
        reward: str = "win",
    ) -> None:
        super().__init__()
        found = find_game(game)
        self.metadata = {
            "name": f"stellwerk_{found.id}_v{found.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.limit = limit
        self.players = found.seats[0] if players is None else players
        self._setting = {"game": game, "players": self.players, "map": map, "options": options, "reward": reward}
        self.table = Table.new(**self._setting, seed=0)  # type: ignore[arg-type]
        self.possible_agents = [f"seat_{p}" for p in range(self.players)]
        self.agents: list[str] = []
        both = [spaces_of(found) for _ in self.possible_agents]
        self.observation_spaces = {a: seen for a, (seen, _) in zip(self.possible_agents, both, strict=True)}
        self.action_spaces = {a: done for a, (_, done) in zip(self.possible_agents, both, strict=True)}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space:
        """What a seat observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """What a seat can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay out the match of a seed, or of one that is drawn."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        else:
            seed = int(self._random.integers(1 << SEED_BITS))
        self.table = Table.new(**self._setting, seed=seed)  # type: ignore[arg-type]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """A seat's features and, if it is its decision, its legal actions."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        actor = self.table.actor
        if actor < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.length == self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The board as a spectator sees it, in the render mode chosen."""
        return render(self.table.match, self.render_mode)

    def state(self) -> Any:
        """All seats' features side by side, for learners with a critic that sees everything."""
        return np.stack([self.table.observe(p) for p in range(self.players)])

    def __str__(self) -> str:
        return str(self.metadata["name"])
