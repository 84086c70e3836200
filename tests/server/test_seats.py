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


def key(table):
    return table["invite"].partition("#key=")[2]


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
    join(bob, table, seat=1, key=key(table))
    join(bob, table, 409, seat=2, key=key(table))


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
    join(bob, table, seat=1, key=key(table))
    bob.ask("POST", f"/api/tables/{table['id']}/leave")
    again = ann.see(table["id"])
    assert [seat["kind"] for seat in again["seats"]] == ["person", "invite", "open"]
    assert again["invite"] == table["invite"], "the maker has the link to give"
    join(Visitor(house), table, 403, seat=1)
    carol = Visitor(house)
    assert join(carol, table, seat=1, key=key(table))["you"] == [1]
    carol.ask("POST", f"/api/tables/{table['id']}/leave")
    assert join(bob, table, key=key(table))["you"] == [1], "the link works again, without the seat's number"


def test_an_open_seat_that_was_left_is_open(ann, bob):
    table = ann.table("paris", [ME, OPEN, INVITE])
    join(bob, table, seat=1)
    bob.ask("POST", f"/api/tables/{table['id']}/leave")
    assert [seat["kind"] for seat in ann.see(table["id"])["seats"]] == ["person", "open", "invite"]
    join(bob, table, seat=1)


def test_one_link_leads_to_any_free_seat(house, ann, bob):
    table = ann.table("paris", [ME, INVITE, OPEN, INVITE])
    assert bob.see(table["id"])["invite"] is None, "it is for whoever made the table"
    join(bob, table, 403, seat=3)
    assert join(bob, table, seat=3, key=key(table))["you"] == [3]
    join(Visitor(house), table, seat=2, key=key(table))
    carol = Visitor(house)
    assert join(carol, table, key=key(table))["you"] == [1]
    join(Visitor(house), table, 409, key=key(table))
    assert ann.see(table["id"])["invite"] is None, "there is no seat any more"


def test_a_link_to_one_seat_that_an_earlier_version_gave_is_kept_to(house, ann, bob):
    table = ann.table("paris", [ME, INVITE, INVITE])
    old = house.server.keys.sign(f"invitation {table['id']} 2")
    join(bob, table, 403, seat=1, key=old)
    assert join(bob, table, key=old)["you"] == [2]


def test_a_link_is_for_its_table_alone(ann, bob):
    one, other = (ann.table("paris", [ME, INVITE, INVITE]) for _ in range(2))
    join(bob, other, 403, seat=1, key=key(one))


def ready(visitor, table, is_ready=True, status=200):
    return visitor.ask("POST", f"/api/tables/{table['id']}/ready", status, ready=is_ready)


def readiness(table):
    return [seat["ready"] for seat in table["seats"]]


def test_the_match_starts_when_all_are_ready(ann, bob):
    table = ann.table("paris", [ME, OPEN, BOT], ready=False)
    assert readiness(table) == [False, False, True]
    assert join(bob, table, ready=False)["status"] == "lobby", "all seats are taken, but nobody is ready"
    assert readiness(ready(ann, table)) == [True, False, True]
    ready(ann, table, False)
    assert ready(bob, table)["status"] == "lobby", "Ann has changed her mind"
    assert ready(ann, table)["status"] == "running"
    assert ready(bob, table, status=409)["error"] == "not-now"


def test_nobody_is_ready_for_an_empty_seat(house, ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN], ready=False)
    join(bob, table, ready=False)
    ready(ann, table)
    assert ready(bob, table)["status"] == "lobby"
    assert join(Visitor(house), table)["status"] == "running", "who sits down as a program does is ready"


def test_only_who_sits_there_can_be_ready(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN])
    assert ready(bob, table, status=403)["error"] == "not-your-seat"


def test_who_leaves_is_not_ready_any_more(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN], ready=False)
    join(bob, table, seat=1)
    bob.ask("POST", f"/api/tables/{table['id']}/leave")
    assert readiness(join(bob, table, seat=2, ready=False)) == [False, False, False]


def test_the_maker_starts_when_they_like(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN], ready=False)
    join(bob, table, ready=False)
    bob.ask("POST", f"/api/tables/{table['id']}/start", 403)
    started = ann.ask("POST", f"/api/tables/{table['id']}/start")
    assert (started["status"], started["seats"][2]["kind"]) == ("running", "bot")


def test_clocks_start_with_the_match(house, ann, bob):
    table = ann.table("paris", [ME, OPEN, BOT], ready=False, clock={"kind": "live", "minutes": 5})
    join(bob, table, ready=False)
    house.clock.ahead += 3600
    try:
        ready(bob, table)
        begun = ready(ann, table)
        clocks = [seat["clock"] for seat in begun["seats"]]
        assert [clock["left"] for clock in clocks] == [300.0] * 3
        since = [clock["since"] for clock in clocks if "since" in clock]
        assert all(at >= house.clock() - 60 for at in since)
        assert len(since) == 1
    finally:
        house.clock.ahead -= 3600


def test_readiness_outlives_the_server(tmp_path):
    address = f"sqlite:///{tmp_path}/ready.db"
    with House(address) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = ann.table("paris", [ME, OPEN, BOT], ready=False)
        join(bob, table, ready=False)
        ready(bob, table)
    with House(address) as house:
        ann = Visitor(house, cookies=ann.cookies)
        assert readiness(ann.see(table["id"])) == [False, True, True]
        assert ready(ann, table)["status"] == "running"


def test_a_table_with_a_seat_for_anyone_is_listed(ann, bob):
    listed = lambda scope: [line["id"] for line in bob.ask("GET", "/api/tables", scope=scope)]  # noqa: E731
    anyone = ann.table("paris", [ME, OPEN, INVITE])["id"]
    invited = ann.table("paris", [ME, INVITE, INVITE])["id"]
    quiet = ann.table("paris", [ME, OPEN, INVITE], public=False)["id"]
    shown = ann.table("paris", [ME, INVITE, INVITE], public=True)["id"]
    assert {anyone, shown} <= set(listed("open"))
    assert not {invited, quiet} & set(listed("open"))


def test_who_deletes_their_account_leaves_the_invitation_behind(ann, bob):
    table = ann.table("paris", [ME, INVITE, OPEN])
    join(bob, table, seat=1, key=key(table))
    bob.ask("DELETE", "/api/account", 204)  # which finishes in the background
    until = time.monotonic() + 60
    while [seat["kind"] for seat in ann.see(table["id"])["seats"]] != ["person", "invite", "open"]:
        assert time.monotonic() < until
        time.sleep(0.05)
