"""The kit: checks that every game has to pass, whatever its rules.

Random games end and never dead-end; every speed gives the same states byte for byte; copies are independent; notation,
positions and matches make the round trip; pieces are conserved; refusals agree with what is legal; every action is
offered and told in words; and no view, list of legal actions, offer, log, explanation, drawing or observation tells a
seat what it cannot know.

A check that fails raises `KitError`, with the match so far in a file.  The tests run all of `CHECKS` over every
registered game; run them on yours with `check(game)`.
"""

from __future__ import annotations

import json
import re
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from . import drawings, mutants, terminal
from .engine.batch import DeadEnd, simulate
from .engine.game import Game, Offer
from .engine.invariant import Fault
from .engine.lesson import FEWEST, MOST, Lesson, fits
from .engine.random import below, seeded
from .engine.text import Text
from .errors import IllegalAction
from .match import Match, said_then
from .scene import Group, Scene
from .sheet import Item, Sheet
from .state import State
from .texts import LANGUAGES, say

__all__ = ["CHECKS", "KitError", "Trial", "check", "trials"]

Seats = list["int | None"]
T = TypeVar("T")
FORMS = 11  # one in so many of the well-formed texts is tried at a moment
KEY = re.compile(r"[a-z]\w*(-\w+)+")  # of the catalogue
STEP = re.compile(r"--?\d+$")  # of a track or a timeline, below 0 too


class KitError(AssertionError):
    """A game that does not keep the contract; `file` has the match that shows it."""

    def __init__(self, check: str, fault: str, match: Match | None = None) -> None:
        self.file = None if match is None else _dump(match, check)
        super().__init__(f"{check}: {fault}" + (f"; the match is in {self.file}" if self.file else ""))


def _dump(match: Match, check: str) -> Path | None:
    """The match in a file, or None where it cannot even be written."""
    path = Path(tempfile.mkdtemp(prefix="stellwerk-kit-")) / f"{match.game.id}-{check.replace(' ', '-')}.json"
    try:
        match.save(path)
    except Exception:  # a game that is broken in more than one way: the first fault is the one to report
        return None
    return path


@dataclass(frozen=True)
class Trial:
    """What a check is run on: a game with so many players, on a map, with options and a seed."""

    game: Game
    players: int
    map: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 1

    def match(self) -> Match:
        """A new match of this trial."""
        board = self.game.board_of(self.map)
        chosen = {option.name: self.options.get(option.name, option.choices[0]) for option in self.game.options}
        start = State.new(self.game, self.players, self.seed, chosen, board)
        return Match(start, map=self.map or self.game.maps[0], options=chosen, seed=self.seed)

    def moments(self, every: int = 1) -> Iterator[Match]:
        """A random match, at its beginning, after every so many actions, and at its end."""
        match, dice, n = self.match(), seeded(self.seed), 0
        while True:
            if n % every == 0 or match.over:
                yield match
            if match.over:
                return
            legal = match.legal()
            if not legal:
                raise KitError("dead end", "there is a seat to act, but nothing is legal", match)
            match.play(legal[int(below(dice, len(legal)))])
            n += 1

    def seats(self) -> Seats:
        """All seats, and the spectator."""
        return [*range(self.players), None]


# ----------------------------------------------------------------------------------------------------- that it is sound


def games_end(trial: Trial, games: int = 2000) -> None:
    """Random games end, never dead-end, never crash."""
    try:
        simulate(
            trial.game, trial.players, games, trial.seed, board=trial.game.board_of(trial.map), options=trial.options
        )
    except DeadEnd as fault:
        match, dice = Trial(trial.game, trial.players, trial.map, trial.options, fault.seed).match(), seeded(fault.seed)
        while (legal := match.legal()) and len(match.history) < 5000:
            match.play(legal[int(below(dice, len(legal)))])
        raise KitError("games end", str(fault), match) from None


def same_at_every_speed(trial: Trial, actions: int = 150) -> None:
    """Interpreted and compiled (and on a GPU, where there is one) the same states come about, byte for byte."""
    game = trial.game
    if game.is_compiled:
        match, dice = trial.match(), seeded(trial.seed)
        slow = State.new(game.interpreted(), trial.players, trial.seed, match.options, match.board)
        for _ in range(actions):
            if slow.raw != match.state.raw:
                names = ", ".join(_differing(slow, match.state))
                raise KitError("same at every speed", f"the states differ in {names}", match)
            legal = slow.legal().tolist()
            if legal != match.state.legal().tolist():
                raise KitError("same at every speed", "the legal actions differ", match)
            if match.over:
                break
            action = legal[int(below(dice, len(legal)))]
            slow = slow.apply(action, sure=True)
            match.play(action)
        if slow.scores() != match.scores():
            raise KitError("same at every speed", "the scores differ", match)
    if _gpu():
        board = game.board_of(trial.map)
        games = 20_000  # enough to meet faults that show only in some warps
        here, there = (
            simulate(game, trial.players, games, trial.seed, device, board, trial.options, keep=True)
            for device in ("cores", "gpu")
        )
        for i, (x, y) in enumerate(zip(here.states, there.states, strict=True)):  # type: ignore[arg-type]
            if game.state.raw(x) != game.state.raw(y):
                raise KitError("same at every speed", f"the game of seed {trial.seed + i} ends differently on the GPU")


def _gpu() -> bool:
    try:
        from .engine import gpu
    except ImportError:
        return False
    return gpu.available()


def _differing(a: State, b: State) -> list[str]:
    return [f.name for f in a.game.state.fields if not np.array_equal(a.record[f.name], b.record[f.name])]


def copies_are_independent(trial: Trial) -> None:
    """What happens on a copy, or on another match of the same board, leaves a match as it was."""
    for match in trial.moments(every=17):
        if match.over:
            return
        before = (match.hash, match.legal(), match.board.record.tobytes(), json.dumps(match.view(None)))
        twin, dice = match.copy(), seeded(trial.seed + 1)
        for _ in range(5):
            if twin.over:
                break
            legal = twin.legal()
            twin.play(legal[int(below(dice, len(legal)))])
        after = (match.hash, match.legal(), match.board.record.tobytes(), json.dumps(match.view(None)))
        if before != after:
            raise KitError("copies are independent", "playing on a copy changed the match it was made from", match)


def pieces_are_conserved(trial: Trial) -> None:
    """No reachable state has a fault, and working out the scratch again changes nothing that is legal."""
    for match in trial.moments():
        if faults := match.game.faults(match.board, match.state.record, match.options):
            raise KitError("pieces are conserved", _said(faults), match)
        again = match.copy(State.of(match.game, match.board, match.state.record))
        if again.legal() != match.legal() or again.hash != match.hash:
            raise KitError("pieces are conserved", "refresh changes the state or what is legal", match)


def _said(faults: list[Fault]) -> str:
    return "; ".join(f"{fault.place}: {say(fault.text)}" for fault in faults)


def numbers_have_ranges(trial: Trial) -> None:
    """Every count of the state says how large it can get: what a stranger sends is held against it."""
    for f in trial.game.state.fields:
        if not f.of and f.most is None and f.name != "rng":
            raise KitError("numbers have ranges", f"the field {f.name} does not say how large it can get")


def mutants_are_refused_or_play_on(trial: Trial, count: int = 250) -> None:
    """Positions with something changed at random are refused in words, or are as good as any other."""
    try:
        mutants.run(trial.game, range(count), seed=trial.seed)
    except mutants.Breach as fault:
        raise KitError("mutants are refused or play on", str(fault)) from fault


# ------------------------------------------------------------------------------------------------------ the round trips


def notation_makes_the_round_trip(trial: Trial) -> None:
    """Every legal action has a notation of its own that parses back."""
    for match in trial.moments():
        actions = match.state.legal().tolist()
        texts = [match.game.notation(match.board, a) for a in actions]
        if [match.game.parse(match.board, text) for text in texts] != actions:
            raise KitError("notation makes the round trip", "a notation does not parse back to its action", match)
        if len(set(texts)) != len(texts) or len(set(actions)) != len(actions):
            raise KitError(
                "notation makes the round trip", "two legal actions are the same, or have the same notation", match
            )
        if any(not 0 <= a < match.game.actions for a in actions):
            raise KitError("notation makes the round trip", "an action lies outside the action space", match)


def positions_make_the_round_trip(trial: Trial) -> None:
    """A position written and read again is the same state, with the same future."""
    for match in trial.moments(every=3):
        again = Match.from_position(json.loads(json.dumps(match.position())))
        if again.hash != match.hash or again.legal() != match.legal() or again.position() != match.position():
            raise KitError("positions make the round trip", "the position read back is another state", match)


def matches_make_the_round_trip(trial: Trial) -> None:
    """A match file replays to the same hashes, and taking everything back leads to the beginning."""
    for match in trial.moments(every=40):
        again = Match.from_json(match.to_json())
        if again.hash != match.hash or again.history != match.history:
            raise KitError("matches make the round trip", "the match read back is another one", match)
    start = trial.match()
    while again.history:
        again.undo(force=True)
    if again.hash != start.hash:
        raise KitError("matches make the round trip", "taking everything back does not lead to the beginning", again)


# ------------------------------------------------------------------------------------------------------------ the words


def refusals_are_explained(trial: Trial) -> None:
    """Every action that is not legal is refused with a reason, in both languages, and no legal one is."""
    game = trial.game
    for match in trial.moments(every=11):
        if match.over:
            return
        legal = set(match.state.legal().tolist())
        for action in range(game.actions):
            reason = game.explain(match.board, match.state.record, match.actor, action)
            if (reason is None) != (action in legal):
                said = "refused" if reason else "not refused"
                fault = f"{'a legal' if action in legal else 'an illegal'} action ({action}) is {said}"
                raise KitError("refusals are explained", fault, match)
            if (
                reason is not None
                and action % 37 == 0
                and any(_unsaid(say(reason, language)) for language in LANGUAGES)
            ):
                raise KitError("refusals are explained", f"there are no words for {reason.plain()}", match)


def mistakes_are_explained(trial: Trial) -> None:
    """Whatever is well-formed and not legal is refused with a rule of the game, in words, and never as no action at
    all.  Every such text is tried, each at one of some moments of a match."""
    forms = list(dict.fromkeys(trial.game.forms(trial.game.board_of(trial.map))))
    if not forms:
        raise KitError("mistakes are explained", "the game does not list its well-formed notations")
    moments = [match.copy() for match in trial.moments(every=29) if not match.over]
    for n, match in enumerate(moments):
        legal = set(match.legal())
        for i, text in enumerate(forms[n :: len(moments)]):
            _mistake_is_explained(match, legal, text, LANGUAGES[i % len(LANGUAGES)])


def _mistake_is_explained(match: Match, legal: set[str], text: str, language: str) -> None:
    try:
        why = match.explain(text, language=language)
    except IllegalAction as fault:
        raise KitError("mistakes are explained", f"“{text}” gets no rule: {fault}", match) from None
    if why is None and match.game.notation(match.board, match.parse(text)) not in legal:
        raise KitError("mistakes are explained", f"“{text}” is not refused, but not legal either", match)
    if why is not None and _unsaid(why):
        raise KitError("mistakes are explained", f"there are no words for {why}", match)


def suggestions_are_legal(trial: Trial) -> None:
    """What is no action is answered with one that is legal now and of the same kind, if with any."""
    for match in trial.moments(every=37):
        legal = match.legal()
        for action in legal:
            verb = action.partition(" ")[0]
            for typed in (verb, f"{verb} x", f"{action} x", action.rpartition(" ")[0] or verb):
                near = _suggested(match, typed)
                if near is not None and (near not in legal or near.partition(" ")[0] != verb):
                    raise KitError("suggestions are legal", f"“{near}” is suggested for “{typed}”", match)


def _suggested(match: Match, typed: str) -> str | None:
    """What an answer to a text suggests instead, if it does."""
    try:
        match.explain(typed)
    except IllegalAction as fault:
        return fault.text.args.get("near")
    return None


def everything_is_told(trial: Trial) -> None:
    """Every action is told in words, in both languages, and the board is shown in the terminal and drawn."""
    for language in LANGUAGES:
        for match in trial.moments(every=60):
            for line in match.log(None, language=language):
                if bad := [event["text"] for event in line["events"] if _unsaid(event["text"])]:
                    raise KitError("everything is told", f"there are no words for {bad[0]}", match)
            terminal.shown(match.game, match.board, match.view(None), language)
            groups_of(match.svg(None, language=language))


def offers_are_told(trial: Trial) -> None:
    """Every legal action is offered in words, in both languages, at things that lie on the table; a click on any
    other is answered, or means nothing; and neither depends on what the seat cannot know.  Offers that are said to be
    fixed are the same at every moment."""
    fixed: dict[int, Offer] = {}
    for match in trial.moments(every=41):
        if match.over:
            return
        seat = match.actor
        drawn = places_of(match, seat)
        for language in LANGUAGES:
            for offer in match.offers(language=language):
                if unsaid := next(
                    (text for text in (offer["text"], offer["cost"], offer["then"]) if text and _unsaid(text)), None
                ):
                    raise KitError("offers are told", f"there are no words for {unsaid}", match)
                if strange := set(offer["at"]) - drawn:
                    raise KitError("offers are told", f"{offer['text']}: on the table there is no {strange}", match)
        _clicks_are_answered(match, drawn)
        for action, made in _made_anew(match).items() if match.game.fixed_offers else ():
            if fixed.setdefault(action, made) != made:
                raise KitError("offers are told", f"{made.text.plain()} is no fixed offer", match)


def previews_are_true(trial: Trial) -> None:
    """What an offer says there is then, there is: told beforehand from what the seat knows, it comes out as told; and a
    number in its words that has the name of something held says by how much that changes."""
    for match in trial.moments(every=41):
        if match.over:
            return
        game, seat = match.game, match.actor
        before = match.state.holdings(seat)
        for shown, action in zip(match.offers(), match.state.legal().tolist(), strict=True):
            after = match.state.apply(action, sure=True).holdings(seat)
            offer = match.offer(action)
            if strange := set(offer.then) - set(game.holdings):
                raise KitError("previews are true", f"{shown['text']}: nobody has any {strange}", match)
            change = {name: after[name] - before[name] for name in before if name in after}
            news = tuple((game.holdings.index(name), after[name]) for name in offer.then if change.get(name))
            told = said_then(game, news, "en") if news else None
            if shown["then"] != told:
                raise KitError("previews are true", f"{shown['text']} promises {shown['then']!r}, not {told!r}", match)
            said = {**offer.text.args, **(offer.cost.args if offer.cost else {})}
            numbers = {name: number for name, number in said.items() if name in change and isinstance(number, int)}
            if wrong := [name for name, number in numbers.items() if abs(change[name]) != abs(number)]:
                raise KitError("previews are true", f"{shown['text']}: {wrong} change otherwise than is said", match)


def places_of(match: Match, seat: int | None) -> set[str]:
    """The ids of all that a seat sees on the table: groups of the drawing, and things beside it."""
    game, board, view = match.game, match.board, match.view(seat)
    drawn = groups_of(match.svg(seat)) if game.scene is None else set(game.scene(board, view, "en").groups)
    return drawn | (set() if game.sheet is None else set(game.sheet(board, view).ids()))


def groups_of(svg: str) -> set[str]:
    """The ids of a drawing."""
    ids = [found for element in ET.fromstring(svg).iter() if (found := element.get("id")) is not None]
    if len(ids) != len(set(ids)):
        raise KitError("drawings are values", f"there is twice { ({id for id in ids if ids.count(id) > 1}) }")
    return set(ids)


def _clicks_are_answered(match: Match, groups: set[str]) -> None:
    lit = {group for offer in match.offers() for group in offer["at"]}
    for seat in range(match.players):
        other = match.copy(match.state.determinize(seat, 9))
        for group in sorted(groups | {"", "no-such-group", "seat-", "row-x", "wagon-0-?"}):
            why = match.why_not(seat, group)
            if why is not None and (_unsaid(why) or (seat == match.actor and group in lit)):
                raise KitError("offers are told", f"a click on {group} is answered with {why!r}", match)
            if other.why_not(seat, group) != why:
                raise KitError("offers are told", f"what seat {seat} is told about {group} is not its to know", match)
        if seat == match.actor and (_made_anew(other) != _made_anew(match) or other.offers() != match.offers()):
            raise KitError("offers are told", f"the offers to seat {seat} depend on what it cannot know", match)


def _made_anew(match: Match) -> dict[int, Offer]:
    """The offers to whoever acts, by action, as the game makes them now: a match keeps those that never change."""
    record, actor = match.state.record, match.actor
    return {action: match.game.offer(match.board, record, actor, action) for action in match.state.legal().tolist()}


def drawings_are_values(trial: Trial) -> None:
    """A drawing has a group for each place on its ground and no other, each drawn under its own id.  Groups that are
    equal draw equal, and those that have changed make the new drawing out of the old one."""
    game = trial.game
    if game.scene is None:
        return
    seen: dict[Group, str] = {}
    before: dict[tuple[int | None, str], Scene] = {}
    for match in trial.moments(every=13):
        for seat, language in ((0, "en"), (None, "de")):
            now = game.scene(match.board, match.view(seat), language)
            if sorted(now.ground.slots) != sorted(now.groups):
                raise KitError("drawings are values", "the groups are not those that have a place", match)
            texts = {id: group.draw(*group.args) for id, group in now.groups.items()}
            for id, group in now.groups.items():
                if ET.fromstring(texts[id]).get("id") != id:
                    raise KitError("drawings are values", f"the group {id} is drawn under another id", match)
                if seen.setdefault(group, texts[id]) != texts[id]:
                    raise KitError("drawings are values", f"two equal groups {id} are drawn differently", match)
            old = before.get((seat, language), now)
            changed = now.changes(old)
            if changed is None or texts != {id: changed.get(id) or seen[old.groups[id]] for id in texts}:
                raise KitError("drawings are values", "the changes do not make the new drawing", match)
            before[seat, language] = now


def sheets_are_told(trial: Trial) -> None:
    """What lies beside the map has words in both languages, ids of its own, and a line for each player; and it points
    at groups that the drawing has."""
    game = trial.game
    if game.sheet is None:
        return
    for match in trial.moments(every=13):
        for seat in trial.seats():
            sheet = game.sheet(match.board, match.view(seat))
            ids = list(sheet.ids())
            if twice := {id for id in ids if ids.count(id) > 1}:
                raise KitError("sheets are told", f"several things are called {twice}", match)
            if strange := set(_pointed_at(sheet)) - places_of(match, seat):
                raise KitError("sheets are told", f"the drawing has no {strange}", match)
            if len(sheet.players) != match.players:
                raise KitError("sheets are told", "not every player has a line", match)
            for language in LANGUAGES:
                if bad := [said for text in _leaves(sheet, Text) if _unsaid(said := say(text, language))]:
                    raise KitError("sheets are told", f"there are no words for {bad[0]}", match)


def _pointed_at(sheet: Sheet) -> Iterator[str]:
    for item in _leaves(sheet, Item):
        yield from item.shows


def _leaves(value: Any, kind: type[T]) -> Iterator[T]:
    """All values of a kind in a sheet, however deep."""
    if isinstance(value, kind):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from _leaves(inner, kind)
    elif is_dataclass(value) and not isinstance(value, Text | type):
        for f in fields(value):
            yield from _leaves(getattr(value, f.name), kind)


def moves_name_places(trial: Trial) -> None:
    """Whatever moves goes between places that are on the table before or after, or seats, as each seat sees them."""
    game, past, dice = trial.game, trial.match(), seeded(trial.seed)
    seats = {f"seat-{seat}" for seat in range(trial.players)}
    while not past.over:
        legal = past.legal()
        match, action = past.copy(), legal[int(below(dice, len(legal)))]
        match.play(action)
        for seat in trial.seats():
            events = game.tell(match.board, past.state.record, match.state.record, seat, past.parse(action))
            moves = [move for event in events for move in event.moves]
            named = {place for move in moves for place in (move.start, move.end, *move.via) if place} - seats
            strange = named
            for moment in (match, past):
                there = places_of(moment, seat) if strange else set()
                strange = {place for place in strange if place not in there and STEP.sub("", place) not in there}
            if strange:
                raise KitError("moves name places", f"{action}: on the table there is no {strange}", match)
        past = match


def _unsaid(text: str) -> bool:
    """Whether a text is a bare key of the catalogue, or has an argument that was not filled in."""
    return not text.strip() or "{" in text or KEY.fullmatch(text.partition("(")[0]) is not None


def documents_have_their_types(trial: Trial) -> None:
    """Maps and views are what the game's types say, and nothing else."""
    types = trial.game.documents
    board = trial.game.board_of(trial.map)
    if faults := types.misfits("map", board.document):
        raise KitError("documents have their types", say(faults[0]))
    for match in trial.moments(every=9):
        for seat in trial.seats():
            if faults := types.misfits("view", match.view(seat)):
                raise KitError("documents have their types", f"the view of seat {seat}: {say(faults[0])}", match)


# ---------------------------------------------------------------------------------------------------------- the secrets


def guesses_keep_what_is_known(trial: Trial) -> None:
    """`determinize` changes only what the seat cannot know, draws it afresh, and does not peep at the truth."""
    game, changed = trial.game, False
    for match in trial.moments(every=7):
        for seat in trial.seats():
            guess, other = (match.state.determinize(seat, seed) for seed in (5, 6))
            if faults := game.faults(match.board, guess.record, match.options):
                raise KitError("guesses keep what is known", _said(faults), match)
            if guess != match.state.determinize(seat, 5):
                raise KitError("guesses keep what is known", "the same seed gives another guess", match)
            changed |= bool(set(_differing(guess, other)) - {"rng"})
            if guess != other.determinize(seat, 5):
                raise KitError(
                    "guesses keep what is known", f"a guess of seat {seat} depends on what it cannot know", match
                )
    if game.hides and not changed:
        raise KitError("guesses keep what is known", "different seeds never give different guesses")


def nothing_leaks(trial: Trial) -> None:
    """Two states that differ only in what a seat cannot know look the same to that seat: views, legal actions,
    explanations, drawings, sheets, observations."""
    for match in trial.moments(every=5):
        for seat in trial.seats():
            seen = _seen(match, match.state, seat)
            for seed in (1, 2):
                other = _seen(match, match.state.determinize(seat, seed), seat)
                if what := ", ".join(key for key in seen if seen[key] != other.get(key)):
                    raise KitError("nothing leaks", f"the {what} of seat {seat} depends on what it cannot know", match)
    _logs_leak_nothing(trial)


def _drawn(match: Match, view: Mapping[str, Any]) -> Any:
    """A drawing as a value, or as text."""
    game, board = match.game, match.board
    return drawings.draw(game, board, view, "en") if game.scene is None else game.scene(board, view, "en").groups


def _seen(match: Match, state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat is shown of a state (every 13th explanation, others at each moment; drawings as text
    now and then)."""
    game, board, view = match.game, match.board, state.view(seat)
    moment = len(match.history) // 5
    some = range(moment % 13, game.actions, 13)
    seen = {
        "view": json.dumps(view),
        "explanations": repr([game.explain(board, state.record, seat, a) for a in some]),
        "drawing": _drawn(match, view) if game.scene is not None or moment % 8 == 0 else "",
        "sheet": None if game.sheet is None else game.sheet(board, view),
    }
    if seat is not None:
        features = state.observe(seat)
        if state.actor == seat:
            seen["legal actions"] = repr(state.legal().tolist())
        if not np.isfinite(features).all():
            raise KitError("nothing leaks", "an observation is not a finite number", match)
        seen["observation"] = features.tobytes().hex()
    return seen


def _logs_leak_nothing(trial: Trial) -> None:
    """What a seat is told of an action follows from what it sees before and after; a secret action is told alike to
    the others whichever it was, as long as they see the same."""
    game = trial.game
    match, dice = trial.match(), seeded(trial.seed)
    while not match.over:
        legal = match.legal()
        action = legal[int(below(dice, len(legal)))]
        number = match.parse(action)
        before, actor = match.copy(), match.actor
        match.play(action)
        was, now = before.state, match.state
        if match.over:
            return  # the secrets are shown
        for seat in trial.seats():
            told = game.tell(match.board, was.record, now.record, seat, number)
            if game.open_log and told != game.tell(match.board, was.record, now.record, None, number):
                raise KitError("nothing leaks", f"seat {seat} is told something of its own: no open log", match)
            guesses = was.determinize(seat, 3).record, now.determinize(seat, 4).record
            if game.tell(match.board, *guesses, seat, number) != told:
                raise KitError("nothing leaks", f"the log of seat {seat} tells what it cannot know ({action})", match)
            if seat != actor and game.secret(match.board, was.record, number):
                if game.open_log:
                    raise KitError("nothing leaks", f"{action} is secret: no open log", match)
                _secret_is_kept(before, match, legal, seat, told)


def _secret_is_kept(before: Match, after: Match, legal: list[str], seat: int | None, told: Any) -> None:
    game, board, was = before.game, before.board, before.state.record
    seen = json.dumps(after.view(seat))
    for other in legal[:24]:
        number = before.parse(other)
        if not game.secret(board, was, number):
            continue
        twin = before.copy()
        twin.play(number)
        if json.dumps(twin.view(seat)) == seen and game.tell(board, was, twin.state.record, seat, number) != told:
            raise KitError("nothing leaks", f"the log tells seat {seat} which secret action it was", after)


# ---------------------------------------------------------------------------------------------- lessons and the rules


def lessons_can_be_followed(trial: Trial) -> None:
    """Every guided first game can be played from its first step to its last, whatever it leaves open; it has words for
    every step, and what it points out lies on the table."""
    lesson = trial.game.lesson_on(trial.map or trial.game.maps[0])
    if lesson is None:
        return
    if not FEWEST <= len(lesson.steps) <= MOST:
        raise KitError(
            "lessons can be followed", f"{lesson.name}: {len(lesson.steps)} steps are not {FEWEST} to {MOST}"
        )
    for pick in (0, -1):
        _follow(lesson, lesson_match(trial.game, lesson), pick)


def lesson_match(game: Game, lesson: Lesson) -> Match:
    """The match of a lesson, as it begins."""
    options = {option.name: lesson.options.get(option.name, option.choices[0]) for option in game.options}
    start = State.new(game, lesson.players, lesson.seed, options, game.board_of(lesson.map))
    match = Match(start, map=lesson.map, options=options, seed=lesson.seed)
    for action in lesson.before:
        match.play(action)
    return match


def _follow(lesson: Lesson, match: Match, pick: int) -> None:
    """Play a lesson; where it leaves something open, the first or the last that would do."""
    for n, step in enumerate(lesson.steps):
        at = f"{lesson.name}, step {step.name}"
        for part in ("title", "", *(["done"] if step.does else [])):
            if lost := [x for x in LANGUAGES if _unsaid(say(lesson.text(match.game.words, n, part), x))]:
                raise KitError("lessons can be followed", f"{at}: no words in {lost} for “{part}”", match)
        if strange := set(step.shows) - places_of(match, lesson.seat):
            raise KitError("lessons can be followed", f"{at}: on the table there is no {strange}", match)
        for i, wanted in enumerate((*step.does, *step.then)):
            fitting = [action for action in match.legal() if fits(action, wanted)]
            if not fitting:
                raise KitError("lessons can be followed", f"{at}: “{wanted}” is not legal", match)
            if i < len(step.does) and match.actor != lesson.seat:
                raise KitError("lessons can be followed", f"{at}: “{wanted}” is not for the learner to do", match)
            match.play(fitting[pick])


def rules_are_whole(trial: Trial) -> None:
    """Where a game has its rules written down, they have the same sections in all languages, what they refer to is
    there, and every refusal has a section that says so."""
    game = trial.game
    books = {language: game.rulebook(language) for language in LANGUAGES}
    ids = [[section.id for section in book] for book in books.values()]
    if any(other != ids[0] for other in ids) or len(set(ids[0])) != len(ids[0]):
        raise KitError("rules are whole", f"the sections are not the same, or not once each: {ids}")
    if not ids[0]:
        return
    named = set(game.sections).union(*(section.links for book in books.values() for section in book))
    if strange := named - set(ids[0]):
        raise KitError("rules are whole", f"there is no section {strange}")
    forms = list(game.forms(game.board_of(trial.map)))
    for n, match in enumerate(trial.moments(every=29)):
        if match.over:
            return
        for refusal in _refusals(match, forms[n % FORMS :: FORMS]):
            if refusal.key.startswith(f"{game.words}-") and game.rule_of(refusal) is None:
                raise KitError("rules are whole", f"no section says why: {refusal.key}", match)
        name = game.lesson(match.view(match.actor))
        if name is not None and game.rule_now(match.view(match.actor)) is None:
            raise KitError("rules are whole", f"no section is about “{name}”", match)


def _refusals(match: Match, forms: list[str]) -> Iterator[Text]:
    """Why things are refused at a moment: one for each kind of reason, and what is said to some well-formed texts."""
    game, record = match.game, match.state.record
    found = {}
    for action in range(game.actions):
        why = int(game.rules.why_not(match.board.record, record, action))
        if why and why not in found:
            found[why] = game.refused(match.board, record, why, action)
    yield from found.values()
    for text in forms:
        if (
            game.parse(match.board, text) is None
            and (rule := game.rule_broken(match.board, record, match.actor, text)) is not None
        ):
            yield rule


CHECKS: tuple[Callable[[Trial], None], ...] = (
    games_end,
    same_at_every_speed,
    copies_are_independent,
    pieces_are_conserved,
    numbers_have_ranges,
    mutants_are_refused_or_play_on,
    notation_makes_the_round_trip,
    positions_make_the_round_trip,
    matches_make_the_round_trip,
    refusals_are_explained,
    mistakes_are_explained,
    suggestions_are_legal,
    everything_is_told,
    offers_are_told,
    previews_are_true,
    drawings_are_values,
    sheets_are_told,
    moves_name_places,
    documents_have_their_types,
    guesses_keep_what_is_known,
    nothing_leaks,
    lessons_can_be_followed,
    rules_are_whole,
)


def trials(game: Game) -> list[Trial]:
    """What a game is checked on: each number of players, map and choice of an option at least once."""
    found = []
    for i in range(max(len(game.seats), len(game.maps), *(len(o.choices) for o in game.options), 1)):
        players, map = game.seats[i % len(game.seats)], game.maps[i % len(game.maps)]
        options: dict[str, str] = {}
        for option in game.options:  # those that fit together: what is refused with the others stays as it is
            wanted = {**options, option.name: option.choices[i % len(option.choices)]}
            all_of = {o.name: wanted.get(o.name, o.choices[0]) for o in game.options}
            options = wanted if game.refusal(game.board_of(map), players, all_of) is None else options
        found.append(Trial(game, players, map, options, seed=i + 1))
    return found


def check(game: Game) -> None:
    """Run the whole kit over a game; KitError names the first fault."""
    for trial in trials(game):
        for one in CHECKS:
            one(trial)


# ------------------------------------------------------------------------------------------ golden playthroughs


def golden(trial: Trial) -> str:
    """A whole random match as readable text: a change of rules, words or hashes shows as a difference in this file."""
    match = trial.match()
    options = " ".join(f"{k}={v}" for k, v in match.options.items())
    lines = [f"{match.game.title}, map {match.map}, {trial.players} players, seed {trial.seed} {options}".rstrip(), ""]
    for moment in trial.moments():
        match = moment
    past = trial.match()
    for entry in match.log(None):
        legal = len(past.legal())
        past.play(match.history[entry["n"] - 1])
        words = f"{entry['n']:>4}  seat {entry['seat']}  {past.history[-1]:<28}  {entry['text']}"
        lines.append(f"{words}  [{legal} legal, {past.hash}]")
        lines += [f"{'':>10}{event['text']}" for event in entry["events"][1:]]
    lines += ["", f"scores {match.scores()}, winners {match.winners()}"]
    return "\n".join(lines) + "\n"
