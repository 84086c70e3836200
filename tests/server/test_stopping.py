"""A server that is told to stop is gone within five seconds, and what it answered is stored.

The five seconds are measured by bench/stopping.py: a machine that is busy with other tests gets some more.
"""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from server.burden import Burden
from server.processes import Served
from stellwerk.server.stopping import ended
from stellwerk.server.store import Append, Event, Store

SECONDS = 20.0  # it took more than thirty, now and then, before tasks were cancelled until they ended
STUCK = signal.SIGUSR1
STICK = "import signal; signal.signal(signal.SIGUSR1, lambda *_: sum(range(10**12)))"


@pytest.fixture
def sticky(tmp_path):
    """An environment in which all processes can be told to keep the interpreter's lock, in one call, for hours."""
    folder = tmp_path / "sticky"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(STICK)
    return {"PYTHONPATH": str(folder)}


def workers(served):
    """The processes of a server beside the first."""
    there = Path(f"/proc/{served.pid}/task/{served.pid}/children").read_text().split()
    return [int(pid) for pid in there if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def are_gone(pids):
    """Whether processes end, soon."""
    end = time.monotonic() + SECONDS
    while any(Path(f"/proc/{pid}").exists() for pid in pids) and time.monotonic() < end:
        time.sleep(0.05)
    left = [pid for pid in pids if Path(f"/proc/{pid}").exists()]
    for pid in left:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return not left


async def _deaf(times):
    """Loses a number of cancellations, as libraries do."""
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            times -= 1
            if times < 0:
                raise


def test_a_task_that_loses_a_cancellation_ends_all_the_same():
    async def scene():
        tasks = [asyncio.create_task(_deaf(n)) for n in range(4)]
        await asyncio.sleep(0)
        assert await ended(tasks, within=30)
        assert all(task.cancelled() for task in tasks)

    asyncio.run(scene())


def test_a_task_that_does_not_end_is_not_waited_for():
    async def scene():
        task = asyncio.create_task(_deaf(20), name="deaf")
        await asyncio.sleep(0)
        assert not await ended([task], within=0.3)
        assert not task.done()
        assert await ended([task], within=60)

    asyncio.run(scene())


def test_what_waits_to_be_written_is_written_when_the_store_closes(tmp_path):
    async def scene():
        store = await Store.open(f"sqlite:///{tmp_path}/stopping.db")
        turn = {f"new_{name}": 0 for name in ("status", "actor", "thinking", "lease", "deadline", "updated", "seq")}
        appends = [asyncio.create_task(store.append(Append("t", Event(n, "action", at=0.0), turn))) for n in range(300)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*appends) == [True] * 300
        with pytest.raises(OSError, match="stops"):
            await store.append(Append("t", Event(999, "action", at=0.0), turn))

    asyncio.run(scene())


def test_a_busy_server_stops(tmp_path):
    """More often by `bench/stopping.py`."""
    file, chance = tmp_path / "stopping.db", random.Random(1)
    with Served(f"sqlite:///{file}") as served:
        for number in (signal.SIGTERM, signal.SIGINT):
            with Burden(served) as burden:
                time.sleep(chance.uniform(0.0, 1.0))
                took = served.stop(number)
            assert took < SECONDS, (took, served.log())
            assert burden.answered > 0
            with sqlite3.connect(file) as database:
                [stored] = database.execute("SELECT max(seq) FROM event WHERE table_id = ?", (burden.table,)).fetchone()
            assert stored >= burden.answered
            served.start()


# ---------------------------------------------------------------------------------------------------------- stuck ones


def test_a_server_stops_whose_interpreter_is_stuck(tmp_path, sticky):
    """Something in C that never gives the lock back: no Python code runs any more, in whatever thread."""
    with Served(f"sqlite:///{tmp_path}/stuck.db", environment=sticky) as served:
        os.kill(served.pid, STUCK)
        time.sleep(0.5)
        assert served.stop() < SECONDS
        assert "most recent call first" in served.log(), "nobody knows what hung"
        assert "sitecustomize" in served.log()


def test_who_tells_it_again_and_again_does_not_put_the_end_off(tmp_path, sticky):
    with Served(f"sqlite:///{tmp_path}/stuck.db", environment=sticky) as served:
        os.kill(served.pid, STUCK)
        gone = threading.Event()

        def insist():
            while not gone.wait(0.2):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(served.pid, signal.SIGINT)

        insisting = threading.Thread(target=insist)
        insisting.start()
        try:
            assert served.stop(signal.SIGINT) < SECONDS
        finally:
            gone.set()
            insisting.join()


def test_a_server_stops_whose_log_nobody_reads(tmp_path, sticky):
    """Its pipe is full: whoever writes into it waits, and the trace of what hung is written there too."""
    reader, writer = os.pipe()
    with Served(f"sqlite:///{tmp_path}/stuck.db", environment=sticky, log=writer) as served:
        os.set_blocking(writer, False)
        with contextlib.suppress(BlockingIOError):
            while os.write(writer, b"x" * 4096):
                pass
        os.set_blocking(writer, True)
        os.kill(served.pid, STUCK)
        time.sleep(0.5)
        assert served.stop() < SECONDS
    os.close(reader)


@pytest.mark.parametrize("after", [0.0, 1.0, 2.0])
def test_a_server_stops_that_has_just_begun(tmp_path, after):
    served = Served(f"sqlite:///{tmp_path}/begun.db")
    served.start(wait=False)
    time.sleep(after)
    assert served.stop() < SECONDS


def test_a_server_that_was_told_before_it_listened_leaves_nothing_open(tmp_path):
    """Between the moment in which uvicorn begins to handle signals and the one in which we do."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal\n"
        "from stellwerk.server.stopping import Watchdog\n"
        "listen = Watchdog.listen\n"
        "Watchdog.listen = lambda self: (os.kill(os.getpid(), signal.SIGTERM), listen(self))\n"
    )
    served = Served(f"sqlite:///{tmp_path}/told.db", environment={"PYTHONPATH": str(tmp_path)})
    served.start(wait=False)
    assert served.ended(60) == 0
    assert not (tmp_path / "told.db-wal").exists(), "the database that was tried before is closed"


@pytest.mark.parametrize("how", [STUCK, signal.SIGSTOP], ids=["stuck", "frozen"])
def test_all_processes_of_a_server_stop_if_one_of_its_workers_hangs(cluster, sticky, how):
    with Served(cluster.database(f"workers{how}"), "--workers", "2", environment=sticky) as served:
        theirs = workers(served)
        assert len(theirs) == 2
        os.kill(theirs[0], how)
        time.sleep(1.0)  # the parent asks it whether it is well, and waits for an answer
        assert served.stop() < SECONDS
        assert are_gone(theirs)


def test_workers_do_not_outlive_their_parent(cluster):
    with Served(cluster.database("orphans"), "--workers", "2") as served:
        theirs = workers(served)
        served.kill()
        assert are_gone(theirs)
        served.start()  # on the same port
