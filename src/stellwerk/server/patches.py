"""Patches: what changed between two JSON documents, as short as it simply can be.

A patch is `cut`, a list of paths to remove; `put`, a list of [path, value] to insert into lists, before what stands
there; and `set`, a list of [path, value].  A path is a list of keys and indices.  Whoever applies it cuts, puts and
sets, each in order; setting the index one past the end of a list appends.

Things in a list are known by their `id`, or else by what they name first: one that goes or comes does not make others
of all that follow it.

>>> old = {"a": 1, "seats": [{"name": "Ada", "cards": 3}, {"name": "Bob", "cards": 4}], "gone": True}
>>> new = {"a": 1, "seats": [{"name": "Ada", "cards": 5}, {"name": "Eve", "cards": 4}]}
>>> difference(old, new)
Patch(set=[[['seats', 0, 'cards'], 5], [['seats', 1], {'name': 'Eve', 'cards': 4}]], cut=[['gone']], put=[])
>>> apply(old, *difference(old, new)) == new
True
>>> row = [{"id": "a"}, {"id": "c", "text": "Draws a card"}]
>>> difference({"row": row}, {"row": [{"id": "b"}, *row[1:]]})
Patch(set=[], cut=[['row', 0]], put=[[['row', 0], {'id': 'b'}]])
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Any, NamedTuple

NOTHING = object()
NESTED = frozenset((dict, list))
CUT, PUT, SET = "cut", "put", "set"

Path = list[str | int]


class Patch(NamedTuple):
    """What leads from one document to another."""

    set: list[list[Any]]
    cut: list[Path]
    put: list[list[Any]]

    def take(self, inner: Patch, key: str | int, once: str | int) -> None:
        """Add what changed in something at a key, which has another index while things are cut: before others are put
        in."""
        self.set.extend([[[key, *path], value] for path, value in inner.set])
        if inner.cut:
            self.cut.extend([[once, *path] for path in inner.cut])
        if inner.put:
            self.put.extend([[[key, *path], value] for path, value in inner.put])


Memo = dict[tuple[int, int], tuple[Patch, Any, Any]]


def difference(old: Any, new: Any, memo: Memo | None = None, apart: Collection[str] = frozenset()) -> Patch:
    """What turns one document (an object) into another.

    Values are compared as Python does, for which `True` is 1: no field of ours is now a number and now a truth value.
    `memo` remembers what was found for parts that several documents share, wherever they stand in each.  What is
    `apart` is left out.
    """
    memo = {} if memo is None else memo
    if (known := memo.get((id(old), id(new)))) is None:
        known = memo[id(old), id(new)] = Patch([], [], []), old, new
        _compare_objects(old, new, known[0], memo, apart)
    return known[0]


def _compare(was: Any, now: Any, memo: Memo) -> Patch:
    """Two lists or two objects that differ, with paths that begin there."""
    key = id(was), id(now)
    if (known := memo.get(key)) is not None:
        return known[0]
    patch = Patch([], [], [])
    memo[key] = patch, was, now  # keeps both alive, so that nothing else can get their ids
    if type(now) is list:
        _compare_lists(was, now, patch, memo)
    elif 2 * len(was.keys() - now.keys()) > len(was):  # too little in common to compare them key by key
        patch.set.append([[], now])
    else:
        _compare_objects(was, now, patch, memo)
    return patch


def _compare_objects(
    old: dict[str, Any], new: dict[str, Any], patch: Patch, memo: Memo, apart: Collection[str] = frozenset()
) -> None:
    if old.keys() != new.keys():
        patch.cut.extend([key] for key in old if key not in new and key not in apart)
    for key, now in new.items():
        was = old.get(key, NOTHING)
        if was is now or key in apart or was == now:
            continue
        kind = type(now)
        if kind in NESTED and type(was) is kind:
            patch.take(_compare(was, now, memo), key, key)
        else:
            patch.set.append([[key], now])


def _compare_lists(old: list[Any], new: list[Any], patch: Patch, memo: Memo) -> None:
    """Thing by thing, unless there are more others than the same: then the whole list."""
    pairs = _pairs(old, new)
    others = [j for j in range(len(new)) if j not in kept] if len(kept := {j for _, j in pairs}) < len(new) else []
    changed = [(once, i, j) for once, (i, j) in enumerate(pairs) if old[i] is not new[j] and old[i] != new[j]]
    same = len(new) - len(others) - sum(not _is_alike(old[i], new[j]) for _, i, j in changed)
    if 2 * same < max(len(old), len(new)):
        patch.set.append([[], new])
        return
    stay = {i for i, _ in pairs}
    patch.cut.extend([i] for i in reversed(range(len(old))) if i not in stay)
    last = max(kept, default=-1)
    for j in others:
        (patch.put if j < last else patch.set).append([[j], new[j]])
    for once, i, j in changed:
        if _is_alike(old[i], new[j]):
            patch.take(_compare(old[i], new[j], memo), j, once)
        else:
            patch.set.append([[j], new[j]])


def _pairs(old: list[Any], new: list[Any]) -> list[tuple[int, int]]:
    """Which things of two lists are the same, perhaps changed, or stand in the same place."""
    before = after = 0
    most = min(len(old), len(new))
    while before < most and (old[before] is new[before] or _is_alike(old[before], new[before])):
        before += 1
    while after < most - before and _is_alike(old[-1 - after], new[-1 - after]):
        after += 1
    was, now = range(before, len(old) - after), range(before, len(new) - after)
    between = _same(old, new, was, now) if was and now else []
    ends = zip(range(len(old) - after, len(old)), range(len(new) - after, len(new)), strict=True)
    return [*((i, i) for i in range(before)), *between, *ends]


def _same(old: list[Any], new: list[Any], was: range, now: range) -> list[tuple[int, int]]:
    """The pairs in the middle: what has the same id; where things have none or changed places, what stands in the same
    place."""
    there = {name: i for i in was if (name := _name(old[i])) is not None}
    names = [_name(new[j]) for j in now]
    found = [(there[name], j) for name, j in zip(names, now, strict=True) if name in there]
    known = len(there) == len(was) and None not in names and len(set(names)) == len(names)
    if known and all(a[0] < b[0] for a, b in pairwise(found)):
        return found
    return list(zip(was, now, strict=False))


def _name(thing: Any) -> Any:
    """By what a thing in a list is known, if it says so."""
    return thing.get("id") if type(thing) is dict else None


def _is_alike(was: Any, now: Any) -> bool:
    """Whether an element of a list is still the same thing, perhaps changed."""
    if was is now:
        return True
    kind = type(now)
    if kind is not type(was) or kind not in NESTED:
        return bool(was == now)
    if kind is list or not now or not was:
        return True
    if "id" in now:
        return bool(now["id"] == was.get("id"))
    return bool(next(iter(was.items())) == next(iter(now.items())))


def apply(document: Any, set: list[list[Any]], cut: list[Path], put: Iterable[list[Any]] = ()) -> Any:
    """The patched document; the old one is left as it was."""
    for path in cut:
        document = _changed(document, path, None, CUT)
    for path, value in put:
        document = _changed(document, path, value, PUT)
    for path, value in set:
        document = _changed(document, path, value, SET)
    return document


def _changed(document: Any, path: Path, value: Any, how: str) -> Any:
    if not path:
        return value
    key, *rest = path
    copy: Any = dict(document) if isinstance(document, dict) else list(document)
    if how == CUT and not rest:
        del copy[key]
    elif isinstance(copy, list) and not rest and (how == PUT or key == len(copy)):
        copy.insert(int(key), value)
    else:
        copy[key] = _changed(copy.get(key) if isinstance(copy, dict) else copy[key], rest, value, how)
    return copy
