"""How often the two readings of the bonus for Nuremberg - Fürth differ, and a picture of what each of them pays.

    python tools/nuremberg_bonus.py --games 10000 --picture docs/pictures/nuremberg-bonus.svg

Greedy players play with the option bonus = shortest; then the same actions are played again with bonus = all, which
changes nothing but points.  Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from stellwerk.engine.batch import DeadEnd
from stellwerk.games import get
from stellwerk.lab.study import Plan, logged_game, slips_of

GAME = get("nuremberg")
CASES = ((2, "2-3"), (3, "2-3"), (3, "3-4"), (4, "3-4"))

STEP, TOP, WIDTH = 30, 92, 760  # measures of the picture
STYLE = """
text { font: 15px Barlow, sans-serif; fill: #1d2b3a } .soft { fill: #5d6a74; font-size: 13px }
.paper { fill: #f4ecd8 } line { stroke-width: 7; stroke-linecap: round } .town { fill: #14304f }
.blue { stroke: #2f6db3 } .orange { stroke: #b8651f } .purple { stroke: #8e5aa8 } .company { stroke: #3f8a4e }
.idle { opacity: .28; stroke-dasharray: 3 9 }
@media (prefers-color-scheme: dark) { text { fill: #f1ead9 } .soft { fill: #a9b4bc } .paper { fill: #10181f }
.town { fill: #7fa7d0 } }
"""


def compared(players: int, side: str, games: int) -> str:
    """One line of the table: in how many games points differ, by how much, and in how many somebody else wins."""
    plan = Plan(GAME.id, players, ("greedy",), "nuremberg", {"side": side})
    board, slips = GAME.board_of(plan.map), slips_of(plan.bots)
    shortest, every = (GAME.option_values({**plan.options, "bonus": bonus}) for bonus in ("shortest", "all"))
    more, others, again = [], 0, GAME.state.new(1)[0]
    for seed in range(games):
        actions, _, final = logged_game(GAME, board, players, shortest, slips, seed)
        GAME.rules.setup(board.record, again, players, seed, every)
        if GAME.loops.replay(board.record, again, actions, GAME.buffer()) != len(actions):
            raise DeadEnd(GAME, seed, len(actions))
        more.append(int((again.points - final.points).sum()))
        won = [np.zeros(players, np.int32) for _ in range(2)]
        for s, out in zip((final, again), won, strict=True):
            GAME.rules.winners(board.record, s, out)
        others += bool((won[0] != won[1]).any())
    paid = [n for n in more if n]
    mean = f"{np.mean(paid):.1f}" if paid else ""
    return f"| {players} | {side} | {len(paid) / games:.1%} | {mean} | {others / games:.1%} |"


def line(x: float, y: float, links: int, colour: str, up: float, scores: bool) -> str:
    """Links one after the other, from left to right, slanting so much."""
    idle = "" if scores else " idle"
    parts = []
    for i in range(links):
        a, b = x + i * STEP, y + i * up
        parts.append(
            f'<line class="{colour}{idle}" x1="{a + 4:.0f}" y1="{b:.0f}" x2="{a + STEP - 4:.0f}" y2="{b + up:.0f}"/>'
        )
    return "".join(parts)


def reading(left: float, name: str, purple: bool) -> str:
    """One reading: Blue's trunk from Fürth, Orange's shorter branch, which ends with a company's link, and Purple's."""
    fork, rise = left + 3 * STEP, 6
    south = fork + 6 * STEP
    far, points = fork + 8 * STEP, f"Blue 3, Orange 5, Purple {8 if purple else 0}"
    parts = [
        f'<text x="{left:.0f}" y="34">{name}</text>',
        line(left, TOP, 3, "blue", 0, True),
        line(fork, TOP, 5, "orange", rise, True),
        line(fork + 5 * STEP, TOP + 5 * rise, 1, "company", rise, True),
        line(fork, TOP, 8, "purple", -rise, purple),
        f'<circle class="town" cx="{left:.0f}" cy="{TOP}" r="8"/>',
        f'<circle class="town" cx="{south:.0f}" cy="{TOP + 6 * rise}" r="8"/>',
        f'<circle class="town" cx="{far:.0f}" cy="{TOP - 8 * rise}" r="8"/>',
        f'<text class="soft" x="{left:.0f}" y="{TOP + 28}" text-anchor="middle">Fürth</text>',
        f'<text class="soft" x="{south:.0f}" y="{TOP + 6 * rise + 24}" text-anchor="middle">Nuremberg South</text>',
        f'<text class="soft" x="{far:.0f}" y="{TOP - 8 * rise + 26}" text-anchor="end">Nuremberg North</text>',
        f'<text class="soft" x="{left:.0f}" y="{TOP + 82}">{points}; the company nothing</text>',
    ]
    return "".join(parts)


def draw() -> str:
    """The two readings side by side."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} 190"><style>{STYLE}</style>'
    paper = f'<rect class="paper" width="{WIDTH}" height="190"/>'
    return head + paper + reading(32, "bonus = shortest", False) + reading(412, "bonus = all", True) + "</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games for each row")
    parser.add_argument("--picture", type=Path, help="draw the two readings into this SVG file")
    chosen = parser.parse_args()
    if chosen.picture:
        chosen.picture.write_text(draw(), encoding="utf-8")
    for players, side in CASES:
        print(compared(players, side, chosen.games), flush=True)


if __name__ == "__main__":
    main()
