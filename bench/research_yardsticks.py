"""Steps per second of batches beside Pgx and OpenSpiel, measured in one run on one machine.

    pip install 'stellwerk[yardsticks]'
    python bench/research_yardsticks.py [--seconds 5] [--games 4096] [--json]

Each line plays random legal games: an action in every game, auto-reset, the next legal actions as a mask and the next
actor's observation.  Pgx (https://pypi.org/project/pgx/) plays backgammon, a batch at once, compiled by JAX (CPU).
OpenSpiel plays backgammon through its Python interface, one game after another, as its Python algorithms do: rules in
C++, and one call each for the legal mask, the observation and the action.  These are other games than ours; they show
what the customary tools give on the same processor.  The order is turned over in every round, and processor time is
counted as well, since other work on a machine disturbs the clock on the wall.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

ROUNDS = 3
Run = Callable[[], int]  # plays some steps and gives their number


def ours(game: str, players: int, games: int, threads: int | None) -> Run:
    from stellwerk.research import batch

    table = batch(game, games, players=players, seed=1, threads=threads)
    for _ in range(200):
        table.step(table.sample())

    def run() -> int:
        for _ in range(10):
            table.step(table.sample())
        return 10 * games

    return run


def pgx(games: int) -> Run:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        pick, roll = jax.random.split(key)
        action = jax.random.categorical(pick, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        return step(state, action, roll)

    @jax.jit
    def ten(state: Any, key: Any) -> Any:
        def body(state: Any, key: Any) -> Any:
            state = jax.vmap(one)(state, jax.random.split(key, games))
            return state, state.observation.sum()  # so that observations are not left out

        return jax.lax.scan(body, state, jax.random.split(key, 10))

    key = jax.random.key(1)
    box = [jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key]
    box[0], _ = jax.block_until_ready(ten(box[0], key))

    def run() -> int:
        box[1], key = jax.random.split(box[1])
        box[0], _ = jax.block_until_ready(ten(box[0], key))
        return 10 * games

    return run


def openspiel(name: str) -> Run:
    import pyspiel

    if name.startswith("stellwerk"):
        from stellwerk.research import openspiel  # noqa: F401  registers the games
    game, dice = pyspiel.load_game(name), np.random.default_rng(1)

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 500:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=chances)))
                continue
            player = state.current_player()
            state.observation_tensor(player)
            legal = np.flatnonzero(state.legal_actions_mask(player))
            state.apply_action(int(dice.choice(legal)))
            steps += 1
        return steps

    return run


def timed(run: Run, seconds: float) -> tuple[int, float, float]:
    steps, wall, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        steps += run()
    return steps, time.perf_counter() - wall, time.process_time() - processor


def main() -> None:
    """Measure all in turns and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each")
    parser.add_argument("--games", type=int, default=4096, help="at once")
    parser.add_argument("--threads", type=int, help="of our batches; all cores by default")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    n = chosen.games
    makers: dict[str, Callable[[], Run]] = {
        f"stellwerk batch: paris, 5 players, {n} games": lambda: ours("paris", 5, n, chosen.threads),
        f"stellwerk batch: deutschland, 4 players, {n} games": lambda: ours("deutschland", 4, n, chosen.threads),
        f"pgx: backgammon, {n} games": lambda: pgx(n),
        "openspiel through Python: backgammon": lambda: openspiel("backgammon"),
        "openspiel through Python: stellwerk_paris": lambda: openspiel("stellwerk_paris"),
    }
    runs, missing = {}, {}
    for name, make in makers.items():
        try:
            runs[name] = make()
        except ImportError as fault:
            missing[name] = str(fault)
    found = {name: np.zeros(3) for name in runs}
    for part in range(ROUNDS):
        for name in list(runs)[:: -1 if part % 2 else 1]:
            found[name] += timed(runs[name], chosen.seconds / ROUNDS)
    lines = {
        name: {"steps_per_s": round(steps / wall), "steps_per_processor_s": round(steps / processor)}
        for name, (steps, wall, processor) in found.items()
    }
    if chosen.json:
        print(json.dumps({"lines": lines, "missing": missing}, indent=1))
        return
    print(f"{'random play, masks and observations':<56}{'steps/s':>12}{'per processor-s':>17}")
    for name, line in lines.items():
        print(f"{name:<56}{line['steps_per_s']:>12,}{line['steps_per_processor_s']:>17,}")
    for name, fault in missing.items():
        print(f"{name:<56} not here ({fault})")


if __name__ == "__main__":
    main()
