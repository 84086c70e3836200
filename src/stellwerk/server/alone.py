"""One server for one SQLite file: a second one is refused, since each believes what it has in memory."""

from __future__ import annotations

import os
from pathlib import Path

from ..engine.text import Text
from ..errors import StellwerkError

try:
    import fcntl
except ImportError:  # Windows: there nobody is kept away
    fcntl = None  # type: ignore[assignment]


class InUse(StellwerkError):
    """Another server works on this file."""


class Alone:
    """Holds a file for this process, until it is closed or the process ends, however it does.

    The lock lies beside the file (`stellwerk.db-server`): SQLite has locks of its own in it.
    """

    def __init__(self, file: Path) -> None:
        """InUse if another process holds it."""
        self._descriptor = os.open(f"{file}-server", os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._descriptor)
                raise InUse(Text("database-in-use", path=str(file))) from None

    def close(self) -> None:
        """Let others have it."""
        os.close(self._descriptor)
