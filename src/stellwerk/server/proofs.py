"""That it is really them: asked of people who sign in, and once more before they change what guards an account."""

from __future__ import annotations

from fastapi import Request

from ..engine.text import Text
from . import models
from .factors import Site
from .refusals import Refusal
from .routes import Asking
from .sessions import Person


def site(ask: Asking, request: Request) -> Site:
    """Where passkeys are made and used here; Refusal if the caller's browser knows none for this address."""
    found = ask.server.site(request)
    if found is None:
        raise Refusal("not-now", Text("account-no-passkeys-here"))
    return found


async def prove(ask: Asking, request: Request, proof: models.Proof | None) -> Person:
    """The caller, who has shown the password or a passkey of the account once more; a guest has none to show."""
    person = ask.someone
    if person.is_guest:
        return person
    await ask.spend("prove")
    if proof is not None and proof.passkey is not None:
        await _check_passkey(ask, request, person.id, proof.passkey)
    else:
        await ask.server.people.check_password(person, None if proof is None else proof.password)
    return person


async def prove_account(ask: Asking, request: Request, proof: models.Proof | None) -> Person:
    """The same, for what guests have no use for."""
    if ask.someone.is_guest:
        raise Refusal("not-now", Text("account-needed"))
    return await prove(ask, request, proof)


async def check_second_step(ask: Asking, request: Request, person: Person, body: models.SecondStep) -> None:
    """Refuse to sign in a person who does that in two steps, without the second or with a wrong one."""
    if not await ask.server.factors.is_on(person.id):
        return
    if body.passkey is not None:
        await _check_passkey(ask, request, person.id, body.passkey)
    elif body.code:
        await ask.server.limits.spend("code", person=person.id, address=ask.address)  # a code is short
        await ask.server.factors.check_code(person.id, body.code)
    else:
        raise Refusal("second-step")


async def _check_passkey(ask: Asking, request: Request, person: str, credential: models.Passkey) -> None:
    if await ask.server.factors.owner(site(ask, request), credential) != person:
        raise Refusal("wrong-password", Text("account-bad-passkey"))
