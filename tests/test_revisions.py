"""What a correction says comes from strangers: it is carried out, or refused with words."""

from __future__ import annotations

import copy
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.engine.game import MapError
from stellwerk.revisions import FORMAT, applied, correction

MAP = {"game": "g", "id": "m", "areas": [{"id": "a", "n": 1}, {"id": "b", "n": None}], "goods": {"x": None, "y": [1]}}

values = st.sampled_from([None, 0, 1, "a", [], {}, {"id": "a"}, {"id": "c"}, [1]])
parts = st.sampled_from(["areas", "goods", "id", "n", "x", "none", {"id": "a"}, {"id": "c"}, {}, 0, None, []])
strange = st.fixed_dictionaries({}, optional={"at": st.lists(parts, max_size=3), "was": values, "now": values})
maps = st.recursive(
    st.none() | st.integers(0, 2) | st.sampled_from(["a", "b"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "name", "n", "m"]), inner, max_size=3)
        | st.lists(st.builds(dict, id=st.sampled_from("abc"), n=inner), max_size=3, unique_by=lambda entry: entry["id"])
    ),
    max_leaves=12,
)


@given(st.lists(strange | values, max_size=4))
def test_whatever_a_correction_says_it_is_applied_or_refused_and_changes_nothing_else(changes: list[Any]) -> None:
    before = copy.deepcopy(MAP)
    with suppress(MapError):
        applied(MAP, {"format": FORMAT, "game": "g", "changes": changes})
    assert before == MAP


@given(maps, maps)
def test_what_differs_makes_one_version_into_the_other(old: Any, new: Any) -> None:
    one, other = {"game": "g", "it": old}, {"game": "g", "it": new}
    assert applied(one, correction(one, other)) == other


@pytest.mark.parametrize("document", [None, [], {}, {"format": FORMAT}, {"format": FORMAT, "changes": {}}])
def test_what_is_no_correction_is_refused(document: Any) -> None:
    with pytest.raises(MapError, match="correction"):
        applied(MAP, document)


def test_a_correction_that_would_take_long_is_refused():
    wide = {**MAP, "areas": [{"id": n} for n in range(4000)]}
    many = [{"at": ["areas", {"id": -n}], "now": 1} for n in range(1, 1000)]
    with pytest.raises(MapError, match="correction-long"):
        applied(wide, {"format": FORMAT, "game": "g", "changes": many})
    assert applied(wide, correction(wide, {**wide, "areas": wide["areas"][:3900]}))["areas"] == wide["areas"][:3900]
