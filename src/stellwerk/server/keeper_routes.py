"""The HTTP routes of keepers and moderators: see keepers.py for who may do what.

A role counts in a browser's session alone, never with a token: a program that needs more has the command line.
"""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request

from . import health, house_models, models
from .keepers import Actor, Keepers
from .order import FEATURES
from .refusals import Refusal
from .routes import Ask, Asking, Json

Most = Annotated[int, Query(ge=1, le=200)]
Skip = Annotated[int, Query(ge=0, le=1_000_000)]
Words = Annotated[str, Query(max_length=100)]


class Keeping:
    """A keeper or moderator who asks."""

    def __init__(self, ask: Asking) -> None:
        person = ask.someone
        self.ask = ask
        self.actor = Actor(person.id, person.name, person.row["role"])

    @property
    def keepers(self) -> Keepers:
        """What they can do."""
        return self.ask.server.keepers


async def _keeping(ask: Ask, request: Request) -> Keeping:
    shown = ask.server.shown(request)
    if ask.someone.row["role"] is None or shown is None or shown[0] != "cookie":
        raise Refusal("not-keeper")
    ask.server.take("look", ask.someone.id)
    return Keeping(ask)


Me = Annotated[Keeping, Depends(_keeping)]
router = APIRouter(prefix="/api/keeper", responses={422: {"model": models.Fault}})
DONE = 204


@router.get("/health", response_model=house_models.Health)
async def show_health(me: Me) -> Json:
    """How the house is doing."""
    return Json(await health.overview(me.ask.server))


# ------------------------------------------------------------------------------------------------------------ people


@router.get("/people", response_model=list[house_models.PersonLine])
async def people(me: Me, find: Words = "", most: Most = 50, skip: Skip = 0) -> Json:
    """People, those seen last first."""
    return Json(await me.keepers.people(find, most, skip))


@router.get("/people/{id}", response_model=house_models.PersonShown)
async def person(me: Me, id: str) -> Json:
    """A person, with what was reported and done."""
    return Json(await me.keepers.person(id))


@router.post("/people/{id}/mute", status_code=DONE)
async def mute(me: Me, id: str, body: house_models.Lasting) -> None:
    """Take somebody's voice."""
    await me.keepers.mute(me.actor, id, body.until, body.reason)


@router.post("/people/{id}/unmute", status_code=DONE)
async def unmute(me: Me, id: str, body: house_models.Because) -> None:
    """Give it back."""
    await me.keepers.unmute(me.actor, id, body.reason)


@router.post("/people/{id}/ban", status_code=DONE)
async def ban(me: Me, id: str, body: house_models.Barring) -> None:
    """Shut somebody out, at once."""
    await me.keepers.ban(me.actor, id, body.until, body.reason, body.address)


@router.post("/people/{id}/unban", status_code=DONE)
async def unban(me: Me, id: str, body: house_models.Because) -> None:
    """Let somebody in again."""
    await me.keepers.unban(me.actor, id, body.reason)


@router.post("/people/{id}/rename", status_code=DONE)
async def rename(me: Me, id: str, body: house_models.Renaming) -> None:
    """Give somebody another name."""
    await me.keepers.rename(me.actor, id, body.name, body.reason)


@router.post("/people/{id}/role", status_code=DONE)
async def appoint(me: Me, id: str, body: house_models.Appointing) -> None:
    """Make somebody keeper or moderator, or neither."""
    await me.keepers.set_role(me.actor, id, body.role, body.reason)


@router.delete("/people/{id}", status_code=DONE)
async def delete(me: Me, id: str, body: house_models.Because) -> None:
    """Delete somebody for good."""
    await me.keepers.delete(me.actor, id, body.reason)


# ------------------------------------------------------------------------------------------------ tables and reports


@router.get("/tables", response_model=list[house_models.TableLine])
async def tables(
    me: Me,
    status: Literal["lobby", "running", "over"] | None = None,
    who: Annotated[str | None, Query(max_length=100)] = None,
    most: Most = 50,
    skip: Skip = 0,
) -> Json:
    """Tables, those where something happened last first."""
    return Json(await me.keepers.tables(status, who, most, skip))


@router.get("/tables/{id}", response_model=house_models.TableShown)
async def table(me: Me, id: str) -> Json:
    """A table, with those who sit there and what was said."""
    return Json(await me.keepers.table(id))


@router.post("/tables/{id}/close", status_code=DONE)
async def close(me: Me, id: str, body: house_models.Because) -> None:
    """End a table without a result."""
    await me.keepers.close_table(me.actor, id, body.reason)


@router.post("/tables/{id}/chat/{n}/hide", status_code=DONE)
async def hide(me: Me, id: str, n: models.Count, body: house_models.Because) -> None:
    """Hide a line of chat from everybody."""
    await me.keepers.hide_line(me.actor, id, n, body.reason)


@router.get("/reports", response_model=list[house_models.ReportLine])
async def reports(me: Me, settled: bool = False, most: Most = 100) -> Json:
    """What players have reported: what waits, or what was settled."""
    return Json(await me.keepers.reports(settled=settled, most=most))


@router.post("/reports/{id}/settle", status_code=DONE)
async def settle(me: Me, id: str, body: house_models.Outcome) -> None:
    """Settle a report."""
    await me.keepers.settle(me.actor, id, body.outcome)


# ----------------------------------------------------------------------------------------------- switches and the log


@router.put("/switches/{feature}", status_code=DONE)
async def switch(me: Me, feature: Literal[FEATURES], body: house_models.Switching) -> None:  # type: ignore[valid-type]
    """Switch a feature on or off; how they stand is in GET /api/house."""
    await me.keepers.switch(me.actor, feature, body.on, body.reason)


@router.get("/log", response_model=list[house_models.Deed])
async def log(me: Me, most: Most = 100, before: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None) -> Json:
    """What keepers and moderators did, the latest first."""
    return Json(await me.keepers.log(most=most, before=before))
