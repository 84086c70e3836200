"""Snapshots: what a caller may see of a table, as one JSON document; and patches from one to the next.

Everything here comes from `Match.view`, `Match.log` and `Match.offers` of a seat that the caller holds.  Each document
is worked out once, however many connections look at it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, NamedTuple, TypeVar

import orjson

from .. import texts
from ..drawings import liveries_of
from ..engine.game import Game, Livery
from ..engine.lesson import fits
from ..engine.text import Text
from ..match import Match
from ..sheets import Teller
from .patches import Memo, Patch, difference
from .refusals import Refusal
from .rooms import Room
from .tables import Table

T = TypeVar("T")
Document = dict[str, Any]
NOT_BEGUN: Document = {
    "n": 0, "view": None, "sheet": None, "offers": [], "undo": False, "may_wish": False, "lesson": None, "rule": None,
    "guide": None, "log": [], "scores": None, "winners": [], "hash": None,
}  # fmt: skip
APART = frozenset(("log",))  # of this the new lines are sent


class Audience(NamedTuple):
    """A way of looking at a table: from which seat, in which language, holding which seats; and whose chat they do not
    want to see."""

    seat: int | None
    language: str
    you: tuple[int, ...]
    hides: frozenset[str] = frozenset()


def audience(
    table: Table, person: str | None, seat: int | None, language: str, hides: frozenset[str] = frozenset()
) -> Audience:
    """How a person looks at a table: from the seat wanted, else from the one of theirs that acts, else from any of
    theirs, else as a spectator."""
    you = table.held(person)
    if seat is not None and seat not in you:
        raise Refusal("not-your-seat")
    if seat is None and you:
        seat = table.actor if table.actor in you else you[0]
    return Audience(seat, language, you, hides)


class Parts(NamedTuple):
    """What can change in a document.  What is the same for several audiences, or as before, is the same object."""

    standing: Document
    people: Document
    position: Document


NOTHING = Parts({}, {}, NOT_BEGUN)


class Look:
    """What one audience sees of a room: worked out once for each version, however many connections there are."""

    def __init__(self, room: Room, who: Audience) -> None:
        self._who = who
        self.heading = _heading(room, who)
        self._people: tuple[int, Any, tuple[Livery, ...], Document] = (-1, None, (), {})
        self._parts: tuple[int, Parts] = (-1, NOTHING)
        self._patch = (-1, -1, b"")

    def parts(self, room: Room) -> Parts:
        """The table as it is now, but for the heading."""
        version, known = self._parts
        if version != room.version:
            position = _position(room, self._who.seat, self._who.language)
            known = Parts(_once(room, _standing), self._see_people(room), position)
            self._parts = room.version, known
        return known

    def document(self, room: Room) -> Document:
        """The table as it is now."""
        standing, people, position = self.parts(room)
        return {**self.heading, **standing, **people, **position}

    def _see_people(self, room: Room) -> Document:
        """Who is there and what they say: as before, unless somebody came or went or spoke, or a clock runs."""
        rest, places, liveries, known = self._people
        worn = _once(room, _liveries)
        if rest != room.rest or places is not room.table.places or liveries != worn or room.table.clock.kind != "none":
            chat = [_line(room, line) for line in room.chat if line["person"] not in self._who.hides]
            known = {"you": list(self._who.you), "seats": seats(room, self._who), "chat": chat}
            self._people = (room.rest, room.table.places, worn, known)
        return known

    def patch(self, room: Room, old: Parts, version: int) -> bytes:
        """The message that turns an older version of the table into the present one; empty if they are the same."""
        before, now, message = self._patch
        if before != version or now != room.version:
            message = patch_message(old, self.parts(room), memo=_once(room, _memo))
            self._patch = version, room.version, message
        return message


def look(room: Room, who: Audience) -> Look:
    """How this audience sees the room."""
    known = room.looks.get(who)
    if known is None:
        known = room.looks[who] = Look(room, who)
    return known


def document(room: Room, who: Audience) -> Document:
    """The table as this audience sees it."""
    return look(room, who).document(room)


def _once(room: Room, make: Callable[[Room], T]) -> T:
    """What a function makes of a room, made once for each version."""
    version, known = room.shared.get(make, (-1, None))
    if version != room.version:
        known = make(room)
        room.shared[make] = (room.version, known)
    return known  # type: ignore[no-any-return]


def _heading(room: Room, who: Audience) -> Document:
    """What was settled when the table was made."""
    table = room.table
    chosen = table.document
    return {
        "id": table.id, "game": chosen["game"], "map": table.map, "own_map": table.own_map,
        "options": chosen["options"],
        "players": table.players, "analysis": table.analysis, "public": table.public, "created": table.created,
        "clock": chosen["clock"], "absent": chosen["absent"], "several": chosen.get("several", False), "seat": who.seat,
    }  # fmt: skip


def _standing(room: Room) -> Document:
    """How the table stands."""
    table, wish = room.table, room.table.wish
    count = 0 if wish is None else len(table.actions) - wish.n
    return {
        "seq": table.seq,
        "status": table.status,
        "actor": table.actor,
        "over": table.status == "over",
        "ended": table.ended,
        "end_offer": {"seats": sorted(table.consent)} if table.consent else None,
        "undo_wish": None if wish is None else {"seat": wish.seat, "count": count, "agreed": sorted(wish.agreed)},
        "rematch": table.rematch,
    }


def _memo(room: Room) -> Memo:
    """What was found to have changed in what several audiences see."""
    return {}


def seats(room: Room, who: Audience) -> list[Document]:
    """Who sits where."""
    return [_seat(room, n, who) for n in range(room.table.players)]


def _seat(room: Room, n: int, who: Audience) -> Document:
    place, table = room.table.places[n], room.table
    return {
        "seat": n,
        "kind": place.kind,
        "name": table.name_of(n, room.names),
        "bot": place.bot,
        "you": n in who.you,
        "present": place.kind == "bot" or room.is_present(n),
        "ready": place.kind == "bot" or place.person in table.ready,
        "clock": table.clock.shown(n),
        "livery": asdict(_once(room, _liveries)[n]),
    }


def _liveries(room: Room) -> tuple[Livery, ...]:
    """What tells the seats from each other, as on the drawing."""
    match, game = room.table.match, room.table.game
    return game.liveries[: room.table.players] if match is None else liveries_of(game, match.view(None, fresh=False))


def _lesson(game: Game, view: Mapping[str, Any], language: str) -> Document | None:
    """The rule that comes up for the seat that acts."""
    name = game.lesson(view)
    said = None if name is None else texts.say(Text(key := f"{game.words}-lesson-{name}"), language)
    return None if said is None or said == key else {"name": name, "text": said}


def _offers(table: Table, offers: list[Document]) -> list[Document]:
    """Of what may be done, in a lesson what its step is about; and that can be taken back, whatever it is."""
    if table.lesson is None:
        return offers
    wanted = table.wanted
    return [] if wanted is None else [{**offer, "final": None} for offer in offers if fits(offer["action"], wanted)]


def _guide(table: Table, language: str) -> Document | None:
    """What a lesson says at its step."""
    lesson, game = table.lesson, table.game.words
    if lesson is None:
        return None
    step, to_do = lesson.steps[table.step], table.wanted is not None
    done = bool(step.does) and not to_do
    return {
        "step": table.step, "of": len(lesson.steps),
        "title": texts.say(lesson.text(game, table.step, "title"), language),
        "text": texts.say(lesson.text(game, table.step, "done" if done else ""), language),
        "shows": [] if done else list(step.shows), "to_do": to_do, "done": done,
    }  # fmt: skip


def _line(room: Room, line: Document) -> Document:
    """A line of chat: who said it, by name alone."""
    return {
        "n": line["n"], "name": room.names.get(line["person"]), "seat": line["seat"], "text": line["text"],
        "at": line["at"],
    }  # fmt: skip


def _position(room: Room, seat: int | None, language: str) -> Document:
    """What the seat sees of the match."""
    key = (seat, language)
    seq, known, called, teller = room.seen.get(key, (-1, None, None, None))
    table, names = room.table, room.called(language)
    if seq != table.seq or called != names:
        told = _told(room, seat, language, names)
        follows = seq == table.seq - 1 and called == names and table.kept == len(table.actions) - 1
        teller = teller if called == names else Teller(language, names)
        known = position(table, seat, language, names, told, known["log"] if follows else None, teller)
        room.seen[key] = (table.seq, known, names, teller)
    return known  # type: ignore[no-any-return]


def _told(room: Room, seat: int | None, language: str, names: list[str | None]) -> list[Document]:
    """The log so far as a seat was told it; told anew when somebody is called otherwise.  In some games all seats are
    told the same."""
    key = (None if room.table.game.open_log else seat), language
    called, told = room.told.get(key, (None, []))
    if called != names:
        told = []
        room.told[key] = names, told
    return told


def position(
    table: Table,
    seat: int | None,
    language: str,
    names: list[str | None],
    told: list[Document],
    lines: list[Document] | None = None,
    teller: Teller | None = None,
) -> Document:
    """What a seat sees of a table's match, said with `names`; `told` is the log so far, and is brought up to date.

    `lines` is the whole log before the last action, where that is all that has happened since; `teller` shows sheets.
    """
    match = table.match
    if match is None:
        return NOT_BEGUN
    if len(told) < len(table.actions):
        past = table.before if len(told) == len(table.actions) - 1 else None
        told.extend(_sent(line) for line in match.log(seat, len(told), past, language, names))
    plays = seat is not None and table.status == "running"
    acts = plays and seat == table.actor
    done = table.status == "over" and match.over
    view = match.view(seat, fresh=False)
    return {
        "n": len(table.actions),
        "view": view,
        "sheet": _sheet(match, view, teller or Teller(language, names)),
        "offers": _offers(table, match.offers(False, language, names)) if acts else [],
        "undo": table.may_go_back if table.alone else plays and match.can_undo(table.before, seat),
        "may_wish": plays and not table.alone and _has_acted(table, seat),
        "lesson": _lesson(table.game, view, language) if acts else None,
        "rule": table.game.rule_now(view) if acts else None,
        "guide": _guide(table, language),
        "log": log(table, told, language) if lines is None else [*lines, told[-1]],
        "scores": match.scores() if done else None,
        "winners": table.winners(),
        "hash": match.hash if done or table.analysis else None,
    }


def _has_acted(table: Table, seat: int | None) -> bool:
    """Whether a seat has done something that was not taken back."""
    return any(entry.seat == seat and entry.text is None for entry in reversed(table.entries))


def _sheet(match: Match, view: Mapping[str, Any], teller: Teller) -> Document | None:
    """What lies beside the map."""
    made = match.game.sheet
    return None if made is None else teller.show(made(match.board, view))


def moment(room: Room, who: Audience, n: int) -> Document:
    """The table as it was after n actions, for somebody who looks back."""
    table = room.table
    if table.match is None or not 0 <= n <= len(table.actions):
        raise Refusal("not-found")
    past, names = table.at(n), room.called(who.language)
    _position(room, who.seat, who.language)  # tells the log, which at that moment was the beginning of it
    told, view = _told(room, who.seat, who.language, names)[:n], past.view(who.seat)
    return {
        **document(room, who),
        "n": n, "view": view, "sheet": _sheet(past, view, Teller(who.language, names)), "offers": [], "undo": False,
        "may_wish": False, "lesson": None, "rule": None, "guide": None, "log": told,
        "scores": past.scores() if past.over else None, "winners": past.winners(), "hash": None,
        "actor": past.actor, "over": past.over, "notes": "", "invite": None,
    }  # fmt: skip


def _sent(line: Document) -> Document:
    """An entry of the log as it is sent: words and seat of what the actor did are not sent twice."""
    first, *others = line["events"]
    own = {key: value for key, value in first.items() if key not in ("text", "seat")}
    return {**line, "events": [own, *others]}


def log(table: Table, told: list[Document], language: str) -> list[Document]:
    """The lines of the log: the actions as told, and what else happened."""
    return [
        told[entry.n - 1]
        if entry.text is None
        else {
            "n": entry.n,
            "seat": entry.seat,
            "action": None,
            "text": texts.say(entry.text, language),
            "kind": entry.kind,
        }
        for entry in table.entries
    ]


# ------------------------------------------------------------------------------------------------------------- patches


def patch_message(old: Parts, new: Parts, always: Document | None = None, memo: Memo | None = None) -> bytes:
    """A patch as it is sent: what changed, and the new lines of the log; `always` is sent whole in any case."""
    patch = Patch([], [], [])
    for was, now in zip(old, new, strict=True):
        if was is not now:
            for ours, more in zip(patch, difference(was, now, memo, APART), strict=True):
                ours.extend(more)
    patch.set.extend([[key], value] for key, value in (always or {}).items())
    message: Document = {"type": "patch", "seq": new.standing["seq"], "set": patch.set, "cut": patch.cut}
    if patch.put:
        message["put"] = patch.put
    had, has = old.position["log"], new.position["log"]
    same = _common(had, has)
    if same < len(has) or same < len(had):
        message |= {"log_from": same, "log": has[same:]}
    elif not any(patch):
        return b""
    return orjson.dumps(message)


def _common(old: list[Document], new: list[Document]) -> int:
    """How many lines at the beginning are the same."""
    most = min(len(old), len(new))
    if old[:most] == new[:most]:
        return most
    return next(i for i in range(most) if old[i] != new[i])


def resume(room: Room, who: Audience, past: Table) -> bytes:
    """The message for somebody who has the document of an earlier sequence number: the match by what changed, the
    rest (which has no sequence numbers) whole."""
    look_now = look(room, who)
    now = look_now.parts(room)
    then = now._replace(position=position(past, who.seat, who.language, room.called(who.language), []))
    return patch_message(then, now, always={**look_now.heading, **now.standing, **now.people})
