"""A look at the balance of The Grand Trunk Journey on the reconstructed data: many games of a simple planner.

The planner tries some hundred random turns from a fresh guess at what it cannot know, values where each leads (points,
sets, loads and how far they have to go, power, speed) against the days spent, and plays the best one.  It plays far
better than chance, but it is no master: what it finds is a first look.

python tools/grandtrunk_balance.py 10000 docs/pictures/grandtrunk-balance.svg
"""

# mypy: ignore-errors
from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numba
import numpy as np

from stellwerk.drawing import tag
from stellwerk.engine.random import DICE, below, seed_into
from stellwerk.games import get
from stellwerk.games.grandtrunk.actions import END, STOP
from stellwerk.games.grandtrunk.board import PROGRESS_CARDS
from stellwerk.games.grandtrunk.notation import BLOCKS, read
from stellwerk.games.grandtrunk.picture import written
from stellwerk.games.grandtrunk.state import OVER, READY, STARTING

GAME = get("grandtrunk")
TRIES = 120  # random turns tried for each turn
LONGEST = 48  # actions of a turn at most
DAY = 0.9  # points that a day is worth

_ = GAME.ready
setup, legal, apply, scores, winners, determinize = (
    getattr(GAME.rules, name) for name in ("setup", "legal", "apply", "scores", "winners", "determinize")
)


@numba.njit(nogil=True)
def load_value(b, s, p, good, days_left):
    """What a cube on the train promises: the best place for it, less for every link to it."""
    best = 0.0
    at = s.at[p]
    for place in range(16):
        if place < 12 and s.stations >> place & 1 == 0:
            continue
        worth = 0.0
        if b.demand[s.tile[place]] == good:
            worth = 3.6 if good == 3 else 2.4
            if place < 12:
                worth += s.first[place]
                if good == 2 and s.steel[place] >= 4:
                    worth = 0.0
        far = b.distance[at, place] if place != at else 2
        card = place if place < 12 else 12
        held = s.hand[p] >> card & 1 or s.hand[p] >> 14 & 1 or (place >= 12 and s.hand[p] >> 13 & 1)
        if not held:
            far += 1.5
        if place < 12:
            for k in range(s.shown):
                tile = s.special[k]
                if s.done >> k & 1 == 0 and b.special_city[tile] == place and b.special_good[tile] == good:
                    then = s.day[p] + far
                    if then <= b.closes[k] and b.opens[k] - then < 5:
                        worth = max(worth, b.worth[k] - 0.4 * max(0.0, b.opens[k] - then))
        if far <= days_left + 4:
            best = max(best, worth - 0.55 * far)
    return best


@numba.njit(nogil=True)
def value(b, s, p):
    """What a position is worth to a player between two turns."""
    left = max(0.0, float(b.end_day - s.day[p]))
    share = left / b.end_day
    coal, wood, iron, steel = s.delivered[p, 0], s.delivered[p, 1], s.delivered[p, 2], s.delivered[p, 3]
    sets = min(coal, wood, iron)
    towards = min(coal, sets + 2) + min(wood, sets + 2) + min(iron, sets + 2) - 3 * sets
    total = s.points[p] + 3.0 * sets + (0.5 + 0.4 * share) * towards
    cards = 0
    for i in range(16):
        cards += s.progress[p] >> i & 1
    total += cards * (b.wood_points[s.wood[p]] + 2.2 * share)
    total += 0.35 * s.wood[p] * share
    if not s.fast[p]:
        total += 0.5 * min(coal, 3) * share
    total += share * (0.6 * min(steel, 3) + 4.5 * s.power[p] + 3.5 * s.fast[p])
    for c in range(18):
        if s.train[p] >> c & 1 and s.cubes[p, c] > 0:
            total += s.cubes[p, c] * load_value(b, s, p, s.good[p, c], left)
    for c in range(15):
        if s.hand[p] >> c & 1:
            total += 0.15
    return total - DAY * s.day[p]


@numba.njit(nogil=True)
def plan(b, s, trial, dice, out, line, best_line):
    """The best of many random turns: gives its length, the actions in best_line."""
    p = s.turn
    best, length = -1e9, 0
    for _ in range(TRIES):
        trial[0] = s
        t = trial[0]
        determinize(b, t, p, below(dice, 1 << 31))
        n = 0
        while n < LONGEST:
            count = legal(b, t, out)
            action = out[below(dice, count)]
            line[n] = action
            n += 1
            if action == END or action == STOP:
                break
            ends = t.phase == STARTING
            apply(b, t, action)
            if ends or t.turn != p or t.phase == OVER:
                break
        worth = value(b, t, p) + 0.001 * below(dice, 100)
        if worth > best:
            best, length = worth, n
            for i in range(n):
                best_line[i] = line[i]
    return length


@numba.njit(nogil=True)
def is_legal(b, s, out, action):
    """Whether an action can be played."""
    return action in out[: legal(b, s, out)]


@numba.njit(nogil=True)
def play(b, states, dice, out, lines, seed, players, options, counts, turns):
    """A whole game of planners."""
    s = states[0]
    setup(b, s, players, seed, options)
    seed_into(dice, seed, DICE)
    while s.phase != OVER:
        p = s.turn
        n = plan(b, s, states[1:2], dice, out, lines[0], lines[1])
        if s.phase == READY and s.acted == 0:
            turns[p] += 1
        for i in range(n):
            action = lines[1][i]
            if s.turn != p or s.phase == OVER or not is_legal(b, s, out, action):
                break
            apply(b, s, action)
            counts[p, action] += 1
            if action == END or action == STOP:
                break


def work(args):
    """Some games; gives points, wins and what was done."""
    seeds, players, board = args
    options = GAME.option_values()
    states, dice, out = GAME.state.new(2), np.zeros(3, np.uint32), GAME.buffer()
    lines = np.zeros((2, LONGEST), np.int32)
    rows = []
    for seed in seeds:
        counts, turns = np.zeros((4, GAME.actions), np.int32), np.zeros(4, np.int32)
        play(board.record, states, dice, out, lines, int(seed), players, options, counts, turns)
        points, won = np.zeros(4, np.int32), np.zeros(4, np.int32)
        scores(board.record, states[0], points)
        winners(board.record, states[0], won)
        won = won[:players] / won[:players].sum()
        rows.append((seed, points[:players].copy(), won, turns[:players].copy(), counts, states[:1].copy()[0]))
    return rows


def report(rows, players, board):
    """What happened, as lines of text, and the shares for the picture."""
    seeds, points, won, turns, counts, finals = (list(column) for column in zip(*rows, strict=True))
    points, won, turns = np.array(points), np.array(won), np.array(turns)
    low, mid, high = np.percentile(points, [5, 50, 95])
    order = np.array([[ranks.index(k) for k in range(players)] for ranks in _first_ranks(seeds, players)])
    by_order = [won[np.arange(len(rows)), order[:, k]].mean() for k in range(players)]
    company = np.array([f.company[:players] for f in finals])
    shares = {x: float(won[company == c].mean() * players) for c, x in enumerate(board.labels["company"])}
    done = [np.mean([int(f.done) >> k & 1 for f in finals]) for k in range(10)]
    goods = np.mean([f.delivered[:players].mean(axis=0) for f in finals], axis=0)
    power = np.mean([f.power[:players].mean() for f in finals])
    fast = np.mean([f.fast[:players].mean() for f in finals])
    stations = np.mean([int(f.stations).bit_count() for f in finals])
    total = sum(x.astype(np.int64) for x in counts).sum(axis=0)
    verbs = {block.verb: 0.0 for block in BLOCKS}
    for action in np.flatnonzero(total):
        verbs[read(int(action))[0]] += float(total[action]) / (len(rows) * players)
    taken = [np.mean([any(int(x) >> i & 1 for x in f.progress[:players]) for f in finals]) for i in range(16)]
    actions = total.sum() / len(rows)
    lines = [
        f"### {players} players, {len(rows)} games",
        "",
        f"- points: median {mid:.0f}, 5 to 95 %: {low:.0f} to {high:.0f}; winners {points.max(axis=1).mean():.1f}",
        f"- turns of each player: {turns.mean():.1f}; actions in a game: {actions:.0f}",
        "- wins by place in the first order: " + ", ".join(f"{x:.1%}" for x in by_order),
        "- wins by company, 1 being fair: " + ", ".join(f"{k} {v:.2f}" for k, v in shares.items()),
        "- special deliveries made, by window: " + ", ".join(f"{x:.0%}" for x in done),
        "- delivered by each: " + ", ".join(f"{g} {n:.1f}" for g, n in zip(board.labels["good"], goods, strict=True)),
        f"- power at the end {power:.2f}, fast trains {fast:.0%}, stations {stations:.1f} of 12",
        "- actions of a player in a game: " + ", ".join(f"{k} {v:.2f}" for k, v in verbs.items()),
        "- progress cards acquired, share of games: "
        + ", ".join(f"{k} {v:.0%}" for k, v in zip(PROGRESS_CARDS, taken, strict=True)),
    ]
    return lines, shares, done


def _first_ranks(seeds, players):
    """The order in which the players of each game began."""
    s = GAME.state.new(1)[0]
    for seed in seeds:
        setup(GAME.board_of().record, s, players, int(seed), GAME.option_values())
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
        + written(above, middle, bottom - height - 6, "n")
        + written(below, middle, bottom + 16, "n")
    )


def chart(results, path):
    """Wins by company and special deliveries by window, for each number of players."""
    parts = [tag("style", STYLE), tag("rect", width=900, height=430, fill="#f4ecd8")]
    parts.append(written("Wins by company (1 = fair share)", 40, 36, "h"))
    parts.append(written("Special deliveries made, by window", 40, 246, "h"))
    for n, (players, (_, shares, done)) in enumerate(results.items()):
        left = 40 + n * 285
        parts.append(written(f"{players} players", left, 60, "t"))
        for i, (label, share) in enumerate(shares.items()):
            initials = "".join(word[0] for word in label.split("-")).upper()
            parts.append(bar(left + i * 62, 190, 44, 80 * share, COLOURS[i], f"{share:.2f}", initials))
        parts.append(tag("path", d=f"M{left} 110H{left + 240}", stroke="#1d2b3a", stroke_dasharray="4 3"))
        parts += [bar(left + k * 24, 400, 18, 130 * x, "#14304f", f"{x:.0%}", k + 1) for k, x in enumerate(done)]
    svg = tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 900 430")
    path.write_text(svg + "\n", encoding="utf-8")


def main(games: int, path: Path) -> None:
    board, results = GAME.board_of(), {}
    threads = int(os.environ.get("THREADS", "1"))
    for players in GAME.seats:
        started = time.perf_counter()
        seeds = np.arange(games)
        parts = np.array_split(seeds, threads * 4)
        with ThreadPoolExecutor(threads) as pool:
            rows = [row for part in pool.map(work, [(x, players, board) for x in parts]) for row in part]
        results[players] = report(rows, players, board)
        print("\n".join(results[players][0]))
        print(f"- {time.perf_counter() - started:.0f} s\n", flush=True)
    chart(results, path)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
