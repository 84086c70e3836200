"""The order of the house, as this process knows it: who is banned or muted, who avoids whom, what is switched off.

Nearly every request asks, and it seldom changes; so it is kept in memory, and read anew when somebody has changed it:
`house:` on the bus means all of it, `house:ID` whom that person has blocked.  Changes are made by keepers.py (with an
entry in the log of deeds) and, where players make them, by neighbours.py.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

import sqlalchemy as sa
from babel.dates import format_datetime

from ..engine.text import Text
from . import store as db
from .refusals import Refusal
from .store import Store

FEATURES = ("sign-up", "guests", "tables", "chat", "analyses", "webhooks")
OFF = "off:"  # how settings are called that switch a feature off
ADDRESS = "address:"  # how the subject of a ban begins that is no person
MOMENTS = {"en": "d MMMM y, HH:mm 'UTC'", "de": "d. MMMM y, HH:mm 'UTC'"}


@dataclass(frozen=True)
class Sanction:
    """A `ban` or `mute` of a person or an address, with its end (None: for good)."""

    kind: str
    subject: str
    until: float | None
    reason: str

    def holds(self, now: float) -> bool:
        """Whether it is still in force."""
        return self.until is None or now < self.until

    def refusal(self) -> Refusal:
        """What those are told who are under it."""
        code = {"ban": "banned", "mute": "muted"}[self.kind]
        if self.until is None:
            return Refusal(code, Text(f"refused-{code}", why=self.reason))
        return Refusal(code, Text(f"refused-{code}-until", why=self.reason, **moment(self.until)))


def moment(at: float) -> dict[str, str]:
    """A time in words, in each language.

    >>> moment(0.0)
    {'en': '1 January 1970, 00:00 UTC', 'de': '1. Januar 1970, 00:00 UTC'}
    """
    when = datetime.fromtimestamp(at, UTC)
    return {language: format_datetime(when, form, locale=language) for language, form in MOMENTS.items()}


class Order:
    """What holds in the house."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.off: frozenset[str] = frozenset()
        """the features that are switched off"""
        self.changed: Callable[[str], None] = lambda person: None
        """called when it was read anew: of one person, or all of it"""
        self._store = store
        self._now = clock
        self._key = b""
        self._sanctions: Mapping[tuple[str, str], Sanction] = {}
        self._addresses = False
        self._blocked: dict[str, frozenset[str]] = {}

    async def load(self) -> None:
        """Read all of it."""
        self._key = (await self._store.kept("address-key", secrets.token_urlsafe(32))).encode()
        blocked: dict[str, set[str]] = {}
        for row in await self._store.rows(sa.select(db.block.c.person, db.block.c.other)):
            blocked.setdefault(row["person"], set()).add(row["other"])
        self._blocked = {person: frozenset(others) for person, others in blocked.items()}
        await self._read()

    async def _read(self) -> None:
        """Read sanctions and switches, which are few."""
        columns = [db.sanction.c[name] for name in ("kind", "subject", "until", "reason")]
        rows = await self._store.rows(sa.select(*columns))
        self._sanctions = {(row["kind"], row["subject"]): Sanction(**row) for row in rows}
        self._addresses = any(subject.startswith(ADDRESS) for _, subject in self._sanctions)
        names = await self._store.rows(sa.select(db.setting.c.name).where(db.setting.c.name.startswith(OFF)))
        self.off = frozenset(row["name"].removeprefix(OFF) for row in names)
        self.changed("")

    async def hear(self, news: str = "") -> None:
        """Something was changed, perhaps by another process: everything, or whom one person has blocked."""
        if not news:
            await self._read()
            return
        rows = await self._store.rows(sa.select(db.block.c.other).where(db.block.c.person == news))
        self._blocked[news] = frozenset(row["other"] for row in rows)
        if not rows:
            del self._blocked[news]
        self.changed(news)

    async def tell(self, news: str = "") -> None:
        """Something was changed here: know it, and tell the other processes."""
        await self.hear(news)
        await self._store.tell(f"house:{news}")

    # ----------------------------------------------------------------------------------------------------- who may what

    def ban(self, person: str) -> Sanction | None:
        """The ban that a person is under."""
        return self._under("ban", person)

    def ban_of(self, address: str) -> Sanction | None:
        """The ban that an address is under, as far as guests are concerned."""
        return self._under("ban", self.mark(address)) if self._addresses else None

    def mute(self, person: str) -> Sanction | None:
        """The mute that a person is under."""
        return self._under("mute", person)

    def _under(self, kind: str, subject: str) -> Sanction | None:
        found = self._sanctions.get((kind, subject))
        return found if found is not None and found.holds(self._now()) else None

    def mark(self, address: str) -> str:
        """What is kept of an address: it can be known again, but not read, by those who have the database alone."""
        return ADDRESS + hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()[:32]

    def check_voice(self, person: str) -> None:
        """Refusal for whoever may not say or name anything."""
        if (mute := self.mute(person)) is not None:
            raise mute.refusal()

    def check_on(self, feature: str) -> None:
        """Refusal for what is switched off."""
        if feature in self.off:
            raise Refusal("switched-off", Text(f"refused-off-{feature}"))

    def blocked(self, person: str | None) -> frozenset[str]:
        """Whom a person has blocked."""
        return self._blocked.get(person or "", frozenset())

    def check_together(self, host: str | None, guest: str) -> None:
        """Refusal if one of the two has blocked the other: they do not sit down at each other's tables."""
        if guest in self.blocked(host):
            raise Refusal("blocked")
        if host in self.blocked(guest):
            raise Refusal("blocked", Text("refused-you-blocked"))

    def check_wanted(self, person: str, others: Iterable[str | None]) -> None:
        """Refusal for somebody whom one of the others has blocked: nobody is seated beside them without being asked."""
        if any(person in self.blocked(other) for other in others):
            raise Refusal("blocked", Text("refused-blocked-rematch"))
