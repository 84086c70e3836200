"""The games as Python games of OpenSpiel.

>>> import pyspiel
>>> from stellwerk.research import openspiel
>>> game = pyspiel.load_game("stellwerk_paris", {"players": 3})
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(2, 'trade purple brown 1')

All that is random in a match follows from its seed.  So chance acts before the first player and draws the seed, byte
by byte: four chance nodes with 256 outcomes each, all explicit, and the same history always leads to the same state.
What follows from the seed later (a card from the deck) is hidden like a dealt card.  For that reason all games count as
games of imperfect information: a search that clones the state would see cards to come, one that draws states anew from
what a player knows (`resample_from_infostate`, as IS-MCTS does) does not.

A game that goes on for `max_game_length` actions (5000, if not said otherwise) is cut off, with returns of 0.

Observations are what a seat sees now.  An information state is a string with all that a seat has known since the
start: sampling algorithms such as MCCFR go by it.  (A tensor of that would have no bound.)  `seed_bytes` says how many
bytes chance draws: with 1 there are 256 deals instead of four thousand million.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..bots import Seat
from ..engine.game import Game as Contract
from ..engine.game import Option
from ..extras import needed
from ..games import games
from ..match import find_game
from .table import MOST, Table

__all__ = ["Observer", "SpielGame", "SpielState", "game_type"]

with needed("research", "OpenSpiel's games need"):
    import pyspiel

BYTES = 4  # of a seed: so many chance nodes, unless others are wanted
OUTCOMES = 256
PREFIX = "stellwerk_"


def game_type(game: Contract) -> pyspiel.GameType:
    """What OpenSpiel is to know about a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats[0],
            "map": game.maps[0],
            "max_game_length": MOST,
            "seed_bytes": BYTES,
            **{option.name: _plain(option.choices[0]) for option in game.options},
        },
    )


def _plain(choice: str) -> str | int:
    """A choice as OpenSpiel can read it back from the text of a game: 2012 is a number, and "3-4", which it would take
    for one, is written 3_4."""
    return int(choice) if choice.isdigit() else choice.replace("-", "_") if choice[0].isdigit() else choice


def _choice(option: Option, value: object) -> str:
    """The choice that a parameter means; what there is not is left for the match to refuse."""
    return {str(_plain(choice)): choice for choice in option.choices}.get(str(value), str(value))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters: number of players, map, and the game's own options."""

    id = ""  # of the game; each has a class of its own

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game, parameters = find_game(self.id), dict(parameters or {})
        players = int(parameters.get("players", game.seats[0]))
        self.setting = {
            "game": self.id,
            "players": players,
            "map": parameters.get("map", game.maps[0]),
            "options": {o.name: _choice(o, parameters.get(o.name, o.choices[0])) for o in game.options},
        }
        self.most = int(parameters.get("max_game_length", MOST))
        self.bytes = int(parameters.get("seed_bytes", BYTES))
        if not 1 <= self.bytes <= 7:
            raise ValueError(f"seed_bytes={self.bytes}: a seed has 1 to 7 bytes")
        Table.new(**self.setting, seed=0)  # refuses what cannot be set up, with a reason
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(game_type(game), info, parameters)

    def new_initial_state(self) -> SpielState:
        """The state before the seed is drawn."""
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the seed."""
        return self.bytes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What writes observations."""
        if params:
            raise ValueError(f"observations take no parameters, found {params}")
        return Observer(find_game(self.id), bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: the bytes of the seed drawn so far, and the table once there are enough."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.drawn: list[int] = []
        self.table: Table | None = None

    # OpenSpiel's names

    def current_player(self) -> int:
        """The seat that acts, or chance, or that the game is over."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.actor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed, each as likely."""
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else self.table.legal()

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.play(action)
            return
        self.drawn.append(int(action))
        if len(self.drawn) == self.get_game().bytes:
            self.table = Table.new(**self.get_game().setting, seed=int.from_bytes(self.drawn, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"seed byte {action}"
        return str(self.table.game.notation(self.table.match.board, action))

    def is_terminal(self) -> bool:
        """Whether the game is over, or was cut off for its length (then nobody gets anything)."""
        return self.table is not None and (self.table.match.over or self.table.length >= self.get_game().most)

    def returns(self) -> list[float]:
        """What each seat got."""
        return [0.0] * self.num_players() if self.table is None else self.table.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state as it may be for all that a player knows: the rest, and random numbers to come, drawn anew."""
        twin: SpielState = self.clone()
        if self.table is not None:
            twin.table = self.table.guess(player, int(sampler() * (1 << 31)))
        return twin

    def __str__(self) -> str:
        if self.table is None:
            return "seed " + " ".join(map(str, self.drawn))
        return f"{self.table.match.hash} {' '.join(self.table.match.history[-1:])}".strip()


class Observer:
    """Writes what a player observes: the features, by their names, and the view as JSON; with perfect recall all that
    it has known since the start, as text alone."""

    def __init__(self, game: Contract, recalls: bool = False) -> None:
        self.recalls = recalls
        if recalls:
            self.tensor, self.dict = None, {}
            return
        self.tensor = np.zeros(game.size, np.float32)
        ends = np.cumsum([size for _, size in game.features])[:-1]
        self.dict = dict(zip([name for name, _ in game.features], np.split(self.tensor, ends), strict=True))

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the features of a player; before the seed is drawn there is nothing to see."""
        if self.tensor is None:
            raise ValueError("information states are strings: a tensor of all that was known would have no bound")
        self.tensor[:] = 0 if state.table is None else state.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, or has known since the start, as text."""
        if self.recalls and state.table is not None:
            return json.dumps([player, *Seat(state.table.match, player).trace()])
        return "" if state.table is None else json.dumps(state.table.match.view(player), ensure_ascii=False)


def _load(text: str) -> Any:
    """A pickled game, where this module (and so its games) is known."""
    return pyspiel.load_game(text)


def _register() -> None:
    known = pyspiel.registered_names()
    for game in games().values():
        if PREFIX + game.id not in known:
            # A class, not a function: OpenSpiel's registry outlives the interpreter, and functions would not.
            pyspiel.register_game(game_type(game), type(PREFIX + game.id, (SpielGame,), {"id": game.id}))


_register()
