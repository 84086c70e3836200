"""States: values with a board, and nobody else's business how a match keeps them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import numpy as np
import pytest

from stellwerk import Match, State
from stellwerk.engine.random import below, seeded
from stellwerk.games import games

ROOT = Path(__file__).parents[1]
GAMES = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def some_state(game, actions=25, seed=3):
    state, dice = State.new(game, game.seats[0], seed), seeded(seed)
    for _ in range(actions):
        if not state.over:
            legal = state.legal()
            state = state.apply(int(legal[below(dice, len(legal))]))
    return state


@GAMES
def test_a_state_stays_as_it_is(game):
    state = some_state(game)
    before = state.record.tobytes(), state.hash, state.legal().tolist(), state.view(0), state.scores()
    for action in state.legal().tolist():
        assert state.apply(action) == state.apply(action, sure=True)
    state.determinize(0, 1)
    state.copy(rng=7)
    state.observe(0)
    assert before == (state.record.tobytes(), state.hash, state.legal().tolist(), state.view(0), state.scores())


@GAMES
def test_an_action_that_is_not_legal_is_refused_and_nothing_happens(game):
    state = some_state(game)
    legal = set(state.legal().tolist())
    for action in (next(a for a in range(game.actions) if a not in legal), -1, game.actions, 1 << 40):
        with pytest.raises(ValueError, match="not legal"):
            state.apply(action)
    good = state.legal().tolist()[:1]
    after, played = state.replay([*good, -1, *good])
    assert (after, played) == (state.apply(good[0]), 1)


@GAMES
def test_states_are_equal_when_all_that_counts_is(game):
    one, other = some_state(game), some_state(game)
    assert one == other
    assert one is not other
    assert hash(one) == hash(other)
    assert one.hash == other.hash
    assert one != some_state(game, seed=4)
    assert one != one.determinize(0, 1)  # at least the random numbers to come are others
    assert one != "a state"
    assert State.of(game, one.board, one.record) == one


@GAMES
def test_a_state_says_the_same_as_the_rules(game):
    state = some_state(game)
    b, s, points = state.board.record, state.record, np.zeros(game.seats[-1], np.int32)
    assert state.actor == state.actor == game.rules.actor(b, s)
    game.rules.scores(b, s, points)
    assert state.scores() == points[: state.players].tolist()
    features = np.zeros(game.size, np.float32)
    game.rules.observe(b, s, 0, features)
    assert (state.observe(0) == features).all()
    assert state.winners() == []


def test_a_game_that_is_over_has_winners_and_nothing_to_do():
    game = games()["paris"]
    state = some_state(game, actions=10_000)
    assert (state.over, state.actor, state.legal().tolist()) == (True, -1, [])
    best = max(state.scores())
    assert state.winners() == [p for p, points in enumerate(state.scores()) if points == best]


@GAMES
def test_views_share_their_parts_only_if_they_may(game):
    state = some_state(game)
    for seat in (0, 1, None):
        assert state.view(seat) == state.view(seat, fresh=False)
    fresh = state.view(0)
    fresh["seats"].clear()
    assert state.view(0)["seats"]


@GAMES
def test_a_match_is_a_history_of_states(game):
    match = Match.new(game.id, seed=5)
    dice = seeded(5)
    for _ in range(30):
        match.play(int(match.state.legal()[below(dice, len(match.state.legal()))]))
    states = list(match.states())
    assert (states[0], states[-1], len(states)) == (match.start, match.state, 31)
    assert list(match.states(since=28)) == states[28:]
    assert [match.state_at(n).hash for n in (0, 7, 30)] == [states[n].hash for n in (0, 7, 30)]
    past = match.at(7)
    assert (past.state, past.actions) == (states[7], match.actions[:7])
    twin = match.copy()
    twin.play(int(twin.state.legal()[0]))
    assert (match.state, len(match.actions)) == (states[30], 30)
    guess = match.state.determinize(0, 2)
    assert match.copy(guess).state is guess
    assert match.copy(guess).history == match.history


def test_a_match_plays_numbers_and_explains_why_not():
    match = Match.new("paris", players=3, seed=7)
    legal = match.state.legal().tolist()
    match.play(legal[0])
    assert match.actions == legal[:1]
    for action in (legal[0], -1, match.game.actions, 1 << 40):
        with pytest.raises(ValueError, match=r"\w"):
            match.play(action)
    assert match.actions == legal[:1]


# ------------------------------------------------------------------------------------------------------------ from outside


def private_names(*sources):
    """All that these files keep to themselves: attributes and methods that begin with an underscore."""
    text = "\n".join((ROOT / "src" / "stellwerk" / source).read_text(encoding="utf-8") for source in sources)
    return set(re.findall(r"\bself\.(_[a-z]\w*)", text)) | set(re.findall(r"def (_[a-z]\w*)\(self", text))


def reach_ins(tree, private):
    """Where a private part is asked of something else than oneself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.endswith("_"):
            of = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if of not in ("self", "cls") and (of in ("match", "state") or node.attr in private):
                yield f"{of}.{node.attr} in line {node.lineno}"


def test_nobody_reaches_into_a_match_or_a_state():
    private = private_names("match.py", "state.py") - {"_repr_svg_"}
    assert {"_explain", "_actor", "_phrases"} <= private
    assert list(reach_ins(ast.parse("match._x; self.match._y; past._explain; self._explain; other._mine"), private)) == [
        "match._x in line 1", "match._y in line 1", "past._explain in line 1"
    ]  # fmt: skip
    own = {ROOT / "src" / "stellwerk" / name for name in ("match.py", "state.py")}
    sources = [p for part in ("src", "tools", "examples", "tests", "bench") for p in (ROOT / part).rglob("*.py")]
    assert len(sources) > 200
    found = {
        path: list(reach_ins(ast.parse(path.read_text(encoding="utf-8")), private))
        for path in sources
        if path not in own and "node_modules" not in path.parts
    }
    assert {str(path.relative_to(ROOT)): there for path, there in found.items() if there} == {}
