"""What thinks ends when it is told to, with the best it has found so far; and kept trees have a size."""

from __future__ import annotations

import gc
import threading
import time

import numpy as np
import pytest

from stellwerk import Match, coach
from stellwerk.bots import Seat, make
from stellwerk.bots.limit import Limit, is_reached
from stellwerk.bots.search import Search
from stellwerk.bots.shelf import SHELF, Shelf
from stellwerk.games import games
from test_bots import play_some

ENDLESS = "1000000000"
SOON = 0.2  # seconds until the sign is raised
MOMENTS = 20.0  # seconds within which everything has ended, on a busy machine


def limited(work):
    """Do something that would take for ever, with a limit; gives its result."""
    limit = Limit()
    timer = threading.Timer(SOON, limit.stop)
    started = time.monotonic()
    timer.start()
    with limit:
        found = work()
    assert time.monotonic() - started < MOMENTS
    assert limit.sign[0], "it ended because it was told to"
    return found


def moment(game: str, actions: int = 12) -> Match:
    """A moment of a match with something to choose."""
    match = play_some(Match.new(game, seed=1), actions)
    while len(match.legal()) < 2:
        match = play_some(match, len(match.history) + 1)
    return match


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("spec", [f"search:{ENDLESS}", f"search:{ENDLESS},cores=2,horizon=-1", f"playouts:{ENDLESS}"])
def test_a_search_that_would_run_for_ever_ends_with_a_legal_action(game, spec):
    match = moment(game)
    bot = make(spec)
    bot.ready(match.game)
    assert limited(lambda: bot.choose(Seat(match, match.actor))) in match.legal()


def test_what_was_found_before_the_end_counts():
    match = moment("paris")
    bot = Search(f"search:{ENDLESS}")
    bot.ready(match.game)
    thought = limited(lambda: bot.think(Seat(match, match.actor)))
    assert thought.iterations == thought.visits.sum() > 1
    assert thought.visits[thought.best] == thought.visits.max()


def test_a_search_told_to_end_before_it_began_takes_what_looks_best():
    match = moment("deutschland", 20)
    limit = Limit()
    limit.stop()
    with limit:
        thought = Search(f"search:{ENDLESS}").think(Seat(match, match.actor))
    assert thought.iterations == thought.visits.sum() == 1


def test_a_bot_plays_on_as_ever_after_it_was_told_to_end():
    match = moment("paris")
    bot = Search("search:200,reuse=no", seed=3)
    bot.ready(match.game)
    limited(lambda: Search(f"search:{ENDLESS}").think(Seat(match, match.actor)))
    limit = Limit()
    limit.stop()
    with limit:
        assert is_reached()
        bot.think(Seat(match, match.actor))
    assert not is_reached()
    assert bot.think(Seat(match, match.actor), whole=True).iterations == 200


@pytest.mark.parametrize("spec", ["search:300", "search:300,cores=2", "playouts:300"])
def test_below_the_limit_nothing_is_different(spec):
    def played(within: Limit | None) -> list[str]:
        match = moment("paris")
        bots = [make(spec, seed=p) for p in range(match.players)]
        while len(match.history) < 24:
            if within is None:
                match.play(bots[match.actor].choose(Seat(match, match.actor)))
            else:
                with within:
                    match.play(bots[match.actor].choose(Seat(match, match.actor)))
        return match.history

    assert played(None) == played(Limit())


def test_hints_end():
    match = moment("paris")
    make("search:1").ready(match.game)
    advice = limited(lambda: coach.hint(match, bot=f"search:{ENDLESS}"))
    assert advice["action"] in match.legal()
    assert sum(advice["chances"]) == pytest.approx(1, abs=0.01)


def test_analyses_end_with_a_chance_after_every_action():
    match = Match.new("paris", seed=1)
    greedy = make("greedy")
    while not match.over:
        match.play(greedy.choose(Seat(match, match.actor)))
    coach.analyse(match, samples=1, moments=1, bot="search:1")  # compiled
    found = limited(lambda: coach.analyse(match, samples=1_000_000, bot=f"search:{ENDLESS}"))
    assert len(found["chances"]) == len(match.history) + 1
    assert np.sum(found["chances"], axis=1) == pytest.approx(1, abs=0.01)
    assert found["chances"][-1][match.winners()[0]] > 0
    assert found["turning"] == [], "nothing is told that was not thought through"


# ------------------------------------------------------------------------------------------------------------- the shelf


class Keeper:
    """Somebody with trees."""

    def __init__(self) -> None:
        self.kept = True

    def forget(self) -> None:
        self.kept = False


def test_the_least_used_go_first_and_what_is_in_use_stays():
    shelf, (ann, bob, eve) = Shelf(100), (Keeper(), Keeper(), Keeper())
    shelf.put(ann, 40)
    shelf.put(bob, 40)
    shelf.put(ann, 40)  # used again
    shelf.put(eve, 40)
    assert (ann.kept, bob.kept, eve.kept, shelf.size) == (True, False, True, 80)
    shelf.take(ann)  # it thinks
    shelf.put(bob, 90)
    assert (ann.kept, eve.kept, shelf.size) == (True, False, 90)
    shelf.put(eve, 101)  # more than there is room for
    assert shelf.size == 0


def test_bots_that_are_gone_leave_the_shelf():
    shelf, bots = Shelf(100), [Keeper()]
    shelf.put(bots[0], 40)
    bots.clear()
    gc.collect()
    assert shelf.size == 0


def test_trees_of_many_bots_stay_within_bytes(monkeypatch):
    most = 100_000
    gc.collect()
    monkeypatch.setattr(SHELF, "most", most)
    match = moment("paris")
    bots = [Search("search:300", seed=n) for n in range(20)]
    for bot in bots:
        bot.think(Seat(match, match.actor))
        assert SHELF.size <= SHELF.most
    kept = [bot for bot in bots if bot._trees]
    assert 0 < len(kept) < len(bots)
    assert bots[-1] in kept
    assert sum(tree.nodes.nbytes for bot in kept for tree in bot._trees) <= most
    assert bots[0].choose(Seat(match, match.actor)) in match.legal(), "who lost its trees grows new ones"
