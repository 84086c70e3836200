"""The bot that plays any legal action, each as likely."""

from __future__ import annotations

from ..engine.random import below, seeded
from . import Bot, Seat


class Random(Bot):
    """`random`: plays any legal action."""

    def __init__(self, spec: str = "random", seed: int = 0) -> None:
        if spec != "random":
            raise ValueError(spec)
        self.spec = spec
        self._dice = seeded(seed)

    def pick(self, seat: Seat) -> int:
        """A legal action at random."""
        actions = seat.actions()
        return int(actions[below(self._dice, len(actions))])
