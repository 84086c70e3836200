"""Patches: what changed between two JSON documents, as short as it simply can be.

A patch is `set`, a list of [path, value], and `cut`, a list of paths to remove; a path is a list of keys and indices.
Whoever applies it first cuts, in order, then sets, in order; setting the index one past the end of a list appends.

>>> old = {"a": 1, "seats": [{"cards": 3}, {"cards": 4}], "gone": True}
>>> new = {"a": 1, "seats": [{"cards": 3}, {"cards": 5}, {"cards": 0}]}
>>> difference(old, new)
([[['seats', 1, 'cards'], 5], [['seats', 2], {'cards': 0}]], [['gone']])
>>> apply(old, *difference(old, new)) == new
True
"""

from __future__ import annotations

from typing import Any

import orjson

FEW = 2  # so many changes in a list are sent as such, without a look at what is shorter
MANY = 8  # more changes than this, and in more than half of a list, and it is another list

Path = list[str | int]
Set = list[list[Any]]
Cut = list[Path]


def difference(old: Any, new: Any) -> tuple[Set, Cut]:
    """What turns one document (an object) into another."""
    sets: Set = []
    cuts: Cut = []
    _compare_objects(old, new, [], sets, cuts)
    return sets, cuts


def _compare(old: Any, new: Any, path: Path, sets: Set, cuts: Cut) -> None:
    """Two values that are not the same."""
    if type(old) is dict and type(new) is dict and _alike(old, new):
        _compare_objects(old, new, path, sets, cuts)
    elif type(old) is list and type(new) is list:
        _compare_lists(old, new, path, sets, cuts)
    else:
        sets.append([path, new])


def _alike(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether two objects share enough keys to be worth a comparison key by key."""
    return len(old.keys() ^ new.keys()) <= len(new)


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: Path, sets: Set, cuts: Cut) -> None:
    for key in old:
        if key not in new:
            cuts.append([*path, key])
    for key in _differing([key for key, value in new.items() if key in old and old[key] is not value], old, new):
        _compare(old[key], new[key], [*path, key], sets, cuts)
    sets.extend([[*path, key], value] for key, value in new.items() if key not in old)


def _compare_lists(old: list[Any], new: list[Any], path: Path, sets: Set, cuts: Cut) -> None:
    """Element by element, unless so much is another that the whole list is shorter."""
    inner: Set = []
    inner_cuts: Cut = []
    differing = _differing([i for i, (x, y) in enumerate(zip(old, new, strict=False)) if x is not y], old, new)
    if len(differing) > MANY and 2 * len(differing) > len(new):
        sets.append([path, new])
        return
    for i in differing:
        _compare(old[i], new[i], [*path, i], inner, inner_cuts)
    inner.extend([[*path, i], new[i]] for i in range(len(old), len(new)))
    inner_cuts.extend([*path, i] for i in reversed(range(len(new), len(old))))
    changes = len(inner) + len(inner_cuts)
    if changes > FEW and len(orjson.dumps([inner, inner_cuts])) > len(orjson.dumps(new)):
        sets.append([path, new])
    else:
        sets.extend(inner)
        cuts.extend(inner_cuts)


def _differing(places: list[Any], old: Any, new: Any) -> list[Any]:
    """The places (keys or indices) whose values differ.  For Python `True` is 1, for JSON it is not: what seems to be
    the same is compared once more, written out, all of it together."""
    same = [place for place in places if old[place] == new[place]]
    if not same:
        return places
    if orjson.dumps([old[place] for place in same]) == orjson.dumps([new[place] for place in same]):
        return [place for place in places if old[place] != new[place]]
    return [place for place in places if orjson.dumps(old[place]) != orjson.dumps(new[place])]


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
