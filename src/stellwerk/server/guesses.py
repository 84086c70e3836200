"""Guesses: how often a password may be tried, so that nobody guesses it and nobody is locked out.

Whoever guesses wrongly slows down themselves: tries are counted by address, and by address and account together.  A
device on which somebody has signed in before shows a sealed cookie and has a count of its own, whatever strangers do to
the account meanwhile.  When all together have guessed wrongly too often, strangers' tries count several times over:
guessing from many addresses becomes slow, but even then the owner has tries left on a new device.

    async with guesses.trying(name, address, cookie):    # Refusal if it is too often
        person = await people.sign_in(name, password)     # what succeeds is not counted
    cookie = guesses.device(name, cookie)                 # for the answer
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator

from .limits import Limits
from .names import folded
from .refusals import Refusal
from .security import Seal
from .sessions import hashed

KIND = "device"  # the first word of what the cookie says: no session's id looks like that
MOST = 8  # accounts that one device is known for, the latest
UNDER_ATTACK = 4.0  # how many times over a stranger's try counts then


def device_cookie(secure: bool) -> str:
    """The cookie's name."""
    return "__Host-stellwerk-device" if secure else "stellwerk-device"


class Guesses:
    """Counts tries of passwords."""

    def __init__(self, limits: Limits, seal: Seal) -> None:
        self._limits = limits
        self._seal = seal

    @contextlib.asynccontextmanager
    async def trying(self, name: str, address: str, cookie: str | None = None) -> AsyncIterator[None]:
        """Try a password: Refusal if that was done too often; it is not counted if nothing is refused meanwhile."""
        account = hashed(folded(name))
        device, known = self._opened(cookie)
        if account in known:
            who, where, cost = f"device {device}", None, 1.0
        else:
            who, where, cost = f"{account} {address}", address, await self._cost(account)
        await self._limits.spend("login", person=who, address=where, cost=cost)
        try:
            yield
        except Refusal:
            if where is not None:
                self._limits.charge("guess", person=account)
            raise
        self._limits.charge("login", person=who, address=where, cost=-cost)

    def device(self, name: str, cookie: str | None = None) -> str:
        """The cookie of a device on which somebody has signed in, from now on."""
        device, known = self._opened(cookie)
        account = hashed(folded(name))
        accounts = [account, *(other for other in known if other != account)][:MOST]
        return self._seal.close(" ".join((KIND, device or secrets.token_urlsafe(9), *accounts)))

    def _opened(self, cookie: str | None) -> tuple[str, list[str]]:
        """Which device it is, and the accounts that it is known for."""
        words = ((cookie and self._seal.open(cookie)) or "").split(" ")
        return (words[1], words[2:]) if len(words) > 2 and words[0] == KIND else ("", [])

    async def _cost(self, account: str) -> float:
        """How many times over a stranger's try counts."""
        try:
            await self._limits.spend("guess", person=account, cost=0)
        except Refusal:
            return UNDER_ATTACK
        return 1.0
