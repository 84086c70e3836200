"""Searching with a network: legal everywhere, the same for a seed, and it finds what the network alone does not."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from stellwerk import Match
from stellwerk.bots import Seat, levels, make
from stellwerk.bots.net import Net, liking
from stellwerk.bots.netsearch import BATCH, NetSearch, NetSettings, NetTree
from stellwerk.bots.network import FORMAT, Network, has_network, made_for, network_of, which_map
from stellwerk.bots.ranks import spec_of
from stellwerk.bots.search import Settings
from stellwerk.errors import BadSetup
from stellwerk.games import games, get
from stellwerk.kit import trials
from test_bots import play_some

GAMES = games().values()
LEARNT = [game for game in GAMES if has_network(game)]


def any_network(game, width=8, counsel=True) -> Network:
    """A network that has learnt nothing: all actions look alike, but for the heuristic's counsel, and all positions."""
    zeros = lambda *shape: np.zeros(shape, np.float32)  # noqa: E731
    layer = (zeros(width), zeros(width), zeros(width, width), zeros(width))
    return Network(
        {"format": FORMAT, **made_for(game), "recipe": {}},
        (zeros(game.size + len(which_map(game)), width), zeros(width)), (layer,), (zeros(width), zeros(width)),
        (zeros(game.actions, width), zeros(game.actions)), (zeros(width), zeros(1)),
        np.full(1, 4, np.float32) if counsel and game.heuristic else None,
    )  # fmt: skip


@pytest.fixture
def networks(monkeypatch):
    """Networks for all games: those that they have, or ones that have learnt nothing."""
    made = {game.id: network_of(game) if has_network(game) else any_network(game) for game in GAMES}
    for module in ("network", "net", "netsearch", "ranks"):
        monkeypatch.setattr(f"stellwerk.bots.{module}.network_of", lambda game: made[game.id])
    return made


def tree_for(match: Match, network: Network, nodes: int = 1000, settings: NetSettings | None = None) -> NetTree:
    seat = Seat(match, match.actor)
    tree = NetTree(
        match.game, match.board.record, str(match.board.document["id"]), 1, network, settings or NetSettings()
    )
    tree.plant(seat.guess(1).record, nodes, None)
    return tree


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whole_games_of_legal_actions_on_every_map_and_number_of_players(game, networks):
    for trial in trials(game):
        match = trial.match()
        seats = [make("net:1ms" if p == 1 else "random", seed=p) for p in range(match.players)]
        while not match.over and len(match.history) < 400:
            match.play(seats[match.actor].choose(Seat(match, match.actor)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_plays_the_same(game, networks):
    def played() -> list[str]:
        match = Match.new(game.id, seed=4)
        seats = [make("net:101", seed=p) for p in range(match.players)]
        while len(match.history) < 12:
            match.play(seats[match.actor].choose(Seat(match, match.actor)))
        return match.history

    assert played() == played()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_look_is_counted_once_and_nothing_stays_lost(game, networks):
    """What counts as lost while the network is asked is given back, all of it."""
    match = play_some(Match.new(game.id, seed=2), 10)
    while len(match.legal()) < 2:
        match = play_some(match, len(match.history) + 1)
    tree = tree_for(match, any_network(game), 4000)
    assert tree.grow(Settings(doubt=1).record(), 5 * BATCH + 3) == 5 * BATCH + 3
    assert tree.nodes[0].visits == 5 * BATCH + 3
    tried = [tree.nodes[child] for child in tree._children(0)]
    assert sum(int(child.visits) for child in tried) == 5 * BATCH + 2, "all but the first look, at the root itself"
    assert sum(float(child.prior) for child in tried) == pytest.approx(1, abs=0.3)
    assert tree.nodes["value"][: tree.head[0]] == pytest.approx(0, abs=1e-3), "all that this network expects"


@pytest.mark.parametrize(("through", "others"), [(0, False), (1, True)])
def test_the_tree_ends_where_another_seat_acts_unless_told_to_go_through(through, others):
    """In Nuremberg nothing is hidden and nothing drawn within a turn, so that a node is a position."""
    game = get("nuremberg")
    match = play_some(Match.new(game.id, players=2, seed=3), 10)
    tree = tree_for(match, any_network(game), settings=NetSettings(through=through))
    tree.grow(NetSettings(c=3.0).record(), 300)

    def actors(at: int, state) -> set[int]:
        children = list(tree._children(at))
        found = {int(game.rules.actor(match.board.record, state))} if children else set()
        for child in children:
            after = game.state.new(1)
            after[0] = state
            game.rules.apply(match.board.record, after[0], int(tree.nodes[child].action))
            found |= actors(child, after[0])
        return found

    assert (actors(0, tree.states[0]) == {match.actor}) == (not others)


def test_a_game_about_to_end_is_searched_to_its_end(networks):
    """A network that has learnt nothing still finds the win that is there for the taking."""
    game = get("grandtrunk")
    match = Match.new(game.id, players=2, seed=8)
    greedy = make("greedy", seed=1)
    while not match.over:
        before = match.copy()
        match.play(greedy.choose(Seat(match, match.actor)))
    tree = tree_for(before, any_network(game))
    tree.grow(Settings(doubt=1).record(), 40)
    best = max(tree._children(0), key=lambda child: tree.nodes[child].visits)
    assert abs(float(tree.nodes[best].value[0])) > 0.01, "points that the game ended with, not the network's nothing"


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.id)
def test_a_learnt_network_looks_a_thousand_times_a_second_and_searches_what_it_likes(game):
    """On a busy machine half of that has to do."""
    match = play_some(Match.new(game.id, seed=1), 5)
    while len(match.legal()) < 3:
        match = play_some(match, len(match.history) + 1)
    bot = make("net:400,reuse=no")
    bot.ready(game)
    thoughts = [bot.think(Seat(match, match.actor), whole=True) for _ in range(3)]
    assert min(thought.seconds for thought in thoughts) < 0.8
    likes = liking(Seat(match, match.actor))
    assert thoughts[0].visits[int(likes.argmax())] > 400 / len(likes)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_compiled_network_says_what_the_network_says(game, monkeypatch):
    dice = np.random.default_rng(1)
    one = lambda *shape: dice.normal(0, 0.3, shape).astype(np.float32)  # noqa: E731
    layers = tuple((one(24), one(24), one(24, 24), one(24)) for _ in range(2))
    net = replace(
        any_network(game), first=(one(game.size + len(which_map(game)), 24), one(24)), layers=layers,
        norm=(one(24), one(24)), policy=(one(game.actions, 24), one(game.actions)), value=(one(24), one(1)),
    )  # fmt: skip
    monkeypatch.setattr("stellwerk.bots.net.network_of", lambda game: net)
    match = play_some(Match.new(game.id, seed=6, map=game.maps[-1]), 12)
    while len(match.legal()) < 2:
        match = play_some(match, len(match.history) + 1)
    tree, seat = tree_for(match, net), Seat(match, match.actor)
    tree.grow(Settings().record(), 1)
    likes = liking(seat)
    wanted = dict(
        zip(seat.actions().tolist(), np.exp(likes - likes.max()) / np.exp(likes - likes.max()).sum(), strict=True)
    )
    found = {int(tree.nodes[child].action): float(tree.nodes[child].prior) for child in tree._children(0)}
    assert found == pytest.approx({action: prior for action, prior in wanted.items() if prior >= 0.002}, abs=1e-3)
    seen = np.tile(
        np.concatenate((np.zeros(game.size), which_map(game, game.maps[-1]))).astype("f4"), (match.players, 1)
    )
    for p in range(match.players):
        game.rules.observe(match.board.record, tree.states[0], p, seen[p, : game.size])
    worths = np.array([net.worth(x) for x in seen])
    assert tree.nodes[0].value[: match.players] == pytest.approx(worths - worths.mean(), abs=1e-3)


def test_specs_say_whether_it_looks_once_or_searches():
    assert isinstance(make("net"), Net)
    assert isinstance(make("net:100"), Net)
    assert isinstance(make("net:101"), NetSearch)
    assert make("net:1s").seconds == 1
    assert make("net:400,c=0.5").changes == {"c": 0.5}


@pytest.mark.parametrize(
    "spec", ["net:", "net:0", "net:400,horizon=3", "net:400,c=x", "net:400,mix=2", "net:x", "net:0s"]
)
def test_a_bad_spec_is_refused_in_words(spec):
    with pytest.raises(BadSetup, match="to search with it"):
        make(spec)


def with_master(game):
    """The game, with a network as its master."""
    assert game.heuristic is not None
    return replace(game, heuristic=replace(game.heuristic, levels={**game.heuristic.levels, "master": "net:1s"}))


def test_the_master_is_offered_where_a_game_names_a_network_and_has_one(networks):
    assert levels()[-1]["spec"] == "master"
    game = get("paris")
    plain, best = ([level["spec"] for level in levels(one)] for one in (game, with_master(game)))
    assert plain[-1] == "stationmaster"
    assert best == [*plain, "master"]
    assert spec_of("master", with_master(game)) == "net:1s"


def test_where_there_is_no_network_the_master_plays_as_the_stationmaster(tmp_path):
    game = with_master(replace(get("paris"), home=tmp_path))
    assert spec_of("master", game) == spec_of("stationmaster", game)
    assert [level["spec"] for level in levels(game)][-1] == "stationmaster"


def test_at_a_table_that_it_has_not_learnt_at_the_master_searches(networks):
    learnt = {**networks["paris"].about, "recipe": {"plan": {"kinds": [["france", 3]]}}}
    networks["paris"] = replace(networks["paris"], about=learnt)
    game = with_master(get("paris"))
    three, four = (Seat(Match.new("paris", players=n, seed=1), 0) for n in (3, 4))
    assert spec_of("master", game, three) == "net:1s"
    assert spec_of("master", game, four) == spec_of("stationmaster", game)


def test_every_level_plays_in_every_game():
    match = Match.new("paris", players=4, seed=1)
    assert make("master").pick(Seat(match, match.actor)) in match.state.legal()
