"""Traces, for whoever wants them: requests by their routes with their statements to the database, and bots' decisions."""

from __future__ import annotations

import time

from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from server.house import House, Visitor


def test_requests_and_decisions_are_traced_without_anything_secret(tmp_path):
    spans = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(spans))
    trace.set_tracer_provider(provider)  # for this process from now on; the tests after this one do not mind
    with House(f"sqlite:///{tmp_path}/house.db") as house:
        ann = Visitor(house)
        table = ann.table("paris", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2], start=True)
        until = time.monotonic() + 60
        while True:  # looks before it asks: bots may have decided before the first look
            seen = ann.see(table["id"])
            if any(span.name == "bot decides" for span in spans.get_finished_spans()):
                break
            if seen["offers"]:
                ann.act(table["id"], seen["offers"][-1]["action"], 0, seen["seq"])
            assert time.monotonic() < until
            time.sleep(0.05)
        cookie = next(iter(ann.cookies.values()))
    found = spans.get_finished_spans()
    names = {span.name for span in found}
    assert {"GET /api/me", "POST /api/tables", "GET /api/tables/{id}"} <= names
    decision = next(span for span in found if span.name == "bot decides")
    assert dict(decision.attributes) == {"stellwerk.bot": "random", "stellwerk.game": "paris"}
    asked = {span.context.trace_id for span in found if span.name == "GET /api/tables/{id}"}
    assert any(span.name == "SELECT" and span.context.trace_id in asked for span in found)
    assert not any(ann.me["id"] in str(span.attributes.get("db.query.text")) for span in found)
    assert not any(cookie in str(dict(span.attributes)) for span in found)
