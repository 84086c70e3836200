"""Metrics for Prometheus: what this process does, in numbers."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The numbers of one server process."""

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
        self.connections = Gauge("stellwerk_connections", "Open WebSockets", registry=self._registry)
        self.streams = Gauge("stellwerk_streams", "Open streams of programs", registry=self._registry)
        self.rooms = Gauge("stellwerk_rooms", "Tables in memory", registry=self._registry)

    def value(self, name: str) -> int:
        """The present value of a gauge."""
        return round(self._registry.get_sample_value(name) or 0)

    def text(self) -> bytes:
        """As Prometheus reads them."""
        return generate_latest(self._registry)
