"""How much the server bears: the same simple workload for Stellwerk and for a boardgame.io server, in turns.

    python bench/server_load.py --json out.json            all of it, about ten minutes
    python bench/server_load.py --tables 50 --seconds 5 --rounds 1 --only sqlite,boardgame.io      a quick look
    python bench/server_load.py --old ../before --only sqlite,old      against another revision, in its own worktree

500 tables of three players, and on each of them one spectator: 2,000 WebSockets, all of different people.  Whoever's
turn it is sends an action; it is accepted when the server says so (Stellwerk: it is stored; boardgame.io: the new state
arrives).  Two phases: *steady*, actions at a fixed rate whatever the answers do; and *full*, as many as the server
takes with a fixed number of them under way.  The load comes from one process of its own, with the thinnest clients
there are (wire.py), the same for all servers.  Stellwerk plays Paris Connection by the rules, stores every action in
its database before it says so, and sends every seat its own view; boardgame.io plays a made-up game of about the same
state (boardgameio/server.js) with the hands secret, in memory, and once more with its files on disk.

Afterwards every table is read again: all accepted actions must be there, none twice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import orjson
from wire import Http, Wire

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))
from server.ports import free_port  # noqa: E402
from server.postgres import Cluster, NoPostgres  # noqa: E402
from stellwerk.server import patches  # noqa: E402

HOST = "127.0.0.1"
SEATS = 3
READY_SECONDS = 120
UNDER_WAY = 48  # actions at the same time in the phase "full"


# ------------------------------------------------------------------------------------------------------------- servers


class Process:
    """A server process and what it uses."""

    def __init__(self, command: list[str], env: dict[str, str] | None = None, cwd: Path | None = None) -> None:
        self._log = tempfile.TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(
            command, env={**os.environ, **(env or {})}, cwd=cwd, stdout=self._log, stderr=self._log
        )

    @property
    def memory(self) -> int:
        """Bytes in memory, of the process and its children."""
        return sum(_status_bytes(pid) for pid in self._pids())

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far."""
        ticks = 0
        for pid in self._pids():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def _pids(self) -> list[int]:
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [self._process.pid, *map(int, children)]

    def check(self) -> None:
        """RuntimeError with its last words if it has died."""
        if self._process.poll() is not None:
            self._log.seek(0)
            raise RuntimeError(f"the server died: {self._log.read()[-3000:].decode()}")

    def stop(self) -> None:
        """End it."""
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _status_bytes(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


async def until_ready(process: Process, port: int, path: str) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + READY_SECONDS
    while True:
        process.check()
        http = Http(HOST, port)
        try:
            await http.ask("GET", path)
            return
        except (OSError, RuntimeError, asyncio.IncompleteReadError) as fault:
            if time.monotonic() > until:
                raise RuntimeError(f"the server did not come up: {fault}") from fault
            await asyncio.sleep(0.2)
        finally:
            http.close()


async def until_quiet(process: Process, seconds: float = 600) -> None:
    """Wait until the server has made everything ready (Stellwerk compiles its rules, once on every machine)."""
    until, quiet = time.monotonic() + seconds, 0
    while quiet < 3 and time.monotonic() < until:
        before = process.cpu
        await asyncio.sleep(1)
        quiet = quiet + 1 if process.cpu - before < 0.1 else 0


class Table:
    """A table under load: who acts next with what, and what was accepted."""

    def __init__(self) -> None:
        self.ready: Callable[[], None] = lambda: None
        self.wires: list[Wire] = []
        self.sent_at = 0.0
        self.accepted = 0
        self.done: Callable[[float], None] = lambda latency: None
        self.over = False

    def act(self) -> None:
        """Send the next action."""
        raise NotImplementedError

    def _accept(self) -> None:
        self.accepted += 1
        self.done(time.perf_counter() - self.sent_at)


class StellwerkTable(Table):
    """A table of Paris Connection."""

    def __init__(self, id: str, people: list[Http]) -> None:
        super().__init__()
        self.id = id
        self.people = people
        self.seen: list[dict[str, Any]] = [{} for _ in people]
        self._next: tuple[int, str, int] | None = None
        self._sure_seq = 0  # of the last action that was said to be stored
        self._sent_seq = -1  # at which we last acted: news of who is there come with the same one once more
        self._chance = random.Random(id)

    async def connect(self, ports: list[int]) -> None:
        """The players and a spectator, spread over the processes."""
        for n, person in enumerate([*self.people, None]):
            path = f"/api/tables/{self.id}/live" + ("" if person is None else f"?seat={n}")
            port = ports[(n + len(self.id) + ord(self.id[0])) % len(ports)]
            take = lambda text, n=n: self._take(n, text)  # noqa: E731
            self.wires.append(await Wire.connect(HOST, port, path, person.cookie if person else "", take))

    def _take(self, seat: int, text: bytes) -> None:
        if text == b'{"type":"ping"}':
            self.wires[seat].send(b'{"type":"pong"}')
        elif seat < len(self.people):  # the spectator just looks
            self._play(seat, text)

    def _play(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"done"'):
            self._sure_seq = orjson.loads(text)["seq"]
            self._accept()
            self._announce()
            return
        message = orjson.loads(text)
        if message["type"] == "snapshot":
            self.seen[seat] = {name: message["table"][name] for name in ("seq", "actor", "offers", "over")}
        elif message["type"] == "patch":
            sets = [[path, value] for path, value in message["set"] if path[0] in ("seq", "actor", "offers", "over")]
            cuts = [path for path in message["cut"] if path[0] == "offers"]
            puts = [[path, value] for path, value in message.get("put", ()) if path[0] == "offers"]
            self.seen[seat] = patches.apply(self.seen[seat], sets, cuts, puts)
        elif message["type"] == "refused":
            raise RuntimeError(f"refused: {message}")
        else:
            return
        seen = self.seen[seat]
        if seen["over"]:
            self.over = True
        elif seen["actor"] == seat and seen["offers"] and message["seq"] > self._sent_seq:
            self._next = (seat, self._chance.choice(seen["offers"])["action"], message["seq"])
            self._announce()

    def _announce(self) -> None:
        """Ready once the last action is both stored and shown to whoever is next."""
        if self._next is not None and self._next[2] >= self._sure_seq and not self.over:
            self.ready()

    def act(self) -> None:
        """Send the next action."""
        assert self._next is not None
        seat, action, seq = self._next
        self._next, self._sent_seq = None, seq
        self.sent_at = time.perf_counter()
        message = {"type": "action", "seat": seat, "action": action, "seq": seq, "key": f"k{seq}"}
        self.wires[seat].send(orjson.dumps(message))


class BoardgameIoTable(Table):
    """A match of the railway game of boardgameio/server.js."""

    def __init__(self, id: str, credentials: list[str]) -> None:
        super().__init__()
        self.id = id
        self.credentials = credentials
        self._state = 0
        self._synced = 0

    async def connect(self, ports: list[int]) -> None:
        """The players and a spectator, by socket.io's own protocol."""
        for n in range(SEATS + 1):
            wire = await Wire.connect(HOST, ports[0], "/socket.io/?EIO=4&transport=websocket", "", lambda text: None)
            wire.on_text = lambda text, n=n, wire=wire: self._take(n, wire, text)
            self.wires.append(wire)
            wire.send(b"40/rail,")

    def _take(self, seat: int, wire: Wire, text: bytes) -> None:
        if text == b"2":
            wire.send(b"3")  # socket.io's own ping
        elif text.startswith(b"40/rail,"):
            wire.send(_sync(self.id, seat, [*self.credentials, None][seat]))
        elif text.startswith(b'42/rail,["sync"'):
            self._synced += 1
            if self._synced == SEATS + 1:
                self.ready()
        elif seat == self.accepted % SEATS and text.startswith(b'42/rail,["update"'):
            state = orjson.loads(text[len(b"42/rail,") :])[2]["_stateID"]
            if state > self._state:  # otherwise it is the news of the action before
                self._state = state
                self._accept()
                self.ready()

    def act(self) -> None:
        """Send the next action: it is each player's turn, one after the other."""
        seat = self.accepted % SEATS
        move = {
            "type": "build",
            "args": [self.accepted // 150, self.accepted % 150],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        self.sent_at = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": move}
        self.wires[seat].send(b"42/rail," + orjson.dumps(["update", action, self._state, self.id, str(seat)]))


def _sync(match: str, seat: int, secret: str | None) -> bytes:
    """The message with which a client of boardgame.io begins; without a secret it is a spectator."""
    return b"42/rail," + orjson.dumps(["sync", match, None if secret is None else str(seat), secret, SEATS])


class Side:
    """One of the servers to be measured: `async with` starts it."""

    name: str
    ports: list[int]

    async def __aenter__(self) -> Side:
        """Start it."""
        self.stack = AsyncExitStack()
        self.processes: list[Process] = []
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop it; if it has died, that is what went wrong."""
        try:
            for process in self.processes:
                process.check()
        finally:
            for process in self.processes:
                process.stop()
            await self.stack.aclose()

    async def start(self) -> None:
        """Start the processes."""
        raise NotImplementedError

    async def table(self) -> Table:
        """A new table, everybody seated."""
        raise NotImplementedError

    async def stored(self, table: Any) -> int:
        """How many actions a table has, asked afterwards."""
        raise NotImplementedError

    def folder(self) -> Path:
        """A folder that is gone afterwards."""
        folder = Path(tempfile.mkdtemp(prefix="stellwerk-load-"))
        self.stack.callback(shutil.rmtree, folder, ignore_errors=True)
        return folder


class Stellwerk(Side):
    """`stellwerk serve`, with one process and SQLite or several and PostgreSQL; of this working tree or of another."""

    def __init__(self, processes: int, tree: Path | None = None) -> None:
        self.name = "stellwerk sqlite" if processes == 1 else f"stellwerk postgresql x{processes}"
        self.name += "" if tree is None else f", {tree.name}"
        self._env = {} if tree is None else {"PYTHONPATH": str(tree.resolve() / "src")}
        self.ports = [free_port() for _ in range(processes)]

    async def start(self) -> None:
        """Start the database, if it has to be, and the processes."""
        if len(self.ports) == 1:
            database = f"sqlite+aiosqlite:///{self.folder()}/load.db"
        else:
            database = self.stack.enter_context(Cluster(fsync=True)).database("load")
        for port in self.ports:
            command = [sys.executable, "-m", "stellwerk", "serve", "--port", str(port), "--database", database]
            self.processes.append(Process([*command, "--limits", "0"], self._env))
            await until_ready(self.processes[-1], port, "/healthz")

    async def table(self) -> Table:
        """A new table of Paris Connection."""
        people = [Http(HOST, random.choice(self.ports)) for _ in range(SEATS)]
        for person in people:
            await person.ask("GET", "/api/me")
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        made = await people[0].ask("POST", "/api/tables", {"game": "paris", "seats": seats, "public": True})
        for person in people[1:]:
            await person.ask("POST", f"/api/tables/{made['id']}/join", {})
        for person in people:
            person.close()
        return StellwerkTable(made["id"], people)

    async def stored(self, table: StellwerkTable) -> int:
        """How many actions are in the table's log."""
        http = Http(HOST, random.choice(self.ports))
        try:
            return len((await http.ask("GET", f"/api/tables/{table.id}"))["log"])
        finally:
            http.close()


class BoardgameIo(Side):
    """A boardgame.io server, in memory or with its files on disk."""

    def __init__(self, files: bool) -> None:
        self.name = "boardgame.io files" if files else "boardgame.io memory"
        self._files = files
        self.ports = [free_port()]

    async def start(self) -> None:
        """Start it."""
        home = HERE / "boardgameio"
        if not (home / "node_modules").exists():
            subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=home, check=True, stdout=subprocess.DEVNULL)
        command = ["node", "server.js", str(self.ports[0]), *([str(self.folder())] if self._files else [])]
        self.processes.append(Process(command, {"NODE_ENV": "production"}, home))
        await until_ready(self.processes[-1], self.ports[0], "/games")

    async def table(self) -> Table:
        """A new match."""
        http = Http(HOST, self.ports[0])
        id = (await http.ask("POST", "/games/rail/create", {"numPlayers": SEATS}))["matchID"]
        secrets = []
        for n in range(SEATS):
            joined = await http.ask("POST", f"/games/rail/{id}/join", {"playerID": str(n), "playerName": f"player {n}"})
            secrets.append(joined["playerCredentials"])
        http.close()
        return BoardgameIoTable(id, secrets)

    async def stored(self, table: BoardgameIoTable) -> int:
        """How many moves the state has: one turn for each."""
        texts: asyncio.Queue[bytes] = asyncio.Queue()
        wire = await Wire.connect(HOST, self.ports[0], "/socket.io/?EIO=4&transport=websocket", "", texts.put_nowait)
        wire.send(b"40/rail,")
        while not (text := await texts.get()).startswith(b'42/rail,["sync"'):
            if text.startswith(b"40/rail,"):
                wire.send(_sync(table.id, SEATS, None))
        wire.close()
        return int(orjson.loads(text[len(b"42/rail,") :])[2]["state"]["ctx"]["turn"]) - 1


# ------------------------------------------------------------------------------------------------------------ workload


class Load:
    """Actions at many tables, and how long each took."""

    def __init__(self, tables: list[Table]) -> None:
        self.ready: deque[Table] = deque()
        self.latencies: list[float] = []
        self.under_way = 0
        self._waiting: set[int] = set()
        self._more = asyncio.Event()
        for table in tables:
            table.ready = lambda table=table: self._put(table)
            table.done = self._done

    def _put(self, table: Table) -> None:
        if id(table) not in self._waiting:
            self._waiting.add(id(table))
            self.ready.append(table)
            self._more.set()

    def _done(self, latency: float) -> None:
        self.latencies.append(latency)
        self.under_way -= 1
        self._more.set()

    def _act(self) -> None:
        table = self.ready.popleft()
        self._waiting.discard(id(table))
        self.under_way += 1
        table.act()

    async def steady(self, rate: float, seconds: float) -> int:
        """Actions at a fixed rate; gives how many could not be sent because no table was ready."""
        begin, sent, missed = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - begin) < seconds:
            while sent < now * rate:
                sent += 1
                if self.ready:
                    self._act()
                else:
                    missed += 1
            await asyncio.sleep(0.002)
        return missed

    async def full(self, most: int, seconds: float) -> None:
        """As many actions as the server takes with so many under way."""
        until = time.perf_counter() + seconds
        while (left := until - time.perf_counter()) > 0:
            while self.ready and self.under_way < most:
                self._act()
            self._more.clear()
            try:
                async with asyncio.timeout(min(left, 0.5)):
                    await self._more.wait()
            except TimeoutError:
                pass

    async def settle(self, seconds: float = 20) -> None:
        """Wait until nothing is under way any more."""
        until = time.perf_counter() + seconds
        while self.under_way and time.perf_counter() < until:
            await asyncio.sleep(0.05)


async def many(count: int, make: Callable[[int], Any], together: int = 16) -> list[Any]:
    """Do something many times, some of it at the same time."""
    results: list[Any] = [None] * count
    todo = iter(range(count))

    async def work() -> None:
        for n in todo:
            results[n] = await make(n)

    await asyncio.gather(*(work() for _ in range(together)))
    return results


def spread(latencies: list[float]) -> dict[str, float]:
    """Milliseconds that half, 99 % and all of the actions stayed below."""
    ordered = sorted(latencies) or [0.0]
    at = lambda part: round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)  # noqa: E731
    return {"p50_ms": at(0.5), "p99_ms": at(0.99), "max_ms": at(1)}


async def measure(side: Side, arguments: argparse.Namespace) -> dict[str, Any]:
    """One round with one server."""
    memory = lambda: sum(process.memory for process in side.processes)  # noqa: E731
    cpu = lambda: sum(process.cpu for process in side.processes)  # noqa: E731
    result: dict[str, Any] = {"server": side.name, "processes": len(side.ports)}
    async with side:
        for process in side.processes:
            await until_quiet(process)
        warm = await side.table()  # what is loaded with the first table is no part of any table
        await warm.connect(side.ports)
        await asyncio.sleep(1)
        empty = memory()
        begin = time.perf_counter()
        tables = await many(arguments.tables, lambda n: side.table())
        result["tables_per_second"] = round(arguments.tables / (time.perf_counter() - begin), 1)
        await asyncio.sleep(1)
        idle = memory()
        load = Load(tables)
        await many(len(tables), lambda n: tables[n].connect(side.ports))
        await asyncio.sleep(2)
        connected = memory()
        wires = [wire for table in tables for wire in table.wires]
        result |= {
            "tables": len(tables), "connections": len(wires), "memory_mb": round(empty / 2**20, 1),
            "memory_per_idle_table_kb": round((idle - empty) / len(tables) / 1024, 1),
            "memory_per_idle_connection_kb": round((connected - idle) / len(wires) / 1024, 1),
        }  # fmt: skip
        for phase in ("steady", "full"):
            before, used, begin = sum(wire.received for wire in wires), cpu(), time.perf_counter()
            texts = sum(wire.texts for wire in wires)
            load.latencies = []
            missed = 0
            if phase == "steady":
                missed = await load.steady(arguments.rate, arguments.seconds)
            else:
                await load.full(UNDER_WAY, arguments.seconds)
            count, took = len(load.latencies), time.perf_counter() - begin
            result[phase] = {
                "accepted_per_second": round(count / took, 1), **spread(load.latencies), "missed": missed,
                "server_cpu_ms_per_action": round(1000 * (cpu() - used) / max(1, count), 3),
                "bytes_per_push": round((sum(wire.received for wire in wires) - before)
                                        / max(1, sum(wire.texts for wire in wires) - texts)),
            }  # fmt: skip
            await load.settle()
        accepted = sum(table.accepted for table in tables)
        stored = await many(len(tables), lambda n: side.stored(tables[n]))
        wrong = [
            (table.id, table.accepted, count)
            for table, count in zip(tables, stored, strict=True)
            if count != table.accepted
        ]
        result |= {
            "accepted": accepted,
            "stored": sum(stored),
            "under_way_at_the_end": load.under_way,
            "wrong": wrong[:5],
        }
        result["lost"] = sum(max(0, table.accepted - count) for table, count in zip(tables, stored, strict=True))
        result["memory_at_the_end_mb"] = round(memory() / 2**20, 1)
        for wire in wires:
            wire.close()
    return result


def tell(result: dict[str, Any]) -> None:
    """One round in words."""
    steady, full = result["steady"], result["full"]
    print(
        f"{result['server']:24} steady {steady['accepted_per_second']:7.1f}/s  p50 {steady['p50_ms']:6.1f}  "
        f"p99 {steady['p99_ms']:7.1f} ms | full {full['accepted_per_second']:7.1f}/s  p50 {full['p50_ms']:6.1f}  "
        f"p99 {full['p99_ms']:7.1f} ms | {full['server_cpu_ms_per_action']:.2f} ms CPU/action, "
        f"{result['memory_per_idle_table_kb']} KB/table, {result['memory_per_idle_connection_kb']} KB/connection, "
        f"{full['bytes_per_push']} B/push, lost {result['lost']}",
        flush=True,
    )


def main() -> None:
    """Measure all servers, in turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500, help="actions per second in the steady phase")
    parser.add_argument("--seconds", type=float, default=15, help="of each phase")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", default="sqlite,boardgame.io,files,postgresql", help="which servers, by commas")
    parser.add_argument("--old", type=Path, help="a worktree of another revision: measured where --only says `old`")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    sides: dict[str, Callable[[], Side]] = {
        "sqlite": lambda: Stellwerk(1),
        "boardgame.io": lambda: BoardgameIo(files=False),
        "files": lambda: BoardgameIo(files=True),
        "postgresql": lambda: Stellwerk(2),
        "old": lambda: Stellwerk(1, arguments.old),
    }
    results = []
    for _ in range(arguments.rounds):
        for name in arguments.only.split(","):
            try:
                results.append(asyncio.run(measure(sides[name](), arguments)))
            except NoPostgres as reason:
                print(f"{name}: {reason}")
                continue
            tell(results[-1])
    medians = {
        name: statistics.median(each["full"]["accepted_per_second"] for each in results if each["server"] == name)
        for name in dict.fromkeys(each["server"] for each in results)
    }
    costs = {
        name: {
            phase: statistics.median(
                each[phase]["server_cpu_ms_per_action"] for each in results if each["server"] == name
            )
            for phase in ("steady", "full")
        }
        for name in medians
    }
    machine = {"python": platform.python_version(), "cores": os.cpu_count(), "machine": platform.machine()}
    document = {
        "machine": machine,
        "arguments": {**vars(arguments), "json": None, "old": arguments.old and arguments.old.name},
        "rounds": results,
        "full": medians,
        "cpu_ms": costs,
    }
    if "stellwerk sqlite" in medians and "boardgame.io memory" in medians:
        document["times_boardgameio"] = round(medians["stellwerk sqlite"] / medians["boardgame.io memory"], 2)
    print(json.dumps({name: document[name] for name in ("full", "cpu_ms", "times_boardgameio") if name in document}))
    if arguments.json:
        arguments.json.write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
