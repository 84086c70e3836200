"""The page as a program of the device: installable, light, and with something to say without a line."""

import json
import struct
import sys
from pathlib import Path

import pytest

from browser.house import Server
from browser.playing import new_game

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "web" / "public"
WORKER = """async () => { const worker = await navigator.serviceWorker.ready; return worker.active.scriptURL; }"""
KEPT = """async () => Promise.all((await caches.keys()).map(async (name) =>
  [name, (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)]))"""


def size(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


def test_a_browser_would_install_it(page):
    page.goto("/")
    page.evaluate(WORKER)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["display"] == "standalone"
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # (The tests' browser has its windows in private mode, in which nothing is installed.)
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_the_icons_are_what_the_manifest_says(page):
    page.goto("/")
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    found = {}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            found[icon["purpose"], icon["sizes"]] = "x".join(map(str, size(answer.body())))
    assert found == {("any", "192x192"): "192x192", ("any", "512x512"): "512x512", ("maskable", "512x512"): "512x512"}


def test_the_icons_are_made_from_the_signal():
    sys.path.insert(0, str(ROOT / "tools"))
    icons = pytest.importorskip("icons")
    made = icons.icons()
    assert {name: (icons.FOLDER / name).read_bytes() for name in made} == made, "run tools/icons.py"
    assert {path.name for path in icons.FOLDER.iterdir()} == set(made)


@pytest.fixture
def fragile(page_built, tmp_path):
    """A server that may be stopped."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def test_without_the_server_there_is_a_page_that_says_so_and_finds_it_again(visitors, fragile):
    page = visitors(base_url=fragile.address)
    page.goto("/")
    page.evaluate(WORKER)
    fragile.stop()
    for path in ("/", "/learn", "/table/never-seen"):
        page.goto(path)
        assert page.get_by_role("heading", name="No connection to the server").is_visible(), path
        assert page.get_by_role("heading", name="Keine Verbindung zum Server").is_visible()
    style = "e => getComputedStyle(e).backgroundColor"
    assert page.get_by_role("link", name="Try again").evaluate(style) == "rgb(191, 58, 42)", "with its style"
    page.goto("/learn")
    fragile.start()
    page.get_by_role("link", name="Try again").click()
    page.get_by_role("link", name="Paris Connection").first.wait_for()
    assert page.url.endswith("/learn"), "where one was"


def test_the_worker_keeps_that_page_and_nothing_else(page):
    page.goto("/")
    page.evaluate(WORKER)
    page.evaluate("() => caches.open('an old one')")
    page.goto(
        f"/table/{new_game(page, 'paris', [{'kind': 'me'}, {'kind': 'bot', 'bot': 'random'}, {'kind': 'bot', 'bot': 'random'}])}"
    )
    page.locator(".bar.mine").wait_for()
    kept = dict(page.evaluate(KEPT))
    assert kept.pop("an old one", []) == []
    assert kept == {"/offline": ["/offline"]}


def test_the_start_page_is_light(visitors):
    """What a new visitor with a phone loads: under 400 KB, all of it."""
    page = visitors(viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    loaded = []
    devtools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto("/")
    page.locator(".hero .button.main:enabled").wait_for()
    for picture in page.locator(".card img").all():
        picture.scroll_into_view_if_needed()
    page.evaluate("() => Promise.all([...document.images].map((image) => image.decode()))")
    page.wait_for_load_state("networkidle")
    assert len(loaded) > 15, "everything was counted"
    assert sum(loaded) < 400_000
