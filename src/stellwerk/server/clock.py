"""The clock of the house: one time for all processes, which no jump of a machine's clock can move.

Inside a process time is steady: seconds since the machine was started, and how far the house is ahead of them.  How far
that is comes from a reference: the database's clock where several processes share a PostgreSQL, else the machine's.  It
is looked at every few seconds (in a quiet house every minute):

- Clocks drift apart by milliseconds: the house follows its reference.
- If the reference is suddenly elsewhere, it was set, and no time has passed: the house keeps its time and a correction,
  which all processes share (`setting`, in the database), so that one that starts now agrees with those that run.
- A correction is given up gently, a second in a hundred, so that in the end the time is right.

So a clock that is an hour off, or set while people play, signs nobody out and ends no match on time.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import sqlalchemy as sa

from . import store as db
from .store import Store

LOOK = 5.0  # seconds between two looks at the reference
JUMP = 2.0  # seconds by which clocks do not drift apart in that time
GENTLY = 0.01  # seconds of a correction that are given up in a second
SETTING = "clock"  # of the correction: its seconds, and when it was last changed, by the reference

logger = logging.getLogger(__name__)


def _since_start() -> float:
    """Seconds since the machine was started, those in which it slept included, where it can say that."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            return time.clock_gettime(getattr(time, name))
    return time.monotonic()


class HouseClock:
    """The time: seconds since 1970, as the house has it.

    >>> machine, steady = [1000.0], [0.0]
    >>> clock = HouseClock(wall=lambda: machine[0], steady=lambda: steady[0])
    >>> steady[0] += 10; machine[0] += 3610
    >>> clock()
    1010.0
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = _since_start) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        self._kept = "0.0 0.0"
        self._store: Store | None = None

    def __call__(self) -> float:
        """What time it is."""
        return self._steady() + self._ahead

    async def open(self, store: Store) -> None:
        """Take the time from the reference; it is kept by whoever calls `keep` again and again."""
        if store.shared:
            self._store = store
            await store.kept(SETTING, self._kept)
        self._kept, reference, _ = await self._reference()
        self._ahead += reference + _correction(self._kept) - self()

    async def keep(self) -> float | None:
        """Look at the reference, if it can be reached; soon again if there is a correction to be given up."""
        try:
            await self.look()
        except (OSError, sa.exc.SQLAlchemyError) as fault:
            logger.warning("the time cannot be compared", extra={"fault": type(fault).__name__})
        return LOOK if _correction(self._kept) else None

    async def look(self) -> None:
        """Compare with the reference, and follow it or correct it."""
        kept, reference, took = await self._reference()
        if took > JUMP:
            return  # who knows when in all that time the clock was read
        correction = _correction(kept)
        off = reference + correction - self()
        corrected = correction - _correction(self._kept)  # since the last look, by others
        self._kept = kept
        if abs(off) <= JUMP or abs(off - corrected) <= JUMP:  # all that is off, they have corrected
            self._ahead += off
            await self._give_up(reference, correction)
        elif await self._agree(f"{correction - off} {reference}"):
            logger.warning("the clock was set: the time goes on as before", extra={"seconds": round(off, 1)})

    async def _give_up(self, reference: float, correction: float) -> None:
        """Give up a little of the correction, if nobody has just done so."""
        changed = float(self._kept.split()[1])
        if correction and not 0 <= reference - changed < LOOK:
            step = min(abs(correction), GENTLY * LOOK)
            await self._agree(f"{correction - step if correction > 0 else correction + step} {reference}")

    async def _reference(self) -> tuple[str, float, float]:
        """The correction as it is kept, the reference's time, and how long it took to ask for both."""
        before = self._steady()
        if self._store is None:
            return self._kept, self._wall(), 0.0
        row = await self._store.row(_ASK)
        took = self._steady() - before
        return ("0.0 0.0", self(), took) if row is None else (row["value"], float(row["now"]) + took / 2, took)

    async def _agree(self, wanted: str) -> bool:
        """Change the correction, unless another process was first: then the next look will show."""
        if self._store is not None:
            mine = (db.setting.c.name == SETTING) & (db.setting.c.value == self._kept)
            [changed] = await self._store.write(db.setting.update().where(mine).values(value=wanted))
            if not changed:
                return False
        self._kept = wanted
        return True


_ASK = sa.text(
    "SELECT value, extract(epoch FROM clock_timestamp())::float8 AS now FROM setting WHERE name = 'clock'"
)  # fmt: skip


def _correction(kept: str) -> float:
    return float(kept.split()[0])
