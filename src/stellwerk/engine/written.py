"""Rules that are written out from a description: a table of actions, a list of features.

Rules can hold no table of functions, and Numba keeps no closure from one process to the next.  So what follows from a
description is written out as source, as anybody would write it by hand, and compiled like all other rules.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from .rule import at_home, cache_folder, rule


def written(home: Path, name: str, source: str, **names: Any) -> ModuleType:
    """Source as a module of the game in folder `home`, with some names in its globals, `rule` among them.

    It is a file among the compiled rules, so that Numba finds it there again, and debuggers too; where none can be
    written it is compiled in every process.
    """
    path = cache_folder(home) / f"{name}.py"
    module = ModuleType(f"stellwerk.engine.{name}_{path.parent.name.replace('-', '_')}")
    module.__dict__.update(names, rule=rule)
    sys.modules[module.__name__] = module  # where Numba looks for it
    is_file = _keep(path, source)
    with at_home(home):
        exec(compile(source, str(path) if is_file else f"<{name}>", "exec"), module.__dict__)  # noqa: S102 our own
    return module


def _keep(path: Path, source: str) -> bool:
    """Have a file hold a text, written whole or not at all.  Numba compiles anew what has a new time of change, so that
    is the same whoever writes it."""
    try:
        if path.is_file() and path.read_text(encoding="utf-8") == source:
            return True
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
            file.write(source)
        os.utime(file.name, (0, 0))
        os.replace(file.name, path)
    except OSError:
        return False
    return True
