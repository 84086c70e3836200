"""The application: routes, refusals as answers, the page, metrics.

uvicorn --factory stellwerk.server.app:create
"""

from __future__ import annotations

import contextlib
import logging
import math
from collections.abc import AsyncIterator
from typing import Any

import orjson
import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from fastapi.telemetry import TelemetryConfig
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from .. import __version__
from ..errors import StellwerkError
from ..texts import say
from . import (
    access_routes,
    account_routes,
    house_routes,
    keeper_routes,
    manual,
    offline,
    policy,
    public,
    reference,
    routes,
    studio_routes,
)
from .core import PAGE, Server
from .hosts import Hosts
from .outside import NotSent
from .refusals import Refusal
from .routes import Json
from .security import LONGEST_PLACE, Shield, spoken
from .settings import Settings

logger = logging.getLogger(__name__)

NO_PAGE = """<!doctype html><meta charset="utf-8"><title>Stellwerk</title>
<h1>Stellwerk</h1><p>The server is running, but its page has not been built: run <code>make page</code> in a checkout
(it needs Node.js), or install a released wheel. The <a href="/api/docs">API</a> works without it.</p>"""


# Traces for whoever asks for them by OTEL_EXPORTER_OTLP_ENDPOINT; metrics and the log have ways of their own.
TRACES: TelemetryConfig = {"auto_configure": True, "metrics": False, "logs": False}


def create(settings: Settings | None = None) -> Any:
    """The ASGI application."""
    server = Server(settings or Settings())

    @contextlib.asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(
        title="Stellwerk", version=__version__, lifespan=running, docs_url=None, redoc_url=None, telemetry=TRACES
    )
    app.state.server = server
    # Not include_router: what it includes is looked up anew for every request, which takes longer than most answers.
    for part in (routes, studio_routes, account_routes, access_routes, house_routes, keeper_routes):
        app.router.routes.extend(part.router.routes)
    _add_refusals(app)
    _add_house(app, server)
    manual.add(app)
    _add_page(app)
    shield = Shield(
        app,
        limits=server.limits,
        origins=server.settings.origins,
        hosts=Hosts(server.settings.hosts, server.settings.public_url),
        headers={"X-Stellwerk-Build": server.build},
        knows=server.knows,
    )
    shield.state = app.state  # type: ignore[attr-defined]
    return shield


def _add_refusals(app: FastAPI) -> None:
    """Whatever goes wrong is answered with a code and words in the caller's language."""

    def refused(request: Request, fault: Refusal) -> Json:
        language = getattr(request.state, "language", None) or spoken(request.scope, dict(request.scope["headers"]))
        app.state.server.metrics.refused.labels(fault.code).inc()
        headers = {"Retry-After": str(math.ceil(fault.wait))} if fault.wait else None
        rule = {} if fault.rule is None else {"rule": fault.rule}
        return Json({"error": fault.code, "text": say(fault.text, language), **rule}, fault.status, headers)

    @app.exception_handler(Refusal)
    async def on_refusal(request: Request, fault: Refusal) -> Json:
        return refused(request, fault)

    @app.exception_handler(NotSent)
    async def on_not_sent(request: Request, fault: NotSent) -> Json:
        return refused(request, Refusal("not-sent", fault.text))

    @app.exception_handler(StellwerkError)
    async def on_error(request: Request, fault: StellwerkError) -> Json:
        return refused(request, Refusal("bad-input", fault.text))

    @app.exception_handler(RequestValidationError)
    async def on_bad_input(request: Request, fault: RequestValidationError) -> Json:
        said = (f["ctx"]["error"] for f in fault.errors() if isinstance(f.get("ctx", {}).get("error"), StellwerkError))
        answer = refused(request, Refusal("bad-input", next((found.text for found in said), None)))
        places = [{"place": ".".join(map(str, f["loc"]))[:LONGEST_PLACE], "fault": f["msg"]} for f in fault.errors()]
        return Json({**orjson.loads(answer.body), "faults": places}, answer.status_code)

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(OSError)
    async def on_no_database(request: Request, fault: Exception) -> Json:
        logger.warning("the database did not answer", extra={"fault": type(fault).__name__})
        return refused(request, Refusal("busy", wait=1.0))

    @app.exception_handler(Exception)
    async def on_fault(request: Request, fault: Exception) -> Json:
        return refused(request, Refusal("fault"))  # what it was is in the log, and nobody else's business

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, fault: HTTPException) -> Json:
        if fault.status_code == 404:
            return refused(request, Refusal("not-found"))
        answer = refused(request, Refusal("bad-input"))  # a method that there is not, for instance
        return Json(orjson.loads(answer.body), fault.status_code, fault.headers)


def _add_house(app: FastAPI, server: Server) -> None:
    """What operators look at."""

    @app.get("/healthz", include_in_schema=False)
    async def healthy() -> Response:
        await server.store.row(sa.select(1))
        return Response("ok", media_type="text/plain")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        style = policy.policy(style_src=policy.hashed(reference.STYLE))
        return HTMLResponse(reference.page(app.openapi()), headers={"Content-Security-Policy": style})

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        server.metrics.rooms.set(len(server.rooms))
        return Response(server.metrics.text(), media_type=server.metrics.kind)

    reports = policy.Reports(server.metrics)

    @app.post(policy.REPORTS, include_in_schema=False)
    async def report(request: Request) -> Response:
        reports.take(orjson.loads(await request.body() or b"null"))
        return Response(status_code=204)


def _add_page(app: FastAPI) -> None:
    """The browser's page: files as they are, every other address is the page itself."""

    @app.get(offline.ADDRESS, include_in_schema=False)
    async def no_line(request: Request) -> Response:
        style = policy.policy(style_src=policy.hashed(offline.STYLE))
        return offline.page().answer(request.headers, public.ASK, {"Content-Security-Policy": style})

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/") or path in ("metrics", "healthz") or "\0" in path:
            raise Refusal("not-found")
        index = public.file(PAGE / "index.html")
        if index is None:
            return HTMLResponse(NO_PAGE)
        wanted = (PAGE / path).resolve()
        found = public.file(wanted) if path and wanted.is_relative_to(PAGE.resolve()) else None
        hashed = path.startswith("assets/")
        if found is None and hashed:
            raise Refusal("not-found")
        return (found or index).answer(request.headers, public.FOREVER if hashed else public.ASK)
