"""A game in words, from its table of actions: what a game gets that has nothing special to say.

Every kind of action has a few messages in the game's catalogue, with what stands on its axes as arguments:

- `<game>-offer-<kind>` is what a button says ("Lay { $track } with { $material }"),
- `<game>-told-<kind>` what the log says of it, without a subject ("lays { $track } with { $material }"),
- `<game>-<reason>` why it is refused, one for each of the game's refusals.

In the terminal, and where the page reads out the board, each fact of a view is called `<game>-view-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from .engine.actions import Axis, Kinds
from .engine.game import Board, Event, Offer, Rules
from .engine.record import Axes, Record
from .engine.text import Text, who
from .notation import Missing, Notation, label, labels
from .texts import has, say

ENDS = ("pass", "stop", "end", "finish")
"""Kinds of action that, by their names, pass or end what could go on."""
Follows = Callable[[Board, np.record, np.record, "int | None", int], list[Event]]


def axes_of(record: Record, **fixed: Sequence[str]) -> Callable[[Board, int], Axes]:
    """The labels of a state's axes, as `Game.axes` wants them: seats in play, the board's labels, fixed ones."""
    return lambda board, players: {**record.axes, **fixed, **board.labels, "seat": players}


@dataclass(frozen=True, eq=False)
class Wording:
    """Offers, clicks, the log, refusals, mistakes and the terminal of a game, as `Game` wants them."""

    game: str
    kinds: Kinds
    rules: Rules
    refusals: Sequence[str]
    """The reasons of `rules.why_not`, by number; that of 0 is never said."""
    follows: Follows = lambda board, before, after, seat, action: []
    """follows(board, before, after, seat, action): what else happened, told before whose turn it is."""

    @cached_property
    def notation(self) -> Notation:
        """The plain notation: verb and labels."""
        return Notation(self.kinds)

    @property
    def entries(self) -> dict[str, Any]:
        """All of it as entries of a `Game`: `Game(..., **words.entries)`."""
        own = {name: getattr(self, name) for name in ("offer", "asked", "refused", "mistake", "tell", "terminal")}
        plain = {"notation": self.notation.write, "parse": self.notation.parse, "forms": self.notation.forms}
        return {**own, **plain, "fixed_offers": True}

    # ------------------------------------------------------------------------------------------------- things by name

    def thing(self, board: Board, axis: Axis, place: int) -> Text | str:
        """What people call a thing."""
        if place - axis.first >= len(labels(board, axis)):
            return label(board, axis, place)
        if axis.words:
            return Text(f"{axis.words}-{labels(board, axis)[place - axis.first]}")
        names = board.names.get(axis.name) or labels(board, axis)
        return names[place - axis.first]

    def things(self, board: Board, action: int) -> dict[str, Text | str]:
        """The things of an action, by the names of the axes of its kind."""
        kind, at = self.kinds.named(action)
        return {
            name: self.thing(board, axis, place)
            for (name, axis), place in zip(self.kinds[kind].axes.items(), at, strict=True)
        }

    def groups(self, board: Board, action: int) -> tuple[str, ...]:
        """Where on the drawing an action is chosen: at the board's things (`track-linz-wels`), or at `do-<kind>`."""
        kind, at = self.kinds.named(action)
        found = [
            f"{axis.name}-{label(board, axis, place)}"
            for axis, place in zip(self.kinds[kind].axes.values(), at, strict=True)
            if not axis.labels
        ]
        return tuple(found or [f"do-{kind}"])

    # ---------------------------------------------------------------------------------------------- offers and clicks

    def offer(self, board: Board, s: np.record, seat: int, action: int) -> Offer:
        """A legal action as a button says it."""
        kind = self.kinds.named(action).kind
        text = Text(f"{self.game}-offer-{kind}", **self.things(board, action))
        return Offer(text, kind, self.groups(board, action), role="end" if kind in ENDS else "")

    def asked(self, board: Board, s: np.record, seat: int, group: str) -> list[int]:
        """What a click on a group of the drawing may mean."""
        return [action for action in range(self.kinds.size) if group in self.groups(board, action)]

    def refused(self, board: Board, s: np.record, why: int, action: int) -> Text:
        """Why an action is not legal."""
        return Text(f"{self.game}-{self.refusals[why]}", **self.things(board, action))

    def mistake(self, board: Board, s: np.record, seat: int | None, text: str) -> Text | None:
        """That there is no such thing, where a text is well-formed but for a name."""
        found = self.notation.read(board, text)
        if not isinstance(found, Missing):
            return None
        axis = next(axis for kind in self.kinds for axis in kind.axes.values() if axis.name == found.axis)
        if found.near is None:
            return Text("no-such-thing", found=found.found)
        return Text("no-such-thing-near", found=found.found, near=self.thing(board, axis, found.near))

    # ------------------------------------------------------------------------------------------------------- the log

    def tell(self, board: Board, before: np.record, after: np.record, seat: int | None, action: int) -> list[Event]:
        """What the actor did, what followed, and whose turn it is; in the end what everybody has."""
        kind, at = self.kinds.named(action)
        axes = self.kinds[kind].axes.items()
        facts = {name: label(board, axis, place) for (name, axis), place in zip(axes, at, strict=True)}
        told = Event(kind, Text(f"{self.game}-told-{kind}", **self.things(board, action)), None, facts)
        return [told, *self.follows(board, before, after, seat, action), *self._turn(board, before, after)]

    def _turn(self, board: Board, before: np.record, after: np.record) -> Iterator[Event]:
        """Whose turn it is now, or what everybody has."""
        was, now = (int(self.rules.actor(board.record, s)) for s in (before, after))
        if now < 0:
            points = np.zeros(int(after.players), np.int32)
            self.rules.scores(board.record, after, points)
            yield Event("end", Text("game-over"))
            for seat, count in enumerate(points.tolist()):
                yield Event("score", Text("told-score", who=who(seat), points=count), seat, {"points": count})
        elif now != was:
            yield Event("turn", Text("told-turn", who=who(now)), now)

    # -------------------------------------------------------------------------------------------------- the terminal

    def terminal(self, board: Board, view: Mapping[str, Any], language: str) -> str:
        """The facts of a view: of the table, then of each seat."""
        table = {name: fact for name, fact in view.items() if name not in ("game", "map", "seats", "seat", "players")}
        lines = [*self._facts(board, table, language)]
        for seat in view["seats"]:
            rest = {name: fact for name, fact in seat.items() if name != "seat"}
            mark = "▶" if seat["seat"] == view["actor"] else " "
            lines += ["", f"{mark} [bold]{say(who(seat['seat']), language)}[/]", *self._facts(board, rest, language)]
        return "\n".join(lines)

    def _facts(self, board: Board, facts: Mapping[str, Any], language: str) -> Iterator[str]:
        for name, fact in facts.items():
            key = Text(f"{self.game}-view-{name}")
            if has(key.key, language) and fact not in (None, [], {}):
                yield f"  [dim]{say(key, language)}[/] {self._said(board, fact, language)}"

    def _said(self, board: Board, fact: Any, language: str) -> str:
        """A fact in words: labels by the names of their things."""
        if isinstance(fact, Mapping):
            pairs = ([self._said(board, part, language) for part in pair] for pair in fact.items())
            return ", ".join(" ".join(pair) for pair in pairs)
        if isinstance(fact, list):
            return ", ".join(self._said(board, part, language) for part in fact)
        if isinstance(fact, str):
            return say(self._named(board, fact), language).replace("[", r"\[")
        return "–" if fact is None else str(fact)

    def _named(self, board: Board, word: str) -> Text | str:
        """The name of whatever has this label."""
        for axis in (axis for kind in self.kinds for axis in kind.axes.values()):
            if word in labels(board, axis):
                return self.thing(board, axis, labels(board, axis).index(word) + axis.first)
        for axis_name, names in board.names.items():
            if word in board.labels[axis_name]:
                return names[list(board.labels[axis_name]).index(word)]
        return word
