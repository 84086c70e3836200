"""How many taps and seconds from opening the page to the first own action: `python bench/first_action.py [--runs 3]`.

Each run is a newcomer with a phone, in German, with empty caches, who opens the home page and taps a game's "Play now",
or its lesson, and then whatever is asked or lit until something has been done at the table.  The seconds are the
machine's part: nobody reads or hesitates.  Before that one visitor has come whose figures do not count, so that no
rules are compiled.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import build_page  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser.house import FLAGS, Server, chromium_path  # noqa: E402
from browser.playing import CHOICES, POINT  # noqa: E402

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
PATIENCE = 300_000  # milliseconds: a machine that has never played a game compiles its rules first
LOOK = 0.02  # seconds between two looks at the page
SURE = ".chooser .choice, .bar .do-it, .do:enabled"  # what a first tap has opened or chosen
NEXT = ".guide .foot .main:enabled"  # a step of a lesson at which nothing is to be done
BUTTONS = {"play": "Jetzt spielen", "lesson": "Lektion"}


def tap_lit(page: Page, rng: random.Random) -> bool:
    """Tap one thing that is lit, if there is any."""
    choices = page.evaluate(CHOICES) if page.locator(".bar.mine:not(.pending), .guide").count() else []
    for kind, what in rng.sample(choices, len(choices)):
        if kind == "group" and (point := page.evaluate(POINT, what)):
            page.touchscreen.tap(*point)
            return True
        where = {"spot": f'.spot.lit[data-spot="{what}"]', "button": ".bar .buttons .button"}.get(kind)
        if where:
            page.locator(where).first.tap()
            return True
    return False


def tap_something(page: Page, rng: random.Random) -> bool:
    """Tap what is asked, or the next step of a lesson, or else something lit."""
    for asked in (SURE, NEXT):
        if page.locator(asked).count():
            page.locator(asked).first.tap()
            return True
    return tap_lit(page, rng)


def visit(browser: Browser, address: str, title: str, what: str, seed: int) -> dict[str, float]:
    """What one newcomer needs until something has been done."""
    context = browser.new_context(
        base_url=address, locale="de", service_workers="block", reduced_motion="reduce", **PHONE
    )
    context.set_default_timeout(PATIENCE)
    page, rng, begin, taps = context.new_page(), random.Random(seed), time.monotonic(), 1
    sent: list[float] = []
    page.on("response", lambda answer: sent.append(time.monotonic()) if answer.url.endswith("/actions") else None)
    page.goto("/")
    button = page.get_by_role("button", name=f"{BUTTONS[what]}: {title}", exact=True)
    button.tap()
    page.wait_for_url("**/table/*")
    until, ready = time.monotonic() + PATIENCE / 1000, 0.0
    while not sent and time.monotonic() < until:
        if tap_something(page, rng):
            ready = ready or time.monotonic() - begin
            taps += 1
        page.wait_for_timeout(1000 * LOOK)
    context.close()
    if not sent:
        raise SystemExit(f"{title}: {what}: nothing was done, seed {seed}")
    return {"taps": taps, "first choice s": ready, "first action s": sent[0] - begin}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="every run, as JSON")
    wanted = parser.parse_args()
    build_page.build()
    found: dict[str, list[dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            for title in titles(browser, server.address):
                for what in BUTTONS:
                    visit(browser, server.address, title, what, 0)
                    runs = [visit(browser, server.address, title, what, seed) for seed in range(wanted.runs)]
                    found[f"{title}: {what}"] = runs
                    print(f"{title}: {what}", runs, file=sys.stderr, flush=True)
        finally:
            browser.close()
            server.stop()
    if wanted.json:
        print(json.dumps(found, indent=1))
    print(f"median (least–most) of {wanted.runs} newcomers with a phone, from opening the page on")
    for name, runs in found.items():
        print(f"  {name:36}" + "".join(f"{key} {spread([run[key] for run in runs])}   " for key in runs[0]))


def spread(values: list[float]) -> str:
    """
    >>> spread([3, 1, 2])
    '2.0 (1.0–3.0)'
    """
    return f"{statistics.median(values):.1f} ({min(values):.1f}–{max(values):.1f})"


def titles(browser: Browser, address: str) -> list[str]:
    """The games that the server has, as they are called in German."""
    context = browser.new_context(base_url=address, locale="de")
    games: list[dict[str, Any]] = context.request.get("/api/games", headers={"Accept-Language": "de"}).json()
    context.close()
    return [game["title"] for game in games]


if __name__ == "__main__":
    main()
