"""Clocks, by a watch that the test sets forward."""

import asyncio
import time

import pytest

from server.house import House, Visitor
from stellwerk.server.clocks import DAY, Clock

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
LIVE = {"kind": "live", "minutes": 10, "increment": 5}


class Still:
    """A watch that goes only when it is set forward, however long the test takes."""

    def __init__(self):
        self.ahead = 0.0
        self._began = time.time()

    def __call__(self):
        return self._began + self.ahead


@pytest.fixture
def house(tmp_path):
    watch = Still()
    with House(f"sqlite+aiosqlite:///{tmp_path}/clocks.db", clock=watch) as made:
        made.clock = watch
        yield made


def sweep(house):
    loop = house.server._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(house.server.sweep_clocks(), loop).result(60)


def test_days_are_for_a_turn_and_not_for_an_action():
    clock = Clock.of({"kind": "days", "days": 2}, 3)
    clock.pass_to(0, 1000.0)
    clock.pass_to(0, 1000.0 + DAY)
    assert clock.deadline == 1000.0 + 2 * DAY
    clock.pass_to(1, 1000.0 + DAY)
    assert clock.deadline == 1000.0 + 3 * DAY
    clock.pass_to(-1, 1000.0 + DAY)
    assert clock.deadline is None


def test_time_is_measured_by_the_server(house):
    ann = Visitor(house)
    table = ann.table("deutschland", [ME, ME], clock=LIVE)
    actor = table["actor"]
    house.clock.ahead += 60
    while table["actor"] == actor:
        ann.act(table["id"], table["offers"][0]["action"], actor, table["seq"])
        table = ann.see(table["id"])
    left = [seat["clock"]["left"] for seat in table["seats"]]
    assert left[actor] == 545
    assert left[1 - actor] == 600
    assert "since" in table["seats"][1 - actor]["clock"]


@pytest.mark.parametrize("absent", ["bot", "end"])
def test_when_time_is_up_a_bot_takes_over_or_the_table_ends(house, absent):
    ann = Visitor(house)
    table = ann.table("paris", [ME, ME, ME], clock=LIVE, absent=absent)
    actor = table["actor"]
    house.clock.ahead += 590
    sweep(house)
    assert ann.see(table["id"])["status"] == "running"
    assert ann.see(table["id"])["seats"][actor]["kind"] == "person"
    house.clock.ahead += 11
    sweep(house)
    after = ann.see(table["id"])
    if absent == "end":
        assert after["ended"] == {"by": "time", "seat": actor}
    else:
        assert after["seats"][actor]["kind"] == "bot"
        assert actor not in after["you"]


def test_time_that_ran_out_while_the_server_was_off_is_noticed(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path}/off.db"
    with House(url) as house:
        ann = Visitor(house)
        table = ann.table("paris", [ME, ME, ME], clock={"kind": "days", "days": 1}, absent="end")
    with House(url) as house:
        house.clock.ahead = 2 * DAY
        sweep(house)
        assert Visitor(house, ann.cookies).see(table["id"])["ended"]["by"] == "time"
