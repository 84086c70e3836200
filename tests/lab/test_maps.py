"""Maps to begin with, and the extra maps: sound, drawn, and played to the end by everybody."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stellwerk.cli import app
from stellwerk.engine.batch import simulate
from stellwerk.games import games
from stellwerk.kit import groups_of
from stellwerk.match import Match

EXTRA = sorted((Path(__file__).parents[2] / "examples" / "maps").glob("*.json"))


def playable(game, document):
    board = game.board_of(document)
    groups_of(game.picture(document, None, "de"))
    for players in game.seats:
        result = simulate(game, players, 20, seed=3, device="core", board=board)
        assert (result.lengths > 10).all()
    match = Match.new(game.id, game.seats[0], seed=1, map=document)
    groups_of(match.svg(0))
    again = Match.from_json(match.to_json())
    assert again.hash == match.hash


@pytest.mark.parametrize("id", sorted(games()))
def test_a_new_map_can_be_played_on(id, tmp_path):
    file, run = tmp_path / "my-land.json", CliRunner().invoke
    assert run(app, ["map", "new", id, str(file)]).exit_code == 0
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["id"] == "my-land"
    assert len(document["how to read"]) > 100
    assert json.loads(run(app, ["map", "check", str(file), "--json"]).stdout)["sound"]
    assert run(app, ["map", "new", id, str(file)]).exit_code != 0, "nothing is overwritten"
    playable(games()[id], document)


@pytest.mark.parametrize("file", EXTRA, ids=lambda file: file.stem)
def test_the_extra_maps_can_be_played_on(file):
    document = json.loads(file.read_text(encoding="utf-8"))
    playable(games()[document["game"]], document)
