"""The map studio in a browser: for each game, whatever it is, a map is changed, mended and played on."""

from __future__ import annotations

import json

import pytest

import outside
from browser.house import Server
from stellwerk.games import games

WAIT = 90_000


@pytest.fixture(scope="module")
def server(page_built, tmp_path_factory):
    """A server with one more game, from a package of its own."""
    folder = outside.installed(outside.UMWEG)
    running = Server(tmp_path_factory.mktemp("server"), environment=outside.environment(folder))
    running.start()
    yield running
    running.stop()


def opened(page, game, map="new"):
    """The studio with a map of a game, checked and drawn."""
    page.goto(f"/studio?game={game}&map={map}")
    sound(page)


def sound(page):
    page.locator(".told .sound").wait_for(timeout=WAIT)
    page.wait_for_function(
        "() => document.querySelector('.host')?.shadowRoot?.querySelector('svg') && !document.querySelector('.play .main').disabled",
        timeout=WAIT,
    )


def write(page, sheet, find, column, value):
    """Type a value into the cell of the first row in which a text is found."""
    page.locator(".tab", has_text=sheet).first.click()
    page.get_by_role("searchbox").fill(find)
    page.locator("tbody tr").first.locator("td").nth(column).click()
    field = page.locator(".field-in")
    if field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(value)
    else:
        field.fill(value)
        field.press("Enter")
    page.get_by_role("searchbox").fill("")


@pytest.mark.parametrize("game", [*games(), "umweg"])
def test_a_map_is_changed_mended_and_played_on(page, game):
    opened(page, game)
    write(page, "Single values", "title", 1, "Land of Mine")
    page.get_by_role("heading", name="Land of Mine").wait_for()
    sound(page)
    rows = page.locator("tbody tr")
    page.locator(".tab").nth(1).click()
    before = rows.count()
    page.get_by_role("button", name="Add").click()
    page.wait_for_function(f"() => document.querySelectorAll('tbody tr').length === {before + 1}")
    page.locator(".field-in").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(f"() => document.querySelectorAll('tbody tr').length === {before}")
    page.locator(".tab", has_text="Single values").click()
    write(page, "Single values", "format", 1, "something else")
    page.locator(".told button.wrong", has_text="stellwerk-map/1").click()
    page.locator("td.wrong .field-in").fill("stellwerk-map/1")
    page.locator(".field-in").press("Enter")
    sound(page)
    page.reload()  # without a map named: what was made is still there
    page.get_by_role("heading", name="Land of Mine").wait_for()
    sound(page)
    page.get_by_role("button", name="Play on it").click()
    page.wait_for_url("**/table/*", timeout=WAIT)
    id = page.url.rsplit("/", 1)[1]
    page.locator(".host").first.wait_for(timeout=WAIT)
    table = page.request.get(f"/api/tables/{id}").json()
    assert table["own_map"]
    assert table["you"] == [0]
    if table["actor"] == 0:
        body = {"seat": 0, "action": table["offers"][0]["action"], "seq": table["seq"]}
        answer = page.request.post(f"/api/tables/{id}/actions", data=body, headers={"X-Stellwerk": "1"})
        assert answer.ok, answer.text()


def test_places_are_dragged_clicked_and_nudged_and_cells_pasted(page):
    opened(page, "deutschland")
    page.get_by_role("button", name="Dahlen").wait_for()
    handle = page.get_by_role("button", name="Dahlen")
    spot = handle.bounding_box()
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 20, steps=3)
    page.mouse.up()
    row = page.locator("tbody tr", has_text="Dahlen")
    page.wait_for_function(
        "() => [...document.querySelectorAll('tbody tr')].some((row) => row.className.includes('here') && !row.textContent.includes('280'))"
    )
    across = int(row.locator("td").nth(2).inner_text())
    assert across > 280
    sound(page)
    handle.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => document.querySelector('tr.here').textContent.includes('{across + 1}')")
    for _ in range(2):
        page.keyboard.press("Control+z")
    page.wait_for_function("() => document.querySelector('tbody').textContent.includes('280')")
    page.locator(".tab", has_text="cities").click()
    page.locator("tbody tr").last.locator("td").nth(1).click()
    page.evaluate(
        """() => { const data = new DataTransfer(); data.setData('text/plain', 'Lindau Ost\\t900\\t1400\\nNeustadt\\t500,5\\t900');
        document.querySelector('.field-in').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })); }"""
    )
    page.locator("tbody tr", has_text="500.5").wait_for()
    sound(page)
    page.locator(".told button", has_text="Neustadt").wait_for()  # no route leads there: a doubt
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save file").click()
    document = json.loads(saved.value.path().read_text())
    assert document["cities"]["lindau"]["name"] == "Lindau Ost"
    assert [city["y"] for city in document["cities"].values() if city["name"] == "Neustadt"] == [900]


def test_an_owner_corrects_three_values_by_hand(page):
    """What somebody with the board on the table does: find a thing, type its value, and see it drawn."""
    opened(page, "nuremberg", "nuremberg")
    write(page, "areas", "Eibach", 5, "2")
    write(page, "areas", "Stadeln", 6, "red")
    write(page, "links", "stein", 1, "")
    page.keyboard.press("Control+z")
    sound(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save file").click()
    areas = {area["name"]: area for area in json.loads(saved.value.path().read_text())["areas"]}
    assert areas["Eibach"]["pieces"] == 2
    assert areas["Stadeln"]["passenger"] == "red"
