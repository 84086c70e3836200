"""Keys are changed while servers run: nobody is signed out, unless that is what the keeper wants."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.house import House, Visitor
from server.lived_in import INVITE, ME
from stellwerk.server import backups, core, keys
from stellwerk.server.keys import EVERY, LEAD, Key, Keys
from stellwerk.server.security import COOKIE_DAYS, Seal

DAY = 86_400.0


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(core, "KEYS_EVERY", 0.05)


def until(look, seconds=30):
    end = time.monotonic() + seconds
    while not look():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_new_key_signs_and_the_old_one_is_believed(new_database):
    url = new_database()
    with House(url) as house:
        ann = Visitor(house)
        table = ann.table("paris", [ME, INVITE, INVITE], several=True)
        link = ann.see(table["id"])["invite"].partition("#key=")[2]
        old = house.server.keys.current
        new = backups.rotate_key(url)[-1].text
        until(lambda: len(house.server.keys._texts()) == 2)
        assert house.server.keys.current == old  # others may not know the new one yet
        house.clock.ahead = LEAD + 1
        until(lambda: house.server.notifier.key == new)
        assert Visitor(house, cookies=ann.cookies).me["id"] == ann.me["id"]
        bob = Visitor(house)
        sealed = bob.cookies["stellwerk"]
        assert Seal(new).open(sealed) is not None
        assert Seal(old).open(sealed) is None
        bob.ask("POST", f"/api/tables/{table['id']}/join", seat=1, key=link)  # sent before the change
        shown = ann.see(table["id"])["invite"].partition("#key=")[2]
        assert shown != link
        bob.ask("POST", f"/api/tables/{table['id']}/join", seat=2, key=shown)
    with House(url) as house:  # the next start finds both
        assert Visitor(house, cookies=ann.cookies).me["id"] == ann.me["id"]


def test_keys_that_others_know_are_given_up_at_once(new_database):
    url = new_database()
    with House(url) as house:
        ann = Visitor(house)
        old = house.server.keys.current
        [new] = backups.rotate_key(url, at_once=True)
        until(lambda: house.server.keys.current == new.text)
        assert Visitor(house, cookies=ann.cookies).me["id"] != ann.me["id"]
    with House(url) as house:
        assert house.server.keys._texts() == [new.text]
        assert old not in house.server.keys._texts()


def test_only_a_house_has_keys(tmp_path):
    with pytest.raises(backups.KeeperFault, match="no database"):
        backups.rotate_key(f"sqlite:///{tmp_path}/none.db")
    assert not list(tmp_path.iterdir())


@given(
    gaps=st.lists(st.floats(0, 3 * COOKIE_DAYS * DAY), max_size=6),
    after=st.floats(0, COOKIE_DAYS * DAY),
    age=st.floats(0, (COOKIE_DAYS - 1) * DAY),
    behind=st.tuples(st.floats(0, EVERY), st.floats(0, EVERY)),
)
def test_whatever_one_server_signs_another_believes(gaps, after, age, behind):
    """Rotations at any moments; each server knows what was there when it last looked."""
    history, now = [(0.0, [Key("first", 0.0)])], 0.0
    for gap in gaps:
        now += gap
        history.append((now, keys.rotated(history[-1][1], now)))

    def known(at):
        """Looked up to EVERY seconds ago, as every server does."""
        return next(found for since, found in reversed(history) if since <= max(at, 0.0))

    signed_at = now + after
    read_at = signed_at + age
    signer = Keys(known(signed_at - behind[0]), lambda: signed_at)
    reader = Keys(known(read_at - behind[1]), lambda: read_at)
    assert reader.is_signed("words", signer.sign("words"))


def test_a_key_is_forgotten_when_no_cookie_of_it_is_left():
    found = keys.rotated([Key("first", 0.0)], 0.0)
    later = COOKIE_DAYS * DAY + LEAD + 1
    assert len(keys.rotated(found, later - 2)) == 3
    assert len(keys.rotated(found, later)) == 2
