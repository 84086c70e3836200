"""Matches as data: many of them as match files or as one Parquet file, and back (columns: docs/howto/data.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..extras import needed
from ..match import MATCH_FORMAT, Match
from ..research.rewards import share_out
from .study import Plan, play_match
from .workers import spread

__all__ = ["NoData", "episode", "match_of", "read", "row_of", "rows", "schema", "write"]

FORMATS = ("match", "parquet", "npz")
ROWS = 1000  # matches written at once
NAME = "matches.parquet"
EPISODES = 64  # in one file of decisions: what is in memory at once


class NoData(ValueError):
    """Something that cannot be read or written, and why."""


def row_of(match: Match) -> dict[str, Any]:
    """A match as a row: the fields of its file, with what was reached in the end.

    >>> row = row_of(play_match(Plan("paris", 3), 7))
    >>> row["game"], row["players"], row["length"] == len(row["actions"])
    ('paris', 3, True)
    """
    document = match.document()
    return {
        "game": document["game"],
        "map": match.board.document["id"],
        "rules": document["rules"],
        "players": match.players,
        "options": sorted(match.options.items()),
        "names": list(match.names),
        "bots": list(match.bots),
        "seed": match.seed,
        "length": len(match.history),
        "actions": document["actions"],
        "over": match.over,
        "scores": match.scores() if match.over else None,
        "winners": match.winners() if match.over else None,
        "hash": match.hash,
        "hashes": sorted((int(n), value) for n, value in document["hashes"].items()),
        "own_map": json.dumps(document["map"], ensure_ascii=False) if not isinstance(document["map"], str) else None,
        "position": json.dumps(document["position"], ensure_ascii=False) if "position" in document else None,
    }


def match_of(row: dict[str, Any]) -> Match:
    """The match of a row, replayed and checked."""
    document: dict[str, Any] = {
        "format": MATCH_FORMAT, "game": row["game"],
        "map": json.loads(row["own_map"]) if row["own_map"] else row["map"],
        "rules": row["rules"], "players": row["players"], "options": dict(row["options"]),
        "seats": [{"name": n, "bot": b} for n, b in zip(row["names"], row["bots"], strict=True)],
        "actions": list(row["actions"]), "hashes": {str(n): value for n, value in row["hashes"]},
    }  # fmt: skip
    if row["position"]:
        document["position"] = json.loads(row["position"])
    else:
        document["seed"] = row["seed"]
    return Match.from_json(json.dumps(document))


def _arrow() -> Any:
    with needed("data", "Parquet needs"):
        import pyarrow
        import pyarrow.parquet
    return pyarrow


def schema() -> Any:
    """The columns, with what they mean."""
    a = _arrow()
    text, small = a.string(), a.int32()
    columns = (
        ("game", text, "id of the game"),
        ("map", text, "id of the map"),
        ("rules", text, "version of the game's rules"),
        ("players", a.int8(), "how many played"),
        ("options", a.map_(text, text), "options with the choices made"),
        ("names", a.list_(text), "by seat, the name or null"),
        ("bots", a.list_(text), "by seat, the spec of the bot or null"),
        ("seed", a.int64(), "of the random numbers; null for a match that began at a position"),
        ("length", small, "number of actions"),
        ("actions", a.list_(text), "the actions, in notation"),
        ("over", a.bool_(), "whether the match is over"),
        ("scores", a.list_(small), "points by seat, null if it is not over"),
        ("winners", a.list_(a.int8()), "the seats that won, null if it is not over"),
        ("hash", text, "hash of the last state"),
        ("hashes", a.map_(small, text), "hashes of states by number of actions, checked on reading"),
        ("own_map", text, "the map document as JSON, where it is not one of the game's maps"),
        ("position", text, "the state it began at as JSON, where it did not begin with a seed"),
    )
    return a.schema([a.field(name, kind, metadata={"about": about}) for name, kind, about in columns])


def write(
    matches: Iterable[Match], folder: Path, format: str = "match", progress: Callable[[int], None] = lambda done: None
) -> int:
    """Write matches into a folder, as files of their own or as one Parquet file; gives how many there were."""
    first = list(islice(matches := iter(matches), 1))  # whatever is wrong with it comes before anything is written
    matches = chain(first, matches)
    folder.mkdir(parents=True, exist_ok=True)
    if format == "match":
        n = 0
        for n, match in enumerate(matches, 1):
            which = f"{match.seed}" if match.seed is not None else f"{n:06}"
            match.save(_new_file(folder, f"{match.game.id}-{match.players}-{which}"))
            progress(1)
        return n
    if format == "npz":
        return _write_episodes(matches, folder, progress)
    if format != "parquet":
        raise NoData(f"there is no format {format!r}; formats: {', '.join(FORMATS)}")
    return _write_parquet(matches, folder / NAME, progress)


def _new_file(folder: Path, name: str) -> Path:
    """A file that is not there yet: nothing is overwritten."""
    path, again = folder / f"{name}.json", 1
    while path.exists():
        again += 1
        path = folder / f"{name}.{again}.json"
    return path


def _write_parquet(matches: Iterable[Match], path: Path, progress: Callable[[int], None]) -> int:
    a = _arrow()
    rows: list[dict[str, Any]] = []
    count = 0
    with a.parquet.ParquetWriter(path, schema(), compression="zstd") as out:
        try:
            for match in matches:
                rows.append(row_of(match))
                count += 1
                progress(1)
                if len(rows) >= ROWS:
                    out.write_table(a.Table.from_pylist(rows, schema()))
                    rows = []
        finally:  # also what there was when somebody broke it off
            if rows:
                out.write_table(a.Table.from_pylist(rows, schema()))
    return count


def episode(match: Match) -> dict[str, NDArray[Any]]:
    """A match decision by decision, as learners want it: what the actor saw, what it might do, what it did, what came
    of it.

    >>> found = episode(play_match(Plan("paris", 3), 7))
    >>> found["observations"].shape[0] == len(found["actions"]), float(found["rewards"].sum())
    (True, 0.0)
    """
    game, n = match.game, len(match.actions)
    found: dict[str, NDArray[Any]] = {
        "observations": np.zeros((n, game.size), np.float32),
        "action_masks": np.zeros((n, -(-game.actions // 8)), np.uint8),
        "actions": np.array(match.actions, np.int32),
        "seats": np.zeros(n, np.int8),
        "rewards": np.zeros(n, np.float32),
        "terminations": np.zeros(n, np.bool_),
        "truncations": np.zeros(n, np.bool_),
        "returns": np.zeros(n, np.float32),
        "scores": np.zeros(n, np.int32),
    }
    for i, state in zip(range(n), match.states(), strict=False):
        mask = np.zeros(game.actions, np.uint8)
        mask[state.legal()] = 1
        found["seats"][i], found["observations"][i] = state.actor, state.observe(state.actor)
        found["action_masks"][i] = np.packbits(mask)
    if n:
        found["terminations" if match.over else "truncations"][-1] = True
    if match.over:
        won, shares = np.zeros(match.players, np.int32), np.zeros(match.players, np.float32)
        won[match.winners()] = 1
        share_out(won, match.players, shares)
        found["returns"], found["scores"] = shares[found["seats"]], np.array(match.scores(), np.int32)[found["seats"]]
        for seat in range(match.players):
            if len(its := np.flatnonzero(found["seats"] == seat)):
                found["rewards"][its[-1]] = shares[seat]
    return found


def _write_episodes(matches: Iterable[Match], folder: Path, progress: Callable[[int], None]) -> int:
    """Decisions of many matches one after another, some matches to a file; what is done so far is kept."""
    some: list[Match] = []
    count = 0

    def keep() -> None:
        if some:
            parts = [episode(match) for match in some]
            arrays: dict[str, Any] = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
            about = [{name: row_of(match)[name] for name in ABOUT} for match in some]
            lengths = np.array([len(match.actions) for match in some], np.int64)
            path = folder / f"episodes-{count - len(some):06}.npz"
            np.savez_compressed(path, **arrays, lengths=lengths, about=json.dumps(about, ensure_ascii=False))
            some.clear()

    try:
        for match in matches:
            if some and match.game is not some[0].game:
                keep()
            some.append(match)
            count += 1
            progress(1)
            if len(some) == EPISODES:
                keep()
    finally:
        keep()
    return count


ABOUT = ("game", "map", "rules", "players", "options", "bots", "seed", "scores", "winners", "hash")


def read(*paths: Path | str) -> Iterator[Match]:
    """The matches in match files, Parquet files, and folders of these, each replayed and checked.

    >>> import tempfile
    >>> folder = Path(tempfile.mkdtemp())
    >>> write([play_match(Plan("paris", 3), seed) for seed in (1, 2)], folder)
    2
    >>> [match.seed for match in read(folder)]
    [1, 2]
    """
    return _read(files(*paths))


def _read(found: Iterable[Path]) -> Iterator[Match]:
    for path in found:
        yield from map(match_of, rows(path)) if path.suffix == ".parquet" else [Match.load(path)]


def files(*paths: Path | str) -> list[Path]:
    """The match files and Parquet files that are meant by files and folders; NoData if there are none."""
    found: list[Path] = []
    for path in map(Path, paths):
        inside = sorted(x for x in path.iterdir() if x.suffix in (".json", ".parquet")) if path.is_dir() else [path]
        if not inside or not inside[0].exists():
            raise NoData(f"there are no matches in the folder {path}" if path.is_dir() else f"there is no file {path}")
        found += inside
    return found


def rows(path: Path | str) -> Iterator[dict[str, Any]]:
    """The rows of a Parquet file, as they are: what analysis wants, without replaying."""
    a = _arrow()
    try:
        with a.parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(ROWS):
                yield from batch.to_pylist()
    except a.ArrowInvalid as fault:
        raise NoData(f"{path}: {fault}") from None


def simulated(plan: Plan, games: int, seed: int = 0, processes: int = 1, ray: str | None = None) -> Iterator[Match]:
    """Matches played for the purpose, that of seed `seed + i` being the same wherever it is played."""
    if processes == 1 and ray is None:
        yield from (play_match(plan, seed + i) for i in range(games))
        return
    parts = [(plan, first, min(first + 16, seed + games)) for first in range(seed, seed + games, 16)]
    for found in sorted(spread(_some, parts, processes, ray)):
        yield from (Match.from_json(text) for text in found[1])


def _some(part: tuple[Plan, int, int]) -> tuple[int, list[str]]:
    plan, first, last = part
    return first, [play_match(plan, seed).to_json() for seed in range(first, last)]
