"""Mutants: positions with one to three things changed, as a stranger might send them.

Every mutant has to be refused in words, or it has to be a position like any other: played on at random it comes to the
end of the game with no dead end and no exception, and at every step with a state that keeps the game's invariants.  So
a missing check is found by what it lets through.  Mutants are numbered: number i of a game and a seed is always the
same one, wherever it is made.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .engine.game import LIMIT, Game
from .engine.text import Text
from .errors import BadDocument
from .match import Match
from .texts import LANGUAGES, say

BLOCK = 25  # mutants made from one position (and its neighbour)
SURROGATE = chr(0xD800)
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 5, 7, 31, 32, 127, 128, -128, 255, 256, 65535, 2**31, 2**32, 2**63, -(2**63) - 1,
    1.5, -0.0, float("nan"), float("inf"), "", "0", "x", SURROGATE, "seat 0", "none", [], [[]], {}, {"x": 1}, [0],
)  # fmt: skip
Path = tuple[Any, ...]


class Breach(AssertionError):
    """A mutant that was taken in and broke something."""


@dataclass
class Tally:
    """What became of the mutants that were tried."""

    tried: int = 0
    refused: int = 0
    played: int = 0
    steps: int = 0
    """Actions played by those that were taken in."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(a + b for a, b in zip(vars(self).values(), vars(other).values(), strict=True)))


# --------------------------------------------------------------------------------------------------------- making them


def mutant(game: Game, seed: int, i: int, cache: dict[int, Any] | None = None) -> dict[str, Any]:
    """Mutant number i: always the same one for a game and a seed."""
    block, cache = i // BLOCK, {} if cache is None else cache
    if block not in cache:
        cache.clear()
        cache[block] = _pair(game, random.Random(f"{game.id} {seed} {block}"))
    first, second = cache[block]
    return mutated(first, second, random.Random(f"{game.id} {seed} {i}"))


def _pair(game: Game, dice: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two positions of one match, of any map, number of players and options, played at random or by the heuristic."""
    match = _any_match(game, dice)
    sensible = game.heuristic is not None and dice.random() < 0.5
    documents = []
    length = dice.choice((0, 3, 12, 40, 100, 160, 220, 300, 400))
    for stop in (length, length + dice.choice((1, 2, 5, 20))):
        _play(match, stop, dice, sensible)
        documents.append(match.position())
    return documents[0], documents[1]


def _any_match(game: Game, dice: random.Random) -> Match:
    while True:
        options = {option.name: dice.choice(option.choices) for option in game.options}
        players, map = dice.choice(game.seats), dice.choice(game.maps)
        if game.refusal(game.board_of(map), players, options) is None:
            return Match.new(game.id, players, dice.getrandbits(60), options, map)


def _play(match: Match, stop: int, dice: random.Random, sensible: bool) -> None:
    """Play up to so many actions; near the end of a match it is left where it is."""
    if sensible:
        from .bots import Seat, make

        bot = make("greedy:10", dice.getrandbits(30))
    while len(match.actions) < stop and not match.over:
        match.play(bot.choose(Seat(match, match.actor)) if sensible else dice.choice(match.state.legal().tolist()))
        if match.over and dice.random() < 0.9:
            match.undo(force=True)
            return


def mutated(document: Mapping[str, Any], other: Mapping[str, Any], dice: random.Random) -> dict[str, Any]:
    """A copy with one to three things changed; `other` is another position of the same match to take things from."""
    while True:
        found: dict[str, Any] = copy.deepcopy(dict(document))
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            _change(found, other, dice)
        if found != document:
            return found


def _change(document: dict[str, Any], other: Mapping[str, Any], dice: random.Random) -> None:
    """One change, mostly of the state."""
    state = document.get("state")
    if not isinstance(state, dict) or not state or dice.random() < 0.06:
        _spoil(document, dice.choice(list(_paths(document))), dice)
        return
    field = dice.choice([name for name in state if name != "rng"] or list(state))
    paths = [path for path in _paths(state[field], ("state", field)) if path[-1] != field or dice.random() < 0.3]
    path = dice.choice(paths or [("state", field)])
    match dice.randrange(8):
        case 0:
            state[field] = copy.deepcopy(other["state"].get(field))
        case 1 | 2:
            _move_one(document, paths, dice)
        case 3:
            _swap(document, path, dice)
        case 4:
            _nudge(document, path, dice)
        case 5:
            _relabel(document, path, dice)
        case 6:
            _edit_members(document, path, dice)
        case _:
            _spoil(document, path, dice)


def _paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to everything in a document."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from _paths(value[key], (*path, key))
    elif isinstance(value, list):
        for i in range(len(value)):
            yield from _paths(value[i], (*path, i))


def _get(document: Any, path: Path) -> Any:
    for step in path:
        document = document[step]
    return document


def _set(document: Any, path: Path, value: Any) -> None:
    _get(document, path[:-1])[path[-1]] = value


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _move_one(document: Any, paths: list[Path], dice: random.Random) -> None:
    """One less here, one more there: what adds up still does."""
    numbers = [path for path in paths if _is_number(_get(document, path))]
    if len(numbers) >= 2:
        here, there = dice.sample(numbers, 2)
        _set(document, here, _get(document, here) - 1)
        _set(document, there, _get(document, there) + 1)
    elif numbers:
        _nudge(document, numbers[0], dice)


def _swap(document: Any, path: Path, dice: random.Random) -> None:
    """Two things of one list or object exchanged: between two seats, two places, two colours."""
    parent = _get(document, path[:-1])
    keys = list(parent) if isinstance(parent, dict) else list(range(len(parent)))
    here, there = path[-1], dice.choice(keys)
    parent[here], parent[there] = parent[there], parent[here]


def _nudge(document: Any, path: Path, dice: random.Random) -> None:
    value = _get(document, path)
    if _is_number(value):
        _set(document, path, value + dice.choice((-1, 1, -1, 1, -2, 2, 3, -value, -value - 1, 10)))
    else:
        _spoil(document, path, dice)


def _relabel(document: Any, path: Path, dice: random.Random) -> None:
    """A name, or the name of an entry, becomes another one that is used nearby; or the entry goes."""
    parent, value = _get(document, path[:-1]), _get(document, path)
    texts = sorted({t for t in _texts(_get(document, path[:2])) if t}) or ["x"]
    if isinstance(value, str):
        _set(document, path, dice.choice([*texts, "x", "", SURROGATE]))
    elif isinstance(parent, dict) and len(path) > 2:
        parent[dice.choice([*texts, "x"])] = parent.pop(path[-1])
    elif isinstance(parent, dict):
        del parent[path[-1]]
    else:
        parent[path[-1]] = None


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for member in value.values():
            yield from _texts(member)
    elif isinstance(value, list):
        for member in value:
            yield from _texts(member)


def _edit_members(document: Any, path: Path, dice: random.Random) -> None:
    """A list or object loses, repeats or gains something."""
    value = _get(document, path)
    if isinstance(value, list):
        texts: list[Any] = [*sorted(set(_texts(_get(document, path[:2])))), 0]
        match dice.randrange(4):
            case 0 if value:
                del value[dice.randrange(len(value))]
            case 1 if value:
                value.append(copy.deepcopy(dice.choice(value)))
            case 2:
                dice.shuffle(value)
            case _:
                value.append(dice.choice(texts))
    elif isinstance(value, dict) and value:
        del value[dice.choice(list(value))]
    else:
        _spoil(document, path, dice)


def _spoil(document: Any, path: Path, dice: random.Random) -> None:
    """Anything instead of what belongs there, or nothing at all."""
    parent = _get(document, path[:-1])
    if dice.random() < 0.15 and isinstance(parent, dict):
        del parent[path[-1]]
    elif dice.random() < 0.05 and isinstance(parent, dict):
        parent["strange"] = dice.choice(STRANGE)
    else:
        parent[path[-1]] = copy.deepcopy(dice.choice(STRANGE))


# --------------------------------------------------------------------------------------------------------- trying them


def tried(document: Mapping[str, Any], seed: int) -> Tally:
    """What becomes of a mutant: refused in words, or played on to the end; Breach if it broke something."""
    try:
        match = Match.from_position(document)
    except BadDocument as refusal:
        _check_words(refusal)
        return Tally(1, refused=1)
    except Exception as fault:
        raise Breach(f"loading it ends in {type(fault).__name__}: {fault}") from fault
    try:
        steps = _played_on(match, random.Random(seed))
    except Breach:
        raise
    except Exception as fault:
        raise Breach(f"playing it on ends in {type(fault).__name__}: {fault}") from fault
    return Tally(1, played=1, steps=steps)


def _check_words(refusal: BadDocument) -> None:
    for language in LANGUAGES:
        words = say(refusal.text, language)
        words.encode()
        if unsaid := [key for key in _keys(refusal.text) if key in words]:
            raise Breach(f"there are no words for {unsaid[0]}")


def _keys(text: Text) -> Iterator[str]:
    yield text.key
    for value in text.args.values():
        if isinstance(value, Text):
            yield from _keys(value)


def _played_on(match: Match, dice: random.Random) -> int:
    """Play at random to the end, looking at every state on the way; gives the number of actions."""
    game, board, options, b, s = match.game, match.board, match.options, match.board.record, match.state.copy().record
    out, points = game.buffer(), np.zeros(game.seats[-1], np.int32)
    axes, steps, last = game.axes(board, match.players), 0, ""
    while (actor := int(game.rules.actor(b, s))) >= 0:
        count = int(game.rules.legal(b, s, out))
        if count <= 0 or actor >= match.players:
            raise Breach(f"seat {actor + 1} has to act after {steps} actions and there is nothing to do ({last})")
        action = int(out[dice.randrange(count)])
        last = game.notation(board, action)
        if game.parse(board, last) != action:
            raise Breach(f"“{last}” does not parse back")
        game.rules.apply(b, s, action)
        steps += 1
        if faults := game.faults(board, s, options):
            said = "; ".join(f"{fault.place}: {say(fault.text)}" for fault in faults)
            raise Breach(f"after {steps} actions, the last “{last}”: {said}")
        if steps % 16 == 1:
            again = game.state.from_json(json.loads(json.dumps(game.state.to_json(s, axes))), axes)
            if game.state.raw(again) != game.state.raw(s):
                raise Breach(f"after {steps} actions the position does not load as it was")
        if steps > LIMIT // 10:
            raise Breach("it comes to no end")
    for rule in (game.rules.scores, game.rules.winners):
        rule(b, s, points)
    if not points[: match.players].any():
        raise Breach("nobody has won")
    game.view(board, s, None, game.state.plain(s))
    return steps


def run(game: Game, numbers: range, seed: int = 1) -> Tally:
    """Try so many mutants of a game; Breach names the first that broke something.

    >>> from stellwerk.games import get
    >>> run(get("paris"), range(20)).tried
    20
    """
    total, cache = Tally(), dict[int, Any]()
    for i in numbers:
        document = mutant(game, seed, i, cache)
        try:
            total += tried(document, i)
        except Breach as fault:
            raise Breach(f"mutant {i} of {game.id} (seed {seed}): {fault}") from fault.__cause__
    return total
