"""Rules in words, and lessons: what the kit cannot know of the games that come with Stellwerk."""

from __future__ import annotations

import importlib

import pytest

from stellwerk.engine.lesson import fits
from stellwerk.engine.text import Text
from stellwerk.games import games
from stellwerk.kit import lesson_match
from stellwerk.texts import LANGUAGES, has

OURS = [game for game in games().values() if game.rulebook("en")]
LESSONS = [(game, lesson) for game in games().values() for lesson in game.lessons]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_compiled_reason_names_its_rule(game):
    """Also those that no random match has met.  Reasons that depend on the kind of action are named with it."""
    where = "why" if game.id == "grandtrunk" else "actions"
    reasons = importlib.import_module(f"stellwerk.games.{game.id}.{where}").REFUSALS
    reasons = reasons.values() if isinstance(reasons, dict) else reasons
    answered = {refusal for all in game.sections.values() for refusal in all}
    lost = [
        reason
        for reason in filter(None, reasons)
        if not any(known == reason or known.endswith(f"-{reason}") for known in answered)
    ]
    assert lost == []


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_what_a_section_answers_has_words(game):
    for refusal in (one for all in game.sections.values() for one in all if not one.startswith(":")):
        text = Text(f"{game.id}-{refusal}")
        assert all(has(text.key, language) for language in LANGUAGES), text.key
        assert game.rule_of(text) is not None


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda it: getattr(it, "id", None) or it.map)
def test_a_lesson_is_one_line_of_actions(game, lesson):
    """From its first step to its last, and no other seat acts where the learner is asked."""
    match = lesson_match(game, lesson)
    for step in lesson.steps:
        assert len(match.actions) == lesson.begins[lesson.steps.index(step)]
        for wanted in (*step.does, *step.then):
            match.play(next(action for action in match.legal() if fits(action, wanted)))
    assert len(match.actions) == lesson.begins[-1]
    assert not lesson.steps[-1].does, "the last step is a look back"
