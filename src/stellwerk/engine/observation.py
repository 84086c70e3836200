"""Observations are declared: which fields of the record a seat sees, by which number they are divided, from whose side.

A game lists its features once, in `knowledge.py`:

>>> from stellwerk.engine.record import Record, field
>>> from stellwerk.engine.rule import rule
>>> STATE = Record({"seat": 3, "colour": 2}, [
...     field("players", "i1", doc="how many play"),
...     field("hand", "u1", "seat", "colour", most=8, doc="cards held (secret)"),
...     field("row", "i1", of="index:colour", doc="the card that lies out"),
...     field("points", "i2", "seat", most=100, doc="points so far"),
... ])
>>> OBSERVATION = Observation(__file__, STATE, own("hand"), seen("row"), each_seat(seen("points"), in_play))

and from it come `observe`, written out and compiled, and names by which learners can ask for them:

>>> s = STATE.new(1)[0]
>>> s.players, s.row, s.points[:2], s.hand[1] = 2, 1, (50, 100), (4, 8)
>>> out = np.zeros(OBSERVATION.size, np.float32)
>>> OBSERVATION.rule(None, s, 1, out)
>>> out.tolist()  # what seat 1 sees: its hand, the row, then itself, the next seat, and a seat that does not play
[0.5, 1.0, 0.0, 1.0, 1.0, 1.0, 0.5, 1.0, 0.0, 0.0]
>>> OBSERVATION.names[:4]
['hand 0', 'hand 1', 'row 0', 'row 1']
>>> OBSERVATION.places("points").tolist()
[4, 6, 8]
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .record import Field, Record
from .rule import rule
from .written import written

SEATS = "seats"  # the group of what is seen of each seat


@dataclass(frozen=True)
class Feature:
    """Some numbers that a seat sees: a field of the record, or what a rule works out."""

    name: str
    field: str = ""
    rule: Callable[..., float] | None = None
    sizes: tuple[int, ...] = ()
    """How many there are on each axis, where the record does not say."""
    over: float | None = None
    """What they are divided by; a count that does not say by the most that it can be."""
    own: bool = False
    """Of the observing seat alone."""
    holder: bool = False
    """Whether a seat is the one that the field names."""


def seen(field: str, *sizes: int, name: str = "", over: float | None = None) -> Feature:
    """A field that everybody sees: a count as a part of the most, an index as a 1 among zeros, a set as ones and zeros
    (with `sizes`, so many).  Of `each_seat` the field's first axis is the seat."""
    return Feature(name or field, field, sizes=sizes, over=over)


def own(field: str, *sizes: int, name: str = "", over: float | None = None) -> Feature:
    """A field whose first axis is the seat, of which each seat sees its own."""
    return Feature(name or field, field, sizes=sizes, over=over, own=True)


def whose(field: str, name: str = "") -> Feature:
    """Of `each_seat`: 1 wherever a field names the seat, such as tracks that it owns."""
    return Feature(name or field, field, holder=True)


def told(name: str, rule: Callable[..., float], *sizes: int, over: float = 1) -> Feature:
    """What a rule works out: rule(b, s, seat, *places), of `each_seat` rule(b, s, seat, p, *places), for what `seat`
    may know of p."""
    return Feature(name, rule=rule, sizes=sizes, over=over)


@rule
def _in_play(b, s, seat, p):  # type: ignore[no-untyped-def]
    return 1.0


in_play = told("in play", _in_play)  # of `each_seat`: seats that nobody sits on have 0


class Seats(tuple[Feature, ...]):
    """What is seen of each seat, the observing one first; all 0 for seats that nobody sits on."""


def each_seat(*features: Feature) -> Seats:
    """Features of each seat: for fields whose first axis is the seat, and for rules that are asked about one."""
    return Seats(features)


class Observation:
    """What a seat sees, as numbers of about 0 to 1, in the order in which they are declared."""

    def __init__(self, source: str, state: Record, *features: Feature | Seats) -> None:
        self.home, self.state = Path(source).parent, state
        self.most = state.axes.get("seat", 0)
        self.entries = [
            Seats(self._measured(f, 1) for f in entry) if isinstance(entry, Seats) else self._measured(entry, 0)
            for entry in features
        ]
        self.features = [
            (entry.name if isinstance(entry, Feature) else SEATS, self._size(entry)) for entry in self.entries
        ]
        self.size = sum(size for _, size in self.features)

    def _measured(self, feature: Feature, skipped: int) -> Feature:
        """A feature with all its sizes, and what it is divided by; so many of its field's axes are the seat's."""
        if not feature.field:
            return feature
        field = self._field(feature)
        kind, _, axis = field.of.partition(":")
        if feature.holder:
            return replace(feature, sizes=tuple(self.state.axes[a] for a in field.axes), over=1)
        sizes = [self.state.axes[a] for a in field.axes[1 if feature.own else skipped :]]
        if kind and not feature.sizes:
            sizes.append(self.state.axes[axis])
        is_count = not kind and not feature.sizes
        return replace(feature, sizes=(*sizes, *feature.sizes), over=feature.over or (is_count and field.most) or 1)

    def _field(self, feature: Feature) -> Field:
        return next(f for f in (*self.state.fields, *self.state.scratch) if f.name == feature.field)

    def _size(self, entry: Feature | Seats) -> int:
        return self.most * sum(map(_count, entry)) if isinstance(entry, Seats) else _count(entry)

    # ------------------------------------------------------------------------------------------------------- the names

    @cached_property
    def names(self) -> list[str]:
        """What each number is."""
        return [
            f"{whose}{f.name}{''.join(f' {i}' for i in at)}"
            for f, _, whose in self._placed()
            for at in product(*map(range, f.sizes))
        ]

    def places(self, *names: str) -> NDArray[np.int64]:
        """Where the numbers of some features stand in an observation, so that a learner can pick or leave them out;
        those of the seats one by one, or all together as `seats`."""
        known: dict[str, list[int]] = {}
        for f, at, whose in self._placed():
            for name in (f.name, SEATS) if whose else (f.name,):
                known.setdefault(name, []).extend(range(at, at + _count(f)))
        if unknown := [name for name in names if name not in known]:
            raise KeyError(f"no such features: {', '.join(unknown)}; there are {', '.join(known)}")
        return np.unique(np.concatenate([known[name] for name in names])).astype(np.int64)

    def _placed(self) -> Iterator[tuple[Feature, int, str]]:
        """All features, where each begins, and whose it is."""
        at = 0
        for entry in self.entries:
            for i in range(self.most if isinstance(entry, Seats) else 1):
                for f in entry if isinstance(entry, Seats) else (entry,):
                    yield f, at, f"seat +{i} " if isinstance(entry, Seats) else ""
                    at += _count(f)

    # -------------------------------------------------------------------------------------------------------- the rule

    @cached_property
    def rule(self) -> Callable[..., None]:
        """observe(b, s, seat, out)"""
        lines, at = ["@rule", "def observe(b, s, seat, out):"], 0
        rules: dict[str, Any] = {}
        for entry in self.entries:
            if isinstance(entry, Seats):
                lines += self._of_seats(entry, at, rules)
            else:
                lines += self._loops(entry, "    ", str(at), rules)
            at += self._size(entry)
        made: Callable[..., None] = written(self.home, "observation", "\n".join(lines) + "\n", **rules).observe
        return made

    def _of_seats(self, entry: Seats, at: int, rules: dict[str, Any]) -> list[str]:
        each, offset = sum(map(_count, entry)), 0
        lines = [
            f"    for i in range({self.most}):",
            f"        n = {at} + i * {each}",
            "        if i >= s.players:",
            f"            for k in range({each}):",
            "                out[n + k] = 0.0",
            "            continue",
            "        p = (seat + i) % s.players",
        ]
        for f in entry:
            lines += self._loops(f, "        ", f"n + {offset}", rules, "p")
            offset += _count(f)
        return lines

    def _loops(self, f: Feature, indent: str, at: str, rules: dict[str, Any], p: str = "") -> list[str]:
        """Source that writes the numbers of a feature from a place on."""
        lines, where, step = [], [at], math.prod(f.sizes)
        indices = [f"k{i}" for i in range(len(f.sizes))]
        for index, size in zip(indices, f.sizes, strict=True):
            step //= size
            lines.append(f"{indent}for {index} in range({size}):")
            where.append(f"{index} * {step}" if step > 1 else index)
            indent += "    "
        return [*lines, f"{indent}out[{' + '.join(where)}] = {self._number(f, indices, rules, p)}"]

    def _number(self, f: Feature, indices: list[str], rules: dict[str, Any], p: str) -> str:
        """Source of one number of a feature."""
        if f.rule is not None:
            name = f"rule{len(rules)}"
            rules[name] = f.rule
            return _over(f"{name}({', '.join(['b', 's', 'seat', *([p] if p else []), *indices])})", f.over)
        field = self._field(f)
        whom = ["seat"] if f.own else [p] if p and not f.holder else []
        kind = field.of.partition(":")[0]
        if f.holder:
            return f"1.0 if {_at(f.field, indices)} == {p} else 0.0"
        if kind == "mask":
            return f"{_at(f.field, [*whom, *indices[:-1]])} >> {indices[-1]} & 1"
        if len(whom) + len(indices) > len(field.axes):
            return f"1.0 if {_at(f.field, [*whom, *indices[:-1]])} == {indices[-1]} else 0.0"
        return _over(_at(f.field, [*whom, *indices]), f.over)


def _at(field: str, indices: Sequence[str]) -> str:
    return f"s.{field}[{', '.join(indices)}]" if indices else f"s.{field}"


def _over(number: str, over: float | None) -> str:
    return number if over in (None, 1) else f"{number} / {over}"


def _count(f: Feature) -> int:
    """How many numbers a feature has."""
    return math.prod(f.sizes)
