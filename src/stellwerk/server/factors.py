"""More than a password: codes from an app (TOTP), recovery codes, passkeys.

Two-step sign-in is on for a person who has a row in `second_step`.  Then a password, or a link by mail, is not enough:
a code from the app, a recovery code or a passkey has to come with it.  A passkey asks its owner for a finger or a PIN,
so it is two factors in one and signs in by itself.

    codes = await factors.confirm_app(person, ticket, "123456")      # ten recovery codes, shown this once
    await factors.check_code(person.id, "123456")                    # Refusal: each code counts once

What the app knows is kept encrypted (`Safe`), recovery codes are hashed, and of passkeys there is only the public half.
"""

from __future__ import annotations

import base64
import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import pyotp
import segno
import sqlalchemy as sa
import webauthn
from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..engine.text import Text
from . import store as db
from .refusals import Refusal
from .sessions import Person, hashed
from .store import Store
from .tickets import Tickets

PATIENCE = 600.0  # seconds to set up an app, or to answer a passkey's question
STEP = 30  # seconds of one code of an app; the ones before and after count too, since clocks differ
CODES = 10
CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for another
CODE_LENGTH = 16  # 79 bits: too many to try, so that a fast hash is enough
MOST_PASSKEYS = 20
NAME = "Stellwerk"

Credential = Mapping[str, Any]


@dataclass(frozen=True)
class Site:
    """The address at which browsers know us: passkeys are for one alone."""

    origin: str

    @property
    def host(self) -> str:
        """Its name, which passkeys are bound to."""
        return urlsplit(self.origin).hostname or ""


class Safe:
    """Encrypts what has to be read again.

    >>> safe = Safe("a long secret")
    >>> safe.open(safe.lock("JBSWY3DPEHPK3PXP"))
    'JBSWY3DPEHPK3PXP'
    >>> Safe("another").open(safe.lock("JBSWY3DPEHPK3PXP")) is None
    True
    """

    def __init__(self, key: str) -> None:
        raw = HKDF(hashes.SHA256(), 32, salt=None, info=b"stellwerk-safe").derive(key.encode())
        self._fernet = Fernet(base64.urlsafe_b64encode(raw))

    def lock(self, text: str) -> str:
        """The text, encrypted."""
        return self._fernet.encrypt(text.encode()).decode()

    def open(self, locked: str) -> str | None:
        """The text again; None if it was locked with another key, or changed."""
        try:
            return self._fernet.decrypt(locked).decode()
        except InvalidToken:
            return None


class Factors:
    """The second steps and passkeys of all people."""

    def __init__(self, store: Store, tickets: Tickets, safe: Safe, clock: Callable[[], float]) -> None:
        self._store = store
        self._tickets = tickets
        self._safe = safe
        self._now = clock

    async def status(self, person: str) -> dict[str, Any]:
        """What a person has set up."""
        row = await self._step(person)
        codes = await self._store.rows(sa.select(db.recovery_code.c.hash).where(db.recovery_code.c.person == person))
        return {
            "two_step": row is not None,
            "app": row is not None and row["secret"] is not None,
            "codes_left": len(codes),
            "passkeys": await self.passkeys(person),
        }

    async def is_on(self, person: str) -> bool:
        """Whether a person signs in in two steps."""
        return await self._step(person) is not None

    async def _step(self, person: str) -> Mapping[str, Any] | None:
        return await self._store.row(sa.select(db.second_step).where(db.second_step.c.person == person))

    # ------------------------------------------------------------------------------------------------- codes of an app

    async def new_app(self, person: Person) -> dict[str, str]:
        """A secret for an app, to be confirmed by a code of it: as text, as an address, and as a picture to scan."""
        secret = pyotp.random_base32()
        address = pyotp.totp.TOTP(secret).provisioning_uri(name=person.login or person.name, issuer_name=NAME)
        picture = segno.make(address, error="m").svg_data_uri(border=4, dark="#000", light="#fff", omitsize=True)
        ticket = await self._tickets.issue("app", PATIENCE, person.id, self._safe.lock(secret))
        return {"ticket": ticket, "secret": secret, "address": address, "picture": picture}

    async def confirm_app(self, person: Person, ticket: str, code: str) -> list[str]:
        """Turn two-step sign-in on with an app that gives the right code; gives new recovery codes."""
        row = await self._tickets.look("app", ticket)
        if row is None or row["person"] != person.id:
            raise Refusal("not-now", Text("account-ticket-over"))
        step = self._matching(row["data"], code)
        if step is None:
            raise Refusal("wrong-code")
        if await self._tickets.take("app", ticket) is None:
            raise Refusal("not-now", Text("account-ticket-over"))
        return await self._turn_on(person.id, secret=row["data"], step=step)

    async def turn_on(self, person: Person) -> list[str]:
        """Turn two-step sign-in on with the passkeys that there are; gives new recovery codes."""
        if not await self.passkeys(person.id):
            raise Refusal("not-now", Text("account-no-passkey"))
        if await self.is_on(person.id):
            raise Refusal("not-now", Text("account-two-step-on"))
        return await self._turn_on(person.id, secret=None, step=0)

    async def _turn_on(self, person: str, **values: Any) -> list[str]:
        row = self._store.upsert(db.second_step, person=person, created=self._now(), **values)
        return await self._renew(person, row)

    async def turn_off(self, person: Person) -> None:
        """Turn two-step sign-in off; passkeys stay."""
        await self._store.write(
            db.second_step.delete().where(db.second_step.c.person == person.id),
            db.recovery_code.delete().where(db.recovery_code.c.person == person.id),
        )

    async def renew_codes(self, person: Person) -> list[str]:
        """New recovery codes; the old ones are worthless."""
        if not await self.is_on(person.id):
            raise Refusal("not-now", Text("account-two-step-off"))
        return await self._renew(person.id)

    async def _renew(self, person: str, *first: Any) -> list[str]:
        codes = [_new_code() for _ in range(CODES)]
        await self._store.write(
            *first,
            db.recovery_code.delete().where(db.recovery_code.c.person == person),
            *(db.recovery_code.insert().values(hash=hashed(_folded(code)), person=person) for code in codes),
        )
        return codes

    async def check_code(self, person: str, code: str) -> None:
        """Use a code of the app or a recovery code, each of which counts once; Refusal if it is wrong."""
        if not (await self._use_app(person, code) or await self._use_code(person, code)):
            raise Refusal("wrong-code")

    async def _use_app(self, person: str, code: str) -> bool:
        row = await self._step(person)
        step = None if row is None or row["secret"] is None else self._matching(row["secret"], code)
        if step is None:
            return False
        mine = db.second_step.c.person == person
        newer = db.second_step.update().where(mine, db.second_step.c.step < step).values(step=step)
        [used] = await self._store.write(newer)  # who listened in and sends the same code comes too late
        return used == 1

    def _matching(self, locked: str, code: str) -> int | None:
        """The number of the time step that a code belongs to, if it is right about now."""
        secret, digits = self._safe.open(locked), code.replace(" ", "")
        if secret is None or not digits.isdecimal() or not digits.isascii():
            return None
        now, app = int(self._now() // STEP), pyotp.totp.TOTP(secret, interval=STEP)
        found = [step for step in (now - 1, now, now + 1) if secrets.compare_digest(app.generate_otp(step), digits)]
        return found[-1] if found else None

    async def _use_code(self, person: str, code: str) -> bool:
        mine = (db.recovery_code.c.hash == hashed(_folded(code))) & (db.recovery_code.c.person == person)
        [used] = await self._store.write(db.recovery_code.delete().where(mine))
        return used == 1

    # -------------------------------------------------------------------------------------------------------- passkeys

    async def passkeys(self, person: str) -> list[dict[str, Any]]:
        """The passkeys of a person."""
        columns = db.passkey.c
        rows = await self._store.rows(
            sa.select(columns.id, columns.label, columns.created, columns.used)
            .where(columns.person == person)
            .order_by(columns.created)
        )
        return [dict(row) for row in rows]

    async def new_passkey(self, person: Person, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        known = await self.passkeys(person.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("not-now", Text("account-many-passkeys", count=MOST_PASSKEYS))
        challenge = await self._tickets.issue("new-passkey", PATIENCE, person.id)
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_name=person.login or person.name,
            user_id=person.id.encode(),
            challenge=base64url_to_bytes(challenge),
            timeout=round(PATIENCE * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key["id"])) for key in known],
        )
        return _plain(options)

    async def add_passkey(self, person: Person, site: Site, credential: Credential, label: str) -> dict[str, Any]:
        """Keep a passkey that a browser has made."""
        challenge = _challenge(credential)
        ticket = await self._tickets.take("new-passkey", challenge)
        if ticket is None or ticket["person"] != person.id:
            raise _bad_passkey()
        try:
            made = webauthn.verify_registration_response(
                credential=dict(credential),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception as fault:  # what strangers send can make the library's readers stumble in many ways
            raise _bad_passkey() from fault
        row = {"id": bytes_to_base64url(made.credential_id), "label": label, "created": self._now(), "used": None}
        key = {"key": bytes_to_base64url(made.credential_public_key), "count": made.sign_count}
        try:
            await self._store.write(db.passkey.insert().values(person=person.id, **row, **key))
        except sa.exc.IntegrityError:
            raise _bad_passkey() from None
        return row

    async def drop_passkey(self, person: Person, id: str) -> None:
        """Forget a passkey; not the last one, if two-step sign-in needs it."""
        step, keys = await self._step(person.id), await self.passkeys(person.id)
        if id not in [key["id"] for key in keys]:
            raise Refusal("not-found")
        if step is not None and step["secret"] is None and len(keys) == 1:
            raise Refusal("not-now", Text("account-last-passkey"))
        await self._store.write(db.passkey.delete().where(db.passkey.c.person == person.id, db.passkey.c.id == id))

    async def ask_passkey(self, site: Site) -> dict[str, Any]:
        """What a browser needs to have a passkey sign."""
        challenge = await self._tickets.issue("passkey", PATIENCE)
        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=base64url_to_bytes(challenge),
            timeout=round(PATIENCE * 1000),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _plain(options)

    async def owner(self, site: Site, credential: Credential) -> str:
        """Whose passkey has signed; each signature counts once.  Refusal if it is nobody's."""
        challenge, id = _challenge(credential), credential.get("id")
        known = isinstance(id, str) and id.isascii() and id.isprintable()
        row = await self._store.row(sa.select(db.passkey).where(db.passkey.c.id == id)) if known else None
        if await self._tickets.take("passkey", challenge) is None or row is None:
            raise _bad_passkey()
        try:
            signed = webauthn.verify_authentication_response(
                credential=dict(credential),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row["key"]),
                credential_current_sign_count=row["count"],
                require_user_verification=True,
            )
        except Exception as fault:  # see add_passkey
            raise _bad_passkey() from fault
        mine = db.passkey.update().where(db.passkey.c.id == row["id"])
        await self._store.write(mine.values(count=signed.new_sign_count, used=self._now()))
        return str(row["person"])


def forgetting(person: str) -> list[Any]:
    """The statements that forget all of this about a person."""
    return [table.delete().where(table.c.person == person) for table in (db.second_step, db.recovery_code, db.passkey)]


def _bad_passkey() -> Refusal:
    return Refusal("wrong-password", Text("account-bad-passkey"))


def _challenge(credential: Credential) -> str:
    """Which of our questions a passkey's answer is for."""
    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(data["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise _bad_passkey() from None


def _plain(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return plain


def _new_code() -> str:
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[n : n + 4] for n in range(0, CODE_LENGTH, 4))


def _folded(code: str) -> str:
    """A recovery code as people may write it."""
    return "".join(letter for letter in code.casefold() if letter.isalnum())
