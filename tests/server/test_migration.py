"""A database of any earlier schema is brought up to date when the server starts: all of it is there, and it goes on."""

import json
import re
import sqlite3
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.house import House, Visitor
from server.lived_in import contents
from stellwerk.server import backups, core, store  # noqa: F401
from stellwerk.server.migrations import versions
from stellwerk.server.security import Seal

DUMP = (Path(__file__).parent / "first_schema.sql").read_text(encoding="utf-8")
TABLE, SEQ, LOBBY = re.search(r"table: (\S+) seq: (\d+) lobby: (\S+)", DUMP).groups()
SESSION = re.search(r"cookie: ([^.]+)\.", DUMP)[1]
REVISIONS = store.revisions(store.migrations())
MADE = 1794742400.0  # a moment after the dump was made


# ------------------------------------------------------------------------------------------- a database of a revision


def first_rows():
    """The rows that the first schema left, by table."""
    with sqlite3.connect(":memory:") as database:
        database.executescript(DUMP)
        database.row_factory = sqlite3.Row
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [dict(row) for row in database.execute(f'SELECT * FROM "{name}"')] for name in names}


FIRST = {**first_rows(), "farewell": [{"person": "somebody who has left"}]}  # not Ann, whom the server would see off
[ANN] = (row["id"] for row in FIRST["person"])
NAMED = {"table_id": TABLE, "person": ANN, "author": ANN, "creator": ANN}
BY_TYPE = (
    (sa.LargeBinary, store.packed_events([])),
    (sa.JSON, {}),
    (sa.Boolean, False),
    (sa.Integer, 0),
    (sa.Float, MADE),
)


def made_up(column):
    """A value for a column of which nothing is known but its name and type."""
    if column.name in NAMED:
        return NAMED[column.name]
    return next((value for kind, value in BY_TYPE if isinstance(column.type, kind)), "words")


def row_of(table, known):
    """A row with what is known of it, and what else it must have."""
    row = {}
    for column in table.c:
        if column.name in known:
            value = known[column.name]
            kind = type(column.type)
            is_text = issubclass(kind, sa.JSON) and isinstance(value, str)
            row[column.name] = json.loads(value) if is_text else bool(value) if kind is sa.BOOLEAN else value
        elif not known or not column.nullable:
            row[column.name] = made_up(column)
    return row


def fill(connection, revision):
    """Make a database of a revision with rows in all of its tables."""
    store.upgrade(connection, revision)
    for table in backups.reflected(connection, backups.tables_of(revision)):
        for known in FIRST.get(table.name) or [{}]:
            connection.execute(table.insert().values(row_of(table, known)))


def before(migration):
    """The revision before a migration, by its name."""
    [number] = [path.name[:4] for path in Path(versions.__path__[0]).glob(f"*_{migration}.py")]
    return REVISIONS[REVISIONS.index(number) - 1]


@pytest.fixture
def old(new_database, request):
    """A database of an old revision: its address, and what was in it."""
    url = new_database()
    if url.startswith("sqlite"):
        Path(url.partition(":///")[2]).touch()
    backups.within(url, lambda connection: fill(connection, request.param), backups.CHANGE)
    return url, described(url)


def described(url):
    """All rows of a database, by table and column."""

    def work(connection):
        return {
            table.name: [
                dict(row._mapping) for row in connection.execute(sa.select(table).order_by(*table.primary_key))
            ]
            for table in backups.reflected(connection)
            if table.name != backups.VERSION
        }

    return backups.within(url, work, backups.READ)


def of_then(url):
    """A house whose clock shows the time of the dump: else what is in it would be too old to be kept, one day."""
    house = House(url)
    house.clock.ahead = MADE - time.time()
    return house


# ------------------------------------------------------------------------------------------------------ brought up to date


@pytest.mark.parametrize("old", REVISIONS, indirect=True)
def test_everything_is_still_there_and_goes_on(old):
    url, before = old
    assert all(before.values()), "a table without rows shows nothing"
    backups.within(url, store.upgrade, backups.CHANGE)
    after = described(url)
    for table, rows in before.items():
        kept = [{name: row[name] for name in rows[0]} for row in after[table]]
        assert kept == rows, table
    [key] = (row["value"] for row in before["setting"] if row["name"] == "key")
    with of_then(url) as house:
        ann = Visitor(house, cookies={"stellwerk": Seal(key).close(SESSION)})
        assert ann.me["name"] == "Ann"
        seen = ann.see(TABLE)
        assert seen["seq"] == int(SEQ)
        assert seen["chat"][0]["text"] == "from long ago"
        assert seen["notes"] == "my old note"
        ann.act(TABLE, seen["offers"][0]["action"], seen["actor"], seen["seq"])
        assert ann.see(LOBBY)["status"] == "lobby"
    assert backups.check(url).faults == []


def test_the_second_start_has_nothing_to_do(new_database):
    url = new_database()
    with House(url):
        pass
    before = contents(url)
    with House(url):
        pass
    assert contents(url) == before


def test_the_revisions_are_one_line():
    assert sorted(REVISIONS) == REVISIONS
    assert REVISIONS[0] == "0001"


def test_migrations_lead_to_the_schema_that_the_code_expects(new_database):
    url = new_database()
    with House(url):
        pass

    def work(connection):
        found = sa.inspect(connection)
        for table in store.meta.tables.values():
            columns = {column["name"] for column in found.get_columns(table.name)}
            assert columns == set(table.columns.keys()), table.name
            keys = found.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key]

    backups.within(url, work, backups.READ)
