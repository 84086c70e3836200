"""The HTTP routes of getting into an account, and of what guards it: links by mail, two-step sign-in, passkeys."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..engine.text import Text
from . import models, passwords
from .account_routes import about, signed_in
from .letters import Kind
from .notify import is_address
from .outside import NotSent
from .proofs import check_second_step, prove_account, site
from .refusals import Refusal
from .routes import Ask, Asking, Json
from .sessions import Person

router = APIRouter(prefix="/api", responses={422: {"model": models.Fault}})


# ------------------------------------------------------------------------------------------------------- links by mail


@router.post("/account/recover", status_code=204)
async def recover(ask: Ask, body: models.Email) -> Response:
    """Mail a link to choose a new password, if there is an account with this address; nobody learns whether."""
    return await _letter(ask, "recover", body.email)


@router.post("/login/mail", status_code=204)
async def mail_link(ask: Ask, body: models.Email) -> Response:
    """Mail a link to sign in, if there is an account with this address; nobody learns whether."""
    return await _letter(ask, "link", body.email)


async def _letter(ask: Asking, kind: Kind, email: str) -> Response:
    ask.server.letters.check()
    if not is_address(email):
        raise NotSent(Text("notify-bad-email"))
    await ask.server.limits.spend("letter", person="mail " + email.casefold(), address=ask.address)
    ask.server.soon(ask.server.letters.send(kind, email))
    return Response(status_code=204)


@router.post("/account/reset", status_code=204)
async def reset(ask: Ask, body: models.Reset) -> Response:
    """Choose a new password by a link that was mailed, once; all sessions of the account end."""
    await ask.spend("login", anyone=True)
    person = await _by_link(ask, "recover", body.ticket)
    passwords.check(body.password, person.name)  # before the link is used up
    await _use_link(ask, "recover", body.ticket)
    await ask.server.people.change_password(person, body.password)
    ask.server.soon(ask.server.letters.tell(person.row, "password"))
    return Response(status_code=204)


@router.post("/login/link", response_model=models.Me)
async def link_sign_in(ask: Ask, body: models.LinkSignIn, request: Request) -> Response:
    """Sign in by a link that was mailed, once."""
    await ask.spend("login", anyone=True)
    person = await _by_link(ask, "link", body.ticket)
    await check_second_step(ask, request, person, body)
    await _use_link(ask, "link", body.ticket)
    return await signed_in(ask, request, person, Json(about(person)))


async def _by_link(ask: Asking, kind: Kind, ticket: str) -> Person:
    row = await ask.server.tickets.look(kind, ticket)
    person = None if row is None else await ask.server.people.account(row["person"])
    if person is None:
        raise Refusal("not-now", Text("account-link-over"))
    return person


async def _use_link(ask: Asking, kind: Kind, ticket: str) -> None:
    if await ask.server.tickets.take(kind, ticket) is None:  # somebody was quicker
        raise Refusal("not-now", Text("account-link-over"))


# --------------------------------------------------------------------------------------------------- two-step sign-in


@router.get("/account/security", response_model=models.Security)
async def security(ask: Ask) -> Json:
    """What guards the caller's account."""
    return Json(await ask.server.factors.status(ask.someone.id))


@router.post("/account/app", response_model=models.NewApp)
async def new_app(ask: Ask, body: models.Proven, request: Request) -> Json:
    """A secret for an app that makes codes; it counts once a code of it was sent back."""
    return Json(await ask.server.factors.new_app(await prove_account(ask, request, body.proof)))


@router.put("/account/app", response_model=models.RecoveryCodes)
async def confirm_app(ask: Ask, body: models.AppCode) -> Json:
    """Turn two-step sign-in on with an app; gives recovery codes, this once."""
    await ask.spend("prove")
    codes = await ask.server.factors.confirm_app(ask.someone, body.ticket, body.code)
    _tell(ask, "two-step")
    return Json({"codes": codes})


@router.post("/account/two-step", response_model=models.RecoveryCodes)
async def turn_on(ask: Ask, body: models.Proven, request: Request) -> Json:
    """Turn two-step sign-in on with the caller's passkeys; gives recovery codes, this once."""
    person = await prove_account(ask, request, body.proof)
    codes = await ask.server.factors.turn_on(person)
    _tell(ask, "two-step")
    return Json({"codes": codes})


@router.delete("/account/two-step", status_code=204)
async def turn_off(ask: Ask, body: models.Proven, request: Request) -> Response:
    """Turn two-step sign-in off; passkeys stay."""
    await ask.server.factors.turn_off(await prove_account(ask, request, body.proof))
    _tell(ask, "one-step")
    return Response(status_code=204)


@router.post("/account/codes", response_model=models.RecoveryCodes)
async def renew_codes(ask: Ask, body: models.Proven, request: Request) -> Json:
    """New recovery codes in the place of the old ones, shown this once."""
    return Json({"codes": await ask.server.factors.renew_codes(await prove_account(ask, request, body.proof))})


# ----------------------------------------------------------------------------------------------------------- passkeys


@router.post("/passkeys/new", response_model=models.PasskeyOptions)
async def new_passkey(ask: Ask, body: models.Proven, request: Request) -> Json:
    """What the browser needs to make a passkey."""
    person = await prove_account(ask, request, body.proof)
    return Json({"options": await ask.server.factors.new_passkey(person, site(ask, request))})


@router.post("/passkeys", response_model=models.PasskeyShown)
async def add_passkey(ask: Ask, body: models.NewPasskey, request: Request) -> Json:
    """Keep a passkey that the browser has made."""
    await ask.spend("prove")
    made = await ask.server.factors.add_passkey(ask.someone, site(ask, request), body.credential, body.label)
    _tell(ask, "passkey")
    return Json(made)


@router.delete("/passkeys/{id}", status_code=204)
async def drop_passkey(ask: Ask, id: str, body: models.Proven, request: Request) -> Response:
    """Remove a passkey."""
    await ask.server.factors.drop_passkey(await prove_account(ask, request, body.proof), id)
    return Response(status_code=204)


@router.post("/passkeys/challenge", response_model=models.PasskeyOptions)
async def challenge(ask: Ask, request: Request) -> Json:
    """What the browser needs to have a passkey sign: to sign in, as the second step, or as a proof."""
    await ask.spend("login", anyone=True)
    return Json({"options": await ask.server.factors.ask_passkey(site(ask, request))})


@router.post("/login/passkey", response_model=models.Me)
async def passkey_sign_in(ask: Ask, body: models.Passkey, request: Request) -> Response:
    """Sign in by a passkey alone: it has asked its owner for a finger or a PIN."""
    await ask.spend("login", anyone=True)
    person = await ask.server.people.account(await ask.server.factors.owner(site(ask, request), body))
    if person is None:
        raise Refusal("wrong-password", Text("account-bad-passkey"))
    return await signed_in(ask, request, person, Json(about(person)))


def _tell(ask: Asking, what: str) -> None:
    """Write to the caller that something was changed."""
    ask.server.soon(ask.server.letters.tell(ask.someone.row, what))
