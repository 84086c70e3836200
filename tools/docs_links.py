"""Are all links of a built site alive?  Every address and anchor in it, and that nothing is loaded from elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

PLACE = "/docs/"  # where the server has it
LOST = "404.html"
LOADED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}


class Reader(HTMLParser):
    """What a page links to, loads, and can be linked to at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[tuple[str, bool]] = set()
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called by the parser for each tag."""
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if found.get(name)}
        loads = tag in LOADED
        address = found.get(LOADED[tag] if loads else "href")
        if address is not None and tag in (*LOADED, "a"):
            self.links.add((address, loads))
        if tag == "style" or (tag == "script" and "src" not in found and "json" not in found.get("type", "")):
            self.inline.append(tag)
        self.inline += [name for name in found if name == "style" or name.startswith("on")]


def faults(site: Path) -> list[str]:
    """What is wrong with the links of a site, in words."""
    pages = {path: Reader(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    return [
        f"{path.relative_to(site)}: {fault}" for path, page in pages.items() for fault in _faults(site, path, pages)
    ]


def _faults(site: Path, path: Path, pages: dict[Path, Reader]) -> Iterator[str]:
    for address, loads in sorted(pages[path].links):
        parts = urlsplit(address)
        if parts.scheme == "data":
            continue
        if parts.scheme or parts.netloc:
            if loads:
                yield f"loads {address} from elsewhere"
            continue
        if path.name == LOST and parts.path and not parts.path.startswith("/"):
            yield f"{address} is relative, in a page that is shown at any address"
            continue
        place = site / parts.path.removeprefix(PLACE) if parts.path.startswith(PLACE) else path.parent / parts.path
        found = Path(unquote(str(place))).resolve() if parts.path else path
        found = found / "index.html" if found.is_dir() else found
        if not found.is_relative_to(site.resolve()) or not found.is_file():
            yield f"no such page: {address}"
        elif parts.fragment and found in pages and unquote(parts.fragment) not in pages[found].anchors:
            yield f"no such anchor: {address}"
    if pages[path].inline:
        yield f"has {', '.join(sorted(set(pages[path].inline)))} in the page, which the server's policy refuses"


if __name__ == "__main__":
    sys.exit("\n".join(faults(Path(sys.argv[1]).resolve())) or 0)
