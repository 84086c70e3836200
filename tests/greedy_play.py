"""A table for trying a game's knowledge of good play (`Game.heuristic`), and what must hold for it in every game."""

from __future__ import annotations

import numpy as np
import pytest

from stellwerk.engine.game import Game
from stellwerk.engine.random import below, seeded
from stellwerk.engine.rule import interpreted


class Table:
    """A game with its buffers."""

    def __init__(self, game: Game, players: int, seed: int, **options: str) -> None:
        assert game.ready
        assert game.heuristic is not None
        self.game, self.players, self.board = game, players, game.board_of().record
        self.rules, self.heuristic = game.rules, game.heuristic
        self.s, self.memo = game.state.new(1)[0], game.heuristic.memo.new(1)[0]
        self.out, self.weights = game.buffer(), np.zeros(game.actions, np.float32)
        self.dice = seeded(seed)
        game.rules.setup(self.board, self.s, players, seed, game.option_values(options))

    @property
    def actor(self):
        return int(self.rules.actor(self.board, self.s))

    def weigh(self, s=None, memo=None):
        """The legal actions and their weights."""
        s, memo = self.s if s is None else s, self.memo if memo is None else memo
        n = self.rules.legal(self.board, s, self.out)
        self.heuristic.weigh(self.board, s, memo, self.out, n, self.weights)
        return self.out[:n].copy(), self.weights[:n].copy()

    def play_best(self):
        actions, weights = self.weigh()
        self.rules.apply(self.board, self.s, actions[weights.argmax()])

    def play_any(self):
        n = self.rules.legal(self.board, self.s, self.out)
        self.rules.apply(self.board, self.s, self.out[below(self.dice, n)])

    def play_mostly_well(self):
        """So that odd positions come up too."""
        if below(self.dice, 4):
            self.play_best()
        else:
            self.play_any()

    def guess(self, seat, seed):
        states = self.game.state.new(1)
        states[0] = self.s
        self.rules.determinize(self.board, states[0], seat, seed)
        return states[0]

    def scores(self):
        points = np.zeros(self.game.seats[-1], np.int32)
        self.rules.scores(self.board, self.s, points)
        return points[: self.players]

    def winners(self):
        won = np.zeros(self.game.seats[-1], np.int32)
        self.rules.winners(self.board, self.s, won)
        return won[: self.players] / won.sum()

    def value(self):
        values = np.zeros(self.game.seats[-1], np.float32)
        self.heuristic.value(self.board, self.s, self.memo, values)
        return values


def match(game, players, seed, well, **options):
    """A whole game, the seats in `well` playing well, the others by chance."""
    table = Table(game, players, seed, **options)
    while table.actor >= 0:
        if table.actor in well:
            table.play_best()
        else:
            table.play_any()
    return table


def share_of_one(game, players, games, **options):
    """Wins of one seat that plays well among others that play by chance."""
    won = [match(game, players, i, {i % players}, **options).winners()[i % players] for i in range(games)]
    return float(np.mean(won))


def check_weights(game, players, **options):
    """Numbers from 0 to 1, the best 1; the same whatever the seat cannot see, and whatever an old memo holds."""
    table = Table(game, players, 7 * players, **options)
    old = match(game, players, 1, set(range(players)), **options).memo
    while table.actor >= 0:
        actions, weights = table.weigh()
        assert np.isfinite(weights).all()
        assert weights.min() >= 0
        assert weights.max() == pytest.approx(1)
        if below(table.dice, 5) == 0:
            memos = game.heuristic.memo.new(4)
            memos[3] = old
            _, expected = table.weigh(memo=memos[0])
            for i in (1, 2, 3):
                legal, found = table.weigh(table.guess(table.actor, i), memos[i])
                assert (legal == actions).all()
                assert (found == expected).all()
        table.play_mostly_well()


def check_values(game, players, **options):
    """Chances that add up to 1, and in the end say who has won."""
    table = Table(game, players, players, **options)
    while table.actor >= 0:
        values = table.value()
        assert np.isfinite(values).all()
        assert values.min() >= 0
        assert (values[players:] == 0).all()
        assert values.sum() == pytest.approx(1, abs=1e-5)
        table.play_mostly_well()
    assert table.value()[:players] == pytest.approx(table.winners())


def favourites(game, players, games, when=0.8):
    """How often the favourite of `value` at some part of a game between seats that play well is the one to win."""
    right = 0
    for seed in range(games):
        table, values = Table(game, players, seed), []
        while table.actor >= 0:
            values.append(table.value())
            table.play_best()
        right += table.winners()[values[int(len(values) * when)].argmax()] > 0
    return right / games


def check_interpreted(game, players):
    """The same weights and chances interpreted as compiled, and no small integer that overflows."""
    table = Table(game, players, 3)
    ways = (
        (game.heuristic.weigh, game.heuristic.value),
        tuple(map(interpreted, (game.heuristic.weigh, game.heuristic.value))),
    )
    while table.actor >= 0:
        if below(table.dice, 20) == 0:
            n = table.rules.legal(table.board, table.s, table.out)
            found = []
            for (weigh, value), memo in zip(ways, game.heuristic.memo.new(2), strict=True):
                weights, values = np.zeros(n, np.float32), np.zeros(game.seats[-1], np.float32)
                with np.errstate(over="raise"):
                    weigh(table.board, table.s, memo, table.out, n, weights)
                    value(table.board, table.s, memo, values)
                found.append((weights, values))
            assert found[1][0] == pytest.approx(found[0][0], abs=1e-3)
            assert found[1][1] == pytest.approx(found[0][1], abs=1e-3)
        table.play_best()


def narrowed(game, players, narrow, seeds=3, **options):
    """Whole games: the weights of all legal actions, and the actions that `narrow` leaves of them, with a memo that is
    kept.  They are legal, each once, and fewer at least now and then."""
    fewer = 0
    for seed in range(seeds):
        table = Table(game, players, seed, **options)
        kept, out = game.heuristic.memo.new(1)[0], game.buffer()
        while table.actor >= 0:
            actions, weights = table.weigh(memo=kept)
            left = out[: narrow(table.board, table.s, kept, out)].tolist()
            weight = dict(zip(actions.tolist(), weights, strict=True))
            assert len(set(left)) == len(left) > 0
            assert set(left) <= set(weight)
            yield weight, left
            fewer += len(weight) - len(left)
            table.play_mostly_well()
    assert fewer > 0


def check_shortlist(game, players):
    """One of the actions that weigh most is among those left."""
    for weight, short in narrowed(game, players, game.heuristic.shortlist):
        assert max(weight[action] for action in short) == max(weight.values())


def check_distinct(game, players, same):
    """Of actions that come to the same (`same(action)` is equal) one that weighs most is left."""
    for weight, some in narrowed(game, players, game.heuristic.distinct):
        best = {}
        for action, found in weight.items():
            best[same(action)] = max(found, best.get(same(action), 0))
        assert sorted(map(same, some)) == sorted(best)
        assert all(weight[action] == best[same(action)] for action in some)
