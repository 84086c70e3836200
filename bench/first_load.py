"""How soon the page can be used on a slow phone, and what it loads: `python bench/first_load.py [--runs 5]`.

Each run is a new visitor with empty caches: the home page is opened, "Play now" is clicked when all of it is there, and
the first thing that is lit at the table is awaited: one click.  A phone with a quarter of this machine's speed behind a
line of 1.6 Mbit/s is played by Chromium itself (`--cpu 1 --mbit 0` for none of that).  Before that one visitor has come
whose figures do not count, so that no rules are compiled and the server's first drawings are there.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import build_page  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from browser.house import FLAGS, Server, chromium_path  # noqa: E402

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
PLAY = ".hero .button.main"
PATIENCE = 300_000  # milliseconds: a machine that has never played a game compiles its rules first

# When there was something to read, and when a click on "Play now" would have been taken.
WATCH = f"""() => {{
  const seen = {{}};
  window.seen = seen;
  const look = () => {{
    const button = document.querySelector('{PLAY}');
    if (button) seen.shown ??= performance.now();
    if (button && !button.disabled) seen.usable ??= performance.now();
    if (!seen.usable) requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}}"""
LIT = """() => document.querySelector('.bar.mine:not(.pending)')
  && (document.querySelector('.host')?.shadowRoot?.querySelector('.lit')
    || document.querySelector('.spot.lit, .bar .buttons .button, .ticket.pick'))"""


def visit(browser: Browser, address: str, cpu: float, mbit: float, delay: float) -> dict[str, float]:
    """What one new visitor waits for, in seconds, and what comes over the line, in KB."""
    context = browser.new_context(base_url=address, locale="en", service_workers="block", **PHONE)
    page = context.new_page()
    line = context.new_cdp_session(page)
    got: dict[str, Any] = {"bytes": 0, "requests": 0}

    def done(event: Any) -> None:
        got["bytes"] += event["encodedDataLength"]
        got["requests"] += 1

    line.on("Network.loadingFinished", done)
    line.send("Network.enable")
    if mbit:
        speed = mbit * 1e6 / 8
        wanted = {"offline": False, "latency": delay, "downloadThroughput": speed, "uploadThroughput": speed}
        line.send("Network.emulateNetworkConditions", wanted)
    if cpu > 1:
        line.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    page.add_init_script(f"({WATCH})()")
    begin = time.monotonic()
    page.goto("/", wait_until="commit")
    page.wait_for_function("() => window.seen?.usable", timeout=PATIENCE)
    usable = page.evaluate("() => window.seen")
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    home = dict(got)
    idle = time.monotonic() - begin
    begin = time.monotonic()
    page.locator(PLAY).click()
    page.wait_for_function(LIT, timeout=PATIENCE)
    lit = time.monotonic() - begin
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    context.close()
    return {
        "home KB": home["bytes"] / 1000, "home requests": home["requests"], "shown s": usable["shown"] / 1000,
        "usable s": usable["usable"] / 1000, "all there s": idle, "from click to first choice s": lit,
        "with table KB": got["bytes"] / 1000,
    }  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--cpu", type=float, default=4, help="how many times slower than this machine")
    parser.add_argument("--mbit", type=float, default=1.6, help="of the line, both ways; 0: as fast as it goes")
    parser.add_argument("--delay", type=float, default=0, help="milliseconds before each answer")
    parser.add_argument("--json", action="store_true", help="every run, as JSON")
    wanted = parser.parse_args()
    build_page.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            visit(browser, server.address, 1, 0, 0)
            runs = [visit(browser, server.address, wanted.cpu, wanted.mbit, wanted.delay) for _ in range(wanted.runs)]
        finally:
            browser.close()
            server.stop()
    if wanted.json:
        print(json.dumps(runs, indent=1))
    print(f"median (least–most) of {wanted.runs} visitors, CPU {wanted.cpu}x slower, {wanted.mbit} Mbit/s")
    for name in runs[0]:
        values = sorted(run[name] for run in runs)
        print(f"  {name:30}{statistics.median(values):9.2f}  ({values[0]:.2f}–{values[-1]:.2f})")


if __name__ == "__main__":
    main()
