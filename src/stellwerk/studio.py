"""A map while it is being made: what is wrong with it, what is doubtful, and what else there is to say of it, with the
place in its document.  `stellwerk map check` and the page's studio both ask this.

>>> from stellwerk.games import games
>>> paris = games()["paris"]
>>> document = paris.map_document(paris.starter)
>>> document["cities"]["0.4"] = 7
>>> [(fault.place, fault.text.plain()) for fault in look(paris, document).faults]
[(('cities', '0.4'), 'shape-text(found: 7)')]
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .engine.document import at
from .engine.game import Board, Game, MapError
from .engine.text import Text

Place = tuple["str | int", ...]
MOST = 60  # faults, or doubts, or entries that one of them names: whoever mends these finds the others afterwards
INDEX = re.compile(r"\[(\d+)\]\.?")
ENDS = re.compile(r"[.\[]")


@dataclass(frozen=True)
class Remark:
    """Something to be said of a map: `place` is where in its document, part by part; empty for the whole."""

    text: Text
    place: Place
    about: tuple[Place, ...] = ()
    """Entries that it names, where it stands at none of them."""


@dataclass(frozen=True)
class Findings:
    """What there is to say of a map; only of one without faults there is a board, with doubts and facts."""

    faults: Sequence[Remark]
    doubts: Sequence[Remark] = ()
    facts: Sequence[tuple[str, str]] = ()
    board: Board | None = None
    more: int = 0
    """Faults that are not told any more."""


def look(game: Game, document: Mapping[str, Any]) -> Findings:
    """Check a map document whole."""
    try:
        board = game.board_of(document)
    except MapError as fault:
        told = [remark(document, each) for each in fault.faults[:MOST]]
        return Findings(told, more=len(fault.faults) - len(told))
    doubts = [*_namesakes(board.document), *game.documents.doubts(board)][:MOST]
    return Findings([], [remark(document, each) for each in doubts], game.check_map(board.document), board)


def remark(document: Mapping[str, Any], text: Text | str) -> Remark:
    """A fault or a doubt, with its place taken out of the words."""
    found = Text(text) if isinstance(text, str) else text
    place: Place = ()
    if found.key == "bad-place":
        found, place = found.args["fault"], located(document, found.args["place"])
    return Remark(found, place, () if len(place) > 1 else tuple(_entries_named(document, found))[:MOST])


def located(document: Any, place: str) -> Place:
    """A place as faults write it, part by part: names may contain whatever they like.

    >>> located({"cities": {"7.21": {"name": "Lyon"}}, "rows": ["S"]}, "cities.7.21.name")
    ('cities', '7.21', 'name')
    >>> located({"rows": ["S"]}, "rows[0]"), located({"rows": ["S"]}, "title.en")
    (('rows', 0), ('title', 'en'))
    """
    here, parts = document, []
    while place:
        part: str | int
        if (index := INDEX.match(place)) is not None:
            part, place = int(index[1]), place[index.end() :]
        else:
            ends = [*(found.start() for found in ENDS.finditer(place)), len(place)]
            known = [place[:end] for end in ends if isinstance(here, Mapping) and place[:end] in here]
            part = known[-1] if known else place[: ends[0]]
            if not part:
                break
            place = place[len(part) :].removeprefix(".")
        parts.append(part)
        here = _within(here, part)
    return tuple(parts)


def _within(here: Any, part: str | int) -> Any:
    if isinstance(here, Mapping):
        return here.get(part)
    return here[part] if isinstance(here, list) and isinstance(part, int) and part < len(here) else None


def _entries(document: Mapping[str, Any]) -> Iterator[tuple[Place, str, Any]]:
    """The entries of all lists and tables of a map, each with its label, or none."""
    for name, several in document.items():
        if isinstance(several, Mapping):
            yield from (((name, key), key, entry) for key, entry in several.items())
        elif isinstance(several, list):
            labels = (entry.get("id", "") if isinstance(entry, Mapping) else "" for entry in several)
            yield from (((name, i), label, several[i]) for i, label in enumerate(labels))


def _entries_named(document: Mapping[str, Any], text: Text) -> Iterator[Place]:
    """The entries whose label or name a text has among its arguments."""
    said = {value for value in text.args.values() if isinstance(value, str) and value}
    for place, label, entry in _entries(document) if said else ():
        if label in said or (isinstance(entry, Mapping) and _name(entry) in said):
            yield place


def _name(entry: Mapping[str, Any]) -> str:
    name = entry.get("name")
    return name if isinstance(name, str) else ""


def _namesakes(document: Mapping[str, Any]) -> Iterator[Text]:
    """Two entries of a list or table with the same name, which people could not tell apart."""
    seen: set[tuple[str | int, str]] = set()
    for place, _, entry in _entries(document):
        name = _name(entry) if isinstance(entry, Mapping) else ""
        if name and (place[0], name) in seen:
            yield at(written((*place, "name")), Text("doubt-namesake", name=name))
        seen.add((place[0], name))


def written(place: Place) -> str:
    """A place as faults write it.

    >>> written(("cities", "7.21", "name")), written(("routes", 3, "length"))
    ('cities.7.21.name', 'routes[3].length')
    """
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")
