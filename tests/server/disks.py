"""A small disk of one's own that can be filled to its last byte: a tmpfs, where we may mount one."""

from __future__ import annotations

import contextlib
import errno
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

PIECE = 64 * 1024  # bytes


class Disk:
    """A disk, mounted at a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._rest = folder / "rest"

    def fill(self) -> None:
        """Leave no room at all."""
        with self._rest.open("ab", buffering=0) as file:
            for size in (PIECE, 512, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError as fault:
                    if fault.errno != errno.ENOSPC:
                        raise

    def free(self) -> None:
        """There is room again."""
        self._rest.unlink(missing_ok=True)


@contextlib.contextmanager
def small_disk(megabytes: int) -> Iterator[Disk]:
    """Mount a disk while this is open; only root may."""
    with tempfile.TemporaryDirectory(prefix="stellwerk-disk-") as name:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", name], check=True)
        try:
            yield Disk(Path(name))
        finally:
            subprocess.run(["umount", "--lazy", name], check=True)
