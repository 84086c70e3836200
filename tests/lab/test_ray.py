"""Work on a Ray cluster: the same results as here, also when a machine is lost half-way."""

import os
import time
from pathlib import Path

import numpy as np
import pytest

from stellwerk.engine.batch import simulate
from stellwerk.games import games
from stellwerk.lab import arena
from stellwerk.lab.simulation import simulate_on
from stellwerk.lab.study import Plan, study
from stellwerk.lab.workers import NoCluster, connect, spread

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'stellwerk[ray]'")

SOURCE = str(Path(__file__).parents[2] / "src")


@pytest.fixture(scope="module")
def cluster():
    """A cluster of two nodes on this machine: one that drives, one that can be lost."""
    from ray.cluster_utils import Cluster

    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [SOURCE, str(Path(__file__).parent), before]))
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    games()["paris"].ready  # noqa: B018  compiled here, found in the cache there
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.second = made.add_node(num_cpus=1)
    made.wait_for_nodes()
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()
        os.environ["PYTHONPATH"] = before


def same(one, other, names=("seeds", "lengths", "scores", "won")):
    assert all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)


def slowly(item):
    """Work that takes long enough to be lost on the way; says where it was done."""
    time.sleep(0.4)
    return item, ray.get_runtime_context().get_node_id()


def test_the_lab_and_simulations_and_the_arena_find_the_same(cluster):
    game, address = games()["paris"], cluster.address
    plan = Plan("paris", 3, ("greedy", "random"))
    same(study(plan, 600, seed=3), study(plan, 600, seed=3, ray=address), ("seeds", "lengths", "scores", "won", "sums"))
    same(simulate(game, 3, 9000, seed=5), simulate_on(address, game, 3, 9000, seed=5))
    plan = list(arena.tasks(arena.pairings("paris", 3, ["greedy", "random"]), 3, seed=2))
    here, there = arena.run(plan, processes=1), arena.run(plan, ray=address)
    kept = lambda rows: sorted((row["a"], row["seed"], row["at"], tuple(row["scores"])) for row in rows)  # noqa: E731
    assert kept(here) == kept(there)


def test_a_lost_machine_costs_time_and_no_results(cluster):
    """The last test with this cluster: it leaves one node of the two."""
    found, nodes = [], set()
    for item, node in spread(slowly, range(24), ray=cluster.address):
        found.append(item)
        nodes.add(node)
        if len(found) >= 6 and len(nodes) == 2 and cluster.second is not None:
            cluster.remove_node(cluster.second, allow_graceful=False)
            cluster.second = None
    assert cluster.second is None, "both nodes had work, and one was lost"
    assert sorted(found) == list(range(24))
    plan = Plan("paris", 3, ("random",))
    same(study(plan, 300), study(plan, 300, ray=cluster.address))


def test_no_cluster_is_said_so(monkeypatch):
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match=r"no Ray cluster at 127\.0\.0\.1:1 "):
        connect("127.0.0.1:1")
