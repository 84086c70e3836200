"""A database of the first schema is brought up to date when the server starts, and its tables go on."""

import re
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.house import House, Visitor
from stellwerk.server.security import Seal
from stellwerk.server.store import meta

DUMP = (Path(__file__).parent / "first_schema.sql").read_text(encoding="utf-8")


@pytest.fixture
def old(tmp_path):
    """A file as the first schema left it, and the cookie of the person in it, sealed anew."""
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as database:
        database.executescript(DUMP)
        [key] = database.execute("SELECT value FROM setting WHERE name = 'key'").fetchone()
    session = re.search(r"cookie: ([^.]+)\.", DUMP)[1]
    return path, {"stellwerk": Seal(key).close(session)}


def test_an_old_database_goes_on(old):
    path, cookies = old
    id, seq, lobby = re.search(r"table: (\S+) seq: (\d+) lobby: (\S+)", DUMP).groups()
    for _ in range(2):  # the second start has nothing to do
        with House(f"sqlite+aiosqlite:///{path}") as house:
            ann = Visitor(house, cookies=cookies)
            assert ann.me["name"] == "Ann"
            seen = ann.see(id)
            assert seen["seq"] >= int(seq)
            assert seen["chat"][0]["text"] == "from long ago"
            assert seen["notes"] == "my old note"
            ann.act(id, seen["offers"][0]["action"], seen["actor"], seen["seq"])
            assert ann.see(lobby)["status"] == "lobby"


def test_migrations_lead_to_the_schema_that_the_code_expects(old):
    path, _ = old
    with House(f"sqlite+aiosqlite:///{path}"):
        pass
    found = sa.inspect(sa.create_engine(f"sqlite:///{path}"))
    for table in meta.tables.values():
        columns = {column["name"] for column in found.get_columns(table.name)}
        assert columns == set(table.columns.keys()), table.name
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
