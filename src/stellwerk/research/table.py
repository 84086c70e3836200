"""A match in numbers, as learning programs want it: actions, masks, features, rewards.  All adapters stand on this."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..match import Match
from ..state import State
from .rewards import share_out

MOST = 5000
"""Actions after which a match is cut off where an interface asks for a bound: some games can be drawn out for ever by
players who want nothing else."""

REWARDS = ("win", "score")
BOUND = 100.0
"""No feature is beyond this, either way: most are from 0 to 1, and learners want to know where numbers end."""


class Table:
    """A match whose actions are numbers below `game.actions`.

    >>> table = Table(Match.new("paris", players=3, seed=7))
    >>> table.actor, len(table.legal()), int(table.mask().sum())
    (0, 68, 68)
    >>> table.play(table.legal()[0])
    >>> table.observe(0).shape == (table.game.size,)
    True
    """

    def __init__(self, match: Match, reward: str = "win") -> None:
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}: choose {' or '.join(map(repr, REWARDS))}")
        self.match = match
        self.reward = reward
        self._known: tuple[State | None, NDArray[np.int32]] = (None, np.empty(0, np.int32))

    @classmethod
    def new(
        cls,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        map: str | Path | Mapping[str, Any] | None = None,
        reward: str = "win",
    ) -> Table:
        """A table with a new match."""
        return cls(Match.new(game, players=players, seed=seed, options=options, map=map), reward)

    def copy(self) -> Table:
        """A table of its own with the same past."""
        return Table(self.match.copy(), self.reward)

    def guess(self, seat: int, seed: int) -> Table:
        """A copy in which all that the seat cannot know is drawn anew, the random numbers to come included."""
        return Table(self.match.copy(self.match.state.determinize(seat, seed)), self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()  # game and board are for all to share

    def __reduce__(self) -> tuple[Any, ...]:
        m = self.match
        heading = (m.game.id, m.players, m.seed, m.options, m.map)
        return _restore, (heading, list(m.actions), m.state.record.tobytes(), self.reward)

    # -------------------------------------------------------------------------------------------------------- playing

    @property
    def game(self) -> Any:
        """The game played here."""
        return self.match.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.match.players

    @property
    def actor(self) -> int:
        """The seat whose decision it is; -1 when the match is over."""
        return self.match.actor

    @property
    def length(self) -> int:
        """How many actions were played."""
        return len(self.match.actions)

    def legal(self) -> list[int]:
        """The actor's legal actions, smallest first; none when the match is over."""
        found: list[int] = np.sort(self._legal()).tolist()
        return found

    def _legal(self) -> NDArray[np.int32]:
        """The same, in the game's order: worked out once for a state."""
        state = self.match.state
        if self._known[0] is not state:
            self._known = state, state.legal()
        return self._known[1]

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """1 for each action that is legal for a seat now: for all but the actor (the default), none is."""
        mask = np.zeros(self.game.actions, np.int8)
        if seat is None or seat == self.actor:
            mask[self._legal()] = 1
        return mask

    def play(self, action: int) -> None:
        """Carry out an action; IllegalAction explains why not, and leaves the match as it was."""
        self.match.play(int(action))

    # -------------------------------------------------------------------------------------------------------- looking

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The features of a seat: all that it knows, and nothing else, no number beyond `BOUND`."""
        features = self.match.state.observe(seat)
        return np.clip(features, -BOUND, BOUND, out=features)

    def rewards(self) -> list[float]:
        """Each seat's reward: all 0 until the match is over; then what `share_out` gives, or with `reward="score"` its
        points less the mean of the others'."""
        if not self.match.over:
            return [0.0] * self.players
        if self.reward == "score":
            points = self.match.scores()
            return [p - (sum(points) - p) / (self.players - 1) for p in points]
        rewards, won = np.zeros(self.players), np.zeros(self.players, np.int32)
        won[self.match.winners()] = 1
        share_out(won, self.players, rewards)
        shares: list[float] = rewards.tolist()
        return shares


def _restore(heading: tuple[Any, ...], actions: list[int], state: bytes, reward: str) -> Table:
    """A pickled table: its state as it was, which may be a guess that replaying would not lead to."""
    game, players, seed, options, map = heading
    match = Match.new(game, players=players, seed=seed, options=options, map=map)
    match.actions = actions
    record = np.frombuffer(bytearray(state), match.game.state.dtype)[0]
    return Table(match.copy(State(match.game, match.board, record)), reward)
