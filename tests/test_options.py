"""The options of a game are said and explained, in both languages."""

import pytest

from stellwerk.games import games
from stellwerk.texts import LANGUAGES, has

OPTIONS = [(game, option) for game in games().values() for option in game.options]


def said(game, key, language):
    return has(f"{game.id}-option-{key}", language) or has(f"option-{key}", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=[f"{game.id}-{option.name}" for game, option in OPTIONS])
def test_every_option_has_a_label_an_explanation_and_words_for_its_choices(game, option, language):
    wanted = [option.name, f"{option.name}-about", *(f"{option.name}-{choice}" for choice in option.choices)]
    assert [key for key in wanted if not said(game, key, language)] == []
