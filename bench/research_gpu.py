"""Batches on a GPU: are the games those of the CPU, and how fast do they run?  Prints JSON.

    PYTHONPATH=src python bench/research_gpu.py [--games paris,deutschland] [--check 4096] [--sizes 32768,131072,262144]

Needs NumPy, Numba and numba-cuda, a GPU, and (for the tests of sharing memory) PyTorch if it is there.  A step counts
for every game of the batch: the action, auto-reset, legal list, mask, and the next actor's features, all written to the
GPU's memory; a second figure has random choices of actions (a kernel of their own) on top.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

from stellwerk.games import games, get
from stellwerk.research import batch
from stellwerk.research.cuda import cuda

NAMES = ("actor", "count", "mask", "observation", "reward", "score", "done", "cut", "refused", "seeds", "lengths")


def host(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


def check(game: str, players: int, n: int, steps: int) -> dict[str, Any]:
    """Random games on both devices, compared after every step (features and masks after every 16th, to save time)."""
    here, there = batch(game, n, players=players, seed=11), batch(game, n, players=players, seed=11, device="cuda")
    wrong: dict[str, int] = {}
    furthest = 0.0
    over = 0
    for k in range(steps):
        actions = here.sample()
        chosen = there.sample()
        if (actions != chosen.copy_to_host()).any():
            wrong["actions"] = wrong.get("actions", 0) + 1
            break
        here.step(actions)
        there.step(chosen)
        over += int(here.done.sum())
        for name in NAMES:
            if name in ("observation", "mask") and k % 16:
                continue
            ours, theirs = host(getattr(here, name)), host(getattr(there, name))
            if name == "observation":
                furthest = max(furthest, float(np.abs(ours - theirs).max()))
                differs = not np.allclose(ours, theirs, atol=1e-6)
            else:
                differs = bool((ours != theirs).any())
            if differs:
                wrong[name] = wrong.get(name, 0) + 1
    raw = here.game.state.core
    states = [np.frombuffer(host(x.states).tobytes(), np.uint8).reshape(n, -1)[:, :raw] for x in (here, there)]
    return {
        "batch": n,
        "steps": steps,
        "games_over": over,
        "arrays_that_differed": wrong,
        "states_that_differ_at_the_end": int((states[0] != states[1]).any(axis=1).sum()),
        "furthest_feature": furthest,
        "same": not wrong and bool((states[0] == states[1]).all()),
    }


def speed(game: str, players: int, n: int, seconds: float) -> dict[str, Any]:
    """Steps a second: with actions chosen beforehand for the timed part it would play no whole games, so both figures
    choose at random; the kernel that chooses is timed alone and taken off for the second."""
    started = time.perf_counter()
    there = batch(game, n, players=players, seed=1, device="cuda", strict=False)
    for _ in range(200):  # compiles, and gets the games apart from one another
        there.step(there.sample())
    cuda.synchronize()
    ready = time.perf_counter() - started
    rounds = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(20):
            there.step(there.sample())
        cuda.synchronize()
        rounds += 20
    both = (time.perf_counter() - started) / rounds
    started = time.perf_counter()
    for _ in range(200):
        there.sample()
    cuda.synchronize()
    choosing = (time.perf_counter() - started) / 200
    size = sum(
        np.prod(getattr(there, name).shape) * getattr(there, name).dtype.itemsize for name in ("observation", "mask")
    )
    return {
        "games_at_once": n,
        "steps_per_s": round(n / (both - choosing)),
        "steps_and_choices_per_s": round(n / both),
        "ms_per_step": round(1e3 * both, 4),
        "written_GB_per_s": round(float(size) / both / 1e9, 1),
        "ready_s": round(ready, 1),
        "refused": int(host(there.refused).sum()),
    }


def sharing(game: str) -> dict[str, Any]:
    """PyTorch, CuPy and JAX see the batch's own memory, and the batch writes to PyTorch's."""
    found: dict[str, Any] = {}
    there = batch(game, 1024, seed=1, device="cuda")
    try:
        import torch
    except ImportError:
        return {"torch": "not here"}
    seen = torch.as_tensor(there.observation, device="cuda")
    before = seen.clone()
    there.step(there.sample())
    cuda.synchronize()
    found["torch_sees_the_step"] = bool((seen != before).any().item())
    found["torch_same_address"] = seen.data_ptr() == there.observation.device_ctypes_pointer.value
    mine = torch.full((there.game.actions, 1024), 7, dtype=torch.uint8, device="cuda").T
    own = batch(game, 1024, seed=1, device="cuda", out={"mask": mine})
    logits = torch.rand(1024, there.game.actions, device="cuda").masked_fill(mine == 0, -1e9)
    own.step(logits.argmax(dim=1))
    found["torch_owns_the_mask"] = bool((mine.cpu().numpy() == host(own._mine["mask"])).all()) and int(mine.max()) == 1
    try:
        import cupy

        found["cupy_same_address"] = cupy.asarray(there.mask).data.ptr == there.mask.device_ctypes_pointer.value
    except ImportError:
        found["cupy"] = "not here"
    try:
        import jax

        array = jax.dlpack.from_dlpack(seen)
        found["jax_same_address"] = array.unsafe_buffer_pointer() == seen.data_ptr()
    except ImportError:
        found["jax"] = "not here"
    except Exception as fault:  # JAX refuses layouts, by version: say so and go on
        found["jax"] = f"{type(fault).__name__}: {str(fault)[:200]}"
    return found


def main() -> None:
    """Check, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(sorted(games())))
    parser.add_argument("--check", type=int, default=4096, help="games compared with the CPU's; 0 for none")
    parser.add_argument("--steps", type=int, default=800, help="steps compared")
    parser.add_argument("--sizes", default="32768,131072,262144", help="games at once, for the speed")
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args()
    found: dict[str, Any] = {"gpu": str(cuda.get_current_device().name)}
    for id in chosen.games.split(","):
        game = get(id)
        players = game.seats[len(game.seats) // 2]
        found[id] = {"players": players}
        if chosen.check:
            found[id]["check"] = check(id, players, chosen.check, chosen.steps)
        found[id]["speed"] = [speed(id, players, int(n), chosen.seconds) for n in chosen.sizes.split(",")]
        print(json.dumps({id: found[id]}), flush=True)
    found["sharing"] = sharing(chosen.games.split(",")[0])
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
