"""Records: what a board and a state are made of.

A record is described once, field by field, each with its axes and one line of comment.  From that one description come
the NumPy dtype that rules work on, the readable JSON of positions (with labels instead of numbers), its validation, and
the documentation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .text import Text

# At run time an axis is a list of labels (written as an object, zeros left out) or a length (written as a list).
Axes = Mapping[str, "Sequence[str] | int"]

NOT_NOW = -(1 << 40)  # for a number of something that nobody can have now


class Row(np.record):  # type: ignore[misc]
    """A record whose fields are attributes, as NumPy's own, but read some ten times faster, and handed to compiled code
    five times faster: NumPy's looks fields up in Python, and describes all of them anew for whoever asks for its bytes.
    """

    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except (IndexError, ValueError):
            raise AttributeError(f"the record has no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            self[name] = value
        except (IndexError, ValueError) as fault:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"the record has no field {name!r}") from fault

    @property
    def data(self) -> Any:
        """The bytes, which Numba asks for at every call."""
        return self.getfield(_bytes(self.nbytes))


@lru_cache(maxsize=None)
def _bytes(count: int) -> np.dtype[Any]:
    return np.dtype((np.uint8, (count,)))


def copied(records: NDArray[Any] | np.record, times: int = 1) -> NDArray[Any]:
    """Copies of an array of records or of one record, byte by byte: NumPy's own way goes field by field and takes some
    ten times as long.

    >>> old = Record({}, [field("day", "u1", doc="the day")]).new(1)
    >>> new = copied(old)
    >>> new[0].day = 7
    >>> int(old[0].day), int(new[0].day)
    (0, 7)
    """
    return np.frombuffer(bytearray(records.tobytes() * times), records.dtype)


class Plain(SimpleNamespace):
    """A record in Python's own numbers and lists, each array turned into a list when it is first asked for."""

    def __init__(self, s: np.record) -> None:
        self._made: dict[Any, Any] = {}
        self._arrays: dict[str, Any] = {}
        arrays, own = self._arrays, self.__dict__
        for name, value in zip(s.dtype.names or (), np.frombuffer(s.tobytes(), s.dtype).tolist()[0], strict=True):
            (arrays if type(value) is np.ndarray else own)[name] = value

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._arrays:  # the former is what copying and pickling look for
            raise AttributeError(name)
        value = self.__dict__[name] = self._arrays[name].tolist()
        return value

    def once(self, make: Callable[..., Any], *args: Any) -> Any:
        """What a function makes of this record (and of other things that never change), made once: views of several
        seats share what is the same for all of them.

        >>> record = Record({"seat": 2}, [field("hand", "u1", "seat", doc="cards held")])
        >>> plain = record.plain(record.new(1)[0])
        >>> all_cards = lambda plain: {"cards": sum(plain.hand)}
        >>> plain.once(all_cards, plain) is plain.once(all_cards, plain)
        True
        """
        if make not in self._made:
            self._made[make] = make(*args)
        return self._made[make]


class RecordError(ValueError):
    """A document that does not fit the record: `place` says where, `text` what is wrong."""

    def __init__(self, place: str, text: Text) -> None:
        self.place = place
        self.text = text
        super().__init__(f"{place}: {text.plain()}")


@dataclass(frozen=True)
class Field:
    """One field of a record.

    `of` says what its numbers mean: nothing (a count), "index:AXIS" (a place on that axis, -1 for none), or "mask:AXIS"
    (a set of places on that axis, one bit each).  A count lies between `least` and `most`; an index may be none unless
    `none` says otherwise.
    """

    name: str
    type: str
    axes: tuple[str, ...]
    doc: str
    of: str = ""
    least: int = 0
    most: int | None = None
    none: bool = True

    def limits(self, axes: Axes) -> tuple[int, int]:
        """The smallest and the largest number that a place of this field can hold."""
        kind, _, axis = self.of.partition(":")
        if not kind:
            wide = np.iinfo(self.type)
            return (self.least, self.most) if self.most is not None else (int(wide.min), int(wide.max))
        labels = axes[axis]
        size = labels if isinstance(labels, int) else len(labels)
        return (0, (1 << size) - 1) if kind == "mask" else (-1 if self.none else 0, size - 1)


def field(
    name: str, type: str, *axes: str, doc: str, of: str = "", least: int = 0, most: int | None = None, none: bool = True
) -> Field:
    """Describe a field: its name, NumPy type, axes, one line of comment, and the range of its numbers."""
    return Field(name, type, axes, doc, of, least, most, none)


class Record:
    """The description of a record.

    `scratch` fields can be worked out from the others (or hold nothing worth keeping): they lie at the end of the
    record and are left out of hashes, positions and views.

    >>> record = Record({"seat": 2, "colour": 2}, [field("hand", "u1", "seat", "colour", doc="cards held")])
    >>> s = record.new(1)[0]
    >>> s.hand[1, 0] = 3
    >>> record.to_json(s, {"seat": 2, "colour": ["blue", "red"]})
    {'hand': [{}, {'blue': 3}]}
    """

    def __init__(self, axes: Mapping[str, int], fields: Sequence[Field], scratch: Sequence[Field] = ()) -> None:
        self.axes = dict(axes)
        self.fields = tuple(fields)
        self.scratch = tuple(scratch)
        self.dtype = self._dtype()
        # Bytes that count: everything before the scratch fields.
        self.core = sum(self.dtype[f.name].itemsize for f in self.fields)

    def _dtype(self) -> np.dtype[Any]:
        """Aligned, as GPUs need it, and the widest fields first, so that no hole lies between those that count: NumPy
        does not copy what is in holes, and a hash must not depend on it."""
        by_width = [
            f for part in (self.fields, self.scratch) for f in sorted(part, key=lambda f: -np.dtype(f.type).itemsize)
        ]
        layout = [(f.name, f.type, tuple(self.axes[a] for a in f.axes)) for f in by_width]
        return np.dtype((Row, np.dtype(layout, align=True)))

    def new(self, n: int) -> NDArray[Any]:
        """`n` records, all zero."""
        return np.zeros(n, self.dtype)

    def raw(self, s: np.record) -> bytes:
        """The bytes that count: equal for equal states."""
        return s.tobytes()[: self.core]

    def plain(self, s: np.record) -> Plain:
        """A copy of the record in Python's own numbers and lists: much faster to read one by one.

        >>> record = Record({"seat": 2}, [field("hand", "u1", "seat", doc="cards held")])
        >>> record.plain(record.new(1)[0]).hand
        [0, 0]
        """
        return Plain(s)

    # -------------------------------------------------------------------------------------------------- as a document

    def to_json(self, s: np.record, axes: Axes) -> dict[str, Any]:
        """The record as plain data with labels; scratch left out."""
        return {f.name: _write(np.asarray(s[f.name]), f.axes, f.of, axes) for f in self.fields}

    def from_json(self, document: Mapping[str, Any], axes: Axes) -> np.record:
        """A record from plain data; every fault is named with its place.

        >>> record = Record({"colour": 2}, [field("tray", "u1", "colour", doc="left")])
        >>> record.from_json({"tray": {"green": 1}}, {"colour": ["blue", "red"]})
        Traceback (most recent call last):
        stellwerk.engine.record.RecordError: tray: record-label(axis: colour, found: 'green', known: blue, red)
        """
        known = [f.name for f in self.fields]
        for name in document:
            if name not in known:
                raise RecordError(str(name), Text("record-unknown", known=", ".join(known)))
        s: np.record = self.new(1)[0]
        for f in self.fields:
            if f.name not in document:
                raise RecordError(f.name, Text("record-missing", doc=f.doc))
            if f.axes:
                _read(document[f.name], s[f.name], f.axes, f, axes, f.name)
            else:
                s[f.name] = _number(document[f.name], f, axes, f.name)
        return s

    def strays(self, s: np.record, axes: Axes) -> list[str]:
        """The fields that hold a number out of its range, or anything at all at places that the axes do not have
        (a seat that nobody sits on).  Compiled rules check no bounds: nothing with a stray may come to them.

        >>> record = Record({"seat": 4}, [field("wagons", "i1", "seat", most=45, doc="wagons left")])
        >>> s = record.new(1)[0]
        >>> s.wagons[:] = (45, 0, 0, 1)
        >>> record.strays(s, {"seat": 3}), record.strays(s, {"seat": 4})
        (['wagons'], [])
        """
        return [f.name for f in self.fields if self._strays(np.asarray(s[f.name]), f, axes)]

    def _strays(self, value: NDArray[Any], f: Field, axes: Axes) -> bool:
        least, most = f.limits(axes)
        sizes = [labels if isinstance(labels := axes[a], int) else len(labels) for a in f.axes]
        inside = value[tuple(slice(size) for size in sizes)]
        if inside.size and (int(inside.min()) < least or int(inside.max()) > most):
            return True
        nothing = -1 if f.of.startswith("index:") else 0
        beyond = (np.moveaxis(value, i, 0)[size:] for i, size in enumerate(sizes) if size < value.shape[i])
        return any(bool((rest != nothing).any()) for rest in beyond)


def _write(value: Any, names: Sequence[str], of: str, axes: Axes) -> Any:
    if not names:
        return _meaning(int(value), of, axes)
    labels = axes[names[0]]
    rows = [_write(v, names[1:], of, axes) for v in value]
    if isinstance(labels, int):
        return rows[:labels]
    empty = -1 if of.startswith("index:") else 0
    return {label: row for label, row, v in zip(labels, rows, value, strict=False) if np.any(v != empty)}


def _meaning(value: int, of: str, axes: Axes) -> Any:
    kind, _, axis = of.partition(":")
    if not kind:
        return value
    labels = axes[axis]
    if kind == "index":
        if value < 0:
            return None
        return value if isinstance(labels, int) else labels[value]
    size = labels if isinstance(labels, int) else len(labels)
    members = [i for i in range(size) if value >> i & 1]
    return members if isinstance(labels, int) else [labels[i] for i in members]


def _read(value: Any, into: Any, names: Sequence[str], f: Field, axes: Axes, place: str) -> None:
    labels = axes[names[0]]
    items: list[tuple[int, Any, str]]
    if f.of.startswith("index:"):
        into[...] = -1  # what is not named lies nowhere
    if isinstance(labels, int):
        if not isinstance(value, list) or len(value) != labels:
            raise RecordError(place, Text("record-list", count=labels, found=_found(value)))
        items = [(i, v, f"{place}[{i}]") for i, v in enumerate(value)]
    else:
        if not isinstance(value, dict):
            raise RecordError(place, Text("record-object", axis=names[0], found=_found(value)))
        items = [(_label(k, labels, names[0], place), v, f"{place}.{k}") for k, v in value.items()]
    for i, v, where in items:
        if len(names) > 1:
            _read(v, into[i], names[1:], f, axes, where)
        else:
            into[i] = _number(v, f, axes, where)


def _found(value: Any) -> str:
    """What was found instead of what belongs there, short enough for a sentence."""
    if isinstance(value, list | dict):
        return f"{len(value)} × {'[]' if isinstance(value, list) else '{}'}"
    words = repr(value)
    return words if len(words) <= 40 else words[:39] + "…"


def _label(text: Any, labels: Sequence[str], axis: str, place: str) -> int:
    try:
        return labels.index(text)
    except ValueError:
        few = ", ".join(labels) if len(labels) <= 12 else f"{labels[0]}, {labels[1]}, … {labels[-1]}"
        raise RecordError(place, Text("record-label", axis=axis, found=_found(text), known=few)) from None


def _number(value: Any, f: Field, axes: Axes, place: str) -> int:
    kind, _, axis = f.of.partition(":")
    if kind == "mask":
        if not isinstance(value, list):
            raise RecordError(place, Text("record-object", axis=axis, found=_found(value)))
        members = [_place(v, axes[axis], axis, place) for v in value]
        if len(set(members)) < len(members):
            raise RecordError(place, Text("record-twice"))
        return sum(1 << member for member in members)
    if kind == "index" and value is None and f.none:
        return -1
    if kind == "index":
        return _place(value, axes[axis], axis, place)
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError(place, Text("record-number", found=_found(value)))
    least, most = f.limits(axes)
    if not least <= value <= most:
        raise RecordError(place, Text("record-range", found=value, least=least, most=most))
    return value


def _place(value: Any, labels: Sequence[str] | int, axis: str, place: str) -> int:
    if not isinstance(labels, int):
        return _label(value, labels, axis, place)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < labels:
        raise RecordError(place, Text("record-label", axis=axis, found=_found(value), known=f"0 … {labels - 1}"))
    return value
