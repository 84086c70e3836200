"""Bots: every one of them sees only what its seat may see.

A bot is named by a spec text, the same everywhere: `random`, `greedy`, `playouts:5000`, `net`, `net:400`,
`search:1s`, `search:20000,c=1.5`, or a level by its name: `apprentice`, `fireman`, `driver`,
`stationmaster`, `master`.

>>> import stellwerk
>>> m = stellwerk.Match.new("paris", players=3, seed=7)
>>> m.play(make("greedy", seed=1).choose(Seat(m, m.actor)))
>>> len(m.history)
1
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.document import writable
from ..engine.game import Game
from ..engine.text import Text
from ..errors import BadSetup
from ..match import Match
from ..state import State
from ..texts import DEFAULT

__all__ = ["Bot", "Seat", "bots", "levels", "make"]

LONGEST_SPEC = 400  # letters
SECRET, DRAWN = -1, -2  # in a trace, where no action has such a number


class Seat:
    """A seat at a match, as its bot has it: what it sees, what it may do, and guesses at what it cannot see."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat
        self.game = match.game
        self.board = match.board
        self.players = match.players

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._match.view(self.seat)

    def legal(self) -> list[str]:
        """Its legal actions; none while it is another's decision."""
        return [self.game.notation(self.board, int(action)) for action in self.actions()]

    def actions(self) -> NDArray[np.int32]:
        """Its legal actions, by number; none while it is another's decision."""
        state = self._match.state
        return state.legal() if state.actor == self.seat else np.empty(0, np.int32)

    def observe(self) -> NDArray[np.float32]:
        """Its features, as learners see them."""
        return self.guess(0).observe(self.seat)

    def guess(self, seed: int) -> State:
        """A state as it may be for all the seat knows, different for every seed."""
        return self._match.state.determinize(self.seat, seed)

    def trace(self) -> tuple[Any, ...]:
        """How it came to this, as the seat knows it: a hash of what it knew at the start, then the actions by number,
        SECRET for another's secret, DRAWN after one by which something was drawn."""
        match = self._match
        found: list[Any] = [match.start.determinize(self.seat, 0).hash]
        for action, (before, after) in zip(match.actions, pairwise(match.states()), strict=True):
            secret = before.actor != self.seat and self.game.secret(self.board, before.record, action)
            found.append(SECRET if secret else action)
            if (after.record.rng != before.record.rng).any():
                found.append(DRAWN)
        return tuple(found)


class Bot:
    """Anything that chooses an action for a seat that has to act."""

    spec: str

    def pick(self, seat: Seat) -> int:
        """The action, by number."""
        raise NotImplementedError

    def choose(self, seat: Seat) -> str:
        """The action, in notation."""
        return seat.game.notation(seat.board, self.pick(seat))

    def ready(self, game: Game) -> None:
        """Compile everything it needs for a game, so that its first choice takes no longer than others."""
        _ = game.ready


def _registry() -> dict[str, Callable[[str, int], Bot]]:
    from .greedy import Greedy
    from .net import net
    from .playouts import Playouts
    from .random import Random
    from .ranks import LEVELS, Level
    from .search import Search

    plain = {"random": Random, "greedy": Greedy, "playouts": Playouts, "search": Search, "net": net}
    return {**plain, **dict.fromkeys(LEVELS, Level)}


def bots() -> list[str]:
    """The names of all bots."""
    return list(_registry())


def levels(game: Game | None = None) -> list[dict[str, Any]]:
    """The levels, weakest first: spec, name and words (Texts), and with a game the bot that each stands for."""
    from .ranks import levels as found

    return found(game)


def make(spec: str, seed: int = 0, language: str = DEFAULT) -> Bot:
    """A bot by its spec: a name, and after a colon what it takes; BadSetup if there is none.

    >>> make("search:500,c=2").spec
    'search:500,c=2'
    >>> make("serch:1s")
    Traceback (most recent call last):
    stellwerk.errors.BadSetup: There is no bot “serch:1s”. Did you mean “search”? ...
    """
    known, name = _registry(), spec.partition(":")[0] if isinstance(spec, str) else ""
    shown = writable(str(spec)[:LONGEST_SPEC])
    if name not in known:
        near = difflib.get_close_matches(shown.partition(":")[0], known, 1, cutoff=0.0)[0]
        raise BadSetup(Text("bad-bot", found=shown, near=near, known=", ".join(known)), language)
    try:
        if len(spec) > LONGEST_SPEC:
            raise ValueError(f"{len(spec)} > {LONGEST_SPEC}")
        return known[name](spec, seed)
    except ValueError as fault:
        said = writable(str(fault))
        raise BadSetup(Text("bad-bot-spec", found=shown, fault=said, usage=Text(f"bot-{name}")), language) from None


def whole(text: str, least: int, most: int) -> int:
    """A whole number of a spec, written in plain digits; ValueError if it is none or out of bounds.

    >>> whole("30", 0, 100)
    30
    """
    if not re.fullmatch("-?[0-9]{1,12}", text) or not least <= int(text) <= most:
        raise ValueError(f"{text} is out of range: {least} to {most}")
    return int(text)


def decimal(text: str) -> float:
    """A number of a spec, written in plain digits; ValueError if it is none."""
    if not re.fullmatch(r"([0-9]{1,12}(\.[0-9]{0,20})?|\.[0-9]{1,20})(e-?[0-9]{1,3})?", text):
        raise ValueError(text)
    return float(text)


def split(text: str) -> list[str]:
    """A list of specs separated by commas; what follows a comma with an equals sign still belongs to a spec.

    >>> split("greedy,search:1s,c=2,noise=0,random")
    ['greedy', 'search:1s,c=2,noise=0', 'random']
    """
    return [spec.strip() for spec in re.split(r",(?!\s*[a-z]+=)", text)]
