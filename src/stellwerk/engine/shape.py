"""What a map looks like, for games that do not describe theirs as types (`engine/document.py`).

A shape is a `Kind` of value, an object of shapes (`{"id": TEXT, "status?": TEXT}`: names with a question mark may be
missing, others that are not named are nobody's business), a list of one shape (`[TEXT]`), or `Each` of any number of
named things.

>>> list(misfits({"towns": [{"name": "Hawes"}, {"name": 7}]}, {"towns": [{"name": TEXT}], "status?": TEXT}))
['towns[1].name: expected a text, found 7']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

LONGEST = 200  # letters of a text
SHOWN = 40  # letters of what was found instead


@dataclass(frozen=True)
class Kind:
    """A kind of value: what it is called, and which values are of it."""

    says: str
    fits: Callable[[Any], bool]


@dataclass(frozen=True)
class Each:
    """An object of any number of things of one shape, each by its name."""

    shape: Any


def _is_whole(value: Any) -> bool:
    return type(value) is int


TEXT = Kind("a text", lambda x: isinstance(x, str) and x.isprintable() and 0 < len(x.strip()) <= len(x) <= LONGEST)
LABEL = Kind(
    "small letters, digits and hyphens, such as st-gallen",
    lambda x: isinstance(x, str) and len(x) <= LONGEST and re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", x) is not None,
)
NUMBER = Kind("a number below a million", lambda x: type(x) in (int, float) and -1e6 < x < 1e6)
POINT = Kind("two numbers", lambda x: isinstance(x, list) and len(x) == 2 and all(map(NUMBER.fits, x)))
WORDS = Each(TEXT)  # by language


def whole(least: int, most: int) -> Kind:
    """A whole number within bounds."""
    return Kind(f"a whole number from {least} to {most}", lambda x: _is_whole(x) and least <= x <= most)


def misfits(value: Any, shape: Any, place: str = "") -> Iterator[str]:
    """A sentence for everything in a document that has not the shape it should have."""
    if isinstance(shape, Kind):
        if not shape.fits(value):
            yield f"{place}: expected {shape.says}, found {_found(value)}"
    elif isinstance(shape, list):
        if not isinstance(value, list):
            yield f"{place}: expected a list, found {_found(value)}"
        else:
            for i, member in enumerate(value):
                yield from misfits(member, shape[0], f"{place}[{i}]")
    elif not isinstance(value, dict):
        yield f"{place}: expected an object, found {_found(value)}"
    elif isinstance(shape, Each):
        for name, member in value.items():
            yield from misfits(member, shape.shape, _inner(place, name))
    else:
        yield from _misfits_of_object(value, shape, place)


def _misfits_of_object(value: dict[str, Any], shape: dict[str, Any], place: str) -> Iterator[str]:
    for key, inner in shape.items():
        name = key.removesuffix("?")
        if name in value:
            yield from misfits(value[name], inner, _inner(place, name))
        elif name == key:
            yield f"{_inner(place, name)} is missing"


def _inner(place: str, name: str) -> str:
    return f"{place}.{name[:SHOWN]}" if place else name[:SHOWN]


def _found(value: Any) -> str:
    words = repr(value)
    return words if len(words) <= SHOWN else words[:SHOWN] + "…"
