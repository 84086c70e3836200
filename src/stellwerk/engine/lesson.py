"""Lessons: a guided first game, as data.

A lesson is a match with prepared luck (its seed) and steps through it.  A step shows something, and may want something
to be done; what the others do then is written down as well, so that a lesson is one line of actions from its beginning
to its end.  Its words are in the game's catalogue: `<game>-<lesson>-<step>-title`, `<game>-<lesson>-<step>` (what to
look at or to do), and where something is to be done `<game>-<lesson>-<step>-done` (what that meant); `-other`, if there
is one, is said to who tries something else.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from .text import Text

ANY = " *"  # at the end of an action: any that begins so
FEWEST, MOST = 12, 20  # steps


@dataclass(frozen=True)
class Step:
    """One thing to look at or to do."""

    name: str
    does: tuple[str, ...] = ()
    """What is to be done, one after the other: actions in notation; "build red *" is any that begins so."""
    shows: tuple[str, ...] = ()
    """What is pointed out: groups of the drawing, and what lies beside it, by their ids."""
    then: tuple[str, ...] = ()
    """What the others do when this step is left, before the next begins."""


def step(name: str, does: str = "", shows: str = "", then: str = "") -> Step:
    """A step as a lesson has it written down: actions with semicolons between them, ids with spaces.

    >>> step("city", "build red 7.21; build red 8.22", "space-8.22 companies").does
    ('build red 7.21', 'build red 8.22')
    """
    done, after = (tuple(action.strip() for action in text.split(";") if action.strip()) for text in (does, then))
    return Step(name, done, tuple(shows.split()), after)


@dataclass(frozen=True)
class Lesson:
    """A guided first game on one of a game's maps."""

    name: str
    """Of its words: `<game>-<name>-...`."""
    map: str
    players: int
    seed: int
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    """What has happened before it begins."""
    seat: int = 0
    """Where the learner sits."""
    others: tuple[str, ...] = ("Ida", "Otto", "Emma")
    """What the others are called."""

    @cached_property
    def digest(self) -> str:
        """Changes with whatever is in it, but its words."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]

    @cached_property
    def line(self) -> tuple[str, ...]:
        """All that is done from the first step on, by the learner and the others."""
        return tuple(itertools.chain.from_iterable((*step.does, *step.then) for step in self.steps))

    @cached_property
    def begins(self) -> tuple[int, ...]:
        """For each step how many actions of the match come before it; then how many there are in all.

        >>> steps = (step("look"), step("build", does="build red 7.21; stop", then="build blue *"), step("end"))
        >>> Lesson("guide", "france", 3, 7, steps).begins
        (0, 0, 3, 3)
        """
        counts = (len(step.does) + len(step.then) for step in self.steps)
        return tuple(itertools.accumulate(counts, initial=len(self.before)))

    def wanted(self, step: int, done: int) -> str | None:
        """What is to be done next in a step, after so many actions of the match; None if all is done."""
        does, at = self.steps[step].does, done - self.begins[step]
        return does[at] if at < len(does) else None

    def text(self, game: str, step: int, part: str = "") -> Text:
        """The words of a step, or of a part of it: "title", "done", "other"."""
        return Text("-".join(filter(None, (game, self.name, self.steps[step].name, part))))


def fits(action: str, wanted: str) -> bool:
    """Whether an action is what is wanted.

    >>> fits("build red 7.21", "build red *"), fits("build red 7.21", "build red 7.21"), fits("stop", "build red *")
    (True, True, False)
    """
    return action.startswith(wanted[:-1]) if wanted.endswith(ANY) else action == wanted
