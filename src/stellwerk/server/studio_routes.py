"""The HTTP routes of the map studio: maps to begin with, and what is wrong with one and how it looks.

A map from outside is checked and drawn as everything that takes seconds at most is worked out (`thinking.advise`): in
threads that are shared fairly, and paid for.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from .. import drawings
from ..engine.document import Unreadable, parsed, taken
from ..engine.game import Game, MapError
from ..engine.text import Text
from ..games import games
from ..match import find_game
from ..revisions import applied, correction, told
from ..studio import Findings, Remark, look
from ..texts import say
from . import models, public
from .public import Public
from .refusals import Refusal
from .routes import Ask, Json

logger = logging.getLogger(__name__)
router = APIRouter(prefix="/api", responses={422: {"model": models.Fault}})

STARTER = "new"


@router.get("/games/{game}/maps/{map}/document", response_model=dict[str, Any])
async def map_document(ask: Ask, request: Request, game: str, map: str) -> Response:
    """The document of one of a game's maps, or as "new" that of the small one to begin with."""
    found = games().get(game)
    if found is None or map not in (*found.maps, STARTER):
        raise Refusal("not-found")
    return _document(found, map).answer(request.headers, public.ASK)


@lru_cache(maxsize=100)
def _document(game: Game, map: str) -> Public:
    document = game.map_document(map) if map in game.maps else parsed(game.starter.read_bytes())
    return Public.of(orjson.dumps(document), "application/json")


@router.post("/studio/look", response_model=models.MapSeen)
async def look_at(ask: Ask, wanted: models.MapWanted) -> Json:
    """Check a map document whole, and draw it if nothing is wrong with it.  Nothing of it is kept."""
    person = ask.someone
    game = find_game(wanted.game)
    await ask.spend("studio")
    seen = await ask.server.thinking.advise(person.id, lambda: _seen(game, wanted.document, ask.language, wanted.theme))
    if seen["drawn"] is not None and seen["drawn"] == wanted.drawn:
        seen["svg"] = None
    return Json(seen)


@router.post("/studio/changes", response_model=models.Versions)
async def changes(ask: Ask, wanted: models.VersionsWanted) -> Json:
    """What differs between two versions of a map, in words and as a correction that others can apply."""
    person = ask.someone
    await ask.spend("studio")

    def compared() -> dict[str, Any]:
        found = correction(taken(wanted.old), taken(wanted.new), wanted.source)
        return {"words": [say(told(change), ask.language) for change in found["changes"]], "correction": found}

    return Json(await ask.server.thinking.advise(person.id, compared))


@router.post("/studio/apply", response_model=dict[str, Any])
async def apply(ask: Ask, wanted: models.CorrectionWanted) -> Json:
    """A map with a correction; what does not fit is refused in words."""
    person = ask.someone
    await ask.spend("studio")
    try:
        made = await ask.server.thinking.advise(person.id, lambda: applied(taken(wanted.document), wanted.correction))
    except (MapError, Unreadable) as fault:
        raise Refusal("bad-input", fault.text) from None
    return Json(made)


def _seen(game: Game, document: Mapping[str, Any], language: str, theme: str) -> dict[str, Any]:
    """What there is to say of a map.  Games may come from anywhere: one that stumbles over a map must not stop us."""
    svg = None
    try:
        found = look(game, document)
        if found.board is not None:
            svg = drawings.draw(game, found.board, None, language, theme, "map")
    except Exception:
        logger.exception("a map was not understood", extra={"game": game.id})
        found = Findings([Remark(Text("studio-stumbled", game=game.title), ())])
    return {
        "faults": _told(found.faults, language), "doubts": _told(found.doubts, language),
        "more": found.more, "facts": list(found.facts), "svg": svg,
        "drawn": None if svg is None else hashlib.sha256(svg.encode()).hexdigest()[:20],
    }  # fmt: skip


def _told(remarks: Sequence[Remark], language: str) -> list[dict[str, Any]]:
    return [{"text": say(each.text, language), "place": each.place, "about": each.about} for each in remarks]
