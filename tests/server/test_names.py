"""Who did what to whom: seats go by the names of those who sit there, in all that a table says, and in all languages;
and an entry of the log has all that followed from an action."""

from dataclasses import replace

import pytest

from server.house import House, Visitor
from stellwerk.engine.game import Event, Offer, first_player
from stellwerk.engine.text import Text, who
from stellwerk.games import _registered, get, register
from stellwerk.server import coaching, names
from stellwerk.texts import LANGUAGES, say

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
ADA, BEN, CLEO = ({"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo"))
PARIS = get("paris")


def tell(board, before, after, seat, action):
    """As in Paris, and that somebody at the second seat has something to do with it."""
    first = PARIS.tell(board, before, after, seat, action)[0]
    next = Event("next", Text("not-your-turn", who=who(1)), 1, {"x": [2]})
    return [replace(first, kind="act", facts={"gain": 3}), next]


def offer(board, s, seat, action):
    return Offer(Text("undo-other", who=who(1)), "act")


def reason(board, s, seat, action):
    return Text("undo-other", who=who(1))


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    options = (*(option for option in PARIS.options if option.name != "first"), first_player(6))
    register(replace(PARIS, tell=tell, offer=offer, reason=reason, options=options))
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('names')}/tables.db") as made:
        yield made
    _registered.pop("paris")


@pytest.fixture
def ann(house):
    return Visitor(house)


@pytest.fixture
def bob(house):
    return Visitor(house)


def table_of(visitor, *seats):
    return visitor.table("paris", list(seats), start=True)["id"]


def together(ann, bob):
    """A table of ann and bob, and of somebody else at ann's screen."""
    id = ann.table("paris", [ME, OPEN, CLEO])["id"]
    bob.ask("POST", f"/api/tables/{id}/join")
    return id


def act(*visitors, id):
    """Whoever has to act does the first thing; gives the sequence number."""
    for visitor in visitors:
        table = visitor.see(id)
        if table["actor"] in table["you"]:
            return visitor.act(id, table["offers"][0]["action"], table["actor"], table["seq"])["seq"]
    raise AssertionError("nobody has to act")


def followed(table, n=0):
    """What followed from an action, in words."""
    return table["log"][n]["events"][1]["text"]


def test_an_entry_of_the_log_has_all_that_followed(ann):
    id = table_of(ann, ADA, BEN, CLEO)
    act(ann, id=id)
    [line] = ann.see(id)["log"]
    said, then = line["events"]
    assert line["text"]
    said.pop("moves", None)
    assert said == {"kind": "act", "gain": 3}  # its words and its seat are those of the line: nothing is sent twice
    assert then == {"kind": "next", "seat": 1, "text": "It is not your turn; it is Ben’s.", "x": [2]}
    german = followed(ann.ask("GET", f"/api/tables/{id}", language="de"))
    assert german != then["text"]
    assert "Ben" in german


def test_bots_go_by_their_level_and_a_number_where_there_are_several(ann):
    def first_words(*seats):
        id = table_of(ann, ME, *seats)
        while not ann.see(id)["log"]:
            if ann.see(id)["actor"] == 0:
                act(ann, id=id)
        return [followed(ann.ask("GET", f"/api/tables/{id}", language=language)) for language in ("en", "de")]

    english, german = first_words(BOT, BOT)
    assert "it is Passenger 1’s" in english
    assert "Fahrgast 1" in german
    assert "it is Passenger’s" in first_words(BOT, {"kind": "bot", "bot": "apprentice"})[0]


def test_a_name_that_changes_is_right_everywhere_at_once(ann, bob, house):
    id, watcher = together(ann, bob), Visitor(house)
    act(ann, bob, id=id)
    with watcher.live(id) as live:
        live.hear()
        assert bob.me["name"] in followed(live.table)
        bob.ask("PATCH", "/api/me", name="Robert")
        while "Robert" not in followed(live.table):
            live.hear()
        assert live.table == watcher.see(id)
    for visitor in (ann, bob, watcher):
        assert "Robert" in followed(visitor.see(id))
        assert "Robert" in followed(visitor.ask("GET", f"/api/tables/{id}/at/1"))
    seq = act(ann, bob, id=id)
    assert all("Robert" in followed(ann.see(id), n) for n in (0, 1))
    with watcher.live(id, since=seq) as live:  # who knows the table as it was after that needs no more than what is new
        assert live.hear()["type"] == "patch"
    with watcher.live(id, since=seq - 1) as live:  # but what was told before may name others
        assert live.hear()["type"] == "snapshot"


def test_refusals_and_offers_name_people(ann, bob):
    id = together(ann, bob)
    busy, idle = (ann, bob) if ann.see(id)["actor"] in ann.see(id)["you"] else (bob, ann)
    seen = idle.see(id)
    for language in ("en", "de"):
        body = {"seat": seen["you"][0], "action": "stop", "seq": seen["seq"]}
        answer = idle.post(f"/api/tables/{id}/actions", params={"language": language}, json=body).json()
        assert answer["error"] == "not-your-turn"
        assert seen["seats"][seen["actor"]]["name"] in answer["text"]
    assert {offer["text"].count(bob.me["name"]) for offer in busy.see(id)["offers"]} == {1}


def test_offers_of_one_table_do_not_name_the_people_of_another(ann, bob):
    first, other = table_of(ann, ADA, BEN, CLEO), table_of(bob, ADA, {"kind": "me", "name": "Eve"}, CLEO)
    for _ in range(2):  # what was said once is kept
        assert {"Ben" in offer["text"] for offer in ann.see(first)["offers"]} == {True}
        assert {"Eve" in offer["text"] for offer in bob.see(other)["offers"]} == {True}


def test_the_coach_names_people(ann, monkeypatch):
    monkeypatch.setattr(coaching, "ADVISER", "search:8")
    monkeypatch.setattr("stellwerk.coach.TRIES", 2)
    advice = ann.ask("GET", f"/api/tables/{table_of(ann, ADA, BEN, CLEO)}/hint")
    assert "Ben" in advice["text"]
    assert "Ben" in advice["reason"]


def test_a_rematch_keeps_the_seats_and_passes_the_start_to_the_left(ann, bob):
    id = together(ann, bob)
    for _ in range(2):
        began = ann.see(id)["actor"]
        for visitor, seat in ((ann, 0), (bob, 1), (ann, 2)):
            visitor.ask("POST", f"/api/tables/{id}/end-offer", seat=seat, accept=True)
        assert ann.see(id)["status"] == "over"
        again = ann.ask("POST", f"/api/tables/{id}/rematch")
        assert again["you"] == [0, 2]
        assert again["seats"][2]["name"] == "Cleo"
        assert again["options"]["first"] == str((began + 1) % 3 + 1)
        id = again["id"]


def test_an_option_that_does_not_fit_is_refused_with_its_sentence(ann):
    body = {"game": "paris", "seats": [ME, ME, ME], "options": {"first": "4"}}
    answer = ann.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["text"] == "Seat 4 cannot go first at a table for 3."
    assert ann.post("/api/tables", json={**body, "options": {"first": "3"}}).status_code == 200


def test_guests_have_names_that_one_may_have_and_each_once():
    for language in LANGUAGES:
        first, second = map(range, names.GUEST_NAMES)
        said = [say(Text("guest-name", how=how, what=what), language) for how in first for what in second]
        assert len({names.skeleton(name) for name in said}) == len(said)
        assert [name for name in said if names.name(name) != name] == []
