"""Drawings as values: what is on the table is described once, and SVG is one rendering of it.

A drawing has a *ground*, which stays the same all game long (country, tiles, frame, style) and is drawn once for a
board and a language; and *groups*, each with an id, for all that can change.  A group is a small value: the function
that draws it, and everything that it depends on.  Two groups that are equal look the same, so what has changed between
two moments is found without drawing either, and a group that was drawn once, at whatever table, is not drawn again.

>>> from stellwerk.drawing import Box, tag
>>> def disc(id, colour):
...     return tag("circle", id=id, r=9, fill=colour)
>>> ground = Ground("tiny", Box(0, 0, 40, 40), "en", ["<g>", Slot("disc-1"), Slot("disc-2"), "</g>"])
>>> before = Scene(ground, {"disc-1": Group(disc, ("disc-1", "red")), "disc-2": Group(disc, ("disc-2", "blue"))})
>>> after = Scene(ground, {**before.groups, "disc-2": Group(disc, ("disc-2", "green"))})
>>> after.changes(before)
{'disc-2': '<circle id="disc-2" r="9" fill="green"/>'}
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from .drawing import Box, whole


class Group(NamedTuple):
    """A part of a drawing that can change: `draw(*args)` writes it as an element whose id is the group's."""

    draw: Callable[..., str]
    args: tuple[Hashable, ...]


class Slot(str):
    """Where on the ground a group stands, by its id."""

    __slots__ = ()


Part: TypeAlias = "str | Slot"


def wrapped(class_: str, ids: Iterable[str]) -> list[Part]:
    """The places of several groups within one of a class.

    >>> wrapped("cities", ["city-ulm"])
    ['<g class="cities">', 'city-ulm', '</g>']
    """
    return [f'<g class="{class_}">', *map(Slot, ids), "</g>"]


@dataclass(frozen=True, eq=False)
class Ground:
    """What of a drawing always stays: texts, and between them the places of the groups."""

    name: str
    """The class of the drawing, with which all that it defines begins."""
    sheet: Box
    language: str
    parts: Sequence[Part]

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """The ids of all groups, from the lowest to the uppermost."""
        return tuple(str(part) for part in self.parts if isinstance(part, Slot))


@lru_cache(maxsize=16_384)  # a group has some 500 bytes
def drawn(group: Group) -> str:
    """A group as SVG."""
    return group.draw(*group.args)


@dataclass(frozen=True, eq=False)
class Scene:
    """A drawing of a moment: the ground, and what stands on it."""

    ground: Ground
    groups: Mapping[str, Group]

    def svg(self, theme: str = "light") -> str:
        """The whole drawing as SVG."""
        return whole(self.ground.name, self.ground.sheet, list(self._parts()), self.ground.language, theme)

    def _parts(self) -> Iterator[str]:
        for part in self.ground.parts:
            yield drawn(self.groups[part]) if isinstance(part, Slot) else part

    def changes(self, old: Scene) -> dict[str, str] | None:
        """The groups that differ from an older drawing, as SVG by id; None if they do not stand on the same ground."""
        if self.ground is not old.ground:
            return None
        before = old.groups
        return {id: drawn(group) for id, group in self.groups.items() if group != before[id]}
