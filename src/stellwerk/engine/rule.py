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
import marshal
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache

ENGINE = Path(__file__).parent

# Sources that rules never call: a change of theirs leaves compiled rules as they are.
ASIDE = frozenset({
    "__init__.py", "batch.py", "belief.py", "chart.py", "document.py", "explain.py", "game.py", "gpu.py", "greedy.py",
    "invariant.py", "invariants.py", "lesson.py", "log.py", "look.py", "moves.py", "notation.py", "offers.py",
    "picture.py", "reasons.py", "rulebook.py", "scene.py", "setting.py", "sheet.py", "terminal.py", "text.py",
    "usage.py",
})  # fmt: skip

INTERPRET = os.environ.get("STELLWERK_INTERPRET", "") not in ("", "0")
BOUNDSCHECK = os.environ.get("STELLWERK_BOUNDSCHECK", "") not in ("", "0")


def rule(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Make `fn` a rule: compiled and cached on first use, or left as it is when `STELLWERK_INTERPRET=1`."""
    if INTERPRET:
        return fn
    compiled: Any = numba.njit(nogil=True, error_model="numpy", boundscheck=BOUNDSCHECK)(fn)
    if Path(fn.__code__.co_filename).is_file():  # typed into a session there is nothing whose changes could be noticed
        with suppress(NoCache):
            compiled._cache = RuleCache(fn)
    return compiled  # type: ignore[no-any-return]


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
    home = Path(getattr(rules["setup"], "py_func", rules["setup"]).__code__.co_filename).parent
    name = f"stellwerk.{path.parent.name}.{path.stem}_{cache_folder(home, also).name.replace('-', '_')}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = module_from_spec(spec)
    module.__dict__.update(rules)
    sys.modules[name] = module
    try:
        with at_home(home if is_compiled(rules["setup"]) else None, also):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


# ---------------------------------------------------------------------------------------------------------- the cache

Home = tuple[Path | None, tuple[Path, ...]]
_home: ContextVar[Home] = ContextVar(
    "home", default=(None, ())
)  # of each thread: a server gets games ready side by side


@contextmanager
def at_home(folder: Path | None, also: tuple[Path, ...] = ()) -> Iterator[None]:
    """Rules decorated meanwhile are cached with those of the game in `folder`, which they call."""
    before = _home.set((folder, also))
    try:
        yield
    finally:
        _home.reset(before)


class NoCache(Exception):
    """There is no folder that compiled rules could be written to."""


class Place:
    """Tells Numba where a rule is cached, and by what it is known there: by what it does, not by its line or its file.

    So comments, the words of docstrings and layout may change, and the sources may lie elsewhere: nothing is compiled
    again.
    """

    def __init__(self, fn: FunctionType, path: str) -> None:
        source = Path(path)
        self._py_file = path  # Numba names it in its warnings
        self._folder = cache_folder(source.parent, (source,) if source.name in ASIDE else ())
        consts = fn.__code__.co_consts  # the docstring among them
        self._code = fn.__code__.replace(co_consts=tuple(None if c == fn.__doc__ else c for c in consts))

    @classmethod
    def from_function(cls, fn: FunctionType, path: str) -> Place:
        """The place of a function that a file defines."""
        place = cls(fn, path)
        try:
            place.ensure_cache_path()
        except OSError as fault:
            raise NoCache from fault
        return place

    def ensure_cache_path(self) -> None:
        """Have a folder that can be written to."""
        self._folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=self._folder).close()

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """What else has to be as it was: nothing, the folder's name says it all."""
        return ""

    def get_disambiguator(self) -> str:
        """What tells it from others of its name."""
        return hashlib.blake2b(_bytes_of(self._code), digest_size=4).hexdigest()


class RuleCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's way to keep what it compiled, at our place."""

    _locator_classes = (Place,)


class RuleCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of a function, at our place."""

    _impl_class = RuleCacheImpl


def cache_root() -> Path:
    """Where compiled rules are kept: `STELLWERK_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("STELLWERK_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "stellwerk" / "rules"


def cache_folder(home: Path, also: tuple[Path, ...] = ()) -> Path:
    """The cache folder for rules of the game in folder `home`, and for what calls them from the sources in `also`.

    Numba does not notice that a function *called* by a cached one has changed in another file.  So the folder's name
    is a hash of all that the sources say which rules there can call, and of the versions that matter: a change means a
    new folder.
    """
    folder, others = _home.get()
    home = (folder or home).resolve()
    return cache_root() / f"{home.name}-{fingerprint(home, also or others)}"


@lru_cache(maxsize=None)
def fingerprint(home: Path, also: tuple[Path, ...] = ()) -> str:
    """A hash of what the sources of rules in `home` and the engine and those in `also` say, and of Python, NumPy, Numba
    and the settings.

    Comments, the words of docstrings and layout say nothing.  Call `fingerprint.cache_clear()` to have it read the
    files again.
    """
    text = hashlib.blake2b(digest_size=8)
    versions = (platform.python_version(), np.__version__, numba.__version__, BOUNDSCHECK)
    text.update(repr(versions).encode())
    for folder in dict.fromkeys((ENGINE, home)):
        for source in sorted(folder.glob("*.py")):
            if source.name not in ASIDE:
                text.update(source.name.encode() + _said_by(source))
    for source in also:
        text.update(source.name.encode() + _said_by(source))
    return text.hexdigest()


def _said_by(source: Path) -> bytes:
    """What a source makes Python do, without the words of docstrings (and assertions, which rules do not have)."""
    return _bytes_of(compile(source.read_bytes(), "", "exec", dont_inherit=True, optimize=2))


def _bytes_of(code: CodeType) -> bytes:
    """Code as bytes that do not depend on where it stands."""
    return marshal.dumps(_placeless(code), 2)  # later formats depend on what else is in memory


def _placeless(code: CodeType) -> CodeType:
    inner = tuple(_placeless(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_filename="", co_firstlineno=0, co_linetable=b"", co_consts=inner)
