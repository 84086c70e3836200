"""Pictures of every page, light and dark, on a phone and on a desk: `python tools/screenshots.py [--to FOLDER] [NAME]`.

`--languages de en`, `--sizes tablet wide` and `--themes dark` choose others; `--docs` takes those of the documentation;
`--frames` records at a table of each game (or of those named) what an action sets in motion, frame by frame.

Starts a server of its own, plays some moves at a table of each game, and photographs the pages in Chromium.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import build_page  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

import stellwerk  # noqa: E402
from browser.house import FLAGS, Server, chromium_path  # noqa: E402
from stellwerk.games import games  # noqa: E402

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
MORE_SIZES = {"tablet": (820, 1180), "wide": (1920, 1080)}
MAPS = [(game.id, name) for game in games().values() for name in game.maps]
GAMES = {game if name == games()[game].maps[0] else name: (game, name) for game, name in MAPS}
PLAYERS = 3
HEADERS = {"X-Stellwerk": "1"}
PICTURES = ROOT / "docs" / "pictures"
DOCS = [("table-grandtrunk", "desktop", "light"), ("hint-paris", "desktop", "dark"),
        ("table-deutschland", "phone", "light"), ("analysis-replay", "phone", "dark")]  # fmt: skip
ALL_PICTURES = (
    """() => Promise.all([...document.images].map((i) => ((i.loading = 'eager'), i.decode().catch(() => 0))))"""
)
PATIENCE = 300_000  # milliseconds: a machine that has never played a game compiles its rules first
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


class Studio:
    """Tables to be photographed, made with the cookie of one visitor."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.request.get("/api/me")
        self.tables = {name: self._running(name) for name in GAMES}
        self.fresh = {name: self._running(name, moves=0) for name in GAMES}
        self.over = {name: self._finished(name) for name in ("deutschland", "paris")}
        self.lobby = self._table("deutschland", [ME, BOT, {"kind": "open"}, {"kind": "invite"}], start=False)
        friends = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Emil"}]
        self.shared = self._table("deutschland", friends)

    def _table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        body = {"game": game, "seats": seats, "start": True, **more}
        answer = self.page.request.post("/api/tables", data=body, headers=HEADERS, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def _running(self, name: str, moves: int = 30) -> str:
        """A table in the middle of a game, with our turn to come."""
        game, map_name = GAMES[name]
        table = self._table(game, [ME, *[BOT] * (PLAYERS - 1)], map=map_name)
        rng = random.Random(4)
        for _ in range(200 + moves * 40):
            seen = self.page.request.get(f"/api/tables/{table}", timeout=PATIENCE).json()
            if seen["over"] or (moves <= 0 and seen["offers"]):
                break
            if not seen["offers"]:
                self.page.wait_for_timeout(60)
                continue
            offers = [offer for offer in seen["offers"] if offer["kind"] != "trade"] or seen["offers"]
            body = {"seat": seen["seat"], "action": rng.choice(offers)["action"], "seq": seen["seq"]}
            self.page.request.post(f"/api/tables/{table}/actions", data=body, headers=HEADERS, timeout=PATIENCE)
            moves -= 1
        return table

    def _finished(self, game: str) -> str:
        """A finished game, looked at as an analysis."""
        match, rng = stellwerk.Match.new(game, players=3, seed=11, names=["Ada", "Emil", "Grete"]), random.Random(6)
        while not match.over:
            match.play(rng.choice([a for a in match.legal() if not a.startswith("tickets")] or match.legal()))
        answer = self.page.request.post(
            "/api/analysis", data={"document": match.document()}, headers=HEADERS, timeout=PATIENCE
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def scenes(self) -> dict[str, Callable[[Page], None]]:
        """What there is to photograph, by name."""
        found: dict[str, Callable[[Page], None]] = {
            "home": lambda page: _open(page, "/", ".card img"),
            "new-table": self._new_table,
            "learn": lambda page: _open(page, "/learn", ".all img"),
            "account": lambda page: _open(page, "/account", "form"),
            "lobby": lambda page: _open(page, f"/table/{self.lobby}", ".lobby li"),
            "curtain": lambda page: _open(page, f"/table/{self.shared}", ".curtain"),
            "replay": lambda page: _open(page, f"/table/{self.over['paris']}?at=60", "input[type=range]"),
            "analysis": lambda page: _analysed(page, self.over["paris"]),
            "analysis-replay": lambda page: _analysed_replay(page, self.over["paris"]),
            "print": lambda page: _printed(page, self.over["deutschland"]),
            "missing": lambda page: _open(page, "/nowhere", "h1"),
        }
        for name, table in self.tables.items():
            found[f"table-{name}"] = lambda page, table=table: _open(page, f"/table/{table}", ".host svg")
            found[f"hint-{name}"] = lambda page, table=table: _hint(page, table)
        for name, table in self.fresh.items():
            found[f"first-{name}"] = lambda page, table=table: _open(page, f"/table/{table}", ".host svg")
        for name, table in self.over.items():
            found[f"score-{name}"] = lambda page, table=table: _score(page, table)
        for game in games():
            found[f"learn-{game}"] = lambda page, game=game: _open(page, f"/learn/{game}", "section img")
        return found

    def _new_table(self, page: Page) -> None:
        _open(page, "/", ".card")
        page.locator(".hero .buttons button").nth(1).click()
        page.locator("dialog[open] li select").first.wait_for()


def _open(page: Page, address: str, ready: str) -> None:
    page.goto(address)
    page.locator(ready).first.wait_for()


def _score(page: Page, table: str) -> None:
    _open(page, f"/table/{table}", ".bar .buttons .brass")
    page.locator(".bar .buttons .brass").first.click()
    page.locator("dialog[open] .sheet").wait_for()


def _hint(page: Page, table: str) -> None:
    _open(page, f"/table/{table}", ".bar .hint-me")
    page.locator(".bar .hint-me").click()
    page.locator(".hint li").first.wait_for(timeout=60_000)


def _analysed(page: Page, table: str) -> None:
    _score(page, table)
    page.locator(".sheet .analyse").click()
    page.locator(".turning li").first.wait_for(timeout=240_000)
    page.locator(".turning").scroll_into_view_if_needed()


def _analysed_replay(page: Page, table: str) -> None:
    _open(page, f"/table/{table}?at=60", ".bar .analyse")
    page.locator(".bar .analyse").click()
    page.locator(".points button").first.wait_for(timeout=240_000)
    page.locator(".points button").first.click()
    page.locator(".study .told").wait_for()


def _printed(page: Page, table: str) -> None:
    _score(page, table)
    page.emulate_media(media="print")


def _shoot(page: Page, show: Callable[[Page], None], path: Path, whole: bool) -> None:
    """Photograph a scene: a JPEG for the documentation, else a PNG."""
    show(page)
    page.evaluate(ALL_PICTURES)
    page.wait_for_timeout(900)
    page.screenshot(path=path, full_page=whole, **({"type": "jpeg", "quality": 88} if path.suffix == ".jpg" else {}))
    page.emulate_media(media="screen")
    print(path, flush=True)


def _record(page: Page, table: str, path: Callable[[int], Path]) -> None:
    """Photograph, from the first frame to the last, what an action sets in motion: the one with the longest way."""
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ motion: 'slow', coach: false }))")
    _open(page, f"/table/{table}", ".host svg")
    for _ in range(60):
        seen = page.request.get(f"/api/tables/{table}", timeout=PATIENCE).json()
        if seen["over"]:
            return
        if not seen["offers"]:
            page.wait_for_timeout(200)
            continue
        liked = [offer for kind in SHOWN for offer in seen["offers"] if offer["kind"] == kind]
        body = {"seat": seen["seat"], "action": (liked or seen["offers"])[0]["action"], "seq": seen["seq"]}
        page.request.post(f"/api/tables/{table}/actions", data=body, headers=HEADERS, timeout=PATIENCE)
        if liked and liked[0]["kind"] in SHOWN[:-1]:
            break
        page.wait_for_timeout(300)
    page.locator(".layer .flight").first.wait_for(state="attached")
    for n in itertools.count(1):
        page.screenshot(path=path(n))
        print(path(n), flush=True)
        if not page.locator(".layer .flight").count():
            return


# Kinds of actions that set something in motion, those that show most of it first, and what leads there.
SHOWN = ("deliver", "load", "move", "draw", "build", "claim", "bid")


class Photographer:
    """Takes pictures of a studio's scenes, as one visitor sees them on all kinds of devices."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        first = browser.new_context(base_url=address)
        self.studio = Studio(first.new_page())
        self.scenes = self.studio.scenes()
        self._cookies = first.cookies()

    def record(self, names: Iterable[str], folder: Path) -> None:
        """Record an action at some tables (at all, if there are no names), as pictures of it frame by frame."""
        for name in names or self.studio.tables:
            context = self._browser.new_context(base_url=self._address, viewport={"width": 1280, "height": 860})
            context.add_cookies(self._cookies)
            where = folder / f"frames-{name}"
            where.mkdir(parents=True, exist_ok=True)
            _record(context.new_page(), self.studio.tables[name], lambda n, where=where: where / f"{n:02}.png")
            context.close()

    def take(self, names: Iterable[str], size: str, theme: str, language: str, path: Callable[[str], Path]) -> None:
        """Photograph some scenes (all, if there are no names) on one kind of device."""
        width, height = {**SIZES, **MORE_SIZES}[size]
        context = self._browser.new_context(
            base_url=self._address, viewport={"width": width, "height": height}, color_scheme=theme,
            device_scale_factor=2 if size == "phone" else 1, locale=language, has_touch=size == "phone",
        )  # fmt: skip
        context.add_cookies(self._cookies)
        context.add_init_script(f"localStorage.setItem('language', '{language}')")
        page = context.new_page()
        for name in names or self.scenes:
            _shoot(page, self.scenes[name], path(name), name.startswith(("home", "learn", "account", "print")))
        context.close()


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these scenes")
    parser.add_argument("--docs", action="store_true", help="take the pictures of the documentation instead")
    parser.add_argument("--frames", action="store_true", help="record what moves at a table of each game instead")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--sizes", nargs="*", choices=[*SIZES, *MORE_SIZES], default=list(SIZES))
    parser.add_argument("--languages", nargs="*", choices=["en", "de"], default=["en"])
    parser.add_argument("--themes", nargs="*", choices=["light", "dark"], default=["light", "dark"])
    chosen = parser.parse_args()
    build_page.build()
    chosen.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            photographer = Photographer(browser, server.address)
            known = photographer.studio.tables if chosen.frames else photographer.scenes
            if unknown := set(chosen.names) - set(known):
                parser.error(f"no such scene: {', '.join(unknown)}; there are {', '.join(known)}")
            if chosen.frames:
                photographer.record(chosen.names, chosen.to)
            elif chosen.docs:
                for name, size, theme in DOCS:
                    photographer.take(
                        [name], size, theme, "en", lambda name, size=size: PICTURES / f"page-{name}-{size}.jpg"
                    )
            else:
                for language, theme, size in itertools.product(chosen.languages, chosen.themes, chosen.sizes):
                    look = f"{size}-{theme}-{language}"
                    photographer.take(
                        chosen.names, size, theme, language, lambda name, look=look: chosen.to / f"{name}-{look}.png"
                    )
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
