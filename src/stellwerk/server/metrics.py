"""Metrics for Prometheus: what the server does, in numbers.

With one process they are in memory.  With several on one port (`serve --workers`) whichever answers must tell the
numbers of all: then each keeps its own in files of a folder that all share (`FOLDER`, the client library's way), and
they are summed when somebody asks.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set before this module is imported, or not at all
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The numbers of this process, told together with those of the others on its port."""

    kind = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.events = Counter("stellwerk_events", "Events stored, by kind", ["kind"], registry=self._registry)
        self.storing = Histogram(
            "stellwerk_storing_seconds", "From an action to its being stored", buckets=FAST, registry=self._registry
        )
        self.refused = Counter("stellwerk_refusals", "Refusals, by code", ["code"], registry=self._registry)
        self.decisions = Counter("stellwerk_bot_decisions", "Decisions of the server's bots", registry=self._registry)
        self.thinking = Histogram(
            "stellwerk_bot_seconds", "How long a bot thinks", buckets=FAST, registry=self._registry
        )
        self.reports = Counter(
            "stellwerk_page_reports", "What browsers reported of our page, by directive", ["directive"],
            registry=self._registry,
        )  # fmt: skip
        self.connections = self._gauge("stellwerk_connections", "Open WebSockets")
        self.streams = self._gauge("stellwerk_streams", "Open streams of programs")
        self.rooms = self._gauge("stellwerk_rooms", "Tables in memory")

    def _gauge(self, name: str, words: str) -> Gauge:
        """How many there are now, in all processes that live."""
        return Gauge(name, words, registry=self._registry, multiprocess_mode="livesum")

    def value(self, name: str) -> int:
        """The present value of a gauge."""
        return round(self._registry.get_sample_value(name) or 0)

    def text(self) -> bytes:
        """As Prometheus reads them."""
        folder = os.environ.get(FOLDER)
        if folder is None:
            return generate_latest(self._registry)
        _bury(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def _bury(folder: Path) -> None:
    """What processes said is there now goes with them, however they ended; what they have done stays."""
    for file in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)\.db$", file.name)
        if found and not Path(f"/proc/{found[1]}").exists() and Path("/proc/self").exists():
            mark_process_dead(int(found[1]))  # type: ignore[no-untyped-call]
