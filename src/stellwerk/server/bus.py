"""The bus: how the processes that share a database hear of each other's news.

With PostgreSQL each process listens; a message names tables, sequence numbers and the process that stored them
(`id:seq:process`), or that somebody chatted (`id:chat`), is writing (`id:typing:process:person`) or looks at a table
(`id:here:process:seats`, asked for by `id:who:process`), or that it was deleted (`id:gone`), or a person whose sign-ins
changed (`person:id`), or that the order of the house did (`house:`).
Never anything else: what is new is read from the database by those who may see it.

With SQLite there is one server, but somebody at the command line may change something in passing: they leave the same
messages in a table of the database, where the server looks every second (`look`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator

import asyncpg

from .order import Order
from .rooms import Room, Rooms
from .sessions import Sessions
from .store import CHANNEL

RETRY = 1.0  # seconds after a lost connection
LOST = ""  # what is heard last when the connection is lost
TOGETHER = 8  # pieces of news that are looked up at the same time

LOOK = 1.0  # seconds between two looks at what visitors of an SQLite file left

Unknown = Callable[[str], Awaitable[None]]

logger = logging.getLogger(__name__)


async def look(rooms: Rooms, sessions: Sessions, order: Order, unknown: Unknown) -> None:
    """Look for messages of visitors.  An idle look is one at the time at which the file was written to."""
    for news in await rooms.store.told():
        rooms.store.stirred()
        with logged():
            await _take(rooms, news, sessions, order, unknown)


async def listen(rooms: Rooms, sessions: Sessions, order: Order, unknown: Unknown) -> None:
    """Listen for ever; a lost connection is made again, and what was missed is caught up with.

    `sessions` are told of people, `order` of bans and the like, `unknown` of tables that are not in memory here.
    """
    url = rooms.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await asyncpg.connect(url)
        except (OSError, asyncpg.PostgresError) as fault:
            logger.warning("cannot listen to the database", extra={"fault": type(fault).__name__})
            await asyncio.sleep(RETRY)
            continue
        heard: asyncio.Queue[str] = asyncio.Queue()
        connection.add_termination_listener(lambda *_, heard=heard: heard.put_nowait(LOST))
        await connection.add_listener(CHANNEL, lambda *args, heard=heard: heard.put_nowait(args[-1]))
        for room in rooms:
            heard.put_nowait(f"{room.table.id}:{room.table.seq + 1}:")
            heard.put_nowait(f"{room.table.id}:chat")
        heard.put_nowait("house:")
        for person in sessions.missed():
            heard.put_nowait(f"person:{person}")
        rooms.store.hears = True
        try:
            await _hear(rooms, heard, sessions, order, unknown)
        finally:
            rooms.store.hears = False
        await asyncio.sleep(RETRY)


async def _hear(rooms: Rooms, heard: asyncio.Queue[str], sessions: Sessions, order: Order, unknown: Unknown) -> None:
    """Take messages until the connection is lost.  What happened at tables is looked up in one query for all that has
    come in meanwhile; of the rest what is about one table is taken in turn, all others side by side."""
    room_for_more = asyncio.Semaphore(TOGETHER)
    last: dict[str, asyncio.Task[None]] = {}

    async def take(news: str, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait((before,))
        async with room_for_more:
            with logged():
                await _take(rooms, news, sessions, order, unknown)

    while True:
        messages = [await heard.get()]
        while not heard.empty():
            messages.append(heard.get_nowait())
        if LOST in messages:
            return
        rooms.store.stirred()
        behind, rest = _sorted(rooms, " ".join(messages).split())
        for news in rest:
            about = news.partition(":")[0]
            task = last[about] = asyncio.create_task(take(news, last.get(about)))
            task.add_done_callback(lambda task, about=about: last.get(about) is task and last.pop(about))  # type: ignore[misc]
        if behind:
            with logged():
                await rooms.hear_news(behind)


def _sorted(rooms: Rooms, news: Iterable[str]) -> tuple[list[Room], list[str]]:
    """The rooms about which others know more, and the news of other kinds."""
    behind: dict[str, Room] = {}
    rest = []
    for each in news:
        id, _, what = each.partition(":")
        seq, _, process = what.partition(":")
        room = rooms.known(id)
        if not seq.isdigit() or room is None:
            rest.append(each)
        elif int(seq) > room.table.seq and not (process == rooms.store.process and room.lock.locked()):
            behind[id] = room  # (what this process is just storing, it will know in a moment)
    return list(behind.values()), rest


async def _take(rooms: Rooms, news: str, sessions: Sessions, order: Order, unknown: Unknown) -> None:
    id, _, what = news.partition(":")
    room = rooms.known(id)
    if id == "person":
        await sessions.hear(what)
        await rooms.hear_name(what)
    elif id == "house":
        await order.hear(what)
    elif what == "gone":
        rooms.drop(id)
    elif room is None:
        if not what.startswith(("here:", "who:", "typing:")):
            await unknown(id)
    elif what == "anew":
        await rooms.hear_anew(id)
    elif what == "chat":
        await rooms.hear(room)
    elif what.startswith("typing:"):
        rooms.hear_writing(room, what)
    elif what.startswith(("here:", "who:")):
        await rooms.hear_presence(room, what)
    else:  # the room came into memory just now
        await rooms.hear_news([room])


@contextlib.contextmanager
def logged() -> Iterator[None]:
    """A fault is told in the log, and the work goes on."""
    try:
        yield
    except Exception:
        logger.exception("news could not be taken")
