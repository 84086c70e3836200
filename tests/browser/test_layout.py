"""Nothing jumps: in a window of a given size the map and the own things keep place and size through a whole game."""

from __future__ import annotations

import random
import re
import time

import pytest

from browser.playing import POINT, new_game, wait_for_turn
from stellwerk.games import games

BOARDS = [(game, name) for game in games().values() for name in game.maps]
SIZES = ((1440, 900), (1024, 768), (820, 1180), (844, 390), (390, 844))
MOVES = 40
GROWS = ("grandtrunk",)
"""Where the hand begins at the same place and is as wide, but gets higher with the cards in it: they say much."""
ME, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "random"}

# Every frame from now on, where things are: each place that a thing has had is kept.
WATCH = """async () => {
  const hand = () => document.querySelector('.mine .own');
  const things = { map: () => document.querySelector('div.frame'), bar: () => document.querySelector('.bar'), hand };
  const box = (thing) => {
    const it = thing(), { left, top, width, height } = it?.getBoundingClientRect() ?? {};
    const scrolled = (it?.closest('.mine')?.scrollTop ?? 0) + (it?.closest('aside')?.scrollTop ?? 0);
    return it && [left, top + scrolled, width, height].map(Math.round).join(' ');
  };
  await document.fonts.ready;
  for (let same = 0, before = '', n = 0; same < 10 && n < 900; n++) {  // all of the page is there
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(Object.values(things).map(box));
    same = now === before && document.querySelector('.mine section') ? same + 1 : 0;
    before = now;
  }
  window.frames_seen = 0;
  window.places = Object.fromEntries(Object.keys(things).map((name) => [name, {}]));
  const look = () => {
    window.frames_seen++;
    for (const [name, thing] of window.large ? [] : Object.entries(things)) window.places[name][box(thing)] ??= document.querySelector('.bar')?.innerText;
    requestAnimationFrame(look);
  };
  look();
}"""

# What of the own things cannot be seen, and what scrolls within something that scrolls.
HIDDEN = """async () => {
  const faults = [];
  const inside = (it, most) => it.left >= -1 && it.top >= -1 && it.right <= innerWidth + 1 && Math.min(it.bottom, it.top + most) <= innerHeight + 1;
  const bar = document.querySelector('.bar').getBoundingClientRect();
  if (!inside(bar, 1000)) faults.push('the turn bar leaves the window');
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
  const hand = document.querySelector('.mine .own'), tab = document.querySelector('.tabs [aria-expanded]');
  const place = () => {
    const { left, top, right, bottom } = hand.getBoundingClientRect();
    const scrolled = hand.closest('.mine').scrollTop + hand.closest('aside').scrollTop;
    return { left, right, top: top + scrolled, bottom: bottom + scrolled };
  };
  if (!inside(place(), 150)) {
    if (!tab || getComputedStyle(tab.parentElement).display === 'none') faults.push('the hand leaves the window');
    else {
      window.large = true; // what one wished to have large is not looked at
      tab.click();
      for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
      if (!inside(place(), 150)) faults.push('the hand is more than a tap away');
      tab.click();
      for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
      window.large = false;
    }
  }
  const cut = (it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1;
  for (const it of document.querySelectorAll('.course b, .course li.now, .bar .words, .bar .buttons, .bar .button')) if (cut(it)) faults.push('cut off: ' + it.innerText);
  const finger = matchMedia('(pointer: coarse)').matches;
  for (const it of document.querySelectorAll('.spot.lit, .pick, .bar .button')) {
    const { width, height } = it.getBoundingClientRect();
    if (width && Math.min(width, height) < (finger ? 43.5 : 23.5)) faults.push(`too small to hit, ${width} x ${height}: ${it.className} ${it.innerText}`);
  }
  let scrollers = 0;
  for (let at = hand; at; at = at.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) scrollers++;
  if (scrollers > 1) faults.push('the hand is in a scroller in a scroller');
  return faults;
}"""


def opened(visitors, table, keep, size):
    """A page of this size at the table, watched; touched where it is no desk."""
    language = "de" if size == SIZES[-1] else "en"  # the longer words in the smallest window
    window = {"viewport": {"width": size[0], "height": size[1]}, "locale": language}
    page = visitors(**window, storage_state=keep, has_touch=size != SIZES[0])
    page.goto(f"/table/{table}")
    page.locator(".host svg").wait_for(timeout=120_000)
    page.evaluate(WATCH)
    return page


def act(page, table, rng, patience=120):
    """Do something through the API when it is our turn; whether there is more to come."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        now = page.request.get(f"/api/tables/{table}").json()
        if now["over"]:
            return False
        if now["offers"]:
            body = {"seat": now["seat"], "action": rng.choice(now["offers"])["action"], "seq": now["seq"]}
            answer = page.request.post(f"/api/tables/{table}/actions", data=body, headers={"X-Stellwerk": "1"})
            assert answer.ok, answer.text()
            return True
        time.sleep(0.02)
    raise AssertionError("it was never our turn")


@pytest.mark.parametrize(("game", "board"), BOARDS, ids=[board for _, board in BOARDS])
def test_nothing_jumps(page, visitors, game, board):
    table = new_game(page, game.id, [ME, *[RANDOM] * (game.seats.start - 1)], map=board)
    keep = page.context.storage_state()
    pages = {size: opened(visitors, table, keep, size) for size in SIZES}
    faults, rng = [], random.Random(4)
    for n in range(MOVES):
        if not act(page, table, rng):
            break
        if n % 13 == 12:
            faults += [(size, n, fault) for size, one in pages.items() for fault in one.evaluate(HIDDEN)]
    for size, one in pages.items():
        one.wait_for_timeout(50)
        assert one.evaluate("window.frames_seen") > MOVES
        for name, places in one.evaluate("window.places").items():
            if name == "hand" and game.id in GROWS:
                places = {" ".join(place.split()[:3]): said for place, said in places.items()}
            if len(places) != 1:
                faults.append((size, f"the {name} has moved", places))
        faults += [(size, fault) for fault in told(one)]
    assert not faults, "\n".join(map(str, faults))


# What is wrong with a list of choices that is open: it leaves the window, or its choices lie over each other.
LISTED = """() => {
  const faults = [], box = document.querySelector('.chooser').getBoundingClientRect(), choices = [...document.querySelectorAll('.chooser .choice')];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push('the list leaves the window');
  const finger = matchMedia('(pointer: coarse)').matches;
  for (const choice of choices) {
    if (choice.scrollHeight > choice.clientHeight + 1 || choice.scrollWidth > choice.clientWidth + 1) faults.push('cut off: ' + choice.innerText);
    if (choice.offsetHeight < (finger ? 44 : 24)) faults.push('too small to hit: ' + choice.innerText);
  }
  return { faults, texts: choices.map((choice) => choice.querySelector('span:not([aria-hidden])').textContent), looks: choices.filter((choice) => choice.querySelector('.looks svg, .looks use')).length, numbers: !!document.querySelector('.chooser .row') };
}"""

COVERED = """() => {
  const [toast, map] = ['.toast', 'div.frame'].map((where) => document.querySelector(where).getBoundingClientRect());
  return toast.left < map.right && toast.right > map.left && toast.top < map.bottom && toast.bottom > map.top;
}"""


def told(page):
    """What is told for a moment (here: that something was refused) covers nothing of the map."""
    refusal = {"error": "illegal", "text": "This cannot be taken back, and it takes some words to say why that is so."}
    page.route(re.compile("/undo"), lambda route: route.fulfill(status=422, json=refusal))
    if page.locator(".bar .cup").count():
        return []  # all is over, there is nothing to take back
    page.keyboard.press("u")
    page.locator(".toast").wait_for()
    return ["a toast covers the map"] if page.evaluate(COVERED) else []


LIT = "() => [...document.querySelector('.host').shadowRoot.querySelectorAll('.lit')].map((group) => group.id)"
MEANT = """() => document.querySelector('.chooser') ? 'list'
  : [...document.querySelector('.host').shadowRoot.querySelectorAll('.chosen.lit')].map((group) => group.id).join()"""


@pytest.mark.parametrize(("size", "reach"), [(SIZES[0], 10), (SIZES[4], 20)], ids=["mouse", "finger"])
@pytest.mark.parametrize(("game", "board"), BOARDS, ids=[board for _, board in BOARDS])
def test_a_tap_beside_what_is_lit_means_it_and_choices_can_be_read(visitors, game, board, size, reach):
    """As far as 12 pixels for a mouse, and 22 for a finger: a little less here, as pixels are whole.

    On the way: a drag is no tap; a list of choices fits; what ends a turn early asks.
    """
    page = visitors(viewport={"width": size[0], "height": size[1]}, has_touch=size != SIZES[0])
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ confirm: 'all' }))")
    table = new_game(page, game.id, [ME, *[RANDOM] * (game.seats.start - 1)], map=board)
    page.goto(f"/table/{table}")
    rng, tried, listed = random.Random(2), 0, False
    for _ in range(60):
        assert wait_for_turn(page)
        page.wait_for_timeout(200)
        lit = page.evaluate(LIT)
        if not tried and len(lit) > 2:
            tried = taps(page, rng.sample(lit, 3), lit, reach)
        listed = listed or lists(page, page.request.get(f"/api/tables/{table}").json()["offers"], reach)
        if tried and listed:
            break
        act(page, table, rng)
    assert tried > 4
    assert listed


def taps(page, groups, lit, reach):
    """Tap at and around some lit groups: each of them is meant, and nothing by a drag; gives the number of taps."""
    frame, tried = page.locator("div.frame").bounding_box(), 0
    for group in groups:
        point = page.evaluate(POINT, group)
        for dx, dy in ((0, 0), (reach, 0), (-reach, 0), (0, reach), (0, -reach)) if point else ():
            x, y = point[0] + dx, point[1] + dy
            if not (0 < x - frame["x"] < frame["width"] and 0 < y - frame["y"] < frame["height"]):
                continue
            (page.touchscreen.tap if reach > 12 else page.mouse.click)(x, y)
            page.wait_for_timeout(60)
            meant = page.evaluate(MEANT)
            assert meant == "list" or meant in lit or set(meant.split(",")) & {*lit}, (group, dx, dy, meant)
            page.keyboard.press("Escape")
            tried += 1
        if point:
            drag(page, *point)
            assert page.evaluate(MEANT) == "", "a drag means nothing"
    return tried


def drag(page, x, y):
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 25, y + 15, steps=4)
    page.mouse.up()
    page.locator("div.frame").press("0")


def lists(page, offers, reach):
    """Open the longest list of choices at a place, if there is one now: it fits, the sensible choice comes first, and
    they look like what they offer."""
    places = {}
    for offer in offers:
        for place in offer["at"]:
            places.setdefault(place, []).append(offer)
    place, there = max(places.items(), key=lambda found: len(found[1]), default=(None, []))
    spot = page.locator(f'.spot.lit[data-spot="{place}"]')
    point = [] if spot.count() else page.evaluate(POINT, place)
    if len({offer["text"] for offer in there}) < 3 or point is None:
        return False
    if not point:
        spot.first.click()
    else:
        (page.touchscreen.tap if reach > 12 else page.mouse.click)(*point)
    page.locator(".chooser").wait_for()
    found = page.evaluate(LISTED)
    assert found["faults"] == []
    assert len(set(found["texts"])) == len(found["texts"]), "no two say the same"
    rare = {offer["text"]: offer["rare"] for offer in offers}
    rarity = [rare[text] for text in found["texts"]]
    assert rarity == sorted(rarity), "what is sensible comes first"
    shown = sum(1 for offer in there if offer["pieces"])
    assert found["numbers"] or found["looks"] >= min(shown, len(found["texts"])), "what it offers is seen"
    page.keyboard.press("Escape")
    return True
