"""Where a game stands: one value, which everything above the rules works with.

A `State` never changes: `apply` and `determinize` give another one, and rules, which may use a record as scratch paper,
get a copy of it.  So a state can be kept, shared between matches, threads and viewers, and asked the same thing twice
for the price of once; and nobody has to copy one to be safe.  A copy is a few hundred bytes, less than the call of one
compiled rule.  Whoever plays millions of games has no use for any of this: `engine.batch` works on arrays of records.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .engine.game import Board, Game
from .engine.record import NOT_NOW, Plain, copied

_rooms = threading.local()  # rules run in several threads at once


def _room(game: Game) -> NDArray[np.int32]:
    """Room for legal actions, for the time of one call: to ask for it anew would take as long as the call."""
    room: NDArray[np.int32] | None = _rooms.__dict__.get(game.id)
    if room is None or len(room) < game.actions:
        room = _rooms.__dict__[game.id] = game.buffer()
    return room


class State:
    """A state of a game, with the board that it is played on.  Actions are numbers, as rules and learners have them.

    >>> from stellwerk.games import get
    >>> start = State.new(get("paris"), players=3, seed=7)
    >>> start.actor, len(start.legal()), start.scores()
    (0, 68, [0, 0, 0])
    >>> after = start.apply(start.legal()[0])
    >>> after == start, after.actor
    (False, 0)
    >>> start.determinize(0, seed=1).view(0) == start.view(0)  # for all that seat 0 knows, it may be this one
    True
    """

    __slots__ = ("_actor", "_plain", "board", "game", "record")

    def __init__(self, game: Game, board: Board, record: np.record) -> None:
        self.game = game
        self.board = board
        self.record = record
        """The numbers themselves, for rules and for reading: never changed (`copy` gives a state that differs)."""
        self._actor: int | None = None
        self._plain: Plain | None = None

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        board: Board | None = None,
    ) -> State:
        """A game just laid out; on its first map, unless a board is given."""
        _ = game.ready
        board, record = board or game.board_of(), game.state.new(1)[0]
        game.rules.setup(board.record, record, players, seed, game.option_values(options))
        return cls(game, board, record)

    @classmethod
    def of(cls, game: Game, board: Board, record: np.record) -> State:
        """A state from a bare record, of which a copy is taken; what can be worked out from the rest, is."""
        _ = game.ready
        own: np.record = copied(record)[0]
        game.rules.refresh(board.record, own)
        return cls(game, board, own)

    def copy(self, **changes: Any) -> State:
        """A state with a record of its own, some of its fields changed: for what-ifs, which no rule has checked.

        >>> from stellwerk.games import get
        >>> late = State.new(get("paris"), players=3, seed=7).copy(turn=2)
        >>> late.actor
        2
        """
        record = self._copied()
        for name, value in changes.items():
            record[name] = value
        return State(self.game, self.board, record)

    def _copied(self) -> np.record:
        """A record of its own with the same numbers."""
        record: np.record = copied(self.record)[0]
        return record

    # -------------------------------------------------------------------------------------------------------- playing

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.record.players)

    @property
    def actor(self) -> int:
        """The seat whose decision it is; -1 when the game is over."""
        if self._actor is None:
            self._actor = int(self.game.rules.actor(self.board.record, self.record))
        return self._actor

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor < 0

    def legal(self) -> NDArray[np.int32]:
        """The actor's legal actions, in a fixed order; none when the game is over."""
        out = _room(self.game)
        return out[: 0 if self.over else self.game.rules.legal(self.board.record, self._copied(), out)].copy()

    def apply(self, action: int, sure: bool = False) -> State:
        """The state after an action; ValueError if that is not legal.

        An action that is surely legal need not be checked again; rules check no bounds, so it had better be.
        """
        if sure:
            record = self._copied()
            self.game.rules.apply(self.board.record, record, action)
            return State(self.game, self.board, record)
        after, played = self.replay((action,)) if 0 <= action < self.game.actions else (self, 0)
        if not played:
            raise ValueError(f"action {action} is not legal here")
        return after

    def replay(self, actions: Sequence[int]) -> tuple[State, int]:
        """The state after as many of these actions as are legal, one after another, and how many those were."""
        record = self._copied()
        played = self.game.loops.replay(self.board.record, record, np.array(actions, np.int32), _room(self.game))
        return State(self.game, self.board, record), int(played)

    # -------------------------------------------------------------------------------------------------------- looking

    def view(self, seat: int | None, fresh: bool = True) -> dict[str, Any]:
        """What a seat may see, as plain data; None is a spectator.

        Unless it has to be `fresh`, it may share parts with the views of other seats: faster, but not to be changed.
        """
        seen = self.game.view(self.board, self.record, seat, Plain(self.record) if fresh else self._shared)
        return {"game": self.game.id, "map": self.board.document["id"], **seen}

    @property
    def _shared(self) -> Plain:
        """The record in Python's own numbers, for views that share what is the same for all seats."""
        if self._plain is None:
            self._plain = Plain(self.record)
        return self._plain

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The features of a seat, as learners see them: all that it knows, and nothing else."""
        features = np.zeros(self.game.size, np.float32)
        self.game.rules.observe(self.board.record, self._copied(), seat, features)
        return features

    def determinize(self, seat: int | None, seed: int) -> State:
        """A state as it may be for all a seat (None: a spectator) knows: what it cannot know is drawn anew, differently
        for each seed, the random numbers to come included.  For bots and search; nothing hidden gets through."""
        guess = self._copied()
        self.game.rules.determinize(self.board.record, guess, -1 if seat is None else seat, seed)
        return State(self.game, self.board, guess)

    def scores(self) -> list[int]:
        """Each seat's points if the game ended now (secrets counted: not for players' eyes before the end)."""
        return self._counted(self.game.rules.scores)

    def holdings(self, seat: int) -> dict[str, int]:
        """How much a seat has of what actions spend and bring, by name (secrets counted).

        >>> from stellwerk.games import get
        >>> State.new(get("deutschland"), players=3, seed=7).holdings(0)
        {'cards': 4, 'wagons': 45, 'points': 0, 'tickets': 0}
        """
        has = np.zeros(len(self.game.holdings), np.int64)
        self.game.rules.held(self.board.record, self._copied(), seat, has)
        return {name: count for name, count in zip(self.game.holdings, has.tolist(), strict=True) if count != NOT_NOW}

    def winners(self) -> list[int]:
        """The seats that have won (ties may share); empty while the game goes on."""
        return [p for p, won in enumerate(self._counted(self.game.rules.winners)) if won] if self.over else []

    def _counted(self, rule: Any) -> list[int]:
        """What a rule writes for each seat."""
        out = np.zeros(self.game.seats[-1], np.int32)
        rule(self.board.record, self._copied(), out)
        found: list[int] = out[: self.players].tolist()
        return found

    # ------------------------------------------------------------------------------------------------------ as a value

    @property
    def raw(self) -> bytes:
        """The bytes that count: equal for equal states."""
        return self.game.state.raw(self.record)

    @property
    def hash(self) -> str:
        """A hash of the bytes that count: equal for equal states, on every machine."""
        return hashlib.blake2b(self.raw, digest_size=8).hexdigest()

    def to_json(self) -> dict[str, Any]:
        """All of it as a JSON document, secrets included."""
        return self.game.state.to_json(self.record, self.game.axes(self.board, self.players))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game is other.game and self.board is other.board and self.raw == other.raw

    def __hash__(self) -> int:
        return hash(self.raw)

    def __repr__(self) -> str:
        return f"<State of {self.game.title}, {self.players} players, {self.hash}>"
