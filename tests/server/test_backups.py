"""The keeper's data: checked by replaying, backed up while the server runs, restored into either database."""

import contextlib
import gzip
import json
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.house import House, Visitor
from server.lived_in import contents, do, live_in
from server.players import Player, until_played
from stellwerk import cli
from stellwerk.server import backups, core  # noqa: F401
from stellwerk.texts import say


@pytest.fixture
def stellwerk(monkeypatch, capsys):
    """The command line, in this process: gives what it prints."""
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments, rc=0):
        monkeypatch.setattr(sys, "argv", ["stellwerk", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        words = "".join(capsys.readouterr())
        assert (left.value.code or 0) == rc, words
        return words

    return run


@pytest.fixture
def lived(new_database):
    """A house with a past, its server stopped: address and tables."""
    url = new_database()
    with House(url) as house:
        return url, live_in(house)


def told(found):
    return [(fault.where, say(fault.text)) for fault in found.faults]


# ------------------------------------------------------------------------------------------------------------ checking


def test_a_sound_database_is_found_sound_while_the_server_runs(new_database):
    url = new_database()
    with House(url) as house:
        live_in(house)
        steps = []
        found = backups.check(url, lambda done, of: steps.append((done, of)))
    assert found.faults == []
    assert found.tables == 4
    assert found.events > 20
    assert steps == [(n, 4) for n in range(5)]


def test_every_kind_of_damage_is_named(lived):
    url, tables = lived
    running, over, lobby, study = (tables[name] for name in ("running", "over", "lobby", "study"))
    do(
        url,
        f"UPDATE event SET hash = 'beef' WHERE table_id = '{running}' AND seq = 5",
        f"UPDATE turn SET status = 'running' WHERE table_id = '{over}'",
        f"UPDATE seat SET person = 'nobody' WHERE table_id = '{lobby}'",
        f"DELETE FROM event WHERE table_id = '{study}' AND seq = 2",
        "INSERT INTO note VALUES ('no-table', 'ann', 'lost')",
        "INSERT INTO token (id, person, hash, label, created) VALUES ('x', 'no-person', 'y', 'z', 0)",
    )
    found = dict(told(backups.check(url)))
    assert "beef" in found[running]
    assert found[over] == "Stored for “status” is running, but replaying gives over."
    assert found[lobby].startswith("Seat 1 is stored as held by nobody")
    assert found[study] == "Event 2 is missing."
    assert found["note"] == "Belongs to no-table, which does not exist."
    assert found["token"] == "Belongs to no-person, which does not exist."


def test_an_action_that_is_not_legal_and_a_game_that_is_not_there_are_faults_of_their_table_alone(lived):
    url, tables = lived
    do(
        url,
        f"UPDATE event SET text = 'build a castle' WHERE table_id = '{tables['running']}' AND seq = 5",
        f"UPDATE event SET kind = 'dance' WHERE table_id = '{tables['over']}' AND seq = 1",
    )
    found = dict(told(backups.check(url)))
    assert "build a castle" in found[tables["running"]]
    assert "does not know what “dance” means" in found[tables["over"]]
    assert len(found) == 2


def test_the_command_says_what_is_wrong_and_so_does_its_exit_code(stellwerk, lived):
    url, tables = lived
    assert "everything is as it should be" in stellwerk("check-database", "--database", url)
    do(url, f"DELETE FROM turn WHERE table_id = '{tables['over']}'")
    assert "whose turn" in stellwerk("check-database", "--database", url, rc=1)
    told = json.loads(stellwerk("check-database", "--database", url, "--json", rc=1))
    assert [fault["where"] for fault in told["faults"]] == [tables["over"]]
    assert "Tischen" in stellwerk("check-database", "--database", url, "--language", "de", rc=1)


def test_databases_that_are_none_are_refused_in_words(stellwerk, tmp_path, new_database):
    assert "There is no database" in stellwerk("check-database", "--database", f"sqlite:///{tmp_path}/no.db", rc=1)
    (tmp_path / "text.db").write_text("not a database at all, but a text of some length" * 50)
    assert "no SQLite database" in stellwerk("check-database", "--database", f"sqlite:///{tmp_path}/text.db", rc=2)
    nowhere = "postgresql+asyncpg://ann:secret@127.0.0.1:9/none"
    words = stellwerk("backup", tmp_path / "b", "--database", nowhere, rc=1)
    assert "cannot be used" in words
    assert "secret" not in words
    assert not list(tmp_path.glob("b*"))
    url = new_database()
    do(url, "CREATE TABLE strangers (id INTEGER)")
    assert "nothing of Stellwerk" in stellwerk("check-database", "--database", url, rc=1)


# -------------------------------------------------------------------------------------------------- backup and restore


def test_a_backup_is_restored_into_either_database(lived, other_database, tmp_path):
    url, tables = lived
    file = tmp_path / "house.backup"
    assert backups.back_up(url, file).faults == []
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = other_database()
    found = backups.restore(other, file)
    assert (found.faults, found.tables) == ([], 4)
    assert contents(other) == contents(url)
    with House(other) as house:  # and life goes on there
        ann = Visitor(house, cookies=tables["ann"].cookies)
        seen = ann.see(tables["running"])
        assert seen["chat"][0]["text"] == "[see] “you” tomorrow 🚂"
        assert seen["notes"] == "Lyon first"
        ann.act(seen["id"], seen["offers"][0]["action"], seen["actor"], seen["seq"])


def test_a_backup_under_load_is_one_moment(new_database, tmp_path):
    url = new_database()
    with House(url) as house:
        player = Player([house], 1, endless=True)
        player.start()
        sizes = []
        try:
            for n in range(3):
                until_played([player], 5)
                found = backups.back_up(url, tmp_path / f"{n}")
                assert found.faults == []  # the events and where the table stands are of the same moment
                sizes.append(found.events)
        finally:
            player.stop.set()
            player.join(60)
    assert player.fault is None
    assert 5 <= sizes[0] < sizes[1] < sizes[2]


def test_the_output_is_tried_first_and_nothing_is_overwritten(stellwerk, lived, tmp_path):
    url, _ = lived
    file = tmp_path / "there"
    file.write_text("dear to somebody")
    assert "exists already" in stellwerk("backup", file, "--database", url, rc=1)
    assert file.read_text() == "dear to somebody"
    assert "readable by you alone" in stellwerk("backup", file, "--replace", "--database", url)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "is a file, no folder" in stellwerk("backup", file / "below", "--database", url, rc=2)
    assert "readable by you alone" in stellwerk("backup", tmp_path / "made" / "file", "--database", url)
    assert "cannot be read" in stellwerk("restore", tmp_path / "nothing", "--database", url, rc=1)
    assert sorted(path.name for path in tmp_path.glob("*.part")) == []


def test_a_disk_that_is_full_is_said_and_leaves_nothing(lived, tmp_path):
    url, _ = lived
    run = subprocess.run(
        ["bash", "-c", f"ulimit -f 1; exec {sys.executable} -m stellwerk backup {tmp_path}/b --database '{url}'"],
        capture_output=True, text=True, timeout=180, env={**os.environ, "LANG": "C", "COLUMNS": "200"},
    )  # fmt: skip
    assert run.returncode == 1
    assert "cannot be" in run.stderr  # written; or used, where SQLite itself has no room
    assert "Traceback" not in run.stderr
    assert not list(tmp_path.glob("b*"))


def test_a_house_with_people_is_not_overwritten_unless_told_so(stellwerk, lived, tmp_path):
    url, tables = lived
    file = tmp_path / "b"
    backups.back_up(url, file)
    before = contents(url)
    with House(url) as house:
        Visitor(house, cookies=tables["ann"].cookies).table("paris")
    changed = contents(url)
    assert changed != before
    assert "already" in stellwerk("restore", file, "--database", url, rc=1)
    assert contents(url) == changed
    assert "restored" in stellwerk("restore", file, "--replace", "--database", url)
    assert contents(url) == before


def test_what_is_not_ours_in_the_database_stays(lived, new_database, tmp_path):
    url, _ = lived
    backups.back_up(url, tmp_path / "b")
    other = new_database()
    do(other, "CREATE TABLE strangers (id INTEGER)", "INSERT INTO strangers VALUES (7)")
    backups.restore(other, tmp_path / "b")
    backups.restore(other, tmp_path / "b", replace=True)
    assert contents(other)["strangers"] == [(7,)]
    backups.back_up(other, tmp_path / "c")
    assert b"strangers" not in gzip.decompress((tmp_path / "c").read_bytes())


DAMAGE = {
    "cut off": lambda data: data[: len(data) // 2],
    "empty": lambda data: b"",
    "text": lambda data: b"not a backup",
    "another file": lambda data: gzip.compress(b'{"format": "stellwerk-match/1"}\n'),
    "changed": lambda data: gzip.compress(gzip.decompress(data).replace(b"Lyon first", b"Lyon later")),
    "without an end": lambda data: gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-2])),
    "other columns": lambda data: gzip.compress(gzip.decompress(data).replace(b'["table_id"', b'["strange"', 1)),
}


def test_a_damaged_backup_changes_nothing(lived, tmp_path):
    url, _ = lived
    backups.back_up(url, tmp_path / "b")
    before = contents(url)
    for name, damage in DAMAGE.items():
        (tmp_path / "bad").write_bytes(damage((tmp_path / "b").read_bytes()))
        with pytest.raises(backups.KeeperFault, match="not a complete backup"):
            backups.restore(url, tmp_path / "bad", replace=True)
        assert contents(url) == before, name
        with pytest.raises(backups.KeeperFault):
            backups.restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "bad")
        assert not list(tmp_path.glob("new.db*")), name


def test_a_backup_of_a_newer_program_is_refused(lived, tmp_path):
    url, _ = lived
    backups.back_up(url, tmp_path / "b")
    data = gzip.decompress((tmp_path / "b").read_bytes())
    newest = backups.newest_schema().encode()
    (tmp_path / "new").write_bytes(gzip.compress(data.replace(b'"schema":"' + newest, b'"schema":"9999', 1)))
    with pytest.raises(backups.KeeperFault, match="newer Stellwerk"):
        backups.restore(url, tmp_path / "new", replace=True)


def test_a_broken_table_is_backed_up_and_named(lived, tmp_path):
    url, tables = lived
    do(url, f"DELETE FROM event WHERE table_id = '{tables['running']}' AND seq = 3")
    found = told(backups.back_up(url, tmp_path / "b"))
    assert found == [(tables["running"], "Event 3 is missing.")]
    assert (tmp_path / "b").exists()


def open_files(pid):
    """The files that a process has open."""
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            found.add(str(file.readlink()))
    return found


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_ctrl_c_leaves_nothing_half_done(lived, tmp_path, command):
    url, tables = lived
    do(
        url,
        "INSERT INTO game_table SELECT id || '-' || n, creator, public, created, document FROM game_table, "
        f"(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 100) SELECT n FROM c) AS many "
        f"WHERE id = '{tables['study']}'",
    )
    if command == "restore":
        backups.back_up(url, tmp_path / "b")
        before = contents(url)
    arguments = ["--replace"] if command == "restore" else []
    run = subprocess.Popen(
        [sys.executable, "-m", "stellwerk", command, str(tmp_path / "b"), *arguments, "--database", url],
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    file = tmp_path / ("b.part" if command == "backup" else "b")
    while run.poll() is None and str(file) not in open_files(run.pid):  # it has begun
        time.sleep(0.005)
    run.send_signal(signal.SIGINT)
    _, words = run.communicate(timeout=60)
    assert run.returncode != 0, "it was done before it could be interrupted"
    assert "Traceback" not in words
    if command == "backup":
        assert not list(tmp_path.glob("b*"))
    else:
        assert contents(url) == before


def test_a_running_server_keeps_a_restore_away(new_database, tmp_path):
    url = new_database()
    with House(url) as house:
        live_in(house)
        backups.back_up(url, tmp_path / "b")
        with pytest.raises(backups.KeeperFault, match="Stop all servers"):
            backups.restore(url, tmp_path / "b", replace=True)
