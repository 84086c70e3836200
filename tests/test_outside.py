"""A game from a package of its own: installed with pip and nothing else, it is everywhere that the others are."""

from __future__ import annotations

import json

import pytest

from outside import UMWEG, environment, installed, run, stellwerk

pytestmark = pytest.mark.xdist_group("outside")


@pytest.fixture(scope="module")
def umweg():
    return installed(UMWEG)


def test_it_is_small():
    lines = {path.name: len(path.read_text().splitlines()) for path in (UMWEG / "umweg").glob("*.py")}
    assert sum(lines.values()) <= 700
    assert lines["rules.py"] <= 250


def test_it_is_listed_with_the_others(umweg):
    found = {game["id"]: game for game in json.loads(stellwerk(umweg, "games", "--json"))}
    assert found["umweg"]["players"] == [2, 3, 4]
    assert len(found) > 4


EVERY_GAME = (
    "tests/test_kit.py", "tests/test_texts.py", "tests/test_registry.py", "tests/test_offers.py", "tests/test_search.py",
    "tests/test_cli.py", "tests/test_documents.py",
    "tests/research/test_batches.py", "tests/research/test_pettingzoo.py", "tests/research/test_gymnasium.py",
    "tests/research/test_openspiel.py", "tests/lab/test_study.py",
)  # fmt: skip


def test_it_passes_what_every_game_has_to_pass(umweg):
    """The kit, the texts, search, the lab, batches, PettingZoo, Gymnasium, OpenSpiel: the tests of all games, over it."""
    said = run(umweg, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", "umweg or registry", *EVERY_GAME)
    assert " passed" in said
    assert int(said.split(" passed")[0].split()[-1]) > 60


def test_its_kernels_do_the_same_as_its_rules(umweg):
    env = environment(umweg, NUMBA_ENABLE_CUDASIM="1", STELLWERK_INTERPRET="1")
    assert run(umweg, "tests/simulated_gpu.py", "umweg", env=env) == "same\n"


def test_it_is_played_in_the_terminal(umweg):
    moves = "draw\nlay kreuzweg-steinbrueck wood\n" + "draw\n" * 3 + "quit\n"
    for language, word in (("en", "Orders on display"), ("de", "Ausliegende Aufträge")):
        said = stellwerk(
            umweg, "play", "umweg", "--seats", "you,greedy", "--seed", "3", "--language", language, input=moves
        )
        assert word in said


def test_it_is_simulated_studied_and_contested(umweg, tmp_path):
    table = json.loads(stellwerk(umweg, "simulate", "umweg", "--games", "400", "--device", "cores", "--json"))
    assert table["games"] == 400
    said = stellwerk(umweg, "arena", "umweg", "--bots", "greedy,random", "--games", "100", "--processes", "1", "--json")
    assert [row["bot"] for row in json.loads(said)["ratings"]] == ["greedy", "random"]
    stellwerk(umweg, "lab", "umweg", "--players", "2", "--games", "200", "--html", str(tmp_path / "report.html"))
    assert "Umweg" in (tmp_path / "report.html").read_text()


def test_its_maps_are_checked(umweg, tmp_path):
    good = json.loads((UMWEG / "umweg/maps/hinterland.json").read_text())
    spoilt = {
        **good,
        "tracks": [*good["tracks"][:-2], {"between": ["seehof", "atlantis"], "length": 9, "material": "gold"}],
    }
    (tmp_path / "spoilt.json").write_text(json.dumps(spoilt))
    stellwerk(umweg, "map", "new", "umweg", str(tmp_path / "moor.json"))
    assert "moor" in stellwerk(umweg, "map", "check", str(tmp_path / "moor.json"))
    stellwerk(umweg, "simulate", "umweg", "--map", str(tmp_path / "moor.json"), "--games", "10", "--device", "core")
    with pytest.raises(AssertionError, match="'wood', 'stone' or 'steel'"):
        stellwerk(umweg, "map", "check", str(tmp_path / "spoilt.json"))
    (tmp_path / "apart.json").write_text(json.dumps({**good, "tracks": good["tracks"][:5]}))
    for language, words in (("en", "No track leads to"), ("de", "führt keine Strecke bis nach")):
        env = environment(umweg, STELLWERK_LANGUAGE=language)
        with pytest.raises(AssertionError, match=words):
            stellwerk(umweg, "map", "check", str(tmp_path / "apart.json"), env=env)
