"""Patches: what changed between two JSON documents, as short as it simply can be.

A patch is `set`, a list of [path, value], and `cut`, a list of paths to remove; a path is a list of keys and indices.
Whoever applies it first cuts, in order, then sets, in order; setting the index one past the end of a list appends.

>>> old = {"a": 1, "seats": [{"name": "Ada", "cards": 3}, {"name": "Bob", "cards": 4}], "gone": True}
>>> new = {"a": 1, "seats": [{"name": "Ada", "cards": 5}, {"name": "Eve", "cards": 4}]}
>>> difference(old, new)
([[['seats', 0, 'cards'], 5], [['seats', 1], {'name': 'Eve', 'cards': 4}]], [['gone']])
>>> apply(old, *difference(old, new)) == new
True
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import orjson

FEW = 2  # this many changes in a list are sent as such, without checking what would be shorter
NOTHING = object()
NESTED = frozenset((dict, list))
MANY = 8  # more changes than this, and in more than half of a list, and it is another list

Path = list[str | int]
Set = list[list[Any]]
Cut = list[Path]
Memo = dict[tuple[int, int], tuple[Set, Cut, Any, Any]]


def difference(old: Any, new: Any, memo: Memo | None = None, apart: Collection[str] = frozenset()) -> tuple[Set, Cut]:
    """What turns one document (an object) into another.

    Values are compared as Python does, for which `True` is 1: no field of ours is now a number and now a truth value.
    `memo` remembers what was found for parts that several documents share, wherever they stand in each.  What is
    `apart` is left out.
    """
    memo = {} if memo is None else memo
    found = memo.get((id(old), id(new)))
    if found is None:  # the memo keeps both alive, so that nothing else can get their ids
        found = memo[id(old), id(new)] = [], [], old, new
        gone = [] if old.keys() == new.keys() else [key for key in old if key not in new]
        _compare_objects(old, new, gone, found[0], found[1], memo, apart)
    return found[0], found[1]


def _compare(was: Any, now: Any, key: str | int, sets: Set, cuts: Cut, memo: Memo) -> None:
    """Two lists or two objects at a key of those around them."""
    found = memo.get((id(was), id(now)))
    if found is None:
        found = memo[id(was), id(now)] = [], [], was, now
        if was != now:
            _compare_unequal(was, now, found[0], found[1], memo)
    sets.extend([[key, *path], value] for path, value in found[0])
    cuts.extend([key, *path] for path in found[1])


def _compare_unequal(was: Any, now: Any, sets: Set, cuts: Cut, memo: Memo) -> None:
    """Two lists or two objects, with paths that begin there."""
    if type(now) is list:
        _compare_lists(was, now, sets, cuts, memo)
        return
    gone = [] if was.keys() == now.keys() else [key for key in was if key not in now]
    if 2 * len(gone) > len(was):  # they share too little to be worth a comparison key by key
        sets.append([[], now])
    else:
        _compare_objects(was, now, gone, sets, cuts, memo)


def _compare_objects(
    old: dict[str, Any], new: dict[str, Any], gone: list[str], sets: Set, cuts: Cut, memo: Memo,
    apart: Collection[str] = frozenset(),
) -> None:  # fmt: skip
    cuts.extend([key] for key in gone if key not in apart)
    for key, now in new.items():
        was = old.get(key, NOTHING)
        if was is now or key in apart:
            continue
        kind = type(now)
        if kind in NESTED and type(was) is kind:
            _compare(was, now, key, sets, cuts, memo)
        elif was != now:
            sets.append([[key], now])


def _compare_lists(old: list[Any], new: list[Any], sets: Set, cuts: Cut, memo: Memo) -> None:
    """Element by element, unless so much is another that the whole list is shorter."""
    differing = [i for i, (was, now) in enumerate(zip(old, new, strict=False)) if was is not now and was != now]
    if not old or not new or (len(differing) > MANY and 2 * len(differing) > len(new)):
        sets.append([[], new])
        return
    inner: Set = []
    inner_cuts: Cut = []
    for i in differing:
        if _is_alike(old[i], new[i]):
            _compare(old[i], new[i], i, inner, inner_cuts, memo)
        else:
            inner.append([[i], new[i]])
    inner.extend([[i], new[i]] for i in range(len(old), len(new)))
    inner_cuts.extend([i] for i in reversed(range(len(new), len(old))))
    if len(inner) + len(inner_cuts) > FEW and len(orjson.dumps([inner, inner_cuts])) > len(orjson.dumps(new)):
        sets.append([[], new])
    else:
        sets.extend(inner)
        cuts.extend(inner_cuts)


def _is_alike(was: Any, now: Any) -> bool:
    """Whether an element of a list is still the same thing, changed: objects are known by what they name first."""
    kind = type(now)
    if kind is not type(was) or kind not in NESTED:
        return False
    return kind is list or not now or not was or next(iter(was.items())) == next(iter(now.items()))


def apply(document: Any, sets: Set, cuts: Cut) -> Any:
    """The patched document; the old one is left as it was."""
    for path in cuts:
        document = _changed(document, path, None, cut=True)
    for path, value in sets:
        document = _changed(document, path, value)
    return document


def _changed(document: Any, path: Path, value: Any, cut: bool = False) -> Any:
    if not path:
        return value
    key, *rest = path
    copy: Any = dict(document) if isinstance(document, dict) else list(document)
    if cut and not rest:
        del copy[key]
    elif isinstance(copy, list) and key == len(copy):
        copy.append(value)
    else:
        copy[key] = _changed(copy.get(key) if isinstance(copy, dict) else copy[key], rest, value, cut)
    return copy
