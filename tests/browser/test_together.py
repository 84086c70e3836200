"""Together: two browsers at one table, from the invitation to the first move."""

import re

import pytest

from browser.house import Server
from browser.playing import new_game
from browser.test_motion import LISTEN

ME, INVITE, OPEN, BOT = {"kind": "me"}, {"kind": "invite"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


# Counts the sounds that can be heard from now on.
READ = """
window.read = 0;
const decode = BaseAudioContext.prototype.decodeAudioData;
BaseAudioContext.prototype.decodeAudioData = function (...more) {
  const found = decode.apply(this, more);
  void found.then(() => setTimeout(() => window.read++));
  return found;
};"""


def lobby(page):
    page.locator(".page.lobby").wait_for()
    return page.locator(".page.lobby")


def link_of(page):
    return lobby(page).locator(".link input").input_value()


def seats(page):
    return [
        " ".join(text.split())
        for text in lobby(page).locator("ol > li").filter(has=page.locator(".name")).all_inner_texts()
    ]


@pytest.fixture
def two(visitors):
    """Ada has made a table in the dialog, with two seats for whoever has the link; Emil looks at it with a phone."""

    def make(seat="invite"):
        ada, emil = visitors(), visitors(**PHONE)
        ada.goto("/")
        ada.get_by_role("button", name="New table: Paris Connection").click()
        for n in (2, 3):
            ada.get_by_label(f"Seat {n}", exact=True).select_option(seat)
        ada.get_by_role("button", name="Open the table").click()
        return ada, emil

    return make


def test_one_link_lets_whoever_has_it_take_any_free_seat(two):
    ada, emil = two()
    link = link_of(ada)
    assert re.search(r"/table/[\w-]+#key=[0-9a-f]{32}$", link), "one link, and its secret is never in a request line"
    asked = []
    emil.on("request", lambda request: asked.append(request.url))
    emil.goto(link)
    lobby(emil).get_by_label("What shall the others call you?").fill("Emil")
    assert lobby(emil).get_by_role("button", name="Sit here").count() == 2
    lobby(emil).get_by_role("button", name="Sit here: Seat 3").click()
    emil.locator("li", has_text="you").wait_for()
    ada.locator("li", has_text="Emil").wait_for()
    assert ["Emil" in seat for seat in seats(ada)] == [False, False, True], "seats go by name"
    assert lobby(emil).get_by_role("button", name="Sit here").count() == 0, "one person, one seat"
    key = link.partition("#key=")[2]
    assert not any(key in url for url in asked)
    emil.reload()
    lobby(emil).get_by_role("button", name="I’m ready").wait_for()


def test_the_game_starts_when_all_are_ready(two, visitors):
    ada, emil = two()
    link = link_of(ada)
    eve = visitors()
    for guest, seat in ((emil, 2), (eve, 3)):
        guest.goto(link)
        lobby(guest).get_by_role("button", name=f"Sit here: Seat {seat}").click()
    for page in (emil, eve):
        lobby(page).get_by_role("button", name="I’m ready").click()
    ada.get_by_text("Everyone is here. Not ready yet: you.").wait_for()
    lobby(emil).get_by_role("button", name="Wait, not yet").click()
    lobby(ada).get_by_role("button", name="I’m ready").click()
    emil.get_by_text("Everyone is here. Not ready yet: you.").wait_for()
    assert lobby(ada).is_visible(), "Emil has changed his mind"
    lobby(emil).get_by_role("button", name="I’m ready").click()
    for page in (ada, emil, eve):
        page.locator(".bar").wait_for()
        assert "key" not in page.url


def test_the_maker_starts_when_they_like(two):
    ada, emil = two()
    emil.goto(link_of(ada))
    lobby(emil).get_by_role("button", name="Sit here").first.click()
    lobby(emil).get_by_role("button", name="I’m ready").wait_for()
    assert lobby(emil).get_by_role("button", name="Start now").count() == 0
    lobby(ada).get_by_role("button", name="Start now").click()
    for page in (ada, emil):
        page.locator(".bar").wait_for()


def test_a_table_for_anyone_is_listed_without_a_second_box_to_tick(visitors):
    ada, emil = visitors(), visitors()
    ada.goto("/")
    ada.get_by_role("button", name="New table: Paris Connection").click()
    assert ada.get_by_label("Others may watch").is_visible()
    ada.get_by_label("Seat 2", exact=True).select_option("open")
    assert ada.get_by_label("Others may watch").count() == 0
    assert ada.get_by_text("This table is listed under “Open tables”").is_visible()
    ada.get_by_role("button", name="Open the table").click()
    id = link_of(ada).split("/table/")[1].partition("#")[0]
    emil.goto("/")
    emil.locator(f'section[aria-labelledby="open"] a[href="/table/{id}"]').click()
    lobby(emil).get_by_role("button", name="Sit here").click()
    lobby(emil).get_by_role("button", name="I’m ready").wait_for()


def test_who_has_no_link_is_told_so(visitors):
    ada, emil = visitors(), visitors()
    table = new_game(ada, "paris", [ME, INVITE, INVITE], start=False)
    emil.goto(f"/table/{table}")
    lobby(emil).get_by_text("The free seats are for people with the invitation link.").wait_for()
    assert lobby(emil).get_by_role("button", name="Sit here").count() == 0


def test_the_lobby_says_what_is_played(visitors):
    ada = visitors()
    table = new_game(
        ada, "paris", [ME, INVITE, BOT], start=False, clock={"kind": "live", "minutes": 15, "increment": 20}
    )
    ada.goto(f"/table/{table}")
    assert lobby(ada).get_by_text("15 min each + 20 s per turn").is_visible()
    lobby(ada).locator("dt").nth(1).wait_for()


@pytest.fixture
def at_table(visitors):
    """Ada at a desk and Emil with a phone, in a running game with a clock of 15 minutes."""
    ada, emil = visitors(), visitors(**PHONE)
    table = new_game(
        ada, "paris", [ME, INVITE, BOT], start=False, clock={"kind": "live", "minutes": 15, "increment": 0}
    )
    ada.request.patch("/api/me", data={"name": "Ada"}, headers={"X-Stellwerk": "1"})
    ada.goto(f"/table/{table}")
    emil.goto(link_of(ada))
    lobby(emil).get_by_label("What shall the others call you?").fill("Emil")
    lobby(emil).get_by_role("button", name="Sit here").click()
    lobby(emil).get_by_role("button", name="I’m ready").wait_for()
    lobby(ada).get_by_role("button", name="Start now").click()
    for page in (ada, emil):
        page.locator(".bar").wait_for()
    return ada, emil


def test_who_is_there_and_who_has_gone(at_table):
    ada, emil = at_table
    away = ada.locator('[data-place="seat-1"] .tag', has_text="away")
    assert away.count() == 0
    address = emil.url
    emil.goto("about:blank")
    away.wait_for()
    emil.goto(address)
    away.wait_for(state="detached")


def test_one_sees_that_somebody_writes(at_table):
    ada, emil = at_table
    emil.get_by_role("tab", name="Chat").click()
    ada.get_by_role("tab", name="Chat").last.click()
    ada.get_by_placeholder("Say something").press_sequentially("Hel")
    emil.get_by_text("Ada is writing …").wait_for()
    assert ada.get_by_text("is writing").count() == 0, "one knows that oneself"
    ada.get_by_placeholder("Say something").press_sequentially("lo")
    ada.keyboard.press("Enter")
    emil.locator(".chat li", has_text="Hello").wait_for()
    emil.get_by_text("Ada is writing …").wait_for(state="detached", timeout=2000)


def test_a_word_that_nobody_sees_yet_is_told_and_counted(at_table):
    ada, emil = at_table
    ada.evaluate(LISTEN + READ + "0")
    ada.get_by_role("button", name="Sound").click()
    ada.wait_for_function("() => read === 5")
    emil.get_by_role("tab", name="Chat").click()
    for text in ("Hello", "Your turn soon"):
        emil.get_by_placeholder("Say something").fill(text)
        emil.keyboard.press("Enter")
        ada.locator(".toast", has_text=f"Emil: {text}").wait_for()
    ada.wait_for_function("() => heard.length > 0")
    chat = ada.get_by_role("tab", name="Chat 2 new messages")
    chat.wait_for()
    assert emil.locator(".unread").count() == 0, "one's own words are not news"
    ada.reload()
    chat.wait_for()
    assert ada.locator(".toast").count() == 0, "what was said before is not told again"
    chat.click()
    ada.locator(".unread").first.wait_for(state="detached")
    emil.get_by_placeholder("Say something").fill("Seen?")
    emil.keyboard.press("Enter")
    ada.locator(".chat li", has_text="Seen?").wait_for()
    assert ada.locator(".toast", has_text="Seen?").count() == 0, "who sees the line needs no other word"
    ada.reload()
    ada.locator(".bar").wait_for()
    assert ada.locator(".unread").count() == 0


def test_ones_own_clock_is_always_in_sight(at_table):
    for page, seat in zip(at_table, (0, 1), strict=True):
        clock = page.get_by_role("timer", name="Your time left")
        assert re.fullmatch(r"1[45]:\d\d", clock.inner_text().strip())
        for tab in page.locator(".tabs [role=tab]:visible").all():
            tab.click()
            box, window = clock.bounding_box(), page.viewport_size
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= window["width"]
            assert 0 <= box["y"] <= window["height"] - box["height"]
        turn = page.evaluate(
            "async (id) => (await (await fetch('/api/tables/' + id)).json()).actor", page.url.split("/")[-1]
        )
        assert ("turn" in clock.get_attribute("class").split()) == (turn == seat)


def test_a_lost_connection_says_since_when(visitors, page_built, tmp_path):
    fragile = Server(tmp_path)
    fragile.start()
    try:
        page = visitors(base_url=fragile.address)
        page.goto(f"/table/{new_game(page, 'paris', [ME, BOT, BOT])}")
        page.locator(".bar.mine").wait_for()
        page.clock.install()
        fragile.stop()
        page.clock.run_for(2000)
        said = page.get_by_role("alert").inner_text()
        assert re.search(r"No connection since \d+:\d\d", said)
        page.clock.run_for(3 * 60_000)
        page.get_by_text("(3 min)").wait_for()
        assert page.get_by_role("alert").inner_text() == said, "it is said once"
        fragile.start()
        page.clock.resume()
        page.locator(".lost").wait_for(state="detached", timeout=40_000)
    finally:
        fragile.stop()
