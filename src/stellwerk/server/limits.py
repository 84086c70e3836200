"""How much one person or one address may ask of the server: token buckets, sizes, open connections.

Each kind of request has a `Rate`: a bucket that holds `burst` tokens and gains `per_second`.  A request takes one; if
none is left, `take` says how many seconds to wait.  Each process keeps its own buckets, so N processes allow up to N
times as much: a limit against abuse, no accounting.

    limits = Limits()                    # Limits(factor=0) switches all of them off, for benches
    if wait := limits.take("chat", person_id):
        ...                              # refuse with 429 and `Retry-After: ceil(wait)`
    with limits.hold("live", person_id) as free:
        ...                              # one open connection; refuse if not free
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

BODY = 256 * 1024  # bytes of a request; a long match file, imported as an analysis table, has about 60 KB
FRAME = 16 * 1024  # bytes of one WebSocket message from a client; an action has about 100
REMEMBERED = 100_000  # buckets kept; beyond that the longest unused are forgotten, as if they were full


@dataclass(frozen=True)
class Rate:
    """A bucket's size and how fast it fills."""

    per_second: float
    burst: float


RATES: Mapping[str, Rate] = {
    "request": Rate(50, 300),  # all requests of an address: a household or a school behind one
    "guest": Rate(0.2, 30),  # new guests of an address
    "login": Rate(1 / 20, 10),  # tries of a password, by address and by account name
    "account": Rate(1 / 60, 5),  # new accounts, changed passwords: each costs an Argon2 hash
    "table": Rate(1 / 10, 20),  # new tables of a person
    "action": Rate(10, 60),  # actions and undos of a person
    "chat": Rate(0.5, 10),
    "look": Rate(20, 100),  # views and explanations of a person
    "draw": Rate(5, 40),  # drawings: each takes milliseconds
    "think": Rate(0.2, 10),  # hints and analyses: each takes seconds
    "frame": Rate(20, 100),  # WebSocket messages of one connection
    "test": Rate(1 / 30, 3),  # notifications to try out
}

MOST: Mapping[str, int] = {
    "address": 300,  # WebSockets of one address
    "live": 30,  # WebSockets of one person: tabs and devices
    "stream": 10,  # event streams of one program
}


class Limits:
    """The buckets and counters of one server process.

    >>> now = 0.0
    >>> limits = Limits({"chat": Rate(per_second=0.5, burst=2)}, clock=lambda: now)
    >>> [limits.take("chat", "ada") for _ in range(3)]
    [0.0, 0.0, 2.0]
    >>> limits.take("chat", "bob")
    0.0
    >>> now = 2.0
    >>> limits.take("chat", "ada")
    0.0
    """

    def __init__(
        self,
        rates: Mapping[str, Rate] = RATES,
        most: Mapping[str, int] = MOST,
        *,
        factor: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`factor` widens or narrows all limits at once; 0 means no limits."""
        self._rates = {kind: Rate(rate.per_second * factor, rate.burst * factor) for kind, rate in rates.items()}
        self._most = {kind: most[kind] * factor for kind in most}
        self._off = factor == 0
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[tuple[str, str]] = Counter()

    def take(self, kind: str, who: str) -> float:
        """Take one token; gives 0 if there was one, else the seconds until there will be."""
        if self._off:
            return 0.0
        rate, now, key = self._rates[kind], self._clock(), (kind, who)
        tokens, at = self._buckets.pop(key, (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - at) * rate.per_second)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / rate.per_second
        self._buckets[key] = (tokens if wait else tokens - 1, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return wait

    @contextmanager
    def hold(self, kind: str, who: str) -> Iterator[bool]:
        """Count a connection while it is open; gives whether it is within the limit.

        >>> limits = Limits(most={"live": 1})
        >>> with limits.hold("live", "ada") as first, limits.hold("live", "ada") as second:
        ...     first, second
        (True, False)
        """
        key = (kind, who)
        self._open[key] += 1
        try:
            yield self._off or self._open[key] <= self._most[kind]
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


@lru_cache(maxsize=8192)
def household(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network that one IPv6 customer has.

    >>> household("2001:db8:1:2:3::4"), household("::ffff:192.0.2.1"), household("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))
