"""`stellwerk admin`: it works on the database while a server runs, which notices within moments, on both databases."""

import json
import sqlite3
import subprocess
import sys
import time

import pyotp
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from server.house import House, Live, Visitor
from server.postgres import NoPostgres
from stellwerk.cli import app

PASSWORD = "a slow train to Ulm"
SOON = 30.0  # seconds that a busy machine may take to notice
runner = CliRunner()


class Console:
    """Somebody at the command line of a house that is running."""

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.url = url

    def __call__(self, *words: str, rc: int = 0, typed: str | None = None) -> str:
        done = runner.invoke(app, ["admin", *words, "--database", self.url], input=typed, env={"COLUMNS": "300"})
        if rc == 1 and not isinstance(done.exception, SystemExit | None):
            return str(done.exception)  # which main() prints
        assert done.exit_code == rc, (done.output, done.exception)
        return done.output

    def json(self, *words: str) -> object:
        return json.loads(self(*words, "--json"))

    def account(self, name: str) -> Visitor:
        """A visitor with an account."""
        visitor = Visitor(self.house)
        visitor.me = visitor.ask("POST", "/api/account", name=name, password=PASSWORD)
        return visitor


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def console(request, tmp_path_factory):
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('admin')}/tables.db"
    else:
        url = request.getfixturevalue("cluster").database("admin")
    with House(url) as house:
        yield Console(house, url)


def soon(holds) -> None:
    """Wait until something holds."""
    until = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_the_first_keeper_is_made_at_the_console(console):
    ada = console.account("Ada")
    assert ada.me["role"] is None
    assert "keeper" in console("role", "ada", "keeper", "--reason", "runs the place")
    soon(lambda: ada.ask("GET", "/api/me")["role"] == "keeper")
    [deed] = console.json("log", "--most", "1")
    assert (deed["actor"], deed["actor_name"], deed["what"]) == (None, "console", "role")
    assert (deed["whom"], deed["whom_name"], deed["reason"]) == (ada.me["id"], "Ada", "runs the place")
    assert deed["facts"] == {"old": None, "new": "keeper"}
    console("role", "Ada", "none")
    soon(lambda: ada.ask("GET", "/api/me")["role"] is None)


def test_only_accounts_have_roles_and_only_roles_that_there_are(console):
    guest = Visitor(console.house)
    before = console.json("log")
    assert "guest" in console("role", guest.me["id"], "keeper", rc=1)
    console.account("Berta")
    assert "keeper, moderator" in console("role", "Berta", "king", rc=1)
    assert console.json("log") == before


def test_a_name_that_somebody_chose_is_no_way_to_a_role(console):
    evil = console.account("Evil")
    evil.ask("PATCH", "/api/me", name="The Boss")
    assert "Nobody" in console("role", "The Boss", "keeper", rc=1)
    assert evil.ask("GET", "/api/me")["role"] is None


def test_who_has_lost_the_second_step_gets_in_by_the_password(console):
    ada = console.account("Ada Lost")
    login = {"name": ada.me["login"], "password": PASSWORD}
    app = ada.ask("POST", "/api/account/app", proof={"password": PASSWORD})
    code = pyotp.TOTP(app["secret"]).now()
    ada.ask("PUT", "/api/account/app", ticket=app["ticket"], code=code)
    assert Visitor(console.house).ask("POST", "/api/login", 403, **login)["error"] == "second-step"
    ada.ask("PATCH", "/api/me", name="Somebody")
    assert "Nobody" in console("end-two-step", "Somebody", "--yes", "--reason", "asks nicely", rc=1)
    console("end-two-step", ada.me["id"], "--reason", "phone lost", rc=1, typed="n\n")
    console("end-two-step", ada.me["id"], "--reason", "phone lost", typed="y\n")
    assert Visitor(console.house).ask("POST", "/api/login", **login)["id"] == ada.me["id"]
    [deed] = console.json("log", "--most", "1")
    assert (deed["what"], deed["whom"], deed["reason"]) == ("two-step", ada.me["id"], "phone lost")
    assert "two steps" in console("end-two-step", ada.me["id"], "--yes", "--reason", "again", rc=1)


def test_people_are_found(console):
    cleo = console.account("Cleo 100%")
    for words in ("cleo", "leo 1", "100%", cleo.me["id"]):
        assert [row["name"] for row in console.json("people", "find", words)] == ["Cleo 100%"], words
    assert console.json("people", "find", "no_such") == []
    assert cleo.me["id"] in console("people", "list")
    shown = console.json("people", "show", "cleo 100%")
    assert (shown["guest"], shown["tables"], shown["ban"], shown["deeds"]) == (False, 0, None, [])
    assert "email" not in shown
    assert "address" not in shown


def test_a_name_that_several_have_is_refused_with_their_ids(console):
    twins = [Visitor(console.house) for _ in range(2)]
    for twin in twins:
        twin.ask("PATCH", "/api/me", name="Twin")
    said = console("mute", "twin", "--reason", "noise", rc=1)
    assert all(twin.me["id"] in said for twin in twins)
    assert "Nobody" in console("mute", "nobody at all", "--reason", "noise", rc=1)


def test_a_running_server_hears_of_a_new_name(console):
    dora = Visitor(console.house)
    table = dora.table("paris")
    console("rename", dora.me["id"], "Quiet Dora", "--reason", "rude")
    soon(lambda: dora.see(table["id"])["seats"][0]["name"] == "Quiet Dora")
    assert dora.ask("GET", "/api/me")["name"] == "Quiet Dora"
    assert "40" in console("rename", dora.me["id"], "x" * 50, "--reason", "rude", rc=1)


def test_a_closed_table_is_over_for_those_who_watch(console):
    emil = Visitor(console.house)
    table = emil.table("paris")
    with emil.live(table["id"]) as live:
        live.until(table["seq"])
        console("tables", "close", table["id"], "--reason", "stuck", "--yes")
        while live.table["status"] != "over":
            live.hear()
    assert live.table["ended"] == {"by": "keeper", "seat": None}
    assert "keeper" in live.table["log"][-1]["text"]
    assert "not running" in console("tables", "close", table["id"], "--reason", "stuck", "--yes", rc=1)
    assert console.json("tables", "show", table["id"])["status"] == "over"
    assert table["id"] in [row["id"] for row in console.json("tables", "list", "--of", emil.me["id"])]
    assert "no table" in console("tables", "show", "nowhere", rc=1)


@pytest.mark.parametrize("id", ["-YvAdanl0hBD", "-hxxxxxxxxxx", "_-xxxxxxxxxx"])
def test_an_id_that_begins_with_a_dash_is_an_id(console, id):
    assert f"“{id}”" in console("tables", "close", id, "--reason", "stuck", "--yes", rc=1)
    assert f"“{id}”" in console("rename", id, "New", "--reason", "rude", rc=1)


def test_deleting_asks_first(console):
    fred = console.account("Fred")
    table = fred.table("paris")
    console("delete", "Fred", "--reason", "asked for it", rc=1, typed="n\n")
    assert fred.ask("GET", "/api/me")["id"] == fred.me["id"]
    assert "deleted" in console("delete", "Fred", "--reason", "asked for it", typed="y\n")
    soon(lambda: fred.ask("GET", "/api/me")["id"] != fred.me["id"])
    gast = Visitor(console.house)
    soon(lambda: [seat["name"] for seat in gast.see(table["id"])["seats"]] == [None] * 3)
    assert "Nobody" in console("people", "show", fred.me["id"], rc=1)


def test_a_ban_at_the_console_closes_what_is_open(console):
    hans = console.account("Hans")
    table = hans.table("paris")
    with hans.live(table["id"]) as live:
        live.until(table["seq"])
        console("ban", "Hans", "--reason", "spam", "--for", "7d")
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(live)
    assert closed.value.rcvd.code == 4001
    assert "spam" in hans.ask("GET", "/api/me", 403)["text"]
    assert "spam" in console("people", "find", "Hans")
    console("unban", "Hans")
    soon(lambda: hans.get("/api/me").status_code == 200)
    assert "not banned" in console("unban", "Hans", rc=1)


def test_reports_are_settled_at_the_console(console):
    inge, rude = Visitor(console.house), console.account("Rude")
    table = rude.table("paris")["id"]
    rude.ask("POST", f"/api/tables/{table}/chat", 204, text="fools")
    id = inge.ask("POST", "/api/reports", table=table, line=1, reason="insults")["id"]
    assert "fools" in console("reports", "list")
    console("mute", "Rude", "--reason", "insults")
    soon(lambda: rude.post(f"/api/tables/{table}/chat", json={"text": "so?"}).status_code == 403)
    console("reports", "settle", id, "--outcome", "muted")
    assert "No reports" in console("reports", "list")
    assert "muted" in console("reports", "list", "--settled")
    assert "waiting" in console("reports", "settle", id, "--outcome", "again", rc=1)
    console("unmute", "Rude")
    soon(lambda: rude.post(f"/api/tables/{table}/chat", json={"text": "sorry"}).status_code == 204)


def hear_all(live: Live) -> None:
    while True:
        live.hear()


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--for", "long"], "--for long"),
        (["--until", "tomorrow"], "--until tomorrow"),
        (["--until", "2030-01-01", "--for", "3d"], "one of the two"),
        (["--until", "2001-01-01"], "future"),
    ],
)
def test_an_end_that_is_none_is_refused(console, words, fault):
    gil = Visitor(console.house)
    before = console.json("log")
    assert fault in console("ban", gil.me["id"], "--reason", "spam", *words, rc=1)
    assert console.json("log") == before


def test_switches(console):
    features = ("sign-up", "guests", "tables", "chat", "analyses", "webhooks")
    assert console.json("switch") == dict.fromkeys(features, True)
    console("switch", "chat", "off", "--reason", "a quiet night")
    assert console.json("switch")["chat"] is False
    soon(lambda: console.house.server.order.off == {"chat"})
    console("switch", "chat", "on")
    soon(lambda: not console.house.server.order.off)
    assert "sign-up, guests" in console("switch", "gravity", "off", rc=1)
    assert "on or off" in console("switch", "chat", "loud", rc=1)


def test_the_log_can_only_grow(console, request):
    def run(statement: str) -> None:
        if console.url.startswith("sqlite"):
            with sqlite3.connect(console.url.removeprefix("sqlite:///")) as database:
                database.execute(statement)
        else:
            request.getfixturevalue("cluster").run_sql(statement, "admin")

    console("switch", "webhooks", "on")
    for statement in ("DELETE FROM deed", "UPDATE deed SET reason = 'none'"):
        with pytest.raises((sqlite3.DatabaseError, NoPostgres), match="append-only"):
            run(statement)
    assert console.json("log", "--most", "1")[0]["what"] == "switch"


def stellwerk(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "stellwerk", *words], capture_output=True, text=True, timeout=120)


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    done = stellwerk("admin", "people", "list", "--database", f"sqlite:///{tmp_path}/none.db")
    assert done.returncode == 1
    assert f"{tmp_path}/none.db" in done.stderr.replace("\n", "")
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_database_of_another_version_is_left_alone(tmp_path):
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0001')")
    done = runner.invoke(app, ["admin", "log", "--database", f"sqlite:///{path}"])
    assert done.exit_code == 1
    assert "another version" in done.output
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT * FROM alembic_version").fetchall() == [("0001",)]
