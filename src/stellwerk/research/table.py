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


class Table:
    """A match whose actions are numbers below `game.actions`.

    >>> table = Table(Match.new("paris", players=3, seed=7))
    >>> table.actor, len(table.legal()), int(table.mask().sum())
    (0, 68, 68)
    >>> table.play(table.legal()[0])
    >>> table.observe(0).shape == (table.game.size,)
    True
    """

    def __init__(self, match: Match) -> None:
        self.match = match

    @classmethod
    def new(
        cls,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        map: str | Path | Mapping[str, Any] | None = None,
    ) -> Table:
        """A table with a new match."""
        return cls(Match.new(game, players=players, seed=seed, options=options, map=map))

    def copy(self) -> Table:
        """A table of its own with the same past."""
        return Table(self.match.copy())

    def guess(self, seat: int, seed: int) -> Table:
        """A copy in which all that the seat cannot know is drawn anew, the random numbers to come included."""
        return Table(self.match.copy(self.match.state.determinize(seat, seed)))

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()  # game and board are for all to share

    def __reduce__(self) -> tuple[Any, ...]:
        m = self.match
        heading = (m.game.id, m.players, m.seed, m.options, m.map)
        return _restore, (heading, list(m.actions), m.state.record.tobytes())

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
        found: list[int] = np.sort(self.match.state.legal()).tolist()
        return found

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """1 for each action that is legal for a seat now: for all but the actor (the default), none is."""
        mask = np.zeros(self.game.actions, np.int8)
        if seat is None or seat == self.actor:
            mask[self.match.state.legal()] = 1
        return mask

    def play(self, action: int) -> None:
        """Carry out an action; IllegalAction explains why not, and leaves the match as it was."""
        self.match.play(int(action))

    # -------------------------------------------------------------------------------------------------------- looking

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The features of a seat: all that it knows, and nothing else."""
        return self.match.state.observe(seat)

    def rewards(self) -> list[float]:
        """Each seat's reward: all 0 until the match is over, then what `share_out` gives."""
        rewards = np.zeros(self.players)
        if self.match.over:
            won = np.zeros(self.players, np.int32)
            won[self.match.winners()] = 1
            share_out(won, self.players, rewards)
        shares: list[float] = rewards.tolist()
        return shares


def _restore(heading: tuple[Any, ...], actions: list[int], state: bytes) -> Table:
    """A pickled table: its state as it was, which may be a guess that replaying would not lead to."""
    game, players, seed, options, map = heading
    match = Match.new(game, players=players, seed=seed, options=options, map=map)
    match.actions = actions
    record = np.frombuffer(bytearray(state), match.game.state.dtype)[0]
    return Table(match.copy(State(match.game, match.board, record)))
