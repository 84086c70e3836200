"""A hard limit for everything that thinks: a sign that compiled loops look at after every step.

Whoever wants thinking to end raises the sign, from any thread: by the clock, or because a server closes.  What thinks
ends within moments then, in whatever position and by whatever budget, with the best that it has found so far.  Without
a limit, and below it, everything is chosen as ever.

>>> from stellwerk import Match
>>> from stellwerk.bots import Seat, make
>>> match, limit = Match.new("paris", players=3, seed=7), Limit()
>>> limit.stop()
>>> with limit:
...     make("search:1000000000").choose(Seat(match, match.actor)) in match.legal()
True
"""

from __future__ import annotations

from contextvars import ContextVar, Token

import numpy as np
from numpy.typing import NDArray

Sign = NDArray[np.uint8]
"""One element; thinking ends when it is not 0."""


class Limit:
    """A limit for all that its thread thinks about inside of `with limit:`."""

    def __init__(self) -> None:
        self.sign: Sign = np.zeros(1, np.uint8)
        self._token: Token[Sign] | None = None

    def stop(self) -> None:
        """Have the thinking end now."""
        self.sign[0] = 1

    def __enter__(self) -> Limit:
        self._token = _sign.set(self.sign)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._token is not None
        _sign.reset(self._token)


_sign: ContextVar[Sign] = ContextVar("sign", default=Limit().sign)


def sign() -> Sign:
    """The sign that this thread's thinking has to look at."""
    return _sign.get()


def is_reached() -> bool:
    """Whether this thread's thinking has to end."""
    return bool(_sign.get()[0])
