"""Documents from strangers, over all games: whatever is wrong with them is refused in words, and with nothing else.

Maps are changed at random, deeply; one that is accepted all the same has to be as good as any other.
"""

from __future__ import annotations

import copy
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk import BadDocument, BadSetup, Match, terminal
from stellwerk.bots import Seat, bots, make
from stellwerk.engine.batch import simulate
from stellwerk.engine.game import Game, MapError
from stellwerk.games import games

GAMES = list(games().values())
STRANGE = (
    None, True, False, 0, 1, -1, 2, 3, 4, 5, 255, 256, 2**31, 2**63 - 1, 2**63, -(2**63), 1.5, -0.0, 1e300, float("nan"),
    float("inf"), "", " ", "0", "x", "4", "\n", "a b", chr(0xD800), "\u202e", "É" * 300, [], [[]], [0], ["x"], [0, 0],
    {}, {"x": 1}, {"en": 7}, {"": ""}, [None] * 300, ["x", "x"],
)  # fmt: skip
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(STRANGE),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)

# ------------------------------------------------------------------------------------------------------------ matches


@settings(max_examples=150, deadline=None)
@given(anything)
def test_anything_as_a_document_is_refused_in_words(document):
    for read in (Match.from_position, Match.from_json):
        with pytest.raises(BadDocument) as refusal:
            read(document)
        str(refusal.value).encode()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_match_file_with_anything_in_it_is_refused_in_words_or_read(game, data):
    match = Match.new(game.id, seed=1)
    match.play(match.legal()[0])
    document = data.draw(st.sampled_from((match.document(), match.position())))
    name = data.draw(st.sampled_from(sorted(document)))
    document[name] = data.draw(anything)
    read = Match.from_json if document.get("format") == match.document()["format"] else Match.from_position
    try:
        read(document)
    except BadDocument as refusal:
        str(refusal).encode()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("letters", [900, 1_000_000])
def test_an_action_without_end_is_refused_at_once(game, letters):
    """Names of several words can be cut in many ways: a text of a million letters must not be tried in all of them."""
    match = Match.new(game.id, seed=1)
    for verb in sorted({text.partition(" ")[0] for text in game.forms(match.board)}):
        for word in (f"{verb} ", "1 ", "#1 ", "the south ", "x-", "ß"):
            text = f"{verb} " + (word * letters)[:letters]
            started = time.process_time()
            with pytest.raises(BadDocument) as refusal:
                Match.from_json({**json.loads(match.to_json()), "actions": [text], "hashes": {}})
            assert time.process_time() - started < 2
            assert len(str(refusal.value)) < 1000


@pytest.mark.parametrize("name", ["no-such-map", chr(0xD800), "a" + chr(0), "x" * 5000])
def test_a_map_that_no_file_can_be_called_is_refused_in_words(name):
    with pytest.raises(BadSetup) as refusal:
        Match.new("paris", map=name)
    str(refusal.value).encode()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_match_is_set_up_or_refused_in_words(game, data):
    named = st.sampled_from([option.name for option in game.options] or ["x"])
    chosen = st.sampled_from([choice for option in game.options for choice in option.choices] or ["x"])
    options = st.dictionaries(named | st.text(max_size=5), chosen | anything, max_size=3)
    wanted = {
        "game": data.draw(st.just(game.id) | anything),
        "players": data.draw(st.sampled_from(game.seats) | anything),
        "seed": data.draw(st.integers(0, 2**63 - 1) | anything),
        "options": data.draw(options | anything),
        "map": data.draw(
            st.none() | st.sampled_from(game.maps) | st.text(max_size=8) | st.dictionaries(st.text(), anything)
        ),
    }
    try:
        match = Match.new(**wanted)
    except BadSetup as refusal:
        str(refusal).encode()
    else:
        assert match.legal()


# --------------------------------------------------------------------------------------------------------------- bots

numbers = st.sampled_from(
    (
        "", "0", "1", "-1", "20", "1e400", "1e-400", "nan", "inf", "-inf", "99999999999999999999", "9" * 5000, "1_000",
        "٣", "１２", " 5 ", "+5", "0x10", "1.5", ".5", "5.", "1e3", "1e-3", "yes", "no", "\x00", chr(0xD800),
    )
)  # fmt: skip
names = st.sampled_from((*bots(), "", "x", "Search", "seаrch"))
setting = st.sampled_from(("c", "deep", "horizon", "cores", "noise", "reuse", "guided", "spread", "wheels", "", "C"))
specs = st.builds(
    lambda name, colon, budget, unit, parts: name + colon + budget + unit + "".join(f",{k}{eq}{v}" for k, eq, v in parts),
    names, st.sampled_from(("", ":", "::")), numbers, st.sampled_from(("", "s", "ms", "h")),
    st.lists(st.tuples(setting, st.sampled_from(("=", "", "==")), numbers), max_size=3),
)  # fmt: skip


@settings(max_examples=600, deadline=None)
@given(specs | anything)
def test_a_spec_makes_a_bot_or_is_refused_in_words(spec):
    try:
        made = make(spec)
    except BadSetup as refusal:
        said = str(refusal)
    else:
        said = made.spec
        assert said == spec
    assert len(said.encode()) < 2000


@pytest.mark.parametrize(
    "spec",
    [
        None, 7, b"search:1s", ["search"], {"bot": "search"}, "search:1e400s", "search:nans", "search:infs", "search:-1",
        "search:99999999999999999999", "search:１２", "search:1s,", "search:1s,c=", "search:1s,=1", "search:1s,c=nan",
        "search:1s,cores=1000000", "search:1s,deep=1.5", "playouts:", "playouts:99999999999999999999", "greedy:٣",
        "greedy:1_0", "random ", "driver:", "x" * 100_000, "search:" + "9" * 100_000, "search:1s" + ",c=1" * 1000,
    ],
)  # fmt: skip
def test_a_spec_that_is_none_is_refused(spec):
    with pytest.raises(BadSetup):
        make(spec)


def test_settings_at_their_limits_play():
    match = Match.new("paris", players=3, seed=1)
    for spec in ("search:3,deep=1000000,horizon=0", "search:3,c=0,sharp=0,widen=0,grow=0", "search:3,noise=1000000"):
        assert make(spec).choose(Seat(match, match.actor)) in match.legal()


# --------------------------------------------------------------------------------------------------------------- maps

MAPS = [(game, name) for game in GAMES for name in (*game.maps, *game.home.glob("maps/new.json"))]


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*path, key))
    elif isinstance(value, list):
        for i in range(len(value)):
            yield from paths(value[i], (*path, i))


def changed(document: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A map with one to three things changed somewhere in it."""
    document = copy.deepcopy(document)
    for _ in range(dice.choice((1, 1, 2, 3))):
        parts = [key for key in document if key not in ("about", "how to read", "confidence")]
        top = dice.choice(parts)
        path = dice.choice([(top,), *paths(document[top], (top,))])
        parent: Any = document
        for step in path[:-1]:
            parent = parent[step]
        _change(parent, path[-1], dice)
    return document


def _change(parent: Any, key: Any, dice: random.Random) -> None:
    value = parent[key]
    keys = list(parent) if isinstance(parent, dict) else list(range(len(parent)))
    match dice.randrange(8):
        case 0:
            del parent[key]
        case 1:
            other = dice.choice(keys)
            parent[key], parent[other] = parent[other], parent[key]
        case 2:
            parent[key] = copy.deepcopy(parent[dice.choice(keys)])
        case 3 if isinstance(value, int | float) and not isinstance(value, bool):
            parent[key] = value + dice.choice((-1, 1, 2, -2, 10, -value, 0.5, 1000))
        case 4 if isinstance(value, list) and value:
            value.append(copy.deepcopy(dice.choice(value)))
        case 5 if isinstance(value, list) and value:
            del value[dice.randrange(len(value)) :]
        case 6 if isinstance(value, str) and value:
            at = dice.randrange(len(value))
            parent[key] = value[:at] + dice.choice(".1234SE x-é") + value[at + 1 :]
        case _:
            parent[key] = copy.deepcopy(dice.choice(STRANGE))


def try_map(game: Game, document: Any, seed: int, drawn: bool = True) -> bool:
    """Whether a map is accepted; then games on it come to their end, and the table can be drawn."""
    try:
        board = game.board_of(document)
    except MapError as refusal:
        str(refusal).encode(errors="strict")
        return False
    dice = random.Random(seed)
    for players in game.seats:
        options = {option.name: dice.choice(option.choices) for option in game.options}
        if game.refusal(board, players, options) is None:
            simulate(game, players, 20, seed, "cores", board, options)
            match = Match.new(game.id, players, seed, options, document)
            for _ in range(30):
                if match.over:
                    break
                action = dice.choice(match.legal())
                assert match.game.notation(match.board, match.parse(action)) == action
                match.play(action)
            assert not game.faults(match.board, match.state.record, match.options)
            if drawn:
                for language in ("en", "de"):
                    match.svg(None, language=language)
                    terminal.shown(game, match.board, match.view(None), language)
                    assert match.log(None, language=language)
    return True


@pytest.mark.parametrize(
    ("game", "name"), MAPS, ids=[f"{game.id}-{getattr(name, 'stem', name)}" for game, name in MAPS]
)
def test_a_changed_map_is_refused_in_words_or_plays(game, name):
    document = game.map_document(name)
    assert try_map(game, document, 0)
    for i in range(40):
        try_map(game, changed(document, random.Random(f"{game.id} {name} {i}")), i)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=40, deadline=None)
@given(anything)
def test_anything_as_a_map_is_refused_in_words(game, document):
    with pytest.raises(MapError):
        game.board_of({} if document is None else document if isinstance(document, dict) else {"rows": document})
