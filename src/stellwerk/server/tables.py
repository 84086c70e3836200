"""What a table is: worked out from its document and its events, one after the other.

A `Table` is a value: `table.after(event)` is another one, so that what is not stored yet is not there yet.
"""

from __future__ import annotations

import copy
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..bots.ranks import levels
from ..engine.game import Game
from ..engine.lesson import Lesson
from ..engine.text import Text
from ..errors import BadDocument, IllegalAction
from ..games import games
from ..match import MATCH_FORMAT, Match
from ..state import State
from ..texts import has
from .clocks import Clock
from .store import Event

BOT_NAMES: Mapping[str, Text] = {**{level["spec"]: level["name"] for level in levels()}, "random": Text("bot-any")}
WAIT = "wait"  # the text of the events of those who are not ready to begin
STAND_IN = "fireman"  # the bot that takes over an empty or abandoned seat


@dataclass(frozen=True)
class Place:
    """A seat at a table: `person`, `bot`, `open` to anyone, or open by `invite`."""

    kind: str
    name: str | None = None
    person: str | None = None
    bot: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down."""
        return self.kind in ("open", "invite")


@dataclass(frozen=True)
class Entry:
    """A line of the table's log: an action (by its number), or something else that happened (by its words)."""

    n: int
    seat: int | None = None
    kind: str = "action"
    text: Text | None = None


class Wish(NamedTuple):
    """Somebody would like to take back what happened after n actions; these seats have agreed."""

    seat: int
    n: int
    agreed: frozenset[int] = frozenset()


class Table:
    """A table: its seats, its match, and where it stands."""

    def __init__(self, header: Mapping[str, Any], events: Sequence[Event] = ()) -> None:
        self.id: str = header["id"]
        self.creator: str | None = header["creator"]
        self.public: bool = header["public"]
        self.created: float = header["created"]
        self.document: Mapping[str, Any] = header["document"]
        self.game = games()[self.document["game"]]
        self.analysis: bool = self.document["analysis"]
        self.lesson = _lesson(self.game, self.document)
        self.step = 0
        """of its lesson: the one that the learner is at"""
        self.places = [Place(**place) for place in self.document["seats"]]  # a new list whenever it changes
        self.ready: frozenset[str] = frozenset()
        """those of the people at the table who are ready to begin"""
        if self.creator is not None and self.document.get("ready", True):
            self.ready = frozenset((self.creator,))
        self.clock = Clock.of(self.document["clock"], self.players)
        self.status = "lobby"
        self.seq = 0
        self.acted = 0
        """the sequence number at which the position last changed"""
        self.kept = 0
        """how many of the actions before the last change are still the same"""
        self.actions: list[str] = []
        self.entries: list[Entry] = []
        self.match: Match | None = None
        self.before: State | None = None
        """the match's state before its last action, if that is at hand"""
        self.consent: frozenset[int] = frozenset()
        self.wish: Wish | None = None
        """what somebody would like to take back, and who has agreed"""
        self.ended: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.actor = -1
        """the seat whose turn it is; -1 if nobody's"""
        if self.alone:
            self._begin()
        self._happen(events)

    @property
    def alone(self) -> bool:
        """Whether it is somebody's own to try things out: it begins at once, and everything may be taken back."""
        return self.analysis or self.lesson is not None

    @property
    def wanted(self) -> str | None:
        """What the step of the lesson wants to be done next; None if nothing."""
        return None if self.lesson is None else self.lesson.wanted(self.step, len(self.actions))

    def other(self) -> Text:
        """What is said in a lesson to who tries something else that is legal."""
        assert self.lesson is not None
        text = self.lesson.text(self.game.words, self.step, "other")
        return text if has(text.key) else Text("lesson-other")

    @property
    def may_go_back(self) -> bool:
        """Whether something can be taken back at a table of one's own: in a lesson what was done in this step."""
        return len(self.actions) > (0 if self.lesson is None else self.lesson.begins[self.step])

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.places)

    def held(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        if person is None:
            return ()
        return tuple(n for n, place in enumerate(self.places) if place.kind == "person" and place.person == person)

    def may_take_several(self, person: str) -> bool:
        """Whether a person may hold more than one seat: at a table of their own, or where its maker allows it."""
        return person == self.creator or bool(self.document.get("several"))

    def people(self) -> list[int]:
        """The seats of people."""
        return [n for n, place in enumerate(self.places) if place.kind == "person"]

    def winners(self) -> list[int]:
        """Who has won: by the rules, or because the only other player gave up."""
        if self.status != "over":
            return []
        if self.match is not None and self.match.over:
            return self.match.winners()
        quitter = (self.ended or {}).get("seat")
        return [1 - quitter] if quitter is not None and self.players == 2 else []

    def turn(self) -> dict[str, Any]:
        """Where the table stands, for what looks for tables in the database."""
        actor = self.actor
        bot = actor >= 0 and self.places[actor].kind == "bot" and self.lesson is None
        deadline = self.clock.deadline if self.status == "running" and not bot else None
        return {
            "seq": self.seq, "status": self.status, "actor": actor, "thinking": bot, "lease": 0.0, "deadline": deadline
        }  # fmt: skip

    # ------------------------------------------------------------------------------------------------- what happens

    def after(self, *events: Event, match: Match | None = None) -> Table:
        """The table after events.  `match` is where they lead to, if that is known already."""
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.actions, table.entries = list(self.actions), list(self.entries)
        if self.clock.kind != "none":  # which never changes
            table.clock = copy.deepcopy(self.clock)
        table._happen(events, match)
        return table

    def _happen(self, events: Sequence[Event], match: Match | None = None) -> None:
        had = len(self.actions)
        self.kept = had
        for event in events:
            if event.seq <= self.seq:
                continue
            happens = getattr(self, "_" + event.kind.replace("-", "_"), None)
            if happens is None:  # a newer version of the program, beside this one, knows more that can happen
                raise BadDocument(Text("refused-unknown-event", kind=event.kind))
            happens(event)
            self.seq = event.seq
            self.kept = min(self.kept, len(self.actions))
            if self.status == "running":
                self.clock.pass_to(event.actor, event.at)
        if match is not None and match is not self.match:
            self.before = self.match.state if self.match is not None and len(self.actions) == had + 1 else None
            self.match = match
        elif match is None and (self.kept < had or len(self.actions) > self.kept):
            hash = next((event.hash for event in reversed(events) if event.kind in ("action", "undo")), None)
            if not (0 < had == self.kept and self._play_on(had, hash)):
                self.match, self.before = self._replayed(hash), None
        actor = -1 if self.match is None else self.match.actor
        over = self.match is not None and actor < 0
        if over and self.status == "running":
            self.status, self.ended = "over", {"by": "rules", "seat": None}
            self.kept = 0  # the log may now tell what was secret
        elif self.alone and self.match is not None and not over:
            self.status, self.ended = "running", None  # the end was taken back
        self.actor = actor if self.status == "running" else -1

    @property
    def is_complete(self) -> bool:
        """Whether all seats are taken, by people who are ready to begin."""
        return all(
            not place.is_free and (place.kind != "person" or place.person in self.ready) for place in self.places
        )

    def _sit(self, event: Event) -> None:
        assert event.seat is not None
        self._place(event.seat, Place("person", None, event.person))
        self._ready(event)

    def _ready(self, event: Event) -> None:
        assert event.person is not None
        self.ready = self.ready - {event.person} if event.text == WAIT else self.ready | {event.person}

    def _place(self, seat: int, place: Place) -> None:
        self.places = [place if n == seat else old for n, old in enumerate(self.places)]

    def _leave(self, event: Event) -> None:
        assert event.seat is not None
        invited = self.document["seats"][event.seat]["kind"] == "invite"
        self._place(event.seat, Place("invite" if invited else "open"))  # its invitation holds again
        if event.person is not None and not self.held(event.person):
            self.ready -= {event.person}

    def _start(self, event: Event) -> None:
        self.places = [Place("bot", None, None, STAND_IN) if place.is_free else place for place in self.places]
        self._begin()
        self.acted = event.seq

    def _begin(self) -> None:
        self.status = "running"
        self.match = self._new_match()
        self.actions = self.match.history
        self.entries = [Entry(n + 1) for n in range(len(self.actions))]
        self.clock.pass_to(-1, self.created)

    def _action(self, event: Event) -> None:
        assert event.text is not None
        self.actions.append(event.text)
        self.entries.append(Entry(len(self.actions), event.seat))
        self.acted = event.seq
        self.wish = None

    def _undo(self, event: Event) -> None:
        n = int(event.text or 0)
        taken = len(self.actions) - n
        del self.actions[n:]
        self.entries = [entry for entry in self.entries if entry.n <= n]
        if not self.alone:
            self._note_undo(event.seat, n, taken)
        self.acted = event.seq
        self.wish = None

    def _step(self, event: Event) -> None:
        self.step = int(event.text or 0)

    def _note_undo(self, seat: int | None, n: int, taken: int) -> None:
        """Others see that something was taken back; several in a row are one line."""
        last = self.entries[-1] if self.entries else None
        if last is not None and last.kind == "undo" and last.seat == seat and last.text is not None:
            taken += last.text.args["count"]
            self.entries.pop()
        self.entries.append(Entry(n, seat, "undo", Text("table-undo", count=taken)))

    def _undo_wish(self, event: Event) -> None:
        assert event.seat is not None
        self.wish = Wish(event.seat, int(event.text or 0))

    def _undo_answer(self, event: Event) -> None:
        assert event.seat is not None
        if self.wish is not None:
            agreed = self.wish.agreed | {event.seat}
            self.wish = self.wish._replace(agreed=agreed) if event.text == "yes" else None

    def others(self, person: str | None) -> set[int]:
        """The seats of the other people."""
        return {seat for seat in self.people() if self.places[seat].person != person}

    def _resign(self, event: Event) -> None:
        self._give_up(event, "resignation", ends=self.players == 2)

    def _time(self, event: Event) -> None:
        self._give_up(event, "time", ends=self.document["absent"] == "end")

    def _give_up(self, event: Event, why: str, ends: bool) -> None:
        """A seat was given up: the table ends, or a bot plays on."""
        assert event.seat is not None
        self.entries.append(Entry(len(self.actions), event.seat, "table", Text(f"table-{why}")))
        self.consent -= {event.seat}
        self.wish = None
        if ends:
            self.status, self.ended = "over", {"by": why, "seat": event.seat}
        else:
            place = self.places[event.seat]
            self._place(event.seat, Place("bot", place.name, place.person, STAND_IN))

    def _end_offer(self, event: Event) -> None:
        assert event.seat is not None
        self.consent = self.consent | {event.seat} if event.text == "yes" else frozenset()
        if self.consent and self.consent >= set(self.people()):
            self.status, self.ended = "over", {"by": "agreement", "seat": None}
            self.entries.append(Entry(len(self.actions), None, "table", Text("table-agreement")))

    def _close(self, event: Event) -> None:
        self.status, self.ended = "over", {"by": "keeper", "seat": None}
        self.entries.append(Entry(len(self.actions), None, "table", Text("table-closed")))

    def _rematch(self, event: Event) -> None:
        self.rematch = event.text

    # ------------------------------------------------------------------------------------------------------ the match

    @property
    def map(self) -> str:
        """What its map is called: one of the game's, or one of somebody's own, which its document holds whole."""
        return map_of(self.document)

    @property
    def own_map(self) -> bool:
        """Whether it is played on a map that does not come with the game."""
        return not isinstance(self.document["map"], str)

    def _new_match(self) -> Match:
        begin = self.document.get("begin")
        if begin is not None:
            return read_match(begin)
        match = Match.new(
            self.game.id, self.players, self.document["seed"], self.document["options"], self.document["map"]
        )
        for action in () if self.lesson is None else self.lesson.before:
            match.play(action)
        return match

    def _play_on(self, had: int, hash: str | None) -> bool:
        """Play what has come after the first `had` actions; False if that does not lead to where it should."""
        assert self.match is not None
        match = self.match.copy()
        try:
            for text in self.actions[had:]:
                before = match.state
                match.play(text)
        except IllegalAction:
            return False
        if hash is not None and hash != match.hash:
            return False
        self.match, self.before = match, before
        return True

    def _replayed(self, hash: str | None) -> Match:
        """The match, by replaying all actions, checked against the hash that was stored last."""
        document = {**self._new_match().document(), "rules": self.document["rules"], "actions": self.actions}
        document.pop("scores", None)
        document["hashes"] = {} if hash is None else {str(len(self.actions)): hash}
        return read_match(document)

    def at(self, n: int) -> Match:
        """The match as it was after n actions."""
        assert self.match is not None
        return self.match.at(n)

    def whole(self, names: Mapping[str, str]) -> Match:
        """The match with the names of those who sit there, for a match file."""
        assert self.match is not None
        match = self.match.copy()
        match.names = [self.name_of(n, names) for n in range(self.players)]
        match.bots = [place.bot for place in self.places]
        return match

    def name_of(self, seat: int, names: Mapping[str, str]) -> str | None:
        """Who sits there: a given name, or the person's own; None for a bot, an empty seat, or someone who left."""
        place = self.places[seat]
        return place.name or (names.get(place.person) if place.person else None)

    def called(self, names: Mapping[str, str]) -> list[str | Text | None]:
        """What those who sit there are called at the table: people by name, bots by their level, with a number where
        there are several of it; None for an empty seat, or someone who left."""
        named = [self.name_of(seat, names) for seat in range(self.players)]
        bots = [None if name else place.bot for name, place in zip(named, self.places, strict=True)]
        return [name or _bot_name(bots, seat) for seat, name in enumerate(named)]


def _lesson(game: Game, document: Mapping[str, Any]) -> Lesson | None:
    """The lesson that a table was made for; BadDocument if the game has another now."""
    digest = document.get("lesson")
    lesson = None if digest is None else game.lesson_on(document["map"])
    if digest is not None and (lesson is None or lesson.digest != digest):
        raise BadDocument(Text("lesson-changed"))
    return lesson


def bot_name(spec: str) -> Text:
    """What a bot is called: a level by its name, one of the house's own as it is named there."""
    return BOT_NAMES.get(spec) or Text("bot-own-name", name=spec)


def _bot_name(bots: Sequence[str | None], seat: int) -> Text | None:
    """The name of a bot, with a number where others are called the same."""
    spec = bots[seat]
    name = None if spec is None else bot_name(spec)
    if name is None or bots.count(spec) == 1:
        return name
    return Text("bot-numbered", name=name, n=bots[: seat + 1].count(bots[seat]))


def read_match(document: Mapping[str, Any]) -> Match:
    """A match from a match file's or a position's document, whichever version of the rules it comes from."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if document.get("format") == MATCH_FORMAT:
            return Match.from_json(document)
        return Match.from_position(document)


def map_of(document: Mapping[str, Any]) -> str:
    """What the map of a table is called, by the table's document.

    >>> map_of({"map": "france"}), map_of({"map": {"id": "iberia", "rows": []}})
    ('france', 'iberia')
    """
    map = document["map"]
    return map if isinstance(map, str) else str(map["id"])
