"""Together: two browsers at one table, from the invitation to the first move."""

import re

import pytest

from browser.playing import new_game

ME, INVITE, OPEN, BOT = {"kind": "me"}, {"kind": "invite"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


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
