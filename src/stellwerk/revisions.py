"""Two versions of a map: what differs, value by value, in words and as a correction that others can apply.

Entries of a list are known by their label, their name or the two places they join, so a correction still fits when
others have come or gone.  Where that does not tell them apart, or their order has changed, the list is replaced whole.

>>> old = {"areas": [{"id": "eibach", "pieces": 3}, {"id": "vach"}], "goods": {"white": "beer"}}
>>> new = {"areas": [{"id": "eibach", "pieces": 2}], "goods": {"white": "beer"}}
>>> for change in changes(old, new):
...     print(change["at"], change.get("was"), change.get("now"))
['areas', {'id': 'vach'}] {'id': 'vach'} None
['areas', {'id': 'eibach'}, 'pieces'] 3 2
>>> applied(old, correction(old, new)) == new
True
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .engine.document import taken
from .engine.game import MapError
from .engine.text import Text

FORMAT = "stellwerk-correction/1"
KEYS = ("id", "between", "name")  # by which of its fields an entry is known, the first that tells all apart
Change = dict[str, Any]
LONGEST = 80  # letters of a value in words
MOST = 2_000_000  # entries to look at: a thousand changes of a map whose lists have some hundreds


def correction(old: Mapping[str, Any], new: Mapping[str, Any], source: str = "") -> dict[str, Any]:
    """What makes one version of a map into another, as a document; `source` says where its values come from, such as
    printed, measured or guessed."""
    heading = {"format": FORMAT, "game": new.get("game"), "map": old.get("id")}
    return {**heading, **({"source": source} if source else {}), "changes": changes(old, new)}


def changes(old: Any, new: Any) -> list[Change]:
    """All that differs: each change with its place (`at`), what `was` there and what is there `now`; what comes new
    says `after` which entry."""
    return list(_changes(old, new, []))


def _changes(old: Any, new: Any, at: list[Any]) -> Iterator[Change]:
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        yield from _of_entries(
            {key: (key, old[key]) for key in old}, {key: (key, new[key]) for key in new}, old, new, at
        )
    elif isinstance(old, list) and isinstance(new, list) and (key := _key(old, new)):
        one, other = ({_written(entry[key]): ({key: entry[key]}, entry) for entry in side} for side in (old, new))
        yield from _of_entries(one, other, old, new, at)
    elif old != new or type(old) is not type(new):
        yield {"at": at, "was": old, "now": new}


def _of_entries(
    before: Mapping[str, tuple[Any, Any]], after: Mapping[str, tuple[Any, Any]], old: Any, new: Any, at: list[Any]
) -> Iterator[Change]:
    """The changes of a list or a table, whose entries are given by what they are known by."""
    if [key for key in before if key in after] != [key for key in after if key in before]:
        yield {"at": at, "was": old, "now": new}
        return
    for key, (part, entry) in before.items():
        if key not in after:
            yield {"at": [*at, part], "was": entry}
    last: Any = None
    for key, (part, entry) in after.items():
        if key in before:
            yield from _changes(before[key][1], entry, [*at, part])
        else:
            yield {"at": [*at, part], "now": entry, "after": last}
        last = part


def _key(*versions: Sequence[Any]) -> str:
    """By which field the entries of a list are known, in all versions; none if there is no such field."""
    entries = [entry for version in versions for entry in version]
    for key in KEYS if all(isinstance(entry, Mapping) for entry in entries) else ():
        known = [[_written(entry.get(key)) for entry in version] for version in versions]
        if all("null" not in each and len(set(each)) == len(each) for each in known):
            return key
    return ""


def _written(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


# ------------------------------------------------------------------------------------------------------------ applying


def applied(document: Mapping[str, Any], found: Any) -> dict[str, Any]:
    """A map with a correction; MapError with every change that does not fit, as there is something else already."""
    if not isinstance(found, Mapping) or found.get("format") != FORMAT or not isinstance(found.get("changes"), list):
        raise MapError("correction", [Text("correction-format", format=FORMAT)])
    name = str(document.get("id"))
    if found.get("game") != document.get("game"):
        fault = Text("correction-game", game=str(found.get("game")), other=str(document.get("game")))
        raise MapError(name, [fault])
    wanted = taken(found["changes"])
    steps = sum(len(change["at"]) + 1 for change in wanted if _is_change(change))
    if steps * max(map(_widest, [document, *wanted])) > MOST:
        raise MapError(name, [Text("correction-long")])
    made = copy.deepcopy(dict(document))
    faults = [_apply(made, change) for change in wanted]
    if wrong := [fault for fault in faults if fault is not None]:
        raise MapError(name, wrong)
    return made


def _widest(value: Any) -> int:
    """How many entries the longest list or table in a document has: for each change it may have to be gone through."""
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return max(len(inner), *map(_widest, inner)) if inner else 0


def _apply(document: Any, change: Any) -> Text | None:
    """Carry out a change; gives why it cannot be."""
    if not _is_change(change):
        return Text("correction-change")
    *way, last = change["at"]
    here = document
    for part in way:
        here = _entry(here, part)
    if not isinstance(here, dict if isinstance(last, str) else list):
        return Text("correction-nowhere", place=place(change["at"]))
    there = _entry(here, last)
    if there is not None and there == change.get("now"):
        return None  # somebody has done that before
    if there != change.get("was"):
        return Text("correction-other", place=place(change["at"]), found=said(there), was=said(change.get("was")))
    _put(here, last, change)
    return None


def _is_change(change: Any) -> bool:
    """Whether something says where it is, and what was there or is there now."""
    at = change.get("at") if isinstance(change, dict) else None
    known = isinstance(at, list) and at and all(isinstance(part, str | dict) for part in at)
    return bool(known) and ("was" in change or "now" in change)


def _entry(here: Any, part: Any) -> Any:
    """An entry by what it is known by."""
    if isinstance(here, dict):
        return here.get(part) if isinstance(part, str) else None
    if isinstance(here, list) and isinstance(part, dict):
        return next((entry for entry in here if _is(entry, part)), None)
    return None


def _is(entry: Any, part: Mapping[str, Any]) -> bool:
    return isinstance(entry, dict) and all(entry.get(key) == value for key, value in part.items())


def _put(here: Any, last: Any, change: Mapping[str, Any]) -> None:
    """What is there now: in place of what was there, or new, or nothing any more."""
    there = _entry(here, last)
    if isinstance(here, dict):
        if last in here and "now" in change:
            here[last] = change["now"]
            return
        here.pop(last, None)
        entries = list(here.items())
        after = next((i + 1 for i, (key, _) in enumerate(entries) if key == change.get("after")), 0)
        new = [(last, change["now"])] if "now" in change else []
        here.clear()
        here.update([*entries[:after], *new, *entries[after:]])
        return
    new = [change["now"]] if "now" in change else []
    if there is None:
        after = _entry(here, change.get("after"))
        index = next((i + 1 for i, entry in enumerate(here) if entry is after), 0)
        here[index:index] = new
    else:
        index = next(i for i, entry in enumerate(here) if entry is there)
        here[index : index + 1] = new


# ------------------------------------------------------------------------------------------------------------ in words


def place(at: Sequence[Any]) -> str:
    """Where a change is.

    >>> place(["links", {"between": ["stein", "vach"]}, "river"])
    'links › stein – vach › river'
    """
    return " › ".join(_called(part) for part in at)


def _called(part: Any) -> str:
    value = next(iter(part.values()), "") if isinstance(part, dict) else part
    return " – ".join(map(str, value)) if isinstance(value, list) else str(value)


def said(value: Any) -> str:
    """A value as people read it, and no more of it than a line."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def told(change: Mapping[str, Any]) -> Text:
    """A change in words."""
    where = place(change["at"])
    if "was" not in change:
        return Text("change-new", place=where, now=said(change["now"]))
    if "now" not in change:
        return Text("change-gone", place=where, was=said(change["was"]))
    return Text("change-value", place=where, was=said(change["was"]), now=said(change["now"]))
