"""A game is known by its folder: nothing else knows which games there are."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from stellwerk.games import games

ROOT = Path(__file__).parents[1]
OURS = [game for game in games().values() if ROOT in game.home.parents]
NAMES = re.compile(rf"\b({'|'.join({name for game in OURS for name in (game.id, *game.maps)})})\b", re.IGNORECASE)


def _strings(path: Path) -> list[str]:
    """All strings of a module that mean something to the program: docstrings do not, nor does help by an example."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [node.value for node in strings if id(node) not in told and "such as" not in node.value]


def test_a_game_under_another_name_plays_with_rules_that_are_already_compiled():
    """Compiled code is kept by folder; a second game from the same folder finds it."""
    play = """if True:
        from dataclasses import replace
        from stellwerk import Match, bots
        from stellwerk.bots import Seat
        from stellwerk.games import get, register
        register(replace(get("paris"), id="other"))
        match = Match.new("other", players=3, seed=5)
        bot = bots.make("search:5", seed=1)
        for _ in range(6):
            match.play(bot.choose(Seat(match, match.actor)))
        print(match.view(None)["game"], match.game.loops.__name__.split("_")[0])
    """
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for _ in range(2):  # the second process finds what the first has compiled
        done = subprocess.run([sys.executable, "-c", play], env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout.split() == ["other", "stellwerk.engine.loops"]


def test_no_code_outside_a_game_knows_it():
    for path in (ROOT / "src/stellwerk").rglob("*.py"):
        if ROOT / "src/stellwerk/games" not in path.parents:
            assert [text for text in _strings(path) if NAMES.search(text)] == [], path


def test_no_words_and_no_part_of_the_page_outside_a_game_know_it():
    page = [path for kind in ("*.ts", "*.svelte", "*.css") for path in (ROOT / "web/src").rglob(kind)]
    for path in [*page, *(ROOT / "src/stellwerk/texts").glob("*.ftl")]:
        if ROOT / "web/src/games" not in path.parents:
            lines = path.read_text(encoding="utf-8").splitlines()
            assert [line.strip() for line in lines if NAMES.search(line) and "such as" not in line] == [], path


def _lists(path: Path) -> list[int]:
    """The lines of a program on which a list, a set or a dictionary has all games in it by name."""
    tree, ids = ast.parse(path.read_text(encoding="utf-8")), {game.id for game in OURS}
    lists = [node for node in ast.walk(tree) if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict)]
    return [node.lineno for node in lists if ids <= {getattr(inner, "value", None) for inner in ast.walk(node)}]


def test_a_list_of_all_games_by_name_is_found(tmp_path):
    names = ", ".join(f"('{game.id}', 2)" for game in OURS)
    (tmp_path / "listed.py").write_text(f"FIRST = ('{OURS[0].id}',)\nALL = [{names}]\n")
    assert _lists(tmp_path / "listed.py") == [2]


def test_nothing_lists_all_games_by_name():
    """What runs over all games asks the registry, so that the next one is among them."""
    for folder in ("bench", "tests", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            assert _lists(path) == [], path
    for name in ("pyproject.toml", "Makefile"):
        assert not NAMES.search((ROOT / name).read_text(encoding="utf-8")), name


def test_a_game_has_words_for_all_that_it_announces():
    from stellwerk.engine.text import Text
    from stellwerk.texts import LANGUAGES, say

    for game in games().values():
        keys = [f"{game.id}-learn-{chapter.name}{end}" for chapter in game.chapters for end in ("", "-title")]
        for language in LANGUAGES:
            assert [key for key in keys if say(Text(key), language) == key] == []
