"""The Content-Security-Policy of our pages, and what browsers report of it.

What a browser refuses because of it, it reports (`REPORTS`); that is counted, and now and then logged.
"""

from __future__ import annotations

import base64
import hashlib
import logging
import time
from collections.abc import Iterator, Mapping
from typing import Any

from .metrics import Metrics

REPORTS = "/api/page-reports"
LOG_EVERY = 10.0  # seconds between two reports that are logged
LONGEST = 120  # characters of what is logged of a report

_PARTS: Mapping[str, str] = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # drawings carry their styles with them
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "report-uri": REPORTS,
    "report-to": "page",
}
DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # a drawing by itself: it has its styles in it

logger = logging.getLogger(__name__)


def policy(**other: str) -> str:
    """The policy, with other words for some parts.

    >>> "script-src 'self';" in policy(), "style-src 'none';" in policy(style_src="'none'")
    (True, True)
    """
    parts = {**_PARTS, **{name.replace("_", "-"): words for name, words in other.items()}}
    return "; ".join(f"{name} {words}" for name, words in parts.items())


def hashed(content: str) -> str:
    """By what a policy allows just this content.

    >>> hashed("a{}")
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"
    """
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"


class Reports:
    """What browsers report."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._logged = 0.0

    def take(self, document: Any) -> None:
        """Count what a browser sent, whatever it is, and log some of it."""
        for report in _reports(document):
            found = str(report.get("effective-directive") or report.get("effectiveDirective") or "")
            directive = found.partition(" ")[0].removesuffix("-elem").removesuffix("-attr")
            self._metrics.reports.labels(directive if directive in _PARTS else "other").inc()
            if time.monotonic() - self._logged > LOG_EVERY:
                self._logged = time.monotonic()
                blocked = str(report.get("blocked-uri") or report.get("blockedURL") or "")[:LONGEST]
                logger.warning("a browser refused part of a page", extra={"fault": f"{directive[:LONGEST]} {blocked}"})


def _reports(document: Any) -> Iterator[Mapping[str, Any]]:
    """The reports in a document of either kind that there are (`report-uri`, `report-to`)."""
    for each in document[:10] if isinstance(document, list) else [document]:
        body = (each.get("csp-report") or each.get("body")) if isinstance(each, dict) else None
        if isinstance(body, dict):
            yield body
