"""The HTTP routes of people: who am I, accounts, tokens."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from ..engine.text import Text
from . import models, names, scopes
from .guesses import device_cookie
from .proofs import check_second_step, prove
from .refusals import Refusal
from .routes import Ask, Asking, Json
from .security import COOKIE, cookie_name
from .sessions import Person, browser_words

router = APIRouter(prefix="/api", responses={422: {"model": models.Fault}})


def about(person: Person, private: bool = True) -> dict[str, object]:
    """The person, with the addresses that they gave us if these are the caller's business."""
    return {
        "id": person.id, "name": person.name, "guest": person.is_guest, "login": person.login,
        "role": person.row["role"], "language": person.language, "theme": person.theme,
        "webhook": person.row["webhook"] if private else None, "email": person.row["email"] if private else None,
        "mail_turns": person.row["mail_turns"],
        "push": person.row["push"] is not None,
    }  # fmt: skip


async def signed_in(ask: Asking, request: Request, person: Person, response: Response) -> Response:
    """The answer with the cookie of a new session of this person; the session that the caller had ends."""
    if (ban := ask.server.order.ban(person.id)) is not None:
        raise ban.refusal()
    browser = browser_words(request.headers.get("user-agent", ""))
    sealed = await ask.server.sessions.begin(person.id, browser, instead=ask.sign_in)
    secure = ask.server.settings.secure
    response.set_cookie(cookie_name(secure), sealed, secure=secure, **COOKIE)
    if person.login is not None:
        known = ask.server.guesses.device(person.login, request.cookies.get(device_cookie(secure)))
        response.set_cookie(device_cookie(secure), known, secure=secure, **COOKIE)
    return response


def signed_out(ask: Asking) -> Response:
    """An empty answer after which the browser has no cookie."""
    response = Response(status_code=204)
    response.delete_cookie(cookie_name(ask.server.settings.secure), path="/")
    return response


@router.get("/me", response_model=models.Me)
async def me(ask: Ask, request: Request) -> Response:
    """Who is calling; newcomers become guests."""
    if ask.ban is not None:
        raise ask.ban.refusal()
    if ask.person is not None:
        return Json(about(await _placed(ask, ask.person), private=scopes.allows(ask.scopes, scopes.ACCOUNT)))
    ask.server.order.check_on("guests")
    person = await _newcomer(ask)
    return await signed_in(ask, request, person, Json(about(person)))


async def _newcomer(ask: Asking) -> Person:
    """A new guest."""
    await ask.spend("guest", anyone=True)
    return await ask.server.people.welcome(names.of_a_guest(ask.language), ask.server.order.mark(ask.address))


async def _placed(ask: Asking, person: Person) -> Person:
    """The caller; of a guest we know (but cannot read) from where they called last, should they have to be banned."""
    mark = ask.server.order.mark(ask.address)
    if not person.is_guest or person.row["address"] == mark:
        return person
    return await ask.server.people.change(person, address=mark)


@router.patch("/me", response_model=models.Me)
async def change(ask: Ask, body: models.Change, request: Request) -> Json:
    """Change name, language, theme, or how to be reached; an account's e-mail address with a proof alone."""
    person = ask.someone
    await ask.spend("look")
    values = _checked(ask, body, body.model_dump(exclude_unset=True))
    if "email" in values:
        await prove(ask, request, body.proof)
        ask.server.soon(ask.server.letters.tell(person.row, "email"))  # to the old address
    person = await ask.server.people.change(person, **values) if values else person
    if "name" in values:
        await ask.server.rooms.rename(person.id, person.name)
    return Json(about(person))


def _checked(ask: Asking, body: models.Change, values: dict[str, Any]) -> dict[str, Any]:
    """What may be changed as asked; Refusal for an address that nothing can be sent to, or that may be another's."""
    notifier, code = ask.server.notifier, values.pop("code", None)
    values.pop("proof", None)
    for never in ("name", "mail_turns"):
        if values.get(never, "") is None:
            values.pop(never)
    if "name" in values:
        ask.server.order.check_voice(ask.someone.id)
    if body.webhook is not None:
        ask.server.order.check_on("webhooks")
        notifier.check_webhook(body.webhook)
    if body.push is not None:
        values["push"] = notifier.check_push(body.push.model_dump())
    if body.email is not None:
        ask.server.take("login", "code " + ask.someone.id)  # a code is short: nobody shall try them all
        if not notifier.is_code(ask.someone.id, body.email, code or ""):
            raise Refusal("bad-input", Text("notify-bad-code"))
    return values


@router.get("/notifications", response_model=models.Ways)
async def ways(ask: Ask, request: Request) -> Json:
    """How this server can reach people and know them again."""
    server, here = ask.server, ask.server.site(request)
    ways = {"push_key": await server.notifier.push_key(), "email": server.notifier.has_mail}
    return Json({**ways, "links": server.letters.has_links, "passkeys": None if here is None else here.origin})


@router.post("/notifications/email", status_code=204)
async def confirm_email(ask: Ask, body: models.Email) -> Response:
    """E-mail a code to an address; with it, the address can then be set (PATCH /api/me)."""
    await ask.spend("test")
    ask.server.take("test", "mail " + body.email.casefold())  # nobody's mailbox is flooded by many guests
    await ask.server.notifier.ask_for_code(ask.someone.row, body.email)
    return Response(status_code=204)


@router.post("/notifications/test", status_code=204)
async def test_notification(ask: Ask, body: models.Way) -> Response:
    """Send the caller a test notification."""
    await ask.spend("test")
    await ask.server.notifier.test(ask.someone.row, body.way)
    return Response(status_code=204)


@router.post("/account", response_model=models.Me)
async def sign_up(ask: Ask, body: models.Credentials, request: Request) -> Response:
    """Turn the calling guest into an account: tables and seats stay theirs.  Strangers may, too."""
    ask.server.order.check_on("sign-up")
    await ask.spend("account", anyone=ask.ban is None)
    guest = ask.person or await _newcomer(ask)
    ask.server.order.check_voice(guest.id)
    person = await ask.server.people.sign_up(guest, body.name, body.password)
    await ask.server.rooms.rename(person.id, person.name)
    return await signed_in(ask, request, person, Json(about(person)))


@router.post("/login", response_model=models.Me)
async def sign_in(ask: Ask, body: models.SignIn, request: Request) -> Response:
    """Sign in; `second-step` is refused to who has to send a code or a passkey's answer along with the password."""
    guesses, cookie = ask.server.guesses, device_cookie(ask.server.settings.secure)
    async with guesses.trying(body.name, ask.address, request.cookies.get(cookie)):
        person = await ask.server.people.sign_in(body.name, body.password)
    await check_second_step(ask, request, person, body)
    return await signed_in(ask, request, person, Json(about(person)))


@router.post("/logout", status_code=204)
async def sign_out(ask: Ask) -> Response:
    """Sign out: the cookie is no longer valid."""
    if ask.sign_in is not None:
        await ask.server.sessions.leave(ask.sign_in)
    return signed_out(ask)


@router.post("/account/password", status_code=204)
async def change_password(ask: Ask, body: models.NewPassword, request: Request) -> Response:
    """Change the password; all sessions end, and the caller has a new one."""
    await ask.spend("account")
    person = await prove(ask, request, models.Proof(password=body.old, passkey=body.passkey))
    await ask.server.people.change_password(person, body.new)
    ask.server.soon(ask.server.letters.tell(person.row, "password"))
    return await signed_in(ask, request, ask.someone, Response(status_code=204))


@router.delete("/account", status_code=204)
async def delete(ask: Ask, body: models.Farewell, request: Request) -> Response:
    """Delete the caller, who becomes someone who left at their tables; running matches are resigned."""
    await ask.spend("account")
    person = await prove(ask, request, body)
    await ask.server.people.delete(person)
    return signed_out(ask)


@router.get("/sessions", response_model=list[models.Session])
async def sessions(ask: Ask) -> Json:
    """Where the caller is signed in."""
    return Json(await ask.server.sessions.sessions(ask.signed_in))


@router.delete("/sessions", status_code=204)
async def end_sessions(ask: Ask) -> Response:
    """End all other sessions of the caller."""
    await ask.server.sessions.end_all(ask.someone, but=ask.sign_in)
    return Response(status_code=204)


@router.delete("/sessions/{id}", status_code=204)
async def end_session(ask: Ask, id: str) -> Response:
    """End a session of the caller: what is open in that browser closes at once."""
    await ask.server.sessions.end(ask.someone, id)
    return Response(status_code=204)


@router.get("/account/export")
async def export(ask: Ask) -> Json:
    """Everything that is stored about the caller."""
    await ask.spend("think")
    content = await ask.server.people.export(ask.someone)
    return Json(content, headers={"Content-Disposition": 'attachment; filename="stellwerk-my-data.json"'})


@router.get("/tokens", response_model=list[models.Token])
async def tokens(ask: Ask) -> Json:
    """The caller's tokens, without their secrets."""
    return Json(await ask.server.tokens.of(ask.someone))


@router.post("/tokens", response_model=models.Token)
async def new_token(ask: Ask, body: models.NewToken) -> Json:
    """Make a token for a program that plays in the caller's name; its secret is shown only once."""
    await ask.spend("table")
    return Json(await ask.server.tokens.make(ask.signed_in, body.label, body.scopes, body.days))


@router.delete("/tokens/{id}", status_code=204)
async def drop_token(ask: Ask, id: str) -> Response:
    """Revoke a token."""
    await ask.server.tokens.drop(ask.someone, id)
    return Response(status_code=204)
