"""Real server processes, to be started, killed and started again."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from typing import Any

import httpx

from server.ports import free_port

READY_SECONDS = 180  # rules may have to be compiled, and the machine may be busy


class Served:
    """`stellwerk serve` as a process of its own; looks like a `House` to visitors."""

    def __init__(
        self, database: str, *options: str, environment: Mapping[str, str] | None = None, log: int | None = None
    ) -> None:
        """With other `options`, with something else in its `environment`, or with another file for its log."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "stellwerk", "serve", "--port", str(self.port), "--database", database]
        self._command += ["--limits", "0", "--pace", "0", *options]
        self._log = tempfile.TemporaryFile() if log is None else os.fdopen(log, "wb")  # noqa: SIM115
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, *_: Any) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
        self._log.close()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def start(self, wait: bool = True) -> None:
        """Start it (again), and wait until it answers."""
        self._process = subprocess.Popen(self._command, stdout=self._log, stderr=self._log, env=self._environment)
        if wait:
            self.await_ready()

    def await_ready(self) -> None:
        """Wait until it answers."""
        assert self._process is not None
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            assert self._process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.url}/healthz", timeout=10, verify=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        raise AssertionError(f"the server did not come up: {self.log()}")

    def stop(self, number: int = signal.SIGTERM, most: float = 60.0) -> float:
        """Tell it to stop; gives the seconds until it was gone."""
        assert self._process is not None
        begin = time.perf_counter()
        self._process.send_signal(number)
        try:
            self._process.wait(most)
        except subprocess.TimeoutExpired:
            self.kill()
        return time.perf_counter() - begin

    def ended(self, most: float) -> int:
        """How it ended, of which somebody else has told it."""
        assert self._process is not None
        return self._process.wait(most)

    def kill(self) -> None:
        """kill -9."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def freeze(self, seconds: float) -> None:
        """Stand still for a while (SIGSTOP), as a machine does that is out of memory or was suspended."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self._process.send_signal(signal.SIGCONT)

    def limit_files(self, size: int) -> None:
        """No file can grow beyond a size (-1: any), as if the disk were full there."""
        assert self._process is not None
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def log(self, most: int = 5000) -> str:
        """The end of what it logged."""
        self._log.seek(0)
        return self._log.read()[-most:].decode(errors="replace")
