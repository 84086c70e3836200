"""A real server process, and how the machine's Chromium is started: for the browser tests and for screenshots."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from server.ports import free_port

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def chromium_path() -> str | None:
    """Where the machine has its Chromium."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Server:
    """A server process; `stop` and `start` are for tests of lost connections."""

    def __init__(
        self, folder: Path, *more: str, pace: float = 0.0, environment: Mapping[str, str] = os.environ
    ) -> None:
        """`more` are options of `stellwerk serve`."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self._folder = folder
        self._environment = {**environment, "STELLWERK_QUIET": "1"}
        self._more = ["--pace", str(pace), *more]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [
            sys.executable, "-m", "stellwerk", "serve", "--port", str(self.port), "--database", self.database,
            "--limits", "0", *self._more,
        ]  # fmt: skip
        log = self._folder / "server.log"
        with log.open("ab") as sink:
            self._process = subprocess.Popen(command, stdout=sink, stderr=sink, env=self._environment)
        until = time.monotonic() + 240
        while time.monotonic() < until and self._process.poll() is None:
            try:
                urllib.request.urlopen(self.address + "/healthz", timeout=2).close()
                return
            except OSError:
                time.sleep(0.2)
        raise RuntimeError("the server did not start: " + log.read_text()[-2000:])

    def stop(self) -> None:
        """Stop it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
