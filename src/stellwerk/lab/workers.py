"""Work spread over processes of this machine, or over a Ray cluster: the same results, whoever does it.

Work is a function of the top level of a module and a list of items, each done by one call and determined by it alone.
So work that was lost with a machine is done again elsewhere, and comes out the same.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from ..extras import needed

Item = TypeVar("Item")
Result = TypeVar("Result")

SECONDS = 5.0  # to wait for a cluster to answer
AHEAD = 2  # items under way for each core of a cluster, so that none waits for the next
ALONE = {"STELLWERK_CORES": "1", "STELLWERK_QUIET": "1"}  # a worker has one core, and says nothing


class NoCluster(ValueError):
    """There is nobody to do the work, and why."""


def spread(
    work: Callable[[Item], Result], items: Iterable[Item], processes: int = 0, ray: str | None = None
) -> Iterator[Result]:
    """The results as they come, in any order.

    `processes`: so many at once, 0 for one on each core, 1 for none beside this one; `ray`: the address of a cluster
    instead ("auto" for the one this machine belongs to).

    >>> sorted(spread(abs, [-3, 1, -2], processes=1))
    [1, 2, 3]
    """
    if ray is not None:
        return _on_cluster(work, items, ray)
    processes = processes or os.cpu_count() or 1
    return map(work, items) if processes == 1 else _on_cores(work, items, processes)


def _on_cores(work: Callable[[Item], Result], items: Iterable[Item], processes: int) -> Iterator[Result]:
    """A line leads to all workers: when it is cut they end, whatever they are doing."""
    spawn = multiprocessing.get_context("spawn")
    theirs, ours = spawn.Pipe(duplex=False)
    with theirs, ours, ProcessPoolExecutor(processes, spawn, _alone, (theirs,)) as pool:
        waiting: set[Future[Result]] = set()
        queue = iter(items)
        try:
            while True:
                while len(waiting) < processes and (found := next(queue, queue)) is not queue:
                    with _deaf():
                        waiting.add(pool.submit(work, found))  # type: ignore[arg-type]
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BrokenProcessPool:
            raise NoCluster("a process that was working on this has ended; is there enough memory?") from None
        except BaseException:  # nobody wants the rest: Ctrl-C, a fault, or whoever asked has enough
            ours.close()
            raise


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that begin meanwhile never hear Ctrl-C, which a terminal sends to all: their pool ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _alone(line: Connection) -> None:
    """A worker begins: it has one core, and does not outlive the process it works for, nor that one's wish."""
    os.environ.update(ALONE)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    """However the other end went: a pool that was killed does not tell its workers to stop."""
    line.poll(None)
    os._exit(1)


def _on_cluster(work: Callable[[Item], Result], items: Iterable[Item], address: str) -> Iterator[Result]:
    """Ray does again what was lost with a worker or a machine, as often as it takes."""
    ray = connect(address)
    remote = ray.remote(num_cpus=1, max_retries=-1, runtime_env={"env_vars": ALONE})(work)
    waiting: list[Any] = []
    queue = iter(items)
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(waiting) < room and (found := next(queue, queue)) is not queue:
            waiting.append(remote.remote(found))
        if not waiting:
            return
        done, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(done)


def connect(address: str) -> Any:
    """Ray, connected to the cluster at an address; NoCluster says why it cannot be."""
    with needed("ray", "a cluster needs"):
        import ray
    if not ray.is_initialized():
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as fault:
            raise NoCluster(f"there is no Ray cluster at {address} ({fault})") from None
    return ray


def _knock(address: str) -> None:
    """OSError where nobody listens at an address: Ray itself would go on asking for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=SECONDS).close()
