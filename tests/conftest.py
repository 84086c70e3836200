"""Shared by all tests: rules compile once into a cache of the tests' own, before several workers would each do it."""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

os.environ.setdefault("STELLWERK_CACHE", str(Path(tempfile.gettempdir()) / f"stellwerk-tests-{os.getuid()}"))
os.environ.setdefault("STELLWERK_QUIET", "1")
os.environ.pop("STELLWERK_LANGUAGE", None)

SLOWEST_FIRST = ("nuremberg", "grandtrunk", "deutschland", "paris")


def pytest_configure(config):
    """Where workers share the tests, have the games compiled first, one process each."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None) or config.option.collectonly:
        return
    print("Compiling the rules, searches and batches of all games for the tests ...", flush=True)
    warm = [sys.executable, str(Path(__file__).with_name("warm.py"))]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda id: subprocess.run([*warm, id], check=True), SLOWEST_FIRST))
