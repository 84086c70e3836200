"""A plain drawing of the Deutschland board as SVG text: wagon spaces, cities, and whose wagons stand where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape

SEAT_COLOURS = ("#f7f4ea", "#c8402f", "#8e5aa8", "#e6b93a", "#2b2d31")
INKS = {
    "blue": "#2f6db3", "red": "#c8402f", "green": "#4c8c4a", "yellow": "#e6b93a", "black": "#34373d",
    "purple": "#a45aa0", "white": "#f7f4ea", "orange": "#dd7f2e", "grey": "#a7a59c",
}  # fmt: skip


def picture(
    document: Mapping[str, Any],
    view: Mapping[str, Any] | None = None,
    language: str = "en",
    theme: str = "light",
    lit: Mapping[str, Any] | None = None,
) -> str:
    """Draw a board as SVG text.

    `document` is a map document, `view` what a seat sees of a game (none: the empty board), `lit` the tracks to
    highlight: {"tracks": [...]}.

    >>> from stellwerk.games import games
    >>> svg = picture(games()["deutschland"].map_document())
    >>> svg.startswith("<svg"), svg.count('class="track"')
    (True, 110)
    """
    owners = (view or {}).get("tracks", {})
    bright = (lit or {}).get("tracks", [])
    width, height = document["size"]
    parts = [f'<rect width="{width}" height="{height}" fill="{"#1d2b3a" if theme == "dark" else "#f4ecd8"}"/>']
    for route in document["routes"]:
        for i, track in enumerate(route["tracks"]):
            label = "-".join(route["between"]) + (f".{i + 1}" if i else "")
            parts.append(_track(label, track, owners.get(label), label in bright))
    ink = "#f4ecd8" if theme == "dark" else "#1d2b3a"
    for place in (*document["cities"].values(), *document["countries"].values()):
        name = place["name"][language] if isinstance(place["name"], Mapping) else place["name"]
        parts.append(f'<circle cx="{place["x"]}" cy="{place["y"]}" r="11" fill="{ink}"/>')
        parts.append(f'<text x="{place["x"]}" y="{place["y"] - 16}">{escape(name)}</text>')
    style = f"text{{font:22px sans-serif;text-anchor:middle;fill:{ink}}}"
    body = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><style>{style}</style>{body}</svg>'


def _track(label: str, track: Mapping[str, Any], owner: int | None, is_lit: bool) -> str:
    """One track: a box for each wagon space, with a wagon on it where the track is claimed."""
    boxes = []
    for x, y, angle in track["spaces"]:
        turned = f'transform="translate({x} {y}) rotate({angle})"'
        edge = "#c9a227" if is_lit else "#1d2b3a"
        boxes.append(
            f'<g {turned}><rect x="-26" y="-9" width="52" height="18" fill="{INKS[track["colour"]]}" stroke="{edge}"/>'
        )
        if owner is not None:
            boxes.append(
                f'<rect x="-21" y="-6" width="42" height="12" rx="5" fill="{SEAT_COLOURS[owner]}" stroke="#000"/>'
            )
        boxes.append("</g>")
    return f'<g class="track" id="track-{label}">{"".join(boxes)}</g>'
