"""Mygame keeps what every game has to keep."""

import pytest
from stellwerk import kit

from mygame import game

CASES = [(trial, check) for trial in kit.trials(game) for check in kit.CHECKS]


@pytest.mark.parametrize(("trial", "check"), CASES, ids=[f"{t.players}-{check.__name__}" for t, check in CASES])
def test_it_keeps_the_contract(trial, check):
    """What the kit tries: at every number of players, on every map."""
    check(trial)
