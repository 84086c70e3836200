"""`stellwerk new-game`: what it writes is a game like any other; and the walk through it in docs/howto/game.md."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from outside import FOLDER, ROOT, environment, new_game, run
from stellwerk import cli
from stellwerk.cli.newgame import SKELETON, written

pytestmark = pytest.mark.xdist_group("newgame")
WALK = re.findall(r"^```sh\n(.*?)^```", (ROOT / "docs" / "howto" / "game.md").read_text(encoding="utf-8"), re.M | re.S)
SAYS = {  # what the commands of the walk say, among other things
    "stellwerk new-game": "Its README says what is where",
    "pip install": "",
    "stellwerk games": "tinyrail",
    "stellwerk play": "The game is over",
    "stellwerk map": "heath.svg",
    "stellwerk simulate": "1,000 games",
    "stellwerk arena": "driver",
    "cd tinyrail": "",
    "pytest": " passed",
    "ruff check": "All checks passed",
    "mypy tinyrail": "Success",
}


def test_the_walk_of_the_document_leads_where_it_says(tmp_path):
    """Every command of it, one after the other, typed by somebody who has Stellwerk and pip."""
    said = {}
    here, env = tmp_path, shell(tmp_path / "installed")
    for command in "".join(WALK).splitlines():
        done = subprocess.run(
            command, shell=True, cwd=here, env=env, input="1\n" * 400, capture_output=True, text=True, timeout=500
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        said[" ".join(command.split()[:2])] = done.stdout + done.stderr
        here = here / command.removeprefix("cd ") if command.startswith("cd ") else here
    assert list(said) == list(SAYS)
    assert [command for command, words in SAYS.items() if words not in said[command]] == []


def shell(folder: Path) -> dict[str, str]:
    """The environment of a shell in which pip installs into a folder, where everything finds it again."""
    mypy = {"MYPYPATH": str(ROOT / "src"), "MYPY_CACHE_DIR": str(FOLDER / "mypy")}
    pip = {"PIP_TARGET": str(folder), "PIP_NO_DEPS": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    if importlib.util.find_spec("hatchling"):
        pip["PIP_NO_BUILD_ISOLATION"] = "0"  # which means: without; then pip needs no network
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return environment(folder, PATH=path, COLUMNS="200", STELLWERK_LANGUAGE="en", **mypy, **pip)


@pytest.fixture(scope="module")
def tinyrail():
    return new_game("tinyrail")


EVERY_GAME = ("tests/test_texts.py", "tests/test_registry.py", "tests/test_offers.py", "tests/test_documents.py",
              "tests/test_types.py", "tests/test_cli.py", "tests/research/test_batches.py",
              "tests/research/test_pettingzoo.py", "tests/research/test_gymnasium.py")  # fmt: skip


def test_it_passes_what_every_game_has_to_pass(tinyrail):
    """Beyond the kit, which its own tests run: the tests of all games, over it."""
    said = run(tinyrail, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", "tinyrail", *EVERY_GAME)
    assert int(said.split(" passed")[0].split()[-1]) > 20


def test_its_kernels_do_the_same_as_its_rules(tinyrail):
    env = environment(tinyrail, NUMBA_ENABLE_CUDASIM="1", STELLWERK_INTERPRET="1")
    assert run(tinyrail, "tests/simulated_gpu.py", "tinyrail", env=env) == "same\n"


def test_it_is_small():
    lines = [len(path.read_text(encoding="utf-8").splitlines()) for path in (SKELETON / "mygame").glob("*.py")]
    assert sum(lines) < 500


def test_any_name_will_do_for_style(tmp_path):
    """Names of any length leave lines in order and short enough."""
    for name in ("zug", "z" * 20):
        for path, text in written(name):
            (tmp_path / name / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / path).write_text(text, encoding="utf-8")
    for check in (["check"], ["format", "--check"]):
        run(tmp_path, "-m", "ruff", *check, str(tmp_path))


WRONG = {
    "Tiny": ("cannot be called", "nicht heißen"),
    "ab": ("cannot be called", "nicht heißen"),
    "tiny-rail": ("cannot be called", "nicht heißen"),
    "class": ("cannot be called", "nicht heißen"),
    "paris": ("is a game", "heißt schon"),
    "json": ("is a game", "heißt schon"),
    "numpy": ("is a game", "heißt schon"),
    "there": ("is there already", "gibt es schon"),
    "blocked": ("is a file, no folder", "is a file, no folder"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused_in_both_languages(name, tmp_path):
    (tmp_path / "there").mkdir()
    (tmp_path / "file").touch()
    to = tmp_path / ("file/below" if name == "blocked" else name)
    before = sorted(tmp_path.rglob("*"))
    for language, words in zip(("en", "de"), WRONG[name], strict=True):
        asked = ["new-game", name, "--to", str(to), "--language", language]
        done = CliRunner().invoke(cli.app, asked, env={"COLUMNS": "400"})
        assert done.exit_code in (1, 2)
        assert words in done.output
    assert sorted(tmp_path.rglob("*")) == before
