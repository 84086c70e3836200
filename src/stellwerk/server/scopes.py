"""Scopes: what a token may do, and the one place that says what each route needs.

A browser's session may do everything that its person may; a token has scopes, chosen when it was made.  `NEEDED` names
every route of the API; a test says so if one is forgotten, and until then no token may use it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from ..engine.text import Text
from .refusals import Refusal

PLAY, TABLES, WATCH, ACCOUNT = "play", "tables", "watch", "account"
SCOPES = (PLAY, TABLES, WATCH, ACCOUNT)
USUAL = (PLAY, TABLES, WATCH)  # of a new token, unless others are asked for
ANYONE = ""  # needs no scope: it is about nobody, or needs a password or a mailed secret
BROWSER = "browser"  # no token may do it: only somebody who has signed in

NEEDED: Mapping[str, str] = {
    "GET /api/docs": ANYONE,
    "GET /api/version": ANYONE,
    "GET /api/games": ANYONE,
    "GET /api/schemas": ANYONE,
    "GET /api/schemas/{game}/{document}": ANYONE,
    "GET /api/games/{game}/maps/{map}/picture": ANYONE,
    "GET /api/games/{game}/maps/{map}/document": ANYONE,
    "GET /api/games/{game}/rules": ANYONE,
    "GET /api/bots": ANYONE,
    "GET /api/me": ANYONE,
    "GET /api/notifications": ANYONE,
    "POST /api/login": ANYONE,
    "POST /api/logout": ANYONE,
    "POST /api/page-reports": ANYONE,
    # looking on
    "GET /api/tables": WATCH,
    "GET /api/tables/{id}": WATCH,
    "GET /api/tables/{id}/at/{n}": WATCH,
    "GET /api/tables/{id}/picture": WATCH,
    "GET /api/tables/{id}/export": WATCH,
    "GET /api/tables/{id}/analysis": WATCH,
    "GET /api/tables/{id}/analysis/picture": WATCH,
    "WEBSOCKET /api/tables/{id}/live": WATCH,  # to act by it needs PLAY
    # playing
    "GET /api/bot/stream": PLAY,
    "GET /api/tables/{id}/explain": PLAY,
    "GET /api/tables/{id}/hint": PLAY,
    "POST /api/tables/{id}/join": PLAY,
    "POST /api/tables/{id}/ready": PLAY,
    "POST /api/tables/{id}/leave": PLAY,
    "POST /api/tables/{id}/actions": PLAY,
    "POST /api/tables/{id}/undo": PLAY,
    "POST /api/tables/{id}/undo-wish": PLAY,
    "POST /api/tables/{id}/undo-answer": PLAY,
    "POST /api/tables/{id}/step": PLAY,
    "POST /api/tables/{id}/resign": PLAY,
    "POST /api/tables/{id}/end-offer": PLAY,
    "POST /api/tables/{id}/chat": PLAY,
    "PUT /api/tables/{id}/notes": PLAY,
    # making tables
    "POST /api/studio/look": TABLES,
    "POST /api/studio/changes": TABLES,
    "POST /api/studio/apply": TABLES,
    "POST /api/tables": TABLES,
    "POST /api/tables/{id}/start": TABLES,
    "POST /api/tables/{id}/rematch": TABLES,
    "POST /api/tables/{id}/what-if": TABLES,
    "POST /api/analysis": TABLES,
    "POST /api/lessons": TABLES,
    # the person
    "PATCH /api/me": ACCOUNT,
    "POST /api/notifications/email": ACCOUNT,
    "POST /api/notifications/test": ACCOUNT,
    "POST /api/account": ACCOUNT,
    "DELETE /api/account": ACCOUNT,
    "POST /api/account/password": ACCOUNT,
    "GET /api/account/export": ACCOUNT,
    "GET /api/sessions": ACCOUNT,
    "DELETE /api/sessions": ACCOUNT,
    "DELETE /api/sessions/{id}": ACCOUNT,
    "GET /api/tokens": ACCOUNT,
    "POST /api/tokens": ACCOUNT,
    "DELETE /api/tokens/{id}": ACCOUNT,
    "GET /api/blocks": ACCOUNT,
    "POST /api/blocks": ACCOUNT,
    "DELETE /api/blocks/{id}": ACCOUNT,
    "POST /api/reports": ACCOUNT,
    "GET /api/house": ANYONE,
    # other ways to sign in
    "POST /api/account/recover": ANYONE,
    "POST /api/account/reset": ANYONE,
    "POST /api/login/mail": ANYONE,
    "POST /api/login/link": ANYONE,
    "POST /api/login/passkey": ANYONE,
    "POST /api/passkeys/challenge": ANYONE,
    "GET /api/account/security": BROWSER,
    "POST /api/account/app": BROWSER,
    "PUT /api/account/app": BROWSER,
    "POST /api/account/two-step": BROWSER,
    "DELETE /api/account/two-step": BROWSER,
    "POST /api/account/codes": BROWSER,
    "POST /api/passkeys/new": BROWSER,
    "POST /api/passkeys": BROWSER,
    "DELETE /api/passkeys/{id}": BROWSER,
}
KEEPERS = "/api/keeper/"  # whatever keepers and moderators do, they do as people


def allows(held: Collection[str] | None, needed: str) -> bool:
    """Whether scopes are enough (None: no token, everything); who may play or make tables may look at them too.

    >>> allows({"play"}, "watch"), allows({"watch"}, "play"), allows(None, "account"), allows(set(), ANYONE)
    (True, False, True, True)
    """
    return held is None or needed == ANYONE or needed in held or (needed == WATCH and bool({PLAY, TABLES} & set(held)))


def check(held: Collection[str] | None, needed: str) -> None:
    """Refusal if scopes are not enough."""
    if not allows(held, needed):
        raise Refusal("missing-scope", Text("refused-browser-only") if needed == BROWSER else None, scope=needed)


def needed(method: str, route: Any) -> str:
    """The scope that a route needs, for a method."""
    scope = stated(method, route.path)
    return BROWSER if scope is None else scope


def stated(method: str, path: str) -> str | None:
    """The scope that is stated for a route; None if that was forgotten."""
    return BROWSER if path.startswith(KEEPERS) else NEEDED.get(f"{method} {path}")


def unstated(routes: Iterable[Any]) -> list[str]:
    """The routes of the API for which no scope is stated."""
    ways = ((method, route.path) for route in routes for method in getattr(route, "methods", None) or ("WEBSOCKET",))
    return [f"{method} {path}" for method, path in ways if path.startswith("/api/") and stated(method, path) is None]
