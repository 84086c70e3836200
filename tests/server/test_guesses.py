"""Wrong passwords slow down who guesses, and never lock out the owner."""

import asyncio

import httpx
import pytest

from server.house import House, Visitor
from stellwerk.server.guesses import Guesses
from stellwerk.server.limits import Limits
from stellwerk.server.refusals import Refusal
from stellwerk.server.security import Seal

NAME, PASSWORD = "Grace", "correct horse"


class Door:
    """An account's door, at which passwords are tried; a stranger calls from the address that is named."""

    def __init__(self) -> None:
        self.now = 0.0
        self.guesses = Guesses(Limits(clock=lambda: self.now), Seal("key"))

    def knock(self, address: str, cookie: str | None = None, right: bool = False, name: str = NAME) -> str:
        """Try a password; gives `in`, or the code of the refusal."""

        async def work() -> str:
            async with self.guesses.trying(name, address, cookie):
                if not right:
                    raise Refusal("wrong-password")
            return "in"

        try:
            return asyncio.run(work())
        except Refusal as fault:
            return fault.code


def tries(door: Door, address: str, most: int = 1000, cookie: str | None = None, **more: str) -> int:
    """How many wrong passwords are looked at before the door stays shut."""
    return next((n for n in range(most) if door.knock(address, cookie, **more) == "rate"), most)


def test_an_address_has_ten_tries_and_one_more_every_twenty_seconds():
    door = Door()
    assert tries(door, "a") == 10
    assert door.knock("a", right=True) == "rate", "also the right one has to wait"
    door.now += 41
    assert tries(door, "a") == 2


def test_many_accounts_from_one_address_are_no_way_around():
    door = Door()
    assert sum(tries(door, "a", name=f"account {n}") for n in range(100)) == 10


def test_what_succeeds_is_not_counted():
    door = Door()
    assert {door.knock("school", right=True, name=f"pupil {n}") for n in range(100)} == {"in"}


def test_a_known_device_is_not_locked_out_by_strangers_even_at_its_own_address():
    door = Door()
    cookie = door.guesses.device(NAME)
    for n in range(1000):
        tries(door, f"stranger {n}")
    tries(door, "home")
    assert door.knock("home", right=True) == "rate"
    assert door.knock("home", cookie, right=True) == "in"
    assert door.knock("home", cookie, right=True, name=NAME.upper()) == "in", "names are compared as at sign-in"


def test_a_new_device_gets_in_during_an_attack():
    door = Door()
    for n in range(1000):
        tries(door, f"stranger {n}")
    assert door.knock("on holiday") == "wrong-password"
    assert door.knock("on holiday", right=True) == "in"


def test_guessing_from_many_addresses_becomes_slow():
    door = Door()
    first = tries(door, "stranger 0") + tries(door, "stranger 1")
    assert first == 20
    door.knock("stranger 2")
    assert tries(door, "stranger 3") == 2
    door.now += 41
    assert tries(door, "stranger 3") <= 2


def test_a_device_has_as_many_tries_as_an_address():
    door = Door()
    cookie = door.guesses.device(NAME)
    assert tries(door, "home", cookie=cookie) == 10
    assert tries(door, "elsewhere", cookie=cookie) == 0, "it is counted wherever it is"
    assert tries(door, "home") == 10, "without it, a stranger: no more than before"


def test_a_device_is_known_for_its_accounts_alone():
    door = Door()
    cookie = door.guesses.device(NAME)
    tries(door, "home", name="Ada")
    assert door.knock("home", cookie, right=True, name="Ada") == "rate"
    both = door.guesses.device("Ada", cookie)
    assert door.knock("home", both, right=True, name="Ada") == "in"
    assert door.knock("home", both, right=True) == "in"
    for n in range(20):
        both = door.guesses.device(f"other {n}", both)
    assert len(both) < 1000, "a browser keeps it"


@pytest.mark.parametrize(
    "forged",
    ["", "x", "device d account", Seal("other").close("device d account")],
    ids=["empty", "x", "unsealed", "sealed by others"],  # a seal holds the moment, and names of tests must not
)
def test_a_forged_cookie_is_none(forged):
    door = Door()
    tries(door, "home")
    assert door.knock("home", forged, right=True) == "rate"


def test_a_session_is_no_device_and_a_device_no_session(tmp_path):
    with House(f"sqlite:///{tmp_path}/guesses.db", limits=1.0) as house:
        ann = Visitor(house)
        ann.ask("POST", "/api/account", name=NAME, password=PASSWORD)
        device = ann.cookies["stellwerk-device"]
        assert Visitor(house, {"stellwerk": device}).me["id"] != ann.me["id"]
        stranger = Visitor(house)
        for n in range(10):
            stranger.ask("POST", "/api/login", 403, name=NAME, password=f"wrong horse {n}")
        stranger.ask("POST", "/api/login", 429, name=NAME, password=PASSWORD)
        ann.ask("POST", "/api/logout", 204)
        assert ann.ask("POST", "/api/login", name=NAME, password=PASSWORD)["id"] == ann.me["id"]
        plain = httpx.Client(base_url=house.url, headers={"X-Stellwerk": "1"})
        shown = {"stellwerk-device": ann.cookies["stellwerk"]}
        plain.cookies.update(shown)
        assert plain.post("/api/login", json={"name": NAME, "password": PASSWORD}).status_code == 429
