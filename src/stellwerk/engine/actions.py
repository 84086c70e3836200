"""Actions are declared: one table per game of the kinds of action there are, each with named axes.

A game writes its table once, in `actions.py`:

>>> COLOUR = Axis("colour", ("red", "green"))
>>> KINDS = Kinds(__file__, Kind("stop"), Kind("build", colour=COLOUR, space=Axis("space", size=9)))

and from it come the number of actions, compiled functions that make an action and take it apart, the way from an action
to the rule of its kind, the names in notation and logs, and the axes that learners see:

>>> KINDS.size
19
>>> STOP, BUILD = KINDS.codes
>>> to_build = KINDS.maker("build")
>>> int(to_build(1, 2))
12
>>> tuple(map(int, KINDS.reader()(12)))  # kind, and places on up to three axes
(1, 1, 2, 0)
>>> KINDS.named(12)
Action(kind='build', at=(1, 2))

Rules never see where a kind begins: they say `to_build(colour, space)` and `kind, colour, space, _ = read(action)`.
"""

from __future__ import annotations

import keyword
import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from .written import written

MOST_AXES = 3  # of one kind


@dataclass(frozen=True)
class Axis:
    """What the actions of a kind are counted by: colours, spaces, amounts.

    Its labels are the same on every map, or else the board's (`board.labels[name]`), up to `size` of them.
    """

    name: str
    labels: tuple[str, ...] = ()
    size: int = 0
    first: int = 0
    """The first place on it: amounts may be counted from 1, bids from 2."""
    words: str = ""
    """How its labels are called by people: the beginning of message keys (`paris-colour` for `paris-colour-red`); names
    that differ from map to map are in `board.names[name]`."""

    def __len__(self) -> int:
        return self.size or len(self.labels)

    @classmethod
    def amounts(cls, name: str, least: int, most: int) -> Axis:
        """Amounts from the least to the most, written as numbers.

        >>> Axis.amounts("count", 1, 2).labels
        ('1', '2')
        """
        return cls(name, tuple(map(str, range(least, most + 1))), first=least)


class Kind:
    """A kind of action: its verb, and the axes by which its actions are counted, in that order."""

    def __init__(self, name: str, /, **axes: Axis) -> None:
        if len(axes) > MOST_AXES:
            raise ValueError(f"{name} has {len(axes)} axes; a kind of action has {MOST_AXES} at most")
        self.name, self.axes = name, axes

    def __len__(self) -> int:
        """How many actions there are of this kind."""
        return math.prod(map(len, self.axes.values()))

    @property
    def verb(self) -> str:
        """What it is called in rules.

        >>> Kind("load-all").verb, Kind("pass").verb
        ('load_all', 'pass_')
        """
        verb = self.name.replace("-", "_")
        return f"{verb}_" if keyword.iskeyword(verb) else verb

    def __repr__(self) -> str:
        return f"Kind({', '.join([repr(self.name), *(f'{name}={len(axis)}' for name, axis in self.axes.items())])})"


class Action(NamedTuple):
    """An action taken apart: `case ("build", (colour, space))`."""

    kind: str
    at: tuple[int, ...]


class Kinds:
    """The actions of a game: all its kinds, numbered one after the other."""

    def __init__(self, source: str, *kinds: Kind) -> None:
        self.home = Path(source).parent
        self.kinds = kinds
        self.starts = [0, *accumulate(map(len, kinds))]
        self.size = self.starts.pop()
        self.codes = range(len(kinds))
        self._code = {kind.name: code for code, kind in enumerate(kinds)}
        if len(self._code) < len(kinds):
            raise ValueError("two kinds of action have the same name")

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds)

    def __getitem__(self, name: str) -> Kind:
        return self.kinds[self._code[name]]

    # ------------------------------------------------------------------------------------------------------- in Python

    def number(self, kind: str, *at: int) -> int:
        """The action of a kind at places on its axes."""
        code = self._code[kind]
        number = 0
        for axis, place in zip(self.kinds[code].axes.values(), at, strict=True):
            if not axis.first <= place < axis.first + len(axis):
                raise ValueError(f"{kind} {at}: {place} is no {axis.name}")
            number = number * len(axis) + place - axis.first
        return self.starts[code] + int(number)

    def named(self, action: int) -> Action:
        """An action taken apart."""
        code = bisect_right(self.starts, action) - 1
        kind, rest, at = self.kinds[code], int(action) - self.starts[code], []
        for axis in reversed(kind.axes.values()):
            rest, place = divmod(rest, len(axis))
            at.append(place + axis.first)
        return Action(kind.name, tuple(reversed(at)))

    def range(self, kind: str) -> range:
        """The actions of a kind.

        >>> Kinds(__file__, Kind("stop"), Kind("take", card=Axis("card", size=4))).range("take")
        range(1, 5)
        """
        code = self._code[kind]
        return range(self.starts[code], self.starts[code] + len(self.kinds[code]))

    # -------------------------------------------------------------------------------------------------------- in rules

    def maker(self, kind: str) -> Callable[..., int]:
        """A rule that makes actions of a kind: `to_build(colour, space)`."""
        made: Callable[..., int] = getattr(self._made, f"to_{kind}".replace("-", "_"))
        return made

    @property
    def makers(self) -> tuple[Callable[..., int], ...]:
        """The rules that make actions, one for each kind."""
        return tuple(self.maker(kind.name) for kind in self.kinds)

    def reader(self) -> Callable[..., tuple[int, int, int, int]]:
        """A rule that takes actions apart: `kind, x, y, z = read(action)`, with 0 for axes that the kind has not."""
        read: Callable[..., tuple[int, int, int, int]] = self._made.read
        return read

    def each(self, name: str, *given: str, **rules: Callable[..., Any]) -> Callable[..., Any]:
        """A rule `name(b, s, action, *given)` that hands an action on to the rule of its kind, which is called with
        `b, s, *given` and its places on the kind's axes.

        >>> from stellwerk.engine.rule import rule
        >>> kinds = Kinds(__file__, Kind("stop"), Kind("take", card=Axis("card", size=4)))
        >>> @rule
        ... def stop(b, s):
        ...     return 0
        >>> @rule
        ... def take(b, s, card):
        ...     return 10 * card
        >>> int(kinds.each("worth", stop=stop, take=take)(None, None, 3))
        20
        """
        said = {kind.verb for kind in self.kinds}
        if said != set(rules):
            raise ValueError(
                f"{name}: a rule for each kind of action is needed; not so for {sorted(said ^ set(rules))}"
            )
        source = f"def {name}({', '.join(['b', 's', 'action', *given])}):\n"
        source += self._branches(self.codes, "    ", lambda code: self._call(code, given))
        return getattr(written(self.home, name, "@rule\n" + source, **rules), name)  # type: ignore[no-any-return]

    # ------------------------------------------------------------------------------------------------- written for them

    @cached_property
    def _made(self) -> ModuleType:
        """The module with the makers and `read`.  Rules can hold no table of functions and Numba keeps no closure from
        one process to the next, so this is written out as anybody would write it by hand."""
        parts = [self._maker_source(code) for code in self.codes]
        parts.append("def read(action):\n" + self._branches(self.codes, "    ", self._parts))
        return written(self.home, "actions", "\n\n".join("@rule\n" + part for part in parts))

    def _maker_source(self, code: int) -> str:
        kind = self.kinds[code]
        number = ""
        for name, axis in kind.axes.items():
            place = f"{name} - {axis.first}" if axis.first else name
            number = f"({number}) * {len(axis)} + {place}" if number else place
        begin = self.starts[code]
        name = kind.name.replace("-", "_")
        return f"def to_{name}({', '.join(kind.axes)}):\n    return {f'{begin} + {number}' if number else begin}\n"

    def _branches(self, codes: Sequence[int], indent: str, leaf: Callable[[int], str]) -> str:
        """Source that finds the kind of `action` by halves, and does what `leaf` says with it."""
        if len(codes) == 1:
            return f"{indent}{leaf(codes[0])}\n"
        half = len(codes) // 2
        found = f"{indent}if action < {self.starts[codes[half]]}:\n"
        found += self._branches(codes[:half], indent + "    ", leaf)
        return found + self._branches(codes[half:], indent, leaf)

    def _places(self, code: int) -> list[str]:
        """Source of the places of `action` on the axes of a kind."""
        begin, step, found = self.starts[code], 1, []
        at = f"(action - {begin})" if begin else "action"
        for i, axis in reversed(list(enumerate(self.kinds[code].axes.values()))):
            place = f"{at} // {step}" if step > 1 else at
            place = f"{place} % {len(axis)}" if i else place
            found.append(f"{place} + {axis.first}" if axis.first else place)
            step *= len(axis)
        return found[::-1]

    def _parts(self, code: int) -> str:
        places = self._places(code)
        return "return " + ", ".join([str(code), *places, *["0"] * (MOST_AXES - len(places))])

    def _call(self, code: int, given: Sequence[str]) -> str:
        return f"return {self.kinds[code].verb}({', '.join(['b', 's', *given, *self._places(code)])})"
