"""Requests to addresses that users have chosen (webhooks, browsers' push services), without being used against anybody.

Whoever may name an address may try to reach through the server what only the server can: its own machine, its network,
the cloud's metadata.  So: https only; the name is resolved here, every address it has must be a public one, and the
connection goes to the very address that was checked, so that a name which means something else a moment later gains
nothing; redirects are not followed, answers are not read beyond their status, and no proxy of the environment is used.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

from ..engine.text import Text
from ..errors import StellwerkError

Resolve = Callable[[str, int], Awaitable[list[str]]]

SECONDS = 10.0
LONGEST = 2000  # characters of an address

_SIX_TO_FOUR = ipaddress.ip_network("2002::/16")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class NotSent(StellwerkError):
    """Something could not be sent.  `again`: later it might; `unsure`: it may have arrived all the same."""

    def __init__(self, text: Text, *, again: bool = False, unsure: bool = False) -> None:
        super().__init__(text)
        self.again = again
        self.unsure = unsure


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet, whatever it is wrapped in.

    >>> [is_public(a) for a in ("1.1.1.1", "2606:4700::1111")]
    [True, True]
    >>> [is_public(a) for a in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "0.0.0.0", "100.64.0.1")]
    [False, False, False, False, False, False, False]
    >>> [is_public(a) for a in ("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1", "fe80::1%eth0")]
    [False, False, False, False, False]
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and (inner := _wrapped(ip)) is not None:
        return is_public(str(inner))
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def _wrapped(ip: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to."""
    if ip in _NAT64:
        return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    if ip in _SIX_TO_FOUR:
        return ip.sixtofour
    return ip.ipv4_mapped or (ip.teredo[1] if ip.teredo else None)


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


class Outside:
    """Sends short messages to where users want them."""

    def __init__(
        self,
        anywhere: bool = False,
        *,
        resolve: Resolve = resolve,
        backend: httpcore.AsyncNetworkBackend | None = None,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        """`anywhere`: the operator allows http and addresses that are not public, such as a chat server next door."""
        self._anywhere = anywhere
        self._trust = trust or ssl.create_default_context()
        self._network = _Checked(anywhere, resolve, backend or httpcore.AnyIOBackend())

    def check(self, url: str) -> SplitResult:
        """Refuse at once what could never be sent to; the name is resolved only when something is sent."""
        schemes = ("http", "https") if self._anywhere else ("https",)
        try:
            parts = urlsplit(url)
            ok = parts.scheme in schemes and parts.hostname and parts.port != 0 and parts.username is None
            url.encode("ascii")
        except ValueError:
            ok = False
        if not ok or len(url) > LONGEST or any(c.isspace() or not c.isprintable() for c in url):
            raise NotSent(Text("notify-bad-address"))
        return parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post a body; gives the status that was answered."""
        self.check(url)
        timeout = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        pool = httpcore.AsyncConnectionPool(ssl_context=self._trust, network_backend=self._network, retries=0)
        try:
            async with asyncio.timeout(3 * SECONDS), pool:
                asking = pool.stream("POST", url, headers=_raw(headers), content=body, extensions={"timeout": timeout})
                async with asking as answer:
                    return int(answer.status)
        except NotSent:
            raise
        except (httpcore.ConnectError, httpcore.ConnectTimeout, OSError) as fault:
            raise NotSent(Text("notify-unreachable"), again=True) from fault
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, TimeoutError) as fault:
            raise NotSent(Text("notify-unreachable"), again=True, unsure=True) from fault
        except Exception as fault:  # names that cannot be encoded, and whatever else a hostile address can be
            raise NotSent(Text("notify-bad-address")) from fault


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in {"User-Agent": "Stellwerk", **headers}.items()]


class _Checked(httpcore.AsyncNetworkBackend):
    """Connections to checked addresses only; TLS still asks for the certificate of the name."""

    def __init__(self, anywhere: bool, resolve: Resolve, inner: httpcore.AsyncNetworkBackend) -> None:
        self._anywhere = anywhere
        self._resolve = resolve
        self._inner = inner

    async def connect_tcp(self, host: str, port: int, *rest: Any, **more: Any) -> httpcore.AsyncNetworkStream:
        try:
            async with asyncio.timeout(SECONDS):
                addresses = await self._resolve(host, port)
        except (OSError, UnicodeError, TimeoutError):
            raise NotSent(Text("notify-unreachable"), again=True) from None
        if not addresses or not (self._anywhere or all(map(is_public, addresses))):
            raise NotSent(Text("notify-not-public"))
        return await self._inner.connect_tcp(addresses[0], port, *rest, **more)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise NotSent(Text("notify-bad-address"))

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
