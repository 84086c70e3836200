"""No byte that the server sends to a seat depends on what the seat may not know.

Two tables are begun at positions that differ only in what a seat cannot know (the one is a guess of that seat at the
other).  Whatever the seat then asks for, by HTTP and by WebSocket, has to be the same, byte for byte, until chance
speaks.
"""

import asyncio
import json
import re
from contextlib import ExitStack
from dataclasses import replace

import pytest

from server.house import PLAYERS, House, Visitor
from stellwerk.engine.moves import Move, Piece
from stellwerk.games import get
from stellwerk.kit import Trial
from stellwerk.server import snapshots
from stellwerk.texts import LANGUAGES


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house')}/secrets.db"
    with House(database, clock=lambda: 1_700_000_000.0) as made:  # no byte shall depend on the time
        yield made


def begin(house, match, state, seat, ann, bob):
    """A running table that begins at a state; ann holds the seat, bob all others."""
    twin = match.copy(state)
    seats = [
        {"kind": "person", "name": None, "person": (ann if n == seat else bob).me["id"], "bot": None}
        for n in range(match.players)
    ]
    document = {
        "game": match.game.id, "map": match.map, "options": match.options, "rules": match.game.version,
        "begin": twin.position(), "seats": seats, "clock": {"kind": "none"}, "absent": "bot", "analysis": False,
    }  # fmt: skip

    async def make():
        room = await house.server.rooms._create(bob.me["id"], document, True)
        await house.server.rooms._start(room, bob.me["id"])
        return room.table.id

    loop = house.server._tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(make(), loop).result(60)


def everything(ann, id, seat, actor, actions):
    """All that is sent to ann, who holds the seat, in an order that is always the same."""
    sent = []

    def keep(what, answer):
        sent.append((what, answer.status_code, re.sub(rb'"created":[0-9.]+', b"", answer.content)))

    path = f"/api/tables/{id}"
    for language in LANGUAGES:
        keep("snapshot", ann.get(path, params={"language": language}))
        keep("picture", ann.get(f"{path}/picture", params={"language": language}))
        keep("at", ann.get(f"{path}/at/0", params={"language": language}))
    keep("export", ann.get(f"{path}/export"))
    for action in actions:
        keep("explain " + action, ann.get(f"{path}/explain", params={"action": action}))
        body = {"action": action, "seat": seat or 0, "seq": 1, "key": None}
        if seat != actor:
            keep("act " + action, ann.post(f"{path}/actions", json=body))
    with ann.live(id) as live:
        live.hear()
        if seat is not None and seat == actor:
            for action in ("nonsense", *[a for a in actions if a not in {o["action"] for o in live.table["offers"]}]):
                keep("refused", ann.post(f"{path}/actions", json={"action": action, "seat": seat, "seq": 1}))
            quiet = [o for o in live.table["offers"] if o["final"] is None]
            if quiet:
                keep("done", ann.post(f"{path}/actions", json={"action": quiet[0]["action"], "seat": seat, "seq": 1}))
                live.until(2)
                keep("after", ann.get(path))
                keep("undone", ann.post(f"{path}/undo", json={"seat": seat, "seq": 2}))
                live.until(3)
                keep("after", ann.get(path))
        sent += [("live", 0, re.sub(r'"created":[0-9.]+', "", text).encode()) for text in live.messages]
    return [(what, status, content.replace(id.encode(), b"ID")) for what, status, content in sent]


def look_on(bob, ann, id, seat, actor, action):
    """All that is sent to ann while bob acts, the drawing with it, in both languages."""
    with ExitStack() as stack:
        lives = [stack.enter_context(ann.live(id, draw=1, language=language)) for language in LANGUAGES]
        for live in lives:
            live.hear()
        bob.ask("POST", f"/api/tables/{id}/actions", action=action, seat=actor, seq=1)
        for live in lives:
            live.until(2)
        sent = [re.sub(r'"(created|now)":[0-9.]+', "", text) for live in lives for text in live.messages]
    sent += [ann.get(f"/api/tables/{id}/at/{n}").text for n in (0, 1)]
    return [re.sub(r'"created":[0-9.]+', "", text).replace(id, "ID") for text in sent]


def watch_others(house, match, seat, ann, bob):
    """Another seat does something after which all looks the same to ann at both tables: then all that she is sent about
    it (log, moves, sheet, drawing) must be the same too.  Gives how many actions that were."""
    twin = match.copy(match.state.determinize(seat, 8))
    both = [action for action in twin.legal() if action in match.legal()]
    same = [action for action in both if _after(match, seat, action) == _after(twin, seat, action)]
    some = same[:: max(1, len(same) // 3)][:3]
    for action in some:
        tables = [begin(house, match, state, seat, ann, bob) for state in (match.state, twin.state)]
        one, two = (look_on(bob, ann, id, seat, match.actor, action) for id in tables)
        assert one == two, f"what seat {seat} is told of {action} depends on what it cannot know"
    return len(some)


def _after(match, seat, action):
    """What a seat sees after an action; None where the match is over, and all is shown."""
    after = match.copy()
    after.play(action)
    return None if after.over else after.view(seat)


def compare(house, match, seat, actions, ann, bob):
    """Compare all that is sent at two tables that are the same to the seat; gives how many answers that were."""
    tables = [begin(house, match, state, seat, ann, bob) for state in (match.state, match.state.determinize(seat, 8))]
    one, two = (everything(ann, id, seat, match.actor, actions) for id in tables)
    assert [what for what, *_ in one] == [what for what, *_ in two]
    for (what, *first), (_, *second) in zip(one, two, strict=True):
        assert first == second, f"{what} of seat {seat} depends on what it cannot know"
    return len(one)


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_nothing_leaks_over_the_wire(house, game):
    trial = Trial(get(game), PLAYERS[game], seed=3)
    compared, watched, some = 0, 0, [m.legal()[-1] for m in trial.moments(every=19) if not m.over][:5]
    for n, match in enumerate(trial.moments(every=23)):
        if n == 4 or match.over:
            break
        legal = match.legal()
        actions = sorted({*legal[:2], *some})
        for seat in trial.seats():
            ann, bob = Visitor(house), Visitor(house)
            compared += compare(house, match, seat, actions, ann, bob)
            if seat != match.actor:
                watched += watch_others(house, match, seat, ann, bob)
    assert compared > 50
    assert watched >= 5


def test_a_leak_would_be_noticed(house, monkeypatch):
    shown = snapshots.position

    def leaking(table, *rest):
        return {**shown(table, *rest), "scores": table.match.scores()}

    monkeypatch.setattr(snapshots, "position", leaking)
    *_, match = (m for m, _ in zip(Trial(get("deutschland"), 2, seed=3).moments(every=40), range(2), strict=False))
    with pytest.raises(AssertionError, match="depends on what it cannot know"):
        compare(house, match, 0, [], Visitor(house), Visitor(house))


def hidden(state):
    """Something of a state that nobody sees."""
    return f"back-{int(state.rng[0])}"


@pytest.mark.parametrize("what", ["moves", "sheet", "drawing"])
def test_a_leak_in_what_is_told_of_others_would_be_noticed(house, monkeypatch, what):
    *_, match = (m for m, _ in zip(Trial(get("paris"), 3, seed=3).moments(every=7), range(3), strict=False))
    seat = (match.actor + 1) % 3
    game, record = match.game, []

    def telling(board, before, after, *rest):
        first, *others = tell(board, before, after, *rest)
        return [replace(first, moves=(*first.moves, Move(Piece("disc"), end=hidden(after)))), *others]

    def seeing(board, state, *rest):
        record[:] = [hidden(state)]
        return view(board, state, *rest)

    tell, view, sheet, scene = game.tell, game.view, game.sheet, game.scene
    if what == "moves":
        monkeypatch.setitem(vars(game), "tell", telling)
    else:  # as if a drawing were worked out from more than what is seen
        monkeypatch.setitem(vars(game), "view", seeing)
    if what == "sheet":
        monkeypatch.setitem(vars(game), "sheet", lambda *args: replace(sheet(*args), ask=record[0]))
    if what == "drawing":
        monkeypatch.setitem(vars(game), "scene", lambda *args: _spoilt(scene(*args), record[0]))
    with pytest.raises(AssertionError, match="depends on what it cannot know"):
        watch_others(house, match, seat, Visitor(house), Visitor(house))


def _spoilt(scene, word):
    """A drawing with a word in it."""
    return replace(scene, ground=replace(scene.ground, parts=[*scene.ground.parts, word]))


def test_the_seed_never_leaves_before_the_end(house):
    ann = Visitor(house)
    table = ann.table("deutschland")
    seed = house.server.rooms.known(table["id"]).table.document["seed"]
    hash = house.server.rooms.known(table["id"]).table.match.hash
    sent = json.dumps([table, ann.see(table["id"], 0), ann.ask("GET", f"/api/tables/{table['id']}/export")])
    assert str(seed) not in sent
    assert hash not in sent
