"""The bus: how the processes that share a database hear of each other's news.

With SQLite there is one process and nothing to do.  With PostgreSQL each process listens; a message names tables and
sequence numbers (`id:seq`), or that somebody chatted (`id:chat`) or looks at a table (`id:here:process:seats`, asked
for by `id:who:process`), or a person whose sign-ins changed (`person:id`).
Never anything else: what is new is read from the database by those who may see it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from .rooms import Rooms
from .store import CHANNEL

RETRY = 1.0  # seconds after a lost connection
TOGETHER = 8  # pieces of news that are looked up at the same time

Forget = Callable[[str], None]
Unknown = Callable[[str], Awaitable[None]]

logger = logging.getLogger(__name__)


async def listen(rooms: Rooms, forget: Forget, unknown: Unknown) -> None:
    """Listen for ever; a lost connection is made again, and what was missed is caught up with.

    `forget` is told of people, `unknown` of tables that are not in memory here.
    """
    url = rooms.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await asyncpg.connect(url)
        except (OSError, asyncpg.PostgresError) as fault:
            logger.warning("cannot listen to the database", extra={"fault": type(fault).__name__})
            await asyncio.sleep(RETRY)
            continue
        lost = asyncio.Event()
        heard: asyncio.Queue[str] = asyncio.Queue()
        connection.add_termination_listener(lambda *_, lost=lost: lost.set())
        await connection.add_listener(CHANNEL, lambda *args, heard=heard: heard.put_nowait(args[-1]))
        for room in rooms:
            heard.put_nowait(f"{room.table.id}:{room.table.seq + 1}")
            heard.put_nowait(f"{room.table.id}:chat")
        await _hear(rooms, heard, lost, forget, unknown)
        await asyncio.sleep(RETRY)


async def _hear(
    rooms: Rooms, heard: asyncio.Queue[str], lost: asyncio.Event, forget: Forget,
    unknown: Unknown,
) -> None:  # fmt: skip
    """Take messages until the connection is lost: those about one table in turn, all others side by side."""
    gone = asyncio.create_task(lost.wait())
    room_for_more = asyncio.Semaphore(TOGETHER)
    last: dict[str, asyncio.Task[None]] = {}

    async def take(news: str, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait((before,))
        async with room_for_more:
            try:
                await _take(rooms, news, forget, unknown)
            except Exception:
                logger.exception("news could not be taken")

    while not gone.done():
        get: asyncio.Task[Any] = asyncio.create_task(heard.get())
        await asyncio.wait((get, gone), return_when=asyncio.FIRST_COMPLETED)
        if not get.done():
            get.cancel()
            break
        for news in get.result().split():
            about = news.partition(":")[0]
            task = last[about] = asyncio.create_task(take(news, last.get(about)))
            task.add_done_callback(lambda task, about=about: last.get(about) is task and last.pop(about))  # type: ignore[misc]
    gone.cancel()


async def _take(rooms: Rooms, news: str, forget: Forget, unknown: Unknown) -> None:
    id, _, what = news.partition(":")
    if id == "person":
        forget(what)
        return
    room = rooms.known(id)
    if room is None and what.startswith(("here:", "who:")):
        return
    if room is None:
        await unknown(id)
    elif what == "chat":
        await rooms.hear(room)
    elif what.startswith(("here:", "who:")):
        await rooms.hear_presence(room, what)
    elif int(what) > room.table.seq:
        async with room.lock:
            await rooms.catch_up(room)
