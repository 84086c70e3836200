"""A look at the balance of The Grand Trunk Journey on the reconstructed data: many games of the greedy player.

python tools/grandtrunk_balance.py 10000 docs/pictures/grandtrunk-balance.svg
"""

# mypy: ignore-errors
from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np
from matches import final_states, results

from stellwerk.drawing import tag, words
from stellwerk.games import get
from stellwerk.games.grandtrunk.board import PROGRESS_CARDS

GAME = get("grandtrunk")


def report(players, games):
    """What happened in so many games, as lines of text, and the shares for the picture."""
    board = GAME.board_of()
    finals, counts = final_states(GAME, GAME.maps[0], players, {}, games)
    points, won = results(GAME, GAME.maps[0], finals, players)
    low, mid, high = np.percentile(points, [5, 50, 95])
    order = np.array([[ranks.index(k) for k in range(players)] for ranks in _first_ranks(games, players)])
    by_order = [won[np.arange(games), order[:, k]].mean() for k in range(players)]
    company = finals.company[:, :players]
    shares = {x: float(won[company == c].mean() * players) for c, x in enumerate(board.labels["company"])}
    done = [np.mean(finals.done >> k & 1) for k in range(10)]
    goods = finals.delivered[:, :players].mean(axis=(0, 1))
    stations = np.mean([int(x).bit_count() for x in finals.stations])
    total = counts.astype(np.int64).sum(axis=(0, 1)) / (games * players)
    verbs = {kind.name: float(total[list(GAME.kinds.range(kind.name))].sum()) for kind in GAME.kinds}
    turns = verbs["maintain"] + verbs["move"]
    taken = [np.mean((finals.progress[:, :players] >> i & 1).any(axis=1)) for i in range(16)]
    lines = [
        f"### {players} players, {games} games",
        "",
        f"- points: median {mid:.0f}, 5 to 95 %: {low:.0f} to {high:.0f}; winners {points.max(axis=1).mean():.1f}",
        f"- turns of each player: {turns:.1f}; actions in a game: {total.sum() * players:.0f}",
        "- wins by place in the first order: " + ", ".join(f"{x:.1%}" for x in by_order),
        "- wins by company, 1 being fair: " + ", ".join(f"{k} {v:.2f}" for k, v in shares.items()),
        "- special deliveries made, by window: " + ", ".join(f"{x:.0%}" for x in done),
        "- delivered by each: " + ", ".join(f"{g} {n:.1f}" for g, n in zip(board.labels["good"], goods, strict=True)),
        f"- power at the end {finals.power[:, :players].mean():.2f}, "
        f"fast trains {finals.fast[:, :players].mean():.0%}, stations {stations:.1f} of 12",
        "- actions of a player in a game: " + ", ".join(f"{k} {v:.2f}" for k, v in verbs.items()),
        "- progress cards acquired, share of games: "
        + ", ".join(f"{k} {v:.0%}" for k, v in zip(PROGRESS_CARDS, taken, strict=True)),
    ]
    return lines, shares, done


def _first_ranks(games, players):
    """The order in which the players of each game began."""
    s = GAME.state.new(1)[0]
    for seed in range(games):
        GAME.rules.setup(GAME.board_of().record, s, players, seed, GAME.option_values())
        yield [int(x) for x in s.rank[:players]]


# ---------------------------------------------------------------------------------------------------------- the picture

COLOURS = ("#d8432f", "#e9b526", "#a066bd", "#3f9a5c")
STYLE = (
    "text{font-family:'Barlow Condensed',sans-serif;fill:#1d2b3a;font-size:14px}.h{font-size:20px;font-weight:700}"
    ".n{text-anchor:middle;font-size:12px}.t{font-weight:600}"
)


def bar(x, bottom, width, height, colour, above, below):
    """A bar with a number above it and a label below."""
    middle = x + width / 2
    return (
        tag("rect", x=x, y=bottom - height, width=width, height=max(height, 1), fill=colour)
        + words(above, middle, bottom - height - 6, "n")
        + words(str(below), middle, bottom + 16, "n")
    )


def chart(results, path):
    """Wins by company and special deliveries by window, for each number of players."""
    parts = [tag("style", STYLE), tag("rect", width=900, height=430, fill="#f4ecd8")]
    parts.append(words("Wins by company (1 = fair share)", 40, 36, "h"))
    parts.append(words("Special deliveries made, by window", 40, 246, "h"))
    for n, (players, (_, shares, done)) in enumerate(results.items()):
        left = 40 + n * 285
        parts.append(words(f"{players} players", left, 60, "t"))
        for i, (label, share) in enumerate(shares.items()):
            initials = "".join(word[0] for word in label.split("-")).upper()
            parts.append(bar(left + i * 62, 190, 44, 80 * share, COLOURS[i], f"{share:.2f}", initials))
        parts.append(tag("path", d=f"M{left} 110H{left + 240}", stroke="#1d2b3a", stroke_dasharray="4 3"))
        parts += [bar(left + k * 24, 400, 18, 130 * x, "#14304f", f"{x:.0%}", k + 1) for k, x in enumerate(done)]
    svg = tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 900 430")
    path.write_text(svg + "\n", encoding="utf-8")


def main(games: int, path: Path) -> None:
    results = {}
    for players in GAME.seats:
        started = time.perf_counter()
        results[players] = report(players, games)
        print("\n".join(results[players][0]))
        print(f"- {time.perf_counter() - started:.0f} s\n", flush=True)
    chart(results, path)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
