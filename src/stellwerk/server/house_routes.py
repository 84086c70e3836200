"""The HTTP routes of neighbours: what is switched on here, blocks, reports."""

from __future__ import annotations

from fastapi import APIRouter, Response

from . import house_models, models
from .order import FEATURES
from .routes import Ask, Json

router = APIRouter(prefix="/api", responses={422: {"model": models.Fault}})


@router.get("/house", response_model=house_models.House)
async def house(ask: Ask) -> Json:
    """What of this house is switched on."""
    return Json({"features": {feature: feature not in ask.server.order.off for feature in FEATURES}})


@router.get("/blocks", response_model=list[house_models.Blocked])
async def blocks(ask: Ask) -> Json:
    """Whom the caller has blocked."""
    return Json(await ask.server.neighbours.blocked(ask.someone.id))


@router.post("/blocks", status_code=204)
async def block(ask: Ask, body: house_models.Neighbour) -> Response:
    """Block somebody at a table: the caller no longer sees what they say, and they do not sit down at each other's
    tables."""
    me = ask.someone.id
    await ask.spend("report")
    await ask.server.neighbours.block(me, body.table, body.seat, body.line)
    return Response(status_code=204)


@router.delete("/blocks/{id}", status_code=204)
async def unblock(ask: Ask, id: str) -> Response:
    """Have nothing against somebody any more."""
    await ask.server.neighbours.unblock(ask.someone.id, id)
    return Response(status_code=204)


@router.post("/reports", response_model=house_models.Made)
async def report(ask: Ask, body: house_models.Report) -> Json:
    """Tell the keepers of a table, of somebody at it, or of what was said there."""
    me = ask.someone.id
    await ask.spend("report")
    return Json({"id": await ask.server.neighbours.report(me, body.table, body.seat, body.line, body.reason)})
