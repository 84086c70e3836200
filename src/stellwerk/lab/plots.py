"""Plots of what the lab and the coach found, as SVG in the look of the boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..drawing import FONT, number, straight, tag, words
from ..palette import PALETTE, properties

WIDTH = 900.0
SEATS = (
    # colour by day, by night, and the pattern that carries the same meaning
    ("#c8102e", "#ff7a6b", ""),
    ("#14507f", "#7db4e0", "9 3"),
    ("#2e7d4f", "#7fcf9b", "2 3"),
    ("#9a6b00", "#e6c15c", "12 3 2 3"),
    ("#6b3fa0", "#c3a2ec", "5 5"),
    ("#3b3b3b", "#c9c9c9", "1 4"),
)
RULES = (
    "text{fill:var(--ink);font-size:15px}.h{font-size:22px;font-weight:700}.e{text-anchor:end}.m{text-anchor:middle}"
    ".s{font-size:13px;fill:var(--soft)}.paper{fill:var(--paper)}.grid{stroke:var(--soft);stroke-width:.6;opacity:.5}"
    ".dot{fill:var(--seal,#c8102e)}.range{stroke:var(--ink);stroke-width:2}.line{fill:none;stroke-width:2.4}"
    ".turn{stroke:var(--ink);stroke-width:1;stroke-dasharray:3 3}.mark{fill:var(--ink)}"
)


def sheet(name: str, height: float, parts: Sequence[str], theme: str) -> str:
    """A sheet of paper with the parts on it."""
    day, night = (f"{{{properties(PALETTE, dark)}}}" for dark in (False, True))
    own = ["." + name + "{" + FONT + "}", "." + name + day, "." + name + ".dark" + night]
    own += ["." + name + " " + rule + "}" for rule in RULES.split("}") if rule]
    for i, (day, night, _) in enumerate(SEATS):
        own += [f".{name} .seat{i}{{stroke:{day};--seat:{day}}}", f".{name}.dark .seat{i}{{stroke:{night}}}"]
    return tag(
        "svg", tag("style", "\n".join(own)), tag("rect", width=WIDTH, height=height, class_="paper"), *parts,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {number(WIDTH)} {number(height)}", width="100%",
        class_=name + (" dark" if theme == "dark" else " light"),
    )  # fmt: skip


def ratings(report: Mapping[str, Any], title: str = "", theme: str = "light") -> str:
    """Ratings with their intervals, a table for each game and number of players.

    >>> row = {"game": "paris", "map": "france", "players": 3, "bot": "random", "rating": 0.0, "low": -9.0, "high": 9.0}
    >>> "random" in ratings({"ratings": [row]})
    True
    """
    rows = report["ratings"]
    low, high = min((r["low"] for r in rows), default=0.0), max((r["high"] for r in rows), default=1.0)
    left, right, y = 260.0, WIDTH - 70, 40.0
    step = next(s for s in (25, 50, 100, 200, 500, 1000, 5000) if (high - low) / s <= 12)
    first, last = int(low // step) * step, (int(high // step) + 1) * step

    def x(rating: float) -> float:
        return left + (right - left) * (rating - first) / (last - first)

    parts = [words(title or "Elo", 24, y, "h")]
    top = y + 24
    heading = None
    y += 30
    for row in rows:
        if (table := (row["game"], row["map"], row["players"])) != heading:
            heading = table
            y += 26
            parts.append(words(f"{row['game']}, {row['map']}, {row['players']}", 24, y, "s"))
            y += 24
        parts += [
            words(row["bot"], 24, y + 5, ""),
            tag("path", d=straight([(x(row["low"]), y), (x(row["high"]), y)]), class_="range"),
            tag("circle", cx=x(row["rating"]), cy=y, r=5, class_="dot"),
            words(f"{row['rating']:.0f}", WIDTH - 16, y + 5, "e"),
        ]
        y += 24
    for tick in range(first, last + 1, step):
        parts.insert(0, tag("path", d=straight([(x(tick), top), (x(tick), y)]), class_="grid"))
        parts.append(words(str(tick), x(tick), y + 16, "s m"))
    return sheet("stellwerk-ratings", y + 34, parts, theme)


def chances(
    rows: Sequence[Sequence[float]], names: Sequence[str], turning: Sequence[int] = (), title: str = "",
    theme: str = "light",
) -> str:  # fmt: skip
    """Each seat's chance to win after every action; `turning` are the numbers of actions to be marked.

    >>> chances([[0.5, 0.5], [0.9, 0.1]], ["A", "B"], [1]).count("<path")
    8
    """
    left, right, top, bottom = 60.0, WIDTH - 150, 60.0, 360.0
    last = max(1, len(rows) - 1)

    def at(n: float, chance: float) -> tuple[float, float]:
        return left + (right - left) * n / last, bottom - (bottom - top) * chance

    parts = [words(title, left, 36, "h")]
    for percent in (0, 25, 50, 75, 100):
        _, y = at(0, percent / 100)
        parts.append(tag("path", d=straight([(left, y), (right, y)]), class_="grid"))
        parts.append(words(f"{percent} %", left - 8, y + 5, "s e"))
    for n in turning:
        x, _ = at(n, 0)
        parts.append(tag("path", d=straight([(x, top - 6), (x, bottom)]), class_="turn"))
        parts.append(words(str(n), x, bottom + 18, "s m"))
    below = sorted(range(len(names)), key=lambda p: -rows[-1][p]) if rows else []
    label = top - 20
    for p in below:
        line = straight([at(n, row[p]) for n, row in enumerate(rows)])
        dashes = SEATS[p % len(SEATS)][2] or None
        parts.append(tag("path", d=line, class_=f"line seat{p % len(SEATS)}", stroke_dasharray=dashes))
        label = max(label + 22, at(0, rows[-1][p])[1] + 5)
        parts.append(words(f"{names[p]} {rows[-1][p]:.0%}", right + 10, label, ""))
    return sheet("stellwerk-chances", max(bottom, label) + 40, parts, theme)
