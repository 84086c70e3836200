"""The options of a game are said and explained, in both languages."""

import pytest

from stellwerk.games import games
from stellwerk.match import Match
from stellwerk.texts import LANGUAGES, has

OPTIONS = [(game, option) for game in games().values() for option in game.options]


def said(game, key, language):
    return has(f"{game.id}-option-{key}", language) or has(f"option-{key}", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=[f"{game.id}-{option.name}" for game, option in OPTIONS])
def test_every_option_has_a_label_an_explanation_and_words_for_its_choices(game, option, language):
    wanted = [option.name, f"{option.name}-about", *(f"{option.name}-{choice}" for choice in option.choices)]
    assert [key for key in wanted if not said(game, key, language)] == []


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)
def test_what_is_offered_for_a_map_can_be_chosen(game):
    """Somewhere every option matters; where it does, each choice sets up a match."""
    mattering = set()
    for name in game.maps:
        board = game.board_of(name)
        for players in game.seats:
            for option, choices in game.choices(board, players).items():
                mattering.add(option)
                assert len(choices) > 1
                for choice in choices:
                    Match.new(game.id, players, map=name, options={option: choice})
    assert mattering == {option.name for option in game.options}


def test_options_belong_to_maps():
    """Nuremberg’s bonus is nothing in Wensleydale, The South nothing in Nuremberg; the side only three players choose."""
    game = games()["nuremberg"]
    nuremberg, wensleydale = (game.board_of(name) for name in ("nuremberg", "wensleydale"))
    assert {"bonus"} == game.choices(nuremberg, 2).keys() - game.choices(wensleydale, 2).keys()
    assert {"south"} == game.choices(wensleydale, 2).keys() - game.choices(nuremberg, 2).keys()
    assert {"side", "train-side"} == game.choices(nuremberg, 3).keys() - game.choices(nuremberg, 4).keys()
    assert game.choices(nuremberg, 2)["first"] == ("lot", "1", "2")
