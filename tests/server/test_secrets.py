"""No byte that the server sends to a seat depends on what the seat may not know.

Two tables are begun at positions that differ only in what a seat cannot know (the one is a guess of that seat at the
other).  Whatever the seat then asks for, by HTTP and by WebSocket, has to be the same, byte for byte, until chance
speaks.
"""

import asyncio
import json
import re

import pytest

from server.house import PLAYERS, House, Visitor
from stellwerk.games import get
from stellwerk.kit import Trial
from stellwerk.server import snapshots


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
    keep("snapshot", ann.get(path))
    keep("export", ann.get(f"{path}/export"))
    keep("picture", ann.get(f"{path}/picture"))
    keep("at", ann.get(f"{path}/at/0"))
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
    compared, some = 0, [m.legal()[-1] for m in trial.moments(every=19) if not m.over][:5]
    for n, match in enumerate(trial.moments(every=23)):
        if n == 4 or match.over:
            break
        legal = match.legal()
        actions = sorted({*legal[:2], *some})
        for seat in trial.seats():
            ann, bob = Visitor(house), Visitor(house)
            compared += compare(house, match, seat, actions, ann, bob)
    assert compared > 50


def test_a_leak_would_be_noticed(house, monkeypatch):
    shown = snapshots.position

    def leaking(table, *rest):
        return {**shown(table, *rest), "scores": table.match.scores()}

    monkeypatch.setattr(snapshots, "position", leaking)
    *_, match = (m for m, _ in zip(Trial(get("deutschland"), 2, seed=3).moments(every=40), range(2), strict=False))
    with pytest.raises(AssertionError, match="depends on what it cannot know"):
        compare(house, match, 0, [], Visitor(house), Visitor(house))


def test_the_seed_never_leaves_before_the_end(house):
    ann = Visitor(house)
    table = ann.table("deutschland")
    seed = house.server.rooms.known(table["id"]).table.document["seed"]
    hash = house.server.rooms.known(table["id"]).table.match.hash
    sent = json.dumps([table, ann.see(table["id"], 0), ann.ask("GET", f"/api/tables/{table['id']}/export")])
    assert str(seed) not in sent
    assert hash not in sent
