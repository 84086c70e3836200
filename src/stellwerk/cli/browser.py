"""Opening the page once the server answers."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser

PATIENCE = 60.0  # seconds until we no longer wait for the server


def open_when_ready(address: str) -> None:
    """Open the address in the browser, in the background, as soon as something answers there."""
    threading.Thread(target=_wait_and_open, args=(address,), daemon=True).start()


def _wait_and_open(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()  # noqa: S310 - our own address
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            webbrowser.open(address)
            return
