"""The page in a real browser: the machine's Chromium against a real server process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.house import FLAGS, Server, chromium_path

ROOT = Path(__file__).resolve().parents[2]


def _missing(what: str) -> None:
    """Skip, or fail where everything has to be there."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is missing")
    pytest.skip(f"{what} is missing")


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page, built from the present sources."""
    sys.path.insert(0, str(ROOT / "tools"))
    import build_page

    try:
        build_page.build()
    except build_page.NoNode as fault:
        _missing(str(fault))


@pytest.fixture(scope="session")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of the page."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """The machine's Chromium."""
    api = pytest.importorskip("playwright.sync_api")
    path = chromium_path()
    if path is None:
        _missing("Chromium")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitors(chromium: Any, server: Server) -> Iterator[Any]:
    """Makes visitors, each with cookies of their own; a page that complains fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def visit(**options: Any) -> Any:
        usual = {"viewport": {"width": 1280, "height": 860}, "locale": "en", "reduced_motion": "reduce"}
        context = chromium.new_context(**{"base_url": server.address, **usual, **options})
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if _is_fault(line) else None)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


def _is_fault(line: Any) -> bool:
    """Errors of the page itself; that a request was refused or a connection lost is said by the page, not hidden."""
    return line.type == "error" and not any(
        known in line.text
        for known in ("Failed to load resource", "WebSocket connection", "ERR_CONNECTION", "fetching the script")
    )


@pytest.fixture
def page(visitors: Any) -> Any:
    """One visitor."""
    return visitors()
