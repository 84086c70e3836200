"""Sheets as plain data, which the page draws: words in a language, and nothing that a part does not have.

>>> from stellwerk.sheet import Counters, Item, Sheet
>>> shown(Sheet(parts=(Counters("store", "Store", items=(Item("coal", value=3),)),)), "en")["parts"]
[{'part': 'counters', 'id': 'store', 'title': 'Store', 'items': [{'id': 'coal', 'value': 3}]}]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any

from .engine.text import Text
from .sheet import Part, Sheet, Words
from .texts import DEFAULT, say

Names = tuple["Words | None", ...]
"""Who sits where: in place of "Seat 2"."""
REST = tuple(f.name for f in fields(Sheet) if f.name != "parts")


class Teller:
    """Shows sheets one after another in the same words.  What is as in the one before gives the same object, so that
    what compares documents is fast.

    >>> from stellwerk.sheet import Note
    >>> teller, coal = Teller("en"), Note("coal", text="No coal")
    >>> before = teller.show(Sheet(ask="Wait", parts=(coal, Note("ore"))))
    >>> after = teller.show(Sheet(ask="Go", parts=(Note("coal", text="No coal"),)))
    >>> after["ask"], after["parts"][0] is before["parts"][0]
    ('Go', True)
    """

    def __init__(self, language: str = DEFAULT, names: Sequence[Words | None] = ()) -> None:
        self._words = language, tuple(names) if any(names) else ()
        self._last: tuple[Sheet, dict[str, Any]] = Sheet(), {"parts": []}

    def show(self, sheet: Sheet) -> dict[str, Any]:
        """A sheet as plain data."""
        old, had = self._last
        parts = {part.id: (part, plain) for part, plain in zip(old.parts, had["parts"], strict=True)}
        found: dict[str, Any] = {}
        for name in REST:
            was, now = getattr(old, name), getattr(sheet, name)
            found[name] = had[name] if name in had and now == was else _plain(now, *self._words)
        found["parts"] = [
            plain if part == was else _part(part, *self._words)
            for part in sheet.parts
            for was, plain in (parts.get(part.id, (None, None)),)
        ]
        self._last = sheet, found
        return found


def shown(sheet: Sheet, language: str = DEFAULT, names: Sequence[Words | None] = ()) -> dict[str, Any]:
    """A sheet as plain data."""
    return Teller(language, names).show(sheet)


def _part(part: Part, language: str, names: Names) -> dict[str, Any]:
    """A part with the name of its kind.  Those that are everybody's are shown once for all who look alike."""
    known = part.__dict__.get("_shown")
    if known is None or known[:2] != (language, names):
        found = {"part": type(part).__name__.lower(), **_made(part, language, names)}
        known = part.__dict__["_shown"] = language, names, found
    return known[2]  # type: ignore[no-any-return]


def _plain(value: Any, language: str, names: Names) -> Any:
    """Whatever stands in a sheet."""
    kind = type(value)
    if kind is str or kind is int or kind is bool or value is None:
        return value
    if kind is tuple:
        return [_plain(inner, language, names) for inner in value]
    return say(value, language, names) if kind is Text else _thing(value, language, names)  # type: ignore[arg-type]


def _thing(thing: Any, language: str, names: Names) -> dict[str, Any]:
    """Something in a part.  Most speak of nobody: they are the same at all tables, and kept with the thing."""
    if names and _has_seats(thing):
        return _named(thing, language, names)
    kept = thing.__dict__.setdefault("_shown", {})
    if (found := kept.get(language)) is None:
        found = kept[language] = _made(thing, language, ())
    return found  # type: ignore[no-any-return]


def _has_seats(thing: Any) -> bool:
    """Whether anybody is spoken of, who goes by another name at each table."""
    known: bool | None = thing.__dict__.get("_seats")
    if known is None:
        known = thing.__dict__["_seats"] = any(
            _names_somebody(getattr(thing, name)) for name in _usual(thing.__class__)
        )
    return known


def _names_somebody(value: Any) -> bool:
    """The same of whatever stands in a thing."""
    if isinstance(value, Text):
        return value.has_seats
    if isinstance(value, tuple):
        return any(map(_names_somebody, value))
    return not isinstance(value, str | int | None) and _has_seats(value)


def _made(thing: Any, language: str, names: Names) -> dict[str, Any]:
    """A thing without the fields that are as in most."""
    found = {}
    for name, usual in _usual(thing.__class__).items():
        value = getattr(thing, name)
        if value is not usual and value != usual:  # what a thing must have is always there
            found[name] = _plain(value, language, names)
    return found


_named = lru_cache(maxsize=8192)(_made)  # up to 1 KB each; most stay as they are, and for all who look


@lru_cache(maxsize=None)
def _usual(kind: Any) -> dict[str, Any]:
    """The fields of a kind of thing, with what stands there in most."""
    return {f.name: f.default for f in fields(kind)}
