"""Tables over HTTP, as people use them: lobby, play, undo, hot-seat, spectators, chat, notes, end, analysis."""

import asyncio
import time

import pytest
from typer.testing import CliRunner

from server.house import PLAYERS, House, Visitor
from stellwerk import BadDocument, cli
from stellwerk.engine.random import below, seeded
from stellwerk.games import games
from stellwerk.server import coaching, snapshots
from stellwerk.server import store as db
from stellwerk.server.store import Event
from stellwerk.server.tables import Table
from stellwerk.server.thinking import LOOK


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house')}/tables.db") as made:
        yield made


@pytest.fixture
def ann(house):
    return Visitor(house)


@pytest.fixture
def bob(house):
    return Visitor(house)


@pytest.fixture
def eve(house):
    return Visitor(house)


ME, OPEN, INVITE, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}


def wait_for(look, seconds=30):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := look():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not come about")


# --------------------------------------------------------------------------------------------------------- what there is


@pytest.mark.parametrize("companies", ["lot", "chosen"])
def test_seats_wear_the_livery_of_the_company_that_they_play(ann, companies):
    """Also that of a company which is no seat's own, and as soon as it is chosen."""
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Emil")]
    table = ann.table("grandtrunk", seats, options={"companies": companies})["id"]
    liveries = {livery.colour: livery.shape for livery in games()["grandtrunk"].liveries}
    for chosen in (2,) if companies == "lot" else (0, 1, 2):
        seen = ann.see(table)
        colours = [seat["colour"] for seat in seen["view"]["seats"]]
        assert len([colour for colour in colours if colour]) == chosen
        for seat, colour in zip(seen["seats"], colours, strict=True):
            if colour:
                assert seat["livery"] == {"colour": colour, "shape": liveries[colour]}
        if chosen < 2:
            offer = seen["offers"][-1]  # not the livery of its place
            ann.act(table, offer["action"], seen["actor"], seen["seq"])


def test_games_bots_and_version_are_listed_in_both_languages(ann):
    found = {game["id"]: game for game in ann.ask("GET", "/api/games", language="de")}
    assert list(found) == list(games())
    assert found["deutschland"]["players"] == [2, 3, 4, 5]
    assert found["paris"]["maps"][0]["reconstructed"] is True
    levels = [bot["spec"] for bot in ann.ask("GET", "/api/bots", game="paris")]
    assert levels[0] == "apprentice"
    version = ann.get("/api/version")
    assert version.headers["X-Stellwerk-Build"] == version.json()["build"]
    svg = ann.get("/api/games/paris/maps/france/picture?theme=dark")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert svg.text.startswith("<svg")
    ann.ask("GET", "/api/games/paris/maps/atlantis/picture", 404)


def test_several_processes_need_a_shared_database(tmp_path):
    asked = ["serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/x.db"]
    done = CliRunner().invoke(cli.app, asked)
    assert done.exit_code == 1
    assert "postgresql" in done.output


def test_operators_and_programmers_find_their_pages(ann):
    assert ann.get("/healthz").text == "ok"
    assert "stellwerk_events_total" in ann.get("/metrics").text
    page = ann.get("/api/docs").text
    assert "/api/tables/{id}/actions" in page
    assert "<script" not in page
    assert ann.get("/openapi.json").json()["paths"]
    ann.ask("GET", "/api/no/such/thing", 404)


# ------------------------------------------------------------------------------------------------------------- the lobby


def test_a_table_fills_up_and_starts_by_itself(ann, bob):
    table = ann.table("paris", [ME, OPEN, BOT], public=True)
    assert table["status"] == "lobby"
    assert table["view"] is None
    assert table["id"] in [t["id"] for t in bob.ask("GET", "/api/tables", scope="open")]
    joined = bob.ask("POST", f"/api/tables/{table['id']}/join")
    assert joined["status"] == "running"
    assert joined["you"] == [1]
    assert [seat["name"] for seat in joined["seats"]][:2] == [ann.me["name"], bob.me["name"]]
    assert table["id"] not in [t["id"] for t in bob.ask("GET", "/api/tables", scope="open")]
    assert table["id"] in [t["id"] for t in bob.ask("GET", "/api/tables", scope="mine")]
    assert table["id"] in [t["id"] for t in ann.ask("GET", "/api/tables", scope="watch")]


def test_tables_by_link_are_not_listed(ann, bob):
    table = ann.table("paris", [ME, INVITE, BOT])
    for scope in ("open", "watch"):
        assert table["id"] not in [t["id"] for t in bob.ask("GET", "/api/tables", scope=scope)]


def test_an_invited_seat_needs_the_key_of_its_link(ann, bob):
    table = ann.table("paris", [ME, INVITE, INVITE])
    assert bob.see(table["id"])["invite"] is None
    path = f"/api/tables/{table['id']}/join"
    bob.ask("POST", path, 409)
    bob.ask("POST", path, 403, seat=1)
    bob.ask("POST", path, 403, seat=1, key="0" * 32)
    key = table["invite"].partition("#key=")[2]
    assert bob.ask("POST", path, seat=2, key=key)["you"] == [2]


def test_leaving_the_lobby_frees_the_seat(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN])
    bob.ask("POST", f"/api/tables/{table['id']}/join", seat=1)
    assert bob.ask("POST", f"/api/tables/{table['id']}/leave")["seats"][1]["kind"] == "open"


def test_a_bot_whose_turn_is_claimed_in_the_moment_it_is_stored_thinks_all_the_same(house, ann, monkeypatch):
    store = house.server.store
    append = store.append

    async def slowly(event):
        """Stored, but not known to the room yet: meanwhile the server looks for bots that have to think."""
        stored = await append(event)
        await asyncio.sleep(2.5 * LOOK)
        return stored

    table = ann.table("paris", [ME, *[{"kind": "bot", "bot": "random"}] * 2])

    def ours():
        return ann.see(table["id"])["actor"] == 0

    eventually(ours)
    monkeypatch.setattr(store, "append", slowly)
    while ours():
        seen = ann.see(table["id"])
        ann.act(table["id"], seen["offers"][0]["action"], 0, seen["seq"])
    monkeypatch.undo()
    assert eventually(ours), "leases end by the house's clock, which stands still"


def test_a_table_that_is_listed_in_the_moment_it_is_made_goes_on(house, ann, monkeypatch):
    store = house.server.store
    create, load = store.create, store.load
    listed = []

    async def create_and_list(header, *more):
        await create(header, *more)
        listed.append(asyncio.create_task(house.server.rooms.room(header["id"])))

    async def slowly(id):
        """Whoever has to load a table gets it late, after its bots have played."""
        loaded = await load(id)
        await asyncio.sleep(1)
        return loaded

    monkeypatch.setattr(store, "load", slowly)
    monkeypatch.setattr(store, "create", create_and_list)
    table = ann.table("paris", [ME, *[{"kind": "bot", "bot": "random"}] * 2])
    assert eventually(lambda: listed[0].done())
    assert eventually(lambda: ann.see(table["id"])["actor"] == 0)


def eventually(true, seconds=20):
    until = time.monotonic() + seconds
    while not true() and time.monotonic() < until:
        time.sleep(0.05)
    return true()


def test_only_who_made_the_table_starts_it_and_bots_take_free_seats(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN])
    bob.ask("POST", f"/api/tables/{table['id']}/start", 403)
    started = ann.ask("POST", f"/api/tables/{table['id']}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    ann.ask("POST", f"/api/tables/{table['id']}/start", 409)


def test_a_bad_setup_is_refused_with_words(ann):
    def refused(status=422, **body):
        return ann.ask("POST", "/api/tables", status, **body)["text"]

    assert "There is no game" in refused(game="chess", seats=[ME, ME])
    assert "3 to 6" in refused(game="paris", seats=[ME])
    assert "no bot" in refused(game="paris", seats=[ME, ME, {"kind": "bot", "bot": "playouts:999999999"}])
    assert refused(game="paris", seats=[ME, ME, {"kind": "bot"}])
    assert refused(game="paris", seats=[ME, ME, ME], map="atlantis")
    answer = ann.post("/api/tables?language=de", json={"game": "chess", "seats": [ME]})
    assert "gibt" in answer.json()["text"]


# ---------------------------------------------------------------------------------------------------------------- playing


def test_an_action_is_carried_out_once(ann):
    table = ann.table()
    id, seat, action = table["id"], table["actor"], table["offers"][0]["action"]
    done = ann.act(id, action, seat, table["seq"], key="once")
    assert ann.act(id, action, seat, table["seq"], key="once") == done
    assert ann.act(id, action, seat, table["seq"], 409, key="twice")["error"] == "stale"
    assert ann.see(id)["n"] == 1
    assert ann.act(id, action, seat, 99, 409)["error"] == "stale"


def test_an_illegal_action_is_refused_with_its_reason(ann):
    table = ann.table()
    refusal = ann.act(table["id"], "build red lyon", table["actor"], table["seq"], 422)
    assert refusal["error"] == "illegal"
    assert "Red" in refusal["text"]
    explained = ann.ask("GET", f"/api/tables/{table['id']}/explain", seat=table["actor"], action="build red lyon")
    assert explained["text"] == refusal["text"]
    german = ann.ask(
        "GET", f"/api/tables/{table['id']}/explain", seat=table["actor"], action="build red lyon", language="de"
    )
    assert "Rot" in german["text"]
    legal = table["offers"][0]["action"]
    assert ann.ask("GET", f"/api/tables/{table['id']}/explain", seat=table["actor"], action=legal)["text"] is None


def test_nobody_acts_for_another(ann, bob):
    table = ann.table()
    refusal = bob.act(table["id"], table["offers"][0]["action"], table["actor"], table["seq"], 403)
    assert refusal["error"] == "not-your-seat"
    bob.ask("GET", f"/api/tables/{table['id']}", 403, seat=table["actor"])
    bob.ask("GET", f"/api/tables/{table['id']}/explain", 403, action="stop")
    other = (table["actor"] + 1) % 3
    assert ann.act(table["id"], table["offers"][0]["action"], other, table["seq"], 409)["error"] == "not-your-turn"


def test_taking_back_is_an_event_that_others_see(ann, bob):
    table = ann.table()
    id, seat = table["id"], table["actor"]
    build = next(offer["action"] for offer in table["offers"] if offer["action"].startswith("build"))
    ann.act(id, build, seat, table["seq"])
    after = ann.see(id)
    assert after["undo"] is True
    ann.ask("POST", f"/api/tables/{id}/undo", seat=seat, seq=after["seq"], key="back")
    ann.ask("POST", f"/api/tables/{id}/undo", seat=seat, seq=after["seq"], key="back")
    seen = bob.see(id)
    assert seen["n"] == 0
    assert [(line["kind"], line["seat"]) for line in seen["log"]] == [("undo", seat)]
    refusal = ann.ask("POST", f"/api/tables/{id}/undo", 422, seat=seat, seq=seen["seq"])
    assert "nothing to take back" in refusal["text"]


def traded(visitor, table):
    """Trade, which ends the turn in Paris; gives how the table then stands."""
    now = visitor.see(table["id"])
    trade = next(offer["action"] for offer in now["offers"] if offer["kind"] == "trade")
    visitor.act(table["id"], trade, now["actor"], now["seq"])
    return visitor.see(table["id"])


def begun(ann, bob, *others):
    """A game of Paris that Ann begins, and Bob goes on."""
    table = ann.table("paris", [ME, OPEN, *others], options={"first": "1"})
    bob.ask("POST", f"/api/tables/{table['id']}/join")
    return table


def test_the_last_step_of_a_turn_can_be_taken_back_until_somebody_else_has_acted(ann, bob):
    table = begun(ann, bob, ME)
    undo = f"/api/tables/{table['id']}/undo"
    now = traded(ann, table)
    assert now["actor"] == 1
    assert ann.see(table["id"], 0)["undo"] is True
    assert bob.see(table["id"])["undo"] is False, "it was not Bob’s"
    assert bob.ask("POST", undo, 422, seat=1, seq=now["seq"])["error"] == "illegal"
    ann.ask("POST", undo, seat=0, seq=now["seq"])
    assert ann.see(table["id"], 0)["may_wish"] is False, "nothing is left to take back"
    traded(ann, table)
    now = traded(bob, table)
    assert ann.see(table["id"], 0)["undo"] is False
    assert bob.ask("POST", undo, seat=1, seq=now["seq"])
    now = traded(bob, table)
    refused = ann.ask("POST", undo, 422, seat=0, seq=now["seq"])
    assert bob.me["name"] in refused["text"]


def test_what_others_have_played_on_is_taken_back_when_all_people_agree(ann, bob):
    table = begun(ann, bob, ME)
    wish, answer = (f"/api/tables/{table['id']}/undo-{what}" for what in ("wish", "answer"))
    traded(ann, table)
    now = traded(bob, table)
    assert ann.see(table["id"], 0)["may_wish"] is True
    assert ann.see(table["id"], 2)["may_wish"] is False, "nothing was done from that seat"
    bob.ask("POST", wish, 403, seat=0, seq=now["seq"])
    ann.ask("POST", wish, 422, seat=2, seq=now["seq"])
    bob.ask("POST", answer, 409, seat=1, accept=True)
    seen = ann.ask("POST", wish, seat=0, seq=now["seq"])
    assert seen["undo_wish"] == {"seat": 0, "count": 2, "agreed": []}
    assert bob.see(table["id"])["undo_wish"] == seen["undo_wish"]
    ann.ask("POST", answer, 409, seat=0, accept=True)
    assert bob.ask("POST", answer, seat=1, accept=False)["undo_wish"] is None
    assert bob.see(table["id"])["n"] == 2
    ann.ask("POST", wish, seat=0, seq=now["seq"])
    assert ann.ask("POST", answer, seat=0, accept=False)["undo_wish"] is None, "thought better of it"
    ann.ask("POST", wish, seat=0, seq=now["seq"])
    after = bob.ask("POST", answer, seat=1, accept=True)
    assert after["n"] == 0
    assert after["undo_wish"] is None
    assert (after["log"][-1]["kind"], after["log"][-1]["seat"]) == ("undo", 0)


def test_all_the_others_are_asked_and_an_action_answers_too(ann, bob, eve):
    table = begun(ann, bob, OPEN)
    eve.ask("POST", f"/api/tables/{table['id']}/join")
    wish, answer = (f"/api/tables/{table['id']}/undo-{what}" for what in ("wish", "answer"))
    traded(ann, table)
    now = traded(bob, table)
    ann.ask("POST", wish, seat=0, seq=now["seq"])
    assert bob.ask("POST", answer, seat=1, accept=True)["undo_wish"]["agreed"] == [1]
    assert traded(eve, table)["undo_wish"] is None, "the game has gone on"
    now = ann.see(table["id"], 0)
    ann.ask("POST", wish, seat=0, seq=now["seq"])
    bob.ask("POST", answer, seat=1, accept=True)
    assert eve.ask("POST", answer, seat=2, accept=True)["n"] == 0


def test_bots_agree_unless_something_hidden_has_come_out(ann, house):
    table = ann.table("paris", [ME, BOT, BOT], options={"first": "1"})
    traded(ann, table)
    assert eventually(lambda: ann.see(table["id"])["actor"] == 0)
    now = ann.see(table["id"])
    assert now["n"] > 2
    back = ann.ask("POST", f"/api/tables/{table['id']}/undo-wish", seat=0, seq=now["seq"])
    assert back["n"] == 0
    drawn = ann.table("deutschland", [ME, BOT], options={"first": "1"})
    now = ann.play(drawn["id"], 1)  # tickets are drawn
    refused = ann.ask("POST", f"/api/tables/{drawn['id']}/undo-wish", 422, seat=0, seq=now["seq"])
    assert refused["error"] == "illegal"


def test_bots_do_not_take_their_time_for_who_is_in_a_hurry(tmp_path):
    with House(f"sqlite+aiosqlite:///{tmp_path}/hurry.db", pace=600.0) as slow:  # they would act in ten minutes
        ann = Visitor(slow)
        table = ann.table("paris", [ME, BOT, BOT], options={"first": "1"})
        with ann.live(table["id"], hurry=1) as page:
            page.hear()
            traded(ann, table)
            assert eventually(lambda: ann.see(table["id"])["n"] > 1)


def test_what_only_a_newer_version_knows_is_refused_in_words(house, ann):
    table = ann.table()
    newer = {"table_id": table["id"], "seq": table["seq"] + 1, "kind": "teleport", "actor": 0, "at": 1.0}
    house.run(house.server.store.write(db.event.insert().values(**newer)))
    house.server.rooms.drop(table["id"])
    assert ann.ask("GET", f"/api/tables/{table['id']}", 409)["error"] == "other-version"


def test_a_whole_match_against_bots_ends_and_is_exported(ann, house, monkeypatch):
    for name, small in (("SAMPLES", 2), ("MOMENTS", 1), ("ANALYST", "search:20")):
        monkeypatch.setattr(coaching, name, small)
    table = ann.table("deutschland", [ME, BOT])
    id = table["id"]

    def over():
        now = ann.see(id)
        if not now["over"] and now["actor"] == 0:
            ann.act(id, now["offers"][-1]["action"], 0, now["seq"])
        return now if now["over"] else None

    end = wait_for(over, 120)
    assert end["ended"] == {"by": "rules", "seat": None}
    assert end["scores"]
    assert end["winners"]
    file = ann.ask("GET", f"/api/tables/{id}/export")
    assert file["format"] == "stellwerk-match/1"
    assert file["scores"] == end["scores"]
    assert file["seats"][0]["name"] == ann.me["name"]
    study = ann.ask("POST", "/api/analysis", document=file)
    assert study["status"] == "over"
    ann.ask("POST", f"/api/tables/{study['id']}/undo", seat=0, seq=study["seq"], to=10)
    assert ann.play(study["id"], 3)["n"] == 13
    middle = ann.ask("GET", f"/api/tables/{id}/at/20", seat=1)  # any seat, now that it is over
    assert middle["n"] == 20
    assert len(middle["log"]) == 20
    chances = wait_for(lambda: (a := ann.get(f"/api/tables/{id}/analysis")).status_code == 200 and a.json(), 300)
    assert len(chances["chances"]) == end["n"] + 1
    assert ann.get(f"/api/tables/{id}/analysis/picture").text.startswith("<svg")
    again = ann.ask("POST", f"/api/tables/{id}/rematch")
    assert again["id"] != id
    assert again["status"] == "running"
    assert again["you"] == end["you"]
    assert ann.ask("POST", f"/api/tables/{id}/rematch")["id"] == again["id"]
    assert ann.see(id)["rematch"] == again["id"]


def test_a_running_match_exports_ones_own_view_only(ann, bob):
    table = ann.table("deutschland", [ME, OPEN])
    bob.ask("POST", f"/api/tables/{table['id']}/join")
    mine = ann.ask("GET", f"/api/tables/{table['id']}/export")
    assert mine["format"] == "stellwerk-view/1"
    assert mine["seat"] == 0
    assert "seed" not in mine
    ann.ask("GET", f"/api/tables/{table['id']}/at/0", 403, seat=1)
    ann.ask("POST", f"/api/tables/{table['id']}/what-if", 409, n=0)


def test_hot_seat_shows_the_seat_asked_for(ann):
    table = ann.table("deutschland", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}])
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
    assert table["you"] == [0, 1]
    assert table["seat"] == table["actor"]
    other = 1 - table["actor"]
    seen = ann.see(table["id"], other)
    assert seen["seat"] == other
    assert seen["offers"] == []
    assert seen["view"] != table["view"]


def test_friends_at_one_screen_who_say_no_name_are_told_apart_as_well(ann):
    table = ann.table("paris", [{"kind": "me"}, {"kind": "me"}, {"kind": "me", "name": "Ben"}])
    me = ann.ask("GET", "/api/me")["name"]
    mine, friend, ben = (seat["name"] for seat in table["seats"])
    assert (mine, ben) == (me, "Ben")
    assert len({mine, friend, ben}) == 3


def test_spectators_see_what_spectators_may(ann, bob, house):
    table = ann.table("deutschland")
    seen = bob.see(table["id"])
    assert seen["seat"] is None
    assert seen["you"] == []
    match = house.server.rooms.known(table["id"]).table.match
    assert seen["view"] == match.view(None)
    bob.ask("GET", "/api/tables/nosuchtable1", 404)


def test_resigning_ends_a_match_of_two_and_hands_over_in_others(ann, bob):
    two = ann.table("deutschland", [ME, OPEN])
    bob.ask("POST", f"/api/tables/{two['id']}/join")
    bob.ask("POST", f"/api/tables/{two['id']}/resign", 403, seat=0)
    end = bob.ask("POST", f"/api/tables/{two['id']}/resign", seat=1)
    assert end["ended"] == {"by": "resignation", "seat": 1}
    assert end["winners"] == [0]
    three = ann.table("paris", [ME, OPEN, ME])
    bob.ask("POST", f"/api/tables/{three['id']}/join")
    left = bob.ask("POST", f"/api/tables/{three['id']}/resign", seat=1)
    assert left["status"] == "running"
    assert left["seats"][1]["kind"] == "bot"
    assert left["you"] == []
    assert left["log"][-1]["kind"] == "table"


def test_all_agree_to_end(ann, bob):
    table = ann.table("paris", [ME, OPEN, BOT])
    path = f"/api/tables/{table['id']}/end-offer"
    bob.ask("POST", f"/api/tables/{table['id']}/join")
    assert ann.ask("POST", path, seat=0, accept=True)["end_offer"] == {"seats": [0]}
    assert bob.ask("POST", path, seat=1, accept=False)["end_offer"] is None
    ann.ask("POST", path, seat=0, accept=True)
    end = bob.ask("POST", path, seat=1, accept=True)
    assert end["ended"] == {"by": "agreement", "seat": None}
    assert end["winners"] == []


# --------------------------------------------------------------------------------------------------------- chat and notes


def test_chat_is_plain_text(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN])
    path = f"/api/tables/{table['id']}/chat"
    ann.ask("POST", path, 204, text="  <script>alert('hi')</script> & ünïcode\n2 ")
    line = bob.see(table["id"])["chat"][-1]
    assert line["text"] == "<script>alert('hi')</script> & ünïcode\n2"  # as it is: who shows it escapes it
    assert line["name"] == ann.me["name"]
    assert line["seat"] == 0
    ann.ask("POST", path, 422, text="")
    ann.ask("POST", path, 422, text="x" * 501)
    ann.ask("POST", path, 422, text="bell \a")
    answer = ann.get(f"/api/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"


def test_notes_are_ones_own(ann, bob):
    table = ann.table("paris", [ME, OPEN, OPEN])
    ann.ask("PUT", f"/api/tables/{table['id']}/notes", 204, text="Lyon first")
    assert ann.see(table["id"])["notes"] == "Lyon first"
    assert bob.see(table["id"])["notes"] == ""


# --------------------------------------------------------------------------------------------------------------- analysis


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_an_analysis_goes_back_and_forth(ann, bob, game):
    table = ann.table(game)
    ann.play(table["id"], 12)
    for seat in range(PLAYERS[game]):
        now = ann.see(table["id"], seat)
        if now["status"] == "running":
            ann.ask("POST", f"/api/tables/{table['id']}/end-offer", seat=seat, accept=True)
    file = ann.ask("GET", f"/api/tables/{table['id']}/export")
    opened = bob.ask("POST", "/api/analysis", document=file)
    assert opened["analysis"] is True
    assert opened["you"] == list(range(PLAYERS[game]))
    assert opened["n"] == 12
    id = opened["id"]
    bob.ask("POST", f"/api/tables/{id}/undo", seat=0, seq=opened["seq"], to=3)
    back = bob.see(id)
    assert (back["n"], len(back["log"])) == (3, 3)
    bob.play(id, 4)
    assert bob.see(id)["n"] == 7
    branch = bob.ask("POST", f"/api/tables/{id}/what-if", n=5)
    assert branch["n"] == 5
    assert ann.ask("POST", f"/api/tables/{table['id']}/what-if", n=2)["n"] == 2
    position = bob.ask("GET", f"/api/tables/{id}/export")
    assert position["format"] == "stellwerk-match/1"


def test_what_cannot_be_opened_says_why(ann):
    refusal = ann.ask("POST", "/api/analysis", 422, document={"format": "stellwerk-match/1", "map": "france"})
    assert refusal["text"]
    ann.ask("POST", "/api/analysis", 422, document={"map": {}})
    ann.ask("POST", "/api/analysis", 422, document={})


# --------------------------------------------------------------------------------------------------------------- the coach


def test_hints_are_for_who_plays_alone(ann, bob, monkeypatch):
    alone = ann.table("deutschland", [ME, ME])
    path = f"/api/tables/{alone['id']}/hint"
    monkeypatch.setattr(coaching, "ADVISER", "search:20")
    advice = ann.ask("GET", path, seat=alone["actor"])
    assert advice["action"] in [offer["action"] for offer in alone["offers"]]
    ann.ask("GET", path, 409, seat=1 - alone["actor"])
    bob.ask("GET", path, 403)
    together = ann.table("deutschland", [ME, OPEN])
    bob.ask("POST", f"/api/tables/{together['id']}/join")
    for who, seat in ((ann, 0), (bob, 1)):
        assert who.ask("GET", f"/api/tables/{together['id']}/hint", 409, seat=seat)["text"]
    ann.ask("GET", f"/api/tables/{together['id']}/analysis", 409)


# ------------------------------------------------------------------------------------------------------- it survives


def test_everything_is_there_after_a_restart(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path}/restart.db"
    with House(url) as house:
        ann = Visitor(house)
        table = ann.table("nuremberg")
        id = table["id"]
        ann.play(id, 15)
        ann.ask("POST", f"/api/tables/{id}/chat", 204, text="see you tomorrow")
        before = ann.see(id)
        bots = ann.table("paris", [ME, BOT, BOT])["id"]
    with House(url) as house:
        again = Visitor(house, ann.cookies)
        assert again.me == ann.me
        assert again.see(id) == before
        wait_for(lambda: again.see(bots)["actor"] == 0)


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_what_other_processes_stored_is_played_on_as_if_replayed(game):
    document = {
        "game": game, "map": games()[game].maps[0], "options": {}, "rules": games()[game].version, "seed": 7,
        "seats": [{"kind": "person", "person": "ann"}] * PLAYERS[game], "clock": {"kind": "none"}, "absent": "bot",
        "analysis": False,
    }  # fmt: skip
    header = {"id": "x", "creator": "ann", "public": False, "created": 0.0, "document": document}
    events = [Event(1, "start")]
    match, dice = Table(header, events).match, seeded(7)
    for seq in range(2, 16):
        seat, legal = match.actor, match.legal()
        match.play(legal[int(below(dice, len(legal)))])
        events.append(Event(seq, "action", seat, match.last, "ann", match.actor, match.hash))
    table = Table(header, events[:5])
    for event in events[5:]:
        table = table.after(event)
    whole = Table(header, events)
    several = Table(header, events[:5]).after(*events[5:])
    for seat in range(table.players):
        one, all, some = (snapshots.position(t, seat, "en", [], []) for t in (table, whole, several))
        assert one == all == some
    with pytest.raises(BadDocument):
        Table(header, events[:-1]).after(events[-1]._replace(hash="0" * 16))


def test_a_table_that_no_longer_plays_the_same_says_so(tmp_path):
    import asyncio

    import sqlalchemy as sa

    from stellwerk.server import store as db

    url = f"sqlite+aiosqlite:///{tmp_path}/old.db"
    with House(url) as house:
        ann = Visitor(house)
        table = ann.table("paris")
        ann.play(table["id"], 5)

    async def meddle():
        store = await db.Store.open(url)
        await store.write(sa.update(db.event).where(db.event.c.seq == 3).values(text="build red lyon"))
        await store.close()

    asyncio.run(meddle())
    with House(url) as house:
        again = Visitor(house, ann.cookies)
        refusal = again.ask("GET", f"/api/tables/{table['id']}", 409)
        assert refusal["error"] == "other-version"
        assert again.ask("GET", "/api/tables", scope="mine") == []
