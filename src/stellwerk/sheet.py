"""Sheets: everything beside the map, described once per game.

A game says of a view what lies on the table besides the map, as a tree of few generic parts; the page, the panel of an
SVG drawing, the terminal and the words for who reads are renderings of it (`sheets.py`).  All parts are values, so one
that has not changed is not worked out again, and is not sent again.

>>> row = Cards("row", "Row", items=(Item("row-1", "Red", pieces=(Piece("card", "red", "R"),)),))
>>> Sheet(ask="Draw a card", parts=(row,)).parts[0].items[0].title
'Red'

Whatever has an id can be clicked if an offer names it (`Offer.at`), and moves can begin and end there (`Move`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps
from operator import itemgetter
from typing import Any, ParamSpec, TypeAlias, TypeVar

from .engine.moves import Piece, kept_hash
from .engine.text import Text

Words: TypeAlias = Text | str
Value: TypeAlias = Text | str | int | None

P = ParamSpec("P")
T = TypeVar("T")
MOMENTS = 256  # whose parts are kept, of one kind

# What state a thing is in, which colours and marks it: done and lost are for good.
STATES = ("", "done", "lost", "now", "past", "quiet")


def for_all(*entries: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A part that is made of these entries of the view alone, which is the last argument: the views of all seats share
    them, so it is made once for all who look.

    >>> @for_all("row")
    ... def cards(view):
    ...     print("made")
    ...     return tuple(view["row"])
    >>> row = ["red", "blue"]
    >>> cards({"seat": 0, "row": row}) is cards({"seat": 1, "row": row})
    made
    True
    """

    def shared(make: Callable[P, T]) -> Callable[P, T]:
        known: OrderedDict[Any, tuple[T, Any]] = OrderedDict()
        used = itemgetter(*entries, entries[0])  # twice, so that it is a tuple

        @wraps(make)
        def made(*args: P.args, **more: P.kwargs) -> T:
            *rest, view = args
            uses = (*rest, *used(view))  # type: ignore[arg-type]
            key = tuple(map(id, uses))
            if (found := known.get(key)) is None:
                found = known[key] = make(*args, **more), uses  # keeps them alive, so that no other gets their ids
                if len(known) > MOMENTS:
                    with suppress(KeyError):  # another thread was faster
                        known.popitem(last=False)
            return found[0]

        return made

    return shared


@dataclass(frozen=True)
class Item:
    """A thing in a part: a card, a ticket, a company, a train; each part shows of it what it has room for."""

    id: str = ""
    """By which it can be clicked; "" for what never is."""
    title: Words = ""
    text: Words = ""
    """What is said below or beside it, smaller."""
    said: Words = ""
    """In place of the text, for who hears or reads it in words: what its pieces show to the eye."""
    value: Value = None
    """Its number: points of a ticket, cards of a colour, bid on a box."""
    pieces: tuple[Piece, ...] = ()
    """What it looks like, or what lies on it."""
    seat: int | None = None
    """Whose it is: shown by that seat's livery."""
    state: str = ""
    """One of STATES."""
    cells: tuple[Value, ...] = ()
    """In a table: what stands in the columns after the first."""
    when: tuple[int, int] | None = None
    """On a timeline: its first and its last day."""
    shows: tuple[str, ...] = ()
    """Groups of the drawing that a look at it points out, such as the way of a ticket."""

    __hash__ = kept_hash


@dataclass(frozen=True)
class Named:
    """What all parts have."""

    id: str
    title: Words = ""
    aside: Words = ""
    """Beside the title: a sum, a count."""
    own: bool = False
    """Whether it is what the seat that looks holds: its hand, its tickets."""
    on_map: bool = False
    """Whether the drawing shows all of it: then it is only said, in words and in the terminal."""


@dataclass(frozen=True)
class Cards(Named):
    """Things that lie side by side: a hand, a row, tickets, cards on display."""

    items: tuple[Item, ...] = ()
    look: str = "card"
    """"card": upright, known by its pieces and its number; "line": one below the other, with title and text;
    "tile": side by side, with title and text."""
    choose: str = ""
    """If some of the items may be chosen together: the verb of the action, whose notation is `verb 1,3`."""
    most: int = 0
    """So many there can be: room is kept for them, so that nothing moves when more come."""

    __hash__ = kept_hash


@dataclass(frozen=True)
class Counters(Named):
    """Numbers, each with a piece or a word: what is in store, what a seat has."""

    items: tuple[Item, ...] = ()

    __hash__ = kept_hash


@dataclass(frozen=True)
class Lane:
    """A line of a track: what is counted, and how far each seat has come.  Moves can begin and end at its steps,
    such as `ID-4`."""

    title: Words
    piece: Piece | None
    at: tuple[int, ...]
    id: str = ""
    order: tuple[int, ...] = ()
    """The seats from the first to the last, where more than the steps decides who is ahead."""

    __hash__ = kept_hash


@dataclass(frozen=True)
class Track(Named):
    """How far everybody has come: influence, development."""

    lanes: tuple[Lane, ...] = ()
    most: int = 0
    """The end of the track."""
    least: int = 0
    """Its beginning, below 0 where one can fall behind."""

    __hash__ = kept_hash


@dataclass(frozen=True)
class Table(Named):
    """Things with several numbers each: companies, trains, boxes of an auction, places."""

    head: tuple[Words, ...] = ()
    """What the columns are called, the first one included."""
    items: tuple[Item, ...] = ()

    __hash__ = kept_hash


@dataclass(frozen=True)
class Meter(Named):
    """How much of something is used up."""

    value: int = 0
    most: int = 1
    text: Words = ""


@dataclass(frozen=True)
class Timeline(Named):
    """Days with the discs of the players, and what falls on some of the days.  Moves can begin and end at days, such as
    `ID-12`."""

    last: int = 0
    end: int = 0
    """The day with which the game ends: those after it are not reached by everybody."""
    marked: tuple[int, ...] = ()
    discs: tuple[tuple[int, int], ...] = ()
    """Seat and day of each, the one below first."""
    items: tuple[Item, ...] = ()

    __hash__ = kept_hash


@dataclass(frozen=True)
class Note(Named):
    """A sentence; its state says whether it is good news or a warning."""

    text: Words = ""
    state: str = ""


Part: TypeAlias = Cards | Counters | Track | Table | Meter | Timeline | Note


@dataclass(frozen=True)
class Course:
    """How far the game is: whose phase it is and how near the end."""

    text: Words
    """Turn 3 of 5; Day 12 of 40; Last round."""
    phases: tuple[Words, ...] = ()
    phase: int = -1
    """Which of them it is."""
    order: tuple[int, ...] = ()
    """In which order the seats act, where that changes."""
    near: bool = False
    """Whether the end is near, so that everybody should look at it."""

    __hash__ = kept_hash


@dataclass(frozen=True)
class Player:
    """A seat in a line, as everybody sees it."""

    line: Words = ""
    points: int | None = None
    """None while nobody may know them."""
    why: tuple[tuple[Words, int], ...] = ()
    """What the points are made of, where it is more than one thing."""

    __hash__ = kept_hash


@dataclass(frozen=True)
class Score:
    """A source of points, when all is over: what each seat got by it."""

    label: Words
    points: tuple[int | None, ...]
    colour: str = ""

    __hash__ = kept_hash


@dataclass(frozen=True)
class Curve:
    """A number worth a chart over time: the points of a seat, the value of a company."""

    label: Words
    value: int
    colour: str = ""
    seat: int | None = None

    __hash__ = kept_hash


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything beside the map, as a seat sees it."""

    ask: Words = ""
    """What has to be decided now."""
    parts: tuple[Part, ...] = ()
    """The most important first, as they are shown: what is decided on now, then what the seat holds itself."""
    course: Course | None = None
    players: tuple[Player, ...] = ()
    scoring: tuple[Score, ...] = ()
    """When the game is over."""
    curves: tuple[Curve, ...] = ()

    def ids(self) -> Iterator[str]:
        """Everything that has an id."""
        for part in self.parts:
            yield part.id
            things: Any = (*getattr(part, "items", ()), *getattr(part, "lanes", ()))
            yield from (thing.id for thing in things if thing.id)
