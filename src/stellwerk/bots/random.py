"""The bot that plays any legal action, each as likely."""

from __future__ import annotations

from ..engine.random import below, seeded
from . import Seat


class Random:
    """`random`: plays any legal action."""

    def __init__(self, spec: str = "random", seed: int = 0) -> None:
        if spec != "random":
            raise ValueError(spec)
        self.spec = spec
        self._dice = seeded(seed)

    def choose(self, seat: Seat) -> str:
        """A legal action at random."""
        legal = seat.legal()
        return legal[int(below(self._dice, len(legal)))]
