"""Balance of First Train to Nuremberg: greedy players on both maps, for every number of players and side.

    python tools/nuremberg_balance.py --games 10000 --picture balance.svg > balance.md

Prints a table in Markdown: scores, pieces carried, links sold, profit, wins by seat, and how often the bonus comes; and
draws how the scores of winners and of the others are spread.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from matches import final_states, results

from stellwerk.games import get

GAME = get("nuremberg")
SALES = GAME.kinds.range("sell")
SIDES = ((2, "2-3"), (3, "2-3"), (3, "3-4"), (4, "3-4"))
CASES = [(map, players, side) for map in GAME.maps for players, side in SIDES]


LEFT, WIDTH, HEIGHT, FIRST, LAST = 190, 640, 74, -30, 110  # measures of the picture; points from first to last
STYLE = """
text { font: 15px Barlow, sans-serif; fill: #1d2b3a } .soft { fill: #5d6a74; font-size: 13px }
.paper { fill: #f4ecd8 } .rule { stroke: #d9ccab } .all { fill: #14304f; opacity: .35 } .won { fill: #b08a3c }
@media (prefers-color-scheme: dark) { text { fill: #f1ead9 } .soft { fill: #a9b4bc } .paper { fill: #10181f }
.rule { stroke: #33424d } .all { fill: #7fa7d0; opacity: .45 } .won { fill: #d0a850 } }
"""


def hill(points: np.ndarray, top: float, y: float) -> str:
    """How often each score came, as the outline of a hill that stands on a line."""
    shares = np.histogram(points, bins=np.arange(FIRST, LAST + 1, 2))[0] / len(points)
    step = WIDTH / len(shares)
    line = " ".join(f"{LEFT + i * step:.1f},{y - share * top:.1f}" for i, share in enumerate(shares))
    return f"M{LEFT},{y} L{line} L{LEFT + WIDTH},{y} Z"


def draw(found: list[tuple[str, np.ndarray, np.ndarray]]) -> str:
    """One pair of hills for each row of the table: all scores, and those of the winners."""
    parts, height = [], HEIGHT * len(found) + 80
    for points in range(-20, LAST, 20):
        x = LEFT + (points - FIRST) / (LAST - FIRST) * WIDTH
        parts.append(f'<path class="rule" d="M{x:.1f},30 V{height - 44}"/>')
        parts.append(f'<text class="soft" x="{x:.1f}" y="{height - 24}" text-anchor="middle">{points}</text>')
    for i, (name, scores, won) in enumerate(found):
        y = 30 + HEIGHT * (i + 1)
        parts.append(f'<text x="24" y="{y - 8}">{name}</text>')
        parts.append(f'<path class="all" d="{hill(scores.ravel(), 900, y)}"/>')
        parts.append(f'<path class="won" fill-opacity=".75" d="{hill(scores[won > 0], 900, y)}"/>')
    parts.append(f'<text class="soft" x="24" y="{height - 24}">points: all players</text>')
    parts.append(f'<text class="soft" x="{LEFT + WIDTH}" y="22" text-anchor="end">in brass: the winners</text>')
    paper = f'<rect class="paper" width="{LEFT + WIDTH + 30}" height="{height}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {height}"><style>{STYLE}</style>'
    return head + paper + "".join(parts) + "</svg>\n"


def row(map: str, players: int, side: str, games: int, found: list[tuple[str, np.ndarray, np.ndarray]]) -> str:
    """One line of the table; what the picture needs goes into `found`."""
    states, counts = final_states(GAME, map, players, {"side": side}, games)
    scores, won = results(GAME, map, states, players)
    found.append((f"{map.title()} {players} ({side})", scores, won))
    shares = " ".join(f"{x:.2f}".lstrip("0") for x in won.mean(axis=0))
    pieces = states["held"][:, :players].sum(axis=2).mean() / states["turn"][0]
    sold = counts[:, :, SALES.start : SALES.stop].sum(axis=2).mean()
    cells = [map.title(), players, side, f"{scores.mean():.1f}", f"{scores.max(axis=1).mean():.1f}", f"{pieces:.1f}"]
    cells += [f"{sold:.1f}", f"{states['profit'][:, :players].mean():+.1f}", shares]
    cells.append(f"{states['scored'].mean():.0%}" if GAME.board_of(map).record.scoring else "")
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games for each row")
    parser.add_argument("--picture", type=Path, help="draw the scores into this SVG file")
    chosen, found = parser.parse_args(), []
    for i, (map, players, side) in enumerate(CASES):
        print(f"{i + 1} of {len(CASES)}: {map}, {players} players, side {side}", file=sys.stderr)
        print(row(map, players, side, chosen.games, found), flush=True)
    if chosen.picture:
        chosen.picture.write_text(draw(found), encoding="utf-8")


if __name__ == "__main__":
    main()
