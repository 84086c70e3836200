"""The message catalogue: German and English from Project Fluent files, one set for the library, one for each game.

The same `.ftl` files are read by the browser.  The library that reads them is only imported when something is said, so
that rules and batches run on machines which have NumPy and Numba alone; there a message is its key and arguments.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..engine.text import Text

LANGUAGES = ("en", "de")


def chosen_language() -> str:
    """The language of the user's environment: `STELLWERK_LANGUAGE`, else `LC_ALL` or `LANG`, else English."""
    for name in ("STELLWERK_LANGUAGE", "LC_ALL", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


DEFAULT = LANGUAGES[0]


def catalogue(language: str) -> list[Path]:
    """The catalogue's files for a language: the library's own and those of all registered games."""
    from ..games import games

    own = Path(__file__).parent / f"{language}.ftl"
    return [own, *(game.home / "texts" / f"{language}.ftl" for game in games().values())]


@lru_cache(maxsize=None)
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(text: Text | str, language: str = DEFAULT) -> str:
    """A text in words.

    >>> say(Text("paris-colour-blue"), "de")
    'Blau'
    """
    if isinstance(text, str):
        return text
    words = text.said.get(language)
    if words is None:
        words = _said(text, language) if _is_short(text) else _said.__wrapped__(text, language)
        text.said[language] = words
    return words


def _is_short(text: Text) -> bool:
    """Whether a text is worth keeping: what somebody typed may be as long as they like and must not fill the memory."""
    return all(_is_short(v) if isinstance(v, Text) else len(str(v)) < 60 for v in text.args.values())


@lru_cache(maxsize=1 << 13)  # the same offers and lines of a log are said again and again
def _said(text: Text, language: str) -> str:
    try:
        bundle = _bundle(language if language in LANGUAGES else DEFAULT)
    except ImportError:
        return text.plain()
    if not bundle.has_message(text.key):
        return text.plain()
    args = {k: say(v, language) if isinstance(v, Text) else v for k, v in text.args.items()}
    words, _ = bundle.format_pattern(bundle.get_message(text.key).value, args)
    return str(words)
