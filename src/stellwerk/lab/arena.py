"""The arena: bots against each other, every seat in turn, the same deals for everyone; ratings and how sure they are.

A *pairing* is one bot against another that holds all other seats.  A *block* of a pairing is one seed, played once with
the first bot in each seat.  Results are written down game by game, so that a run that was broken off goes on where it
was.  Needs NumPy and Numba alone; games run in processes of their own, one for each core.

    python -m stellwerk.lab.arena deutschland:2 paris:3 --pairs greedy/random search:1s/greedy --games 400
        --seconds 540 --resume results.jsonl --out results.json
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations, takewhile
from pathlib import Path
from typing import Any

import numpy as np

from ..bots import Seat, foul, make_own, seated
from ..match import Match, find_game
from .ratings import fit, intervals, wilson
from .workers import spread

Row = dict[str, Any]


@dataclass(frozen=True)
class Pairing:
    """One bot `a` against another, `b`, that holds all other seats of a game."""

    game: str
    players: int
    a: str
    b: str
    map: str = ""
    options: Mapping[str, str] = field(default_factory=dict, hash=False)

    def seats(self, at: int) -> list[str]:
        """Who sits where when `a` has seat `at`."""
        return [self.a if p == at else self.b for p in range(self.players)]

    def match(self, seed: int) -> Match:
        """A new match of this pairing."""
        return Match.new(self.game, self.players, seed, self.options, self.map or None)

    def key(self) -> tuple[object, ...]:
        """What makes two pairings the same."""
        return self.game, self.players, self.a, self.b, self.map, tuple(sorted(self.options.items()))


@dataclass(frozen=True)
class Task:
    """One game to be played: a pairing, a seed, and the seat that `a` has."""

    pairing: Pairing
    seed: int
    at: int

    def key(self) -> tuple[object, ...]:
        """What makes two tasks the same."""
        return *self.pairing.key(), self.seed, self.at


# ---------------------------------------------------------------------------------------------------------- one game


def play(task: Task) -> Row:
    """Play one game; gives everybody's share of the win, points, and how long they thought.

    >>> row = play(Task(Pairing("paris", 3, "greedy", "random"), seed=1, at=2))
    >>> len(row["scores"]), row["actions"] > 20
    (3, True)
    """
    pairing = task.pairing
    match = pairing.match(task.seed)
    for spec in (pairing.a, pairing.b):
        make_own(spec).ready(match.game)  # in this process, too
    seats = seated(pairing.seats(task.at), task.seed)
    thought = {pairing.a: [0, 0.0, 0.0], pairing.b: [0, 0.0, 0.0]}  # decisions, seconds, longest
    while not match.over:
        bot = seats[match.actor]
        assert bot is not None
        seat = Seat(match, match.actor)
        free = len(seat.actions()) > 1
        started = time.perf_counter()
        action = bot.pick(seat)
        taken = time.perf_counter() - started
        if not match.play_all([action]):
            raise foul(bot, match, action)
        if free:
            sums = thought[bot.spec]
            sums[:] = sums[0] + 1, sums[1] + taken, max(sums[2], taken)
    winners = match.winners()
    return {
        **asdict(pairing), "seed": task.seed, "at": task.at,
        "won": [round(1 / len(winners), 4) if p in winners else 0 for p in range(pairing.players)],
        "scores": match.scores(), "actions": len(match.actions),
        "thought": {spec: [n, round(total, 4), round(longest, 4)] for spec, (n, total, longest) in thought.items()},
    }  # fmt: skip


def task_of(row: Row) -> Task:
    """The task that a result belongs to."""
    names = ("game", "players", "a", "b", "map", "options")
    return Task(Pairing(**{name: row[name] for name in names}), row["seed"], row["at"])


# --------------------------------------------------------------------------------------------------------- many games


def pairings(game: str, players: int, bots: Sequence[str], map: str = "", **options: str) -> list[Pairing]:
    """Every bot against every other; with more than two players both ways round, since one sits against many."""
    pairs: Iterable[tuple[str, ...]] = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return [Pairing(game, players, a, b, map, options) for a, b in pairs]


def tasks(chosen: Sequence[Pairing], games: int, seed: int = 0) -> Iterator[Task]:
    """So many games of each pairing (rounded up to whole blocks), blocks of all pairings taking turns."""
    for block in range(max((-(-games // pairing.players) for pairing in chosen), default=0)):
        for pairing in chosen:
            if block * pairing.players < games:
                yield from (Task(pairing, seed + block, at) for at in range(pairing.players))


def run(
    todo: Iterable[Task],
    *,
    processes: int = 0,
    seconds: float = 0,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    ray: str | None = None,
    rows: list[Row] | None = None,
) -> list[Row]:
    """Play tasks on so many processes (0: one for each core), no new ones after so many seconds (0: all of them).

    With `ray`, the address of a Ray cluster, they are played there.

    With a file, results found there are not played again and new ones are appended.  Results go into `rows` as they
    come: who breaks this off has them there.
    """
    rows = [] if rows is None else rows
    wanted = {task.key(): task for task in todo}
    known = {task_of(row).key(): row for row in (read(file) if file is not None else [])}
    rows += [row for key, row in known.items() if key in wanted]
    progress(len(rows))
    left = [task for key, task in wanted.items() if key not in known]
    until = time.monotonic() + seconds if seconds else float("inf")
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    for row in _played(left, processes, until, ray):
        rows.append(row)
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row, ensure_ascii=False) + "\n")
        progress(1)
    return rows


def read(file: Path) -> list[Row]:
    """The results in a file; a last line that was cut off is left out."""
    if not file.exists():
        return []
    rows = []
    text = file.read_text(encoding="utf-8")
    for line in text.splitlines():
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    if text and not text.endswith("\n"):
        with file.open("a", encoding="utf-8") as out:
            out.write("\n")
    return rows


def _played(left: Sequence[Task], processes: int, until: float, ray: str | None) -> Iterator[Row]:
    """Results as they come."""
    if ray is None and processes != 1:
        make_ready(left)
    in_time = takewhile(lambda task: time.monotonic() < until, left)
    return spread(play, in_time, 1 if len(left) < 2 else processes, ray)


def make_ready(todo: Sequence[Task]) -> None:
    """Compile once what all processes will need."""
    for game, spec in dict.fromkeys((t.pairing.game, spec) for t in todo for spec in (t.pairing.a, t.pairing.b)):
        make_own(spec).ready(find_game(game))


# ---------------------------------------------------------------------------------------------------------- the report


def report(rows: Sequence[Row]) -> dict[str, Any]:
    """Ratings by game, map and number of players, and all pairings, as plain data."""
    tables: dict[tuple[str, str, int], list[Row]] = defaultdict(list)
    for row in sorted(rows, key=lambda row: (row["game"], row["map"], row["players"], row["a"], row["b"], row["seed"])):
        tables[row["game"], row["map"], row["players"]].append(row)
    found: dict[str, Any] = {"ratings": [], "pairings": []}
    for (game, map, players), some in tables.items():
        heading = {"game": game, "map": map or find_game(game).maps[0], "players": players}
        found["ratings"] += [{**heading, **rating} for rating in rate(some)]
        found["pairings"] += [{**pair, **{k: heading[k] for k in ("game", "map")}} for pair in compare(some)]
    return found


def rate(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Each bot's rating with its interval, mean points, and time for a decision; the strongest first."""
    bots = sorted({row[side] for row in rows for side in ("a", "b")})
    number = {bot: i for i, bot in enumerate(bots)}
    seats = np.array([[number[bot] for bot in task_of(row).pairing.seats(row["at"])] for row in rows])
    shares = np.array([row["won"] for row in rows], float)
    blocks = [(row["a"], row["b"], row["seed"]) for row in rows]
    ratings, limits = fit(seats, shares, len(bots)), intervals(seats, shares, blocks, len(bots))
    found = []
    for bot, i in number.items():
        thought = np.array([row["thought"][bot] for row in rows if bot in (row["a"], row["b"])])
        scores = [
            score for row, at in zip(rows, seats, strict=True)
            for score, who in zip(row["scores"], at, strict=True) if who == i
        ]  # fmt: skip
        found.append({
            "bot": bot, "rating": round(float(ratings[i]), 1),
            "low": round(float(limits[i, 0]), 1), "high": round(float(limits[i, 1]), 1),
            "games": sum(bot in (row["a"], row["b"]) for row in rows), "score": round(float(np.mean(scores)), 2),
            "seconds": round(float(thought[:, 1].sum() / max(1, thought[:, 0].sum())), 6),
            "longest": round(float(thought[:, 2].max()), 4),
        })  # fmt: skip
    return sorted(found, key=lambda row: -row["rating"])


def compare(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The share of wins of the first bot of each pairing, with its interval, and mean points of both."""
    grouped: dict[tuple[str, str], list[Row]] = defaultdict(list)
    for row in rows:
        grouped[row["a"], row["b"]].append(row)
    found = []
    for (a, b), some in grouped.items():
        shares = [row["won"][row["at"]] for row in some]
        low, high = wilson(float(np.mean(shares)), len(shares))
        mine = [row["scores"][row["at"]] for row in some]
        theirs = [np.mean([s for p, s in enumerate(row["scores"]) if p != row["at"]]) for row in some]
        found.append({
            "a": a, "b": b, "players": some[0]["players"], "games": len(some),
            "share_a": round(float(np.mean(shares)), 4), "low": low, "high": high,
            "score_a": round(float(np.mean(mine)), 2), "score_b": round(float(np.mean(theirs)), 2),
        })  # fmt: skip
    return found


def markdown(found: Mapping[str, Any]) -> str:
    """A report as tables for the docs.

    >>> pair = {"game": "paris", "map": "france", "players": 3, "a": "greedy", "b": "random", "games": 400}
    >>> print(markdown({"ratings": [], "pairings": [{**pair, "share_a": 0.99, "low": 0.97, "high": 1.0}]}))
    | table | bot | against | wins | 95 % interval | games |
    |---|---|---|---|---|---|
    | paris, france, 3 players | `greedy` | 2 × `random` | 99.0 % | 97.0 to 100.0 % | 400 |
    """
    lines = []
    if found["ratings"]:
        lines += ["| table | bot | rating | 95 % interval | games | mean points | per decision |", "|" + "---|" * 7]
    for row in found["ratings"]:
        facts = [
            _table(row), f"`{row['bot']}`", f"{row['rating']:.0f}", f"{row['low']:.0f} to {row['high']:.0f}",
            str(row["games"]), f"{row['score']:.1f}", f"{row['seconds'] * 1000:.2f} ms",
        ]  # fmt: skip
        lines.append("| " + " | ".join(facts) + " |")
    lines += [""] if found["ratings"] else []
    lines += ["| table | bot | against | wins | 95 % interval | games |", "|" + "---|" * 6]
    for row in found["pairings"]:
        facts = [
            _table(row), f"`{row['a']}`", f"{row['players'] - 1} × `{row['b']}`", f"{100 * row['share_a']:.1f} %",
            f"{100 * row['low']:.1f} to {100 * row['high']:.1f} %", str(row["games"]),
        ]  # fmt: skip
        lines.append("| " + " | ".join(facts) + " |")
    return "\n".join(lines)


def _table(row: Mapping[str, Any]) -> str:
    return f"{row['game']}, {row['map']}, {row['players']} players"


# ------------------------------------------------------------------------------------------------------- by itself


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a list of pairings within a time limit, on all cores, and write what was found as JSON."""
    parser = argparse.ArgumentParser(prog="python -m stellwerk.lab.arena", description=main.__doc__)
    parser.add_argument("tables", nargs="+", help="GAME:PLAYERS or GAME:PLAYERS:MAP, such as deutschland:2")
    parser.add_argument("--pairs", nargs="+", required=True, help="pairings A/B: one A against all others B")
    parser.add_argument("--games", type=int, default=400, help="games of each pairing at each table")
    parser.add_argument("--seed", type=int, default=0, help="block i has the seed SEED + i")
    parser.add_argument("--seconds", type=float, default=0, help="start no new game after this many seconds")
    parser.add_argument("--processes", type=int, default=0, help="how many at once; 0: one for each core")
    parser.add_argument("--resume", type=Path, help="file of results: those there are kept, new ones appended")
    parser.add_argument("--out", type=Path, help="write the report to this file, and as tables beside it (.md)")
    chosen = parser.parse_args(arguments)
    plan = list(tasks(list(_plan(chosen.tables, chosen.pairs)), chosen.games, chosen.seed))
    started, done = time.monotonic(), 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        print(f"{done} of {len(plan)} games, {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)

    rows = run(plan, processes=chosen.processes, seconds=chosen.seconds, file=chosen.resume, progress=progress)
    found = report(rows)
    text = json.dumps(found, ensure_ascii=False, indent=1)
    if chosen.out:
        chosen.out.write_text(text + "\n", encoding="utf-8")
        chosen.out.with_suffix(".md").write_text(markdown(found) + "\n", encoding="utf-8")
    else:
        print(text)


def _plan(tables: Sequence[str], pairs: Sequence[str]) -> Iterator[Pairing]:
    for table in tables:
        game, players, *map = table.split(":")
        for pair in pairs:
            a, _, b = pair.partition("/")
            yield Pairing(find_game(game).id, int(players), make_own(a).spec, make_own(b).spec, map[0] if map else "")


if __name__ == "__main__":
    main()
