"""Lessons: guided first games by clicks, from the first step to the last; and the rules beside the board."""

from __future__ import annotations

import re

import pytest

from browser.playing import POINT, do_it, new_game, wait_for_turn
from stellwerk.games import games

LESSONS = [(game.id, lesson) for game in games().values() for lesson in game.lessons]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
POINTED = """() => [
  ...[...document.querySelector('.host').shadowRoot.querySelectorAll('.shown')].map((group) => group.id),
  ...[...document.querySelectorAll('.spot.shown')].map((spot) => spot.dataset.spot),
  ...[...document.querySelectorAll('[data-place].shown')].map((part) => part.dataset.place),
  ...[...document.querySelector('.host').shadowRoot.querySelectorAll('.lit')].map((group) => group.id),
  ...[...document.querySelectorAll('.spot.lit')].map((spot) => spot.dataset.spot),
]"""
IN_SIGHT = """(ids) => {
  const beside = ids.flatMap((id) => [...document.querySelectorAll(`[data-place="${id}"], [data-spot="${id}"]`)]);
  if (!beside.length) return true;
  const room = beside[0].closest('aside').getBoundingClientRect(), box = beside[0].getBoundingClientRect();
  return box.width > 0 && box.top >= room.top && box.top < room.bottom && box.top < innerHeight;
}"""
LIT = """() => ({
  groups: [...document.querySelector('.host').shadowRoot.querySelectorAll('.lit')].map((group) => group.id),
  spots: [...document.querySelectorAll('.spot.lit')].map((spot) => spot.dataset.spot),
})"""


def at_step(page, n, timeout=60_000):
    page.get_by_text(re.compile(rf"^(Step|Schritt) {n} ")).wait_for(timeout=timeout)


def open_lesson(page, game, map):
    """Through the page of the game, as a reader comes to it."""
    page.goto(f"/learn/{game}")
    buttons = page.get_by_role("button", name=re.compile("^Les?[sk]"))
    order = [lesson.map for id, lesson in LESSONS if id == game]
    buttons.nth(order.index(map)).click()
    at_step(page, 1, 240_000)


def place_of_map(page):
    """Where the map is, once its drawing is there: in a lesson there is no bar to wait for where nothing is to be
    pressed."""
    page.locator(".host svg").first.wait_for()
    return page.locator("div.frame").bounding_box()


def words_fit(page):
    """All words of a step can be read at once."""
    page.wait_for_function(
        "() => { const words = document.querySelector('.guide .words'); return words.scrollHeight <= words.clientHeight + 1; }"
    )


def points_are_explained(page):
    """A tap on somebody's points says where they come from."""
    page.get_by_role("tab", name="Players").tap()
    player = page.locator("[data-place=seat-0]")
    points = player.locator("button.points")
    points.tap()
    texts = [points.inner_text(), *player.locator(".why dd").all_inner_texts()]
    total, *parts = (int(re.match(r"[+−]?\d+", text)[0].replace("−", "-")) for text in texts)
    assert len(parts) > 1
    assert sum(parts) == total


def table_of(page):
    """The table as the server shows it."""
    return page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()


def do_what_is_lit(page):
    """Do one thing that the step wants, wherever it is lit."""
    before = table_of(page)
    page.wait_for_function(
        "() => !document.querySelector('.bar.pending') && (document.querySelector('.bar .buttons .button, .spot.lit, "
        ".pick') || document.querySelector('.host').shadowRoot.querySelector('.lit'))"
    )
    lit = page.evaluate(LIT)
    buttons = page.locator(".bar .buttons .button:not(.night)")
    marks = page.locator(".pick")
    point = next((at for group in lit["groups"] if (at := page.evaluate(POINT, group))), None)
    if point is not None:
        page.mouse.click(*point)
    elif lit["spots"]:
        page.locator(f'.spot.lit[data-spot="{lit["spots"][0]}"]').first.click()
    elif marks.count():
        wanted = before["offers"][0]["action"].split()[-1].split(",")
        for n in wanted:
            marks.nth(int(n) - 1).click()
        page.locator(".do:enabled").first.click()
    else:
        buttons.first.click()
    if page.locator(".chooser .choice").count():
        page.locator(".chooser .choice").first.click()
    do_it(page)
    page.mouse.move(1, 1)  # what the pointer rests on points out something itself
    for _ in range(100):
        if table_of(page)["n"] > before["n"]:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing was done: {lit}")


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.map}" for game, lesson in LESSONS])
def test_a_lesson_by_clicks_to_the_end(visitors, game, lesson):
    """Paris on a phone, the others at a desk; nothing jumps on the way."""
    page = visitors(**(PHONE if game == "paris" else {}))
    open_lesson(page, game, lesson.map)
    board = place_of_map(page)
    for n, step in enumerate(lesson.steps):
        at_step(page, n + 1)
        words = page.locator(".guide p").inner_text()
        page.wait_for_function(f"(ids) => ids.every((id) => ({POINTED})().includes(id))", arg=list(step.shows))
        if game == "paris" and not step.does:
            page.wait_for_function(IN_SIGHT, arg=list(step.shows))
        for _ in step.does:
            do_what_is_lit(page)
        words_fit(page)
        if step.does:
            page.locator(".guide.done").wait_for()
            assert page.locator(".guide p").inner_text() != words, "what was done is answered"
        assert place_of_map(page) == board, f"the map keeps its room at step {step.name}"
        if n + 1 < len(lesson.steps):
            page.get_by_role("button", name="Next").click()
    if game == "paris":
        points_are_explained(page)
    page.get_by_role("button", name="Practice game").click()
    page.wait_for_url(re.compile(rf"/table/(?!{page.url.rpartition('/')[2]})"))
    wait_for_turn(page, 240_000)
    assert page.locator(".guide").count() == 0
    assert page.locator(".coach").count() == 1, "with the coach's lines"


def test_a_lesson_goes_back_and_forth_and_is_resumed(page):
    open_lesson(page, "paris", "france")
    for n in range(2, 5):
        page.get_by_role("button", name="Next").click()
        at_step(page, n)
    do_what_is_lit(page)
    page.locator(".guide.done").wait_for()
    page.reload()
    at_step(page, 4)
    page.locator(".guide.done").wait_for()
    page.get_by_role("button", name="Back").click()
    page.locator(".guide:not(.done)").wait_for()
    assert table_of(page)["n"] == 0, "what was done in the step is taken back first"
    page.get_by_role("button", name="Back").click()
    at_step(page, 3)
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("button", name="Lesson").click()
    at_step(page, 3)
    for n in range(4, 8):  # what is to be done is done for who goes on
        page.get_by_role("button", name=re.compile("Next|Do it")).click()
        at_step(page, n)
    assert table_of(page)["n"] == 8
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("heading", name="Sieh den anderen zu").wait_for()
    page.goto("/")
    page.get_by_role("heading", name="Die Spiele").wait_for()
    assert page.get_by_role("heading", name="Meine Tische").count() == 0, "a lesson is no table among others"


def test_play_now_offers_the_lesson_to_who_has_never_played(page):
    page.goto("/")
    page.get_by_label("Opponents").select_option(label="Stationmaster")
    page.get_by_role("button", name="New to it?").wait_for()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.get_by_role("button", name="Play now", exact=True).first.click()
    wait_for_turn(page, 240_000)
    bots = {seat["bot"] for seat in made.value.post_data_json["seats"] if seat["kind"] == "bot"}
    level = next(bot for bot in page.request.get("/api/bots").json() if bot["name"] == "Stationmaster")
    assert bots == {level["spec"]}
    page.goto("/")
    page.get_by_role("heading", name="My tables").wait_for()
    assert page.get_by_role("button", name="New to it?").count() == 0
    assert page.get_by_label("Opponents").input_value() == level["spec"]


def test_the_rules_are_searched_and_open_at_what_is_asked(page):
    table = new_game(page, "paris", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2], options={"first": "1"})
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    assert drawer.locator(".marked h3").inner_text() == "A turn", "what is to be decided now"
    drawer.get_by_role("searchbox").fill("marseille")
    assert drawer.locator("section h3").all_inner_texts() == ["Spaces", "The end"]
    drawer.get_by_role("button", name="game ends").click()
    drawer.locator(".marked", has_text="The end").wait_for()
    page.keyboard.press("Escape")
    drawer.wait_for(state="detached")


def test_a_refusal_links_to_its_rule(page):
    table = new_game(page, "paris", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2], options={"first": "1"})
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.mouse.click(*page.evaluate(POINT.replace("closest('.lit')", "closest('g[id]')"), "space-19.29"))
    tip = page.locator(".tip")
    tip.wait_for()
    assert "no locomotive next to it" in tip.inner_text()
    tip.get_by_role("button", name="The rule").click()
    page.get_by_role("dialog", name="Rules").locator(".marked", has_text="Building").wait_for()
