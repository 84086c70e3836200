"""“It is your turn”: by browser push, webhook (Discord, Slack and what understands them) or e-mail.

    notifier = Notifier(store, Outside(), key=key, present=live.is_present, mail=Mail(url, sender), public_url="https://...")
    await notifier.look_and_send()               # now and then, in every process: each notice is sent by one of them
    await notifier.test(person, "webhook")       # NotSent says in words what is wrong

Never more than one per turn.  Every few seconds the notifier looks at where the tables stand (`turn`) for people who
have been awaited for a while; for each such turn it adds a row to the outbox (`notice`), whose primary key is the table
and the event with which the turn began.  A row is claimed, sent, and marked as sent.  What fails for certain is tried
again later, or by the person's next way.  If a process dies while it is sending, nobody can know whether the message
arrived: it is not sent again.  So a crash doubles nothing, and loses at most what was in the air at that moment.

Messages say the game and the link, nothing that a user has written: there is nothing to inject.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import logging
import math
import os
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import make_msgid
from functools import cached_property
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
import http_ece
import sqlalchemy as sa
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from ..engine.text import Text
from ..games import games
from ..texts import DEFAULT, say
from . import store as db
from .outside import NotSent, Outside
from .store import Store

log = logging.getLogger(__name__)

WAYS = ("push", "webhook", "email")  # in this order: the first that works is the one notice of the turn
AWAITED = 60.0  # seconds somebody has to be awaited before being told
OLD = 24 * 3600.0  # what was missed longer ago (the server was off) is no news
EVERY = 5.0  # seconds between two looks, while anybody is there
OVERLAP = 60.0  # seconds that a look goes back behind the one before
ALL_EVERY = 600.0  # seconds between two looks at all turns of the last day
LEASE = 120.0  # longer than sending can take
AGAIN = (60.0, 600.0, 3600.0)  # seconds until a failed notice is tried again
KEPT = 30 * 24 * 3600.0
PASS = 12 * 3600.0  # seconds that a push service may believe us: its clock may be another
TOGETHER = 20

notice = sa.Table(
    "notice", db.meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("began", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("person", sa.Text),
    sa.Column("status", sa.Text),  # waiting, sending, sent; failed, moot (no longer awaited), lost (nobody knows)
    sa.Column("tries", sa.Integer),
    sa.Column("due", sa.Double),
)  # fmt: skip

Person = Mapping[str, Any]


class Notifier:
    """Sends what is in the outbox, and what is to be tried out."""

    def __init__(
        self,
        store: Store,
        outside: Outside,
        *,
        key: str,
        present: Callable[[str, str], bool] = lambda table, person: False,
        off: Callable[[str], bool] = lambda feature: False,
        mail: Mail | None = None,
        public_url: str | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`key` is the server's; `present(table, person)` says who is looking at a table and needs no telling;
        `off(feature)` what is switched off."""
        self._store = store
        self._outside = outside
        self.key = key
        self._present = present
        self._off = off
        self._mail = mail
        self._public_url = public_url.rstrip("/") if public_url else None
        self._clock = clock
        self._looked = self._looked_at_all = -math.inf

    # ------------------------------------------------------------------------------------------------------ the outbox

    async def look_and_send(self) -> None:
        """Look, and send all that is due."""
        await self.look()
        while await self.send_due():
            pass

    async def look(self) -> None:
        """Put a notice into the outbox for everyone whom a table has been waiting for.

        Mostly it is enough to look at the turns that have become old enough since the last look; all are looked at now
        and then, for those that another machine's clock dated earlier.
        """
        now = self._clock()
        newest, whole = now - AWAITED, now - self._looked_at_all > ALL_EVERY
        oldest = now - OLD if whole else self._looked - OVERLAP
        if rows := await self._store.rows(_AWAITED, newest=newest, oldest=oldest):
            adding = self._store._insert(notice).on_conflict_do_nothing()
            await self._store.write(*(adding.values(**row, status="waiting", tries=0, due=now) for row in rows))
        self._looked = newest
        self._looked_at_all = now if whole else self._looked_at_all

    async def send_due(self) -> int:
        """Send what is due; gives how many notices that were."""
        now = self._clock()
        stale = (notice.c.status == "sending") & (notice.c.due < now - LEASE)
        due = (notice.c.status == "waiting") & (notice.c.due <= now)
        if await self._store.row(sa.select(notice.c.began).where(stale | due).limit(1)) is None:
            return 0
        await self._store.write(
            notice.update().where(stale).values(status="lost"), notice.delete().where(notice.c.due < now - KEPT)
        )
        claimed = await self._store.write_rows(_claim(due, now, self._store.shared))
        await asyncio.gather(*(self._send(row) for row in claimed))
        return len(claimed)

    async def _send(self, row: Mapping[str, Any]) -> None:
        key = (notice.c.table_id == row["table_id"]) & (notice.c.began == row["began"])
        changes = await self._deliver(row)
        await self._store.write(notice.update().where(key).values(**changes))

    async def _deliver(self, row: Mapping[str, Any]) -> dict[str, Any]:
        """Send one notice by the first way that works; gives what to write into the outbox."""
        awaited = await self._store.row(_STILL, table=row["table_id"])
        person = await self._store.row(sa.select(db.person).where(db.person.c.id == row["person"]))
        now = self._clock()
        if person is None or awaited is None or (awaited["began"], awaited["person"]) != (row["began"], row["person"]):
            return {"status": "moot"}
        if self._present(row["table_id"], row["person"]):
            return {"status": "waiting", "due": now + AWAITED}
        message = self._turn_message(person, row["table_id"], awaited["game"])
        again = False
        for way in WAYS:
            if person[way] and (way != "email" or person["mail_turns"]):
                try:
                    await self._send_by(way, person, message)
                    return {"status": "sent"}
                except NotSent as fault:
                    log.info("notice not sent by %s: %s", way, fault.text.key)
                    if fault.unsure:
                        return {"status": "lost"}
                    again |= fault.again
        if again and row["tries"] < len(AGAIN):
            return {"status": "waiting", "tries": row["tries"] + 1, "due": now + AGAIN[row["tries"]]}
        return {"status": "failed"}

    def _turn_message(self, person: Person, table: str, game: str) -> Message:
        language = person["language"] or DEFAULT
        title = games()[game].title if game in games() else game
        link = f"{self._public_url}/table/{table}" if self._public_url else None
        return Message(say(Text("notify-turn", game=title), language), link, f"turn-{table}"[:32])

    # -------------------------------------------------------------------------------------------------------- the ways

    async def test(self, person: Person, way: str) -> None:
        """Send a message to try out a way; NotSent says what is wrong."""
        if way not in WAYS:
            raise NotSent(Text("notify-no-way", found=way, known=", ".join(WAYS)))
        if not person[way]:
            raise NotSent(Text(f"notify-no-{way}"))
        message = Message(say(Text("notify-test"), person["language"] or DEFAULT), self._public_url, "test")
        await self._send_by(way, person, message)

    async def _send_by(self, way: str, person: Person, message: Message) -> None:
        if way == "push":
            await self._push(person, message)
        elif way == "webhook":
            if self._off("webhooks"):
                raise NotSent(Text("refused-off-webhooks"))
            await self._webhook(person[way], message)
        else:
            await self.send_mail(person[way], message)

    async def _webhook(self, url: str, message: Message) -> None:
        words = message.whole()  # Slack reads "text", Discord "content"; neither minds the other
        body = json.dumps({"text": words, "content": words, "allowed_mentions": {"parse": []}}).encode()
        _judge(await self._outside.post(url, body, {"Content-Type": "application/json"}))

    async def _push(self, person: Person, message: Message) -> None:
        subscription = person["push"]
        body = json.dumps(
            {"title": "Stellwerk", "body": message.text, "url": message.link, "tag": message.topic}
        ).encode()
        headers = {**(await self._vapid(subscription["endpoint"])), "Topic": message.topic, "TTL": str(round(OLD))}
        headers |= {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "Urgency": "normal"}
        status = await self._outside.post(subscription["endpoint"], _encrypted(body, subscription["keys"]), headers)
        if status in (404, 410):  # the browser has withdrawn it
            await self._store.write(db.person.update().where(db.person.c.id == person["id"]).values(push=sa.null()))
        _judge(status)

    @property
    def has_mail(self) -> bool:
        """Whether there is a mail server."""
        return self._mail is not None

    async def send_mail(self, address: str, message: Message) -> None:
        """Send an e-mail."""
        if self._mail is None:
            raise NotSent(Text("notify-no-mail"))
        await self._mail.send(address, message)

    # -------------------------------------------------------------------------------------------- what a person may set

    def check_webhook(self, url: str) -> None:
        """Refuse an address that nothing could ever be sent to."""
        self._outside.check(url)

    def check_push(self, subscription: Any) -> dict[str, Any]:
        """What is needed of a browser's push subscription; NotSent if it is none."""
        try:
            endpoint, keys = subscription["endpoint"], subscription["keys"]
            found = {"endpoint": endpoint, "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
            self._outside.check(endpoint)
            _encrypted(b"try", found["keys"])
        except (KeyError, TypeError, ValueError, AttributeError, InvalidKey, http_ece.ECEException) as fault:
            raise NotSent(Text("notify-bad-push")) from fault
        return found

    async def ask_for_code(self, person: Person, address: str) -> None:
        """Mail the code which shows that the address is the person's own."""
        if not is_address(address):
            raise NotSent(Text("notify-bad-email"))
        text = Text("notify-code", code=self._code(person["id"], address, 0))
        await self.send_mail(address, Message(say(text, person["language"] or DEFAULT), None, "code"))

    def is_code(self, person_id: str, address: str, code: str) -> bool:
        """Whether this is the code that was mailed, today or yesterday."""
        return any(hmac.compare_digest(code.encode(), self._code(person_id, address, ago).encode()) for ago in (0, 1))

    def _code(self, person_id: str, address: str, days_ago: int) -> str:
        day = int(self._clock() // 86_400) - days_ago
        mac = hmac.new(self.key.encode(), f"mail {day} {person_id} {address}".encode(), hashlib.sha256)
        return f"{int.from_bytes(mac.digest()[:8]) % 10**8:08d}"

    # ------------------------------------------------------------------------------------------------------------ push

    async def push_key(self) -> str:
        """The key that a page needs to subscribe to push messages (applicationServerKey)."""
        return _plain((await self._signer()).public_key)

    async def _vapid(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        contact = self._public_url or "https://example.invalid"
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": str(int(self._clock() + PASS)), "sub": contact}
        signed: dict[str, str] = (await self._signer()).sign(claims)
        return signed

    async def _signer(self) -> Any:
        if "_vapid_signer" not in self.__dict__:
            fresh = Vapid02()
            fresh.generate_keys()
            kept = await self._store.kept("vapid", fresh.private_pem().decode())
            self._vapid_signer = Vapid02.from_pem(kept.encode())
        return self._vapid_signer


@dataclass(frozen=True)
class Message:
    """What is to be said, and where to."""

    text: str
    link: str | None
    topic: str

    def whole(self) -> str:
        """The words and the link."""
        return f"{self.text}\n{self.link}" if self.link else self.text


@dataclass(frozen=True)
class Mail:
    """A mail server, `smtp://user:password@host:587` (with STARTTLS) or `smtps://...:465`, and the sender."""

    url: str
    sender: str

    @cached_property
    def _settings(self) -> dict[str, Any]:
        parts = urlsplit(self.url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError(
                "the mail server is written smtp://user:password@host:587 or smtps://user:password@host:465"
            )
        near = parts.hostname in ("localhost", "127.0.0.1", "::1")
        safe = parts.scheme == "smtps"
        return {
            "hostname": parts.hostname,
            "port": parts.port or (465 if safe else 587),
            "username": unquote(parts.username) if parts.username else None,
            "password": unquote(parts.password) if parts.password else None,
            "use_tls": safe,
            "start_tls": None if safe or near else True,  # near: if the server offers it
            "timeout": 20,
        }

    async def send(self, address: str, message: Message) -> None:
        """Send a mail; NotSent if the server does not take it."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, address, message.text.splitlines()[0]
        mail["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].strip("> ") or None)
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(message.whole() + "\n")
        try:
            await aiosmtplib.send(mail, **self._settings)
        except aiosmtplib.SMTPRecipientsRefused as fault:
            again = all(400 <= each.code < 500 for each in fault.recipients)
            raise NotSent(Text("notify-refused", status=fault.recipients[0].code), again=again) from fault
        except aiosmtplib.SMTPResponseException as fault:
            raise NotSent(Text("notify-refused", status=fault.code), again=400 <= fault.code < 500) from fault
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError, OSError) as fault:
            raise NotSent(Text("notify-unreachable"), again=True) from fault
        except aiosmtplib.SMTPException as fault:
            raise NotSent(Text("notify-unreachable"), again=True, unsure=True) from fault


def is_address(text: str) -> bool:
    """Whether this looks like one e-mail address, and nothing else.

    >>> is_address("ada@example.org"), is_address("a@b"), is_address("a@example.org\\nBcc: b@example.org")
    (True, False, False)
    """
    return len(text) <= 254 and re.fullmatch(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+", text, re.ASCII) is not None


def _judge(status: int) -> None:
    """What the answer to a message means."""
    if not 200 <= status < 300:
        raise NotSent(Text("notify-refused", status=status), again=status == 429 or status >= 500)


def _encrypted(body: bytes, keys: Mapping[str, str]) -> bytes:
    """A push message that only the browser can read (RFC 8291)."""
    sealed: bytes = http_ece.encrypt(
        body,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(keys["p256dh"]),
        auth_secret=_bytes(keys["auth"]),
        version="aes128gcm",
    )
    return sealed


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _plain(key: ec.EllipticCurvePublicKey) -> str:
    raw = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


# ------------------------------------------------------------------------------------------------------------- queries

_t, _e, _s, _p = db.turn, db.event, db.seat, db.person
_began = sa.func.coalesce(
    sa.select(_e.c.seq)
    .where(_e.c.table_id == _t.c.table_id, _e.c.actor != _t.c.actor)
    .order_by(_e.c.seq.desc())
    .limit(1)
    .scalar_subquery(),
    0,
)
_other = db.seat.alias()
_alone = ~sa.exists().where(  # who holds several seats plays or analyses at one screen
    _other.c.table_id == _s.c.table_id, _other.c.person == _s.c.person, _other.c.seat != _s.c.seat
)
_running = (
    sa.select(_t.c.table_id, _began.label("began"), _s.c.seat, _s.c.person)
    .join(_s, (_s.c.table_id == _t.c.table_id) & (_s.c.seat == _t.c.actor))
    .where(_t.c.status == "running", _alone)
)
_waits = (
    _running.join(_p, _p.c.id == _s.c.person)
    .where(_t.c.updated <= sa.bindparam("newest"), _t.c.updated > sa.bindparam("oldest"))
    .where(
        _p.c.webhook.is_not(None)
        | (_p.c.email.is_not(None) & _p.c.mail_turns)
        | sa.cast(_p.c.push, sa.Text).not_in(["null"])
    )
    .subquery()
)
_AWAITED = sa.select(_waits).where(
    ~sa.exists().where(notice.c.table_id == _waits.c.table_id, notice.c.began == _waits.c.began)
)
_STILL = (
    _running.join(db.game_table, db.game_table.c.id == _t.c.table_id)
    .add_columns(db.game_table.c.document["game"].as_string().label("game"))
    .where(_t.c.table_id == sa.bindparam("table"))
)


def _claim(due: Any, now: float, shared: bool) -> Any:
    """Take notices so that nobody else takes them."""
    key = sa.tuple_(notice.c.table_id, notice.c.began)
    chosen = sa.select(notice.c.table_id, notice.c.began).where(due).order_by(notice.c.due).limit(TOGETHER)
    chosen = chosen.with_for_update(skip_locked=True) if shared else chosen
    return notice.update().where(key.in_(chosen), due).values(status="sending", due=now).returning(*notice.c)
