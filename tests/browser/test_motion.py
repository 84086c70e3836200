"""What moves at a table, and what that sounds like: pieces fly where the log says, as fast as is wanted or not at all."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from browser.playing import new_game, wait_for_turn

ME = {"kind": "me", "name": "Ada"}

# Remembers each piece that flies: what it is, its way, and how long it takes; and what the table looks like when it begins:
# how many pieces are drawn in each group of the drawing, and the points of the first player.
WATCH = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, options) {
  const made = animate.call(this, steps, options);
  if (this.matches('.layer .flight')) {
    const places = steps.map(({ transform }) => transform.match(/-?[\\d.]+(?=px)/g).map(Number));
    const groups = [...document.querySelector('.host').shadowRoot.querySelectorAll('g[id]')];
    const drawn = Object.fromEntries(groups.map((group) => [group.id, group.querySelectorAll('use').length]));
    const points = document.querySelector('[data-place=seat-0] .points')?.innerText;
    window.flown.push({ kind: this.classList[1], text: this.textContent.trim(), places, lasts: options.duration, drawn, points });
  }
  return made;
};"""

# Where the middle of a group of the drawing is.
MIDDLE = """(id) => {
  const box = document.querySelector('.host').shadowRoot.getElementById(id).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
# How many locomotives are drawn in a group.
LOCOS = "(id) => document.querySelector('.host').shadowRoot.getElementById(id).querySelectorAll('use').length"


BOTS = (ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})


def a_table(visitors, motion="no-preference", settings=None, game="paris", seats=BOTS, **more):
    page = visitors(reduced_motion=motion, **more)
    page.add_init_script(WATCH)
    if settings is not None:
        page.add_init_script(f"localStorage.setItem('settings', '{json.dumps(settings)}')")
    table = new_game(page, game, list(seats))
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.locator(".lit").first.wait_for()
    page.evaluate("flown.length = 0")
    return page, table


def act(page, table, kind):
    """Do something of a kind through the API, so that nothing but the answer moves anything; gives its entry of the log."""
    now = page.request.get(f"/api/tables/{table}").json()
    offer = next(offer for offer in now["offers"] if offer["kind"] == kind)
    body = {"action": offer["action"], "seat": now["actor"], "seq": now["seq"]}
    answer = page.request.post(f"/api/tables/{table}/actions", data=body, headers={"X-Stellwerk": "1"})
    assert answer.ok, answer.text()
    log = page.request.get(f"/api/tables/{table}").json()["log"]
    return next(line for line in log if line["n"] == now["n"] + 1)


def moves_of(entry):
    return [move for event in entry["events"] for move in event.get("moves", [])]


def near(one, other, far=3):
    return all(abs(a - b) < far for a, b in zip(one, other, strict=True))


def test_a_locomotive_flies_from_its_company_along_the_line_to_its_space(visitors):
    page, table = a_table(visitors)
    move = moves_of(act(page, table, "build"))[0]
    page.wait_for_function("() => flown.length > 0")
    flight = page.evaluate("flown[0]")
    assert flight["kind"] == "loco"
    assert near(flight["places"][1], page.evaluate(MIDDLE, move["via"][0])), "along its line"
    assert near(flight["places"][-1], page.evaluate(MIDDLE, move["to"])), "to where it is built"
    tray = page.locator(f'[data-spot="{move["from"]}"] .piece').bounding_box()
    assert near(flight["places"][0], (tray["x"] + tray["width"] / 2, tray["y"] + tray["height"] / 2))
    page.wait_for_function("() => !document.querySelector('.layer .flight')")
    assert page.evaluate(LOCOS, move["to"]) > 0


def test_a_space_gets_its_locomotive_when_that_has_landed(visitors):
    page, table = a_table(visitors)
    move = moves_of(act(page, table, "build"))[0]
    page.wait_for_function("() => flown.length && !document.querySelector('.layer .flight')")
    assert page.evaluate(LOCOS, move["to"]) == page.evaluate("flown[0].drawn")[move["to"]] + 1


def test_only_what_the_log_tells_moves(visitors):
    page, table = a_table(visitors)
    entry = act(page, table, "build")
    page.wait_for_function("() => flown.length > 0")
    page.wait_for_function("() => !document.querySelector('.layer .flight')")
    assert [flight["kind"] for flight in page.evaluate("flown")] == [move["piece"]["kind"] for move in moves_of(entry)]


@pytest.mark.parametrize(
    ("motion", "settings"), [("reduce", None), ("reduce", {"motion": None}), ("no-preference", {"motion": "off"})]
)
def test_nothing_moves_for_who_does_not_want_it(visitors, motion, settings):
    page, table = a_table(visitors, motion, settings)
    move = moves_of(act(page, table, "build"))[0]
    page.wait_for_function(f"() => ({LOCOS})('{move['to']}') > 0")
    assert page.evaluate("flown") == []


def test_somebody_may_want_motion_on_a_calm_device_and_choose_how_fast(visitors):
    page, table = a_table(visitors, "reduce")
    page.get_by_role("button", name="Menu").click()
    choice = page.get_by_label("Moving pieces")
    assert choice.input_value() == "off"
    lasting = []
    for speed in ("fast", "slow"):
        choice.select_option(speed)
        page.evaluate("flown.length = 0")
        act(page, table, "build")
        page.wait_for_function("() => flown.length > 0")
        lasting.append(page.evaluate("flown[0].lasts"))
        page.wait_for_function("() => !document.querySelector('.layer .flight')")
    assert lasting[1] > 2 * lasting[0]
    page.reload()
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_label("Moving pieces").input_value() == "slow"


def test_points_are_counted_at_the_player(visitors):
    """A link costs a point in Nuremberg: the number goes down while the piece is on its way to the map."""
    page, table = a_table(visitors, settings={"motion": "slow"}, game="nuremberg", seats=BOTS[:2])
    shown = page.locator("[data-place=seat-0] .points")
    kinds = {"auction": "bid", "choice": "take"}
    for _ in range(30):
        wait_for_turn(page)
        now = page.request.get(f"/api/tables/{table}").json()
        if now["view"]["phase"] == "building":
            break
        if now["offers"]:
            act(page, table, kinds[now["view"]["phase"]])
    page.wait_for_function("() => !document.querySelector('.layer .flight')")
    page.evaluate("flown.length = 0")
    before, entry = int(shown.inner_text().split()[0].replace("−", "-")), act(page, table, "build")
    gain = next(move for move in moves_of(entry) if move["piece"]["kind"] == "points")
    assert (gain["to"], gain["count"]) == ("seat-0", -1)
    page.wait_for_function("() => flown.some(({ kind }) => kind === 'points')")
    flight = next(flight for flight in page.evaluate("flown") if flight["kind"] == "points")
    assert flight["text"] == "−1"
    assert flight["points"].startswith(str(before).replace("-", "−")), "not yet"
    after = str(before - 1).replace("-", "−")
    page.wait_for_function(
        f"() => document.querySelector('[data-place=seat-0] .points').innerText.startsWith('{after}')"
    )


def test_a_replay_moves_forward(visitors):
    page, table = a_table(visitors)
    move = moves_of(act(page, table, "build"))[0]
    page.wait_for_function("() => flown.length && !document.querySelector('.layer .flight')")
    there = page.evaluate(LOCOS, move["to"])
    page.keyboard.press("[")
    page.locator("input[type=range]").wait_for()
    page.wait_for_function(f"() => ({LOCOS})('{move['to']}') === {there - 1}")
    page.evaluate("flown.length = 0")
    page.keyboard.press("]")
    page.wait_for_function("() => flown.length > 0")
    assert near(page.evaluate("flown[0].places").pop(), page.evaluate(MIDDLE, move["to"]))
    page.wait_for_function(f"() => ({LOCOS})('{move['to']}') === {there}")
    page.get_by_role("button", name="Back to the game").click()
    page.locator("input[type=range]").wait_for(state="detached")


def test_on_a_phone_what_comes_from_another_tab_comes_from_the_tab(visitors):
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page, table = a_table(visitors, **phone)
    page.get_by_role("tab", name="Players").tap()
    act(page, table, "build")
    page.wait_for_function("() => flown.length > 0")
    tab = page.locator("#tab-mine svg").bounding_box()
    assert near(page.evaluate("flown[0].places[0]"), (tab["x"] + tab["width"] / 2, tab["y"] + tab["height"] / 2))


# Remembers what is to be heard: how long each sound is.
LISTEN = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...more) {
  window.heard.push({ lasts: this.buffer.duration, at: performance.now() });
  return start.apply(this, more);
};"""


def a_table_to_hear(visitors, settings=None):
    page = visitors(reduced_motion="no-preference")
    page.add_init_script(LISTEN + WATCH)
    if settings is not None:
        page.add_init_script(
            f"if (!localStorage.getItem('settings')) localStorage.setItem('settings', '{json.dumps(settings)}')"
        )
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/sounds/" in request.url else None)
    table = new_game(page, "paris", [ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.locator(".host .lit").first.wait_for()
    return page, table, asked


def test_nothing_is_heard_unless_it_is_wanted(visitors):
    page, table, asked = a_table_to_hear(visitors)
    page.locator(".heading").click()
    act(page, table, "build")
    page.wait_for_function("() => flown.length && !document.querySelector('.layer .flight')")
    assert (page.evaluate("heard"), asked) == ([], [])


def test_sound_is_switched_on_and_off_with_one_click_or_key(visitors):
    page, table, asked = a_table_to_hear(visitors)
    with page.expect_response("**/sounds/track.wav"):
        page.get_by_role("button", name="Sound").click()
    assert page.get_by_role("button", name="Sound").get_attribute("aria-pressed") == "true"
    page.wait_for_timeout(300)  # until it is read
    act(page, table, "build")
    page.wait_for_function("() => heard.length > 0")
    assert 0.2 < page.evaluate("heard[0].lasts") < 0.35, "a locomotive"
    assert len(asked) == 5
    page.wait_for_function("() => !document.querySelector('.layer .flight')")
    before = page.evaluate("heard.length")
    page.keyboard.press("m")
    page.locator(".sound[aria-pressed=false]").wait_for()
    page.evaluate("flown.length = 0")
    act(page, table, "stop")
    page.wait_for_function("() => flown.length && !document.querySelector('.layer .flight')")
    assert page.evaluate("heard.length") == before
    page.reload()
    page.locator(".sound[aria-pressed=false]").wait_for()


def test_who_wants_sound_hears_it_from_the_first_touch_on(visitors):
    page, table, asked = a_table_to_hear(visitors, {"sound": True})
    assert asked == [], "before a touch browsers do not want it"
    with page.expect_response("**/sounds/bell.wav"):
        page.locator(".heading h1").click()
    page.wait_for_timeout(300)
    act(page, table, "build")
    page.wait_for_function("() => heard.length > 0")
    act(page, table, "stop")
    page.wait_for_function(
        "() => heard.some(({ lasts }) => lasts > 0.55 && lasts < 0.65)"
    )  # the bell, at our next turn
    times = page.evaluate("heard.filter(({ lasts }) => lasts < 0.5).map(({ at }) => at)")
    assert all(later - sooner >= 89 for sooner, later in pairwise(times)), "no two at once"
