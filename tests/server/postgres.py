"""A throwaway PostgreSQL: a cluster in a temporary folder, started by whoever needs one, gone afterwards.

    with Cluster() as cluster:
        url = cluster.database("tables")      # postgresql+asyncpg://...
        cluster.kill()                        # kill -9 of the whole server, as when the power goes
        cluster.start()

As root it runs under another user, since PostgreSQL refuses to run as root.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from server.ports import free_port

USER = "stellwerk"
READY_SECONDS = 60


class NoPostgres(RuntimeError):
    """There is no PostgreSQL here and none could be installed."""


def binaries() -> Path:
    """The folder of PostgreSQL's programs; as root, Debian's package is installed if it is missing."""
    if found := _find():
        return found
    if os.getuid() == 0 and (apt := shutil.which("apt-get")):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run([apt, "install", "-y", "postgresql"], env=quiet, capture_output=True, text=True)
        if found := _find():
            return found
        raise NoPostgres(f"apt-get install postgresql failed: {done.stderr[-500:]}")
    raise NoPostgres("PostgreSQL is missing. On Debian: apt-get install postgresql")


def _find() -> Path | None:
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = [Path(found).resolve() for found in [shutil.which("initdb")] if found]
    return next((path.parent for path in [*reversed(debian), *on_path]), None)


class Cluster:
    """A PostgreSQL server of its own."""

    def __init__(self, folder: Path | None = None, fsync: bool = False) -> None:
        """In a folder, where that matters.  Without `fsync` it is faster, and still loses nothing when it is killed
        (only when the machine is)."""
        self._bin = binaries()
        self._fsync = fsync
        self._folder = Path(tempfile.mkdtemp(prefix="stellwerk-postgres-", dir=folder))
        self._data = self._folder / "data"
        self._password = secrets.token_urlsafe(12)
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self._as: dict[str, object] = {}
        if os.getuid() == 0:
            owner = next(entry for name in ("postgres", "nobody") if (entry := _user(name)))
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)

    def __enter__(self) -> Cluster:
        """Make the cluster and start it."""
        words = self._folder / "password"
        words.write_text(self._password)
        words.chmod(0o644)  # the folder itself is closed to everybody else
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "scram-sha-256", f"--pwfile={words}", "-E", "UTF8")
        self._start_somewhere()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop it and leave nothing behind."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # "fast": clients are sent away
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _start_somewhere(self, tries: int = 3) -> None:
        """Start at a free port; should somebody have taken it in the same moment, at another."""
        try:
            self.start()
        except NoPostgres:
            if tries == 1:
                raise
            self.port = free_port()
            self._start_somewhere(tries - 1)

    def start(self) -> None:
        """Start the server (again) and wait until it takes connections."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self._folder,
            "fsync": "on" if self._fsync else "off",
            "max_connections": 60,
            "shared_buffers": "64MB",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self._data, *options],
                stdout=log, stderr=log, cwd=self._folder, start_new_session=True, **self._as,
            )  # fmt: skip
        until = time.monotonic() + READY_SECONDS
        while subprocess.call(
            [self._bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], cwd=self._folder
        ):
            if self._process.poll() is not None or time.monotonic() > until:
                raise NoPostgres(f"PostgreSQL did not start: {(self._folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End all its processes at once, with no chance to tidy up."""
        assert self._process is not None
        for pid in self.pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """All its processes hang: they take connections and say nothing."""
        pids = self.pids()
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def pids(self) -> list[int]:
        """All its processes."""
        assert self._process is not None
        return [self._process.pid, *_children(self._process.pid)]

    def freeze(self, seconds: float) -> None:
        """Have all its processes stand still for a while."""
        with self.stopped():
            time.sleep(seconds)

    def limit_files(self, size: int) -> None:
        """No file can grow beyond a size, as if the disk were full there; it gives up when it cannot write.  Until the
        next start."""
        assert self._process is not None
        for pid in (self._process.pid, *_children(self._process.pid)):
            command = ["prlimit", "--pid", str(pid), f"--fsize={size}:unlimited"]
            subprocess.run(command, cwd=self._folder, capture_output=True, **self._as)  # one may have gone meanwhile

    def is_running(self) -> bool:
        """Whether it is still there."""
        return self._process is not None and self._process.poll() is None

    def database(self, name: str) -> str:
        """Make an empty database; gives its address for `stellwerk serve --database`."""
        self.run_sql(f'CREATE DATABASE "{name}"', "postgres")
        return self.url(name)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql+asyncpg://{USER}:{self._password}@127.0.0.1:{self.port}/{name}"

    def run_sql(self, sql: str, database: str) -> str:
        """Run SQL; gives what psql prints, bare."""
        return self._run("psql", "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", self.port,
                         "-U", USER, "-d", database, "-c", sql)  # fmt: skip

    def _run(self, program: str, *arguments: object) -> str:
        done = subprocess.run(
            [self._bin / program, *map(str, arguments)],
            capture_output=True, text=True, cwd=self._folder,
            env={"PGPASSWORD": self._password, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}, **self._as,
        )  # fmt: skip
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stderr[-2000:]}")
        return done.stdout.strip()


def _user(name: str) -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None


def _children(pid: int) -> list[int]:
    """PostgreSQL gives every session a process of its own, all of them children of the first."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except FileNotFoundError:
        return []
