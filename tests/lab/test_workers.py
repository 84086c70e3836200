"""Work on several processes of this machine."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stellwerk.lab.workers import spread

FOR_EVER = """
import os, sys, time
sys.path.insert(0, {folder!r})
from stellwerk.lab.workers import spread
from test_workers import never_done
if __name__ == "__main__":
    for _ in spread(never_done, [{there!r}] * 2, processes=2):
        pass
"""


def square(n):
    return n * n


def never_done(folder):
    Path(folder, str(os.getpid())).touch()
    time.sleep(600)


def test_results_come_from_several_processes():
    assert sorted(spread(square, range(5), processes=2)) == [0, 1, 4, 9, 16]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_workers_end_with_whom_they_work_for(tmp_path):
    script, there = tmp_path / "work.py", tmp_path / "workers"
    there.mkdir()
    script.write_text(FOR_EVER.format(folder=str(Path(__file__).parent), there=str(there)))
    process = subprocess.Popen([sys.executable, script])
    assert eventually(lambda: len(list(there.iterdir())) == 2)
    process.kill()
    process.wait()
    assert eventually(lambda: not any(is_alive(int(worker.name)) for worker in there.iterdir()))


def is_alive(pid):
    try:
        return (
            "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
            if Path("/proc").exists()
            else not os.kill(pid, 0)
        )
    except OSError:
        return False


def eventually(true, seconds=60):
    until = time.monotonic() + seconds
    while not true() and time.monotonic() < until:
        time.sleep(0.1)
    return true()
