"""`make quick` finds the tests that concern what was changed."""

import importlib.util
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "quick.py"
spec = importlib.util.spec_from_file_location("quick", TOOL)
quick = importlib.util.module_from_spec(spec)
spec.loader.exec_module(quick)

TESTS = quick.tests()


@pytest.mark.parametrize(
    ("source", "nearest"),
    [
        ("src/stellwerk/server/limits.py", "tests/server/test_limits.py"),
        ("src/stellwerk/bots/search.py", "tests/test_search.py"),
        ("src/stellwerk/games/paris/rules.py", "tests/test_paris_rules.py"),
        ("tests/test_kit.py", "tests/test_kit.py"),
        ("docs/reference/bots.md", "docs/reference/bots.md"),
    ],
)
def test_the_nearest_come_first(source, nearest):
    found = sorted(pair for pair in quick.concerned(Path(source), TESTS) if pair[1] != source or source == nearest)
    assert found[0][1] == nearest


def test_who_imports_what_was_changed_is_concerned():
    assert "tests/server/test_crash.py" in dict(map(reversed, quick.concerned(Path("tests/server/players.py"), TESTS)))


def test_a_game_concerns_its_own_tests_alone():
    found = {test for _, test in quick.concerned(Path("src/stellwerk/games/paris/rules.py"), TESTS)}
    assert not [test for test in found if "nuremberg" in test or "grandtrunk" in test or "deutschland" in test]
