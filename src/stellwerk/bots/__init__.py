"""Bots: every one of them sees only what its seat may see.

A bot is named by a spec text, the same everywhere: `random`, `greedy`, `playouts:5000`, `net`, `net:400`,
`search:1s`, `search:20000,c=1.5`, or a level by its name: `apprentice`, `fireman`, `driver`,
`stationmaster`, `master`.

A package of your own may announce bots as entry points in the group `stellwerk.bots`: they go by their entry's name.
What you name yourself may also be `module:Class` (`make_own`).

>>> import stellwerk
>>> m = stellwerk.Match.new("paris", players=3, seed=7)
>>> m.play(make("greedy", seed=1).choose(Seat(m, m.actor)))
>>> len(m.history)
1
"""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ..engine.document import writable
from ..engine.game import Game
from ..engine.random import below, seeded
from ..engine.text import Text
from ..errors import BadSetup
from ..match import Match
from ..state import State
from ..texts import DEFAULT

__all__ = ["Bot", "Seat", "bots", "levels", "make", "make_own"]

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


Maker = Callable[[str, int], Bot]
OWN = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")  # module:Class
_loaded: dict[str, Maker] = {}


@lru_cache(maxsize=None)
def _announced() -> dict[str, EntryPoint]:
    """The bots of other packages, by name; none is imported before somebody asks for it."""
    return {entry.name: entry for entry in entry_points(group="stellwerk.bots")}


def _registry() -> dict[str, Maker]:
    from .greedy import Greedy
    from .net import net
    from .playouts import Playouts
    from .random import Random
    from .ranks import LEVELS, Level
    from .search import Search

    plain = {"random": Random, "greedy": Greedy, "playouts": Playouts, "search": Search, "net": net}
    others = {name: partial(_announced_bot, name) for name in _announced()}
    return {**_loaded, **others, **plain, **dict.fromkeys(LEVELS, Level)}


def _announced_bot(name: str, spec: str, seed: int) -> Bot:
    return _own(_announced()[name].load(), spec, seed)


def _own(maker: Any, spec: str, seed: int) -> Bot:
    """A bot of somebody's own, which is given the spec without its module; ValueError if it is none."""
    if not (isinstance(maker, type) and issubclass(maker, Bot)):
        raise ValueError(f"{getattr(maker, '__name__', maker)} is no subclass of stellwerk.bots.Bot")
    own, called = OWN.match(spec), cast(Maker, maker)
    bot = called(spec.partition(":")[2] if own is not None and own[0] in _loaded else spec, seed)
    bot.spec = spec
    return bot


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
    known, name = _registry(), _name(spec) if isinstance(spec, str) else ""
    shown = writable(str(spec)[:LONGEST_SPEC])
    if name not in known:
        near = difflib.get_close_matches(shown.partition(":")[0], known, 1, cutoff=0.0)[0]
        raise BadSetup(Text("bad-bot", found=shown, near=near, known=", ".join(known)), language)
    try:
        if len(spec) > LONGEST_SPEC:
            raise ValueError(f"{len(spec)} > {LONGEST_SPEC}")
        return known[name](spec, seed)
    except ValueError as fault:
        said, is_ours = writable(str(fault)), name not in _loaded and name not in _announced()
        usage = Text(f"bot-{name}") if is_ours else Text("bot-own", name=name)
        raise BadSetup(Text("bad-bot-spec", found=shown, fault=said, usage=usage), language) from None


def _name(spec: str) -> str:
    """The part of a spec by which a bot is known: what is before the colon, or `module:Class`."""
    own = OWN.match(spec)
    return own[0] if own is not None and own[0] in _loaded else spec.partition(":")[0]


def make_own(spec: str, seed: int = 0, language: str = DEFAULT) -> Bot:
    """As `make`, and `module:Class` is imported, from the folder one is in as well.  Only for what the one who runs
    this program has named: whoever names a module can run anything.

    >>> make_own("nowhere:Bot")
    Traceback (most recent call last):
    stellwerk.errors.BadSetup: The bot “nowhere:Bot” cannot be had: No module named 'nowhere'
    """
    own, builtin = OWN.match(spec), spec.partition(":")[0] in _registry()
    if own is not None and not builtin and own[0] not in _loaded:
        module, _, name = own[0].partition(":")
        if "" not in sys.path and str(Path.cwd()) not in sys.path:
            sys.path.append(str(Path.cwd()))
        try:
            _loaded[own[0]] = partial(_own, getattr(import_module(module), name))
        except Exception as fault:  # whatever that module does
            said = writable(str(fault) or type(fault).__name__)
            raise BadSetup(Text("bad-own-bot", found=own[0], fault=said), language) from fault
    return make(spec, seed, language)


def seated(specs: Iterable[str | None], seed: int, language: str = DEFAULT) -> list[Bot | None]:
    """The bots of a match, None where there is a person: what each of them draws follows from the match's seed.

    >>> [bot and bot.spec for bot in seated(["greedy", None, "random"], seed=7)]
    ['greedy', None, 'random']
    """
    dice = seeded(seed)
    seeds = ((spec, int(below(dice, 1 << 31))) for spec in specs)
    return [make(spec, own, language) if spec else None for spec, own in seeds]


def foul(bot: Bot, match: Match, action: int) -> BadSetup:
    """What is said of a bot that does what it may not."""
    known = 0 <= action < match.game.actions
    said = match.game.notation(match.board, action) if known else str(action)
    return BadSetup(Text("bot-foul", bot=bot.spec, action=said, seat=match.actor + 1, n=len(match.actions)))


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
