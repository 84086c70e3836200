"""What is the same for everyone goes out compressed and is kept; nothing else ever is (BREACH)."""

import gzip
import re
from pathlib import Path

import httpx
import pytest

from server.house import House, Visitor
from stellwerk.server import offline
from stellwerk.texts import LANGUAGES

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
TAKES = {"Accept-Encoding": "gzip, deflate, br"}
WORDS = "const lines = [" + "'signal', " * 400 + "];"
PICTURE = "/api/games/paris/maps/france/picture"


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    """A page as the build leaves it: scripts with their compressed forms, fonts without."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Stellwerk</title>")
    (folder / "assets" / "app-abc.js").write_text(WORDS)
    (folder / "assets" / "app-abc.js.gz").write_bytes(gzip.compress(WORDS.encode()))
    (folder / "assets" / "app-abc.js.br").write_bytes(b"as brotli wrote it")
    (folder / "assets" / "letters.woff2").write_bytes(b"\0" * 5000)
    (folder / "manifest.webmanifest").write_text("{}")
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory, page):
    with (
        pytest.MonkeyPatch.context() as patch,
        House(f"sqlite:///{tmp_path_factory.mktemp('house')}/public.db") as made,
    ):
        patch.setattr("stellwerk.server.app.PAGE", page)
        patch.setattr("stellwerk.server.manual.SITE", page)
        yield made


def get(house, path, **headers):
    """An answer as it came over the line: status, headers, bytes."""
    with (
        httpx.Client(base_url=house.url, headers={"Accept-Encoding": "identity", **headers}, timeout=600) as client,
        client.stream("GET", path) as answer,
    ):
        return answer.status_code, answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("takes", "coding"),
    [
        ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None), ("zstd", None),
        ("*", "br"), ("gzip;q=0, br;q=0", None),
    ],
)  # fmt: skip
def test_a_file_goes_out_in_the_best_form_that_the_browser_takes(house, page, takes, coding):
    status, headers, content = get(house, "/assets/app-abc.js", **{"Accept-Encoding": takes})
    assert (status, headers.get("content-encoding")) == (200, coding)
    ending = {"br": ".br", "gzip": ".gz", None: ""}[coding]
    assert content == (page / "assets" / f"app-abc.js{ending}").read_bytes()
    assert headers["vary"] == "Accept-Encoding"
    assert headers["content-type"].startswith("text/javascript")
    assert int(headers["content-length"]) == len(content)


def test_what_has_its_hash_in_its_name_is_kept_for_ever_and_the_rest_is_asked_for_again(house):
    assert get(house, "/assets/app-abc.js")[1]["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/table/abc", "/manifest.webmanifest", offline.ADDRESS):
        assert get(house, path)[1]["cache-control"] == "no-cache", path


@pytest.mark.parametrize(
    "path", ["/", "/assets/app-abc.js", "/assets/letters.woff2", "/offline", PICTURE, "/api/games"]
)
def test_who_has_it_already_gets_nothing_again(house, path):
    _, headers, content = get(house, path, **TAKES)
    status, again, nothing = get(house, path, **TAKES, **{"If-None-Match": f'"other", W/{headers["etag"]}'})
    assert (status, nothing) == (304, b"")
    assert (again["etag"], again["vary"]) == (headers["etag"], headers["vary"])
    plain = get(house, path)[1]
    assert (plain["etag"] == headers["etag"]) == ("content-encoding" not in headers), "each form has a tag of its own"
    assert get(house, path, **TAKES, **{"If-None-Match": plain["etag"] + "x"})[2] == content


def test_a_file_that_was_built_anew_is_read_anew(house, page):
    before = get(house, "/manifest.webmanifest")
    (page / "manifest.webmanifest").write_text('{"name": "Stellwerk"}')
    after = get(house, "/manifest.webmanifest")
    assert (before[2], after[2]) == (b"{}", b'{"name": "Stellwerk"}')
    assert before[1]["etag"] != after[1]["etag"]
    assert after[1]["content-type"] == "application/manifest+json"


def test_a_drawing_of_an_empty_board_is_compressed(house):
    _, plain, drawing = get(house, PICTURE)
    _, headers, packed = get(house, PICTURE, **TAKES)
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == drawing
    assert len(packed) < len(drawing) / 3
    assert headers["content-security-policy"] == plain["content-security-policy"]
    assert headers["content-security-policy"].startswith("default-src 'none'")


def test_only_what_is_the_same_for_everyone_is_compressed(house):
    """Two people who can see different things ask for everything there is; what comes compressed must be the same."""
    ann, bob = Visitor(house, **TAKES), Visitor(house, **TAKES)
    table = ann.table("paris", [ME, INVITE, INVITE])["id"]
    running = ann.table("paris")["id"]
    for id in (table, running):
        ann.ask("POST", f"/api/tables/{id}/chat", 204, text="words that a stranger has chosen " * 10)
        ann.ask("PUT", f"/api/tables/{id}/notes", 204, text="a secret " * 100)
    filled = {"game": "paris", "map": "france", "n": "0", "document": "map", "path": "assets/app-abc.js"}
    compressed, plain = set(), 0
    for route in paths(house):
        for id in (table, running):
            if route == "/api/bot/stream":
                continue  # never ends
            known = {**filled, "id": id}
            path = re.sub(r"\{(\w+)(:path)?\}", lambda found, known=known: known.get(found[1], "1"), route)
            seen = [get(house, path, **TAKES, Cookie=cookie(who)) for who in (ann, bob)]
            if any("content-encoding" in headers for _, headers, _ in seen):
                compressed.add(route)
                assert seen[0][2] == seen[1][2], route
                assert not any("set-cookie" in headers for _, headers, _ in seen), route
            else:
                plain += 1
    pages = {"/{path:path}", "/docs/{path:path}", offline.ADDRESS}
    maps = {f"/api/games/{{game}}/maps/{{map}}/{what}" for what in ("document", "picture")}
    assert compressed == {*pages, *maps, "/api/games"}
    assert plain > 20


def paths(house):
    """Every address that can be asked for."""
    return sorted({route.path for route in house.app._app.routes if "GET" in (getattr(route, "methods", None) or ())})


def cookie(visitor):
    return "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())


def test_the_page_for_those_without_a_line_is_whole_in_itself(house):
    _, headers, content = get(house, offline.ADDRESS)
    html = content.decode()
    assert not re.search(r'(src|href)="[^"]', html), "nothing else is loaded, and the link leads where one was"
    assert "<script" not in html
    assert [f'lang="{language}"' in html for language in LANGUAGES] == [True] * len(LANGUAGES)
    assert "sha256-" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]


@pytest.mark.parametrize(("sample", "switch"), [("nginx.conf", r"^\s*gzip on"), ("Caddyfile", r"^\s*encode\b")])
def test_the_samples_of_proxies_compress_nothing_either(sample, switch):
    said = (Path(__file__).resolve().parents[2] / "deploy" / sample).read_text(encoding="utf-8")
    assert not re.search(switch, said, re.MULTILINE)


def test_the_documentation_is_served_as_it_was_built(house, tmp_path, monkeypatch):
    site = tmp_path / "docs"
    monkeypatch.setattr("stellwerk.server.manual.SITE", site)
    with httpx.Client(base_url=house.url, headers=TAKES, timeout=600) as reader:
        for language, words in (("en", "make docs"), ("de", "Die Dokumentation ist nicht gebaut")):
            missing = reader.get("/docs/howto/play.html", headers={"Accept-Language": language})
            assert missing.status_code == 404
            assert words in missing.text
            assert "/api/docs" in missing.text

        (site / "howto").mkdir(parents=True)
        (site / "index.html").write_text("<title>Stellwerk</title>")
        (site / "404.html").write_text("<title>lost</title>")
        (site / "howto" / "index.html").write_text("<p>all of it</p>" * 200)
        front = reader.get("/docs", follow_redirects=True)
        assert str(front.url) == f"{house.url}/docs/"  # so that links in it lead into the site
        assert "<title>Stellwerk</title>" in front.text
        page = reader.get("/docs/howto/index.html")
        assert page.headers["Content-Encoding"] == "gzip"
        assert "script-src 'self';" in page.headers["Content-Security-Policy"]
        assert reader.get("/docs/howto/index.html", headers={"If-None-Match": page.headers["ETag"]}).status_code == 304
        (site / "howto" / "play.html").write_text("<title>play</title>")
        for path, place in (("howto", "howto/"), ("howto/play", "howto/play.html"), ("howto/play/", "howto/play.html")):
            assert str(reader.get(f"/docs/{path}", follow_redirects=True).url) == f"{house.url}/docs/{place}"
        for path in ("/docs/nothing.html", "/docs/%2e%2e/manual.py", "/docs/a%00b"):
            lost = reader.get(path)
            assert lost.status_code == 404, path
            assert "lost" in lost.text
