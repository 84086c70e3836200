"""Mutants by the million: every one refused in words or as good as any other position, with every index checked.

    python tools/mutants.py                        # a million of each game, on all cores
    python tools/mutants.py --games paris --count 50000 --json

Each worker says which mutant it is at, so that one which kills its process or makes it hang is known by its number too.
Whatever broke something is written to a file, and the rest goes on.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

os.environ.setdefault("STELLWERK_BOUNDSCHECK", "1")  # before the rules are read: compiled with every index checked
os.environ.setdefault("STELLWERK_QUIET", "1")

from stellwerk import mutants
from stellwerk.games import games, get

CHUNK = 500  # mutants that a worker is handed at once
FOLDER = typer.Option(Path(tempfile.gettempdir()) / "stellwerk-mutants", help="For those that broke something.")
PATIENCE = 120.0  # seconds that one mutant may take (the first one of a worker reads the rules)


def work(id: str, seed: int, numbers: range, at: Any, results: Any) -> None:
    """Try some mutants; whatever breaks something is reported and left behind."""
    game, total, cache = get(id), mutants.Tally(), dict[int, Any]()
    breaches = []
    for i in numbers:
        at.value = i
        document = mutants.mutant(game, seed, i, cache)
        try:
            total += mutants.tried(document, i)
        except mutants.Breach as fault:
            total.tried += 1
            breaches.append((i, str(fault)))
    results.put((vars(total), breaches))


class Worker:
    """A process with some mutants to try, watched."""

    def __init__(self, id: str, seed: int, numbers: range) -> None:
        context = multiprocessing.get_context("spawn")
        self.numbers = numbers
        self.results = context.SimpleQueue()
        self.at = context.Value("q", -1, lock=False)
        self.seen, self.since = -1, time.monotonic()
        self.process = context.Process(target=work, args=(id, seed, numbers, self.at, self.results), daemon=True)
        self.process.start()

    def stuck(self) -> bool:
        """Whether it has been at the same mutant for too long."""
        if self.at.value != self.seen:
            self.seen, self.since = self.at.value, time.monotonic()
        return time.monotonic() - self.since > PATIENCE

    def outcome(self) -> tuple[mutants.Tally, list[tuple[int, str]]] | None:
        """What came of it, once it has ended: a dead or a hanging process is a breach of the mutant it was at."""
        if not self.results.empty():
            tally, breaches = self.results.get()
            self.process.join()
            return mutants.Tally(**tally), breaches
        if self.process.is_alive() and not self.stuck():
            return None
        fault = "it hangs" if self.process.is_alive() else f"the process died (exit code {self.process.exitcode})"
        self.process.kill()
        return mutants.Tally(tried=max(0, self.at.value - self.numbers.start) + 1), [(self.at.value, fault)]


def run(id: str, count: int, seed: int, processes: int, progress: Progress) -> tuple[mutants.Tally, list[Any]]:
    """All mutants of a game, over all cores."""
    mutants.run(get(id), range(2 * mutants.BLOCK), seed)  # compiles whatever is needed, however long that takes
    left = [range(n, min(n + CHUNK, count)) for n in range(0, count, CHUNK)][::-1]
    bar = progress.add_task(id, total=count)
    total, breaches, workers = mutants.Tally(), list[Any](), list[Worker]()
    try:
        while left or workers:
            while left and len(workers) < processes:
                workers.append(Worker(id, seed, left.pop()))
            for worker in list(workers):
                if (outcome := worker.outcome()) is not None:
                    workers.remove(worker)
                    total, breaches = total + outcome[0], breaches + outcome[1]
                    progress.update(bar, advance=outcome[0].tried)
                    if outcome[0].tried < len(worker.numbers):  # it died or hung half-way: the rest is another's
                        left.append(range(worker.numbers.start + outcome[0].tried, worker.numbers.stop))
            time.sleep(0.02)
    except KeyboardInterrupt:
        for worker in workers:
            worker.process.kill()
        progress.console.print("Stopped; what was done so far:")
    return total, breaches


def kept(id: str, seed: int, i: int, folder: Path) -> Path:
    """The file of a mutant that broke something."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{id}-{seed}-{i}.json"
    path.write_text(json.dumps(mutants.mutant(get(id), seed, i), indent=1))
    return path


def main(
    names: str = typer.Option("", "--games", help="Games, separated by commas; all if not said."),
    count: int = typer.Option(1_000_000, min=1, help="Mutants of each game."),
    seed: int = typer.Option(1, help="Other seeds make other mutants."),
    processes: int = typer.Option(0, min=0, help="Processes at once; 0: one on each core."),
    folder: Path = FOLDER,
    as_json: bool = typer.Option(False, "--json", help="The result as JSON."),
) -> None:
    """Try mutants of positions; exits with 1 if any broke something."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results = {}
    with Progress(*columns, console=console) as progress:
        for id in names.split(",") if names else games():
            started = time.monotonic()
            total, breaches = run(id, count, seed, processes or os.cpu_count() or 1, progress)
            files = [{"mutant": i, "fault": fault, "file": str(kept(id, seed, i, folder))} for i, fault in breaches]
            invariants = len(get(id).invariants.names)
            seconds = round(time.monotonic() - started, 1)
            results[id] = {**vars(total), "invariants": invariants, "seconds": seconds, "breaches": files}
    if as_json:
        print(json.dumps(results, indent=1))
    else:
        for id, found in results.items():
            print(f"{id}: " + ", ".join(f"{key} {value}" for key, value in found.items() if key != "breaches"))
            for breach in found["breaches"]:
                print(f"  mutant {breach['mutant']}: {breach['fault']}\n    {breach['file']}")
    raise typer.Exit(any(found["breaches"] for found in results.values()))


if __name__ == "__main__":
    typer.run(main)
