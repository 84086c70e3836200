"""The HTTP routes of games and tables: each checks what came in, asks the rooms, and gives a snapshot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi.responses import StreamingResponse
from starlette.concurrency import run_in_threadpool

from .. import __version__
from ..engine.game import Game
from ..engine.text import Text
from ..games import games
from ..match import find_game
from ..texts import say
from . import coaching, live, models, names, policy, public, scopes, snapshots, stock, thinking
from .core import Server
from .public import Public
from .refusals import Refusal
from .rooms import Room
from .security import is_bearer
from .sessions import Person, SignIn
from .streams import MOST_PLAYING
from .tables import Table

router = APIRouter(prefix="/api", responses={422: {"model": models.Fault}})

Seat = Annotated[int | None, Query(ge=0, lt=models.MOST_SEATS)]


class Json(Response):
    """An answer as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """As bytes."""
        return orjson.dumps(content)


class Svg(Response):
    """An answer that is a drawing."""

    media_type = "image/svg+xml"

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:
        """With a policy for a drawing by itself."""
        super().init_headers({"Content-Security-Policy": policy.DRAWING, **(headers or {})})


class Asking:
    """Who asks, and in which language."""

    def __init__(self, server: Server, sign_in: SignIn | None, language: str, address: str) -> None:
        self.server = server
        self.sign_in = sign_in
        """by what we know them"""
        self.ban = server.ban(sign_in, address)
        """what shuts them out: they may look on like any stranger, and are told when they want more"""
        self.person = None if sign_in is None or self.ban is not None else sign_in.person
        self.language = language
        self.address = address
        self.is_program = False
        """whether they have shown a token, known or not"""

    @property
    def scopes(self) -> frozenset[str] | None:
        """What a token may do; None for everything."""
        return None if self.sign_in is None else self.sign_in.scopes

    @property
    def id(self) -> str | None:
        """The person's id, if we know them."""
        return None if self.person is None else self.person.id

    @property
    def someone(self) -> Person:
        """The person; Refusal if we do not know them."""
        return self.signed_in.person

    @property
    def signed_in(self) -> SignIn:
        """By what we know the person; Refusal if we do not."""
        if self.ban is not None:
            raise self.ban.refusal()
        if self.sign_in is None:
            raise Refusal("not-signed-in", Text("refused-token") if self.is_program else None)
        return self.sign_in

    async def spend(self, kind: str, cost: float = 1.0, *, anyone: bool = False) -> None:
        """Spend some of the caller's budget; Refusal if it is used up, or if we do not know them and not anyone may."""
        person = self.id if anyone else self.someone.id
        await self.server.limits.spend(kind, person=person, address=self.address, cost=cost)

    async def pay_for_reading(self, tables: int) -> None:
        """Spend for tables that have to be read from the database; Refusal if it were too many."""
        if tables:
            await self.spend("read", tables, anyone=True)

    async def room(self, id: str) -> Room:
        """The room of a table; Refusal if there is none, or if the caller has had too many read."""
        await self.pay_for_reading(int(self.server.rooms.known(id) is None))
        return await self.server.rooms.room(id)

    async def may_open(self) -> None:
        """Refusal if the caller may not open one more table."""
        await self.spend("table")
        await self.spend("bytes", 0)
        await self.server.stock.check_table(self.someone.id, self.server.order.mark(self.address))


async def _asking(request: Request) -> Asking:
    server: Server = request.app.state.server
    sign_in = await server.caller(request)
    request.state.language = server.language(request, None if sign_in is None else sign_in.person)
    ask = Asking(server, sign_in, request.state.language, server.address(request))
    ask.is_program = is_bearer(request.headers.get("authorization", ""))
    scopes.check(ask.scopes, scopes.needed(request.method, request.scope["route"]))
    return ask


Ask = Annotated[Asking, Depends(_asking)]


async def shown(ask: Asking, room: Room, seat: int | None = None) -> Json:
    """The answer that shows a table to the caller."""
    who = snapshots.audience(room.table, ask.id, seat, ask.language, ask.server.order.blocked(ask.id))
    return Json({**snapshots.document(room, who), **await live.personal(ask.server, room, ask.id)})


async def opened(ask: Asking, room: Room) -> Json:
    """The answer that shows a new table to the caller, who pays for storing it."""
    cost = stock.size(room.table.document)
    ask.server.limits.charge("bytes", person=ask.id, address=ask.address, cost=cost)
    return await shown(ask, room)


# --------------------------------------------------------------------------------------------------------------- games


@router.get("/version", response_model=models.Version)
async def version(ask: Ask) -> Json:
    """What is running here."""
    rules = {game.id: game.version for game in games().values()}
    return Json({"version": __version__, "build": ask.server.build, "rules": rules})


@router.get("/games", response_model=list[models.GameFacts])
async def list_games(ask: Ask, request: Request) -> Response:
    """The games with their maps and options."""
    return _all_facts(ask.language, tuple(games())).answer(request.headers, public.ASK)


@lru_cache(maxsize=10)
def _all_facts(language: str, known: tuple[str, ...]) -> Public:
    """What there is to say about all games, which is the same for everyone."""
    facts = [_facts(game, language) for game in games().values()]
    return Public.of(orjson.dumps(facts), "application/json", vary="Accept-Encoding, Accept-Language, Cookie")


@lru_cache(maxsize=100)
def _facts(game: Game, language: str) -> dict[str, Any]:
    """What there is to say about a game.  Remembered: it takes a while, for every map is read, and anyone may ask."""
    maps = [game.map_document(name) for name in game.maps]
    return {
        "id": game.id, "title": game.title, "designer": game.designer, "players": list(game.seats),
        "maps": [
            {
                "id": document["id"], "title": _title(document, language),
                "reconstructed": document.get("status") != "exact",
                "choices": {str(players): game.choices(game.board_of(name), players) for players in game.seats},
            }
            for name, document in zip(game.maps, maps, strict=True)
        ],
        "options": [
            {
                "name": option.name, "words": _option_words(game, option.name, language),
                "about": _option_words(game, f"{option.name}-about", language, ""),
                "choices": [
                    {"name": c, "words": _option_words(game, f"{option.name}-{c}", language)} for c in option.choices
                ],
            }
            for option in game.options
        ],
        "minutes": list(game.minutes), "about": _words(f"{game.words}-about", game.title, language),
        "chapters": [
            {
                "title": say(Text(f"{game.words}-learn-{chapter.name}-title"), language),
                "text": say(Text(f"{game.words}-learn-{chapter.name}"), language),
                "window": chapter.window,
            }
            for chapter in game.chapters
        ],
        "lessons": [{"map": one.map, "steps": len(one.steps), "players": one.players} for one in game.lessons],
        "liveries": [asdict(livery) for livery in game.liveries],
    }  # fmt: skip


def _option_words(game: Any, name: str, language: str, otherwise: str | None = None) -> str:
    """An option or a choice in words: the game's own, or those that games share, or `otherwise` its name."""
    shared = _words(f"option-{name}", name if otherwise is None else otherwise, language)
    return _words(f"{game.words}-option-{name}", shared, language)


def _words(key: str, otherwise: str, language: str) -> str:
    said = say(Text(key), language)
    return otherwise if said == key else said


def _title(document: dict[str, Any], language: str) -> str:
    title = document.get("title") or document.get("name") or document["id"].capitalize()
    return str(title.get(language) or next(iter(title.values()))) if isinstance(title, dict) else str(title)


@router.get("/games/{game}/rules", response_model=list[models.Section])
async def rules(ask: Ask, game: str) -> Json:
    """The rules of a game, section by section."""
    return Json(_rules(find_game(game), ask.language), headers={"Cache-Control": "no-cache"})


@lru_cache(maxsize=100)
def _rules(game: Game, language: str) -> list[dict[str, Any]]:
    return [asdict(section) for section in game.rulebook(language)]


@router.get("/schemas", response_model=dict[str, list[str]])
async def list_schemas(ask: Ask) -> Json:
    """The documents that have a JSON Schema, by game."""
    return Json({id: list(game.documents.schemas) for id, game in games().items()})


@router.get("/schemas/{game}/{document}", response_model=dict[str, Any])
async def schema(ask: Ask, game: str, document: str) -> Json:
    """The JSON Schema of a game's maps ("map") or of what a seat sees ("view")."""
    found = games().get(game)
    schemas = {} if found is None else found.documents.schemas
    if document not in schemas:
        raise Refusal("not-found")
    return Json(schemas[document], headers={"Cache-Control": "public, max-age=3600"})


@router.get("/games/{game}/maps/{map}/picture", response_class=Svg)
async def map_picture(
    ask: Ask, request: Request, game: str, map: str, theme: models.Theme = "light", part: models.Part = "all"
) -> Response:
    """A drawing of an empty board."""
    found = games().get(game)
    if found is None or map not in found.maps:
        raise Refusal("not-found")
    drawing = await ask.server.pictures.board(found, map, ask.language, theme, part)
    return drawing.answer(request.headers, "public, max-age=3600", {"Content-Security-Policy": policy.DRAWING})


@router.get("/bots", response_model=list[models.BotFacts])
async def list_bots(ask: Ask, game: str | None = None) -> Json:
    """The bots that can be seated, the levels first."""
    return Json(thinking.offered(games().get(game or ""), ask.language, ask.server.settings.bots))


# -------------------------------------------------------------------------------------------------------------- tables


@router.post("/tables", response_model=models.Snapshot)
async def create(ask: Ask, new: models.NewTable) -> Json:
    """Make a table."""
    person = ask.someone
    ask.server.order.check_on("tables")
    if any(seat.name for seat in new.seats):
        ask.server.order.check_voice(person.id)
    await ask.may_open()
    for seat in new.seats:
        if (seat.bot is None) == (seat.kind == "bot"):
            raise Refusal("bad-input", Text("refused-bot-seat"))
        if seat.bot is not None:
            thinking.check(seat.bot, ask.server.settings.bots)
    find_game(new.game)
    if any(seat.kind in ("open", "invite") for seat in new.seats):
        for name in {seat.name for seat in new.seats if seat.name is not None and seat.name != person.name}:
            await ask.server.people.check_name(name, person.id)
    wanted = new.model_dump()
    _name_friends(wanted["seats"], ask.language)
    listed = any(seat.kind == "open" for seat in new.seats) if new.public is None else new.public
    room = await ask.server.rooms.create(
        person.id, new.game, wanted["seats"], map=new.map, options=new.options, public=listed,
        clock=wanted["clock"], absent=new.absent, several=new.several, start=new.start, ready=new.ready,
    )  # fmt: skip
    return await opened(ask, room)


def _name_friends(seats: list[dict[str, Any]], language: str) -> None:
    """Whoever shares the screen of the table's maker and has said no name is given one, so that all are told apart."""
    unnamed = [seat for seat in seats if seat["kind"] == "me" and not seat["name"]]
    taken = {seat["name"] for seat in seats}
    for seat in unnamed[1:]:
        while (name := names.of_a_guest(language)) in taken:
            pass
        seat["name"] = name
        taken.add(name)


@router.get("/tables", response_model=list[models.TableFacts])
async def list_tables(ask: Ask, scope: Literal["open", "mine", "watch"] = "open") -> Json:
    """Tables that are open to anyone, the caller's own, or those to watch."""
    if scope == "mine" and ask.person is None:
        return Json([])
    rooms = await ask.server.rooms.lists(scope, ask.id, pay=ask.pay_for_reading)
    return Json([_in_list(ask, room) for room in rooms])


def _in_list(ask: Asking, room: Room) -> dict[str, Any]:
    table = room.table
    who = snapshots.Audience(None, ask.language, table.held(ask.id))
    return {
        "id": table.id, "game": table.game.id, "map": table.map, "players": table.players,
        "status": table.status, "seats": snapshots.seats(room, who), "actor": table.actor, "you": list(who.you),
        "your_turn": table.actor in who.you, "created": table.created, "seq": table.seq,
        "clock": table.document["clock"], "analysis": table.analysis,
    }  # fmt: skip


@router.get("/tables/{id}", response_model=models.Snapshot)
async def snapshot(ask: Ask, id: str, seat: Seat = None) -> Json:
    """A table as the caller may see it."""
    return await shown(ask, await ask.room(id), seat)


@router.post("/tables/{id}/join", response_model=models.Snapshot)
async def join(ask: Ask, id: str, body: models.Join) -> Json:
    """Sit down at a table."""
    person = ask.someone
    await ask.spend("action")
    ask.server.order.check_together((await ask.room(id)).table.creator, person.id)
    await ask.spend("bytes", stock.EVENT)
    await ask.server.stock.check_seat(person.id)
    return await shown(ask, await ask.server.rooms.join(id, person.id, body.seat, body.key, body.ready))


@router.post("/tables/{id}/ready", response_model=models.Snapshot)
async def ready(ask: Ask, id: str, body: models.Ready) -> Json:
    """Be ready to begin, or not any more: when all seats are taken and all people are ready, the match starts."""
    await ask.spend("action")
    await ask.spend("bytes", stock.EVENT)
    return await shown(ask, await ask.server.rooms.be_ready(id, ask.someone.id, body.ready))


@router.post("/tables/{id}/leave", response_model=models.Snapshot)
async def leave(ask: Ask, id: str) -> Json:
    """Leave the table; in a running match, that means resigning."""
    await ask.spend("action")
    await ask.spend("bytes", stock.EVENT)
    return await shown(ask, await ask.server.rooms.leave(id, ask.someone.id))


@router.post("/tables/{id}/start", response_model=models.Snapshot)
async def start(ask: Ask, id: str) -> Json:
    """Start now; bots take the free seats."""
    return await shown(ask, await ask.server.rooms.start(id, ask.someone.id))


@router.post("/tables/{id}/rematch", response_model=models.Snapshot)
async def rematch(ask: Ask, id: str) -> Json:
    """The same people in the same seats once more; the next to the left begins."""
    ask.server.order.check_on("tables")
    places = (await ask.room(id)).table.places
    ask.server.order.check_wanted(ask.someone.id, [place.person for place in places])
    await ask.may_open()
    return await opened(ask, await ask.server.rooms.rematch(id, ask.someone.id))


@router.post("/tables/{id}/actions", response_model=models.Done)
async def act(ask: Ask, id: str, body: models.Act) -> Json:
    """Carry out an action."""
    person = ask.someone
    await ask.spend("action")
    await ask.spend("bytes", stock.EVENT)
    return Json({"seq": await ask.server.rooms.act(id, person.id, body.seat, body.action, body.seq, body.key)})


@router.post("/tables/{id}/undo", response_model=models.Done)
async def undo(ask: Ask, id: str, body: models.Undo) -> Json:
    """Take back the caller's last action."""
    person = ask.someone
    await ask.spend("action")
    await ask.spend("bytes", stock.EVENT)
    return Json({"seq": await ask.server.rooms.undo(id, person.id, body.seat, body.seq, body.key, body.to)})


@router.post("/tables/{id}/undo-wish", response_model=models.Snapshot)
async def wish_undo(ask: Ask, id: str, body: models.UndoWish) -> Json:
    """Ask the others to let one take back one's last action, though they have acted since."""
    await ask.spend("action")
    await ask.spend("bytes", stock.EVENT)
    return await shown(ask, await ask.server.rooms.wish_undo(id, ask.someone.id, body.seat, body.seq))


@router.post("/tables/{id}/undo-answer", response_model=models.Snapshot)
async def answer_undo(ask: Ask, id: str, body: models.Answer) -> Json:
    """Agree to what somebody wishes to take back, or decline; whoever wished it may withdraw."""
    await ask.spend("action")
    await ask.spend("bytes", stock.EVENT)
    return await shown(ask, await ask.server.rooms.answer_undo(id, ask.someone.id, body.seat, body.accept))


@router.post("/tables/{id}/resign", response_model=models.Snapshot)
async def resign(ask: Ask, id: str, body: models.Seat) -> Json:
    """Resign: a match of two ends; in others a bot plays on."""
    return await shown(ask, await ask.server.rooms.resign(id, ask.someone.id, body.seat))


@router.post("/tables/{id}/end-offer", response_model=models.Snapshot)
async def offer_end(ask: Ask, id: str, body: models.Answer) -> Json:
    """Offer or agree to end without a result, or decline."""
    await ask.spend("action")
    await ask.spend("bytes", stock.EVENT)
    return await shown(ask, await ask.server.rooms.offer_end(id, ask.someone.id, body.seat, body.accept))


@router.post("/tables/{id}/chat", status_code=204)
async def chat(ask: Ask, id: str, body: models.Say) -> Response:
    """Say something at the table."""
    person = ask.someone
    ask.server.order.check_on("chat")
    ask.server.order.check_voice(person.id)
    await ask.spend("chat")
    await ask.spend("bytes", stock.LINE + len(body.text.encode()))
    await ask.server.rooms.say(id, person.id, person.name, body.text)
    return Response(status_code=204)


@router.put("/tables/{id}/notes", status_code=204)
async def write_notes(ask: Ask, id: str, body: models.Notes) -> Response:
    """Keep a note that nobody else sees."""
    await ask.spend("look")
    await ask.spend("bytes", stock.LINE + len(body.text.encode()))
    await ask.server.rooms.write_note(id, ask.someone.id, body.text)
    return Response(status_code=204)


@router.get("/tables/{id}/explain", response_model=models.Explanation)
async def explain(
    ask: Ask, id: str, seat: Seat = None, action: models.Action | None = None, group: models.Action | None = None
) -> Json:
    """Why an action is refused to one of the caller's seats, or why nothing can be done at a group of the drawing."""
    await ask.spend("look", anyone=True)
    room = await ask.room(id)
    table = room.table
    who = snapshots.audience(table, ask.id, seat, ask.language)
    if who.seat is None:
        raise Refusal("not-your-seat")
    if table.match is None:
        raise Refusal("not-now", Text("refused-not-running"))
    match = table.match
    said = ask.language, room.called(ask.language)
    if group is not None:
        fault = match.fault_at(who.seat, group) or _not_now(table, who.seat, group)
        return Json(_explained(table, fault, *said))
    if action is None or table.game.parse(match.board, action) is None:
        # A near one is not suggested: which are legal is not for every seat to know.
        raise Refusal("bad-input", Text("refused-no-action", action=action or ""))
    return Json(_explained(table, match.fault(action, who.seat), *said))


def _explained(table: Table, fault: Text | None, language: str, names: list[str | None]) -> dict[str, str | None]:
    """Why something is refused, in words, and where the rules say so."""
    if fault is None:
        return {"text": None, "rule": None}
    return {"text": say(fault, language, names), "rule": table.game.rule_of(fault)}


def _not_now(table: Table, seat: int, group: str) -> Text | None:
    """What a lesson says about something that could be done at a group, but is not what the step is about."""
    match = table.match
    if table.lesson is None or match is None or seat != table.actor:
        return None
    at = (match.offer(action).at for action in match.state.legal().tolist())
    return table.other() if any(group in groups for groups in at) else None


@router.get("/tables/{id}/at/{n}", response_model=models.Snapshot)
async def moment(ask: Ask, id: str, n: int, seat: Seat = None) -> Json:
    """A table as it was after n actions; once the match is over, as any seat saw it."""
    room = await ask.room(id)
    await ask.spend("look", anyone=True)
    return Json(snapshots.moment(room, _spectator_or(ask, room, seat), n))


def _spectator_or(ask: Asking, room: Room, seat: int | None) -> snapshots.Audience:
    """One's own seat or none; when all is over, any."""
    table = room.table
    if table.status == "over" and seat is not None and seat < table.players:
        return snapshots.Audience(seat, ask.language, table.held(ask.id), ask.server.order.blocked(ask.id))
    return snapshots.audience(table, ask.id, seat, ask.language, ask.server.order.blocked(ask.id))


@router.get("/tables/{id}/picture", response_class=Svg)
async def picture(
    ask: Ask,
    id: str,
    seat: Seat = None,
    n: Annotated[int | None, Query(ge=0)] = None,
    theme: models.Theme = "light",
    part: models.Part = "all",
) -> Response:
    """A drawing of the board as a seat sees it, or saw it after n actions."""
    room = await ask.room(id)
    table = room.table
    await ask.spend("draw", anyone=True)
    if table.match is None:
        map = table.document["map"]
        board = await ask.server.pictures.board(table.game, map, ask.language, theme, part, table.id)
        return Svg(board.text)
    who = _spectator_or(ask, room, seat)
    if n is None:
        view, key = snapshots.document(room, who)["view"], ("table", id, table.seq, who.seat)
    else:
        view, key = table.at(n).view(who.seat), ("table", id, table.seq, who.seat, n)  # type: ignore[assignment]
    return Svg(await ask.server.pictures.table(key, table.match, view, ask.language, theme, part))


@router.get("/tables/{id}/export")
async def export(ask: Ask, id: str, seat: Seat = None) -> Json:
    """The match file, if the match is over or an analysis; while it runs, the caller's own view."""
    room = await ask.room(id)
    table = room.table
    if table.match is None:
        raise Refusal("not-now", Text("refused-not-running"))
    if table.status == "over" or (table.analysis and table.held(ask.id)):
        match = table.whole(room.names)
        content = await run_in_threadpool(match.document)
        name = f"{table.game.id}-{table.id}.json"
    else:
        who = snapshots.audience(table, ask.id, seat, ask.language)
        shown = snapshots.document(room, who)
        names = ("id", "game", "map", "options", "seat", "seq", "n", "actor", "view", "log")
        content = {"format": "stellwerk-view/1", **{name: shown[name] for name in names}}
        name = f"{table.game.id}-{table.id}-view.json"
    return Json(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/analysis", response_model=models.Snapshot)
async def analyse(ask: Ask, body: models.Document) -> Json:
    """Open a match file or position as an analysis table."""
    person = ask.someone
    ask.server.order.check_on("analyses")
    await ask.may_open()
    return await opened(ask, await ask.server.rooms.analyse(person.id, body.document))


@router.post("/tables/{id}/what-if", response_model=models.Snapshot)
async def what_if(ask: Ask, id: str, body: models.Moment) -> Json:
    """An analysis table that begins at a moment of a finished match."""
    person = ask.someone
    ask.server.order.check_on("analyses")
    await ask.may_open()
    return await opened(ask, await ask.server.rooms.what_if(id, person.id, body.n))


@router.post("/lessons", response_model=models.Snapshot)
async def lesson(ask: Ask, wanted: models.LessonWanted) -> Json:
    """The caller's guided first game: as they left it, or a new one."""
    person = ask.someone
    ask.server.order.check_on("tables")
    await ask.may_open()
    return await opened(ask, await ask.server.rooms.lesson(person.id, wanted.game, wanted.map))


@router.post("/tables/{id}/step", response_model=models.Snapshot)
async def step(ask: Ask, id: str, body: models.StepWanted) -> Json:
    """Go to a step of a lesson, back or forth."""
    person = ask.someone
    await ask.spend("action")
    await ask.spend("bytes", stock.EVENT)
    return await shown(ask, await ask.server.rooms.go_to_step(id, person.id, body.step))


@router.get("/tables/{id}/hint", response_model=models.Hint)
async def hint(ask: Ask, id: str, seat: Seat = None, quick: bool = False) -> Json:
    """What to do now and why, for anyone playing against bots, at one screen, or at an analysis table; `quick` is a
    first thought, at a quarter of the cost."""
    person = ask.someone
    room = await ask.room(id)
    who = snapshots.audience(room.table, person.id, seat, ask.language)
    seat = -1 if who.seat is None else who.seat
    cost = 0.25 if quick else 1.0
    found = ask.server.coaching.hint(room, person.id, seat, ask.language, lambda: ask.spend("hint", cost), quick)
    return Json(await found)


@router.get("/tables/{id}/analysis", response_model=models.Analysis, responses={202: {"model": models.Progress}})
async def analysis(ask: Ask, id: str) -> Json:
    """How the chances changed in a finished match and where it turned; 202 while the coach is still thinking."""
    ask.server.order.check_on("analyses")
    person = ask.someone
    room = await ask.room(id)
    work = await ask.server.coaching.analysis(room, person.id, ask.language, lambda: ask.spend("analysis"))
    if not work.result.done():
        return Json({"done": work.done, "of": work.of}, 202)
    names = [room.table.name_of(n, room.names) for n in range(room.table.players)]
    return Json({**work.result.result(), "names": names, "bots": [place.bot for place in room.table.places]})


@router.get("/tables/{id}/analysis/picture", response_class=Svg)
async def analysis_picture(ask: Ask, id: str, theme: models.Theme = "light") -> Response:
    """The chances of a finished match as a drawing, once it was analysed."""
    person = ask.someone
    room = await ask.room(id)
    await ask.spend("picture")
    work = await ask.server.coaching.analysis(room, person.id, ask.language, lambda: ask.spend("analysis"))
    if not work.result.done():
        raise Refusal("not-now")
    chances = {**work.result.result(), "names": room.called(ask.language)}
    return Svg(await ask.server.thinking.advise(person.id, lambda: coaching.plot(chances, ask.language, theme)))


@router.get("/bot/stream")
async def stream(ask: Ask) -> StreamingResponse:
    """What happens at the caller's tables, as lines of JSON: see docs/reference/http-bots.md."""
    sign_in = ask.signed_in
    await ask.server.rooms.lists("playing", ask.id, MOST_PLAYING, ask.pay_for_reading)  # while it can be refused

    async def lines() -> AsyncIterator[bytes]:
        with ask.server.limits.hold("stream", sign_in.person.id) as free:
            if free:
                with ask.server.metrics.streams.track_inprogress():
                    async for line in ask.server.streams.listen(sign_in, ask.address, ask.language):
                        yield line

    return StreamingResponse(lines(), media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})


@router.websocket("/tables/{id}/live")
async def watch(
    socket: WebSocket,
    id: str,
    seat: Seat = None,
    since: int | None = None,
    draw: bool = False,
    part: models.Part = "all",
    hurry: bool = False,
) -> None:
    """Follow a table: see docs/reference/http-tables.md."""
    await live.serve(socket.app.state.server, socket, id, seat, since, draw=draw, part=part, hurry=hurry)
