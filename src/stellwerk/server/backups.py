"""What the keeper of a house does with its data: back it up, and restore it into either database.

A backup is one compressed file (gzip) of lines of JSON, the same whichever database it comes from:

    {"format": "stellwerk-backup/1", "stellwerk": "0.1.0", "schema": "0002", "made": 1794742326.6}
    {"table": "person", "columns": ["id", "name", ...]}
    ["1D-V_mly1_IG", "Ann", ...]
    ...
    {"rows": 5310, "sha256": "..."}

It is taken within one transaction that sees the database as it was at one moment, while servers go on writing.  The
last line has the number of rows and a hash of all lines before it: a file that was cut off or changed is not restored.
A backup counts once it has been restored into a scratch database and every table has been replayed there.

A restore is one transaction: the schema as it was when the backup was made, all rows, then the migrations since.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gzip
import hashlib
import json
import os
import sqlite3
import tempfile
import time
import warnings
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import IO, Any, TypeVar
from urllib.parse import quote

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from .. import __version__
from ..engine.text import Text
from ..errors import StellwerkError
from . import checking, keys
from . import store as db
from .checking import Findings, Progress
from .keys import Key

FORMAT = "stellwerk-backup/1"
TOGETHER = 500  # rows that are read and written at once
VERSION = "alembic_version"  # the table in which Alembic keeps the version of the schema
READ, CHANGE, ALONE = "BEGIN", "BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"  # how to work in a database

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class KeeperFault(StellwerkError):
    """What the keeper wants cannot be done; nothing was changed."""


# --------------------------------------------------------------------------------------------------- what can be done


def check(url: str, progress: Progress = lambda done, of: None) -> Findings:
    """Replay every table of a database and compare it with what is stored; KeeperFault if it cannot be read."""

    def work(connection: sa.Connection) -> Findings:
        found, now = schema_of(connection), newest_schema()
        if found != now:
            raise KeeperFault(Text("keeper-other-schema", found=found, now=now))
        return checking.check(connection, progress)

    return within(url, work, READ)


def back_up(url: str, path: Path, replace: bool = False, progress: Progress = lambda done, of: None) -> Findings:
    """Write a backup; the findings are those of its tables, replayed from the file.

    The file appears under its name when it is complete and was checked.  It holds the server's key and the hashes of
    passwords: nobody else can read it (mode 600).
    """
    with _new_file(path, replace) as file:
        within(url, lambda connection: write(connection, file), READ)
        file.flush()
        os.fsync(file.fileno())
        return verified(Path(file.name), progress)


def restore(url: str, path: Path, replace: bool = False, progress: Progress = lambda done, of: None) -> Findings:
    """Restore a backup, into an empty database or (with `replace`) in the place of all that is there."""
    with _opened(path) as file:
        read_heading(file)  # says what is wrong with the file before the database is touched
        file.seek(0)
        return within(url, lambda connection: put_back(connection, file, replace, progress), ALONE)


def rotate_key(url: str, at_once: bool = False, now: float | None = None) -> Sequence[Key]:
    """Have a new key sign from soon on (see keys.py); gives all keys that are believed, the new one last."""

    def work(connection: sa.Connection) -> Sequence[Key]:
        schema_of(connection)
        found = {row.name: row.value for row in connection.execute(keys.KEPT)}
        new = keys.rotated(keys.read(found.get(keys.NAME), found.get(keys.FIRST)), now or time.time(), at_once)
        gone = (keys.NAME, keys.FIRST) if at_once else (keys.NAME,)
        connection.execute(db.setting.delete().where(db.setting.c.name.in_(gone)))
        connection.execute(db.setting.insert().values(name=keys.NAME, value=keys.written(new)))
        return new

    return within(url, work, CHANGE)


def verified(path: Path, progress: Progress = lambda done, of: None) -> Findings:
    """What a check finds in a backup: it is restored into a scratch database, which is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="stellwerk-") as folder:
        return restore(db.sqlite_url(Path(folder) / "scratch.db"), path, progress=progress)


# -------------------------------------------------------------------------------------------------------- the database


def within(url: str, work: Work[T], begin: str) -> T:
    """Do something in a database, in one transaction: READ sees one moment of it, ALONE refuses company."""
    try:
        if sa.make_url(url).get_backend_name() == "postgresql":
            return asyncio.run(_within_postgres(url, work, begin))
        return _within_sqlite(sa.make_url(url), work, begin)
    except (sa.exc.SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, OSError) as fault:
        shown = sa.make_url(url).render_as_string(hide_password=True)
        words = str(getattr(fault, "orig", None) or fault).strip().split("\n")[0]
        raise KeeperFault(Text("keeper-database", address=shown, fault=words)) from fault


def _within_sqlite(url: sa.URL, work: Work[T], begin: str) -> T:
    path = Path(url.database or "")
    new = not path.exists()
    if new and begin != ALONE:
        raise KeeperFault(Text("keeper-no-file", path=str(path)))
    engine = sa.create_engine("sqlite+pysqlite://", creator=lambda: _connected(path, begin))
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(begin)
            result = work(connection)
            connection.commit()
            new = False
            return result
    finally:
        engine.dispose()
        if new:  # it came to nothing
            for end in ("", "-wal", "-shm"):
                Path(f"{path}{end}").unlink(missing_ok=True)


def _connected(path: Path, begin: str) -> sqlite3.Connection:
    """A connection that can only read, one beside a server's, or one that is alone."""
    if begin != ALONE:
        mode = "ro" if begin == READ else "rw"
        return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode={mode}", uri=True, isolation_level=None)
    path.touch(mode=0o600)
    connection = sqlite3.connect(path, isolation_level=None, timeout=1)
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")  # fails as soon as the file is looked at, if it is in use
        connection.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError as fault:
        connection.close()
        if "locked" in str(fault):
            raise KeeperFault(Text("keeper-in-use")) from fault
        raise
    return connection


async def _within_postgres(url: str, work: Work[T], begin: str) -> T:
    level = "REPEATABLE READ" if begin == READ else "READ COMMITTED"
    engine = create_async_engine(url, isolation_level=level, pool_size=1)
    try:
        async with engine.connect() as connection:
            await connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            if begin == ALONE:
                await connection.run_sync(_refuse_company)
            result = await connection.run_sync(work)
            await connection.commit()
            return result
    finally:
        await engine.dispose()


def _refuse_company(connection: sa.Connection) -> None:
    """A server that goes on with what it remembers would spoil what is restored."""
    if connection.execute(_OTHERS).scalar_one():
        raise KeeperFault(Text("keeper-in-use"))


_OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
    "AND backend_type = 'client backend'"
)


def schema_of(connection: sa.Connection) -> str:
    """The version of a database's schema; KeeperFault if this is none of ours, or one of the future."""
    if not sa.inspect(connection).has_table(VERSION):
        raise KeeperFault(Text("keeper-no-house"))
    found = str(connection.execute(sa.select(sa.column("version_num")).select_from(sa.table(VERSION))).scalar())
    return known_schema(found)


def known_schema(revision: str) -> str:
    """A version of the schema that this program knows."""
    if revision not in db.revisions(db.migrations()):
        raise KeeperFault(Text("keeper-newer", found=revision, now=newest_schema()))
    return revision


def newest_schema() -> str:
    """The version of the schema that this program works with."""
    return db.revisions(db.migrations())[-1]


def tables_of(revision: str) -> set[str]:
    """The names of all tables in a version of the schema: what else may be in a database is not ours."""
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        db.upgrade(connection, revision)
        return set(sa.inspect(connection).get_table_names()) - {VERSION}


def reflected(connection: sa.Connection, names: set[str] | None = None) -> Sequence[sa.Table]:
    """Tables (or all that there are) as the database has them, those first to which others point."""
    meta = sa.MetaData()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", sa.exc.SAWarning)  # of kinds of indexes that it does not know
        meta.reflect(connection, only=None if names is None else sorted(names))
    return meta.sorted_tables


# ----------------------------------------------------------------------------------------------------- writing a backup


@contextlib.contextmanager
def _new_file(path: Path, replace: bool) -> Iterator[IO[bytes]]:
    """A file that takes its name when all went well, and else is gone; it is tried before anything is done."""
    if path.exists() and not replace:
        raise KeeperFault(Text("keeper-exists", path=str(path)))
    part = path.with_name(path.name + ".part")
    try:  # from before there is a file: Ctrl-C may come at any moment
        with _writable(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            file = open(part, "xb", opener=lambda path, flags: os.open(path, flags, 0o600))  # noqa: SIM115
        with _writable(path), file:
            yield file
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


@contextlib.contextmanager
def _writable(path: Path | str) -> Iterator[None]:
    """A disk that is full, or a folder that is closed to us, is named."""
    try:
        yield
    except OSError as fault:
        raise KeeperFault(Text("keeper-write", path=str(path), fault=fault.strerror or str(fault))) from fault


def write(connection: sa.Connection, file: IO[bytes]) -> None:
    """Write a backup of the database as this transaction sees it."""
    schema = schema_of(connection)
    packed = gzip.GzipFile("", "wb", fileobj=file, mtime=0)
    hash, rows = hashlib.sha256(), 0

    def add(value: Any) -> None:
        line = json.dumps(value, separators=(",", ":")).encode() + b"\n"
        hash.update(line)
        with _writable(file.name):
            packed.write(line)

    add({"format": FORMAT, "stellwerk": __version__, "schema": schema, "made": time.time()})
    for table in reflected(connection, tables_of(schema)):
        add({"table": table.name, "columns": list(table.c.keys())})
        for row in connection.execute(_all_of(table), execution_options={"yield_per": TOGETHER}):
            add([_packed(value) for value in row])
            rows += 1
    add({"rows": rows, "sha256": hash.hexdigest()})
    with _writable(file.name):
        packed.close()


def _all_of(table: sa.Table) -> Any:
    """All rows of a table, documents as the very text that is stored."""
    columns = [sa.cast(c, sa.Text).label(c.name) if isinstance(c.type, sa.JSON) else c for c in table.c]
    return sa.select(*columns).order_by(*table.primary_key)


def _packed(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


# --------------------------------------------------------------------------------------------------- reading a backup


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("rb")
    except OSError as fault:
        raise KeeperFault(Text("keeper-read", path=str(path), fault=fault.strerror or str(fault))) from fault


def read_heading(file: IO[bytes]) -> Mapping[str, Any]:
    """The first line of a backup; KeeperFault if this is none, or one of a newer program."""
    with _readable():
        heading = json.loads(gzip.GzipFile(fileobj=file).readline())
        if not isinstance(heading, dict) or heading.get("format") != FORMAT:
            raise ValueError("no heading")
    known_schema(str(heading["schema"]))
    return heading


def put_back(connection: sa.Connection, file: IO[bytes], replace: bool, progress: Progress) -> Findings:
    """Restore a backup within a transaction; whatever goes wrong, it is not to be committed."""
    schema = str(read_heading(file)["schema"])
    file.seek(0)
    db.upgrade(connection)
    if not replace and _is_used(connection):
        raise KeeperFault(Text("keeper-not-empty"))
    _drop(connection)
    db.upgrade(connection, schema)
    tables = {table.name: table for table in reflected(connection, tables_of(schema))}
    for table in reversed(tables.values()):
        if connection.execute(sa.select(table).limit(1)).first():  # what the migrations themselves have put there
            connection.execute(table.delete())
    for name, columns, rows in _contents(file):
        with _readable():
            statement = _insert(tables[name], columns, connection.dialect.name)
        while batch := list(islice(rows, TOGETHER)):
            connection.execute(statement, batch)
    for table in tables.values():
        _count_on(connection, table)
    db.upgrade(connection)
    return checking.check(connection, progress)


def _is_used(connection: sa.Connection) -> bool:
    """Whether anybody has been in this house; a server that was merely started leaves settings alone."""
    return any(connection.execute(sa.select(table).limit(1)).first() for table in (db.person, db.game_table))


def _drop(connection: sa.Connection) -> None:
    """Remove our tables with what guards them, and nothing else."""
    tables = reflected(connection, tables_of("head") | {VERSION})
    if connection.dialect.name == "postgresql":
        for (guard,) in connection.execute(_GUARDS, {"names": [table.name for table in tables]}).all():
            connection.exec_driver_sql(f"DROP FUNCTION {guard} CASCADE")
    for table in reversed(tables):
        table.drop(connection)


_GUARDS = sa.text(
    "SELECT DISTINCT tgfoid::regprocedure::text FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid "
    "WHERE NOT tgisinternal AND relname = ANY(:names) AND relnamespace = current_schema()::regnamespace"
)


@contextlib.contextmanager
def _readable() -> Iterator[None]:
    """Whatever a damaged file does to its reader, it is damaged."""
    try:
        yield
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError) as fault:
        if isinstance(fault, KeeperFault):
            raise
        raise KeeperFault(Text("keeper-damaged-file")) from fault


def _contents(file: IO[bytes]) -> Iterator[tuple[str, list[str], Iterator[dict[str, Any]]]]:
    """The tables of a backup: name, columns and rows; KeeperFault where the file is not what was written."""
    lines = _lines(file)
    next(lines)
    ahead: list[Mapping[str, Any]] = []

    def rows(columns: list[str]) -> Iterator[dict[str, Any]]:
        for line in lines:
            if isinstance(line, dict):
                ahead.append(line)
                return
            with _readable():
                row = dict(zip(columns, line, strict=True))
            yield row

    ahead.extend(islice(lines, 1))
    while ahead:
        part = ahead.pop()
        with _readable():
            name, columns = str(part["table"]), list(part["columns"])
        yield name, columns, rows(columns)


def _lines(file: IO[bytes]) -> Iterator[Any]:
    """The lines of a backup without the last, which is compared with what was read."""
    hash, rows, last = hashlib.sha256(), 0, None
    with gzip.GzipFile(fileobj=file) as packed:
        while True:
            with _readable():
                line = packed.readline()
                value = json.loads(line)
                if isinstance(value, dict) and "sha256" in value:
                    last = value
                    break
            hash.update(line)
            rows += isinstance(value, list)
            yield value
    if last != {"rows": rows, "sha256": hash.hexdigest()}:
        raise KeeperFault(Text("keeper-damaged-file"))


def _insert(table: sa.Table, columns: Sequence[str], dialect: str) -> Any:
    return table.insert().values({name: _given(table.c[name], dialect) for name in columns})


def _given(column: sa.Column[Any], dialect: str) -> Any:
    """A value of a backup, as a statement takes it."""
    if isinstance(column.type, sa.LargeBinary):
        return sa.bindparam(column.name, type_=_Bytes())
    if isinstance(column.type, sa.JSON):
        text = sa.bindparam(column.name, type_=sa.Text())
        return sa.cast(text, sa.JSON) if dialect == "postgresql" else text
    return sa.bindparam(column.name, type_=column.type)


class _Bytes(sa.types.TypeDecorator[Any]):
    """Bytes, which a backup has as text."""

    impl = sa.LargeBinary
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Any) -> Any:
        """The bytes that a text stands for."""
        return None if value is None else base64.b64decode(value)


def _count_on(connection: sa.Connection, table: sa.Table) -> None:
    """Numbers that PostgreSQL hands out go on after those that are there."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key:
        if isinstance(column.type, sa.Integer):
            values = {"name": f'"{table.name}"', "column": column.name}
            counter = connection.execute(sa.text("SELECT pg_get_serial_sequence(:name, :column)"), values).scalar()
            if counter is not None:
                most = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
                connection.execute(sa.select(sa.func.setval(counter, most, False)))
