"""How long the database takes, by kind of statement: for whoever runs the house, and wonders why it is slow.

Where traces are sent, each statement is a span of its own in what it was asked for; of values there is nothing in it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from opentelemetry import trace

TRACER = trace.get_tracer("stellwerk")  # does nothing unless traces are sent somewhere
MOST = 500  # kinds that are told apart
LONGEST = 160  # characters of a statement that are shown


class Timing:
    """The statements of one process, counted and timed.

    >>> timing = Timing()
    >>> timing.note("SELECT 1", 0.25)
    >>> timing.note("SELECT 1", 0.75)
    >>> timing.slowest(1)
    [{'statement': 'SELECT 1', 'count': 2, 'seconds': 1.0, 'mean_ms': 500.0, 'longest_ms': 750.0}]
    """

    def __init__(self) -> None:
        self._kinds: dict[str, str] = {}
        self._found: dict[str, list[float]] = {}

    def watch(self, engine: sa.Engine) -> None:
        """Time whatever goes through an engine."""

        @sa.event.listens_for(engine, "before_cursor_execute")
        def begin(_c: Any, _cursor: Any, _statement: str, _values: Any, context: Any, _many: bool) -> None:
            context.began = time.perf_counter()

        @sa.event.listens_for(engine, "after_cursor_execute")
        def end(_c: Any, _cursor: Any, statement: str, _values: Any, context: Any, _many: bool) -> None:
            self.note(statement, time.perf_counter() - context.began)

    @contextmanager
    def of(self, statement: str) -> Iterator[None]:
        """Time something that goes another way."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.note(statement, time.perf_counter() - began)

    def note(self, statement: str, seconds: float) -> None:
        """A statement took that long."""
        kind = self._kinds.get(statement)
        if kind is None:
            kind = _kind(statement) if len(self._found) < MOST else "…"
            if len(self._kinds) < 10 * MOST:
                self._kinds[statement] = kind
        self._trace(kind, seconds)
        found = self._found.setdefault(kind, [0, 0.0, 0.0])
        found[0] += 1
        found[1] += seconds
        found[2] = max(found[2], seconds)

    @staticmethod
    def _trace(kind: str, seconds: float) -> None:
        now = time.time_ns()
        begin, facts = now - round(seconds * 1e9), {"db.query.text": kind}
        span = TRACER.start_span(kind.partition(" ")[0], start_time=begin, attributes=facts)
        span.end(now)

    def slowest(self, most: int) -> list[dict[str, Any]]:
        """The kinds that took longest altogether."""
        kinds = sorted(self._found.items(), key=lambda item: -item[1][1])[:most]
        return [
            {
                "statement": kind, "count": int(count), "seconds": round(total, 3),
                "mean_ms": round(1000 * total / count, 3), "longest_ms": round(1000 * longest, 3),
            }
            for kind, (count, total, longest) in kinds
        ]  # fmt: skip


def _kind(statement: str) -> str:
    """A statement in short: lists of any length are the same kind.

    >>> _kind("SELECT a  FROM b WHERE c IN (?, ?, ?)")
    'SELECT a FROM b WHERE c IN (…)'
    """
    words = re.sub(r"IN \([^()]*\)", "IN (…)", " ".join(statement.split()))
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
