"""Who may sit where: one seat for one person, and invitations that last."""

import time

import pytest

from server.house import House, Visitor

ME, OPEN, INVITE, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite:///{tmp_path_factory.mktemp('house')}/seats.db") as made:
        yield made


@pytest.fixture
def ann(house):
    return Visitor(house)


@pytest.fixture
def bob(house):
    return Visitor(house)


def join(visitor, table, status=200, **body):
    return visitor.ask("POST", f"/api/tables/{table['id']}/join", status, **body)


def key(table, seat):
    return table["invite"][str(seat)].partition("#key=")[2]


def test_at_a_strangers_table_one_person_has_one_seat(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN])
    assert table["several"] is False
    assert join(bob, table)["you"] == [1]
    refused = join(bob, table, 409, seat=2)
    assert (refused["error"], "already have a seat" in refused["text"]) == ("not-now", True)
    assert ann.see(table["id"])["status"] == "lobby"
    bob.ask("POST", f"/api/tables/{table['id']}/leave")
    assert join(bob, table, seat=2)["you"] == [2], "who has left may sit elsewhere"


def test_by_invitation_too(ann, bob):
    table = ann.table("paris", [ME, INVITE, INVITE])
    join(bob, table, seat=1, key=key(table, 1))
    join(bob, table, 409, seat=2, key=key(table, 2))


def test_the_maker_may_allow_more(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN], several=True)
    assert table["several"] is True
    join(bob, table)
    assert join(bob, table)["you"] == [1, 2]
    assert ann.see(table["id"])["status"] == "running"


def test_the_maker_takes_as_many_as_they_like(ann):
    table = ann.table("paris", [ME, OPEN, OPEN])
    join(ann, table)
    assert join(ann, table)["you"] == [0, 1, 2]
    assert ann.table("paris", [ME, ME, BOT])["you"] == [0, 1]


def test_a_seat_that_was_left_keeps_its_invitation(house, ann, bob):
    table = ann.table("paris", [ME, INVITE, OPEN], public=True)
    join(bob, table, seat=1, key=key(table, 1))
    bob.ask("POST", f"/api/tables/{table['id']}/leave")
    again = ann.see(table["id"])
    assert [seat["kind"] for seat in again["seats"]] == ["person", "invite", "open"]
    assert again["invite"] == table["invite"], "the maker has the link to give"
    join(Visitor(house), table, 403, seat=1)
    carol = Visitor(house)
    assert join(carol, table, seat=1, key=key(table, 1))["you"] == [1]
    carol.ask("POST", f"/api/tables/{table['id']}/leave")
    assert join(bob, table, key=key(table, 1))["you"] == [1], "the link works again, without the seat's number"


def test_an_open_seat_that_was_left_is_open(ann, bob):
    table = ann.table("paris", [ME, OPEN, INVITE])
    join(bob, table, seat=1)
    bob.ask("POST", f"/api/tables/{table['id']}/leave")
    assert [seat["kind"] for seat in ann.see(table["id"])["seats"]] == ["person", "open", "invite"]
    join(bob, table, seat=1)


def test_who_deletes_their_account_leaves_the_invitation_behind(ann, bob):
    table = ann.table("paris", [ME, INVITE, OPEN])
    join(bob, table, seat=1, key=key(table, 1))
    bob.ask("DELETE", "/api/account", 204)  # which finishes in the background
    until = time.monotonic() + 60
    while [seat["kind"] for seat in ann.see(table["id"])["seats"]] != ["person", "invite", "open"]:
        assert time.monotonic() < until
        time.sleep(0.05)
