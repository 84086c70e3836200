"""The search: legal everywhere, in time, the same for a seed, and nobody's fool."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from stellwerk import Match, coach
from stellwerk.bots import Seat, make
from stellwerk.bots.search import NODES, Search, Tree, cores
from stellwerk.errors import BadSetup
from stellwerk.games import _registered, games, get, register
from stellwerk.games.deutschland.rules import is_complete
from stellwerk.games.deutschland.state import DECK
from stellwerk.kit import trials
from test_bots import play_some


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_whole_games_of_legal_actions_on_every_map_and_number_of_players(game):
    for trial in trials(game):
        match = trial.match()
        seats = [make("search:8" if p == 1 else "random", seed=p) for p in range(match.players)]
        while not match.over and len(match.history) < 600:
            match.play(seats[match.actor].choose(Seat(match, match.actor)))


@pytest.mark.parametrize("spec", ["search:300", "search:300,cores=3", "search:300,reuse=no,guided=no,horizon=-1"])
def test_the_same_seed_and_iterations_play_the_same_game(spec):
    def played() -> list[str]:
        match = Match.new("deutschland", seed=4)
        seats = [make(spec, seed=p) for p in range(match.players)]
        while len(match.history) < 24:
            match.play(seats[match.actor].choose(Seat(match, match.actor)))
        return match.history

    assert played() == played()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_budget_of_time_is_kept(game):
    """A tenth more at most, where the machine lets it: of several decisions at least one."""
    match = play_some(Match.new(game.id, seed=1), 5)
    while len(match.legal()) < 2:
        match = play_some(match, len(match.history) + 1)
    bot = make("search:300ms,reuse=no")
    bot.ready(match.game)
    thoughts = (bot.think(Seat(match, match.actor)) for _ in range(30))
    assert any(thought.seconds < 0.33 and thought.iterations > 20 for thought in thoughts)


def test_the_nth_try_of_every_action_has_the_same_luck():
    match = play_some(Match.new("deutschland", seed=3), 20)
    seat, b = match.actor, match.board.record
    tree = Tree(match.game, b, 1)
    tree.plant(match.state.determinize(seat, 1).record, 10, None)

    def dealt(number: int) -> bytes:
        tree.states[1] = tree.states[0]
        tree.loops.deal(b, tree.states[1], seat, tree.belief, tree.room, number)
        return match.game.state.raw(tree.states[1])

    assert len({dealt(number) for number in (0, 1, 2, 0, 1, 2)}) == 3
    first = dealt(0)
    tree.plant(match.state.determinize(seat, 1).record, 10, None)
    assert dealt(0) != first


def test_the_budget_of_iterations_is_kept():
    match = play_some(Match.new("deutschland", seed=1), 8)
    thought = Search("search:500").think(Seat(match, match.actor))
    assert thought.iterations <= 500
    assert thought.visits.sum() <= thought.iterations
    assert thought.visits[thought.best] == thought.visits.max()


def test_a_whole_budget_is_spent_even_if_what_to_do_is_clear():
    match = play_some(Match.new("paris", seed=1), 8)
    seat = Seat(match, match.actor)
    assert make("search:2000").think(seat, whole=True).iterations == 2000
    assert make("search:2000").think(seat).iterations <= 2000


def test_chances_of_all_seats_add_up_to_one():
    match = play_some(Match.new("paris", players=4, seed=1), 8)
    thought = Search("search:200,horizon=-1").think(Seat(match, match.actor))
    tried = thought.visits > 0
    assert thought.gains[tried].sum(axis=1) == pytest.approx(1, abs=1e-4)


def test_one_iteration_is_the_greedy_choice():
    match = play_some(Match.new("deutschland", seed=3), 20)
    seat = Seat(match, match.actor)
    assert Search("search:1").think(seat).visits.sum() == 1


def test_a_tree_is_kept_over_own_actions_and_thrown_away_in_another_match():
    match = play_some(Match.new("paris", seed=3), 6)
    bot = Search("search:400")
    seat = match.actor
    bot.think(Seat(match, seat))
    tree = bot._trees[0]
    best = max(tree._children(0), key=lambda c: tree.nodes[c].visits)
    visits, action = int(tree.nodes[best].visits), int(tree.nodes[best].action)
    match.play(match.game.notation(match.board, action))
    tree.plant(match.state.determinize(match.actor, 1).record, 500, [action])
    assert tree.nodes[0].visits == visits
    assert sum(tree.nodes[c].visits for c in tree._children(0)) in (visits, visits - 1)
    other = play_some(Match.new("paris", seed=9), 6)
    bot.think(Seat(other, other.actor))
    assert bot._trees[0] is not tree


def test_a_tree_is_not_kept_where_something_was_drawn():
    """`keep 1` was tried for tickets of all kinds; now that they lie there it means one of them."""
    match = Match.new("deutschland", seed=3)
    bot = Search("search:200,deep=99")
    match.play(bot.choose(Seat(match, match.actor)))
    tree = bot._trees[0]
    assert any(tree.nodes[c].child for c in tree._children(0)), "there is something that could be kept"
    assert match.legal()[0].startswith("keep"), "the same seat goes on"
    thought = bot.think(Seat(match, match.actor))
    assert bot._trees[0] is tree
    assert tree.nodes[0].visits == thought.iterations, "all of them of now"


def test_one_unlucky_try_is_not_the_end_of_an_action():
    """In Deutschland every track gets its tries, in one way to pay for it."""
    match = Match.new("deutschland", 3, seed=2)
    greedy = make("greedy")
    while len(match.history) < 140 or not any(text.startswith("claim") for text in match.legal()):
        match.play(greedy.choose(Seat(match, match.actor)))

    def tried(spec: str) -> int:
        """Actions tried three times and more, with four different kinds of luck."""
        seat = Seat(match, match.actor)
        return sum(int((make(spec, seed).think(seat).visits > 2).sum()) for seed in range(4))

    assert tried("search:1600") > 2 * tried("search:1600,doubt=0,even=0.1")
    thought = make("search:1600").think(Seat(match, match.actor))
    texts = [match.game.notation(match.board, int(a)) for a in thought.actions[thought.visits > 0]]
    ways = [text.split()[1].partition(".")[0] for text in texts if text.startswith("claim")]
    assert len(set(ways)) == len(ways) > 5


@pytest.mark.parametrize("deep", [1, 2, 5])
def test_a_tree_goes_as_deep_as_it_may(deep):
    match = play_some(Match.new("deutschland", seed=3), 20)
    tree = Tree(match.game, match.board.record, 1)
    tree.plant(match.state.determinize(match.actor, 1).record, 500, None)
    tree.grow(Search(f"search:1,deep={deep}").settings(match.game).record(), 400)
    assert tree.head[1] == deep
    with pytest.raises(ValueError, match="0 is out of range"):
        Search("search:1,deep=0")


def test_a_full_tree_goes_on_without_new_nodes():
    match = play_some(Match.new("deutschland", seed=3), 20)
    bot = Search("search:1,deep=99", seed=1)
    tree = Tree(match.game, match.board.record, 1)
    tree.plant(match.state.determinize(match.actor, 1).record, 30, None)
    tree.grow(bot.settings(match.game).record(), 400)
    assert tree.head[0] == 30
    assert tree.nodes[0].visits == 400
    assert NODES > 30


def test_interpreted_and_compiled_trees_are_the_same():
    match = play_some(Match.new("paris", seed=3), 12)
    guess, k = (
        match.state.determinize(match.actor, 1).record,
        Search("search:1,horizon=2").settings(match.game).record(),
    )
    found = []
    for game in (match.game, match.game.interpreted()):
        tree = Tree(game, match.board.record, 1)
        tree.plant(guess, 30, None)
        tree.grow(k, 8)
        found.append([(int(n.action), int(n.visits), int(n.child), int(n.offered)) for n in tree.nodes[: tree.head[0]]])
    assert found[0] == found[1]


def test_it_takes_the_win_in_front_of_it():
    """Near the end of random games of Paris, a search knows far more often than chance which action wins."""
    won = 0
    for seed in range(6):
        match = Match.new("paris", players=3, seed=seed)
        seats = [make("search:60" if p == seed % 3 else "random", seed=seed * 3 + p) for p in range(3)]
        while not match.over:
            match.play(seats[match.actor].choose(Seat(match, match.actor)))
        won += match.winners() == [seed % 3]
    assert won >= 4


def test_cores_can_be_limited(monkeypatch):
    monkeypatch.setenv("STELLWERK_CORES", "3")
    assert cores() == 3
    assert len(np.unique([tree.room.dice[0] for tree in _trees("search:1s,cores=3")])) == 3


def _trees(spec: str) -> list[Tree]:
    match = Match.new("paris", seed=3)
    bot = Search(spec.replace("1s", "6"))
    _ = get("paris").ready
    bot.think(Seat(match, match.actor))
    return bot._trees


def test_likely_guesses_are_possible_ones_and_know_no_more_than_the_seat():
    """Tickets dealt again by how well they fit: nothing is lost or doubled, and the truth does not shine through."""
    game = get("deutschland")
    belief = game.heuristic.belief
    match = Match.new("deutschland", players=3, seed=6)
    bots = [make("greedy", seed=p) for p in range(3)]
    fits = [0, 0]
    while not match.over:
        if len(match.history) % 15 == 14:
            seat, guesses = match.actor, []
            for truth in (None, 8):
                state = match.state if truth is None else match.state.determinize(seat, truth)
                guess, room = state.determinize(seat, 5).record, belief.record.new(1)[0]
                fits[0] += _completed(match, guess, seat)
                belief.prepare(match.board.record, guess, seat, room)
                belief.believe(match.board.record, guess, seat, room)
                fits[1] += _completed(match, guess, seat)
                assert game.faults(match.board, guess) == []
                seen, guessed = match.view(seat), game.view(match.board, guess, seat, game.state.plain(guess))
                assert json.dumps(guessed) == json.dumps({name: seen[name] for name in guessed})
                guesses.append(game.state.raw(guess))
            assert guesses[0] == guesses[1]
        match.play(bots[match.actor].pick(Seat(match, match.actor)))
    assert fits[1] > 2 * fits[0]


def test_likely_guesses_are_nearer_to_the_truth():
    """Of greedy players' hidden tickets: which they are, and how many are complete, with many returned under the decks."""
    game = get("deutschland")
    belief = game.heuristic.belief
    hits, complete, returned = np.zeros(2), np.zeros(2), 0
    for seed in (11, 12):
        match = Match.new("deutschland", players=3, seed=seed)
        bots = [make("greedy", seed=p) for p in range(3)]
        while not match.over:
            if len(match.history) % 10 == 9 and min(match.state.record.wagons[:3]) < 20:
                seat, room = match.actor, belief.record.new(1)[0]
                belief.prepare(match.board.record, match.state.determinize(seat, 0).record, seat, room)
                for deal in range(4):
                    guess = match.state.determinize(seat, deal).record
                    hits[0] += _hits(match, guess, seat)
                    under = (guess.ticket == DECK) & (guess.under > 0)
                    belief.believe(match.board.record, guess, seat, room)
                    hits[1] += _hits(match, guess, seat)
                    complete += _completed(match, match.state.record, seat), _completed(match, guess, seat)
                    returned += int((under & (guess.ticket != DECK)).sum())
            match.play(bots[match.actor].pick(Seat(match, match.actor)))
    assert hits[1] > 2 * hits[0]
    assert 0.75 * complete[0] < complete[1] < 1.25 * complete[0], "neither hopeless nor all done"
    assert returned > 0, "what a guess has laid under a deck may be in a hand as well"


def _hits(match: Match, s: np.record, seat: int) -> int:
    """Hidden tickets of others that are in a guess where they are in truth."""
    true, guessed = match.state.record.ticket, s.ticket
    return int(((true == guessed) & (true >= 0) & (true < match.players) & (true != seat)).sum())


def _completed(match: Match, s: np.record, seat: int) -> int:
    """Tickets that others have completed in a guess."""
    b = match.board.record
    others = [(t, int(p)) for t, p in enumerate(s.ticket[: b.tickets]) if 0 <= p < match.players and p != seat]
    return sum(bool(is_complete(b, s, p, t)) for t, p in others)


# ------------------------------------------------------------------------------------------------------- dead ends


@pytest.fixture
def plant():
    """Paris with a fault in its rules, registered for the time of the test."""
    paris = get("paris")

    def planted(**rules):
        register(replace(paris, id="planted", rules=replace(paris.rules, **rules)))
        return Match.new("planted", seed=7)

    yield planted
    _registered.pop("planted", None)


def test_where_nobody_can_do_anything_thinking_ends_and_nobody_wins(plant):
    rules = get("paris").rules

    def stuck(b, s, out):
        """Nothing is legal any more once eight locomotives have been built."""
        return rules.legal(b, s, out) if s.tray.sum() > most - 8 else 0

    most = int(Match.new("paris", seed=7).state.record.tray.sum())
    match = plant(legal=stuck)
    thought = make("search:40").think(Seat(match, match.actor))
    assert thought.visits.sum() == 40
    assert not thought.gains.any()
    assert make("playouts:40").choose(Seat(match, match.actor)) in match.legal()
    k = Search("search:1,horizon=-1").settings(match.game).record()
    assert not Tree(match.game, match.board.record, 1).sample(match.state.record, k, 3).any()
    assert coach.hint(match, bot="search:20", tries=5)["chances"] == [0, 0, 0]
    while match.legal():
        match.play(match.legal()[-1])
    with pytest.raises(BadSetup, match="can do nothing"):
        coach.hint(match)


def test_a_game_without_end_is_not_played_for_ever(plant):
    def again(b, s, action):
        """Nothing ever changes."""

    match = plant(apply=again)
    k = Search("search:1,horizon=-1").settings(match.game).record()
    k.guided = False
    assert Tree(match.game, match.board.record, 1).sample(match.state.record, k, 1).sum() == pytest.approx(1)
