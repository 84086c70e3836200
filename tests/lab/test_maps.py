"""Maps to begin with, and the extra maps: sound, drawn, and played to the end by everybody."""

import copy
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stellwerk import drawings, terminal
from stellwerk.cli import app
from stellwerk.engine.batch import simulate
from stellwerk.engine.game import MapError
from stellwerk.games import games
from stellwerk.kit import groups_of
from stellwerk.match import Match

EXTRA = sorted((Path(__file__).parents[2] / "examples" / "maps").glob("*.json"))


def playable(game, document):
    board = game.board_of(document)
    groups_of(drawings.draw(game, board, None, "de"))
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


def keys_of(part, at=()):
    """Every key of a document; of entries of a list that are alike, the first one's."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield (*at, key)
            yield from keys_of(value, (*at, key))
    elif isinstance(part, list):
        seen = set()
        for i, value in enumerate(part):
            if isinstance(value, dict) and not set(value) <= seen:
                yield from (path for path in keys_of(value, (*at, i)) if path[len(at) + 1] not in seen)
                seen |= set(value)


def without(document, path):
    changed = copy.deepcopy(document)
    part = changed
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]
    return changed


@pytest.mark.parametrize("id", sorted(games()))
def test_a_map_that_lacks_something_is_refused_or_drawn(id):
    """Whatever key is left out: a fault is named, or the map can be drawn and told."""
    game, refused = games()[id], 0
    whole = json.loads((game.home / "maps" / "new.json").read_text(encoding="utf-8"))
    whole["scenery"] = {
        "rivers": [{"name": "Ache", "width": 2, "line": [0, 0, 5, 5]}],
        "labels": [{"kind": "land", "at": [1, 1], "turn": 0, "text": {"en": "New Country"}}],
        "home": [[0, 0, 9, 0, 9, 9]],
    }
    s = game.state.new(1)[0]
    for path in keys_of(whole):
        try:
            board = game.board_of(without(whole, path))
        except MapError as fault:
            refused += bool(fault.faults)
            continue
        game.check_map(board.document)
        game.rules.setup(board.record, s, game.seats[0], 1, game.option_values())
        view = game.view(board, s, 0, game.state.plain(s))
        assert drawings.draw(game, board, view, "de").startswith("<svg"), path
        assert terminal.shown(game, board, view, "en"), path
    assert refused > 10
