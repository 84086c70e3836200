"""Drawings of live tables: only what changed is sent, and drawing fast changes nothing that is drawn."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET

import pytest

from stellwerk import kit
from stellwerk.drawing import changes, keyed, patched
from stellwerk.games import games

TRIALS = [trial for game in games().values() if game.scene is None for trial in kit.trials(game)[:2]]


def name(trial: kit.Trial) -> str:
    return f"{trial.game.id}-{trial.map}-{trial.players}"


@pytest.mark.parametrize("part", ["all", "map", "panel"])
@pytest.mark.parametrize("trial", TRIALS, ids=name)
def test_the_changes_make_the_new_drawing_out_of_the_old_one(trial, part):
    before, sizes = {}, []
    for match in trial.moments(every=3):
        for seat in (0, None):
            svg = trial.game.picture(match.board.document, match.view(seat), "de", part=part)
            changed = changes(before[seat], svg) if seat in before else None
            if changed is not None:
                assert patched(before[seat], changed) == svg
                sizes.append(sum(map(len, changed.values())))
            before[seat] = svg
        if len(sizes) > 40:
            break
    if part == "map":
        assert len(sizes) > 20  # a map hardly ever has to be sent whole ...
        assert sorted(sizes)[len(sizes) // 2] < 20_000  # ... and what changes is a small part of it


@pytest.mark.parametrize("trial", TRIALS, ids=name)
def test_every_id_is_there_once(trial):
    *_, match = trial.moments(every=1000)
    for view in (None, match.view(0), match.view(None)):
        svg = match.game.picture(match.board.document, view)
        ids = [e.get("id") for e in ET.fromstring(svg).iter() if e.get("id")]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("trial", TRIALS, ids=name)
def test_what_was_drawn_before_changes_nothing(trial):
    *_, match = trial.moments(every=1000)
    document, view = match.board.document, match.view(0)
    warm = match.game.picture(document, view)
    module = sys.modules[match.game.picture.__module__]
    for kept in vars(module).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()
    assert match.game.picture(document, view) == warm


@pytest.mark.parametrize("trial", TRIALS, ids=name)
def test_map_and_panel_are_the_parts_of_the_whole(trial):
    *_, match = trial.moments(every=1000)
    view = match.view(0)
    groups = {
        part: kit.groups_of(match.game.picture(match.board.document, view, part=part))
        for part in ("all", "map", "panel")
    }
    assert groups["map"] | groups["panel"] == groups["all"]
    assert {"seat-0", "company-red"} & groups["panel"]
    assert not {"seat-0", "company-red"} & groups["map"]


def test_groups_without_an_id_belong_to_the_group_around_them():
    old = '<svg><g id="a"><g class="x"><g id="b"/></g></g><g><path/></g></svg>'
    assert keyed(old).parts["a"].parts["b"].text == '<g id="b"/>'
    assert changes(old, old.replace('"x"', '"y"')) == {"a": '<g id="a"><g class="y"><g id="b"/></g></g>'}
    assert changes(old, old.replace('<g id="b"/>', '<g id="b">!</g>')) == {"b": '<g id="b">!</g>'}
    assert changes(old, old.replace("<path/>", "")) is None
    assert changes(old, old.replace('id="a"', 'id="c"')) is None
    assert changes(old, old) == {}
