"""Docstrings as Markdown: examples (`>>>`) become blocks of code, which is what Markdown needs to be told."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


def fenced(docstring: str) -> str:
    """A docstring with its examples in fences.

    >>> print(fenced("Add.\\n\\n>>> add(1)\\n2\\n\\nMore."))
    Add.
    <BLANKLINE>
    ```pycon
    >>> add(1)
    2
    ```
    <BLANKLINE>
    More.
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", docstring)


class Doctests(griffe.Extension):
    """Rewrites every docstring as it is found."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Every module, class, function and attribute comes by here."""
        if obj.docstring and ">>> " in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)
