"""Matches: the public way to play.  One core type, two text formats.

A *match* is a game being played: a `State` and how it came about.  Saved, it is a JSON document of game, map, options,
seats, seed, rules version and actions in notation (like PGN in chess); its state is always what replaying the actions
gives.  A *position* is a JSON document of one full state (like FEN).
"""

from __future__ import annotations

import copy
import difflib
import json
import re
import secrets
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial, reduce
from itertools import pairwise
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from . import drawings
from .engine.document import Unreadable, at, parsed, taken, writable
from .engine.game import Board, Event, Game, MapError, Offer
from .engine.invariant import Fault
from .engine.record import NOT_NOW, RecordError, copied
from .engine.text import Text, who
from .errors import BadDocument, BadSetup, IllegalAction, OtherVersion, UndoRefused
from .games import games
from .state import State
from .texts import DEFAULT, say

MATCH_FORMAT = "stellwerk-match/1"
POSITION_FORMAT = "stellwerk-position/1"
SEED_BITS = 63
_FINAL = (None, "undo-over", "undo-other", "undo-random", "undo-revealed")  # what `loops.try_each` tells apart
LONGEST_READ = 1000  # letters: no notation is longer, whatever a map calls its places; what is, is not even read
LONGEST_QUOTED = 120  # of a text that is no action, the rest is not said again
MOST_TOLD = 5  # of the faults of a position
SOMEBODY = ("?",) * 8  # names of anyone, to find out whether a text names a seat
CHECK_EVERY = 32  # actions between two state hashes in a match file

Names = Sequence[str | None]


class _Phrases:
    """How actions on a board are written and offered: worked out once for all matches that are played on it."""

    def __init__(self) -> None:
        self.read: dict[str, int] = {}
        """Actions by their notation, those that were offered to somebody: most texts that come back are of these."""
        self.offers: dict[tuple[str, int, str | None], tuple[dict[str, Any], Sequence[int]]] = {}
        """Offers that never change, as they were shown, by language, action and why they are final; with what they may
        change of what the actor has."""


@lru_cache(maxsize=10_000)
def said_then(game: Game, news: tuple[tuple[int, int], ...], language: str) -> str:
    """What somebody has afterwards, in words: of some of `Game.holdings`, by their places, how much."""
    told = (say(Text(f"{game.words}-then-{game.holdings[i]}", count=count), language) for i, count in news)
    return say(Text("offer-then", what=", ".join(told)), language)


_PHRASES: WeakKeyDictionary[Board, _Phrases] = WeakKeyDictionary()  # which go with their board


class Match:
    """A match.  Make one with `Match.new`, `Match.from_position`, `Match.from_json` or `Match.load`.

    `state` is where it stands, `start` where it began, `actions` (by number) and `history` (in notation) how it came
    from one to the other.

    >>> m = Match.new("paris", players=3, seed=7)
    >>> m.actor
    0
    >>> m.play("build black 6.16")
    >>> m.history
    ['build black 6.16']
    >>> m.state == m.start.apply(m.actions[0])
    True

    Whatever speaks to people takes the `language`, and refuses in it, too.

    >>> m.play("build black lyon", language="de")
    Traceback (most recent call last):
    stellwerk.errors.IllegalAction: Schwarz kann nicht in Lyon gebaut werden: Dort liegt keine Lok daneben.
    """

    def __init__(
        self,
        start: State,
        *,
        map: str | Mapping[str, Any],
        options: Mapping[str, str],
        seed: int | None = None,
        names: Names = (),
        bots: Names = (),
    ) -> None:
        self.start = self.state = start
        self.game = start.game
        self.board = start.board
        self.players = players = start.players
        self.map = map
        self.options = dict(options)
        self.seed = seed
        """What it was laid out with; None where it begins at a position."""
        self.names: list[str | None] = [*names, *[None] * players][:players]
        self.bots: list[str | None] = [*bots, *[None] * players][:players]
        self.actions: list[int] = []
        self._phrases = _PHRASES.setdefault(start.board, _Phrases())

    # --------------------------------------------------------------------------------------------------------- making

    @classmethod
    def new(
        cls,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        map: str | Path | Mapping[str, Any] | None = None,
        names: Names = (),
        bots: Names = (),
        language: str = DEFAULT,
    ) -> Match:
        """A new match.  Without a seed one is drawn from the system and recorded; without players, the fewest play.

        `map` is one of the game's maps, a map file, or a map document.  `names` and `bots` (their spec, such as
        `random`) say who sits where; they are kept in the match file.
        """
        found = find_game(game, language)
        players = found.seats[0] if players is None else check_players(found, players, language)
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadSetup(Text("bad-seed", found=writable(str(seed)[:40])), language)
        options = check_options(found, options or {}, language)
        board = find_board(found, map, language)
        if (reason := found.refusal(board, players, options)) is not None:
            raise BadSetup(reason, language)
        start = State.new(found, players, seed, options, board)
        return cls(start, map=_map_name(found, map, board), options=options, seed=seed, names=names, bots=bots)

    @classmethod
    def from_position(cls, document: Mapping[str, Any] | str, names: Names = (), language: str = DEFAULT) -> Match:
        """A match that begins at a position; BadDocument names what is wrong with it and where."""
        document = _document(document, POSITION_FORMAT, language)
        known = ("format", "game", "map", "rules", "players", "options", "state")
        game, board, players, options, map = _read_heading(document, known, language)
        start = _read_state(game, board, players, options, document.get("state"), "state", language)
        if document["rules"] != game.version:
            _say_other_version(document, game, language)
        return cls(start, map=map, options=options, names=names)

    @classmethod
    def from_json(cls, text: str | Mapping[str, Any], language: str = DEFAULT) -> Match:
        """A match from the text of a match file, replayed and checked action by action."""
        document = _document(text, MATCH_FORMAT, language)
        known = (
            "format", "game", "map", "rules", "players", "options", "seats", "seed", "position", "actions", "hashes",
            "scores",
        )  # fmt: skip
        game, board, players, options, map = _read_heading(document, known, language)
        seed, position = document.get("seed"), document.get("position")
        if (seed is None) == (position is None):
            raise BadDocument(Text("bad-place", place="seed", fault=Text("document-seed-or-position")), language)
        if seed is not None and (type(seed) is not int or not 0 <= seed < 1 << SEED_BITS):
            raise BadDocument(Text("bad-seed", found=str(seed)[:40]), language)
        names, bots = _read_seats(document, players, language)
        actions, hashes = _read_actions(document, language), _read_hashes(document, language)
        if seed is None:
            start = _read_state(game, board, players, options, position, "position", language)
        else:
            start = State.new(game, players, seed, options, board)
        match = cls(start, map=map, options=options, seed=seed, names=names, bots=bots)
        other = document["rules"] != game.version
        try:
            match._replay(actions, hashes, language)
        except BadDocument as fault:
            if other:
                texts = Text("other-version", made=str(document["rules"]), now=game.version, fault=fault.text)
                raise OtherVersion(texts, language) from None
            raise
        if other:
            _say_other_version(document, game, language)
        return match

    @classmethod
    def load(cls, path: str | Path, language: str = DEFAULT) -> Match:
        """A match from a match file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise BadDocument(
                Text("bad-file", path=str(path), fault=getattr(fault, "strerror", None) or str(fault)), language
            ) from None
        return cls.from_json(text, language)

    def copy(self, state: State | None = None) -> Match:
        """A match of its own with the same past; or one that, after the same past, stands at another state, as it may
        be for all that a seat knows."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.names, twin.bots, twin.actions = list(self.names), list(self.bots), list(self.actions)
        if state is not None:
            twin.state = state
        return twin

    # -------------------------------------------------------------------------------------------------------- playing

    @property
    def actor(self) -> int:
        """The seat whose decision it is; -1 when the match is over."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.actor < 0

    def legal(self) -> list[str]:
        """The actor's legal actions, in notation, in a fixed order; empty when the match is over."""
        return [self.game.notation(self.board, action) for action in self.state.legal().tolist()]

    def parse(self, text: str, language: str = DEFAULT) -> int:
        """The number of an action; IllegalAction with a suggestion if the text is no action of this game."""
        if (action := self._read(text)) is None:
            raise IllegalAction(self._no_action(text, self.actor), language, self.names)
        return action

    def _read(self, text: object) -> int | None:
        """The number of an action; None if the text names none."""
        if not isinstance(text, str) or len(text) > LONGEST_READ:
            return None
        known = self._phrases.read.get(text)
        return self.game.parse(self.board, text) if known is None else known

    def _no_action(self, text: object, seat: int | None) -> Text:
        """Why a text names no action: the rule that it breaks if it is well-formed, else that it is none, with the
        nearest legal one of the same kind, if there is one."""
        words = writable(str(text))
        if isinstance(text, str) and len(text) <= LONGEST_READ:
            rule = self.game.rule_broken(self.board, self.state.record, seat, text)
            if rule is not None:
                return rule
        kind = words.split()[:1]
        same = [legal for legal in self.legal() if [w.casefold() for w in kind] == legal.split()[:1]]
        near = difflib.get_close_matches(words, same, 1, cutoff=0.0) if len(words) <= LONGEST_QUOTED else []
        shown = words if len(words) <= LONGEST_QUOTED else words[:LONGEST_QUOTED] + "…"
        return Text("no-such-action-near", action=shown, near=near[0]) if near else Text("no-such-action", action=shown)

    def play(self, action: str | int, language: str = DEFAULT) -> None:
        """Carry out an action, in notation or by number; IllegalAction explains why not, and leaves the match as it
        was."""
        number = action if type(action) is int else self.parse(action, language)  # type: ignore[arg-type]
        known = 0 <= number < self.game.actions
        if not known or not self.play_all((number,)):
            reason = self._explain(number, self.actor) if known else None
            raise IllegalAction(reason or Text("not-legal", action=str(action)), language, self.names)

    def play_all(self, actions: Sequence[int]) -> int:
        """Play many actions at once, by number, up to the first that is not legal; gives how many were."""
        self.state, played = self.state.replay(actions)
        self.actions.extend(actions[:played])
        return played

    def explain(
        self, text: str, seat: int | None = None, language: str = DEFAULT, names: Names | None = None
    ) -> str | None:
        """Why an action is refused to a seat (the actor if not said), in words; None if it is legal.  Those who play
        go by other names than the match's own, if given."""
        fault = self.fault(text, seat, language)
        return None if fault is None else self._say(fault, language, names)

    def fault(self, text: str, seat: int | None = None, language: str = DEFAULT) -> Text | None:
        """The same, to be said later."""
        seat = self.actor if seat is None else self._seat(seat)
        action = self._read(text)
        if action is None and (rule := self._no_action(text, seat)).key.startswith("no-such-action"):
            raise IllegalAction(rule, language, self.names)
        return rule if action is None else self._explain(action, seat)

    def _say(self, text: Text | str, language: str, names: Names | None = None) -> str:
        """A text in words, with the names of those who play."""
        return say(text, language, self.names if names is None else names)

    def _explain(self, action: int, seat: int | None) -> Text | None:
        return self.game.explain(self.board, self.state.record, seat, action)

    def offers(self, fresh: bool = True, language: str = DEFAULT, names: Names | None = None) -> list[dict[str, Any]]:
        """The actor's legal actions for people: notation, words, kind, where on the drawing, cost, what there is then,
        and why it could not be taken back, if it could not ("undo-random", "undo-revealed", "undo-other", "undo-over").

        Unless they have to be `fresh`, they may be the very objects that others are given too: faster, but not to be
        changed.
        """
        if self.over:
            return []
        actions, shown = self.state.legal(), self._phrases.offers
        finals, has = self._tried(actions)
        found = [
            shown.get((language, action, final)) or self._show(action, final, language, names)
            for action, final in zip(actions.tolist(), finals, strict=True)
        ]
        before, *afters = has.tolist()
        return [
            {**words, "then": self._then(changing, before, after, language)}
            if changing and after != before
            else dict(words)
            if fresh
            else words
            for (words, changing), after in zip(found, afters, strict=True)
        ]

    def _tried(self, actions: NDArray[np.int32]) -> tuple[list[str | None], NDArray[np.int64]]:
        """Each action tried on the state as the actor guesses it: what offers say beforehand tells no more.  Why it
        could not be taken back; and what the actor has before and after each."""
        b, trial = self.board.record, copied(self.state.record, 2)
        self.game.rules.determinize(b, trial[0], self.actor, 0)
        ends = np.zeros(len(actions), np.int8)
        has = np.zeros((len(actions) + 1, len(self.game.holdings)), np.int64)
        self.game.loops.try_each(b, trial, actions, ends, has)
        return [_FINAL[end] for end in ends.tolist()], has

    def _then(self, changing: Sequence[int], before: Sequence[int], after: Sequence[int], language: str) -> str | None:
        """What the actor has after an action, in words: of what may be changing, what does."""
        news = tuple((i, after[i]) for i in changing if after[i] != before[i] and NOT_NOW not in (before[i], after[i]))
        return said_then(self.game, news, language) if news else None

    def _show(
        self, action: int, final: str | None, language: str, names: Names | None
    ) -> tuple[dict[str, Any], Sequence[int]]:
        """An offer in words, kept if it may be given again, and of what the actor has, what it may change."""
        offer, text = self.offer(action), self.game.notation(self.board, action)
        changing = [self.game.holdings.index(name) for name in offer.then]
        self._phrases.read[text] = action
        shown = {
            "action": text,
            "text": self._say(offer.text, language, names),
            "kind": offer.kind,
            "at": list(offer.at),
            "cost": None if offer.cost is None else self._say(offer.cost, language, names),
            "then": None,
            "final": final,
            "pieces": [(piece.json(lambda words: self._say(words, language, names)), n) for piece, n in offer.pieces],
            "rare": offer.rare,
            "role": offer.role,
        }
        if self.game.fixed_offers and not _names_in(offer):  # another table has other names
            self._phrases.offers[language, action, final] = shown, changing
        return shown, changing

    def offer(self, action: int) -> Offer:
        """A legal action, by number, as it is offered to the actor."""
        return self.game.offer(self.board, self.state.record, self.actor, action)

    def why_not(self, seat: int, group: str, language: str = DEFAULT, names: Names | None = None) -> str | None:
        """Why nothing can be done at a group of the drawing (by its id), in words: the likeliest action there is
        explained.  None where something can be done, or where nothing ever is.

        >>> m = Match.new("deutschland", players=2, seed=7)
        >>> m.why_not(m.actor, "deck")
        'You have to choose your first tickets before anything else: announce a mix, such as “tickets 2+2”.'
        """
        fault = self.fault_at(seat, group)
        return None if fault is None else self._say(fault, language, names)

    def fault_at(self, seat: int, group: str) -> Text | None:
        """The same, to be said later."""
        self._seat(seat)
        candidates = self.game.asked(self.board, self.state.record, seat, group)
        if seat == self.actor and not set(candidates).isdisjoint(self.state.legal().tolist()):
            return None
        faults = (self._explain(action, seat) for action in candidates)
        return next((fault for fault in faults if fault is not None), None)

    def undo(self, force: bool = False, language: str = DEFAULT, seat: int | None = None) -> str:
        """Take back the last action and give it; with a `seat`, only if it was that seat's.

        Free until hidden information was shown or something random happened, the last step of a turn included;
        `force=True` is for analysis and takes back anything.
        """
        if not self.actions:
            raise UndoRefused(Text("undo-nothing"), language)
        before = self.state_at(len(self.actions) - 1)
        if not force and (reason := self._why_no_undo(before, self.state, seat)) is not None:
            raise UndoRefused(reason, language, self.names)
        self.state = before
        return self.game.notation(self.board, self.actions.pop())

    def can_undo(self, before: State | None = None, seat: int | None = None) -> bool:
        """Whether `undo()` would be allowed.  `before` is the state before the last action, where that is at hand."""
        if not self.actions:
            return False
        return self._why_no_undo(before or self.state_at(len(self.actions) - 1), self.state, seat) is None

    def before_last_of(self, seat: int, language: str = DEFAULT) -> int:
        """How many actions there were before the last one of a seat; UndoRefused if it has done nothing yet.

        >>> m = Match.new("paris", players=3, seed=7)
        >>> for action in ("build red 7.21", "stop", "build red auxerre"):
        ...     m.play(action)
        >>> m.before_last_of(0), m.before_last_of(1)
        (1, 2)
        """
        actors = [state.actor for state in self.states()][:-1]
        if seat not in actors:
            raise UndoRefused(Text("undo-nothing"), language)
        return len(actors) - 1 - actors[::-1].index(seat)

    def shown_since(self, n: int) -> Text | None:
        """Why nobody can play on from after n actions as if they knew no more: what has come out since by chance or
        from under cover; None if nothing has."""
        why = (self._why_no_undo(before, after) for before, after in pairwise(self.states(n)))
        return next((reason for reason in why if reason is not None), None)

    def _why_no_undo(self, before: State, after: State, seat: int | None = None) -> Text | None:
        """Why what led from one state to the next cannot be taken back (by a seat)."""
        if after.actor < 0:
            return Text("undo-over")
        if seat is not None and before.actor != seat:
            return Text("undo-other", who=who(before.actor))
        if (before.record.rng != after.record.rng).any():
            return Text("undo-random")
        if self.game.rules.reveals(self.board.record, before.record, after.record):
            return Text("undo-revealed")
        return None

    # -------------------------------------------------------------------------------------------------------- looking

    @property
    def history(self) -> list[str]:
        """All actions so far, in notation.  Some games have secret actions: what a seat may know is in `log(seat)`."""
        return [self.game.notation(self.board, a) for a in self.actions]

    @property
    def last(self) -> str | None:
        """The last action, in notation; None at the beginning."""
        return self.game.notation(self.board, self.actions[-1]) if self.actions else None

    def scores(self) -> list[int]:
        """Each seat's points if the match ended now (secrets counted: not for players' eyes before the end)."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """The seats that have won (ties may share); empty while the match goes on."""
        return self.state.winners()

    def view(self, seat: int | None, fresh: bool = True) -> dict[str, Any]:
        """What a seat may see, as plain data; None is a spectator (see `State.view`)."""
        return self.state.view(self._seat(seat), fresh)

    def at(self, n: int) -> Match:
        """The match as it was after n actions.

        >>> m = Match.new("paris", players=3, seed=7)
        >>> m.play("build black 6.16")
        >>> m.at(0).history
        []
        """
        past = self.copy(self.state_at(n))
        del past.actions[max(0, n) :]
        return past

    def state_at(self, n: int) -> State:
        """The state after n actions."""
        return self.start.replay(self.actions[: max(0, n)])[0]

    def states(self, since: int = 0) -> Iterator[State]:
        """The states that the match went through, from the one after `since` actions to the present one."""
        state = self.state_at(since)
        yield state
        for action in self.actions[since:]:
            state = state.apply(action, sure=True)
            yield state

    def log(
        self,
        seat: int | None = None,
        since: int = 0,
        past: State | None = None,
        language: str = DEFAULT,
        names: Names | None = None,
    ) -> list[dict[str, Any]]:
        """What happened so far as a seat may know it: for each action (after the first `since`) its number, seat,
        words, its notation unless that is another seat's secret, and the events: what the actor did, then all that
        followed, each in words and as data.  `past` is the state before the last action, where that is at hand."""
        seat = self._seat(seat)
        if past is not None and since == len(self.actions) - 1:
            return [self._told(since, past, self.state, seat, language, names)]
        return [
            self._told(n, before, after, seat, language, names)
            for n, (before, after) in enumerate(pairwise(self.states(since)), since)
        ]

    def _told(
        self, n: int, before: State, after: State, seat: int | None, language: str, names: Names | None
    ) -> dict[str, Any]:
        """Action n (from 0), which led from one state to the other, as a seat may know it."""
        action, actor = self.actions[n], before.actor
        secret = actor != seat and self.game.secret(self.board, before.record, action) and not self.over
        in_words = partial(self._say, language=language, names=names)

        def told(event: Event) -> dict[str, Any]:
            """An event as plain data and in words."""
            whose = actor if event.seat is None else event.seat
            moves = {"moves": [move.json(in_words) for move in event.moves]} if event.moves else {}
            return {"kind": event.kind, "seat": whose, "text": in_words(event.text), **event.facts, **moves}

        events = [told(event) for event in self.game.tell(self.board, before.record, after.record, seat, action)]
        return {
            "n": n + 1,
            "seat": actor,
            "action": None if secret else self.game.notation(self.board, action),
            "text": events[0]["text"],
            "events": events,
        }

    def svg(self, seat: int | None = None, theme: str = "light", part: str = "all", language: str = DEFAULT) -> str:
        """A drawing of the table as a seat sees it, light or dark; or of its "map" or "panel" alone."""
        return drawings.draw(self.game, self.board, self.view(seat), language, theme, part)

    def _repr_svg_(self) -> str:
        return self.svg(None)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.actor} to act"
        return f"<Match of {self.game.title}, {self.players} players, {len(self.actions)} actions, {state}>"

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.players)):
            raise BadSetup(Text("bad-seat", found=str(seat), last=self.players - 1))
        return seat

    # --------------------------------------------------------------------------------------------------------- saving

    @property
    def hash(self) -> str:
        """A hash of the state: equal for equal states, on every machine."""
        return self.state.hash

    def position(self) -> dict[str, Any]:
        """The full state as a JSON document, secrets included."""
        return {**self._heading(POSITION_FORMAT), "state": self.state.to_json()}

    def _heading(self, format: str) -> dict[str, Any]:
        return {
            "format": format,
            "game": self.game.id,
            "map": copy.deepcopy(self.map),
            "rules": self.game.version,
            "players": self.players,
            "options": dict(self.options),
        }

    def document(self) -> dict[str, Any]:
        """The match as a JSON document (docs/reference/formats.md), secrets included; it is the caller's own."""
        begins = {"position": self.start.to_json()} if self.seed is None else {"seed": self.seed}
        document = {
            **self._heading(MATCH_FORMAT),
            "seats": [{"name": name, "bot": bot} for name, bot in zip(self.names, self.bots, strict=True)],
            **begins,
            "actions": self.history,
            "hashes": self._hashes(),
        }
        return {**document, "scores": self.scores()} if self.over else document

    def to_json(self) -> str:
        """The match as the text of a match file."""
        return json.dumps(self.document(), ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | Path) -> None:
        """Write a match file; a crash half-way leaves the old one."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        part.write_text(self.to_json(), encoding="utf-8")
        part.replace(path)

    def _hashes(self) -> dict[str, str]:
        """State hashes at the start, every few actions and at the end, so that drift is noticed and placed."""
        state, done, found = self.start, 0, {}
        for n in (*range(0, len(self.actions), CHECK_EVERY), len(self.actions)):
            state, done = state.replay(self.actions[done:n])[0], n
            found[str(n)] = state.hash
        return found

    def _replay(self, texts: Sequence[str], hashes: Mapping[int, str], language: str) -> None:
        """Play the actions of a match file, checking the hashes on the way."""
        for n in sorted({*hashes, len(texts)}):
            self._play_texts(texts[len(self.actions) : n], language)
            if n in hashes and hashes[n] != self.hash:
                raise BadDocument(Text("hash-drift", n=n, expected=hashes[n], found=self.hash), language)

    def _play_texts(self, texts: Sequence[str], language: str) -> None:
        parsed = [self._read(text) for text in texts]
        known = parsed.index(None) if None in parsed else len(parsed)
        played = self.play_all([a for a in parsed[:known] if a is not None])
        if played < len(texts):
            n, text, action = len(self.actions) + 1, texts[played], parsed[played]
            why = self._no_action(text, self.actor) if action is None else self._explain(action, self.actor)
            shown = text[:LONGEST_QUOTED]
            fault = Text("bad-action", n=n, action=shown, why=why or Text("not-legal", action=shown))
            raise BadDocument(fault, language)


def _names_in(offer: Offer) -> bool:
    """Whether a seat is in an offer, which goes by the name of whoever sits there."""
    texts = [text for text in (offer.text, offer.cost) if text is not None]
    return any(text.named(SOMEBODY) is not text for text in texts)


# ------------------------------------------------------------------------------------------------- reading and checking


def find_game(id: str, language: str = DEFAULT) -> Game:
    """A game by its id; BadSetup with a suggestion if there is none."""
    known = games()
    if not isinstance(id, str) or id not in known:
        words = writable(str(id)[:LONGEST_QUOTED])
        near = difflib.get_close_matches(words, known, 1, cutoff=0.0)
        raise BadSetup(Text("bad-game", found=words, near=near[0], known=", ".join(sorted(known))), language)
    return known[id]


def find_board(game: Game, map: str | Path | Mapping[str, Any] | None, language: str = DEFAULT) -> Board:
    """The board of a map; BadSetup with every fault of it."""
    try:
        return game.board_of(map)
    except MapError as fault:
        raise BadSetup(fault.text, language) from None


def check_options(game: Game, options: Mapping[str, str], language: str = DEFAULT) -> dict[str, str]:
    """All options of a game with the choices made, or the defaults; BadSetup for those that there are not."""
    known = {option.name: option.choices for option in game.options}
    if not isinstance(options, Mapping):
        raise BadSetup(Text("bad-place", place="options", fault=Text("document-no-object")), language)
    for name, choice in options.items():
        if name not in known:
            there, found = ", ".join(known) or "-", writable(str(name)[:LONGEST_QUOTED])
            raise BadSetup(Text("bad-option", game=game.title, found=found, known=there), language)
        if choice not in known[name]:
            found = writable(str(choice)[:LONGEST_QUOTED])
            raise BadSetup(Text("bad-choice", option=name, found=found, known=", ".join(known[name])), language)
    return {name: options.get(name, choices[0]) for name, choices in known.items()}


def check_players(game: Game, players: Any, language: str = DEFAULT) -> int:
    """A number of players that the game is for; BadSetup if it is not."""
    if type(players) is not int or players not in game.seats:
        few, many, found = game.seats[0], game.seats[-1], writable(str(players)[:LONGEST_QUOTED])
        raise BadSetup(Text("bad-players", game=game.title, few=few, many=many, found=found), language)
    return players


def _map_name(game: Game, map: str | Path | Mapping[str, Any] | None, board: Board) -> str | Mapping[str, Any]:
    """How a match file names its map: shipped ones by name, others whole, so that the file needs nothing beside it."""
    if map is None or (isinstance(map, str) and map in game.maps):
        return str(map or game.maps[0])
    return board.document


def _document(text: str | Mapping[str, Any], format: str, language: str) -> dict[str, Any]:
    """A JSON document of the format wanted, of our own: what was given may change afterwards."""
    try:
        document = parsed(text) if isinstance(text, str | bytes) else taken(text)
    except Unreadable as fault:
        raise BadDocument(at(fault.place, fault.text), language) from None
    if not isinstance(document, dict) or document.get("format") != format:
        found = document.get("format") if isinstance(document, dict) else type(document).__name__
        raise BadDocument(Text("bad-format", expected=format, found=str(found)[:LONGEST_QUOTED]), language)
    return document


def _read_heading(
    document: Mapping[str, Any], known: Sequence[str], language: str
) -> tuple[Game, Board, int, dict[str, str], str | Mapping[str, Any]]:
    """What matches and positions have in common, checked."""
    for name in document:
        if name not in known:
            raise BadDocument(Text("unknown-field", place=name[:LONGEST_QUOTED], known=", ".join(known)), language)
    for name in ("game", "map", "rules", "players"):
        if name not in document:
            raise BadDocument(Text("bad-place", place=name, fault=Text("document-missing")), language)
    if not isinstance(document["rules"], str):
        raise BadDocument(Text("bad-place", place="rules", fault=Text("document-no-text")), language)
    try:
        game = find_game(document["game"], language)
        players = check_players(game, document["players"], language)
        options = check_options(game, document.get("options", {}), language)
        map = document["map"]
        if not isinstance(map, Mapping) and map not in game.maps:
            found = str(map)[:LONGEST_QUOTED]
            raise BadSetup(Text("unknown-map", game=game.title, found=found, known=", ".join(game.maps)), language)
        board = find_board(game, map, language)
        if (reason := game.refusal(board, players, options)) is not None:
            raise BadSetup(reason, language)
        return game, board, players, options, map
    except BadSetup as fault:
        raise BadDocument(fault.text, language) from None


def _read_state(
    game: Game, board: Board, players: int, options: Mapping[str, str], state: Any, place: str, language: str
) -> State:
    """The state of a position, checked whole before a compiled rule sees it."""
    if not isinstance(state, dict):
        raise BadDocument(Text("bad-place", place=place, fault=Text("document-no-object")), language)
    _ = game.ready
    try:
        s = game.state.from_json(state, game.axes(board, players))
    except RecordError as fault:
        raise BadDocument(Text("bad-place", place=f"{place}.{fault.place}", fault=fault.text), language) from None
    if s.players != players:
        faults = [Fault("players", Text("fault-other-players", found=int(s.players), players=players))]
    else:
        faults = game.faults(board, s, options)
    if faults:
        told = [at(f"{place}.{fault.place}" if fault.place else place, fault.text) for fault in faults[:MOST_TOLD]]
        both = reduce(lambda first, second: Text("bad-both", first=first, second=second), told)
        raise BadDocument(Text("bad-position", faults=both), language)
    return State.of(game, board, s)


def _read_seats(document: Mapping[str, Any], players: int, language: str) -> tuple[list[str | None], list[str | None]]:
    """Names and bots of the seats."""
    seats = document.get("seats", [{}] * players)
    if not isinstance(seats, list) or len(seats) != players or not all(isinstance(x, dict) for x in seats):
        raise BadDocument(Text("bad-place", place="seats", fault=Text("document-seats", count=players)), language)
    for i, seat in enumerate(seats):
        for key, value in seat.items():
            if key not in ("name", "bot") or not isinstance(value, str | None):
                fault = Text("bad-place", place=f"seats[{i}].{key[:40]}", fault=Text("document-seat"))
                raise BadDocument(fault, language)
    return [seat.get("name") for seat in seats], [seat.get("bot") for seat in seats]


def _read_actions(document: Mapping[str, Any], language: str) -> list[str]:
    actions = document.get("actions")
    if not isinstance(actions, list) or not all(isinstance(x, str) for x in actions):
        raise BadDocument(Text("bad-place", place="actions", fault=Text("document-actions")), language)
    return actions


def _read_hashes(document: Mapping[str, Any], language: str) -> dict[int, str]:
    """State hashes by the number of actions after which they were taken."""
    hashes, last = document.get("hashes", {}), len(document["actions"])
    if not isinstance(hashes, dict) or not all(_is_count(n, last) and isinstance(h, str) for n, h in hashes.items()):
        raise BadDocument(Text("bad-place", place="hashes", fault=Text("document-hashes", last=last)), language)
    return {int(n): value for n, value in hashes.items()}


def _is_count(text: str, last: int) -> bool:
    return re.fullmatch("[0-9]{1,9}", text) is not None and int(text) <= last


def _say_other_version(document: Mapping[str, Any], game: Game, language: str) -> None:
    """The file still plays the same: say where it comes from, and go on."""
    text = Text("other-version-same", made=str(document["rules"])[:40], now=game.version)
    warnings.warn(say(text, language), stacklevel=3)
