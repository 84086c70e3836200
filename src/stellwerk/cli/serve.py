"""`stellwerk serve`: the server, from the command line."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from ..server import doors, frames
from ..server.limits import FRAME
from ..server.metrics import FOLDER
from ..server.settings import Settings
from ..server.stopping import GRACE, LONGEST, WORKERS, Watchdog, end_with_parent
from ..server.store import Store

APP = "stellwerk.cli.serve:app"
SETTINGS = "STELLWERK_SETTINGS"  # how worker processes are told
WEBSOCKETS: dict[str, Any] = {
    "ws": frames.PROTOCOL,
    "ws_max_size": FRAME,
    "ws_per_message_deflate": False,  # costs 100 KB for each connection; patches are short
    "ws_ping_interval": None,  # the live connection asks by itself
}


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until stopped; NoDatabase or InUse if the database cannot be opened, or is another server's."""
    asyncio.run(_open_once(settings.database))
    os.environ[SETTINGS] = json.dumps({key: value for key, value in asdict(settings).items() if key != "clock"})
    _log_as_json()
    doors.widen()
    with _counted_together(workers):
        _run(host, port, workers)


async def _open_once(database: str) -> None:
    """Bring a database up to date before anybody is let in, and say here what is wrong with it."""
    await (await Store.open(database)).close()


@contextlib.contextmanager
def _counted_together(workers: int) -> Iterator[None]:
    """Several processes share a folder for their metrics (see metrics.py)."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="stellwerk-metrics-") as folder:
        os.environ[FOLDER] = folder
        yield


def _run(host: str, port: int, workers: int) -> None:
    how: dict[str, Any] = {
        "factory": True,
        "host": host,
        "port": port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "http": doors.PROTOCOL,
        **WEBSOCKETS,
        "timeout_keep_alive": 75,  # longer than a proxy in front keeps its connections to us
        "timeout_graceful_shutdown": GRACE,
        "backlog": 4096,
    }
    if workers == 1:
        uvicorn.run(APP, **how)
    else:
        _look_after_workers(uvicorn.Config(APP, workers=workers, **how))


def _look_after_workers(config: uvicorn.Config) -> None:
    """Start workers, and again if one dies; at a signal pass it on at once, whatever we are waiting for."""
    parent, watchdog = Multiprocess(config, sockets=[config.bind_socket()]), Watchdog(LONGEST + WORKERS)

    def pass_on() -> None:
        for worker in parent.processes:
            worker.process.terminate()

    watchdog.told = pass_on
    watchdog.listen()
    parent.run()


def app() -> Any:
    """The application as the worker processes make it."""
    end_with_parent()
    watchdog = Watchdog()
    watchdog.listen()
    from ..server.app import create

    chosen = json.loads(os.environ.get(SETTINGS, "{}"))
    chosen |= {name: tuple(chosen.get(name, ())) for name in ("origins", "hosts", "bots")}
    made = create(Settings(**chosen))
    server, loop = made.state.server, asyncio.get_running_loop()
    watchdog.told = lambda: loop.call_soon_threadsafe(server.told)
    server.closed = watchdog.closed
    return made


class _JsonLines(logging.Formatter):
    """One JSON object for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        """As JSON: when, how bad, where from, what."""
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "process": record.process,
            "from": record.name,
            "says": record.getMessage(),
        }
        for name in ("table", "fault"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _log_as_json() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it tells the address of every WebSocket's table
