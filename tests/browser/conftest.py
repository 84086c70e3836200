"""The page in a real browser: the machine's Chromium against a real server process."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 240  # seconds for the first game on a machine without compiled rules


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


class Server:
    """A server process; `stop` and `start` are for tests of lost connections."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        database = f"sqlite+aiosqlite:///{self._folder / 'tables.db'}"
        command = [
            sys.executable, "-m", "stellwerk", "serve", "--port", str(self.port), "--database", database,
            "--limits", "0", "--pace", "0",
        ]  # fmt: skip
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "STELLWERK_QUIET": "1"})
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(self.address + "/healthz", timeout=2).close()
                return
            except OSError:
                time.sleep(0.2)
        pytest.fail("the server did not start: " + (self._folder / "server.log").read_text()[-2000:])

    def stop(self) -> None:
        """Stop it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


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
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
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
        wanted = {"viewport": {"width": 1280, "height": 860}, "locale": "en", "reduced_motion": "reduce", **options}
        context = chromium.new_context(base_url=server.address, **wanted)
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
        known in line.text for known in ("Failed to load resource", "WebSocket connection", "ERR_CONNECTION")
    )


@pytest.fixture
def page(visitors: Any) -> Any:
    """One visitor."""
    return visitors()
