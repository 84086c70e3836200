"""Bots that play by a network learnt from self-play: by one look at the position, or by searching with it."""

from __future__ import annotations

import re

import numpy as np

from ..engine.game import Game
from ..engine.random import below, seeded
from . import Bot, Seat
from .greedy import weigh
from .netsearch import NetSearch
from .network import Array, network_of, which_map

LOOKS = re.compile("net(?::([1-9][0-9]?|100))?")  # without a search; a temperature is at most that learnt with


def net(spec: str, seed: int = 0) -> Bot:
    """The bot for a spec: `net`, `net:30` (up to 100) are a single look, all others search."""
    return Net(spec, seed) if LOOKS.fullmatch(spec) else NetSearch(spec, seed)


class Net(Bot):
    """`net`: what the game's network likes best; `net:30` draws, with a temperature of 0.30, for more variety."""

    def __init__(self, spec: str = "net", seed: int = 0) -> None:
        if (found := LOOKS.fullmatch(spec)) is None:
            raise ValueError(spec)
        self.spec = spec
        self.temperature = int(found[1] or 0) / 100
        self._dice = seeded(seed)

    def ready(self, game: Game) -> None:
        """Read the network."""
        super().ready(game)
        network_of(game)

    def pick(self, seat: Seat) -> int:
        """The likeliest action, or one drawn by how likely each is."""
        actions = seat.actions()
        if len(actions) == 1:
            return int(actions[0])
        logits = liking(seat)
        if not self.temperature:
            return int(actions[int(np.argmax(logits))])
        likely = np.exp((logits - logits.max()) / self.temperature)
        drawn = (below(self._dice, 1 << 24) + 0.5) / (1 << 24)
        return int(actions[min(int(np.searchsorted(np.cumsum(likely / likely.sum()), drawn)), len(actions) - 1)])


def liking(seat: Seat) -> Array:
    """How much the game's network likes each legal action of a seat."""
    network = network_of(seat.game)
    seen = np.concatenate((seat.observe(), which_map(seat.game, str(seat.board.document["id"]))))
    return network.logits(seen, seat.actions(), None if network.trust is None else weigh(seat))
