"""What stands between the network and the routes: signed cookies, protection against other sites, headers, sizes.

`Shield` is ASGI middleware around the whole app; routes need not think of any of this:

    app = Shield(app, limits=limits, headers={"X-Stellwerk-Build": build})

- Every answer carries the usual headers and a Content-Security-Policy (one that a route has set itself is left alone).
- Unsafe methods (POST, PUT, PATCH, DELETE) need the header `X-Stellwerk: 1`, which no form and no other site's script
  can send without being asked first, and an `Origin` that is ours, if there is one; so do WebSockets.  Programs with
  `Authorization: Bearer ...` are exempt, since no browser adds that by itself.  **Whoever reads the caller must
  therefore never look at the cookie when there is a token**: `credentials` does it right.
- Requests to a name that is not ours are refused (hosts.py).
- Bodies beyond a size, or that are no proper JSON (`engine.document`: half characters, numbers without end, depths),
  and addresses that ask too often, are refused before any route is reached.

`Seal` signs what a cookie says:

    seal = Seal(key)
    response.set_cookie(cookie_name(secure), seal.close(session), secure=secure, **COOKIE)
    session = seal.open(value)               # None when forged, damaged or too old
"""

from __future__ import annotations

import hashlib
import json
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

from itsdangerous import BadData, TimestampSigner

from ..engine.document import Unreadable, parsed
from ..engine.text import Text
from ..texts import DEFAULT, LANGUAGES, say
from . import doors
from .hosts import Hosts
from .limits import BODY, Limits, household
from .policy import REPORTS, policy

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

BEARER = "bearer "
UNSAFE = frozenset(("POST", "PUT", "PATCH", "DELETE"))
HEALTH = "/healthz"  # asked by the machine itself and by proxies, under whatever name; tells nobody anything
ALWAYS = (HEALTH, "/api/login")  # even when there is only room for those whom we know
FULL = 10.0  # seconds after which to try again, then
LONGEST_NUMBER = 15  # digits of a length
LONGEST_PLACE = 200  # characters of a place in a document, as it is told
COOKIE_DAYS = 400  # the longest that browsers keep a cookie
COOKIE: dict[str, Any] = {"httponly": True, "samesite": "lax", "path": "/", "max_age": COOKIE_DAYS * 86_400}

CSP = policy()
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": CSP,
    "Reporting-Endpoints": f'page="{REPORTS}"',
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = (b"strict-transport-security", b"max-age=31536000")
AT_REST = (b"cache-control", b"no-store")  # what the API says is for the caller alone


class _Signer(TimestampSigner):
    """Signs with the time of the house."""

    clock: Callable[[], float]

    def get_timestamp(self) -> int:
        """The time, in whole seconds."""
        return int(self.clock())


class Seal:
    """Signs short texts with the server's key, and knows its own signature again.

    >>> seal = Seal("a long secret")
    >>> seal.open(seal.close("person 7"))
    'person 7'
    >>> seal.open(seal.close("person 7").replace("7", "8")) is None
    True
    """

    def __init__(self, key: str | bytes, *older: str | bytes, clock: Callable[[], float] = time.time) -> None:
        """`older` keys are still believed, so that a key can be changed without sending everybody away."""
        self._clock = clock
        self.change(key, *older)

    def change(self, key: str | bytes, *older: str | bytes) -> None:
        """Sign with another key from now on."""
        keys = [k.encode() if isinstance(k, str) else k for k in (*older, key)]
        self._signer = _Signer(keys, salt=b"stellwerk-cookie", key_derivation="hmac", digest_method=hashlib.sha256)
        self._signer.clock = self._clock

    def close(self, words: str) -> str:
        """The words, the time, and the signature of both."""
        return self._signer.sign(words).decode()

    def open(self, sealed: str, days: float = COOKIE_DAYS) -> str | None:
        """The words that were closed, if the seal is ours and not too old."""
        try:
            words, at = self._signer.unsign(sealed, return_timestamp=True)
            # What seems to come from the future was closed when a clock was wrong: that is nobody's fault.
            return words.decode() if self._clock() - at.timestamp() <= days * 86_400 else None
        except (BadData, UnicodeError):
            return None


def new_key() -> str:
    """A key for `Seal`, to be kept by the server."""
    return secrets.token_urlsafe(32)


def cookie_name(secure: bool) -> str:
    """The cookie's name; over https one that browsers take from this very host alone: no sister site can plant it."""
    return "__Host-stellwerk" if secure else "stellwerk"


def credentials(headers: Mapping[str, str], cookies: Mapping[str, str], secure: bool) -> tuple[str, str] | None:
    """What the caller shows: `("token", text)`, `("cookie", sealed)` or nothing.

    With a bearer's token the cookie does not count, since such requests need no `X-Stellwerk` header.

    >>> credentials({"authorization": "Bearer abc"}, {"stellwerk": "x"}, False)
    ('token', 'abc')
    >>> credentials({"authorization": "Basic abc"}, {"stellwerk": "x"}, False)  # a proxy in front may want that
    ('cookie', 'x')
    """
    shown = headers.get("authorization", "")
    if is_bearer(shown):
        return "token", shown[len(BEARER) :].strip()
    sealed = cookies.get(cookie_name(secure))
    return None if sealed is None else ("cookie", sealed)


def is_bearer(authorization: str) -> bool:
    """Whether an Authorization header shows a token."""
    return authorization[: len(BEARER)].lower() == BEARER


def is_ours(origin: str, host: str, origins: Iterable[str] = ()) -> bool:
    """Whether a page of this origin may act for its user here: it came from this host, or is allowed by the operator.

    The scheme is left aside, since a proxy in front may speak https where we hear http.

    >>> is_ours("https://play.example", "play.example"), is_ours("https://evil.example", "play.example")
    (True, False)
    >>> is_ours("null", "play.example"), is_ours("http://localhost:5173", "localhost:8000", ["http://localhost:5173"])
    (False, True)
    """
    if origin in origins:
        return True
    try:
        parts = urlsplit(origin)
        named = urlsplit(f"{parts.scheme}://{host}")
        default = {"http": 80, "https": 443}[parts.scheme]
        return bool(parts.hostname) and (parts.hostname, parts.port or default) == (
            named.hostname,
            named.port or default,
        )
    except (ValueError, KeyError):
        return False


def spoken(scope: Scope, headers: Mapping[bytes, bytes]) -> str:
    """The language of a request before any route has looked at it: `?language=`, else Accept-Language, else English."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [""])[0]
    wanted = [asked, *headers.get(b"accept-language", b"").decode("latin-1").split(",")]
    return next((code for tag in wanted if (code := tag.strip()[:2].lower()) in LANGUAGES), DEFAULT)


class Shield:
    """The middleware: see the head of this file."""

    def __init__(
        self,
        app: App,
        *,
        limits: Limits | None = None,
        origins: Iterable[str] = (),
        hosts: Hosts | None = None,
        headers: Mapping[str, str] | None = None,
        body: int = BODY,
        knows: Callable[[Scope], Awaitable[bool]] | None = None,
    ) -> None:
        """`origins` are other origins that may act here (a page under development); `headers` go onto every answer;
        `knows` says whether we know who sends a request, which counts when the house is full (see doors.py)."""
        self._app = app
        self._limits = limits or Limits()
        self._origins = frozenset(origins)
        self._hosts = hosts or Hosts(["*"])
        self._body = body
        self._knows = knows
        self._headers = [(k.lower().encode(), v.encode()) for k, v in {**HEADERS, **(headers or {})}.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        send = self._with_headers(scope, send)
        if wait := self._limits.take("request", address=_address(scope)):
            await _refuse(scope, headers, send, 429, "rate", Text("refused-rate", seconds=math.ceil(wait)), wait)
        elif scope["path"] != HEALTH and not self._hosts.allow(host := _host(headers)):
            await _refuse(scope, headers, send, 421, "unknown-host", Text("refused-host", host=host[:LONGEST_PLACE]))
        elif await self._is_full_for(scope):
            await _refuse(scope, headers, send, 503, "busy", Text("refused-busy"), FULL)
        elif scope["method"] in UNSAFE and scope["path"] != REPORTS and self._is_foreign(headers):
            await _refuse(scope, headers, send, 403, "cross-site", Text("refused-cross-site"))
        else:
            await self._bounded(scope, headers, receive, send)

    async def _bounded(self, scope: Scope, headers: Mapping[bytes, bytes], receive: Receive, send: Send) -> None:
        """Pass the request on, with a body that is no longer than allowed and can be read as JSON."""
        length = headers.get(b"content-length", b"0")
        if len(length) > LONGEST_NUMBER or not length.isdigit() or int(length) > self._body:
            await self._refuse_large(scope, headers, send)
        elif scope["method"] not in UNSAFE:
            await self._app(scope, receive, send)
        else:
            await self._with_body(scope, headers, receive, send)

    async def _with_body(self, scope: Scope, headers: Mapping[bytes, bytes], receive: Receive, send: Send) -> None:
        body, more = bytearray(), True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return  # whoever asked has gone
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self._body:
                await self._refuse_large(scope, headers, send)
                return
        if (fault := _fault(bytes(body))) is not None:
            await _refuse(scope, headers, send, 422, "bad-input", fault)
        else:
            await self._app(scope, _given(bytes(body), receive), send)

    async def _refuse_large(self, scope: Scope, headers: Mapping[bytes, bytes], send: Send) -> None:
        large = Text("refused-large", kilobytes=self._body // 1024)
        await _refuse(scope, headers, send, 413, "too-large", large)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, address = dict(scope["headers"]), _address(scope)
        foreign = not self._hosts.allow(_host(headers))
        foreign |= not _has_token(headers) and not self._same_origin(headers)
        with self._limits.hold("address", address) as free:
            asks_often = self._limits.take("request", address=address)
            if foreign or not free or asks_often or await self._is_full_for(scope):
                await receive()
                await send(
                    {"type": "websocket.close", "code": 1008, "reason": ""}
                )  # before accepting: answered with 403
            else:
                await self._app(scope, receive, send)

    async def _is_full_for(self, scope: Scope) -> bool:
        """Whether what room is left is not for this caller: nobody knows them."""
        if self._knows is None or not doors.dense(scope) or scope["path"] in ALWAYS:
            return False
        return not await self._knows(scope)

    def _is_foreign(self, headers: Mapping[bytes, bytes]) -> bool:
        """Whether a request that changes something may have been made by another site in its visitor's name."""
        if _has_token(headers):
            return False
        return headers.get(b"x-stellwerk") != b"1" or not self._same_origin(headers)

    def _same_origin(self, headers: Mapping[bytes, bytes]) -> bool:
        """Browsers say where a request comes from; what says nothing is no browser."""
        origin = headers.get(b"origin")
        if origin is not None:
            return is_ours(origin.decode("latin-1"), _host(headers), self._origins)
        return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message.get("headers", ()))
                names = {name.lower() for name, _ in own}
                own.extend(pair for pair in self._headers if pair[0] not in names)
                if scope.get("scheme") == "https":
                    own.append(HSTS)
                if b"cache-control" not in names and scope["path"].startswith("/api/"):
                    own.append(AT_REST)
                message["headers"] = own
            await send(message)

        return sending


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return household(client[0]) if client else "?"


def _host(headers: Mapping[bytes, bytes]) -> str:
    return headers.get(b"host", b"").decode("latin-1").lower()


def _has_token(headers: Mapping[bytes, bytes]) -> bool:
    return is_bearer(headers.get(b"authorization", b"").decode("latin-1"))


def _fault(body: bytes) -> Text | None:
    """What is wrong with a body; nothing if it is empty or a document that can be read, kept and said again."""
    try:
        if body:
            parsed(body)
    except Unreadable as fault:
        return fault.text if not fault.place else Text("bad-place", place=fault.place[:LONGEST_PLACE], fault=fault.text)
    return None


def _given(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for the app to read, and then what comes after it."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Message:
        return messages.pop() if messages else await receive()

    return receiving


async def _refuse(
    scope: Scope, headers: Mapping[bytes, bytes], send: Send, status: int, code: str, text: Text, wait: float = 0
) -> None:
    body = json.dumps({"error": code, "text": say(text, spoken(scope, headers))}, ensure_ascii=False).encode()
    extra = [(b"retry-after", str(math.ceil(wait)).encode())] if wait else []
    await send({
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra],
    })  # fmt: skip
    await send({"type": "http.response.body", "body": body})
