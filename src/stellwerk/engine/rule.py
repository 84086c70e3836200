"""`@rule`: one source, three speeds.

A rule is a plain function on a board record and a state record.  Decorated, the very same source runs

1. interpreted, for debugging, coverage and breakpoints (`STELLWERK_INTERPRET=1`, or `interpreted(fn)` beside the
   compiled one in the same process),
2. compiled by Numba for the CPU, without the GIL, cached on disk,
3. inside Numba-CUDA kernels, which take the compiled function as a device function.

Inside a rule: no allocation, no dicts, strings, exceptions or Python objects; fixed-size arrays and small integers.

>>> @rule
... def double(x):
...     return 2 * x
>>> double(21)
42
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

ENGINE = Path(__file__).parent

# Sources that rules never call: a change of theirs leaves compiled rules as they are.
ASIDE = frozenset({
    "__init__.py", "batch.py", "belief.py", "document.py", "explain.py", "game.py", "gpu.py", "greedy.py",
    "invariant.py", "invariants.py", "log.py", "notation.py", "offers.py", "picture.py", "reasons.py", "setting.py",
    "terminal.py", "text.py", "usage.py",
})  # fmt: skip

INTERPRET = os.environ.get("STELLWERK_INTERPRET", "") not in ("", "0")
BOUNDSCHECK = os.environ.get("STELLWERK_BOUNDSCHECK", "") not in ("", "0")


def rule(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Make `fn` a rule: compiled and cached on first use, or left as it is when `STELLWERK_INTERPRET=1`."""
    if INTERPRET:
        return fn
    compile: Callable[..., Callable[..., Any]] = partial(
        numba.njit, nogil=True, error_model="numpy", boundscheck=BOUNDSCHECK
    )
    source = Path(fn.__code__.co_filename)
    if not source.is_file():
        return compile(fn)  # typed into a session: there is no file whose changes a cache could notice
    also = (source,) if source.name in ASIDE else ()
    with cached_in(cache_folder(source.parent, also)):
        return compile(fn, cache=True)


def is_compiled(fn: object) -> bool:
    """Whether `fn` is a rule that Numba compiles (and so has an interpreted twin)."""
    return hasattr(fn, "py_func")


def is_rule(fn: object) -> bool:
    """Whether `fn` can be a rule, compiled or not."""
    return is_compiled(fn) or isinstance(fn, FunctionType)


def interpreted(fn: Callable[..., Any]) -> Callable[..., Any]:
    """The interpreted twin of a rule: the same source, and every rule that it calls interpreted too.

    >>> from stellwerk.engine.random import below, seeded
    >>> dice = seeded(7)
    >>> int(interpreted(below)(dice, 6)) == int(below(seeded(7), 6))
    True
    """
    twin: Callable[..., Any] = _twin(fn, {})
    return twin


def _twin(fn: Any, worlds: dict[int, dict[str, Any]]) -> Any:
    """Rebuild `fn` over a copy of its module's globals in which rules are replaced by their twins."""
    plain = getattr(fn, "py_func", fn)
    if id(plain.__globals__) not in worlds:
        world = worlds[id(plain.__globals__)] = dict(plain.__globals__)
        for name, value in plain.__globals__.items():
            if is_compiled(value):
                world[name] = _twin(value, worlds)
    world = worlds[id(plain.__globals__)]
    return FunctionType(plain.__code__, world, plain.__name__, plain.__defaults__, plain.__closure__)


def load(path: Path, also: tuple[Path, ...] = (), **rules: Any) -> ModuleType:
    """Run the module at `path` with a game's rules placed in its globals first.

    What it compiles is cached anew whenever the game's rules change, or one of the sources in `also` (such as the
    module itself, where it is not the engine's, and those it calls).

    Generic compiled code (random play, replay) cannot take rules as arguments: Numba would compile it again in every
    process.  With the rules in its globals it is an ordinary module per game, found in the cache like any other: so it
    is named as its cache is, after the folder that the rules are from, whatever the game calls itself.
    """
    home = Path(getattr(rules["legal"], "py_func", rules["legal"]).__code__.co_filename).parent
    name = f"stellwerk.{path.parent.name}.{path.stem}_{cache_folder(home, also).name.replace('-', '_')}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = module_from_spec(spec)
    module.__dict__.update(rules)
    sys.modules[name] = module
    try:
        with at_home(home if is_compiled(rules["legal"]) else None, also):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


# ---------------------------------------------------------------------------------------------------------- the cache

_home: Path | None = None
_also: tuple[Path, ...] = ()


@contextmanager
def at_home(folder: Path | None, also: tuple[Path, ...] = ()) -> Iterator[None]:
    """Rules decorated meanwhile are cached with those of the game in `folder`, which they call."""
    global _home, _also
    before = _home, _also
    _home, _also = folder, also
    try:
        yield
    finally:
        _home, _also = before


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder from a global setting when a function is decorated: set it just for that."""
    settings: Any = numba.config
    with _one_folder:
        before, settings.CACHE_DIR = settings.CACHE_DIR, str(folder)
        try:
            yield
        finally:
            settings.CACHE_DIR = before


_one_folder = threading.RLock()  # a server gets several games ready at the same time


def cache_root() -> Path:
    """Where compiled rules are kept: `STELLWERK_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("STELLWERK_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "stellwerk" / "rules"


def cache_folder(home: Path, also: tuple[Path, ...] = ()) -> Path:
    """The cache folder for rules of the game in folder `home`, and for what calls them from the sources in `also`.

    Numba does not notice that a function *called* by a cached one has changed in another file.  So the folder's name
    is a hash of all the sources that rules there can call, and of the versions that matter: a change means a new
    folder.
    """
    home = (_home or home).resolve()
    return cache_root() / f"{home.name}-{fingerprint(home, also or _also)}"


@lru_cache(maxsize=None)
def fingerprint(home: Path, also: tuple[Path, ...] = ()) -> str:
    """A hash of the sources of rules in `home` and the engine and of those in `also`, and of Python, NumPy, Numba and
    the settings.

    Call `fingerprint.cache_clear()` to have it read the files again.
    """
    text = hashlib.blake2b(digest_size=8)
    versions = (platform.python_version(), np.__version__, numba.__version__, BOUNDSCHECK)
    text.update(repr(versions).encode())
    for folder in dict.fromkeys((ENGINE, home)):
        for source in sorted(folder.glob("*.py")):
            if source.name not in ASIDE:
                text.update(source.name.encode() + source.read_bytes())
    for source in also:
        text.update(source.name.encode() + source.read_bytes())
    return text.hexdigest()
