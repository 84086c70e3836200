"""Batches of games in Numba's simulator of a GPU against the same games on the CPU: names of games as arguments.

Run it with NUMBA_ENABLE_CUDASIM=1 and STELLWERK_INTERPRET=1.
"""

import sys

from numba import cuda
from numba.cuda.simulator.kernelapi import FakeCUDAModule

from stellwerk.research import batch

FakeCUDAModule.syncwarp = lambda cuda: None  # threads there run one after another, and nothing is shared
for game in sys.argv[1:]:
    here, there = batch(game, 5, seed=2, limit=12), batch(game, 5, seed=2, limit=12, device="cuda")
    for k in range(20):
        actions = here.sample().copy()
        assert (actions == there.sample().copy_to_host()).all()
        here.step(actions)
        there.step(there._actions if k % 2 else cuda.to_device(actions.astype("int64")))
        for name in ("actor", "mask", "observation", "legal", "count", "reward", "score", "done", "cut", "refused"):
            a, b = getattr(here, name), getattr(there, name).copy_to_host()
            assert (a[:, :1] == b[:, :1]).all() if name == "legal" else (a == b).all(), name
    for wrong in (-1, 1 << 40, here.game.actions):
        try:
            there.step(cuda.to_device(actions.astype("int64") * 0 + wrong))
        except ValueError as fault:
            if "not legal in game 0 (and 4 others)" not in str(fault):
                raise
        else:
            raise AssertionError(wrong)
print("same")
