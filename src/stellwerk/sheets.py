"""Sheets as plain data, which the page draws: words in a language, and nothing that a part does not have.

>>> from stellwerk.sheet import Counters, Item, Sheet
>>> shown(Sheet(parts=(Counters("store", "Store", items=(Item("coal", value=3),)),)), "en")["parts"]
[{'part': 'counters', 'id': 'store', 'title': 'Store', 'items': [{'id': 'coal', 'value': 3}]}]
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any

from .engine.text import Text
from .sheet import Part, Sheet, Words
from .texts import DEFAULT, say

Names = tuple["Words | None", ...]
"""Who sits where: in place of "Seat 2"."""


def shown(sheet: Sheet, language: str = DEFAULT, names: Sequence[Words | None] = ()) -> dict[str, Any]:
    """A sheet as plain data.  Things that are equal give the same object, so that what compares documents is fast."""
    known = tuple(names)
    rest = {name: _plain(getattr(sheet, name), language, known) for name, _ in _fields(Sheet) if name != "parts"}
    return {**rest, "parts": [_part(part, language, known) for part in sheet.parts]}


@lru_cache(maxsize=8192)
def _part(part: Part, language: str, names: Names) -> dict[str, Any]:
    """A part with the name of its kind."""
    return {"part": type(part).__name__.lower(), **_thing(part, language, names)}


def _plain(value: Any, language: str, names: Names) -> Any:
    """Whatever stands in a sheet."""
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, str | Text):
        return say(value, language, names)  # type: ignore[arg-type]
    if isinstance(value, tuple):
        return [_plain(inner, language, names) for inner in value]
    return _thing(value, language, names)


@lru_cache(maxsize=16_384)  # up to 1 KB each; most things stay as they are when a part changes, and for all who look
def _thing(thing: Hashable, language: str, names: Names) -> dict[str, Any]:
    """A part, or something in it, without the fields that are as in most."""
    found = {}
    for name, usual in _fields(type(thing)):  # type: ignore[arg-type]
        value = getattr(thing, name)
        if value != usual:  # what a thing must have is always there
            found[name] = _plain(value, language, names)
    return found


@lru_cache(maxsize=None)
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    return tuple((f.name, f.default) for f in fields(kind))
