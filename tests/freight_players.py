"""Games of greedy and random players, step by step, for the tests of what the games know of good play."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stellwerk.engine.game import Game


class Table:
    """One game whose greedy seats play the action of most weight, the others any."""

    def __init__(self, game: Game, players: int, seed: int, map: str | None = None, **options: str) -> None:
        assert game.heuristic is not None
        self.game, self.players, self.heuristic = game, players, game.heuristic
        self.board = game.board_of(map)
        self.b, self.states = self.board.record, game.state.new(2)
        self.s, self.guess = self.states
        self.memos = game.heuristic.memo.new(players)
        self.out, self.weights = game.buffer(), np.zeros(game.actions, np.float32)
        self.dice = np.random.default_rng(seed)
        game.rules.setup(self.b, self.s, players, seed, game.option_values(options))

    def weigh(self, s: np.record, memo: np.record) -> np.ndarray:
        """The weights of the legal actions in a state."""
        n = self.game.rules.legal(self.b, s, self.out)
        self.weights[:] = np.nan
        self.heuristic.weigh(self.b, s, memo, self.out, n, self.weights)
        return self.weights[:n].copy()

    def play(self, greedy: set[int]) -> Iterator[np.ndarray]:
        """To the end of the game; gives the weights at every decision of a greedy seat, before it acts."""
        rules = self.game.rules
        while (p := int(rules.actor(self.b, self.s))) >= 0:
            if p in greedy:
                weights = self.weigh(self.s, self.memos[p])
                yield weights
                rules.legal(self.b, self.s, self.out)
                rules.apply(self.b, self.s, int(self.out[int(weights.argmax())]))
            else:
                n = rules.legal(self.b, self.s, self.out)
                rules.apply(self.b, self.s, int(self.out[self.dice.integers(n)]))

    def finish(self, greedy: set[int]) -> None:
        """Play to the end."""
        for _ in self.play(greedy):
            pass

    def guesses(self, seat: int, count: int) -> Iterator[np.record]:
        """States that the seat cannot tell from the true one."""
        for seed in range(count):
            self.states[1] = self.states[0]
            self.game.rules.determinize(self.b, self.guess, seat, 1000 + seed)
            yield self.guess

    @property
    def scores(self) -> np.ndarray:
        """The points of all seats."""
        points = np.zeros(self.players, np.int32)
        self.game.rules.scores(self.b, self.s, points)
        return points

    @property
    def chances(self) -> np.ndarray:
        """The seats' chances to win, as the heuristic sees them."""
        values = np.zeros(self.players, np.float32)
        self.heuristic.value(self.b, self.s, self.heuristic.memo.new(1)[0], values)
        return values

    @property
    def won(self) -> np.ndarray:
        """Each seat's share of the win."""
        won = np.zeros(self.players, np.int32)
        self.game.rules.winners(self.b, self.s, won)
        return won / won.sum()


def check_weights(table: Table) -> None:
    """Weights are numbers from 0 to 1 with a best; weighing changes nothing; chances add up; nothing hidden shows."""
    for step, weights in enumerate(table.play(set(range(table.players)))):
        assert np.isfinite(weights).all()
        assert weights.min() >= 0
        assert weights.max() == 1
        if step % 7 == 0:
            seat = int(table.game.rules.actor(table.b, table.s))
            before, memo = table.s.tobytes(), table.heuristic.memo.new(2)
            fresh = table.weigh(table.s, memo[0])
            chances = table.chances
            assert table.s.tobytes() == before
            assert chances.min() >= 0
            assert abs(chances.sum() - 1) < 1e-4
            for guess in table.guesses(seat, 3):
                memo[1:] = 0
                assert (table.weigh(guess, memo[1]) == fresh).all(), "it depends on what the seat cannot know"
    assert not table.game.faults(table.board, table.s)


def share_of_wins(game: Game, players: int, seeds: range, map: str | None = None, **options: str) -> float:
    """One greedy player among random ones, its seat going round."""
    wins = 0.0
    for seed in seeds:
        table = Table(game, players, seed, map, **options)
        table.finish({seed % players})
        wins += float(table.won[seed % players])
    return wins / len(seeds)
