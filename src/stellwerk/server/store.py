"""The database: SQLite in one file, or PostgreSQL shared by any number of processes.

The log is the truth.  A table is its document (`game_table`) and its events (`event`, append-only); everything else
about a table can be worked out from these.  `turn` says where each table stands, for what has to be found quickly: bots
to think for, clocks that fall, lists.  Two writers can never both add event n of a table: (table, seq) is the primary
key, whoever comes second is told so.

Events of many tables are written together (group commit): the writer takes all that wait, writes them in one
transaction, and only then says that they are stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import json
import secrets
import sqlite3
import time
import zlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..engine.text import Text
from ..errors import StellwerkError
from .alone import Alone
from .limits import Lease
from .patience import LONGEST, SERVER, Patience
from .stopping import ended, in_time
from .timing import Timing

CHANNEL = "stellwerk"  # of PostgreSQL's LISTEN and NOTIFY
MIGRATION_LOCK = 7_301_896_144  # any number, the same in all processes
MOST_TOGETHER = 128  # events in one transaction
READERS = 4  # threads that read from SQLite
MOMENT = 1_000_000_000  # nanoseconds in which files may be written to twice and say the same time
COPY = 1.0  # seconds until what is written into SQLite's write-ahead log is copied into its file
FULL = 60.0  # seconds for which a budget's bucket is kept after it is full again
LAST = 1.0  # seconds that what waits to be written may take when the server stops
LONG = 16_000  # pages (64 MB) of that log: now it is begun anew, even if somebody has to wait a moment
BEGIN = "BEGIN IMMEDIATE"
EVENTS = "INSERT INTO event … (events written together)"  # as it is called in the times of statements

T = TypeVar("T")
meta = sa.MetaData()
_text, _real, _int = sa.Text, sa.Double, sa.Integer


def _table(name: str, *columns: sa.Column[Any]) -> sa.Table:
    return sa.Table(name, meta, *columns)


def _key(name: str, kind: Any = sa.Text) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=True, autoincrement=False)


def _columns(**kinds: Any) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind) for name, kind in kinds.items()]


setting = _table("setting", _key("name"), *_columns(value=_text))
person = _table(
    "person", _key("id"),
    *_columns(
        name=_text, login=_text, password=_text, language=_text, theme=_text, webhook=_text, email=_text, push=sa.JSON,
        created=_real, seen=_real, role=_text, address=_text, skeleton=_text,
        mail_turns=sa.Boolean,
    ),
)  # fmt: skip
session = _table("session", _key("id"), *_columns(person=_text, created=_real, seen=_real, browser=_text))
token = _table(
    "token", _key("id"),
    *_columns(person=_text, hash=_text, label=_text, created=_real, seen=_real, scopes=_text, expires=_real),
)  # fmt: skip
ticket = _table("ticket", _key("hash"), *_columns(kind=_text, person=_text, data=_text, expires=_real))
second_step = _table("second_step", _key("person"), *_columns(secret=_text, step=_int, created=_real))
recovery_code = _table("recovery_code", _key("hash"), *_columns(person=_text))
passkey = _table(
    "passkey",
    _key("id"),
    *_columns(person=_text, key=_text, count=sa.BigInteger, label=_text, created=_real, used=_real),
)
game_table = _table(
    "game_table", _key("id"), *_columns(creator=_text, public=sa.Boolean, created=_real, document=sa.JSON)
)
event = _table(
    "event", _key("table_id"), _key("seq", _int),
    *_columns(kind=_text, seat=_int, text=_text, person=_text, actor=_int, hash=_text, key=_text, at=_real),
)  # fmt: skip
turn = _table(
    "turn", _key("table_id"),
    *_columns(seq=_int, status=_text, actor=_int, thinking=sa.Boolean, lease=_real, deadline=_real, updated=_real),
)  # fmt: skip
seat = _table("seat", _key("table_id"), _key("seat", _int), *_columns(person=_text))
chat = _table(
    "chat", _key("table_id"), _key("n", _int),
    *_columns(person=_text, seat=_int, text=_text, at=_real, hidden=sa.Boolean),
)  # fmt: skip
note = _table("note", _key("table_id"), _key("person"), *_columns(text=_text))
farewell = _table("farewell", _key("person"), *_columns(lease=_real))
packed = _table("packed", _key("table_id"), *_columns(seq=_int, events=sa.LargeBinary))
bucket = _table("bucket", _key("kind"), _key("who"), *_columns(full_at=_real))

# The order of the house (see order.py and keepers.py): who may not do what, who avoids whom, what players reported,
# what keepers did about it.
sanction = _table("sanction", _key("kind"), _key("subject"), *_columns(until=_real, reason=_text, at=_real))
block = _table("block", _key("person"), _key("other"), *_columns(at=_real))
report = _table(
    "report", _key("id"),
    *_columns(
        author=_text, person=_text, table_id=_text, line=_int, text=_text, reason=_text, at=_real, settled=_real,
        outcome=_text,
    ),
)  # fmt: skip
deed = _table(
    "deed", sa.Column("n", _int, primary_key=True),
    *_columns(
        at=_real, actor=_text, actor_name=_text, what=_text, whom=_text, whom_name=_text, reason=_text, facts=sa.JSON
    ),
)  # fmt: skip
news = _table("news", sa.Column("n", _int, primary_key=True), *_columns(message=_text))


class NoDatabase(StellwerkError):
    """There is no database at this address, or not one that this program can work on."""


class Event(NamedTuple):
    """One thing that happened at a table."""

    seq: int
    kind: str
    """action, undo, undo-wish, undo-answer, sit, ready, leave, start, resign, time, end-offer, rematch, close"""
    seat: int | None = None
    text: str | None = None
    """the action in notation; else what the kind needs"""
    person: str | None = None
    actor: int = -1
    """whose turn it is afterwards; -1 if nobody's"""
    hash: str | None = None
    """of the state afterwards"""
    key: str | None = None
    """no two events of a table have the same: who sends one twice is told of the first"""
    at: float = 0.0


class Claim(NamedTuple):
    """A table whose bot shall think, for whoever claimed it."""

    table_id: str
    seq: int
    owner: str
    """who made the table"""


@dataclass(slots=True)
class Append:
    """An event to be stored, and what is kept up to date along with it, all in one transaction."""

    table_id: str
    event: Event
    turn: dict[str, Any]
    done: asyncio.Future[bool] | None = None

    @property
    def place(self) -> Place:
        """What tells it apart from all others."""
        return self.table_id, self.event.seq, self.event.key


class Store:
    """The database, opened with `await Store.open(url)`.

    What is done in it is written as plain functions of a connection (`work`).  With PostgreSQL they run on the loop.
    With SQLite, whose calls block, queries run in threads, each as a whole; but what is written is written on the loop:
    it takes a fraction of a millisecond (nothing waits for the disk), and going to a thread and back takes longer.
    """

    def __init__(self, url: str, hurried: bool = False) -> None:
        """Who is `hurried` does not wait long for a database that hangs."""
        self.url = sa.make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self.process = secrets.token_hex(4)
        """what this process calls itself towards others"""
        self.hears = False
        """whether news from other processes comes in by itself (see bus.py)"""
        self.stirred: Callable[[], None] = lambda: None
        """called when something has happened: an event was stored here, or somebody else has news"""
        self._visits = False
        self._looked_at: tuple[int, int] | None = None
        """the log of an SQLite file, as `told` last saw it: when it was written to, and its size"""
        self._insert: Any = postgresql.insert if self.shared else sqlite.insert
        self._patience = Patience(LONGEST if hurried and self.shared else None, self._begin_anew, self._ping)
        self._alone: Alone | None = None
        self._async_engine = _postgres_engine(url, hurried) if self.shared else None
        self._sync_engine = None if self.shared else _sqlite_engine(self.url)
        self.timing = Timing()
        """how long the statements take that go through here"""
        if self._async_engine is not None:
            self.timing.watch(self._async_engine.sync_engine)
        if self._sync_engine is not None:
            self.timing.watch(self._sync_engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._waiting: list[Append] = []
        self._more = asyncio.Event()
        self._closing = False
        self._written = asyncio.Event()
        """there may be something in SQLite's log that was not copied"""
        self._written.set()
        self._tasks: list[asyncio.Task[None]] = []
        self._straight = None if self._sync_engine is None else _Straight(self._sync_engine)
        self._writing, self._asking, self._leasing = (_Link(self.url, self._patience) for _ in range(3))

    @classmethod
    async def visit(cls, url: str) -> Store:
        """Open a database beside the servers that use it, to change something in passing: what is told (`tell`) reaches
        them all.  NoDatabase if it is not there or has another schema: a visitor neither makes nor changes one."""
        address = sa.make_url(url)
        if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
            raise NoDatabase(Text("no-database-file", path=address.database or ""))
        with _said():
            store = cls(url)
            store._visits = True
            store._tasks.append(asyncio.create_task(store._write_events(), name="writer"))
            try:
                if not await store._do(_is_current):
                    raise NoDatabase(Text("no-database-version"))
            except BaseException:
                await store.close()
                raise
            return store

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, bring its schema up to date, and start the writer; NoDatabase if there is none to open."""
        with _said():
            store = cls(url, hurried=True)
            if store.shared:
                await store._do_there(upgrade, BEGIN)  # however long it takes
            else:
                store._alone = Alone(Path(store.url.database)) if store.url.database else None
                await store._do(upgrade, "BEGIN EXCLUSIVE")
        store._tasks.append(asyncio.create_task(store._write_events(), name="writer"))
        if not store.shared:
            store._tasks.append(asyncio.create_task(store._copy_log(), name="copier"))
        return store

    async def close(self) -> None:
        """Write what waits, then close all connections."""
        self._closing = True
        self._patience.close()
        self._more.set()
        await asyncio.wait(self._tasks[:1], timeout=LAST)  # the writer, until nothing waits
        await ended(self._tasks)
        for link in (self._writing, self._asking, self._leasing):
            await link.close()
        await in_time(asyncio.to_thread(self._readers.shutdown, cancel_futures=True))
        if self._async_engine is not None:
            await in_time(self._async_engine.dispose())
        if self._sync_engine is not None and self._straight is not None:
            self._straight.close()
            self._sync_engine.dispose()
        if self._alone is not None:
            self._alone.close()

    async def _do(self, work: Callable[[sa.Connection], T], begin: str | None = None) -> T:
        """Do something in the database; what begins a transaction is committed at the end."""
        if self._async_engine is None and begin is None:
            here = contextvars.copy_context().run  # for traces: on whose behalf it is done
            return await asyncio.get_running_loop().run_in_executor(self._readers, here, self._do_here, work, begin)
        if self._async_engine is None:
            return self._do_here(work, begin)
        return await self._patience.wait(self._do_there(work, begin))

    def _begin_anew(self) -> None:
        """The database hangs: leave its connections to themselves, and make others next time."""
        assert self._async_engine is not None
        self._async_engine.sync_engine.dispose(close=False)

    async def _ping(self) -> None:
        await self._do_there(lambda connection: connection.execute(sa.select(1)), None)

    async def _do_there(self, work: Callable[[sa.Connection], T], begin: str | None) -> T:
        assert self._async_engine is not None
        async with self._async_engine.connect() as connection:
            result = await connection.run_sync(work)
            if begin is not None:
                await connection.commit()
            return result

    def _do_here(self, work: Callable[[sa.Connection], T], begin: str | None) -> T:
        assert self._sync_engine is not None
        with self._sync_engine.connect() as connection:
            if begin is not None:
                self._written.set()
                connection.exec_driver_sql(begin)
            result = work(connection)
            if begin is not None:
                connection.commit()
            return result

    async def _copy_log(self) -> None:
        """Copy what SQLite has written into its log over to its file, now and then, in a thread: by itself it would do
        that in the middle of a transaction, and everybody would wait for the disk."""

        def work(connection: sa.Connection) -> None:
            _, pages, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
            if pages > LONG:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")

        while True:
            await self._written.wait()
            await asyncio.sleep(COPY)
            self._written.clear()
            with contextlib.suppress(sa.exc.SQLAlchemyError):  # another time, then
                await self._do(work)

    # ------------------------------------------------------------------------------------------------ plain statements

    async def rows(self, statement: Any, **values: Any) -> list[Mapping[str, Any]]:
        """All rows of a query."""
        return await self._do(lambda connection: [_plain(row) for row in connection.execute(statement, values)])

    async def row(self, statement: Any, **values: Any) -> Mapping[str, Any] | None:
        """The first row of a query."""
        return next(iter(await self.rows(statement, **values)), None)

    async def write(self, *statements: Any) -> list[int]:
        """Carry out statements in one transaction; gives how many rows each touched."""
        return await self._do(lambda connection: [connection.execute(s).rowcount for s in statements], BEGIN)

    async def write_rows(self, statement: Any) -> list[Mapping[str, Any]]:
        """Carry out a statement that gives rows back."""
        return await self._do(lambda connection: [_plain(row) for row in connection.execute(statement)], BEGIN)

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in one transaction."""
        return await self._do(work, BEGIN)

    def upsert(self, table: sa.Table, **values: Any) -> Any:
        """Insert a row, or replace what it says."""
        keys = [column.name for column in table.primary_key]
        statement = self._insert(table).values(**values)
        rest = {name: value for name, value in values.items() if name not in keys}
        return statement.on_conflict_do_update(index_elements=keys, set_=rest)

    async def kept(self, name: str, value: str) -> str:
        """A setting of the server: what is kept under this name, else this value from now on."""
        await self.write(self._insert(setting).values(name=name, value=value).on_conflict_do_nothing())
        row = await self.row(sa.select(setting.c.value).where(setting.c.name == name))
        assert row is not None
        return str(row["value"])

    async def tell(self, message: str) -> None:
        """Tell all processes that share the database something short."""
        if statements := self.telling(message):
            await self.write(*statements)

    def telling(self, message: str) -> list[Any]:
        """What to write along with a change, for all processes to hear of it when it is stored."""
        if self.shared:
            return [NOTIFY.bindparams(channel=CHANNEL, message=message)]
        return [news.insert().values(message=message)] if self._visits else []

    async def told(self) -> list[str]:
        """What visitors have told the only server of an SQLite file since it last looked (see `visit`)."""
        log = self._log_now()
        if log is not None and log == self._looked_at:
            return []
        rows = await self.rows(_TOLD)
        if rows:
            await self.write(news.delete().where(news.c.n <= rows[-1]["n"]))
        self._looked_at = log
        return [row["message"] for row in rows]

    def _log_now(self) -> tuple[int, int] | None:
        """SQLite's log: when it was written to, and its size; None if that does not tell whether it was: where there is
        no such file, and in the very moment."""
        try:
            found = Path(f"{self.url.database}-wal").stat()
        except OSError:
            return None
        return None if time.time_ns() - found.st_mtime_ns < MOMENT else (found.st_mtime_ns, found.st_size)

    # ---------------------------------------------------------------------------------------------------------- tables

    async def create(self, header: Mapping[str, Any], turn_row: Mapping[str, Any], people: Mapping[int, str]) -> None:
        """Store a new table."""
        id = header["id"]
        seats = [seat.insert().values(table_id=id, seat=n, person=who) for n, who in people.items()]
        await self.write(game_table.insert().values(**header), turn.insert().values(table_id=id, **turn_row), *seats)

    async def load(self, id: str) -> tuple[Mapping[str, Any], list[Event]] | None:
        """A table's document and all of its events."""

        return await self._do(lambda connection: loaded(connection, id))

    async def events(self, id: str, since: int) -> list[Event]:
        """The events of a table after a sequence number."""
        values = {"id": id, "since": since}
        return await self._do(lambda connection: [Event(*row) for row in connection.execute(_LOAD_EVENTS, values)])

    async def news(self, known: Mapping[str, int]) -> dict[str, list[Event]]:
        """The events of many tables after the sequence numbers known; of PostgreSQL in one query."""
        if not self.shared:
            return {id: await self.events(id, since) for id, since in known.items()}
        found: dict[str, list[Event]] = {}
        for id, *event in await self._asking.ask(_NEWS, list(known), list(known.values())):
            found.setdefault(id, []).append(Event(*event))
        return found

    async def append(self, append: Append) -> bool:
        """Store an event; False if another one has taken its place or its key."""
        if self._closing:
            raise OSError("the server stops")
        append.done = asyncio.get_running_loop().create_future()
        self._waiting.append(append)
        self._more.set()
        stored = await append.done
        if stored and self._visits and not self.shared:  # PostgreSQL tells the others by itself
            await self.tell(f"{append.table_id}:{append.event.seq}:{self.process}")
        return stored

    async def _write_events(self) -> None:
        """Write what waits, all together, again and again; when we close, until nothing waits."""
        while self._waiting or not self._closing:
            if not self._waiting:
                self._more.clear()
                await self._more.wait()
                continue
            batch = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            await self._settle(batch)

    async def _settle(self, batch: Sequence[Append]) -> None:
        """Write events together and tell each whether it was stored; if that fails, each has to fail for itself."""
        try:
            if self._straight is not None:
                self._written.set()
                with self.timing.of(EVENTS):
                    stored = self._straight.write(batch)
            else:
                with self.timing.of(EVENTS):
                    stored = await self._write_joined(batch)
        except Exception as fault:
            if len(batch) > 1:
                for append in batch:
                    await self._settle([append])
            elif batch[0].done is not None and not batch[0].done.done():
                batch[0].done.set_exception(fault)
            return
        self.stirred()
        for append in batch:
            if append.done is not None and not append.done.done():
                append.done.set_result(append.place in stored)

    async def _write_joined(self, batch: Sequence[Append]) -> set[Place]:
        """Write events to PostgreSQL in one statement, a transaction by itself; gives those that were stored."""
        rows = [(a.table_id, *a.event, *(a.turn[name] for name in _TURN)) for a in batch]
        columns = [list(column) for column in zip(*rows, strict=True)]
        return {(row[0], row[1], row[2]) for row in await self._writing.ask(_JOINED, *columns, CHANNEL, self.process)}

    # ------------------------------------------------------------------------------------------------- bots and clocks

    async def claim(self, most: int, each: int, but: Collection[str], now: float, lease: float) -> list[Claim]:
        """Tables whose bot shall think: nobody else is given them until the lease ends.

        Of everybody's tables those that wait longest, at most `each`, none of those `but`: all others' first ones come
        before anybody's second.
        """
        waits = sa.and_(_THINKING, turn.c.lease < now)
        place = sa.func.row_number().over(partition_by=_OWNER, order_by=turn.c.updated).label("place")
        queue = (
            sa.select(turn.c.table_id, place)
            .join(game_table, game_table.c.id == turn.c.table_id)
            .where(waits, _OWNER.not_in(but))
            .subquery()
        )
        due = sa.select(turn.c.table_id).join(queue, queue.c.table_id == turn.c.table_id).where(waits)
        due = due.where(queue.c.place <= each).order_by(queue.c.place, turn.c.updated).limit(most)
        due = due.with_for_update(of=turn, skip_locked=True) if self.shared else due
        owner = sa.select(_OWNER).where(game_table.c.id == turn.c.table_id).scalar_subquery().label("owner")
        claimed = (
            turn.update()
            .where(turn.c.table_id.in_(due), waits)
            .values(lease=now + lease)
            .returning(turn.c.table_id, turn.c.seq, owner)
        )
        return [Claim(**row) for row in await self.write_rows(claimed)]

    async def release_all(self) -> None:
        """Take back all leases: at the start of the only process there is."""
        await self.write(turn.update().where(turn.c.thinking).values(lease=0.0))

    # --------------------------------------------------------------------------------------------------------- budgets

    async def lease(self, leases: Sequence[Lease]) -> list[tuple[float, float]]:
        """Take from the buckets that processes share (of PostgreSQL); gives what was taken from each and is left."""
        columns = [list(column) for column in zip(*leases, strict=True)]
        rows = await self._leasing.ask(_LEASE, *columns)
        if len(rows) < len(leases):  # some are asked for the first time
            await self._leasing.ask(_NEW_BUCKETS, *columns[:2])
            rows = await self._leasing.ask(_LEASE, *columns)
        found = {(row["kind"], row["who"]): (row["taken"], row["left_over"]) for row in rows}
        return [found[lease.kind, lease.who] for lease in leases]

    async def filling(self, most: int) -> list[Mapping[str, Any]]:
        """The buckets that processes share (with PostgreSQL), with the seconds until each is full again."""
        if not self.shared:
            return []
        left = (bucket.c.full_at - sa.func.extract("epoch", sa.func.now())).label("left")
        return await self.rows(sa.select(bucket.c.kind, bucket.c.who, left).order_by(left.desc()).limit(most))

    async def sweep_buckets(self) -> None:
        """Forget the buckets that are full again, for a while: some were only made to take from them now."""
        await self.write(bucket.delete().where(bucket.c.full_at < sa.func.extract("epoch", sa.func.now()) - FULL))

    async def fallen(self, now: float) -> tuple[list[str], float | None]:
        """Tables whose actor has run out of time, and when the next one will have."""

        def work(connection: sa.Connection) -> tuple[list[str], float | None]:
            ids = connection.execute(sa.select(turn.c.table_id).where(turn.c.deadline < now)).scalars()
            return list(ids), connection.execute(
                sa.select(sa.func.min(turn.c.deadline)).where(turn.c.deadline >= now)
            ).scalar()

        return await self._do(work)


_OWNER = sa.func.coalesce(game_table.c.creator, "")  # whose bots think at a table; "" for all who left
_TOLD = sa.select(news).order_by(news.c.n)
_LOAD_TABLE = (
    sa.select(game_table, packed.c.events.label("packed"))
    .outerjoin(packed, packed.c.table_id == game_table.c.id)
    .where(game_table.c.id == sa.bindparam("id"))
)
_EVENT_COLUMNS = [event.c[name] for name in Event._fields]
_LOAD_EVENTS = (
    sa.select(*_EVENT_COLUMNS)
    .where(event.c.table_id == sa.bindparam("id"), event.c.seq > sa.bindparam("since"))
    .order_by(event.c.seq)
)
_NEWS = f"""
    SELECT table_id, {", ".join("event." + name for name in Event._fields)}
    FROM unnest($1::text[], $2::integer[]) AS known(id, since)
    JOIN event ON event.table_id = known.id AND event.seq > known.since ORDER BY event.seq
"""
_UPDATE_TURN = (
    turn.update()
    .where(turn.c.table_id == sa.bindparam("id"), turn.c.seq < sa.bindparam("new_seq"))
    .values(
        seq=sa.bindparam("new_seq"), status=sa.bindparam("new_status"), actor=sa.bindparam("new_actor"),
        thinking=sa.bindparam("new_thinking"), lease=sa.bindparam("new_lease"),
        deadline=sa.bindparam("new_deadline"), updated=sa.bindparam("new_updated"),
    )
)  # fmt: skip
_SIT = (
    sqlite.insert(seat)
    .values(table_id=sa.bindparam("id"), seat=sa.bindparam("n"), person=sa.bindparam("who"))
    .on_conflict_do_update(index_elements=["table_id", "seat"], set_={"person": sa.bindparam("who")})
)
_LEAVE = seat.delete().where(seat.c.table_id == sa.bindparam("id"), seat.c.seat == sa.bindparam("n"))
_TURN = ("new_status", "new_actor", "new_thinking", "new_lease", "new_deadline", "new_updated")
_GIVEN = {
    "table_id": "text", "seq": "integer", "kind": "text", "seat": "integer", "text": "text", "person": "text",
    "actor": "integer", "hash": "text", "key": "text", "at": "float8", "new_status": "text", "new_actor": "integer",
    "new_thinking": "boolean", "new_lease": "float8", "new_deadline": "float8", "new_updated": "float8",
}  # fmt: skip
_STORED = ", ".join(("table_id", *Event._fields))
_JOINED = f"""
    WITH given AS (
        SELECT * FROM unnest({", ".join(f"${n}::{kind}[]" for n, kind in enumerate(_GIVEN.values(), 1))})
            AS given({", ".join(_GIVEN)})
    ), new AS (
        INSERT INTO event ({_STORED}) SELECT {_STORED} FROM given ON CONFLICT DO NOTHING RETURNING table_id, seq, key
    ), moved AS (
        UPDATE turn SET seq = given.seq, status = new_status, actor = new_actor, thinking = new_thinking,
            lease = new_lease, deadline = new_deadline, updated = new_updated
        FROM given JOIN new USING (table_id, seq, key) WHERE turn.table_id = given.table_id AND turn.seq < given.seq
    ), sat AS (
        INSERT INTO seat (table_id, seat, person)
        SELECT table_id, seat, person FROM given JOIN new USING (table_id, seq, key) WHERE kind = 'sit'
        ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person
    ), gone AS (
        DELETE FROM seat USING given JOIN new USING (table_id, seq, key)
        WHERE kind = 'leave' AND seat.table_id = given.table_id AND seat.seat = given.seat
    ), told AS (
        SELECT pg_notify(${len(_GIVEN) + 1}, string_agg(table_id || ':' || seq || ':' || ${len(_GIVEN) + 2}, ' '))
        FROM new HAVING count(*) > 0
    )
    SELECT table_id, seq, key, (SELECT count(*) FROM told) FROM new
"""  # what PostgreSQL tells others has at most MOST_TOGETHER times 40 bytes, well below the 8,000 that it carries
_THINKING = sa.text("turn.thinking")  # as its index says it: SQLite would not know "thinking = 1" for the same
_NEW_BUCKETS = """
    INSERT INTO bucket (kind, who, full_at) SELECT kind, who, extract(epoch FROM clock_timestamp())
    FROM unnest($1::text[], $2::text[]) AS given(kind, who) ORDER BY kind, who ON CONFLICT DO NOTHING
"""
_LEASE = """
    WITH asked AS (
        SELECT * FROM unnest(
            $1::text[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[]
        ) AS asked(kind, who, per_second, burst, owed, least, most)
    ), found AS MATERIALIZED (
        SELECT asked.*, greatest(full_at, extract(epoch FROM clock_timestamp())) AS full_at,
            extract(epoch FROM clock_timestamp()) AS now
        FROM bucket JOIN asked USING (kind, who) ORDER BY kind, who FOR UPDATE OF bucket
    ), open AS (
        SELECT *, burst - greatest(0, full_at - now) * per_second - owed AS held FROM found
    ), given AS (
        SELECT *, CASE WHEN held >= least THEN least(held, most) ELSE 0 END AS more FROM open
    )
    UPDATE bucket SET full_at = given.full_at + (owed + more) / per_second
    FROM given WHERE bucket.kind = given.kind AND bucket.who = given.who
    RETURNING bucket.kind, bucket.who, owed + more AS taken, held - more AS left_over
"""  # the database's clock counts: those of several machines may differ
NOTIFY = sa.text("SELECT pg_notify(:channel, :message)")

Place = tuple[str, int, str | None]  # of an event: two for the same number are told apart by the key


class _Link:
    """A connection to PostgreSQL for one kind of statement, made when it is needed, and again when it was lost."""

    def __init__(self, url: sa.URL, patience: Patience) -> None:
        self._url = url
        self._patience = patience
        self._connection: Any = None
        self._lock = asyncio.Lock()

    async def ask(self, sql: str, *values: Any) -> Sequence[Any]:
        """The rows of a statement; OSError if the database cannot be reached."""
        try:
            return await self._patience.wait(self._ask(sql, values))
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
            raise OSError(f"PostgreSQL: {fault}") from fault

    async def _ask(self, sql: str, values: Sequence[Any]) -> Sequence[Any]:
        async with self._lock:
            if self._connection is None or self._connection.is_closed():
                url = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
                self._connection = await asyncpg.connect(url, timeout=LONGEST, server_settings=SERVER)
            try:
                rows: Sequence[Any] = await self._connection.fetch(sql, *values)
            except asyncio.CancelledError:  # it was given up, and nobody knows what it would answer next
                self._connection.terminate()
                raise
            return rows

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None and not self._connection.is_closed():
            await in_time(self._connection.close())


class _Straight:
    """Writes events to SQLite by its own connection, with statements made once: SQLAlchemy's way takes several times as
    long, and the loop waits for it."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: Any = None
        new = sqlite.insert(event).on_conflict_do_nothing()
        statements = {"event": new, "turn": _UPDATE_TURN, "sit": _SIT, "leave": _LEAVE}
        made = {name: statement.compile(dialect=engine.dialect) for name, statement in statements.items()}
        self._statements = {name: (str(compiled), compiled.positiontup or []) for name, compiled in made.items()}

    def close(self) -> None:
        """Give the connection back."""
        if self._connection is not None:
            self._connection.close()

    def write(self, batch: Sequence[Append]) -> set[Place]:
        """Write events in one transaction; gives those that were stored."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        cursor = self._connection.cursor()
        cursor.execute(BEGIN)
        try:
            stored = {append.place for append in batch if self._write(cursor, append)}
            cursor.execute("COMMIT")
        except BaseException:
            cursor.execute("ROLLBACK")
            raise
        return stored

    def _write(self, cursor: Any, append: Append) -> bool:
        if not self._do(cursor, "event", {"table_id": append.table_id, **append.event._asdict()}):
            return False
        self._do(cursor, "turn", {"id": append.table_id, **append.turn})
        event = append.event
        if event.kind in ("sit", "leave"):
            self._do(cursor, event.kind, {"id": append.table_id, "n": event.seat, "who": event.person})
        return True

    def _do(self, cursor: Any, name: str, values: Mapping[str, Any]) -> bool:
        sql, names = self._statements[name]
        cursor.execute(sql, [values[name] for name in names])
        return bool(cursor.rowcount > 0)


def _plain(row: sa.Row[Any]) -> dict[str, Any]:
    """A row by plain names (SQLAlchemy's are a kind of text that not every writer of JSON takes)."""
    return {str(name): value for name, value in row._mapping.items()}


def _postgres_engine(url: str, hurried: bool) -> AsyncEngine:
    limits: dict[str, Any] = {"timeout": LONGEST, "server_settings": SERVER} if hurried else {}
    return create_async_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, json_serializer=_dumps, connect_args=limits
    )


@contextlib.contextmanager
def _said() -> Iterator[None]:
    """What keeps a database from being opened, as NoDatabase."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, asyncpg.PostgresError, OSError) as fault:
        raise NoDatabase(Text("no-database-answer", fault=str(getattr(fault, "orig", fault)))) from fault


def _sqlite_engine(url: sa.URL) -> sa.Engine:
    """An engine with a write-ahead log, so that readers and the writer do not wait for each other."""
    if url.database:
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # the server's key and the hashes of passwords are in it
    engine = sa.create_engine(url.set(drivername="sqlite+pysqlite"), json_serializer=_dumps, pool_size=READERS + 1)

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        # NORMAL: what was stored survives the death of the process, whatever kills it; after a power cut the last
        # moments may be missing, but the file is sound.  FULL would wait for the disk at every transaction.
        # The log is copied into the file by `_copy_log`.
        for pragma in (
            "journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON", "wal_autocheckpoint=0"
        ):  # fmt: skip
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _dumps(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def loaded(connection: sa.Connection, id: str) -> tuple[Mapping[str, Any], list[Event]] | None:
    """A table's document and all of its events: those that were packed (see retention.py), and those since.

    In this order: if the table is packed between the two queries, what is packed was read as well."""
    since = [Event(*row) for row in connection.execute(_LOAD_EVENTS, {"id": id, "since": 0})]
    found = connection.execute(_LOAD_TABLE, {"id": id}).first()
    if found is None:
        return None
    header = _plain(found)
    before = unpacked_events(header.pop("packed"))
    return header, [*before, *(event for event in since if event.seq > len(before))]


def packed_events(events: Sequence[Event]) -> bytes:
    """Events from the first on, in little space."""
    return zlib.compress(_dumps(events).encode(), 9)


def unpacked_events(packed: bytes | None) -> list[Event]:
    """The events that were packed.

    >>> unpacked_events(packed_events([Event(1, "start")])), unpacked_events(None)
    ([Event(seq=1, kind='start', seat=None, text=None, person=None, actor=-1, hash=None, key=None, at=0.0)], [])
    """
    return [] if packed is None else [Event(*event) for event in json.loads(zlib.decompress(packed))]


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the schema up to date (or to a revision on the way); one process does it, the others wait."""
    if connection.dialect.name == "postgresql":
        for limit in SERVER:
            connection.execute(sa.text(f"SET LOCAL {limit} = 0"))
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = migrations()
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in revisions(config):
        raise NoDatabase(Text("no-database-newer", found=found))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def migrations() -> Config:
    """Where Alembic finds the versions of the schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def revisions(config: Config) -> list[str]:
    """All versions of the schema that this program knows, the first first."""
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    return [script.revision for script in scripts][::-1]


def _is_current(connection: sa.Connection) -> bool:
    """Whether the schema is the one that this program knows."""
    newest = ScriptDirectory.from_config(migrations()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def sqlite_url(path: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite:///{path}"


assert sqlite3.sqlite_version_info >= (3, 35), "SQLite is too old: it has no RETURNING"
