"""The coach: hints from what a seat knows, analyses of what happened."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from typer.testing import CliRunner

from stellwerk import BadSetup, Match, coach
from stellwerk.bots import Seat, make
from stellwerk.cli import app
from stellwerk.games import games
from stellwerk.kit import trials
from stellwerk.texts import LANGUAGES, say
from test_bots import play_some


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match that a greedy player has won against random ones, most probably."""
    match = Match.new("paris", players=3, seed=5)
    seats = [make(spec, seed=1) for spec in ("greedy", "random", "random")]
    while not match.over:
        match.play(seats[match.actor].choose(Seat(match, match.actor)))
    return match


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_hint_names_every_legal_action_the_best_first(game):
    match = play_some(Match.new(game.id, seed=4), 20)
    advice = coach.hint(match, bot="search:150")
    assert sorted(row["action"] for row in advice["actions"]) == sorted(match.legal())
    assert advice["action"] == advice["actions"][0]["action"]
    assert sum(advice["chances"]) == pytest.approx(1, abs=0.01)
    assert json.loads(json.dumps(advice)) == advice


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_hints_and_reasons_tell_nothing_hidden_and_are_said_in_both_languages(game):
    for trial in trials(game)[:2]:
        for match in trial.moments(every=31):
            if match.over:
                break
            seat = match.actor
            other = match.copy(match.state.determinize(seat, 3))
            for language in LANGUAGES:
                for action in match.state.legal()[::7].tolist():
                    said = coach.reason(match, seat, action, language)
                    assert said == coach.reason(other, seat, action, language)
                    assert said, f"no reason for {match.game.notation(match.board, action)}"
                    assert "{" not in said
                    assert "-reason-" not in said
                    guess = match.state.determinize(seat, 0).record
                    words = say(match.game.offer(match.board, guess, seat, action).text, language)
                    assert said.lower() not in words.lower(), f"the action is no reason for itself: {words}"


def test_a_chance_says_by_how_much_it_may_be_off_and_more_tries_say_it_better():
    match = play_some(Match.new("paris", seed=4), 20)
    few, many = (coach.hint(match, bot="search:100", tries=tries)["doubt"] for tries in (50, 800))
    assert 0 < many < few < 0.2
    assert {
        row["doubt"] is None for row in coach.hint(match, bot="search:100")["actions"] if row["chance"] is None
    } <= {True}


def test_every_game_gives_reasons():
    for game in games().values():
        match = play_some(Match.new(game.id, seed=4), 40)
        assert any(coach.reason(match, match.actor, int(action)) for action in match.state.legal())


def test_a_completed_ticket_is_a_reason():
    match = Match.new("deutschland", seed=1)
    bots = [make("greedy", seed=p) for p in range(2)]
    said = []
    while not match.over:
        bot = bots[match.actor]
        action = bot.pick(Seat(match, match.actor))
        said.append(coach.reason(match, match.actor, action) or "")
        match.play(action)
    assert any(text.startswith("completes") for text in said)


def test_an_analysis_follows_the_chances_to_the_end(finished):
    done = []
    found = coach.analyse(finished, samples=8, moments=3, bot="search:100", progress=done.append)
    assert len(found["chances"]) == len(finished.history) + 1
    assert all(sum(row) == pytest.approx(1, abs=0.01) for row in found["chances"])
    winners = finished.winners()
    assert found["chances"][-1] == [pytest.approx(1 / len(winners), abs=0.01) if p in winners else 0 for p in range(3)]
    assert len(found["turning"]) <= 3
    assert sum(done) <= coach.steps(finished, 3)
    for point in found["turning"]:
        assert finished.history[point["n"] - 1] == point["action"]
        assert point["better"] is None or point["better"]["action"] != point["action"]
    assert json.loads(json.dumps(found)) == found
    for language in LANGUAGES:
        ET.fromstring(coach.plot(found, language, "dark"))


def test_only_finished_matches_are_analysed_and_only_the_actor_gets_a_hint(finished):
    match = Match.new("paris", players=3, seed=5)
    with pytest.raises(BadSetup, match="once it is over"):
        coach.analyse(match)
    with pytest.raises(BadSetup, match="not your turn"):
        coach.hint(match, seat=(match.actor + 1) % 3)
    with pytest.raises(BadSetup, match="is over"):
        coach.hint(finished)
    with pytest.raises(BadSetup, match="thinks with a search"):
        coach.hint(match, bot="random")


def test_on_the_command_line(finished, tmp_path):
    file, plot = tmp_path / "match.json", tmp_path / "chances.svg"
    finished.save(file)
    run = CliRunner().invoke
    told = run(app, ["hint", str(file), "--at", "6", "--bot", "search:50", "--language", "de"], catch_exceptions=False)
    assert "%" in told.stdout
    told = run(app, ["hint", str(file), "--at", "6", "--bot", "search:50", "--json"], catch_exceptions=False)
    assert json.loads(told.stdout)["actions"]
    common = ["analyse", str(file), "--samples", "4", "--bot", "search:50"]
    told = run(app, [*common, "--json", "--plot", str(plot)], catch_exceptions=False)
    assert json.loads(told.stdout)["winners"] == finished.winners()
    assert "svg" in plot.read_text()
    assert run(app, common, catch_exceptions=False).stdout.strip()


def test_what_a_move_of_grand_trunk_promises_can_be_done_there():
    told = 0
    for moment in range(10, 90, 8):
        match = play_some(Match.new("grandtrunk", seed=moment), moment)
        for action in [a for a in match.legal() if a.startswith("move ")]:
            found = match.game.reason(
                match.board, match.state.record, match.actor, match.game.parse(match.board, action)
            )
            promised = found is not None and found.key in ("grandtrunk-reason-special", "grandtrunk-reason-demand")
            there = match.copy()
            there.play(action)
            assert promised == any(a.split()[0] in ("deliver", "fulfil") for a in there.legal())
            told += promised
    assert told > 0


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_chances_of_an_analysis_are_of_wins_alone(game):
    """Even where a search counts points too, and the match was close."""
    match = Match.new(game.id, seed=3)
    bots = [make("greedy", seed=p) for p in range(match.players)]
    while not match.over:
        match.play(bots[match.actor].pick(Seat(match, match.actor)))
    found = coach.analyse(match, samples=4, moments=1, bot="search:20")
    winners = match.winners()
    assert found["chances"][-1] == [round(1 / len(winners), 4) if p in winners else 0 for p in range(match.players)]


def test_what_cannot_be_told_apart_leaves_the_favourite_of_the_search_in_front():
    luck = np.random.default_rng(1).random(400)
    good, same, bad = luck < 0.5, np.roll(luck, 200) < 0.52, luck < 0.2
    assert coach._ranked(np.array([good, same, bad], float).T)[0] == 0
    assert coach._alike(good.astype(float), same.astype(float))
    assert coach._ranked(np.array([bad, same, good], float).T)[2] == 0
    assert not coach._alike(good.astype(float), bad.astype(float)), "with the same luck"


def test_alternatives_of_a_hint_are_compared_evenly():
    match = play_some(Match.new("deutschland", 3, seed=4), 60)
    advice = coach.hint(match, bot="search:400")
    compared = [row for row in advice["actions"] if row["chance"] is not None]
    assert compared == advice["actions"][: coach.CHOICES]
    worse = [row["chance"] for row in compared if not row["alike"]]
    assert worse[0] == max(worse), "the advice, and what is worse beyond doubt"
    assert not compared[0]["alike"]


def test_another_way_to_pay_for_the_best_track_is_no_mistake():
    """In Deutschland a search looks at one way to pay for each track: the others must not seem worthless for that."""
    match = Match.new("deutschland", seed=2)
    bots = [make("greedy", seed=p) for p in range(2)]
    while True:
        claims = [action for action in match.legal() if action.startswith("claim")]
        tracks: dict[str, list[str]] = {}
        for action in claims:
            tracks.setdefault(action.split()[1], []).append(action)
        if ways := next((ways for ways in tracks.values() if len(ways) > 1), None):
            break
        match.play(bots[match.actor].pick(Seat(match, match.actor)))
    actions = [match.game.parse(match.board, way) for way in ways[:2]]
    tries = make("search:50").compare(Seat(match, match.actor), actions, 20)
    assert tries.shape == (20, 2, 2)
    assert (tries.sum(axis=2) == 1).all(), "each had every try"
