"""Clocks: time by the server's watch, worked out from the times of a table's events, so that it survives anything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

DAY = 86_400.0


@dataclass
class Clock:
    """A table's clock: `none`; `live` (a stock of time for each seat, more after each turn); `days` (for each turn).

    >>> clock = Clock.of({"kind": "live", "minutes": 1, "increment": 5}, players=2)
    >>> clock.pass_to(0, at=100.0)
    >>> clock.pass_to(1, at=130.0)
    >>> clock.left, clock.deadline
    ([35.0, 60.0], 190.0)
    """

    kind: str
    stock: float
    increment: float
    left: list[float] = field(default_factory=list)
    actor: int = -1
    since: float = 0.0

    @classmethod
    def of(cls, wanted: Mapping[str, Any], players: int) -> Clock:
        """The clock that was chosen when the table was made."""
        stock = {"live": 60.0 * wanted.get("minutes", 0), "days": DAY * wanted.get("days", 0)}.get(wanted["kind"], 0.0)
        return cls(wanted["kind"], stock, float(wanted.get("increment", 0)), [stock] * players)

    def pass_to(self, actor: int, at: float) -> None:
        """Something happened at that time, after which it is this seat's turn (-1: nobody's)."""
        if self.kind == "none":
            return
        if self.kind == "live" and self.actor >= 0:
            self.left[self.actor] -= max(0.0, at - self.since)
            if actor != self.actor:
                self.left[self.actor] += self.increment
        if self.kind == "live" or actor != self.actor:
            self.since = at
        self.actor = actor

    @property
    def deadline(self) -> float | None:
        """When the actor's time is up; None if it never is."""
        if self.kind == "none" or self.actor < 0:
            return None
        return self.since + self.left[self.actor]

    def shown(self, seat: int) -> dict[str, float] | None:
        """What people see of a seat's clock: the seconds left when its turn began, and since when it runs."""
        if self.kind == "none":
            return None
        running = {"since": round(self.since, 3)} if seat == self.actor else {}
        return {"left": round(self.left[seat], 3), **running}
