"""The documentation, as a site of its own under /docs: files that `make docs` has built into the package."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from ..engine.text import Text
from ..texts import say
from . import public
from .security import spoken

SITE = Path(__file__).parent / "docs"
LOST = "404.html"


def add(app: FastAPI) -> None:
    """Have the app serve it."""

    @app.get("/docs", include_in_schema=False)
    async def front() -> Response:
        return RedirectResponse("/docs/")  # its links are relative

    @app.get("/docs/{path:path}", include_in_schema=False)
    async def manual(request: Request, path: str) -> Response:
        if elsewhere := _elsewhere(path):
            return RedirectResponse(f"/docs/{elsewhere}")
        found = _file(path or "index.html")
        lost = found is None
        found = found or public.file(SITE / LOST, pack=True)
        if found is None:
            return HTMLResponse(_not_built(spoken(request.scope, dict(request.scope["headers"]))), 404)
        answer = found.answer(request.headers, public.ASK)
        answer.status_code = 404 if lost else answer.status_code
        return answer


def _elsewhere(path: str) -> str | None:
    """Where a page is whose address was given without its ending, or without the slash of a folder: links in pages
    are relative."""
    bare = path.rstrip("/")
    if not bare:
        return None
    if _file(f"{bare}.html"):
        return f"{bare}.html"
    return f"{bare}/" if bare == path and _file(f"{bare}/index.html") else None


def _file(path: str) -> public.Public | None:
    if "\0" in path:
        return None
    wanted = (SITE / path).resolve()
    wanted = wanted / "index.html" if wanted.is_dir() else wanted
    return public.file(wanted, pack=True) if wanted.is_relative_to(SITE.resolve()) else None


def _not_built(language: str) -> str:
    said, link = (escape(say(Text(key), language)) for key in ("docs-not-built", "docs-api"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Stellwerk</title>'
        f'<meta name="viewport" content="width=device-width"><h1>Stellwerk</h1><p>{said}</p>'
        f'<p><a href="/api/docs">{link}</a></p></html>'
    )
