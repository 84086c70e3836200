"""Live updates: patches lead to what a snapshot shows, whoever looks; resuming, slow clients, what a client may send."""

import asyncio
import copy
import json
import time
from contextlib import ExitStack

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState

from server.house import PLAYERS, House, Live, Visitor
from stellwerk import drawings
from stellwerk.cli.serve import WEBSOCKETS
from stellwerk.engine.random import below, seeded
from stellwerk.scene import Scene
from stellwerk.server import frames, patches
from stellwerk.server import live as live_module


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house')}/live.db") as made:
        yield made


@pytest.fixture
def ann(house):
    return Visitor(house)


@pytest.fixture
def bob(house):
    return Visitor(house)


leaves = st.none() | st.booleans() | st.integers(2, 8) | st.sampled_from(["", "a", "red"])
documents = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcdef"), inner, max_size=5),
    max_leaves=10,
)
objects = st.dictionaries(st.sampled_from("abcdef"), documents, max_size=6)
things = st.recursive(
    st.lists(st.fixed_dictionaries({"id": st.sampled_from("abcdefgh"), "n": st.integers(2, 4)}), max_size=8),
    lambda inner: st.lists(
        st.fixed_dictionaries({"id": st.sampled_from("abcdefgh")}, optional={"in": inner}), max_size=8
    ),
    max_leaves=12,
)


@given(objects, objects)
def test_a_patch_leads_from_any_document_to_any_other(old, new):
    before = json.dumps(old)
    patched = patches.apply(old, *patches.difference(old, new))
    assert json.dumps(patched, sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before
    assert not any(patches.difference(new, new))


@given(things, things)
def test_things_that_come_go_and_change_in_lists_within_lists(old, new):
    before = json.dumps(old)
    assert patches.apply({"x": old}, *patches.difference({"x": old}, {"x": new})) == {"x": new}
    assert json.dumps(old) == before


@given(st.lists(st.sampled_from("abcdefghij"), unique=True, min_size=3), st.data())
def test_what_comes_or_goes_in_a_list_is_all_that_is_sent(names, data):
    row = [{"kind": "card", "id": name, "text": name * 100} for name in names]
    gone = data.draw(st.integers(0, len(row) - 1))
    shorter = [*row[:gone], *row[gone + 1 :]]
    new = {"kind": "card", "id": "new"}
    for old, now in ((row, shorter), (shorter, row), (row, [*row[:gone], new, *row[gone:]]), (row, [*shorter, new])):
        was, is_now = {"row": copy.deepcopy(old)}, {"row": copy.deepcopy(now)}
        patch = patches.difference(was, is_now)
        assert patches.apply(was, *patch) == is_now
        assert len(json.dumps(patch)) < 200


def test_one_object_may_stand_at_several_places_of_a_document():
    was, now = {"name": "box", "cards": 3}, {"name": "box", "cards": 4}
    old, new = {"one": [was], "other": {"far": [0, was]}}, {"one": [now], "other": {"far": [0, now]}}
    assert patches.apply(old, *patches.difference(old, new, {})) == new


def without_own(table):
    return {key: value for key, value in table.items() if key not in ("notes", "invite")}


def written(table):
    """As JSON, where 1 and true differ: patches rely on no field being now the one and now the other."""
    return json.dumps(without_own(table), sort_keys=True)


def test_what_documents_share_may_stand_at_another_place_in_each():
    was, now = {"id": "companies", "values": [0, 0, 1]}, {"id": "companies", "values": [0, 2, 1]}
    own, memo = {"id": "screen"}, {}
    for before, after in (({"parts": [was]}, {"parts": [now]}), ({"parts": [own, was]}, {"parts": [own, now]})):
        assert patches.apply(before, *patches.difference(before, after, memo)) == after


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_patches_lead_to_the_snapshot_for_every_seat(house, ann, bob, game):
    seats, dice = PLAYERS[game], seeded(5)
    table = ann.table(game)
    id = table["id"]
    sizes = []
    with bob.live(id) as watching, ann.live(id, seat=0) as first, ann.live(id, seat=1, language="de") as second:
        looks = [(watching, bob, None, "en"), (first, ann, 0, "en"), (second, ann, 1, "de")]
        for n in range(40):
            now = ann.see(id)
            if now["over"]:
                break
            if now["undo"] and int(below(dice, 4)) == 0:
                ann.ask("POST", f"/api/tables/{id}/undo", seat=now["actor"], seq=now["seq"])
            else:
                offers = now["offers"]
                ann.act(id, offers[int(below(dice, len(offers)))]["action"], now["actor"], now["seq"])
            if n % 10 == 3:
                ann.ask("POST", f"/api/tables/{id}/chat", 204, text=f"hello {n}")
            if n % 5 == 4:
                for live, who, seat, language in looks:
                    asked = {} if seat is None else {"seat": seat}
                    expected = who.ask("GET", f"/api/tables/{id}", language=language, **asked)
                    live.until(expected["seq"])
                    while len(live.table["chat"]) < len(expected["chat"]):
                        live.hear()
                    assert written(live.table) == written(expected), (game, n, seat)
        for live, *_ in looks:
            sizes += [len(text) for text in live.messages if '"type":"patch"' in text]
    assert seats
    assert sorted(sizes)[len(sizes) // 2] < 2048


def test_resuming_sends_what_was_missed(ann):
    table = ann.table("deutschland")
    id = table["id"]
    earlier = {}
    for _ in range(8):
        ann.play(id, 3)
        for seat in (0, 1):
            seen = ann.see(id, seat)
            earlier[seen["seq"], seat] = seen
    ann.ask("POST", f"/api/tables/{id}/chat", 204, text="back again")
    for (seq, seat), seen in earlier.items():
        with ann.live(id, since=seq, seat=seat) as live:
            live.table = seen
            message = live.hear()
            assert message["type"] == "patch"
            expected = ann.see(id, seat)
            while live.table["seats"] != expected["seats"]:
                live.hear()
            assert without_own(live.table) == without_own(expected)
    with ann.live(id, since=10_000, seat=0) as live:
        assert live.hear()["type"] == "snapshot"


def test_a_client_acts_over_the_socket(ann):
    table = ann.table()
    with ann.live(table["id"], seat=table["actor"]) as live:
        live.hear()
        act = {"type": "action", "seat": table["actor"], "action": table["offers"][0]["action"], "seq": table["seq"]}
        live.say(**act, key="one")
        live.say(**act, key="one")
        live.say(**act, key="two")
        live.say(**{**act, "action": "build red lyon", "seq": table["seq"] + 1})
        while len(live.others) < 4:
            live.hear()
        first, second, third, fourth = live.others
        assert first == second == {"type": "done", "key": "one", "seq": table["seq"] + 1}
        assert (third["type"], third["error"]) == ("refused", "stale")
        assert fourth["type"] == "refused"


def test_hot_seat_turns_the_page_over(ann, bob):
    table = ann.table("deutschland")
    with ann.live(table["id"], seat=0) as live:
        assert live.hear()["table"]["seat"] == 0
        live.say(type="seat", seat=1)
        assert live.hear()["table"]["seat"] == 1
    with bob.live(table["id"]) as live:
        live.hear()
        live.say(type="seat", seat=1)
        assert live.hear()["error"] == "not-your-seat"
    with bob.live(table["id"], seat=1) as live:
        assert live.hear()["type"] == "gone"
    with bob.live("nosuchtable1") as live:
        assert (live.hear()["error"], live.socket.recv is not None) == ("not-found", True)


def test_nonsense_is_refused_and_the_connection_stays(ann):
    table = ann.table()
    with ann.live(table["id"]) as live:
        live.hear()
        for text in ("", "no json", "[]", "{}", '{"type": "action"}', '{"type": "action", "seat": true}', '"\\ud800"'):
            live.socket.send(text)
        while len(live.others) < 7:
            live.hear()
        assert {message["error"] for message in live.others} == {"bad-input"}


def test_others_see_who_is_there(ann, bob):
    table = ann.table("paris", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bob.ask("POST", f"/api/tables/{table['id']}/join", seat=1)
    with ann.live(table["id"]) as live:
        live.hear()
        with bob.live(table["id"]) as other:
            other.hear()
            while not live.table["seats"][1]["present"]:
                live.hear()
        while live.table["seats"][1]["present"]:
            live.hear()


def test_others_see_who_is_there_in_another_process(cluster):
    url = cluster.database("presence")
    with House(url) as one, House(url) as two:
        ann, bob = Visitor(one), Visitor(two)
        table = ann.table("paris", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        bob.ask("POST", f"/api/tables/{table['id']}/join", seat=1)
        with ann.live(table["id"]) as live:
            live.hear()
            with bob.live(table["id"]) as other:
                while other.table is None or not other.table["seats"][0]["present"]:
                    other.hear()
                while not live.table["seats"][1]["present"]:
                    live.hear()
            while live.table["seats"][1]["present"]:
                live.hear()


def test_a_slow_client_gets_one_patch_for_all_it_missed(house, ann):
    table = ann.table("paris")
    id = table["id"]
    room = house.server.rooms.known(id)
    with ann.live(id, seat=0) as live:
        live.hear()
        ann.play(id, 6)
        time.sleep(0.1)
        live.until(room.table.seq)
        assert without_own(live.table) == without_own(ann.see(id, 0))
    until = time.monotonic() + 60
    while room.watchers and time.monotonic() < until:
        time.sleep(0.01)
    assert not room.watchers


class Transport(asyncio.Transport):
    """Remembers what was written, each write by itself."""

    def __init__(self):
        super().__init__()
        self.written = []
        self.closing = False

    def write(self, data):
        self.written.append(data)

    def is_closing(self):
        return self.closing

    def close(self):
        self.closing = True


def connected(app):
    """A connection to an application, without a network."""
    config = uvicorn.Config(app, log_config=None, lifespan="off", **WEBSOCKETS)
    config.load()
    protocol, transport = frames.Frames(config, ServerState(), {}), Transport()
    names = {"host": "h", "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
    names["sec-websocket-key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    protocol.connection_made(transport)
    protocol.data_received("\r\n".join(["GET / HTTP/1.1", *(f"{k}: {v}" for k, v in names.items()), "", ""]).encode())
    return protocol, transport


def test_what_a_turn_of_the_loop_hands_over_is_written_together_and_in_order():
    async def app(scope, receive, send):
        await send({"type": "websocket.accept"})
        push = frames.way_of(scope)
        assert all(push(frame) for frame in (b"a", b"b"))
        await send({"type": "websocket.send", "text": "c"})  # the long way does not overtake
        assert all(push(frame) for frame in (b"d", b"e"))
        await asyncio.sleep(0)
        assert push(b"f")
        await send({"type": "websocket.close"})
        assert not push(b"g")

    async def run():
        protocol, transport = connected(app)
        await asyncio.gather(*protocol.tasks)
        return transport.written

    assert asyncio.run(run())[1:] == [b"ab", frames.text_frame(b"c"), b"de", b"f", b"\x88\x02\x03\xe8"]


def test_a_server_that_stops_first_writes_what_was_handed_over():
    async def app(scope, receive, send):
        await send({"type": "websocket.accept"})
        assert frames.way_of(scope)(b"last")
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def run():
        protocol, transport = connected(app)
        while not transport.written:
            await asyncio.sleep(0)
        protocol.shutdown()
        return transport.written

    assert asyncio.run(run())[1:] == [b"last", b"\x88\x02\x03\xf4"]


def test_without_the_short_way_messages_go_as_usual(house, ann, monkeypatch):
    monkeypatch.setattr(live_module, "way_of", lambda scope: None)
    table = ann.table("paris")
    id = table["id"]
    with ann.live(id, seat=0) as live:
        live.hear()
        ann.play(id, 6)
        live.until(house.server.rooms.known(id).table.seq)
        assert without_own(live.table) == without_own(ann.see(id, 0))


def test_what_changes_in_a_drawing_is_worked_out_once_however_many_follow_it(house, ann, monkeypatch):
    made, compared = [], []
    draw, changes = drawings.scene, Scene.changes
    monkeypatch.setattr(drawings, "scene", lambda *args: made.append(args) or draw(*args))
    monkeypatch.setattr(Scene, "changes", lambda self, old: compared.append(self) or changes(self, old))
    table = ann.table("paris")
    id = table["id"]
    with ExitStack() as stack:
        watchers = [stack.enter_context(Visitor(house).live(id, draw=1, part="map")) for _ in range(6)]
        for watcher in watchers:
            assert watcher.hear()["svg"].startswith("<svg")
        begun = len(made)
        for _ in range(3):
            seen = ann.see(id)
            build = next(offer["action"] for offer in seen["offers"] if offer["action"].startswith("build"))
            ann.act(id, build, seen["actor"], seen["seq"])
        seq = house.server.rooms.known(id).table.seq
        drawn = []
        for watcher in watchers:
            watcher.until(seq)
            drawn.append([json.loads(message).get("draw") for message in watcher.messages[1:]])
    assert all(any(changed) for changed in drawn)
    events = seq - table["seq"]
    assert len(made) - begun <= events, "six look on, and one drawing is made for all"
    assert len(compared) <= 2 * events


def test_the_drawing_comes_along_when_asked_for(ann):
    table = ann.table()
    with ann.live(table["id"], draw=1) as live:
        assert live.hear()["svg"].startswith("<svg")
    assert Live
