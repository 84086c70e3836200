"""That somebody writes is passed on to those who look, kept nowhere, and counted."""

import json
import time

import pytest

from server.house import House, Visitor
from server.test_moderation import account, deal

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
TOGETHER = [ME, OPEN, OPEN]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite:///{tmp_path_factory.mktemp('house')}/typing.db") as made:
        yield made


@pytest.fixture
def moderator(house):
    return account(house, "Mod", "moderator")


@pytest.fixture
def table(house):
    """A table with Ann in the first seat, Bob in the second, and nobody in the third."""
    ann, bob = Visitor(house), Visitor(house)
    id = ann.table("paris", TOGETHER)["id"]
    bob.ask("POST", f"/api/tables/{id}/join", seat=1)
    return id, ann, bob


def signs(live, seconds=0.5):
    """What comes about writing until nothing has come for a while."""
    found = []
    while True:
        try:
            message = json.loads(live.socket.recv(timeout=seconds))
        except TimeoutError:
            return found
        if message["type"] == "typing":
            found.append(message)


def test_those_who_look_see_who_writes(house, table):
    id, ann, bob = table
    with ann.live(id) as first, bob.live(id) as second, Visitor(house).live(id) as watching, bob.live(id) as other_tab:
        for live in (first, second, watching, other_tab):
            live.hear()
        second.say(type="typing")
        seen = {"type": "typing", "seat": 1, "name": bob.me["name"]}
        assert signs(first) == signs(watching) == [seen]
        assert signs(second) == signs(other_tab) == [], "nobody is told about themselves"


def test_it_is_kept_nowhere(house, table):
    id, ann, bob = table
    room = house.run(house.server.rooms.room(id))
    with ann.live(id) as first, bob.live(id) as second:
        for live in (first, second):
            live.hear()
        signs(first)  # presence has settled
        version, seen = room.version, ann.see(id)
        second.say(type="typing")
        assert len(signs(first)) == 1
        assert room.version == version, "nothing of the table has changed"
        assert ann.see(id) == seen


def test_who_has_no_name_here_is_not_seen(house, table):
    id, ann, _ = table
    with ann.live(id) as first, Visitor(house).live(id) as watching:
        for live in (first, watching):
            live.hear()
        watching.say(type="typing")
        assert signs(first) == []


def test_whoever_is_muted_is_not_seen_to_write(house, moderator):
    ann, cal = Visitor(house), account(house, "Cal")
    id = ann.table("paris", TOGETHER)["id"]
    cal.ask("POST", f"/api/tables/{id}/join", seat=1)
    with ann.live(id) as first, cal.live(id) as second:
        for live in (first, second):
            live.hear()
        deal(moderator, cal, "mute", until=None)
        second.say(type="typing")
        assert signs(first) == []
        deal(moderator, cal, "unmute")
        second.say(type="typing")
        assert len(signs(first)) == 1


def test_whoever_is_blocked_is_not_seen_by_who_blocked_them(house):
    hal, pest, third = account(house, "Hal"), account(house, "Pest"), Visitor(house)
    id = hal.table("paris", TOGETHER)["id"]
    pest.ask("POST", f"/api/tables/{id}/join", seat=1)
    hal.ask("POST", "/api/blocks", 204, table=id, seat=1)
    with hal.live(id) as first, pest.live(id) as second, third.live(id) as watching:
        for live in (first, second, watching):
            live.hear()
        second.say(type="typing")
        assert (len(signs(first)), len(signs(watching))) == (0, 1)


def test_nobody_is_seen_to_write_where_the_chat_is_off(house, table):
    id, ann, bob = table
    with ann.live(id) as first, bob.live(id) as second:
        for live in (first, second):
            live.hear()
        house.server.order.off = {"chat"}
        try:
            second.say(type="typing")
            assert signs(first) == []
        finally:
            house.server.order.off = set()


def test_it_has_a_budget(tmp_path):
    with House(f"sqlite:///{tmp_path}/typing.db", limits=1.0) as house:
        ann, bob = Visitor(house), Visitor(house)
        id = ann.table("paris", TOGETHER)["id"]
        bob.ask("POST", f"/api/tables/{id}/join", seat=1)
        with ann.live(id) as first, bob.live(id) as second:
            for live in (first, second):
                live.hear()
            for _ in range(30):
                second.say(type="typing")
            seen = signs(first)
            assert 5 <= len(seen) <= 7
            for _ in range(20):
                second.say(type="pong")
            assert signs(second) == [], "whoever does it too often is not seen, and nothing else happens"
            assert "refused" not in {other["type"] for other in second.others}


def test_it_crosses_from_one_process_to_the_other(cluster):
    url = str(cluster.database("typing"))
    with House(url) as one, House(url) as two:
        ann = Visitor(one)
        bob = Visitor(two)
        id = ann.table("paris", TOGETHER)["id"]
        bob.ask("POST", f"/api/tables/{id}/join", seat=1)
        with ann.live(id) as first, bob.live(id) as second:
            for live in (first, second):
                live.hear()
            until = time.monotonic() + 30
            while not signs(first):  # the other process may not be listening yet
                second.say(type="typing")
                assert time.monotonic() < until
            assert signs(second) == []
