"""Export: what is written reads back as the same matches."""

import json

import numpy as np
import pytest
from typer.testing import CliRunner

from stellwerk.cli import app
from stellwerk.games import games
from stellwerk.lab import data
from stellwerk.lab.study import Plan, play_match
from stellwerk.match import Match


def same(one: Match, other: Match) -> bool:
    return one.document() == other.document()


@pytest.mark.parametrize("format", ["match", "parquet"])
def test_what_is_written_reads_back(tmp_path, format):
    pytest.importorskip("pyarrow")
    matches = [play_match(Plan("paris", 3, ("greedy", "random")), seed) for seed in (1, 2, 3)]
    matches[1].names[0] = "Zoë"
    document = {**games()["paris"].map_document(), "id": "mine"}
    matches.append(play_match(Plan("paris", 4, ("random",), document), 4))
    begun = play_match(Plan("paris", 3), 5)
    for _ in range(30):
        begun.undo(force=True)
    matches += [begun, Match.from_position(begun.position())]
    assert data.write(matches, tmp_path, format) == 6
    again = list(data.read(tmp_path))
    for match in matches:
        assert any(same(match, other) for other in again)


def test_parquet_has_the_documented_columns(tmp_path):
    pytest.importorskip("pyarrow")
    from pathlib import Path

    text = (Path(__file__).parents[2] / "docs" / "howto" / "data.md").read_text(encoding="utf-8")
    for field in data.schema():
        assert f"| `{field.name}` |" in text, field.name


def test_nothing_is_overwritten(tmp_path):
    match = play_match(Plan("paris", 3), 1)
    data.write([match, match], tmp_path)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(data.NoData, match="nothing"):
        list(data.read(tmp_path / "nothing.json"))


def test_the_command(tmp_path):
    run = CliRunner().invoke
    made = run(app, ["export", "paris", "--games", "3", "--to", str(tmp_path / "a"), "--seed", "7", "--json"])
    assert json.loads(made.stdout)["matches"] == 3
    again = run(app, ["export", str(tmp_path / "a"), "--to", str(tmp_path / "b"), "--json"])
    assert json.loads(again.stdout)["matches"] == 3
    assert [m.seed for m in data.read(tmp_path / "b")] == [7, 8, 9]


def test_decisions_are_what_the_actor_saw_might_do_and_did(tmp_path, monkeypatch):
    monkeypatch.setattr(data, "EPISODES", 2)
    matches = [play_match(Plan("paris", 3, ("greedy", "random")), seed) for seed in (1, 2, 3)]
    assert data.write(matches, tmp_path, "npz") == 3
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["episodes-000000.npz", "episodes-000002.npz"]
    with np.load(tmp_path / "episodes-000000.npz") as found:
        about, lengths = json.loads(str(found["about"])), found["lengths"]
        assert [row["seed"] for row in about] == [1, 2]
        assert lengths.tolist() == [len(match.actions) for match in matches[:2]]
        masks = np.unpackbits(found["action_masks"], axis=1)
        assert masks[np.arange(len(masks)), found["actions"]].all()
        at = int(lengths[0]) + 5  # a moment of the second match
        state = list(matches[1].states())[5]
        assert found["seats"][at] == state.actor
        assert np.array_equal(found["observations"][at], state.observe(state.actor))
        assert np.flatnonzero(masks[at]).tolist() == sorted(state.legal().tolist())
        assert np.flatnonzero(found["terminations"]).tolist() == (np.cumsum(lengths) - 1).tolist()
        assert not found["truncations"].any()
        won = found["returns"] == found["returns"].max()
        assert set(found["seats"][int(lengths[0]) :][won[int(lengths[0]) :]]) <= set(matches[1].winners())
    begun = Match.new("paris", 3, 7)
    begun.play(begun.legal()[0])
    assert data.episode(begun)["truncations"].tolist() == [True]
