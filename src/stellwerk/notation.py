"""Notation from a game's table of actions: a verb and what it is done to, as short stable text that parses back.

`build blue 7.12` is the kind of action, and a label on each of its axes.  People may write things as they are called on
the page, in either language, with or without accents and hyphens: `Build BLAU St-Étienne`.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product
from typing import Any
from weakref import WeakKeyDictionary

from .engine.actions import Axis, Kinds
from .engine.game import Board
from .engine.text import Text
from .texts import LANGUAGES, say

QUOTED = 40  # letters of what somebody typed that are said again
WORD = re.compile(r"[a-z]+|[0-9]+(?:\.[0-9]+)*|#[0-9]+")
SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "o", "æ": "ae"})


def slug(text: str) -> str:
    """What people type, as it is compared: small letters without accents, numbers, and blanks between.

    >>> slug("Build  BLUE St-Étienne 7.12"), slug("Großreuth"), slug("box2")
    ('build blue st etienne 7.12', 'grossreuth', 'box 2')
    """
    if text.isascii():
        return " ".join(WORD.findall(text.lower()))
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return " ".join(WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter))))


def spelled_out(text: str) -> str:
    """A name without umlauts, as it is typed where there are none: `koeln`.

    >>> spelled_out("Köln")
    'koeln'
    """
    return slug(unicodedata.normalize("NFC", text).casefold().translate(SPELLED))


@dataclass(frozen=True)
class Missing:
    """A text that is well-formed but for one thing which there is not: of which axis, and how it was called."""

    axis: str
    found: str
    near: int | None = None
    """A thing that is called nearly so."""


@dataclass(frozen=True, eq=False)
class Notation:
    """The notation of a game: `write`, `parse` and `forms`, as `Game` wants them.

    A kind of action is written as its name (hyphens as blanks) and a label for each axis.  Where that is not what
    people say, `writers` has a function for the kind, `readers` one for the verb, and `more` every text that is
    well-formed.
    """

    kinds: Kinds
    writers: Mapping[str, Callable[..., str]] = field(default_factory=dict)
    """By kind: writer(board, *places), the whole text."""
    readers: Mapping[str, Callable[[Board, str], Any]] = field(default_factory=dict)
    """By verb: reader(board, rest), from what stands after the verb as it was typed: as `read`."""
    more: Callable[[Board], Iterable[str]] = field(default=lambda board: ())
    """more(board): every well-formed text of the kinds with writers of their own, and whatever else is well-formed."""
    tidy: Callable[[str], str] = field(default=lambda text: text)
    """tidy(text): what people type in the words of the notation, before it is read."""

    def write(self, board: Board, action: int) -> str:
        """The text of an action: always the same one on a board, and asked for again and again, so it is kept."""
        written = self._written.setdefault(board, {})
        if (text := written.get(action)) is None:
            text = written[int(action)] = self._text(board, action)
        return text

    def _text(self, board: Board, action: int) -> str:
        kind, at = self.kinds.named(action)
        if kind in self.writers:
            return self.writers[kind](board, *at)
        axes = self.kinds[kind].axes.values()
        words = (label(board, axis, place) for axis, place in zip(axes, at, strict=True))
        return " ".join([kind.replace("-", " "), *words])

    def parse(self, board: Board, text: str) -> int | None:
        """The action of a text, None if it names none."""
        found = self.read(board, text)
        return found if isinstance(found, int) else None

    def read(self, board: Board, text: str) -> int | Missing | None:
        """The action of a text, or what it names that there is not; None if it is not well-formed."""
        text = self.tidy(text)
        verb, _, rest = text.strip().partition(" ")
        if (reader := self.readers.get(slug(verb))) is not None:
            found: int | Missing | None = reader(board, rest)
            return found
        words = slug(text).split()
        for n in (2, 1):
            if (kind := self._verbs.get(" ".join(words[:n]))) is not None:
                axes = list(self.kinds[kind].axes.values())
                at = next(readings(board, words[n:], axes), None)
                return missing(board, words[n:], axes) if at is None else self.kinds.number(kind, *at)
        return None

    @cached_property
    def _written(self) -> MutableMapping[Board, dict[int, str]]:
        return WeakKeyDictionary()

    @cached_property
    def _verbs(self) -> Mapping[str, str]:
        """The kinds by what they are called in notation, but for those that are written in a way of their own."""
        return {slug(kind.name): kind.name for kind in self.kinds if kind.name not in self.writers}

    def forms(self, board: Board) -> Iterator[str]:
        """Every well-formed text, whether there is such an action or not."""
        for verb, kind in self._verbs.items():
            for words in product(*(labels(board, axis) for axis in self.kinds[kind].axes.values())):
                yield " ".join((verb, *words))
        yield from self.more(board)


# ------------------------------------------------------------------------------------------------------------ the names


def labels(board: Board, axis: Axis) -> Sequence[str]:
    """The stable labels of an axis on a board."""
    return axis.labels or board.labels[axis.name]


def label(board: Board, axis: Axis, place: int) -> str:
    """A thing on an axis as notation writes it; places that this board has not are written as their numbers."""
    known = labels(board, axis)
    return known[place - axis.first] if place - axis.first < len(known) else f"#{place}"


@lru_cache(maxsize=256)
def names_on(board: Board, axis: Axis) -> Mapping[str, int]:
    """All that the things of an axis are called: labels, and names in all languages, with umlauts or spelled out."""
    found = {slug(text): i + axis.first for i, text in enumerate(labels(board, axis))}
    for i, name in spoken(board, axis):
        found.setdefault(slug(name), i + axis.first)
        found.setdefault(spelled_out(name), i + axis.first)
    return found


@lru_cache(maxsize=256)
def longest_on(board: Board, axis: Axis) -> int:
    """How many words the longest name on an axis has."""
    return max([1, *(len(name.split()) for name in names_on(board, axis))])


def spoken(board: Board, axis: Axis) -> Iterator[tuple[int, str]]:
    """The names of the things of an axis as people see them: the board's, and words for what it does not name."""
    named = board.names.get(axis.name, ())
    yield from enumerate(named)
    for language in LANGUAGES:
        yield from enumerate(board.names.get(f"{axis.name}-{language}", ()))
    if axis.words:
        for i, text in enumerate(labels(board, axis)[len(named) :], len(named)):
            yield from ((i, say(Text(f"{axis.words}-{text}"), language)) for language in LANGUAGES)


def place_on(board: Board, axis: Axis, text: str) -> int | None:
    """The place of a thing on an axis by any of its names."""
    found = names_on(board, axis).get(slug(text))
    if found is None and re.fullmatch(r"#\d{1,6}", text) and int(text[1:]) - axis.first in range(len(axis)):
        return int(text[1:])
    return found


def readings(board: Board, words: Sequence[str], axes: Sequence[Axis]) -> Iterator[tuple[int, ...]]:
    """The ways to read words as things on axes, one after the other; names may have several words."""
    if not axes:
        if not words:
            yield ()
        return
    for n in range(1, min(len(words), longest_on(board, axes[0])) + 1):
        if (place := place_on(board, axes[0], " ".join(words[:n]))) is not None:
            yield from ((place, *rest) for rest in readings(board, words[n:], axes[1:]))


def missing(board: Board, words: Sequence[str], axes: Sequence[Axis]) -> Missing | None:
    """The first thing that words name which is not on its axis; None if there are not words for all axes."""
    for i, axis in enumerate(axes):
        is_last = i == len(axes) - 1
        if not words:
            return None
        most = min(len(words), longest_on(board, axis))
        known = [n for n in range(1, most + 1) if place_on(board, axis, " ".join(words[:n])) is not None]
        if not known or (is_last and known[-1] < len(words)):
            found = " ".join(words if is_last else words[:1])[:QUOTED]
            return Missing(axis.name, found, _near(board, axis, found))
        words = words[known[-1] :]
    return None


def _near(board: Board, axis: Axis, text: str) -> int | None:
    """A thing that is called nearly as a text; none for numbers, which are all alike."""
    if not any(letter.isalpha() for letter in text):
        return None
    names = names_on(board, axis)
    near = difflib.get_close_matches(text, names, 1)
    return names[near[0]] if near else None
