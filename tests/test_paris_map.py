"""Map files of Paris Connection: every fault is named."""

from __future__ import annotations

import copy

import pytest

from paris_positions import CORRIDOR
from stellwerk.engine.game import MapError
from stellwerk.games import get

PARIS = get("paris")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format": "x"}, 'expected "format": "stellwerk-map/1"'),
        ({"game": "chess"}, '"game": "paris"'),
        ({"rows": None}, '"rows" is missing or is no list'),
        ({"cities": []}, '"cities" is missing or is no object'),
        ({"rows": ["  E", " S S S", "S . ? 1 . 4", " S S"]}, "row 2, column 4: '[?]' is no kind of space"),
        ({"rows": ["  E", "S S S", "S . . 1 . 4", " S S"]}, "stands between the hexes"),
        ({"rows": ["  E", " S S S", ". . . 1 . 4", " S S"]}, "5 start spaces"),
        ({"rows": ["  .", " S S S", "S . . 1 . 4", " S S"]}, "0 Eiffel spaces"),
        ({"rows": ["  E", " S S S", "S . . 1 . .", " S S"]}, "no city of value 4"),
        ({"rows": ["  E", " S S S", "S . . 1 . 4", " S S", *([". " * 60] * 6)]}, "a map has at most 255"),
        ({"cities": {"2.6": "Tours"}}, "the city at 2.10 has no name"),
        ({"cities": {"2.6": "Tours", "2.10": "Marseille", "2.2": "Blois"}}, "there is no city at 2.2"),
        ({"cities": {"2.6": "Tours", "2.10": "Tours"}}, "several places called Tours"),
        ({"cities": {"2.6": "Tours", "2.10": " "}}, "is no name"),
        ({"blocked": [{"between": ["2.2", "2.8"]}]}, "must name two spaces of the map that touch"),
        ({"blocked": ["2.2"]}, "must name two spaces"),
        ({"blocked": [{"between": ["2.6", "2.8"]}]}, "no company can ever reach Marseille"),
    ],
)
def test_a_bad_map_names_its_fault(change, fault):
    with pytest.raises(MapError, match=fault):
        PARIS.board_of({**copy.deepcopy(CORRIDOR), **change})


def test_a_file_that_is_no_map(tmp_path):
    file = tmp_path / "x.json"
    file.write_text("not json")
    with pytest.raises(MapError, match="not a proper JSON document"):
        PARIS.board_of(file)
    file.write_text("[]")
    with pytest.raises(MapError, match="a JSON object"):
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
