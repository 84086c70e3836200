"""Playing by clicks, as a person does who picks something lit."""

from __future__ import annotations

import random
import time
from typing import Any


def answers(page: Any, address: str, what: str, seconds: float = 20) -> None:
    """Wait until an answer of the server, asked for by the page, is as an expression of it says: `it.role`.

    Playwright's `wait_for_function` does not wait for functions that are async themselves.
    """
    until = time.monotonic() + seconds
    while not page.evaluate(
        f"async () => {{ const it = await (await fetch('{address}')).json(); return !!({what}); }}"
    ):
        assert time.monotonic() < until, f"{address}: {what}"
        time.sleep(0.1)


# Where a group of the drawing can be hit: a point at which the browser finds this group and no other.
POINT = """(id) => {
  const root = document.querySelector('.host').shadowRoot;
  const group = root.getElementById(id);
  const frame = document.querySelector('.frame').getBoundingClientRect();
  const hits = (x, y) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
    && root.elementFromPoint(x, y)?.closest('.lit') === group
    && document.elementFromPoint(x, y)?.closest('.frame');
  const box = group.getBoundingClientRect();
  for (const n of [1, 2, 3, 7, 15]) for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) {
    const x = box.left + box.width * (i + 0.5) / n, y = box.top + box.height * (j + 0.5) / n;
    if (hits(x, y)) return [x, y];
  }
  return null;
}"""

# Everything that can be clicked now, in a fixed order.
CHOICES = """() => {
  const root = document.querySelector('.host')?.shadowRoot;
  const groups = root ? [...root.querySelectorAll('.lit')].map((g) => ['group', g.id]) : [];
  const spots = [...document.querySelectorAll('.spot.lit')].map((s) => ['spot', s.dataset.spot]);
  const buttons = [...document.querySelectorAll('.bar .buttons .button:not(.night)')].map((b, i) => ['button', i]);
  const cards = [...document.querySelectorAll('.panel')].flatMap((panel) => [...(panel.shadowRoot?.querySelectorAll('.lit') ?? [])])
    .map((group) => ['card', group.id]);
  const tickets = [...document.querySelectorAll('.pick')].map((b, i) => ['ticket', i]);
  return [...groups, ...cards, ...spots, ...buttons, ...(tickets.length && !document.querySelector('.do:disabled') ? [['keep', 0]] : []), ...tickets];
}"""

STATE = """() => ({
  mine: !!document.querySelector('.bar.mine:not(.pending)'),
  over: !!document.querySelector('.bar .cup'),
})"""

# Where the bar and the map are once they have been there for five frames.
PLACES = """async () => {
  const places = () => Object.fromEntries([['bar', '.bar'], ['map', 'div.frame']].map(
    ([name, where]) => [name, document.querySelector(where)?.getBoundingClientRect().toJSON()]));
  await document.fonts.ready;
  for (let same = 0, before = ''; same < 5; ) {
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(places());
    same = now === before && places().bar && places().map ? same + 1 : 0;
    before = now;
  }
  return places();
}"""


def new_game(page: Any, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table made through the API with the page's own cookie; gives its id."""
    body = {"game": game, "seats": seats, "start": True, **more}
    if page.url == "about:blank":
        with page.expect_response("**/api/me"):  # else we would both be given a cookie, and the later one counts
            page.goto("/")
    page.request.get("/api/me")
    answer = page.request.post("/api/tables", data=body, headers={"X-Stellwerk": "1"}, timeout=240_000)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def wait_for_turn(page: Any, timeout: float = 120_000) -> bool:
    """Wait until it is our turn (a server that was just started has a lot to read first); False when it is over."""
    page.wait_for_function(f"() => {{ const s = ({STATE})(); return s.mine || s.over }}", timeout=timeout)
    return not page.evaluate(STATE)["over"]


def settled(page: Any) -> dict[str, dict[str, float]]:
    """Wait until the bar and the map keep their places; where they are, both seen at one moment."""
    return dict(page.evaluate(PLACES))


def click_something(page: Any, rng: random.Random, prefer: tuple[str, ...] = ()) -> bool:
    """Click one thing that can be clicked, and one of the choices that it opens; False if there was nothing."""
    choices = page.evaluate(CHOICES)
    if not choices:
        return False
    liked = [choice for choice in choices if choice[0] in prefer]
    kind, what = rng.choice(liked or choices)
    if kind == "group":
        point = page.evaluate(POINT, what)
        if point is None:
            return True  # hidden below another group: choose anew
        page.mouse.click(*point)
    elif kind == "card":
        page.locator(f'.panel .lit[id="{what}"]').click()
    elif kind == "spot":
        page.locator(f'.spot.lit[data-spot="{what}"]').first.click()
    elif kind == "button":
        page.locator(".bar .buttons .button:not(.night)").nth(what).click()
    elif kind == "ticket":
        page.locator(".pick").nth(what).click()
        return True
    else:
        page.locator(".do").click()
    options = page.locator(".chooser .choice")
    if count := options.count():
        options.nth(rng.randrange(count)).click()
    do_it(page)
    return True


def do_it(page: Any) -> None:
    """If the last click has only chosen what cannot be taken back, do it."""
    sure = page.locator(".bar .do-it")
    if sure.count():
        sure.click()
