"""The lab: the compiled games are those of the ordinary bots, and what is counted is what happened."""

import numpy as np
import pytest

from stellwerk.engine.game import Offer
from stellwerk.engine.text import Text
from stellwerk.games import games
from stellwerk.kit import groups_of
from stellwerk.lab import report
from stellwerk.lab.play import GAMES, SEATS, TIMES, WHOLE, WINS
from stellwerk.lab.study import LONGEST, Plan, Study, loop_of, play_match, play_on, study, things_of, usage_of
from stellwerk.match import Match
from stellwerk.texts import LANGUAGES, say

ALL = sorted(games())


def plan_of(id, *bots):
    return Plan(id, games()[id].seats[0], bots or ("greedy",))


@pytest.mark.parametrize("id", ALL)
def test_the_compiled_games_are_those_of_the_ordinary_bots(id):
    plan = plan_of(id, "greedy", "random", "greedy:30")
    for seed in (1, 2):
        fast = play_match(plan, seed)
        slow = Match.new(id, plan.players, seed, bots=plan.seats(seed))
        play_on(slow, seed)
        assert fast.history == slow.history
        assert fast.hash == slow.hash


@pytest.mark.parametrize("id", [id for id in ALL if games()[id].usage])
def test_counts_are_what_offers_say(id):
    """Every action whose offer is chosen on a group of the map, and which is counted, is counted at such a group."""
    plan = plan_of(id)
    things, game = things_of(plan), games()[id]
    match = play_match(plan, 3)
    past, counted = Match.new(id, plan.players, 3), 0
    used = np.zeros((game.seats[-1], usage_of(game).size), np.int16)
    for action in match.actions:
        used[:] = 0
        offer: Offer = game.offer(past.board, past.state.record, past.actor, action)
        loop_of(game).use(past.board.record, past.state.record, action, used)
        assert not np.delete(used, past.actor, axis=0).any(), "only the actor uses anything"
        numbers = np.flatnonzero(used[past.actor])
        assert set(numbers.tolist()) <= set(things), "what is used is a thing of the table"
        groups = {things[int(n)].group for n in numbers} - {""}
        if groups and offer.at:
            assert groups & set(offer.at), (past.game.notation(past.board, action), groups, offer.at)
            counted += 1
        past.play(action)
    assert counted > 5


@pytest.mark.parametrize("id", ALL)
def test_things_have_words_and_stand_on_the_drawing(id):
    plan = plan_of(id)
    found = study(plan, 2, seed=5, processes=1)
    svg = report.drawing_of(found, "en")
    groups = groups_of(svg)
    for thing in things_of(plan).values():
        dealt = thing.kind in ("progress", "objective")  # another choice of these cards lies on every table
        assert dealt or not thing.group or thing.group in groups, thing
        for language in LANGUAGES:
            words = say(Text(f"{id}-things-{thing.kind}"), language)
            assert " " in words or words.istitle(), words


def test_the_same_numbers_however_the_work_is_split():
    plan = plan_of("paris", "greedy", "random")
    one, two = study(plan, 300, seed=9, processes=1), study(plan, 300, seed=9, processes=2)
    for name in ("seeds", "lengths", "scores", "won", "sums"):
        assert np.array_equal(getattr(one, name), getattr(two, name)), name


def test_other_bots_play_at_ordinary_matches():
    """`playouts` cannot play in the compiled loop; its games are counted from their logs."""
    plan = plan_of("paris", "playouts:6", "random")
    found = study(plan, 2, seed=4, processes=1)
    match = play_match(plan, 4)
    assert found.lengths[0] == len(match.history)
    assert found.scores[0].tolist() == match.scores()
    spaces = [n for n, thing in things_of(plan).items() if thing.kind == "space"]
    second = play_match(plan, 5)
    builds = sum(text.startswith("build") for m in (match, second) for text in m.history)
    assert found.sums[TIMES, spaces].sum() == builds


def test_sums_are_of_the_games():
    plan = plan_of("deutschland")
    found = study(plan, 6, seed=1, processes=1)
    things, matches = things_of(plan), [play_match(plan, seed) for seed in found.seeds.tolist()]
    claimed = [{text.split()[1] for text in m.history if text.startswith("claim")} for m in matches]
    labels = matches[0].board.labels["track"]
    for t, label in enumerate(labels):
        assert found.sums[GAMES, t] == sum(label in tracks for tracks in claimed), label
        assert found.sums[SEATS, t] == found.sums[TIMES, t] <= len(matches)
    completed = sum(found.sums[TIMES, n] for n, thing in things.items() if thing.kind == "completed")
    kept = sum(found.sums[TIMES, n] for n, thing in things.items() if thing.kind == "kept")
    assert 0 < completed <= kept
    assert (found.sums[WINS] <= found.sums[SEATS] * WHOLE).all()


def test_games_without_end_are_named_and_left_out():
    plan = plan_of("paris")
    found = study(plan, 4, processes=1)
    lengths = found.lengths.copy()
    lengths[2] = LONGEST
    from stellwerk.lab.study import _ended

    left = _ended(games()["paris"], Study(plan, found.seeds, lengths, found.scores, found.won, found.sums, 1.0))
    assert left.endless == (2,)
    assert left.seeds.tolist() == [0, 1, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_outside(language):
    results = []
    for map in (None, games()["paris"].map_document()):
        plan = Plan("paris", 3, ("greedy",), map)
        found = study(plan, 20, processes=1)
        results.append(report.Found([found], [report.summary(found, study(Plan("paris", 3, ("random",), map), 20))]))
    page = report.page(results, language)
    assert "<script" not in page
    assert "http" not in page.replace("http://www.w3.org/", "")
    assert "lab-" not in page.replace("lab-paris", "")
    assert page.count(' id="m0-space-7.21"') == page.count(' id="m1-space-7.21"') == 1
    assert '[id="m0-space-7.21"]' in page
    assert report.compare(results)[0]["maps"][0] == report.compare(results)[0]["maps"][1]


def test_a_heat_map_colours_the_drawing():
    found = study(plan_of("paris"), 20, processes=1)
    use = report.summary(found)["usage"][0]
    svg = report.heat_map(report.drawing_of(found, "en"), use["things"])
    assert svg.endswith("</style></svg>")
    assert report.HEAT[-1] in svg
    groups_of(svg)  # well-formed
