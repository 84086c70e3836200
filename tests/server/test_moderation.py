"""What keepers and moderators do to people, and what neighbours do about each other."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from server.house import House, Live, Visitor
from stellwerk.engine.text import Text
from stellwerk.server.keepers import CONSOLE
from stellwerk.server.order import Sanction
from stellwerk.texts import say

DAY = 86_400.0
PASSWORD = "a slow train to Ulm"
SIGNED_OUT = 4001


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request, tmp_path_factory):
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('moderation')}/tables.db"
    else:
        url = request.getfixturevalue("cluster").database("moderation")
    with House(url) as made:
        yield made


def account(house: House, name: str, role: str | None = None) -> Visitor:
    visitor = Visitor(house)
    visitor.me = visitor.ask("POST", "/api/account", name=f"{name} {time.monotonic_ns()}", password=PASSWORD)
    if role is not None:
        house.run(house.server.keepers.set_role(CONSOLE, visitor.me["id"], role))
    return visitor


@pytest.fixture
def keeper(house):
    return account(house, "Keeper", "keeper")


@pytest.fixture
def moderator(house):
    return account(house, "Mod", "moderator")


def deal(actor: Visitor, whom: Visitor, verb: str, status: int = 204, **body: object) -> object:
    body.setdefault("reason", "spam in German: böse")
    return actor.ask("POST", f"/api/keeper/people/{whom.me['id']}/{verb}", status, **body)


def hear_all(live: Live) -> None:
    while True:
        live.hear()


def soon() -> float:
    return time.time() + DAY


# ------------------------------------------------------------------------------------------------------------- roles


def routes(house: House) -> list[tuple[str, str]]:
    """All routes of keepers, with something in the place of ids."""
    document = Visitor(house).get("/openapi.json").json()
    return [
        (method.upper(), path.replace("{id}", "someone").replace("{n}", "1").replace("{feature}", "chat"))
        for path, methods in document["paths"].items()
        for method in methods
        if path.startswith("/api/keeper")
    ]


BODIES = {"reason": "because", "until": None, "name": "New", "role": None, "outcome": "none", "on": True}


def test_every_keepers_route_refuses_whoever_has_no_role(house, keeper):
    guest, member = Visitor(house), account(house, "Member")
    token = keeper.ask("POST", "/api/tokens", label="a program")["token"]
    program = Visitor(house, Authorization=f"Bearer {token}")
    found = routes(house)
    assert len(found) > 15
    for method, path in found:
        for caller in (guest, member, program):
            answer = caller.request(method, path, json=None if method == "GET" else {})
            why = "missing-scope" if caller is program else "not-keeper"
            assert (answer.status_code, answer.json()["error"]) == (403, why), (method, path)
        stranger = keeper.request(method, path, json=None if method == "GET" else {}, headers={"Cookie": "stellwerk=x"})
        assert stranger.status_code == 401


def test_moderators_may_less_than_keepers(house, keeper, moderator):
    member, other = account(house, "Member"), account(house, "Other", "moderator")
    table = member.table("paris")
    for method, path, body in (
        ("POST", f"/api/keeper/people/{member.me['id']}/rename", {"reason": "x", "name": "y"}),
        ("POST", f"/api/keeper/people/{member.me['id']}/role", {"reason": "x", "role": "keeper"}),
        ("DELETE", f"/api/keeper/people/{member.me['id']}", {"reason": "x"}),
        ("POST", f"/api/keeper/tables/{table['id']}/close", {"reason": "x"}),
        ("PUT", "/api/keeper/switches/chat", {"on": False}),
    ):
        assert moderator.ask(method, path, 403, **body)["error"] == "not-keeper"
    deal(moderator, member, "ban", 403, until=None)
    deal(moderator, member, "ban", 403, until=time.time() + 40 * DAY)
    deal(moderator, other, "mute", 403, until=soon())
    deal(moderator, keeper, "ban", 403, until=soon())
    deal(moderator, moderator, "mute", 403, until=soon())
    deal(moderator, member, "ban", until=soon())
    deal(keeper, member, "ban", until=None)
    deal(moderator, member, "unban", 403)
    deal(keeper, member, "unban")
    assert member.ask("GET", "/api/me")["id"] == member.me["id"]


# -------------------------------------------------------------------------------------------------------------- bans


def test_whoever_is_banned_is_out_at_once_and_told_why(house, keeper):
    ann = account(house, "Ann")
    ann.ask("PATCH", "/api/me", language="de")
    table = ann.table("paris")
    token = ann.ask("POST", "/api/tokens", label="a program")["token"]
    with ann.live(table["id"]) as live:
        live.until(table["seq"])
        deal(keeper, ann, "ban", until=1_924_905_600.0)
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(live)
    assert closed.value.rcvd.code == SIGNED_OUT
    told = ann.ask("GET", "/api/me", 403)
    assert told["error"] == "banned"
    assert told["text"] == "Du bist hier bis 31. Dezember 2030, 00:00 UTC ausgesperrt. Grund: spam in German: böse"
    for method, path, body in (
        ("POST", "/api/tables", {"game": "paris", "seats": [{"kind": "me"}] * 3}),
        ("POST", f"/api/tables/{table['id']}/chat", {"text": "let me in"}),
        ("POST", f"/api/tables/{table['id']}/actions", {"seat": 0, "action": "x", "seq": 1}),
        ("POST", "/api/login", {"name": ann.me["login"], "password": PASSWORD}),
        ("GET", "/api/tokens", {}),
    ):
        assert ann.ask(method, path, 403, **body)["error"] == "banned", path
    program = Visitor(house, Authorization=f"Bearer {token}")
    assert program.ask("GET", "/api/bot/stream", 403)["error"] == "banned"
    with ann.live(table["id"]) as live:
        assert live.hear()["error"] == "banned"
    assert Visitor(house).see(table["id"])["seats"][0]["kind"] == "person"  # their seat waits for the clock
    deal(keeper, ann, "unban")
    assert ann.see(table["id"])["you"] == [0, 1, 2]


def test_a_ban_ends_by_itself(house, keeper):
    bob = account(house, "Bob")
    deal(keeper, bob, "ban", until=soon())
    bob.ask("GET", "/api/me", 403)
    house.clock.ahead = 2 * DAY
    try:
        assert bob.ask("GET", "/api/me")["id"] == bob.me["id"]
    finally:
        house.clock.ahead = 0.0


def test_guests_are_banned_by_address_but_accounts_are_not(house, keeper):
    rude, member = Visitor(house), account(house, "Member")
    deal(keeper, rude, "ban", 422, until=None, address=True)  # addresses change hands
    deal(keeper, member, "ban", 422, until=soon(), address=True)
    deal(keeper, rude, "ban", until=soon(), address=True)
    try:
        assert rude.ask("GET", "/api/me", 403)["error"] == "banned"
        assert Visitor(house).me["error"] == "banned"  # without the cookie, too
        newcomer = Visitor(house)
        assert newcomer.ask("POST", "/api/account", 403, name="Evader", password=PASSWORD)["error"] == "banned"
        assert member.ask("GET", "/api/me")["id"] == member.me["id"]
        assert newcomer.ask("POST", "/api/login", name=member.me["login"], password=PASSWORD)["id"] == member.me["id"]
    finally:
        deal(keeper, rude, "unban")
    assert rude.ask("GET", "/api/me")["id"] == rude.me["id"]


def test_a_ban_by_address_closes_what_others_have_open_there(house, keeper):
    rude, friend, member = Visitor(house), Visitor(house), account(house, "Member")
    table = friend.table("paris", public=True)
    stranger = Visitor(house)
    stranger.cookies.clear()
    with friend.live(table["id"]) as guest, stranger.live(table["id"]) as anyone, member.live(table["id"]) as kept:
        for live in (guest, anyone, kept):
            live.until(table["seq"])
        deal(keeper, rude, "ban", until=soon(), address=True)
        try:
            for live in (guest, anyone):
                with pytest.raises(ConnectionClosed) as closed:
                    hear_all(live)
                assert closed.value.rcvd.code == SIGNED_OUT
        finally:
            deal(keeper, rude, "unban")
        friend.act(table["id"], table["offers"][0]["action"], table["actor"], table["seq"])
        kept.until(table["seq"] + 1)


def test_an_address_is_not_kept_plainly(house):
    guest = Visitor(house)
    row = house.run(house.server.people.known(guest.me["id"])).row
    assert row["address"].startswith("address:")
    assert "127.0.0.1" not in row["address"]
    member = account(house, "Member")
    assert house.run(house.server.people.known(member.me["id"])).row["address"] is None


@given(st.one_of(st.none(), st.floats(0, 2e9)), st.floats(0, 2e9))
def test_a_sanction_holds_until_its_end(until, now):
    assert Sanction("ban", "x", until, "y").holds(now) == (until is None or now < until)


# ------------------------------------------------------------------------------------------------------------- mutes


def test_whoever_is_muted_neither_chats_nor_names(house, moderator):
    cal = account(house, "Cal")
    table = cal.table("paris")
    deal(moderator, cal, "mute", until=None)
    said = cal.ask("POST", f"/api/tables/{table['id']}/chat", 403, text="hello")
    assert said["error"] == "muted"
    assert "spam in German" in said["text"]
    cal.ask("PATCH", "/api/me", 403, name="Loud")
    cal.ask("POST", "/api/tables", 403, game="paris", seats=[{"kind": "me", "name": "Loud"}] * 3)
    assert cal.play(table["id"], 3)["n"] >= 3  # but plays
    cal.ask("PATCH", "/api/me", theme="dark")
    deal(moderator, cal, "unmute")
    cal.ask("POST", f"/api/tables/{table['id']}/chat", 204, text="hello")


def test_a_hidden_line_goes_from_all_screens(house, moderator):
    dan = account(house, "Dan")
    table = dan.table("paris")
    for text in ("nice", "rude"):
        dan.ask("POST", f"/api/tables/{table['id']}/chat", 204, text=text)
    with Visitor(house).live(table["id"]) as live:
        live.hear()
        assert [line["text"] for line in live.table["chat"]] == ["nice", "rude"]
        moderator.ask("POST", f"/api/keeper/tables/{table['id']}/chat/2/hide", 204, reason="rude")
        while len(live.table["chat"]) == 2:
            live.hear()
    assert [line["text"] for line in live.table["chat"]] == ["nice"]
    shown = moderator.ask("GET", f"/api/keeper/tables/{table['id']}")["chat"]
    assert [(line["text"], line["hidden"]) for line in shown] == [("nice", False), ("rude", True)]
    dan.ask("POST", f"/api/tables/{table['id']}/chat", 204, text="sorry")
    assert [line["n"] for line in dan.see(table["id"])["chat"]] == [1, 3]


# ----------------------------------------------------------------------------------------------- reports and blocks


def test_a_report_is_made_seen_settled_and_logged(house, moderator):
    eve, rude = Visitor(house), account(house, "Rude")
    table = rude.table("paris", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)["id"]
    rude.ask("POST", f"/api/tables/{table}/chat", 204, text="you are all fools")
    made = eve.ask("POST", "/api/reports", table=table, line=1, reason="insults")["id"]
    [report] = [one for one in moderator.ask("GET", "/api/keeper/reports") if one["id"] == made]
    assert (report["person"], report["text"], report["reason"]) == (rude.me["id"], "you are all fools", "insults")
    assert report["author_name"] == eve.me["name"]
    moderator.ask("POST", f"/api/keeper/reports/{made}/settle", 204, outcome="warned")
    moderator.ask("POST", f"/api/keeper/reports/{made}/settle", 404, outcome="again")
    assert made not in [one["id"] for one in moderator.ask("GET", "/api/keeper/reports")]
    assert made in [one["id"] for one in moderator.ask("GET", "/api/keeper/reports", settled=True)]
    keeper = account(house, "Keeper", "keeper")
    deed = keeper.ask("GET", "/api/keeper/log")[1]  # the latest is the keeper's own making
    assert (deed["what"], deed["actor"], deed["whom"]) == ("settle", moderator.me["id"], made)
    assert [one["id"] for one in keeper.ask("GET", f"/api/keeper/people/{rude.me['id']}")["reports"]] == [made]


def test_what_is_no_neighbour_cannot_be_reported_or_blocked(house):
    fay = Visitor(house)
    table = fay.table("paris", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])["id"]
    for wrong in ({"seat": 0}, {"seat": 1}, {"seat": 2}, {"seat": 7}):
        fay.ask("POST", "/api/blocks", 422, table=table, **wrong)
        fay.ask("POST", "/api/reports", 422, table=table, reason="x", **wrong)
    fay.ask("POST", "/api/blocks", 422, table=table)
    fay.ask("POST", "/api/blocks", 404, table=table, line=5)
    fay.ask("POST", "/api/reports", 404, table="nowhere", reason="x")
    assert fay.ask("GET", "/api/blocks") == []


def test_reports_of_one_person_are_limited(house):
    gus = Visitor(house)
    table = gus.table("paris")["id"]
    for _ in range(20):
        gus.ask("POST", "/api/reports", table=table, reason="again")
    assert "waiting" in gus.ask("POST", "/api/reports", 409, table=table, reason="again")["text"]


def test_blocked_people_are_not_heard_and_do_not_sit_down(house):
    hal, pest = account(house, "Hal"), account(house, "Pest")
    free = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    mine = hal.table("paris", seats=free, public=True)["id"]
    theirs = pest.table("paris", seats=free, public=True)["id"]
    pest.ask("POST", f"/api/tables/{mine}/chat", 204, text="hey you")
    with hal.live(mine) as live:
        live.hear()
        assert len(live.table["chat"]) == 1
        hal.ask("POST", "/api/blocks", 204, table=mine, line=1)
        while live.table["chat"]:
            live.hear()
    assert hal.see(mine)["chat"] == []
    assert len(Visitor(house).see(mine)["chat"]) == 1
    assert pest.ask("POST", f"/api/tables/{mine}/join", 403)["error"] == "blocked"
    assert hal.ask("POST", f"/api/tables/{theirs}/join", 403)["error"] == "blocked"
    [blocked] = hal.ask("GET", "/api/blocks")
    assert blocked["name"] == pest.me["name"]
    assert pest.ask("GET", "/api/blocks") == []
    pest.ask("DELETE", f"/api/blocks/{hal.me['id']}", 404)
    hal.ask("DELETE", f"/api/blocks/{blocked['id']}", 204)
    assert len(hal.see(mine)["chat"]) == 1
    assert pest.ask("POST", f"/api/tables/{mine}/join")["you"] == [1]


def test_nobody_is_seated_again_beside_somebody_they_blocked(house):
    ida, jim = Visitor(house), Visitor(house)
    table = ida.table("deutschland", seats=[{"kind": "me"}, {"kind": "open"}], public=True)["id"]
    jim.ask("POST", f"/api/tables/{table}/join")
    jim.ask("POST", f"/api/tables/{table}/resign", seat=1)
    ida.ask("POST", "/api/blocks", 204, table=table, seat=1)
    assert jim.ask("POST", f"/api/tables/{table}/rematch", 403)["error"] == "blocked"
    assert ida.ask("POST", f"/api/tables/{table}/rematch")["status"] == "running"


def test_who_goes_takes_blocks_and_reports_along(house, moderator):
    kim, lou = Visitor(house), Visitor(house)
    table = kim.table("paris", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    lou.ask("POST", f"/api/tables/{table}/chat", 204, text="hi")
    kim.ask("POST", "/api/blocks", 204, table=table, line=1)
    made = kim.ask("POST", "/api/reports", table=table, line=1, reason="noise")["id"]
    lou.ask("DELETE", "/api/account", 204)
    assert kim.ask("GET", "/api/blocks") == []
    [report] = [one for one in moderator.ask("GET", "/api/keeper/reports") if one["id"] == made]
    assert (report["person"], report["text"]) == (None, None)


# ---------------------------------------------------------------------------------------------------------- switches


@pytest.mark.parametrize(
    ("feature", "method", "path", "body"),
    [
        ("sign-up", "POST", "/api/account", {"name": "Newcomer", "password": PASSWORD}),
        ("tables", "POST", "/api/tables", {"game": "paris", "seats": [{"kind": "me"}] * 3}),
        ("chat", "POST", "/api/tables/{table}/chat", {"text": "hello"}),
        ("analyses", "POST", "/api/analysis", {"document": {}}),
        ("webhooks", "PATCH", "/api/me", {"webhook": "https://example.org/hook"}),
    ],
)
def test_what_is_switched_off_is_refused_in_words(house, keeper, feature, method, path, body):
    may = Visitor(house)
    path = path.replace("{table}", may.table("paris")["id"])
    keeper.ask("PUT", f"/api/keeper/switches/{feature}", 204, on=False, reason="repairs")
    try:
        assert may.ask("GET", "/api/house")["features"][feature] is False
        for language in ("en", "de"):
            refused = may.ask(method, f"{path}?language={language}", 403, **body)
            assert refused["error"] == "switched-off"
            assert refused["text"] == say(Text(f"refused-off-{feature}"), language)
    finally:
        keeper.ask("PUT", f"/api/keeper/switches/{feature}", 204, on=True)
    assert may.ask("GET", "/api/house")["features"][feature] is True
    assert "switched-off" not in may.request(method, path, json=body).text


def test_without_guests_people_sign_up_at_the_door(house, keeper):
    keeper.ask("PUT", "/api/keeper/switches/guests", 204, on=False)
    try:
        nia = Visitor(house)
        assert nia.me["error"] == "switched-off"
        made = nia.ask("POST", "/api/account", name=f"Nia {time.monotonic_ns()}", password=PASSWORD)
        assert nia.ask("GET", "/api/me")["id"] == made["id"]
    finally:
        keeper.ask("PUT", "/api/keeper/switches/guests", 204, on=True)


# ------------------------------------------------------------------------------------------------------------ health


def test_the_budgets_most_used_are_shown_by_name(house, tmp_path):
    url = str(house.server.store.url.render_as_string(hide_password=False))
    if url.startswith("sqlite"):
        url = f"sqlite:///{tmp_path}/limited.db"
    with House(url, limits=1.0) as limited:
        boss = account(limited, "Boss", "keeper")
        table = boss.table("paris")["id"]
        for _ in range(8):
            boss.ask("POST", "/api/reports", table=table, reason="a test")
        limited.run(limited.server.limits.settle())
        budgets = boss.ask("GET", "/api/keeper/health")["budgets"]
    [reports] = [one for one in budgets if (one["kind"], one["whose"]) == ("report", "person")]
    assert reports["name"] == boss.me["name"]
    assert 0.3 < reports["used"] <= 1.0
    assert all(one["name"] is None for one in budgets if one["whose"] == "address")


def test_the_house_at_a_glance(house, keeper):
    keeper.table("paris")
    health = keeper.ask("GET", "/api/keeper/health")
    assert health["counts"]["accounts"] >= 1
    assert health["counts"]["running"] >= 1
    assert health["memory_mb"] > 50
    assert health["here"]["rooms"] >= 1
    assert any("INSERT INTO event" in one["statement"] for one in house.server.store.timing.slowest(1000))
    assert 0 < len(health["statements"]) <= 10
    assert all(one["count"] > 0 and one["longest_ms"] >= one["mean_ms"] for one in health["statements"])
