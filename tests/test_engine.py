"""The engine: rules at every speed, the cache, random numbers, records, sets of spaces."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk.engine import bits, random
from stellwerk.engine.record import Record, RecordError, field
from stellwerk.engine.rule import interpreted, is_compiled, rule
from stellwerk.games import games


@rule
def twice(x):
    return 2 * x


@rule
def four_times(x):
    return twice(twice(x))


def test_a_rule_is_compiled_and_its_twin_is_interpreted_all_the_way_down():
    assert is_compiled(four_times)
    slow = interpreted(four_times)
    assert not is_compiled(slow)
    assert not is_compiled(slow.__globals__["twice"])
    assert slow(21) == four_times(21) == 84


def beside(folder: Path) -> str:
    """A PYTHONPATH with a folder on it."""
    return os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))


def run(code: str, **env: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **env}, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


def test_an_environment_variable_runs_everything_interpreted():
    code = (
        "import stellwerk; m = stellwerk.Match.new('paris', players=3, seed=7); m.play(m.legal()[0]);"
        "print(type(m.game.rules.legal).__name__, m.hash)"
    )
    slow, fast = run(code, STELLWERK_INTERPRET="1").split(), run(code).split()
    assert slow[0] == "function"
    assert fast[0] != "function"
    assert slow[1] == fast[1]


@pytest.mark.parametrize("game", games())  # each is compiled anew, so that workers share them
def test_the_kit_holds_with_bounds_checked(game):
    code = (
        f"from stellwerk import kit; from stellwerk.games import get; trials = kit.trials(get({game!r}))\n"
        "for trial in (trials[0], trials[-1]): kit.games_end(trial, games=40)"
    )
    run(code, STELLWERK_BOUNDSCHECK="1")


def test_a_change_in_a_called_file_is_noticed_by_the_cache(tmp_path):
    """Numba alone would not notice: the caller's own file is as it was."""
    package = tmp_path / "chain"
    package.mkdir()
    (package / "__init__.py").write_text("")
    inner, outer = package / "inner.py", package / "outer.py"
    inner.write_text("from stellwerk.engine.rule import rule\n@rule\ndef step(x):\n    return x + 1\n")
    outer.write_text(
        "from stellwerk.engine.rule import rule\nfrom .inner import step\n@rule\ndef walk(x):\n    return step(x)\n"
    )
    env = {"STELLWERK_CACHE": str(tmp_path / "cache"), "PYTHONPATH": beside(tmp_path)}
    code = "from chain.outer import walk; print(walk(1), sum(walk.stats.cache_hits.values()))"
    assert run(code, **env) == "2 0"
    assert run(code, **env) == "2 1", "the second process finds it in the cache"
    inner.write_text(inner.read_text().replace("x + 1", "x + 100"))
    assert run(code, **env) == "101 0", "the change is noticed"


def test_what_says_nothing_to_a_compiler_is_not_compiled_again(tmp_path):
    def written(folder, text):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / "__init__.py").write_text("")
        (tmp_path / folder / "walks.py").write_text("from stellwerk.engine.rule import rule\n" + text)
        env = {"STELLWERK_CACHE": str(tmp_path / "cache"), "PYTHONPATH": beside(tmp_path)}
        return run(f"from {folder}.walks import walk; print(walk(1), sum(walk.stats.cache_hits.values()))", **env)

    plain = '"""Ways."""\nLONG = 3\n@rule\ndef walk(x):\n    """Go."""\n    return x + LONG\n'
    assert written("walking", plain) == "4 0"
    wordy = '"""Ways to go."""\n# Far.\nLONG = 3\n\n\n@rule\ndef walk(x):\n    """Go on."""\n    return (\n        x + LONG)  # so far\n'
    assert written("walking", wordy) == "4 1", "comments, words and layout"
    assert written("walking", plain.replace("LONG = 3", "LONG = 4")) == "5 0", "a constant that it uses"
    assert written("walking", plain + "\n\n@rule\ndef run(x):\n    return walk(x) * 2\n") == "4 0", "what else is there"


def test_rules_of_one_name_are_kept_apart(tmp_path):
    (tmp_path / "steps.py").write_text(
        "from stellwerk.engine.rule import rule\n"
        "@rule\ndef step(x):\n    return x + 1\nfirst = step\n@rule\ndef step(x):\n    return x + 1000\n"
    )
    env = {"STELLWERK_CACHE": str(tmp_path / "cache"), "PYTHONPATH": beside(tmp_path)}
    for _ in range(2):
        assert run("from steps import first, step; print(first(1), step(1))", **env) == "2 1001"


def test_without_a_folder_to_write_to_rules_run_all_the_same(tmp_path):
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "steps.py").write_text(
        "from stellwerk.engine.rule import rule\n@rule\ndef step(x):\n    return x + 1\n"
    )
    env = {"STELLWERK_CACHE": str(tmp_path / "file"), "PYTHONPATH": beside(tmp_path)}
    assert run("from steps import step; print(step(1))", **env) == "2"


def test_first_use_says_that_it_compiles_and_later_uses_say_nothing(tmp_path):
    code = "import stellwerk; stellwerk.Match.new('paris', players=3, seed=7)"
    env = {**os.environ, "STELLWERK_CACHE": str(tmp_path), "STELLWERK_QUIET": "0"}
    first, second = (
        subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True) for _ in range(2)
    )
    assert "Compiling the rules of Paris Connection" in first.stderr
    assert "Compiled the rules of Paris Connection in" in first.stderr
    assert second.stderr == ""


def test_engine_games_and_batches_need_numpy_and_numba_alone():
    code = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("typer", "rich", "fluent", "click", "pytest"):
            raise ImportError(f"{name} is not there")
sys.meta_path.insert(0, Refuse())
import stellwerk
from stellwerk.engine.batch import simulate
from stellwerk.games import games
for game in games().values():
    simulate(game, game.seats[0], 20, seed=1)
    match = stellwerk.Match.new(game.id, seed=1)
    match.view(0), match.svg(), match.to_json()
try:
    match.play("nonsense")
except stellwerk.IllegalAction as fault:
    print(str(fault).split("(")[0])
"""
    assert run(code) == "no-such-action", "without the catalogue's library a message is its key"


# --------------------------------------------------------------------------------------------------- random numbers


def test_the_cipher_gives_the_published_test_vector():
    words = random.encrypt(0x3B726574, 0x7475432D, 0x03020100, 0x0B0A0908, 0x13121110, 0x1B1A1918)
    assert [int(x) for x in words] == [0x8C6FA548, 0x454E028B]


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31))
@settings(max_examples=60, deadline=None)
def test_random_numbers_are_the_same_interpreted_and_compiled(seed, n):
    fast, slow = random.seeded(seed), random.seeded(seed)
    draw = interpreted(random.below)
    for _ in range(3):
        value = int(random.below(fast, n))
        assert value == int(draw(slow, n))
        assert 0 <= value < n
    assert list(fast) == list(slow)


def test_random_numbers_are_even():
    dice = random.seeded(5)
    counts = Counter(int(random.below(dice, 6)) for _ in range(60_000))
    assert all(abs(n - 10_000) < 400 for n in counts.values())


def test_numbers_that_would_be_unfair_are_drawn_again():
    """Of 2**32 words 2**30 are left over when they are shared out among 3 * 2**29 results: one word in four."""
    dice = random.seeded(1)
    for _ in range(3000):
        random.below(dice, 3 << 29)
    assert abs(int(dice[2]) / 3000 - 4 / 3) < 0.04


def test_shuffles_reach_every_order_evenly():
    dice, counts = random.seeded(3), Counter()
    for _ in range(12_000):
        values = np.arange(4, dtype=np.uint8)
        random.shuffle(dice, values, 4)
        counts[tuple(int(v) for v in values)] += 1
    assert len(counts) == 24
    assert all(abs(n - 500) < 130 for n in counts.values())


def test_lots_are_drawn_evenly_and_in_every_order():
    dice, counts = random.seeded(1), Counter()
    for _ in range(12_000):
        values = np.arange(4)
        random.draw_lots(dice, values, 4, 2)
        assert sorted(values) == [0, 1, 2, 3]
        counts[tuple(values[:2].tolist())] += 1
    assert len(counts) == 12
    assert all(850 < count < 1150 for count in counts.values())
    values = np.arange(3)
    random.draw_lots(dice, values, 3, 3)
    assert sorted(values) == [0, 1, 2], "all of them"
    random.draw_lots(dice, values, 0, 0)


def test_neighbouring_seeds_and_streams_have_nothing_in_common():
    first = [[int(random.word(random.seeded(s, stream))) for s in range(200)] for stream in (random.GAME, random.DICE)]
    assert len({*first[0], *first[1]}) == 400
    ones = sum(bin(a ^ b).count("1") for a, b in zip(first[0], first[0][1:], strict=False))
    assert abs(ones / 199 - 16) < 1


# ------------------------------------------------------------------------------------------------- sets and records


@given(st.sets(st.integers(0, 255)), st.sets(st.integers(0, 255)))
def test_sets_of_spaces(inside, taken_out):
    words = np.zeros(8, np.uint32)
    for i in inside:
        bits.put(words, i)
    for i in taken_out:
        bits.drop(words, i)
    assert {i for i in range(256) if bits.has(words, i)} == inside - taken_out
    for w in range(8):
        if words[w]:
            assert w * 32 + bits.lowest(words[w]) == min(i for i in inside - taken_out if i // 32 == w)


SAMPLE = Record(
    {"seat": 3, "colour": 2},
    [
        field("turn", "i1", doc="whose", of="index:colour"),
        field("hand", "u1", "seat", "colour", doc="cards"),
        field("seen", "u1", "seat", of="mask:colour", doc="shown"),
        field("big", "i8", doc="wide"),
    ],
    scratch=[field("work", "u4", doc="scratch")],
)
AXES = {"seat": 2, "colour": ["blue", "red"]}


def test_records_have_no_holes_in_the_part_that_counts():
    offsets = sorted((SAMPLE.dtype.fields[f.name][1], SAMPLE.dtype[f.name].itemsize) for f in SAMPLE.fields)
    end = 0
    for offset, size in offsets:
        assert offset == end
        end += size
    assert end == SAMPLE.core


def test_records_make_the_round_trip_without_their_scratch():
    s = SAMPLE.new(1)[0]
    s.turn, s.hand[1, 1], s.seen[0], s.big, s.work = -1, 7, 3, -5, 99
    document = SAMPLE.to_json(s, AXES)
    assert document == {"turn": None, "hand": [{}, {"red": 7}], "seen": [["blue", "red"], []], "big": -5}
    assert SAMPLE.raw(SAMPLE.from_json(document, AXES)) == SAMPLE.raw(s)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"hand": [{}]}, r"hand: record-list\(count: 2, found: 1 "),
        ({"hand": [{}, {"green": 1}]}, r"hand\[1\]: record-label\(axis: colour, found: 'green', known: blue, red"),
        ({"hand": [{}, {"red": 256}]}, r"hand\[1\].red: record-range\(found: 256, least: 0, most: 255\)"),
        ({"hand": [{}, {"red": 1.5}]}, r"hand\[1\].red: record-number"),
        ({"hand": [{}, {"red": True}]}, r"hand\[1\].red: record-number"),
        ({"hand": [{}, []]}, r"hand\[1\]: record-object\(axis: colour"),
        ({"turn": "green"}, "turn: record-label\\(axis: colour, found: 'green'"),
        ({"seen": [["blue"], "red"]}, r"seen\[1\]: record-object\(axis: colour"),
        ({"odd": 1}, "odd: record-unknown"),
        ({"big": None}, "big: record-number"),
    ],
)
def test_records_name_every_fault_with_its_place(change, fault):
    good = {"turn": None, "hand": [{}, {}], "seen": [[], []], "big": 0}
    with pytest.raises(RecordError, match=fault):
        SAMPLE.from_json({**good, **change}, AXES)


def test_records_say_which_field_is_missing():
    with pytest.raises(RecordError, match="turn: record-missing"):
        SAMPLE.from_json({"hand": [{}, {}], "seen": [[], []], "big": 0}, AXES)


def test_the_layers_import_downward_only():
    """Nothing in a lower layer imports a higher one."""
    layers = ["engine", "games", "state.py", "match.py", "bots", "cli"]
    above = {
        "engine": ("games", "state", "match", "bots", "cli", "texts", "errors"),
        "games": ("state", "match", "bots", "cli"),
        "state.py": ("match", "bots", "cli", "texts", "errors"),
        "match.py": ("bots", "cli"),
        "bots": ("cli",),
    }
    root = Path(__file__).parents[1] / "src" / "stellwerk"
    for layer in layers[:-1]:
        path = root / layer
        for source in [path] if path.is_file() else sorted(path.rglob("*.py")):
            for line in source.read_text(encoding="utf-8").splitlines():
                if line.startswith(("from", "import")):
                    for higher in above[layer]:
                        assert f"..{higher}" not in line.replace("...", ".."), (source, line)
                        assert f"stellwerk.{higher}" not in line, (source, line)
