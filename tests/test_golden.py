"""Golden playthroughs: whole matches as readable text.  A difference is a change of rules, words or hashes.

When it is meant: `make golden`, look at the difference, and raise the game's version if old matches play differently.
"""

import os
from pathlib import Path

import pytest

from stellwerk import kit
from stellwerk.games import games

GOLDEN = Path(__file__).parent / "golden"
TRIALS = [trial for game in games().values() for trial in kit.trials(game)[:3]]


def path(trial: kit.Trial) -> Path:
    return GOLDEN / f"{trial.game.id}-{trial.map}-{trial.players}.txt"


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: path(trial).stem)
def test_golden_playthrough(trial):
    text = kit.golden(trial)
    if os.environ.get("STELLWERK_UPDATE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        path(trial).write_text(text, encoding="utf-8")
    assert path(trial).read_text(encoding="utf-8") == text
