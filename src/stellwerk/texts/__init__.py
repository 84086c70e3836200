"""The message catalogue: German and English from Project Fluent files, one set for the library, one for each game.

The same `.ftl` files are read by the browser.  The library that reads them is only imported when something is said, so
that rules and batches run on machines which have NumPy and Numba alone; there a message is its key and arguments.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..engine.text import Text

LANGUAGES = ("en", "de")
Frozen = tuple[str, tuple[tuple[str, Any], ...]]


def chosen_language() -> str:
    """The language of the user's environment: `STELLWERK_LANGUAGE`, else `LC_ALL` or `LANG`, else English."""
    for name in ("STELLWERK_LANGUAGE", "LC_ALL", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


DEFAULT = LANGUAGES[0]


def catalogue(language: str) -> list[Path]:
    """The catalogue's files for a language: the library's own, the page's, and those of all games."""
    from ..games import games

    here = Path(__file__).parent
    own = [here / f"{language}.ftl", *sorted(here.glob(f"*.{language}.ftl"))]
    return [*own, *(game.home / "texts" / f"{language}.ftl" for game in games().values())]


@lru_cache(maxsize=None)
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(text: Text | str, language: str = DEFAULT, names: Sequence[str | None] = ()) -> str:
    """A text in words, seats by the names of those who sit there where they have one.

    >>> say(Text("paris-colour-blue"), "de")
    'Blau'
    """
    if names and isinstance(text, Text) and any(names):
        text = text.named(names)
    if isinstance(text, str):
        return text
    words = text.said.get(language)
    if words is None:
        words = (_said if _is_short(text) else _said.__wrapped__)(language, _frozen(text))
        text.said[language] = words
    return words


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether the catalogue has a message.

    >>> has("paris-colour-blue"), has("paris-colour-pink")
    (True, False)
    """
    try:
        return bool(_bundle(language if language in LANGUAGES else DEFAULT).has_message(key))
    except ImportError:
        return False


def _is_short(text: Text) -> bool:
    """Whether a text is worth keeping: what somebody typed may be as long as they like and must not fill the memory."""
    return all(_is_short(v) if isinstance(v, Text) else len(str(v)) < 60 for v in text.args.values())


def _frozen(text: Text) -> Frozen:
    """A text as a value that can be looked up."""
    return text.key, tuple((k, _frozen(v) if isinstance(v, Text) else (type(v), v)) for k, v in text.args.items())


@lru_cache(maxsize=20_000)
def _said(language: str, text: Frozen) -> str:
    """A frozen text in words: the same ones are said again and again, and reading the catalogue takes a while."""
    key, frozen = text
    args = {k: _said(language, v) if isinstance(v[0], str) else v[1] for k, v in frozen}
    try:
        bundle = _bundle(language if language in LANGUAGES else DEFAULT)
    except ImportError:
        return Text(key, **args).plain()
    if not bundle.has_message(key):
        return Text(key, **args).plain()
    words, _ = bundle.format_pattern(bundle.get_message(key).value, args)
    return _with_minus(str(words), args.values())


def _with_minus(words: str, args: Iterable[Any]) -> str:
    """Words in which numbers below 0 have a minus sign, not a hyphen.

    >>> _with_minus("at a loss (-1)", [-1])
    'at a loss (−1)'
    """
    for value in args:
        if isinstance(value, int) and value < 0:
            words = words.replace(f"-{-value}", f"−{-value}")
    return words
