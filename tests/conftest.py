"""Shared by all tests: rules compile once into a cache of the tests' own, whichever worker comes first."""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("STELLWERK_CACHE", str(Path(tempfile.gettempdir()) / f"stellwerk-tests-{os.getuid()}"))
os.environ.setdefault("STELLWERK_QUIET", "1")
os.environ.pop("STELLWERK_LANGUAGE", None)
