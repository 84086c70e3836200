"""Documents from outside: checked and copied whole before anything else looks at them.

A position, a match file or a map may come from a stranger, as text or as data that somebody still holds.  `taken` gives
a copy made of JSON's own types alone, or says what is wrong and where; what comes after it can rely on that.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

from .text import Text

DEEPEST = 32  # nothing that we read is nested deeper
LARGEST = 2**63 - 1  # numbers beyond this are refused: no record holds them


class Unreadable(ValueError):
    """Something that is no proper JSON document: `place` says where, `text` what is wrong."""

    def __init__(self, place: str, text: Text) -> None:
        self.place = place
        self.text = text
        super().__init__(f"{place}: {text.plain()}" if place else text.plain())


def parsed(text: str | bytes) -> Any:
    """The document of a JSON text, as `taken` gives it.

    >>> parsed('{"a": [1, NaN]}')
    Traceback (most recent call last):
    stellwerk.engine.document.Unreadable: a[1]: document-number
    """
    try:
        document = json.loads(text)
    except RecursionError:
        raise Unreadable("", Text("document-deep", most=DEEPEST)) from None
    except ValueError as fault:  # no JSON, not UTF-8, or a number of thousands of digits
        raise Unreadable("", Text("document-json", fault=str(fault))) from None
    return taken(document)


def taken(value: Any, place: str = "", depth: int = 0) -> Any:
    """A deep copy of a document in which everything is plain JSON: objects with names, lists, texts that can be
    written, whole numbers of 64 bits, finite numbers, true, false and null.

    >>> taken({"a": (1, 2)})
    {'a': [1, 2]}
    >>> taken({"a": [1, {2: 3}]})
    Traceback (most recent call last):
    stellwerk.engine.document.Unreadable: a[1]: document-name(found: 2)
    """
    kind = type(value)
    if kind is str:
        return _text(value, place)
    if value is None or kind is bool:
        return value
    if isinstance(value, int):
        if not -LARGEST <= value <= LARGEST:
            raise Unreadable(place, Text("document-number"))
        return int(value)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise Unreadable(place, Text("document-number"))
        return float(value)
    if depth >= DEEPEST:
        raise Unreadable(place, Text("document-deep", most=DEEPEST))
    if isinstance(value, Mapping):
        return {_name(k, place): taken(v, f"{place}.{k}" if place else str(k), depth + 1) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [taken(v, f"{place}[{i}]", depth + 1) for i, v in enumerate(value)]
    if isinstance(value, str):
        return _text(str(value), place)
    raise Unreadable(place, Text("document-type", found=kind.__name__))


def _name(key: Any, place: str) -> str:
    if not isinstance(key, str):
        raise Unreadable(place, Text("document-name", found=str(key)[:60]))
    return _text(key, place)


def _text(value: str, place: str) -> str:
    """A text that can be written: a lone half of a surrogate pair cannot, in no encoding."""
    if not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError:
            raise Unreadable(writable(place), Text("document-surrogate")) from None
    return value


def writable(text: str) -> str:
    """A text with whatever cannot be written replaced, for messages that quote it.

    >>> writable("a" + chr(0xD800))
    'a?'
    """
    return text.encode(errors="replace").decode()
