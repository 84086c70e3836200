"""Letters about accounts: a link to choose a new password, a link to sign in, and word of what was changed.

A link is a ticket, good once and for half an hour; it stands after a `#`, so that it gets into no log, and the page
asks before it uses it, so that a program which only opens links uses nothing up.  Links need the server's own address
from its operator: a `Host` header could be anybody's.

Whoever asks for a letter learns nothing: the answer is the same, and comes as quickly, whether there is an account or
not.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Literal

import sqlalchemy as sa

from ..engine.text import Text
from ..texts import DEFAULT, say
from . import store as db
from .notify import Message, Notifier
from .outside import NotSent
from .refusals import Refusal
from .store import Store
from .tickets import Tickets

log = logging.getLogger(__name__)

GOOD = 30  # minutes that a link is good for
MOST = 5  # accounts of one address that are written to

Kind = Literal["recover", "link"]


class Letters:
    """Writes to the addresses that people have confirmed."""

    def __init__(self, store: Store, tickets: Tickets, notifier: Notifier, address: str | None) -> None:
        """`address` is the server's own; without it there are no links."""
        self._store = store
        self._tickets = tickets
        self._notifier = notifier
        self._address = address.rstrip("/") if address else None

    @property
    def has_links(self) -> bool:
        """Whether links can be mailed."""
        return self._notifier.has_mail and self._address is not None

    def check(self) -> None:
        """Refuse if links cannot be mailed."""
        if not self.has_links:
            raise Refusal("not-sent", Text("account-no-links"))

    async def send(self, kind: Kind, email: str) -> None:
        """Mail a link to every account of this address; nothing if there is none."""
        accounts = sa.select(db.person).where(sa.func.lower(db.person.c.email) == email.lower())
        for person in await self._store.rows(accounts.where(db.person.c.login.is_not(None)).limit(MOST)):
            ticket = await self._tickets.issue(kind, GOOD * 60.0, person["id"])
            text = Text(f"mail-{kind}", name=person["name"], minutes=GOOD)
            await self._mail(person, text, f"{self._address}/account#{kind}={ticket}")

    async def tell(self, person: Mapping[str, Any], what: str) -> None:
        """Tell a person that something about the account was changed, if they have an address."""
        if person["email"] and self._notifier.has_mail and person["login"]:
            text = Text("mail-changed", name=person["name"], what=Text(f"mail-changed-{what}"))
            await self._mail(person, text, f"{self._address}/account" if self._address else None)

    async def _mail(self, person: Mapping[str, Any], text: Text, link: str | None) -> None:
        words = say(text, person["language"] or DEFAULT)
        try:
            await self._notifier.send_mail(person["email"], Message(words, link, "account"))
        except NotSent as fault:
            log.warning("a letter about an account was not sent: %s", fault.text.key)
