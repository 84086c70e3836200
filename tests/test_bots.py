"""Bots: legal, deterministic for a seed, and blind to what their seat cannot see."""

from __future__ import annotations

import pytest

from stellwerk import BadSetup, Match
from stellwerk.bots import Seat, bots, levels, make, split
from stellwerk.bots.ranks import LEVELS, spec_of
from stellwerk.games import games
from stellwerk.texts import LANGUAGES, say

SPECS = ["random", "greedy", "greedy:40", "playouts:60", "search:40", "search:40,cores=2,horizon=-1", "driver"]


def play_some(match: Match, count: int) -> Match:
    """A match after some actions of random play."""
    dice = make("random", seed=match.seed or 0)
    while not match.over and len(match.history) < count:
        match.play(dice.choose(Seat(match, match.actor)))
    return match


@pytest.mark.parametrize("spec", ["greedy", "playouts:60"])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_bots_play_whole_games_of_legal_actions(game, spec):
    match = Match.new(game.id, seed=2)
    seats = [make(spec if p == 0 else "random", seed=p) for p in range(match.players)]
    while not match.over and len(match.history) < 400:
        match.play(seats[match.actor].choose(Seat(match, match.actor)))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("moment", [0, 12, 60])
def test_bots_choose_the_same_for_the_same_seed_whatever_is_hidden(game, spec, moment):
    match = play_some(Match.new(game.id, seed=2), moment)
    seat = match.actor
    chosen = make(spec, seed=5).choose(Seat(match, seat))
    assert chosen in match.legal()
    for truth in (77, 78):
        other = match.copy(match.state.determinize(seat, truth))  # another truth, the same for all this seat knows
        assert make(spec, seed=5).choose(Seat(other, seat)) == chosen


def test_playouts_beat_random():
    won = 0
    for seed in range(6):
        match = Match.new("paris", players=3, seed=seed)
        seats = [make("playouts:150" if p == seed % 3 else "random", seed=seed * 3 + p) for p in range(3)]
        while not match.over:
            match.play(seats[match.actor].choose(Seat(match, match.actor)))
        won += match.winners() == [seed % 3]
    assert won >= 4


@pytest.mark.parametrize(
    "spec",
    [
        "", "genius", "playouts:0", "playouts:many", "random:3", "greedy:", "greedy:101", "search", "search:", "search:0",
        "search:1h", "search:-1s", "search:9,c", "search:9,c=-1", "search:9,wheels=4", "search:9,reuse=maybe", "driver:2",
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_there_is_not_is_told_so(spec, language):
    with pytest.raises(BadSetup, match=r"There is no bot|Es gibt keinen Bot") as told:
        make(spec, language=language)
    assert "{" not in str(told.value)
    assert "bot-" not in str(told.value)


def test_a_seat_has_nothing_to_choose_while_another_acts():
    match = Match.new("paris", players=3, seed=2)
    other = Seat(match, (match.actor + 1) % 3)
    assert other.legal() == []
    assert len(other.actions()) == 0


def test_levels_have_words_and_stand_for_bots_in_every_game():
    assert [level["spec"] for level in levels()] == list(LEVELS)
    assert set(LEVELS) < set(bots())
    for level in levels(games()["paris"]):
        assert all(say(level[key], language) != level[key].key for key in ("name", "words") for language in LANGUAGES)
        for game in games().values():
            assert make(spec_of(level["spec"], game)).spec not in LEVELS


def test_specs_are_separated_by_commas_and_keep_their_settings():
    assert split("search:1s,c=2,noise=0, random,greedy:3") == ["search:1s,c=2,noise=0", "random", "greedy:3"]
