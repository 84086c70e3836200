"""Batches of random games (`engine/batch.py`) on a Ray cluster: the same games as on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ..engine.batch import Games, simulate
from ..engine.game import Board, Game
from ..match import find_game
from .workers import spread

PART = 4096  # games that a worker plays at a time

Part = tuple[str, int, int, int, str, Mapping[str, Any], Mapping[str, str]]


def simulate_on(
    ray: str,
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    device: str = "cores",
    board: Board | None = None,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Games:
    """Play random games on the Ray cluster at an address; all else as in `simulate`."""
    document = (board or game.board_of()).document
    parts = [
        (game.id, players, min(PART, seed + games - first), first, device, document, dict(options or {}))
        for first in range(seed, seed + games, PART)
    ]
    started, found = time.perf_counter(), []
    for part in spread(play_part, parts, ray=ray):
        found.append(part)
        progress(len(part.seeds))
    found.sort(key=lambda part: int(part.seeds[0]))
    columns = {
        name: np.concatenate([getattr(part, name) for part in found]) for name in ("seeds", "lengths", "scores", "won")
    }
    return Games(**columns, seconds=time.perf_counter() - started)


def play_part(part: Part) -> Games:
    """Some games, on one core of a worker (or on its GPU)."""
    id, players, games, first, device, document, options = part
    game = find_game(id)
    return simulate(
        game, players, games, first, "gpu" if device == "gpu" else "core", game.board_of(document), options
    )  # fmt: skip
