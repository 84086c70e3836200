"""Documents from outside: checked and copied whole before anything else looks at them.

A position, a match file or a map may come from a stranger, as text or as data that somebody still holds.  `taken` gives
a copy made of JSON's own types alone, or says what is wrong and where; what comes after it can rely on that.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any

from .text import Text

DEEPEST = 32  # nothing that we read is nested deeper
LARGEST = 2**63 - 1  # numbers beyond this are refused: no record holds them
SHOWN = 40  # letters of what was found instead of what belongs there
SCHEMA = "https://json-schema.org/draft/2020-12/schema"


class Unreadable(ValueError):
    """Something that is no proper JSON document: `place` says where, `text` what is wrong."""

    def __init__(self, place: str, text: Text) -> None:
        self.place = place
        self.text = text
        super().__init__(f"{place}: {text.plain()}" if place else text.plain())


def at(place: str, fault: Text) -> Text:
    """A fault with its place, if it has one."""
    return Text("bad-place", place=place, fault=fault) if place else fault


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


# ----------------------------------------------------------------------------------------------- documents with a type


class Documents:
    """The documents of a game, from the types `Map` and `View` in a module (its `document.py`, or others there).

    From each type come what is wrong with a document, place by place, the JSON Schema for whoever writes maps or reads
    views elsewhere, and the page's TypeScript.  Nothing of it is imported before it is asked for: it needs pydantic,
    which bare machines that play games by the million do not have.
    """

    def __init__(self, module: str, map: str = "Map", view: str = "View") -> None:
        self._module = module
        self._names = {"map": map, "view": view}

    @cached_property
    def _types(self) -> dict[str, Any]:
        from pydantic import TypeAdapter

        module = import_module(self._module)
        return {kind: TypeAdapter(getattr(module, name)) for kind, name in self._names.items()}

    def misfits(self, name: str, document: Mapping[str, Any]) -> list[Text]:
        """Everything in a "map" or a "view" that is not as its type says, each with its place.

        >>> paris = Documents("stellwerk.games.paris.document")
        >>> paris.misfits("map", {"format": "stellwerk-map/1", "rows": ["S", 7]})[3].plain()
        'bad-place(place: rows[1], fault: shape-text(found: 7))'
        """
        from pydantic import ValidationError

        try:
            self._types[name].validate_python(document, strict=True)
        except ValidationError as fault:
            faults = fault.errors(include_url=False)
            return [at(_place(each["loc"]), _fault(each)) for each in faults]
        return []

    def doubts(self, board: Any) -> list[Text]:
        """What is allowed on a map but hardly meant, each with its place: what the module's `doubts(board)` gives, if
        it has one."""
        return list(getattr(import_module(self._module), "doubts", lambda board: ())(board))

    @cached_property
    def schemas(self) -> dict[str, dict[str, Any]]:
        """The JSON Schemas of its "map" and its "view".

        >>> schemas = Documents("stellwerk.games.paris.document").schemas
        >>> schemas["map"]["properties"]["rows"]["type"]
        'array'
        """
        return {name: {"$schema": SCHEMA, **adapter.json_schema()} for name, adapter in self._types.items()}


ANY = Documents("stellwerk.typed", map="AnyMap", view="AnyView")
"""Of games that have no types of their own: what all maps and views are."""


def _place(location: Sequence[int | str]) -> str:
    """A place in a document: `seats[1].name`; which of several types it was held against, and whether a name
    or what it stands for is wrong, is nobody's business."""
    named = (part for part in location if isinstance(part, int) or not part.startswith(("(", "[")))
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part[:SHOWN]}" for part in named).lstrip(".")


def _fault(fault: Any) -> Text:
    """What is wrong at a place."""
    key, found = FAULTS.get(fault["type"], "shape-other"), repr(fault["input"])
    if key == "document-missing":
        return Text(key)
    facts: dict[str, Text | str] = {name: str(value) for name, value in fault.get("ctx", {}).items()}
    first, several, last = str(facts.get("expected", "")).rpartition(" or ")
    if several:
        facts["expected"] = Text("shape-either", first=first, last=last)
    return Text(key, found=found if len(found) <= SHOWN else found[:SHOWN] + "…", **facts)


FAULTS: Mapping[str, str] = {  # by pydantic's names for them
    "missing": "document-missing", "extra_forbidden": "shape-unknown", "string_type": "shape-text",
    "int_type": "record-number", "float_type": "shape-number", "bool_type": "shape-truth", "list_type": "shape-list",
    "dict_type": "shape-object", "literal_error": "shape-choice", "too_short": "shape-short", "too_long": "shape-long",
    "greater_than_equal": "shape-small", "greater_than": "shape-beyond", "less_than_equal": "shape-large",
    "less_than": "shape-beyond", "string_pattern_mismatch": "shape-pattern", "string_too_short": "shape-name",
    "string_too_long": "shape-name", "name": "shape-name", "line": "shape-line",
}  # fmt: skip
