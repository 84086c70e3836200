"""The thinnest clients there are, HTTP over one kept connection and WebSockets: what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any


class Http:
    """Requests one after the other over one connection; remembers the cookie it is given."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON that is answered; RuntimeError unless the answer is good."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: {self._host}:{self._port}", "X-Stellwerk: 1",
            "Content-Type: application/json", f"Content-Length: {len(content)}",
        ]  # fmt: skip
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        asked = "\r\n".join([*lines, "", ""]).encode() + content
        try:
            status, headers, answer = await self._exchange(asked)
        except (asyncio.IncompleteReadError, ConnectionError):  # it was closed while nobody asked anything
            self.close()
            status, headers, answer = await self._exchange(asked)
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        if not 200 <= status < 300:
            raise RuntimeError(f"{method} {path}: {status} {answer[:300]!r}")
        return json.loads(answer) if headers.get("content-type", "").startswith("application/json") else answer

    async def _exchange(self, asked: bytes) -> tuple[int, dict[str, str], bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        writer.write(asked)
        return await _read_answer(reader)

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _read_answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
    if headers.get("transfer-encoding") == "chunked":
        body = b""
        while size := int(await reader.readline(), 16):
            body += await reader.readexactly(size)
            await reader.readline()
        await reader.readline()
    else:
        body = await reader.readexactly(int(headers.get("content-length", 0)))
    return int(head[0].split()[1]), headers, body


class Wire(asyncio.Protocol):
    """A WebSocket that hands every text to `on_text` as bytes and answers pings."""

    def __init__(self, host: str, path: str, cookie: str, on_text: Callable[[bytes], None]) -> None:
        self.on_text = on_text
        self.received = 0  # bytes of texts
        self.texts = 0
        self.open = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        self._hello = "\r\n".join([*lines, *([f"Cookie: {cookie}"] if cookie else []), "", ""]).encode()

    @classmethod
    async def connect(cls, host: str, port: int, path: str, cookie: str, on_text: Callable[[bytes], None]) -> Wire:
        """Open one."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(f"{host}:{port}", path, cookie, on_text), host, port)
        async with asyncio.timeout(60):
            await wire.open
        return wire

    def send(self, text: bytes) -> None:
        """Send a text (masked with zeros, which is allowed and costs nothing)."""
        self._write(0x81, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The TCP connection stands: ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))
        if not self.closed.done():
            self.closed.set_result(None)
        self._transport = None

    def data_received(self, data: bytes) -> None:
        """Bytes came: the answer to the handshake at first, then frames."""
        data = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:100]))
                return
            self.open.set_result(None)
        at = 0
        while (frame := _frame(data, at)) is not None:
            kind, start, at = frame
            if kind == 0x81:
                self.texts += 1
                self.received += at - start
                self.on_text(data[start:at])
            elif kind == 0x89:
                self._write(0x8A, data[start:at])
        self._buffer = data[at:]


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, begin and end of the frame at a place, if it is there as a whole."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start])
    return (data[at], start, start + size) if len(data) >= start + size else None
