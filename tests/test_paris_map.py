"""Map files of Paris Connection: every fault is named."""

from __future__ import annotations

import copy
import re

import pytest

from paris_positions import CORRIDOR
from stellwerk import BadSetup, Match
from stellwerk.engine.game import MapError
from stellwerk.games import get
from stellwerk.texts import say

PARIS = get("paris")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format": "x"}, "format: This must be 'stellwerk-map/1', not 'x'[.]"),
        ({"game": "chess"}, "game: This must be 'paris', not 'chess'[.]"),
        ({"rows": None}, "rows: This must be a list, not None[.]"),
        ({"rows": ["S", 7]}, r"rows\[1\]: This must be a text, not 7[.]"),
        ({"cities": []}, r"cities: This must be an object, not \[\][.]"),
        ({"title": "Corridor"}, "title: This must be an object, not 'Corridor'[.]"),
        (
            {"scenery": {"rivers": [{"line": [0, 1], "width": "x"}]}},
            r"^Map corridor: scenery.rivers\[0\].width: This must be a number",
        ),
        ({"rows": ["  E", " S S S", "S . ? 1 . 4", " S S"]}, "2.4: “[?]” is not a kind of space"),
        ({"rows": ["  E", "S S S", "S . . 1 . 4", " S S"]}, "Out of line: 1.0"),
        ({"rows": ["  E", " S S S", ". . . 1 . 4", " S S"]}, "Needed: 6, found: 5"),
        ({"rows": ["  .", " S S S", "S . . 1 . 4", " S S"]}, "one Eiffel space .* Found: 0"),
        ({"rows": ["  E", " S S S", "S . . 1 . .", " S S"]}, "no city of value 4"),
        ({"rows": ["  E", " S S S", "S . . 1 . 4", " S S", *([". " * 60] * 6)]}, "at most: 255"),
        ({"cities": {"2.6": "Tours"}}, "The city at 2.10 has no name"),
        ({"cities": {"2.6": "Tours", "2.10": "Marseille", "2.2": "Blois"}}, "There is no city at 2.2"),
        ({"cities": {"2.6": "Tours", "2.10": "Tours"}}, "several places called Tours"),
        ({"cities": {"2.6": "Tours", "2.10": " "}}, "cities.2.10: This must be a text that can be shown"),
        ({"blocked": [{"between": ["2.2", "2.8"]}]}, "2.2 and 2.8 are not two spaces of the map that touch"),
        ({"blocked": ["2.2"]}, r"blocked\[0\]: This must be an object"),
        ({"blocked": [{"between": ["2.6", "2.8"]}]}, "No company can ever reach Marseille"),
    ],
)
def test_a_bad_map_names_its_fault(change, fault):
    with pytest.raises(MapError) as refused:
        PARIS.board_of({**copy.deepcopy(CORRIDOR), **change})
    assert re.search(fault, say(refused.value.text))
    assert say(refused.value.text, "de").startswith("Plan corridor: ")
    with pytest.raises(BadSetup, match=fault):
        Match.new("paris", map={**copy.deepcopy(CORRIDOR), **change})


def test_all_faults_are_named_at_once():
    with pytest.raises(MapError) as refused:
        PARIS.board_of({**copy.deepcopy(CORRIDOR), "rows": [1, 2], "blocked": None})
    assert [say(fault, "de") for fault in refused.value.faults] == [
        "rows[0]: Hierher gehört ein Text, nicht 1.",
        "rows[1]: Hierher gehört ein Text, nicht 2.",
        "blocked: Hierher gehört eine Liste, nicht None.",
    ]


def test_a_file_that_is_no_map(tmp_path):
    file = tmp_path / "x.json"
    file.write_text("not json")
    with pytest.raises(MapError, match="document-json"):
        PARIS.board_of(file)
    file.write_text("[]")
    with pytest.raises(MapError, match="document-no-object"):
        PARIS.board_of(file)


def test_neighbours_are_mutual_and_blocked_edges_left_out():
    board = PARIS.board_of()
    b, labels = board.record, board.labels["space"]
    for i in range(b.spaces):
        for n in b.next[i, : b.sides[i]]:
            assert i in b.next[n, : b.sides[n]]
    for edge in board.document["blocked"]:
        one, other = (labels.index(x) for x in edge["between"])
        assert other not in b.next[one]
