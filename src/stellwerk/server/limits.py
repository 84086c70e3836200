"""How much of the server's work one person, one address and everybody together may have: the one place for all budgets.

Every kind of work has a `Budget`: three buckets, for a person, for an address (see `household`) and for the whole
house.  A bucket holds up to `burst` and gains `per_second`; work is done if all three hold its cost, and then each pays
it.  Costs are numbers of whatever the kind counts: requests, seconds of thinking, bytes.

    limits = Limits()                    # Limits(factor=0) switches all of them off, for benches
    await limits.spend("chat", person=id, address=where)                 # Refusal with Retry-After, if that is too much
    await limits.spend("thinking", person=id, address=where, cost=0)     # Refusal only if they are in debt
    limits.charge("thinking", person=id, address=where, cost=seconds)    # what it took, once that is known
    if wait := limits.take("frame", connection): ...                     # without awaiting: this process's own count
    with limits.hold("live", person_id) as free: ...                     # one open connection; refuse if not free

With one process all buckets are in memory.  Processes that share PostgreSQL share the buckets there too: each takes
some of a bucket's content in advance (a lease), so that most spending needs no query, and all together never spend more
than the bucket held.  What is cheap and frequent (`shared=False`) each process counts for itself.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, Protocol

from .refusals import Refusal

BODY = 256 * 1024  # bytes of a request; a long match file, imported as an analysis table, has about 60 KB
FRAME = 16 * 1024  # bytes of one WebSocket message from a client; an action has about 100
REMEMBERED = 100_000  # buckets kept; beyond that the longest unused are forgotten, as if they were full
PORTION = 1 / 16  # of a bucket's size: what a process takes in advance
SETTLE = 1.0  # seconds until other processes know what was charged here
TINY = 1e-9  # who holds less has to ask whether others have left debts
MB, DAY = 1e6, 86_400.0


@dataclass(frozen=True)
class Rate:
    """A bucket's size and how fast it fills."""

    per_second: float
    burst: float

    def times(self, factor: float) -> Rate:
        """More of it, or less."""
        return Rate(self.per_second * factor, self.burst * factor)


@dataclass(frozen=True)
class Budget:
    """What a kind of work may cost; None where it is not counted."""

    person: Rate | None = None
    address: Rate | None = None
    house: Rate | None = None
    shared: bool = True
    """whether processes that share a database count it together"""

    def times(self, factor: float) -> Budget:
        """More of everything, or less."""
        wider = {name: rate.times(factor) for name in WHOSE if (rate := getattr(self, name)) is not None}
        return replace(self, **wider)  # type: ignore[arg-type]


WHOSE = ("person", "address", "house")
BUDGETS: Mapping[str, Budget] = {
    # An address may be a household, or a school: many people.  The house's part keeps the machine usable for everybody.
    "request": Budget(None, Rate(50, 300), shared=False),  # all requests
    "frame": Budget(Rate(20, 100), shared=False),  # WebSocket messages of one connection
    "action": Budget(Rate(10, 60), Rate(50, 600), shared=False),  # actions and undos
    "look": Budget(Rate(20, 100), Rate(50, 500), shared=False),  # views that are asked for, explanations
    "read": Budget(Rate(10, 200), Rate(30, 1000), Rate(50, 5000), shared=False),  # tables not in memory: 10 ms each
    "draw": Budget(Rate(5, 40), Rate(20, 160), Rate(60, 600), shared=False),  # drawings: each takes milliseconds
    "studio": Budget(Rate(3, 60), Rate(12, 240), Rate(30, 600), shared=False),  # maps to check and draw: 50 ms each
    "login": Budget(Rate(1 / 20, 10), Rate(1 / 20, 10)),  # tries of a password (see guesses.py)
    "guess": Budget(Rate(1 / 10, 20)),  # wrong ones, all strangers' together, for one account
    "account": Budget(Rate(1 / 60, 5), Rate(1 / 60, 5), Rate(2, 60)),  # each costs an Argon2 hash
    "prove": Budget(Rate(1 / 20, 10), Rate(1 / 5, 40), Rate(2, 60)),  # showing again that it is really oneself
    "code": Budget(Rate(1 / 300, 5), Rate(1 / 60, 20)),  # tries of a second step, by account and by address
    "letter": Budget(Rate(1 / 600, 3), Rate(1 / 60, 10), Rate(1, 60)),  # links by mail, to a mailbox and by an address
    "guest": Budget(None, Rate(1 / 60, 40), Rate(5, 500)),  # new guests
    "table": Budget(Rate(1 / 10, 20), Rate(1 / 2, 100), Rate(10, 500)),  # new tables
    "chat": Budget(Rate(0.5, 10), Rate(5, 100), Rate(100, 2000)),
    "typing": Budget(Rate(0.5, 5), Rate(5, 50), Rate(200, 2000), shared=False),  # signs that somebody writes
    "report": Budget(Rate(1 / 60, 10), Rate(1 / 10, 40), Rate(1, 200)),  # reports to keepers, and blocks
    "test": Budget(Rate(1 / 30, 3), Rate(1 / 10, 10), Rate(1, 60)),  # notifications to try out
    "bytes": Budget(  # stored: events, chat, notes, documents; a match has about 100 KB
        Rate(64 * MB / DAY, 16 * MB), Rate(256 * MB / DAY, 64 * MB), Rate(8000 * MB / DAY, 1000 * MB)
    ),
    "thinking": Budget(Rate(1, 120), Rate(4, 480), Rate(16, 960)),  # seconds of bots' thinking
    "hint": Budget(Rate(0.2, 10), Rate(1, 40), Rate(4, 160)),
    "analysis": Budget(Rate(1 / 30, 5), Rate(1 / 6, 20), Rate(1, 60)),
    "picture": Budget(Rate(1, 20), Rate(4, 80), Rate(16, 320)),  # of analyses
    "think": Budget(Rate(0.2, 10), Rate(1, 40), Rate(4, 160)),  # whatever else takes seconds
}  # fmt: skip

MOST: Mapping[str, int] = {
    "tables": 60,  # open tables that one person made (see stock.py)
    "address-tables": 400,  # those of all people of an address
    "seats": 120,  # open tables at which one person sits
    "address": 300,  # WebSockets of one address
    "live": 30,  # WebSockets of one person: tabs and devices
    "stream": 10,  # event streams of one program
}


class Claim(NamedTuple):
    """What is asked of one bucket."""

    kind: str
    who: str
    rate: Rate
    cost: float

    @property
    def need(self) -> float:
        """What the bucket must hold: what costs more than it ever holds is done when it is full, and leaves a debt."""
        return min(self.cost, self.rate.burst)


class Lease(NamedTuple):
    """What is asked of a bucket that several processes share."""

    kind: str
    who: str
    per_second: float
    burst: float
    owed: float
    """what this process has spent already, to be taken in any case"""
    least: float
    """what is of use: if there is less, nothing is taken"""
    most: float


class Ledger(Protocol):
    """Where several processes share their buckets: `Store`, with PostgreSQL."""

    async def lease(self, leases: Sequence[Lease]) -> list[tuple[float, float]]:
        """Take from buckets; gives, for each in order, what was taken and what is left."""


class Buckets:
    """Buckets in memory: for each, when it will be full."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._full: OrderedDict[tuple[str, str], float] = OrderedDict()

    def wait(self, claim: Claim) -> float:
        """The seconds until the bucket holds what is needed."""
        rate, full = claim.rate, self._full.get(claim[:2], 0.0)
        held = rate.burst - max(0.0, full - self._clock()) * rate.per_second
        return max(0.0, (claim.need - held) / rate.per_second)

    def pay(self, claim: Claim) -> None:
        """Take the cost out of the bucket, whether it is there or not."""
        key, now = claim[:2], self._clock()
        self._full[key] = max(now, self._full.pop(key, now)) + claim.cost / claim.rate.per_second
        if len(self._full) > REMEMBERED:
            self._full.popitem(last=False)

    def filling(self) -> list[tuple[tuple[str, str], float]]:
        """All buckets, with the seconds until each is full."""
        now = self._clock()
        return [(key, full - now) for key, full in self._full.items()]

    async def spend(self, claims: Sequence[Claim]) -> list[float]:
        """Pay all or nothing; gives how long to wait for each."""
        waits = [self.wait(claim) for claim in claims]
        if not any(waits):
            for claim in claims:
                self.pay(claim)
        return waits


class Leased:
    """Buckets that several processes share: here is what this one has taken in advance, or owes."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._held: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._owing: dict[tuple[str, str], Claim] = {}
        self._lock = asyncio.Lock()

    def pay(self, claim: Claim) -> None:
        """Take the cost out of what is held; if that is not enough, the bucket hears of it when `settle` is called."""
        key = claim[:2]
        held = self._held[key] = self._held.pop(key, 0.0) - claim.cost
        if held < 0:
            self._owing[key] = claim
        elif len(self._held) > REMEMBERED:
            self._held.popitem(last=False)

    async def spend(self, claims: Sequence[Claim]) -> list[float]:
        """Pay all or nothing; gives how long to wait for each."""
        if not self._short(claims):  # as nearly always: nobody waits for others who have to ask
            for claim in claims:
                self.pay(claim)
            return [0.0] * len(claims)
        async with self._lock:
            waits = await self._fill([self._lease(claim) for claim in self._short(claims)])
            if not any(waits.values()):
                for claim in claims:
                    self.pay(claim)
            return [waits.get(claim[:2], 0.0) for claim in claims]

    async def settle(self) -> None:
        """Have the buckets pay what is owed."""
        async with self._lock:
            await self._fill([self._lease(claim)._replace(least=math.inf) for claim in self._owing.values()])

    def _short(self, claims: Sequence[Claim]) -> list[Claim]:
        """The claims for which too little is held here."""
        return [claim for claim in claims if self._held_for(claim) < max(claim.need, TINY)]

    def _held_for(self, claim: Claim) -> float:
        return self._held.get(claim[:2], 0.0)

    def _lease(self, claim: Claim) -> Lease:
        """What is missing, and a portion more."""
        held, rate = self._held_for(claim), claim.rate
        least = claim.need - max(0.0, held)
        most = max(least, rate.burst * PORTION)
        return Lease(claim.kind, claim.who, rate.per_second, rate.burst, max(0.0, -held), least, most)

    async def _fill(self, leases: Sequence[Lease]) -> dict[tuple[str, str], float]:
        """Take leases; gives how long to wait for each."""
        leases = sorted(leases)  # the same order everywhere, so that no two processes wait for each other
        answers = await self._ledger.lease(leases) if leases else []
        waits = {}
        for lease, (taken, left) in zip(leases, answers, strict=True):
            key = lease[:2]
            self._held[key] = self._held.get(key, 0.0) + taken
            self._owing.pop(key, None)
            short = lease.least - (taken - lease.owed) - left
            waits[key] = max(0.0, short / lease.per_second)
        return waits


class Limits:
    """The budgets and counters of one server process.

    >>> now = 0.0
    >>> limits = Limits({"chat": Budget(person=Rate(per_second=0.5, burst=2))}, clock=lambda: now)
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
        budgets: Mapping[str, Budget] = BUDGETS,
        most: Mapping[str, int] = MOST,
        *,
        factor: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`factor` widens or narrows all limits at once; 0 means no limits."""
        self._budgets = {kind: budget.times(factor) for kind, budget in budgets.items()}
        self._most = {kind: most[kind] * factor for kind in most}
        self._off = factor == 0
        self._here = Buckets(clock)
        self._leased: Leased | None = None
        self._open: Counter[tuple[str, str]] = Counter()

    def share(self, ledger: Ledger) -> None:
        """From now on share the buckets of what is `shared` with other processes; call `settle` now and then."""
        self._leased = Leased(ledger)

    async def settle(self) -> None:
        """Let other processes know what was charged here."""
        if self._leased is not None:
            await self._leased.settle()

    # ------------------------------------------------------------------------------------------------------- spending

    def _books(self, kind: str) -> Buckets | Leased:
        return self._leased if self._leased is not None and self._budgets[kind].shared else self._here

    def _claims(self, kind: str, person: str | None, address: str | None, cost: float) -> list[Claim]:
        budget = self._budgets[kind]
        asked = (("person", person, budget.person), ("address", address, budget.address), ("house", "", budget.house))
        return [
            Claim(kind, f"{whose} {who}", rate, cost)
            for whose, who, rate in asked
            if who is not None and rate is not None
        ]

    async def spend(
        self, kind: str, *, person: str | None = None, address: str | None = None, cost: float = 1.0
    ) -> None:
        """Spend some of a budget before the work is done.

        Refusal with the seconds to wait if the person, the address or the house has not enough left: then nothing is
        spent.  Who or what is not known (None) is not counted.

        >>> limits = Limits({"hint": Budget(person=Rate(1, 2), house=Rate(1, 3))}, clock=lambda: 0.0)
        >>> async def ask(person, times):
        ...     for _ in range(times):
        ...         await limits.spend("hint", person=person)
        >>> asyncio.run(ask("ada", 2))
        >>> asyncio.run(ask("bob", 2))
        Traceback (most recent call last):
        stellwerk.server.refusals.Refusal: The server is busy. Please try again in a moment.
        """
        if self._off:
            return
        claims = self._claims(kind, person, address, cost)
        waits = await self._books(kind).spend(claims)
        wait, claim = max(zip(waits, claims, strict=True), default=(0.0, None))
        if claim is not None and wait:
            raise _refusal(claim, wait)

    def charge(self, kind: str, *, person: str | None = None, address: str | None = None, cost: float = 1.0) -> None:
        """Take the cost of work that is done already (or give back, if it is negative): there may be debts, which have
        to be gone before more can be spent."""
        if not self._off:
            for claim in self._claims(kind, person, address, cost):
                self._books(kind).pay(claim)

    def take(self, kind: str, person: str | None = None, address: str | None = None) -> float:
        """Spend one, as counted in this process alone; gives 0 if it was there, else the seconds until it will be."""
        if self._off:
            return 0.0
        claims = self._claims(kind, person, address, 1.0)
        wait = max((self._here.wait(claim) for claim in claims), default=0.0)
        if not wait:
            for claim in claims:
                self._here.pay(claim)
        return wait

    def fullest(self, most: int, others: Iterable[tuple[str, str, float]] = ()) -> list[tuple[str, str, float]]:
        """The budgets of which most is used: the kind, whose it is, and the share (1: all of it).  `others` are those
        that processes share: the kind, whose, and the seconds until it is full again.

        >>> limits = Limits({"chat": Budget(person=Rate(per_second=1, burst=4))}, clock=lambda: 0.0)
        >>> limits.take("chat", "ada")
        0.0
        >>> limits.fullest(3)
        [('chat', 'person ada', 0.25)]
        """
        filling = [*((kind, who, left) for (kind, who), left in self._here.filling()), *others]
        found = ((kind, who, self._share(kind, who, left)) for kind, who, left in filling)
        return sorted((one for one in found if one[2] > 0), key=lambda one: -one[2])[:most]

    def _share(self, kind: str, who: str, left: float) -> float:
        budget = self._budgets.get(kind)
        rate: Rate | None = getattr(budget, who.partition(" ")[0], None)
        return 0.0 if rate is None or not rate.burst else left * rate.per_second / rate.burst

    # ---------------------------------------------------------------------------------------------------- connections

    def most(self, kind: str) -> int | None:
        """How many there may be; None for any number."""
        return None if self._off else max(1, round(self._most[kind]))

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


def _refusal(claim: Claim, wait: float) -> Refusal:
    """Why not now: they have asked too much, or all together have."""
    if claim.who.startswith("house"):
        return Refusal("busy", wait=wait)
    return Refusal("rate", wait=wait, seconds=math.ceil(wait))


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
