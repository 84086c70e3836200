"""Metrics: of all processes together, and known to the rules that alert by them; what browsers report is counted."""

import re
from pathlib import Path

import httpx
import yaml

from server.house import House, Visitor
from server.processes import Served
from stellwerk.server.metrics import Metrics
from stellwerk.server.policy import REPORTS

ALERTS = Path(__file__).parents[2] / "deploy" / "alerts.yml"


def figures(house):
    """All numbers at /metrics, by name and labels."""
    text = httpx.get(f"{house.url}/metrics").text
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[:1] != "#"}


def test_whichever_process_is_asked_tells_of_all(cluster):
    with Served(cluster.database("metrics"), "--workers", "2") as served:
        for _ in range(12):  # each over a connection of its own, which either of the two may take
            visitor = Visitor(served)
            visitor.table("paris")
            visitor.close()
        told = [figures(served)['stellwerk_events_total{kind="start"}'] for _ in range(12)]
        assert told == [12.0] * 12


def test_every_metric_that_alerts_name_exists():
    rules = [rule for group in yaml.safe_load(ALERTS.read_text())["groups"] for rule in group["rules"]]
    metrics = Metrics()
    metrics.refused.labels("busy").inc()
    metrics.reports.labels("other").inc()
    known = set(re.findall(r"^(stellwerk_\w+)", metrics.text().decode(), re.M))
    named = [name for rule in rules for name in re.findall(r"stellwerk_\w+", rule["expr"])]
    assert len(rules) >= 5
    assert named
    assert set(named) <= known
    assert all(rule["annotations"]["summary"] and rule["labels"]["severity"] for rule in rules)


def test_what_browsers_report_is_counted_and_told_briefly(tmp_path, caplog):
    old = {"csp-report": {"effective-directive": "style-src-elem", "blocked-uri": "inline" * 1000}}
    new = [
        {"type": "csp-violation", "body": {"effectiveDirective": "script-src", "blockedURL": "https://evil.example"}}
    ]
    with House(f"sqlite:///{tmp_path}/house.db") as house:
        for document in (old, new, {"csp-report": {"effective-directive": "made up"}}, {}, [], "x", None):
            assert httpx.post(f"{house.url}{REPORTS}", json=document).status_code == 204
        found = {name: value for name, value in figures(house).items() if "page_reports_total" in name}
    assert found == {
        'stellwerk_page_reports_total{directive="style-src"}': 1.0,
        'stellwerk_page_reports_total{directive="script-src"}': 1.0,
        'stellwerk_page_reports_total{directive="other"}': 1.0,
    }
    said = [record for record in caplog.records if "browser" in record.getMessage()]
    assert len(said) == 1
    assert len(said[0].fault) < 300


def test_streams_are_counted(tmp_path):
    with House(f"sqlite:///{tmp_path}/house.db") as house:
        ann = Visitor(house)
        with ann.stream("GET", "/api/bot/stream", timeout=60) as answer:
            lines = answer.iter_lines()
            next(lines)
            assert figures(house)["stellwerk_streams"] == 1
