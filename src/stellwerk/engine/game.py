"""The contract: what a game provides, and what everything above relies on.

A game is one folder with the same file names in every game: `board.py` and `state.py` (the records), `rules.py` (the
rules in the order of the rulebook), `knowledge.py` (what a seat knows: view, determinize, observe), `invariants.py`
(what is true of every state), `notation.py`, `explain.py`, `log.py` (what happened), `picture.py`, `terminal.py`,
`maps/`, `texts/`.  Its `__init__.py` puts them together as one `Game`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, reduce
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .actions import Kinds
from .document import ANY, SHOWN, Documents, Unreadable, at, parsed, taken, writable
from .invariant import Fault, Invariants, Position, first_broken
from .lesson import Lesson
from .moves import Move, Piece
from .observation import Observation
from .record import Axes, Plain, Record, copied
from .rule import ENGINE, cache_folder, interpreted, is_compiled, is_rule, load
from .rulebook import Section, read
from .text import Text, who

if TYPE_CHECKING:  # what is above the engine knows more of them
    from ..scene import Scene
    from ..sheet import Sheet

OPTIONS = 8  # a game has at most this many options
# rules that a game may leave as they are in most games
USUAL = ("legal", "winners", "refresh", "determinize", "held", "reveals")
SAID = 5  # of a map's faults, where they are said in one breath
OTHERS = 24  # boards of maps from elsewhere that a game keeps; each comes from up to 250 KB of text
LIMIT = 100_000  # no game takes this many actions: one that does is stuck


class MapError(ValueError):
    """A map file that cannot be played on: `faults` has a text for each thing wrong with it, `text` the first few."""

    def __init__(self, name: str, faults: Sequence[Text | str]) -> None:
        self.faults = list(faults)
        said = reduce(lambda first, second: Text("bad-both", first=first, second=second), self.faults[:SAID])
        if more := len(self.faults[SAID:]):
            said = Text("bad-more", faults=said, count=more)
        self.text = Text("bad-map", map=name[:SHOWN], fault=said)
        plain = (fault.plain() if isinstance(fault, Text) else fault for fault in self.faults)
        super().__init__(f"map {name}: " + "; ".join(plain))


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its name, what there is to choose from, the first being the default."""

    name: str
    choices: tuple[str, ...]
    matters: Callable[[Board, int], bool] = lambda board, players: True
    """matters(board, players): whether it makes a difference on a map, for so many players."""


LOT = "lot"


def first_player(seats: int) -> Option:
    """The option `first`: who begins, drawn by lot unless a seat is named (from 1, as people count).

    >>> first_player(3).choices
    ('lot', '1', '2', '3')
    """
    return Option("first", (LOT, *map(str, range(1, seats + 1))))


@dataclass(frozen=True, eq=False)
class Board:
    """A map made ready: the record that rules work on, and the words that they do without."""

    record: np.record
    document: Mapping[str, Any]
    """The map document it was made from."""
    labels: Mapping[str, Sequence[str]]
    """For each axis the stable labels of notation and positions: `board.labels["space"][12]`."""
    names: Mapping[str, Sequence[str]]
    """For each axis the names that people know, where they differ from the labels; where things are called otherwise in
    another language, also those, as `area-de`."""

    @cached_property
    def plain(self) -> SimpleNamespace:
        """The record in Python's own numbers and lists, which views read faster."""
        return SimpleNamespace(**{str(name): self.record[name].tolist() for name in self.record.dtype.names or ()})


@dataclass(frozen=True)
class Rules:
    """The compiled part of a game.  `b` is a board record, `s` a state record; nothing in here allocates."""

    setup: Callable[..., Any]
    """setup(b, s, players, seed, options): lay out a new game in s (which may hold anything before)."""
    actor: Callable[..., int]
    """actor(b, s): the seat whose decision it is; -1 when the game is over."""
    legal: Callable[..., int]
    """legal(b, s, out): write the actor's legal actions into out, in a fixed order, and give their number."""
    apply: Callable[..., Any]
    """apply(b, s, action): carry out a legal action."""
    why_not: Callable[..., int]
    """why_not(b, s, action): 0 for each of the actor's legal actions, for others why not, in the game's own numbers."""
    scores: Callable[..., Any]
    """scores(b, s, out): each seat's points if the game ended now."""
    winners: Callable[..., Any]
    """winners(b, s, out): 1 for each seat that would win now (ties may share), else 0."""
    refresh: Callable[..., Any]
    """refresh(b, s): work out the scratch fields again from the others, as after loading a position."""
    determinize: Callable[..., Any]
    """determinize(b, s, seat, seed): redraw all that this seat (-1: a spectator) cannot know, consistently with what it
    does know, and put fresh random numbers into the record."""
    observe: Callable[..., Any]
    """observe(b, s, seat, out): write features for learning, all of them known to the seat."""
    held: Callable[..., Any]
    """held(b, s, seat, out): write how much a seat has of each of `Game.holdings`, or NOT_NOW."""
    reveals: Callable[..., bool]
    """reveals(b, before, after): whether hidden information was shown on the way, beside what chance brought: then
    there is no undo."""

    @classmethod
    def of(cls, *modules: ModuleType) -> Rules:
        """Gather the rules by name from a game's modules; what they do not say is as in most games (`usual.py`)."""
        found = {k: v for module in modules for k, v in vars(module).items()}
        if any(name not in found for name in USUAL):
            given = {name: found[name] for name in ("setup", "scores", "why_not")}
            usual = load(ENGINE / "usual.py", size=found["KINDS"].size, **given)
            found = {**{name: getattr(usual, name) for name in USUAL}, **found}
        return cls(**{f.name: found[f.name] for f in fields(cls)})


@dataclass(frozen=True)
class Belief:
    """What others probably hide, given what they did (`belief.py`), as rules: search prefers likely guesses.

    `belief` is room for what is worked out once for a decision.
    """

    record: Record
    prepare: Callable[..., Any]
    """prepare(b, s, seat, belief): work out from what the seat knows what others are likely to hide."""
    believe: Callable[..., Any]
    """believe(b, s, seat, belief): make a guess that `determinize` has just made for the seat a likely one."""


@dataclass(frozen=True)
class Heuristic:
    """What a game knows of good play (`greedy.py`), as rules: the greedy bot, priors and playouts of search use it.

    All of it may depend only on what the seat that acts can know; `memo` is room for plans between two calls for one
    game, cleared (all zero) before the first.
    """

    memo: Record
    weigh: Callable[..., Any]
    """weigh(b, s, memo, out, n, weights): for each of the actor's n legal actions in out how good it looks (float32;
    higher is better, 0 for what no sensible player does)."""
    value: Callable[..., Any]
    """value(b, s, memo, values): each seat's estimated chance to win (float32, adding up to 1)."""
    belief: Belief | None = None
    """What others probably hide; None: all that is possible is as likely."""
    shortlist: Callable[..., int] | None = None
    """shortlist(b, s, memo, out): as `legal`, without actions that cannot weigh most, so that playouts are faster;
    None: all that is legal."""
    distinct: Callable[..., int] | None = None
    """distinct(b, s, memo, out): as `legal`, of actions that come to the same only the one that weighs most, so that a
    tree has fewer branches; None: all that is legal."""
    search: Mapping[str, Any] = field(default_factory=dict)
    """Settings of the search that were measured to be better here than the defaults (`bots.search.Settings`)."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """Levels of strength for which another bot stands here than elsewhere, by name (`bots.ranks.LEVELS`)."""


@dataclass(frozen=True)
class Thing:
    """Something of a map whose use the lab counts: a track, a ticket, a train."""

    kind: str
    """What is counted, with words `<game>-things-<kind>` for it."""
    name: str
    """As people know it: "Köln – Frankfurt"."""
    group: str = ""
    """The drawing's group that shows it, if one does."""


@dataclass(frozen=True)
class Usage:
    """Which things of a map are used in play (`usage.py`): what the lab counts to find out what a map is good for."""

    size: int
    """Things are numbers below it."""
    things: Callable[[Board, np.record], dict[int, Thing]]
    """things(board, s): what there is to be used in a game just laid out in s, by number."""
    use: Callable[..., Any]
    """use(b, s, action, used), a rule: before the actor carries out an action, add 1 to used[actor, thing] for each
    thing that it uses; with the action -1, when the game is over, for what everybody has achieved."""


@dataclass(frozen=True)
class Chapter:
    """A chapter of how to play, with words `<game>-learn-<name>` and `<game>-learn-<name>-title`."""

    name: str
    window: tuple[int, int, int, int] | None = None
    """The part of the first map's drawing that goes with it: left, top, width, height."""


@dataclass(frozen=True)
class Livery:
    """What tells a seat from the others, here and on the drawing: by hue and by shape."""

    colour: str
    shape: str


def livery_of(liveries: Sequence[Livery], colour: str | None, seat: int) -> Livery:
    """The livery of a seat: of the colour that it has in the game, or else of its place.

    >>> livery_of(LIVERIES, "green", 0).shape, livery_of(LIVERIES, None, 0).shape
    ('triangle', 'diamond')
    """
    return next((livery for livery in liveries if livery.colour == colour), liveries[seat])


LIVERIES = (
    Livery("red", "diamond"), Livery("blue", "circle"), Livery("green", "triangle"),
    Livery("yellow", "square"), Livery("purple", "star"), Livery("grey", "pentagon"),
)  # fmt: skip


@dataclass(frozen=True)
class Offer:
    """An action as it is offered to a person: what a button would say, and where on the drawing it can be chosen."""

    text: Text
    """What it does, as a command: "Claim Köln – Frankfurt with 3 red"."""
    kind: str
    """Its verb, by which offers are grouped: "claim"."""
    at: tuple[str, ...] = ()
    """The drawing's groups (their ids) by which it is chosen: any of them will do."""
    cost: Text | None = None
    """What it costs, where that is worth a look before."""
    pieces: tuple[tuple[Piece, int], ...] = ()
    """What it looks like, piece by piece with how many of it: the cards of a payment, the locomotives of a trade."""
    rare: int = 0
    """How much of what is rare it spends: of several ways to do the same, those that spend less of it come first."""
    role: str = ""
    """"main": what most would do now; "end": passes or ends what could go on, which asks whether that is meant."""
    then: tuple[str, ...] = ()
    """Of what the seat has (`Game.holdings`), what is worth a look before: if it changes, what there is afterwards."""


@dataclass(frozen=True)
class Event:
    """Something that happened, in words and as data."""

    kind: str
    """What happened, in the game's own language: "claim", "sweep", "last-round"."""
    text: Text
    """In words: the first event of an action without a subject ("claims Köln – Frankfurt"), others as a sentence."""
    seat: int | None = None
    """Whom it happened to, where that is not the actor."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """As plain data (JSON), with labels and numbers: what a reader needs to keep the books."""
    moves: tuple[Move, ...] = ()
    """What that set in motion on the table, in this order."""


def plain_offer(board: Board, s: np.record, seat: int, action: int) -> Offer:
    """The offer of a game that has no words for it yet: the bare number."""
    return Offer(Text("offer-plain", action=str(action)), "")


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its facts, its records, its rules, and its ways in and out of the engine."""

    id: str
    title: str
    designer: str
    version: str
    """Version of the rules: changes whenever the same actions could lead elsewhere."""
    seats: range
    """The numbers of players it is for."""
    maps: tuple[str, ...]
    """Its maps; the first is the default."""
    home: Path
    board: Record
    state: Record
    kinds: Kinds
    """Its actions: numbers below `kinds.size`."""
    observation: Observation
    """What `observe` writes, declared."""
    rules: Rules
    read_map: Callable[[Mapping[str, Any]], Board]
    """A board from a map document that has the right shape; MapError with every fault named."""
    axes: Callable[[Board, int], Axes]
    """axes(board, players): labels for the axes of the state, for readable positions."""
    invariants: Invariants
    """What is true of every state that can be reached; `faults` tries them."""
    notation: Callable[[Board, int], str]
    """notation(board, action): short, stable text that parses back."""
    parse: Callable[[Board, str], int | None]
    """parse(board, text): the action, or None if the text names none."""
    view: Callable[[Board, np.record, int | None, Plain], Mapping[str, Any]]
    """view(board, s, seat, p): plain data of what the seat (None: a spectator) may see; p is the state in Python's own
    numbers (`state.plain(s)`).  The only way out."""
    refused: Callable[[Board, np.record, int, int], Text]
    """refused(board, s, why, action): why an action is not legal, in words, from what the actor knows; `why` is what
    `rules.why_not` says of it."""
    tell: Callable[[Board, np.record, np.record, int | None, int], list[Event]]
    """tell(board, before, after, seat, action): what happened, as this seat may know it: first what the actor did, then
    all that followed from it, so that every public number can be worked out from the log alone."""
    picture: Callable[..., str] = field(default=lambda *args, **more: "")
    """picture(document, view, language, theme, lit, part): a drawing of the map with a view's pieces on it, as SVG;
    `part` is "all", "map" (without what stands beside or below it) or "panel" (that alone)."""
    terminal: Callable[[Board, Mapping[str, Any], str], str] = field(default=lambda board, view, language: "")
    """terminal(board, view, language): the map as text, with Rich markup; of a game without a sheet, all that lies on
    the table (`stellwerk/terminal.py` shows both)."""
    scene: Callable[[Board, Mapping[str, Any] | None, str], Scene] | None = None
    """scene(board, view, language): the map with a view's pieces on it, or the empty one, as a drawing of values."""
    sheet: Callable[[Board, Mapping[str, Any]], Sheet] | None = None
    """sheet(board, view): everything beside the map, as generic parts."""
    options: tuple[Option, ...] = ()
    refuse: Callable[[Board, int, Mapping[str, str]], Text | None] = field(default=lambda board, players, options: None)
    """refuse(board, players, options): why no match can be set up with these together; None if it can."""
    hides: bool = True
    """Whether states hide anything from a seat but the coming random numbers."""
    open_log: bool = False
    """Whether all seats are told the same of every action: `tell` does not look at the seat and nothing is `secret`."""
    secret: Callable[[Board, np.record, int], bool] = field(default=lambda board, before, action: False)
    """secret(board, before, action): whether the notation of an action tells what only its actor may know."""
    hint: Callable[[Board, int], str] = field(default=lambda board, action: "")
    """hint(board, action): a word for people beside the notation, such as the name of the city."""
    offer: Callable[[Board, np.record, int, int], Offer] = plain_offer
    """offer(board, s, seat, action): a legal action of the seat in words, from what the seat knows."""
    holdings: tuple[str, ...] = ()
    """What of a seat's actions spend and bring, by name, as the rule `held` counts it; `<game>-then-<name>` says it in
    words.  Where the text or the cost of an offer has a number of such a name, that is by how much it changes."""
    fixed_offers: bool = False
    """Whether `offer` depends on the board and the action alone, so that each is made and said once."""
    forms: Callable[[Board], Iterable[str]] = field(default=lambda board: ())
    """forms(board): every well-formed notation, all kinds with all places and amounts, whether the action exists or
    not: what a player may try by mistake."""
    mistake: Callable[[Board, np.record, int | None, str], Text | None] = field(default=lambda b, s, seat, text: None)
    """mistake(board, s, seat, text): the rule that a well-formed text breaks which names no action (a bid under the
    minimum, areas that do not touch); None for what is not well-formed."""
    asked: Callable[[Board, np.record, int, str], list[int]] = field(default=lambda board, s, seat, group: [])
    """asked(board, s, seat, group): the actions that a seat most likely means which clicks a group of the drawing (by
    its id, which may be any text), the likeliest first; from what the seat knows, so that `explain` can say why not."""
    reason: Callable[[Board, np.record, int, int], Text | None] = field(default=lambda board, s, seat, action: None)
    """reason(board, s, seat, action): why a legal action of the seat may be good, from what the seat knows."""
    heuristic: Heuristic | None = None
    """What it knows of good play."""
    usage: Usage | None = None
    """Which things of its maps are used in play."""
    minutes: tuple[int, int] = (30, 90)
    """How long a game takes, with few players and with many."""
    chapters: tuple[Chapter, ...] = ()
    """How to play, to be read before a first game."""
    lesson: Callable[[Mapping[str, Any]], str | None] = field(default=lambda view: None)
    """lesson(view): which rule comes up for the seat that acts, as the end of the key of its words,
    `<game>-lesson-<name>`; None if none does."""
    lessons: tuple[Lesson, ...] = ()
    """Guided first games, at most one for each map."""
    sections: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """For each section of its rules (`rules.en.md`) what it answers: refusals, by the ends of the keys of their words
    (`<game>-<refusal>`), and what comes up, as `lesson` names it, with a colon before it."""
    liveries: tuple[Livery, ...] = LIVERIES
    """The livery of each seat; or of one that has a `colour` in views, the livery of that colour."""
    documents: Documents = ANY
    """Its maps and views as types; without, they are only held against what those of all games have in common."""
    check_map: Callable[[Mapping[str, Any]], list[tuple[str, str]]] = field(default=lambda document: [])
    """check_map(document): facts about a map worth reporting, as (name, value)."""

    # ----------------------------------------------------------------------------------------------------- the boards

    def map_document(self, map: str | Path | Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The document of a map: by name, from a file, or as it is."""
        name = "of one's own" if isinstance(map, Mapping) else str(map or self.maps[0])
        path = self.home / "maps" / f"{name}.json" if name in self.maps else Path(name)
        try:
            document = taken(map) if isinstance(map, Mapping) else parsed(path.read_bytes())
        except Unreadable as fault:
            raise MapError(name, [at(fault.place, fault.text)]) from None
        except (FileNotFoundError, ValueError):  # no file can be called so, if it has half a character or a null
            raise MapError(writable(name), [Text("map-nowhere", game=self.title, known=", ".join(self.maps))]) from None
        except OSError as fault:
            raise MapError(name, [Text("map-unreadable", fault=str(fault.strerror))]) from None
        if not isinstance(document, dict):
            raise MapError(name, [Text("document-no-object")])
        return document

    @property
    def starter(self) -> Path:
        """The file of the map to start one's own from: a small one that says how to go on, or else the first."""
        maps = self.home / "maps"
        return next(path for path in (maps / "new.json", maps / f"{self.maps[0]}.json") if path.exists())

    def board_of(self, map: str | Path | Mapping[str, Any] | None = None) -> Board:
        """The board of a map; those of the shipped maps are made once, and were checked when they were shipped."""
        if map is None or (isinstance(map, str) and map in self.maps):
            name = str(map or self.maps[0])
            if name not in self._boards:
                self._boards[name] = self.read_map(self.map_document(name))
            return self._boards[name]
        document = self.map_document(map)
        key = json.dumps(document)
        if (board := self._others.get(key)) is None:
            if faults := self.documents.misfits("map", document):
                raise MapError(str(document.get("id", "?")), faults)
            board = self._others[key] = self.read_map(document)
            while len(self._others) > OTHERS:
                self._others.pop(next(iter(self._others)), None)
        return board

    @cached_property
    def _boards(self) -> dict[str, Board]:
        return {}

    @cached_property
    def _others(self) -> dict[str, Board]:
        """The boards of maps that do not come with the game, as long as they are the last ones: all that is kept by
        board (drawings, words) is then found again."""
        return {}

    # ------------------------------------------------------------------------------------------------- what cannot be

    def refusal(self, board: Board, players: int, options: Mapping[str, str]) -> Text | None:
        """Why no match can be set up with these together; None if it can."""
        first = options.get("first", LOT)
        if first != LOT and int(first) > players:
            return Text("bad-first", seat=int(first), players=players)
        return self.refuse(board, players, options)

    def choices(self, board: Board, players: int) -> dict[str, tuple[str, ...]]:
        """What there is to choose before a match on a map with so many players: the options that matter there, with the
        choices that are not refused.

        >>> import stellwerk
        >>> nuremberg = stellwerk.games.get("nuremberg")
        >>> sorted(nuremberg.choices(nuremberg.board_of("wensleydale"), 2))
        ['first', 'links', 'south', 'trains']
        """
        usual = {option.name: option.choices[0] for option in self.options}
        there = {
            option.name: tuple(
                choice
                for choice in option.choices
                if self.refusal(board, players, usual | {option.name: choice}) is None
            )
            for option in self.options
            if option.matters(board, players)
        }
        return {name: choices for name, choices in there.items() if len(choices) > 1}

    def not_now(self, board: Board, s: np.record, seat: int | None) -> Text | None:
        """Why a seat can do nothing at all now; None if the decision is its own."""
        actor = int(self.rules.actor(board.record, s))
        if actor < 0:
            return Text("game-over")
        return None if seat == actor else Text("not-your-turn", who=who(actor))

    def lesson_on(self, map: Any) -> Lesson | None:
        """The guided first game on a map, if there is one."""
        return next((lesson for lesson in self.lessons if lesson.map == map), None)

    def rulebook(self, language: str) -> tuple[Section, ...]:
        """The rules in a language, section by section; empty where the game has none.

        >>> import stellwerk
        >>> [section.id for section in stellwerk.games.get("paris").rulebook("en")][:3]
        ['goal', 'setup', 'turn']
        """
        if language not in self._rulebooks:
            self._rulebooks[language] = read(self.home / f"rules.{language}.md")
        return self._rulebooks[language]

    @cached_property
    def _rulebooks(self) -> dict[str, tuple[Section, ...]]:
        return {}

    @property
    def words(self) -> str:
        """With what the keys of its texts begin: its folder's name, by whatever id it is registered."""
        return self.home.name

    def rule_of(self, refusal: Text) -> str | None:
        """The section of the rules that a refusal comes from.

        >>> import stellwerk
        >>> stellwerk.games.get("paris").rule_of(Text("paris-cuts-off"))
        'cut'
        """
        return self._sections.get(refusal.key.removeprefix(f"{self.words}-"))

    def rule_now(self, view: Mapping[str, Any]) -> str | None:
        """The section of the rules about what is to be decided now."""
        return self._sections.get(f":{self.lesson(view)}")

    @cached_property
    def _sections(self) -> dict[str, str]:
        return {answered: section for section, all in self.sections.items() for answered in all}

    def explain(self, board: Board, s: np.record, seat: int | None, action: int) -> Text | None:
        """Why an action is refused to a seat, from what it knows; None if it is legal."""
        if (now := self.not_now(board, s, seat)) is not None:
            return now
        why = int(self.rules.why_not(board.record, s, action))
        return self.refused(board, s, why, action) if why else None

    def rule_broken(self, board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
        """The rule that a text breaks which names no action; None for what is not well-formed."""
        rule = self.mistake(board, s, seat, text)
        return None if rule is None else self.not_now(board, s, seat) or rule

    def faults(self, board: Board, s: np.record, options: Mapping[str, str] | None = None) -> list[Fault]:
        """What cannot be in a state; empty for every state that can be reached.  The state stays as it is.

        First every number has to be in its range and every index on its axis, then what the game stores has to agree,
        and only then do compiled rules, which check no bounds, see it: the scratch fields are worked out (on a copy),
        whoever has to act has to have something to do, and what the game asks of the rules has to hold.
        """
        players = int(s.players)
        if players not in self.seats:
            return [Fault("players", Text("fault-players", few=self.seats[0], many=self.seats[-1], found=players))]
        if strays := self.state.strays(s, self.axes(board, players)):
            return [Fault(name, Text("fault-stray")) for name in strays]
        if found := first_broken(self.invariants.stored, Position(board, s, options)):
            return found
        ready: np.record = copied(s)[0]
        self.rules.refresh(board.record, ready)
        position = Position(board, ready, options)
        return first_broken((self._somebody_can_act, *self.invariants.ready), position)

    def _somebody_can_act(self, position: Position) -> Iterator[Fault]:
        """Nothing is asked that has no answer."""
        b, s = position.board.record, position.state
        actor = int(self.rules.actor(b, s))
        if not -1 <= actor < s.players:
            yield Fault("players", Text("fault-actor"))
        elif actor >= 0 and self.rules.legal(b, s, self.buffer()) <= 0:
            yield Fault("", Text("fault-no-answer", seat=actor + 1))

    # ----------------------------------------------------------------------------------------------- buffers and loops

    def buffer(self, *shape: int) -> NDArray[np.int32]:
        """A buffer for `legal` (or one for each of many games)."""
        return np.zeros((*shape, self.actions), np.int32)

    def option_values(self, options: Mapping[str, str] | None = None) -> NDArray[np.int64]:
        """Options as `setup` takes them: for each the place of the choice among its choices."""
        values = np.zeros(OPTIONS, np.int64)
        for i, option in enumerate(self.options):
            values[i] = option.choices.index((options or {}).get(option.name, option.choices[0]))
        return values

    @cached_property
    def loops(self) -> ModuleType:
        """The generic compiled code (random play, replay) for this game."""
        rules = {f.name: getattr(self.rules, f.name) for f in fields(Rules)}
        module = load(ENGINE / "loops.py", **rules)
        return module if self.is_compiled else _interpreted_module(module)

    @property
    def is_compiled(self) -> bool:
        """Whether all rules are compiled.  One that is not (a plain function, for a test) has all interpreted."""
        return all(is_compiled(getattr(self.rules, f.name)) for f in fields(Rules))

    @property
    def actions(self) -> int:
        """Size of the action space: actions are the numbers below it."""
        return self.kinds.size

    @property
    def features(self) -> list[tuple[str, int]]:
        """What `observe` writes: names and sizes, in order."""
        return self.observation.features

    @property
    def size(self) -> int:
        """How many numbers `observe` writes."""
        return self.observation.size

    def interpreted(self) -> Game:
        """The same game with its rules interpreted: slow, but open to debuggers and coverage.

        >>> import stellwerk
        >>> slow = stellwerk.games.get("paris").interpreted()
        >>> type(slow.rules.legal).__name__
        'function'
        """
        slow = Rules(**{f.name: interpreted(getattr(self.rules, f.name)) for f in fields(Rules)})
        game = replace(self, rules=slow)
        game.__dict__["loops"] = _interpreted_module(self.loops)
        return game

    # ---------------------------------------------------------------------------------------------- the first compiling

    @cached_property
    def ready(self) -> bool:
        """Have the rules compiled, saying so while it takes time: ask for this before playing.

        Numba would compile on the first call anyway; this does it in one place, with a message and progress.
        """
        if not self.is_compiled:
            return True
        marker = cache_folder(self.home) / "complete"
        quiet = marker.exists() or os.environ.get("STELLWERK_QUIET", "") not in ("", "0")
        started = time.perf_counter()
        steps = list(self._warm_up())
        for i, (name, call) in enumerate(steps):
            if not quiet:
                _progress(self.title, name, i, len(steps), time.perf_counter() - started)
            call()
        if not quiet:
            _progress(self.title, "", len(steps), len(steps), time.perf_counter() - started)
        if marker.parent.exists():
            marker.touch()
        return True

    def _warm_up(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        """Each rule called once, with the types it is called with in play."""
        b, players, options = self.board_of().record, self.seats[0], self.option_values()
        states = self.state.new(2)
        s, out, dice = states[0], self.buffer(), np.zeros((2, 3), np.uint32)
        table = np.zeros((2, 1, self.seats[-1]), np.int32)
        points, won = (np.zeros(self.seats[-1], np.int32) for _ in range(2))
        rules, loops = self.rules, self.loops

        def first() -> int:
            """An action that is legal now."""
            rules.legal(b, s, out)
            return int(out[0])

        yield "setup", lambda: rules.setup(b, s, players, 1, options)
        yield "actor", lambda: rules.actor(b, s)
        yield "legal", lambda: rules.legal(b, s, out)
        yield "apply", lambda: rules.apply(b, s, first())
        yield "scores", lambda: [rule(b, s, points) for rule in (rules.scores, rules.winners)]
        yield "refresh", lambda: rules.refresh(b, s)
        yield "determinize", lambda: rules.determinize(b, s, 0, 1)
        yield "observe", lambda: rules.observe(b, s, 0, np.zeros(self.size, np.float32))
        has = np.zeros((2, len(self.holdings)), np.int64)
        yield "offers", lambda: (first(), loops.try_each(b, states, out[:1], np.zeros(1, np.int8), has))
        yield "replay", lambda: loops.replay(b, s, np.zeros(0, np.int32), out)
        yield "playouts", lambda: loops.playouts(b, states, first(), 1, dice[0], out, won, 1)
        yield (
            "random games",
            lambda: loops.random_games(
                b, states[:1], dice, out, np.ones(1, np.int64), players, options, 1, np.zeros(1, np.int32), *table, 0, 1
            ),
        )


def _interpreted_module(module: ModuleType) -> ModuleType:
    """The interpreted twins of all rules in a module."""
    twin = ModuleType(module.__name__ + "_interpreted")
    twin.__dict__.update({name: interpreted(value) for name, value in vars(module).items() if is_rule(value)})
    return twin


def _progress(title: str, step: str, done: int, of: int, seconds: float) -> None:
    """One line on standard error that moves; where there is no terminal, a line at the start and one at the end."""
    err = sys.stderr
    if err is None:
        return
    if not err.isatty():
        if done == 0:
            err.write(f"Compiling the rules of {title} for this machine (once) ...\n")
        elif done == of:
            err.write(f"Compiled the rules of {title} in {seconds:.1f} s.\n")
    elif done < of:
        bar = "█" * (20 * done // of) + "·" * (20 - 20 * done // of)
        err.write(f"\r\x1b[KCompiling the rules of {title} for this machine (once) {bar} {step}")
    else:
        err.write(f"\r\x1b[KCompiled the rules of {title} in {seconds:.1f} s.\n")
    err.flush()
